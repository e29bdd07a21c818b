"""A state as a scenario asks about it: cards, seats and the turn by name; all is told (hosts and tests)."""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.facts import frames_facts, kernel_data, seat_data
from conjura.engine.grid import SIDES
from conjura.engine.ledger import ledger_data
from conjura.games.crimelords.rules import income, payroll, victory
from conjura.games.crimelords.state import (
    ASIDE,
    DEAD,
    DECK,
    HELD,
    LOOSE,
    LOT,
    OPEN,
    OUT,
    CrimeLordsState,
)

ZONE_NAMES = {
    OUT: "out",
    DECK: "deck",
    OPEN: "uncontrolled",
    HELD: "held",
    DEAD: "discards",
    ASIDE: "aside",
    LOT: "lot",
    LOOSE: "loose",
}


def card_facts(s: CrimeLordsState, card: int) -> dict[str, Any]:
    """What there is to say of a card of a mob."""
    cat, slugs = s.cat, s.cat.slugs
    held = s.zone[card] in (HELD, LOOSE)
    holder = s.holder[card] if held else None
    out: dict[str, Any] = {"zone": ZONE_NAMES[s.zone[card]], "holder": holder, "token": s.token[card]}
    if cat.first_crook <= card < cat.first_racket:
        boss = held and s.boss[s.holder[card]] == card
        hangs = held and not boss and s.master[card] > 0
        out["power"] = s.power(card)
        out["unhappy"] = s.unhappy[card]
        out["grown"] = s.grown[card]
        out["boss"] = boss
        out["master"] = slugs[s.master[card]] if hangs else None
        out["side"] = SIDES[s.heading[card]] if hangs else None
        laid = s.zone[card] == HELD
        out["depth"] = s.layout(s.holder[card]).depth[card] if laid else None
        out["wage"] = income.wage_of(s, s.holder[card], card) if laid else None
    elif card >= cat.first_racket:
        out["muted"] = s.muted[card]
        out["income"] = income.income_of(s, card, s.holder[card]) if held else cat.income[card]
    return out


def seat_facts(s: CrimeLordsState, seat: int) -> dict[str, Any]:
    """What there is to say of a seat."""
    slugs, layout = s.cat.slugs, s.layout(seat)
    return {
        "mob": slugs[s.mob[seat]] if s.mob[seat] >= 0 else None,
        "boss": slugs[s.boss[seat]] if s.boss[seat] >= 0 else None,
        "money": s.money[seat],
        "known": [other for other in range(s.seats) if s.known[seat] >> other & 1],
        "alive": s.alive[seat],
        "offers": s.offers[seat],
        "hand": [slugs[token >> 8] for token in s.hands[seat]],
        "crooks": [slugs[card] for card in layout.crooks],
        "loose": [slugs[card] for card in s.loose(seat)],
        "rackets": [slugs[card] for card in layout.rackets],
        "total": victory.total_of(s, seat),
        "tokens": sum([s.token[card] for card in (*layout.crooks, *layout.rackets)]),
        "wages": payroll.total_wages(s, seat),
        "places": [f"{slugs[card]} {SIDES[side]}" for card, side in layout.arrows],
    }


def data_of(s: CrimeLordsState, frames: Codec) -> dict[str, Any]:
    """All columns as plain data; cards in the deck are those that stand nowhere else."""
    slugs = s.cat.slugs
    out: dict[str, Any] = {
        "turn": s.turn,
        "seats": [
            {
                "mob": slugs[s.mob[seat]] if s.mob[seat] >= 0 else None,
                "boss": slugs[s.boss[seat]] if s.boss[seat] >= 0 else None,
                "money": s.money[seat],
                "known": s.known[seat],
                **seat_data(s, seat),
            }
            for seat in range(s.seats)
        ],
        "cards": {},
        "discards": [slugs[card] for card in s.discards],
        "aside": [slugs[card] for card in s.aside],
        **kernel_data(s, frames),
    }
    if s.ledger is not None:
        out["cheats"] = ledger_data(s.ledger, slugs)
    for card in range(s.cat.first_special):
        zone = s.zone[card]
        if zone in (HELD, LOOSE):
            above = slugs[s.master[card]] if s.master[card] else None
            out["cards"][slugs[card]] = [
                zone, s.holder[card], above, s.heading[card], s.cell[card], s.token[card], s.unhappy[card],
                s.grown[card], s.muted[card],
            ]  # fmt: skip
        elif zone == OPEN:
            out["cards"][slugs[card]] = [zone, s.unhappy[card], s.grown[card], s.muted[card]]
        elif zone not in (DECK, OUT) or (zone == OUT and card >= s.cat.first_crook):
            out["cards"][slugs[card]] = [zone]
    return out


def facts_of(s: CrimeLordsState, frames: Codec) -> dict[str, Any]:
    """Cards and seats by name, the piles, the turn and the frames over it."""
    slugs = s.cat.slugs
    return {
        "cards": {slugs[card]: card_facts(s, card) for card in range(s.cat.first_special)},
        "seats": [seat_facts(s, seat) for seat in range(s.seats)],
        "uncontrolled": [slugs[card] for card in s.zoned(OPEN)],
        "discards": [slugs[card] for card in (*s.zoned(DEAD), *s.discards)],
        "aside": [slugs[card] for card in (*s.zoned(ASIDE), *s.aside)],
        "deck": sum(s.deck),
        "turn_number": s.turn,
        **frames_facts(s, frames),
    }
