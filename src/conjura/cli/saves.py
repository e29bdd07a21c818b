"""A game put aside: one line that says how it is played on, and below it the record of what happened.

Without its first line the file is a record. The first line holds the seed, which the players must not know: a
saved game is for the host's eyes.
"""

from __future__ import annotations

import os
import re
from typing import Any, Final

import msgspec

from conjura.engine.record import Record, numbered
from conjura.engine.wire import FormatError

FORMAT: Final = 1


class Saved(msgspec.Struct, frozen=True):
    """How a game is played on.

    Attributes:
        seed: the host's seed.
        seats: the word of each seat.
        record: what happened so far.
    """

    seed: int
    seats: tuple[str, ...]
    record: Any

    def dumps(self) -> str:
        """The text of the file."""
        head = {"conjura": "save", "format": FORMAT, "seed": str(self.seed), "seats": list(self.seats)}
        return msgspec.json.encode(head).decode() + "\n" + str(self.record.dumps())


def is_saved(text: str) -> bool:
    """Whether a text looks like a saved game rather than a bare record."""
    first = text.partition("\n")[0]
    return '"conjura":"save"' in first.replace(" ", "")


def loads(text: str) -> Saved:
    """The saved game of a text.

    Raises:
        FormatError: names the line and what was expected. Lines are those of the file.
    """
    first, _, rest = text.partition("\n")
    try:
        head = msgspec.json.decode(first)
    except msgspec.DecodeError as error:
        raise FormatError(f"expected one JSON object: {error}", "line 1") from None
    if not isinstance(head, dict) or head.get("conjura") != "save":
        raise FormatError('expected a head with "conjura": "save"', "line 1")
    if not numbered(head.get("format"), FORMAT):
        raise FormatError(f"expected format {FORMAT}, found {head.get('format')!r}", "line 1")
    for field in head:
        if field not in ("conjura", "format", "seed", "seats"):
            raise FormatError(f"the head has no field {field!r}", "line 1")
    seed, seats = head.get("seed"), head.get("seats")
    if not isinstance(seed, str) or not re.fullmatch("-?[0-9]{1,40}", seed):
        raise FormatError(f"expected a whole number as text, found {seed!r}", "line 1: seed")
    try:
        record = Record.loads(rest)
    except FormatError as error:
        # The record's own lines begin behind the first.
        message = re.sub(r"^line (\d+)", lambda found: f"line {int(found[1]) + 1}", str(error))
        raise FormatError(message) from None
    if not isinstance(seats, list) or len(seats) != record.players:
        raise FormatError(f"expected a list of {record.players} words", "line 1: seats")
    for place, seat in enumerate(seats):
        if not isinstance(seat, str):
            raise FormatError(f"expected me or the name of a bot, found {seat!r}", f"line 1: seats[{place}]")
    return Saved(int(seed), tuple(seats), record)


def load_record(text: str) -> Any:
    """The record of a text, be it a bare record or a saved game. Raises ``FormatError``."""
    return loads(text).record if is_saved(text) else Record.loads(text)


def unused_name(stem: str, suffix: str) -> str:
    """A name of a file that does not exist yet: ``stem.suffix``, ``stem-2.suffix`` ..."""
    number = 1
    while True:
        name = f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}"
        if not os.path.exists(name):
            return name
        number += 1
