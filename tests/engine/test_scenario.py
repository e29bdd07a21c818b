"""Scenarios as text: what they say, what they refuse, and that printing one and reading it gives the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conjura.engine.game import game
from conjura.engine.scenario import (
    Act,
    Branch,
    Expect,
    Refuse,
    Scenario,
    load_scenarios,
    parse_scenarios,
    print_scenarios,
)
from conjura.engine.staging import fact, run, run_file
from conjura.engine.wire import CHANCE, FormatError

POSITION = """
seats 2
seat 0 gnomes_of_zurich
  gnomes_of_zurich $5
    east mafia $3
seat 1 the_network
  the_network $8
uncontrolled texas pentagon
"""


def scenario(steps: str, **fields: str) -> str:
    """The text of one scenario."""
    rows = {"name": '"x"', "game": '"illuminati"', "position": f"'''{POSITION}'''", **fields}
    text = "[[scenario]]\n" + "\n".join(f"{name} = {value}" for name, value in rows.items() if value)
    return f"{text}\nsteps = [{steps}]\n"


def play(steps: str, **fields: str) -> str | None:
    """The first difference of one scenario."""
    return run(parse_scenarios(scenario(steps, **fields))[0]).difference


def test_every_form_of_step_is_read() -> None:
    steps = """
        "0: attack control; choose texas", "chance: roll 7", "*: decline", ["0: call_off"],
        "0: spend mafia for amount=2 => refused I-10.12 wrong_treasury",
        "expect cards.mafia.money = 3", "expect legal.0 has spend mafia for 1",
        { seat = 0, do = { do = "attack", kind = "control" } }, { chance = { do = "roll", total = 7 } },
        { all = { do = "decline" } }, { seat = 0, refuse = { do = "pass" }, clause = "I-3.2" },
        { expect = { over = false } }, { expect = { "awaiting" = { has = 0 } } },
    """
    found = parse_scenarios(scenario(steps))[0].steps
    spend = {"do": "spend", "card": "mafia", "cause": "for"}
    assert found[0] == Act(0, ({"do": "attack", "kind": "control"}, {"do": "choose", "card": "texas"}))
    assert found[1] == found[8] == Act(CHANCE, ({"do": "roll", "total": 7},))
    assert found[3] == Branch((Act(0, ({"do": "call_off"},)),))
    assert found[4] == Refuse(0, {**spend, "amount": 2}, "I-10.12", "wrong_treasury")
    assert found[5] == Expect("cards.mafia.money", "=", 3)
    assert found[6] == Expect("legal.0", "has", {**spend, "amount": 1})
    assert found[7] == Act(0, ({"do": "attack", "kind": "control"},))
    assert found[10] == Refuse(0, {"do": "pass"}, "I-3.2")
    assert found[11:] == (Expect("over", "=", False), Expect("awaiting", "has", 0))
    again = parse_scenarios(print_scenarios(parse_scenarios(scenario(steps))))
    assert again[0].steps == found


FILES = sorted(Path(__file__).parent.parent.glob("rulings/*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_printing_and_reading_gives_the_same(path: Path) -> None:
    scenarios = load_scenarios(path)
    assert parse_scenarios(print_scenarios(scenarios), path.name) == scenarios


def test_a_script_that_holds_passes() -> None:
    steps = """
        "0: attack control; choose texas; choose mafia; announce", "expect number.roll_needed = 5",
        "expect parts.roll_needed.alignment = 4", "expect number.income = null",
        ["0: call_off", "expect turn.called_off = [[\\"mafia\\", \\"control\\", \\"texas\\"]]"],
        "0: spend mafia against 1 => refused I-10.22", "expect legal.0 lacks pass",
        "expect view.1.seats.0 mentions mafia", "expect view.none hides bribery",
        "expect prompt.kind = attack_loop",
        "*: decline", "0: throw", "chance: roll 2", "0: place mafia north; endow 0",
        "expect event.GroupPlaced.side = north", "expect cards.texas.holder = 0", "expect turn.actions <= 1",
    """
    assert play(steps) is None


@pytest.mark.parametrize(
    ("steps", "difference"),
    [
        ('"1: pass"', "step 1 (1: pass): pass is refused: not_asked (I-3.1); asked is seat 0: turn (I-3.1)"),
        ('"chance: roll 7"', "step 1 (chance: roll 7): roll 7 is refused: not_asked"),
        ('"0: attack control", "0: choose ufos => refused I-10.1"', "expected I-10.1, found illum"),
        ('"0: pass => refused I-3.2"', "step 1 (0: pass => refused I-3.2): expected a refusal"),
        ('"expect cards.mafia.money = 4"', "step 1 (expect cards.mafia.money = 4): found 3"),
        ('"expect cards.mafiosi.money = 4"', "there is no cards.mafiosi; there are bavarian_illuminati"),
        ('"expect cards.mafia.money has 4"', "expected a list or an object, found 3"),
        ('"expect nothing = 4"', "expected one of awaiting, at_liberty"),
        ('"expect over = 0"', "found false"),
        ('"*: decline"', "step 1 (*: decline): decline is refused"),
        ('["0: pass", "chance: roll 7"]', "step 1.2 (chance: roll 7)"),
        ('"expect legal.0 lacks pass"', "it is legal"),
        ('"expect number.roll_needed >= 4"', "expected numbers, found null"),
    ],
)
def test_the_first_difference_is_told(steps: str, difference: str) -> None:
    found = play(steps)
    assert found is not None and difference in found


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("x = [", "scenarios", "expected TOML"),
        ("x = 1", "scenarios", "expected [[scenario]] and [positions] only, found 'x'"),
        ("", "scenarios", "expected one or more [[scenario]]"),
        ("[[scenario]]\ngame = 'illuminati'", "scenario 1", "expected a name"),
        (scenario('"0: pass"') * 2, "scenario 2", "found 'x' twice"),
        (scenario('"0: pass"', colour='"red"'), "scenario 'x'", "found 'colour'"),
        (scenario('"0: pass"', game='"chess"'), "scenario 'x', game", "no such game as 'chess'"),
        (scenario('"0: pass"', rules='"I-1"'), "scenario 'x', rules", "a list of clauses"),
        (scenario('"0: pass"', position=""), "scenario 'x'", "either a position or a number of players"),
        (scenario('"0: pass"', position='"start"'), "scenario 'x', position", "the name of one (none)"),
        (scenario('"0: pass"', position="'''\nseats 9\n'''"), "scenario 'x', position", "line 3"),
        (
            scenario('"0: pass"', position="'conjura illuminati 1'", options="{ endless = true }"),
            "scenario 'x', position",
            "not in both",
        ),
        (scenario('"0: pass"', options="{ treasuries = 'x' }"), "scenario 'x', options", "option treasuries"),
        (scenario('"0: pass"', options="[]"), "scenario 'x', options", "expected a table"),
        (scenario('"0: pass"', note="3"), "scenario 'x', note", "expected a text"),
        (scenario(""), "scenario 'x', steps", "expected a list of steps"),
        (scenario('"0: pass", "0 pass"'), "scenario 'x', steps[2]", "expected 'SEAT: action'"),
        (scenario('["0: jump"]'), "scenario 'x', steps[1][1]", "found 'jump'"),
        (scenario('"0: attack war"'), "scenario 'x', steps[1]", "kind: expected one of control"),
        (scenario('"0: choose illuminatus"'), "scenario 'x', steps[1]", "expected the slug of a card"),
        (scenario('"0: pass 1"'), "scenario 'x', steps[1]", "expected at most 0 fields in pass"),
        (scenario('"0: pass => I-3"'), "scenario 'x', steps[1]", "=> refused CLAUSE"),
        (scenario('"*: pass; pass"'), "scenario 'x', steps[1]", "one action for everybody"),
        (scenario('"expect legal.0 = pass"'), "scenario 'x', steps[1]", "'has' or 'lacks' and an action"),
        (scenario("{ seat = 0 }"), "scenario 'x', steps[1]", "expected { seat, do }"),
        (scenario("{ expect = { a = 1, b = 2 } }"), "scenario 'x', steps[1]", "{ expect } of one fact"),
        (scenario("3"), "scenario 'x', steps[1]", "expected a text, a table or a branch"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(text: str, place: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_scenarios(text)
    assert place in str(caught.value) and expected in str(caught.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"gone\.toml: expected a readable file"):
        run_file(tmp_path / "gone.toml")


def test_a_new_game_is_dealt_by_script() -> None:
    steps = """
        "chance: deal bavarian_illuminati; deal ufos", "1: choose_goal gnomes_of_zurich",
        "chance: draw texas; draw mafia; draw pentagon; draw kgb", "chance: roll 8; roll 5",
        "chance: draw slush_fund", "expect seats.0.hand has slush_fund",
        "expect cards.bavarian_illuminati.money = 18",
    """
    assert play(steps, position="", players="2") is None


def stretch(seed: int, before: int, length: int) -> Scenario:
    """A stretch of a random game as a scenario: its position, what happened, and facts in between."""
    rules, rng = game("illuminati"), Random(seed)
    state = rules.new(players=2 + seed % 3, seed=seed, max_turns=40)
    steps: list[Any] = []
    for number in range(before + length):
        if state.over:
            break
        if number == before:
            state = rules.parse(state.position(), chance="explicit")
            position = state.position()
        if state.awaiting == (CHANCE,):
            outcomes = state.outcomes()
            seat, action = CHANCE, outcomes[rng.randrange(len(outcomes))][0]
        else:
            seat = state.awaiting[0]
            action = rules.driver(state, seat, rng) if number < before else state.legal(seat).sample(rng)
        state.apply(action, seat)
        if number >= before:
            steps.append(Act(seat, (rules.encode(action),)))
            for path in ("awaiting", "over", "winners", "discards", "turn", "seats.0", "stack", "prompt"):
                if rng.randrange(3) == 0:
                    steps.append(Expect(path, "=", fact(state, path, [])))
    if not steps:
        return stretch(seed + 1000, before, length)
    return Scenario(
        name=f"game \"{seed}\" = [\\]", game="illuminati", rules=("I-3",), position=position,
        note="café\t\x7f", steps=(*steps, Branch((Branch((Expect("over", "!=", None),)),))),
    )  # fmt: skip


@given(seed=st.integers(0, 10_000), before=st.integers(0, 120), length=st.integers(1, 12))
def test_any_stretch_of_a_game_is_a_scenario_that_holds_and_can_be_printed(
    seed: int, before: int, length: int
) -> None:
    scenario = stretch(seed, before, length)
    assert run(scenario).difference is None
    assert parse_scenarios(print_scenarios([scenario])) == [scenario]
