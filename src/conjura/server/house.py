"""What all tables of a server share: where they are stored, who thinks for programs, what the time is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from conjura.server.settings import Settings
    from conjura.server.store import Store
    from conjura.server.table import Table


class Thinking(Protocol):
    """Where programs think (see ``programs.Programs``)."""

    async def think(self, state: Any, seat: int, bot: str, seed: int) -> list[Any]:
        """The actions that a program answers with, as far as its walk goes."""


class House:
    """What tables share.

    Args:
        store: keeps them.
        programs: where programs think.
        settings: what the server was told.
        now: tells the time, in seconds since 1970.

    Attributes:
        forget: called with a table whose memory may differ from what is stored: it must be read again.
    """

    def __init__(
        self,
        store: Store,
        programs: Thinking,
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.programs = programs
        self.settings = settings
        self.now = now
        self.forget: Callable[[Table], None] = _keep


def _keep(table: Table) -> None:
    """Nobody is there who could read it again."""
