"""Loans of Soldiers in an Assault (O-12.1, O-12.6 to O-12.8)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import deals
from conjura.engine.deals import DECLINE, MAX_OFFERS, PROPOSE, WITHDRAW
from conjura.engine.kernel import Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import (
    Borrow,
    Choose,
    GiveMoney,
    Propose,
    WantMen,
    WantMoney,
)
from conjura.games.omerta.events import OfferBegan, OfferEnded, OfferNamed, SoldiersLent
from conjura.games.omerta.frames import Assaulting, Borrowing, Conquest
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.rules import money, rolls
from conjura.games.omerta.state import MOST_ON_DOMAIN, PROCEDURES, OmertaState

MOST_LENT: Final = 2
"""Soldiers lent by deals in one Assault (O-12.6)."""
BORROW: Final = [Borrow(seat) for seat in range(16)]


def side_of(f: Any, seat: int) -> int:
    """The side of an Assault on which a seat fights: 0 attacks."""
    return 0 if seat == f.seat else 1


def borrowable(s: OmertaState, f: Any, seat: int) -> int:
    """How many Soldiers a side of an Assault may still borrow: two in all, five on the Domain (O-6.6h, O-12.6)."""
    left = MOST_LENT
    for _, _, _, count, by_deal in f.lent:
        if by_deal:
            left -= count
    side = side_of(f, seat)
    there = f.men if side == 0 else s.men[f.target]
    return min(left, MOST_ON_DOMAIN - int(there) - rolls.lent_men(f, side))


def lenders(s: OmertaState, f: Any, side: int) -> list[int]:
    """The Families that could lend to a side: somebody in a Reserve, nobody on the other side (O-12.7, O-5.12)."""
    out: list[int] = []
    for seat in s.in_order(f.seat):
        if seat not in (f.seat, f.defender) and s.reserves(seat) and not rolls.lent_by(f, 1 - side, seat):
            out.append(seat)
    return out


def may_borrow(s: OmertaState, f: Any, seat: int) -> bool:
    """Whether a side may ask for Soldiers now; public (O-12.1, O-12.8, O-12.9)."""
    if not s.options.negotiation or s.seats < 3 or s.offers[seat] >= MAX_OFFERS:
        return False
    return borrowable(s, f, seat) > 0 and len(lenders(s, f, side_of(f, seat))) > 0


def requests(s: OmertaState, f: Any, seat: int) -> list[Any]:
    """The requests that a side may begin."""
    return [BORROW[other] for other in lenders(s, f, side_of(f, seat))]


def why_no_request(s: OmertaState, f: Any, seat: int, to: int) -> Refusal:
    """Why a side can't ask this Family."""
    if to in (f.seat, f.defender):
        return refuse("no_loan_from_enemy", seat=to)
    if rolls.lent_by(f, 1 - side_of(f, seat), to):
        return refuse("lends_to_foe", seat=to)
    return refuse("no_loan_from", seat=to)


def begin(s: OmertaState, seat: int, to: int) -> None:
    """A side begins to ask; it counts as an offer (O-12.10)."""
    deals.count_offer(s, seat)
    s.push(Borrowing(seat, to))
    s.tell(OfferBegan(seat=seat, to=to, kind="loan"))


def richest_reserve(s: OmertaState, seat: int) -> int:
    """The most Soldiers in one Reserve of a seat."""
    return max([s.men[capo] for capo in s.estate(seat).capos])


class BorrowingProcedure(Procedure):
    """Frame ``Borrowing``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return deals.asked(f)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        params = {"by": f.by, "to": f.to, "men": f.men, "gives": f.gives}
        if f.put:
            return Prompt("loan_consent", "O-12.1", seat, params)
        return Prompt("loan", "O-12.1", seat, params)

    def most(self, s: OmertaState, f: Any) -> int:
        """How many Soldiers may be asked for: they come from one Reserve (O-12.6)."""
        return min(borrowable(s, s.stack[-2], f.by), richest_reserve(s, f.to))

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        if f.put:
            capos = [capo for capo in s.estate(f.to).capos if s.men[capo] >= f.men]
            return [DECLINE, *[money.CHOOSE[capo] for capo in capos]]
        out: list[Any] = [WITHDRAW]
        if f.men:
            out.append(PROPOSE)
        else:
            out.append(Span(WantMen(1), 1, self.most(s, f)))
        if not f.gives and s.money[f.by]:
            out.append(Span(GiveMoney(1), 1, s.money[f.by]))
        return out

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if f.put:
            if kind is Choose:
                return refuse("lenders_reserve", card=s.cat.slugs[action.card], amount=f.men)
            return None
        if kind is WantMen:
            if f.men:
                return None  # said already
            return refuse_none(action, "O-12.1") or refuse("two_lent", amount=self.most(s, f))
        if kind is GiveMoney:
            return refuse_none(action, "O-12.1") or refuse(
                "not_so_much_money", "O-12.1", amount=s.money[f.by]
            )
        if kind is Propose:
            return refuse("nothing_offered", "O-12.1")
        if kind is WantMoney:
            return refuse("cannot_give", "O-12.1")
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind in deals.ANSWERS:
            deals.answer(s, f, kind)
        elif kind is WantMen:
            s.put(replace(f, men=action.amount))
            s.tell(OfferNamed(seat=f.by, what="wants", kind="soldiers", amount=action.amount))
        elif kind is GiveMoney:
            s.put(replace(f, gives=action.amount))
            s.tell(OfferNamed(seat=f.by, what="gives", kind="money", amount=action.amount))
        else:
            s.pop()
            s.tell(OfferEnded(seat=f.by, to=f.to, how="accepted"))
            money.pay(s, f.by, f.gives, f.to, "deal")
            lend(s, f.to, action.card, f.by, f.men, True)


def lend(s: OmertaState, lender: int, capo: int, to: int, count: int, by_deal: bool) -> None:
    """Soldiers leave a Reserve for a side of the Assault, or for the Conquest, under way (O-5.11, O-12.6)."""
    for place in range(len(s.stack) - 1, 0, -1):
        deed = s.stack[place]
        if type(deed) is Assaulting:
            side = side_of(deed, to)
            s.stack[place] = replace(deed, lent=(*deed.lent, (side, lender, capo, count, by_deal)))
            break
        if type(deed) is Conquest:
            s.stack[place] = replace(deed, lent=(*deed.lent, (lender, capo, count)))
            break
    s.men[capo] -= count
    s.tell(SoldiersLent(seat=lender, to=to, card=s.cat.slugs[capo], amount=count))


PROCEDURES[Borrowing] = BorrowingProcedure()
