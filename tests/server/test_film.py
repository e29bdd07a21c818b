"""The film of a game: what a seat saw at the time, from the first picture to the last."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from conjura.server.denied import Denied
from conjura.server.diffs import patched
from conjura.server.film import film_of, summary_of
from conjura.server.table import Table
from server.fakes import Client, MemoryStore, filled, house_of, plain_scene, row_of, settled


async def played(moves: int, undo: bool = False, **row: Any) -> tuple[Table, dict[int, Client], list[Any]]:
    store = MemoryStore()
    stored = row_of("pppp", **row)
    store.rows[stored.id] = stored
    table = Table(stored, house_of(store))
    async with table.lock:
        await table.begin()
    clients = {seat: Client(table, f"p{seat}") for seat in range(4)}
    for client in clients.values():
        await client.sit()
    rng = random.Random(5)
    pictures = [plain_scene(table, 1)]
    for _ in range(moves):
        if table.state.over:
            break
        seat = table.state.awaiting[0]
        action = table.game.encode(table.game.driver(table.state, seat, rng))
        assert (await clients[seat].send("act", seen=table.at, actions=[action]))["type"] == "done"
        pictures.append(plain_scene(table, 1))
        if undo and table.can_undo(seat) and rng.randrange(2):
            assert (await clients[seat].send("undo"))["type"] == "done"
            pictures.append(plain_scene(table, 1))
    await settled(table)
    return table, clients, pictures


def test_every_frame_is_the_picture_of_its_time() -> None:
    async def run() -> None:
        table, clients, pictures = await played(150, undo=True)
        film = msgspec.json.decode(await film_of(table, 1))
        assert film["seat"] == 1 and len(film["frames"]) == len(pictures)
        assert any(frame.get("undone") for frame in film["frames"])
        scene = film["scene"]
        for frame, picture in zip(film["frames"], pictures, strict=True):
            scene = patched(scene, frame.get("diff", []))
            assert filled(scene) == filled(picture)
        await clients[1].look()
        told = [(step["at"], step.get("events", [])) for step in clients[1].log]
        shown = [(frame["at"], frame.get("events", [])) for frame in film["frames"]]
        assert told == shown
        assert await film_of(table, 1) is await film_of(table, 1)

    asyncio.run(run())


def test_a_film_tells_a_stranger_no_secrets() -> None:
    async def run() -> None:
        table, _, _ = await played(200)
        film = msgspec.json.decode(await film_of(table, None))
        for frame in film["frames"]:
            for event in frame.get("events", []):
                if event["event"] in ("SpecialDrawn", "GoalChosen"):
                    assert event["card"] is None

    asyncio.run(run())


def test_onlookers_who_come_late_see_late() -> None:
    async def run() -> None:
        table, _, _ = await played(0, spectators="delayed")
        with pytest.raises(Denied):
            await film_of(table, None)
        table, clients, _ = await played(300, spectators="delayed")
        at, state = table.audience.sight(None)
        assert at < table.at and table.turn - table.game.turn_of(state) >= 2
        film = msgspec.json.decode(await film_of(table, None))
        assert film["frames"][-1]["at"] == at
        onlooker = Client(table, "stranger")
        opened = await onlooker.sit()
        assert opened["at"] == at and filled(onlooker.scene) == filled(
            msgspec.json.decode(msgspec.json.encode(table.game.scene_of(state, None)))
        )
        assert "seat" not in opened.get("clock", {})
        rng = random.Random(9)
        while not table.state.over:
            seat = table.state.awaiting[0]
            action = table.game.encode(table.game.driver(table.state, seat, rng))
            await clients[seat].send("act", seen=table.at, actions=[action])
            await onlooker.look()
            shown = table.audience.sight(None)[1]
            assert onlooker.at == table.audience.sight(None)[0]
            assert table.state.over or table.turn - table.game.turn_of(shown) >= 2
        await onlooker.look()
        assert onlooker.at == table.at and filled(onlooker.scene) == filled(plain_scene(table, None))
        summary = msgspec.json.decode(await summary_of(table))
        assert summary["winners"] == list(table.state.winners)

    asyncio.run(run())
