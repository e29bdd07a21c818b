"""Many games at once: arenas, and reports of what was measured, with intervals."""

from conjura.lab.arena import GameResult, Results, arena, play_game
from conjura.lab.report import report
from conjura.lab.statistics import wilson

__all__ = ["GameResult", "Results", "arena", "play_game", "report", "wilson"]
