"""A seat that plays over its socket as the browser's client does: it keeps its picture by the diffs it is sent."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from conjura.server.diffs import patched
from server.load.host import Visitor
from server.load.line import Line, answers


class Player:
    """A person's line at a table.

    Args:
        visitor: who.
        table: the table's id.
        prefix: in front of the ids of all messages.

    Attributes:
        at, seat, scene, asked, table_info, said: as the messages tell them.
        told: every message since the last ``Opened``.
    """

    def __init__(self, visitor: Visitor, table: str, prefix: str = "m") -> None:
        self.visitor = visitor
        self.table = table
        self.prefix = prefix
        self.line: Line | None = None
        self.number = 0
        self.at = 0
        self.seat: int | None = None
        self.scene: Any = None
        self.asked: Any = None
        self.liberty = False
        self.undo = False
        self.info: Any = None
        self.motions: list[Any] = []
        self.said: dict[int, Any] = {}
        self.told: list[Any] = []
        self.opened: Any = None

    def open(self, seen: int = 0, timeout: float = 10.0) -> Any:
        """Open the line, sit down, and return ``Opened``."""
        if self.line is not None:
            self.line.close()
        self.line = self.visitor.line(self.table, timeout)
        self.told = []
        return self.ask("sit", seen=seen)

    def id(self) -> str:
        """A name for a message that no message had."""
        self.number += 1
        return f"{self.prefix}{self.number}"

    def send(self, type: str, id: str | None = None, **fields: Any) -> str:
        """Send a message; returns its id."""
        assert self.line is not None
        id = self.id() if id is None else id
        self.line.send({"type": type, "id": id, **fields})
        return id

    def ask(self, type: str, id: str | None = None, timeout: float | None = None, **fields: Any) -> Any:
        """Send a message and return its answer; what else comes meanwhile is taken in."""
        return self.answer(self.send(type, id, **fields), timeout)

    def answer(self, id: str, timeout: float | None = None) -> Any:
        """The answer to a message."""
        return answers(
            [self.until(lambda message: [id] == [each["id"] for each in answers([message])], timeout)]
        )[0]

    def until(self, wanted: Callable[[Any], bool], timeout: float | None = None) -> Any:
        """The first message from now on that is wanted. Raises ``TimeoutError``, ``Closed``."""
        assert self.line is not None
        end = time.monotonic() + (self.line.timeout if timeout is None else timeout)
        while True:
            message = self.take(self.line.receive(max(0.001, end - time.monotonic())))
            if wanted(message):
                return message

    def settle(self, quiet: float = 0.06) -> None:
        """Take in what comes until nothing has come for some seconds."""
        assert self.line is not None
        for message in self.line.drain(quiet):
            self.take(message)

    def reach(self, at: int, timeout: float = 10.0) -> None:
        """Take in what comes until the picture shows an entry."""
        end = time.monotonic() + timeout
        while self.at < at:
            assert self.line is not None
            self.take(self.line.receive(max(0.001, end - time.monotonic())))

    def take(self, message: Any) -> Any:
        """Take a message in."""
        self.told.append(message)
        kind = message["type"]
        if kind == "opened":
            self.told = [message]
            self.opened = message
            self.liberty = False
            self.seat = message.get("you")
            self.scene = message.get("scene")
            self.info = message["table"]
            self.motions = message.get("motions", [])
            for said in message.get("chat", []):
                self.said[said["n"]] = said
            self._now(message)
        elif kind == "moved":
            was = message.get("was", message["at"] - 1)
            assert was == self.at, f"a diff from {was} to a picture of {self.at}"
            self.scene = patched(self.scene, message.get("diff", []))
            self._now(message)
        elif kind == "info":
            self.info = message["table"]
        elif kind == "said":
            self.said[message["line"]["n"]] = message["line"]
        elif kind == "motions":
            self.motions = message.get("motions", [])
        return message

    def _now(self, message: Any) -> None:
        self.at = message["at"]
        self.asked = message.get("asked")
        self.liberty = message.get("liberty", self.liberty)
        self.undo = message.get("undo", False)

    def choice(self, rng: random.Random) -> dict[str, Any] | None:
        """Any action that is offered; ``None`` when none is."""
        legal = (self.asked or {}).get("legal") or []
        if not legal:
            return None
        option = rng.choice(legal)
        action = dict(option["action"])
        if option.get("high") is not None:
            action["amount"] = rng.randint(action["amount"], option["high"])
        return action
