"""Attacks: which one is worth making, what to put into it, and how to meet those of others."""

from __future__ import annotations

from typing import Any, NamedTuple

from conjura.bots.crimelords.outlook import WINNING, Outlook
from conjura.bots.crimelords.wars import kill_prize, war_worth
from conjura.engine.dice import chance_of
from conjura.engine.legal import Span
from conjura.games.crimelords.actions import (
    Attack,
    CallOff,
    Choose,
    Commit,
    Confirm,
    Decline,
    GoOn,
    Help,
    Hide,
)
from conjura.games.crimelords.catalogue import HIT, KINDS, RACKET, RECRUIT
from conjura.games.crimelords.frames import Attacking
from conjura.games.crimelords.rules import targets
from conjura.games.crimelords.rules.strength import KIND_NUMBER, needed, owner_of

GOOD = 8
"""The number that money is put up to."""
WORTH_IT = 1.5
"""What an attack must promise, less what it costs, to be made."""
PRICE = 0.8
"""What one G is worth to who has no more of them than a game takes."""
PLENTY = 60
"""So many G are all that a game takes: who has more gives them away the lighter."""


class Plan(NamedTuple):
    """An attack that could be made: what it promises, target, attacker, the number with all help, and money."""

    value: float
    target: int
    attacker: int
    number: int
    money: int


def prize(o: Outlook, kind: int, target: int, attacker: int, war: bool = False) -> float:
    """What the success of an attack is worth."""
    s, me = o.s, o.me
    owner = owner_of(s, target)
    if kind == RACKET:
        return o.racket(me, target) + o.denied(target)
    if kind == RECRUIT:
        value = o.crook(me, target)
        if owner >= 0:
            value += s.power(target) * o.threat(owner) * 2
        return value
    if owner < 0:
        return 1.0 if s.grown[attacker] + s.cat.power[attacker] < 6 else 0.0
    return kill_prize(o, owner, target, attacker, war)


def resistance_to(o: Outlook, kind: int, target: int) -> int:
    """What the owner is likely to put against an attack: helpers with tokens, and some money."""
    s = o.s
    owner = owner_of(s, target)
    if owner < 0:
        return 0
    crooks = s.layout(owner).crooks
    if kind == RACKET:
        best = max([s.power(card) for card in crooks if s.token[card]], default=0)
        gangs = sum(s.power(card) for card in targets.helping_rackets(s, owner, target))
        return best + gangs // 2 + 4
    if kind == RECRUIT:
        superior = s.master[target]
        return (s.power(superior) if s.token[superior] else 0) + 3
    return 3 if s.token[target] else 0


def ease(purse: int) -> float:
    """How lightly each G is given away, at most 1."""
    return min(1.0, PLENTY / max(1, purse))


def plans(o: Outlook, kind: int, war: bool = False, plus: bool = False) -> list[Plan]:
    """All attacks of a kind that could be made now, the best first."""
    s, me = o.s, o.me
    able = sorted(targets.attackers(s, me), key=lambda card: (-s.power(card), card))
    found: list[Plan] = []
    word: Any = KINDS[kind]
    spare = s.money[me] if war else o.spare
    price = PRICE * ease(spare)
    for target in targets.targets(s, me, kind, war):
        owner = owner_of(s, target)
        if owner == me:
            continue
        against = resistance_to(o, kind, target)
        for attacker in able[:3]:
            if not targets.fits(s, attacker, target):
                continue
            if kind == RECRUIT and not s.places(me, target, attacker):
                continue
            frame = Attacking(me, word, "ready", target, attacker, war=war, plus=plus)
            number = needed(s, frame)
            powers = sorted((s.power(card) for card in targets.helpers(s, frame, kind)), reverse=True)
            number += sum(powers) if kind == RACKET else sum(powers[:1])
            reach = number - against
            most = min(5, spare) if kind == HIT else int(spare * 0.6)
            money = max(0, min(most, GOOD - reach))
            chance = chance_of(reach + money)
            value = chance * prize(o, kind, target, attacker, war) - price * money
            if kind == HIT and not war and owner >= 0 and s.boss[owner] == target and chance > 0:
                value += war_worth(o, owner, target, chance)
            found.append(Plan(value, target, attacker, number, money))
    found.sort(key=lambda plan: (-plan.value, plan.target, plan.attacker))
    return found


