"""Chat, standing answers, motions: what goes on around the game."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from conjura.server.table import Table
from conjura.server.talk import KEPT
from server.fakes import ID, Client, MemoryStore, house_of, row_of, settled


async def begun(kinds: str = "pppp", **row: Any) -> tuple[Table, dict[int, Client], MemoryStore]:
    store = MemoryStore()
    stored = row_of(kinds, **row)
    store.rows[stored.id] = stored
    table = Table(stored, house_of(store))
    async with table.lock:
        await table.begin()
    clients = {seat: Client(table, f"p{seat}") for seat, kind in enumerate(kinds) if kind == "p"}
    for client in clients.values():
        await client.sit()
    return table, clients, store


async def step_for_good(table: Table, clients: dict[int, Client]) -> int:
    """Play until a step can't be taken back without the others. Returns whose it was."""
    rng = random.Random(4)
    while True:
        seat: int = table.state.awaiting[0]
        action = table.game.encode(table.game.driver(table.state, seat, rng))
        await clients[seat].send("act", seen=table.at, actions=[action])
        if not table.can_undo(seat):
            return seat


async def heard(client: Client) -> list[str]:
    await client.look()
    return [frame["line"]["text"] for frame in client.frames if frame["type"] == "said"]


def test_chat_to_all_to_one_and_to_who_does_not_listen() -> None:
    async def run() -> None:
        table, clients, store = await begun()
        onlooker = Client(table, "")
        await onlooker.sit()
        await clients[0].send("say", text="  hello\u202e \x07all ")
        await clients[0].send("say", text="psst", to=2)
        assert (await clients[3].send("mute", seat=0, on=True))["type"] == "done"
        await clients[0].send("say", text="again")
        assert await heard(clients[1]) == ["hello all", "again"]
        assert await heard(clients[2]) == ["hello all", "psst", "again"]
        assert await heard(clients[3]) == ["hello all"]
        assert await heard(clients[0]) == ["hello all", "psst", "again"]
        assert await heard(onlooker) == ["hello all", "again"]
        assert (await clients[0].send("say", text=" \u202e "))["code"] == "empty"
        assert (await clients[0].send("say", text="x", to=0))["code"] == "no_such_seat"
        row, entries, chat = await store.load_table(ID)  # type: ignore[misc]
        again = Table.read(row, entries, chat, house_of(store))
        late = {seat: Client(again, f"p{seat}") for seat in range(4)}
        for seat, texts in {0: 3, 1: 2, 2: 3, 3: 0}.items():
            opened = await late[seat].sit()
            assert len(opened.get("chat", [])) == texts
        for number in range(KEPT + 10):
            again.house.now.time += 5  # type: ignore[attr-defined]
            await late[1].send("say", text=f"line {number}")
            await late[2].look()
        assert len((await late[2].sit())["chat"]) == KEPT

    asyncio.run(run())


def test_who_says_too_much_has_to_wait() -> None:
    async def run() -> None:
        table, clients, store = await begun()
        answers = [await clients[0].send("say", text=f"line {number}") for number in range(34)]
        assert [answer["type"] for answer in answers] == ["done"] * 30 + ["no"] * 4
        assert answers[-1]["code"] == "too_often"
        assert (await clients[1].send("say", text="me too"))["type"] == "done"
        table.house.now.time += 61  # type: ignore[attr-defined]
        assert (await clients[0].send("say", text="now"))["type"] == "done"
        assert len(store.chat[ID]) == 32

    asyncio.run(run())


def test_a_repeated_line_is_said_once() -> None:
    async def run() -> None:
        _, clients, store = await begun()
        for _ in range(3):
            assert (await clients[0].send("say", "same", text="hello"))["type"] == "done"
        assert await heard(clients[1]) == ["hello"] and len(store.chat[ID]) == 1

    asyncio.run(run())


