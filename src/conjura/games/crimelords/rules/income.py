"""The start of a turn (C-6.0, C-6.8), income (C-6.1) and what everybody must be paid (C-7.9)."""

from __future__ import annotations

from typing import Any

from conjura.engine.wire import Breakdown, Part
from conjura.games.crimelords.catalogue import Counted
from conjura.games.crimelords.events import IncomePaid
from conjura.games.crimelords.rules.placing import settle
from conjura.games.crimelords.rules.unhappiness import depart, leavers, lieutenants, spared, upset
from conjura.games.crimelords.state import CrimeLordsState


def mark_stronger(s: CrimeLordsState, seat: int) -> None:
    """Who has more power than its superior gets a marker; who bears three leaves (C-6.0)."""
    boss = s.boss[seat]
    before = lieutenants(s, seat)
    for card in s.layout(seat).crooks:
        if card != boss and s.power(card) > s.power(s.master[card]) and not spared(s, card, "stronger"):
            upset(s, card, 1, "stronger")
    gone = leavers(s, seat)
    if gone:
        depart(s, seat, gone, "discarded", "unhappy")
        settle(s, seat, before)


def counted(s: CrimeLordsState, seat: int, source: int, what: Counted) -> int:
    """An amount that may depend on how many own cards pass a filter."""
    if what.cards is None:
        return what.amount
    layout = s.layout(seat)
    number = 0
    for row in (layout.rackets, layout.crooks):
        for card in row:
            if s.passes(what.cards, card, seat, source):
                number += 1
    if what.least:
        return what.amount if number >= what.least else 0
    return min(what.most, what.amount * number)


def income_of(s: CrimeLordsState, card: int, seat: int) -> int:
    """What a Racket of a mob pays at its income: printed income and conditional extras."""
    if s.muted[card]:
        return 0
    total = s.cat.income[card]
    for extra in s.cat.extra_income.get(card, ()):
        total += counted(s, seat, card, extra)
    return total


def income_parts(s: CrimeLordsState, seat: int) -> list[tuple[int, int, str]]:
    """The income of a mob as ``(card, amount, source)``."""
    parts: list[tuple[int, int, str]] = []
    for card in s.layout(seat).rackets:
        amount = income_of(s, card, seat)
        if amount or s.muted[card]:
            parts.append((card, amount, "income"))
    for card, what in s.cat.gains:
        if s.owns(seat, card):
            amount = counted(s, seat, card, what)
            if amount:
                parts.append((card, amount, "gain"))
    return parts


def collect(s: CrimeLordsState, seat: int) -> None:
    """Every controlled Racket pays (C-6.1)."""
    parts = income_parts(s, seat)
    total = sum([amount for _, amount, _ in parts])
    for card in s.layout(seat).rackets:
        s.muted[card] = 0
    s.earn(seat, total)
    rows = tuple([(s.cat.slugs[card], amount) for card, amount, _ in parts])
    s.tell(IncomePaid(seat=seat, total=total, cards=rows))


def income_breakdown(s: CrimeLordsState, seat: int) -> Breakdown:
    """The next income of a mob, card by card."""
    slugs = s.cat.slugs
    rows = tuple(
        [Part(amount, source, "C-6.1", slugs[card], None) for card, amount, source in income_parts(s, seat)]
    )
    return Breakdown("income", sum([row.amount for row in rows]), rows)


def wage_of(s: CrimeLordsState, seat: int, card: int, waived: Any = ()) -> int:
    """What a Crook must be paid in full (C-7.1, C-7.2, C-7.9)."""
    if card in waived:
        return 0
    total = s.power(card)
    for source, test, amount in s.cat.wages:
        if s.owns(seat, source) and s.passes(test, card, seat, source):
            total += amount
    return max(0, total)


def calming_cards(s: CrimeLordsState, seat: int, spent: Any) -> list[int]:
    """The cards that may calm somebody at the start of the turn (C-6.8): public, whatever it costs."""
    found = []
    for card, deed in s.cat.calms.items():
        if card not in spent and s.owns(seat, card) and deed.target is not None:
            for crook in s.layout(seat).crooks:
                if s.unhappy[crook] and s.passes(deed.target, crook, seat, card):
                    found.append(card)
                    break
    return found
