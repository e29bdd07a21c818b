"""Two six-sided dice as one outcome, their total."""

from __future__ import annotations

from typing import Final

from conjura.engine.streams import draw_below

TOTALS: Final[tuple[tuple[int, float], ...]] = tuple(
    [(total, (6 - abs(total - 7)) / 36) for total in range(2, 13)]
)
"""The totals with their probabilities."""

WAYS: Final[tuple[int, ...]] = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33)
"""By number needed, in how many of 36 rolls the dice show so much or less and neither 11 nor 12."""


def two_dice(streams: list[int], which: int) -> int:
    """The total of two dice, thrown from a stream, which moves on."""
    return 2 + draw_below(streams, which, 6) + draw_below(streams, which, 6)


def chance_of(number: int) -> float:
    """The probability that two dice show at most a number where 11 and 12 always fail.

    >>> round(36 * chance_of(7)), round(36 * chance_of(12))
    (21, 33)
    """
    return WAYS[max(0, min(number, 10))] / 36
