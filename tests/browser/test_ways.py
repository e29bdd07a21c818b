"""Ways to play: by keys alone, on a phone, at double size, in three languages, without motion, without a line."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, finish, sit
from browser.person_illuminati import IlluminatiPerson as Person
from conjura.speech.texts import language_files

FOCUS = """() => { const here = document.activeElement
    return here === document.body ? '' : here.innerText || here.getAttribute('aria-label') || here.tagName }"""
SMALL = {"width": 360, "height": 740}
DOUBLE = {"width": 720, "height": 450}
"""A desktop of 1440 x 900 at 200 %."""


def test_a_turn_with_an_attack_by_keys_alone(house: Any, visit: Any) -> None:
    """No pointer is used; the focus is never lost, and F6 goes round all regions."""
    page = visit()
    sit(house, page, "turn")
    page.mouse.move(0, 0)

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(120)

    regions = []
    for _ in range(12):
        press("F6")
        regions.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        if regions.count(regions[0]) > 1:
            break
    assert regions[:3] == ["What is asked", "Sheet", "Power structure"]
    assert {"Uncontrolled groups", "Your special cards, secret", "The players", "Log"} <= set(regions), (
        regions
    )
    sheet = page.get_by_role("region", name="Sheet", exact=True)
    head = sheet.get_by_role("heading", level=2)
    press("Alt+p", "F6", "a")
    expect(head).to_have_text("Attack worksheet")
    # The attacker on the board: from the Illuminati along an arrow; then a target among the uncontrolled.
    press("F6", "Home")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "treeitem"
    press("Enter")
    press("u", "Enter")
    announce = sheet.get_by_role("button", name=re.compile("^Announce"))
    expect(announce).to_be_visible()
    assert page.evaluate(FOCUS) != ""
    press("Enter")
    expect(head).not_to_have_text("Attack worksheet")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Attack to control")
    # On by keys, until the turn is over and another's begins.
    prompt = page.locator("#prompt")
    others = re.compile("Waiting|Ada|Boris")
    for _ in range(60):
        if others.search(prompt.inner_text() + head.first.inner_text()):
            break
        before = prompt.inner_text(), head.first.inner_text()
        for key in ("1", "Enter") if "hang?" in before[1] else ("Enter", "o", "e"):
            if (prompt.inner_text(), head.first.inner_text()) == before:
                press(key)
                page.wait_for_timeout(250)
    assert others.search(prompt.inner_text() + head.first.inner_text())


OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
"""By how much a page is too wide."""


@pytest.mark.parametrize("size", [PHONE, SMALL, DOUBLE], ids=["390", "360", "200 %"])
def test_pages_fit(house: Any, visit: Any, size: Any) -> None:
    """Nothing has to be pushed sideways."""
    page = visit(viewport=size)
    for path in ("/", "/games", "/watch", "/me", "/rules/illuminati"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(OVERFLOW) <= 0, path
    id = finish(house, page)
    assert page.evaluate(OVERFLOW) <= 0
    page.goto(f"/replay/{id}")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize("size", [PHONE, SMALL, DOUBLE], ids=["390", "360", "200 %"])
def test_some_turns_are_played_on_a_small_screen(house: Any, visit: Any, size: Any) -> None:
    """All that is pressed is in reach of a finger, and the page never gets wider than the screen."""
    house.seed = 1
    page = visit(viewport=size)
    page.goto(f"/t/{house.table(page.context, options={'basic_goal': 4})}")
    person = Person(page, random.Random(1))
    person.sheet.wait_for()
    for _ in range(120):
        if person.step() == "over" or sum(person.deeds.values()) > 14:
            break
        assert page.evaluate(OVERFLOW) <= 0
    assert sum(person.deeds.values()) > 4
    for tab in ("Log", "Chat", "Deals"):
        page.get_by_role("button", name=re.compile(f"^{tab}")).first.click()
        assert page.evaluate(OVERFLOW) <= 0


def test_nothing_moves_for_who_wants_no_motion(house: Any, visit: Any) -> None:
    house.seed = 1
    for motion, most in (("reduce", 1), ("no-preference", 700)):
        page = visit(reduced_motion=motion)
        page.goto(f"/t/{house.table(page.context, options={'basic_goal': 4})}")
        page.evaluate("""() => {
            globalThis.longest = 0
            const look = () => {
                for (const each of document.getAnimations())
                    globalThis.longest = Math.max(globalThis.longest, each.effect?.getComputedTiming().duration ?? 0)
                requestAnimationFrame(look)
            }
            look()
        }""")
        person = Person(page, random.Random(1))
        for _ in range(60):
            if person.step() == "over" or sum(person.deeds.values()) > 8:
                break
        assert page.evaluate("globalThis.longest") <= most


TEXTS = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set()
    while (walk.nextNode()) {
        const text = walk.currentNode
        if (text.parentElement.closest('script, style, [lang]')?.tagName === 'HTML') found.add(text.data.trim())
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const each of document.querySelectorAll(`[${name}]`)) found.add(each.getAttribute(name).trim())
    return [...found, document.title]
}"""
"""Everything that a page says in words."""


