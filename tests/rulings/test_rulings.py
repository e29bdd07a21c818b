"""The handed rulings and the clauses told as scenarios: every one is played, and none is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conjura.engine.scenario import Scenario, load_scenarios
from conjura.engine.staging import run

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*/*.toml"))
ALL = [(path, scenario) for path in FILES for scenario in load_scenarios(path)]

# The numbers of the rulings of each game; what is missing in between was never handed over.
HANDED = {
    "illuminati": frozenset(range(1, 131)) - {
        5, 8, 15, 18, 19, 22, 28, 33, 36, 39, 42, 45, 46, 50, 53, 54, 57, 58, 60, 64, 67, 68, 71, 73, 77, 82, 86,
        89, 91, 93, 96, 99, 100, 102, 105,
    },
    "omerta": frozenset(range(1, 66)) - {
        2, 6, 8, 11, 15, 17, 20, 24, 25, 27, 31, 32, 34, 38, 40, 42, 45, 47, 49,
    },
}  # fmt: skip


# The numbers of rulings/crimelords.md.
HANDED_CRIMELORDS = frozenset(
    {
        1,
        2,
        3,
        5,
        6,
        8,
        9,
        11,
        12,
        15,
        17,
        18,
        20,
        21,
        23,
        25,
        26,
        27,
        28,
        30,
        32,
        35,
        36,
        38,
        40,
        42,
        43,
        45,
        46,
        48,
    }
    | set(range(51, 66))
)


@pytest.mark.parametrize(
    "scenario", [scenario for _, scenario in ALL], ids=[f"{path.stem}: {found.name}" for path, found in ALL]
)
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    assert result.ok, result.difference


def waiting(game: str) -> dict[int, str]:
    """The rulings that wait for a module, with the reason."""
    path = FOLDER / game / "waiting.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    rows = [line.split(":", 1) for line in text.splitlines() if line and not line.startswith("#")]
    return {int(number): reason.strip() for number, reason in rows}


@pytest.mark.parametrize("game", sorted(HANDED))
def test_every_handed_ruling_is_played_or_waits_with_a_reason(game: str) -> None:
    played = set()
    for path, scenario in ALL:
        number = re.match(r"(\d+)\b", scenario.name)
        if path.parent.name == game and number is not None:
            played.add(int(number[1]))
    rows = waiting(game)
    assert all(rows.values())
    assert not played & set(rows), "played and waiting"
    assert played | set(rows) == HANDED[game]


def test_every_handed_ruling_of_crime_lords_is_played() -> None:
    played = {
        int(number[1])
        for path, scenario in ALL
        if path.parent.name == "crimelords" and (number := re.match(r"(\d+):", scenario.name))
    }
    assert played == HANDED_CRIMELORDS


def test_every_scenario_says_which_clauses_it_holds_to() -> None:
    assert not [scenario.name for _, scenario in ALL if not scenario.rules]
