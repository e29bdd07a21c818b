"""What must be true of every state: checked after every action of games of many kinds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from conjura.engine.game import game
from conjura.engine.grid import STEP
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.frames import Placing, Rearranging, Turn
from conjura.games.illuminati.rules.brainwash import MOST_MARKERS, changes_of
from conjura.games.illuminati.rules.strength import PROXIMITY
from conjura.games.illuminati.state import DEAD, DECK, GONE, HELD, LOOSE, OPEN, OUT
from properties.games import SWITCHES

GAME = game("illuminati")


def check_cards(s: Any) -> None:
    """Every card is in one place, and what it holds means something there (I-1.9)."""
    cat = s.cat
    specials: Counter[int] = Counter(s.discards)
    for seat in range(s.seats):
        specials.update(s.hand(seat))
        assert s.alive[seat] or not s.hands[seat]
    for card in range(cat.first_special, cat.n_cards):
        assert specials[card] + s.deck[card] == cat.copies[card], cat.slugs[card]
    loose_allowed = any(type(frame) in (Placing, Rearranging) for frame in s.stack)
    for card in range(cat.first_special):
        zone, slug = s.zone[card], cat.slugs[card]
        assert s.money[card] >= 0, slug
        assert 0 <= s.used[card] <= cat.participations[card], slug
        if card < cat.first_group:
            assert zone in (HELD, OUT), slug
            played = any(s.root[seat] == card and s.alive[seat] for seat in range(s.seats))
            assert (zone == HELD) == played, slug
        else:
            assert zone in (DECK, OPEN, HELD, DEAD, GONE, LOOSE), slug
            assert (zone == DECK) == (s.deck[card] == 1), slug
            assert zone != LOOSE or loose_allowed, slug
        if zone not in (HELD, LOOSE):
            columns = (s.money, s.holder, s.master, s.heading, s.cell)
            assert all(column[card] == 0 for column in columns), slug


def check_structures(s: Any) -> None:
    """Structures are trees on the grid: arrows to arrows, no card on another (I-1.4, I-1.5, I-16.2)."""
    cat = s.cat
    cells: set[tuple[int, int]] = set()
    arrows: set[tuple[int, int]] = set()
    for card in range(cat.first_special):
        if s.zone[card] != HELD:
            continue
        seat, slug = s.holder[card], cat.slugs[card]
        assert (seat, s.cell[card]) not in cells, slug
        cells.add((seat, s.cell[card]))
        if card < cat.first_group:
            assert s.root[seat] == card
            continue
        master, side = s.master[card], s.heading[card]
        assert s.zone[master] == HELD and s.holder[master] == seat, slug
        assert (side - s.heading[master]) & 3 in cat.outs[master], slug
        assert s.cell[card] == s.cell[master] + STEP[side], slug
        assert (master, side) not in arrows, slug
        arrows.add((master, side))
        up = 0
        while card >= cat.first_group:
            card = s.master[card]
            up += 1
            assert up <= cat.n_groups, slug
    for seat in range(s.seats):
        layout = s.layout(seat)
        s.layouts[seat] = None
        again = s.layout(seat)
        for name in ("members", "groups", "arrows", "movable", "depth", "cells"):
            assert getattr(layout, name) == getattr(again, name), f"the layout of seat {seat} is stale"
        for owner, side in layout.arrows:
            assert (owner, side) not in arrows and s.cell[owner] + STEP[side] not in layout.cells


def check_turn(s: Any) -> None:
    """Counters stay within what the clauses allow (I-8.1, I-15.2, I-25.15, I-26.1)."""
    assert all(0 <= made <= 3 for made in s.offers)
    assert all(count >= 0 for count in s.kills)
    assert len(s.winners) == len(set(s.winners))
    if s.over:
        return
    assert sum(s.alive) > 1 or type(s.stack[0]) is not Turn
    turn = s.stack[0]
    if type(turn) is Turn:
        assert 0 <= turn.actions <= 2 and 0 <= turn.transfers <= 2
        assert not (turn.passed and turn.acted and not s.options.pass_keeps_t6_t7)
        for frame in s.stack[1:]:
            assert type(frame) is not Turn
    if len(s.stack) == 1 and type(turn) is Turn and turn.step == "actions":
        for seat in range(s.seats):
            if s.alive[seat] and s.turns[seat] >= 3 and not s.layout(seat).groups:
                assert s.root[seat] in s.cat.survives_by_goal, "a seat without Groups is still in"


def check_numbers(s: Any) -> None:
    """A number at stake is the sum of its parts, and its proximity is one of four (I-10.9, I-10.11)."""
    seat = s.awaiting[0] if s.awaiting else 0
    for number in s.breakdown(seat, []):
        assert number.total == sum(part.amount for part in number.parts)
        for part in number.parts:
            if part.source == "proximity":
                assert -part.amount in PROXIMITY


@pytest.mark.rule("I-1.3", "I-1.4", "I-1.5", "I-1.9", "I-10.9", "I-11.9", "I-16.2", "I-26.1")
@pytest.mark.parametrize("seed", range(32))
def test_invariants_hold_after_every_action(seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(players=2 + seed % 7, seed=seed, max_turns=40, **SWITCHES[seed % len(SWITCHES)])
    wild = (0, 0.3, 1)[seed % 3]
    while True:
        check_cards(state)
        check_structures(state)
        check_turn(state)
        check_numbers(state)
        if state.over:
            break
        seat = state.awaiting[0]
        free = state.at_liberty
        if free and rng.randrange(25) == 0:
            seat = free[rng.randrange(len(free))]
            action = state.legal(seat).sample(rng)
        elif rng.random() < wild:
            action = state.legal(seat).sample(rng)
        else:
            action = GAME.driver(state, seat, rng)
        state.apply(action, seat)


@pytest.mark.rule("I-27.1", "I-27.2", "I-27.3", "I-27.4", "I-27.9")
@pytest.mark.parametrize("seed", range(24))
def test_who_wins_meets_a_goal_and_who_goes_on_does_not(seed: int) -> None:
    """Told from the cards alone, without the engine's own reckoning of goals."""
    rng = Random(seed)
    players = 2 + seed % 7
    state = GAME.new(players=players, seed=seed, max_turns=60, hidden_goals=bool(seed % 2))
    wanted = {2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8}[players]
    altered = False
    while not state.over:
        seat = state.awaiting[0]
        names = []
        for event in state.apply(GAME.driver(state, seat, rng), seat):
            names.append(type(event).__name__)
            altered = altered or names[-1] == "AlignmentAltered"
        if "TurnEnded" not in names and not state.over:
            continue
        meets = [seat for seat in range(players) if meets_a_goal(state, seat, wanted)]
        if state.over and event.how in ("basic", "special"):
            assert state.winners == tuple(meets)
        elif not state.over:
            # unless the next income is already paid, and what the Lasers did is over
            if "IncomePaid" not in names and not altered:
                assert not meets, "a winner was missed"
            altered = False


