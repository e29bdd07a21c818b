"""Dice and decks as outcomes of chance: what may come with its probability, and what comes.

A deck is a column of how many copies of each design are still to come; a card is chosen when it is drawn.
"""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.actions import Draw, Roll
from conjura.engine.dice import TOTALS, two_dice
from conjura.engine.kernel import State
from conjura.engine.streams import draw_below

SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1
DICE_STREAM: Final = 2

ROLLS: Final = tuple([(Roll(total), chance) for total, chance in TOTALS])


def roll_outcomes() -> list[tuple[Any, float]]:
    """The totals of two dice with their probabilities."""
    return list(ROLLS)


def throw(s: State) -> Any:
    """Two dice, thrown from the stream of dice."""
    return Roll(two_dice(s.streams, DICE_STREAM))


def deck_outcomes(deck: bytearray, low: int, high: int, first: int = 0) -> list[tuple[Any, float]]:
    """The cards that ``draw_card`` may draw, with their probabilities."""
    size = sum(deck[low:high])
    return [(Draw(first + card), deck[card] / size) for card in range(low, high) if deck[card]]


def draw_card(s: State, deck: bytearray, low: int, high: int, first: int = 0) -> Any:
    """The next card of a range of places in a deck; ``first`` is the design that place 0 stands for."""
    left = draw_below(s.streams, DECK_STREAM, sum(deck[low:high]))
    for card in range(low, high):
        left -= deck[card]
        if left < 0:
            return Draw(first + card)
    raise AssertionError("an empty deck was drawn from")


def shares(rows: list[tuple[Any, int]]) -> list[tuple[Any, float]]:
    """Outcomes with their probabilities, from outcomes with their numbers."""
    total = 0
    for _, count in rows:
        total += count
    return [(outcome, count / total) for outcome, count in rows]


def one_of(s: State, stream: int, rows: list[tuple[Any, int]]) -> Any:
    """One outcome of several, each as likely as its number says."""
    total = 0
    for _, count in rows:
        total += count
    left = draw_below(s.streams, stream, total)
    for outcome, count in rows:
        left -= count
        if left < 0:
            return outcome
    raise AssertionError("nothing to draw from")
