"""What the messages of a seat do to its table, and how a refusal is told.

The table's lock is held; what is refused raises, and nothing has changed.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from conjura.engine.wire import FormatError, Refused
from conjura.server import messages as wire
from conjura.server.denied import Denied
from conjura.server.motions import passed
from conjura.server.names import clean
from conjura.server.rows import ChatRow
from conjura.server.store import StoreError
from conjura.server.talk import hears

if TYPE_CHECKING:
    from conjura.server.table import Table


async def act(table: Table, seat: int, message: wire.Act) -> None:
    """Carry out actions of the own seat."""
    state = table.running()
    if table.stands_in(seat):
        raise Denied("substituted")
    seen = table.unseen.true(seat, message.seen)
    if seen > table.at or (seat in state.awaiting and seen < table.since[seat]):
        raise Denied("stale")
    if not message.actions:
        raise Denied("no_actions")
    decode = table.wording.codec.decode
    actions = [decode(action, f"actions[{place}]") for place, action in enumerate(message.actions)]
    await table.commit(actions, seat, message.id)


async def undo(table: Table, seat: int, message: wire.Undo) -> None:
    """Take the own last step back, or ask for it."""
    table.running()
    table.bounded()
    if table.can_undo(seat):
        await table.take_back(seat, *table.way_back(), message.id)
        return
    await move(table, seat, wire.Move(message.id, "undo"))


async def move(table: Table, seat: int, message: wire.Move) -> None:
    """Put a motion."""
    table.bounded()
    what = message.what
    about = message.seat if what == "replace" else None
    sensible(table, what, seat, about)
    wanted = [other for other in table.people() if other not in (seat, about)]
    motion = table.ballot.put(what, seat, about, wanted)
    try:
        await passes(table, motion, message.id)
    except StoreError:
        table.ballot.drop(motion.n)  # it was never put: the message may be sent again
        raise


def sensible(table: Table, what: str, by: int, about: int | None) -> None:
    """That what a motion asks for can be done now. Raises ``Denied``."""
    if what == "undo":
        table.running()
        if table.last_step(by) is None:
            raise Denied("no_undo")
    elif what == "replace":
        table.running()
        if about is None or about >= len(table.row.seats) or about == by:
            raise Denied("no_such_seat")
        if table.stands_in(about) or table.row.seats[about].kind != "person":
            raise Denied("substituted")
        if about in table.audience.here() and about not in table.clocks.late:
            raise Denied("not_absent", {"seat": about})
    elif table.row.status != "playing" or (what == "pause") == table.clocks.paused:
        raise Denied("paused" if table.clocks.paused else "not_paused")


async def vote(table: Table, seat: int, message: wire.Vote) -> None:
    """Agree to a motion, or not."""
    motion = table.ballot.vote(message.motion, seat, message.yes)
    if message.yes:
        await passes(table, motion)
    else:
        table.tell_motions()


async def passes(table: Table, motion: wire.Motion, id: str | None = None) -> None:
    """Do what a motion says if all agree by now; whoever has left his seat to a program has no say.

    Raises:
        Denied: it can't be done any more (who was away is back): the motion has fallen. Under a pause it waits.
        StoreError: nothing was stored; the motion is as it was, and the last vote may be given again.
    """
    people = table.people()
    wanted = tuple([seat for seat in motion.wanted if seat in people])
    try:
        if passed(replace(motion, wanted=wanted)):
            sensible(table, motion.what, motion.by, motion.seat)
            await carried(table, motion, id)
            table.ballot.drop(motion.n)
    except Denied as error:
        if error.code != "paused":
            table.ballot.drop(motion.n)
        raise
    finally:
        table.tell_motions()


async def carried(table: Table, motion: wire.Motion, id: str | None) -> None:
    """Do what a motion says. Raises ``StoreError``."""
    if motion.what == "undo":
        step = table.last_step(motion.by)
        if step is not None:
            await table.take_back(motion.by, step.at - 1, await table.state_at(step.at - 1), id)
    elif motion.what == "replace" and motion.seat is not None:
        await table.substitute(motion.seat, True, "vote")
    else:
        await table.pause(motion.what == "pause", motion.by, id)


async def reconsidered(table: Table) -> None:
    """Somebody has no say any more: what only waited for that vote is done now, and what only he wanted falls."""
    people = table.people()
    for motion in table.ballot.motions:
        if motion.by not in people:
            table.ballot.drop(motion.n)
            table.tell_motions()
            continue
        with contextlib.suppress(Denied, StoreError):  # what can't be stored now waits for the next vote
            await passes(table, motion)


async def standing(table: Table, seat: int, message: wire.Standing) -> None:
    """Answer windows by a rule from now on."""
    await table.save_seat(seat, standing=message.rule)
    if message.rule == "rest_of_turn":
        table.rest_of_turn(seat)
    table.settled(seat)
    table.steward.look()


async def mute(table: Table, seat: int, message: wire.Mute) -> None:
    """Hear, or no longer hear, what a seat says."""
    muted = set(table.row.seats[seat].muted)
    if message.seat >= len(table.row.seats):
        raise Denied("no_such_seat")
    if message.on:
        muted.add(message.seat)
    else:
        muted.discard(message.seat)
    await table.save_seat(seat, muted=tuple(sorted(muted)))
    table.settled(seat)


async def substitute(table: Table, seat: int, message: wire.Substitute) -> None:
    """Let a program play, or take the seat back."""
    if table.row.status != "playing":
        raise Denied("not_playing")
    table.bounded()
    if message.on != table.row.seats[seat].substituted:
        await table.substitute(seat, message.on, "own", message.id)


async def say(table: Table, seat: int, message: wire.Say) -> None:
    """Say something."""
    text = clean(message.text, len(message.text))
    if not text:
        raise Denied("empty")
    to = message.to
    if to is not None and (to >= len(table.row.seats) or to == seat or table.row.seats[to].kind != "person"):
        raise Denied("no_such_seat")
    now = table.house.now()
    settings = table.house.settings
    if not table.talk.may_speak(seat, now, settings.chat_per_minute * settings.limit_factor):
        raise Denied("too_often")
    line = table.talk.next(seat, text, to, now)
    await table.house.store.say(ChatRow(table.id, line.n, seat, text, to, line.when, message.id))
    table.talk.add(line)
    late = table.row.spectators == "delayed" and table.row.status == "playing"
    seats: list[int | None] = [None] if to is None and not late else []
    for other, row in enumerate(table.row.seats):
        if hears(line, other) and seat not in row.muted:
            seats.append(other)
    table.audience.tell(wire.Said(line), seats)


Deed = Callable[["Table", int, Any], Coroutine[Any, Any, None]]
DEEDS: dict[type, Deed] = {
    wire.Act: act,
    wire.Undo: undo,
    wire.Move: move,
    wire.Vote: vote,
    wire.Standing: standing,
    wire.Substitute: substitute,
    wire.Say: say,
    wire.Mute: mute,
}
"""By message, what it does."""


def no_of(error: Exception, id: str, at: int) -> wire.No:
    """An error as the refusal that a client reads."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return wire.No(id, refusal.code, refusal.clause, refusal.params, at)
    if isinstance(error, Denied):
        return wire.No(id, error.code, error.clause, error.params, at)
    if isinstance(error, StoreError):
        return wire.No(id, error.code, at=at)
    if isinstance(error, FormatError):
        return wire.No(id, "format", params={"message": str(error)}, at=at)
    raise error
