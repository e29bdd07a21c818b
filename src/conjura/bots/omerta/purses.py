"""Soldiers and money: what is bought, where Soldiers stand, what is given up."""

from __future__ import annotations

from typing import Any

from conjura.bots.omerta import cards, fights
from conjura.bots.omerta.outlook import SOLDIER, Outlook
from conjura.engine.legal import Span
from conjura.games.omerta.actions import Buy, Decline, Discard, Post, Proceed, Recall
from conjura.games.omerta.catalogue import COMBAT
from conjura.games.omerta.state import MOST_ON_DOMAIN

RESERVE = 3
"""So many Soldiers a Capo likes to have in Reserve before Domains get more than one."""


ENOUGH = 12
"""With so many in Reserve no more are bought."""


def kind_of(item: Any) -> type:
    """The type of an option."""
    return type(item.action) if type(item) is Span else type(item)


def of_kind(legal: list[Any], kind: type) -> list[Any]:
    """The options of a type."""
    return [item for item in legal if kind_of(item) is kind]


def buying(o: Outlook, legal: list[Any], price: int) -> Any:
    """Buy Soldiers, unless money is worth more."""
    s, me = o.s, o.me
    rows = of_kind(legal, Buy)
    saving = o.saving()
    dear = price > SOLDIER and s.money[me] - price < saving
    if not rows or dear or s.reserves(me) >= ENOUGH:
        return Proceed()
    row = max(rows, key=lambda item: place_worth(o, item.action.card))
    return row.at(row.low)


def place_worth(o: Outlook, card: int) -> float:
    """How gladly a new Soldier goes to a place: to the Reserve of a strong Capo, or on a Domain that stands empty."""
    s = o.s
    if s.cat.is_capo(card):
        return 6.0 + s.chain(COMBAT, o.me, card) / 4 - s.men[card] / 3
    if s.men[card]:
        return 2.0 + o.worth(card) / 20 - s.men[card]
    return 4.0 + o.worth(card) / 10


def placing(o: Outlook, legal: list[Any]) -> Any:
    """Where new Soldiers go, one by one."""
    row = max(legal, key=lambda item: place_worth(o, item.action.card))
    return row.at(row.low)


def losing(o: Outlook, legal: list[Any]) -> Any:
    """Where Soldiers are missed least."""
    s = o.s

    def regret(item: Any) -> float:
        card = item.action.card
        return -float(s.men[card]) + (0.5 if s.cat.is_capo(card) else o.worth(card) / 10)

    return min(legal, key=regret).at(1)


def wanted(o: Outlook, domain: int) -> int:
    """How many Soldiers a Domain should have."""
    s = o.s
    for task in s.tasks[o.me]:
        for verb, _, _, _, soldiers, least in s.cat.objective[task & 4095]:
            if verb == "count" and soldiers and s.soldiers(o.me) >= soldiers * least + 2:
                best = sorted(s.estate(o.me).domains, key=o.worth)[-least:]
                if domain in best:
                    return soldiers
    return 2 if o.worth(domain) > 18 else 1


def moving(o: Outlook, legal: list[Any]) -> Any:
    """Soldiers where they are needed: one or two on each Domain, those for an Assault together, the rest in Reserve."""
    s = o.s
    origin = fights.muster(o)
    for item in of_kind(legal, Recall):
        card = item.action.card
        surplus = s.men[card] - (MOST_ON_DOMAIN if card == origin else wanted(o, card))
        if surplus >= item.low and (surplus > 1 or s.men[s.holder[card]] < RESERVE):
            return item.at(min(surplus, item.high))
        if s.men[card] > MOST_ON_DOMAIN:
            return item.at(item.low)
    best: tuple[float, Any] | None = None
    for item in of_kind(legal, Post):
        card = item.action.card
        if card == origin:
            return item.at(item.high)
        lacking = wanted(o, card) - s.men[card]
        spare = s.men[s.holder[card]] - (1 if not s.men[card] else RESERVE)
        count = min(lacking, spare, item.high)
        if count > 0 and (best is None or o.worth(card) > best[0]):
            best = (o.worth(card), item.at(count))
    if best is not None:
        return best[1]
    return Proceed()


def discarding(o: Outlook, legal: list[Any]) -> Any:
    """The card that is worth least goes; in the paid discard only if a Soldier is worth more."""
    rows = of_kind(legal, Discard)
    worst = min(rows, key=lambda item: cards.keeping(o, item.card))
    if any(type(item) is Decline for item in legal):
        limit = SOLDIER if o.s.seats > 2 else SOLDIER / 2
        crowded = len(o.s.hands[o.me]) > o.s.hand_limit() - 1
        if cards.keeping(o, worst.card) >= limit and not crowded:
            return Decline()
    return worst
