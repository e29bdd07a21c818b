"""What must fit together in a position that was written by hand: frames on frames, and frames on the table.

A text can describe what no game reaches. What is let through here can be played on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.games.omerta import frames as fr
from conjura.games.omerta.state import CENTRE, HELD, MOST_CAPOS, MOST_OF_CAPO, NONE, SOLDIERS, OmertaState

DEEDS = fr.DEED_FRAMES
OVER_ALL = (fr.Round, fr.Window, fr.Resolving, fr.Claiming, *DEEDS)
ON: dict[type, tuple[type, ...]] = {
    fr.Claiming: (fr.Round,),
    fr.Assigning: (fr.Round, fr.Claiming),
    fr.Refilling: (fr.Round, fr.Resolving, fr.Conquest, fr.Window),
    fr.Growing: (fr.Round, fr.Resolving),
    fr.Window: (fr.Round, fr.Played, fr.Rolling, *DEEDS),
    fr.Naming: (fr.Round, fr.Window),
    fr.Played: (fr.Round, fr.Window),
    fr.Resolving: (fr.Round, fr.Window),
    fr.Rolling: (fr.Round, fr.Resolving, *DEEDS),
    fr.Conquest: (fr.Round,),
    fr.Assaulting: (fr.Round, fr.Resolving),
    fr.Robbery: (fr.Round, fr.Resolving),
    fr.Placing: (fr.Round, fr.Resolving, fr.Placing),
    fr.Losing: (fr.Round, fr.Resolving, fr.Losing, fr.Placing),
    fr.Owing: (fr.Round, fr.Resolving, fr.Owing),
    fr.Laying: (fr.Round, fr.Resolving, fr.Owing, fr.Laying),
    fr.Parting: (fr.Resolving,),
    fr.Retyping: (fr.Resolving,),
    fr.Striking: (fr.Resolving,),
    fr.Sifting: (fr.Resolving,),
    fr.Lending: (fr.Resolving,),
    fr.Offering: (fr.Round,),
    fr.Borrowing: (fr.Assaulting,),
}
"""On which frames a frame may lie."""

MANY = 1000
"""More of anything that is counted down than any game has."""


def misfits(s: OmertaState) -> Iterator[str]:
    """What does not fit together, each as a sentence that names what was expected."""
    setup = type(s.stack[0]) is fr.Setup
    yield from _families(s, setup)
    for place, frame in enumerate(s.stack):
        for sentence in _frame(s, place, frame):
            yield f"frame {place + 1}, {frame.__struct_config__.tag}: {sentence}"


def _families(s: OmertaState, setup: bool) -> Iterator[str]:
    """What the columns of Families, Capos and Domains can't hold together."""
    for seat in range(s.seats):
        capos = s.estate(seat).capos
        if not setup:
            if s.don[seat] == NONE:
                yield f"expected a Don for seat {seat}"
            if not 1 <= len(capos) <= MOST_CAPOS:
                yield f"expected one to three Capos for seat {seat}"
            if s.main[seat] == NONE and not s.conquista():
                yield f"expected a main objective for seat {seat} (main=)"
            if s.dealt[seat]:
                yield f"expected no dealt= of seat {seat} after the setup"
        lent = _lent(s, seat)
        total = sum([s.men[card] for card in (*capos, *s.estate(seat).domains)])
        if total + lent > SOLDIERS:
            yield f"expected at most {SOLDIERS} Soldiers of seat {seat}"
        for capo in capos:
            if sum([s.men[card] for card in (capo, *s.domains_of(capo))]) > MOST_OF_CAPO:
                yield f"expected at most {MOST_OF_CAPO} Soldiers of {s.cat.slugs[capo]}"
        everybody = s.onlookers() & ~(1 << seat)
        for token in s.hands[seat]:
            if token >> s.seats & 1 and token & everybody != everybody:
                yield f"expected what spectators have seen of seat {seat} to be seen by all"
        for task in s.tasks[seat]:
            if task >> 12 > len(s.deeds[seat]):
                yield f"expected no more than the deeds of seat {seat} after @"
        if s.robbed and any(s.robbed[capo] == seat + 1 for capo in capos):
            yield f"expected the Capos of seat {seat} to be robbed by others"
        if len(s.dealt[seat]) > 4:
            yield f"expected at most two Capos and two types dealt to seat {seat}"