def sentences(lang: str) -> dict[str, str]:
    """Plain sentences of a language by key: those of one line without a variable."""
    found = {}
    for file in language_files(lang, "illuminati"):
        for key, text in re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", file.read_text("utf-8"), re.MULTILINE):
            found[key] = text.strip()
    return found


ENGLISH = sentences("en")


def foreign(page: Page, lang: str) -> list[str]:
    """English sentences and bare keys that a page shows in another language."""
    other = sentences(lang)
    own = set(other.values())
    english = {text for key, text in ENGLISH.items() if len(text) > 3 and other.get(key) != text} - own
    texts = page.evaluate(TEXTS)
    return [text for text in texts if text in english or text in ENGLISH]


@pytest.mark.parametrize(("lang", "button"), [("es", "Español"), ("cs", "Čeština")])
def test_all_is_said_in_the_language_of_the_reader(house: Any, visit: Any, lang: str, button: str) -> None:
    """A sentence that is missing is an error in the console, which fails this too."""
    page = visit()
    page.goto("/")
    page.get_by_role("button", name=button).click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.wait_for_timeout(300)
    found = foreign(page, lang)
    for path in ("/games", "/watch", "/me", "/rules/illuminati"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        found += foreign(page, lang)
    for position in ("turn", "placing", "purse", "meddling"):
        sit(house, page, position)
        found += foreign(page, lang)
        for group in ("a", "1", "Escape Escape d", "1", "Escape Escape s") if position == "turn" else ():
            for key in group.split():
                page.keyboard.press(key)
                page.wait_for_timeout(150)
            page.wait_for_timeout(250)
            found += foreign(page, lang)
    assert sorted(set(found)) == []


def test_the_language_is_changed_in_the_middle_of_a_question(house: Any, visit: Any) -> None:
    """What was begun stays: the worksheet is the same one in Czech."""
    page = visit()
    sit(house, page, "turn")
    head = page.get_by_role("region", name="Sheet", exact=True).get_by_role("heading", level=2)
    page.keyboard.press("a")
    expect(head).to_have_text("Attack worksheet")
    announce = page.get_by_role("button", name=re.compile("^Announce"))
    for _ in range(3):  # who attacks, and whom
        page.wait_for_timeout(400)
        if not announce.count():
            page.keyboard.press("1")
    announce.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.route("**/texts/*.ftl**", lambda route: (time.sleep(0.5), route.continue_()))  # no word before
    page.get_by_role("radio", name="Čeština").check()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.keyboard.press("Escape")
    expect(page.locator('[data-region="2"] footer [data-enter]')).to_be_visible()
    assert foreign(page, "cs") == []


def test_a_kept_game_is_read_without_a_line(house: Any, visit: Any, watch: Any) -> None:
    page = visit(service_workers="allow")
    id = finish(house, page)
    page.goto(f"/replay/{id}")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_role("button", name="Keep for reading offline").click()
    for _ in range(200):
        if page.evaluate("localStorage.getItem('conjura.kept')"):
            break
        page.wait_for_timeout(50)
    page.reload()
    page.get_by_role("slider").wait_for()
    names = page.get_by_role("treeitem").all_text_contents()
    assert names
    page.cord.cut()
    page.reload()
    page.get_by_role("slider").wait_for()
    assert page.get_by_role("treeitem").all_text_contents() == names
    page.goto("/games")
    expect(page.locator("body")).to_contain_text("Illuminati")


def test_who_opens_a_table_says_who_they_are_and_sees_the_link(house: Any, visit: Any) -> None:
    """The host is asked for a name as guests are; others read it at once; the link can be read as well as copied."""
    host, guest = visit(), visit("Mara", viewport=PHONE)
    id = house.table(host.context, ("me", "open", "open"), start=False)
    house.post(guest.context, f"/api/tables/{id}/join", {"seat": 1})
    for page in (host, guest):
        page.goto(f"/t/{id}")
    expect(host.get_by_label("Link to this table")).to_have_value(f"{house.address}/t/{id}")
    name = host.get_by_label("What are you called?")
    expect(name).to_have_value("Marta")
    name.fill("Milada")
    name.press("Enter")
    expect(guest.get_by_role("listitem").first).to_contain_text("Milada")
    tapes = guest.locator("li .tape")
    expect(tapes.nth(0)).to_have_text("Mi")  # two that begin alike are told apart
    expect(tapes.nth(1)).to_have_text("Ma")
    whom, words = (guest.get_by_role(role).last.bounding_box() for role in ("combobox", "textbox"))
    assert whom and words
    assert words["y"] >= whom["y"] + whom["height"], "what is written needs the whole line"


def test_who_looks_on_is_told_so(house: Any, visit: Any) -> None:
    player, onlooker = visit(), visit("Olga")
    id = house.table(player.context)
    onlooker.goto(f"/t/{id}")
    sheet = onlooker.get_by_role("region", name="Sheet", exact=True)
    expect(sheet).to_contain_text("You are watching")
    player.goto(f"/t/{id}")
    expect(player.get_by_role("region", name="Sheet", exact=True)).not_to_contain_text("You are watching")


def test_the_end_says_how_everybody_stands(house: Any, visit: Any) -> None:
    """Who has won stands first, the others below, each with what their goal came to."""
    page = visit()
    finish(house, page)
    ranks = page.get_by_role("list", name="Final standings").get_by_role("listitem")
    expect(ranks).to_have_count(3)
    won = ["Winner" in row for row in ranks.all_text_contents()]
    assert won[0] and won == sorted(won, reverse=True)
    expect(ranks.filter(has_text="You")).to_contain_text("Winner")
    assert all(re.search(r"\bgroups?\b|\bout\b", row.lower()) for row in ranks.all_text_contents())


def test_who_was_a_moment_too_slow_sits_elsewhere(house: Any, visit: Any) -> None:
    """Two press the same seat at once: both sit, nothing is refused, and the page says where."""
    host, quick, slow = (visit(name) for name in ("Ana", "Ben", "Eva"))
    id = house.table(host.context, ("me", "open", "open"), start=False)
    slow.goto(f"/t/{id}")

    def meanwhile(route: Any) -> None:
        house.post(quick.context, f"/api/tables/{id}/join", {"seat": 1})
        route.continue_()

    slow.route("**/join", meanwhile)
    slow.get_by_role("button", name="Sit down").first.click()
    seats = slow.get_by_role("listitem")
    expect(seats.filter(has_text="Ben")).to_be_visible()
    expect(seats.filter(has_text="Eva")).to_contain_text("you")
    expect(slow.get_by_role("alert")).to_have_text("")


def test_language_and_look_are_changed_on_every_page(house: Any, visit: Any) -> None:
    """On those without a table too; from the rules of one game a link leads to those of any other."""
    page = visit()
    for path in ("/", "/games", "/watch", "/me", "/rules/illuminati"):
        page.goto(path)
        for lang, name in (("cs", "Čeština"), ("en", "English")):
            page.get_by_role("button", name=name).click()
            expect(page.locator("html")).to_have_attribute("lang", lang)
        theme = page.locator("html").get_attribute("data-theme")
        page.get_by_role("button", name="Light or dark").click()
        expect(page.locator("html")).not_to_have_attribute("data-theme", theme or "")
    for name in ("Crime Lords", "Omertà", "Illuminati"):
        page.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)


