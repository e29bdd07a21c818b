"""The board in a browser: four structures of twelve cards pan and zoom at the pace of the screen, and are walked by keys.

The table is a picture made here, and what the page asks for is answered here too: nothing has to be played before a
table is that full, and no server runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

import conjura
from browser.conftest import CLIENT, DESKTOP
from conjura.speech.texts import language_files

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ARMS = {"north": 3, "east": 3, "south": 3, "west": 2}
"""How many cards hang in a row on each arrow of an Illuminati: with it, twelve."""
FRAMES = 120
PACE = 17.5
"""Milliseconds in which half of all frames at least have to come: 60 a second, and what a clock may be off."""


def scene() -> dict[str, Any]:
    """Four seats with a structure of twelve cards each."""
    facts = conjura.game("illuminati").cards_data(conjura.game("illuminati").options())["cards"]
    roots = [slug for slug, card in facts.items() if card["kind"] == "illuminati"]
    groups = iter([slug for slug, card in facts.items() if card["kind"] == "group"])
    seats = []
    for seat in range(4):
        cards: dict[str, Any] = {roots[seat]: {"power": 8, "transferable": 8, "income": 9, "money": 12}}
        cards[roots[seat]]["arrows"] = [f"{side} used" for side in SIDES]
        for side, (dx, dy) in SIDES.items():
            master = roots[seat]
            for step in range(1, ARMS[side] + 1):
                slug = next(groups)
                card = facts[slug]
                cards[slug] = {
                    key: card[key] for key in ("power", "transferable", "resistance", "income", "align")
                }
                cards[slug] |= {"x": dx * step, "y": dy * step, "master": master, "side": side, "money": step}
                cards[slug]["arrows"] = [f"{side} {'used' if step < ARMS[side] else 'free'}"]
                master = slug
        goals = [{"goal": "basic", "what": "groups", "have": 12, "need": 13}]
        seats.append(
            {
                "seat": seat,
                "illuminati": roots[seat],
                "wealth": 40,
                "power": 30,
                "goals": goals,
                "cards": cards,
            }
        )
    open_cards = {
        slug: {"resistance": 3, "income": 1, "power": 1, "align": ["weird"]} for slug in list(groups)[:5]
    }
    return {
        "game": "illuminati",
        "you": 0,
        "turn": 9,
        "seats": seats,
        "uncontrolled": open_cards,
        "deck": 40,
        "stack": [],
    }


def told(route: Any) -> None:
    """A server that tells of this one table and has nothing to ask."""

    def answer(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "sit":
            return
        names = ("Ana", "Bob", "Cyd", "Dan")
        table: dict[str, Any] = {
            "id": "x",
            "game": "illuminati",
            "title": "",
            "preset": None,
            "options": {},
            "status": "playing",
            "seats": [{"seat": seat, "kind": "person", "name": name} for seat, name in enumerate(names)],
        }
        opened = {"type": "opened", "id": message["id"], "at": 9, "you": 0, "table": table, "scene": scene()}
        route.send(json.dumps(opened))

    route.on_message(answer)


def served(route: Any) -> None:
    """The client's files, and the few answers of the HTTP side that it needs to draw a table."""
    path = urlsplit(route.request.url).path
    game = conjura.game("illuminati")
    if path == "/api/session":
        route.fulfill(json={"person": {"id": "a", "name": "Ana", "account": None}})
    elif path == "/api/texts/en.ftl":
        route.fulfill(
            body="\n".join(
                file.read_text("utf-8")
                for file in language_files("en", "illuminati")
                if file.name != "cli.ftl"
            )
        )
    elif path == "/api/games/illuminati/cards":
        route.fulfill(json=game.cards_data(game.options()))
    elif (CLIENT / path[1:]).is_file():
        route.fulfill(path=CLIENT / path[1:])
    elif path.startswith("/t/"):
        route.fulfill(path=CLIENT / "index.html")
    else:
        route.fulfill(status=404, json={"code": "unknown"})


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Any]:
    """The table's page at 1440 x 900, its structures drawn."""
    page = browser.new_page(viewport=DESKTOP, locale="en", service_workers="block")
    page.route("**/*", served)
    page.route_web_socket("**/socket", told)
    page.goto("http://board.test/t/x")
    page.get_by_role("treeitem").first.wait_for()
    yield page
    page.context.close()


