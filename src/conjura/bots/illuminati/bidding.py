"""The auction of the next turn: what it is worth to have it, and to keep it from another (I-4.1 to I-4.10)."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.games.illuminati.actions import Decline
from conjura.games.illuminati.rules import order

TURN = 3.0
"""What the actions of a turn are worth, its income apart."""


def bid(o: Outlook, f: Any, legal: Any) -> Any:
    """Just enough for the lead, if the turn is worth it (I-4.7)."""
    s, me = o.s, o.me
    spans = [span for span in legal.items[1:] if span.action.to == me]
    have = o.have[me]
    if not spans or have is None:
        return Decline()
    totals = order.totals(f)
    short = max([totals[seat] for seat in range(s.seats) if seat != me]) + 1 - totals[me]
    if short <= 0:
        return Decline()
    worth = TURN + 0.5 * o.price * o.income(have)
    if short <= spans[0].high // 2 and o.cost_of(me, short) < worth:
        return spans[0].at(short)
    return Decline()
