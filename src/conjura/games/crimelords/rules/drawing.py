"""The draw step (C-8): Specials to the hand, all others face up to the uncontrolled area."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine import sneaking
from conjura.engine.kernel import BY_CHANCE, NOBODY, Procedure
from conjura.engine.wire import Prompt
from conjura.games.crimelords.events import CardRevealed, SpecialDrawn
from conjura.games.crimelords.frames import Drawing
from conjura.games.crimelords.state import OPEN, PROCEDURES, CrimeLordsState


def begin_drawing(s: CrimeLordsState, seat: int) -> None:
    """The draw step of a seat: ``draw_min`` cards, filling, then what its cards draw more (C-8.2)."""
    extra = 0
    for card, amount in s.cat.draws.items():
        if s.owns(seat, card):
            extra += amount
    s.push(Drawing(seat, least=s.options.draw_min, extra=extra))


def wants_more(s: CrimeLordsState, f: Any) -> bool:
    """Whether another card is drawn now."""
    if f.least > 0 or (f.filled and f.extra > 0):
        return True
    return not f.filled and s.zone.count(OPEN) < s.options.uncontrolled_target


class DrawingProcedure(Procedure):
    """Frame ``Drawing``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return BY_CHANCE if any(s.deck) and wants_more(s, f) else NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        if not f.filled and any(s.deck):
            s.put(replace(f, least=0, filled=True))
        else:
            s.pop()

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "C-8.5", seat)

    def outcomes(self, s: CrimeLordsState, f: Any) -> list[tuple[Any, float]]:
        return sneaking.next_cards(s)

    def draw(self, s: CrimeLordsState, f: Any) -> Any:
        return sneaking.draw_next(s)

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        card, cat = action.card, s.cat
        sneaking.drawn(s)
        if card < cat.first_special:
            s.reveal(card, OPEN)
            s.tell(CardRevealed(card=cat.slugs[card], seat=f.seat, reveals=True))
        else:
            s.deck[card] -= 1
            s.put_token(f.seat, card, 0)
            s.tell(SpecialDrawn(seat=f.seat, card=cat.slugs[card], audience=(f.seat,), reveals=True))
        if f.filled:
            s.put(replace(f, extra=f.extra - 1))
        elif f.least:
            s.put(replace(f, least=f.least - 1))


PROCEDURES[Drawing] = DrawingProcedure()
