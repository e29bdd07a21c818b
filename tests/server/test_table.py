"""A table without HTTP: acting, being told, refusals, repeats, undo, recovery."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from conjura.engine.record import Record
from conjura.server.reading import counting
from conjura.server.table import Table
from server.fakes import (
    ID,
    Client,
    MemoryStore,
    filled,
    house_of,
    plain_scene,
    row_of,
    settled,
)


async def begun(kinds: str = "pppp", store: Any = None, seed: int = 7, **more: Any) -> Table:
    store = store or MemoryStore()
    row = row_of(kinds, seed, **more)
    store.rows[row.id] = row
    table = Table(row, house_of(store))
    async with table.lock:
        await table.begin()
    return table


async def seated(table: Table) -> dict[int, Client]:
    clients = {}
    for seat, row in enumerate(table.row.seats):
        if row.kind == "person":
            clients[seat] = Client(table, f"p{seat}")
            await clients[seat].sit()
    return clients


async def drive(table: Table, clients: dict[int, Client], moves: int, rng: random.Random) -> None:
    """People play as the driver does, one action a message."""
    for _ in range(moves):
        await settled(table)
        state = table.state
        if state.over:
            return
        seat = state.awaiting[0]
        action = table.game.driver(state, seat, rng)
        client = clients[seat]
        answer = await client.send("act", seen=table.at, actions=[table.game.encode(action)])
        assert answer["type"] == "done", answer


def test_everybody_keeps_the_picture_by_diffs() -> None:
    async def run() -> None:
        table = await begun("ppbp")
        clients = await seated(table)
        clients[9] = onlooker = Client(table, "")
        await onlooker.sit()
        assert onlooker.line.seat is None
        del clients[9]
        rng = random.Random(3)
        for _ in range(60):
            await drive(table, clients, 5, rng)
            for seat, client in [*clients.items(), (None, onlooker)]:
                await client.look()
                assert client.at == table.at
                assert filled(client.scene) == filled(plain_scene(table, seat))
                if seat is not None and seat in table.state.awaiting:
                    assert client.asked["prompt"]["kind"] == table.state.prompt(seat).kind
                else:
                    assert client.asked is None

    asyncio.run(run())


def test_what_is_told_is_what_the_seat_may_see() -> None:
    async def run() -> None:
        table = await begun("pppp")
        clients = await seated(table)
        await drive(table, clients, 80, random.Random(1))
        for seat, client in clients.items():
            await client.look()
            told = [event for step in client.log for event in step.get("events", [])]
            seen = [event.seen_by(seat) for step in table.journal for event in step.events]
            assert [event["event"] for event in told] == [type(e).__name__ for e in seen if e is not None]
            for event in told:
                if event["event"] == "SpecialDrawn":
                    assert (event["card"] is not None) == (event["seat"] == seat)

    asyncio.run(run())


def test_a_message_that_comes_twice_is_carried_out_once_even_after_a_restart() -> None:
    async def run() -> None:
        store = MemoryStore()
        table = await begun("pppp", store)
        clients = await seated(table)
        seat = table.state.awaiting[0]
        action = table.game.encode(next(iter(table.state.legal(seat))))
        first = await clients[seat].send("act", "x", seen=table.at, actions=[action])
        at = table.at
        assert await clients[seat].send("act", "x", seen=at, actions=[action]) == first
        assert table.at == at
        row, entries, chat = await store.load_table(ID)
        again = Table.read(row, entries, chat, house_of(store))
        assert again.state == table.state and again.state.streams == table.state.streams
        client = Client(again, f"p{seat}")
        await client.sit()
        assert await client.send("act", "x", seen=at, actions=[action]) == first
        assert again.at == at

    asyncio.run(run())


def test_stale_and_foreign_actions_are_refused_and_change_nothing() -> None:
    async def run() -> None:
        table = await begun("pppp")
        clients = await seated(table)
        rng = random.Random(5)
        await drive(table, clients, 12, rng)
        seat, at = table.state.awaiting[0], table.at
        action = table.game.encode(table.game.driver(table.state, seat, rng))
        stale = await clients[seat].send("act", seen=at - 1, actions=[action])
        assert stale["type"] == "no" and stale["code"] == "stale"
        ahead = await clients[seat].send("act", seen=at + 5, actions=[action])
        assert ahead["code"] == "stale"
        other = (seat + 1) % 4
        foreign = await clients[other].send("act", seen=at, actions=[{"do": "proceed"}])
        assert foreign["type"] == "no" and foreign["clause"]
        bad = await clients[seat].send("act", seen=at, actions=[{"do": "fly"}])
        assert bad["code"] == "format"
        assert (await clients[seat].send("act", seen=at, actions=[]))["code"] == "no_actions"
        assert table.at == at

    asyncio.run(run())


def test_nothing_is_shown_before_it_is_stored() -> None:
    async def run() -> None:
        store = MemoryStore()
        table = await begun("pppp", store)
        clients = await seated(table)
        seat = table.state.awaiting[0]
        action = table.game.encode(next(iter(table.state.legal(seat))))
        for code in ("disk_full", "locked", "storage"):
            store.failing = code
            before = table.state.digest(), table.at
            answer = await clients[seat].send("act", "again", seen=table.at, actions=[action])
            assert answer["type"] == "no" and answer["code"] == code
            assert (table.state.digest(), table.at) == before
        store.failing = None
        assert (await clients[seat].send("act", "again", seen=table.at, actions=[action]))["type"] == "done"
        assert len(store.entries[ID]) == 2

    asyncio.run(run())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_with_programs_and_its_record(seed: int) -> None:
    async def run() -> None:
        store = MemoryStore()
        table = await begun("ppbb", store, seed)
        clients = await seated(table)
        await drive(table, clients, 100_000, random.Random(seed))
        assert table.row.status == "over" and store.rows[ID].status == "over"
        assert store.rows[ID].winners == table.state.winners
        text = table.state.record().dumps()
        record = Record.loads(text)
        assert record.replay(int(table.row.seed)) == table.state
        stored = [row for entry in counting(table.entries) for row in table.wording.read_lines(entry.data)]
        assert stored == record.lines
        row, entries, chat = await store.load_table(ID)
        again = Table.read(row, entries, chat, house_of(store))
        assert again.state == table.state and again.at == table.at
        late = await clients[0].send("act", seen=table.at, actions=[{"do": "proceed"}])
        assert late["code"] == "not_playing"

    asyncio.run(run())


def test_undo_of_the_own_step_while_nothing_was_revealed() -> None:
    async def run() -> None:
        store = MemoryStore()
        table = await begun("pppp", store)
        clients = await seated(table)
        rng = random.Random(2)
        undone = 0
        for _ in range(400):
            await drive(table, clients, 1, rng)
            last = table.entries[-1].seat
            assert last is not None
            await clients[last].look()
            if table.can_undo(last) and not table.state.over:
                expected = table._back[-1][2].digest()
                at = table.at
                assert (await clients[last].send("undo"))["type"] == "done"
                assert table.state.digest() == expected and table.at == at + 1
                assert filled(clients[last].scene) == filled(plain_scene(table, last))
                undone += 1
        assert undone > 10
        row, entries, chat = await store.load_table(ID)
        again = Table.read(row, entries, chat, house_of(store))
        assert again.state == table.state and again.state.streams == table.state.streams
        assert [step.undone for step in again.journal] == [step.undone for step in table.journal]
        record = Record.loads(table.state.record().dumps())
        assert record.replay(int(table.row.seed)) == table.state

    asyncio.run(run())


def test_undo_of_more_needs_everybody() -> None:
    async def run() -> None:
        table = await begun("pppp")
        clients = await seated(table)
        rng = random.Random(4)
        seat = -1
        while True:
            await drive(table, clients, 1, rng)
            seat = table.entries[-1].seat  # type: ignore[assignment]
            if not table.can_undo(seat):
                break
        at, count = table.at, len(counting(table.entries))
        before = await table.state_at(at - 1)
        assert (await clients[seat].send("undo"))["type"] == "done"
        assert table.at == at and len(table.ballot.motions) == 1
        others = [other for other in clients if other != seat]
        motion = table.ballot.motions[0].n
        no = await clients[seat].send("vote", motion=motion, yes=True)
        assert no["code"] == "no_vote"
        for other in others:
            assert table.at == at
            assert (await clients[other].send("vote", motion=motion, yes=True))["type"] == "done"
        assert table.at == at + 1 and table.entries[-1].kind == "undo"
        assert len(counting(table.entries)) == count - 1
        assert table.state == before
        assert not table.ballot.motions

    asyncio.run(run())
