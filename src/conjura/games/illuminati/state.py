"""The state of a game of Illuminati: flat columns by card, small tuples by seat, and the questions they answer.

Columns of a card that is not where they mean something hold zero. What changes at most once a turn is an immutable
tuple, replaced when it changes and shared by copies. ``layouts`` are derived from the structures and not compared.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import sneaking
from conjura.engine.cheating import SkimShown
from conjura.engine.grid import CENTRE, STEP
from conjura.engine.kernel import Procedure
from conjura.engine.ledger import Ledger, seen_of, without_secret
from conjura.engine.trees import DEAD as DEAD
from conjura.engine.trees import DECK as DECK
from conjura.engine.trees import HELD as HELD
from conjura.engine.trees import OPEN as OPEN
from conjura.engine.trees import OUT as OUT
from conjura.engine.trees import TreesState, grown
from conjura.games.illuminati.catalogue import BRAINWASH, CONTROL, Catalogue
from conjura.games.illuminati.frames import Accusing, Attacking, Campaigning, Offering, Window
from conjura.games.illuminati.modules import begin_modules

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
        subs: by card, the Groups that hang from it, by direction.
        depth: by Group, how many Groups lie between it and the Illuminati (I-10.11).
        cells: the occupied cells.
        media: the Media Groups in it, where there is Propaganda (I-20.15).
        able: the cards with an ability that is used by choice (I-33).
        drawn: what a screen needs of the shape, kept here by ``scene`` when it was first asked for.
    """

    __slots__ = ("able", "armed", "arrows", "cells", "depth", "drawn", "groups", "media", "members",
                 "movable", "subs")  # fmt: skip

    def __init__(
        self,
        members: tuple[int, ...],
        groups: tuple[int, ...],
        arrows: tuple[tuple[int, int], ...],
        movable: tuple[int, ...],
        subs: dict[int, list[int]],
        depth: dict[int, int],
        cells: frozenset[int],
        able: tuple[int, ...],
        media: tuple[int, ...],
    ) -> None:
        self.able = able
        self.media = media
        self.drawn: Any = None
        self.members = members
        self.groups = groups
        self.arrows = arrows
        self.armed: frozenset[int] = frozenset([card for card, _ in arrows])
        self.movable = movable
        self.subs = subs
        self.depth = depth
        self.cells = cells


PROCEDURES: Final[dict[Any, Procedure]] = {}
"""The procedure of each frame class; filled by the modules of ``rules`` as they are imported."""