def best_attack(o: Outlook, legal: Any) -> Attack | None:
    """The attack to make in the own action step, if one is worth it."""
    best: Attack | None = None
    most = WORTH_IT / o.style.bold
    for kind in (RACKET, RECRUIT, HIT):
        action = Attack(KINDS[kind])  # type: ignore[arg-type]
        if action in legal:
            row = plans(o, kind)
            if row and row[0].value > most:
                most, best = row[0].value, action
    return best


def war_hit(o: Outlook, f: Any, legal: Any) -> Any:
    """A hit in a Gang War, if one is worth it."""
    action = Attack("hit")
    plus = o.s.options.war_plus5 == "every_war_hit" or (f.opening and f.target == o.me)
    if action in legal:
        row = plans(o, HIT, True, plus)
        if row and row[0].value > 0.5:
            return action
    return Decline()


def in_attack(o: Outlook, f: Any, legal: Any) -> Any:
    """The steps of an attack, on any side."""
    s, step, kind = o.s, f.step, KIND_NUMBER[f.kind]
    if step == "target" or step == "attacker":
        for plan in plans(o, kind, f.war, f.plus):
            if step == "target" or plan.target == f.target:
                wanted = Choose(plan.target if step == "target" else plan.attacker)
                if wanted in legal:
                    return wanted
        return next(iter(legal))
    number = needed(s, f)
    if step == "go":
        return go_on(o, f, legal, number)
    if step == "commit":
        return commit(o, f, legal, number)
    if step == "helper":
        helps = [item for item in legal.items if type(item) is Help]
        if number >= 10:
            return Decline()
        return max(helps, key=lambda item: (s.power(item.card), -item.card))
    if step == "rounds":
        return rounds(o, f, legal, number)
    if step == "protector":
        return protector(o, f, legal, number)
    loss = at_stake(o, f)
    if step == "superior":
        superior = s.power(s.master[f.target])
        gain = (chance_of(number) - chance_of(number - superior)) * loss
        return Confirm() if gain > 0.35 * superior else Decline()
    if step == "hide":
        return Hide() if number >= 2 and loss > 1 else Decline()
    if step == "guards":
        helps = [item for item in legal.items if type(item) is Help]
        return helps[0] if helps and number >= 2 else Decline()
    return next(iter(legal))


def go_on(o: Outlook, f: Any, legal: Any, number: int) -> Any:
    """Go on or call off; in a hit with money for a good number."""
    s, kind = o.s, KIND_NUMBER[f.kind]
    powers = sorted((s.power(card) for card in targets.helpers(s, f, kind)), reverse=True)
    number += sum(powers) if kind == RACKET else sum(powers[:1])
    if f.protector < 0:
        number -= 0 if kind == RACKET else resistance_to(o, kind, f.target)
    if kind != HIT:
        reach = number + o.spare * 0.6 - (4 if owner_of(s, f.target) >= 0 else 0)
        return CallOff() if reach < 3 else GoOn(0)
    span = legal.items[0]
    money = max(0, min(span.high, GOOD - number)) if type(span) is Span else 0
    return CallOff() if number + money < 2 else GoOn(money)


def at_stake(o: Outlook, f: Any) -> float:
    """What the success of somebody's attack costs this seat."""
    s, kind, me = o.s, KIND_NUMBER[f.kind], o.me
    owner = owner_of(s, f.target)
    if owner == me:
        if kind == RACKET:
            loss = o.kept(me, f.target) + o.racket(f.seat, f.target) * o.threat(f.seat)
            return loss + WINNING if o.totals[f.seat] + o.points(f.seat, f.target) >= o.goal else loss
        value = 2 + 2.0 * s.power(f.target)
        return value + 12 if s.boss[me] == f.target else value
    if f.seat == me:
        return 0.0
    if kind != RACKET:
        return 0.0
    gain = o.racket(f.seat, f.target)
    points = o.points(f.seat, f.target)
    after = o.totals[f.seat] + points
    near = after >= o.goal
    share = 1.0 if near else 0.7 if after >= o.goal - 1.5 else o.denial(f.seat) * 0.8
    loss = gain * share
    if owner >= 0 and o.totals[owner] >= o.goal - 2:
        loss -= o.kept(owner, f.target) * 0.5
    return loss


