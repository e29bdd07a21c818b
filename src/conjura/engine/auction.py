"""Open bidding: seats are asked in turn to raise or to pass, until nobody raises any more.

What is bid for, which bids there are and who wins is a game's own; so is what chance brings before or between.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from conjura.engine.actions import Decline
from conjura.engine.windows import InTurnProcedure, decline
from conjura.engine.wire import CHANCE

PASS: Final = Decline()


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionProcedure(InTurnProcedure):
    """A frame of bidding: see ``InTurnProcedure`` for the order, ``asked`` for who may still raise."""

    def opens(self, f: Any) -> bool:
        """Whether the first bid is due, which must be made."""
        return False

    def bids(self, s: Any, f: Any, seat: int) -> list[Any]:
        """The bids that a seat can make: spans up to its money."""
        raise AssertionError("a game says what can be bid")

    def bid(self, s: Any, f: Any, seat: int, action: Any) -> None:
        """A seat bids."""
        raise AssertionError("a game says what a bid does")

    def decline(self, s: Any, f: Any, seat: int) -> None:
        """A seat passes, until somebody raises."""
        decline(s, f, seat, "bid")

    def happen(self, s: Any, f: Any, outcome: Any) -> None:
        """What chance has brought."""
        raise AssertionError("a game says what comes by chance")

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        bids = self.bids(s, f, seat)
        return bids if self.opens(f) else [PASS, *bids]

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        if seat == CHANCE:
            self.happen(s, f, action)
        elif type(action) is Decline:
            self.decline(s, f, seat)
        else:
            self.bid(s, f, seat, action)
