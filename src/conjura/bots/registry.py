"""Which bots there are for which game.

A game adds its bots with ``register``; those that come with Conjura are named here and imported when first
made.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from conjura.bots.player import Bot
from conjura.bots.simple import DriverBot, RandomBot

Factory = Callable[[str, Any, int, int], Bot]
"""``(name, game, seat, seed)`` to a bot."""

ANY_GAME = "*"

_factories: dict[tuple[str, str], Factory] = {
    (ANY_GAME, "random"): RandomBot,
    (ANY_GAME, "driver"): DriverBot,
}
_shipped: dict[tuple[str, str], str] = {
    ("illuminati", "heuristic"): "conjura.bots.illuminati:Heuristic",
    ("crimelords", "heuristic"): "conjura.bots.crimelords:Heuristic",
    ("omerta", "heuristic"): "conjura.bots.omerta:Heuristic",
}
UNLISTED = ("driver",)
"""Bots that can be made but are no opponents for people."""


class BotError(ValueError):
    """There is no bot of this name for this game; the message names those that exist.

    Args:
        game_id: the game.
        name: what was asked for.
    """

    def __init__(self, game_id: str, name: str) -> None:
        names = ", ".join(bot_names(game_id))
        super().__init__(f"bot: no such bot as {name!r} for {game_id}; there are {names}")
        self.name = name


def register(game_id: str, name: str, factory: Factory) -> None:
    """Add a bot.

    Args:
        game_id: the id of the game it plays, or ``ANY_GAME``.
        name: what it is called for.
        factory: makes one from ``(name, game, seat, seed)``.
    """
    _factories[game_id, name] = factory


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can take a seat at a game: those made for it first, then those of every game.

    >>> bot_names("illuminati")
    ('heuristic', 'random')
    """
    known = {*_factories, *_shipped}
    own = sorted(name for game, name in known if game == game_id)
    common = sorted(name for game, name in known if game == ANY_GAME and name not in own)
    return tuple(name for name in own + common if name not in UNLISTED)


def make(name: str, game: Any, seat: int, seed: int) -> Bot:
    """A bot.

    Args:
        name: one of ``bot_names``, or ``driver``: the game's yardstick; after a colon, what it is to heed, if it is
            one that can (``heuristic:without=brainwash``).
        game: the game (``conjura.game("illuminati")``).
        seat: the seat it plays for.
        seed: any whole number; the same seed and the same views give the same play.

    Raises:
        BotError: there is none of this name, or it does not know the wish.
    """
    kind, _, wish = name.partition(":")
    for game_id in (game.id, ANY_GAME):
        path = _shipped.get((game_id, kind))
        if (game_id, kind) not in _factories and path is not None:
            module, attribute = path.split(":")
            _factories[game_id, kind] = getattr(importlib.import_module(module), attribute)
        factory = _factories.get((game_id, kind))
        if factory is not None:
            bot = factory(name, game, seat, seed)
            if wish:
                try:
                    bot.heed(wish)
                except ValueError:
                    break
            return bot
    raise BotError(game.id, name)
