"""Money: Payday, payments and debts made good with Domains (O-4.1, O-4.8, O-5.4, O-5.8, O-5.10)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.omerta.actions import Choose, Yield
from conjura.games.omerta.events import DebtCancelled, DomainLost, DomainMoved, Gained, IncomeRobbed, Paid
from conjura.games.omerta.frames import Laying, Owing
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.state import BANK, HELD, PROCEDURES, OmertaState

CHOOSE: Final = [Choose(card) for card in range(512)]


def pay(s: OmertaState, seat: int, amount: int, to: int, how: str) -> None:
    """A seat that has the money pays it, to the bank if ``to`` is -1."""
    if amount <= 0:
        return
    s.money[seat] -= amount
    if to >= 0:
        s.money[to] += amount
    s.tell(Paid(seat=seat, amount=amount, to=to if to >= 0 else None, how=how))


def earn(s: OmertaState, seat: int, amount: int, how: str) -> None:
    """A seat gets money from the bank."""
    if amount > 0:
        s.money[seat] += amount
        s.tell(Gained(seat=seat, amount=amount, how=how))


def payday(s: OmertaState, order: list[int]) -> None:
    """All income is computed, then paid, then all tokens are removed (O-4.8)."""
    cat = s.cat
    amounts: list[int] = [s.income(seat) for seat in range(s.seats)]
    robbed: list[tuple[int, int, int, int]] = []
    for capo in range(cat.n_capos):
        if s.zone[capo] == HELD and s.robbed[capo]:
            seat = s.holder[capo]
            loot = 0
            for card in s.domains_of(capo):
                loot += cat.resources[card]
            amounts[seat] -= loot
            robber = -1 if s.robbed[capo] == BANK else s.robbed[capo] - 1
            robbed.append((seat, capo, loot, robber))
    for seat in order:
        earn(s, seat, amounts[seat], "payday")
    for seat, capo, loot, robber in robbed:
        s.robbed[capo] = 0
        if robber >= 0:
            s.money[robber] += loot
        to = robber if robber >= 0 else None
        s.tell(IncomeRobbed(seat=seat, card=cat.slugs[capo], amount=loot, to=to))


def income_parts(s: OmertaState, seat: int) -> Breakdown:
    """The income of a seat as counted at Payday, before robberies, part by part (O-4.1)."""
    cat = s.cat
    parts: list[Part] = []

    def add(card: int, source: str) -> None:
        if cat.resources[card]:
            parts.append(Part(cat.resources[card], source, "O-4.1", cat.slugs[card]))

    estate = s.estate(seat)
    add(s.don[seat], "don")
    for capo in estate.capos:
        add(capo, "capo")
        add(cat.first_type + s.kind[capo], "type")
    for card in estate.domains:
        add(card, "domain")
    if estate.bonus[3]:
        parts.append(Part(estate.bonus[3], "control", "O-9"))
    return Breakdown("income", s.income(seat), tuple(parts))


def owe(s: OmertaState, seat: int, amount: int, to: int, how: str) -> list[Owing]:
    """A forced loss: money first; the debt to be pushed if Domains have to cover a rest (O-5.4)."""
    paid = min(amount, s.money[seat])
    pay(s, seat, paid, to, how)
    return [Owing(seat, amount - paid, to)] if amount > paid else []


def settle_domain(s: OmertaState, seat: int, card: int, to: int) -> None:
    """A Domain pays a debt: it goes to the creditor, who lays it before a Capo of his, or to the centre (O-5.10)."""
    if to < 0:
        lose_domain(s, card)
    else:
        hand_over(s, card, to, "debt")


def lose_domain(s: OmertaState, card: int) -> None:
    """A Domain of a seat goes to the centre (O-5.3)."""
    seat = s.owner(card)
    s.to_centre(card)
    s.tell(DomainLost(seat=seat, card=s.cat.slugs[card]))


def hand_over(s: OmertaState, card: int, to: int, how: str) -> None:
    """A Domain comes, empty, to a seat that lays it before a Capo of its choice (O-12.5)."""
    s.retire(card)
    capos = s.estate(to).capos
    s.lay(card, capos[0])
    if len(capos) > 1:
        s.push(Laying(to, card))
    else:
        s.tell(DomainMoved(seat=to, card=s.cat.slugs[card], capo=s.cat.slugs[capos[0]], how=how))


class OwingProcedure(Procedure):
    """Frame ``Owing``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.amount <= 0 or not s.estate(f.seat).domains:
            return NOBODY
        if f.to >= 0 and s.options.debt_choice == "creditor":
            return ALONE[f.to]
        return ALONE[f.seat]

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()
        if f.amount > 0:
            s.tell(DebtCancelled(seat=f.seat, amount=f.amount))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        params = {"payer": f.seat, "amount": f.amount, "to": f.to if f.to >= 0 else None}
        return Prompt("owe", "O-5.4", seat, params)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        return [Yield(card) for card in s.estate(f.seat).domains]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Yield:
            return refuse("not_your_domain", "O-5.4", card=s.cat.slugs[action.card])
        return refuse("must_cover", amount=f.amount)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.put(replace(f, amount=max(0, f.amount - s.cat.resources[action.card])))
        settle_domain(s, f.seat, action.card, f.to)

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True


class LayingProcedure(Procedure):
    """Frame ``Laying``: the Domain lies before the first Capo until it is moved; nothing else happens meanwhile."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("lay", "O-8.6", seat, {"card": s.cat.slugs[f.card]})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        return [CHOOSE[capo] for capo in s.estate(seat).capos if capo != f.held]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose:
            if action.card == f.held:
                return refuse("lies_there", card=s.cat.slugs[action.card])
            return refuse("not_your_capo", "O-8.6", card=s.cat.slugs[action.card])
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        s.lay(f.card, action.card)
        how = "moved" if f.held >= 0 else "laid"
        s.tell(DomainMoved(seat=seat, card=s.cat.slugs[f.card], capo=s.cat.slugs[action.card], how=how))

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True


PROCEDURES[Owing] = OwingProcedure()
PROCEDURES[Laying] = LayingProcedure()
