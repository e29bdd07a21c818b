"""What tests of the server share.

Some of them start servers in processes of their own, kill them, fill their disks and wait for them: what two cores that
others work on, too, can't bring about in time is tried once more. The end of the run tells which tests that were.
"""

from __future__ import annotations

import pytest

PROCESSES = {"test_crash", "test_hostile"}
"""The modules whose server is a process."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try what depends on other processes a second time if it fails."""
    for item in items:
        if isinstance(item, pytest.Function) and item.module.__name__.rpartition(".")[2] in PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))
