"""What goes over a table's socket, both ways: one tagged union each, JSON text frames, the tag is ``type``.

The schema of these structs is published (``docs/protocol.md``, ``conjura schema``) and the client's types are made from
it, so a field has one name everywhere. Everything that comes in is bounded here; what a struct does not know is refused.

Two numbers order all things. ``at`` counts the stored entries of a table and never goes back, not by an undo either:
who has seen ``at`` has seen everything before. What a seat does unasked and unseen (cheating, where the table plays it)
is not counted for those who must not notice. ``id`` is the sender's own name for a message; an answer carries it, and
a message that comes twice is answered twice but carried out once.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from conjura.engine.wire import Breakdown, Part, Prompt, Refusal, snake

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A sender's name for its message, unique for its seat at this table."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
At = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Actions = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=64)]
"""Actions as the game encodes them (``Game.encode``)."""

StandingRule = Literal["ask", "unless_target", "unless_win", "rest_of_turn"]
"""How a seat answers reaction windows: ask every time; stay out unless it is the target; stay out unless somebody could
win by what is under way; stay out for the rest of this turn."""


# From the client


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What a client may send."""

    id: Id


class Sit(FromClient, frozen=True):
    """The first message of a socket, and again whenever the client has lost the thread: answered by ``Opened``.

    Attributes:
        seen: the last ``at`` whose events the client has; 0 for none.
    """

    seen: At = 0


class Act(FromClient, frozen=True):
    """Carry out actions of the own seat, all or none: answered by ``Done`` or ``No``.

    Attributes:
        seen: the ``at`` of the position that the actions were chosen in; an older one than that of the present question
            is refused as ``stale``.
        actions: a whole walk, or a single action.
    """

    seen: At
    actions: Actions


class Try(FromClient, frozen=True):
    """Play a half-made walk on a copy: answered by ``Tried`` or ``No``. Nothing is committed.

    Attributes:
        actions: the walk so far; empty asks what may be done now (for a seat at liberty too).
        tests: further actions, each asked about alone after ``actions``: why not?
        hints: whether to tell with each option the number that it would lead to.
    """

    seen: At
    actions: Actions = []
    tests: Actions = []
    hints: bool = False


class Prospect(FromClient, frozen=True):
    """What could be done with a card of one's own, and what it would need: answered by ``Prospects``.

    Attributes:
        card: the slug of an own card (an attacker), or of another's (a target).
    """

    card: Annotated[str, msgspec.Meta(max_length=60)]


class Undo(FromClient, frozen=True):
    """Take the own last step back. Where it needs consent this opens a ``Motion``."""


class Move(FromClient, frozen=True):
    """Put a motion to the table (it passes when every other person at the table agrees).

    Attributes:
        what: ``undo`` the last step; ``pause`` or ``resume`` the clocks; ``replace`` an absent seat by a program, or
            give it ``back``.
        seat: for ``replace``: which one.
    """

    what: Literal["undo", "pause", "resume", "replace"]
    seat: Seat | None = None


class Vote(FromClient, frozen=True):
    """Agree to a motion, or not.

    Attributes:
        motion: its number.
        yes: whether one agrees.
    """

    motion: At
    yes: bool


class Standing(FromClient, frozen=True):
    """How the own seat answers reaction windows from now on; nobody else is told.

    Attributes:
        rule: see ``StandingRule``.
    """

    rule: StandingRule


class Substitute(FromClient, frozen=True):
    """Let a program play the own seat, or take the seat back.

    Attributes:
        on: whether the program plays.
    """

    on: bool


class Say(FromClient, frozen=True):
    """Chat.

    Attributes:
        text: what is said.
        to: the only seat that hears it, or none for all.
    """

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    to: Seat | None = None


class Mute(FromClient, frozen=True):
    """Hear, or no longer hear, what a seat says.

    Attributes:
        seat: whose chat.
        on: whether it is muted.
    """

    seat: Seat
    on: bool


