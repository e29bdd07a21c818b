"""What a seat or a spectator may know of a state: the one place where secrets are kept or told (deny by default).

``COLUMNS`` says of every column of the state who may know it; a column that is missing there fails a test.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.grid import CENTRE, SIDES
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
from conjura.games.crimelords.frames import Agreeing, Attacking, Offering
from conjura.games.crimelords.rules.income import income_of
from conjura.games.crimelords.rules.victory import needed, total_of
from conjura.games.crimelords.state import ASIDE, DEAD, LOOSE, OPEN, OUT, CrimeLordsState

COLUMNS: dict[str, Audience] = {
    **KERNEL_COLUMNS,
    **HANDS_COLUMNS,
    **TREES_COLUMNS,
    "cat": "everyone",
    "token": "everyone",
    "unhappy": "everyone",
    "grown": "everyone",
    "muted": "everyone",
    "aside": "everyone",
    "mob": "everyone",
    "boss": "everyone",
    "bonus": "everyone",
    "money": "owner",  # and whoever `known` names
    "known": "everyone",
    "ledger": "owner",  # field by field: ``ledger_view``
}


class CrookView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Crook of a mob, laid or loose; ``power`` is its current power. ``at`` is its cell, the Boss at 0, 0."""

    card: str
    power: int
    at: tuple[int, int] = (0, 0)
    master: str | None = None
    side: str | None = None
    depth: int = 0
    token: bool = False
    unhappy: int = 0
    grown: int = 0
    loose: bool = False


