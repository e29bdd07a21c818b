"""The contract under other options than a preset's own: hidden goals, closed treasuries, every small switch turned, the
expansion modules."""

import pytest
import test_contract as contract

from properties.games import ALL_CARDS, MODULES

VARIANTS = {
    "illuminati": {
        "hidden_goals": {"hidden_goals": True},
        "closed_treasuries": {"treasuries": "owner"},
        "hidden_and_closed": {"hidden_goals": True, "treasuries": "owner", "partial_aid": True},
        "switches": {
            "pass_keeps_t6_t7": True,
            "post_office_pays": False,
            "uncontrolled_minimum": 4,
            "reshuffle_discards": True,
            "partial_aid": True,
            "special_commits": True,
            "capture_half": "total",
            "move_uses_card": True,
            "refuse_throwing": False,
        },
        "endless": {"endless": True},
        "short": {"basic_goal": 4},
        "face_down_and_cheating": {"hidden_illuminati": True, "cheating": True},
        "face_down_all_cards": {"hidden_illuminati": True, "treasuries": "owner", **ALL_CARDS},
        "closed_and_cheating": {"treasuries": "owner", "cheating": True},
        "modules": {**MODULES, **ALL_CARDS, "max_turns": 12},
    },
    "crimelords": {"cheating": {"cheating": True}},
}
CORE = ("legal_is_exact", "round_trip", "cannot_tell", "refused_action", "event_tells")
"""The promises that switches endanger most: the suite tries these, `make fuzz` all."""
PROMISES = [
    getattr(contract, name)
    for name in dir(contract)
    if name.startswith("test_")
    and name not in ("test_options_are_refused_by_name", "test_every_process_gives_the_same_bytes")
    and (contract.GAMES >= 20 or any(word in name for word in CORE))
]
CASES = [
    pytest.param(promise, game, options, id=f"{promise.__name__[5:]}-{game}-{variant}")
    for promise in PROMISES
    for game, variants in VARIANTS.items()
    for variant, options in variants.items()
    # what is never met under a switch that shortens the game, or among so many cards, is met elsewhere
    if not (promise.__name__.startswith("test_the_walks") and variant in ("short", "face_down_all_cards"))
]


@pytest.mark.parametrize("promise,game,options", CASES)
def test_the_contract_holds_under_other_options(promise, game, options, monkeypatch):
    monkeypatch.setitem(contract.CAPS, game, {**contract.CAPS[game], **options})
    monkeypatch.setattr(contract, "GAMES", min(contract.GAMES, 2))
    promise(game, "custom" if "custom" in contract.conjura.game(game).presets else "standard")
