"""A person at a table: plays through what the sheet offers, by roles and names, as somebody at a screen would.

English texts are expected. Nothing here knows a rule: what can't be done is dimmed, and what is dimmed is left alone.
Nothing here knows a game either: any question can be answered by the lines, amounts and buttons of its sheet, and the
person of a game (``person_<game>.py``) adds ways of its own for the heads that it knows.
"""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from playwright.sync_api import Error, Locator, Page

SETTLE: float = 4.0
"""Seconds in which something has to change after a press."""

SIGHT: str = """() =>
    [...document.querySelectorAll('#prompt, [data-region="2"], [role=log]')].map((each) => each.innerText).join('|')
"""
"""What the prompt, the sheet and the log say."""

Answer = Callable[[Any], bool]
"""Answers a sheet, given the person; whether something changed."""

DOABLE = ":not([disabled]):not([aria-disabled=true])"


class Stuck(AssertionError):
    """The sheet asks something and offers nothing to press, or a press changed nothing."""


class Person:
    """Plays a seat of any game.

    Args:
        page: shows the table.
        rng: chooses where several things can be done.

    Attributes:
        deeds: how often each kind of control was used.
        told: the heads of the sheets that were met, in order.
        missed: how often in a row a press found nothing any more.
        last: the kind of control that was used last.
        ways: by the head of a sheet, how it is answered; the first that fits.
        asks: the lists from which an offer takes a card, if they have one.
        quiet: the chance that a question which may be left alone is left alone, where no way of the game answers it.
    """

    ways: ClassVar[Sequence[tuple[str, Answer]]] = ()
    quiet: ClassVar[float] = 0.4
    asks: ClassVar[Sequence[str]] = ()

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.deeds: Counter[str] = Counter()
        self.told: list[str] = []
        self.missed = 0
        self.last = ""

    # What is seen

    @property
    def sheet(self) -> Locator:
        """The sheet of what can be done."""
        return self.page.get_by_role("region", name="Sheet", exact=True)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("#prompt").get_by_text("Closed", exact=True).count() > 0

    @property
    def asked(self) -> bool:
        """Whether the table waits for this person: the title of the page says so."""
        return self.page.title().startswith("●")

    def head(self) -> str:
        """The head of the sheet, or nothing while it changes."""
        head = self.sheet.get_by_role("heading", level=2)
        return head.first.inner_text() if head.count() else ""

    def sight(self) -> tuple[str, str]:
        """All that a press may change."""
        return self.page.title(), self.page.evaluate(SIGHT)

    def lines(self) -> Locator:
        """The lines of the sheet that can be pressed."""
        return self.sheet.locator(".line:not(.off) .words button")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the sheet that can be pressed now."""
        return self.sheet.get_by_role("button", name=name).and_(self.page.locator(f"button{DOABLE}"))

    # What is done

    def press(self, what: Locator, deed: str) -> bool:
        """Press something and wait until that has changed what is seen; whether it has."""
        before = self.sight()
        what.click(timeout=3000)
        self.deeds[deed] += 1
        self.last = deed
        end = time.monotonic() + SETTLE
        while time.monotonic() < end:
            if self.sight() != before:
                return True
            self.page.wait_for_timeout(25)
        return False

    def first(self, deed: str, *wanted: str | re.Pattern[str]) -> bool:
        """Press the first of some buttons that is there."""
        for name in wanted:
            found = self.button(name)
            if found.count():
                return self.press(found.first, deed)
        return False

    def pick(self, found: Locator, most: int | None = None) -> Locator | None:
        """One of what is found, or of the first of them; ``None`` where nothing is.

        It counts once: the page may change between two looks, and what is gone when it is pressed is a miss (``step``).
        """
        count = found.count()
        return found.nth(self.rng.randrange(min(count, most or count))) if count else None

    def some(self, deed: str) -> bool:
        """Press one of the lines of the sheet."""
        line = self.pick(self.lines())
        return line is not None and self.press(line, deed)

    def step(self) -> str:
        """Answer one question, or wait a little; ``over``, ``wait`` or ``done``.

        Raises:
            Stuck: nothing could be done.
        """
        if self.over:
            return "over"
        if not self.asked:
            self.page.wait_for_timeout(40)
            return "wait"
        head = self.head()
        if not head:
            return "wait"
        try:
            done = self.answer(head)
        except Error as error:
            # The table may have moved on under the finger: what was about to be pressed is not there any more.
            self.missed += 1
            if self.missed > 20:
                raise Stuck(f"{head!r}: {error}") from error
            return "wait"
        if not done and self.asked and not self.over and self.head() == head:
            # On a busy machine an answer may take its time: pressed again, it has to come.
            self.missed += 1
            if self.missed > 3:
                raise Stuck(f"{head!r} after {self.last!r}: {self.sheet.inner_text()}")
            return "wait"
        self.missed = 0
        if done:
            self.told.append(head)
        return "done"

    def answer(self, head: str) -> bool:
        """Answer the sheet of this head."""
        for pattern, way in self.ways:
            if re.search(pattern, head):
                return way(self)
        return self.plain()

    def play(self, seconds: float) -> bool:
        """Play until the game is over or the time is; whether it is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.step() == "over":
                return True
        return False

    # Ways to answer in any game

    def deal(self) -> bool:
        """Write an offer and send it."""
        send = self.button("Send the offer")
        if not send.count():
            others = self.sheet.get_by_role("group", name="To whom").get_by_role("button")
            if not self.sheet.get_by_role("group", name="Money", exact=True).count():
                return self.press(others.first, "deal_to")
            more = self.sheet.get_by_role("group", name="Money", exact=True).get_by_role(
                "button", name="One more"
            )
            if more.get_attribute("aria-disabled") != "true":
                self.press(more, "deal_money")
            for name in self.asks:
                asked = self.sheet.get_by_role("combobox", name=name)
                if asked.count() and asked.is_enabled():
                    asked.select_option(index=1)
                    self.deeds["deal_card"] += 1
            self.page.wait_for_timeout(300)
        if self.rng.random() < 0.5 and self.sheet.get_by_placeholder("A promise").count():
            self.sheet.get_by_placeholder("A promise").fill("I stay out of your next attack.")
            self.first("deal_promise", "Add")
        if self.button("Send the offer").count():
            return self.press(self.button("Send the offer").first, "deal_send")
        return self.first("deal_aside", "Tear up")

    def consent(self) -> bool:
        """Answer an offer."""
        names = ["Accept", "Decline"]
        self.rng.shuffle(names)
        return self.first("consent", *names)

    def amount(self) -> bool:
        """Move an amount that stands open somewhere between its ends, now and then; whether there is one."""
        less = self.sheet.get_by_role("button", name="One less").and_(self.page.locator(f"button{DOABLE}"))
        more = self.sheet.get_by_role("button", name="One more").and_(self.page.locator(f"button{DOABLE}"))
        way = self.rng.choice((less, more, more))
        if not way.count():
            return False
        way.first.click(timeout=3000)
        self.deeds["stepper"] += 1
        return True

    def plain(self) -> bool:
        """Anything else: what may be left alone, the main button, one of the lines, or what stands at the foot."""
        quiet = self.sheet.locator(f"footer button[data-key=o]{DOABLE}")
        if quiet.count() and self.rng.random() < self.quiet:
            return self.press(quiet.first, "quiet")
        main = self.sheet.locator(f"button[data-enter]{DOABLE}")
        if main.count():
            if self.rng.random() < 0.5:
                self.amount()
            return self.press(main.first, "main")
        return self.some("line") or self.press(self.sheet.locator(f"footer button{DOABLE}").first, "foot")
