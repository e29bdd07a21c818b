"""Programs in processes of their own: they answer, they are stopped when late, they never see a secret."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

import pytest

import conjura
from conjura.server.programs import ProgramLate, Programs
from conjura.server.settings import Settings
from conjura.server.table import Table
from conjura.server.thinker import Question, think
from server.fakes import Client, Clockwork, MemoryStore, house_of, row_of, settled

GAME = conjura.game("illuminati")


def moments(seed: int, most: int) -> list[Any]:
    state, rng, found = GAME.new(players=4, seed=seed, preset="deluxe"), random.Random(seed), []
    while not state.over and len(found) < most:
        found.append(state.copy())
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)
    return found


def test_a_program_thinks_its_walk_to_the_end() -> None:
    walks = 0
    for state in moments(3, 150)[::3]:
        seat = state.awaiting[0]
        position = state.redeal(seat, random.Random(1)).position()
        answer = think(Question(1, "illuminati", position, seat, "heuristic", 5))
        actions = [GAME.decode(action) for action in answer.actions]
        assert actions
        state.apply_all(actions, seat)
        walks += len(actions) > 1
    assert walks > 3


def test_processes_answer_and_a_late_one_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        programs = Programs(Settings(bot_seconds=10.0))
        state = moments(4, 60)[-1]
        seat = state.awaiting[0]
        try:
            first = await programs.think(state, seat, "heuristic", 1)
            assert state.check(first[0], seat) is None
            assert first == await programs.think(state, seat, "heuristic", 1)
            programs._seconds = 0.0
            with caplog.at_level(logging.ERROR), pytest.raises(ProgramLate):
                await programs.think(state, seat, "heuristic", 1)
            assert "stopped" in caplog.text
            programs._seconds = 10.0
            assert first == await programs.think(state, seat, "heuristic", 1)
            (process,) = programs._all
            process.kill()
            await process.wait()
            assert first == await programs.think(state, seat, "heuristic", 1)
            with pytest.raises(ProgramLate):
                await programs.think(state, seat, "no such program", 1)
            assert first == await programs.think(state, seat, "heuristic", 1)
        finally:
            await programs.close()

    asyncio.run(run())


class Broken:
    """Programs that never answer well."""

    def __init__(self) -> None:
        self.asked = 0

    def start(self) -> None:
        """Nothing."""

    async def close(self) -> None:
        """Nothing."""

    async def think(self, state: Any, seat: int, bot: str, seed: int) -> list[Any]:
        self.asked += 1
        if self.asked % 2:
            raise ProgramLate("late")
        return [GAME.decode({"do": "announce"})]


def test_programs_that_fail_stall_no_table(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = MemoryStore()
        row = row_of("pbbb", 3)
        store.rows[row.id] = row
        broken = Broken()
        table = Table(row, house_of(store, programs=broken))
        async with table.lock:
            await table.begin()
        async with table.lock:
            await table.substitute(0, True, "own")
        for _ in range(20_000):
            await asyncio.sleep(0)
            if table.row.status == "over":
                break
        assert table.row.status == "over" and broken.asked > 20
        table.close("gone")

    asyncio.run(run())


def test_answers_take_whole_pauses() -> None:
    """No die is cast by a stopwatch: what a seat holds makes its program think longer, but not answer later."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        spans: list[float] = []

        class Slow(Broken):
            async def think(self, state: Any, seat: int, bot: str, seed: int) -> list[Any]:
                self.asked += 1
                await asyncio.sleep(0.03 * (self.asked % 3))
                return [next(iter(state.legal(seat)))]

        store = MemoryStore()
        row = row_of("pbbb", 3)
        store.rows[row.id] = row
        table = Table(row, house_of(store, Settings(bot_pause=0.1), programs=Slow()))
        async with table.lock:
            await table.begin()
        Client(table, "p0")
        async with table.lock:
            await table.substitute(0, True, "own")
        for _ in range(6):
            at, begun = table.at, loop.time()
            while table.at == at:
                await asyncio.sleep(0.002)
            spans.append(loop.time() - begun)
            if table.state.prompt(table.state.awaiting[0]).kind in table.game.walk_prompts:
                break
        table.close("gone")
        assert spans == [pytest.approx(0.1, abs=0.003)] * len(spans) and len(spans) > 2

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(run())


def test_a_disk_that_is_full_for_a_while_delays_programs_only(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = MemoryStore()
        row = row_of("pbbb", 3)
        store.rows[row.id] = row
        table = Table(row, house_of(store))
        async with table.lock:
            await table.begin()
        async with table.lock:
            await table.substitute(0, True, "own")
        at = table.at
        store.failing = "disk_full"
        await asyncio.sleep(0.1)
        assert table.at == at
        store.failing = None
        await asyncio.sleep(0.6)
        await settled(table)
        assert table.row.status == "over"

    asyncio.run(run())
