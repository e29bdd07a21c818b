"""The state of a game of Omertà: flat columns by Capo and Domain, small rows by seat, and the questions they answer.

Columns of a card that is not where they mean something hold zero. ``estates`` are derived from who holds what,
``glances`` from the deeds; neither is compared. Money is in thousands of dollars.
"""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.hands import HandsState
from conjura.engine.kernel import Procedure
from conjura.games.omerta.catalogue import CONTROL, CONTROL_BONUS, MONOPOLY, MONOPOLY_BONUS, Catalogue
from conjura.games.omerta.frames import Assaulting, Conquest, Offering, Round

DECK: Final = 0
"""Zone of a card that nobody has seen: still to come, or out of the game unseen."""
HELD: Final = 1
"""Zone of a card of a Family."""
CENTRE: Final = 2
"""Zone of a Domain that nobody has."""
LOST: Final = 3
"""Zone of a discarded Capo."""

SOLDIERS: Final = 30
"""Tokens of a Family (O-1.2)."""
MOST_OF_CAPO: Final = 15
"""Soldiers of one Capo in all places (O-8.2)."""
MOST_ON_DOMAIN: Final = 5
"""Soldiers on one Domain (O-8.2)."""
MOST_CAPOS: Final = 3
"""Capos of a Family (O-8.1)."""
BANK: Final = 9
"""Who robbed a Capo whose income the bank takes (O-6.7g)."""
NONE: Final = -1


class Estate:
    """What follows from who holds what.

    Attributes:
        capos: the Capos of the seat.
        domains: its Domains.
        places: both, where its Soldiers are.
        pr: PR of its Domains (O-10.3).
        by_business, by_borough: how many Domains of each.
        bonus: COMBAT, INFLUENCE, SUBTERFUGE and money of control and monopoly (O-9).
        income: RESOURCES of all that is there; -1 until it is asked for.
        lasting: the mask of objectives fulfilled that hang on the Domains alone; -1 until it is asked for.
        drawn: the last pictures of the Families, kept by the first seat's.
    """

    __slots__ = (
        "bonus",
        "by_borough",
        "by_business",
        "capos",
        "domains",
        "drawn",
        "income",
        "lasting",
        "places",
        "pr",
    )

    def __init__(self, cat: Catalogue, capos: tuple[int, ...], domains: tuple[int, ...]) -> None:
        self.capos = capos
        self.domains = domains
        self.places: tuple[int, ...] = (*capos, *domains)
        self.pr: int = 0
        self.lasting: int = -1
        self.drawn: Any = None
        self.income: int = -1
        self.by_business: list[int] = [0, 0, 0, 0, 0]
        self.by_borough: list[int] = [0, 0, 0, 0, 0]
        for card in domains:
            self.pr += cat.pr[card]
            self.by_business[cat.business[card]] += 1
            self.by_borough[cat.borough[card]] += 1
        self.bonus: list[int] = [0, 0, 0, 0]
        for business in range(5):
            if self.by_business[business] >= CONTROL:
                for stat in range(4):
                    self.bonus[stat] += CONTROL_BONUS[business][stat]
                if self.by_business[business] >= MONOPOLY:
                    for stat in range(4):
                        self.bonus[stat] += MONOPOLY_BONUS[business][stat]


PROCEDURES: Final[dict[Any, Procedure]] = {}
"""The procedure of each frame class; filled by the modules of ``rules`` as they are imported."""


