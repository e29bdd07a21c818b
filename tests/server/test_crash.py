"""The server is killed under load, its disk fills up, its database is locked: nothing that was acknowledged is lost,
nothing is done twice, and the tables go on.

``CRASHES=100`` (``make crash``) kills it a hundred times.
"""

from __future__ import annotations

import contextlib
import copy
import json
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import conjura
from conjura.engine.record import commitment_of
from server.load.crowd import Crowd, entries
from server.load.host import Server, Visitor
from server.load.line import Closed, Refused
from server.load.player import Player

CRASHES = int(os.environ.get("CRASHES", "8"))
SEED = int(os.environ.get("CRASH_SEED", "1"))
FREE = {
    "limit_factor": 100_000,
    "socket_rate": 100_000,
    "socket_burst": 100_000,
    "log": "text",
    "patience": 0.3,
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kills and limits processes as Linux does")


def crowd_at(server: Server, tables: int) -> Crowd:
    """Tables with all kinds of seats."""
    crowd = Crowd(server, SEED)
    for number in range(tables):
        if number % 3 == 2:
            crowd.table(2, programs=1, treasuries="owner")
        elif number % 2:
            crowd.table(2, max_turns=3)  # soon over
        else:
            crowd.table(3, hidden_goals=number % 3 == 1)
    crowd.begin()
    return crowd


def test_nothing_acknowledged_is_lost_or_doubled_however_often_the_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(SEED)
    server = Server(tmp_path, **FREE)
    server.start()
    crowd = crowd_at(server, 12)
    kills, orphans = 0, 0
    longest = 0.0
    try:
        for _ in range(CRASHES):
            crowd.kill(rng.uniform(0.1, 1.6), held=0.1 * (kills % 2))
            kills += 1
            crowd.check()
            orphans = max(orphans, settled(server))
            begun = time.monotonic()
            server.start()
            longest = max(longest, time.monotonic() - begun)
            crowd.up.set()
            # The next kill shall find much under way.
            while sum(not actor.finished for actor in crowd.actors) < 40:
                crowd.table(3, max_turns=12)
                crowd.table(2, programs=1)
            crowd.begin()
            assert not crowd.over.is_set(), [a.wrong for a in crowd.actors if a.wrong]
        time.sleep(0.5)
        crowd.up.clear()
        server.kill()
        crowd.park()
        crowd.check()
        count = crowd.replay()
        server.start()
        verified = verify(crowd)
    finally:
        crowd.end()
        server.stop()
    acknowledged = sum(len(actor.done) for actor in crowd.actors)
    resent = sum(actor.resent for actor in crowd.actors)
    print(
        f"\n{kills} kills, {acknowledged} messages acknowledged, {resent} sent again after a kill, {count} entries"
        f" at {crowd.tables} tables; {verified} records verified; ready again within {longest:.1f} s"
    )
    assert acknowledged > 20 * CRASHES and resent > 0
    assert orphans == 0, f"{orphans} processes outlived the server"


def verify(crowd: Crowd) -> int:
    """Hold the records of all games that are over against their published seeds. How many there were."""
    done: set[str] = set()
    for actor in crowd.actors:
        table = actor.player.table
        if actor.finished and table not in done:
            done.add(table)
            visitor = actor.player.visitor
            told = visitor.get(f"/api/tables/{table}").data
            record = conjura.Record.loads(visitor.get(f"/api/tables/{table}/record").body.decode())
            assert told["status"] == "over" and told["commitment"] == commitment_of(int(told["seed"]))
            assert record.commitment == told["commitment"]
            end = record.replay(seed=int(told["seed"]))
            assert end.over and list(end.winners) == told.get("winners", [])
    return len(done)


def settled(server: Server, patience: float = 3.0) -> int:
    """How many processes of a killed server are still there after a while."""
    end = time.monotonic() + patience
    while (left := server.left_behind()) and time.monotonic() < end:
        time.sleep(0.02)
    return len(left)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with few limits."""
    server = Server(tmp_path, **FREE)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def pair(server: Server) -> tuple[list[Player], str]:
    """Two people at a table, begun, with open lines."""
    visitors = [Visitor(server, "Ada"), Visitor(server, "Bo")]
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = visitors[0].post("/api/tables", {"game": "illuminati", "seats": seats}).table["id"]
    assert visitors[1].post(f"/api/tables/{id}/join").status == 200
    assert visitors[0].post(f"/api/tables/{id}/start").status == 200
    players = [Player(visitor, id, prefix=name) for name, visitor in zip("ab", visitors, strict=True)]
    for player in players:
        player.open()
    return players, id


def mover(players: list[Player]) -> Player:
    """Who is asked; everybody's picture shows the last entry."""
    end = time.monotonic() + 10
    while True:
        for player in players:
            player.ask("ping")
            player.settle()
        asked = [player for player in players if player.asked]
        if asked:
            return asked[0]
        assert time.monotonic() < end, "nobody is asked"  # a busy machine tells late


def act(players: list[Player], rng: random.Random) -> tuple[Player, dict[str, object]]:
    """A move that somebody could make now, and who."""
    player = mover(players)
    action = player.choice(rng)
    while action is not None and action["do"] == "leave":
        action = player.choice(rng)
    assert action is not None
    return player, {"seen": player.at, "actions": [action]}


def hold_against(server: Server, players: list[Player], id: str, code: str, lift: object) -> None:
    """While writing is hindered everything is refused with a code; afterwards the table goes on, nothing doubled."""
    rng = random.Random(5)
    player, move = act(players, rng)
    at = player.at
    stored = len(entries(server)[id])
    for attempt in range(3):
        answer = player.ask("act", id="hindered", **move)
        assert (answer["type"], answer["code"]) == ("no", code), answer
        assert answer.get("at", 0) == at
        assert player.ask("ping")["at"] == at, "reading goes on"
        assert player.ask("try", seen=at, actions=[])["type"] == "tried"
        if not attempt:
            said = player.ask("say", text="can you hear me?")
            assert (said["type"], said["code"]) == ("no", code), said
    other = next(each for each in players if each is not player)
    other.ask("ping")
    assert other.at == at, "nobody is shown what is not stored"
    refused = other.visitor.post("/api/tables", {"game": "illuminati"})
    assert (refused.status, refused.code) == (503, code), refused
    fresh = Visitor(server).post("/api/session", {"name": "Late"})
    assert (fresh.status, fresh.code) == (503, code), fresh
    assert server.ready()

    assert callable(lift)
    lift()
    assert len(entries(server)[id]) == stored
    answer = player.ask("act", id="hindered", **move)
    assert answer["type"] == "done" and answer["at"] == at + 1, answer
    again = player.ask("act", id="hindered", **move)
    assert again == answer, "the same message is answered, not carried out again"
    other.reach(at + 1)
    for _ in range(20):
        if any(each.scene.get("over") for each in players):
            break  # the server's dice are nobody's to choose: two who play at random may lose everything soon
        player, move = act(players, rng)
        assert player.ask("act", **move)["type"] == "done"
    rows = entries(server)[id]
    assert [row.message for row in rows].count("hindered") == 1
    assert Visitor(server).post("/api/session", {"name": "Late"}).status == 200
    assert players[0].visitor.post("/api/tables", {"game": "illuminati"}).status == 201
    assert "Traceback" not in server.said()


def test_a_locked_database_is_a_clear_refusal_and_the_table_goes_on(server: Server) -> None:
    players, id = pair(server)
    mover(players)  # the opening is stored
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        hold_against(server, players, id, "locked", lambda: other.execute("ROLLBACK"))


def test_files_that_may_not_grow_are_a_clear_refusal_and_the_table_goes_on(server: Server) -> None:
    players, id = pair(server)
    mover(players)
    log = server.database.with_name(server.database.name + "-wal")

    def limit(size: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    limit(log.stat().st_size)
    hold_against(server, players, id, "disk_full", lambda: limit(resource.RLIM_INFINITY))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 3 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if mount is None or os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    if subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=3m", "none", str(folder)], capture_output=True
    ).returncode:
        pytest.skip("no small disk can be made here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


def test_a_full_disk_is_a_clear_refusal_and_the_table_goes_on(small_disk: Path, tmp_path: Path) -> None:
    server = Server(small_disk, **FREE)
    server.log = tmp_path / "log"
    server.start()
    try:
        players, id = pair(server)
        mover(players)
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        hold_against(server, players, id, "disk_full", filler.unlink)
    finally:
        server.stop()


def test_a_disk_that_fills_up_and_a_database_that_is_locked_under_load_lose_and_double_nothing(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, **FREE)
    server.start()
    rng = random.Random(9)
    crowd = crowd_at(server, 6)
    log = server.database.with_name(server.database.name + "-wal")
    try:
        for number in range(10):
            time.sleep(rng.uniform(0.1, 0.4))
            if number % 2:
                size = log.stat().st_size + rng.randrange(20_000)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
                time.sleep(rng.uniform(0.2, 0.5))
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            else:
                with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
                    other.execute("PRAGMA busy_timeout = 5000")
                    other.execute("BEGIN IMMEDIATE")
                    time.sleep(rng.uniform(0.4, 0.7))
                    other.execute("ROLLBACK")
            if number == 6:  # with a full disk there may be no way to end well
                resource.prlimit(
                    server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY)
                )
                crowd.kill(0.3)
                crowd.check()
                server.start()
                crowd.up.set()
            assert not crowd.over.is_set(), [actor.wrong for actor in crowd.actors if actor.wrong]
        time.sleep(1)
        crowd.up.clear()
        assert server.stop() in (0, -15)
        crowd.park()
        crowd.check()
        crowd.replay()
        assert crowd.hindered  # how often depends on the machine
        assert "Traceback" not in server.said()
    finally:
        crowd.end()
        server.stop()


def test_a_server_that_starts_on_a_locked_database_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path, **FREE)
    server.start()
    players, id = pair(server)
    assert players[0].ask("ping")["type"] == "pong"
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        # It starts, or says in a sentence why not; it never hangs and never shows a traceback.
        with contextlib.suppress(AssertionError):
            server.start(10)
        assert "Traceback" not in server.said(), server.said()
        other.execute("ROLLBACK")
    if server.process is None or server.process.poll() is not None:
        server.start()
    try:
        for player in players:
            player.open()
        player, move = act(players, random.Random(3))
        assert player.ask("act", **move)["type"] == "done"
    finally:
        server.stop()
    assert entries(server)[id]


