"""What seats may do and be asked under the options and cards in play: what the tests must meet."""

from __future__ import annotations

from typing import Any

from conjura.engine.cheating import CHEATS
from conjura.games.crimelords.actions import SEAT_ACTIONS, ChooseCause
from conjura.games.crimelords.catalogue import Catalogue


def action_types(cat: Catalogue, options: Any) -> tuple[type, ...]:
    """All action types that seats may take, chance apart."""
    missing: set[type] = set()
    if not any(bonus.choice for bonus in cat.bonuses.values()):
        missing.add(ChooseCause)
    if not options.cheating:
        missing |= set(CHEATS)
    return tuple(kind for kind in SEAT_ACTIONS if kind not in missing)


def prompt_kinds(cat: Catalogue, options: Any) -> tuple[str, ...]:
    """All prompt kinds that seats may meet."""
    kinds = [
        "open_bidding", "bid", "choose_boss", "place", "place_next", "payroll", "turn", "leave", "after_pass", "move",
        "receive",
        "attack_target", "attack_attacker", "attack_protector", "attack_go", "attack_commit", "attack_helper",
        "attack_superior", "attack_hide", "attack_rounds", "declare_window", "money_window", "help_window",
        "before_roll_window", "after_roll_window", "special_window", "name_card", "war", "spoils", "spoils_token",
        "agree", "offer", "consent",
    ]  # fmt: skip
    if options.bodyguard_needs_token:
        kinds.append("attack_guards")
    if cat.calms:
        kinds.append("turn_start")
    deeds = [deed for row in cat.deeds.values() for deed in row]
    deeds += list(cat.abilities.values())
    if any(deed.count > 1 for deed in deeds):
        kinds.append("name_more")
    if any(deed.verb in ("peek", "steal") for deed in deeds):
        kinds.append("name_seat")
    if any(deed.verb == "steal" for deed in deeds):
        kinds.append("steal")
    if any(bonus.choice for bonus in cat.bonuses.values()):
        kinds.append("name_cause")
    if options.cheating:
        kinds.append("declare")
    return tuple(kinds)
