"""A real server in a process of its own, and visitors who speak HTTP to it."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from server.load.line import Line

SERVE = "import sys; from conjura.cli import main; sys.argv[0] = 'conjura'; sys.exit(main())"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server on this machine, on the same port and the same database however often it is started.

    Args:
        folder: where its database and its log lie.
        settings: ``CONJURA_...`` by the name in small letters.
    """

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = folder / "conjura.db"
        self.log = folder / "log"
        told = {"database": f"sqlite:///{self.database}", "port": self.port, "bot_pause": 0, **settings}
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("CONJURA_")},
            **{f"CONJURA_{name.upper()}": str(value) for name, value in told.items()},
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        """Where its pages are from."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def start(self, timeout: float = 30.0) -> None:
        """Start it and wait until it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-c", SERVE, "serve"],
                cwd=self.folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            if self.ready():
                return
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server does not start:\n{self.said()[-3000:]}")

    def ready(self) -> bool:
        """Whether it answers."""
        try:
            return self.fetch("GET", "/healthz", timeout=1).status == 200
        except (OSError, http.client.HTTPException):
            return False

    def said(self) -> str:
        """Its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self, timeout: float = 15.0) -> int:
        """Ask it to end, and wait. Returns its exit status."""
        if self.process is None or self.process.poll() is not None:
            return 0 if self.process is None else int(self.process.returncode)
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not stop:\n{self.said()[-3000:]}") from None

    def left_behind(self) -> list[int]:
        """Processes of its session that are alive."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal() and self.process is not None:
                with contextlib.suppress(OSError, IndexError):
                    fields = (entry / "stat").read_text().rpartition(")")[2].split()
                    if int(fields[3]) == self.process.pid and fields[0] != "Z":
                        found.append(int(entry.name))
        return found

    def fetch(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float = 10.0,
    ) -> Answer:
        """One request, with nothing added to it but what HTTP needs."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            line.request(method, path, body, dict(headers or {}))
            got = line.getresponse()
            return Answer(got.status, {name.lower(): value for name, value in got.getheaders()}, got.read())
        finally:
            line.close()

    def raw(self, data: bytes, timeout: float = 3.0) -> bytes:
        """Send bytes that may be no HTTP; what comes back until the line is closed or quiet."""
        with socket.create_connection(("127.0.0.1", self.port), timeout) as line:
            got = b""
            with contextlib.suppress(OSError):
                line.sendall(data)
                while part := line.recv(65536):
                    got += part
            return got


class Answer:
    """An answer over HTTP.

    Args:
        status: its status.
        headers: in small letters.
        body: its bytes.
    """

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def code(self) -> str | None:
        """The code of a refusal; ``None`` for an answer that is none."""
        try:
            return str(self.data["code"])
        except (ValueError, KeyError, TypeError):
            return None

    @property
    def table(self) -> Any:
        """The table in the answer."""
        return self.data["table"]

    def __repr__(self) -> str:
        return f"{self.status} {self.body[:300]!r}"


class Visitor:
    """Somebody with a browser: a cookie, and the right Origin.

    Args:
        server: whose visitor.
        name: what to be called; ``None`` for a stranger without a session.

    Attributes:
        token: what is in the cookie.
        heard: every body that was received.
    """

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.token: str | None = None
        self.id = ""
        self.heard: list[bytes] = []
        if name is not None:
            got = self.post("/api/session", {"name": name})
            assert got.status == 200, got
            self.id = got.data["person"]["id"]

    def headers(self) -> dict[str, str]:
        """What a browser sends."""
        told = {"Origin": self.server.origin}
        if self.token is not None:
            told["Cookie"] = f"conjura={self.token}"
        return told

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """A request; an object is sent as JSON, bytes as they are. Underscores in header names are hyphens."""
        told = self.headers()
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            told["Content-Type"] = "application/json"
        for name, value in headers.items():
            told[name.replace("_", "-").title()] = value
        got = self.server.fetch(method, path, data, told)
        self.heard.append(got.body)
        if "set-cookie" in got.headers:
            morsel = SimpleCookie(got.headers["set-cookie"]).get("conjura")
            if morsel is not None:
                self.token = morsel.value or None
        return got

    def get(self, path: str, **headers: str) -> Answer:
        """See ``request``."""
        return self.request("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        """See ``request``; nothing is sent as an empty object."""
        return self.request("POST", path, {} if body is None else body, **headers)

    def line(self, table: str, timeout: float = 10.0, buffer: int | None = None, **headers: str) -> Line:
        """An open socket at a table. Raises ``line.Refused``."""
        told = self.headers()
        for name, value in headers.items():
            told[name.replace("_", "-").title()] = value
        return Line(self.server.port, f"/api/tables/{table}/socket", told.items(), timeout, buffer)