def _lent(s: OmertaState, seat: int) -> int:
    total = 0
    for frame in s.stack:
        for row in getattr(frame, "lent", ()):
            if type(frame) is fr.Assaulting:
                total += row[3] if row[1] == seat else 0
            else:
                total += row[2] if row[0] == seat else 0
    return total


def _seats(s: OmertaState, f: Any, *names: str) -> Iterator[str]:
    for name in names:
        seat = getattr(f, name)
        if not 0 <= seat < s.seats:
            yield f"expected {name} to be a seat, found {seat}"


def _capo_of(s: OmertaState, card: int, seat: int, name: str) -> Iterator[str]:
    if not s.cat.is_capo(card) or s.zone[card] != HELD or s.holder[card] != seat:
        yield f"expected {name} to be a Capo of seat {seat}"


def _frame(s: OmertaState, place: int, f: Any) -> Iterator[str]:
    kind = type(f)
    if place:
        below = s.stack[place - 1]
        if type(below) not in ON[kind]:
            words = ", ".join([str(one.__struct_config__.tag) for one in ON[kind]])  # type: ignore[attr-defined]
            yield f"expected it to lie on one of {words}"
            return
    for name in ("seat", "by", "to", "lender", "first"):
        optional = (kind is fr.Owing and name == "to") or (kind is fr.Striking and name == "by")
        optional = optional or (name == "seat" and kind in (fr.Naming, fr.Played, fr.Resolving))
        optional = optional or (kind is fr.Setup and name == "seat")
        if hasattr(f, name):
            seat = getattr(f, name)
            low = -1 if optional and kind is not fr.Setup else 0
            if not low <= seat < s.seats + (kind is fr.Setup):
                yield f"expected {name} to be a seat, found {seat}"
                return
    for name in ("left", "amount", "most", "men", "gives", "wants", "number", "count", "at"):
        value = getattr(f, name, 0)
        if not 0 <= value <= MANY:
            yield f"expected {name} from 0 to {MANY}, found {value}"
            return
    yield from _contents(s, place, f)


def _contents(s: OmertaState, place: int, f: Any) -> Iterator[str]:
    kind, cat = type(f), s.cat
    if kind is fr.Round:
        if not all(cat.is_capo(card) for card in f.blocked):
            yield "expected Capos in blocked"
        if not all(cat.is_domain(card) for card in (*f.shielded, *f.moved)):
            yield "expected Domains in shielded and moved"
        if f.at >= s.seats or f.number < 1:
            yield "expected a place in the order, and a number of the round"
    elif kind is fr.Claiming:
        if not all(0 <= seat < s.seats for seat in f.seats):
            yield "expected seats"
    elif kind in (fr.Naming, fr.Played, fr.Resolving):
        yield from _card(s, f)
    elif kind is fr.Rolling:
        yield from _rolling(s, place, f)
    elif kind is fr.Conquest:
        yield from _capo_of(s, f.capo, f.seat, "capo")
        if f.step == "target" and CENTRE not in s.zone:
            yield "expected a Domain in the centre"
        if f.step != "target" and not cat.is_domain(f.target):
            yield "expected target to be a Domain"
        if f.conqueror >= 0:
            yield from _capo_of(s, f.own, f.conqueror, "own")
        if f.conqueror >= s.seats or f.involved >= 1 << s.seats:
            yield "expected seats in conqueror and involved"
        if f.step in ("men", "roll", "rolled", "occupy", "end") and f.conqueror < 0 and not f.cancelled:
            yield "expected a conqueror"
        if f.conqueror >= 0 and f.step != "end" and f.men > s.men[f.own]:
            yield f"expected at most {s.men[f.own]} Soldiers in men"
        for seat, capo in f.named:
            yield from _capo_of(s, capo, seat, "named")
    elif kind is fr.Assaulting:
        yield from _assault(s, f)
    elif kind is fr.Robbery:
        if f.step != "capo":
            yield from _capo_of(s, f.capo, f.seat, "capo")
        if f.step not in ("capo", "target") and (not cat.is_capo(f.target) or s.zone[f.target] != HELD):
            yield "expected target to be a Capo of a Family"
    elif kind is fr.Laying:
        if not cat.is_domain(f.card) or s.owner(f.card) != f.seat or len(s.estate(f.seat).capos) < 2:
            yield "expected an own Domain, and two Capos"
    elif kind is fr.Retyping or (kind is fr.Striking and f.capo >= 0):
        yield from _capo_of(s, f.capo, f.seat, "capo")
    elif kind is fr.Losing or kind is fr.Placing:
        if not all(card < cat.first_don for card in f.places):
            yield "expected Capos and Domains in places"
    elif kind is fr.Offering or kind is fr.Borrowing:
        if f.by == f.to:
            yield "expected two seats"
        for card in getattr(f, "gives_domains", ()):
            if not cat.is_domain(card) or s.owner(card) != f.by:
                yield "expected own Domains in gives_domains"
        for card in getattr(f, "wants_domains", ()):
            if not cat.is_domain(card) or s.owner(card) != f.to:
                yield "expected Domains of the other in wants_domains"


