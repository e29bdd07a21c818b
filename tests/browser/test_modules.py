"""The screens of Illuminati's expansion modules: each does what it says by keys and names, and breaks no rule of axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, sit_at
from browser.positions import POSITIONS as PLAIN
from browser.positions_modules import CHEATING, HIDDEN, MASKED, POSITIONS
from browser.test_axe import check
from properties.games import MODULES

WORKSHEET = "Attack worksheet"
STATES: dict[str, tuple[tuple[str, str], ...]] = {
    "menu": (("", "What you can do"), ("f", "What you can do"), ("f r", "Raise a group")),
    "brainwash": (("", "Your free brainwashing"), ("n", WORKSHEET), ("1", WORKSHEET), ("1", WORKSHEET)),
    "campaign": (("", "Your free propaganda"), ("c 2", "Propaganda"), ("Enter", "Your propaganda")),
    "hack": (("", "The hackers"), ("h", "Which group do your hackers aim at?")),
    "bid": (("", "Bid for the next turn?"),),
    "consent": (("", "Ada wants to give The Mafia more income. Agreed?"),),
    "media": (("", "Propaganda of Ada"),),
    "plumbers": (("", "Attack by Pentagon on KKK. Reveal your plumbers?"),),
    "mole": (("", "Ada attacks"),),
    "washed": (("", "Ada attacks"),),
}  # fmt: skip
"""At each position the keys that lead on, and the head of the sheet that is there then."""
RICH_TURN = PLAIN["turn"]
ON_PHONES = ("campaign", "bid", "menu")


def sheet(page: Page) -> Any:
    """The sheet of what can be done."""
    return page.get_by_role("region", name="Sheet", exact=True)


@pytest.mark.parametrize(
    ("size", "position"),
    [(DESKTOP, position) for position in STATES] + [(PHONE, position) for position in ON_PHONES],
    ids=lambda value: value if isinstance(value, str) else str(value["width"]),
)
def test_screens_of_the_modules(house: Any, visit: Any, size: Any, position: str) -> None:
    page = visit(viewport=size)
    sit_at(house, page, POSITIONS[position], "illuminati", **MODULES)
    found = []
    for keys, head in STATES[position]:
        for key in keys.split():
            page.keyboard.press(key)
            page.wait_for_timeout(150)
        expect(sheet(page).get_by_role("heading", level=2)).to_have_text(head)
        page.wait_for_timeout(200)
        found += check(page, position, keys)
    assert found == []


MASKED_STATES = (
    ("accuse", "k 1", "Who is Ada?"),
    ("claim", "", "How much income"),
    ("exert", "", "How much Power"),
)


@pytest.mark.parametrize(("position", "keys", "head"), MASKED_STATES)
def test_screens_of_face_down_illuminati(house: Any, visit: Any, position: str, keys: str, head: str) -> None:
    """One's own are known to oneself; of others there is what they can still be; what is used tells what it proves."""
    page = visit()
    sit_at(house, page, MASKED[position], "illuminati", **HIDDEN)
    for key in keys.split():
        page.keyboard.press(key)
        page.wait_for_timeout(200)
    expect(sheet(page).get_by_role("heading", level=2)).to_contain_text(head)
    if position == "accuse":
        expect(sheet(page).get_by_role("button", name="The Network", exact=True)).to_be_visible()
    else:
        expect(sheet(page)).to_contain_text("you are The Bavarian Illuminati")
        expect(sheet(page)).to_contain_text(
            "the others can tell that you are one of: The Bavarian Illuminati"
        )
    assert check(page, position, keys) == []


