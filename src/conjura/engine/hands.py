"""Hands of cards as sorted tuples of tokens: ``design << 8 | mask of those besides the owner who have seen it``.

Copies of a design can be told apart only by who has seen them. A hand is replaced when it changes.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from conjura.engine.cheating import CallCheat
from conjura.engine.kernel import State


def designs(hand: tuple[int, ...]) -> list[int]:
    """The designs of a hand, sorted, each as often as it is held."""
    return [token >> 8 for token in hand]


def holds(hand: tuple[int, ...], design: int) -> bool:
    """Whether a card of this design is in a hand."""
    for token in hand:
        if token >> 8 == design:
            return True
    return False


def most_seen(hand: tuple[int, ...], design: int) -> int:
    """The token of this design that most have seen: the one that is given away first. It must be held."""
    best, most = -1, -1
    for token in hand:
        if token >> 8 == design:
            seen = (token & 255).bit_count()
            if seen > most:
                best, most = token, seen
    return best


def without(hand: tuple[int, ...], token: int) -> tuple[int, ...]:
    """A hand with one token less."""
    left = list(hand)
    left.remove(token)
    return tuple(left)


def with_token(hand: tuple[int, ...], token: int) -> tuple[int, ...]:
    """A hand with one token more."""
    more = [*hand, token]
    more.sort()
    return tuple(more)


def with_copy_shown(hand: tuple[int, ...], design: int, seat: int, already: int) -> tuple[int, ...]:
    """A hand of which a seat has seen one more copy of a design than lie in an offer to it, if it has not yet.

    Args:
        hand: the giver's.
        design: what is put into the offer.
        seat: to whom it is offered.
        already: how many copies lie in the offer.
    """
    row = list(hand)
    seen, unseen = 0, -1
    for place, token in enumerate(row):
        if token >> 8 == design:
            if token >> seat & 1:
                seen += 1
            else:
                unseen = place
    if unseen >= 0 and seen <= already:
        row[unseen] |= 1 << seat
        row.sort()
    return tuple(row)


def deal_anew(
    hands: list[tuple[int, ...]], deck: bytearray, first: int, last: int, seat: int, rng: Any
) -> list[list[tuple[int, int]]]:
    """Deal all that a seat has not seen anew between the deck and the places of the others' hands.

    Args:
        hands: by seat; changed.
        deck: how many copies of each design are still to come; changed.
        first, last: the designs that hands hold, the last not included.
        seat: whose knowledge stays as it is.
        rng: asked only for ``randrange``.

    Returns:
        by seat, each unseen token and the design that took its place.
    """
    pool: list[int] = []
    for card in range(first, last):
        pool += [card] * deck[card]
        deck[card] = 0
    for other in range(len(hands)):
        if other != seat:
            pool += [token >> 8 for token in hands[other] if not token >> seat & 1]
    for place in range(len(pool) - 1, 0, -1):
        swap = rng.randrange(place + 1)
        pool[place], pool[swap] = pool[swap], pool[place]
    swapped: list[list[tuple[int, int]]] = [[] for _ in hands]
    for other in range(len(hands)):
        if other == seat:
            continue
        new: list[int] = []
        for token in hands[other]:
            if token >> seat & 1:
                new.append(token)
            else:
                card = pool.pop()
                swapped[other].append((token, card))
                new.append(card << 8 | token & 255)
        new.sort()
        hands[other] = tuple(new)
    for card in pool:
        deck[card] += 1
    return swapped


def offered_anew(offered: tuple[int, ...], swapped: list[tuple[int, int]], receiver: int) -> tuple[int, ...]:
    """The designs in an open offer after ``deal_anew``: those that took the place of what the receiver was shown."""
    left, cards = list(swapped), []
    for card in offered:
        for row in left:
            if row[0] >> 8 == card and row[0] >> receiver & 1:
                cards.append(row[1])
                left.remove(row)
                break
        else:
            cards.append(card)
    cards.sort()
    return tuple(cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class HandsState(State):
    """A state of a game of seats with hands of cards and a pile of discards. A game's state adds its columns.

    Attributes:
        seats: the number of seats.
        hands: by seat, a sorted tuple of tokens; the bit above those of the seats is for spectators.
        discards: the discarded cards that hands held, sorted.
        deck: how many copies of each design are still to come; a game says where it begins.
        offers: by seat, how many offers it has made (see `conjura.engine.deals`).
    """

    __slots__ = ("deck", "discards", "hands", "offers", "seats")

    def __init__(self, game: Any, options: Any, explicit: bool, streams: list[int], seats: int) -> None:
        super().__init__(game, options, explicit, streams)
        self.seats: int = seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.discards: tuple[int, ...] = ()
        self.deck: bytearray = bytearray()
        self.offers: tuple[int, ...] = (0,) * seats

    def begin(self) -> None:
        """Fill in the columns of a new game: every card in its deck, nobody has anything."""
        raise AssertionError("a game's state says how it begins")

    def columns_from(self, other: Any) -> None:
        twin: HandsState = other
        self.hands = twin.hands[:]
        self.discards = twin.discards
        self.deck = twin.deck[:]
        self.offers = twin.offers

    def key(self) -> Any:
        return (
            self.over,
            self.winners,
            tuple(self.stack),
            tuple(self.hands),
            self.discards,
            bytes(self.deck),
            self.offers,
        )

    def veiled(self, action: Any) -> bool:
        """Whether a cheat was committed is told to who spends a call on it."""
        return type(action) is CallCheat

    def onlookers(self) -> int:
        """The mask of all seats and, above them, of the spectators: what is known to these is public."""
        return (2 << self.seats) - 1

    def anybody_holds(self) -> bool:
        """Whether there is a card in any hand."""
        for row in self.hands:
            if row:
                return True
        return False

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, sorted, a design as often as it is held."""
        return designs(self.hands[seat])

    def holds(self, seat: int, design: int) -> bool:
        """Whether a seat holds a card of this design."""
        return holds(self.hands[seat], design)

    def take_token(self, seat: int, design: int) -> int:
        """Take a card out of a hand, the one most have seen. Returns its mask."""
        token = most_seen(self.hands[seat], design)
        self.hands[seat] = without(self.hands[seat], token)
        return token & 255

    def put_token(self, seat: int, design: int, mask: int) -> None:
        """Put a card into a hand; ``mask`` are the onlookers that have seen it."""
        self.hands[seat] = with_token(self.hands[seat], design << 8 | (mask & ~(1 << seat)))

    def show_token(self, seat: int, design: int, mask: int) -> None:
        """Let more onlookers see one card of a hand."""
        old = self.take_token(seat, design)
        self.put_token(seat, design, old | mask)

    def discard(self, design: int) -> None:
        """Lay a card on the discards."""
        pile = [*self.discards, design]
        pile.sort()
        self.discards = tuple(pile)
