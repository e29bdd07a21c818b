"""The `conjura` command: Illuminati at a terminal, and tools for who looks into games."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Entry point: run the command line that the process was started with, and exit with its code."""
    from conjura.cli.app import app

    app()
