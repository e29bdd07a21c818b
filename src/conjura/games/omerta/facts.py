"""A state as plain data: for digests, and by name as a scenario asks about it; all is told (hosts and tests)."""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.facts import frames_facts, kernel_data
from conjura.games.omerta.catalogue import COMBAT, INFLUENCE, SUBTERFUGE, Catalogue
from conjura.games.omerta.state import CENTRE, DECK, HELD, LOST, NONE, OmertaState
from conjura.games.omerta.vocabulary import BOROUGHS, BUSINESSES

ZONE_NAMES = {DECK: "deck", HELD: "held", CENTRE: "centre", LOST: "discarded"}


def data_of(s: OmertaState, frames: Codec) -> dict[str, Any]:
    """All columns as plain data; cards that stand nowhere are in their decks."""
    cat, slugs = s.cat, s.cat.slugs
    cards: dict[str, Any] = {}
    for card in range(cat.first_don):
        if s.zone[card] == HELD:
            row: list[Any] = [s.holder[card] if card < cat.n_capos else slugs[s.holder[card]], s.men[card]]
            if card < cat.n_capos:
                row += [slugs[cat.first_type + s.kind[card]], s.robbed[card]]
            cards[slugs[card]] = row
        elif s.zone[card] != DECK:
            cards[slugs[card]] = ZONE_NAMES[s.zone[card]]
    return {
        "seats": [
            {
                "don": _slug(s, s.don[seat]),
                "main": _slug(s, s.main[seat]),
                "tasks": [[slugs[task & 4095], task >> 12] for task in s.tasks[seat]],
                "done": [slugs[card] for card in s.done[seat]],
                "deeds": s.deeds[seat],
                "money": s.money[seat],
                "grown": s.grown[seat],
                "met": s.met[seat],
                "offers": s.offers[seat],
                "hand": [[slugs[token >> 8], token & 255] for token in s.hands[seat]],
                "dealt": [slugs[card] for card in s.dealt[seat]],
            }
            for seat in range(s.seats)
        ],
        "cards": cards,
        "types": list(s.types),
        "under": [slugs[card] for card in s.under],
        "discards": [slugs[card] for card in s.discards],
        "domains_left": s.domains_left,
        **kernel_data(s, frames),
    }


def _slug(s: OmertaState, card: int) -> str | None:
    return None if card == NONE else s.cat.slugs[card]


def card_facts(s: OmertaState, card: int) -> dict[str, Any]:
    """What there is to say of a Capo or a Domain."""
    cat = s.cat
    held = s.zone[card] == HELD
    out: dict[str, Any] = {"zone": ZONE_NAMES[s.zone[card]], "soldiers": s.men[card]}
    if card < cat.n_capos:
        out["holder"] = s.holder[card] if held else None
        out["type"] = cat.slugs[cat.first_type + s.kind[card]] if held else None
        out["robbed"] = s.robbed[card]
        if held:
            seat = s.holder[card]
            out["combat"] = s.chain(COMBAT, seat, card)
            out["influence"] = s.chain(INFLUENCE, seat, card)
            out["subterfuge"] = s.chain(SUBTERFUGE, seat, card)
            out["in_all"] = s.men_of(card)
    else:
        out["holder"] = s.owner(card) if held else None
        out["capo"] = cat.slugs[s.holder[card]] if held else None
        out["borough"] = BOROUGHS[cat.borough[card]]
        out["business"] = BUSINESSES[cat.business[card]]
        out["pr"] = cat.pr[card]
    return out


def seat_facts(s: OmertaState, seat: int) -> dict[str, Any]:
    """What there is to say of a seat."""
    slugs, estate = s.cat.slugs, s.estate(seat)
    return {
        "don": _slug(s, s.don[seat]),
        "main": _slug(s, s.main[seat]),
        "tasks": [slugs[task & 4095] for task in s.tasks[seat]],
        "done": [slugs[card] for card in s.done[seat]],
        "money": s.money[seat],
        "pr": s.pr(seat),
        "income": s.income(seat) if s.don[seat] != NONE else 0,
        "soldiers": s.soldiers(seat),
        "capos": [slugs[card] for card in estate.capos],
        "domains": [slugs[card] for card in estate.domains],
        "bonus": list(estate.bonus),
        "hand": [slugs[card] for card in s.hand(seat)],
        "offers": s.offers[seat],
        "grown": s.grown[seat],
        "dealt": [slugs[card] for card in s.dealt[seat]],
    }


def facts_of(s: OmertaState, frames: Codec) -> dict[str, Any]:
    """Cards and seats by name, the piles, the round and the frames over it."""
    slugs = s.cat.slugs
    frames_told = frames_facts(s, frames)
    return {
        "cards": {slugs[card]: card_facts(s, card) for card in range(s.cat.first_don)},
        "seats": [seat_facts(s, seat) for seat in range(s.seats)],
        "centre": [slugs[card] for card in s.centre()],
        "discards": [slugs[card] for card in s.discards],
        "under": [slugs[card] for card in s.under],
        "deck": sum(s.deck),
        "domains_left": s.domains_left,
        "round": frames_told["turn"],
        "stack": frames_told["stack"],
    }


def cards_data(cat: Catalogue) -> dict[str, Any]:
    """What is printed on each card, for who draws it; money in thousands of dollars."""
    kinds = ("capo", "domain", "don", "type", "objective", "event")
    firsts = (0, cat.first_domain, cat.first_don, cat.first_type, cat.first_objective, cat.first_event)
    out: dict[str, Any] = {}
    for card, slug in enumerate(cat.slugs):
        kind = kinds[sum([card >= first for first in firsts]) - 1]
        row: dict[str, Any] = {"kind": kind, "copies": cat.copies[card]}
        if kind in ("capo", "don", "type"):
            row["combat"], row["influence"] = cat.combat[card], cat.influence[card]
            row["subterfuge"], row["resources"] = cat.subterfuge[card], cat.resources[card]
            if kind == "don":
                row["recruitment"] = cat.recruitment[card]
        elif kind == "domain":
            row["borough"], row["business"] = BOROUGHS[cat.borough[card]], BUSINESSES[cat.business[card]]
            row["difficulty"], row["defence"] = cat.difficulty[card], cat.defence[card]
            row["resources"], row["pr"] = cat.resources[card], cat.pr[card]
        elif kind == "objective":
            row["main"], row["pr"], row["cost"] = card in cat.mains, cat.pr[card], cat.cost[card]
        else:
            design = cat.designs[card]
            row["happening"], row["window"], row["alone"] = design.happening, design.window, design.alone
        out[slug] = row
    return out
