"""Laying Crooks (C-4), new Bosses and what follows when a structure changes (C-10.4 to C-10.9)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.grid import CENTRE, SIDE_NUMBER, SIDES, STEP
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.crimelords.actions import Choose, Place
from conjura.games.crimelords.events import BossCrowned, CrookGone, CrookLaid
from conjura.games.crimelords.frames import Founding, Placing, Settling
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules import victory
from conjura.games.crimelords.rules.unhappiness import (
    ZONE_OF,
    calm,
    depart,
    leavers,
    lieutenants,
    loose_subs,
    members,
    spared,
    upset,
)
from conjura.games.crimelords.state import HELD, PROCEDURES, CrimeLordsState

PLACES: Final = [[Place(master, side) for side in SIDES] for master in range(256)]
CHOOSE: Final = [Choose(card) for card in range(512)]


def roots(s: CrimeLordsState, seat: int) -> list[int]:
    """The loose Crooks of a mob that hang under nobody."""
    return [card for card in s.loose(seat) if not s.master[card]]


def followers(s: CrimeLordsState, seat: int) -> list[int]:
    """The loose Crooks of a mob that keep a superior already laid (C-4.10)."""
    return [card for card in s.loose(seat) if s.master[card] and s.zone[s.master[card]] == HELD]


def places_for(s: CrimeLordsState, f: Any, card: int) -> list[tuple[int, int]]:
    """The places that a loose Crook may take, as ``(superior, side)`` (C-4.2, C-4.3)."""
    seat, master = f.seat, s.master[card]
    if master:
        return [arrow for arrow in s.layout(seat).arrows if arrow[0] == master]
    found = s.places(seat, card, f.under)
    if f.first:
        next_to_boss = [arrow for arrow in found if arrow[0] == s.boss[seat]]
        if next_to_boss or s.options.start_overflow == "uncontrolled":
            return next_to_boss
    return found


def candidates(s: CrimeLordsState, f: Any) -> list[int]:
    """The loose Crooks that can be laid now (C-4.9): those below one that is laid come before all others."""
    below = followers(s, f.seat)
    if below:
        return [card for card in below if places_for(s, f, card)]
    able = [card for card in roots(s, f.seat) if places_for(s, f, card)]
    if f.first:
        boss = s.boss[f.seat]
        next_to_boss = [card for card in able if places_for(s, f, card)[0][0] == boss]
        if next_to_boss:
            return next_to_boss
    return able


def keep_shape(s: CrimeLordsState, seat: int, root: int) -> None:
    """Those below a Crook just laid take their old positions where these are legal (C-4.10)."""
    origin = s.cell[root]
    done = False
    while not done:
        done = True
        for card in followers(s, seat):
            there = s.cell[card] - CENTRE + origin
            master = s.master[card]
            for side in range(4):
                if s.cell[master] + STEP[side] == there and (master, side) in s.layout(seat).arrows:
                    s.hang(card, master, side, seat)
                    done = False
                    break


def drop_rest(s: CrimeLordsState, f: Any, cards: list[int]) -> None:
    """Crooks without a place go out (C-4.9, C-14.14)."""
    for card in cards:
        to: Any = "discarded" if card in f.doomed else f.fate
        s.clear(card, ZONE_OF[to])
        s.tell(CrookGone(seat=f.seat, card=s.cat.slugs[card], to=to, why="no_place"))


class PlacingProcedure(Procedure):
    """Frame ``Placing``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        if f.held >= 0 or len(candidates(s, f)) > 1:
            return ALONE[f.seat]
        return NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        able = candidates(s, f)
        below = followers(s, f.seat)
        if able:
            s.put(replace(f, held=able[0]))
        elif below:
            for card in below:
                below.extend(loose_subs(s, card))
            drop_rest(s, f, below)
        else:
            s.pop()
            drop_rest(s, f, s.loose(f.seat))

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        if f.held < 0:
            return Prompt("place_next", "C-4.9", seat)
        return Prompt("place", "C-4.2", seat, {"card": s.cat.slugs[f.held]})

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        if f.held < 0:
            return [CHOOSE[card] for card in candidates(s, f)]
        return [PLACES[master][side] for master, side in places_for(s, f, f.held)]

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Place and f.held >= 0:
            return why_no_place(s, f, action)
        if type(action) is Choose and f.held < 0:
            return refuse("no_place", card=s.cat.slugs[action.card])
        return None

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Choose:
            s.put(replace(f, held=action.card))
            return
        card, rooted = f.held, not s.master[f.held]
        s.hang(card, action.master, SIDE_NUMBER[action.side], seat)
        slugs = s.cat.slugs
        s.tell(CrookLaid(seat=seat, card=slugs[card], master=slugs[action.master], side=action.side))
        root = card if rooted else f.root
        s.put(replace(f, held=-1, root=root))
        if not f.free:
            keep_shape(s, seat, root)


