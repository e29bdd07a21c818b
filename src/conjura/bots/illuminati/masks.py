"""How the heuristic plays an Illuminati that lies face down: little is given away where little is gained by it."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati import places, purses
from conjura.bots.illuminati.outlook import Outlook
from conjura.engine.dice import chance_of
from conjura.games.illuminati.actions import Accuse, Choose, Claim, Exert, UseAbility
from conjura.games.illuminati.frames import Accusing, Attacking, Shielding, Turn
from conjura.games.illuminati.rules.masks import possible
from conjura.games.illuminati.rules.strength import needed
from conjura.games.illuminati.state import IlluminatiState

MODESTY = 1
"""So much is given up to look like another."""
LIKELY = 3
"""Somebody who can be no more than so many is worth an accusation."""
ALARM = 0.35
"""How near to winning somebody must be to be accused."""
LIFT = 0.15
"""So much an ability must add to the odds of an attack to be shown for it."""
TREASURE = 10
"""So much money must lie about before it is gathered by an ability that shows who one is."""


def discreet(s: IlluminatiState, me: int, most: int, times: int, column: tuple[int, ...]) -> int:
    """How much of a number of the own face-down card is used: all, or a little less if others could have that too."""
    own = s.modules.identity[me]
    others = [times * column[card] for card in possible(s, me) if card != own]
    if not others or max(others) >= most:
        return most
    return max(others) if most - max(others) <= MODESTY else most


def answered(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to what is only asked because cards lie face down; ``None`` to everything else."""
    s, me, items = o.s, o.me, legal.items
    first = getattr(items[0], "action", None)
    if type(first) is Claim:
        times = getattr(f, "times", 1)
        return Claim(discreet(s, me, items[0].high, times, s.income))
    if type(first) is Exert:
        return Exert(max(items[0].low, discreet(s, me, items[0].high, 1, s.power)))
    if type(f) is Accusing:
        return Choose(named(o, f.to, [item.card for item in items]))
    use = ability(s, me, items)
    if use is None:
        return None
    if type(f) is Turn and f.step == "extra" and s.turns[me] == 0 and len(possible(s, me)) > LIKELY:
        return None
    return use if useful(o, f, use, LIFT, TREASURE) else None


def openly(o: Outlook, f: Any, legal: Any) -> Any:
    """As ``answered``, by who does not care whether it is known: all is used, and every ability at once."""
    first = getattr(legal.items[0], "action", None)
    if type(first) in (Claim, Exert):
        return legal.items[0].at(legal.items[0].high)
    use = ability(o.s, o.me, legal.items)
    return use if use is not None and useful(o, f, use, 0.01, 1) else None


def ability(s: IlluminatiState, me: int, items: list[Any]) -> Any:
    """The use of the ability of the own face-down card, if it can be shown now."""
    if s.masked(me):
        for item in items:
            if type(item) is UseAbility and item.card == s.root[me]:
                return item
    return None


def useful(o: Outlook, f: Any, use: Any, lift: float, treasure: int) -> bool:
    """Whether an ability that is shown now does enough good.

    Args:
        o, f, use: the outlook, the frame on top, and the use.
        lift: what it must add to the odds of an attack.
        treasure: the money that must lie about to be gathered.
    """
    s, me, kind = o.s, o.me, type(f)
    if kind is Shielding:
        return True
    if kind is Attacking and f.step == "loop":
        twin = s.copy()
        twin.apply(use, me)
        after = next(frame for frame in twin.stack if type(frame) is Attacking)
        return abs(chance_of(needed(twin, after)) - chance_of(needed(s, f))) >= lift
    if kind is Turn and f.step == "extra":
        return True
    if kind is Turn and f.step == "power":
        card = s.modules.identity[me]
        if card in s.cat.moves_money:
            return purses.loose_money(o) >= treasure
        return bool(places.worth_rearranging(o, use))
    return False


def named(o: Outlook, to: int, cards: list[int]) -> int:
    """Who an opponent probably is: what the cards before it bring nearest to a Goal."""
    s, have = o.s, o.have[to]
    own = s.modules.identity[o.me]
    best = [card for card in cards if card in possible(s, to) and card != own] or cards
    if have is None:
        return best[0]
    return max(
        best, key=lambda card: -o.distance(to, have, card) if s.cat.goals[card][0] != "secret" else -3.0
    )


def accusation(o: Outlook, f: Any, legal: Any) -> Any:
    """An accusation with an action that is left, if it is probably right and somebody is near to winning."""
    s, best, most = o.s, None, ALARM if f.acted else 2 * ALARM
    for item in legal.items:
        if type(item) is Accuse:
            left = [card for card in possible(s, item.to) if card != s.modules.identity[o.me]]
            if len(left) <= LIKELY and o.near[item.to] >= most:
                best, most = item, o.near[item.to]
    return best