class Ping(FromClient, frozen=True):
    """Is the line alive? Answered by ``Pong``."""


Incoming = (
    Sit | Act | Try | Prospect | Undo | Move | Vote | Standing | Substitute | Say | Mute | Ping
)  # fmt: skip


# Parts of what the server sends


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat.

    Attributes:
        seat: its number.
        kind: a person, a program, or nobody yet.
        name: what it is called at the table.
        bot: the program's strength (for ``program``, and while one stands in for a person).
        here: whether the person has an open connection.
        substituted: whether a program plays for the person.
    """

    seat: int
    kind: Literal["person", "program", "open"]
    name: str
    bot: str | None = None
    here: bool = False
    substituted: bool = False


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How time is kept.

    Attributes:
        kind: ``none``; ``decision``: so much for each decision; ``reserve``: that, and then a reserve for the game.
        seconds: for each decision (up to 14 days).
        reserve: seconds for the whole game.
        zero: what happens when no time is left: the quietest legal answer is given (``pass``), a program plays on until
            the person comes back (``bot``), or the opponents may replace the person (``vote``).
    """

    kind: Literal["none", "decision", "reserve"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] = 120
    reserve: Annotated[int, msgspec.Meta(ge=0, le=1_209_600)] = 360
    zero: Literal["pass", "bot", "vote"] = "bot"


class ClockNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock as it stands when the message is sent.

    Attributes:
        seat: whose clock runs; ``None`` when none does (nobody is asked, a program thinks, paused, no clock).
        left: milliseconds left of this decision.
        reserve: milliseconds left of each seat's reserve, by seat; empty where there is none.
        paused: whether the table is paused by consent.
    """

    seat: int | None = None
    left: int = 0
    reserve: tuple[int, ...] = ()
    paused: bool = False


NO_CLOCK: Final = ClockNow()
"""No clock runs. As the very thing that is the default it is left out of messages."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at a table may know of the table itself; also what the HTTP side tells of it.

    Attributes:
        id: the table's id, part of its address.
        game: the game's id.
        title: what the host calls it.
        preset: the preset it was made from.
        options: option values that differ from the preset's defaults.
        status: seats are ``open``; the game is ``playing``; it is ``over``.
        seats: who sits where.
        host: the seat of the one who may start it.
        listed: whether it is listed for everybody.
        spectators: whether onlookers are let in, and whether they see it late (by ``delay`` turns of play).
        clock: how time is kept.
        commitment: the hash of the seed, published before the first draw.
        seed: the seed, once the game is over.
        winners: the winning seats, once it is over.
        next: the id of the rematch, once there is one.
        created, started, ended: seconds since 1970; 0 for not yet.
        turn: how many turns have been played.
        watching: how many onlookers there are.
    """

    id: str
    game: str
    title: str
    preset: str | None
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: int | None = 0
    listed: bool = False
    spectators: Literal["off", "on", "delayed"] = "on"
    clock: ClockRule = ClockRule()
    commitment: str | None = None
    seed: str | None = None
    winners: tuple[int, ...] = ()
    next: str | None = None
    created: float = 0
    started: float = 0
    ended: float = 0
    turn: int = 0
    watching: int = 0


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be done: an action, or a span of actions that differ in their amount.

    Attributes:
        action: the action with the lowest amount.
        high: the highest amount of a span; a lone action has none.
        needed: with hints, the number that it would lead to.
    """

    action: dict[str, Any]
    high: int | None = None
    needed: int | None = None


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the own seat is asked.

    Attributes:
        prompt: the question; ``None`` for a seat that is only at liberty.
        legal: all that may be done.
        breakdowns: the numbers at stake; with ``Opened`` and ``Moved`` only those that the scene does not show.
        since: the ``at`` of the entry that brought the question; left out where that is the message's own.
        walk: whether the question belongs to a walk, whose answers are held until it is complete.
    """

    prompt: Prompt | None
    legal: tuple[Option, ...]
    breakdowns: tuple[Breakdown, ...] = ()
    since: int = 0
    walk: bool = False


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said.

    Attributes:
        n: its number at this table.
        seat: who said it.
        text: what.
        to: the only seat that heard it.
        when: seconds since 1970.
    """

    n: int
    seat: int
    text: str
    to: int | None = None
    when: float = 0


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A motion under way.

    Attributes:
        n: its number.
        what: see ``Move``.
        by: who put it.
        seat: whom it is about, for ``replace``.
        agreed: who has agreed.
        wanted: whose agreement is needed.
    """

    n: int
    what: Literal["undo", "pause", "resume", "replace"]
    by: int
    seat: int | None = None
    agreed: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """Events of one entry, as the receiver may see them.

    Attributes:
        at: the entry.
        by: the seat that acted; ``None`` for setup.
        events: each with its tag in ``event``.
        undone: whether the entry took earlier ones back: those after ``back_to`` don't count any more.
        back_to: see ``undone``.
    """

    at: int
    by: int | None
    events: tuple[dict[str, Any], ...] = ()
    undone: bool = False
    back_to: int = 0


Diff = list[list[Any]]
"""Changes of a scene, in order. ``[path, value]`` sets, ``[path]`` removes a key, ``[path, fields, keys]`` sets fields
and removes keys of what is there, ``[path, start, count, values]`` replaces a slice of a list. A path is made of keys and
indices with slashes between them."""


# From the server


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=snake):
    """What the server may send."""


class Opened(FromServer, frozen=True):
    """All that the receiver may know now: the answer to ``Sit``.

    Attributes:
        id: the message answered.
        at: the last entry.
        you: the own seat; ``None`` for an onlooker.
        table: the table.
        scene: the game's scene for this receiver (see the game's ``scene`` module); ``None`` before the start.
        asked: what the own seat is asked.
        liberty: whether the own seat is at liberty to act though nobody waits for it.
        past: what has happened since ``seen``, as this receiver may see it; for who has seen nothing, in the last 200
            entries (the film has them all).
        chat: what was said (the last 200 lines).
        clock: the clock.
        standing: the own standing answer.
        motions: what is being voted on.
        muted: the seats whose chat the receiver does not hear.
        undo: whether the own last step could be taken back without asking anybody.
    """

    id: str
    at: int
    you: int | None
    table: TableInfo
    scene: Any = None
    asked: Asked | None = None
    liberty: bool = False
    past: tuple[Happened, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    clock: ClockNow = NO_CLOCK
    standing: StandingRule = "ask"
    motions: tuple[Motion, ...] = ()
    muted: tuple[int, ...] = ()
    undo: bool = False


class Moved(FromServer, frozen=True):
    """The table has moved on by one or more entries.

    Attributes:
        at: the last entry it tells of.
        was: the entry that ``diff`` starts from, where it is not the one right before ``at``; a client at another one
            sends ``Sit`` again.
        happened: what happened, entry by entry.
        diff: how the scene changed.
        asked: what the own seat is asked now.
        liberty: as in ``Opened``; left out while it is as it was.
        clock: the clock.
        undo: as in ``Opened``.
        done: the id of the receiver's own message that brought the last entry: this is its ``Done`` too.
    """

    at: int
    was: int | None = None
    happened: tuple[Happened, ...] = ()
    diff: Diff = []
    asked: Asked | None = None
    liberty: bool | msgspec.UnsetType = msgspec.UNSET
    clock: ClockNow = NO_CLOCK
    undo: bool = False
    done: str = ""


class Done(FromServer, frozen=True):
    """A message was carried out (and stored, where there was something to store). ``Moved`` comes before it, or says it
    itself.

    Attributes:
        id: which.
        at: the entry; 0 where there is none (chat, a motion that is to be voted on).
    """

    id: str
    at: int


class No(FromServer, frozen=True):
    """A message was refused; nothing has changed.

    Attributes:
        id: which; empty when it could not be read.
        code: the refusal's code, or that of the server (``refusal-<code>`` or ``server-<code>`` in the texts).
        clause: the clause of the rules, for a refusal of the game.
        params: what the sentence speaks of.
        at: the last entry.
    """

    id: str
    code: str
    clause: str = ""
    params: dict[str, Any] = {}
    at: int = 0


class Tried(FromServer, frozen=True):
    """The answer to ``Try``.

    Attributes:
        id: which.
        at: the position it was tried in.
        complete: the walk is complete: sent as ``Act``, it is carried out. Then nothing else is told.
        asked: what would be asked next within the walk.
        diff: how the own scene would look, against the present one.
        tests: for each test why it is not allowed, ``None`` where it is.
        forced: the actions that were added because they were the only ones left, and public.
    """

    id: str
    at: int
    complete: bool = False
    asked: Asked | None = None
    diff: Diff = []
    tests: tuple[Refusal | None, ...] = ()
    forced: tuple[dict[str, Any], ...] = ()


class ProspectRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that could be tried with a card.

    Attributes:
        kind: the kind of deed (for Illuminati: of attack).
        target, attacker: slugs.
        actions: the walk that begins it, as far as it is determined.
        needed: the number that it would need.
        chance: the probability of that, 0 to 1.
        refusal: why it is not allowed; then there are no actions.
    """

    kind: str
    target: str
    attacker: str
    actions: tuple[dict[str, Any], ...] = ()
    needed: int | None = None
    chance: float | None = None
    refusal: Refusal | None = None


