"""`conjura bench`: how fast the rules run here. In a checkout the whole bench runs, elsewhere a small one."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.table import Table

from conjura.cli.voice import Problem, Voice
from conjura.engine import kernel

BENCH: Final = Path(__file__).resolve().parents[3] / "bench" / "run.py"
"""The bench of a checkout."""
GAMES: Final = 10
"""So many games the small measurement takes unless told otherwise."""
COPIES: Final = 20


class Measured(msgspec.Struct, frozen=True):
    """What was measured, in CPU time without that of the players.

    Attributes:
        build: ``pure`` or ``compiled``.
        games: games played.
        decisions: actions taken in them.
        microseconds: for one decision: list, check, apply.
        copy_microseconds: for one copy.
        state_bytes: the mean size of a state as JSON.
        games_per_second: by CPU time.
    """

    build: str
    games: int
    decisions: int
    microseconds: float
    copy_microseconds: float
    state_bytes: int
    games_per_second: float


def bench(game: Any, voice: Voice, games: int | None, players: int, small: bool, as_json: bool) -> int:
    """Measure and tell. Returns the exit code.

    Args:
        game: the game.
        voice: speaks.
        games: how many games; of each kind of measurement its own number, if not told.
        players: how many seats, in the small measurement.
        small: the small measurement even in a checkout.
        as_json: print JSON.

    Raises:
        Problem: a number is impossible.
    """
    if games is not None and games < 1:
        raise Problem("cli-bad-games", found=games)
    if players not in game.players:
        raise Problem("cli-bad-players", low=game.players[0], high=game.players[-1], found=players)
    if BENCH.is_file() and not small:
        words = [sys.executable, str(BENCH), *(["--json"] if as_json else [])]
        words += [] if games is None else ["--games", str(games)]
        return subprocess.run(words, check=False).returncode
    found = measure(game, games or GAMES, players)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 0
    table = Table.grid(padding=(0, 2))
    table.add_column(overflow="fold")
    table.add_column(justify="right")
    for key, value in (
        ("cli-bench-build", found.build),
        ("cli-bench-games", str(found.games)),
        ("cli-bench-decisions", str(found.decisions)),
        ("cli-bench-decision", f"{found.microseconds:.1f} µs"),
        ("cli-bench-copy", f"{found.copy_microseconds:.1f} µs"),
        ("cli-bench-state", str(found.state_bytes)),
        ("cli-bench-rate", f"{found.games_per_second:.1f}"),
    ):
        table.add_row(voice.say(key), value)
    voice.write(table)
    return 0


def measure(game: Any, games: int, players: int) -> Measured:
    """Play games of the driver and measure what is the rules' own."""
    clock = time.process_time
    rng = random.Random(0)
    spent = copying = 0.0
    decisions = sizes = samples = 0
    for seed in range(games):
        state = game.new(players=players, seed=seed)
        while not state.over:
            seat = state.awaiting[0]
            began = clock()
            legal = state.legal(seat)
            _ = len(legal)
            spent += clock() - began
            action = game.driver(state, seat, rng)
            began = clock()
            state.apply(action, seat)
            spent += clock() - began
            decisions += 1
            if decisions % 50 == 0:
                began = clock()
                for _ in range(COPIES):
                    state.copy()
                copying += (clock() - began) / COPIES
                sizes += len(msgspec.json.encode(state.data()))
                samples += 1
    return Measured(
        build="pure" if str(kernel.__file__).endswith(".py") else "compiled",
        games=games,
        decisions=decisions,
        microseconds=1e6 * spent / max(decisions, 1),
        copy_microseconds=1e6 * copying / max(samples, 1),
        state_bytes=sizes // max(samples, 1),
        games_per_second=games / max(spent, 1e-9),
    )
