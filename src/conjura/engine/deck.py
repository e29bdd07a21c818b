"""Decks: cards as TOML, read and checked against what a game expects.

A deck file has one `[deck]` table (`id`, `game`, `version`) and arrays of tables, one a kind of card
(`[[group]]`, `[[special]]`). Which kinds there are and which fields they have is the game's `DeckSchema`.
Every problem reads `file:line: field: expected ..., found ...`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from conjura.engine.effects import Effect, Vocabulary, parse_effects
from conjura.engine.wire import DeckError

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*\Z")


class Field(Struct, frozen=True):
    """One field of a kind of card.

    Args:
        name: its key in the TOML.
        kind: `id`, `reprint` (an id of an earlier deck), `int`, `bool`, `word`, `words` (a list), `effects` (a
            list of texts) or `effect` (one).
        choices: for `word` and `words`, what may stand there, empty for any word; for `reprint`, the kinds of
            card whose ids may.
        numbers: for `int`, the least and the greatest.
        place: for `effect` and `effects`, the place in the vocabulary.
        default: what a missing one means; `None`: it must be there.
    """

    name: str
    kind: str
    choices: tuple[str, ...] = ()
    numbers: tuple[int, int] = (0, 999)
    place: str = ""
    default: int | bool | str | tuple[str, ...] | None = None


class DeckSchema(Struct, frozen=True):
    """What a deck of a game looks like.

    Args:
        game: the id that `[deck]` must name.
        kinds: for each kind of card (the name of its `[[table]]`), its fields; the first is the `id`.
        vocabulary: what the effects may say.
        references: for a filter key of the vocabulary, the kind of card whose ids may follow it.
    """

    game: str
    kinds: dict[str, tuple[Field, ...]]
    vocabulary: Vocabulary
    references: dict[str, str]


class Card(Struct, frozen=True):
    """One checked card of a deck.

    Args:
        kind: its table.
        id: its slug.
        values: numbers, words and tuples of words by field, defaults filled in.
        effects: for a field of effects, what was read, defaults filled in.
        lines: the line of each field, from 1; the key `""` is the line of the table itself.
    """

    kind: str
    id: str
    values: dict[str, int | bool | str | tuple[str, ...]]
    effects: dict[str, tuple[Effect, ...]]
    lines: dict[str, int]

    def number(self, name: str) -> int:
        """The field `name`, which the schema says is a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """The field `name`, which the schema says is a word."""
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """The field `name`, which the schema says is a list of words."""
        value = self.values[name]
        assert isinstance(value, tuple)
        return value


class Deck(Struct, frozen=True):
    """A checked deck.

    Args:
        id: its name, as options give it.
        version: grows when a card changes.
        extends: ids of decks that must be in play with it.
        file: where it was read from, for messages.
        cards: all cards, in the order of the file within each kind.
    """

    id: str
    version: int
    extends: tuple[str, ...]
    file: str
    cards: tuple[Card, ...]

    def of(self, kind: str) -> tuple[Card, ...]:
        """The cards of one kind, in the order of the file."""
        return tuple(card for card in self.cards if card.kind == kind)


def problem(file: str, line: int, field: str, what: str) -> str:
    """A message about one place in a deck: `file:line: field: what`."""
    return f"{file}:{line}: {field}: {what}"


def read_deck(
    text: str, file: str, schema: DeckSchema, known: Mapping[str, tuple[str, ...]] | None = None
) -> Deck:
    """Read a deck and check every field and effect.

    Args:
        text: the TOML.
        file: its name, for messages.
        schema: what the game expects.
        known: ids of each kind in the decks that this one is played with, which effects may name and ids must
            not repeat.

    Raises:
        DeckError: about the first problem, in the order of the file.
    """
    deck, problems = examine_deck(text, file, schema, known)
    if deck is None:
        raise DeckError(problems[0])
    return deck


def deck_header(text: str, file: str) -> dict[str, Any]:
    """The raw `[deck]` table alone, before anything is checked: to find out what a deck builds on.

    Raises:
        DeckError: when the text is no TOML.
    """
    header = _toml(text, file).get("deck")
    return header if isinstance(header, dict) else {}


def examine_deck(
    text: str, file: str, schema: DeckSchema, known: Mapping[str, tuple[str, ...]] | None = None
) -> tuple[Deck | None, list[str]]:
    """As `read_deck`, but gives every problem, sorted by line; the deck is `None` if there is one."""
    try:
        document = _toml(text, file)
    except DeckError as error:
        return None, [str(error)]
    examination = _Examination(text, file, schema, known or {})
    deck = examination.deck(document)
    problems = [message for _, message in sorted(examination.problems, key=lambda found: found[0])]
    return (None, problems) if problems else (deck, [])


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        line = int(found.group(1)) if found else max(1, text.count("\n") + (not text.endswith("\n")))
        said = re.sub(r"\s*\(at .*\)\Z", "", str(error))
        raise DeckError(problem(file, line, "toml", f"expected well-formed TOML, found: {said}")) from None


