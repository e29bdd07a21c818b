"""Propaganda (I-20): which marker is worth an attempt, and which attempts of others are worth meddling in."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import chance
from conjura.games.illuminati.actions import CallOff, Decline, Spend, Sway, Throw
from conjura.games.illuminati.rules import propaganda
from conjura.games.illuminati.rules.reckoning import attitudes

FAR = 3
"""Propaganda for more spaces than this is left to others: each takes 5 off the number."""
CALM = 1.2
"""What an attempt must promise to be worth a regular action that is left over."""


def value_of(o: Outlook, toward: str, spaces: int) -> float:
    """What it is worth to the seat that a marker moves so: Power and Income won and lost (I-20.12, I-20.13)."""
    s, style = o.s, o.style
    before = s.modules.world
    world = list(before)
    world[propaganda.axis_of(toward)] += spaces * propaganda.sign_of(toward)
    after = tuple(world)
    total = 0.0
    for seat in range(s.seats):
        have = o.have[seat]
        if have is None:
            continue
        weight = 1.0 if seat == o.me else -style.envy * o.near[seat]
        for card in have.members:
            if card < s.cat.first_group:
                continue
            gain, loss = attitudes(before, s.align[card])
            more, less = attitudes(after, s.align[card])
            change = (more - less) - (gain - loss)
            if change:
                each = style.income + (style.power if s.base[card] else 0.0)
                total += weight * each * change
    return total


def best_course(o: Outlook, least: float = 0.4) -> tuple[str, int] | None:
    """The marker and the spaces that promise most, or nothing that promises enough."""
    found = courses(o)
    return (found[1], found[2]) if found is not None and found[0] > least else None


def courses(o: Outlook) -> tuple[float, str, int] | None:
    """The attempt that promises most: its promise, the marker and the spaces."""
    s, me = o.s, o.me
    own = sum([s.power[card] for card in s.layout(me).groups if card in s.cat.media])
    best: tuple[float, str, int] | None = None
    most = 0.0
    for toward in propaganda.markers(s):
        strength = propaganda.strength(s, me, toward, None) + own
        for spaces in range(1, min(FAR, propaganda.farthest(s, toward)) + 1):
            odds = chance(strength - propaganda.PER_SPACE * spaces)
            if odds <= 0.0:
                break
            promise = odds * value_of(o, toward, spaces)
            if promise > most:
                best, most = (promise, toward, spaces), promise
    return best


def answer(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of an attempt at Propaganda."""
    items = legal.items
    if f.step == "marker":
        found = best_course(o)
        for span in items:
            if found is not None and hasattr(span, "high") and span.action.toward == found[0]:
                return span.at(min(found[1], span.high))
        return items[0].at(1)
    if f.step == "decide":
        return Throw() if chance(propaganda.campaign_number(o.s, f)) > 0.0 else CallOff()
    stake = value_of(o, f.toward, f.amount)
    cause = "for" if f.seat == o.me or stake > 0 else "against"
    if f.seat != o.me and abs(stake) < 0.5:
        return Decline()
    number = propaganda.campaign_number(o.s, f)
    if (cause == "for" and number < 10) or (cause == "against" and number >= 2):
        for item in items:
            if type(item) is Sway and item.cause == cause and o.s.power[item.card] > 0:
                return item
    if f.seat == o.me:
        return funded(o, items, number, stake)
    return Decline()


def funded(o: Outlook, items: Any, number: int, stake: float) -> Any:
    """Money that makes the own attempt likelier, if it is worth it (I-20.9)."""
    spans = [item for item in items if hasattr(item, "high") and type(item.action) is Spend]
    spans = [span for span in spans if span.action.cause == "for"]
    if not spans or number >= 10:
        return Decline()
    here = chance(number)
    best, amount = 0.3, 0
    for more in range(1, min(spans[0].high, 10 - number) + 1):
        value = (chance(number + more) - here) * stake - o.cost_of(o.me, more)
        if value > best:
            best, amount = value, more
    return spans[0].at(amount) if amount else Decline()
