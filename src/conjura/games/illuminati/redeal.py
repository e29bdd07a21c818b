"""Another world that a seat can't tell from the real one: all it does not know is drawn anew, fairly (DESIGN: secrets).

What is drawn: the Specials it has not seen, between the deck and the others' hands; secret goals, among those that
public play has not ruled out; what lies under the backs of face-down Illuminati, as far as public play leaves that open;
with closed treasuries, how the others' money lies on their cards.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.deals import deal_specials
from conjura.engine.ledger import dice_anew, forget_unseen, top_anew
from conjura.games.illuminati.frames import Attacking, Hiring, Played, Redistributing, Scheming, Turn
from conjura.games.illuminati.modules import PLAIN
from conjura.games.illuminati.rules.masks import mask_anew
from conjura.games.illuminati.rules.schemes import victims
from conjura.games.illuminati.rules.setup import open_goals
from conjura.games.illuminati.state import HELD, LOOSE, NO_GOAL, IlluminatiState


def redeal(s: IlluminatiState, world: IlluminatiState, seat: int, rng: Any) -> None:
    """Draw such a world, in a copy of the real state."""
    deal_specials(world, seat, rng)
    for other in range(s.seats):
        if s.masked(other):
            continue
        if other != seat and s.goal[other] != NO_GOAL and not s.seen_goal(other) and not s.over:
            goals = list(world.goal)
            open_ones = open_goals(s, other)
            goals[other] = open_ones[rng.randrange(len(open_ones))]
            world.goal = tuple(goals)
    if s.modules.cheats is not None:
        take_skimmed(world, seat)
    if s.modules.identity:
        mask_anew(world, seat, rng)
    if s.modules is not PLAIN:
        plot_anew(world, seat, rng)
    if s.purse_known:
        for other in range(s.seats):
            if other != seat and s.alive[other]:
                lay_money(world, other, seat, rng)
    if s.modules.cheats is not None:
        cheat_anew(world, seat, rng)


def take_skimmed(world: IlluminatiState, seat: int) -> None:
    """Take away what others have and this seat does not see."""
    for other in range(world.seats):
        if other != seat and world.alive[other] and world.root[other] >= 0:
            world.money[world.root[other]] -= world.concealed(other)


def cheat_anew(world: IlluminatiState, seat: int, rng: Any) -> None:
    """What the others did unseen may be otherwise; what everybody sees of their money stays as it is (I-29.5)."""
    before = world.modules.cheats
    playing = type(world.stack[0]) is Turn  # outside turns nobody can cheat
    purses = [
        world.money[world.root[other]] if playing and world.alive[other] and world.root[other] >= 0 else 0
        for other in range(world.seats)
    ]
    ledger = forget_unseen(before, seat, rng, world.alive, purses)
    secret = list(ledger.secret)
    for other in range(world.seats):
        if other != seat and purses[other] > 0:
            world.money[world.root[other]] += secret[other]
        elif other != seat:
            secret[other] = 0
    ledger = replace(ledger, secret=tuple(secret))
    left = [card for card in range(world.cat.n_cards) if world.deck[card]]
    attack = next((frame for frame in world.stack if type(frame) is Attacking), None)
    thrower = -1 if attack is None else attack.seat
    ledger = dice_anew(top_anew(ledger, seat, left, rng), seat, thrower, rng)
    world.modules = replace(world.modules, cheats=ledger)


def plot_anew(world: IlluminatiState, seat: int, rng: Any) -> None:
    """Aim the others' secret units anew, each at something it could have been aimed at (I-21.7, I-23.4)."""
    m = world.modules
    hacks = []
    for row in m.hacks:
        if row[0] != seat:
            card, victim = row[4][rng.randrange(len(row[4]))]
            row = (*row[:2], card, victim, row[4])
        hacks.append(row)
    units = []
    for rows in (m.plumbers, m.moles):
        units.append(
            tuple(
                sorted(
                    [
                        row if row[0] == seat else (row[0], row[2][rng.randrange(len(row[2]))], row[2])
                        for row in rows
                    ]
                )
            )
        )
    world.modules = replace(m, hacks=tuple(sorted(hacks)), plumbers=units[0], moles=units[1])
    for place, frame in enumerate(world.stack):
        if type(frame) is Scheming and frame.seat != seat and frame.card >= 0:
            pool = victims(world, frame.seat, frame.scheme)
            world.stack[place] = replace(frame, card=pool[rng.randrange(len(pool))])


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
        spread(world, cards, total, rng, dearest(world, other, cards, total, rng))
    for place, frame in enumerate(world.stack):
        if type(frame) in (Played, Redistributing) and frame.plan:
            owner = frame.by if type(frame) is Played else frame.seat
            if owner == other:
                source = frame.source if type(frame) is Redistributing else -1
                world.stack[place] = replace(frame, plan=plan_anew(frame.plan, source, rng))


def dearest(
    world: IlluminatiState, other: int, cards: list[int], total: int, rng: Any
) -> tuple[int, int] | None:
    """Of the cards that may pay for an ability that is about to be paid for, one and the price that it must have, unless
    it is known of another that it can pay (I-33.42)."""
    for frame in world.stack:
        if type(frame) is Hiring and frame.seat == other:
            price: int = world.cat.paid_action[frame.card]
            able = []
            for card in (frame.card, world.root[other]):
                if card not in cards and world.money[card] >= price:
                    return None
                if card in cards and total - proved(world, cards, card) >= price:
                    able.append(card)
            return able[rng.randrange(len(able))], price
    return None


def proved(world: IlluminatiState, cards: list[int], without: int) -> int:
    """What everybody knows to lie on these cards, but for one of them."""
    return sum([world.purse_floor[card] for card in cards if card != without])


def spread(
    world: IlluminatiState, cards: list[int], total: int, rng: Any, dear: tuple[int, int] | None = None
) -> None:
    """Spread a sum over cards, each with at least what everybody knows to be there; one at least with its price."""
    least = [world.purse_floor[card] for card in cards]
    if dear is not None:
        place = cards.index(dear[0])
        least[place] = max(least[place], dear[1])
    for low, amount, card in zip(least, split(total - sum(least), len(cards), rng), cards, strict=True):
        world.money[card] = low + amount


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
