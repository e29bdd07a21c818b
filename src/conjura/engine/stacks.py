"""What is under way, wherever it lies in the stack of frames: the turn at the bottom, the uppermost of a kind."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.kernel import State


def turn_of(s: State) -> Any:
    """The turn under way: the frame at the bottom."""
    return s.stack[0]


def change_turn(s: State, **changes: Any) -> None:
    """Replace fields of the turn under way."""
    s.stack[0] = replace(s.stack[0], **changes)


def place_of(s: State, kind: type) -> int:
    """Where in the stack the uppermost frame of a kind lies, or -1."""
    stack = s.stack
    for place in range(len(stack) - 1, -1, -1):
        if type(stack[place]) is kind:
            return place
    return -1


def change_frame(s: State, kind: type, **changes: Any) -> None:
    """Replace fields of the uppermost frame of a kind."""
    place = place_of(s, kind)
    s.stack[place] = replace(s.stack[place], **changes)
