"""The frames of a game of Illuminati: procedures under way as data, replaced when they change.

``PUBLIC`` of a class are the fields everybody may know, ``PARTIES`` those that only the seats in ``by`` and ``to`` may
know. A field in neither fails a test (deny by default). The tag in JSON is ``frame``.
"""

from __future__ import annotations

from typing import Literal

from conjura.engine.cheating import Cheat
from conjura.engine.frames import Frame, Leaving
from conjura.engine.wire import Card, MaybeCard
from conjura.games.illuminati.actions import Alignment, Cause, Change, Course, Kind, Purpose, Stat


class Setup(Frame, frozen=True):
    """Dealing, secret goals, the first four Groups, the roll for the first turn (I-2)."""

    PUBLIC = ("step", "seat", "rolling", "rolls")

    step: Literal["deal", "goals", "claims", "reveal", "roll"]
    seat: int = 0
    rolling: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()


Step = Literal[
    "start", "income", "collect", "tax", "upkeep", "draw", "extra", "brainwash", "actions", "campaign", "transfers",
    "power", "hack", "refill", "final", "end",
]  # fmt: skip


class Turn(Frame, frozen=True):
    """One seat's turn, always at the bottom of the stack (I-3).

    ``actions`` and ``transfers`` are what is left; ``acted`` bars the pass (I-3.2); ``spent`` are abilities used up in
    this turn; ``unpaid`` tells that it has no income (I-33.21); ``called_off`` are the attacks of I-10.26; ``stays``
    tells that leaving was asked and declined; ``raised`` counts the increases of I-17.1, ``assisted`` by card the
    attempts it assisted in (I-18.11), ``steered`` the courses of attempts at Propaganda that were called off
    (I-20.16).
    """

    PUBLIC = (
        "seat",
        "step",
        "actions",
        "transfers",
        "raised",
        "assisted",
        "steered",
        "acted",
        "passed",
        "lost",
        "doubled",
        "unpaid",
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
    raised: int = 0
    assisted: tuple[tuple[Card, int], ...] = ()
    steered: tuple[Course, ...] = ()
    unpaid: bool = False


WindowKind = Literal["start", "income", "pause", "card", "roll", "answer", "final", "plumbers"]


class Window(Frame, frozen=True):
    """Seats are asked one after another until all have declined in a row (I-31.2)."""

    PUBLIC = ("kind", "at", "declined")
    UNDRAWN = ("at", "declined")

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


AttackStep = Literal[
    "target",
    "change",
    "attacker",
    "force",
    "aid",
    "cards",
    "loop",
    "decide",
    "roll",
    "declare",
    "rolled",
    "endow",
]


class Attacking(Frame, frozen=True):
    """An attack from the choice of its target to its end (I-10.19).

    ``aid`` are ``(card, power)``; ``paid`` tells that money for Privilege was paid, or that money was taken back
    (I-33.25): the attack must be played; ``laid`` is the Special given for Privilege, ``whisper`` the one that lets
    a Group without Power be destroyed; ``interferers`` is a mask of seats; ``spent`` are ``(seat, card, cause,
    amount)``; ``roll`` is 0 before the dice fall and afterwards the roll that governs; ``change`` and ``alignment``
    are what brainwashing is to change, ``free`` tells that it is the free attempt (I-18.7); ``digging`` is the seat
    whose Mole rolls, ``moles`` the number of those that succeeded (I-23); ``force`` is how much Power an Illuminati
    uses as the attacker that lay face down when it was said, 0 before that (I-24.10). ``ruled`` tells that a Special
    gives the roll, whatever the dice show (I-10.24). ``shifts`` are ``(card,
    amount)`` of the Specials that change the number, of amount 0 the one that stops aid (I-10.25, I-33.19).
    """

    PUBLIC = ("seat", "kind", "step", "target", "change", "alignment", "free", "digging", "moles", "attacker",
              "aid", "whisper", "privileged", "paid", "laid", "lost",
              "interferers", "spent", "shifts", "at", "declined", "roll", "ruled", "force")  # fmt: skip
    UNDRAWN = ("spent", "at", "declined")

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
    change: Change | None = None
    alignment: Alignment | None = None
    free: bool = False
    digging: int = -1
    moles: int = 0
    shifts: tuple[tuple[Card, int], ...] = ()
    force: int = 0
    ruled: bool = False


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

    ``target``, ``seat`` and ``purpose`` are what was named; ``master`` and ``side`` the arrow; ``plan`` the money by
    card.
    """

    PUBLIC = ("by", "card", "target", "seat", "master", "side", "purpose", "cancelled", "asked")
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
    purpose: Purpose | None = None


class Placing(Frame, frozen=True):
    """A lifted tree is being hung (I-11.10, I-16.2, I-25.5).

    ``root`` is the tree; ``master`` the only card it may hang from, if there is one; ``barred`` the arrow it may not
    go back to, as ``(master, side)``; ``todo`` the cards that overlapped, with their depth; ``held`` the one being
    re-hung; ``either`` whether an old card may give way instead; ``only`` the arrow that was named for it, if one was
    (I-33.6); ``stuck`` tells that its owner has nothing left to lay it with.
    """

    PUBLIC = ("seat", "root", "master", "barred", "laid", "todo", "held", "either", "only", "stuck")

    seat: int
    root: Card
    master: MaybeCard = -1
    barred: tuple[tuple[Card, int], ...] = ()
    laid: bool = False
    todo: tuple[tuple[int, Card], ...] = ()
    held: MaybeCard = -1
    either: bool = False
    only: tuple[tuple[Card, int], ...] = ()
    stuck: bool = False


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


class Bidding(Frame, frozen=True):
    """The next turn is rolled for, and bid for (I-4).

    ``seat`` has just played (before the first turn: the seat before the first one asked); ``rolling`` are the seats that
    roll, ``rolls`` their totals so far, ``dice`` the governing rolls by seat (0: no roll), ``bids`` are ``(giver, bidder,
    amount)``.
    """

    PUBLIC = ("seat", "step", "rolling", "rolls", "dice", "bids", "at", "declined")
    UNDRAWN = ("at", "declined")

    seat: int
    step: Literal["roll", "raise", "tie"] = "roll"
    rolling: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    bids: tuple[tuple[int, int, int], ...] = ()
    at: int = 0
    declined: int = 0


class Campaigning(Frame, frozen=True):
    """An attempt at Propaganda (I-20.6 to I-20.16).

    ``amount`` are the spaces that the marker is to move ``toward``; ``spent`` are ``(seat, cause, amount)``;
    ``media`` are ``(card, cause)`` of the Media Groups that took a side; ``roll`` is 0 before the dice fall;
    ``force`` is how much Power an Illuminati uses that lay face down when it was said, -1 before that (I-24.10);
    ``privileged`` tells that nobody else may pay (I-20.9).
    """

    PUBLIC = ("seat", "free", "privileged", "step", "toward", "amount", "spent", "media", "at", "declined", "roll",
              "force")  # fmt: skip
    UNDRAWN = ("spent", "at", "declined")

    seat: int
    free: bool = False
    step: Literal["marker", "force", "loop", "decide", "roll", "rolled"] = "marker"
    toward: Course | None = None
    amount: int = 0
    spent: tuple[tuple[int, Cause, int], ...] = ()
    media: tuple[tuple[Card, Cause], ...] = ()
    at: int = 0
    declined: int = 0
    roll: int = 0
    privileged: bool = False
    force: int = -1


class Scheming(Frame, frozen=True):
    """A hack, the placing of Plumbers or of a Mole; what it is aimed at is known to its seat alone (I-21 to I-23)."""

    PUBLIC = ("seat", "scheme", "roll")
    PARTIES = ("card",)

    seat: int
    scheme: Literal["hack", "plumbers", "mole"]
    card: MaybeCard = -1
    roll: int = 0


class Looting(Frame, frozen=True):
    """A hack that is due: it is told, then its owner names the card that profits (I-21.4)."""

    PUBLIC = ("seat", "victim", "told")
    PARTIES = ("card",)

    seat: int
    card: Card
    victim: int
    told: bool = False


class Increasing(Frame, frozen=True):
    """One number of a Group is being raised; its owner is asked for consent (I-17)."""

    PUBLIC = ("seat", "stat", "target")

    seat: int
    stat: Stat
    target: MaybeCard = -1


class Hiring(Frame, frozen=True):
    """The ability of a card is about to be paid for, by the card itself or by the Illuminati (I-33.42)."""

    PUBLIC = ("seat", "card")

    seat: int
    card: Card


class Aspiring(Frame, frozen=True):
    """A seat whose new Illuminati has a secret Goal picks it; ``drawn``: the card itself is to be dealt (I-33.30)."""

    PUBLIC = ("seat", "drawn")

    seat: int
    drawn: bool = False


class Claiming(Frame, frozen=True):
    """The owner of a face-down Illuminati takes as much of its Income as it likes; ``times`` is 2 where it doubles."""

    PUBLIC = ("seat", "times")

    seat: int
    times: int = 1


class Shielding(Frame, frozen=True):
    """The owner of a face-down Illuminati may show that its structure is immune to the attacker (I-7.6, I-24.9)."""

    PUBLIC = ("seat",)

    seat: int


class Sneaking(Frame, frozen=True):
    """The host draws what a cheat needs: the card that is looked at, then who has seen it (I-29.5)."""

    PARTIES = ("seat", "cheat", "looked")

    seat: int
    cheat: Cheat
    looked: bool


class Consoling(Frame, frozen=True):
    """The owner of a face-down Illuminati may show that it gets money for cards that it has lost (I-7.7, I-24.9)."""

    PUBLIC = ("seat", "lost")

    seat: int
    lost: int


class Accusing(Frame, frozen=True):
    """A seat accuses another; which Illuminati it is said to be is named next (I-24.5)."""

    PUBLIC = ("seat", "to")

    seat: int
    to: int


FRAMES: tuple[type, ...] = (
    Setup, Turn, Window, Drawing, Taxing, Owing, Attacking, Abolishing, Replacing, Naming, Played, Placing, Carrying,
    Redistributing, Rearranging, Altering, Leaving, Offering, Settling, Bidding, Increasing,
    Campaigning, Scheming, Looting, Hiring, Aspiring, Claiming, Shielding, Accusing, Consoling, Sneaking,
)  # fmt: skip
