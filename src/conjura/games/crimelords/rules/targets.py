"""What can be attacked, by whom, and who can help (C-11 to C-14)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.wire import Refusal
from conjura.games.crimelords.actions import OWN_STEP, Commit, Help, Hide, Offer
from conjura.games.crimelords.catalogue import ATTACK, DEFEND, HELPERS_MASK, HIT, RACKET, RECRUIT
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules.strength import BASE_CLAUSES
from conjura.games.crimelords.rules.turn_state import turn_of
from conjura.games.crimelords.state import HELD, OPEN, CrimeLordsState

LATE: Final[tuple[str, ...]] = ("superior", "hide", "guards", "ready", "roll", "declare", "rolled")
"""The steps of an attack at which help is over."""
HELPING: Final = {"recruit": "C-12.6", "racket": "C-13.9", "hit": "C-14.4"}
"""By kind of attack, the clause that says how many help, and until when."""


def attackers(s: CrimeLordsState, seat: int) -> list[int]:
    """The Crooks of a mob that can attack: those with a token (C-9.1, C-13.1)."""
    return [card for card in s.layout(seat).crooks if s.token[card]]


def is_target(s: CrimeLordsState, seat: int, kind: int, card: int, war: bool) -> bool:
    """Whether a card can be attacked in this way (C-12.2, C-12.11, C-13, C-14, C-16.12)."""
    cat, zone = s.cat, s.zone[card]
    if kind == RACKET:
        if not cat.first_racket <= card < cat.first_special:
            return False
        return zone == OPEN or (zone == HELD and s.holder[card] != seat)
    if not cat.first_crook <= card < cat.first_racket:
        return False
    if zone == OPEN:
        return not war
    if zone != HELD:
        return False
    owner = s.holder[card]
    if owner == seat:
        return kind == HIT and not war and s.boss[seat] != card
    return kind == HIT or s.boss[owner] != card


def fits(s: CrimeLordsState, attacker: int, target: int) -> bool:
    """Whether this attacker may still declare an attack on this target (C-11.9)."""
    return attacker != target and (attacker, target) not in turn_of(s).called_off


def targets(s: CrimeLordsState, seat: int, kind: int, war: bool = False) -> list[int]:
    """All cards that a seat can attack in this way."""
    able = attackers(s, seat)
    if not able:
        return []
    cat = s.cat
    low, high = (
        (cat.first_racket, cat.first_special) if kind == RACKET else (cat.first_crook, cat.first_racket)
    )
    barred = bool(turn_of(s).called_off)
    zone = s.zone
    found: list[int] = []
    for where in (OPEN, HELD):
        card = zone.find(where, low, high)
        while card >= 0:
            if is_target(s, seat, kind, card, war):
                if barred or len(able) == 1:
                    for attacker in able:
                        if fits(s, attacker, card):
                            found.append(card)
                            break
                else:
                    found.append(card)
            card = zone.find(where, card + 1, high)
    found.sort()
    return found


def can_attack(s: CrimeLordsState, seat: int, kind: int, war: bool = False) -> bool:
    """Whether there is anything that a seat can attack in this way."""
    able = attackers(s, seat)
    if not able:
        return False
    cat = s.cat
    low, high = (
        (cat.first_racket, cat.first_special) if kind == RACKET else (cat.first_crook, cat.first_racket)
    )
    for where in (OPEN, HELD):
        card = s.zone.find(where, low, high)
        while card >= 0:
            if is_target(s, seat, kind, card, war):
                for attacker in able:
                    if fits(s, attacker, card):
                        return True
            card = s.zone.find(where, card + 1, high)
    return False


def why_no_target(s: CrimeLordsState, seat: int, kind: int, card: int, war: bool) -> Refusal:
    """Why a card can't be attacked in this way."""
    cat, slug, zone = s.cat, s.cat.slugs[card], s.zone[card] if card < s.cat.first_special else -1
    if kind == RACKET and not cat.first_racket <= card < cat.first_special:
        return refuse("not_a_racket", card=slug)
    if kind != RACKET and not cat.first_crook <= card < cat.first_racket:
        return refuse("not_a_crook", "C-12.1" if kind == RECRUIT else "C-14.1", card=slug)
    clause = ("C-12.1", "C-13.1", "C-14.9")[kind]
    if zone != OPEN and zone != HELD:
        return refuse("not_in_play", clause, card=slug)
    if war and (zone == OPEN or s.holder[card] == seat):
        return refuse("war_targets", card=slug)
    if zone == HELD and s.holder[card] == seat:
        if kind == RECRUIT:
            return refuse("own_recruit", card=slug)
        if kind == RACKET:
            return refuse("own_racket", card=slug)
        return refuse("own_boss" if s.boss[seat] == card else "attacks_itself", card=slug)
    if kind == RECRUIT and zone == HELD and s.boss[s.holder[card]] == card:
        return refuse("boss_immune", card=slug)
    return refuse("called_off_before", card=slug)


