"""All tables of a server: setting them up, joining, starting; reading them back when they are asked for, and letting go
of them when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Literal

from msgspec.structs import replace

from conjura.bots import bot_names
from conjura.engine.record import commitment_of
from conjura.engine.wire import OptionError
from conjura.server.bodies import NewSeat, NewTable, Play
from conjura.server.denied import Denied
from conjura.server.film import film_of, summary_of
from conjura.server.house import House
from conjura.server.infos import info_of
from conjura.server.logs import tag
from conjura.server.messages import TableInfo
from conjura.server.others import Elsewhere, Others
from conjura.server.people import Person, new_id
from conjura.server.programs import Programs
from conjura.server.reading import Unreadable
from conjura.server.rows import SeatRow, TableRow
from conjura.server.seating import Who, called, known_game, program, row_for, unlike
from conjura.server.settings import Settings
from conjura.server.socket import SLOW, Connection
from conjura.server.store import Store, StoreError
from conjura.server.table import Table

log = logging.getLogger("conjura.server.lobby")

ROUND = 5.0
"""Seconds between two looks at all tables."""
SOON = 600.0
"""A table whose clock ends within so many seconds stays in memory."""
USUAL_PLAYERS = 4


class Lobby:
    """The tables of one server. Made in a running loop.

    Args:
        store: where they are kept.
        settings: what the server was told.
        programs: where programs think.
        others: the other processes, which keep the other tables.
    """

    def __init__(
        self, store: Store, settings: Settings, programs: Programs, others: Others | None = None
    ) -> None:
        self.others = others or Others()
        self.house = House(store, programs, settings)
        self.house.forget = self._forget
        self._programs = programs
        self._tables: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._alarms: dict[str, float] = {}
        self._closed = False
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # Finding

    async def get(self, id: str) -> Table:
        """The table of an id, read from the store if need be.

        Raises:
            Denied: there is none.
            Elsewhere: another process keeps it.
            StoreError: it can't be read now.
        """
        table = self._tables.get(id)
        if table is None:
            if not self.others.mine(id):
                raise Elsewhere(self.others.keeper(id))
            coming = self._coming.get(id)
            if coming is None:
                coming = self._coming[id] = asyncio.get_running_loop().create_task(self._read(id))
            table = await asyncio.shield(coming)
        table.used = self.house.now()
        return table

    @contextlib.asynccontextmanager
    async def _held(self, id: str) -> AsyncIterator[Table]:
        """The table of an id, its lock held. One that was let go of meanwhile is read again: what it knows may be old.

        Raises:
            Denied: there is none.
            StoreError: it can't be read now.
        """
        while True:
            table = await self.get(id)
            async with table.lock:
                if not table.closed:
                    yield table
                    return
            if self._tables.get(id) is table:  # closed for good: the server ends
                raise StoreError("storage")

    def present(self, id: str) -> Table | None:
        """The table of an id if it is in memory: to look at, not to keep it there."""
        return self._tables.get(id)

    async def listed(self) -> list[TableInfo]:
        """The tables that everybody may find: those to join, those to watch."""
        rows = await self.house.store.tables(status=("open", "playing"), listed=True)
        shown = [row for row in rows if row.status == "open" or row.spectators != "off"]
        return [self._info(row) for row in shown]

    async def mine(self, who: Who) -> list[TableInfo]:
        """The tables where somebody sits, or that somebody has set up."""
        rows = await self.house.store.tables(person=who.id)
        return [self._info(row) for row in rows if row.status != "over" or row.started]

    async def waiting(self, person: str, ids: Sequence[str]) -> dict[str, tuple[int, bool]]:
        """Where somebody sits at some tables, and whether the table waits for that."""
        found = await self.waiting_here(person, ids)
        for more in await self.others.ask("waiting", (person, ids)):
            found.update(more)
        return found

    async def waiting_here(self, person: str, ids: Sequence[str]) -> dict[str, tuple[int, bool]]:
        """The same at those that are kept here."""
        found: dict[str, tuple[int, bool]] = {}
        for id in ids:
            if not self.others.mine(id):
                continue
            with contextlib.suppress(Denied):  # one that can't be read any more waits for nobody
                table = await self.get(id)
                seat = table.seat_of(person)
                if seat is not None:
                    asked = table.state is not None and seat in table.state.awaiting
                    found[id] = seat, asked and not table.stands_in(seat)
        return found

    def _info(self, row: TableRow) -> TableInfo:
        table = self._tables.get(row.id)
        return info_of(row) if table is None else table.info()

    # Setting up

    async def create(self, who: Who, wanted: NewTable) -> Table:
        """A new table, open for those who are invited.

        Raises:
            Denied: something of it is impossible.
            StoreError: it is not stored.
        """
        await self._bound(who)
        row = row_for(who, wanted, self.house.now())
        return await self._new(row)

    async def play(self, who: Who, wanted: Play) -> Table:
        """A table against programs, begun at once. Raises as ``create`` does."""
        await self._bound(who)
        game = known_game(wanted.game)
        low, high = game.players[0], game.players[-1]
        players = wanted.players or max(low, min(high, USUAL_PLAYERS))
        seats = (NewSeat("me"), *[NewSeat("program", wanted.bot)] * (players - 1))
        row = row_for(who, NewTable(game.id, wanted.preset, seats=seats), self.house.now())
        table = await self._new(self._own(row))
        async with table.lock:
            await table.begin()
        return table

    async def _bound(self, who: Who) -> None:
        """Nobody may have more tables than he can play at."""
        most = self.house.settings.tables_per_person * self.house.settings.limit_factor
        rows = await self.house.store.tables(status=("open", "playing"), person=who.id, limit=most)
        if len(rows) >= most:
            raise Denied("too_many_tables", {"most": most}, status=429)

    async def _new(self, row: TableRow) -> Table:
        await self.house.store.save_table(row)
        table = Table(row, self.house)
        if self.others.mine(row.id):
            self._tables[row.id] = table
        return table

    def _own(self, row: TableRow) -> TableRow:
        """A new table's row, with an id by which the table is kept here."""
        while not self.others.mine(row.id):
            row = replace(row, id=new_id())
        return row

    # Before the start

    async def join(self, id: str, who: Who, seat: int | None = None, elsewhere: bool = False) -> int:
        """Sit down. Whoever sits there already keeps the seat.

        Args:
            id: the table.
            who: who comes.
            seat: where; ``None`` for any seat that is free.
            elsewhere: whether another seat will do if that one is taken: the free one, or the own.

        Returns:
            the seat.

        Raises:
            Denied: the seat is taken, or there is none free.
        """
        async with self._held(id) as table:
            own = table.seat_of(who.id)
            if own is not None and seat in (own, None):
                return own
            row = open_row(table)
            free = [number for number, each in enumerate(row.seats) if each.kind == "open"]
            if elsewhere and seat not in free:
                if own is not None:
                    return own
                seat = None
            if seat is None:
                if not free:
                    raise Denied("full")
                seat = free[0]
            elif seat not in free:
                raise Denied("taken", {"seat": seat})
            seats = list(row.seats)
            if own is not None:
                seats[own] = SeatRow()
            seats[seat] = SeatRow("person", who.id, None, unlike(who.name, [each.name for each in seats]))
            await self._seat(table, replace(row, seats=tuple(seats)))
            return seat

    async def leave(self, id: str, who: Who) -> None:
        """Stand up: before the start the seat is free again, later a program plays on. Raises ``Denied``."""
        async with self._held(id) as table:
            seat = table.seat_of(who.id)
            if seat is None:
                raise Denied("not_seated", status=403)
            row = table.row
            if row.status == "playing":
                if not row.seats[seat].substituted:
                    await table.substitute(seat, True, "own")
                return
            if row.status == "over":
                return
            seats = list(row.seats)
            seats[seat] = SeatRow()
            people = [each.person for each in seats if each.kind == "person"]
            host = row.host if row.host != who.id else people[0] if people else None
            changed = replace(row, seats=tuple(seats), host=host)
            if host is None:  # nobody is left to start it
                changed = replace(changed, status="over", ended=self.house.now())
            await self._seat(table, changed)

    async def fill(
        self, id: str, who: Who, seat: int, kind: Literal["open", "program"], bot: str | None
    ) -> None:
        """Give a seat to a program, or free it: the host, before the start. Raises ``Denied``."""
        async with self._held(id) as table:
            row = open_row(table)
            if row.host != who.id:
                raise Denied("not_host", status=403)
            if seat >= len(row.seats):
                raise Denied("no_such_seat", status=404)
            if row.seats[seat].person == who.id:
                raise Denied("own_seat")
            names = [each.name for number, each in enumerate(row.seats) if number != seat]
            seats = list(row.seats)
            seats[seat] = SeatRow() if kind == "open" else program(bot, bot_names(row.game), seat, names)
            await self._seat(table, replace(row, seats=tuple(seats)))

    async def start(self, id: str, who: Who) -> None:
        """Begin: the host, once no seat is open. Raises ``Denied``."""
        async with self._held(id) as table:
            row = open_row(table)
            if row.host != who.id:
                raise Denied("not_host", status=403)
            if any(each.kind == "open" for each in row.seats):
                raise Denied("not_full")
            await table.begin()
        if not table.shows():
            for line in tuple(table.audience.lines):
                if line.seat is None:
                    line.close("gone", None)

    async def reseat(self, id: str, seat: int, who: Who) -> None:
        """Hand a person's seat to another (who opened its link). Raises ``Denied``."""
        async with self._held(id) as table:
            row = table.row
            own = table.seat_of(who.id)
            if own == seat:
                return
            if own is not None:
                raise Denied("seated")
            before = row.seats[seat]
            if before.kind != "person":
                raise Denied("link", status=404)
            host = who.id if row.host == before.person else row.host
            await self._seat(table, replace(row, seats=called(row.seats, seat, who), host=host))

    async def renamed(self, who: Person) -> None:
        """Somebody is called something else now: so at tables that have not begun; at others the old name stays."""
        await self.renamed_here(who)
        await self.others.ask("renamed", who)

    async def renamed_here(self, who: Who) -> None:
        """The same at the tables that are kept here."""
        for found in self._kept(await self.house.store.tables(status="open", person=who.id, limit=1000)):
            async with self._held(found.id) as table:
                row, seat = table.row, table.seat_of(who.id)
                if row.status == "open" and seat is not None:
                    await self._seat(table, replace(row, seats=called(row.seats, seat, who)))

    def _kept(self, rows: Sequence[TableRow]) -> list[TableRow]:
        """Those of some tables that are kept here."""
        return [row for row in rows if self.others.mine(row.id)]

    async def hand_over(self, before: str, who: Person) -> None:
        """Somebody turns out to be another: what the one had at tables is now the other's, where that one has no seat.

        Args:
            before: the id that somebody went by.
            who: who it is.
        """
        await self.hand_over_here(before, who)
        await self.others.ask("hand_over", (before, who))

    async def hand_over_here(self, before: str, who: Who) -> None:
        """The same at the tables that are kept here."""
        for found in self._kept(await self.house.store.tables(person=before, limit=1000)):
            async with self._held(found.id) as table:
                row, seat = table.row, table.seat_of(before)
                seats = row.seats
                if seat is not None and table.seat_of(who.id) is None:
                    seats = called(seats, seat, who)
                host = who.id if row.host == before else row.host
                await self._seat(table, replace(row, seats=seats, host=host), same=True)

    async def _seat(self, table: Table, row: TableRow, same: bool = False) -> None:
        """Store who sits where; lines whose seat is another now have to come anew.

        Args:
            table: the table.
            row: its row, with the new seats.
            same: whether who sits down anew is who sat there before, by another id.
        """
        new = [] if same else newcomers(table.row, row)
        await table.save(received(row, new, table.talk.last, table.at))
        table.forget(new)
        for line in tuple(table.audience.lines):
            if line.seat != (table.seat_of(line.person) if line.person else None):
                line.close("gone", 0)
        table.audience.inform()

    async def hang_up(self, person: str) -> None:
        """End the lines of a person who has left a device; other devices come again at once."""
        self.hang_up_here(person)
        await self.others.ask("hang_up", person)

    def hang_up_here(self, person: str) -> None:
        """The same at the tables that are kept here."""
        for table in self._tables.values():
            for line in tuple(table.audience.lines):
                if line.person == person:
                    line.close("gone", 0)

    # Afterwards

    async def rematch(self, id: str, who: Who) -> Table:
        """The same again with rotated seats; whoever asks first makes it. Raises ``Denied``."""
        async with self._held(id) as table:
            row = table.row
            if table.seat_of(who.id) is None and row.host != who.id:
                raise Denied("not_seated", status=403)
            if row.status != "over" or not row.started:
                raise Denied("not_over")
            if row.next is not None:
                following = row.next
            else:
                seats = [
                    replace(seat, substituted=False, standing="ask", muted=(), since=0, came=0)
                    for seat in row.seats
                ]
                seed = secrets.randbits(128)
                again = TableRow(
                    id=new_id(),
                    game=row.game,
                    title=row.title,
                    preset=row.preset,
                    options=row.options,
                    seats=(*seats[1:], *seats[:1]),
                    host=who.id,
                    listed=row.listed,
                    spectators=row.spectators,
                    clock=row.clock,
                    seed=str(seed),
                    commitment=commitment_of(seed),
                    created=self.house.now(),
                )
                again = self._own(again)
                await self._new(again)
                await table.save(replace(row, next=again.id))
                table.audience.inform()
                following = again.id
        return await self.get(following)

    async def record_text(self, id: str, who: Who) -> str:
        """The record of a game that is over, for who played it. Raises ``Denied``."""
        table = await self.get(id)
        if table.seat_of(who.id) is None:
            raise Denied("not_seated", status=403)
        if table.row.status != "over" or table.state is None:
            raise Denied("not_over")
        names = tuple(seat.name for seat in table.row.seats)
        text: str = table.state.record().named(names, table.row.commitment).dumps()
        return text

    async def film(self, id: str, who: Who | None, seat: int | None) -> bytes:
        """The game from its start as a seat (``None``: an onlooker) saw it, as JSON: see ``film.Film``.

        Raises:
            Denied: that is not for these eyes.
        """
        table = await self.get(id)
        own = None if who is None else table.seat_of(who.id)
        if own is None and not table.shows():
            raise Denied("no_spectators", status=403)
        if seat is not None:
            if seat >= len(table.row.seats):
                raise Denied("no_such_seat", status=404)
            if seat != own and table.row.status != "over":
                raise Denied("not_over", status=403)
        return await film_of(table, seat)

    async def summary(self, id: str, who: Who | None) -> bytes:
        """A finished game in series, as JSON. Raises ``Denied``."""
        table = await self.get(id)
        own = None if who is None else table.seat_of(who.id)
        if own is None and not table.shows():
            raise Denied("no_spectators", status=403)
        if table.row.status != "over" or table.state is None:
            raise Denied("not_over")
        return await summary_of(table)

    # Keeping

    async def close(self) -> None:
        """Finish what is being stored, tell all lines that the server goes, and stop."""
        self._closed = True
        self._keeper.cancel()
        for table in tuple(self._tables.values()):
            async with table.lock:
                table.close("shutdown")
        await self._programs.close()

    async def _read(self, id: str) -> Table:
        try:
            found = await self.house.store.load_table(id)
            if found is None or self._closed:
                raise Denied("no_table", status=404)
            row, entries, chat = found
            try:
                table = Table.read(row, entries, chat, self.house)
            except (Unreadable, OptionError) as error:
                log.error("table can't be read: table=%s why=%s", tag(id), error)
                raise Denied("unreadable", status=500) from error
            self._tables[id] = table
            self._alarms.pop(id, None)
            if table.state is not None:
                table.steward.look()
            return table
        finally:
            self._coming.pop(id, None)

    def _forget(self, table: Table) -> None:
        """Drop a table whose memory may differ from what is stored."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.close("shutdown", 200)

    async def _keep(self) -> None:
        """Bring running games back after a start, then look after all tables, for ever."""
        self._programs.start()
        await self._wake()
        while True:
            await asyncio.sleep(ROUND)
            try:
                self._look()
                await self._ring()
            except (StoreError, Denied) as error:
                log.error("not kept: %s", error)

    async def _wake(self) -> None:
        """Games in which a program or a clock is to go on, go on: also when nobody asks for them."""
        with contextlib.suppress(StoreError):
            for row in self._kept(await self.house.store.tables(status="playing", limit=10_000)):
                with contextlib.suppress(Denied):
                    await self.get(row.id)
                await asyncio.sleep(0.005)

    def _look(self) -> None:
        """End lines that take nothing, and let go of tables that nobody uses."""
        now = self.house.now()
        for table in tuple(self._tables.values()):
            for line in tuple(table.audience.lines):
                if isinstance(line, Connection) and line.stuck(SLOW):
                    line.close("behind", 1000)
            idle = now - table.used > self.house.settings.idle_seconds
            if not idle or table.audience.lines or table.steward.busy or table.lock.locked():
                continue
            first = table.clocks.first() if table.row.status == "playing" else None
            if first is not None:
                if first[0] - now < SOON:
                    continue
                self._alarms[table.id] = first[0]
            del self._tables[table.id]
            table.close("gone")

    async def _ring(self) -> None:
        """Bring back the tables whose clock ends soon."""
        now = self.house.now()
        for id, deadline in tuple(self._alarms.items()):
            if deadline - now < SOON:
                await self.get(id)


def newcomers(before: TableRow, after: TableRow) -> list[int]:
    """The seats where somebody else sits now than before, or nobody."""
    pairs = zip(before.seats, after.seats, strict=True)
    return [seat for seat, (was, will) in enumerate(pairs) if was.person != will.person]


def received(row: TableRow, new: Sequence[int], said: int, at: int) -> TableRow:
    """The row in which whoever has sat down anew is a stranger to what went on in that seat before.

    Args:
        row: the row.
        new: the seats of newcomers.
        said: the number of the last line of the chat.
        at: the number of the last entry.
    """
    seats = []
    for seat, each in enumerate(row.seats):
        heard = replace(each, muted=tuple([other for other in each.muted if other not in new]))
        seats.append(
            replace(heard, since=said, came=at) if seat in new and each.person is not None else heard
        )
    return replace(row, seats=tuple(seats))


def open_row(table: Table) -> TableRow:
    """The row of a table that has not begun. Raises ``Denied``."""
    if table.row.status != "open":
        raise Denied("not_open")
    return table.row
