"""What seats may do and be asked under the options and cards in play: what the tests must meet."""

from __future__ import annotations

from typing import Any

from conjura.games.omerta.actions import (
    SEAT_ACTIONS,
    Accept,
    Borrow,
    Declare,
    GiveDomain,
    GiveMoney,
    Offer,
    Propose,
    WantDomain,
    WantMen,
    WantMoney,
    Withdraw,
)
from conjura.games.omerta.catalogue import Catalogue

DEALS = {Accept, Borrow, GiveDomain, GiveMoney, Offer, Propose, WantDomain, WantMen, WantMoney, Withdraw}


def action_types(cat: Catalogue, options: Any) -> tuple[type, ...]:
    """All action types that seats may take, chance apart."""
    missing: set[type] = set()
    if not options.negotiation:
        missing |= DEALS
    if options.mode == "conquista":
        missing.add(Declare)
    return tuple([kind for kind in SEAT_ACTIONS if kind not in missing])


def prompt_kinds(cat: Catalogue, options: Any) -> tuple[str, ...]:
    """All prompt kinds that seats may meet."""
    kinds = [
        "choose_capo", "choose_type", "post", "claim", "move_domain", "lay", "move_men", "sell", "act", "after_act",
        "buy", "discard", "conquest_target", "involve", "name_capo", "commit", "occupy", "assault_origin",
        "assault_target", "attackers", "bring", "robbery_capo", "robbery_target", "payday_window", "declare_window",
        "roll_window", "rolled_window", "aftermath_window", "card_window", "happening_window", "name_family",
        "name_target", "name_roller", "name_defender", "place", "lose", "owe", "part", "keep_type", "strike_card",
        "strike_domain", "lend_from", "lend_men", "price",
    ]  # fmt: skip
    if options.negotiation:
        kinds += ["offer", "consent", "borrow", "loan", "loan_consent"]
    return tuple(kinds)
