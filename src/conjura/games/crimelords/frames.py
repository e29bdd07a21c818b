"""The frames of a game of Crime Lords: procedures under way as data, replaced when they change.

``PUBLIC`` of a class are the fields everybody may know; ``PARTIES`` those that only ``parties`` may know; ``SEALED``
those with an entry for each seat, of which a seat knows its own until all are shown. A field in none of them fails a
test (deny by default). The tag in JSON is ``frame``.
"""

from __future__ import annotations

from typing import Literal

from conjura.engine.cheating import Cheat
from conjura.engine.frames import Frame, Leaving
from conjura.engine.wire import Card, MaybeCard
from conjura.games.crimelords.actions import Kind

SetupStep = Literal["mobs", "opener", "auction", "poor", "bosses", "open", "start"]


class Setup(Frame, frozen=True):
    """Dealing the mobs, the auction, the first structures, the roll for the first turn (C-2 to C-5).

    ``first`` is the first opener; ``seat`` whose mob is dealt, who gets a Crook for want of one, or who lays its first
    structure.
    """

    PUBLIC = ("step", "seat", "first", "rolling", "rolls")

    step: SetupStep
    seat: int = 0
    first: int = 0
    rolling: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()


class Auction(Frame, frozen=True):
    """The open auction (C-3): ``opener`` by turn, the card on offer, the bids.

    ``bid`` is -1 before the opening bid; ``passed`` a mask of seats out of this lot; ``crooks`` and ``rackets`` are
    sold so far.
    """

    PUBLIC = ("opener", "lot", "bid", "leader", "passed", "at", "crooks", "rackets")

    opener: int
    lot: MaybeCard = -1
    bid: int = -1
    leader: int = -1
    passed: int = 0
    at: int = 0
    crooks: int = 0
    rackets: int = 0


TurnStep = Literal[
    "begin", "start", "income", "payroll", "draw", "actions", "last", "refresh", "check", "next",
]  # fmt: skip


class Turn(Frame, frozen=True):
    """One seat's turn, always at the bottom of the stack (C-6).

    ``acted`` bars the pass (C-9.9); ``spent`` are abilities used up in this turn; ``called_off`` are the attackers and
    targets of C-11.9; ``shown`` is the money that lay open in the last attack of the turn, by seat;
    ``stays`` tells that leaving was asked and declined.
    """

    PUBLIC = ("seat", "step", "acted", "passed", "spent", "called_off", "shown", "stays")

    seat: int
    step: TurnStep = "begin"
    acted: bool = False
    passed: bool = False
    spent: tuple[Card, ...] = ()
    called_off: tuple[tuple[Card, Card], ...] = ()
    shown: tuple[int, ...] = ()
    stays: bool = False


class Payroll(Frame, frozen=True):
    """The owner sets what everybody is paid (C-7). ``plan`` are ``(card, amount)``; ``waived`` need no pay."""

    PUBLIC = ("seat", "waived")
    PARTIES = ("plan",)

    seat: int
    waived: tuple[Card, ...] = ()
    plan: tuple[tuple[Card, int], ...] = ()

    def parties(self) -> tuple[int, ...]:
        return (self.seat,)


class Drawing(Frame, frozen=True):
    """Cards are being drawn: ``least`` first, then until the area is full, then ``extra`` (C-8)."""

    PUBLIC = ("seat", "least", "extra", "filled")

    seat: int
    least: int = 0
    extra: int = 0
    filled: bool = False


WindowKind = Literal["declare", "money", "help", "before_roll", "after_roll", "special"]


class Window(Frame, frozen=True):
    """Holders of Specials are asked one after another until all have declined in a row (C-11.14)."""

    PUBLIC = ("kind", "at", "declined")
    UNDRAWN = ("at", "declined")

    kind: WindowKind
    at: int
    declined: int = 0


AttackStep = Literal[
    "target", "attacker", "protector", "declared", "go", "commit", "shown", "helper", "superior", "hide", "guards",
    "rounds", "helped", "ready", "roll", "declare", "rolled", "result",
]  # fmt: skip
Part = Literal["attack", "defend"]


