"""Another world that a seat can't tell from the real one: all it does not know is drawn anew, fairly (DESIGN: secrets).

What is drawn: the cards of hands that it has not seen, between the deck and the others' hands; the others' objectives;
in the setup the Capos and types that they were dealt, and what they chose of them. Public play proves nothing more of
any of these: who could claim need not, and who could play need not.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.rows import put_at
from conjura.games.omerta.frames import Setup
from conjura.games.omerta.state import DECK, NONE, OmertaState


def redeal(s: OmertaState, world: OmertaState, seat: int, rng: Any) -> None:
    """Draw such a world, in a copy of the real state."""
    deal_hands(world, seat, rng)
    deal_objectives(world, seat, rng)
    if any(world.dealt):
        deal_choices(world, seat, rng)


def shuffle(cards: list[int], rng: Any) -> None:
    """Bring cards into a random order."""
    for place in range(len(cards) - 1, 0, -1):
        swap = rng.randrange(place + 1)
        cards[place], cards[swap] = cards[swap], cards[place]


def deal_hands(world: OmertaState, seat: int, rng: Any) -> None:
    """Deal the unseen cards of hands anew: Actions, and with two players whatever bears the icon (O-5.9)."""
    first, designs = world.cat.first_event, world.cat.designs
    pool: list[int] = []
    for place in range(len(world.deck)):
        design = designs[first + place]
        if not design.happening or (design.alone and world.seats == 2):
            pool += [first + place] * world.deck[place]
            world.deck[place] = 0
    for other in range(world.seats):
        if other != seat:
            pool += [token >> 8 for token in world.hands[other] if not token >> seat & 1]
    pool.sort()
    shuffle(pool, rng)
    for other in range(world.seats):
        if other == seat:
            continue
        new: list[int] = []
        for token in world.hands[other]:
            new.append(token if token >> seat & 1 else pool.pop() << 8 | token & 255)
        new.sort()
        world.hands[other] = tuple(new)
    for card in pool:
        world.deck[card - first] += 1


def deal_objectives(world: OmertaState, seat: int, rng: Any) -> None:
    """Deal the others' objectives anew from those that the seat has not seen."""
    if not world.over:
        mains = [card for card in world.cat.mains if card != world.main[seat]]
        shuffle(mains, rng)
        for other in range(world.seats):
            if other != seat and world.main[other] != NONE:
                world.main = put_at(world.main, other, mains.pop())
    seen = {task & 4095 for task in world.tasks[seat]}
    for row in world.done:
        seen.update(row)
    pool = [card for card in world.cat.secondaries if card not in seen]
    shuffle(pool, rng)
    for other in range(world.seats):
        if other != seat:
            tasks = [task >> 12 << 12 | pool.pop() for task in world.tasks[other]]
            world.tasks = put_at(world.tasks, other, tuple(sorted(tasks)))


def deal_choices(world: OmertaState, seat: int, rng: Any) -> None:
    """Deal the others anew what they choose from in the setup (O-2.2), and choose for those who have."""
    cat = world.cat
    own = world.dealt[seat]
    capos = [card for card in range(cat.n_capos) if world.zone[card] == DECK and card not in own]
    types: list[int] = []
    for place in range(len(world.types)):
        card = cat.first_type + place
        types += [card] * (world.types[place] - own.count(card))
    shuffle(capos, rng)
    shuffle(types, rng)
    frame: Any = world.stack[0]
    for other in range(world.seats):
        if other == seat:
            continue
        row = world.dealt[other]
        new = [capos.pop() if card < cat.n_capos else types.pop() for card in row]
        if other >= frame.seat or frame.step not in ("capo", "type"):  # not chosen yet
            new.sort()
        world.dealt = put_at(world.dealt, other, tuple(new))
        if type(frame) is Setup and frame.capo >= 0 and frame.seat == other:
            world.stack[0] = replace(frame, capo=new[rng.randrange(2)])
