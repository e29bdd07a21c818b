"""Crime Lords in the browser: a whole game with an auction, a takeover and a Gang War, and every kind of sheet."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, sit_at
from browser.person_crimelords import CrimePerson
from browser.positions_crimelords import POSITIONS
from browser.test_axe import look
from browser.test_whole_games import CAP

KINDS: dict[str, tuple[str, ...]] = {
    "a bid": ("bid",),
    "a pass in the auction": ("auction_pass",),
    "the Boss": ("boss",),
    "a Crook laid": ("lay",),
    "the payroll": ("payroll",),
    "an attack declared": ("declare",),
    "secret money": ("commit",),
    "a round of help": ("round",),
    "a turn of a Gang War": ("war_hit", "war_pass"),
    "the end of a turn": ("end",),
}
"""Kinds of control, and the deeds that use them."""
GAMES = ((None, 4), (None, 3), ("turn", 1), ("war", 2))
"""Where games begin (``None``: with the auction) and of what a person chooses. Who has
not met a Gang War by then plays on from where one is near: they are rare among players who count."""


def unused(deeds: Counter[str]) -> list[str]:
    """The kinds of control that nobody has used."""
    return [kind for kind, ways in KINDS.items() if not any(deeds[way] for way in ways)]


def test_a_person_plays_crime_lords_to_the_end(house: Any, visit: Any) -> None:
    """Through what a person sees: the auction, a takeover with rounds of help, a Gang War, the pictures of the end."""
    page = visit()
    deeds: Counter[str] = Counter()
    for position, whims in GAMES:
        house.seed, house.position = 1, None if position is None else POSITIONS[position]
        seats = ("me", "heuristic", "random")
        page.goto(f"/t/{house.table(page.context, seats, {'max_turns': 18}, game='crimelords')}")
        person = CrimePerson(page, random.Random(whims))
        assert person.play(CAP), person.told[-5:]
        deeds += person.deeds
        if not unused(deeds):
            break
    assert unused(deeds) == [], deeds
    expect(page.locator("#prompt")).to_contain_text("win")
    paper = page.get_by_role("complementary", name="Sheet and log")
    expect(paper).to_contain_text("The seed: 1")
    paper.get_by_role("button", name="The game in charts").click()
    page.get_by_role("main").get_by_role("img").first.wait_for()


def test_on_a_phone_the_own_bid_is_in_sight(house: Any, visit: Any) -> None:
    """Above the list of who has how much: whoever bids another sum than the least need not look for where."""
    page = visit(viewport=PHONE)
    house.seed, house.position = 1, None
    page.goto(f"/t/{house.table(page.context, ('me', 'heuristic', 'random'), game='crimelords')}")
    person = CrimePerson(page, random.Random(1))
    bid = person.button(re.compile(r"^(Bid|Open with) "))
    bid.first.wait_for()
    expect(person.sheet.get_by_role("button", name="One more")).to_be_in_viewport()


def test_secret_money_is_put_all_at_once_and_called_off_before(house: Any, visit: Any) -> None:
    """Who has put money waits for the others and shows nothing; whoever calls off before has the token back."""
    page = visit()
    sit_at(house, page, POSITIONS["turn"], "crimelords")
    person = CrimePerson(page, random.Random(0))
    person.first("racket", "Take a Racket")
    person.press(person.lines().first, "target")
    expect(person.sheet).to_contain_text("Nothing is sent yet")
    person.first("declare", "Declare the attack")
    while not (off := person.button("Call the attack off")).count():
        person.first("window", "Do nothing")
    person.press(off, "off")
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("Marta calls the attack off")
    sit_at(house, page, POSITIONS["committing"], "crimelords")
    person.first("side", "For the attack")
    expect(person.sheet).to_contain_text("Nobody sees how much")
    person.press(person.button(re.compile("^Put [0-9]+ G for it")), "commit")
    expect(log).to_contain_text("Money shown")


KEYS: dict[str, tuple[str, ...]] = {
    "turn": ("", "k", "1", "Escape Escape d 1"),
    "payroll": ("",),
    "going": ("",),
    "committing": ("",),
    "helping": ("1",),
    "hiding": ("",),
    "war": ("",),
    "spoils": ("",),
    "tokens": ("",),
    "agreeing": ("",),
    "placing": ("1",),
    "receiving": ("",),
}
"""At each position, the keys that lead on; axe looks before and after each group of them."""
MOMENTS = [
    (DESKTOP, "the own turn", ("turn", "payroll", "placing", "war", "spoils")),
    (DESKTOP, "answers", ("going", "committing", "helping", "hiding", "receiving", "agreeing")),
    (PHONE, "a phone", ("payroll", "helping", "tokens")),
]


@pytest.mark.parametrize(("size", "name", "positions"), MOMENTS, ids=[each[1] for each in MOMENTS])
def test_moments_of_crime_lords(
    house: Any, visit: Any, size: Any, name: str, positions: tuple[str, ...]
) -> None:
    """No sheet breaks a rule that axe knows, and nothing is wider than a phone."""
    page = visit(viewport=size)
    moments = {position: KEYS[position] for position in positions}
    assert look(page, lambda each: sit_at(house, page, POSITIONS[each], "crimelords"), moments) == []


def test_the_payroll_is_one_form(house: Any, visit: Any) -> None:
    """Short of money it says who would leave; it goes in one message, and what it said comes true."""
    page = visit()
    sit_at(house, page, POSITIONS["payroll"], "crimelords")
    person = CrimePerson(page, random.Random(0))
    expect(person.sheet).to_contain_text("With three markers, for the uncontrolled area: Two-Hats.")
    expect(person.sheet.get_by_role("group", name="Two-Hats").first).to_contain_text("leaves the mob")
    more = person.sheet.get_by_role("group", name="Cold Soup").first.get_by_role("button", name="One more")
    before = person.button("Pay 11 G, lose one Crook")
    expect(before).to_have_count(1)
    expect(more).to_have_attribute("aria-disabled", "true")  # all money is given out
    person.press(before, "payroll")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Two-Hats leaves for the uncontrolled area.")


def test_the_cheating_game_is_played_in_the_turn_and_in_an_attack(house: Any, visit: Any) -> None:
    """What its switch allows lies in a fold of its own, and nobody else reads of it; without the switch there is none."""
    page, other = visit(), visit("Olga")
    sheet = page.get_by_role("region", name="Sheet", exact=True)
    sit_at(house, page, POSITIONS["turn"], "crimelords")
    expect(sheet.get_by_role("button").first).to_be_visible()
    assert sheet.get_by_role("region", name="Cheat").count() == 0
    id = sit_at(house, page, POSITIONS["turn"], "crimelords", cheating=True)
    other.goto(f"/t/{id}")
    other.locator("[role=treeitem]").first.wait_for()
    page.keyboard.press("z")
    sheet.get_by_role("button", name=re.compile("^Secretly take 1")).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Unseen, Marta takes 1 G")
    assert "Unseen" not in other.get_by_role("log", name="Log").inner_text()
    sit_at(house, page, POSITIONS["going"], "crimelords", cheating=True)
    expect(sheet.get_by_role("group", name="Cheat")).to_be_visible()
