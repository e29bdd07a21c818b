"""What it is worth that a Group comes to have other alignments: goals met and broken, attacks made easier (I-18)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from conjura.bots.illuminati.outlook import WIN, Outlook
from conjura.games.illuminati.catalogue import ALIGNMENTS, FANATIC, OPPOSITE
from conjura.games.illuminati.state import HELD, IlluminatiState

SOFTENED = 0.12
"""How much of an own tree is as good as lost if its top is brought into line with those who would attack it."""


def altered(mask: int, change: str, alignment: str) -> int:
    """The alignments once one is added or removed."""
    bit = 1 << ALIGNMENTS.index(alignment)
    return mask | bit if change == "add" else mask & ~bit


@contextmanager
def imagined(o: Outlook, card: int, mask: int) -> Iterator[None]:
    """While this lasts, a Group has these alignments, and the outlook sees what follows from them."""
    s = o.s
    before, known, near, fears = s.align, o._worth, o.near, o._fears
    thought = list(before)
    thought[card] = mask
    s.align, o._worth = tuple(thought), {}
    try:
        if s.zone[card] == HELD:
            seat, have = s.holder[card], o.have[s.holder[card]]
            if have is not None:
                o.near, o._fears = list(near), list(fears)
                o.near[seat] = o.hope(seat, have)
                o._fears[seat] = o.fear(o.near[seat])
        yield
    finally:
        s.align, o._worth, o.near, o._fears = before, known, near, fears


def counts_for(o: Outlook) -> int:
    """The alignments that may bring somebody nearer to a Special Goal, as far as this seat knows."""
    mask = 0
    for goals in o.goals:
        for goal, weight in goals:
            what, wanted, _ = o.s.cat.goals[goal]
            if weight >= 0.2 and what == "count":
                mask |= wanted
            elif weight >= 0.2 and what == "distinct":
                mask = (1 << len(ALIGNMENTS)) - 1
    return mask


def stake(o: Outlook, by: int, target: int, mask: int) -> float:
    """What it is worth to this seat that a Group comes to have these alignments through another seat or itself.

    Args:
        o: the outlook.
        by: the seat that changes them.
        target: the Group.
        mask: the alignments it will have.
    """
    s, me = o.s, o.me
    if s.zone[target] != HELD:
        return -0.5 * softened(s, by, target, mask) if by != me else 0.5
    seat = s.holder[target]
    near, fear, worth = o.near[seat], o._fears[seat], o.worth(seat, target)
    with imagined(o, target, mask):
        if seat != me:
            return fear - o._fears[seat] + 0.3 * o.style.envy * near * (worth - o.worth(seat, target))
        gained = WIN * (o.near[me] - near) + o.worth(me, target) - worth
    if by != me:
        gained -= SOFTENED * softened(s, by, target, mask) * o.worth_of_all(me, o.parts(target))
    return gained


def softened(s: IlluminatiState, by: int, target: int, mask: int) -> int:
    """By how many alignments a Group comes nearer to the strongest Groups of a seat: 1, 0 or -1."""
    best, better = 0, 0
    for card in s.layout(by).groups:
        if s.base[card] > best:
            now, then = agreement(s.align[card], s.align[target]), agreement(s.align[card], mask)
            if then != now:
                best, better = s.base[card], 1 if then > now else -1
    return better


def agreement(mine: int, theirs: int) -> int:
    """How many alignments of two Groups are the same, less those that are opposed (I-10.10)."""
    return (mine & theirs & ~FANATIC).bit_count() - (OPPOSITE[mine] & theirs).bit_count()


def frame_stake(o: Outlook, f: Any) -> float:
    """What it is worth to this seat that the attempt at brainwashing under way succeeds."""
    if not f.alignment:
        return 0.0
    return stake(o, f.seat, f.target, altered(o.s.align[f.target], f.change, f.alignment))
