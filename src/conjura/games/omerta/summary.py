"""A finished game in series: what each Family had at the end of each round, and who acted against whom."""

from __future__ import annotations

from typing import Any

from conjura.engine.courses import course_of
from conjura.engine.record import Record
from conjura.games.omerta.events import ActionBegan, ActionEnded
from conjura.games.omerta.state import OmertaState


def totals(s: OmertaState) -> list[dict[str, int]]:
    """What each Family has now: PR, Domains, Soldiers, money in thousands, completed objectives."""
    return [
        {
            "pr": s.pr(seat),
            "domains": len(s.estate(seat).domains),
            "soldiers": s.soldiers(seat),
            "cash": s.money[seat],
            "objectives": len(s.done[seat]),
        }
        for seat in range(s.seats)
    ]


def summary_of(record: Record) -> dict[str, Any]:
    """Series and sums of a game.

    Returns:
        ``turns``: by round ``turn`` and ``seats`` (see ``totals``), as they were when it ended; ``attacks``: Conquests,
        Assaults and Robberies, each with ``turn``, ``seat`` (who won the right to a Conquest, if somebody got involved),
        ``kind``, ``attacker``, ``target``, ``defender`` (``None``: nobody) and ``success``; ``winners``.
    """
    begun: list[dict[str, Any]] = []

    def watch(state: Any, event: Any) -> dict[str, Any] | None:
        if type(event) is ActionBegan:
            card = state.cat.index[event.target]
            holder = state.holder[card] if event.kind == "robbery" else state.owner(card)
            begun.append(
                {
                    "turn": state.game.turn_of(state),
                    "seat": event.seat,
                    "kind": event.kind,
                    "attacker": event.card,
                    "target": event.target,
                    "defender": holder if event.kind != "conquest" else None,
                }
            )
        elif type(event) is ActionEnded and begun:
            action = begun.pop()
            if event.how in ("won", "lost"):
                return {**action, "seat": event.seat, "success": event.how == "won"}
        return None

    return course_of(record, totals, watch)
