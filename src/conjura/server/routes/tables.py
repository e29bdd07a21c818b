"""Tables: making, joining and starting them; what is left of them afterwards. What is played goes over the socket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from conjura.server.answers import answer, body, described, packed
from conjura.server.bodies import (
    Claim,
    Empty,
    Fill,
    Join,
    Link,
    NewTable,
    Play,
    Seated,
    Tables,
)
from conjura.server.denied import Denied
from conjura.server.gate import address_of
from conjura.server.messages import TableInfo
from conjura.server.routes import person, premises_of, visitor
from conjura.server.routes.people import with_cookie

if TYPE_CHECKING:
    from conjura.server.people import Person
    from conjura.server.premises import Premises
    from conjura.server.table import Table

T = TypeVar("T", bound=msgspec.Struct)

router = APIRouter(prefix="/api", tags=["tables"])

Id = Annotated[str, Path(pattern="^[a-z2-7]{20}$")]
Number = Annotated[int, Path(ge=0, le=15)]
LOOKED_AT = 12
"""Running games of somebody's that are looked into: each may have to be read from the store."""
FILM = 14
"""What a film costs of an address's requests besides the request itself: a whole game is played again for it."""
SEAT = {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 15}, {"type": "string", "enum": ["none"]}]}


async def asked(request: Request, kind: type[T]) -> tuple[Premises, Person, T]:
    """The server, who asks, and what for. Raises ``Denied``."""
    premises, who = premises_of(request), await person(request)
    return premises, who, await body(request, kind)


def seated(table: Table, who: Person) -> Seated:
    """A table as who sits there is told of it."""
    return Seated(table.seat_of(who.id), table.info())


@router.get("/tables", **described("list_tables", Tables, person=False))
async def list_tables(request: Request) -> Response:
    """The tables that are listed for everybody: those one can join, and those one can watch."""
    return answer(Tables(tuple(await premises_of(request).lobby.listed())))


@router.get("/tables/mine", **described("list_my_tables", Tables))
async def list_my_tables(request: Request) -> Response:
    """The tables where one sits or that one has set up, whatever became of them; and which of them wait for one."""
    who, lobby = await person(request), premises_of(request).lobby
    infos = await lobby.mine(who)
    playing = [info.id for info in infos if info.status == "playing"][:LOOKED_AT]
    found = await lobby.waiting(who.id, playing)
    seats = {id: found[id][0] for id in playing if id in found}
    return answer(Tables(tuple(infos), seats, tuple(id for id in seats if found[id][1])))


@router.post("/tables", **described("make_table", Seated, 201, body=NewTable))
async def make_table(request: Request) -> Response:
    """Set a table up. Its id is the invitation: who has the address can join."""
    premises, who, wanted = await asked(request, NewTable)
    premises.tables.take(address_of(request.scope))
    table = await premises.lobby.create(who, wanted)
    return answer(seated(table, who), 201)


@router.post("/play", **described("play_now", Seated, 201, body=Play))
async def play_now(request: Request) -> Response:
    """A table against programs, begun at once."""
    premises, who, wanted = await asked(request, Play)
    premises.tables.take(address_of(request.scope))
    table = await premises.lobby.play(who, wanted)
    return answer(seated(table, who), 201)


@router.get("/tables/{id}", **described("get_table", TableInfo, person=False))
async def get_table(request: Request, id: Id) -> Response:
    """What everybody may know of a table."""
    return answer((await premises_of(request).lobby.get(id)).info())


@router.post("/tables/{id}/join", **described("join_table", Seated, body=Join))
async def join_table(request: Request, id: Id) -> Response:
    """Sit down."""
    premises, who, wanted = await asked(request, Join)
    await premises.lobby.join(id, who, wanted.seat, wanted.elsewhere)
    table = await premises.lobby.get(id)
    return answer(seated(table, who))


@router.post("/tables/{id}/leave", **described("leave_table", Seated, body=Empty))
async def leave_table(request: Request, id: Id) -> Response:
    """Stand up: before the start the seat is free again, later a program takes it."""
    premises, who, _ = await asked(request, Empty)
    await premises.lobby.leave(id, who)
    table = await premises.lobby.get(id)
    return answer(seated(table, who))


@router.post("/tables/{id}/start", **described("start_table", Seated, body=Empty))
async def start_table(request: Request, id: Id) -> Response:
    """Begin (the host, once no seat is open)."""
    premises, who, _ = await asked(request, Empty)
    await premises.lobby.start(id, who)
    table = await premises.lobby.get(id)
    return answer(seated(table, who))


