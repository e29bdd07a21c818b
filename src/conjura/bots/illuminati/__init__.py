"""An opponent for Illuminati that a person enjoys."""

from __future__ import annotations

import random
from typing import Any

from conjura.bots.player import Bot


class Heuristic(Bot):
    """Expands, saves, defends and interferes by what the cards on the table are worth."""

    def act(self, state: Any) -> Any:
        rng = random.Random(f"{self.seed} {self.seat} {state.turn} {len(state.stack)}")
        return self.game.driver(state, self.seat, rng)
