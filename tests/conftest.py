"""What all tests share: rule markers that name clauses which exist, and how long hypothesis searches."""

from __future__ import annotations

import os
from asyncio import events
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from conjura.engine.clauses import all_rules

# The suite repeats its examples, so that a red run is never luck; `make fuzz` looks for new ones.
settings.register_profile(
    "suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("fuzz", parent=settings.get_profile("suite"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuses a rule marker that is empty or cites a clause that no rules document has."""
    documents = all_rules()
    for item in items:
        for marker in item.iter_markers("rule"):
            if not marker.args:
                raise pytest.UsageError(f"{item.nodeid}: the rule marker names no clause")
            for cited in marker.args:
                if not any(cited in rules for rules in documents.values()):
                    raise pytest.UsageError(f"{item.nodeid}: there is no clause {cited!r} in docs/rules")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Lets other tests run loops of their own in a process that has a browser open.

    Playwright's loop counts as running in this thread from the first browser test to the last.
    """
    loop = events._get_running_loop()
    if loop is None or "browser" in item.path.parts:
        return (yield)
    events._set_running_loop(None)
    try:
        return (yield)
    finally:
        events._set_running_loop(loop)
