"""Writes the tables of docs/protocol.md, and the client's types, anew from the structs of the server.

Run by `make picture` and `make docs`. A test fails when the page lags behind the code. All between the marks is made
here; what stands around them is written by hand.
"""

from __future__ import annotations

import inspect
import re
import typing
from pathlib import Path
from typing import Any

import msgspec

from conjura.server import bodies, messages
from conjura.server.app import create_app
from conjura.server.settings import Settings
from conjura.server.typescript import typescript

PAGE = Path(__file__).resolve().parent / "protocol.md"

TYPES = PAGE.parent.parent / "web" / "src" / "wire" / "protocol.ts"

SOCKET_PARTS = (
    messages.Option, messages.Asked, messages.Happened, messages.TableInfo, messages.SeatInfo, messages.ClockRule,
    messages.ClockNow, messages.ChatLine, messages.Motion, messages.ProspectRow,
)  # fmt: skip


def words(kind: Any) -> str:
    """The docstring of a struct without its list of attributes, on one line."""
    text = inspect.getdoc(kind) or ""
    return " ".join(text.split("\n\nAttributes:")[0].split())


def attributes(kind: Any) -> dict[str, str]:
    """What the docstring says of each attribute; several may share a line."""
    found: dict[str, str] = {}
    _, _, listed = (inspect.getdoc(kind) or "").partition("Attributes:")
    for name, text in re.findall(r"^    ([\w, ]+): (.*(?:\n        .*)*)", listed, re.MULTILINE):
        for each in name.split(", "):
            found[each] = " ".join(text.split())
    return found


def shown(kind: Any) -> str:
    """A type in few words."""
    info = msgspec.inspect.type_info(kind)
    return _shown(info)


def _shown(info: Any) -> str:
    kinds = msgspec.inspect
    if isinstance(info, kinds.Metadata):
        return _shown(info.type)
    if isinstance(info, kinds.UnionType):
        return " or ".join(_shown(part) for part in info.types)
    if isinstance(info, kinds.LiteralType):
        return ", ".join(f"`{value}`" for value in info.values)
    if isinstance(info, kinds.StructType):
        return f"`{info.cls.__name__}`"
    if isinstance(info, kinds.VarTupleType | kinds.ListType):
        return f"list of {_shown(info.item_type)}" + _bounds(info.min_length, info.max_length)
    if isinstance(info, kinds.TupleType):
        return "[" + ", ".join(_shown(part) for part in info.item_types) + "]"
    if isinstance(info, kinds.DictType):
        return "object"
    if isinstance(info, kinds.IntType):
        return "whole number" + _bounds(info.ge, info.le)
    if isinstance(info, kinds.FloatType):
        return "number"
    if isinstance(info, kinds.StrType):
        return "text" + _bounds(info.min_length, info.max_length)
    if isinstance(info, kinds.BoolType):
        return "`true`, `false`"
    if isinstance(info, kinds.NoneType):
        return "`null`"
    return "anything"


def _bounds(low: int | None, high: int | None) -> str:
    if high is None or high >= 2**53:
        return ""
    return f", {low or 0} to {high}"


def entry(kind: Any, level: str = "###", name: str = "") -> list[str]:
    """A struct: what it is for, and a table of its fields."""
    lines = [f"{level} {name or kind.__name__}", "", words(kind), ""]
    said = attributes(kind)
    for base in kind.__mro__[1:]:
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            said = attributes(base) | said
    rows = []
    for field in msgspec.structs.fields(kind):
        needed = "" if field.required else " (optional)"
        about = said.get(field.encode_name, "the message's id" if field.name == "id" else "")
        rows.append(f"| `{field.encode_name}` | {shown(field.type)}{needed} | {about} |")
    if rows:
        lines += ["| field | type | what |", "| --- | --- | --- |", *rows, ""]
    return lines


def socket_tables() -> dict[str, list[str]]:
    """The messages of the socket, by mark."""

    def listed(union: Any) -> list[str]:
        return [
            line
            for kind in typing.get_args(union)
            for line in entry(kind, name=f"`{kind.__struct_config__.tag}`")
        ]

    return {
        "incoming": listed(messages.Incoming),
        "outgoing": listed(messages.Outgoing),
        "parts": [line for kind in SOCKET_PARTS for line in entry(kind)],
    }


def http_tables() -> dict[str, list[str]]:
    """The endpoints, and the structs they read and tell."""
    told = create_app(Settings()).api.openapi()
    rows = ["| request | reads | tells | what |", "| --- | --- | --- | --- |"]
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            content = operation.get("requestBody", {}).get("content", {})
            reads = _of(content.get("application/json", {}).get("schema"))
            good = next(answer for status, answer in operation["responses"].items() if status[0] == "2")
            tells = ", ".join(_of(each.get("schema")) or media for media, each in good["content"].items())
            about = " ".join(operation["description"].split("\n\n")[0].split())
            rows.append(f"| `{method.upper()} {path}` | {reads} | {tells} | {about} |")
    kinds = [
        kind
        for name, kind in inspect.getmembers(bodies, inspect.isclass)
        if issubclass(kind, msgspec.Struct)
        and kind.__module__ == bodies.__name__
        and name not in ("Request", "Empty")
    ]
    kinds.sort(key=lambda kind: inspect.getsourcelines(kind)[1])
    return {"endpoints": rows, "bodies": [line for kind in kinds for line in entry(kind)]}


def _of(schema: dict[str, Any] | None) -> str:
    if not schema:
        return ""
    if "$ref" in schema:
        return f"`{schema['$ref'].split('/')[-1]}`"
    if schema.get("type") == "array":
        return f"list of {_of(schema['items'])}"
    return "object" if schema.get("type") == "object" else ""


def setting_rows() -> list[str]:
    """The settings as a table."""
    said = attributes(Settings)
    rows = ["| variable | type | if not set | what |", "| --- | --- | --- | --- |"]
    for field in msgspec.structs.fields(Settings):
        default = msgspec.json.encode(field.default).decode() if field.default is not None else "none"
        what = said.get(field.name, "")
        rows.append(f"| `CONJURA_{field.name.upper()}` | {shown(field.type)} | `{default}` | {what} |")
    return rows


def filled(page: str, tables: dict[str, list[str]]) -> str:
    """A page with its marked parts made anew."""
    for mark, lines in tables.items():
        begin, end = f"<!-- begin: {mark} -->", f"<!-- end: {mark} -->"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        assert rest and after is not None, f"no mark {mark}"
        made = "\n".join(lines).strip().replace("``", "`")
        page = f"{before}{begin}\n\n" + made + f"\n\n{end}{after}"
    return page


def pages() -> dict[Path, str]:
    """Every page with made parts, as it should be."""
    serving = PAGE.with_name("serving.md")
    return {
        TYPES: typescript(),
        PAGE: filled(PAGE.read_text(encoding="utf-8"), socket_tables() | http_tables()),
        serving: filled(serving.read_text(encoding="utf-8"), {"settings": setting_rows()}),
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
