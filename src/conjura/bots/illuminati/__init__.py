"""An opponent for Illuminati that a person enjoys."""

from conjura.bots.illuminati.heuristic import Heuristic

__all__ = ["Heuristic"]
