"""The chances of rolls, exact: against a DIFFICULTY with criticals, and of two sides with ties thrown again (O-6.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conjura.engine.wire import Breakdown, Part


def exceeds(missing: int) -> float:
    """The chance that a die with criticals shows more than what is missing to a DIFFICULTY (O-6.3, O-6.4).

    >>> round(exceeds(5), 3), round(exceeds(6), 3), round(exceeds(7), 3)
    (0.167, 0.167, 0.139)
    """
    chance = 1.0
    while missing >= 6:
        missing -= 6
        chance /= 6
    if missing > 0:
        chance *= (6 - missing) / 6
    return chance


def _prevails() -> tuple[float, ...]:
    found: list[float] = []
    for lead in range(-6, 7):
        wins = losses = 0
        for mine in range(1, 7):
            for theirs in range(1, 7):
                if mine + lead > theirs:
                    wins += 1
                elif mine + lead < theirs:
                    losses += 1
        found.append(wins / (wins + losses))
    return tuple(found)


PREVAILS: Final = _prevails()
"""The chance to win an opposed roll, by the lead from -6 to 6."""


def prevails(lead: int) -> float:
    """The chance to win an opposed roll with so many points more than the other; ties are thrown again (O-6.3).

    >>> round(prevails(0), 2), round(prevails(1), 2), prevails(6)
    (0.5, 0.68, 1.0)
    """
    return PREVAILS[max(-6, min(6, lead)) + 6]


@lru_cache(maxsize=4096)
def shares(totals: tuple[int, ...], first_wins: bool = False) -> tuple[float, ...]:
    """The chance of each side to win an opposed roll of several, where only the tied throw again (O-6.3, O-6.5j).

    Args:
        totals: what each side has besides its die.
        first_wins: whether the first side wins the ties that it is in.

    >>> [round(chance, 2) for chance in shares((3, 2))], [round(chance, 2) for chance in shares((1, 1, 1))]
    ([0.68, 0.32], [0.33, 0.33, 0.33])
    """
    count = len(totals)
    if count < 2:
        return (1.0,) * count
    won = [0.0] * count
    again = 0.0
    for best in range(max(totals) + 1, max(totals) + 7):
        for tied in range(1, 1 << count):
            way = 1.0
            for side in range(count):
                pips = best - totals[side]
                if tied >> side & 1:
                    way *= 1 / 6 if 1 <= pips <= 6 else 0.0
                else:
                    way *= max(0, min(6, pips - 1)) / 6
            if not way:
                continue
            sides = [side for side in range(count) if tied >> side & 1]
            if first_wins and tied & 1:
                won[0] += way
            elif len(sides) == count:
                again += way
            else:
                parts = shares(tuple([totals[side] for side in sides]), False)
                for place in range(len(sides)):
                    won[sides[place]] += way * parts[place]
    return tuple([chance / (1 - again) for chance in won])


def percent(chance: float) -> Breakdown:
    """A chance as a number to be shown, in percent."""
    number = round(100 * chance)
    return Breakdown("odds", number, (Part(number, "odds", "O-6.3"),))
