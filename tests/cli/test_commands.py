"""Every command: what it prints for people and for machines, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from keyboard import Run
from test_asking import POSITION

import conjura as package
from conjura.cli.app import app, spoken_parameters
from conjura.cli.match import begun
from conjura.cli.positions import read_action
from conjura.cli.voice import Voice
from conjura.cli.watching import numbered
from conjura.engine.game import game as find_game
from conjura.engine.wire import FormatError
from conjura.games.illuminati.actions import Attack, Spend
from conjura.games.illuminati.events import MoneyPaid
from conjura.speech import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
DECK = ROOT / "src/conjura/games/illuminati/decks/deluxe.toml"
BOTS = ("--seats", "driver,driver,driver", "--option", "max_turns=12")

SCENARIO = '''
[[scenario]]
name = "an attack is announced"
game = "illuminati"
rules = ["I-10.4"]
position = """
{position}"""
steps = ["0: attack control", "expect prompt.kind = {kind}"]
'''


@functools.cache
def played() -> str:
    """The text of the record of a whole game."""
    kinds, names = ("driver",) * 3, ("Ada", "Boris", "Clio")
    match = begun(find_game("illuminati"), kinds, names, 3, None, {"max_turns": 12})
    while not match.state.over:
        match.answer()
    return match.record().dumps()


@pytest.fixture
def record(conjura: Run) -> str:
    Path("game.record").write_text(played())
    return "game.record"


@pytest.fixture
def position(conjura: Run) -> str:
    Path("here.position").write_text(POSITION)
    return "here.position"


# watch


def test_watch_tells_a_game(conjura: Run) -> None:
    done = conjura("watch", *BOTS, "--seed", "3")
    assert done.code == 0
    assert "Turn 1" in done.out and "The seed was 3." in done.out
    assert "Uncontrolled" in done.out


def test_watch_sums_up_many_games(conjura: Run) -> None:
    done = conjura("watch", *BOTS, "--seed", "3", "--games", "3", "--record", "games.record")
    assert done.code == 0
    assert "3 games played." in done.out
    assert "Illuminati" in done.out and "driver" in done.out
    assert [numbered("games.record", n) for n in range(2)] == ["games-001.record", "games-002.record"]
    assert conjura("verify", "games-002.record", "--seed", "4").code == 0


def test_watch_tells_machines(conjura: Run) -> None:
    found = conjura("watch", *BOTS, "--seed", "3", "--games", "2", "--json").json
    assert [game["seed"] for game in found["games"]] == [3, 4]
    summary = found["summary"]
    assert summary["games"] == 2
    assert sum(row["played"] for row in summary["roles"].values()) == 6
    assert sum(row["won"] for row in summary["roles"].values()) == sum(
        len(game["winners"]) for game in found["games"]
    )
    again = conjura("watch", *BOTS, "--seed", "3", "--games", "2", "--json").json
    strip = [{name: value for name, value in game.items() if name != "seconds"} for game in found["games"]]
    assert strip == [
        {name: value for name, value in game.items() if name != "seconds"} for game in again["games"]
    ]


# replay


def test_replay_tells_all(conjura: Run, record: str) -> None:
    done = conjura("replay", record, "--all")
    assert done.code == 0
    assert "Turn 1" in done.out and done.out.count("\n") > 50
    assert done.out.count("for the first turn.") == 3


@pytest.mark.parametrize(("lang", "what"), [("en", "as tax"), ("es", "como impuesto"), ("cs", "jako daň")])
def test_what_is_paid_from_closed_treasuries_is_told_without_the_card(lang: str, what: str) -> None:
    paid = MoneyPaid(seat=0, card="mafia", amount=2, to="irs", why="tax", audience=(0,))
    speaker = Voice(lang, names=("Ada", "Bo")).speaker
    for eyes in (0, 1, None):
        seen = paid.seen_by(eyes)
        assert seen is not None
        said = speaker.event(seen)
        assert f" {what}." in said and "none" not in said
        assert (speaker.card("mafia") in said) == (eyes == 0)


def test_replay_shows_only_what_the_eyes_may_see(conjura: Run, record: str) -> None:
    spectator = conjura("replay", record, "--all").out
    seats = [conjura("replay", record, "--all", "--seat", str(seat)).out for seat in (1, 2, 3)]
    assert conjura("replay", record, "--all", "--seat", "Ada").out == seats[0]
    assert "draws the special card" not in spectator
    assert any("draws the special card" in text for text in seats)


def test_replay_steps_jumps_and_turns(conjura: Run, record: str) -> None:
    done = conjura("replay", record, input="\nn\nprev\nturn\njump 40\nboard\njump 99999\nnonsense\n20\nq\n")
    assert done.code == 0
    assert "40 of" in done.out and "20 of" in done.out
    assert "Uncontrolled" in done.out
    assert "Expected a line from 0 to" in done.words
    assert conjura("replay", record, input="").code == 0
    assert conjura("replay", record, input="\n" * 3000).code == 0


def test_replay_shows_a_moment(conjura: Run, record: str) -> None:
    done = conjura("replay", record, "--at", "60", "--seat", "2")
    assert done.code == 0 and "Uncontrolled" in done.out


def test_replay_tells_machines(conjura: Run, record: str) -> None:
    lines = [json.loads(line) for line in conjura("replay", record, "--json").out.splitlines()]
    assert [line["line"] for line in lines] == list(range(len(lines)))
    view = conjura("replay", record, "--at", "60", "--seat", "2", "--json").json
    assert view["you"] == 1


# verify


def test_verify_says_true(conjura: Run, record: str) -> None:
    assert "The record is true" in conjura("verify", record).words
    done = conjura("verify", record, "--seed", "3")
    assert done.code == 0 and "every die and draw is its own" in done.words
    found = conjura("verify", record, "--seed", "3", "--json").json
    assert found["ok"] and found["commitment"] and found["lines"] > 50


def test_verify_says_what_is_not_true(conjura: Run, record: str) -> None:
    done = conjura("verify", record, "--seed", "4")
    assert done.code == 1 and "published hash" in done.words
    lines = Path(record).read_text().splitlines()
    head = json.loads(lines[0])
    del head["commitment"]
    Path("bare.record").write_text("\n".join([json.dumps(head), *lines[1:]]) + "\n")
    done = conjura("verify", "bare.record", "--seed", "4")
    assert done.code == 1 and "record line" in done.words
    assert conjura("verify", "bare.record", "--seed", "3").code == 0
    Path("cut.record").write_text("\n".join(lines[:30] + lines[31:]) + "\n")
    done = conjura("verify", "cut.record")
    assert done.code == 1 and "The record is not true: record line" in done.words
    found = conjura("verify", "cut.record", "--json")
    assert found.code == 1 and not found.json["ok"] and found.json["why"]


# scenario


def test_scenarios_hold_or_differ(conjura: Run) -> None:
    Path("good.toml").write_text(SCENARIO.format(position=POSITION, kind="attack_target"))
    Path("bad.toml").write_text(SCENARIO.format(position=POSITION, kind="turn"))
    done = conjura("scenario", "good.toml")
    assert done.code == 0 and "good.toml: one scenario holds." in done.words
    done = conjura("scenario", "good.toml", "bad.toml")
    assert done.code == 1 and "“an attack is announced” differs" in done.words
    found = conjura("scenario", ".", "--json")
    assert found.code == 1
    assert [row["ok"] for row in found.json["scenarios"]] == [False, True]


# position and odds


def test_a_position_is_shown(conjura: Run, position: str) -> None:
    done = conjura("position", position)
    assert done.code == 0
    assert "Texas" in done.out and "Bribery" in done.out and "[I-3.1]" in done.words
    assert "Attack to control" in done.out


def test_a_position_is_shown_to_one_seat(conjura: Run, position: str) -> None:
    assert "Bribery" not in conjura("position", position, "--seat", "2", "--json").out
    view = conjura("position", position, "--seat", "2", "--json").json
    assert view["you"] == 1 and "bribery" not in json.dumps(view)


def test_a_position_is_read_from_standard_input_and_written_again(conjura: Run) -> None:
    written = conjura("position", "-", "--text", input=POSITION).out
    assert conjura("position", "-", "--text", input=written).out == written


def test_a_moment_of_a_record_is_a_position(conjura: Run, record: str) -> None:
    text = conjura("position", record, "--at", "80", "--text").out
    assert text.startswith("conjura illuminati 1\n")
    Path("moment").write_text(text)
    assert conjura("position", "moment").code == 0
    assert conjura("position", record).code == 0


def test_odds_of_all_attacks(conjura: Run, position: str) -> None:
    done = conjura("odds", position)
    assert done.code == 0 and "Best attacker" in done.words
    found = conjura("odds", position, "--kind", "destroy", "--json").json
    assert found["attacks"] and {row["kind"] for row in found["attacks"]} == {"destroy"}
    numbers = [row["needed"] for row in found["attacks"]]
    assert numbers == sorted(numbers, reverse=True)


@pytest.mark.rule("I-10.9")
def test_odds_after_some_actions(conjura: Run, position: str) -> None:
    steps = ("attack control", "choose mafia", "choose texas")
    done = conjura("odds", position, *steps)
    assert done.code == 0
    assert "Power of Texas" in done.words and "Needed: 3 or less (8 %)" in done.words
    found = conjura("odds", position, *steps, "--json").json
    number = next(each for each in found["numbers"] if each["what"] == "roll_needed")
    assert number["total"] == 3 == sum(part["amount"] for part in number["parts"])
    assert number["chance"] == pytest.approx(3 / 36)


def test_actions_are_read_as_words_or_json() -> None:
    game = find_game("illuminati")
    assert read_action("attack:control", game) == read_action('{"do":"attack","kind":"control"}', game)
    spend = read_action("spend texas for amount=5", game)
    assert type(spend) is Spend and spend.amount == 5
    assert read_action("attack kind=destroy", game) == Attack("destroy")
    for text in (
        "",
        "fly",
        "attack",
        "attack nicely",
        "attack control now",
        "{",
        '{"do":1}',
        "choose nobody",
    ):
        with pytest.raises(FormatError):
            read_action(text, game)


# rules, decks, bench


def test_rules_are_printed(conjura: Run) -> None:
    done = conjura("rules", "I-10.9")
    assert done.code == 0 and "Target number" in done.out and "`" not in done.out
    assert conjura("rules", "10.9").out == done.out == conjura("rules", "i-10.9").out
    assert conjura("rules", "I-10.9", "--json").json["id"] == "I-10.9"
    assert "Attack to control" in conjura("rules").out
    assert len(conjura("rules", "--json").json) > 200


def test_coverage_is_printed(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = conjura("rules", "--coverage")
    assert "I-10.9" in done.out
    found = conjura("rules", "--coverage", "--json")
    assert found.code == (0 if not found.json["missing"] and not found.json["unknown"] else 1) == done.code
    assert {row["clause"] for row in found.json["rows"]} > {"I-10.9", "I-3.1"}


def test_where_there_are_no_tests_there_is_no_coverage(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conjura.cli.clauses.rules_folder", lambda: Path("rules_text").resolve())
    done = conjura("rules", "--coverage")
    assert done.code == 2 and "expected a checkout" in done.words


def test_a_deck_is_checked(conjura: Run) -> None:
    done = conjura("decks", "check", str(DECK))
    assert done.code == 0 and "no mistake" in done.words
    assert conjura("decks", "check", str(DECK), "--json").json["ok"]
    text = DECK.read_text().replace('"cia"', '"c_i_a"', 1).replace("power = 10", "power = ten", 1)
    Path("wrong.toml").write_text(text)
    done = conjura("decks", "check", "wrong.toml")
    assert done.code == 1 and "wrong.toml" in done.words and "one mistake" in done.words
    found = conjura("decks", "check", "wrong.toml", "--json")
    assert found.code == 1 and not found.json["ok"] and found.json["problems"]


def test_speed_is_measured(conjura: Run) -> None:
    done = conjura("bench", "--small", "--games", "1", "--players", "2")
    assert done.code == 0 and "µs" in done.out
    found = conjura("bench", "--small", "--games", "1", "--players", "2", "--json").json
    assert found["decisions"] > 0 and found["microseconds"] > 0


# What is wrong


WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "no such command": (("fly",), "no command “fly”; there are play"),
    "no skeleton of an unknown game": (("decks", "new", "chess"), "illuminati"),
    "no such command of decks": (("decks", "fly"), "there are check"),
    "no such option": (("play", "--fly"), "no option --fly here"),
    "an option without its value": (("play", "--lang", "en", "--seed"), "--seed: expected a value"),
    "more than it takes": (("verify", "one", "two"), "takes: two"),
    "players that are no number": (("play", "--players", "many"), "--players: expected a whole number"),
    "letters that are none in a value": (("play", "--option", "treasuries=\udcff"), "treasuries"),
    "letters that are none in an action": (("odds", "good.position", '{"do":"\udcff"}'), "Action 1"),
    "a value nested too deeply": (("play", "--option", "max_turns=" + "[" * 9000), "max_turns"),
    "a deck nested too deeply": (("decks", "check", "deep.toml"), "nested"),
    "no folder of names": (("decks", "check", "text", "--locale", "nowhere"), "nowhere"),
    "no record named": (("verify",), "RECORD"),
    "a seed that is no number": (("play", "--seed", "x"), "--seed: expected a whole number"),
    "no such language": (("play", "--lang", "de"), "en, es, cs"),
    "no such language, with =": (("rules", "--lang=de"), "en, es, cs"),
    "no such game": (("play", "--game", "chess"), "illuminati"),
    "too many players": (("play", "--players", "9"), "from 2 to 8"),
    "too few players": (("play", "--players", "1"), "from 2 to 8"),
    "a player too many for the seats": (("watch", "--seats", "driver", "--players", "1"), "from 2 to 8"),
    "no such bot": (("play", "--seats", "me,genius"), "place 2"),
    "an empty seat": (("play", "--seats", "me,,random"), "place 2"),
    "more seats than players": (("play", "--seats", "me,random,random", "--players", "2"), "3 seats for 2"),
    "nobody at the keyboard": (("play", "--seats", "random,random"), "conjura watch"),
    "a person among the bots": (("watch", "--seats", "me,random"), "me"),
    "two of one name": (("play", "--seats", "me,me", "--name", "Bo,bo"), "Bo, bo"),
    "a name that steers the terminal": (("play", "--name", "\x1b[31mBo"), "control characters"),
    "a name on two lines": (("play", "--name", "Bo\nBa"), "control characters"),
    "a name without end": (("play", "--name", "o" * 41), "40 letters"),
    "more names than seats": (("play", "--seats", "me,random", "--name", "a,b,c"), "3 names for 2"),
    "no such preset": (("play", "--preset", "fancy"), "deluxe"),
    "no such option of the rules": (("play", "--option", "speed=3"), "max_turns"),
    "an option without a value": (("play", "--option", "max_turns"), "KEY=VALUE"),
    "an impossible value": (("play", "--option", "max_turns=0"), "max_turns"),
    "a value of another kind": (("play", "--option", "max_turns=soon"), "max_turns"),
    "a name too long to save in": (("play", "--seats", "me,random", "--save", "a" * 300), "can't be written"),
    "a name too long to record in": (("watch", "--record", "a" * 300), "can't be written"),
    "a name too long for a scenario": (("scenario", "a" * 300), "can't be read"),
    "a name too long for a record": (("verify", "a" * 300), "can't be read"),
    "a name too long for a folder of names": (("decks", "check", "text", "--locale", "a" * 300), "a" * 60),
    "no folder to save in": (("play", "--save", "nowhere/x.save"), "nowhere/x.save"),
    "no folder to record in": (("watch", "--record", "nowhere/x.record"), "nowhere/x.record"),
    "no such save": (("play", "--resume", "none.save"), "none.save"),
    "a save that is a record": (("play", "--resume", "head.record"), "line 1"),
    "a save that is empty": (("play", "--resume", "empty"), "line 1"),
    "a save of another format": (("play", "--resume", "format.save"), "format 1"),
    "a save whose format is no number": (("play", "--resume", "true.save"), "format 1"),
    "a save with a strange field": (("play", "--resume", "field.save"), "colour"),
    "a save without seed": (("play", "--resume", "seed.save"), "seed"),
    "a save with too few seats": (("play", "--resume", "seats.save"), "seats"),
    "a save whose record is wrong": (("play", "--resume", "record.save"), "line 2"),
    "a save with another seed": (("play", "--resume", "other.save"), "record line"),
    "a save with a strange bot": (("play", "--resume", "bot.save"), "bot.save, line 1, place 2"),
    "a save with a strange seed": (("play", "--resume", "minus.save"), "seed"),
    "a save in a folder": (("play", "--save", "folder"), "folder"),
    "a record nested too deeply": (("verify", "deep.record"), "nested"),
    "a folder": (("verify", "folder"), "folder"),
    "no text": (("verify", "bytes"), "UTF-8"),
    "no such record": (("replay", "none.record"), "none.record"),
    "a record that is no JSON": (("replay", "text"), "line 1"),
    "a record with a strange action": (("verify", "strange.record"), "line 2"),
    "a record of another seat": (("verify", "seat.record"), "line 2"),
    "a record that does not replay": (("replay", "illegal.record"), "record line 2"),
    "a record with an action out of turn": (
        ("replay", "illegal.record"),
        "): You are not asked now. An answer is due",
    ),
    "players of a save": (("play", "--resume", "bot.save", "--players", "3"), "--players does not go"),
    "seats of a save": (("play", "--resume", "bot.save", "--seats", "me,me"), "--seats does not go"),
    "names of a save": (("play", "--resume", "bot.save", "--name", "Bo"), "--name does not go"),
    "a preset of a save": (("play", "--resume", "bot.save", "--preset", "deluxe"), "--preset does not go"),
    "an option of a save": (
        ("play", "--resume", "bot.save", "--option", "max_turns=9"),
        "--option does not go",
    ),
    "a seed of a save": (("play", "--resume", "bot.save", "--seed", "0"), "--seed does not go"),
    "eyes of nobody": (("replay", "head.record", "--seat", "Zoe"), "from 1 to 2"),
    "a line that is not there": (("replay", "head.record", "--at", "500"), "from 0 to"),
    "a position that is none": (("position", "text"), "line 1"),
    "a position of another game": (("position", "chess.position"), "illuminati"),
    "a position with a strange card": (("position", "card.position"), "line 7"),
    "a position with a strange option": (("position", "option.position"), "line 2"),
    "a seat that is not there": (("position", "good.position", "--seat", "3"), "from 1 to 2"),
    "a moment that is not there": (("position", "head.record", "--at", "77"), "from 0 to"),
    "an action that is none": (("odds", "good.position", "fly"), "Action 1"),
    "a second action that is none": (("odds", "good.position", "attack control", "choose"), "Action 2"),
    "an action that is refused": (("odds", "good.position", "attack control", "choose texas"), "I-11.1"),
    "a card that is none": (("odds", "good.position", "drop nobody"), "slug"),
    "attacks of no kind": (("odds", "good.position", "--kind", "siege"), "neutralize"),
    "no such clause": (("rules", "I-99.9"), "I-99.9"),
    "no such letters": (("rules", "Z-1"), "I-1"),
    "nothing of a clause": (("rules", "nonsense"), "nonsense"),
    "no such deck": (("decks", "check", "none.toml"), "none.toml"),
    "a deck that is a folder": (("decks", "check", "folder"), "folder"),
    "no such scenario": (("scenario", "none.toml"), "none.toml"),
    "a scenario that is none": (("scenario", "text"), "TOML"),
    "a folder without scenarios": (("scenario", "folder"), ".toml"),
    "no games to watch": (("watch", "--games", "0"), "at least 1"),
    "no games to measure": (("bench", "--small", "--games", "0"), "at least 1"),
    "too many players to measure": (("bench", "--small", "--players", "20"), "from 2 to 8"),
}


@functools.cache
def good_save() -> str:
    """The text of a game that was saved at its first question."""
    match = begun(find_game("illuminati"), ("me", "driver"), ("Vera", "Ada"), 5, None, {})
    while match.answer():
        pass
    return match.saved().dumps()


@pytest.fixture
def rubbish(conjura: Run) -> None:
    """Files that are not what they should be, in the current folder."""
    save = good_save()
    head, _, record = save.partition("\n")
    plain = json.loads(head)

    def write(name: str, **changes: Any) -> None:
        Path(name).write_text(json.dumps({**plain, **changes}) + "\n" + record)

    first = record.partition("\n")[0]
    Path("folder").mkdir()
    Path("empty").write_text("")
    Path("text").write_text("just a letter\n")
    Path("bytes").write_bytes(b"\xff\xfe\x00\x80")
    Path("head.record").write_text(first + "\n")
    Path("strange.record").write_text(first + '\n{"seat":0,"do":"fly"}\n')
    Path("seat.record").write_text(first + '\n{"seat":7,"do":"decline"}\n')
    Path("illegal.record").write_text(first + '\n{"seat":0,"do":"decline"}\n')
    write("format.save", format=2)
    write("true.save", format=True)
    write("field.save", colour="red")
    write("seed.save", seed=None)
    write("seats.save", seats=["me"])
    write("other.save", seed="6")
    write("bot.save", seats=["me", "genius"])
    write("minus.save", seed="--5")
    Path("deep.record").write_text("[" * 200_000)
    Path("deep.toml").write_text("x=" + "[" * 20_000 + "]" * 20_000)
    Path("record.save").write_text(head + "\nnonsense\n")
    Path("good.position").write_text(POSITION)
    Path("chess.position").write_text(POSITION.replace("illuminati 1", "chess 1"))
    Path("card.position").write_text(POSITION.replace("the_network $12", "the_netwerk $12"))
    Path("option.position").write_text(POSITION.replace("options {}", 'options {"speed":1}'))


@pytest.mark.parametrize(
    "args", [("fly",), ("play", "--fly"), ("verify",), ("play", "--seed"), ("play", "--seed", "x")]
)
def test_a_command_line_that_is_wrong_is_said_in_the_language(conjura: Run, args: tuple[str, ...]) -> None:
    said = {lang: conjura("--lang", lang, *args).words for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert not any(
        word in said[lang] for lang in ("es", "cs") for word in ("such", "Invalid", "Missing", "should")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", WRONG)
@pytest.mark.usefixtures("rubbish")
def test_what_is_wrong_is_said_in_one_sentence(conjura: Run, what: str, lang: str) -> None:
    args, named = WRONG[what]
    if lang != "en" and named and not named.isascii():
        pytest.skip("only in English")
    spoken = args if any(word.startswith("--lang") for word in args) else (*args, "--lang", lang)
    done = conjura(*spoken)
    assert done.code == 2, done.words[-500:]
    assert done.out == ""
    assert "Traceback" not in done.err
    assert len(done.err.strip().splitlines()) <= 8
    if lang == "en":
        assert named in " ".join(done.err.split())


def test_there_are_many_kinds_of_wrong() -> None:
    assert len(WRONG) >= 60


# Help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language(conjura: Run, lang: str) -> None:
    done = conjura("--lang", lang, "--help")
    assert done.code == 0
    assert {"en": "Play:", "es": "Jugar:", "cs": "Hrát:"}[lang] in done.out
    for command in ("play", "watch", "replay", "verify", "scenario", "position", "odds", "rules", "bench"):
        assert conjura(command, "--help", "--lang", lang).code == 0


def test_every_command_and_parameter_has_its_help() -> None:
    assert not spoken_parameters(app)


def test_the_environment_names_the_language(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Hrát:" in conjura("--help").out
    monkeypatch.setenv("CONJURA_LANG", "es")
    assert "Jugar:" in conjura("--help").out
    monkeypatch.setenv("CONJURA_LANG", "de")
    assert "Play:" in conjura("--help").out


def test_the_version_is_told(conjura: Run) -> None:
    done = conjura("--version")
    assert done.code == 0 and done.out.strip() == package.__version__


def run_process(*args: str, **extra: Any) -> subprocess.CompletedProcess[str]:
    """A process of its own, started by the entry point."""
    words = [sys.executable, "-c", "from conjura.cli import main; main()", *args]
    env = {**os.environ, "CONJURA_LANG": "en", **extra}
    return subprocess.run(words, capture_output=True, text=True, env=env, input="", check=False, timeout=60)


def test_the_entry_point_ends_with_the_exit_code(tmp_path: Path) -> None:
    assert run_process("rules", "I-10.9").returncode == 0
    done = run_process("verify", str(tmp_path / "none"))
    assert done.returncode == 2 and "There is no file" in done.stderr and "Traceback" not in done.stderr


def test_a_terminal_that_lacks_letters_shows_what_it_can(tmp_path: Path) -> None:
    file = tmp_path / "here.position"
    file.write_text(POSITION)
    done = run_process("position", str(file), PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and "> Texas" in done.stdout and not done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
def test_a_reader_who_goes_away_is_no_error() -> None:
    code = "import sys; from conjura.cli.app import app; sys.argv = ['conjura', 'rules', '--json']; app()"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(60)


def test_names_in_a_file_do_not_steer_the_terminal(conjura: Run) -> None:
    save = good_save().replace('"names":["Vera"', '"names":["\\u001b[31mVe\\u202era"')
    Path("hostile.save").write_text(save)
    for args in (("play", "--resume"), ("replay", "--all"), ("position",)):
        done = conjura(*args, "hostile.save")
        assert done.code == 0
        assert not set("\x1b\u202e") & set(done.out)
    assert "\ufffd[31mVe\ufffdra" in conjura("replay", "--all", "hostile.save").out


def test_a_mark_at_the_beginning_of_a_file_does_no_harm(conjura: Run) -> None:
    Path("marked.position").write_text(POSITION, encoding="utf-8-sig")
    assert conjura("position", "marked.position").code == 0


def test_nothing_asked_is_answered_with_help(conjura: Run) -> None:
    done = conjura()
    assert done.code == 2 and "play" in done.words


def test_in_a_checkout_the_whole_bench_runs(
    conjura: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The bench is a program of its own; it is given what was asked and its exit code is ours."""
    bench = tmp_path / "run.py"
    bench.write_text("import sys; open('args', 'w').write(' '.join(sys.argv[1:])); sys.exit(3)\n")
    monkeypatch.setattr("conjura.cli.measuring.BENCH", bench)
    assert conjura("bench", "--json", "--games", "2").code == 3
    assert Path("args").read_text() == "--json --games 2"
    assert conjura("bench").code == 3
    assert Path("args").read_text() == ""


