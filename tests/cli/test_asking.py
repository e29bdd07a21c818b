"""At a question: options, amounts, letters, explanations, refusals, steps back, and every command."""

from __future__ import annotations

from typing import Any

import pytest
from keyboard import Run

from conjura.cli.asking import COMMANDS, Asking, Leave, Settings, odds_line
from conjura.cli.boards import Board, board_of
from conjura.cli.boards.illuminati import IlluminatiBoard
from conjura.cli.match import Match
from conjura.cli.menu import Menu, plain
from conjura.cli.tries import tries
from conjura.cli.voice import Voice
from conjura.engine.clauses import all_rules
from conjura.engine.game import game as find_game
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt
from conjura.games.illuminati.actions import SEAT_ACTIONS, Announce, Attack, Choose, Proceed, Spend, Transfer
from conjura.games.illuminati.frames import Attacking
from conjura.speech import LANGUAGES

GAME = find_game("illuminati")

POSITION = """conjura illuminati 1
options {}
seats 2
turn 5
seat 0 the_network turns=2
  hand bribery slush_fund
  the_network $12
    east texas $3
      east kgb $0
    north democrats $0
    south republicans $0
seat 1 gnomes_of_zurich turns=2
  gnomes_of_zurich $20
    north big_media $4
uncontrolled boy_sprouts mafia
stack
  {"frame":"turn","seat":0,"step":"actions"}
"""


def match_at(position: str = POSITION, kinds: tuple[str, ...] = ("me", "driver")) -> Match:
    return Match(GAME.parse(position, seed=1), kinds, ("Vera", "Ada"), 1, [])


class Typed:
    """Answers a question with lines typed beforehand."""

    def __init__(
        self, match: Match, monkeypatch: pytest.MonkeyPatch, lang: str = "en", seat: int = 0
    ) -> None:
        self.lines: list[str] = []
        self.saved: list[str | None] = []
        monkeypatch.setattr("builtins.input", lambda prompt="": self.lines.pop(0))
        self.voice = Voice(lang, names=match.names)
        self.settings = Settings(self.save, quiet=True)
        self.asking = Asking(match, seat, board_of("illuminati"), self.voice, self.settings)

    def save(self, name: str | None) -> str:
        self.saved.append(name)
        return name or "some.save"

    def type(self, *lines: str) -> list[Any]:
        self.lines[:] = lines
        return self.asking.ask()


def test_an_attack_is_held_until_it_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at()
    before = match.state.copy()
    typed = Typed(match, monkeypatch)
    actions = typed.type("attack to control", "", "boy sprouts", "", "1", "announce", "")
    assert match.state == before, "nothing is committed while it is only held"
    assert actions[0] == Attack("control")
    assert type(actions[1]) is Choose and type(actions[-1]) is Announce
    match.commit(actions, 0)
    assert match.state != before


