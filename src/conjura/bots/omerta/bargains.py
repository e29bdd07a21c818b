"""Deals: which trades are offered and accepted, who borrows and who lends."""

from __future__ import annotations

from typing import Any

from conjura.bots.omerta.outlook import SOLDIER, Outlook
from conjura.bots.omerta.purses import of_kind
from conjura.games.omerta.actions import (
    Accept,
    Borrow,
    Choose,
    Decline,
    GiveDomain,
    GiveMoney,
    Offer,
    Propose,
    WantDomain,
    WantMen,
    Withdraw,
)
from conjura.games.omerta.prospects import assault_odds

MARGIN = 2.0
"""A deal must bring so much at least."""


def after(o: Outlook, gives: tuple[int, ...], gets: tuple[int, ...]) -> float:
    """What it is worth to me to give some Domains and get others."""
    held = o.s.estate(o.me).domains
    then = (*[card for card in held if card not in gives], *gets)
    change = o.progress(then) - o.progress(held)
    return change + sum([o.plain(card) for card in gets]) - sum([o.plain(card) for card in gives])


def dangerous(o: Outlook, seat: int, gets: tuple[int, ...]) -> bool:
    """Whether a seat that got these Domains could be a step from a main objective, as far as all can see."""
    if o.conquista:
        return False
    domains = (*o.s.estate(seat).domains, *gets)
    return any(o.missing(card, domains) == 0 for card in o.s.cat.mains)


def wish(o: Outlook, other: int) -> tuple[int, int] | None:
    """A Domain of another that helps the own objectives, and one to give for it: ``(want, give)``."""
    s = o.s
    best: tuple[float, tuple[int, int]] | None = None
    for want in s.estate(other).domains:
        if s.robbed[s.holder[want]]:
            continue
        for give in s.estate(o.me).domains:
            fair = o.plain(give) - o.plain(want)
            gain = after(o, (give,), (want,))
            if gain > MARGIN and fair > -1 and not dangerous(o, other, (give,)):
                if best is None or gain + fair / 4 > best[0]:
                    best = (gain + fair / 4, (want, give))
    return None if best is None else best[1]


def opening(o: Outlook, legal: list[Any]) -> Any | None:
    """An offer worth making, or none; one a phase."""
    if o.s.offers[o.me] or not o.s.estate(o.me).domains:
        return None
    for item in of_kind(legal, Offer):
        if wish(o, item.to) is not None:
            return item
    return None


def offering(o: Outlook, f: Any, legal: list[Any]) -> Any:
    """The next part of an offer under way."""
    found = wish(o, f.to)
    if found is None:
        return Withdraw()
    want, give = found
    if not f.wants_domains and any(item.card == want for item in of_kind(legal, WantDomain)):
        return WantDomain(want)
    if not f.gives_domains and any(item.card == give for item in of_kind(legal, GiveDomain)):
        return GiveDomain(give)
    return Propose() if any(type(item) is Propose for item in legal) else Withdraw()


def consent(o: Outlook, f: Any, legal: list[Any]) -> Any:
    """Whether to accept an offer: what I give is what it wants."""
    if not any(type(item) is Accept for item in legal):
        return Decline()
    gain = after(o, f.wants_domains, f.gives_domains) + f.gives - f.wants
    if gain > MARGIN and not dangerous(o, f.by, f.wants_domains):
        return Accept()
    return Decline()


def borrowing(o: Outlook, f: Any, legal: list[Any]) -> Any:
    """Whether to ask for Soldiers in an Assault, and whom."""
    s = o.s
    if f.defender != o.me or s.offers[o.me] >= 2 or s.money[o.me] < 3:
        return Decline()
    now = assault_odds(s, f.seat, f.origin, f.target, f.men)
    helped = assault_odds(s, f.seat, f.origin, f.target, f.men, 2)
    if (now - helped) * (o.worth(f.target) + SOLDIER) < 4:
        return Decline()
    rows = [item for item in of_kind(legal, Borrow) if item.to != o.leader]
    return max(rows, key=lambda item: s.reserves(item.to)) if rows else Decline()


def asking(o: Outlook, f: Any, legal: list[Any]) -> Any:
    """What is asked of a lender, and what is given for it."""
    rows = of_kind(legal, WantMen)
    if rows:
        return rows[0].at(rows[0].high)
    money = of_kind(legal, GiveMoney)
    if money and not f.gives:
        return money[0].at(min(money[0].high, 2 * f.men))
    return Propose() if any(type(item) is Propose for item in legal) else Withdraw()


def lending(o: Outlook, f: Any, legal: list[Any]) -> Any:
    """Whether to lend Soldiers: for money, or against the leader; half of them may die."""
    deed = o.s.stack[-2]
    price = f.gives + (3 if deed.seat == o.leader else 0) - (3 if f.by == o.leader else 0)
    rows = of_kind(legal, Choose)
    if not rows or price < 1.5 * f.men:
        return Decline()
    return max(rows, key=lambda item: o.s.men[item.card])
