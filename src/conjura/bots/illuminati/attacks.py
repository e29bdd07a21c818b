"""Attacks from the choice of the target to the dice: the own ones, and what others' are worth stopping."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati import boons
from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import (
    actions_left,
    aid_for,
    best_plan,
    chance,
    frame_gain,
    helpers,
    resistance_by_money,
)
from conjura.bots.illuminati.specials import cheapest, gains, keep
from conjura.games.illuminati.actions import (
    Aid,
    Announce,
    BuyPrivilege,
    CallOff,
    Choose,
    Decline,
    Endow,
    Play,
    Privilege,
    Spend,
    Throw,
)
from conjura.games.illuminati.rules.strength import KIND_NUMBER, needed
from conjura.games.illuminati.state import HELD

WORTH_MEDDLING = 2.5
"""What an attack must be worth to a third player before it takes an interest."""
RESOLVE = 0.75
"""How much of what it is still ready to pay a seat that has been answered puts down at once."""


def in_attack(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of an attack under way."""
    step = f.step
    if step == "loop":
        return in_loop(o, f, legal)
    if step == "target":
        plan = best_plan(o, (KIND_NUMBER[f.kind],))
        return Choose(plan.target) if plan is not None else legal.items[0]
    if step == "attacker":
        plan = best_plan(o, (KIND_NUMBER[f.kind],), f.target)
        return Choose(plan.attacker) if plan is not None else legal.items[0]
    if step == "aid":
        return announcement(o, f, legal)
    if step == "decide":
        return Throw() if chance(needed(o.s, f)) > 0.0 else CallOff()
    return endowment(o, f, legal)


# The announcement


def announcement(o: Outlook, f: Any, legal: Any) -> Any:
    """Aid until the number is good, then announce, with Privilege if others could spoil what matters."""
    s = o.s
    gain = frame_gain(o, f)
    against = resistance_by_money(o, KIND_NUMBER[f.kind], f.target, gain)
    taken = [card for card, _ in f.aid]
    able = [row for row in helpers(s, o.me) if row[1] not in taken]
    chosen, _ = aid_for(s, able, f.attacker, f.target, 10 + against - needed(s, f))
    for item in legal.items:
        card = getattr(item, "card", getattr(getattr(item, "action", None), "card", -1))
        if type(item) is Aid and card in chosen:
            return item
        if hasattr(item, "high") and type(item.action) is Aid and card in chosen:
            return item.at(item.high)
    return privilege(o, f, legal, gain) or Announce()


def privilege(o: Outlook, f: Any, legal: Any, gain: float) -> Any:
    """The announcement with Privilege, if it is worth its price, else nothing."""
    s, me = o.s, o.me
    purses = [
        o.money[s.root[seat]]
        for seat in range(s.seats)
        if seat != me and s.alive[seat] and not (s.zone[f.target] == HELD and s.holder[f.target] == seat)
    ]
    if sum(purses) < 4:
        return None
    # what others stand to lose shows how hard they will try
    hurt = o.near[me] if not o.wins_with(me, KIND_NUMBER[f.kind], f.target) else 1.0
    if hurt < 0.3 or gain < 9.0:
        return None
    own = o.money[s.root[me]]
    buy = BuyPrivilege()
    if buy in legal and (own >= 8 or needed(s, f) >= 9):
        return buy
    if gain < 14.0:
        return None
    card = cheapest(o, s.hand(me))
    if card >= 0 and keep(o, me, card) < 0.4 * gain:
        return Privilege(card)
    return None


# The spending loop


def in_loop(o: Outlook, f: Any, legal: Any) -> Any:
    """Money, or a Special that brings money, for or against an attack."""
    s, me = o.s, o.me
    number = needed(s, f)
    stake = frame_gain(o, f)
    attacks = f.seat == me
    cause = "for" if stake > 0 else "against"
    if attacks and cause == "against":  # things have changed since the announcement
        stake, cause = 1.0, "for"
    defends = s.zone[f.target] == HELD and s.holder[f.target] == me
    if not attacks and not defends and abs(stake) < WORTH_MEDDLING:
        return Decline()
    if defends and cause == "for":
        return Decline()
    purse = o.money[s.root[me]]
    mine = sum([row[3] for row in f.spent if row[0] == me])
    budget = int(0.85 * abs(stake) / o.price_of(me, -mine)) - mine
    spans = [item for item in legal.items if hasattr(item, "high") and type(item.action) is Spend]
    spans = [span for span in spans if span.action.cause == cause]
    wins = abs(stake) >= 15.0
    found = step_for(o, f, spans, number, stake, budget) if cause == "for" else step_against(
        o, f, spans, number, stake, budget
    )  # fmt: skip
    if found is not None:
        return found
    if s.hands[me]:
        plays = [item.card for item in legal.items if type(item) is Play]
        boon = boons.in_loop(o, f, plays, stake if cause == "for" else -abs(stake), number) if plays else None
        if boon is not None:
            return boon
    if wins and purse < 8:
        extra = [card for card in gains(o, s.hand(me)) if Play(card) in legal]
        if extra and (cause == "against") == (chance(number) > 0.3):
            return Play(extra[0])
    if attacks and chance(number) <= 0.0 and CallOff() in legal:
        return CallOff()
    return Decline()


