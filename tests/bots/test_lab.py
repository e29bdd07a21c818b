"""The laboratory: the same results on any number of processes, honest intervals, reports that name their seeds."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from conjura import bots
from conjura.engine.wire import OptionError
from conjura.lab import arena, play_game, report, wilson
from conjura.lab.arena import seating


def test_wilson_intervals_hold_the_share_and_stay_in_bounds() -> None:
    for trials in (1, 10, 400):
        for hits in range(0, trials + 1, max(1, trials // 7)):
            low, high = wilson(hits, trials)
            assert 0.0 <= low <= hits / trials <= high <= 1.0
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_every_bot_sits_everywhere_equally_often() -> None:
    rows = [seating(["a", "b", "c"], 3, number) for number in range(3)]
    assert {tuple(sorted(row)) for row in rows} == {("a", "b", "c")}
    assert all({row[seat] for row in rows} == {"a", "b", "c"} for seat in range(3))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    def plain(workers: int) -> list[Any]:
        results = arena("illuminati", ["heuristic", "driver"], games=6, players=3, seed=4, workers=workers)
        return [replace(result, seconds=()) for result in results.games]

    assert plain(1) == plain(2)


def test_a_report_tells_lengths_wins_and_seeds() -> None:
    seen: list[int] = []
    results = arena(
        "illuminati", ["heuristic", "random"], games=4, players=2, seed=9, preset="deluxe",
        options={"max_turns": 40}, progress=lambda result: seen.append(result.number),
    )  # fmt: skip
    assert seen == [0, 1, 2, 3] and not results.errors
    text = report(results)
    for line in (
        "| preset | deluxe |",
        "| options | max_turns = 40 |",
        "| seeds | 9 to 12 |",
        "| broken off | 0 |",
        "| fallbacks of bots | 0 |",
    ):
        assert line in text
    for head in ("| a game takes |", "| plays as |", "| bot |", "| seat |"):
        assert head in text


def test_a_game_that_breaks_off_is_reported_with_its_seed() -> None:
    def break_off(state: Any) -> None:
        if state.turn == 2:
            raise RuntimeError("the table fell over")

    result = play_game("illuminati", ["driver"] * 3, seed=77, watch=break_off)
    assert "the table fell over" in result.error and result.seed == 77
    results = arena("illuminati", ["driver"], games=1, players=2, options={"max_turns": 2})
    text = report(replace(results, games=(result,)))
    assert "seed 77:" in text and "| broken off | 1 |" in text


def test_what_is_impossible_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="players"):
        arena("illuminati", ["random"], players=99)
    with pytest.raises(bots.BotError):
        arena("illuminati", ["nobody"], players=4)