def test_an_address_that_is_badly_written_is_told(house: Any, visit: Any, watch: Any) -> None:
    """No page stays empty, whatever was made of a link on its way."""
    watch.lost = True
    page = visit()
    for path in ("/t/%E0%A4%A", "/t/no%25such", "/rules/chess", "/%"):
        page.goto(path)
        expect(page.get_by_role("heading", name="Nothing is filed here")).to_be_visible()
    page.goto("/rules/illuminati#%")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Illuminati")


def test_a_number_that_a_rule_can_not_have_is_shown_where_it_stands(house: Any, visit: Any) -> None:
    """Whichever button is pressed, no table is opened, and the field has the focus and says what it takes."""
    page = visit()
    page.goto("/")
    page.get_by_role("radiogroup", name="Rules").get_by_role("radio", name="Choose each rule").check()
    field = page.get_by_role("spinbutton", name="Moles for each player")
    for number in ("-1", "1.5"):
        field.fill(number)
        for button in ("Play against programs", "Open and copy the link"):
            page.get_by_role("button", name=button).click()
            expect(field).to_be_focused()
            assert field.evaluate("(field) => field.validationMessage")
    assert page.url.rstrip("/") == house.address


def test_two_people_speak_in_private_where_others_look_on(house: Any, visit: Any) -> None:
    """Even with nobody else at the table: what is for one is read by one; who is heard is chosen beside it."""
    ana, ben, olga = (visit(name) for name in ("Ana", "Ben", "Olga"))
    id = house.table(ana.context, ("me", "open"), start=False)
    house.post(ben.context, f"/api/tables/{id}/join", {"seat": 1})
    house.post(ana.context, f"/api/tables/{id}/start", {})
    for each in (ana, ben, olga):
        each.goto(f"/t/{id}")
    chat = ana.get_by_role("region", name="Chat")
    chat.get_by_role("combobox", name="Who hears it").select_option(label="Ben")
    chat.get_by_role("textbox").fill("just between us")
    chat.get_by_role("textbox").press("Enter")
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("just between us")
    expect(olga.get_by_role("log", name="Chat")).not_to_contain_text("between us")
    ben.get_by_role("button", name="whom you hear").click()
    ben.get_by_role("checkbox", name="Hear Ana").uncheck()
    expect(ben.get_by_role("log", name="Chat")).not_to_contain_text("between us")


@pytest.mark.parametrize("lang", ["en", "es", "cs"])
def test_what_is_said_stays_readable_beside_a_long_button(house: Any, visit: Any, lang: str) -> None:
    """On the narrowest phone, where the bar, the clock and the menu share a line."""
    say = sentences(lang)
    page = visit(viewport=SMALL, lang=lang)
    page.goto(f"/t/{house.table(page.context, clock={'kind': 'decision', 'seconds': 600})}")
    page.get_by_role("button", name=say["ui-menu"], exact=True).tap()
    page.get_by_role("button", name=say["ui-ask-pause"]).tap()
    words = page.locator("#prompt p")
    expect(words).to_have_text(say["ui-paused"])
    bar, said = page.locator("#prompt").bounding_box(), words.bounding_box()
    button = page.locator("#prompt").get_by_role("button", name=say["ui-ask-resume"]).bounding_box()
    assert bar is not None and said is not None and button is not None
    assert said["width"] > 60 and button["x"] + button["width"] <= bar["x"] + bar["width"] + 1
    assert page.evaluate(OVERFLOW) <= 0
