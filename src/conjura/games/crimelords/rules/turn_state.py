"""The turn, the attack and the war under way, wherever they lie in the stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.stacks import change_frame
from conjura.engine.stacks import change_turn as change_turn
from conjura.engine.stacks import place_of as place_of
from conjura.engine.stacks import turn_of as turn_of
from conjura.games.crimelords.frames import Attacking, Turn, War
from conjura.games.crimelords.state import CrimeLordsState


def attack_of(s: CrimeLordsState) -> Any:
    """The attack under way."""
    return s.stack[place_of(s, Attacking)]


def change_attack(s: CrimeLordsState, **changes: Any) -> None:
    """Replace fields of the attack under way."""
    change_frame(s, Attacking, **changes)


def at_war(s: CrimeLordsState) -> bool:
    """Whether a Gang War is under way (C-16)."""
    return len(s.stack) > 1 and type(s.stack[1]) is War


def has_acted(s: CrimeLordsState, seat: int, gives: bool = False) -> None:
    """What the active seat does in its action step bars the pass; what it ``gives`` does at any step (C-9.9)."""
    turn = s.stack[0]
    if type(turn) is Turn and turn.seat == seat and not turn.acted and (gives or turn.step == "actions"):
        s.stack[0] = replace(turn, acted=True)
