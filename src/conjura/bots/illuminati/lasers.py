"""Altering one alignment for a turn: to meet the own goal, or to ease an attack (I-33.36)."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import Plan, best_plan, own_part
from conjura.games.illuminati.actions import Alter, Choose, UseAbility
from conjura.games.illuminati.catalogue import ALIGNMENTS, DESTROY
from conjura.games.illuminati.rules.abilities import CHANGES, altered
from conjura.games.illuminati.state import IlluminatiState


def source_of(s: IlluminatiState, legal: Any) -> int:
    """The card whose ability alters alignments and can be used now, or -1."""
    for item in legal.items:
        if type(item) is UseAbility and item.card in s.cat.alters_alignment:
            return int(item.card)
    return -1


def changes(mask: int) -> list[tuple[Any, int]]:
    """All changes of one alignment, with the mask they lead to."""
    out: list[tuple[Any, int]] = []
    for change in CHANGES:
        for alignment in ALIGNMENTS:
            after = altered(mask, change, alignment)
            if after >= 0:
                out.append((Alter(change, alignment), after))  # type: ignore[arg-type]
    return out


def for_goal(o: Outlook, source: int) -> tuple[int, Any] | None:
    """The change of an own Group that meets the own Special Goal, or ``None``."""
    s, me = o.s, o.me
    have = o.have[me]
    if have is None or o.near[me] >= 1.0:
        return None
    for goal, weight in o.goals[me]:
        what, wanted, threshold = s.cat.goals[goal]
        if weight < 1.0 or what not in ("count", "distinct"):
            continue
        for card in have.members:
            if card < s.cat.first_group or card == source:
                continue
            others = 0
            count = 0
            for member in have.members:
                if member != card:
                    others |= s.align[member]
                    count += 1 if s.align[member] & wanted else 0
            for action, after in changes(s.align[card]):
                met = (others | after).bit_count()
                done = count + (1 if after & wanted else 0) if what == "count" else met
                if done >= threshold:
                    return card, action
    return None


def for_attack(o: Outlook, plan: Plan | None, source: int) -> tuple[int, Any] | None:
    """The change of a target that eases the planned attack most, or ``None``."""
    if plan is None or plan.target == source or (plan.odds >= 0.9 and plan.money <= 2):
        return None
    s = o.s
    before = s.align
    whisper = plan.kind == DESTROY and s.base[plan.target] == 0
    now = own_part(s, plan.kind, plan.attacker, plan.target, whisper)
    best, found = 3, None
    for action, after in changes(before[plan.target]):
        thought = list(before)
        thought[plan.target] = after
        s.align = tuple(thought)
        better = own_part(s, plan.kind, plan.attacker, plan.target, whisper) - now
        if better > best:
            best, found = better, (plan.target, action)
    s.align = before
    return found


def alteration(o: Outlook, source: int) -> tuple[int, Any] | None:
    """What to alter now: for the goal first, then for the attack that comes next."""
    found = for_goal(o, source)
    if found is not None:
        return found
    return for_attack(o, best_plan(o), source)


def altering(o: Outlook, f: Any, legal: Any) -> Any:
    """The Group to alter, then the change."""
    found = alteration(o, f.card)
    if f.target < 0:
        if found is not None and Choose(found[0]) in legal:
            return Choose(found[0])
        return legal.items[0]
    if found is not None and found[0] == f.target and found[1] in legal:
        return found[1]
    return legal.items[0]
