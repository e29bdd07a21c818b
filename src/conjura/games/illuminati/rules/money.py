"""Moving money between the own cards (I-15, I-33.18)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Carry, Choose, Play, Proceed, Transfer
from conjura.games.illuminati.events import MoneyMoved, MoneyRearranged
from conjura.games.illuminati.frames import Carrying, Played, Redistributing
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import specials
from conjura.games.illuminati.rules.specials import finish_action
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

PROCEED: Final = Proceed()
TRANSFER: Final = [Transfer(card) for card in range(512)]


def list_transfers(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append the transfers that a seat may begin: from any card with money, if it has a neighbour."""
    members = s.layout(seat).members
    if len(members) > 1:
        for card in members:
            if s.money[card] > 0:
                out.append(TRANSFER[card])


def why_no_transfer(s: IlluminatiState, seat: int, card: int) -> Refusal:
    """Why a seat can't begin a transfer from this card."""
    slug = s.cat.slugs[card]
    members = s.layout(seat).members
    if card not in members:
        return refuse("not_your_card", "I-15.1", card=slug)
    if s.money[card] <= 0:
        return refuse("no_money_there", card=slug)
    return refuse("not_adjacent", card=slug, source=slug)


def neighbours(s: IlluminatiState, seat: int, source: int) -> list[int]:
    """The cards that money may go to from this one in one transfer (I-15.1, I-15.4)."""
    layout = s.layout(seat)
    if source in s.cat.transfers_anywhere:
        return [card for card in layout.members if card != source]
    out = []
    for card in layout.members:
        if card == source:
            continue
        if (card >= s.cat.first_group and s.master[card] == source) or (
            source >= s.cat.first_group and s.master[source] == card
        ):
            out.append(card)
    return out


def tell_moved(s: IlluminatiState, seat: int, source: int, card: int, amount: int) -> None:
    """Note a transfer; with closed treasuries the amount is the owner's secret (I-1.10)."""
    slugs, audience = s.cat.slugs, (seat,) if s.purse_known else None
    s.tell(MoneyMoved(seat=seat, source=slugs[source], card=slugs[card], amount=amount, audience=audience))


class CarryingProcedure(Procedure):
    """Frame ``Carrying``: where the money goes and how much."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("carry", "I-15.1", seat, {"source": s.cat.slugs[f.source]})

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return bool(s.counted())

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        most = s.money[f.source]
        return [Span(Carry(card, 1), 1, most) for card in neighbours(s, seat, f.source)]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if type(action) is not Carry:
            return None
        slug, source = s.cat.slugs[action.card], s.cat.slugs[f.source]
        if action.card not in neighbours(s, seat, f.source):
            return refuse("not_adjacent", card=slug, source=source)
        if action.amount < 1:
            return refuse("no_amount")
        return refuse("too_much_money", card=source, amount=action.amount, there=s.money[f.source])

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        s.shift(f.source, action.card, action.amount)
        tell_moved(s, seat, f.source, action.card, action.amount)
        turn = turn_of(s)
        if f.free:
            change_turn(s, transfers=turn.transfers - 1, acted=True)
        else:
            change_turn(s, actions=turn.actions - 1, acted=True)
            finish_action(s)


class RedistributingProcedure(Procedure):
    """Frame ``Redistributing``: money is laid anew, as a row of moves.

    With a plan the moves change the plan alone, which is carried out when the Special takes effect.
    """

    def purse(self, s: IlluminatiState, f: Any) -> dict[int, int]:
        """The money by own card as it is now, or as planned."""
        if f.special >= 0:
            return dict(f.plan)
        return {card: s.money[card] for card in s.layout(f.seat).members}

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        clause = "I-33.18" if f.special >= 0 else "I-15.6"
        if f.bonus:
            return Prompt("lay_bonus", clause, seat, {"amount": f.bonus})
        if f.source >= 0:
            return Prompt("carry", clause, seat, {"source": s.cat.slugs[f.source]})
        return Prompt("redistribute", clause, seat)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        purse = self.purse(s, f)
        if f.bonus:
            return [Choose(card) for card in purse]
        if f.source >= 0:
            most = purse[f.source]
            return [Span(Carry(card, 1), 1, most) for card in purse if card != f.source]
        out: list[Any] = [PROCEED]
        if f.left > 0 and len(purse) > 1:
            out.extend([TRANSFER[card] for card, amount in purse.items() if amount > 0])
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        purse = self.purse(s, f)
        if type(action) in (Choose, Transfer, Carry):
            slug = s.cat.slugs[action.card]
            if action.card not in purse:
                return refuse("not_your_card", "I-33.18" if f.special >= 0 else "I-15.6", card=slug)
            if type(action) is Transfer and purse[action.card] == 0:
                return refuse("no_money_there", card=slug)
            if type(action) is Carry and f.source >= 0:
                if action.amount < 1:
                    return refuse("no_amount")
                source = s.cat.slugs[f.source]
                if action.card == f.source:
                    return refuse("not_adjacent", "I-15.6", card=slug, source=source)
                return refuse("too_much_money", card=source, amount=action.amount, there=purse[f.source])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind is Choose:
            plan = dict(f.plan)
            plan[action.card] += f.bonus
            s.put(replace(f, bonus=0, plan=tuple(plan.items())))
        elif kind is Transfer:
            if f.special < 0:
                s.show_money(action.card, 1)
            s.put(replace(f, source=action.card, left=f.left - 1))
        elif kind is Carry and f.special >= 0:
            plan = dict(f.plan)
            plan[f.source] -= action.amount
            plan[action.card] += action.amount
            s.put(replace(f, source=-1, plan=tuple(plan.items())))
        elif kind is Carry:
            s.shift(f.source, action.card, action.amount)
            tell_moved(s, seat, f.source, action.card, action.amount)
            s.put(replace(f, source=-1))
        elif f.special >= 0:
            s.put(Played(seat, f.special, plan=f.plan))
        else:
            s.pop()
            members = s.layout(seat).members
            cards = tuple([(s.cat.slugs[card], s.money[card]) for card in members if s.money[card]])
            s.close_purses(members)
            audience = (seat,) if s.purse_known else None
            s.tell(MoneyRearranged(seat=seat, cards=cards, audience=audience))


PROCEDURES[Carrying] = CarryingProcedure()
PROCEDURES[Redistributing] = RedistributingProcedure()
