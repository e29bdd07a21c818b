"""The kernel: a state is columns and a stack of frames; procedures say what a frame asks and does.

The loop is short. The top frame asks nobody: its procedure steps. It asks chance: an outcome is drawn, or awaited when
chance is explicit. It asks seats: the state waits for them. Nothing here knows a game.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from conjura.engine.legal import Legal
from conjura.engine.wire import CHANCE, Breakdown, Event, Prompt, Refusal, Refused

NOBODY: Final[tuple[int, ...]] = ()
BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(64))
"""``ALONE[seat]`` is the tuple of that seat: what ``asks`` returns without building it anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """How one kind of frame works. One instance serves all states; it keeps nothing.

    Every method gets the state and the frame, which is on top of the stack.
    """

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        """The seats that are asked now, ``BY_CHANCE``, or ``NOBODY`` (then ``step`` is called)."""
        return NOBODY

    def step(self, s: Any, f: Any) -> None:
        """Go on when nobody is asked: replace, push or pop frames."""
        raise AssertionError(f"{type(f).__name__} neither asks nor steps")

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        """The legal actions of an asked seat: actions and spans in a fixed order. This list is the law."""
        return []

    def why_not(self, s: Any, f: Any, seat: int, action: Any) -> Refusal | None:
        """The best reason why an action that is not in the list is refused; ``None`` for the common one."""
        return None

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        """Carry out a legal action (or an outcome of chance)."""
        raise AssertionError(f"{type(f).__name__} cannot do {action}")

    def outcomes(self, s: Any, f: Any) -> list[tuple[Any, float]]:
        """The outcomes of chance and their probabilities."""
        return []

    def draw(self, s: Any, f: Any) -> Any:
        """One outcome, drawn from the streams of the state."""
        raise AssertionError(f"{type(f).__name__} draws nothing")

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        """What the seat is asked."""
        raise AssertionError(f"{type(f).__name__} has no prompt")

    def open_moment(self, s: Any, f: Any) -> bool:
        """Whether seats that are not asked may act now (offers, claims)."""
        return False

    def free_seats(self, s: Any) -> tuple[int, ...]:
        """Of the procedure of unasked acts: the seats at liberty in an open moment, from public things alone."""
        return NOBODY

    def unasked(self, s: Any, seat: int) -> list[Any]:
        """Of the procedure of unasked acts: what a seat at liberty may do."""
        return []

    def why_not_unasked(self, s: Any, seat: int, action: Any) -> Refusal | None:
        """Of the procedure of unasked acts: why a seat at liberty may not do this; ``None`` for the common one."""
        return None

    def do_unasked(self, s: Any, seat: int, action: Any) -> None:
        """Of the procedure of unasked acts: carry one out."""
        raise AssertionError("nothing may be done unasked")

    def forced(self, s: Any, f: Any, seat: int) -> bool:
        """Whether the length of this seat's list is public knowledge."""
        return False

    def breakdown(self, s: Any, f: Any, seat: int) -> list[Breakdown]:
        """The numbers at stake now."""
        return []

    def sealed(self, s: Any, f: Any, seat: int, action: Any) -> list[Breakdown] | None:
        """Of a secret commitment: the numbers as far as a seat can know them were this its answer.

        ``None`` where answers are open. The last answer would show all others, so it is not even tried on a copy.
        """
        return None


