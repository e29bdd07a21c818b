"""The heuristic of Crime Lords: it reads no secrets, ends its games, never fails, beats those that don't think."""

from __future__ import annotations

import logging
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from conjura import bots
from conjura.bots.crimelords import attacks, bargains, wars
from conjura.bots.crimelords.outlook import Outlook, Style
from conjura.engine.dice import chance_of
from conjura.engine.game import game
from conjura.games.crimelords.actions import Accept, Attack, Decline
from conjura.games.crimelords.catalogue import HIT

GAME = game("crimelords")


def played(kinds: tuple[str, ...], seed: int, **options: Any) -> Any:
    """A game of bots to its end."""
    state = GAME.new(players=len(kinds), seed=seed, max_turns=200, **options)
    players = [bots.make(kind, GAME, seat, seed) for seat, kind in enumerate(kinds)]
    while not state.over:
        seat = state.awaiting[0]
        state.apply(bots.play(players[seat], state), seat)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_plays_to_the_end_without_a_fallback(players: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="conjura.bots"):
        state = played(("heuristic",) * players, 40 + players)
    assert state.over and state.winners and not caplog.records
    assert state.turn < 200


def test_it_beats_the_driver() -> None:
    wins = sum(0 in played(("heuristic", "driver", "driver"), seed).winners for seed in range(8))
    assert wins >= 5


def test_it_answers_wild_positions_too(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever has come to pass by chance, and under any option, it finds an answer of its own."""
    rng, asked = Random(3), 0
    odd: list[dict[str, Any]] = [
        {},
        {"withhold_pay": "only_if_short"},
        {"bodyguard_needs_token": True},
        {"boss_bonus": 0},
    ]
    with caplog.at_level(logging.ERROR, logger="conjura.bots"):
        for seed in range(12):
            state = GAME.new(players=2 + seed % 5, seed=seed, max_turns=20, **odd[seed % 4])
            while not state.over:
                seat = state.awaiting[0]
                if rng.random() < 0.3:
                    bots.play(bots.make("heuristic", GAME, seat, 1), state)
                    asked += 1
                state.apply(state.legal(seat).sample(SimpleNamespace(randrange=rng.randrange)), seat)
        for text in GAME.rare_positions(GAME.options()):
            state = GAME.parse(text)
            for seat in state.awaiting:
                bots.play(bots.make("heuristic", GAME, seat, 1), state)
    assert asked > 300 and not caplog.records


def test_the_same_view_gives_the_same_answer() -> None:
    state, rng = GAME.new(players=4, seed=5), Random(5)
    for _ in range(400):
        if state.over:
            break
        seat = state.awaiting[0]
        first, second = (bots.play(bots.make("heuristic", GAME, seat, 9), state) for _ in range(2))
        assert first == second
        state.apply(GAME.driver(state, seat, rng), seat)


TABLE = """conjura crimelords 1
options {}
seats 3
turn 9
seat 0 quiet_accountants $40
  boss gray_duchess
    north two_hats
    east cold_soup
  rackets pier_rats rusty_mermaid fish_market_tithe
seat 1 night_shift $20
  boss old_cannon:spent
  rackets lucky_elbow half_past_four blue_trombone
seat 2 downtowners $20
  boss midnight_notary:spent
  rackets alley_choir
uncontrolled gangplank_advances coat_watches nine_forks shoelace
"""


def outlook(text: str, seat: int) -> Outlook:
    return Outlook(GAME.parse(text), seat, Style())


def test_it_wants_what_completes_a_district_and_what_spoils_that_of_others() -> None:
    o = outlook(TABLE, 0)
    index = o.s.cat.index
    assert o.racket(0, index["gangplank_advances"]) > o.racket(0, index["nine_forks"])
    assert o.points(0, index["gangplank_advances"]) >= 3
    assert o.kept(1, index["lucky_elbow"]) > 6
    plan = attacks.plans(o, 1)[0]
    assert o.s.cat.slugs[plan.target] == "gangplank_advances"
    assert attacks.best_attack(o, o.s.legal(0)) == Attack("racket")


def test_it_agrees_to_gifts_and_not_to_giving_all_for_nothing() -> None:
    state = GAME.parse(TABLE)
    for action in ({"do": "offer", "to": 1}, {"do": "want_racket", "card": "lucky_elbow"}, {"do": "propose"}):
        state.apply(GAME.decode(action), 0)
    assert bots.play(bots.make("heuristic", GAME, 1, 3), state) == Decline()
    state = GAME.parse(TABLE)
    for action in ({"do": "offer", "to": 1}, {"do": "give_money", "amount": 9}, {"do": "propose"}):
        state.apply(GAME.decode(action), 0)
    assert bots.play(bots.make("heuristic", GAME, 1, 3), state) == Accept()
    assert bargains.search(outlook(TABLE, 0)) is None or bargains.search(outlook(TABLE, 0)).value > 0  # type: ignore[union-attr]


def test_odds_are_those_of_two_dice() -> None:
    assert [round(36 * chance_of(number)) for number in (-3, 1, 2, 5, 7, 10, 14)] == [0, 0, 1, 10, 21, 33, 33]


WAR = """\
conjura crimelords 1
options {}
seats 3
turn 5
seat 0 matchstick_boys $30
  boss old_cannon
    north smiling_gravedigger
    east metronome
  rackets bollard_kids friday_fights
seat 1 night_shift $30
  boss homework
    north weathervane:unhappy2
  rackets pier_rats night_ferry coat_watches lucky_elbow
seat 2 downtowners $20
  boss gray_duchess
uncontrolled lighthouse vending_route pier_thirteen
"""


def first_hit(text: str) -> tuple[Any, str, float]:
    """The first seat's attack, and whom it would hit for how much."""
    state = GAME.parse(text)
    o = Outlook(state, 0, Style())
    plan = next(plan for plan in attacks.plans(o, HIT) if plan.target == state.boss[1])
    return attacks.best_attack(o, state.legal(0)), state.cat.slugs[plan.target], plan.value


def test_it_begins_a_war_that_empties_a_mob() -> None:
    action, target, value = first_hit(WAR)
    assert action == Attack("hit") and target == "homework" and value > 20


def test_it_begins_no_war_that_it_would_lose() -> None:
    """The same Boss, but many Crooks behind him and hardly anybody beside the attacker."""
    strong = WAR.replace(
        "weathervane:unhappy2", "chiropractor\n    south lady_raincheck\n    east country_cousin"
    )
    alone = strong.replace("    north smiling_gravedigger\n    east metronome\n", "    north tea_lady\n")
    assert first_hit(alone)[2] <= 0


def test_what_a_mob_is_emptied_for() -> None:
    """All its Rackets that tokens pay for; and the markers that a fallen Boss deals count."""
    state = GAME.parse(WAR)
    o = Outlook(state, 0, Style())
    one, all_ = (wars.spoils_worth(o, 1, tokens) for tokens in (0, 9))
    assert 0 < one < all_
    assert wars.survivors(o, 1, state.boss[1]) == 0


def test_mobs_with_more_money_than_they_can_use_do_not_pass_for_ever() -> None:
    state = GAME.new(players=2, seed=20)
    players = [bots.make("heuristic", GAME, seat, 20) for seat in range(2)]
    for _ in range(4000):
        if state.over:
            break
        seat = state.awaiting[0]
        state.apply(bots.play(players[seat], state), seat)
    assert state.winners
