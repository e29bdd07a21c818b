"""Illuminati that lie face down (I-24.2 to I-24.9): what they can still be, what proves it, and how they are turned up.

A back lies where the card would lie and takes part in everything; what it is, its owner knows alone. Everybody can tell
from what was used of it which cards it can still be: ``chances`` of the modules. Whoever is asked, is asked because of
these, never because of what lies there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from conjura.games.illuminati.catalogue import BRAINWASH, CONTROL
from conjura.games.illuminati.events import GoalRuledOut
from conjura.games.illuminati.events_modules import IlluminatiUnmasked, MaskDealt
from conjura.games.illuminati.rules.reckoning import change_modules, reckon
from conjura.games.illuminati.state import HELD, OUT, IlluminatiState, lay_root


def back_of(s: IlluminatiState, seat: int) -> int:
    """The back that lies before a seat."""
    return s.cat.first_back + seat


def is_back(s: IlluminatiState, card: int) -> bool:
    """Whether a card is a back."""
    return s.cat.first_back <= card < s.cat.first_group


def first_chances(s: IlluminatiState) -> tuple[int, ...]:
    """What a card that nothing is known of can be: by Illuminati the mask of the goals that go with it (I-24.7)."""
    goals = [card for card in s.cat.roots if s.cat.goals[card][0] != "secret"]
    every = sum([1 << card for card in goals])
    return tuple(
        [
            (1 << card if card in goals and not s.options.hidden_goals else every) * (card in s.cat.roots)
            for card in range(s.cat.n_illuminati)
        ]
    )


def lay_mask(s: IlluminatiState, seat: int, card: int) -> None:
    """An Illuminati card is dealt face down (I-24.2)."""
    back = back_of(s, seat)
    lay_root(s, seat, back)
    disguise(s, seat, card)
    s.tell(
        MaskDealt(seat=seat, mask=s.cat.slugs[back], card=s.cat.slugs[card], audience=(seat,), reveals=True)
    )


def disguise(s: IlluminatiState, seat: int, card: int) -> None:
    """Another card lies under the back of a seat; nothing is known of it but what lies face up elsewhere."""
    identity, chances = list(s.modules.identity), list(s.modules.chances)
    identity[seat] = card
    chances[seat] = tuple([0 if s.zone[one] == HELD else mask for one, mask in enumerate(first_chances(s))])
    change_modules(s, identity=tuple(identity), chances=tuple(chances))
    s.changed(seat)
    reckon(s)


def possible(s: IlluminatiState, seat: int) -> list[int]:
    """The Illuminati that a face-down card can still be, as everybody can tell."""
    return [card for card, mask in enumerate(s.modules.chances[seat]) if mask]


def could(s: IlluminatiState, seat: int, cards: Collection[int]) -> bool:
    """Whether the card of a seat lies face down and can be one of these: everybody knows."""
    return s.masked(seat) and not set(cards).isdisjoint(possible(s, seat))


def narrow(s: IlluminatiState, seat: int, kept: list[int]) -> None:
    """What was used or said leaves only these; a card that can be but one is turned up (I-24.8)."""
    chances = list(s.modules.chances)
    chances[seat] = tuple([mask if card in kept else 0 for card, mask in enumerate(chances[seat])])
    change_modules(s, chances=tuple(chances))
    if len(possible(s, seat)) == 1:
        unmask(s, seat)


def proves(s: IlluminatiState, seat: int, column: tuple[int, ...], amount: int) -> None:
    """So much of a number was used: whoever has less is out of the question.

    Args:
        s: the state.
        seat: whose card lies face down.
        column: the numbers by card.
        amount: what was used.
    """
    if s.masked(seat):
        narrow(s, seat, [card for card in possible(s, seat) if column[card] >= amount])


def face_up(s: IlluminatiState, card: int) -> None:
    """A card lies face up now: it lies under no back."""
    chances = list(s.modules.chances)
    for seat, row in enumerate(chances):
        if row and row[card]:
            chances[seat] = (*row[:card], 0, *row[card + 1 :])
    change_modules(s, chances=tuple(chances))
    for seat in range(s.seats):
        if s.masked(seat) and len(possible(s, seat)) == 1:
            unmask(s, seat)


def unmask(s: IlluminatiState, seat: int) -> None:
    """The card of a seat is turned up and takes the place of its back everywhere."""
    back, card = s.root[seat], s.modules.identity[seat]
    slugs = s.cat.slugs
    goals = s.modules.chances[seat][card]
    identity, chances = list(s.modules.identity), list(s.modules.chances)
    identity[seat], chances[seat] = -1, ()
    for other, row in enumerate(chances):
        if row and row[card]:
            chances[other] = (*row[:card], 0, *row[card + 1 :])
    change_modules(s, identity=tuple(identity), chances=tuple(chances))
    exchange_root(s, seat, card)
    if s.options.hidden_goals or s.cat.goals[card][0] == "secret":
        ruled = list(s.ruled_out)
        every = first_chances(s)[card] & ~(0 if s.options.hidden_goals else 1 << card)
        ruled[seat] = every & ~goals
        s.ruled_out = tuple(ruled)
    s.tell(IlluminatiUnmasked(seat=seat, mask=slugs[back], card=slugs[card], reveals=True))
    for other in range(s.seats):
        if s.masked(other) and len(possible(s, other)) == 1:
            unmask(s, other)


def exchange_root(s: IlluminatiState, seat: int, card: int) -> None:
    """Another card lies at the root of a seat's structure, in everything that is under way too."""
    old = s.root[seat]
    lay_root(s, seat, card)
    s.heading[card] = s.heading[old]
    s.used[card], s.money[card] = s.used[old], s.money[old]
    if s.purse_known:
        known, floor = list(s.purse_known), list(s.purse_floor)
        known[card], floor[card] = known[old], floor[old]
        s.purse_known, s.purse_floor = tuple(known), tuple(floor)
    for group in range(s.cat.first_group, s.cat.first_special):
        if s.zone[group] == HELD and s.holder[group] == seat and s.master[group] == old:
            s.master[group] = card
    s.used[old] = 0
    s.clear(old, OUT)
    codec = s.game.frame_codec(s.options)
    was, now = f'"{s.cat.slugs[old]}"', f'"{s.cat.slugs[card]}"'
    for place, frame in enumerate(s.stack):
        text = msgspec.json.encode(codec.encode(frame)).decode()
        if was in text:
            s.stack[place] = codec.decode(msgspec.json.decode(text.replace(was, now)))
    s.changed(seat)
    reckon(s)


