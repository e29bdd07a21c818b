"""The files of the built client: packed beforehand, kept for ever where their name holds a hash of what is in them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

_HASHED: Final = re.compile(r"[-.][\w-]{8,}\.\w+$")
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".ico": "image/x-icon",
}
TEXTUAL: Final = ("text/", "application/json", "application/manifest", "image/svg")


class File(msgspec.Struct, frozen=True):
    """A file in all its forms.

    Attributes:
        media: its type.
        forms: its bytes by encoding; ``identity`` as they are.
        mark: what a client knows it by.
        lasting: whether its name holds a hash, so that it never changes.
    """

    media: str
    forms: dict[str, bytes]
    mark: str
    lasting: bool


@lru_cache(maxsize=400)
def read_file(path: Path, changed: int) -> File:
    """A file as it was when it last changed (nanoseconds, part of what is remembered by)."""
    content = path.read_bytes()
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    forms = {"identity": content}
    for encoding, suffix in PACKED:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            forms[encoding] = packed.read_bytes()
    if "gzip" not in forms and len(content) > 1_000 and media.startswith(TEXTUAL):
        forms["gzip"] = gzip.compress(content, 9, mtime=0)
    mark = '"' + hashlib.sha256(content).hexdigest()[:20] + '"'
    if media.startswith("text/") or media == "application/json":
        media += "; charset=utf-8"
    lasting = path.parent.name == "assets" and _HASHED.search(path.name) is not None
    return File(media, forms, mark, lasting)


class Files:
    """The folder of the built client.

    Args:
        folder: where it lies; it may not be there (yet).
    """

    def __init__(self, folder: Path) -> None:
        self._folder = Path(os.path.realpath(folder))

    @property
    def built(self) -> bool:
        """Whether there is a client to show."""
        return os.path.isfile(self._folder / "index.html")

    def find(self, name: str) -> File | None:
        """The file of a path below the folder; ``None`` when there is none. Nothing outside can be named."""
        parts = name.strip("/").split("/")
        if any(
            part in ("", ".", "..") or part.startswith(".") or "\\" in part or "\0" in part for part in parts
        ):
            return None
        if name.endswith((".br", ".gz", ".map")):
            return None
        path = self._folder.joinpath(*parts)
        try:
            if not path.is_file() or not path.resolve().is_relative_to(self._folder):
                return None
            return read_file(path, path.stat().st_mtime_ns)
        except OSError:
            return None

    def answer(self, request: Request, file: File, status: int = 200) -> Response:
        """The answer that gives a file."""
        headers = {
            "ETag": file.mark,
            "Vary": "Accept-Encoding",
            "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        }
        if file.mark in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        accepted = request.headers.get("accept-encoding", "")
        content = file.forms["identity"]
        for encoding, _ in PACKED:
            if encoding in accepted and encoding in file.forms:
                content = file.forms[encoding]
                headers["Content-Encoding"] = encoding
                break
        told: dict[str, Any] = {"media_type": file.media}
        return Response(content, status, headers, **told)
