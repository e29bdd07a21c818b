"""The frames of a game of Omertà: procedures under way as data, replaced when they change.

``PUBLIC`` of a class are the fields everybody may know, ``OWNER`` those that only the seat in ``seat`` may know. A
field in neither fails a test (deny by default). The tag in JSON is ``frame``.
"""

from __future__ import annotations

from typing import Literal

from conjura.engine.frames import Frame
from conjura.engine.wire import Card, MaybeCard

NOT_YET = -1
"""``won`` of a roll that has not been judged."""
NOBODY_WON = -2
"""``won`` of a difficulty roll that failed."""


SetupStep = Literal["deal", "capo", "type", "reveal", "domains", "post", "centre", "hands"]


class Setup(Frame, frozen=True):
    """Dealing, the secret choice of Capo and type, first Domains, centre and hands (O-2).

    ``capo`` is the Capo that ``seat`` has just chosen; ``moved`` the Domains it has put Soldiers on.
    """

    PUBLIC = ("step", "seat", "moved")
    OWNER = ("capo",)

    step: SetupStep = "deal"
    seat: int = 0
    capo: MaybeCard = -1
    moved: tuple[Card, ...] = ()


Phase = Literal["distribution", "events", "actions", "end"]
Step = Literal[
    "first",
    "open",
    "payday",
    "domains",
    "men",
    "expose",
    "draw",
    "sell",
    "act",
    "buy",
    "discard",
    "close",
    "final",
]


class Round(Frame, frozen=True):
    """The round, always at the bottom of the stack (O-3).

    ``first`` is the start player of the phase, ``at`` the place in its order of who is in its step. ``fresh`` tells that
    something has happened since centre, growth and claims were looked at. ``count`` is what was drawn, bought, discarded
    or turned up in this step; ``did`` tells that the own action is taken; ``moved`` are the Domains whose Soldiers have
    moved; ``price`` that of a Soldier in this step. ``truce``, ``shielded`` and ``blocked`` are what cards forbid for
    this round: any Assault, Assaults on Domains, actions of Capos. ``won`` is who won the roll for start player.
    """

    PUBLIC = (
        "number", "phase", "step", "first", "at", "fresh", "count", "did", "moved", "price", "truce", "shielded",
        "blocked", "won",
    )  # fmt: skip

    number: int = 1
    phase: Phase = "distribution"
    step: Step = "first"
    first: int = 0
    at: int = 0
    fresh: bool = True
    count: int = 0
    did: bool = False
    moved: tuple[Card, ...] = ()
    price: int = 5
    truce: bool = False
    shielded: tuple[Card, ...] = ()
    blocked: tuple[Card, ...] = ()
    won: int = NOT_YET


class Claiming(Frame, frozen=True):
    """Families that, as all can see, have come to fulfil an objective are asked one after another (O-11.5, O-11.6)."""

    PUBLIC = ("seats",)

    seats: tuple[int, ...]


class Assigning(Frame, frozen=True):
    """A new secondary objective is drawn for a seat (O-11.2)."""

    PUBLIC = ("seat",)

    seat: int


class Refilling(Frame, frozen=True):
    """So many Domains are turned up to the centre (O-4.4, O-4.5)."""

    PUBLIC = ("left",)

    left: int


class Growing(Frame, frozen=True):
    """A Capo, and then his type, are drawn for a seat (O-10.6)."""

    PUBLIC = ("seat", "capo")

    seat: int
    capo: MaybeCard = -1


WindowKind = Literal["payday", "declare", "roll", "rolled", "aftermath", "card", "happening"]


class Window(Frame, frozen=True):
    """Seats are asked one after another until all have declined in a row (O-6.8)."""

    PUBLIC = ("kind", "deed", "at", "declined")
    UNDRAWN = ("at", "declined")

    kind: WindowKind
    deed: int
    at: int
    declined: int = 0


class Naming(Frame, frozen=True):
    """The player of a card names its target and the own Capo who rolls before anybody may answer."""

    PUBLIC = ("by", "card", "seat", "target", "roller")

    by: int
    card: Card
    seat: int = -1
    target: MaybeCard = -1
    roller: MaybeCard = -1


class Played(Frame, frozen=True):
    """A card lies on the table and takes effect unless it is cancelled (O-6.8).

    ``named`` tells of a Happening that its targets have been named.
    """

    PUBLIC = ("by", "card", "seat", "target", "roller", "cancelled", "asked", "named")

    by: int
    card: Card
    seat: int = -1
    target: MaybeCard = -1
    roller: MaybeCard = -1
    cancelled: bool = False
    asked: bool = False
    named: bool = False


