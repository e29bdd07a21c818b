"""What a seat makes of the table: how near everybody is to winning, and what a Group is worth to whom.

Everything is counted in one coin, about a seventh of an ordinary Group. Only what the seat may know is read:
public columns, its own goal and hand. A goal that is another's secret is weighed over all that public play
has left open.
"""

from __future__ import annotations

import random

import msgspec

from conjura.games.illuminati.catalogue import DESTROY, NEUTRALIZE, POPCOUNT
from conjura.games.illuminati.rules import setup, victory
from conjura.games.illuminati.rules.victory import Holdings
from conjura.games.illuminati.state import HELD, NO_GOAL, IlluminatiState

WIN = 40.0
"""What winning the game is worth."""
SURVIVAL = 12.0
"""What it is worth not to be left without a Group when that is the end (I-26.1)."""


class Style(msgspec.Struct, frozen=True):
    """What can be set about a heuristic player; the defaults come from playing variants against each other.

    Attributes:
        count, income, power, aid: what a Group is worth as such, for each MB of its Income, for each point of its
            Power and of its Transferable Power.
        thrift: what the last MB is worth.
        plenty: what one more is worth to the rich.
        reserve, reserve_each: how many MB a seat likes to keep, and how many more for each Group.
        loss: how much of its worth the risk of a Group takes away.
        caution: how much of a victim's money an attacker expects to meet.
        envy: how much the loss of another counts, by how near that one is to winning.
        trophy: what a destroyed Group is worth to who collects them.
        alarm, panic: how the nearness of another to winning is feared, and its square.
    """

    count: float = 2.0
    income: float = 0.5
    power: float = 0.35
    aid: float = 0.6
    thrift: float = 1.3
    plenty: float = 0.18
    reserve: float = 16.0
    reserve_each: float = 1.2
    loss: float = 1.2
    caution: float = 1.2
    envy: float = 0.5
    trophy: float = 2.0
    alarm: float = 0.3
    panic: float = 0.35


DEFAULT = Style()


def style_of(seat: int, seed: int) -> Style:
    """The temper of one player: a little more or less thrifty, cautious and easily alarmed than others."""
    rng = random.Random(f"style {seat} {seed}")

    def about(value: float) -> float:
        return value * (80 + rng.randrange(41)) / 100

    return msgspec.structs.replace(
        DEFAULT,
        thrift=about(DEFAULT.thrift),
        caution=about(DEFAULT.caution),
        envy=about(DEFAULT.envy),
        alarm=about(DEFAULT.alarm),
        panic=about(DEFAULT.panic),
    )


STRIDE: dict[str, float] = {
    "power": 4.5,
    "transferable": 2.5,
    "destroyed": 0.9,
    "count": 0.75,
    "distinct": 1.1,
}
"""How much of a Special Goal one good action brings."""


