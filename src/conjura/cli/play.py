"""`conjura play`: a game at one keyboard, from its first question to its end."""

from __future__ import annotations

import contextlib
import logging
import secrets
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from conjura.cli.asking import Asking, HandOver, Leave, Settings, tell_events
from conjura.cli.boards import board_of
from conjura.cli.files import read_text, write_text
from conjura.cli.match import Match, begun, resumed
from conjura.cli.saves import loads, unused_name
from conjura.cli.seats import DEFAULT_PLAYERS, named, seated
from conjura.cli.voice import Problem, Voice, checked, whole_number
from conjura.engine.record import commitment_of

WIPE: Final = "\033[2J\033[3J\033[H"
"""Clears a terminal, with what can be scrolled back to."""


class Sitting:
    """People and programs play one game to its end, or until somebody leaves.

    Args:
        match: the game.
        voice: speaks.
        save: the file to save to after every answer, if one is wanted.
        record: the file to write the record to at the end, if one is wanted.
    """

    def __init__(self, match: Match, voice: Voice, save: str | None, record: str | None) -> None:
        self.match = match
        self.voice = voice
        self.board = board_of(match.state.game_id)
        self.save = save
        self.record = record
        self.alone = len(match.people) == 1
        self.looking: int | None = match.people[0] if self.alone else None
        self.paused = -1
        self.surveyed = -1
        self.unread = False
        self.settings = Settings(self.put_aside, quiet=self.alone)
        voice.call(match.names)

    def play(self) -> None:
        """Play; leaving saves the game."""
        with leaving_on_signals():
            try:
                over = self._sit()
            except (
                Leave,
                KeyboardInterrupt,
            ):  # told so once more while leaving, as by a terminal that closes
                over = False
                with undisturbed():
                    self._left()
        if over:
            self._end()

    def _sit(self) -> bool:
        """Play until the game is over, or somebody leaves; whether it is over."""
        try:
            self._greet()
            self._play()
        except (Leave, EOFError, KeyboardInterrupt):
            with undisturbed():
                self._left()
            return False
        except Exception:  # a mistake of ours, or nobody reads any more: the game is not lost with it
            with undisturbed():
                self._left()
            raise
        return True

    def put_aside(self, name: str | None) -> str:
        """Write the game to a file (``None``: the one it is saved to, or a new one). Returns its name."""
        if name is None:
            name = self.save or unused_name(self.match.state.game_id, ".save")
            self.save = name
        write_text(name, self.match.saved().dumps())
        return name

    def _greet(self) -> None:
        match, voice = self.match, self.voice
        voice.tell("cli-welcome", style="bold", game=match.state.game_id, players=len(match.kinds))
        voice.tell("cli-notice", style="dim")
        voice.tell("cli-commitment", style="dim", hash=commitment_of(match.seed))
        voice.tell("cli-keys", style="dim")

    def _play(self) -> None:
        match = self.match
        while not match.state.over:
            self._pause()
            if match.answer():
                self._tell()
                continue
            seat = match.state.awaiting[0]
            if self._passed_over(seat):
                continue
            self._ask(seat)

    def _tell(self) -> None:
        """Who is alone at the keyboard reads what happens as it happens; others when it is their turn."""
        if self.alone:
            tell_events(self.match.news(self.looking), self.board, self.voice)

    def _passed_over(self, seat: int) -> bool:
        """Answer a window that the seat wants to be passed over in; whether it was answered."""
        state, settings = self.match.state, self.settings
        prompt = state.prompt(seat)
        if prompt.kind not in self.board.windows:
            if self.board.moment(state, prompt) is not None:
                settings.skipping.discard(seat)
            return False
        spans = list(state.legal(seat).spans())
        tags = [state.game.encode(span.action)["do"] for span in spans]
        if "decline" not in tags:
            return False
        skipped = seat in settings.skipping and not self.board.concerns(state, seat, prompt)
        # With others at the keyboard it would show that there was nothing to play.
        nothing = self.alone and settings.quiet and set(tags) <= {"decline", "offer"}
        if skipped or nothing:
            self.match.commit([spans[tags.index("decline")].action], seat)
            return True
        return False

    def _pause(self) -> None:
        """In each turn of another, who is alone at the keyboard may make offers, look about, or go on."""
        state = self.match.state
        asked = state.awaiting[0]
        if (
            not self.alone
            or self.looking is None
            or asked == self.looking
            or self.looking in self.settings.skipping
        ):
            return
        prompt = state.prompt(asked)
        turn = None if prompt is None else self.board.moment(state, prompt)
        if turn is None or turn == self.paused or self.looking not in state.at_liberty:
            return
        self.paused = turn
        self._tell()
        self._ask(self.looking, liberty=True)

    def _ask(self, seat: int, liberty: bool = False) -> None:
        self._hand_over(seat)
        match, voice = self.match, self.voice
        tell_events(match.news(seat), self.board, voice)
        prompt = match.state.prompt(seat)
        if not liberty and prompt is not None and self.board.moment(match.state, prompt) is not None:
            self._survey(seat)
        asking = Asking(match, seat, self.board, voice, self.settings, liberty)
        try:
            actions = asking.ask()
        except HandOver as other:
            self._ask(other.seat, liberty=True)
            return
        if asking.undone:
            self.paused = -1
        if actions:
            match.commit(actions, seat)
            if self.save is not None:
                self.put_aside(None)
        news = match.news(seat)
        tell_events(news, self.board, voice)
        self.unread = any(type(event).__name__ not in self.board.minor for event in news)

    def _survey(self, seat: int) -> None:
        """What lies before the owner of a turn when he is to act; at its beginning the whole table."""
        state, voice, board = self.match.state, self.voice, self.board
        turn = board.turns(state)
        lines = [] if turn == self.surveyed else [*board.table(state, seat, voice)]
        lines += board.seat(state, seat, seat, voice)
        if turn != self.surveyed:
            lines += board.hand(state, seat, voice)
        self.surveyed = turn
        voice.write()
        for line in lines:
            voice.write(line)

    def _hand_over(self, seat: int) -> None:
        """Between two people the screen is wiped, so that nobody reads what is another's secret."""
        if self.looking == seat:
            return
        first, self.looking = self.looking is None, seat
        if self.alone:
            return
        console, voice = self.voice.console, self.voice
        if self.unread:
            voice.tell("cli-read-on", style="dim", seat=seat)
            console.input()
        if not first:
            self._wipe()
        voice.tell("cli-hand-over", style="bold", seat=seat)
        console.input()
        self._wipe()

    def _wipe(self) -> None:
        console = self.voice.console
        if console.is_terminal:
            console.file.write(WIPE)
            console.file.flush()
        else:
            console.print()

    def _left(self) -> None:
        """The game was left: it is saved, somewhere, and how to go on is told."""
        try:
            name = self.put_aside(None)
        except Problem as problem:
            with contextlib.suppress(OSError):
                self.voice.write()
                self.voice.tell(problem.key, style="red", **problem.values)
            name = self._rescued(problem)
        with contextlib.suppress(OSError):  # the terminal may be gone
            self.voice.write()
            self.voice.tell("cli-left", file=name)

    def _rescued(self, problem: Problem) -> str:
        """Save the game where it can be saved at all. Raises the problem if it can't be anywhere."""
        for folder in (Path.home(), Path(tempfile.gettempdir())):
            with contextlib.suppress(Problem, OSError):
                return self.put_aside(unused_name(str(folder / self.match.state.game_id), ".save"))
        raise problem

    def _end(self) -> None:
        match, voice = self.match, self.voice
        state = match.state
        problem = self._kept()  # before anything is told: there may be nobody left to read it
        reader = self.looking if self.alone else None
        tell_events(match.news(reader), self.board, voice)
        voice.write()
        for line in self.board.table(state, reader, voice):
            voice.write(line)
        if state.winners:
            voice.tell("cli-win", style="bold green", winners=state.winners)
        else:
            voice.tell("cli-no-winner", style="bold")
        voice.tell("cli-seed", style="dim", seed=str(match.seed))
        if problem is not None:
            raise problem
        if self.record is not None:
            voice.tell("cli-recorded", style="dim", file=self.record, seed=str(match.seed))

    def _kept(self) -> Problem | None:
        """Write what was asked for at the end. What can't be written costs nobody the game: it is saved elsewhere, and
        what was wrong comes back."""
        try:
            if self.record is not None:
                write_text(self.record, self.match.record().dumps())
            if self.save is not None:
                self.put_aside(None)
        except Problem as problem:
            self._left()
            return problem
        return None


