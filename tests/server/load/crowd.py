"""People who play, talk and change their minds at many tables while the server is killed under them, and who remember
everything that they were told."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import threading
import time
from http.client import HTTPException
from typing import Any, NamedTuple

import msgspec

import conjura
from conjura.engine.wire import CHANCE
from server.load.host import Server, Visitor
from server.load.line import Closed, Refused
from server.load.player import Player

GAME = conjura.game("illuminati")
SILENCE = 0.02
"""Seconds that somebody who is not asked waits before doing something else."""


class Sent(NamedTuple):
    """A message that changes something: its id, its type and its content."""

    id: str
    type: str
    fields: dict[str, Any]


class Actor:
    """One person at one table, in a thread of its own.

    Args:
        crowd: whom it belongs to.
        visitor: who it is.
        table: the table's id.
        seed: decides what it does.

    Attributes:
        done: the answers ``Done``, by the message's id.
        refused: the answers ``No``, by the message's id.
        sent: every message that changes something, by its id.
        pending: the message that has no answer yet.
        seen: the highest entry that it was shown.
        wrong: what should not be.
        finished: whether its game is over.
    """

    def __init__(self, crowd: Crowd, visitor: Visitor, table: str, seed: str) -> None:
        self.crowd = crowd
        self.player = Player(visitor, table, prefix=f"{seed}-")
        self.rng = random.Random(seed)
        self.done: dict[str, int] = {}
        self.refused: dict[str, Any] = {}
        self.sent: dict[str, Sent] = {}
        self.pending: Sent | None = None
        self.seen = 0
        self.seat = -1
        self.resent = 0
        self.wrong: list[str] = []
        self.finished = False
        self.parked = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        while not self.crowd.over.is_set() and not self.finished:
            try:
                self._sitting()
            except (Closed, Refused, TimeoutError, OSError, HTTPException) as error:
                if self.crowd.up.is_set() and not isinstance(error, Closed | ConnectionError):
                    self._complain(f"the line was lost: {error!r}")
            except Exception as error:
                self._complain(repr(error))
                self.crowd.over.set()
            if self.player.line is not None:
                self.player.line.close()
            self.parked.set()
            time.sleep(0.01)
            self.crowd.up.wait()
        self.parked.set()

    def _complain(self, what: str) -> None:
        self.wrong.append(f"table {self.player.table} seat {self.seat}: {what}")

    def _sitting(self) -> None:
        player, crowd = self.player, self.crowd
        before, picture = player.at, player.scene
        self.parked.clear()
        opened = player.open()
        self.seat = opened["you"]
        if opened["at"] < self.seen:
            self._complain(f"was shown entry {self.seen}, now the last is {opened['at']}")
        if opened["at"] == before and picture is not None and bare(picture) != bare(opened["scene"]):
            self._complain(f"another picture of entry {before} than before")
        self._note()
        if self.pending is not None:
            self.resent += 1
            self._exchange(self.pending)
        while crowd.up.is_set() and not crowd.over.is_set() and not self.finished:
            self._turn()
            self._note()

    def _note(self) -> None:
        self.seen = max(self.seen, self.player.at)

    def _turn(self) -> None:
        """Do one thing, or listen for a moment."""
        player, rng = self.player, self.rng
        luck = rng.random()
        if self.pending is not None:  # it could not be stored: once more
            self._exchange(self.pending)
        elif player.info["status"] == "over":
            player.settle(0.2)
            self.finished = True
        elif player.undo and luck > 0.94:
            self._exchange(self._new("undo"))
        elif luck < 0.04:
            self._exchange(self._new("say", text=f"said {self.player.number} by {self.player.prefix}"))
        elif luck < 0.045:
            rule = rng.choice(["ask", "unless_target", "unless_win", "rest_of_turn"])
            self._exchange(self._new("standing", rule=rule))
        elif luck < 0.05:
            self._exchange(self._new("substitute", on=rng.random() < 0.3))
        elif luck < 0.06 and not player.asked:
            self._exchange(self._new("substitute", on=False))
        elif (action := player.choice(rng)) is not None:
            if action["do"] == "leave":
                action = player.asked["legal"][0]["action"]
            self._exchange(self._new("act", seen=player.at, actions=[action]))
        else:
            with contextlib.suppress(TimeoutError):
                player.until(lambda message: message["type"] == "moved", SILENCE)

    def _new(self, type: str, **fields: Any) -> Sent:
        sent = Sent(self.player.id(), type, fields)
        self.sent[sent.id] = sent
        return sent

    def _exchange(self, sent: Sent) -> None:
        """Send a message, now or again, and remember its answer."""
        self.pending = sent
        answer = self.player.ask(sent.type, sent.id, **sent.fields)
        if answer["type"] == "done":
            first = self.done.setdefault(sent.id, answer["at"])
            if first != answer["at"]:
                self._complain(f"{sent.id} was entry {first}, now it is {answer['at']}")
        elif answer["type"] == "no":
            if answer["code"] in ("locked", "disk_full", "storage"):
                time.sleep(0.02)  # not done, and not refused for good either
                self.crowd.hindered += 1
                return
            self.refused[sent.id] = answer
            # Who is not asked acts on what he has seen; meanwhile it may have become impossible.
            behind = sent.fields.get("seen", answer.get("at", 0)) < answer.get("at", 0)
            if answer["code"] not in FAIR and not (behind and answer.get("clause")):
                self._complain(f"{sent} was refused: {answer}")
        self.pending = None


FAIR = frozenset(
    {"stale", "substituted", "not_asked", "no_undo", "motion_open", "not_now", "not_playing", "too_often"}
)
"""Refusals that somebody who plays fair may meet when things change under them."""


class Entry(NamedTuple):
    """A stored entry."""

    at: int
    kind: str
    seat: int | None
    message: str | None
    lines: Any


class Crowd:
    """Many actors.

    Args:
        server: which runs.
        seed: decides everything but the timing.

    Attributes:
        up: set while the server can be reached.
        over: set when all shall stop.
    """

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.up = threading.Event()
        self.over = threading.Event()
        self.up.set()
        self.actors: list[Actor] = []
        self.tables = 0
        self.hindered = 0

    def table(self, people: int, programs: int = 0, **options: Any) -> None:
        """A table more, begun, with its actors (not yet running)."""
        self.tables += 1
        visitors = [Visitor(self.server, f"T{self.tables} S{seat}") for seat in range(people)]
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        seats += [{"kind": "open"}] * (people - 1) + [{"kind": "program", "bot": "heuristic"}] * programs
        made = visitors[0].post("/api/tables", {"game": "illuminati", "seats": seats, "options": options})
        assert made.status == 201, made
        id = made.table["id"]
        for visitor in visitors[1:]:
            got = visitor.post(f"/api/tables/{id}/join", {})
            assert got.status == 200, got
        got = visitors[0].post(f"/api/tables/{id}/start")
        assert got.status == 200, got
        for seat, visitor in enumerate(visitors):
            actor = Actor(self, visitor, id, f"{self.seed}.{self.tables}.{seat}")
            self.actors.append(actor)

    def begin(self) -> None:
        """Let those play who don't yet."""
        for actor in self.actors:
            if actor.thread.ident is None:
                actor.thread.start()

    def park(self, timeout: float = 15.0) -> None:
        """Wait until everybody has noticed that the server is gone."""
        for actor in self.actors:
            assert actor.parked.wait(timeout), f"table {actor.player.table} goes on without a server"

    def end(self) -> None:
        """Stop everybody."""
        self.over.set()
        self.up.set()
        for actor in self.actors:
            if actor.thread.ident is not None:
                actor.thread.join(20)

    def kill(self, after: float, held: float = 0.0) -> None:
        """Kill the server after some seconds, and wait until everybody has noticed.

        Args:
            after: seconds.
            held: seconds that it stands still before, so that messages are surely on their way to it.
        """
        time.sleep(after)
        if held:
            os.kill(self.server.pid, signal.SIGSTOP)
            time.sleep(held)
        self.up.clear()
        self.server.kill()
        self.park()

    # What must be true

    def check(self) -> None:
        """Hold what is stored against what everybody was told. The server does not run."""
        stored = entries(self.server)
        chat = said(self.server)
        wrong = [complaint for actor in self.actors for complaint in actor.wrong]
        for table in {actor.player.table for actor in self.actors}:
            rows = stored.get(table, [])
            wrong += [
                f"table {table}: {text}" for text in self._check_table(table, rows, chat.get(table, []))
            ]
        assert not wrong, "\n".join(wrong)

    def _check_table(self, table: str, rows: list[Entry], chat: list[tuple[int, str]]) -> list[str]:
        wrong: list[str] = []
        actors = {actor.seat: actor for actor in self.actors if actor.player.table == table}
        if [row.at for row in rows] != list(range(1, len(rows) + 1)):
            wrong.append("the numbers of its entries have gaps")
        by_id: dict[tuple[int | None, str], list[Entry]] = {}
        for row in rows:
            if row.message is not None:
                by_id.setdefault((row.seat, row.message), []).append(row)
        for (seat, id), found in by_id.items():
            actor = actors.get(seat if seat is not None else -1)
            if len(found) > 1:
                wrong.append(f"message {id} of seat {seat} is stored {len(found)} times")
            if actor is None or id not in actor.sent:
                wrong.append(f"nobody in seat {seat} sent {id}")
                continue
            sent = actor.sent[id]
            if id in actor.refused:
                wrong.append(f"{id} was refused with {actor.refused[id]['code']} and is stored")
            if id not in actor.done and sent != actor.pending:
                wrong.append(f"{id} is stored, but its sender was told nothing and does not wait")
            if sent.type == "act":
                first = {k: v for k, v in found[0].lines[0].items() if k != "seat"}
                if first != sent.fields["actions"][0] or found[0].lines[0]["seat"] != seat:
                    wrong.append(f"{id} is stored as {found[0].lines[0]}, sent was {sent}")
        for seat, actor in actors.items():
            if actor.seen > len(rows):
                wrong.append(f"seat {seat} was shown entry {actor.seen} of {len(rows)}")
            for id, at in actor.done.items():
                sent = actor.sent[id]
                found = by_id.get((seat, id), [])
                # 0: it became no entry; an undo that needs consent, for one, is only a motion.
                wanted = [at] if at else []
                if [row.at for row in found] != wanted:
                    wrong.append(
                        f"{sent} was acknowledged as entry {at}, stored at {[row.at for row in found]}"
                    )
                if sent.type == "say":
                    times = chat.count((seat, sent.fields["text"]))
                    if times != 1:
                        wrong.append(f"seat {seat} said {sent.fields['text']!r} once, stored {times} times")
        return wrong

    def replay(self) -> int:
        """Play every table again by the rules from its seed; hold the end against the pictures. How many entries."""
        count = 0
        stored = entries(self.server)
        for table, row in table_rows(self.server).items():
            if row["status"] == "open":
                continue
            options = GAME.options(row.get("preset"), **row.get("options", {}))
            states = {0: GAME.new_from(options, len(row["seats"]), int(row["seed"]))}
            state = states[0]
            for entry in stored[table]:
                count += 1
                before = len(state.history()) if entry.at > 1 else 0
                if entry.kind == "move" and entry.at > 1:
                    state = state.copy()
                    for line in entry.lines:
                        if line["seat"] != "chance":
                            action = {k: v for k, v in line.items() if k != "seat"}
                            state.apply(GAME.decode(action), line["seat"])
                elif entry.kind == "undo":
                    state = states[entry.lines["back_to"]]
                if entry.kind == "move":
                    drawn = [
                        {"seat": "chance" if seat == CHANCE else seat, **GAME.encode(action)}
                        for seat, action in state.history()[before:]
                    ]
                    assert drawn == entry.lines, (
                        f"table {table}, entry {entry.at}: other lines than the seed's"
                    )
                states[entry.at] = state
            for actor in self.actors:
                if actor.player.table == table and actor.player.at:
                    shown = GAME.scene_of(states[actor.player.at], actor.seat)
                    told = msgspec.json.decode(msgspec.json.encode(shown))
                    assert bare(told) == bare(actor.player.scene), (
                        f"table {table}, seat {actor.seat}: the picture"
                    )
        return count


