"""Specials: what each is worth keeping, and the moment to play it."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati import boons
from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import Plan, frame_gain
from conjura.engine.stacks import place_of
from conjura.games.illuminati.actions import Abolish, Choose, ChooseSeat, Decline, Play, Privilege
from conjura.games.illuminati.frames import Abolishing, Attacking, Played
from conjura.games.illuminati.rules.strength import needed
from conjura.games.illuminati.rules.turn_state import attack_of, turn_of
from conjura.games.illuminati.rules.victory import Holdings
from conjura.games.illuminati.state import DEAD, OPEN, IlluminatiState

CHANGES_ROLL = 8.0
"""What a changed roll must be worth before a Special is spent on it."""
CANCELS = 7.0
"""What the harm of a Special must be before another is spent to cancel it."""


def keep(o: Outlook, seat: int, card: int) -> float:
    """What a Special is worth in the hand of a seat."""
    s = o.s
    cat = s.cat
    aims = [cat.goals[goal][0] for goal, weight in o.goals[seat] if weight >= 0.5]
    have = o.have[seat]
    if card in cat.set_roll:
        return 5.5
    if card in cat.takes:
        return 7.0
    if card in cat.cancels_special:
        return 5.0
    if card in cat.skips_turn:
        return 6.0
    if card in cat.doubles_income:
        return 2.0 + 0.15 * o.income(have) if have is not None else 0.0
    if card in cat.gain and card not in cat.rearranges_money:
        return 0.8 + min(0.35, o.price_of(seat)) * cat.gain[card][0]
    if card in cat.rearranges_money:
        return 2.5
    if card in cat.whispers:
        return 6.0 if "destroyed" in aims else 1.5
    if card in cat.cancels_privilege:
        return 2.5
    if card in cat.interferes:
        return 2.0
    if card in cat.revives:
        return 4.0 if "destroyed" in aims else 1.2
    return boons.keep(o, seat, card)


def cheapest(o: Outlook, hand: list[int]) -> int:
    """The Special in hand that is missed least, or -1."""
    return min(hand, key=lambda card: (keep(o, o.me, card), card), default=-1)


def gains(o: Outlook, hand: list[int]) -> list[int]:
    """The Specials in hand that bring money to the Illuminati at any time, the smaller first."""
    cat = o.s.cat
    out = {card for card in hand if card in cat.gain and card not in cat.rearranges_money}
    return sorted(out, key=lambda card: (cat.gain[card][0], card))


# Windows


def in_window(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer in a window: one Special, or nothing."""
    if len(legal.items) == 1:
        return legal.items[0]
    kind = f.kind
    plays = [item.card for item in legal.items if type(item) is Play]
    if kind == "answer":
        return answer(o, plays)
    if kind == "roll":
        return after_roll(o, plays)
    if kind == "card":
        return against_privilege(o, plays, legal)
    if kind == "income":
        return at_income(o, plays)
    if kind == "start":
        return boons.at_start(o, plays) or at_start(o, plays)
    if kind == "final":
        found = at_last(o, plays)
        return found if type(found) is Play else boons.at_last(o, plays) or found
    return Decline()


def answer(o: Outlook, plays: list[int]) -> Any:
    """Cancel the Special just played if it does enough harm."""
    below = o.s.stack[-2]
    for card in plays:
        if card in o.s.cat.cancels_special and harm(o, below) >= CANCELS:
            return Play(card)
    return Decline()


