"""Deals: which to offer, and which to accept. Both halves are valued, and nobody is helped to win."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import WIN, Outlook
from conjura.bots.illuminati.specials import keep
from conjura.engine.streams import mix
from conjura.games.illuminati.actions import (
    Accept,
    Decline,
    GiveGroup,
    GiveMoney,
    GiveSpecial,
    Offer,
    Propose,
    WantGroup,
    WantMoney,
    Withdraw,
)
from conjura.games.illuminati.rules import victory
from conjura.games.illuminati.rules.deals import may_offer_to
from conjura.games.illuminati.rules.turn_state import turn_of
from conjura.games.illuminati.rules.victory import Holdings

MARGIN = 0.2
"""What a deal must bring before it is accepted."""
PROFIT = 0.2
"""What a deal must bring before it is offered."""
DEAREST = 0.8
"""What 1 MB that comes in is worth at most: who is poor does not sell what he lives on."""
SLACK = 0.1
"""What a deal offered must bring the other beyond that, for his mind is guessed."""
CLOSE = 0.55
"""Nobody who is so near to winning is dealt with."""


class Wish:
    """A deal that the seat would like to make.

    Attributes:
        to: with whom.
        parts: the actions that say what is given and wanted.
        profit: what it brings to the seat.
    """

    __slots__ = ("parts", "profit", "to")

    def __init__(self, to: int, parts: list[Any], profit: float) -> None:
        self.to = to
        self.parts = parts
        self.profit = profit


def value_of(o: Outlook, seat: int, amount: int) -> float:
    """What money that comes to a seat's Illuminati is worth to it; never as much as what must be given up is."""
    mean = 0.5 * (o.price_of(seat) + o.price_of(seat, -amount))
    return amount * min(DEAREST, mean)


def least_for(o: Outlook, seat: int, worth: float, most: int) -> int:
    """The smallest amount that is worth this much to a seat, or 0 if no amount up to the most is."""
    for amount in range(1, most + 1):
        if value_of(o, seat, amount) >= worth:
            return amount
    return 0


def most_for(o: Outlook, seat: int, worth: float, most: int) -> int:
    """The largest amount that costs a seat no more than this."""
    amount = 0
    while amount < most and o.cost_of(seat, amount + 1) <= worth:
        amount += 1
    return amount


def group_value(o: Outlook, seat: int, parts: list[int], comes: bool) -> float:
    """What a tree that comes or goes is worth to a seat, nearness to winning included."""
    have = o.have[seat]
    if have is None:
        return 0.0
    lying = sum([o.money[card] for card in parts])
    if comes:
        after = Holdings((*have.members, *parts), have.money + lying, have.kills, have.treasury)
    else:
        left = tuple([card for card in have.members if card not in parts])
        after = Holdings(left, have.money - lying, have.kills, have.treasury)
    change = abs(o.hope(seat, after) - o.near[seat])
    return o.worth_of_all(seat, parts) + WIN * change + 0.15 * lying


def rise(o: Outlook, seat: int, parts: list[int], comes: bool) -> float:
    """How much more this seat must be feared once a tree has come to it or gone."""
    have = o.have[seat]
    if have is None:
        return 0.0
    if comes:
        after = Holdings((*have.members, *parts), have.money, have.kills, have.treasury)
    else:
        left = tuple([card for card in have.members if card not in parts])
        after = Holdings(left, have.money, have.kills, have.treasury)
    return o.fear(o.hope(seat, after)) - o.fear(o.near[seat])


def wish(o: Outlook, whim: int) -> Wish | None:
    """The best deal to offer now, or ``None``.

    Args:
        o: the outlook of the seat, whose turn it is.
        whim: a number of the turn and the bot: it leans to another partner in every turn, so that what one has
            refused is not offered again and again.
    """
    s, me = o.s, o.me
    best: Wish | None = None
    most = 0.0
    for to in range(s.seats):
        if to == me or not s.alive[to] or o.near[to] >= CLOSE or not may_offer_to(s, me, to):
            continue
        leaning = 1 + mix(whim * 64 + to) % 4
        found = [sell_special(o, to)]
        if turn_of(s).actions > 0:
            found += [buy_group(o, to), sell_group(o, to)]
        if turn_of(s).actions > 1:
            found.append(swap_groups(o, to))
        for deal in found:
            if deal is not None and leaning * deal.profit > most:
                best, most = deal, leaning * deal.profit
    return best


