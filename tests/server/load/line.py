"""A WebSocket line made of nothing but a socket, so that a test can send what no honest library would."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterable
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """The server answered the opening of a socket with something else.

    Args:
        status: the status of its answer.
        body: the answer.
    """

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body[:200]!r}")
        self.status = status
        self.body = body

    @property
    def code(self) -> str | None:
        """The code in the answer, if there is one."""
        try:
            return str(json.loads(self.body)["code"])
        except (ValueError, KeyError, TypeError):
            return None


class Closed(Exception):
    """The server has closed the line.

    Args:
        code: the code of the closing frame; 0 when it just went.
    """

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


def answers(messages: Iterable[Any]) -> list[Any]:
    """The answers among messages; where a ``moved`` is one too, it stands there as the ``done`` that it is."""
    found = []
    for each in messages:
        if "done" in each:
            found.append({"type": "done", "id": each["done"], "at": each["at"]})
        elif "id" in each:
            found.append(each)
    return found


def frame(
    opcode: int,
    payload: bytes,
    fin: bool = True,
    mask: bool = True,
    rsv: int = 0,
    length: int | None = None,
) -> bytes:
    """One frame as a client sends it; ``length`` lies about the payload's."""
    size = len(payload) if length is None else length
    head = bytes([(128 if fin else 0) | rsv << 4 | opcode])
    bit = 128 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + payload
    key = b"\x5a\xa5\x3c\xc3"
    pad = key * (len(payload) // 4 + 1)
    masked = int.from_bytes(payload, "big") ^ int.from_bytes(pad[: len(payload)], "big")
    return head + key + masked.to_bytes(len(payload), "big")


class Line:
    """An open line.

    Args:
        port: of the server on this machine.
        path: what is asked for.
        headers: besides those of the handshake, which they may replace.
        timeout: seconds that anything may take.
        buffer: bytes that the system may keep unread, to be a slow reader with.

    Attributes:
        heard: every message that came, as it came.

    Raises:
        Refused: there is no line.
    """

    def __init__(
        self,
        port: int,
        path: str,
        headers: Iterable[tuple[str, str]] = (),
        timeout: float = 10.0,
        buffer: int | None = None,
    ) -> None:
        self.heard: list[bytes] = []
        self.timeout = timeout
        self._bytes = b""
        self._ended: int | None = None
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(timeout)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        named = {
            "host": f"127.0.0.1:{port}",
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": base64.b64encode(os.urandom(16)).decode(),
        }
        extra = []
        for name, value in headers:
            if name.lower() in named:
                named[name.lower()] = value
            else:
                extra.append((name, value))
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in [*named.items(), *extra])]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        try:
            head = self._until(b"\r\n\r\n")
        except Closed as closed:
            raise Refused(0, b"") from closed
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            raise Refused(status, self._body(head))

    def send(self, message: Any) -> None:
        """Send a message: an object as JSON; text and bytes as they are, in a text frame."""
        if isinstance(message, str):
            message = message.encode("utf-8", "surrogatepass")
        elif not isinstance(message, bytes):
            message = json.dumps(message).encode()
        self.raw(frame(TEXT, message))

    def raw(self, data: bytes) -> None:
        """Send bytes that may be no frame. Raises ``Closed`` when nobody takes them."""
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise Closed() from error

    def receive(self, timeout: float | None = None) -> Any:
        """The next message.

        Raises:
            Closed: the line has come to its end.
            TimeoutError: nothing came.
        """
        end = time.monotonic() + (self.timeout if timeout is None else timeout)
        whole = b""
        while True:
            if self._ended is not None:
                raise Closed(self._ended)
            opcode, fin, payload = self._frame(end)
            if opcode == PING:
                self.raw(frame(PONG, payload))
            elif opcode == CLOSE:
                self._ended = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
            elif opcode != PONG:
                whole += payload
                if fin:
                    self.heard.append(whole)
                    return json.loads(whole)

    def drain(self, quiet: float = 0.1) -> list[Any]:
        """All messages until nothing has come for some seconds, or the line is closed."""
        found = []
        try:
            while True:
                found.append(self.receive(quiet))
        except (TimeoutError, Closed):
            return found

    def close(self) -> None:
        """Hang up without a word."""
        self.socket.close()

    def _frame(self, end: float) -> tuple[int, bool, bytes]:
        # Only a whole frame is taken from what has come, so that a timeout tears none apart.
        while True:
            found = self._parsed()
            if found is not None:
                return found
            self._more(end)

    def _parsed(self) -> tuple[int, bool, bytes] | None:
        data = self._bytes
        if len(data) < 2:
            return None
        size, at = data[1] & 127, 2
        if size == 126:
            if len(data) < 4:
                return None
            size, at = struct.unpack(">H", data[2:4])[0], 4
        elif size == 127:
            if len(data) < 10:
                return None
            size, at = struct.unpack(">Q", data[2:10])[0], 10
        if len(data) < at + size:
            return None
        self._bytes = data[at + size :]
        return data[0] & 15, bool(data[0] & 128), data[at : at + size]

    def _more(self, end: float) -> None:
        left = end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self.socket.settimeout(left)
        try:
            got = self.socket.recv(65536)
        except TimeoutError:
            raise
        except OSError as error:
            raise Closed() from error
        if not got:
            raise Closed()
        self._bytes += got

    def _until(self, mark: bytes) -> bytes:
        end = time.monotonic() + self.timeout
        while mark not in self._bytes:
            self._more(end)
        head, _, self._bytes = self._bytes.partition(mark)
        return head

    def _body(self, head: bytes) -> bytes:
        """The body of an answer that is no line."""
        try:
            end = time.monotonic() + 2
            for line in head.lower().split(b"\r\n"):
                if line.startswith(b"content-length:"):
                    size = int(line.partition(b":")[2])
                    while len(self._bytes) < size:
                        self._more(end)
                    return self._bytes[:size]
            while True:
                self._more(end)
        except (Closed, TimeoutError):
            body = self._bytes
            # Chunked bodies are short here: one chunk.
            return body.split(b"\r\n")[1] if b"transfer-encoding: chunked" in head.lower() else body
        finally:
            self.socket.close()
