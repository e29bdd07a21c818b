"""The numbered rules on the screen."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from conjura.cli.voice import Problem, Voice, checked, sheet
from conjura.engine.clauses import Clause, all_rules, coverage, load_reasons, readable, rules_folder
from conjura.engine.game import game as find_game
from conjura.engine.wire import FormatError, dumps


def find_clause(citation: str, game: str) -> Clause:
    """A clause of a rules document, cited with or without the letters of its game (``I-10.9``, ``10.9``).

    Raises:
        Problem: there is no such clause.
    """
    cited = citation.strip().upper() if "-" in citation else citation.strip()
    head, dash, tail = cited.partition("-")
    cited = f"{head}-{tail.lower()}" if dash else cited.lower()
    documents = all_rules()
    prefix = head if dash else str(find_game(game).clause_prefix)
    if prefix not in documents:
        raise Problem("cli-no-such-rule", clause=citation, known=", ".join(f"{each}-1" for each in documents))
    try:
        return documents[prefix].get(cited)
    except FormatError:
        raise Problem(
            "cli-no-such-rule", clause=citation, known=next(iter(documents[prefix].clauses))
        ) from None


def show_clause(citation: str, voice: Voice) -> None:
    """Print a clause: number, title, text. Raises ``Problem`` if there is none."""
    clause = find_clause(citation, voice.game)
    head = Text(clause.id, style="bold cyan")
    if clause.title and not clause.text.startswith(f"**{clause.title}"):
        head.append(f"  {clause.title}", style="bold")
    voice.write(head)
    voice.write(Markdown(readable(clause)))


def show_rules(citation: str | None, voice: Voice, as_json: bool) -> int:
    """Print a clause, or the sections of the rules of the game if none is named. Returns the exit code."""
    if citation is not None:
        if as_json:
            clause = find_clause(citation, voice.game)
            print(dumps(clause).decode())
        else:
            show_clause(citation, voice)
        return 0
    documents = all_rules()
    found = documents[str(find_game(voice.game).clause_prefix)]
    if as_json:
        print(dumps([found.clauses[cited] for cited in found.clauses]).decode())
        return 0
    voice.write(found.title, "bold")
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_column(justify="right", style="dim", no_wrap=True)
    for section in found.sections.values():
        clauses = voice.say("cli-clauses", count=len(section.clauses))
        table.add_row(f"{found.prefix}-{section.number}", section.title, clauses)
    voice.write(table)
    return 0


def tests_folder() -> Path | None:
    """The tests of the checkout that this runs from, or of the current folder, if there are any."""
    documents = rules_folder()
    for root in (documents.parent.parent, Path.cwd()):
        if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir():
            return root / "tests"
    return None


def show_coverage(voice: Voice, as_json: bool) -> int:
    """Print what tests each clause of the game's rules, or why nothing does.

    Returns:
        0 if every clause has a test or a stated reason and everything cited exists, else 1.

    Raises:
        Problem: there are no tests here (outside a checkout).
    """
    tests = tests_folder()
    if tests is None:
        raise Problem("cli-no-tests")
    found = all_rules()[str(find_game(voice.game).clause_prefix)]
    result = checked("cli-bad-coverage", lambda: coverage(found, tests, load_reasons()))
    good = not result.missing and not result.unknown
    if as_json:
        print(dumps({"rows": result.rows, "unknown": result.unknown, "missing": result.missing}).decode())
        return 0 if good else 1
    table = sheet()
    table.add_column(voice.say("cli-clause"), style="cyan", no_wrap=True)
    table.add_column(voice.say("cli-tests"), justify="right", no_wrap=True)
    table.add_column(voice.say("cli-where"), overflow="fold")
    for row in result.rows:
        where = row.reason or (row.tests[0] if row.tests else voice.say("cli-untested"))
        style = "" if row.covered else "red"
        table.add_row(
            row.clause, str(len(row.tests) or ""), Text(where, style="dim" if row.reason else style)
        )
    voice.write(table)
    for unknown in result.unknown:
        voice.tell("cli-unknown-citation", style="red", place=unknown)
    tested = sum(1 for row in result.rows if row.tests)
    voice.tell(
        "cli-coverage", clauses=len(result.rows), tested=tested,
        reasons=sum(1 for row in result.rows if row.covered and not row.tests), missing=len(result.missing),
    )  # fmt: skip
    return 0 if good else 1
