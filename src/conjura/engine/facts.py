"""What hosts and scenarios may ask of any state: frames, and columns as plain data."""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec


def seat_data(s: Any, seat: int) -> dict[str, Any]:
    """The columns by seat of a game of structures, as plain data."""
    slugs = s.cat.slugs
    return {
        "alive": s.alive[seat],
        "offers": s.offers[seat],
        "hand": [[slugs[token >> 8], token & 255] for token in s.hands[seat]],
    }


def kernel_data(s: Any, frames: Codec) -> dict[str, Any]:
    """The kernel's columns as plain data."""
    return {
        "over": s.over,
        "winners": s.winners,
        "stack": [frames.encode(frame) for frame in s.stack],
    }


def frames_facts(s: Any, frames: Codec) -> dict[str, Any]:
    """The frame at the bottom, every field told, and all frames as they are written."""
    turn = s.stack[0] if s.stack else None
    names = turn.__struct_fields__ if turn is not None else ()
    written = frames.encode(turn) if turn is not None else {}
    return {
        "turn": {name: written.get(name, getattr(turn, name)) for name in names},
        "stack": [frames.encode(frame) for frame in s.stack],
    }
