"""The heuristic of Illuminati: it reads no secrets, ends its games, beats those that don't think, plays its cards."""

from __future__ import annotations

import importlib.util
import logging
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from conjura import bots
from conjura.bots.illuminati import bargains, plans
from conjura.bots.illuminati.outlook import Outlook
from conjura.engine.game import game
from conjura.games.illuminati.actions import Accept, Leave
from conjura.games.illuminati.frames import Attacking
from conjura.games.illuminati.rules import targets, victory
from conjura.games.illuminati.rules.strength import KIND_NUMBER, needed
from conjura.games.illuminati.state import HELD
from conjura.lab import play_game
from properties.games import MODULES

GAME = game("illuminati")
GAMES = int(os.environ.get("GAMES", "12"))
SECRETIVE: list[dict[str, Any]] = [
    {},
    {"hidden_goals": True},
    {"treasuries": "owner"},
    {"treasuries": "owner", "hidden_goals": True, "partial_aid": True, "move_uses_card": True},
    {"pass_keeps_t6_t7": True, "capture_half": "total", "special_commits": True},
    {"reshuffle_discards": True, "uncontrolled_minimum": 4, "refuse_throwing": False},
    {"endless": True},
    MODULES,
    {**MODULES, "treasuries": "owner", "hidden_goals": True, "moles": 2, "turn_order": "fixed"},
]


def invariants() -> Any:
    """The checks that the game's own tests make after every action."""
    path = Path(__file__).parents[1] / "games" / "illuminati" / "test_invariants.py"
    spec = importlib.util.spec_from_file_location("illuminati_invariants", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def positions(seed: int, **options: Any) -> Any:
    """States of a game in which sensible and senseless seats meet, so that there is much to answer."""
    state = GAME.new(players=2 + seed % 5, seed=seed, max_turns=30, **options)
    rng = Random(seed)
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(state.seats)]
    while not state.over:
        seat = state.awaiting[0]
        yield state, seat
        free = state.at_liberty
        if free and rng.randrange(12) == 0:
            seat = free[rng.randrange(len(free))]
            action = state.legal(seat).sample(rng)
        elif rng.randrange(3):
            action = bots.play(players[seat], state)
        else:
            action = GAME.driver(state, seat, rng)
        state.apply(action, seat)


@pytest.mark.parametrize("seed", range(18))
def test_decisions_depend_on_the_view_alone(seed: int) -> None:
    worlds = Random(1000 + seed)
    met: Counter[str] = Counter()
    for state, seat in positions(seed, **SECRETIVE[seed % len(SECRETIVE)]):
        bot = bots.make("heuristic", GAME, seat, seed)
        first = bot.act(state.redeal(seat, worlds))
        for _ in range(2):
            world = state.redeal(seat, worlds)
            assert bots.make("heuristic", GAME, seat, seed).act(world) == first, (state.turn, seat, first)
        assert bot.act(state.copy()) == first, "it must not matter what was asked before"
        assert state.check(first, seat) is None
        met[state.prompt(seat).kind] += 1
    assert len(met) >= 10


@pytest.mark.parametrize("seed", range(6))
def test_games_end_by_the_goals_and_without_a_fallback(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="conjura.bots"):
        result = play_game("illuminati", ["heuristic"] * (2 + seed), seed=100 + seed, preset="deluxe")
    assert not result.error, result.error
    assert result.winners and result.turns <= 200
    assert not caplog.records and sum(result.failures) == 0


def test_the_expansion_modules_are_used() -> None:
    """Every module finds its use in a few games, and nothing falls back."""
    done: Counter[str] = Counter()
    for seed in range(8):
        state = GAME.new(players=4, seed=seed, **MODULES)
        players = [bots.make("heuristic", GAME, seat, seed) for seat in range(4)]
        while not state.over:
            seat = state.awaiting[0]
            action = players[seat].act(state.redeal(seat, players[seat].worlds))
            assert state.check(action, seat) is None
            done[type(action).__name__] += 1
            state.apply(action, seat)
    for name in ("Bid", "Campaign", "Sway", "Increase", "Hack", "Infiltrate", "Plant", "Reveal", "Alter"):
        assert done[name], name


