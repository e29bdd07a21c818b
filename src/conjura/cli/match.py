"""A game under way at one keyboard: its state, who plays each seat, what has happened for whom to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conjura import bots
from conjura.cli.saves import Saved
from conjura.cli.seats import opponents
from conjura.engine.record import Record, commitment_of
from conjura.engine.walks import may_go_back, rows_since
from conjura.engine.wire import Event


class Match:
    """One game.

    Args:
        state: the state.
        kinds: the word of each seat (``me`` or a bot).
        names: the players' names.
        seed: the host's seed.
        journal: what has happened so far.

    Attributes:
        read: by reader (a seat, or ``None`` for a spectator), how much of the journal he has been told.
    """

    def __init__(
        self, state: Any, kinds: Sequence[str], names: Sequence[str], seed: int, journal: list[Event]
    ) -> None:
        self.state = state
        self.kinds = tuple(kinds)
        self.names = tuple(names)
        self.seed = seed
        self.journal = journal
        self.read: dict[int | None, int] = {}
        self.bots = opponents(state.game, kinds, seed)
        self._before: list[tuple[Any, int]] = []

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == "me")

    def commit(self, actions: Sequence[Any], seat: int) -> list[Event]:
        """Carry out actions of a seat, all or none. Raises ``Refused``."""
        before = self.state.copy()
        told = len(self.journal)
        events: list[Event] = self.state.apply_all(actions, seat)
        self.journal.extend(events)
        if not may_go_back(rows_since(self.state, before.log), events, seat):
            self._before.clear()
        else:
            if self._before and not self._only(self._before[-1][0], seat):
                self._before.clear()
            self._before.append((before, told))
        return events

    def answer(self) -> bool:
        """Let the first awaited seat act if no person has to: a bot does, or what is forced and public.

        Returns:
            whether it did.
        """
        seat = self.state.awaiting[0]
        forced = self.state.forced(seat)
        if forced is not None:
            self.journal.extend(self.state.apply(forced, seat))
            return True
        bot = self.bots.get(seat)
        if bot is None:
            return False
        self.journal.extend(self.state.apply(bots.play(bot, self.state), seat))
        self._before.clear()
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last commitment of a seat, if nobody else acted and nothing was revealed since."""
        if not self._before or not self._only(self._before[-1][0], seat):
            return False
        state, told = self._before.pop()
        self.state.adopt(state)
        del self.journal[told:]
        self.read = {reader: min(at, told) for reader, at in self.read.items()}
        return True

    def news(self, reader: int | None) -> list[Event]:
        """What a reader has not been told yet, as he may see it; now he has."""
        found = self.past(reader, self.read.get(reader, 0))
        self.read[reader] = len(self.journal)
        return found

    def past(self, reader: int | None, since: int = 0) -> list[Event]:
        """All that happened since a place of the journal, as a reader may see it."""
        seen = [event.seen_by(reader) for event in self.journal[since:]]
        return [event for event in seen if event is not None]

    def record(self) -> Record:
        """The record so far, with names and the published hash of the seed."""
        return record_of(self.state, self.names, self.seed)

    def saved(self) -> Saved:
        """What a file needs to play on."""
        return Saved(self.seed, self.kinds, self.record())

    def _only(self, before: Any, seat: int) -> bool:
        """Whether since an earlier state only one seat acted, and no chance."""
        return may_go_back(rows_since(self.state, before.log), (), seat)


def record_of(state: Any, names: Sequence[str], seed: int) -> Record:
    """The record of a state with names and the published hash of the seed."""
    record: Record = state.record().named(tuple(names), commitment_of(seed))
    return record


def begun(game: Any, kinds: Sequence[str], names: Sequence[str], seed: int, preset: str | None,
          options: dict[str, Any]) -> Match:  # fmt: skip
    """A new game. Raises ``OptionError``."""
    state = game.new(players=len(kinds), seed=seed, preset=preset, **options)
    return Match(state, kinds, names, seed, list(state.events))


def resumed(saved: Saved) -> Match:
    """A game that was put aside, with all that has happened in it.

    Raises:
        ReplayError: the record does not replay with its seed.
    """
    journal: list[Event] = []
    for state in saved.record.states():
        journal.extend(state.events)
    return Match(saved.record.replay(saved.seed), saved.seats, saved.record.names, saved.seed, journal)
