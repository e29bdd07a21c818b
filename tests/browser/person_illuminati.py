"""A person who plays Illuminati: attacks, meddles, deals, places and moves money."""

from __future__ import annotations

import re

from browser.person import Person

MODULE_DEEDS = frozenset({"brainwash", "campaign", "raise", "hack", "infiltrate", "plant"})


class IlluminatiPerson(Person):
    """Plays a seat of Illuminati."""

    quiet = 0.0
    asks = ("Ask for a special card",)

    def turn(self) -> bool:
        """What is done in the own turn: mostly attacks."""
        deeds: list[tuple[str, str | re.Pattern[str], int]] = [
            ("attack", "Attack a group", 12),
            ("money", "Move money", 3),
            ("move", "Move a group", 2),
            ("deal", "Offer a deal", 2),
            ("special", "Play a special card", 2),
            ("ability", re.compile("^Use "), 2),
            ("brainwash", "Brainwash a group", 5),
            ("campaign", "Make propaganda", 6),
            ("raise", "Raise a group", 9),
            ("hack", "Send the hackers", 20),
            ("infiltrate", "Send the plumbers", 12),
            ("plant", "Plant a mole", 12),
        ]
        found = [row for row in deeds if self.button(row[1]).count()]
        if found and self.rng.random() < 0.85:
            # What a module brings is tried early, so that a short game shows it.
            weights = [
                weight * 5 if deed in MODULE_DEEDS and not self.deeds[deed] else weight
                for deed, _, weight in found
            ]
            deed, name, _ = self.rng.choices(found, weights)[0]
            return self.press(self.button(name).first, deed)
        return self.first(
            "end", "End the actions", "End the transfers", "End the turn", "No extra card", "Brainwash nobody",
            "No propaganda",
        )  # fmt: skip

    def attack(self) -> bool:
        """Choose a target; on the worksheet perhaps aid, Privilege and money; announce."""
        announce = self.button(re.compile("^Announce"))
        if not announce.count():
            self.page.wait_for_timeout(250)
            if self.lines().count():
                return self.press(self.lines().first, "target")
            return self.first("put_away", "Put away")
        helpers = self.sheet.get_by_role("checkbox", name=re.compile("^Let .* aid"))
        if helpers.count() and self.rng.random() < 0.6:
            self.press(helpers.first, "aid")
        more = self.sheet.get_by_role("table").get_by_role("button", name="One more")
        for _ in range(self.rng.randrange(3)):
            if more.count() and more.first.get_attribute("aria-disabled") != "true":
                more.first.click()
                self.deeds["money_planned"] += 1
        return self.press(announce.first, "announce")

    def clash(self) -> bool:
        """Reveal what helps; spend, stay out, throw."""
        if self.button("Reveal the mole").count():
            return self.press(self.button("Reveal the mole"), "mole")
        spend = self.button(re.compile("^Spend "))
        if spend.count() and self.rng.random() < 0.25:
            self.first("stepper", "One less")
            return self.press(spend.first, "spend")
        return self.first("no_money", "Roll the dice", "Stay out", "Add nothing")

    def window(self) -> bool:
        """Seldom a Special; mostly nothing."""
        if self.lines().count() and self.rng.random() < 0.3:
            self.press(self.lines().first, "window_look")
            play = self.button(re.compile("^(Play|Lay) "))
            if play.count():
                return self.press(play.first, "window_play")
        return self.first("window", re.compile("^(Do nothing|Let |Go on without|Replace nothing)"))

    def hand(self) -> bool:
        """One's own Specials: play the first that can be played."""
        if self.lines().count():
            self.press(self.lines().first, "special_look")
            play = self.button(re.compile("^Play "))
            if play.count():
                return self.press(play.first, "special_play")
        return self.first("back", "Back")

    def place(self) -> bool:
        """Choose an arrow and hang."""
        if not self.button(re.compile("^(Hang|Place)")).count():
            self.some("arrow")
        return self.first("place", re.compile("^(Hang|Place)")) or self.some("give_way")

    def carry(self) -> bool:
        """Choose where money goes, less than all of it, and move it."""
        if not self.button(re.compile("^Move ")).count():
            self.some("carry_to")
        self.first("stepper", "One less")
        return self.first("carry", re.compile("^Move "))

    def purse(self) -> bool:
        """Take the money up, lay it on one card, confirm."""
        if self.button("Take everything up").count():
            self.press(self.button("Take everything up"), "purse_up")
            self.press(self.button(re.compile("^[1-9][0-9]* here")).first, "purse_down")
            self.page.wait_for_timeout(300)
        return self.first("purse", re.compile("^(Leave the money|Change nothing)"))

    def editor(self) -> bool:
        """Hang what is loose; take one card up now and then; confirm."""
        done = self.button(re.compile("^(Leave it like this|Change nothing)"))
        if done.count() and (self.deeds["lift"] > 3 or self.rng.random() < 0.5 or not self.lines().count()):
            return self.press(done.first, "editor")
        if not self.lines().count():
            return self.first("restore", "Restore all")
        return self.press(self.lines().first, "lift")

    def campaign(self) -> bool:
        """Choose where the world shall turn and how far, and announce it."""
        course = self.pick(self.lines(), most=3)
        if course is None:
            return self.first("back", "Back")
        self.press(course, "course")
        if self.rng.random() < 0.3:
            self.amount()
        return self.first("campaign_announce", "Announce")

    def swayed(self) -> bool:
        """Media Groups, money or neither in an attempt at Propaganda."""
        media = self.pick(self.button(re.compile(" (for|against) the propaganda$")))
        if media is not None and self.rng.random() < 0.7:
            return self.press(media, "media")
        return self.clash()

    def bid(self) -> bool:
        """Now and then a bid, for oneself or another."""
        bid = self.button(re.compile("^Bid "))
        if bid.count() and self.rng.random() < 0.35:
            whom = self.sheet.get_by_role("group", name="For whom").get_by_role("button")
            if whom.count() > 1 and self.rng.random() < 0.3:
                whom.last.click()
                self.deeds["bid_for"] += 1
            return self.press(bid.first, "bid")
        return self.first("bid_no", "Add nothing")

    def plumbers(self) -> bool:
        """Reveal the plumbers where they sit in the attacker."""
        return self.first("plumbers", "Reveal the plumbers", "Reveal nothing")

    def deed(self) -> bool:
        """Choose a card of a deed that was begun."""
        return self.some("deed")

    ways = (
        (
            r"^What you can do$|^Free transfers|^The power of your|^An extra card|^Your free |^The hackers$",
            turn,
        ),
        (r"^Attack worksheet", attack),
        (r"attacks$|^Your attack", clash),
        (r"^Propaganda$", campaign),
        (r"^Your propaganda$|^Propaganda of", swayed),
        (r"^Bid for|^The next turn$", bid),
        (r"Agreed\?$", Person.consent),
        (r"Reveal your plumbers\?$", plumbers),
        (r"^Raise a group|hackers aim at\?|plumbers infiltrate\?|plant the mole\?|^The hack brings", deed),
        (r"^Offer ", Person.deal),
        (r"offers you a deal", Person.consent),
        (r"hang\?$|comes first\?$", place),
        (r"where to\?$", carry),
        (r"^Lay your money anew", purse),
        (r"^Rearrange your structure", editor),
        (r"^Your special cards", hand),
        (r"special card\?|Cancel it\?|Change it\?|the announcement\?|privilege\?", window),
        (r"which card\?$|which one\?$", deed),
    )
