"""Who acts now, and the opening of windows: what both dice and cards need (O-6.8)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.stacks import place_of
from conjura.games.omerta.frames import Assaulting, Conquest, Resolving, Robbery, Rolling, Round, Window
from conjura.games.omerta.state import OmertaState


def open_window(s: OmertaState, kind: Any, deed: int, at: int) -> None:
    """Open a window, asking from seat ``at`` on; nothing happens if nobody holds a card."""
    if s.anybody_holds():
        s.push(Window(kind, deed, at))


def acting(s: OmertaState) -> int:
    """The Family that acts in what is under way."""
    for frame in s.top_down():
        kind = type(frame)
        if kind is Conquest:
            return int(frame.conqueror if frame.conqueror >= 0 else frame.seat)
        if kind is Assaulting or kind is Robbery:
            return int(frame.seat)
        if kind is Resolving:
            return int(frame.by)
    return s.seat_at(s.stack[0])


def deed_place(s: OmertaState) -> int:
    """Where in the stack the action under way is, or -1."""
    for place in range(len(s.stack) - 1, 0, -1):
        kind = type(s.stack[place])
        if kind is Conquest or kind is Assaulting or kind is Robbery:
            return place
    return -1


def subject(s: OmertaState, f: Any, card: int) -> dict[str, Any]:
    """What a question about an action is about: its target, the card that acts, the Family that began it."""
    slugs = s.cat.slugs
    return {
        "card": slugs[card] if card >= 0 else None,
        "target": slugs[f.target] if f.target >= 0 else None,
        "by": f.seat,
    }


def rolling_place(s: OmertaState) -> int:
    """Where in the stack the roll under way is, or -1."""
    return place_of(s, Rolling)


def change_round(s: OmertaState, **changes: Any) -> None:
    """Change the frame of the round; centre, growth and claims are looked at anew (O-10.5)."""
    frame = s.stack[0]
    if type(frame) is Round:
        s.stack[0] = replace(frame, fresh=True, **changes)


def action_over(s: OmertaState, f: Any) -> None:
    """An action is over; where a card cancelled it and says so, the own one may be taken after all (O-6.11)."""
    if f.refund and not getattr(f, "extra", False):
        change_round(s, did=False)
    else:
        change_round(s)


def close_window(s: OmertaState) -> None:
    """Nobody is asked any more in the window on top of the action or roll under way."""
    for place in range(len(s.stack) - 1, 0, -1):
        frame = s.stack[place]
        if type(frame) is Window and frame.kind != "card":
            s.stack[place] = replace(frame, declined=(1 << s.seats) - 1)
            return
