"""Positions of moments too rare to be met in a few games: tests play on from them too."""

from __future__ import annotations

from typing import Any

POSITIONS: tuple[str, ...] = ()


def rare_positions(game: Any, options: Any) -> tuple[str, ...]:
    """The position texts of rare moments under these options."""
    head = f"conjura {game.id} {game.rules_version}\noptions {game.options_text(options)}\n"
    return tuple(head + text for text in POSITIONS)
