"""What people call themselves, tables and accounts: cleaned of what would mislead a reader."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

LONGEST: Final = 24
"""Letters of a name."""
TITLE: Final = 60
"""Letters of a table's title."""
_MARKS: Final = 2
"""Marks on one letter; more would paint over the lines above and below."""


def clean(text: str, longest: int = LONGEST) -> str:
    """A text on one line, without anything that is not seen or that turns the direction of reading.

    Args:
        text: what somebody typed.
        longest: how many letters are kept.

    Returns:
        the text in NFC; empty when nothing is left.

    >>> clean("  Ada\\u202e \\t Lovelace\\u200b ")
    'Ada Lovelace'
    """
    out: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 8 * longest]):
        kind = unicodedata.category(letter)
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r\v\f\u2800\u3164\uffa0\u115f\u1160":
            letter, marks = " ", 0
        elif kind[0] == "C":
            continue
        elif kind[0] == "M":
            marks += 1
            if marks > _MARKS or not out or out[-1] == " ":
                continue
        else:
            marks = 0
        if letter != " " or (out and out[-1] != " "):
            out.append(letter)
    return "".join(out[:longest]).strip()


def key_of(name: str) -> str:
    """A name as it is compared: two that look alike in another case or width are one.

    >>> key_of("Straße") == key_of("STRASSE")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean(name)).casefold())


def made_up() -> str:
    """A name for somebody who gave none."""
    return f"Agent {100 + secrets.randbelow(900)}"
