"""``python -m conjura.lab GAME BOT...``: an arena from the command line, its report on standard output."""

from __future__ import annotations

from typing import Annotated

import typer

from conjura.lab.arena import arena
from conjura.lab.report import report


def run(
    game: str,
    bots: list[str],
    games: Annotated[int, typer.Option()] = 100,
    players: Annotated[int, typer.Option()] = 4,
    seed: Annotated[int, typer.Option()] = 0,
    preset: Annotated[str | None, typer.Option()] = None,
    max_turns: Annotated[int, typer.Option()] = 0,
    workers: Annotated[int, typer.Option()] = 1,
) -> None:
    """Play and print."""
    options = {"max_turns": max_turns} if max_turns else {}
    print(report(arena(game, bots, games, players, seed, preset, workers, options)))


if __name__ == "__main__":
    typer.run(run)