class Outlook:
    """One seat's judgement of one moment; nothing in it outlives the moment.

    Args:
        s: the state, of which only what the seat may know is read.
        me: the seat.

    Attributes:
        money: by card, what lies there as far as the seat knows.
        near: by seat, how near it is to winning, from 0 to 1 (met, if the turn ended now).
        patience: how much it still matters that another wins, 1 until twelve rounds have been played.
        price: what the next 1 MB on the own Illuminati is worth.
        pressure: how strong an attack on the own Groups is to be expected, less what the own money answers.
    """

    __slots__ = ("_costs", "_fears", "_risk", "_trees", "_worth", "basic", "goals", "have", "me", "money", "near",
                 "patience", "pressure", "price", "s", "scale", "style")  # fmt: skip

    def __init__(self, s: IlluminatiState, me: int, style: Style = DEFAULT) -> None:
        self.s = s
        self.style = style
        self.me = me
        self.basic = victory.basic_goal(s)
        self.money: list[int] = s.money if not s.purse_known else purses_seen(s, me)
        self.have: list[Holdings | None] = [
            victory.holdings(s, seat) if s.alive[seat] else None for seat in range(s.seats)
        ]
        rivals = max(1, sum(s.alive) - 1)
        self.scale = {1: 2.0, 2: 1.4}.get(rivals, 1.0)
        # nobody holds a leader off for ever
        self.patience = max(0.25, min(1.0, 1.5 - s.turn / (24.0 * s.seats)))
        self._worth: dict[tuple[int, int], float] = {}
        self._trees: dict[int, list[int]] = {}
        self._costs: dict[int, list[float]] = {}
        self.goals = [self.suspects(seat) if s.alive[seat] else [] for seat in range(s.seats)]
        self.near = [0.0] * s.seats
        for seat in range(s.seats):
            have = self.have[seat]
            if have is not None:
                self.near[seat] = self.hope(seat, have)
        self._fears = [self.fear(near) for near in self.near]
        self.price = self.price_of(me)
        self.pressure = self.expected_attack()
        self._risk: dict[int, float] = {}

    # Goals

    def suspects(self, seat: int) -> list[tuple[int, float]]:
        """The Special Goals a seat may pursue, with how likely each is; the own one is known."""
        s = self.s
        if seat == self.me or s.seen_goal(seat):
            return [(s.goal[seat], 1.0)] if s.goal[seat] != NO_GOAL else []
        have = self.have[seat]
        if have is None or s.root[seat] < 0:
            return []
        goals = setup.open_goals(s, seat)
        if s.masked(seat):
            goals = [
                goal
                for row in s.modules.chances[seat]
                for goal in range(s.cat.n_illuminati)
                if row >> goal & 1
            ]
        # who is far along a road has probably chosen it
        weights = [0.08 + 0.5 ** self.distance(seat, have, goal) for goal in goals]
        total = sum(weights)
        return [(goal, weight / total) for goal, weight in zip(goals, weights, strict=True)]

    def distance(self, seat: int, have: Holdings, goal: int) -> float:
        """How many good actions a seat is from a Special Goal."""
        done, wanted = victory.progress(self.s, have, goal)
        missing = wanted - done
        if missing <= 0:
            return 0.0
        what = self.s.cat.goals[goal][0]
        if what in ("money", "treasury"):
            return max(0.4, 2.0 * missing / max(10, self.income(have)))
        return missing / STRIDE.get(what, 1.0)

    def income(self, have: Holdings) -> int:
        """The income of these cards."""
        income = self.s.income
        return sum([income[card] for card in have.members])

    def hope(self, seat: int, have: Holdings) -> float:
        """How near a seat would be to winning with these holdings, 0 to 1."""
        if self.s.options.endless:
            power = self.s.power
            return min(0.99, (sum([power[card] for card in have.members]) + len(have.members)) / 150)
        missing = self.basic - len(have.members)
        if missing <= 0:
            return 1.0
        short = 1.0 - 0.5**missing
        special = 0.0
        for goal, weight in self.goals[seat]:
            away = self.distance(seat, have, goal)
            if away <= 0.0 and weight >= 1.0:
                return 1.0
            special += weight * 0.5**away
        return 1.0 - short * (1.0 - special)

    def fear(self, near: float) -> float:
        """What it costs that another is so near to winning."""
        if near >= 1.0:
            return WIN * self.patience
        style = self.style
        alarm = self.scale * (style.alarm * near + style.panic * near * near)
        return WIN * self.patience * min(0.8, alarm)

    # Money

    def price_of(self, seat: int, spent: int = 0) -> float:
        """What the next 1 MB on a seat's Illuminati is worth to it, some being spent: less the more there is.

        The first few are dear, for they keep the own Groups safe from attack.
        """
        s = self.s
        have = self.have[seat]
        left = max(0, self.money[s.root[seat]] - spent)
        style = self.style
        groups = len(have.members) - 1 if have is not None else 0
        reserve = style.reserve + style.reserve_each * groups
        price = style.plenty + (style.thrift - style.plenty) * max(0.0, 1.0 - left / reserve)
        for goal, weight in self.goals[seat]:
            if s.cat.goals[goal][0] in ("money", "treasury"):
                price += 0.08 * weight
        return price

    def cost_of(self, seat: int, amount: int) -> float:
        """What it costs a seat to spend from its Illuminati: each MB is missed more than the one before."""
        known = self._costs.setdefault(seat, [])
        while len(known) <= amount:
            more = len(known)
            known.append(more * 0.5 * (self.price_of(seat) + self.price_of(seat, more)))
        return known[amount]

    def costs_of(self, seat: int) -> list[float]:
        """What has been reckoned by ``cost_of`` so far, by amount."""
        return self._costs[seat]

    # Safety

    def expected_attack(self) -> float:
        """How strong an attack by an opponent is to be expected, less what the own money answers."""
        s, me = self.s, self.me
        strongest, total, count = 0.0, 0.0, 0
        for seat in range(s.seats):
            have = self.have[seat]
            if seat == me or have is None:
                continue
            root = s.root[seat]
            aid = sum([s.transferable[card] for card in have.members if card != root])
            strength = s.power[root] + 0.6 * aid + 0.6 * min(25, self.money[root])
            strongest = max(strongest, strength)
            total += strength
            count += 1
        mean = total / count if count else 0.0
        return 0.5 * (strongest + mean) - 0.5 * self.money[s.root[me]]

    def exposed(self, card: int, depth: int) -> float:
        """How likely a Group at this depth is to be lost before long."""
        close = (10, 5, 2)[depth] if depth < 3 else 0
        return max(0.03, min(0.6, (self.pressure - self.s.resist[card] - close) / 18))

    def risk(self, card: int) -> float:
        """How likely an own Group, or one it hangs from, is to be lost before long; 0 for the Illuminati."""
        found = self._risk.get(card)
        if found is None:
            found = risk_in(self, self.s, card)
            self._risk[card] = found
        return found

    # Groups

    def worth(self, seat: int, card: int) -> float:
        """What a Group is worth to a seat, nearness to winning apart."""
        key = (seat, card)
        found = self._worth.get(key)
        if found is not None:
            return found
        s, cat = self.s, self.s.cat
        power, transferable, income = s.power[card], s.transferable[card], s.income[card]
        outs = len(s.outs[card])
        style = self.style
        value = (
            style.count + style.income * income + style.power * power + style.aid * transferable + 0.5 * outs
        )
        free = len(s.layout(seat).arrows)
        if free <= 2:
            value += (1.0 if free else 1.6) * outs
        if card in cat.tax:
            value += 0.5 * cat.tax[card] * (sum(s.alive) - 1)
        if card in cat.alters_alignment:
            value += 1.5
        if card in cat.paid_draw:
            value += 0.5
        if cat.connects:
            value += self.odd_worth(seat, card)
        for goal, weight in self.goals[seat]:
            what, mask, _ = cat.goals[goal]
            if what == "power":
                value += weight * 0.5 * power
            elif what == "transferable":
                value += weight * 1.6 * transferable
            elif what in ("money", "treasury"):
                value += weight * 0.7 * income
            elif what == "count":
                value += weight * (4.0 if s.align[card] & mask else 0.0)
            elif what == "distinct":
                value += weight * 1.4 * self.new_alignments(seat, card)
            elif what == "destroyed":
                value += weight * 0.3 * power
        self._worth[key] = value
        return value

    def odd_worth(self, seat: int, card: int) -> float:
        """What the odd abilities of the Y2K set are worth to a seat (I-33.41 to I-33.46)."""
        s, cat = self.s, self.s.cat
        root = s.persona(s.root[seat])
        value = 0.0
        for group, more in cat.patrons.get(root, ()):
            if group == card:
                value += self.style.income * more
        if cat.extra_draws.get(card, -1) == root:
            value += 1.0
        if card in cat.income_each:
            value += self.style.income * (sum(s.alive) - 1)
        if card in cat.paid_action:
            value += 1.0
        if card in cat.more_transfers:
            value += 0.3
        return value

    def new_alignments(self, seat: int, card: int) -> int:
        """How many alignments a Group has that no other Group of the seat has."""
        have = self.have[seat]
        met = 0
        if have is not None:
            for member in have.members:
                if member != card:
                    met |= self.s.align[member]
        return POPCOUNT[self.s.align[card] & ~met]

    def worth_of_all(self, seat: int, cards: list[int]) -> float:
        """What a tree is worth to a seat."""
        return sum([self.worth(seat, card) for card in cards])

    def collects(self) -> float:
        """Whether this seat's goal is to destroy Groups: 1 or 0."""
        goals = self.s.cat.goals
        return sum([weight for goal, weight in self.goals[self.me] if goals[goal][0] == "destroyed"])

    def parts(self, card: int) -> list[int]:
        """A Group and all that comes or goes with it."""
        found = self._trees.get(card)
        if found is None:
            found = self.s.tree(card) if self.s.zone[card] == HELD else [card]
            self._trees[card] = found
        return found

    # What changes

    def gain(self, kind: int, by: int, target: int) -> float:
        """What it is worth to this seat that an attack succeeds rather than fails; negative if it hurts.

        Args:
            kind: of the attack, as a number of the catalogue.
            by: the attacking seat.
            target: the Group attacked.
        """
        s, me = self.s, self.me
        loser = s.holder[target] if s.zone[target] == HELD else -1
        parts = self.parts(target)
        mine = self.have[by]
        if mine is None:
            return 0.0
        total = 0.0
        if kind != NEUTRALIZE or loser == by:
            members = mine.members
            money, kills = mine.money, mine.kills
            if kind == 0:
                members = (*members, *parts)
                if loser >= 0:
                    money += sum([self.money[card] for card in parts]) // 2
            elif kind == DESTROY:
                kills += 1
                if loser == by:
                    members = tuple([card for card in members if card not in parts])
            after = Holdings(members, money, kills, mine.treasury)
            total += self.change(by, after)
            if by != me and self.near[by] < 1.0 <= self.hope(by, after):
                return total  # with the game lost, what a rival loses besides is no comfort
            if by == me:
                if kind == DESTROY:
                    total += self.style.trophy * self.collects()
                if kind == 0:
                    total += self.worth_of_all(me, parts)
                    if len(mine.members) == 1 and s.turns[me] >= victory.TURNS_IN_SAFETY - 1:
                        total += SURVIVAL
                elif loser == me:
                    total -= self.worth_of_all(me, parts)
        if loser >= 0 and loser != by:
            theirs = self.have[loser]
            if theirs is not None:
                left = tuple([card for card in theirs.members if card not in parts])
                lost = sum([self.money[card] for card in parts])
                solace = s.cat.consoled.get(s.root[loser], 0) * len(parts)
                after = Holdings(left, theirs.money - lost + solace, theirs.kills, theirs.treasury + solace)
                total += self.change(loser, after)
                if loser == me:
                    total -= self.worth_of_all(me, parts) + 0.2 * lost
                    if len(left) == 1 and s.turns[me] >= victory.TURNS_IN_SAFETY - 1:
                        total -= SURVIVAL
                else:  # who is ahead may lose more
                    total += self.style.envy * self.near[loser] * self.worth_of_all(loser, parts)
        return total

    def change(self, seat: int, after: Holdings) -> float:
        """What it is worth to this seat that a seat comes to hold this."""
        near = self.hope(seat, after)
        if seat == self.me:
            return WIN * (near - self.near[seat])
        return self._fears[seat] - self.fear(near)

    def wins_with(self, by: int, kind: int, target: int) -> bool:
        """Whether an attack that succeeds lets its attacker win, as far as this seat knows."""
        have = self.have[by]
        if have is None:
            return False
        members, kills = have.members, have.kills
        if kind == 0:
            parts = self.parts(target)
            members = (*members, *parts)
        elif kind == DESTROY:
            kills += 1
        return self.hope(by, Holdings(members, have.money, kills, have.treasury)) >= 1.0


def risk_in(o: Outlook, s: IlluminatiState, card: int) -> float:
    """As ``Outlook.risk``, in a structure as it might be."""
    first = s.cat.first_group
    if card < first:
        return 0.0
    depth = s.layout(o.me).depth
    safe = 1.0
    while card >= first:
        safe *= 1.0 - o.exposed(card, depth[card])
        card = s.master[card]
    return 1.0 - safe


def purses_seen(s: IlluminatiState, me: int) -> list[int]:
    """With closed treasuries, what lies on each card for all a seat can tell.

    Of another's wealth, which is public, half of what is not known to lie elsewhere is thought to be on the
    Illuminati.
    """
    seen = list(s.money)
    rest = [s.wealth(seat) if s.alive[seat] else 0 for seat in range(s.seats)]
    for card in range(s.cat.first_special):
        if s.zone[card] == HELD and s.holder[card] != me:
            if not s.purse_known[card] >> me & 1:
                seen[card] = s.purse_floor[card]
            rest[s.holder[card]] -= seen[card]
    for seat in range(s.seats):
        root = s.root[seat]
        if seat != me and s.alive[seat] and not s.purse_known[root] >> me & 1:
            seen[root] += max(0, rest[seat]) // 2
    return seen
