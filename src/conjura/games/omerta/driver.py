"""A cheap player with a purpose, for tests and benches: it fights, robs, buys, plays its cards and deals now and then."""

from __future__ import annotations

from typing import Any

from conjura.engine.legal import Span
from conjura.games.omerta.actions import (
    Accept,
    Assault,
    Borrow,
    Bring,
    Buy,
    Claim,
    Commit,
    Conquer,
    Declare,
    Decline,
    Involve,
    Occupy,
    Offer,
    Pass,
    Pay,
    Play,
    Post,
    Proceed,
    Propose,
    Rob,
    Withdraw,
)

AT_ONCE = (Declare, Claim, Pay, Propose)
"""What the driver does whenever it can."""
MOST = (Commit, Bring, Buy)
"""Amounts of which it takes all there is."""


def drive(state: Any, seat: int, rng: Any) -> Any:
    """An action of the driver for an awaited seat."""
    items = state.legal(seat).items
    if len(items) == 1:
        return whole(items[0], rng)
    by_kind: dict[type, list[Any]] = {}
    for item in items:
        kind = type(item.action) if type(item) is Span else type(item)
        by_kind.setdefault(kind, []).append(item)
    for kind in AT_ONCE:
        if kind in by_kind:
            return whole(one(by_kind[kind], rng), rng)
    for kind, chance in ((Play, 2), (Involve, 3), (Accept, 3), (Borrow, 4), (Offer, 40)):
        if kind in by_kind and rng.randrange(chance) == 0:
            return whole(one(by_kind[kind], rng), rng)
    if Pass in by_kind:
        return act(by_kind, rng)
    for kind in MOST:
        if kind in by_kind:
            return whole(one(by_kind[kind], rng), rng)
    if Post in by_kind and rng.randrange(2):
        return by_kind[Post][rng.randrange(len(by_kind[Post]))].at(1)
    for kind in (Proceed, Decline):
        if kind in by_kind:
            return by_kind[kind][0]
    if Withdraw in by_kind and rng.randrange(3) == 0:
        return by_kind[Withdraw][0]
    return whole(one(items, rng), rng)


def act(by_kind: dict[type, list[Any]], rng: Any) -> Any:
    """The own turn of the Actions phase: mostly a Conquest, at times an Assault or a Robbery."""
    fights = [kind for kind in (Conquer, Conquer, Conquer, Assault, Rob) if kind in by_kind]
    if fights and rng.randrange(20):
        return one(by_kind[fights[rng.randrange(len(fights))]], rng)
    if Play in by_kind and rng.randrange(2):
        return one(by_kind[Play], rng)
    return by_kind[Pass][0]


def one(items: list[Any], rng: Any) -> Any:
    """One of several."""
    return items[rng.randrange(len(items))]


def whole(item: Any, rng: Any) -> Any:
    """An action of an item: of most spans all there is, of Soldiers that move in one, of money any."""
    if type(item) is not Span:
        return item
    kind = type(item.action)
    if kind in MOST:
        return item.at(item.high)
    if kind is Occupy:
        return item.at(item.low)
    return item.at(item.low + rng.randrange(item.high - item.low + 1))
