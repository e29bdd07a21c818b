"""Cheating among friends, as games may allow it by a switch: what was done in a turn, who saw it, what can be undone.

A game that has the switch keeps a ``Ledger``, a secret of the host but for what is said below; without the switch there
is none, and nothing of this exists. Four things can be done, each once a turn: ``skim`` (money from the bank), ``peek``
(at the next card of the deck), ``misread`` (the dice of an own attack), ``overstate`` (a number of an own attack).
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from conjura.engine.actions import Action
from conjura.engine.chance import DICE_STREAM
from conjura.engine.kernel import BY_CHANCE, Procedure
from conjura.engine.legal import Span
from conjura.engine.streams import draw_below
from conjura.engine.wire import Event, FormatError, Prompt

Cheat = Literal["skim", "peek", "misread", "overstate"]

CALLS: Final = 3
"""How often a seat may call another a cheat in one turn."""
MOST_SKIMMED: Final = 3
MOST_OVERSTATED: Final = 2
FACES: Final = 6
SEEN_FROM: Final = 5
"""A die that shows this or more makes somebody see it."""
NOBODY_SAW: Final = -1


class Skim(Action, frozen=True):
    """Take this much from the bank in secret, 1 to 3."""

    amount: int


class Peek(Action, frozen=True):
    """Look at the next card of the deck in secret."""


class Declare(Action, frozen=True):
    """Say what the own dice show: the truth or, to misread them, another total."""

    total: int


class Overstate(Action, frozen=True):
    """Count a number of the own attack 1 or 2 higher than it is."""

    amount: int


class CallCheat(Action, frozen=True):
    """Say that this seat has done this."""

    other: int
    cheat: Cheat


class Notice(Action, frozen=True):
    """Chance: this seat has seen a cheat; -1: nobody has."""

    other: int


CHEATS: Final[tuple[type, ...]] = (Skim, Peek, Declare, Overstate, CallCheat)
"""What seats may do with the switch alone."""


class CheatDone(Event, frozen=True, kw_only=True):
    """A seat cheated; nobody else is told."""

    hidden = ("seat", "cheat", "amount", "card")
    seat: int
    cheat: str
    amount: int
    card: str | None = None


class CheatSeen(Event, frozen=True, kw_only=True):
    """A seat saw another cheat; nobody else is told."""

    hidden = ("seat", "other", "cheat")
    seat: int
    other: int
    cheat: str


class DiceConcealed(Event, frozen=True, kw_only=True):
    """Two dice fell, and only who threw them sees what they show."""

    public = ("seat",)
    hidden = ("total",)
    seat: int
    total: int | None


class RollDeclared(Event, frozen=True, kw_only=True):
    """A seat said what its dice show."""

    public = ("seat", "total")
    seat: int
    total: int


class CheatCalled(Event, frozen=True, kw_only=True):
    """A seat said that another had done something, and whether that was right in time."""

    public = ("seat", "other", "cheat", "right")
    seat: int
    other: int
    cheat: str
    right: bool


class CheatUndone(Event, frozen=True, kw_only=True):
    """A cheat was undone; money went back, or the true roll or number counts."""

    public = ("seat", "cheat", "amount")
    seat: int
    cheat: str
    amount: int


class SkimShown(Event, frozen=True, kw_only=True):
    """So much more lies before a seat than was seen, for it spent what was."""

    public = ("seat", "amount")
    seat: int
    amount: int


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was cheated, as the host alone knows it.

    Attributes:
        calls: by seat, the calls made in this turn; public.
        secret: by seat, how much of its money others do not see.
        done: ``(seat, cheat, amount)`` of this turn that can still be undone; known to the seat, and that it was done to
            those who saw it.
        used: ``(seat, cheat)`` of this turn.
        seen: ``(witness, seat, cheat)`` of this turn.
        heard: ``(seat, other, cheat, right)`` of the calls of this turn, in their order; public.
        top: the card that lies on top of the deck, as somebody has seen; -1: nobody has.
        knowers: a mask of the seats that know it.
        dice: what the dice of the attack under way really show; 0: they have not fallen.
        told: what was said that they show; 0: nothing yet.
        lift: how much a number of the attack under way is overstated.
    """

    calls: tuple[int, ...]
    secret: tuple[int, ...]
    done: tuple[tuple[int, Cheat, int], ...] = ()
    used: tuple[tuple[int, Cheat], ...] = ()
    seen: tuple[tuple[int, int, Cheat], ...] = ()
    heard: tuple[tuple[int, int, Cheat, bool], ...] = ()
    top: int = -1
    knowers: int = 0
    dice: int = 0
    told: int = 0
    lift: int = 0


def ledger_data(ledger: Ledger, slugs: tuple[str, ...]) -> dict[str, Any]:
    """A ledger as plain data, what is empty left out."""
    out: dict[str, Any] = msgspec.to_builtins(ledger)
    if ledger.top >= 0:
        out["top"] = slugs[ledger.top]
    return out


