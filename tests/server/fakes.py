"""What tests of tables stand on: a store in memory, programs that answer at once, people with lines but no network."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from conjura.bots import make
from conjura.engine.record import commitment_of
from conjura.server.diffs import patched
from conjura.server.house import House
from conjura.server.messages import ClockRule, Incoming
from conjura.server.rows import ChatRow, Entry, SeatRow, TableRow
from conjura.server.settings import Settings
from conjura.server.socket import Connection
from conjura.server.store import StoreError
from conjura.server.table import Table

QUICK = Settings(bot_pause=0, socket_rate=100_000, socket_burst=100_000)
ID = "a" * 20


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time passes only while everybody waits, and then at once: however busy the machine is, what is waited
    for takes as long as was said."""

    def __init__(self) -> None:
        self._passed = 0.0
        super().__init__()
        selector: Any = vars(self)["_selector"]
        select = selector.select

        def skip(timeout: float | None = None) -> Any:
            self._passed += timeout or 0.0
            return select(timeout if timeout is None else 0)

        selector.select = skip

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._passed


class MemoryStore:
    """Keeps everything in lists. ``failing`` is the code of an error to come instead."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.chat: dict[str, list[ChatRow]] = {}
        self.failing: str | None = None
        self.delay = 0.0

    async def append(self, entries: Sequence[Entry], table_row: TableRow | None = None) -> None:
        await asyncio.sleep(self.delay)
        if self.failing is not None:
            raise StoreError(self.failing)
        for entry in entries:
            kept = self.entries.setdefault(entry.table, [])
            assert entry.at == len(kept) + 1
            kept.append(entry)
        if table_row is not None:
            self.rows[table_row.id] = table_row

    async def save_table(self, row: TableRow) -> None:
        await asyncio.sleep(0)
        if self.failing is not None:
            raise StoreError(self.failing)
        self.rows[row.id] = row

    async def load_table(self, id: str) -> tuple[TableRow, list[Entry], list[ChatRow]] | None:
        await asyncio.sleep(0)
        if id not in self.rows:
            return None
        return self.rows[id], list(self.entries.get(id, [])), list(self.chat.get(id, []))

    async def say(self, row: ChatRow) -> None:
        await asyncio.sleep(0)
        self.chat.setdefault(row.table, []).append(row)

    async def tables(
        self, status: Any = None, person: str | None = None, listed: bool | None = None, limit: int = 200
    ) -> list[TableRow]:
        await asyncio.sleep(0)
        statuses = (status,) if isinstance(status, str) else status
        return [
            row
            for row in self.rows.values()
            if (statuses is None or row.status in statuses)
            and (person is None or row.host == person or any(seat.person == person for seat in row.seats))
            and (listed is None or row.listed == listed)
        ][:limit]


class QuickPrograms:
    """Programs that think here and now."""

    def __init__(self) -> None:
        self.asked = 0

    def start(self) -> None:
        """There is nothing to start."""

    async def close(self) -> None:
        """There is nothing to stop."""

    async def think(self, state: Any, seat: int, bot: str, seed: int) -> list[Any]:
        await asyncio.sleep(0)
        self.asked += 1
        return [make(bot, state.game, seat, seed).act(state)]


class Clock:
    """A time that goes only when told."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def house_of(store: Any, settings: Settings = QUICK, now: Any = None, programs: Any = None) -> House:
    """A house for tables."""
    return House(store, programs or QuickPrograms(), settings, now or Clock())


def row_of(
    kinds: str = "pppp", seed: int = 7, clock: ClockRule | None = None, spectators: Any = "on", **options: Any
) -> TableRow:
    """A table of people (``p``) and programs (``b``); the person of seat 0 is called ``p0``."""
    seats = tuple(
        SeatRow("person", f"p{seat}", None, f"Person {seat}")
        if kind == "p"
        else SeatRow("program", None, "random", f"Bot {seat}")
        for seat, kind in enumerate(kinds)
    )
    return TableRow(
        ID, "illuminati", preset="deluxe", options=options, seats=seats, host="p0", clock=clock or ClockRule(),
        seed=str(seed), commitment=commitment_of(seed), spectators=spectators,
    )  # fmt: skip


class Client:
    """A person (or an onlooker) with a line to a table, who keeps a picture as a browser does."""

    def __init__(self, table: Table, person: str) -> None:
        self.table = table
        self.frames: deque[dict[str, Any]] = deque()
        self.closed = False
        self.line = Connection(table, person, self._sent)
        self.scene: Any = None
        self.at = 0
        self.asked: Any = None
        self.log: list[dict[str, Any]] = []
        self._number = 0
        table.audience.join(self.line)

    async def _sent(self, event: Any) -> None:
        if event["type"] == "websocket.close":
            self.closed = True
            return
        frame = msgspec.json.decode(event["text"])
        self.frames.append(frame)
        kind = frame["type"]
        if kind == "opened":
            self.scene, self.at, self.asked = frame.get("scene"), frame["at"], frame.get("asked")
            self.log = frame.get("past", [])
        elif kind == "moved":
            assert frame.get("was", frame["at"] - 1) == self.at
            self.scene = patched(self.scene, frame.get("diff", []))
            self.at, self.asked = frame["at"], frame.get("asked")
            self.log += frame.get("happened", [])

    async def send(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message; the answer (what else comes stays in ``frames``)."""
        if id is None:
            self._number += 1
            id = f"m{self._number}"
        frame = msgspec.json.encode({"type": type, "id": id, **fields})
        msgspec.json.decode(frame, type=Incoming)
        return await self.raw(frame.decode())

    async def raw(self, text: str) -> dict[str, Any]:
        """Send a frame as it is."""
        answer = await self.line.answer(text)
        if answer is not None:
            self.line.reply(answer)
        await self.line.flush()
        for frame in reversed(self.frames):
            if "done" in frame:
                return {"type": "done", "id": frame["done"], "at": frame["at"]}
            if frame["type"] not in ("moved", "info", "said", "motions", "clock", "settled"):
                return frame
        raise AssertionError("no answer")

    async def sit(self, seen: int = 0) -> dict[str, Any]:
        """Sit down."""
        return await self.send("sit", seen=seen)

    async def look(self) -> None:
        """Read what has come meanwhile."""
        await self.line.flush()


def plain_scene(table: Table, seat: int | None) -> Any:
    """The scene that a receiver ought to have now, as plain JSON data."""
    return msgspec.json.decode(msgspec.json.encode(table.game.scene_of(table.state, seat)))


def filled(value: Any) -> Any:
    """Plain data without what is at its default, so that pictures compare however they came about."""
    if isinstance(value, dict):
        rows = {key: filled(each) for key, each in value.items()}
        return {key: each for key, each in rows.items() if each not in (None, False, 0, "", [], {})}
    if isinstance(value, list):
        return [filled(each) for each in value]
    return value


async def settled(table: Table) -> None:
    """Let programs and other errands come to rest."""
    for _ in range(100_000):
        if not table.steward.busy:
            return
        await asyncio.sleep(0)
    raise AssertionError("never at rest")
