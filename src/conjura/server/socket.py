"""One socket: one person at one table. It reads messages one after another and writes what the table has for it.

Sent is by pull (see ``audience``): at most one ``Moved`` waits, so that a slow reader can't make the server hoard.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Protocol

import msgspec

from conjura.engine.wire import FormatError, Refused
from conjura.server import messages as wire
from conjura.server.deeds import no_of
from conjura.server.denied import Denied
from conjura.server.logs import tag
from conjura.server.questions import prospects, tried
from conjura.server.store import StoreError
from conjura.server.table import Table

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Now = Callable[[Sequence[bytes]], bool]
"""Writes text frames at once; ``False`` when they would have to wait: then nothing is written. Without any it only tells
that. A server that has this offers it as ``conjura.now`` among the extensions of a scope."""


class Somebody(Protocol):
    """Whose socket it is."""

    @property
    def id(self) -> str:
        """The person's id."""


log = logging.getLogger("conjura.server.socket")

LINES = 8
"""Open lines of one person at one table; the oldest gives way."""
QUEUE = 200
"""Messages besides ``Moved`` that may wait for a reader."""
SLOW = 30.0
"""Seconds after which a write that is not taken ends the line."""
PATIENCE = 50
"""Messages too many, or not readable, before a line is ended."""

COSTS: dict[type, float] = {
    wire.Sit: 10, wire.Try: 2, wire.Prospect: 6, wire.Say: 8, wire.Move: 10, wire.Vote: 4, wire.Standing: 8, wire.Mute: 8,
    wire.Substitute: 20,
}  # fmt: skip
"""What messages cost of a line's allowance where it is not 1: the dearer to answer, or for others to read."""
TESTS = 8
"""So many tests of a ``Try`` cost 1 more."""

_encode = msgspec.json.Encoder().encode
_decode: Callable[[str | bytes], wire.FromClient] = msgspec.json.Decoder(wire.Incoming).decode


