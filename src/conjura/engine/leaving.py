"""Whether a seat really leaves the game for good: the question, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.actions import Confirm, Decline
from conjura.engine.events import PlayerLeft, declined
from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.wire import Prompt

CHOICES: Final = (Decline(), Confirm())


class LeavingProcedure(Procedure):
    """Frame ``frames.Leaving``, over the frame of a turn that keeps in ``stays`` that its seat thought better of it.

    Args:
        clause: the clause that asks.
        leave: what a game does with what the seat leaves behind.
    """

    def __init__(self, clause: str, leave: Callable[[Any, int], None]) -> None:
        self.clause: str = clause
        self.leave: Callable[[Any, int], None] = leave

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        return Prompt("leave", self.clause, seat)

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        return list(CHOICES)

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if type(action) is Confirm:
            s.tell(PlayerLeft(seat=seat))
            self.leave(s, seat)
        else:
            s.stack[0] = replace(s.stack[0], stays=True)
            s.tell(declined(seat, "leave"))
