"""Several processes at one address: every table is played in one of them, and nobody notices which."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conjura.server.others import Elsewhere, Others, pairs
from conjura.server.turns import Turn
from server.load.host import Server, Visitor
from server.load.player import Player

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sockets can't be handed over there")
WORKERS = 3
KEEPERS = Others(0, None, [None] * WORKERS)  # type: ignore[list-item]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("others"), workers=WORKERS, limit_factor=1000)
    server.start()
    yield server
    assert server.stop() in (0, -signal.SIGTERM)
    assert not server.left_behind()


class Kept:
    """A visitor who sends everything over one connection, as a browser does.

    Args:
        server: where.
        name: what to be called.
    """

    def __init__(self, server: Server, name: str) -> None:
        self.visitor = Visitor(server, name)
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=15)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer's JSON; it was a good one."""
        headers = {**self.visitor.headers(), "Content-Type": "application/json"}
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        got = self.line.getresponse()
        text = got.read()
        assert got.status < 300, (got.status, text)
        return json.loads(text)


def table_of(host: Visitor, guest: Visitor) -> str:
    """The id of a new table of two, begun."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    id: str = host.post("/api/tables", {"game": "illuminati", "seats": seats}).table["id"]
    assert guest.post(f"/api/tables/{id}/join").status == 200
    assert host.post(f"/api/tables/{id}/start").status == 200
    return id


def tables_everywhere(host: Visitor, guest: Visitor) -> list[str]:
    """A table in each of the processes."""
    found: dict[int, str] = {}
    while len(found) < WORKERS:
        id = table_of(host, guest)
        found.setdefault(KEEPERS.keeper(id), id)
    return list(found.values())


def test_one_connection_reaches_the_tables_of_all(server: Server) -> None:
    host, guest = Kept(server, "Host"), Kept(server, "Guest")
    made = set()
    for number in range(40):
        seats = [{"kind": "me"}, {"kind": "open"}]
        told = {"game": "illuminati", "title": f"Table {number}", "seats": seats}
        id = host.ask("POST", "/api/tables", told)["table"]["id"]
        assert guest.ask("POST", f"/api/tables/{id}/join", {})["seat"] == 1
        assert host.ask("GET", f"/api/tables/{id}")["title"] == f"Table {number}"
        made.add(KEEPERS.keeper(id))
    assert made == set(range(WORKERS))
    assert len(host.ask("GET", "/api/tables/mine")["tables"]) == 40


def test_a_table_is_played_whichever_process_keeps_it(server: Server) -> None:
    visitors = [Visitor(server, "One"), Visitor(server, "Two")]
    for id in tables_everywhere(*visitors):
        players = [Player(visitor, id) for visitor in visitors]
        for player in players:
            player.open()
        mine = [visitor.get("/api/tables/mine").data for visitor in visitors]
        assert [id in each.get("waiting", []) for each in mine].count(True) == 1
        assert all(id in each["seats"] for each in mine)
        moves = 0
        while moves < 6 and not players[0].scene.get("over"):
            asked = next(player for player in players if player.asked and player.asked["prompt"])
            answer = asked.ask("act", seen=asked.at, actions=[asked.asked["legal"][0]["action"]])
            assert answer["type"] == "done", answer
            for player in players:
                player.reach(answer["at"])
            moves += 1
        assert moves > 1


def test_what_somebody_is_called_and_whether_is_known_to_all(server: Server) -> None:
    host, guest = Visitor(server, "Before"), Visitor(server, "Other")
    ids = []
    seats = [{"kind": "me"}, {"kind": "open"}]
    while len({KEEPERS.keeper(id) for id in ids}) < WORKERS:
        ids.append(host.post("/api/tables", {"game": "illuminati", "seats": seats}).table["id"])
        assert guest.get(f"/api/tables/{ids[-1]}").data["seats"][0]["name"].startswith("Before")
    lines = [host.line(id) for id in ids]
    assert host.post("/api/session/name", {"name": "After"}).status == 200
    for id in ids:
        assert guest.get(f"/api/tables/{id}").data["seats"][0]["name"] == "After"
    assert host.request("DELETE", "/api/session").status == 200
    for id, line in zip(ids, lines, strict=True):
        told = [each for each in line.drain(1.0) if each["type"] == "closing"]
        assert told and told[0]["code"] == "gone"
        assert host.post(f"/api/tables/{id}/start").status == 401


def test_a_link_opens_a_seat_in_any_process(server: Server) -> None:
    host, guest = Visitor(server, "Host"), Visitor(server, "Guest")
    for id in tables_everywhere(host, guest):
        token = guest.post(f"/api/tables/{id}/link").data["token"]
        for _ in range(WORKERS):  # whichever hears of it
            device = Visitor(server)
            got = device.post("/api/claim", {"token": token})
            assert got.status == 200 and got.data["seat"] == 1, got
            assert device.get("/api/session").data["person"]["name"] == "Guest"


def test_what_is_counted_is_that_of_all(server: Server) -> None:
    Visitor(server, "Counted").get("/api/tables")
    lines = [each for each in server.fetch("GET", "/metrics").body.decode().splitlines() if each[:1] != "#"]
    names = [each.rpartition(" ")[0] for each in lines]
    assert len(names) == len(set(names))
    stored = next(float(each.split()[1]) for each in lines if each.startswith("conjura_entries_total"))
    again = server.fetch("GET", "/metrics").body.decode()
    assert f"conjura_entries_total {stored}" in again, "it depends on which process answers"


def test_a_process_that_dies_comes_back_with_its_tables(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2)
    server.start()
    try:
        visitors = [Visitor(server, "One"), Visitor(server, "Two")]
        keepers = Others(0, None, [None, None])  # type: ignore[list-item]
        id = table_of(*visitors)
        while keepers.mine(id):
            id = table_of(*visitors)
        players = [Player(visitor, id) for visitor in visitors]
        for player in players:
            player.open()
        mover = next(player for player in players if player.asked)
        done = mover.ask("act", seen=mover.at, actions=[mover.asked["legal"][0]["action"]])
        assert done["type"] == "done"
        os.kill(further(server), signal.SIGKILL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                opened = mover.open(timeout=10)
                break
            except OSError:
                time.sleep(0.2)
        assert opened["at"] == done["at"]
        server.kill()
        deadline = time.monotonic() + 15
        while server.left_behind() and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not server.left_behind(), "who is left without the first one does not end"
    finally:
        server.stop()


def further(server: Server) -> int:
    """The process with tables that the first one has started."""
    for pid in server.left_behind():
        if b"conjura.cli.crew" in Path(f"/proc/{pid}/cmdline").read_bytes():
            return pid
    raise AssertionError("there is none")


def test_others_are_asked_and_answer() -> None:
    async def run() -> None:
        ends = pairs(3)
        mouths = [mouth for _, mouth in ends]
        found = [Others(number, ears, mouths) for number, (ears, _) in enumerate(ends)]

        async def doubled(data: int) -> int:
            return 2 * data

        async def adopt(*_: Any) -> None:
            raise AssertionError

        for each in found:
            each.open({"doubled": doubled}, adopt)
        assert await found[1].ask("doubled", 4) == [8, 8]
        assert await Others().ask("doubled", 4) == []
        for each in found:
            each.close()

    asyncio.run(run())
    assert Others().mine("a") and Others().keeper("b") == 0
    assert Elsewhere(2).worker == 2


def test_who_is_alone_need_not_wait_for_a_turn(tmp_path: Path) -> None:
    with Turn(), Turn():
        pass
    path = tmp_path / "turn"
    path.touch()
    one = Turn(str(path))
    with one:
        pass
    with one:
        pass
