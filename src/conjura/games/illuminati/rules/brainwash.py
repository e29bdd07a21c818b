"""Brainwashing (I-18): an attempt runs as an attack to control, and a success changes one alignment for good."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from conjura.engine.rows import put_at
from conjura.engine.wire import Refusal
from conjura.games.illuminati.actions import Alter
from conjura.games.illuminati.catalogue import ALIGNMENTS, OPPOSITE, POPCOUNT
from conjura.games.illuminati.events_modules import AlignmentMarked
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules.reckoning import brainwashed, change_modules, marked, reckon_group
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import OPEN, IlluminatiState

MOST_MARKERS: Final = 6
"""A Group carries so many different markers at most (I-18.3)."""
CHANGES: Final[tuple[str, ...]] = ("add", "remove")


def brainwashable(s: IlluminatiState, seat: int) -> list[int]:
    """The Groups that a seat may brainwash at all: in play, not its own unless the option says so (I-18.12).

    Without the Lasers some change is always possible. Six markers (I-18.3) lie on both sides of a pair, one of which can
    be added or removed, or on an alignment without an opposite, which is there or can come; fewer bar nothing.
    """
    out: list[int] = s.zoned(OPEN)
    for other in range(s.seats):
        if s.alive[other] and (other != seat or s.options.brainwash_own_groups):
            out.extend(s.layout(other).groups)
    lasting = marked(s)
    if s.align == lasting:
        return out
    return [card for card in out if s.align[card] == lasting[card] or changes(s, card)]


def any_brainwashable(s: IlluminatiState, seat: int) -> bool:
    """Whether there is such a Group."""
    if s.align != marked(s):
        return bool(brainwashable(s, seat))
    if OPEN in s.zone:
        return True
    for other in range(s.seats):
        if s.alive[other] and (other != seat or s.options.brainwash_own_groups) and s.layout(other).groups:
            return True
    return False


def markers_of(s: IlluminatiState, card: int) -> tuple[int, int]:
    """The masks of added and of removed alignments of a Group."""
    for row in s.modules.marks:
        if row[0] == card:
            return row[1], row[2]
    return 0, 0


def why_no_change(s: IlluminatiState, card: int, change: str, alignment: str) -> Refusal | None:
    """Why an alignment of a Group can't be changed so, or ``None`` (I-18.2, I-18.3, I-18.16)."""
    bit = 1 << ALIGNMENTS.index(alignment)
    slug = s.cat.slugs[card]
    opposite = OPPOSITE[bit] & ~bit
    added, removed = markers_of(s, card)
    lasting = (s.cat.align[card] | added) & ~removed  # without the Lasers
    if change == "add":
        either = s.align[card] | lasting
        if either & bit:
            return refuse("alignment_present", "I-18.16", card=slug, alignment=alignment)
        if either & opposite:
            return refuse("alignment_opposed", "I-18.2", card=slug, alignment=alignment)
    elif change == "remove":
        if not s.align[card] & lasting & bit:
            return refuse("alignment_absent", "I-18.16", card=slug, alignment=alignment)
    else:
        return refuse("one_change_at_a_time", card=slug)
    if not (added | removed) & bit and POPCOUNT[added] + POPCOUNT[removed] >= MOST_MARKERS:
        return refuse("too_many_markers", card=slug)
    return None


def changes(s: IlluminatiState, card: int) -> list[Any]:
    """The changes that can be attempted on a Group."""
    added, removed = markers_of(s, card) if s.modules.marks else (0, 0)
    return changes_of(s.align[card], (s.cat.align[card] | added) & ~removed, added, removed)


@cache
def changes_of(mask: int, lasting: int, added: int, removed: int) -> list[Any]:
    """The changes that alignments and markers allow; one list for all who ask, not to be changed.

    Args:
        mask: the alignments now.
        lasting: those without the Lasers, which nothing may contradict either (I-18.16).
        added, removed: the markers.
    """
    full = POPCOUNT[added] + POPCOUNT[removed] >= MOST_MARKERS
    out: list[Any] = []
    for change in CHANGES:
        for place, alignment in enumerate(ALIGNMENTS):
            bit = 1 << place
            if change == "add":
                possible = not (mask | lasting) & (bit | (OPPOSITE[bit] & ~bit))
            else:
                possible = bool(mask & lasting & bit)
            if possible and not (full and not (added | removed) & bit):
                out.append(Alter(change, alignment))  # type: ignore[arg-type]
    return out


def mark(s: IlluminatiState, f: Any) -> None:
    """The attempt has succeeded: a marker is laid or taken off; the Lasers stay above it this turn (I-18.3, I-18.6)."""
    card, bit = f.target, 1 << ALIGNMENTS.index(f.alignment)
    printed = s.cat.align[card]
    added, removed = markers_of(s, card)
    before = brainwashed(printed, added, removed)
    if f.change == "add":
        removed &= ~bit
        added = added if printed & bit else added | bit
    else:
        added &= ~bit
        removed = removed | bit if printed & bit else removed
    rows = [row for row in s.modules.marks if row[0] != card]
    if added or removed:
        rows.append((card, added, removed))
    change_modules(s, marks=tuple(sorted(rows)))
    if s.align[card] & bit == before & bit:
        now = brainwashed(printed, added, removed)
        s.align = put_at(s.align, card, (s.align[card] & ~bit) | (now & bit))
        reckon_group(s, card)
    s.tell(AlignmentMarked(seat=f.seat, card=s.cat.slugs[card], change=f.change, alignment=f.alignment))


def assists_left(s: IlluminatiState, card: int) -> int:
    """How many attempts a card may still assist in for free this turn (I-18.11)."""
    limit: int = s.cat.assists.get(card, 0)
    if not limit or s.transferable[card] <= 0:
        return 0
    for assistant, count in turn_of(s).assisted:
        if assistant == card:
            return limit - int(count)
    return limit


def use_cards(s: IlluminatiState, f: Any) -> None:
    """Who took part is used, but the Illuminati and free assistants (I-18.10, I-18.11)."""
    if f.attacker >= s.cat.first_group:
        s.used[f.attacker] += 1
    assisted = dict(turn_of(s).assisted)
    for card, _ in f.aid:
        if card < s.cat.first_group:
            continue
        if assists_left(s, card) > 0:
            assisted[card] = assisted.get(card, 0) + 1
        else:
            s.used[card] += 1
    change_turn(s, assisted=tuple(sorted(assisted.items())))
