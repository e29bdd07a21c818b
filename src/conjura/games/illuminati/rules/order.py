"""Who has the next turn (I-4): round the table, by auction, at random, or in staggered rounds."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.auction import AuctionProcedure
from conjura.engine.chance import roll_outcomes, throw
from conjura.engine.kernel import BY_CHANCE, NOBODY
from conjura.engine.legal import Span
from conjura.engine.windows import ask_anew
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Bid, Offer, Play, UseAbility
from conjura.games.illuminati.events import DiceRolled
from conjura.games.illuminati.events_modules import BidRaised, BidReturned, TurnWon
from conjura.games.illuminati.frames import Bidding, Turn
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules.reckoning import change_modules
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

IN_A_ROW: Final[int] = 2
"""So many turns in a row a seat may have (I-4.2)."""


def pass_on(s: IlluminatiState, seat: int) -> None:
    """The turn of a seat is complete: the next one, or the bidding for it, takes its place (I-4)."""
    order = s.options.turn_order
    if order == "fixed":
        s.put(Turn(s.next_alive(seat)))
    elif order == "staggered":
        starter, played = s.modules.rota
        following = s.next_alive(seat)
        if round_over(s, seat):
            following, played = s.next_alive(starter), 0
            starter = following
        change_modules(s, rota=(starter, played + 1))
        s.put(Turn(following))
    else:
        begin_bidding(s, seat)


def first_turn(s: IlluminatiState, seat: int) -> None:
    """The first turn of the game belongs to a seat (I-2.6)."""
    if s.options.turn_order != "fixed":
        change_modules(s, rota=(seat, 1))
    s.put(Turn(seat))


def round_over(s: IlluminatiState, seat: int) -> bool:
    """Whether with a seat's turn a staggered round is complete; always, where there are no rounds (I-4.6)."""
    if s.options.turn_order != "staggered":
        return True
    starter = s.modules.rota[0]
    following = s.next_alive(seat)
    # The distance round the table from the starter grows until the round is complete.
    return bool((following - starter) % s.seats <= (seat - starter) % s.seats)


def contenders(s: IlluminatiState) -> list[int]:
    """The seats that may have the next turn (I-4.2)."""
    rota = s.modules.rota
    barred = rota[0] if rota and rota[1] >= IN_A_ROW else -1
    return [seat for seat in range(s.seats) if s.alive[seat] and seat != barred]


def begin_bidding(s: IlluminatiState, seat: int) -> None:
    """All who may win roll; who is the only one has the turn at once (I-4.1, I-4.9)."""
    rolling = contenders(s)
    if len(rolling) == 1:
        award(s, rolling[0], 0, 0)
        return
    s.put(Bidding(seat, rolling=tuple(rolling), dice=(0,) * s.seats, at=(seat + 1) % s.seats))


def award(s: IlluminatiState, seat: int, total: int, amount: int) -> None:
    """A seat has won the next turn."""
    rota = s.modules.rota
    again = rota[1] + 1 if rota and rota[0] == seat else 1
    change_modules(s, rota=(seat, again))
    s.tell(TurnWon(seat=seat, total=total, amount=amount))
    s.put(Turn(seat))


def totals(f: Any) -> list[int]:
    """By seat, the dice and all the money in its bid; 0 for who may not win."""
    out = list(f.dice)
    for _, bidder, amount in f.bids:
        out[bidder] += amount
    return out


class BiddingProcedure(AuctionProcedure):
    """Frame ``Bidding``."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.step != "raise":
            return BY_CHANCE if len(f.rolls) < len(f.rolling) else NOBODY
        return self.in_turn(s, f, f.declined)

    def asked(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return bool(s.alive[seat] and (s.purse_known or s.money[s.root[seat]] > 0))

    def step(self, s: IlluminatiState, f: Any) -> None:
        if f.step == "roll":
            dice = list(f.dice)
            for seat, roll in zip(f.rolling, f.rolls, strict=True):
                dice[seat] = roll
            f = replace(f, dice=tuple(dice), rolls=())
            if s.options.turn_order == "auction":
                s.put(replace(f, step="raise"))
            else:
                self.decide(s, f)
        elif f.step == "raise":
            self.decide(s, f)
        else:
            dice = list(f.dice)
            for seat in range(s.seats):  # who is not tied is out of it, however much is in its bid
                dice[seat] = -1
            for seat, roll in zip(f.rolling, f.rolls, strict=True):
                dice[seat] = roll
            self.decide(s, replace(f, dice=tuple(dice), rolls=()))

    def decide(self, s: IlluminatiState, f: Any) -> None:
        """The highest total wins; equal ones roll again with their bids in (I-4.3, I-4.8)."""
        reached = totals(f)
        running = [seat for seat in range(s.seats) if f.dice[seat] > 0]
        best = max([reached[seat] for seat in running])
        first = [seat for seat in running if reached[seat] == best]
        if len(first) > 1:
            s.put(replace(f, step="tie", rolling=tuple(first), rolls=()))
            return
        winner, amount = first[0], 0
        back: list[int] = [0] * s.seats
        for giver, bidder, money in f.bids:
            if bidder == winner:
                amount += money
            else:
                back[giver] += money
        for seat in range(s.seats):
            if back[seat]:
                s.earn(s.root[seat], back[seat])
                s.tell(BidReturned(seat=seat, amount=back[seat]))
        award(s, winner, best, amount)

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        return roll_outcomes()

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        return throw(s)

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.step != "raise":
            return Prompt("chance", "I-4.8" if f.step == "tie" else "I-4.1", seat)
        return Prompt("bid", "I-4.7", seat)

    def bids(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        money = s.money[s.root[seat]]
        if money <= 0:
            return []
        return [Span(Bid(bidder, 1), 1, money) for bidder in f.rolling if s.alive[bidder]]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Bid:
            if action.to not in f.rolling:
                return refuse("no_bid_for", seat=action.to)
            if action.amount < 1:
                return refuse("no_amount", "I-4.7")
            root = s.root[seat]
            return refuse("too_much_money", "I-4.4", card=s.cat.slugs[root], amount=action.amount,
                          there=s.money[root])  # fmt: skip
        if kind in (Play, Offer, UseAbility):
            return refuse("not_while_bidding")
        return None

    def bid(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        s.spend(s.root[seat], action.amount)
        rows = {(giver, bidder): amount for giver, bidder, amount in f.bids}
        key = (seat, action.to)
        rows[key] = rows.get(key, 0) + action.amount
        ask_anew(s, f, seat, bids=tuple([(*row, rows[row]) for row in sorted(rows)]))
        s.tell(BidRaised(seat=seat, to=action.to, amount=action.amount))

    def happen(self, s: IlluminatiState, f: Any, outcome: Any) -> None:
        roller = f.rolling[len(f.rolls)]
        s.tell(DiceRolled(seat=roller, total=outcome.total, why="next_turn", reveals=True))
        s.put(replace(f, rolls=(*f.rolls, outcome.total)))


PROCEDURES[Bidding] = BiddingProcedure()
