"""What the modules keep secret from those who only try, count or look ahead (I-1.10, I-24.5, I-24.9, I-29.6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import conjura
from conjura.games.illuminati.actions import (
    Accuse,
    Announce,
    Attack,
    CallCheat,
    Choose,
    Overstate,
    Transfer,
    UseAbility,
)
from conjura.games.illuminati.frames import Claiming, Hiring, Shielding
from conjura.games.illuminati.prospects import hints_of, prospects_of

GAME = conjura.game("illuminati")
MASKS = """conjura illuminati 1
options {"hidden_illuminati":true}
seats 3
turn 6
seat 0 masked_1 turns=1
  identity bermuda_triangle may_be=bermuda_triangle,bavarian_illuminati
  masked_1 $20
    east post_office
seat 1 masked_2 turns=1
  identity discordian_society
  masked_2 $20
    east moonies
seat 2 masked_3 turns=1
  identity bavarian_illuminati
  masked_3 $20
    east texas
uncontrolled hollywood yuppies
"""
CHEATS = """conjura illuminati 1
options {"cheating":true}
seats 2
turn 6
seat 0 gnomes_of_zurich turns=1
  gnomes_of_zurich $2
    east mafia
seat 1 the_network turns=1
  the_network $20
    east moonies
uncontrolled hollywood yuppies
"""
HIRING = """conjura illuminati 1
options {"sets":["deluxe","y2k"],"treasuries":"owner"}
seats 2
turn 6
seat 0 gnomes_of_zurich turns=1
  gnomes_of_zurich $10 known=0 floor=0
    east mafia $3 known=0 floor=0
      east office_temps $0 known=0 floor=0
seat 1 the_network turns=1
  the_network $20
uncontrolled hollywood yuppies
"""


def card(state: Any, slug: str) -> int:
    """The index of a card."""
    found: int = state.cat.index[slug]
    return found


@pytest.mark.rule("I-24.5")
def test_whether_an_accusation_is_right_is_not_told_before_it_is_made() -> None:
    state = GAME.parse(MASKS, seed=1)
    state.apply(Accuse(2), 0)
    for slug in (
        "bavarian_illuminati",
        "the_network",
    ):  # right, it would leave no doubt of the accuser's own card
        assert state.breakdown(0, [Choose(card(state, slug))]) == []


@pytest.mark.rule("I-29.6")
def test_whether_a_call_is_right_is_not_told_before_it_is_made() -> None:
    state = GAME.parse(CHEATS, seed=1)
    for action in (
        Attack("control"),
        Choose(card(state, "hollywood")),
        Choose(card(state, "mafia")),
        Overstate(2),
    ):
        state.apply(action, 0)
    state.apply(Announce(), 0)
    number = state.breakdown(1, [])
    assert state.breakdown(1, [CallCheat(0, "overstate")]) == number
    state.apply(CallCheat(0, "overstate"), 1)
    assert state.breakdown(1, [])[0].total == number[0].total - 2


@pytest.mark.rule("I-24.9")
def test_attackers_are_rated_where_a_structure_might_be_immune() -> None:
    state = GAME.parse(MASKS, seed=1)
    moonies = card(state, "moonies")
    assert all(row.needed is not None or row.refusal for row in prospects_of(state, 0, moonies))
    state.apply(Attack("control"), 0)
    assert None not in hints_of(state, 0)
    state.apply(Choose(moonies), 0)
    assert None not in hints_of(state, 0)
    state.apply(Choose(card(state, "post_office")), 0)
    assert type(state.stack[-1]) is Shielding


@pytest.mark.rule("I-1.10", "I-33.42")
def test_who_pays_for_an_ability_can_pay_in_every_world() -> None:
    state = GAME.parse(HIRING, seed=1)
    state.apply(UseAbility(card(state, "office_temps")), 0)
    assert type(state.stack[-1]) is Hiring
    laid = set()
    for seed in range(40):
        world = state.redeal(1, Random(seed))
        assert len(world.legal(0)) > 0
        laid.add((world.money[card(state, "gnomes_of_zurich")], world.money[card(state, "office_temps")]))
    assert len(laid) > 5


@pytest.mark.rule("I-29.9")
def test_skimmed_money_forces_nothing_that_others_would_see() -> None:
    state = GAME.parse(CHEATS.replace("zurich $2", "zurich $1"), seed=1)
    state.apply(Transfer(card(state, "gnomes_of_zurich")), 0)
    assert state.forced(0) is None


@pytest.mark.rule("I-24.10")
def test_a_special_on_the_market_asks_a_face_down_card_once_for_double() -> None:
    text = MASKS.replace(
        "turns=1\n  identity bermuda", "turns=1\n  hand market_manipulation\n  identity bermuda"
    )
    state = GAME.parse(text + 'stack\n  {"frame":"turn","seat":0,"step":"collect","doubled":true}\n', seed=1)
    assert type(state.stack[-1]) is Claiming and state.prompt(0).params["amount"] == 18


def test_a_special_has_no_prospects() -> None:
    state = GAME.parse(CHEATS, seed=1)
    assert all(row.refusal for row in prospects_of(state, 0, card(state, "bribery")))


@pytest.mark.rule("I-1.10")
def test_the_tally_of_a_goal_counts_no_money_that_is_not_seen() -> None:
    text = """conjura illuminati 1
options {"sets":["deluxe","y2k"],"treasuries":"owner"}
seats 2
turn 6
seat 0 church_of_the_subgenius turns=1
  church_of_the_subgenius $70 known=0 floor=5
    east mafia $3 known=0 floor=0
seat 1 the_network turns=1
  the_network $20
uncontrolled hollywood yuppies
"""
    state = GAME.parse(text, seed=1)
    seen = [GAME.scene_of(state, eyes).seats[0].goals[1].have for eyes in (0, 1, None)]
    assert seen == [70, 5, 5]
