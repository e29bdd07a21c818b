"""What a seat makes of a table of Crime Lords: worth of cards, threats, spare money. Everything is reckoned in G."""

from __future__ import annotations

import random

import msgspec

from conjura.games.crimelords.catalogue import TYPES
from conjura.games.crimelords.rules.income import income_of, income_parts
from conjura.games.crimelords.rules.payroll import total_wages
from conjura.games.crimelords.rules.victory import DISTRICT_LEAST, TYPE_LEAST, needed, total_of
from conjura.games.crimelords.state import CrimeLordsState

POINT = 6.0
"""What one point of the total is worth far from the end."""
WINNING = 40.0
"""What reaching the number is worth, or keeping a rival from it."""
LATE = 15
"""The round from which players tire of blocking each other."""
STEADY = 1.3
"""What 1 G of income is worth."""


class Style(msgspec.Struct, frozen=True):
    """What a player is like.

    Attributes:
        bold: how much risk it takes, about 1.
        greedy: how much it bids, about 1.
        hostile: how gladly it harms the leader, about 1.
        haggles: in how many of ten turns it looks for a deal.
    """

    bold: float = 1.0
    greedy: float = 1.0
    hostile: float = 1.0
    haggles: int = 4


def style_of(seat: int, seed: int) -> Style:
    """A temper that the seed decides."""
    rng = random.Random(f"style {seat} {seed}")
    return Style(
        bold=0.8 + 0.05 * rng.randrange(9),
        greedy=0.85 + 0.05 * rng.randrange(7),
        hostile=0.7 + 0.1 * rng.randrange(7),
        haggles=2 + rng.randrange(5),
    )


