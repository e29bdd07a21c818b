"""Specials and abilities: when to play and use them, and on what."""

from __future__ import annotations

from typing import Any

from conjura.bots.crimelords.attacks import at_stake, prize
from conjura.bots.crimelords.outlook import Outlook
from conjura.engine.dice import chance_of
from conjura.games.crimelords.actions import Choose, ChooseCause, ChooseSeat, Decline, Play, UseAbility
from conjura.games.crimelords.rules import deeds
from conjura.games.crimelords.rules.income import income_of
from conjura.games.crimelords.rules.strength import KIND_NUMBER, needed
from conjura.games.crimelords.rules.turn_state import attack_of

CARD = 3.0
"""What a Special in hand is worth kept."""


def interest(o: Outlook, f: Any) -> float:
    """What the success of the attack under way is worth to this seat: negative if it is a loss."""
    if f.seat == o.me:
        return prize(o, KIND_NUMBER[f.kind], f.target, f.attacker)
    return -at_stake(o, f)


def own_turn(o: Outlook, legal: Any) -> Any:
    """A Special worth playing in the own action step, or ``None``."""
    s = o.s
    for item in legal.items:
        if type(item) is not Play:
            continue
        for deed in s.cat.deeds.get(item.card, ()):
            if deed.verb in ("gain", "peek", "steal"):
                return item
            best = best_target(o, item.card, deed)
            if best is None:
                continue
            if worth(o, deed, best) > CARD:
                return item
    return None


def best_target(o: Outlook, source: int, deed: Any) -> int | None:
    """The card on which a deed does most for this seat."""
    rows = deeds.targets(o.s, o.me, source, deed)
    if not rows:
        return None
    return max(rows, key=lambda card: (worth(o, deed, card), -card))


def worth(o: Outlook, deed: Any, card: int) -> float:
    """What a deed on a card is worth."""
    s, verb = o.s, deed.verb
    holder = s.holder[card]
    if verb == "take":
        if card >= s.cat.first_racket:
            return o.racket(o.me, card) + o.denied(card)
        return o.crook(o.me, card)
    if verb == "mute":
        return income_of(s, card, holder) * (1 + 2 * o.threat(holder))
    if verb == "calm":
        return 1.5 * s.unhappy[card] + 0.2 * s.power(card)
    if verb == "upset":
        fatal = 8 if s.unhappy[card] + deed.amount >= 3 else 1.5
        return (fatal + s.power(card)) * (0.4 + o.threat(holder))
    if verb == "ready":
        return 1.2 * s.power(card)
    if verb == "exhaust":
        return s.power(card) * (0.5 + o.threat(holder))
    if verb == "waive":
        return float(s.power(card))
    return 0.0


def ability(o: Outlook, legal: Any) -> Any:
    """An ability worth its cost, or ``None``. Tokens come back at the end of the turn."""
    s = o.s
    for item in legal.items:
        if type(item) is not UseAbility:
            continue
        deed = s.cat.calms.get(item.card) or s.cat.abilities[item.card]
        if deed.verb in ("peek", "move"):
            continue
        best = best_target(o, item.card, deed)
        if best is None:
            continue
        price = 1.5 * deed.money + (0.5 * s.power(item.card) if deed.token else 0.0)
        if worth(o, deed, best) > price and deed.money <= max(o.spare, s.money[o.me] - 12):
            return item
    return None


def payroll(o: Outlook, legal: Any) -> Any:
    """A Special played at payroll, if one Crook's pay is worth it."""
    s = o.s
    for item in legal.items:
        if type(item) is Play and any(deed.verb == "waive" for deed in s.cat.deeds.get(item.card, ())):
            if max(s.power(card) for card in s.layout(o.me).crooks) >= 5:
                return item
    return None


def in_window(o: Outlook, f: Any, legal: Any) -> Any:
    """Play what helps enough, or decline."""
    plays = [item for item in legal.items if type(item) is Play]
    if not plays:
        return Decline()
    s = o.s
    if f.kind == "special":
        return answer(o, plays)
    attack = attack_of(s)
    stake = interest(o, attack)
    number = needed(s, attack)
    for item in plays:
        if gain(o, attack, item.card, stake, number, f.kind) > CARD:
            return item
    return Decline()


