"""Games of many kinds, watched: every state is checked, every event entered in a ledger."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import conjura
from conjura import bots
from properties.invariants import Ledger, check_state

GAME = conjura.game("illuminati")
SWITCHES: list[dict[str, Any]] = [
    {},
    {"hidden_goals": True},
    {"treasuries": "owner"},
    {"reshuffle_discards": True, "uncontrolled_minimum": 4},
    {"partial_aid": True, "special_commits": True, "capture_half": "total", "move_uses_card": True},
    {"pass_keeps_t6_t7": True, "refuse_throwing": False, "post_office_pays": False},
    {"endless": True},
    {"basic_goal": 6},
    {"treasuries": "owner", "hidden_goals": True, "capture_half": "total", "partial_aid": True},
]


def narrow(rng: random.Random) -> Any:
    """All that a game may ask of the rng it is given."""
    return SimpleNamespace(randrange=rng.randrange)


def watch(state: Any, seed: int, wild: float, players: list[Any] | None = None, steps: int = 100_000) -> Any:
    """Play a game on, checking everything after every action.

    Args:
        state: where it begins; it is moved on.
        seed: decides the choices.
        wild: how often a choice is random rather than the driver's.
        players: bots by seat, instead of both.
        steps: at most so many actions.
    """
    rng = random.Random(seed)
    ledger = Ledger(state)
    last = ""
    for number in range(steps):
        check_state(state)
        ledger.agree(state)
        if state.over:
            break
        seat = state.awaiting[0]
        kind = state.prompt(seat).kind
        if number % 40 == 0 or (kind != last and number % 4 == 0):
            check_texts(state)
        last = kind
        if number % 97 == 0:
            check_copy(state, rng)
        free = state.at_liberty
        if free and players is None and rng.randrange(25) == 0:
            seat = free[rng.randrange(len(free))]
            action = state.legal(seat).sample(narrow(rng))
        elif players is not None:
            action = bots.play(players[seat], state)
        elif rng.random() < wild:
            action = state.legal(seat).sample(narrow(rng))
        else:
            action = GAME.driver(state, seat, narrow(rng))
        ledger.follow(state.apply(action, seat))
    else:
        assert steps < 100_000, "the game does not end"
    check_texts(state)
    return state


def check_texts(state: Any) -> None:
    """A position reads back as the same state, word by word; actions read back too."""
    text = state.position()
    again = GAME.parse(text, chance="explicit" if state.explicit else "seeded")
    assert again == state and again.position() == text and again.digest() == state.digest()
    assert hash(again) == hash(state)
    for seat in state.awaiting:
        for span in state.legal(seat).spans():
            for action in (span.at(span.low), span.at(span.high)):
                assert GAME.decode(GAME.encode(action)) == action


def check_copy(state: Any, rng: random.Random) -> None:
    """What is done to a copy is not done to the state, and the other way round."""
    twin, text = state.copy(), state.position()
    assert twin == state and twin.digest() == state.digest()
    for _ in range(12):
        if twin.over:
            break
        seat = twin.awaiting[0]
        twin.apply(twin.legal(seat).sample(narrow(rng)), seat)
    assert state.position() == text


def check_record(state: Any, seed: int) -> None:
    """The record replays to the same state and the same bytes, with the seed and without."""
    text = state.record().dumps()
    record = conjura.Record.loads(text)
    assert record.dumps() == text
    for again in (record.replay(), record.replay(seed=seed)):
        assert again == state and again.digest() == state.digest() and again.record().dumps() == text


def random_game(seed: int) -> Any:
    """One watched game: 2 to 8 players, every set of switches, from tame to wild."""
    state = GAME.new(
        players=2 + seed % 7, seed=seed, max_turns=(25, 40, 60)[seed % 3], **SWITCHES[seed % len(SWITCHES)]
    )
    watch(state, seed, (0.05, 0.3, 1.0)[seed // 7 % 3])
    check_record(state, seed)
    return state


def heuristic_game(seed: int) -> Any:
    """One watched game of the opponents that people play against; no cap."""
    state = GAME.new(players=2 + seed % 7, seed=seed, **SWITCHES[(0, 0, 1, 2)[seed // 7 % 4]])
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(state.seats)]
    watch(state, seed, 0, players)
    check_record(state, seed)
    return state
