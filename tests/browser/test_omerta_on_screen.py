"""Omertà in the browser: whole games in both modes, a trade between two browsers, and every kind of sheet."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, sit_at
from browser.person_omerta import OmertaPerson
from browser.positions_omerta import POSITIONS
from browser.test_axe import look
from browser.test_whole_games import CAP, gather, until

KINDS: dict[str, tuple[str, ...]] = {
    "an action": ("declared",),
    "a number of Soldiers": ("number",),
    "Soldiers moved, placed, bought or lost": ("men",),
    "a window": ("window", "card_play"),
    "an Involvement": ("involve", "stay_out"),
    "the paid discard": ("keep", "discard"),
    "the end of a turn": ("end",),
}
"""Kinds of control, and the deeds that use them."""

SEEDS = (2, 3, 4, 6)
"""Games one after the other, until every kind was used: what comes first hangs on how fast programs answer."""


MODES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("conquista", ("me", "heuristic"), {}),
    ("cosa_nostra", ("me", "heuristic", "heuristic"), {"max_rounds": 3}),
]


@pytest.mark.parametrize(("preset", "seats", "options"), MODES, ids=[each[0] for each in MODES])
def test_a_person_plays_against_programs_to_the_end(
    house: Any, visit: Any, preset: str, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    """Through what a person sees, by roles and names, in each mode; and the end is told."""
    page = visit()
    deeds: Counter[str] = Counter()
    for seed in SEEDS:
        house.seed = seed
        page.goto(f"/t/{house.table(page.context, seats, options, game='omerta', preset=preset)}")
        person = OmertaPerson(page, random.Random(seed))
        assert person.play(CAP), person.told[-5:]
        deeds += person.deeds
        unused = [kind for kind, ways in KINDS.items() if not any(deeds[way] for way in ways)]
        if not unused:
            break
    assert unused == [], deeds
    expect(page.locator("#prompt")).to_contain_text(re.compile("Winner|wins"))
    paper = page.get_by_role("complementary", name="Sheet and log")
    expect(paper).to_contain_text(f"The seed: {seed}")
    paper.get_by_role("button", name="The game in charts").click()
    page.get_by_role("main").get_by_role("img").first.wait_for()


def test_two_people_trade_and_play_to_the_end(house: Any, visit: Any) -> None:
    """Two browsers meet by the link; a Domain changes hands for money and a promise; the game ends for both."""
    house.seed = 5
    names = ("Ana", "Ben")
    pages = [visit(name) for name in names]
    options = {"starting_money": 20_000, "max_rounds": 2}
    id = house.table(
        pages[0].context, ("me", "open"), options, start=False, game="omerta", preset="conquista"
    )
    for page in pages:
        page.goto(f"/t/{id}")
    gather(pages, names)
    pages[0].get_by_role("button", name="Begin").click()
    people = [OmertaPerson(page, random.Random(number)) for number, page in enumerate(pages)]
    for person in people:
        person.sheet.wait_for()

    def asked() -> OmertaPerson:
        found: list[OmertaPerson] = []
        until(pages[0], lambda: bool(found.extend(person for person in people if person.asked) or found))
        return found[0]

    # To the Distribution phase, after Payday.
    while not (mover := asked()).button("Offer a deal").count():
        assert mover.step() != "over"
    partner = people[1 - people.index(mover)]
    mover.press(mover.button("Offer a deal"), "deal")
    wanted = mover.sheet.get_by_role("combobox", name="Ask for a Domain")
    expect(wanted).to_be_enabled()
    domain = wanted.locator("option").nth(1).inner_text()
    wanted.select_option(index=1)
    more = mover.sheet.get_by_role("group", name="Money", exact=True).get_by_role("button", name="One more")
    for _ in range(3):
        more.click()
    mover.sheet.get_by_placeholder("A promise").fill("I rob you last.")
    mover.first("deal_promise", "Add")
    mover.press(mover.button("Send the offer"), "deal_send")
    until(partner.page, lambda: "offers you a deal" in partner.head())
    for words in (domain, "$3,000", "I rob you last."):
        expect(partner.sheet).to_contain_text(words)
    assert partner.first("consent", "Accept")
    until(mover.page, lambda: mover.asked or partner.asked)
    for person in people:
        expect(person.page.get_by_role("log", name="Log")).to_contain_text("accepts the offer")
        expect(person.page.get_by_role("log", name="Log")).to_contain_text(f"{domain} now lies before")

    deeds: Counter[str] = Counter()
    for _ in range(2000):
        # The end may come when it is looked for already who is asked next.
        until(pages[0], lambda: any(person.over or person.asked for person in people))
        if any(person.over for person in people):
            break
        for person in people:
            if person.asked:
                person.step()
                break
    for person in people:
        expect(person.page.locator("#prompt")).to_contain_text("Winner")
        deeds += person.deeds
    assert deeds["declared"] > 0


KEYS: dict[str, tuple[str, ...]] = {
    "turn": ("", "c", "1", "Escape a", "Escape s"),
    "men": ("",),
    "domains": ("", "d 1"),
    "selling": ("1",),
    "involving": ("",),
    "bringing": ("",),
    "borrowing": ("1",),
    "dicing": ("",),
    "offered": ("",),
    "owing": ("1",),
    "claiming": ("",),
    "buying": ("+",),
}
"""At each position, the keys that lead on; axe looks before and after each group of them."""
MOMENTS = [
    (DESKTOP, "the own turn", ("turn", "men", "domains", "selling", "buying")),
    (DESKTOP, "answers", ("involving", "bringing", "borrowing", "dicing", "offered", "owing", "claiming")),
    (PHONE, "a phone", ("turn", "men", "bringing")),
]


@pytest.mark.parametrize(("size", "name", "positions"), MOMENTS, ids=[each[1] for each in MOMENTS])
def test_moments_of_omerta(house: Any, visit: Any, size: Any, name: str, positions: tuple[str, ...]) -> None:
    """No sheet breaks a rule that axe knows, and nothing is wider than a phone."""
    page = visit(viewport=size)

    def opened(position: str) -> None:
        sit_at(house, page, POSITIONS[position], "omerta")

    assert look(page, opened, {position: KEYS[position] for position in positions}) == []


def test_an_action_is_declared_by_keys_alone(house: Any, visit: Any) -> None:
    """An Assault from the list to the worksheet, with the chance in sight, and away again; nothing was sent."""
    page = visit()
    sit_at(house, page, POSITIONS["turn"], "omerta")
    sheet = page.get_by_role("region", name="Sheet", exact=True)
    head = sheet.get_by_role("heading", level=2)
    page.keyboard.press("a")
    expect(head).to_have_text("Which Domain do you assault?")
    expect(sheet.get_by_text(re.compile("With Hotel")).first).to_be_visible()
    page.keyboard.press("1")
    expect(head).to_contain_text("Assault on")
    expect(sheet.get_by_role("status")).to_contain_text("%")
    page.keyboard.press("Escape")
    expect(head).to_contain_text("what is your action?")
    page.keyboard.press("c")
    expect(sheet.get_by_text(re.compile("With Mario")).first).to_be_visible()
    page.keyboard.press("1")
    expect(head).to_contain_text("Conquest of")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("declares a Conquest")
