"""A phone held upright: choices are in sight or pointed to, what is read has the room, what is drawn comes first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, finish, sit_at
from browser.positions import POSITIONS as PLAIN
from browser.positions_crimelords import POSITIONS as CRIME_LORDS
from browser.positions_modules import POSITIONS as MODULAR
from browser.positions_omerta import POSITIONS as OMERTA
from properties.games import MODULES

SMALL_PHONE = {"width": 360, "height": 740}
TABLES: dict[str, tuple[str, dict[str, str], dict[str, Any]]] = {
    "plain": ("illuminati", PLAIN, {}),
    "modular": ("illuminati", MODULAR, MODULES),
    "crimelords": ("crimelords", CRIME_LORDS, {}),
    "omerta": ("omerta", OMERTA, {}),
}
MOMENTS = (
    ("plain", ("turn", "waiting", "purse", "placing", "defending")),
    ("modular", ("bid", "consent", "media", "plumbers", "mole")),
    ("crimelords", ("turn", "payroll", "going", "helping", "hiding", "spoils", "agreeing")),
    ("omerta", ("turn", "men", "involving", "bringing", "dicing", "offered", "claiming")),
)
HIDDEN = """() => {
    const rest = document.querySelector('[data-region="2"] .rest')
    return rest.scrollHeight - rest.clientHeight - rest.scrollTop
}"""
"""How much of a sheet lies below what is in sight, in px."""
TWICE = """() => {
    const asked = document.querySelector('#prompt .words p').innerText
    return [...document.querySelectorAll('[data-region="2"] header :is(h2, p)')]
        .filter((node) => node.innerText === asked && node.getBoundingClientRect().width > 1)
        .map((node) => node.innerText)
}"""
"""What a sheet's head says to the eye though the bar at the top says it."""
SEEN = """(node) => {
    const box = node.getBoundingClientRect(), rest = node.closest('.rest').getBoundingClientRect()
    return box.top >= rest.top - 1 && box.bottom <= rest.bottom + 1
}"""
"""Whether something of a sheet is in sight as a whole."""
TYPE = (
    "[...document.fonts].some((face) => face.family.includes('Barlow Condensed') && face.status === 'loaded')"
)
"""Whether type of our own is there."""
BOX = "(name) => { const box = document.querySelector(name).getBoundingClientRect(); return [box.top, box.height] }"


def opened(house: Any, page: Page, table: str, position: str) -> Any:
    """The sheet of a moment, at half height."""
    game, positions, options = TABLES[table]
    sit_at(house, page, positions[position], game, **options)
    page.wait_for_timeout(350)
    return page.get_by_role("region", name="Sheet", exact=True)


@pytest.mark.parametrize(("table", "positions"), MOMENTS, ids=[each[0] for each in MOMENTS])
def test_a_sheet_at_half_height_tells_that_there_is_more(
    house: Any, visit: Any, table: str, positions: tuple[str, ...]
) -> None:
    """Whatever is asked: it is not asked twice, and where the sheet goes on a button says so and draws it up."""
    page = visit(viewport=SMALL_PHONE)
    for position in positions:
        sheet = opened(house, page, table, position)
        more = sheet.get_by_role("button", name="More below")
        assert page.evaluate(TWICE) == [], position
        hidden = page.evaluate(HIDDEN)
        expect(more, position).to_have_count(int(hidden > 14))
        if hidden > 14:
            height = sheet.bounding_box()["height"]
            more.click()
            expect(page.get_by_role("button", name="Lower the sheet")).to_be_visible()
            page.wait_for_timeout(300)
            assert sheet.bounding_box()["height"] > height, position
            while more.count():
                before = page.evaluate(HIDDEN)
                more.click()
                page.wait_for_timeout(100)
                assert page.evaluate(HIDDEN) < before, position


@pytest.mark.parametrize(
    ("table", "position", "line"),
    [
        ("modular", "plumbers", "Reveal the plumbers"),
        ("modular", "mole", "Reveal the mole"),
        ("omerta", "dicing", "Lupara"),
        ("crimelords", "spoils", "Dice Behind the Nets"),
        ("plain", "purse", "5 here"),
    ],
)
def test_the_first_choices_are_in_sight_at_half_height(
    house: Any, visit: Any, table: str, position: str, line: str
) -> None:
    page = visit(viewport=SMALL_PHONE)
    choice = opened(house, page, table, position).get_by_role("button", name=line).first
    assert choice.evaluate(SEEN)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_a_replay_leaves_its_room_to_board_and_slider(house: Any, visit: Any, size: Any) -> None:
    """All is in sight at once; what is not reading lies behind a button."""
    page = visit(viewport=size)
    id = finish(house, page)
    page.goto(f"/replay/{id}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    top, height = page.evaluate(BOX, ".reading .top")
    assert (top, height <= 64) == (0, True)
    _, board = page.evaluate(BOX, ".reading .board")
    assert board >= 0.4 * size["height"]
    box = slider.bounding_box()
    assert box and box["y"] + box["height"] <= size["height"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    eyes = page.get_by_role("combobox", name="As seen by")
    expect(eyes).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(eyes).to_be_visible()
    page.get_by_role("button", name="The game in charts").click()
    page.get_by_role("main").get_by_role("img").first.wait_for()
    expect(eyes).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_a_table_is_drawn_before_its_type_comes(house: Any, visit: Any) -> None:
    """Of all games only the one that is played is fetched, and no letter before there is something to read."""
    page = visit(viewport=PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    drawn: list[int] = []

    def type_comes(route: Any) -> None:
        drawn.append(page.locator('[data-region="2"] footer button').count())
        route.continue_()

    page.route("**/*.woff2", type_comes)
    sit_at(house, page, OMERTA["turn"], "omerta")
    for _ in range(100):
        if page.evaluate(TYPE):
            break
        page.wait_for_timeout(50)
    assert drawn and min(drawn) > 0
    assert len({name for name in asked if name.startswith("parts") and name.endswith(".js")}) == 1
