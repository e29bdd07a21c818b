"""A line as ASGI: opening, sitting, bounds, slow readers, goodbyes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from conjura.server import socket
from conjura.server.denied import Denied
from conjura.server.people import Person
from conjura.server.settings import Settings
from conjura.server.socket import serve_socket
from conjura.server.table import Table
from server.fakes import QUICK, Client, MemoryStore, filled, house_of, plain_scene, row_of, settled


async def begun(kinds: str = "pppp", settings: Settings = QUICK, **row: Any) -> Table:
    store = MemoryStore()
    stored = row_of(kinds, **row)
    store.rows[stored.id] = stored
    table = Table(stored, house_of(store, settings))
    async with table.lock:
        await table.begin()
    return table


class Wire:
    """The other end of a socket: what is sent, and whether it is read."""

    def __init__(self, table: Table, person: str | None, quick: bool = False) -> None:
        self.inward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        who = None if person is None else Person(person, person)
        scope: dict[str, Any] = {"extensions": {"conjura.now": self._now}} if quick else {}
        self.task = asyncio.ensure_future(serve_socket(scope, self.inward.get, self._send, table, who))

    def _now(self, texts: Sequence[bytes]) -> bool:
        if self.reading.is_set():
            for text in texts:
                self.outward.put_nowait({"type": "websocket.send", "text": text.decode()})
        return self.reading.is_set()

    async def _send(self, event: Any) -> None:
        await self.reading.wait()
        self.outward.put_nowait(dict(event))

    def write(self, **message: Any) -> None:
        self.raw(msgspec.json.encode(message).decode())

    def raw(self, text: str) -> None:
        self.inward.put_nowait({"type": "websocket.receive", "text": text})

    async def event(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.outward.get(), 5)

    async def frame(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while True:
            event = await self.event()
            if event["type"] == "websocket.send":
                frame: dict[str, Any] = msgspec.json.decode(event["text"])
                if not types or frame["type"] in types:
                    return frame

    async def hang_up(self) -> None:
        self.inward.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, 5)


@pytest.mark.parametrize("quick", [False, True])
def test_a_line_from_its_opening_to_its_end(quick: bool) -> None:
    async def run() -> None:
        table = await begun()
        seat = table.state.awaiting[0]
        line = Wire(table, f"p{seat}", quick)
        assert (await line.event())["type"] == "websocket.accept"
        line.write(type="act", id="0", seen=1, actions=[])
        assert (await line.frame())["code"] == "sit_first"
        line.write(type="ping", id="p")
        assert await line.frame() == {"type": "pong", "id": "p", "at": 0}
        line.write(type="sit", id="1")
        opened = await line.frame()
        assert opened["type"] == "opened" and opened["you"] == seat and opened["at"] == 1
        assert opened["table"]["seats"][seat]["here"] and "seed" not in opened["table"]
        action = opened["asked"]["legal"][0]["action"]
        line.write(type="act", id="2", seen=1, actions=[action])
        moved = await line.frame()
        assert moved["type"] == "moved" and moved["at"] == 2 and "was" not in moved and moved["done"] == "2"
        await line.hang_up()
        assert not table.audience.lines

    asyncio.run(run())


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "1", '"sit"', "{}", '{"type":"sit"}', '{"type":"fly","id":"1"}', '{"type":"sit","id":""}',
     '{"type":"sit","id":1}', '{"type":"sit","id":"1","seen":-1}', '{"type":"sit","id":"1","more":1}',
     '{"type":"act","id":"1","seen":1,"actions":[1]}', '{"type":"act","id":"1","seen":1.5,"actions":[]}',
     '{"type":"say","id":"1","text":""}', '{"type":"say","id":"1","text":"x","to":99}', "\udce4", "\x00",
     "[" * 20_000, '{"type":"act","id":"1","seen":1,"actions":[' + '{"a":' * 5000,
     '{"type":"ping","id":"' + "x" * 41 + '"}',
     '{"type":"act","id":"1","seen":1,"actions":[' + ",".join(["{}"] * 65) + "]}",
     '{"type":"ping","id":"1","id":"2","type":"undo","seen":"' + "9" * 5000 + '"}'],
)  # fmt: skip
def test_what_can_t_be_read_is_refused_and_the_line_lives(text: str) -> None:
    async def run() -> None:
        table = await begun()
        line = Wire(table, "p0")
        await line.event()
        line.raw(text)
        refused = await line.frame()
        assert refused["type"] == "no" and refused["code"] == "malformed" and not refused.get("id")
        line.write(type="ping", id="p")
        assert (await line.frame())["type"] == "pong"
        await line.hang_up()

    asyncio.run(run())


def test_too_big_too_often_too_much() -> None:
    async def run() -> None:
        table = await begun(settings=Settings(bot_pause=0, socket_burst=20, socket_rate=1))
        line = Wire(table, "p0")
        await line.event()
        line.raw("x" * 40_000)
        assert (await line.frame())["code"] == "too_big"
        line.write(type="sit", id="s")
        await line.frame("opened")
        codes = []
        for number in range(40):
            line.write(type="ping", id=f"p{number}")
            codes.append((await line.frame("pong", "no")).get("code"))
        assert codes[0] is None and codes[-1] == "too_often"
        for _ in range(socket.PATIENCE + 5):
            line.raw("{")
        closing = await line.frame("closing")
        assert closing["code"] == "flood"
        await asyncio.wait_for(line.task, 5)
        assert not table.audience.lines

    asyncio.run(run())


@pytest.mark.parametrize("quick", [False, True])
def test_a_reader_who_is_slow_gets_one_picture_instead_of_many(quick: bool) -> None:
    async def run() -> None:
        table = await begun()
        slow = Wire(table, "p3", quick)
        await slow.event()
        slow.write(type="sit", id="s")
        opened = await slow.frame("opened")
        clients = {seat: Client(table, f"p{seat}") for seat in range(4)}
        for client in clients.values():
            await client.sit()
        await asyncio.sleep(0.01)
        slow.reading.clear()
        rng = random.Random(2)
        for _ in range(150):
            seat = table.state.awaiting[0]
            action = table.game.encode(table.game.driver(table.state, seat, rng))
            assert (await clients[seat].send("act", seen=table.at, actions=[action]))["type"] == "done"
            await asyncio.sleep(0)
        connection = next(
            line for line in table.audience.lines if line.person == "p3" and line is not clients[3].line
        )
        assert len(connection._queue) < 5  # type: ignore[attr-defined]
        assert connection.stuck(-1) and not connection.stuck(60)  # type: ignore[attr-defined]
        slow.reading.set()
        from conjura.server.diffs import patched

        scene, at, frames = opened["scene"], opened["at"], 0
        while at < table.at:
            moved = await slow.frame("moved")
            assert moved.get("was", moved["at"] - 1) == at
            scene, at, frames = patched(scene, moved.get("diff", [])), moved["at"], frames + 1
        assert frames <= 3 and filled(scene) == filled(plain_scene(table, 3))
        connection.close("behind", 1000)
        assert (await slow.frame("closing"))["code"] == "behind"
        await asyncio.wait_for(slow.task, 5)

    asyncio.run(run())


def test_who_must_stay_out() -> None:
    async def run() -> None:
        table = await begun(spectators="off")
        with pytest.raises(Denied) as error:
            await serve_socket({}, asyncio.Queue().get, None, table, None)  # type: ignore[arg-type]
        assert error.value.code == "no_spectators"
        crowd = await begun(settings=Settings(sockets_per_table=2))
        lines = [Wire(crowd, None) for _ in range(3)]
        await asyncio.sleep(0.01)
        with pytest.raises(Denied):
            await lines[2].task
        for line in lines[:2]:
            await line.hang_up()

    asyncio.run(run())


def test_the_oldest_of_too_many_lines_of_one_person_gives_way() -> None:
    async def run() -> None:
        table = await begun()
        lines = []
        for _ in range(socket.LINES + 1):
            lines.append(Wire(table, "p1"))
            await asyncio.sleep(0.005)
        closing = await lines[0].frame("closing")
        assert closing["code"] == "replaced" and closing.get("wait", 1000) is None
        await asyncio.wait_for(lines[0].task, 5)
        assert len(table.audience.lines) == socket.LINES
        table.close("shutdown")
        for line in lines[1:]:
            assert (await line.frame("closing"))["code"] == "shutdown"
            await asyncio.wait_for(line.task, 5)

    asyncio.run(run())


@pytest.mark.parametrize("quick", [False, True])
def test_a_mistake_of_ours_ends_the_line_so_that_it_comes_again(quick: bool, monkeypatch: Any) -> None:
    async def run() -> None:
        table = await begun()
        seat = table.state.awaiting[0]
        mover, line = Client(table, f"p{seat}"), Wire(table, f"p{(seat + 1) % 4}", quick)
        await mover.sit()
        await line.event()
        line.write(type="sit", id="s")
        await line.frame("opened")
        action = table.game.encode(next(iter(table.state.legal(seat))))
        await mover.send("act", seen=1, actions=[action])

        def broken(self: Any, of: Any) -> bytes:
            raise AssertionError("broken")

        monkeypatch.setattr("conjura.server.audience.Audience.news", broken)
        if quick:
            assert (await line.frame("closing"))["code"] == "gone"
            await asyncio.wait_for(line.task, 5)
        else:
            with pytest.raises(AssertionError):
                await asyncio.wait_for(line.task, 5)
        assert line.task.done() and len(table.audience.lines) == 1

    asyncio.run(run())


def test_an_onlooker_may_only_look() -> None:
    async def run() -> None:
        table = await begun("pbbb")
        await settled(table)
        line = Wire(table, None)
        await line.event()
        line.write(type="sit", id="s")
        opened = await line.frame("opened")
        assert opened["you"] is None and "asked" not in opened
        for message in (
            {"type": "act", "seen": 1, "actions": [{"do": "proceed"}]},
            {"type": "try", "seen": 1},
            {"type": "prospect", "card": "cia"},
            {"type": "undo"},
            {"type": "move", "what": "pause"},
            {"type": "vote", "motion": 1, "yes": True},
            {"type": "standing", "rule": "ask"},
            {"type": "substitute", "on": True},
            {"type": "say", "text": "hello"},
            {"type": "mute", "seat": 1, "on": True},
        ):
            line.write(id="x", **message)
            assert (await line.frame("no"))["code"] == "not_seated"
        await line.hang_up()

    asyncio.run(run())
