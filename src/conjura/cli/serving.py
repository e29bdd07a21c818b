"""``conjura serve``: the tables in the browser."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

from conjura.cli.crew import Crew, Worker, allow_lines
from conjura.cli.voice import Problem, Voice
from conjura.server.app import Server, create_app
from conjura.server.bodies import Play
from conjura.server.logs import start_logging
from conjura.server.settings import SettingError, Settings, settings_from
from conjura.server.store import Store, StoreError, spoken

TRIES = 20
"""Ports that are tried, one after the other, where nobody asked for a certain one."""


class Serving(Worker):
    """The server that somebody has started: it says when it is ready, and has the other processes come and go.

    Args:
        app: the application.
        crew: the other processes.
        voice: says what is to be said.
        play: whether a table against programs shall be ready.
        browse: whether to open it in a browser.
        address: where the server is reached.
    """

    def __init__(self, app: Server, crew: Crew, voice: Voice, play: bool, browse: bool, address: str) -> None:
        super().__init__(app)
        self._crew = crew
        self._voice = voice
        self._play = play
        self._browse = browse
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Come up; then tell where."""
        await super().startup(sockets)
        if self.should_exit:
            return
        self._crew.start()
        address = await self._table() if self._play else self._address
        self._voice.tell("cli-serving", address=address)
        if not self._app.premises.files.built:
            self._voice.tell("cli-client-not-built", style="yellow")
        if self._browse and has_display():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Go down, and the others with it."""
        self._crew.dismiss()
        await super().shutdown(sockets)
        await self._crew.gone()

    async def _table(self) -> str:
        """The address of a seat at a new table against programs."""
        premises = self._app.premises
        person, _ = await premises.people.arrive()
        table = await premises.lobby.play(person, Play())
        token = await premises.people.link(table.id, table.seat_of(person.id) or 0, person)
        return f"{self._address}/seat/{token}"


def serve(voice: Voice, play: bool, browse: bool, migrate_only: bool, **flags: Any) -> int:
    """Serve until told to stop.

    Args:
        voice: says what is to be said.
        play: whether a table against programs shall be ready.
        browse: whether to open the browser.
        migrate_only: only bring the database to the present version.
        flags: settings that were given on the command line.

    Returns:
        the exit code.

    Raises:
        Problem: a setting is wrong, the address is taken, the database can't be opened.
    """
    chosen = flags.get("port") is not None or "CONJURA_PORT" in os.environ
    if play:
        # Somebody plays here: what the server notes of requests would only be in the way.
        flags = {**flags, "log": flags.get("log") or os.environ.get("CONJURA_LOG") or "off"}
    try:
        settings = settings_from(**flags)
    except SettingError as error:
        raise Problem("cli-bad-setting", name=error.name, message=error.reason) from None
    if settings.workers > 1 and sys.platform == "win32":
        raise Problem("cli-bad-setting", name="CONJURA_WORKERS", message="1")
    if not spoken(settings.database):
        raise Problem("cli-bad-database", database=settings.database)
    if migrate_only:
        return migrate(voice, settings)
    listener = listen(settings, tries=1 if chosen else TRIES)
    start_logging(settings.log)
    allow_lines()
    host, port = listener.getsockname()[:2]
    address = settings.origins[0] if settings.origins else f"http://{shown(host)}:{port}"
    crew = Crew(settings, listener)
    app = create_app(settings, crew.others)
    server = Serving(app, crew, voice, play, browse, address)
    with contextlib.suppress(KeyboardInterrupt):
        try:
            server.run(sockets=[listener])
        finally:
            crew.close()
    if app.premises.failure is not None:
        raise Problem("cli-store", code=app.premises.failure.code, database=settings.database)
    return 0


def migrate(voice: Voice, settings: Settings) -> int:
    """Bring the database to the present version. Raises ``Problem``."""
    store = Store(settings.database, settings.sync, settings.patience)
    try:
        store.open()
    except StoreError as error:
        raise Problem("cli-store", code=error.code, database=settings.database) from None
    voice.tell("cli-migrated", version=store.version() or "")
    store.close()
    return 0


def listen(settings: Settings, tries: int) -> socket.socket:
    """A socket at the address of the settings, or at one of the next ports.

    Raises:
        Problem: all are taken, or there is no such address.
    """
    for place in range(tries):
        port = settings.port + place if settings.port else 0
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen(2048)
            return listener
        except OSError as error:
            listener.close()
            reason = error.strerror or str(error)
    raise Problem("cli-no-port", address=f"{settings.host}:{settings.port}", message=reason)


def shown(host: str) -> str:
    """A host as it stands in an address for somebody at this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def has_display() -> bool:
    """Whether a browser could show itself here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
