"""Wrong positions, records, options, actions and scenarios: each error names the place and what was expected."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import conjura
from conjura import FormatError, OptionError, Record, Refused, ReplayError
from conjura.engine.scenario import parse_scenarios

GAME = conjura.game("illuminati")

POSITION = """\
conjura illuminati 1
options {}
seats 2
turn 4
seat 0 gnomes_of_zurich turns=1
  hand bribery slush_fund@1
  gnomes_of_zurich $5
    east mafia $3 used=1
      north cia $1
seat 1 the_network turns=1 kills=1
  hand interference
  the_network $8
uncontrolled pentagon texas
dead kgb
discards murphys_law
stack
  {"frame":"turn","seat":0,"step":"actions"}
"""


def swap(old: str, new: str) -> str:
    """The position with one piece replaced."""
    assert POSITION.count(old) == 1, old
    return POSITION.replace(old, new)


POSITIONS: list[tuple[Any, str, str]] = [
    (None, "", "expected a position text, found NoneType"),
    ("", "line 1", "expected 'conjura illuminati 1'"),
    (swap("conjura illuminati 1", "conjura illuminati 9"), "line 1", "expected 'conjura illuminati 1'"),
    (swap("options {}", "option {}"), "line 2", "expected 'options {...}'"),
    (swap("options {}", "options {"), "line 2", "expected JSON"),
    (swap("options {}", "options []"), "line 2", "expected an object of options"),
    (swap("options {}", 'options {"mole":2}'), "line 2", "option mole: no such option"),
    (swap("seats 2", "seat 2"), "line 3", "expected 'seats N'"),
    (swap("seats 2", "seats 9"), "line 3", "expected 2 to 8 seats, found 9"),
    (swap("turn 4", "turn four"), "line 4", "expected the number of the turn"),
    (swap("turn 4", "tern 4"), "line 4", "expected turn, seat, counters"),
    (swap("seat 0 gnomes", "seat 7 gnomes"), "line 5", "expected a seat, a number from 0 to 1, found '7'"),
    (swap("seat 1 the_network", "seat 0 the_network"), "line 10", "seat 0 stands here twice"),
    (swap("seat 1 the_network", "seat 1 mafia"), "line 10", "expected an Illuminati"),
    (swap("seat 1 the_network", "seat 1 gnomes_of_zurich"), "line 10", "belongs to two seats"),
    (swap("kills=1", "kils=1"), "line 10", "expected out, turns=, kills=, offers=, goal= or ruled_out="),
    (swap("kills=1", "kills=-1"), "line 10", "expected a number of Groups"),
    (swap("kills=1", "offers=4"), "line 10", "expected a number of offers, a number from 0 to 3, found '4'"),
    (swap("hand bribery", "hand bribes"), "line 6", "expected a Special, found 'bribes'"),
    (swap("slush_fund@1", "slush_fund@5"), "line 6", "expected a seat, a number from 0 to 1, found '5'"),
    (swap("hand bribery", "hand slush_fund"), "end", "there are not so many of slush_fund"),
    (swap("gnomes_of_zurich $5", "gnomes_of_zurich $x"), "line 7", "expected an amount of money"),
    (swap("gnomes_of_zurich $5", "the_network $5"), "line 7", "the_network is not the Illuminati of seat 0"),
    (swap("east mafia", "east mafiosi"), "line 8", "expected a Group, found 'mafiosi'"),
    (swap("east mafia", "up mafia"), "line 8", "expected a side and a Group"),
    (swap("north cia", "west cia"), "line 9", "mafia has no arrow to the west"),
    (swap("north cia $1", "north cia $1\n      north fbi"), "line 10", "fbi would lie on cia"),
    (swap("north cia $1", "north texas $1"), "line 13", "texas is in two places"),
    (swap("used=1", "used=ten"), "line 8", "expected how often it was used"),
    (swap("used=1", "worn=1"), "line 8", "expected $money or used=, found 'worn=1'"),
    (swap("dead kgb", "dead bribery"), "line 14", "expected a Group, found 'bribery'"),
    (swap("discards murphys_law", "discards kgb"), "line 15", "expected a Special, found 'kgb'"),
    (swap("dead kgb", "align kgb=purple"), "line 14", "expected an alignment, found 'purple'"),
    (swap('  {"frame"', "  {frame"), "line 17", "expected a frame as JSON"),
    (swap('"frame":"turn"', '"frame":"tern"'), "line 17.frame", "expected one of abolishing"),
    (swap('"step":"actions"', '"step":"acts"'), "line 17.step", "expected one of start"),
    (swap('"seat":0', '"seat":"0"'), "line 17.seat", "expected a whole number"),
    (swap('"seat":0', '"seat":5'), "end", "there is no seat 5"),
    (swap('"step":"actions"', '"step":"actions","colour":1'), "line 17.colour", "turn has no such field"),
    (swap('{"frame":"turn","seat":0,"step":"actions"}', '{"frame":"window","kind":"pause","at":0}'), "end",
     "the first frame of the stack is a turn, the bidding for one, or the setup"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "expected"), POSITIONS)
def test_a_wrong_position_is_refused(text: Any, place: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        GAME.parse(text)
    assert str(caught.value).startswith(place) and expected in str(caught.value)


def played() -> tuple[list[str], int]:
    """The lines of a record and its seed."""
    state, rng = GAME.new(players=3, seed=11, max_turns=5), Random(11)
    while not state.over:
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)
    return state.record().dumps().splitlines(), 11


LINES, SEED = played()
ROLL = next(number for number, line in enumerate(LINES) if '"do":"roll"' in line)
PLAYED = next(number for number, line in enumerate(LINES) if '"seat":"chance"' not in line and number)


def header(**fields: Any) -> str:
    """The record with other header fields."""
    values = {**json.loads(LINES[0]), **fields}
    values = {name: value for name, value in values.items() if value is not None}
    return "\n".join([json.dumps(values), *LINES[1:]]) + "\n"


def line(number: int, text: str) -> str:
    """The record with one line replaced; lines are counted from 0."""
    return "\n".join([*LINES[:number], text, *LINES[number + 1 :]]) + "\n"


RECORDS: list[tuple[Any, str, str]] = [
    (header(format=True), "line 1", "expected format 1, found True"),
    (header(rules=True), "line 1", "expected rules version 1, found True"),
    ("", "line 1", "expected a header"),
    (None, "line 1", "expected a header"),
    ("{}\n", "line 1", 'expected a header with "conjura": "record"'),
    ("nonsense\n", "line 1", "expected one JSON object"),
    (header(format=2), "line 1", "expected format 1, found 2"),
    (header(game="chess"), "line 1", "no such game as 'chess'"),
    (header(game=3), "line 1", "expected a text, found 3"),
    (header(rules=99), "line 1", "expected rules version"),
    (header(players=9), "line 1: players", "expected a number of players, found 9"),
    (header(players="3"), "line 1: players", "expected a number of players, found '3'"),
    (header(options=[]), "line 1: options", "expected an object"),
    (header(options={"treasuries": "open"}), "line 1", "option treasuries"),
    (header(names=[1]), "line 1: names", "expected a list of names"),
    (header(commitment=7), "line 1: commitment", "expected a text"),
    (header(position="seats 2"), "line 1: position", "expected a list of lines"),
    (header(position=["conjura illuminati 1"]), "line 2", "expected 'options {...}'"),
    (header(colour="red"), "line 1", "the header has no field 'colour'"),
    (line(1, "[]"), "line 2", "expected one JSON object"),
    (line(1, '{"seat":"chance"'), "line 2", "expected one JSON object"),
    (line(1, '{"seat":3,"do":"decline"}'), "line 2: seat", 'expected a seat or "chance", found 3'),
    (line(1, '{"do":"decline"}'), "line 2: seat", 'expected a seat or "chance", found None'),
    (line(1, '{"seat":true,"do":"decline"}'), "line 2: seat", 'expected a seat or "chance", found True'),
    (line(1, '{"seat":0,"do":"declyne"}'), "line 2: do", "expected one of abolish"),
    (
        line(1, '{"seat":"chance","do":"draw","card":5}'),
        "line 2: card",
        "expected the slug of a card, found 5",
    ),
    (line(1, '{"seat":"chance","do":"draw"}'), "line 2", "expected a field 'card' in draw"),
    (line(1, '{"seat":0,"do":"pass","card":"kgb"}'), "line 2: card", "pass has no such field"),
    (line(2, ""), "line 3", "expected one JSON object"),
]


@pytest.mark.parametrize(("text", "place", "expected"), RECORDS)
def test_a_wrong_record_is_refused(text: Any, place: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        Record.loads(text)
    assert str(caught.value).startswith(place) and expected in str(caught.value)


REPLAYS: list[tuple[str, int | None, int, str]] = [
    (line(ROLL, '{"seat":"chance","do":"roll","total":13}'), None, ROLL + 1, "refused: not_now"),
    (line(ROLL, LINES[PLAYED]), None, ROLL + 1, "refused: not_asked"),
    (line(PLAYED, '{"seat":0,"do":"confirm"}'), None, PLAYED + 1, "refused"),
    (line(PLAYED, '{"seat":0,"do":"confirm"}'), SEED, PLAYED + 1, "refused"),
    ("\n".join(LINES), SEED + 1, 2, "the seed gives another outcome"),
    ("\n".join([*LINES, LINES[ROLL]]), None, len(LINES) + 1, "refused: game_over"),
    ("\n".join([*LINES, LINES[ROLL]]), SEED, len(LINES) + 1, "chance was not due here"),
    ("\n".join([*LINES, LINES[PLAYED]]), SEED, len(LINES) + 1, "refused: game_over"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "seed", "number", "expected"), REPLAYS)
def test_a_record_that_does_not_replay_names_the_line(
    text: str, seed: int | None, number: int, expected: str
) -> None:
    with pytest.raises(ReplayError) as caught:
        Record.loads(text).replay(seed=seed)
    assert caught.value.line == number
    assert str(caught.value).startswith(f"record line {number}: ") and expected in str(caught.value)


OPTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "colour", "no such option; there are sets"),
    ({"preset": "de_luxe"}, "preset", "no such preset as 'de_luxe'; there are deluxe, conspiracy"),
    ({"treasuries": "closed"}, "treasuries", "Invalid enum value 'closed'"),
    ({"uncontrolled_minimum": 7}, "uncontrolled_minimum", "Invalid enum value 7"),
    ({"basic_goal": 1}, "basic_goal", "Expected `int` >= 2"),
    ({"basic_goal": "ten"}, "basic_goal", "Expected `int | null`, got `str`"),
    ({"max_turns": 0}, "max_turns", "Expected `int` >= 1"),
    ({"max_turns": True}, "max_turns", "got `bool`"),
    ({"hidden_goals": 1}, "hidden_goals", "Expected `bool`, got `int`"),
    ({"sets": ["deluxe", "deluxe"]}, "sets", "each set once"),
    ({"sets": ["y2k"]}, "sets", "expected a list with deluxe in it"),
    ({"sets": ["y2k", "deluxe"]}, "sets", "in the order deluxe, y2k"),
    ({"moles": -1}, "moles", "Expected `int` >= 0"),
    ({"first_turn": "auction"}, "first_turn", "auction needs turn_order = auction (I-32.1)"),
    ({"turn_order": object()}, "turn_order", "unsupported"),
]


@pytest.mark.parametrize(("values", "field", "expected"), OPTIONS)
def test_a_wrong_option_is_refused_by_name(values: dict[str, Any], field: str, expected: str) -> None:
    for call in (GAME.options, GAME.new):
        with pytest.raises(OptionError) as caught:
            call(**values)
        assert caught.value.field == field
        assert str(caught.value).startswith(f"option {field}: ") and expected in str(caught.value)


TABLES: list[tuple[Callable[[], Any], str, str]] = [
    (lambda: GAME.new(players=1), "players", "expected a number from 2 to 8, found 1"),
    (lambda: GAME.new(players="4"), "players", "expected a number from 2 to 8, found '4'"),
    (lambda: GAME.new(players=True), "players", "expected a number from 2 to 8, found True"),
    (lambda: GAME.new(seed="x"), "seed", "expected a whole number, found 'x'"),
    (lambda: GAME.new(chance="fate"), "chance", "expected seeded or explicit, found 'fate'"),
    (lambda: conjura.game("chess"), "game", "no such game as 'chess'; there are crimelords"),
    (lambda: GAME.parse(POSITION, chance="fate"), "chance", "expected seeded or explicit, found 'fate'"),
]


@pytest.mark.parametrize(("call", "field", "expected"), TABLES)
def test_a_wrong_table_is_refused_by_name(call: Callable[[], Any], field: str, expected: str) -> None:
    with pytest.raises(OptionError) as caught:
        call()
    assert caught.value.field == field and expected in str(caught.value)


ACTIONS: list[tuple[Any, str, str]] = [
    (None, "", "expected an object with the field 'do', found None"),
    ("decline", "", "expected an object with the field 'do', found 'decline'"),
    ({}, "do", "expected one of abolish"),
    ({"do": "declare_war"}, "do", "expected one of abolish"),
    ({"do": ["decline"]}, "do", "found ['decline']"),
    ({"do": "play"}, "", "expected a field 'card' in play"),
    ({"do": "play", "card": 93}, "card", "expected the slug of a card, found 93"),
    ({"do": "play", "card": "Bribery"}, "card", "expected the slug of a card, found 'Bribery'"),
    ({"do": "play", "card": None}, "card", "expected the slug of a card, found None"),
    ({"do": "attack", "kind": "capture"}, "kind", "expected one of control, neutralize, destroy"),
    ({"do": "attack", "kind": 0}, "kind", "expected one of control, neutralize, destroy, brainwash, found 0"),
    ({"do": "spend", "card": "mafia", "cause": "for", "amount": "3"}, "amount", "expected a whole number"),
    ({"do": "spend", "card": "mafia", "cause": "for", "amount": 3.0}, "amount", "expected a whole number"),
    ({"do": "spend", "card": "mafia", "cause": "for", "amount": True}, "amount", "expected a whole number"),
    ({"do": "spend", "card": "mafia", "cause": "with", "amount": 3}, "cause", "expected one of for, against"),
    ({"do": "place", "master": "mafia", "side": "up"}, "side", "expected one of north, east, south, west"),
    ({"do": "offer", "to": "1"}, "to", "expected a whole number, found '1'"),
    ({"do": "decline", "loudly": True}, "loudly", "decline has no such field"),
    ({"do": "alter", "change": "add", "alignment": "purple"}, "alignment", "expected one of government"),
]


@pytest.mark.parametrize(("obj", "place", "expected"), ACTIONS)
def test_a_wrong_action_is_refused(obj: Any, place: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        GAME.decode(obj)
    assert str(caught.value).startswith(place) and expected in str(caught.value)


ILLEGAL: list[tuple[dict[str, Any], int, str, str]] = [
    ({"do": "attack", "kind": "destroy"}, 1, "not_asked", "I-3.1"),
    ({"do": "attack", "kind": "destroy"}, 7, "not_asked", "I-3.1"),
    ({"do": "attack", "kind": "destroy"}, -5, "not_asked", "I-3.1"),
    ({"do": "roll", "total": 7}, -1, "not_asked", "I-3.1"),
    ({"do": "confirm"}, 0, "not_now", "I-3.1"),
    ({"do": "drop", "card": "texas"}, 0, "not_your_card", "I-9.1"),
    ({"do": "drop", "card": "bribery"}, 0, "not_your_card", "I-9.1"),
    ({"do": "drop", "card": "gnomes_of_zurich"}, 0, "cannot_drop", "I-9.1"),
    ({"do": "move_group", "card": "gnomes_of_zurich"}, 0, "illuminati_stays", "I-16.1"),
    ({"do": "move_group", "card": "kgb"}, 0, "not_your_card", "I-16.1"),
    ({"do": "transfer", "card": "kgb"}, 0, "not_your_card", "I-15.1"),
    ({"do": "play", "card": "interference"}, 0, "not_held", "I-28"),
    ({"do": "play", "card": "kgb"}, 0, "not_a_special", "I-28"),
    ({"do": "use_ability", "card": "mafia"}, 0, "no_ability", "I-33"),
    ({"do": "offer", "to": 0}, 0, "no_offer_to", "I-25"),
    ({"do": "offer", "to": 1 << 40}, 0, "no_offer_to", "I-25"),
    ({"do": "offer", "to": -1}, 0, "no_offer_to", "I-25"),
]


@pytest.mark.parametrize(("obj", "seat", "code", "clause"), ILLEGAL)
def test_an_action_out_of_place_is_refused_with_its_clause(
    obj: dict[str, Any], seat: int, code: str, clause: str
) -> None:
    state = GAME.parse(POSITION)
    with pytest.raises(Refused) as caught:
        state.apply(GAME.decode(obj), seat)
    assert caught.value.refusal.code == code and caught.value.refusal.clause.startswith(clause)
    assert state.position() == POSITION


SCENARIOS: list[tuple[str, str, str]] = [
    ("name = 'x'", "scenarios", "expected [[scenario]] and [positions] only"),
    ("[[scenario]]\nname = 'x'", "scenario 'x', game", "no such game as ''"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 4", "scenario 'x', steps", "expected a list of steps"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 40\nsteps = ['0: pass']", "scenario 'x'", "2 to 8"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 'two'\nsteps = ['0: pass']", "scenario 'x', players",
     "expected a number"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 4\npreset = 'grand'\nsteps = ['0: pass']",
     "scenario 'x'", "no such preset"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 4\nsteps = ['expect']", "scenario 'x', steps[1]",
     "expect"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 4\nsteps = ['0: spend mafia for lots']",
     "scenario 'x', steps[1]", "expected a whole number"),
    ("[[scenario]]\nname = 'x'\ngame = 'illuminati'\nplayers = 4\nsteps = ['nobody: pass']",
     "scenario 'x', steps[1]", "expected"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "expected"), SCENARIOS)
def test_a_wrong_scenario_is_refused(text: str, place: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_scenarios(text)
    assert place in str(caught.value) and expected in str(caught.value)


def test_there_are_more_than_sixty_cases() -> None:
    kinds = (POSITIONS, RECORDS, REPLAYS, OPTIONS, TABLES, ACTIONS, ILLEGAL, SCENARIOS)
    assert all(len(cases) >= 7 for cases in kinds) and sum(map(len, kinds)) > 60
