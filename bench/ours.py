"""Measure Conjura: the build that the interpreter of this process finds. Prints one JSON object.

A game is played once with the game's purposeful driver (``game.driver``) and its actions are noted; then the same
game is played again from the same seed with the noted actions, and only this second pass is timed, as a whole. So
neither the driver's time nor that of reading a clock at every decision is in the figures. The noted actions are equal
to those in the lists but not the same objects, as when they come from a record or over a wire.

Everything is CPU time (``time.process_time``), which other processes disturb little.
"""

from __future__ import annotations

import argparse
import gc
import json
import operator
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import conjura
from conjura.engine import kernel

clock = time.process_time

EVERY = 97
"""One state in so many is kept for the figures of single calls; a prime, so that no rhythm of the game meets it."""

Line = list[tuple[int, Any]]
"""What was done in a game: seats and actions."""
Rules = dict[str, Any]
"""What ``game.new`` is told besides the seed: ``preset``, ``players`` and the cap on the length."""
ROUNDS = 30
"""The cap where a game counts rounds and has no end of its own."""


def build() -> str:
    """``pure`` or ``compiled``, whichever the kernel of this process is."""
    return "pure" if str(kernel.__file__).endswith(".py") else "compiled"


def played(game: Any, seed: int, rules: Rules) -> tuple[Any, Line]:
    """A finished game of the driver and what was done in it."""
    rng = random.Random(seed)
    state = game.new(seed=seed, **rules)
    line: Line = []
    while not state.over:
        seat = state.awaiting[0]
        action = game.driver(state, seat, rng)
        line.append((seat, action))
        state.apply(action, seat)
    return state, line


def again(state: Any, line: Line) -> float:
    """Seconds to list and apply (which checks first) every decision of a game."""
    began = clock()
    for seat, action in line:
        state.legal(seat)
        state.apply(action, seat)
    return clock() - began


def again_strictly(state: Any, line: Line) -> float:
    """The same with every action built out of its span, and each checked once more before it is applied."""
    began = clock()
    for seat, action in line:
        list(state.legal(seat))
        state.check(action, seat)
        state.apply(action, seat)
    return clock() - began


def each(calls: list[Callable[[], Any]], seconds: float = 0.08) -> float:
    """Microseconds for one of these calls on average; the best of several rounds."""
    for call in calls:
        call()
    best, spent = float("inf"), 0.0
    while spent < seconds:
        began = clock()
        for call in calls:
            call()
        passed = clock() - began
        best, spent = min(best, passed), spent + max(passed, 1e-6)
    return 1e6 * best / len(calls)


def figures(game: Any, lines: list[Line], rules: Rules) -> dict[str, float]:
    """The decision, in both ways of counting: one round over all games."""
    decisions = sum(len(line) for line in lines)
    began = clock()
    states = [starting(game, seed, rules) for seed in range(len(lines))]
    opening = clock() - began
    plain = sum(again(s, line) for s, line in zip(states, lines, strict=True))
    states = [starting(game, seed, rules) for seed in range(len(lines))]
    strict = sum(again_strictly(s, line) for s, line in zip(states, lines, strict=True))
    return {
        "decision_us": 1e6 * plain / decisions,
        "strict_us": 1e6 * strict / decisions,
        "new_us": 1e6 * opening / len(lines),
        "decisions_per_s": decisions / plain,
        "games_per_s": len(lines) / (plain + opening),
    }


def starting(game: Any, seed: int, rules: Rules) -> Any:
    """A new game, as it was recorded."""
    return game.new(seed=seed, **rules)


def counted(game: Any, lines: list[Line], rules: Rules) -> tuple[dict[str, Any], list[Any]]:
    """What does not depend on speed: lists, spans, forced decisions; and the states kept on the way."""
    decisions = actions = spans = forced = alone = largest = widest = 0
    turns: list[int] = []
    kept: list[Any] = []
    for seed, line in enumerate(lines):
        state = starting(game, seed, rules)
        for seat, action in line:
            legal = state.legal(seat)
            found = len(legal)
            several = sum(1 for _ in legal.spans())
            decisions, actions, spans = decisions + 1, actions + found, spans + several
            largest, widest = max(largest, found), max(widest, several)
            if found == 1:
                alone += 1
                forced += state.forced(seat) is not None
            if decisions % EVERY == 0:
                kept.append(state.copy())
            state.apply(action, seat)
        turns.append(int(getattr(state, "turn", 0)))
    return {
        "games": len(lines),
        "decisions": decisions,
        "decisions_per_game": decisions / len(lines),
        "turns_per_game": sum(turns) / len(lines),
        "legal": actions / decisions,
        "legal_most": largest,
        "spans": spans / decisions,
        "spans_most": widest,
        "forced_share": forced / decisions,
        "single_share": alone / decisions,
    }, kept


