"""Asking seats one after another until all have declined in a row: windows, loops and auctions.

A frame of one has ``at``, the seat whose turn to be asked it is, and ``declined``, the mask of the seats that have
declined since somebody last did something.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure


def decline(s: Any, f: Any, seat: int, what: str) -> None:
    """A seat declines; the next one is asked.

    Args:
        s, f: the state, and the frame on top of its stack.
        seat: who declines.
        what: the kind of the prompt that it declines.
    """
    s.put(replace(f, at=(seat + 1) % s.seats, declined=f.declined | 1 << seat))
    s.tell(declined(seat, what))


def ask_anew(s: Any, f: Any, seat: int, **changes: Any) -> None:
    """A seat has done something: everybody is asked anew, from the one after it on.

    Args:
        s, f: the state, and the frame on top of its stack.
        seat: who has done it.
        changes: what else of the frame changes.
    """
    s.put(replace(f, at=(seat + 1) % s.seats, declined=0, **changes))


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurnProcedure(Procedure):
    """A frame in which seats are asked in turn; a game says which, and what they may do."""

    def asked(self, s: Any, f: Any, seat: int) -> bool:
        """Whether a seat that has not declined is asked; depends on public things alone."""
        raise AssertionError(f"{type(f).__name__} does not say whom it asks")

    def in_turn(self, s: Any, f: Any, silent: int) -> tuple[int, ...]:
        """The next seat that is asked, or ``NOBODY`` when all have declined in a row.

        Args:
            s, f: state and frame.
            silent: the mask of the seats that are not asked again.
        """
        seats, seat = s.seats, f.at
        for _ in range(seats):
            if not silent >> seat & 1 and self.asked(s, f, seat):
                return ALONE[seat]
            seat += 1
            if seat == seats:
                seat = 0
        return NOBODY

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        return self.in_turn(s, f, f.declined)


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowProcedure(InTurnProcedure):
    """A frame that is nothing but a window: it is over when nobody is asked any more."""

    def step(self, s: Any, f: Any) -> None:
        s.pop()
