"""Gifts and trades: an offer is a walk, carried out whole or not at all (C-19)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import deals
from conjura.engine.cheating import CHEATS
from conjura.engine.deals import (
    ACCEPT,
    DECLINE,
    MAX_OFFERS,
    OFFERS,
    PROPOSE,
    WITHDRAW,
    give_special,
    with_card,
)
from conjura.engine.kernel import NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.crimelords.actions import (
    Accept,
    GiveMoney,
    GiveRacket,
    GiveSpecial,
    Offer,
    Propose,
    WantMoney,
    WantRacket,
    WantSpecial,
)
from conjura.games.crimelords.events import (
    MoneyGiven,
    OfferBegan,
    OfferNamed,
    RacketGiven,
)
from conjura.games.crimelords.frames import Offering
from conjura.games.crimelords.refusals import own_step, refuse
from conjura.games.crimelords.rules import cheats, victory
from conjura.games.crimelords.rules.turn_state import has_acted, turn_of
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState

MAX_WANT: Final = 99
"""The most money that can be asked for: what the other has is a secret, so it is the same for all (C-6.1)."""


def offers(s: CrimeLordsState, seat: int) -> list[Any]:
    """The offers that a seat may begin at an open moment (C-19.9)."""
    if s.offers[seat] >= MAX_OFFERS:
        return []
    return [OFFERS[other] for other in range(s.seats) if other != seat and s.alive[other]]


def why_no_offer(s: CrimeLordsState, seat: int, action: Any) -> Refusal:
    """Why a seat can't begin this offer."""
    if s.offers[seat] >= MAX_OFFERS:
        return refuse("offers_used")
    return refuse("no_offer_to", seat=action.to)


def begin_offer(s: CrimeLordsState, seat: int, to: int) -> None:
    """A seat begins an offer; it counts, answered or not."""
    deals.count_offer(s, seat)
    s.push(Offering(seat, to))
    s.tell(OfferBegan(seat=seat, to=to))


def cards_move(s: CrimeLordsState, f: Any) -> bool:
    """Whether Rackets and Specials may change hands: in the turn of one of the two (C-19.2)."""
    return turn_of(s).seat in (f.by, f.to)


def passing(s: CrimeLordsState, seat: int) -> bool:
    """Whether a seat has passed in this turn: it may give neither Rackets nor Specials (C-9.9)."""
    turn = turn_of(s)
    return bool(turn.seat == seat and turn.passed)


def makes_winner(s: CrimeLordsState, f: Any) -> int:
    """The seat that a one-sided gift would hand the winning total to, or -1 (C-19.4)."""
    if not s.options.gift_check:
        return -1
    gives = bool(f.gives or f.gives_rackets or f.gives_specials)
    wants = bool(f.wants or f.wants_rackets or f.wants_specials)
    if gives == wants:
        return -1
    rackets = f.gives_rackets or f.wants_rackets
    if not rackets:
        return -1
    giver, receiver = (f.by, f.to) if gives else (f.to, f.by)
    twin = s.copy()
    for card in rackets:
        twin.gain(card, receiver)
        twin.changed(giver)
    goal = victory.needed(s)
    if victory.total_of(s, receiver) >= goal:
        return -1  # the gift does not make a winner of who is one already
    if victory.total_of(twin, receiver) >= goal > victory.total_of(twin, giver):
        return int(receiver)
    return -1


def why_not_put(s: CrimeLordsState, f: Any) -> Refusal | None:
    """Why the offer can't be put as it stands, or ``None``."""
    if not (f.gives or f.wants or f.gives_rackets or f.wants_rackets or f.gives_specials or f.wants_specials):
        return refuse("nothing_offered")
    winner = makes_winner(s, f)
    return refuse("throws_the_game", seat=winner) if winner >= 0 else None


