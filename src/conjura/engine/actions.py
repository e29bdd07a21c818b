"""What seats of more than one game do: small frozen structs whose tag in JSON is ``do``.

A game's ``actions`` names those it has, each with the clause that gives the right, and adds its own; together they are
its tagged union. Cards are catalogue indices here and slugs in JSON.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from conjura.engine.wire import Card, snake

Side = Literal["north", "east", "south", "west"]
Cause = Literal["for", "against"]


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=snake):
    """The root of all actions."""


# Chance


class Deal(Action, frozen=True):
    """Chance: this card is dealt before the game begins, or from a pile of its own."""

    card: Card


class Draw(Action, frozen=True):
    """Chance: this card comes from the deck."""

    card: Card


class Roll(Action, frozen=True):
    """Chance: two dice show this total, 2 to 12."""

    total: int


# At any question


class Decline(Action, frozen=True):
    """Nothing, or no more, at this question."""


class Confirm(Action, frozen=True):
    """Yes: what is asked is done."""


class Play(Action, frozen=True):
    """Play a card from hand."""

    card: Card


class Choose(Action, frozen=True):
    """Name a card: the target or object of what is under way."""

    card: Card


class ChooseSeat(Action, frozen=True):
    """Name a player: the object of what is under way."""

    other: int


class Place(Action, frozen=True):
    """Lay the card in hand on this side of this master."""

    master: Card
    side: Side


# The own turn


class UseAbility(Action, frozen=True):
    """Use the ability of this card."""

    card: Card


class CallOff(Action, frozen=True):
    """Call off what was announced."""


class Pass(Action, frozen=True):
    """Do nothing, or nothing more, in this turn."""


class Proceed(Action, frozen=True):
    """Done with this step: go on."""


class Leave(Action, frozen=True):
    """Leave the game for good."""


# Deals


class Offer(Action, frozen=True):
    """Begin an offer to this seat."""

    to: int


class GiveMoney(Action, frozen=True):
    """The offer gives this much."""

    amount: int


class WantMoney(Action, frozen=True):
    """The offer asks for this much."""

    amount: int


class GiveSpecial(Action, frozen=True):
    """The offer gives this Special."""

    card: Card


class WantSpecial(Action, frozen=True):
    """The offer asks for this Special."""

    card: Card


class Propose(Action, frozen=True):
    """Put the offer to the other."""


class Withdraw(Action, frozen=True):
    """Give the offer up before it is put."""


class Accept(Action, frozen=True):
    """Agree to the offer, which is carried out at once."""
