"""What everybody may know of a table itself, from what is stored of it: also of one that nobody has asked for lately."""

from __future__ import annotations

from collections.abc import Container

from conjura.server import messages as wire
from conjura.server.rows import TableRow


def info_of(row: TableRow, here: Container[int] = (), watching: int = 0, turn: int = 0) -> wire.TableInfo:
    """What everybody may know of a table, from what is stored of it.

    Args:
        row: what is stored.
        here: the seats whose person has an open line.
        watching: how many look on.
        turn: how many turns have been played.
    """
    over = row.status == "over"
    seats, host = [], None
    for seat, each in enumerate(row.seats):
        bot = each.bot if each.kind == "program" or each.substituted else None
        seats.append(wire.SeatInfo(seat, each.kind, each.name, bot, seat in here, each.substituted))
        if each.kind == "person" and each.person == row.host:
            host = seat
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        preset=row.preset,
        options=row.options,
        status=row.status,
        seats=tuple(seats),
        host=host,
        listed=row.listed,
        spectators=row.spectators,
        clock=row.clock,
        commitment=row.commitment,
        seed=row.seed if over and row.started else None,
        winners=row.winners,
        next=row.next,
        created=row.created,
        started=row.started,
        ended=row.ended,
        turn=turn,
        watching=watching,
    )
