"""What happens in more than one game, in the past tense, and the shapes that events are declared by.

A game's ``events`` names those it has and adds its own. Cards are slugs; hidden fields are ``None`` to outsiders.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from conjura.engine.wire import Event

# Shapes: what an event tells of, declared once


class OfSeat(Event, frozen=True, kw_only=True):
    """Something about a seat."""

    public = ("seat",)
    seat: int


class OfCard(Event, frozen=True, kw_only=True):
    """Something about a card of a seat, or that it did to a card."""

    public = ("seat", "card")
    seat: int
    card: str


class OfAmount(Event, frozen=True, kw_only=True):
    """Something about a seat and a number."""

    public = ("seat", "amount")
    seat: int
    amount: int


class OfCardAndAmount(Event, frozen=True, kw_only=True):
    """Something about a card of a seat and a number."""

    public = ("seat", "card", "amount")
    seat: int
    card: str
    amount: int


class OfSecretCard(Event, frozen=True, kw_only=True):
    """Something about a card that the audience alone may know."""

    public = ("seat",)
    hidden = ("card",)
    seat: int
    card: str | None


class OfTwo(Event, frozen=True, kw_only=True):
    """Something between two seats."""

    public = ("seat", "to")
    seat: int
    to: int


# Events


class Declined(Event, frozen=True, kw_only=True):
    """A seat did nothing, or no more, when asked; ``prompt`` is what."""

    public = ("seat", "prompt")
    seat: int
    prompt: str


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began; ``turn`` is its number."""

    public = ("seat", "turn")
    seat: int
    turn: int


class StepBegan(Event, frozen=True, kw_only=True):
    """The active seat went on to the next step."""

    public = ("seat", "step")
    seat: int
    step: str


class TurnEnded(OfSeat, frozen=True, kw_only=True):
    """A turn is complete and nobody has won."""


class PlayerLeft(OfSeat, frozen=True, kw_only=True):
    """A seat left the game."""


class DiceRolled(Event, frozen=True, kw_only=True):
    """Two dice fell; ``why`` says for what."""

    public = ("seat", "total", "why")
    seat: int
    total: int
    why: str = ""


class IncomePaid(Event, frozen=True, kw_only=True):
    """The cards of a seat collected their income: ``total`` in all, and by card."""

    public = ("seat", "total", "cards")
    seat: int
    total: int
    cards: tuple[tuple[str, int], ...]


class AttackBegan(Event, frozen=True, kw_only=True):
    """A seat began to announce an attack."""

    public = ("seat", "kind")
    seat: int
    kind: str


class AttackerNamed(OfCard, frozen=True, kw_only=True):
    """A seat named the card that attacks."""


class SpecialDrawn(OfSecretCard, frozen=True, kw_only=True):
    """A seat drew a Special into its hand."""


class SpecialPlayed(OfCard, frozen=True, kw_only=True):
    """A seat laid a Special on the table."""


class SpecialWasted(OfCard, frozen=True, kw_only=True):
    """A Special found nothing left to act on."""


class SpecialGiven(Event, frozen=True, kw_only=True):
    """A Special changed hands; who has seen it knows which."""

    public = ("seat", "to")
    hidden = ("card",)
    seat: int
    to: int
    card: str | None


class HandSeen(Event, frozen=True, kw_only=True):
    """A seat looked at the hand of another."""

    public = ("seat", "other")
    hidden = ("cards",)
    seat: int
    other: int
    cards: tuple[str, ...] | None


class OfferBegan(OfTwo, frozen=True, kw_only=True):
    """A seat began an offer to another."""


class OfferPut(OfTwo, frozen=True, kw_only=True):
    """The offer was put to the other and waits for the answer."""


class OfferEnded(Event, frozen=True, kw_only=True):
    """An offer ended; ``how`` is withdrawn, declined or accepted."""

    public = ("seat", "to", "how")
    seat: int
    to: int
    how: str


@cache
def declined(seat: int, prompt: str) -> Declined:
    """The commonest event, made once for each seat and prompt: events are frozen and can be shared."""
    return Declined(seat=seat, prompt=prompt)


def declared_in(module: str, names: Iterable[Any]) -> tuple[type[Event], ...]:
    """The event classes among the values of a module that are declared there.

    Args:
        module: its name.
        names: the values of its names.
    """
    return tuple([kind for kind in names if isinstance(kind, type) and issubclass(kind, Event)
                  and kind.__module__ == module])  # fmt: skip