def test_a_clean_end_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, **FREE)
    server.start()
    crowd = Crowd(server, 3)
    crowd.table(3)
    crowd.table(2, programs=1)
    crowd.begin()
    watcher = Player(Visitor(server, "Eve"), crowd.actors[0].player.table)
    watcher.open()
    time.sleep(0.7)
    crowd.up.clear()
    assert server.stop() in (0, -15)
    crowd.park()
    last = [message for message in watcher_rest(watcher) if message["type"] == "closing"]
    assert last and last[0]["code"] == "shutdown" and last[0].get("wait", 1000) is not None
    crowd.check()
    assert settled(server) == 0
    server.start()
    crowd.up.set()
    time.sleep(0.3)
    crowd.up.clear()
    assert server.stop() in (0, -15)
    crowd.park()
    crowd.check()
    crowd.replay()
    crowd.end()


def test_two_servers_on_one_database_double_nothing_and_find_together_again(tmp_path: Path) -> None:
    """Nobody should do that; who does it (``make play`` in two terminals) must not wreck a table."""
    server, second = Server(tmp_path, **FREE), Server(tmp_path, **FREE)
    second.log = tmp_path / "log2"
    server.start()
    rng = random.Random(8)
    try:
        players, id = pair(server)
        second.start()
        there = []
        for player in players:
            visitor = copy.copy(player.visitor)
            visitor.server = second
            there.append(Player(visitor, id, prefix=f"second-{player.prefix}"))
            there[-1].open()
        for _ in range(3):
            player, move = act(players, rng)
            assert player.ask("act", **move)["type"] == "done"
        at = player.at
        late = next(each for each in there if each.asked)
        action = late.choice(rng)
        with pytest.raises(Closed):  # come again: the table has to be read anew
            answer = late.ask("act", seen=late.at, actions=[action])
            assert (answer["type"], answer["code"]) == ("no", "storage"), answer
            while True:
                late.until(lambda message: False)
        for each in there:
            each.open()
            assert each.at == at
        player, move = act(there, rng)
        assert player.ask("act", **move)["type"] == "done"
        assert [row.at for row in entries(server)[id]] == list(range(1, at + 2))
        assert "Traceback" not in server.said() + second.said()
    finally:
        server.stop()
        second.stop()


