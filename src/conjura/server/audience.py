"""Who watches a table, and what each of them is told: everything is taken from what the receiver's own seat may know.

Lines pull: each remembers the entry that its picture shows, and when it can be written to it gets one ``Moved`` from
there to the present. A slow reader thus costs no memory, and who only looks on gets several entries at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from conjura.server.diffs import Shared
from conjura.server.messages import NO_CLOCK, Asked, ClockNow, Diff, Happened, Info, Moved, Opened
from conjura.server.questions import asked_of

if TYPE_CHECKING:
    from conjura.server.table import Table

LATE = 0.04
"""Seconds that who is not asked may be told later than who is."""
BUSY = 0.2
"""The same while the server has its hands full: those who act come first."""
LAG = 0.01
"""Seconds that a timer goes off too late on a server that has its hands full."""
DELAY = 2
"""Turns of play that onlookers lag behind where the table shows itself late."""
PAST = 200
"""Entries that are told to who has seen none; the film has them all."""

_encode = msgspec.json.Encoder().encode
NOBODY: frozenset[int] = frozenset()


class Line(Protocol):
    """An open connection, as the audience sees it.

    Attributes:
        seat: whose it is; ``None`` for an onlooker.
        person: the person's id.
        at: the entry that its picture shows; -1 before it has one.
        scene: that picture.
        liberty: whether it was told that its seat may act unasked.
        moved: whether there may be something new.
        informed: whether it knows the present ``Info``.
    """

    seat: int | None
    person: str
    at: int
    scene: Any
    liberty: bool
    moved: bool
    informed: bool

    def wake(self) -> None:
        """There is something to write."""

    def put(self, message: bytes) -> None:
        """Something to be written as it is, after what has moved."""

    def close(self, code: str, wait: int | None) -> None:
        """End the line, with a reason."""


class Audience:
    """The lines of one table.

    Args:
        table: the table.

    Attributes:
        lines: the open lines.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: set[Line] = set()
        self._scenes: dict[int | None, Any] = {}
        self._changes = Shared()
        self._moved: dict[tuple[int | None, int, bool], bytes] = {}
        self._asked: dict[int, Asked | None] = {}
        self._info: bytes | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._late_by = LATE
        self._reel: deque[tuple[int, int, Any]] = deque()

    # Who is there

    def here(self) -> set[int]:
        """The seats whose person has an open line."""
        return {line.seat for line in self.lines if line.seat is not None}

    def join(self, line: Line) -> None:
        """A line more."""
        self.lines.add(line)
        self.inform()

    def leave(self, line: Line) -> None:
        """A line less."""
        if line in self.lines:
            self.lines.discard(line)
            self.inform()

    # What is new

    def move(self) -> None:
        """The table is at another entry: what was written about the last one is of no use."""
        self._scenes.clear()
        self._moved.clear()
        self._changes = Shared()
        self._asked.clear()
        table = self.table
        if table.row.spectators == "delayed" and table.state is not None:
            self._reel.append((table.turn, table.at, table.state))
            while len(self._reel) > 1 and (table.state.over or self._reel[1][0] <= table.turn - DELAY):
                self._reel.popleft()

    def publish(self, urgent: Container[int]) -> None:
        """Let all lines know that the table has moved: these seats at once, the others soon."""
        waiting = False
        for line in self.lines:
            if line.at < 0:
                continue
            line.moved = True
            if line.seat in urgent:
                line.wake()
            else:
                waiting = True
        if waiting and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._late_by, self._late)

    def _late(self) -> None:
        if self._timer is not None:
            lag = asyncio.get_running_loop().time() - self._timer.when()
            self._late_by = BUSY if lag > LAG else LATE
        self._timer = None
        for line in self.lines:
            if line.moved:
                line.wake()

    def inform(self) -> None:
        """Something about the table itself has changed."""
        self._info = None
        for line in self.lines:
            line.informed = False
            line.wake()

    def tell(self, message: msgspec.Struct, seats: Container[int | None] | None = None) -> None:
        """Write a message to all lines, or to those of some seats (``None`` stands for onlookers)."""
        text = _encode(message)
        for line in self.lines:
            if seats is None or line.seat in seats:
                line.put(text)
                line.wake()

    def close(self, code: str, wait: int | None) -> None:
        """End all lines."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for line in tuple(self.lines):
            line.close(code, wait)

    # What a line is told

    def sight(self, seat: int | None) -> tuple[int, Any]:
        """``(at, state)`` that a seat's picture shows: onlookers may lag behind."""
        table = self.table
        if seat is None and table.row.spectators == "delayed" and table.state is not None:
            turn, at, state = self._reel[0] if self._reel else (0, 0, None)
            if table.state.over or turn <= table.turn - DELAY:
                return at, state
            return 0, None
        return table.at, table.state

    def told(self, seat: int | None) -> int:
        """The number that a receiver has for the entry that its picture shows: see ``journal.Unseen``."""
        return self.table.unseen.told(seat, self.sight(seat)[0])

    def scene(self, seat: int | None) -> Any:
        """The present picture of a seat; ``None`` before there is one."""
        found = self._scenes.get(seat)
        if found is None:
            state = self.sight(seat)[1]
            if state is None:
                return None
            found = self._scenes[seat] = state.game.scene_of(state, seat)
        return found

    def asked(self, seat: int | None) -> Asked | None:
        """What a seat is asked, as a message about the present says it."""
        table = self.table
        if seat is None or table.state is None or seat not in table.state.awaiting or table.stands_in(seat):
            return None
        if seat not in self._asked:
            since = table.unseen.told(seat, table.since[seat])
            older = since if since != self.told(seat) else 0
            self._asked[seat] = asked_of(table.state, seat, table.wording, older, shown=True)
        return self._asked[seat]

    def liberty(self, seat: int | None) -> bool:
        """Whether a seat may act though nobody waits for it."""
        table = self.table
        return bool(
            seat is not None
            and table.state is not None
            and not table.stands_in(seat)
            and seat in table.state.at_liberty
        )

    def clock(self, seat: int | None) -> ClockNow:
        """The clocks, as a receiver may know them."""
        table = self.table
        if seat is None and table.row.spectators == "delayed":
            return ClockNow(paused=True) if table.clocks.paused else NO_CLOCK
        return table.clocks.now(table.house.now())

    def news(self, line: Line) -> bytes | None:
        """``Moved`` from what a line shows to the present, as JSON; ``None`` when it shows the present."""
        seat, was = line.seat, line.at
        at, _ = self.sight(seat)
        told, known = self.table.unseen.told(seat, at), self.table.unseen.told(seat, was)
        if told == known:
            line.at = at
            return None
        scene, liberty = self.scene(seat), self.liberty(seat)
        key = (seat, was, line.liberty)
        text = self._moved.get(key)
        if text is None:
            moved = Moved(
                told,
                None if known == told - 1 else known,
                self._happened(seat, was, at),
                cast("Diff", self._changes.diff(line.scene, scene)),
                self.asked(seat),
                msgspec.UNSET if liberty == line.liberty else liberty,
                self.clock(seat),
                seat is not None and self.table.can_undo(seat),
            )
            text = self._moved[key] = _encode(moved)
        line.at, line.scene, line.liberty = at, scene, liberty
        return text

    def info(self) -> bytes:
        """``Info`` as JSON."""
        if self._info is None:
            self._info = _encode(Info(self.table.info()))
        return self._info

    def opening(self, line: Line, id: str, seen: int) -> bytes:
        """``Opened`` for a line, as JSON; from then on it is told what changes."""
        table, seat = self.table, line.seat
        at, _ = self.sight(seat)
        scene, liberty = self.scene(seat), self.liberty(seat)
        told, seen = table.unseen.told(seat, at), table.unseen.true(seat, seen)
        first = seen if 0 < seen <= at else max(0, at - PAST)
        own = None if seat is None else table.row.seats[seat]
        late = seat is None and table.row.spectators == "delayed" and table.row.status == "playing"
        opened = Opened(
            id,
            told,
            seat,
            table.info(),
            scene,
            self.asked(seat),
            liberty,
            self._happened(seat, first, at),
            () if late else table.talk.heard(seat, *((own.muted, own.since) if own is not None else ((),))),
            self.clock(seat),
            table.standing_now(seat) if seat is not None else "ask",
            table.ballot.motions if seat is not None else (),
            own.muted if own is not None else (),
            seat is not None and table.can_undo(seat),
        )
        line.at, line.scene, line.liberty, line.moved, line.informed = at, scene, liberty, False, True
        return _encode(opened)

    def _happened(self, seat: int | None, since: int, at: int) -> tuple[Happened, ...]:
        journal = self.table.journal[since:at]
        return tuple([step for step in self.table.unseen.steps(seat, journal) if step is not None])
