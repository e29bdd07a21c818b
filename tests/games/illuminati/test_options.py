"""The options of the rule text against the engine's, and what each preset is (I-0, I-32)."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from conjura.engine.clauses import rules_folder
from conjura.engine.game import game
from conjura.engine.wire import OptionError
from conjura.games.illuminati.actions import Decline
from conjura.games.illuminati.options import AVAILABLE, Options

GAME = game("illuminati")
ROW = re.compile(r"\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|")


def table() -> dict[str, tuple[str, str]]:
    """Values and Deluxe default of each option, from section 32."""
    text = (rules_folder() / "illuminati.md").read_text(encoding="utf-8")
    section = text[text.index("## 32.") : text.index("## 33.")]
    return {row[1]: (row[2].strip(), row[3].strip()) for row in ROW.finditer(section)}


def plain(text: str) -> object:
    """A default of the table as a value."""
    word = text.strip().strip("`")
    named = {"true": True, "false": False, "none": None}
    if word in named:
        return named[word]
    return int(word) if word.isdecimal() else word


@pytest.mark.rule("I-32")
def test_there_is_one_field_for_each_option_with_its_default() -> None:
    rows = table()
    assert list(rows) == list(Options.__struct_fields__)
    defaults = msgspec.to_builtins(Options())
    for name, (_, default) in rows.items():
        found = defaults[name]
        assert (found[0] if name == "sets" else found) == plain(default), name


@pytest.mark.rule("I-32")
@pytest.mark.parametrize("name", [name for name, (values, _) in table().items() if "`" in values])
def test_a_value_that_is_not_listed_is_refused_by_name(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options(**{name: ("atlantis",) if name == "sets" else "atlantis"})
    assert caught.value.field == name


@pytest.mark.rule("I-32")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("brainwashing", True),
        ("moles", -1),
        ("moles", True),
        ("uncontrolled_minimum", 5),
        ("uncontrolled_minimum", 0),
        ("basic_goal", 1),
        ("max_turns", 0),
        ("increase_amount", 0),
        ("hidden_goals", 1),
        ("sets", ()),
        ("sets", ("y2k",)),
        ("sets", ("deluxe", "deluxe")),
    ],
)
def test_an_unknown_name_or_impossible_value_is_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options(**{name: value})
    assert caught.value.field == name


@pytest.mark.rule("I-32")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sets", ("deluxe", "y2k")),
        ("house_illuminati", True),
        ("turn_order", "auction"),
        ("brainwash", True),
        ("propaganda", True),
        ("increases", True),
        ("hackers", True),
        ("plumbers", True),
        ("moles", 1),
    ],
)
def test_a_module_that_is_not_built_is_refused_and_says_so(name: str, value: object) -> None:
    if value in AVAILABLE.get(name, (value,)):
        return
    with pytest.raises(OptionError, match="not yet available") as caught:
        GAME.options(**{name: value})
    assert caught.value.field == name


@pytest.mark.rule("I-32.1")
def test_an_auction_for_the_first_turn_needs_auctions() -> None:
    with pytest.raises(OptionError, match="turn_order = auction") as caught:
        GAME.options(first_turn="auction")
    assert caught.value.field == "first_turn"


@pytest.mark.rule("I-32.1")
def test_options_of_modules_that_are_off_change_nothing() -> None:
    off = {"increase_amount": 3, "brainwash_own_groups": True, "propaganda_strength": "transferable"}
    first, second, rng = GAME.new(players=3, seed=5), GAME.new(players=3, seed=5, **off), Random(1)
    for _ in range(60):
        seat = first.awaiting[0]
        assert list(first.legal(seat)) == list(second.legal(seat))
        action = first.legal(seat).sample(rng)
        if type(action).__name__ == "Confirm":
            action = Decline()
        first.apply(action, seat)
        second.apply(action, seat)
    assert first.data() == second.data()


@pytest.mark.rule("I-0")
def test_the_presets() -> None:
    assert GAME.presets[0] == "deluxe"
    assert GAME.options("deluxe") == GAME.options() == Options()
    assert GAME.options("custom", basic_goal=20).basic_goal == 20
    deluxe = GAME.options("deluxe")
    modules = ("brainwash", "propaganda", "increases", "hackers", "plumbers", "hidden_illuminati", "cheating")
    assert deluxe.turn_order == "fixed" and deluxe.sets == ("deluxe",) and deluxe.moles == 0
    assert not any(getattr(deluxe, name) for name in modules)
    conspiracy = GAME.options("conspiracy")
    assert conspiracy.turn_order == "auction" and conspiracy.first_turn == "roll" and conspiracy.moles == 1
    assert conspiracy.sets == ("deluxe", "y2k")
    switches = ("hidden_illuminati", "hidden_goals", "house_illuminati", "cheating")
    assert all(getattr(conspiracy, name) for name in modules if name not in switches)
    assert not any(getattr(conspiracy, name) for name in switches)


@pytest.mark.rule("I-0")
def test_a_preset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options("shadowfist")
    assert caught.value.field == "preset"


@pytest.mark.rule("I-1.2")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_can_play(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    dealt = [row["illuminati"] for row in state.game.facts_of(state)["seats"]]
    assert len(set(dealt)) == players


@pytest.mark.rule("I-1.2")
@pytest.mark.parametrize("players", [1, 9, 0, True])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(players=players)
    assert caught.value.field == "players"
