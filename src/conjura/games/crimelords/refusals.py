"""Every reason why something is refused: code, the clause it cites, and what its sentence speaks of.

The sentences themselves are in ``locale`` under ``refusal-<code>``.
"""

from __future__ import annotations

from typing import Any

from conjura.engine.wire import Refusal
from conjura.games.crimelords.actions import OWN_STEP, Leave, Pass, UseAbility

REFUSALS: dict[str, tuple[str, tuple[str, ...]]] = {
    # the auction
    "opener_bids": ("C-3.10", ()),
    "bid_too_low": ("C-3.10", ("amount", "bid")),
    "too_much_money": ("C-3.4", ("amount", "there")),
    # structures
    "not_your_crook": ("C-9.4", ("card",)),
    "not_your_card": ("C-9.12", ("card",)),
    "no_place": ("C-4.9", ("card",)),
    "side_not_free": ("C-4.2", ("card",)),
    "too_strong": ("C-4.3", ("card", "master")),
    "keeps_superior": ("C-4.10", ("card",)),
    "only_below": ("C-12.8", ("card",)),
    "same_place": ("C-9.4", ("card",)),
    "next_to_boss": ("C-4.4", ("card",)),
    # payroll
    "boss_first": ("C-7.1", ("card",)),
    "more_than_full": ("C-7.7", ("card", "amount")),
    "pay_only_rises": ("C-7.7", ("card", "amount")),
    "cannot_pay_all": ("C-7.6", ()),
    "pay_withheld": ("C-7.5", ()),
    # the own turn
    "stays": ("C-19.6", ()),
    "already_acted": ("C-9.9", ()),
    "has_passed": ("C-9.9", ("card",)),
    "has_passed_all": ("C-9.9", ()),
    "only_in_actions": ("C-9.8", ()),
    "no_token": ("C-9.1", ("card",)),
    "boss_stays": ("C-9.10", ("card",)),
    "nowhere_to_move": ("C-9.4", ("card",)),
    "below_itself": ("C-9.10", ("card",)),
    "no_room_there": ("C-9.10", ("card", "seat")),
    "not_unhappy": ("C-9.11", ("card",)),
    "nothing_to_visit": ("C-9.5", ("card",)),
    "not_a_lieutenant": ("C-15.1", ("card",)),
    "cannot_retire": ("C-15.2", ("amount",)),
    "no_ability": ("C-9.12", ("card",)),
    "ability_used": ("C-9.12", ("card",)),
    "ability_unpaid": ("C-7.8", ("card", "amount")),
    "changes_nothing": ("C-9.7", ("card",)),
    # attacks
    "no_such_attack": ("C-9.1", ("kind",)),
    "not_a_crook": ("C-12.1", ("card",)),
    "not_a_racket": ("C-13.1", ("card",)),
    "not_in_play": ("C-12.1", ("card",)),
    "own_recruit": ("C-12.11", ("card",)),
    "own_racket": ("C-13.1", ("card",)),
    "own_boss": ("C-15.4", ("card",)),
    "boss_immune": ("C-12.2", ("card",)),
    "called_off_before": ("C-11.9", ("card",)),
    "attacks_itself": ("C-14.10", ("card",)),
    "cannot_help": ("C-13.3", ("card",)),
    "one_helper": ("C-12.6", ()),
    "help_is_over": ("C-13.9", ()),
    "committed": ("C-11.3", ()),
    "attack_running": ("C-9.8", ()),
    "money_comes_later": ("C-12.13", ()),
    "hit_money": ("C-14.3", ("amount",)),
    "only_attacker_pays": ("C-14.3", ()),
    "no_money_now": ("C-11.10", ()),
    "wrong_side": ("C-11.4", ()),
    "third_money": ("C-11.4", ("amount",)),
    "no_amount": ("C-11.4", ()),
    # Gang War
    "war_running": ("C-16.14", ()),
    "war_targets": ("C-16.12", ("card",)),
    # Specials
    "not_a_special": ("C-9.7", ("card",)),
    "not_held": ("C-9.7", ("card",)),
    "wrong_moment": ("C-9.7", ("card",)),
    "not_for_you": ("C-9.7", ("card",)),
    "wrong_target": ("C-9.7", ("card", "target")),
    # spoils
    "not_their_racket": ("C-18.2", ("card",)),
    # deals
    "no_offer_to": ("C-19.9", ("seat",)),
    "offers_used": ("C-19.9", ()),
    "no_deals_now": ("C-11.5", ()),
    "nothing_offered": ("C-19.9", ()),
    "throws_the_game": ("C-19.4", ("seat",)),
    "cannot_give": ("C-19.7", ()),
    "money_once": ("C-19.9", ()),
    "money_of_deal": ("C-19.2", ("amount",)),
    "not_their_turn": ("C-19.2", ()),
    # the cheating game
    "no_cheating": ("C-19.5", ()),
    "cheated_before": ("C-19.5", ("cheat",)),
    "cheat_not_now": ("C-19.5", ("cheat",)),
    "calls_used": ("C-19.5", ()),
    "call_not_now": ("C-19.5", ("other",)),
}


def refuse(code: str, clause: str | None = None, **params: Any) -> Refusal:
    """The refusal of a code; ``clause`` where the case is cited by another clause than the usual one."""
    usual, _ = REFUSALS[code]
    return Refusal(code, clause or usual, params)


OUTSIDE: dict[type, str] = {Leave: "C-19.6", UseAbility: "C-9.12", Pass: "C-9.9"}
"""The clauses that keep some actions in the own action step; of the others it is C-9.8."""


def own_step(kind: type) -> Refusal | None:
    """Why an action of the own action step can't be taken outside it, or ``None`` if it is not one."""
    return refuse("only_in_actions", OUTSIDE.get(kind, "C-9.8")) if kind in OWN_STEP else None
