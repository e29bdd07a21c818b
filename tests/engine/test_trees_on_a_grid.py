"""Trees of cards on a grid: hanging, what hangs under what, and taking cards out; on a state without a game."""

from __future__ import annotations

from typing import Any

import pytest

from conjura.engine.grid import CENTRE, STEP
from conjura.engine.trees import DECK, HELD, OPEN, OUT, TreesState

ROOTS, CARDS = 2, 9


class Grove(TreesState):
    """Two seats whose roots are the cards 0 and 1."""

    def __init__(self) -> None:
        super().__init__(None, None, False, [], 2, ROOTS, CARDS)

    def blank(self) -> Grove:
        return Grove()

    def layout(self, seat: int) -> Any:
        return self

    @property
    def subs(self) -> dict[int, list[int]]:
        """Of the first seat, whose tree the tests look at."""
        return self.hanging(0, HELD)


@pytest.fixture
def grove() -> Grove:
    """Card 0 with 4 to the west, 3 to the east and 2 to the north; under 3 hangs 6 to the south and 5 to the east."""
    s = Grove()
    s.plant(bytearray([OUT] * ROOTS + [DECK] * (CARDS - ROOTS)))
    s.zone[0], s.cell[0] = HELD, CENTRE
    for card, master, side in ((4, 0, 3), (3, 0, 1), (2, 0, 0), (6, 3, 2), (5, 3, 1)):
        s.hang(card, master, side, 0)
    return s


def test_a_card_lies_on_the_cell_next_to_its_master(grove: Grove) -> None:
    assert grove.cell[5] == CENTRE + 2 * STEP[1]
    assert grove.cell[6] == CENTRE + STEP[1] + STEP[2]


def test_a_tree_is_told_nearest_first_and_by_direction(grove: Grove) -> None:
    assert grove.tree(0) == [0, 2, 3, 4, 5, 6]
    assert grove.tree(3) == [3, 5, 6]
    for card in grove.tree(3):  # lifted off, it keeps its shape
        grove.zone[card] = 7
    assert grove.tree(3) == [3, 5, 6]
    assert grove.tree(0) == [0, 2, 4]


def test_what_hangs_under_what(grove: Grove) -> None:
    assert grove.under(6, 3) and grove.under(6, 0) and grove.under(3, 3)
    assert not grove.under(3, 6) and not grove.under(4, 3) and not grove.under(0, 4)


def test_a_card_put_out_leaves_nothing_behind(grove: Grove) -> None:
    grove.layouts[0] = grove
    grove.uproot(4, OPEN)
    assert grove.layouts[0] is None
    assert (grove.holder[4], grove.master[4], grove.heading[4], grove.cell[4]) == (0, 0, 0, 0)
    assert grove.zoned(OPEN) == [4] and grove.zoned(DECK) == [7, 8]


def test_a_copy_has_columns_of_its_own(grove: Grove) -> None:
    twin = grove.copy()
    assert twin.key() == grove.key()
    twin.hang(7, 2, 0, 0)
    assert twin.key() != grove.key() and grove.zone[7] == DECK


def test_seats_that_are_out_are_passed_over(grove: Grove) -> None:
    grove.alive = (True, False)
    assert grove.living() == [0] and grove.next_alive(0) == 0
