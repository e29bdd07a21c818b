"""The exact list of legal actions of a seat: actions and spans, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

_replace: Any = msgspec.structs.replace


class Span:
    """Actions that differ in their ``amount`` alone.

    Args:
        action: the action with the lowest amount (or a lone action).
        low, high: the amounts, both included; 0 and 0 for a lone action without an amount.
    """

    __slots__ = ("action", "high", "lone", "low")

    def __init__(self, action: Any, low: int = 0, high: int = 0, lone: bool = False) -> None:
        self.action = action
        self.low = low
        self.high = high
        self.lone = lone

    def __len__(self) -> int:
        return 1 if self.lone else self.high - self.low + 1

    def __iter__(self) -> Iterator[Any]:
        if self.lone:
            yield self.action
            return
        for amount in range(self.low, self.high + 1):
            yield _replace(self.action, amount=amount)

    def __contains__(self, action: object) -> bool:
        if self.lone:
            return bool(action == self.action)
        return type(action) is type(self.action) and self.has(action)

    def has(self, action: Any) -> bool:
        """Whether an action of the same type is in this span of amounts."""
        amount = action.amount
        if type(amount) is not int or not self.low <= amount <= self.high:
            return False
        return bool(_replace(action, amount=self.low) == self.action)

    def at(self, amount: int) -> Any:
        """The action with this amount (a lone action as it is)."""
        return self.action if self.lone else _replace(self.action, amount=amount)


class Legal:
    """The legal actions of one seat at one moment. Cheap to ask for truth, length and membership."""

    __slots__ = ("items",)

    def __init__(self, items: list[Any]) -> None:
        self.items = items

    def __iter__(self) -> Iterator[Any]:
        for item in self.items:
            if type(item) is Span:
                yield from item
            else:
                yield item

    def __len__(self) -> int:
        total = 0
        for item in self.items:
            total += len(item) if type(item) is Span else 1
        return total

    def __bool__(self) -> bool:
        return len(self.items) > 0

    def __contains__(self, action: object) -> bool:
        kind = type(action)
        for item in self.items:
            if item is action:
                return True
            if type(item) is Span:
                if type(item.action) is kind and item.has(action):
                    return True
            elif type(item) is kind and item == action:
                return True
        return False

    def spans(self) -> Iterator[Span]:
        """The spans in order; a lone action is a span of one."""
        for item in self.items:
            yield item if type(item) is Span else Span(item, lone=True)

    def sample(self, rng: Any) -> Any:
        """A span, then an amount in it, each equally likely; asks only ``randrange`` of the ``rng``."""
        item = self.items[rng.randrange(len(self.items))]
        if type(item) is Span:
            return item.at(item.low + rng.randrange(item.high - item.low + 1))
        return item
