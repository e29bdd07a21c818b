"""The few numbers a report needs."""

from __future__ import annotations

import math
from collections.abc import Sequence


def wilson(hits: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a proportion.

    Args:
        hits: how often it happened.
        trials: how often it could have.
        z: how wide, in standard deviations; 1.96 is 95 %.

    Returns:
        the lower and the upper end, ``(0.0, 1.0)`` without trials.

    >>> [round(end, 3) for end in wilson(25, 100)]
    [0.175, 0.343]
    """
    if trials <= 0:
        return 0.0, 1.0
    share = hits / trials
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def quantile(values: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of all values does not exceed; 0 without values.

    >>> quantile([4, 1, 3, 2], 0.5)
    2
    """
    if not values:
        return 0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]
