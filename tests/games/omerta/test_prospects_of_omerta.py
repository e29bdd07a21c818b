"""Odds shown before anything is committed, and what could be begun with a card."""

from __future__ import annotations

import pytest

import conjura
from conjura.engine.wire import FormatError
from conjura.games.omerta.actions import Assault, Choose, Commit, Conquer, Rob

GAME = conjura.game("omerta")
TABLE = """conjura omerta 1
options {"negotiation":false}
seats 2
seat 0 luchese main=two_bridges
  peppe_lonatti spies reserve=3
    dog_track 2
seat 1 gambino $5 main=harbour_gates
  mario_ridella gunmen reserve=2
    flower_market 3
    sailors_rest
centre hotel_concordia velvet_parlour ferry_commission
"""


def odds(state: object, seat: int, *actions: object) -> int:
    """The chance in percent after some actions."""
    numbers = {each.what: each.total for each in state.breakdown(seat, actions)}  # type: ignore[attr-defined]
    return int(numbers["odds"])


@pytest.mark.rule("O-6.3", "O-6.4", "O-6.5d", "O-6.6d", "O-6.7b")
def test_odds_are_shown_before_anything_is_committed() -> None:
    state, index = GAME.parse(TABLE), GAME.catalogue(None).index
    capo, track = index["peppe_lonatti"], index["dog_track"]
    state.breakdown(0, [Conquer(capo)])
    conquest = [Conquer(capo), Choose(index["hotel_concordia"])]
    seen = state.copy()
    seen.apply_all(conquest, 0)
    assert seen.prompt(1).kind == "involve" and odds(seen, 1) == 3  # INFLUENCE 1 against 5
    assert odds(state, 0, Rob(capo), Choose(index["mario_ridella"])) == 81  # SUBTERFUGE 4 against 2
    assault = [Assault(track), Choose(index["sailors_rest"])]
    assert odds(state, 0, *assault) == odds(state, 0, *assault, Commit(2)) == 3  # 7 against 11


@pytest.mark.rule("O-6.5b", "O-6.11")
def test_who_has_nobody_for_the_roll_is_told_the_other_number_alone() -> None:
    """A Family whose Capos are all kept from it may still make offers meanwhile, and ask what they would change."""
    third = "seat 2 colombo $9 main=white_collars\n  ciro_belmonte accountants reserve=3\ncentre"
    text = TABLE.replace("false", "true").replace("seats 2", "seats 3").replace("centre", third) + (
        'stack\n  {"frame":"round","number":2,"phase":"actions","step":"act","fresh":false,"blocked":["mario_ridella"]}\n'
    )
    state, index = GAME.parse(text), GAME.catalogue(None).index
    state.apply_all([Conquer(index["peppe_lonatti"]), Choose(index["hotel_concordia"])], 0)
    assert [each.what for each in state.breakdown(1, [])] == ["rival_chain"]


@pytest.mark.rule("O-6.6b")
def test_who_has_to_stay_behind_counts_in_no_odds() -> None:
    text = TABLE.replace('"negotiation":false', '"negotiation":false,"assault_leave_one":true')
    state, track = GAME.parse(text), GAME.catalogue(None).index["dog_track"]
    row = next(row for row in GAME.prospects_of(state, 0, "dog_track") if row.target == "sailors_rest")
    assert row.chance is not None  # one Soldier of the two: 6 against 11
    assert round(100 * row.chance) == odds(state, 0, Assault(track), *row.actions[1:], Commit(1)) == 0


def test_what_could_be_begun_with_a_card_or_against_it() -> None:
    state = GAME.parse(TABLE)
    rows = GAME.prospects_of(state, 0, "peppe_lonatti")
    assert [row.kind for row in rows].count("conquest") == 3 and rows[0].kind == "robbery"
    easiest = next(row for row in rows if row.kind == "conquest")
    assert (easiest.target, easiest.needed) == ("hotel_concordia", 4)
    assert easiest.chance is not None and round(easiest.chance, 2) == 0.33
    for row in rows:
        twin = state.copy()
        twin.apply_all(row.actions, 0)
    against = GAME.prospects_of(state, 0, "flower_market")
    assert [row.attacker for row in against] == ["dog_track"]
    refused = GAME.prospects_of(state, 0, "flower_market")[0]
    assert refused.refusal is None and refused.chance is not None and refused.chance < 0.05
    idle = GAME.prospects_of(state, 1, "mario_ridella")
    assert idle and all(row.refusal is not None for row in idle)
    with pytest.raises(FormatError):
        GAME.prospects_of(state, 0, "no_such_card")
