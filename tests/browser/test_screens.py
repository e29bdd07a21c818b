"""What must not be met on a screen: things that lie over each other, words that are cut off, targets too small."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, sit_at
from browser.positions_crimelords import POSITIONS as CRIME_LORDS
from browser.positions_omerta import POSITIONS as OMERTA

SMALL_PHONE = {"width": 360, "height": 740}

OVERLAP = """() => {
    const tools = [...document.querySelectorAll('.tool')].map((each) => each.getBoundingClientRect())
    const hits = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return [...document.querySelectorAll('[data-card][data-place="board"]')]
        .filter((card) => tools.some((tool) => hits(tool, card.getBoundingClientRect()))).map((card) => card.dataset.card)
}"""
"""The cards of the board that a tool lies over."""

CUT = "(node) => node.scrollHeight > node.clientHeight + 1"
"""Whether words are cut off."""

SMALL = """() => [...document.querySelectorAll('button, a[href], summary')].flatMap((node) => {
    const box = node.getBoundingClientRect()
    if (!box.width || !box.height || node.closest('[inert], .hidden') || node.matches('.clause')) return []
    const more = getComputedStyle(node, '::after')
    const part = more.position === 'absolute' && more.content !== 'none' ? more : { width: '0', height: '0' }
    const width = Math.max(box.width, parseFloat(part.width)), height = Math.max(box.height, parseFloat(part.height))
    return width < 42.5 || height < 42.5 ? [`${node.innerText || node.ariaLabel}: ${width} x ${height}`] : []
})"""
"""What a finger has to meet and is less than 44 px wide or high, borders left out. Clauses stand in a line of text."""


def words(page: Page) -> Any:
    """What the bar at the top asks."""
    return page.locator("#prompt .words p")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_no_tool_lies_over_a_card_on_a_phone(house: Any, visit: Any, size: Any) -> None:
    """Fitting, all at once and text stand beside the Family, whatever is asked."""
    page = visit(viewport=size)
    for position in ("turn", "men", "bringing"):
        sit_at(house, page, OMERTA[position], "omerta")
        page.wait_for_timeout(400)
        assert page.evaluate(OVERLAP) == [], position


def test_the_red_string_goes_below_the_sheet_of_a_phone(house: Any, visit: Any) -> None:
    """However far the sheet is drawn up, it lies over the board and over what is drawn on the board."""
    page = visit(viewport=PHONE)
    sit_at(house, page, OMERTA["bringing"], "omerta")
    page.locator("svg.thread").wait_for(state="attached")
    order = "(name) => Number(getComputedStyle(document.querySelector(name)).zIndex)"
    assert page.evaluate(order, "svg.thread") < page.evaluate(order, ".slide")


def test_a_standing_answer_leaves_the_question_its_room(house: Any, visit: Any) -> None:
    """On a phone it is told at the sheet, in few words for the eye and all of them for the ear; one tap takes it back."""
    page = visit(viewport=SMALL_PHONE, lang="es")
    sit_at(house, page, OMERTA["claiming"], "omerta")
    page.get_by_role("radio").nth(1).check()
    note = page.get_by_role("button", name=re.compile("^responde por ti .*: Volver a preguntarme"))
    expect(note).to_be_visible()
    box, sheet = note.bounding_box(), page.locator(".slide").bounding_box()
    assert box and sheet and box["y"] >= sheet["y"] and box["x"] + box["width"] <= 360
    room = words(page).bounding_box()
    assert room and room["width"] > 150
    note.click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "es", "cs"])
def test_the_question_is_read_in_full_beside_its_answers(house: Any, visit: Any, lang: str) -> None:
    """At a desk the answers in the bar leave the question its room."""
    page = visit(lang=lang)
    for game, position in (("omerta", "involving"), ("crimelords", "hiding"), ("crimelords", "receiving")):
        sit_at(house, page, (OMERTA if game == "omerta" else CRIME_LORDS)[position], game)
        expect(page.locator("#prompt .answer")).to_have_count(2)
        assert not words(page).evaluate(CUT), (lang, position)


@pytest.mark.parametrize(
    ("game", "positions"),
    [("omerta", ("men", "involving", "borrowing", "offered")), ("crimelords", ("payroll", "war", "placing", "helping"))],
    ids=["omerta", "crimelords"],
)  # fmt: skip
def test_what_a_finger_has_to_meet_is_large_enough(
    house: Any, visit: Any, game: str, positions: tuple[str, ...]
) -> None:
    page = visit(viewport=PHONE)
    for position in positions:
        sit_at(house, page, (OMERTA if game == "omerta" else CRIME_LORDS)[position], game)
        page.wait_for_timeout(300)
        assert page.evaluate(SMALL) == [], position


def test_a_card_in_full_leads_to_its_rules_by_mouse_and_by_key(house: Any, visit: Any) -> None:
    """The pointer may go over to it and press a clause; with the keys it is the one for the cited rule."""
    page = visit()
    sit_at(house, page, CRIME_LORDS["turn"], "crimelords")
    rule = page.get_by_role("region", name="Rule", exact=True)
    page.locator("#card-queen_of_crates").focus()
    page.keyboard.press("i")
    full = page.get_by_role("group", name="Queen of Crates").and_(page.locator("[data-full]"))
    expect(full.get_by_role("button", name="C-12.3")).to_be_visible()
    page.keyboard.press("?")
    expect(rule).to_contain_text("printed power")
    page.keyboard.press("Escape")
    page.mouse.move(5, 500)
    card = page.locator("#card-queen_of_crates").bounding_box()
    assert card
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.move(card["x"] + 30, card["y"] + 30)
    expect(full).to_be_visible()
    clause = full.get_by_role("button", name="C-12.3").bounding_box()
    assert clause
    page.mouse.move(clause["x"] + 5, clause["y"] + 5, steps=4)
    page.wait_for_timeout(600)
    page.mouse.click(clause["x"] + 5, clause["y"] + 5)
    expect(rule).to_contain_text("Weakness")


def test_nothing_can_be_bought_without_money_and_it_is_said_why(house: Any, visit: Any) -> None:
    page = visit()
    sit_at(house, page, OMERTA["buying"].replace("gambino $12", "gambino $4"), "omerta")
    sheet = page.get_by_role("region", name="Sheet", exact=True)
    expect(sheet).to_contain_text("That costs $5,000, and you have less. O-10.1")


def test_money_is_told_in_dollars(house: Any, visit: Any) -> None:
    """Nobody has to count in thousands: neither in an offer nor where there is none."""
    page = visit()
    sit_at(house, page, OMERTA["domains"], "omerta")
    page.keyboard.press("d")
    page.keyboard.press("1")
    money = page.get_by_role("region", name="Sheet", exact=True).get_by_role(
        "group", name="Money", exact=True
    )
    money.get_by_role("button", name="One more").click()
    expect(money).to_contain_text("of $12k")
    expect(page.get_by_role("region", name="Sheet", exact=True)).to_contain_text(
        "Your money: $12,000, then $11,000."
    )


@pytest.mark.parametrize("lang", ["en", "es", "cs"])
def test_what_explains_the_question_is_not_cut_off(house: Any, visit: Any, lang: str) -> None:
    """Where the question takes one line, what explains it has two."""
    page = visit(lang=lang)
    sit_at(house, page, OMERTA["turn"], "omerta")
    more = page.locator("#prompt small span").first
    assert more.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1") and not more.evaluate(CUT)


def test_the_hand_has_the_room_while_no_offer_lies(house: Any, visit: Any) -> None:
    page = visit()
    sit_at(house, page, OMERTA["turn"], "omerta")
    hand, deals = (
        page.get_by_role("region", name=name, exact=True).first.bounding_box()
        for name in ("Your special cards, secret", "Deal on the table")
    )
    assert hand and deals and hand["width"] > deals["width"]


def test_the_round_of_a_game_of_rounds_is_called_so(house: Any, visit: Any) -> None:
    page = visit()
    sit_at(house, page, OMERTA["turn"], "omerta")
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"Omertà, round \d"))
    house.position = None
    page.goto(f"/t/{house.table(page.context, game='crimelords')}")
    expect(page.get_by_role("banner")).to_contain_text("Crime Lords, before the first turn")
