"""Who somebody is: sessions, names, accounts."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from conjura.server.answers import answer, body, described
from conjura.server.bodies import Credentials, Empty, NewName, NewSession, PersonInfo, Session
from conjura.server.denied import Denied
from conjura.server.gate import COOKIE, address_of
from conjura.server.names import key_of
from conjura.server.people import LIFE, Person
from conjura.server.routes import person, premises_of, token_of, visitor

router = APIRouter(prefix="/api", tags=["people"])


def told(who: Person | None, token: str | None = None) -> Session:
    """Who somebody is, as a client is told."""
    return Session(None if who is None else PersonInfo(who.id, who.name, who.account), token)


def with_cookie(request: Request, response: Response, token: str) -> Response:
    """The answer, and the cookie that a browser shows from now on. No script can read it."""
    secure = request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, token, max_age=LIFE, path="/", httponly=True, secure=secure, samesite="lax")
    return response


@router.get("/session", **described("get_session", Session, person=False))
async def get_session(request: Request) -> Response:
    """Who the server takes the client for."""
    return answer(told(await visitor(request)))


@router.post("/session", **described("make_session", Session, body=NewSession, person=False))
async def make_session(request: Request) -> Response:
    """Come in, or come back: a visitor who is known stays who they are (and may take another name)."""
    premises = premises_of(request)
    wanted = await body(request, NewSession)
    known = None if wanted.bearer else await visitor(request)
    if known is None:
        premises.arrivals.take(address_of(request.scope))
        known, token = await premises.people.arrive(wanted.name)
        if wanted.bearer:
            return answer(told(known, token))
        return with_cookie(request, answer(told(known)), token)
    if wanted.name is not None:
        known = await premises.people.rename(known, wanted.name)
    token = token_of(request) or ""
    if COOKIE not in request.cookies:
        return answer(told(known))
    return with_cookie(request, answer(told(known)), token)


@router.delete("/session", **described("end_session", Session))
async def end_session(request: Request) -> Response:
    """Forget this device. A person without an account can't come back by any other way than their seat links."""
    premises, token, who = premises_of(request), token_of(request), await visitor(request)
    if token:
        await premises.people.leave(token)
    if who is not None:
        await premises.lobby.hang_up(who.id)
    response = answer(told(None))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@router.post("/session/name", **described("rename", Session, body=NewName))
async def rename(request: Request) -> Response:
    """Be called something else from now on. At tables that have begun the old name stays."""
    wanted = await body(request, NewName)
    premises = premises_of(request)
    renamed = await premises.people.rename(await person(request), wanted.name)
    await premises.lobby.renamed(renamed)
    return answer(told(renamed))


@router.post("/account", **described("make_account", Session, 201, body=Credentials))
async def make_account(request: Request) -> Response:
    """Give oneself an account: the games one has stay one's own, on every device where one logs in.

    All other devices are logged out. A seat link makes a new device one of the visitor who made the link; somebody who
    came in by another's link must not share an account with them unknowingly.
    """
    premises = premises_of(request)
    who = await person(request)
    wanted = await body(request, Credentials)
    premises.logins.take(address_of(request.scope))
    registered = await premises.people.register(who, wanted.name, wanted.password)
    await premises.people.only(registered, token_of(request) or "")
    await premises.lobby.hang_up(registered.id)
    return answer(told(registered), 201)


@router.post("/login", **described("login", Session, body=Credentials, person=False))
async def login(request: Request) -> Response:
    """Be the person of an account on this device. Seats that a visitor without an account has are taken along."""
    premises = premises_of(request)
    wanted = await body(request, Credentials)
    premises.logins.take(address_of(request.scope))
    premises.logins.take(("account", key_of(wanted.name)))
    before = await visitor(request)
    known, token = await premises.people.login(wanted.name, wanted.password)
    if before is not None and before.account is None and before.id != known.id:
        await premises.lobby.hand_over(before.id, known)
    if before is not None:
        await premises.people.leave(token_of(request) or "")
    if "authorization" in request.headers:
        return answer(told(known, token))
    return with_cookie(request, answer(told(known)), token)


@router.post("/logout", **described("logout", Session, body=Empty))
async def logout(request: Request) -> Response:
    """Be nobody on this device."""
    who = await person(request)
    if who.account is None:
        # It would be the end of this person: that has to be said more clearly, with DELETE.
        raise Denied("no_account")
    return await end_session(request)
