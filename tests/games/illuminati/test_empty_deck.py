"""Playing on when the deck is empty (I-6.5, I-27.5)."""

from __future__ import annotations

import pytest

from conjura.engine.game import game
from conjura.engine.scenario import Scenario, parse_scenarios
from conjura.engine.staging import run

GAME = game("illuminati")
CAT = GAME.catalogue(None)


def scenario(board: str, steps: str, options: str = "{}", hand: str = "") -> Scenario:
    """A scenario whose deck is empty: what lies nowhere on the board is out of the game or discarded."""
    words = board.split()
    gone = [slug for slug in CAT.slugs[CAT.first_group : CAT.first_special] if slug not in words]
    held = hand.split()
    spent: list[str] = []
    for card in range(CAT.first_special, CAT.n_cards):
        spent += [CAT.slugs[card]] * (CAT.copies[card] - held.count(CAT.slugs[card]))
    text = f"{board}removed {' '.join(gone)}\ndiscards {' '.join(spent)}\n"
    rows = ["[[scenario]]", "name = 'x'", "game = 'illuminati'", f"options = {options}"]
    rows += [f"position = '''\n{text}'''", f"steps = [{steps}]"]
    return parse_scenarios("\n".join(rows))[0]


BOARD = """\
seats 2
turn 7
seat 0 the_network turns=2
{hand}  the_network $9
    east mafia $5
    west recyclers $5
seat 1 gnomes_of_zurich turns=2
  gnomes_of_zurich $15
    east hollywood $0
uncontrolled video_games
"""


def check(steps: str, options: str = "{}", hand: str = "", board: str = BOARD) -> None:
    """Play it and fail with the first difference."""
    line = f"  hand {hand}\n" if hand else ""
    result = run(scenario(board.format(hand=line), steps, options, hand))
    assert result.ok, result.difference


@pytest.mark.rule("I-6.5", "I-33.39")
def test_no_draw_no_refill_and_the_game_goes_on() -> None:
    check(
        """
        "expect deck = 0",
        "0: use_ability recyclers => refused I-33.39 deck_empty",
        "0: proceed; proceed",
        "expect turn.seat = 1",
        "expect prompt.kind = turn",
        "expect uncontrolled = ['video_games']",
        "expect seats.1.hand = []",
        "expect over = false",
        """.replace("['video_games']", '[\\"video_games\\"]')
    )


@pytest.mark.rule("I-6.5", "I-6.4")
def test_with_reshuffle_discards_the_discarded_specials_are_the_new_deck_but_refill_nothing() -> None:
    check(
        """
        "0: proceed; proceed",
        "expect turn.seat = 1",
        "expect prompt.clause = I-6.1",
        "expect deck = 15",
        "expect discards = []",
        "chance: draw kgb => refused I-6.1",
        "chance: draw bribery",
        "expect seats.1.hand has bribery",
        "expect deck = 14",
        "expect prompt.kind = turn",
        "1: proceed; proceed; proceed",
        "expect prompt.kind = final_window",
        "expect deck = 14",
        """,
        options="{ reshuffle_discards = true }",
    )


@pytest.mark.rule("I-27.5")
def test_an_endless_game_ends_when_nothing_is_uncontrolled() -> None:
    board = BOARD.replace("uncontrolled video_games\n", "")
    board = board.replace("hollywood $0", "hollywood $0\n    west video_games")
    check(
        """
        "0: proceed; proceed",
        "expect over = true",
        "expect event.GameEnded.how = score",
        "expect event.GameEnded.scores = [18, 13]",
        "expect winners = [0]",
        """,
        options="{ endless = true }",
        board=board,
    )
