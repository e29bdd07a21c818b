"""The one thread that writes: whatever has been asked for meanwhile goes into one transaction.

That is what makes storing every action cheap: the price of a commit is shared by all tables that wait for it, and
nobody is told that something is stored before the commit that holds it has returned.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from conjura.server.rows import Entry
from conjura.server.schema import ENTRIES
from conjura.server.turns import Turn

MOST = 2_000
"""Jobs in one transaction, so that the first one does not wait for ever."""


Note = Callable[[int, float, str | None], None]


class StoreError(Exception):
    """Something could not be stored or read; nothing of it was done.

    Args:
        code: ``disk_full``; ``locked`` (another process holds the database); ``storage`` for all else.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Taken(StoreError):
    """An entry of this number is there already: somebody else writes to this table, another process on this database."""

    def __init__(self) -> None:
        super().__init__("storage")


def code_of(error: BaseException) -> str:
    """The code of a database's error.

    >>> code_of(OSError(28, "No space left on device"))
    'disk_full'
    """
    said = str(getattr(error, "orig", None) or error).lower()
    if "disk is full" in said or "no space left" in said or "disk i/o" in said:
        return "disk_full"
    if "locked" in said or "lock timeout" in said or "deadlock" in said:
        return "locked"
    return "storage"


class Job:
    """Something to be written.

    Args:
        loop: where its future lives.
        entries: entries to be added.
        work: what else to do in the same transaction; its result becomes that of the future.
    """

    __slots__ = ("entries", "future", "loop", "work")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        entries: Sequence[Entry] = (),
        work: Callable[[sa.Connection], Any] | None = None,
    ) -> None:
        self.loop = loop
        self.entries = entries
        self.work = work
        self.future: asyncio.Future[Any] = loop.create_future()


class Writer:
    """Carries jobs out, in the order in which they come, many in one transaction.

    Args:
        engine: the database; its connections begin writing transactions.
        note: told of each transaction: how many entries it held, how many seconds it took, and the code of its failure.
        turn: says when it may write, where other processes do so, too.
    """

    def __init__(self, engine: sa.Engine, note: Note | None = None, turn: Turn | None = None) -> None:
        self._turn = turn or Turn()
        # One for good: to take it and give it back costs more than to write.
        self._connection = engine.connect()
        self._note = note
        self._dialect = engine.dialect
        by_place = engine.dialect.paramstyle == "qmark"
        # Columns stand in the order of the fields of Entry.
        self._direct = str(ENTRIES.insert().compile(dialect=engine.dialect)) if by_place else None
        self._driver: Any = None
        if self._direct is not None and engine.dialect.name == "sqlite":
            self._driver = self._connection.connection.dbapi_connection
        # Its lock is in C: to wake the thread by a condition of Python costs as much as to write.
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = False
        self._ended = False
        self._thread = threading.Thread(target=self._run, name="conjura-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> asyncio.Future[Any]:
        """Have a job done; its future resolves when it is committed, or raises what hindered it."""
        if self._closing:
            job.future.set_exception(StoreError("storage"))
            return job.future
        self._queue.put(job)
        return job.future

    @property
    def waiting(self) -> int:
        """How many jobs are not yet begun."""
        return self._queue.qsize()

    def close(self) -> None:
        """Finish what has been asked for, and end the thread. Blocks until that is done."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._connection as connection:
            while not self._ended:
                jobs = self._next()
                if jobs:
                    self._settle(jobs, self._attempt(connection, jobs))

    def _next(self) -> list[Job]:
        """Whatever waits, when there is something."""
        jobs: list[Job] = []
        job = self._queue.get()
        with contextlib.suppress(Empty):
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST:
                    return jobs
                job = self._queue.get_nowait()
            self._ended = True
        return jobs

    def _attempt(self, connection: sa.Connection, jobs: list[Job]) -> list[Any]:
        """The result, or the error, of each job. None is left half done."""
        try:
            return self._transact(connection, jobs)
        except SQLAlchemyError as error:
            code = code_of(error)
            if len(jobs) == 1 or code != "storage":
                # With a full disk or a locked database the next one would fare no better.
                return [self._told(error, code, job) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
        # One of them is to blame: alone, each answers for itself.
        return [self._attempt(connection, [job])[0] for job in jobs]

    @staticmethod
    def _told(error: SQLAlchemyError, code: str, job: Job) -> Exception:
        """What a job's owner is told. That a value is taken is for who asked to make something of."""
        if not isinstance(error, DBAPIError) or (isinstance(error, IntegrityError) and not job.entries):
            return error
        return Taken() if isinstance(error, IntegrityError) else StoreError(code)

    def _transact(self, connection: sa.Connection, jobs: list[Job]) -> list[Any]:
        results: list[Any] = [None] * len(jobs)
        rows = [astuple(entry) for job in jobs for entry in job.entries]
        began = time.perf_counter()
        code: str | None = "storage"
        try:
            with self._turn:
                if self._driver is not None and not any(job.work for job in jobs):
                    self._add_quickly(rows)
                else:
                    with connection.begin():
                        if rows:
                            self._add(connection, rows)
                        for place, job in enumerate(jobs):
                            if job.work is not None:
                                results[place] = job.work(connection)
            code = None
        except DBAPIError as error:
            code = "conflict" if isinstance(error, IntegrityError) else code_of(error)
            raise
        finally:
            if self._note is not None:
                self._note(len(rows), time.perf_counter() - began, code)
        return results

    def _add_quickly(self, rows: list[tuple[Any, ...]]) -> None:
        """Add entries and nothing else: without SQLAlchemy, which takes longer for it than SQLite does."""
        driver = self._driver
        try:
            driver.execute("BEGIN IMMEDIATE")
            driver.executemany(self._direct, rows)
            driver.execute("COMMIT")
        except self._dialect.loaded_dbapi.Error as error:
            driver.rollback()
            raise DBAPIError.instance(
                self._direct, None, error, self._dialect.loaded_dbapi.Error, dialect=self._dialect
            ) from error
        except BaseException:
            driver.rollback()
            raise

    def _add(self, connection: sa.Connection, rows: list[tuple[Any, ...]]) -> None:
        """Add entries: for a driver that takes values by their place without a detour, which halves the cost."""
        if self._direct is not None:
            connection.exec_driver_sql(self._direct, rows)
        else:
            names = ENTRIES.c.keys()
            connection.execute(ENTRIES.insert(), [dict(zip(names, row, strict=True)) for row in rows])

    @staticmethod
    def _settle(jobs: list[Job], results: list[Any]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for job, result in zip(jobs, results, strict=True):
            by_loop.setdefault(job.loop, []).append((job.future, result))
        for loop, pairs in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(resolve, pairs)


def resolve(pairs: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Give futures their results, or their errors, in the thread of their loop."""
    for future, result in pairs:
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)


__all__ = ["Job", "StoreError", "Taken", "Writer", "code_of"]
