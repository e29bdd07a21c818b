"""Every reason why something is refused: code, the clause it cites, and what its sentence speaks of.

The sentences themselves are in ``locale`` under ``refusal-<code>``.
"""

from __future__ import annotations

from typing import Any

from conjura.engine.wire import Refusal

REFUSALS: dict[str, tuple[str, tuple[str, ...]]] = {
    # the own turn
    "no_actions_left": ("I-8.1", ()),
    "already_acted": ("I-3.2", ()),
    "has_passed": ("I-3.9", ()),
    "only_in_actions": ("I-3.8", ()),
    "no_transfers_left": ("I-15.2", ()),
    "transfers_have_begun": ("I-3.3", ()),
    "not_your_card": ("I-10.1", ("card",)),
    "no_money_there": ("I-15.5", ("card",)),
    "too_much_money": ("I-15.5", ("card", "amount", "there")),
    "no_amount": ("I-15.5", ()),
    "not_adjacent": ("I-15.1", ("card", "source")),
    "nowhere_to_move": ("I-16.1", ("card",)),
    "card_is_used": ("I-8.3", ("card",)),
    "illuminati_stays": ("I-16.1", ("card",)),
    "stays": ("I-26.6", ()),
    "cannot_drop": ("I-9.1", ("card",)),
    # attacks
    "no_such_attack": ("I-10.1", ("kind",)),
    "illuminati_never_attacked": ("I-10.2", ("card",)),
    "not_in_play": ("I-11.1", ("card",)),
    "own_group": ("I-11.1", ("card",)),
    "own_group_neutralize": ("I-12", ("card",)),
    "uncontrolled_neutralize": ("I-12", ("card",)),
    "no_power_to_destroy": ("I-13.5", ("card",)),
    "whisper_needs_no_power": ("I-33.17", ("card",)),
    "no_attacker_for": ("I-10.1", ("card",)),
    "no_power": ("I-10.1", ("card",)),
    "already_took_part": ("I-10.3", ("card",)),
    "no_free_arrow": ("I-11.2", ("card",)),
    "immune": ("I-7.6", ("card", "target")),
    "attacks_itself": ("I-13", ("card",)),
    "called_off_before": ("I-10.26", ("card", "target")),
    "not_own_aid": ("I-10.5", ("card",)),
    "no_transferable": ("I-10.4", ("card",)),
    "aids_twice": ("I-10.4", ("card",)),
    "whole_aid": ("I-10.4", ("card", "amount")),
    "part_aid": ("I-10.4", ("card", "amount")),
    "announcement_closed": ("I-10.4", ()),
    "privilege_unpaid": ("I-14.3", ("amount",)),
    "privilege_once": ("I-14.3", ()),
    "privilege_not_sold": ("I-14.3", ()),
    "not_held": ("I-28.1", ("card",)),
    "committed": ("I-10.18", ()),
    "privileged": ("I-14.2", ()),
    "privilege_gone": ("I-14.4", ()),
    "wrong_treasury": ("I-10.12", ("card",)),
    "wrong_treasury_defence": ("I-10.13", ("card",)),
    "wrong_treasury_help": ("I-10.14", ("card",)),
    "wrong_side": ("I-10.22", ()),
    "too_late_for_money": ("I-10.21", ()),
    # placing
    "arrow_not_free": ("I-11.9", ("card",)),
    "only_the_attacker": ("I-11.4", ("card",)),
    "same_arrow": ("I-16.4", ("card",)),
    "own_master_only": ("I-11.10", ("card",)),
    "must_hang": ("I-16.5", ()),
    # Specials
    "wrong_moment": ("I-31.6", ("card",)),
    "only_in_roll": ("I-10.23", ("card",)),
    "only_with_privilege": ("I-33.9", ("card",)),
    "only_in_card_window": ("I-33.8", ("card",)),
    "only_in_answer": ("I-33.13", ("card",)),
    "only_in_income": ("I-33.10", ("card",)),
    "only_at_start": ("I-33.14", ("card",)),
    "only_with_attack": ("I-33.17", ("card",)),
    "only_as_action": ("I-33.6", ("card",)),
    "changes_nothing": ("I-33.2", ("card",)),
    "wrong_target": ("I-33.3", ("card", "target")),
    "no_specials_there": ("I-33.7", ("seat",)),
    "party_interferes": ("I-14.12", ("card",)),
    "two_needed": ("I-14.4", ()),
    "attacker_abolishes": ("I-14.10", ()),
    "not_a_special": ("I-28.1", ("card",)),
    # abilities
    "no_ability": ("I-33.1", ("card",)),
    "ability_used": ("I-33.36", ("card",)),
    "ability_unpaid": ("I-33.39", ("card", "amount")),
    "deck_empty": ("I-33.39", ("card",)),
    "alters_itself": ("I-33.36", ("card",)),
    "alignment_present": ("I-33.36", ("card", "alignment")),
    "alignment_absent": ("I-33.36", ("card", "alignment")),
    "alignment_opposed": ("I-33.36", ("card", "alignment")),
    "no_opposite": ("I-33.36", ("alignment",)),
    # money owed
    "cannot_pay": ("I-5.2", ("card",)),
    "pays_too_much": ("I-5.3", ("amount", "owed")),
    "whole_tax": ("I-5.8", ()),
    # deals
    "no_offer_to": ("I-25.15", ("seat",)),
    "offers_used": ("I-25.15", ()),
    "no_gifts_now": ("I-31.9", ()),
    "no_gifts_in_privilege": ("I-14.7", ()),
    "nothing_offered": ("I-25.15", ()),
    "groups_not_now": ("I-25.10", ()),
    "groups_of_a_party": ("I-25.3", ()),
    "groups_cost_actions": ("I-25.3", ("actions",)),
    "no_arrow_for_gift": ("I-25.13", ()),
    "throws_the_game": ("I-25.7", ("seat",)),
    "cannot_give": ("I-25.8", ()),
    "money_of_illuminati": ("I-25.1", ("amount",)),
    "goal_not_offered": ("I-2.8", ("card",)),
    # bidding for the turn
    "no_bid_for": ("I-4.2", ("seat",)),
    "not_while_bidding": ("I-31.5", ()),
    # brainwashing
    "no_brainwashing": ("I-18.7", ()),
    "one_change_at_a_time": ("I-18.2", ("card",)),
    "too_many_markers": ("I-18.3", ("card",)),
    # propaganda
    "no_propaganda": ("I-20.6", ()),
    "not_so_far": ("I-20.4", ("toward", "amount")),
    "steered_before": ("I-20.16", ("toward",)),
    "no_media": ("I-20.10", ("card",)),
    "media_used": ("I-20.15", ("card",)),
    "money_of_the_illuminati": ("I-20.9", ("card",)),
    # Hackers, Plumbers, Moles
    "no_hackers": ("I-21.1", ()),
    "hacks_used": ("I-21.1", ()),
    "only_at_the_end": ("I-21.1", ()),
    "no_plumbers": ("I-22.1", ()),
    "plumbers_tried": ("I-22.1", ()),
    "plumbers_placed": ("I-22.1", ()),
    "not_in_an_attack": ("I-22.1", ()),
    "no_moles": ("I-23.2", ()),
    "moles_planted": ("I-23.2", ()),
    "no_victim": ("I-21.1", ("card",)),
    "no_unit_there": ("I-22.2", ()),
    # Y2K Specials
    "not_in_own_turn": ("I-33.20", ("card",)),
    "not_inside_attack": ("I-33.26", ("card",)),
    "only_in_loop": ("I-10.25", ("card",)),
    "only_at_own_start": ("I-33.21", ("card",)),
    "only_in_own_turn": ("I-33.29", ("card",)),
    "only_when_placing": ("I-33.24", ("card",)),
    "arrow_was_named": ("I-33.6", ("card",)),
    # Illuminati that lie face down
    "claims_too_much": ("I-24.3", ("amount",)),
    "exerts_too_much": ("I-24.3", ("card", "amount")),
    "nothing_face_down": ("I-24.5", ()),
    "lies_face_up": ("I-24.6", ("seat",)),
    "accuses_an_opponent": ("I-24.6", ("seat",)),
    "no_illuminati_to_name": ("I-24.6", ("card",)),
    # the cheating game
    "no_cheating": ("I-29.3", ()),
    "cheated_before": ("I-29.3", ("cheat",)),
    "cheat_not_now": ("I-29.4", ("cheat",)),
    "calls_used": ("I-29.6", ()),
    "call_not_now": ("I-29.6", ("other",)),
    # increases
    "raised_twice": ("I-17.1", ()),
    "nothing_to_raise": ("I-17.3", ()),
    "raises_no_illuminati": ("I-17.3", ("card",)),
    "consent_used": ("I-17.3", ("card",)),
}


def refuse(code: str, clause: str | None = None, **params: Any) -> Refusal:
    """The refusal of a code; ``clause`` where the case is cited by another clause than the usual one."""
    usual, _ = REFUSALS[code]
    return Refusal(code, clause or usual, params)
