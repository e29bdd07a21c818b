"""Golden games: records that must replay to the same state for ever, and the order in which actions are listed.

What differs here is a change of behaviour: raise ``rules_version`` of the game, keep the old records replayable under the
version that they name, and make new ones with ``python tests/golden/test_golden.py``.
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
GAME = conjura.game("illuminati")
GAMES: dict[str, dict[str, Any]] = {
    "two_players": {"players": 2, "seed": 2001, "max_turns": 14},
    "hidden_and_closed": {
        "players": 4, "seed": 2018, "max_turns": 12, "hidden_goals": True, "treasuries": "owner",
    },
    "many_switches": {
        "players": 6, "seed": 7, "max_turns": 14, "partial_aid": True, "special_commits": True, "basic_goal": 5,
        "capture_half": "total", "reshuffle_discards": True, "uncontrolled_minimum": 4, "pass_keeps_t6_t7": True,
    },
}  # fmt: skip
MOMENTS = (20, 45, 60, 90, 120, 200)
"""After so many lines of each record the list of legal actions is kept."""


def kept() -> dict[str, Any]:
    """What was noted when the records were made."""
    return dict(json.loads((FOLDER / "expected.json").read_text(encoding="utf-8")))


def listed(state: Any) -> list[Any]:
    """The legal actions of whoever is asked, in order; a span as its first action and its last amount."""
    out: list[Any] = []
    for seat in (*state.awaiting, *state.at_liberty):
        for span in state.legal(seat).spans():
            first = GAME.encode(span.at(span.low))
            out.append([seat, first] if span.lone else [seat, first, span.high])
    return out


def orders(record: Any) -> dict[str, Any]:
    """The legal actions at some moments of a record."""
    return {str(number): listed(state) for number, state in enumerate(record.states()) if number in MOMENTS}


def summary(record: Any) -> dict[str, Any]:
    """What must stay as it is of a record."""
    state = record.replay()
    return {
        "rules": GAME.rules_version,
        "lines": len(record.lines),
        "digest": state.digest(),
        "winners": list(state.winners),
        "turn": state.turn,
        "orders": orders(record),
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_state(name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    record = conjura.Record.loads(text)
    expected = kept()[name]
    assert record.dumps() == text
    found = summary(record)
    for part in ("rules", "lines", "digest", "winners", "turn"):
        assert found[part] == expected[part], f"{part}: a change of behaviour; see the head of this file"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_drawn_again_from_its_seed(name: str) -> None:
    record = conjura.Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert record.replay(seed=GAMES[name]["seed"]).digest() == kept()[name]["digest"]


@pytest.mark.parametrize("name", GAMES)
def test_legal_actions_are_listed_in_the_same_order(name: str) -> None:
    record = conjura.Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    found, expected = orders(record), kept()[name]["orders"]
    assert found.keys() == expected.keys() and len(found) >= 3
    for number, actions in expected.items():
        assert found[number] == actions, f"after {number} lines"


def test_rare_moments_list_their_actions_in_the_same_order() -> None:
    expected = kept()["rare"]
    positions = GAME.rare_positions(GAME.options())
    found = [[GAME.parse(text).digest(), listed(GAME.parse(text, chance="explicit"))] for text in positions]
    for row in expected:
        assert row in found


def make() -> None:
    """Play the golden games anew and note what they lead to."""
    out: dict[str, Any] = {}
    for name, fields in GAMES.items():
        state, rng = GAME.new(**fields), Random(fields["seed"])
        while not state.over:
            seat = state.awaiting[0]
            free = state.at_liberty
            if free and rng.randrange(20) == 0:
                seat = free[rng.randrange(len(free))]
                action = state.legal(seat).sample(rng)
            else:
                action = GAME.driver(state, seat, rng)
            state.apply(action, seat)
        (FOLDER / f"{name}.jsonl").write_text(state.record().dumps(), encoding="utf-8")
        out[name] = summary(state.record())
    positions = GAME.rare_positions(GAME.options())
    out["rare"] = [
        [GAME.parse(text).digest(), listed(GAME.parse(text, chance="explicit"))] for text in positions
    ]
    text = json.dumps(out, indent=None, separators=(",", ":")).replace("],[", "],\n[")
    (FOLDER / "expected.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(make())
