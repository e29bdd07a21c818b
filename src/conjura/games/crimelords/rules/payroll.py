"""Payroll (C-7): the owner sets what everybody is paid, the Boss first."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.cheating import CHEATS
from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.crimelords.actions import Offer, Pay, PayAll, PayNoMore, Play
from conjura.games.crimelords.events import PayrollPaid
from conjura.games.crimelords.frames import Payroll
from conjura.games.crimelords.refusals import own_step, refuse
from conjura.games.crimelords.rules import cheats, deals, specials
from conjura.games.crimelords.rules.income import wage_of
from conjura.games.crimelords.rules.placing import settle
from conjura.games.crimelords.rules.unhappiness import depart, leavers, lieutenants, upset
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState

PAY_ALL: Final = PayAll()
NO_MORE: Final = PayNoMore()


def wages(s: CrimeLordsState, f: Any) -> list[tuple[int, int]]:
    """All Crooks of the mob with their full pay, the Boss first."""
    return [(card, wage_of(s, f.seat, card, f.waived)) for card in s.layout(f.seat).crooks]


def total_wages(s: CrimeLordsState, seat: int) -> int:
    """What paying everybody in full costs."""
    return sum([wage_of(s, seat, card) for card in s.layout(seat).crooks])


class PayrollProcedure(Procedure):
    """Frame ``Payroll``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        owed = sum([wage for _, wage in wages(s, f)])
        params = {"owed": owed, "paid": sum([amount for _, amount in f.plan]), "money": s.money[f.seat]}
        return Prompt("payroll", "C-7.1", seat, params)

    def open_moment(self, s: CrimeLordsState, f: Any) -> bool:
        return not f.plan

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        paid = dict(f.plan)
        rows = wages(s, f)
        left = s.money[seat] - sum(paid.values())
        owed = sum([wage - paid.get(card, 0) for card, wage in rows])
        out: list[Any] = []
        if owed <= left:
            out.append(PAY_ALL)
        boss, boss_wage = rows[0]
        boss_paid = paid.get(boss, 0) >= boss_wage
        if owed and left:
            for card, wage in rows:
                now = paid.get(card, 0)
                if now < wage and (boss_paid or card == boss):
                    most = min(wage, now + left)
                    out.append(Span(Pay(card, now + 1), now + 1, most))
        if owed and (left == 0 or s.options.withhold_pay == "allowed"):
            out.append(NO_MORE)
        if not f.plan:
            specials.list_plays(s, seat, "payroll", out)
            out.extend(deals.offers(s, seat))
            cheats.list_acts(s, seat, out)
        return out

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if kind is Pay:
            return self.why_no_pay(s, f, seat, action)
        if kind is PayAll:
            return refuse("cannot_pay_all")
        if kind is PayNoMore:
            return refuse("pay_withheld")
        if kind is Play:
            return specials.why_no_play(s, seat, "payroll" if not f.plan else "walk", action.card)
        if kind is Offer:
            return refuse("no_deals_now", "C-19.11") if f.plan else deals.why_no_offer(s, seat, action)
        return own_step(kind)

    def why_no_pay(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal:
        """Why a Crook can't be paid so much."""
        slug = s.cat.slugs[action.card]
        rows, paid = wages(s, f), dict(f.plan)
        full = dict(rows).get(action.card)
        if full is None:
            return refuse("not_your_crook", "C-7.2", card=slug)
        boss, boss_wage = rows[0]
        if action.card != boss and paid.get(boss, 0) < boss_wage:
            return refuse("boss_first", card=s.cat.slugs[boss])
        now = paid.get(action.card, 0)
        left = s.money[seat] - sum(paid.values()) + now
        if action.amount > full or now >= full:
            return refuse("more_than_full", card=slug, amount=full)
        if action.amount > left:
            return refuse("too_much_money", "C-7.8", amount=action.amount, there=left)
        return refuse("pay_only_rises", card=slug, amount=now)

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind in CHEATS:
            cheats.act(s, seat, action)
        elif kind is Pay:
            paid = dict(f.plan)
            paid[action.card] = action.amount
            s.put(replace(f, plan=tuple(sorted(paid.items()))))
        elif kind is PayAll:
            self.pay(s, f, dict(wages(s, f)))
        elif kind is PayNoMore:
            self.pay(s, f, dict(f.plan))
        elif kind is Play:
            specials.play(s, seat, action.card)
        else:
            deals.begin_offer(s, seat, action.to)

    def pay(self, s: CrimeLordsState, f: Any, paid: dict[int, int]) -> None:
        """Money goes to the bank, all markers fall together, then who bears three leaves (C-7.7)."""
        seat, slugs = f.seat, s.cat.slugs
        s.pop()
        before = lieutenants(s, seat)
        full: list[str] = []
        part: list[str] = []
        none: list[str] = []
        marks: list[tuple[int, int]] = []
        for card, wage in wages(s, f):
            amount = paid.get(card, 0)
            if amount >= wage:
                full.append(slugs[card])
            elif amount:
                part.append(slugs[card])
                marks.append((card, 1))
            else:
                none.append(slugs[card])
                marks.append((card, 2))
        total = sum(paid.values())
        s.earn(seat, -total)
        broke = bool(marks) and s.options.withhold_pay == "only_if_short"
        if broke:
            s.show_money(seat, s.onlookers())  # all money is spent: nothing is left
        s.tell(PayrollPaid(seat=seat, full=tuple(full), part=tuple(part), none=tuple(none), total=total,
                           audience=(seat,), reveals=True))  # fmt: skip
        for card, amount in marks:
            upset(s, card, amount, "part_pay" if amount == 1 else "no_pay")
        gone = leavers(s, seat)
        if gone:
            depart(s, seat, gone, "uncontrolled", "pay")
            settle(s, seat, before)

    def breakdown(self, s: CrimeLordsState, f: Any, seat: int) -> list[Breakdown]:
        if seat != f.seat:
            return []
        rows = tuple([Part(wage, "wage", "C-7.2", s.cat.slugs[card], None) for card, wage in wages(s, f)])
        return [Breakdown("payroll", sum([row.amount for row in rows]), rows)]


PROCEDURES[Payroll] = PayrollProcedure()
