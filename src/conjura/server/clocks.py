"""The clocks of a table. They own no timer: they are told what happens and when, so that what is stored with a time
(entries) gives the same clocks again after a restart.

Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from conjura.server.messages import NO_CLOCK, ClockNow, ClockRule

GRACE = 60.0
"""Seconds that are left at least for the decision under way when a table has been away (a restart)."""


class Mark(NamedTuple):
    """How a seat's clock stood when it took a step: where it goes on if the step is taken back.

    Attributes:
        spent: seconds spent on the question that was answered; ``None`` if there was none.
        reserve: seconds that were left of the reserve.
    """

    spent: float | None
    reserve: float


class Clocks:
    """How long each seat still has.

    Args:
        rule: how time is kept.
        seats: how many seats there are.

    Attributes:
        reserve: seconds left of each seat's reserve.
        paused: whether nobody's time runs.
        late: the seats whose time has run out since they last acted.
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.reserve = [float(rule.reserve)] * seats if rule.kind == "reserve" else [0.0] * seats
        self.paused = False
        self.late: set[int] = set()
        self._since: dict[int, float] = {}
        self._held: dict[int, float] = {}

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose time runs, or would if it were not paused."""
        return tuple(sorted(self._held if self.paused else self._since))

    def mark(self, seat: int, now: float) -> Mark:
        """How a seat's clock stands when it answers."""
        spent = now - self._since[seat] if seat in self._since else None
        return Mark(spent, self.reserve[seat])

    def asked(
        self,
        seats: Collection[int],
        now: float,
        kept: Collection[int] = (),
        again: tuple[int, Mark] | None = None,
    ) -> None:
        """From now on these seats owe an answer.

        Args:
            seats: the people who are asked; programs have no clock.
            now: the time.
            kept: those of them whose question is still the same, so that their time runs on.
            again: who has taken a step back, and how the clock stood before it: nobody gains time by going to and fro.
        """
        if self.rule.kind == "none":
            return
        if again is not None and not self.paused:
            seat, (before, reserve) = again
            spent = now - self._since.pop(seat) if seat in self._since else 0.0
            self.asked(seats, now, kept)
            if seat in self._since and before is not None:
                self._since[seat], self.reserve[seat] = now - before - spent, reserve
            return
        if self.paused:
            # What changes under a pause (a program steps in) costs nobody time.
            self._held = {seat: self._held.get(seat, 0.0) if seat in kept else 0.0 for seat in seats}
            return
        for seat in [seat for seat in self._since if seat not in seats or seat not in kept]:
            self._charge(seat, now)
        for seat in seats:
            self._since.setdefault(seat, now)

    def acted(self, seat: int) -> None:
        """A person has acted, so is no longer late."""
        self.late.discard(seat)

    def pause(self, now: float) -> None:
        """Stop all clocks."""
        if not self.paused:
            self.paused = True
            self._held = {seat: now - since for seat, since in self._since.items()}
            self._since = {}

    def resume(self, now: float) -> None:
        """Let all clocks run on."""
        if self.paused:
            self.paused = False
            self._since = {seat: now - spent for seat, spent in self._held.items()}
            self._held = {}

    def forgive(self, now: float) -> None:
        """The table was away: what was spent meanwhile is forgiven as far as ``GRACE``."""
        least = min(GRACE, float(self.rule.seconds))
        for seat in self._since:
            short = least - (self.deadline(seat) - now)
            if short > 0:
                self._since[seat] += short

    def deadline(self, seat: int) -> float:
        """When the time of a running seat ends."""
        return self._since[seat] + self.rule.seconds + self.reserve[seat]

    def first(self) -> tuple[float, int] | None:
        """``(deadline, seat)`` of who runs out first; ``None`` if no clock runs."""
        if not self._since or self.rule.kind == "none":
            return None
        waiting = [(self.deadline(seat), seat) for seat in self._since if seat not in self.late]
        return min(waiting) if waiting else None

    def now(self, now: float) -> ClockNow:
        """The clocks as a message tells them."""
        if self.rule.kind == "none":
            return ClockNow(paused=True) if self.paused else NO_CLOCK
        running = self.running
        seat = running[0] if running else None
        left = 0.0
        reserve = list(self.reserve)
        for each in running:
            spent = self._held[each] if self.paused else max(0.0, now - self._since[each])
            if each == seat:
                left = max(0.0, self.rule.seconds - spent)
            reserve[each] = max(0.0, reserve[each] - max(0.0, spent - self.rule.seconds))
        rows = tuple([int(1000 * each) for each in reserve]) if self.rule.kind == "reserve" else ()
        return ClockNow(seat, int(1000 * left), rows, self.paused)

    def _charge(self, seat: int, now: float) -> None:
        over = now - self._since.pop(seat) - self.rule.seconds
        if over > 0 and self.rule.kind == "reserve":
            self.reserve[seat] = max(0.0, self.reserve[seat] - over)
