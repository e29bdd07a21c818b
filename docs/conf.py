"""Sphinx settings. `make docs` builds the pages into docs/_build/html."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).resolve().parent
_project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Conjura"
author = "The Conjura authors"
project_copyright = "2026 The Conjura authors"
release = _project["version"]
extensions = ["myst_parser"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Conjura"
myst_heading_anchors = 3
myst_enable_extensions = ["attrs_block"]

_CLAUSE = re.compile(r"^(?:### )?(\d+\.\d+)(?= )", re.MULTILINE)


def anchor_clauses(app: Sphinx, docname: str, source: list[str]) -> None:
    """Gives every clause of a rules document an anchor: rules/illuminati.html#i-10-9, rules/es/...#es-i-10-9."""
    declared = re.search(r"<!--\s*clauses:\s*([A-Z]+)\s*-->", source[0])
    if docname.startswith("rules/") and declared:
        # Anchors are one namespace for all pages: those of a translation begin with its language.
        prefix = "-".join([*docname.split("/")[1:-1], declared[1]])
        source[0] = _CLAUSE.sub(
            lambda found: f"{{#{prefix}-{found[1]}}}\n".lower().replace(".", "-") + found[0], source[0]
        )


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", anchor_clauses)
