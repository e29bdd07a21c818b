"""What seats may do: small frozen structs, one tagged union. Their JSON is the same everywhere (the tag is ``do``).

Each class names the clause that gives the right. Cards are catalogue indices here and slugs in JSON.
"""

from __future__ import annotations

from typing import Literal

from conjura.engine.actions import (
    Accept,  # C-19.7, C-9.10
    Action,
    CallOff,  # C-11.2
    Cause,
    Choose,
    ChooseSeat,
    Confirm,
    Deal,  # C-2.1
    Decline,
    Draw,  # C-3.3, C-5.2, C-8
    GiveMoney,  # C-19.2
    GiveSpecial,  # C-19.2
    Leave,  # C-19.6
    Offer,  # C-19.9
    Pass,  # C-9.3
    Place,  # C-4.2
    Play,  # C-9.7
    Proceed,
    Propose,  # C-19.3
    Roll,
    UseAbility,  # C-9.12
    WantMoney,  # C-19.2
    WantSpecial,  # C-19.2
    Withdraw,  # C-19.9
)
from conjura.engine.cheating import (
    CallCheat,  # C-19.5
    Declare,  # C-19.5
    Notice,  # C-19.5
    Overstate,  # C-19.5
    Peek,  # C-19.5
    Skim,  # C-19.5
)
from conjura.engine.wire import Card

Kind = Literal["recruit", "racket", "hit"]


# Chance


# Anywhere


class ChooseCause(Action, frozen=True):
    """Name a side of the attack under way: for or against it."""

    cause: Cause


# The auction


class Bid(Action, frozen=True):
    """Open with this bid, or raise to it (C-3.3, C-3.4)."""

    amount: int


# Payroll


class Pay(Action, frozen=True):
    """Pay this Crook so much in all (C-7.2)."""

    card: Card
    amount: int


class PayAll(Action, frozen=True):
    """Pay everybody who is not yet paid in full, and be done (C-7.3)."""


class PayNoMore(Action, frozen=True):
    """Pay nobody any more (C-7.5)."""


# The own turn


class Attack(Action, frozen=True):
    """Begin the declaration of an attack of this kind (C-9.1)."""

    kind: Kind


class MoveCrook(Action, frozen=True):
    """Let this Crook move (C-9.4)."""

    card: Card


class Visit(Action, frozen=True):
    """Let this Crook visit a Racket of the type of its weakness (C-9.5)."""

    card: Card


class ReturnCrook(Action, frozen=True):
    """Send this Crook back to the uncontrolled area (C-9.2)."""

    card: Card


class Treason(Action, frozen=True):
    """Let this Lieutenant overthrow the Boss (C-15.1)."""

    card: Card


class Retire(Action, frozen=True):
    """Pay the Boss off; this Lieutenant takes his place (C-15.2)."""

    card: Card


# Attacks


class GoOn(Action, frozen=True):
    """Go on with the attack; in a hit with this much money, 0 to 5 G (C-11.2, C-14.3)."""

    amount: int


class Commit(Action, frozen=True):
    """Put this much in secret for or against the attack (C-11.4)."""

    cause: Cause
    amount: int


class Help(Action, frozen=True):
    """Let this card help, spending its token (C-13.4)."""

    card: Card


class Hide(Action, frozen=True):
    """Let the target hide, spending its token (C-14.5)."""


# Deals


class GiveRacket(Action, frozen=True):
    """The offer gives this Racket (C-19.2)."""

    card: Card


class WantRacket(Action, frozen=True):
    """The offer asks for this Racket (C-19.2)."""

    card: Card


DEEDS: tuple[type, ...] = (Attack, MoveCrook, Visit, ReturnCrook, Treason, Retire, UseAbility)
"""The actions of C-9.1, C-9.2 and C-15: what is done, once an action step has begun, bars the pass (C-9.9)."""
OWN_STEP: tuple[type, ...] = (*DEEDS, Pass, Leave)
"""What belongs to the own action step with no attack running (C-9.8, C-9.12, C-19.6)."""
OUTCOMES: tuple[type, ...] = (Deal, Draw, Roll, Notice)
SEAT_ACTIONS: tuple[type, ...] = (
    Decline, Confirm, Play, Choose, ChooseSeat, ChooseCause, Place, Bid, Pay, PayAll, PayNoMore, Attack, MoveCrook,
    Visit, ReturnCrook, Treason, Retire, UseAbility, Pass, Leave, Proceed, GoOn, CallOff, Commit, Help, Hide, Offer,
    GiveMoney, WantMoney, GiveSpecial, WantSpecial, GiveRacket, WantRacket, Propose, Withdraw, Accept,
    Skim, Peek, Declare, Overstate, CallCheat,
)  # fmt: skip
ACTIONS: tuple[type, ...] = OUTCOMES + SEAT_ACTIONS