def test_a_table_that_was_tampered_with_is_noticed_and_harms_no_other(tmp_path: Path) -> None:
    server = Server(tmp_path, **FREE)
    server.start()
    rng = random.Random(4)
    players, id = pair(server)
    others, other = pair(server)
    for _ in range(4):  # nobody can be out of the game so soon
        for each in (players, others):
            player, move = act(each, rng)
            assert player.ask("act", **move)["type"] == "done"
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        data = entries(server)[id][0].lines
        rolled = next(line for line in data if line["do"] in ("draw", "deal", "roll"))
        rolled.update(
            {"do": "roll", "total": 12} if rolled["do"] != "roll" else {"total": rolled["total"] % 12 + 1}
        )
        rolled.pop("card", None)
        wanted = "UPDATE entries SET data = ? WHERE table_id = ? AND at = 1"
        database.execute(wanted, (json.dumps(data).encode(), id))
        database.commit()
    server.start()
    try:
        got = players[0].visitor.get(f"/api/tables/{id}")
        assert (got.status, got.code) == (500, "unreadable"), got
        with pytest.raises(Refused) as no:
            players[0].visitor.line(id)
        assert no.value.code == "unreadable"
        for player in others:
            player.open()
        player, move = act(others, rng)
        assert player.ask("act", **move)["type"] == "done"
        mine = players[0].visitor.get("/api/tables/mine")
        assert mine.status == 200 and mine.data["tables"][0]["id"] == id
        assert "Traceback" not in server.said()
        assert entries(server)[other]
    finally:
        server.stop()


def watcher_rest(player: Player) -> list[dict[str, object]]:
    """What a line still had to say."""
    assert player.line is not None
    return player.line.drain(1.0)
