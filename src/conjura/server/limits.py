"""How often somebody may do something: token buckets by address or person, and counts of open lines."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable
from functools import lru_cache

from conjura.server.denied import Denied


class Buckets:
    """A bucket for each key: so many tokens fit in, and it fills again evenly.

    Args:
        most: tokens in a full bucket.
        seconds: how long an empty one takes to fill.
        code: what is said to who finds it empty.
        clock: tells the time in seconds.
    """

    def __init__(
        self,
        most: float,
        seconds: float,
        code: str = "wait",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._seconds = seconds
        self._code = code
        self._clock = clock
        self._full: dict[Hashable, tuple[float, float]] = {}
        self._swept = clock()

    def take(self, key: Hashable, tokens: float = 1.0) -> None:
        """Take tokens out. Raises ``Denied`` with the time to wait when there are not enough."""
        now = self._clock()
        held, when = self._full.get(key, (self._most, now))
        held = min(self._most, held + (now - when) * self._rate)
        if held < tokens:
            self._full[key] = (held, now)
            wait = (tokens - held) / self._rate
            raise Denied(self._code, {"seconds": max(1, round(wait))}, status=429, wait=wait)
        self._full[key] = (held - tokens, now)
        if now - self._swept > self._seconds:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full again by now: memory is bounded by what came within their time."""
        self._swept = now
        self._full = {key: held for key, held in self._full.items() if now - held[1] < self._seconds}


class Counts:
    """How many of something each key has open.

    Args:
        most: allowed at once.
        code: what is said to who has so many.
    """

    def __init__(self, most: int, code: str = "too_many_lines") -> None:
        self._most = most
        self._code = code
        self._open: dict[Hashable, int] = {}

    def enter(self, key: Hashable) -> None:
        """One more. Raises ``Denied`` when there are too many."""
        count = self._open.get(key, 0)
        if count >= self._most:
            raise Denied(self._code, {"most": self._most}, status=429)
        self._open[key] = count + 1

    def leave(self, key: Hashable) -> None:
        """One less."""
        count = self._open.get(key, 0) - 1
        if count > 0:
            self._open[key] = count
        else:
            self._open.pop(key, None)

    def __bool__(self) -> bool:
        """Whether anything is open."""
        return bool(self._open)

    def __getitem__(self, key: Hashable) -> int:
        return self._open.get(key, 0)


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """The address that limits count by: of IPv6 the part that a household is given.

    >>> household("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
