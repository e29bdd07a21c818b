"""The ledger of cheats: what was done in a turn, who saw it, what can be undone; and who may know what of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from conjura.engine.cheating import FACES, MOST_OVERSTATED, MOST_SKIMMED, Cheat
from conjura.engine.wire import FormatError


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


def seen_of(ledger: Ledger, seat: int, most: int) -> Ledger:
    """The ledger when no more than so much of a seat's money can be unseen, whatever was skimmed."""
    most = max(0, most)
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
