"""The cheating game (C-19.5): nothing of it exists without its switch."""

from __future__ import annotations

from typing import Any

from conjura.engine import sneaking
from conjura.engine.sneaking import SneakingProcedure
from conjura.engine.sneaking import list_overstatements as list_overstatements
from conjura.engine.sneaking import may_call as may_call
from conjura.engine.wire import Refusal
from conjura.games.crimelords.frames import Attacking, Sneaking
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules.strength import owner_of
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState


def list_acts(s: CrimeLordsState, seat: int, out: list[Any]) -> None:
    """Append what a seat may do in secret, and call, at a moment of deals."""
    if s.ledger is not None:
        sneaking.list_acts(s, seat, out)


def list_doubts(s: CrimeLordsState, seat: int, kind: str, out: list[Any]) -> None:
    """Append the calls of the window before the roll, and of the one after it."""
    if s.ledger is None or kind not in ("before_roll", "after_roll"):
        return
    attack = next(frame for frame in s.stack if type(frame) is Attacking)
    if kind == "after_roll":
        sneaking.list_calls(s, seat, ("misread",), attack.seat, out)
        return
    sneaking.list_calls(s, seat, ("overstate",), attack.seat, out)
    owner = owner_of(s, attack.target)
    if owner >= 0 and owner != attack.seat:
        sneaking.list_calls(s, seat, ("overstate",), owner, out)


def why_no_act(s: CrimeLordsState, seat: int, action: Any) -> Refusal:
    """Why a seat can't cheat or call so now."""
    code, params = sneaking.why_no_act(s, seat, action)
    return refuse(code, **params)


def act(s: CrimeLordsState, seat: int, action: Any) -> None:
    """A seat cheats, or calls another a cheat."""
    attack = next((frame for frame in s.stack if type(frame) is Attacking), None)
    sign = 1 if attack is None or attack.seat == seat else -1
    sneaking.do_act(s, seat, action, Sneaking, sign)


PROCEDURES[Sneaking] = SneakingProcedure("C-19.5")
