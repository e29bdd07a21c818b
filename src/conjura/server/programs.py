"""Programs think in processes of their own, with a time budget; one that is late is stopped and replaced.

A table hands over a redealt world as text and gets actions back. It never waits for a program while it holds its lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import signal
import sys
from typing import Any

import msgspec

from conjura.server.settings import Settings
from conjura.server.thinker import Answer, Question

log = logging.getLogger("conjura.server.programs")

START = 30.0
"""Seconds that a process may take to be ready."""
LINE = 1 << 20
"""Bytes of the longest answer."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode


class ProgramLate(Exception):
    """A program did not answer in time, or its process died."""


class Programs:
    """A few processes that think for all tables.

    Args:
        settings: how many, and how long a program may think.
    """

    def __init__(self, settings: Settings) -> None:
        self._workers = settings.bot_workers
        self._seconds = settings.bot_seconds
        self._free: asyncio.Queue[asyncio.subprocess.Process] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started = 0
        self._number = 0
        self._closed = False

    def start(self) -> None:
        """Start the processes in the background; questions wait for the first that is ready."""
        while self._started < self._workers:
            self._started += 1
            self._run(self._hire())

    async def close(self) -> None:
        """Stop all processes."""
        self._closed = True
        for task in tuple(self._tasks):
            task.cancel()
        for process in tuple(self._all):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._all.clear()

    async def think(self, state: Any, seat: int, bot: str, seed: int) -> list[Any]:
        """What a program answers, to the end of its walk.

        Args:
            state: the real state; the program sees a world that its seat can't tell from it.
            seat: who is asked.
            bot: the program's name.
            seed: decides its whims.

        Returns:
            actions, legal one after another in that world.

        Raises:
            ProgramLate: there is no answer.
            FormatError: the answer is none.
        """
        self.start()
        self._number += 1
        # What a program feels like may not hang on how often others were asked.
        rng = random.Random(f"worlds {seed} {len(state.history())}")
        text = state.redeal(seat, rng).position()
        question = Question(self._number, state.game_id, text, seat, bot, seed)
        # Who asked may go away; the process is then still listened to, so that it is in step for the next.
        answer: Answer = await asyncio.shield(self._run(self._ask(question)))
        if not answer.actions:
            raise ProgramLate("no answer")
        decode = state.game.codec(state.options).decode
        return [decode(action) for action in answer.actions]

    def _run(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)
        return task

    def _ran(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who waits for it hears of it

    async def _ask(self, question: Question) -> Answer:
        process = await self._free.get()
        if process.returncode is not None:
            self._all.discard(process)
            self._run(self._hire())
            return await self._ask(question)
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(_encode(question) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            answer = _decode(line)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            log.error("a thinking process was stopped: bot=%s why=%s", question.bot, type(error).__name__)
            await self._dismiss(process)
            raise ProgramLate(type(error).__name__) from error
        except asyncio.CancelledError:
            await self._dismiss(process)
            raise
        self._free.put_nowait(process)
        return answer

    async def _dismiss(self, process: asyncio.subprocess.Process) -> None:
        """Stop a process for good and hire another."""
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        if not self._closed:
            self._run(self._hire())

    async def _hire(self) -> None:
        """Start a process; it is free when it says that it is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "conjura.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        self._all.add(process)
        assert process.stdout is not None
        try:
            await asyncio.wait_for(process.stdout.readline(), START)
        except (TimeoutError, ValueError) as error:
            log.error("a thinking process does not start: %s", type(error).__name__)
            self._all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if not self._closed:
                await asyncio.sleep(1.0)
                self._run(self._hire())
            return
        self._free.put_nowait(process)
