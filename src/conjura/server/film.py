"""The past: a game from its start as one seat, or an onlooker, saw it at the time.

A film is one JSON object: ``game``, ``seat``, ``names``, ``scene`` (the first picture) and ``frames``: for each entry
``at``, ``by``, ``turn``, ``events``, ``diff`` (against the picture before), and where it took steps back ``undone`` with
``back_to``.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from conjura.server.denied import Denied
from conjura.server.diffs import diff
from conjura.server.reading import moments

if TYPE_CHECKING:
    from conjura.server.table import Table

BREATH = 16
"""Entries that are played again before others have their turn."""
KEPT = 4
"""Films that a table keeps."""

_encode = msgspec.json.Encoder().encode


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a film; see the module."""

    at: int
    by: int | None
    turn: int
    events: tuple[dict[str, Any], ...] = ()
    diff: list[list[Any]] = []
    undone: bool = False
    back_to: int = 0


class Film(msgspec.Struct, frozen=True):
    """A film; see the module."""

    game: str
    seat: int | None
    names: tuple[str, ...]
    scene: Any
    frames: tuple[msgspec.Raw, ...]


async def film_of(table: Table, seat: int | None) -> bytes:
    """The film of a table, as JSON.

    Args:
        table: the table.
        seat: whose eyes; ``None``: an onlooker's, who may lag behind.

    Raises:
        Denied: there is nothing to be seen yet.
    """
    last, _ = table.audience.sight(seat)
    if last == 0:
        raise Denied("not_begun")
    kept = table.films.get(seat)
    if kept is not None and kept[0] == last:
        return kept[1]
    row = table.row
    entries = table.entries[:last]
    first: Any = None
    scene: Any = None
    frames: list[msgspec.Raw] = []
    played = moments(table.game, table.options, len(row.seats), int(row.seed), entries, table.wording)
    for entry, state, step in played:
        told = next(table.unseen.steps(seat, (step,)), None)
        if told is not None:
            seen = table.game.scene_of(state, seat)
            if scene is None:
                first = seen
            turn = table.game.turn_of(state)
            changes = [] if scene is None else diff(scene, seen)
            frame = Frame(told.at, entry.seat, turn, told.events, changes, told.undone, told.back_to)
            frames.append(msgspec.Raw(_encode(frame)))
            scene = seen
        if entry.at % BREATH == 0:
            await asyncio.sleep(0)
    names = tuple(each.name for each in row.seats)
    text = _encode(Film(row.game, seat, names, first, tuple(frames)))
    table.films[seat] = (last, text)
    while len(table.films) > KEPT:
        table.films.pop(next(iter(table.films)))
    return text


async def summary_of(table: Table) -> bytes:
    """A finished game in series, as JSON: see ``Game.summary_of``."""
    if table.summary is None:
        found = await asyncio.to_thread(table.game.summary_of, table.state.record())
        table.summary = _encode(found)
    return table.summary
