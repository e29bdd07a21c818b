"""Whole games of Crime Lords in which everything that must hold is checked after every action.

A ledger follows the money and the Crooks by the events alone; invariants look at the state: placement and power law,
tokens, markers, money, every card in one place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import conjura
from conjura import bots
from conjura.engine.grid import CENTRE, STEP
from conjura.games.crimelords.frames import Auction, Payroll, Settling, Setup, Turn, War
from conjura.games.crimelords.state import (
    ASIDE,
    DEAD,
    DECK,
    HELD,
    LEAVES,
    LOOSE,
    LOT,
    MOST_POWER,
    OPEN,
    OUT,
    CrimeLordsState,
)

GAME = conjura.game("crimelords")
SWITCHES: dict[str, tuple[Any, ...]] = {
    "boss_bonus": ("from_deck", 0, 3),
    "min_one_crook": ("reserve_rule", "deal_after"),
    "auction_excess_returns": (True, False),
    "auction_specials": ("auctioned", "set_aside"),
    "start_overflow": ("deeper", "uncontrolled"),
    "stronger_sub_marker": ("owner_turn", "every_turn"),
    "withhold_pay": ("allowed", "only_if_short"),
    "uncontrolled_target": (4, 1, 8),
    "draw_min": (0, 2),
    "calloff_returns_defender_tokens": (True, False),
    "recruit_arrives_with_token": (False, True),
    "type_bonus_stacks": (True, False),
    "target_counts_for_defender": (False, True),
    "bodyguard_needs_token": (False, True),
    "own_kill_growth": (True, False),
    "war_plus5": ("every_war_hit", "first_retaliation"),
    "gift_check": (True, False),
}


class Ledger:
    """The money of every seat as its own events tell it."""

    def __init__(self, s: CrimeLordsState) -> None:
        self.money = list(s.money)
        self.secret = [0] * s.seats

    def follow(self, events: list[Any], s: CrimeLordsState) -> None:
        """Take in what happened, hidden amounts included."""
        for event in events:
            name = type(event).__name__
            if name == "LotSold":
                self.money[event.seat] -= event.amount
            elif name == "GameBegan" or name == "MoneyDealt":
                self.money = [event.amount] * s.seats
            elif name == "IncomePaid":
                assert event.total == sum(amount for _, amount in event.cards)
                self.money[event.seat] += event.total
            elif name == "PayrollPaid":
                self.money[event.seat] -= event.total
            elif name in ("TurnPassed", "MoneyGained"):
                self.money[event.seat] += event.amount
            elif name in ("AttackPressed", "BossRetired", "AbilityUsed"):
                self.money[event.seat] -= event.amount
            elif name == "MoneyShown":
                for seat, amount in event.seats:
                    self.money[seat] -= abs(amount)
            elif name == "MoneyGiven":
                self.money[event.seat] -= event.amount
                self.money[event.to] += event.amount
            elif name == "MobEliminated":
                self.money[event.seat] = 0

    def agree(self, s: CrimeLordsState) -> None:
        """Whether the events have told all that has changed."""
        setup = type(s.stack[0]) is Setup
        if not setup or s.stack[0].step in ("mobs", "opener", "auction"):
            dealt = [seat for seat in range(s.seats) if s.mob[seat] >= 0]
            if len(dealt) == s.seats and not s.over:
                assert self.money == s.money, "money"


def check(s: CrimeLordsState) -> None:
    """What must hold of every state."""
    cat = s.cat
    turn = s.stack[0]
    for seat in range(s.seats):
        check_structure(s, seat)
        assert s.money[seat] >= 0
        assert s.known[seat] >> seat & 1
        assert s.offers[seat] <= 3
        assert not any(token >> seat & 1 for token in s.hands[seat])
        if not s.alive[seat]:
            assert not s.hands[seat] and not s.money[seat] and s.boss[seat] < 0
            assert not s.layout(seat).crooks
    for card in range(cat.first_special):
        zone = s.zone[card]
        assert zone in (OUT, DECK, OPEN, HELD, DEAD, ASIDE, LOT, LOOSE)
        assert s.deck[card] == (zone == DECK)
        if zone not in (HELD, LOOSE):
            assert not (s.holder[card] or s.master[card] or s.heading[card] or s.cell[card] or s.token[card])
        if zone not in (HELD, LOOSE, OPEN):
            assert not (s.unhappy[card] or s.grown[card] or s.muted[card])
        assert s.token[card] <= cat.space[card]
        assert s.unhappy[card] < LEAVES, "who bears three markers has left (C-10.1)"
        assert cat.power[card] + s.grown[card] <= MOST_POWER or not s.grown[card]
    check_specials(s)
    if any(zone == LOOSE for zone in s.zone) and not s.over:
        assert type(turn) is Setup or any(type(frame) is Settling for frame in s.stack)
    if not s.over and len(s.stack) == 1 and type(turn) is Turn and turn.step == "actions":
        assert s.alive[turn.seat]


def check_structure(s: CrimeLordsState, seat: int) -> None:
    """The placement law (C-4.2): two Crooks of a mob touch if and only if one is the other's superior."""
    layout = s.layout(seat)
    fresh = s._layout(seat)
    for name in ("crooks", "rackets", "subs", "depth", "arrows", "cells", "types", "districts"):
        assert getattr(layout, name) == getattr(fresh, name), "the layout is stale"
    held = [
        c for c in range(s.cat.first_crook, s.cat.first_racket) if s.zone[c] == HELD and s.holder[c] == seat
    ]
    assert sorted(layout.crooks) == held
    cells = {s.cell[card]: card for card in held}
    assert len(cells) == len(held)
    for card in held:
        near = {cells[s.cell[card] + step] for step in STEP if s.cell[card] + step in cells}
        kin = set(layout.subs[card])
        if card == s.boss[seat]:
            assert s.cell[card] == CENTRE
            assert len(kin) <= 4
        else:
            kin.add(s.master[card])
            assert len(layout.subs[card]) <= 3
        assert near == kin


