"""Illuminati that lie face down: nobody can tell from anything what lies there (I-24.2 to I-24.10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import conjura
from conjura.bots.illuminati.heuristic import Heuristic
from conjura.bots.player import play
from conjura.games.illuminati.actions import Accuse
from conjura.games.illuminati.events import GoalRuledOut
from conjura.games.illuminati.events_modules import AccusationMade, IlluminatiUnmasked
from conjura.games.illuminati.modules import PLAIN

GAME = conjura.game("illuminati")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"hidden_goals": True, "treasuries": "owner"},
    {"propaganda": True, "brainwash": True, "increases": True, "moles": 1, "turn_order": "auction"},
    {"propaganda": True, "propaganda_strength": "transferable", "hackers": True, "plumbers": True},
]


def rows(legal: Any) -> list[Any]:
    """A list of legal actions, spans as their ends."""
    return [(row.action, row.low, row.high) for row in legal.spans()]


def games(options: dict[str, Any], seeds: range) -> Any:
    """Games under way, with each action that is about to be taken and what follows."""
    for seed in seeds:
        rng = Random(seed)
        state = GAME.new(2 + seed % 7, seed, hidden_illuminati=True, max_turns=30, **options)
        step = 0
        while not state.over and step < 1500:
            seat = state.awaiting[0]
            action = GAME.driver(state, seat, rng) if seed % 2 else state.legal(seat).sample(rng)
            step += 1
            yield state, seat, action, rng


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.rule("I-24.2", "I-24.3")
def test_other_cards_could_lie_there(options: dict[str, Any]) -> None:
    others = 0
    for number, (state, seat, action, rng) in enumerate(games(options, range(6))):
        if number % 19 == 0:
            for eyes in range(state.seats):
                world = state.redeal(eyes, rng)
                others += world.modules.identity != state.modules.identity
                assert conjura.dumps(world.view(eyes)) == conjura.dumps(state.view(eyes))
                assert conjura.dumps(GAME.scene_of(world, eyes)) == conjura.dumps(GAME.scene_of(state, eyes))
                assert world.awaiting == state.awaiting and world.at_liberty == state.at_liberty
                assert rows(world.legal(eyes)) == rows(state.legal(eyes))
                assert world.prompt(eyes) == state.prompt(eyes)
                assert world.breakdown(eyes, []) == state.breakdown(eyes, [])
                for asked in state.awaiting:
                    if asked != eyes and asked >= 0:
                        assert world.prompt(asked).kind == state.prompt(asked).kind
                        assert (world.forced(asked) is None) == (state.forced(asked) is None)
        state.apply(action, seat)
    assert others > 100


@pytest.mark.parametrize("options", OPTIONS[:2])
@pytest.mark.rule("I-24.3", "I-24.4")
def test_no_event_and_no_view_names_what_lies_face_down(options: dict[str, Any]) -> None:
    told = 0
    for state, seat, action, _ in games(options, range(4)):
        hidden = dict(enumerate(state.modules.identity))
        state.apply(action, seat)
        for eyes in (None, *range(state.seats)):
            for event in state.events:
                seen = event.seen_by(eyes)
                if isinstance(event, (AccusationMade, GoalRuledOut, IlluminatiUnmasked)) or seen in (
                    None,
                    event,
                ):
                    continue
                for other, card in hidden.items():
                    if other != eyes and card >= 0 and state.modules.identity[other] >= 0:
                        told += 1
                        assert state.cat.slugs[card].encode() not in conjura.dumps(seen)
            view = state.view(eyes)
            for row in view.seats:
                still = state.modules.identity[row.seat] >= 0
                assert (row.identity is not None) == (still and row.seat == eyes)
                assert bool(row.may_be) == still
                if still:
                    assert state.cat.slugs[state.modules.identity[row.seat]] in row.may_be
                    assert row.illuminati == f"masked_{row.seat + 1}"
                    if row.seat != eyes:
                        back = GAME.scene_of(state, eyes).seats[row.seat].cards[row.illuminati]
                        assert (back.power, back.transferable, back.income) == (0, 0, 0)
    assert told > 300


@pytest.mark.rule("I-24.8", "I-24.10")
def test_at_the_end_all_lie_face_up() -> None:
    for seed in range(3):
        state = GAME.new(4, seed, hidden_illuminati=True, basic_goal=4)
        rng = Random(seed)
        while not state.over:
            seat = state.awaiting[0]
            state.apply(GAME.driver(state, seat, rng), seat)
        assert set(state.modules.identity) == {-1}
        assert all(slug in state.cat.index and "masked" not in slug for slug in
                   [state.cat.slugs[root] for root in state.root])  # fmt: skip


@pytest.mark.rule("I-24.5")
def test_without_the_option_there_is_nothing_of_it() -> None:
    options = GAME.options()
    assert not {"claim", "exert", "shield", "accuse"} & set(GAME.prompt_kinds_under(options))
    assert not {"Claim", "Exert", "Accuse"} & {kind.__name__ for kind in GAME.action_types_under(options)}
    state = GAME.new(4, 1)
    assert state.modules is PLAIN
    assert b"identity" not in conjura.dumps(state.view(0)) and b"may_be" not in conjura.dumps(state.view(0))
    assert "masked_1" not in GAME.cards_data(options)["cards"]


NEAR = """conjura illuminati 1
options {"hidden_illuminati":true,"basic_goal":5}
seats 3
turn 9
seat 0 masked_1 turns=2
  identity servants_of_cthulhu
  masked_1 $0
    east mafia
