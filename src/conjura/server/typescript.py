"""The protocol as TypeScript types, for clients: one interface a struct, made from the structs themselves.

Printed by ``conjura schema --typescript``; the browser's client keeps it as ``web/src/wire/protocol.ts``.
"""

from __future__ import annotations

import inspect
import re
import typing
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from conjura.server import bodies, film, messages
from conjura.server.schemas import scene_types

HEAD: Final = """\
/**
 * Made from the server's structs by `conjura schema --typescript`: do not change it here. A test fails when it lags
 * behind. A field that may be left out is at its default.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }
/** An action as its game encodes it; the tag is `do`, cards are slugs. */
export type Action = { do: string } & Fields
/** An event as its receiver may see it; the tag is `event`. */
export type GameEvent = { event: string } & Fields
/** Keys and indices from the top of a scene to a value, with slashes between them. */
export type Path = string
/**
 * `[path, value]` sets, `[path]` removes a key, `[path, fields, keys]` sets fields and removes keys of what is there,
 * `[path, start, count, values]` replaces a slice of a list.
 */
export type Change = [Path] | [Path, Json] | [Path, Fields, string[]] | [Path, number, number, Json[]]
export type Diff = Change[]
"""

SPECIAL: Final = {
    "action": "Action",
    "actions": "Action[]",
    "forced": "Action[]",
    "Try.tests": "Action[]",
    "events": "GameEvent[]",
    "diff": "Diff",
    "frames": "Frame[]",
    "Opened.scene": "Fields | null",
    "Film.scene": "Fields",
}
"""Fields that hold what a game has encoded: their types say less than is known of them."""


def typescript() -> str:
    """All types, as a module."""
    incoming = typing.get_args(messages.Incoming)
    outgoing = typing.get_args(messages.Outgoing)
    scenes = scene_types()
    told = [kind for _, kind in inspect.getmembers(bodies, _is_body)]
    parts = [HEAD]
    names = _named(_reached([*incoming, *outgoing, *told, film.Film, film.Frame, *scenes.values()]))
    for kind in sorted(names, key=lambda kind: names[kind]):
        parts.append(_interface(kind, names))
    parts.append(_union("Incoming", incoming))
    parts.append(_union("Outgoing", outgoing))
    pictures = "".join(f"  {id}: {names[kind]}\n" for id, kind in scenes.items())
    parts.append(f"/** Each game's picture. */\nexport interface Scenes {{\n{pictures}}}\n")
    return "\n".join(parts)


def _is_body(kind: Any) -> bool:
    return (
        inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == bodies.__name__
        and kind is not bodies.Request
    )


def _reached(kinds: Iterable[type]) -> set[type[msgspec.Struct]]:
    """These structs and all that they lead to."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if kind not in found:
            found.add(kind)
            for field in msgspec.structs.fields(kind):
                waiting += _structs(msgspec.inspect.type_info(field.type))
    return found


def _named(kinds: Iterable[type[msgspec.Struct]]) -> dict[type, str]:
    """The name of each struct: its own, with that of its game where two games have one of the same name."""
    rows = list(kinds)
    times = Counter(kind.__name__ for kind in rows)
    names = {kind: kind.__name__ if times[kind.__name__] == 1 else _of_game(kind) for kind in rows}
    assert len(set(names.values())) == len(rows), (
        f"two structs are called {max(times, key=times.__getitem__)}"
    )
    return names


def _of_game(kind: type) -> str:
    """``illuminati.scene.Scene`` as ``IlluminatiScene``; what is of no game keeps its name."""
    package, _, rest = kind.__module__.partition(".games.")
    return rest.split(".")[0].capitalize() + kind.__name__ if package and rest else kind.__name__


def _structs(info: Any) -> list[type]:
    if isinstance(info, msgspec.inspect.StructType):
        return [info.cls]
    inner = [getattr(info, name, None) for name in ("type", "item_type", "value_type")]
    inner += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return [kind for each in inner if each is not None for kind in _structs(each)]


_ATTRIBUTES: Final = re.compile(r"^Attributes:\n((?:    .*\n?)+)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^    (\w[\w, ]*): (.*(?:\n {8}.*)*)", re.MULTILINE)


def _about_fields(doc: str) -> dict[str, str]:
    """What a docstring says of each attribute; of several in one line it stands with the first.

    >>> _about_fields("A cell.\\n\\nAttributes:\\n    x, y: where\\n        it is.\\n    card: what.")
    {'x': 'x, y: where it is.', 'card': 'what.'}
    """
    found = _ATTRIBUTES.search(doc)
    about = {}
    for names, text in _ATTRIBUTE.findall(found[1]) if found else ():
        first, *more = names.split(", ")
        said = re.sub(r"\s+", " ", text).replace("``", "`")
        about[first] = f"{names}: {said}" if more else said
    return about


def _interface(kind: type[msgspec.Struct], names: dict[type, str]) -> str:
    doc = inspect.getdoc(kind) or ""
    about, fields = doc.split("\n\n")[0].replace("``", "`"), _about_fields(doc)
    lines = [
        "/**",
        *[f" * {line}" for line in about.splitlines()],
        " */",
        f"export interface {names[kind]} {{",
    ]
    config = kind.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}'")
    # What the server tells leaves out what is at its default; what it is told may.
    loose = config.omit_defaults or issubclass(kind, bodies.Request | messages.FromClient)
    for field in msgspec.structs.fields(kind):
        name = field.encode_name
        info = msgspec.inspect.type_info(field.type)
        optional = loose and not field.required
        special = SPECIAL.get(f"{kind.__name__}.{name}") or SPECIAL.get(name)
        shown = special or _shown(info, names)
        if special and isinstance(info, msgspec.inspect.UnionType):
            shown += " | null"
        if optional and config.omit_defaults and field.default is None:
            shown = shown.replace(" | null", "")  # then it is left out
        if name in fields:
            lines.append(f"  /** {fields[name]} */")
        lines.append(f"  {name}{'?' if optional else ''}: {shown}")
    return "\n".join([*lines, "}", ""])


def _union(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in kinds) + "\n"


def _shown(info: Any, names: dict[type, str]) -> str:
    kinds = msgspec.inspect
    if isinstance(info, kinds.Metadata):
        return _shown(info.type, names)
    if isinstance(info, kinds.UnionType):
        return " | ".join(dict.fromkeys(_shown(part, names) for part in info.types))
    if isinstance(info, kinds.LiteralType):
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, kinds.StructType):
        return names[info.cls]
    if isinstance(info, kinds.VarTupleType | kinds.ListType):
        inner = _shown(info.item_type, names)
        return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"
    if isinstance(info, kinds.TupleType):
        return "[" + ", ".join(_shown(part, names) for part in info.item_types) + "]"
    if isinstance(info, kinds.DictType):
        inner = _shown(info.value_type, names)
        return "Fields" if inner == "Json" else f"{{ [key: string]: {inner} }}"
    if isinstance(info, kinds.IntType | kinds.FloatType):
        return "number"
    if isinstance(info, kinds.StrType):
        return "string"
    if isinstance(info, kinds.BoolType):
        return "boolean"
    if isinstance(info, kinds.NoneType):
        return "null"
    return "Json"
