"""The number needed (I-10.9 to I-10.17, I-12, I-13): one function, which also lists the parts it adds."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.wire import Part
from conjura.games.illuminati.catalogue import (
    BRAINWASH,
    CONTROL,
    DESTROY,
    FANATIC,
    NEUTRALIZE,
    OPPOSITE,
    POPCOUNT,
)
from conjura.games.illuminati.rules.masks import is_back
from conjura.games.illuminati.state import HELD, IlluminatiState

KIND_NUMBER: Final[dict[str, int]] = {
    "control": CONTROL,
    "neutralize": NEUTRALIZE,
    "destroy": DESTROY,
    "brainwash": BRAINWASH,
}
MOLE_WORTH: Final[int] = 5
"""What a Mole adds for the attacker (I-23.1)."""
PROXIMITY: Final[tuple[int, ...]] = (10, 5, 2)


def proximity(s: IlluminatiState, target: int, seat: int) -> int:
    """How much closeness to its Illuminati protects a Group from a seat's attack (I-10.11)."""
    if s.zone[target] != HELD or s.holder[target] == seat:
        return 0
    depth = s.layout(s.holder[target]).depth[target]
    return PROXIMITY[depth] if depth < 3 else 0


def alignment_bonus(s: IlluminatiState, attacker: int, kind: int, target: int) -> int:
    """What identical and opposite alignments add (I-10.10)."""
    mine, theirs = s.alignments(attacker, kind, target), s.align[target]
    if kind == DESTROY and attacker in s.cat.overlooks:  # I-33.44
        overlooked, wanted = s.cat.overlooks[attacker]
        if wanted & theirs:
            mine &= ~overlooked
    same = POPCOUNT[mine & theirs & ~FANATIC]
    opposite = POPCOUNT[OPPOSITE[mine] & theirs]
    bonus = 4 * (same - opposite)
    return -bonus if kind == DESTROY else bonus


def resistance_parts(
    s: IlluminatiState, attacker: int, kind: int, target: int, parts: list[Part] | None
) -> int:
    """The Resistance of a Group against this attacker, with all its modifiers (I-10.17, I-33.34, I-33.35)."""
    cat = s.cat
    value, clause = s.resist[target], "I-10.9"
    if kind == BRAINWASH and s.align[target] & FANATIC:
        value, clause = value + cat.resistance[target], "I-18.9"
    special = cat.resist_versus.get(target)
    if special is not None and special[0] & s.alignments(attacker, kind, target):
        raised = s.resist[target] - cat.resistance[target] + special[1]
        if raised > value or kind != BRAINWASH:
            value, clause = raised, "I-33.34"
    if parts is not None:
        parts.append(Part(-value, "resistance", clause, cat.slugs[target]))
    if s.zone[target] == HELD:
        owner = s.holder[target]
        for source, amount in cat.resist_others:
            if source != target and s.zone[source] == HELD and s.holder[source] == owner:
                value += amount
                if parts is not None:
                    parts.append(Part(-amount, "resistance_bonus", "I-33.35", cat.slugs[source]))
    return value


def ability_bonus(
    s: IlluminatiState, seat: int, kind: int, target: int, attacker: int, parts: list[Part] | None
) -> int:
    """What abilities add to an attack of this kind (I-7.1, I-7.2, I-13.4)."""
    cat = s.cat
    zone, holder = s.zone, s.holder
    mask = s.align[target]
    if kind == BRAINWASH:  # what counts to control counts here too (I-18.13)
        kind = CONTROL
    total = 0
    for source, amount, wanted, cards, excludes in cat.any_bonus[kind]:
        if zone[source] != HELD or holder[source] != seat:
            continue
        if source == target and (excludes or kind == DESTROY):  # I-33.33, I-13.4
            continue
        if wanted and not wanted & mask:
            continue
        if cards and target not in cards:
            continue
        total += amount
        if parts is not None:
            parts.append(Part(amount, "ability", "I-7.1", cat.slugs[source]))
    direct = cat.direct_bonus[kind].get(attacker)
    if direct is not None:
        for amount, wanted, cards in direct:
            if (not wanted or wanted & mask) and (not cards or target in cards):
                total += amount
                if parts is not None:
                    parts.append(Part(amount, "direct_ability", "I-7.2", cat.slugs[attacker]))
    return total


