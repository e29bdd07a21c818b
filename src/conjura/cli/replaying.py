"""`conjura replay` and `conjura verify`: records of games that were played."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from conjura.cli.asking import tell_events
from conjura.cli.boards import Board, board_of
from conjura.cli.files import read_text
from conjura.cli.saves import load_record
from conjura.cli.voice import Problem, Voice, checked, whole_number
from conjura.engine.record import Record, commitment_of
from conjura.engine.wire import CHANCE, Event, ReplayError, dumps

STEPS = ("next", "prev", "jump", "turn", "board", "quit")
"""What can be typed while replaying; each has words of its own in every language (``cli-step-next``)."""


class Reel:
    """All moments of a record: the state and the events after each of its lines.

    Args:
        record: the record.

    Raises:
        ReplayError: a line can't be applied.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states: list[Any] = []
        self.events: list[list[Event]] = []
        for state in record.states():
            self.events.append(list(state.events))
            self.states.append(state.copy())

    def __len__(self) -> int:
        return len(self.states)


def read_record(name: str) -> Record:
    """The record in a file, be it bare or that of a saved game. Raises ``Problem``."""
    text = read_text(name)
    record: Record = checked("cli-bad-record", lambda: load_record(text), file=name)
    return record


def seat_of(text: str | None, record: Record) -> int | None:
    """The seat of a player's name or number (from 1); ``None`` for a spectator. Raises ``Problem``."""
    if text is None or text == "":
        return None
    for seat, name in enumerate(record.names):
        if name.casefold() == text.casefold():
            return seat
    number = whole_number(text)
    if number is not None and 1 <= number <= record.players:
        return number - 1
    raise Problem("cli-bad-eyes", text=text, count=record.players)


def replay(name: str, voice: Voice, eyes: str | None, everything: bool, at: int | None, as_json: bool) -> int:
    """Show a record: step by step, at one place, or whole. Returns the exit code.

    Args:
        name: the file.
        voice: speaks.
        eyes: whose eyes: a player's name or number, ``None`` for a spectator.
        everything: print all that happened instead of stepping.
        at: print the table after this many lines instead of stepping.
        as_json: print events (or with ``at`` the view) as JSON.

    Raises:
        Problem: there is no such record, place or seat.
    """
    record = read_record(name)
    seat = seat_of(eyes, record)
    reel = checked("cli-bad-record", lambda: Reel(record), record.game.id, file=name)
    voice.turn(record.game.id, record.names)
    board = board_of(record.game.id)
    if at is not None and not 0 <= at < len(reel):
        raise Problem("cli-bad-line", number=at, most=len(reel) - 1)
    if as_json:
        print_json(reel, seat, at)
    elif at is not None:
        show_moment(reel, at, seat, board, voice)
    elif everything:
        for events in reel.events:
            tell_events(seen(events, seat), board, voice, whole=True)
        show_end(reel, seat, board, voice)
    else:
        step_through(reel, seat, board, voice)
    return 0


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """Events as a seat or a spectator may see them."""
    found = [event.seen_by(seat) for event in events]
    return [event for event in found if event is not None]


def print_json(reel: Reel, seat: int | None, at: int | None) -> None:
    """A line of JSON for each line of the record, with what was seen of it; or the view at one place."""
    if at is not None:
        print(dumps(reel.states[at].view(seat)).decode())
        return
    for number, events in enumerate(reel.events):
        print(dumps({"line": number, "events": seen(events, seat)}).decode())


def show_moment(reel: Reel, at: int, seat: int | None, board: Board, voice: Voice) -> None:
    """The table after so many lines."""
    state = reel.states[at]
    for line in board.table(state, seat, voice):
        voice.write(line)
    for other in range(reel.record.players):
        for line in board.seat(state, other, seat, voice):
            voice.write(line)
        voice.write()
    if seat is not None:
        for line in board.hand(state, seat, voice):
            voice.write(line)


def show_end(reel: Reel, seat: int | None, board: Board, voice: Voice) -> None:
    """How the record ends."""
    state = reel.states[-1]
    if not state.over:
        voice.tell("cli-not-over", style="bold")
    elif state.winners:
        voice.tell("cli-win", style="bold green", winners=state.winners)
    else:
        voice.tell("cli-no-winner", style="bold")