def harm(o: Outlook, below: Any) -> float:
    """What a Special that waits for answers costs this seat."""
    s, me = o.s, o.me
    cat = s.cat
    if type(below) is Abolishing:
        return 0.5 * attack_gain(o) if attack_of(s).seat == me else 0.0
    if type(below) is not Played:
        return 0.0
    card, by = below.card, below.by
    if card in cat.set_roll:
        f = attack_of(s)
        return -changed(o, f, cat.set_roll[card])
    if card in cat.skips_turn:
        seat = turn_of(s).seat
        return 9.0 if seat == me else -2.0 * o.near[seat]
    if card in cat.takes and below.target >= 0:
        return -o.gain(0, by, below.target)
    if card in cat.cancels_privilege:
        return 0.5 * attack_gain(o) if attack_of(s).seat == me else 0.0
    if card in cat.interferes:
        return 0.3 * attack_gain(o) if attack_of(s).seat == me else 0.0
    if card in cat.gain:
        have = o.have[by]
        if have is None:
            return 0.0
        more = cat.gain[card][0]
        richer = Holdings(have.members, have.money + more, have.kills, have.treasury + more)
        return -o.change(by, richer)
    if card in cat.cancels_special:
        return cancelled_harm(o, below)
    return boons.harm(o, below)


def cancelled_harm(o: Outlook, below: Any) -> float:
    """What it costs this seat that a Special is cancelled by the one that waits for answers."""
    s = o.s
    if below.target >= 0:  # one laid with an announcement
        return 0.5 * attack_gain(o) if attack_of(s).seat == o.me else 0.0
    place = s.stack.index(below)
    for frame in reversed(s.stack[:place]):
        if type(frame) is Played or type(frame) is Abolishing:
            return -harm(o, frame) if frame.by != o.me else 2.0 - harm(o, frame)
    return 0.0


def attack_gain(o: Outlook) -> float:
    """What the success of the attack under way is worth to this seat."""
    return frame_gain(o, attack_of(o.s))


def changed(o: Outlook, f: Any, roll: int) -> float:
    """What it is worth that the roll of an attack becomes another."""
    number = needed(o.s, f)
    before = f.roll <= min(number, 10)
    after = roll <= min(number, 10)
    if before == after:
        return 0.0
    return frame_gain(o, f) * (1.0 if after else -1.0)


def after_roll(o: Outlook, plays: list[int]) -> Any:
    """Turn a roll that matters."""
    s = o.s
    f = attack_of(s)
    for card in plays:
        if card in s.cat.set_roll and changed(o, f, s.cat.set_roll[card]) >= CHANGES_ROLL:
            return Play(card)
    return Decline()


def against_privilege(o: Outlook, plays: list[int], legal: Any) -> Any:
    """Break or enter an attack that others may not interfere with."""
    s, me = o.s, o.me
    cat = s.cat
    f = attack_of(s)
    stake = frame_gain(o, f)
    if stake > -6.0:
        return Decline()
    rich = o.money[s.root[me]]
    purses = sum([o.money[s.root[seat]] for seat in range(s.seats) if s.alive[seat] and seat != f.seat])
    for card in plays:
        if card in cat.cancels_special and f.whisper >= 0 and stake <= -CANCELS:
            return Play(card)
    if needed(s, f) < 4 or not f.privileged:
        return Decline()
    for card in plays:
        if card in cat.cancels_privilege and purses >= 5:
            return Play(card)
    for card in plays:
        if card in cat.interferes and rich >= 5:
            return Play(card)
    for card in plays:
        if card in cat.cancels_special and purses >= 8 and stake <= -CANCELS:
            return Play(card)
    if stake <= -15.0 and purses >= 8:
        hand = [item.card for item in legal.items if type(item) is Abolish]
        if len(s.hand(me)) >= 2 and hand:
            return Abolish(cheapest(o, hand))
    return Decline()


def at_income(o: Outlook, plays: list[int]) -> Any:
    """Double an income that is worth it."""
    s = o.s
    have = o.have[o.me]
    if have is None:
        return Decline()
    total = sum([max(0, s.income[card]) for card in have.members])
    for card in plays:
        if card in s.cat.doubles_income and total >= 16:
            return Play(card)
    return Decline()


def at_start(o: Outlook, plays: list[int]) -> Any:
    """Take the turn from whoever is about to win."""
    s = o.s
    seat = turn_of(s).seat
    for card in plays:
        if card in s.cat.skips_turn and seat != o.me and o.near[seat] >= 0.42:
            return Play(card)
    return Decline()


