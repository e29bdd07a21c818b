"""The schema of all that goes over a table's socket: what clients' types are made from."""

from __future__ import annotations

import re
import typing
from typing import Any

import msgspec

import conjura
from conjura.server import messages


def scene_types() -> dict[str, Any]:
    """The type of each game's picture, by game; a game that does not say one is left out."""
    found = {}
    for id in conjura.games():
        game = conjura.game(id)
        workings = getattr(game, "workings", None)  # a packaged game names its own drawing there
        hook = type(game).scene_of if workings is None else workings.scene_of
        told = typing.get_type_hints(hook).get("return", Any)
        if isinstance(told, type) and issubclass(told, msgspec.Struct):
            found[id] = told
    return found


def socket_schema() -> dict[str, Any]:
    """One JSON schema document.

    Returns:
        ``incoming`` and ``outgoing``: the two unions of messages; ``scenes``: each game's picture (the ``scene`` of
        ``Opened``, to which the diffs of ``Moved`` and ``Tried`` apply); ``$defs``: every struct by its name.
    """
    scenes = scene_types()
    kinds = [messages.Incoming, messages.Outgoing, *scenes.values()]
    (incoming, outgoing, *pictures), components = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Conjura: the table's socket",
        "incoming": incoming,
        "outgoing": outgoing,
        "scenes": dict(zip(scenes, pictures, strict=True)),
        "$defs": dict(sorted(components.items())),
    }
    # Namesakes are told apart by their modules: a game's by its id instead, as in the client's types.
    text = msgspec.json.encode(document).decode()
    renamed = re.sub(r"conjura\.games\.([a-z]+)\.[a-z_.]+\.(\w+)", lambda m: m[1].capitalize() + m[2], text)
    return dict(msgspec.json.decode(renamed))
