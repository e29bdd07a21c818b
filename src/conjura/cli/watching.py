"""`conjura watch`: programs play, one game told as it goes or many with a summary."""

from __future__ import annotations

import secrets
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from conjura.cli.asking import tell_events
from conjura.cli.boards import board_of
from conjura.cli.files import write_text
from conjura.cli.match import Match, begun
from conjura.cli.seats import BEST_BOT, DEFAULT_PLAYERS, named, seated
from conjura.cli.voice import Problem, Voice, checked, sheet

LONGEST: Final = 200_000
"""Actions after which a game of programs is given up."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went.

    Attributes:
        seed: of the game.
        seats: the bot of each seat.
        roles: what each seat played (its Illuminati).
        winners: the winning seats.
        turns: how many turns it took, where the game counts them.
        actions: how many actions were taken, chance included.
        seconds: how long it took.
        finished: whether it ended by its rules.
    """

    seed: int
    seats: tuple[str, ...]
    roles: tuple[str | None, ...]
    winners: tuple[int, ...]
    turns: int
    actions: int
    seconds: float
    finished: bool


def watch(
    game: Any,
    voice: Voice,
    players: int | None,
    seats: str | None,
    preset: str | None,
    options: dict[str, Any],
    seed: int | None,
    games: int,
    record: str | None,
    as_json: bool,
) -> int:
    """Let programs play and tell how it went. Returns the exit code.

    Raises:
        Problem: something that was asked for is impossible.
    """
    if games < 1:
        raise Problem("cli-bad-games", found=games)
    if seats is None:
        seats = ",".join([BEST_BOT] * (DEFAULT_PLAYERS if players is None else max(players, 1)))
    kinds = seated(game, players, seats)
    if "me" in kinds:
        raise Problem("cli-only-bots")
    names = named(kinds, ())
    first = secrets.randbits(64) if seed is None else seed
    voice.call(names)
    outcomes: list[Outcome] = []
    with progress(voice, games, as_json) as bar:
        task = bar.add_task("", total=games)
        for number in range(games):
            match = start(game, kinds, names, first + number, preset, options)
            outcomes.append(run(match, voice if games == 1 and not as_json else None))
            if record is not None:
                write_text(record if games == 1 else numbered(record, number), match.record().dumps())
            bar.advance(task)
    if as_json:
        print(msgspec.json.encode({"games": outcomes, "summary": summary(outcomes)}).decode())
        return 0
    show(outcomes, voice)
    if games == 1:
        voice.tell("cli-seed", style="dim", seed=str(first))
    return 0


def progress(voice: Voice, games: int, silent: bool) -> Progress:
    """A bar that grows with the games; invisible for one game, and where a machine reads."""
    return Progress(
        TextColumn(voice.say("cli-games")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=voice.console, transient=True, disable=games == 1 or silent or not voice.console.is_terminal,
    )  # fmt: skip


def start(game: Any, kinds: Sequence[str], names: Sequence[str], seed: int, preset: str | None,
          options: dict[str, Any]) -> Match:  # fmt: skip
    """A new game of programs. Raises ``Problem``."""
    return checked("cli-bad-options", lambda: begun(game, kinds, names, seed, preset, options))


def run(match: Match, voice: Voice | None) -> Outcome:
    """Play a game of programs to its end, telling it as it goes if there is a voice."""
    began = time.perf_counter()
    state = match.state
    board = board_of(state.game_id)
    actions = 0
    while not state.over and actions < LONGEST:
        match.answer()
        actions += 1
        if voice is not None:
            tell_events(match.news(None), board, voice)
        elif len(match.journal) > 1000:
            match.journal.clear()
    if voice is not None:
        voice.write()
        for seat in range(len(match.kinds)):
            for line in board.seat(state, seat, None, voice):
                voice.write(line)
            voice.write()
        for line in board.table(state, None, voice):
            voice.write(line)
        if state.winners:
            voice.tell("cli-win", style="bold green", winners=state.winners)
        else:
            voice.tell("cli-no-winner", style="bold")
    return Outcome(
        seed=match.seed,
        seats=match.kinds,
        roles=board.roles(state),
        winners=state.winners,
        turns=board.turns(state),
        actions=len(state.history()),
        seconds=round(time.perf_counter() - began, 3),
        finished=state.over,
    )


def numbered(name: str, number: int) -> str:
    """``games.record`` as ``games-001.record``."""
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}-{number + 1:03}{dot}{suffix}" if dot else f"{name}-{number + 1:03}"


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The games in numbers: lengths, and by role and bot how often it played and won (shared wins count)."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    beat: Counter[str] = Counter()
    for outcome in outcomes:
        for seat, role in enumerate(outcome.roles):
            played[role or ""] += 1
            sat[outcome.seats[seat]] += 1
            if seat in outcome.winners:
                won[role or ""] += 1
                beat[outcome.seats[seat]] += 1
    turns = [outcome.turns for outcome in outcomes]
    actions = [outcome.actions for outcome in outcomes]
    return {
        "games": len(outcomes),
        "finished": sum(outcome.finished for outcome in outcomes),
        "without_winner": sum(not outcome.winners for outcome in outcomes),
        "shared": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "turns": {"mean": statistics.fmean(turns), "least": min(turns), "most": max(turns)},
        "actions": {"mean": statistics.fmean(actions), "least": min(actions), "most": max(actions)},
        "seconds": round(sum(outcome.seconds for outcome in outcomes), 3),
        "roles": {role: {"played": played[role], "won": won[role]} for role in sorted(played)},
        "bots": {bot: {"played": sat[bot], "won": beat[bot]} for bot in sorted(sat)},
    }


def show(outcomes: Sequence[Outcome], voice: Voice) -> None:
    """The summary as tables."""
    found = summary(outcomes)
    voice.tell("cli-games-played", style="bold", count=found["games"])
    if found["games"] == 1:
        voice.tell("cli-length", turns=found["turns"]["most"], actions=found["actions"]["most"])
        return
    for key, what in (("cli-turns-played", "turns"), ("cli-actions-played", "actions")):
        numbers = found[what]
        voice.tell(key, mean=round(numbers["mean"]), least=numbers["least"], most=numbers["most"])
    if found["without_winner"]:
        voice.tell("cli-without-winner", count=found["without_winner"])
    if found["shared"]:
        voice.tell("cli-shared", count=found["shared"])
    for key, rows in (("cli-illuminati", found["roles"]), ("cli-bot", found["bots"])):
        table = sheet()
        table.add_column(voice.say(key), overflow="fold")
        for head in ("cli-played", "cli-won", "cli-share"):
            table.add_column(voice.say(head), justify="right")
        for word, row in sorted(rows.items(), key=lambda pair: -pair[1]["won"] / max(pair[1]["played"], 1)):
            share = round(100 * row["won"] / max(row["played"], 1))
            name = voice.speaker.card(word) if key == "cli-illuminati" and word else word
            table.add_row(name, str(row["played"]), str(row["won"]), voice.say("cli-percent", percent=share))
        voice.write()
        voice.write(table)