def step_through(reel: Reel, seat: int | None, board: Board, voice: Voice) -> None:
    """Go through the record as a person types; the end of input leaves."""
    at = 0
    console = voice.console
    voice.tell("cli-replay-keys", style="dim")
    tell_events(seen(reel.events[0], seat), board, voice, whole=True)
    while True:
        mark = voice.say("cli-replay-at", number=at, most=len(reel) - 1)
        console.print(Text(mark + " ", style="cyan"), end="")
        try:
            words = console.input().split()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if not console.is_terminal:
            console.print()
        step, number = what_step(words, voice)
        if step == "quit":
            return
        if step == "board":
            show_moment(reel, at, seat, board, voice)
            continue
        if step == "jump":
            if number is None or not 0 <= number < len(reel):
                voice.tell("cli-bad-line", style="red", number=" ".join(words[1:]) or "?", most=len(reel) - 1)
                continue
            at = number
        elif step == "prev":
            at = earlier(reel, at, seat)
        elif step == "turn":
            at = next_chapter(reel, at, board)
        elif step == "next":
            following = later(reel, at, seat)
            if following == at:
                show_end(reel, seat, board, voice)
                continue
            at = following
        else:
            voice.tell("cli-replay-keys", style="dim")
            continue
        tell_events(seen(reel.events[at], seat), board, voice, whole=True)


def what_step(words: list[str], voice: Voice) -> tuple[str, int | None]:
    """The step and the number that were typed; Enter is the next one, a number alone jumps."""
    if not words:
        return "next", None
    number = whole_number(words[-1])
    if number is not None and len(words) == 1:
        return "jump", number
    for step in STEPS:
        if words[0].casefold() in (
            step,
            *[each.strip() for each in voice.say(f"cli-step-{step}").split(",")],
        ):
            return step, number
    return "", None


def later(reel: Reel, at: int, seat: int | None) -> int:
    """The next line at which there is something to see, or the last."""
    for place in range(at + 1, len(reel)):
        if seen(reel.events[place], seat):
            return place
    return len(reel) - 1


def earlier(reel: Reel, at: int, seat: int | None) -> int:
    """The line before at which there is something to see, or the first."""
    for place in range(at - 1, -1, -1):
        if seen(reel.events[place], seat):
            return place
    return 0


def next_chapter(reel: Reel, at: int, board: Board) -> int:
    """The next line at which a turn begins, or the last."""
    for place in range(at + 1, len(reel)):
        if any(type(event).__name__ in board.chapters for event in reel.events[place]):
            return place
    return len(reel) - 1


def verify(name: str, voice: Voice, seed: int | None, as_json: bool) -> int:
    """Check a record: that every line is legal, and with the seed that its dice and draws are the seed's.

    Returns:
        0 if it is true, 1 if not.

    Raises:
        Problem: it is no record.
    """
    record = read_record(name)
    voice.turn(record.game.id, record.names)
    found: dict[str, Any] = {
        "file": name,
        "ok": True,
        "lines": len(record.lines),
        "seed_checked": seed is not None,
    }
    committed = record.commitment
    if seed is not None and committed is not None:
        found["commitment"] = commitment_of(seed) == committed
    try:
        if found.get("commitment") is False:
            found["ok"] = False
            found["why"] = voice.say("cli-other-commitment", hash=str(committed))
        else:
            state = record.replay(seed)
            found["digest"], found["over"] = state.digest(), state.over
    except ReplayError as error:
        found["ok"] = False
        found["why"] = voice.say("cli-untrue", message=voice.explained(str(error), error.refusal))
    if as_json:
        print(dumps(found).decode())
    elif not found["ok"]:
        voice.write(found["why"], "red")
    else:
        voice.tell("cli-verified", style="green", lines=found["lines"])
        if seed is None:
            draws = sum(actor == CHANCE for actor, _ in record.lines)
            voice.tell("cli-not-drawn", style="dim", count=draws)
        else:
            voice.tell("cli-drawn" if committed is not None else "cli-drawn-only", style="green")
    return 0 if found["ok"] else 1