# What the system does not allow


CLOSED = (
    ("play", "--seats", "me,random"),
    ("play", "--players", "2"),
    ("verify", "-"),
    ("replay", "game.record"),
)
UNWRITTEN = (("rules",), ("--version",), ("schema",), ("decks", "new", "omerta"), ("watch", *BOTS, "--json"))


def run_in_shell(folder: Path, end: str, *args: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, with what a shell says of its streams."""
    words = [sys.executable, "-c", "from conjura.cli import main; main()", *args]
    return subprocess.run(
        [f'exec "$0" "$@" {end}', *words], shell=True, executable="/bin/sh", cwd=folder, check=False, timeout=60,
        capture_output=True, text=True, env={**os.environ, "CONJURA_LANG": "en"},
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="streams of a shell")
@pytest.mark.parametrize("args", CLOSED, ids=" ".join)
def test_a_closed_standard_input_is_its_end(tmp_path: Path, args: tuple[str, ...]) -> None:
    (tmp_path / "game.record").write_text(played())
    done = run_in_shell(tmp_path, "<&-", *args)
    assert "Traceback" not in done.stderr and done.returncode == (2 if args[0] == "verify" else 0)
    if args[0] == "play":
        assert "The game is saved to" in done.stdout and list(tmp_path.glob("*.save"))


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device that is full")
@pytest.mark.parametrize("args", UNWRITTEN, ids=lambda args: args[0])
def test_an_output_that_takes_nothing_is_one_sentence(tmp_path: Path, args: tuple[str, ...]) -> None:
    done = run_in_shell(tmp_path, ">/dev/full", *args)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
    assert "The system did not allow it" in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device that is full")
def test_an_output_that_takes_nothing_costs_nobody_the_game(tmp_path: Path) -> None:
    done = run_in_shell(tmp_path, ">/dev/full", "play", "--seats", "me,random", "--save", "kept.save")
    assert done.returncode == 2 and "Traceback" not in done.stderr and (tmp_path / "kept.save").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="streams of a shell")
def test_what_is_typed_and_is_no_letter_ends_nothing(tmp_path: Path) -> None:
    (tmp_path / "typed").write_bytes(b"\xff\xfe\nboard\n")
    done = run_in_shell(tmp_path, "<typed", "play", "--seats", "me,random", "--seed", "2")
    assert done.returncode == 0 and not done.stderr and "The game is saved to" in done.stdout


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="a device without an end")
def test_a_file_without_an_end_is_too_large(conjura: Run) -> None:
    done = conjura("verify", "/dev/zero")
    assert done.code == 2 and "larger than 50 MB" in done.words


def test_a_terminal_of_no_width_shows_what_there_is(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "0")
    assert "one clause" in conjura("rules").out


@pytest.mark.parametrize("name", ["illuminati", "omerta", "crimelords"])
def test_players_of_a_record_are_called_by_their_names(conjura: Run, name: str) -> None:
    match = begun(find_game(name), ("me", "random", "random"), ("Vera", "Boris", "Clio"), 5, None, {})
    while match.answer():
        pass
    Path("game.record").write_text(match.record().dumps())
    Path("game.save").write_text(match.saved().dumps())
    for file in ("game.record", "game.save"):
        said = conjura("position", file).words
        assert all(called in said for called in ("Vera", "Boris", "Clio")) and "Player 1" not in said
