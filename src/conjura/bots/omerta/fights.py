"""Conquests, Assaults and Robberies: which of them pay, and with how many Soldiers."""

from __future__ import annotations

from typing import Any, NamedTuple

from conjura.bots.omerta.outlook import SOLDIER, Outlook
from conjura.games.omerta.actions import Assault, Conquer, Rob
from conjura.games.omerta.catalogue import ASSAULT_WON, CONQUEST_WON, INFLUENCE, ROBBERY_WON
from conjura.games.omerta.prospects import (
    assault_odds,
    closing_score,
    closing_winners,
    conquest_odds,
    is_last,
    robbery_odds,
)
from conjura.games.omerta.rules import assaults, conquests, robberies
from conjura.games.omerta.rules.odds import prevails, shares

INVOLVEMENT = 5
GAME = 100.0
"""What it is worth to win the game, or not to have another win it."""
HOPE = 4
"""Who is farther behind at the end of Conquista pays no more to put it off."""


class Plan(NamedTuple):
    """Something to do with the own action.

    Attributes:
        gain: what it promises.
        action: what begins it.
        target: the Domain or Capo aimed at.
    """

    gain: float
    action: Any
    target: int


def plans(o: Outlook) -> list[Plan]:
    """All that could be done with the own action, the best first."""
    s, me = o.s, o.me
    found: list[Plan] = []
    centre = s.centre()
    for capo in conquests.conquerors(s, me):
        for domain in centre:
            found.append(Plan(conquest(o, capo, domain), Conquer(capo), domain))
    for origin in assaults.origins(s, me):
        for domain in assaults.targets(s, me, -1):
            found.append(Plan(assault(o, origin, domain, s.men[origin]), Assault(origin), domain))
    found += robbery_plans(o)
    found.sort(key=lambda plan: -plan.gain)
    return found


def muster(o: Outlook) -> int:
    """The own Domain where Soldiers should gather for an Assault that promises more than any Conquest, or -1."""
    s, me = o.s, o.me
    best, origin = 2.0, -1
    for plan in plans(o):
        if s.cat.is_domain(plan.target) and s.owner(plan.target) < 0:
            best = max(best, plan.gain)
    rows = assaults.targets(s, me, -1)
    for card in s.estate(me).domains:
        men = min(5, s.men[card] + s.men[s.holder[card]])
        if men < 2 or s.men[card] >= 5:
            continue
        for target in rows:
            gain = assault(o, card, target, men)
            if gain > best:
                best, origin = gain, card
    return origin


def robbery_plans(o: Outlook) -> list[Plan]:
    """The Robberies that could be tried."""
    s, me = o.s, o.me
    rows = robberies.victims(s, me)
    return [
        Plan(robbery(o, capo, victim), Rob(capo), victim)
        for capo in robberies.robbers(s, me)
        for victim in rows
    ]


def deed_worth(o: Outlook, which: int, difficulty: int = 0, leader: bool = False) -> float:
    """What a deed is worth for the own objectives."""
    total = 0.0
    for card, worth in o.wishes():
        for verb, _, number, least_difficulty, of_leader, least in o.s.cat.objective[card]:
            if verb == "done" and number == which and difficulty >= least_difficulty:
                if leader or not of_leader:
                    total += worth / (2 * least)
    return total


def conquest(o: Outlook, capo: int, domain: int, men: int | None = None, sure: bool = False) -> float:
    """What a Conquest with a Capo promises; ``sure``: the right to it is won already."""
    s, me = o.s, o.me
    odds = conquest_odds(s, me, capo, domain, s.men[capo] if men is None else men)
    worth = o.worth(domain) + deed_worth(o, CONQUEST_WON, s.cat.difficulty[domain]) + closing(o, me, domain)
    if not sure:
        odds *= uncontested(o, domain)
    return odds * worth - (1 - odds) * SOLDIER


def closing(o: Outlook, seat: int, domain: int) -> float:
    """What it is worth to me that the Conquest of a Domain by a seat ends Conquista; 0 if it doesn't (O-13.2)."""
    s = o.s
    if not is_last(s, domain):
        return 0.0
    winners = closing_winners(s, seat, domain, o.completed(domain) if seat == o.me else 0)
    return GAME / len(winners) if o.me in winners else -GAME


