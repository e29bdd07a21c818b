"""What every bot is, and how a table lets one play without being failed by it."""

from __future__ import annotations

import logging
import random
from typing import Any

from conjura.engine.game import Game

log = logging.getLogger("conjura.bots")

QUIET = ("Decline", "Proceed", "Withdraw", "Announce", "Restore")
"""The actions that a failing bot falls back to, the first of them that is legal: they commit to the least."""


class Bot:
    """A player that is a program.

    Args:
        name: the name it was made by.
        game: the game it plays.
        seat: the seat it plays for.
        seed: any whole number; decides all its whims.

    Attributes:
        worlds: draws the worlds it thinks in (see ``play``).
    """

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.seed = seed
        self.worlds = random.Random(f"worlds {seat} {seed}")

    def heed(self, wish: str) -> None:
        """Play as the part of its name after a colon says; a bot knows no wishes unless it says so.

        Raises:
            ValueError: it does not know this one.
        """
        raise ValueError(wish)

    def act(self, state: Any) -> Any:
        """An action of its seat, which is awaited.

        Args:
            state: a world that the seat can't tell from the real one: made by ``State.redeal`` for this seat.
        """
        raise AssertionError(f"{type(self).__name__} does not act")


def play(bot: Bot, state: Any) -> Any:
    """A legal action of a bot whose seat is awaited.

    The bot sees a redealt world, so that no secret of the real one can reach it. If it fails or answers with
    what is not legal, that is logged and a harmless legal action is taken instead: no bot stalls a table.

    Args:
        bot: who plays.
        state: the real state; it is not changed.
    """
    seat = bot.seat
    try:
        action = bot.act(state.redeal(seat, bot.worlds))
        refusal = state.check(action, seat)
    except Exception:  # the border to programs of others: whatever goes wrong in one, the game goes on
        log.exception("bot %s failed: seat=%d prompt=%s", bot.name, seat, kind_of(state, seat))
        return fallback(state, seat)
    if refusal is None:
        return action
    log.error(
        "bot %s was refused: seat=%d prompt=%s action=%r refusal=%s (%s)",
        bot.name, seat, kind_of(state, seat), action, refusal.code, refusal.clause,
    )  # fmt: skip
    return fallback(state, seat)


def kind_of(state: Any, seat: int) -> str:
    """The kind of question a seat is asked, for the log."""
    prompt = state.prompt(seat)
    return "none" if prompt is None else str(prompt.kind)


def fallback(state: Any, seat: int) -> Any:
    """The legal action that commits to the least: one of ``QUIET``, or the first of the list."""
    items = state.legal(seat)
    names = {type(span.action).__name__: span for span in items.spans() if span.lone}
    for name in QUIET:
        if name in names:
            return names[name].action
    return next(iter(items))
