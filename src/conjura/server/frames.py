"""The table's socket on the wire: uvicorn's protocol with a short way for what nearly all frames are.

A whole, unfragmented text frame is read and written here, without the state machine that handshakes, pings, closings,
fragments and everything suspicious go through as ever. That is worth a third of the processor's time of a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from conjura.server.heads import handed
from conjura.server.others import HAND, Give

try:
    from websockets.speedups import apply_mask
except ImportError:  # no C here
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
WHOLE_BYTES = 0x82
NOW = "conjura.now"
"""The extension by which the application writes at once: see ``FrameProtocol.now``."""
AHEAD = 8
"""Messages that may wait for the application before the sender is held back."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket. See the module."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._rest = b""
        self._fragmented = False
        self._opening = b""

    def data_received(self, data: bytes) -> None:
        """Take bytes in: whole text frames at once, all else by the long way."""
        if not self.handshake_complete or self.close_sent or self.conn.extensions:
            if not self.handshake_initiated:
                self._opening += data
            super().data_received(data)
            return
        rest = self._rest + data if self._rest else data
        start, size = 0, len(rest)
        while size - start >= 2:
            first, second = rest[start], rest[start + 1]
            head, length = start + 2, second & 127
            if length == 126:
                head += 2
                if size < head:
                    break
                length = rest[head - 2] << 8 | rest[head - 1]
            elif length == 127:
                head += 8
                if size < head:
                    break
                length = int.from_bytes(rest[head - 8 : head], "big")
            end = head + 4 + length
            masked = second & 128
            if not masked or length > self.config.ws_max_size:
                # The state machine says what is wrong with it, and closes.
                self._rest = b""
                super().data_received(rest[start:])
                return
            if size < end:
                break
            if first in (WHOLE_TEXT, WHOLE_BYTES) and not self._fragmented:
                text = apply_mask(rest[head + 4 : end], rest[head : head + 4])
                if not self._take(first, text):
                    # No UTF-8: the state machine closes as it should.
                    self._rest = b""
                    super().data_received(rest[start:])
                    return
            else:
                if first & 15 <= 2:  # a fragment; control frames may come in between
                    self._fragmented = not first & 128
                super().data_received(rest[start:end])
                if self.close_sent or self.conn.parser_exc is not None:
                    return
            start = end
        self._rest = rest[start:]

    def _take(self, opcode: int, content: bytes) -> bool:
        """Put a message before the application."""
        if opcode == WHOLE_TEXT:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": content.decode()})
            except UnicodeDecodeError:
                return False
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": content})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def keepalive_timeout(self) -> None:
        """Nobody is there: what was written is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application; a connection whose other side takes nothing does not outlive it for long."""
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[NOW] = self.now
        extensions[HAND] = self.hand
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout + 1 if self.writable.is_set() else 0, self._cut)

    def hand(self, give: Give) -> bool:
        """Let another process answer the opening of the socket; whether that could be done."""
        return not self.handshake_complete and handed(self.transport, give, self._opening)

    def _cut(self) -> None:
        if not self.disconnected:
            self.transport.abort()

    def now(self, contents: Sequence[bytes]) -> bool:
        """Write text frames, unless that has to wait, or to go the long way: then nothing is written."""
        if (
            not self.writable.is_set()
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.conn.extensions
            or self.initial_response is not None
        ):
            return False
        if contents:
            self.transport.write(b"".join([framed(content) for content in contents]))
        return True

    async def send(self, message: Any) -> None:
        """Send text at once; all else by the long way."""
        text = message.get("text")
        if (
            text is None
            or not self.handshake_complete
            or self.close_sent
            or self.conn.extensions
            or self.initial_response is not None
        ):
            await super().send(message)
            self._opening = b""
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(framed(text.encode()))


def framed(content: bytes) -> bytes:
    """A whole text frame."""
    length = len(content)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + content
    if length < 65_536:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 255)) + content
    return b"\x81\x7f" + length.to_bytes(8, "big") + content
