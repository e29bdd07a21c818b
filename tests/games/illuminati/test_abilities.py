"""Every attack bonus of the Deluxe cards as the clauses list them, announced on a board (I-33.31, 33.32)."""

from __future__ import annotations

import pytest

from conjura.engine.game import game
from conjura.games.illuminati.actions import Announce, Attack, Choose

GAME = game("illuminati")
CAT = GAME.catalogue(None)
KINDS = ("control", "neutralize", "destroy")

ANY_TARGET = "texas"
"""A Group that no bonus names and whose alignments no bonus looks at."""

# source, kind, target, amount: "any attempt" bonuses (I-33.31)
ANY_ATTEMPT = [
    ("cycle_gangs", "destroy", ANY_TARGET, 2),
    ("clone_arrangers", "destroy", ANY_TARGET, 3),
    ("kgb", "destroy", ANY_TARGET, 2),
    ("semiconscious_liberation_army", "destroy", ANY_TARGET, 1),
    ("militia", "destroy", "fiendish_fluoridators", 6),
    ("anti_nuclear_activists", "destroy", "nuclear_power_companies", 2),
    ("hackers", "neutralize", ANY_TARGET, 3),
    ("feminists", "control", "democrats", 3),
    ("international_communist_conspiracy", "control", "fiendish_fluoridators", 3),
    ("science_fiction_fans", "control", "tabloids", 2),
    ("health_food_stores", "control", "anti_nuclear_activists", 2),
    ("international_cocaine_smugglers", "control", "punk_rockers", 4),
    ("international_cocaine_smugglers", "control", "cycle_gangs", 4),
    ("international_cocaine_smugglers", "control", "hollywood", 4),
    ("junk_mail", "control", "post_office", 4),
    ("madison_avenue", "control", "big_media", 5),
    ("madison_avenue", "control", "empty_vee", 5),
    ("evil_geniuses", "control", "orbital_mind_control_lasers", 4),
    ("evil_geniuses", "neutralize", "orbital_mind_control_lasers", 4),
    ("evil_geniuses", "destroy", "orbital_mind_control_lasers", 4),
    ("phone_phreaks", "control", "phone_company", 3),
    ("phone_phreaks", "neutralize", "phone_company", 3),
    ("phone_phreaks", "destroy", "phone_company", 3),
]

# bonuses of the attacking card itself (I-33.32)
DIRECT = [
    ("mafia", "control", "international_cocaine_smugglers", 3),
    ("smof", "control", "science_fiction_fans", 5),
    ("smof", "control", "trekkies", 2),
    ("tabloids", "control", "convenience_stores", 3),
    ("video_games", "control", "convenience_stores", 3),
    ("tv_preachers", "control", "moral_minority", 3),
    ("l4_society", "control", "orbital_mind_control_lasers", 4),
    ("l4_society", "neutralize", "orbital_mind_control_lasers", 4),
    ("l4_society", "destroy", "orbital_mind_control_lasers", 4),
]

POSITION = """\
conjura illuminati 1
options {{}}
seats 2
seat 0 bermuda_triangle
  bermuda_triangle $0
    east {source}
seat 1 the_network
  the_network $0
    east {target}
"""


def bonus(source: str, kind: str, target: str, attacker: str) -> int:
    """What abilities add to an attack on a rival's Group by a structure of one Group."""
    state = GAME.parse(POSITION.format(source=source, target=target), chance="explicit")
    state.apply(Attack(kind), 0)
    state.apply(Choose(CAT.index[target]), 0)
    state.apply(Choose(CAT.index[attacker]), 0)
    (number,) = state.breakdown(0, [Announce()])
    return sum(part.amount for part in number.parts if part.source in ("ability", "direct_ability"))


@pytest.mark.rule("I-33.31", "I-7.1")
@pytest.mark.parametrize(("source", "kind", "target", "amount"), ANY_ATTEMPT)
def test_any_attempt_bonus_helps_every_card_of_its_structure(
    source: str, kind: str, target: str, amount: int
) -> None:
    assert bonus(source, kind, target, "bermuda_triangle") == amount


@pytest.mark.rule("I-33.32", "I-7.2")
@pytest.mark.parametrize(("source", "kind", "target", "amount"), DIRECT)
def test_direct_bonus_helps_the_card_itself_alone(source: str, kind: str, target: str, amount: int) -> None:
    assert bonus(source, kind, target, source) == amount
    assert bonus(source, kind, target, "bermuda_triangle") == 0


@pytest.mark.rule("I-33.31", "I-33.32", "I-33.33")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("source", CAT.slugs[CAT.first_group : CAT.first_special])
def test_no_other_group_has_a_bonus(source: str, kind: str) -> None:
    """Against a Group that no clause names, each card adds what the tables say of "any Group" and no more."""
    if source == ANY_TARGET:
        return
    said = sum(row[3] for row in ANY_ATTEMPT if row[:3] == (source, kind, ANY_TARGET))
    assert bonus(source, kind, ANY_TARGET, "bermuda_triangle") == said


@pytest.mark.rule("I-7.5")
@pytest.mark.parametrize(
    ("illuminati", "kind", "target", "amount"),
    [
        ("discordian_society", "control", "tabloids", 4),
        ("discordian_society", "control", "texas", 0),
        ("discordian_society", "destroy", "tabloids", 0),
        ("servants_of_cthulhu", "destroy", "texas", 2),
        ("servants_of_cthulhu", "control", "texas", 0),
        ("society_of_assassins", "neutralize", "texas", 4),
        ("society_of_assassins", "destroy", "texas", 0),
        ("bavarian_illuminati", "control", "texas", 0),
        ("gnomes_of_zurich", "neutralize", "texas", 0),
        ("ufos", "destroy", "texas", 0),
    ],
)
def test_bonus_of_an_illuminati(illuminati: str, kind: str, target: str, amount: int) -> None:
    goal = " goal=the_network" if illuminati == "ufos" else ""
    text = POSITION.format(source="fnord_motor_company", target=target)
    text = text.replace("seat 0 bermuda_triangle", f"seat 0 {illuminati}{goal}")
    text = text.replace("bermuda_triangle", illuminati)
    state = GAME.parse(text, chance="explicit")
    for action in (Attack(kind), Choose(CAT.index[target]), Choose(CAT.index[illuminati])):
        state.apply(action, 0)
    (number,) = state.breakdown(0, [])
    assert sum(part.amount for part in number.parts if part.source == "ability") == amount


@pytest.mark.rule("I-7.5")
def test_power_and_income_of_the_eight_illuminati() -> None:
    printed = {
        "bavarian_illuminati": (10, 10, 9),
        "bermuda_triangle": (8, 8, 9),
        "discordian_society": (8, 8, 8),
        "gnomes_of_zurich": (7, 7, 12),
        "the_network": (7, 7, 9),
        "servants_of_cthulhu": (9, 9, 7),
        "society_of_assassins": (8, 8, 8),
        "ufos": (6, 6, 8),
    }
    for slug, row in printed.items():
        card = CAT.index[slug]
        assert (CAT.power[card], CAT.transferable[card], CAT.income[card]) == row
