"""Conjura: games of conspiracy and mafia, played whole, by people and programs.

>>> import conjura
>>> state = conjura.game("illuminati").new(players=4, seed=7, preset="deluxe")
>>> state.over
False
"""

import conjura.games as _package  # noqa: F401 - before the function of that name, which importing it would hide
from conjura.engine.game import game, games
from conjura.engine.record import Record, commitment_of
from conjura.engine.wire import (
    CHANCE,
    Breakdown,
    DeckError,
    Event,
    FormatError,
    OptionError,
    Part,
    Prompt,
    Refusal,
    Refused,
    ReplayError,
    dumps,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Breakdown",
    "DeckError",
    "Event",
    "FormatError",
    "OptionError",
    "Part",
    "Prompt",
    "Record",
    "Refusal",
    "Refused",
    "ReplayError",
    "commitment_of",
    "dumps",
    "game",
    "games",
]
