"""What a seat or a spectator may know of a state: the one place where secrets are kept or told (deny by default).

``COLUMNS`` says of every column of the state who may know it; a column that is missing there fails a test.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.grid import SIDES
from conjura.engine.ledger import ledger_view
from conjura.engine.views import (
    HANDS_COLUMNS,
    KERNEL_COLUMNS,
    TREES_COLUMNS,
    Audience,
    HandView,
    PublicView,
    common_view,
    hand_view,
    kept,
)
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.frames import Attacking, Looting, Offering, Scheming, Sneaking
from conjura.games.illuminati.modules import PLAIN
from conjura.games.illuminati.rules.setup import picks_goal
from conjura.games.illuminati.state import DEAD, GONE, LOOSE, NO_GOAL, OPEN, IlluminatiState

COLUMNS: dict[str, Audience] = {
    **KERNEL_COLUMNS,
    **HANDS_COLUMNS,
    **TREES_COLUMNS,
    "cat": "everyone",
    "money": "everyone",  # with treasuries = owner: purse_known
    "used": "everyone",
    "power": "everyone",
    "transferable": "everyone",
    "align": "everyone",
    "root": "everyone",
    "goal": "owner",  # where it is not printed on the card
    "ruled_out": "everyone",
    "kills": "everyone",
    "turns": "everyone",
    "modules": "owner",  # field by field: AUDIENCES of ``modules``
    "purse_known": "owner",
    "purse_floor": "everyone",
    "base": "derived",
    "resist": "derived",
    "income": "derived",
    "outs": "derived",
}


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a structure, or loose. ``money`` is ``None`` where it is a secret; then ``at_least`` holds.

    ``known_to`` are others than the owner who have counted that secret, as everybody saw (I-33.7).
    """

    card: str
    master: str | None = None
    side: str | None = None
    money: int | None = 0
    at_least: int = 0
    known_to: tuple[int, ...] = ()
    used: int = 0
    loose: bool = False


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a seat. ``goal`` is ``None`` where it is a secret; ``ruled_out`` are goals it is not.

    ``illuminati`` is a back (``masked_1``) where it lies face down; then ``identity`` is what lies there, for its owner
    alone, and ``may_be`` what it can still be, as everybody can tell.
    """

    seat: int
    illuminati: str | None
    wealth: int = 0
    turns: int = 0
    kills: int = 0
    offers: int = 0
    out: bool = False
    goal: str | None = None
    secret_goal: bool = False
    ruled_out: tuple[str, ...] = ()
    hand: tuple[HandView, ...] = ()
    cards: tuple[CardView, ...] = ()
    identity: str | None = None
    may_be: tuple[str, ...] = ()


class View(PublicView, frozen=True, kw_only=True):
    """What a seat (``you``; ``None``: a spectator) may know."""

    seats: tuple[SeatView, ...]
    uncontrolled: tuple[str, ...]
    dead: tuple[str, ...]
    removed: tuple[str, ...]
    discards: tuple[str, ...]
    altered: dict[str, tuple[str, ...]]
    used: dict[str, int]
    modules: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


def words(mask: int) -> tuple[str, ...]:
    """The alignments in a mask."""
    return tuple(word for bit, word in enumerate(ALIGNMENTS) if mask >> bit & 1)


def frame_view(s: IlluminatiState, codec: Codec, frame: Any, seat: int | None) -> dict[str, Any]:
    """A frame as a seat may see it: what only the parties know is ``None`` to others."""
    out = codec.encode(frame)
    if not frame.PARTIES:
        return out
    if type(frame) is Offering:
        parties: tuple[int, ...] = (frame.by, frame.to)
    elif type(frame) is Scheming or type(frame) is Sneaking or type(frame) is Looting:
        parties = (frame.seat,)
    elif s.purse_known:
        parties = (getattr(frame, "by", getattr(frame, "seat", -1)),)
    else:
        return out
    if seat in parties:
        return out
    for field in frame.PARTIES:
        if field in out:
            value = getattr(frame, field)
            out[field] = len(value) if isinstance(value, tuple) else None
    return out


def card_view(s: IlluminatiState, card: int, seat: int | None) -> CardView:
    """A card of a structure as a seat may see it."""
    slugs, root = s.cat.slugs, card < s.cat.first_group
    loose = s.zone[card] == LOOSE
    top = root or (loose and s.master[card] < s.cat.first_group)
    money: int | None = s.money[card]
    at_least = 0
    known_to: tuple[int, ...] = ()
    if s.purse_known:
        known, holder = s.purse_known[card], s.holder[card]
        if known != s.onlookers():
            known_to = tuple([other for other in range(s.seats) if other != holder and known >> other & 1])
        if holder != seat and not known >> (s.seats if seat is None else seat) & 1:
            money, at_least = None, s.purse_floor[card]
    if money is not None and root and s.holder[card] != seat:
        money -= s.concealed(s.holder[card])
    return CardView(
        card=slugs[card],
        master=None if top else slugs[s.master[card]],
        side=None if root else SIDES[s.heading[card]],
        money=money,
        at_least=at_least,
        known_to=known_to,
        used=s.used[card],
        loose=loose,
    )


def seat_view(s: IlluminatiState, seat: int, eyes: int | None) -> SeatView:
    """A seat as another, or a spectator, may see it."""
    slugs, root = s.cat.slugs, s.root[seat]
    cards = list(s.layout(seat).members)
    if LOOSE in s.zone:
        cards += [card for card in s.zoned(LOOSE) if s.holder[card] == seat]
    secret = root >= 0 and picks_goal(s, seat)
    shown = eyes == seat or not secret or s.over
    goal, ruled_out = s.goal[seat], s.ruled_out[seat]
    return SeatView(
        seat=seat,
        illuminati=slugs[root] if root >= 0 else None,
        wealth=wealth_seen(s, seat, eyes) if s.alive[seat] and root >= 0 else 0,
        turns=s.turns[seat],
        kills=s.kills[seat],
        offers=s.offers[seat],
        out=not s.alive[seat],
        goal=slugs[goal] if shown and goal != NO_GOAL else None,
        secret_goal=secret,
        ruled_out=tuple(slugs[card] for card in range(s.cat.n_illuminati) if ruled_out >> card & 1)
        if ruled_out
        else (),
        hand=hand_view(s, seat, eyes),
        cards=tuple(card_view(s, card, eyes) for card in cards),
        identity=identity_seen(s, seat, eyes),
        may_be=may_be(s, seat),
    )


def wealth_seen(s: IlluminatiState, seat: int, eyes: int | None) -> int:
    """All the money of a seat, as far as eyes may know of it."""
    total = s.wealth(seat)
    return total if eyes == seat or s.modules.cheats is None else total - s.concealed(seat)


def cheats_view(s: IlluminatiState, eyes: int | None) -> dict[str, Any]:
    """What eyes may know of the cheating game (I-29.5, I-29.6); nothing without it."""
    if s.modules.cheats is None:
        return {}
    thrower = next((frame.seat for frame in s.stack if type(frame) is Attacking), -1)
    return ledger_view(s.modules.cheats, eyes, s.cat.slugs, thrower)


def identity_seen(s: IlluminatiState, seat: int, eyes: int | None) -> str | None:
    """The slug of a face-down Illuminati for its owner; ``None`` for all others, and where it lies face up."""
    if eyes == seat and s.root[seat] >= 0 and s.masked(seat):
        return str(s.cat.slugs[s.modules.identity[seat]])
    return None


def may_be(s: IlluminatiState, seat: int) -> tuple[str, ...]:
    """What a face-down Illuminati can still be, as everybody can tell; nothing where it lies face up."""
    if s.modules.chances and s.modules.chances[seat]:
        return tuple([s.cat.slugs[card] for card, mask in enumerate(s.modules.chances[seat]) if mask])
    return ()


def open_rows(s: IlluminatiState) -> dict[str, Any]:
    """Those columns of the modules that lie open, all of them."""
    m, slugs = s.modules, s.cat.slugs
    return {
        "counters": {slugs[row[0]]: row[1:] for row in m.counters},
        "marks": {slugs[row[0]]: (words(row[1]), words(row[2])) for row in m.marks},
        "world": m.world,
        "rota": m.rota,
    }


def modules_view(s: IlluminatiState, eyes: int | None) -> dict[str, Any]:
    """The columns of the modules as eyes may see them, those that are empty left out."""
    m, slugs = s.modules, s.cat.slugs
    rows: dict[str, Any] = {
        **open_rows(s),
        "hacks": [
            {
                "seat": owner,
                "turns": turns,
                **({"card": slugs[card], "victim": victim} if owner == eyes else {}),
            }
            for owner, turns, card, victim, _ in m.hacks
        ],
        "hacked": m.hacked,
        "plumbers": [slugs[card] for owner, card, _ in m.plumbers if owner == eyes],
        "plumbed": m.plumbed,
        "moles": [slugs[card] for owner, card, _ in m.moles if owner == eyes],
        "planted": m.planted,
        "cheats": cheats_view(s, eyes),
    }
    return {name: row for name, row in rows.items() if row}


class Shared:
    """What all eyes see alike at one position, worked out once."""

    def __init__(self, s: IlluminatiState, codec: Codec) -> None:
        slugs, base = s.cat.slugs, s.cat.align
        self.seats = [seat_view(s, seat, None) for seat in range(s.seats)]
        self.uncontrolled = tuple(slugs[card] for card in s.zoned(OPEN))
        self.dead = tuple(slugs[card] for card in s.zoned(DEAD))
        self.removed = tuple(slugs[card] for card in s.zoned(GONE))
        self.discards = tuple(slugs[card] for card in s.discards)
        self.altered: dict[str, tuple[str, ...]] = {}
        if s.align is not base:
            self.altered = {
                slugs[card]: words(s.align[card]) for card in range(len(base)) if s.align[card] != base[card]
            }
        elsewhere = [card for zone in (OPEN, DEAD, GONE) for card in s.zoned(zone) if s.used[card]]
        self.used = {slugs[card]: s.used[card] for card in elsewhere}
        self.stack = [frame_view(s, codec, frame, None) for frame in s.stack]

    def seat(self, s: IlluminatiState, seat: int, eyes: int | None) -> SeatView:
        """A seat as these eyes see it: the common view, unless they know more."""
        if eyes is None or (eyes != seat and not s.purse_known):
            if eyes is None or not any(token >> eyes & 1 for token in s.hands[seat]):
                return self.seats[seat]
        return seat_view(s, seat, eyes)


def view_of(s: IlluminatiState, codec: Codec, options: dict[str, Any], seat: int | None) -> View:
    """What a seat, or a spectator, may know of a state."""
    shared = kept(s, "view", Shared, codec)
    secretive = any(frame.PARTIES for frame in s.stack)
    stack = [frame_view(s, codec, frame, seat) for frame in s.stack] if secretive else shared.stack
    return View(
        **common_view(s, options, seat),
        turn=s.turn,
        seats=tuple(shared.seat(s, other, seat) for other in range(s.seats)),
        uncontrolled=shared.uncontrolled,
        dead=shared.dead,
        removed=shared.removed,
        discards=shared.discards,
        altered=shared.altered,
        used=shared.used,
        stack=tuple(stack),
        modules=modules_view(s, seat) if s.modules is not PLAIN else msgspec.UNSET,
    )
