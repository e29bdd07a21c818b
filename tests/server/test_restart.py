"""What a restart must not change: everybody is told the same by a table that was read back as by the one that went on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import conjura
from conjura.server.clocks import Clocks
from conjura.server.messages import ClockRule
from conjura.server.rows import TableRow
from conjura.server.table import Table
from server.fakes import ID, Client, MemoryStore, house_of, row_of, settled

GAMES = [
    ("illuminati", "conspiracy", {"max_turns": 12}),
    ("illuminati", None, {"cheating": True, "max_turns": 12}),
    ("omerta", None, {"max_rounds": 7}),
    ("crimelords", None, {"cheating": True, "max_turns": 12}),
]
CLOCKS = (ClockRule("decision", 30, 0, "vote"), ClockRule("reserve", 20, 60, "bot"))


def row_in(game: str, preset: str | None, options: dict[str, Any], clock: ClockRule, seed: int) -> TableRow:
    """A table of four people of some game."""
    return replace(row_of("pppp", seed, clock), game=game, preset=preset, options=options)


async def begun_with(row: TableRow, store: MemoryStore) -> tuple[Table, dict[int, Client]]:
    """A table that has begun, whose programs wait to be asked, and its people."""
    table = Table(row, house_of(store))
    table.steward._ring = lambda: None  # type: ignore[method-assign]
    async with table.lock:
        await table.begin()
    clients = {seat: Client(table, f"p{seat}") for seat in range(4)}
    for client in clients.values():
        await client.sit()
    return table, clients


def opening(table: Table, seat: int | None) -> Any:
    """What who sits down now is told."""
    line = Client(table, "" if seat is None else f"p{seat}").line
    told = msgspec.json.decode(table.audience.opening(line, "x", 0))
    table.audience.leave(line)
    for motion_free in ("motions", "standing"):  # those live in memory alone, or for a turn
        told.pop(motion_free, None)
    for each in told["table"]["seats"]:
        each.pop("here", None)
    told["table"].pop("watching", None)
    return told


async def a_moment(table: Table, clients: dict[int, Client], rng: random.Random) -> None:
    """Somebody does something, legal and odd."""
    await settled(table)
    table.house.now.time += rng.choice((0.0, 0.5, 2.0, 7.0))  # type: ignore[attr-defined]
    state, seat, dice = table.state, rng.randrange(4), rng.random()
    if dice < 0.7:
        asked = [each for each in state.awaiting if not table.stands_in(each)]
        free = [each for each in state.at_liberty if not table.stands_in(each)]
        if free and rng.random() < 0.1:
            asked = free
        if asked:
            seat = rng.choice(asked)
            await clients[seat].look()
            choice = (
                state.game.driver(state, seat, rng)
                if seat in state.awaiting
                else state.legal(seat).sample(rng)
            )
            await clients[seat].send("act", seen=clients[seat].at, actions=[state.game.encode(choice)])
    elif dice < 0.8:
        await clients[seat].send("undo")
    elif dice < 0.86:
        await clients[seat].send("move", what=rng.choice(("pause", "resume", "undo")))
    elif dice < 0.92:
        for motion in table.ballot.motions:
            for voter in motion.wanted:
                await clients[voter].send("vote", motion=motion.n, yes=True)
    elif dice < 0.97:
        await clients[seat].send("substitute", on=rng.random() < 0.4)
    else:
        await clients[seat].send("say", text="well", to=rng.choice((None, (seat + 1) % 4)))


@pytest.mark.parametrize(("game", "preset", "options"), GAMES, ids=str)
def test_a_table_that_is_read_back_tells_everybody_the_same(
    game: str, preset: str | None, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # What a restart gives back of a clock that ran meanwhile is told elsewhere (test_clocks).
    monkeypatch.setattr(Clocks, "forgive", lambda self, now: None)

    async def run() -> int:
        compared = 0
        for seed in range(4):
            rng = random.Random(f"restart {game} {preset} {seed}")
            store = MemoryStore()
            row = row_in(game, preset, options, CLOCKS[seed % 2], seed + 1)
            store.rows[ID] = row
            table, clients = await begun_with(row, store)
            for number in range(200 if game == "crimelords" else 100):
                if table.state.over:
                    break
                await a_moment(table, clients, rng)
                if number % 8 and len(table.state.awaiting) < 2:
                    continue
                await settled(table)
                again = Table.read(store.rows[ID], store.entries[ID], store.chat.get(ID, []), table.house)
                assert again.state == table.state and again.state.streams == table.state.streams
                for seat in (None, *range(4)):
                    assert opening(again, seat) == opening(table, seat)
                    compared += 1
                again.close("gone")
            table.close("gone")
        return compared

    assert asyncio.run(run()) > 120


@pytest.mark.parametrize("game", conjura.games())
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_nobody_gains_time_by_going_to_and_fro(game: str, clock: ClockRule) -> None:
    """Whoever takes a step and takes it back again and again runs out of time as if he had only sat there."""

    async def run() -> int:
        found, rng = 0, random.Random(f"to and fro {game}")
        options = {"max_rounds": 8} if game == "omerta" else {"max_turns": 30}
        row = row_in(game, None, options, clock, 5)
        store = MemoryStore()
        table, clients = await begun_with(row, store)
        for _ in range(400):
            if table.state.over or found >= 5:
                break
            state, seat = table.state, table.state.awaiting[0]
            choice = state.game.encode(state.game.driver(state, seat, rng))
            if len(state.awaiting) == 1:
                deadline = table.clocks.deadline(seat)
            await clients[seat].look()
            await clients[seat].send("act", seen=clients[seat].at, actions=[choice])
            if len(state.awaiting) > 1 or not table.can_undo(seat):
                continue
            others = [each for each in table.state.awaiting if each != seat]
            if not others:
                table.house.now.time += 4  # type: ignore[attr-defined]
            await clients[seat].send("undo")
            assert table.clocks.deadline(seat) == pytest.approx(deadline, abs=1e-3)
            again = Table.read(row, table.entries, (), table.house)
            assert again.clocks.reserve == pytest.approx(table.clocks.reserve)
            found += 1
            await clients[seat].look()
            await clients[seat].send("act", seen=clients[seat].at, actions=[choice])
        table.close("gone")
        return found

    assert asyncio.run(run()) >= 3
