"""What a seat or a spectator may know of a state: the one place where secrets are kept or told (deny by default).

``COLUMNS`` says of every column of the state who may know it; a column that is missing there fails a test.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.views import (
    HANDS_COLUMNS,
    KERNEL_COLUMNS,
    Audience,
    HandView,
    PublicView,
    common_view,
    hand_view,
    kept,
)
from conjura.games.omerta.rules import chance
from conjura.games.omerta.state import LOST, NONE, OmertaState

COLUMNS: dict[str, Audience] = {
    **KERNEL_COLUMNS,
    **HANDS_COLUMNS,
    "cat": "everyone",
    "zone": "everyone",  # that a card is still in the deck is what nobody has seen of it
    "holder": "everyone",
    "men": "everyone",
    "kind": "everyone",
    "robbed": "everyone",
    "types": "nobody",  # how many are left is public, and what lies under them
    "under": "everyone",
    "domains_left": "everyone",
    "money": "everyone",
    "don": "everyone",
    "main": "owner",
    "tasks": "owner",  # how many there are, and which deeds count for them, is public
    "done": "everyone",
    "deeds": "everyone",
    "grown": "everyone",
    "met": "everyone",
    "dealt": "owner",
    "estates": "derived",
    "glances": "derived",
}


class DomainView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Domain of a Family and the Soldiers on it."""

    card: str
    soldiers: int = 0


class CapoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Capo with his type, Reserve and Domains. ``robbed_by``: who gets the income of his Domains; -1 the bank."""

    card: str
    type: str
    reserve: int = 0
    robbed: bool = False
    robbed_by: int | None = None
    blocked: bool = False
    domains: tuple[DomainView, ...] = ()


class TaskView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open secondary objective; ``card`` is its owner's secret. ``since``: so many of the deeds do not count."""

    card: str | None
    since: int = 0


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a seat. ``main`` is ``None`` where it is a secret; ``dealt`` are the owner's choices."""

    seat: int
    don: str | None
    money: int = 0
    pr: int = 0
    income: int = 0
    soldiers: int = 0
    main: str | None = None
    tasks: tuple[TaskView, ...] = ()
    done: tuple[str, ...] = ()
    deeds: tuple[int, ...] = ()
    grown: int = 0
    met: int = 0
    offers: int = 0
    bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
    capos: tuple[CapoView, ...] = ()
    hand: tuple[HandView, ...] = ()
    dealt: tuple[str | None, ...] = ()


class View(PublicView, frozen=True, kw_only=True):
    """What a seat (``you``; ``None``: a spectator) may know. ``turn`` is the number of the round (O-3.4)."""

    seats: tuple[SeatView, ...]
    centre: tuple[str, ...]
    domains_left: int
    discards: tuple[str, ...]
    lost: tuple[str, ...]
    types_left: int
    under: tuple[str, ...]


def frame_view(codec: Codec, frame: Any, seat: int | None) -> dict[str, Any]:
    """A frame as a seat may see it: what only its owner knows is left out for others."""
    out = codec.encode(frame)
    if frame.OWNER and frame.seat != seat:
        for field in frame.OWNER:
            out.pop(field, None)
    return out


def capo_view(s: OmertaState, capo: int) -> CapoView:
    """A Capo and what lies before him."""
    slugs, mark = s.cat.slugs, s.robbed[capo]
    bottom = s.stack[0] if s.stack else None
    return CapoView(
        card=slugs[capo],
        type=slugs[s.cat.first_type + s.kind[capo]],
        reserve=s.men[capo],
        robbed=mark > 0,
        robbed_by=mark - 1 if 0 < mark <= s.seats else None,
        blocked=capo in getattr(bottom, "blocked", ()),
        domains=tuple([DomainView(slugs[card], s.men[card]) for card in s.domains_of(capo)]),
    )


def seat_view(s: OmertaState, seat: int, eyes: int | None) -> SeatView:
    """A seat as another, or a spectator, may see it."""
    slugs, own = s.cat.slugs, eyes == seat
    tasks = [TaskView(slugs[task & 4095] if own else None, task >> 12) for task in s.tasks[seat]]
    shown = (own or s.over) and s.main[seat] != NONE
    estate = s.estate(seat)
    bonus = estate.bonus
    seated = s.don[seat] != NONE
    return SeatView(
        seat=seat,
        don=slugs[s.don[seat]] if seated else None,
        money=s.money[seat],
        pr=s.pr(seat),
        income=s.income(seat) if seated else 0,
        soldiers=s.soldiers(seat),
        main=slugs[s.main[seat]] if shown else None,
        tasks=tuple(tasks),
        done=tuple([slugs[card] for card in s.done[seat]]),
        deeds=s.deeds[seat],
        grown=s.grown[seat],
        met=s.met[seat],
        offers=s.offers[seat],
        bonus=(bonus[0], bonus[1], bonus[2], bonus[3]),
        capos=tuple([capo_view(s, capo) for capo in estate.capos]),
        hand=hand_view(s, seat, eyes),
        dealt=tuple([slugs[card] if own else None for card in s.dealt[seat]]),
    )


class Shared:
    """What all eyes see alike at one position, worked out once."""

    def __init__(self, s: OmertaState, codec: Codec) -> None:
        slugs = s.cat.slugs
        self.seats = [seat_view(s, seat, None) for seat in range(s.seats)]
        self.centre = tuple([slugs[card] for card in s.centre()])
        self.discards = tuple([slugs[card] for card in s.discards])
        lost = [card for card in range(s.cat.n_capos) if s.zone[card] == LOST]
        self.lost = tuple([slugs[card] for card in lost])
        self.under = tuple([slugs[card] for card in s.under])
        self.types_left = chance.types_left(s)
        self.stack = tuple([frame_view(codec, frame, None) for frame in s.stack])

    def seat(self, s: OmertaState, seat: int, eyes: int | None) -> SeatView:
        """A seat as these eyes see it: the common view, unless they know more."""
        if eyes is not None:
            if eyes == seat or any((token >> eyes ^ token >> s.seats) & 1 for token in s.hands[seat]):
                return seat_view(s, seat, eyes)
        return self.seats[seat]


def view_of(s: OmertaState, codec: Codec, options: dict[str, Any], seat: int | None) -> View:
    """What a seat, or a spectator, may know of a state."""
    shared = kept(s, "view", Shared, codec)
    stack = shared.stack
    if seat is not None and any(frame.OWNER for frame in s.stack):
        stack = tuple([frame_view(codec, frame, seat) for frame in s.stack])
    bottom = s.stack[0] if s.stack else None
    return View(
        **common_view(s, options, seat),
        turn=getattr(bottom, "number", 0),
        seats=tuple([shared.seat(s, other, seat) for other in range(s.seats)]),
        centre=shared.centre,
        domains_left=s.domains_left,
        discards=shared.discards,
        lost=shared.lost,
        types_left=shared.types_left,
        under=shared.under,
        stack=stack,
    )
