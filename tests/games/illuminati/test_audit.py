"""What a reading of the clauses against the engine brought to light, one test a finding."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from conjura.engine.game import game
from conjura.engine.scenario import parse_scenarios
from conjura.engine.staging import run
from conjura.games.illuminati.actions import GiveMoney, Offer, Transfer

CARDS = game("illuminati").catalogue(None).index


def follow(position: str, *steps: str, **options: Any) -> None:
    """Play a script of steps on a position; chance is explicit."""
    values = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
    text = (
        f'[[scenario]]\nname = "audit"\ngame = "illuminati"\noptions = {{ {values} }}\n'
        f"position = '''\n{position}'''\nsteps = {json.dumps(steps)}\n"
    )
    result = run(parse_scenarios(text)[0])
    assert result.ok, result.difference


FOUR = """\
seats 4
turn 5
seat 0 the_network turns=1
  hand murphys_law
  the_network $4
    east mafia $5
    west republicans
seat 1 gnomes_of_zurich turns=1
  hand slush_fund
  gnomes_of_zurich $3
seat 2 ufos turns=1 goal=gnomes_of_zurich
  hand deep_agent
  ufos $0
seat 3 servants_of_cthulhu turns=1
  hand assassination
  servants_of_cthulhu $0
uncontrolled video_games tabloids
"""


@pytest.mark.rule("I-31.2", "I-31.4")
def test_an_answer_window_begins_with_the_active_player() -> None:
    follow(
        FOUR,
        "0: transfer mafia; carry the_network 1",
        "expect awaiting = [1]",
        "1: play slush_fund",
        "expect prompt.kind = answer_window",
        "0: decline",
        "2: decline",
        "3: decline",
        "expect prompt.kind = pause_window",
        "expect awaiting = [2]",
    )


@pytest.mark.rule("I-16.4")
def test_the_arrow_a_moved_group_came_from_is_written_with_the_slug_of_its_card() -> None:
    follow(
        FOUR,
        "0: move_group republicans",
        "expect stack mentions the_network",
        "0: place the_network west => refused I-16.4",
        "0: place mafia east",
    )


GIFT = """\
seats 3
turn 5
seat 0 the_network turns=1
  the_network $0
    east mafia
seat 1 gnomes_of_zurich turns=1
  gnomes_of_zurich $1
    east video_games
seat 2 ufos turns=1 goal=gnomes_of_zurich
  ufos $20
uncontrolled tabloids
"""


@pytest.mark.rule("I-25.11", "I-31.2")
def test_money_given_inside_an_attack_can_be_spent_by_who_had_declined() -> None:
    follow(
        GIFT,
        "0: attack control; choose video_games; choose mafia; announce",
        "expect awaiting = [1]",
        "1: decline",
        "2: offer 1; give_money 10; propose",
        "1: accept",
        "expect awaiting = [1]",
        "1: spend gnomes_of_zurich against 11",
    )


LASERS = """\
seats 2
turn 5
seat 0 the_network turns=1
  hand bribery
  the_network $5
    east mafia $5
    west orbital_mind_control_lasers
    north recyclers $6
seat 1 bermuda_triangle turns=1
  hand slush_fund
  bermuda_triangle $1
    east video_games
uncontrolled tabloids
"""


@pytest.mark.rule("I-33.36", "I-33.39", "I-3.1", "I-9.1", "I-26.6")
def test_what_belongs_to_the_steps_of_a_turn_is_refused_inside_an_attack_by_its_own_clause() -> None:
    follow(
        LASERS,
        "0: attack control; choose tabloids; choose mafia; announce",
        "0: use_ability orbital_mind_control_lasers => refused I-33.36",
        "0: use_ability recyclers => refused I-33.39",
        "0: use_ability mafia => refused I-33.1",
        "0: drop mafia => refused I-9.1",
        "0: move_group mafia => refused I-3.1",
        "0: transfer mafia => refused I-3.1",
        "0: attack destroy => refused I-3.1",
        "0: leave => refused I-26.6",
    )


@pytest.mark.rule("I-33.36", "I-16.5")
def test_an_ability_in_the_turn_of_another_is_refused_by_its_own_clause() -> None:
    follow(
        LASERS,
        "0: drop recyclers",
        "1: use_ability bermuda_triangle => refused I-16.5",
        "1: use_ability orbital_mind_control_lasers => refused I-33.1",
    )


@pytest.mark.rule("I-31.6")
def test_no_special_within_a_choice_that_has_begun() -> None:
    position = LASERS.replace("hand bribery", "hand bribery swiss_bank_account")
    for begun in ("move_group mafia", "transfer mafia", "offer 1", "use_ability orbital_mind_control_lasers"):
        follow(
            position,
            f"0: {begun}",
            "0: play swiss_bank_account => refused I-31.6",
            "0: play bribery => refused I-33.6",
            "0: play deep_agent => refused I-28.1",
        )


PRIVILEGED = """\
seats 3
turn 5
seat 0 bavarian_illuminati turns=1
  hand slush_fund
  bavarian_illuminati $25
    east mafia $5
