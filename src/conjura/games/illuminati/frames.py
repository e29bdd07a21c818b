"""The frames of a game of Illuminati: procedures under way as data, replaced when they change.

``PUBLIC`` of a class are the fields everybody may know, ``PARTIES`` those that only the seats in ``by`` and ``to`` may
know. A field in neither fails a test (deny by default). The tag in JSON is ``frame``.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from conjura.engine.wire import Card, MaybeCard
from conjura.games.illuminati.actions import Cause, Kind, snake


class Frame(msgspec.Struct, frozen=True, tag_field="frame", tag=snake):
    """The root of all frames."""

    PUBLIC: ClassVar[tuple[str, ...]] = ()
    PARTIES: ClassVar[tuple[str, ...]] = ()


class Setup(Frame, frozen=True):
    """Dealing, secret goals, the first four Groups, the roll for the first turn (I-2)."""

    PUBLIC = ("step", "seat", "rolling", "rolls")

    step: Literal["deal", "goals", "reveal", "roll"]
    seat: int = 0
    rolling: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()


Step = Literal[
    "start", "income", "collect", "tax", "upkeep", "draw", "extra", "actions", "transfers", "power", "refill",
    "final", "end",
]  # fmt: skip


class Turn(Frame, frozen=True):
    """One seat's turn, always at the bottom of the stack (I-3).

    ``actions`` and ``transfers`` are what is left; ``acted`` bars the pass (I-3.2); ``spent`` are abilities used up in
    this turn; ``called_off`` are the attacks of I-10.26; ``stays`` tells that leaving was asked and declined.
    """

    PUBLIC = (
        "seat",
        "step",
        "actions",
        "transfers",
        "acted",
        "passed",
        "lost",
        "doubled",
        "spent",
        "called_off",
        "stays",
    )

    seat: int
    step: Step = "start"
    actions: int = 2
    transfers: int = 2
    acted: bool = False
    passed: bool = False
    lost: bool = False
    doubled: bool = False
    spent: tuple[Card, ...] = ()
    called_off: tuple[tuple[Card, Kind, Card], ...] = ()
    stays: bool = False


WindowKind = Literal["start", "income", "pause", "card", "roll", "answer", "final"]


class Window(Frame, frozen=True):
    """Seats are asked one after another until all have declined in a row (I-31.2)."""

    PUBLIC = ("kind", "at", "declined")

    kind: WindowKind
    at: int
    declined: int = 0


class Drawing(Frame, frozen=True):
    """Cards are being drawn for a seat, or to refill the uncontrolled area (I-6)."""

    PUBLIC = ("seat", "left", "refill")

    seat: int
    left: int
    refill: bool = False


class Taxing(Frame, frozen=True):
    """The owner of a taxing card decides for each opponent in turn (I-5.3, I-5.8)."""

    PUBLIC = ("seat", "card", "payer")

    seat: int
    card: Card
    payer: int


class Owing(Frame, frozen=True):
    """A seat pays what it owes, choosing the cards that pay (I-5.2, I-5.3).

    ``to`` is the card the money is laid on, none for the bank; ``sources`` are the cards that may pay, all if empty.
    """

    PUBLIC = ("seat", "amount", "to", "sources")

    seat: int
    amount: int
    to: MaybeCard = -1
    sources: tuple[Card, ...] = ()


AttackStep = Literal["target", "attacker", "aid", "cards", "loop", "decide", "roll", "rolled", "endow"]


class Attacking(Frame, frozen=True):
    """An attack from the choice of its target to its end (I-10.19).

    ``aid`` are ``(card, power)``; ``laid`` is the Special given for Privilege, ``whisper`` the one that lets a Group
    without Power be destroyed; ``interferers`` is a mask of seats; ``spent`` are ``(seat, card, cause, amount)``;
    ``roll`` is 0 before the dice fall and afterwards the roll that governs.
    """

    PUBLIC = ("seat", "kind", "step", "target", "attacker", "aid", "whisper", "privileged", "paid", "laid", "lost",
              "interferers", "spent", "at", "declined", "roll")  # fmt: skip

    seat: int
    kind: Kind
    step: AttackStep = "target"
    target: MaybeCard = -1
    attacker: MaybeCard = -1
    aid: tuple[tuple[Card, int], ...] = ()
    whisper: MaybeCard = -1
    privileged: bool = False
    paid: bool = False
    laid: MaybeCard = -1
    lost: bool = False
    interferers: int = 0
    spent: tuple[tuple[int, Card, Cause, int], ...] = ()
    at: int = 0
    declined: int = 0
    roll: int = 0


class Abolishing(Frame, frozen=True):
    """A seat lays two Specials together to abolish Privilege (I-14.4, I-14.5)."""

    PUBLIC = ("by", "cards", "cancelled", "asked")

    by: int
    cards: tuple[Card, ...]
    cancelled: bool = False
    asked: bool = False


class Replacing(Frame, frozen=True):
    """The attacker may give another Special for a cancelled one (I-14.9)."""

    PUBLIC = ("seat",)

    seat: int


class Naming(Frame, frozen=True):
    """The player of a Special names its targets before anybody may answer (I-33.3)."""

    PUBLIC = ("by", "card", "target", "seat")

    by: int
    card: Card
    target: MaybeCard = -1
    seat: int = -1


class Played(Frame, frozen=True):
    """A Special lies on the table and takes effect unless it is cancelled (I-31.4).

    ``target`` and ``seat`` are what was named; ``master`` and ``side`` the arrow; ``plan`` the money by card.
    """

    PUBLIC = ("by", "card", "target", "seat", "master", "side", "cancelled", "asked")
    PARTIES = ("plan",)

    by: int
    card: Card
    target: MaybeCard = -1
    seat: int = -1
    master: MaybeCard = -1
    side: int = 0
    plan: tuple[tuple[Card, int], ...] = ()
    cancelled: bool = False
    asked: bool = False


class Placing(Frame, frozen=True):
    """A lifted tree is being hung (I-11.10, I-16.2, I-25.5).

    ``root`` is the tree; ``master`` the only card it may hang from, if there is one; ``barred`` the arrow it may not
    go back to, as ``(master, side)``; ``todo`` the cards that overlapped, with their depth; ``held`` the one being
    re-hung; ``either`` whether an old card may give way instead.
    """

    PUBLIC = ("seat", "root", "master", "barred", "laid", "todo", "held", "either")

    seat: int
    root: Card
    master: MaybeCard = -1
    barred: tuple[tuple[Card, int], ...] = ()
    laid: bool = False
    todo: tuple[tuple[int, Card], ...] = ()
    held: MaybeCard = -1
    either: bool = False


class Carrying(Frame, frozen=True):
    """The destination and amount of a money transfer (I-15)."""

    PUBLIC = ("seat", "source", "free")

    seat: int
    source: Card
    free: bool


class Redistributing(Frame, frozen=True):
    """Money is laid anew among the own cards (I-15.6, I-33.18).

    ``plan`` is the money by card as planned, empty when the cards themselves are changed; ``bonus`` is to be laid
    first; ``left`` the moves that are left.
    """

    PUBLIC = ("seat", "special", "bonus", "source", "left")
    PARTIES = ("plan",)

    seat: int
    special: MaybeCard = -1
    bonus: int = 0
    source: MaybeCard = -1
    left: int = 0
    plan: tuple[tuple[Card, int], ...] = ()


class Rearranging(Frame, frozen=True):
    """A structure is being rearranged freely (I-16.5).

    ``before`` are ``(card, master, side)`` of the structure as it was; ``held`` the loose card being hung; ``left`` the
    steps that are left.
    """

    PUBLIC = ("seat", "before", "held", "left")

    seat: int
    before: tuple[tuple[Card, Card, int], ...]
    held: MaybeCard = -1
    left: int = 0


class Altering(Frame, frozen=True):
    """One alignment of one card is being changed for this turn (I-33.36)."""

    PUBLIC = ("seat", "card", "target")

    seat: int
    card: Card
    target: MaybeCard = -1


class Leaving(Frame, frozen=True):
    """A seat is asked whether it really leaves (I-26.3)."""

    PUBLIC = ("seat",)

    seat: int


class Offering(Frame, frozen=True):
    """An offer from its making to its answer (I-25.15).

    The money and the Groups are public, as is a Special asked for by name; a Special that is given is known to the two
    parties alone.
    """

    PUBLIC = ("by", "to", "put", "gives", "wants", "gives_groups", "wants_groups", "wants_specials")
    PARTIES = ("gives_specials",)

    by: int
    to: int
    put: bool = False
    gives: int = 0
    wants: int = 0
    gives_groups: tuple[Card, ...] = ()
    wants_groups: tuple[Card, ...] = ()
    gives_specials: tuple[Card, ...] = ()
    wants_specials: tuple[Card, ...] = ()


class Settling(Frame, frozen=True):
    """Groups have changed owner by agreement; eliminations follow when they are placed (I-25.6)."""


FRAMES: tuple[type, ...] = (
    Setup, Turn, Window, Drawing, Taxing, Owing, Attacking, Abolishing, Replacing, Naming, Played, Placing, Carrying,
    Redistributing, Rearranging, Altering, Leaving, Offering, Settling,
)  # fmt: skip
