"""Another world that a seat can't tell from the real one: all it does not know is drawn anew, fairly (DESIGN: secrets).

What is drawn: the Specials it has not seen, between the deck and the others' hands; secret goals, among those that
public play has not ruled out; with closed treasuries, how the others' money lies on their cards.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.streams import seed_streams
from conjura.games.illuminati.frames import Offering, Played, Redistributing
from conjura.games.illuminati.rules.setup import open_goals
from conjura.games.illuminati.state import HELD, LOOSE, NO_GOAL, IlluminatiState


def redeal(s: IlluminatiState, seat: int, rng: Any, stream_names: tuple[str, ...]) -> IlluminatiState:
    """Draw such a world.

    Args:
        s: the real state; it is not changed.
        seat: whose knowledge stays as it is.
        rng: asked only for ``randrange``; decides everything, the new streams included.
        stream_names: the names of the streams.
    """
    world = s.copy()
    world.streams = seed_streams(rng.randrange(1 << 64), stream_names)
    world.log = None
    world.events = []
    world._lists = {}
    world._memo = {}
    deal_specials(world, seat, rng)
    for other in range(s.seats):
        if other != seat and s.goal[other] != NO_GOAL and not s.seen_goal(other) and not s.over:
            goals = list(world.goal)
            open_ones = open_goals(s, other)
            goals[other] = open_ones[rng.randrange(len(open_ones))]
            world.goal = tuple(goals)
    if s.purse_known:
        for other in range(s.seats):
            if other != seat and s.alive[other]:
                lay_money(world, other, seat, rng)
    world.start = world.copy()
    return world


def deal_specials(world: IlluminatiState, seat: int, rng: Any) -> None:
    """Deal the unseen Specials anew between the deck and the places of the others' hands."""
    cat = world.cat
    pool: list[int] = []
    for card in range(cat.first_special, cat.n_cards):
        pool += [card] * world.deck[card]
        world.deck[card] = 0
    for other in range(world.seats):
        if other != seat:
            pool += [token >> 8 for token in world.hands[other] if not token >> seat & 1]
    for place in range(len(pool) - 1, 0, -1):
        swap = rng.randrange(place + 1)
        pool[place], pool[swap] = pool[swap], pool[place]
    for other in range(world.seats):
        if other == seat:
            continue
        new: list[int] = []
        swapped: list[tuple[int, int]] = []
        for token in world.hands[other]:
            if token >> seat & 1:
                new.append(token)
            else:
                card = pool.pop()
                swapped.append((token, card))
                new.append(card << 8 | token & 255)
        world.hands[other] = tuple(sorted(new))
        rename_offered(world, other, seat, swapped)
    for card in pool:
        world.deck[card] += 1


def rename_offered(world: IlluminatiState, other: int, seat: int, swapped: list[tuple[int, int]]) -> None:
    """A Special that lies in an open offer, unseen by the seat, is now the one that took its place."""
    for place, frame in enumerate(world.stack):
        if type(frame) is Offering and frame.by == other and frame.to != seat and frame.gives_specials:
            left, cards = list(swapped), []
            for card in frame.gives_specials:
                for row in left:
                    if row[0] >> 8 == card and row[0] >> frame.to & 1:
                        cards.append(row[1])
                        left.remove(row)
                        break
                else:
                    cards.append(card)
            world.stack[place] = replace(frame, gives_specials=tuple(sorted(cards)))


def lay_money(world: IlluminatiState, other: int, seat: int, rng: Any) -> None:
    """Lay the money of another seat anew on the cards whose purse this seat does not know."""
    cards = [
        card
        for card in range(world.cat.first_special)
        if world.zone[card] in (HELD, LOOSE)
        and world.holder[card] == other
        and world.purse_known[card] != world.onlookers()
        and not world.purse_known[card] >> seat & 1
    ]
    if cards:
        total = sum(world.money[card] for card in cards)
        spread(world, cards, total, rng)
    for place, frame in enumerate(world.stack):
        if type(frame) in (Played, Redistributing) and frame.plan:
            owner = frame.by if type(frame) is Played else frame.seat
            if owner == other:
                source = frame.source if type(frame) is Redistributing else -1
                world.stack[place] = replace(frame, plan=plan_anew(frame.plan, source, rng))


def spread(world: IlluminatiState, cards: list[int], total: int, rng: Any) -> None:
    """Spread a sum over cards, each with at least what everybody knows to be there."""
    amounts = [world.purse_floor[card] for card in cards]
    rest = total - sum(amounts)
    for amount, card in zip(split(rest, len(cards), rng), cards, strict=True):
        world.money[card] = world.purse_floor[card] + amount


def split(total: int, places: int, rng: Any) -> list[int]:
    """A sum split over places, every way equally likely: stars and bars, the bars drawn without repetition."""
    slots = total + places - 1
    bars: set[int] = set()
    for last in range(slots - places + 1, slots):
        bar = rng.randrange(last + 1)
        bars.add(last if bar in bars else bar)
    edges = [-1, *sorted(bars), slots]
    return [edges[i + 1] - edges[i] - 1 for i in range(places)]


def plan_anew(plan: tuple[tuple[int, int], ...], source: int, rng: Any) -> tuple[tuple[int, int], ...]:
    """Another plan for the same sum on the same cards; a source that was named has money on it."""
    least = [1 if card == source else 0 for card, _ in plan]
    amounts = split(sum(amount for _, amount in plan) - sum(least), len(plan), rng)
    return tuple((card, low + amount) for (card, _), low, amount in zip(plan, least, amounts, strict=True))
