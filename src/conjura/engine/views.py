"""What views of all games have in common: audiences of columns, and hands as others may see them (deny by default)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

import msgspec

from conjura.engine.frames import Frame

Common = TypeVar("Common")

Audience = Literal["everyone", "owner", "nobody", "derived"]

KERNEL_COLUMNS: Final[dict[str, Audience]] = {
    "game": "everyone",
    "options": "everyone",
    "explicit": "nobody",
    "streams": "nobody",
    "stack": "everyone",  # field by field: each frame names who may know its fields
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
"""Who may know the columns of the kernel's state."""

HANDS_COLUMNS: Final[dict[str, Audience]] = {
    "seats": "everyone",
    "hands": "owner",  # their size, and what a seat has seen, is shown
    "discards": "everyone",
    "deck": "nobody",  # its size is public
    "offers": "everyone",
}
"""Who may know the columns of ``hands.HandsState``."""

TREES_COLUMNS: Final[dict[str, Audience]] = {
    "first": "everyone",
    "last": "everyone",
    "zone": "everyone",  # that a card is still in the deck is what nobody has seen of it
    "holder": "everyone",
    "master": "everyone",
    "heading": "everyone",
    "cell": "everyone",
    "alive": "everyone",
    "turn": "everyone",
    "layouts": "derived",
}
"""Who may know the columns of ``trees.TreesState``."""


class PublicView(msgspec.Struct, frozen=True, kw_only=True):
    """What every view has: the head of a game, and what all may know of the kernel's columns.

    Attributes:
        game, options: its id and its options.
        you: the seat that looks; ``None``: a spectator.
        turn: the number of the turn, or of the round where the game counts those.
        deck: how many cards it has.
        stack: the frames, as the seat may see them.
        awaiting, over, winners: see ``kernel.State``.
    """

    game: str
    options: dict[str, Any]
    you: int | None
    turn: int
    deck: int
    stack: tuple[dict[str, Any], ...]
    awaiting: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


def drawn(frame: Frame, fields: dict[str, Any]) -> dict[str, Any]:
    """A frame for a picture: without what is not drawn.

    Args:
        frame: the frame.
        fields: what of it may be seen, as JSON data.
    """
    if not frame.UNDRAWN:
        return fields
    return {name: value for name, value in fields.items() if name not in frame.UNDRAWN}


def common_view(s: Any, options: dict[str, Any], eyes: int | None) -> dict[str, Any]:
    """The fields of ``PublicView`` that are worked out alike in all games, but for turn and stack."""
    return {
        "game": s.game_id,
        "options": options,
        "you": eyes,
        "deck": sum(s.deck),
        "awaiting": s.asked,
        "over": s.over,
        "winners": s.winners,
    }


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a hand; ``card`` is ``None`` for who has not seen it.

    Attributes:
        card: its slug, where it is known.
        seen_by: other seats that have seen it.
        public: whether everybody has, in games that tell.
    """

    card: str | None
    seen_by: tuple[int, ...] = ()
    public: bool = False


def hand_view(
    s: Any, seat: int, eyes: int | None, shown: bool = False, publicly: bool = False
) -> tuple[HandView, ...]:
    """The hand of a seat as another, or a spectator (``None``), may see it.

    Args:
        s: the state.
        seat: whose hand it is.
        eyes: who looks.
        shown: whether all is shown now.
        publicly: whether it is told which cards everybody has seen.
    """
    slugs, seats, tokens = s.cat.slugs, s.seats, s.hands[seat]
    watcher = seats if eyes is None else eyes
    own = shown or eyes == seat
    hand: list[HandView] = []
    for token in tokens:
        mask = token & 255
        seen_by = tuple([other for other in range(seats) if mask >> other & 1]) if mask else ()
        card = slugs[token >> 8] if own or mask >> watcher & 1 else None
        hand.append(HandView(card, seen_by, publicly and mask >> seats & 1 > 0))
    if eyes != seat and len(hand) > 1:  # the order of a hand tells nothing
        hand.sort(key=lambda held: (held.seen_by, held.public, held.card or ""))
    return tuple(hand)


def kept(s: Any, name: str, make: Callable[[Any, Any], Common], codec: Any) -> Common:
    """What all eyes see alike at one position, worked out once.

    Args:
        s: the state, which keeps it until it moves on.
        name: under which it is kept.
        make: works it out of a state and a codec.
        codec: writes frames.
    """
    found: Common | None = s._memo.get(name)
    if found is None:
        found = s._memo[name] = make(s, codec)
    return found
