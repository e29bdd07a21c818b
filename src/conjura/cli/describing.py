"""``conjura schema``: what goes over a table's socket, for machines."""

from __future__ import annotations

import msgspec

from conjura.server.schemas import socket_schema


def show_schema(as_typescript: bool) -> None:
    """Print the JSON schema, or the types of TypeScript, which tell of the HTTP side too."""
    if as_typescript:
        from conjura.server.typescript import typescript

        print(typescript(), end="")
        return
    print(msgspec.json.format(msgspec.json.encode(socket_schema())).decode())
