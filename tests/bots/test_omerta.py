"""The heuristic opponent of Omertà: it plays every mode to the end, never fails, and wins against aimless players."""

from __future__ import annotations

import logging
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from conjura import bots
from conjura.bots.omerta import cards, fights
from conjura.bots.omerta.outlook import Outlook
from conjura.engine.game import game
from conjura.games.omerta.actions import Choose, Conquer, Decline, Involve
from conjura.games.omerta.prospects import closing_score, closing_winners
from conjura.games.omerta.rules.odds import exceeds, prevails, shares

GAME = game("omerta")


def played(kinds: tuple[str, ...], seed: int, **options: Any) -> Any:
    """A game of bots to its end."""
    state = GAME.new(players=len(kinds), seed=seed, max_rounds=40, **options)
    players = [bots.make(kind, GAME, seat, seed) for seat, kind in enumerate(kinds)]
    while not state.over:
        seat = state.awaiting[0]
        state.apply(bots.play(players[seat], state), seat)
    return state


@pytest.mark.parametrize("mode", ["cosa_nostra", "conquista"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_every_mode_to_the_end_without_a_fallback(
    mode: str, players: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="conjura.bots"):
        state = played(("heuristic",) * players, 40 + players, mode=mode)
    assert state.over and state.winners and not caplog.records


@pytest.mark.parametrize("mode", ["cosa_nostra", "conquista"])
def test_it_beats_the_driver(mode: str) -> None:
    wins = sum(0 in played(("heuristic", "driver", "driver"), seed, mode=mode).winners for seed in range(8))
    assert wins >= 6


def test_it_answers_wild_positions_too(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever has come to pass by chance, it finds an answer of its own."""
    rng, asked = Random(3), 0
    with caplog.at_level(logging.ERROR, logger="conjura.bots"):
        for seed in range(6):
            state = GAME.new(players=2 + seed % 4, seed=seed, max_rounds=12)
            while not state.over:
                seat = state.awaiting[0]
                if rng.random() < 0.3:
                    bots.play(bots.make("heuristic", GAME, seat, 1), state)
                    asked += 1
                state.apply(state.legal(seat).sample(SimpleNamespace(randrange=rng.randrange)), seat)
    assert asked > 500 and not caplog.records


def test_odds_are_those_of_the_dice() -> None:
    assert [round(exceeds(missing), 4) for missing in (0, 1, 5, 6, 7, 12)] == [
        1,
        0.8333,
        0.1667,
        0.1667,
        0.1389,
        0.0278,
    ]
    assert prevails(0) == 0.5 and prevails(-5) == 0 and round(prevails(2) + prevails(-2), 9) == 1


def test_it_gathers_for_an_assault_and_keeps_what_its_objective_wants() -> None:
    state = GAME.parse(
        """conjura omerta 1
options {}
seats 2
seat 0 gambino main=two_bridges
  mario_ridella gunmen reserve=6
    dockworkers_local 1
    the_red_lantern 1
    jazz_cellar 1
seat 1 luchese main=harbour_gates
  gaspare_noto spies
    canalside_laundry 1
    velvet_parlour 1
centre river_yard_armoury racetrack_windows
stack
  {"frame":"round","number":4,"step":"men","fresh":false}
"""
    )
    o = Outlook(state, 0)
    slugs = state.cat.index
    assert o.worth(slugs["canalside_laundry"]) > o.worth(slugs["dog_track"]) + 5
    assert fights.muster(o) >= 0
    assert cards.keeping(o, slugs["loan_shark"]) > cards.keeping(o, slugs["hungry_docks"])


@pytest.mark.rule("O-6.5b")
def test_the_right_to_a_conquest_is_weighed_against_all_who_are_involved() -> None:
    """INFLUENCE 1 of who began, 6 of the asked one, and 8 or 6 of another who has paid already."""
    state = GAME.parse(
        """conjura omerta 1
options {}
seats 3
seat 0 gambino main=two_bridges
  mario_ridella gunmen reserve=6
seat 1 luchese $20 main=harbour_gates
  enzo_malavita bodyguards reserve=6
seat 2 bonnano $20 main=guarded_nights
  carlo_dellacosta accountants
  tano_scorza bodyguards
centre dog_track fishing_pier
stack
  {"frame":"round","number":3,"phase":"actions","step":"act","fresh":false}
  {"frame":"conquest","seat":0,"capo":"mario_ridella","target":"dog_track","step":"involve","at":1}
"""
    )
    o, frame = Outlook(state, 1), state.stack[-1]
    mario, enzo, tano = [state.cat.index[slug] for slug in ("mario_ridella", "enzo_malavita", "tano_scorza")]
    assert fights.right(o, frame, enzo) == pytest.approx(prevails(5))
    joined = replace(frame, involved=1 << 2)
    assert fights.right(o, joined, enzo) == pytest.approx(shares((1, 6, 8))[1])
    assert fights.involvement(o, joined) < 6 < fights.involvement(o, frame)
    named = replace(joined, step="name", named=((0, mario), (2, tano)))
    assert fights.right(o, named, enzo) == pytest.approx(shares((1, 6, 6))[1])
    assert fights.right(o, replace(named, extra=((2, 2),)), enzo) == pytest.approx(shares((1, 6, 8))[1])


CLOSING = """conjura omerta 1
options {"mode":"conquista"}
seats 3
seat 0 gambino $%s
  mario_ridella gunmen reserve=9
seat 1 luchese $%s
  enzo_malavita spies reserve=1
    jazz_cellar
seat 2 bonnano $9
  carlo_dellacosta accountants reserve=1
centre old_fort_magazine
domains 0
"""
"""The first seat has the last Domain, of PR 2, for the taking: 1 point, and 1 for each 5,000, against 3 and as much."""


@pytest.mark.rule("O-13.2")
def test_it_ends_conquista_only_if_it_wins_by_that() -> None:
    heuristic = bots.make("heuristic", GAME, 0, 1)
    ahead, behind = GAME.parse(CLOSING % (25, 5)), GAME.parse(CLOSING % (5, 25))
    assert type(bots.play(heuristic, ahead)) is Conquer
    assert type(bots.play(heuristic, behind)) is not Conquer
    two = GAME.parse(CLOSING.replace("old_fort", "velvet_parlour old_fort") % (5, 25))
    assert fights.closing(Outlook(behind, 0), 0, behind.centre()[0]) < 0
    assert fights.closing(Outlook(two, 0), 0, behind.centre()[0]) == 0  # another Domain is left


@pytest.mark.rule("O-13.2", "O-6.5i")
@pytest.mark.parametrize(("mine", "answer"), [(15, Involve), (5, Decline)])
def test_it_pays_to_put_the_end_off_while_there_is_hope(mine: int, answer: type) -> None:
    """Seat 1 with 3 points and its money is asked; seat 0 would win with 10 + 2. Far behind it would pay for nothing."""
    state = GAME.parse(CLOSING % (45, mine))
    state.apply_all([Conquer(state.cat.index["mario_ridella"]), Choose(state.centre()[0])], 0)
    assert state.prompt(1).kind == "involve"
    assert type(bots.play(bots.make("heuristic", GAME, 1, 1), state)) is answer


def test_who_wins_by_a_conquest_is_known_with_growth_and_own_objectives() -> None:
    state = GAME.parse(
        CLOSING.replace("reserve=9", "reserve=9\n    the_red_lantern\n    pawnshop_on_the_bowery") % (5, 39)
    )
    domain = state.centre()[0]
    assert closing_score(state, 0) == 8 and closing_score(state, 1) == 10
    assert closing_winners(state, 0, domain) == (0, 1)  # 10
    assert closing_winners(state, 0, domain, 2) == (0,)  # 12, and with 10 PR a second Capo
