"""Gang War (C-16): a hit on a rival's Boss, and the hits that follow."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.crimelords.actions import Attack, Decline, Offer
from conjura.games.crimelords.catalogue import HIT
from conjura.games.crimelords.events import TokensRefreshed, WarBegan, WarEnded, WarJoined
from conjura.games.crimelords.frames import War
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules import attack, targets, victory
from conjura.games.crimelords.rules.turn_state import change_turn, place_of
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState

DECLINE: Final = Decline()
HIT_ACTION: Final = Attack("hit")


def refresh(s: CrimeLordsState, seat: int) -> None:
    """All Crooks of a mob have their tokens again, Rackets not (C-16.2)."""
    for card in s.layout(seat).crooks:
        s.token[card] = 1
    s.tell(TokensRefreshed(seat=seat, what="crooks"))


def begin(s: CrimeLordsState, starter: int, target: int) -> None:
    """The war begins; the attacked mob has its tokens again and the first war turn (C-16.4)."""
    s.push(War(starter, target, target, 1 << starter | 1 << target))
    s.tell(WarBegan(seat=starter, other=target))
    if s.alive[target]:
        refresh(s, target)


def hit_done(s: CrimeLordsState, seat: int, owner: int) -> None:
    """A war turn's hit is made: the mob hit joins, the next involved mob is on (C-16.5, C-16.11)."""
    place = place_of(s, War)
    war = s.stack[place]
    joins = owner if not war.involved >> owner & 1 else -1
    opening = war.opening and seat != war.target
    s.stack[place] = replace(war, at=(seat + 1) % s.seats, quiet=0, joins=joins, opening=opening)


def involved(s: CrimeLordsState, f: Any) -> list[int]:
    """The living mobs in the war."""
    return [seat for seat in s.living() if f.involved >> seat & 1]


class WarProcedure(Procedure):
    """Frame ``War``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        if f.joins >= 0:
            return NOBODY
        fighting = involved(s, f)
        if len(fighting) <= 1 or f.quiet >= len(fighting):
            return NOBODY
        seat = f.at
        while seat not in fighting:
            seat = (seat + 1) % s.seats
        return ALONE[seat]

    def step(self, s: CrimeLordsState, f: Any) -> None:
        if f.joins >= 0:
            s.put(replace(f, involved=f.involved | 1 << f.joins, joins=-1))
            if s.alive[f.joins]:
                s.tell(WarJoined(seat=f.joins))
                refresh(s, f.joins)
            return
        s.pop()
        s.tell(WarEnded())
        for seat in s.living():  # C-16.6
            refresh(s, seat)
        change_turn(s, step="refresh")
        victory.check_last(s)

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        fighting = involved(s, f)
        return Prompt("war", "C-16.5", seat, {"seats": fighting, "quiet": f.quiet})

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        return [DECLINE, HIT_ACTION] if targets.can_attack(s, seat, HIT, True) else [DECLINE]

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Attack and action.kind == "hit":
            return refuse("no_such_attack", "C-16.5", kind="hit")
        if kind is Offer:
            return refuse("no_deals_now", "C-16.14")
        return refuse("war_running")

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Decline:
            opening = f.opening and seat != f.target
            s.put(replace(f, at=(seat + 1) % s.seats, quiet=f.quiet + 1, opening=opening))
            s.tell(declined(seat, "war"))
        else:
            plus = s.options.war_plus5 == "every_war_hit" or (f.opening and seat == f.target)
            attack.begin_attack(s, seat, "hit", True, plus)


PROCEDURES[War] = WarProcedure()
