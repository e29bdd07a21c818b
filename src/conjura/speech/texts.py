"""The sentences of one language, read from its `.ftl` files.

A language is a folder of `conjura/locale`. A file named after a game (`illuminati.ftl`,
`illuminati-cards.ftl`) is that game's own; every other file is shared. Two games may use one key for two
things (both have an `action-attack`), so the texts are loaded for one game at a time; within one load a
key that stands twice is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("en", "es", "cs")

_STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")


class SpeechError(LookupError):
    """A sentence can't be said: no such language or key, or a variable of it is not given."""


class _Variables(Visitor):
    """Collects the variables that a message, or one of its attributes, uses itself."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)


class Texts:
    """All messages of one language (and, if named, of one game only).

    Keys are written as they stand in the files; an attribute is `key.attribute`.
    """

    def __init__(self, lang: str, files: Iterable[Traversable], game: str | None = None) -> None:
        """Reads the files.

        Parameters: `lang`, whose plurals and numbers count; `files`; `game`, the id of the game
        spoken about, `None` for any. Raises :class:`SpeechError` for a file that is not valid
        Fluent (naming file and line) and a key that stands twice.
        """
        self.lang: Final = lang
        self.game: Final = game
        # Marks that isolate the direction of a placeable show as garbage in terminals, and all
        # three languages run from left to right.
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        self._where: Final[dict[str, str]] = {}
        self._used: Final[dict[str, _Variables]] = {}
        for file in files:
            self._read(file)

    def _read(self, file: Traversable) -> None:
        text = file.read_text(encoding="utf-8")
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                what = entry.annotations[0].message if entry.annotations else "not a message"
                raise SpeechError(f"{self.lang}/{file.name}, line {line}: {what}")
            if isinstance(entry, ast.Message):
                self._enter(entry.id.name, entry.value, file.name)
                for attribute in entry.attributes:
                    self._enter(f"{entry.id.name}.{attribute.id.name}", attribute.value, file.name)
        self._bundle.add_resource(resource)

    def _enter(self, key: str, pattern: ast.Pattern | None, name: str) -> None:
        if pattern is None:
            return
        if key in self._where:
            raise SpeechError(f"{self.lang}: {key} stands in {self._where[key]} and in {name}")
        self._where[key] = name
        found = _Variables()
        found.visit(pattern)
        self._used[key] = found

    def __contains__(self, key: str) -> bool:
        return key in self._where

    def __iter__(self) -> Iterator[str]:
        return iter(self._where)

    def file_of(self, key: str) -> str:
        """The name of the file in which the key stands."""
        return self._where[self._known(key)]

    def variables(self, key: str) -> frozenset[str]:
        """The variables that the key's sentence may use, those of messages it refers to included."""
        found = self._used[self._known(key)]
        names = set(found.names)
        for reference in found.references:
            names |= self.variables(reference)
        return frozenset(names)

    def references(self, key: str) -> frozenset[str]:
        """The keys that the key's sentence takes in."""
        return frozenset(self._used[self._known(key)].references)

    def say(self, key: str, values: Mapping[str, object]) -> str:
        """The sentence of a key.

        Parameters: `key`; `values`, text or whole numbers by variable name (more than the
        sentence uses is fine). Raises :class:`SpeechError` naming the key that is missing, or the
        variable.
        """
        name, _, attribute = self._known(key).partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise SpeechError(f"{self.lang}: {key} has no sentence")
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        for error in errors:
            if isinstance(error, FluentReferenceError):
                raise SpeechError(f"{self.lang}: {key}: {error.args[0]}")
            raise SpeechError(f"{self.lang}: {key}: {error}")
        # A name may end in a full stop of its own ("I.R.S.").
        return _STOPS.sub(".", str(said))

    def _known(self, key: str) -> str:
        if key not in self._where:
            raise SpeechError(f"{self.lang}: no sentence {key!r}")
        return key


def language_files(lang: str, game: str | None = None) -> list[Traversable]:
    """The `.ftl` files of a language by name, without those of games other than `game`.

    Raises :class:`SpeechError` for an unknown language.
    """
    if lang not in LANGUAGES:
        raise SpeechError(f"no language {lang!r}: expected one of {', '.join(LANGUAGES)}")
    told = resources.files("conjura") / "locale" / lang
    files = sorted((f for f in told.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    others = {folder.name for folder in (resources.files("conjura") / "games").iterdir()} - {game}
    return [f for f in files if f.name.removesuffix(".ftl").split("-")[0] not in others]


@lru_cache(maxsize=16)
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of a language, read once.

    Parameters: `lang`, one of :data:`LANGUAGES`; `game`, the id of the game whose own files are
    wanted, `None` for what all games share. Raises :class:`SpeechError` as :class:`Texts` does, and
    for an unknown language.
    """
    return Texts(lang, language_files(lang, game), game)