def gain(o: Outlook, attack: Any, card: int, stake: float, number: int, window: str) -> float:
    """What playing a Special now changes for this seat."""
    s, cat = o.s, o.s.cat
    chance = chance_of(number)
    bonus = cat.bonuses.get(card)
    if bonus is not None:
        sign = 1 if stake > 0 else -1
        if not bonus.choice and (bonus.amount > 0) != (stake > 0):
            return 0.0
        amount = abs(bonus.amount) * sign
        if window == "declare":
            number += 3 if stake < 0 else 0
        return (chance_of(number + amount) - chance_of(number)) * stake
    value = cat.set_roll.get(card)
    if value is not None:
        return ((1.0 if value <= number else 0.0) - chance) * stake
    if card in cat.rerolls:
        success = attack.roll <= number and (attack.fixed > 0 or attack.roll < 11)
        return (chance - (1.0 if success else 0.0)) * stake
    what = cat.cancels.get(card)
    if what == "attack":
        return -stake * 0.6
    if what == "help":
        mine = [other for other in attack.named if s.owns(o.me, other)]
        if mine or not attack.named:
            return 0.0
        power = max(s.power(other) for other in attack.named)
        after = chance_of(number - power if attack.turn == "attack" else number + power)
        return (after - chance) * stake
    return 0.0


def answer(o: Outlook, plays: list[Any]) -> Any:
    """Cancel a Special that hurts."""
    s = o.s
    below = s.stack[-2]
    hurt = 0.0
    for card in below.chosen:
        if card < s.cat.first_special and s.owns(o.me, card):
            hurt += 4.0
    if below.seat == o.me:
        hurt += 4.0
    if (
        below.card in s.cat.bonuses
        or below.card in s.cat.set_roll
        or s.cat.cancels.get(below.card) == "attack"
    ):
        attack = attack_of(s)
        stake = interest(o, attack)
        bonus = s.cat.bonuses.get(below.card)
        if bonus is not None:
            up = below.cause > 0 if bonus.choice else bonus.amount > 0
            hurt += 0.4 * (-stake if up else stake)
        elif s.cat.cancels.get(below.card) == "attack":
            hurt += 0.5 * stake
    for deed in s.cat.deeds.get(below.card, ()):
        if deed.verb == "take":
            for card in below.chosen:
                if card >= s.cat.first_racket and o.totals[below.by] + o.points(below.by, card) >= o.goal:
                    hurt += 20.0
    return plays[0] if hurt > CARD else Decline()


def named(o: Outlook, f: Any, legal: Any) -> Any:
    """What a Special or an ability is aimed at."""
    s = o.s
    seats = [item for item in legal.items if type(item) is ChooseSeat]
    if seats:
        return max(seats, key=lambda item: (len(s.hands[item.other]), o.totals[item.other], -item.other))
    causes = [item for item in legal.items if type(item) is ChooseCause]
    if causes:
        return causes[0] if interest(o, attack_of(s)) > 0 else causes[1]
    cards = [item for item in legal.items if type(item) is Choose]
    if s.cat.cancels.get(f.card) == "help":
        return max(cards, key=lambda item: (s.power(item.card), -item.card))
    if f.card >= s.cat.first_special:
        rows = [deed for deed in s.cat.deeds[f.card] if deed.target is not None]
    else:
        rows = [s.cat.calms.get(f.card) or s.cat.abilities[f.card]]
    if not cards or not rows:
        return next(iter(legal))
    best = max(cards, key=lambda item: (worth(o, rows[0], item.card), -item.card))
    if legal.items[0] == Decline() and worth(o, rows[0], best.card) <= 0.5:
        return Decline()
    return best


def stolen(o: Outlook, legal: Any) -> Any:
    """The Special to take: one that works against attacks first."""
    cat = o.s.cat
    return max(
        legal.items, key=lambda item: (item.card in cat.cancels, item.card in cat.set_roll, -item.card)
    )
