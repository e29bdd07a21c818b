"""What all tests share: a rule marker names clauses that exist, or the run stops before it begins."""

from __future__ import annotations

import pytest

from conjura.engine.clauses import all_rules


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