def why_no_place(s: CrimeLordsState, f: Any, action: Any) -> Refusal:
    """Why a Crook can't be laid there."""
    seat, card, master = f.seat, f.held, action.master
    slugs = s.cat.slugs
    side = SIDE_NUMBER[action.side]
    if master >= s.cat.first_racket or not s.owns(seat, master):
        return refuse("not_your_crook", "C-4.2", card=slugs[master])
    if (master, side) not in s.layout(seat).arrows:
        return refuse("side_not_free", card=slugs[master])
    if s.master[card] and s.master[card] != master:
        return refuse("keeps_superior", card=slugs[card])
    if not s.master[card] and s.power(master) <= s.power(card):
        return refuse("too_strong", card=slugs[card], master=slugs[master])
    if f.under >= 0 and not s.under(master, f.under):
        return refuse("only_below", card=slugs[f.under])
    return refuse("next_to_boss", card=slugs[card])


class FoundingProcedure(Procedure):
    """Frame ``Founding``: the choice of a Boss (C-4.1, C-14.13)."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        return Prompt("choose_boss", "C-14.13" if f.new else "C-4.1", seat)

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        return [CHOOSE[card] for card in members(s, seat)]

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose:
            return refuse("not_your_crook", "C-14.13" if f.new else "C-4.1", card=s.cat.slugs[action.card])
        return None

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        s.crown(action.card, seat)
        s.tell(BossCrowned(seat=seat, card=s.cat.slugs[action.card]))


class SettlingProcedure(Procedure):
    """Frame ``Settling``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        seat = f.seat
        if not s.alive[seat]:
            s.pop()
        elif s.crook_count(seat) == 0:
            s.pop()
            victory.eliminate(s, seat, f.by)
        elif s.boss[seat] < 0:
            s.push(Founding(seat, True))
        elif s.loose(seat):
            s.push(Placing(seat, fate=f.fate, doomed=f.doomed))
        elif not f.placed:
            s.put(replace(f, placed=True))
            self.ranks(s, f)
        else:
            s.pop()

    def ranks(self, s: CrimeLordsState, f: Any) -> None:
        """Markers for ranks lost and won, and for a change of mob (C-10.3, C-10.8)."""
        seat, before = f.seat, f.before
        now = lieutenants(s, seat)
        boss = s.boss[seat]
        for card in before:
            if s.owns(seat, card) and card != boss and card not in now and card not in f.moved:
                if not spared(s, card, "demoted"):
                    upset(s, card, 1, "demoted")
        for card in f.moved:
            if s.owns(seat, card):
                calm(s, card, 1, "new_mob")
        gone = leavers(s, seat)
        for card in now:
            if card not in before and card not in gone:
                calm(s, card, 1, "promoted")
        if gone:
            depart(s, seat, gone, "discarded", "unhappy")
            s.put(Settling(seat, lieutenants(s, seat), by=f.by))


def settle(
    s: CrimeLordsState, seat: int, before: tuple[int, ...], fate: Any = "uncontrolled", by: int = -1
) -> None:
    """After Crooks have left a mob: reorganise it."""
    s.push(Settling(seat, before, fate=fate, by=by))


PROCEDURES[Placing] = PlacingProcedure()
PROCEDURES[Founding] = FoundingProcedure()
PROCEDURES[Settling] = SettlingProcedure()
