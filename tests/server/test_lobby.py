"""The lobby: setting tables up, sitting down, starting, rematches, and reading tables back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from conjura.engine.record import Record, commitment_of
from conjura.server.bodies import NewSeat, NewTable, Play
from conjura.server.denied import Denied
from conjura.server.lobby import Lobby
from conjura.server.people import Person
from conjura.server.table import Table
from server.fakes import QUICK, Client, MemoryStore, QuickPrograms, settled

ADA, BEN, CID = Person("ada", "Ada"), Person("ben", "Ben"), Person("cid", "Ada")
FOUR = NewTable(
    "illuminati",
    "deluxe",
    seats=(NewSeat("me"), NewSeat("open"), NewSeat("open"), NewSeat("program", "random")),
)


def with_lobby(work: Callable[[Lobby, MemoryStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = MemoryStore()
        lobby: Any = Lobby(store, QUICK, QuickPrograms())  # type: ignore[arg-type]
        try:
            await work(lobby, store)
        finally:
            await lobby.close()

    asyncio.run(run())


async def denied(work: Awaitable[Any]) -> str:
    with pytest.raises(Denied) as error:
        await work
    return error.value.code


async def played_out(table: Table, people: dict[str, int], seed: int = 1) -> None:
    clients = {seat: Client(table, person) for person, seat in people.items()}
    for client in clients.values():
        await client.sit()
    rng = random.Random(seed)
    while not table.state.over:
        await settled(table)
        if table.state.over:
            break
        seat = table.state.awaiting[0]
        action = table.game.encode(table.game.driver(table.state, seat, rng))
        assert (await clients[seat].send("act", seen=table.at, actions=[action]))["type"] == "done"
    for client in clients.values():
        table.audience.leave(client.line)


def test_a_table_from_its_making_to_its_rematch() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.create(ADA, FOUR)
        id = table.id
        info = table.info()
        assert info.status == "open" and info.host == 0 and info.commitment and info.seed is None
        assert [seat.kind for seat in info.seats] == ["person", "open", "open", "program"]
        assert await denied(lobby.start(id, ADA)) == "not_full"
        assert await lobby.join(id, BEN) == 1
        assert await lobby.join(id, BEN) == 1
        assert await lobby.join(id, BEN, 2) == 2
        assert await denied(lobby.join(id, CID, 2)) == "taken"
        assert await lobby.join(id, BEN, 0, elsewhere=True) == 2  # who sits keeps the own seat
        assert await lobby.join(id, CID, 2, elsewhere=True) == 1
        assert table.row.seats[1].name == "Ada 2"  # nobody is taken for another
        assert await denied(lobby.join(id, Person("d", "Dee"))) == "full"
        assert await denied(lobby.join(id, Person("d", "Dee"), 1, elsewhere=True)) == "full"
        assert await denied(lobby.start(id, BEN)) == "not_host"
        await lobby.start(id, ADA)
        assert table.row.status == "playing" and table.at == 1
        assert await denied(lobby.join(id, Person("d", "Dee"))) == "not_open"
        assert await denied(lobby.record_text(id, ADA)) == "not_over"
        assert await denied(lobby.film(id, ADA, 1)) == "not_over"
        assert msgspec.json.decode(await lobby.film(id, ADA, 0))["seat"] == 0
        assert await denied(lobby.rematch(id, ADA)) == "not_over"
        await played_out(table, {"ada": 0, "cid": 1, "ben": 2})
        over = table.info()
        assert over.status == "over" and over.seed and commitment_of(int(over.seed)) == info.commitment
        record = Record.loads(await lobby.record_text(id, BEN))
        assert record.replay(int(over.seed)) == table.state
        assert record.names == tuple(seat.name for seat in over.seats)
        assert record.commitment == info.commitment
        assert await denied(lobby.record_text(id, Person("d", "Dee"))) == "not_seated"
        assert msgspec.json.decode(await lobby.film(id, BEN, 3))["seat"] == 3
        assert msgspec.json.decode(await lobby.summary(id, None))["turns"]
        again = await lobby.rematch(id, BEN)
        assert [seat.person for seat in again.row.seats] == ["cid", "ben", None, "ada"]
        assert (await lobby.rematch(id, ADA)) is again and table.info().next == again.id
        assert again.row.status == "open" and again.row.seed != table.row.seed
        assert {found.id for found in await lobby.mine(ADA)} == {id, again.id}

    with_lobby(work)


def test_a_new_name_is_seen_where_the_game_has_not_begun() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        waiting, begun = await lobby.create(ADA, FOUR), await lobby.play(ADA, Play())
        await lobby.join(waiting.id, BEN)
        await lobby.renamed(Person("ada", "Ben"))
        assert [seat.name for seat in waiting.info().seats[:2]] == ["Ben 2", "Ben"]
        assert waiting.row.host == "ada" and waiting.seat_of("ada") == 0
        assert begun.info().seats[0].name == "Ada"

    with_lobby(work)


def test_play_begins_at_once() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.play(ADA, Play())
        assert table.row.status == "playing" and len(table.row.seats) == 4
        assert [seat.bot for seat in table.row.seats[1:]] == ["heuristic"] * 3
        assert len({seat.name for seat in table.row.seats}) == 4
        assert await lobby.listed() == []

    with_lobby(work)


@pytest.mark.parametrize(
    "wanted, code",
    [
        (NewTable("chess"), "no_game"),
        (NewTable("illuminati", seats=(NewSeat("me"),)), "option"),
        (NewTable("illuminati", seats=(NewSeat("me"),) * 3), "seated"),
        (NewTable("illuminati", seats=(NewSeat("me"), NewSeat("program", "god"))), "no_bot"),
        (NewTable("illuminati", "none"), "option"),
        (NewTable("illuminati", options={"nothing": 1}), "option"),
        (NewTable("illuminati", options={"treasuries": "everybody's"}), "option"),
    ],
)
def test_what_can_t_be_set_up(wanted: NewTable, code: str) -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        assert await denied(lobby.create(ADA, wanted)) == code
        assert not store.rows

    with_lobby(work)


def test_leaving_hands_the_host_on_and_later_the_seat_to_a_program() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.create(ADA, FOUR)
        await lobby.join(table.id, BEN)
        await lobby.leave(table.id, ADA)
        assert table.row.host == "ben" and table.row.seats[0].kind == "open"
        await lobby.fill(table.id, BEN, 0, "program", "random")
        assert await denied(lobby.fill(table.id, ADA, 2, "program", None)) == "not_host"
        assert await denied(lobby.fill(table.id, BEN, 1, "open", None)) == "own_seat"
        assert await denied(lobby.fill(table.id, BEN, 9, "open", None)) == "no_such_seat"
        await lobby.fill(table.id, BEN, 2, "program", None)
        await lobby.start(table.id, BEN)
        await lobby.leave(table.id, BEN)
        assert table.row.seats[1].substituted
        await settled(table)
        assert table.row.status == "over"  # four programs play to the end
        assert await denied(lobby.leave(table.id, CID)) == "not_seated"
        empty = await lobby.create(ADA, FOUR)
        await lobby.leave(empty.id, ADA)
        assert empty.row.status == "over" and await lobby.mine(ADA) == []

    with_lobby(work)


def test_a_seat_moves_to_another_person() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.create(ADA, FOUR)
        await lobby.join(table.id, BEN)
        line = Client(table, "ada")
        await line.sit()
        await lobby.reseat(table.id, 0, CID)
        assert table.seat_of("cid") == 0 and table.seat_of("ada") is None and table.row.host == "cid"
        assert line.line.closing is not None and line.line.closing.code == "gone"
        assert await denied(lobby.reseat(table.id, 0, BEN)) == "seated"
        known = Person("known", "Known", "known")
        await lobby.hand_over("ben", known)
        assert table.seat_of("known") == 1
        await lobby.hand_over("cid", known)  # sits there already
        assert table.seat_of("cid") == 0 and table.row.host == "known"

    with_lobby(work)


def test_whoever_sits_down_hears_no_whispers_that_were_for_another() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        async def heard(person: str) -> list[str]:
            client = Client(await lobby.get(table.id), person)
            opened = await client.sit()
            client.table.audience.leave(client.line)
            return [line["text"] for line in opened.get("chat", [])]

        table = await lobby.create(ADA, FOUR)
        await lobby.join(table.id, BEN)
        ada, ben = Client(table, "ada"), Client(table, "ben")
        await ada.sit()
        await ben.sit()
        await ada.send("say", text="hello all")
        await ada.send("say", text="for Ben alone", to=1)
        await ben.send("say", text="from Ben to Ada", to=0)
        await ada.send("mute", seat=1, on=True)
        await lobby.leave(table.id, BEN)
        await lobby.join(table.id, CID, 1)
        assert await heard("cid") == ["hello all"]
        assert table.row.seats[0].muted == ()  # somebody else was meant
        await ada.send("say", text="for Cid", to=1)
        assert await heard("cid") == ["hello all", "for Cid"]
        assert await heard("ada") == ["hello all", "for Ben alone", "from Ben to Ada", "for Cid"]
        # He moves on, and Ben is back in the same seat: nobody can tell that he is the same.
        await lobby.join(table.id, CID, 2)
        await lobby.join(table.id, BEN, 1)
        assert await heard("cid") == ["hello all"] == await heard("ben")
        # Also after a restart, and when a link hands a seat on.
        lobby._forget(table)
        assert await heard("ben") == ["hello all"]
        again = await lobby.get(table.id)
        await lobby.reseat(again.id, 0, Person("dan", "Dan"))
        assert await heard("dan") == ["hello all"]
        # Whoever turns out to be somebody known keeps what is theirs.
        dan = Client(again, "dan")
        await dan.sit()
        await dan.send("say", text="for Ben again", to=1)
        await lobby.hand_over("ben", Person("known", "Ben", "ben"))
        assert await heard("known") == ["hello all", "for Ben again"]

    with_lobby(work)


def test_what_waited_for_a_table_that_was_let_go_of_goes_to_the_one_read_back() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.create(ADA, FOUR)
        async with table.lock:
            joining = asyncio.ensure_future(lobby.join(table.id, BEN))
            await asyncio.sleep(0.01)
            table.closed = True
            lobby._forget(table)
            again = await lobby.get(table.id)
        assert await joining == 1
        assert again is not table and again.seat_of("ben") == 1 and table.seat_of("ben") is None
        assert store.rows[table.id].seats[1].person == "ben"

    with_lobby(work)


def test_nobody_may_have_too_many_tables() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        for _ in range(QUICK.tables_per_person):
            await lobby.create(ADA, FOUR)
        assert await denied(lobby.create(ADA, FOUR)) == "too_many_tables"
        assert await denied(lobby.play(ADA, Play())) == "too_many_tables"
        await lobby.create(BEN, FOUR)

    with_lobby(work)


def test_listed_tables_are_found_by_everybody() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        shown = await lobby.create(ADA, msgspec.structs.replace(FOUR, listed=True, title=" a \u202e table "))
        await lobby.create(ADA, FOUR)
        assert [info.id for info in await lobby.listed()] == [shown.id]
        assert (await lobby.listed())[0].title == "a table"

    with_lobby(work)


def test_a_table_that_nobody_uses_comes_back_when_asked_for() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.play(ADA, Play())
        await settled(table)
        table.used -= QUICK.idle_seconds + 1
        lobby._look()
        assert table.closed
        first, second = await asyncio.gather(lobby.get(table.id), lobby.get(table.id))
        assert first is second and first is not table
        assert first.state == table.state and first.at == table.at
        line = Client(first, "ada")
        await line.sit()
        first.used -= QUICK.idle_seconds + 1
        lobby._look()
        assert not first.closed
        assert await denied(lobby.get("b" * 20)) == "no_table"

    with_lobby(work)


def test_games_go_on_after_a_restart_without_being_asked_for() -> None:
    async def run() -> None:
        store = MemoryStore()
        lobby: Any = Lobby(store, QUICK, QuickPrograms())  # type: ignore[arg-type]
        table = await lobby.play(ADA, Play(bot="random"))
        await lobby.leave(table.id, ADA)
        for _ in range(20):
            await asyncio.sleep(0)
        await lobby.close()
        assert store.rows[table.id].status == "playing"
        again: Any = Lobby(store, QUICK, QuickPrograms())  # type: ignore[arg-type]
        for _ in range(3000):
            await asyncio.sleep(0.002)
            if store.rows[table.id].status == "over":
                break
        assert store.rows[table.id].status == "over"
        await again.close()

    asyncio.run(run())


def test_a_table_that_was_tampered_with_is_not_played_on() -> None:
    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.play(ADA, Play())
        lobby._tables.clear()
        store.rows[table.id] = msgspec.structs.replace(store.rows[table.id], seed="12345")
        assert await denied(lobby.get(table.id)) == "unreadable"

    with_lobby(work)


@pytest.mark.parametrize("stored", [True, False])
def test_who_is_cut_off_while_storing_leaves_no_doubt_behind(stored: bool) -> None:
    """Stopped in the middle, memory can't know whether the entry is stored: the table is read again, the store knows."""

    async def work(lobby: Lobby, store: MemoryStore) -> None:
        table = await lobby.create(ADA, msgspec.structs.replace(FOUR, seats=(NewSeat("me"), NewSeat("open"))))
        await lobby.join(table.id, BEN)
        await lobby.start(table.id, ADA)
        seat = table.state.awaiting[0]
        client, other = (
            Client(table, "ada" if seat == 0 else "ben"),
            Client(table, "ben" if seat == 0 else "ada"),
        )
        for each in (client, other):
            await each.sit()
        action = table.game.encode(next(iter(table.state.legal(seat))))
        store.delay = 30
        acting = asyncio.ensure_future(client.send("act", "x", seen=1, actions=[action]))
        await asyncio.sleep(0.01)
        waiting = asyncio.ensure_future(other.send("act", "y", seen=1, actions=[action]))
        await asyncio.sleep(0.01)
        if stored:
            twin = Table(table.row, table.house)
            twin.state, twin.at = table.state, 1
            store.delay = 0
            async with twin.lock:
                await twin.commit([table.game.decode(action)], seat, "x")
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        await waiting
        assert other.line.closing is not None and other.line.closing.code == "shutdown"
        store.delay = 0
        again = await lobby.get(table.id)
        assert again is not table and again.at == (2 if stored else 1)
        back = Client(again, client.line.person)
        await back.sit()
        assert (await back.send("act", "x", seen=1, actions=[action])) == {"type": "done", "id": "x", "at": 2}
        assert len(store.entries[table.id]) == 2

    with_lobby(work)
