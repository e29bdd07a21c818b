"""The heuristic opponent of Omertà: objectives, odds, Soldiers, cards and deals (see ``tempers``)."""

from __future__ import annotations

from typing import Any

from conjura.bots.omerta import bargains, cards, fights, purses
from conjura.bots.omerta.outlook import SOLDIER, Outlook
from conjura.bots.tempers import Tempered
from conjura.engine.legal import Span
from conjura.games.omerta.actions import (
    Bring,
    Choose,
    Claim,
    Commit,
    Declare,
    Decline,
    Involve,
    Occupy,
    Pass,
    Pay,
    Post,
    Proceed,
)
from conjura.games.omerta.catalogue import COMBAT
from conjura.games.omerta.frames import (
    Assaulting,
    Borrowing,
    Claiming,
    Conquest,
    Laying,
    Lending,
    Losing,
    Naming,
    Offering,
    Owing,
    Parting,
    Placing,
    Resolving,
    Retyping,
    Robbery,
    Round,
    Setup,
    Striking,
    Window,
)
from conjura.games.omerta.prospects import assault_odds

ENOUGH = 1.0
"""What an action must promise to be taken."""


class Heuristic(Tempered):
    """An opponent that knows objectives, odds, the worth of Soldiers and cards, and which deals are good."""

    def choose(self, state: Any, frame: Any, legal: Any) -> Any:
        return self.weighed(state, frame, list(legal.items))

    def weighed(self, state: Any, frame: Any, legal: list[Any]) -> Any:
        """An answer among the items of the list."""
        me, kind = self.seat, type(frame)
        if kind is Window and not cards.plays(legal):
            return Decline()
        o = Outlook(state, me)
        claimed = self.claims(o, legal)
        if claimed is not None:
            return claimed
        if kind is Window:
            return cards.in_window(o, frame, legal) or Decline()
        if kind is Round:
            return self.step(o, frame, legal)
        if kind is Conquest:
            return self.conquest(o, frame, legal)
        if kind is Assaulting:
            return self.assault(o, frame, legal)
        if kind is Robbery:
            return self.robbery(o, frame, legal)
        if kind is Setup:
            return self.setup(o, frame, legal)
        return self.rest(o, frame, legal)

    def claims(self, o: Outlook, legal: list[Any]) -> Any | None:
        """Victory, or an objective whose claim is worth its cost."""
        for item in legal:
            if type(item) is Declare:
                return item
        for item in legal:
            if type(item) is Claim and not (
                o.conquista and o.s.cat.cost[item.card] > 5 * o.s.cat.pr[item.card]
            ):
                return item
        return None

    def setup(self, o: Outlook, frame: Any, legal: list[Any]) -> Any:
        """The strongest Capo and type; one Soldier on each first Domain."""
        cat = o.s.cat
        if frame.step != "post":
            return max(
                legal,
                key=lambda item: (
                    4 * cat.combat[item.card]
                    + 1.2 * (cat.influence[item.card] + cat.subterfuge[item.card])
                    + cat.resources[item.card]
                ),
            )
        rows = purses.of_kind(legal, Post)
        return rows[0].at(1) if rows else Proceed()

    def step(self, o: Outlook, frame: Any, legal: list[Any]) -> Any:
        """A step of the round."""
        if frame.step == "act":
            return self.turn(o, frame, legal)
        if frame.step == "buy":
            return cards.in_turn(o, legal) or purses.buying(o, legal, frame.price)
        if frame.step in ("sell", "discard"):
            return purses.discarding(o, legal)
        offer = bargains.opening(o, legal)
        if offer is not None:
            return offer
        return purses.moving(o, legal) if frame.step == "men" else Proceed()

    def turn(self, o: Outlook, frame: Any, legal: list[Any]) -> Any:
        """The own turn of the Actions phase."""
        card = cards.in_turn(o, legal)
        if card is not None:
            return card
        if frame.did:
            return Pass()
        rows = fights.plans(o)
        if rows and rows[0].gain > ENOUGH:
            return rows[0].action
        return Pass()

    def conquest(self, o: Outlook, f: Any, legal: list[Any]) -> Any:
        """The steps of a Conquest, own or joined."""
        if f.step == "target":
            return max(legal, key=lambda item: fights.conquest(o, f.capo, item.card))
        if f.step == "involve":
            return Involve() if fights.involvement(o, f) > fights.INVOLVEMENT + 1 else Decline()
        if f.step == "name":
            capo = fights.roller(o, f, [item.card for item in legal])
            return Choose(capo)
        if f.step == "men":
            span = legal[0]
            gain = fights.conquest(o, f.own, f.target, sure=True)
            if gain <= 0 and any(type(item) is Decline for item in legal):
                return Decline()
            return span.at(span.high) if type(span) is Span else span
        return self.occupied(o, f.own, legal)

    def occupied(self, o: Outlook, capo: int, legal: list[Any]) -> Any:
        """How many Soldiers stay on a Domain just won."""
        span = legal[0]
        return span.at(span.low) if type(span) is Span else Occupy(1)

    def assault(self, o: Outlook, f: Any, legal: list[Any]) -> Any:
        """The steps of an Assault, on either side."""
        s = o.s
        if f.step == "origin":
            return max(legal, key=lambda item: s.chain(COMBAT, o.me, s.holder[item.card]) + s.men[item.card])
        if f.step == "target":
            return max(legal, key=lambda item: fights.assault(o, f.origin, item.card, s.men[f.origin]))
        if f.step == "men":
            span = legal[0]
            best = max(
                range(span.low, span.high + 1), key=lambda men: fights.assault(o, f.origin, f.target, men)
            )
            return Commit(best)
        if f.step == "loans":
            return bargains.borrowing(o, f, legal)
        if f.step == "bring":
            return self.help(o, f, legal[0])
        return self.occupied(o, s.holder[f.origin], legal)

    def help(self, o: Outlook, f: Any, span: Any) -> Any:
        """How many Soldiers come from the Reserve: each must lower the odds by what it costs."""
        worth = o.worth(f.target) + SOLDIER

        def cost(count: int) -> float:
            odds = assault_odds(o.s, f.seat, f.origin, f.target, f.men, count)
            return odds * (worth + count * SOLDIER / 2) + max(0, count - 1) * 3

        return Bring(min(range(span.low, span.high + 1), key=cost))

    def robbery(self, o: Outlook, f: Any, legal: list[Any]) -> Any:
        """The steps of a Robbery."""
        if f.step == "capo":
            return max(
                legal, key=lambda item: max([fights.robbery(o, item.card, v) for v in self.victims(o)])
            )
        return max(legal, key=lambda item: fights.robbery(o, f.capo, item.card))

    def victims(self, o: Outlook) -> list[int]:
        """The Capos that can be robbed."""
        return [plan.target for plan in fights.robbery_plans(o)]

    def rest(self, o: Outlook, frame: Any, legal: list[Any]) -> Any:
        """Everything that comes up while a card or a deal is carried out."""
        kind, s = type(frame), o.s
        if kind is Claiming:
            return Decline()
        if kind is Naming:
            return cards.named(o, frame, legal)
        if kind is Placing:
            return purses.placing(o, legal)
        if kind is Losing:
            return purses.losing(o, legal)
        if kind is Offering:
            return bargains.consent(o, frame, legal) if frame.put else bargains.offering(o, frame, legal)
        if kind is Borrowing:
            return bargains.lending(o, frame, legal) if frame.put else bargains.asking(o, frame, legal)
        if kind is Owing:
            mine = frame.seat == o.me
            return (min if mine else max)(legal, key=lambda item: o.worth(item.card))
        if kind is Laying:
            return max(legal, key=lambda item: s.men[item.card])
        if kind is Lending:
            span = legal[0]
            if type(span) is Span:
                return span.at(span.high if frame.seat == o.me else span.low)
            return max(legal, key=lambda item: s.men[item.card])
        if kind is Resolving:
            return self.resolving(o, frame, legal)
        if kind is Retyping:
            return self.retyped(o, frame, legal)
        if kind is Striking:
            if frame.capo >= 0:
                return min(legal, key=lambda item: s.men[item.card])
            return max(legal, key=lambda item: cards.keeping(o, item.card))
        if kind is Parting:
            return self.parted(o, legal)
        raise AssertionError(f"no answer for {kind.__name__}")

    def resolving(self, o: Outlook, frame: Any, legal: list[Any]) -> Any:
        """Pay the price of a roll if it promises more; name the strongest Capo."""
        design = o.s.cat.designs[frame.card]
        if design.price and not frame.paid:
            capo = frame.roller if frame.roller >= 0 else o.best_capo(design.stat)
            lead = o.s.chain(design.stat, o.me, capo) - design.difficulty
            return Pay() if lead >= -2 else Decline()
        return max(legal, key=lambda item: o.s.chain(design.stat, o.me, item.card))

    def retyped(self, o: Outlook, frame: Any, legal: list[Any]) -> Any:
        """The best of the types drawn, if it is better than the old one."""
        cat = o.s.cat

        def worth(card: int) -> float:
            return 4 * cat.combat[card] + cat.influence[card] + cat.subterfuge[card] + cat.resources[card]

        rows = purses.of_kind(legal, Choose)
        best = max(rows, key=lambda item: worth(item.card))
        old = cat.first_type + o.s.kind[frame.capo]
        return best if worth(best.card) > worth(old) else Decline()

    def parted(self, o: Outlook, legal: list[Any]) -> Any:
        """Pay for a Capo, or lose the weakest."""
        if any(type(item) is Pay for item in legal):
            return Pay()
        return min(legal, key=lambda item: o.s.men_of(item.card) + o.s.chain(COMBAT, o.me, item.card))
