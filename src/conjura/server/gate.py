"""The gate: everything that comes in passes here first, whether it is a request or a socket.

It knows where requests come from, bounds them, turns away what another site's page sends in a visitor's name, and puts
the security headers on every answer. Plain ASGI: nothing here costs a message of a socket anything.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection, Request

from conjura.server.answers import problem
from conjura.server.denied import Denied
from conjura.server.limits import household
from conjura.server.logs import LOG

if TYPE_CHECKING:
    from conjura.server.premises import Premises

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
COOKIE: Final = "conjura"


def policy(script: str = "'self'", style: str = "'self'") -> str:
    """The content security policy, with the sources that scripts and style sheets may have."""
    # Style attributes are ours alone: no markup comes from anybody.
    return (
        f"default-src 'self'; script-src {script}; style-src {style}; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


HEADERS: Final = tuple(
    (name.lower().encode(), value.encode())
    for name, value in {
        "Content-Security-Policy": policy(),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "X-Frame-Options": "DENY",
    }.items()
)
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """See above.

    Args:
        app: what lies behind it.
        premises: the server's parts.
        line: takes a socket that has passed.
    """

    def __init__(self, app: App, premises: Premises, line: App) -> None:
        self._app = app
        self._premises = premises
        self._line = line

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._line(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        premises, began, status = self._premises, time.perf_counter(), 500
        extra = (*HEADERS, SECURE) if scope["scheme"] == "https" else HEADERS
        started = False

        async def sending(message: MutableMapping[str, Any]) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                said = list(message.get("headers", ()))
                names = {name for name, _ in said}
                message = {**message, "headers": said + [each for each in extra if each[0] not in names]}
            await send(message)

        request = Request(scope)
        try:
            length = self._admit(request, scope)
            await self._app(scope, bounded(receive, premises.settings.body_bytes, length), sending)
        except Denied as denied:
            if started:
                raise
            premises.metrics.refused.labels(denied.code).inc()
            await problem(denied)(scope, receive, sending)
        finally:
            taken = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", None) or scope.get("place", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            premises.metrics.requests.labels(method, route, str(status)).inc()
            premises.metrics.seconds.labels(route).observe(taken)
            if route.startswith("/api"):
                fields = {"method": method, "route": route, "status": status, "ms": round(taken * 1000, 1)}
                LOG.info("request", extra=fields)

    def _admit(self, request: Request, scope: Scope) -> int:
        """The length of the body as announced. Raises ``Denied``."""
        headers = request.headers
        path = scope["path"]
        if path.startswith("/api"):
            self._premises.requests.take(address_of(scope))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self._premises.settings.body_bytes:
            raise Denied("too_large", {"most": self._premises.settings.body_bytes}, status=413)
        if scope["method"] in SAFE:
            return int(length)
        check_origin(request, self._premises.settings.origins)
        if int(length) or "transfer-encoding" in headers:
            media = headers.get("content-type", "").partition(";")[0].strip().lower()
            if media != "application/json":
                raise Denied("media_type", {"expected": "application/json"}, status=415)
        return int(length)


METHODS: Final = SAFE | {"POST", "DELETE", "PUT", "PATCH"}


def address_of(scope: Scope) -> str:
    """Where something comes from, as limits count it."""
    client = scope.get("client")
    return household(client[0]) if client else "nowhere"


def check_origin(request: HTTPConnection, origins: tuple[str, ...]) -> None:
    """Turn away what a page of another site sends.

    A browser says where the page is from. A program that is no browser may say nothing, but then it can't use a
    cookie: only its token in ``Authorization``.

    Args:
        request: a request, or the opening of a socket.
        origins: the addresses of the server; empty: the one that the request was sent to.

    Raises:
        Denied: it comes from another site.
    """
    origin = request.headers.get("origin")
    if origin is None:
        if COOKIE in request.cookies or request.headers.get("sec-fetch-site", "none") not in (
            "none",
            "same-origin",
        ):
            raise Denied("origin", status=403)
        return
    origin = origin.lower()
    if origins:
        allowed = origin in origins
    else:
        scheme = {"ws": "http", "wss": "https"}.get(request.scope["scheme"], request.scope["scheme"])
        allowed = origin == f"{scheme}://{request.headers.get('host', '').lower()}"
    if not allowed:
        raise Denied("origin", status=403)


def bounded(receive: Receive, most: int, announced: int) -> Receive:
    """Receiving that ends when more comes than is allowed (a body need not announce its length)."""
    if announced:
        return receive  # the HTTP parser holds it to that
    got = 0

    async def receiving() -> MutableMapping[str, Any]:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise Denied("too_large", {"most": most}, status=413)
        return message

    return receiving