class Connection:
    """An open line.

    Args:
        table: the table.
        person: who it is; empty for a stranger.
        send: writes to the socket.
        now: writes to it at once, if that can be; see ``Now``.

    Attributes:
        seat, person, at, scene, liberty, moved, informed: see ``audience.Line``.
        closing: why it ends, if it does.
    """

    def __init__(self, table: Table, person: str, send: Send, now: Now | None = None) -> None:
        settings = table.house.settings
        self.table = table
        self.person = person
        self.seat = table.seat_of(person) if person else None
        self.at = -1
        self.scene: Any = None
        self.liberty = False
        self.moved = False
        self.informed = False
        self.closing: wire.Closing | None = None
        self.opened = time.monotonic()
        self.writing_since = 0.0
        self._send = send
        self._settings = settings
        self._queue: deque[bytes] = deque()
        self._loop = asyncio.get_running_loop()
        self._bell = asyncio.Event()
        self._writing = False
        self._now = now
        self._called = False
        self._next: bytes | None = None
        self._done: wire.Done | None = None
        self._ended = asyncio.Event()
        factor = float(settings.limit_factor)
        self._rate, self._most = settings.socket_rate * factor, settings.socket_burst * factor
        self._allowed, self._counted = self._most, self.opened
        self._faults = 0

    # Writing

    def wake(self) -> None:
        """There is something to write."""
        if self._writing:
            return
        if self._now is None:
            self._bell.set()
        elif not self._called:
            self._called = True
            self._loop.call_soon(self._drain)

    def _drain(self) -> None:
        """Write what can be written at once; for the rest the task that writes is woken."""
        self._called = False
        try:
            if not self._writing and not self._at_once():
                self._bell.set()
        except Exception:  # a mistake of ours must not leave somebody before a picture that never moves again
            log.exception("a line failed: table=%s", tag(self.table.id))
            self.close("gone", 1000)

    def _at_once(self) -> bool:
        """Write all there is, if that has not to be waited for; whether it is written."""
        # Together, because to write is dear, whatever its length.
        if self._now is None or self.closing is not None or not self._now(()):
            return False
        texts = []
        while (text := self._upcoming()) is not None:
            texts.append(text)
            self._next = None
        if texts:
            self._now(texts)
        return self.closing is None

    def _upcoming(self) -> bytes | None:
        """The next thing to write; it stays so until it is written."""
        if self._next is None:
            if self.moved:
                self.moved = False
                self._next = self._confirmed(self.table.audience.news(self))
                if self._next is not None:
                    return self._next
            if not self.informed and self.at >= 0:
                self.informed = True
                self._next = self.table.audience.info()
            elif self._queue:
                self._next = self._queue.popleft()
        return self._next

    def _confirmed(self, news: bytes | None) -> bytes | None:
        """News, with the answer to the own message that brought them; what goes beyond that message is told before it."""
        done, self._done = self._done, None
        if done is None:
            return news
        if news is not None and done.at == self.table.audience.told(self.seat):
            return b'%b,"done":%b}' % (news[:-1], _encode(done.id))
        self._queue.appendleft(_encode(done))
        return news

    def reply(self, answer: wire.FromServer | bytes) -> None:
        """The answer to a message, to be written: that it was carried out together with what it has moved."""
        if type(answer) is wire.Done and self.moved and answer.at == self.table.audience.told(self.seat):
            self._done = answer
        else:
            self.put(answer if isinstance(answer, bytes) else _encode(answer))

    def put(self, message: bytes) -> None:
        """Something to be written as it is, after what has moved."""
        if self.closing is None:
            if len(self._queue) >= QUEUE:
                self.close("behind", 1000)
            else:
                self._queue.append(message)

    def close(self, code: Any, wait: int | None) -> None:
        """End the line, with a reason."""
        if self.closing is None:
            self.closing = wire.Closing(code, wait)
            self._queue.clear()
            self._ended.set()
            self._bell.set()

    async def flush(self) -> None:
        """Write all there is, unless that is being done already."""
        if self._writing or self._at_once():
            return
        self._writing = True
        try:
            while self.closing is None:
                text = self._upcoming()
                if text is None:
                    break
                self.writing_since = time.monotonic()
                await self._send({"type": "websocket.send", "text": text.decode()})
                self._next = None
                self.writing_since = 0.0
        finally:
            self._writing = False

    async def write(self) -> None:
        """Write whatever comes until the line ends."""
        while self.closing is None:
            await self._bell.wait()
            self._bell.clear()
            await self.flush()

    def stuck(self, seconds: float) -> bool:
        """Whether a write was not taken for so long."""
        return bool(self.writing_since) and time.monotonic() - self.writing_since > seconds

    # Reading

    async def read(self, receive: Receive) -> None:
        """Answer messages until the line ends."""
        while self.closing is None:
            event = await receive()
            kind = event["type"]
            if kind == "websocket.disconnect":
                return
            if kind != "websocket.receive":
                continue
            text = event.get("text") or event.get("bytes") or b""
            answer = await self.answer(text)
            if answer is not None:
                self.reply(answer)
            await self.flush()

    async def answer(self, text: str | bytes) -> wire.FromServer | bytes | None:
        """The answer to a frame."""
        # Not the last entry of all: whoever is shown the table late is told late how far it is.
        at = self.table.audience.told(self.seat) if self.at >= 0 else 0
        if len(text) > self._settings.socket_bytes:
            return self._fault(wire.No("", "too_big", params={"most": self._settings.socket_bytes}, at=at))
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as error:
            return self._fault(wire.No("", "malformed", params={"message": str(error)[:200]}, at=at))
        cost = COSTS.get(type(message), 1)
        if type(message) is wire.Try:
            cost += len(message.tests) / TESTS
        if not self._allowance(cost):
            return self._fault(wire.No(message.id, "too_often", at=at))
        if type(message) is wire.Sit:
            return self.table.audience.opening(self, message.id, message.seen)
        if type(message) is wire.Ping:
            return wire.Pong(message.id, at)
        if self.at < 0:
            return self._fault(wire.No(message.id, "sit_first", at=at))
        if self.seat is None:
            return wire.No(message.id, "not_seated", at=at)
        try:
            if type(message) is wire.Try:
                return self._try(message, self.seat)
            if type(message) is wire.Prospect:
                state = self.table.running()
                return prospects(state, self.seat, message.card, message.id, self.table.wording)
            return await self.table.carry_out(self.seat, message)
        except (Refused, Denied, FormatError, StoreError) as error:
            return no_of(error, message.id, at)

    def _try(self, message: wire.Try, seat: int) -> wire.Tried:
        table = self.table
        state = table.running()
        if table.stands_in(seat):
            raise Denied("substituted")
        seen, told = table.unseen.true(seat, message.seen), table.unseen.told
        since = table.since[seat] if seat in state.awaiting else table.at
        if seen > table.at or (seat in state.awaiting and seen < since):
            raise Denied("stale")
        return tried(state, seat, message, told(seat, table.at), told(seat, since), table.wording)

    def _allowance(self, cost: float) -> bool:
        """Take a message's cost out of the line's allowance, if there is enough."""
        now = time.monotonic()
        allowed = min(self._most, self._allowed + (now - self._counted) * self._rate)
        self._counted = now
        self._allowed = allowed - cost if allowed >= cost else allowed
        return allowed >= cost

    def _fault(self, answer: wire.No) -> wire.No | None:
        """Count a fault; who makes too many is sent away."""
        self._faults += 1
        if self._faults > PATIENCE:
            self.close("flood", None)
            return None
        return answer

    # The whole life

    async def run(self, receive: Receive) -> None:
        """Serve the line to its end."""
        table = self.table
        # While the line was being accepted the seat may have been handed on, or the table let go of.
        self.seat = table.seat_of(self.person) if self.person else None
        table.audience.join(self)
        if table.closed:
            self.close("shutdown", 200)
        reader = asyncio.ensure_future(self.read(receive))
        writer = asyncio.ensure_future(self.write())
        # A line that is to end may hang in a write that nobody takes.
        ended = asyncio.ensure_future(self._ended.wait())
        try:
            await asyncio.wait((reader, writer, ended), return_when=asyncio.FIRST_COMPLETED)
            if not reader.done() and table.lock.locked():
                # An action that is being stored is seen to its end; its answer comes when the line is there again.
                await asyncio.wait((reader,), timeout=5)
        finally:
            table.audience.leave(self)
            table.used = table.house.now()
            for task in (reader, writer, ended):
                task.cancel()
            gone = await asyncio.gather(reader, writer, return_exceptions=True)
        if self.closing is not None:
            with contextlib.suppress(Exception):  # nobody may be there to read it
                await asyncio.wait_for(self._goodbye(self.closing), 2)
        for error in gone:
            if isinstance(error, Exception) and not gone_away(error):
                raise error

    async def _goodbye(self, closing: wire.Closing) -> None:
        await self._send({"type": "websocket.send", "text": _encode(closing).decode()})
        code = 1012 if closing.code == "shutdown" else 1008
        await self._send({"type": "websocket.close", "code": code, "reason": closing.code})