def _card(s: OmertaState, f: Any) -> Iterator[str]:
    design = s.cat.designs.get(f.card)
    if design is None:
        yield "expected an Event"
        return
    if f.roller >= 0:
        yield from _capo_of(s, f.roller, f.by, "roller")
    if f.target >= 0:
        wanted = s.cat.is_capo(f.target) if design.target == "capo" else s.cat.is_domain(f.target)
        if design.target not in ("capo", "domain") or not wanted:
            yield "expected a target that the card names"
    if type(f) is not fr.Naming:
        missing = (design.target == "family" and f.seat < 0) or (
            design.target in ("capo", "domain") and f.target < 0
        )
        named = type(f) is fr.Resolving or not design.happening or f.named
        if named and (missing or (design.names_capo and f.roller < 0)):
            yield "expected all that the card names"


def _rolling(s: OmertaState, place: int, f: Any) -> Iterator[str]:
    below = type(s.stack[place - 1])
    wanted = {
        "start": fr.Round,
        "conquest": fr.Conquest,
        "involvement": fr.Conquest,
        "assault": fr.Assaulting,
        "robbery": fr.Robbery,
        "event": fr.Resolving,
    }
    if below is not wanted[f.kind]:
        yield "expected it to lie on what it is rolled for"
    if not f.sides or not len(f.sides) == len(f.dice) == len(f.bonus) or not 0 <= f.stat <= 2:
        yield "expected a die and a bonus for each side, and a stat from 0 to 2"
    for seat, capo in f.sides:
        if not 0 <= seat < s.seats:
            yield "expected seats in sides"
        elif f.scope != "don":
            yield from _capo_of(s, capo, seat, "a side")


def _assault(s: OmertaState, f: Any) -> Iterator[str]:
    if f.step == "origin":
        return
    cat = s.cat
    if f.step == "end":  # another Assault may have taken the Domain it came from
        if not cat.is_domain(f.origin) or not cat.is_domain(f.target) or not 0 <= f.defender < s.seats:
            yield "expected Domains in origin and target, and a defender"
        return
    if not cat.is_domain(f.origin) or s.owner(f.origin) != f.seat:
        yield "expected origin to be an own Domain"
        return
    if f.step == "target":
        return
    if not cat.is_domain(f.target) or s.zone[f.target] != HELD or not 0 <= f.defender < s.seats:
        yield "expected target to be a Domain of the defender"
        return
    if f.step != "occupy":
        if s.owner(f.target) != f.defender or s.holder[f.target] != f.post or f.defender == f.seat:
            yield "expected target, post and defender to belong together"
    if f.men > s.men[f.origin]:
        yield f"expected at most {s.men[f.origin]} Soldiers in men"
    for side, lender, capo, count, _ in f.lent:
        if side not in (0, 1) or not 0 <= count <= SOLDIERS or not 0 <= lender < s.seats:
            yield "expected sides, seats and Soldiers in lent"
        else:
            yield from _capo_of(s, capo, lender, "lent")
