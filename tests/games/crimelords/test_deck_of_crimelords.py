"""The house deck of Crime Lords, decks of one's own, and what is refused in them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import conjura
from conjura.engine.deck import Deck
from conjura.engine.effects import parse_effects, print_effects
from conjura.engine.library import message_id
from conjura.engine.wire import DeckError, OptionError
from conjura.games.crimelords.catalogue import (
    DISTRICTS,
    TYPES,
    Catalogue,
    load_catalogue,
    load_catalogue_file,
)
from conjura.games.crimelords.game import CrimeLords
from conjura.games.crimelords.vocabulary import LIBRARY, VOCABULARY

SOURCE = Path(conjura.__file__).parent / "games/crimelords/decks/house.toml"
LANGUAGES = ("en", "es", "cs")


@pytest.fixture
def deck() -> Deck:
    return LIBRARY.read_decks(("house",))[0]


@pytest.fixture
def cards() -> Catalogue:
    return load_catalogue(("house",))


@pytest.mark.rule("C-1.1", "C-1.5")
def test_the_deck_has_the_counts_of_the_printed_game(deck: Deck) -> None:
    counts = {kind: len(deck.of(kind)) for kind in ("mob", "crook", "racket", "special")}
    assert counts == {"mob": 8, "crook": 36, "racket": 52, "special": 16}
    assert len(deck.cards) == 112


@pytest.mark.rule("C-1.4", "C-5.4", "C-13.3")
def test_fields_and_token_spaces(deck: Deck, cards: Catalogue) -> None:
    powers = Counter(card.number("power") for card in deck.of("crook"))
    assert min(powers) >= 0 and max(powers) <= 6 and all(powers[power] for power in range(1, 6))
    assert sum(cards.space) == 44, "as many token spaces as there are tokens in the box"
    gangs = [card for card in deck.of("racket") if card.number("power")]
    assert sorted(card.word("type") for card in gangs) == ["lowlifes"] * 4 + ["street_gang"] * 4
    for district in DISTRICTS:
        assert sum(card.word("district") == district for card in deck.of("racket")) == 13
        assert sum(card.word("district") == district for card in gangs) == 2
    types = Counter(card.word("type") for card in deck.of("racket"))
    assert set(types) == set(TYPES) and min(types.values()) >= 3
    assert {card.word("weakness") for card in deck.of("crook")} <= set(types)


@pytest.mark.rule("C-1.5", "C-8.2", "C-14.5")
def test_the_kinds_that_clauses_speak_of_are_there(cards: Catalogue) -> None:
    assert len(cards.bodyguard) == 4
    assert cards.draws == {cards.index["downtowners"]: 1}


def test_every_effect_prints_as_it_is_read(deck: Deck) -> None:
    for card in deck.cards:
        for effect in card.effects.get("effects", ()):
            assert parse_effects(print_effects([effect])) == (effect,)


def test_every_verb_of_the_vocabulary_is_used_by_a_card(deck: Deck) -> None:
    used = {effect.verb for card in deck.cards for effect in card.effects["effects"]}
    assert used == {form.verb for form in VOCABULARY.forms}


def test_the_deck_passes_its_lint() -> None:
    assert LIBRARY.lint_deck(SOURCE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts(deck: Deck, language: str) -> None:
    """Every card has a name of its own, and a text exactly if it does something."""
    names: dict[str, str] = {}
    texts: set[str] = set()
    last = ""
    file = SOURCE.parents[3] / "locale" / language / "crimelords-cards.ftl"
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("    .text = "):
            texts.add(last)
        elif " = " in line:
            last, _, name = line.partition(" = ")
            assert last not in names
            names[last] = name
    shown = [names[message_id(card.id)] for card in deck.cards]
    assert len(set(shown)) == len(shown)
    for card in deck.cards:
        assert (message_id(card.id) in texts) == bool(card.effects["effects"]), card.id


HEAD = '[deck]\nid = "mine"\ngame = "crimelords"\nversion = 1\n'
CROOK = '[[crook]]\nid = "c{0}"\npower = 3\nresistance = 2\nweakness = "food"\n'
RACKET = '[[racket]]\nid = "r{0}"\ndistrict = "docks"\ntype = "food"\nresistance = 2\nincome = 2\n'
MOB = '[[mob]]\nid = "m{0}"\nboss_bonus = 1\n'
SMALL = HEAD + "".join(
    [
        *(MOB.format(n) for n in range(2)),
        *(CROOK.format(n) for n in range(7)),
        *(RACKET.format(n) for n in range(5)),
    ]
)


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("C-1.5")
def test_a_deck_of_ones_own_needs_no_code(tmp_path: Path) -> None:
    text = SMALL + '[[crook]]\nid = "extra"\npower = 1\nresistance = 1\nweakness = "food"\n'
    text += 'effects = ["bonus(attack=hit|recruit,side=attack,scope=any_attempt,target=rival_crook+not_boss,amount=2)"]\n'
    cards = load_catalogue_file(written(tmp_path, text))
    extra = cards.index["extra"]
    assert [source for source, _, _ in cards.any_bonus[2][0]] == [extra]
    assert [source for source, _, _ in cards.any_bonus[0][0]] == [extra]


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ('effects = ["fly()"]', "expected one of"),
        ('effects = ["bonus(attack=hit,side=attack,scope=self,target=any)"]', "amount"),
        ('effects = ["calm(target=own_crook+height<=3,amount=1,cost=token)"]', "calm"),
        ('effects = ["upset(target=own_crook+unhappy,amount=1,cost=token)"]', "upset"),
        ('effects = ["gain(amount=1,per=own_racket+type:pie,max=3,when=income)"]', "one of gambling"),
        ('effects = ["exhaust(target=rival_crook,cost=token+money:0)"]', "money"),
    ],
)
def test_a_wrong_effect_is_refused_with_its_line(tmp_path: Path, what: str, message: str) -> None:
    text = SMALL + '[[crook]]\nid = "extra"\npower = 1\nresistance = 1\nweakness = "food"\n' + what + "\n"
    with pytest.raises(DeckError, match=r"mine\.toml:\d+: effects: ") as caught:
        load_catalogue_file(written(tmp_path, text))
    assert message in str(caught.value)


def test_a_special_at_the_wrong_moment_and_a_gang_without_power_are_refused(tmp_path: Path) -> None:
    special = '[[special]]\nid = "s"\nwindow = "payroll"\nwho = "anyone"\neffects = ["set_roll(value=7)"]\n'
    with pytest.raises(DeckError, match="expected one of before_roll for set_roll, found payroll"):
        load_catalogue_file(written(tmp_path, SMALL + special))
    gang = RACKET.format(9).replace('"food"', '"street_gang"')
    with pytest.raises(DeckError, match="expected Power on a Street Gang"):
        load_catalogue_file(written(tmp_path, SMALL + gang))


@pytest.mark.rule("C-3.15", "C-1.2")
def test_a_deck_too_small_for_so_many_players_is_refused(tmp_path: Path) -> None:
    small = load_catalogue_file(written(tmp_path, SMALL + MOB.format(7)))

    class Mine(CrimeLords):
        def catalogue(self, options: object) -> Catalogue:
            return small

    assert not Mine().new(players=2, seed=1).over
    with pytest.raises(OptionError, match=r"7 Crooks and 5 Rackets, too few for 3 players \(C-3\.15\)"):
        Mine().new(players=3, seed=1)
    with pytest.raises(OptionError, match=r"7 Crooks and 5 Rackets, too few for 2 players \(C-3\.15\)"):
        Mine().new(players=2, seed=1, min_one_crook="deal_after")
    with pytest.raises(OptionError, match=r"3 Mobs for 4 players"):
        Mine().new(players=4, seed=1)


@pytest.mark.rule("C-1.2", "C-17.1")
def test_two_to_six_may_play() -> None:
    game = conjura.game("crimelords")
    assert list(game.players) == [2, 3, 4, 5, 6]
    assert [game.new(players=n, seed=1).view(None).needed for n in game.players] == [11, 11, 10, 9, 8]
    for bad in (1, 7):
        with pytest.raises(OptionError, match="players"):
            game.new(players=bad, seed=1)


@pytest.mark.rule("C-20")
def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="cheats"):
        conjura.game("crimelords").options(cheats=True)