def calls(game: Any, kept: list[Any]) -> dict[str, float]:
    """Single calls on the states kept, in microseconds, and sizes in bytes."""
    rng = random.Random(5)
    twins = [state.copy() for state in kept]
    texts = [state.position() for state in kept]
    asked = [state.awaiting[0] for state in kept]
    views = [state.view(seat) for state, seat in zip(kept, asked, strict=True)]
    sizes = [len(conjura.dumps(state.data())) for state in kept]
    out = {
        "copy_us": each([state.copy for state in kept]),
        "eq_us": each([partial(operator.eq, a, b) for a, b in zip(kept, twins, strict=True)]),
        "hash_us": each([partial(hash, state) for state in kept]),
        "digest_us": each([state.digest for state in kept]),
        "view_us": each([partial(state.view, seat) for state, seat in zip(kept, asked, strict=True)]),
        "encode_us": each([partial(conjura.dumps, view) for view in views]),
        "redeal_us": each(
            [partial(state.redeal, seat, rng) for state, seat in zip(kept, asked, strict=True)]
        ),
        "position_us": each([state.position for state in kept]),
        "parse_us": each([partial(game.parse, text) for text in texts]),
        "state_bytes": sum(sizes) / len(sizes),
        "state_bytes_most": max(sizes),
        "view_bytes": sum(len(conjura.dumps(view)) for view in views) / len(views),
        "position_bytes": sum(len(text.encode()) for text in texts) / len(texts),
    }
    out["view_encode_us"] = out["view_us"] + out["encode_us"]
    return out


def replays(ended: list[Any]) -> dict[str, float]:
    """Records of whole games: writing, reading and playing them, in microseconds a line."""
    records = [state.record() for state in ended]
    texts = [record.dumps() for record in records]
    lines = sum(len(record.lines) for record in records)
    per = len(records) / lines
    return {
        "record_write_us": per * each([record.dumps for record in records]),
        "record_read_us": per * each([partial(conjura.Record.loads, text) for text in texts]),
        "replay_us": per * each([record.replay for record in records]),
        "verify_us": per * each([partial(record.replay, seed) for seed, record in enumerate(records)]),
        "record_line_bytes": sum(len(text.encode()) for text in texts) / lines,
        "record_lines_per_game": lines / len(records),
    }


def profile(game: Any, lines: list[Line], rules: Rules) -> list[dict[str, Any]]:
    """By kind of question: its share of decisions, of listing time and of applying time.

    The clock is read three times a decision here, and its own time (measured first) taken off. Applying a decision
    includes all that the rules do by themselves until the next question.
    """
    began = clock()
    for _ in range(20000):
        clock()
    tick = (clock() - began) / 20000
    rows: dict[str, list[float]] = {}
    for seed, line in enumerate(lines):
        state = starting(game, seed, rules)
        for seat, action in line:
            kind = state.prompt(seat).kind
            start = clock()
            state.legal(seat)
            middle = clock()
            state.apply(action, seat)
            end = clock()
            row = rows.setdefault(kind, [0, 0.0, 0.0])
            row[0] += 1
            row[1] += middle - start - tick
            row[2] += end - middle - tick
    count = sum(row[0] for row in rows.values())
    listing = sum(row[1] for row in rows.values())
    applying = sum(row[2] for row in rows.values())
    out = [
        {
            "kind": kind,
            "decisions": n / count,
            "listing": spent / (listing + applying),
            "applying": did / (listing + applying),
            "list_us": 1e6 * spent / n,
            "apply_us": 1e6 * did / n,
        }
        for kind, (n, spent, did) in rows.items()
    ]
    return sorted(out, key=lambda row: -(row["listing"] + row["applying"]))


def hottest(game: Any, lines: list[Line], rules: Rules, most: int) -> list[dict[str, Any]]:
    """The functions that take most time of their own under cProfile, which slows small ones more than large ones."""
    import cProfile
    import pstats

    states = [starting(game, seed, rules) for seed in range(len(lines))]
    watch = cProfile.Profile(clock)
    watch.enable()
    for state, line in zip(states, lines, strict=True):
        for seat, action in line:
            state.legal(seat)
            state.apply(action, seat)
    watch.disable()
    stats: dict[Any, Any] = pstats.Stats(watch).stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in stats.values())
    rows = [
        {
            "function": f"{file.rpartition('conjura/')[2]}:{number} {name}" if number else name,
            "calls": done / max(1, sum(len(line) for line in lines)),
            "own": own / total,
            "with_callees": whole / total,
        }
        for (file, number, name), (_, done, own, whole, _) in stats.items()
    ]
    return sorted(rows, key=lambda row: -row["own"])[:most]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="illuminati")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--preset", default=None, help="the game's first preset unless told")
    parser.add_argument("--max-turns", type=int, default=None)
    parser.add_argument("--hot", type=int, default=0, help="list so many of the hottest functions (cProfile)")
    parser.add_argument("--quick", action="store_true", help="only the figures of the decision")
    parser.add_argument("--build", action="store_true", help="tell only which build this is")
    args = parser.parse_args()
    if args.build:
        print(json.dumps({"build": build()}))
        return 0
    game = conjura.game(args.game)
    cap = "max_turns" if "max_turns" in game.options_type.__struct_fields__ else "max_rounds"
    most = args.max_turns or (ROUNDS if cap == "max_rounds" else None)
    rules: Rules = {"players": args.players, "preset": args.preset or game.presets[0], cap: most}
    games = [played(game, seed, rules) for seed in range(args.games)]
    lines = [line for _, line in games]
    # What was noted stays for the whole run: the collector need not walk it again and again.
    gc.collect()
    gc.freeze()
    out: dict[str, Any] = {
        "build": build(),
        "version": conjura.__version__,
        "python": sys.version.split()[0],
        "game": game.id,
        **rules,
        **figures(game, lines, rules),
    }
    if not args.quick:
        shape, kept = counted(game, lines, rules)
        out |= shape
        out |= calls(game, kept)
        out |= replays([state for state, _ in games[:6]])
        out["profile"] = profile(game, lines, rules)
    if args.hot:
        out["hot"] = hottest(game, lines, rules, args.hot)
    print(json.dumps(out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
