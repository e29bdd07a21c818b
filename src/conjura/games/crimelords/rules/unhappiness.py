"""Unhappy markers, and Crooks that leave their mob (C-10)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.grid import CENTRE
from conjura.games.crimelords.events import CrookCalmed, CrookGone, CrookUpset
from conjura.games.crimelords.state import DEAD, HELD, LEAVES, LOOSE, OPEN, CrimeLordsState

ZONE_OF: Final = {"uncontrolled": OPEN, "discarded": DEAD}


def spared(s: CrimeLordsState, card: int, cause: str) -> bool:
    """Whether a Crook never gets markers for this cause (``no_marker``)."""
    causes = s.cat.spared.get(card)
    return causes is not None and cause in causes


def upset(s: CrimeLordsState, card: int, amount: int, why: str) -> None:
    """Give Unhappy markers, to 3 at most (C-10.10)."""
    before = s.unhappy[card]
    s.unhappy[card] = min(LEAVES, before + amount)
    if s.unhappy[card] != before:
        s.tell(CrookUpset(card=s.cat.slugs[card], amount=s.unhappy[card] - before, why=why))


def calm(s: CrimeLordsState, card: int, amount: int, why: str) -> None:
    """Take Unhappy markers off, down to none (C-10.10)."""
    taken = min(amount, s.unhappy[card])
    if taken:
        s.unhappy[card] -= taken
        s.tell(CrookCalmed(card=s.cat.slugs[card], amount=taken, why=why))


def lieutenants(s: CrimeLordsState, seat: int) -> tuple[int, ...]:
    """The Lieutenants of a mob (C-0.2)."""
    boss = s.boss[seat]
    return s.layout(seat).subs[boss] if boss >= 0 else ()


def members(s: CrimeLordsState, seat: int) -> list[int]:
    """All Crooks of a mob, loose ones included."""
    return [*s.layout(seat).crooks, *s.loose(seat)]


def leavers(s: CrimeLordsState, seat: int) -> list[int]:
    """The Crooks of a mob that bear a third marker."""
    return [card for card in members(s, seat) if s.unhappy[card] >= LEAVES]


def loose_subs(s: CrimeLordsState, top: int) -> list[int]:
    """The loose Crooks immediately below another."""
    return [card for card in s.zoned(LOOSE) if s.master[card] == top]


def set_free(s: CrimeLordsState, top: int) -> None:
    """A loose Crook becomes the root of its own loose tree (C-4.10)."""
    shift = CENTRE - s.cell[top]
    s.master[top] = 0
    s.heading[top] = 0
    row = [top]
    for card in row:
        s.cell[card] += shift
        row.extend(loose_subs(s, card))


def flatten(s: CrimeLordsState, seat: int) -> None:
    """All Crooks of a mob are loose, each on its own: the structure is laid anew (C-10.6)."""
    for card in members(s, seat):
        s.zone[card] = LOOSE
        s.holder[card] = seat
        s.master[card] = 0
        s.heading[card] = 0
        s.cell[card] = CENTRE
    s.changed(seat)


def remove(s: CrimeLordsState, card: int, zone: int) -> None:
    """A Crook leaves its mob for another zone; those below it become loose, all if it was the Boss."""
    seat = s.holder[card]
    if s.zone[card] == HELD:
        if s.boss[seat] == card:
            s.boss[seat] = -1
            s.clear(card, zone)
            s.changed(seat)
            loose_all(s, seat)
            return
        for sub in s.layout(seat).subs[card]:
            s.lift(sub, seat)
        s.clear(card, zone)
    else:
        below = loose_subs(s, card)
        s.clear(card, zone)
        for sub in below:
            set_free(s, sub)


def loose_all(s: CrimeLordsState, seat: int) -> None:
    """After the Boss is gone every Crook left is loose on its own."""
    for card in range(s.cat.first_crook, s.cat.first_racket):
        if s.zone[card] in (HELD, LOOSE) and s.holder[card] == seat:
            s.zone[card] = LOOSE
            s.master[card] = 0
            s.heading[card] = 0
            s.cell[card] = CENTRE
    s.changed(seat)


def depart(s: CrimeLordsState, seat: int, cards: list[int], to: Any, why: str) -> None:
    """Crooks leave a mob all at once, to the uncontrolled area or out of the game."""
    for card in cards:
        remove(s, card, ZONE_OF[to])
        s.tell(CrookGone(seat=seat, card=s.cat.slugs[card], to=to, why=why))