def check_specials(s: CrimeLordsState) -> None:
    """Every copy of every Special is in exactly one place."""
    found: Counter[int] = Counter(s.discards)
    found.update(s.aside)
    for hand in s.hands:
        found.update(token >> 8 for token in hand)
    for frame in s.stack:
        if type(frame) is Auction and frame.lot >= s.cat.first_special:
            found[frame.lot] += 1
    removed = not s.options.auction_excess_returns
    for design in range(s.cat.first_special, s.cat.n_cards):
        assert found[design] + s.deck[design] == s.cat.copies[design] or removed


def check_change(before: CrimeLordsState, after: CrimeLordsState, events: list[Any]) -> None:
    """What one step may change."""
    if type(before.stack[0]) is Turn and type(after.stack[0]) is Turn:
        assert after.turn - before.turn in (0, 1)
    told = {type(event).__name__ for event in events}
    for seat in range(before.seats):
        if before.alive[seat] and not after.alive[seat]:
            assert "MobEliminated" in told
    laid = {event.card for event in events if type(event).__name__ == "CrookLaid"}
    slugs = after.cat.slugs
    for slug in laid:  # C-4.3: a new link is strictly downwards
        card = after.cat.index[slug]
        if after.zone[card] == HELD and card != after.boss[after.holder[card]]:
            kept = any(type(event).__name__ == "CrookMoved" for event in events)
            root = before.zone[card] == LOOSE and not before.master[card]
            if root and slugs[after.master[card]] and not kept and "CrookGrew" not in told:
                assert after.power(after.master[card]) > after.power(card)
    if any(type(frame) is War for frame in after.stack) and any(type(frame) is War for frame in before.stack):
        assert not told & {
            "MoneyGiven",
            "RacketGiven",
            "SpecialGiven",
            "CrookMoved",
            "BossRetired",
            "BossOverthrown",
        }
    if any(type(frame) is Payroll for frame in before.stack) and "PayrollPaid" in told:
        assert after.money[before.stack[0].seat] <= before.money[before.stack[0].seat] or "IncomePaid" in told


def options_of(rng: Random) -> dict[str, Any]:
    """Some options, two in three at their default."""
    return {name: rng.choice(values) for name, values in SWITCHES.items() if rng.randrange(3) == 0}


def play(
    seed: int,
    purpose: float,
    odd: bool = False,
    turns: int | None = 60,
    programs: bool = False,
    look: Callable[[CrimeLordsState], None] | None = None,
) -> Any:
    """A whole game with everything checked after every action; the state at its end. ``programs``: it is played by
    the opponents of people instead of by the driver and chance. ``look`` sees every state."""
    rng = Random(f"crimelords {seed} {purpose}")
    options = options_of(rng) if odd else {}
    if turns is not None:
        options["max_turns"] = turns
    state = GAME.new(players=2 + seed % 5, seed=seed, **options)
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(state.seats)] if programs else []
    ledger = Ledger(state)
    while not state.over:
        free = state.at_liberty
        if players:
            seat = state.awaiting[0]
            action = bots.play(players[seat], state)
        elif free and rng.random() < 0.02:
            seat = rng.choice(free)
            action = state.legal(seat).sample(rng)
        else:
            seat = state.awaiting[0]
            action = (
                GAME.driver(state, seat, rng) if rng.random() < purpose else state.legal(seat).sample(rng)
            )
        before = state.copy() if rng.randrange(4) == 0 else None
        events = state.apply(action, seat)
        ledger.follow(events, state)
        ledger.agree(state)
        check(state)
        if look is not None:
            look(state)
        if before is not None:
            check_change(before, state, events)
    return state
