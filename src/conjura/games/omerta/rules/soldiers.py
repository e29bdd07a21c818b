"""Where Soldiers work and move: Reserves, Domains, limits, gains and losses (O-4.3, O-7, O-8)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import Buy, Place, Post, Recall, Remove
from conjura.games.omerta.events import SoldiersGained, SoldiersLost, SoldiersMoved
from conjura.games.omerta.frames import Losing, Placing
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.state import MOST_ON_DOMAIN, PROCEDURES, SOLDIERS, OmertaState

POST: Final = [Post(card, 1) for card in range(512)]
PLACE: Final = [Place(card, 1) for card in range(512)]
REMOVE: Final = [Remove(card, 1) for card in range(512)]
BUY: Final = [Buy(card, 1) for card in range(512)]


def list_posts(s: OmertaState, seat: int, moved: tuple[int, ...], out: list[Any]) -> None:
    """Append the moves from a Reserve to a Domain of its Capo (O-4.3)."""
    men, holder = s.men, s.holder
    for card in s.estate(seat).domains:
        if card not in moved:
            most = min(men[holder[card]], MOST_ON_DOMAIN - men[card])
            if most > 0:
                out.append(Span(POST[card], 1, most))


def list_recalls(s: OmertaState, seat: int, moved: tuple[int, ...], out: list[Any]) -> None:
    """Append the moves from a Domain to the Reserve of its Capo (O-4.3); enough must leave an over-full one (O-4.9)."""
    men = s.men
    for card in s.estate(seat).domains:
        if men[card] and card not in moved:
            low = max(1, men[card] - MOST_ON_DOMAIN)
            out.append(Span(Recall(card, low), low, men[card]))


def over_full(s: OmertaState, seat: int) -> int:
    """A Domain of the seat with more Soldiers than it may keep (O-7.2), or -1."""
    for card in s.estate(seat).domains:
        if s.men[card] > MOST_ON_DOMAIN:
            return card
    return -1


def move_men(s: OmertaState, seat: int, action: Any) -> None:
    """Soldiers go from the Reserve to a Domain, or back (O-4.3)."""
    card, slugs = action.card, s.cat.slugs
    capo = s.holder[card]
    if type(action) is Post:
        s.men[capo] -= action.amount
        s.men[card] += action.amount
        s.tell(SoldiersMoved(seat=seat, source=slugs[capo], card=slugs[card], amount=action.amount))
    else:
        s.men[card] -= action.amount
        s.men[capo] += action.amount
        s.tell(SoldiersMoved(seat=seat, source=slugs[card], card=slugs[capo], amount=action.amount))


def why_no_move(
    s: OmertaState, seat: int, moved: tuple[int, ...], action: Any, clause: str = "O-4.3"
) -> Refusal | None:
    """Why these Soldiers can't move so; ``clause`` is the one that lets them move."""
    card = action.card
    slug = s.cat.slugs[card]
    if s.cat.is_capo(card):
        return refuse("other_capo", card=slug)
    if not s.cat.is_domain(card) or s.owner(card) != seat:
        return refuse("not_your_domain", clause, card=slug)
    if card in moved:
        return refuse("moved_already", card=slug)
    nothing = refuse_none(action, clause)
    if nothing is not None:
        return nothing
    if type(action) is Recall:
        if action.amount > s.men[card]:
            return refuse("too_few_soldiers", card=slug, amount=s.men[card])
        return refuse("too_few_leave", card=slug, amount=s.men[card] - MOST_ON_DOMAIN)
    capo = s.holder[card]
    if action.amount > s.men[capo]:
        for other in s.estate(seat).capos:
            if other != capo and s.men[other] >= action.amount:
                return refuse("other_capo", card=slug)
        return refuse("too_few_soldiers", card=s.cat.slugs[capo], amount=s.men[capo])
    return refuse("domain_full", card=slug)


def gain(s: OmertaState, seat: int, card: int, count: int, how: str) -> None:
    """Soldiers come from the supply."""
    if count > 0:
        s.men[card] += count
        s.tell(SoldiersGained(seat=seat, card=s.cat.slugs[card], amount=count, how=how))


def lose(s: OmertaState, seat: int, card: int, count: int) -> None:
    """Soldiers go back to the supply (O-8.4)."""
    if count > 0:
        s.men[card] -= count
        s.tell(SoldiersLost(seat=seat, card=s.cat.slugs[card], amount=count))


