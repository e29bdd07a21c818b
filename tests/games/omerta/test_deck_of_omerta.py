"""The house deck, its lint, and decks that owners of the printed game type in (O-1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import conjura
from conjura.engine.library import LANGUAGES
from conjura.engine.wire import DeckError, OptionError
from conjura.games.omerta import vocabulary
from conjura.games.omerta.catalogue import (
    CONTROL_BONUS,
    MONOPOLY_BONUS,
    Catalogue,
    load_catalogue,
    load_catalogue_file,
)
from conjura.games.omerta.rules.setup import missing_domains
from conjura.games.omerta.vocabulary import BOROUGHS, BUSINESSES, VOCABULARY, deck_ids, lint_deck, read_decks
from conjura.speech import texts

SOURCE = Path(vocabulary.__file__).parent / "decks/house.toml"
TEXT = SOURCE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return load_catalogue(("house",))


def test_the_house_deck_comes_with_the_game_and_is_clean() -> None:
    assert deck_ids() == ("house",)
    assert lint_deck(SOURCE) == []


@pytest.mark.rule("O-1.1", "O-1.6")
def test_the_counts_are_those_of_the_printed_game(cards: Catalogue) -> None:
    deck = read_decks(("house",))[0]
    assert {kind: len(deck.of(kind)) for kind in ("don", "capo", "domain", "objective")} == {
        "don": 5,
        "capo": 15,
        "domain": 25,
        "objective": 25,
    }
    assert sum(card.number("copies") for card in deck.of("type")) == 15
    assert sum(card.number("copies") for card in deck.of("event")) == 99
    assert cards.actions and cards.happenings


@pytest.mark.rule("O-1.2")
def test_a_family_has_thirty_soldiers_and_the_die_six_sides() -> None:
    from conjura.games.omerta.rules.chance import roll_outcomes
    from conjura.games.omerta.state import SOLDIERS

    assert SOLDIERS == 30
    assert [outcome.pips for outcome, _ in roll_outcomes()] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("O-1.3")
def test_the_seven_types_are_there() -> None:
    names = {card.id for card in read_decks(("house",))[0].of("type")}
    assert names == {"thugs", "gunmen", "spies", "accountants", "bodyguards", "dealers", "bookmakers"}


@pytest.mark.rule("O-1.4")
def test_one_domain_for_each_borough_and_business(cards: Catalogue) -> None:
    pairs = Counter(
        (cards.borough[card], cards.business[card]) for card in range(cards.first_domain, cards.first_don)
    )
    assert set(pairs.values()) == {1} and len(pairs) == len(BOROUGHS) * len(BUSINESSES)


@pytest.mark.rule("O-9")
def test_control_and_monopoly_are_those_of_the_table() -> None:
    totals = [
        tuple(a + b for a, b in zip(row, more, strict=True))
        for row, more in zip(CONTROL_BONUS, MONOPOLY_BONUS, strict=True)
    ]
    assert totals == [(0, 3, 0, 0), (0, 0, 3, 0), (0, 0, 0, 6), (3, 0, 0, 0), (0, 0, 1, 3)]


@pytest.mark.rule("O-11.7", "O-0")
def test_boroughs_and_businesses_are_wanted_equally(cards: Catalogue) -> None:
    wanted = Counter((wish[1], wish[2]) for card in cards.mains for wish in cards.objective[card])
    assert set(wanted.values()) == {2} and len(wanted) == 10


def test_every_form_of_the_vocabulary_is_used_or_meant_for_others() -> None:
    deck = read_decks(("house",))[0]
    used = {effect.verb for card in deck.cards for effects in card.effects.values() for effect in effects}
    spare = {form.verb for form in VOCABULARY.forms} - used
    assert spare == set(), "a verb that no card says is not tested by playing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_objectives_say_what_they_do(language: str) -> None:
    told = texts(language, "omerta")
    for card in read_decks(("house",))[0].cards:
        key = "card-" + card.id.replace("_", "-")
        assert key in told
        if card.kind in ("event", "objective"):
            assert key + ".text" in told


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("combat = 3\n", "combat = 300\n", "combat: expected a whole number from 0 to 99, found 300"),
        ('business = "prostitution"', 'business = "tourism"', "business: expected one of influence_peddling"),
        ("resources = 1000", "resources = 1500", "resources: expected whole thousands of dollars, found 1500"),
        ("reroll(side=own)", "rerol(side=own)", 'expected one of bonus, reroll, lend'),
        ("reroll(side=own)", "reroll(side=mine)", "reroll(side=): expected one of own, target"),
        ("reroll(side=own)", "reroll(side=own,twice=yes)", '"twice", which is not read'),
        ('window = "after_roll"\ndeeds', 'window = "own_turn"\ndeeds', "deeds: expected the deeds of a window"),
        ('test = ["roll(stat=influence,scope=don,difficulty=5)"]\n', "", "test: expected a test on a card"),
        ("sum(what=money)>=35000", "sum(what=money)", "sum: expected a comparison"),
        ('target = ["capo(of=own,that=robbed)"]\n', "", "target: expected a target capo(...) for robbed"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_refused_with_file_line_and_field(
    tmp_path: Path, before: str, after: str, message: str
) -> None:
    assert before in TEXT
    path = tmp_path / "wrong.toml"
    path.write_text(TEXT.replace(before, after, 1), encoding="utf-8")
    problems = lint_deck(path)
    assert any(message in problem and problem.startswith("wrong.toml:") for problem in problems), problems
    with pytest.raises(DeckError):
        load_catalogue_file(path)


@pytest.mark.rule("O-2.10")
def test_a_deck_with_too_few_domains_of_pr_2_and_3_is_refused_for_four(tmp_path: Path) -> None:
    text, left = [], 6
    for line in TEXT.splitlines():
        if line in ("pr = 2", "pr = 3") and left:
            line, left = "pr = 1", left - 1
        text.append(line)
    path = tmp_path / "poor.toml"
    path.write_text("\n".join(text), encoding="utf-8")
    catalogue = load_catalogue_file(path)
    for players, enough in ((4, False), (3, True)):
        state: Any = conjura.game("omerta").new(players=players, seed=1)
        state.cat = catalogue
        assert ("from_pr_2_3" in missing_domains(state)) is not enough
        assert (missing_domains(state) == "") is enough


@pytest.mark.rule("O-2.4", "O-2.10")
@pytest.mark.parametrize("rule", ["from_pr_2_3", "from_the_others", "one_2_one_3"])
def test_the_first_domains_come_from_the_pile_of_the_option(rule: str) -> None:
    game = conjura.game("omerta")
    for players in (2, 3, 4, 5):
        state = game.new(players=players, seed=players, initial_domains=rule)
        while state.prompt(state.awaiting[0]).kind != "post":
            seat = state.awaiting[0]
            state.apply(next(iter(state.legal(seat))), seat)
        for seat in range(players):
            found = sorted(state.cat.pr[card] for card in state.estate(seat).domains)
            assert len(found) == 2
            if rule == "one_2_one_3":
                assert found == [2, 3]
            else:
                assert all((pr in (2, 3)) == (rule == "from_pr_2_3") for pr in found)


@pytest.mark.rule("O-15", "O-2.7")
def test_options_are_those_of_the_rule_text() -> None:
    game = conjura.game("omerta")
    assert game.new(players=2, seed=1, starting_money=5000).money == [5, 5]
    with pytest.raises(OptionError, match="starting_money"):
        game.options(starting_money=500)
    rows = Path(__file__).parents[3].joinpath("docs/rules/omerta.md").read_text(encoding="utf-8")
    table = rows[rows.index("## 15. Options") :]
    named = {line.split("`")[1] for line in table.splitlines() if line.startswith("| `")}
    assert named == set(game.options().__struct_fields__)


@pytest.mark.rule("O-2.2")
@pytest.mark.parametrize("how", ["recycle", "out_of_game"])
def test_what_was_not_chosen_goes_back_or_out(how: str) -> None:
    state = conjura.game("omerta").new(players=5, seed=1, family_discards=how)
    while state.prompt(state.awaiting[0]).kind != "post":
        seat = state.awaiting[0]
        state.apply(next(iter(state.legal(seat))), seat)
    gone = how == "out_of_game"
    assert sum(state.types) == (5 if gone else 10)
    assert state.zone[: state.cat.n_capos].count(0) == (5 if gone else 10)


def test_a_new_deck_is_a_skeleton_that_says_what_is_expected(tmp_path: Path) -> None:
    text = vocabulary.LIBRARY.skeleton()
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    problems = lint_deck(path)
    assert problems and all("expected at least" in problem for problem in problems), problems
    for kind in vocabulary.SCHEMA.kinds:
        assert f"[[{kind}]]" in text
    for form in VOCABULARY.forms:
        assert f"#   {form.verb}(" in text


def test_the_printed_facts_of_all_cards_are_told(cards: Catalogue) -> None:
    facts = conjura.game("omerta").cards_data(conjura.game("omerta").options())
    assert tuple(facts) == cards.slugs
    assert facts["gambino"]["combat"] == 3 and facts["hotel_concordia"]["difficulty"] == 12
    assert (
        facts["two_bridges"]["main"] and facts["borrowed_muscle"]["alone"] and facts["thugs"]["copies"] == 3
    )
    assert Counter(row["kind"] for row in facts.values())["event"] == 74