def at_last(o: Outlook, plays: list[int]) -> Any:
    """All the money there is, if it wins now."""
    cat = o.s.cat
    extra = [card for card in plays if card in cat.gain]
    have = o.have[o.me]
    if not extra or have is None or o.near[o.me] >= 1.0:
        return Decline()
    total = sum([cat.gain[card][0] for card in extra])
    if o.hope(o.me, Holdings(have.members, have.money + total, have.kills, have.treasury + total)) >= 1.0:
        return Play(extra[0])
    return Decline()


# The own turn


def in_turn(o: Outlook, plays: list[int], plan: Plan | None) -> Any:
    """A Special worth playing in T4, or nothing."""
    s, me = o.s, o.me
    cat = s.cat
    promised = plan.score if plan is not None else 0.0
    for card in plays:
        if card in cat.takes:
            aim = best_taken(o)
            if aim >= 0:
                worth = o.gain(0, me, aim)
                if worth >= 15.0 or (worth >= 9.0 and worth > promised + 2.0):
                    return Play(card)
        elif card in cat.rearranges_money:
            if stuck(s, me) >= 14:
                return Play(card)
        elif card in cat.gain:
            if plan is not None and plan.gain >= 9.0 and plan.odds < 0.8 and o.money[s.root[me]] < 12:
                return Play(card)
        elif card in cat.revives:
            if turn_of(s).actions > 0 and revived(o) >= (12.0 if len(s.zoned(OPEN)) > 2 else 9.0):
                return Play(card)
        elif card in cat.peeks and len(s.hands[me]) >= 2 and max(o.near) >= 0.25:
            return Play(card)
    return boons.in_turn(o, plays, plan)


def stuck(s: IlluminatiState, seat: int) -> int:
    """The money of a seat that does not lie on its Illuminati."""
    return s.wealth(seat) - s.money[s.root[seat]]


def best_taken(o: Outlook) -> int:
    """The uncontrolled Group that is worth most, or -1."""
    return max(o.s.zoned(OPEN), key=lambda card: (o.gain(0, o.me, card), -card), default=-1)


def revived(o: Outlook) -> float:
    """What the best dead Group would be worth."""
    return max([o.gain(0, o.me, card) for card in o.s.zoned(DEAD)], default=0.0)


# What a Special names


def named(o: Outlook, f: Any, legal: Any) -> Any:
    """The target of a Special being played."""
    s = o.s
    items = list(legal.items)
    if f.card in s.cat.peeks:
        seats = [item for item in items if type(item) is ChooseSeat]
        if seats:
            return max(
                seats, key=lambda item: (o.near[item.other] + 0.01 * len(s.hands[item.other]), -item.other)
            )
        return items[0]
    found = boons.named(o, f, items)
    if found is not None:
        return found
    if f.card in s.cat.cancels_special:
        whisper = attack_of(s).whisper
        return Choose(whisper) if Choose(whisper) in legal else items[0]
    return max(items, key=lambda item: (o.gain(0, o.me, item.card), -item.card))


def abolishing(o: Outlook, legal: Any) -> Any:
    """The second of two Specials, or the replacement of a cancelled one."""
    hand = [item.card for item in legal.items if type(item) is Abolish]
    if Decline() in legal and attack_gain(o) > -15.0:
        return Decline()
    return Abolish(cheapest(o, hand)) if hand else legal.items[0]


def replacing(o: Outlook, legal: Any) -> Any:
    """Another Special for Privilege, if the attack is worth it."""
    hand = [item.card for item in legal.items if type(item) is Privilege]
    if hand and place_of(o.s, Attacking) >= 0:
        card = cheapest(o, hand)
        if attack_gain(o) >= 14.0 and keep(o, o.me, card) < 5.0:
            return Privilege(card)
    return Decline()
