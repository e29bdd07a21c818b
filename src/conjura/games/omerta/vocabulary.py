"""What a card of Omertà can say, what a deck file of it looks like, and the lint of one.

Every form here is read by `catalogue.Catalogue` and carried out by `rules.effects`; a card that uses only these
needs no code. Money in a deck is in dollars, whole thousands; everywhere else in the program it is in thousands.
"""

from __future__ import annotations

from collections.abc import Sequence

from conjura.engine.deck import Card, Deck, DeckSchema, Field, problem
from conjura.engine.effects import Form, Parameter, Vocabulary
from conjura.engine.library import Library

BOROUGHS = ("bronx", "brooklyn", "manhattan", "queens", "staten_island")
"""The five boroughs (O-1.4)."""
BUSINESSES = ("influence_peddling", "illegal_betting", "prostitution", "arms_trade", "drug_trade")
"""The five businesses (O-9), in the order of the table of bonuses."""
STATS = ("combat", "influence", "subterfuge")
"""The stats that are rolled for."""
DEEDS = ("conquest", "assault", "robbery", "involvement", "event")
"""The kinds of rolls that cards speak of."""
WINDOWS = (
    "own_turn", "before_payday", "own_buy", "declare", "before_roll", "after_roll", "after_action", "card_played",
    "happening", "draw",
)  # fmt: skip
"""Moments at which a card is played (O-6.8); a Happening has `draw`."""

THOUSAND = 1000
SOLDIERS_LEAST = 1


def _number(name: str, low: int, high: int, default: int | None = None) -> Parameter:
    return Parameter(name, "int", numbers=(low, high), default=default)


def _word(name: str, *words: str, default: str | None = None) -> Parameter:
    return Parameter(name, "word", words=words, default=default)


def _dollars(name: str = "amount", default: int | None = None) -> Parameter:
    return _number(name, 0, 999_000, default)


_STAT = _word("stat", *STATS)
_WHO = _word("who", "own", "each", "target")
_IF = _word("if", "one_capo", "more_capos", "always", default="always")
_PER = Parameter("per", "filter", words=("once", "domain"), keys=("borough", "business"), default="once")
_EVENT = ("event",)
_CONDITION = ("condition",)
_TARGET = ("target",)
_OBJECTIVE = ("objective",)

