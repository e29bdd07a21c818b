"""The rules, one module a topic of the rule text. Importing this package fills the table of procedures."""

from conjura.games.illuminati.rules import (
    abilities,
    attack,
    deals,
    drawing,
    income,
    money,
    placing,
    setup,
    specials,
    structure,
    turn,
    windows,
)

__all__ = [
    "abilities",
    "attack",
    "deals",
    "drawing",
    "income",
    "money",
    "placing",
    "setup",
    "specials",
    "structure",
    "turn",
    "windows",
]