def buy_group(o: Outlook, to: int) -> Wish | None:
    """A Group of another for money."""
    s, me = o.s, o.me
    purse = o.money[s.root[me]] - 2
    if not s.layout(me).arrows or purse < 5:
        return None
    best: Wish | None = None
    for card in s.layout(to).groups:
        parts = o.parts(card)
        if len(parts) > 2:
            continue
        mine = group_value(o, me, parts, True)
        theirs = group_value(o, to, parts, False)
        if mine < theirs + PROFIT:
            continue
        asked = 1.1 * theirs + rise(o, me, parts, True) + MARGIN + SLACK
        amount = least_for(o, to, asked, purse)
        if not amount:
            continue
        profit = mine - o.cost_of(me, amount)
        if profit >= PROFIT and (best is None or profit > best.profit):
            best = Wish(to, [GiveMoney(amount), WantGroup(card)], profit)
    return best


def sell_group(o: Outlook, to: int) -> Wish | None:
    """A Group for the money of another who has more use for it."""
    s, me = o.s, o.me
    purse = o.money[s.root[to]] - 1
    if not s.layout(to).arrows or purse < 5 or len(s.layout(me).groups) < 3:
        return None
    best: Wish | None = None
    for card in s.layout(me).groups:
        parts = o.parts(card)
        if len(parts) > 1:
            continue
        mine = group_value(o, me, parts, False)
        theirs = group_value(o, to, parts, True)
        if theirs < mine + PROFIT:
            continue
        amount = most_for(o, to, 0.9 * theirs - MARGIN - SLACK, purse)
        profit = value_of(o, me, amount) - mine - rise(o, to, parts, True)
        if amount > 0 and profit >= PROFIT and (best is None or profit > best.profit):
            best = Wish(to, [WantMoney(amount), GiveGroup(card)], profit)
    return best


def swap_groups(o: Outlook, to: int) -> Wish | None:
    """A Group for a Group, and money from who gains more by it: both get what serves their goals better."""
    s, me = o.s, o.me
    best: Wish | None = None
    mine = [card for card in s.layout(me).groups if len(o.parts(card)) == 1]
    theirs = [card for card in s.layout(to).groups if len(o.parts(card)) == 1]
    purses = o.money[s.root[me]] - 2, o.money[s.root[to]] - 1
    given = [(o.worth(me, card), o.worth(to, card), card) for card in mine]
    wanted = [(o.worth(me, card), o.worth(to, card), card) for card in theirs]
    for kept, offered, card in given:
        for gained, missed, other in wanted:
            if gained - kept + offered - missed < PROFIT + MARGIN + SLACK:
                continue
            profit = deal_worth(o, me, [other], [card]) - rise_by(o, to, [card], [other])
            welcome = deal_worth(o, to, [card], [other]) - rise_by(o, me, [other], [card])
            short = MARGIN + SLACK - welcome
            parts: list[Any] = [GiveGroup(card), WantGroup(other)]
            if short > 0.0:
                amount = least_for(o, to, short, purses[0])
                if not amount:
                    continue
                profit -= o.cost_of(me, amount)
                parts.append(GiveMoney(amount))
            elif profit < PROFIT:
                amount = most_for(o, to, -short, purses[1])
                if not amount:
                    continue
                profit += value_of(o, me, amount)
                parts.append(WantMoney(amount))
            if profit >= PROFIT and (best is None or profit > best.profit):
                best = Wish(to, parts, profit)
    return best


def deal_worth(o: Outlook, seat: int, got: list[int], lost: list[int]) -> float:
    """What a trade of Groups is worth to a seat."""
    moved = sum([o.money[card] for card in got]) - sum([o.money[card] for card in lost])
    change = o.hope(seat, traded(o, seat, got, lost, moved)) - o.near[seat]
    return o.worth_of_all(seat, got) - o.worth_of_all(seat, lost) + WIN * change + 0.15 * moved


