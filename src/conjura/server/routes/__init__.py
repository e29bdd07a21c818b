"""The HTTP side, by topic. Each module has a ``router``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from conjura.server.denied import Denied
from conjura.server.gate import COOKIE

if TYPE_CHECKING:
    from conjura.server.people import Person
    from conjura.server.premises import Premises


def premises_of(request: HTTPConnection) -> Premises:
    """The server that a request came to.

    Raises:
        Denied: it is not open yet, or not any more.
    """
    premises: Premises = request.app.state.premises
    if premises.status != "ok":
        raise Denied("closing", status=503, wait=2)
    return premises


def token_of(request: HTTPConnection) -> str | None:
    """The token that a request carries: a program's in its header, a browser's in its cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return request.cookies.get(COOKIE)


async def visitor(request: HTTPConnection) -> Person | None:
    """Who asks, if it is known."""
    return await premises_of(request).people.visit(token_of(request))


async def person(request: HTTPConnection) -> Person:
    """Who asks. Raises ``Denied`` for a stranger."""
    known = await visitor(request)
    if known is None:
        raise Denied("no_session", status=401)
    return known