VOCABULARY = Vocabulary(
    forms=(
        # What a card does
        Form(
            "bonus",
            _EVENT,
            (
                _word("stat", *STATS, "any"),
                _number("amount", -9, 9),
                _word("side", "own", "target"),
                _word("roll", "this", *DEEDS, default="this"),
            ),
        ),
        Form("reroll", _EVENT, (_word("side", "own", "target"),)),
        Form(
            "lend",
            _EVENT,
            (_number("count", 1, 5), _word("from", "own", "target"), _word("to", "own", "target")),
        ),
        Form("gain", _EVENT, (_word("who", "own", "each"), _dollars(), _PER)),
        Form(
            "pay",
            _EVENT,
            (
                _WHO,
                _dollars(),
                _PER,
                _word("to", "bank", "own"),
                _word("debt", "yes", "no", default="no"),
                _IF,
            ),
            once=False,
        ),
        Form("pay", _EVENT, (_word("who", "own"), _word("part", "half"), _word("to", "bank")), once=False),
        Form(
            "soldiers",
            _EVENT,
            (
                _word("who", "own", "each"),
                _number("amount", 1, 9),
                _word("place", "reserve", "reserve_of_target", "reserve_of_each"),
                _IF,
            ),
            once=False,
        ),
        Form(
            "soldiers",
            _EVENT,
            (
                _WHO,
                _number("amount", -9, -1),
                _word(
                    "from",
                    "committed",
                    "target",
                    "domain_of_target",
                    "reserve_of_target",
                    "reserve_of_roller",
                    "any",
                ),
            ),
            once=False,
        ),
        Form(
            "soldiers",
            _EVENT,
            (_word("who", "own"), _word("part", "half"), _word("from", "target")),
            once=False,
        ),
        Form(
            "transfer_soldiers",
            _EVENT,
            (_number("amount", 1, 9), _word("from", "own"), _word("to", "target")),
        ),
        Form("save_soldiers", _EVENT, (_number("count", 1, 9),)),
        Form("price", _EVENT, (_word("what", "soldier"), _dollars("value"))),
        Form("domain_to_centre", _EVENT, (_word("target", "target"),)),
        Form("take", _EVENT, (_word("target", "target"),)),
        Form("expose", _EVENT, (_number("count", 1, 9),)),
        Form("capo_gain", _EVENT, (_word("who", "own"), _IF)),
        Form("capo_or_money", _EVENT, (_dollars(), _IF)),
        Form("block", _EVENT, (_word("target", "target"),)),
        Form("type_redraw", _EVENT, (_number("draw", 1, 3), _number("keep", 1, 1))),
        Form("type_swap", _EVENT, (_word("with", "own_capo"), _word("target", "target"))),
        Form(
            "cancel",
            _EVENT,
            (_word("what", "card", "happening", "action"), _word("refund", "action", "none", default="none")),
        ),
        Form(
            "forbid",
            _EVENT,
            (_word("what", "assault", "involvement"), _word("on", "that_domain", "all", "this_action")),
        ),
        Form("free_involve", _EVENT, (_word("who", "own"),)),
        Form("robbed", _EVENT, (_word("token", "set", "clear"),)),
        Form("draw", _EVENT, (_number("amount", 1, 9), _word("keep", "actions"))),
        Form("peek", _EVENT, (_word("what", "hand"), _word("target", "target"))),
        Form(
            "discard",
            _EVENT,
            (_word("who", "own", "target"), _number("count", 1, 1), _word("chooser", "own", "random")),
        ),
        Form(
            "extra_action",
            _EVENT,
            (_word("kind", "assault", "robbery"), _word("target", "any", "attacker", default="any")),
        ),
        # The roll that it asks for
        Form(
            "roll",
            ("test",),
            (
                _STAT,
                _word("scope", "don", "capo", "type", "chain", "chain_of_target"),
                _number("difficulty", 1, 30),
                _word("capo", "any", "reserve", default="any"),
            ),
        ),
        Form("versus", ("test",), (_STAT, _word("scope", "don", "chain"))),
        # When it may be played
        Form("own_side", _CONDITION, (_word("of", "any", "attacker", "defender", default="any"),)),
        Form("other_side", _CONDITION),
        Form("not_involved", _CONDITION),
        Form("active", _CONDITION),
        Form("not_active", _CONDITION),
        Form("stat", _CONDITION, (_word("is", *STATS),)),
        Form("by", _CONDITION, (_word("who", "own", "other"),)),
        Form("own_robbed_capo", _CONDITION),
        Form("own_reserve", _CONDITION, compare=(">=",)),
        Form("own_token_free", _CONDITION),
        Form("own_soldiers_lost", _CONDITION, compare=(">=",)),
        Form("own_domain_target", _CONDITION),
        Form("own_domain_lost", _CONDITION),
        Form("own_action_open", _CONDITION),
        Form("own_action_done", _CONDITION),
        Form("own_domains", _CONDITION, compare=(">=",)),
        Form("own_hand", _CONDITION, compare=(">=",)),
        Form("money", _CONDITION, compare=(">=",)),
        Form("type_deck", _CONDITION, compare=(">=",)),
        Form("domain_deck", _CONDITION, compare=(">=",)),
        # At whom or what
        Form(
            "family",
            _TARGET,
            (
                _word(
                    "of",
                    "other",
                    "next",
                    "third",
                    "either_side",
                    "opponent",
                    "attacker",
                    "rolling_other",
                    "most_pr",
                ),
                _number("reserve", 0, 9, 0),
                _number("hand", 0, 9, 0),
            ),
        ),
        Form("families", _TARGET, (_word("of", "all", "others", "most_pr", "least_pr"),)),
        Form(
            "capo",
            _TARGET,
            (
                _word("of", "own", "other"),
                _word("that", "any", "robbed", "not_robbed", "not_blocked", "has_domain", default="any"),
            ),
        ),
        Form("capos", _TARGET, (_word("of", "own"),)),
        Form(
            "domain",
            _TARGET,
            (
                _word("of", "own", "other", "centre"),
                _word("that", "any", "empty", "manned", "lowest_pr", "most_soldiers", default="any"),
                _number("pr", 0, 99, 99),
            ),
        ),
        # What an objective asks for
        Form(
            "count",
            _OBJECTIVE,
            (
                _word("zone", "domains"),
                Parameter("filter", "filter", words=("all",), keys=("borough", "business"), default="all"),
                _number("pr", 0, 99, 0),
                _number("soldiers", 0, 5, 0),
            ),
            (">=",),
            once=False,
        ),
        Form(
            "distinct",
            _OBJECTIVE,
            (_word("zone", "domains"), _word("attribute", "borough", "business")),
            (">=",),
        ),
        Form(
            "most", _OBJECTIVE, (_word("zone", "domains"), _word("attribute", "borough", "business")), (">=",)
        ),
        Form("sum", _OBJECTIVE, (_word("what", "money", "income", "soldiers"),), (">=",)),
        Form(
            "done",
            _OBJECTIVE,
            (
                _word("deed", "assault_won", "robbery_won", "conquest_won"),
                _number("difficulty", 0, 99, 0),
                _word("target", "any", "pr_leader", default="any"),
            ),
            (">=",),
        ),
    ),
    domains={"borough": BOROUGHS, "business": BUSINESSES},
)
"""All that the cards of the house deck say, and what others may say in the same words."""

