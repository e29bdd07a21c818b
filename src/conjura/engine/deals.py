"""An offer from its making to its answer, as every game with deals has it: a walk, carried out whole or not at all.

A game's frame of an offer has ``by``, ``to``, ``put``, ``gives`` and ``wants`` (money), and rows of what else changes
hands, which its own rules list and carry out. Its state has ``offers`` by seat: those made in this turn.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import hands
from conjura.engine.actions import (
    Accept,
    Decline,
    GiveSpecial,
    Offer,
    Propose,
    WantSpecial,
    Withdraw,
)
from conjura.engine.events import OfferEnded, OfferPut, SpecialGiven
from conjura.engine.kernel import ALONE
from conjura.engine.wire import Prompt

MAX_OFFERS: Final = 3
"""How many offers a seat may make in a turn (or phase), so that games are finite."""
OFFERS: Final = tuple([Offer(seat) for seat in range(64)])
WANT_SPECIAL: Final = tuple([WantSpecial(card) for card in range(512)])
DECLINE: Final = Decline()
ACCEPT: Final = Accept()
PROPOSE: Final = Propose()
WITHDRAW: Final = Withdraw()

ANSWERS: Final[tuple[type, ...]] = (Withdraw, Decline, Propose, Accept)
"""What ends an offer, or puts it: see ``answer``."""


def count_offer(s: Any, seat: int) -> None:
    """A seat begins an offer; it counts, answered or not."""
    made = list(s.offers)
    made[seat] += 1
    s.offers = tuple(made)


def asked(f: Any) -> tuple[int, ...]:
    """Who is asked about an offer: its maker until it is put, then the other."""
    return ALONE[f.to] if f.put else ALONE[f.by]


def question(f: Any, seat: int, slugs: Any, gives: Any, wants: Any, making: str, answering: str) -> Prompt:
    """What is asked about an offer.

    Args:
        f: its frame.
        seat: who is asked.
        slugs: by card.
        gives, wants: the cards that it names.
        making, answering: the clauses that ask for its parts and for its answer.
    """
    params: dict[str, Any] = {
        "by": f.by,
        "to": f.to,
        "gives": f.gives,
        "wants": f.wants,
        "gives_cards": [slugs[card] for card in gives],
        "wants_cards": [slugs[card] for card in wants],
    }
    return Prompt("consent" if f.put else "offer", answering if f.put else making, seat, params)


def answer(s: Any, f: Any, kind: Any, reveals: bool = False) -> bool:
    """Withdraw, decline, put or accept an offer.

    Args:
        s, f: the state, and the frame of the offer on top of its stack.
        kind: one of ``ANSWERS``.
        reveals: whether agreeing to it shows something.

    Returns:
        whether it is to be carried out now.
    """
    if kind is Propose:
        s.put(replace(f, put=True))
        s.tell(OfferPut(seat=f.by, to=f.to))
        return False
    s.pop()
    if kind is Accept:
        s.tell(OfferEnded(seat=f.by, to=f.to, how="accepted", reveals=reveals))
        return True
    s.tell(OfferEnded(seat=f.by, to=f.to, how="withdrawn" if kind is Withdraw else "declined"))
    return False


def with_card(row: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A row of an offer with one card more."""
    more = [*row, card]
    more.sort()
    return tuple(more)


# Specials


def list_given(s: Any, f: Any, out: list[Any]) -> None:
    """Append the Specials of the maker that can still be put into the offer."""
    hand = hands.designs(s.hands[f.by])
    for card in sorted(set(hand)):
        if f.gives_specials.count(card) < hand.count(card):
            out.append(GiveSpecial(card))


def list_wanted(s: Any, f: Any, gone: tuple[int, ...], out: list[Any]) -> None:
    """Append the Specials that can still be asked for by name.

    Args:
        s, f: state and frame.
        gone: the Specials that lie open: a design of which all copies are there is not asked for.
        out: the list.
    """
    if len(f.wants_specials) < len(s.hands[f.to]):
        copies = s.cat.copies
        for card in range(s.cat.first_special, s.cat.n_cards):
            if card not in f.wants_specials and gone.count(card) < copies[card]:
                out.append(WANT_SPECIAL[card])


def put_special(s: Any, f: Any, card: int) -> None:
    """A Special is put into the offer: the other is shown it."""
    s.hands[f.by] = hands.with_copy_shown(s.hands[f.by], card, f.to, f.gives_specials.count(card))
    s.put(replace(f, gives_specials=with_card(f.gives_specials, card)))


def give_special(s: Any, seat: int, to: int, card: int) -> None:
    """A Special changes hands; who has seen it follows it by eye."""
    mask = s.take_token(seat, card) | 1 << seat
    s.put_token(to, card, mask)
    public = mask >> s.seats & 1
    seen = tuple([other for other in range(s.seats) if other == to or mask >> other & 1])
    s.tell(SpecialGiven(seat=seat, to=to, card=s.cat.slugs[card], audience=None if public else seen))


def deal_specials(world: Any, seat: int, rng: Any) -> None:
    """Deal the Specials that a seat has not seen anew; what lies unseen in an open offer is now what took its place.

    Args:
        world: the state, with the ledger of cheats that may tell what lies on top of the deck; changed.
        seat: whose knowledge stays as it is.
        rng: asked only for ``randrange``.
    """
    cat, ledger = world.cat, world.ledger
    top: int = ledger.top if ledger is not None and ledger.knowers >> seat & 1 else -1
    if top >= 0:  # this seat has seen it there
        world.deck[top] -= 1
    swapped = hands.deal_anew(world.hands, world.deck, cat.first_special, cat.n_cards, seat, rng)
    if top >= 0:
        world.deck[top] += 1
    for place, frame in enumerate(world.stack):
        offered: tuple[int, ...] = getattr(frame, "gives_specials", ())
        if offered and seat not in (frame.by, frame.to):
            offered = hands.offered_anew(offered, swapped[frame.by], frame.to)
            world.stack[place] = replace(frame, gives_specials=offered)
