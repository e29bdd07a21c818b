"""What the documents show is true: their code runs, their commands print what they say, their tables are complete.

In a document, in order and in one folder and one namespace each:

- a fenced block `python` is run; one that begins with `>>>` is a doctest;
- a fenced block `console` holds commands (`$ conjura ...`) and what they print; `...` stands for anything, and what is
  written after a prompt `»` is typed;
- a block after `<!-- file: NAME -->` is written to that file first;
- a block after `<!-- from: FILE -->` stands in that file beside the document, word by word.
"""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import conjura
from conjura.bots import registry
from conjura.engine.game import games
from conjura.engine.wire import OptionError

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(DOCS.glob("*.md")),
    *sorted(DOCS.glob("recipes/*.md")),
]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
each_game = pytest.mark.parametrize("id", [id for id in games() if (DOCS / f"{id}.md").exists()])


class Block(NamedTuple):
    """A fenced block: its language, its text, the line its text begins at, and what the comment before it says."""

    language: str
    text: str
    line: int
    comment: str


def blocks_of(path: Path) -> Iterator[Block]:
    """The fenced blocks of a document."""
    comment, inside = "", None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        bare = line.strip()
        if inside is not None:
            indent, language, rows, begun = inside
            if bare == "```":
                yield Block(language, "\n".join(rows) + "\n", begun, comment)
                comment, inside = "", None
            else:
                rows.append(line[indent:] if not line[:indent].strip() else line)
        elif bare.startswith("```"):
            inside = (len(line) - len(line.lstrip()), bare[3:].strip(), [], number + 1)
        elif bare.startswith("<!--"):
            comment = bare.removeprefix("<!--").removesuffix("-->").strip()
        elif bare:
            comment = ""


def run_python(path: Path, block: Block, names: dict[str, Any]) -> None:
    """Run a block, so that a traceback names document and line."""
    place = str(path.relative_to(ROOT))
    if block.text.startswith(">>>"):
        test = doctest.DocTestParser().get_doctest(block.text, names, place, place, block.line - 1)
        told: list[str] = []
        doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append, clear_globs=False)
        assert not told, "".join(told)
    else:
        exec(compile("\n" * (block.line - 1) + block.text, place, "exec"), names)


def run_console(path: Path, block: Block, folder: Path) -> None:
    """Run the commands of a block and compare what they print."""
    parts = re.split(r"^\$ (.*)\n", block.text, flags=re.MULTILINE)
    assert not parts[0].strip(), f"{path.name}:{block.line}: a console block begins with a command"
    for command, shown in zip(parts[1::2], parts[2::2], strict=True):
        words = shlex.split(command, comments=True)
        assert words[0] == "conjura", command
        typed = re.findall(r"^.*» (.*\S)$", shown, flags=re.MULTILINE)
        wanted = re.sub(r"^(.*» ).*$", r"\1", shown, flags=re.MULTILINE)
        env = {
            **os.environ,
            "COLUMNS": "80",
            "CONJURA_LANG": "en",
            "NO_COLOR": "1",
            "TERM": "dumb",
            "PYTHONUTF8": "1",
        }
        done = subprocess.run(
            [sys.executable, "-c", "from conjura.cli import main; main()", *words[1:]],
            cwd=folder,
            env=env,
            input="".join(line + "\n" for line in typed),
            capture_output=True,
            encoding="utf-8",
        )
        got = done.stdout + done.stderr
        same = doctest.OutputChecker().check_output(wanted, got, FLAGS)
        assert same, f"{path.name}:{block.line}: {command} prints\n{got}\nexpected\n{wanted}"


@pytest.mark.parametrize("path", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
def test_what_a_document_shows_is_true(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(path.parent))
    monkeypatch.setattr(registry, "_factories", dict(registry._factories))  # what a recipe adds stays in it
    names: dict[str, Any] = {"__name__": "document"}
    for block in blocks_of(path):
        if block.comment.startswith("from: "):
            source = (path.parent / block.comment[6:]).read_text(encoding="utf-8")
            assert block.text in source, f"{path.name}:{block.line}: not in {block.comment[6:]}"
            continue
        if block.comment.startswith("file: "):
            target = tmp_path / block.comment[6:]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, encoding="utf-8")
        if block.language == "python":
            run_python(path, block, names)
        elif block.language == "console":
            run_console(path, block, tmp_path)
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "json":
            json.loads(block.text)