def list_buys(s: OmertaState, seat: int, left: int, price: int, out: list[Any]) -> None:
    """Append what a seat may buy (O-10.1)."""
    most = min(left, s.money[seat] // price) if price else left
    if most <= 0:
        return
    for card, room in s.rooms(seat, False):
        out.append(Span(BUY[card], 1, min(most, room)))


def why_no_place(s: OmertaState, seat: int, card: int, clause: str) -> Refusal:
    """Why no new Soldier can go there; ``clause`` is the one that gives the seat the Soldier."""
    slug = s.cat.slugs[card]
    if s.cat.is_capo(card):
        if card not in s.estate(seat).capos:
            return refuse("not_your_capo", clause, card=slug)
    elif not s.cat.is_domain(card) or s.owner(card) != seat:
        return refuse("not_your_domain", clause, card=slug)
    if s.soldiers(seat) >= SOLDIERS:
        return refuse("no_token")
    return refuse("no_place_there", card=slug)


class PlacingProcedure(Procedure):
    """Frame ``Placing``."""

    def rooms(self, s: OmertaState, f: Any) -> list[tuple[int, int]]:
        """The places that may be chosen, with the room that each has."""
        rows = s.rooms(f.seat, f.reserve)
        return [row for row in rows if row[0] in f.places] if f.places else rows

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.left > 0 and s.has_room(f.seat) and (not f.places or self.rooms(s, f)):
            return ALONE[f.seat]
        return NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("place", "O-8.4", seat, {"amount": f.left})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        if not f.reserve:
            return [Span(PLACE[card], 1, min(f.left, room)) for card, room in self.rooms(s, f)]
        out: list[Any] = []
        for card, room in self.rooms(s, f):  # one Reserve takes all it has room for
            count = min(f.left, room)
            out.append(Span(Place(card, count), count, count))
        return out

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is not Place:
            return None
        if f.reserve and s.cat.is_domain(action.card):
            return refuse("all_in_one_reserve", amount=f.left)
        nothing = refuse_none(action, "O-8.4")
        if nothing is not None:
            return nothing
        if action.amount > f.left:
            return refuse("not_so_many", "O-8.4", amount=f.left)
        for card, room in self.rooms(s, f):
            if card == action.card and f.reserve and action.amount < min(f.left, room):
                return refuse("all_in_one_reserve", amount=min(f.left, room))
        return why_no_place(s, seat, action.card, "O-8.4")

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        if f.reserve:
            places = tuple([card for card in f.places if card != action.card])
            s.put(replace(f, left=f.left if places else 0, places=places))
        else:
            s.put(replace(f, left=f.left - action.amount))
        gain(s, seat, action.card, action.amount, "card")

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True


class LosingProcedure(Procedure):
    """Frame ``Losing``."""

    def where(self, s: OmertaState, f: Any) -> list[int]:
        """The places that may lose Soldiers."""
        if f.places:
            return [card for card in f.places if s.men[card]]
        estate = s.estate(f.seat)
        return [card for card in (*estate.capos, *estate.domains) if s.men[card]]

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.left > 0 and self.where(s, f):
            return ALONE[f.seat]
        return NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("lose", "O-8.4", seat, {"amount": f.left})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        return [Span(REMOVE[card], 1, min(f.left, s.men[card])) for card in self.where(s, f)]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is not Remove:
            return None
        card = action.card
        if card not in self.where(s, f):
            if card in s.estate(seat).places:
                return refuse("too_few_soldiers", "O-8.4", card=s.cat.slugs[card], amount=0)
            code = "not_your_capo" if s.cat.is_capo(card) else "not_your_domain"
            return refuse(code, "O-8.4", card=s.cat.slugs[card])
        if action.amount > s.men[card]:
            return refuse("too_few_soldiers", "O-8.4", card=s.cat.slugs[card], amount=s.men[card])
        return refuse_none(action, "O-8.4") or refuse("not_so_many", "O-8.4", amount=f.left)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.put(replace(f, left=f.left - action.amount))
        lose(s, seat, action.card, action.amount)

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True


PROCEDURES[Placing] = PlacingProcedure()
PROCEDURES[Losing] = LosingProcedure()
