"""The number needed, told again from the rule text by another hand, and compared in every attack of many games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.frames import Attacking
from conjura.games.illuminati.state import HELD, IlluminatiState
from properties.games import GAME, SWITCHES, crowded, meddle, narrow

OPPOSITES = [
    ("government", "communist"), ("liberal", "conservative"), ("peaceful", "violent"), ("straight", "weird"),
]  # fmt: skip
# I-33.31 and the Illuminati of I-7.5: who helps every attempt of its structure, in what, against what, by how much,
# and whether it helps only against others than itself.
ANY: list[tuple[str, str, str, int, bool]] = [
    ("cycle_gangs", "destroy", "", 2, False),
    ("clone_arrangers", "destroy", "", 3, False),
    ("kgb", "destroy", "", 2, False),
    ("semiconscious_liberation_army", "destroy", "", 1, False),
    ("militia", "destroy", "communist", 6, False),
    ("hackers", "neutralize", "", 3, False),
    ("feminists", "control", "liberal", 3, True),
    ("international_communist_conspiracy", "control", "communist", 3, True),
    ("science_fiction_fans", "control", "weird", 2, True),
    ("discordian_society", "control", "weird", 4, False),
    ("servants_of_cthulhu", "destroy", "", 2, False),
    ("society_of_assassins", "neutralize", "", 4, False),
]
NAMED: list[tuple[str, str, tuple[str, ...], int]] = [
    ("anti_nuclear_activists", "destroy", ("nuclear_power_companies",), 2),
    ("health_food_stores", "control", ("anti_nuclear_activists",), 2),
    ("international_cocaine_smugglers", "control", ("punk_rockers", "cycle_gangs", "hollywood"), 4),
    ("junk_mail", "control", ("post_office",), 4),
    ("madison_avenue", "control", ("big_media", "empty_vee"), 5),
    ("evil_geniuses", "", ("orbital_mind_control_lasers",), 4),
    ("phone_phreaks", "", ("phone_company",), 3),
]
# I-33.32: who helps only when it attacks itself.
DIRECT: list[tuple[str, str, str, int]] = [
    ("mafia", "control", ":criminal", 3),
    ("smof", "control", "science_fiction_fans", 5),
    ("smof", "control", "trekkies", 2),
    ("tabloids", "control", "convenience_stores", 3),
    ("video_games", "control", "convenience_stores", 3),
    ("tv_preachers", "control", "moral_minority", 3),
    ("l4_society", "", "orbital_mind_control_lasers", 4),
]


def words(s: IlluminatiState, card: int) -> set[str]:
    """The alignments of a card as they are now."""
    return {word for bit, word in enumerate(ALIGNMENTS) if s.align[card] >> bit & 1}


def alignment(mine: set[str], theirs: set[str]) -> int:
    """I-10.10, pair by pair."""
    total = 0
    for a in mine:
        for b in theirs:
            if a == b:
                total += -4 if a == "fanatic" else 4
            elif (a, b) in OPPOSITES or (b, a) in OPPOSITES:
                total -= 4
    return total


def needed(s: IlluminatiState, f: Any) -> int:
    """N of I-10.9 for an attack whose attacker and target are named."""
    cat, slugs = s.cat, s.cat.slugs
    attacker, target, kind = slugs[f.attacker], slugs[f.target], f.kind
    mine, theirs = words(s, f.attacker), words(s, f.target)
    held = s.zone[f.target] == HELD
    owner = s.holder[f.target] if held else None
    enemy = owner is not None and owner != f.seat
    if attacker == "chinese_campaign_donors" and kind == "control" and "government" in theirs:  # I-33.37
        mine = (mine - {"communist"}) | {"government"}
    number = cat.power[f.attacker] + sum(amount for _, amount in f.aid)
    if s.options.hidden_goals and attacker == "ufos":
        number += 1  # I-24.7
    number += alignment(mine, theirs) * (-1 if kind == "destroy" else 1)

    def ours(slug: str) -> bool:
        card = cat.index[slug]
        return s.zone[card] == HELD and s.holder[card] == f.seat

    for source, what, against, amount, others in ANY:
        if what == kind and ours(source) and (not against or against in theirs):
            if source == target and (others or owner == f.seat):  # I-13.4, I-33.33
                continue
            number += amount
    for source, what, cards, amount in NAMED:
        if what in ("", kind) and ours(source) and target in cards:
            number += amount
    for source, what, against, amount in DIRECT:
        if source == attacker and what in ("", kind) and (against == target or against[1:] in theirs):
            number += amount
    if kind == "neutralize":
        number += 6
    if kind == "destroy" and f.whisper < 0:
        number -= cat.power[f.target]
    else:
        resistance = cat.resistance[f.target]
        if target == "gun_lobby" and mine & {"liberal", "communist", "weird"}:  # I-33.34
            resistance = 10
        survivalists = cat.index["survivalists"]
        if target != "survivalists" and owner is not None:
            if s.zone[survivalists] == HELD and s.holder[survivalists] == owner:  # I-33.35
                resistance += 2
        number -= resistance
    if enemy:
        between, up = 0, s.master[f.target]
        while up >= cat.first_group:
            between, up = between + 1, s.master[up]
        number -= {0: 10, 1: 5, 2: 2}.get(between, 0)  # I-10.11
    for seat, card, cause, amount in f.spent:
        if enemy and seat == owner:
            number -= 2 * amount if card == f.target else amount  # I-10.13
        else:
            number += amount if cause == "for" else -amount
    return number


def test_the_tables_here_name_cards() -> None:
    index = GAME.catalogue(None).index
    for row in (*ANY, *NAMED, *DIRECT):
        assert row[0] in index
    assert all(card in index for row in NAMED for card in row[2])
    assert all(row[2] in index or row[2][1:] in ALIGNMENTS for row in DIRECT)


@pytest.mark.rule(
    "I-7.1", "I-7.2", "I-7.4", "I-10.9", "I-10.10", "I-10.11", "I-10.12", "I-10.13", "I-10.14", "I-12", "I-13",
    "I-13.4", "I-13.5", "I-13.6", "I-33.31", "I-33.32", "I-33.34", "I-33.35", "I-33.37",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(24))
def test_the_number_needed_is_that_of_the_rule_text(seed: int) -> None:
    rng = Random(seed)
    options = SWITCHES[seed % len(SWITCHES)]
    state = crowded(seed) if seed % 2 else GAME.new(2 + seed % 6, seed, max_turns=60, **options)
    compared = 0
    while not state.over:
        frame = state.stack[-1]
        if type(frame) is Attacking and frame.attacker >= 0 and frame.step != "endow":
            (number,) = state.breakdown(state.awaiting[0], [])
            assert number.total == needed(state, frame), state.position()
            compared += 1
        seat = state.awaiting[0]
        wild = seed % 2 and type(frame) is not Attacking
        state.apply(meddle(state, seat, rng) if wild else GAME.driver(state, seat, narrow(rng)), seat)
    assert compared or seed % 2