def test_the_examples_in_docstrings_hold() -> None:
    tried, told = 0, []
    for module in pkgutil.walk_packages(conjura.__path__, "conjura."):
        found = doctest.testmod(importlib.import_module(module.name), optionflags=FLAGS)
        tried += found.attempted
        told += [module.name] * bool(found.failed)
    found = doctest.testmod(conjura, optionflags=FLAGS)
    assert not told and not found.failed
    assert tried + found.attempted > 5, "the examples were not found"


# The page of each game


def section(id: str, title: str) -> str:
    """A section of the page of a game."""
    page = (DOCS / f"{id}.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def rows_of(id: str, title: str) -> list[list[str]]:
    """The cells of all table rows of a section, heads and rules left out."""
    rows = [
        re.split(r"(?<!\\) \| ", row.strip("| "))
        for row in re.findall(r"^\|.*\|$", section(id, title), re.MULTILINE)
    ]
    return [row for row in rows if not set("".join(row)) <= set("-| ") and row[0].startswith("`")]


def module(id: str, name: str) -> Any:
    return importlib.import_module(f"conjura.games.{id}.{name}")


@each_game
def test_the_page_lists_every_option_with_its_default(id: str) -> None:
    shown = {row[0].strip("`"): row[1].strip("`") for row in rows_of(id, "Options")}
    plain = msgspec.to_builtins(conjura.game(id).options_type())
    assert shown == {name: json.dumps(value) for name, value in plain.items()}


@each_game
def test_the_page_lists_every_action_as_json(id: str) -> None:
    decode = conjura.game(id).decode
    shown = [decode(json.loads(row[0].strip("`"))) for row in rows_of(id, "Actions")]
    assert [type(action) for action in shown] == list(module(id, "actions").SEAT_ACTIONS)
    outcomes = [decode(json.loads(row[0].strip("`"))) for row in rows_of(id, "Chance")]
    assert [type(action) for action in outcomes] == list(module(id, "actions").OUTCOMES)


@each_game
def test_the_page_lists_every_prompt(id: str) -> None:
    game = conjura.game(id)
    shown = [row[0].strip("`") for row in rows_of(id, "Prompts")]
    kinds: set[str] = set()
    for options in options_of(game):
        kinds |= set(game.prompt_kinds_under(options))
    assert sorted(shown) == sorted(kinds)


def options_of(game: Any) -> Iterator[Any]:
    """The options as they are by default, and each of them otherwise, one at a time."""
    yield game.options()
    together = {fact["name"]: not fact["default"] for fact in game.option_facts() if fact["kind"] == "flag"}
    together |= {fact["name"]: fact["choices"] for fact in game.option_facts() if fact["kind"] == "set"}
    with suppress(OptionError):
        yield game.options(**together)
    for fact in game.option_facts():
        other = not fact["default"] if fact["kind"] == "flag" else 1
        for value in fact.get("available", fact.get("choices", [other])):
            with suppress(OptionError):
                yield game.options(**{fact["name"]: value})


@each_game
def test_the_page_lists_every_event_and_what_of_it_is_hidden(id: str) -> None:
    shown = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows_of(id, "Events")}
    assert shown == {kind.__name__: list(kind.hidden) for kind in module(id, "events").EVENTS}


# The game of the recipe


def test_the_game_of_the_recipe_keeps_the_whole_contract(tmp_path: Path) -> None:
    (tmp_path / "alms.py").write_text(
        (DOCS / "recipes/alms.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    info = tmp_path / "alms-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: alms\nVersion: 0.1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[conjura.games]\nalms = alms:GAME\n", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    done = subprocess.run(
        [
            sys.executable,
            "-P",
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "tests/contract/test_contract.py",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "CONTRACT": "alms:plain", "GAMES": "12"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout[-3000:]
