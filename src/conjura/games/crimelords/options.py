"""The options of the rule text (C-20), with their defaults."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from conjura.engine.wire import OptionError


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each option of C-20; the clause column there says what it does."""

    boss_bonus: Literal["from_deck"] | Annotated[int, msgspec.Meta(ge=0, le=6)] = "from_deck"
    min_one_crook: Literal["reserve_rule", "deal_after"] = "reserve_rule"
    auction_excess_returns: bool = True
    auction_specials: Literal["auctioned", "set_aside"] = "auctioned"
    start_overflow: Literal["deeper", "uncontrolled"] = "deeper"
    stronger_sub_marker: Literal["owner_turn", "every_turn"] = "owner_turn"
    withhold_pay: Literal["allowed", "only_if_short"] = "allowed"
    uncontrolled_target: Annotated[int, msgspec.Meta(ge=1, le=8)] = 4
    draw_min: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    calloff_returns_defender_tokens: bool = True
    recruit_arrives_with_token: bool = False
    type_bonus_stacks: bool = True
    target_counts_for_defender: bool = False
    bodyguard_needs_token: bool = False
    own_kill_growth: bool = True
    war_plus5: Literal["every_war_hit", "first_retaliation"] = "every_war_hit"
    max_turns: Annotated[int, msgspec.Meta(ge=1)] | None = None
    cheating: bool = False
    gift_check: bool = True


AVAILABLE: dict[str, tuple[object, ...]] = {}
"""Options of modules that are not built yet, with the values that can be had now."""

PRESETS: dict[str, dict[str, object]] = {"standard": {}}


def validate(options: Options) -> None:
    """Refuse impossible values and those of modules that are not built yet.

    Raises:
        OptionError: names the option.
    """
    for name, values in AVAILABLE.items():
        if getattr(options, name) not in values:
            raise OptionError(name, f"{getattr(options, name)!r} is not yet available")
