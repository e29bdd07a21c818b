"""Actions of one seat on copies of a state: those that will be committed, and those that are only tried.

Nothing may be learnt here that a commitment would not cost: a copy that is tried awaits chance instead of drawing it, and
a walk is followed no further than its own end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conjura.engine.wire import CHANCE, Event, Refusal


class WalkComplete(Exception):
    """A walk was complete before its last action; nothing has changed."""


def committed(state: Any, actions: Sequence[Any], seat: int) -> tuple[Any, list[Event]]:
    """A state in which the actions are carried out, and after them whatever is forced and public.

    Several actions are one walk: were chance drawn, or something revealed, before the last of them, then a refusal of
    the next would tell what came, and nothing would have been committed.

    Returns:
        the new state and what happened; the given state is as it was.

    Raises:
        Refused: one of the actions is not legal when its turn comes.
        WalkComplete: it was complete before its last action.
    """
    twin = state.copy()
    events: list[Event] = []
    if len(actions) > 1:
        twin.explicit = True
        for action in actions[:-1]:
            events.extend(twin.apply(action, seat))
            if not within(twin, seat, twin.events):
                raise WalkComplete
        twin.explicit = state.explicit
    for action in actions[-1:]:
        events.extend(twin.apply(action, seat))
    settle(twin, events)
    return twin, events


def settle(state: Any, events: list[Event]) -> None:
    """Play what is forced and public, as long as there is any."""
    while len(state.awaiting) == 1:
        forced = state.forced(state.awaiting[0])
        if forced is None:
            return
        events.extend(state.apply(forced, state.awaiting[0]))


def rows_since(state: Any, log: Any) -> list[tuple[int, Any]]:
    """The record lines of a state since its log was ``log``."""
    rows = []
    link = state.log
    while link is not log:
        link, seat, action = link
        rows.append((seat, action))
    rows.reverse()
    return rows


def may_go_back(rows: Sequence[tuple[int, Any]], events: Sequence[Event], seat: int | None) -> bool:
    """Whether nothing speaks against taking a step back: nobody else acted, no chance, and nothing was revealed.

    Args:
        rows: the record lines of the step.
        events: what happened in it.
        seat: whose step it is.
    """
    for actor, _ in rows:
        if actor == CHANCE or actor != seat:
            return False
    return not any(event.reveals for event in events)


def gives_up(game: Any, begun: Sequence[Any], action: Any) -> bool:
    """Whether an action gives up the walk that is begun so, so that nothing has happened."""
    if not begun:
        return False
    began = game.forgets.get(game.encode(action)["do"])
    return began is not None and began == game.encode(begun[0])["do"]


def within(state: Any, seat: int, events: Sequence[Event]) -> bool:
    """Whether a seat is asked on within its walk: it alone is, and nothing was told that it did not know."""
    return not state.over and state.awaiting == (seat,) and not any(event.reveals for event in events)


class Held:
    """A half-made walk on a copy.

    Args:
        state: the real state.
        seat: whose walk it is.
        actions: the walk so far.

    Attributes:
        world: the state as it would be; of no use when the walk is complete.
        complete: whether the walk is complete: committed, it hands the word to somebody else, or to chance.
        forced: the actions that were added because they were the only ones left, and public.

    Raises:
        Refused: an action is not legal when its turn comes.
        WalkComplete: it was complete before its last action.
    """

    def __init__(self, state: Any, seat: int, actions: Sequence[Any]) -> None:
        self.seat = seat
        self.world = state
        self.complete = False
        self.forced: list[Any] = []
        for action in actions:
            if self.complete:
                raise WalkComplete
            self.world, self.complete = held(self.world, action, seat)
        while actions and not self.complete:
            forced = self.world.forced(seat)
            if forced is None:
                break
            world, complete = held(self.world, forced, seat)
            if complete:
                # What would commit is asked for, though it is the only way: the last chance to go back.
                break
            self.world = world
            self.forced.append(forced)

    def refusals(self, actions: Sequence[Any]) -> tuple[Refusal | None, ...]:
        """For each of some actions why it is not allowed now, ``None`` where it is."""
        return tuple([self.world.check(action, self.seat) for action in actions])


def held(world: Any, action: Any, seat: int) -> tuple[Any, bool]:
    """A copy in which an action is carried out, and whether a walk is complete with it."""
    twin = world.copy()
    twin.explicit = True
    events = twin.apply(action, seat)
    if not within(twin, seat, events):
        return twin, True
    return twin, twin.prompt(seat).kind not in twin.game.walk_prompts
