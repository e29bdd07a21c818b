"""A finished game in series: what each seat had at the end of each turn, and who attacked whom."""

from __future__ import annotations

from typing import Any

from conjura.engine.courses import course_of
from conjura.engine.record import Record
from conjura.games.crimelords.events import AttackDeclared, AttackResolved, DiceRolled
from conjura.games.crimelords.rules.victory import total_of
from conjura.games.crimelords.state import CrimeLordsState


def totals(s: CrimeLordsState) -> list[dict[str, int]]:
    """What each seat has now: its total, Rackets, Crooks, their Power, money."""
    out = []
    for seat in range(s.seats):
        layout = s.layout(seat)
        out.append(
            {
                "total": total_of(s, seat),
                "rackets": len(layout.rackets),
                "crooks": len(layout.crooks),
                "power": sum(s.power(card) for card in layout.crooks),
                "money": s.money[seat],
            }
        )
    return out


def summary_of(record: Record) -> dict[str, Any]:
    """Series and sums of a game.

    Returns:
        as ``course_of``; of attacks ``turn``, ``seat``, ``kind``, ``attacker``, ``target``, ``defender`` (``None``:
        nobody), ``needed``, ``roll`` (0: none) and ``success``.
    """
    declared: dict[str, Any] = {}
    rolls = [0]

    def watch(state: Any, event: Any) -> dict[str, Any] | None:
        if type(event) is AttackDeclared:
            rolls[0] = 0
            declared.update(
                turn=state.turn,
                seat=event.seat,
                kind=event.kind,
                attacker=event.attacker,
                target=event.target,
                defender=event.owner,
            )
        elif type(event) is DiceRolled:
            rolls[0] = event.total
        elif type(event) is AttackResolved and declared:
            row = {**declared, "needed": event.need, "roll": rolls[0], "success": event.how == "success"}
            declared.clear()
            return row
        return None

    return course_of(record, totals, watch)
