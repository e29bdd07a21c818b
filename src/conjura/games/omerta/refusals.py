"""Every reason why something is refused: code, the clause it cites, and what its sentence speaks of.

The sentences themselves are in ``locale`` under ``refusal-<code>``.
"""

from __future__ import annotations

from typing import Any

from conjura.engine.wire import Refusal

REFUSALS: dict[str, tuple[str, tuple[str, ...]]] = {
    # whose it is, and when
    "not_your_capo": ("O-6.1", ("card",)),
    "not_your_domain": ("O-4.3", ("card",)),
    "only_in_actions": ("O-6.1", ()),
    "one_action": ("O-6.1", ()),
    "blocked": ("O-6.11", ("card",)),
    # Soldiers
    "other_capo": ("O-4.3", ("card",)),
    "moved_already": ("O-4.9", ("card",)),
    "domain_full": ("O-8.2", ("card",)),
    "still_over_full": ("O-4.9", ("card",)),
    "too_few_leave": ("O-4.9", ("card", "amount")),
    "too_few_soldiers": ("O-7.1", ("card", "amount")),
    "no_place_there": ("O-8.2", ("card",)),
    "all_in_one_reserve": ("O-8.4", ("amount",)),
    "no_token": ("O-8.2", ()),
    "three_a_round": ("O-10.1", ()),
    "cannot_afford": ("O-5.8", ("amount",)),
    "at_least_one": ("O-7.1", ()),
    # Domains
    "lies_there": ("O-4.2", ("card",)),
    # conquests
    "empty_centre": ("O-6.5a", ()),
    "no_reserve": ("O-6.5f", ("card",)),
    "not_in_centre": ("O-6.5a", ("card",)),
    "nobody_involved": ("O-6.5g", ()),
    "no_involvement": ("O-6.6a", ()),
    "one_stays": ("O-6.5e", ()),
    "not_so_many": ("O-6.5c", ("amount",)),
    # assaults
    "two_needed": ("O-6.6a", ("card",)),
    "own_domain": ("O-6.6a", ("card",)),
    "nobodys_domain": ("O-6.6a", ("card",)),
    "truce": ("O-6.11", ()),
    "shielded": ("O-6.11", ("card",)),
    "that_family_only": ("O-6.11", ("seat",)),
    "nobody_to_assault": ("O-6.6a", ()),
    "not_so_many_attack": ("O-6.6b", ("amount",)),
    "not_so_many_help": ("O-6.6c", ("amount",)),
    # robberies
    "robbery_needs_reserve": ("O-6.7a", ("card",)),
    "robbed_already": ("O-6.7a", ("card",)),
    "own_capo": ("O-6.7a", ("card",)),
    "nobody_to_rob": ("O-6.7a", ()),
    # cards
    "not_held": ("O-6.2", ("card",)),
    "not_an_action": ("O-6.2", ("card",)),
    "useless_with_two": ("O-5.5", ("card",)),
    "wrong_moment": ("O-6.2", ("card",)),
    "die_lies": ("O-6.2", ("card",)),
    "changes_nothing": ("O-6.2", ("card",)),
    "wrong_target": ("O-6.2", ()),
    "loyalty": ("O-5.6", ("seat",)),
    "last_domain": ("O-13.7", ()),
    "hand_limit": ("O-10.2", ("amount",)),
    # debts
    "must_cover": ("O-5.4", ("amount",)),
    # objectives
    "not_fulfilled": ("O-11.5", ("card",)),
    "no_victory": ("O-11.1", ()),
    "only_in_distribution": ("O-11.6", ()),
    "points_alone": ("O-13.2", ()),
    # deals
    "no_negotiation": ("O-12.9", ()),
    "trades_after_payday": ("O-12.2", ()),
    "offers_used": ("O-12.10", ()),
    "no_offer_to": ("O-12.10", ("seat",)),
    "nothing_offered": ("O-12.5", ()),
    "not_tradable": ("O-12.3", ("card",)),
    "owner_robbed": ("O-12.2", ("card",)),
    "cannot_give": ("O-12.5", ()),
    "not_so_much_money": ("O-12.2", ("amount",)),
    "no_loan_from_enemy": ("O-12.7", ("seat",)),
    "no_loan_from": ("O-12.1", ("seat",)),
    "lends_to_foe": ("O-5.12", ("seat",)),
    "two_lent": ("O-12.6", ("amount",)),
    "lenders_reserve": ("O-12.6", ("card", "amount")),
}


def refuse(code: str, clause: str | None = None, **params: Any) -> Refusal:
    """The refusal of a code; ``clause`` where the case is cited by another clause than the usual one."""
    usual, _ = REFUSALS[code]
    return Refusal(code, clause or usual, params)


def refuse_none(action: Any, clause: str) -> Refusal | None:
    """The refusal of an amount below 1, for which no limit above is the reason; ``None`` for all else."""
    return refuse("at_least_one", clause) if getattr(action, "amount", 1) < 1 else None
