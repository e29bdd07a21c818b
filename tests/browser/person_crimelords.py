"""A person who plays Crime Lords: bids, pays, attacks with help and secret money, fights wars."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Locator, Page

from browser.person import Person


class CrimePerson(Person):
    """Plays a seat of Crime Lords.

    Attributes:
        war_wanted: whether it still wants a Gang War: it buys and keeps the strong, and hits at Bosses.
    """

    war_wanted: bool = True

    def __init__(self, page: Page, rng: random.Random) -> None:
        super().__init__(page, rng)
        self.whim = rng.random()

    def answer(self, head: str) -> bool:
        """The same question in the same place is answered alike, however often a busy machine has it pressed."""
        self.rng.seed(f"{self.whim} {len(self.told)} {head}")
        return super().answer(head)

    def comes(self, what: Locator) -> bool:
        """Whether something is there, or comes while the server reckons it."""
        end = time.monotonic() + 1.5
        while not what.count() and time.monotonic() < end:
            self.page.wait_for_timeout(25)
        return what.count() > 0

    def auction(self) -> bool:
        """Raise for the strong, now and then for other Crooks, seldom for anything else; else pass."""
        bid = self.button(re.compile(r"^(Bid|Open with) "))
        out = self.button("Pass")
        lot = self.sheet.locator(".lot").inner_text()
        power = re.search(r"^Crook\s+Power (\d)", lot)
        eager = 0.1 if power is None else (0.3, 0.3, 0.3, 0.3, 0.6, 1.0, 1.0)[int(power[1])]
        if bid.count() and (not out.count() or self.rng.random() < eager):
            if self.rng.random() < 0.3:
                self.amount()
            return self.press(bid.first, "bid")
        return self.press(out.first, "auction_pass")

    def boss(self) -> bool:
        """The first of the list is the strongest."""
        if not self.button(re.compile("is the Boss$|is the Boss ")).count():
            self.press(self.lines().first, "boss_look")
        return self.first("boss", re.compile("is the Boss"))

    def lay(self) -> bool:
        """Choose one of the free sides and lay the Crook there; or which Crook is next."""
        side = self.pick(self.sheet.locator(".sides button"))
        if side is not None:
            self.press(side, "side")
            return self.first("lay", re.compile("^(Above|To the right|Below|To the left)"))
        return self.press(self.lines().first, "lay_next")

    def payroll(self) -> bool:
        """As it is filled in, or short now and then, once nobody is needed for a war."""
        if not self.war_wanted and self.rng.random() < 0.25:
            self.first("payroll_least", "Only what keeps them")
        if not self.war_wanted and self.rng.random() < 0.25:
            less = self.sheet.locator(".row [data-less]:not([aria-disabled=true])")
            if less.count():
                less.last.click(timeout=3000)
                self.deeds["payroll_short"] += 1
        return self.press(self.sheet.locator("footer button[data-enter]"), "payroll")

    def turn(self) -> bool:
        """What is done in the own turn: mostly attacks."""
        deeds: list[tuple[str, str, int]] = [
            ("recruit", "Recruit a Crook", 6),
            ("racket", "Take a Racket", 14 if self.deeds["round"] else 30),
            ("hit", "Make a hit", 20 if self.war_wanted else 3),
            ("move", "Move a Crook", 1),
            ("visit", "Pay a visit", 2),
            ("ability", "Use the ability of a card", 2),
            ("special", "Play a special card", 2),
            ("deal", "Offer a deal", 2 if self.deeds["deal_send"] < 2 else 0),
        ]
        if not self.sheet.get_by_text(re.compile("^Can be played now")).count():
            deeds = [row for row in deeds if row[0] != "special"]
        found = [row for row in deeds if row[2] and self.button(row[1]).count()]
        if found and self.rng.random() < 0.9:
            deed, name, _ = self.rng.choices(found, [weight for _, _, weight in found])[0]
            return self.press(self.button(name).first, deed)
        return self.first("end", "End the turn")

    def attack(self) -> bool:
        """The likeliest target and attacker; declare."""
        declare = self.button(re.compile("^(Declare|Kill)"))
        if declare.count():
            return self.press(declare.first, "declare")
        if self.comes(self.lines()):
            bosses = self.sheet.locator(".line:not(.off)", has_text=re.compile("Boss")).locator(
                ".words button"
            )
            boss = self.war_wanted and self.head() == "Make a hit" and bosses.count() > 0
            return self.press((bosses if boss else self.lines()).first, "target")
        return self.first("put_away", "Put away", "One step back")

    def clash(self) -> bool:
        """Help where one can, put money now and then, go on."""
        boxes = self.sheet.get_by_role("checkbox")
        if boxes.count() and self.rng.random() < 0.8:
            for place in range(boxes.count() if self.rng.random() < 0.5 else 1):
                boxes.nth(place).check(timeout=3000)
            round = self.sheet.get_by_text("The sides add by turns").count() > 0
            send = self.button(re.compile("^(Send|Protected by) "))
            if send.count():
                return self.press(send.first, "round" if round else "help")
        if self.rng.random() < 0.6:
            return self.first("step_in", "Step in", "Hide") or self.money()
        return self.money()

    def money(self) -> bool:
        """Some money, or none; to go on."""
        most = self.sheet.get_by_role("group", name="Money for the hit").get_by_role(
            "button", name="One more"
        )
        while most.count() and most.get_attribute("aria-disabled") != "true":
            most.click(timeout=3000)
            self.deeds["hit_money"] += 1
        put = self.button(re.compile("^Put "))
        if put.count() and self.rng.random() < 0.35:
            self.amount()
            return self.press(put.first, "commit")
        return self.first(
            "on", re.compile("^Go on"), "No money", "Nobody", "Stay out of it", "Don't hide", "Nobody more"
        )

    def window(self) -> bool:
        """Seldom a Special; mostly nothing, and from the first time on nothing unless it is aimed at oneself."""
        standing = self.sheet.get_by_role("radio", name="Stay out unless it is aimed at me")
        if standing.count() and not standing.is_checked():
            standing.check(timeout=3000)
            self.deeds["standing"] += 1
        if self.lines().count() and self.rng.random() < 0.3:
            self.press(self.lines().first, "window_look")
            play = self.button(re.compile("^Play "))
            if play.count():
                return self.press(play.first, "window_play")
        return self.press(self.sheet.locator("footer button[data-key=o]").first, "window")

    def hand(self) -> bool:
        """One's own Specials: play the first that can be played."""
        if self.lines().count():
            self.press(self.lines().first, "special_look")
            play = self.button(re.compile("^Play "))
            if play.count():
                return self.press(play.first, "special_play")
        return self.first("back", "Back")

    def war(self) -> bool:
        """Hit back mostly."""
        self.war_wanted = False
        if self.button("Make a hit").count() and self.rng.random() < 0.8:
            return self.press(self.button("Make a hit").first, "war_hit")
        return self.first("war_pass", "Pass")

    def deed(self) -> bool:
        """One of the Crooks; or back, where none can."""
        return self.some("deed") or self.first("back", "Back")

    def deal(self) -> bool:
        """Write an offer of a little money for a special card and send it."""
        money = self.sheet.get_by_role("group", name="Money", exact=True)
        if not money.count():
            return self.press(
                self.sheet.get_by_role("group", name="To whom").get_by_role("button").first, "deal_to"
            )
        send = self.button("Send the offer")
        if not send.count():
            more = money.get_by_role("button", name="One more")
            if more.get_attribute("aria-disabled") != "true":
                self.press(more, "deal_money")
            asked = self.sheet.get_by_role("combobox", name="Ask for a Racket")
            if asked.is_enabled():
                asked.select_option(index=1)
                self.deeds["deal_racket"] += 1
        if self.comes(send):
            return self.press(send.first, "deal_send")
        return self.first("deal_aside", "Tear up")

    def agree(self) -> bool:
        """Win together."""
        return self.first("agree", re.compile("^Yes"))

    ways = (
        (r"^On offer", auction),
        (r"who is your Boss\?$", boss),
        (r"be laid\?$|comes first\?$|^Where does ", lay),
        (r"^The payroll$", payroll),
        (r"^What you can do$|^You have passed$", turn),
        (r"^Recruit a Crook$|^Take a Racket$|^Make a hit$", attack),
        (r"^You (recruit|take)|^Your hit|(recruits|takes a Racket|makes a hit|attacks your Racket|aims at)", clash),
        (r"special card\?$|^Answer|Answer it\?$|Anything before", window),
        (r"^Your special cards", hand),
        (r"^Gang War", war),
        (r"which (one|Crook|Lieutenant)|of which card", deed),
        (r"^Offer ", deal),
        (r"offers you a deal", Person.consent),
        (r"^One short", agree),
    )  # fmt: skip
    """By the head of a sheet, how it is answered; the first that fits."""