class Resolving(Frame, frozen=True):
    """A card is being carried out, effect by effect.

    ``foe`` is the Capo that the target's Family named; ``paid`` tells that the price of the test is paid; ``capos`` how
    many own Capos there were when it began; ``branch`` which effects count; ``at`` the next of them.
    """

    PUBLIC = ("by", "card", "seat", "target", "roller", "foe", "paid", "capos", "branch", "at", "won")

    by: int
    card: Card
    seat: int = -1
    target: MaybeCard = -1
    roller: MaybeCard = -1
    foe: MaybeCard = -1
    paid: bool = False
    capos: int = 0
    branch: Literal["none", "effects", "success", "failure"] = "none"
    at: int = 0
    won: int = NOT_YET


class Rolling(Frame, frozen=True):
    """Dice: against a difficulty, or of several sides against each other (O-6.3).

    ``sides`` are ``(seat, Capo)``, ``dice`` what each die shows (0: not thrown; criticals added), ``bonus`` what cards
    add to each; ``difficulty`` is 0 in an opposed roll; ``again`` tells that a 6 is thrown again.
    """

    PUBLIC = ("kind", "stat", "scope", "sides", "dice", "bonus", "difficulty", "step", "again")

    kind: Literal["start", "conquest", "assault", "robbery", "involvement", "event"]
    stat: int
    scope: Literal["don", "capo", "type", "chain"]
    sides: tuple[tuple[int, MaybeCard], ...]
    dice: tuple[int, ...]
    bonus: tuple[int, ...]
    difficulty: int = 0
    step: Literal["before", "throw", "judge"] = "before"
    again: bool = False


class Conquest(Frame, frozen=True):
    """A Conquest from the choice of its target to its end (O-6.5).

    ``seat`` declared it with ``capo``; ``involved`` is a mask; ``at`` counts who has been asked; ``named`` are ``(seat,
    Capo)`` of the INFLUENCE roll; ``closed`` forbids Involvement; ``extra`` are ``(seat, bonus)`` of that roll.
    ``conqueror`` and ``own`` are who conquers and with which Capo; ``men`` the Soldiers used, ``lent`` ``(seat, Capo,
    Soldiers)`` of others; ``dead`` ``(seat, Capo, Soldiers)`` lost; ``refund`` tells that cancelling it leaves another
    action.
    """

    PUBLIC = (
        "seat", "capo", "target", "step", "involved", "at", "named", "closed", "extra", "conqueror", "own", "men",
        "lent", "dead", "cancelled", "refund", "won",
    )  # fmt: skip

    seat: int
    capo: Card
    target: MaybeCard = -1
    step: Literal[
        "target", "declare", "involve", "name", "right", "men", "roll", "rolled", "occupy", "end"
    ] = "target"
    involved: int = 0
    at: int = 0
    named: tuple[tuple[int, Card], ...] = ()
    closed: bool = False
    extra: tuple[tuple[int, int], ...] = ()
    conqueror: int = -1
    own: MaybeCard = -1
    men: int = 0
    lent: tuple[tuple[int, Card, int], ...] = ()
    dead: tuple[tuple[int, Card, int], ...] = ()
    cancelled: bool = False
    refund: bool = False
    won: int = NOT_YET


class Assaulting(Frame, frozen=True):
    """An Assault from the choice of its target to its end (O-6.6).

    ``foe`` is the only Family that may be attacked, if there is one; ``defender`` and ``post`` the Family and the Capo
    who held the target; ``lent`` are ``(side, seat, Capo, Soldiers, by a deal)``, side 0 attacks; ``at`` counts the sides
    asked for loans; ``leader`` tells that the defender led in PR (O-11.5); ``bonus`` is the attacker's from a card;
    ``extra`` tells that it is not the own action.
    """

    PUBLIC = (
        "seat", "origin", "target", "step", "foe", "defender", "post", "men", "lent", "at", "leader", "bonus", "extra",
        "dead", "cancelled", "refund", "won",
    )  # fmt: skip

    seat: int
    origin: MaybeCard = -1
    target: MaybeCard = -1
    step: Literal[
        "origin", "target", "declare", "men", "loans", "bring", "roll", "rolled", "occupy", "end"
    ] = "target"
    foe: int = -1
    defender: int = -1
    post: MaybeCard = -1
    men: int = 0
    lent: tuple[tuple[int, int, Card, int, bool], ...] = ()
    at: int = 0
    leader: bool = False
    bonus: int = 0
    extra: bool = False
    dead: tuple[tuple[int, Card, int], ...] = ()
    cancelled: bool = False
    refund: bool = False
    won: int = NOT_YET