_ORIGIN = Field("origin", "word", ("card", "house"), default="house")


def _value(name: str) -> Field:
    return Field(name, "int", numbers=(0, 99))


_CHAIN = (
    _value("combat"),
    _value("influence"),
    _value("subterfuge"),
    Field("resources", "int", numbers=(0, 99_000)),
)

SCHEMA = DeckSchema(
    game="omerta",
    kinds={
        "don": (
            Field("id", "id"),
            *_CHAIN,
            Field("recruitment", "int", numbers=(1, 15)),
            _ORIGIN,
        ),
        "capo": (Field("id", "id"), *_CHAIN, _ORIGIN),
        "type": (Field("id", "id"), Field("copies", "int", numbers=(1, 15), default=1), *_CHAIN, _ORIGIN),
        "domain": (
            Field("id", "id"),
            Field("borough", "word", BOROUGHS),
            Field("business", "word", BUSINESSES),
            Field("difficulty", "int", numbers=(1, 99)),
            _value("defence"),
            Field("resources", "int", numbers=(1000, 99_000)),
            _value("pr"),
            _ORIGIN,
        ),
        "objective": (
            Field("id", "id"),
            Field("kind", "word", ("main", "secondary")),
            Field("pr", "int", numbers=(0, 99), default=0),
            Field("conditions", "effects", place="objective"),
            Field("cost", "int", numbers=(0, 999_000), default=0),
            _ORIGIN,
        ),
        "event": (
            Field("id", "id"),
            Field("kind", "word", ("action", "happening")),
            Field("copies", "int", numbers=(1, 9), default=1),
            Field("no_two_players", "bool", default=False),
            Field("window", "word", WINDOWS),
            Field("deeds", "words", DEEDS, default=()),
            Field("conditions", "effects", place="condition", default=()),
            Field("target", "effects", place="target", default=()),
            Field("price", "int", numbers=(0, 999_000), default=0),
            Field("test", "effects", place="test", default=()),
            Field("effects", "effects", place="event", default=()),
            Field("success", "effects", place="event", default=()),
            Field("failure", "effects", place="event", default=()),
            _ORIGIN,
        ),
    },
    vocabulary=VOCABULARY,
    references={},
)
"""What a deck file of Omertà looks like."""

MONEY_VERBS = {"gain": "amount", "pay": "amount", "price": "value", "capo_or_money": "amount"}
"""The verbs that speak of money, and in which parameter."""
ROLL_WINDOWS = ("declare", "before_roll", "after_roll", "after_action")
"""The windows of which a card says by `deeds` in which deeds it is played."""


