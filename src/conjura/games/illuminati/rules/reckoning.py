"""Current numbers (I-1.12): printed, raised by counters (I-17), and under the world's attitudes (I-20.12, I-20.13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from conjura.games.illuminati.state import HELD, IlluminatiState

LEVELS: Final = (0, 1, 1, 2, 2, 2, 3)
"""By the number of spaces from the centre, how much an attitude counts (I-20.2, I-20.3)."""
MOST: Final = 3
"""More than this no Group gains by attitudes, and only at this level is anyone hurt (I-20.12, I-20.13)."""
CRIMINAL_AXIS: Final = 4


@lru_cache(maxsize=4096)
def attitudes(world: tuple[int, ...], align: int) -> tuple[int, int]:
    """What the attitudes of the world give to and take from a Group of these alignments (I-20.17).

    Returns:
        the gain, at most 3, and the loss.
    """
    gain, loss = 0, 0
    for axis, space in enumerate(world):
        if space:
            level = LEVELS[abs(space)]
            favoured = 2 * axis if space > 0 else 2 * axis + 1
            opposed = 2 * axis + 1 if space > 0 else 2 * axis
            if align >> favoured & 1:
                gain += level
            if axis != CRIMINAL_AXIS and level == MOST and align >> opposed & 1:
                loss += 1
    return min(MOST, gain), loss


def reckon(s: IlluminatiState) -> None:
    """Work out all current numbers anew: a counter, a marker, an alignment or the world has changed."""
    cat, modules = s.cat, s.modules
    first = cat.first_group
    base: list[int] = list(printed_power(s))
    transferable: list[int] = list(printed_transferable(s))
    resist: list[int] = list(cat.resistance)
    income: list[int] = list(cat.income)
    for seat, card in enumerate(modules.identity):
        if card >= 0:  # what lies face down has its own numbers all the same
            back = cat.first_back + seat
            base[back], transferable[back], income[back] = base[card], transferable[card], income[card]
    outs: list[tuple[int, ...]] = list(cat.outs)
    for card, power_plus, resistance_plus, income_plus in modules.counters:
        if power_plus and cat.power[card] == 0 and 0 not in outs[card]:
            outs[card] = (0, *outs[card])  # I-17.5: the side opposite the incoming arrow
        base[card] += power_plus
        resist[card] += resistance_plus
        income[card] += income_plus
    s.base = tuple(base)
    power: list[int] = base
    world: tuple[int, ...] = modules.world
    if any(world):
        power = list(base)
        aligned = s.align
        known: dict[int, tuple[int, int]] = {}
        for card in range(first, cat.first_special):
            mask = aligned[card]
            if not mask:
                continue
            found = known.get(mask)
            if found is None:
                found = attitudes(world, mask)
                known[mask] = found
            gain, loss = found
            if gain or loss:
                income[card] += gain - loss
                if power[card] > 0:
                    power[card] += gain
                if loss:
                    power[card] = max(0, power[card] - loss)
                    transferable[card] = max(0, transferable[card] - loss)
    s.power = tuple(power)
    s.transferable = tuple(transferable)
    s.resist = tuple(resist)
    s.income = tuple(income)
    if tuple(outs) != s.outs:
        s.outs = tuple(outs)
        for seat in range(s.seats):
            s.changed(seat)


def reckon_with(s: IlluminatiState, align: tuple[int, ...]) -> None:
    """Set the alignments of all cards for now; under attitudes of the world the numbers follow (I-20.17)."""
    if align != s.align:
        s.align = align
        if any(s.modules.world):
            reckon(s)


def income_of(s: IlluminatiState, card: int) -> int:
    """The current Income of a card, an Illuminati's with what its Groups bring it; negative where it costs
    (I-5.1, I-5.2, I-33.45)."""
    amount = s.income[card]
    if card < s.cat.first_group and s.cat.patrons and s.zone[card] == HELD:
        amount += patronage(s, s.holder[card], s.persona(card))
    return amount


def patronage(s: IlluminatiState, seat: int, card: int) -> int:
    """What the Groups of a seat bring to this Illuminati, were it the seat's (I-33.45)."""
    amount = 0
    for group, more in s.cat.patrons.get(card, ()):
        if s.zone[group] == HELD and s.holder[group] == seat:
            amount += more
    return amount


def stands_apart(s: IlluminatiState, card: int) -> bool:
    """Whether no card doubles the Income of this one or adds to it: it taxes, or costs as printed (I-5.5)."""
    return bool(card in s.cat.tax or s.cat.income[card] < 0)


def special_income(s: IlluminatiState, seat: int, card: int) -> list[tuple[int, int]]:
    """What each card of a seat collects by a Special, those that collect nothing left out (I-33.20, I-33.22)."""
    cat = s.cat
    factor, mask = cat.collects[card]
    out: list[tuple[int, int]] = []
    for member in s.layout(seat).members:
        if cat.first_back <= member < cat.first_group:  # what lies face down is claimed (I-24.10)
            continue
        amount = cat.income_each.get(member, income_of(s, member))
        if mask and (not s.align[member] & mask or stands_apart(s, member)):
            continue
        if amount > 0:
            out.append((member, factor * amount))
    return out


def printed_power(s: IlluminatiState) -> tuple[int, ...]:
    """Regular Power as printed, the UFOs stronger with hidden goals (I-24.7)."""
    return with_secret(s, s.cat.power)


def printed_transferable(s: IlluminatiState) -> tuple[int, ...]:
    """Transferable Power as printed, the UFOs stronger with hidden goals (I-24.7)."""
    return with_secret(s, s.cat.transferable)


def with_secret(s: IlluminatiState, column: tuple[int, ...]) -> tuple[int, ...]:
    """A column in which who has no Goal of its own to give has one more, with hidden goals."""
    if not s.options.hidden_goals:
        return column
    goals, count = s.cat.goals, s.cat.n_illuminati
    return tuple(
        [amount + (card < count and goals[card][0] == "secret") for card, amount in enumerate(column)]
    )


def marked(s: IlluminatiState) -> tuple[int, ...]:
    """The alignments of all cards as printed and brainwashed, without the Lasers (I-18.1)."""
    if not s.modules.marks:
        return s.cat.align
    align: list[int] = list(s.cat.align)
    for card, added, removed in s.modules.marks:
        align[card] = (align[card] | added) & ~removed
    return tuple(align)


def change_modules(s: IlluminatiState, **changes: Any) -> None:
    """Replace fields of the modules."""
    s.modules = replace(s.modules, **changes)


def forget(s: IlluminatiState, card: int) -> None:
    """A Group is dead or out of the game: its counters and markers go, and what the Lasers did (I-17.6, I-33.11)."""
    modules = s.modules
    printed: int = s.cat.align[card]
    counters = tuple([row for row in modules.counters if row[0] != card])
    marks = tuple([row for row in modules.marks if row[0] != card])
    if counters != modules.counters or marks != modules.marks or s.align[card] != printed:
        s.modules = replace(modules, counters=counters, marks=marks)
        align = list(s.align)
        align[card] = printed
        s.align = tuple(align)
        reckon(s)