def meets_a_goal(state: Any, seat: int, wanted: int) -> bool:
    """Whether a seat meets the Basic Goal or the Special Goal it pursues (I-7.5, I-27.2)."""
    facts = GAME.facts_of(state)
    if not state.alive[seat]:
        return False
    mine = [row for row in facts["cards"].values() if row["holder"] == seat and row["zone"] == "held"]
    if len(mine) >= wanted:
        return True
    kinds = {"discordian_society": ("weird", 5), "society_of_assassins": ("violent", 6)}
    goal = facts["seats"][seat]["goal"]
    if goal in kinds:
        word, count = kinds[goal]
        return sum(word in row["alignments"] for row in mine) >= count
    return {
        "bavarian_illuminati": sum(row["power"] for row in mine) >= 35,
        "bermuda_triangle": len({word for row in mine for word in row["alignments"]}) == 10,
        "gnomes_of_zurich": sum(row["money"] for row in mine) >= 150,
        "the_network": sum(row["transferable"] for row in mine) >= 25,
        "servants_of_cthulhu": facts["seats"][seat]["kills"] >= 8,
    }[goal]


@pytest.mark.rule("I-18.3", "I-18.12")
def test_some_change_of_a_group_is_always_possible() -> None:
    """So without the Lasers every Group in play is a target of brainwashing, whatever its alignments and markers."""
    every = range(1 << len(ALIGNMENTS))
    assert all(changes_of(mask, mask, 0, 0) for mask in every)
    for places in combinations(range(len(ALIGNMENTS)), MOST_MARKERS):
        markers = sum(1 << place for place in places)
        assert all(changes_of(mask, mask, markers, 0) for mask in every), markers
        changes_of.cache_clear()  # it keeps what it was asked
