"""What could be tried and what it would need: the odds shown beside options before anything is committed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.engine.prospects import (
    Prospect,
    attacks_on,
    by_dice,
    hints_by,
    likeliest_first,
    number_after,
    tells,
)
from conjura.games.illuminati.actions import Attack, Choose, Kind
from conjura.games.illuminati.frames import Attacking, Played
from conjura.games.illuminati.rules.victory import Holdings, holdings, meets, meets_publicly
from conjura.games.illuminati.state import HELD, NO_GOAL, OPEN, IlluminatiState

KINDS: tuple[Kind, ...] = ("control", "neutralize", "destroy")

NUMBERED = frozenset(
    {"attack_attacker", "attack_aid", "attack_loop", "roll_window", "campaign_marker", "campaign_loop"}
)
"""The prompts at which each option leads to a roll needed."""
AIMING = frozenset({"attack_target", "attack_change"})
"""Those at which it leads to a choice of who attacks."""


def best_attacker(s: IlluminatiState, seat: int) -> tuple[int, int]:
    """``(needed, card)`` of the best attacker, without aid, in an attack whose target is named.

    What brainwashing is to change does not matter for the number (I-18.12), so it may still be open.
    """
    top = s.stack[-1]
    if type(top) is Attacking and top.step == "change":
        s = s.copy()
        s.apply(next(iter(s.legal(seat))), seat)
    numbers = [(s.breakdown(seat, [choice])[0].total, -choice.card) for choice in s.legal(seat)]
    number, card = max(numbers)
    return number, -card


def best_number(s: IlluminatiState, seat: int) -> int:
    """The number of the best attacker."""
    return best_attacker(s, seat)[0]


def hints_of(s: IlluminatiState, seat: int) -> list[int | None]:
    """For each span that a seat may answer with, the number needed that it would lead to, if it leads to one."""
    return hints_by(s, seat, NUMBERED, AIMING, best_number)


def prospects_of(s: IlluminatiState, seat: int, card: int) -> list[Prospect]:
    """The attacks that a seat could begin now with a card of its own, or on any other card.

    Returns:
        the likeliest first, then those that are refused, each with its reason.
    """
    own = card < s.cat.first_special and s.zone[card] == HELD and s.holder[card] == seat
    if own:
        return likeliest_first(attacks_by(s, seat, card))
    return likeliest_first(attacks_on(s, seat, card, [Attack(kind) for kind in KINDS]))


def attacks_by(s: IlluminatiState, seat: int, card: int) -> Iterator[Prospect]:
    """The attacks of one own card on whatever lies on the table."""
    slugs = s.cat.slugs
    targets = s.zoned(OPEN)
    for other in range(s.seats):
        targets += [group for group in s.layout(other).groups if group != card]
    for kind in KINDS:
        begin = Attack(kind)
        refusal = s.check(begin, seat)
        begun: Any = None
        if refusal is None:
            begun = s.copy()
            begun.apply(begin, seat)
        for target in targets:
            if s.zone[target] == HELD and s.holder[target] == seat and kind != "destroy":
                continue
            why = refusal
            aim = Choose(target)
            if why is None:
                why = begun.check(aim, seat)
            if why is None:
                aimed = begun.copy()
                shown = tells(aimed.apply(aim, seat))
                lead = Choose(card)
                why = aimed.check(lead, seat)
                if why is None:
                    number = number_after(aimed, seat, lead)
                    walk = (begin, aim) if shown else (begin, aim, lead)
                    yield by_dice(kind, slugs[target], slugs[card], walk, number)
                    continue
            yield Prospect(kind, slugs[target], slugs[card], refusal=why)


def concerns(s: IlluminatiState, seat: int) -> bool:
    """Whether the turn is the seat's own, or something under way is aimed at it, its cards or its plays."""
    if not s.stack or s.stack[0].seat == seat:
        return True
    members = s.layout(seat).members
    for f in s.stack:
        kind = type(f)
        if kind is Attacking and (f.target in members or f.seat == seat):
            return True
        if kind is Played and (f.target in members or f.seat == seat or f.by == seat):
            return True
    return False


def at_stake(s: IlluminatiState, eyes: int | None) -> tuple[int, ...]:
    """Who would have reached a Goal by the success of the attack under way, as far as eyes may know."""
    for f in s.stack:
        if type(f) is Attacking and f.target >= 0 and f.attacker >= 0:
            return winners_by(s, f, eyes)
    return ()


def winners_by(s: IlluminatiState, f: Any, eyes: int | None) -> tuple[int, ...]:
    """Who would have reached a Goal by the success of an attack, from what eyes may know.

    Args:
        s: the state.
        f: the attack, its attacker and target named.
        eyes: who reckons: a seat knows its own secret goal.
    """
    target, seat = f.target, f.seat
    have = holdings(s, seat)
    members, money, kills = have.members, have.money, have.kills
    if f.kind == "control":
        gained = s.tree(target) if s.zone[target] == HELD else [target]
        members = (*members, *gained)
        if not s.purse_known:
            money += sum([s.money[card] // 2 for card in gained])
    elif f.kind == "destroy":
        kills += 1
        members = (
            tuple([card for card in members if not s.under(card, target)]) if target in members else members
        )
    after = Holdings(members, money, kills, have.treasury)
    if meets_publicly(s, seat, after) or (eyes == seat and meets_known(s, seat, after)):
        return (seat,)
    return ()


def meets_known(s: IlluminatiState, seat: int, have: Holdings) -> bool:
    """Whether the seat's own goal, which its owner knows, would be met."""
    return not s.options.endless and s.goal[seat] != NO_GOAL and meets(s, have, s.goal[seat])
