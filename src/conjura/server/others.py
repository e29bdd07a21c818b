"""Several processes that share one address and one database: which of them keeps which table, and how they speak.

Every table is kept by one process, so it has one writer as ever. All processes answer at the same address; one that a
connection does not belong to hands it over, socket and what was read of its request, to the process whose table it is
about. What concerns the tables of several (somebody's new name) each of them is asked to do for its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import zlib
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from typing import Any, Final

import msgspec

from conjura.server.turns import Turn

log = logging.getLogger("conjura.server.others")

HAND: Final = "conjura.hand"
"""The extension of a scope by which its connection is handed over."""
ROOM: Final = 1 << 18
"""Bytes of the longest that one process can tell another: a request with its body, and some."""
ANSWER: Final = 5.0
"""Seconds within which another process answers."""
TRIES: Final = 300
"""How often it is tried to tell a process something whose ears are full, 10 ms apart: it may be about to start."""

Give = Callable[[int, bytes], bool]
"""Gives a socket, and what was read from it, to another process; whether that could be done."""
Adopt = Callable[[socket.socket, bytes], Awaitable[None]]
Task = Callable[[Any], Awaitable[Any]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
CONNECTION: Final = b"c"
"""What stands before what was read from a connection; words are JSON."""


class Elsewhere(Exception):
    """Another process keeps this table.

    Args:
        worker: its number.
    """

    def __init__(self, worker: int) -> None:
        super().__init__(worker)
        self.worker = worker


class Word(msgspec.Struct):
    """What one process says to another.

    Attributes:
        sender: its number.
        n: the number of the question.
        what: what is asked for; empty for an answer.
        data: more about it, or the answer.
    """

    sender: int
    n: int
    what: str
    data: Any


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Word).decode


def pairs(count: int) -> list[tuple[socket.socket, socket.socket]]:
    """By process, the ends of its line: what it hears by, and what the others speak into."""
    found = []
    for _ in range(count):
        ears, mouth = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (ears, mouth):
            end.setblocking(False)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * ROOM)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * ROOM)
        found.append((ears, mouth))
    return found


class Others:
    """The other processes, as one of them knows them. Without arguments there are none.

    Args:
        number: its own number.
        ears: what it hears by.
        mouths: by process, what is spoken into to be heard there.
        turn: the file by which they take turns in writing.

    Attributes:
        number: its own number; 0 is the first, which tidies up for all.
        turn: says whose turn it is to write.
    """

    def __init__(
        self,
        number: int = 0,
        ears: socket.socket | None = None,
        mouths: Sequence[socket.socket] = (),
        turn: str | None = None,
    ) -> None:
        self.number = number
        self.turn = Turn(turn)
        self._ears = ears
        self._mouths = mouths
        self._tasks: Mapping[str, Task] = {}
        self._adopt: Adopt | None = None
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._n = 0
        self._running: set[asyncio.Future[Any]] = set()

    def keeper(self, table: str) -> int:
        """The process that keeps a table."""
        return zlib.crc32(table.encode()) % max(1, len(self._mouths))

    def mine(self, table: str) -> bool:
        """Whether this process keeps a table."""
        return self.keeper(table) == self.number

    # Speaking

    def give(self, worker: int, connection: int, read: bytes) -> bool:
        """Give a connection to another process; whether that could be done.

        Args:
            worker: whose it is.
            connection: its file descriptor; it stays open here, too.
            read: what was read from it.
        """
        with contextlib.suppress(OSError):
            socket.send_fds(self._mouths[worker], [CONNECTION + read], [connection])
            return True
        return False

    async def pass_on(self, scope: MutableMapping[str, Any], receive: Receive, worker: int) -> bool:
        """Hand the connection of a request over, and wait until it is gone from here; whether that could be done."""
        hand = scope.get("extensions", {}).get(HAND)
        if hand is None:
            return False
        for _ in range(TRIES):
            if hand(lambda connection, read: self.give(worker, connection, read)):
                break
            await asyncio.sleep(0.01)
        else:
            log.error("a connection was not handed over: worker=%d", worker)
            return False
        while not (await receive())["type"].endswith(".disconnect"):
            pass
        return True

    async def ask(self, what: str, data: Any = None) -> list[Any]:
        """Ask all others for something; the answers of those that gave any in time."""
        asked = []
        for worker, mouth in enumerate(self._mouths):
            if worker != self.number:
                self._n += 1
                answer = self._asked[self._n] = asyncio.get_running_loop().create_future()
                await self._say(mouth, Word(self.number, self._n, what, data))
                asked.append((self._n, answer))
        if asked:
            await asyncio.wait([answer for _, answer in asked], timeout=ANSWER)
        for n, answer in asked:
            del self._asked[n]
            if not answer.done():
                log.error("another process does not answer: what=%s", what)
        return [answer.result() for _, answer in asked if answer.done()]

    async def _say(self, mouth: socket.socket, word: Word) -> None:
        for _ in range(TRIES):
            try:
                mouth.send(_encode(word))
                return
            except BlockingIOError:
                await asyncio.sleep(0.01)
            except OSError as error:
                log.error("another process can't be told: what=%s why=%s", word.what, error)
                return

    # Hearing

    def open(self, tasks: Mapping[str, Task], adopt: Adopt) -> None:
        """Listen from now on.

        Args:
            tasks: what others may ask for.
            adopt: takes a connection that is handed over, and what was read from it.
        """
        self._tasks, self._adopt = tasks, adopt
        if self._ears is not None:
            asyncio.get_running_loop().add_reader(self._ears.fileno(), self._hear)

    def close(self) -> None:
        """Listen no more."""
        if self._ears is not None:
            asyncio.get_running_loop().remove_reader(self._ears.fileno())

    def _hear(self) -> None:
        assert self._ears is not None
        while True:
            try:
                heard, handed, _, _ = socket.recv_fds(self._ears, ROOM, 1)
            except BlockingIOError:
                return
            connections = [socket.socket(fileno=each) for each in handed]
            if heard[:1] == CONNECTION and self._adopt is not None:
                for connection in connections:
                    connection.setblocking(False)
                    self._run(self._adopt(connection, heard[1:]))
            elif heard:
                self._run(self._attend(_decode(heard)))

    def _run(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Future[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("what another process asked for failed", exc_info=task.exception())

    async def _attend(self, word: Word) -> None:
        """Do what another process asks for, or take its answer."""
        if word.what:
            answer = await self._tasks[word.what](word.data)
            await self._say(self._mouths[word.sender], Word(self.number, word.n, "", answer))
            return
        waiting = self._asked.get(word.n)
        if waiting is not None and not waiting.done():
            waiting.set_result(word.data)
