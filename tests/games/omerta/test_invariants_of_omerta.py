"""Whole games, checked after every action: money and Soldiers told by events, limits, each card in one place."""

from __future__ import annotations

import os
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

import conjura
from conjura import bots
from conjura.games.omerta.frames import Naming, Played, Resolving, Retyping, Round, Setup
from conjura.games.omerta.state import CENTRE, DECK, HELD, LOST

GAME = conjura.game("omerta")
MANY = int(os.environ.get("GAMES", "0"))
PART = 50
"""So many games at most make one test of a run that says how many."""
SWITCHES: list[dict[str, Any]] = [
    {},
    {"mode": "conquista"},
    {"negotiation": False},
    {"mode": "conquista", "conquista_growth": False, "conquista_tie": "richest", "negotiation": False},
    {"phase_order": "by_family", "debt_choice": "creditor", "loan_sides": "both", "starting_money": 9000},
    {"event_deck_empty": "no_draw", "family_discards": "out_of_game", "initial_domains": "one_2_one_3"},
    {
        "min_conquest_soldiers": 0,
        "assault_leave_one": True,
        "unmoved_attackers": "to_reserve",
        "capo25": "ge",
    },
    {"involve_tie": "active_wins", "active_capo_fixed": True, "third_secondary_wins": "at_once"},
]


class Ledger:
    """Money and Soldiers of each seat, followed by the events alone."""

    def __init__(self, s: Any) -> None:
        self.money = list(s.money)
        self.soldiers = [s.soldiers(seat) if s.don[seat] >= 0 else 0 for seat in range(s.seats)]

    def follow(self, events: list[Any]) -> None:
        """Take in what happened."""
        for event in events:
            name = type(event).__name__
            if name == "Paid":
                self.money[event.seat] -= event.amount
                if event.to is not None:
                    self.money[event.to] += event.amount
            elif name == "Gained":
                self.money[event.seat] += event.amount
            elif name == "IncomeRobbed" and event.to is not None:
                self.money[event.to] += event.amount
            elif name in ("CapoJoined", "SoldiersGained"):
                self.soldiers[event.seat] += event.amount
            elif name in ("SoldiersLost", "CapoLost"):
                self.soldiers[event.seat] -= event.amount
            elif name == "SoldiersHome":
                self.soldiers[event.seat] -= event.dead


def check(s: Any, ledger: Ledger) -> None:
    """What must be true of every state."""
    cat = s.cat
    assert ledger.money == s.money and min(s.money) >= 0
    over_full = 0
    for seat in range(s.seats):
        estate = s.estate(seat)
        assert s.soldiers(seat) == ledger.soldiers[seat] <= 30
        assert len(estate.capos) <= 3
        if type(s.stack[0]) is Round:
            assert estate.capos
        for capo in estate.capos:
            assert s.men_of(capo) <= 15
        over_full += sum(s.men[card] > 5 for card in estate.domains)
        assert sorted(estate.domains) == sorted(card for capo in estate.capos for card in s.domains_of(capo))
    held = [s.main[seat] for seat in range(s.seats) if s.main[seat] >= 0]
    held += [task & 4095 for row in s.tasks for task in row] + [card for row in s.done for card in row]
    assert len(set(held)) == len(held)
    for card in range(cat.first_don):
        assert s.zone[card] in (DECK, HELD, CENTRE, LOST)
        if s.zone[card] != HELD:
            assert s.holder[card] == s.men[card] == 0
            if card < cat.n_capos:
                assert s.kind[card] == s.robbed[card] == 0
    assert s.domains_left <= s.zone.count(DECK, cat.first_domain)
    events = Counter(dict(enumerate(s.deck, cat.first_event)))
    events.update(s.discards)
    for seat in range(s.seats):
        events.update(s.hand(seat))
    types = Counter(dict(enumerate(s.types, cat.first_type)))
    types.update(s.under)
    for frame in s.stack:
        if type(frame) in (Naming, Played, Resolving):
            events[frame.card] += 1
        if type(frame) is Retyping:
            types.update(frame.drawn)
    for card in range(cat.first_event, cat.n_cards):
        assert events[card] == cat.copies[card]
    for capo in range(cat.n_capos):
        if s.zone[capo] == HELD:
            types[cat.first_type + s.kind[capo]] += 1
    for card in range(cat.first_type, cat.first_objective):
        assert types[card] <= cat.copies[card]
    if (
        type(s.stack[0]) is not Setup
        and s.stack[0].phase in ("events", "actions")
        and s.stack[0].step == "draw"
    ):
        assert not over_full


