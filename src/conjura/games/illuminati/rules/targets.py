"""Who may attack whom (I-7.6, I-10.1 to I-10.3, I-11.1, I-11.2, I-12, I-13): questions without side effects."""

from __future__ import annotations

from typing import Any

from conjura.engine.wire import Refusal
from conjura.games.illuminati.catalogue import ATTEMPTS, BRAINWASH, CONTROL, DESTROY, NEUTRALIZE
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import brainwash, masks
from conjura.games.illuminati.state import HELD, OPEN, IlluminatiState


def attackers(s: IlluminatiState, seat: int, kind: int) -> list[int]:
    """The cards of a seat that can lead an attack of this kind now (I-10.1, I-10.3, I-11.2)."""
    layout = s.layout(seat)
    power, used, often = s.base, s.used, s.cat.participations
    out: list[int] = []
    for card in layout.members:
        if power[card] > 0 and (used[card] < often[card] or masks.again(s, card)):
            if kind != CONTROL or card in layout.armed:
                out.append(card)
    if kind == BRAINWASH and s.root[seat] not in out and layout.members:
        out.insert(0, s.root[seat])  # whatever it has done (I-18.10, I-18.15)
    return out


def whisperer(s: IlluminatiState, seat: int) -> int:
    """A Special in hand that lets a Group without Power be destroyed, or -1 (I-33.17)."""
    for token in s.hands[seat]:
        if token >> 8 in s.cat.whispers:
            return token >> 8
    return -1


def immune_to(s: IlluminatiState, seat: int, attacker: int, kind: int, target: int) -> bool:
    """Whether the structure of the target is immune to this attacker (I-7.6)."""
    if s.zone[target] != HELD or s.holder[target] == seat:
        return False
    shield = s.cat.immune.get(s.root[s.holder[target]])
    return shield is not None and (shield & s.alignments(attacker, kind, target)) != 0


def fits(s: IlluminatiState, seat: int, kind: int, attacker: int, target: int) -> bool:
    """Whether this attacker may attack this target, both being possible ones."""
    if attacker == target:
        return False
    if s.cat.immune and immune_to(s, seat, attacker, kind, target):
        return False
    called = s.stack[0].called_off
    return not called or (attacker, ATTEMPTS[kind], target) not in called


def candidates(s: IlluminatiState, seat: int, kind: int) -> list[int]:
    """The Groups that may be the target of this kind of attack at all: uncontrolled ones, then seat by seat."""
    if kind == BRAINWASH:
        return brainwash.brainwashable(s, seat)
    out: list[int] = [] if kind == NEUTRALIZE else s.zoned(OPEN)
    for other in range(s.seats):
        if s.alive[other] and (other != seat or kind == DESTROY):
            out.extend(s.layout(other).groups)
    if kind == DESTROY and whisperer(s, seat) < 0:
        power = s.base
        return [card for card in out if power[card] > 0]
    return out


def can_attack(s: IlluminatiState, seat: int, kind: int) -> bool:
    """Whether there is any attack of this kind."""
    able = attackers(s, seat, kind)
    if not able:
        return False
    if kind < DESTROY and unbarred(s, seat):
        if kind == CONTROL and OPEN in s.zone:
            return True
        for other in range(s.seats):
            if other != seat and s.alive[other] and s.layout(other).groups:
                return True
        return False
    if kind == BRAINWASH and unbarred(s, seat):
        return brainwash.any_brainwashable(s, seat)
    for target in candidates(s, seat, kind):
        for attacker in able:
            if fits(s, seat, kind, attacker, target):
                return True
    return False


def unbarred(s: IlluminatiState, seat: int) -> bool:
    """Whether every card of a seat may attack every Group: nothing called off, nobody immune."""
    if s.stack[0].called_off:
        return False
    immune = s.cat.immune
    for other in range(s.seats):
        if other != seat and s.alive[other] and s.root[other] in immune:
            return False
    return True


def targets(s: IlluminatiState, seat: int, kind: int) -> list[int]:
    """The Groups that some card of the seat may attack in this way."""
    able = attackers(s, seat, kind)
    alone = kind < DESTROY or (kind == BRAINWASH and not s.options.brainwash_own_groups)
    if able and alone and unbarred(s, seat):
        return candidates(s, seat, kind)
    out: list[int] = []
    for target in candidates(s, seat, kind):
        for attacker in able:
            if fits(s, seat, kind, attacker, target):
                out.append(target)
                break
    return out


