"""What seats may do: small frozen structs, one tagged union. Their JSON is the same everywhere (the tag is ``do``).

Each class names the clause that gives the right. Cards are catalogue indices here and slugs in JSON.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from conjura.engine.wire import Card

Kind = Literal["control", "neutralize", "destroy"]
Side = Literal["north", "east", "south", "west"]
Cause = Literal["for", "against"]
Alignment = Literal["government", "communist", "liberal", "conservative", "peaceful", "violent", "straight", "weird",
                    "criminal", "fanatic"]  # fmt: skip
Change = Literal["add", "remove", "reverse"]


def snake(name: str) -> str:
    """``CallOff`` as ``call_off``: the tag of a struct in JSON."""
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=snake):
    """The root of all actions."""


# Chance


class Deal(Action, frozen=True):
    """Chance: a seat is dealt this Illuminati card (I-2.1)."""

    card: Card


class Draw(Action, frozen=True):
    """Chance: this card comes from the deck (I-2.4, I-6)."""

    card: Card


class Roll(Action, frozen=True):
    """Chance: two dice show this total, 2 to 12."""

    total: int


# Anywhere


class Decline(Action, frozen=True):
    """Nothing, or no more, at this question."""


class Play(Action, frozen=True):
    """Play a Special (I-28)."""

    card: Card


class Choose(Action, frozen=True):
    """Name a card: the target or object of what is under way."""

    card: Card


class ChooseSeat(Action, frozen=True):
    """Name a player: the object of what is under way."""

    other: int


class Place(Action, frozen=True):
    """Hang the card in hand from this side of this master (I-11.10)."""

    master: Card
    side: Side


class Carry(Action, frozen=True):
    """Lay this much money of the source in hand on this card (I-15)."""

    card: Card
    amount: int


# Setup


class ChooseGoal(Action, frozen=True):
    """Pick the Special Goal of this Illuminati, in secret (I-2.3, I-24.1)."""

    card: Card


# Income


class Levy(Action, frozen=True):
    """Tax the opponent in question (I-5.3)."""


class Pay(Action, frozen=True):
    """Pay part of what is owed from this card (I-5.2, I-5.3)."""

    card: Card
    amount: int


# The own turn


class Attack(Action, frozen=True):
    """Begin the announcement of an attack of this kind (I-10.4)."""

    kind: Kind


class Aid(Action, frozen=True):
    """Let this card aid with Transferable Power (I-10.4)."""

    card: Card
    amount: int


class Announce(Action, frozen=True):
    """The announcement is complete, without Privilege (I-10.4)."""


class Privilege(Action, frozen=True):
    """Announce with Privilege, for which this Special is discarded (I-14.2, I-14.9)."""

    card: Card


class BuyPrivilege(Action, frozen=True):
    """Announce with Privilege for money (I-14.3)."""


class MoveGroup(Action, frozen=True):
    """Move this Group with its puppets: a regular action (I-16.1)."""

    card: Card


class Transfer(Action, frozen=True):
    """Move money from this card: free in T6, a regular action before (I-15)."""

    card: Card


class Drop(Action, frozen=True):
    """Drop this Group and its puppets: a free action (I-9.1)."""

    card: Card


class UseAbility(Action, frozen=True):
    """Use the ability of this card (I-33)."""

    card: Card


class Alter(Action, frozen=True):
    """Change one alignment of the card named, until the turn is over (I-33.36)."""

    change: Change
    alignment: Alignment


class Pass(Action, frozen=True):
    """Do nothing in this turn and take 5 MB (I-3.2)."""


class Proceed(Action, frozen=True):
    """Go on to the next step of the own turn (I-3.3)."""


class Leave(Action, frozen=True):
    """Leave the game for good (I-26.3)."""


class Confirm(Action, frozen=True):
    """Yes, really."""


# Attacks


class Spend(Action, frozen=True):
    """Spend money of this card for or against the attack (I-10.12 to I-10.14)."""

    card: Card
    cause: Cause
    amount: int


class CallOff(Action, frozen=True):
    """Call the announced attack off (I-10.18)."""


class Throw(Action, frozen=True):
    """Roll the dice rather than call off (I-10.20)."""


class Abolish(Action, frozen=True):
    """Lay this Special as one of the two that abolish Privilege (I-14.4)."""

    card: Card


class Endow(Action, frozen=True):
    """Transfer this much from the attacking card to the card just captured (I-11.7)."""

    amount: int


class Lose(Action, frozen=True):
    """Let this overlapping card become uncontrolled (I-25.5)."""

    card: Card


# Rearranging


class Lift(Action, frozen=True):
    """Take this Group and its puppets off the structure, to hang them anew (I-16.5)."""

    card: Card


class Hang(Action, frozen=True):
    """Take up this loose Group to hang it (I-16.5)."""

    card: Card


class Restore(Action, frozen=True):
    """Put everything back as it was before rearranging (I-16.5)."""


# Deals


class Offer(Action, frozen=True):
    """Begin an offer to this seat (I-25)."""

    to: int


class GiveMoney(Action, frozen=True):
    """The offer gives this much from the own Illuminati (I-25.1)."""

    amount: int


class WantMoney(Action, frozen=True):
    """The offer asks for this much from the other's Illuminati (I-25.1)."""

    amount: int


class GiveSpecial(Action, frozen=True):
    """The offer gives this Special (I-25.2)."""

    card: Card


class WantSpecial(Action, frozen=True):
    """The offer asks for this Special (I-25.2)."""

    card: Card


class GiveGroup(Action, frozen=True):
    """The offer gives this Group with its puppets (I-25.3)."""

    card: Card


class WantGroup(Action, frozen=True):
    """The offer asks for this Group with its puppets (I-25.3)."""

    card: Card


class Propose(Action, frozen=True):
    """Put the offer to the other (I-25.12)."""


class Withdraw(Action, frozen=True):
    """Give the offer up before it is put (I-25.15)."""


class Accept(Action, frozen=True):
    """Agree to the offer, which is carried out at once (I-25.4, I-25.8)."""


OUTCOMES: tuple[type, ...] = (Deal, Draw, Roll)
SEAT_ACTIONS: tuple[type, ...] = (
    Decline, Play, Choose, ChooseSeat, Place, Carry, ChooseGoal, Levy, Pay, Attack, Aid, Announce, Privilege,
    BuyPrivilege, MoveGroup, Transfer, Drop, UseAbility, Alter, Pass, Proceed, Leave, Confirm, Spend, CallOff,
    Throw, Abolish, Endow, Lose, Lift, Hang, Restore, Offer, GiveMoney, WantMoney, GiveSpecial, WantSpecial,
    GiveGroup, WantGroup, Propose, Withdraw, Accept,
)  # fmt: skip
ACTIONS: tuple[type, ...] = OUTCOMES + SEAT_ACTIONS
