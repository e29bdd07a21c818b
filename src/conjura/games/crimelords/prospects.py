"""What could be tried and what it would need: the odds shown beside options before anything is committed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.engine.prospects import Prospect, attacks_on, by_dice, hints_by, likeliest_first, number_after
from conjura.engine.wire import Refusal
from conjura.games.crimelords.actions import Attack, Choose, Kind
from conjura.games.crimelords.frames import Attacking, Moving, Offering, Played
from conjura.games.crimelords.rules.victory import needed, total_of
from conjura.games.crimelords.state import HELD, OPEN, CrimeLordsState

KINDS: tuple[Kind, ...] = ("recruit", "racket", "hit")

NUMBERED = frozenset({"attack_attacker", "attack_go", "attack_commit", "attack_helper", "attack_rounds"})
"""The prompts at which each option leads to a roll needed."""
AIMING = frozenset({"attack_target"})
"""Those at which it leads to a choice of who attacks."""


def best_attacker(s: CrimeLordsState, seat: int) -> tuple[int, int] | None:
    """``(needed, card)`` of the best attacker, without help, in an attack whose target is named."""
    rows = [(number_after(s, seat, choice), -choice.card) for choice in s.legal(seat)]
    numbers = [(number, card) for number, card in rows if number is not None]
    if not numbers:
        return None
    number, card = max(numbers)
    return number, -card


def best_number(s: CrimeLordsState, seat: int) -> int | None:
    """The number of the best attacker, if there is one."""
    best = best_attacker(s, seat)
    return None if best is None else best[0]


def hints_of(s: CrimeLordsState, seat: int) -> list[int | None]:
    """For each span that a seat may answer with, the number needed that it would lead to, if it leads to one."""
    return hints_by(s, seat, NUMBERED, AIMING, best_number)


def prospects_of(s: CrimeLordsState, seat: int, card: int) -> list[Prospect]:
    """The attacks that a seat could begin now with a Crook of its own, or on any other card.

    Returns:
        the likeliest first, then those that are refused, each with its reason.
    """
    own = s.zone[card] == HELD and s.holder[card] == seat
    if own:
        return likeliest_first(attacks_by(s, seat, card))
    rackets = card >= s.cat.first_racket
    kinds = [kind for kind in KINDS if rackets == (kind == "racket")]
    return likeliest_first(attacks_on(s, seat, card, [Attack(kind) for kind in kinds]))


def attacks_by(s: CrimeLordsState, seat: int, card: int) -> Iterator[Prospect]:
    """The attacks of one own Crook on whatever lies on the table."""
    slugs = s.cat.slugs
    targets = s.zoned(OPEN)
    for other in range(s.seats):
        if other != seat:
            targets += [*s.layout(other).crooks, *s.layout(other).rackets]
    for kind in KINDS:
        refusal = s.check(Attack(kind), seat)
        begun: Any = None
        if refusal is None:
            begun = s.copy()
            begun.apply(Attack(kind), seat)
        for target in targets:
            if (target >= s.cat.first_racket) != (kind == "racket"):
                continue
            yield aimed(s, begun, seat, kind, target, card, refusal, slugs)


def aimed(
    s: CrimeLordsState,
    begun: Any,
    seat: int,
    kind: Kind,
    target: int,
    card: int,
    refusal: Refusal | None,
    slugs: tuple[str, ...],
) -> Prospect:
    """One attack of one Crook on one target, with its number or the reason against it."""
    why, aim, lead = refusal, Choose(target), Choose(card)
    if why is None:
        why = begun.check(aim, seat)
    if why is None:
        twin = begun.copy()
        twin.apply(aim, seat)
        why = twin.check(lead, seat)
        if why is None:
            walk = (Attack(kind), aim, lead)
            return by_dice(kind, slugs[target], slugs[card], walk, number_after(twin, seat, lead))
    return Prospect(kind, slugs[target], slugs[card], refusal=why)


def concerns(s: CrimeLordsState, seat: int) -> bool:
    """Whether the turn is the seat's own, or something under way is aimed at it, its cards or its plays."""
    if not s.stack or getattr(s.stack[0], "seat", -1) == seat:
        return True
    for f in s.stack:
        kind = type(f)
        if kind is Attacking:
            if f.seat == seat or (f.target >= 0 and s.zone[f.target] == HELD and s.holder[f.target] == seat):
                return True
        elif kind is Played:
            mine = any(s.zone[card] == HELD and s.holder[card] == seat for card in f.chosen)
            if mine or f.seat == seat or f.by == seat:
                return True
        elif (kind is Offering or kind is Moving) and f.to == seat:
            return True
    return False


def at_stake(s: CrimeLordsState) -> tuple[int, ...]:
    """Who would stand at the winning number by the success of the attack under way."""
    for f in s.stack:
        if type(f) is Attacking and f.kind == "racket" and f.target >= 0:
            twin = s.copy()
            owner = s.holder[f.target] if s.zone[f.target] == HELD else -1
            twin.gain(f.target, f.seat)
            if owner >= 0:
                twin.changed(owner)
            return (f.seat,) if total_of(twin, f.seat) >= needed(s) else ()
    return ()
