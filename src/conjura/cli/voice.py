"""What the terminal says: one language, one game, one console; and the errors that end a command."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from conjura.engine.wire import FormatError, OptionError, Refusal, ReplayError
from conjura.speech import LANGUAGES, Speaker, speak

T = TypeVar("T")

LANGUAGE_VARIABLES: Final = ("CONJURA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that may name the language, the strongest first."""

CHOSEN: Final[ContextVar[str | None]] = ContextVar("language", default=None)
"""The language named before the command (``conjura --lang es play``)."""

DIGITS: Final = 9
"""No number that is typed has more digits."""


WIDTH: Final = 80
"""Letters in a line where the terminal does not tell."""

STEERING: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Letters that a terminal does not print but obeys, and those that are none."""


class Problem(Exception):
    """Something a person got wrong: the command ends with this sentence and exit code 2.

    Args:
        key: the sentence in ``cli.ftl``.
        refusal: why a line of a record is refused, if that is what is wrong; said behind its ``message``.
        about: the id of the game whose refusal it is.
        values: what it speaks of.
    """

    def __init__(
        self, key: str, refusal: Refusal | None = None, about: str = "illuminati", /, **values: object
    ) -> None:
        super().__init__(key)
        self.key = key
        self.refusal = refusal
        self.about = about
        self.values = values


class Voice:
    """Speaks one language about one game.

    Args:
        lang: ``en``, ``es`` or ``cs``.
        game: the id of the game spoken about.
        names: the players' names by seat.
        console: where to; standard output if not given.
    """

    def __init__(
        self, lang: str, game: str = "illuminati", names: Sequence[str] = (), console: Console | None = None
    ) -> None:
        self.game = game
        self.console: Final = console or new_console()
        self.names: tuple[str, ...] = tuple(printable(name) for name in names)
        self.speaker: Speaker = speak(lang, self.names, game)

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.speaker.lang

    def speak(self, lang: str) -> None:
        """Go on in another language. Raises ``SpeechError`` for one that does not exist."""
        self.speaker = speak(lang, self.names, self.game)

    def call(self, names: Sequence[str]) -> None:
        """Call the players by these names from now on."""
        self.names = tuple(printable(name) for name in names)
        self.speaker = speak(self.lang, self.names, self.game)

    def turn(self, game: str, names: Sequence[str] | None = None) -> None:
        """Speak about another game from now on: which one a file is of is known only when it is read.

        Args:
            game: its id.
            names: the players' names by seat; those of before if not given.
        """
        self.game = game
        self.call(self.names if names is None else names)

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of a key."""
        return self.speaker.say(key, **values)

    def explained(self, message: str, refusal: Refusal | None) -> str:
        """What is wrong with what was read, and why it is refused where that is what is wrong.

        The message names the clause already.
        """
        if refusal is None:
            return message
        return self.say("cli-explained", message=message, reason=self.speaker.refusal(refusal, cite=False))

    def write(self, line: RenderableType = "", style: str = "") -> None:
        """Write a line; text is taken as it is, but for letters that would steer the terminal."""
        if isinstance(line, str):
            line = Text("\n".join(printable(part) for part in line.split("\n")), style=style)
        self.console.print(line)

    def tell(self, key: str, /, style: str = "", **values: object) -> None:
        """Write the sentence of a key."""
        self.write(self.say(key, **values), style)


def printable(text: str) -> str:
    """A text of others in which whatever steers a terminal is shown as a question mark in a box."""
    return STEERING.sub("\ufffd", text)


class Screen(Console):
    """A console whose reader may go away: what is under way can then still be put in order."""

    def on_broken_pipe(self) -> None:
        """Say no more, and let the command end as it does without a reader. Raises ``BrokenPipeError``."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise BrokenPipeError


def new_console(stderr: bool = False) -> Console:
    """A console that prints text as it is: no markup, no guessing what to colour."""
    screen = Screen(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)
    if not screen.width:  # COLUMNS=0: nobody knows how wide it is, and nothing would be shown
        screen.width = WIDTH
    return screen


def sheet() -> Table:
    """A table as all of ours look: a line under the head and nothing else."""
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)


def spoken_language(asked: str | None) -> str:
    """The language asked for, or that of the environment, or English.

    Raises:
        Problem: there is no such language.
    """
    asked = asked or CHOSEN.get()
    if asked is not None:
        if asked not in LANGUAGES:
            raise Problem("cli-bad-language", lang=asked, known=", ".join(LANGUAGES))
        return asked
    for variable in LANGUAGE_VARIABLES:
        found = os.environ.get(variable, "")[:2].lower()
        if found in LANGUAGES:
            return found
        if found:
            break
    return "en"


def checked(key: str, work: Callable[[], T], about: str = "illuminati", /, **values: Any) -> T:
    """The result of some work; what it finds wrong with what it reads ends the command with this sentence.

    The sentence is given the message as ``message``: place and expectation, as the engine names them.

    Args:
        key: the sentence.
        work: what is done.
        about: the id of the game that may refuse something meanwhile.
        values: what else the sentence speaks of.
    """
    try:
        return work()
    except (FormatError, OptionError, ReplayError) as error:
        refusal = error.refusal if isinstance(error, ReplayError) else None
        raise Problem(key, refusal, about, message=str(error), **values) from None
    except RecursionError:
        raise Problem("cli-too-deep", **values) from None


def whole_number(text: str) -> int | None:
    """The whole number of at least 0 that a text is, or ``None``."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None
