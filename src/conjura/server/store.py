"""Storage: tables, their entries and their chat, in SQLite (or another database that SQLAlchemy speaks to).

Writing goes through one thread (``writer``), reading through connections of its own in others. Whatever comes back
from an ``await`` here is committed; what raises ``StoreError`` has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError

from conjura.server.rows import ChatRow, Entry, SeatRow, TableRow
from conjura.server.schema import CHAT, ENTRIES, HEAD, SEATS, TABLES
from conjura.server.turns import Turn
from conjura.server.writer import Job, Note, StoreError, Writer, code_of

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableRow).decode


def spoken(url: str) -> bool:
    """Whether this is the address of a database that there is a driver for; whether it can be opened is seen later."""
    try:
        sa.create_engine(url)
    except (ArgumentError, ImportError, ValueError):  # the last: a port that is no number
        return False
    return True


class Store:
    """The database of a server.

    Args:
        url: where it is, as SQLAlchemy writes it (``sqlite:///conjura.db``).
        sync: ``normal``: what is committed survives the end of the process, however it comes; ``full``: a power cut
            too, at about a hundredth of the speed.
        patience: seconds to wait for a database that another process has locked.
        note: told of each transaction (see ``Writer``).
        turn: says when to write, where other processes do so, too.
    """

    def __init__(
        self,
        url: str,
        sync: str = "normal",
        patience: float = 2.0,
        note: Note | None = None,
        turn: Turn | None = None,
    ) -> None:
        self._turn = turn
        self._note = note
        self.url = url
        self._sync = sync
        self._patience = patience
        self._writing = self._engine("BEGIN IMMEDIATE")
        self._reading = self._engine("BEGIN")
        self._readers = ThreadPoolExecutor(2, "conjura-reader")
        self._writer: Writer | None = None

    def open(self) -> None:
        """Bring the database to the present version and begin. Blocks.

        Raises:
            StoreError: it can't be opened or written to.
        """
        try:
            self.migrate()
            self._writer = Writer(self._writing, self._note, self._turn if self.kind == "sqlite" else None)
        except (DBAPIError, OSError) as error:
            raise StoreError(code_of(error)) from error

    def migrate(self) -> bool:
        """Bring the database to the present version. Returns whether there was anything to do."""
        if self.version() == HEAD:
            return False
        from conjura.server.migrating import upgrade

        upgrade(self._writing)
        return True

    def version(self) -> str | None:
        """The version of the tables in the database; ``None`` when there are none."""
        with self._reading.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            version: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
            return version

    def close(self) -> None:
        """Finish writing, fold the log into the database and let go of it. Blocks."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
            if self._writing.dialect.name == "sqlite":
                # Only tidiness: what is in the log is as safe as what is in the file.
                with self._reading.connect() as connection:
                    connection.exec_driver_sql("COMMIT")
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                    connection.exec_driver_sql("BEGIN")
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    @property
    def kind(self) -> str:
        """What sort of database it is."""
        return self._writing.dialect.name

    @property
    def waiting(self) -> int:
        """How many writes are queued."""
        return 0 if self._writer is None else self._writer.waiting

    # Anything at all

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a writing transaction; resolves with its result once that is committed.

        Raises:
            StoreError: it is not stored; and whatever ``work`` itself raises.
        """
        if self._writer is None:
            raise StoreError("storage")
        result: T = await self._writer.put(Job(asyncio.get_running_loop(), (), work))
        return result

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading in a thread, all of it at one moment of the database.

        Raises:
            StoreError: it can't be read.
        """

        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                raise StoreError(code_of(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    # Tables

    def append(self, entries: Sequence[Entry], table_row: TableRow | None = None) -> asyncio.Future[None]:
        """Add entries, and save the table's row with them: all or nothing. To be awaited.

        Raises:
            StoreError: nothing was stored.
        """
        if self._writer is None:
            raise StoreError("storage")
        work = None if table_row is None else self._saving(table_row)
        return self._writer.put(Job(asyncio.get_running_loop(), entries, work))

    async def save_table(self, row: TableRow) -> None:
        """Save a table's row, whether it is there already or not. Raises ``StoreError``."""
        await self.write(self._saving(row))

    async def load_table(self, id: str) -> tuple[TableRow, list[Entry], list[ChatRow]] | None:
        """A table, its entries and its chat, in order; ``None`` when there is none. Raises ``StoreError``."""

        def work(connection: sa.Connection) -> tuple[TableRow, list[Entry], list[ChatRow]] | None:
            body = connection.scalar(sa.select(TABLES.c.body).where(TABLES.c.id == id))
            if body is None:
                return None
            entries = connection.execute(
                sa.select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.at)
            )
            chat = connection.execute(sa.select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.n))
            return (
                _decode(body),
                [Entry(*row) for row in entries],
                [ChatRow(*row) for row in chat],
            )

        return await self.read(work)

    async def tables(
        self,
        status: str | Sequence[str] | None = None,
        person: str | None = None,
        listed: bool | None = None,
        limit: int = 200,
    ) -> list[TableRow]:
        """Tables, the newest first.

        Args:
            status: only of this status, or of one of these.
            person: only where this person sits, or whose host this person is.
            listed: only those listed for everybody, or only those that are not.
            limit: at most so many.

        Raises:
            StoreError: they can't be read.
        """
        wanted = sa.select(TABLES.c.body).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        if status is not None:
            wanted = wanted.where(TABLES.c.status.in_([status] if isinstance(status, str) else list(status)))
        if listed is not None:
            wanted = wanted.where(TABLES.c.listed == listed)
        if person is not None:
            seats = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
            wanted = wanted.where(TABLES.c.id.in_(seats))

        def work(connection: sa.Connection) -> list[TableRow]:
            return [_decode(body) for body in connection.scalars(wanted)]

        return await self.read(work)

    async def say(self, row: ChatRow) -> None:
        """Add something said. Raises ``StoreError``."""
        values = dict(zip(CHAT.c.keys(), msgspec.structs.astuple(row), strict=True))
        await self.write(lambda connection: connection.execute(CHAT.insert(), values) and None)

    def _saving(self, row: TableRow) -> Callable[[sa.Connection], None]:
        insert: Any = sqlite.insert
        if self.kind == "postgresql":
            from sqlalchemy.dialects import postgresql  # not loaded where it is not used: it takes its time

            insert = postgresql.insert
        values = {
            "id": row.id,
            "status": row.status,
            "listed": row.listed,
            "created": row.created,
            "body": _encode(row),
        }
        persons = [
            {"table_id": row.id, "seat": seat, "person": each.person}
            for seat, each in enumerate(row.seats)
            if each.person is not None
        ]
        if row.host is not None and all(each["person"] != row.host for each in persons):
            persons.append({"table_id": row.id, "seat": HOST, "person": row.host})

        def work(connection: sa.Connection) -> None:
            saving = insert(TABLES).values(values)
            changed = {name: saving.excluded[name] for name in values if name != "id"}
            connection.execute(saving.on_conflict_do_update(index_elements=["id"], set_=changed))
            connection.execute(SEATS.delete().where(SEATS.c.table_id == row.id))
            if persons:
                connection.execute(SEATS.insert(), persons)

        return work

    # Connections

    def _engine(self, begin: str) -> sa.Engine:
        url = sa.make_url(self.url)
        if url.get_backend_name() != "sqlite":
            return sa.create_engine(url, pool_pre_ping=True)
        engine = sa.create_engine(url, connect_args={"timeout": self._patience, "check_same_thread": False})

        def connected(connection: Any, _: Any) -> None:
            # Transactions are begun by us: the driver would begin them too late for a steady picture.
            connection.isolation_level = None
            for pragma in (
                "journal_mode=WAL",
                f"synchronous={'FULL' if self._sync == 'full' else 'NORMAL'}",
                "foreign_keys=ON",
                "journal_size_limit=67108864",
                "wal_autocheckpoint=4000",
            ):
                connection.execute(f"PRAGMA {pragma}")

        sa.event.listen(engine, "connect", connected)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine


HOST = -1
"""The seat number under which a host who does not sit at the table is found."""

__all__ = ["ChatRow", "Entry", "SeatRow", "Store", "StoreError", "TableRow"]
