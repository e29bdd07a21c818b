"""Reading and writing what a person names on the command line."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from conjura.cli.voice import Problem

LARGEST = 50_000_000
"""Letters; no text of ours is longer."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``.

    Raises:
        Problem: there is no such file, it can't be read, is too large or is no UTF-8 text.
    """
    if name != "-" and os.path.isdir(name):
        raise Problem("cli-is-folder", file=name)
    try:
        if name == "-":
            text = sys.stdin.buffer.read(LARGEST + 1).decode("utf-8-sig")
        else:
            # Not to its end: what is no file may have none (/dev/zero). Some editors begin a file with a mark.
            with open(name, encoding="utf-8-sig") as file:
                text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise Problem("cli-too-large", file=name, most=LARGEST // 1_000_000)
        return text
    except FileNotFoundError:
        raise Problem("cli-no-such-file", file=name) from None
    except UnicodeDecodeError:
        raise Problem("cli-not-text", file=name) from None
    except (OSError, ValueError) as error:
        raise Problem("cli-unreadable", file=name, message=reason(error)) from None


def write_text(name: str, text: str) -> None:
    """Write a file whole or not at all: what was there stays until the new one is complete.

    A link stays one: what it leads to is written. What is no file (a terminal, ``/dev/null``) is written to as it is,
    and never replaced by one.

    Raises:
        Problem: it can't be written.
    """
    if os.path.isdir(name):
        raise Problem("cli-is-folder", file=name)
    try:
        if os.path.exists(name) and not os.path.isfile(name):
            Path(name).write_text(text, encoding="utf-8")
            return
        part = part_of(name)
        part.write_text(text, encoding="utf-8")
        part.replace(os.path.realpath(name))
    except (OSError, ValueError) as error:
        raise Problem("cli-unwritable", file=name, message=reason(error)) from None


def check_writable(*names: str | None) -> None:
    """That files which will be written can be, before a game is played for them. Raises ``Problem``."""
    for name in names:
        if name is None:
            continue
        if os.path.isdir(name):
            raise Problem("cli-is-folder", file=name)
        try:
            part = part_of(name)
            if not os.path.isdir(part.parent):
                raise Problem("cli-no-folder", file=name)
            with suppress(FileNotFoundError):
                os.lstat(part)  # the name may be too long for the system
            found = os.path.exists(name)
            if not os.access(name if found else part.parent, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        except (OSError, ValueError) as error:
            raise Problem("cli-unwritable", file=name, message=reason(error)) from None


def part_of(name: str) -> Path:
    """Where the text of a file is written until it is complete."""
    return Path(os.path.realpath(name) + ".part")


def reason(error: Exception) -> str:
    """Why the system refused, without path and number."""
    return getattr(error, "strerror", None) or str(error)
