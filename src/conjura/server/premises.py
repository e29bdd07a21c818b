"""The parts of one server, and how they come up and go down."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conjura.server.files import Files
from conjura.server.limits import Buckets, Counts
from conjura.server.logs import LOG
from conjura.server.metrics import Metrics
from conjura.server.others import Adopt, Others
from conjura.server.people import People, Person
from conjura.server.settings import Settings
from conjura.server.store import Store, StoreError

if TYPE_CHECKING:
    from conjura.server.lobby import Lobby


LEAVE: Final = 2.5
"""Seconds that lines have to hear that the server goes."""


class Premises:
    """See above. ``lobby`` is there once ``open`` has returned.

    Attributes:
        status: ``starting``, ``ok`` or ``closing``.
        failure: why it could not be opened.

    Args:
        settings: what the server was told.
        others: the other processes that it shares its database with.
    """

    lobby: Lobby

    def __init__(self, settings: Settings, others: Others | None = None) -> None:
        self.settings = settings
        self.others = others or Others()
        self.metrics = Metrics()
        self.store = Store(
            settings.database, settings.sync, settings.patience, self.metrics.stored, self.others.turn
        )
        self.people = People(self.store, others=self.others)
        self.metrics.watch("conjura_store_waiting", "Writes that wait", lambda: self.store.waiting)
        self.files = Files(settings.web_folder)
        self.status = "starting"
        self.failure: StoreError | None = None
        factor = settings.limit_factor
        self.requests = Buckets(settings.requests_per_minute * factor, 60)
        self.arrivals = Buckets(settings.sessions_per_hour * factor, 3600)
        # Each process counts for itself; guessing shall not be quicker where there are several.
        self.logins = Buckets(max(1, settings.logins_per_hour // settings.workers) * factor, 3600)
        self.tables = Buckets(settings.tables_per_hour * factor, 3600)
        self.lines = Counts(settings.sockets_per_address * factor)

    async def open(self) -> None:
        """Open the store, bring it up to date, and let tables be played, unless that is done. Raises ``StoreError``."""
        if self.status != "starting":
            return
        from conjura.server.lobby import Lobby
        from conjura.server.programs import Programs

        try:
            await asyncio.to_thread(self.store.open)
        except StoreError as error:
            self.failure = error
            raise
        if self.others.number == 0:
            with contextlib.suppress(StoreError):  # only tidiness: it can wait for the next start
                await self.people.tidy()
        programs = Programs(self.settings)
        programs.start()
        self.lobby = Lobby(self.store, self.settings, programs, self.others)
        self.metrics.watch("conjura_tables", "Tables in memory", lambda: self.lobby.loaded)
        self.status = "ok"
        LOG.info("open", extra={"database": self.store.kind})

    def listen(self, adopt: Adopt) -> None:
        """Do from now on what other processes ask for.

        Args:
            adopt: takes a connection that another process hands over.
        """
        lobby, people = self.lobby, self.people

        async def forget(data: Any) -> None:
            people.forget(*data)

        async def hang_up(data: Any) -> None:
            lobby.hang_up_here(data)

        async def renamed(data: Any) -> None:
            await lobby.renamed_here(msgspec.convert(data, Person))

        async def hand_over(data: Any) -> None:
            await lobby.hand_over_here(data[0], msgspec.convert(data[1], Person))

        async def waiting(data: Any) -> Any:
            return await lobby.waiting_here(*data)

        async def metrics(_: Any) -> str:
            return self.metrics.text().decode()

        tasks = {each.__name__: each for each in (forget, hang_up, renamed, hand_over, waiting, metrics)}
        self.others.open(tasks, adopt)

    async def farewell(self) -> None:
        """Tell everybody that the server goes, before their lines are cut; carry out what is under way."""
        if self.status == "ok":
            self.status = "closing"
            await self.lobby.close()
            # Lines are told by their own tasks: those that take it shall have heard of it before all are cut.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LEAVE):
                    while self.lines:
                        await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish writing and let go of everything."""
        await self.farewell()
        self.others.close()
        self.people.close()
        await asyncio.to_thread(self.store.close)
        LOG.info("closed")
