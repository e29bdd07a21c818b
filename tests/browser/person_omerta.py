"""A person who plays Omertà: conquers, assaults, robs, moves Soldiers, meddles and deals."""

from __future__ import annotations

import re

from browser.person import DOABLE, Person


class OmertaPerson(Person):
    """Plays a seat of Omertà."""

    quiet = 0.7
    asks = ("Ask for a Domain",)

    def turn(self) -> bool:
        """The own turn: mostly an action, now and then a card; what can be claimed is claimed."""
        if self.button("Declare victory").count():
            return self.press(self.button("Declare victory").first, "declare")
        deeds: list[tuple[str, str | re.Pattern[str], int]] = [
            ("claim", re.compile("^Claim the objective"), 9),
            ("conquest", "Conquest", 6),
            ("assault", "Assault", 5),
            ("robbery", "Robbery", 4),
            ("hand", "Play a card", 2),
        ]
        found = [row for row in deeds if self.button(row[1]).count()]
        if found and self.rng.random() < 0.9:
            deed, name, _ = self.rng.choices(found, [weight for _, _, weight in found])[0]
            return self.press(self.button(name).first, deed)
        return self.first("end", "No action", "End the turn")

    def plan(self) -> bool:
        """Choose the likeliest target, or go back where there is none."""
        for _ in range(20):
            if self.lines().count():
                return self.press(self.lines().first, "target")
            if self.sheet.get_by_text("Nothing can be done in this way now").count():
                break
            self.page.wait_for_timeout(50)
        return self.first("back", "Back")

    def worksheet(self) -> bool:
        """Perhaps somebody else of one's own; declare."""
        others = self.sheet.get_by_role("group", name="Who acts").get_by_role("button")
        if others.count() > 1 and self.rng.random() < 0.3:
            self.press(others.last, "other")
        return self.first("declared", re.compile("^Declare the"))

    def number(self) -> bool:
        """How many Soldiers: sometimes others than proposed."""
        if self.rng.random() < 0.5:
            self.amount()
        return self.press(self.sheet.locator(f"footer button[data-enter]{DOABLE}").first, "number")

    def men(self) -> bool:
        """Move, place, buy or lose some at random; go on."""
        pressed = False
        for _ in range(self.rng.randrange(1, 4)):
            steppers = self.sheet.get_by_role("button", name=re.compile("^One (more|less)$")).and_(
                self.page.locator(f"button{DOABLE}")
            )
            stepper = self.pick(steppers)
            if stepper is not None:
                stepper.click(timeout=3000)
                self.deeds["stepper"] += 1
                pressed = True
        done = self.sheet.locator(f"footer button[data-enter]{DOABLE}")
        if done.count():
            return self.press(done.first, "men_quiet" if done.get_attribute("data-key") else "men")
        return pressed

    def involve(self) -> bool:
        """Get involved now and then."""
        if self.rng.random() < 0.4:
            return self.first("involve", re.compile("^Pay"))
        return self.first("stay_out", "Stay out of it")

    def window(self) -> bool:
        """Seldom a card; mostly nothing."""
        if self.lines().count() and self.rng.random() < 0.4:
            return self.hand()
        return self.first("window", re.compile("^(Do nothing|Let )"))

    def hand(self) -> bool:
        """One's own cards: play one that can be played."""
        if self.some("card_look"):
            play = self.button(re.compile("^Play "))
            if play.count():
                return self.press(play.first, "card_play")
        return self.first("back", "Back", re.compile("^(Do nothing|Let )"))

    def sale(self) -> bool:
        """Discard a card for a Soldier, or for nothing, as it must be."""
        keep = self.button("Keep your cards")
        if keep.count() and self.rng.random() < 0.5:
            return self.press(keep.first, "keep")
        self.some("card_look")
        return self.first("discard", re.compile("^Discard "))

    def claim(self) -> bool:
        """Lay open what is fulfilled."""
        return self.first("claim", "Declare victory", re.compile("^Claim the objective"), "Claim nothing")

    def loan(self) -> bool:
        """Ask somebody for Soldiers now and then."""
        if self.rng.random() < 0.5 and self.some("borrow"):
            self.page.wait_for_timeout(200)
            return self.first("loan", "Ask for them")
        return self.first("no_loan", "Ask nobody", "Ask for them")

    def trade(self) -> bool:
        """In the Distribution phase: offer a deal now and then, or leave the Domains as they are."""
        if self.deeds["deal"] < 2 and self.button("Offer a deal").count() and self.rng.random() < 0.5:
            return self.press(self.button("Offer a deal").first, "deal")
        return self.plain()

    ways = (
        (r"what is your action\?$|anything else\?$", turn),
        (r"^Which Domain do you (conquer|assault)\?|^Whom do you rob\?", plan),
        (r"^(Conquest of|Assault on|Robbery of) ", worksheet),
        (r"^How many Soldiers", number),
        (r"^Put Soldiers|^Move Soldiers|^Where do new|^Which Soldiers are lost|^Buy ", men),
        (r"^Move one Domain", trade),
        (r"Get involved for", involve),
        (r"claim anything\?$", claim),
        (r"^Discard .* for a Soldier\?|too many: which goes\?$", sale),
        (r"^Your cards$", hand),
        (r"Play a card\?$|play a card\?$|Cancel it\?$|thrown again\?$", window),
        (r"^Ask somebody for Soldiers|^What do you ask of", loan),
        (r"^Offer ", Person.deal),
        (r"offers you a deal", Person.consent),
    )
