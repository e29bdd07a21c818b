"""Which clause tells what a Special does: the one to cite when it is refused for a reason of its own (I-33)."""

from __future__ import annotations

from collections.abc import Container

from conjura.games.illuminati.catalogue import Catalogue


def own_clause(cat: Catalogue, card: int) -> str:
    """The clause of a Special, found by what it does."""
    if card in cat.collects:
        return "I-33.22" if cat.collects[card][1] else "I-33.20"
    told: tuple[tuple[Container[int], str], ...] = (
        (cat.takes, "I-33.6"),
        (cat.peeks, "I-33.7"),
        (cat.cancels_privilege, "I-33.8"),
        (cat.interferes, "I-33.9"),
        (cat.doubles_income, "I-33.10"),
        (cat.revives, "I-33.11"),
        (cat.cancels_special, "I-33.13"),
        (cat.skips_turn, "I-33.14"),
        (cat.whispers, "I-33.17"),
        (cat.rearranges_money, "I-33.18"),
        (cat.cancels_help, "I-33.19"),
        (cat.no_income, "I-33.21"),
        (cat.lost_actions, "I-33.23"),
        (cat.connects, "I-33.24"),
        (cat.refunds, "I-33.25"),
        (cat.discards_open, "I-33.26"),
        (cat.rearranges, "I-33.27"),
        (cat.tilts, "I-33.28"),
        (cat.extra_actions, "I-33.29"),
        (cat.unmasks, "I-33.30"),
    )
    for cards, clause in told:
        if card in cards:
            return clause
    return "I-33.1"
