"""Who acts next when no person has to: programs, standing answers, and the clock when it has run out.

One question at a time: the answer is thought out from the position that brought it and dropped if the table has moved on.
All answers take the same pause, whatever the seat holds, so that nothing can be read from the time they take.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from conjura.bots.player import fallback, kind_of
from conjura.server.logs import tag
from conjura.server.standing import stays_out
from conjura.server.store import StoreError

if TYPE_CHECKING:
    from conjura.server.table import Table

log = logging.getLogger("conjura.server.steward")

PATIENCE = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds between attempts to store an answer; the last is repeated."""


class Errand(NamedTuple):
    """An answer in the making.

    Attributes:
        kind: ``program`` or ``standing``.
        since: the entry that brought the question.
        task: what does it.
    """

    kind: str
    since: int
    task: asyncio.Task[None]


class Steward:
    """Acts for the seats of one table that nobody answers for by hand.

    Args:
        table: the table.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._errands: dict[int, Errand] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._alarm: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is being made. A clock that only runs is none: see ``Clocks.first``."""
        return bool(self._errands) or self._alarm is not None

    def look(self) -> None:
        """See what is to be done at the present position: called after every change."""
        table = self.table
        state = table.state
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        playing = table.row.status == "playing" and not table.clocks.paused and not table.closed
        wanted: dict[int, str] = {}
        if playing:
            for seat in state.awaiting:
                kind = self.kind(seat)
                if kind is not None:
                    wanted[seat] = kind
        if self._errands:
            self._call_off(wanted)
        for seat, kind in wanted.items():
            if seat not in self._errands:
                since = table.since[seat]
                work = self._think(seat, since) if kind == "program" else self._stay_out(seat, since)
                self._errands[seat] = Errand(kind, since, self._begin(work))
        if playing:
            first = table.clocks.first()
            if first is not None:
                left = max(0.0, first[0] - table.house.now())
                self._timer = asyncio.get_running_loop().call_later(min(left, 86_400.0), self._ring)

    def kind(self, seat: int) -> str | None:
        """Who answers for a seat that is asked: a ``program``, a ``standing`` rule, or nobody."""
        table = self.table
        if table.stands_in(seat):
            return "program"
        rule = table.standing_now(seat)
        if rule != "ask" and stays_out(rule, table.state, seat, True) is not None:
            return "standing"
        return None

    def speaks_for(self, seat: int) -> bool:
        """Whether an answer for a seat still comes from here."""
        return self.kind(seat) is not None

    def close(self) -> None:
        """Call everything off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._call_off({})
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()

    def _call_off(self, wanted: dict[int, str]) -> None:
        """Stop the errands that nobody needs any more."""
        current = asyncio.current_task()
        for seat, errand in tuple(self._errands.items()):
            if wanted.get(seat) == errand.kind and self.table.since[seat] == errand.since:
                continue
            del self._errands[seat]
            if errand.task is not current:
                errand.task.cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        for seat, errand in tuple(self._errands.items()):
            if errand.task is task:
                del self._errands[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("an errand failed: table=%s", tag(self.table.id), exc_info=task.exception())

    # Answers

    async def _think(self, seat: int, since: int) -> None:
        """A program's answer."""
        table = self.table
        begun = asyncio.get_running_loop().time()
        state = table.state
        row = table.row.seats[seat]
        bot = row.bot or table.best_bot
        actions: list[Any] = []
        try:
            actions = await table.house.programs.think(state, seat, bot, whim(table.row.seed, seat))
        except (
            Exception
        ) as error:  # the border to programs of others: whatever goes wrong in one, the game goes on
            log.error(
                "program %s failed: table=%s seat=%d prompt=%s why=%s",
                bot, tag(table.id), seat, kind_of(state, seat), type(error).__name__,
            )  # fmt: skip
        prompt = state.prompt(seat)
        if prompt is None or prompt.kind not in table.game.walk_prompts:
            await self._rest(begun)
        await self._answer(seat, since, actions or [fallback(state, seat)])

    async def _stay_out(self, seat: int, since: int) -> None:
        """A standing answer."""
        answer = stays_out(self.table.standing_now(seat), self.table.state, seat, True)
        await self._rest(asyncio.get_running_loop().time())
        await self._answer(seat, since, [answer])

    async def _rest(self, begun: float) -> None:
        """Wait until a whole number of pauses has passed since an answer was begun."""
        table = self.table
        pause = table.house.settings.bot_pause
        if pause <= 0 or not (table.audience.lines or table.people()):
            return
        spent = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(pause * max(1, math.ceil(spent / pause)) - spent)

    async def _answer(self, seat: int, since: int, actions: list[Any]) -> None:
        """Have an answer stored, however long that takes."""
        attempt = 0
        while True:
            try:
                await self.table.answer(seat, since, actions)
                return
            except StoreError as error:
                log.error("not stored: table=%s seat=%d code=%s", tag(self.table.id), seat, error.code)
                await asyncio.sleep(PATIENCE[min(attempt, len(PATIENCE) - 1)])
                attempt += 1

    # The clock

    def _ring(self) -> None:
        self._timer = None
        if self._alarm is None:
            self._alarm = self._begin(self._expire())

    async def _expire(self) -> None:
        """Somebody's time has run out."""
        table = self.table
        try:
            async with table.lock:
                await self._zero()
        except StoreError as error:
            log.error("not stored: table=%s code=%s", tag(table.id), error.code)
            await asyncio.sleep(PATIENCE[2])
        finally:
            self._alarm = None
        self.look()

    async def _zero(self) -> None:
        """Do what the table's rule says about a seat without time. The lock is held."""
        table = self.table
        first = table.clocks.first()
        if first is None or table.closed or table.row.status != "playing" or table.clocks.paused:
            return
        deadline, seat = first
        if deadline > table.house.now() or seat not in table.state.awaiting:
            return
        rule = table.row.clock.zero
        if rule == "pass":
            await table.commit([fallback(table.state, seat)], seat, None)
        elif rule == "bot":
            await table.substitute(seat, True, "clock")
        else:
            table.clocks.late.add(seat)


def whim(seed: str, seat: int) -> int:
    """The number that decides a program's whims at a table: a secret, and the same after a restart."""
    return int.from_bytes(hashlib.sha256(f"program {seed} {seat}".encode()).digest()[:6])
