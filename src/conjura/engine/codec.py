"""Frozen structs to JSON and back, with cards as slugs: the one form of actions, frames and records.

A field's annotation says what it holds: ``int``, ``bool``, ``str``, ``Card`` (a slug), ``MaybeCard`` (a slug or null),
``Literal[...]`` words, ``tuple[X, ...]`` and ``tuple[X, Y]``. Reading is strict: a card as a plain number, a bool as a
number, an unknown or missing field are refused with the place and what was expected.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from conjura.engine.wire import FormatError

Writer = Callable[[Any], Any]
Reader = Callable[[Any, str], Any]


def _found(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Codec:
    """Writes and reads the structs of one game.

    Args:
        slugs: the slug of each card by index; empty where no card has this number.
        structs: all struct classes that may be written, tagged unions of one tag field.
        tag: the name of the tag field (``do`` for actions, ``frame`` for frames).
    """

    def __init__(self, slugs: tuple[str, ...], structs: tuple[type, ...], tag: str) -> None:
        self.slugs = slugs
        self.index = {slug: number for number, slug in enumerate(slugs) if slug}
        self.tag = tag
        self.by_tag: dict[str, type] = {}
        self._fields: dict[type, list[tuple[str, Writer, Reader, bool, Any]]] = {}
        for struct in structs:
            self.by_tag[str(struct.__struct_config__.tag)] = struct  # type: ignore[attr-defined]
            hints = typing.get_type_hints(struct, include_extras=True)
            rows = []
            for field in msgspec.structs.fields(struct):
                write, read = self._pair(hints[field.name])
                default = field.default
                rows.append((field.name, write, read, default is msgspec.NODEFAULT, default))
            self._fields[struct] = rows

    def encode(self, value: Any) -> dict[str, Any]:
        """The struct as a JSON-able dict, fields at their default left out, the tag first."""
        out: dict[str, Any] = {self.tag: value.__struct_config__.tag}
        for name, write, _, required, default in self._fields[type(value)]:
            field = getattr(value, name)
            if required or field != default:
                out[name] = write(field)
        return out

    def decode(self, obj: Any, place: str = "") -> Any:
        """The struct that a dict describes.

        Raises:
            FormatError: it describes none; the message names place and expectation.
        """
        if not isinstance(obj, dict):
            raise FormatError(f"expected an object with the field {self.tag!r}, found {_found(obj)}", place)
        tag = obj.get(self.tag)
        struct = self.by_tag.get(tag) if isinstance(tag, str) else None
        if struct is None:
            known = ", ".join(sorted(self.by_tag))
            raise FormatError(
                f"expected one of {known}, found {_found(tag)}", f"{place}.{self.tag}".lstrip(".")
            )
        values: dict[str, Any] = {}
        left = set(obj) - {self.tag}
        for name, _, read, required, default in self._fields[struct]:
            if name in obj:
                values[name] = read(obj[name], f"{place}.{name}".lstrip("."))
                left.discard(name)
            elif required:
                raise FormatError(f"expected a field {name!r} in {tag}", place)
            else:
                values[name] = default
        if left:
            wrong = sorted(map(str, left))[0]
            raise FormatError(f"{tag} has no such field", f"{place}.{wrong}".lstrip("."))
        return struct(**values)

    def slug(self, card: int) -> str:
        """The slug of a card."""
        return self.slugs[card]

    def card(self, value: Any, place: str = "") -> int:
        """The card of a slug.

        Raises:
            FormatError: it is not a slug of this catalogue.
        """
        found = self.index.get(value) if isinstance(value, str) else None
        if found is None:
            raise FormatError(f"expected the slug of a card, found {_found(value)}", place)
        return found

    def _pair(self, hint: Any) -> tuple[Writer, Reader]:
        if hasattr(hint, "__metadata__"):
            what = hint.__metadata__[0]
            if what == "card":
                return self.slug, self.card
            if what == "card or none":
                return self._write_maybe, self._read_maybe
            hint = hint.__origin__
        if hint is bool or hint is int or hint is str:
            return _same, _reader_of(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return _same, _reader_of_words(args)
        if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
            write, read = self._pair(args[0])
            return _row_writer(write), _row_reader(read)
        if origin is tuple:
            pairs = [self._pair(arg) for arg in args]
            return _fixed_writer([w for w, _ in pairs]), _fixed_reader([r for _, r in pairs])
        if origin in (Union, types.UnionType) and len(args) == 2 and type(None) in args:
            inner = args[0] if args[1] is type(None) else args[1]
            write, read = self._pair(inner)
            return _maybe_writer(write), _maybe_reader(read)
        raise TypeError(f"a field of type {hint} has no JSON form")

    def _write_maybe(self, card: int) -> str | None:
        return None if card < 0 else self.slugs[card]

    def _read_maybe(self, value: Any, place: str) -> int:
        return -1 if value is None else self.card(value, place)


def _same(value: Any) -> Any:
    return value


def _reader_of(kind: type) -> Reader:
    name = {bool: "true or false", int: "a whole number", str: "a word"}[kind]

    def read(value: Any, place: str) -> Any:
        if type(value) is not kind:
            raise FormatError(f"expected {name}, found {_found(value)}", place)
        return value

    return read


def _reader_of_words(words: tuple[Any, ...]) -> Reader:
    def read(value: Any, place: str) -> Any:
        if not isinstance(value, str) or value not in words:
            raise FormatError(f"expected one of {', '.join(map(str, words))}, found {_found(value)}", place)
        return value

    return read


def _row_writer(write: Writer) -> Writer:
    return lambda row: [write(item) for item in row]


def _row_reader(read: Reader) -> Reader:
    def read_row(value: Any, place: str) -> Any:
        if not isinstance(value, list):
            raise FormatError(f"expected a list, found {_found(value)}", place)
        return tuple(read(item, f"{place}[{i}]") for i, item in enumerate(value))

    return read_row


def _fixed_writer(writers: list[Writer]) -> Writer:
    return lambda row: [write(item) for write, item in zip(writers, row, strict=True)]


def _fixed_reader(readers: list[Reader]) -> Reader:
    def read_fixed(value: Any, place: str) -> Any:
        if not isinstance(value, list) or len(value) != len(readers):
            raise FormatError(f"expected a list of {len(readers)}, found {_found(value)}", place)
        return tuple(
            read(item, f"{place}[{i}]") for i, (read, item) in enumerate(zip(readers, value, strict=True))
        )

    return read_fixed


def _maybe_writer(write: Writer) -> Writer:
    return lambda value: None if value is None else write(value)


def _maybe_reader(read: Reader) -> Reader:
    return lambda value, place: None if value is None else read(value, place)