# Abilities that are shown


def helps(s: IlluminatiState, f: Any, seat: int, card: int) -> bool:
    """Whether the ability of an Illuminati would change the number of an attack, were it this seat's."""
    kind = ("control", "neutralize", "destroy", "brainwash").index(f.kind)
    if seat != f.seat:
        defends = s.zone[f.target] == HELD and s.holder[f.target] == seat
        return defends and f.kind == "destroy" and any(source == card for source, _ in s.cat.shelters)
    mask = s.align[f.target]
    for source, _, wanted, cards, _ in s.cat.any_bonus[CONTROL if kind == BRAINWASH else kind]:
        if source == card and (not wanted or wanted & mask) and (not cards or f.target in cards):
            return True
    return False


def may_help(s: IlluminatiState, f: Any, seat: int) -> bool:
    """Whether a seat is asked in the loop because its face-down card could change the number: public (I-24.9)."""
    return s.masked(seat) and any(helps(s, f, seat, card) for card in possible(s, seat))


def can_help(s: IlluminatiState, f: Any, seat: int) -> bool:
    """Whether it really could: the seat's own secret."""
    return s.masked(seat) and helps(s, f, seat, s.modules.identity[seat])


def may_shield(s: IlluminatiState, attacker: int, kind: int, target: int) -> int:
    """The seat that is asked whether its structure is immune to an attacker, or -1; public (I-24.9)."""
    if s.zone[target] != HELD:
        return -1
    seat = s.holder[target]
    against = s.alignments(attacker, kind, target)
    if s.masked(seat) and any(s.cat.immune.get(card, 0) & against for card in possible(s, seat)):
        return seat
    return -1


