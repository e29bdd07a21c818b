"""What has happened at a table, entry by entry, and how each receiver is told of it.

Most events look the same to all; those are written as JSON once.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from conjura.engine.wire import Event
from conjura.server.messages import Happened

_encode = msgspec.json.Encoder().encode


def event_json(event: Event) -> msgspec.Raw:
    """An event as clients get it: its tag and its fields; ``audience`` and ``reveals`` only where they say something."""
    data: dict[str, Any] = {"event": event.__struct_config__.tag}
    for name in event.__struct_fields__:
        data[name] = getattr(event, name)
    if event.audience is None:
        del data["audience"]
    if not event.reveals:
        del data["reveals"]
    return msgspec.Raw(_encode(data))


class Unseen:
    """The entries that some receivers must not even notice, and how the others are numbered for them.

    What a seat does unasked and unseen would give itself away by a number left out, so each receiver's entries are
    counted on without those: ``told`` numbers are on the wire, true ones everywhere else.
    """

    def __init__(self) -> None:
        self._missed: dict[int | None, list[int]] = {}

    def miss(self, at: int, receivers: Iterable[int | None]) -> None:
        """These receivers never hear of an entry."""
        for receiver in receivers:
            self._missed.setdefault(receiver, []).append(at)

    def missed(self, receiver: int | None, at: int) -> bool:
        """Whether a receiver never hears of an entry."""
        return at in self._missed.get(receiver, ())

    def told(self, receiver: int | None, at: int) -> int:
        """The number that an entry has for a receiver; of one that it missed, the last before.

        >>> unseen = Unseen()
        >>> unseen.miss(5, [1])
        >>> [unseen.told(1, at) for at in (4, 5, 6)], unseen.told(0, 6)
        ([4, 4, 5], 6)
        """
        missed = self._missed.get(receiver)
        return at if missed is None else at - bisect_right(missed, at)

    def steps(self, receiver: int | None, journal: Iterable[Step]) -> Iterator[Happened | None]:
        """Steps as a receiver may know of them, under its own numbers."""
        missed = self._missed.get(receiver)
        for step in journal:
            if missed is None:
                yield step.written(receiver)
            elif step.at not in missed:
                told = step.told(receiver)
                yield told and replace(
                    told, at=self.told(receiver, step.at), back_to=self.told(receiver, step.back_to)
                )

    def true(self, receiver: int | None, told: int) -> int:
        """The last entry that has a number for a receiver.

        >>> unseen = Unseen()
        >>> unseen.miss(5, [1])
        >>> [unseen.true(1, told) for told in (3, 4, 5)], unseen.true(0, 5)
        ([3, 5, 6], 5)
        """
        at = told
        for missed in self._missed.get(receiver, ()):
            if missed > at + 1:
                break
            at += 1
        return at


class Step:
    """What one entry brought.

    Args:
        at: the entry's number.
        by: the seat that acted; ``None`` for the table itself.
        events: what happened, as it truly was.
        undone: whether the entry took earlier ones back.
        back_to: those after this one don't count any more.
        note: whether it is none of the game's business; nobody is told.
    """

    __slots__ = ("_open", "_public", "at", "back_to", "by", "events", "note", "undone")

    def __init__(
        self, at: int, by: int | None, events: list[Event], undone: bool = False, back_to: int = 0, note: bool = False
    ) -> None:  # fmt: skip
        self.at = at
        self.by = by
        self.events = events
        self.undone = undone
        self.back_to = back_to
        self.note = note
        self._public: list[msgspec.Raw | None] | None = None
        self._open: msgspec.Raw | None = None

    def told(self, seat: int | None) -> Happened | None:
        """The step as a receiver may know of it; ``None`` for a note."""
        if self.note:
            return None
        public = self._public
        if public is None:
            public = [event_json(event) if event.audience is None else None for event in self.events]
            self._public = public
        rows: list[msgspec.Raw] = []
        for place, text in enumerate(public):
            if text is None:
                seen = self.events[place].seen_by(seat)
                if seen is None:
                    continue
                text = event_json(seen)
            rows.append(text)
        # Written already; to a reader of JSON it is the object that the type says.
        events = cast("tuple[dict[str, Any], ...]", tuple(rows))
        return Happened(self.at, self.by, events, self.undone, self.back_to)

    def written(self, seat: int | None) -> Happened | None:
        """As ``told``; written as JSON already where all are told the same."""
        if self._open is not None:
            return cast("Happened", self._open)
        happened = self.told(seat)
        if happened is not None and self._public is not None and None not in self._public:
            self._open = msgspec.Raw(_encode(happened))
        return happened
