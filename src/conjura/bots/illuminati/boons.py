"""The Specials of the Y2K set: what each is worth keeping, and the moment to play it."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import Plan, best_plan, chance
from conjura.games.illuminati.actions import Choose, Intend, Play, UseAbility
from conjura.games.illuminati.catalogue import KINDS, Catalogue
from conjura.games.illuminati.rules.reckoning import special_income
from conjura.games.illuminati.rules.specials import unused_roots
from conjura.games.illuminati.rules.turn_state import attack_of, turn_of
from conjura.games.illuminati.rules.victory import holdings, meets
from conjura.games.illuminati.state import OPEN

TURNED = 4.0
"""What a number changed by a Special must be worth before it is spent."""
ACTION = 4.0
"""What one more attack must promise to be worth a Special or 10 MB."""
DANGER = 0.4
"""A rival so near to winning is hindered with whatever there is."""


def is_boon(cat: Catalogue, card: int) -> bool:
    """Whether a Special is one of this set: it does what none of the first set does."""
    return (
        card in cat.tilts
        or card in cat.extra_actions
        or card in cat.collects
        or card in cat.lost_actions
        or card in cat.cancels_help
        or card in cat.refunds
        or card in cat.discards_open
        or card in cat.connects
        or card in cat.no_income
        or card in cat.rearranges
        or card in cat.unmasks
    )


def keep(o: Outlook, seat: int, card: int) -> float:
    """What a Special of this set is worth in the hand of a seat."""
    s, cat = o.s, o.s.cat
    if card in cat.tilts:
        return 6.0
    if card in cat.extra_actions:
        return 5.0
    if card in cat.collects:
        total = sum([amount for _, amount in special_income(s, seat, card)])
        return (3.0 if card in cat.defends else 0.5) + 0.2 * min(total, 30)
    if card in cat.lost_actions:
        return 3.0
    if card in cat.cancels_help or card in cat.refunds or card in cat.discards_open:
        return 2.5
    if card in cat.connects:
        return 2.0
    return 0.6


def collected(o: Outlook, card: int) -> int:
    """What a Special would bring in now, money on the Illuminati counted one and a half times."""
    root = o.s.root[o.me]
    return sum(
        [amount * (3 if member == root else 2) // 2 for member, amount in special_income(o.s, o.me, card)]
    )


# Windows


def at_start(o: Outlook, plays: list[int]) -> Any:
    """At the start of a turn: hinder a rival who is about to win, or work instead of being paid."""
    s, cat = o.s, o.s.cat
    seat = turn_of(s).seat
    for card in plays:
        if seat != o.me:
            if card in cat.lost_actions and o.near[seat] >= DANGER:
                return Play(card)
            if card in cat.discards_open and o.near[seat] >= 0.5 and prey(o, seat)[0] <= -12.0:
                return Play(card)
        elif card in cat.no_income:
            have = o.have[o.me]
            paid = o.income(have) if have is not None else 0
            purse = o.money[s.root[o.me]]
            if purse >= 12 and (o.near[o.me] >= DANGER or paid <= 10) and OPEN in s.zone:
                return Play(card)
    return None


def at_last(o: Outlook, plays: list[int]) -> Any:
    """At the end of another's turn: income that is worth a card."""
    cat = o.s.cat
    for card in plays:
        if card in cat.collects and card not in cat.defends and collected(o, card) >= 22:
            return Play(card)
    return None


def prey(o: Outlook, seat: int) -> tuple[float, int]:
    """The uncontrolled Group whose capture by a seat would hurt most, and how much that is worth."""
    return min([(o.gain(0, seat, card), card) for card in o.s.zoned(OPEN)], default=(0.0, -1))


# The own turn


def in_turn(o: Outlook, plays: list[int], plan: Plan | None) -> Any:
    """A Special worth playing in T4, or nothing."""
    s, me = o.s, o.me
    cat = s.cat
    poor = o.money[s.root[me]] < 10
    for card in plays:
        if card in cat.collects:
            total = collected(o, card)
            if total >= 16 or (total >= 9 and poor and plan is not None and plan.gain >= 8.0):
                return Play(card)
        elif (card in cat.unmasks and turn_of(s).actions > 0 and best_root(o)[0] >= 1.0) or (
            card in cat.rearranges and not s.layout(me).arrows and len(s.layout(me).groups) > 2
        ):
            return Play(card)
    return None


