"""The picture of a table for a screen, as messages: what a seat or a spectator may know, with all that a client would
otherwise have to reckon by the rules (current numbers, free sides, what bonuses lack). It is drawn by ``drawing``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.actions import Side
from conjura.engine.ledger import CheatsScene
from conjura.engine.views import HandView
from conjura.engine.wire import Breakdown


class CrookScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Crook of a mob, with its current numbers.

    Attributes:
        x, y: its cell, from the Boss at 0, 0; ``y`` grows southwards. Of a loose one, from the root of its loose tree.
        master: its superior.
        side: on which side of the superior it lies.
        loose: whether it is to be laid.
        token: whether an Action Token lies on it.
        unhappy: how many Unhappy markers it bears.
        grown: how many of its Power are counters of growth.
        power, resistance, wage: current; ``wage`` is its full pay at the next payroll.
        restless: whether it gets a marker at the start of the turn for being stronger than its superior (C-6.0).
        sides: its sides as ``north free``, ``east used`` or ``west blocked``; the one towards the superior is left out.
    """

    x: int = 0
    y: int = 0
    master: str | None = None
    side: Side | None = None
    loose: bool = False
    token: bool = False
    unhappy: int = 0
    grown: int = 0
    power: int = 0
    resistance: int = 0
    wage: int = 0
    restless: bool = False
    sides: tuple[str, ...] = ()


class RacketScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Racket of a mob.

    Attributes:
        income: what it would pay now.
        token: whether an Action Token lies on it; ``None`` where it has no space for one (C-5.4).
        muted: whether its next income is nothing.
        power, resistance: printed.
    """

    income: int = 0
    token: bool | None = None
    muted: bool = False
    power: int = 0
    resistance: int = 0


class OpenScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the uncontrolled area, or on offer; ``income`` is ``None`` for a Crook."""

    power: int = 0
    resistance: int = 0
    income: int | None = None
    unhappy: int = 0
    grown: int = 0
    muted: bool = False


class BonusScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a mob is from the bonus for a type or a district (C-17.2).

    Attributes:
        kind: ``type`` or ``district``.
        word: which.
        have, need: its Rackets there, and how many it takes.
        worth: what the bonus adds to the total.
        rivals: who stands in its way: seats with too many Rackets there.
        given: whether it counts now.
    """

    kind: str
    word: str
    have: int
    need: int
    worth: int
    rivals: tuple[int, ...] = ()
    given: bool = False


class SeatScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat.

    Attributes:
        mob, boss: slugs; ``boss_bonus`` is what the Boss token adds.
        out: whether the mob is out of the game.
        money: ``None`` where it is a secret (C-6.1); ``known_by`` are other seats that know it.
        total: what counts for victory: Rackets and bonuses.
        income, wages: what the next income brings and the next payroll costs, as things stand.
        offers: made in this turn.
        hand: the Specials, as far as known.
        crooks: the Boss first, superiors before subordinates, loose ones last.
        rackets: by slug.
        bonuses: for the types and districts of which it has Rackets, the nearest first.
    """

    seat: int
    mob: str | None = None
    boss: str | None = None
    boss_bonus: int = 0
    out: bool = False
    money: int | None = None
    known_by: tuple[int, ...] = ()
    total: int = 0
    income: int = 0
    wages: int = 0
    offers: int = 0
    hand: tuple[HandView, ...] = ()
    crooks: dict[str, CrookScene] = {}
    rackets: dict[str, RacketScene] = {}
    bonuses: tuple[BonusScene, ...] = ()


class HelpScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that can still take part in the attack, if its owner wants: by ``amount`` the number would change."""

    card: str
    seat: int
    amount: int = 0


class PurseScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat can still put into the attack at most, in G; ``None`` where its money is a secret without a bound."""

    seat: int
    most: int | None = None


class AttackScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The attack under way, once attacker and target are named.

    Attributes:
        seat: whose attack it is.
        kind: ``recruit``, ``racket`` or ``hit``.
        step: how far it is.
        attacker, target: slugs.
        defender: whose card the target is, if anybody's.
        sure: whether it succeeds without a roll (C-14.10).
        number: the roll needed, part by part.
        chance: the probability of that on two dice, to four places.
        helpers, guards: who has helped the attacker, and the defender, spending tokens.
        protector: who protects a Racket, or the superior that steps in.
        hides: whether the target hides.
        could: who can still help either side.
        purses: who can still put money, while the money is still to come.
        owed: who has not yet put its money in secret.
        room: of a recruit, whether there would be a place for it.
        war: whether this is a hit of a Gang War.
        begins_war: whether the roll, hit or miss, begins a Gang War (C-16.1).
        wins: the seats that would stand at the winning number by its success.
    """

    seat: int
    kind: str
    step: str
    attacker: str
    target: str
    defender: int | None = None
    sure: bool = False
    number: Breakdown = Breakdown("roll_needed", 0, ())
    chance: float = 0
    helpers: tuple[str, ...] = ()
    guards: tuple[str, ...] = ()
    protector: str | None = None
    hides: bool = False
    could: tuple[HelpScene, ...] = ()
    purses: tuple[PurseScene, ...] = ()
    owed: tuple[int, ...] = ()
    room: bool = True
    war: bool = False
    begins_war: bool = False
    wins: tuple[int, ...] = ()


class AuctionScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The auction under way (C-3).

    Attributes:
        lot: the card on offer.
        card: its numbers, if it has any.
        opener: who opens, or opened.
        bid: the highest bid; ``None`` before the opening bid.
        leader: whose bid that is.
        bidding: who may still bid, or raise.
        crooks, rackets: how many are sold, and at how many it ends.
    """

    lot: str | None = None
    card: OpenScene | None = None
    opener: int = 0
    bid: int | None = None
    leader: int | None = None
    bidding: tuple[int, ...] = ()
    crooks: tuple[int, int] = (0, 0)
    rackets: tuple[int, int] = (0, 0)


class WageScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the payroll.

    Attributes:
        card: the Crook.
        wage: its full pay.
        paid: what is set so far; ``None`` where that is a secret.
        stays: the least pay at which it does not leave (C-7.3, C-7.4).
        part, none: how many Unhappy markers it would bear after part pay, and after none.
    """

    card: str
    wage: int = 0
    paid: int | None = None
    stays: int = 0
    part: int = 0
    none: int = 0


class PayrollScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The payroll under way: ``owed`` in all, and the lines, the Boss first."""

    seat: int
    owed: int = 0
    lines: tuple[WageScene, ...] = ()


class WarScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The Gang War under way (C-16).

    Attributes:
        starter, target: who began it, and whose Boss was hit.
        involved: the living mobs in it, in order from whose move it is.
        at: whose move it is; ``None`` at its end.
        passes: how many passed in a row, and ``over`` how many end it.
        plus: what a hit of the mob whose move it is gets on top (C-16.4, C-16.5).
    """

    starter: int
    target: int
    involved: tuple[int, ...] = ()
    at: int | None = None
    passes: int = 0
    over: int = 0
    plus: int = 0


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat (``you``; ``None``: a spectator) sees.

    Attributes:
        turn: the number of the turn; 0 in the setup.
        needed: the total that wins.
        seats: by number.
        uncontrolled: the cards that nobody controls.
        dead, discards: Crooks and Rackets, and Specials, that are discarded.
        aside, removed: put aside in the auction, and out of the game.
        deck: how many cards are left to draw.
        stack: the procedures under way, the turn first, as far as these eyes may know them.
        attack, auction, payroll, war: what is under way, reckoned.
        awaiting: who is asked.
        over, winners: whether it has ended, and who has won.
        cheats: what one knows of the cheating game.
    """

    game: str
    you: int | None
    turn: int
    needed: int
    seats: tuple[SeatScene, ...]
    uncontrolled: dict[str, OpenScene] = {}
    dead: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    deck: int = 0
    stack: tuple[dict[str, Any], ...] = ()
    attack: AttackScene | None = None
    auction: AuctionScene | None = None
    payroll: PayrollScene | None = None
    war: WarScene | None = None
    awaiting: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    cheats: CheatsScene | None = None
