"""A state as a scenario asks about it: cards, seats and the turn by name; all is told (hosts and tests)."""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.grid import SIDES
from conjura.games.illuminati.rules import income
from conjura.games.illuminati.state import DEAD, DECK, GONE, HELD, LOOSE, OPEN, OUT, IlluminatiState
from conjura.games.illuminati.view import words

ZONE_NAMES = {
    OUT: "out",
    DECK: "deck",
    OPEN: "uncontrolled",
    HELD: "held",
    DEAD: "dead",
    GONE: "removed",
    LOOSE: "loose",
}


def card_facts(s: IlluminatiState, card: int) -> dict[str, Any]:
    """What there is to say of a card of a structure."""
    held = s.zone[card] in (HELD, LOOSE)
    hangs = held and card >= s.cat.first_group
    return {
        "zone": ZONE_NAMES[s.zone[card]],
        "holder": s.holder[card] if held else None,
        "master": s.cat.slugs[s.master[card]] if hangs else None,
        "side": SIDES[s.heading[card]] if hangs else None,
        "money": s.money[card],
        "used": s.used[card],
        "power": s.power[card],
        "transferable": s.transferable[card],
        "resistance": s.cat.resistance[card],
        "income": income.income_of(s, card),
        "alignments": words(s.align[card]),
    }


def seat_facts(s: IlluminatiState, seat: int) -> dict[str, Any]:
    """What there is to say of a seat."""
    slugs, layout, goal = s.cat.slugs, s.layout(seat), s.goal[seat]
    return {
        "illuminati": slugs[s.root[seat]] if s.root[seat] >= 0 else None,
        "goal": slugs[goal] if goal >= 0 else None,
        "ruled_out": [slugs[card] for card in range(s.cat.n_illuminati) if s.ruled_out[seat] >> card & 1],
        "kills": s.kills[seat],
        "turns": s.turns[seat],
        "alive": s.alive[seat],
        "offers": s.offers[seat],
        "hand": [slugs[card] for card in s.hand(seat)],
        "wealth": s.wealth(seat),
        "groups": [slugs[card] for card in layout.groups],
        "arrows": [f"{slugs[card]} {SIDES[side]}" for card, side in layout.arrows],
    }


def facts_of(s: IlluminatiState, frames: Codec) -> dict[str, Any]:
    """Cards and seats by name, the piles, the turn and the frames over it."""
    slugs = s.cat.slugs
    turn = s.stack[0] if s.stack else None
    names = turn.__struct_fields__ if turn is not None else ()
    written = frames.encode(turn) if turn is not None else {}
    return {
        "cards": {slugs[card]: card_facts(s, card) for card in range(s.cat.first_special)},
        "seats": [seat_facts(s, seat) for seat in range(s.seats)],
        "uncontrolled": [slugs[card] for card in s.zoned(OPEN)],
        "dead": [slugs[card] for card in s.zoned(DEAD)],
        "removed": [slugs[card] for card in s.zoned(GONE)],
        "discards": [slugs[card] for card in s.discards],
        "deck": sum(s.deck),
        "turn_number": s.turn,
        "turn": {name: written.get(name, getattr(turn, name)) for name in names},
        "stack": [frames.encode(frame) for frame in s.stack],
    }