def shields(s: IlluminatiState, f: Any, seat: int) -> bool:
    """Whether the structure of a seat really is immune to the attacker: the seat's own secret."""
    kind = ("control", "neutralize", "destroy", "brainwash").index(f.kind)
    shield = s.cat.immune.get(s.modules.identity[seat], 0)
    return bool(shield & s.alignments(f.attacker, kind, f.target))


def may_draw(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat is asked in T2 because its face-down card might draw more: public (I-24.9)."""
    groups = s.layout(seat).groups
    return could(
        s, seat, [*s.cat.draws, *[root for group, root in s.cat.extra_draws.items() if group in groups]]
    )


def again(s: IlluminatiState, card: int) -> bool:
    """Whether a back that took part in this turn may do so once more, as the card that it is may (I-7.9)."""
    return is_back(s, card) and s.used[card] < s.cat.participations[s.persona(card)]


# Goals


def rule_out_chances(s: IlluminatiState, seat: int, met: Any) -> None:
    """The game goes on: a face-down card is none with which the seat would have won (I-27.1).

    Args:
        s: the state.
        seat: whose card lies face down.
        met: asked for an Illuminati and a goal whether the goal is met by that one.
    """
    before = 0
    rows = []
    for card, mask in enumerate(s.modules.chances[seat]):
        before |= mask
        for goal in range(s.cat.n_illuminati):
            if mask >> goal & 1 and met(card, goal):
                mask &= ~(1 << goal)
        rows.append(mask)
    chances = list(s.modules.chances)
    if tuple(rows) == chances[seat]:
        return
    chances[seat] = tuple(rows)
    change_modules(s, chances=tuple(chances))
    after = 0
    for mask in rows:
        after |= mask
    for goal in range(s.cat.n_illuminati):
        if (before & ~after) >> goal & 1:
            s.tell(GoalRuledOut(seat=seat, card=s.cat.slugs[goal], reveals=True))
    if len(possible(s, seat)) == 1:
        unmask(s, seat)


# Other worlds


def mask_anew(world: IlluminatiState, seat: int, rng: Any) -> None:
    """Lay other cards under the backs of the others, and give them goals, all that is possible equally likely."""
    others = [other for other in range(world.seats) if other != seat and world.masked(other)]
    if not others:
        return
    own = world.modules.identity[seat]
    rows = [[card for card in possible(world, other) if card != own] for other in others]
    ways: dict[tuple[int, int], int] = {}

    def count(place: int, taken: int) -> int:
        if place == len(rows):
            return 1
        found = ways.get((place, taken))
        if found is None:
            found = sum(
                [count(place + 1, taken | 1 << card) for card in rows[place] if not taken >> card & 1]
            )
            ways[(place, taken)] = found
        return found

    identity, goals, taken = list(world.modules.identity), list(world.goal), 0
    for place, other in enumerate(others):
        left = rng.randrange(count(place, taken))
        for card in rows[place]:
            if taken >> card & 1:
                continue
            left -= count(place + 1, taken | 1 << card)
            if left < 0:
                break
        taken |= 1 << card
        identity[other] = card
        if goals[other] >= 0:
            mask = world.modules.chances[other][card]
            open_ones = [goal for goal in range(world.cat.n_illuminati) if mask >> goal & 1]
            goals[other] = open_ones[rng.randrange(len(open_ones))]
    world.goal = tuple(goals)
    world.modules = replace(world.modules, identity=tuple(identity))
    reckon(world)