NO_LIBERTY: Final = Procedure()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game under way: the part that every game has. A game's state adds its columns.

    Attributes:
        game: the immutable side.
        options: the resolved options.
        explicit: whether chance is awaited like a seat.
        streams: the states of the named random streams.
        stack: frames, the one that runs is the last.
        start: the state that the record starts from (parsed or redealt), or ``None`` for a new game.
        log: ``(previous, seat, action)`` links of everything applied, chance included.
        over: whether the game has ended.
        winners: the winning seats.
        asked: who is awaited.
        events: what has happened since the last ``apply`` began.

    ``_lists`` and ``_memo`` hold what was worked out for this position; copies share them until they move on.
    ``_asking`` is the procedure of the frame on top while the state waits.
    """

    __slots__ = ("_asking", "_lists", "_memo", "asked", "events", "explicit", "game", "log", "options", "over",
                 "stack", "start", "streams", "winners")  # fmt: skip

    def __init__(self, game: Any, options: Any, explicit: bool, streams: list[int]) -> None:
        self.game: Any = game
        self.options: Any = options
        self.explicit: bool = explicit
        self.streams: list[int] = streams
        self.stack: list[Any] = []
        self.start: Any = None
        self.log: Any = None
        self.over: bool = False
        self.winners: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = NOBODY
        self.events: list[Event] = []
        self._lists: dict[int, Legal] = {}
        self._memo: dict[str, Any] = {}
        self._asking: Procedure = NO_LIBERTY

    def follow(self, other: State) -> None:
        """Take over the kernel's part of another state: for the ``copy`` and ``adopt`` of a game."""
        self.explicit = other.explicit
        self.streams = other.streams[:]
        self.stack = other.stack[:]
        self.start = other.start
        self.log = other.log
        self.over = other.over
        self.winners = other.winners
        self.asked = other.asked
        self._asking = other._asking
        self._lists = other._lists
        # An empty memo is not shared: either state may fill it at another position.
        self._memo = other._memo if other._memo else {}

    def estranged(self, streams: list[int]) -> Any:
        """A copy with other streams and no history: where a redealt world begins."""
        twin = self.copy()
        twin.streams = streams
        twin.log = None
        twin.events = []
        twin._lists = {}
        twin._memo = {}
        return twin

    # What a game's state provides

    def procedure(self, frame: Any) -> Procedure:
        """The procedure of a frame."""
        raise AssertionError("a game's state names its procedures")

    def blank(self) -> Any:
        """A state of the same game, options and seats whose columns are not filled in yet."""
        raise AssertionError("a game's state makes a blank one")

    def columns_from(self, other: Any) -> None:
        """Copy the columns of another state of this game: what can change in place is copied, tuples are shared."""
        raise AssertionError("a game's state copies its columns")

    def copy(self) -> Any:
        """An independent state that draws the same chance."""
        twin = self.blank()
        twin.follow(self)
        twin.columns_from(self)
        return twin

    def __copy__(self) -> Any:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Any:
        return self.copy()

    def __reduce__(self) -> Any:
        """For ``pickle``: as text, since what was applied hangs together more deeply than it can follow."""
        kept = (self.explicit, self.streams, self.start, self.history(), self.events)
        return revived, (self.game, self.position(), *kept)

    def adopt(self, other: Any) -> None:
        """Take over everything of another state of this game, which is given up."""
        self.follow(other)
        self.columns_from(other)

    def key(self) -> Any:
        """What makes two states equal: a tuple of all columns, frames included."""
        raise AssertionError("a game's state has a key")

    def liberty(self) -> Procedure:
        """The procedure of what may be done unasked in an open moment."""
        return NO_LIBERTY

    def veiled(self, action: Any) -> bool:
        """Whether the answer to an action is another's secret, so that it is not tried on a copy for its numbers."""
        return False

    # The public side

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return str(self.game.id)

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that owe an answer, in fixed order; ``(CHANCE,)`` when explicit chance is due."""
        return self.asked

    @property
    def at_liberty(self) -> tuple[int, ...]:
        """The seats that may act though nobody waits for them."""
        if self.over or not self.stack or self.asked == BY_CHANCE:
            return NOBODY
        found: tuple[int, ...] | None = self._memo.get("at_liberty")
        if found is None:
            found = NOBODY
            if self._asking.open_moment(self, self.stack[-1]):
                found = self.liberty().free_seats(self)
            self._memo["at_liberty"] = found
        return found

    def legal(self, seat: int) -> Legal:
        """The legal actions of a seat; empty for a stranger."""
        found = self._lists.get(seat)
        if found is not None:
            return found
        if self.over or not self.stack:
            found = Legal([])
        elif seat in self.asked:
            frame = self.stack[-1]
            proc = self._asking
            if seat == CHANCE:
                found = Legal([outcome for outcome, _ in proc.outcomes(self, frame)])
            else:
                found = Legal(proc.actions(self, frame, seat))
        elif seat >= 0 and seat in self.at_liberty:
            found = Legal(self.liberty().unasked(self, seat))
        else:
            found = Legal([])
        self._lists[seat] = found
        return found

    def prompt(self, seat: int) -> Prompt | None:
        """What the seat is asked, or ``None``."""
        if self.over or seat not in self.asked:
            return None
        frame = self.stack[-1]
        return self.procedure(frame).prompt(self, frame, seat)

    def forced(self, seat: int) -> Any:
        """The one action left to an asked seat where that is public knowledge, else ``None``."""
        if self.over or seat not in self.asked or seat == CHANCE:
            return None
        frame = self.stack[-1]
        if not self.procedure(frame).forced(self, frame, seat):
            return None
        legal = self.legal(seat)
        return next(iter(legal)) if len(legal) == 1 else None

    def outcomes(self) -> list[tuple[Any, float]]:
        """``[(outcome, probability), ...]`` when chance is due, else an empty list."""
        if self.over or self.asked != BY_CHANCE:
            return []
        frame = self.stack[-1]
        return self.procedure(frame).outcomes(self, frame)

    def check(self, action: Any, seat: int) -> Refusal | None:
        """``None`` if the action is legal for the seat now, else the refusal, with the clause that forbids it."""
        legal = self.legal(seat)
        if legal.items and action in legal:
            return None
        return self._refusal(action, seat)

    def _refusal(self, action: Any, seat: int) -> Refusal:
        if self.over or not self.stack:
            return Refusal("game_over", str(self.game.over_clause))
        frame = self.stack[-1]
        proc = self.procedure(frame)
        asked = self.asked
        clause = proc.prompt(self, frame, asked[0]).clause
        if seat in asked:
            if seat != CHANCE:
                why = proc.why_not(self, frame, seat, action)
                if why is not None:
                    return why
            return Refusal("not_now", clause, {"prompt": proc.prompt(self, frame, seat).kind})
        if seat >= 0 and seat in self.at_liberty:
            why = self.liberty().why_not_unasked(self, seat, action)
            if why is not None:
                return why
        return Refusal("not_asked", clause, {"seats": list(asked)})

    def apply(self, action: Any, seat: int) -> list[Event]:
        """Carry out an action and go on to the next question.

        Returns:
            what happened, in order.

        Raises:
            Refused: the action is not legal; nothing has changed.
        """
        refusal = self.check(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self.events = []
        self._lists = {}
        if self._memo:  # an empty one is nobody else's (see ``follow``)
            self._memo = {}
        self.log = (self.log, seat, action)
        if seat in self.asked:
            frame = self.stack[-1]
            self._asking.do(self, frame, seat, action)
        else:
            self.liberty().do_unasked(self, seat, action)
        self.advance()
        return self.events

    def apply_all(self, actions: Any, seat: int) -> list[Event]:
        """Carry out several actions of one seat, all or none.

        Raises:
            Refused: one of them is not legal when its turn comes; nothing has changed.
        """
        twin = self.copy()
        events: list[Event] = []
        for action in actions:
            events.extend(twin.apply(action, seat))
        self.adopt(twin)
        self.events = events
        return events

    def breakdown(self, seat: int, actions: Any) -> list[Breakdown]:
        """What the numbers would be were these actions taken; nothing is committed, no chance is drawn.

        Raises:
            Refused: one of the actions is not legal when its turn comes.
        """
        twin = self
        if actions:
            twin = self.copy()
            twin.explicit = True
            for action in actions:
                refusal = twin.check(action, seat)
                if refusal is not None:
                    raise Refused(refusal)
                if twin.veiled(action):
                    break
                if seat in twin.asked:
                    told: list[Breakdown] | None = twin._asking.sealed(twin, twin.stack[-1], seat, action)
                    if told is not None:
                        return told
                twin.apply(action, seat)
        if twin.over or not twin.stack:
            return []
        frame = twin.stack[-1]
        return twin.procedure(frame).breakdown(twin, frame, seat)

    def advance(self) -> None:
        """Run until a seat is asked, explicit chance is due, or the game is over."""
        while not self.over:
            frame = self.stack[-1]
            proc = self.procedure(frame)
            asks = proc.asks(self, frame)
            if not asks:
                proc.step(self, frame)
            elif asks == BY_CHANCE and not self.explicit:
                outcome = proc.draw(self, frame)
                self.log = (self.log, CHANCE, outcome)
                proc.do(self, frame, CHANCE, outcome)
            else:
                self.asked = asks
                self._asking = proc
                return
        self.asked = NOBODY

    def history(self) -> list[tuple[int, Any]]:
        """``[(seat, action), ...]`` since the start, chance included."""
        out: list[tuple[int, Any]] = []
        link = self.log
        while link is not None:
            link, seat, action = link
            out.append((seat, action))
        out.reverse()
        return out

    # Text and views: of the game's uncompiled modules

    def view(self, seat: int | None) -> Any:
        """What a seat (``None``: a spectator) may know."""
        return self.game.view_of(self, seat)

    def position(self) -> str:
        """The state as text that a person can read and write."""
        return str(self.game.position_of(self))

    def record(self) -> Any:
        """The game so far as a record."""
        return self.game.record_of(self)

    def redeal(self, seat: int, rng: Any) -> Any:
        """A state that the seat can't tell from this one, drawn fairly from what is still possible."""
        return self.game.redeal_of(self, seat, rng)

    def digest(self) -> str:
        """32 hex digits of options and position, the same in every process and build."""
        return str(self.game.digest_of(self))

    def data(self) -> Any:
        """The columns as plain JSON data (everything: for hosts, not for seats)."""
        return self.game.data_of(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return bool(
            self.game_id == other.game_id and self.options == other.options and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.key())

    def push(self, frame: Any) -> None:
        """Put a frame on top."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Take the top frame off."""
        self.stack.pop()

    def put(self, frame: Any) -> None:
        """Replace the top frame."""
        self.stack[-1] = frame

    def tell(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)


def revived(
    game: Any,
    text: str,
    explicit: bool,
    streams: list[int],
    start: Any,
    rows: list[tuple[int, Any]],
    events: list[Event],
) -> Any:
    """A state that was pickled."""
    state = game.parse(text, chance="explicit" if explicit else "seeded")
    state.streams, state.start, state.events, state.log = streams, start, events, None
    for seat, action in rows:
        state.log = (state.log, seat, action)
    return state
