"""Trees of cards on a grid, one a seat, and who is still in the game: what games of structures have in common.

A card that is laid hangs from its ``master`` on the side ``heading``, on a cell of `conjura.engine.grid`. Cards lifted
off keep in these columns the shape of their tree until they are hung anew or gone.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from conjura.engine.grid import STEP
from conjura.engine.hands import HandsState

OUT: Final = 0
"""Zone of a card that is not in play."""
DECK: Final = 1
OPEN: Final = 2
"""Zone of the uncontrolled cards."""
HELD: Final = 3
"""Zone of a card that is a seat's; if it can hang, it does."""
DEAD: Final = 4
"""Zone of the discards that were destroyed."""


def grown(top: int, below: Any) -> list[int]:
    """A card and all that hangs from it, nearest first.

    Args:
        top: the card.
        below: by card, what hangs from it directly.
    """
    out = [top]
    for card in out:
        row = below.get(card)
        if row is not None:
            out.extend(row)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class TreesState(HandsState):
    """A state of a game of structures. A game's state adds its columns, and zones after those above.

    Attributes:
        first, last: the cards that can hang from others; ``last`` is not included. What comes before them roots trees.
        zone, holder, master, heading, cell: by structure card. ``heading`` is the direction from the master; a root has
            master and heading zero.
        alive: by seat, whether it is still in the game.
        turn: the number of the turn under way, from 1.
        layouts: by seat, what follows from the shape of its tree: ``None`` until it is asked for.
    """

    __slots__ = ("alive", "cell", "first", "heading", "holder", "last", "layouts", "master", "turn", "zone")

    def __init__(
        self, game: Any, options: Any, explicit: bool, streams: list[int], seats: int, first: int, last: int
    ) -> None:
        super().__init__(game, options, explicit, streams, seats)
        self.first: int = first
        self.last: int = last

    def plant(self, zone: bytearray) -> None:
        """Fill the columns in for a new game, from the zones of all structure cards."""
        cards = len(zone)
        self.zone: bytearray = zone
        self.holder: bytearray = bytearray(cards)
        self.master: bytearray = bytearray(cards)
        self.heading: bytearray = bytearray(cards)
        self.cell: list[int] = [0] * cards
        self.alive: tuple[bool, ...] = (True,) * self.seats
        self.turn: int = 0
        self.layouts: list[Any] = [None] * self.seats

    def columns_from(self, other: Any) -> None:
        twin: TreesState = other
        HandsState.columns_from(self, twin)
        self.zone = twin.zone[:]
        self.holder = twin.holder[:]
        self.master = twin.master[:]
        self.heading = twin.heading[:]
        self.cell = twin.cell[:]
        self.alive = twin.alive
        self.turn = twin.turn
        self.layouts = twin.layouts[:]

    def key(self) -> Any:
        return (
            *HandsState.key(self),
            bytes(self.zone),
            bytes(self.holder),
            bytes(self.master),
            bytes(self.heading),
            tuple(self.cell),
            self.alive,
            self.turn,
        )

    # Shapes

    def layout(self, seat: int) -> Any:
        """What follows from the shape of a seat's tree: with ``subs``, by card those that hang from it directly."""
        raise AssertionError("a game says what follows")

    def changed(self, seat: int) -> None:
        """The cards of a seat or their shape have changed."""
        self.layouts[seat] = None

    def direction(self, card: int) -> int:
        """The side of its master on which a card hangs."""
        return self.heading[card]

    def hanging(self, seat: int, zone: int) -> dict[int, list[int]]:
        """By card, what hangs from it directly, by direction: of the cards of a seat in a zone."""
        column, holder, master, last = self.zone, self.holder, self.master, self.last
        below: dict[int, list[int]] = {}
        card = column.find(zone, self.first, last)
        while card >= 0:
            if holder[card] == seat:
                row = below.get(master[card])
                if row is None:
                    below[master[card]] = [card]
                else:
                    row.append(card)
            card = column.find(zone, card + 1, last)
        for row in below.values():
            if len(row) > 1:
                row.sort(key=self.direction)
        return below

    def tree(self, top: int) -> list[int]:
        """A card and all that hangs from it, nearest first, those of one master by direction."""
        seat = self.holder[top]
        if self.zone[top] == HELD:
            return grown(top, self.layout(seat).subs)
        return grown(top, self.hanging(seat, self.zone[top]))

    def under(self, card: int, top: int) -> bool:
        """Whether a card is ``top`` or hangs somewhere under it."""
        first = self.first
        while card != top:
            if card < first:
                return False
            card = self.master[card]
        return True

    def zoned(self, zone: int) -> list[int]:
        """The cards in a zone, but for those that root trees."""
        found: list[int] = []
        column = self.zone
        card = column.find(zone, self.first)
        while card >= 0:
            found.append(card)
            card = column.find(zone, card + 1)
        return found

    # Changes

    def hang(self, card: int, master: int, side: int, seat: int) -> None:
        """Lay one card on the cell next to its master."""
        self.zone[card] = HELD
        self.holder[card] = seat
        self.master[card] = master
        self.heading[card] = side
        self.cell[card] = self.cell[master] + STEP[side]
        self.layouts[seat] = None

    def uproot(self, card: int, zone: int) -> None:
        """Put one card out of every tree; what hangs from it is not looked at."""
        if self.zone[card] == HELD:
            self.layouts[self.holder[card]] = None
        self.zone[card] = zone
        self.holder[card] = 0
        self.master[card] = 0
        self.heading[card] = 0
        self.cell[card] = 0

    # Seats

    def next_alive(self, seat: int) -> int:
        """The next seat after this one that is still in the game."""
        while True:
            seat = (seat + 1) % self.seats
            if self.alive[seat]:
                return seat

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if self.alive[seat]]