def gone_away(error: Exception) -> bool:
    """Whether an error only means that the other side has hung up."""
    return isinstance(error, OSError | RuntimeError) or type(error).__name__ == "ClientDisconnected"


async def serve_socket(
    scope: Message, receive: Receive, send: Send, table: Table, person: Somebody | None
) -> None:
    """Serve a socket whose opening was received and checked: an ASGI handler.

    Args:
        scope, receive, send: as in ASGI.
        table: whose socket it is.
        person: who comes; ``None`` for a stranger, who may only look on.

    Raises:
        Denied: this person has no business here; nothing was accepted.
    """
    settings = table.house.settings
    lines = table.audience.lines
    now = scope.get("extensions", {}).get("conjura.now")
    connection = Connection(table, "" if person is None else person.id, send, now)
    if connection.seat is None and not table.shows():
        raise Denied("no_spectators", status=403)
    onlookers = sum(line.seat is None for line in lines)
    if connection.seat is None and onlookers >= settings.sockets_per_table * settings.limit_factor:
        # Whoever sits here gets in however many look on; their own lines are bounded below.
        raise Denied("too_many_lines", {"most": settings.sockets_per_table}, status=429)
    own = sorted(
        (
            line
            for line in lines
            if isinstance(line, Connection) and person is not None and line.person == person.id
        ),
        key=lambda line: line.opened,
    )
    for line in own[: max(0, len(own) - LINES + 1)]:
        line.close("replaced", None)
    await send({"type": "websocket.accept"})
    await connection.run(receive)
