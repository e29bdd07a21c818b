"""The auction (C-3): cards are turned up, bid for and bought until the caps are reached."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.auction import AuctionProcedure
from conjura.engine.chance import deck_outcomes, draw_card
from conjura.engine.events import declined
from conjura.engine.kernel import BY_CHANCE, NOBODY
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.crimelords.actions import Bid, Decline
from conjura.games.crimelords.events import BidMade, LotAside, LotSold, LotTurned
from conjura.games.crimelords.frames import Auction
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.state import ASIDE, LOOSE, LOT, PROCEDURES, CrimeLordsState


def crook_cap(s: CrimeLordsState) -> int:
    """How many Crooks are auctioned (C-3.5)."""
    return 3 * s.seats + 1


def racket_cap(s: CrimeLordsState) -> int:
    """How many Rackets are auctioned (C-3.5)."""
    return 2 * s.seats + 1


def is_over(s: CrimeLordsState, f: Any) -> bool:
    """Whether both caps are reached."""
    return bool(f.lot < 0 and f.crooks >= crook_cap(s) and f.rackets >= racket_cap(s))


def bidders(s: CrimeLordsState, f: Any) -> int:
    """The mask of seats that may bid for the lot (C-3.12)."""
    everybody = (1 << s.seats) - 1
    if s.options.min_one_crook != "reserve_rule" or not s.cat.first_crook <= f.lot < s.cat.first_racket:
        return everybody
    without = 0
    for seat in range(s.seats):
        if not s.loose(seat):
            without |= 1 << seat
    return without if crook_cap(s) - f.crooks == without.bit_count() else everybody


class LotProcedure(AuctionProcedure):
    """Frame ``Auction``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        if f.lot < 0:
            return NOBODY if is_over(s, f) else BY_CHANCE
        if f.bid < 0 and bidders(s, f).bit_count() == 1:
            return NOBODY
        return self.in_turn(s, f, f.passed)

    def asked(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return bool(bidders(s, f) >> seat & 1 and seat != f.leader)

    def opens(self, f: Any) -> bool:
        return bool(f.bid < 0)

    def step(self, s: CrimeLordsState, f: Any) -> None:
        if f.lot < 0:
            s.pop()
            return
        if f.bid < 0:  # C-3.12: the last Crook for the last mob without one
            f = replace(f, bid=0, leader=self.in_turn(s, f, f.passed)[0])
        self.sell(s, f)

    def sell(self, s: CrimeLordsState, f: Any) -> None:
        """The highest bidder pays and takes the card (C-3.4); the next player opens (C-3.9)."""
        card, seat, cat = f.lot, f.leader, s.cat
        s.money[seat] -= f.bid
        crooks, rackets = f.crooks, f.rackets
        if card < cat.first_racket:
            s.zone[card] = LOOSE
            s.holder[card] = seat
            s.unrooted(card)
            crooks += 1
        elif card < cat.first_special:
            s.gain(card, seat)
            rackets += 1
        else:
            s.put_token(seat, card, s.onlookers())
        s.tell(LotSold(seat=seat, card=cat.slugs[card], amount=f.bid))
        after = (f.opener + 1) % s.seats
        s.put(Auction(after, at=after, crooks=crooks, rackets=rackets))

    def outcomes(self, s: CrimeLordsState, f: Any) -> list[tuple[Any, float]]:
        return deck_outcomes(s.deck, s.cat.first_crook, s.cat.n_cards)

    def draw(self, s: CrimeLordsState, f: Any) -> Any:
        return draw_card(s, s.deck, s.cat.first_crook, s.cat.n_cards)

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        if f.lot < 0:
            return Prompt("chance", "C-3.3", seat)
        kind, clause = ("open_bidding", "C-3.3") if f.bid < 0 else ("bid", "C-3.4")
        return Prompt(kind, clause, seat, {"card": s.cat.slugs[f.lot], "bid": max(f.bid, 0)})

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True  # the money to bid lies open

    def bids(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        money, least = s.money[seat], f.bid + 1
        return [Span(Bid(least), least, money)] if money >= least else []

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Decline and f.bid < 0:
            return refuse("opener_bids")
        if kind is Bid:
            if action.amount > s.money[seat]:
                return refuse("too_much_money", amount=action.amount, there=s.money[seat])
            return refuse("bid_too_low", amount=action.amount, bid=f.bid)
        return None

    def bid(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        s.put(replace(f, bid=action.amount, leader=seat, at=(seat + 1) % s.seats))
        s.tell(BidMade(seat=seat, amount=action.amount, card=s.cat.slugs[f.lot]))

    def decline(self, s: CrimeLordsState, f: Any, seat: int) -> None:
        """Who passes is out of the bidding for this lot (C-3.4)."""
        s.put(replace(f, passed=f.passed | 1 << seat, at=(seat + 1) % s.seats))
        s.tell(declined(seat, "bid"))

    def happen(self, s: CrimeLordsState, f: Any, outcome: Any) -> None:
        """A card is on offer, or put aside because of the caps (C-3.5, C-3.8)."""
        card, cat = outcome.card, s.cat
        s.deck[card] -= 1
        special = card >= cat.first_special
        if special:
            aside = s.options.auction_specials == "set_aside"
        elif card < cat.first_racket:
            aside = f.crooks >= crook_cap(s)
        else:
            aside = f.rackets >= racket_cap(s)
        if special and aside:
            s.aside = tuple(sorted((*s.aside, card)))
        elif not special:
            s.zone[card] = ASIDE if aside else LOT
        if aside:
            s.tell(LotAside(card=cat.slugs[card], reveals=True))
            return
        s.put(replace(f, lot=card, at=f.opener))
        s.tell(LotTurned(seat=f.opener, card=cat.slugs[card], reveals=True))


def why_no_auction(s: CrimeLordsState, players: int) -> str | None:
    """Why the deck is too small for so many players (C-3.15), or ``None``."""
    cat = s.cat
    crooks, rackets = cat.first_racket - cat.first_crook, cat.first_special - cat.first_racket
    if cat.first_crook < players:
        return f"the deck has {cat.first_crook} Mobs for {players} players (C-2.1)"
    # Whoever bought no Crook gets one of those left; at the worst one mob has bought all (C-3.6).
    spare = players - 1 if s.options.min_one_crook == "deal_after" else 0
    if crooks < 3 * players + 1 + spare or rackets < 2 * players + 1:
        return f"the deck has {crooks} Crooks and {rackets} Rackets, too few for {players} players (C-3.15)"
    return None


PROCEDURES[Auction] = LotProcedure()
