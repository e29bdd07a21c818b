"""The turn and the attack under way, wherever they lie in the stack."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.stacks import change_frame, place_of
from conjura.engine.stacks import change_turn as change_turn
from conjura.engine.stacks import turn_of as turn_of
from conjura.games.illuminati.frames import Attacking
from conjura.games.illuminati.state import IlluminatiState

ACTIVE_STEPS: Final[tuple[str, ...]] = ("brainwash", "actions", "campaign", "transfers", "power", "hack")
"""T3 to T8, as far as the active seat chooses there."""


def begin_transfers(s: IlluminatiState, **changes: Any) -> None:
    """T6 begins: the free transfers, those that cards add included (I-3.6, I-33.43)."""
    turn = s.stack[0]
    more = 0
    if s.cat.more_transfers:
        more = sum([s.cat.more_transfers.get(card, 0) for card in s.layout(turn.seat).members])
    s.stack[0] = replace(turn, step="transfers", transfers=turn.transfers + more, **changes)


def attack_of(s: IlluminatiState) -> Any:
    """The attack under way."""
    return s.stack[place_of(s, Attacking)]


def change_attack(s: IlluminatiState, **changes: Any) -> None:
    """Replace fields of the attack under way."""
    change_frame(s, Attacking, **changes)


def has_acted(s: IlluminatiState, seat: int) -> None:
    """What the active seat does by choice in T3 to T8 bars the pass (I-3.2, I-3.10)."""
    turn = s.stack[0]
    if turn.seat == seat and not turn.acted and turn.step in ACTIVE_STEPS:
        s.stack[0] = replace(turn, acted=True)
