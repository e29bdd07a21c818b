"""Drawing cards and refilling the uncontrolled area (I-6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine import sneaking
from conjura.engine.kernel import BY_CHANCE, NOBODY, Procedure
from conjura.engine.wire import Prompt
from conjura.games.illuminati.events import DeckRenewed, GroupRevealed, SpecialDrawn, SpecialLost
from conjura.games.illuminati.frames import Drawing
from conjura.games.illuminati.state import OPEN, PROCEDURES, IlluminatiState


def can_draw(s: IlluminatiState) -> bool:
    """Whether a card can be drawn: the deck has one, or the discards are to be reshuffled (I-6.5)."""
    return sum(s.deck) > 0 or (bool(s.options.reshuffle_discards) and len(s.discards) > 0)


def can_refill(s: IlluminatiState) -> bool:
    """Whether the uncontrolled area can be refilled (I-6.4, I-6.5).

    A deck of reshuffled Specials alone has no Group to give: it would be discarded and reshuffled for ever.
    """
    if not s.options.reshuffle_discards:
        return sum(s.deck) > 0
    return any(s.deck[card] for card in range(s.cat.first_group, s.cat.first_special))


class DrawingProcedure(Procedure):
    """Frame ``Drawing``."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.left <= 0 or not can_draw(s) or sum(s.deck) == 0:
            return NOBODY
        return BY_CHANCE

    def step(self, s: IlluminatiState, f: Any) -> None:
        if f.left > 0 and can_draw(s):
            for design in s.discards:
                s.deck[design] += 1
            s.tell(DeckRenewed(count=len(s.discards)))
            s.discards = ()
        else:
            s.pop()

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        return sneaking.next_cards(s)

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        return sneaking.draw_next(s)

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "I-6.4" if f.refill else "I-6.1", seat)

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        card, slug = action.card, s.cat.slugs[action.card]
        s.deck[card] -= 1
        sneaking.drawn(s)
        s.put(replace(f, left=f.left - 1))
        if card < s.cat.first_special:
            s.zone[card] = OPEN
            s.tell(GroupRevealed(card=slug, seat=None if f.refill else f.seat, reveals=True))
        elif f.refill:
            s.discard(card)
            s.tell(SpecialLost(card=slug, reveals=True))
        else:
            s.put_token(f.seat, card, 0)
            s.tell(SpecialDrawn(seat=f.seat, card=slug, audience=(f.seat,), reveals=True))


PROCEDURES[Drawing] = DrawingProcedure()
