"""A whole game of a person against three programs with every expansion module, and the pictures of each in passing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import expect

from browser.person_illuminati import IlluminatiPerson

KINDS: dict[str, tuple[str, ...]] = {
    "a bid": ("bid",),
    "brainwashing": ("brainwash",),
    "propaganda": ("campaign_announce",),
    "a side in propaganda": ("media", "spend"),
    "an increase": ("raise",),
    "a hack": ("hack",),
    "plumbers": ("infiltrate",),
    "a mole": ("plant",),
}
"""Every module, and the deeds that use its screen."""
SHORT: dict[str, Any] = {"basic_goal": 6, "max_turns": 14}
"""What keeps a game short, however slow the programs are."""
SEEDS = ((5, 5), (1, 1), (2, 2), (3, 3))
CAP = 150.0
"""Seconds for a game."""


def test_a_person_plays_the_conspiracy_to_the_end(house: Any, visit: Any) -> None:
    page = visit()
    deeds: Counter[str] = Counter()
    for seed, whims in SEEDS:
        house.seed = seed
        page.goto(f"/t/{house.table(page.context, options=SHORT, preset='conspiracy')}")
        person = IlluminatiPerson(page, random.Random(whims))
        assert person.play(CAP), person.told[-5:]
        deeds += person.deeds
        missing = [kind for kind, ways in KINDS.items() if not any(deeds[way] for way in ways)]
        if not missing:
            break
    assert missing == []
    expect(page.locator("#prompt")).to_contain_text("wins")
    # What the modules have laid on the table can still be looked at, by its key.
    page.keyboard.press("f")
    expect(page.get_by_role("region", name="What the modules have changed")).to_be_visible()
