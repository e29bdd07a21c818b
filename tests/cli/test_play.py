"""Whole games at the keyboard: played by reading the screen, saved, resumed, recorded, verified."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from keyboard import Person, Run

from conjura.cli import files, play
from conjura.cli.match import Match
from conjura.cli.saves import Saved, loads
from conjura.cli.voice import Problem
from conjura.engine.record import Record, commitment_of
from conjura.engine.wire import FormatError
from conjura.speech import LANGUAGES

GAME = ("play", "--seats", "me,driver,driver", "--name", "Vera")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_from_start_to_end(conjura: Run, lang: str) -> None:
    person = Person(seed=3, curious=0.15)
    options = ("--seed", "12", "--option", "max_turns=30", "--record", "game.record", "--save", "game.save")
    code, screen = person.play(*GAME, *options, "--lang", lang)
    assert code == 0
    assert commitment_of(12) in screen.replace("\n", "")
    assert "Vera" in screen
    assert " 12." in screen.replace("\n", " ")  # the seed is told at the end
    record = Record.loads(Path("game.record").read_text())
    assert record.names[0] == "Vera"
    assert record.replay().over
    done = conjura("verify", "game.record", "--seed", "12", "--lang", lang)
    assert done.code == 0
    assert loads(Path("game.save").read_text()).record.replay(12).over


def test_a_scripted_session_plays_through_standard_input(conjura: Run) -> None:
    """All lines are typed beforehand; what does not fit is explained, and the question stays."""
    turn = ["attack to control", "", "1", "1", "announce", "", "2 1", "", "", "1", "1", ""]
    lines = (turn + ["back"] * 4 + ["end the actions", "", ""]) * 300
    done = conjura(
        "play", "--seats", "me,driver,driver,driver", "--seed", "4", "--option", "max_turns=20",
        "--record", "r.record", input="\n".join(lines) + "\n",
    )  # fmt: skip
    assert done.code == 0, done.words[-500:]
    assert "The seed was 4." in done.words
    assert "Which group do you want to control?" in done.words
    assert conjura("verify", "r.record", "--seed", "4").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_typed_the_game_goes_on(conjura: Run, seed: int) -> None:
    person = Person(seed=seed, curious=0.3, patience=3000)
    seats = ("me,driver", "me,me,driver", "me,driver,random,driver", "me,me")[seed % 4]
    hidden = ("--option", "hidden_goals=true") if seed % 3 == 0 else ()
    purses = ("--option", "treasuries=owner") if seed % 3 == 1 else ()
    code, screen = person.play(
        "play", "--seats", seats, "--seed", str(seed), "--option", "max_turns=14", *hidden, *purses,
        "--lang", LANGUAGES[seed % 3], "--save", "game.save",
    )  # fmt: skip
    assert code == 0
    assert "Traceback" not in screen
    saved = loads(Path("game.save").read_text())
    saved.record.replay(saved.seed)


def test_a_game_left_is_resumed_where_it_was(conjura: Run) -> None:
    left = conjura(*GAME, "--seed", "5", "--save", "mine.save", input="\n" * 30 + "q\n")
    assert left.code == 0
    assert "conjura play --resume mine.save" in left.words
    before = loads(Path("mine.save").read_text())
    assert before.seats == ("me", "driver", "driver")
    again = conjura("play", "--resume", "mine.save", input="log 200\nq\n")
    assert again.code == 0
    assert "Resumed from mine.save" in again.words
    assert "Vera" in again.out
    after = loads(Path("mine.save").read_text())
    assert after.record.lines[: len(before.record.lines)] == before.record.lines
    assert after.record.replay(5) == after.record.replay()


def test_a_saved_game_is_played_to_its_end(conjura: Run) -> None:
    conjura(*GAME, "--seed", "6", "--option", "max_turns=9", "--save", "mine.save", input="\n" * 5 + "q\n")
    person = Person(seed=1)
    code, screen = person.play("play", "--resume", "mine.save", "--record", "mine.record", "--lang", "en")
    assert code == 0
    assert "The seed was 6." in screen
    assert conjura("verify", "mine.record", "--seed", "6").code == 0


def test_the_end_of_input_saves_and_leaves(conjura: Run) -> None:
    done = conjura(*GAME, "--seed", "7", input="")
    assert done.code == 0
    assert Path("illuminati.save").exists()
    assert "illuminati.save" in done.words
    conjura(*GAME, "--seed", "7", input="")
    assert Path("illuminati-2.save").exists()


def test_an_interrupt_saves_and_leaves(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = conjura(*GAME, "--seed", "7", "--save", "kept.save")
    assert done.code == 0
    assert Path("kept.save").exists()


def test_a_write_that_fails_is_said_and_leaves_what_was_there(
    conjura: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Path, text: str, encoding: str = "") -> int:
        raise OSError(28, "No space left on device")

    Path("old.save").write_text("old")
    monkeypatch.setattr(Path, "write_text", fail)
    done = conjura(*GAME, "--seed", "7", "--save", "old.save", input="")
    assert done.code == 2
    assert "old.save can't be written: No space left on device" in done.words
    assert Path("old.save").read_text() == "old"


def test_a_process_told_to_end_saves_and_leaves(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(prompt: str = "") -> str:
        os.kill(os.getpid(), signal.SIGTERM)
        return ""

    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr("builtins.input", end)
    assert conjura(*GAME, "--seed", "7", "--save", "kept.save").code == 0
    assert Path("kept.save").exists()
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_process_told_twice_to_end_still_saves(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(prompt: str = "") -> str:
        os.kill(os.getpid(), signal.SIGTERM)
        return ""

    def saved(match: Match) -> Saved:
        os.kill(os.getpid(), signal.SIGTERM)
        os.kill(os.getpid(), signal.SIGINT)
        return plainly(match)

    plainly = Match.saved
    monkeypatch.setattr("builtins.input", end)
    monkeypatch.setattr(Match, "saved", saved)
    assert conjura(*GAME, "--seed", "7", "--save", "kept.save").code == 0
    assert Path("kept.save").exists()


def test_a_terminal_that_closes_ends_input_and_says_so(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The signal may come while the end of input is being answered."""
    plainly = play.undisturbed

    def late() -> Any:
        monkeypatch.setattr(play, "undisturbed", plainly)
        os.kill(os.getpid(), signal.SIGTERM)
        return plainly()

    monkeypatch.setattr(play, "undisturbed", late)
    assert conjura(*GAME, "--seed", "7", "--save", "kept.save", input="").code == 0
    assert Path("kept.save").exists()


