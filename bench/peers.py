"""Measure one peer through the same loop as Conjura: ``peers.py chess`` or ``peers.py catanatron``.

Prints one JSON object. Games of random legal play are noted once and then played again from their starts with the noted
choices; only the second pass is timed, so that choosing is not in the figures. Whether a game is over is asked at every
decision, as the peer's own loop asks it. Everything is CPU time. A peer that is not installed gives
``{"missing": true}``.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

clock = time.process_time


def best_of(call: Callable[[], Any], seconds: float = 0.2) -> float:
    """Microseconds for a call; the best of rounds of twenty."""
    best, spent = float("inf"), 0.0
    while spent < seconds:
        began = clock()
        for _ in range(20):
            call()
        passed = clock() - began
        best, spent = min(best, passed), spent + max(passed, 1e-6)
    return 1e6 * best / 20


def summary(
    name: str, games: int, decisions: int, legal: int, single: int, spent: float, **more: Any
) -> dict[str, Any]:
    """The figures of a peer, named as ours are."""
    return {
        "peer": name,
        "version": importlib.metadata.version(name),
        "games": games,
        "decisions": decisions,
        "decisions_per_game": decisions / games,
        "legal": legal / decisions,
        "single_share": single / decisions,
        "decision_us": 1e6 * spent / decisions,
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        **more,
    }


def chess_games(games: int) -> dict[str, Any]:
    """python-chess: list the legal moves, push one. A push does not check; the draws are those that end a game by
    themselves (bare material, 75 moves, the fifth repetition)."""
    import chess

    def over(board: Any) -> bool:
        return bool(
            board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
        )

    rng = random.Random(1)
    lines: list[list[Any]] = []
    legal = single = 0
    for _ in range(games):
        board, line = chess.Board(), []
        while not over(board):
            moves = list(board.legal_moves)
            if not moves:
                break
            legal, single = legal + len(moves), single + (len(moves) == 1)
            line.append(rng.choice(moves))
            board.push(line[-1])
        lines.append(line)
    began = clock()
    for line in lines:
        board = chess.Board()
        for move in line:
            over(board)
            list(board.legal_moves)
            board.push(move)
    spent = clock() - began
    board = chess.Board()
    for move in lines[0][:60]:
        board.push(move)
    return summary(
        "chess", games, sum(map(len, lines)), legal, single, spent,
        copy_us=best_of(lambda: board.copy(stack=False)), state_bytes=len(board.fen()),
    )  # fmt: skip


def catanatron_games(games: int) -> dict[str, Any]:
    """catanatron with four seats: its list is made when an action is carried out, which also checks it. Its dice come
    from the global stream that a game seeds, so the same seed and choices give the same game."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.json import GameEncoder
    from catanatron.models.player import Color, RandomPlayer

    def fresh(seed: int) -> Any:
        seats = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(color) for color in seats], seed=seed)

    rng = random.Random(1)
    lines: list[list[Any]] = []
    legal = single = 0
    for seed in range(1, games + 1):
        game, line = fresh(seed), []
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            legal, single = legal + len(actions), single + (len(actions) == 1)
            line.append(rng.choice(actions))
            game.execute(line[-1])
        lines.append(line)
    spent = 0.0
    for seed, line in enumerate(lines, 1):
        game = fresh(seed)
        began = clock()
        for action in line:
            game.winning_color()
            game.execute(action)
        spent += clock() - began
    game = fresh(1)
    for action in lines[0][: len(lines[0]) // 2]:
        game.execute(action)
    return summary(
        "catanatron", games, sum(map(len, lines)), legal, single, spent,
        copy_us=best_of(game.copy), state_bytes=len(json.dumps(game, cls=GameEncoder)),
    )  # fmt: skip


PEERS: dict[str, tuple[Callable[[int], dict[str, Any]], int]] = {
    "chess": (chess_games, 40),
    "catanatron": (catanatron_games, 12),
}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--here", action="store_true", help="tell only whether it is installed")
    args = parser.parse_args()
    if args.here:
        print(json.dumps({"peer": args.peer, "missing": importlib.util.find_spec(args.peer) is None}))
        return 0
    measure, games = PEERS[args.peer]
    try:
        found = measure(args.games or games)
    except ImportError:
        found = {"peer": args.peer, "missing": True}
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
