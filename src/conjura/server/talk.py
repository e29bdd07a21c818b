"""Chat at a table: to all or to one seat, bounded, heard by who wants to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from conjura.server.messages import ChatLine
from conjura.server.rows import ChatRow

KEPT = 200
"""Lines that are shown to who comes back."""
MINUTE = 60.0


class Talk:
    """What was said at a table.

    Args:
        rows: what the store knows, in order.
    """

    def __init__(self, rows: Iterable[ChatRow] = ()) -> None:
        self._lines = [ChatLine(row.n, row.seat, row.text, row.to, row.when) for row in rows]
        self._last = self._lines[-1].n if self._lines else 0
        del self._lines[:-KEPT]
        self._said: dict[int, deque[float]] = {}

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._last

    def may_speak(self, seat: int, now: float, most: int) -> bool:
        """Whether a seat has not said too much lately; if so it is counted as saying something now.

        Args:
            seat: who wants to say something.
            now: the time.
            most: lines in a minute.
        """
        said = self._said.setdefault(seat, deque())
        while said and now - said[0] >= MINUTE:
            said.popleft()
        if len(said) >= most:
            return False
        said.append(now)
        return True

    def next(self, seat: int, text: str, to: int | None, when: float) -> ChatLine:
        """A line that is about to be said; its number is taken, whether it is stored or not."""
        self._last += 1
        return ChatLine(self._last, seat, text, to, when)

    def add(self, line: ChatLine) -> None:
        """The line is stored."""
        self._lines.append(line)
        del self._lines[:-KEPT]

    def heard(self, seat: int | None, muted: Iterable[int], since: int = 0) -> tuple[ChatLine, ...]:
        """What a seat (``None``: an onlooker) may hear of the last lines.

        Args:
            seat: whose ears.
            muted: the seats that it does not listen to.
            since: the line after which its person sat down.
        """
        deaf = set(muted)
        return tuple([line for line in self._lines if hears(line, seat, since) and line.seat not in deaf])


def hears(line: ChatLine, seat: int | None, since: int = 0) -> bool:
    """Whether a line was meant for the ears of who sits in a seat, too."""
    return line.to is None or (line.n > since and seat is not None and seat in (line.seat, line.to))
