"""The cards of a game of Illuminati as tables that the rules look things up in.

A card is an index: first all Illuminati, then all groups, then the designs of the Specials. Everything here
is derived from the effects in the decks; nothing names a card, so a deck of known effects needs no code.

The module is compiled by mypyc: plain classes, no structs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from conjura.engine.deck import Card, Deck
from conjura.engine.effects import Effect
from conjura.engine.wire import DeckError
from conjura.games.illuminati.vocabulary import (
    ALIGNMENT_WORDS,
    ATTACK_WORDS,
    OPPOSITE_PAIRS,
    SIDES,
    TURNS,
    read_deck_file,
    read_decks,
)

ALIGNMENTS: Final[tuple[str, ...]] = ALIGNMENT_WORDS
"""The ten alignments; bit i of a mask is `ALIGNMENTS[i]` (I-1.8)."""

CONTROL: Final = 0
NEUTRALIZE: Final = 1
DESTROY: Final = 2
KINDS: Final[tuple[str, ...]] = ATTACK_WORDS
BRAINWASH: Final = 3
ATTEMPTS: Final[tuple[str, ...]] = (*KINDS, "brainwash")
"""The kinds of attacks and what runs like one (I-18.8)."""
"""The kinds of attack by number."""

EVERYTHING: Final = ("deluxe", "y2k", "house")
"""All decks that come with the game, in the order in which they are played together."""
MOST_SEATS: Final = 8
"""So many may play, and so many backs there are."""
MOST_ILLUMINATI: Final = 16
"""Places for Illuminati cards of all decks together; the backs come after them."""
PLACES: Final[dict[str, int]] = {"house": 10}
"""Where the Illuminati of a deck begin that may be in play without the one that came before it."""
MOST_MORE_GROUPS: Final = 80
"""Places for the Groups of all decks but the first, which come before the Groups of that."""

FANATIC: Final[int] = 1 << ALIGNMENTS.index("fanatic")


def alignment_mask(words: Iterable[str]) -> int:
    """The mask of some alignments."""
    mask = 0
    for word in words:
        mask |= 1 << ALIGNMENTS.index(word)
    return mask


def _opposites() -> tuple[int, ...]:
    single: dict[int, int] = {FANATIC: FANATIC}
    for first, second in OPPOSITE_PAIRS:
        single[alignment_mask((first,))] = alignment_mask((second,))
        single[alignment_mask((second,))] = alignment_mask((first,))
    found: list[int] = []
    for mask in range(1 << len(ALIGNMENTS)):
        opposite = 0
        for bit, other in single.items():
            if mask & bit:
                opposite |= other
        found.append(opposite)
    return tuple(found)


OPPOSITE: Final[tuple[int, ...]] = _opposites()
"""By mask, the opposites of all its alignments (I-1.8): Fanatic is its own, Criminal has none."""

POPCOUNT: Final[tuple[int, ...]] = tuple(mask.bit_count() for mask in range(1 << len(ALIGNMENTS)))
"""By mask, how many alignments are in it."""


class Catalogue:
    """All cards in play, by index. An index belongs to a card whatever else is in play, so there are gaps.
    A card there is in no ``index`` and has no numbers; none lies in the range of the Illuminati in play, of the
    Groups or of the Specials.

    Attributes of all designs: `slugs` (of cards that are not in play, too, where these are known; `own` has gaps),
    `copies` (1 for a structure card), `index` (slug to index). Of structure cards (Illuminati and groups): `power`,
    `transferable`, `resistance` (0 for an Illuminati), `income` (MB), `align` (mask), `printed_in` (printed side of
    the incoming arrow, 0 top to 3 left, -1 for an Illuminati), `outs` (outgoing arrows as quarter turns clockwise
    from the heading, the direction away from the master), `participations` (attacks a turn that it may take part
    in, 1 but for the UFOs' ability).

    `roots` are the Illuminati in play.

    Attack bonuses, by kind of attack: `any_bonus` holds `(source, amount, alignment mask, cards,
    excludes_self)` for every "any attempt" ability (I-7.1), `direct_bonus` the `(amount, mask, cards)` of an
    attacker (I-7.2). A mask of 0 and an empty set of cards filter nothing.

    Other abilities by card: `immune` (mask of attackers, I-7.6), `resist_versus` (mask of attackers, value
    instead of the Resistance, I-33.34), `resist_others` (source, amount, I-33.35), `counts_as` (mask added,
    mask not compared, mask of targets, I-33.37), `draws` (cards beyond the first at T2), `paid_draw` (MB,
    I-33.39), `privilege_cost` (MB), `reorganizes` and `moves_money` (at T7), `tax` (MB an opponent, I-5.8),
    `media` (I-20.10), `overlooks` (mask not compared in its attacks to destroy, mask of targets, I-33.44), `shelters`
    (source, amount: the defence of its structure against destruction, I-7.8), `patrons` (by Illuminati, the
    Groups that bring it Income, and how much, I-33.45), `extra_draws` (by Group, the Illuminati for which it
    draws, I-33.46), `income_each` (MB in everybody's T1, I-33.41), `paid_action` (MB, I-33.42), `more_transfers`
    (I-33.43), `consoled` (MB for each Group lost to an attack, I-7.7), `campaign_privilege` (MB, I-20.9), `assists`
    (free aid a turn in brainwashing, I-18.11), `transfers_anywhere` (I-33.38), `alters_alignment` (I-33.36),
    `survives_by_goal` (I-26.2), `goals` (by Illuminati, see `goal_entry`).

    Specials: `windows` by design (card - `first_special`), `costs_action`, `special_effects` and, by card,
    what each effect does: `set_roll`, `gain` (MB, to `illuminati` or any `own` card), `takes`, `peeks`,
    `cancels_privilege`, `cancels_special`, `interferes`, `doubles_income`, `revives`, `skips_turn`,
    `whispers` (an attack to destroy at Power 0, I-13.5), `rearranges_money`, `cancels_help`, `collects` (factor,
    mask of alignments or 0 for all cards), `no_income`, `extra_actions`, `lost_actions`, `defends` (amount, mask of
    targets), `tilts` (amount for either side), `refunds`, `discards_open`, `rearranges` (the structure), `connects`,
    `unmasks`.
    """

    __slots__ = (
        "align",
        "alters_alignment",
        "any_bonus",
        "assists",
        "campaign_privilege",
        "cancels_help",
        "cancels_privilege",
        "cancels_special",
        "collects",
        "connects",
        "consoled",
        "copies",
        "costs_action",
        "counts_as",
        "defends",
        "direct_bonus",
        "discards_open",
        "doubles_income",
        "draws",
        "extra_actions",
        "extra_draws",
        "first_back",
        "first_group",
        "first_special",
        "gain",
        "goals",
        "immune",
        "income",
        "income_each",
        "index",
        "interferes",
        "lost_actions",
        "media",
        "more_transfers",
        "moves_money",
        "n_cards",
        "n_groups",
        "n_illuminati",
        "no_income",
        "outs",
        "overlooks",
        "own",
        "paid_action",
        "paid_draw",
        "participations",
        "patrons",
        "peeks",
        "power",
        "printed_in",
        "privilege_cost",
        "rearranges",
        "rearranges_money",
        "refunds",
        "reorganizes",
        "resist_others",
        "resist_versus",
        "resistance",
        "revives",
        "roots",
        "set_roll",
        "shelters",
        "skips_turn",
        "slugs",
        "special_effects",
        "survives_by_goal",
        "takes",
        "tax",
        "tilts",
        "transferable",
        "transfers_anywhere",
        "unmasks",
        "whispers",
        "windows",
    )

    def __init__(self, decks: tuple[Deck, ...], masks: bool = False, names: tuple[str, ...] = ()) -> None:
        """Derive all tables from checked decks; of each kind, the cards of an earlier deck come first, but
        the Groups of the first deck come last.

        Args:
            decks: the decks.
            masks: whether Illuminati lie face down: from ``first_back`` on there are the backs, one for each seat, as
                cards without numbers and abilities (I-24.2).
            names: the slugs of all cards that there are, by number: what is not in play can be refused by name.
        """
        illuminati: list[Card] = []
        for deck in decks:
            illuminati += [NOTHING] * (PLACES.get(deck.id, 0) - len(illuminati))
            illuminati += deck.of("illuminati")
        base: list[Card] = list(decks[0].of("group"))
        more: list[Card] = [card for deck in decks[1:] for card in deck.of("group")]
        specials: list[Card] = [card for deck in decks for card in deck.of("special")]
        self.n_illuminati: int = len(illuminati)
        self.n_groups: int = len(more) + len(base)
        if len(illuminati) > MOST_ILLUMINATI or len(more) > MOST_MORE_GROUPS:
            raise DeckError("there are more Illuminati or Groups than there are places for")

        # A card has the same number whatever else is in play: what is not, leaves its place empty.
        empty = [NOTHING]
        illuminati = illuminati + empty * (MOST_ILLUMINATI - len(illuminati))
        illuminati += [back_of(seat) for seat in range(MOST_SEATS)]
        illuminati += empty * (MOST_MORE_GROUPS - len(more))
        groups: list[Card] = more + base
        structure: list[Card] = illuminati + groups

        self.own: tuple[str, ...] = tuple(card.id for card in structure + specials)
        self.slugs: tuple[str, ...] = (
            *[own or name for own, name in zip(self.own, names or self.own, strict=False)],
            *names[len(self.own) :],
        )
        self.roots: tuple[int, ...] = tuple(
            [number for number in range(self.n_illuminati) if self.own[number]]
        )
        self.first_back: int = MOST_ILLUMINATI
        backs = range(MOST_ILLUMINATI, MOST_ILLUMINATI + MOST_SEATS)
        self.index: dict[str, int] = {
            slug: number for number, slug in enumerate(self.own) if slug and (masks or number not in backs)
        }
        self.first_group: int = len(illuminati)
        self.first_special: int = len(structure)
        self.n_cards: int = len(self.own)
        more_copies: dict[str, int] = {}
        for deck in decks:
            for again in deck.of("reprint"):
                more_copies[again.id] = more_copies.get(again.id, 0) + again.number("copies")
        self.copies: tuple[int, ...] = tuple(1 if card.id in self.index else 0 for card in structure) + tuple(
            card.number("copies") + more_copies.get(card.id, 0) for card in specials
        )

        self.power: tuple[int, ...] = tuple(card.number("power") for card in structure)
        self.transferable: tuple[int, ...] = tuple(card.number("transferable") for card in structure)
        self.resistance: tuple[int, ...] = (0,) * len(illuminati) + tuple(
            card.number("resistance") for card in groups
        )
        self.income: tuple[int, ...] = tuple(card.number("income") for card in structure)
        self.align: tuple[int, ...] = (0,) * len(illuminati) + tuple(
            alignment_mask(card.words("alignments")) for card in groups
        )
        self.printed_in: tuple[int, ...] = (-1,) * len(illuminati) + tuple(
            SIDES.index(card.word("in")) for card in groups
        )
        self.outs: tuple[tuple[int, ...], ...] = ((0, 1, 2, 3),) * len(illuminati) + tuple(
            tuple(sorted(TURNS[word] for word in card.words("arrows"))) for card in groups
        )

        # The abilities of structure cards.
        any_bonus: list[list[tuple[int, int, int, frozenset[int], bool]]] = [[] for _ in KINDS]
        direct_bonus: list[dict[int, tuple[tuple[int, int, frozenset[int]], ...]]] = [{} for _ in KINDS]
        resist_others: list[tuple[int, int]] = []
        participations: list[int] = [1] * len(structure)
        reorganizes: set[int] = set()
        moves_money: set[int] = set()
        transfers_anywhere: set[int] = set()
        alters_alignment: set[int] = set()
        survives_by_goal: set[int] = set()
        media: set[int] = set()
        self.immune: dict[int, int] = {}
        self.resist_versus: dict[int, tuple[int, int]] = {}
        self.counts_as: dict[int, tuple[int, int, int]] = {}
        self.draws: dict[int, int] = {}
        self.paid_draw: dict[int, int] = {}
        self.privilege_cost: dict[int, int] = {}
        self.tax: dict[int, int] = {}
        self.assists: dict[int, int] = {}
        shelters: list[tuple[int, int]] = []
        self.overlooks: dict[int, tuple[int, int]] = {}
        self.patrons: dict[int, tuple[tuple[int, int], ...]] = {}
        self.extra_draws: dict[int, int] = {}
        self.income_each: dict[int, int] = {}
        self.paid_action: dict[int, int] = {}
        self.more_transfers: dict[int, int] = {}
        self.consoled: dict[int, int] = {}
        self.campaign_privilege: dict[int, int] = {}
        for card, printed in enumerate(structure):
            for effect in (*printed.effects["effects"], *printed.effects.get("module", ())):
                verb = effect.verb
                if verb == "bonus" and "stat" in effect.args:
                    resist_others.append((card, effect.number("amount")))
                elif verb == "bonus" and "side" in effect.args:
                    shelters.append((card, effect.number("amount")))
                elif verb == "overlook":
                    self.overlooks[card] = (
                        alignment_mask(effect.words("alignment")),
                        alignment_mask(effect.filtered("target", "alignment")),
                    )
                elif verb == "bonus":
                    amount = effect.number("amount")
                    mask = alignment_mask(effect.filtered("target", "alignment"))
                    cards = frozenset(self.index[slug] for slug in effect.filtered("target", "group"))
                    for word in effect.words("attack"):
                        kind = KINDS.index(word)
                        if effect.args["scope"] == "direct":
                            table = direct_bonus[kind]
                            table[card] = (*table.get(card, ()), (amount, mask, cards))
                        else:
                            other = "any_other" in effect.words("target")
                            any_bonus[kind].append((card, amount, mask, cards, other))
                elif verb == "immune":
                    self.immune[card] = alignment_mask(effect.filtered("attacker", "alignment"))
                elif verb == "resistance":
                    versus = alignment_mask(effect.filtered("versus", "alignment"))
                    self.resist_versus[card] = (versus, effect.number("value"))
                elif verb == "counts_as":
                    added = alignment_mask(effect.words("alignment"))
                    target = alignment_mask(effect.filtered("target", "alignment"))
                    # What it counts as and the opposite of that can't both be compared (I-33.37).
                    self.counts_as[card] = (added, OPPOSITE[added] & ~added, target)
                elif verb == "participate":
                    participations[card] = effect.number("limit")
                elif verb == "draw" and "cost" in effect.args:
                    self.paid_draw[card] = effect.number("cost")
                elif verb == "draw" and "if" in effect.args:
                    for slug in effect.filtered("if", "illuminati"):
                        self.extra_draws[card] = self.index[slug]
                elif verb == "income" and "if" in effect.args:
                    for slug in effect.filtered("if", "illuminati"):
                        root = self.index[slug]
                        self.patrons[root] = (*self.patrons.get(root, ()), (card, effect.number("amount")))
                elif verb == "income":
                    self.income_each[card] = effect.number("amount")
                elif verb == "extra_action":
                    self.paid_action[card] = effect.number("cost")
                elif verb == "extra_transfer":
                    self.more_transfers[card] = effect.number("count")
                elif verb == "gain":
                    self.consoled[card] = effect.number("amount")
                elif verb == "privilege" and "attempt" in effect.args:
                    self.campaign_privilege[card] = effect.number("cost")
                elif verb == "draw":
                    self.draws[card] = effect.number("amount") - 1
                elif verb == "privilege":
                    self.privilege_cost[card] = effect.number("cost")
                elif verb == "reorganize":
                    reorganizes.add(card)
                elif verb == "move_money":
                    moves_money.add(card)
                elif verb == "tax":
                    self.tax[card] = effect.number("amount")
                elif verb == "transfer":
                    transfers_anywhere.add(card)
                elif verb == "alter_alignment":
                    alters_alignment.add(card)
                elif verb == "media":
                    media.add(card)
                elif verb == "assist":
                    self.assists[card] = effect.number("limit")
                elif verb == "survive":
                    survives_by_goal.add(card)
        self.any_bonus: tuple[tuple[tuple[int, int, int, frozenset[int], bool], ...], ...] = tuple(
            tuple(row) for row in any_bonus
        )
        self.direct_bonus: tuple[dict[int, tuple[tuple[int, int, frozenset[int]], ...]], ...] = tuple(
            direct_bonus
        )
        self.resist_others: tuple[tuple[int, int], ...] = tuple(resist_others)
        self.shelters: tuple[tuple[int, int], ...] = tuple(shelters)
        self.participations: tuple[int, ...] = tuple(participations)
        self.reorganizes: frozenset[int] = frozenset(reorganizes)
        self.moves_money: frozenset[int] = frozenset(moves_money)
        self.transfers_anywhere: frozenset[int] = frozenset(transfers_anywhere)
        self.alters_alignment: frozenset[int] = frozenset(alters_alignment)
        self.survives_by_goal: frozenset[int] = frozenset(survives_by_goal)
        self.media: frozenset[int] = frozenset(media)
        self.goals: tuple[tuple[str, int, int], ...] = tuple(
            goal_entry(card.effects["goal"][0]) for card in illuminati
        )

        # Specials.
        self.windows: tuple[str, ...] = tuple(card.word("window") for card in specials)
        self.costs_action: frozenset[int] = frozenset(
            self.first_special + number
            for number, card in enumerate(specials)
            if card.values["action"] is True
        )
        self.special_effects: dict[int, tuple[Effect, ...]] = {
            self.first_special + number: card.effects["effects"] for number, card in enumerate(specials)
        }
        self.set_roll: dict[int, int] = {}
        self.gain: dict[int, tuple[int, str]] = {}
        self.collects: dict[int, tuple[int, int]] = {}
        self.extra_actions: dict[int, int] = {}
        self.lost_actions: dict[int, int] = {}
        self.defends: dict[int, tuple[int, int]] = {}
        self.tilts: dict[int, int] = {}
        for number, effects in self.special_effects.items():
            for effect in effects:
                if effect.verb == "set_roll":
                    self.set_roll[number] = effect.number("value")
                elif effect.verb == "gain":
                    self.gain[number] = (effect.number("amount"), str(effect.args["to"]))
                elif effect.verb == "income" and "per" in effect.args:
                    mask = alignment_mask(effect.filtered("per", "alignment"))
                    self.collects[number] = (effect.number("factor"), mask)
                elif effect.verb == "extra_action":
                    self.extra_actions[number] = effect.number("count")
                elif effect.verb == "lose_action":
                    self.lost_actions[number] = effect.number("count")
                elif effect.verb == "bonus" and "target" in effect.args:
                    mask = alignment_mask(effect.filtered("target", "alignment"))
                    self.defends[number] = (effect.number("amount"), mask)
                elif effect.verb == "bonus":
                    self.tilts[number] = effect.number("amount")
        self.takes: frozenset[int] = self.specials_that("take")
        self.peeks: frozenset[int] = self.specials_that("peek")
        self.cancels_privilege: frozenset[int] = self.specials_that("cancel", "privilege")
        self.cancels_special: frozenset[int] = self.specials_that("cancel", "special")
        self.interferes: frozenset[int] = self.specials_that("interfere")
        self.cancels_help: frozenset[int] = self.specials_that("cancel", "help")
        self.doubles_income: frozenset[int] = self.specials_that("income") - frozenset(self.collects)
        self.no_income: frozenset[int] = self.specials_that("no_income")
        self.refunds: frozenset[int] = self.specials_that("refund")
        self.discards_open: frozenset[int] = self.specials_that("discard")
        self.rearranges: frozenset[int] = self.specials_that("reorganize")
        self.connects: frozenset[int] = self.specials_that("connect")
        self.unmasks: frozenset[int] = self.specials_that("unmask")
        self.revives: frozenset[int] = self.specials_that("revive")
        self.skips_turn: frozenset[int] = self.specials_that("skip_turn")
        self.whispers: frozenset[int] = self.specials_that("enable_destroy")
        self.rearranges_money: frozenset[int] = self.specials_that("move_money")

    def specials_that(self, verb: str, what: str = "") -> frozenset[int]:
        """The Specials with an effect of this verb, and of this `what` if one is named."""
        return frozenset(
            card
            for card, effects in self.special_effects.items()
            if any(
                effect.verb == verb and (not what or effect.args.get("what") == what) for effect in effects
            )
        )


NOTHING: Final = Card(
    "illuminati",
    "",
    {"power": 0, "transferable": 0, "income": 0},
    {"effects": (), "goal": (Effect("count", {}, (">=", 999)),)},
    {},
)
"""What stands at the place of a card that is not in play."""


def back_of(seat: int) -> Card:
    """The back of the Illuminati card of a seat: what lies there while it is face down (I-24.2)."""
    values: dict[str, int | bool | str | tuple[str, ...]] = {"power": 0, "transferable": 0, "income": 0}
    return Card(
        "illuminati", f"masked_{seat + 1}", values, {"effects": (), "goal": (Effect("secret", {}),)}, {}
    )


def goal_entry(effect: Effect) -> tuple[str, int, int]:
    """A Special Goal as `(what, alignment mask, threshold)` (I-7.5).

    `what` is `power`, `transferable`, `money`, `treasury` (that of the Illuminati card alone), `distinct`, `count`,
    `destroyed` or `secret`; the mask is 0 but for `count`, the threshold 0 for `secret`.
    """
    threshold = 0 if effect.compare is None else effect.compare[1]
    if effect.verb == "sum" and "zone" in effect.args:
        return ("treasury", 0, threshold)
    if effect.verb == "sum":
        return (str(effect.args["what"]), 0, threshold)
    if effect.verb == "distinct":
        return ("distinct", 0, threshold)
    if effect.verb == "secret":
        return ("secret", 0, 0)
    if "filter" in effect.args:
        return ("count", alignment_mask(effect.filtered("filter", "alignment")), threshold)
    return ("destroyed", 0, threshold)


@cache
def load_catalogue(decks: tuple[str, ...]) -> Catalogue:
    """The catalogue of decks that come with the game; the same object for the same decks.

    Raises:
        DeckError: an unknown deck, a problem in one, or too few cards together.
    """
    return Catalogue(read_decks(decks), names=all_names())


@cache
def all_names() -> tuple[str, ...]:
    """The slugs of all cards of the decks that come with the game, and of the backs, by number."""
    return Catalogue(read_decks(EVERYTHING), masks=True).own


@cache
def load_masked_catalogue(decks: tuple[str, ...]) -> Catalogue:
    """The catalogue of decks with the backs of Illuminati that lie face down (I-24.2)."""
    return Catalogue(read_decks(decks), masks=True, names=all_names())


def load_catalogue_file(path: str | Path) -> Catalogue:
    """The catalogue of a deck file, after the decks it extends.

    Raises:
        DeckError: `file:line: field: expected ..., found ...`.
    """
    return Catalogue(read_deck_file(path))
