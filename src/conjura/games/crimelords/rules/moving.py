"""Moves, visits and returns (C-9.2, C-9.4 to C-9.6, C-9.10, C-9.11)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.grid import SIDE_NUMBER, STEP, touching
from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.crimelords.actions import Accept, ChooseSeat, Decline, MoveCrook, Place, ReturnCrook, Visit
from conjura.games.crimelords.events import (
    AbilityUsed,
    CrookMoved,
    CrookVisited,
    MoveAsked,
    MoveRefused,
)
from conjura.games.crimelords.frames import Moving, Placing, Settling
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules.placing import PLACES
from conjura.games.crimelords.rules.turn_state import change_turn, has_acted, turn_of
from conjura.games.crimelords.rules.unhappiness import calm, depart, lieutenants
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState

MAX_OFFERS: Final = 3
MOVE: Final = [MoveCrook(card) for card in range(256)]
VISIT: Final = [Visit(card) for card in range(256)]
RETURN: Final = [ReturnCrook(card) for card in range(256)]
SEATS: Final = [ChooseSeat(seat) for seat in range(64)]
ACCEPT: Final = Accept()
DECLINE: Final = Decline()


def other_places(s: CrimeLordsState, seat: int, card: int) -> list[tuple[int, int]]:
    """The places in its own mob that a Crook may move to, its subtree coming along (C-9.4, C-9.10)."""
    tree = s.tree(card)
    layout = s.layout(seat)
    taken = set(layout.cells)
    for part in tree:
        taken.discard(s.cell[part])
    need = s.power(card)
    here = (s.master[card], s.heading[card])
    out: list[tuple[int, int]] = []
    for master in layout.crooks:
        if master in tree or s.power(master) <= need:
            continue
        for side in range(4):
            there = s.cell[master] + STEP[side]
            if there in taken or (master, side) == here:
                continue
            if touching(taken, there) == 1:
                out.append((master, side))
    return out


def mobs_with_room(s: CrimeLordsState, seat: int, card: int) -> list[int]:
    """The other mobs that could lay this Crook and may still be asked (C-9.4, C-9.10)."""
    if s.offers[seat] >= MAX_OFFERS:
        return []
    return [other for other in s.living() if other != seat and s.places(other, card)]


def why_no_way(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why a Crook has nowhere to move to, or ``None``."""
    slug = s.cat.slugs[card]
    if not s.cat.first_crook <= card < s.cat.first_racket or not s.owns(seat, card):
        return refuse("not_your_crook", card=slug)
    if s.boss[seat] == card:
        return refuse("boss_stays", card=slug)
    if other_places(s, seat, card) or mobs_with_room(s, seat, card):
        return None
    return refuse("nowhere_to_move", card=slug)


