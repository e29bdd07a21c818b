"""The state of a game of Illuminati: flat columns by card, small tuples by seat, and the questions they answer.

Columns of a card that is not where they mean something hold zero. What changes at most once a turn is an immutable
tuple, replaced when it changes and shared by copies. ``layouts`` are derived from the structures and not compared.
"""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.grid import CENTRE, STEP
from conjura.engine.kernel import Procedure, State
from conjura.games.illuminati.catalogue import CONTROL, Catalogue
from conjura.games.illuminati.frames import Offering

OUT: Final = 0
"""Zone of an Illuminati that is not in play."""
DECK: Final = 1
OPEN: Final = 2
"""Zone of an uncontrolled Group."""
HELD: Final = 3
"""Zone of a card in a power structure."""
DEAD: Final = 4
GONE: Final = 5
"""Zone of a Group removed from the game without being destroyed."""
LOOSE: Final = 6
"""Zone of a card lifted off its structure, about to be hung; master and heading keep the shape of its tree."""

NO_GOAL: Final = -1


class Layout:
    """What follows from the shape of one structure.

    Attributes:
        members: the cards in it, the Illuminati first, then the Groups by index.
        groups: the Groups in it.
        arrows: the free arrows (I-11.9) as ``(card, direction)``.
        armed: the cards with a free arrow.
        movable: the Groups that have somewhere else to hang (I-16.4).
        depth: by Group, how many Groups lie between it and the Illuminati (I-10.11).
        cells: the occupied cells.
        able: the cards with an ability that is used by choice (I-33).
    """

    __slots__ = ("able", "armed", "arrows", "cells", "depth", "groups", "members", "movable")

    def __init__(
        self,
        members: tuple[int, ...],
        groups: tuple[int, ...],
        arrows: tuple[tuple[int, int], ...],
        movable: tuple[int, ...],
        depth: dict[int, int],
        cells: frozenset[int],
        able: tuple[int, ...],
    ) -> None:
        self.able = able
        self.members = members
        self.groups = groups
        self.arrows = arrows
        self.armed: frozenset[int] = frozenset([card for card, _ in arrows])
        self.movable = movable
        self.depth = depth
        self.cells = cells


PROCEDURES: Final[dict[Any, Procedure]] = {}
"""The procedure of each frame class; filled by the modules of ``rules`` as they are imported."""