def read_ledger(text: str, index: dict[str, int], seats: int) -> Ledger:
    """The ledger of a JSON text. Raises ``FormatError``."""
    try:
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and "top" in found:
            found["top"] = index[found["top"]]
        ledger = msgspec.convert(found, Ledger, strict=True)
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError) as error:
        raise FormatError(f"expected a ledger of cheats as JSON: {error}") from None
    rows = [seat for seat, _, _ in ledger.done] + [seat for seat, _ in ledger.used]
    rows += [seat for witness, seat, _ in ledger.seen for seat in (witness, seat)]
    if len(ledger.calls) != seats or len(ledger.secret) != seats or min(ledger.calls + ledger.secret) < 0:
        raise FormatError("expected calls and secret of every seat")
    if any(not 0 <= seat < seats for seat in rows) or not 0 <= ledger.knowers < 1 << seats:
        raise FormatError("expected seats of this game")
    if ledger.dice not in (0, *range(2, 13)) or ledger.told not in (0, *range(2, 13)):
        raise FormatError("expected dice from 2 to 12")
    if abs(ledger.lift) > MOST_OVERSTATED:
        raise FormatError(f"expected lift of at most {MOST_OVERSTATED}")
    return ledger


def new_ledger(seats: int) -> Ledger:
    """The ledger of a new game."""
    return Ledger((0,) * seats, (0,) * seats)


def next_turn(ledger: Ledger) -> Ledger:
    """What is left when a turn is over: only a card that was seen on the deck stays known."""
    seats = len(ledger.calls)
    return replace(new_ledger(seats), top=ledger.top, knowers=ledger.knowers)


def may_cheat(ledger: Ledger, seat: int, cheat: Cheat) -> bool:
    """Whether a seat has not done this in this turn yet."""
    return (seat, cheat) not in ledger.used


def noted(ledger: Ledger, seat: int, cheat: Cheat, amount: int) -> Ledger:
    """The ledger with one more cheat."""
    return replace(
        ledger,
        done=tuple(sorted((*ledger.done, (seat, cheat, amount)))),
        used=tuple(sorted((*ledger.used, (seat, cheat)))),
    )


def found(ledger: Ledger, seat: int, cheat: Cheat) -> int | None:
    """The amount of a cheat that can still be undone, or ``None``."""
    for row in ledger.done:
        if row[0] == seat and row[1] == cheat:
            return row[2]
    return None


def undone(ledger: Ledger, seat: int, cheat: Cheat) -> Ledger:
    """The ledger without a cheat."""
    return replace(ledger, done=tuple([row for row in ledger.done if row[:2] != (seat, cheat)]))


def over(ledger: Ledger, cheats: tuple[Cheat, ...]) -> Ledger:
    """The ledger when these can no longer be undone."""
    return replace(
        ledger, done=tuple([row for row in ledger.done if row[1] not in cheats]), dice=0, told=0, lift=0
    )


def spent_to(ledger: Ledger, seat: int, money: int) -> Ledger:
    """The ledger when a seat has so much left: at least one of it is seen, whatever was skimmed."""
    most = max(0, money - 1)
    if ledger.secret[seat] <= most:
        return ledger
    secret = list(ledger.secret)
    secret[seat] = most
    return replace(ledger, secret=tuple(secret))


def without_secret(ledger: Ledger, seat: int) -> Ledger:
    """The ledger when all of a seat's money is seen by who knows of it."""
    secret = list(ledger.secret)
    secret[seat] = 0
    return replace(ledger, secret=tuple(secret))


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


class CheatsScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cheating game as eyes may know it.

    Attributes:
        calls: by seat, how many calls were made in this turn.
        heard: the calls: who called whom what, and whether that was right.
        used: what one has done in this turn already.
        done: of this the cheats that can still be undone, with their amounts (of a misread roll the true one).
        seen: whom one has seen doing what in this turn.
        top: the next card of the deck, where one has seen it.
        dice: what one's dice really show.
    """

    calls: tuple[int, ...] = ()
    heard: tuple[tuple[int, int, str, bool], ...] = ()
    used: tuple[str, ...] = ()
    done: tuple[tuple[str, int], ...] = ()
    seen: tuple[tuple[int, str], ...] = ()
    top: str | None = None
    dice: int = 0


def ledger_view(ledger: Ledger, eyes: int | None, slugs: tuple[str, ...], dice_of: int) -> dict[str, Any]:
    """What eyes may know of a ledger.

    Args:
        ledger: the ledger.
        eyes: who looks.
        slugs: by card.
        dice_of: the seat whose dice have fallen, or -1.
    """
    out: dict[str, Any] = {"calls": ledger.calls, "heard": ledger.heard}
    if eyes is None:
        return out
    out["used"] = tuple([cheat for seat, cheat in ledger.used if seat == eyes])
    out["done"] = tuple([(cheat, amount) for seat, cheat, amount in ledger.done if seat == eyes])
    out["seen"] = tuple([(seat, cheat) for witness, seat, cheat in ledger.seen if witness == eyes])
    if ledger.top >= 0 and ledger.knowers >> eyes & 1:
        out["top"] = slugs[ledger.top]
    if ledger.dice and eyes == dice_of:
        out["dice"] = ledger.dice
    return out


def forget_unseen(ledger: Ledger, eyes: int, rng: Any, alive: tuple[bool, ...], purses: list[int]) -> Ledger:
    """The ledger of another world that eyes can't tell from the real one: what they did not see may be otherwise.

    Args:
        ledger: the real one.
        eyes: whose knowledge stays.
        rng: decides.
        alive: by seat.
        purses: by seat, the money that others see.
    """
    seen = {(seat, cheat) for witness, seat, cheat in ledger.seen if witness == eyes}
    kept = [row for row in ledger.done if row[0] == eyes or (row[0], row[1]) in seen or row[1] == "overstate"]
    used = [row for row in ledger.used if row[0] == eyes or row in seen or row[1] == "overstate"]
    secret = [amount if seat == eyes else 0 for seat, amount in enumerate(ledger.secret)]
    for place, (seat, cheat, _) in enumerate(kept):
        if seat != eyes and cheat == "skim":
            amount = 1 + rng.randrange(MOST_SKIMMED)
            kept[place] = (seat, cheat, amount)
            secret[seat] = amount
    for seat in range(len(alive)):  # anybody may have skimmed, unseen
        if seat != eyes and alive[seat] and purses[seat] > 0 and (seat, "skim") not in used:
            if not rng.randrange(FACES * FACES):
                amount = 1 + rng.randrange(MOST_SKIMMED)
                kept.append((seat, "skim", amount))
                used.append((seat, "skim"))
                secret[seat] = amount
    knows = bool(ledger.knowers >> eyes & 1)
    peeked = any(cheat == "peek" for _, cheat in seen)
    return replace(
        ledger,
        done=tuple(sorted(kept)),
        used=tuple(sorted(used)),
        seen=tuple([row for row in ledger.seen if row[0] == eyes]),
        secret=tuple(secret),
        top=ledger.top if knows or peeked else -1,
        knowers=ledger.knowers if knows or peeked else 0,
    )


def top_anew(ledger: Ledger, eyes: int, left: list[int], rng: Any) -> Ledger:
    """Another card on top of the deck, of those that are left, where somebody looked and these eyes did not."""
    if ledger.top < 0 or ledger.knowers >> eyes & 1:
        return ledger
    return replace(ledger, top=left[rng.randrange(len(left))])


def dice_anew(ledger: Ledger, eyes: int, thrower: int, rng: Any) -> Ledger:
    """What the dice of an attack may really show, for eyes that have not seen them: what was said, or anything else."""
    if not ledger.dice or thrower < 0 or thrower == eyes:
        return ledger
    done = tuple([row for row in ledger.done if row[:2] != (thrower, "misread")])
    used = tuple([row for row in ledger.used if row != (thrower, "misread")])
    dice = ledger.told
    if not ledger.told or rng.randrange(2):
        dice = 2 + rng.randrange(FACES) + rng.randrange(FACES)
    if ledger.told and dice != ledger.told:
        done = tuple(sorted((*done, (thrower, "misread", dice))))
        used = tuple(sorted((*used, (thrower, "misread"))))
    return replace(ledger, dice=dice, done=done, used=used)


# What both games do alike. A state with a ledger has ``ledger`` and the methods named here


def list_acts(s: Any, seat: int, out: list[Any]) -> None:
    """Append what a seat may do in secret at any moment, and the calls that are always possible.

    The state says with ``can_skim(seat)`` and ``can_peek()`` whether there is where to lay money and a card to look at.
    """
    ledger: Ledger = s.ledger
    if may_cheat(ledger, seat, "skim") and s.can_skim(seat):
        out.append(Span(Skim(1), 1, MOST_SKIMMED))
    if may_cheat(ledger, seat, "peek") and s.can_peek():
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


CHEAT_OF: Final[dict[type, Cheat]] = {
    Skim: "skim",
    Peek: "peek",
    Declare: "misread",
    Overstate: "overstate",
}


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

    Its frame has ``seat``, ``cheat`` and ``looked``; the state has ``next_cards()`` and ``draw_next()``.

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
        rows: list[tuple[Any, float]] = witness_outcomes(self.others(s, f)) if f.looked else s.next_cards()
        return rows

    def draw(self, s: Any, f: Any) -> Any:
        return draw_witness(s, self.others(s, f)) if f.looked else s.draw_next()

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
