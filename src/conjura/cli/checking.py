"""`conjura scenario`, `conjura decks check` and `conjura decks new`: what authors of rulings and decks run."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from conjura.cli.files import read_text
from conjura.cli.voice import Problem, Voice, checked
from conjura.engine.deck import deck_header
from conjura.engine.game import game as find_game
from conjura.engine.game import games
from conjura.engine.library import Library
from conjura.engine.staging import run_file
from conjura.engine.wire import DeckError, dumps


def scenario_files(names: list[str]) -> list[Path]:
    """The files named, and for a folder all scenario files in it. Raises ``Problem``."""
    found: list[Path] = []
    for name in names:
        path = Path(name)
        if os.path.isdir(name):
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise Problem("cli-empty-folder", file=name)
            found.extend(inside)
        else:
            read_text(name)
            found.append(path)
    return found


def scenarios(names: list[str], voice: Voice, as_json: bool) -> int:
    """Run scenario files and tell the first difference of each scenario that does not hold.

    Returns:
        0 if all hold, else 1.

    Raises:
        Problem: a file is missing or is no scenario.
    """
    rows: list[dict[str, Any]] = []
    for path in scenario_files(names):
        results = checked("cli-bad-scenario", lambda path=path: run_file(path), file=str(path))  # type: ignore[misc]
        for result in results:
            rows.append(
                {"file": str(path), "name": result.name, "ok": result.ok, "difference": result.difference}
            )
        if as_json:
            continue
        wrong = [result for result in results if not result.ok]
        if not wrong:
            voice.tell("cli-scenario-holds", style="green", file=str(path), count=len(results))
        for result in wrong:
            voice.tell("cli-scenario-differs", style="red", file=str(path), name=result.name)
            voice.write(f"  {result.difference}")
    good = all(row["ok"] for row in rows)
    if as_json:
        print(dumps({"ok": good, "scenarios": rows}).decode())
    return 0 if good else 1


def check_deck(name: str, voice: Voice, locales: list[str], as_json: bool) -> int:
    """Look for all that is wrong with a deck file.

    Args:
        name: the file.
        voice: speaks.
        locales: further folders with ``en``, ``es``, ``cs`` in them where the names of its cards may be.
        as_json: print the messages as JSON.

    Returns:
        0 if nothing is wrong, else 1.

    Raises:
        Problem: there is no such file.
    """
    read_text(name)
    for folder in locales:
        if not os.path.isdir(folder):
            raise Problem("cli-no-such-folder", file=folder)
    library = library_of(name)
    problems = checked(
        "cli-bad-deck", lambda: library.lint_deck(name, [Path(folder) for folder in locales]), file=name
    )
    if as_json:
        print(dumps({"file": name, "ok": not problems, "problems": problems}).decode())
        return 0 if not problems else 1
    for problem in problems:
        voice.write(problem, "red")
    if problems:
        voice.tell("cli-deck-wrong", style="bold", file=name, count=len(problems))
        return 1
    voice.tell("cli-deck-good", style="green", file=name, count=len(library.read_deck_file(name)[-1].cards))
    return 0


def library_of(name: str) -> Library:
    """The library of the game that a deck file names; that of the usual game where it names none."""
    named = "illuminati"
    with suppress(DeckError, RecursionError):  # what is wrong with the file is said when it is looked over
        header = str(deck_header(read_text(name), name).get("game", named))
        named = header if header in games() else named
    library: Library = find_game(named).library
    return library


def new_deck(game: str) -> int:
    """Print a deck file to fill in.

    Args:
        game: the id of the game.

    Returns:
        0.
    """
    print(find_game(game).library.skeleton(), end="")
    return 0
