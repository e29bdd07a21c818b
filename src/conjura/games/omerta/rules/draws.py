"""Events drawn from the deck: into the hand, or carried out at once (O-5.1, O-5.7, O-5.9)."""

from __future__ import annotations

from conjura.games.omerta.events import ActionDrawn, EventsReshuffled, HappeningDrawn
from conjura.games.omerta.frames import Played
from conjura.games.omerta.state import OmertaState


def can_draw(s: OmertaState) -> bool:
    """Whether there is an Event to draw."""
    return any(s.deck)


def reshuffle(s: OmertaState) -> bool:
    """An empty deck is made anew of the discards (O-5.7, `event_deck_empty`). Whether there is a new one."""
    if any(s.deck) or not s.discards or s.options.event_deck_empty != "reshuffle_discards":
        return False
    for card in s.discards:
        s.deck[card - s.cat.first_event] += 1
    s.tell(EventsReshuffled(amount=len(s.discards)))
    s.discards = ()
    return True


def take(s: OmertaState, seat: int, card: int) -> None:
    """A seat has drawn an Event."""
    s.deck[card - s.cat.first_event] -= 1
    design = s.cat.designs[card]
    slug = s.cat.slugs[card]
    if design.happening and not (design.alone and s.seats == 2):
        s.push(Played(seat, card))
        s.tell(HappeningDrawn(seat=seat, card=slug, reveals=True))
    else:
        s.put_token(seat, card, 0)
        s.tell(ActionDrawn(seat=seat, card=slug, audience=(seat,), reveals=True))
