"""Golden games: records that must replay to the same state for ever, and the order in which actions are listed.

What differs here is a change of behaviour: raise ``rules_version`` of the game, keep the old records replayable under the
version that they name, and make new ones with ``python tests/golden/test_golden.py GAME``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import conjura

FOLDER = Path(__file__).parent
SETS: dict[str, dict[str, dict[str, Any]]] = {}
"""By game, the fields of its golden games."""
SETS["illuminati"] = {
    "two_players": {"players": 2, "seed": 2001, "max_turns": 14},
    "hidden_and_closed": {
        "players": 4, "seed": 2018, "max_turns": 12, "hidden_goals": True, "treasuries": "owner",
    },
    "many_switches": {
        "players": 6, "seed": 7, "max_turns": 14, "partial_aid": True, "special_commits": True, "basic_goal": 5,
        "capture_half": "total", "reshuffle_discards": True, "uncontrolled_minimum": 4, "pass_keeps_t6_t7": True,
    },
    "conspiracy": {"players": 4, "seed": 2026, "preset": "conspiracy", "max_turns": 8},
}  # fmt: skip
SETS["omerta"] = {
    "omerta_two_players": {"players": 2, "seed": 11, "max_rounds": 6},
    "omerta_conquista": {"players": 4, "seed": 12, "mode": "conquista", "max_rounds": 7},
    "omerta_many_switches": {
        "players": 5, "seed": 13, "max_rounds": 5, "phase_order": "by_family", "debt_choice": "creditor",
        "involve_tie": "active_wins", "min_conquest_soldiers": 0, "loan_sides": "both", "starting_money": 9000,
        "unmoved_attackers": "to_reserve", "initial_domains": "one_2_one_3", "family_discards": "out_of_game",
    },
}  # fmt: skip
SETS["crimelords"] = {
    "crimelords_three": {"players": 3, "seed": 2003, "max_turns": 16},
    "crimelords_switches": {
        "players": 6, "seed": 11, "max_turns": 10, "boss_bonus": 3, "min_one_crook": "deal_after",
        "start_overflow": "uncontrolled", "stronger_sub_marker": "every_turn", "withhold_pay": "only_if_short",
        "draw_min": 1, "bodyguard_needs_token": True, "war_plus5": "first_retaliation",
    },
}  # fmt: skip
GAMES = [(id, name) for id, games in SETS.items() for name in games]
each_record = pytest.mark.parametrize(("id", "name"), GAMES, ids=[name for _, name in GAMES])
MOMENTS = (20, 45, 60, 90, 120, 200)
"""After so many lines of each record the list of legal actions is kept."""


def expectations(id: str) -> Path:
    """The file of what was noted when the records of a game were made."""
    return FOLDER / ("expected.json" if id == "illuminati" else f"expected_{id}.json")


def kept(id: str) -> dict[str, Any]:
    """What was noted when the records of a game were made."""
    return dict(json.loads(expectations(id).read_text(encoding="utf-8")))


def listed(state: Any) -> list[Any]:
    """The legal actions of whoever is asked, in order; a span as its first action and its last amount."""
    out: list[Any] = []
    for seat in (*state.awaiting, *state.at_liberty):
        for span in state.legal(seat).spans():
            first = state.game.encode(span.at(span.low))
            out.append([seat, first] if span.lone else [seat, first, span.high])
    return out


def orders(record: Any) -> dict[str, Any]:
    """The legal actions at some moments of a record."""
    return {str(number): listed(state) for number, state in enumerate(record.states()) if number in MOMENTS}


def summary(record: Any) -> dict[str, Any]:
    """What must stay as it is of a record."""
    state = record.replay()
    return {
        "rules": record.game.rules_version,
        "lines": len(record.lines),
        "digest": state.digest(),
        "winners": list(state.winners),
        "turn": state.game.turn_of(state),
        "orders": orders(record),
    }


@each_record
def test_a_golden_game_replays_to_the_same_state(id: str, name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    record = conjura.Record.loads(text)
    expected = kept(id)[name]
    assert record.dumps() == text
    found = summary(record)
    for part in ("rules", "lines", "digest", "winners", "turn"):
        assert found[part] == expected[part], f"{part}: a change of behaviour; see the head of this file"


@each_record
def test_a_golden_game_is_drawn_again_from_its_seed(id: str, name: str) -> None:
    record = conjura.Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert record.replay(seed=SETS[id][name]["seed"]).digest() == kept(id)[name]["digest"]


@each_record
def test_legal_actions_are_listed_in_the_same_order(id: str, name: str) -> None:
    record = conjura.Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    found, expected = orders(record), kept(id)[name]["orders"]
    assert found.keys() == expected.keys() and len(found) >= 3
    for number, actions in expected.items():
        assert found[number] == actions, f"after {number} lines"


def rare(id: str) -> list[Any]:
    """The digest of each rare moment of a game, and what can be done there."""
    game = conjura.game(id)
    positions = game.rare_positions(game.options())
    return [[game.parse(text).digest(), listed(game.parse(text, chance="explicit"))] for text in positions]


@pytest.mark.parametrize("id", SETS)
def test_rare_moments_list_their_actions_in_the_same_order(id: str) -> None:
    expected, found = kept(id)["rare"], rare(id)
    for row in expected:
        assert row in found


def make(id: str) -> None:
    """Play the golden games of a game anew and note what they lead to."""
    game, out = conjura.game(id), {}
    for name, fields in SETS[id].items():
        state, rng = game.new(**fields), Random(fields["seed"])
        while not state.over:
            seat = state.awaiting[0]
            free = state.at_liberty
            if free and rng.randrange(20) == 0:
                seat = free[rng.randrange(len(free))]
                action = state.legal(seat).sample(rng)
            else:
                action = game.driver(state, seat, rng)
            state.apply(action, seat)
        (FOLDER / f"{name}.jsonl").write_text(state.record().dumps(), encoding="utf-8")
        out[name] = summary(state.record())
    out["rare"] = rare(id)
    text = json.dumps(out, indent=None, separators=(",", ":")).replace("],[", "],\n[")
    expectations(id).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for named in sys.argv[1:] or SETS:
        make(named)
