"""The Y2K deck and the house's Illuminati: what the printed cards say, and names in three languages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from conjura.engine.deck import Deck
from conjura.engine.effects import parse_effects, print_effects
from conjura.engine.library import LANGUAGES, message_id
from conjura.engine.wire import DeckError
from conjura.games.illuminati.catalogue import (
    ALIGNMENTS,
    CONTROL,
    DESTROY,
    NEUTRALIZE,
    Catalogue,
    alignment_mask,
    load_catalogue,
)
from conjura.games.illuminati.vocabulary import lint_deck, read_decks

FOLDER = Path(__file__).parents[3] / "src/conjura"


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return load_catalogue(("deluxe", "y2k"))


@pytest.fixture(scope="module")
def deck() -> Deck:
    return read_decks(("deluxe", "y2k"))[1]


def named(cat: Catalogue, found: object) -> set[str]:
    return {cat.slugs[card] for card in found}  # type: ignore[attr-defined]


@pytest.mark.rule("I-1.1", "I-28.7")
def test_how_many_cards(cards: Catalogue, deck: Deck) -> None:
    assert [len(deck.of(kind)) for kind in ("illuminati", "group", "special")] == [2, 76, 21]
    assert (cards.n_illuminati, cards.n_groups) == (10, 159)
    specials = cards.copies[cards.first_special :]
    assert (len(specials), sum(specials)) == (14 + 21, 15 + 26)
    more = {cards.slugs[card]: copies for card, copies in enumerate(cards.copies) if copies > 1}
    assert more == {
        "interference": 2, "secrets_man_was_not_meant_to_know": 3, "subliminals": 2, "time_warp": 3,
    }  # fmt: skip


@pytest.mark.rule("I-1.8")
def test_alignments(cards: Catalogue) -> None:
    counts = Counter(word for mask in cards.align for bit, word in enumerate(ALIGNMENTS) if mask >> bit & 1)
    assert (counts["weird"], counts["violent"], counts["peaceful"]) == (36, 29, 19)


@pytest.mark.rule("I-1.5")
def test_a_card_has_its_number_whatever_else_is_in_play(cards: Catalogue) -> None:
    everything = load_catalogue(("deluxe", "y2k", "house"))
    for decks in (("deluxe",), ("deluxe", "y2k"), ("deluxe", "house")):
        cat = load_catalogue(decks)
        assert all(everything.index[slug] == number for slug, number in cat.index.items())
        assert [cat.slugs[card] for card in cat.roots] == [
            slug for slug, card in cat.index.items() if card < cat.first_back
        ]


@pytest.mark.rule("I-1.6", "I-1.7")
@pytest.mark.parametrize(
    ("slug", "numbers", "alignments", "arrows"),
    [
        ("fort_knox", (2, 0, 8, 1), "government", 2),
        ("microstuff", (6, 3, 8, 5), "straight conservative criminal", 3),
        ("lawyers", (4, 4, 1, 6), "criminal", 3),
        ("office_temps", (0, 0, 2, 1), "", 0),
        ("warehouse_23", (0, 3, 6, 5), "government weird", 0),
        ("witch", (3, 2, 6, 1), "fanatic violent weird", 2),
        ("opec", (5, 0, 8, 8), "conservative", 3),
        ("las_vegas", (2, 0, 1, 7), "criminal", 1),
    ],
)
def test_numbers_of_some_groups(
    cards: Catalogue, slug: str, numbers: tuple[int, int, int, int], alignments: str, arrows: int
) -> None:
    card = cards.index[slug]
    printed = (cards.power[card], cards.transferable[card], cards.resistance[card], cards.income[card])
    assert printed == numbers and len(cards.outs[card]) == arrows
    assert cards.align[card] == alignment_mask(alignments.split())


@pytest.mark.rule("I-7.5", "I-7.7", "I-7.8", "I-32.2")
def test_illuminati(cards: Catalogue, deck: Deck) -> None:
    church, shangri_la = cards.index["church_of_the_subgenius"], cards.index["shangri_la"]
    assert (cards.power[church], cards.income[church]) == (6, 9)
    assert (cards.power[shangri_la], cards.income[shangri_la]) == (7, 8)
    assert cards.goals[church] == ("treasury", 0, 100)
    assert cards.goals[shangri_la] == ("count", alignment_mask(["peaceful"]), 5)
    assert cards.consoled == {church: 10}
    assert cards.shelters == ((shangri_la, 4),)
    origins = {card.id: card.values["goal_origin"] for card in deck.of("illuminati")}
    assert origins == {"church_of_the_subgenius": "house", "shangri_la": "card"}


@pytest.mark.rule("I-33.31", "I-33.32")
def test_bonuses(cards: Catalogue) -> None:
    others = [
        {cards.slugs[source]: amount for source, amount, mask, targets, other in row if other}
        for row in cards.any_bonus
    ]
    assert others[CONTROL] == {"virtual_pets": 2}
    assert others[NEUTRALIZE] == {"black_helicopters": 2, "exterminators": 2}
    assert others[DESTROY] == {"el_nino": 2, "paparazzi": 2, "special_persecutor": 3}
    designers = cards.index["web_designers"]
    assert cards.direct_bonus[CONTROL][designers] == ((4, 0, frozenset({cards.index["www"]})),)


@pytest.mark.rule("I-33.41", "I-33.42", "I-33.43", "I-33.44", "I-33.45", "I-33.46", "I-20.10", "I-18.11")
def test_odd_abilities(cards: Catalogue) -> None:
    index = cards.index
    government = alignment_mask(["government"])
    assert cards.income_each == {index["fort_knox"]: 1}
    assert cards.paid_action == {index["office_temps"]: 10}
    assert cards.more_transfers == {index["offshore_banks"]: 1}
    assert cards.overlooks == {index["special_persecutor"]: (government, government)}
    assert set(cards.patrons) == set(cards.extra_draws.values()) == set(cards.roots)
    assert all(len(rows) == 1 and rows[0][1] == 2 for rows in cards.patrons.values())
    assert cards.patrons[index["ufos"]] == ((index["alien_abductors"], 2),)
    assert cards.extra_draws[index["vampires"]] == index["society_of_assassins"]
    assert len(cards.media) == 22 and index["empty_vee"] not in cards.media
    assert cards.assists == {index["men_in_black"]: 2, index["black_helicopters"]: 2}


@pytest.mark.rule("I-28.7", "I-33.22")
def test_specials(cards: Catalogue) -> None:
    index, first = cards.index, cards.first_special
    windows = {cards.slugs[first + nth]: window for nth, window in enumerate(cards.windows)}
    assert {slug for slug, window in windows.items() if window == "attack"} == {
        "apathy",
        "i_lied",
        "subliminals",
    }
    assert {slug for slug, window in windows.items() if window == "quiet"} == {"ninjas", "reorganization"}
    assert (windows["bailout"], windows["emergency_powers"]) == ("others", "own_start")
    assert (windows["time_warp"], windows["hidden_connection"]) == ("own_turn", "place")
    assert cards.collects[index["bailout"]] == (1, 0)
    twice = {cards.slugs[card] for card, (factor, _) in cards.collects.items() if factor == 2}
    assert twice == {"flower_power", "freaking_the_mundanes", "may_day"}
    assert len(cards.defends) == 10 and {mask for _, mask in cards.defends.values()} == {
        1 << bit for bit in range(10)
    }
    assert all(cards.collects[card][1] == mask for card, (_, mask) in cards.defends.items())
    assert cards.tilts == {index["subliminals"]: 10}
    assert cards.extra_actions == {index["emergency_powers"]: 2, index["time_warp"]: 1}
    assert named(cards, cards.costs_action) == {"bribery", "unmasked"}
    assert named(cards, cards.doubles_income) == {"market_manipulation"}


@pytest.mark.rule("I-7.11")
def test_the_house_marks_what_it_designed() -> None:
    (_, house) = read_decks(("deluxe", "house"))
    assert [card.id for card in house.cards] == ["masters_of_voodoo", "atlanteans", "telepathists"]
    assert all(card.values["origin"] == "house" for card in house.cards)


def test_a_reprint_must_be_of_an_earlier_deck(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    head = '[deck]\nid = "mine"\ngame = "illuminati"\nversion = 1\nextends = ["deluxe"]\n'
    path.write_text(head + '[[reprint]]\nid = "bribery"\ncopies = 2\n', encoding="utf-8")
    assert lint_deck(path) == []
    path.write_text(head + '[[reprint]]\nid = "mafia"\ncopies = 2\n', encoding="utf-8")
    (message,) = lint_deck(path)
    assert message == (
        'mine.toml:7: id: expected the id of a card of an earlier deck, of the kind special, found "mafia"'
    )
    with pytest.raises(DeckError):
        read_decks(("y2k",))


@pytest.mark.parametrize("name", ["y2k", "house"])
def test_the_decks_pass_their_lint_and_print_as_they_are_read(name: str) -> None:
    assert lint_deck(FOLDER / f"games/illuminati/decks/{name}.toml") == []
    for card in read_decks(("deluxe", name))[1].cards:
        for effects in card.effects.values():
            if effects:
                assert parse_effects(print_effects(effects)) == effects


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts(language: str) -> None:
    """Every card has a name of its own, and a text exactly if it does something."""
    names: dict[str, str] = {}
    texts: set[str] = set()
    last = ""
    for file in ("illuminati-cards.ftl", "illuminati-y2k-cards.ftl"):
        for line in (FOLDER / "locale" / language / file).read_text(encoding="utf-8").splitlines():
            if line.startswith("    .text = "):
                texts.add(last)
            elif line.startswith("card-"):
                last, _, name = line.partition(" = ")
                assert last not in names
                names[last] = name
    assert len(set(names.values())) == len(names)
    for card in [card for deck in read_decks(("deluxe", "y2k", "house"))[1:] for card in deck.cards]:
        if card.kind != "reprint":
            assists = any(effect.verb == "assist" for effect in card.effects.get("module", ()))
            assert (message_id(card.id) in texts) == (bool(card.effects["effects"]) or assists), card.id
