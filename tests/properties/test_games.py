"""Whole games in which everything that must hold is checked after every action; `make fuzz` plays 2,500 of them."""

from __future__ import annotations

import os

import pytest

from properties import games

FUZZ = "GAMES" in os.environ
MANY = int(os.environ.get("GAMES", "0"))
PART = min(50, 8 * MANY) or 1
"""So many games make one test of a run that says how many."""
RANDOM = range(0, 4 * MANY, PART) if FUZZ else range(28)
CROWDED = range(0, 4 * MANY, PART) if FUZZ else range(0, 60, 10)
MODULES = range(0, 4 * MANY, PART) if FUZZ else range(14)
HEURISTIC = range(0, MANY, PART) if FUZZ else range(4)


def part(first: int, many: int = 4 * MANY, plain: int = 1) -> range:
    """The seeds of the games of one test."""
    return range(first, min(first + PART, many) if FUZZ else first + plain)


@pytest.mark.rule(
    "I-1.3", "I-1.4", "I-1.5", "I-1.9", "I-5.1", "I-11.6", "I-11.9", "I-16.2", "I-25.5", "I-26.3"
)
@pytest.mark.parametrize("first", RANDOM)
def test_random_games_end_and_everything_holds_after_every_action(first: int) -> None:
    for seed in part(first):
        assert games.random_game(seed).over


@pytest.mark.rule("I-1.12", "I-4.1", "I-17.6", "I-18.3", "I-20.17", "I-21.1", "I-22.1", "I-23.2")
@pytest.mark.parametrize("first", MODULES)
def test_games_with_the_expansion_modules_end_and_everything_holds(first: int) -> None:
    for seed in part(first):
        assert games.module_game(seed).over


@pytest.mark.slow
@pytest.mark.parametrize("first", HEURISTIC)
def test_games_of_the_heuristic_end_uncapped_and_everything_holds(first: int) -> None:
    for seed in part(first, MANY):
        state = games.heuristic_game(seed)
        assert state.over and state.winners


@pytest.mark.slow
@pytest.mark.parametrize("first", HEURISTIC if FUZZ else range(2))
def test_games_of_the_heuristic_with_every_module_end_and_everything_holds(first: int) -> None:
    for seed in part(first, MANY):
        state = games.conspiracy_game(seed)
        assert state.over and state.winners


@pytest.mark.rule("I-11.10", "I-16.2", "I-16.4", "I-16.5", "I-25.5", "I-25.6", "I-26.5")
@pytest.mark.parametrize("first", CROWDED)
def test_crowded_tables_hold_too(first: int) -> None:
    for seed in part(first, plain=10):
        assert games.crowded_game(seed).over


@pytest.mark.rule("I-27.5", "I-27.9")
@pytest.mark.parametrize("first", CROWDED)
def test_games_under_any_options_end_and_hold(first: int) -> None:
    for seed in part(first, plain=4):
        assert games.odd_game(seed).over