@pytest.mark.parametrize("rule", ["unless_target", "unless_win", "rest_of_turn"])
def test_standing_answers_let_windows_pass_and_nobody_sees_them(rule: str) -> None:
    async def run() -> None:
        table, clients, _ = await begun()
        assert (await clients[1].send("standing", rule=rule))["type"] == "done"
        assert clients[1].frames[-2]["type"] == "settled" or clients[1].frames[-1]["type"] == "done"
        rng, answered = random.Random(6), 0
        for _ in range(500):
            await settled(table)
            if table.state.over:
                break
            entry = table.entries[-1]
            if entry.seat == 1 and entry.message is None:
                answered += 1
                assert b"decline" in entry.data
            seat = table.state.awaiting[0]
            if seat == 1 and rule == "unless_target":
                kind = table.state.prompt(1).kind
                assert kind not in table.game.window_prompts or table.game.concerns(table.state, 1)
            action = table.game.encode(table.game.driver(table.state, seat, rng))
            assert (await clients[seat].send("act", seen=table.at, actions=[action]))["type"] == "done"
        assert answered > 0
        opened = await clients[2].sit()
        assert opened.get("standing", "ask") == "ask"
        await clients[1].look()
        told = [frame.get("standing", "ask") for frame in clients[1].frames if frame["type"] == "settled"]
        if rule == "rest_of_turn":
            assert told == [rule, "ask"] and "standing" not in await clients[1].sit()
        else:
            assert told == [rule] and (await clients[1].sit())["standing"] == rule

    asyncio.run(run())


def test_motions_fall_when_somebody_is_against_or_the_table_moves_on() -> None:
    async def run() -> None:
        table, clients, _ = await begun()
        assert (await clients[0].send("move", what="pause"))["at"] == 0
        assert (await clients[1].send("move", what="pause"))["code"] == "motion_open"
        assert (await clients[1].send("move", what="resume"))["code"] == "not_paused"
        motion = table.ballot.motions[0].n
        assert (await clients[1].send("vote", motion=motion, yes=True))["type"] == "done"
        assert (await clients[2].send("vote", motion=motion, yes=False))["type"] == "done"
        assert not table.ballot.motions and not table.clocks.paused
        assert (await clients[2].send("vote", motion=motion, yes=True))["code"] == "no_motion"
        assert (await clients[0].send("move", what="replace", seat=1))["code"] == "not_absent"
        assert (await clients[0].send("move", what="replace", seat=0))["code"] == "no_such_seat"
        assert (await clients[0].send("undo"))["code"] == "no_undo"
        seat = await step_for_good(table, clients)
        await clients[seat].send("undo")
        assert len(table.ballot.motions) == 1
        seat = table.state.awaiting[0]
        action = table.game.encode(table.game.driver(table.state, seat, random.Random(4)))
        await clients[seat].send("act", seen=table.at, actions=[action])
        assert not table.ballot.motions

    asyncio.run(run())


def test_among_programs_nobody_has_to_agree() -> None:
    async def run() -> None:
        table, clients, store = await begun("pbbb")
        await settled(table)
        assert (await clients[0].send("move", what="pause"))["type"] == "done"
        assert table.clocks.paused
        row, entries, chat = await store.load_table(ID)  # type: ignore[misc]
        assert Table.read(row, entries, chat, house_of(store)).clocks.paused
        assert (await clients[0].send("move", what="resume"))["type"] == "done"
        rng = random.Random(4)
        for _ in range(30):
            await settled(table)
            action = table.game.encode(table.game.driver(table.state, 0, rng))
            await clients[0].send("act", seen=table.at, actions=[action])
        await settled(table)
        count = sum(entry.kind == "undo" for entry in table.entries)
        assert (await clients[0].send("undo"))["type"] == "done"
        assert sum(entry.kind == "undo" for entry in table.entries) == count + 1

    asyncio.run(run())


def test_an_absent_seat_is_played_on_and_given_back() -> None:
    async def run() -> None:
        table, clients, _ = await begun("pppp")
        table.audience.leave(clients[3].line)
        assert not table.info().seats[3].here
        await clients[0].send("move", what="replace", seat=3)
        motion = table.ballot.motions[0]
        assert motion.wanted == (1, 2)
        for voter in (1, 2):
            await clients[voter].send("vote", motion=motion.n, yes=True)
        assert table.info().seats[3].substituted and table.info().seats[3].bot == "heuristic"
        back = Client(table, "p3")
        opened = await back.sit()
        assert opened["table"]["seats"][3]["substituted"] and "asked" not in opened
        assert (await back.send("act", seen=table.at, actions=[{"do": "proceed"}]))["code"] == "substituted"
        assert (await back.send("try", seen=table.at))["code"] == "substituted"
        assert (await back.send("substitute", on=False))["type"] == "done"
        assert not table.info().seats[3].substituted

    asyncio.run(run())


