"""Takes the pictures of the documentation: ``make pictures`` (no test: its name keeps it out of the suite).

Every picture is at most 120 kB; where a page has moved on, look at what changed before you keep it.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import DESKTOP, PHONE, sit, sit_at
from browser.person_illuminati import IlluminatiPerson as Person
from browser.positions_crimelords import POSITIONS as CRIME_LORDS
from browser.positions_modules import HIDDEN, MASKED
from browser.positions_modules import POSITIONS as MODULE_POSITIONS
from browser.positions_omerta import POSITIONS as OMERTA
from properties.games import MODULES

FOLDER = Path(os.environ.get("PICTURES", "docs/pictures"))
MOST = 120_000
MODULE_PICTURES = (
    ("campaign", "c 2", "propaganda"),
    ("brainwash", "n 1 1", "brainwash"),
    ("bid", "", "auction"),
    ("menu", "f", "dossier"),
    ("accuse", "k 1", "accuse"),
)
"""Positions of the expansion modules, the keys that lead on from them, and what the picture is called."""


def take(page: Page, name: str) -> None:
    """Keep what a page shows, once it has come to rest."""
    page.wait_for_timeout(700)
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path, scale="css")
    squeeze(path)
    assert path.stat().st_size <= MOST, (name, path.stat().st_size)


def squeeze(path: Path) -> None:
    """Fewer colours, where pngquant is there: a page has but a few."""
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--strip", "--output", path, "128", path], check=True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures(house: Any, visit: Any, watch: Any, size: Any, theme: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = visit(viewport=size, theme=theme)
    place = f"{'desktop' if size is DESKTOP else 'phone'}-{theme}"
    page.goto("/")
    take(page, f"home-{place}")
    sit(house, page, "turn")
    take(page, f"turn-{place}")
    page.keyboard.press("a")
    page.wait_for_timeout(600)
    for _ in range(2):
        if not page.get_by_role("button", name=re.compile("^Announce")).count():
            page.keyboard.press("1")
            page.wait_for_timeout(600)
    take(page, f"attack-{place}")
    if size is PHONE:
        return
    sit(house, page, "placing")
    page.keyboard.press("1")
    take(page, f"placing-{place}")
    sit(house, page, "meddling")
    take(page, f"meddling-{place}")
    if theme == "dark":
        return
    sit(house, page, "turn")
    page.keyboard.press("d")
    page.keyboard.press("1")
    take(page, f"deal-{place}")
    house.position, house.seed = None, 1
    id = house.table(page.context, options={"basic_goal": 7})
    page.goto(f"/t/{id}")
    assert Person(page, random.Random(1)).play(150)
    page.get_by_role("button", name="The game in charts").last.click()
    page.get_by_role("main").get_by_role("img").first.wait_for()
    take(page, f"over-{place}")
    page.goto(f"/replay/{id}")
    page.get_by_role("slider").wait_for()
    for _ in range(40):
        page.keyboard.press("]")
    take(page, f"replay-{place}")
    page.goto("/rules/illuminati#I-10.3")
    page.get_by_text("10.3").first.wait_for()
    take(page, f"rules-{place}")


def test_pictures_of_modules(house: Any, visit: Any) -> None:
    """What the expansion modules add to Illuminati: a way for a marker, a brainwash, a bid, the world, an accusation."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size, place in ((DESKTOP, "desktop"), (PHONE, "phone")):
        page = visit(viewport=size)
        for position, keys, name in MODULE_PICTURES if size is DESKTOP else MODULE_PICTURES[:1]:
            masked = position in MASKED
            text, options = (MASKED[position], HIDDEN) if masked else (MODULE_POSITIONS[position], MODULES)
            sit_at(house, page, text, "illuminati", **options)
            for key in keys.split():
                page.keyboard.press(key)
                page.wait_for_timeout(300)
            take(page, f"{name}-{place}-light")


@pytest.mark.parametrize(
    ("size", "theme", "name"),
    [(DESKTOP, "light", "desktop-light"), (DESKTOP, "dark", "desktop-dark"), (PHONE, "light", "phone-light")],
    ids=["desktop-light", "desktop-dark", "phone-light"],
)
def test_pictures_of_omerta(house: Any, visit: Any, size: Any, theme: str, name: str) -> None:
    """An Assault on its worksheet; on a phone the Soldiers that are asked for."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = visit(viewport=size, theme=theme)
    if size is PHONE:
        sit_at(house, page, OMERTA["bringing"], "omerta")
    else:
        sit_at(house, page, OMERTA["turn"], "omerta")
        page.keyboard.press("a")
        page.get_by_text(re.compile("^With Hotel")).first.wait_for()
        page.keyboard.press("1")
    take(page, f"omerta-{name}")


@pytest.mark.parametrize(
    ("size", "theme", "name"),
    [(DESKTOP, "light", "desktop-light"), (DESKTOP, "dark", "desktop-dark"), (PHONE, "light", "phone-light")],
    ids=["desktop-light", "desktop-dark", "phone-light"],
)
def test_pictures_of_crime_lords(house: Any, visit: Any, size: Any, theme: str, name: str) -> None:
    """A round of help in an attack; on a phone the payroll."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = visit(viewport=size, theme=theme)
    if size is PHONE:
        sit_at(house, page, CRIME_LORDS["payroll"], "crimelords")
    else:
        sit_at(house, page, CRIME_LORDS["helping"], "crimelords")
        page.keyboard.press("1")
        page.get_by_role("button", name="Send Two-Hats").wait_for()
    take(page, f"crimelords-{name}")
