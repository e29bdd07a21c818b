"""Signs and colours that the tables of several games are drawn with."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from conjura.cli.voice import Voice
from conjura.engine.grid import SIDES

ARROWS: Final[dict[str, str]] = dict(zip(SIDES, "↑→↓←", strict=True))
"""The sign of a direction, by its word."""

PLAIN_ARROWS: Final[dict[str, str]] = dict(zip(SIDES, "^>v<", strict=True))
"""The same for terminals that know no arrows."""

COLOURS: Final = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta")
"""By seat."""


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def fancy(voice: Voice) -> bool:
    """Whether the terminal knows more than ASCII."""
    return bool(voice.console.encoding.startswith("utf"))


def arrows(voice: Voice) -> dict[str, str]:
    """The signs of directions that the terminal knows."""
    return ARROWS if fancy(voice) else PLAIN_ARROWS


def titled(slug: str, voice: Voice) -> Text:
    """A card's name and what it says."""
    return Text.assemble((voice.speaker.card(slug), "bold"), ("  " + voice.speaker.card_text(slug), "dim"))
