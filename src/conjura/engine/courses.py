"""A finished game in series: what each seat had at the end of each turn, and what was fought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conjura.engine.record import Record

Totals = Callable[[Any], list[dict[str, int]]]
Watch = Callable[[Any, Any], dict[str, Any] | None]


def course_of(record: Record, totals: Totals, watch: Watch) -> dict[str, Any]:
    """Series and sums of a game.

    Args:
        record: the game.
        totals: what each seat has in a state.
        watch: told each state and event in their order; the row of an attack that is over with it, or ``None``.

    Returns:
        ``turns``: by turn ``turn`` and ``seats`` (see ``totals``), as they were when it ended; ``attacks``: the rows of
        ``watch``; ``winners``.
    """
    turns: list[dict[str, Any]] = []
    attacks: list[dict[str, Any]] = []
    turn = 0
    before: list[dict[str, int]] = []
    state: Any = None
    for state in record.states():
        for event in state.events:
            row = watch(state, event)
            if row is not None:
                attacks.append(row)
        number = state.game.turn_of(state)
        if number != turn:
            if turn:
                turns.append({"turn": turn, "seats": before})
            turn = number
        before = totals(state)
    if turn:
        turns.append({"turn": turn, "seats": before})
    return {"turns": turns, "attacks": attacks, "winners": list(state.winners) if state is not None else []}
