"""Doing without a module, so that what it is worth to the one who uses it can be measured."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.boons import is_boon
from conjura.engine.legal import Legal, Span
from conjura.games.illuminati.actions import (
    Accuse,
    Attack,
    Bid,
    Campaign,
    Hack,
    Increase,
    Infiltrate,
    Plant,
    Play,
    Sway,
)
from conjura.games.illuminati.state import IlluminatiState

ACTIONS: dict[str, tuple[type, ...]] = {
    "auction": (Bid,),
    "brainwash": (),
    "propaganda": (Campaign, Sway),
    "increases": (Increase,),
    "hackers": (Hack,),
    "plumbers": (Infiltrate,),
    "moles": (Plant,),
    "hidden": (Accuse,),
    "y2k": (),
}
"""The modules that one can do without, and the actions that are theirs alone."""


def modules(wish: str) -> frozenset[str]:
    """The modules named in a wish such as ``without=brainwash+moles``.

    Raises:
        ValueError: it is no such wish, or names something else.
    """
    what, _, names = wish.partition("=")
    found = frozenset(names.split("+"))
    if what != "without" or not found <= ACTIONS.keys():
        raise ValueError(wish)
    return found


def belongs(s: IlluminatiState, action: Any, module: str) -> bool:
    """Whether an action is one of a module."""
    if module == "brainwash":
        return type(action) is Attack and action.kind == "brainwash"
    if module == "y2k":
        return type(action) is Play and is_boon(s.cat, action.card)
    return type(action) in ACTIONS[module]


def left(s: IlluminatiState, legal: Legal, without: frozenset[str]) -> Legal:
    """The legal actions that are of none of these modules; all, if there is no other."""
    items = [
        item
        for item in legal.items
        if not any(belongs(s, item.action if type(item) is Span else item, module) for module in without)
    ]
    return Legal(items) if items else legal
