"""Totals and victory (C-17), elimination and spoils (C-18)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.rows import put_at
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.crimelords.actions import Choose, Confirm, Decline
from conjura.games.crimelords.catalogue import DISTRICTS, TYPES
from conjura.games.crimelords.events import (
    CardFreed,
    GameEnded,
    MobEliminated,
    RacketTaken,
    SpecialLost,
    TokenSpent,
    VictoryRefused,
)
from conjura.games.crimelords.frames import Agreeing, Spoils
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules.turn_state import at_war
from conjura.games.crimelords.rules.unhappiness import calm
from conjura.games.crimelords.state import OPEN, OUT, PROCEDURES, CrimeLordsState, Layout

NEEDED: Final[tuple[int, ...]] = (0, 0, 11, 11, 10, 9, 8)
"""By players at the start of the game, the total that wins (C-17.1)."""
TYPE_LEAST: Final = 3
DISTRICT_LEAST: Final = 4
DECLINE: Final = Decline()
CONFIRM: Final = Confirm()
CHOOSE: Final = [Choose(card) for card in range(512)]


def needed(s: CrimeLordsState) -> int:
    """The total that wins (C-17.1, C-17.6)."""
    return NEEDED[s.seats]


def bonus_types(s: CrimeLordsState, seat: int, layouts: list[Layout]) -> list[int]:
    """The types of which a mob has enough Rackets and nobody else any (C-17.2)."""
    own = layouts[seat].types
    found = []
    for kind in range(len(TYPES)):
        if own[kind] >= TYPE_LEAST:
            if all(layouts[other].types[kind] == 0 for other in range(s.seats) if other != seat):
                found.append(kind)
    return found


def bonus_districts(s: CrimeLordsState, seat: int, layouts: list[Layout]) -> list[int]:
    """The districts in which a mob has enough Rackets and nobody else more than one (C-17.2)."""
    own = layouts[seat].districts
    found = []
    for district in range(len(DISTRICTS)):
        if own[district] >= DISTRICT_LEAST:
            if all(layouts[other].districts[district] <= 1 for other in range(s.seats) if other != seat):
                found.append(district)
    return found


def total_of(s: CrimeLordsState, seat: int, layouts: list[Layout] | None = None) -> int:
    """A mob's total: Rackets, and the bonuses for types and districts (C-17.2)."""
    if layouts is None:
        layouts = [s.layout(other) for other in range(s.seats)]
    return (
        len(layouts[seat].rackets)
        + len(bonus_types(s, seat, layouts))
        + 2 * len(bonus_districts(s, seat, layouts))
    )


def total_breakdown(s: CrimeLordsState, seat: int) -> Breakdown:
    """A mob's total part by part."""
    layouts = [s.layout(other) for other in range(s.seats)]
    parts = [Part(len(layouts[seat].rackets), "rackets", "C-17.2")]
    for _ in bonus_types(s, seat, layouts):
        parts.append(Part(1, "type_bonus", "C-17.2"))
    for _ in bonus_districts(s, seat, layouts):
        parts.append(Part(2, "district_bonus", "C-17.2"))
    return Breakdown("total", sum([part.amount for part in parts]), tuple(parts))


def end(s: CrimeLordsState, winners: list[int], how: str) -> None:
    """The game is over."""
    s.over = True
    s.winners = tuple(winners)
    totals = tuple([total_of(s, seat) for seat in range(s.seats)])
    s.tell(GameEnded(winners=s.winners, how=how, totals=totals, reveals=True))


def check_last(s: CrimeLordsState) -> None:
    """The last mob alive wins at once, in a war at its end (C-17.5, C-17.8)."""
    living = s.living()
    if len(living) <= 1 and not s.over and not at_war(s):
        end(s, living, "last")


def check_totals(s: CrimeLordsState) -> None:
    """At the end of a turn: who reaches the number wins; else who is one short may agree (C-17.3, C-17.7)."""
    totals = {seat: total_of(s, seat) for seat in s.living()}
    goal = needed(s)
    winners = [seat for seat, total in totals.items() if total >= goal]
    if winners:
        end(s, winners, "total")
        return
    short = tuple([seat for seat, total in totals.items() if total == goal - 1])
    if len(short) >= 2:
        s.push(Agreeing(short, (None,) * len(short)))


def check_length(s: CrimeLordsState) -> None:
    """The length limit (C-17.9)."""
    if s.options.max_turns is not None and s.turn >= s.options.max_turns:
        totals = {seat: total_of(s, seat) for seat in s.living()}
        best = max(totals.values())
        end(s, [seat for seat, total in totals.items() if total == best], "length")