def shelter(s: IlluminatiState, seat: int, target: int, parts: list[Part] | None) -> int:
    """What abilities of the target's structure take off an opponent's attack to destroy (I-7.8)."""
    if s.zone[target] != HELD or s.holder[target] == seat:
        return 0
    total = 0
    for source, amount in s.cat.shelters:
        if s.zone[source] == HELD and s.holder[source] == s.holder[target]:
            total += amount
            if parts is not None:
                parts.append(Part(-amount, "defence_ability", "I-7.8", s.cat.slugs[source]))
    return total


def shift_parts(s: IlluminatiState, f: Any, parts: list[Part] | None) -> int:
    """What Specials played in the loop add: their numbers, and the aid of Groups that one has stopped
    (I-10.25, I-33.19)."""
    total, slugs = 0, s.cat.slugs
    for card, amount in f.shifts:
        if card in s.cat.cancels_help:
            amount = -sum([power for aider, power in f.aid if aider >= s.cat.first_group])
        total += amount
        if parts is not None:
            clause = "I-33.19" if card in s.cat.cancels_help else "I-10.25"
            parts.append(Part(amount, "special", clause, slugs[card]))
    return total


def money_parts(s: IlluminatiState, f: Any, parts: list[Part] | None) -> int:
    """What the money spent so far adds (I-10.12 to I-10.14)."""
    total = 0
    target, slugs = f.target, s.cat.slugs
    for seat, card, cause, amount in f.spent:
        if seat == f.seat:
            worth, source, clause = amount, "attack_money", "I-10.12"
        elif s.zone[target] == HELD and seat == s.holder[target]:
            worth, source, clause = (-2 * amount if card == target else -amount), "defence_money", "I-10.13"
        elif cause == "for":
            worth, source, clause = amount, "help_money", "I-10.14"
        else:
            worth, source, clause = -amount, "hinder_money", "I-10.14"
        total += worth
        if parts is not None:
            parts.append(Part(worth, source, clause, slugs[card], seat))
    return total


def needed(s: IlluminatiState, f: Any, parts: list[Part] | None = None) -> int:
    """The number N that the roll may not exceed (I-10.9), of an attack whose attacker and target are named.

    Args:
        s: the state.
        f: the attack.
        parts: if given, the parts are appended; they add up to the number.
    """
    kind: int = KIND_NUMBER[f.kind]
    attacker: int = f.attacker
    target: int = f.target
    slugs = s.cat.slugs
    total = s.power[attacker]
    if f.force or (
        s.modules.identity and is_back(s, attacker)
    ):  # what was said counts, turned up or not (I-24.10)
        total = int(f.force)
    if s.modules.cheats is not None:
        total += s.modules.cheats.lift
    if parts is not None:
        parts.append(Part(total, "power", "I-10.9", slugs[attacker]))
    for card, amount in f.aid:
        total += amount
        if parts is not None:
            parts.append(Part(amount, "aid", "I-10.4", slugs[card]))
    bonus = alignment_bonus(s, attacker, kind, target)
    total += bonus
    if parts is not None and bonus:
        parts.append(Part(bonus, "alignment", "I-10.10"))
    total += ability_bonus(s, f.seat, kind, target, attacker, parts)
    if kind == NEUTRALIZE:
        total += 6
        if parts is not None:
            parts.append(Part(6, "neutralize", "I-12"))
    if kind == DESTROY and f.whisper < 0:
        total -= s.power[target]
        if parts is not None:
            parts.append(Part(-s.power[target], "target_power", "I-13", slugs[target]))
    else:
        total -= resistance_parts(s, attacker, kind, target, parts)
    if kind == DESTROY and s.cat.shelters:
        total -= shelter(s, f.seat, target, parts)
    close = proximity(s, target, f.seat)
    total -= close
    if parts is not None and close:
        parts.append(Part(-close, "proximity", "I-10.11"))
    if f.spent:
        total += money_parts(s, f, parts)
    if f.shifts:
        total += shift_parts(s, f, parts)
    if f.moles:
        total += MOLE_WORTH * f.moles
        if parts is not None:
            parts.append(Part(MOLE_WORTH * f.moles, "mole", "I-23.1"))
    return total
