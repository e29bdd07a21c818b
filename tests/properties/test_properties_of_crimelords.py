"""Whole games of Crime Lords in which everything that must hold is checked after every action."""

from __future__ import annotations

import os

import pytest

from properties import crimelords
from properties.offered import check_offered

FUZZ = "GAMES" in os.environ
MANY = int(os.environ.get("GAMES", "0"))
PART = 50
"""So many games make one test of the fuzz run."""
RANDOM = range(0, 4 * MANY, PART) if FUZZ else range(30)
DRIVEN = range(0, MANY, PART) if FUZZ else range(10)
ODD = range(0, 2 * MANY, PART) if FUZZ else range(20)


def part(first: int, many: int) -> range:
    """The seeds of the games of one test."""
    return range(first, min(first + PART, many) if FUZZ else first + 1)


@pytest.mark.rule("C-4.2", "C-4.3", "C-7.6", "C-10.1", "C-10.10", "C-12.15", "C-14.7", "C-19.9")
@pytest.mark.parametrize("first", RANDOM)
def test_random_games_end_and_everything_holds_after_every_action(first: int) -> None:
    for seed in part(first, 4 * MANY):
        assert crimelords.play(seed, 0.0).over


@pytest.mark.rule("C-16.14", "C-17.1", "C-18.1")
@pytest.mark.parametrize("first", DRIVEN)
def test_games_of_the_driver_end_and_everything_holds(first: int) -> None:
    for seed in part(first, MANY):
        state = crimelords.play(seed, 0.97, turns=120)
        assert state.over and state.winners


@pytest.mark.slow
@pytest.mark.parametrize("first", DRIVEN if FUZZ else range(2))
def test_games_of_the_heuristic_end_and_everything_holds(first: int) -> None:
    for seed in part(first, MANY):
        assert crimelords.play(seed, 0.0, turns=None, programs=True).winners


@pytest.mark.rule("C-20")
@pytest.mark.parametrize("first", ODD)
def test_games_under_any_options_end_and_hold(first: int) -> None:
    for seed in part(first, 2 * MANY):
        assert crimelords.play(seed, 0.6, odd=True).over


@pytest.mark.rule(
    "C-4.2", "C-4.3", "C-9.1", "C-9.4", "C-9.5", "C-9.9", "C-9.10", "C-11.9", "C-12.6", "C-13.11", "C-14.4", "C-15.1",
    "C-16.12", "C-18.2",
)  # fmt: skip
@pytest.mark.parametrize("first", DRIVEN if FUZZ else range(8))
def test_what_is_offered_is_what_the_clauses_allow(first: int) -> None:
    for seed in part(first, MANY):
        assert crimelords.play(seed, (0.0, 0.3, 0.6, 0.9)[seed % 4], odd=True, look=check_offered).over