seat 1 masked_2 turns=2
  identity discordian_society may_be=discordian_society,the_network
  masked_2 $40
    east moonies
    west texas
    north kkk
seat 2 gnomes_of_zurich turns=2
  gnomes_of_zurich $0
uncontrolled
stack
  {"frame":"turn","seat":0,"step":"actions","actions":1,"acted":true}
"""


@pytest.mark.rule("I-24.5")
def test_the_heuristic_accuses_who_is_nearly_known_and_near_to_winning() -> None:
    state = GAME.parse(NEAR)
    bot = Heuristic("heuristic", GAME, 0, 3)
    kinds = []
    while state.awaiting == (0,) and len(kinds) < 12:
        action = play(bot, state)
        kinds.append(type(action))
        state.apply(action, 0)
        if type(action) is Accuse:
            break
    assert Accuse in kinds


@pytest.mark.rule("I-24.2")
def test_the_heuristic_hides_what_costs_little_to_hide() -> None:
    """A Power of 10 belongs to one Illuminati alone, one of 9 to two; an Income of 9 to several."""
    state = GAME.parse(
        NEAR.replace("servants_of_cthulhu", "bavarian_illuminati")
        .replace('"actions":1,"acted":true', '"actions":2')
        .replace("uncontrolled\n", "uncontrolled hollywood\n")
    )
    bot = Heuristic("heuristic", GAME, 0, 3)
    for action in (GAME.decode({"do": "attack", "kind": "control"}), GAME.decode({"do": "choose", "card": "hollywood"}),
                   GAME.decode({"do": "choose", "card": "masked_1"})):  # fmt: skip
        state.apply(action, 0)
    state.apply(play(bot, state), 0)
    assert state.stack[-1].force == 9 and state.masked(0)


@pytest.mark.rule("I-24.3")
def test_the_terminal_shows_no_number_of_what_lies_face_down() -> None:
    from io import StringIO

    from rich.console import Console

    from conjura.cli.boards.illuminati import IlluminatiBoard
    from conjura.cli.voice import Voice

    state, board, voice = GAME.parse(NEAR), IlluminatiBoard(), Voice("en")
    console = Console(width=120, record=True, file=StringIO())
    for part in (
        *board.seat(state, 1, 0, voice),
        *board.card(state, "masked_2", voice),
        *board.table(state, 0, voice),
    ):
        console.print(part)
    text = console.export_text()
    assert "?/?" in text and "8/8" not in text
    console = Console(width=120, record=True, file=StringIO())
    for part in board.hand(state, 1, voice):
        console.print(part)
    assert "Discordian" in console.export_text()


@pytest.mark.rule("I-24.8", "I-33.30")
def test_the_card_of_who_is_out_may_lie_under_a_back_and_reads_back_so() -> None:
    text = NEAR.replace(
        "seat 2 gnomes_of_zurich turns=2\n  gnomes_of_zurich $0\n", "seat 2 gnomes_of_zurich out\n"
    )
    for maybe in ("discordian_society,gnomes_of_zurich", "gnomes_of_zurich,the_network"):
        state = GAME.parse(
            text.replace("identity discordian_society", f"identity {maybe.split(',')[0]}").replace(
                "may_be=discordian_society,the_network", f"may_be={maybe}"
            )
        )
        assert f"may_be={maybe}" in state.position() and GAME.parse(state.position()) == state
