"""The HTTP side against its own description: thousands of requests made from it, none of which may surprise anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from conjura.server.app import create_app
from conjura.server.settings import Settings
from server.running import Running, running, settings_for

schemathesis = pytest.importorskip("schemathesis")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(tmp_path_factory.mktemp("schema"))) as server:
        yield server


@pytest.fixture(scope="module")
def bearer(server: Running) -> str:
    with server.visitor() as client:
        token: str = client.post("/api/session", json={"name": "Ada", "bearer": True}).json()["token"]
    return token


def operations() -> list[Any]:
    """All operations of the description. Generated requests end no session that the others need."""
    schema = schemathesis.openapi.from_dict(create_app(Settings()).api.openapi())
    found = [each.ok() for each in schema.get_all_operations()]
    return [each for each in found if each.path not in ("/api/logout",) and each.method != "delete"]


def beyond() -> list[Any]:
    """Checks that ask for more than a description can say (which names, options and tables there are), and one that takes
    a made-up cookie beside our good token for a way in."""
    from schemathesis.checks import CHECKS

    return CHECKS.get_by_names(["positive_data_acceptance", "ignored_auth"])


@pytest.mark.parametrize("operation", operations(), ids=lambda each: each.label)
def test_answers_are_as_described(operation: Any, server: Running, bearer: str) -> None:
    @settings(
        max_examples=15,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def run(case: Any) -> None:
        case.call_and_validate(
            base_url=server.address, headers={"Authorization": f"Bearer {bearer}"}, excluded_checks=beyond()
        )

    run()


def test_the_description_is_complete(server: Running) -> None:
    with server.visitor() as client:
        told = client.get("/api/openapi.json").json()
    operations = [each for path in told["paths"].values() for each in path.values()]
    assert len(operations) > 25 and all(each["operationId"] and each["description"] for each in operations)
    schemas = told["components"]["schemas"]
    for name in ("NewTable", "TableInfo", "Problem", "GameInfo", "RulesText", "Session"):
        assert schemas[name]["description"]
