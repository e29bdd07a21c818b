"""Crime Lords: mobs, crooks and rackets, from the Spanish rule text."""

from conjura.games.crimelords.game import GAME

__all__ = ["GAME"]
