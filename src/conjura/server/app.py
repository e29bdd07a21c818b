"""The application: routes behind the gate, the built client beside them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import conjura
from conjura.server.answers import problem, schemas
from conjura.server.denied import Denied
from conjura.server.early import DRAWN, PAGES, allowed, links
from conjura.server.gate import Gate, policy
from conjura.server.lines import Lines
from conjura.server.logs import LOG
from conjura.server.metrics import summed
from conjura.server.others import Elsewhere, Others
from conjura.server.premises import Premises
from conjura.server.routes import games, people, tables
from conjura.server.settings import Settings
from conjura.server.writer import StoreError


class Server:
    """A server as an ASGI application.

    Attributes:
        premises: its parts.
        api: what answers requests.

    Args:
        settings: what it was told.
        others: the other processes that it shares its database with.
    """

    def __init__(self, settings: Settings, others: Others | None = None) -> None:
        self.premises = Premises(settings, others)
        self.api = make_api(self.premises)
        self._gate = Gate(self.api, self.premises, Lines(self.premises))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """An ASGI application."""
        await self._gate(scope, receive, send)


def create_app(settings: Settings | None = None, others: Others | None = None) -> Server:
    """A server; it opens its store when it is started.

    Args:
        settings: what it is told; ``None``: what the environment says.
        others: the other processes that it shares its database with.
    """
    from conjura.server.settings import settings_from

    return Server(settings or settings_from(), others)


def make_api(premises: Premises) -> FastAPI:
    """The routes of a server."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await premises.open()
        try:
            yield
        finally:
            await premises.close()

    api = FastAPI(
        title="Conjura",
        version=conjura.__version__,
        description="Tables for games of conspiracy. What is played goes over a socket: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    api.state.premises = premises
    for module in (people, games, tables):
        api.include_router(module.router)
    api.add_api_route("/metrics", show_metrics, include_in_schema=False)
    api.add_api_route("/{path:path}", show_page, methods=["GET", "HEAD"], include_in_schema=False)
    api.add_exception_handler(Denied, on_denied)
    api.add_exception_handler(Elsewhere, on_elsewhere)
    api.add_exception_handler(StoreError, on_store_error)
    api.add_exception_handler(RequestValidationError, on_invalid)
    api.add_exception_handler(HTTPException, on_http)
    api.add_exception_handler(Exception, on_failure)
    api.openapi = lambda: describe(api)  # type: ignore[method-assign]
    return api


def describe(api: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, made once."""
    if api.openapi_schema is None:
        found = get_openapi(
            title=api.title, version=api.version, description=api.description, routes=api.routes
        )
        components = found.setdefault("components", {})
        components["schemas"] = schemas()
        components["securitySchemes"] = {
            "cookie": {"type": "apiKey", "in": "cookie", "name": "conjura"},
            "bearer": {"type": "http", "scheme": "bearer"},
        }
        for path in found["paths"].values():
            for operation in path.values():
                # What FastAPI adds by itself for bad parameters has another form here.
                operation["responses"].pop("422", None)
        api.openapi_schema = found
    return api.openapi_schema


async def show_metrics(request: Request) -> Response:
    """What Prometheus reads."""
    premises: Premises = request.app.state.premises
    allowed = premises.settings.metrics
    address = request.client.host if request.client else ""
    if allowed == "off" or (allowed == "local" and address not in ("127.0.0.1", "::1", "testclient")):
        raise Denied("no_page", status=404)
    text = summed([premises.metrics.text().decode(), *await premises.others.ask("metrics")])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def show_page(request: Request, path: str) -> Response:
    """A file of the client; for its pages the one file that makes them all."""
    premises: Premises = request.app.state.premises
    files = premises.files
    word = path.partition("/")[0]
    if word != "api":
        file = files.find(path) if path else None
        if file is not None:
            return files.answer(request, file)
        page = files.find("index.html")
        # Somebody at a browser has a wrong address: the client says so, in their language, and leads back.
        lost = word not in PAGES or (not word and bool(path))
        if page is not None and (not lost or "text/html" in request.headers.get("accept", "")):
            response: Response = files.answer(request, page, 404 if lost else 200)
            response.headers["Content-Security-Policy"] = policy(**allowed(page.forms["identity"]))
            table = premises.lobby.present(path.partition("/")[2]) if word in DRAWN else None
            early = links(files, word, table.game.id) if table else links(files, word)
            if early:
                response.headers["Link"] = early
            return response
        if not path:
            return PlainTextResponse("Conjura is running; its client is not built (make web).\n", 503)
    raise Denied("no_page", status=404)


async def on_denied(_: Request, error: Exception) -> Response:
    """What was refused."""
    assert isinstance(error, Denied)
    return problem(error)


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """What another process has to answer."""
    assert isinstance(error, Elsewhere)
    premises: Premises = request.app.state.premises
    if await premises.others.pass_on(request.scope, request.receive, error.worker):
        return Response(status_code=204)  # nobody is here any more to get it
    return problem(Denied("closing", status=503, wait=1))


async def on_store_error(_: Request, error: Exception) -> Response:
    """What could not be stored or read."""
    assert isinstance(error, StoreError)
    LOG.error("store", extra={"code": error.code})
    return problem(Denied(error.code, status=503, wait=2))


async def on_invalid(_: Request, error: Exception) -> Response:
    """A path whose parts are none."""
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"]) if error.errors() else ""
    if where == "path.id":
        return problem(Denied("no_table", status=404))
    return problem(Denied("malformed", {"message": where}, status=422))


async def on_http(_: Request, error: Exception) -> Response:
    """What the framework refuses: no such page, no such method."""
    assert isinstance(error, HTTPException)
    response = problem(Denied("no_page" if error.status_code == 404 else "method", status=error.status_code))
    response.headers.update(error.headers or {})
    return response


async def on_failure(_: Request, error: Exception) -> Response:
    """A mistake of ours. Told to the log, not to the client."""
    LOG.error("failure", exc_info=error)
    return problem(Denied("internal", status=500))
