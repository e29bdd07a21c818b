"""Reading a position: the lines of a text into a state, with the place named where something is wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.wire import FormatError


def last_lines(s: Any, codec: Codec) -> list[str]:
    """The lines that end every position: who has won, if anybody, and the stack, a frame a line."""
    out = [" ".join(["over", *map(str, s.winners)])] if s.over else []
    out.append("stack")
    for frame in s.stack:
        out.append("  " + msgspec.json.encode(codec.encode(frame)).decode())
    return out


class LineReader:
    """Reads the lines of a position into a state; a game says what its lines mean.

    Args:
        state: an empty state of the right game and options.
        codec: reads frames.

    Attributes:
        s: the state.
        cat: its catalogue.
        seen: the cards met so far.
        seat: whose lines are being read, or -1.
        place: where in the text that is.
    """

    def __init__(self, state: Any, codec: Codec) -> None:
        self.s = state
        self.codec = codec
        self.cat = state.cat
        self.seen: set[int] = set()
        self.seat = -1
        self.place = ""

    # What a game provides

    def top_line(self, parts: list[str]) -> None:
        """A line without indent."""
        raise AssertionError(f"{type(self).__name__} reads no lines")

    def inner_line(self, indent: int, parts: list[str]) -> None:
        """A line with an indent."""
        raise AssertionError(f"{type(self).__name__} reads no lines")

    def finish(self, stack: bool) -> None:
        """What follows from all lines together; ``stack`` tells whether there was one."""
        raise AssertionError(f"{type(self).__name__} does not finish")

    # What every game has from here

    def fail(self, message: str) -> FormatError:
        """An error at the line being read."""
        return FormatError(message, self.place)

    def number(self, text: str, what: str, high: int = 10**9) -> int:
        """A whole number of at least 0."""
        if not text.isdecimal() or not text.isascii() or len(text) > 60 or int(text) > high:
            raise self.fail(f"expected {what}, a number from 0 to {high}, found {text!r}")
        return int(text)

    def card(self, slug: str, low: int, high: int, what: str) -> int:
        """A card of a range of the catalogue."""
        found: int | None = self.cat.index.get(slug)
        if found is None or not low <= found < high:
            raise self.fail(f"expected {what}, found {slug!r}")
        return found

    def once(self, slug: str, low: int, high: int, what: str) -> int:
        """A card of a range that has not been met yet."""
        card = self.card(slug, low, high, what)
        if card in self.seen:
            raise self.fail(f"{slug} is in two places")
        self.seen.add(card)
        return card

    def read(self, lines: list[tuple[int, str]]) -> None:
        """Read all lines after ``seats``. Raises ``FormatError``."""
        stack = False
        for number, line in lines:
            self.place = f"line {number}"
            if not line.strip():
                continue
            indent = len(line) - len(line.lstrip(" "))
            if stack:
                self.frame(line)
            elif line == "stack":
                stack = True
            elif indent == 0:
                self.top_line(line.split())
            else:
                self.inner_line(indent, line.split())
        self.place = "end"
        self.finish(stack)

    def frame(self, line: str) -> None:
        """A frame of the stack, as JSON."""
        try:
            obj = msgspec.json.decode(line.strip())
        except msgspec.DecodeError as error:
            raise self.fail(f"expected a frame as JSON: {error}") from None
        self.s.stack.append(self.codec.decode(obj, self.place))
