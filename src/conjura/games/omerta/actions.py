"""What seats may do: small frozen structs, one tagged union. Their JSON is the same everywhere (the tag is ``do``).

Each class names the clause that gives the right. Cards are catalogue indices here and slugs in JSON; money is in
thousands of dollars.
"""

from __future__ import annotations

from conjura.engine.actions import (
    Accept,  # O-12.5
    Action,
    Choose,
    ChooseSeat,
    Deal,  # O-2.2, O-10.6, O-11.2
    Decline,
    Draw,  # O-2.6, O-5.1
    GiveMoney,
    Offer,  # O-12.2
    Pass,  # O-6.1
    Play,  # O-6.2
    Proceed,
    Propose,
    WantMoney,
    Withdraw,
)
from conjura.engine.wire import Card

# Chance


class Reveal(Action, frozen=True):
    """Chance: this Domain is dealt, or turned up to the centre (O-2.4, O-4.4)."""

    card: Card


class Roll(Action, frozen=True):
    """Chance: one die shows this (O-6.3)."""

    pips: int


class Pick(Action, frozen=True):
    """Chance: this card of a hand is picked blindly."""

    card: Card


# Anywhere


class Claim(Action, frozen=True):
    """Lay open this secondary objective, whose condition is true (O-11.5)."""

    card: Card


class Declare(Action, frozen=True):
    """Declare victory by objectives (O-11.1)."""


# Soldiers and Domains


class Post(Action, frozen=True):
    """Move so many Soldiers from the Reserve of its Capo to this Domain (O-2.4, O-4.3)."""

    card: Card
    amount: int


class Recall(Action, frozen=True):
    """Move so many Soldiers from this Domain to the Reserve of its Capo (O-4.3)."""

    card: Card
    amount: int


class Place(Action, frozen=True):
    """Put so many new Soldiers on this Domain or into the Reserve of this Capo (O-5.2, O-8.4)."""

    card: Card
    amount: int


class Remove(Action, frozen=True):
    """Lose so many Soldiers from this Domain or the Reserve of this Capo."""

    card: Card
    amount: int


class Buy(Action, frozen=True):
    """Buy so many Soldiers and put them on this Domain or into the Reserve of this Capo (O-10.1)."""

    card: Card
    amount: int


class MoveDomain(Action, frozen=True):
    """Move this Domain to another own Capo (O-4.2)."""

    card: Card


class Yield(Action, frozen=True):
    """Make good a debt with this Domain (O-5.4)."""

    card: Card


class Pay(Action, frozen=True):
    """Pay the price that is asked."""


class Discard(Action, frozen=True):
    """Discard this card (O-5.2, O-10.2)."""

    card: Card


# Actions


class Conquer(Action, frozen=True):
    """Declare a Conquest with this Capo (O-6.5a)."""

    card: Card


class Assault(Action, frozen=True):
    """Declare an Assault from this Domain (O-6.6a)."""

    card: Card


class Rob(Action, frozen=True):
    """Declare a Robbery with this Capo (O-6.7a)."""

    card: Card


class Involve(Action, frozen=True):
    """Pay to get involved in the Conquest (O-6.5b)."""


class Commit(Action, frozen=True):
    """Use so many Soldiers (O-6.5c, O-6.6b, or lent by a card)."""

    amount: int


class Bring(Action, frozen=True):
    """Bring so many Soldiers from the Reserve to the Domain under attack (O-6.6c)."""

    amount: int


class Occupy(Action, frozen=True):
    """Move so many Soldiers onto the Domain just won (O-6.5e, O-6.6e)."""

    amount: int


# Deals


class Borrow(Action, frozen=True):
    """Ask this Family for Soldiers in an Assault (O-12.1)."""

    to: int


class WantMen(Action, frozen=True):
    """Ask for so many Soldiers (O-12.1)."""

    amount: int


class GiveDomain(Action, frozen=True):
    """The offer gives this Domain (O-12.2)."""

    card: Card


class WantDomain(Action, frozen=True):
    """The offer asks for this Domain (O-12.2)."""

    card: Card


OUTCOMES: tuple[type, ...] = (Deal, Draw, Reveal, Roll, Pick)
SEAT_ACTIONS: tuple[type, ...] = (
    Decline, Play, Choose, ChooseSeat, Claim, Declare, Post, Recall, Place, Remove, Buy, MoveDomain, Yield, Pay,
    Discard, Proceed, Pass, Conquer, Assault, Rob, Involve, Commit, Bring, Occupy, Offer, Borrow, WantMen, GiveMoney,
    WantMoney, GiveDomain, WantDomain, Propose, Withdraw, Accept,
)  # fmt: skip
ACTIONS: tuple[type, ...] = OUTCOMES + SEAT_ACTIONS
