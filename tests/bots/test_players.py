"""Bots of every kind: made by name, bound to what is legal, and never in the way of a table."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest

from conjura import bots
from conjura.engine.cheating import Declare
from conjura.engine.game import game, games

GAME = game("illuminati")


class Broken(bots.Bot):
    def act(self, state: Any) -> Any:
        raise RuntimeError("no idea")


class Stubborn(bots.Bot):
    def act(self, state: Any) -> Any:
        return None


class Spy(bots.Bot):
    """Notes the worlds it is shown."""

    def __init__(self, name: str, game: Any, seat: int, seed: int) -> None:
        super().__init__(name, game, seat, seed)
        self.seen: list[Any] = []

    def act(self, state: Any) -> Any:
        self.seen.append(state)
        return self.game.driver(state, self.seat, Random(1))


def test_each_game_has_bots_and_they_play() -> None:
    for game_id in games():
        names = bots.bot_names(game_id)
        assert "random" in names and "driver" not in names
        for name in (*names, "driver"):
            state = game(game_id).new(players=4, seed=3)
            players = [bots.make(name, game(game_id), seat, 3) for seat in range(4)]
            for _ in range(40):
                if state.over:
                    break
                seat = state.awaiting[0]
                state.apply(bots.play(players[seat], state), seat)


@pytest.mark.parametrize("name", ["illuminati", "crimelords"])
def test_where_others_may_cheat_the_best_bot_says_what_its_dice_show(name: str) -> None:
    found, declared = game(name), 0
    state = found.new(players=4, seed=3, cheating=True, max_turns=12)
    players = [bots.make(bots.bot_names(name)[0], found, seat, 3) for seat in range(4)]
    while not state.over:
        seat = state.awaiting[0]
        action = players[seat].act(state.redeal(seat, players[seat].worlds))
        assert state.check(action, seat) is None, (state.prompt(seat), action)
        if state.prompt(seat).kind == "declare":
            declared += 1
            assert action == Declare(state.prompt(seat).params["total"])
        state.apply(action, seat)
    assert declared > 3


def test_the_best_bot_is_named_first() -> None:
    assert bots.bot_names("illuminati") == ("heuristic", "random")


def test_a_bot_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(bots.BotError, match="'grandmaster' for illuminati; there are heuristic, random"):
        bots.make("grandmaster", GAME, 0, 1)


def test_another_game_adds_its_own() -> None:
    try:
        bots.register("no_such_game", "spy", Spy)
        assert bots.bot_names("no_such_game") == ("spy", "random")
        assert bots.bot_names("illuminati") == ("heuristic", "random")
    finally:
        from conjura.bots import registry

        del registry._factories["no_such_game", "spy"]


@pytest.mark.parametrize("kind", [Broken, Stubborn])
def test_a_failing_bot_falls_back_and_is_logged(
    kind: type[bots.Bot], caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(5)
    state = GAME.new(players=3, seed=5, max_turns=12)
    acted = 0
    with caplog.at_level(logging.ERROR, logger="conjura.bots"):
        while not state.over:
            seat = state.awaiting[0]
            if seat == 0:
                action = bots.play(kind("broken", GAME, 0, 1), state)
                acted += 1
            else:
                action = GAME.driver(state, seat, rng)
            assert state.check(action, seat) is None
            state.apply(action, seat)
    assert len(caplog.records) == acted > 5
    assert all(record.name == "conjura.bots" for record in caplog.records)


def test_the_fallback_agrees_to_nothing() -> None:
    state = GAME.new(players=3, seed=2, max_turns=20)
    rng, met = Random(2), 0
    while not state.over:
        seat = state.awaiting[0]
        if state.prompt(seat).kind == "consent":
            met += 1
            assert type(bots.fallback(state, seat)).__name__ == "Decline"
        state.apply(GAME.driver(state, seat, rng), seat)
    assert met


def test_a_bot_never_sees_the_real_world() -> None:
    state = GAME.new(players=3, seed=8, max_turns=10, hidden_goals=True)
    spies = [Spy("spy", GAME, seat, 8) for seat in range(3)]
    differs = 0
    while not state.over:
        seat = state.awaiting[0]
        action = bots.play(spies[seat], state)
        world = spies[seat].seen[-1]
        assert world is not state and world.streams != state.streams and not world.history()
        assert world.view(seat) == state.view(seat)
        differs += world != state
        state.apply(action, seat)
    assert differs
