"""Bots of every game: one that plays anything, and the game's own driver."""

from __future__ import annotations

import random
from typing import Any

from conjura.bots.player import Bot
from conjura.engine.game import Game


class RandomBot(Bot):
    """Any legal action: a span of the list, then an amount in it, each equally likely."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        super().__init__(name, game, seat, seed)
        self.rng = random.Random(f"random {seat} {seed}")

    def act(self, state: Any) -> Any:
        return state.legal(self.seat).sample(self.rng)


class DriverBot(Bot):
    """The driver that a game ships for tests and benches: a yardstick, not an opponent for people."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        super().__init__(name, game, seat, seed)
        self.rng = random.Random(f"driver {seat} {seed}")

    def act(self, state: Any) -> Any:
        return self.game.driver(state, self.seat, self.rng)