class Attacking(Frame, frozen=True):
    """An attack from the choice of its target to its end (C-11 to C-14).

    ``protector`` is the Crook that defends a Racket, or the superior that defends a subordinate; ``helpers`` and
    ``guards`` are those of attacker and defender; ``named`` those just named in a round of help; ``turn`` the side that
    may add and ``quiet`` how many sides added nothing in a row. ``pending`` are the commitments of money by seat, for
    positive and against negative, ``None`` while they are owed; ``bids`` those shown. ``extras`` are what Specials add.
    ``roll`` is 0 before the dice fall; ``fixed`` says that no dice were thrown. ``war`` and ``plus`` are for war hits.
    """

    PUBLIC = ("seat", "kind", "step", "target", "attacker", "protector", "helpers", "guards", "named", "turn", "quiet",
              "bids", "extras", "money", "hides", "roll", "fixed", "cancelled", "war", "plus")  # fmt: skip
    SEALED = ("pending",)

    seat: int
    kind: Kind
    step: AttackStep = "target"
    target: MaybeCard = -1
    attacker: MaybeCard = -1
    protector: MaybeCard = -1
    helpers: tuple[Card, ...] = ()
    guards: tuple[Card, ...] = ()
    named: tuple[Card, ...] = ()
    turn: Part = "attack"
    quiet: int = 0
    pending: tuple[int | None, ...] = ()
    bids: tuple[int, ...] = ()
    extras: tuple[tuple[Card, int], ...] = ()
    money: int = 0
    hides: bool = False
    roll: int = 0
    fixed: int = 0
    cancelled: bool = False
    war: bool = False
    plus: bool = False


class Sneaking(Frame, frozen=True):
    """The host draws what a cheat needs: the card that is looked at, then who has seen it (C-19.5)."""

    PARTIES = ("seat", "cheat", "looked")

    seat: int
    cheat: Cheat
    looked: bool

    def parties(self) -> tuple[int, ...]:
        """Who knows of it."""
        return (self.seat,)


class Naming(Frame, frozen=True):
    """The player of a Special, or the user of an ability, names its targets (C-9.7, C-9.12)."""

    PUBLIC = ("by", "card", "chosen", "seat", "cause")

    by: int
    card: Card
    chosen: tuple[Card, ...] = ()
    seat: int = -1
    cause: int = 0


class Played(Frame, frozen=True):
    """A Special lies on the table and takes effect unless it is cancelled (C-11.7).

    ``chosen`` and ``seat`` are what was named; ``cause`` is 1 for and -1 against the attack.
    """

    PUBLIC = ("by", "card", "chosen", "seat", "cause", "cancelled", "asked")

    by: int
    card: Card
    chosen: tuple[Card, ...] = ()
    seat: int = -1
    cause: int = 0
    cancelled: bool = False
    asked: bool = False


class Stealing(Frame, frozen=True):
    """A seat picks one of the Specials of another, which it sees (``steal``)."""

    PUBLIC = ("by", "seat")

    by: int
    seat: int


class Founding(Frame, frozen=True):
    """A seat picks its Boss: the first one (C-4.1), or a new one after the old one is gone (C-10.6)."""

    PUBLIC = ("seat", "new")

    seat: int
    new: bool = False


Fate = Literal["uncontrolled", "discarded"]


class Placing(Frame, frozen=True):
    """Loose Crooks are laid in a structure one at a time (C-4.9).

    ``under`` is the only Crook, with those below it, that may become their superior; ``free`` lets subordinates take
    other sides although theirs are free (C-9.4); ``first`` is the first structure (C-4.4); ``fate`` is where those
    without a place go, and ``doomed`` who is discarded even so (C-14.14); ``held`` the one in hand; ``root`` the top of
    the tree being laid, once it lies.
    """

    PUBLIC = ("seat", "under", "free", "first", "fate", "held", "root", "doomed")

    seat: int
    under: MaybeCard = -1
    free: bool = False
    first: bool = False
    fate: Fate = "uncontrolled"
    held: MaybeCard = -1
    root: MaybeCard = -1
    doomed: tuple[Card, ...] = ()


