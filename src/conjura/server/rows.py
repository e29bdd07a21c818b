"""What the store keeps, as the rest of the server sees it: one struct a kind of row."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from conjura.server.messages import ClockRule, StandingRule


class Entry(msgspec.Struct, frozen=True):
    """One step in the life of a table, stored before anybody is told of it.

    Attributes:
        table: the table's id.
        at: its number at the table; grows by one and never goes back.
        kind: a ``move``; an ``undo`` of earlier ones; a ``note``: something worth keeping that moves no game.
        seat: who acted; ``None`` for the table itself.
        message: the sender's id of the message that brought it.
        data: JSON: the record lines of the entry, chance included, or what the note says.
        when: seconds since 1970.
    """

    table: str
    at: int
    kind: Literal["move", "undo", "note"]
    seat: int | None
    message: str | None
    data: bytes
    when: float


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat.

    Attributes:
        kind: a person, a program, or nobody yet.
        person: the person's id.
        bot: the program's strength; for a person's seat that of the one that stands in.
        name: what it is called at the table.
        substituted: whether a program plays for the person.
        muted: the seats whose chat the person does not hear.
        standing: how the seat answers reaction windows.
        since: the last line of the chat when the person sat down: what was whispered before was for somebody else.
        came: the last entry then: messages before were those of somebody else.
    """

    kind: Literal["person", "program", "open"] = "open"
    person: str | None = None
    bot: str | None = None
    name: str = ""
    substituted: bool = False
    muted: tuple[int, ...] = ()
    standing: StandingRule = "ask"
    since: int = 0
    came: int = 0


class TableRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, without its entries and its chat.

    Attributes:
        id: the table's id, 96 bits that nobody guesses.
        game, title, preset, options, listed, spectators, clock, commitment, created, started, ended, winners, next:
            as in ``TableInfo``.
        seats: who sits where.
        host: the id of the person who may start it.
        status: seats are ``open``; the game is ``playing``; it is ``over``.
        seed: the seed of all chance, in decimal; a secret until the game is over.
    """

    id: str
    game: str
    title: str = ""
    preset: str | None = None
    options: dict[str, Any] = {}
    seats: tuple[SeatRow, ...] = ()
    host: str | None = None
    listed: bool = False
    spectators: Literal["off", "on", "delayed"] = "on"
    clock: ClockRule = ClockRule()
    status: Literal["open", "playing", "over"] = "open"
    seed: str = "0"
    commitment: str | None = None
    created: float = 0
    started: float = 0
    ended: float = 0
    winners: tuple[int, ...] = ()
    next: str | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table; see ``messages.ChatLine``. ``message`` is the sender's id of the message."""

    table: str
    n: int
    seat: int
    text: str
    to: int | None
    when: float
    message: str | None = None


__all__ = ["ChatRow", "Entry", "SeatRow", "TableRow"]