@contextlib.contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A terminal that is closed, or a process that is told to end, leaves the table as ``quit`` does."""
    told: list[int] = []

    def leave(number: int, frame: object) -> None:
        told.append(number)
        if len(told) == 1:  # a shell that ends says it twice
            raise Leave

    with handling(("SIGTERM", "SIGHUP"), leave):
        yield


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """What is under way is finished, however often the program is told to end."""
    with handling(("SIGINT", "SIGTERM", "SIGHUP"), signal.SIG_IGN):
        yield


@contextlib.contextmanager
def handling(names: Sequence[str], handler: Any) -> Iterator[None]:
    """Let a handler answer those of some signals that the system has, for a while."""
    kept: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for name in names:
            if hasattr(signal, name):
                number = getattr(signal, name)
                kept[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, before in kept.items():
            signal.signal(number, before)


def new_match(
    game: Any,
    voice: Voice,
    players: int | None,
    seats: str | None,
    names: Sequence[str],
    preset: str | None,
    options: dict[str, Any],
    seed: int | None,
) -> Match:
    """A new game as the command line asks for it; what it leaves open is asked of a person at a terminal.

    Raises:
        Problem: something of it is impossible.
    """
    if players is None and seats is None and at_terminal():
        players = ask_players(game, voice)
        if not names:
            names = (ask_name(voice, players),)
    kinds = seated(game, players, seats)
    if "me" not in kinds:
        raise Problem("cli-nobody-plays")
    if seed is None:
        seed = secrets.randbits(64)
    return checked("cli-bad-options", lambda: begun(game, kinds, named(kinds, names), seed, preset, options))


def at_terminal() -> bool:
    """Whether somebody sits there who can be asked."""
    return sys.stdin.isatty()


def ask_line(voice: Voice, key: str, **values: object) -> str:
    """A line typed in answer to a sentence."""
    return voice.console.input(voice.say(key, **values) + " ").strip()


def ask_players(game: Any, voice: Voice) -> int:
    """How many play; asked again until so many can."""
    low, high = game.players[0], game.players[-1]
    while True:
        answer = ask_line(voice, "cli-how-many", low=low, high=high, usual=DEFAULT_PLAYERS)
        players = whole_number(answer) if answer else DEFAULT_PLAYERS
        if players is not None and players in game.players:
            return players
        voice.tell("cli-bad-players", style="red", low=low, high=high, found=answer)


def ask_name(voice: Voice, players: int) -> str:
    """What the person is called; asked again until it can be a name. Empty: a name of ours."""
    while True:
        name = ask_line(voice, "cli-your-name")
        try:
            named(("me",) * players, (name,))
        except Problem as problem:
            voice.tell(problem.key, style="red", **problem.values)
        else:
            return name


def check_fixed(given: Mapping[str, object]) -> None:
    """That nothing is asked for which a game that goes on has fixed long ago.

    Args:
        given: the options of the command line that begin a new game, and their values.

    Raises:
        Problem: names the first that was given.
    """
    for option, value in given.items():
        if value not in (None, []):
            raise Problem("cli-fixed-by-save", option=f"--{option}")


def resumed_match(name: str) -> Match:
    """The game of a file that was saved.

    Raises:
        Problem: there is none, or it is no saved game.
    """
    text = read_text(name)
    try:
        saved = checked("cli-bad-save", lambda: loads(text), file=name)
        match = checked("cli-bad-save", lambda: resumed(saved), saved.record.game.id, file=name)
    except Problem as problem:
        if problem.key != "cli-bad-seat":
            raise
        # Nobody typed that list of seats: it stands in the file.
        raise Problem("cli-bad-save-seat", file=name, **problem.values) from None
    if not match.people:
        raise Problem("cli-nobody-plays")
    for reader in (*match.people, None):
        match.read[reader] = len(match.journal)
    return match


def hush() -> None:
    """Failures of bots go to no screen: they are logged for who asks for logs."""
    logging.getLogger("conjura").addHandler(logging.NullHandler())
