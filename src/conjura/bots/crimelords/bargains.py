"""Deals: what to offer, what to ask for, and when to agree (C-19)."""

from __future__ import annotations

from typing import Any, NamedTuple

from conjura.bots.crimelords.outlook import Outlook
from conjura.games.crimelords.actions import (
    Accept,
    Decline,
    GiveMoney,
    GiveRacket,
    Offer,
    Propose,
    WantRacket,
    Withdraw,
)
from conjura.games.crimelords.rules.turn_state import turn_of

SPECIAL = 3.0
MARGIN = 2.5
"""What a deal must promise either side, as far as one can tell."""


class Bargain(NamedTuple):
    """A deal that could be offered: what it promises, to whom, the Rackets, and money given (asked for if negative)."""

    value: float
    to: int
    gives: int
    wants: int
    money: int


def swing(o: Outlook, seat: int, got: tuple[int, ...], lost: tuple[int, ...]) -> float:
    """What a change of Rackets is worth to a seat."""
    return sum(o.racket(seat, card) for card in got) - sum(o.kept(seat, card) for card in lost)


def hands_victory(o: Outlook, seat: int, got: tuple[int, ...], lost: tuple[int, ...]) -> bool:
    """Whether a rival would stand at the number, or all but, after a change of Rackets."""
    total = o.totals[seat] + sum(o.points(seat, card) for card in got) - len(lost)
    return seat != o.me and total >= o.goal - 2


def search(o: Outlook) -> Bargain | None:
    """The best deal in sight with anybody: a Racket for a Racket, or for money."""
    s, me = o.s, o.me
    best: Bargain | None = None
    for other in s.living():
        if other == me:
            continue
        for want in s.layout(other).rackets:
            mine = o.racket(me, want) + o.denied(want)
            theirs = -o.kept(other, want)
            for give in (-1, *s.layout(me).rackets):
                gives = () if give < 0 else (give,)
                if gives and hands_victory(o, other, gives, (want,)):
                    continue
                here = mine - sum(o.kept(me, card) for card in gives)
                there = theirs + sum(o.racket(other, card) for card in gives)
                money = 0
                if there < MARGIN:
                    money = int(MARGIN - there + 1)
                if money > min(o.spare, 25):
                    continue
                value = here - 1.1 * money
                if value > MARGIN and (best is None or value > best.value):
                    best = Bargain(value, other, give, want, money)
    return best


def begin(o: Outlook, legal: Any, whim: int) -> Any:
    """An offer to begin in the own turn, or ``None``."""
    s = o.s
    if s.offers[o.me] or whim % 10 >= o.style.haggles:
        return None
    bargain = search(o)
    if bargain is None:
        return None
    action = Offer(bargain.to)
    return action if action in legal else None


def offering(o: Outlook, f: Any, legal: Any) -> Any:
    """Name the parts of the deal in sight, then put it."""
    bargain = search(o)
    if bargain is None or bargain.to != f.to or turn_of(o.s).seat != o.me:
        return Withdraw()
    steps: list[Any] = [WantRacket(bargain.wants)] if bargain.wants not in f.wants_rackets else []
    if bargain.gives >= 0 and bargain.gives not in f.gives_rackets:
        steps.append(GiveRacket(bargain.gives))
    if bargain.money and not f.gives:
        steps.append(GiveMoney(bargain.money))
    for step in steps:
        if step in legal:
            return step
    return Propose() if Propose() in legal and not steps else Withdraw()


def consent(o: Outlook, f: Any, legal: Any) -> Any:
    """Agree to what is worth more than it costs, unless it helps a rival to win."""
    if Accept() not in legal:
        return Decline()
    me, by = o.me, f.by
    value = swing(o, me, f.gives_rackets, f.wants_rackets) + f.gives - 1.1 * f.wants
    value += SPECIAL * (len(f.gives_specials) - len(f.wants_specials))
    harm = swing(o, by, f.wants_rackets, f.gives_rackets)
    if f.wants_rackets and hands_victory(o, by, f.wants_rackets, f.gives_rackets):
        wins = (
            o.totals[me] + sum(o.points(me, card) for card in f.gives_rackets) - len(f.wants_rackets)
            >= o.goal
        )
        if not wins:
            return Decline()
    value -= max(0.0, harm) * (0.3 + o.threat(by))
    return Accept() if value > 0 else Decline()