def test_a_save_without_its_first_line_is_a_record(conjura: Run) -> None:
    conjura(*GAME, "--seed", "8", "--save", "mine.save", input="\n" * 10)
    text = Path("mine.save").read_text()
    Path("mine.record").write_text(text.partition("\n")[2])
    assert conjura("verify", "mine.record", "--seed", "8").code == 0
    assert conjura("verify", "mine.save", "--seed", "8").code == 0
    assert json.loads(text.partition("\n")[0])["seed"] == "8"
    with pytest.raises(FormatError):
        loads(text.partition("\n")[2])


def test_what_is_left_open_is_asked_at_a_terminal(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conjura.cli.play.at_terminal", lambda: True)
    done = conjura("play", "--seed", "3", input="2\nZoe\nq\n")
    assert done.code == 0
    assert "Illuminati for 2 players" in done.words
    assert "Zoe" in done.out


def test_what_is_mistyped_is_asked_again(conjura: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conjura.cli.play.at_terminal", lambda: True)
    done = conjura("play", "--seed", "3", input="many\n99\n2\n\x1b[31mZoe\nZoe\nq\n")
    assert done.code == 0
    assert done.words.count("Expected a number of players from 2 to 8") == 2
    assert "without control characters" in done.words
    assert "Zoe plays" in done.words


def test_a_folder_is_no_file_to_save_to(conjura: Run) -> None:
    Path("folder").mkdir()
    done = conjura(*GAME, "--seed", "7", input="save folder\nsave /\nsave mine.save\nq\n")
    assert done.code == 0
    assert "folder is a folder" in done.words and "/ is a folder" in done.words
    assert loads(Path("mine.save").read_text()).seed == 7


def test_a_game_that_can_not_be_saved_here_is_saved_elsewhere(
    conjura: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home, gone = tmp_path / "home", tmp_path / "gone"
    home.mkdir()
    gone.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(gone)
    gone.rmdir()
    done = conjura(*GAME, "--seed", "7", input="")
    monkeypatch.chdir(tmp_path)
    assert done.code == 0
    assert "can't be written" in done.words and "The game is saved to" in done.words
    assert loads((home / "illuminati.save").read_text()).seed == 7


def test_a_mistake_of_the_program_does_not_lose_the_game(
    conjura: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("conjura.cli.asking.Asking.ask", broken)
    with pytest.raises(ZeroDivisionError):
        conjura(*GAME, "--seed", "7", "--save", "kept.save")
    assert loads(Path("kept.save").read_text()).seed == 7


def test_a_name_that_the_system_does_not_take_is_asked_for_again(conjura: Run) -> None:
    done = conjura(*GAME, "--seed", "7", input=f"save {'a' * 300}\nsave mine.save\nq\n")
    assert done.code == 0 and "can't be written" in done.words
    assert loads(Path("mine.save").read_text()).seed == 7


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes")
def test_a_link_is_written_through_and_a_device_is_not_replaced(conjura: Run, tmp_path: Path) -> None:
    (tmp_path / "target.save").write_text("something")
    Path("link.save").symlink_to("target.save")
    conjura(*GAME, "--seed", "7", "--save", "link.save", input="q\n")
    assert Path("link.save").is_symlink() and loads(Path("target.save").read_text()).seed == 7
    os.mkfifo("pipe")
    heard: list[str] = []
    reader = threading.Thread(target=lambda: heard.append(Path("pipe").read_text()))
    reader.start()
    conjura("watch", "--seats", "random,random", "--seed", "3", "--record", "pipe")
    reader.join(20)
    assert heard and heard[0].startswith("{") and not Path("pipe").is_file()


def test_a_finished_game_whose_record_can_not_be_written_is_saved(
    conjura: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = files.write_text

    def full(name: str, text: str) -> None:
        if name == "game.record":
            raise Problem("cli-unwritable", file=name, message="No space left on device")
        write(name, text)

    monkeypatch.setattr("conjura.cli.play.write_text", full)
    code, screen = Person(seed=3, curious=0.0).play(
        *GAME, "--seed", "7", "--option", "max_turns=6", "--record", "game.record"
    )
    assert code == 2 and "No space left on device" in screen
    saved = loads(Path("illuminati.save").read_text())
    assert saved.record.replay(7).over


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
def test_a_reader_who_goes_away_does_not_lose_the_game(tmp_path: Path) -> None:
    words = ["-c", "from conjura.cli import main; main()", *GAME, "--seed", "7"]
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, *words], stdin=pipe, stdout=pipe, stderr=pipe, cwd=tmp_path)
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    process.stdin.write(b"board\n" * 50)
    process.stdin.close()
    assert not process.stderr.read()
    process.stderr.close()
    process.wait(60)
    assert loads((tmp_path / "illuminati.save").read_text()).seed == 7


def test_between_people_the_screen_is_handed_over(conjura: Run) -> None:
    person = Person(seed=2, curious=0.0, patience=150)
    code, screen = person.play(
        "play", "--seats", "me,me", "--name", "Eva,Petr", "--seed", "9", "--save", "two.save", "--lang", "en"
    )
    assert code == 0
    assert "The keyboard goes to Eva." in screen
    assert "The keyboard goes to Petr." in screen


def test_what_one_draws_is_not_told_to_the_other(conjura: Run) -> None:
    """Between two hand-overs stands nothing that only the other may know."""
    person = Person(seed=4, curious=0.0, patience=600)
    _, screen = person.play(
        "play", "--seats", "me,me", "--name", "Eva,Petr", "--seed", "2", "--save", "two.save", "--lang", "en"
    )
    assert "draws the special card" in screen or "draws a special card" in screen
    for part in screen.split("The keyboard goes to ")[1:]:
        name = part.partition(".")[0]
        other = {"Eva": "Petr", "Petr": "Eva"}[name]
        assert f"{other} draws the special card" not in part
