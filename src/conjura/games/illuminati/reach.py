"""What seats may do and be asked under the options and cards in play: what the tests must meet."""

from __future__ import annotations

from typing import Any

from conjura.engine.cheating import CHEATS
from conjura.games.illuminati.actions import (
    SEAT_ACTIONS,
    Accuse,
    Alter,
    Bid,
    BuyPrivilege,
    Campaign,
    ChooseGoal,
    Claim,
    Exert,
    Hack,
    Hang,
    Increase,
    Infiltrate,
    Intend,
    Levy,
    Lift,
    Plant,
    Restore,
    Reveal,
    Steer,
    Sway,
)
from conjura.games.illuminati.catalogue import Catalogue


def action_types(cat: Catalogue, options: Any) -> tuple[type, ...]:
    """All action types that seats may take, chance apart."""
    missing: set[type] = set()
    secret = any(goal[0] == "secret" for goal in cat.goals)
    if not (options.hidden_goals or secret):
        missing.add(ChooseGoal)
    if not cat.tax:
        missing.add(Levy)
    if not (cat.privilege_cost or (cat.campaign_privilege and options.propaganda)):
        missing.add(BuyPrivilege)
    if not (cat.tilts or cat.defends):
        missing.add(Intend)
    if not (cat.reorganizes or cat.rearranges):
        missing |= {Lift, Hang, Restore}
    if not (cat.alters_alignment or options.brainwash):
        missing.add(Alter)
    if options.turn_order != "auction":
        missing.add(Bid)
    for off, kinds in (
        (not options.hackers, {Hack}),
        (not options.plumbers, {Infiltrate}),
        (not options.moles, {Plant}),
        (not (options.plumbers or options.moles), {Reveal}),
        (not options.hidden_illuminati, {Claim, Exert, Accuse}),
        (not options.cheating, set(CHEATS)),
    ):
        if off:
            missing |= kinds
    if not options.propaganda:
        missing |= {Campaign, Steer, Sway}
    if not options.increases:
        missing.add(Increase)
    return tuple(kind for kind in SEAT_ACTIONS if kind not in missing)


def prompt_kinds(cat: Catalogue, options: Any) -> tuple[str, ...]:
    """All prompt kinds that seats may meet."""
    kinds = [
        "turn", "transfers", "power_step", "leave", "carry", "place", "place_next", "redistribute", "lay_bonus",
        "attack_target", "attack_attacker", "attack_aid", "attack_loop", "attack_decide", "attack_endow",
        "start_window", "income_window", "pause_window", "card_window", "roll_window", "answer_window",
        "final_window", "abolish", "replace_privilege", "name_target", "name_arrow", "offer", "consent", "pay",
    ]  # fmt: skip
    if options.hidden_goals or any(goal[0] == "secret" for goal in cat.goals):
        kinds.append("choose_goal")
    if cat.tax:
        kinds.append("tax")
    if cat.tilts or cat.defends:
        kinds.append("name_use")
    if cat.connects:
        kinds.append("name_side")
    if cat.paid_action:
        kinds.append("ability_payer")
    if cat.paid_draw or cat.extra_draws:
        kinds.append("extra_draw")
    if cat.reorganizes or cat.rearranges:
        kinds.append("rearrange")
    if cat.alters_alignment:
        kinds += ["alter_target", "alter"]
    if options.turn_order == "auction":
        kinds.append("bid")
    if options.hackers:
        kinds += ["hack_step", "hack_target", "hack_gain"]
    if options.plumbers:
        kinds += ["plumbers_target", "plumbers_window"]
    if options.moles:
        kinds.append("mole_target")
    if options.propaganda:
        kinds += ["campaign_step", "campaign_marker", "campaign_loop", "campaign_decide"]
    if options.brainwash:
        kinds += ["brainwash_step", "attack_change"]
    if options.increases:
        kinds += ["increase_target", "increase_consent"]
    if options.cheating:
        kinds.append("declare")
    if options.hidden_illuminati:
        kinds += ["claim", "exert", "shield", "accuse"]
        if cat.consoled:
            kinds.append("console")
    return tuple(kinds)