def bare(value: Any) -> Any:
    """JSON data without what is empty: a diff may write out what a whole picture leaves out."""
    if isinstance(value, dict):
        found = {key: bare(each) for key, each in value.items()}
        return {key: each for key, each in found.items() if each not in (None, False, 0, "", [], {})}
    if isinstance(value, list):
        return [bare(each) for each in value]
    return value


def entries(server: Server) -> dict[str, list[Entry]]:
    """All entries of a database, by table, past all our own code."""
    found: dict[str, list[Entry]] = {}
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        wanted = "SELECT table_id, at, kind, seat, message, data FROM entries ORDER BY table_id, at"
        for table, at, kind, seat, message, data in database.execute(wanted):
            found.setdefault(table, []).append(Entry(at, kind, seat, message, msgspec.json.decode(data)))
    return found


def said(server: Server) -> dict[str, list[tuple[int, str]]]:
    """All chat of a database: who said what, by table."""
    found: dict[str, list[tuple[int, str]]] = {}
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        for table, seat, text in database.execute(
            "SELECT table_id, seat, text FROM chat ORDER BY table_id, n"
        ):
            found.setdefault(table, []).append((seat, text))
    return found


def table_rows(server: Server) -> dict[str, Any]:
    """All tables of a database."""
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        return {id: msgspec.json.decode(body) for id, body in database.execute("SELECT id, body FROM tables")}
