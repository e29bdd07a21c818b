"""The centre filled, Capos and types that come and go, new objectives (O-4.5, O-8.1, O-8.5, O-10.4, O-10.6, O-11.2)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import DECK_STREAM, one_of, shares
from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.rows import put_at
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import Choose, Decline, Pay
from conjura.games.omerta.events import (
    CapoDrawn,
    CapoJoined,
    CapoLost,
    DomainMoved,
    DomainRevealed,
    ObjectiveDrawn,
    TypeChanged,
    TypeDrawn,
)
from conjura.games.omerta.frames import Assigning, Growing, Laying, Parting, Refilling, Retyping
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import chance, money
from conjura.games.omerta.state import CENTRE, LOST, MOST_CAPOS, PROCEDURES, OmertaState

DECLINE: Final = Decline()
SECOND: Final = 10
"""PR at which a Family grows to two Capos, the first time (O-10.4)."""
THIRD: Final = 25
"""PR above which it grows to three, the first time (O-10.4)."""


def refill(s: OmertaState) -> bool:
    """Begin to refill a centre of one Domain or none (O-4.5). Whether there is anything to do."""
    if s.domains_left and len(s.centre()) <= 1:
        s.push(Refilling(min(s.seats, s.domains_left)))
        return True
    return False


def grow(s: OmertaState) -> bool:
    """Begin to give a Family that has passed a threshold its Capo (O-10.4, O-10.5). Whether there is one."""
    if s.conquista() and not s.options.conquista_growth:
        return False
    for seat in s.in_order(s.round().first):  # O-3.7
        passed = s.grown[seat]
        if passed == 3:
            continue
        pr = s.pr(seat)
        if pr < SECOND or (passed & 1 and pr < THIRD):
            continue
        capos = len(s.estate(seat).capos)
        if not passed & 1 and pr >= SECOND:
            s.grown = put_at(s.grown, seat, passed | 1)
            if capos == 1 and may_gain(s, seat):
                s.push(Growing(seat))
                return True
            passed |= 1
        if not passed & 2 and passes_third(s, pr):
            s.grown = put_at(s.grown, seat, passed | 2)
            if may_gain(s, seat):
                s.push(Growing(seat))
                return True
    return False


def passes_third(s: OmertaState, pr: int) -> bool:
    """Whether so many PR give the third Capo (O-10.4, `capo25`)."""
    return pr > THIRD or (pr == THIRD and s.options.capo25 == "ge")


def may_gain(s: OmertaState, seat: int) -> bool:
    """Whether a Family can get another Capo (O-8.1, O-10.6)."""
    if len(s.estate(seat).capos) >= MOST_CAPOS or not chance.types_left(s):
        return False
    return len(chance.capos(s)) > 0


def draw_objective(s: OmertaState, seat: int, card: int, kind: str) -> None:
    """A seat gets an objective; deeds done before do not count for it."""
    if kind == "main":
        s.main = put_at(s.main, seat, card)
    else:
        task = len(s.deeds[seat]) << 12 | card
        s.tasks = put_at(s.tasks, seat, tuple(sorted((*s.tasks[seat], task))))
        s.met = put_at(s.met, seat, 0)
    s.tell(ObjectiveDrawn(seat=seat, kind=kind, card=s.cat.slugs[card], audience=(seat,), reveals=True))


class RefillingProcedure(Procedure):
    """Frame ``Refilling``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return BY_CHANCE if f.left and s.domains_left else NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return shares(chance.domains(s))

    def draw(self, s: OmertaState, f: Any) -> Any:
        return one_of(s, DECK_STREAM, chance.domains(s))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "O-4.5", seat)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.put(Refilling(f.left - 1))
        expose(s, action.card)


def expose(s: OmertaState, card: int) -> None:
    """A Domain is turned up to the centre (O-4.4)."""
    s.zone[card] = CENTRE
    s.domains_left -= 1
    s.tell(DomainRevealed(card=s.cat.slugs[card], reveals=True))


