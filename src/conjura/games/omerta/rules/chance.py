"""The die and the decks as outcomes of chance (O-1.2, O-2, O-5.1, O-10.6)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.chance import DICE_STREAM
from conjura.engine.streams import draw_below
from conjura.games.omerta.actions import Deal, Draw, Pick, Reveal, Roll
from conjura.games.omerta.state import DECK, OmertaState

ROLLS: Final = tuple([(Roll(pips), 1 / 6) for pips in range(1, 7)])


def roll_outcomes() -> list[tuple[Any, float]]:
    """The six sides of the die."""
    return list(ROLLS)


def throw(s: OmertaState) -> Any:
    """A die, thrown from the stream of dice."""
    return ROLLS[draw_below(s.streams, DICE_STREAM, 6)][0]


def dons(s: OmertaState) -> list[tuple[Any, int]]:
    """The Dons that nobody has."""
    return [(Deal(card), 1) for card in range(s.cat.first_don, s.cat.first_type) if card not in s.don]


def mains(s: OmertaState) -> list[tuple[Any, int]]:
    """The main objectives that nobody has."""
    return [(Deal(card), 1) for card in s.cat.mains if card not in s.main]


def secondaries(s: OmertaState) -> list[tuple[Any, int]]:
    """The secondary objectives still in the deck."""
    return [(Deal(card), 1) for card in deck_of_secondaries(s)]


def deck_of_secondaries(s: OmertaState) -> list[int]:
    """The secondary objectives that nobody holds or has completed."""
    gone: set[int] = set()
    for seat in range(s.seats):
        for task in s.tasks[seat]:
            gone.add(task & 4095)
        gone.update(s.done[seat])
    return [card for card in s.cat.secondaries if card not in gone]


def capos(s: OmertaState) -> list[tuple[Any, int]]:
    """The Capos that may be drawn."""
    dealt: set[int] = set()
    for row in s.dealt:
        dealt.update(row)
    return [(Deal(card), 1) for card in range(s.cat.n_capos) if s.zone[card] == DECK and card not in dealt]


def types(s: OmertaState) -> list[tuple[Any, int]]:
    """The types that may be drawn; those known to lie under the deck come last, in their order."""
    first = s.cat.first_type
    left = list(s.types)
    for row in s.dealt:
        for card in row:
            if card >= first:
                left[card - first] -= 1
    rows: list[tuple[Any, int]] = []
    for place in range(len(left)):
        if left[place] > 0:
            rows.append((Deal(first + place), left[place]))
    if not rows and s.under:
        return [(Deal(s.under[0]), 1)]
    return rows


def take_type(s: OmertaState, card: int) -> None:
    """A type leaves its deck, from the top."""
    place = card - s.cat.first_type
    if s.types[place]:
        s.types[place] -= 1
    else:
        s.under = s.under[1:]


def types_left(s: OmertaState) -> int:
    """How many types the deck holds."""
    return sum(s.types) + len(s.under)


def domains(s: OmertaState) -> list[tuple[Any, int]]:
    """The Domains that may be turned up."""
    rows: list[tuple[Any, int]] = []
    for card in range(s.cat.first_domain, s.cat.first_don):
        if s.zone[card] == DECK:
            rows.append((Reveal(card), 1))
    return rows


def actions(s: OmertaState) -> list[tuple[Any, int]]:
    """The Events that may be dealt into a first hand: no Happenings (O-2.6)."""
    first, designs = s.cat.first_event, s.cat.designs
    rows: list[tuple[Any, int]] = []
    for place in range(len(s.deck)):
        if s.deck[place] and not designs[first + place].happening:
            rows.append((Draw(first + place), s.deck[place]))
    return rows


def hand(s: OmertaState, seat: int) -> list[tuple[Any, int]]:
    """The cards of a hand, to be picked blindly."""
    held = s.hand(seat)
    return [(Pick(card), held.count(card)) for card in sorted(set(held))]