class OmertaState(HandsState):
    """A game of Omertà under way.

    Attributes:
        cat: the catalogue.
        seats: the number of seats.
        zone, holder, men: by Capo and Domain. ``holder`` is the seat of a Capo and the Capo of a Domain; ``men`` are the
            Soldiers in the Reserve of a Capo, or on a Domain.
        kind, robbed: by Capo: his type; 1 + the seat that robbed him, or ``BANK``.
        types: by design of a type, the copies that may still come; ``under`` are types known to lie under that deck.
        deck: how many copies of each Event are still to come; ``discards`` are the discarded Events, sorted.
        domains_left: how many Domains the deck holds.
        hands: by seat, as `conjura.engine.hands` has them; bit ``seats`` of a mask stands for the spectators.
        don, main, money, grown, met, offers: by seat. ``grown`` is a mask of thresholds of PR passed (O-10.4); ``met``
            the mask of objectives that all could see it fulfil when it was last looked at; ``offers`` those made in
            this phase.
        tasks: by seat, its open secondary objectives: ``deeds that do not count << 12 | card``; ``done`` completed ones.
        deeds: by seat, its deeds: ``difficulty << 3 | against the leader << 2 | which``.
        dealt: by seat, the Capos and types it was dealt and has not chosen from yet.
    """

    __slots__ = (
        "cat", "dealt", "deeds", "domains_left", "don", "done", "estates", "glances", "grown",
        "holder", "kind", "main", "men", "met", "money", "robbed", "tasks", "types", "under",
        "zone",
    )  # fmt: skip

    def __init__(
        self, game: Any, options: Any, explicit: bool, streams: list[int], cat: Catalogue, seats: int
    ) -> None:
        super().__init__(game, options, explicit, streams, seats)
        self.cat: Catalogue = cat

    def begin(self) -> None:
        cards = self.cat.first_don
        self.zone: bytearray = bytearray(cards)
        self.holder: bytearray = bytearray(cards)
        self.men: bytearray = bytearray(cards)
        self.kind: bytearray = bytearray(self.cat.n_capos)
        self.robbed: bytearray = bytearray(self.cat.n_capos)
        self.types: bytearray = bytearray(self.cat.copies[self.cat.first_type : self.cat.first_objective])
        self.under: tuple[int, ...] = ()
        self.deck = bytearray(self.cat.copies[self.cat.first_event :])
        self.domains_left: int = self.cat.first_don - self.cat.first_domain
        self.money: list[int] = [0] * self.seats
        self.don: tuple[int, ...] = (NONE,) * self.seats
        self.main: tuple[int, ...] = (NONE,) * self.seats
        self.tasks: tuple[tuple[int, ...], ...] = ((),) * self.seats
        self.done: tuple[tuple[int, ...], ...] = ((),) * self.seats
        self.deeds: tuple[tuple[int, ...], ...] = ((),) * self.seats
        self.grown: tuple[int, ...] = (0,) * self.seats
        self.met: tuple[int, ...] = (0,) * self.seats
        self.dealt: tuple[tuple[int, ...], ...] = ((),) * self.seats
        self.estates: list[Estate | None] = [None] * self.seats
        self.glances: list[Any] = [None] * self.seats

    def procedure(self, frame: Any) -> Procedure:
        return PROCEDURES[type(frame)]

    def blank(self) -> OmertaState:
        return OmertaState(self.game, self.options, self.explicit, [], self.cat, self.seats)

    def columns_from(self, other: Any) -> None:
        twin: OmertaState = other
        HandsState.columns_from(self, twin)
        self.zone = twin.zone[:]
        self.holder = twin.holder[:]
        self.men = twin.men[:]
        self.kind = twin.kind[:]
        self.robbed = twin.robbed[:]
        self.types = twin.types[:]
        self.under = twin.under
        self.domains_left = twin.domains_left
        self.money = twin.money[:]
        self.don = twin.don
        self.main = twin.main
        self.tasks = twin.tasks
        self.done = twin.done
        self.deeds = twin.deeds
        self.grown = twin.grown
        self.met = twin.met
        self.dealt = twin.dealt
        self.estates = twin.estates[:]
        self.glances = twin.glances[:]

    def key(self) -> Any:
        return (
            *HandsState.key(self),
            bytes(self.zone),
            bytes(self.holder),
            bytes(self.men),
            bytes(self.kind),
            bytes(self.robbed),
            bytes(self.types),
            self.under,
            self.domains_left,
            tuple(self.money),
            self.don,
            self.main,
            self.tasks,
            self.done,
            self.deeds,
            self.grown,
            self.met,
            self.dealt,
        )

    def liberty(self) -> Procedure:
        return PROCEDURES[Offering]

    # Families

    def estate(self, seat: int) -> Estate:
        """What follows from what a seat holds."""
        found = self.estates[seat]
        if found is None:
            cat, zone, holder = self.cat, self.zone, self.holder
            capos: list[int] = []
            domains: list[int] = []
            for card in range(cat.n_capos):
                if zone[card] == HELD and holder[card] == seat:
                    capos.append(card)
            for card in range(cat.first_domain, cat.first_don):
                if zone[card] == HELD and holder[holder[card]] == seat:
                    domains.append(card)
            found = Estate(cat, tuple(capos), tuple(domains))
            self.estates[seat] = found
        return found

    def changed(self) -> None:
        """Capos, their types or Domains have changed (O-9.2)."""
        self.estates = [None] * self.seats

    def owner(self, domain: int) -> int:
        """The seat that holds a Domain, or -1."""
        if self.zone[domain] != HELD:
            return -1
        return self.holder[self.holder[domain]]

    def domains_of(self, capo: int) -> list[int]:
        """The Domains before a Capo."""
        zone, holder = self.zone, self.holder
        out: list[int] = []
        for card in self.estate(holder[capo]).domains:
            if holder[card] == capo and zone[card] == HELD:
                out.append(card)
        return out

    def centre(self) -> list[int]:
        """The Domains in the centre."""
        out: list[int] = []
        zone = self.zone
        card = zone.find(CENTRE, self.cat.first_domain)
        while card >= 0:
            out.append(card)
            card = zone.find(CENTRE, card + 1)
        return out

    def pr(self, seat: int) -> int:
        """PR of a seat's Domains and completed objectives (O-10.3)."""
        total = self.estate(seat).pr
        for card in self.done[seat]:
            total += self.cat.pr[card]
        return total

    def income(self, seat: int) -> int:
        """RESOURCES of a seat as counted at Payday, before robberies (O-4.1)."""
        estate = self.estate(seat)
        if estate.income < 0:
            resources, first = self.cat.resources, self.cat.first_type
            total = resources[self.don[seat]] + estate.bonus[3]
            for capo in estate.capos:
                total += resources[capo] + resources[first + self.kind[capo]]
            for card in estate.domains:
                total += resources[card]
            estate.income = total
        return estate.income

    def chain(self, stat: int, seat: int, capo: int) -> int:
        """A chain value: Don, Capo, his type, control (O-0.1)."""
        column = self.cat.stats[stat]
        return (
            column[self.don[seat]]
            + column[capo]
            + column[self.cat.first_type + self.kind[capo]]
            + self.estate(seat).bonus[stat]
        )

    # Soldiers

    def lent_out(self, seat: int, capo: int) -> int:
        """Soldiers of a seat (of one of its Capos, if it is not -1) who are lent in what is under way."""
        total = 0
        for frame in self.stack:
            if type(frame) is Assaulting:
                for _, lender, source, count, _ in frame.lent:
                    if lender == seat and capo in (-1, source):
                        total += count
            elif type(frame) is Conquest:
                for lender, source, count in frame.lent:
                    if lender == seat and capo in (-1, source):
                        total += count
        return total

    def soldiers(self, seat: int) -> int:
        """Soldiers of a seat on the table; the lent ones are its own (O-3.6)."""
        men = self.men
        total = 0
        for card in self.estate(seat).places:
            total += men[card]
        return total + self.lent_out(seat, -1) if len(self.stack) > 1 else total

    def men_of(self, capo: int) -> int:
        """Soldiers of a Capo in all places (O-8.2)."""
        total = self.men[capo]
        for card in self.domains_of(capo):
            total += self.men[card]
        return total + self.lent_out(self.holder[capo], capo) if len(self.stack) > 1 else total

    def reserves(self, seat: int) -> int:
        """Soldiers in all Reserves of a seat."""
        total = 0
        for card in self.estate(seat).capos:
            total += self.men[card]
        return total

    def room(self, seat: int, place: int) -> int:
        """How many new Soldiers of the seat may go to a Capo's Reserve or on a Domain (O-8.2)."""
        capo = place if place < self.cat.n_capos else self.holder[place]
        free = min(SOLDIERS - self.soldiers(seat), MOST_OF_CAPO - self.men_of(capo))
        if place >= self.cat.n_capos:
            free = min(free, MOST_ON_DOMAIN - self.men[place])
        return free if free > 0 else 0

    def rooms(self, seat: int, reserve: bool) -> list[tuple[int, int]]:
        """The places, of Reserves alone or of all, that have room for new Soldiers, and for how many (O-8.2)."""
        out: list[tuple[int, int]] = []
        free = SOLDIERS - self.soldiers(seat)
        if free <= 0:
            return out
        estate, men = self.estate(seat), self.men
        of_capo: dict[int, int] = {}
        for capo in estate.capos:
            room = min(free, MOST_OF_CAPO - self.men_of(capo))
            of_capo[capo] = room
            if room > 0:
                out.append((capo, room))
        if not reserve:
            for card in estate.domains:
                room = min(of_capo[self.holder[card]], MOST_ON_DOMAIN - men[card])
                if room > 0:
                    out.append((card, room))
        return out

    def has_room(self, seat: int) -> bool:
        """Whether a seat may put a new Soldier anywhere: where a Reserve has no room, no Domain of that Capo has."""
        if self.soldiers(seat) < SOLDIERS:
            for capo in self.estate(seat).capos:
                if self.men_of(capo) < MOST_OF_CAPO:
                    return True
        return False

    # Domains and Capos

    def lay(self, domain: int, capo: int) -> None:
        """Lay a Domain before a Capo."""
        self.zone[domain] = HELD
        self.holder[domain] = capo
        self.changed()

    def retire(self, domain: int) -> None:
        """The Soldiers on a Domain go to the Reserve of its Capo; there are none to lay if it is in the centre."""
        if self.zone[domain] == HELD:
            self.men[self.holder[domain]] += self.men[domain]
        self.men[domain] = 0

    def to_centre(self, domain: int) -> None:
        """A Domain goes face up to the centre, its Soldiers to the Reserve (O-5.3)."""
        self.retire(domain)
        self.zone[domain] = CENTRE
        self.holder[domain] = 0
        self.changed()

    def employ(self, seat: int, capo: int, design: int) -> None:
        """A Capo with a type joins a Family."""
        self.zone[capo] = HELD
        self.holder[capo] = seat
        self.kind[capo] = design - self.cat.first_type
        self.changed()

    # Hands

    def hand_limit(self) -> int:
        """Cards in a hand after the forced discard (O-8.3)."""
        return 7 if self.seats == 2 else 5

    # The round

    def top_down(self) -> list[Any]:
        """The frames of the stack, the top first."""
        rows = self.stack[:]
        rows.reverse()
        return rows

    def round(self) -> Any:
        """The frame of the round under way."""
        return self.stack[0]

    def seat_at(self, f: Any) -> int:
        """The seat whose step it is in a round."""
        return int((f.first + f.at) % self.seats)

    def in_order(self, first: int) -> list[int]:
        """All seats clockwise from one."""
        return [(first + turn) % self.seats for turn in range(self.seats)]

    def conquista(self) -> bool:
        """Whether the mode is Conquista (O-13.1)."""
        return bool(self.options.mode == "conquista")

    def distributing(self) -> bool:
        """Whether it is the Distribution phase."""
        frame = self.stack[0]
        return type(frame) is Round and frame.phase == "distribution"
