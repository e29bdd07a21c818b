"""Files name their game: whoever reads one need not say it, and it is spoken about in that game's words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from keyboard import Run

import conjura as package
from conjura.cli.match import begun
from conjura.engine.game import game as find_game
from conjura.speech import LANGUAGES

GAMES = package.games()
LINES = 120
"""So many lines lead into a game far enough."""


def record_of(name: str) -> Any:
    """The record of the beginning of a game between three bots."""
    game = find_game(name)
    match = begun(game, ("random",) * 3, ("Ada", "Boris", "Clio"), 3, None, {})
    while len(match.record().lines) < LINES and not match.state.over:
        match.answer()
    return match.record()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_looked_into(conjura: Run, name: str, lang: str) -> None:
    Path("game.record").write_text(record_of(name).dumps())
    for args in (
        ("replay", "game.record", "--all"),
        ("replay", "game.record", "--at", "60", "--seat", "Ada"),
        ("verify", "game.record", "--seed", "3"),
        ("position", "game.record", "--at", "70"),
        ("position", "game.record", "--at", "70", "--seat", "2"),
    ):
        done = conjura(*args, "--lang", lang)
        assert done.code == 0 and done.out.strip(), (args, done.words)
    done = conjura("odds", "game.record", "--lang", lang)
    assert done.code in (0, 2) and done.words  # 2: nobody is asked there


@pytest.mark.parametrize("name", GAMES)
def test_a_line_that_is_refused_is_explained(conjura: Run, name: str) -> None:
    """In the words of its game, whichever command reads it."""
    head, *lines = record_of(name).dumps().splitlines()
    rows = [json.loads(line) for line in lines]
    # The last line of a person before the end, said by a neighbour.
    place = max(n for n, row in enumerate(rows) if row["seat"] != "chance")
    rows[place]["seat"] = (rows[place]["seat"] + 1) % 3
    wrong = [json.dumps(row) for row in rows[: place + 1]]
    Path("game.record").write_text("\n".join([head, *wrong]) + "\n")
    for args in (("verify", "game.record"), ("replay", "game.record", "--all"), ("position", "game.record")):
        done = conjura(*args)
        assert done.code in (1, 2) and "You are not asked now" in done.words, (args, done.words)


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_goes_on(conjura: Run, name: str) -> None:
    done = conjura(
        "play", "--game", name, "--players", "3", "--name", "Vera", "--seed", "3", "--save", "a.save"
    )
    assert "a.save" in done.words
    done = conjura("play", "--resume", "a.save")
    assert done.code == 0 and "a.save" in done.words
