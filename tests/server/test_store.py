"""Storage: what is acknowledged is there, what fails has changed nothing, and one bad write spoils no other."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from conjura.server.migrating import config_for
from conjura.server.rows import ChatRow, Entry, SeatRow, TableRow
from conjura.server.schema import HEAD, METADATA
from conjura.server.store import Store, StoreError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{path}", patience=0.2)
    store.open()
    yield store
    store.close()


def entry(at: int, table: str = "t", data: bytes = b'{"do":"pass"}') -> Entry:
    return Entry(table, at, "move", 1, f"m{at}", data, 1000.0 + at)


def row(id: str = "t", **changes: object) -> TableRow:
    seats = (SeatRow("person", "ada", name="Ada"), SeatRow("program", bot="heuristic", name="Boris"))
    return TableRow(id, "illuminati", seats=seats, host="ada", **changes)  # type: ignore[arg-type]


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 30)

    asyncio.run(main())


async def code_of(wish: Awaitable[object]) -> str:
    with pytest.raises(StoreError) as caught:
        await wish
    return caught.value.code


def test_what_was_stored_comes_back(store: Store) -> None:
    async def work() -> None:
        table = row(title="Tuesday", options={"hidden_goals": True}, seed="123456789012345678901")
        await store.save_table(table)
        entries = [entry(1), Entry("t", 2, "undo", None, None, b'{"back_to":0}', 2.5)]
        await store.append(entries)
        said = ChatRow("t", 1, 0, "Dobrý den", None, 3.5)
        await store.say(said)
        assert await store.load_table("t") == (table, entries, [said])
        assert await store.load_table("u") is None

    run(work)


def test_tables_are_found_by_status_listing_and_person(store: Store) -> None:
    async def work() -> None:
        await store.save_table(row("a", listed=True, created=1))
        await store.save_table(row("b", status="playing", created=2))
        await store.save_table(TableRow("c", "illuminati", host="ada", created=3))
        await store.save_table(TableRow("d", "illuminati", host="bo", status="over", listed=True, created=4))

        async def found(**wanted: object) -> str:
            return "".join(table.id for table in await store.tables(**wanted))  # type: ignore[arg-type]

        assert await found() == "dcba"
        assert await found(limit=2) == "dc"
        assert await found(status="open") == "ca"
        assert await found(status=["open", "playing"]) == "cba"
        assert await found(listed=True, status="open") == "a"
        assert await found(person="ada") == "cba"  # as a host who does not sit there too
        assert await found(person="nobody") == ""
        await store.save_table(TableRow("a", "illuminati", host="bo", created=1))
        assert await found(person="ada") == "cb"
        assert await found(person="bo") == "da"

    run(work)


def test_entries_and_row_are_stored_together_or_not_at_all(store: Store) -> None:
    async def work() -> None:
        await store.append([entry(1)], row(status="playing"))
        assert await code_of(store.append([entry(2), entry(1)], row(status="over"))) == "storage"
        loaded = await store.load_table("t")
        assert loaded is not None
        assert loaded[0].status == "playing" and [each.at for each in loaded[1]] == [1]

    run(work)


def test_one_bad_write_spoils_no_other_in_its_transaction(store: Store) -> None:
    async def work() -> None:
        await store.append([entry(1)], row())
        # All in one turn of the loop: they share a transaction, which fails and is taken apart.
        wishes = [store.append([entry(at)]) for at in (2, 1, 3)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(each).__name__ for each in done] == ["NoneType", "Taken", "NoneType"]
        loaded = await store.load_table("t")
        assert loaded is not None and [each.at for each in loaded[1]] == [1, 2, 3]

    run(work)


def test_work_that_raises_changes_nothing_and_its_error_comes_back(store: Store) -> None:
    async def work() -> None:
        await store.save_table(row())

        def bad(connection: sa.Connection) -> None:
            connection.execute(sa.text("DELETE FROM tables"))
            raise LookupError("no")

        with pytest.raises(LookupError):
            await store.write(bad)
        assert await store.load_table("t") is not None

    run(work)


def test_a_full_disk_is_told_and_the_store_lives_on(store: Store) -> None:
    async def work() -> None:
        await store.save_table(row())
        pages = await store.write(lambda connection: connection.scalar(sa.text("PRAGMA page_count")))
        await store.write(
            lambda connection: connection.execute(sa.text(f"PRAGMA max_page_count={pages + 2}")) and None
        )
        assert await code_of(store.append([entry(1, data=b"x" * 100_000)])) == "disk_full"
        await store.write(
            lambda connection: connection.execute(sa.text("PRAGMA max_page_count=1000000")) and None
        )
        await store.append([entry(1)])
        loaded = await store.load_table("t")
        assert loaded is not None and loaded[1] == [entry(1)]

    run(work)


def test_a_locked_database_is_told_and_the_store_lives_on(store: Store, path: Path) -> None:
    async def work() -> None:
        await store.save_table(row())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert await code_of(store.append([entry(1)])) == "locked"
        assert time.monotonic() - began < 2
        assert await store.load_table("t") == (row(), [], [])  # reading goes on meanwhile
        other.execute("ROLLBACK")
        await store.append([entry(1)])
        other.close()

    run(work)


def test_a_lock_that_is_soon_given_up_is_waited_for(path: Path) -> None:
    store = Store(f"sqlite:///{path}", patience=5)
    store.open()

    async def work() -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wish = store.append([entry(1)])
        await asyncio.sleep(0.2)
        assert not wish.done()
        other.execute("COMMIT")
        await wish
        other.close()

    run(work)
    store.close()


def test_closing_finishes_what_was_asked_for(path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{path}")
        store.open()
        wishes = [store.append([entry(at)]) for at in range(1, 500)]
        store.close()
        await asyncio.gather(*wishes)
        with pytest.raises(StoreError):
            await store.append([entry(500)])

    run(work)
    assert not path.with_name(path.name + "-wal").exists()  # all of it is in the one file: it can be copied
    assert sqlite3.connect(path).execute("SELECT count(*) FROM entries").fetchone() == (499,)


def test_what_is_acknowledged_survives_the_end_of_the_process(path: Path) -> None:
    script = f"""
