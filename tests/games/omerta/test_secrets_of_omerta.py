"""Secrets: every column, field and frame has an audience, and other worlds are drawn fairly (O-1.5)."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

import conjura
from conjura.engine import kernel
from conjura.engine.hands import HandsState
from conjura.engine.wire import Event
from conjura.games.omerta.events import EVENTS
from conjura.games.omerta.frames import FRAMES, Frame
from conjura.games.omerta.state import OmertaState
from conjura.games.omerta.view import COLUMNS

GAME = conjura.game("omerta")


def slots(kind: Any) -> set[str]:
    """The columns of a state class, on both builds."""
    return {name for name in getattr(kind, "__slots__", None) or kind.__mypyc_attrs__ if name != "__dict__"}


def narrow(rng: random.Random) -> Any:
    """All that a game may ask of the rng it is given."""
    return SimpleNamespace(randrange=rng.randrange)


def played(seed: int, players: int, actions: int, **options: Any) -> Any:
    """A game after so many actions of the driver."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed, **options)
    for _ in range(actions):
        if state.over:
            break
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, narrow(rng)), seat)
    return state


def test_every_column_has_an_audience() -> None:
    assert set(COLUMNS) == slots(OmertaState) | slots(HandsState) | slots(kernel.State)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_field_of_an_event_has_an_audience(kind: type[Event]) -> None:
    fields = set(kind.__struct_fields__) - {"audience", "reveals"}
    assert sorted([*kind.public, *kind.hidden]) == sorted(fields)


@pytest.mark.parametrize("kind", FRAMES)
def test_every_field_of_a_frame_has_an_audience(kind: type[Frame]) -> None:
    assert sorted([*kind.PUBLIC, *kind.OWNER]) == sorted(kind.__struct_fields__)
    assert not kind.OWNER or "seat" in kind.__struct_fields__


@pytest.mark.rule("O-1.5")
@pytest.mark.parametrize("seed", range(4))
def test_hands_and_open_objectives_are_their_owners(seed: int) -> None:
    state = played(seed, 4, 120)
    for eyes in (None, *range(4)):
        view = state.view(eyes)
        for seat in view.seats:
            if seat.seat != eyes:
                assert seat.main is None and all(task.card is None for task in seat.tasks)
                assert all(card.card is None or card.seen_by for card in seat.hand)
            else:
                assert seat.main is not None and all(card.card is not None for card in seat.hand)
        assert [len(seat.hand) for seat in view.seats] == [len(hand) for hand in state.hands]


@pytest.mark.rule("O-2.8")
def test_choices_of_the_setup_are_dealt_anew_for_the_others() -> None:
    state = GAME.new(players=3, seed=5)
    while state.prompt(state.awaiting[0]).kind != "choose_type" or state.awaiting[0] != 1:
        seat = state.awaiting[0]
        state.apply(next(iter(state.legal(seat))), seat)
    rng, chosen, first = random.Random(1), Counter(), Counter()
    for _ in range(300):
        world = state.redeal(2, narrow(rng))
        assert world.dealt[2] == state.dealt[2]
        assert world.stack[0].capo in world.dealt[1]
        chosen[world.stack[0].capo] += 1
        first[world.dealt[0][0]] += 1
        dealt = [card for row in world.dealt for card in row if card < state.cat.n_capos]
        assert len(set(dealt)) == 6
    assert len(chosen) == len(first) == state.cat.n_capos - 2


def test_unseen_cards_are_dealt_evenly_and_seen_ones_stay() -> None:
    state = played(3, 4, 150)
    card = state.hand(1)[0]
    state.put_token(1, card, state.take_token(1, card) | 1)
    rng, met = random.Random(2), Counter()
    for _ in range(300):
        world = state.redeal(0, narrow(rng))
        assert world.holds(1, card)
        assert sum(world.deck) == sum(state.deck)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert not any(state.cat.designs[held].happening for seat in range(4) for held in world.hand(seat))
        met.update(world.hand(2))
    assert len(met) > 25


def test_a_drawn_objective_is_any_that_nobody_has_shown() -> None:
    state = played(4, 3, 200)
    rng, mains, tasks = random.Random(3), Counter(), Counter()
    for _ in range(300):
        world = state.redeal(0, narrow(rng))
        assert world.main[0] == state.main[0] and world.tasks[0] == state.tasks[0]
        mains[world.main[1]] += 1
        tasks.update(task & 4095 for task in world.tasks[1])
    assert len(mains) == len(state.cat.mains) - 1
    shown = sum(len(row) for row in state.done) + len(state.tasks[0])
    assert len(tasks) == len(state.cat.secondaries) - shown


@pytest.mark.rule("O-6.8", "O-11.5", "O-11.6")
@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_depends_on_what_all_see(seed: int) -> None:
    """In a world that a seat can't tell from the real one the same seats are asked, in windows and for claims too."""
    rng = random.Random(seed)
    state = GAME.new(players=4, seed=seed, max_rounds=6)
    while not state.over:
        seat = state.awaiting[0]
        if rng.random() < 0.1:
            world = state.redeal(rng.randrange(4), narrow(rng))
            assert (world.awaiting, world.at_liberty) == (state.awaiting, state.at_liberty)
            assert world.prompt(seat) == state.prompt(seat)
        state.apply(GAME.driver(state, seat, narrow(rng)), seat)
