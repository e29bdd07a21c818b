"""The expansion modules: bids, brainwashing, Propaganda, increases, and the secret units."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import best_plan, chance, outlay, own_part, shared_part
from conjura.games.illuminati.actions import (
    Accept,
    Aid,
    Alter,
    Announce,
    Attack,
    CallOff,
    Campaign,
    Choose,
    Decline,
    Hack,
    Increase,
    Infiltrate,
    Plant,
    Proceed,
    Reveal,
    Spend,
    Sway,
    Throw,
)
from conjura.games.illuminati.catalogue import ALIGNMENTS, CONTROL, FANATIC, OPPOSITE
from conjura.games.illuminati.frames import Bidding, Campaigning, Increasing, Looting, Scheming
from conjura.games.illuminati.rules import brainwash, order, propaganda
from conjura.games.illuminati.rules.reckoning import attitudes
from conjura.games.illuminati.rules.strength import KIND_NUMBER, needed
from conjura.games.illuminati.state import HELD

SHIFT = 4
"""What one alignment counts in an attack (I-10.10)."""
TURN = 3.0
"""What the actions of a turn are worth, its income apart."""
FAR = 3
"""Propaganda for more spaces than this is left to others: each takes 5 off the number."""
LOOT = 8
"""So much money on a Group is worth one of the two attempts of the hackers."""
WORTHWHILE = 2.0
"""What an attack must promise with another alignment of its target: an attempt bars the pass."""
CALM = 1.2
"""What an attempt at Propaganda must promise to be worth a regular action that is left over."""
GROWTH = 15
"""Until so many rounds have been played a raised Income pays for itself."""

FRAMES = (Bidding, Campaigning, Increasing, Scheming, Looting)
"""The frames whose questions are answered here."""


def answer(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of one of ``FRAMES``."""
    kind = type(f)
    if kind is Bidding:
        return bid(o, f, legal)
    if kind is Campaigning:
        return campaign(o, f, legal)
    if kind is Increasing:
        return raised(o, f, legal)
    if kind is Looting:
        return Choose(o.s.root[o.me])
    return aimed(o, f, legal)


def step(o: Outlook, f: Any, legal: Any) -> Any:
    """What to do in a step of the own turn that the modules add; nothing in any other."""
    if f.step == "brainwash":
        return Attack("brainwash") if best_change(o) is not None else Proceed()
    if f.step == "campaign":
        found = best_course(o)
        return Campaign() if Campaign() in legal and found is not None else Proceed()
    if f.step == "hack":
        return Hack() if Hack() in legal and richest(o)[0] >= LOOT else Proceed()
    return None


def spare(o: Outlook, f: Any, legal: Any) -> Any:
    """What the modules offer in T4 when nothing better is to be done: free things once the pass is gone, increases."""
    if f.acted:
        for item in (Plant(), Infiltrate()):
            if item in legal:
                return item
    if f.acted and f.actions > 0 and Campaign() in legal and best_course(o, CALM) is not None:
        return Campaign()
    if f.actions <= 0 or Increase("income") not in legal or not o.s.layout(o.me).groups:
        return None
    s = o.s
    if any(s.cat.goals[goal][0] == "power" and weight > 0.5 for goal, weight in o.goals[o.me]):
        return Increase("power")
    return Increase("income") if s.turn < GROWTH * s.seats else None


def busy(o: Outlook, f: Any) -> bool:
    """Whether the turn still holds something better than the pass money: the free attempt at Propaganda."""
    if not o.s.options.propaganda:
        return False
    found = courses(o)
    return found is not None and found[0] > 5.0 * o.price


# Bidding


def bid(o: Outlook, f: Any, legal: Any) -> Any:
    """Just enough for the lead, if the turn is worth it (I-4.7)."""
    s, me = o.s, o.me
    spans = [span for span in legal.items[1:] if span.action.to == me]
    have = o.have[me]
    if not spans or have is None:
        return Decline()
    totals = order.totals(f)
    short = max([totals[seat] for seat in range(s.seats) if seat != me]) + 1 - totals[me]
    if short <= 0:
        return Decline()
    worth = TURN + 0.5 * o.price * o.income(have)
    if short <= spans[0].high // 2 and o.cost_of(me, short) < worth:
        return spans[0].at(short)
    return Decline()


