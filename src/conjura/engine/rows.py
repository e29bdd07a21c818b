"""Rows by seat as tuples, shared by copies and replaced when they change."""

from __future__ import annotations

from typing import Any


def put_at(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """A row with one entry replaced."""
    return (*row[:place], value, *row[place + 1 :])