def why_no_attacker(s: CrimeLordsState, seat: int, kind: int, target: int, card: int) -> Refusal:
    """Why a card can't attack this target."""
    slug = s.cat.slugs[card]
    if not s.cat.first_crook <= card < s.cat.first_racket or not s.owns(seat, card):
        return refuse("not_your_crook", BASE_CLAUSES[kind], card=slug)
    if not s.token[card]:
        return refuse("no_token", card=slug)
    if card == target:
        return refuse("attacks_itself", card=slug)
    return refuse("called_off_before", card=s.cat.slugs[target])


def helping_rackets(s: CrimeLordsState, seat: int, target: int) -> list[int]:
    """The Street Gangs and Lowlifes of a mob that can help in the target's district (C-13.3)."""
    cat = s.cat
    return [
        card
        for card in s.layout(seat).rackets
        if s.token[card] and cat.types[card] & HELPERS_MASK and cat.district[card] == cat.district[target]
    ]


def gifted_helpers(s: CrimeLordsState, f: Any, seat: int, side: int, others: list[int]) -> list[int]:
    """The Crooks of a mob that help wherever they lie, for a bonus of theirs counts here (C-13.11); not ``others``."""
    cat = s.cat
    rows = [(card, test) for card, _, test in cat.any_bonus[RACKET][side]]
    for card, own in cat.self_bonus[RACKET][side].items():
        rows += [(card, test) for _, test in own]
    found: set[int] = set()
    for card, test in rows:
        if cat.first_crook <= card < cat.first_racket and s.token[card] and s.owns(seat, card):
            if card not in others and card != f.attacker and s.passes(test, f.target, seat, card):
                found.add(card)
    return sorted(found)


def helpers(s: CrimeLordsState, f: Any, kind: int) -> list[int]:
    """Who can still help the attacker (C-12.6, C-13.3, C-13.11, C-14.4)."""
    if kind == RECRUIT:
        return [card for card in s.tree(f.attacker) if card != f.attacker and s.token[card]]
    found = [card for card in s.layout(f.seat).subs[f.attacker] if s.token[card]]
    if kind == RACKET:
        found += gifted_helpers(s, f, f.seat, ATTACK, found)
        found += helping_rackets(s, f.seat, f.target)
    return found


def defenders(s: CrimeLordsState, f: Any) -> list[int]:
    """Who can still help the owner of an attacked Racket (C-13.3, C-13.8, C-13.11)."""
    if s.zone[f.target] != HELD:
        return []
    owner = s.holder[f.target]
    found: list[int] = []
    if f.protector >= 0:
        found = [card for card in s.layout(owner).subs[f.protector] if s.token[card]]
    found += gifted_helpers(s, f, owner, DEFEND, found)
    return found + helping_rackets(s, owner, f.target)


def why_no_helper(s: CrimeLordsState, f: Any, kind: int, seat: int, card: int) -> Refusal:
    """Why a card can't help in this attack."""
    slug = s.cat.slugs[card]
    clause = ("C-12.6", "C-13.3", "C-14.5" if f.step == "guards" else "C-14.4")[kind]
    if card >= s.cat.first_special or not s.owns(seat, card):
        return refuse("not_your_card", clause, card=slug)
    if not s.token[card]:
        return refuse("no_token", "C-13.4" if kind == RACKET else clause, card=slug)
    return refuse("cannot_help", clause, card=slug)


def why_not_meanwhile(s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
    """Why a seat that is asked something else during an attack may not do this, or ``None``."""
    kind = type(action)
    if kind is Offer:
        return refuse("no_deals_now")
    if kind in OWN_STEP:
        return refuse("attack_running")
    if kind is Commit:
        return refuse("only_attacker_pays" if f.kind == "hit" else "no_money_now")
    if kind is Help and f.step in LATE:
        one = f.kind != "racket" and f.helpers and seat == f.seat
        return refuse("one_helper" if one else "help_is_over", HELPING[f.kind])
    if (
        kind is Hide
        and f.kind == "hit"
        and s.holder[f.target] == seat
        and not s.token[f.target]
        and not f.hides
    ):
        return refuse("no_token", "C-14.5", card=s.cat.slugs[f.target])
    return None
