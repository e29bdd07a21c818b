"""Requests on the wire: uvicorn's protocol with bounds to what comes before the application has a say.

Neither the parser nor uvicorn minds how long a head is or how long a request takes to come; a few clients that send
letter by letter, or a header without end, would hold all connections or all memory.
"""

from __future__ import annotations

from asyncio import Transport
from asyncio.events import TimerHandle
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from conjura.server.others import HAND, Give

MOST: Final = 65_536
"""Bytes of a head that is not complete yet."""
LONGEST: Final = 2 * MOST
"""Bytes of a request that another process can be handed."""
SECONDS: Final = 20.0
"""Within which a request has to be here, body and all."""
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


def handed(transport: Transport, give: Give, read: bytes) -> bool:
    """Give a connection away, and let go of it here; whether that could be done."""
    if transport.is_closing():
        return False
    transport.pause_reading()
    if not give(transport.get_extra_info("socket").fileno(), read):
        transport.resume_reading()
        return False
    transport.abort()
    return True


class RequestProtocol(HttpToolsProtocol):
    """A connection. See the module."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._head = 0
        self._timer: TimerHandle | None = None
        self._read: bytes | None = None
        self._begun = False
        self._alone = True

    def begin(self, read: bytes) -> RequestProtocol:
        """Go on where another process has stopped, with what it has read."""
        self._read = read
        return self

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there; the first request is waited for."""
        super().connection_made(transport)
        self._wait()
        if self._read is not None:
            self.data_received(self._read)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take bytes in; count them until they make a whole head."""
        self._head += len(data)
        self._begun, self._alone = False, True
        super().data_received(data)
        # What makes up the request under way is kept as it came: it may have to be handed over.
        if self._begun:
            self._read = data if self._alone else None
        elif self._read is not None:
            self._read = self._read + data if len(self._read) < LONGEST else None
        if self._head > MOST and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins: it has so long."""
        super().on_message_begin()
        self._alone = self._alone and not self._begun
        self._begun = True
        self.scope["extensions"] = {HAND: self.hand}  # type: ignore[dict-item]
        if self._timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """From here on the gate bounds what comes."""
        self._head = -(1 << 62)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._head = 0
        self._alone = self._alone and self._begun
        self._stop()
        super().on_message_complete()

    def hand(self, give: Give) -> bool:
        """Let another process go on with the request under way; whether that could be done."""
        read = self._read
        if read is None or self.pipeline or self.cycle.response_started:
            return False
        return handed(self.transport, give, read)

    def handle_websocket_upgrade(self) -> None:
        """The line is a socket from now on, with bounds of its own."""
        self._stop()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(SECONDS, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.close()
