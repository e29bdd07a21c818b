"""What remains to be chosen or drawn while a card is carried out: cards struck or sifted, Soldiers lent (O-5.11)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.chance import DECK_STREAM, deck_outcomes, draw_card, one_of, shares
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import Choose, Commit
from conjura.games.omerta.events import CardDiscarded, EventSifted
from conjura.games.omerta.frames import Lending, Resolving, Sifting, Striking
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.rules import chance, draws, loans, money, soldiers
from conjura.games.omerta.state import PROCEDURES, OmertaState


class StrikingProcedure(Procedure):
    """Frame ``Striking``: a card of a hand, or a Domain whose Soldiers are lost."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.capo >= 0:
            return ALONE[f.by]
        if not s.hands[f.seat]:
            return NOBODY
        return ALONE[f.by] if f.by >= 0 else BY_CHANCE

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return shares(chance.hand(s, f.seat))

    def draw(self, s: OmertaState, f: Any) -> Any:
        return one_of(s, DECK_STREAM, chance.hand(s, f.seat))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        if seat < 0:
            return Prompt("chance", "O-6.8", seat)
        if f.capo >= 0:
            return Prompt("strike_domain", "O-6.8", seat, {"card": s.cat.slugs[f.capo], "amount": f.amount})
        return Prompt("strike_card", "O-6.8", seat, {"other": f.seat})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        if f.capo >= 0:
            return [money.CHOOSE[card] for card in s.domains_of(f.capo) if s.men[card]]
        return [money.CHOOSE[card] for card in sorted(set(s.hand(f.seat)))]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        return refuse("wrong_target") if type(action) is Choose else None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if f.capo >= 0:
            soldiers.lose(s, f.seat, action.card, min(f.amount, s.men[action.card]))
            return
        s.take_token(f.seat, action.card)
        s.discard(action.card)
        s.tell(CardDiscarded(seat=f.seat, card=s.cat.slugs[action.card], how="struck", reveals=True))


class SiftingProcedure(Procedure):
    """Frame ``Sifting``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return BY_CHANCE if f.left and draws.can_draw(s) else NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        if not f.left or not draws.reshuffle(s):
            s.pop()

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return deck_outcomes(s.deck, 0, len(s.deck), s.cat.first_event)

    def draw(self, s: OmertaState, f: Any) -> Any:
        return draw_card(s, s.deck, 0, len(s.deck), s.cat.first_event)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "O-5.1", seat)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.put(replace(f, left=f.left - 1))
        card = action.card
        s.deck[card - s.cat.first_event] -= 1
        if s.cat.designs[card].happening:
            s.discard(card)
            how = "discarded"
        else:
            s.put_token(f.seat, card, s.onlookers())
            how = "taken"
        s.tell(EventSifted(seat=f.seat, card=s.cat.slugs[card], how=how, reveals=True))


class LendingProcedure(Procedure):
    """Frame ``Lending`` (O-5.11): the lender chooses the Reserve, the borrower how many, but for a card of the lender."""

    def capos(self, s: OmertaState, f: Any) -> list[int]:
        """The Capos in whose Reserve there is anybody."""
        return [capo for capo in s.estate(f.lender).capos if s.men[capo]]

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.capo < 0:
            return ALONE[f.lender] if len(self.capos(s, f)) > 1 else NOBODY
        if min(f.most, s.men[f.capo]) < 2:
            return NOBODY
        return ALONE[self.chooser(s, f)]

    def chooser(self, s: OmertaState, f: Any) -> int:
        """Who says how many: the borrower, but the player of the card if it is his own Soldiers he lends."""
        for frame in s.top_down():
            if type(frame) is Resolving:
                return int(f.lender if frame.by == f.lender else f.seat)
        return int(f.seat)

    def step(self, s: OmertaState, f: Any) -> None:
        if f.capo < 0:
            rows = self.capos(s, f)
            if rows:
                s.put(replace(f, capo=rows[0]))
            else:
                s.pop()
        else:
            self.lend(s, f, min(f.most, s.men[f.capo]))

    def lend(self, s: OmertaState, f: Any, count: int) -> None:
        """The Soldiers leave their Reserve."""
        s.pop()
        loans.lend(s, f.lender, f.capo, f.seat, count, False)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        if f.capo < 0:
            return Prompt("lend_from", "O-5.11", seat, {"to": f.seat, "amount": f.most})
        return Prompt("lend_men", "O-5.11", seat, {"to": f.seat, "by": f.lender})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        if f.capo < 0:
            return [money.CHOOSE[capo] for capo in self.capos(s, f)]
        return [Span(Commit(1), 1, min(f.most, s.men[f.capo]))]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose and f.capo < 0:
            slug = s.cat.slugs[action.card]
            if action.card in s.estate(seat).capos:
                return refuse("lenders_reserve", "O-5.11", card=slug, amount=1)
            return refuse("not_your_capo", "O-5.11", card=slug)
        if type(action) is not Commit or f.capo < 0:
            return None
        return refuse_none(action, "O-5.11") or refuse(
            "not_so_many", "O-5.11", amount=min(f.most, s.men[f.capo])
        )

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        if f.capo < 0:
            s.put(replace(f, capo=action.card))
        else:
            self.lend(s, f, action.amount)

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True


PROCEDURES[Striking] = StrikingProcedure()
PROCEDURES[Sifting] = SiftingProcedure()
PROCEDURES[Lending] = LendingProcedure()
