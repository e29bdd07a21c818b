"""What a seat thinks of the table: the worth of Domains, Soldiers and money to it, and who leads.

Worth is counted in thousands of dollars.
"""

from __future__ import annotations

from conjura.games.omerta.state import NONE, OmertaState

SOLDIER = 4.5
"""What a Soldier is worth."""
CARD = 3.0
"""What a card is worth that can be sold for a Soldier (O-5.2)."""
ROUNDS = 2.5
"""For so many Paydays income is counted."""


class Outlook:
    """The table as one seat weighs it; made anew for every question.

    Args:
        s: a world that the seat can't tell from the real one.
        me: the seat.

    Attributes:
        conquista: whether points decide, not objectives.
        leader: the other seat that is ahead.
    """

    def __init__(self, s: OmertaState, me: int) -> None:
        self.s = s
        self.me = me
        self.conquista = s.conquista()
        self.leader = max([seat for seat in range(s.seats) if seat != me], key=self.standing)
        self._wishes = self.wishes()

    def standing(self, seat: int) -> float:
        """How far a seat is ahead, from what all can see."""
        s = self.s
        if self.conquista:
            return s.pr(seat) + len(s.estate(seat).capos) + s.money[seat] / 5
        return s.pr(seat) + 6 * len(s.done[seat]) + self.nearest_main(seat)

    def nearest_main(self, seat: int) -> float:
        """How near a seat is to the main objective that suits it best."""
        best = 9
        domains = self.s.estate(seat).domains
        for card in self.s.cat.mains:
            best = min(best, self.missing(card, domains))
        return float(max(0, 4 - best)) * 3

    def wishes(self) -> list[tuple[int, float]]:
        """The own objectives that ask for Domains, with what each is worth when complete."""
        s, found = self.s, []
        if s.main[self.me] != NONE:
            found.append((s.main[self.me], 60.0))
        for task in s.tasks[self.me]:
            card = task & 4095
            worth = 3.0 * s.cat.pr[card]
            if not self.conquista:
                worth += 12.0 + 14.0 * len(s.done[self.me])
            found.append((card, worth))
        return found

    def missing(self, card: int, domains: tuple[int, ...]) -> int:
        """How many Domains more an objective asks for; 9 if it asks for something else."""
        cat, total = self.s.cat, 0
        for verb, what, number, pr, soldiers, least in cat.objective[card]:
            if verb == "count":
                have = 0
                for domain in domains:
                    if cat.pr[domain] < pr or (soldiers and self.s.men[domain] < soldiers):
                        continue
                    column = cat.borough if what == "borough" else cat.business
                    if what in ("", "all") or column[domain] == number:
                        have += 1
                total += max(0, least - have)
            elif verb in ("distinct", "most"):
                column = cat.borough if what == "borough" else cat.business
                counts = [0] * 5
                for domain in domains:
                    counts[column[domain]] += 1
                have = 5 - counts.count(0) if verb == "distinct" else max(counts)
                total += max(0, least - have)
            else:
                return 9
        return total

    def progress(self, domains: tuple[int, ...]) -> float:
        """What these Domains are worth for the own objectives."""
        total = 0.0
        for card, worth in self._wishes:
            missing = self.missing(card, domains)
            if missing < 9:
                total += worth / (1 + missing) ** 1.5
        return total

    def completed(self, domain: int) -> int:
        """The PR of the own secondary objectives that a Domain more would complete."""
        held = self.s.estate(self.me).domains
        cards = [task & 4095 for task in self.s.tasks[self.me]]
        return sum([self.s.cat.pr[card] for card in cards if not self.missing(card, (*held, domain))])

    def plain(self, domain: int) -> float:
        """What a Domain is worth to anybody."""
        cat = self.s.cat
        if self.conquista:
            return 4.5 * cat.pr[domain] + 1.2 * cat.resources[domain]
        return 2.2 * cat.pr[domain] + ROUNDS * cat.resources[domain]

    def worth(self, domain: int) -> float:
        """What it is worth to me to have a Domain, or to keep it."""
        held = self.s.estate(self.me).domains
        if domain in held:
            rest = tuple([card for card in held if card != domain])
            return self.plain(domain) + self.progress(held) - self.progress(rest)
        return self.plain(domain) + self.progress((*held, domain)) - self.progress(held)

    def spite(self, seat: int, amount: float) -> float:
        """What it is worth to me that another loses so much."""
        share = 0.5 if seat == self.leader else 0.15
        return share * amount

    def saving(self) -> int:
        """The money that an own objective asks for, if it is within reach; else 0."""
        s = self.s
        for task in s.tasks[self.me]:
            for verb, what, _, _, _, least in s.cat.objective[task & 4095]:
                if verb == "sum" and what == "money" and s.money[self.me] + s.income(self.me) >= least:
                    if not (self.conquista and s.cat.cost[task & 4095]):
                        return least
        return 0

    def best_capo(self, stat: int) -> int:
        """The own Capo with the strongest chain."""
        return max(self.s.estate(self.me).capos, key=lambda capo: self.s.chain(stat, self.me, capo))

    def rivals(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.s.seats) if seat != self.me]
