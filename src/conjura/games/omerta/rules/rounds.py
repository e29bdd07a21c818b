"""The round: its phases and steps, step by step and Family by Family (O-3 to O-6.1, O-10, O-11.9, O-13.2)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import deck_outcomes, draw_card
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.omerta.actions import (
    Assault,
    Buy,
    Claim,
    Conquer,
    Declare,
    Decline,
    Discard,
    MoveDomain,
    Offer,
    Pass,
    Play,
    Post,
    Proceed,
    Recall,
    Rob,
)
from conjura.games.omerta.catalogue import SUBTERFUGE
from conjura.games.omerta.events import CardDiscarded, PhaseBegan, RoundBegan, StepEnded
from conjura.games.omerta.frames import NOT_YET, Claiming, Laying, Placing, Refilling, Round
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.rules import (
    assaults,
    cards,
    conquests,
    deals,
    draws,
    growth,
    money,
    objectives,
    robberies,
    rolls,
    soldiers,
)
from conjura.games.omerta.rules.moments import change_round, open_window
from conjura.games.omerta.state import CENTRE, PROCEDURES, SOLDIERS, OmertaState

PHASES: Final[tuple[str, ...]] = ("distribution", "events", "actions", "end")
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "distribution": ("domains", "men", "expose"),
    "events": ("draw", "sell"),
    "actions": ("act",),
    "end": ("buy", "discard"),
}
"""The steps of each phase that Families do in order (O-3.2)."""
PRICE: Final = 5
"""What a Soldier costs, in thousands (O-10.1)."""
MOST_BOUGHT: Final = 3
"""Soldiers that a Family may buy in a round (O-10.1)."""
DRAWN: Final = 2
"""Events that each Family draws (O-5.1)."""
DECLINE: Final = Decline()
PROCEED: Final = Proceed()
PASS: Final = Pass()
DISCARD: Final = [Discard(card) for card in range(512)]
MOVE: Final = [MoveDomain(card) for card in range(512)]


def exposures(s: OmertaState) -> int:
    """Domains that the start player turns up (O-4.4)."""
    return 1 if s.seats < 4 else 2


def sale(s: OmertaState) -> int:
    """Cards that buy a Soldier in the paid discard (O-5.2, O-13.4)."""
    return 2 if s.seats == 2 else 1


def movable_domains(s: OmertaState, seat: int) -> list[int]:
    """The Domains that a seat may move to another Capo (O-4.2)."""
    estate = s.estate(seat)
    return list(estate.domains) if len(estate.capos) > 1 else []


class RoundProcedure(Procedure):
    """Frame ``Round``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        step = f.step
        if f.fresh or step in ("first", "open", "payday", "expose", "close", "final"):
            return NOBODY
        seat = (f.first + f.at) % s.seats
        if step == "act":
            return ALONE[seat] if not f.did or s.hands[seat] else NOBODY
        if step == "draw":
            return BY_CHANCE if f.count < DRAWN and draws.can_draw(s) else NOBODY
        if step == "domains":
            return ALONE[seat] if movable_domains(s, seat) else NOBODY
        if step == "men":
            return ALONE[seat] if self.has_men_to_move(s, f, seat) else NOBODY
        if step == "sell":
            return ALONE[seat] if self.may_sell(s, f, seat) else NOBODY
        if step == "buy":
            return ALONE[seat] if self.may_buy(s, f, seat) else NOBODY
        return ALONE[seat] if len(s.hands[seat]) > s.hand_limit() else NOBODY

    def has_men_to_move(self, s: OmertaState, f: Any, seat: int) -> bool:
        """Whether a seat is asked in the step of moving Soldiers: if any can move, or it can trade."""
        for card in s.estate(seat).domains:
            if card not in f.moved and (s.men[card] or s.men[s.holder[card]]):
                return True
        return not f.moved and s.options.negotiation and len(deals.offers(s, seat)) > 0

    def may_sell(self, s: OmertaState, f: Any, seat: int) -> bool:
        """Whether a seat may discard for a Soldier (O-5.2); once it has begun, it goes on."""
        if f.count:
            return bool(f.count < sale(s))
        return len(s.hands[seat]) >= sale(s) and s.has_room(seat)

    def may_buy(self, s: OmertaState, f: Any, seat: int) -> bool:
        """Whether a seat is asked in the step of buying: it can buy, or a card might let it."""
        if f.count >= MOST_BOUGHT or not s.has_room(seat):
            return False
        if s.money[seat] >= f.price:
            return True
        return (
            not f.count
            and s.money[seat] > 0
            and len(s.hands[seat]) > 0
            and cards.could_be_played(s, seat, "own_buy", -1)
        )

    # Going on

    def step(self, s: OmertaState, f: Any) -> None:
        if f.fresh:
            self.look(s, f)
        elif f.step == "first":
            self.find_first(s, f)
        elif f.step == "open":
            s.put(replace(f, step="payday"))
            open_window(s, "payday", -1, f.first)
        elif f.step == "payday":
            money.payday(s, s.in_order(f.first))
            self.to_step(s, replace(f, fresh=True), "domains", 0)
        elif f.step == "expose":
            self.next(s, f)
            if f.at == 0 and s.domains_left:
                s.push(Refilling(exposures(s)))
        elif f.step == "draw" and f.count < DRAWN and draws.reshuffle(s):
            return
        elif f.step == "close":
            self.close(s, f)
        elif f.step == "final":
            score(s)
        elif f.step == "sell" and f.count >= sale(s):
            self.next(s, f)
        else:
            self.next(s, f)

    def look(self, s: OmertaState, f: Any) -> None:
        """Centre, growth and claims are looked at, in this order (O-4.10, O-10.5, O-11.5); at the end growth is last."""
        if f.step == "final":
            self.look_last(s, f)
            return
        if growth.refill(s) or growth.grow(s):
            return
        # Before the start player is known there is no order to ask in (O-11.6).
        asked = objectives.to_ask(s, f.first) if f.step != "first" else ()
        if asked:
            s.push(Claiming(asked))
        else:
            s.put(replace(f, fresh=False))

    def look_last(self, s: OmertaState, f: Any) -> None:
        """Claims, then growth, before the score is counted (O-13.5); ``count`` tells that the claims are over."""
        asked = () if f.count else objectives.to_ask(s, f.first)
        if asked:
            s.push(Claiming(asked))
        elif not growth.grow(s):
            s.put(replace(f, fresh=False))
        elif not f.count:
            s.stack[0] = replace(f, count=1)

    def find_first(self, s: OmertaState, f: Any) -> None:
        """The start player of the phase: fewest Soldiers on the table, ties by a roll of the Dons (O-3.3, O-3.5)."""
        counts = [s.soldiers(seat) for seat in range(s.seats)]
        least = min(counts)
        tied = [seat for seat in range(s.seats) if counts[seat] == least]
        if f.won == NOT_YET and len(tied) > 1:
            rolls.begin_roll(s, "start", SUBTERFUGE, "don", tuple([(seat, -1) for seat in tied]))
            return
        first = f.won if f.won != NOT_YET else tied[0]
        s.offers = (0,) * s.seats
        s.tell(PhaseBegan(step=f.phase, seat=first))
        step = "open" if f.phase == "distribution" else STEPS[f.phase][0]
        s.put(replace(f, step=step, first=first, at=0, count=0, won=NOT_YET, fresh=True))

    def to_step(self, s: OmertaState, f: Any, step: Any, at: int) -> None:
        """Go to a step of the Family at a place in the order."""
        s.put(replace(f, step=step, at=at, count=0, moved=(), price=PRICE, did=False))

    def next(self, s: OmertaState, f: Any) -> None:
        """The next Family, step or phase (O-3.2, `phase_order`)."""
        steps = STEPS[f.phase]
        place = steps.index(f.step)
        if s.options.phase_order == "by_step":
            if f.at + 1 < s.seats:
                self.to_step(s, f, f.step, f.at + 1)
                return
            if place + 1 < len(steps):
                self.to_step(s, f, steps[place + 1], 0)
                return
        else:
            if place + 1 < len(steps):
                self.to_step(s, f, steps[place + 1], f.at)
                return
            if f.at + 1 < s.seats:
                self.to_step(s, f, steps[0], f.at + 1)
                return
        number = PHASES.index(f.phase) + 1
        if number == len(PHASES):
            self.to_step(s, f, "close", 0)
        else:
            s.put(replace(f, phase=PHASES[number], step="first", count=0, did=False, price=PRICE))

    def close(self, s: OmertaState, f: Any) -> None:
        """The round ends, and the game if it is the last (O-11.9)."""
        if s.options.max_rounds is not None and f.number >= s.options.max_rounds:
            s.met = (0,) * s.seats
            s.put(replace(f, step="final", fresh=True))
            return
        s.tell(RoundBegan(number=f.number + 1))
        s.put(Round(number=f.number + 1, first=f.first))

    # Chance

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return deck_outcomes(s.deck, 0, len(s.deck), s.cat.first_event)

    def draw(self, s: OmertaState, f: Any) -> Any:
        return draw_card(s, s.deck, 0, len(s.deck), s.cat.first_event)

    # Asking

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        step = f.step
        if seat < 0:
            return Prompt("chance", "O-5.1", seat)
        if step == "domains":
            return Prompt("move_domain", "O-4.2", seat)
        if step == "men":
            return Prompt("move_men", "O-4.3", seat)
        if step == "sell":
            return Prompt("sell", "O-5.2", seat, {"amount": sale(s) - f.count})
        if step == "act":
            if f.did:
                return Prompt("after_act", "O-6.1", seat)
            return Prompt("act", "O-6.1", seat)
        if step == "buy":
            return Prompt("buy", "O-10.1", seat, {"amount": MOST_BOUGHT - f.count, "price": f.price})
        return Prompt("discard", "O-10.2", seat, {"amount": len(s.hands[seat]) - s.hand_limit()})

    def open_moment(self, s: OmertaState, f: Any) -> bool:
        return deals.trading(s)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "discard":
            return [DISCARD[card] for card in sorted(set(s.hand(seat)))] + objectives.claims(s, seat)
        if step == "sell":
            out: list[Any] = [] if f.count else [DECLINE]
            out.extend([DISCARD[card] for card in sorted(set(s.hand(seat)))])
            return out if f.count else out + objectives.claims(s, seat)
        if step == "act":
            return self.act_list(s, f, seat)
        if step == "buy":
            out = [PROCEED]
            soldiers.list_buys(s, seat, MOST_BOUGHT - f.count, f.price, out)
            if not f.count:
                cards.list_plays(s, seat, "own_buy", -1, out)
        elif step == "domains":
            out = [PROCEED, *[MOVE[card] for card in movable_domains(s, seat)]]
        else:
            out = [] if soldiers.over_full(s, seat) >= 0 else [PROCEED]
            soldiers.list_recalls(s, seat, f.moved, out)
            soldiers.list_posts(s, seat, f.moved, out)
        if deals.trading(s):
            out.extend(deals.offers(s, seat))
        return out + objectives.claims(s, seat)

    def act_list(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        """The own turn of the Actions phase (O-6.1): one action, cards, and an end."""
        out: list[Any] = [PASS]
        if not f.did:
            for capo in conquests.conquerors(s, seat):
                out.append(conquests.CONQUER[capo])
            rows = assaults.origins(s, seat)
            if rows and assaults.targets(s, seat, -1):
                for card in rows:
                    out.append(assaults.ASSAULTS[card])
            capos = robberies.robbers(s, seat)
            if capos and robberies.victims(s, seat):
                for capo in capos:
                    out.append(robberies.ROB[capo])
        cards.list_plays(s, seat, "own_turn", -1, out)
        return out + objectives.claims(s, seat)

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind, step = type(action), f.step
        if kind is Claim or kind is Declare:
            return objectives.why_no_claim(s, seat, action)
        if kind is Offer:
            return deals.why_no_offer(s, seat, action)
        if kind is Play:
            if step == "buy" and f.count and s.holds(seat, action.card):
                return refuse("wrong_moment", card=s.cat.slugs[action.card])  # it comes before buying
            window = {"act": "own_turn", "buy": "own_buy"}.get(step, step)
            return cards.why_no_play(s, seat, window, -1, action.card)
        if kind in (Conquer, Assault, Rob, Pass):
            return self.why_no_act(s, f, seat, action)
        if step == "men" and kind in (Post, Recall):
            return soldiers.why_no_move(s, seat, f.moved, action)
        if step == "men" and kind is Proceed:
            return refuse("still_over_full", card=s.cat.slugs[soldiers.over_full(s, seat)])
        if step == "domains" and kind is MoveDomain:
            return refuse("not_your_domain", "O-4.2", card=s.cat.slugs[action.card])
        if step == "sell" and kind is Discard:
            return refuse("not_held", "O-5.2", card=s.cat.slugs[action.card])
        if step == "discard" and kind is Discard:
            return refuse("not_held", "O-10.2", card=s.cat.slugs[action.card])
        if step == "discard":
            return refuse("hand_limit", amount=s.hand_limit())
        if step == "buy" and kind is Buy:
            return self.why_no_buy(s, f, seat, action)
        return None

    def why_no_act(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        """Why this can't be the own action."""
        if f.step != "act":
            return refuse("only_in_actions")
        if type(action) is Pass:
            return None
        if f.did:
            return refuse("one_action")
        if type(action) is Conquer:
            return conquests.why_no_conquest(s, seat, action.card)
        if type(action) is Assault:
            return assaults.why_no_assault(s, seat, action.card)
        return robberies.why_no_robbery(s, seat, action.card)

    def why_no_buy(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal:
        """Why these Soldiers can't be bought."""
        nothing = refuse_none(action, "O-10.1")
        if nothing is not None:
            return nothing
        if action.amount > MOST_BOUGHT - f.count:
            return refuse("three_a_round")
        if s.soldiers(seat) + action.amount > SOLDIERS:
            return refuse("no_token")
        if action.amount * f.price > s.money[seat]:
            return refuse("cannot_afford", "O-10.1", amount=action.amount * f.price)
        return soldiers.why_no_place(s, seat, action.card, "O-10.1")

    # Doing

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if seat < 0:
            s.put(replace(f, count=f.count + 1))
            draws.take(s, s.seat_at(f), action.card)
        elif kind is Claim or kind is Declare:
            change_round(s)
            objectives.claim(s, seat, action)
        elif kind is Offer:
            deals.begin(s, seat, action.to)
        elif kind is Play:
            cards.play(s, seat, action.card)
        elif kind in (Proceed, Decline, Pass):
            s.tell(StepEnded(seat=seat, step=f.step))
            self.next(s, f)
        elif kind is Post or kind is Recall:
            s.put(replace(f, moved=tuple(sorted((*f.moved, action.card))), fresh=True))
            soldiers.move_men(s, seat, action)
        elif kind is MoveDomain:
            self.next(s, replace(f, fresh=True))
            held = s.holder[action.card]
            s.retire(action.card)
            s.push(Laying(seat, action.card, held))
        elif kind is Discard:
            self.discard(s, f, seat, action.card)
        elif kind is Buy:
            s.put(replace(f, count=f.count + action.amount, fresh=True))
            money.pay(s, seat, action.amount * f.price, -1, "soldiers")
            soldiers.gain(s, seat, action.card, action.amount, "bought")
        else:
            s.put(replace(f, did=True))
            if kind is Conquer:
                conquests.begin(s, seat, action.card)
            elif kind is Assault:
                assaults.begin(s, seat, action.card)
            else:
                robberies.begin(s, seat, action.card)

    def discard(self, s: OmertaState, f: Any, seat: int, card: int) -> None:
        """A card goes to the discards: for a Soldier (O-5.2), or down to the limit (O-10.2)."""
        s.take_token(seat, card)
        s.discard(card)
        how = "sold" if f.step == "sell" else "forced"
        whole = f.step == "sell" and f.count + 1 >= sale(s)
        s.put(replace(f, count=f.count + 1, fresh=whole))
        s.tell(CardDiscarded(seat=seat, card=s.cat.slugs[card], how=how, reveals=True))
        if whole:
            s.push(Placing(seat, 1))

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return False

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        return [money.income_parts(s, seat)] if seat >= 0 else []


def score_of(s: OmertaState, seat: int) -> int:
    """What a seat scores where no declaration decides: PR, in Conquista Capos and money too (O-11.9, O-13.2)."""
    total = s.pr(seat)
    if s.conquista():
        total += len(s.estate(seat).capos) + s.money[seat] // 5
    return total


def score(s: OmertaState) -> None:
    """The game ends without a declaration (O-11.9, O-13.2, O-13.5)."""
    scores = [score_of(s, seat) for seat in range(s.seats)]
    best = max(scores)
    winners = [seat for seat in range(s.seats) if scores[seat] == best]
    if len(winners) > 1 and s.conquista() and s.options.conquista_tie == "richest":
        most = max([s.money[seat] for seat in winners])
        winners = [seat for seat in winners if s.money[seat] == most]
    last = s.conquista() and not s.domains_left and CENTRE not in s.zone
    objectives.win(s, tuple(winners), "conquista" if last else "rounds", tuple(scores))


PROCEDURES[Round] = RoundProcedure()
