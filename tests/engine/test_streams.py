"""Named random streams: fair, bounded, independent, and the same on every machine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conjura.engine.streams import MASK, draw_below, mix, seed_streams

NAMES = ("setup", "deck", "dice")


@given(seed=st.integers(), bound=st.integers(1, (1 << 32) - 1), which=st.integers(0, 2))
def test_a_draw_stays_in_its_bounds_and_moves_its_own_stream_only(seed: int, bound: int, which: int) -> None:
    streams = seed_streams(seed, NAMES)
    before = list(streams)
    assert all(0 <= state <= MASK for state in streams)
    for _ in range(5):
        assert 0 <= draw_below(streams, which, bound) < bound
    assert [now == then for now, then in zip(streams, before, strict=True)] == [n != which for n in range(3)]


@given(seed=st.integers())
def test_a_seed_gives_the_same_streams_and_names_different_ones(seed: int) -> None:
    streams = seed_streams(seed, NAMES)
    assert streams == seed_streams(seed, NAMES)
    assert len(set(streams)) == 3
    assert streams != seed_streams(seed + 1, NAMES) != seed_streams(seed + (1 << 64), NAMES)
    assert seed_streams(seed, ("dice",))[0] == streams[2]


@given(a=st.integers(0, MASK), b=st.integers(0, MASK))
def test_mixing_is_one_to_one_in_sixty_four_bits(a: int, b: int) -> None:
    assert 0 <= mix(a) <= MASK and (mix(a) == mix(b)) == (a == b)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 83])
def test_every_outcome_is_equally_likely(bound: int) -> None:
    streams, draws = seed_streams(2018, NAMES), 20_000
    found = Counter(draw_below(streams, 1, bound) for _ in range(draws))
    chi = sum((found[value] - draws / bound) ** 2 / (draws / bound) for value in range(bound))
    assert chi < bound - 1 + 4.5 * (2 * (bound - 1)) ** 0.5  # some four deviations from what is expected


def test_neighbouring_seeds_and_streams_are_not_alike() -> None:
    rolls = [
        tuple(draw_below(streams, which, 6) for _ in range(12))
        for seed in range(200)
        for streams in [seed_streams(seed, NAMES)]
        for which in range(3)
    ]
    assert len(set(rolls)) == len(rolls)
    first = Counter(row[0] for row in rolls)
    assert all(60 < first[value] < 140 for value in range(6))


def test_the_numbers_are_those_of_every_machine() -> None:
    """SplitMix64 as published: the first output of state 0, one step on."""
    assert mix(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF
    streams = seed_streams(7, NAMES)
    assert [draw_below(streams, 2, 6) for _ in range(10)] == GOLDEN_DRAWS


GOLDEN_DRAWS = [2, 2, 0, 1, 4, 4, 3, 4, 5, 2]