def best_root(o: Outlook) -> tuple[float, int]:
    """The Illuminati that nobody has with which the seat would be nearest to winning, and how near: 1 wins."""
    s = o.s
    have = holdings(s, o.me)
    if s.options.hidden_goals or s.modules.identity or s.options.endless:
        return 0.0, -1
    return max(
        [(1.0 if meets(s, have, root) else 0.5 ** o.distance(o.me, have, root), -root)
         for root in unused_roots(s) if s.cat.goals[root][0] not in ("secret", "treasury")], default=(0.0, 0)
    )  # fmt: skip


def one_more(o: Outlook, legal: Any) -> Any:
    """One more action, if there is an attack that is worth it."""
    cat = o.s.cat
    items: list[Any] = []
    for item in legal.items:
        special = type(item) is Play and item.card in cat.extra_actions
        hired = type(item) is UseAbility and item.card in cat.paid_action
        if special or (hired and o.money[o.s.root[o.me]] + o.money[item.card] >= 20):
            items.append(item)
    if not items:
        return None
    plan = best_plan(o)
    if plan is not None and plan.score >= ACTION:
        return items[0]
    return None


# Attacks


def in_loop(o: Outlook, f: Any, plays: list[int], stake: float, number: int) -> Any:
    """A Special that turns an attack.

    Args:
        o, f: the outlook and the attack.
        plays: what can be played.
        stake: what success is worth to this seat; negative if it hurts.
        number: the number needed now.
    """
    s, cat = o.s, o.s.cat
    here = chance(number)
    mine = sum([row[3] for row in f.spent if row[0] == o.me])
    for card in plays:
        if card in cat.tilts:
            change = (
                chance(number + cat.tilts[card]) - here
                if stake > 0
                else here - chance(number - cat.tilts[card])
            )
            if change * abs(stake) >= TURNED + 1.0:
                return Play(card)
        elif card in cat.defends and stake < 0 and s.align[f.target] & cat.defends[card][1]:
            if (here - chance(number - cat.defends[card][0])) * -stake >= TURNED:
                return Play(card)
        elif card in cat.cancels_help and stake < 0:
            lost = sum([power for aider, power in f.aid if aider >= s.cat.first_group])
            if (here - chance(number - lost)) * -stake >= TURNED - 1.0:
                return Play(card)
        elif card in cat.refunds and mine >= 5:
            vain = here <= 0.0 if stake > 0 else number >= 10
            if vain:
                return Play(card)
    return None


def stake_in(o: Outlook, attack: Any) -> float:
    """What it is worth to this seat that an attack succeeds."""
    return 0.0 if attack.kind == "brainwash" else o.gain(KINDS.index(attack.kind), attack.seat, attack.target)


def harm(o: Outlook, below: Any) -> float:
    """What a Special of this set that waits for answers costs this seat."""
    s, cat = o.s, o.s.cat
    card, by = below.card, below.by
    if below.purpose in ("attack", "defend") or card in cat.cancels_help:
        side = 0.6 if below.purpose == "attack" else -0.6
        stake: float = stake_in(o, attack_of(s))
        return -side * stake
    if card in cat.lost_actions:
        return 4.0 if turn_of(s).seat == o.me else 0.0
    if card in cat.extra_actions and by != o.me:
        return 8.0 * float(o.near[by])
    if card in cat.unmasks and by != o.me:
        return 10.0 if o.near[by] >= DANGER else 3.0
    return 0.5


# What a Special names


def named(o: Outlook, f: Any, items: list[Any]) -> Any:
    """The use or target of a Special of this set; nothing for another."""
    s, cat = o.s, o.s.cat
    if type(items[0]) is Intend:
        attack = attack_of(s)
        stake = stake_in(o, attack)
        wanted = "attack" if attack.seat == o.me or stake > 0 else "defend"
        if f.card in cat.collects:
            wanted = "income" if wanted == "attack" or stake > -6.0 else "defend"
        return next((item for item in items if item.purpose == wanted), items[0])
    if f.card in cat.discards_open:
        seat = turn_of(s).seat
        return Choose(
            prey(o, seat if seat != o.me else max(range(s.seats), key=lambda one: (o.near[one], -one)))[1]
        )
    if f.card in cat.unmasks:
        best = -best_root(o)[1]
        return next((item for item in items if item.card == best), items[0])
    return None