def behind(o: Outlook) -> int:
    """By how many points another would win if the game ended now (O-13.2)."""
    s = o.s
    return max([closing_score(s, seat) for seat in o.rivals()]) - closing_score(s, o.me)


def uncontested(o: Outlook, domain: int) -> float:
    """The chance that nobody takes a Conquest away by Involvement."""
    s, chance = o.s, 1.0
    mine = s.chain(INFLUENCE, o.me, o.best_capo(INFLUENCE))
    for seat in o.rivals():
        if s.money[seat] >= INVOLVEMENT and o.plain(domain) > 2 * INVOLVEMENT:
            theirs = max([s.chain(INFLUENCE, seat, capo) for capo in s.estate(seat).capos])
            chance *= 1 - 0.5 * (1 - prevails(mine - theirs))
    return chance


def helpers_of(o: Outlook, domain: int) -> int:
    """How many Soldiers a defender is likely to bring from his Reserve (O-6.6c)."""
    s = o.s
    seat, capo = s.owner(domain), s.holder[domain]
    return min(3, s.men[capo], 1 + s.money[seat] // 3)


def assault(o: Outlook, origin: int, domain: int, men: int, helpers: int = -1) -> float:
    """What an Assault with so many Soldiers promises."""
    s, me = o.s, o.me
    seat = s.owner(domain)
    odds = assault_odds(s, me, origin, domain, men, helpers_of(o, domain) if helpers < 0 else helpers)
    leads = s.pr(seat) == max([s.pr(other) for other in o.rivals()])
    gain = o.worth(domain) + o.spite(seat, o.plain(domain)) + deed_worth(o, ASSAULT_WON, 0, leads)
    return odds * gain - (1 - odds) * (men - 1) * SOLDIER


def robbery(o: Outlook, capo: int, victim: int) -> float:
    """What a Robbery promises."""
    s = o.s
    odds = robbery_odds(s, o.me, capo, victim)
    loot = float(sum([s.cat.resources[card] for card in s.domains_of(victim)]))
    gain = loot + o.spite(s.holder[victim], loot) + deed_worth(o, ROBBERY_WON)
    return odds * gain - (1 - odds) * SOLDIER


def involvement(o: Outlook, f: Any) -> float:
    """What getting involved in a Conquest promises, the money not counted."""
    s, me = o.s, o.me
    spite = o.spite(f.seat, o.plain(f.target)) if f.seat == o.leader else 0.0
    if closing(o, f.seat, f.target) < 0 and behind(o) <= HOPE:
        spite += GAME * conquest_odds(s, f.seat, f.capo, f.target, s.men[f.capo])
    best = 0.0
    for capo in conquests.rollers(s, f, me):
        gain = max(0.0, conquest(o, capo, f.target, sure=True)) if s.men[capo] else 0.0
        best = max(best, right(o, f, capo) * (gain + spite))
    return best


def right(o: Outlook, f: Any, capo: int) -> float:
    """The chance to win the right to a Conquest with a Capo, against all who are involved by now (O-6.5b).

    Who has not named a Capo yet is taken to send the one with the most INFLUENCE.
    """
    s, named = o.s, dict(f.named)
    row = [seat for seat in s.in_order(f.seat) if seat in (f.seat, o.me) or f.involved >> seat & 1]
    totals: list[int] = []
    for seat in row:
        capos = (capo,) if seat == o.me else (named[seat],) if seat in named else s.estate(seat).capos
        bonus = sum([amount for who, amount in f.extra if who == seat])
        totals.append(max([s.chain(INFLUENCE, seat, card) for card in capos]) + bonus)
    return shares(tuple(totals), s.options.involve_tie == "active_wins")[row.index(o.me)]


def roller(o: Outlook, f: Any, capos: list[int]) -> int:
    """The Capo who rolls INFLUENCE for a Conquest: strong, and able to conquer."""
    s = o.s

    def promise(capo: int) -> float:
        gain = max(0.0, conquest(o, capo, f.target, sure=True)) if s.men[capo] else 0.0
        return right(o, f, capo) * (gain + 1)

    return max(capos, key=promise)
