"""Another world that a seat can't tell from the real one: all it does not know is drawn anew, fairly (DESIGN: secrets).

What is drawn: the Specials it has not seen, between the deck and the others' hands; the others' money, as far as
nobody told it; what they have put in secret into an attack, an offer, a payroll or a vote.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.deals import deal_specials
from conjura.engine.ledger import dice_anew, forget_unseen, top_anew
from conjura.games.crimelords.frames import Agreeing, Attacking, Offering, Payroll, Turn
from conjura.games.crimelords.rules.attack import THIRD_MONEY
from conjura.games.crimelords.rules.deals import MAX_WANT
from conjura.games.crimelords.rules.payroll import wages
from conjura.games.crimelords.rules.strength import owner_of
from conjura.games.crimelords.state import CrimeLordsState

PURSE = 60
"""What a purse that nobody has told of is thought to hold at most."""


def redeal(s: CrimeLordsState, world: CrimeLordsState, seat: int, rng: Any) -> None:
    """Draw such a world, in a copy of the real state."""
    if not s.over:
        deal_specials(world, seat, rng)
        for other in range(s.seats):
            if other != seat and s.alive[other]:
                world.money[other] -= world.concealed(other)
        for other in range(s.seats):
            if other != seat and s.alive[other] and not s.known[other] >> seat & 1:
                least = promised(world, other, seat)
                world.money[other] = least + rng.randrange(max(1, PURSE + 1 - least))
        for place in range(len(world.stack)):
            seal_anew(world, place, seat, rng)
        if s.ledger is not None:
            cheat_anew(world, seat, rng)


def cheat_anew(world: CrimeLordsState, seat: int, rng: Any) -> None:
    """What the others did unseen may be otherwise; what is known of their money stays as it is (C-19.5)."""
    playing = type(world.stack[0]) is Turn  # before the first turn nobody can cheat
    purses = world.money if playing else [0] * world.seats
    ledger = forget_unseen(world.ledger, seat, rng, world.alive, purses)
    secret = list(ledger.secret)
    for other in range(world.seats):
        if other != seat:
            secret[other] = secret[other] if world.money[other] > 0 else 0
            world.money[other] += secret[other]
    left = [card for card in range(world.cat.first_crook, world.cat.n_cards) if world.deck[card]]
    attack = next((frame for frame in world.stack if type(frame) is Attacking), None)
    thrower = -1 if attack is None else attack.seat
    world.ledger = dice_anew(
        top_anew(replace(ledger, secret=tuple(secret)), seat, left, rng), seat, thrower, rng
    )


def promised(world: CrimeLordsState, other: int, seat: int) -> int:
    """What a seat has shown to another, in an open offer, that it holds at least."""
    for frame in world.stack:
        if type(frame) is Offering and frame.by == other and frame.gives:
            return int(frame.gives) if seat == frame.to else 1
    return 0


def seal_anew(world: CrimeLordsState, place: int, seat: int, rng: Any) -> None:
    """What others have set in secret in a frame is set anew."""
    frame = world.stack[place]
    if type(frame) is Attacking and frame.pending:
        owner = owner_of(world, frame.target)
        rows = [
            value if value is None or other == seat or not world.alive[other]
            else commitment(world, frame, other, owner, rng)
            for other, value in enumerate(frame.pending)
        ]  # fmt: skip
        world.stack[place] = replace(frame, pending=tuple(rows))
    elif type(frame) is Agreeing:
        votes = [
            vote if vote is None or other == seat else rng.randrange(2)
            for other, vote in zip(frame.seats, frame.votes, strict=True)
        ]
        world.stack[place] = replace(frame, votes=tuple(votes))
    elif (
        type(frame) is Payroll
        and frame.plan
        and frame.seat != seat
        and not world.known[frame.seat] >> seat & 1
    ):
        world.stack[place] = replace(frame, plan=plan_anew(world, frame, rng))
    elif type(frame) is Offering and seat not in (frame.by, frame.to):
        gives = 1 + rng.randrange(max(1, world.money[frame.by])) if frame.gives else 0
        wants = 1 + rng.randrange(MAX_WANT) if frame.wants else 0
        open_ones = [
            card
            for card in range(world.cat.first_special, world.cat.n_cards)
            if world.discards.count(card) + world.aside.count(card) < world.cat.copies[card]
        ]
        wanted: list[int] = []
        for _ in frame.wants_specials:
            wanted.append(open_ones.pop(rng.randrange(len(open_ones))))
        world.stack[place] = replace(frame, gives=gives, wants=wants, wants_specials=tuple(sorted(wanted)))


def commitment(world: CrimeLordsState, frame: Any, other: int, owner: int, rng: Any) -> int:
    """What another seat may have put into an attack (C-11.4)."""
    money = world.money[other]
    if other == frame.seat:
        return int(rng.randrange(money + 1))
    if other == owner:
        return -int(rng.randrange(money + 1))
    most = min(THIRD_MONEY, money)
    return int(rng.randrange(2 * most + 1)) - most


def plan_anew(world: CrimeLordsState, frame: Any, rng: Any) -> tuple[tuple[int, int], ...]:
    """Another payroll of as many entries, as the rules let it be set (C-7.1)."""
    rows = [row for row in wages(world, frame) if row[1] > 0]
    boss = world.boss[frame.seat]
    count = len(frame.plan)
    if rows and rows[0][0] == boss:
        if count == 1:
            chosen = [(boss, 1 + rng.randrange(rows[0][1]))]
        else:
            rest = rows[1:]
            while len(rest) > count - 1:
                rest.pop(rng.randrange(len(rest)))
            chosen = [rows[0], *[(card, 1 + rng.randrange(wage)) for card, wage in rest]]
    else:
        while len(rows) > count:
            rows.pop(rng.randrange(len(rows)))
        chosen = [(card, 1 + rng.randrange(wage)) for card, wage in rows]
    world.money[frame.seat] = max(world.money[frame.seat], sum([amount for _, amount in chosen]))
    return tuple(sorted(chosen))
