"""Where the own money lies: towards the Illuminati, which pays for every attack and every defence."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.games.illuminati.actions import Carry, Decline, Pay, Proceed, Transfer
from conjura.games.illuminati.rules.money import neighbours
from conjura.games.illuminati.state import IlluminatiState


def rank(s: IlluminatiState, seat: int, card: int) -> float:
    """How useful 1 MB is on a card, 1 on the Illuminati."""
    if card == s.root[seat]:
        return 1.0
    return max(0.25, 0.6 - 0.1 * s.layout(seat).depth[card])


def reserve(o: Outlook, card: int) -> int:
    """What stays on a card to defend it: there 1 MB counts for 2 (I-10.13)."""
    s = o.s
    if card == s.root[o.me] or s.layout(o.me).depth[card] == 0 or s.money[s.root[o.me]] < 10:
        return 0
    return 3 if o.worth(o.me, card) >= 9.0 else 1


def best_transfer(o: Outlook) -> tuple[float, int, int, int]:
    """The transfer that helps most: its worth, the source, the destination, the amount."""
    s, me = o.s, o.me
    best = (0.0, -1, -1, 0)
    for source in s.layout(me).members:
        amount = s.money[source] - reserve(o, source)
        if amount < 2 or source == s.root[me]:
            continue
        here = rank(s, me, source)
        for card in neighbours(s, me, source):
            worth = amount * (rank(s, me, card) - here)
            if worth > best[0]:
                best = (worth, source, card, amount)
    return best


def transfer(o: Outlook, legal: Any, least: float = 0.3) -> Any:
    """The transfer worth making now, or nothing."""
    worth, source, _, _ = best_transfer(o)
    action = Transfer(source)
    return action if worth >= least and action in legal else None


def carried(o: Outlook, f: Any, legal: Any) -> Any:
    """Destination and amount of a transfer."""
    s, me = o.s, o.me
    spans = list(legal.items)
    span = max(spans, key=lambda item: (rank(s, me, item.action.card), -item.action.card))
    amount = s.money[f.source] - reserve(o, f.source)
    return span.at(max(1, min(span.high, amount)))


def laid_anew(o: Outlook, f: Any, legal: Any) -> Any:
    """Free redistribution: everything beyond the reserves goes to the Illuminati."""
    s, me = o.s, o.me
    root = s.root[me]
    purse = dict(f.plan) if f.special >= 0 else {card: s.money[card] for card in s.layout(me).members}
    if f.bonus:
        for item in legal.items:
            if item.card == root:
                return item
        return legal.items[0]
    if f.source >= 0:
        for span in legal.items:
            if span.action == Carry(root, span.low):
                return span.at(max(1, min(span.high, purse[f.source] - reserve(o, f.source))))
        return legal.items[0].at(1)
    for card, amount in purse.items():
        if card != root and amount - reserve(o, card) > 0 and Transfer(card) in legal:
            return Transfer(card)
    return Proceed()


def loose_money(o: Outlook) -> int:
    """The money that a free redistribution would bring to the Illuminati."""
    s, me = o.s, o.me
    root = s.root[me]
    return sum([max(0, s.money[card] - reserve(o, card)) for card in s.layout(me).members if card != root])


def payment(o: Outlook, legal: Any) -> Any:
    """Who pays what is owed: the card whose money is least useful."""
    s, me = o.s, o.me
    spans = [item for item in legal.items if hasattr(item, "high") and type(item.action) is Pay]
    if not spans:
        return Decline()
    span = min(spans, key=lambda item: (rank(s, me, item.action.card), -item.high, item.action.card))
    return span.at(span.high)
