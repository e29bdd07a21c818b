"""The picture of a table for a screen, as messages: what a seat or a spectator may know, with all that a client would
otherwise have to reckon by the rules (chains, room for Soldiers, how far objectives are, odds). It is drawn by
``drawing``. Money is in thousands of dollars.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.views import HandView
from conjura.engine.wire import Breakdown


class CapoScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Capo of a Family, with his current numbers.

    Attributes:
        type: the slug of his type.
        reserve: Soldiers in his Reserve.
        men: his Soldiers in all places, lent ones too (O-8.2: at most 15).
        room: how many new Soldiers his Reserve could take.
        combat, influence, subterfuge: his chains, with Don, type and control.
        robbed, robbed_by: whether he is robbed, and who gets the income of his Domains; without a seat: the bank.
        blocked: whether a card keeps him from acting this round.
    """

    type: str
    reserve: int = 0
    men: int = 0
    room: int = 0
    combat: int = 0
    influence: int = 0
    subterfuge: int = 0
    robbed: bool = False
    robbed_by: int | None = None
    blocked: bool = False


class DomainScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Domain of a Family.

    Attributes:
        capo: before whom it lies.
        men: Soldiers on it.
        room: how many new Soldiers could be put on it.
        hold: what an attacker must beat besides the dice: DEFENCE, chain COMBAT of the Capo, Soldiers on it (O-6.6d).
        shielded: whether a card keeps it from being assaulted this round.
    """

    capo: str
    men: int = 0
    room: int = 0
    hold: int = 0
    shielded: bool = False


class CountScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """One condition of an objective.

    Attributes:
        what: what it counts: ``bronx`` and the like, ``arms_trade`` and the like, ``domains``, ``boroughs`` or
            ``businesses`` (different ones), ``one_borough`` or ``one_business`` (most in one), ``money``, ``income``,
            ``soldiers``, ``assault_won``, ``robbery_won``, ``conquest_won``, ``cost`` (money paid when it is claimed).
        have, need: how much there is and how much is asked for.
        pr, men: only Domains with so much PR, or so many Soldiers on them, count.
        difficulty: only deeds against so much DIFFICULTY count.
        leader: whether only deeds against the Family with most PR count.
    """

    what: str
    have: int = 0
    need: int = 0
    pr: int = 0
    men: int = 0
    difficulty: int = 0
    leader: bool = False


class ObjectiveScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open objective of a Family.

    Attributes:
        card: which; ``None`` for who does not know it.
        main: whether it is the main objective.
        met: whether it is fulfilled now.
        counts: its conditions, for who knows it.
    """

    card: str | None = None
    main: bool = False
    met: bool = False
    counts: tuple[CountScene, ...] = ()


class FamilyScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and what it holds.

    Attributes:
        seat, don, money: whose, its Don, its money.
        pr: Respect Points of Domains and completed objectives (O-10.3).
        income: what the next Payday brings before robberies (O-4.1); ``robbed_of``: what of it goes to others.
        soldiers: all its Soldiers, of 30.
        score: what it would score if Conquista ended now (O-13.2); 0 in Cosa Nostra.
        objectives: its open ones, the main one first; ``done``: completed ones.
        fewest: whether nobody has fewer Soldiers: who has fewest starts the next phase (O-3.3).
        grown: how many of the thresholds of growth it has passed (O-10.4).
        offers: offers made in this phase, of three.
        businesses: by business how many of its Domains, in the order of the rules (O-9): peddling, betting, prostitution,
            arms, drugs.
        bonus: what control and monopoly add: COMBAT, INFLUENCE, SUBTERFUGE, money.
        capos, domains: by slug.
        hand: its Events; their number is public.
        dealt: what it has yet to choose from; ``None``: a secret.
    """

    seat: int
    don: str | None = None
    money: int = 0
    pr: int = 0
    income: int = 0
    robbed_of: int = 0
    soldiers: int = 0
    score: int = 0
    objectives: tuple[ObjectiveScene, ...] = ()
    done: tuple[str, ...] = ()
    fewest: bool = False
    grown: int = 0
    offers: int = 0
    businesses: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    capos: dict[str, CapoScene] = {}
    domains: dict[str, DomainScene] = {}
    hand: tuple[HandView, ...] = ()
    dealt: tuple[str | None, ...] = ()


class SideScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a roll.

    Attributes:
        seat, capo: whose, and who rolls for it.
        number: all it has besides its die, part by part.
        die: what its die shows; 0: not thrown.
        chance: the probability that it wins, to four places; ``None`` where there is nothing left to be thrown.
        joins: whether it is being asked to get involved, and has not yet.
        then: if this side wins the right to a Conquest: the chance that it conquers with all its Soldiers.
    """

    seat: int
    capo: str | None = None
    number: Breakdown = Breakdown("own_total", 0, ())
    die: int = 0
    chance: float | None = None
    joins: bool = False
    then: float | None = None


class RollScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The dice that fall, or those that the action under way leads to.

    Attributes:
        kind: ``start``, ``conquest``, ``assault``, ``robbery``, ``involvement`` or ``event``.
        stat: ``combat``, ``influence`` or ``subterfuge``.
        sides: who rolls; the first against a DIFFICULTY, or all against each other.
        difficulty: what is to be exceeded; 0 in an opposed roll.
        planned: whether it has not begun: then all Soldiers that may be used are counted until it is said how many are.
    """

    kind: str
    stat: str
    sides: tuple[SideScene, ...] = ()
    difficulty: int = 0
    planned: bool = False


class RungScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many Soldiers more: the chance of who is asked, and what they cost."""

    amount: int
    chance: float = 0
    cost: int = 0


class DeedScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action under way.

    Attributes:
        kind: ``conquest``, ``assault`` or ``robbery``.
        seat, card: who acts, with which Capo, or from which Domain.
        target, foe: at what, and whose that is.
        step: where it stands.
        men: how many Soldiers are in it on the side that acts.
        lent, lent_foe: how many were lent to the side that acts, and to the other.
        involved: the Families that got involved in a Conquest.
        extra: whether it is not the own action of the round.
        aims: while the target is being chosen, the chance by target, with all Soldiers there are and nobody's help.
        ladder: while it is asked how many Soldiers: the chance of who is asked, by number.
    """

    kind: str
    seat: int
    card: str | None = None
    target: str | None = None
    foe: int | None = None
    step: str = ""
    men: int = 0
    lent: int = 0
    lent_foe: int = 0
    involved: tuple[int, ...] = ()
    extra: bool = False
    aims: dict[str, float] = {}
    ladder: tuple[RungScene, ...] = ()


class OmertaScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat (``you``; ``None``: a spectator) sees.

    Attributes:
        turn: the number of the round.
        conquista: whether Conquista is played.
        phase, step, first, acts: where the round stands: its phase and step, who starts the phase, and whose step it is.
        seats: by number.
        centre: Domains that nobody has.
        domains_left, deck, types_left: how many cards are left to draw.
        discards, lost, under: Events discarded, Capos discarded, types that lie under their deck.
        stack: the procedures under way, the round first, as far as these eyes may know them.
        deed, roll: the action and the roll under way.
        awaiting: who is asked.
        over, winners: whether it has ended, and who has won.
    """

    game: str
    you: int | None
    turn: int
    conquista: bool = False
    phase: str = ""
    step: str = ""
    first: int | None = None
    acts: int | None = None
    seats: tuple[FamilyScene, ...] = ()
    centre: tuple[str, ...] = ()
    domains_left: int = 0
    deck: int = 0
    types_left: int = 0
    discards: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    stack: tuple[dict[str, Any], ...] = ()
    deed: DeedScene | None = None
    roll: RollScene | None = None
    awaiting: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
