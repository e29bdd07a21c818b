"""Omertà: five Families, one city, from the Spanish rulebook and our own deck."""

from conjura.games.omerta.game import GAME

__all__ = ["GAME"]
