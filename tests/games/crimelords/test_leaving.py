"""Leaving the game, refusals everywhere, and options by name."""

from __future__ import annotations

from random import Random

import pytest

import conjura
from conjura.games.crimelords.refusals import REFUSALS

GAME = conjura.game("crimelords")
POSITION = """\
conjura crimelords 1
options {}
seats 3
turn 9
seat 0 quiet_accountants $5
  hand golfing_judge
  boss two_hats
    north chiropractor:unhappy1,grown1
  rackets night_ferry
seat 1 night_shift $8
  boss gray_duchess
seat 2 downtowners $9
  boss old_cannon
"""


def act(state: object, seat: int, **fields: object) -> list[object]:
    return list(state.apply(GAME.decode(fields), seat))  # type: ignore[attr-defined]


@pytest.mark.rule("C-19.6", "C-18.3")
def test_who_leaves_leaves_everything_to_nobody() -> None:
    state = GAME.parse(POSITION)
    act(state, 0, do="leave")
    assert state.prompt(0).kind == "leave"
    stays = state.copy()
    act(stays, 0, do="decline")
    refusal = stays.check(GAME.decode({"do": "leave"}), 0)
    assert refusal is not None and (refusal.code, refusal.clause) == ("stays", "C-19.6")
    act(state, 0, do="confirm")
    facts = GAME.facts_of(state)
    assert not facts["seats"][0]["alive"] and facts["seats"][0]["money"] == 0
    assert facts["uncontrolled"] == ["two_hats", "chiropractor", "night_ferry"]
    assert facts["cards"]["chiropractor"]["grown"] == 1 and facts["cards"]["chiropractor"]["unhappy"] == 0
    assert facts["discards"] == ["golfing_judge"]
    assert facts["turn"]["seat"] == 1 and not state.over


def test_every_refusal_cites_a_clause_that_exists() -> None:
    from conjura.engine.clauses import find_rules

    rules = find_rules("C")
    assert all(clause in rules for clause, _ in REFUSALS.values())


def test_most_reasons_are_met_in_play() -> None:
    """Answers of other moments are refused, with one of the known codes."""
    met: set[str] = set()
    for seed in range(12):
        state, rng = GAME.new(players=2 + seed % 5, seed=seed, max_turns=30), Random(seed)
        pool: list[object] = []
        while not state.over:
            seat = state.awaiting[0]
            pool.append(state.legal(seat).sample(rng))
            for action in rng.sample(pool, min(len(pool), 3)):
                refusal = state.check(action, rng.choice((seat, rng.randrange(state.seats))))
                if refusal is not None:
                    assert refusal.clause.startswith("C-")
                    met.add(refusal.code)
            action = GAME.driver(state, seat, rng) if rng.randrange(3) else state.legal(seat).sample(rng)
            state.apply(action, seat)
    assert met <= set(REFUSALS) | {"not_now", "not_asked", "game_over"}
    assert len(met) > 30
