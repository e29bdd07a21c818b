"""What heuristic opponents of all games are: nothing is kept between questions, and each has a temper of its own."""

from __future__ import annotations

from typing import Any

from conjura.bots.player import Bot
from conjura.engine.legal import Span
from conjura.engine.streams import mix


class Tempered(Bot):
    """A heuristic opponent: one question after another, each answered from what its seat may know.

    It keeps nothing between questions: the same view, prompt and seed give the same answer, so it can take over a seat at
    any moment. A compound move is thought out anew at each of its steps and comes to the same end. A game's heuristic
    says in ``choose`` what it answers.

    Args:
        name, game, seat, seed: as for every bot.
        style: what it is like; by default a temper of its own, which the seed decides.
    """

    def __init__(self, name: str, game: Any, seat: int, seed: int, style: Any = None) -> None:
        super().__init__(name, game, seat, seed)
        self.style: Any = self.temper() if style is None else style

    def temper(self) -> Any:
        """The style that the seed gives it."""
        return None

    def act(self, state: Any) -> Any:
        legal = state.legal(self.seat)
        items = legal.items
        if len(items) == 1 and type(items[0]) is not Span:
            return items[0]
        return self.choose(state, state.stack[-1], legal)

    def choose(self, state: Any, frame: Any, legal: Any) -> Any:
        """An answer to a question that has more than one, asked by the frame on top."""
        raise AssertionError(f"{type(self).__name__} does not choose")

    def whim(self, s: Any) -> int:
        """A number of this turn and this bot: when it feels like haggling."""
        return mix((self.seed * 64 + self.seat) * 4096 + s.turn)