def play(seed: int, wild: float, programs: bool = False, **options: Any) -> Any:
    """A game to its end, checked after every action; by the driver and chance, or by the opponents of people.

    Games that follow one another differ in the number of players, and so do those that are eight apart.
    """
    rng = random.Random(seed)
    state = GAME.new(players=2 + (seed + seed // 8) % 4, seed=seed, **options)
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(state.seats)] if programs else []
    ledger = Ledger(state)
    while not state.over:
        seat = state.awaiting[0]
        if players:
            action = bots.play(players[seat], state)
        elif state.at_liberty and rng.random() < 0.03:
            seat = rng.choice(state.at_liberty)
            action = state.legal(seat).sample(rng)
        elif rng.random() < wild:
            action = state.legal(seat).sample(rng)
        else:
            action = GAME.driver(state, seat, SimpleNamespace(randrange=rng.randrange))
        ledger.follow(state.apply(action, seat))
        check(state, ledger)
    return state


@pytest.mark.rule("O-8.1", "O-8.2", "O-8.4", "O-8.6", "O-4.8", "O-1.2", "O-3.1")
@pytest.mark.parametrize("seed", range(max(16, MANY)))
def test_games_end_and_everything_holds_after_every_action(seed: int) -> None:
    play(seed, (0.1, 1.0)[(seed // 8 + seed // 32) % 2], max_rounds=30, **SWITCHES[seed % len(SWITCHES)])


@pytest.mark.rule("O-12.9", "O-13.1", "O-13.2")
@pytest.mark.parametrize("negotiation", [True, False])
@pytest.mark.parametrize("mode", ["cosa_nostra", "conquista"])
@pytest.mark.parametrize("first", range(0, max(4, MANY), PART))
def test_games_of_each_mode_end_with_and_without_deals(first: int, mode: str, negotiation: bool) -> None:
    """Without a limit aimless players may go on for ever in Cosa Nostra (O-11.8)."""
    for seed in range(first, min(first + PART, max(4, MANY))):
        wild = (0.1, 1.0)[seed // 4 % 2]
        assert play(seed, wild, max_rounds=30, mode=mode, negotiation=negotiation).winners


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["cosa_nostra", "conquista"])
@pytest.mark.parametrize("seed", range(max(1, MANY // 4)))
def test_games_of_the_heuristic_end_and_everything_holds(seed: int, mode: str) -> None:
    assert play(seed, 0.0, programs=True, mode=mode).winners


@pytest.mark.rule("O-5.7", "O-5.1")
@pytest.mark.parametrize("rule", ["reshuffle_discards", "no_draw"])
def test_an_empty_event_deck_is_made_of_the_discards_or_left_empty(rule: str) -> None:
    state = GAME.new(players=2, seed=3, event_deck_empty=rule, max_rounds=9)
    rng = random.Random(1)
    while state.stack[0].__class__ is not Round or state.stack[0].step != "men":
        state.apply(GAME.driver(state, state.awaiting[0], rng), state.awaiting[0])
    first = state.cat.first_event
    for place in range(len(state.deck)):
        for _ in range(state.deck[place]):
            state.discard(first + place)
        state.deck[place] = 0
    before = len(state.discards)
    drawn: Counter[str] = Counter()
    while state.stack[0].phase in ("distribution", "events"):
        seat = state.awaiting[0]
        events = state.apply(GAME.driver(state, seat, rng), seat)
        drawn.update(type(event).__name__ for event in events)
    assert drawn["EventsReshuffled"] == (1 if rule == "reshuffle_discards" else 0)
    assert bool(drawn["ActionDrawn"] + drawn["HappeningDrawn"]) == (rule == "reshuffle_discards")
    assert len(state.discards) < before or rule == "no_draw"
