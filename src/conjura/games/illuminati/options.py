"""The options of the rule text (I-32), with the defaults of the preset ``deluxe``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from conjura.engine.wire import OptionError

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each option of I-32; the clause column there says what it does."""

    sets: tuple[Literal["deluxe", "y2k"], ...] = ("deluxe",)
    house_illuminati: bool = False
    turn_order: Literal["fixed", "auction", "random", "staggered"] = "fixed"
    first_turn: Literal["roll", "auction"] = "roll"
    brainwash: bool = False
    propaganda: bool = False
    increases: bool = False
    hackers: bool = False
    plumbers: bool = False
    moles: Annotated[int, msgspec.Meta(ge=0)] = 0
    hidden_illuminati: bool = False
    hidden_goals: bool = False
    treasuries: Literal["public", "owner"] = "public"
    pass_keeps_t6_t7: bool = False
    post_office_pays: bool = True
    uncontrolled_minimum: Literal[1, 2, 3, 4] = 2
    reshuffle_discards: bool = False
    partial_aid: bool = False
    special_commits: bool = False
    capture_half: Literal["per_card", "total"] = "per_card"
    move_uses_card: bool = False
    increase_amount: Positive = 1
    brainwash_own_groups: bool = False
    propaganda_strength: Literal["structure", "transferable"] = "structure"
    refuse_throwing: bool = True
    basic_goal: Annotated[int, msgspec.Meta(ge=2)] | None = None
    endless: bool = False
    max_turns: Positive | None = None
    cheating: bool = False


PRESETS: dict[str, dict[str, object]] = {
    "deluxe": {},
    "conspiracy": {
        "sets": ("deluxe", "y2k"),
        "turn_order": "auction",
        "brainwash": True,
        "propaganda": True,
        "increases": True,
        "hackers": True,
        "plumbers": True,
        "moles": 1,
    },
    "custom": {},
}
"""The presets of I-0: what they change of the defaults."""

SETS: tuple[tuple[str, ...], ...] = (("deluxe",), ("deluxe", "y2k"))
"""The sets that can be played with together (I-32)."""

AVAILABLE: dict[str, tuple[object, ...]] = {}
"""Options of modules that are not built yet, with the values that can be had now."""


def validate(options: Options) -> None:
    """Refuse impossible values and those of modules that are not built yet.

    Raises:
        OptionError: names the option.
    """
    if options.sets not in SETS:
        raise OptionError(
            "sets", "expected a list with deluxe in it, each set once, in the order deluxe, y2k"
        )
    if options.first_turn == "auction" and options.turn_order != "auction":
        raise OptionError("first_turn", "auction needs turn_order = auction (I-32.1)")
    for name, values in AVAILABLE.items():
        if getattr(options, name) not in values:
            raise OptionError(name, f"{getattr(options, name)!r} is not yet available")
