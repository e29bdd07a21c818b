"""Reading and writing what a person names on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from conjura.cli.voice import Problem

LARGEST = 50_000_000
"""Bytes; no text of ours is longer."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``.

    Raises:
        Problem: there is no such file, it can't be read, is too large or is no UTF-8 text.
    """
    if name == "-":
        try:
            return sys.stdin.read(LARGEST)
        except UnicodeDecodeError:
            raise Problem("cli-not-text", file=name) from None
    path = Path(name)
    try:
        if path.is_dir():
            raise Problem("cli-is-folder", file=name)
        if path.exists() and path.stat().st_size > LARGEST:
            raise Problem("cli-too-large", file=name, most=LARGEST // 1_000_000)
        return path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except FileNotFoundError:
        raise Problem("cli-no-such-file", file=name) from None
    except UnicodeDecodeError:
        raise Problem("cli-not-text", file=name) from None
    except (OSError, ValueError) as error:
        raise Problem("cli-unreadable", file=name, message=reason(error)) from None


def write_text(name: str, text: str) -> None:
    """Write a file whole or not at all: what was there stays until the new one is complete.

    Raises:
        Problem: it can't be written.
    """
    path = Path(name)
    if path.is_dir():
        raise Problem("cli-is-folder", file=name)
    try:
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        raise Problem("cli-unwritable", file=name, message=reason(error)) from None


def reason(error: Exception) -> str:
    """Why the system refused, without path and number."""
    return getattr(error, "strerror", None) or str(error)
