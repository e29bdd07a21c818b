"""No page and no state of the table breaks a rule that axe knows, light or dark, on a desktop or a phone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import AXE, DESKTOP, PHONE, finish, sit

SCRIPT = AXE.read_text("utf-8") if AXE.exists() else ""
RUN = """(only) => axe.run(document, {resultTypes: ['violations'], ...(only ? {runOnly: only} : {})}).then((found) =>
    found.violations.map((each) => `${each.id}: ` +
        each.nodes.slice(0, 3).map((node) => node.target.join(' ') + ' – ' + node.failureSummary).join(' / ')))"""

WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
"""Whether a page has to be scrolled sideways."""


def check(page: Page, *wheres: str) -> list[str]:
    """What axe finds, with the state's name before it. In the dark only colours are other ones.

    The script goes in by the debugger's door: the page itself lets none in.
    """
    if not page.evaluate("'axe' in globalThis"):
        session = page.context.new_cdp_session(page)
        session.send("Runtime.evaluate", {"expression": SCRIPT})
        session.detach()
    found = []
    for theme, only in (("dark", ["color-contrast"]), ("light", None)):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        page.wait_for_timeout(50)
        found += [f"{theme} {' '.join(wheres)}: {each}" for each in page.evaluate(RUN, only)]
    return found


def look(page: Page, opened: Callable[[str], object], moments: Mapping[str, Sequence[str]]) -> list[str]:
    """What is wrong at some moments: what axe finds, and what is wider than the page.

    Args:
        page: shows them.
        opened: opens the moment of a name.
        moments: by name, groups of keys that lead on; it is looked after each group, an empty one is none.
    """
    found = []
    for name, steps in moments.items():
        opened(name)
        for keys in steps:
            for key in keys.split():
                page.keyboard.press(key)
                page.wait_for_timeout(120)
            page.wait_for_timeout(300)
            found += check(page, name, keys)
            if page.evaluate(WIDE):
                found.append(f"{name} {keys}: wider than the page")
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages(house: Any, visit: Any, watch: Any, size: Any) -> None:
    page = visit(viewport=size)
    house.table(page.context, title="Friday", listed=True, seats=("me", "open", "open"), start=False)
    found = []
    for path, what in [
        ("/", "Join"), ("/games", "Friday"), ("/watch", "Friday"), ("/me", "Account"),
        ("/rules/illuminati#I-10.3", "Presets"),
    ]:  # fmt: skip
        page.goto(path)
        expect(page.locator("body")).to_contain_text(what)
        found += check(page, path)
    page.goto("/")
    page.get_by_role("radiogroup", name="Rules").get_by_role("radio", name="Choose each rule").check()
    found += check(page, "own rules")
    watch.lost = True
    for path in ("/nowhere", "/t/aaaaaaaaaaaaaaaaaaaa", "/seat/nobody", "/replay/aaaaaaaaaaaaaaaaaaaa"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        found += check(page, path)
    assert found == []


KEYS: dict[str, tuple[str, ...]] = {
    "turn": ("", "a", "1", "Escape Escape d", "1", "Escape Escape s", "Escape m", "Escape w", "w t", "t"),
    "waiting": ("",),
    "transfers": ("", "m"),
    "purse": ("",),
    "owing": ("",),
    "placing": ("", "1"),
    "defending": ("",),
    "meddling": ("",),
}
"""At each position, the keys that lead on; axe looks before and after each group of them."""


PHONES = [("turn", ("", "a", "1")), ("placing", ("",)), ("meddling", ("",))]
"""On a phone the sheets are the same ones; what lies around them is not."""
MOMENTS = [(DESKTOP, *each) for each in KEYS.items()] + [(PHONE, *each) for each in PHONES]


@pytest.mark.parametrize(
    ("size", "position", "steps"), MOMENTS, ids=[f"{e[0]['width']}-{e[1]}" for e in MOMENTS]
)
def test_moments_of_a_game(house: Any, visit: Any, size: Any, position: str, steps: tuple[str, ...]) -> None:
    page = visit(viewport=size)
    assert look(page, partial(sit, house, page), {position: steps}) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_states_of_a_table(house: Any, visit: Any, size: Any) -> None:
    """The lobby, a refusal, a lost line, the past, the menu and the keys; the end, its pictures, the replay."""
    page = visit(viewport=size)
    prompt = page.locator("#prompt")
    lobby = house.table(page.context, ("me", "open", "random"), start=False)
    page.goto(f"/t/{lobby}")
    page.get_by_role("button", name="Begin").wait_for()
    found = check(page, "lobby")
    sit(house, page, "turn")
    page.keyboard.press("[")
    expect(prompt).to_contain_text("Past")
    found += check(page, "past")
    page.keyboard.press("End")
    page.get_by_role("button", name="Menu").click()
    found += check(page, "menu")
    page.keyboard.press("Escape")
    page.cord.deny(code="no_actions_left", clause="I-8.1", params={})
    page.keyboard.press("e")
    expect(prompt).to_contain_text("Not allowed")
    found += check(page, "refused")
    page.cord.cut()
    expect(prompt).to_contain_text("No line")
    found += check(page, "no line")
    page.cord.mend()
    expect(prompt).not_to_contain_text("No line")
    page.cord.allow()
    id = finish(house, page)
    found += check(page, "over")
    page.get_by_role("button", name="The game in charts").last.click()
    page.get_by_role("main").get_by_role("img").first.wait_for()
    found += check(page, "pictures")
    page.goto(f"/replay/{id}")
    page.get_by_role("group", name="Controls").or_(page.get_by_role("slider")).first.wait_for()
    found += check(page, "replay")
    assert found == []
