"""The square grid on which trees of cards lie: cells, directions, turning.

A cell is ``x * 256 + y`` with x to the east and y to the south. Directions are 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.actions import Side

STEP: Final[tuple[int, ...]] = (-1, 256, 1, -256)
"""What to add to a cell to get to its neighbour in a direction."""
CENTRE: Final = 128 * 256 + 128
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
SIDE_NUMBER: Final = {"north": 0, "east": 1, "south": 2, "west": 3}


def touching(cells: Any, there: int) -> int:
    """How many neighbours of a cell are among some cells."""
    count = 0
    for step in STEP:
        if there + step in cells:
            count += 1
    return count
