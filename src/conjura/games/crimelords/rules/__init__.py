"""The rules, one module a topic of the rule text. Importing this package fills the table of procedures."""

from conjura.games.crimelords.rules import (
    attack,
    auction,
    deals,
    drawing,
    hit,
    moving,
    payroll,
    placing,
    setup,
    specials,
    turn,
    victory,
    war,
    windows,
)

__all__ = [
    "attack",
    "auction",
    "deals",
    "drawing",
    "hit",
    "moving",
    "payroll",
    "placing",
    "setup",
    "specials",
    "turn",
    "victory",
    "war",
    "windows",
]
