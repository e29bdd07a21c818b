"""Dice and the deck as outcomes of chance (I-6, I-10.9)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.streams import draw_below
from conjura.games.illuminati.actions import Draw, Roll
from conjura.games.illuminati.state import IlluminatiState

SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1
DICE_STREAM: Final = 2

ROLLS: Final = tuple([(Roll(total), (6 - abs(total - 7)) / 36) for total in range(2, 13)])


def roll_outcomes() -> list[tuple[Any, float]]:
    """The totals of two dice with their probabilities."""
    return list(ROLLS)


def throw(s: IlluminatiState) -> Any:
    """Two dice, thrown from the stream of dice."""
    return Roll(2 + draw_below(s.streams, DICE_STREAM, 6) + draw_below(s.streams, DICE_STREAM, 6))


def deck_size(s: IlluminatiState) -> int:
    """How many cards are still to come."""
    return sum(s.deck)


def deck_outcomes(s: IlluminatiState) -> list[tuple[Any, float]]:
    """The cards that may come next, with their probabilities."""
    size = deck_size(s)
    return [(Draw(card), s.deck[card] / size) for card in range(s.cat.n_cards) if s.deck[card]]


def draw_card(s: IlluminatiState) -> Any:
    """The next card, chosen when it is drawn."""
    left = draw_below(s.streams, DECK_STREAM, deck_size(s))
    for card in range(s.cat.n_cards):
        left -= s.deck[card]
        if left < 0:
            return Draw(card)
    raise AssertionError("an empty deck was drawn from")
