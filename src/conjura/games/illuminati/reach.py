"""What seats may do and be asked under the options and cards in play: what the tests must meet."""

from __future__ import annotations

from typing import Any

from conjura.games.illuminati.actions import (
    SEAT_ACTIONS,
    Alter,
    BuyPrivilege,
    ChooseGoal,
    Hang,
    Levy,
    Lift,
    Restore,
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
    if not cat.privilege_cost:
        missing.add(BuyPrivilege)
    if not cat.reorganizes:
        missing |= {Lift, Hang, Restore}
    if not cat.alters_alignment:
        missing.add(Alter)
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
    if cat.paid_draw:
        kinds.append("extra_draw")
    if cat.reorganizes:
        kinds.append("rearrange")
    if cat.alters_alignment:
        kinds += ["alter_target", "alter"]
    return tuple(kinds)
