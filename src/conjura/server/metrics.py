"""What a server counts, for Prometheus. No label names a person or a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def summed(texts: Sequence[str]) -> str:
    r"""What several processes have counted, as one: all of it is what can be added up.

    >>> summed(["# HELP a things\na 1.0\n", "# HELP a things\na 2.0\nb 1.0\n"]).splitlines()
    ['# HELP a things', 'a 3.0', 'b 1.0']
    """
    if len(texts) == 1:
        return texts[0]
    found: dict[str, float | None] = {}
    for text in texts:
        for line in text.splitlines():
            name, _, value = line.rpartition(" ")
            if line.startswith("#"):
                found[line] = None
            elif not name.partition("{")[0].endswith("_created"):  # a moment, not a number of things
                found[name] = (found.get(name) or 0) + float(value)
    return "".join([f"{name}\n" if value is None else f"{name} {value}\n" for name, value in found.items()])


class Metrics:
    """The counters of one server, in a registry of their own.

    Attributes:
        requests: requests by method, route (its template) and status.
        seconds: how long a request took, by route.
        refused: what was refused, by code.
        lines: open sockets.
        entries: entries stored: a move is one, and a note of the table too.
        store_errors: transactions that failed, by code.
        commit_seconds: how long a transaction took.
    """

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.requests = Counter(
            "conjura_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self.seconds = Histogram(
            "conjura_request_seconds", "Duration of requests", ("route",), buckets=_SHORT, registry=registry
        )
        self.refused = Counter(
            "conjura_refused", "Refused requests and messages", ("code",), registry=registry
        )
        self.lines = Gauge("conjura_lines", "Open sockets", registry=registry)
        self.entries = Counter("conjura_entries", "Entries stored", registry=registry)
        self.store_errors = Counter(
            "conjura_store_errors", "Failed transactions", ("code",), registry=registry
        )
        self.commit_seconds = Histogram(
            "conjura_commit_seconds", "Duration of commits", buckets=_SHORT, registry=registry
        )

    def stored(self, entries: int, seconds: float, code: str | None) -> None:
        """Count a transaction: how many entries it held, how long it took, and the code of its failure, if it failed."""
        self.commit_seconds.observe(seconds)
        if code is None:
            self.entries.inc(entries)
        else:
            self.store_errors.labels(code).inc()

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Show a number that is there anyway, under a name of its own."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """All of it, in the text form that Prometheus reads."""
        return generate_latest(self.registry)
