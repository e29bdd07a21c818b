"""Why a Family that nobody asks may not do what it tries: the clause that forbids it, not only whose turn it is."""

from __future__ import annotations

from typing import Any

from conjura.engine.wire import Refusal
from conjura.games.omerta.actions import Buy, Claim, Declare, Discard, Involve
from conjura.games.omerta.frames import Conquest, Round
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import conquests, objectives, soldiers
from conjura.games.omerta.rules.moments import deed_place, no_involvement
from conjura.games.omerta.state import OmertaState


def why_not(s: OmertaState, seat: int, action: Any) -> Refusal | None:
    """The reason that holds whoever is asked; ``None`` where the Family only has to wait, or comes too late."""
    kind = type(action)
    if type(s.stack[0]) is not Round or seat >= s.seats:
        return None
    if kind is Involve:
        return why_no_involvement(s, seat)
    if kind is Claim or kind is Declare:
        return objectives.why_no_claim(s, seat, action)
    if kind is Discard:
        return why_no_sale(s, seat, action.card)
    if kind is Buy and s.round().step == "buy" and not s.has_room(seat):
        return soldiers.why_no_place(s, seat, action.card, "O-10.1")
    return None


def why_no_involvement(s: OmertaState, seat: int) -> Refusal | None:
    """Why a Family can't get involved in what is under way (O-6.5b, O-6.6a, O-6.7a, O-6.11)."""
    place = deed_place(s)
    if place < 0:
        return None
    deed = s.stack[place]
    if type(deed) is not Conquest:
        return no_involvement(s)
    if deed.closed:
        return refuse("involvement_forbidden")
    if s.money[seat] < conquests.PRICE and not deed.involved >> seat & 1:
        return refuse("cannot_afford", "O-6.5b", amount=conquests.PRICE)
    return None


def why_no_sale(s: OmertaState, seat: int, card: int) -> Refusal | None:
    """Why a Family can't discard for a Soldier in that step (O-5.2, O-8.4)."""
    if s.round().step != "sell":
        return None
    if not s.holds(seat, card):
        return refuse("not_held", "O-5.2", card=s.cat.slugs[card])
    return None if s.has_room(seat) else refuse("no_place")
