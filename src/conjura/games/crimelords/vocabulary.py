"""What a card of Crime Lords can say, what a deck file of it looks like, and the lint of one.

Every form here is read by `catalogue.Catalogue`; a card that uses only these needs no code.
"""

from __future__ import annotations

from collections.abc import Sequence

from conjura.engine.deck import Card, Deck, DeckSchema, Field, problem
from conjura.engine.effects import Form, Parameter, Vocabulary
from conjura.engine.library import Library

TYPE_WORDS = (
    "gambling",
    "nightlife",
    "smuggling",
    "food",
    "stolen_goods",
    "loans",
    "sport",
    "graft",
    "forgery",
    "street_gang",
    "lowlifes",
)
"""The types of Rackets in the order of their bits (C-1.4)."""

HELPING_TYPES = ("street_gang", "lowlifes")
"""The types of Rackets that help in their own district (C-13.3)."""

DISTRICT_WORDS = ("docks", "old_town", "heights", "neon_row")
ATTACK_WORDS = ("recruit", "racket", "hit")
WINDOWS = ("own_turn", "payroll", "declare", "money", "help", "before_roll", "after_roll", "special")
"""Moments at which a Special is played (C-11.14)."""
WHO = ("owner", "attacker", "not_attacker", "target_owner", "not_player", "anyone")
CAUSES = ("demoted", "stronger", "killed")
"""Why a Crook gets a marker, as far as a card can spare it (C-10.2)."""

LEAST_MOBS = 2
LEAST_CROOKS = 7
LEAST_RACKETS = 5


def _amount(low: int = -99, high: int = 99, default: int | None = None) -> Parameter:
    return Parameter("amount", "int", numbers=(low, high), default=default)


def _word(name: str, *words: str, many: bool = False, default: str | None = None) -> Parameter:
    return Parameter(name, "word", words=words, many=many, default=default)


def _number(name: str, low: int, high: int, default: int | None = None) -> Parameter:
    return Parameter(name, "int", numbers=(low, high), default=default)


_OWNERS = (
    "any", "self", "other", "own_crook", "rival_crook", "uncontrolled_crook", "own_racket", "rival_racket",
    "uncontrolled_racket", "own_card", "uncontrolled", "rival", "not_boss", "lieutenant",
)  # fmt: skip
_KEYS = ("type", "district", "weakness")
_COMPARED = ("power<=", "resistance<=", "unhappy=")


def _filter(name: str, default: str | None = None, counted: bool = False) -> Parameter:
    return Parameter(
        name,
        "filter",
        words=_OWNERS,
        keys=_KEYS,
        many=False,
        joined=True,
        compared=_COMPARED,
        counted=counted,
        default=default,
    )


_COST = Parameter("cost", "filter", words=("token",), keys=("money",), joined=True)
_COUNT = _number("count", 1, 9, 1)
_TARGET = _filter("target")
_STRUCTURE = ("mob", "crook", "racket")

VOCABULARY = Vocabulary(
    forms=(
        # Whole mobs and single cards
        Form(
            "bonus",
            _STRUCTURE,
            (
                _word("attack", *ATTACK_WORDS, many=True),
                _word("side", "attack", "defend"),
                _word("scope", "any_attempt", "self", "target"),
                _TARGET,
                _amount(),
            ),
            once=False,
        ),
        Form("bodyguard", ("crook",), (_amount(),)),
        Form("hide", ("crook", "racket"), (_word("scope", "any_attempt", "self"), _amount())),
        Form("wage", ("mob", "crook", "racket"), (_TARGET, _amount()), once=False),
        Form("gain", _STRUCTURE, (_amount(1), _word("when", "income", "kill", "recruit")), once=False),
        Form(
            "gain",
            _STRUCTURE,
            (_amount(1), _filter("per"), _number("max", 1, 99), _word("when", "income")),
            once=False,
        ),
        Form("income", ("racket",), (_amount(1), _filter("if", counted=True)), once=False),
        Form("income", ("racket",), (_amount(1), _filter("per"), _number("max", 1, 99)), once=False),
        Form("draw", _STRUCTURE, (_amount(1),)),
        Form("calm", _STRUCTURE, (_TARGET, _COUNT, _amount(1, 3), _word("when", "turn_start")), once=False),
        Form(
            "calm",
            _STRUCTURE,
            (
                _TARGET,
                _COUNT,
                _amount(1, 3),
                _word("when", "turn_start"),
                Parameter("cost", "filter", keys=("money",)),
            ),
            once=False,
        ),
        Form("calm", ("crook", "racket"), (_TARGET, _COUNT, _amount(1, 3), _COST), once=False),
        Form("upset", ("crook", "racket"), (_TARGET, _COUNT, _amount(1, 3), _COST)),
        Form("no_marker", ("crook",), (_word("cause", *CAUSES, many=True),)),
        Form(
            "ready",
            _STRUCTURE,
            (
                _TARGET,
                _COUNT,
                Parameter("cost", "filter", keys=("money",)),
                _word("limit", "turn"),
            ),
        ),
        Form("exhaust", ("crook", "racket"), (_TARGET, _COUNT, _COST)),
        Form("move", ("crook",), (_word("target", "self"), _word("limit", "turn"))),
        Form("growth", ("crook",), (_amount(1, 5),)),
        Form("counts_as", ("racket",), (_word("type", *TYPE_WORDS),)),
        Form(
            "peek",
            ("crook", "racket"),
            (_word("what", "hand", "money", many=True), _word("target", "rival"), _COST),
        ),
        # Specials
        Form("set_roll", ("special",), (_number("value", 2, 12),)),
        Form("reroll", ("special",)),
        Form("cancel", ("special",), (_word("what", "special"),)),
        Form("cancel", ("special",), (_word("what", "attack"), _word("attack", *ATTACK_WORDS, many=True))),
        Form(
            "cancel",
            ("special",),
            (_word("what", "help"), _word("attack", "racket"), _number("count", 1, 1, 1)),
        ),
        Form("take", ("special",), (_TARGET, _number("count", 1, 1, 1))),
        Form(
            "income",
            ("special",),
            (_TARGET, _number("count", 1, 1, 1), _number("value", 0, 0), _word("duration", "next_income")),
        ),
        Form(
            "bonus",
            ("special",),
            (
                _word("attack", *ATTACK_WORDS, many=True),
                _word("side", "attack", "defend", "choice"),
                _word("scope", "this_attack"),
                _word("target", "any"),
                _amount(),
            ),
        ),
        Form("gain", ("special",), (_amount(1), _word("when", "now"))),
        Form("ready", ("special",), (_TARGET, _COUNT)),
        Form("calm", ("special",), (_TARGET, _COUNT, _amount(1, 3))),
        Form("exhaust", ("special",), (_TARGET, _COUNT)),
        Form("upset", ("special",), (_TARGET, _number("count", 1, 1, 1), _amount(1, 3))),
        Form(
            "wage",
            ("special",),
            (_TARGET, _number("count", 1, 1, 1), _number("value", 0, 0), _word("duration", "this_payroll")),
        ),
        Form("peek", ("special",), (_word("what", "hand", "money", many=True), _word("target", "rival"))),
        Form(
            "steal",
            ("special",),
            (_word("what", "special"), _word("target", "rival"), _number("count", 1, 1, 1)),
        ),
    ),
    domains={
        "type": TYPE_WORDS,
        "district": DISTRICT_WORDS,
        "weakness": TYPE_WORDS,
        "money": tuple(str(n) for n in range(1, 100)),
    },
)
"""All that the cards of the house deck say, and what others may say in the same words."""