@pytest.mark.slow
def test_many_games_end_with_every_invariant_kept() -> None:
    checks = invariants()

    def watch(state: Any) -> None:
        checks.check_cards(state)
        checks.check_structures(state)
        checks.check_turn(state)
        checks.check_numbers(state)

    for seed in range(GAMES):
        players = 4 if seed % 2 else 2 + seed // 2 % 7
        result = play_game(
            "illuminati", ["heuristic"] * players, seed=5000 + seed, preset="deluxe", watch=watch
        )
        assert not result.error, (seed, result.error)
        assert result.winners, seed
        assert sum(result.failures) == 0, seed


def test_same_seed_same_game() -> None:
    first, second = (play_game("illuminati", ["heuristic"] * 4, seed=17) for _ in range(2))
    assert replace(first, seconds=()) == replace(second, seconds=())


@pytest.mark.parametrize("other", ["random", "driver"])
def test_it_beats_those_that_do_not_think(other: str) -> None:
    won = 0
    for seed in range(8):
        names = [other] * 4
        names[seed % 4] = "heuristic"
        result = play_game("illuminati", names, seed=seed, options={"max_turns": 120})
        won += seed % 4 in result.winners
    assert won >= 6


def test_the_number_it_reckons_is_the_number_needed() -> None:
    compared = 0
    for state, seat in positions(3):
        if state.prompt(seat).kind != "turn":
            continue
        for name, kind in KIND_NUMBER.items():
            if state.turn % 3 != kind:
                continue
            for target in targets.targets(state, seat, kind):
                whisper = kind == 2 and state.cat.power[target] == 0
                for attacker in targets.attackers(state, seat, kind):
                    if not targets.fits(state, seat, kind, attacker, target):
                        continue
                    frame = Attacking(
                        seat, name, target=target, attacker=attacker, whisper=0 if whisper else -1
                    )
                    number = plans.shared_part(state, seat, kind, target, whisper)
                    number += plans.own_part(state, kind, attacker, target, whisper)
                    assert number == needed(state, frame)
                    compared += 1
    assert compared > 500


@pytest.mark.slow
def test_every_special_finds_its_moment() -> None:
    """Each design is played for what it says, not only given away for Privilege, in a few dozen games."""
    played: Counter[str] = Counter()
    offers: Counter[str] = Counter()
    for seed in range(40):
        state = GAME.new(players=4, seed=seed)
        players = [bots.make("heuristic", GAME, seat, seed) for seat in range(4)]
        while not state.over:
            seat = state.awaiting[0]
            action = bots.play(players[seat], state)
            assert type(action) is not Leave
            name = type(action).__name__
            if name == "Play":
                played[state.cat.slugs[action.card]] += 1
            offers[name] += 1
            for event in state.apply(action, seat):
                if getattr(event, "whisper", None):
                    played[event.whisper] += 1
    cat = state.cat
    rare = {"media_campaign"}
    for card in range(cat.first_special, cat.n_cards):
        assert played[cat.slugs[card]] or cat.slugs[card] in rare, (cat.slugs[card], played)
    assert offers["Propose"] and offers["Accept"], offers


def test_it_hands_nobody_the_game() -> None:
    """No offer that lets its maker win is accepted, and none that gives for nothing."""
    judged = 0
    for state, seat in positions(11, refuse_throwing=False):
        if state.prompt(seat).kind != "consent":
            continue
        frame = state.stack[-1]
        answer = bots.make("heuristic", GAME, seat, 1).act(state.redeal(seat, Random(1)))
        if type(answer) is Accept:
            judged += 1
            o = Outlook(state, seat)
            assert bargains.deal_value(o, frame) >= bargains.MARGIN
            assert o.near[frame.by] >= 1.0 or not wins_after(state, frame)
            assert frame.gives or frame.gives_groups or frame.gives_specials
    assert judged or state.over


def wins_after(state: Any, frame: Any) -> bool:
    """Whether the maker of an offer would meet a goal that everybody knows."""
    twin = state.copy()
    twin.explicit = True
    twin.apply(Accept(), frame.to)
    return victory.meets_publicly(twin, frame.by, victory.holdings(twin, frame.by))


