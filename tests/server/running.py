"""A server that runs in a thread of the test, on a port of its own, and visitors who come to it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from conjura.server.app import Server, create_app
from conjura.server.frames import FrameProtocol
from conjura.server.settings import Settings


class Running:
    """A running server.

    Attributes:
        app: the application.
        address: where it is reached.
    """

    def __init__(self, app: Server, address: str) -> None:
        self.app = app
        self.address = address

    def visitor(self, name: str | None = None, **headers: str) -> httpx.Client:
        """A browser: it says where its page is from and keeps cookies. With a name it has a session."""
        headers = {"Origin": self.address, **headers}
        cookies = None
        if name is not None:
            arrived = httpx.post(self.address + "/api/session", json={"name": name}, headers=headers)
            cookies = arrived.raise_for_status().cookies
        return httpx.Client(base_url=self.address, headers=headers, cookies=cookies)


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: no pauses, no log, and no limits of time unless they are asked for."""
    chosen: dict[str, Any] = {"bot_pause": 0.0, "log": "off", "limit_factor": 1000, "patience": 0.3}
    return Settings(database=f"sqlite:///{folder / 'tables.db'}", **(chosen | changes))


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """A server of some settings, while the context lasts."""
    listener = socket.create_server(("127.0.0.1", 0))
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        ws=FrameProtocol,
        ws_max_size=settings.socket_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive() and time.monotonic() < deadline, "the server does not come up"
        time.sleep(0.01)
    try:
        yield Running(app, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server does not go down"
