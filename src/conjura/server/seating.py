"""A table as somebody wants it: its game, its options, who sits where and what they are called."""

from __future__ import annotations

import secrets
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from conjura.bots import NAMES, bot_names
from conjura.engine.game import game as find_game
from conjura.engine.record import commitment_of
from conjura.engine.wire import OptionError
from conjura.server.bodies import NewTable
from conjura.server.denied import Denied
from conjura.server.names import TITLE, clean, key_of
from conjura.server.people import new_id
from conjura.server.rows import SeatRow, TableRow

MOST = 1_000_000
"""The highest number that an option may have."""


class Who(Protocol):
    """Somebody, as the lobby needs to know them."""

    @property
    def id(self) -> str:
        """The person's id."""

    @property
    def name(self) -> str:
        """What to be called."""


def row_for(who: Who, wanted: NewTable, now: float) -> TableRow:
    """A new table, as somebody wants it. Raises ``Denied``."""
    game = known_game(wanted.game)
    players = len(wanted.seats)
    options = resolved(game, wanted.preset, wanted.options, players)
    known = bot_names(game.id)
    names = [who.name] if any(seat.kind == "me" for seat in wanted.seats) else []
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "me":
            if any(row.person == who.id for row in seats):
                raise Denied("seated", status=422)
            seats.append(SeatRow("person", who.id, None, who.name))
        elif seat.kind == "program":
            seats.append(program(seat.bot, known, number, names))
            names.append(seats[-1].name)
        else:
            seats.append(SeatRow())
    seed = secrets.randbits(128)
    return TableRow(
        id=new_id(),
        game=game.id,
        title=clean(wanted.title or "", TITLE),
        preset=wanted.preset,
        options=options,
        seats=tuple(seats),
        host=who.id,
        listed=wanted.listed,
        spectators=wanted.spectators,
        clock=wanted.clock,
        seed=str(seed),
        commitment=commitment_of(seed),
        created=now,
    )


def known_game(id: str) -> Any:
    """The game of an id. Raises ``Denied``."""
    try:
        return find_game(id)
    except OptionError:
        raise Denied("no_game", {"game": id}, status=422) from None


def resolved(game: Any, preset: str | None, options: dict[str, Any], players: int) -> dict[str, Any]:
    """The option values that differ from the preset's, checked with the number of players. Raises ``Denied``."""
    for name, value in options.items():
        # A game asks no more of a number than that it is one; a client must be able to read it back.
        if name not in game.options_type.__struct_fields__ or (type(value) is int and abs(value) > MOST):
            told = {"field": name[:40], "message": "no such option, or out of all bounds"}
            raise Denied("option", told, status=422)
    try:
        found = game.options(preset, **options)
        game.new_from(found, players, 0)
        plain, usual = msgspec.to_builtins(found), msgspec.to_builtins(game.options(preset))
    except OptionError as error:
        raise Denied("option", {"field": error.field, "message": str(error)}, status=422) from None
    return {name: value for name, value in plain.items() if value != usual[name]}


def called(seats: tuple[SeatRow, ...], seat: int, who: Who) -> tuple[SeatRow, ...]:
    """The seats, one of them somebody's under the present name, made unlike those of the others."""
    name = unlike(who.name, [each.name for number, each in enumerate(seats) if number != seat])
    return (*seats[:seat], replace(seats[seat], person=who.id, name=name), *seats[seat + 1 :])


def program(bot: str | None, known: tuple[str, ...], seat: int, names: list[str]) -> SeatRow:
    """A program's seat, with a name that nobody else has. Raises ``Denied``."""
    if bot is not None and bot not in known:
        raise Denied("no_bot", {"bot": bot, "known": list(known)}, status=422)
    taken = {key_of(name) for name in names}
    name = next(name for name in (*NAMES, *(f"{name} {seat}" for name in NAMES)) if key_of(name) not in taken)
    return SeatRow("program", None, bot or known[0], name)


def unlike(name: str, others: list[str]) -> str:
    """A name that differs from the others at the table."""
    taken = {key_of(other) for other in others}
    found, number = name, 1
    while key_of(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found