def test_back_takes_back_one_choice_at_a_time(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    actions = typed.type("attack to control", "", "1", "back", "back", "back", "end the actions", "")
    assert actions == [Proceed()]
    assert "There is no step to take back" in " ".join(capsys.readouterr().out.split())


def test_what_is_forced_is_stepped_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single attacker is not asked for, so the step back leads to the target."""
    alone = POSITION.replace("    east texas $3\n      east kgb $0\n", "")
    alone = alone.replace("    north democrats $0\n    south republicans $0\n", "")
    alone = alone.replace("  hand bribery slush_fund\n", "")
    typed = Typed(match_at(alone), monkeypatch)
    actions = typed.type("attack to control", "", "mafia", "", "back", "back", "end the actions", "")
    assert actions == [Proceed()]


def test_an_amount_is_a_second_number(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = Typed(match_at(), monkeypatch)
    actions = typed.type("move money from the network", "", "1 7")
    assert type(actions[0]) is Transfer
    assert actions[1].amount == 7


def test_an_amount_left_out_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    actions = typed.type("move money from the network", "", "1", "x", "1", "5")
    assert actions[1].amount == 5
    assert "How much (1 to 12)?" in capsys.readouterr().out


def test_an_amount_that_is_none_is_explained(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    typed.type("move money from the network", "", "1", "much", "1", "back", "1", "", "1 5")
    assert capsys.readouterr().out.count("Expected a whole number, found “much”.") == 1


def test_enter_alone_gives_nothing_where_that_may_be(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    asking = Typed(match_at(), monkeypatch).asking
    monkeypatch.setattr("builtins.input", lambda prompt="": "")
    assert asking._amount(Span(Spend, 0, 5)) == 0
    assert "How much (0 to 5)? Enter for 0:" in capsys.readouterr().out


def test_odds_tell_from_where_on_more_is_no_better() -> None:
    board, voice = board_of("illuminati"), Voice("en")
    assert odds_line(10, board, voice) == "Needed: 10 or less (92 %)"
    assert odds_line(13, board, voice) == "Needed: 13 or less (92 %, no better than 10)"
    assert "No roll" in odds_line(1, board, voice)


def test_the_hand_says_what_the_illuminati_want(capsys: Any) -> None:
    voice = Voice("en", names=("Vera", "Ada"))
    position = POSITION.replace("gnomes_of_zurich turns=2", "ufos turns=2 goal=gnomes_of_zurich")
    state = GAME.parse(position.replace("  gnomes_of_zurich $20", "  ufos $20"), seed=1)
    for seat in (0, 1):
        for line in board_of("illuminati").hand(state, seat, voice):
            voice.write(line)
    out = " ".join(capsys.readouterr().out.split())
    assert "Goal: total" in out
    assert "Your secret goal is that of The Gnomes of Zurich." in out and "Goal: 150 MB" in out


@pytest.mark.rule("I-15.5")
def test_too_much_is_refused_with_its_clause(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    typed.type("move money from the network", "", "1 99", "1 7")
    out = capsys.readouterr().out
    assert "[I-15.5]" in out
    assert "“rules I-15.5” shows the rule." in out


@pytest.mark.rule("I-10.2")
def test_what_is_no_option_is_explained(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    typed.type("attack to control", "", "gnomes", "back", "end the actions", "")
    out = capsys.readouterr().out
    assert "Not now: The Gnomes of Zurich" in out
    assert "[I-10.2]" in out


def test_the_reason_most_to_the_point_comes_first() -> None:
    state = GAME.parse(POSITION, seed=1)
    state.apply(Attack("control"), 0)
    found = tries(state, 0, state.prompt(0), Voice("en"), "texas")
    assert found[0][1].code == "own_group"
    assert len({refusal for _, refusal in ((label, str(refusal)) for label, refusal in found)}) == len(found)
    assert not tries(state, 0, state.prompt(0), Voice("en"), "no such card")


def test_letters_filter_and_enter_takes_the_only_one(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    actions = typed.type("END THE", "")
    assert actions == [Proceed()]
    last = capsys.readouterr().out.rpartition("Vera, what do you do?")[2]
    assert "Attack to control" not in last


def test_accents_and_case_do_not_matter() -> None:
    assert plain("Ničící ÚTOK") == "nicici utok"


def test_options_alike_share_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.parse(POSITION, seed=1)
    menu = Menu(state, 0, state.prompt(0), IlluminatiBoard(), Voice("en"))
    crowded = [entry for entry in menu.entries if len(entry.spans) > 1]
    assert {entry.tag for entry in crowded} == {"drop", "move_group"}
    assert sum(len(entry.spans) for entry in menu.entries) == len(list(state.legal(0).spans()))


MODULES = """conjura illuminati 1
options {"turn_order":"auction","propaganda":true,"hackers":true,"plumbers":true,"moles":1}
seats 3
turn 3
world 0 -3 0 0 1
rota 0 1
seat 0 bermuda_triangle turns=1
  hack republicans of=1 turns=2 among=mafia@2,republicans@1
  plumber mafia among=mafia,republicans
  mole psychiatrists among=mafia,psychiatrists,republicans
  tries hacks=1 plumbers=2 moles=1
  bermuda_triangle $2
seat 1 gnomes_of_zurich turns=1
  gnomes_of_zurich $5
    east republicans $6
seat 2 the_network turns=1
  the_network $5
    east mafia
uncontrolled psychiatrists boy_sprouts
stack
  {"frame":"bidding","seat":0,"step":"raise","rolling":[0,1,2],"dice":[9,7,4],"bids":[[1,1,3]],"at":2}
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_the_expansion_modules_and_secrets_to_their_owner_alone(lang: str) -> None:
    state, board, voice = GAME.parse(MODULES, seed=1), IlluminatiBoard(), Voice(lang)
    speaker = voice.speaker

    def said(things: list[Any]) -> str:
        return "\n".join(str(thing) for thing in things)

    table = said(board.table(state, 1, voice))
    assert f"{speaker.alignment('conservative')} 2" in table and f"{speaker.alignment('criminal')} 1" in table
    assert f"{speaker.seat(1)} 10" in table and f"{speaker.seat(0)} (" in table
    own, other = said(board.hand(state, 0, voice)), said(board.hand(state, 1, voice))
    for card in ("republicans", "mafia", "psychiatrists"):
        assert speaker.card(card) in own and speaker.card(card) not in other


def test_a_game_without_a_board_is_played_all_the_same() -> None:
    state = GAME.parse(POSITION, seed=1)
    menu = Menu(state, 0, state.prompt(0), Board(), Voice("en"))
    assert menu.entries
    assert Board().table(state, 0, Voice("en"))
    assert type(board_of("another")) is Board


def test_targets_are_shown_with_their_odds_the_likeliest_first() -> None:
    state = GAME.parse(POSITION, seed=1)
    state.apply(Attack("control"), 0)
    menu = Menu(state, 0, state.prompt(0), IlluminatiBoard(), Voice("en"))
    numbers = [entry.needed for entry in menu.entries]
    assert None not in numbers
    assert numbers == sorted(numbers, key=lambda number: -(number or 0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in ("quit", "keyboard")])
def test_every_command_in_every_language(monkeypatch: pytest.MonkeyPatch, lang: str, command: str) -> None:
    match = match_at()
    typed = Typed(match, monkeypatch, lang)
    voice = Voice(lang)
    words = [word.strip() for word in voice.say(f"cli-word-{command}").split(",")]
    argument = {"card": " kgb", "lang": f" {lang}", "board": " ada", "rules": " I-10.9", "log": " 3"}.get(
        command, ""
    )
    proceed = voice.speaker.action({"do": "proceed"}, match.state.prompt(0))
    assert typed.type(command + argument, *[word + argument for word in words], proceed, "") == [Proceed()]


def test_no_two_commands_share_a_word() -> None:
    for lang in LANGUAGES:
        voice = Voice(lang)
        words = [plain(word) for each in COMMANDS for word in voice.say(f"cli-word-{each}").split(",")]
        assert len(words) == len(set(words))
        english = set(COMMANDS)
        assert all(word not in english or word == plain(word) for word in words)


def test_quitting_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = Typed(match_at(), monkeypatch)
    with pytest.raises(Leave):
        typed.type("q")


def test_a_question_and_its_options_are_explained(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    typed.type("?", "? 1", "? bribery", "? nothing at all", "end the actions", "")
    out = " ".join(capsys.readouterr().out.split())
    assert "An attack, a move of money or a move of a group costs an action." in out
    assert "I-10.4" in out
    assert "Nothing contains “nothing at all”" in out


def test_odds_are_shown_part_by_part_before_anything_is_committed(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    match = match_at()
    typed = Typed(match, monkeypatch)
    before = match.state.copy()
    typed.type("attack to control", "", "mafia", "", "1", "odds", "odds 1", "odds 99", "back", "back", "back",
               "end the actions", "")  # fmt: skip
    out = capsys.readouterr().out
    assert match.state == before
    assert "Resistance of The Mafia" in out and "I-10.9" in out and "Total" in out
    assert "There is no option “99”" in out


def test_the_game_is_saved_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = Typed(match_at(), monkeypatch)
    typed.type("save", "save here.save", "end the actions", "")
    assert typed.saved == [None, "here.save"]


def test_another_language_from_here_on(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = Typed(match_at(), monkeypatch)
    typed.type("lang cs", "ukončit akce", "")
    assert "co uděláš?" in capsys.readouterr().out


def test_an_offer_forgotten_was_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at()
    typed = Typed(match, monkeypatch)
    assert typed.type("make ada an offer", "", "forget the offer", "", "end the actions", "") == [Proceed()]
    assert match.state.offers == (0, 0)


def test_an_action_is_undone_while_nobody_acted_and_nothing_was_shown() -> None:
    match = match_at(POSITION.replace("  hand bribery slush_fund\n", ""))
    before = match.state.copy()
    legal = match.state.legal(0)
    transfer = next(action for action in legal if type(action) is Transfer)
    twin = match.state.copy()
    twin.apply(transfer, 0)
    carry = next(iter(twin.legal(0)))
    match.commit([transfer, carry], 0)
    assert match.state != before
    assert match.undo(0)
    assert match.state == before and not match.journal
    assert not match.undo(0)


def test_an_attack_that_was_rolled_is_not_undone() -> None:
    match = match_at(POSITION.replace("  hand bribery slush_fund\n", ""))
    state = match.state
    while state.awaiting == (0,) and not any(event.reveals for event in match.journal):
        match.commit([GAME.driver(state, 0, __import__("random").Random(1))], 0)
        if any(event.reveals for event in match.journal):
            break
        if state.awaiting != (0,):
            match.answer()
            break
    assert not match.undo(0)


def test_every_kind_of_action_has_a_clause_to_read() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in SEAT_ACTIONS}
    clauses = IlluminatiBoard.clauses
    assert tags <= set(clauses)
    assert all(clause in all_rules()["I"] for clause in clauses.values())


def test_every_walk_and_window_is_a_kind_of_question() -> None:
    modules = dict.fromkeys(("brainwash", "propaganda", "increases", "hackers", "plumbers"), True)
    options = GAME.options(hidden_goals=True, turn_order="auction", moles=1, **modules)
    kinds = set(GAME.prompt_kinds_under(options))
    kinds |= set(GAME.prompt_kinds_under(GAME.options(sets=("deluxe", "y2k"), hidden_illuminati=True)))
    board = IlluminatiBoard
    assert GAME.walk_prompts | board.windows | board.hints | board.going_on <= kinds


def test_skipping_lasts_until_the_own_turn(conjura: Run) -> None:
    done = conjura("play", "--seats", "me,driver,driver", "--name", "Vera", "--seed", "11", input="skip\nq\n")
    assert "All passes until your own turn" in done.words
    assert "Another player's turn" not in done.out.partition("All passes")[2]


def test_what_is_about_the_own_cards_is_asked_though_all_is_skipped() -> None:
    state = GAME.parse(POSITION.replace('"seat":0,"step"', '"seat":1,"step"'), seed=1)
    board = IlluminatiBoard()
    asked = Prompt("attack_loop", "I-10.15", 0)
    mine, theirs = state.copy(), state.copy()
    for world, target in ((mine, "texas"), (theirs, "mafia")):
        world.push(Attacking(1, "control", "loop", target=state.cat.index[target], attacker=state.root[1]))
    assert board.concerns(mine, 0, asked)
    assert not board.concerns(theirs, 0, asked)
    assert board.concerns(theirs, 1, asked), "it is the attacker's own turn"
