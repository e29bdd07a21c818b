"""Reading a table back from its entries: after a restart, for the film of a game, and to take steps back.

The seed draws chance again and what it draws is compared with what was stored, so that a table that was changed by hand,
or by a new version of the rules, is noticed instead of played on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from conjura.engine.walks import rows_since
from conjura.engine.wire import CHANCE, Event, FormatError, Refused
from conjura.server.journal import Step
from conjura.server.rows import Entry
from conjura.server.wording import Wording

_decode = msgspec.json.Decoder(dict[str, Any]).decode
_encode = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """A table can't be read back.

    Args:
        at: the entry where it fails.
        reason: why.
    """

    def __init__(self, at: int, reason: str) -> None:
        super().__init__(f"entry {at}: {reason}")
        self.at = at


def note_of(entry: Entry) -> dict[str, Any]:
    """What a note or an undo says."""
    return _decode(entry.data)


def note(**values: Any) -> bytes:
    """The data of a note or an undo."""
    return _encode(values)


def counting(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that still count: those that no undo took back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "undo":
            back_to = note_of(entry)["back_to"]
            while moves and moves[-1].at > back_to:
                moves.pop()
    return moves


def moments(game: Any, options: Any, players: int, seed: int, entries: Sequence[Entry],
            wording: Wording) -> Iterator[tuple[Entry, Any, Step]]:  # fmt: skip
    """Play a table's entries again, one by one.

    Args:
        game, options, players, seed: what it was begun with.
        entries: in order, the first is the setup.
        wording: reads actions.

    Yields:
        the entry, the state after it, and what happened. A state is moved on, or dropped, when the next is asked for:
        copy it to keep it.

    Raises:
        Unreadable: an entry does not say what the seed and the rules say.
    """
    wanted = {note_of(entry)["back_to"] for entry in entries if entry.kind == "undo"}
    kept: dict[int, Any] = {}
    state: Any = None
    for place, entry in enumerate(entries, 1):
        if entry.at != place:
            raise Unreadable(entry.at, f"expected entry {place}")
        if entry.kind == "note":
            step = Step(entry.at, entry.seat, [], note=True)
        elif entry.kind == "undo":
            back_to = note_of(entry)["back_to"]
            if back_to not in kept:
                raise Unreadable(entry.at, f"there is no way back to {back_to}")
            state = kept[back_to].copy()
            step = Step(entry.at, entry.seat, [], True, back_to)
        elif state is None:
            state = game.new_from(options, players, seed)
            step = Step(entry.at, None, list(state.events))
            compare(entry, rows_since(state, None), wording)
        else:
            step = Step(entry.at, entry.seat, repeat(entry, state, wording))
        if entry.at in wanted:
            kept[entry.at] = state.copy()
        yield entry, state, step


def repeat(entry: Entry, state: Any, wording: Wording) -> list[Event]:
    """Carry out a move that was stored. Raises ``Unreadable``."""
    log, events = state.log, []
    try:
        rows = wording.read_lines(entry.data)
        for seat, action in rows:
            if seat != CHANCE:
                events.extend(state.apply(action, seat))
    except (FormatError, Refused, msgspec.DecodeError, KeyError) as error:
        raise Unreadable(entry.at, str(error)) from error
    compare(entry, rows_since(state, log), wording, rows)
    return events


def compare(
    entry: Entry, ours: list[tuple[int, Any]], wording: Wording, rows: list[tuple[int, Any]] | None = None
) -> None:
    """That chance fell as it is stored. Raises ``Unreadable``."""
    theirs = wording.read_lines(entry.data) if rows is None else rows
    if ours != theirs:
        raise Unreadable(entry.at, "the seed gives other outcomes than are stored")
