"""What seats may do: small frozen structs, one tagged union. Their JSON is the same everywhere (the tag is ``do``).

Each class names the clause that gives the right. Cards are catalogue indices here and slugs in JSON.
"""

from __future__ import annotations

from typing import Literal

from conjura.engine.actions import (
    Accept,  # I-25.4, I-25.8
    Action,
    CallOff,  # I-10.18
    Cause,
    Choose,
    ChooseSeat,
    Confirm,
    Deal,  # I-2.1
    Decline,
    Draw,  # I-2.4, I-6
    GiveMoney,  # I-25.1
    GiveSpecial,  # I-25.2
    Leave,  # I-26.3
    Offer,  # I-25
    Pass,  # I-3.2
    Place,  # I-11.10
    Play,  # I-28
    Proceed,  # I-3.3
    Propose,  # I-25.12
    Roll,
    UseAbility,  # I-33
    WantMoney,  # I-25.1
    WantSpecial,  # I-25.2
    Withdraw,  # I-25.15
)
from conjura.engine.cheating import (
    CallCheat,  # I-29.6
    Declare,  # I-29.4
    Notice,  # I-29.5
    Overstate,  # I-29.4
    Peek,  # I-29.4
    Skim,  # I-29.4
)
from conjura.engine.wire import Card

Kind = Literal["control", "neutralize", "destroy", "brainwash"]
Alignment = Literal["government", "communist", "liberal", "conservative", "peaceful", "violent", "straight", "weird",
                    "criminal", "fanatic"]  # fmt: skip
Change = Literal["add", "remove", "reverse"]


Stat = Literal["power", "resistance", "income"]
Purpose = Literal["income", "attack", "defend"]
"""What a Special of several uses is to do (I-33.22, I-33.28)."""
Course = Literal["government", "communist", "liberal", "conservative", "peaceful", "violent", "straight", "weird",
                 "criminal", "lawful"]  # fmt: skip
"""Whither a marker of the Propaganda board moves; ``lawful`` is the Criminal one on its way back (I-20.4)."""


# Chance


# Anywhere


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


class Alter(Action, frozen=True):
    """Change one alignment of the card named, until the turn is over (I-33.36)."""

    change: Change
    alignment: Alignment


# Attacks


class Spend(Action, frozen=True):
    """Spend money of this card for or against the attack (I-10.12 to I-10.14)."""

    card: Card
    cause: Cause
    amount: int


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


class GiveGroup(Action, frozen=True):
    """The offer gives this Group with its puppets (I-25.3)."""

    card: Card


class WantGroup(Action, frozen=True):
    """The offer asks for this Group with its puppets (I-25.3)."""

    card: Card


# Expansion modules


class Bid(Action, frozen=True):
    """Put this much from the own Illuminati into a seat's bid for the next turn (I-4.1)."""

    to: int
    amount: int


class Campaign(Action, frozen=True):
    """Begin an attempt at Propaganda, free in T5, a regular action in T4 (I-20.6)."""


class Steer(Action, frozen=True):
    """Announce whither a marker of the Propaganda board is to move, and how many spaces (I-20.7)."""

    toward: Course
    amount: int


class Sway(Action, frozen=True):
    """Let a Media Group add its Power for or against an attempt at Propaganda (I-20.10)."""

    card: Card
    cause: Cause


class Hack(Action, frozen=True):
    """Announce a hack; its target is chosen next, in secret (I-21.1)."""


class Infiltrate(Action, frozen=True):
    """Try to place the Plumbers; their target is chosen next, in secret (I-22.1)."""


class Plant(Action, frozen=True):
    """Plant a Mole; where is chosen next, in secret (I-23.2)."""


class Reveal(Action, frozen=True):
    """Reveal the own unit that sits in a Group of this attack (I-22.2, I-23.1)."""


class Increase(Action, frozen=True):
    """Raise one number of a Group that is named next: a regular action (I-17.1)."""

    stat: Stat


class Intend(Action, frozen=True):
    """Name what a Special of several uses is to do: Income, or a number for one side of an attack (I-33.3)."""

    purpose: Purpose


# Illuminati that lie face down


class Claim(Action, frozen=True):
    """Take this much of the Income of the own face-down Illuminati (I-24.3)."""

    amount: int


class Exert(Action, frozen=True):
    """Use this much of the Power of the own face-down Illuminati (I-24.3)."""

    amount: int


class Accuse(Action, frozen=True):
    """Accuse this seat: which Illuminati it is said to be is named next; a regular action (I-24.5)."""

    to: int


OUTCOMES: tuple[type, ...] = (Deal, Draw, Roll, Notice)
SEAT_ACTIONS: tuple[type, ...] = (
    Decline, Play, Choose, ChooseSeat, Place, Carry, ChooseGoal, Levy, Pay, Attack, Aid, Announce, Privilege,
    BuyPrivilege, MoveGroup, Transfer, Drop, UseAbility, Alter, Pass, Proceed, Leave, Confirm, Spend, CallOff,
    Throw, Abolish, Endow, Lose, Lift, Hang, Restore, Offer, GiveMoney, WantMoney, GiveSpecial, WantSpecial,
    GiveGroup, WantGroup, Propose, Withdraw, Accept, Bid, Increase,
    Campaign, Steer, Sway, Hack, Infiltrate, Plant, Reveal, Intend, Claim, Exert, Accuse,
    Skim, Peek, Declare, Overstate, CallCheat,
)  # fmt: skip
ACTIONS: tuple[type, ...] = OUTCOMES + SEAT_ACTIONS
