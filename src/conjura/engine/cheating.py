"""Cheating among friends, as games may allow it by a switch: what can be done in secret, and what happened.

A game that has the switch keeps a ``ledger.Ledger``, a secret of the host but for what is said there; without the switch
there is none, and nothing of this exists. Four things can be done, each once a turn: ``skim`` (money from the bank),
``peek`` (at the next card of the deck), ``misread`` (the dice of an own attack), ``overstate`` (a number of an own
attack). How they are done is in `conjura.engine.sneaking`.
"""

from __future__ import annotations

from typing import Final, Literal

from conjura.engine.actions import Action
from conjura.engine.wire import Event

Cheat = Literal["skim", "peek", "misread", "overstate"]
CALLS: Final = 3
"""How often a seat may call another a cheat in one turn."""
MOST_SKIMMED: Final = 3
MOST_OVERSTATED: Final = 2
FACES: Final = 6
SEEN_FROM: Final = 5
"""A die that shows this or more makes somebody see it."""
NOBODY_SAW: Final = -1


class Skim(Action, frozen=True):
    """Take this much from the bank in secret, 1 to 3."""

    amount: int


class Peek(Action, frozen=True):
    """Look at the next card of the deck in secret."""


class Declare(Action, frozen=True):
    """Say what the own dice show: the truth or, to misread them, another total."""

    total: int


class Overstate(Action, frozen=True):
    """Count a number of the own attack 1 or 2 higher than it is."""

    amount: int


class CallCheat(Action, frozen=True):
    """Say that this seat has done this."""

    other: int
    cheat: Cheat


class Notice(Action, frozen=True):
    """Chance: this seat has seen a cheat; -1: nobody has."""

    other: int


CHEATS: Final[tuple[type, ...]] = (Skim, Peek, Declare, Overstate, CallCheat)
"""What seats may do with the switch alone."""


class CheatDone(Event, frozen=True, kw_only=True):
    """A seat cheated; nobody else is told."""

    hidden = ("seat", "cheat", "amount", "card")
    seat: int
    cheat: str
    amount: int
    card: str | None = None


class CheatSeen(Event, frozen=True, kw_only=True):
    """A seat saw another cheat; nobody else is told."""

    hidden = ("seat", "other", "cheat")
    seat: int
    other: int
    cheat: str


class DiceConcealed(Event, frozen=True, kw_only=True):
    """Two dice fell, and only who threw them sees what they show."""

    public = ("seat",)
    hidden = ("total",)
    seat: int
    total: int | None


class RollDeclared(Event, frozen=True, kw_only=True):
    """A seat said what its dice show."""

    public = ("seat", "total")
    seat: int
    total: int


class CheatCalled(Event, frozen=True, kw_only=True):
    """A seat said that another had done something, and whether that was right in time."""

    public = ("seat", "other", "cheat", "right")
    seat: int
    other: int
    cheat: str
    right: bool


class CheatUndone(Event, frozen=True, kw_only=True):
    """A cheat was undone; money went back, or the true roll or number counts."""

    public = ("seat", "cheat", "amount")
    seat: int
    cheat: str
    amount: int


class SkimShown(Event, frozen=True, kw_only=True):
    """So much more lies before a seat than was seen, for it spent what was."""

    public = ("seat", "amount")
    seat: int
    amount: int


CHEAT_OF: Final[dict[type, Cheat]] = {
    Skim: "skim",
    Peek: "peek",
    Declare: "misread",
    Overstate: "overstate",
}
