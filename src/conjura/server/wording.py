"""Actions as JSON: of one catalogue, each written once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.legal import Span
from conjura.engine.wire import CHANCE

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[dict[str, Any]]).decode

MOST = 50_000
"""Actions that are remembered; a game has some thousands."""


class Wording:
    """Writes and reads the actions of a game under some options.

    Args:
        codec: of the game.
    """

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self._written: dict[Any, bytes] = {}
        self._options: dict[Any, msgspec.Raw] = {}

    def action(self, action: Any) -> bytes:
        """An action as JSON."""
        found = self._written.get(action)
        if found is None:
            if len(self._written) > MOST:
                self._written.clear()
            found = self._written[action] = _encode(self.codec.encode(action))
        return found

    def lines(self, rows: list[tuple[int, Any]]) -> bytes:
        """Record lines as a JSON list."""
        out = []
        for seat, action in rows:
            who = b'"chance"' if seat == CHANCE else b"%d" % seat
            out.append(b'{"seat":%b,%b' % (who, self.action(action)[1:]))
        return b"[%b]" % b",".join(out)

    def read_lines(self, data: bytes) -> list[tuple[int, Any]]:
        """The lines that ``lines`` wrote. Raises ``FormatError`` or ``msgspec.DecodeError``."""
        rows = []
        for obj in _decode(data):
            who = obj.pop("seat")
            rows.append((CHANCE if who == "chance" else who, self.codec.decode(obj)))
        return rows

    def option(self, item: Any) -> msgspec.Raw:
        """What may be done, an action or a span of them, as the JSON of an ``Option``."""
        if type(item) is Span:
            return msgspec.Raw(b'{"action":%b,"high":%d}' % (self.action(item.action), item.high))
        found = self._options.get(item)
        if found is None:
            if len(self._options) > MOST:
                self._options.clear()
            found = self._options[item] = msgspec.Raw(b'{"action":%b}' % self.action(item))
        return found


@cache
def wording_of(codec: Codec) -> Wording:
    """The one wording of a codec."""
    return Wording(codec)
