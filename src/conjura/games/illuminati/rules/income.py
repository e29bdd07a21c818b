"""Income, tax and what must be paid (I-5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.illuminati.actions import Decline, Levy, Pay, Play
from conjura.games.illuminati.events import IncomePaid, MoneyPaid, TaxLevied, TaxSpared
from conjura.games.illuminati.frames import Owing, Taxing
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import specials
from conjura.games.illuminati.rules.reckoning import income_of, stands_apart
from conjura.games.illuminati.state import HELD, PROCEDURES, IlluminatiState

LEVY: Final = Levy()
DECLINE: Final = Decline()


def collect(s: IlluminatiState, seat: int, doubled: bool) -> None:
    """All cards of a seat receive their Income from the bank (I-5.1, I-5.7)."""
    total, cards = 0, []
    masked = s.masked(seat)
    for card in s.layout(seat).members:
        amount = income_of(s, card)
        if masked and card < s.cat.first_group:  # what lies face down is claimed (I-24.3)
            amount = 0
        if amount > 0:
            amount = amount * 2 if doubled and not stands_apart(s, card) else amount
            s.earn(card, amount)
            total += amount
            cards.append((s.cat.slugs[card], amount))
    s.tell(IncomePaid(seat=seat, total=total, cards=tuple(cards)))


def collect_each(s: IlluminatiState, seat: int) -> None:
    """Cards of other seats that collect in everybody's income step, here that of ``seat`` (I-5.6, I-33.41)."""
    for card, amount in s.cat.income_each.items():
        if s.zone[card] == HELD and s.holder[card] != seat:
            s.earn(card, amount)
            s.tell(IncomePaid(seat=s.holder[card], total=amount, cards=((s.cat.slugs[card], amount),)))


def income_breakdown(s: IlluminatiState, seat: int) -> Breakdown:
    """What a seat's next income is made of (I-5.1)."""
    parts: list[Part] = []
    total = 0
    for card in s.layout(seat).members:
        amount = income_of(s, card)
        if amount:
            total += amount
            parts.append(Part(amount, "income", "I-5.1" if amount > 0 else "I-5.2", s.cat.slugs[card], seat))
    return Breakdown("income", total, tuple(parts))


def taxing_cards(s: IlluminatiState, seat: int) -> list[int]:
    """The cards of a seat that tax its opponents (I-5.3)."""
    return [card for card in s.layout(seat).members if card in s.cat.tax]


def upkeep(s: IlluminatiState, seat: int) -> None:
    """Push what the seat owes for cards of negative Income, the first to be paid on top (I-5.2, I-5.9)."""
    owing = []
    for card in s.layout(seat).members:
        amount = income_of(s, card)
        if amount < 0:
            sources = {s.root[seat], s.master[card]}
            if s.options.post_office_pays:
                sources.add(card)
            owing.append(Owing(seat, -amount, sources=tuple(sorted(sources))))
    for frame in reversed(owing):
        s.push(frame)


class TaxingProcedure(Procedure):
    """Frame ``Taxing``: for each opponent with money the owner taxes or spares."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.payer != f.seat and s.wealth(f.payer) > 0:
            return ALONE[f.seat]
        return NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        if f.payer == f.seat:
            s.pop()
        else:
            s.put(replace(f, payer=s.next_alive(f.payer)))

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("tax", "I-5.3", seat, {"card": s.cat.slugs[f.card], "payer": f.payer})

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [LEVY, DECLINE]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        return refuse("whole_tax") if type(action) is Pay else None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        payer = f.payer
        s.put(replace(f, payer=s.next_alive(payer)))
        if type(action) is Levy:
            amount = min(s.cat.tax[f.card], s.wealth(payer) - s.concealed(payer))
            s.tell(TaxLevied(seat=seat, payer=payer, amount=amount, card=s.cat.slugs[f.card]))
            s.push(Owing(payer, amount, f.card))
        else:
            s.tell(TaxSpared(seat=seat, payer=payer, card=s.cat.slugs[f.card]))


class OwingProcedure(Procedure):
    """Frame ``Owing``: the payer chooses which cards pay and how much each."""

    def payers(self, s: IlluminatiState, f: Any) -> list[int]:
        """The cards that may pay and have money."""
        cards = f.sources or s.layout(f.seat).members
        return [card for card in cards if s.money[card] > 0]

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.amount <= 0:
            return NOBODY
        if s.purse_known:  # whether anything is there is the owner's secret
            return ALONE[f.seat] if s.wealth(f.seat) > 0 else NOBODY
        return ALONE[f.seat] if self.payers(s, f) else NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        s.pop()

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        to = s.cat.slugs[f.to] if f.to >= 0 else None
        return Prompt("pay", "I-5.3" if f.to >= 0 else "I-5.2", seat, {"amount": f.amount, "to": to})

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return bool(s.counted())

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = []
        for card in self.payers(s, f):
            out.append(Span(Pay(card, 1), 1, min(f.amount, s.money[card])))
        return out or [DECLINE]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if type(action) is not Pay:
            return None
        card, slug = action.card, s.cat.slugs[action.card]
        clause = "I-5.3" if f.to >= 0 else "I-5.2"
        if card not in s.layout(seat).members or (f.sources and card not in f.sources):
            return refuse("cannot_pay", clause, card=slug)
        if action.amount > f.amount:
            return refuse("pays_too_much", clause, amount=action.amount, owed=f.amount)
        if action.amount < 1:
            return refuse("no_amount", clause)
        return refuse("too_much_money", clause, card=slug, amount=action.amount, there=s.money[card])

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Decline:
            s.pop()
            return
        s.spend(action.card, action.amount)
        if f.to >= 0:
            s.earn(f.to, action.amount)
        to = s.cat.slugs[f.to] if f.to >= 0 else None
        audience = (seat,) if s.purse_known else None
        s.tell(
            MoneyPaid(
                seat=seat,
                card=s.cat.slugs[action.card],
                amount=action.amount,
                to=to,
                why="tax" if f.to >= 0 else "upkeep",
                audience=audience,
            )
        )
        s.put(replace(f, amount=f.amount - action.amount))


PROCEDURES[Taxing] = TaxingProcedure()
PROCEDURES[Owing] = OwingProcedure()
