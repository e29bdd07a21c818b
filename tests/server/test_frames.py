"""Sockets on the wire: the short way and the long way are one protocol."""

from __future__ import annotations

import base64
import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from conjura.server.frames import FrameProtocol

LARGEST = 200_000


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Sends back what comes."""
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        text = event.get("text")
        await send(
            {"type": "websocket.send", **({"bytes": event["bytes"]} if text is None else {"text": text})}
        )


class Wire:
    """A client that says exactly what it is told to."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=5)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        assert b" 101 " in head

    def read(self) -> tuple[int, bytes]:
        """The opcode and the content of the next frame."""
        first, second = self.exactly(2)
        length = second & 127
        if length == 126:
            (length,) = struct.unpack("!H", self.exactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.exactly(8))
        assert not second & 128 and first & 128
        return first & 15, self.exactly(length)

    def exactly(self, count: int) -> bytes:
        """So many bytes."""
        got = b""
        while len(got) < count:
            part = self.socket.recv(count - len(got))
            assert part, "the line is closed"
            got += part
        return got

    def closed_with(self) -> int:
        """The code of the closing frame."""
        opcode, content = self.read()
        assert opcode == 8
        (code,) = struct.unpack("!H", content[:2])
        return int(code)


def frame(content: bytes, opcode: int = 1, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it."""
    first = bytes([opcode | (128 if fin else 0) | reserved])
    length = len(content)
    flag = 128 if masked else 0
    if length < 126:
        size = bytes([length | flag])
    elif length < 65536:
        size = bytes([126 | flag]) + struct.pack("!H", length)
    else:
        size = bytes([127 | flag]) + struct.pack("!Q", length)
    if not masked:
        return first + size + content
    mask = os.urandom(4)
    return first + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        echo,
        ws=FrameProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield listener.getsockname()[1]
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def wire(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    yield wire
    wire.socket.close()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, LARGEST])
def test_text_of_every_length_comes_back(wire: Wire, length: int) -> None:
    text = ("ž" * length).encode()[:length] if length % 2 == 0 else b"x" * length
    wire.socket.sendall(frame(text))
    assert wire.read() == (1, text)


def test_bytes_and_many_frames_at_once_come_back_in_order(wire: Wire) -> None:
    frames = [frame(b"%d" % number, opcode=1 + number % 2) for number in range(200)]
    wire.socket.sendall(b"".join(frames))
    assert [wire.read() for _ in frames] == [(1 + number % 2, b"%d" % number) for number in range(200)]


def test_a_frame_may_come_byte_by_byte(wire: Wire) -> None:
    wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for text in (b"abc", b"d" * 130):
        for byte in frame(text) + frame(b"next")[:1]:
            wire.socket.sendall(bytes([byte]))
        assert wire.read() == (1, text)
        wire.socket.sendall(frame(b"")[1:2] + b"\0\0\0\0")  # the second frame is empty after all
        assert wire.read() == (1, b"")


def test_fragments_with_a_ping_between_them_are_one_message(wire: Wire) -> None:
    wire.socket.sendall(
        frame(b"one ", fin=False)
        + frame(b"are you there", opcode=9)
        + frame(b"two ", opcode=0, fin=False)
        + frame(b"three", opcode=0)
        + frame(b"four")
    )
    assert wire.read() == (10, b"are you there")
    assert wire.read() == (1, b"one two three")
    assert wire.read() == (1, b"four")


WRONG = {
    "no UTF-8": (frame(b"\xff\xfe"), 1007),
    "not masked": (frame(b"x", masked=False), 1002),
    "a reserved bit": (frame(b"x", reserved=64), 1002),
    "an unknown kind": (frame(b"x", opcode=3), 1002),
    "the rest of nothing": (frame(b"x", opcode=0), 1002),
    "a message in a message": (frame(b"x", fin=False) + frame(b"y"), 1002),
    "a long ping": (frame(b"x" * 126, opcode=9), 1002),
    "too long": (frame(b"x" * (LARGEST + 1)), 1009),
    "far too long": (frame(b"x")[:1] + b"\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0", 1009),
    "a goodbye": (frame(struct.pack("!H", 1000), opcode=8), 1000),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_closes_the_line_with_its_code(wire: Wire, what: str) -> None:
    sent, code = WRONG[what]
    wire.socket.sendall(frame(b"fine"))
    assert wire.read() == (1, b"fine")
    wire.socket.sendall(sent)
    assert wire.closed_with() == code


def test_a_reader_that_does_not_read_holds_the_sender_back(wire: Wire) -> None:
    wire.socket.settimeout(1)
    with pytest.raises(TimeoutError):
        for _ in range(2_000):
            wire.socket.sendall(frame(b"x" * 50_000))