def aiders(s: IlluminatiState, f: Any) -> list[int]:
    """The cards that may still join an announcement (I-10.4, I-10.5, I-13)."""
    transferable, used, often = s.transferable, s.used, s.cat.participations
    taken = [card for card, _ in f.aid]
    out: list[int] = []
    for card in s.layout(f.seat).members:
        free_still = used[card] < often[card] or masks.again(s, card)
        if transferable[card] > 0 and free_still and card != f.attacker and card != f.target:
            if card not in taken:
                out.append(card)
    if f.kind == "brainwash":
        root = s.root[f.seat]
        free = [root, *[card for card in s.cat.assists if brainwash.assists_left(s, card) > 0]]
        members = s.layout(f.seat).members
        for card in free:
            if (
                card in members
                and card not in (f.attacker, f.target)
                and card not in taken
                and card not in out
            ):
                out.append(card)
        out.sort()
    return out


def why_no_target(s: IlluminatiState, seat: int, kind: int, target: int) -> Refusal:
    """Why a card can't be the target of this kind of attack."""
    slug = s.cat.slugs[target]
    if target < s.cat.first_group:
        return refuse("illuminati_never_attacked", "I-18.4" if kind == BRAINWASH else "I-10.2", card=slug)
    if target >= s.cat.first_special or s.zone[target] not in (HELD, OPEN):
        return refuse("not_in_play", card=slug)
    if kind == CONTROL and s.zone[target] == HELD and s.holder[target] == seat:
        return refuse("own_group", card=slug)
    if kind == BRAINWASH:
        if s.zone[target] == HELD and s.holder[target] == seat and not s.options.brainwash_own_groups:
            return refuse("own_group", "I-18.12", card=slug)
        if not brainwash.changes(s, target):
            return refuse("too_many_markers", card=slug)
    if kind == NEUTRALIZE and s.zone[target] == OPEN:
        return refuse("uncontrolled_neutralize", card=slug)
    if kind == NEUTRALIZE and s.holder[target] == seat:
        return refuse("own_group_neutralize", card=slug)
    if kind == DESTROY and s.base[target] == 0 and whisperer(s, seat) < 0:
        return refuse("no_power_to_destroy", card=slug)
    able = attackers(s, seat, kind)
    for attacker in able:
        if immune_to(s, seat, attacker, kind, target):
            return refuse("immune", card=s.cat.slugs[attacker], target=slug)
        if attacker == target:
            return refuse("attacks_itself", card=slug)
        return refuse("called_off_before", card=s.cat.slugs[attacker], target=slug)
    return refuse("no_attacker_for", card=slug)


def why_no_attacker(s: IlluminatiState, f: Any, kind: int, card: int) -> Refusal:
    """Why a card can't lead the attack on the target named."""
    slug, target = s.cat.slugs[card], s.cat.slugs[f.target]
    if card >= s.cat.first_special or s.zone[card] != HELD or s.holder[card] != f.seat:
        return refuse("not_your_card", card=slug)
    if card == f.target:
        return refuse("attacks_itself", card=slug)
    if s.base[card] == 0:
        return refuse("no_power", card=slug)
    if s.used[card] >= s.cat.participations[card] and (kind != BRAINWASH or card >= s.cat.first_group):
        return refuse("already_took_part", card=slug)
    if kind == CONTROL and card not in s.layout(f.seat).armed:
        return refuse("no_free_arrow", card=slug)
    if immune_to(s, f.seat, card, kind, f.target):
        return refuse("immune", card=slug, target=target)
    return refuse("called_off_before", card=slug, target=target)


def why_no_aid(s: IlluminatiState, f: Any, card: int, amount: int) -> Refusal:
    """Why a card can't aid this announcement with this much."""
    slug = s.cat.slugs[card]
    if card >= s.cat.first_special or s.zone[card] != HELD or s.holder[card] != f.seat:
        return refuse("not_own_aid", card=slug)
    if card == f.attacker:
        return refuse("already_took_part", card=slug)
    if card == f.target:
        return refuse("attacks_itself", card=slug)
    if any(card == other for other, _ in f.aid):
        return refuse("aids_twice", card=slug)
    if s.transferable[card] == 0:
        return refuse("no_transferable", card=slug)
    if s.used[card] >= s.cat.participations[card]:
        return refuse("already_took_part", card=slug)
    code = "part_aid" if s.options.partial_aid or masks.is_back(s, card) else "whole_aid"
    return refuse(code, card=slug, amount=s.transferable[card])
