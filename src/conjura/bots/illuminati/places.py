"""Where a Group hangs: free arrows, safety near the Illuminati, and free rearranging."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.outlook import Outlook, risk_in
from conjura.engine.grid import SIDE_NUMBER
from conjura.games.illuminati.actions import (
    Choose,
    Hang,
    Lift,
    Lose,
    MoveGroup,
    Place,
    Play,
    Proceed,
    Restore,
)
from conjura.games.illuminati.frames import Placing, Rearranging
from conjura.games.illuminati.state import LOOSE, IlluminatiState


def shape(o: Outlook, s: IlluminatiState) -> float:
    """What the shape of the own structure is worth: its Groups, their safety, its free arrows."""
    layout = s.layout(o.me)
    total = 0.0
    for card in layout.groups:
        total += o.worth(o.me, card) * (1.0 - o.style.loss * risk_in(o, s, card))
    free = len(layout.arrows)
    return total + 0.9 * min(free, 4) + 0.2 * free - (3.0 if free == 0 else 0.0)


def tried(o: Outlook, actions: list[Any]) -> float:
    """The shape after some actions, tried on a copy without chance."""
    twin = o.s.copy()
    twin.explicit = True
    for action in actions:
        twin.apply(action, o.me)
    return shape(o, twin)


def placed(o: Outlook, legal: Any) -> Any:
    """The arrow to hang a tree from, the overlapping card to go on with, or the card that gives way."""
    items = list(legal.items)
    hidden = [item for item in items if type(item) is Play]
    if hidden and worth_hiding(o):
        return hidden[0]
    items = [item for item in items if type(item) is not Play] or items
    if len(items) == 1:
        return items[0]
    kind = type(items[0])
    if kind is Choose:
        return max(items, key=lambda item: (o.worth(o.me, item.card), -item.card))
    if kind is Lose:
        return min(items, key=lambda item: (o.worth_of_all(o.me, o.s.tree(item.card)), item.card))
    return max(items, key=lambda item: (tried(o, [item]), -items.index(item)))


def worth_hiding(o: Outlook) -> bool:
    """Whether a Special is spent to hang a Group where there is no arrow: if arrows are short, or none is left."""
    f, s = o.s.stack[-1], o.s
    spare = len(s.layout(o.me).arrows) + sum([len(s.outs[card]) for card in s.tree(f.root)]) - 1
    return spare <= 0


def arrow(o: Outlook, f: Any, legal: Any) -> Any:
    """The arrow for a Group taken by a Special: it is not hung until the answers are in."""
    items = list(legal.items)
    s = o.s
    if f.target < 0:  # a side without an arrow, for the tree that is about to hang (I-33.24)
        depth = s.layout(o.me).depth
        return min(items, key=lambda item: (depth.get(item.master, -1), items.index(item)))

    def value(item: Any) -> float:
        twin = s.copy()
        twin.hang(f.target, item.master, SIDE_NUMBER[item.side], o.me)
        return shape(o, twin)

    return max(items, key=lambda item: (value(item), -items.index(item)))


# Moving


def best_move(o: Outlook, legal: Any) -> tuple[float, Any]:
    """The move of a Group that improves the shape most, and by how much."""
    s = o.s
    now = shape(o, s)
    best, action = 0.0, None
    for item in legal.items:
        if type(item) is not MoveGroup:
            continue
        twin = s.copy()
        twin.explicit = True
        twin.apply(item, o.me)
        frame = twin.stack[-1]
        if type(frame) is not Placing:
            continue
        for place in twin.legal(o.me):
            third = twin.copy()
            third.apply(place, o.me)
            value = shape(o, third) - now
            if value > best:
                best, action = value, item
    return best, action


# Free rearranging


def rearranged(o: Outlook, f: Any, legal: Any) -> Any:
    """The next step of building the own structure anew: lift all, then hang the best first."""
    s, me = o.s, o.me
    if f.held >= 0:
        return roomiest(s, me, legal)
    root = s.root[me]
    tops = [card for card, master, _ in f.before if master == root]
    steps = 4 * len(f.before) - f.left
    if steps < len(tops):
        for card in tops:
            if Lift(card) in legal:
                return Lift(card)
    loose = [card for card, _, _ in f.before if s.zone[card] == LOOSE]
    if not loose:
        return Proceed()
    hang = [Hang(card) for card in sorted(loose, key=lambda card: (-priority(o, card), card))]
    for action in hang:
        if action in legal:
            return action
    return Restore()


def priority(o: Outlook, card: int) -> float:
    """Which Group to hang first, nearest to the Illuminati; those with arrows make room for others."""
    outs = len(o.s.outs[card])
    return o.worth(o.me, card) + (5.0 if outs >= 2 else 3.0 if outs else 0.0)


def roomiest(s: IlluminatiState, me: int, legal: Any) -> Any:
    """The arrow nearest to the Illuminati that leaves most arrows free."""
    best, chosen = -1e9, legal.items[0]
    for item in legal.items:
        if type(item) is not Place:
            continue
        twin = s.copy()
        twin.explicit = True
        twin.apply(item, me)
        layout = twin.layout(me)
        deep = 0 if item.master == s.root[me] else s.layout(me).depth[item.master] + 1
        value = len(layout.arrows) - 2.5 * deep
        if value > best:
            best, chosen = value, item
    return chosen


def worth_rearranging(o: Outlook, use: Any) -> bool:
    """Whether building the structure anew makes it better, tried on a copy."""
    s, me = o.s, o.me
    layout = s.layout(me)
    if all(layout.depth[card] == 0 for card in layout.groups):
        return False
    twin = s.copy()
    twin.explicit = True
    twin.apply(use, me)
    for _ in range(5 * len(layout.groups) + 4):
        frame = twin.stack[-1]
        if type(frame) is not Rearranging:
            break
        inner = Outlook(twin, me, o.style)
        action = rearranged(inner, frame, twin.legal(me))
        if type(action) in (Proceed, Restore):
            return shape(o, twin) > shape(o, s) + 0.8 if type(action) is Proceed else False
        twin.apply(action, me)
    return False