# --- where things stand ----------------------------------------------------------------------------------


_TABLE = re.compile(r"\s*\[(\[?)\s*([A-Za-z0-9_-]+)\s*\]\]?\s*(#.*)?\Z")
_KEY = re.compile(r"""\s*["']?([A-Za-z0-9_-]+)["']?\s*=""")


class _Lines:
    """The line of every table and key of a TOML text (tomllib keeps none)."""

    __slots__ = ("keys", "tables", "text")

    def __init__(self, text: str) -> None:
        self.text = text.splitlines()
        self.tables: dict[tuple[str, int], int] = {}
        self.keys: dict[tuple[str, int, str], int] = {}
        seen: dict[str, int] = {}
        table, nth = "", 0
        for number, line in enumerate(self.text, 1):
            if found := _TABLE.match(line):
                table = found.group(2)
                nth = seen.get(table, 0)
                seen[table] = nth + 1
                self.tables[table, nth] = number
            elif found := _KEY.match(line):
                self.keys.setdefault((table, nth, found.group(1)), number)

    def of(self, table: str, nth: int, key: str = "") -> int:
        """The line of a key; of its table if the key is missing; 1 if the table is."""
        return self.keys.get((table, nth, key), self.tables.get((table, nth), 1))

    def of_text(self, start: int, text: str) -> int:
        """The line at or below `start` where a string of a list stands, before the next table."""
        for number in range(start, len(self.text) + 1):
            line = self.text[number - 1]
            if number > start and _TABLE.match(line):
                break
            if f'"{text}"' in line or f"'{text}'" in line:
                return number
        return start


# --- checking --------------------------------------------------------------------------------------------


def _shown(value: object) -> str:
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 80 else f'"{value[:77]}..."'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else str(value)


def _choice(choices: tuple[str, ...]) -> str:
    return "one of " + ", ".join(choices) if choices else "a word"


