"""A state as a scenario asks about it: cards, seats and the turn by name; all is told (hosts and tests)."""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.facts import frames_facts, kernel_data, seat_data
from conjura.engine.grid import SIDES
from conjura.games.illuminati.rules import reckoning
from conjura.games.illuminati.scrolls import modules_data
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
        "resistance": s.resist[card],
        "income": reckoning.income_of(s, card),
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


def data_of(s: IlluminatiState, frames: Codec) -> dict[str, Any]:
    """All columns as plain data; cards in the deck are those that stand nowhere else."""
    slugs = s.cat.slugs
    out: dict[str, Any] = {
        "turn": s.turn,
        "seats": [
            {
                "illuminati": slugs[s.root[seat]] if s.root[seat] >= 0 else None,
                "goal": slugs[s.goal[seat]] if s.goal[seat] >= 0 else None,
                "ruled_out": s.ruled_out[seat],
                "kills": s.kills[seat],
                "turns": s.turns[seat],
                **seat_data(s, seat),
            }
            for seat in range(s.seats)
        ],
        "cards": {},
        "discards": [slugs[card] for card in s.discards],
        "altered": {
            slugs[card]: words(s.align[card])
            for card in range(s.cat.first_special)
            if s.align[card] != s.cat.align[card]
        },
        **kernel_data(s, frames),
    }
    modules = modules_data(s)
    if modules:
        out["modules"] = modules
    for card in range(s.cat.first_special):
        zone = s.zone[card]
        if zone in (HELD, LOOSE):
            above = slugs[s.master[card]] if card >= s.cat.first_group else None
            row: list[Any] = [zone, s.holder[card], above, s.heading[card], s.money[card], s.used[card]]
            if s.purse_known:
                row += [s.purse_known[card], s.purse_floor[card]]
            out["cards"][slugs[card]] = row
        elif zone not in (OUT, DECK):
            out["cards"][slugs[card]] = [zone, s.used[card]] if s.used[card] else [zone]
    return out


def facts_of(s: IlluminatiState, frames: Codec) -> dict[str, Any]:
    """Cards and seats by name, the piles, the turn and the frames over it, the columns of the modules."""
    slugs = s.cat.slugs
    return {
        "cards": {slugs[card]: card_facts(s, card) for card in range(s.cat.first_special)},
        "seats": [seat_facts(s, seat) for seat in range(s.seats)],
        "uncontrolled": [slugs[card] for card in s.zoned(OPEN)],
        "dead": [slugs[card] for card in s.zoned(DEAD)],
        "removed": [slugs[card] for card in s.zoned(GONE)],
        "discards": [slugs[card] for card in s.discards],
        "deck": sum(s.deck),
        "turn_number": s.turn,
        **frames_facts(s, frames),
        "modules": modules_data(s),
    }
