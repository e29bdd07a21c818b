"""The table of Omertà at the terminal: everything that lies there is drawn, in every language, and nothing secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conjura.cli.boards import board_of
from conjura.cli.menu import Menu
from conjura.cli.voice import Voice
from conjura.engine.game import game as find_game
from conjura.speech import LANGUAGES

GAME = find_game("omerta")


def drawn(rows: list[Any], voice: Voice, capsys: Any) -> str:
    """What is written."""
    for row in rows:
        voice.write(row)
    return " ".join(str(capsys.readouterr().out).split())


@pytest.fixture
def state() -> Any:
    """A game in its third round."""
    rng, state = Random(4), GAME.new(players=3, seed=4)
    while GAME.turn_of(state) < 3:
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_all_that_lies_there(state: Any, lang: str, capsys: Any) -> None:
    board, voice = board_of("omerta"), Voice(lang, "omerta", ("Ana", "Bob", "Cyd"))
    text = drawn(board.table(state, 0, voice), voice, capsys)
    for card in state.centre():
        assert voice.speaker.card(state.cat.slugs[card]).split()[0] in text
    for seat in range(3):
        shown = drawn(board.seat(state, seat, None, voice), voice, capsys)
        for card in (*state.estate(seat).capos, *state.estate(seat).domains):
            assert voice.speaker.card(state.cat.slugs[card]).split()[0] in shown
    assert board.roles(state) == tuple(state.cat.slugs[don] for don in state.don)
    assert board.turns(state) == 3


def test_the_hand_is_shown_to_its_owner(state: Any, capsys: Any) -> None:
    board, voice = board_of("omerta"), Voice("en", "omerta", ("Ana", "Bob", "Cyd"))
    text = drawn(board.hand(state, 1, voice), voice, capsys)
    assert voice.speaker.card(state.cat.slugs[state.main[1]]) in text
    for card in state.hand(1):
        assert voice.speaker.card(state.cat.slugs[card]) in text
    everything = drawn(board.table(state, 0, voice), voice, capsys)
    assert voice.speaker.card(state.cat.slugs[state.main[1]]) not in everything


def test_every_card_can_be_looked_at(capsys: Any) -> None:
    board, voice = board_of("omerta"), Voice("en", "omerta")
    state = GAME.new(players=2, seed=1)
    for slug in state.cat.slugs:
        text = drawn(board.card(state, slug, voice), voice, capsys)
        assert voice.speaker.card(slug).split()[0] in text


def test_every_action_has_a_clause() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in GAME.action_types_under(GAME.options())}
    assert set(board_of("omerta").clauses) == tags


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_chosen_by_its_figures_is_shown_with_them(lang: str) -> None:
    """Capos, types and Domains: at the question itself, not only after a look at each card."""
    board, voice, seen = board_of("omerta"), Voice(lang, "omerta", ("Ana", "Bob", "Cyd")), set()
    rng, state = Random(2), GAME.new(players=3, seed=2)
    while not state.over and {"choose_capo", "choose_type", "conquest_target"} - seen:
        seat = state.awaiting[0]
        prompt = state.prompt(seat)
        for entry in Menu(state, seat, prompt, board, voice).entries:
            card = getattr(entry.spans[0].action, "card", None)
            if prompt.kind in ("choose_capo", "choose_type") and card is not None:
                assert entry.note.startswith(f"C{state.cat.stats[0][card]} I{state.cat.stats[1][card]}")
            elif prompt.kind == "conquest_target" and card is not None:
                assert f" {state.cat.difficulty[card]}" in entry.note
            seen.add(prompt.kind)
        state.apply(GAME.driver(state, seat, rng), seat)
    assert {"choose_capo", "choose_type", "conquest_target"} <= seen
