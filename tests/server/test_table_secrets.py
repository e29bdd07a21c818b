"""What a client receives follows from what its seat may know: tables whose hidden things differ write the same bytes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from conjura.engine.walks import Held
from conjura.server.film import film_of
from conjura.server.journal import Step
from conjura.server.table import Table
from server.fakes import Client, MemoryStore, house_of, row_of, settled
from server.test_table import begun

KINDS: list[dict[str, Any]] = [{}, {"treasuries": "owner"}, {"hidden_goals": True}]


def twin_of(table: Table, seat: int, rng: random.Random) -> Table:
    """A table at the same entry in another world, which the seat can't tell from this one."""
    twin = Table(table.row, house_of(MemoryStore()))
    twin.state = table.state.redeal(seat, rng)
    twin.at, twin.since = table.at, list(table.since)
    twin.journal = [Step(step.at, step.by, [], note=True) for step in table.journal]
    twin.entries = list(table.entries)
    twin._back = list(table._back)  # whether a step can be taken back is public
    twin.audience.move()
    return twin


async def all_said(table: Table, seat: int, rng: random.Random) -> list[Any]:
    """All that a client of a seat can get out of a table without committing anything."""
    client = Client(table, f"p{seat}")
    client._number = 1000 * table.at  # ids of its own
    out: list[Any] = []
    opened = await client.sit(seen=table.at)
    out.append(opened)
    legal = [option["action"] for option in (opened.get("asked") or {}).get("legal", [])]
    slugs = [slug for slug in table.game.codec(table.options).slugs if slug]
    tests = [
        {"do": do, "card": slugs[rng.randrange(len(slugs))]}
        for do in ("play", "choose", "use_ability", "lose")
    ]
    tests += [{"do": "proceed"}, {"do": "decline"}, {"do": "accept"}, {"do": "offer", "to": (seat + 1) % 4}]
    out.append(await client.send("try", seen=table.at, tests=tests, hints=True))
    for action in legal[:12] + tests:
        held: list[Any] = [action]
        for _ in range(4):
            tried = await client.send("try", seen=table.at, actions=held, hints=True, tests=tests)
            out.append(tried)
            after = (tried.get("asked") or {}).get("legal", [])
            if not after:
                break
            held.append(after[rng.randrange(len(after))]["action"])
    for slug in rng.sample(slugs, 2):
        out.append(await client.send("prospect", card=slug))
    for action in tests:
        if action not in legal and table.state.check(table.game.decode(action), seat) is not None:
            out.append(await client.send("act", seen=table.at, actions=[action]))
    table.audience.leave(client.line)
    for answer in out:
        answer.pop("id", None)
    return out


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_worlds_that_a_seat_can_t_tell_apart_answer_alike(options: dict[str, Any]) -> None:
    async def run() -> None:
        table = await begun("pppp", **options)
        rng = random.Random(8)
        compared = 0
        for number in range(420):
            if table.state.over:
                break
            if number % 14 == 0:
                for seat in range(4):
                    twin = twin_of(table, seat, rng)
                    luck = rng.randrange(1 << 30)
                    ours = await all_said(table, seat, random.Random(luck))
                    theirs = await all_said(twin, seat, random.Random(luck))
                    assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
                    compared += len(ours)
            seat = table.state.awaiting[0]
            async with table.lock:
                await table.commit([table.game.driver(table.state, seat, rng)], seat, None)
        assert compared > 500

    asyncio.run(run())


def test_nothing_tried_tells_what_chance_will_bring() -> None:
    """A try on a copy draws nothing: neither tables with other streams nor repeated tries differ."""

    async def run() -> None:
        table = await begun("pppp")
        rng = random.Random(3)
        for _ in range(250):
            state = table.state
            if state.over:
                break
            seat = state.awaiting[0]
            for action in list(state.legal(seat))[:5]:
                held = Held(state, seat, [action])
                assert state.streams == table.state.streams
                if not held.complete:
                    assert held.world.streams == state.streams and held.world.explicit
            client = Client(table, f"p{seat}")
            await client.sit()
            action = table.game.encode(table.game.driver(state, seat, rng))
            tried = await client.send("try", seen=table.at, actions=[action])
            if tried.get("complete"):
                assert set(tried) == {"type", "id", "at", "complete"}
                more = await client.send("try", seen=table.at, actions=[action, {"do": "proceed"}])
                assert more["code"] == "walk_complete"
                # To send more than a walk would tell what the dice are, at no cost.
                at = table.at
                more = await client.send(
                    "act", seen=table.at, actions=[action, {"do": "endow", "amount": 99999}]
                )
                assert more["type"] == "no" and table.at == at
                other = await client.send("act", seen=table.at, actions=[action, {"do": "decline"}])
                assert other["type"] == "no" or not any(
                    event.reveals for event in table.journal[-1].events[:-1]
                ), "what was revealed could have been refused"
                if other["type"] == "done":
                    table.audience.leave(client.line)
                    continue
            assert (await client.send("act", seen=table.at, actions=[action]))["type"] == "done"
            table.audience.leave(client.line)

    asyncio.run(run())


def test_seeds_stay_with_the_table() -> None:
    async def run() -> None:
        table = await begun("ppbb", seed=123456789123456789)
        clients = {seat: Client(table, f"p{seat}") for seat in (0, 1)}
        clients[9] = Client(table, "")
        for client in clients.values():
            await client.sit()
        rng = random.Random(1)
        for _ in range(40):
            await settled(table)
            seat = table.state.awaiting[0]
            action = table.game.encode(table.game.driver(table.state, seat, rng))
            await clients[seat].send("act", seen=table.at, actions=[action])
        for seat in (None, 0):
            text = (await film_of(table, seat)).decode()
            assert "123456789123456789" not in text
        secret = {"123456789123456789", *map(str, table.state.streams)}
        for client in clients.values():
            await client.look()
            sent = msgspec.json.encode(list(client.frames)).decode()
            assert not any(word in sent for word in secret)
        assert table.info().commitment == table.row.commitment

    asyncio.run(run())


def test_a_row_of_options_is_what_the_table_was_made_with() -> None:
    row = row_of("pppp", treasuries="owner")
    assert Table(row, house_of(MemoryStore())).options.treasuries == "owner"
