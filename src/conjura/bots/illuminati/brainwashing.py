"""Brainwashing (I-18): which change of which Group is worth an attempt, and whether others' attempts are worth stopping.

A change helps in three ways: the attack that comes next is easier, an own goal is nearer, or a rival is further from his.
"""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati import alignments, attacks
from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import Plan, best_plan, chance, helpers, own_part, shared_part
from conjura.games.illuminati.actions import (
    Aid,
    Alter,
    Announce,
    Attack,
    CallOff,
    Choose,
    Decline,
    Spend,
    Throw,
)
from conjura.games.illuminati.catalogue import CONTROL, FANATIC, OPPOSITE
from conjura.games.illuminati.rules import brainwash
from conjura.games.illuminati.rules.strength import needed
from conjura.games.illuminati.rules.turn_state import turn_of
from conjura.games.illuminati.state import OPEN, IlluminatiState

ATTACK_WORTH = 1.0
"""What an attack must promise to be made at all."""
LEAST = 0.8
"""What the attempt must promise when it costs nothing: a Group changed for little may serve others as well."""
IDLE = 1.3
"""What it must promise to be worth a regular action that is left over: as much as an increase brings."""
DEAR = 6.0
"""What its success must be worth to spend money on it: what an easier attack saves is soon spent."""
HOPE = 0.7
"""How much of what the attack that comes next gains is counted: it is the best of many guesses."""
CLOSE = 0.4
"""So near to winning itself a seat thinks of preparing an attack by an action."""
PASS = 5.0
"""What a pass brings (I-3.2)."""
RIVAL = 0.3
"""A seat so near to winning is kept from Groups that it needs."""
IMMINENT = 0.7
"""A seat so near to winning is hindered with money too."""
LIKELY = 0.15
"""How likely such a seat is thought to capture one of them next."""


class Thought:
    """An attempt worth making.

    Attributes:
        promise: what it is expected to bring.
        worth: what its success is worth to the seat alone, and so in money.
        target: the Group.
        change: what becomes of it.
    """

    __slots__ = ("change", "promise", "target", "worth")

    def __init__(self, promise: float, worth: float, target: int, change: Alter) -> None:
        self.promise = promise
        self.worth = worth
        self.target = target
        self.change = change


def attempt(s: IlluminatiState, me: int, target: int) -> int:
    """The number needed to brainwash a Group by the own Illuminati with its free assistants (I-18.8 to I-18.11)."""
    root = s.root[me]
    number = shared_part(s, me, CONTROL, target, False) + own_part(s, CONTROL, root, target, False)
    number -= s.cat.resistance[target] if s.align[target] & FANATIC else 0
    for card in s.cat.assists:
        if card in s.layout(me).members and brainwash.assists_left(s, card) > 0:
            number += s.transferable[card]
    return number


def useful(o: Outlook, target: int) -> list[Alter]:
    """The changes of a Group that may be good for something."""
    s, me = o.s, o.me
    theirs = s.align[target]
    mine, against = 0, 0
    for card in s.layout(me).groups:
        if s.base[card] > 0:
            mine |= s.align[card] & ~FANATIC
            against |= OPPOSITE[s.align[card]]
    for source, _, wanted, _, _ in s.cat.any_bonus[CONTROL]:
        if s.root[me] == source:
            mine |= wanted
    goals = alignments.counts_for(o)
    out: list[Alter] = []
    for action in brainwash.changes(s, target):
        after = alignments.altered(theirs, action.change, action.alignment)
        bit = after ^ theirs
        if bit & goals or bit & (mine if after > theirs else against):
            out.append(action)
    return out


def best_thought(o: Outlook, target: int = -1) -> Thought | None:
    """The attempt that promises most, on one Group if it is named; nothing if none promises anything.

    What it does to the attacks that are still to come in this turn is weighed against those that would be made
    without it: in T4 the attempt itself takes one of them away.
    """
    s, me = o.s, o.me
    aims = [card for card in brainwash.brainwashable(s, me) if target < 0 or card == target]
    odds = {card: chance(attempt(s, me, card)) for card in aims}
    aims = [card for card in aims if odds[card] > 0.05]
    if not aims:
        return None
    scores = attack_scores(o, brainwash.brainwashable(s, me))
    turn = turn_of(s)
    actions = turn.actions if turn.step == "actions" else 2
    left = actions - 1 if turn.step == "actions" else 2
    ranked = sorted(scores.values(), reverse=True)
    lost = sum(ranked[left:actions])
    best: Thought | None = None
    for card in aims:
        others = list(ranked)
        others.remove(scores[card])
        now = sum(ranked[:left])
        for action in useful(o, card):
            mask = alignments.altered(s.align[card], action.change, action.alignment)
            with alignments.imagined(o, card, mask):
                easier = score_of(best_plan(o, (CONTROL,), card)) if left else 0.0
            own = 0.0
            if easier > scores[card]:
                own = HOPE * (sum(sorted([*others, easier], reverse=True)[:left]) - now)
            whole = own + (
                alignments.stake(o, me, card, mask) if s.zone[card] != OPEN else kept_from(o, card, mask)
            )
            promise = odds[card] * whole - lost
            if promise > LEAST and (best is None or promise > best.promise):
                best = Thought(promise, whole if pressing(o, card) else own, card, action)
    return best