def step_for(o: Outlook, f: Any, spans: list[Any], number: int, stake: float, budget: int) -> Any:
    """Money that makes success likelier, or nothing."""
    if number >= 10 or not spans:
        return None
    spans = sorted(spans, key=lambda span: span.action.card < o.s.cat.first_group)  # the Illuminati's last
    here = chance(number)
    free = 0 if f.seat == o.me else 1
    most = min(sum([span.high for span in spans]), 10 - number, max(0, budget))
    best, amount = 0.2 + free, 0
    for more in range(1, most + 1):
        value = (chance(number + more) - here) * stake - o.cost_of(o.me, more)
        if value > best:
            best, amount = value, more
    if not amount:
        return None
    span = spans[0]
    amount = decisive(o, f, "for", amount, min(span.high, 10 - number + answer_to(o, f, "for")), budget)
    return span.at(min(amount, span.high))


def step_against(o: Outlook, f: Any, spans: list[Any], number: int, stake: float, budget: int) -> Any:
    """Money that makes success less likely, or nothing; the target's own counts twice (I-10.13)."""
    if not spans or number < 2:
        return None
    s = o.s
    spans = sorted(spans, key=lambda span: span.action.card != f.target)
    rate = 2 if spans[0].action.card == f.target else 1
    shown = float(number)
    if stake <= -15.0:  # the others will not look on either
        for seat in range(s.seats):
            if seat not in (o.me, f.seat) and s.alive[seat] and not f.privileged:
                shown -= 0.5 * min(12, o.money[s.root[seat]])
    shown = max(shown, 6.0) if number > 6 else float(number)
    here = chance(shown)
    most = min(sum([span.high for span in spans]), max(0, budget), int(shown))
    best, amount = 0.3, 0
    for more in range(1, most + 1):
        value = (chance(shown - rate * more) - here) * stake - o.cost_of(o.me, more)
        if value > best:
            best, amount = value, more
    if not amount:
        return None
    span = spans[0]
    most = (number - 1 + answer_to(o, f, "against") + rate - 1) // rate
    amount = decisive(o, f, "against", amount, min(span.high, most), budget)
    return span.at(min(amount, span.high))


def decisive(o: Outlook, f: Any, cause: str, amount: int, most: int, budget: int) -> int:
    """The amount of a step that is worth making: who has been answered once does not creep on.

    Args:
        o, f: the outlook and the attack.
        cause: the side the money is for.
        amount: what is worth spending if nobody answers.
        most: what can do any good, all that others may answer included.
        budget: what the seat is still ready to spend on this attack.
    """
    mine = any(row[0] == o.me for row in f.spent)
    if not mine or all(row[2] == cause for row in f.spent):
        return amount
    return max(amount, min(most, int(RESOLVE * budget + 0.5)))


def answer_to(o: Outlook, f: Any, cause: str) -> int:
    """What others may still put against this side: what lies with those who have paid against it."""
    s = o.s
    seats = {row[0] for row in f.spent if row[2] != cause and row[0] != o.me}
    return sum([o.money[s.root[seat]] for seat in seats])


def endowment(o: Outlook, f: Any, legal: Any) -> Any:
    """Money for the card just captured, if it can use it sooner than the attacker (I-11.7)."""
    s = o.s
    span = legal.items[0]
    if f.attacker == s.root[o.me] or not hasattr(span, "high"):
        return Endow(0)
    fresh = s.used[f.target] < s.cat.participations[f.target] and s.power[f.target] >= 3
    if fresh and actions_left(s) > 0 and f.target in s.layout(o.me).armed:
        return span.at(span.high)
    return Endow(0)
