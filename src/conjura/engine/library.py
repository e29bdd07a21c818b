"""The decks that come with a game, decks from files, and the lint of one: the same for every game.

A game makes one `Library` of its `DeckSchema` and of what its cards and decks say only together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from conjura.engine.deck import Card, Deck, DeckSchema, Field, deck_header, examine_deck, problem, read_deck
from conjura.engine.effects import Parameter
from conjura.engine.wire import DeckError

LANGUAGES = ("en", "es", "cs")
"""The languages in which every card has a name."""

_MESSAGE = re.compile(r"(card-[a-z0-9-]+)[ \t]*=[ \t]*(\S?)")

CardCheck = Callable[[str, Card], list[str]]
DecksCheck = Callable[[Sequence[Deck]], list[str]]


class Library:
    """The decks of one game.

    Args:
        schema: what a deck file of the game looks like.
        package: the game's package, which has a folder `decks`.
        check_card: what the fields of one card say only together: `(file, card)` to messages.
        check_together: what decks in play together must have, to messages.
    """

    def __init__(
        self, schema: DeckSchema, package: str, check_card: CardCheck, check_together: DecksCheck
    ) -> None:
        self.schema = schema
        self.package = package
        self.check_card = check_card
        self.check_together = check_together

    def deck_ids(self) -> tuple[str, ...]:
        """The ids of the decks that come with the game, sorted."""
        folder = resources.files(self.package) / "decks"
        return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))

    def read_decks(self, ids: Sequence[str]) -> tuple[Deck, ...]:
        """Decks that come with the game, in the order given; a later one may name the cards of an earlier one.

        Raises:
            DeckError: an unknown id, a problem in a deck, or too few cards together.
        """
        decks: list[Deck] = []
        for identity in ids:
            decks.append(self._builtin(identity, decks))
        _refuse(self.check_together(decks))
        return tuple(decks)

    def read_deck_file(self, path: str | Path) -> tuple[Deck, ...]:
        """A deck from a file, after the decks that its `extends` names.

        Raises:
            DeckError: a problem in the file, or too few cards together.
        """
        decks, problems = self._examine_file(Path(path))
        _refuse(problems)
        return decks

    def lint_deck(self, path: str | Path, locales: Sequence[Path] = ()) -> list[str]:
        """All that is wrong with a deck file; an empty list if nothing is.

        Args:
            path: the TOML.
            locales: further folders with `en`, `es`, `cs` in them where names may be, besides the game's own.

        Returns:
            Messages `file:line: field: expected ..., found ...`: problems of the file; if there are none, names
            that are missing.
        """
        path = Path(path)
        decks, problems = self._examine_file(path)
        if problems or not decks:
            return problems
        deck = decks[-1]
        for language in LANGUAGES:
            names = _names(language, locales)
            for card in deck.cards:
                message = message_id(card.id)
                if message not in names:
                    what = f"expected a name {message} in locale {language}, found none"
                    problems.append(problem(deck.file, card.lines["id"], "id", what))
        return problems

    def skeleton(self) -> str:
        """A deck file to fill in: every kind of card with its fields, what each expects, and the verbs."""
        out = [
            "# A deck of your own: fill in one table for each card, drop the comments you no longer need, and have it",
            "# looked over with `conjura decks check FILE`.",
            "",
            "[deck]",
            'id = "my_deck"',
            f'game = "{self.schema.game}"',
            "version = 1",
        ]
        for kind, fields in self.schema.kinds.items():
            out += ["", f"[[{kind}]]"]
            for field in fields:
                out += [f"# {line}" for line in self._expectation(field)]
                missing = "" if field.default is None else "# "
                out.append(f"{missing}{field.name} = {_example(field, kind)}")
        return "\n".join(out) + "\n"

    def _expectation(self, field: Field) -> list[str]:
        """What is expected in a field, in lines of a comment."""
        if field.kind in ("effect", "effects"):
            lines = [f"{field.name}: texts like verb(key=value), of these verbs:"]
            for form in self.schema.vocabulary.forms:
                if field.place in form.places:
                    inside = ", ".join(
                        [f"{each.name}={'|'.join(alternatives_of(each))}" for each in form.parameters]
                    )
                    signs = " ".join(form.compare)
                    lines.append(f"  {form.verb}({inside})" + (f" {signs} number" if signs else ""))
            return lines
        if field.kind == "int":
            return [f"{field.name}: a whole number from {field.numbers[0]} to {field.numbers[1]}"]
        if field.kind == "reprint":
            return [f"{field.name}: the id of a card of a deck that this one extends"]
        if field.choices:
            return [
                f"{field.name}: {'some' if field.kind == 'words' else 'one'} of {', '.join(field.choices)}"
            ]
        return [f"{field.name}: {'true or false' if field.kind == 'bool' else 'a word of a-z, 0-9 and _'}"]

    def _builtin(self, identity: str, earlier: Sequence[Deck]) -> Deck:
        if identity not in self.deck_ids():
            raise DeckError(f'decks: expected one of {", ".join(self.deck_ids())}, found "{identity}"')
        name = f"{identity}.toml"
        text = (resources.files(self.package) / "decks" / name).read_text(encoding="utf-8")
        deck = read_deck(text, name, self.schema, _known(earlier))
        _refuse([message for card in deck.cards for message in self.check_card(deck.file, card)])
        return deck

    def _examine_file(self, path: Path) -> tuple[tuple[Deck, ...], list[str]]:
        file = path.name
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            return (), [problem(file, 1, "file", f"expected a readable file, found: {error.strerror}")]
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            return (), [problem(file, line, "file", "expected UTF-8 text, found other bytes")]
        try:
            extends = deck_header(text, file).get("extends", [])
        except DeckError as error:
            return (), [str(error)]
        decks: list[Deck] = []
        problems: list[str] = []
        for identity in extends if isinstance(extends, list) else ():
            try:
                decks.append(self._builtin(str(identity), decks))
            except DeckError as error:
                rows = enumerate(text.splitlines(), 1)
                line = next((number for number, row in rows if row.strip().startswith("extends")), 1)
                problems.append(problem(file, line, "extends", str(error).removeprefix("decks: ")))
        deck, found = examine_deck(text, file, self.schema, _known(decks))
        problems += found
        if deck is not None:
            problems += [message for card in deck.cards for message in self.check_card(file, card)]
            decks.append(deck)
            problems += self.check_together(decks)
        return tuple(decks), problems


def alternatives_of(parameter: Parameter) -> list[str]:
    """What may be written for a parameter of a verb."""
    if parameter.kind == "int":
        return [f"{parameter.numbers[0]}..{parameter.numbers[1]}"]
    return [*parameter.words, *[f"{key}:..." for key in parameter.keys]]


def _example(field: Field, kind: str) -> str:
    """A value that a field could have."""
    if field.kind in ("id", "reprint"):
        return f'"my_{kind}"'
    if field.kind == "int":
        return str(field.numbers[0] if field.default is None else field.default)
    if field.kind == "bool":
        return "false"
    if field.kind in ("words", "effects"):
        return "[]"
    return f'"{field.choices[0]}"' if field.choices else '""'


def message_id(slug: str) -> str:
    """The Fluent message of a card: `card-` and the slug with hyphens."""
    return "card-" + slug.replace("_", "-")


def _refuse(problems: Sequence[str]) -> None:
    if problems:
        raise DeckError(problems[0])


def _known(decks: Iterable[Deck]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for deck in decks:
        for card in deck.cards:
            found[card.kind] = (*found.get(card.kind, ()), card.id)
    return found


def _names(language: str, locales: Sequence[Path]) -> frozenset[str]:
    """The messages of cards that have a text in a language."""
    own = resources.files("conjura") / "locale"
    folders: list[Traversable] = [own / language, *(folder / language for folder in locales)]
    found: set[str] = set()
    for folder in folders:
        if not folder.is_dir():
            continue
        for entry in sorted(folder.iterdir(), key=lambda each: each.name):
            if entry.name.endswith("-cards.ftl"):
                for line in entry.read_text(encoding="utf-8").splitlines():
                    match = _MESSAGE.match(line)
                    if match and match.group(2):
                        found.add(match.group(1))
    return frozenset(found)
