"""Adding Power, Resistance or Income to a Group with an action that is left over (I-17)."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import WIN, Outlook
from conjura.games.illuminati.actions import Accept, Choose, Increase

STATS = ("income", "power", "resistance")
INCOME = 1.3
"""What one more MB in every turn to come is worth at the beginning."""
GROWTH = 15
"""After so many rounds it is hardly worth anything."""
PASS = 5.0
"""What a pass brings (I-3.2)."""


def increase(o: Outlook, f: Any, legal: Any) -> Any:
    """The beginning of an increase, if it brings more than the pass money or that is gone."""
    if f.actions <= 0 or Increase("income") not in legal or not o.s.layout(o.me).groups:
        return None
    worth, stat, _ = best_raise(o)
    return Increase(stat) if f.acted or f.actions * worth >= PASS * o.price else None


def best_raise(o: Outlook, wanted: str = "") -> tuple[float, Any, int]:
    """The increase of an own Group that is worth most: its worth, the number, the Group.

    Args:
        o: the outlook.
        wanted: the number that must be raised, if one must.
    """
    best: tuple[float, Any, int] = (-1.0, "income", -1)
    for card in o.s.layout(o.me).groups:
        for stat in STATS:
            if wanted in ("", stat):
                worth = worth_of(o, stat, card)
                if worth > best[0]:
                    best = (worth, stat, card)
    return best


def worth_of(o: Outlook, stat: str, card: int) -> float:
    """What one more of a number of an own Group is worth."""
    s, style = o.s, o.style
    kept = 1.0 - o.risk(card)
    if stat == "income":
        more = sum(
            [weight for goal, weight in o.goals[o.me] if s.cat.goals[goal][0] in ("money", "treasury")]
        )
        left = max(0.2, 1.0 - s.turn / (GROWTH * s.seats)) if not s.options.endless else 1.0
        return kept * (INCOME * left + 0.7 * more)
    if stat == "resistance":
        depth = s.layout(o.me).depth[card]
        now = o.exposed(card, depth)
        then = max(0.03, min(now, now - 1 / 18)) if now < 0.6 else now
        return style.loss * (now - then) * o.worth_of_all(o.me, o.parts(card))
    worth = style.power
    if s.base[card] == 0 and not s.outs[card]:  # it gains an arrow (I-17.5)
        free = len(s.layout(o.me).arrows)
        worth += 0.5 + (1.6 if free == 0 else 1.0 if free <= 2 else 0.0)
    have = o.have[o.me]
    if have is not None and any(s.cat.goals[goal][0] == "power" for goal, _ in o.goals[o.me]):
        before, raised = s.power, list(s.power)
        raised[card] += 1
        s.power = tuple(raised)
        worth += WIN * (o.hope(o.me, have) - o.near[o.me])
        s.power = before
    return kept * worth


def raised(o: Outlook, f: Any, legal: Any) -> Any:
    """The own Group that gains most by it; what another gives to an own Group is taken (I-17.3)."""
    if f.target >= 0:
        return Accept()
    found = Choose(best_raise(o, f.stat)[2])
    return found if found in legal else legal.items[0]
