"""The cheating game (I-29.3 to I-29.8): nothing of it exists without its switch."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine import sneaking
from conjura.engine.sneaking import SneakingProcedure
from conjura.engine.sneaking import list_overstatements as list_overstatements
from conjura.engine.sneaking import may_call as may_call
from conjura.engine.stacks import place_of
from conjura.engine.wire import Refusal
from conjura.games.illuminati.frames import Attacking, Sneaking
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

CLAUSES: Final = {
    "no_cheating": "I-29.3",
    "cheated_before": "I-29.3",
    "cheat_not_now": "I-29.4",
    "calls_used": "I-29.6",
    "call_not_now": "I-29.6",
}


def list_acts(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append what a seat may do in secret, and call, at a moment of I-31.6."""
    if s.modules.cheats is None:
        return
    sneaking.list_acts(s, seat, out)
    place = place_of(s, Attacking)
    if place >= 0:
        attack = s.stack[place]
        if type(attack) is Attacking and attack.step in ("cards", "loop"):
            sneaking.list_calls(s, seat, ("overstate",), attack.seat, out)


def list_doubts(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append, in the window after the dice, the call of a misread roll (I-29.6)."""
    place = place_of(s, Attacking)
    if s.modules.cheats is not None and place >= 0:
        sneaking.list_calls(s, seat, ("misread",), s.stack[place].seat, out)


def why_no_act(s: IlluminatiState, seat: int, action: Any) -> Refusal:
    """Why a seat can't cheat or call so now."""
    code, params = sneaking.why_no_act(s, seat, action)
    return refuse(code, CLAUSES[code], **params)


def act(s: IlluminatiState, seat: int, action: Any) -> None:
    """A seat cheats, or calls another a cheat."""
    sneaking.do_act(s, seat, action, Sneaking)


PROCEDURES[Sneaking] = SneakingProcedure("I-29.5")
