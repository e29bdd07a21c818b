"""The cheating game of each game that has it (I-29.3 to I-29.9, C-19.5): nobody is told what was not seen; without the
switch nothing of it exists."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

import conjura
from conjura.engine.cheating import CHEATS, CallCheat

GAMES = ("illuminati", "crimelords")
WORDS = (b"cheat", b"skim", b"peek", b"misread", b"overstat", b"declare", b"ledger", b"sneak")


def rows(legal: Any) -> list[Any]:
    """A list of legal actions, spans as their ends."""
    return [(row.action, row.low, row.high) for row in legal.spans()]


def picture(state: Any, eyes: int) -> Any:
    """All that a seat can look at."""
    legal = rows(state.legal(eyes))
    return (
        conjura.dumps(state.view(eyes)),
        conjura.dumps(state.game.scene_of(state, eyes)),
        legal,
        state.awaiting,
        state.at_liberty,
    )


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("illuminati", {}),
        ("illuminati", {"treasuries": "owner", "hidden_illuminati": True, "propaganda": True}),
        ("crimelords", {}),
    ],
)
@pytest.mark.rule("I-29.3", "I-29.5", "I-29.8", "C-19.5", "C-19.10")
def test_nobody_else_can_tell(id: str, options: dict[str, Any]) -> None:
    """An unseen act changes nothing that others see or are asked; redealt worlds may have other cheats."""
    game = conjura.game(id)
    unseen, others = 0, 0
    for seed in range(5):
        rng = Random(seed)
        state = game.new(2 + seed, seed, cheating=True, max_turns=16, **options)
        step = 0
        while not state.over and step < 900:
            step += 1
            seat = state.awaiting[0]
            state.apply(game.driver(state, seat, rng) if seed % 2 else state.legal(seat).sample(rng), seat)
            for free in state.at_liberty if rng.random() < 0.3 else ():
                acts = [act for act in state.legal(free).spans() if type(act.action) in CHEATS]
                acts = [act for act in acts if type(act.action) is not CallCheat]
                if acts:
                    act = rng.choice(acts)
                    before = {eyes: picture(state, eyes) for eyes in range(state.seats) if eyes != free}
                    events = state.apply(
                        act.at(rng.randint(act.low, act.high)) if not act.lone else act.action, free
                    )
                    for eyes, was in before.items():
                        if not any(event.seen_by(eyes) for event in events):
                            unseen += 1
                            assert picture(state, eyes) == was
            if step % 29 == 0 and not state.over:
                text = state.position()
                assert game.parse(text).position() == text
                for eyes in range(state.seats):
                    world = state.redeal(eyes, rng)
                    others += world.ledger != state.ledger
                    assert picture(world, eyes) == picture(state, eyes)
                    assert world.prompt(eyes) == state.prompt(eyes)
                    assert world.breakdown(eyes, []) == state.breakdown(eyes, [])
        assert state.record().replay(seed) == state
    assert unseen > 50 and others > 50


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.rule("I-29.8", "C-19.5")
def test_the_record_tells_all(id: str) -> None:
    game, rng = conjura.game(id), Random(3)
    state = game.new(3, 3, cheating=True, max_turns=12)
    done = 0
    while not state.over:
        seat = state.awaiting[0]
        action = state.legal(seat).sample(rng)
        events = state.apply(action, seat)
        done += sum(type(event).__name__ == "CheatDone" for event in events)
    text = state.record().dumps()
    written = [
        line for line in text.splitlines() if '"skim"' in line or '"peek"' in line or '"overstate"' in line
    ]
    assert done and written


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.rule("I-29.3", "C-19.5")
def test_without_the_switch_nothing_of_it_exists(id: str) -> None:
    game = conjura.game(id)
    plain = game.options()
    assert not set(CHEATS) & set(game.action_types_under(plain))
    assert "declare" not in game.prompt_kinds_under(plain)
    names = {kind.__name__ for kind in import_module(f"conjura.games.{id}.events").EVENTS}
    told = {"CheatDone", "CheatSeen", "DiceConcealed", "RollDeclared", "CheatCalled", "CheatUndone"}
    assert told <= names
    state, rng = game.new(4, 5), Random(5)
    for _ in range(600):
        if state.over:
            break
        seat = state.awaiting[0]
        assert state.ledger is None
        assert not any(type(row.action) in CHEATS for row in state.legal(seat).spans())
        assert state.prompt(seat).kind != "declare"
        events = state.apply(game.driver(state, seat, rng), seat)
        assert not told & {type(event).__name__ for event in events}
        for free in state.at_liberty:
            assert not any(type(row.action) in CHEATS for row in state.legal(free).spans())
    seen = conjura.dumps(state.view(0)) + conjura.dumps(game.scene_of(state, 0)) + conjura.dumps(state.data())
    assert not any(word in seen for word in WORDS)
    assert not any(word in state.position().encode() for word in WORDS)
    assert not any(word in state.record().dumps().encode() for word in WORDS)
