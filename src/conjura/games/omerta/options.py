"""The options of the rule text (O-15), with their defaults."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from conjura.engine.wire import OptionError
from conjura.games.omerta.vocabulary import THOUSAND

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each option of O-15; the clause column there says what it does."""

    sets: tuple[Literal["house"], ...] = ("house",)
    mode: Literal["cosa_nostra", "conquista"] = "cosa_nostra"
    negotiation: bool = True
    family_discards: Literal["recycle", "out_of_game"] = "recycle"
    initial_domains: Literal["from_pr_2_3", "from_the_others", "one_2_one_3"] = "from_pr_2_3"
    starting_money: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    phase_order: Literal["by_step", "by_family"] = "by_step"
    event_deck_empty: Literal["reshuffle_discards", "no_draw"] = "reshuffle_discards"
    debt_choice: Literal["debtor", "creditor"] = "debtor"
    involve_tie: Literal["reroll", "active_wins"] = "reroll"
    active_capo_fixed: bool = False
    min_conquest_soldiers: Literal[0, 1] = 1
    assault_leave_one: bool = False
    unmoved_attackers: Literal["return_to_origin", "to_reserve"] = "return_to_origin"
    capo25: Literal["strict_gt", "ge"] = "strict_gt"
    third_secondary_wins: Literal["next_distribution", "at_once"] = "next_distribution"
    max_rounds: Positive | None = None
    loan_sides: Literal["defender", "both"] = "defender"
    conquista_tie: Literal["shared", "richest"] = "shared"
    conquista_growth: bool = True


PRESETS: dict[str, dict[str, object]] = {"cosa_nostra": {}, "conquista": {"mode": "conquista"}}


def validate(options: Options) -> None:
    """Refuse impossible values.

    Raises:
        OptionError: names the option.
    """
    if "house" not in options.sets or len(set(options.sets)) != len(options.sets):
        raise OptionError("sets", "expected a list with house in it, each set once")
    if options.starting_money % THOUSAND:
        raise OptionError("starting_money", "expected whole thousands of dollars (O-2.7)")
