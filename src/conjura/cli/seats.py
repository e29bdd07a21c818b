"""Who sits where: people at the keyboard and programs, and what they are called."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from conjura import bots
from conjura.bots import NAMES
from conjura.cli.voice import Problem, printable

PEOPLE: Final = ("me", "person", "human")
"""The words of a list of seats that stand for somebody at the keyboard."""

DEFAULT_PLAYERS: Final = 4
BEST_BOT: Final = "heuristic"
LONGEST_NAME: Final = 40
"""Letters; a longer name would push everything else off the screen."""


def seated(game: Any, players: int | None, seats: str | None, people: int = 1) -> list[str]:
    """The word of each seat: ``me`` or the name of a bot.

    Args:
        game: the game.
        players: how many play, if it was said.
        seats: a list such as ``me,heuristic,random``, if it was said; bots make it up to ``players``.
        people: how many people sit at the keyboard where there is no list.

    Raises:
        Problem: a word is none of a bot, or there are too many or too few seats.
    """
    low, high = game.players[0], game.players[-1]
    if players is not None and players not in game.players:
        raise Problem("cli-bad-players", low=low, high=high, found=players)
    known = (PEOPLE[0], *bots.bot_names(game.id))
    words = [word.strip().lower() for word in seats.split(",")] if seats is not None else ["me"] * people
    for place, word in enumerate(words, 1):
        if word not in PEOPLE and word not in known and word != "driver":
            raise Problem("cli-bad-seat", number=place, found=word, known=", ".join(known))
    count = players if players is not None else max(len(words), 2 if seats is not None else DEFAULT_PLAYERS)
    if len(words) > count:
        raise Problem("cli-too-many-seats", count=len(words), players=count)
    if count not in game.players:
        raise Problem("cli-bad-players", low=low, high=high, found=count)
    out = ["me" if word in PEOPLE else word for word in words]
    return out + [BEST_BOT] * (count - len(out))


def named(kinds: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    """The players' names by seat: the given ones for people first, then names of our own.

    Raises:
        Problem: two players would be called the same, there are more names than seats, or a name can't be
            printed on a line.
    """
    mine = [name.strip() for name in given if name.strip()]
    for name in mine:
        if printable(name) != name or len(name) > LONGEST_NAME:
            raise Problem("cli-bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    if len(mine) > len(kinds):
        raise Problem("cli-too-many-names", count=len(mine), players=len(kinds))
    people = [seat for seat, kind in enumerate(kinds) if kind == "me"]
    order = people + [seat for seat in range(len(kinds)) if seat not in people]
    names: dict[int, str] = dict(zip(order, mine, strict=False))
    spare = [name for name in NAMES if name.casefold() not in {other.casefold() for other in mine}]
    for seat in range(len(kinds)):
        if seat not in names:
            names[seat] = spare.pop(0)
    row = tuple(names[seat] for seat in range(len(kinds)))
    if len({name.casefold() for name in row}) < len(row):
        raise Problem("cli-same-names", names=", ".join(mine))
    return row


def opponents(game: Any, kinds: Sequence[str], seed: int) -> dict[int, bots.Bot]:
    """The bots by seat.

    Args:
        game: the game.
        kinds: the word of each seat.
        seed: decides their whims.

    Raises:
        Problem: there is no such bot.
    """
    whims = random.Random(f"bots {seed}")
    made: dict[int, bots.Bot] = {}
    for seat, kind in enumerate(kinds):
        whim = whims.randrange(1 << 32)
        if kind != "me":
            try:
                made[seat] = bots.make(kind, game, seat, whim)
            except bots.BotError:
                known = ", ".join((PEOPLE[0], *bots.bot_names(game.id)))
                raise Problem("cli-bad-seat", number=seat + 1, found=kind, known=known) from None
    return made
