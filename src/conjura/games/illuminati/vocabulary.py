"""What a card of Illuminati can say, what a deck file of it looks like, and the lint of one.

Every form here is read by `catalogue.Catalogue`; a card that uses only these needs no code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from conjura.engine.deck import Card, Deck, DeckSchema, Field, deck_header, examine_deck, problem, read_deck
from conjura.engine.effects import Form, Parameter, Vocabulary
from conjura.engine.wire import DeckError

ALIGNMENT_WORDS = (
    "government",
    "communist",
    "liberal",
    "conservative",
    "peaceful",
    "violent",
    "straight",
    "weird",
    "criminal",
    "fanatic",
)
"""The ten alignments in the order of their bits (I-1.8)."""

OPPOSITE_PAIRS = (
    ("government", "communist"),
    ("liberal", "conservative"),
    ("peaceful", "violent"),
    ("straight", "weird"),
)
"""Pairs that no card may have together (I-1.8). Fanatic is its own opposite, Criminal has none."""

ATTACK_WORDS = ("control", "neutralize", "destroy")
SIDES = ("top", "right", "bottom", "left")
"""Printed sides of a card, clockwise."""

TURNS = {"opposite": 0, "right": 1, "left": 3}
"""Quarter turns clockwise from the way one walks across a card to each of its arrows."""

WINDOWS = ("start", "income", "actions", "announce", "attack", "card", "roll", "answer", "any")
"""Moments at which a Special is played (I-31.5): `actions` the own T4, `announce` with the own attack,
`attack` a step of the spending loop, `card` window (3), `any` as I-31.6 says."""

LANGUAGES = ("en", "es", "cs")
LEAST_ILLUMINATI = 2
LEAST_GROUPS = 4


def _amount(low: int = 1, high: int = 99, default: int | None = None) -> Parameter:
    return Parameter("amount", "int", numbers=(low, high), default=default)


def _word(name: str, *words: str, many: bool = False, default: str | None = None) -> Parameter:
    return Parameter(name, "word", words=words, many=many, default=default)


def _number(name: str, low: int, high: int) -> Parameter:
    return Parameter(name, "int", numbers=(low, high))


def _alignments(name: str) -> Parameter:
    return Parameter(name, "filter", keys=("alignment",), many=True)


_STRUCTURE = ("illuminati", "group")
_TARGET = Parameter("target", "filter", words=("any", "any_other"), keys=("alignment", "group"), many=True)

VOCABULARY = Vocabulary(
    forms=(
        # Illuminati and groups
        Form(
            "bonus",
            _STRUCTURE,
            (
                _amount(),
                _word("attack", *ATTACK_WORDS, many=True),
                _word("scope", "any_attempt", "direct"),
                _TARGET,
            ),
            once=False,
        ),
        Form(
            "bonus",
            _STRUCTURE,
            (_amount(), _word("stat", "resistance"), _word("target", "own_others")),
            once=False,
        ),
        Form("immune", _STRUCTURE, (_alignments("attacker"),)),
        Form("resistance", ("group",), (_number("value", 0, 99), _alignments("versus"))),
        Form(
            "counts_as",
            ("group",),
            (
                _word("alignment", *ALIGNMENT_WORDS),
                _word("when", "attack_to_control"),
                _alignments("target"),
            ),
        ),
        Form("participate", _STRUCTURE, (_number("limit", 2, 9),)),
        Form("draw", _STRUCTURE, (_amount(2, 9), _word("when", "draw_step")), once=False),
        Form("draw", _STRUCTURE, (_amount(1, 1), _number("cost", 1, 99), _word("limit", "turn")), once=False),
        Form("privilege", ("illuminati",), (_number("cost", 1, 99), _word("limit", "turn"))),
        Form("reorganize", ("illuminati",), (_word("when", "power_step"),)),
        Form("move_money", ("illuminati",), (_word("when", "power_step"),)),
        Form("tax", _STRUCTURE, (_amount(),)),
        Form("transfer", _STRUCTURE, (_word("to", "own"),)),
        Form("alter_alignment", _STRUCTURE, (_word("limit", "turn"),)),
        Form("survive", ("illuminati",), (_word("if", "goal"),)),
        # Specials
        Form("set_roll", ("special",), (_number("value", 2, 12),)),
        Form("take", ("special",), (_word("target", "uncontrolled"), _number("count", 1, 1))),
        Form("peek", ("special",), (_word("what", "money", "hand", many=True),)),
        Form("cancel", ("special",), (_word("what", "privilege", "special"),)),
        Form("interfere", ("special",)),
        Form(
            "income",
            ("special",),
            (_number("factor", 2, 2), _word("target", "own"), _word("duration", "turn")),
        ),
        Form("revive", ("special",), (_word("target", "dead"),)),
        Form("skip_turn", ("special",)),
        Form("gain", ("special",), (_amount(1, 999), _word("to", "illuminati", "own"))),
        Form(
            "enable_destroy",
            ("special",),
            (Parameter("target", "filter", keys=("power",)), _word("versus", "resistance")),
        ),
        Form("move_money", ("special",)),
        # Goals
        Form("sum", ("goal",), (_word("what", "power", "transferable", "money"),), (">=",)),
        Form("distinct", ("goal",), (_word("zone", "own"), _word("attribute", "alignment")), (">=",)),
        Form(
            "count",
            ("goal",),
            (_word("zone", "own"), Parameter("filter", "filter", keys=("alignment",), many=True)),
            (">=",),
        ),
        Form("count", ("goal",), (_word("zone", "destroyed"),), (">=",)),
        Form("secret", ("goal",)),
    ),
    domains={"alignment": ALIGNMENT_WORDS, "power": ("0",)},
)
"""All that the cards of the Deluxe set say, and what others may say in the same words."""

_ORIGIN = Field("origin", "word", ("card", "house"), default="card")

SCHEMA = DeckSchema(
    game="illuminati",
    kinds={
        "illuminati": (
            Field("id", "id"),
            Field("power", "int", numbers=(0, 99)),
            Field("transferable", "int", numbers=(0, 99)),
            Field("income", "int", numbers=(-99, 99)),
            Field("effects", "effects", place="illuminati", default=()),
            Field("goal", "effect", place="goal"),
            _ORIGIN,
        ),
        "group": (
            Field("id", "id"),
            Field("power", "int", numbers=(0, 99)),
            Field("transferable", "int", numbers=(0, 99)),
            Field("resistance", "int", numbers=(0, 99)),
            Field("income", "int", numbers=(-99, 99)),
            Field("alignments", "words", ALIGNMENT_WORDS),
            Field("arrows", "words", tuple(TURNS)),
            Field("in", "word", SIDES),
            Field("effects", "effects", place="group", default=()),
            _ORIGIN,
        ),
        "special": (
            Field("id", "id"),
            Field("copies", "int", numbers=(1, 9), default=1),
            Field("window", "word", WINDOWS),
            Field("action", "bool", default=False),
            Field("effects", "effects", place="special"),
            _ORIGIN,
        ),
    },
    vocabulary=VOCABULARY,
    references={"group": "group"},
)
"""What a deck file of Illuminati looks like."""


# --- reading ---------------------------------------------------------------------------------------------


def deck_ids() -> tuple[str, ...]:
    """The ids of the decks that come with the game, sorted."""
    folder = resources.files("conjura.games.illuminati") / "decks"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def read_decks(ids: Sequence[str]) -> tuple[Deck, ...]:
    """Decks that come with the game, in the order given; a later one may name the cards of an earlier one.

    Raises:
        DeckError: an unknown id, a problem in a deck, or too few cards together.
    """
    decks: list[Deck] = []
    for identity in ids:
        decks.append(_builtin(identity, decks))
    _refuse(_together(decks))
    return tuple(decks)


def read_deck_file(path: str | Path) -> tuple[Deck, ...]:
    """A deck from a file, after the decks that its `extends` names.

    Raises:
        DeckError: a problem in the file, or too few cards together.
    """
    decks, problems = _examine_file(Path(path))
    _refuse(problems)
    return decks


def _refuse(problems: Sequence[str]) -> None:
    if problems:
        raise DeckError(problems[0])


def _known(decks: Iterable[Deck]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for deck in decks:
        for card in deck.cards:
            found[card.kind] = (*found.get(card.kind, ()), card.id)
    return found


def _builtin(identity: str, earlier: Sequence[Deck]) -> Deck:
    if identity not in deck_ids():
        raise DeckError(f'decks: expected one of {", ".join(deck_ids())}, found "{identity}"')
    name = f"{identity}.toml"
    text = (resources.files("conjura.games.illuminati") / "decks" / name).read_text(encoding="utf-8")
    deck = read_deck(text, name, SCHEMA, _known(earlier))
    _refuse([message for card in deck.cards for message in _card_problems(deck.file, card)])
    return deck


def _examine_file(path: Path) -> tuple[tuple[Deck, ...], list[str]]:
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
            decks.append(_builtin(str(identity), decks))
        except DeckError as error:
            rows = enumerate(text.splitlines(), 1)
            line = next((number for number, row in rows if row.strip().startswith("extends")), 1)
            problems.append(problem(file, line, "extends", str(error).removeprefix("decks: ")))
    deck, found = examine_deck(text, file, SCHEMA, _known(decks))
    problems += found
    if deck is not None:
        problems += [message for card in deck.cards for message in _card_problems(file, card)]
        decks.append(deck)
        problems += _together(decks)
    return tuple(decks), problems


def _card_problems(file: str, card: Card) -> list[str]:
    """What the fields of one card say only together."""
    found: list[str] = []
    if card.kind == "group":
        alignments = card.words("alignments")
        for first, second in OPPOSITE_PAIRS:
            if first in alignments and second in alignments:
                what = f"expected at most one of a pair of opposites, found {first} and {second}"
                found.append(problem(file, card.lines["alignments"], "alignments", what))
        effects = card.effects["effects"]
        if card.number("power") == 0 and any(effect.args.get("scope") == "direct" for effect in effects):
            what = "expected scope=any_attempt on a group that can't attack (power 0), found scope=direct"
            found.append(problem(file, card.lines["effects"], "effects", what))
    elif card.kind == "illuminati" and card.number("power") != card.number("transferable"):
        what = f"expected the power, {card.number('power')}, found {card.number('transferable')}"
        found.append(problem(file, card.lines["transferable"], "transferable", what))
    elif card.kind == "special" and not card.effects["effects"]:
        what = "expected at least one effect, found none"
        found.append(problem(file, card.lines["effects"], "effects", what))
    return found


def _together(decks: Sequence[Deck]) -> list[str]:
    """What decks in play together must have."""
    file = decks[-1].file if decks else "decks"
    found: list[str] = []
    for kind, least in (("illuminati", LEAST_ILLUMINATI), ("group", LEAST_GROUPS)):
        count = sum(len(deck.of(kind)) for deck in decks)
        if count < least:
            found.append(problem(file, 1, kind, f"expected at least {least} cards [[{kind}]], found {count}"))
    goals = [card.effects["goal"][0].verb for deck in decks for card in deck.of("illuminati")]
    if goals and all(verb == "secret" for verb in goals):
        found.append(problem(file, 1, "goal", "expected a goal that secret() can stand for, found none"))
    return found


# --- lint ------------------------------------------------------------------------------------------------

_MESSAGE = re.compile(r"(card-[a-z0-9-]+)[ \t]*=[ \t]*(\S?)")


def message_id(slug: str) -> str:
    """The Fluent message of a card: `card-` and the slug with hyphens."""
    return "card-" + slug.replace("_", "-")


def lint_deck(path: str | Path, locales: Sequence[Path] = ()) -> list[str]:
    """All that is wrong with a deck file; an empty list if nothing is.

    Args:
        path: the TOML.
        locales: further folders with `en`, `es`, `cs` in them where names may be, besides the game's own.

    Returns:
        Messages `file:line: field: expected ..., found ...`: problems of the file; if there are none, names
        that are missing.
    """
    path = Path(path)
    decks, problems = _examine_file(path)
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
