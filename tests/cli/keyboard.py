"""What tests of the terminal share: what a command did, and a person who plays by reading the screen."""

from __future__ import annotations

import builtins
import contextlib
import io
import json
import random
import re
from collections.abc import Callable
from typing import Any

from conjura.cli.app import app

OPTION = re.compile(r"^ *(\d+) (\S.*?) *$", re.MULTILINE)


class Done:
    """What a command did: exit code, standard output, standard error."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def words(self) -> str:
        """All that was printed, in one line, so that it does not matter where it was wrapped."""
        return " ".join((self.out + " " + self.err).split())


Run = Callable[..., Done]


class Person:
    """Plays by reading the screen: knows nothing but what is printed.

    Args:
        seed: decides the whims.
        curious: how often something else than an option is typed.
        script: lines to type first.
        patience: after so many lines the person is gone.
    """

    LOOKING = (
        "?", "? 1", "? 3", "odds", "odds 1", "odds 2 3", "board", "board all", "hand", "card media", "log",
        "log 40", "rules", "rules I-10.9", "all", "back", "undo", "quiet", "help", "save spare.save", "zzz",
        "media", "99", "1 999", "0", "-1", "attack", "3 x", "lang xx", "board nobody", "card zzz",
        "rules I-99", "skip",
    )  # fmt: skip

    def __init__(
        self, seed: int, curious: float = 0.1, script: tuple[str, ...] = (), patience: int = 4000
    ) -> None:
        self.rng = random.Random(seed)
        self.curious = curious
        self.script = list(script)
        self.patience = patience
        self.screen = io.StringIO()
        self.read = 0
        self.typed: list[str] = []

    def answer(self, prompt: str = "") -> str:
        if len(self.typed) >= self.patience:
            raise EOFError
        line = self.script.pop(0) if self.script else self.choose()
        self.typed.append(line)
        return line

    def choose(self) -> str:
        text = self.screen.getvalue()[self.read :]
        self.read = len(self.screen.getvalue())
        options = OPTION.findall(text)
        rng = self.rng
        if rng.random() < self.curious:
            return rng.choice(self.LOOKING)
        if not options:
            return rng.choice(("", "1", "2"))
        likely = [number for number, label in options if "≤" in label]
        if likely and rng.random() < 0.8:
            return likely[0]
        default = [number for number, label in options if "↵" in label]
        if default and rng.random() < 0.6:
            return ""
        number, label = rng.choice(options)
        if re.search(r"\d–\d", label):
            number += f" {rng.randrange(1, 6)}"
        return number

    def play(self, *args: str) -> tuple[int, str]:
        """Run ``conjura`` with this person at the keyboard. Returns exit code and screen."""
        kept, builtins.input = builtins.input, self.answer  # type: ignore[assignment]
        try:
            with contextlib.redirect_stdout(self.screen), contextlib.redirect_stderr(self.screen):
                code = app(list(args), standalone_mode=False)
        finally:
            builtins.input = kept
        return code, self.screen.getvalue()