def test_cheating_is_labelled_and_told_to_nobody_else(house: Any, visit: Any) -> None:
    """With the switch there is a fold for it; what is skimmed is seen on one's own page alone; without it none."""
    page, other = visit(), visit("Olga")
    plain = sit_at(house, page, RICH_TURN, "illuminati")
    expect(sheet(page).get_by_role("button", name="Attack a group")).to_be_visible()
    assert sheet(page).get_by_role("region", name="Cheat").count() == 0
    id = sit_at(house, page, RICH_TURN, "illuminati", **CHEATING)
    assert id != plain
    other.goto(f"/t/{id}")
    other.locator("[role=treeitem]").first.wait_for()
    page.keyboard.press("z")
    expect(sheet(page)).to_contain_text("Nobody is told what you do here")
    assert check(page, "cheating", "z") == []
    sheet(page).get_by_role("button", name="Secretly take 1 MB from the bank").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Unseen, Marta takes 1 MB")
    assert "Unseen" not in other.get_by_role("log", name="Log").inner_text()
    assert "Treasury 21 megabucks" in page.locator("#card-bavarian_illuminati").inner_text()
    assert "Treasury 20 megabucks" in other.locator("#card-bavarian_illuminati").inner_text()


def test_the_world_can_be_read_and_turned_by_keys(house: Any, visit: Any) -> None:
    """The nine arms are one picture with a name; a course has a chance before it is announced; money and media follow."""
    page = visit()
    sit_at(house, page, POSITIONS["campaign"], "illuminati", **MODULES)
    page.keyboard.press("c")
    board = sheet(page).get_by_role(
        "img", name=re.compile("The world's attitudes. Government, space 2: counts 1. Conserv")
    )
    expect(board).to_be_visible()
    page.keyboard.press("3")
    tally = sheet(page).get_by_role("status")
    before = tally.inner_text()
    sheet(page).get_by_role("spinbutton", name="Spaces").press("ArrowUp")
    expect(tally).not_to_have_text(before)
    page.keyboard.press("Escape")
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text("Your free propaganda")
    page.keyboard.press("c")
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text("Propaganda")
    page.keyboard.press("1")
    expect(sheet(page).get_by_role("button", name="Announce")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("makes propaganda toward Government")
    expect(sheet(page)).to_contain_text("Big Media of Ada can count")


def test_a_bid_for_another_is_binding_and_leads(house: Any, visit: Any) -> None:
    page = visit()
    sit_at(house, page, POSITIONS["bid"], "illuminati", **MODULES)
    expect(sheet(page)).to_contain_text("Boris has had two turns in a row")
    page.keyboard.press("2")
    expect(sheet(page)).to_contain_text("is paid if that bid wins")
    page.keyboard.press("1")
    sheet(page).get_by_role("button", name="Bid 6 MB").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("adds 6 MB to the bid of")


def test_secret_units_are_shown_to_their_owner_alone(house: Any, visit: Any) -> None:
    """What seat 0 has hidden stands on its own page, on the card and in the list; an onlooker's knows nothing."""
    page, other = visit(), visit("Olga")
    id = sit_at(house, page, POSITIONS["menu"], "illuminati", **MODULES)
    other.goto(f"/t/{id}")
    for each, seen in ((page, True), (other, False)):
        each.locator("[role=treeitem]").first.wait_for()
        each.keyboard.press("f")
        dossier = each.get_by_role("region", name="What the modules have changed")
        expect(dossier).to_contain_text("Plumbers: in place")
        assert ("in place in Pentagon" in dossier.inner_text()) == seen
        assert ("hidden in C.I.A." in dossier.inner_text()) == seen
        assert ("waits on Big Media" in dossier.inner_text()) == seen


def test_a_finger_steers_on_the_picture_and_reads_what_is_asked(house: Any, visit: Any) -> None:
    """Beside the spaces too, which are smaller than a finger; with *Take back* in the bar no word of it is cut."""
    page = visit(viewport={"width": 360, "height": 740})
    sit_at(house, page, POSITIONS["campaign"], "illuminati", **MODULES)
    sheet(page).get_by_role("button", name="Make propaganda").tap()
    board = sheet(page).get_by_role("img", name=re.compile("The world's attitudes"))
    board.scroll_into_view_if_needed()
    place = board.bounding_box()
    assert place is not None
    # Between the arm of Communist and its neighbours, 40 degrees apart: nearer to Communist by a few.
    board.tap(position={"x": place["width"] * 0.6, "y": place["height"] * 0.2})
    expect(sheet(page).get_by_role("button", name="Communist")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Announce").tap()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    words = page.locator("#prompt p")
    assert words.evaluate("(p) => p.scrollWidth - p.clientWidth") <= 0
