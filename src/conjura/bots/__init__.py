"""Players that are programs. They see a redealt world and their own prompt, nothing else.

>>> import conjura
>>> from conjura import bots
>>> game = conjura.game("illuminati")
>>> state = game.new(players=2, seed=1)
>>> seat = state.awaiting[0]
>>> bot = bots.make("random", game, seat, seed=1)
>>> state.check(bots.play(bot, state), seat) is None
True
"""

from conjura.bots.names import NAMES
from conjura.bots.player import Bot, fallback, play
from conjura.bots.registry import ANY_GAME, BotError, bot_names, make, register

__all__ = ["ANY_GAME", "NAMES", "Bot", "BotError", "bot_names", "fallback", "make", "play", "register"]