def _effects_problems(file: str, card: Card) -> list[str]:
    """What the effects of an event say only together."""
    found: list[str] = []

    def say(field: str, what: str) -> None:
        found.append(problem(file, card.lines[field], field, what))

    test = card.effects["test"]
    rows = [effect for field in ("effects", "success", "failure") for effect in card.effects[field]]
    if test and card.effects["effects"]:
        say("effects", "expected success and failure on a card with a test, found effects")
    if not test and (card.effects["success"] or card.effects["failure"]):
        say("test", "expected a test on a card with success or failure, found none")
    if not rows:
        say("effects", "expected at least one effect, found none")
    if len(test) > 1 or len(card.effects["target"]) > 1:
        say("test" if len(test) > 1 else "target", "expected at most one")
    if (card.word("window") == "draw") != (card.word("kind") == "happening"):
        say("window", "expected draw on a happening and on nothing else")
    if (card.word("window") in ROLL_WINDOWS) != bool(card.words("deeds")):
        say("deeds", "expected the deeds of a window of declare, before_roll, after_roll or after_action")
    for effect in rows:
        name = MONEY_VERBS.get(effect.verb)
        if name in effect.args and effect.number(name) % THOUSAND:
            say("effects", f"expected whole thousands of dollars, found {effect.number(name)}")
    target = card.effects["target"][0].verb if card.effects["target"] else ""
    needs = {
        "domain_to_centre": ("domain",),
        "take": ("domain",),
        "block": ("capo",),
        "type_redraw": ("capo",),
        "type_swap": ("capo",),
        "robbed": ("capo",),
        "peek": ("family",),
        "transfer_soldiers": ("family",),
    }
    for effect in rows:
        if effect.verb in needs and target not in needs[effect.verb]:
            say("target", f"expected a target {needs[effect.verb][0]}(...) for {effect.verb}, found none")
    return found


def _card_problems(file: str, card: Card) -> list[str]:
    """What the fields of one card say only together."""
    found: list[str] = []
    for field in ("resources", "price", "cost"):
        if field in card.values and card.number(field) % THOUSAND:
            what = f"expected whole thousands of dollars, found {card.number(field)}"
            found.append(problem(file, card.lines[field], field, what))
    if card.kind == "event":
        found += _effects_problems(file, card)
    elif card.kind == "objective" and not card.effects["conditions"]:
        found.append(
            problem(file, card.lines["conditions"], "conditions", "expected at least one, found none")
        )
    return found


LEAST = {"don": 2, "capo": 6, "domain": 12, "objective": 6}
"""The least number of cards of a kind with which two can play."""


def _together(decks: Sequence[Deck]) -> list[str]:
    """What decks in play together must have."""
    file = decks[-1].file if decks else "decks"
    found: list[str] = []

    def say(field: str, what: str) -> None:
        found.append(problem(file, 1, field, what))

    for kind, least in LEAST.items():
        count = sum(len(deck.of(kind)) for deck in decks)
        if count < least:
            say(kind, f"expected at least {least} cards [[{kind}]], found {count}")
    types = sum(card.number("copies") for deck in decks for card in deck.of("type"))
    capos = sum(len(deck.of("capo")) for deck in decks)
    if types < capos:
        say("type", f"expected a copy for each of the {capos} Capos, found {types}")
    for borough in BUSINESSES:
        count = sum(card.word("business") == borough for deck in decks for card in deck.of("domain"))
        if count > 5:
            say("domain", f"expected at most 5 Domains of {borough}, found {count}")
    mains = sum(card.word("kind") == "main" for deck in decks for card in deck.of("objective"))
    if mains < 2:
        say("objective", f"expected at least 2 main objectives, found {mains}")
    return found


LIBRARY = Library(SCHEMA, "conjura.games.omerta", _card_problems, _together)
"""The decks that come with the game, decks from files, and their lint."""

deck_ids = LIBRARY.deck_ids
read_decks = LIBRARY.read_decks
read_deck_file = LIBRARY.read_deck_file
lint_deck = LIBRARY.lint_deck
