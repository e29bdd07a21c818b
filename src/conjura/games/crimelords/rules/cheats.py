"""The cheating game (C-19.5): nothing of it exists without its switch."""

from __future__ import annotations

from typing import Any

from conjura.engine import cheating
from conjura.engine.cheating import MOST_OVERSTATED, Overstate, SneakingProcedure
from conjura.engine.legal import Span
from conjura.engine.wire import Refusal
from conjura.games.crimelords.frames import Attacking, Sneaking
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules.strength import owner_of
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState


def list_acts(s: CrimeLordsState, seat: int, out: list[Any]) -> None:
    """Append what a seat may do in secret, and call, at a moment of deals."""
    if s.ledger is not None:
        cheating.list_acts(s, seat, out)


def may_call(s: CrimeLordsState, seat: int) -> bool:
    """Whether a seat is at liberty for the cheating game: it is as long as it has calls left, which all can count."""
    return s.ledger is not None and bool(s.ledger.calls[seat] < cheating.CALLS)


def list_overstatements(s: CrimeLordsState, seat: int, out: list[Any]) -> None:
    """Append what may be added to the Power of the own attacker, or to the Resistance of the own target."""
    if s.ledger is not None and cheating.may_cheat(s.ledger, seat, "overstate"):
        out.append(Span(Overstate(1), 1, MOST_OVERSTATED))


def list_doubts(s: CrimeLordsState, seat: int, kind: str, out: list[Any]) -> None:
    """Append the calls of the window before the roll, and of the one after it."""
    if s.ledger is None or kind not in ("before_roll", "after_roll"):
        return
    attack = next(frame for frame in s.stack if type(frame) is Attacking)
    if kind == "after_roll":
        cheating.list_calls(s, seat, ("misread",), attack.seat, out)
        return
    cheating.list_calls(s, seat, ("overstate",), attack.seat, out)
    owner = owner_of(s, attack.target)
    if owner >= 0 and owner != attack.seat:
        cheating.list_calls(s, seat, ("overstate",), owner, out)


def why_no_act(s: CrimeLordsState, seat: int, action: Any) -> Refusal:
    """Why a seat can't cheat or call so now."""
    code, params = cheating.why_no_act(s, seat, action)
    return refuse(code, **params)


def act(s: CrimeLordsState, seat: int, action: Any) -> None:
    """A seat cheats, or calls another a cheat."""
    attack = next((frame for frame in s.stack if type(frame) is Attacking), None)
    sign = 1 if attack is None or attack.seat == seat else -1
    cheating.do_act(s, seat, action, Sneaking, sign)


PROCEDURES[Sneaking] = SneakingProcedure("C-19.5")
