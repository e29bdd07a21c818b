"""Changing the Boss: treason and retirement (C-15)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.wire import Refusal
from conjura.games.crimelords.actions import Retire, Treason
from conjura.games.crimelords.events import BossCrowned, BossOverthrown, BossRetired, CrookGone
from conjura.games.crimelords.frames import Settling
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules.turn_state import has_acted
from conjura.games.crimelords.rules.unhappiness import (
    depart,
    leavers,
    lieutenants,
    members,
    remove,
    spared,
    upset,
)
from conjura.games.crimelords.state import DEAD, HELD, LEAVES, CrimeLordsState

TREASON: Final = [Treason(card) for card in range(256)]
RETIRE: Final = [Retire(card) for card in range(256)]


def retirement_price(s: CrimeLordsState, seat: int) -> int:
    """What paying the Boss off costs (C-15.2)."""
    return 2 * s.power(s.boss[seat])


def why_no_change(s: CrimeLordsState, seat: int, card: int, clause: str) -> Refusal | None:
    """Why this Crook can't take the Boss's place, or ``None``."""
    slug = s.cat.slugs[card]
    if not s.cat.first_crook <= card < s.cat.first_racket or not s.owns(seat, card):
        return refuse("not_your_crook", clause, card=slug)
    if s.layout(seat).depth[card] != 1:
        return refuse("not_a_lieutenant", clause, card=slug)
    if not s.token[card]:
        return refuse("no_token", clause, card=slug)
    return None


def why_no_retirement(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why the Boss can't be paid off for this Crook, or ``None``."""
    refusal = why_no_change(s, seat, card, "C-15.2")
    if refusal is None and s.money[seat] < retirement_price(s, seat):
        return refuse("cannot_retire", amount=retirement_price(s, seat))
    return refusal


def list_changes(s: CrimeLordsState, seat: int, out: list[Any]) -> None:
    """Append treason and retirement."""
    able = [card for card in lieutenants(s, seat) if s.token[card]]
    out.extend([TREASON[card] for card in able])
    if able and s.money[seat] >= retirement_price(s, seat):
        out.extend([RETIRE[card] for card in able])


def treason(s: CrimeLordsState, seat: int, card: int) -> None:
    """A Lieutenant overthrows the Boss; everybody gets a marker (C-15.1)."""
    s.token[card] = 0
    has_acted(s, seat)
    before = lieutenants(s, seat)
    old = s.boss[seat]
    slugs = s.cat.slugs
    s.tell(BossOverthrown(seat=seat, card=slugs[old], by_card=slugs[card]))
    for crook in members(s, seat):
        if crook != old and not spared(s, crook, "killed"):
            upset(s, crook, 1, "treason")
    if s.unhappy[card] >= LEAVES:  # C-10.5, C-15.6: he leaves before he is crowned, and all is laid anew
        remove(s, old, DEAD)
        depart(s, seat, leavers(s, seat), "discarded", "unhappy")
        s.push(Settling(seat, before, fate="discarded"))
        return
    gone = [crook for crook in leavers(s, seat) if crook != old]
    succeed(s, seat, card, old)
    doomed = tuple(s.loose(seat))  # before anybody leaves: those that the treason moves (C-14.14)
    depart(s, seat, gone, "discarded", "unhappy")
    s.push(Settling(seat, before, doomed=doomed))


def retire(s: CrimeLordsState, seat: int, card: int) -> None:
    """The Boss is paid off; nobody gets markers (C-15.2)."""
    price = retirement_price(s, seat)
    s.token[card] = 0
    has_acted(s, seat)
    s.earn(seat, -price)
    before = lieutenants(s, seat)
    old = s.boss[seat]
    slugs = s.cat.slugs
    s.tell(BossRetired(seat=seat, card=slugs[old], by_card=slugs[card], amount=price))
    succeed(s, seat, card, old)
    s.push(Settling(seat, before))


def succeed(s: CrimeLordsState, seat: int, card: int, old: int) -> None:
    """A Lieutenant takes the Boss's place; only those move who need it (C-15.5)."""
    slugs = s.cat.slugs
    for sub in s.layout(seat).subs[card]:
        s.lift(sub, seat)
    rest = [other for other in s.layout(seat).subs[old] if other != card]
    s.clear(old, DEAD)
    s.tell(CrookGone(seat=seat, card=slugs[old], to="discarded", why="replaced"))
    s.crown(card, seat)
    s.tell(BossCrowned(seat=seat, card=slugs[card]))
    for other in rest:
        s.master[other] = card
    s.changed(seat)
    for other in rest:
        if s.zone[other] == HELD and s.power(other) >= s.power(card):  # C-4.7: the link is new
            s.lift(other, seat)
