"""The published protocol is the one that is spoken."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import typing
from pathlib import Path

import msgspec

from conjura.server import messages
from conjura.server.schemas import socket_schema

ROOT = Path(__file__).resolve().parents[2]


def test_the_pages_show_the_protocol_as_it_is() -> None:
    script = runpy.run_path(str(ROOT / "docs/make_protocol.py"))
    for path, text in script["pages"]().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make picture`"


def test_every_field_is_described() -> None:
    script = runpy.run_path(str(ROOT / "docs/make_protocol.py"))
    for union in (messages.Incoming, messages.Outgoing):
        for kind in typing.get_args(union):
            assert script["words"](kind), kind


def test_the_schema_is_one_document_in_which_every_reference_leads_somewhere() -> None:
    told = json.loads(
        subprocess.run(
            [sys.executable, "-c", "from conjura.cli import main; main()", "schema"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    assert told == json.loads(json.dumps(socket_schema()))
    text = json.dumps(told)
    references = {part.split('"')[0] for part in text.split('"$ref": "#/$defs/')[1:]}
    assert references <= set(told["$defs"])
    for union in ("incoming", "outgoing"):
        kinds = typing.get_args(getattr(messages, union.capitalize()))
        assert set(told[union]["discriminator"]["mapping"]) == {kind.__struct_config__.tag for kind in kinds}
    assert told["scenes"]["illuminati"] == {"$ref": "#/$defs/IlluminatiScene"}


def test_no_two_structs_of_the_schema_share_a_name() -> None:
    told = socket_schema()
    names = set(told["$defs"])
    assert {
        "TableInfo",
        "IlluminatiScene",
        "CrimelordsScene",
        "IlluminatiSeatScene",
        "Prompt",
        "Breakdown",
    } <= names
    assert not any("." in name for name in names)  # msgspec tells namesakes apart by their modules


def test_every_message_of_the_client_is_bounded() -> None:
    """No text, list or number of a message is without bounds but the actions, which the frame's size bounds."""
    for kind in typing.get_args(messages.Incoming):
        for field in msgspec.structs.fields(kind):
            info = msgspec.inspect.type_info(field.type)
            if isinstance(info, msgspec.inspect.StrType | msgspec.inspect.ListType):
                assert info.max_length is not None, (kind, field.name)
            if isinstance(info, msgspec.inspect.IntType):
                assert info.ge is not None and info.le is not None, (kind, field.name)