def commit(o: Outlook, f: Any, legal: Any, number: int) -> Any:
    """Secret money for or against."""
    s, me, kind = o.s, o.me, KIND_NUMBER[f.kind]
    spans = {
        item.action.cause: item for item in legal.items if type(item) is Span and type(item.action) is Commit
    }
    owner = owner_of(s, f.target)
    helpers = sorted((s.power(card) for card in targets.helpers(s, f, kind)), reverse=True)
    number += sum(helpers) if kind == RACKET else sum(helpers[:1])
    if kind == RACKET:
        number -= sum(s.power(card) for card in targets.defenders(s, f))
    elif owner >= 0 and s.token[s.master[f.target]]:
        number -= s.power(s.master[f.target])
    if me == f.seat:
        span = spans.get("for")
        if span is None:
            return Decline()
        value = prize(o, kind, f.target, f.attacker)
        fear = 3 if owner >= 0 else (1 if s.alive.count(True) > 2 else 0)
        return best_sum(o, span, value, number - fear, 1, o.spare)
    loss = at_stake(o, f)
    if owner == me:
        span = spans.get("against")
        purse = s.money[me] if loss > WINNING else o.spare
        return best_sum(o, span, loss, number + 4, -1, purse) if span is not None else Decline()
    if loss > 2 and "against" in spans:
        purse = s.money[me] if loss > WINNING else o.spare
        return best_sum(o, spans["against"], loss, number + 3, -1, purse)
    if loss < -6 and "for" in spans:
        return best_sum(o, spans["for"], -loss, number, 1, o.spare // 3)
    return Decline()


def best_sum(o: Outlook, span: Any, value: float, number: int, sign: int, purse: int) -> Any:
    """The sum whose effect is worth most."""
    best, most = 0, 0.0
    base, price = chance_of(number), 0.9 * ease(purse)
    for money in range(1, min(span.high, purse) + 1):
        worth = sign * (chance_of(number + sign * money) - base) * value - price * money
        if worth > most + 1e-9:
            most, best = worth, money
    return span.at(best) if best else Decline()


def rounds(o: Outlook, f: Any, legal: Any, number: int) -> Any:
    """Helpers one after another, as long as they change anything worth their tokens."""
    s = o.s
    helps = [item for item in legal.items if type(item) is Help]
    if f.turn == "attack":
        if number >= 10 or not helps:
            return Decline()
        return max(helps, key=lambda item: (s.power(item.card), -item.card))
    loss = at_stake(o, f)
    best, most = None, 0.0
    for item in helps:
        power = s.power(item.card)
        price = 0.35 * power if item.card < s.cat.first_racket else 0.1 * power
        worth = (chance_of(number) - chance_of(number - power)) * loss - price
        if worth > most:
            best, most = item, worth
    return best if best is not None else Decline()


def protector(o: Outlook, f: Any, legal: Any, number: int) -> Any:
    """Who protects an attacked Racket: tokens spent now are missing in the own turn."""
    s = o.s
    loss = at_stake(o, f)
    helpers = sum(s.power(card) for card in targets.helpers(s, f, RACKET))
    reach = number + helpers + 4
    best, most = None, 0.0
    for item in legal.items:
        if type(item) is Choose:
            power = s.power(item.card)
            more = sum(s.power(card) for card in s.layout(o.me).subs[item.card] if s.token[card])
            now = chance_of(reach - power - more // 2)
            worth = (chance_of(reach) - now) * loss - 0.35 * power
            if worth > most:
                best, most = item, worth
    return best if best is not None else Decline()
