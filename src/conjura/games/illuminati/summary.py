"""A finished game in series: what each seat had at the end of each turn, and who attacked whom."""

from __future__ import annotations

from typing import Any

from conjura.engine.courses import course_of
from conjura.engine.record import Record
from conjura.games.illuminati.events import AttackAnnounced, AttackResolved, CheatCalled, CheatDone
from conjura.games.illuminati.events_modules import (
    AccusationMade,
    CampaignResolved,
    GroupRaised,
    MoleRolled,
    MoneyLooted,
    PlumbersRevealed,
    SchemeResolved,
    TurnWon,
)
from conjura.games.illuminati.state import HELD, IlluminatiState


def totals(s: IlluminatiState) -> list[dict[str, int]]:
    """What each seat has now: Power, Groups (the Illuminati counted), money, Groups destroyed."""
    out = []
    for seat in range(s.seats):
        members = s.layout(seat).members if s.alive[seat] else ()
        out.append(
            {
                "power": sum(s.power[card] for card in members),
                "groups": len(members),
                "money": s.wealth(seat) if members else 0,
                "destroyed": s.kills[seat],
            }
        )
    return out


def deed_of(event: Any) -> dict[str, Any] | None:
    """What an event tells of the expansion modules, if it does: ``what``, ``seat``, ``success``, ``amount`` of money."""
    kind = type(event)
    if kind is CampaignResolved:
        return {"what": "campaign", "seat": event.seat, "success": event.success}
    if kind is SchemeResolved:
        return {"what": event.scheme, "seat": event.seat, "success": event.success}
    if kind is MoleRolled:
        return {"what": "mole", "seat": event.seat, "success": event.success}
    if kind is PlumbersRevealed:
        return {"what": "spoilt", "seat": event.seat, "success": True}
    if kind is GroupRaised:
        return {"what": "increase", "seat": event.seat, "success": True}
    if kind is MoneyLooted:
        return {"what": "loot", "seat": event.seat, "success": True, "amount": event.amount}
    if kind is CheatDone:
        return {"what": event.cheat, "seat": event.seat, "success": True}
    if kind is CheatCalled:
        return {"what": "call", "seat": event.seat, "success": event.right}
    if kind is AccusationMade:
        return {"what": "accusation", "seat": event.seat, "success": event.right}
    if kind is TurnWon:
        return {"what": "turn", "seat": event.seat, "success": True, "amount": event.amount}
    return None


def summary_of(record: Record) -> dict[str, Any]:
    """Series and sums of a game.

    Returns:
        as ``course_of``; of attacks ``turn``, ``seat``, ``kind``, ``attacker``, ``target``, ``defender`` (``None``:
        nobody), ``needed``, ``roll`` and ``success``; and ``deeds``: what the expansion modules brought, each with
        ``turn`` and the fields of ``deed_of``.
    """
    announced: dict[str, Any] = {}
    deeds: list[dict[str, Any]] = []

    def watch(state: Any, event: Any) -> dict[str, Any] | None:
        if type(event) is AttackAnnounced:
            card = state.cat.index[event.target]
            held = state.zone[card] == HELD
            announced.update(
                turn=state.turn,
                seat=event.seat,
                kind=event.kind,
                attacker=event.attacker,
                target=event.target,
                defender=state.holder[card] if held else None,
            )
        elif type(event) is AttackResolved and announced:
            row = {**announced, "needed": event.needed, "roll": event.roll, "success": event.success}
            announced.clear()
            return row
        elif (deed := deed_of(event)) is not None:
            deeds.append({"turn": state.turn, **deed})
        return None

    return {**course_of(record, totals, watch), "deeds": deeds}
