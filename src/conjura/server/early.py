"""What goes with the page of the client: the names of the files that it will ask for, and leave for what stands in it.

A page fetches its program part by part, each part naming the next; over a slow line every round costs. The build says
which part needs which (``chunks.json``), so the answer with the page can name them all at once.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from conjura.server.files import Files

ENTRY: Final = "index.html"
PAGES: Final = {
    "": "Home",
    "t": "TablePage",
    "replay": "ReplayPage",
    "rules": "RulesPage",
    "me": "Me",
    "games": "Games",
    "watch": "Watch",
    "seat": "SeatLink",
}
"""The component that makes a page of the client, by the first word of its address."""
DRAWN: Final = ("t", "replay")
"""The pages on which a game is drawn."""
LIKELIEST: Final = "illuminati"
"""The game of a table that is not in memory."""
_INLINE: Final = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)


@lru_cache(maxsize=16)
def allowed(page: bytes) -> dict[str, str]:
    """The sources of scripts and styles that a policy has to name, for what stands in a page itself.

    >>> allowed(b"<script>go()</script>")["script"]
    "'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"
    """
    found = {"script": "'self'", "style": "'self'"}
    for kind, text in _INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(text).digest()).decode()
        found[kind.decode()] += f" 'sha256-{digest}'"
    return found


def links(files: Files, word: str, game: str = LIKELIEST) -> str:
    """The ``Link`` header of a page.

    Args:
        files: the built client.
        word: the first word of the page's address.
        game: the one that a table's page, or a replay's, will draw.

    Returns:
        what can be fetched at once; empty without a client or a list of its parts.
    """
    listed = files.find("chunks.json")
    page = PAGES.get(word)
    if listed is None or page is None:
        return ""
    return _links(listed.forms["identity"], page, game if word in DRAWN else "")


@lru_cache(maxsize=64)
def _links(listed: bytes, page: str, game: str) -> str:
    chunks: dict[str, Any] = msgspec.json.decode(listed)
    there = set(_closure(chunks, [ENTRY]))
    scripts: list[str] = []
    styles: list[str] = []
    for name in _closure(chunks, [f"src/pages/{page}.svelte", f"src/games/{game}/parts.ts"]):
        if name not in there:
            scripts.append(chunks[name]["file"])
            styles.extend(style for style in chunks[name].get("css", ()) if style not in styles)
    return ", ".join(
        [f"</{each}>; rel=modulepreload" for each in scripts]
        + [f"</{each}>; rel=preload; as=style; crossorigin" for each in styles]
    )


def _closure(chunks: dict[str, Any], names: list[str]) -> Iterator[str]:
    """Parts and what they need at once, each once."""
    seen: set[str] = set()
    waiting = list(reversed(names))
    while waiting:
        name = waiting.pop()
        if name not in seen and name in chunks:
            seen.add(name)
            yield name
            waiting.extend(reversed(chunks[name].get("imports", ())))
