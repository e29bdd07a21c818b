"""The picture of a table for a screen, as messages: what a seat or a spectator may know, with all that a client would
otherwise have to reckon by the rules (current numbers, free arrows, how far goals are). It is drawn by ``drawing``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.actions import Side
from conjura.engine.ledger import CheatsScene
from conjura.engine.views import HandView
from conjura.engine.wire import Breakdown


class CardScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the table, with its current numbers.

    Attributes:
        x, y: its cell, from the Illuminati at 0, 0; ``y`` grows southwards. Zero for a card that lies in no structure.
        master: what it hangs from.
        side: the direction of the arrow from the master.
        money: what lies on it; ``None`` where that is a secret, then ``at_least`` is known to lie there.
        used: how often it took part this turn.
        loose: whether it was lifted off, to be hung anew.
        power, transferable, resistance, income: current; an Illuminati has no resistance.
        align: current alignments.
        arrows: its outgoing arrows as ``north free``, ``east used`` or ``west blocked``, with the direction it points to
            now; ``north out`` on a card that lies in no structure.
    """

    x: int = 0
    y: int = 0
    master: str | None = None
    side: Side | None = None
    money: int | None = 0
    at_least: int = 0
    used: int = 0
    loose: bool = False
    power: int = 0
    transferable: int = 0
    resistance: int | None = None
    income: int = 0
    align: tuple[str, ...] = ()
    arrows: tuple[str, ...] = ()


class GoalScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a seat is from a goal.

    Attributes:
        goal: ``basic``, or the Illuminati whose Special Goal it is.
        what: what it counts: ``groups``, ``power``, ``transferable``, ``money``, ``destroyed``, ``count``, ``distinct``.
        have, need: how much there is and how much wins.
    """

    goal: str
    what: str
    have: int
    need: int


class SeatScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. The fields are those of the view, with sums over its structure and how far its known goals are.

    Numbers of a face-down Illuminati are 0 to others, in the sums too.
    """

    seat: int
    illuminati: str | None = None
    out: bool = False
    wealth: int = 0
    power: int = 0
    income: int = 0
    turns: int = 0
    kills: int = 0
    offers: int = 0
    goal: str | None = None
    secret_goal: bool = False
    ruled_out: tuple[str, ...] = ()
    goals: tuple[GoalScene, ...] = ()
    hand: tuple[HandView, ...] = ()
    cards: dict[str, CardScene] = {}
    identity: str | None = None
    may_be: tuple[str, ...] = ()


class PurseScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat can still put into an attempt under way at most, counted in points of the roll needed."""

    seat: int
    most: int


class AttackScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The attack under way, once attacker and target are named.

    Attributes:
        seat: whose attack it is.
        kind, attacker, target: what is attacked by what, and how.
        defender: whose Group the target is, if anybody's.
        number: the roll needed, part by part.
        chance: the probability of that on two dice, to four places.
        purses: by seat, what it can still spend in points of the roll needed, the attacker for it, the defender against
            it, others either way, as far as is known; empty once nothing can be spent any more.
        wins: the seats that would have reached a known goal by its success.
    """

    seat: int
    kind: str
    attacker: str
    target: str
    defender: int | None = None
    number: Breakdown = Breakdown("roll_needed", 0, ())
    chance: float = 0
    purses: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()


class MarkerScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marker of the Propaganda board: ``at`` is the side it stands on, ``None`` in the centre; ``space`` counts from
    there, ``level`` is what that counts for (I-20.2)."""

    at: str | None = None
    space: int = 0
    level: int = 0


class HackScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hack that waits for so many own ``turns`` of its seat; ``card`` and ``victim`` are known to that seat alone."""

    seat: int
    turns: int
    card: str | None = None
    victim: int | None = None


class UnitsScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody knows of a seat's secret units.

    Attributes:
        hacks: attempts that are left.
        plumbers: ``ready``, ``tried`` (until its next turn), ``placed`` or ``spent``; ``None`` without them.
        moles: those that are not planted yet.
        buried: those that are planted and not revealed.
    """

    hacks: int = 0
    plumbers: str | None = None
    moles: int = 0
    buried: int = 0


class ModulesScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the expansion modules have laid on the table.

    Attributes:
        rules: the modules that are played with, by the names of their options.
        order: how turns follow one another, as in the option ``turn_order``.
        increase: how much one increase adds.
        counters: by Group what was added to its Power, Resistance and Income.
        marks: by Group the alignments added and those removed for good.
        world: the five markers of the Propaganda board, in the order of the alignments.
        attitudes: by Group what the world gives to it and takes from it, as far as it does.
        last: who had the turn before, or began the round.
        again: how many turns in a row that seat has had; 0 where nobody counts.
        barred: who can't have the next turn.
        units: by seat, what everybody knows of the secret units.
        hacks: those that wait.
        plumbers, moles: where one's own sit: nobody else sees these.
        cheats: what one knows of the cheating game.
    """

    rules: tuple[str, ...] = ()
    order: str = "fixed"
    increase: int = 0
    counters: dict[str, tuple[int, int, int]] = {}
    marks: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    world: tuple[MarkerScene, ...] = ()
    attitudes: dict[str, tuple[int, int]] = {}
    last: int | None = None
    again: int = 0
    barred: int | None = None
    units: tuple[UnitsScene, ...] = ()
    hacks: tuple[HackScene, ...] = ()
    plumbers: tuple[str, ...] = ()
    moles: tuple[str, ...] = ()
    cheats: CheatsScene | None = None


class MediaScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Media Group that has not taken a side yet, whose it is and what it would add."""

    card: str
    seat: int
    power: int = 0


class CampaignScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attempt at Propaganda under way.

    Attributes:
        seat: whose it is.
        free: whether it is the free attempt.
        courses: before it is announced, by course the number needed for one space, for two and so on.
        toward, spaces: what was announced.
        number, chance: the roll needed, part by part, and its probability to four places.
        purses: what each seat can still spend, its own for it, others either way, as far as is known.
        media: the Media Groups that have not taken a side.
    """

    seat: int
    free: bool = False
    courses: dict[str, tuple[int, ...]] = {}
    toward: str | None = None
    spaces: int = 0
    number: Breakdown | None = None
    chance: float = 0
    purses: tuple[PurseScene, ...] = ()
    media: tuple[MediaScene, ...] = ()


class BidderScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may win the next turn: its dice (0: not thrown yet), these and its money, ``(giver, amount)`` of its bids."""

    seat: int
    dice: int = 0
    total: int = 0
    bids: tuple[tuple[int, int], ...] = ()


class BiddingScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The bidding for the next turn.

    Attributes:
        seat: who has just played.
        step: ``roll``, ``raise``, or ``tie`` while equal totals are rolled again.
        bidders: who may win it.
        out: who has declined since money was last added.
    """

    seat: int
    step: str
    bidders: tuple[BidderScene, ...] = ()
    out: tuple[int, ...] = ()


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat (``you``; ``None``: a spectator) sees.

    Attributes:
        turn: the number of the turn.
        seats: by number.
        uncontrolled: the Groups that nobody controls.
        dead, removed, discards: Groups destroyed, Groups out of the game, used Specials.
        deck: how many cards are left to draw.
        stack: the procedures under way, the turn first, as far as these eyes may know them.
        attack: the attack under way.
        campaign: the attempt at Propaganda under way.
        bidding: the bidding for the next turn, while it lasts.
        modules: what expansion modules have laid on the table; ``None`` in a game without them.
        awaiting: who is asked.
        over, winners: whether it has ended, and who has won.
    """

    game: str
    you: int | None
    turn: int
    seats: tuple[SeatScene, ...]
    uncontrolled: dict[str, CardScene] = {}
    dead: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    deck: int = 0
    stack: tuple[dict[str, Any], ...] = ()
    attack: AttackScene | None = None
    campaign: CampaignScene | None = None
    bidding: BiddingScene | None = None
    modules: ModulesScene | None = None
    awaiting: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
