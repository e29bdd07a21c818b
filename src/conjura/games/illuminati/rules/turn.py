"""The turn, step by step (I-3)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.illuminati.actions import (
    Attack,
    Confirm,
    Decline,
    Drop,
    Leave,
    MoveGroup,
    Offer,
    Pass,
    Play,
    Proceed,
    Transfer,
    UseAbility,
)
from conjura.games.illuminati.events import (
    MoneyGained,
    PlayerLeft,
    StepBegan,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    declined,
)
from conjura.games.illuminati.frames import Carrying, Drawing, Leaving, Taxing, Turn
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import (
    abilities,
    attack,
    deals,
    drawing,
    income,
    money,
    specials,
    structure,
    targets,
    victory,
)
from conjura.games.illuminati.rules.strength import KIND_NUMBER
from conjura.games.illuminati.rules.turn_state import change_turn
from conjura.games.illuminati.rules.windows import open_window
from conjura.games.illuminati.state import OPEN, PROCEDURES, IlluminatiState

ATTACK = (Attack("control"), Attack("neutralize"), Attack("destroy"))
PASS = Pass()
PROCEED = Proceed()
LEAVE = Leave()
CONFIRM = Confirm()
DECLINE = Decline()
PASS_MONEY = 5

CLAUSES = {"extra": "I-6.1", "actions": "I-3.1", "transfers": "I-15.2", "power": "I-3.3"}


class TurnProcedure(Procedure):
    """Frame ``Turn``."""

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        step = f.step
        if step == "actions":
            return ALONE[f.seat]
        if step == "transfers":
            if f.transfers > 0 and (s.purse_known or s.wealth(f.seat) > 0) and s.layout(f.seat).groups:
                return ALONE[f.seat]
        elif step == "power":
            root = s.root[f.seat]
            if root not in f.spent and s.layout(f.seat).groups:
                if root in s.cat.reorganizes or root in s.cat.moves_money:
                    return ALONE[f.seat]
        elif step == "extra" and abilities.can_pay_draw(s, f.seat) >= 0:
            return ALONE[f.seat]
        return NOBODY

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        kind = {"extra": "extra_draw", "actions": "turn", "transfers": "transfers", "power": "power_step"}[
            f.step
        ]
        return Prompt(kind, CLAUSES[f.step], seat, {"actions": f.actions, "transfers": f.transfers})

    def open_moment(self, s: Any, f: Any) -> bool:
        return bool(f.step == "actions")

    # Steps that ask nobody

    def step(self, s: Any, f: Any) -> None:
        step, seat = f.step, f.seat
        if step == "start":
            s.turn += 1
            s.offers = (0,) * s.seats
            s.put(replace(f, step="income"))
            s.tell(TurnBegan(seat=seat, turn=s.turn))
            open_window(s, "start", s.next_alive(seat))
        elif step == "income":
            if f.lost:
                s.put(replace(f, step="refill"))
            else:
                s.put(replace(f, step="collect"))
                if s.hands[seat]:
                    open_window(s, "income", seat)
        elif step == "collect":
            income.collect(s, seat, f.doubled)
            s.put(replace(f, step="tax"))
            for card in reversed(income.taxing_cards(s, seat)):
                s.push(Taxing(seat, card, s.next_alive(seat)))
        elif step == "tax":
            s.put(replace(f, step="upkeep"))
            income.upkeep(s, seat)
        elif step == "upkeep":
            s.put(replace(f, step="draw"))
        elif step == "draw":
            more = sum([s.cat.draws.get(card, 0) for card in s.layout(seat).members])
            s.put(replace(f, step="extra"))
            s.push(Drawing(seat, 1 + more))
        elif step == "extra":
            s.put(replace(f, step="actions"))
        elif step == "transfers":
            s.put(replace(f, step="power"))
        elif step == "power":
            s.put(replace(f, step="refill"))
        elif step == "refill":
            self.refill(s, f)
        elif step == "final":
            s.put(replace(f, step="end"))
            open_window(s, "final", seat if s.alive[seat] else s.next_alive(seat))
        else:
            self.end(s, f)

    def refill(self, s: IlluminatiState, f: Any) -> None:
        """Draw until enough Groups are uncontrolled (I-6.4)."""
        if len(s.zoned(OPEN)) < s.options.uncontrolled_minimum and drawing.can_refill(s):
            s.push(Drawing(f.seat, 1, refill=True))
        else:
            s.put(replace(f, step="final"))

    def end(self, s: IlluminatiState, f: Any) -> None:
        """T10: the turn is complete; eliminations, then Goals, then the next turn (I-3, I-26.5, I-27.8)."""
        if s.alive[f.seat] and not f.lost:
            turns = list(s.turns)
            turns[f.seat] += 1
            s.turns = tuple(turns)
        victory.eliminate(s)
        if s.over:
            return
        victory.check_goals(s)
        victory.eliminate(s, goals_checked=True)
        if s.over:
            return
        s.tell(TurnEnded(seat=f.seat))
        for card in range(s.cat.first_special):
            s.used[card] = 0
        s.align = s.cat.align
        s.put(Turn(victory.next_turn(s)))

    # What the active seat may do

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "actions":
            return self.menu(s, f, seat)
        out: list[Any] = [DECLINE if step == "extra" else PROCEED]
        if step == "transfers":
            money.list_transfers(s, seat, out)
        abilities.list_abilities(s, seat, out)
        if s.hands[seat]:
            specials.list_plays(s, seat, step, out)
        out.extend(deals.offers(s, seat))
        return out

    def menu(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        """T4: regular actions while there are some, free actions, the pass, going on."""
        out: list[Any] = [PROCEED]
        if not f.acted and not f.passed:
            out.append(PASS)
        if f.actions > 0:
            for kind in (0, 1, 2):
                if targets.can_attack(s, seat, kind):
                    out.append(ATTACK[kind])
            money.list_transfers(s, seat, out)
            structure.list_moves(s, seat, out)
        for card in s.layout(seat).groups:
            out.append(structure.DROP[card])
        abilities.list_abilities(s, seat, out)
        if s.hands[seat]:
            specials.list_plays(s, seat, "actions", out)
        out.extend(deals.offers(s, seat))
        if not f.stays:
            out.append(LEAVE)
        return out

    def why_not(self, s: Any, f: Any, seat: int, action: Any) -> Refusal | None:
        kind, step = type(action), f.step
        if kind is Play:
            return specials.why_no_play(s, seat, step, action.card)
        if kind is Offer:
            return deals.why_no_offer(s, seat, action)
        if kind is UseAbility:
            return abilities.why_no_use(s, seat, action.card)
        if kind is Transfer:
            if step == "actions" and f.actions <= 0:
                return refuse("no_actions_left", "I-15.2")
            if step == "transfers" and f.transfers <= 0:
                return refuse("no_transfers_left")
            if step == "extra":
                return refuse("only_in_actions", "I-15.2")
            if step == "power":
                return None
            return money.why_no_transfer(s, seat, action.card)
        if kind is Pass:
            return refuse("already_acted")
        if kind in (Attack, MoveGroup, Drop, Leave):
            if step in ("transfers", "power") and kind is not Drop:
                return refuse("transfers_have_begun")
            if step != "actions":
                return refuse("only_in_actions")
            if kind is Attack:
                return attack.why_no_attack(s, seat, KIND_NUMBER[action.kind])
            if kind is MoveGroup:
                return structure.why_no_move(s, seat, action.card)
            if kind is Drop:
                return structure.why_no_drop(s, seat, action.card)
            return refuse("stays")
        return None

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind is Attack:
            attack.begin_attack(s, seat, action)
        elif kind is Transfer:
            s.show_money(action.card, 1)
            s.push(Carrying(seat, action.card, f.step == "transfers"))
        elif kind is MoveGroup:
            structure.move_group(s, seat, action.card)
        elif kind is Drop:
            structure.drop_group(s, seat, action.card)
        elif kind is UseAbility:
            abilities.use(s, seat, action.card)
        elif kind is Play:
            specials.play(s, seat, action.card)
        elif kind is Offer:
            deals.begin_offer(s, seat, action.to)
        elif kind is Pass:
            root = s.root[seat]
            s.earn(root, PASS_MONEY)
            step = "transfers" if s.options.pass_keeps_t6_t7 else "refill"
            s.put(replace(f, passed=True, step=step))
            s.tell(TurnPassed(seat=seat))
            s.tell(MoneyGained(seat=seat, card=s.cat.slugs[root], amount=PASS_MONEY))
        elif kind is Decline:
            s.put(replace(f, step="actions"))
            s.tell(declined(seat, "extra_draw"))
        elif kind is Leave:
            s.push(Leaving(seat))
        else:
            after = {"actions": "transfers", "transfers": "power", "power": "refill"}[f.step]
            s.put(replace(f, step=after))
            s.tell(StepBegan(seat=seat, step=after))

    def breakdown(self, s: Any, f: Any, seat: int) -> list[Breakdown]:
        if f.step != "actions" or seat != f.seat:
            return []
        return [income.income_breakdown(s, seat), *victory.goal_breakdowns(s, seat)]


class LeavingProcedure(Procedure):
    """Frame ``Leaving``."""

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        return Prompt("leave", "I-26.6", seat)

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        return [DECLINE, CONFIRM]

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if type(action) is Confirm:
            s.tell(PlayerLeft(seat=seat))
            victory.remove(s, seat)
        else:
            change_turn(s, stays=True)
            s.tell(declined(seat, "leave"))


PROCEDURES[Turn] = TurnProcedure()
PROCEDURES[Leaving] = LeavingProcedure()
