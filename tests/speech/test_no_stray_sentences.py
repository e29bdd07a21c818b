"""Every sentence that a person reads lives in the `.ftl` files: none is written in the code that shows it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import conjura.speech

SOURCE = Path(conjura.speech.__file__).parent.parent
SHOWING = {
    "add_column",
    "add_row",
    "ask",
    "confirm",
    "echo",
    "input",
    "print",
    "rule",
    "secho",
    "status",
    "tell",
    "write",
}
SHOWN = {"Panel", "Table", "Text"}
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}")


def stray(tree: ast.Module) -> list[str]:
    """Words in a row, written where something is shown to a person: `line: text`."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if name not in SHOWING | SHOWN:
            continue
        for argument in node.args:
            parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            for part in parts:
                if (
                    isinstance(part, ast.Constant)
                    and isinstance(part.value, str)
                    and SENTENCE.search(part.value)
                ):
                    found.append(f"{node.lineno}: {part.value}")
    return found


@pytest.mark.parametrize("package", ["bots", "cli"])
def test_no_sentence_is_written_in_code(package: str) -> None:
    found = {
        path.relative_to(SOURCE).as_posix(): lines
        for path in sorted((SOURCE / package).rglob("*.py"))
        if (lines := stray(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert not found


def test_a_stray_sentence_is_found() -> None:
    code = (
        'console.print("You have won.")\nprint(f"{name} has won")\nprint("won", 3)\nlog.info("a b cd ef")\n'
    )
    assert stray(ast.parse(code)) == ["1: You have won.", "2:  has won"]