# Brainwashing


def best_change(o: Outlook, target: int = -1) -> tuple[int, Any] | None:
    """The free change that helps the next attack most, by the Illuminati: the Group and the change.

    Adding an alignment of the attacker, or removing one that is opposed to it, makes the target easier to control.
    """
    s, me = o.s, o.me
    plan = best_plan(o, (CONTROL,), target)
    if plan is None or plan.target not in brainwash.brainwashable(s, me):
        return None
    if promise(o, plan.number + SHIFT, plan.gain) < WORTHWHILE:  # the attack would not be made all the same
        return None
    mine, theirs = s.align[plan.attacker], s.align[plan.target]
    better = promise(o, plan.number + SHIFT, plan.gain) - promise(o, plan.number, plan.gain)
    if better * chance(attempt(s, me, plan.target)) < 0.1:
        return None
    for bit, word in enumerate(ALIGNMENTS):
        mask = 1 << bit
        for change, helps in (
            ("remove", theirs & mask and OPPOSITE[mask] & mine),
            ("add", mine & mask & ~FANATIC and not theirs & mask),
        ):
            if helps and brainwash.why_no_change(s, plan.target, change, word) is None:
                return plan.target, Alter(change, word)  # type: ignore[arg-type]
    return None


def promise(o: Outlook, number: float, worth: float) -> float:
    """What an attack with this number is worth when the best amount of money is spent on it."""
    spent, odds = outlay(o, number, o.money[o.s.root[o.me]], worth)
    return odds * worth - o.cost_of(o.me, spent)


def attempt(s: Any, me: int, target: int) -> int:
    """The number needed to brainwash a Group by the own Illuminati (I-18.8, I-18.9)."""
    root = s.root[me]
    number = shared_part(s, me, CONTROL, target, False) + own_part(s, CONTROL, root, target, False)
    return number - (s.cat.resistance[target] if s.align[target] & FANATIC else 0)


