"""Illuminati: conspiracies against conspiracies, from the Czech guide and the Spanish rule text."""

from conjura.games.illuminati.game import GAME

__all__ = ["GAME"]
