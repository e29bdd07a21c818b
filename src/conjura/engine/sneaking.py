"""How cheats are done, seen and called. A state with a ledger has ``ledger`` and the methods named here."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.actions import Draw
from conjura.engine.chance import DICE_STREAM, deck_outcomes, draw_card
from conjura.engine.cheating import (
    CALLS,
    CHEAT_OF,
    FACES,
    MOST_OVERSTATED,
    MOST_SKIMMED,
    NOBODY_SAW,
    SEEN_FROM,
    CallCheat,
    Cheat,
    CheatCalled,
    CheatDone,
    CheatSeen,
    CheatUndone,
    Declare,
    Notice,
    Overstate,
    Peek,
    RollDeclared,
    Skim,
)
from conjura.engine.kernel import BY_CHANCE, Procedure
from conjura.engine.ledger import Ledger, found, may_cheat, noted, undone
from conjura.engine.legal import Span
from conjura.engine.stacks import place_of
from conjura.engine.streams import draw_below
from conjura.engine.wire import Prompt


def witness_outcomes(others: list[int]) -> list[tuple[Any, float]]:
    """Who may have seen a cheat, with the probabilities."""
    chance = (FACES - SEEN_FROM + 1) / FACES
    rows: list[tuple[Any, float]] = [(Notice(NOBODY_SAW), 1.0 - chance)]
    rows.extend([(Notice(other), chance / len(others)) for other in others])
    return rows


def draw_witness(s: Any, others: list[int]) -> Any:
    """Who has seen it, drawn by a die of the host."""
    if draw_below(s.streams, DICE_STREAM, FACES) + 1 < SEEN_FROM:
        return Notice(NOBODY_SAW)
    return Notice(others[draw_below(s.streams, DICE_STREAM, len(others))])


def next_cards(s: Any) -> list[tuple[Any, float]]:
    """The cards that may come next: the one that somebody has seen there, if anybody has."""
    if s.ledger is not None and s.ledger.top >= 0:
        return [(Draw(s.ledger.top), 1.0)]
    return deck_outcomes(s.deck, 0, s.cat.n_cards)


def draw_next(s: Any) -> Any:
    """The card that comes next."""
    if s.ledger is not None and s.ledger.top >= 0:
        return Draw(s.ledger.top)
    return draw_card(s, s.deck, 0, s.cat.n_cards)


def drawn(s: Any) -> None:
    """A card has been drawn: nobody has seen the next one."""
    if s.ledger is not None and s.ledger.top >= 0:
        s.ledger = replace(s.ledger, top=-1, knowers=0)


def unread(s: Any, attacking: type) -> None:
    """The attack under way, a frame of this kind, counts what its dice really show."""
    place = place_of(s, attacking)
    if place >= 0 and s.stack[place].roll == s.ledger.told:
        s.stack[place] = replace(s.stack[place], roll=s.ledger.dice)


def ask_again(s: Any, *kinds: type) -> None:
    """A right call counts as a play: in frames of these kinds who had declined is asked again (I-29.7)."""
    for place, frame in enumerate(s.stack):
        if type(frame) in kinds:
            s.stack[place] = replace(frame, declined=0)


def may_call(s: Any, seat: int) -> bool:
    """Whether a seat is at liberty for the cheating game: it is as long as it has calls left, which all can count."""
    ledger: Ledger | None = s.ledger
    return ledger is not None and ledger.calls[seat] < CALLS


def list_overstatements(s: Any, seat: int, out: list[Any]) -> None:
    """Append what may be added to a number of the own attack."""
    if s.ledger is not None and may_cheat(s.ledger, seat, "overstate"):
        out.append(Span(Overstate(1), 1, MOST_OVERSTATED))


def list_acts(s: Any, seat: int, out: list[Any]) -> None:
    """Append what a seat may do in secret at any moment, and the calls that are always possible.

    The state says with ``can_skim(seat)`` whether there is where to lay money.
    """
    ledger: Ledger = s.ledger
    if may_cheat(ledger, seat, "skim") and s.can_skim(seat):
        out.append(Span(Skim(1), 1, MOST_SKIMMED))
    if may_cheat(ledger, seat, "peek") and sum(s.deck) > 0:
        out.append(Peek())
    list_calls(s, seat, ("skim", "peek"), -1, out)


def list_calls(s: Any, seat: int, cheats: tuple[Cheat, ...], other: int, out: list[Any]) -> None:
    """Append the calls of these cheats, of one other seat or (-1) of all."""
    if s.ledger.calls[seat] >= CALLS:
        return
    for whom in range(s.seats) if other < 0 else (other,):
        if whom != seat and s.alive[whom]:
            out.extend([CallCheat(whom, cheat) for cheat in cheats])


def why_no_act(s: Any, seat: int, action: Any) -> tuple[str, dict[str, Any]]:
    """The code and the parameters of the refusal of what a seat may not do in secret now."""
    kind = type(action)
    if s.ledger is None:
        return "no_cheating", {}
    if kind is CallCheat:
        return (
            ("calls_used", {}) if s.ledger.calls[seat] >= CALLS else ("call_not_now", {"other": action.other})
        )
    cheat = CHEAT_OF[kind]
    if not may_cheat(s.ledger, seat, cheat):
        return "cheated_before", {"cheat": cheat}
    return "cheat_not_now", {"cheat": cheat}


def do_act(s: Any, seat: int, action: Any, sneaking: Any, sign: int = 1) -> None:
    """Carry out what a seat does in secret, or a call.

    Args:
        s: the state: ``skim(seat, amount)`` lays the money, ``undo(seat, cheat, amount)`` takes back what was done and
            returns how much.
        seat: who acts.
        action: a skim, a peek, an overstatement or a call.
        sign: whether an overstatement is for the attack under way (1) or against it (-1).
        sneaking: makes the frame in which chance shows the card and draws who has seen it, from seat and cheat.
    """
    kind = type(action)
    if kind is CallCheat:
        other, cheat = action.other, action.cheat
        calls = list(s.ledger.calls)
        calls[seat] += 1
        amount = found(s.ledger, other, cheat)
        heard = (*s.ledger.heard, (seat, other, cheat, amount is not None))
        s.ledger = replace(s.ledger, calls=tuple(calls), heard=heard)
        s.tell(CheatCalled(seat=seat, other=other, cheat=cheat, right=amount is not None, reveals=True))
        if amount is not None:
            back = s.undo(other, cheat, amount)
            s.ledger = undone(s.ledger, other, cheat)
            s.tell(CheatUndone(seat=other, cheat=cheat, amount=back, reveals=True))
        return
    if kind is Skim:
        ledger = noted(s.ledger, seat, "skim", action.amount)
        secret = list(ledger.secret)
        secret[seat] += action.amount
        s.skim(seat, action.amount)
        s.ledger = replace(ledger, secret=tuple(secret))
        s.tell(CheatDone(seat=seat, cheat="skim", amount=action.amount, audience=(seat,)))
        s.push(sneaking(seat, "skim", True))
    elif kind is Peek:
        s.ledger = noted(s.ledger, seat, "peek", 0)
        s.push(sneaking(seat, "peek", s.ledger.top >= 0))
        if s.ledger.top >= 0:
            look(s, seat, s.ledger.top)
    else:
        s.ledger = replace(
            noted(s.ledger, seat, "overstate", action.amount), lift=s.ledger.lift + sign * action.amount
        )
        s.tell(CheatDone(seat=seat, cheat="overstate", amount=action.amount, audience=(seat,)))


def look(s: Any, seat: int, card: int) -> None:
    """A seat sees the card on top of the deck."""
    s.ledger = replace(s.ledger, top=card, knowers=s.ledger.knowers | 1 << seat)
    s.tell(
        CheatDone(seat=seat, cheat="peek", amount=0, card=s.cat.slugs[card], audience=(seat,), reveals=True)
    )


def declare(s: Any, seat: int, total: int) -> None:
    """A seat says what its dice show; another total than the true one is a cheat."""
    if total != s.ledger.dice:
        s.ledger = noted(s.ledger, seat, "misread", s.ledger.dice)
        s.tell(CheatDone(seat=seat, cheat="misread", amount=s.ledger.dice, audience=(seat,)))
    s.ledger = replace(s.ledger, told=total)
    s.tell(RollDeclared(seat=seat, total=total, reveals=True))


def declarations(s: Any, seat: int) -> list[Any]:
    """What a seat may say that its dice show, the truth first."""
    true: int = s.ledger.dice
    out: list[Any] = [Declare(true)]
    if may_cheat(s.ledger, seat, "misread"):
        out.extend([Declare(total) for total in range(2, 13) if total != true])
    return out


class SneakingProcedure(Procedure):
    """How a frame works in which the host draws what a cheat needs: the card that is looked at, and who sees it.

    Its frame has ``seat``, ``cheat`` and ``looked``.

    Args:
        clause: the clause about being seen.
    """

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        return BY_CHANCE

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        return Prompt("chance", self.clause, seat)

    def others(self, s: Any, f: Any) -> list[int]:
        """Who might see it."""
        return [other for other in range(s.seats) if other != f.seat and s.alive[other]]

    def outcomes(self, s: Any, f: Any) -> list[tuple[Any, float]]:
        rows: list[tuple[Any, float]] = witness_outcomes(self.others(s, f)) if f.looked else next_cards(s)
        return rows

    def draw(self, s: Any, f: Any) -> Any:
        return draw_witness(s, self.others(s, f)) if f.looked else draw_next(s)

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        if not f.looked:
            s.put(replace(f, looked=True))
            look(s, f.seat, action.card)
            return
        s.pop()
        if action.other != NOBODY_SAW:
            seen = tuple(sorted((*s.ledger.seen, (action.other, f.seat, f.cheat))))
            s.ledger = replace(s.ledger, seen=seen)
            s.tell(
                CheatSeen(
                    seat=action.other, other=f.seat, cheat=f.cheat, audience=(action.other,), reveals=True
                )
            )