class Outlook:
    """One seat's reckoning at one position.

    Attributes:
        totals: by seat, the totals of C-17.2.
        goal: the total that wins.
        leader: the rival with the largest total.
        spare: money that is not needed for the next payroll.
    """

    __slots__ = ("_layouts", "goal", "leader", "me", "s", "spare", "style", "totals")

    def __init__(self, s: CrimeLordsState, me: int, style: Style) -> None:
        self.s = s
        self.me = me
        self.style = style
        self._layouts = [s.layout(seat) for seat in range(s.seats)]
        self.totals = [total_of(s, seat, self._layouts) if s.alive[seat] else 0 for seat in range(s.seats)]
        self.goal = needed(s)
        rivals = [seat for seat in range(s.seats) if seat != me and s.alive[seat]]
        self.leader = max(rivals, key=lambda seat: (self.totals[seat], -seat)) if rivals else me
        income = sum(amount for _, amount, _ in income_parts(s, me))
        short = total_wages(s, me) - income if s.boss[me] >= 0 else 0
        self.spare = max(0, s.money[me] - max(0, short))

    # Rackets

    def points(self, seat: int, card: int) -> float:
        """How much more a seat's total would be with a Racket, halves for what it comes nearer to."""
        cat, layouts = self.s.cat, self._layouts
        own = layouts[seat]
        total = 1.0
        district = cat.district[card]
        others = [
            layouts[other].districts[district] - (self.s.owns(other, card))
            for other in range(self.s.seats)
            if other != seat
        ]
        if all(count <= 1 for count in others):
            have = own.districts[district] + 1
            if have == DISTRICT_LEAST:
                total += 2
            elif have < DISTRICT_LEAST:
                total += 0.25 * have
        for kind in range(len(TYPES)):
            if cat.types[card] >> kind & 1:
                held = any(
                    layouts[other].types[kind] - (self.s.owns(other, card) > 0) > 0
                    for other in range(self.s.seats)
                    if other != seat
                )
                if not held:
                    have = own.types[kind] + 1
                    if have == TYPE_LEAST:
                        total += 1
                    elif have < TYPE_LEAST:
                        total += 0.15 * have
        return total

    def racket(self, seat: int, card: int) -> float:
        """What a Racket is worth to a seat that does not own it."""
        value = self.plain_racket(seat, card)
        if self.totals[seat] + self.points(seat, card) >= self.goal:
            value += WINNING
        return value

    def plain_racket(self, seat: int, card: int) -> float:
        """The same without what winning by it is worth."""
        s = self.s
        value = POINT * self.points(seat, card) + STEADY * income_of(s, card, seat)
        if s.cat.power[card]:
            value += s.cat.power[card]
        if card in s.cat.extra_income or any(source == card for source, _, _ in s.cat.any_bonus[1][0]):
            value += 1
        return value

    def kept(self, seat: int, card: int) -> float:
        """What a Racket is worth to the seat that owns it: what it would lose."""
        s, cat = self.s, self.s.cat
        own = self._layouts[seat]
        points = 1.0
        district = cat.district[card]
        rest = [self._layouts[other].districts[district] for other in range(s.seats) if other != seat]
        if own.districts[district] == DISTRICT_LEAST and all(count <= 1 for count in rest):
            points += 2
        for kind in range(len(TYPES)):
            if cat.types[card] >> kind & 1 and own.types[kind] == TYPE_LEAST:
                if not any(self._layouts[other].types[kind] for other in range(s.seats) if other != seat):
                    points += 1
        value = POINT * points + STEADY * income_of(s, card, seat) + s.cat.power[card]
        if self.totals[seat] >= self.goal - 1:
            value += WINNING / 2
        return value

    def denied(self, card: int) -> float:
        """What taking a Racket takes from its owner, as far as that pleases this seat."""
        s = self.s
        owner = s.holder[card] if s.owns(s.holder[card], card) else -1
        if owner < 0 or owner == self.me:
            return self.spoiled(card)
        share = self.threat(owner)
        return self.kept(owner, card) * share + self.spoiled(card)

    def spoiled(self, card: int) -> float:
        """What a Racket of one's own in a district or of a type spoils for others (C-17.2)."""
        s, cat = self.s, self.s.cat
        district = cat.district[card]
        mine = self._layouts[self.me]
        value = 0.0
        for other in s.living():
            if other == self.me:
                continue
            theirs = self._layouts[other]
            blocked = any(
                self._layouts[third].districts[district] >= 2 for third in range(s.seats) if third != other
            )
            if not blocked and mine.districts[district] <= 1 and theirs.districts[district] >= 2:
                share = 1.0 if mine.districts[district] == 1 else 0.5
                if theirs.districts[district] == 2:
                    share *= 0.5
                value += share * 2 * POINT * self.denial(other)
            for kind in range(len(TYPES)):
                if cat.types[card] >> kind & 1 and theirs.types[kind] >= 2 and mine.types[kind] == 0:
                    value += 0.6 * POINT * self.denial(other)
        return value

    def denial(self, seat: int) -> float:
        """How much a rival's lost point is worth to this seat: more, the nearer it is to winning."""
        left = self.goal - self.totals[seat]
        value = min(1.3, self.threat(seat) + (0.7 if left <= 3 else 0.5 if left <= 5 else 0.3))
        return value * self.patience()

    def patience(self) -> float:
        """Blocking goes on for ever if nobody tires of it: from 1 down to 0 between the 15th and the 30th round."""
        late = self.s.turn / self.s.seats - LATE
        return 1.0 if late <= 0 else max(0.0, 1 - late / LATE)

    def threat(self, seat: int) -> float:
        """How much a rival's loss pleases: most of all the leader's, near the end."""
        left = max(0, self.goal - self.totals[seat])
        base = 0.25 if seat == self.leader else 0.1
        if left <= 2:
            base += 0.5
        elif left <= 4:
            base += 0.2
        return base * self.style.hostile

    # Crooks

    def crook(self, seat: int, card: int) -> float:
        """What a Crook is worth to a mob: Power less pay, more for abilities, less in a crowd."""
        s = self.s
        count = s.crook_count(seat)
        value = 2.0 + 2.2 * s.power(card) - 1.5 * max(0, count - 4)
        if card in s.cat.bodyguard:
            value += 1
        if card in s.cat.abilities or any(source == card for source, _ in s.cat.gains):
            value += 2
        for sides in s.cat.any_bonus:
            if any(source == card for source, _, _ in sides[0]):
                value += 3
        income = sum(amount for _, amount, _ in income_parts(s, seat))
        if income + s.money[seat] / 4 < total_wages(s, seat) + s.power(card):
            value *= 0.3
        return value
