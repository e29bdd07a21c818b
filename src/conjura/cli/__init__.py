"""The `conjura` command: Illuminati at a terminal, and tools for who looks into games."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Entry point: run the command line that the process was started with, and exit with its code."""
    try:
        from conjura.cli.app import app

        app()
    except KeyboardInterrupt:  # before the command line was read
        raise SystemExit(130) from None