def pressing(o: Outlook, card: int) -> bool:
    """Whether its owner must be hindered at any price: else what hinders him is left to luck, for it helps all alike."""
    s = o.s
    return s.zone[card] != OPEN and o.near[s.holder[card]] >= IMMINENT


def worth_trying(o: Outlook, f: Any) -> bool:
    """Whether the free attempt is made: it costs nothing, unless the turn would be passed (I-3.2)."""
    found = best_thought(o)
    if found is None:
        return False
    if not f.acted and found.promise < PASS * o.price:
        plan = best_plan(o)
        return plan is not None and plan.score >= 2.0 * ATTACK_WORTH
    return True


def comes_first(o: Outlook, f: Any, legal: Any) -> bool:
    """Whether a regular action goes into an attempt before the attack that may win by it."""
    if f.actions < 2 or o.near[o.me] < CLOSE or Attack("brainwash") not in legal:
        return False
    found = best_thought(o)
    return found is not None and found.promise >= IDLE


def attack_scores(o: Outlook, aims: list[int]) -> dict[int, float]:
    """By target, what the best attack to control it promises, nothing if it would not be made."""
    return {card: score_of(best_plan(o, (CONTROL,), card)) for card in aims}


def score_of(plan: Plan | None) -> float:
    """What an attack promises beyond what any must promise."""
    return max(0.0, plan.score - ATTACK_WORTH) if plan is not None and plan.odds > 0.0 else 0.0


def kept_from(o: Outlook, card: int, mask: int) -> float:
    """What it is worth that an uncontrolled Group no longer brings a rival so near to his goal."""
    s = o.s
    rivals = [seat for seat in range(s.seats) if seat != o.me and s.alive[seat] and o.near[seat] >= RIVAL]
    before = sum([o.gain(CONTROL, seat, card) for seat in rivals])
    with alignments.imagined(o, card, mask):
        after = sum([o.gain(CONTROL, seat, card) for seat in rivals])
    return LIKELY * (after - before)


def idle(o: Outlook, target: int, change: Alter) -> list[int]:
    """The own cards that will do nothing else in this turn once the change is made: they aid for nothing."""
    s = o.s
    mask = alignments.altered(s.align[target], change.change, change.alignment)
    with alignments.imagined(o, target, mask):
        first = best_plan(o)
    busy: set[int] = set()
    if first is not None and first.score >= ATTACK_WORTH:
        busy = {first.attacker, *first.aid}
    return [card for _, card in helpers(s, o.me) if card not in busy]


def answer(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of an attempt at brainwashing, one's own or another's."""
    s, items = o.s, legal.items
    if f.step == "loop":
        return in_loop(o, f, legal)
    if f.step == "target":
        found = best_thought(o)
        return Choose(found.target) if found is not None and Choose(found.target) in legal else items[0]
    if f.step == "change":
        found = best_thought(o, f.target)
        return found.change if found is not None and found.change in legal else items[0]
    if f.step == "attacker":
        root = Choose(s.root[o.me])
        return root if root in legal else items[0]
    if f.step == "aid":
        return aid(o, f, items)
    return Throw() if chance(needed(s, f)) > 0.0 else CallOff()


def aid(o: Outlook, f: Any, items: list[Any]) -> Any:
    """The next card that assists for nothing, as those that will do nothing else in this turn, else the announcement."""
    s = o.s
    short = 10 - needed(s, f)
    if short > 0:
        own = [item for item in items if type(item) is Aid]
        for item in own:
            if item.card in s.cat.assists and brainwash.assists_left(s, item.card) > 0:
                return item
        if turn_of(s).actions >= 2:  # they may still be wanted
            return Announce()
        free = idle(o, f.target, Alter(f.change, f.alignment))
        spare = [item for item in own if item.card in free]
        if spare:
            return max(spare, key=lambda item: (min(item.amount, short), -item.amount, -item.card))
    return Announce()


def in_loop(o: Outlook, f: Any, legal: Any) -> Any:
    """Money for or against an attempt, if what it changes is worth it."""
    s, me = o.s, o.me
    number = needed(s, f)
    stake = alignments.frame_stake(o, f)
    if f.seat == me:
        found = best_thought(o, f.target)
        same = found is not None and found.change == Alter(f.change, f.alignment)
        stake = found.worth if found is not None and same else 0.0
        if number < 2 and stake < DEAR:
            return CallOff() if CallOff() in legal else Decline()
    if abs(stake) < (DEAR if f.seat == me else attacks.WORTH_MEDDLING) or (f.seat == me and stake < 0):
        return Decline()
    cause = "for" if stake > 0 else "against"
    spans = [item for item in legal.items if hasattr(item, "high") and type(item.action) is Spend]
    spans = [span for span in spans if span.action.cause == cause]
    mine = sum([row[3] for row in f.spent if row[0] == me])
    budget = int(0.85 * abs(stake) / o.price_of(me, -mine)) - mine
    step = attacks.step_for if cause == "for" else attacks.step_against
    found_step = step(o, f, spans, number, stake, budget)
    if found_step is not None:
        return found_step
    return CallOff() if number < 2 and f.seat == me and CallOff() in legal else Decline()
