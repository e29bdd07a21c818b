"""The numbered rules on the screen."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.text import Text

from conjura.cli.voice import Problem, Voice
from conjura.engine.clauses import Clause, all_rules
from conjura.engine.game import game as find_game
from conjura.engine.wire import FormatError


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
        raise Problem("cli-no-such-rule", clause=citation, known=next(iter(documents[prefix].clauses))) from None


def show_clause(citation: str, voice: Voice) -> None:
    """Print a clause: number, title, text. Raises ``Problem`` if there is none."""
    clause = find_clause(citation, voice.game)
    head = Text(clause.id, style="bold cyan")
    if clause.title:
        head.append(f"  {clause.title}", style="bold")
    voice.write(head)
    voice.write(Markdown(clause.text))
