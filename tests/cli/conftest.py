"""A terminal for tests: runs the command line as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyboard import Done, Run
from typer.testing import CliRunner

from conjura.cli.app import app


@pytest.fixture
def conjura(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs ``conjura ...`` in an empty folder, in English unless told otherwise."""
    monkeypatch.chdir(tmp_path)
    for variable in ("CONJURA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args: str, input: str = "") -> Done:
        result = CliRunner().invoke(app, list(args), input=input)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Done(result.exit_code, result.stdout, result.stderr)

    return run
