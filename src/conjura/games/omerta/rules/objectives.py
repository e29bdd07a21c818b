"""Objectives: when they are fulfilled, claims and victory (O-11)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.rows import put_at
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import Claim, Declare, Decline
from conjura.games.omerta.catalogue import Moving
from conjura.games.omerta.events import GameEnded, ObjectiveClaimed
from conjura.games.omerta.frames import Assigning, Claiming
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import money
from conjura.games.omerta.state import NONE, PROCEDURES, OmertaState

DECLINE: Final = Decline()
DECLARE: Final = Declare()
THREE: Final = 3
"""So many completed secondary objectives win (O-11.1)."""
WISH: Final = 1 << 40
"""The bit of ``met`` that stands for three completed secondary objectives."""


def deed(which: int, difficulty: int, leader: bool) -> int:
    """A deed as it is kept: ``difficulty << 3 | against the leader << 2 | which``."""
    return difficulty << 3 | (4 if leader else 0) | which


def note_deed(s: OmertaState, seat: int, which: int, difficulty: int = 0, leader: bool = False) -> None:
    """A seat has done a deed that its open objectives may ask for; nothing to note without one."""
    if s.tasks[seat]:
        s.deeds = put_at(s.deeds, seat, (*s.deeds[seat], deed(which, difficulty, leader)))


def counted(
    s: OmertaState, seat: int, verb: str, what: str, number: int, pr: int, soldiers: int
) -> list[int]:
    """The Domains of a seat that a condition ``count`` counts."""
    cat, men = s.cat, s.men
    out: list[int] = []
    for card in s.estate(seat).domains:
        if what == "borough":
            if cat.borough[card] != number:
                continue
        elif what == "business" and cat.business[card] != number:
            continue
        if cat.pr[card] >= pr and men[card] >= soldiers:
            out.append(card)
    return out


def holds_true(s: OmertaState, seat: int, wish: tuple[str, str, int, int, int, int], since: int) -> bool:
    """Whether one condition of an objective is true for a seat; deeds count from ``since`` on."""
    verb, what, number, pr, soldiers, least = wish
    if verb == "sum":
        if what == "money":
            return s.money[seat] >= least
        if what == "income":
            return s.income(seat) >= least
        return s.soldiers(seat) >= least
    if verb == "done":
        if len(s.deeds[seat]) - since < least:
            return False
        found = 0
        for row in s.deeds[seat][since:]:
            if row & 3 == number and row >> 3 >= pr and (not soldiers or row & 4):
                found += 1
        return found >= least
    if verb == "count":
        if not pr and not soldiers:
            estate = s.estate(seat)
            if what == "borough":
                return estate.by_borough[number] >= least
            if what == "business":
                return estate.by_business[number] >= least
            return len(estate.domains) >= least
        return len(counted(s, seat, verb, what, number, pr, soldiers)) >= least
    estate = s.estate(seat)
    counts = estate.by_borough if what == "borough" else estate.by_business
    if verb == "distinct":
        return 5 - counts.count(0) >= least
    return max(counts) >= least


def fulfilled(s: OmertaState, seat: int, card: int, since: int) -> bool:
    """Whether a seat fulfils an objective now; no Domain counts for two conditions of it (O-11.7)."""
    wishes = s.cat.objective[card]
    if s.cat.cost[card] > s.money[seat]:
        return False
    for wish in wishes:
        if not holds_true(s, seat, wish, since):
            return False
    return len(wishes) < 2 or apart(s, seat, wishes)


def apart(s: OmertaState, seat: int, wishes: tuple[tuple[str, str, int, int, int, int], ...]) -> bool:
    """Whether the Domains that the conditions count can be shared out so that none counts twice (Hall's theorem)."""
    groups: list[tuple[frozenset[int], int]] = []
    for verb, what, number, pr, soldiers, least in wishes:
        if verb == "count":
            groups.append((frozenset(counted(s, seat, verb, what, number, pr, soldiers)), least))
    for mask in range(1, 1 << len(groups)):
        union: frozenset[int] = frozenset()
        needed = 0
        for place in range(len(groups)):
            if mask >> place & 1:
                union |= groups[place][0]
                needed += groups[place][1]
        if len(union) < needed:
            return False
    return True


def publicly_met(s: OmertaState, seat: int) -> int:
    """The mask of objectives that, as all can see, a seat would fulfil if it held them (O-11.5, O-11.6).

    Main objectives and the three completed ones count in the Distribution phase alone.
    """
    cat = s.cat
    first = cat.first_objective
    mains = s.distributing() and not s.conquista()
    tasks = s.tasks[seat]
    if not tasks and not mains:
        return 0
    mask = lasting(s, seat)
    if mains:
        mask |= moving(s, seat, cat.moving_mains, 0)
    if tasks:
        since = tasks[0] >> 12  # of the oldest: for it the most deeds count
        mask |= moving(s, seat, cat.moving_secondaries, since) | done_mask(s, seat, since)
    else:
        mask &= cat.main_mask
    for row in s.done:
        for card in row:
            mask &= ~(1 << (card - first))
    if not mains:
        return mask & ~cat.main_mask
    return mask | WISH if len(s.done[seat]) >= THREE else mask


def lasting(s: OmertaState, seat: int) -> int:
    """The mask of the objectives that a seat's Domains fulfil, whatever else; kept until Domains change hands."""
    estate = s.estate(seat)
    if estate.lasting < 0:
        mask = 0
        for card in s.cat.lasting:
            if fulfilled(s, seat, card, 0):
                mask |= 1 << (card - s.cat.first_objective)
        estate.lasting = mask
    return estate.lasting


def done_mask(s: OmertaState, seat: int, since: int) -> int:
    """The mask of the objectives that a seat's deeds fulfil, whatever else; kept until it does another."""
    deeds, kept = s.deeds[seat], s.glances[seat]
    if kept is not None and kept[0] is deeds and kept[1] == since:
        return int(kept[2])
    mask = 0
    for card in s.cat.by_deeds:
        if fulfilled(s, seat, card, since):
            mask |= 1 << (card - s.cat.first_objective)
    s.glances[seat] = (deeds, since, mask)
    return mask


def moving(s: OmertaState, seat: int, rows: tuple[Moving, ...], since: int) -> int:
    """The mask of those of some objectives that a seat fulfils now by what moves: money, Soldiers, deeds."""
    mask, money = 0, s.money[seat]
    deeds, income, soldiers = len(s.deeds[seat]) - since, s.income(seat), s.soldiers(seat)
    for row in rows:
        if row.deeds <= deeds and row.soldiers <= soldiers and row.money <= money and row.income <= income:
            if fulfilled(s, seat, row.card, since):
                mask |= row.bit
    return mask


def to_ask(s: OmertaState, first: int) -> tuple[int, ...]:
    """The seats, in order, for which more objectives are fulfilled than when this was last looked at."""
    out: list[int] = []
    met: list[int] = []
    seats, before = s.seats, s.met
    for seat in range(seats):
        met.append(publicly_met(s, seat))
    for turn in range(seats):
        seat = (first + turn) % seats
        if met[seat] & ~before[seat]:
            out.append(seat)
    s.met = tuple(met)
    return tuple(out)


def claims(s: OmertaState, seat: int) -> list[Any]:
    """The claims that a seat can make now: its own true objectives, and victory (O-11.1, O-11.5)."""
    out: list[Any] = []
    for task in s.tasks[seat]:
        if fulfilled(s, seat, task & 4095, task >> 12):
            out.append(Claim(task & 4095))
    if can_declare(s, seat):
        out.append(DECLARE)
    return out


def can_declare(s: OmertaState, seat: int) -> bool:
    """Whether a seat can declare victory now (O-11.1, O-11.6)."""
    if s.conquista() or not s.distributing():
        return False
    if len(s.done[seat]) >= THREE:
        return True
    return s.main[seat] != NONE and fulfilled(s, seat, s.main[seat], 0)


def why_no_claim(s: OmertaState, seat: int, action: Any) -> Refusal | None:
    """Why a claim or declaration is refused; ``None`` for other actions, and where only the moment is wrong."""
    kind = type(action)
    if kind is Declare and s.conquista():
        return refuse("points_alone")
    if kind is Declare and not can_declare(s, seat):
        return refuse("no_victory" if s.distributing() else "only_in_distribution")
    if kind is Claim and action not in claims(s, seat):
        return refuse("not_fulfilled", card=s.cat.slugs[action.card])
    return None


def claim(s: OmertaState, seat: int, action: Any) -> None:
    """Carry a claim out, or a declaration of victory."""
    if type(action) is Declare:
        win(s, (seat,), "secondary" if len(s.done[seat]) >= THREE else "main")
        return
    card, slugs = action.card, s.cat.slugs
    money.pay(s, seat, s.cat.cost[card], -1, "claim")
    s.tasks = put_at(s.tasks, seat, tuple([task for task in s.tasks[seat] if task & 4095 != card]))
    forget_deeds(s, seat)
    if s.tasks[seat]:  # another of its own may be true too, and it was asked but once
        s.met = put_at(s.met, seat, 0)
    s.done = put_at(s.done, seat, (*s.done[seat], card))
    s.tell(ObjectiveClaimed(seat=seat, card=slugs[card], amount=s.cat.pr[card], reveals=True))
    if not s.conquista() and len(s.done[seat]) >= THREE:
        if s.distributing() or s.options.third_secondary_wins == "at_once":
            win(s, (seat,), "secondary")
            return
    s.push(Assigning(seat))


def forget_deeds(s: OmertaState, seat: int) -> None:
    """Deeds that count for no open objective are kept no longer."""
    tasks = s.tasks[seat]
    if not tasks:
        s.deeds = put_at(s.deeds, seat, ())
    elif tasks[0] >> 12:
        old = tasks[0] >> 12
        s.deeds = put_at(s.deeds, seat, s.deeds[seat][old:])
        s.tasks = put_at(s.tasks, seat, tuple([task - (old << 12) for task in tasks]))


def win(s: OmertaState, winners: tuple[int, ...], how: str, scores: tuple[int, ...] = ()) -> None:
    """The game is over."""
    s.over = True
    s.winners = winners
    cards = tuple([s.cat.slugs[card] for card in s.main if card != NONE])
    s.tell(GameEnded(winners=winners, how=how, cards=cards, scores=scores, reveals=True))


class ClaimingProcedure(Procedure):
    """Frame ``Claiming``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seats[0]] if f.seats else NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("claim", "O-11.6" if s.distributing() else "O-11.5", seat)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        return [DECLINE, *claims(s, seat)]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        return why_no_claim(s, seat, action)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        s.put(replace(f, seats=f.seats[1:]))
        if type(action) is Decline:
            s.tell(declined(seat, "claim"))
        else:
            claim(s, seat, action)


PROCEDURES[Claiming] = ClaimingProcedure()
