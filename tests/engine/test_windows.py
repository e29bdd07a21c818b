"""Seats asked in turn until all have declined in a row, and open bidding on top of it; with a game of nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conjura.engine.actions import Action, Decline
from conjura.engine.auction import AuctionProcedure
from conjura.engine.kernel import ALONE, NOBODY
from conjura.engine.windows import WindowProcedure, ask_anew, decline
from conjura.engine.wire import CHANCE


class Window(msgspec.Struct, frozen=True):
    """A frame of a window; ``bid`` is the highest one in an auction."""

    at: int = 0
    declined: int = 0
    bid: int = -1


class Bid(Action, frozen=True):
    """More than the last one."""

    amount: int


class Table:
    """As much of a state as a window needs."""

    def __init__(self, seats: int, frame: Window) -> None:
        self.seats = seats
        self.stack = [frame]
        self.events: list[Any] = []

    def put(self, frame: Window) -> None:
        self.stack[-1] = frame

    def pop(self) -> None:
        self.stack.pop()

    def tell(self, event: Any) -> None:
        self.events.append(event)


class Able(WindowProcedure):
    """Asks some seats."""

    def __init__(self, *seats: int) -> None:
        self.able = seats

    def asked(self, s: Any, f: Any, seat: int) -> bool:
        return seat in self.able


class Sale(AuctionProcedure):
    """Everybody may bid up to nine; the first must."""

    def asked(self, s: Any, f: Any, seat: int) -> bool:
        return True

    def opens(self, f: Any) -> bool:
        return bool(f.bid < 0)

    def bids(self, s: Any, f: Any, seat: int) -> list[Any]:
        return [Bid(amount) for amount in range(f.bid + 1, 10)]

    def bid(self, s: Any, f: Any, seat: int, action: Any) -> None:
        ask_anew(s, f, seat, bid=action.amount)


@pytest.mark.parametrize("first", range(4))
def test_seats_are_asked_in_turn_from_anywhere_until_all_have_declined_in_a_row(first: int) -> None:
    table, procedure = Table(4, Window(at=first)), Able(0, 1, 3)
    order = [seat % 4 for seat in range(first, first + 4) if seat % 4 != 2]
    for seat in order:
        assert procedure.asks(table, table.stack[-1]) == ALONE[seat]
        decline(table, table.stack[-1], seat, "window")
    assert procedure.asks(table, table.stack[-1]) == NOBODY
    assert [(event.seat, event.prompt) for event in table.events] == [(seat, "window") for seat in order]
    procedure.step(table, table.stack[-1])
    assert not table.stack


def test_after_a_deed_everybody_is_asked_anew_who_did_it_last() -> None:
    table, procedure = Table(3, Window()), Able(0, 1, 2)
    decline(table, table.stack[-1], 0, "window")
    ask_anew(table, table.stack[-1], 1)
    asked = []
    while (seats := procedure.asks(table, table.stack[-1])) != NOBODY:
        asked.append(seats[0])
        decline(table, table.stack[-1], seats[0], "window")
    assert asked == [2, 0, 1]


def test_bidding_must_be_opened_and_then_may_be_passed() -> None:
    table, sale = Table(2, Window()), Sale()
    assert sale.actions(table, table.stack[-1], 0) == [Bid(amount) for amount in range(10)]
    sale.do(table, table.stack[-1], 0, Bid(7))
    assert table.stack[-1] == Window(at=1, bid=7)
    assert sale.actions(table, table.stack[-1], 1) == [Decline(), Bid(8), Bid(9)]
    sale.do(table, table.stack[-1], 1, Decline())
    assert table.stack[-1] == Window(at=0, declined=2, bid=7)


def test_bidding_leaves_to_the_game_what_chance_brings() -> None:
    with pytest.raises(AssertionError):
        Sale().do(Table(2, Window()), Window(), CHANCE, Bid(0))
