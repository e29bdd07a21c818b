"""Hits and Gang Wars: what a kill promises, whom a mob can be emptied of, what a war brings and costs."""

from __future__ import annotations

from conjura.bots.crimelords.outlook import WINNING, Outlook
from conjura.engine.dice import chance_of
from conjura.games.crimelords.frames import Attacking
from conjura.games.crimelords.rules.strength import HIDING, needed
from conjura.games.crimelords.rules.unhappiness import spared
from conjura.games.crimelords.state import LEAVES, MOST_POWER

TOKEN = 2.0
"""What an Action Token spent for spoils is worth kept."""
EXCHANGE = 3
"""How many hits of either side a war is reckoned to have after the first."""
MONEY = 3
"""What a side puts into a hit of a war."""
PRICE = 6.0
"""What a war costs whoever begins it: the turn is over, and all others have their tokens again (C-16.6)."""
FEW = 3
"""In a war a mob of so many Crooks at most may be emptied soon."""
BOSS_LOSS = 12.0
"""What a mob loses with its Boss, besides the Crook: markers for all, and a structure that may fall apart."""


def lost_crook(o: Outlook, seat: int, card: int) -> float:
    """What a mob loses with a Crook that is killed."""
    value = 2.0 + 2.0 * o.s.power(card)
    return value + BOSS_LOSS if o.s.boss[seat] == card else value


def spoils_worth(o: Outlook, victim: int, tokens: int) -> float:
    """What eliminating a mob brings: a Racket, and one more for each token that is worth less (C-18.2)."""
    s, me = o.s, o.me
    rows = sorted((o.plain_racket(me, card) for card in s.layout(victim).rackets), reverse=True)
    taken = rows[: 1 + tokens]
    value = sum(taken) - TOKEN * max(0, len(taken) - 1)
    return value + WINNING if taken and o.totals[me] + len(taken) >= o.goal else value


def survivors(o: Outlook, owner: int, target: int) -> int:
    """How many Crooks the mob would have after the kill and the markers it deals (C-14.12, C-16.3)."""
    s = o.s
    rest = [card for card in s.layout(owner).crooks if card != target]
    if s.boss[owner] == target:
        return sum(1 for card in rest if s.unhappy[card] < LEAVES - 1 or spared(s, card, "killed"))
    kin = {s.master[target], *s.layout(owner).subs[target]}
    return sum(
        1 for card in rest if card not in kin or s.unhappy[card] < LEAVES - 1 or spared(s, card, "killed")
    )


def kill_prize(o: Outlook, owner: int, target: int, attacker: int, war: bool) -> float:
    """What killing a rival's Crook is worth."""
    s, me = o.s, o.me
    value = 1.5 + s.power(target) * (0.4 + 2 * o.threat(owner))
    rest = survivors(o, owner, target)
    boss = s.boss[owner] == target
    if boss:
        value += 4 * o.threat(owner) * s.crook_count(owner)
    if rest == 0 or (war and rest <= FEW):
        crooks = s.layout(me).crooks
        ready = len(crooks) if boss and not war and rest == 0 < s.crook_count(owner) - 1 else 0
        tokens = max(ready, sum(1 for card in crooks if s.token[card] and card != attacker))
        tokens += sum(1 for card in s.layout(me).rackets if s.token[card])
        value += spoils_worth(o, owner, tokens) / (1 + rest) ** 2
    for source, amount in s.cat.kill_gain.items():
        if s.owns(me, source):
            value += amount
    return value


def best_hits(o: Outlook, seat: int, other: int, spared_target: int) -> float:
    """What the best hits of one mob on another in a war are worth to this seat, one for each of its Crooks."""
    s, me = o.s, o.me
    found: list[float] = []
    for attacker in s.layout(seat).crooks:
        best = 0.0
        helpers = [s.power(card) for card in s.layout(seat).subs[attacker]]
        for target in s.layout(other).crooks:
            if target == spared_target:
                continue
            frame = Attacking(seat, "hit", "ready", target, attacker, war=True, plus=True)
            number = needed(s, frame) + MONEY + max(helpers, default=0) + HIDING
            if number < 2:
                continue
            if seat == me:
                worth = kill_prize(o, other, target, attacker, True)
                grown = s.cat.power[attacker] + s.grown[attacker]
                worth += 1.0 if grown < MOST_POWER else 0.0
            else:
                worth = lost_crook(o, me, target)
            best = max(best, chance_of(number) * worth)
        found.append(best)
    found.sort(reverse=True)
    return sum(found[:EXCHANGE])


def war_worth(o: Outlook, owner: int, target: int, chance: float) -> float:
    """What follows a hit on a rival's Boss: the hits of both mobs, all Crooks ready (C-16.2, C-16.4).

    Hits of one's own can at most make up for those of the other: a third mob gains by what two lose.
    """
    rest = survivors(o, owner, target)
    open_ = 1.0 - chance if rest == 0 else 1.0
    mine = best_hits(o, o.me, owner, target)
    theirs = best_hits(o, owner, o.me, -1)
    return min(0.0, open_ * (mine - theirs)) - PRICE
