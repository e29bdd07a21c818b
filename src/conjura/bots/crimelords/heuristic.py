"""The heuristic opponent of Crime Lords: bids, wages, takeovers, wars and deals (see ``tempers``)."""

from __future__ import annotations

from typing import Any

from conjura.bots.crimelords import attacks, bargains, cards
from conjura.bots.crimelords.outlook import Outlook, Style, style_of
from conjura.bots.tempers import Tempered
from conjura.engine.legal import Span
from conjura.engine.streams import mix
from conjura.games.crimelords.actions import (
    Accept,
    Choose,
    Confirm,
    Decline,
    Pass,
    Pay,
    PayAll,
    PayNoMore,
    Place,
    Proceed,
    Retire,
    Visit,
)
from conjura.games.crimelords.frames import (
    Agreeing,
    Attacking,
    Auction,
    Founding,
    Leaving,
    Moving,
    Naming,
    Offering,
    Payroll,
    Placing,
    Spoils,
    Stealing,
    Turn,
    War,
    Window,
)
from conjura.games.crimelords.rules.auction import crook_cap, racket_cap
from conjura.games.crimelords.rules.income import wage_of
from conjura.games.crimelords.state import LEAVES


class Heuristic(Tempered):
    """An opponent that bids, pays, recruits, takes Rackets, defends, hits when it pays, and deals."""

    def temper(self) -> Style:
        return style_of(self.seat, self.seed)

    def choose(self, state: Any, frame: Any, legal: Any) -> Any:
        items, kind = legal.items, type(frame)
        if kind is Window and len(items) == 1:
            return Decline()
        if kind is Leaving:
            return Decline()
        if kind is Agreeing:
            return Confirm()
        o = Outlook(state, self.seat, self.style)
        if kind is Auction:
            return self.bid(o, frame, legal)
        if kind is Window:
            return cards.in_window(o, frame, legal)
        if kind is Attacking:
            return attacks.in_attack(o, frame, legal)
        if kind is Turn:
            return self.turn(o, frame, legal)
        if kind is Payroll:
            return self.payroll(o, frame, legal)
        if kind is Placing:
            return self.place(o, frame, legal)
        if kind is Founding:
            return max(items, key=lambda item: (state.power(item.card), -item.card))
        if kind is War:
            return attacks.war_hit(o, frame, legal)
        if kind is Naming:
            return cards.named(o, frame, legal)
        if kind is Stealing:
            return cards.stolen(o, legal)
        if kind is Spoils:
            return self.spoils(o, frame, legal)
        if kind is Moving:
            return self.move(o, frame, legal)
        if kind is Offering:
            return bargains.consent(o, frame, legal) if frame.put else bargains.offering(o, frame, legal)
        return next(iter(legal))

    # The auction

    def bid(self, o: Outlook, f: Any, legal: Any) -> Any:
        """Open or raise up to what the card is worth to this seat."""
        span = legal.items[-1]
        if type(span) is not Span:
            return Decline()
        limit = self.limit(o, f)
        if f.bid < 0:
            return span.at(max(span.low, min(span.high, int(limit * 0.6))))
        return span.at(span.low) if span.low <= limit else Decline()

    def limit(self, o: Outlook, f: Any) -> int:
        """The most this seat bids for a lot: worth, need, and how much money there is for how many more cards."""
        s, cat, me = o.s, o.s.cat, self.seat
        card = f.lot
        left = max(1, crook_cap(s) - f.crooks + racket_cap(s) - f.rackets)
        share = s.money[me] / max(1.0, left / s.seats)
        mine = s.loose(me)
        if card >= cat.first_special:
            worth = 1.6
        elif card < cat.first_racket:
            power = cat.power[card]
            top = max([cat.power[other] for other in mine], default=0)
            worth = 1.2 + 0.8 * power
            if power > top:
                worth += 1.2 if not mine else 0.5
            if len(mine) >= 5:
                worth *= 0.5
        else:
            worth = 1.5 + 0.75 * cat.income[card] + 1.5 * (o.points(me, card) - 1) + 0.5 * cat.power[card]
            worth += max(0, cat.resistance[card] - 8) * 0.3
        worth *= self.style.greedy * (0.55 + 0.45 * min(2.0, share / 4.5))
        wobble = (mix(self.seed * 1000 + card * 8 + me) & 15) / 10 - 0.75
        return int(worth + wobble)

    # Structure

    def place(self, o: Outlook, f: Any, legal: Any) -> Any:
        """The strongest first; next to the Boss if possible, else under the strongest."""
        s = o.s
        if type(legal.items[0]) is Choose:
            return max(legal.items, key=lambda item: (s.power(item.card), -item.card))
        places = [item for item in legal.items if type(item) is Place]
        layout = s.layout(self.seat)
        return max(
            places,
            key=lambda item: (
                -layout.depth[item.master],
                s.power(item.master),
                -len(layout.subs[item.master]),
                -item.master,
            ),
        )

    def move(self, o: Outlook, f: Any, legal: Any) -> Any:
        """Receive a Crook that is worth its pay."""
        if f.to < 0:
            return next(iter(legal))
        return Accept() if o.crook(self.seat, f.card) > 5 else Decline()

    # Payroll

    def payroll(self, o: Outlook, f: Any, legal: Any) -> Any:
        """All in full if there is money; else the Boss, then whoever would leave, then the strongest."""
        s = o.s
        if not f.plan:
            play = cards.payroll(o, legal)
            if play is not None:
                return play
        if legal.items[0] == PayAll():
            return PayAll()
        spans = [item for item in legal.items if type(item) is Span and type(item.action) is Pay]
        if not spans:
            return PayNoMore() if PayNoMore() in legal else next(iter(legal))
        boss = s.boss[self.seat]

        def urgency(item: Any) -> tuple[bool, bool, int, int]:
            card = item.action.card
            full = item.high >= wage_of(s, self.seat, card, f.waived)
            return card == boss, full and s.unhappy[card] >= LEAVES - 2, s.power(card) if full else -1, -card

        best = max(spans, key=urgency)
        return best.at(best.high)

    # The own turn

    def turn(self, o: Outlook, f: Any, legal: Any) -> Any:
        """What to do in a step of the own turn."""
        s = o.s
        if f.step == "start":
            return cards.ability(o, legal) or Decline()
        play = cards.own_turn(o, legal)
        if play is not None:
            return play
        if f.step == "last":
            return Proceed()
        offer = bargains.begin(o, legal, self.whim(s))
        if offer is not None:
            return offer
        attack = attacks.best_attack(o, legal)
        if attack is not None:
            return attack
        use = cards.ability(o, legal)
        if use is not None:
            return use
        visits = [item for item in legal.items if type(item) is Visit]
        if visits:
            return max(visits, key=lambda item: (s.unhappy[item.card], s.power(item.card), -item.card))
        retire = self.retirement(o, legal)
        if retire is not None:
            return retire
        if not f.acted:
            return Pass()
        return Proceed()

    def retirement(self, o: Outlook, legal: Any) -> Any:
        """Pay the Boss off when a Lieutenant has grown far past him and money is no matter."""
        s = o.s
        boss = s.boss[self.seat]
        bare = s.cat.power[boss] + s.grown[boss]
        best = None
        for item in legal.items:
            if type(item) is Retire and s.power(item.card) >= bare + 2 and o.spare >= 2 * s.power(boss) + 10:
                if best is None or s.power(item.card) > s.power(best.card):
                    best = item
        return best

    def spoils(self, o: Outlook, f: Any, legal: Any) -> Any:
        """The best Racket; then a token for another while the token is worth less."""
        s = o.s
        if f.due:
            return max(legal.items, key=lambda item: (o.racket(self.seat, item.card), -item.card))
        tokens = [item for item in legal.items if type(item) is Choose]
        return min(tokens, key=lambda item: (s.power(item.card), item.card)) if tokens else Decline()