class GrowingProcedure(Procedure):
    """Frame ``Growing``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return BY_CHANCE

    def rows(self, s: OmertaState, f: Any) -> list[tuple[Any, int]]:
        """What may be drawn: a Capo, then a type."""
        return chance.capos(s) if f.capo < 0 else chance.types(s)

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return shares(self.rows(s, f))

    def draw(self, s: OmertaState, f: Any) -> Any:
        return one_of(s, DECK_STREAM, self.rows(s, f))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "O-10.6", seat)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        slugs = s.cat.slugs
        if f.capo < 0:
            s.put(replace(f, capo=action.card))
            s.zone[action.card] = LOST  # nobody's yet, and no longer to be drawn
            s.tell(CapoDrawn(seat=f.seat, card=slugs[action.card], reveals=True))
            return
        s.pop()
        chance.take_type(s, action.card)
        s.employ(f.seat, f.capo, action.card)
        s.tell(CapoJoined(seat=f.seat, capo=slugs[f.capo], kind_card=slugs[action.card], reveals=True))


class AssigningProcedure(Procedure):
    """Frame ``Assigning``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return BY_CHANCE if chance.deck_of_secondaries(s) else NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return shares(chance.secondaries(s))

    def draw(self, s: OmertaState, f: Any) -> Any:
        return one_of(s, DECK_STREAM, chance.secondaries(s))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "O-11.2", seat)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        draw_objective(s, f.seat, action.card, "secondary")


def part_with(s: OmertaState, seat: int, capo: int) -> None:
    """A Family loses a Capo, never its last (O-8.5)."""
    slugs = s.cat.slugs
    domains = s.domains_of(capo)
    count = s.men[capo]
    for card in domains:
        count += s.men[card]
        s.men[card] = 0
    s.men[capo] = 0
    s.robbed[capo] = 0
    s.kind[capo] = 0
    s.holder[capo] = 0
    s.zone[capo] = LOST
    s.changed()
    s.tell(CapoLost(seat=seat, card=slugs[capo], amount=count))
    left = tuple([card for card in range(s.cat.n_capos) if s.zone[card] == 1 and s.holder[card] == seat])
    for card in domains:
        s.lay(card, left[0])
        if len(left) == 1:
            s.tell(DomainMoved(seat=seat, card=slugs[card], capo=slugs[left[0]], how="left"))
    if len(left) > 1:
        for card in reversed(domains):
            s.push(Laying(seat, card))


class PartingProcedure(Procedure):
    """Frame ``Parting``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat] if len(s.estate(f.seat).capos) > 1 else NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("part", "O-8.5", seat, {"amount": f.amount})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [Pay()] if s.money[seat] >= f.amount else []
        for capo in s.estate(seat).capos:
            out.append(money.CHOOSE[capo])
        return out

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Pay:
            return refuse("cannot_afford", amount=f.amount)
        if type(action) is Choose:
            return refuse("not_your_capo", "O-8.5", card=s.cat.slugs[action.card])
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if type(action) is Pay:
            money.pay(s, seat, f.amount, -1, "card")
        else:
            part_with(s, seat, action.card)


class RetypingProcedure(Procedure):
    """Frame ``Retyping`` (O-8.7)."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.left:
            return BY_CHANCE if chance.types_left(s) else NOBODY
        return NOBODY if f.must or not f.drawn else ALONE[f.seat]

    def step(self, s: OmertaState, f: Any) -> None:
        if f.left:
            s.put(replace(f, left=0))
        else:
            self.choose(s, f, f.drawn[0] if f.drawn else -1)

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return shares(chance.types(s))

    def draw(self, s: OmertaState, f: Any) -> Any:
        return one_of(s, DECK_STREAM, chance.types(s))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        if seat < 0:
            return Prompt("chance", "O-8.7", seat)
        return Prompt("keep_type", "O-8.7", seat, {"card": s.cat.slugs[f.capo]})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        return [DECLINE, *[money.CHOOSE[card] for card in sorted(set(f.drawn))]]

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        slugs = s.cat.slugs
        if f.left:
            chance.take_type(s, action.card)
            s.put(replace(f, left=f.left - 1, drawn=tuple(sorted((*f.drawn, action.card)))))
            s.tell(TypeDrawn(seat=f.seat, card=slugs[action.card], capo=slugs[f.capo], reveals=True))
        elif type(action) is Choose:
            self.choose(s, f, action.card)
        else:
            s.tell(declined(seat, "keep_type"))
            self.choose(s, f, -1)

    def choose(self, s: OmertaState, f: Any, card: int) -> None:
        """One of the drawn types replaces the Capo's; the others go under their deck, the replaced one last."""
        s.pop()
        under = list(f.drawn)
        if card >= 0:
            under.remove(card)
            under.append(s.cat.first_type + s.kind[f.capo])
            s.kind[f.capo] = card - s.cat.first_type
            s.changed()
            s.tell(TypeChanged(seat=f.seat, capo=s.cat.slugs[f.capo], card=s.cat.slugs[card]))
        s.under = (*s.under, *under)


PROCEDURES[Refilling] = RefillingProcedure()
PROCEDURES[Growing] = GrowingProcedure()
PROCEDURES[Assigning] = AssigningProcedure()
PROCEDURES[Parting] = PartingProcedure()
PROCEDURES[Retyping] = RetypingProcedure()