@router.post("/tables/{id}/seats/{seat}", **described("fill_seat", Seated, body=Fill))
async def fill_seat(request: Request, id: Id, seat: Number) -> Response:
    """Give a seat to a program, or free it (the host, before the start)."""
    premises, who, wanted = await asked(request, Fill)
    await premises.lobby.fill(id, who, seat, wanted.kind, wanted.bot)
    table = await premises.lobby.get(id)
    return answer(seated(table, who))


@router.post("/tables/{id}/rematch", **described("rematch", Seated, 201, body=Empty))
async def rematch(request: Request, id: Id) -> Response:
    """The same again with rotated seats. Whoever asks first makes the table, all others find it."""
    premises, who, _ = await asked(request, Empty)
    table = await premises.lobby.rematch(id, who)
    return answer(seated(table, who), 201)


@router.post("/tables/{id}/link", **described("make_link", Link, 201, body=Empty))
async def make_link(request: Request, id: Id) -> Response:
    """A link to the own seat, for another device."""
    premises, who, _ = await asked(request, Empty)
    seat = (await premises.lobby.get(id)).seat_of(who.id)
    if seat is None:
        raise Denied("not_seated", status=403)
    return answer(Link(await premises.people.link(id, seat, who)), 201)


@router.post("/claim", **described("claim_seat", Seated, body=Claim, person=False))
async def claim_seat(request: Request) -> Response:
    """Sit in the seat that a link opens.

    A new device becomes a device of the person whose seat it is. Somebody who is known already, or a link to the seat
    of somebody with an account, moves the seat instead: a seat link opens a seat and never an account.
    """
    premises = premises_of(request)
    wanted = await body(request, Claim)
    premises.logins.take(address_of(request.scope), 0.2)
    link = await premises.people.opened(wanted.token)
    if link is None:
        raise Denied("link", status=404)
    table = await premises.lobby.get(link.table)
    if table.seat_of(link.person) != link.seat:
        raise Denied("link", status=404)
    who = await visitor(request)
    owner = await premises.people.find(link.person)
    if who is not None and who.id == link.person:
        return answer(Seated(link.seat, table.info()))
    fresh = who is None or (who.account is None and not await premises.lobby.mine(who))
    if owner is not None and owner.account is None and fresh:
        token = await premises.people.session(owner)
        return with_cookie(request, answer(Seated(link.seat, table.info())), token)
    new_token: str | None = None
    if who is None:
        who, new_token = await premises.people.arrive(None if owner is None else owner.name)
    await premises.lobby.reseat(link.table, link.seat, who)
    response = answer(Seated(link.seat, table.info()))
    return response if new_token is None else with_cookie(request, response, new_token)


@router.get("/tables/{id}/record", **described("get_record", "text/plain"))
async def get_record(request: Request, id: Id) -> Response:
    """The record of a game that is over, for who played it; ``conjura verify`` holds it against the seed."""
    premises, who = premises_of(request), await person(request)
    text = await premises.lobby.record_text(id, who)
    named = f'attachment; filename="conjura-{id[:8]}.jsonl"'
    return await packed(request, text.encode(), "text/plain; charset=utf-8", **{"Content-Disposition": named})


@router.get(
    "/tables/{id}/film", **described("get_film", "application/json", query={"seat": SEAT}, person=False)
)
async def get_film(request: Request, id: Id) -> Response:
    """The game from its start as a seat saw it: one's own at any time, any other once it is over.

    Without ``seat`` it is one's own, or what an onlooker (``none``) saw, for who has no seat there.
    """
    premises, who = premises_of(request), await visitor(request)
    asked = request.query_params.get("seat")
    if asked not in (None, "none") and not (asked.isdecimal() and len(asked) < 3):
        raise Denied("malformed", {"message": "seat"}, status=422)
    premises.requests.take(address_of(request.scope), FILM)
    seat = None if asked in (None, "none") else int(asked)
    if asked is None and who is not None:
        seat = (await premises.lobby.get(id)).seat_of(who.id)
    return await packed(request, await premises.lobby.film(id, who, seat))


@router.get("/tables/{id}/summary", **described("get_summary", "application/json", person=False))
async def get_summary(request: Request, id: Id) -> Response:
    """A finished game in series for pictures."""
    premises = premises_of(request)
    return await packed(request, await premises.lobby.summary(id, await visitor(request)))


__all__ = ["router"]
