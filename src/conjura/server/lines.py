"""Opening a table's socket: who comes from where to which table, before the first frame is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection

from conjura.server.answers import problem
from conjura.server.denied import Denied
from conjura.server.gate import Receive, Scope, Send, address_of, check_origin
from conjura.server.logs import LOG
from conjura.server.others import Elsewhere
from conjura.server.routes import token_of
from conjura.server.writer import StoreError

if TYPE_CHECKING:
    from conjura.server.premises import Premises

PATH: Final = re.compile(r"/api/tables/([a-z2-7]{20})/socket")


class Lines:
    """An ASGI application for sockets.

    Args:
        premises: the server's parts.
    """

    def __init__(self, premises: Premises) -> None:
        self._premises = premises

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then hand the line to the table. Who is refused gets an HTTP answer, not a socket."""
        from conjura.server.socket import serve_socket

        premises = self._premises
        await receive()  # websocket.connect
        address = address_of(scope)
        try:
            if premises.status != "ok":
                raise Denied("closing", status=503, wait=2)
            check_origin(HTTPConnection(scope), premises.settings.origins)
            premises.requests.take(address)
            found = PATH.fullmatch(scope["path"])
            if found is None:
                raise Denied("no_page", status=404)
            premises.lines.enter(address)
        except Denied as denied:
            await self._refuse(denied, send)
            return
        premises.metrics.lines.inc()
        try:
            person = await premises.people.visit(token_of(HTTPConnection(scope)))
            table = await premises.lobby.get(found[1])
            await serve_socket(scope, receive, send, table, person)
        except Elsewhere as elsewhere:
            if not await premises.others.pass_on(scope, receive, elsewhere.worker):
                await self._refuse(Denied("closing", status=503, wait=1), send)
        except Denied as denied:
            await self._refuse(denied, send)
        except StoreError as error:
            await self._refuse(Denied(error.code, status=503, wait=2), send)
        finally:
            premises.lines.leave(address)
            premises.metrics.lines.dec()

    async def _refuse(self, denied: Denied, send: Send) -> None:
        """Answer the opening of a socket with what is wrong."""
        self._premises.metrics.refused.labels(denied.code).inc()
        LOG.info("socket refused", extra={"code": denied.code})
        response = problem(denied)
        start: dict[str, Any] = {
            "type": "websocket.http.response.start",
            "status": response.status_code,
            "headers": response.raw_headers,
        }
        await send(start)
        await send({"type": "websocket.http.response.body", "body": bytes(response.body)})