seat 1 gnomes_of_zurich turns=1
  hand deep_agent
  gnomes_of_zurich $1
    east video_games
seat 2 ufos turns=1 goal=gnomes_of_zurich
  hand interference
  ufos $20
uncontrolled tabloids boy_sprouts
"""


@pytest.mark.rule("I-14.4")
def test_an_abolished_privilege_is_not_bought_back() -> None:
    follow(
        PRIVILEGED,
        "0: attack control; choose video_games; choose mafia; buy_privilege",
        "1: play deep_agent",
        "0: decline",
        "2: decline",
        "expect prompt.kind = attack_loop",
        "0: buy_privilege => refused I-14.4",
        "0: privilege slush_fund => refused I-14.4",
    )


@pytest.mark.rule("I-14.2", "I-14.3")
def test_privilege_is_declared_with_the_announcement_or_not_at_all() -> None:
    follow(
        PRIVILEGED,
        "0: attack control; choose video_games; choose mafia; announce",
        "0: privilege slush_fund => refused I-14.2",
        "0: buy_privilege => refused I-14.3",
    )


@pytest.mark.rule("I-33.8", "I-33.9")
def test_interference_and_deep_agent_are_refused_each_by_its_own_clause() -> None:
    follow(
        PRIVILEGED,
        "0: attack control; choose video_games; choose mafia; announce",
        "0: decline",
        "1: play deep_agent => refused I-33.8",
        "1: decline",
        "2: play interference => refused I-33.9",
    )


ALONE = """\
seats 2
turn 5
seat 0 the_network turns=1
  the_network $0
    east mafia
seat 1 gnomes_of_zurich turns=1
  gnomes_of_zurich $0
uncontrolled tabloids boy_sprouts
"""


@pytest.mark.rule("I-12", "I-11.1")
def test_an_attack_without_any_target_is_refused_by_the_clause_of_its_kind() -> None:
    follow(ALONE, "0: attack neutralize => refused I-12")
    follow(ALONE.replace("uncontrolled tabloids boy_sprouts\n", ""), "0: attack control => refused I-11.1")


SUICIDE = """\
seats 3
turn 12
seat 0 servants_of_cthulhu turns=4 kills=7 {goal}
  servants_of_cthulhu $30
    east mafia
seat 1 gnomes_of_zurich turns=4 {other}
  gnomes_of_zurich $0
    east video_games
seat 2 society_of_assassins turns=4 {other}
  society_of_assassins $0
    east texas
