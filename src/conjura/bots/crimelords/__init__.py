"""Bots for Crime Lords: the heuristic."""

from conjura.bots.crimelords.heuristic import Heuristic

__all__ = ["Heuristic"]