def why_no_move(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why a Crook can't move, or ``None``."""
    if s.cat.first_crook <= card < s.cat.first_racket and s.owns(seat, card) and not s.token[card]:
        return refuse("no_token", "C-9.4", card=s.cat.slugs[card])
    return why_no_way(s, seat, card)


def why_no_visit(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why a Crook can't visit, or ``None`` (C-9.5, C-9.11)."""
    slug = s.cat.slugs[card]
    if not s.cat.first_crook <= card < s.cat.first_racket or not s.owns(seat, card):
        return refuse("not_your_crook", "C-9.5", card=slug)
    if not s.token[card]:
        return refuse("no_token", "C-9.5", card=slug)
    if not s.unhappy[card]:
        return refuse("not_unhappy", card=slug)
    if not s.layout(seat).types[s.cat.weakness[card]]:
        return refuse("nothing_to_visit", card=slug)
    return None


def why_no_return(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why a Crook can't be returned, or ``None`` (C-9.2, C-9.6)."""
    slug = s.cat.slugs[card]
    if not s.cat.first_crook <= card < s.cat.first_racket or not s.owns(seat, card):
        return refuse("not_your_crook", "C-9.2", card=slug)
    return refuse("boss_stays", "C-9.6", card=slug) if s.boss[seat] == card else None


def list_moves(s: CrimeLordsState, seat: int, out: list[Any]) -> None:
    """Append moves, visits and returns."""
    boss = s.boss[seat]
    crooks = s.layout(seat).crooks
    for card in crooks:
        if card != boss and s.token[card] and why_no_way(s, seat, card) is None:
            out.append(MOVE[card])
    for card in crooks:
        if s.unhappy[card] and s.token[card] and s.layout(seat).types[s.cat.weakness[card]]:
            out.append(VISIT[card])
    for card in crooks:
        if card != boss:
            out.append(RETURN[card])


def visit(s: CrimeLordsState, seat: int, card: int) -> None:
    """A Crook spends its token and loses a marker (C-9.5)."""
    s.token[card] = 0
    has_acted(s, seat)
    s.tell(CrookVisited(seat=seat, card=s.cat.slugs[card]))
    calm(s, card, 1, "visit")


def return_crook(s: CrimeLordsState, seat: int, card: int) -> None:
    """A Crook goes back to the uncontrolled area (C-9.2)."""
    has_acted(s, seat)
    before = lieutenants(s, seat)
    depart(s, seat, [card], "uncontrolled", "returned")
    s.push(Settling(seat, before))


class MovingProcedure(Procedure):
    """Frame ``Moving``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat] if f.to < 0 else ALONE[f.to]

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        params = {"card": s.cat.slugs[f.card], "by": f.seat}
        if f.to < 0:
            return Prompt("move", "C-9.4", seat, params)
        return Prompt("receive", "C-9.10", seat, params)

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        if f.to >= 0:
            return [ACCEPT, DECLINE]
        out: list[Any] = [PLACES[master][side] for master, side in other_places(s, seat, f.card)]
        out.extend([SEATS[other] for other in mobs_with_room(s, seat, f.card)])
        return out

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind, slugs = type(action), s.cat.slugs
        if f.to >= 0:
            return None
        if kind is Place:
            return self.why_no_place(s, f, seat, action)
        if kind is ChooseSeat:
            if s.offers[seat] >= MAX_OFFERS:
                return refuse("offers_used")
            return refuse("no_room_there", card=slugs[f.card], seat=action.other)
        return None

    def why_no_place(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal:
        """Why a Crook can't move there."""
        slugs, master = s.cat.slugs, action.master
        if master >= s.cat.first_racket or not s.owns(seat, master):
            return refuse("not_your_crook", "C-4.2", card=slugs[master])
        if s.under(master, f.card):
            return refuse("below_itself", card=slugs[f.card])
        if s.power(master) <= s.power(f.card):
            return refuse("too_strong", card=slugs[f.card], master=slugs[master])
        if (master, SIDE_NUMBER[action.side]) == (s.master[f.card], s.heading[f.card]):
            return refuse("same_place", card=slugs[f.card])
        return refuse("side_not_free", card=slugs[master])

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        kind, slugs, card = type(action), s.cat.slugs, f.card
        if kind is ChooseSeat:
            made = list(s.offers)
            made[seat] += 1
            s.offers = tuple(made)
            s.put(replace(f, to=action.other))
            s.tell(MoveAsked(seat=seat, card=slugs[card], to=action.other))
            return
        s.pop()
        if kind is Decline:
            s.tell(MoveRefused(seat=f.seat, card=slugs[card], to=f.to))
            return
        self.spend(s, f)
        before = lieutenants(s, f.seat)
        if kind is Place:
            s.lift(card, seat)
            s.hang(card, action.master, SIDE_NUMBER[action.side], seat)
            s.tell(CrookMoved(seat=seat, card=slugs[card], master=slugs[action.master], side=action.side))
            s.push(Settling(seat, before))
            s.push(Placing(seat, free=True))
        else:
            was = (card,) if card in before else ()
            before_there = lieutenants(s, f.to)
            tree = s.lift(card, f.to)
            s.tell(CrookMoved(seat=f.seat, card=slugs[card], to=f.to))
            s.push(Settling(f.to, (*before_there, *was), moved=tuple(tree)))
            s.push(Placing(f.to))

    def spend(self, s: CrimeLordsState, f: Any) -> None:
        """The token that a move costs, or the use of the ability that lets it move without one."""
        if f.ability:
            turn = turn_of(s)
            change_turn(s, spent=tuple(sorted((*turn.spent, f.card))))
            s.tell(AbilityUsed(seat=f.seat, card=s.cat.slugs[f.card], amount=0))
        else:
            s.token[f.card] = 0
        has_acted(s, f.seat)


PROCEDURES[Moving] = MovingProcedure()
