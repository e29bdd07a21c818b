"""The cheating game (I-29.3 to I-29.8): nothing of it exists without its switch."""

from __future__ import annotations

from typing import Any

from conjura.engine import cheating
from conjura.engine.cheating import MOST_OVERSTATED, Overstate, SneakingProcedure
from conjura.engine.legal import Span
from conjura.engine.wire import Refusal
from conjura.games.illuminati.frames import Attacking, Sneaking
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules.turn_state import attack_place
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

CLAUSES = {
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
    cheating.list_acts(s, seat, out)
    place = attack_place(s)
    if place >= 0:
        attack = s.stack[place]
        if type(attack) is Attacking and attack.step in ("cards", "loop"):
            cheating.list_calls(s, seat, ("overstate",), attack.seat, out)


def list_overstatements(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append, at the announcement of the own attack, what may be added to the attacker's Power (I-29.4)."""
    if s.modules.cheats is not None and cheating.may_cheat(s.modules.cheats, seat, "overstate"):
        out.append(Span(Overstate(1), 1, MOST_OVERSTATED))


def list_doubts(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append, in the window after the dice, the call of a misread roll (I-29.6)."""
    place = attack_place(s)
    if s.modules.cheats is not None and place >= 0:
        cheating.list_calls(s, seat, ("misread",), s.stack[place].seat, out)


def why_no_act(s: IlluminatiState, seat: int, action: Any) -> Refusal:
    """Why a seat can't cheat or call so now."""
    code, params = cheating.why_no_act(s, seat, action)
    return refuse(code, CLAUSES[code], **params)


def act(s: IlluminatiState, seat: int, action: Any) -> None:
    """A seat cheats, or calls another a cheat."""
    cheating.do_act(s, seat, action, Sneaking)


def may_call(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat is at liberty for the cheating game: it is as long as it has calls left, which all can count."""
    return s.modules.cheats is not None and bool(s.modules.cheats.calls[seat] < cheating.CALLS)


PROCEDURES[Sneaking] = SneakingProcedure("I-29.5")
