"""The number that an attack needs, and the parts it is made of (C-11 to C-14)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.wire import Breakdown, Part
from conjura.games.crimelords.catalogue import ATTACK, DEFEND, HIT, KINDS, RACKET, RECRUIT
from conjura.games.crimelords.state import HELD, CrimeLordsState

KIND_NUMBER: Final = {word: number for number, word in enumerate(KINDS)}
BASE_CLAUSES: Final[tuple[str, ...]] = ("C-12.1", "C-13.1", "C-14.1")
"""By kind of attack, the clause that says what it is."""
BONUS_CLAUSES: Final[tuple[str, ...]] = ("C-12.12", "C-13.7", "C-14.5")
MATCH: Final = 2
WEAKNESS: Final = 4
MARKER: Final = 2
LIEUTENANT: Final = -10
SUBORDINATE: Final = -5
BOSS_HIT: Final = -10
WITH_SUBORDINATES: Final = -5
HIDING: Final = -3
WAR: Final = 5


def owner_of(s: CrimeLordsState, target: int) -> int:
    """The seat that owns an attacked card, -1 if nobody does."""
    return s.holder[target] if s.zone[target] == HELD else -1


def matches(s: CrimeLordsState, seat: int, target: int, counts_itself: bool) -> int:
    """What the Rackets of a mob that match an attacked one are worth (C-13.2, C-13.10)."""
    cat = s.cat
    types, district = cat.types[target], cat.district[target]
    total = 0
    for card in s.layout(seat).rackets:
        if card == target and not counts_itself:
            continue
        same_type = (cat.types[card] & types) != 0
        same_district = cat.district[card] == district
        if same_type and same_district:
            total += 2 * MATCH if s.options.type_bonus_stacks else MATCH
        elif same_type or same_district:
            total += MATCH
    return total


def bonuses(s: CrimeLordsState, f: Any, kind: int, parts: list[Part] | None) -> int:
    """What cards add for the attacker and take off for the defender (C-11.6)."""
    total = 0
    cat, seat, target = s.cat, f.seat, f.target
    zone, holder = s.zone, s.holder
    owner = owner_of(s, target)
    for source, amount, test in cat.any_bonus[kind][ATTACK]:
        if zone[source] == HELD and holder[source] == seat and s.passes(test, target, seat, source):
            total += amount
            if parts is not None:
                parts.append(Part(amount, "bonus", BONUS_CLAUSES[kind], cat.slugs[source]))
    table = cat.self_bonus[kind][ATTACK]
    for source in (f.attacker, *f.helpers):
        if source in table:
            total += own_bonus(s, f, table[source], source, seat, kind, parts)
    if owner >= 0:
        for source, amount, test in cat.any_bonus[kind][DEFEND]:
            if zone[source] == HELD and holder[source] == owner and s.passes(test, target, owner, source):
                total += amount
                if parts is not None:
                    parts.append(Part(amount, "bonus", BONUS_CLAUSES[kind], cat.slugs[source]))
        table = cat.self_bonus[kind][DEFEND]
        for source in (f.protector, *f.guards):
            if source in table:
                total += own_bonus(s, f, table[source], source, owner, kind, parts)
        amount = cat.target_bonus[kind].get(target, 0)
        if amount:
            total += amount
            if parts is not None:
                parts.append(Part(amount, "bonus", BONUS_CLAUSES[kind], cat.slugs[target]))
    for source, amount in f.extras:
        total += amount
        if parts is not None:
            parts.append(Part(amount, "special", "C-11.14", cat.slugs[source]))
    return total


def own_bonus(
    s: CrimeLordsState, f: Any, rows: Any, source: int, seat: int, kind: int, parts: list[Part] | None
) -> int:
    """What a card that spent its token adds of its own."""
    total = 0
    for amount, test in rows:
        if s.passes(test, f.target, seat, source):
            total += amount
            if parts is not None:
                parts.append(Part(amount, "bonus", BONUS_CLAUSES[kind], s.cat.slugs[source]))
    return total


def needed(s: CrimeLordsState, f: Any, parts: list[Part] | None = None) -> int:
    """The adjusted number: a roll of it or less succeeds (C-11.1); with ``parts`` its lines are appended."""
    kind = KIND_NUMBER[f.kind]
    cat, slugs, target, seat = s.cat, s.cat.slugs, f.target, f.seat
    owner = owner_of(s, target)
    power = s.power(f.attacker)
    if s.ledger is not None:
        power += s.ledger.lift
    total = power
    clause = BASE_CLAUSES[kind]
    if parts is not None:
        parts.append(Part(power, "power", clause, slugs[f.attacker]))
    resists = s.power(target) if kind == HIT else cat.resistance[target]
    total -= resists
    if parts is not None:
        source = "target_power" if kind == HIT else "resistance"
        parts.append(Part(-resists, source, clause, slugs[target]))
    if kind == RECRUIT:
        total += recruiting(s, f, owner, parts)
    elif kind == RACKET:
        mine = matches(s, seat, target, False)
        total += mine
        if mine and parts is not None:
            parts.append(Part(mine, "own_rackets", "C-13.2", None, seat))
        if owner >= 0:
            theirs = matches(s, owner, target, s.options.target_counts_for_defender)
            total -= theirs
            if theirs and parts is not None:
                parts.append(Part(-theirs, "their_rackets", "C-13.2", None, owner))
    else:
        total += hitting(s, f, owner, parts)
    for card in f.helpers:
        helps = s.power(card)
        total += helps
        if parts is not None:
            parts.append(Part(helps, "helper", ("C-12.6", "C-13.4", "C-14.4")[kind], slugs[card]))
    if f.protector >= 0:
        guards = s.power(f.protector)
        total -= guards
        if parts is not None:
            source = "superior" if kind == RECRUIT else "protector"
            parts.append(Part(-guards, source, "C-12.7" if kind == RECRUIT else "C-13.3", slugs[f.protector]))
    if kind == RACKET:
        for card in f.guards:
            guards = s.power(card)
            total -= guards
            if parts is not None:
                parts.append(Part(-guards, "defender", "C-13.4", slugs[card]))
    total += int(f.money)
    if f.money and parts is not None:
        parts.append(Part(f.money, "money", "C-14.3", None, seat))
    for other, amount in enumerate(f.bids):
        if amount:
            total += amount
            if parts is not None:
                parts.append(Part(amount, "money", "C-11.4", None, other))
    return total + bonuses(s, f, kind, parts)


def recruiting(s: CrimeLordsState, f: Any, owner: int, parts: list[Part] | None) -> int:
    """Rank, weakness and markers of a Crook that is recruited (C-12.2 to C-12.4)."""
    cat, slugs, target = s.cat, s.cat.slugs, f.target
    total = 0
    weakness = cat.weakness[target]
    mine, theirs = s.layout(f.seat).types[weakness], 0
    if owner >= 0:
        theirs = s.layout(owner).types[weakness]
        depth = s.layout(owner).depth[target]
        if depth <= 2:
            rank = LIEUTENANT if depth == 1 else SUBORDINATE
            total += rank
            if parts is not None:
                parts.append(Part(rank, "rank", "C-12.2", slugs[target]))
    if mine != theirs:
        amount = WEAKNESS if mine > theirs else -WEAKNESS
        total += amount
        if parts is not None:
            parts.append(Part(amount, "weakness", "C-12.3", slugs[target]))
    if s.unhappy[target]:
        amount = MARKER * s.unhappy[target]
        total += amount
        if parts is not None:
            parts.append(Part(amount, "unhappy", "C-12.4", slugs[target]))
    return total


def hitting(s: CrimeLordsState, f: Any, owner: int, parts: list[Part] | None) -> int:
    """Rank, hiding, Bodyguards and war of a Crook that is hit (C-14.2, C-14.5, C-16.4)."""
    cat, slugs, target = s.cat, s.cat.slugs, f.target
    total = 0
    if owner >= 0:
        subs = s.layout(owner).subs[target]
        rank = BOSS_HIT if s.boss[owner] == target else (WITH_SUBORDINATES if subs else 0)
        if rank:
            total += rank
            if parts is not None:
                parts.append(Part(rank, "rank", "C-14.2", slugs[target]))
        for card in subs:
            if card in cat.bodyguard and (card in f.guards or not s.options.bodyguard_needs_token):
                total += cat.bodyguard[card]
                if parts is not None:
                    parts.append(Part(cat.bodyguard[card], "bodyguard", "C-14.5", slugs[card]))
        if f.hides:
            amount = HIDING + cat.hides.get(target, 0)
            for source, more in cat.hide_any:
                if s.owns(owner, source):
                    amount += more
            total += amount
            if parts is not None:
                parts.append(Part(amount, "hiding", "C-14.5", slugs[target]))
    if f.plus:
        total += WAR
        if parts is not None:
            parts.append(Part(WAR, "war", "C-16.4"))
    return total


def breakdown(s: CrimeLordsState, f: Any) -> list[Breakdown]:
    """The roll needed, part by part, once target and attacker are named."""
    if f.target < 0 or f.attacker < 0:
        return []
    parts: list[Part] = []
    total = needed(s, f, parts)
    return [Breakdown("roll_needed", total, tuple(parts))]
