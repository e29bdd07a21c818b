"""Motions: what needs everybody's consent. They pass when every other person at the table agrees, and fall when one does
not, or when the table has moved past them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from conjura.server.denied import Denied
from conjura.server.messages import Motion

What = Literal["undo", "pause", "resume", "replace"]


class Ballot:
    """The motions under way at a table. They live in memory: a restart drops them.

    Attributes:
        motions: in the order in which they were put.
    """

    def __init__(self) -> None:
        self.motions: tuple[Motion, ...] = ()
        self._next = 1

    def put(self, what: What, by: int, seat: int | None, wanted: Iterable[int]) -> Motion:
        """Put a motion; nobody wanted means that it has passed (it is still to be ``dropped``).

        Raises:
            Denied: the same is already being voted on.
        """
        for motion in self.motions:
            if motion.what == what and motion.seat == seat:
                raise Denied("motion_open", {"n": motion.n})
        motion = Motion(self._next, what, by, seat, (), tuple(sorted(wanted)))
        self._next += 1
        self.motions += (motion,)
        return motion

    def vote(self, n: int, seat: int, yes: bool) -> Motion:
        """A seat agrees or not; a motion that somebody is against is gone.

        Returns:
            the motion as it stands now.

        Raises:
            Denied: there is no such motion, or the seat has no say in it.
        """
        motion = next((each for each in self.motions if each.n == n), None)
        if motion is None:
            raise Denied("no_motion")
        if not yes and seat == motion.by:
            self.drop(n)
            return motion
        if seat not in motion.wanted:
            raise Denied("no_vote")
        if not yes:
            self.drop(n)
            return motion
        changed = replace(motion, agreed=tuple(sorted({*motion.agreed, seat})))
        self.motions = tuple([changed if each.n == n else each for each in self.motions])
        return changed

    def drop(self, n: int) -> None:
        """Take a motion off."""
        self.motions = tuple([motion for motion in self.motions if motion.n != n])

    def moved(self, over: bool = False) -> bool:
        """The game went on, or is over: nobody can be asked to take the last step back any more, or for anything at all.
        Whether a motion fell."""
        left = tuple([motion for motion in self.motions if motion.what != "undo" and not over])
        fell = left != self.motions
        self.motions = left
        return fell


def passed(motion: Motion) -> bool:
    """Whether all who are wanted agree."""
    return set(motion.wanted) <= set(motion.agreed)
