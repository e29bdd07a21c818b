"""The auction of the next turn: what it is worth to have it, and to keep it from another (I-4.1 to I-4.10)."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import WIN, Outlook
from conjura.bots.illuminati.plans import Plan, best_plan
from conjura.engine.legal import Span
from conjura.games.illuminati.actions import Decline
from conjura.games.illuminati.frames import Turn
from conjura.games.illuminati.rules import order

INCOME = 0.5
"""How much of the own Income a turn that comes earlier is worth."""
PROMISE = 0.7
"""How much of what the best attack promises."""
QUIET = 2.0
"""What a turn without a good attack is worth: a card, a move, an offer."""
DECISIVE = 15.0
"""What an attack promises that may win the game: for that nothing is held back."""
THREAT, RISE = 0.35, 0.9
"""From which nearness on a seat may win in a single turn, and how much likelier with each bit of it."""


def bid(o: Outlook, f: Any, legal: Any) -> Any:
    """Just enough for the lead, if the turn is worth it, or enough to keep it from who may win with it (I-4.7)."""
    s, me = o.s, o.me
    totals = order.totals(f)
    running = [seat for seat in range(s.seats) if f.dice[seat] > 0 and s.alive[seat]]
    first = max(running, key=lambda seat: (totals[seat], -seat))
    spans = {span.action.to: span for span in legal.items if type(span) is Span}
    if not spans or first == me:
        return Decline()
    danger = win_chance(o, first) * WIN * o.patience
    if me not in spans:
        return backed(o, totals, first, spans, danger)
    short = totals[first] + 1 - totals[me]
    high = spans[me].high
    if short > high:
        return backed(o, totals, first, spans, danger)
    worth, plan = turn_worth(o)
    decisive = plan is not None and plan.score >= DECISIVE
    spared = high - (plan.money if plan is not None else 0) if decisive or danger >= DECISIVE else high // 2
    if short <= spared and o.cost_of(me, short) < worth + danger:
        return spans[me].at(short)
    return Decline()


def win_chance(o: Outlook, seat: int) -> float:
    """How likely a seat wins if it has the next turn."""
    return max(0.0, o.near[seat] - THREAT) * RISE


def turn_worth(o: Outlook) -> tuple[float, Plan | None]:
    """What the next turn is worth to this seat, and the attack it would make: nobody has been used in it yet."""
    s, me = o.s, o.me
    twin = s.copy()
    twin.stack[0] = Turn(me, step="actions")
    for card in twin.layout(me).members:
        twin.used[card] = 0
    plan = best_plan(Outlook(twin, me, o.style))
    have = o.have[me]
    worth = INCOME * o.price * (o.income(have) if have is not None else 0)
    return worth + max(QUIET, PROMISE * plan.score if plan is not None else 0.0), plan


def backed(o: Outlook, totals: list[int], first: int, spans: dict[int, Any], danger: float) -> Any:
    """Money in the bid of another, if that keeps the turn from who may win with it (I-4.4)."""
    best, amount, most = -1, 0, 0.0
    for seat, span in spans.items():
        short = totals[first] + 1 - totals[seat]
        if seat == first or not 0 < short <= span.high // 2:
            continue
        saved = danger - win_chance(o, seat) * WIN * o.patience - o.cost_of(o.me, short)
        if saved > most:
            best, amount, most = seat, short, saved
    return spans[best].at(amount) if best >= 0 else Decline()
