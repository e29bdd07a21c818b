"""Setup (C-2 to C-5): mobs are dealt, Crooks and Rackets auctioned, first structures laid, the first turn rolled for."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import (
    SETUP_STREAM,
    deck_outcomes,
    draw_card,
    roll_outcomes,
    throw,
)
from conjura.engine.kernel import BY_CHANCE, NOBODY, Procedure
from conjura.engine.rows import put_at
from conjura.engine.streams import draw_below
from conjura.engine.wire import Prompt
from conjura.games.crimelords.actions import Deal, Draw
from conjura.games.crimelords.events import (
    CardRevealed,
    CardsReturned,
    CrookDealt,
    DiceRolled,
    GameBegan,
    MobDealt,
    MoneyDealt,
)
from conjura.games.crimelords.frames import Auction, Founding, Placing, Setup, Turn
from conjura.games.crimelords.state import (
    ASIDE,
    DECK,
    HELD,
    LOOSE,
    OPEN,
    OUT,
    PROCEDURES,
    CrimeLordsState,
)

AUCTION_MONEY: Final = 25
FIRST_MONEY: Final = 50
FIRST_CARDS: Final = 2

CLAUSES: Final = {"mobs": "C-2.1", "opener": "C-3.2", "poor": "C-3.6", "open": "C-5.2", "start": "C-5.3"}


def undealt(s: CrimeLordsState) -> list[int]:
    """The Mobs that nobody has."""
    return [card for card in range(s.cat.first_crook) if card not in s.mob]


def crookless(s: CrimeLordsState, first: int) -> list[int]:
    """The seats without a Crook, in order from the first opener (C-3.6)."""
    order = [(first + turn) % s.seats for turn in range(s.seats)]
    return [seat for seat in order if not s.loose(seat)]


class SetupProcedure(Procedure):
    """Frame ``Setup``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        step = f.step
        if step == "mobs":
            return BY_CHANCE
        if step in ("opener", "start"):
            return NOBODY if len(f.rolls) == len(f.rolling) else BY_CHANCE
        if step == "poor" and crookless(s, f.first):
            return BY_CHANCE
        if step == "open" and f.seat < FIRST_CARDS and sum(s.deck[s.cat.first_crook : s.cat.first_special]):
            return BY_CHANCE
        return NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        step = f.step
        if step in ("opener", "start"):
            best = max(f.rolls)
            left = tuple([seat for seat, roll in zip(f.rolling, f.rolls, strict=True) if roll == best])
            if len(left) > 1:
                s.put(replace(f, rolling=left, rolls=()))
            elif step == "opener":
                s.put(Setup("auction", first=left[0]))
                s.push(Auction(left[0], at=left[0]))
            else:
                s.put(Turn(left[0]))
        elif step == "auction":
            self.close_auction(s, f)
            s.put(Setup("poor", first=f.first))
        elif step == "poor":
            s.money = [0] * s.seats
            s.put(Setup("bosses", first=f.first))
        elif step == "bosses":
            if f.seat < s.seats:
                s.put(replace(f, seat=f.seat + 1))
                seat = (f.first + f.seat) % s.seats
                s.push(Placing(seat, first=True))
                s.push(Founding(seat))
            else:
                self.begin(s)
                s.put(Setup("open", first=f.first))
        else:
            s.put(Setup("start", first=f.first, rolling=tuple(range(s.seats))))

    def close_auction(self, s: CrimeLordsState, f: Any) -> None:
        """What was put aside goes back, or out of the game unless too few Crooks are left (C-3.6, C-3.7)."""
        left = sum(s.deck[s.cat.first_crook : s.cat.first_racket])
        back = bool(s.options.auction_excess_returns) or left < len(crookless(s, f.first))
        cards = s.zoned(ASIDE)
        for card in cards:
            s.zone[card] = DECK if back else OUT
            s.deck[card] = 1 if back else 0
        for design in s.aside:
            if back:
                s.deck[design] += 1
        slugs = s.cat.slugs
        told = tuple([slugs[card] for card in (*cards, *s.aside)])
        if back:
            s.aside = ()
        if told:
            s.tell(CardsReturned(cards=told, how="shuffled" if back else "removed"))

    def begin(self, s: CrimeLordsState) -> None:
        """Money and Action Tokens for everybody (C-5.1)."""
        s.money = [FIRST_MONEY] * s.seats
        for card in range(s.cat.first_special):
            if s.zone[card] == HELD and s.cat.space[card]:
                s.token[card] = 1
        s.tell(MoneyDealt(amount=FIRST_MONEY))

    def outcomes(self, s: CrimeLordsState, f: Any) -> list[tuple[Any, float]]:
        if f.step == "mobs":
            cards = undealt(s)
            return [(Deal(card), 1 / len(cards)) for card in cards]
        if f.step == "poor":
            return deck_outcomes(s.deck, s.cat.first_crook, s.cat.first_racket)
        if f.step == "open":
            return deck_outcomes(s.deck, s.cat.first_crook, s.cat.first_special)
        return roll_outcomes()

    def draw(self, s: CrimeLordsState, f: Any) -> Any:
        if f.step == "mobs":
            cards = undealt(s)
            return Deal(cards[draw_below(s.streams, SETUP_STREAM, len(cards))])
        if f.step == "poor":
            return draw_card(s, s.deck, s.cat.first_crook, s.cat.first_racket)
        if f.step == "open":
            return draw_card(s, s.deck, s.cat.first_crook, s.cat.first_special)
        return throw(s)

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", CLAUSES[f.step], seat)

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        slugs = s.cat.slugs
        if type(action) is Deal:
            self.deal(s, f, action.card)
        elif type(action) is Draw:
            if f.step == "poor":
                poor = crookless(s, f.first)[0]
                s.reveal(action.card, LOOSE)
                s.holder[action.card] = poor
                s.unrooted(action.card)
                s.tell(CrookDealt(seat=poor, card=slugs[action.card], reveals=True))
            else:
                s.reveal(action.card, OPEN)
                s.tell(CardRevealed(card=slugs[action.card], reveals=True))
                s.put(replace(f, seat=f.seat + 1))
        else:
            roller = f.rolling[len(f.rolls)]
            s.tell(DiceRolled(seat=roller, total=action.total, why=f.step, reveals=True))
            s.put(replace(f, rolls=(*f.rolls, action.total)))

    def deal(self, s: CrimeLordsState, f: Any, card: int) -> None:
        """A seat gets its Mob, the Boss token that belongs to it (C-2.2), and money to bid (C-3.1)."""
        seat = f.seat
        s.zone[card] = HELD
        s.holder[card] = seat
        s.mob = put_at(s.mob, seat, card)
        s.bonus = put_at(s.bonus, seat, s.bonus_of(card))
        s.money[seat] = AUCTION_MONEY
        s.tell(MobDealt(seat=seat, card=s.cat.slugs[card], reveals=True))
        if seat + 1 < s.seats:
            s.put(replace(f, seat=seat + 1))
        else:
            s.tell(GameBegan(amount=AUCTION_MONEY))
            s.put(Setup("opener", rolling=tuple(range(s.seats))))


PROCEDURES[Setup] = SetupProcedure()
