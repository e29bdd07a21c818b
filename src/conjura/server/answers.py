"""Reading what HTTP clients send and answering them: msgspec both ways, described for OpenAPI."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from conjura.server.bodies import Problem
from conjura.server.denied import Denied

T = TypeVar("T", bound=msgspec.Struct)

JSON: Final = "application/json"
_encode = msgspec.json.Encoder().encode
_decoders: dict[type, msgspec.json.Decoder[Any]] = {}
_described: dict[str, type] = {}
_SMALL: Final = 1_000
_LARGE: Final = 100_000
"""Bytes from which packing is worth it, and from which it is done in a thread."""


async def body(request: Request, kind: type[T]) -> T:
    """What a request says. An empty body is an empty object.

    Raises:
        Denied: it is no JSON, or not of this kind.
    """
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        raw = await request.body()
    except ClientDisconnect:
        raise Denied("malformed", {"message": "it never came"}, status=400) from None
    try:
        found: T = decoder.decode(raw or b"{}")
    except msgspec.ValidationError as error:
        raise Denied("malformed", {"message": str(error)}, status=422) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied("malformed", {"message": str(error)}, status=400) from None
    return found


def answer(told: Any, status: int = 200) -> Response:
    """An answer in JSON that nobody keeps."""
    return Response(_encode(told), status, {"Cache-Control": "no-store"}, JSON)


def problem(denied: Denied) -> Response:
    """The answer to what was refused."""
    headers = {"Cache-Control": "no-store"}
    if denied.wait is not None:
        headers["Retry-After"] = str(max(1, round(denied.wait)))
    if denied.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    told = Problem(denied.code, denied.params, denied.clause)
    return Response(msgspec.json.encode(told, enc_hook=str), denied.status, headers, JSON)


class Kept:
    """An answer that changes seldom: its bytes, packed once, and the mark by which a client knows it again.

    Args:
        content: the bytes.
        media: their type.
    """

    def __init__(self, content: bytes, media: str = JSON) -> None:
        self.content = content
        self.packed = gzip.compress(content, 9, mtime=0)
        self.media = media
        self.mark = '"' + hashlib.sha256(content).hexdigest()[:20] + '"'

    def answer(self, request: Request) -> Response:
        """The answer to a request: nothing new, packed, or as it is."""
        headers = {"ETag": self.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.mark in [each.strip().removeprefix("W/") for each in known.split(",")]:
            return Response(None, 304, headers)
        if accepts_gzip(request):
            return Response(self.packed, 200, {**headers, "Content-Encoding": "gzip"}, media_type=self.media)
        return Response(self.content, 200, headers, media_type=self.media)


async def packed(request: Request, content: bytes, media: str = JSON, **headers: str) -> Response:
    """An answer that may be large, packed where the client can unpack it."""
    told = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **headers}
    if len(content) >= _SMALL and accepts_gzip(request):
        told["Content-Encoding"] = "gzip"
        if len(content) >= _LARGE:
            content = await run_in_threadpool(gzip.compress, content, 4)
        else:
            content = gzip.compress(content, 4)
    return Response(content, 200, told, media)


def accepts_gzip(request: Request) -> bool:
    """Whether the client can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


# For OpenAPI


def described(
    id: str,
    told: Any,
    status: int = 200,
    body: type | None = None,
    query: dict[str, dict[str, Any]] | None = None,
    person: bool = True,
) -> dict[str, Any]:
    """The description of an endpoint, as arguments of its route.

    Args:
        id: the operation's name.
        told: what it answers: a struct, a list of them, ``dict`` for any object, or a media type.
        status: with which status.
        body: what it reads.
        query: schemas of its query parameters by name.
        person: whether it has to know who asks.
    """
    if isinstance(told, str):
        content: dict[str, Any] = {told: {"schema": {"type": "string"}}}
    else:
        content = {JSON: {"schema": _ref(told)}}
    extra: dict[str, Any] = {
        "responses": {
            str(status): {"description": "Done", "content": content},
            "4XX": {"description": "Refused", "content": {JSON: {"schema": _ref(Problem)}}},
            "5XX": {"description": "Failed", "content": {JSON: {"schema": _ref(Problem)}}},
        },
        "security": [{"cookie": []}, {"bearer": []}] if person else [],
    }
    if body is not None:
        extra["requestBody"] = {"required": True, "content": {JSON: {"schema": _ref(body)}}}
    if query:
        extra["parameters"] = [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in query.items()
        ]
    return {"operation_id": id, "openapi_extra": extra, "response_model": None, "status_code": status}


def _ref(kind: Any) -> dict[str, Any]:
    if kind is dict:
        return {"type": "object"}
    if get_origin(kind) is list:
        return {"type": "array", "items": _ref(get_args(kind)[0])}
    _described[kind.__name__] = kind
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def schemas() -> dict[str, Any]:
    """The JSON schemas of every struct that an endpoint reads or tells."""
    kinds = [_described[name] for name in sorted(_described)]
    _, found = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return found
