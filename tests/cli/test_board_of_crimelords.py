"""The terminal's table of Crime Lords: everything that lies there can be drawn and said, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conjura.cli.asking import Asking, Leave, Settings
from conjura.cli.boards import board_of
from conjura.cli.match import Match
from conjura.cli.voice import Voice
from conjura.engine.game import game
from conjura.games.crimelords.events import PayrollPaid

GAME = game("crimelords")
BOARD = board_of("crimelords")


def drawn(state: Any, voice: Voice, seat: int, capsys: Any) -> str:
    for eyes in (seat, None):
        for part in BOARD.table(state, eyes, voice):
            voice.console.print(part)
        for other in range(state.seats):
            for part in BOARD.seat(state, other, eyes, voice):
                voice.console.print(part)
    for part in BOARD.hand(state, seat, voice):
        voice.console.print(part)
    return str(capsys.readouterr().out)


@pytest.mark.parametrize("lang", ["en", "es", "cs"])
def test_whole_games_can_be_drawn(lang: str, capsys: Any) -> None:
    voice, rng = Voice(lang, "crimelords", ("Ana", "Bob", "Cyd")), Random(lang)
    state = GAME.new(players=3, seed=4, max_turns=20)
    number = 0
    while not state.over:
        seat = state.awaiting[0]
        if number % 40 == 0:
            text = drawn(state, voice, seat, capsys)
            assert "Ana" in text and "{" not in text
            prompt = state.prompt(seat)
            assert isinstance(BOARD.concerns(state, seat, prompt), bool)
            if prompt.kind == "turn":
                odds = BOARD.attacks(state, seat, None)
                assert [row.needed for row in odds] == sorted((row.needed for row in odds), reverse=True)
        state.apply(GAME.driver(state, seat, rng), seat)
        number += 1
    drawn(state, voice, 0, capsys)


def test_the_board_shows_what_counts(capsys: Any) -> None:
    state = GAME.parse(
        """conjura crimelords 1
options {}
seats 2
turn 9
seat 0 quiet_accountants $40
  hand fat_envelope
  boss gray_duchess
    north two_hats:spent,unhappy2
  rackets pier_rats:spent rusty_mermaid fish_market_tithe
seat 1 night_shift $20
  boss old_cannon
uncontrolled gangplank_advances shoelace
"""
    )
    voice = Voice("en", "crimelords", ("Ana", "Bob"))
    text = drawn(state, voice, 0, capsys)
    for said in (
        "The Gray Duchess (Boss)",
        "The Docks 3/4",
        "likes Gambling",
        "3/11",
        "The Fat Envelope",
        "40",
    ):
        assert said in text, said
    assert BOARD.chance(7) == pytest.approx(21 / 36)
    assert BOARD.roles(state) == ("quiet_accountants", "night_shift")
    for slug in ("downtowners", "two_hats", "pier_rats", "fat_envelope"):
        for part in BOARD.card(state, slug, voice):
            voice.console.print(part)
    assert "Boss token +2" in capsys.readouterr().out


def test_the_payroll_names_only_who_there_is() -> None:
    said = Voice("en", "crimelords", ("Ana", "Bob")).speaker
    paid = PayrollPaid(seat=0, full=("gray_duchess", "two_hats"), part=(), none=(), total=9)
    assert said.event(paid) == "Ana pays the mob, 9 G in all. In full: The Gray Duchess and Two-Hats."
    short = PayrollPaid(seat=1, full=(), part=("old_cannon",), none=(), total=None)
    assert said.event(short) == "Bob pays the mob. In part: The Old Cannon."


@pytest.mark.rule("C-3.4")
def test_what_answers_a_question_is_explained_by_the_clause_of_the_question(
    monkeypatch: Any, capsys: Any
) -> None:
    """To pass is to stay out of a window in one place and out of the bidding in another."""
    state = GAME.new(players=3, seed=4)
    while state.prompt(state.awaiting[0]).kind != "bid":
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, Random(1)), seat)
    match = Match(state, ("me",) * 3, ("Ana", "Bob", "Cyd"), 4, [])
    lines = ["? pass", "q"]
    monkeypatch.setattr("builtins.input", lambda prompt="": lines.pop(0))
    voice = Voice("en", "crimelords", match.names)
    asking = Asking(match, state.awaiting[0], BOARD, voice, Settings(lambda name: "some.save", quiet=True))
    with pytest.raises(Leave):
        asking.ask()
    out = capsys.readouterr().out
    assert "C-3.4" in out and "C-11.14" not in out


def test_who_bids_sees_what_is_on_offer_and_what_all_have_left(capsys: Any) -> None:
    """The money to bid with lies open (C-3.1); once the auction is over it is a secret, and nothing leads a question."""
    voice, rng = Voice("en", "crimelords", ("Ana", "Bob", "Cyd")), Random(3)
    state = GAME.new(players=3, seed=3, max_turns=20)
    bids = 0
    while not state.over:
        seat = state.awaiting[0]
        prompt = state.prompt(seat)
        for part in BOARD.lead(state, prompt, voice):
            voice.console.print(part)
        said = str(capsys.readouterr().out)
        if prompt.kind in ("bid", "open_bidding"):
            bids += 1
            assert voice.speaker.card(prompt.params["card"]) in said
            for other, name in enumerate(("Ana", "Bob", "Cyd")):
                assert f"{name} {state.view(seat).seats[other].money} G" in said
        else:
            assert said == ""
        state.apply(GAME.driver(state, seat, rng), seat)
    assert bids > 10