import asyncio, os, sys
from conjura.server.store import Entry, Store
store = Store("sqlite:///{path}")
store.open()
async def main():
    for at in range(1, 100000):
        await store.append([Entry("t", at, "move", 0, None, b"x" * 200, 0.0)])
        sys.stdout.write(f"{{at}}\\n")
        sys.stdout.flush()
asyncio.run(main())
"""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    heard = [process.stdout.readline() for _ in range(200)]
    process.kill()
    heard += process.stdout.readlines()
    process.wait()
    acknowledged = [int(line) for line in heard if line.endswith("\n")]
    found = [at for (at,) in sqlite3.connect(path).execute("SELECT at FROM entries ORDER BY at")]
    assert acknowledged == list(range(1, len(acknowledged) + 1))
    # The last one may be stored without having been told.
    assert found in (acknowledged, [*acknowledged, len(acknowledged) + 1])


def test_a_store_that_can_not_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database, but long enough to be taken for one " * 10)
    for name in ("missing/tables.db", "file"):
        store = Store(f"sqlite:///{tmp_path / name}")
        with pytest.raises(StoreError) as caught:
            store.open()
        assert caught.value.code == "storage"
        store.close()


def test_the_migrations_make_the_schema_that_is_used(store: Store) -> None:
    with sa.create_engine(store.url).connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []
    assert ScriptDirectory.from_config(config_for()).get_current_head() == HEAD


def test_migrations_are_not_loaded_when_there_is_nothing_to_do(store: Store) -> None:
    script = f"""
import sys
from conjura.server.store import Store
store = Store({store.url!r})
store.open()
store.close()
sys.exit("alembic" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0


def test_storing_is_cheap(store: Store) -> None:
    """The processor's time for an entry, with many tables at once. The bound is five times what it takes here."""

    async def work() -> None:
        async def play(table: str) -> None:
            for at in range(1, 51):
                await store.append([entry(at, table, b"x" * 150)])

        await asyncio.gather(*(play(f"warm{n}") for n in range(20)))
        began = time.process_time()
        await asyncio.gather(*(play(f"table{n}") for n in range(100)))
        assert (time.process_time() - began) / 5000 < 150e-6

    run(work)
