"""The Deluxe deck and its catalogue: what the printed cards say, and what a wrong deck is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from conjura.engine.deck import Card, Deck
from conjura.engine.effects import parse_effects, print_effects
from conjura.engine.library import LANGUAGES, message_id
from conjura.engine.wire import DeckError
from conjura.games.illuminati.catalogue import (
    ALIGNMENTS,
    CONTROL,
    DESTROY,
    KINDS,
    NEUTRALIZE,
    OPPOSITE,
    POPCOUNT,
    Catalogue,
    alignment_mask,
    load_catalogue,
    load_catalogue_file,
)
from conjura.games.illuminati.vocabulary import (
    VOCABULARY,
    deck_ids,
    lint_deck,
    read_decks,
)

SOURCE = Path(__file__).parents[3] / "src/conjura/games/illuminati/decks/deluxe.toml"


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return load_catalogue(("deluxe",))


@pytest.fixture(scope="module")
def deck() -> Deck:
    return read_decks(("deluxe",))[0]


# --- the printed facts -----------------------------------------------------------------------------------


@pytest.mark.rule("I-1.1", "I-28.4")
def test_how_many_cards(cards: Catalogue) -> None:
    assert (cards.n_illuminati, cards.n_groups, len(cards.index)) == (8, 83, 105)
    first, last = cards.first_group, cards.first_special
    assert last - first == 83
    assert cards.copies[:8] == (1,) * 8 and cards.copies[first:last] == (1,) * 83
    assert not any(cards.copies[8:first]) and set(cards.index.values()).isdisjoint(range(8, first))
    assert sum(cards.copies[last:]) == 15
    assert {cards.slugs[card] for card, copies in enumerate(cards.copies) if copies > 1} == {"interference"}
    assert len(cards.index) == 105
    assert all(cards.slugs[number] == slug for slug, number in cards.index.items())


@pytest.mark.rule("I-1.5")
def test_arrows(cards: Catalogue) -> None:
    groups = cards.outs[cards.first_group :]
    assert Counter(len(outs) for outs in groups) == {0: 21, 1: 30, 2: 22, 3: 10}
    assert sum(len(outs) for outs in groups) == 104
    assert cards.outs[:8] == ((0, 1, 2, 3),) * 8
    assert all(outs == tuple(sorted(outs)) and 2 not in outs for outs in groups)
    assert cards.printed_in[:8] == (-1,) * 8
    assert set(cards.printed_in[cards.first_group :]) <= {0, 1, 2, 3}
    # Militia: in on the right; out at the top, to the right of one who walks left, and on the left, ahead.
    militia = cards.index["militia"]
    heading = (cards.printed_in[militia] + 2) % 4
    assert {(heading + out) % 4 for out in cards.outs[militia]} == {0, 3}


@pytest.mark.rule("I-1.8")
def test_alignments(cards: Catalogue) -> None:
    counts = Counter(word for mask in cards.align for bit, word in enumerate(ALIGNMENTS) if mask >> bit & 1)
    assert counts == {
        "government": 9,
        "communist": 9,
        "liberal": 17,
        "conservative": 16,
        "peaceful": 8,
        "violent": 23,
        "straight": 14,
        "weird": 19,
        "criminal": 10,
        "fanatic": 12,
    }
    assert all(not OPPOSITE[mask] & mask & ~alignment_mask(["fanatic"]) for mask in cards.align)
    assert cards.align[:8] == (0,) * 8


@pytest.mark.rule("I-1.8")
def test_opposites() -> None:
    def opposite(word: str) -> int:
        return OPPOSITE[alignment_mask([word])]

    for first, second in zip(ALIGNMENTS[:8:2], ALIGNMENTS[1:8:2], strict=True):
        assert opposite(first) == alignment_mask([second])
        assert opposite(second) == alignment_mask([first])
    assert opposite("criminal") == 0
    assert opposite("fanatic") == alignment_mask(["fanatic"])
    assert OPPOSITE[alignment_mask(["weird", "violent", "criminal"])] == alignment_mask(
        ["straight", "peaceful"]
    )
    assert len(OPPOSITE) == len(POPCOUNT) == 1024
    assert POPCOUNT[alignment_mask(ALIGNMENTS)] == 10


@pytest.mark.rule("I-1.6", "I-1.7")
@pytest.mark.parametrize(
    ("slug", "numbers", "alignments"),
    [
        ("mafia", (7, 0, 7, 6), "violent criminal"),
        ("cia", (6, 4, 5, 0), "government violent"),
        ("evil_geniuses", (0, 2, 6, 3), "violent weird"),
        ("post_office", (4, 3, 3, -1), "government"),
        ("irs", (5, 3, 5, 0), "criminal government"),
        ("gun_lobby", (1, 0, 3, 1), "conservative violent"),
        ("hollywood", (2, 0, 0, 5), "liberal"),
        ("international_communist_conspiracy", (7, 0, 8, 6), "communist"),
        ("multinational_oil_companies", (6, 0, 4, 8), ""),
        ("semiconscious_liberation_army", (0, 0, 8, 0), "criminal violent liberal weird communist"),
        ("orbital_mind_control_lasers", (4, 2, 5, 0), "communist"),
        ("phone_company", (5, 2, 6, 3), ""),
        ("boy_sprouts", (0, 0, 3, 1), "straight peaceful"),
    ],
)
def test_numbers_of_some_groups(
    cards: Catalogue, slug: str, numbers: tuple[int, int, int, int], alignments: str
) -> None:
    card = cards.index[slug]
    printed = (cards.power[card], cards.transferable[card], cards.resistance[card], cards.income[card])
    assert printed == numbers
    assert cards.align[card] == alignment_mask(alignments.split())


@pytest.mark.rule("I-1.6", "I-7.5")
def test_illuminati(cards: Catalogue) -> None:
    table = {
        cards.slugs[card]: (cards.power[card], cards.income[card], *cards.goals[card])
        for card in range(cards.n_illuminati)
    }
    assert table == {
        "bavarian_illuminati": (10, 9, "power", 0, 35),
        "bermuda_triangle": (8, 9, "distinct", 0, 10),
        "discordian_society": (8, 8, "count", alignment_mask(["weird"]), 5),
        "gnomes_of_zurich": (7, 12, "money", 0, 150),
        "the_network": (7, 9, "transferable", 0, 25),
        "servants_of_cthulhu": (9, 7, "destroyed", 0, 8),
        "society_of_assassins": (8, 8, "count", alignment_mask(["violent"]), 6),
        "ufos": (6, 8, "secret", 0, 0),
    }
    assert cards.transferable[:8] == cards.power[:8]
    assert cards.resistance[:8] == (0,) * 8


@pytest.mark.rule("I-7.1", "I-33.31")
def test_bonuses_on_any_attempt(cards: Catalogue) -> None:
    table = [
        {
            cards.slugs[source]: (
                amount,
                *(word for bit, word in enumerate(ALIGNMENTS) if mask >> bit & 1),
                *sorted(cards.slugs[target] for target in targets),
            )
            for source, amount, mask, targets, _ in row
        }
        for row in cards.any_bonus
    ]
    both = {"evil_geniuses": (4, "orbital_mind_control_lasers"), "phone_phreaks": (3, "phone_company")}
    assert table[CONTROL] == both | {
        "discordian_society": (4, "weird"),
        "feminists": (3, "liberal"),
        "health_food_stores": (2, "anti_nuclear_activists"),
        "international_cocaine_smugglers": (4, "cycle_gangs", "hollywood", "punk_rockers"),
        "international_communist_conspiracy": (3, "communist"),
        "junk_mail": (4, "post_office"),
        "madison_avenue": (5, "big_media", "empty_vee"),
        "science_fiction_fans": (2, "weird"),
    }
    assert table[NEUTRALIZE] == both | {"society_of_assassins": (4,), "hackers": (3,)}
    assert table[DESTROY] == both | {
        "servants_of_cthulhu": (2,),
        "anti_nuclear_activists": (2, "nuclear_power_companies"),
        "clone_arrangers": (3,),
        "cycle_gangs": (2,),
        "kgb": (2,),
        "militia": (6, "communist"),
        "semiconscious_liberation_army": (1,),
    }
    assert not any(other for row in cards.any_bonus for *_, other in row)


@pytest.mark.rule("I-7.2", "I-33.32")
def test_direct_bonuses(cards: Catalogue) -> None:
    index = cards.index
    lasers = ((4, 0, frozenset({index["orbital_mind_control_lasers"]})),)
    stores = ((3, 0, frozenset({index["convenience_stores"]})),)
    assert cards.direct_bonus[CONTROL] == {
        index["l4_society"]: lasers,
        index["mafia"]: ((3, alignment_mask(["criminal"]), frozenset()),),
        index["smof"]: (
            (5, 0, frozenset({index["science_fiction_fans"]})),
            (2, 0, frozenset({index["trekkies"]})),
        ),
        index["tabloids"]: stores,
        index["video_games"]: stores,
        index["tv_preachers"]: ((3, 0, frozenset({index["moral_minority"]})),),
    }
    assert cards.direct_bonus[NEUTRALIZE] == cards.direct_bonus[DESTROY] == {index["l4_society"]: lasers}


@pytest.mark.rule("I-7.3", "I-7.5")
def test_odd_abilities(cards: Catalogue) -> None:
    index = cards.index
    government = alignment_mask(["government"])
    assert cards.immune == {index["discordian_society"]: alignment_mask(["government", "straight"])}
    assert cards.resist_versus == {
        index["gun_lobby"]: (alignment_mask(["liberal", "communist", "weird"]), 10)
    }
    assert cards.resist_others == ((index["survivalists"], 2),)
    assert cards.counts_as == {
        index["chinese_campaign_donors"]: (government, alignment_mask(["communist"]), government)
    }
    assert {cards.slugs[card]: most for card, most in enumerate(cards.participations) if most != 1} == {
        "ufos": 2
    }
    assert cards.draws == {index["the_network"]: 1}
    assert cards.paid_draw == {index["recyclers"]: 5}
    assert cards.privilege_cost == {index["bavarian_illuminati"]: 5}
    assert cards.reorganizes == {index["bermuda_triangle"]}
    assert cards.moves_money == {index["gnomes_of_zurich"]}
    assert cards.tax == {index["irs"]: 2}
    assert cards.transfers_anywhere == {index["federal_reserve"]}
    assert cards.alters_alignment == {index["orbital_mind_control_lasers"]}
    assert cards.survives_by_goal == {index["servants_of_cthulhu"]}


@pytest.mark.rule("I-28.4")
def test_specials(cards: Catalogue) -> None:
    def named(found: frozenset[int]) -> set[str]:
        return {cards.slugs[card] for card in found}

    windows = {cards.slugs[cards.first_special + nth]: window for nth, window in enumerate(cards.windows)}
    assert windows == {
        "assassination": "roll",
        "bribery": "actions",
        "computer_espionage": "any",
        "deep_agent": "card",
        "interference": "card",
        "market_manipulation": "income",
        "media_campaign": "any",
        "murphys_law": "roll",
        "secrets_man_was_not_meant_to_know": "answer",
        "senate_investigating_committee": "start",
        "slush_fund": "any",
        "swiss_bank_account": "any",
        "whispering_campaign": "announce",
        "white_collar_crime": "any",
    }
    index = cards.index
    assert cards.set_roll == {index["assassination"]: 2, index["murphys_law"]: 12}
    assert cards.gain == {
        index["slush_fund"]: (15, "illuminati"),
        index["swiss_bank_account"]: (25, "illuminati"),
        index["white_collar_crime"]: (5, "own"),
    }
    assert named(cards.costs_action) == named(cards.takes) == {"bribery"}
    assert named(cards.peeks) == {"computer_espionage"}
    assert named(cards.cancels_privilege) == {"deep_agent"}
    assert named(cards.cancels_special) == {"secrets_man_was_not_meant_to_know"}
    assert named(cards.interferes) == {"interference"}
    assert named(cards.doubles_income) == {"market_manipulation"}
    assert named(cards.revives) == {"media_campaign"}
    assert named(cards.skips_turn) == {"senate_investigating_committee"}
    assert named(cards.whispers) == {"whispering_campaign"}
    assert named(cards.rearranges_money) == {"white_collar_crime"}
    assert set(cards.special_effects) == set(range(cards.first_special, cards.n_cards))


def test_every_effect_prints_as_it_is_read(deck: Deck) -> None:
    for card in deck.cards:
        for effects in card.effects.values():
            if effects:
                assert parse_effects(print_effects(effects)) == effects


def test_the_same_decks_give_the_same_object() -> None:
    assert load_catalogue(("deluxe",)) is load_catalogue(("deluxe",))
    assert "deluxe" in deck_ids()
    assert KINDS == ("control", "neutralize", "destroy")


# --- names -----------------------------------------------------------------------------------------------


def test_the_deck_passes_its_lint() -> None:
    assert lint_deck(SOURCE) == []


def assists(card: Card) -> bool:
    """Whether a card does something for its owner's attempts at brainwashing, which its text tells."""
    return any(effect.verb == "assist" for effect in card.effects.get("module", ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts(deck: Deck, language: str) -> None:
    """Every card has a name of its own, a text exactly if it does something, and each alignment a name."""
    file = SOURCE.parents[3] / "locale" / language / "illuminati-cards.ftl"
    names: dict[str, str] = {}
    texts: set[str] = set()
    last = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("    .text = "):
            texts.add(last)
        elif " = " in line:
            last, _, name = line.partition(" = ")
            assert last not in names
            names[last] = name
    assert {f"alignment-{word}" for word in ALIGNMENTS} <= set(names)
    shown = [names[message_id(card.id)] for card in deck.cards]
    assert len(set(shown)) == len(shown)
    for card in deck.cards:
        negative = card.kind == "group" and card.number("income") < 0
        acts = bool(card.effects["effects"]) or assists(card) or negative
        assert (message_id(card.id) in texts) == acts, card.id


# --- decks of one's own ----------------------------------------------------------------------------------

HEAD = """[deck]
id = "mine"
game = "illuminati"
version = 1
"""


def illuminati(slug: str, effects: str = "[]", goal: str = "sum(what=power)>=9") -> str:
    """Seven lines of a deck: an Illuminati."""
    return f"""[[illuminati]]
id = "{slug}"
power = 5
transferable = 5
income = 5
effects = {effects}
goal = "{goal}"
"""


def group(slug: str, effects: str = "[]") -> str:
    """Ten lines of a deck: a group."""
    return f"""[[group]]
id = "{slug}"
power = 1
transferable = 0
resistance = 3
income = 1
alignments = ["weird"]
arrows = ["left", "right"]
in = "top"
effects = {effects}
"""


# Lines 5-11 and 12-18 are Illuminati, 19-28 the first group, 59-63 the special.
GOOD = (
    HEAD
    + illuminati("ants")
    + illuminati("bees")
    + "".join(group(slug) for slug in ("cats", "dogs", "eels", "frogs"))
    + """[[special]]
id = "gold"
copies = 2
window = "any"
effects = ["gain(amount=5,to=own)"]
"""
)


def _written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_small_deck_is_a_deck(tmp_path: Path) -> None:
    cards = load_catalogue_file(_written(tmp_path, GOOD))
    assert tuple(cards.index) == ("ants", "bees", "cats", "dogs", "eels", "frogs", "gold")
    assert tuple(filter(None, cards.copies)) == (1, 1, 1, 1, 1, 1, 2)
    assert cards.outs[cards.index["cats"]] == (1, 3)


def test_a_deck_may_extend_another(tmp_path: Path) -> None:
    text = (
        HEAD
        + 'extends = ["deluxe"]\n'
        + group("cats", '["bonus(amount=9,attack=destroy,scope=direct,target=group:mafia)"]')
    )
    cards = load_catalogue_file(_written(tmp_path, text))
    assert (cards.n_groups, cards.first_special - cards.first_group) == (84, 84)
    cats = cards.index["cats"]
    own = load_catalogue(("deluxe",))
    assert all(cards.index[slug] == number for slug, number in own.index.items())
    assert cards.direct_bonus[DESTROY][cats] == ((9, 0, frozenset({cards.index["mafia"]})),)


def test_every_form_of_the_vocabulary_is_read(tmp_path: Path) -> None:
    """A card made of any form changes the catalogue: the lint's "not read" has no blind spot."""
    examples = {
        "illuminati": [
            "bonus(amount=1,attack=control,scope=any_attempt,target=any_other)",
            "bonus(amount=1,stat=resistance,target=own_others)",
            "immune(attacker=alignment:weird)",
            "participate(limit=3)",
            "draw(amount=3,when=draw_step)",
            "draw(amount=1,cost=2,limit=turn)",
            "privilege(cost=3,limit=turn)",
            "reorganize(when=power_step)",
            "move_money(when=power_step)",
            "tax(amount=1)",
            "transfer(to=own)",
            "alter_alignment(limit=turn)",
            "survive(if=goal)",
            "bonus(amount=1,attack=destroy,side=defend,target=own)",
            "extra_action(count=1,cost=3,limit=turn)",
            "extra_transfer(count=1,limit=turn)",
            "gain(amount=3,when=own_group_lost)",
            "privilege(cost=3,attempt=propaganda)",
        ],
        "group": [
            "resistance(value=9,versus=alignment:weird)",
            "counts_as(alignment=criminal,when=attack_to_control,target=alignment:weird)",
            "overlook(alignment=criminal,attack=destroy,target=alignment:weird)",
            "draw(amount=1,when=draw_step,if=illuminati:ants)",
            "income(amount=2,if=illuminati:ants)",
            "income(amount=2,when=each_turn)",
        ],
        "special": [
            "set_roll(value=7)",
            "take(target=uncontrolled,count=1)",
            "peek(what=hand)",
            "cancel(what=privilege)",
            "cancel(what=special)",
            "interfere()",
            "income(factor=2,target=own,duration=turn)",
            "revive(target=dead)",
            "skip_turn()",
            "gain(amount=7,to=illuminati)",
            "enable_destroy(target=power:0,versus=resistance)",
            "move_money()",
            "cancel(what=help)",
            "income(factor=1,per=alignment:weird)",
            "no_income()",
            "extra_action(count=2)",
            "lose_action(count=1)",
            "bonus(amount=9,side=defend,scope=this_attack,target=alignment:weird)",
            "bonus(amount=9,side=attack|defend,scope=this_attack)",
            "refund(who=own,duration=attack)",
            "discard(target=uncontrolled)",
            "reorganize()",
            "connect(side=no_arrow)",
            "unmask(target=not_in_play)",
        ],
        "goal": [
            "sum(what=money)>=9",
            "sum(what=money,zone=illuminati)>=9",
            "distinct(zone=own,attribute=alignment)>=9",
            "count(zone=own,filter=alignment:weird|violent)>=9",
            "count(zone=destroyed)>=9",
            "secret()",
        ],
        "module": ["media()", "assist(attack=brainwash,limit=2)"],
    }
    verbs = Counter(text.partition("(")[0] for texts in examples.values() for text in texts)
    # cancel has one form of three words; every other form has one example.
    assert verbs == Counter(form.verb for form in VOCABULARY.forms) + Counter({"cancel": 2})

    def tables(text: str) -> dict[str, object]:
        cards = load_catalogue_file(_written(tmp_path, text))
        # Not `__slots__`, which a compiled class does not keep.
        names = [name for name in dir(cards) if not name.startswith("_") and name != "special_effects"]
        return {name: getattr(cards, name) for name in names if not callable(getattr(cards, name))}

    plain = tables(GOOD)
    for place, texts in examples.items():
        for text in texts:
            if place == "illuminati":
                changed = GOOD.replace(illuminati("ants"), illuminati("ants", f'["{text}"]'))
            elif place == "group":
                changed = GOOD.replace(group("cats"), group("cats", f'["{text}"]'))
            elif place == "module":
                lines = group("cats")
                changed = GOOD.replace(lines, f'{lines}module = ["{text}"]\n')
            elif place == "special":
                changed = GOOD.replace("gain(amount=5,to=own)", text)
            else:
                changed = GOOD.replace(illuminati("ants"), illuminati("ants", goal=text))
            assert changed != GOOD
            found = tables(changed)
            # The plain special gains, so only another gain may show itself there.
            watched = [name for name in plain if name != "gain" or text.startswith("gain")]
            assert any(found[name] != plain[name] for name in watched), text


GOLD = "gain(amount=5,to=own)"
GOAL = 'goal = "sum(what=power)>=9"'
PLAIN = "effects = []\ngoal"

BAD = [
    # what is changed, into what, line, field, what is said
    (
        '[deck]\nid = "mine"',
        '[deck]\nid = "My Deck"',
        2,
        "id",
        'expected a slug of a-z, 0-9 and single _, found "My Deck"',
    ),
    ('game = "illuminati"', 'game = "chess"', 3, "game", 'expected one of illuminati, found "chess"'),
    ("version = 1", "version = 0", 4, "version", "expected a whole number from 1 to 9999, found 0"),
    (
        "version = 1",
        "version = 1\nauthor = 2",
        5,
        "author",
        'expected id, game, version or extends, found "author"',
    ),
    (
        "version = 1",
        'version = 1\nextends = ["sun"]',
        5,
        "extends",
        'expected one of deluxe, house, y2k, found "sun"',
    ),
    (HEAD, "", 1, "deck", "expected a table [deck] with id, game and version, found none"),
    (
        "[[special]]",
        "[[specials]]",
        59,
        "specials",
        "expected one of [deck], [[illuminati]], [[group]], [[special]]",
    ),
    ("[[special]]", "[special]", 59, "special", "expected tables [[special]], found a table"),
    ("[[special]]", "[[special]", 59, "toml", "expected well-formed TOML"),
    ('id = "cats"', 'id = "dogs"', 30, "id", 'expected an id used once, found "dogs", which line 20 has'),
    ('id = "cats"', "id = 7", 20, "id", "expected a slug of a-z, 0-9 and single _, found 7"),
    ('id = "cats"\n', "", 19, "id", "expected a slug of a-z, 0-9 and single _, found nothing"),
    (
        "resistance = 3",
        'resistance = "three"',
        23,
        "resistance",
        'expected a whole number from 0 to 99, found "three"',
    ),
    (
        "resistance = 3",
        "resistance = true",
        23,
        "resistance",
        "expected a whole number from 0 to 99, found true",
    ),
    ("resistance = 3\n", "", 19, "resistance", "expected a whole number from 0 to 99, found nothing"),
    (
        "resistance = 3",
        "resistance = 3\nstrength = 2",
        24,
        "strength",
        "expected id, power, transferable, resistance",
    ),
    ("income = 5", "income = 500", 9, "income", "expected a whole number from -99 to 99, found 500"),
    ("transferable = 5", "transferable = 4", 8, "transferable", "expected the power, 5, found 4"),
    ('["weird"]', '["odd"]', 25, "alignments", "expected a list, each one of government, communist,"),
    ('["weird"]', '"weird"', 25, "alignments", 'found "weird"'),
    ('["weird"]', '["weird", "weird"]', 25, "alignments", 'none twice, found "weird, weird"'),
    ('["weird"]', '["weird", "straight"]', 25, "alignments", "a pair of opposites, found straight and weird"),
    (
        '["left", "right"]',
        '["left", "back"]',
        26,
        "arrows",
        'each one of opposite, right, left, none twice, found "back"',
    ),
    ('["left", "right"]', '["left", "left"]', 26, "arrows", 'none twice, found "left, left"'),
    ('in = "top"', 'in = "north"', 27, "in", 'expected one of top, right, bottom, left, found "north"'),
    ("copies = 2", "copies = 0", 61, "copies", "expected a whole number from 1 to 9, found 0"),
    ('window = "any"', 'window = "later"', 62, "window", "expected one of start, income, actions, announce,"),
    ('window = "any"', 'window = "any"\naction = 1', 63, "action", "expected true or false, found 1"),
    (f'["{GOLD}"]', "[]", 63, "effects", "expected at least one effect, found none"),
    (f'["{GOLD}"]', '"gain(amount=5,to=own)"', 63, "effects", "expected a list of effects, found"),
    (GOLD, "gian(amount=5)", 63, "effects", "set_roll, take, peek, cancel, interfere, income,"),
    (GOLD, "gain(amount=5)", 63, "effects", "gain(to=): expected one of illuminati, own, found nothing"),
    (GOLD, "gain(amount=5,to=bank)", 63, "effects", 'expected one of illuminati, own, found "bank"'),
    (
        GOLD,
        "gain(amount=5,to=own,who=me)",
        63,
        "effects",
        'expected amount, to, found "who", which is not read',
    ),
    (GOLD, "gain(amount=5,to=own", 63, "effects", 'expected "," or ")", found the end at column 21'),
    (
        GOLD,
        "move_money() & move_money()",
        63,
        "effects",
        "expected move_money once on a card, found it again",
    ),
    (GOLD, "set_roll(value=13)", 63, "effects", "set_roll(value=): expected a whole number from 2 to 12"),
    (GOLD, "tax(amount=2)", 63, "effects", 'found "tax"'),
    (
        PLAIN,
        'effects = ["bonus(amount=2,attack=control,scope=direct,target=group:owls)"]\ngoal',
        10,
        "effects",
        'expected one of cats, dogs, eels, frogs, found "owls"',
    ),
    (
        PLAIN,
        'effects = [\n  "tax(amount=2)",\n  "bonus(amount=2,attack=steal,scope=direct,target=any)",\n]\ngoal',
        12,
        "effects",
        'expected one or more of control, neutralize, destroy, found "steal"',
    ),
    (PLAIN, 'effects = ["immune(attacker=alignment:odd)"]\ngoal', 10, "effects", 'found "odd"'),
    (GOAL, 'goal = "sum(what=power)"', 11, "goal", "expected a comparison (>= and a number), found nothing"),
    (
        GOAL,
        'goal = "sum(what=luck)>=9"',
        11,
        "goal",
        'expected one of power, transferable, money, found "luck"',
    ),
    (GOAL, 'goal = "secret() & secret()"', 11, "goal", "expected secret once on a card"),
    ('goal = "sum(what=power)>=9"\n', "", 5, "goal", "expected an effect, found nothing"),
    (
        group("cats"),
        group("cats", '["bonus(amount=2,attack=control,scope=direct,target=any)"]').replace(
            "power = 1", "power = 0"
        ),
        28,
        "effects",
        "on a group that can't attack (power 0), found scope=direct",
    ),
    (illuminati("bees"), "", 1, "illuminati", "expected at least 2 cards [[illuminati]], found 1"),
    (group("eels"), "", 1, "group", "expected at least 4 cards [[group]], found 3"),
]


@pytest.mark.parametrize(("old", "new", "line", "field", "said"), BAD)
def test_a_wrong_deck_is_told_where_and_what(
    tmp_path: Path, old: str, new: str, line: int, field: str, said: str
) -> None:
    assert old in GOOD
    path = _written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(DeckError) as caught:
        load_catalogue_file(path)
    message = str(caught.value)
    assert message.startswith(f"mine.toml:{line}: {field}: "), message
    assert said in message
    assert "expected" in message and "found" in message
    assert message in lint_deck(path)


def test_goals_cannot_all_be_secret(tmp_path: Path) -> None:
    path = _written(tmp_path, GOOD.replace("sum(what=power)>=9", "secret()"))
    with pytest.raises(DeckError, match=r"mine.toml:1: goal: expected a goal that secret\(\) can stand for"):
        load_catalogue_file(path)


def test_files_that_are_no_decks(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"none.toml:1: file: expected a readable file, found: No such file"):
        load_catalogue_file(tmp_path / "none.toml")
    path = tmp_path / "mine.toml"
    path.write_bytes(b"[deck]\nid = '\xff'\n")
    with pytest.raises(DeckError, match=r"mine.toml:2: file: expected UTF-8 text"):
        load_catalogue_file(path)
    with pytest.raises(DeckError, match=r'decks: expected one of deluxe.*, found "venus"'):
        load_catalogue(("venus",))


def test_an_id_of_another_deck_in_play_is_taken(tmp_path: Path) -> None:
    text = HEAD + 'extends = ["deluxe"]\n' + group("mafia")
    with pytest.raises(
        DeckError, match=r'mine\.toml:7: id: .* found "mafia", which another deck in play has'
    ):
        load_catalogue_file(_written(tmp_path, text))


def test_lint_gives_all_problems_by_line_and_missing_names(tmp_path: Path) -> None:
    wrong = GOOD.replace('in = "top"', 'in = "north"').replace("copies = 2", "copies = 0")
    found = lint_deck(_written(tmp_path, wrong))
    assert [message.split(":")[1] for message in found] == ["27", "37", "47", "57", "61"]
    path = _written(tmp_path, GOOD)
    missing = lint_deck(path)
    assert len(missing) == 7 * len(LANGUAGES)
    assert missing[0] == "mine.toml:6: id: expected a name card-ants in locale en, found none"
    for language in LANGUAGES:
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        slugs = ("ants", "bees", "cats", "dogs", "eels", "frogs", "gold")
        names = "".join(f"card-{slug} = {slug.title()}\n" for slug in slugs)
        (folder / "mine-cards.ftl").write_text(names, encoding="utf-8")
    assert lint_deck(path, [tmp_path / "locale"]) == []