uncontrolled tabloids boy_sprouts
"""
KILL = (
    "0: attack destroy; choose mafia; choose servants_of_cthulhu; announce",
    "0: spend servants_of_cthulhu for 10",
    "*: decline",
    "chance: roll 2",
    "expect seats.0.kills = 8",
    "expect seats.0.alive = true",
)


@pytest.mark.rule("I-26.2")
def test_the_eighth_kill_spares_the_servants_of_cthulhu_for_this_turn_alone() -> None:
    follow(
        SUICIDE.format(goal="", other=""),
        *KILL,
        "0: proceed",
        "expect over = true",
        "expect winners = [0]",
    )
    follow(
        SUICIDE.format(goal="goal=the_network", other="goal=bermuda_triangle"),
        *KILL,
        "0: proceed",
        "expect over = false",
        "expect seats.0.alive = false",
        "expect turn.seat = 1",
        hidden_goals=True,
    )
    follow(
        SUICIDE.format(goal="", other=""),
        *KILL,
        "0: proceed",
        "expect over = false",
        "expect seats.0.alive = false",
        endless=True,
    )


@pytest.mark.rule("I-33.17")
def test_whispering_campaign_against_a_group_with_power_is_refused_by_its_clause() -> None:
    position = LASERS.replace("hand bribery", "hand whispering_campaign").replace("tabloids", "copy_shops")
    follow(
        position,
        "0: attack destroy; choose copy_shops",
        "0: play whispering_campaign => refused I-33.17 whisper_needs_no_power",
    )


@pytest.mark.rule("I-10.4")
def test_with_partial_aid_a_card_aids_with_one_up_to_its_whole() -> None:
    steps = ("0: attack control; choose tabloids; choose mafia", "0: aid the_network 8 => refused I-10.4 {}")
    follow(LASERS, steps[0], steps[1].format("whole_aid"))
    follow(LASERS, steps[0], steps[1].format("part_aid"), "0: aid the_network 3", partial_aid=True)


@pytest.mark.rule("I-10.21", "I-10.4", "I-10.18", "I-14.7")
def test_after_the_roll_there_is_no_money_no_aid_no_way_back_and_no_gift() -> None:
    follow(
        PRIVILEGED,
        "0: attack control; choose video_games; choose mafia; buy_privilege",
        "*: decline",
        "*: decline",
        "chance: roll 12",
        "expect prompt.kind = roll_window",
        "0: spend mafia for 1 => refused I-10.21",
        "0: aid bavarian_illuminati 10 => refused I-10.4",
        "0: call_off => refused I-10.18",
        "0: offer 1 => refused I-14.7",
    )


@pytest.mark.rule("I-14.7", "I-31.9")
def test_no_gift_while_it_is_decided_whether_to_roll() -> None:
    position = PRIVILEGED.replace("$25", "$0").replace("mafia $5", "mafia")
    announced = "0: attack control; choose tabloids; choose mafia; "
    follow(position, announced + "announce", "*: decline", "0: offer 1 => refused I-31.9")
    follow(
        position,
        announced + "privilege slush_fund",
        "*: decline",
        "*: decline",
        "0: offer 1 => refused I-14.7",
    )


@pytest.mark.rule("I-33.6", "I-33.7", "I-33.11", "I-33.18")
def test_what_a_special_may_not_name_is_refused_by_the_clause_of_the_special() -> None:
    cards = "hand bribery media_campaign computer_espionage white_collar_crime"
    position = LASERS.replace("hand bribery", cards) + "dead copy_shops\n"
    follow(position, "0: play bribery", "0: choose copy_shops => refused I-33.6 wrong_target")
    follow(position, "0: play media_campaign", "0: choose tabloids => refused I-33.11 wrong_target")
    follow(position, "0: play computer_espionage", "0: choose video_games => refused I-33.7 wrong_target")
    follow(position, "0: play computer_espionage", "0: choose_seat 0 => refused I-33.7 no_specials_there")
    follow(position, "0: play white_collar_crime", "0: choose tabloids => refused I-33.18 not_your_card")


@pytest.mark.rule("I-1.10", "I-15.5")
def test_with_closed_treasuries_what_one_begins_shows_that_there_is_money() -> None:
    state = game("illuminati").parse(
        "conjura illuminati 1\n"
        'options {"treasuries":"owner"}\n'
        "seats 2\n"
        "turn 5\n"
        "seat 0 gnomes_of_zurich turns=1\n"
        "  gnomes_of_zurich $6 known=0 floor=0\n"
        "    east mafia $1 known=0 floor=0\n"
        "    west kkk $0 known=0 floor=0\n"
        "seat 1 the_network turns=1\n"
        "  the_network $9\n",
        chance="explicit",
    )
    carrying, offering = state.copy(), state.copy()
    carrying.apply(Transfer(CARDS["mafia"]), 0)
    offering.apply_all((Offer(1), GiveMoney(5)), 0)
    for seed in range(40):
        assert carrying.redeal(1, Random(seed)).money[CARDS["mafia"]] >= 1
        assert offering.redeal(1, Random(seed)).money[CARDS["gnomes_of_zurich"]] >= 5
    assert len({state.redeal(1, Random(seed)).money[CARDS["mafia"]] for seed in range(40)}) > 3