def test_a_line_that_comes_again_after_a_restart_is_not_said_twice() -> None:
    async def run() -> None:
        table, clients, store = await begun("pp")
        first = await clients[0].send("say", id="s1", text="hello")
        assert first["type"] == "done"
        again = Table.read(store.rows[ID], store.entries[ID], store.chat[ID], table.house)
        late = Client(again, "p0")
        await late.sit()
        assert await late.send("say", id="s1", text="hello") == first
        assert len(store.chat[ID]) == 1

    asyncio.run(run())


def test_a_pause_passes_when_the_last_who_did_not_agree_leaves() -> None:
    async def run() -> None:
        table, clients, _ = await begun()
        await clients[0].send("move", what="pause")
        motion = table.ballot.motions[0].n
        await clients[1].send("vote", motion=motion, yes=True)
        await clients[2].send("vote", motion=motion, yes=True)
        assert not table.clocks.paused
        await clients[3].send("substitute", on=True)
        assert table.clocks.paused and not table.ballot.motions

    asyncio.run(run())


def test_what_only_who_has_left_wanted_falls() -> None:
    async def run() -> None:
        table, clients, _ = await begun("pp")
        await clients[0].send("move", what="pause")
        await clients[0].send("substitute", on=True)
        assert not table.ballot.motions and not table.clocks.paused
        await clients[1].send("substitute", on=True)
        assert not table.clocks.paused

    asyncio.run(run())


def test_who_came_back_meanwhile_is_not_replaced() -> None:
    async def run() -> None:
        table, clients, _ = await begun()
        table.audience.leave(clients[3].line)
        await clients[0].send("move", what="replace", seat=3)
        motion = table.ballot.motions[0].n
        await clients[1].send("vote", motion=motion, yes=True)
        await Client(table, "p3").sit()
        late = await clients[2].send("vote", motion=motion, yes=True)
        assert late["code"] == "not_absent" and not table.ballot.motions
        assert not table.info().seats[3].substituted

    asyncio.run(run())


def test_nothing_is_voted_on_when_the_game_is_over() -> None:
    async def run() -> None:
        table, clients, _ = await begun("pp", max_turns=2)
        await clients[0].send("move", what="pause")
        motion, rng = table.ballot.motions[0].n, random.Random(4)
        while not table.state.over:
            seat = table.state.awaiting[0]
            action = table.game.encode(table.game.driver(table.state, seat, rng))
            await clients[seat].send("act", seen=table.at, actions=[action])
        at = table.at
        assert (await clients[1].send("vote", motion=motion, yes=True))["code"] == "no_motion"
        assert table.at == at and not table.clocks.paused

    asyncio.run(run())


@pytest.mark.parametrize("kinds", ["pbb", "ppb"])
def test_a_motion_whose_end_is_not_stored_may_be_put_or_voted_again(kinds: str) -> None:
    async def run() -> None:
        table, clients, store = await begun(kinds)
        await settled(table)
        if kinds == "ppb":
            await clients[1].send("move", "m", what="pause")
        message: dict[str, Any] = {"id": "x", "type": "move", "what": "pause"}
        if kinds == "ppb":
            message = {"id": "x", "type": "vote", "motion": table.ballot.motions[0].n, "yes": True}
        store.failing = "disk_full"
        assert (await clients[0].send(**message))["code"] == "disk_full"
        assert not table.clocks.paused
        store.failing = None
        assert (await clients[0].send(**message))["type"] == "done"
        assert table.clocks.paused and not table.ballot.motions

    asyncio.run(run())


def test_a_step_is_not_taken_back_by_consent_under_a_pause() -> None:
    async def run() -> None:
        table, clients, _ = await begun("pp")
        seat = await step_for_good(table, clients)
        await clients[seat].send("undo")
        undo = table.ballot.motions[0].n
        await clients[seat].send("move", what="pause")
        pause = table.ballot.motions[1].n
        other = 1 - seat
        await clients[other].send("vote", motion=pause, yes=True)
        at = table.at
        assert (await clients[other].send("vote", motion=undo, yes=True))["code"] == "paused"
        assert table.at == at
        await clients[other].send("move", what="resume")
        await clients[seat].send("vote", motion=table.ballot.motions[-1].n, yes=True)
        assert (await clients[other].send("vote", motion=undo, yes=True))["type"] == "done"
        assert table.entries[-1].kind == "undo" and not table.ballot.motions

    asyncio.run(run())
