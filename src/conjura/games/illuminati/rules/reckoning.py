"""Current numbers (I-1.12): printed, raised by counters (I-17), and under the world's attitudes (I-20.12, I-20.13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.rows import put_at
from conjura.games.illuminati.state import HELD, IlluminatiState

LEVELS: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3)
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
    for favoured, hurt, level in leanings(world):
        if align & favoured:
            gain += level
        if align & hurt:
            loss += 1
    return min(MOST, gain), loss


@lru_cache(maxsize=1024)
def leanings(world: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """By marker off the centre, the masks of the alignment that gains by it and of the one that it hurts, and how much
    it counts."""
    out: list[tuple[int, int, int]] = []
    for axis, space in enumerate(world):
        if space:
            level = LEVELS[abs(space)]
            first, second = 1 << 2 * axis, 2 << 2 * axis
            favoured, opposed = (first, second) if space > 0 else (second, first)
            out.append((favoured, opposed if level == MOST and axis != CRIMINAL_AXIS else 0, level))
    return tuple(out)


def numbers(
    s: IlluminatiState, card: int, row: tuple[int, int, int, int] | None, sway: tuple[int, int]
) -> tuple[int, int, int, int, int]:
    """The current numbers of one Group.

    Args:
        s: the state.
        card: the Group.
        row: its counters, if it carries any.
        sway: what the attitudes of the world give to it and take from it.

    Returns:
        regular Power before world attitudes, Power, transferable Power, Resistance, Income.
    """
    cat = s.cat
    base, transferable = cat.power[card], cat.transferable[card]
    resist, income = cat.resistance[card], cat.income[card]
    if row is not None:
        base += row[1]
        resist += row[2]
        income += row[3]
    gain, loss = sway
    power = max(0, base + gain - loss) if base > 0 else base
    return base, power, max(0, transferable - loss), resist, income + gain - loss


def arrows(s: IlluminatiState, card: int, row: tuple[int, int, int, int]) -> tuple[int, ...]:
    """The outgoing arrows of a Group with counters."""
    outs = s.cat.outs[card]
    if row[1] and s.cat.power[card] == 0 and 0 not in outs:
        return (0, *outs)  # I-17.5: the side opposite the incoming arrow
    return outs


def reckon(s: IlluminatiState) -> None:
    """Work out all current numbers anew: the world has changed, or what lies face down."""
    cat, modules = s.cat, s.modules
    base, transferable = list(printed_power(s)), list(printed_transferable(s))
    resist, income, outs = list(cat.resistance), list(cat.income), list(cat.outs)
    for seat, card in enumerate(modules.identity):
        if card >= 0:  # what lies face down has its own numbers all the same
            back = cat.first_back + seat
            base[back], transferable[back], income[back] = base[card], transferable[card], income[card]
    power = list(base)
    counters = {row[0]: row for row in modules.counters}
    world: tuple[int, ...] = modules.world
    aligned = s.align
    known: dict[int, tuple[int, int]] = {}
    for card in range(cat.first_group, cat.first_special):
        sway = known.get(aligned[card])
        if sway is None:
            sway = attitudes(world, aligned[card])
            known[aligned[card]] = sway
        row = counters.get(card)
        if row is not None:
            outs[card] = arrows(s, card, row)
        if row is not None or sway[0] or sway[1]:
            base[card], power[card], transferable[card], resist[card], income[card] = numbers(
                s, card, row, sway
            )
    s.base, s.power, s.transferable = tuple(base), tuple(power), tuple(transferable)
    s.resist, s.income = tuple(resist), tuple(income)
    turn_arrows(s, tuple(outs))


def reckon_group(s: IlluminatiState, card: int) -> None:
    """Work out the numbers of one Group anew: nothing has changed but its counters or its alignments."""
    found: tuple[int, int, int, int] | None = None
    for row in s.modules.counters:
        if row[0] == card:
            found = row
    sway = attitudes(s.modules.world, s.align[card])
    base, power, transferable, resist, income = numbers(s, card, found, sway)
    s.base = with_number(s.base, card, base)
    s.power = with_number(s.power, card, power)
    s.transferable = with_number(s.transferable, card, transferable)
    s.resist = with_number(s.resist, card, resist)
    s.income = with_number(s.income, card, income)
    outs = s.cat.outs[card] if found is None else arrows(s, card, found)
    if outs != s.outs[card]:
        turn_arrows(s, put_at(s.outs, card, outs))


def with_number(column: tuple[int, ...], card: int, number: int) -> tuple[int, ...]:
    """A column with one number in it; the same one where it is there already."""
    return column if column[card] == number else put_at(column, card, number)


def turn_arrows(s: IlluminatiState, outs: tuple[tuple[int, ...], ...]) -> None:
    """Lay the outgoing arrows of all cards anew, and with them what follows from the shapes."""
    if outs != s.outs:
        s.outs = outs
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
    more = list(column)
    for card in range(s.cat.n_illuminati):
        if s.cat.goals[card][0] == "secret":
            more[card] += 1
    return tuple(more)


def marked(s: IlluminatiState) -> tuple[int, ...]:
    """The alignments of all cards as printed and brainwashed, without the Lasers (I-18.1)."""
    if not s.modules.marks:
        return s.cat.align
    align: list[int] = list(s.cat.align)
    for card, added, removed in s.modules.marks:
        align[card] = brainwashed(align[card], added, removed)
    return tuple(align)


def brainwashed(printed: int, added: int, removed: int) -> int:
    """The alignments of a Group with its markers."""
    return (printed | added) & ~removed


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
        reckon_group(s, card)
