"""The turn, the attack and the war under way, wherever they lie in the stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.games.crimelords.frames import Attacking, Turn, War
from conjura.games.crimelords.state import CrimeLordsState


def turn_of(s: CrimeLordsState) -> Any:
    """The turn under way: the frame at the bottom."""
    return s.stack[0]


def change_turn(s: CrimeLordsState, **changes: Any) -> None:
    """Replace fields of the turn under way."""
    s.stack[0] = replace(s.stack[0], **changes)


def place_of(s: CrimeLordsState, kind: type) -> int:
    """Where in the stack the uppermost frame of a kind lies, or -1."""
    for place in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[place]) is kind:
            return place
    return -1


def attack_of(s: CrimeLordsState) -> Any:
    """The attack under way."""
    return s.stack[place_of(s, Attacking)]


def change_attack(s: CrimeLordsState, **changes: Any) -> None:
    """Replace fields of the attack under way."""
    place = place_of(s, Attacking)
    s.stack[place] = replace(s.stack[place], **changes)


def at_war(s: CrimeLordsState) -> bool:
    """Whether a Gang War is under way (C-16)."""
    return len(s.stack) > 1 and type(s.stack[1]) is War


def has_acted(s: CrimeLordsState, seat: int) -> None:
    """What the active seat does in its action step bars the pass (C-9.9)."""
    turn = s.stack[0]
    if type(turn) is Turn and turn.seat == seat and not turn.acted and turn.step == "actions":
        s.stack[0] = replace(turn, acted=True)