class _Examination:
    """One pass over a document, collecting problems with their lines."""

    __slots__ = ("file", "known", "lines", "problems", "schema", "taken")

    def __init__(
        self, text: str, file: str, schema: DeckSchema, known: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.file = file
        self.schema = schema
        self.known = known
        self.lines = _Lines(text)
        self.problems: list[tuple[int, str]] = []
        self.taken: dict[str, int] = {}

    def say(self, line: int, field: str, what: str) -> None:
        self.problems.append((line, problem(self.file, line, field, what)))

    def deck(self, document: dict[str, Any]) -> Deck:
        identity, version, extends = self.header(document.get("deck"))
        for kinds_known in self.known.values():
            self.taken.update(dict.fromkeys(kinds_known, 0))
        for name in document:
            if name != "deck" and name not in self.schema.kinds:
                line = (
                    self.lines.of(name, 0) if (name, 0) in self.lines.tables else self.lines.of("", 0, name)
                )
                expected = ", ".join(["[deck]", *(f"[[{kind}]]" for kind in self.schema.kinds)])
                self.say(line, name, f'expected one of {expected}, found "{name}"')
        rows: dict[str, list[dict[str, Any]]] = {}
        for kind in self.schema.kinds:
            found = document.get(kind, [])
            if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
                self.say(self.lines.of(kind, 0), kind, f"expected tables [[{kind}]], found {_shown(found)}")
                found = []
            rows[kind] = found
        domains = {
            key: (*self.known.get(kind, ()), *(str(row.get("id")) for row in rows[kind]))
            for key, kind in self.schema.references.items()
        }
        cards = [
            self.card(kind, nth, row, domains)
            for kind in self.schema.kinds
            for nth, row in enumerate(rows[kind])
        ]
        return Deck(identity, version, extends, self.file, tuple(cards))

    def header(self, header: object) -> tuple[str, int, tuple[str, ...]]:
        if not isinstance(header, dict):
            self.say(1, "deck", "expected a table [deck] with id, game and version, found none")
            return "", 0, ()
        for name in header:
            if name not in ("id", "game", "version", "extends"):
                self.say(
                    self.lines.of("deck", 0, name),
                    name,
                    f'expected id, game, version or extends, found "{name}"',
                )
        values = {
            field.name: self.value("deck", 0, header, field)
            for field in (
                Field("id", "id"),
                Field("game", "word", (self.schema.game,)),
                Field("version", "int", numbers=(1, 9999)),
                Field("extends", "words", default=()),
            )
        }
        identity, version, extends = values["id"], values["version"], values["extends"]
        return (
            identity if isinstance(identity, str) else "",
            version if isinstance(version, int) else 0,
            extends if isinstance(extends, tuple) else (),
        )

    def card(self, kind: str, nth: int, row: dict[str, Any], domains: Mapping[str, tuple[str, ...]]) -> Card:
        fields = self.schema.kinds[kind]
        names = [field.name for field in fields]
        for name in row:
            if name not in names:
                self.say(self.lines.of(kind, nth, name), name, f'expected {", ".join(names)}, found "{name}"')
        values: dict[str, int | bool | str | tuple[str, ...]] = {}
        effects: dict[str, tuple[Effect, ...]] = {}
        for field in fields:
            if field.kind in ("effect", "effects"):
                effects[field.name] = self.effects(kind, nth, row, field, domains)
            else:
                value = self.value(kind, nth, row, field)
                if value is not None:
                    values[field.name] = value
        lines = {name: self.lines.of(kind, nth, name) for name in names}
        lines[""] = self.lines.of(kind, nth)
        identity = values.get("id")
        slug = identity if isinstance(identity, str) else ""
        if slug and fields[0].kind != "reprint":
            if slug in self.taken:
                line = self.taken[slug]
                where = f"line {line}" if line else "another deck in play"
                self.say(lines["id"], "id", f'expected an id used once, found "{slug}", which {where} has')
            else:
                self.taken[slug] = lines["id"]
        return Card(kind, slug, values, effects, lines)

    def value(
        self, table: str, nth: int, row: dict[str, Any], field: Field
    ) -> int | bool | str | tuple[str, ...] | None:
        """The value of a plain field, or `None` once a problem has been noted."""
        line = self.lines.of(table, nth, field.name)
        low, high = field.numbers
        expected = {
            "id": "a slug of a-z, 0-9 and single _",
            "reprint": "the id of a card of an earlier deck, of the kind " + " or ".join(field.choices),
            "int": f"a whole number from {low} to {high}",
            "bool": "true or false",
            "word": _choice(field.choices),
            "words": f"a list, each {_choice(field.choices)}, none twice",
        }[field.kind]
        if field.name not in row:
            if field.default is None:
                self.say(line, field.name, f"expected {expected}, found nothing")
            return field.default
        raw = row[field.name]
        if field.kind == "int":
            if isinstance(raw, int) and not isinstance(raw, bool) and low <= raw <= high:
                return raw
        elif field.kind == "bool":
            if isinstance(raw, bool):
                return raw
        elif field.kind == "id":
            if isinstance(raw, str) and len(raw) <= 60 and _ID.match(raw):
                return raw
        elif field.kind == "reprint":
            if any(raw in self.known.get(other, ()) for other in field.choices):
                return str(raw)
        elif field.kind == "word":
            if isinstance(raw, str) and (raw in field.choices if field.choices else raw):
                return raw
        elif isinstance(raw, list):
            wrong = [
                word
                for word in raw
                if not isinstance(word, str) or (field.choices and word not in field.choices)
            ]
            if not wrong and len(set(raw)) == len(raw):
                return tuple(raw)
            raw = wrong[0] if wrong else ", ".join(raw)
        self.say(line, field.name, f"expected {expected}, found {_shown(raw)}")
        return None

    def effects(
        self, kind: str, nth: int, row: dict[str, Any], field: Field, domains: Mapping[str, tuple[str, ...]]
    ) -> tuple[Effect, ...]:
        line = self.lines.of(kind, nth, field.name)
        if field.name not in row:
            if field.default is None:
                self.say(line, field.name, "expected an effect, found nothing")
            return ()
        raw = row[field.name]
        texts = raw if field.kind == "effects" else [raw]
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            expected = "a list of effects" if field.kind == "effects" else "an effect"
            self.say(line, field.name, f"expected {expected}, found {_shown(raw)}")
            return ()
        found: list[Effect] = []
        forms = {form.verb for form in self.schema.vocabulary.forms if form.once}
        for text in texts:
            at = self.lines.of_text(line, text)
            try:
                for effect in parse_effects(text):
                    checked = self.schema.vocabulary.check(effect, field.place, domains)
                    if effect.verb in forms and any(other.verb == effect.verb for other in found):
                        raise DeckError(f"expected {effect.verb} once on a card, found it again")
                    found.append(checked)
            except DeckError as error:
                self.say(at, field.name, str(error))
        if field.kind == "effect" and len(found) > 1:
            self.say(line, field.name, f"expected one effect, found {len(found)}")
        return tuple(found)
