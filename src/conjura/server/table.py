"""A table: the one writer of one game. It checks, stores, and only then shows what has happened.

Whatever changes the game goes through ``lock`` and becomes an entry. The state is replaced when its entry is stored and
never changed in place, so that who looks meanwhile sees the last stored one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Container, Sequence
from typing import Any

from msgspec.structs import replace

from conjura.bots import bot_names, fallback
from conjura.engine.game import game as find_game
from conjura.engine.walks import WalkComplete, committed, may_go_back, rows_since
from conjura.engine.wire import Event, FormatError, Refused
from conjura.server import messages as wire
from conjura.server.audience import Audience
from conjura.server.clocks import Clocks, Mark
from conjura.server.deeds import DEEDS, no_of, reconsidered
from conjura.server.denied import Denied
from conjura.server.house import House
from conjura.server.infos import info_of
from conjura.server.journal import Step, Unseen
from conjura.server.logs import tag
from conjura.server.motions import Ballot
from conjura.server.reading import counting, moments, note, note_of
from conjura.server.rows import ChatRow, Entry, SeatRow, TableRow
from conjura.server.steward import Steward
from conjura.server.store import StoreError
from conjura.server.talk import Talk
from conjura.server.wording import wording_of
from conjura.server.writer import Taken

log = logging.getLogger("conjura.server.table")

REMEMBERED = 512
"""Answers that are remembered besides those of stored entries, by table."""
LONGEST = 100_000
"""Entries of a table. No game comes near; who takes the same step and takes it back all day is stopped there."""
STEPS_BACK = 50
"""Own steps in a row that can be taken back."""


class Table:
    """One table.

    Args:
        row: what is stored of it.
        house: what it shares with others.

    Attributes:
        game, options, wording: what is played, and how its actions are written.
        state: the game; ``None`` before the start.
        at: the number of the last entry.
        entries: all of them.
        journal: what each brought.
        unseen: which of them some receivers must not notice.
        since: by seat, the entry that brought its present question.
        lock: held by whoever changes the table.
        films, summary: what was made for who looks back (see ``film``), while it is of use.
        closed: whether this object is of no use any more (see ``House.forget``).
    """

    def __init__(self, row: TableRow, house: House, chat: Sequence[ChatRow] = ()) -> None:
        self.row = row
        self.house = house
        self.game = find_game(row.game)
        self.options = self.game.options(row.preset, **row.options)
        self.wording = wording_of(self.game.codec(self.options))
        self.state: Any = None
        self.at = 0
        self.entries: list[Entry] = []
        self.journal: list[Step] = []
        self.unseen = Unseen()
        self.since = [0] * len(row.seats)
        self.lock = asyncio.Lock()
        self.films: dict[int | None, tuple[int, bytes]] = {}
        self.summary: bytes | None = None
        self.closed = False
        self.used = house.now()
        self.audience = Audience(self)
        self.clocks = Clocks(row.clock, len(row.seats))
        self.ballot = Ballot()
        self.talk = Talk(chat)
        self.steward = Steward(self)
        self._back: list[tuple[int, int, Any, Mark]] = []
        self._rest: dict[int, int] = {}
        self._done: dict[tuple[int, str], int] = {}
        # What was said is answered again after a restart, too, and not said twice.
        self._told: OrderedDict[tuple[int, str], wire.FromServer] = OrderedDict(
            ((line.seat, line.message), wire.Done(line.message, 0))
            for line in chat[-REMEMBERED:]
            if line.message is not None and line.n > row.seats[line.seat].since
        )

    @classmethod
    def read(cls, row: TableRow, entries: Sequence[Entry], chat: Sequence[ChatRow], house: House) -> Table:
        """A table as it is stored, brought to its last entry.

        Raises:
            Unreadable: what is stored is not what the seed and the rules say.
        """
        table = cls(row, house, chat)
        people = [seat.kind == "person" for seat in row.seats]
        away: set[int] = set()
        before: Any = None
        players = len(row.seats)
        for entry, state, step in moments(
            table.game, table.options, players, int(row.seed), entries, table.wording
        ):
            kept: tuple[int, ...] = ()
            again = None
            if entry.kind == "note":
                table._recall(note_of(entry), entry.when, away)
                kept = table.clocks.running
            else:
                after = state.copy()
                missing = table._missing(before, after, entry, step.events)
                table.unseen.miss(entry.at, missing)
                if entry.kind == "undo":
                    again = table._gone_back(step.back_to)
                elif before is not None:
                    rows = rows_since(after, before.log)
                    # As the seats were held then: who sits there now may have left and come back since.
                    by_hand = entry.seat is not None and people[entry.seat] and entry.seat not in away
                    table._remember_step(before, entry, rows, step.events, bool(missing), by_hand)
                table.state = after
                kept = table._question(entry.at, before, bool(missing))
                before = after
            table.at = entry.at
            table.entries.append(entry)
            table.journal.append(step)
            table.audience.move()
            if entry.message is not None and entry.seat is not None and entry.at > row.seats[entry.seat].came:
                table._done[entry.seat, entry.message] = entry.at
            if table.state is not None:
                asked = [seat for seat in table.state.awaiting if people[seat] and seat not in away]
                table.clocks.asked(asked, entry.when, kept, again)
        table.clocks.forgive(house.now())
        return table

    # What it is

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def best_bot(self) -> str:
        """The program that stands in for a person where nobody chose another."""
        return bot_names(self.row.game)[0]

    @property
    def turn(self) -> int:
        """The number of the turn under way; 0 before the first."""
        return 0 if self.state is None else int(self.game.turn_of(self.state))

    def seat_of(self, person: str) -> int | None:
        """Where a person sits, if anywhere."""
        for seat, row in enumerate(self.row.seats):
            if row.kind == "person" and row.person == person:
                return seat
        return None

    def stands_in(self, seat: int) -> bool:
        """Whether a program plays the seat, be it its own or a person's."""
        row = self.row.seats[seat]
        return row.kind == "program" or row.substituted

    def shows(self) -> bool:
        """Whether onlookers are let in. Before the start there is nothing to be seen yet."""
        return self.row.status == "open" or self.row.spectators != "off"

    def people(self) -> list[int]:
        """The seats of people who play themselves."""
        return [
            seat for seat, row in enumerate(self.row.seats) if row.kind == "person" and not row.substituted
        ]

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table itself."""
        watching = sum(line.seat is None for line in self.audience.lines)
        return info_of(self.row, self.audience.here(), watching, self.turn)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last step can be taken back without asking anybody."""
        return bool(self._back) and self._back[-1][0] == seat and self.row.status == "playing"

    def way_back(self) -> tuple[int, Any]:
        """Where the last step that can be taken back leads: the entry and the state after it."""
        return self._back[-1][1:3]

    def standing_now(self, seat: int) -> wire.StandingRule:
        """The rule by which a seat answers windows; one for the rest of a turn ends with that turn."""
        rule = self.row.seats[seat].standing
        if rule == "rest_of_turn" and self._rest.get(seat) != self.turn:
            return "ask"
        return rule

    def rest_of_turn(self, seat: int) -> None:
        """A seat answers by its rule for the rest of this turn."""
        self._rest[seat] = self.turn

    # Messages

    async def carry_out(self, seat: int, message: wire.FromClient) -> wire.FromServer:
        """Do what a message of a seat asks for, unless that was done already: then the first answer is given again.

        Raises:
            StoreError: nothing was stored and nothing has changed; the message may be sent again.
        """
        key = (seat, message.id)
        async with self.lock:
            done = self._done.get(key)
            if done is not None:
                return wire.Done(message.id, self.unseen.told(seat, done))
            told = self._told.get(key)
            if told is not None:
                return told
            if self.closed:
                raise StoreError("storage")
            self.used = self.house.now()
            answer: wire.FromServer
            try:
                await DEEDS[type(message)](self, seat, message)
                answer = wire.Done(message.id, self.unseen.told(seat, self._done.get(key, 0)))
            except (Denied, Refused, FormatError) as error:
                answer = no_of(error, message.id, self.unseen.told(seat, self.at))
            if key not in self._done:
                self._told[key] = answer
                while len(self._told) > REMEMBERED:
                    self._told.popitem(last=False)
            return answer

    async def answer(self, seat: int, since: int, actions: Sequence[Any]) -> None:
        """What a program or a standing rule answers to a question, unless that is not the question any more.

        Args:
            seat: whose answer.
            since: the entry that brought the question.
            actions: the answer; if it is refused, the legal action that commits to the least is taken.

        Raises:
            StoreError: nothing was stored.
        """
        async with self.lock:
            state = self.state
            if self.closed or self.row.status != "playing" or self.clocks.paused:
                return
            if seat not in state.awaiting or self.since[seat] != since or not self.steward.speaks_for(seat):
                return
            try:
                await self.commit(actions, seat, None)
            except (Refused, Denied) as error:
                log.error("answer refused: table=%s seat=%d at=%d why=%s", tag(self.id), seat, self.at, error)
                await self.commit([fallback(state, seat)], seat, None)

    # What changes the game

    def running(self) -> Any:
        """The state of a game under way. Raises ``Denied``."""
        if self.row.status != "playing" or self.state is None:
            raise Denied("not_playing")
        if self.clocks.paused:
            raise Denied("paused")
        return self.state

    def bounded(self) -> None:
        """That a table does not grow for ever by what moves no game. Raises ``Denied``."""
        if self.at >= LONGEST:
            raise Denied("too_long", {"most": LONGEST})

    async def begin(self) -> None:
        """Deal: the first entry."""
        state = self.game.new_from(self.options, len(self.row.seats), int(self.row.seed))
        now = self.house.now()
        data = self.wording.lines(rows_since(state, None))
        entry = Entry(self.id, 1, "move", None, None, data, now)
        row = replace(self.row, status="playing", started=now)
        await self._store(entry, row)
        self._installed(entry, state, Step(1, None, list(state.events)), row)
        self.audience.inform()

    async def commit(self, actions: Sequence[Any], seat: int, message: str | None) -> None:
        """Carry out actions of a seat, all or none. The lock is held.

        Raises:
            Refused, Denied: see ``walks.committed``.
            StoreError: nothing was stored; nothing has changed.
        """
        before = self.state
        try:
            state, events = committed(before, actions, seat)
        except WalkComplete:
            raise Denied("walk_complete") from None
        rows = rows_since(state, before.log)
        now = self.house.now()
        entry = Entry(self.id, self.at + 1, "move", seat, message, self.wording.lines(rows), now)
        row = None
        if state.over:
            row = replace(self.row, status="over", ended=now, winners=tuple(state.winners))
        await self._store(entry, row)
        missing = self._missing(before, state, entry, events)
        self._remember_step(before, entry, rows, events, bool(missing), not self.stands_in(seat))
        if message is not None and not missing:
            self.clocks.acted(seat)
        self._installed(entry, state, Step(entry.at, seat, events), row, missing)

    async def take_back(self, seat: int, back_to: int, state: Any, message: str | None) -> None:
        entry = Entry(self.id, self.at + 1, "undo", seat, message, note(back_to=back_to), self.house.now())
        await self._store(entry)
        self._installed(entry, state, Step(entry.at, seat, [], True, back_to))

    async def substitute(self, seat: int, on: bool, why: str, message: str | None = None) -> None:
        """Let a program play a person's seat, or give it back. The lock is held.

        Args:
            seat: whose seat.
            on: whether a program plays.
            why: ``own`` wish, ``clock``, ``vote``.
            message: the message that asked for it.
        """
        row = self.row.seats[seat]
        changed = replace(row, substituted=on, bot=row.bot or self.best_bot)
        data = note(note="substitute", on=on, why=why, seat=seat)
        await self._write_note(data, seat, message, self._with_seat(seat, changed))
        self.audience.inform()
        if on:
            await reconsidered(self)

    async def pause(self, on: bool, seat: int, message: str | None = None) -> None:
        """Stop or start all clocks, and the game with them. The lock is held."""
        await self._write_note(note(note="pause" if on else "resume"), seat, message)
        seats = range(len(self.row.seats))
        self.audience.tell(wire.Clock(self.clocks.now(self.house.now())), seats)
        self.audience.tell(wire.Clock(self.audience.clock(None)), (None,))

    async def _write_note(
        self, data: bytes, seat: int, message: str | None, row: TableRow | None = None
    ) -> None:
        entry = Entry(self.id, self.at + 1, "note", seat, message, data, self.house.now())
        await self._store(entry, row)
        self._recall(note_of(entry), entry.when, set())
        self._installed(entry, self.state, Step(entry.at, seat, [], note=True), row)

    def _recall(self, said: dict[str, Any], when: float, away: set[int]) -> None:
        """What a note means for the clocks, and who is away."""
        if said["note"] == "pause":
            self.clocks.pause(when)
        elif said["note"] == "resume":
            self.clocks.resume(when)
        elif said["on"]:
            away.add(said["seat"])
        else:
            away.discard(said["seat"])
            self.clocks.acted(said["seat"])

    async def _store(self, entry: Entry, row: TableRow | None = None) -> None:
        try:
            await self.house.store.append((entry,), row)
        except (asyncio.CancelledError, Taken):
            # Stopped while the writer had it, or overtaken by another process: what is stored only the store knows.
            self.closed = True
            self.house.forget(self)
            raise

    def _missing(
        self, before: Any, state: Any, entry: Entry, events: Sequence[Event]
    ) -> tuple[int | None, ...]:
        """Who must not notice an entry: for them nothing has happened, nobody is asked anything else, and all looks the
        same. Clocks, votes and ways back go on for everybody as if it had not been."""
        if entry.kind != "move" or before is None or state.over or before.awaiting != state.awaiting:
            return ()
        if any(event.audience is None for event in events):
            return ()
        look = self.game.scene_of
        return tuple(
            receiver
            for receiver in (None, *range(len(self.row.seats)))
            if receiver != entry.seat
            and all(event.seen_by(receiver) is None for event in events)
            and look(before, receiver) == look(state, receiver)
        )

    def _installed(
        self, entry: Entry, state: Any, step: Step, row: TableRow | None = None, missing: Sequence[int | None] = ()
    ) -> None:  # fmt: skip
        """The entry is stored: from here on it is true."""
        if row is not None:
            self.row = row
        moved = entry.kind != "note"
        previous, self.state = self.state, state
        self.at = entry.at
        self.entries.append(entry)
        self.journal.append(step)
        self.unseen.miss(entry.at, missing)
        if entry.message is not None and entry.seat is not None:
            self._done[entry.seat, entry.message] = entry.at
        kept = self._question(entry.at, previous, bool(missing)) if moved else self.clocks.running
        asked = [seat for seat in state.awaiting if not self.stands_in(seat)]
        self.clocks.asked(asked, entry.when, kept, self._gone_back(step.back_to) if step.undone else None)
        if moved and not missing and self.ballot.moved(state.over):
            self.tell_motions()
        self.audience.move()
        for seat, turn in tuple(self._rest.items()):
            if turn != self.turn:
                del self._rest[seat]
                self.settled(seat)
        urgent = asked if entry.seat is None else [entry.seat, *asked]
        self.audience.publish(urgent)
        if state.over and row is not None:
            self.audience.inform()
        self.steward.look()

    def _question(self, at: int, previous: Any = None, quiet: bool = False) -> tuple[int, ...]:
        """Note which entry brought each seat's question. Returns the seats whose question is still the same.

        Args:
            at: the entry.
            previous: the state before it.
            quiet: whether it is one that somebody must not notice: nobody's time begins anew.
        """
        state = self.state
        awaiting = state.awaiting
        kept = []
        for seat in awaiting:
            # Only where several are asked at once does an answer of one leave the others' questions alone.
            if (
                previous is not None
                and (quiet or len(previous.awaiting) > 1)
                and seat in previous.awaiting
                and previous.prompt(seat) == state.prompt(seat)
                and list(previous.legal(seat)) == list(state.legal(seat))
            ):
                kept.append(seat)
            else:
                self.since[seat] = at
        return tuple(awaiting if quiet else kept)

    def _remember_step(
        self,
        before: Any,
        entry: Entry,
        rows: list[tuple[int, Any]],
        events: list[Event],
        quiet: bool,
        by_hand: bool,
    ) -> None:
        """Keep the way back of a step that nothing speaks against taking back: see ``can_undo``. Of a step that others
        must not notice (``quiet``) it can't be seen that their way back is closed. What a program did (not ``by_hand``)
        is not taken back."""
        back, seat = self._back, entry.seat
        if back and back[-1][0] != seat:
            if quiet:
                return
            back.clear()
        if not may_go_back(rows, events, seat):
            back.clear()
            return
        # Programs don't think twice; and what is given up for them would be kept for nobody.
        if seat is not None and by_hand:
            back.append((seat, entry.at - 1, before, self.clocks.mark(seat, entry.when)))
            del back[:-STEPS_BACK]

    def _gone_back(self, back_to: int) -> tuple[int, Mark] | None:
        """Drop the ways back that a step back has used up. Returns whose clock goes on where it stood there."""
        used = next((each for each in self._back if each[1] == back_to), None)
        self._back = [each for each in self._back if each[1] < back_to]
        return None if used is None else (used[0], used[3])

    def last_step(self, seat: int) -> Entry | None:
        """The last move of a seat that still counts."""
        for entry in reversed(counting(self.entries)):
            if entry.seat == seat:
                return entry
        return None

    async def state_at(self, at: int) -> Any:
        """The state after an earlier entry, played again from the first."""
        players, found = len(self.row.seats), None
        seed, entries = int(self.row.seed), self.entries[:at]
        for entry, state, _ in moments(self.game, self.options, players, seed, entries, self.wording):
            found = state
            if entry.at % 50 == 0:
                await asyncio.sleep(0)  # others go on meanwhile; the lock keeps this table as it is
        return found

    # Small things

    def _with_seat(self, seat: int, changed: SeatRow) -> TableRow:
        seats = list(self.row.seats)
        seats[seat] = changed
        return replace(self.row, seats=tuple(seats))

    async def save_seat(self, seat: int, **changes: Any) -> None:
        await self.save(self._with_seat(seat, replace(self.row.seats[seat], **changes)))

    def forget(self, seats: Container[int]) -> None:
        """Who sat there is gone: how messages of these seats were answered says nothing to who comes."""
        self._done = {key: at for key, at in self._done.items() if key[0] not in seats}
        for key in [key for key in self._told if key[0] in seats]:
            del self._told[key]

    async def save(self, row: TableRow) -> None:
        """Store a changed row; it is true from then on. Raises ``StoreError``."""
        await self.house.store.save_table(row)
        self.row = row

    def settled(self, seat: int) -> None:
        own = self.row.seats[seat]
        self.audience.tell(wire.Settled(self.standing_now(seat), own.muted), (seat,))

    def tell_motions(self) -> None:
        self.audience.tell(wire.Motions(self.ballot.motions), range(len(self.row.seats)))

    def close(self, code: str, wait: int | None = 1000) -> None:
        """Let go of everything that runs: lines, timers, thoughts."""
        self.closed = True
        self.steward.close()
        self.audience.close(code, wait)
