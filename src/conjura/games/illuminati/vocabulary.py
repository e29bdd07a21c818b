"""What a card of Illuminati can say, what a deck file of it looks like, and the lint of one.

Every form here is read by `catalogue.Catalogue`; a card that uses only these needs no code.
"""

from __future__ import annotations

from collections.abc import Sequence

from conjura.engine.deck import Card, Deck, DeckSchema, Field, problem
from conjura.engine.effects import Form, Parameter, Vocabulary
from conjura.engine.library import Library

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

WINDOWS = (
    "start", "income", "actions", "announce", "attack", "card", "roll", "answer", "any", "others", "quiet", "own_start",
    "own_turn", "place",
)  # fmt: skip
"""Moments at which a Special is played (I-31.5): `actions` the own T4, `announce` with the own attack,
`attack` a step of the spending loop, `card` window (3), `any` as I-31.6 says; `others` the same outside the own
turn, `quiet` the same outside attacks; `own_start` T0 of the own turn, `own_turn` T0 to T4 of it outside
attacks, `place` when its player hangs a Group."""

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
_ILLUMINATI = Parameter("if", "filter", keys=("illuminati",))
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
        Form(
            "bonus",
            _STRUCTURE,
            (
                _amount(),
                _word("attack", "destroy"),
                _word("side", "defend"),
                _word("target", "own"),
            ),
            once=False,
        ),
        Form(
            "overlook",
            ("group",),
            (_word("alignment", *ALIGNMENT_WORDS), _word("attack", "destroy"), _alignments("target")),
        ),
        Form("participate", _STRUCTURE, (_number("limit", 2, 9),)),
        Form("draw", _STRUCTURE, (_amount(2, 9), _word("when", "draw_step")), once=False),
        Form("draw", _STRUCTURE, (_amount(1, 1), _number("cost", 1, 99), _word("limit", "turn")), once=False),
        Form("draw", ("group",), (_amount(1, 1), _word("when", "draw_step"), _ILLUMINATI), once=False),
        Form("income", ("group",), (_amount(1, 9), _ILLUMINATI), once=False),
        Form("income", ("group",), (_amount(1, 9), _word("when", "each_turn")), once=False),
        Form(
            "extra_action",
            _STRUCTURE,
            (_number("count", 1, 1), _number("cost", 1, 99), _word("limit", "turn")),
        ),
        Form("extra_transfer", _STRUCTURE, (_number("count", 1, 9), _word("limit", "turn"))),
        Form("gain", ("illuminati",), (_amount(1, 99), _word("when", "own_group_lost"))),
        Form("privilege", ("illuminati",), (_number("cost", 1, 99), _word("limit", "turn"))),
        Form("privilege", ("illuminati",), (_number("cost", 1, 99), _word("attempt", "propaganda"))),
        Form("reorganize", ("illuminati",), (_word("when", "power_step"),)),
        Form("move_money", ("illuminati",), (_word("when", "power_step"),)),
        Form("tax", _STRUCTURE, (_amount(),)),
        Form("transfer", _STRUCTURE, (_word("to", "own"),)),
        Form("alter_alignment", _STRUCTURE, (_word("limit", "turn"),)),
        # What the expansion rules say of a Group, though its card does not
        Form("media", ("module",)),
        Form("assist", ("module",), (_word("attack", "brainwash"), _number("limit", 1, 9))),
        Form("survive", ("illuminati",), (_word("if", "goal"),)),
        # Specials
        Form("set_roll", ("special",), (_number("value", 2, 12),)),
        Form("take", ("special",), (_word("target", "uncontrolled"), _number("count", 1, 1))),
        Form("peek", ("special",), (_word("what", "money", "hand", many=True),)),
        Form("cancel", ("special",), (_word("what", "privilege", "special", "help"),)),
        Form("interfere", ("special",)),
        Form(
            "income",
            ("special",),
            (_number("factor", 2, 2), _word("target", "own"), _word("duration", "turn")),
        ),
        Form(
            "income",
            ("special",),
            (_number("factor", 1, 9), Parameter("per", "filter", words=("own",), keys=("alignment",))),
        ),
        Form("no_income", ("special",)),
        Form("extra_action", ("special",), (_number("count", 1, 9),)),
        Form("lose_action", ("special",), (_number("count", 1, 9),)),
        Form(
            "bonus",
            ("special",),
            (_amount(), _word("side", "defend"), _word("scope", "this_attack"), _alignments("target")),
            once=False,
        ),
        Form(
            "bonus",
            ("special",),
            (_amount(), _word("side", "attack", "defend", many=True), _word("scope", "this_attack")),
            once=False,
        ),
        Form("refund", ("special",), (_word("who", "own"), _word("duration", "attack"))),
        Form("discard", ("special",), (_word("target", "uncontrolled"),)),
        Form("reorganize", ("special",)),
        Form("connect", ("special",), (_word("side", "no_arrow"),)),
        Form("unmask", ("special",), (_word("target", "not_in_play"),)),
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
        Form("sum", ("goal",), (_word("what", "money"), _word("zone", "illuminati")), (">=",)),
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
"""All that the cards of the Deluxe and the Y2K set say, and what others may say in the same words."""

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
            Field("goal_origin", "word", ("card", "house"), default="card"),
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
            Field("module", "effects", place="module", default=()),
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
        "reprint": (
            Field("id", "reprint", ("special",)),
            Field("copies", "int", numbers=(1, 9)),
        ),
    },
    vocabulary=VOCABULARY,
    references={"group": "group", "illuminati": "illuminati"},
)
"""What a deck file of Illuminati looks like."""


# --- reading ---------------------------------------------------------------------------------------------


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


LIBRARY = Library(SCHEMA, "conjura.games.illuminati", _card_problems, _together)
"""The decks that come with the game, decks from files, and their lint."""

deck_ids = LIBRARY.deck_ids
read_decks = LIBRARY.read_decks
read_deck_file = LIBRARY.read_deck_file
lint_deck = LIBRARY.lint_deck
