"""Trades between Families: an offer is a walk, carried out whole or not at all (O-12.2, O-12.5, O-12.10)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import deals
from conjura.engine.deals import ACCEPT, DECLINE, MAX_OFFERS, OFFERS, PROPOSE, WITHDRAW, with_card
from conjura.engine.kernel import Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import (
    Accept,
    GiveDomain,
    GiveMoney,
    Offer,
    Propose,
    WantDomain,
    WantMoney,
)
from conjura.games.omerta.events import OfferBegan, OfferNamed
from conjura.games.omerta.frames import Offering, Round
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.rules import money, objectives
from conjura.games.omerta.rules.moments import change_round
from conjura.games.omerta.state import PROCEDURES, OmertaState

MOST_DOMAINS: Final = 5
"""Domains that each half of an offer can name."""


def trading(s: OmertaState) -> bool:
    """Whether trades may begin now: in the Distribution phase after Payday, between two steps (O-12.2, O-12.5)."""
    f = s.stack[-1]
    if type(f) is not Round or not s.options.negotiation:
        return False
    return f.phase == "distribution" and f.step in ("domains", "men") and not f.moved


def offers(s: OmertaState, seat: int) -> list[Any]:
    """The offers that a seat may begin at an open moment."""
    if s.offers[seat] >= MAX_OFFERS:
        return []
    mine = len(tradable(s, seat)) > 0
    return [OFFERS[other] for other in range(s.seats) if other != seat and (mine or tradable(s, other))]


def tradable(s: OmertaState, seat: int) -> list[int]:
    """The Domains of a seat that may change hands: those of Capos who are not robbed (O-12.2)."""
    return [card for card in s.estate(seat).domains if not s.robbed[s.holder[card]]]


def why_no_offer(s: OmertaState, seat: int, action: Any) -> Refusal | None:
    """Why a seat can't begin this offer; ``None`` for other actions."""
    if type(action) is not Offer:
        return None
    if not s.options.negotiation:
        return refuse("no_negotiation")
    if not trading(s):
        f = s.round()
        if type(f) is Round and f.phase == "distribution" and f.step in ("domains", "men"):
            return None  # a step is half done
        return refuse("trades_after_payday")
    if s.offers[seat] >= MAX_OFFERS:
        return refuse("offers_used")
    return refuse("no_offer_to", seat=action.to)


def begin(s: OmertaState, seat: int, to: int) -> None:
    """A seat begins an offer; it counts, answered or not."""
    deals.count_offer(s, seat)
    s.push(Offering(seat, to))
    s.tell(OfferBegan(seat=seat, to=to, kind="trade"))


class OfferingProcedure(Procedure):
    """Frame ``Offering``; and what may be done unasked: to begin an offer (O-12.5)."""

    def free_seats(self, s: OmertaState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if seat not in s.asked and offers(s, seat)])

    def unasked(self, s: OmertaState, seat: int) -> list[Any]:
        return offers(s, seat)

    def why_not_unasked(self, s: OmertaState, seat: int, action: Any) -> Refusal | None:
        return why_no_offer(s, seat, action)

    def do_unasked(self, s: OmertaState, seat: int, action: Any) -> None:
        begin(s, seat, action.to)

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return deals.asked(f)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return deals.question(f, seat, s.cat.slugs, f.gives_domains, f.wants_domains, "O-12.2", "O-12.5")

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        if f.put:
            return [ACCEPT, DECLINE] if s.money[f.to] >= f.wants else [DECLINE]
        out: list[Any] = [WITHDRAW]
        if f.gives_domains or f.wants_domains:
            out.append(PROPOSE)
        if not f.gives and not f.wants:
            if s.money[f.by]:
                out.append(Span(GiveMoney(1), 1, s.money[f.by]))
            if s.money[f.to]:
                out.append(Span(WantMoney(1), 1, s.money[f.to]))
        if len(f.gives_domains) < MOST_DOMAINS:
            out.extend([GiveDomain(card) for card in tradable(s, f.by) if card not in f.gives_domains])
        if len(f.wants_domains) < MOST_DOMAINS:
            out.extend([WantDomain(card) for card in tradable(s, f.to) if card not in f.wants_domains])
        return out

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if f.put:
            return refuse("cannot_give") if kind is Accept else None
        if kind is Propose:
            return refuse("nothing_offered")
        if kind is GiveMoney or kind is WantMoney:
            return refuse_none(action, "O-12.2") or refuse("not_so_much_money", amount=action.amount)
        if kind is GiveDomain or kind is WantDomain:
            slug = s.cat.slugs[action.card]
            if not s.cat.is_domain(action.card):
                return refuse("not_tradable", card=slug)
            owner = s.owner(action.card)
            if owner == (f.by if kind is GiveDomain else f.to) and s.robbed[s.holder[action.card]]:
                return refuse("owner_robbed", card=slug)
            return refuse("not_your_domain", "O-12.2", card=slug)
        return objectives.why_no_claim(s, seat, action)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        kind, slugs = type(action), s.cat.slugs
        if kind in deals.ANSWERS:
            if deals.answer(s, f, kind):
                carry_out(s, f)
        elif kind is GiveMoney:
            s.put(replace(f, gives=action.amount))
            s.tell(OfferNamed(seat=f.by, what="gives", kind="money", amount=action.amount))
        elif kind is WantMoney:
            s.put(replace(f, wants=action.amount))
            s.tell(OfferNamed(seat=f.by, what="wants", kind="money", amount=action.amount))
        elif kind is GiveDomain:
            s.put(replace(f, gives_domains=with_card(f.gives_domains, action.card)))
            s.tell(OfferNamed(seat=f.by, what="gives", kind="domain", card=slugs[action.card]))
        else:
            s.put(replace(f, wants_domains=with_card(f.wants_domains, action.card)))
            s.tell(OfferNamed(seat=f.by, what="wants", kind="domain", card=slugs[action.card]))


def carry_out(s: OmertaState, f: Any) -> None:
    """Both halves of a trade at one moment; traded Domains arrive empty (O-12.5)."""
    change_round(s)
    money.pay(s, f.by, f.gives, f.to, "deal")
    money.pay(s, f.to, f.wants, f.by, "deal")
    for card in f.gives_domains:
        money.hand_over(s, card, f.to, "trade")
    for card in f.wants_domains:
        money.hand_over(s, card, f.by, "trade")


PROCEDURES[Offering] = OfferingProcedure()