class Robbery(Frame, frozen=True):
    """A Robbery from the choice of its Capos to its end (O-6.7)."""

    PUBLIC = ("seat", "capo", "target", "step", "extra", "dead", "cancelled", "refund", "won")

    seat: int
    capo: MaybeCard = -1
    target: MaybeCard = -1
    step: Literal["capo", "target", "declare", "roll", "rolled", "end"] = "target"
    extra: bool = False
    dead: tuple[tuple[int, Card, int], ...] = ()
    cancelled: bool = False
    refund: bool = False
    won: int = NOT_YET


class Placing(Frame, frozen=True):
    """A seat puts new Soldiers from the supply on the table (O-8.4).

    ``reserve``: all of them into one Reserve. With ``places``, so many into each of these Reserves, those first that the
    owner wants, as far as there are tokens.
    """

    PUBLIC = ("seat", "left", "reserve", "places")

    seat: int
    left: int
    reserve: bool = False
    places: tuple[Card, ...] = ()


class Losing(Frame, frozen=True):
    """A seat loses Soldiers from places of its choice among ``places``; empty: any of its own."""

    PUBLIC = ("seat", "left", "places")

    seat: int
    left: int
    places: tuple[Card, ...] = ()


class Owing(Frame, frozen=True):
    """A debt that money did not cover is made good with Domains; ``to`` is the creditor, -1 the bank (O-5.4)."""

    PUBLIC = ("seat", "amount", "to")

    seat: int
    amount: int
    to: int = -1


class Laying(Frame, frozen=True):
    """A seat lays an own Domain before one of its Capos; ``held`` is the Capo who held it, -1 if none."""

    PUBLIC = ("seat", "card", "held")

    seat: int
    card: Card
    held: MaybeCard = -1


class Parting(Frame, frozen=True):
    """A seat loses a Capo of its choice, or pays so many thousands instead if it can (O-8.5)."""

    PUBLIC = ("seat", "amount")

    seat: int
    amount: int


class Retyping(Frame, frozen=True):
    """Types are drawn for a Capo; one of them may replace his."""

    PUBLIC = ("seat", "capo", "left", "drawn", "must")

    seat: int
    capo: Card
    left: int
    drawn: tuple[Card, ...] = ()
    must: bool = False


class Striking(Frame, frozen=True):
    """A card of a hand is discarded: ``by`` chooses it, or chance if ``by`` is -1.

    With a ``capo``: ``by`` chooses one of his Domains, which loses so many Soldiers.
    """

    PUBLIC = ("by", "seat", "capo", "amount")

    by: int
    seat: int
    capo: MaybeCard = -1
    amount: int = 0


class Sifting(Frame, frozen=True):
    """So many Events are turned up for a seat: it takes the Actions, the Happenings are discarded."""

    PUBLIC = ("seat", "left")

    seat: int
    left: int


class Lending(Frame, frozen=True):
    """A card has ``lender`` lend up to ``most`` Soldiers to ``seat``; ``capo`` is whose Reserve they leave."""

    PUBLIC = ("lender", "seat", "most", "capo")

    lender: int
    seat: int
    most: int
    capo: MaybeCard = -1


class Offering(Frame, frozen=True):
    """A trade from its making to its answer (O-12)."""

    PUBLIC = ("by", "to", "put", "gives", "wants", "gives_domains", "wants_domains")

    by: int
    to: int
    put: bool = False
    gives: int = 0
    wants: int = 0
    gives_domains: tuple[Card, ...] = ()
    wants_domains: tuple[Card, ...] = ()


class Borrowing(Frame, frozen=True):
    """A request for Soldiers in an Assault, from its making to its answer (O-12.1)."""

    PUBLIC = ("by", "to", "put", "men", "gives")

    by: int
    to: int
    put: bool = False
    men: int = 0
    gives: int = 0


DEED_FRAMES: tuple[type, ...] = (Conquest, Assaulting, Robbery)
FRAMES: tuple[type, ...] = (
    Setup, Round, Claiming, Assigning, Refilling, Growing, Window, Naming, Played, Resolving, Rolling, Conquest,
    Assaulting, Robbery, Placing, Losing, Owing, Laying, Parting, Retyping, Striking, Sifting, Lending, Offering,
    Borrowing,
)  # fmt: skip
