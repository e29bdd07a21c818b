"""Odds of rolls, and what concerns a seat: for players, programs or not, who weigh what to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.engine.prospects import Prospect
from conjura.games.omerta.actions import Assault, Choose, Conquer, Rob
from conjura.games.omerta.catalogue import COMBAT, INFLUENCE, SUBTERFUGE
from conjura.games.omerta.frames import Assaulting, Conquest, Naming, Played, Resolving, Robbery, Rolling
from conjura.games.omerta.rules import growth
from conjura.games.omerta.rules.cards import last_left
from conjura.games.omerta.rules.odds import exceeds, prevails
from conjura.games.omerta.rules.rolls import side_of
from conjura.games.omerta.rules.rounds import score_of
from conjura.games.omerta.state import MOST_CAPOS, OmertaState


def conquest_odds(s: OmertaState, seat: int, capo: int, target: int, men: int) -> float:
    """The chance of a Conquest with so many Soldiers (O-6.5d)."""
    return exceeds(s.cat.difficulty[target] - s.chain(COMBAT, seat, capo) - men)


def assault_odds(s: OmertaState, seat: int, origin: int, target: int, men: int, helpers: int = 0) -> float:
    """The chance of an Assault with so many Soldiers, if so many help the defender (O-6.6d)."""
    defender = s.owner(target)
    mine = s.chain(COMBAT, seat, s.holder[origin]) + men
    theirs = s.chain(COMBAT, defender, s.holder[target]) + s.men[target] + helpers + s.cat.defence[target]
    return prevails(mine - theirs)


def robbery_odds(s: OmertaState, seat: int, capo: int, victim: int) -> float:
    """The chance of a Robbery (O-6.7b)."""
    other = s.holder[victim]
    return prevails(s.chain(SUBTERFUGE, seat, capo) - s.chain(SUBTERFUGE, other, victim))


def involvement_odds(s: OmertaState, seat: int, capo: int, other: int, rival: int) -> float:
    """The chance to win the INFLUENCE roll against one other Capo (O-6.5b)."""
    return prevails(s.chain(INFLUENCE, seat, capo) - s.chain(INFLUENCE, other, rival))


def concerns(s: OmertaState, seat: int) -> bool:
    """Whether what is under way is the seat's own, rolls for it, or touches its Capos or Domains."""
    frame: Any
    for frame in reversed(s.stack[1:]):
        kind = type(frame)
        if kind is Rolling and side_of(frame, seat) >= 0:
            return True
        if kind in (Conquest, Assaulting, Robbery):
            if frame.seat == seat or (kind is Conquest and frame.involved >> seat & 1):
                return True
            target = frame.target
            if target >= 0 and kind is not Conquest:
                return (s.holder[target] if kind is Robbery else s.owner(target)) == seat
            return False
        if kind in (Naming, Played, Resolving) and seat in (frame.by, frame.seat):
            return True
    return False


def is_last(s: OmertaState, domain: int) -> bool:
    """Whether the Conquest of a Domain ends Conquista: nothing else is left in deck and centre (O-13.2)."""
    return last_left(s) and s.centre() == [domain]


def closing_score(s: OmertaState, seat: int, gain: int = 0) -> int:
    """What a seat would score if the game ended now, with so many PR more: growth comes before the count (O-13.5)."""
    pr, capos = s.pr(seat) + gain, len(s.estate(seat).capos)
    more = 0
    if s.options.conquista_growth:
        if not s.grown[seat] & 1 and pr >= growth.SECOND and capos == 1:
            more = 1
        if not s.grown[seat] & 2 and growth.passes_third(s, pr) and capos + more < MOST_CAPOS:
            more += 1
    return score_of(s, seat) + gain + more


def closing_winners(s: OmertaState, seat: int, domain: int, gain: int = 0) -> tuple[int, ...]:
    """Who wins if a seat conquers the last Domain, and has so many PR more besides."""
    gain += s.cat.pr[domain]
    scores = [closing_score(s, other, gain if other == seat else 0) for other in range(s.seats)]
    return tuple([other for other in range(s.seats) if scores[other] == max(scores)])


def at_stake(s: OmertaState) -> tuple[int, ...]:
    """The seats that win if the Conquest under way succeeds: that of the last Domain ends Conquista (O-13.2).

    Victory by objectives is declared, never won by an action, and who could declare it is a secret.
    """
    for frame in s.top_down():
        if type(frame) is Conquest and frame.target >= 0 and frame.step not in ("occupy", "end"):
            if is_last(s, frame.target):
                seat = frame.conqueror if frame.conqueror >= 0 else frame.seat
                return closing_winners(s, seat, frame.target)
    return ()


def prospects_of(s: OmertaState, seat: int, card: int) -> list[Prospect]:
    """The actions that a seat could begin now with a Capo or Domain of its own, or against any other.

    Returns:
        the likeliest first, then those that are refused, each with its reason.
    """
    own = (s.cat.is_capo(card) and s.holder[card] == seat) or (
        s.cat.is_domain(card) and s.owner(card) == seat
    )
    rows = list(_by(s, seat, card) if own else _on(s, seat, card))
    rows.sort(key=lambda row: (row.refusal is not None, -(row.chance or 0)))
    return rows


def _by(s: OmertaState, seat: int, card: int) -> Iterator[Prospect]:
    """What one own card could begin."""
    if s.cat.is_domain(card):
        for other in s.in_order(seat)[1:]:
            for target in s.estate(other).domains:
                yield _row(s, seat, Assault(card), card, target)
        return
    for target in s.centre():
        yield _row(s, seat, Conquer(card), card, target)
    for other in s.in_order(seat)[1:]:
        for victim in s.estate(other).capos:
            yield _row(s, seat, Rob(card), card, victim)


def _on(s: OmertaState, seat: int, card: int) -> Iterator[Prospect]:
    """What own cards could begin against one card."""
    estate = s.estate(seat)
    if s.cat.is_capo(card):
        for capo in estate.capos:
            yield _row(s, seat, Rob(capo), capo, card)
    elif s.cat.is_domain(card) and s.owner(card) >= 0:
        for origin in estate.domains:
            yield _row(s, seat, Assault(origin), origin, card)
    elif s.cat.is_domain(card):
        for capo in estate.capos:
            yield _row(s, seat, Conquer(capo), capo, card)


def _row(s: OmertaState, seat: int, begin: Any, card: int, target: int) -> Prospect:
    """One action with its chance, or why it is refused."""
    slugs, aim = s.cat.slugs, Choose(target)
    kind = {Conquer: "conquest", Assault: "assault", Rob: "robbery"}[type(begin)]
    refusal = s.check(begin, seat)
    if refusal is None:
        begun = s.copy()
        begun.apply(begin, seat)
        refusal = begun.check(aim, seat)
    if refusal is not None:
        return Prospect(kind, slugs[target], slugs[card], refusal=refusal)
    needed = None
    if kind == "conquest":
        needed = s.cat.difficulty[target] - s.chain(COMBAT, seat, card) - s.men[card]
        chance = exceeds(needed)
    elif kind == "assault":
        most = s.men[card] - (1 if s.options.assault_leave_one else 0)
        chance = assault_odds(s, seat, card, target, most)
    else:
        chance = robbery_odds(s, seat, card, target)
    return Prospect(kind, slugs[target], slugs[card], (begin, aim), needed, chance)
