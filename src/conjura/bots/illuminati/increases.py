"""Adding Power, Resistance or Income to a Group with an action that is left over (I-17)."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.games.illuminati.actions import Accept, Choose, Increase

GROWTH = 15
"""Until so many rounds have been played a raised Income pays for itself."""


def increase(o: Outlook, f: Any, legal: Any) -> Any:
    """The beginning of an increase: of Power for who collects it, of Income for everybody else while it pays."""
    if f.actions <= 0 or Increase("income") not in legal or not o.s.layout(o.me).groups:
        return None
    s = o.s
    if any(s.cat.goals[goal][0] == "power" and weight > 0.5 for goal, weight in o.goals[o.me]):
        return Increase("power")
    return Increase("income") if s.turn < GROWTH * s.seats else None


def raised(o: Outlook, f: Any, legal: Any) -> Any:
    """The own Group that is safest; what another gives to an own Group is taken (I-17.3)."""
    if f.target >= 0:
        return Accept()
    groups = o.s.layout(o.me).groups
    return Choose(min(groups, key=lambda card: (o.risk(card), card))) if groups else legal.items[0]
