"""The processes of one server: the one that was started, and the others that keep a part of the tables.

They listen at the same address and write into the same database (see ``conjura.server.others``). The first one starts the
others and starts them anew when they end; when it ends, however that comes, their standard input ends, and so do they.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import os
import socket
import sys
import tempfile
from pathlib import Path

import msgspec
import uvicorn

from conjura.server.app import Server, create_app
from conjura.server.frames import FrameProtocol
from conjura.server.heads import RequestProtocol
from conjura.server.logs import start_logging
from conjura.server.others import Others, pairs
from conjura.server.settings import Settings
from conjura.server.store import StoreError

log = logging.getLogger("conjura.cli.crew")

LINES = 65_536
"""Open files that are wanted at most."""
AGAIN = 1.0
"""Seconds after which a process that has ended is started anew."""
LEAVE = 10.0
"""Seconds that the others have to end."""


class Worker(uvicorn.Server):
    """A running process, which takes its leave before lines are cut.

    Args:
        app: the application.
    """

    def __init__(self, app: Server) -> None:
        settings = app.premises.settings
        super().__init__(
            uvicorn.Config(
                app,
                loop="auto",
                http=RequestProtocol,
                ws=FrameProtocol,
                ws_max_size=settings.socket_bytes,
                ws_per_message_deflate=settings.deflate,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                lifespan="on",
                timeout_keep_alive=30,
                timeout_graceful_shutdown=5,
            )
        )
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Come up."""
        try:
            # The application would do it too, but what hinders it would be told as a mistake of ours.
            await self._app.premises.open()
        except StoreError:
            self.should_exit = True
            return
        await super().startup(sockets)
        if not self.should_exit:
            spare_collector()
            self._app.premises.listen(self._adopt)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Go down: first those who play are told, then lines are cut."""
        await self._app.premises.farewell()
        await super().shutdown(sockets)

    async def _adopt(self, connection: socket.socket, read: bytes) -> None:
        """Take a connection from another process, and what was read from it."""
        protocol = RequestProtocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(functools.partial(protocol.begin, read), connection)


class Crew:
    """The other processes, as the first one knows them: none where one is wanted.

    Args:
        settings: what the server was told.
        listener: where all listen.

    Attributes:
        others: the same for the application.
    """

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._pairs = pairs(settings.workers) if settings.workers > 1 else []
        self._turn: str | None = None
        if self._pairs:
            file, self._turn = tempfile.mkstemp(prefix="conjura-")
            os.close(file)
        ears = self._pairs[0][0] if self._pairs else None
        self.others = Others(0, ears, [mouth for _, mouth in self._pairs], self._turn)
        self._processes: dict[int, asyncio.subprocess.Process] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self._closing = False

    def start(self) -> None:
        """Have the others come."""
        for number in range(1, len(self._pairs)):
            self._keepers.append(asyncio.get_running_loop().create_task(self._keep(number)))

    def dismiss(self) -> None:
        """Have the others go."""
        self._closing = True
        for process in self._processes.values():
            assert process.stdin is not None
            process.stdin.close()

    async def gone(self) -> None:
        """Wait until the others have gone."""
        if self._keepers:
            await asyncio.wait(self._keepers, timeout=LEAVE)
        for process in self._processes.values():
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        self.close()

    def close(self) -> None:
        """Leave nothing behind."""
        if self._turn is not None:
            Path(self._turn).unlink(missing_ok=True)

    async def _keep(self, number: int) -> None:
        """Have one of them run, whatever becomes of it."""
        mouths = [mouth.fileno() for _, mouth in self._pairs]
        ears = self._pairs[number][0].fileno()
        told = Told(self._settings, number, self._listener.fileno(), ears, mouths, self._turn)
        while not self._closing:
            process = self._processes[number] = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "conjura.cli.crew",
                msgspec.json.encode(told).decode(),
                stdin=asyncio.subprocess.PIPE,
                pass_fds=(told.listener, ears, *mouths),
            )
            code = await process.wait()
            if not self._closing:
                log.error("a process with tables has ended: number=%d code=%d", number, code)
                await asyncio.sleep(AGAIN)
        del self._processes[number]


class Told(msgspec.Struct):
    """What a process is told at its start; open files by their descriptors, that of turns by its name."""

    settings: Settings
    number: int
    listener: int
    ears: int
    mouths: list[int]
    turn: str | None


def spare_collector() -> None:
    """What is loaded by now stays: the search for garbage need not go through it, nor come as often as in a small
    program. Tables hold much that is long-lived, and nearly nothing in circles."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def allow_lines() -> None:
    """Let as many lines be open at once as the system allows: by habit it allows but a thousand."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = LINES if most == resource.RLIM_INFINITY else min(LINES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Further(Worker):
    """One of the others: it ends with the first one."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Come up, and watch whether the first one is there."""
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), self._left, loop)

    def _left(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(sys.stdin.fileno())
        self.should_exit = True


def main(text: str) -> None:
    """Run as one of the others.

    Args:
        text: what it is told, as JSON.
    """
    told = msgspec.json.decode(text, type=Told)
    start_logging(told.settings.log)
    allow_lines()
    mouths = [socket.socket(fileno=each) for each in told.mouths]
    others = Others(told.number, socket.socket(fileno=told.ears), mouths, told.turn)
    server = Further(create_app(told.settings, others))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[socket.socket(fileno=told.listener)])


if __name__ == "__main__":
    main(sys.argv[1])
