"""What follows a hit (C-14.6 to C-14.9, C-14.12, C-16.9): the fallen, growth, markers, war."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import NOBODY, Procedure
from conjura.games.crimelords.events import CrookGone, CrookGrew, CrookKilled, CrookMissed, MoneyGained
from conjura.games.crimelords.frames import Aftermath, Settling
from conjura.games.crimelords.rules import victory, war
from conjura.games.crimelords.rules.unhappiness import depart, leavers, remove, spared, upset
from conjura.games.crimelords.state import DEAD, HELD, LEAVES, LOOSE, PROCEDURES, CrimeLordsState

GROWTH: Final = 1
GROWTH_ON_STRONGER: Final = 2


class AftermathProcedure(Procedure):
    """Frame ``Aftermath``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        step = f.step
        if step == "fallen":
            s.put(replace(f, step="refresh" if f.starts else "markers"))
            if f.killed:
                self.kill(s, f)
            else:
                s.tell(CrookMissed(seat=f.seat, card=s.cat.slugs[f.target]))
        elif step == "refresh":
            war.refresh(s, f.seat)  # C-16.2
            s.put(replace(f, step="markers"))
        elif step == "markers":
            s.put(replace(f, step="war"))
            self.mark(s, f)
        else:
            s.pop()
            if f.starts:
                war.begin(s, f.seat, f.victim)

    def kill(self, s: CrimeLordsState, f: Any) -> None:
        """The target is discarded and the killer grows (C-14.7, C-14.8)."""
        slugs, target, seat = s.cat.slugs, f.target, f.seat
        own = f.victim == seat
        stronger = self.bare(s, target) > self.bare(s, f.attacker)
        if f.victim >= 0:
            remove(s, target, DEAD)
        else:
            s.clear(target, DEAD)
        s.tell(CrookKilled(seat=seat, card=slugs[target], owner=f.victim if f.victim >= 0 else None,
                           boss=f.boss))  # fmt: skip
        if not own or s.options.own_kill_growth:
            amount = GROWTH_ON_STRONGER if stronger else GROWTH
            grown = s.grow(f.attacker, amount + s.cat.grows.get(f.attacker, 0))
            if grown:
                s.tell(CrookGrew(seat=seat, card=slugs[f.attacker], amount=grown))
        if f.victim >= 0 and not own:
            for card, amount in s.cat.kill_gain.items():
                if s.owns(seat, card):
                    s.earn(seat, amount)
                    s.tell(MoneyGained(seat=seat, amount=amount, card=slugs[card]))
            if s.crook_count(f.victim) == 0:
                victory.eliminate(s, f.victim, seat)

    def bare(self, s: CrimeLordsState, card: int) -> int:
        """Power without the Boss's bonus."""
        return s.cat.power[card] + s.grown[card]

    def mark(self, s: CrimeLordsState, f: Any) -> None:
        """Markers for a kill or a miss, and those who leave for them (C-10.2, C-16.3)."""
        target, victim = f.target, f.victim
        slugs = s.cat.slugs
        if victim < 0:
            if not f.killed:
                upset(s, target, 1, "missed")
                if s.unhappy[target] >= LEAVES:
                    s.clear(target, DEAD)
                    s.tell(CrookGone(seat=None, card=slugs[target], to="discarded", why="unhappy"))
            return
        if not s.alive[victim]:
            return
        if f.killed:
            for card in f.kin:
                if s.zone[card] in (HELD, LOOSE) and s.holder[card] == victim:
                    if not spared(s, card, "killed"):
                        upset(s, card, 1, "killed")
        else:
            upset(s, target, 1, "missed")
        fate: Any = "discarded" if f.killed and f.boss else "uncontrolled"
        doomed = tuple(
            s.loose(victim)
        )  # before anybody leaves: those that lay below the one killed (C-14.14)
        depart(s, victim, leavers(s, victim), "discarded", "unhappy")
        by = f.seat if victim != f.seat else -1
        s.push(Settling(victim, f.before, fate=fate, by=by, doomed=doomed))


PROCEDURES[Aftermath] = AftermathProcedure()
