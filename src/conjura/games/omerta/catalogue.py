"""The cards of a game of Omertà as tables that the rules look things up in.

A card is an index: first all Capos, then the Domains (these two lie on the table with Soldiers on them), then Dons,
designs of types, objectives and designs of Events. Everything here is derived from the decks; nothing names a
card, so a deck of known effects needs no code. Money is in thousands of dollars.

The module is compiled by mypyc: plain classes, no structs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from conjura.engine.deck import Card, Deck
from conjura.engine.effects import Effect
from conjura.games.omerta.vocabulary import (
    BOROUGHS,
    BUSINESSES,
    DEEDS,
    STATS,
    THOUSAND,
    read_deck_file,
    read_decks,
)

COMBAT: Final = 0
INFLUENCE: Final = 1
SUBTERFUGE: Final = 2
ANY_STAT: Final = 3

CONQUEST: Final = 0
ASSAULT: Final = 1
ROBBERY: Final = 2
INVOLVEMENT: Final = 3
EVENT: Final = 4
DEED_NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(DEEDS)}
STAT_NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate((*STATS, "any"))}

CONTROL: Final = 3
"""So many Domains of one business are control (O-9)."""
MONOPOLY: Final = 5
"""So many are a monopoly as well (O-9)."""
CONTROL_BONUS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 3), (2, 0, 0, 0), (0, 0, 1, 1),
)  # fmt: skip
"""By business: COMBAT, INFLUENCE, SUBTERFUGE, thousands of dollars of its control (O-9)."""
MONOPOLY_BONUS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 3), (1, 0, 0, 0), (0, 0, 0, 2),
)  # fmt: skip
"""What monopoly adds (O-9)."""

ASSAULT_WON: Final = 0
ROBBERY_WON: Final = 1
CONQUEST_WON: Final = 2
DEED_WON: Final[dict[str, int]] = {
    "assault_won": ASSAULT_WON,
    "robbery_won": ROBBERY_WON,
    "conquest_won": CONQUEST_WON,
}


class Moving:
    """An objective that hangs on what moves, and what must be there at least before it is worth a closer look.

    Attributes:
        card: its index.
        bit: its bit, counted from `first_objective`.
        money: thousands.
        income: RESOURCES.
        deeds, soldiers: how many.
    """

    __slots__ = ("bit", "card", "deeds", "income", "money", "soldiers")

    def __init__(self, card: int, bit: int, money: int) -> None:
        self.card: int = card
        self.bit: int = bit
        self.money: int = money
        self.income: int = 0
        self.deeds: int = 0
        self.soldiers: int = 0


class Design:
    """What an Event card does, ready for the rules.

    Attributes:
        card: its index.
        happening: whether it is a Happening.
        alone: whether it is useless with two players (O-5.5).
        window: when it is played.
        deeds: the deeds (by number) of its window.
        conditions: `(verb, word, number)` of each.
        target: the verb of its target, empty for none; `of`, `that` and the numbers `reserve`, `hand`, `pr` of it.
        price: thousands that may be paid for the test to come about; 0 for none.
        test: `roll`, `versus` or empty; `stat`, `scope`, `difficulty` of it.
        armed: whether the Capo who rolls needs a Soldier in Reserve.
        names_capo: whether an own Capo is named with the target.
        effects, success, failure: what is carried out without a test, or after it.
    """

    __slots__ = (
        "alone", "armed", "card", "conditions", "deeds", "difficulty", "effects", "failure", "hand", "happening",
        "names_capo", "of", "pr", "price", "reserve", "scope", "stat", "success", "target", "test", "that", "window",
    )  # fmt: skip

    def __init__(self, number: int, card: Card) -> None:
        self.card: int = number
        self.happening: bool = card.word("kind") == "happening"
        self.alone: bool = card.values["no_two_players"] is True
        self.window: str = card.word("window")
        self.deeds: tuple[int, ...] = tuple([DEED_NUMBER[word] for word in card.words("deeds")])
        self.conditions: tuple[tuple[str, str, int], ...] = tuple(
            [_condition(effect) for effect in card.effects["conditions"]]
        )
        self.target: str = ""
        self.of: str = ""
        self.that: str = "any"
        self.reserve: int = 0
        self.hand: int = 0
        self.pr: int = 99
        for effect in card.effects["target"]:
            self.target = effect.verb
            self.of = str(effect.args["of"])
            self.that = str(effect.args.get("that", "any"))
            self.reserve = _argument(effect, "reserve", 0)
            self.hand = _argument(effect, "hand", 0)
            self.pr = _argument(effect, "pr", 99)
        self.price: int = card.number("price") // THOUSAND
        self.test: str = ""
        self.stat: int = 0
        self.scope: str = ""
        self.difficulty: int = 0
        self.armed: bool = False
        for effect in card.effects["test"]:
            self.test = effect.verb
            self.stat = STAT_NUMBER[str(effect.args["stat"])]
            self.scope = str(effect.args["scope"])
            self.difficulty = _argument(effect, "difficulty", 0)
            self.armed = effect.args.get("capo", "any") == "reserve"
        self.effects: tuple[Effect, ...] = card.effects["effects"]
        self.success: tuple[Effect, ...] = card.effects["success"]
        self.failure: tuple[Effect, ...] = card.effects["failure"]
        swaps = False
        for effect in (*self.effects, *self.success, *self.failure):
            if effect.verb == "type_swap":
                swaps = True
        self.names_capo: bool = self.scope == "chain" or swaps

    def all_effects(self) -> tuple[Effect, ...]:
        """All that it may come to do."""
        return (*self.effects, *self.success, *self.failure)

    def does(self, verb: str) -> bool:
        """Whether it may come to do something of this verb."""
        for effect in self.all_effects():
            if effect.verb == verb:
                return True
        return False


def _plainness(design: Design) -> tuple[int, int]:
    """The fewer conditions the sooner, and of one condition that another rolls before that one rolls oneself."""
    verbs = [verb for verb, _, _ in design.conditions]
    return (len(verbs), 0 if "other_side" in verbs else 1)


def _condition(effect: Effect) -> tuple[str, str, int]:
    word = ""
    for value in effect.args.values():
        word = str(value)
    return (effect.verb, word, 0 if effect.compare is None else effect.compare[1])


def _argument(effect: Effect, name: str, missing: int) -> int:
    value = effect.args.get(name, missing)
    return value if isinstance(value, int) else missing


class Catalogue:
    """All cards in play, by index.

    Attributes:
        slugs, index: by card, and back.
        n_capos, first_domain, first_don, first_type, first_objective, first_event, n_cards: where each kind begins.
        combat, influence, subterfuge, resources: of Capos, Dons and types (0 of Domains but for `resources`).
        stats: by stat, the column of it.
        borough, business, difficulty, defence: by Domain (its index in the catalogue), 0 of others.
        pr: of Domains and objectives.
        recruitment: of Dons.
        copies: of types and Events; 1 of others.
        mains, secondaries: the objectives of each kind.
        objective: by objective, its conditions as `(verb, what, number, pr, soldiers, least)`; see `_wish`.
        cost: by objective, the thousands that its claim costs.
        lasting: the objectives that hang on who holds which Domain alone.
        by_deeds: the secondary ones that hang on deeds alone.
        moving_mains, moving_secondaries: the others.
        main_mask: the bits of the main objectives, counted from `first_objective`.
        designs: by Event, what it does.
        for_all: the windows and deeds in which some Action could be played whoever is asked.
        in_window: by window and deed (-1 for windows outside a deed), the Actions played there.
        actions, happenings: the designs of each kind.
    """

    __slots__ = (
        "actions", "borough", "business", "by_deeds", "combat", "copies", "cost", "defence", "designs", "difficulty",
        "first_domain", "first_don", "first_event", "first_objective", "first_type", "for_all", "happenings", "in_window",
        "index", "influence", "lasting",
        "main_mask",
        "mains",
        "moving_mains", "moving_secondaries", "n_capos", "n_cards", "objective", "pr", "recruitment", "resources",
        "secondaries", "slugs", "stats", "subterfuge",
    )  # fmt: skip

    def __init__(self, decks: tuple[Deck, ...]) -> None:
        """Derive all tables from checked decks; of each kind, the cards of an earlier deck come first."""
        rows: list[Card] = []
        firsts: list[int] = []
        for kind in ("capo", "domain", "don", "type", "objective", "event"):
            firsts.append(len(rows))
            for deck in decks:
                rows.extend(deck.of(kind))
        self.slugs: tuple[str, ...] = tuple([card.id for card in rows])
        self.index: dict[str, int] = {slug: number for number, slug in enumerate(self.slugs)}
        self.n_capos: int = firsts[1]
        self.first_domain: int = firsts[1]
        self.first_don: int = firsts[2]
        self.first_type: int = firsts[3]
        self.first_objective: int = firsts[4]
        self.first_event: int = firsts[5]
        self.n_cards: int = len(rows)
        self.combat: tuple[int, ...] = _column(rows, "combat")
        self.influence: tuple[int, ...] = _column(rows, "influence")
        self.subterfuge: tuple[int, ...] = _column(rows, "subterfuge")
        self.stats: tuple[tuple[int, ...], ...] = (self.combat, self.influence, self.subterfuge)
        self.resources: tuple[int, ...] = tuple([number // THOUSAND for number in _column(rows, "resources")])
        self.difficulty: tuple[int, ...] = _column(rows, "difficulty")
        self.defence: tuple[int, ...] = _column(rows, "defence")
        self.pr: tuple[int, ...] = _column(rows, "pr")
        self.recruitment: tuple[int, ...] = _column(rows, "recruitment")
        self.cost: tuple[int, ...] = tuple([number // THOUSAND for number in _column(rows, "cost")])
        self.copies: tuple[int, ...] = tuple(
            [card.number("copies") if "copies" in card.values else 1 for card in rows]
        )
        self.borough: tuple[int, ...] = tuple(
            [BOROUGHS.index(card.word("borough")) if card.kind == "domain" else 0 for card in rows]
        )
        self.business: tuple[int, ...] = tuple(
            [BUSINESSES.index(card.word("business")) if card.kind == "domain" else 0 for card in rows]
        )
        mains: list[int] = []
        secondaries: list[int] = []
        self.objective: dict[int, tuple[tuple[str, str, int, int, int, int], ...]] = {}
        for number in range(self.first_objective, self.first_event):
            card = rows[number]
            (mains if card.word("kind") == "main" else secondaries).append(number)
            self.objective[number] = tuple([_wish(effect) for effect in card.effects["conditions"]])
        self.lasting: tuple[int, ...] = tuple(
            [card for card in self.objective if _lasts(self.objective[card])]
        )
        self.mains: tuple[int, ...] = tuple(mains)
        moving = [card for card in self.objective if card not in self.lasting]
        self.by_deeds: tuple[int, ...] = tuple([card for card in moving if self._by_deeds(card)])
        rows_of = [card for card in moving if card not in self.by_deeds]
        self.moving_mains: tuple[Moving, ...] = tuple(
            [self._moving(card) for card in rows_of if card in mains]
        )
        self.moving_secondaries: tuple[Moving, ...] = tuple(
            [self._moving(card) for card in rows_of if card not in mains]
        )
        self.main_mask: int = sum([1 << card - self.first_objective for card in mains])
        self.secondaries: tuple[int, ...] = tuple(secondaries)
        self.designs: dict[int, Design] = {}
        self.in_window: dict[tuple[str, int], tuple[Design, ...]] = {}
        actions: list[int] = []
        happenings: list[int] = []
        for number in range(self.first_event, self.n_cards):
            design = Design(number, rows[number])
            self.designs[number] = design
            (happenings if design.happening else actions).append(number)
            if design.happening:
                continue
            for deed in design.deeds or (-1,):
                key = (design.window, deed)
                self.in_window[key] = (*self.in_window.get(key, ()), design)
        for key, designs in self.in_window.items():
            # Most who are asked do not roll: what they could play is found first.
            self.in_window[key] = tuple(sorted(designs, key=_plainness))
        self.for_all: frozenset[tuple[str, int]] = frozenset(
            [key for key, designs in self.in_window.items() if _for_all(designs)]
        )
        self.actions: tuple[int, ...] = tuple(actions)
        self.happenings: tuple[int, ...] = tuple(happenings)

    def _by_deeds(self, card: int) -> bool:
        if self.cost[card] or card in self.mains:
            return False
        for wish in self.objective[card]:
            if wish[0] != "done":
                return False
        return True

    def _moving(self, card: int) -> Moving:
        row = Moving(card, 1 << card - self.first_objective, self.cost[card])
        for verb, what, _, _, soldiers, least in self.objective[card]:
            if verb == "done":
                row.deeds = max(row.deeds, least)
            elif verb != "sum":
                row.soldiers = max(row.soldiers, least * soldiers)
            elif what == "money":
                row.money = max(row.money, least)
            elif what == "income":
                row.income = max(row.income, least)
            else:
                row.soldiers = max(row.soldiers, least)
        return row

    def is_capo(self, card: int) -> bool:
        """Whether a card is a Capo."""
        return 0 <= card < self.n_capos

    def is_domain(self, card: int) -> bool:
        """Whether a card is a Domain."""
        return self.first_domain <= card < self.first_don


def _lasts(wishes: tuple[tuple[str, str, int, int, int, int], ...]) -> bool:
    """Whether an objective hangs on who holds which Domain alone."""
    for verb, _, _, _, soldiers, _ in wishes:
        if verb in ("sum", "done") or soldiers:
            return False
    return True


def _for_all(designs: tuple[Design, ...]) -> bool:
    """Whether, whoever is asked, one of these could be played: one without condition, or one a side of the roll."""
    sides: set[str] = set()
    for design in designs:
        if design.alone:
            continue
        if not design.conditions:
            return True
        if len(design.conditions) == 1 and design.conditions[0][:2] in (
            ("own_side", "any"),
            ("other_side", ""),
        ):
            sides.add(design.conditions[0][0])
    return len(sides) == 2


def _column(rows: list[Card], name: str) -> tuple[int, ...]:
    return tuple([card.number(name) if name in card.values else 0 for card in rows])


def _wish(effect: Effect) -> tuple[str, str, int, int, int, int]:
    """One condition of an objective: `(verb, what, number, pr, soldiers, least)`.

    `what` and `number` are what is counted: `borough` and its number, `business` and its number, `all`; what is summed;
    or a deed and its number, where `pr` is the least DIFFICULTY and `soldiers` 1 if only the leader counts.
    """
    least = 0 if effect.compare is None else effect.compare[1]
    verb = effect.verb
    if verb == "count":
        key, _, word = str(effect.args["filter"]).partition(":")
        number = 0
        if key == "borough":
            number = BOROUGHS.index(word)
        elif key == "business":
            number = BUSINESSES.index(word)
        return (verb, key, number, effect.number("pr"), effect.number("soldiers"), least)
    if verb == "done":
        deed = DEED_WON[str(effect.args["deed"])]
        leader = 1 if effect.args["target"] == "pr_leader" else 0
        return (verb, "", deed, effect.number("difficulty"), leader, least)
    if verb == "sum":
        what = str(effect.args["what"])
        return (verb, what, 0, 0, 0, least if what == "soldiers" else least // THOUSAND)
    return (verb, str(effect.args["attribute"]), 0, 0, 0, least)


@cache
def load_catalogue(decks: tuple[str, ...]) -> Catalogue:
    """The catalogue of decks that come with the game; the same object for the same decks.

    Raises:
        DeckError: an unknown deck, a problem in one, or too few cards together.
    """
    return Catalogue(read_decks(decks))


def load_catalogue_file(path: str | Path) -> Catalogue:
    """The catalogue of a deck file, after the decks it extends.

    Raises:
        DeckError: `file:line: field: expected ..., found ...`.
    """
    return Catalogue(read_deck_file(path))
