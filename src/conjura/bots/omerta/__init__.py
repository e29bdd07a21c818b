"""An opponent for Omertà that a person enjoys."""

from conjura.bots.omerta.heuristic import Heuristic

__all__ = ["Heuristic"]
