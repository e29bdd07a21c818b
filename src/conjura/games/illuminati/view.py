"""What a seat or a spectator may know of a state: the one place where secrets are kept or told (deny by default).

``COLUMNS`` says of every column of the state who may know it; a column that is missing there fails a test.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.grid import SIDES
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.frames import Offering
from conjura.games.illuminati.rules.setup import picks_goal
from conjura.games.illuminati.state import DEAD, GONE, LOOSE, NO_GOAL, OPEN, IlluminatiState

Audience = Literal["everyone", "owner", "nobody", "derived"]

COLUMNS: dict[str, Audience] = {
    "cat": "everyone",
    "seats": "everyone",
    "zone": "everyone",  # that a card is still in the deck is what nobody has seen of it
    "holder": "everyone",
    "master": "everyone",
    "heading": "everyone",
    "cell": "everyone",
    "money": "everyone",  # with treasuries = owner: purse_known
    "used": "everyone",
    "power": "everyone",
    "transferable": "everyone",
    "align": "everyone",
    "deck": "nobody",  # its size is public
    "hands": "owner",  # their size, and what a seat has seen, is shown
    "discards": "everyone",
    "root": "everyone",
    "goal": "owner",  # where it is not printed on the card
    "ruled_out": "everyone",
    "kills": "everyone",
    "turns": "everyone",
    "alive": "everyone",
    "offers": "everyone",
    "turn": "everyone",
    "purse_known": "owner",
    "purse_floor": "everyone",
    "layouts": "derived",
    # of the kernel
    "game": "everyone",
    "options": "everyone",
    "explicit": "nobody",
    "streams": "nobody",
    "stack": "everyone",  # field by field: PUBLIC and PARTIES of each frame
    "start": "nobody",
    "log": "nobody",
    "over": "everyone",
    "winners": "everyone",
    "asked": "everyone",
    "events": "nobody",  # each event has its own audience
    "_lists": "derived",
    "_memo": "derived",
    "_asking": "derived",
}


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a structure, or loose. ``money`` is ``None`` where it is the owner's secret; then ``at_least`` holds."""

    card: str
    master: str | None = None
    side: str | None = None
    money: int | None = 0
    at_least: int = 0
    used: int = 0
    loose: bool = False


class SpecialView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Special in a hand; ``card`` is ``None`` for who has not seen it. ``seen_by`` are other seats that have."""

    card: str | None
    seen_by: tuple[int, ...] = ()


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a seat. ``goal`` is ``None`` where it is a secret; ``ruled_out`` are goals it is not."""

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
    hand: tuple[SpecialView, ...] = ()
    cards: tuple[CardView, ...] = ()


class View(msgspec.Struct, frozen=True):
    """What a seat (``you``; ``None``: a spectator) may know."""

    game: str
    options: dict[str, Any]
    you: int | None
    turn: int
    seats: tuple[SeatView, ...]
    uncontrolled: tuple[str, ...]
    dead: tuple[str, ...]
    removed: tuple[str, ...]
    discards: tuple[str, ...]
    deck: int
    altered: dict[str, tuple[str, ...]]
    used: dict[str, int]
    stack: tuple[dict[str, Any], ...]
    awaiting: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


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
    elif s.purse_known:
        parties = (getattr(frame, "by", getattr(frame, "seat", -1)),)
    else:
        return out
    if seat in parties:
        return out
    for field in frame.PARTIES:
        if field in out:
            out[field] = len(getattr(frame, field))
    return out


def card_view(s: IlluminatiState, card: int, seat: int | None) -> CardView:
    """A card of a structure as a seat may see it."""
    slugs, root = s.cat.slugs, card < s.cat.first_group
    loose = s.zone[card] == LOOSE
    top = root or (loose and s.master[card] < s.cat.first_group)
    money: int | None = s.money[card]
    at_least = 0
    if s.purse_known and s.holder[card] != seat:
        if not s.purse_known[card] >> (s.seats if seat is None else seat) & 1:
            money, at_least = None, s.purse_floor[card]
    return CardView(
        card=slugs[card],
        master=None if top else slugs[s.master[card]],
        side=None if root else SIDES[s.heading[card]],
        money=money,
        at_least=at_least,
        used=s.used[card],
        loose=loose,
    )


def seat_view(s: IlluminatiState, seat: int, eyes: int | None) -> SeatView:
    """A seat as another, or a spectator, may see it."""
    slugs, root = s.cat.slugs, s.root[seat]
    cards = list(s.layout(seat).members)
    if LOOSE in s.zone:
        cards += [card for card in s.zoned(LOOSE) if s.holder[card] == seat]
    hand = []
    for token in s.hands[seat]:
        mask = token & 255
        known = eyes is not None and (eyes == seat or mask >> eyes & 1)
        seen_by = tuple(other for other in range(s.seats) if mask >> other & 1)
        hand.append(SpecialView(slugs[token >> 8] if known else None, seen_by))
    if eyes != seat:  # the order of a hand tells nothing
        hand.sort(key=lambda special: (special.seen_by, special.card or ""))
    secret = root >= 0 and picks_goal(s, seat)
    shown = eyes == seat or not secret or s.over
    goal, ruled_out = s.goal[seat], s.ruled_out[seat]
    return SeatView(
        seat=seat,
        illuminati=slugs[root] if root >= 0 else None,
        wealth=s.wealth(seat) if s.alive[seat] and root >= 0 else 0,
        turns=s.turns[seat],
        kills=s.kills[seat],
        offers=s.offers[seat],
        out=not s.alive[seat],
        goal=slugs[goal] if shown and goal != NO_GOAL else None,
        secret_goal=secret,
        ruled_out=tuple(slugs[card] for card in range(s.cat.n_illuminati) if ruled_out >> card & 1)
        if ruled_out
        else (),
        hand=tuple(hand),
        cards=tuple(card_view(s, card, eyes) for card in cards),
    )


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
    shared: Shared | None = s._memo.get("view")
    if shared is None:
        shared = Shared(s, codec)
        s._memo["view"] = shared
    secretive = any(frame.PARTIES for frame in s.stack)
    stack = [frame_view(s, codec, frame, seat) for frame in s.stack] if secretive else shared.stack
    return View(
        game=s.game_id,
        options=options,
        you=seat,
        turn=s.turn,
        seats=tuple(shared.seat(s, other, seat) for other in range(s.seats)),
        uncontrolled=shared.uncontrolled,
        dead=shared.dead,
        removed=shared.removed,
        discards=shared.discards,
        deck=sum(s.deck),
        altered=shared.altered,
        used=shared.used,
        stack=tuple(stack),
        awaiting=s.asked,
        over=s.over,
        winners=s.winners,
    )