class Prospects(FromServer, frozen=True):
    """The answer to ``Prospect``: the likeliest first, then what is refused."""

    id: str
    card: str
    rows: tuple[ProspectRow, ...] = ()


class Info(FromServer, frozen=True):
    """The table itself has changed: who sits where, who is here, whether it is over."""

    table: TableInfo


class Said(FromServer, frozen=True):
    """Somebody has said something that the receiver may hear."""

    line: ChatLine


class Motions(FromServer, frozen=True):
    """The motions under way have changed."""

    motions: tuple[Motion, ...] = ()


class Clock(FromServer, frozen=True):
    """The clock has changed though nobody moved (a pause, a new rule)."""

    clock: ClockNow


class Settled(FromServer, frozen=True):
    """What is the receiver's own has changed, perhaps from another device: standing answer, muted seats."""

    standing: StandingRule = "ask"
    muted: tuple[int, ...] = ()


class Pong(FromServer, frozen=True):
    """The answer to ``Ping``."""

    id: str
    at: int


class Closing(FromServer, frozen=True):
    """The server is about to close the line.

    Attributes:
        code: ``shutdown`` (come back at once), ``flood``, ``replaced`` (too many lines of one person), ``gone``.
        wait: milliseconds after which to come back; ``None``: don't.
    """

    code: Literal["shutdown", "flood", "replaced", "gone", "behind"]
    wait: int | None = 1000


Outgoing = (
    Opened | Moved | Done | No | Tried | Prospects | Info | Said | Motions | Clock | Settled | Pong | Closing
)  # fmt: skip

__all__ = [
    "Act", "Actions", "Asked", "ChatLine", "Clock", "ClockNow", "ClockRule", "Closing", "Diff", "Done", "FromClient",
    "FromServer", "Happened", "Incoming", "Info", "Motion", "Motions", "Move", "Moved", "Mute", "No", "Opened", "Option",
    "Outgoing", "Part", "Ping", "Pong", "Prospect", "ProspectRow", "Prospects", "Said", "Say", "SeatInfo", "Settled",
    "Sit", "Standing", "StandingRule", "Substitute", "TableInfo", "Tried", "Try", "Undo", "Vote",
]  # fmt: skip
