"""Whole games in the browser: a person against three programs, and four people with four browsers."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from browser.person_illuminati import IlluminatiPerson as Person

KINDS: dict[str, tuple[str, ...]] = {
    "an attack": ("announce",),
    "money in an attack": ("spend",),
    "a Special": ("special_play", "window_play"),
    "a window": ("window", "window_play"),
    "placing": ("place",),
    "a transfer": ("carry",),
    "a deal": ("deal_send",),
    "an answer to a deal": ("consent",),
}
"""Every kind of control, and the deeds that use it."""
SEEDS = ((1, 1), (1, 2), (4, 4), (5, 5))
"""Of games and of what a person chooses; how many are played depends on what was met in the first."""
CAP = 150.0
"""Seconds for a game; alone it takes 15."""


def unused(deeds: Counter[str]) -> list[str]:
    """The kinds of control that nobody has used."""
    return [kind for kind, ways in KINDS.items() if not any(deeds[way] for way in ways)]


def test_a_person_plays_against_three_programs_to_the_end(house: Any, visit: Any) -> None:
    """Through what a person sees, by roles and names; and every kind of control is used."""
    page = visit()
    deeds: Counter[str] = Counter()
    for seed, whims in SEEDS:
        house.seed = seed
        page.goto(f"/t/{house.table(page.context, options={'basic_goal': 6})}")
        person = Person(page, random.Random(whims))
        assert person.play(CAP), person.told[-5:]
        deeds += person.deeds
        if not unused(deeds):
            break
    assert unused(deeds) == []
    paper = page.get_by_role("complementary", name="Sheet and log")
    expect(page.locator("#prompt")).to_contain_text("wins")
    expect(paper).to_contain_text(f"The seed: {house.seed}")
    with page.expect_download() as record:
        paper.get_by_role("link", name="Download the record").click()
    conjura = [sys.executable, "-c", "from conjura.cli import main; main()"]
    verify = [*conjura, "verify", str(record.value.path()), "--seed", str(house.seed)]
    assert subprocess.run(verify, timeout=60).returncode == 0
    paper.get_by_role("button", name="The game in charts").click()
    page.get_by_role("main").get_by_role("img").nth(2).wait_for()
    paper.get_by_role("button", name="Play again, seats turned").click()
    expect(page).not_to_have_title(re.compile("●"))
    expect(page.locator("#prompt, main").first).to_be_visible()


PICTURE = """() => [
    document.querySelector('#prompt').innerText,
    document.querySelector('[data-region="2"]').innerText,
    [...document.querySelectorAll('[role=treeitem] .hidden, [data-region="4"]')].map((each) => each.textContent).join(),
]"""
"""The prompt, the sheet and the board of a table, as they are read."""


def until(page: Page, what: Any, seconds: float = 20.0) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        page.wait_for_timeout(30)


def asked(people: list[Person]) -> Person:
    """Who is asked now."""
    found: list[Person] = []
    until(people[0].page, lambda: bool(found.extend(person for person in people if person.asked) or found))
    return found[0]


def gather(pages: list[Page], names: Sequence[str]) -> None:
    """All but the host, who sits already, sit down; each once the page shows who sat down before."""
    for number, page in enumerate(pages):
        for name in names[:number]:
            expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
        if number:
            page.get_by_role("button", name="Sit down").first.click()


def test_four_people_with_four_browsers_play_to_the_end(house: Any, visit: Any, watch: Any) -> None:
    """They meet by the link; make a deal; meddle in an attack with money; one loses the line in the middle of it."""
    house.seed = 3
    names = ("Ana", "Ben", "Eva", "Jan")
    pages = [visit(name) for name in names]
    host = pages[0]
    id = house.table(host.context, ("me", "open", "open", "open"), {"basic_goal": 3}, start=False)
    for page in pages:
        page.goto(f"/t/{id}")
    gather(pages, names)
    start = host.get_by_role("button", name=re.compile("^(Start|Begin)"))
    expect(start).to_be_enabled()
    start.click()
    people = [Person(page, random.Random(number)) for number, page in enumerate(pages)]
    for person in people:
        person.sheet.wait_for()
    # To the first question of a turn.
    while (mover := asked(people)).head() != "What you can do":
        assert mover.step() != "over"
    others = [person for person in people if person is not mover]

    # A deal, made and accepted.
    mover.press(mover.button("Offer a deal"), "deal")
    partner = others[0]
    name = names[people.index(partner)]
    mover.press(mover.sheet.get_by_role("group", name="To whom").get_by_role("button", name=name), "deal_to")
    more = mover.sheet.get_by_role("group", name="Money", exact=True).get_by_role("button", name="One more")
    more.click()
    mover.press(mover.button("Send the offer"), "deal_send")
    until(partner.page, lambda: "offers you a deal" in partner.head())
    assert partner.first("consent", "Accept")
    for person in people:
        expect(person.page.get_by_role("log", name="Log")).to_contain_text(re.compile("1 MB|deal"))

    # An attack.
    until(mover.page, lambda: mover.asked)
    mover.press(mover.button("Attack a group"), "attack")
    while mover.head() == "Attack worksheet":
        mover.attack()
    while (first := asked(people)) is mover or "attacks" not in first.head():
        assert first.step() != "over"
    away = next(person for person in others if person is not first)

    # One loses the line; another meddles meanwhile.
    before = away.page.evaluate(PICTURE)
    away.page.cord.cut()
    expect(away.page.locator("#prompt")).to_contain_text("No line")
    assert away.page.evaluate(PICTURE)[2] == before[2]
    first.press(first.button(re.compile("^Spend ")), "spend")
    spent = first.deeds["spend"]
    present = [person for person in people if person is not away]
    quiet = time.monotonic()
    while time.monotonic() - quiet < 1.0:  # until the table waits for nobody but the one who is away
        for person in present:
            if person.asked and person.first("no_money", "Stay out", "Add nothing"):
                quiet = time.monotonic()
        host.wait_for_timeout(50)
    away.page.cord.mend()
    expect(away.page.locator("#prompt")).not_to_contain_text("No line")
    watch.offline = False
    assert spent == 1
    until(away.page, lambda: away.asked and "attacks" in away.head())
    kept = away.page.evaluate(PICTURE)
    away.page.reload()
    until(away.page, lambda: away.asked and "attacks" in away.head())
    until(away.page, lambda: away.page.evaluate(PICTURE) == kept)

    # To the end.
    end = time.monotonic() + CAP
    while not any(person.over for person in people):
        assert time.monotonic() < end, [(person.head(), person.told[-3:]) for person in people]
        for person in people:
            if person.asked:
                person.step()
    for person in people:
        expect(person.page.locator("#prompt")).to_contain_text("wins")