MOVE = """(what) => new Promise((done) => {
  const well = document.querySelector('.well')
  const box = well.getBoundingClientRect()
  const common = {bubbles: true, cancelable: true, view: window}
  const [x, y] = [box.left + 9, box.bottom - 60]
  const mouse = (kind, dx, dy) => new MouseEvent(kind, {...common, clientX: x + dx, clientY: y + dy})
  const wheel = (by) => new WheelEvent('wheel', {...common, clientX: x + 300, clientY: y - 200, deltaY: by})
  const times = []
  let last = 0
  if (what === 'pan') well.dispatchEvent(mouse('mousedown', 0, 0))
  const frame = (now) => {
    if (last) times.push(now - last)
    last = now
    const n = times.length
    if (what === 'pan') window.dispatchEvent(mouse('mousemove', 150 * Math.sin(n / 14), -n))
    else well.dispatchEvent(wheel(n < FRAMES / 2 ? -12 : 12))
    if (n < FRAMES) requestAnimationFrame(frame)
    else {
      if (what === 'pan') window.dispatchEvent(mouse('mouseup', 0, 0))
      done(times)
    }
  }
  requestAnimationFrame(frame)
})""".replace("FRAMES", str(FRAMES))


@pytest.mark.parametrize("what", ["pan", "zoom"])
def test_four_structures_of_twelve_cards_move_at_the_pace_of_the_screen(page: Any, what: str) -> None:
    """One transform a frame: no layout at all, and next to no work."""
    page.keyboard.press("w")
    if page.get_by_role("treeitem").count() != 48:  # it was on already
        page.keyboard.press("w")
    page.wait_for_timeout(600)
    assert page.get_by_role("treeitem").count() == 48
    watch = page.context.new_cdp_session(page)
    watch.send("Performance.enable")

    def metrics() -> dict[str, float]:
        return {each["name"]: each["value"] for each in watch.send("Performance.getMetrics")["metrics"]}

    before = metrics()
    frames = sorted(page.evaluate(MOVE, what))
    after = metrics()
    spent = {key: after[key] - before[key] for key in after}
    assert spent["LayoutCount"] <= 2  # the rectangle that the test itself asked for
    assert (spent["ScriptDuration"] + spent["RecalcStyleDuration"]) / FRAMES < 0.008
    assert frames[len(frames) // 2] < PACE


def test_a_structure_is_one_tab_stop_and_walked_along_its_arrows(page: Any) -> None:
    page.keyboard.press("Home")
    page.keyboard.press("v")
    if page.get_by_role("tree").count() != 1:
        page.keyboard.press("w")
    page.keyboard.press("Home")
    tree = page.get_by_role("tree")
    assert tree.count() == 1
    assert tree.locator("[tabindex='0']").count() == 1

    def here() -> str:
        page.wait_for_timeout(60)
        return str(page.evaluate("document.activeElement.querySelector('.hidden')?.textContent ?? ''"))

    assert here().startswith("The Bavarian Illuminati, Illuminati of Ana.")
    page.keyboard.press("ArrowUp")
    first = here()
    assert "Puppet of The Bavarian Illuminati, on its north arrow." in first
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert "One free arrow: north." in here()
    page.keyboard.press("ArrowUp")  # nothing lies further up
    assert "One free arrow: north." in here()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert here() == first


def test_a_card_shows_in_full_beside_itself_and_the_table_reads_as_text(page: Any) -> None:
    page.get_by_role("treeitem").first.focus()
    page.keyboard.press("i")
    full = page.locator("[data-full]")
    full.wait_for()
    card, shown = (
        page.evaluate(f"{one}.getBoundingClientRect().toJSON()")
        for one in ("document.activeElement", "document.querySelector('[data-full]')")
    )
    apart = shown["left"] >= card["right"] or shown["right"] <= card["left"] or shown["top"] >= card["bottom"]
    assert apart or shown["bottom"] <= card["top"]
    page.keyboard.press("Escape")
    assert full.count() == 0
    page.keyboard.press("t")
    lines = page.locator("[data-place='text']")
    assert lines.count() == 48 + 5
    page.keyboard.press("t")
    assert lines.count() == 0
