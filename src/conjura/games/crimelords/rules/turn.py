"""The turn (C-6) and its action step (C-9)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.cheating import CHEATS
from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.leaving import LeavingProcedure
from conjura.engine.ledger import next_turn
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.crimelords.actions import (
    OWN_STEP,
    Attack,
    Confirm,
    Decline,
    Leave,
    MoveCrook,
    Offer,
    Pass,
    Play,
    Proceed,
    Retire,
    ReturnCrook,
    Treason,
    UseAbility,
    Visit,
)
from conjura.games.crimelords.events import (
    StepBegan,
    TokensRefreshed,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from conjura.games.crimelords.frames import Leaving, Moving, Payroll, Turn
from conjura.games.crimelords.refusals import own_step, refuse
from conjura.games.crimelords.rules import (
    attack,
    boss,
    cheats,
    deals,
    deeds,
    drawing,
    income,
    moving,
    specials,
    targets,
    victory,
)
from conjura.games.crimelords.rules.strength import BASE_CLAUSES, KIND_NUMBER
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState

PASS_MONEY: Final = 10
DECLINE: Final = Decline()
PASS: Final = Pass()
PROCEED: Final = Proceed()
LEAVE: Final = Leave()
CONFIRM: Final = Confirm()
ATTACK: Final = [Attack("recruit"), Attack("racket"), Attack("hit")]

PROMPTS: Final = {
    "start": ("turn_start", "C-6.8"),
    "actions": ("turn", "C-6.4"),
    "last": ("after_pass", "C-9.9"),
}


class TurnProcedure(Procedure):
    """Frame ``Turn``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        step, seat = f.step, f.seat
        if not s.alive[seat]:
            return NOBODY
        if step == "actions" or step == "last":
            return ALONE[seat]
        if step == "start" and income.calming_cards(s, seat, f.spent):
            return ALONE[seat]
        return NOBODY

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        kind, clause = PROMPTS[f.step]
        return Prompt(kind, clause, seat, {})

    def open_moment(self, s: CrimeLordsState, f: Any) -> bool:
        return True

    # Steps that ask nobody

    def step(self, s: CrimeLordsState, f: Any) -> None:
        step, seat = f.step, f.seat
        if not s.alive[seat] and step not in ("check", "next"):
            s.put(replace(f, step="check"))
        elif step == "begin":
            s.turn += 1
            s.offers = (0,) * s.seats
            s.put(replace(f, step="start"))
            s.tell(TurnBegan(seat=seat, turn=s.turn))
            everybody = s.options.stronger_sub_marker == "every_turn"
            order: list[int] = []
            for step_ in range(s.seats):
                other = (
                    seat + s.seats - 1 - step_
                ) % s.seats  # the last first: what is pushed last comes first
                if s.alive[other] and (everybody or other == seat):
                    order.append(other)
            for other in order:
                income.mark_stronger(s, other)
        elif step == "start":
            s.put(replace(f, step="income"))
        elif step == "income":
            income.collect(s, seat)
            s.put(replace(f, step="payroll"))
        elif step == "payroll":
            s.put(replace(f, step="draw"))
            s.push(Payroll(seat))
        elif step == "draw":
            s.put(replace(f, step="actions"))
            drawing.begin_drawing(s, seat)
        elif step == "refresh":
            self.refresh(s, f)
        elif step == "check":
            s.put(replace(f, step="next"))
            victory.check_totals(s)
        else:
            skimmed = s.ledger is not None and any(s.ledger.secret)  # from now on who knows the money sees it
            if s.ledger is not None:
                s.ledger = next_turn(s.ledger)
            s.tell(TurnEnded(seat=seat, reveals=skimmed))
            victory.check_length(s)
            if not s.over:
                s.put(Turn(s.next_alive(seat)))

    def refresh(self, s: CrimeLordsState, f: Any) -> None:
        """A token on every own card with an empty space (C-6.5)."""
        layout = s.layout(f.seat)
        for row in (layout.crooks, layout.rackets):
            for card in row:
                if s.cat.space[card]:
                    s.token[card] = 1
        s.put(replace(f, step="check"))
        s.tell(TokensRefreshed(seat=f.seat, what="all"))

    # What the active seat may do

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "start":
            out: list[Any] = [DECLINE]
            for card in income.calming_cards(s, seat, f.spent):
                if s.cat.calms[card].money <= s.money[seat]:
                    out.append(deeds.USE[card])
            out.extend(deals.offers(s, seat))
            cheats.list_acts(s, seat, out)
            return out
        out = [PROCEED]
        if step == "actions":
            if not f.acted:
                out.append(PASS)
            for kind in range(3):
                if targets.can_attack(s, seat, kind):
                    out.append(ATTACK[kind])
            moving.list_moves(s, seat, out)
            boss.list_changes(s, seat, out)
            deeds.list_abilities(s, seat, out)
            if not f.stays:
                out.append(LEAVE)
        if s.hands[seat]:
            specials.list_plays(s, seat, "own_turn", out)
        out.extend(deals.offers(s, seat))
        cheats.list_acts(s, seat, out)
        return out

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind, step = type(action), f.step
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if kind is Play:
            return specials.why_no_play(s, seat, "own_turn" if step != "start" else "start", action.card)
        if kind is Offer:
            return deals.why_no_offer(s, seat, action)
        if step != "actions" and kind is Leave:
            return own_step(kind)
        if step == "last" and kind in OWN_STEP:
            return refuse("has_passed_all")
        if step == "start":
            if kind is UseAbility:
                return self.why_no_calm(s, f, seat, action.card)
            return own_step(kind)
        if kind is UseAbility:
            return deeds.why_no_use(s, seat, action.card)
        if kind is Leave:
            return refuse("stays")
        if kind is Pass:
            return refuse("already_acted")
        if kind is Attack:
            return refuse("no_such_attack", BASE_CLAUSES[KIND_NUMBER[action.kind]], kind=action.kind)
        if kind is MoveCrook:
            return moving.why_no_move(s, seat, action.card)
        if kind is Visit:
            return moving.why_no_visit(s, seat, action.card)
        if kind is ReturnCrook:
            return moving.why_no_return(s, seat, action.card)
        if kind is Treason:
            return boss.why_no_change(s, seat, action.card, "C-15.1")
        if kind is Retire:
            return boss.why_no_retirement(s, seat, action.card)
        return None

    def why_no_calm(self, s: CrimeLordsState, f: Any, seat: int, card: int) -> Refusal:
        """Why a card calms nobody at the start of the turn."""
        slug = s.cat.slugs[card]
        if card >= s.cat.first_special or not s.owns(seat, card):
            return refuse("not_your_card", "C-6.8", card=slug)
        if card not in s.cat.calms:
            return refuse("only_in_actions", "C-9.12")
        if card in f.spent:
            return refuse("ability_used", "C-6.8", card=slug)
        if s.cat.calms[card].money > s.money[seat]:
            return refuse("ability_unpaid", "C-6.8", card=slug, amount=s.cat.calms[card].money)
        return refuse("changes_nothing", "C-6.8", card=slug)

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        kind, card = type(action), getattr(action, "card", -1)
        if kind in CHEATS:
            cheats.act(s, seat, action)
        elif kind is Attack:
            attack.begin_attack(s, seat, action.kind)
        elif kind is Play:
            specials.play(s, seat, card)
        elif kind is Offer:
            deals.begin_offer(s, seat, action.to)
        elif kind is UseAbility:
            deeds.begin_use(s, seat, card)
        elif kind is MoveCrook:
            s.push(Moving(seat, card))
        elif kind is Visit:
            moving.visit(s, seat, card)
        elif kind is ReturnCrook:
            moving.return_crook(s, seat, card)
        elif kind is Treason:
            boss.treason(s, seat, card)
        elif kind is Retire:
            boss.retire(s, seat, card)
        elif kind is Pass:
            s.earn(seat, PASS_MONEY)
            s.put(replace(f, passed=True, step="last"))
            s.tell(TurnPassed(seat=seat, amount=PASS_MONEY))
        elif kind is Leave:
            s.push(Leaving(seat))
        elif kind is Decline:
            s.put(replace(f, step="income"))
            s.tell(declined(seat, "turn_start"))
        else:
            s.put(replace(f, step="refresh"))
            s.tell(StepBegan(seat=seat, step="refresh"))

    def breakdown(self, s: CrimeLordsState, f: Any, seat: int) -> list[Breakdown]:
        if f.step != "actions" or seat != f.seat:
            return []
        return [income.income_breakdown(s, seat), victory.total_breakdown(s, seat)]


PROCEDURES[Turn] = TurnProcedure()
PROCEDURES[Leaving] = LeavingProcedure("C-19.6", victory.leave)
