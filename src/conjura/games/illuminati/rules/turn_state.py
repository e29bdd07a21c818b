"""The turn and the attack under way, wherever they lie in the stack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.games.illuminati.frames import Attacking
from conjura.games.illuminati.state import IlluminatiState

ACTIVE_STEPS = ("brainwash", "actions", "campaign", "transfers", "power")


def turn_of(s: IlluminatiState) -> Any:
    """The turn under way: the frame at the bottom."""
    return s.stack[0]


def change_turn(s: IlluminatiState, **changes: Any) -> None:
    """Replace fields of the turn under way."""
    s.stack[0] = replace(s.stack[0], **changes)


def begin_transfers(s: IlluminatiState, **changes: Any) -> None:
    """T6 begins: the free transfers, those that cards add included (I-3.6, I-33.43)."""
    turn = s.stack[0]
    more = 0
    if s.cat.more_transfers:
        more = sum([s.cat.more_transfers.get(card, 0) for card in s.layout(turn.seat).members])
    s.stack[0] = replace(turn, step="transfers", transfers=turn.transfers + more, **changes)


def attack_place(s: IlluminatiState) -> int:
    """Where in the stack the attack under way lies, or -1."""
    for place in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[place]) is Attacking:
            return place
    return -1


def attack_of(s: IlluminatiState) -> Any:
    """The attack under way."""
    return s.stack[attack_place(s)]


def change_attack(s: IlluminatiState, **changes: Any) -> None:
    """Replace fields of the attack under way."""
    place = attack_place(s)
    s.stack[place] = replace(s.stack[place], **changes)


def has_acted(s: IlluminatiState, seat: int) -> None:
    """What the active seat does by choice in T3 to T8 bars the pass (I-3.2, I-3.10)."""
    turn = s.stack[0]
    if turn.seat == seat and not turn.acted and turn.step in ACTIVE_STEPS:
        s.stack[0] = replace(turn, acted=True)
