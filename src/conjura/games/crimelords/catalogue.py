"""The cards of a game of Crime Lords as tables that the rules look things up in.

A card is an index: first all Mobs, then the Crooks, the Rackets, and the designs of the Specials. Everything here is
derived from the effects in the decks; nothing names a card, so a deck of known effects needs no code.

The module is compiled by mypyc: plain classes, no structs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from conjura.engine.deck import Card, Deck
from conjura.engine.effects import Effect, terms
from conjura.games.crimelords.vocabulary import (
    ATTACK_WORDS,
    DISTRICT_WORDS,
    HELPING_TYPES,
    LIBRARY,
    TYPE_WORDS,
)

RECRUIT: Final = 0
RACKET: Final = 1
HIT: Final = 2
KINDS: Final[tuple[str, ...]] = ATTACK_WORDS
"""The kinds of attack by number."""
ATTACK: Final = 0
DEFEND: Final = 1
SIDE_NUMBER: Final[dict[str, int]] = {"attack": ATTACK, "defend": DEFEND}
TYPES: Final[tuple[str, ...]] = TYPE_WORDS
DISTRICTS: Final[tuple[str, ...]] = DISTRICT_WORDS
HELPERS_MASK: Final[int] = sum([1 << TYPE_WORDS.index(word) for word in HELPING_TYPES])

NOBODYS: Final = 1
OWN: Final = 2
RIVAL: Final = 3
CROOK: Final = 1
RACKETS: Final = 2
EITHER: Final = 3


class Filter:
    """Terms that must all hold of a card (see the deck's vocabulary).

    Attributes:
        anything: nothing is asked.
        whose: ``OWN``, ``RIVAL``, ``NOBODYS`` or 0 for anybody's.
        what: ``CROOK``, ``RACKETS``, ``EITHER`` (with a token space) or 0.
        itself, other: only, or not, the card that carries the effect.
        no_boss, lieutenant: rank.
        types, district, weakness: a mask of types (0: any), a district and a weakness (-1: any).
        power, resistance: the most there may be (-1: any).
        content: no Unhappy marker.
    """

    __slots__ = ("anything", "content", "district", "itself", "lieutenant", "no_boss", "other", "power",
                 "resistance", "types", "weakness", "what", "whose")  # fmt: skip

    def __init__(self, text: str) -> None:
        self.whose: int = 0
        self.what: int = 0
        self.itself: bool = False
        self.other: bool = False
        self.no_boss: bool = False
        self.lieutenant: bool = False
        self.types: int = 0
        self.district: int = -1
        self.weakness: int = -1
        self.power: int = -1
        self.resistance: int = -1
        self.content: bool = False
        for name, _, number in terms(text):
            key, _, value = name.partition(":")
            if key == "type":
                self.types |= 1 << TYPES.index(value)
            elif key == "district":
                self.district = DISTRICTS.index(value)
            elif key == "weakness":
                self.weakness = TYPES.index(value)
            elif name == "power":
                self.power = number
            elif name == "resistance":
                self.resistance = number
            elif name == "unhappy":
                self.content = True
            elif name == "self":
                self.itself = True
            elif name == "other":
                self.other = True
            elif name == "not_boss":
                self.no_boss = True
            elif name == "lieutenant":
                self.lieutenant = True
            elif name != "any":
                owner, _, kind = name.partition("_")
                self.whose = {"own": OWN, "rival": RIVAL, "uncontrolled": NOBODYS}[owner]
                self.what = {"crook": CROOK, "racket": RACKETS, "card": EITHER, "": 0}[kind]
        self.anything: bool = text == "any"


def count_of(effect: Effect, name: str) -> int:
    """The number that a counted filter ends with."""
    return terms(str(effect.args[name]))[-1][2]


class Counted:
    """An amount for each own card that passes a filter, or once if there are enough of them.

    Attributes:
        amount: for each, or in all.
        cards: the filter, ``None``: the amount as it is.
        most: the greatest product (``per``), 0 where ``least`` is asked.
        least: how many cards there must be (``if``), 0 where ``most`` is asked.
    """

    __slots__ = ("amount", "cards", "least", "most")

    def __init__(self, effect: Effect) -> None:
        self.amount: int = effect.number("amount")
        self.cards: Filter | None = None
        self.most: int = 0
        self.least: int = 0
        if "per" in effect.args:
            self.cards = Filter(str(effect.args["per"]))
            self.most = effect.number("max")
        elif "if" in effect.args:
            self.cards = Filter(str(effect.args["if"]))
            self.least = count_of(effect, "if")


class Deed:
    """What a card does to cards or players that are named: an ability that is used, or a Special.

    Attributes:
        verb: ``calm``, ``upset``, ``ready``, ``exhaust``, ``move``, ``peek``, ``steal``, ``take``, ``mute`` (no next
            income), ``waive`` (no pay), ``gain``.
        target: the filter of the cards, ``None`` for players or nobody.
        count, amount: how many cards at most, and how much.
        token, money: what it costs.
        once: once in a turn of the owner.
        what: for ``peek``: what is looked at.
    """

    __slots__ = ("amount", "count", "money", "once", "target", "token", "verb", "what")

    def __init__(self, effect: Effect) -> None:
        verb = effect.verb
        if verb == "income":
            verb = "mute"
        elif verb == "wage":
            verb = "waive"
        self.verb: str = verb
        self.target: Filter | None = None
        if "target" in effect.args and verb not in ("peek", "steal", "bonus"):
            self.target = Filter(str(effect.args["target"]))
        self.count: int = effect.number("count") if "count" in effect.args else 1
        self.amount: int = effect.number("amount") if "amount" in effect.args else 1
        self.token: bool = False
        self.money: int = 0
        if "cost" in effect.args:
            for name, _, _ in terms(str(effect.args["cost"])):
                if name == "token":
                    self.token = True
                else:
                    self.money = int(name.partition(":")[2])
        self.once: bool = "limit" in effect.args
        self.what: tuple[str, ...] = effect.words("what") if verb == "peek" else ()


class SpecialBonus:
    """What a Special adds to one attack: kinds of attack, side (``None``: the player chooses) and amount."""

    __slots__ = ("amount", "choice", "kinds")

    def __init__(self, effect: Effect) -> None:
        self.kinds: tuple[int, ...] = tuple([KINDS.index(word) for word in effect.words("attack")])
        self.choice: bool = str(effect.args["side"]) == "choice"
        self.amount: int = effect.number("amount")


class Catalogue:
    """All cards in play, by index.

    Attributes: `slugs`, `index` (slug to index), `copies` (1 but for Specials), `first_crook`, `first_racket`,
    `first_special`, `n_cards`. By structure card (Mobs, Crooks, Rackets; 0 where it means nothing): `power`,
    `resistance`, `income`, `weakness` (type), `types` (mask, a second type included), `kinds`
    (the same as numbers), `district`, `boss_bonus`, `space`
    (has a token space, C-5.4).

    Bonuses by kind of attack and side: `any_bonus[kind][side]` holds `(source, amount, filter)` that count in every
    attack of a mob, `self_bonus[kind][side]` by card what counts if its token was spent, `target_bonus[kind]` by card
    what counts when it is attacked (C-11.6).

    Other abilities by card: `bodyguard`, `hides`, `hide_any` (source, amount), `wages` (source, filter, amount),
    `gains` at income (source, counted), `kill_gain`, `recruit_gain`, `extra_income`, `draws`, `calms` (at the start of
    the turn), `abilities` (used by choice), `spared` (causes without a marker), `grows`.

    Specials by card: `windows`, `who`, `deeds`, `bonuses`, `set_roll`, `rerolls`, `cancels` (special, attack, help) and
    `cancels_kinds` (of attack).
    """

    __slots__ = (
        "abilities", "any_bonus", "bodyguard", "bonuses", "boss_bonus", "calms", "cancels", "cancels_kinds", "copies",
        "deeds", "district", "draws", "extra_income", "first_crook", "first_racket", "first_special", "gains", "grows",
        "hide_any", "hides", "income", "index", "kill_gain", "kinds", "n_cards", "power", "recruit_gain", "rerolls",
        "resistance", "self_bonus", "set_roll", "slugs", "space", "spared", "target_bonus", "types", "wages",
        "weakness", "who", "windows",
    )  # fmt: skip

    def __init__(self, decks: tuple[Deck, ...]) -> None:
        """Derive all tables from checked decks; of each kind, the cards of an earlier deck come first."""
        mobs: list[Card] = [card for deck in decks for card in deck.of("mob")]
        crooks: list[Card] = [card for deck in decks for card in deck.of("crook")]
        rackets: list[Card] = [card for deck in decks for card in deck.of("racket")]
        specials: list[Card] = [card for deck in decks for card in deck.of("special")]
        structure: list[Card] = mobs + crooks + rackets
        n, c = len(mobs), len(crooks)
        self.slugs: tuple[str, ...] = tuple([card.id for card in structure + specials])
        self.index: dict[str, int] = {slug: number for number, slug in enumerate(self.slugs)}
        self.first_crook: int = n
        self.first_racket: int = n + c
        self.first_special: int = len(structure)
        self.n_cards: int = len(self.slugs)
        self.copies: tuple[int, ...] = tuple(
            [1] * len(structure) + [card.number("copies") for card in specials]
        )
        empty = (0,) * n
        self.boss_bonus: tuple[int, ...] = tuple([card.number("boss_bonus") for card in mobs])
        self.power: tuple[int, ...] = empty + tuple([card.number("power") for card in crooks + rackets])
        self.resistance: tuple[int, ...] = empty + tuple(
            [card.number("resistance") for card in crooks + rackets]
        )
        self.income: tuple[int, ...] = (0,) * (n + c) + tuple([card.number("income") for card in rackets])
        self.weakness: tuple[int, ...] = empty + tuple(
            [TYPES.index(card.word("weakness")) for card in crooks]
        )
        self.district: tuple[int, ...] = (-1,) * (n + c) + tuple(
            [DISTRICTS.index(card.word("district")) for card in rackets]
        )
        types: list[int] = [0] * (n + c) + [1 << TYPES.index(card.word("type")) for card in rackets]
        self.space: tuple[bool, ...] = (
            (False,) * n + (True,) * c + tuple([card.number("power") > 0 for card in rackets])
        )

        any_bonus: list[list[list[tuple[int, int, Filter]]]] = [[[], []] for _ in KINDS]
        self_bonus: list[list[dict[int, tuple[tuple[int, Filter], ...]]]] = [[{}, {}] for _ in KINDS]
        self.target_bonus: list[dict[int, int]] = [{} for _ in KINDS]
        self.bodyguard: dict[int, int] = {}
        self.hides: dict[int, int] = {}
        hide_any: list[tuple[int, int]] = []
        wages: list[tuple[int, Filter, int]] = []
        gains: list[tuple[int, Counted]] = []
        self.kill_gain: dict[int, int] = {}
        self.recruit_gain: dict[int, int] = {}
        extra: dict[int, tuple[Counted, ...]] = {}
        self.draws: dict[int, int] = {}
        self.calms: dict[int, Deed] = {}
        self.abilities: dict[int, Deed] = {}
        self.spared: dict[int, tuple[str, ...]] = {}
        self.grows: dict[int, int] = {}
        for card, printed in enumerate(structure):
            for effect in printed.effects["effects"]:
                verb = effect.verb
                if verb == "bonus":
                    amount = effect.number("amount")
                    side = SIDE_NUMBER[str(effect.args["side"])]
                    target = Filter(str(effect.args["target"]))
                    for word in effect.words("attack"):
                        kind = KINDS.index(word)
                        if effect.args["scope"] == "any_attempt":
                            any_bonus[kind][side].append((card, amount, target))
                        elif effect.args["scope"] == "self":
                            table = self_bonus[kind][side]
                            table[card] = (*table.get(card, ()), (amount, target))
                        else:
                            old = self.target_bonus[kind].get(card, 0)
                            self.target_bonus[kind][card] = old + amount
                elif verb == "bodyguard":
                    self.bodyguard[card] = effect.number("amount")
                elif verb == "hide":
                    if effect.args["scope"] == "self":
                        self.hides[card] = effect.number("amount")
                    else:
                        hide_any.append((card, effect.number("amount")))
                elif verb == "wage":
                    wages.append((card, Filter(str(effect.args["target"])), effect.number("amount")))
                elif verb == "gain":
                    when = str(effect.args["when"])
                    if when == "income":
                        gains.append((card, Counted(effect)))
                    elif when == "kill":
                        self.kill_gain[card] = effect.number("amount")
                    else:
                        self.recruit_gain[card] = effect.number("amount")
                elif verb == "income":
                    extra[card] = (*extra.get(card, ()), Counted(effect))
                elif verb == "draw":
                    self.draws[card] = effect.number("amount")
                elif verb == "no_marker":
                    self.spared[card] = effect.words("cause")
                elif verb == "growth":
                    self.grows[card] = effect.number("amount")
                elif verb == "counts_as":
                    types[card] |= 1 << TYPES.index(str(effect.args["type"]))
                elif "when" in effect.args:
                    self.calms[card] = Deed(effect)
                else:
                    self.abilities[card] = Deed(effect)
        self.types: tuple[int, ...] = tuple(types)
        self.kinds: tuple[tuple[int, ...], ...] = tuple(
            [tuple([kind for kind in range(len(TYPES)) if mask >> kind & 1]) for mask in types]
        )
        self.any_bonus: tuple[tuple[tuple[tuple[int, int, Filter], ...], ...], ...] = tuple(
            [tuple([tuple(row) for row in sides]) for sides in any_bonus]
        )
        self.self_bonus: list[list[dict[int, tuple[tuple[int, Filter], ...]]]] = self_bonus
        self.hide_any: tuple[tuple[int, int], ...] = tuple(hide_any)
        self.wages: tuple[tuple[int, Filter, int], ...] = tuple(wages)
        self.gains: tuple[tuple[int, Counted], ...] = tuple(gains)
        self.extra_income: dict[int, tuple[Counted, ...]] = extra

        self.windows: dict[int, str] = {}
        self.who: dict[int, str] = {}
        self.deeds: dict[int, tuple[Deed, ...]] = {}
        self.bonuses: dict[int, SpecialBonus] = {}
        self.set_roll: dict[int, int] = {}
        rerolls: list[int] = []
        self.cancels: dict[int, str] = {}
        self.cancels_kinds: dict[int, tuple[int, ...]] = {}
        for number, printed in enumerate(specials):
            card = self.first_special + number
            self.windows[card] = printed.word("window")
            self.who[card] = printed.word("who")
            for effect in printed.effects["effects"]:
                verb = effect.verb
                if verb == "bonus":
                    self.bonuses[card] = SpecialBonus(effect)
                elif verb == "set_roll":
                    self.set_roll[card] = effect.number("value")
                elif verb == "reroll":
                    rerolls.append(card)
                elif verb == "cancel":
                    self.cancels[card] = str(effect.args["what"])
                    if "attack" in effect.args:
                        self.cancels_kinds[card] = tuple(
                            [KINDS.index(word) for word in effect.words("attack")]
                        )
                else:
                    self.deeds[card] = (*self.deeds.get(card, ()), Deed(effect))
        self.rerolls: frozenset[int] = frozenset(rerolls)


@cache
def load_catalogue(decks: tuple[str, ...]) -> Catalogue:
    """The catalogue of decks that come with the game; the same object for the same decks.

    Raises:
        DeckError: an unknown deck, a problem in one, or too few cards together.
    """
    return Catalogue(LIBRARY.read_decks(decks))


def load_catalogue_file(path: str | Path) -> Catalogue:
    """The catalogue of a deck file, after the decks it extends.

    Raises:
        DeckError: `file:line: field: expected ..., found ...`.
    """
    return Catalogue(LIBRARY.read_deck_file(path))