class OfferingProcedure(Procedure):
    """Frame ``Offering``; and what may be done unasked: to begin an offer (C-19.9)."""

    def free_seats(self, s: CrimeLordsState) -> tuple[int, ...]:
        if s.alive.count(True) < 2:
            return NOBODY
        out: list[int] = []
        for seat in s.living():
            if seat not in s.asked and (s.offers[seat] < MAX_OFFERS or cheats.may_call(s, seat)):
                out.append(seat)
        return tuple(out)

    def unasked(self, s: CrimeLordsState, seat: int) -> list[Any]:
        out = list(offers(s, seat))
        cheats.list_acts(s, seat, out)
        return out

    def why_not_unasked(self, s: CrimeLordsState, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        return why_no_offer(s, seat, action) if kind is Offer else own_step(kind)

    def do_unasked(self, s: CrimeLordsState, seat: int, action: Any) -> None:
        if type(action) in CHEATS:
            cheats.act(s, seat, action)
        else:
            begin_offer(s, seat, action.to)

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return deals.asked(f)

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        gives, wants = (*f.gives_specials, *f.gives_rackets), (*f.wants_specials, *f.wants_rackets)
        return deals.question(f, seat, s.cat.slugs, gives, wants, "C-19.9", "C-19.7")

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        if f.put:
            return [ACCEPT, DECLINE] if self.why_no_accept(s, f) is None else [DECLINE]
        out: list[Any] = [WITHDRAW]
        if why_not_put(s, f) is None:
            out.append(PROPOSE)
        if not f.gives and not f.wants:
            if s.money[f.by] > 0:
                out.append(Span(GiveMoney(1), 1, s.money[f.by]))
            out.append(Span(WantMoney(1), 1, MAX_WANT))
        if cards_move(s, f):
            giving, taking = not passing(s, f.by), not passing(s, f.to)
            if giving:
                deals.list_given(s, f, out)
            if taking:
                deals.list_wanted(s, f, (*s.discards, *s.aside), out)
            if giving:
                for card in s.layout(f.by).rackets:
                    if card not in f.gives_rackets:
                        out.append(GiveRacket(card))
            if taking:
                for card in s.layout(f.to).rackets:
                    if card not in f.wants_rackets:
                        out.append(WantRacket(card))
        return out

    def why_no_accept(self, s: CrimeLordsState, f: Any) -> Refusal | None:
        """Why the receiver can't agree, or ``None``."""
        if f.wants > s.money[f.to] or not all(s.holds(f.to, card) for card in f.wants_specials):
            return refuse("cannot_give")
        return None

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Propose and not f.put:
            return why_not_put(s, f)
        if kind is Accept and f.put:
            return self.why_no_accept(s, f)
        if f.put:
            return None
        if kind is GiveMoney or kind is WantMoney:
            if f.gives or f.wants:
                return refuse("money_once")
            return refuse("money_of_deal", amount=action.amount)
        if kind in (GiveRacket, WantRacket, GiveSpecial, WantSpecial):
            if not cards_move(s, f):
                return refuse("not_their_turn")
            giver = f.by if kind in (GiveRacket, GiveSpecial) else f.to
            if passing(s, giver):
                return refuse("has_passed", card=s.cat.slugs[action.card])
            if kind is GiveSpecial:
                return refuse("not_held", "C-19.2", card=s.cat.slugs[action.card])
            return refuse("not_your_card", "C-19.2", card=s.cat.slugs[action.card])
        return None

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        kind, slugs = type(action), s.cat.slugs
        parties = (f.by, f.to)
        if kind in deals.ANSWERS:
            if deals.answer(s, f, kind):
                carry_out(s, f)
        elif kind is GiveMoney:
            s.put(replace(f, gives=action.amount))
            s.tell(OfferNamed(seat=f.by, what="gives_money", amount=action.amount, audience=parties,
                              reveals=True))  # fmt: skip
        elif kind is WantMoney:
            s.put(replace(f, wants=action.amount))
            s.tell(OfferNamed(seat=f.by, what="wants_money", amount=action.amount, audience=parties))
        elif kind is GiveSpecial:
            deals.put_special(s, f, action.card)
            s.tell(OfferNamed(seat=f.by, what="gives_special", card=slugs[action.card], audience=parties,
                              reveals=True))  # fmt: skip
        elif kind is WantSpecial:
            s.put(replace(f, wants_specials=with_card(f.wants_specials, action.card)))
            s.tell(OfferNamed(seat=f.by, what="wants_special", card=slugs[action.card], audience=parties))
        elif kind is GiveRacket:
            s.put(replace(f, gives_rackets=with_card(f.gives_rackets, action.card)))
            s.tell(OfferNamed(seat=f.by, what="gives", card=slugs[action.card]))
        else:
            s.put(replace(f, wants_rackets=with_card(f.wants_rackets, action.card)))
            s.tell(OfferNamed(seat=f.by, what="wants", card=slugs[action.card]))


def carry_out(s: CrimeLordsState, f: Any) -> None:
    """Both halves of a deal at one moment (C-19.7)."""
    if f.gives_rackets or f.gives_specials:
        has_acted(s, f.by, True)
    if f.wants_rackets or f.wants_specials:
        has_acted(s, f.to, True)
    give_money(s, f.by, f.to, f.gives)
    give_money(s, f.to, f.by, f.wants)
    for card in f.gives_specials:
        give_special(s, f.by, f.to, card)
    for card in f.wants_specials:
        give_special(s, f.to, f.by, card)
    for card in f.gives_rackets:
        give_racket(s, f.by, f.to, card)
    for card in f.wants_rackets:
        give_racket(s, f.to, f.by, card)


def give_money(s: CrimeLordsState, seat: int, to: int, amount: int) -> None:
    """Money changes hands; how much the two know alone (C-6.1)."""
    if amount:
        s.earn(seat, -amount)
        s.earn(to, amount)
        s.tell(MoneyGiven(seat=seat, to=to, amount=amount, audience=(seat, to)))


def give_racket(s: CrimeLordsState, seat: int, to: int, card: int) -> None:
    """A Racket changes hands with its token and counters; it calms nobody (C-10.7, C-12.15)."""
    s.gain(card, to)
    s.changed(seat)
    s.tell(RacketGiven(seat=seat, to=to, card=s.cat.slugs[card]))


PROCEDURES[Offering] = OfferingProcedure()
