"""Secret units: where the hackers, the Plumbers and a Mole go, and when they come out (I-21 to I-23)."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook
from conjura.bots.illuminati.plans import MOLE_LIFT, Plan, best_plan, chance
from conjura.games.illuminati.actions import Choose, Decline, Reveal
from conjura.games.illuminati.catalogue import CONTROL
from conjura.games.illuminati.rules.strength import KIND_NUMBER, needed
from conjura.games.illuminati.state import HELD

LOOT = 4.0
"""So much money to be expected on a Group is worth one of the two attempts of the hackers."""
LATE, SCRAPS = 3, 1.5
"""After so many own turns so much is enough."""
STAYS, COMES, FURTHER = 0.3, 0.25, 2.0
"""How much of the money of a Group still lies there when the hackers strike, how much of its Income lies there then,
and how much more of both where it has further to go to the Illuminati: as measured in games of four."""
SAVED = 2.0
"""What the Plumbers must save before they come out, or a Mole do for another."""
DUG = 2.5
"""What a Mole must add to the promise of an attack before it is planted for it."""


def richest(o: Outlook) -> tuple[float, int]:
    """The Group of an opponent on which most money is to be expected two turns from now, and how much.

    What nobody has fetched tends to stay; who moves all his money at will leaves none.
    """
    s = o.s
    best = (0.0, -1)
    for seat in range(s.seats):
        if seat == o.me or not s.alive[seat] or s.root[seat] in s.cat.moves_money:
            continue
        depth = s.layout(seat).depth
        for card in s.layout(seat).groups:
            taxes = s.cat.tax.get(card, 0) * (sum(s.alive) - 1)
            far = FURTHER if depth[card] else 1.0
            expected = far * (STAYS * o.money[card] + COMES * (min(3, max(0, s.income[card])) + taxes))
            best = max(best, (expected * (1.0 + 0.3 * o.near[seat]), card))
    return best


def worth_hacking(o: Outlook) -> bool:
    """Whether one of the two attempts is made now: later for less, for the game will not last for ever."""
    late = o.s.turns[o.me] >= LATE
    return richest(o)[0] >= (SCRAPS if late else LOOT)


def aimed(o: Outlook, f: Any, legal: Any) -> Any:
    """Where the hackers, the Plumbers or a Mole go (I-21.1, I-22.1, I-23.4)."""
    s = o.s
    if f.scheme == "hack":
        found = Choose(richest(o)[1])
        return found if found in legal else legal.items[0]
    if f.scheme == "mole":
        plan = best_plan(o, lift=MOLE_LIFT)
        if plan is not None and plan.kind == CONTROL and Choose(plan.target) in legal:
            return Choose(plan.target)
    held = [item for item in legal.items if s.zone[item.card] == HELD] or list(legal.items)
    return max(held, key=lambda item: (menace(o, item.card), -item.card))


def menace(o: Outlook, card: int) -> float:
    """How much a Group does in the attacks of an opponent who must be feared."""
    s = o.s
    near = o.near[s.holder[card]] if s.zone[card] == HELD else 0.0
    return (s.power[card] + 0.5 * s.transferable[card]) * (0.5 + near)


def plumbers(o: Outlook, attack: Any) -> Any:
    """Whether the own Plumbers spoil this attack: if that saves enough (I-22.2)."""
    s = o.s
    harm = -o.gain(KIND_NUMBER[attack.kind], attack.seat, attack.target)
    lost = sum(
        [power for card, power in attack.aid if (o.me, card) in [row[:2] for row in s.modules.plumbers]]
    )
    saved = harm
    if lost:
        number = needed(s, attack)
        saved = harm * (chance(number) - chance(number - lost))
    return Reveal() if saved >= SAVED else Decline()


def worth_planting(o: Outlook, kinds: tuple[int, ...], plan: Plan | None) -> bool:
    """Whether a Mole makes the attack that comes next so much better that it is planted for it."""
    better = best_plan(o, kinds, lift=MOLE_LIFT)
    if better is None or better.kind != CONTROL:
        return False
    return better.score - max(1.0, plan.score if plan is not None else 0.0) >= DUG


def mole(o: Outlook, f: Any, legal: Any) -> Any:
    """The own Mole in the target, if it can help an attack that is worth it (I-23.1)."""
    if Reveal() not in legal:
        return None
    worth = o.gain(CONTROL, f.seat, f.target)
    number = needed(o.s, f)
    better = chance(number + 5) - chance(number)
    return Reveal() if better > 0.1 and (f.seat == o.me or better * worth >= SAVED) else None
