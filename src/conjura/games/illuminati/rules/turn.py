"""The turn, step by step (I-3)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.cheating import CHEATS
from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.leaving import LeavingProcedure
from conjura.engine.ledger import next_turn
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.illuminati.actions import (
    Accuse,
    Attack,
    Campaign,
    Confirm,
    Decline,
    Drop,
    Hack,
    Increase,
    Infiltrate,
    Leave,
    MoveGroup,
    Offer,
    Pass,
    Plant,
    Play,
    Proceed,
    Transfer,
    UseAbility,
)
from conjura.games.illuminati.catalogue import BRAINWASH
from conjura.games.illuminati.events import (
    MoneyGained,
    StepBegan,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from conjura.games.illuminati.frames import Carrying, Claiming, Drawing, Leaving, Taxing, Turn
from conjura.games.illuminati.modules import PLAIN
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import (
    abilities,
    accusing,
    attack,
    cheats,
    deals,
    drawing,
    income,
    increases,
    masks,
    money,
    order,
    propaganda,
    schemes,
    specials,
    structure,
    targets,
    victory,
)
from conjura.games.illuminati.rules.reckoning import marked, reckon_with
from conjura.games.illuminati.rules.strength import KIND_NUMBER
from conjura.games.illuminati.rules.turn_state import begin_transfers
from conjura.games.illuminati.rules.windows import open_window
from conjura.games.illuminati.state import OPEN, PROCEDURES, IlluminatiState

ATTACK: Final[tuple[Attack, ...]] = (
    Attack("control"),
    Attack("neutralize"),
    Attack("destroy"),
    Attack("brainwash"),
)
CAMPAIGN: Final = Campaign()
PASS: Final = Pass()
PROCEED: Final = Proceed()
LEAVE: Final = Leave()
CONFIRM: Final = Confirm()
DECLINE: Final = Decline()
PASS_MONEY: Final = 5

CLAUSES: Final = {
    "extra": "I-6.1",
    "brainwash": "I-3.7",
    "actions": "I-3.1",
    "campaign": "I-20.6",
    "transfers": "I-15.2",
    "power": "I-3.3",
    "hack": "I-21.1",
}
ASKED: Final = {
    "extra": "extra_draw",
    "brainwash": "brainwash_step",
    "actions": "turn",
    "campaign": "campaign_step",
    "transfers": "transfers",
    "power": "power_step",
    "hack": "hack_step",
}


AFTER: Final = {
    "brainwash": "actions",
    "actions": "campaign",
    "campaign": "transfers",
    "transfers": "power",
    "power": "hack",
    "hack": "refill",
}
"""Where going on leads to; without its module a step is left out."""


class TurnProcedure(Procedure):
    """Frame ``Turn``."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        step, seat = f.step, f.seat
        if step == "actions" or step == "campaign":
            return ALONE[seat]
        asked = False
        if step == "transfers":
            asked = f.transfers > 0 and bool(s.layout(seat).groups)
            # Who has no money may have a Special that brings some, as all can see (I-31.3, I-31.6).
            asked = asked and bool(s.purse_known or s.wealth(seat) > 0 or (s.hands[seat] and not f.passed))
        elif step == "power":
            root = s.root[seat]
            asked = root not in f.spent and bool(s.layout(seat).groups)
            asked = asked and (
                root in s.cat.reorganizes
                or root in s.cat.moves_money
                or masks.could(s, seat, s.cat.reorganizes | s.cat.moves_money)
            )
        elif step == "extra":
            asked = abilities.can_draw_more(s, seat)
            if s.modules.identity and not asked:
                asked = masks.may_draw(s, seat) and drawing.can_draw(s)
        elif step == "hack":
            asked = not f.passed and schemes.may_hack(s, seat)
        elif step == "brainwash":
            asked = targets.can_attack(s, seat, BRAINWASH)
        return ALONE[seat] if asked else NOBODY

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt(ASKED[f.step], CLAUSES[f.step], seat, {"actions": f.actions, "transfers": f.transfers})

    def open_moment(self, s: IlluminatiState, f: Any) -> bool:
        return bool(f.step == "actions")

    # Steps that ask nobody

    def step(self, s: IlluminatiState, f: Any) -> None:
        step, seat = f.step, f.seat
        if step == "start":
            s.turn += 1
            s.offers = (0,) * s.seats
            s.put(replace(f, step="income"))
            s.tell(TurnBegan(seat=seat, turn=s.turn))
            open_window(s, "start", s.next_alive(seat))
            schemes.turn_begins(s, seat)
        elif step == "income":
            if f.lost:
                s.put(replace(f, step="refill"))
            else:
                s.put(replace(f, step="collect"))
                if s.hands[seat]:
                    open_window(s, "income", seat)
        elif step == "collect":
            if not f.unpaid:
                income.collect(s, seat, f.doubled)
            income.collect_each(s, seat)
            s.put(replace(f, step="tax"))
            if not f.unpaid:
                for card in reversed(income.taxing_cards(s, seat)):
                    s.push(Taxing(seat, card, s.next_alive(seat)))
                if s.masked(seat):
                    s.push(Claiming(seat, 2 if f.doubled else 1))
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
            s.put(replace(f, step="brainwash" if s.options.brainwash else "actions"))
        elif step == "brainwash":
            s.put(replace(f, step="actions"))
        elif step == "transfers":
            s.put(replace(f, step="power"))
        elif step == "power":
            s.put(replace(f, step="hack" if s.options.hackers else "refill"))
        elif step == "hack":
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
        if s.zone.count(OPEN) < s.options.uncontrolled_minimum and drawing.can_refill(s):
            s.push(Drawing(f.seat, 1, refill=True))
        else:
            s.put(replace(f, step="final"))

    def end(self, s: IlluminatiState, f: Any) -> None:
        """T10: the turn is complete; eliminations, then Goals, then the next turn (I-3, I-26.5, I-27.8)."""
        skimmed = s.ledger is not None and any(s.ledger.secret)  # from now on all see it
        if s.ledger is not None:
            s.ledger = next_turn(s.ledger)
        if s.alive[f.seat] and not f.lost:
            turns = list(s.turns)
            turns[f.seat] += 1
            s.turns = tuple(turns)
            schemes.turn_ends(s, f.seat)
        victory.eliminate(s)
        if s.over:
            return
        if order.round_over(s, f.seat) or victory.capped(s):
            victory.check_goals(s)
            victory.eliminate(s, goals_checked=True)
        if s.over:
            return
        s.tell(TurnEnded(seat=f.seat, reveals=skimmed))
        s.used = bytearray(s.cat.first_special)
        reckon_with(s, marked(s))
        order.pass_on(s, f.seat)

    # What the active seat may do

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "actions":
            return self.menu(s, f, seat)
        out: list[Any] = [DECLINE if step == "extra" else PROCEED]
        if step == "transfers":
            money.list_transfers(s, seat, out)
        elif step == "brainwash":
            out.append(ATTACK[BRAINWASH])
            if not f.acted:
                out.append(PASS)
        elif step == "campaign" and propaganda.ways(s):
            out.append(CAMPAIGN)
        elif step == "hack":
            out.append(schemes.HACK)
        abilities.list_abilities(s, seat, out)
        if s.modules is not PLAIN:
            schemes.list_schemes(s, seat, out)
        if s.hands[seat]:
            specials.list_plays(s, seat, step, out)
        out.extend(deals.offers(s, seat))
        cheats.list_acts(s, seat, out)
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
            if s.options.brainwash and targets.can_attack(s, seat, BRAINWASH):
                out.append(ATTACK[BRAINWASH])
            money.list_transfers(s, seat, out)
            structure.list_moves(s, seat, out)
            increases.list_increases(s, seat, out)
            if s.options.propaganda and propaganda.ways(s):
                out.append(CAMPAIGN)
            if s.modules.identity:
                accusing.list_accusations(s, seat, out)
        for card in s.layout(seat).groups:
            out.append(structure.DROP[card])
        abilities.list_abilities(s, seat, out)
        if s.modules is not PLAIN:
            schemes.list_schemes(s, seat, out)
        if s.hands[seat]:
            specials.list_plays(s, seat, "actions", out)
        out.extend(deals.offers(s, seat))
        if not f.stays:
            out.append(LEAVE)
        cheats.list_acts(s, seat, out)
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind, step = type(action), f.step
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
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
            if step == "power" or step == "hack":
                return None
            if step != "actions" and step != "transfers":
                return refuse("only_in_actions", "I-15.2")
            return money.why_no_transfer(s, seat, action.card)
        if kind is Pass:
            return refuse("already_acted")
        if kind is Hack or kind is Infiltrate or kind is Plant:
            return schemes.why_no_scheme(s, seat, action)
        if kind is Campaign:
            return propaganda.why_no_campaign(s, step)
        if kind in (Attack, MoveGroup, Drop, Leave, Increase, Accuse):
            if step in ("transfers", "power", "hack") and kind is not Drop:
                return refuse("transfers_have_begun")
            if step != "actions" and not (
                step == "brainwash" and kind is Attack and action.kind == "brainwash"
            ):
                return refuse("only_in_actions")
            if kind is Attack:
                return attack.why_no_attack(s, seat, KIND_NUMBER[action.kind])
            if kind is MoveGroup:
                return structure.why_no_move(s, seat, action.card)
            if kind is Accuse:
                return accusing.why_no_accusation(s, seat, action.to)
            if kind is Increase:
                return increases.why_no_increase(s, seat)
            if kind is Drop:
                return structure.why_no_drop(s, seat, action.card)
            return refuse("stays")
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind in CHEATS:
            cheats.act(s, seat, action)
        elif kind is Attack:
            attack.begin_attack(s, seat, action)
        elif kind is Transfer:
            s.show_money(action.card, 1)
            s.push(Carrying(seat, action.card, f.step == "transfers"))
        elif kind is Hack or kind is Infiltrate or kind is Plant:
            schemes.begin_scheme(s, seat, action)
        elif kind is Campaign:
            propaganda.begin_campaign(s, seat)
        elif kind is Increase:
            increases.begin_increase(s, seat, action)
        elif kind is Accuse:
            accusing.begin_accusation(s, seat, action.to)
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
            if s.options.pass_keeps_t6_t7:
                begin_transfers(s, passed=True)
            else:
                s.put(replace(f, passed=True, step="refill"))
            s.tell(TurnPassed(seat=seat))
            s.tell(MoneyGained(seat=seat, card=s.cat.slugs[root], amount=PASS_MONEY))
        elif kind is Decline:
            s.put(replace(f, step="brainwash" if s.options.brainwash else "actions"))
            s.tell(declined(seat, "extra_draw"))
        elif kind is Leave:
            s.push(Leaving(seat))
        else:
            after = AFTER[f.step]
            if after == "campaign" and not s.options.propaganda:
                after = "transfers"
            elif after == "hack" and not s.options.hackers:
                after = "refill"
            if after == "transfers":
                begin_transfers(s)
            else:
                s.put(replace(f, step=after))
            s.tell(StepBegan(seat=seat, step=after))

    def breakdown(self, s: IlluminatiState, f: Any, seat: int) -> list[Breakdown]:
        if f.step != "actions" or seat != f.seat:
            return []
        return [income.income_breakdown(s, seat), *victory.goal_breakdowns(s, seat)]


PROCEDURES[Turn] = TurnProcedure()
PROCEDURES[Leaving] = LeavingProcedure("I-26.6", victory.remove)