class RacketView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Racket of a mob; ``income`` is what it would pay now."""

    card: str
    income: int = 0
    token: bool = False
    muted: bool = False


class OpenView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the uncontrolled area."""

    card: str
    unhappy: int = 0
    grown: int = 0
    muted: bool = False


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a seat. ``money`` is ``None`` where it is a secret; ``known_by`` are other seats that know it."""

    seat: int
    mob: str | None
    boss_bonus: int = 0
    money: int | None = None
    known_by: tuple[int, ...] = ()
    total: int = 0
    offers: int = 0
    out: bool = False
    hand: tuple[HandView, ...] = ()
    crooks: tuple[CrookView, ...] = ()
    rackets: tuple[RacketView, ...] = ()


class View(PublicView, frozen=True, kw_only=True):
    """What a seat (``you``; ``None``: a spectator) may know."""

    needed: int
    seats: tuple[SeatView, ...]
    uncontrolled: tuple[OpenView, ...]
    discards: tuple[str, ...]
    aside: tuple[str, ...]
    removed: tuple[str, ...]
    cheats: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


def frame_view(codec: Codec, frame: Any, seat: int | None) -> dict[str, Any]:
    """A frame as a seat may see it: what only others know is ``None``, or how much of it there is."""
    out = codec.encode(frame)
    if frame.PARTIES and seat not in frame.parties():
        for field in frame.PARTIES:
            if field in out:
                value = getattr(frame, field)
                # of an offer everybody sees how many Specials lie in it; how far a payroll is set nobody sees
                out[field] = len(value) if type(value) is tuple and type(frame) is Offering else None
    for field in frame.SEALED:
        if out.get(field):
            own = seat
            if type(frame) is Agreeing:
                own = frame.seats.index(seat) if seat in frame.seats else None
            out[field] = [value if place == own else None for place, value in enumerate(out[field])]
    return out


def place_of(cell: int) -> tuple[int, int]:
    """A cell as steps to the east and to the south of the Boss."""
    return (cell >> 8) - (CENTRE >> 8), (cell & 255) - (CENTRE & 255)


def crook_view(s: CrimeLordsState, card: int, seat: int) -> CrookView:
    """A Crook of a mob."""
    slugs, loose, boss = s.cat.slugs, s.zone[card] == LOOSE, s.boss[seat] == card
    hangs = not boss and s.master[card] > 0
    return CrookView(
        card=slugs[card],
        power=s.power(card),
        at=place_of(s.cell[card]),
        master=slugs[s.master[card]] if hangs else None,
        side=SIDES[s.heading[card]] if hangs else None,
        depth=0 if loose else s.layout(seat).depth[card],
        token=s.token[card] > 0,
        unhappy=s.unhappy[card],
        grown=s.grown[card],
        loose=loose,
    )


def knows_money(s: CrimeLordsState, seat: int, eyes: int | None) -> bool:
    """Whether these eyes may see the money of a seat (C-6.1)."""
    return eyes == seat or s.over or s.known[seat] >> (s.seats if eyes is None else eyes) & 1 > 0


def money_seen(s: CrimeLordsState, seat: int, eyes: int | None) -> int | None:
    """The money of a seat as these eyes know it, or ``None``."""
    if not knows_money(s, seat, eyes):
        return None
    return s.money[seat] if eyes == seat else s.money[seat] - s.concealed(seat)


def cheats_view(s: CrimeLordsState, eyes: int | None) -> dict[str, Any]:
    """What eyes may know of the cheating game (C-19.5)."""
    thrower = next((frame.seat for frame in s.stack if type(frame) is Attacking), -1)
    return ledger_view(s.ledger, eyes, s.cat.slugs, thrower)


def own_hand(s: CrimeLordsState, seat: int, eyes: int | None) -> tuple[HandView, ...]:
    """The hand of a seat as these eyes may see it (C-3.13)."""
    return hand_view(s, seat, eyes, shown=s.over, publicly=True)


def money_knowers(s: CrimeLordsState, seat: int) -> tuple[int, ...]:
    """The other seats that know the money of a seat (C-6.1)."""
    return tuple(other for other in range(s.seats) if other != seat and s.known[seat] >> other & 1 and s.turn)


def seat_view(s: CrimeLordsState, seat: int, eyes: int | None, common: SeatView | None = None) -> SeatView:
    """A seat as another, or a spectator, may see it."""
    slugs = s.cat.slugs
    money = money_seen(s, seat, eyes)
    if common is not None:
        return msgspec.structs.replace(common, money=money, hand=own_hand(s, seat, eyes))
    layout = s.layout(seat)
    return SeatView(
        seat=seat,
        mob=slugs[s.mob[seat]] if s.mob[seat] >= 0 else None,
        boss_bonus=s.bonus[seat],
        money=money,
        known_by=money_knowers(s, seat),
        total=total_of(s, seat),
        offers=s.offers[seat],
        out=not s.alive[seat],
        hand=own_hand(s, seat, eyes),
        crooks=tuple(crook_view(s, card, seat) for card in (*layout.crooks, *s.loose(seat))),
        rackets=tuple(
            RacketView(slugs[card], income_of(s, card, seat), s.token[card] > 0, s.muted[card] > 0)
            for card in layout.rackets
        ),
    )


class Shared:
    """What all eyes see alike at one position, worked out once."""

    def __init__(self, s: CrimeLordsState, codec: Codec) -> None:
        slugs = s.cat.slugs
        self.seats = [seat_view(s, seat, None) for seat in range(s.seats)]
        self.uncontrolled = tuple(
            OpenView(slugs[card], s.unhappy[card], s.grown[card], s.muted[card] > 0) for card in s.zoned(OPEN)
        )
        self.discards = tuple(slugs[card] for card in (*s.zoned(DEAD), *s.discards))
        self.aside = tuple(slugs[card] for card in (*s.zoned(ASIDE), *s.aside))
        first = s.cat.first_crook
        self.removed = tuple(slugs[card] for card in s.zoned(OUT) if card >= first)
        self.stack = tuple(frame_view(codec, frame, None) for frame in s.stack)
        self.open = not any(frame.PARTIES or frame.SEALED for frame in s.stack)


def view_of(s: CrimeLordsState, codec: Codec, options: dict[str, Any], seat: int | None) -> View:
    """What a seat, or a spectator, may know of a state."""
    shared = kept(s, "view", Shared, codec)
    seats = shared.seats
    if seat is not None:
        seats = [
            seat_view(s, other, seat, seats[other])
            if other == seat or s.known[other] >> seat & 1 or s.hands[other]
            else seats[other]
            for other in range(s.seats)
        ]
    stack = shared.stack if shared.open else tuple(frame_view(codec, frame, seat) for frame in s.stack)
    return View(
        **common_view(s, options, seat),
        turn=s.turn,
        needed=needed(s),
        seats=tuple(seats),
        uncontrolled=shared.uncontrolled,
        discards=shared.discards,
        aside=shared.aside,
        removed=shared.removed,
        stack=stack,
        cheats=cheats_view(s, seat) if s.ledger is not None else msgspec.UNSET,
    )
