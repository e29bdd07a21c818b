"""`conjura position` and `conjura odds`: a state as text, and what its rolls would need."""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.cli.asking import show_breakdown
from conjura.cli.boards import Board, board_of
from conjura.cli.files import read_text
from conjura.cli.menu import Menu
from conjura.cli.replaying import Reel
from conjura.cli.saves import load_record
from conjura.cli.voice import Problem, Voice, checked, sheet, whole_number
from conjura.engine.game import game as find_game
from conjura.engine.wire import CHANCE, FormatError, Refused, dumps


def read_state(name: str, voice: Voice, at: int | None = None) -> Any:
    """The state of a position, or of a record after so many lines (its last, if not told).

    Args:
        name: the file.
        voice: speaks from now on about its game, and calls the players by the names that stand in it.
        at: the line of a record.

    Raises:
        Problem: there is no such file, or it is neither.
    """
    text = read_text(name)
    if text.lstrip().startswith("{"):
        record = checked("cli-bad-record", lambda: load_record(text), file=name)
        reel = checked("cli-bad-record", lambda: Reel(record), record.game.id, file=name)
        if at is not None and not 0 <= at < len(reel):
            raise Problem("cli-bad-line", number=at, most=len(reel) - 1)
        voice.turn(record.game.id, record.names)
        return reel.states[len(reel) - 1 if at is None else at]
    state = checked("cli-bad-position", lambda: parse(text), file=name)
    voice.turn(state.game_id)
    return state


def parse(text: str) -> Any:
    """The state of a position text, chance awaited. Raises ``FormatError``."""
    words = text.partition("\n")[0].split()
    if len(words) != 3 or words[0] != "conjura":
        raise FormatError("expected 'conjura GAME VERSION'", "line 1")
    return find_game(words[1]).parse(text, chance="explicit")


def seat_number(text: str | None, seats: int) -> int | None:
    """The seat of a number from 1. Raises ``Problem``."""
    if text is None:
        return None
    number = whole_number(text)
    if number is None or not 1 <= number <= seats:
        raise Problem("cli-bad-number-of-player", text=text, count=seats)
    return number - 1


def position(name: str, voice: Voice, eyes: str | None, at: int | None, as_text: bool, as_json: bool) -> int:
    """Show a position. Returns the exit code.

    Args:
        name: the file of a position or a record; ``-`` for standard input.
        voice: speaks.
        eyes: only what this seat (from 1) may know; all of it if not told.
        at: of a record, after so many lines.
        as_text: print the position as text.
        as_json: print the view as JSON.

    Raises:
        Problem: it is no position.
    """
    state = read_state(name, voice, at)
    seats = len(state.view(None).seats)
    seat = seat_number(eyes, seats)
    board = board_of(state.game_id)
    if as_text:
        print(state.position(), end="")
        return 0
    if as_json:
        print(dumps(state.view(seat)).decode())
        return 0
    for line in board.table(state, seat, voice):
        voice.write(line)
    for other in range(seats):
        for line in board.seat(state, other, seat, voice):
            voice.write(line)
        if seat is None or seat == other:
            for line in board.hand(state, other, voice):
                voice.write(line)
        voice.write()
    show_question(state, board, voice)
    return 0


def show_question(state: Any, board: Board, voice: Voice) -> None:
    """What is asked, and what may be answered."""
    if state.over:
        voice.tell("cli-win" if state.winners else "cli-no-winner", style="bold", winners=state.winners)
        return
    seat = state.awaiting[0]
    prompt = state.prompt(seat)
    voice.write(f"{voice.speaker.seat(seat)}: {voice.speaker.prompt(prompt)} [{prompt.clause}]", "bold")
    if seat == CHANCE:
        return
    for entry in Menu(state, seat, prompt, board, voice).entries:
        voice.write(f"  {entry.label}")


def read_action(text: str, game: Any) -> Any:
    """The action of ``tag value value name=value``, or of its JSON.

    Raises:
        FormatError: it is none; names what was expected.
    """
    if text.lstrip().startswith("{"):
        try:
            return game.decode(msgspec.json.decode(text))
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise FormatError(f"expected JSON: {error}", text) from None
    words = text.replace(":", " ").split()
    codec = game.codec(None)
    kind = codec.by_tag.get(words[0] if words else "")
    if kind is None:
        raise FormatError(f"expected one of {', '.join(sorted(codec.by_tag))}", text or "action")
    fields = kind.__struct_fields__
    found: dict[str, Any] = {codec.tag: words[0]}
    for place, word in enumerate(words[1:]):
        field, equals, value = word.partition("=")
        if not equals:
            if place >= len(fields):
                raise FormatError(f"expected at most {len(fields)} values ({', '.join(fields)})", text)
            field, value = fields[place], word
        number = whole_number(value)
        found[field] = value if number is None else number
    return game.decode(found)


def odds(name: str, actions: list[str], voice: Voice, kind: str | None, as_json: bool) -> int:
    """The numbers at stake in a position after some actions; without actions those of all possible attacks.

    Args:
        name: the file of a position or a record; ``-`` for standard input.
        actions: what the seat that is asked would do, one after the other.
        voice: speaks.
        kind: only attacks of this kind.
        as_json: print the numbers as JSON.

    Raises:
        Problem: it is no position, or an action is none or is refused.
    """
    state = read_state(name, voice)
    board = board_of(state.game_id)
    if kind is not None and kind not in board.kinds:
        raise Problem("cli-bad-kind", found=kind, known=", ".join(board.kinds))
    if state.over or state.awaiting == (CHANCE,):
        raise Problem("cli-nobody-asked")
    seat = state.awaiting[0]
    if actions:
        read = [checked("cli-bad-action", lambda text=text: read_action(text, state.game), number=number)  # type: ignore[misc]
                for number, text in enumerate(actions, 1)]  # fmt: skip
        try:
            breakdowns = state.breakdown(seat, read)
        except Refused as error:
            raise Problem("cli-refused", reason=voice.speaker.refusal(error.refusal)) from None
    else:
        breakdowns = state.breakdown(seat, [])
    rows = [] if actions else board.attacks(state, seat, kind)
    if as_json:
        numbers = [{"what": each.what, "total": each.total, "parts": each.parts,
                    "chance": board.chance(each.total) if each.what == "roll_needed" else None}
                   for each in breakdowns]  # fmt: skip
        attacks = [{**state.game.encode(row.attack), "target": row.target, "attacker": row.attacker,
                    "needed": row.needed, "chance": board.chance(row.needed)} for row in rows]  # fmt: skip
        print(dumps({"seat": seat, "numbers": numbers, "attacks": attacks}).decode())
        return 0
    for breakdown in breakdowns:
        show_breakdown(breakdown, board, voice)
    if rows:
        show_attacks(rows, state, board, voice)
    if not rows and not breakdowns:
        voice.tell("cli-no-numbers")
    return 0


def show_attacks(rows: list[Any], state: Any, board: Board, voice: Voice) -> None:
    """Attacks that are possible, the likeliest first, each with the best attacker and without aid."""
    table = sheet()
    for key in ("cli-attack", "cli-target", "cli-attacker"):
        table.add_column(voice.say(key), overflow="fold")
    table.add_column(voice.say("cli-needed"), justify="right", no_wrap=True)
    for row in rows:
        chance = round(100 * (board.chance(row.needed) or 0))
        table.add_row(
            voice.speaker.action(state.game.encode(row.attack)),
            voice.speaker.card(row.target),
            voice.speaker.card(row.attacker),
            voice.say("cli-odds-short", needed=row.needed, percent=f"{chance:>2}"),
        )
    voice.write(table)