def eliminate(s: CrimeLordsState, victim: int, by: int) -> None:
    """A mob without Crooks is out; who caused it takes Rackets (C-18)."""
    slugs = s.cat.slugs
    s.alive = put_at(s.alive, victim, False)
    s.tell(MobEliminated(seat=victim, by=by if by >= 0 else None))
    for token in s.hands[victim]:
        s.discard(token >> 8)
        s.tell(SpecialLost(seat=victim, card=slugs[token >> 8], reveals=True))
    s.hands[victim] = ()
    s.money[victim] = 0
    s.show_money(victim, s.onlookers(), True)
    s.zone[s.mob[victim]] = OUT
    s.holder[s.mob[victim]] = 0
    if by >= 0 and s.alive[by] and s.layout(victim).rackets:
        s.push(Spoils(by, victim))
    else:
        release(s, victim)


def leave(s: CrimeLordsState, seat: int) -> None:
    """A player leaves: elimination without spoils, the Crooks go to the uncontrolled area (C-19.6, C-18.3)."""
    for card in s.layout(seat).crooks:
        s.clear(card, OPEN)
    s.boss[seat] = -1
    s.changed(seat)
    eliminate(s, seat, -1)


def release(s: CrimeLordsState, victim: int) -> None:
    """The Rackets of a mob that is out go to the uncontrolled area."""
    for card in s.layout(victim).rackets:
        s.clear(card, OPEN)
        s.tell(CardFreed(seat=victim, card=s.cat.slugs[card]))
    check_last(s)


def racket_gained(s: CrimeLordsState, seat: int, card: int) -> None:
    """A mob has taken a Racket over: it joins, and whoever likes its type is calmed (C-10.7, C-13.5)."""
    s.gain(card, seat)
    types = s.cat.types[card]
    for crook in s.layout(seat).crooks:
        if types >> s.cat.weakness[crook] & 1:
            calm(s, crook, 1, "weakness")


class SpoilsProcedure(Procedure):
    """Frame ``Spoils``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        if not s.layout(f.victim).rackets or not s.alive[f.seat]:
            return NOBODY
        return ALONE[f.seat] if f.due or self.tokens(s, f.seat) else NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        s.pop()
        release(s, f.victim)

    def tokens(self, s: CrimeLordsState, seat: int) -> list[int]:
        """The own cards whose tokens can be spent."""
        layout = s.layout(seat)
        return [card for row in (layout.crooks, layout.rackets) for card in row if s.token[card]]

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        return Prompt("spoils" if f.due else "spoils_token", "C-18.2", seat, {"other": f.victim})

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        if f.due:
            return [CHOOSE[card] for card in s.layout(f.victim).rackets]
        return [DECLINE, *[CHOOSE[card] for card in self.tokens(s, seat)]]

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose:
            code = "not_their_racket" if f.due else "no_token"
            return refuse(code, "C-18.2", card=s.cat.slugs[action.card])
        return None

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        slugs = s.cat.slugs
        if type(action) is Decline:
            s.pop()
            release(s, f.victim)
        elif f.due:
            s.put(replace(f, due=False))
            s.tell(RacketTaken(seat=seat, card=slugs[action.card], owner=f.victim, how="spoils"))
            racket_gained(s, seat, action.card)
        else:
            s.token[action.card] = 0
            s.put(replace(f, due=True))
            s.tell(TokenSpent(seat=seat, card=slugs[action.card]))


class AgreeingProcedure(Procedure):
    """Frame ``Agreeing``: all are asked together, and all must say yes (C-17.7)."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return tuple([seat for seat, vote in zip(f.seats, f.votes, strict=True) if vote is None])

    def step(self, s: CrimeLordsState, f: Any) -> None:
        s.pop()
        if all(f.votes):
            end(s, list(f.seats), "agreed")
        else:
            refused = tuple([seat for seat, vote in zip(f.seats, f.votes, strict=True) if not vote])
            s.tell(VictoryRefused(seats=refused, reveals=True))

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        return Prompt("agree", "C-17.7", seat, {"seats": list(f.seats)})

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        return [DECLINE, CONFIRM]

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        place = f.seats.index(seat)
        s.put(replace(f, votes=put_at(f.votes, place, 1 if type(action) is Confirm else 0)))

    def sealed(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> list[Breakdown] | None:
        return []


PROCEDURES[Spoils] = SpoilsProcedure()
PROCEDURES[Agreeing] = AgreeingProcedure()