class IlluminatiState(State):
    """A game of Illuminati under way.

    Attributes:
        cat: the catalogue.
        seats: the number of seats.
        zone, holder, master, heading, cell, money, used: columns by structure card. ``heading`` is the direction of the
            arrow from the master; ``used`` counts participations in this turn (I-8.3).
        power, transferable: current regular and Transferable Power by structure card, without an attack's changes.
        align: current alignments as masks (I-1.12).
        deck: how many copies of each design are still to come.
        hands: by seat, a sorted tuple of ``design << 8 | mask of the other seats that have seen it``.
        discards: the discarded Specials, sorted.
        root, goal, ruled_out, kills, turns, alive, offers: by seat. ``goal`` is the Illuminati whose Special Goal the
            seat pursues; ``ruled_out`` a mask of goals that it is known not to have; ``turns`` complete turns taken;
            ``offers`` made in this turn.
        turn: the number of the turn under way, from 1.
        purse_known, purse_floor: with ``treasuries = owner``, by card the mask of ``onlookers`` that know its money,
            and what everybody knows to be there at least; else empty.
    """

    __slots__ = (
        "align",
        "alive",
        "cat",
        "cell",
        "deck",
        "discards",
        "goal",
        "hands",
        "heading",
        "holder",
        "kills",
        "layouts",
        "master",
        "money",
        "offers",
        "power",
        "purse_floor",
        "purse_known",
        "root",
        "ruled_out",
        "seats",
        "transferable",
        "turn",
        "turns",
        "used",
        "zone",
    )  # fmt: skip

    def __init__(
        self,
        game: Any,
        options: Any,
        explicit: bool,
        streams: list[int],
        cat: Catalogue,
        seats: int,
        blank: bool = False,
    ) -> None:
        super().__init__(game, options, explicit, streams)
        self.cat: Catalogue = cat
        self.seats: int = seats
        if blank:  # ``copy`` fills in the columns
            return
        cards = cat.first_special
        self.zone: bytearray = bytearray([OUT] * cat.n_illuminati + [DECK] * cat.n_groups)
        self.holder: bytearray = bytearray(cards)
        self.master: bytearray = bytearray(cards)
        self.heading: bytearray = bytearray(cards)
        self.used: bytearray = bytearray(cards)
        self.cell: list[int] = [0] * cards
        self.money: list[int] = [0] * cards
        self.power: tuple[int, ...] = cat.power
        self.transferable: tuple[int, ...] = cat.transferable
        if options.hidden_goals:  # I-24.7: who has no Goal of its own to give gets a Power instead
            more = [1 if cat.goals[c][0] == "secret" else 0 for c in range(cat.n_illuminati)]
            more += [0] * cat.n_groups
            self.power = tuple([cat.power[c] + more[c] for c in range(cards)])
            self.transferable = tuple([cat.transferable[c] + more[c] for c in range(cards)])
        self.align: tuple[int, ...] = cat.align
        self.deck: bytearray = bytearray([0] * cat.n_illuminati + list(cat.copies[cat.n_illuminati :]))
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.discards: tuple[int, ...] = ()
        self.root: tuple[int, ...] = (-1,) * seats
        self.goal: tuple[int, ...] = (NO_GOAL,) * seats
        self.ruled_out: tuple[int, ...] = (0,) * seats
        self.kills: tuple[int, ...] = (0,) * seats
        self.turns: tuple[int, ...] = (0,) * seats
        self.alive: tuple[bool, ...] = (True,) * seats
        self.offers: tuple[int, ...] = (0,) * seats
        self.turn: int = 0
        self.purse_known: tuple[int, ...] = ()
        self.purse_floor: tuple[int, ...] = ()
        if options.treasuries == "owner":
            self.purse_known = (self.onlookers(),) * cards
            self.purse_floor = (0,) * cards
        self.layouts: list[Layout | None] = [None] * seats

    # The kernel's hooks

    def procedure(self, frame: Any) -> Procedure:
        return PROCEDURES[type(frame)]

    def copy(self) -> IlluminatiState:
        twin = IlluminatiState(self.game, self.options, self.explicit, [], self.cat, self.seats, True)
        twin.follow(self)
        twin.zone = self.zone[:]
        twin.holder = self.holder[:]
        twin.master = self.master[:]
        twin.heading = self.heading[:]
        twin.used = self.used[:]
        twin.cell = self.cell[:]
        twin.money = self.money[:]
        twin.power = self.power
        twin.transferable = self.transferable
        twin.align = self.align
        twin.deck = self.deck[:]
        twin.hands = self.hands[:]
        twin.discards = self.discards
        twin.root = self.root
        twin.goal = self.goal
        twin.ruled_out = self.ruled_out
        twin.kills = self.kills
        twin.turns = self.turns
        twin.alive = self.alive
        twin.offers = self.offers
        twin.turn = self.turn
        twin.purse_known = self.purse_known
        twin.purse_floor = self.purse_floor
        twin.layouts = self.layouts[:]
        return twin

    def adopt(self, other: Any) -> None:
        twin: IlluminatiState = other
        self.follow(twin)
        self.zone = twin.zone
        self.holder = twin.holder
        self.master = twin.master
        self.heading = twin.heading
        self.used = twin.used
        self.cell = twin.cell
        self.money = twin.money
        self.power = twin.power
        self.transferable = twin.transferable
        self.align = twin.align
        self.deck = twin.deck
        self.hands = twin.hands
        self.discards = twin.discards
        self.root = twin.root
        self.goal = twin.goal
        self.ruled_out = twin.ruled_out
        self.kills = twin.kills
        self.turns = twin.turns
        self.alive = twin.alive
        self.offers = twin.offers
        self.turn = twin.turn
        self.purse_known = twin.purse_known
        self.purse_floor = twin.purse_floor
        self.layouts = twin.layouts

    def key(self) -> Any:
        return (
            bytes(self.zone),
            bytes(self.holder),
            bytes(self.master),
            bytes(self.heading),
            bytes(self.used),
            bytes(self.deck),
            tuple(self.cell),
            tuple(self.money),
            self.align,
            tuple(self.hands),
            self.discards,
            self.root,
            self.goal,
            self.ruled_out,
            self.kills,
            self.turns,
            self.alive,
            self.offers,
            self.turn,
            self.purse_known,
            self.purse_floor,
            self.over,
            self.winners,
            tuple(self.stack),
        )

    def liberty(self) -> Procedure:
        return PROCEDURES[Offering]

    # Structures

    def layout(self, seat: int) -> Layout:
        """What follows from the shape of a seat's structure."""
        found = self.layouts[seat]
        if found is None:
            found = self._layout(seat)
            self.layouts[seat] = found
        return found

    def _layout(self, seat: int) -> Layout:
        cat, zone, holder, cell = self.cat, self.zone, self.holder, self.cell
        master, heading = self.master, self.heading
        groups: list[int] = []
        for card in range(cat.first_group, cat.first_special):
            if zone[card] == HELD and holder[card] == seat:
                groups.append(card)
        members: list[int] = groups
        root = self.root[seat]
        if root >= 0 and zone[root] == HELD:
            members = [root, *groups]
        taken: set[int] = set()
        hung: set[tuple[int, int]] = set()
        for card in members:
            taken.add(cell[card])
        for card in groups:
            hung.add((master[card], heading[card]))
        arrows: list[tuple[int, int]] = []
        blocked: list[tuple[int, int]] = []
        for card in members:
            for turned in cat.outs[card]:
                side = (heading[card] + turned) & 3
                arrow = (card, side)
                if arrow in hung:
                    continue
                if cell[card] + STEP[side] in taken:
                    blocked.append(arrow)
                else:
                    arrows.append(arrow)
        depth: dict[int, int] = {}
        movable: list[int] = []
        for card in groups:
            deep, up = 0, master[card]
            while up >= cat.first_group:
                deep += 1
                up = master[up]
            depth[card] = deep
            if self._can_move(card, arrows, blocked):
                movable.append(card)
        able = []
        for card in members:
            if (
                card in cat.alters_alignment
                or card in cat.paid_draw
                or card in cat.reorganizes
                or card in cat.moves_money
            ):
                able.append(card)
        return Layout(
            tuple(members),
            tuple(groups),
            tuple(arrows),
            tuple(movable),
            depth,
            frozenset(taken),
            tuple(able),
        )

    def _can_move(self, card: int, arrows: list[tuple[int, int]], blocked: list[tuple[int, int]]) -> bool:
        for owner, _ in arrows:
            if not self.under(owner, card):
                return True
        if not blocked:
            return False
        freed: set[int] = set()
        for part in self.tree(card):
            freed.add(self.cell[part])
        for owner, side in blocked:
            if self.cell[owner] + STEP[side] in freed and not self.under(owner, card):
                return True
        return False

    def under(self, card: int, top: int) -> bool:
        """Whether a card is ``top`` or hangs somewhere under it."""
        first = self.cat.first_group
        while card != top:
            if card < first:
                return False
            card = self.master[card]
        return True

    def depth_under(self, card: int, top: int) -> int:
        """How many steps a card hangs under ``top``."""
        steps = 0
        while card != top:
            card = self.master[card]
            steps += 1
        return steps

    def tree(self, top: int) -> list[int]:
        """A card and all that hangs under it, nearest first, puppets of one master by direction."""
        zone, holder = self.zone[top], self.holder[top]
        below: dict[int, list[int]] = {}
        for card in range(self.cat.first_group, self.cat.first_special):
            if self.zone[card] == zone and self.holder[card] == holder and card != top:
                below.setdefault(self.master[card], []).append(card)
        out = [top]
        for card in out:
            puppets = below.get(card)
            if puppets is not None:
                out.extend(sorted(puppets, key=self.direction))
        return out

    def direction(self, card: int) -> int:
        """The direction of the arrow that a card hangs from."""
        return self.heading[card]

    def changed(self, seat: int) -> None:
        """A seat's structure has changed shape."""
        self.layouts[seat] = None

    def hang(self, card: int, master: int, side: int, seat: int) -> None:
        """Lay one card on the cell next to its master."""
        self.zone[card] = HELD
        self.holder[card] = seat
        self.master[card] = master
        self.heading[card] = side
        self.cell[card] = self.cell[master] + STEP[side]
        self.layouts[seat] = None

    def lift(self, top: int, seat: int) -> list[int]:
        """Take a tree off whatever it hangs from; it is loose and ``seat``'s to hang. Returns its cards."""
        parts = self.tree(top)
        if self.zone[top] == HELD:
            self.layouts[self.holder[top]] = None
        for card in parts:
            self.zone[card] = LOOSE
            self.holder[card] = seat
            self.cell[card] = 0
        self.master[top] = 0
        return parts

    def clear(self, card: int, zone: int) -> int:
        """Put one Group out of every structure; its columns become zero. Returns the money that lay on it."""
        amount = self.money[card]
        if self.zone[card] == HELD:
            self.layouts[self.holder[card]] = None
        self.zone[card] = zone
        self.holder[card] = 0
        self.master[card] = 0
        self.heading[card] = 0
        self.cell[card] = 0
        self.money[card] = 0
        if self.purse_known:
            self.open_purse(card)
        return amount

    def zoned(self, zone: int) -> list[int]:
        """The Groups in a zone, by index."""
        out: list[int] = []
        column = self.zone
        card = column.find(zone, self.cat.first_group)
        while card >= 0:
            out.append(card)
            card = column.find(zone, card + 1)
        return out

    # Money

    def earn(self, card: int, amount: int) -> None:
        """Put money on a card in the sight of all."""
        self.money[card] += amount
        if self.purse_floor:
            floor = list(self.purse_floor)
            floor[card] += amount
            self.purse_floor = tuple(floor)

    def spend(self, card: int, amount: int) -> None:
        """Take money from a card in the sight of all."""
        self.money[card] -= amount
        if self.purse_floor:
            floor = list(self.purse_floor)
            floor[card] = max(0, floor[card] - amount)
            self.purse_floor = tuple(floor)

    def shift(self, source: int, card: int, amount: int) -> None:
        """Move money between two cards; how much is the owner's secret with closed treasuries."""
        self.money[source] -= amount
        self.money[card] += amount
        if self.purse_known and amount:
            known, floor = list(self.purse_known), list(self.purse_floor)
            known[source] = known[card] = 1 << self.holder[card]
            floor[source] = 0
            floor[card] += 1
            self.purse_known, self.purse_floor = tuple(known), tuple(floor)

    def show_money(self, card: int, least: int) -> None:
        """What a seat begins proves that so much lies on a card at least (closed treasuries)."""
        if self.purse_floor and self.purse_floor[card] < least:
            floor = list(self.purse_floor)
            floor[card] = least
            self.purse_floor = tuple(floor)

    def close_purses(self, cards: Any) -> None:
        """The money on these cards was laid anew in secret (closed treasuries)."""
        if self.purse_known:
            known, floor = list(self.purse_known), list(self.purse_floor)
            for card in cards:
                known[card] = 1 << self.holder[card]
                floor[card] = 0
            self.purse_known, self.purse_floor = tuple(known), tuple(floor)

    def onlookers(self) -> int:
        """The mask of all seats and, above them, of the spectators: what is known to these is public."""
        return (2 << self.seats) - 1

    def open_purse(self, card: int) -> None:
        """Everybody sees what lies on a card now (closed treasuries)."""
        if self.purse_known:
            known, floor = list(self.purse_known), list(self.purse_floor)
            known[card] = self.onlookers()
            floor[card] = self.money[card]
            self.purse_known, self.purse_floor = tuple(known), tuple(floor)

    def wealth(self, seat: int) -> int:
        """All the money of a seat; public even with closed treasuries, for income and spending are."""
        total = 0
        for card in self.layout(seat).members:
            total += self.money[card]
        if LOOSE in self.zone:
            for card in self.zoned(LOOSE):
                if self.holder[card] == seat:
                    total += self.money[card]
        return total

    # Hands

    def hand(self, seat: int) -> list[int]:
        """The Specials of a seat, sorted, a design as often as it is held."""
        return [token >> 8 for token in self.hands[seat]]

    def holds(self, seat: int, design: int) -> bool:
        """Whether a seat holds a Special of this design."""
        for token in self.hands[seat]:
            if token >> 8 == design:
                return True
        return False

    def take_token(self, seat: int, design: int) -> int:
        """Take a Special out of a hand, the one most seats have seen. Returns its mask."""
        best, most = -1, -1
        for place, token in enumerate(self.hands[seat]):
            if token >> 8 == design:
                seen = (token & 255).bit_count()
                if seen > most:
                    best, most = place, seen
        hand = list(self.hands[seat])
        token = hand.pop(best)
        self.hands[seat] = tuple(hand)
        return token & 255

    def put_token(self, seat: int, design: int, mask: int) -> None:
        """Put a Special into a hand; ``mask`` are the seats that have seen it."""
        hand = [*self.hands[seat], design << 8 | (mask & ~(1 << seat))]
        hand.sort()
        self.hands[seat] = tuple(hand)

    def show_token(self, seat: int, design: int, mask: int) -> None:
        """Let more seats see one Special of a hand."""
        old = self.take_token(seat, design)
        self.put_token(seat, design, old | mask)

    def discard(self, design: int) -> None:
        """Lay a Special on the discard pile."""
        pile = [*self.discards, design]
        pile.sort()
        self.discards = tuple(pile)

    # Public questions

    def alignments(self, attacker: int, kind: int, target: int) -> int:
        """The attacker's alignments as they count in this attack (I-10.10, I-33.37)."""
        mask = self.align[attacker]
        change = self.cat.counts_as.get(attacker)
        if change is not None and kind == CONTROL and self.align[target] & change[2]:
            mask = (mask & ~change[1]) | change[0]
        return mask

    def barred(self, seat: int) -> bool:
        """Whether a seat that has passed may give nothing (I-3.9)."""
        turn = self.stack[0]
        return bool(turn.seat == seat and turn.passed and turn.step in ("transfers", "power"))

    def next_alive(self, seat: int) -> int:
        """The next seat after this one that is still in the game."""
        while True:
            seat = (seat + 1) % self.seats
            if self.alive[seat]:
                return seat

    def seen_goal(self, seat: int) -> bool:
        """Whether everybody knows the Special Goal of a seat (I-25.7)."""
        return not self.options.hidden_goals and self.cat.goals[self.root[seat]][0] != "secret"


def lay_root(s: IlluminatiState, seat: int, card: int) -> None:
    """Put an Illuminati card down as the root of a seat's structure."""
    s.zone[card] = HELD
    s.holder[card] = seat
    s.cell[card] = CENTRE
    root = list(s.root)
    root[seat] = card
    s.root = tuple(root)
    s.layouts[seat] = None
