"""The state of a game of Crime Lords: flat columns by card, small tuples by seat, and the questions they answer.

Columns of a card that is not where they mean something hold zero. ``layouts`` are derived and not compared.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import sneaking
from conjura.engine.grid import CENTRE, STEP, touching
from conjura.engine.kernel import Procedure
from conjura.engine.ledger import new_ledger, without_secret
from conjura.engine.stacks import place_of
from conjura.engine.trees import DEAD as DEAD
from conjura.engine.trees import DECK as DECK
from conjura.engine.trees import HELD as HELD
from conjura.engine.trees import OPEN as OPEN
from conjura.engine.trees import OUT as OUT
from conjura.engine.trees import TreesState
from conjura.games.crimelords.catalogue import (
    CROOK,
    DISTRICTS,
    EITHER,
    NOBODYS,
    OWN,
    RACKETS,
    TYPES,
    Catalogue,
    Filter,
)
from conjura.games.crimelords.frames import Attacking, Offering, Window

ASIDE: Final = 5
"""Zone of a card put aside in the auction (C-3.5)."""
LOT: Final = 6
"""Zone of the card on offer in the auction."""
LOOSE: Final = 7
"""Zone of a Crook lifted off its structure; master and heading keep the shape of its tree, the cell its offset."""

MOST_POWER: Final = 6
LEAVES: Final = 3
"""How many Unhappy markers a Crook does not bear (C-10.1)."""


class Layout:
    """What follows from the cards of one mob.

    Attributes:
        crooks: the Crooks laid, the Boss first, superiors before subordinates.
        rackets: the Rackets by index.
        subs: by Crook, its immediate subordinates by side.
        depth: by Crook, C-0.2.
        arrows: the free sides as ``(superior, side)`` (C-4.2).
        cells: the occupied cells.
        types: by type, how many Rackets are of it.
        districts: by district, how many Rackets there are.
    """

    __slots__ = ("arrows", "cells", "crooks", "depth", "districts", "rackets", "subs", "types")

    def __init__(
        self,
        crooks: tuple[int, ...],
        rackets: tuple[int, ...],
        subs: dict[int, tuple[int, ...]],
        depth: dict[int, int],
        arrows: tuple[tuple[int, int], ...],
        cells: frozenset[int],
        types: tuple[int, ...],
        districts: tuple[int, ...],
    ) -> None:
        self.crooks = crooks
        self.rackets = rackets
        self.subs = subs
        self.depth = depth
        self.arrows = arrows
        self.cells = cells
        self.types = types
        self.districts = districts


PROCEDURES: Final[dict[Any, Procedure]] = {}
"""The procedure of each frame class; filled by the modules of ``rules`` as they are imported."""


class CrimeLordsState(TreesState):
    """A game of Crime Lords under way.

    Attributes:
        cat: the catalogue.
        token, unhappy, grown, muted: columns by structure card. ``token`` is whether an Action Token lies there;
            ``grown`` the counters of growth; ``muted`` whether the next income of the Racket is nothing.
        aside: the Specials put aside in the auction, sorted.
        mob, boss, bonus, money, known: by seat. ``boss`` is -1 without one; ``known`` the mask of ``onlookers`` that know
            its money now.
    """

    __slots__ = (
        "aside",
        "bonus",
        "boss",
        "cat",
        "grown",
        "known",
        "ledger",
        "mob",
        "money",
        "muted",
        "token",
        "unhappy",
    )

    def __init__(
        self, game: Any, options: Any, explicit: bool, streams: list[int], cat: Catalogue, seats: int
    ) -> None:
        super().__init__(game, options, explicit, streams, seats, cat.first_crook, cat.first_racket)
        self.cat: Catalogue = cat

    def begin(self) -> None:
        cards = self.cat.first_special
        self.plant(bytearray([OUT] * self.cat.first_crook + [DECK] * (cards - self.cat.first_crook)))
        self.token: bytearray = bytearray(cards)
        self.unhappy: bytearray = bytearray(cards)
        self.grown: bytearray = bytearray(cards)
        self.muted: bytearray = bytearray(cards)
        self.deck = bytearray([0] * self.cat.first_crook + list(self.cat.copies[self.cat.first_crook :]))
        self.aside: tuple[int, ...] = ()
        self.mob: tuple[int, ...] = (-1,) * self.seats
        self.boss: list[int] = [-1] * self.seats
        self.bonus: tuple[int, ...] = (0,) * self.seats
        self.money: list[int] = [0] * self.seats
        self.known: tuple[int, ...] = (self.onlookers(),) * self.seats
        self.ledger: Any = new_ledger(self.seats) if self.options.cheating else None

    # The kernel's hooks

    def procedure(self, frame: Any) -> Procedure:
        return PROCEDURES[type(frame)]

    def blank(self) -> CrimeLordsState:
        return CrimeLordsState(self.game, self.options, self.explicit, [], self.cat, self.seats)

    def columns_from(self, other: Any) -> None:
        twin: CrimeLordsState = other
        TreesState.columns_from(self, twin)
        self.token = twin.token[:]
        self.unhappy = twin.unhappy[:]
        self.grown = twin.grown[:]
        self.muted = twin.muted[:]
        self.aside = twin.aside
        self.mob = twin.mob
        self.boss = twin.boss[:]
        self.bonus = twin.bonus
        self.money = twin.money[:]
        self.known = twin.known
        self.ledger = twin.ledger

    def key(self) -> Any:
        return (
            *TreesState.key(self),
            bytes(self.token),
            bytes(self.unhappy),
            bytes(self.grown),
            bytes(self.muted),
            self.aside,
            self.mob,
            tuple(self.boss),
            tuple(self.money),
            self.known,
            self.ledger,
        )

    def liberty(self) -> Procedure:
        return PROCEDURES[Offering]

    # Structures

    def layout(self, seat: int) -> Layout:
        """What follows from the cards of a seat's mob."""
        found: Layout | None = self.layouts[seat]
        if found is None:
            found = self._layout(seat)
            self.layouts[seat] = found
        return found

    def _layout(self, seat: int) -> Layout:
        cat, zone, holder, cell = self.cat, self.zone, self.holder, self.cell
        below = self.hanging(seat, HELD)
        taken: set[int] = set()
        for hung in below.values():
            for card in hung:
                taken.add(cell[card])
        boss = self.boss[seat]
        crooks: list[int] = [boss] if boss >= 0 else []
        depth: dict[int, int] = {boss: 0} if boss >= 0 else {}
        subs: dict[int, tuple[int, ...]] = {}
        for card in crooks:
            row = below.get(card)
            if row is None:
                subs[card] = ()
                continue
            deep = depth[card] + 1
            for sub in row:
                depth[sub] = deep
            crooks.extend(row)
            subs[card] = tuple(row)
        arrows: list[tuple[int, int]] = []
        for card in crooks:
            for side in range(4):
                there = cell[card] + STEP[side]
                if there in taken:
                    continue
                if touching(taken, there) == 1:
                    arrows.append((card, side))
        rackets: list[int] = []
        types = [0] * len(TYPES)
        districts = [0] * len(DISTRICTS)
        card = zone.find(HELD, cat.first_racket, cat.first_special)
        while card >= 0:
            if holder[card] == seat:
                rackets.append(card)
                districts[cat.district[card]] += 1
                for kind in cat.kinds[card]:
                    types[kind] += 1
            card = zone.find(HELD, card + 1, cat.first_special)
        return Layout(
            tuple(crooks),
            tuple(rackets),
            subs,
            depth,
            tuple(arrows),
            frozenset(taken),
            tuple(types),
            tuple(districts),
        )

    def loose(self, seat: int) -> list[int]:
        """The Crooks lifted off a seat's structure."""
        if LOOSE not in self.zone:
            return []
        return [card for card in self.zoned(LOOSE) if self.holder[card] == seat]

    def crook_count(self, seat: int) -> int:
        """How many Crooks a mob has, loose ones included."""
        return len(self.layout(seat).crooks) + len(self.loose(seat))

    def places(self, seat: int, card: int, under: int = -1) -> list[tuple[int, int]]:
        """The legal places for a Crook in a mob as ``(superior, side)`` (C-4.2, C-4.3)."""
        need = self.power(card)
        out: list[tuple[int, int]] = []
        for arrow in self.layout(seat).arrows:
            if self.power(arrow[0]) > need and (under < 0 or self.under(arrow[0], under)):
                out.append(arrow)
        return out

    def crown(self, card: int, seat: int) -> None:
        """Make a Crook the Boss; it lies in the middle and bears no markers (C-15.3)."""
        self.zone[card] = HELD
        self.holder[card] = seat
        self.master[card] = 0
        self.heading[card] = 0
        self.cell[card] = CENTRE
        self.unhappy[card] = 0
        self.boss[seat] = card
        self.layouts[seat] = None

    def unrooted(self, card: int) -> None:
        """A Crook that is a mob's but lies nowhere yet."""
        self.master[card] = 0
        self.heading[card] = 0
        self.cell[card] = CENTRE
        self.layouts[self.holder[card]] = None

    def bonus_of(self, mob: int) -> int:
        """What the Boss token of a Mob adds (C-2.2)."""
        fixed = self.options.boss_bonus
        return self.cat.boss_bonus[mob] if fixed == "from_deck" else int(fixed)

    def lift(self, top: int, seat: int) -> list[int]:
        """Take a Crook and all below it off their structure; they are ``seat``'s to lay. Returns them."""
        parts = self.tree(top)
        origin = self.cell[top]
        old = self.holder[top]
        for card in parts:
            self.zone[card] = LOOSE
            self.holder[card] = seat
            self.cell[card] += CENTRE - origin
        self.master[top] = 0
        self.heading[top] = 0
        self.layouts[old] = None
        self.layouts[seat] = None
        return parts

    def clear(self, card: int, zone: int) -> None:
        """Put one Crook or Racket out of its mob. What goes to the uncontrolled area keeps its counters (C-12.15)."""
        self.uproot(card, zone)
        self.token[card] = 0
        self.unhappy[card] = 0
        if zone != OPEN:
            self.grown[card] = 0
            self.muted[card] = 0

    def reveal(self, card: int, zone: int) -> None:
        """A Crook or Racket leaves the deck for another zone."""
        self.deck[card] -= 1
        self.zone[card] = zone

    def gain(self, card: int, seat: int) -> None:
        """A Racket comes under a mob's control; it keeps token and counters (C-12.15)."""
        if self.zone[card] == HELD:
            self.layouts[self.holder[card]] = None
        self.zone[card] = HELD
        self.holder[card] = seat
        self.layouts[seat] = None

    # Numbers

    def power(self, card: int) -> int:
        """Current power: growth capped at 6, the Boss's bonus on top (C-0.1)."""
        value = self.cat.power[card] + self.grown[card]
        if card < self.cat.first_racket and self.zone[card] == HELD:
            seat = self.holder[card]
            if self.boss[seat] == card:
                return value + self.bonus[seat]
        return value

    def grow(self, card: int, amount: int) -> int:
        """Let a Crook grow, to 6 at most (C-14.7). Returns by how much."""
        room = MOST_POWER - self.cat.power[card] - self.grown[card]
        amount = max(0, min(amount, room))
        self.grown[card] += amount
        return amount

    def owns(self, seat: int, card: int) -> bool:
        """Whether a Mob card, Crook or Racket is a seat's, as far as its abilities go."""
        return self.zone[card] == HELD and self.holder[card] == seat

    def passes(self, test: Filter, card: int, seat: int, source: int) -> bool:
        """Whether a card passes a filter of an effect that ``source`` carries and ``seat`` owns."""
        if test.anything:
            return True
        cat, zone = self.cat, self.zone[card]
        if test.whose:
            if test.whose == OWN:
                if zone != HELD or self.holder[card] != seat:
                    return False
            elif test.whose == NOBODYS:
                if zone != OPEN:
                    return False
            elif zone != HELD or self.holder[card] == seat:
                return False
            if test.what == CROOK:
                if card >= cat.first_racket:
                    return False
            elif test.what == RACKETS:
                if card < cat.first_racket:
                    return False
            elif test.what == EITHER and not cat.space[card]:
                return False
        if test.itself and card != source:
            return False
        if test.other and card == source:
            return False
        crook = card < cat.first_racket
        if test.types and not cat.types[card] & test.types:
            return False
        if test.district >= 0 and (crook or cat.district[card] != test.district):
            return False
        if test.weakness >= 0 and (not crook or cat.weakness[card] != test.weakness):
            return False
        if test.no_boss and zone == HELD and self.boss[self.holder[card]] == card:
            return False
        if test.lieutenant and not (
            crook and zone == HELD and self.layout(self.holder[card]).depth[card] == 1
        ):
            return False
        if test.power >= 0 and self.power(card) > test.power:
            return False
        if test.resistance >= 0 and cat.resistance[card] > test.resistance:
            return False
        return not (test.content and self.unhappy[card])

    # Money

    def earn(self, seat: int, amount: int) -> None:
        """Money comes to a mob, or goes if negative; from 5.1 on nobody else is told how much there is (C-6.1)."""
        self.money[seat] += amount
        if (
            self.ledger is not None and self.ledger.secret[seat]
        ):  # nobody else knows any longer how much it is
            self.ledger = without_secret(self.ledger, seat)
        if self.turn and self.known[seat] != 1 << seat:
            self.show_money(seat, 1 << seat, True)

    def show_money(self, seat: int, mask: int, anew: bool = False) -> None:
        """Who of the onlookers knows the money of a seat: more of them, or anew."""
        known = list(self.known)
        known[seat] = mask if anew else known[seat] | mask
        self.known = tuple(known)

    # The cheating game (C-19.5)

    def concealed(self, seat: int) -> int:
        """How much of a seat's money others do not see that know of it."""
        return 0 if self.ledger is None else min(int(self.ledger.secret[seat]), max(0, self.money[seat] - 1))

    def can_skim(self, seat: int) -> bool:
        """Whether a seat has money."""
        return self.money[seat] > 0

    def skim(self, seat: int, amount: int) -> None:
        """Give a seat money from the bank in secret."""
        self.money[seat] += amount

    def undo(self, seat: int, cheat: str, amount: int) -> int:
        """Take back what a seat has done, so far as it is still there; returns how much."""
        if cheat == "skim":
            back = min(amount, self.money[seat])
            self.money[seat] -= back
            self.ledger = without_secret(self.ledger, seat)
            return back
        if cheat == "peek":
            sneaking.drawn(self)
            return amount
        place = place_of(self, Attacking)
        if cheat == "misread":
            sneaking.unread(self, Attacking)
        elif place >= 0:
            sign = 1 if self.stack[place].seat == seat else -1
            self.ledger = replace(self.ledger, lift=self.ledger.lift - sign * amount)
        sneaking.ask_again(self, Window)
        return amount
