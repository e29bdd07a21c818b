"""What a scenario may ask of the frames of any state."""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec


def frames_facts(s: Any, frames: Codec) -> dict[str, Any]:
    """The frame at the bottom, every field told, and all frames as they are written."""
    turn = s.stack[0] if s.stack else None
    names = turn.__struct_fields__ if turn is not None else ()
    written = frames.encode(turn) if turn is not None else {}
    return {
        "turn": {name: written.get(name, getattr(turn, name)) for name in names},
        "stack": [frames.encode(frame) for frame in s.stack],
    }