class Moving(Frame, frozen=True):
    """A Crook moves: its owner names the place or the mob (C-9.4); ``to`` is asked whether it agrees (C-9.10)."""

    PUBLIC = ("seat", "card", "ability", "to")

    seat: int
    card: Card
    ability: bool = False
    to: int = -1


class Settling(Frame, frozen=True):
    """A structure changes: departures, a new Boss, placing, then markers of rank (C-10.4 to C-10.9).

    ``before`` are the Lieutenants before the event; ``moved`` those that came from another mob; ``by`` whom an
    elimination is credited to, -1 for nobody; ``fate`` and ``doomed`` are those of ``Placing``; ``placed`` says that
    nobody is loose any more.
    """

    PUBLIC = ("seat", "before", "moved", "fate", "by", "placed", "doomed")

    seat: int
    before: tuple[Card, ...]
    moved: tuple[Card, ...] = ()
    fate: Fate = "uncontrolled"
    by: int = -1
    placed: bool = False
    doomed: tuple[Card, ...] = ()


HitStep = Literal["fallen", "refresh", "markers", "war", "end"]


class Aftermath(Frame, frozen=True):
    """What follows a hit, step by step (C-14.12, C-16.9).

    ``kin`` are those who get a marker for it; ``boss`` says that the target was the Boss; ``starts`` that a war begins.
    """

    PUBLIC = ("seat", "attacker", "victim", "target", "killed", "boss", "starts", "before", "kin", "step")

    seat: int
    attacker: Card
    victim: int
    target: Card
    killed: bool
    boss: bool
    starts: bool
    before: tuple[Card, ...]
    kin: tuple[Card, ...]
    step: HitStep = "fallen"


class Spoils(Frame, frozen=True):
    """Who eliminated a mob takes Rackets: one at once, one more for each token (C-18.2)."""

    PUBLIC = ("seat", "victim", "due")

    seat: int
    victim: int
    due: bool = True


class War(Frame, frozen=True):
    """A Gang War (C-16): ``involved`` is a mask of seats; ``quiet`` how many passed in a row.

    ``joins`` is the mob just hit, -1 for none; ``opening`` lasts until the target mob's first war turn is over.
    """

    PUBLIC = ("starter", "target", "at", "involved", "quiet", "joins", "opening")

    starter: int
    target: int
    at: int
    involved: int
    quiet: int = 0
    joins: int = -1
    opening: bool = True


class Agreeing(Frame, frozen=True):
    """Mobs that are one short are asked together whether they win together (C-17.7)."""

    PUBLIC = ("seats",)
    SEALED = ("votes",)

    seats: tuple[int, ...]
    votes: tuple[int | None, ...]


class Offering(Frame, frozen=True):
    """An offer from its making to its answer (C-19.9).

    Rackets are named in the sight of all; money and Specials are known to the two parties alone (C-6.1, C-19.7).
    """

    PUBLIC = ("by", "to", "put", "gives_rackets", "wants_rackets")
    PARTIES = ("gives", "wants", "gives_specials", "wants_specials")

    by: int
    to: int
    put: bool = False
    gives: int = 0
    wants: int = 0
    gives_rackets: tuple[Card, ...] = ()
    wants_rackets: tuple[Card, ...] = ()
    gives_specials: tuple[Card, ...] = ()
    wants_specials: tuple[Card, ...] = ()

    def parties(self) -> tuple[int, ...]:
        return (self.by, self.to)


FRAMES: tuple[type, ...] = (
    Setup, Auction, Turn, Leaving, Payroll, Drawing, Window, Attacking, Naming, Played, Stealing, Founding, Placing,
    Moving, Settling, Aftermath, Spoils, War, Agreeing, Offering, Sneaking,
)  # fmt: skip
