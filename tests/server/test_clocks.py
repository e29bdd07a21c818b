"""Clocks: pure arithmetic of time, and what a table does when it has run out."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from conjura.server.clocks import GRACE, Clocks
from conjura.server.messages import ClockRule
from conjura.server.table import Table
from server.fakes import ID, Client, Clock, MemoryStore, house_of, row_of, settled

RESERVE = ClockRule("reserve", 30, 100)


def test_a_decision_costs_reserve_only_beyond_its_own_time() -> None:
    clocks = Clocks(RESERVE, 3)
    clocks.asked([1], 0.0)
    assert clocks.first() == (130.0, 1)
    assert clocks.now(20.0).left == 10_000
    assert clocks.now(50.0).reserve == (100_000, 80_000, 100_000)
    clocks.asked([2], 50.0)
    assert clocks.reserve == [100.0, 80.0, 100.0]
    assert clocks.running == (2,)
    assert clocks.first() == (180.0, 2)


def test_a_question_that_stays_runs_on_and_a_new_one_begins_anew() -> None:
    clocks = Clocks(ClockRule("decision", 30), 3)
    clocks.asked([0, 1], 0.0)
    clocks.asked([0, 1], 10.0, kept=[1])
    assert clocks.deadline(0) == 40.0 and clocks.deadline(1) == 30.0
    assert clocks.now(12.0).reserve == ()


def test_a_pause_costs_nobody_anything() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.asked([0], 0.0)
    clocks.pause(10.0)
    assert clocks.first() is None and clocks.now(1000.0).paused
    assert clocks.now(1000.0).left == 20_000
    clocks.resume(1000.0)
    assert clocks.first() == (1120.0, 0)


def test_after_an_absence_there_is_time_to_answer() -> None:
    clocks = Clocks(ClockRule("decision", 600), 2)
    clocks.asked([0], 0.0)
    clocks.forgive(100_000.0)
    assert clocks.deadline(0) == 100_000.0 + GRACE
    quick = Clocks(ClockRule("decision", 10), 2)
    quick.asked([0], 0.0)
    quick.forgive(100_000.0)
    assert quick.deadline(0) == 100_010.0


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.asked([0], 0.0)
    assert clocks.first() is None and clocks.running == ()
    clocks.pause(1.0)
    assert clocks.now(2.0).paused


async def timed(rule: ClockRule, store: Any = None) -> tuple[Table, Clock, dict[int, Client]]:
    store, clock = store or MemoryStore(), Clock()
    row = row_of("pppp", 7, rule)
    store.rows[row.id] = row
    table = Table(row, house_of(store, now=clock))
    async with table.lock:
        await table.begin()
    clients = {seat: Client(table, f"p{seat}") for seat in range(4)}
    for client in clients.values():
        await client.sit()
    return table, clock, clients


async def ring(table: Table) -> None:
    """As if the timer had gone off."""
    table.steward._ring()
    await settled(table)


@pytest.mark.parametrize("rule", ["pass", "bot", "vote"])
def test_when_no_time_is_left(rule: Any) -> None:
    async def run() -> None:
        table, clock, clients = await timed(ClockRule("decision", 30, zero=rule))
        seat, at = table.state.awaiting[0], table.at
        clock.time += 29
        await ring(table)
        assert table.at == at and not table.row.seats[seat].substituted
        clock.time += 2
        await ring(table)
        if rule == "pass":
            assert table.at == at + 1 and table.entries[-1].seat == seat
            assert table.entries[-1].message is None
        elif rule == "bot":
            assert table.row.seats[seat].substituted and table.entries[at].kind == "note"
            assert table.at > at + 1  # the program plays on
            assert seat not in table.state.awaiting
            done = await clients[seat].send("substitute", on=False)
            assert done["type"] == "done" and not table.row.seats[seat].substituted
        else:
            assert table.at == at
            other = (seat + 1) % 4
            assert (await clients[other].send("move", what="replace", seat=(seat + 2) % 4))[
                "code"
            ] == "not_absent"
            await clients[other].send("move", what="replace", seat=seat)
            motion = table.ballot.motions[0]
            assert set(motion.wanted) == set(range(4)) - {seat, other}
            for voter in motion.wanted:
                await clients[voter].send("vote", motion=motion.n, yes=True)
            await settled(table)
            assert table.row.seats[seat].substituted
        table.steward.close()

    asyncio.run(run())


def test_clocks_come_back_with_the_table() -> None:
    async def run() -> None:
        store = MemoryStore()
        table, clock, clients = await timed(RESERVE, store)
        rng = random.Random(1)
        for step in range(40):
            clock.time += 7 * (step % 9)
            seat = table.state.awaiting[0]
            action = table.game.encode(table.game.driver(table.state, seat, rng))
            assert (await clients[seat].send("act", seen=table.at, actions=[action]))["type"] == "done"
            if step == 20:
                await clients[0].send("move", what="pause")
                for voter in (1, 2, 3):
                    await clients[voter].send("vote", motion=table.ballot.motions[0].n, yes=True)
                assert table.clocks.paused
                refused = await clients[table.state.awaiting[0]].send("act", seen=table.at, actions=[action])
                assert refused["code"] == "paused"
                clock.time += 5000
                await clients[0].send("move", what="resume")
                for voter in (1, 2, 3):
                    await clients[voter].send("vote", motion=table.ballot.motions[0].n, yes=True)
                assert not table.clocks.paused
        row, entries, chat = await store.load_table(ID)
        again = Table.read(row, entries, chat, house_of(store, now=clock))
        assert again.clocks.reserve == table.clocks.reserve
        assert again.clocks.running == table.clocks.running
        assert again.clocks.first() == table.clocks.first()
        assert any(left < 100 for left in table.clocks.reserve)
        table.steward.close()

    asyncio.run(run())
