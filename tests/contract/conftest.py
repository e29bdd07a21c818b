"""Which presets the suite plays: those whose options are those of an earlier one are left to ``make fuzz``."""

from __future__ import annotations

import pytest

import conjura


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the contract's second look at the same options, where few games are asked for."""
    import test_contract as contract

    if contract.GAMES >= 20:
        return
    first: dict[tuple[str, object], str] = {}
    for game, preset in contract.CASES:
        first.setdefault((game, conjura.game(game).options(preset=preset or None)), preset)
    kept = {(game, preset) for (game, _), preset in first.items()}
    twice = [item for item in items if asked(item) not in (None, *kept)]
    config.hook.pytest_deselected(items=twice)
    items[:] = [item for item in items if item not in twice]


def asked(item: pytest.Item) -> tuple[str, str] | None:
    """The game and the preset that a test of the contract is about."""
    if (
        item.path.name != "test_contract.py"
        or not isinstance(item, pytest.Function)
        or not hasattr(item, "callspec")
    ):
        return None
    values = item.callspec.params
    return (values["gid"], values["preset"]) if "preset" in values else None