def rise_by(o: Outlook, seat: int, got: list[int], lost: list[int]) -> float:
    """How much more a seat must be feared after a trade of Groups."""
    return o.fear(o.hope(seat, traded(o, seat, got, lost, 0))) - o.fear(o.near[seat])


def sell_special(o: Outlook, to: int) -> Wish | None:
    """A Special for money, to somebody who is rich."""
    s, me = o.s, o.me
    purse = o.money[s.root[to]] - 3
    if purse < 6:
        return None
    best: Wish | None = None
    for card in sorted(set(s.hand(me))):
        mine = keep(o, me, card)
        amount = most_for(o, to, keep(o, to, card) - MARGIN - SLACK, purse)
        profit = value_of(o, me, amount) - mine
        if amount > 0 and profit >= PROFIT and (best is None or profit > best.profit):
            best = Wish(to, [GiveSpecial(card), WantMoney(amount)], profit)
    return best


def offer(o: Outlook, legal: Any, whim: int, instead: float = 0.0) -> Any:
    """The beginning of an offer, or nothing: at most one in an own turn.

    Args:
        o: the outlook of the seat, whose turn it is.
        legal: what it may do.
        whim: as for ``wish``.
        instead: what the action is worth that a deal in Groups would take; any other deal takes none.
    """
    if o.s.offers[o.me] or not any(type(item) is Offer for item in legal.items):
        return None
    deal = wish(o, whim)
    if deal is None or Offer(deal.to) not in legal:
        return None
    return Offer(deal.to) if not moves_group(deal) or deal.profit >= instead else None


def moves_group(deal: Wish) -> bool:
    """Whether a deal takes regular actions."""
    return any(type(part) in (GiveGroup, WantGroup) for part in deal.parts)


def offering(o: Outlook, f: Any, legal: Any, whim: int) -> Any:
    """The next part of an offer being made."""
    deal = wish(o, whim)
    if deal is None or deal.to != f.to:
        return Withdraw()
    said: list[Any] = [GiveGroup(card) for card in f.gives_groups]
    said += [WantGroup(card) for card in f.wants_groups]
    said += [GiveSpecial(card) for card in f.gives_specials]
    if f.gives:
        said.append(GiveMoney(f.gives))
    if f.wants:
        said.append(WantMoney(f.wants))
    for part in deal.parts:
        if part not in said:
            return part if part in legal else Withdraw()
    if len(said) == len(deal.parts) and Propose() in legal:
        return Propose()
    return Withdraw()


def consent(o: Outlook, f: Any, legal: Any) -> Any:
    """Agree to an offer if it brings enough and hands nobody the game."""
    if Accept() not in legal:
        return Decline()
    return Accept() if deal_value(o, f) >= MARGIN else Decline()


def deal_value(o: Outlook, f: Any) -> float:
    """What an offer put to this seat is worth to it."""
    s, me = o.s, o.me
    got = [part for card in f.gives_groups for part in o.parts(card)]
    lost = [part for card in f.wants_groups for part in o.parts(card)]
    moved = f.gives - f.wants + sum([o.money[card] for card in got]) - sum([o.money[card] for card in lost])
    total: float = o.change(me, traded(o, me, got, lost, moved)) + o.change(
        f.by, traded(o, f.by, lost, got, -moved)
    )
    total += o.worth_of_all(me, got) - o.worth_of_all(me, lost)
    total += 0.15 * (sum([o.money[card] for card in got]) - sum([o.money[card] for card in lost]))
    total += value_of(o, me, f.gives) - o.cost_of(me, f.wants)
    total += sum([keep(o, me, card) for card in f.gives_specials])
    total -= 1.2 * sum([keep(o, me, card) for card in f.wants_specials])
    if o.near[f.by] >= CLOSE:
        total -= 5.0
    if f.wants_groups and not s.layout(me).groups:
        total -= 10.0
    return total


def traded(o: Outlook, seat: int, got: list[int], lost: list[int], money: int) -> Holdings:
    """What a seat would hold after a trade."""
    have = victory.holdings(o.s, seat)
    left = [card for card in have.members if card not in lost]
    return Holdings((*left, *got), have.money + money, have.kills, have.treasury + money)