class IlluminatiState(TreesState):
    """A game of Illuminati under way.

    Attributes:
        cat: the catalogue.
        money, used: columns by structure card. ``used`` counts participations in this turn (I-8.3).
        power, transferable, resist, income: current numbers by structure card, without an attack's changes.
            Like ``base`` (regular Power before world attitudes) and ``outs`` (outgoing arrows as the catalogue
            writes them) they follow from cards, ``modules`` and ``align``: see ``rules.reckoning`` (I-1.12).
        align: current alignments as masks (I-1.12).
        modules: what the expansion rules add; one immutable whole, replaced when it changes (see ``modules``).
        root, goal, ruled_out, kills, turns: by seat. ``goal`` is the Illuminati whose Special Goal the seat pursues;
            ``ruled_out`` a mask of goals that it is known not to have; ``turns`` complete turns taken.
        purse_known, purse_floor: with ``treasuries = owner``, by card the mask of ``onlookers`` that know its money,
            and what everybody knows to be there at least; else empty.
    """

    __slots__ = (
        "align",
        "base",
        "cat",
        "goal",
        "income",
        "kills",
        "modules",
        "money",
        "outs",
        "power",
        "purse_floor",
        "purse_known",
        "resist",
        "root",
        "ruled_out",
        "transferable",
        "turns",
        "used",
    )  # fmt: skip

    def __init__(
        self, game: Any, options: Any, explicit: bool, streams: list[int], cat: Catalogue, seats: int
    ) -> None:
        super().__init__(game, options, explicit, streams, seats, cat.first_group, cat.first_special)
        self.cat: Catalogue = cat

    def begin(self) -> None:
        cards = self.cat.first_special
        self.plant(bytearray([OUT] * self.cat.first_group + [DECK] * self.cat.n_groups))
        self.used: bytearray = bytearray(cards)
        self.money: list[int] = [0] * cards
        self.power: tuple[int, ...] = self.cat.power
        self.transferable: tuple[int, ...] = self.cat.transferable
        self.base: tuple[int, ...] = self.power
        self.resist: tuple[int, ...] = self.cat.resistance
        self.income: tuple[int, ...] = self.cat.income
        self.outs: tuple[tuple[int, ...], ...] = self.cat.outs
        self.align: tuple[int, ...] = self.cat.align
        self.modules: Any = begin_modules(self.options, self.seats)
        self.deck = bytearray([0] * self.cat.first_group + list(self.cat.copies[self.cat.first_group :]))
        self.root: tuple[int, ...] = (-1,) * self.seats
        self.goal: tuple[int, ...] = (NO_GOAL,) * self.seats
        self.ruled_out: tuple[int, ...] = (0,) * self.seats
        self.kills: tuple[int, ...] = (0,) * self.seats
        self.turns: tuple[int, ...] = (0,) * self.seats
        self.purse_known: tuple[int, ...] = ()
        self.purse_floor: tuple[int, ...] = ()
        if self.options.treasuries == "owner":
            self.purse_known = (self.onlookers(),) * cards
            self.purse_floor = (0,) * cards

    # The kernel's hooks

    def procedure(self, frame: Any) -> Procedure:
        return PROCEDURES[type(frame)]

    def blank(self) -> IlluminatiState:
        return IlluminatiState(self.game, self.options, self.explicit, [], self.cat, self.seats)

    def columns_from(self, other: Any) -> None:
        twin: IlluminatiState = other
        TreesState.columns_from(self, twin)
        self.used = twin.used[:]
        self.money = twin.money[:]
        self.power = twin.power
        self.transferable = twin.transferable
        self.base = twin.base
        self.resist = twin.resist
        self.income = twin.income
        self.outs = twin.outs
        self.align = twin.align
        self.modules = twin.modules
        self.root = twin.root
        self.goal = twin.goal
        self.ruled_out = twin.ruled_out
        self.kills = twin.kills
        self.turns = twin.turns
        self.purse_known = twin.purse_known
        self.purse_floor = twin.purse_floor

    def key(self) -> Any:
        return (
            *TreesState.key(self),
            bytes(self.used),
            tuple(self.money),
            self.align,
            self.modules,
            self.root,
            self.goal,
            self.ruled_out,
            self.kills,
            self.turns,
            self.purse_known,
            self.purse_floor,
        )

    def veiled(self, action: Any) -> bool:
        """Whether an accusation is right is told to who spends an action on it (I-24.5)."""
        return type(self.stack[-1]) is Accusing or super().veiled(action)

    def liberty(self) -> Procedure:
        return PROCEDURES[Offering]

    # Structures

    def layout(self, seat: int) -> Layout:
        """What follows from the shape of a seat's structure."""
        found: Layout | None = self.layouts[seat]
        if found is None:
            found = self._layout(seat)
            self.layouts[seat] = found
        return found

    def _layout(self, seat: int) -> Layout:
        cat, zone, holder, cell = self.cat, self.zone, self.holder, self.cell
        master, heading = self.master, self.heading
        groups: list[int] = []
        card = zone.find(HELD, cat.first_group)
        while card >= 0:
            if holder[card] == seat:
                groups.append(card)
            card = zone.find(HELD, card + 1)
        subs = self.hanging(seat, HELD)
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
            for turned in self.outs[card]:
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
            if self._can_move(card, subs, arrows, blocked):
                movable.append(card)
        able = []
        for card in members:
            if (
                card in cat.alters_alignment
                or card in cat.paid_draw
                or card in cat.reorganizes
                or card in cat.moves_money
                or card in cat.paid_action
                or cat.extra_draws.get(card, -2) == self.persona(root)
                or cat.first_back <= card < cat.first_group
            ):
                able.append(card)
        return Layout(
            tuple(members),
            tuple(groups),
            tuple(arrows),
            tuple(movable),
            subs,
            depth,
            frozenset(taken),
            tuple(able),
            tuple([card for card in groups if card in cat.media]) if self.options.propaganda else (),
        )

    def _can_move(
        self,
        card: int,
        subs: dict[int, list[int]],
        arrows: list[tuple[int, int]],
        blocked: list[tuple[int, int]],
    ) -> bool:
        for owner, _ in arrows:
            if not self.under(owner, card):
                return True
        if not blocked:
            return False
        freed: set[int] = set()
        for part in grown(card, subs):
            freed.add(self.cell[part])
        for owner, side in blocked:
            if self.cell[owner] + STEP[side] in freed and not self.under(owner, card):
                return True
        return False

    def depth_under(self, card: int, top: int) -> int:
        """How many steps a card hangs under ``top``."""
        steps = 0
        while card != top:
            card = self.master[card]
            steps += 1
        return steps

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
        self.uproot(card, zone)
        self.money[card] = 0
        if self.purse_known:
            self.open_purse(card)
        return amount

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
        self.settle(card)

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
        self.settle(source)

    def show_money(self, card: int, least: int) -> None:
        """What a seat begins proves that so much lies on a card at least (closed treasuries, cheating)."""
        if self.purse_floor and self.purse_floor[card] < least:
            floor = list(self.purse_floor)
            floor[card] = least
            self.purse_floor = tuple(floor)
        self.settle(card, least)

    def close_purses(self, cards: Any) -> None:
        """The money on these cards was laid anew in secret (closed treasuries)."""
        if self.purse_known:
            known, floor = list(self.purse_known), list(self.purse_floor)
            for card in cards:
                known[card] = 1 << self.holder[card]
                floor[card] = 0
            self.purse_known, self.purse_floor = tuple(known), tuple(floor)

    def open_purse(self, card: int) -> None:
        """Everybody sees what lies on a card now (closed treasuries)."""
        if self.purse_known:
            known, floor = list(self.purse_known), list(self.purse_floor)
            known[card] = self.onlookers()
            floor[card] = self.money[card]
            self.purse_known, self.purse_floor = tuple(known), tuple(floor)

    def counted(self) -> bool:
        """Whether everybody can count the money on every card: the treasuries are open, and nobody cheats."""
        return not self.purse_known and self.modules.cheats is None

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

    # Public questions

    def alignments(self, attacker: int, kind: int, target: int) -> int:
        """The attacker's alignments as they count in this attack (I-10.10, I-33.37)."""
        mask = self.align[attacker]
        change = self.cat.counts_as.get(attacker)
        if change is not None and kind in (CONTROL, BRAINWASH) and self.align[target] & change[2]:
            mask = (mask & ~change[1]) | change[0]
        return mask

    # The cheating game (I-29.3)

    @property
    def ledger(self) -> Any:
        """What was cheated; ``None`` without the switch."""
        return self.modules.cheats

    @ledger.setter
    def ledger(self, ledger: Any) -> None:
        self.modules = replace(self.modules, cheats=ledger)

    def concealed(self, seat: int) -> int:
        """How much of the money on a seat's Illuminati others do not see."""
        ledger: Ledger | None = self.modules.cheats
        if ledger is None or not ledger.secret[seat]:
            return 0
        return max(0, min(int(ledger.secret[seat]), self.money[self.root[seat]] - 1))

    def settle(self, root: int, least: int = 1) -> None:
        """Money has left an Illuminati, or so much is proved to lie there: what was not seen of that shows (I-29.9)."""
        if self.modules.cheats is None or root >= self.cat.first_group:
            return
        if self.purse_floor:
            least = max(least, self.purse_floor[root])
        seat = self.holder[root]
        ledger: Ledger = seen_of(self.modules.cheats, seat, self.money[root] - max(1, least))
        if ledger is not self.modules.cheats:
            self.tell(
                SkimShown(
                    seat=seat, amount=self.modules.cheats.secret[seat] - ledger.secret[seat], reveals=True
                )
            )
            self.ledger = ledger

    def lay_open(self, seat: int) -> None:
        """All the money of a seat is counted before all: what was skimmed shows."""
        ledger: Ledger | None = self.modules.cheats
        if ledger is not None and ledger.secret[seat]:
            self.tell(SkimShown(seat=seat, amount=self.concealed(seat), reveals=True))
            self.ledger = without_secret(ledger, seat)

    def can_skim(self, seat: int) -> bool:
        """Whether there is money on a seat's Illuminati, where more would not be seen (I-29.9)."""
        return self.money[self.root[seat]] > 0

    def skim(self, seat: int, amount: int) -> None:
        """Lay money from the bank on a seat's Illuminati in secret."""
        self.money[self.root[seat]] += amount

    def undo(self, seat: int, cheat: str, amount: int) -> int:
        """Take back what a seat has done, so far as it is still there; returns how much (I-29.7)."""
        ledger: Ledger = self.modules.cheats
        if cheat == "skim":
            root = self.root[seat]
            back = min(amount, self.money[root])
            self.money[root] -= back
            if self.purse_floor and self.purse_floor[root] > self.money[root]:
                floor = list(self.purse_floor)
                floor[root] = self.money[root]
                self.purse_floor = tuple(floor)
            self.ledger = without_secret(ledger, seat)
            amount = back
        elif cheat == "peek":
            sneaking.drawn(self)
        elif cheat == "overstate":
            self.ledger = replace(ledger, lift=0)
        elif not any(type(frame) is Attacking and frame.ruled for frame in self.stack):
            sneaking.unread(self, Attacking)  # where a Special gives the roll it goes on giving it (I-10.24)
        sneaking.ask_again(self, Attacking, Campaigning, Window)
        return amount

    def masked(self, seat: int) -> bool:
        """Whether the Illuminati card of a seat lies face down (I-24.2)."""
        return self.root[seat] >= self.cat.first_back

    def persona(self, card: int) -> int:
        """The card that a back belongs to; any other card itself."""
        first = self.cat.first_back
        if first <= card < self.cat.first_group:
            return int(self.modules.identity[card - first])
        return card

    def barred(self, seat: int) -> bool:
        """Whether a seat that has passed may give nothing (I-3.9)."""
        turn = self.stack[0]
        return bool(turn.seat == seat and turn.passed and turn.step in ("transfers", "power"))

    def seen_goal(self, seat: int) -> bool:
        """Whether everybody knows the Special Goal of a seat (I-25.7)."""
        return not self.options.hidden_goals and self.cat.goals[self.root[seat]][0] != "secret"


def lay_root(s: IlluminatiState, seat: int, card: int) -> None:
    """Put an Illuminati card down as a seat's root; who had it before and is out has none any more (I-33.30)."""
    s.zone[card] = HELD
    s.holder[card] = seat
    s.cell[card] = CENTRE
    root = [-1 if one == card else one for one in s.root]
    root[seat] = card
    s.root = tuple(root)
    s.layouts[seat] = None