def brainwashing(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of an attempt at brainwashing, one's own or another's."""
    s, items = o.s, legal.items
    if f.seat != o.me or f.step == "loop":
        return CallOff() if f.seat == o.me and needed(s, f) < 2 and CallOff() in legal else Decline()
    if f.step == "target":
        found = best_change(o)
        return Choose(found[0]) if found is not None and Choose(found[0]) in legal else items[0]
    if f.step == "change":
        found = best_change(o, f.target)
        return found[1] if found is not None and found[1] in legal else items[0]
    if f.step == "attacker":
        root = Choose(s.root[o.me])
        return root if root in legal else items[0]
    if f.step == "aid":
        for item in items:
            if type(item) is Aid and item.card in s.cat.assists and needed(s, f) < 10:
                if brainwash.assists_left(s, item.card) > 0:
                    return item
        return Announce()
    return Throw() if chance(needed(s, f)) > 0.0 else CallOff()


# Propaganda


def value_of(o: Outlook, toward: str, spaces: int) -> float:
    """What it is worth to the seat that a marker moves so: Power and Income won and lost (I-20.12, I-20.13)."""
    s, style = o.s, o.style
    before = s.modules.world
    world = list(before)
    world[propaganda.axis_of(toward)] += spaces * propaganda.sign_of(toward)
    after = tuple(world)
    total = 0.0
    for seat in range(s.seats):
        have = o.have[seat]
        if have is None:
            continue
        weight = 1.0 if seat == o.me else -style.envy * o.near[seat]
        for card in have.members:
            if card < s.cat.first_group:
                continue
            gain, loss = attitudes(before, s.align[card])
            more, less = attitudes(after, s.align[card])
            change = (more - less) - (gain - loss)
            if change:
                each = style.income + (style.power if s.base[card] else 0.0)
                total += weight * each * change
    return total


def best_course(o: Outlook, least: float = 0.4) -> tuple[str, int] | None:
    """The marker and the spaces that promise most, or nothing that promises enough."""
    found = courses(o)
    return (found[1], found[2]) if found is not None and found[0] > least else None


def courses(o: Outlook) -> tuple[float, str, int] | None:
    """The attempt that promises most: its promise, the marker and the spaces."""
    s, me = o.s, o.me
    own = sum([s.power[card] for card in s.layout(me).groups if card in s.cat.media])
    best: tuple[float, str, int] | None = None
    most = 0.0
    for toward in propaganda.markers(s):
        strength = propaganda.strength(s, me, toward, None) + own
        for spaces in range(1, min(FAR, propaganda.farthest(s, toward)) + 1):
            odds = chance(strength - propaganda.PER_SPACE * spaces)
            if odds <= 0.0:
                break
            promise = odds * value_of(o, toward, spaces)
            if promise > most:
                best, most = (promise, toward, spaces), promise
    return best


def campaign(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of an attempt at Propaganda."""
    items = legal.items
    if f.step == "marker":
        found = best_course(o)
        for span in items:
            if found is not None and hasattr(span, "high") and span.action.toward == found[0]:
                return span.at(min(found[1], span.high))
        return items[0].at(1)
    if f.step == "decide":
        return Throw() if chance(propaganda.campaign_number(o.s, f)) > 0.0 else CallOff()
    stake = value_of(o, f.toward, f.amount)
    cause = "for" if f.seat == o.me or stake > 0 else "against"
    if f.seat != o.me and abs(stake) < 0.5:
        return Decline()
    number = propaganda.campaign_number(o.s, f)
    if (cause == "for" and number < 10) or (cause == "against" and number >= 2):
        for item in items:
            if type(item) is Sway and item.cause == cause and o.s.power[item.card] > 0:
                return item
    if f.seat == o.me:
        return funded(o, items, number, stake)
    return Decline()


def funded(o: Outlook, items: Any, number: int, stake: float) -> Any:
    """Money that makes the own attempt likelier, if it is worth it (I-20.9)."""
    spans = [item for item in items if hasattr(item, "high") and type(item.action) is Spend]
    spans = [span for span in spans if span.action.cause == "for"]
    if not spans or number >= 10:
        return Decline()
    here = chance(number)
    best, amount = 0.3, 0
    for more in range(1, min(spans[0].high, 10 - number) + 1):
        value = (chance(number + more) - here) * stake - o.cost_of(o.me, more)
        if value > best:
            best, amount = value, more
    return spans[0].at(amount) if amount else Decline()


# Increases


def raised(o: Outlook, f: Any, legal: Any) -> Any:
    """The own Group that is safest; what another gives to an own Group is taken (I-17.3)."""
    if f.target >= 0:
        return Accept()
    groups = o.s.layout(o.me).groups
    if not groups:  # who was at this seat before had begun it for another's
        return next(iter(legal))
    return Choose(min(groups, key=lambda card: (o.risk(card), card)))


# Secret units


def richest(o: Outlook) -> tuple[int, int]:
    """The most money on a Group of an opponent, and the Group."""
    s = o.s
    best = (0, -1)
    for seat in range(s.seats):
        if seat != o.me and s.alive[seat]:
            for card in s.layout(seat).groups:
                best = max(best, (o.money[card], card))
    return best


def aimed(o: Outlook, f: Any, legal: Any) -> Any:
    """Where the hackers, the Plumbers or a Mole go (I-21.1, I-22.1, I-23.4)."""
    s = o.s
    if f.scheme == "hack":
        found = Choose(richest(o)[1])
        return found if found in legal else legal.items[0]
    held = [item for item in legal.items if s.zone[item.card] == HELD] or list(legal.items)
    if f.scheme == "plumbers":  # where the strongest attacks come from
        return max(held, key=lambda item: (s.power[item.card] + o.near[s.holder[item.card]], -item.card))
    return max(held, key=lambda item: (o.worth(o.me, item.card), -item.card))


def plumbers(o: Outlook, attack: Any) -> Any:
    """Whether the own Plumbers spoil this attack: if it hurts (I-22.2)."""
    return Reveal() if o.gain(KIND_NUMBER[attack.kind], attack.seat, attack.target) < -2.0 else Decline()


def mole(o: Outlook, f: Any, legal: Any) -> Any:
    """The own Mole in the target, if it can help an attack of one's own (I-23.1)."""
    if f.seat != o.me or Reveal() not in legal:
        return None
    number = needed(o.s, f)
    return Reveal() if chance(number + 5) > chance(number) + 0.1 else None
