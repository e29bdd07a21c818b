"""Many games of bots, on several processes, the same for the same seed whatever the number of processes."""

from __future__ import annotations

import logging
import multiprocessing
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from conjura import bots
from conjura.engine.game import game as game_of

ROLES = ("illuminati", "mob", "family", "don", "role")
"""The fields of a seat's view that may say what the seat plays as."""


LIMIT = 500_000
"""Decisions after which a game is broken off."""


class GameResult(msgspec.Struct, frozen=True):
    """What became of one game.

    Attributes:
        number: its number in the arena, from 0.
        seed: the seed it was dealt from.
        bots: by seat, the bot that played.
        roles: by seat, what it played as (the Illuminati card), or nothing.
        winners: the winning seats; empty if it ended without one.
        turns: complete and begun turns of all players together.
        decisions: actions of seats.
        failures: by seat, how often the bot failed or was refused and fell back.
        seconds: by seat, the CPU time its bot took, redealing included.
        how: how it ended, as its last event says, or nothing.
        error: what broke the game off, or nothing.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    roles: tuple[str, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    failures: tuple[int, ...]
    seconds: tuple[float, ...]
    how: str = ""
    error: str = ""


class Results(msgspec.Struct, frozen=True):
    """What became of all games of an arena, and what was asked for.

    Attributes:
        game: the game's id.
        names: the bots that were named.
        players: seats of a game.
        seed: of the arena.
        preset: of the options, or nothing.
        options: values that differ from it.
        games: the results in order.
    """

    game: str
    names: tuple[str, ...]
    players: int
    seed: int
    preset: str | None
    options: dict[str, Any]
    games: tuple[GameResult, ...]

    @property
    def errors(self) -> tuple[GameResult, ...]:
        """The games that broke off."""
        return tuple(result for result in self.games if result.error)


class _Failures(logging.Handler):
    """Counts what the bots' logger says."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


def seating(names: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Who sits where: the names in turn, moved on by a seat from game to game.

    >>> seating(["a", "b", "b"], 3, 1)
    ('b', 'a', 'b')
    """
    row = [names[place % len(names)] for place in range(players)]
    return tuple(row[(seat - number) % players] for seat in range(players))


def play_game(
    game_id: str,
    names: Sequence[str],
    seed: int,
    number: int = 0,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    watch: Callable[[Any], None] | None = None,
) -> GameResult:
    """One game of bots, to its end.

    Args:
        game_id: the game.
        names: the bot of each seat.
        seed: of the deal; the bots' own seeds follow from it.
        number: of the game in its arena.
        preset, options: as for ``Game.new``.
        watch: called with the state at the beginning and after every action.
    """
    game = game_of(game_id)
    players = len(names)
    failures, seconds = [0] * players, [0.0] * players
    turns = decisions = 0
    error, how, roles, winners = "", "", ("",) * players, ()
    counter = _Failures()
    logger = logging.getLogger("conjura.bots")
    logger.addHandler(counter)
    try:
        state = game.new(players=players, seed=seed, preset=preset, **(options or {}))
        seats = [bots.make(name, game, seat, seed * 64 + seat) for seat, name in enumerate(names)]
        if watch is not None:
            watch(state)
        while not state.over:
            seat = state.awaiting[0]
            counter.count = 0
            began = time.process_time()
            action = bots.play(seats[seat], state)
            seconds[seat] += time.process_time() - began
            failures[seat] += counter.count
            events = state.apply(action, seat)
            decisions += 1
            if decisions >= LIMIT:
                raise RuntimeError(f"no end after {LIMIT} decisions: give max_turns")
            if watch is not None:
                watch(state)
        how = str(getattr(events[-1], "how", "")) if decisions else ""
        view = state.view(None)
        turns = int(getattr(view, "turn", 0))
        roles = tuple(role_of(seat) for seat in view.seats)
        winners = state.winners
    except Exception:  # one broken game must not hide the others: it is reported with its seed
        error = traceback.format_exc()
    finally:
        logger.removeHandler(counter)
    return GameResult(
        number=number,
        seed=seed,
        bots=tuple(names),
        roles=roles,
        winners=winners,
        turns=turns,
        decisions=decisions,
        failures=tuple(failures),
        seconds=tuple(seconds),
        how=how,
        error=error,
    )


def role_of(seat: Any) -> str:
    """What a seat played as, from its view."""
    for name in ROLES:
        role = getattr(seat, name, None)
        if role:
            return str(role)
    return ""


def _job(task: tuple[str, tuple[str, ...], int, int, str | None, dict[str, Any]]) -> GameResult:
    game_id, names, seed, number, preset, options = task
    return play_game(game_id, names, seed, number, preset, options)


def arena(
    game_id: str,
    names: Sequence[str],
    games: int = 100,
    players: int = 4,
    seed: int = 0,
    preset: str | None = None,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[GameResult], None] | None = None,
) -> Results:
    """Play many games of bots.

    Args:
        game_id: the game.
        names: the bots; they take the seats in turn, moved on by one from game to game.
        games: how many.
        players: seats of each.
        seed: any whole number; game ``i`` is dealt from ``seed + i``.
        preset, options: as for ``Game.new``.
        workers: how many processes; with 1 everything happens in this one.
        progress: called with each result as it comes, in order.

    Raises:
        OptionError: the game, the number of players or an option is impossible.
        BotError: there is no bot of a name.
    """
    game = game_of(game_id)
    values = dict(options or {})
    game.new(players=players, seed=0, preset=preset, **values)
    for name in names:
        bots.make(name, game, 0, 0)
    tasks = [
        (game_id, seating(names, players, number), seed + number, number, preset, values)
        for number in range(games)
    ]
    done: list[GameResult] = []
    if workers <= 1:
        for task in tasks:
            done.append(_job(task))
            if progress is not None:
                progress(done[-1])
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            for result in pool.map(_job, tasks, chunksize=4):
                done.append(result)
                if progress is not None:
                    progress(result)
    return Results(game_id, tuple(names), players, seed, preset, values, tuple(done))