SCHEMA = DeckSchema(
    game="crimelords",
    kinds={
        "mob": (
            Field("id", "id"),
            Field("boss_bonus", "int", numbers=(0, 6)),
            Field("effects", "effects", place="mob", default=()),
        ),
        "crook": (
            Field("id", "id"),
            Field("power", "int", numbers=(0, 6)),
            Field("resistance", "int", numbers=(0, 99)),
            Field("weakness", "word", TYPE_WORDS),
            Field("effects", "effects", place="crook", default=()),
        ),
        "racket": (
            Field("id", "id"),
            Field("district", "word", DISTRICT_WORDS),
            Field("type", "word", TYPE_WORDS),
            Field("resistance", "int", numbers=(0, 99)),
            Field("income", "int", numbers=(0, 99)),
            Field("power", "int", numbers=(0, 9), default=0),
            Field("effects", "effects", place="racket", default=()),
        ),
        "special": (
            Field("id", "id"),
            Field("copies", "int", numbers=(1, 9), default=1),
            Field("window", "word", WINDOWS),
            Field("who", "word", WHO),
            Field("effects", "effects", place="special"),
        ),
    },
    vocabulary=VOCABULARY,
    references={},
)
"""What a deck file of Crime Lords looks like."""

MOMENTS: dict[str, tuple[str, ...]] = {
    "set_roll": ("before_roll",),
    "reroll": ("after_roll",),
    "take": ("own_turn",),
    "income": ("own_turn",),
    "bonus": ("declare", "money", "before_roll"),
    "gain": ("own_turn",),
    "ready": ("own_turn",),
    "calm": ("own_turn",),
    "exhaust": ("own_turn",),
    "upset": ("own_turn",),
    "wage": ("payroll",),
    "peek": ("own_turn",),
    "steal": ("own_turn",),
}
"""The windows in which a Special with this verb can work."""
CANCEL_MOMENTS = {"special": "special", "attack": "declare", "help": "help"}


def _card_problems(file: str, card: Card) -> list[str]:
    """What the fields of one card say only together."""
    found: list[str] = []
    if card.kind == "racket":
        helps = card.word("type") in HELPING_TYPES
        if helps and card.number("power") == 0:
            what = "expected Power on a Street Gang or Lowlifes, which help (C-13.3), found none"
            found.append(problem(file, card.lines["power"], "power", what))
    if card.kind == "special":
        window = card.word("window")
        if not card.effects["effects"]:
            what = "expected at least one effect, found none"
            found.append(problem(file, card.lines["effects"], "effects", what))
        for effect in card.effects["effects"]:
            moments = MOMENTS.get(effect.verb, ())
            if effect.verb == "cancel":
                moments = (CANCEL_MOMENTS[str(effect.args["what"])],)
            if window not in moments:
                what = f"expected one of {', '.join(moments)} for {effect.verb}, found {window}"
                found.append(problem(file, card.lines["window"], "window", what))
    return found


def _together(decks: Sequence[Deck]) -> list[str]:
    """What decks in play together must have: enough for two players (C-2.1, C-3.15)."""
    file = decks[-1].file if decks else "decks"
    found: list[str] = []
    for kind, least in (("mob", LEAST_MOBS), ("crook", LEAST_CROOKS), ("racket", LEAST_RACKETS)):
        count = sum(len(deck.of(kind)) for deck in decks)
        if count < least:
            found.append(problem(file, 1, kind, f"expected at least {least} cards [[{kind}]], found {count}"))
    return found


LIBRARY = Library(SCHEMA, "conjura.games.crimelords", _card_problems, _together)
"""The decks of Crime Lords."""