def test_it_looks_for_deals_and_does_not_creep_in_the_spending_loop() -> None:
    turns = 0
    offers: Counter[str] = Counter()
    paid: Counter[tuple[int, int, int, int]] = Counter()
    for seed in range(4):
        state = GAME.new(players=4, seed=seed)
        players = [bots.make("heuristic", GAME, seat, seed) for seat in range(4)]
        made: Counter[tuple[int, int]] = Counter()
        while not state.over:
            seat, frame = state.awaiting[0], state.stack[-1]
            action = bots.play(players[seat], state)
            name = type(action).__name__
            if name == "Offer":
                made[(state.turn, seat)] += 1
            offers[name] += name in ("Propose", "Withdraw")
            if name == "Spend":
                paid[(seed, state.turn, frame.target, seat)] += 1
            state.apply(action, seat)
        turns += state.turn
        assert max(made.values()) == 1, "one offer in an own turn"
    assert turns / 10 <= offers["Propose"] and not offers["Withdraw"]
    often = sum(times > 2 for times in paid.values())
    assert max(paid.values()) <= 6 and often <= 0.15 * len(paid), paid.most_common(5)


def test_who_is_about_to_win_is_feared_most() -> None:
    for state, seat in positions(21):
        o = Outlook(state, seat)
        assert all(0.0 <= near <= 1.0 for near in o.near)
        for other in range(state.seats):
            if other != seat and state.alive[other] and state.seen_goal(other):
                have = victory.holdings(state, other)
                assert (o.near[other] >= 1.0) == victory.meets_publicly(state, other, have)
        for target in state.layout(seat).groups[:2]:
            if state.zone[target] == HELD and state.seats > 2:
                assert o.gain(0, (seat + 1) % state.seats, target) < 0.0, "losing a Group is no gain"


def test_a_secret_goal_is_weighed_over_what_is_open() -> None:
    state = next(state for state, _ in positions(1, hidden_goals=True) if state.turn > 3)
    o = Outlook(state, 0)
    assert o.goals[0] == [(state.goal[0], 1.0)]
    for other in range(1, state.seats):
        if state.alive[other]:
            assert sum(weight for _, weight in o.goals[other]) == pytest.approx(1.0)
            assert len(o.goals[other]) > 1


def with_hand(state: Any, seat: int, *slugs: str) -> Any:
    """The same moment with other Specials in a hand."""
    twin = state.copy()
    twin.hands[seat] = ()
    for slug in slugs:
        twin.put_token(seat, state.cat.index[slug], 0)
    twin._lists = {}
    return twin


def answer_with(state: Any, seat: int, *slugs: str) -> str:
    """The Special that the bot plays with these in hand, or the name of its action."""
    action = bots.make("heuristic", GAME, seat, 5).act(with_hand(state, seat, *slugs))
    return state.cat.slugs[action.card] if type(action).__name__ == "Play" else type(action).__name__


def windows(kind: str) -> Any:
    """Moments of heuristic games in which a seat is asked in a window of this kind."""
    for seed in range(60):
        state = GAME.new(players=4, seed=seed)
        players = [bots.make("heuristic", GAME, seat, seed) for seat in range(4)]
        while not state.over:
            seat = state.awaiting[0]
            if state.prompt(seat).kind == kind:
                yield state, seat
            state.apply(bots.play(players[seat], state), seat)


def test_a_winning_roll_is_spoilt_and_an_own_failure_mended() -> None:
    spoilt = mended = 0
    for state, seat in windows("roll_window"):
        f = next(frame for frame in state.stack if type(frame) is Attacking)
        o = Outlook(state, seat)
        kind = KIND_NUMBER[f.kind]
        if not o.wins_with(f.seat, kind, f.target) or o.near[f.seat] >= 1.0 or f.roll in (2, 12):
            continue
        hits = f.roll <= min(10, needed(state, f))
        if hits and f.seat != seat:
            assert answer_with(state, seat, "murphys_law", "slush_fund") == "murphys_law"
            spoilt += 1
        elif not hits and f.seat == seat and needed(state, f) >= 2:
            assert answer_with(state, seat, "assassination") == "assassination"
            mended += 1
        elif hits:
            assert answer_with(state, seat, "murphys_law") == "Decline", "nobody spoils an own victory"
        if spoilt and mended:
            return
    raise AssertionError((spoilt, mended))


def test_the_turn_is_taken_from_who_is_about_to_win_and_from_nobody_else() -> None:
    taken = left = 0
    for state, seat in windows("start_window"):
        turn = state.stack[0].seat
        if turn == seat or state.stack[0].lost:
            continue
        near = Outlook(state, seat).near[turn]
        answer = answer_with(state, seat, "senate_investigating_committee")
        if near >= 0.5:
            assert answer == "senate_investigating_committee"
            taken += 1
        elif near < 0.3:
            assert answer == "Decline"
            left += 1
        if taken >= 3 and left >= 10:
            return
    raise AssertionError((taken, left))
