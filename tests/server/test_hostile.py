"""Hostile clients against a real server: everything is refused with a reason, nothing is leaked, the table lives.

Each case is a function of a ``Scene``: a server, a table at which four people play, and whoever attacks. After it the
table must take a legal move that everybody sees, and nothing that the attackers heard may hold a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from conjura.server import heads
from conjura.server.socket import Connection
from conjura.server.table import Table
from server.fakes import Client, MemoryStore, filled, house_of, plain_scene, row_of
from server.load.crowd import bare, table_rows
from server.load.host import Answer, Server, Visitor, free_port
from server.load.line import BINARY, CLOSE, PING, TEXT, Closed, Line, Refused, answers, frame
from server.load.player import Player

Case = Callable[["Scene"], None]
CASES: dict[str, Case] = {}
SCRIPT = "<script>alert(1)</script>"
SECONDS = 6.0


def case(function: Case) -> Case:
    """A case, by its name."""
    CASES[function.__name__] = function
    return function


def cases(**each: Any) -> Callable[[Callable[[Scene, Any], None]], Callable[[Scene, Any], None]]:
    """One case a value, each with a name of its own."""

    def register(function: Callable[[Scene, Any], None]) -> Callable[[Scene, Any], None]:
        for name, value in each.items():
            CASES[f"{function.__name__}[{name}]"] = lambda scene, value=value: function(scene, value)
        return function

    return register


class Scene:
    """What a case plays with.

    Args:
        server: which runs.

    Attributes:
        players: the four at the table, with open lines.
        id: the table.
        other: another table, private, of other people.
        watcher: an honest onlooker.
        attackers: who was let in through ``visitor``, ``player`` or ``line``.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(7)
        self.players: list[Player] = []
        self.id = ""
        self.watcher: Player
        self.other = ""
        self.others: list[Visitor] = []
        self.attackers: list[Visitor] = []
        self.lines: list[Line] = []
        self.sent = ""
        self.secrets: dict[str, str] = {}

    # The table

    def ready(self) -> None:
        """A game is under way, all lines are open, all pictures are of now."""
        if self.players:
            self.players[0].open()
        if not self.players or self.players[0].info["status"] == "over":
            self._begin()
        self.gather()
        self.attackers.clear()
        self.lines.clear()
        self.sent = ""

    def _begin(self) -> None:
        visitors = [Visitor(self.server, name) for name in ("Ada", "Bo", "Cy", "Di")]
        self.id = table_of(visitors, title="Lodge").table["id"]
        self.players = [Player(visitor, self.id, prefix=f"{n}-") for n, visitor in enumerate(visitors)]
        self.watcher = Player(Visitor(self.server, "Eve"), self.id)
        self.others = [Visitor(self.server, name) for name in ("Xi", "Yo")]
        self.other = table_of(self.others, spectators="off").table["id"]
        for player in [*self.players, self.watcher]:
            player.open()
        rows = table_rows(self.server)
        self.secrets.clear()
        for id in (self.id, self.other):
            self.secrets[f"seed of {id}"] = rows[id]["seed"]
        for number, visitor in enumerate([*visitors, *self.others, self.watcher.visitor]):
            self.secrets[f"token {number}"] = visitor.token or ""

    @property
    def mover(self) -> Player:
        """Who is asked."""
        return next(player for player in self.players if player.asked)

    @property
    def idler(self) -> Player:
        """Somebody who is not."""
        return next(player for player in self.players if not player.asked)

    def move(self) -> dict[str, Any]:
        """A move that the mover could make."""
        while True:
            action = self.mover.choice(self.rng)
            assert action is not None
            if action["do"] not in ("leave", "offer"):
                return action

    def gather(self) -> None:
        """All honest lines are open, and show the same."""
        everybody = [*self.players, self.watcher]
        for player in everybody:
            if not alive(player):
                player.open()
        for player in everybody:
            player.reach(max(each.at for each in everybody))

    def lives(self) -> None:
        """A legal move goes through, and everybody sees it."""
        self.gather()
        if self.players[0].info["status"] == "over":
            assert self.players[0].scene["over"]
            return
        mover = self.mover
        answer = mover.ask("act", seen=mover.at, actions=[self.move()])
        assert answer["type"] == "done", answer
        for player in [*self.players, self.watcher]:
            player.reach(answer["at"])

    def is_as_it_was(self, at: int) -> None:
        """Nobody has moved."""
        assert self.players[0].ask("ping")["at"] == at

    # Attackers

    def visitor(self, name: str | None = "Mallory") -> Visitor:
        """Somebody who means no good."""
        visitor = Visitor(self.server, name)
        self.attackers.append(visitor)
        return visitor

    def line(
        self, table: str | None = None, visitor: Visitor | None = None, sit: bool = True, **told: Any
    ) -> Line:
        """An attacker's line."""
        visitor = visitor or self.visitor()
        line = visitor.line(self.id if table is None else table, **told)
        if all(visitor is not player.visitor for player in self.players):
            self.lines.append(line)
        if sit:
            line.send({"type": "sit", "id": "sit"})
            assert line.receive()["type"] == "opened"
        return line

    def onlooker(self) -> Player:
        """An attacker who watches the table."""
        player = Player(self.visitor(), self.id, prefix="x")
        player.open()
        assert player.line is not None
        self.lines.append(player.line)
        return player

    def clean(self) -> None:
        """Nothing that attackers heard is a secret."""
        heard = b"".join(
            [*(b for a in self.attackers for b in a.heard), *(b for x in self.lines for b in x.heard)]
        )
        text = heard.decode("utf-8", "replace")
        if self.players[0].info["status"] == "over":
            self.secrets.pop(f"seed of {self.id}", None)
        for what, secret in {**self.secrets, **self.hands()}.items():
            assert not secret or secret not in text or secret in self.sent, (
                f"the attacker was told the {what}"
            )
        assert "Traceback" not in text and 'File "' not in text and "sqlite" not in text.lower()

    def hands(self) -> dict[str, str]:
        """Specials that some seat holds and nobody else has seen: quoted as JSON has them."""
        public = b"".join(self.watcher.line.heard if self.watcher.line is not None else ()).decode()
        found = {}
        for player in self.players:
            for special in player.scene["seats"][player.seat].get("hand", []):
                slug = f'"{special["card"]}"'
                if not special.get("seen_by") and slug not in public:
                    found[f"hand of {player.seat}"] = slug
        return found


def alive(player: Player) -> bool:
    """Whether a line still answers."""
    if player.line is None:
        return False
    try:
        return bool(player.ask("ping")["type"] == "pong")
    except (Closed, TimeoutError):
        return False


def table_of(visitors: list[Visitor], begin: bool = True, **told: Any) -> Answer:
    """A table of these people, begun."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(visitors) - 1)
    made = visitors[0].post("/api/tables", {"game": "illuminati", "seats": seats, **told})
    assert made.status == 201, made
    for visitor in visitors[1:]:
        got = visitor.post(f"/api/tables/{made.table['id']}/join")
        assert got.status == 200, got
    if begin:
        made = visitors[0].post(f"/api/tables/{made.table['id']}/start")
        assert made.status == 200, made
    return made


def reply(line: Line, type: str = "no", timeout: float | None = None) -> Any:
    """The next answer on a line; what is told to everybody is passed over."""
    while True:
        message = line.receive(timeout)
        if message["type"] not in ("info", "moved", "said", "motions", "clock"):
            assert message["type"] == type, message
            return message


def refused(answer: Any, *codes: str) -> None:
    """A message was refused with one of some codes."""
    assert answer["type"] == "no", answer
    assert answer["code"] in codes, answer


def denied(answer: Answer, status: int, *codes: str) -> None:
    """A request was refused with a status and one of some codes."""
    assert answer.status == status and (not codes or answer.code in codes), answer
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in answer.headers


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server with a scene, whose limits by address are out of the way and those of a line are not."""
    server = Server(tmp_path_factory.mktemp("hostile"), limit_factor=1, **ROOMY)
    server.start()
    try:
        yield Scene(server)
        said = server.said()
    finally:
        assert server.stop() in (0, -15)
    assert "Traceback" not in said, said[said.index("Traceback") - 2000 :][:5000]


ROOMY = {
    "requests_per_minute": 1_000_000,
    "sessions_per_hour": 100_000,
    "logins_per_hour": 100_000,
    "tables_per_hour": 100_000,
    "tables_per_person": 200,
    "sockets_per_address": 1000,
    "sockets_per_table": 60,
    "socket_rate": 200,
    "socket_burst": 400,
    "chat_per_minute": 10_000,
}


@pytest.fixture
def scene(running: Scene) -> Scene:
    """The scene, ready."""
    running.ready()
    return running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a case."""
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(CASES))


def test_a_hostile_client_gets_nowhere_and_the_table_lives(name: str, scene: Scene) -> None:
    CASES[name](scene)
    scene.clean()
    scene.lives()


def test_there_are_at_least_eighty_cases() -> None:
    assert len(CASES) >= 80


# Whose seat it is


@case
def nobody_acts_from_a_seat_that_is_not_asked(scene: Scene) -> None:
    idler, at = scene.idler, scene.mover.at
    refused(idler.ask("act", seen=at, actions=[scene.move()]), "not_asked")
    scene.is_as_it_was(at)


@case
def an_onlooker_does_not_act(scene: Scene) -> None:
    onlooker, at = scene.onlooker(), scene.mover.at
    refused(onlooker.ask("act", seen=at, actions=[scene.move()]), "not_seated")
    scene.is_as_it_was(at)


def _as_onlooker(scene: Scene, message: dict[str, Any]) -> None:
    onlooker = scene.onlooker()
    refused(onlooker.ask(**message), "not_seated")
    assert onlooker.opened["you"] is None if "you" in onlooker.opened else True
    assert not onlooker.asked


cases(
    tries={"type": "try", "seen": 0, "actions": []},
    prospects={"type": "prospect", "card": "fbi"},
    undoes={"type": "undo"},
    moves_a_motion={"type": "move", "what": "pause"},
    votes={"type": "vote", "motion": 1, "yes": True},
    stands={"type": "standing", "rule": "rest_of_turn"},
    substitutes={"type": "substitute", "on": True},
    says={"type": "say", "text": "hello"},
    whispers={"type": "say", "text": "psst", "to": 0},
    mutes={"type": "mute", "seat": 0, "on": True},
)(_as_onlooker)


@case
def a_stranger_without_a_session_only_looks_on(scene: Scene) -> None:
    line = scene.line(visitor=scene.visitor(None))
    line.send({"type": "act", "id": "a", "seen": 0, "actions": [scene.move()]})
    refused(reply(line), "not_seated")


@cases(
    made_up="A" * 32,
    empty="",
    long="x" * 4000,
    strange="%00%ff'; DROP TABLE sessions; --",
    hash="0" * 64,
    quoted='"conjura"',
)
def a_forged_cookie_opens_no_seat(scene: Scene, token: str) -> None:
    forger = scene.visitor(None)
    forger.token = token
    got = forger.get("/api/session")
    assert got.status == 200 and got.data["person"] is None
    denied(forger.post(f"/api/tables/{scene.id}/leave"), 401, "no_session")
    line = scene.line(visitor=forger)
    line.send({"type": "act", "id": "a", "seen": 0, "actions": [scene.move()]})
    refused(reply(line), "not_seated")


@case
def a_bearer_token_with_one_letter_changed_opens_no_seat(scene: Scene) -> None:
    token = scene.mover.visitor.token or ""
    forged = token[:-1] + ("A" if token[-1] != "A" else "B")
    scene.sent += forged
    got = scene.server.fetch("GET", "/api/tables/mine", headers={"Authorization": f"Bearer {forged}"})
    denied(got, 401, "no_session")


@case
def a_token_that_was_given_up_opens_no_seat(scene: Scene) -> None:
    leaver = scene.visitor("Leaver")
    id = table_of([leaver, scene.visitor("Stayer")]).table["id"]
    token = leaver.token
    assert leaver.request("DELETE", "/api/session").status == 200
    leaver.token = token
    assert leaver.get("/api/session").data["person"] is None
    line = scene.line(id, leaver)
    line.send({"type": "substitute", "id": "a", "on": True})
    refused(reply(line), "not_seated")


@case
def an_open_line_ends_with_its_session(scene: Scene) -> None:
    leaver = scene.visitor("Leaver")
    id = table_of([leaver, scene.visitor("Stayer")]).table["id"]
    line = scene.line(id, leaver)
    assert leaver.request("DELETE", "/api/session").status == 200
    line.send({"type": "say", "id": "a", "text": "still here"})
    told = line.drain(0.3)
    assert not [each for each in [*told, *answers(told)] if each["type"] in ("done", "said")], told


@case
def the_token_in_the_address_is_not_looked_at(scene: Scene) -> None:
    token = scene.mover.visitor.token
    scene.sent += str(token)
    got = scene.server.fetch("GET", f"/api/tables/mine?token={token}&conjura={token}")
    denied(got, 401, "no_session")


@case
def a_cookie_twice_is_no_way_round(scene: Scene) -> None:
    told = {"Cookie": "conjura=x; conjura=y", "Origin": scene.server.origin}
    assert scene.server.fetch("GET", "/api/session", headers=told).data["person"] is None


@case
def a_line_follows_its_person_when_the_seat_is_taken_over(scene: Scene) -> None:
    owner, thief = scene.visitor("Owner"), scene.visitor("Heir")
    id = table_of([owner, scene.visitor("Stayer")]).table["id"]
    link = owner.post(f"/api/tables/{id}/link").data["token"]
    scene.sent += link
    line = scene.line(id, owner)
    table_of([thief], seats=[{"kind": "me"}, {"kind": "program"}])
    assert thief.post("/api/claim", {"token": link}).status == 200
    line.send({"type": "substitute", "id": "a", "on": True})
    told = answers(line.drain(0.3))
    assert not [each for each in told if each["type"] == "done"], told


# Links


@case
def a_link_that_was_used_up_opens_nothing(scene: Scene) -> None:
    owner, heir, third = (scene.visitor(name) for name in ("Owner", "Heir", "Third"))
    for each in (heir, third):
        table_of([each], seats=[{"kind": "me"}, {"kind": "program"}])
    id = table_of([owner, scene.visitor("Stayer")]).table["id"]
    link = owner.post(f"/api/tables/{id}/link").data["token"]
    scene.sent += link
    assert heir.post("/api/claim", {"token": link}).status == 200
    denied(third.post("/api/claim", {"token": link}), 404, "link")
    denied(owner.post("/api/claim", {"token": link}), 404, "link")


@cases(unknown="A" * 32, empty="", long="A" * 101, number=5, none=None, sql="' OR 1=1 --", surrogate="\ud800")
def a_link_that_is_none_opens_nothing(scene: Scene, token: Any) -> None:
    got = scene.visitor().post("/api/claim", {"token": token})
    assert got.status in (400, 404, 422) and got.code in ("link", "malformed"), got


@case
def a_link_to_anothers_seat_is_not_made(scene: Scene) -> None:
    denied(scene.visitor().post(f"/api/tables/{scene.id}/link"), 403, "not_seated")


@case
def a_seat_link_opens_no_account(scene: Scene) -> None:
    owner = scene.visitor("Owner")
    got = owner.post("/api/account", {"name": f"owner {scene.rng.random()}"[:24], "password": "long enough"})
    assert got.status == 201, got
    id = table_of([owner, scene.visitor("Stayer")]).table["id"]
    link = owner.post(f"/api/tables/{id}/link").data["token"]
    scene.sent += link
    device = scene.visitor(None)
    assert device.post("/api/claim", {"token": link}).status == 200
    assert device.get("/api/session").data["person"]["account"] is None
    assert device.get("/api/session").data["person"]["id"] != owner.id


# Other sites


@cases(
    evil="http://evil.example",
    null="null",
    lookalike="http://127.0.0.1.evil.example",
    other_port="http://127.0.0.1:1",
    https="https://127.0.0.1",
    suffix="http://127.0.0.1",
)
def another_sites_page_can_do_nothing_in_a_visitors_name(scene: Scene, origin: str) -> None:
    victim = scene.visitor("Victim")
    denied(victim.request("POST", "/api/tables", {"game": "illuminati"}, origin=origin), 403, "origin")
    denied(victim.request("DELETE", "/api/session", origin=origin), 403, "origin")
    with pytest.raises(Refused) as no:
        victim.line(scene.id, origin=origin)
    assert no.value.status == 403 and no.value.code == "origin"


@case
def a_cookie_without_an_origin_is_refused(scene: Scene) -> None:
    victim = scene.visitor("Victim")
    told = {"Cookie": f"conjura={victim.token}", "Content-Type": "application/json"}
    denied(scene.server.fetch("POST", "/api/tables", b'{"game":"illuminati"}', told), 403, "origin")
    with pytest.raises(Refused) as no:
        Line(scene.server.port, f"/api/tables/{scene.id}/socket", [("Cookie", told["Cookie"])])
    assert no.value.status == 403


@cases(
    form="application/x-www-form-urlencoded",
    plain="text/plain",
    multipart="multipart/form-data; boundary=x",
    disguised="text/plain; application/json",
    none="",
    xml="application/xml",
)
def a_form_of_another_site_is_no_json(scene: Scene, media: str) -> None:
    victim = scene.visitor("Victim")
    body = b'{"game":"illuminati"}'
    denied(victim.request("POST", "/api/tables", body, content_type=media), 415, "media_type")


@case
def a_cookie_is_shown_to_no_script_and_no_other_site(scene: Scene) -> None:
    got = scene.visitor(None).post("/api/session", {"name": "Zoe"})
    cookie = got.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "access-control-allow-origin" not in got.headers


@case
def another_sites_preflight_is_not_granted(scene: Scene) -> None:
    told = {"origin": "http://evil.example", "access_control_request_method": "POST"}
    got = scene.visitor(None).request("OPTIONS", "/api/tables", **told)
    assert got.status >= 400 and not [name for name in got.headers if name.startswith("access-control")]


# Frames that are none


def _bad_text(scene: Scene, text: str | bytes) -> None:
    line = scene.line(visitor=scene.idler.visitor)
    line.send(text)
    refused(reply(line), "malformed")
    line.send({"type": "ping", "id": "p"})
    reply(line, "pong")  # one bad frame does not end a line


DEEP = '{"type":"act","id":"a","seen":0,"actions":[{"do":' + "[" * 12000 + "]" * 12000 + "}]}"
DEEPER = '{"type":"act","id":"a","seen":0,"actions":[' + '{"a":' * 3000 + "1" + "}" * 3000 + "]}"

cases(
    words="hello",
    empty="",
    half='{"type":"ping","id":',
    array="[]",
    number="5",
    null="null",
    string='"ping"',
    no_type='{"id":"a"}',
    no_id='{"type":"ping"}',
    unknown_type='{"type":"cheat","id":"a"}',
    servers_type='{"type":"done","id":"a","at":5}',
    unknown_field='{"type":"ping","id":"a","admin":true}',
    empty_id='{"type":"ping","id":""}',
    long_id='{"type":"ping","id":"' + "x" * 41 + '"}',
    number_id='{"type":"ping","id":1}',
    null_id='{"type":"ping","id":null}',
    type_number='{"type":1,"id":"a"}',
    nan='{"type":"sit","id":"a","seen":NaN}',
    infinity='{"type":"sit","id":"a","seen":1e999}',
    fraction='{"type":"sit","id":"a","seen":1.5}',
    negative='{"type":"sit","id":"a","seen":-1}',
    huge='{"type":"sit","id":"a","seen":' + "9" * 400 + "}",
    past_exact='{"type":"sit","id":"a","seen":9007199254740993}',
    text_seen='{"type":"sit","id":"a","seen":"0"}',
    bool_seen='{"type":"sit","id":"a","seen":true}',
    actions_object='{"type":"act","id":"a","seen":0,"actions":{}}',
    actions_null='{"type":"act","id":"a","seen":0,"actions":null}',
    actions_texts='{"type":"act","id":"a","seen":0,"actions":["pass"]}',
    too_many_actions='{"type":"act","id":"a","seen":0,"actions":[' + ",".join(['{"do":"pass"}'] * 65) + "]}",
    too_many_tests='{"type":"try","id":"a","seen":0,"tests":[' + ",".join(['{"do":"pass"}'] * 65) + "]}",
    surrogate='{"type":"say","id":"a","text":"\\ud800"}',
    bad_escape='{"type":"say","id":"a","text":"\\x41"}',
    control='{"type":"say","id":"a","text":"\x01"}',
    trailing='{"type":"ping","id":"a"} {"type":"ping","id":"b"}',
    bom="\ufeff" + '{"type":"ping","id":"a"}',
    comment='{"type":"ping","id":"a"/* */}',
    single_quotes="{'type':'ping','id':'a'}",
    deep=DEEP,
    deep_objects=DEEPER,
    chat_too_long='{"type":"say","id":"a","text":"' + "x" * 501 + '"}',
    chat_empty='{"type":"say","id":"a","text":""}',
    chat_number='{"type":"say","id":"a","text":5}',
    chat_to_far='{"type":"say","id":"a","text":"x","to":16}',
    mute_far='{"type":"mute","id":"a","seat":-1,"on":true}',
    mute_text='{"type":"mute","id":"a","seat":0,"on":"yes"}',
    rule_unknown='{"type":"standing","id":"a","rule":"always_win"}',
    motion_unknown='{"type":"move","id":"a","what":"kick"}',
    vote_text='{"type":"vote","id":"a","motion":"1","yes":true}',
    card_long='{"type":"prospect","id":"a","card":"' + "x" * 61 + '"}',
    card_number='{"type":"prospect","id":"a","card":7}',
)(_bad_text)


@case
def bytes_that_are_no_utf8_end_the_line_and_nothing_else(scene: Scene) -> None:
    line = scene.line()
    line.raw(frame(TEXT, b'{"type":"say","id":"a","text":"\xff\xfe"}'))
    got = line.drain(0.3)
    assert not [each for each in got if each["type"] != "no"]


@case
def a_lone_surrogate_in_raw_bytes_ends_the_line_and_nothing_else(scene: Scene) -> None:
    line = scene.line()
    line.send('{"type":"say","id":"a","text":"\ud800"}')
    got = line.drain(0.3)
    assert not [each for each in got if each["type"] != "no"]


@case
def a_binary_frame_is_read_as_text_or_refused(scene: Scene) -> None:
    line = scene.line()
    line.raw(frame(BINARY, b"\x00\x01\x02\xff"))
    refused(reply(line), "malformed")


@cases(
    reserved_bits=frame(TEXT, b"{}", rsv=7),
    unknown_opcode=frame(5, b"{}"),
    unmasked=frame(TEXT, b'{"type":"ping","id":"a"}', mask=False),
    long_ping=frame(PING, b"x" * 200),
    split_ping=frame(PING, b"x", fin=False),
    lone_continuation=frame(0, b"x"),
    bad_close=frame(CLOSE, b"\x00"),
    close_code=frame(CLOSE, b"\x00\x05bye"),
    rubbish=bytes(range(256)),
    http=b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
)
def a_broken_frame_ends_the_line(scene: Scene, data: bytes) -> None:
    line = scene.line()
    line.raw(data)
    with pytest.raises(Closed):
        while True:
            assert line.receive(SECONDS)["type"] in ("no", "info", "moved")


@case
def a_frame_too_large_is_refused(scene: Scene) -> None:
    line = scene.line()
    with contextlib.suppress(Closed):
        line.send('{"type":"say","id":"a","text":"' + "x" * 40_000 + '"}')
    with pytest.raises(Closed) as closed:
        while True:
            refused(line.receive(SECONDS), "too_big", "malformed")
    assert closed.value.code in (0, 1009)


@case
def a_frame_that_claims_to_be_gigantic_is_refused_before_it_comes(scene: Scene) -> None:
    line = scene.line()
    line.raw(frame(TEXT, b"{", length=2**62))
    with pytest.raises(Closed):
        line.receive(SECONDS)


@case
def many_small_pieces_do_not_add_up_to_a_large_message(scene: Scene) -> None:
    line = scene.line()
    with pytest.raises(Closed):
        line.raw(frame(TEXT, b"[", fin=False))
        for _ in range(2000):
            line.raw(frame(0, b"1" * 1000, fin=False))
        line.receive(SECONDS)


@case
def a_message_in_pieces_waits_and_hinders_nobody(scene: Scene) -> None:
    line = scene.line()
    whole = b'{"type":"ping","id":"slow"}'
    for place, letter in enumerate(whole):
        line.raw(frame(TEXT if not place else 0, bytes([letter]), fin=place == len(whole) - 1))
        if place == 10:
            scene.lives()
    assert [each for each in line.drain(0.3) if each["type"] == "pong"]


@case
def a_frame_that_never_ends_hinders_nobody(scene: Scene) -> None:
    line = scene.line()
    line.raw(frame(TEXT, b'{"type":"ping","id":"a"}')[:9])
    scene.lives()
    line.close()


@case
def half_open_sockets_hinder_nobody(scene: Scene) -> None:
    lines = [socket.create_connection(("127.0.0.1", scene.server.port)) for _ in range(60)]
    for number, line in enumerate(lines):
        line.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX: "[: 5 + number % 40])
    scene.lives()
    for line in lines:
        line.close()


@case
def a_line_that_sits_down_and_vanishes_hinders_nobody(scene: Scene) -> None:
    for _ in range(20):
        line = scene.line(visitor=scene.idler.visitor)
        line.send({"type": "try", "id": "t", "seen": 0})
        line.close()


@case
def a_reader_who_never_reads_hinders_nobody(scene: Scene) -> None:
    line = scene.line(buffer=2048)
    for number in range(300):
        with contextlib.suppress(Closed):
            line.raw(frame(TEXT, b'{"type":"sit","id":"s%d"}' % number))
    for _ in range(10):
        scene.lives()
    line.close()


@case
def messages_before_sitting_down_are_refused(scene: Scene) -> None:
    line = scene.line(visitor=scene.mover.visitor, sit=False)
    line.send({"type": "act", "id": "a", "seen": 0, "actions": [scene.move()]})
    refused(reply(line), "sit_first")
    line.send({"type": "ping", "id": "p"})
    reply(line, "pong")


# Floods


@case
def a_flood_of_messages_ends_the_line_that_sends_it(scene: Scene) -> None:
    line = scene.line(visitor=scene.idler.visitor)
    with pytest.raises(Closed):
        for number in range(20_000):
            line.send({"type": "ping", "id": str(number)})
            if number % 50 == 0:
                line.drain(0.001)
        while True:
            line.receive(SECONDS)
    closing = [json.loads(each) for each in line.heard[-3:] if b'"closing"' in each]
    assert not closing or closing[0]["code"] == "flood"
    assert any(b'"too_often"' in each for each in line.heard)


@case
def a_flood_of_rubbish_ends_the_line_that_sends_it(scene: Scene) -> None:
    line = scene.line()
    with pytest.raises(Closed):
        for _ in range(1000):
            line.send("rubbish")
        while True:
            line.receive(SECONDS)


@case
def a_flood_of_tries_does_not_stop_the_table(scene: Scene) -> None:
    mover = scene.mover
    lines = [scene.line(visitor=mover.visitor) for _ in range(4)]
    tests = [scene.move() for _ in range(64)]
    for line in lines:
        for number in range(30):
            told = {"seen": mover.at, "actions": [], "tests": tests, "hints": True}
            line.send({"type": "try", "id": f"t{number}", **told})
    begun = time.monotonic()
    scene.idler.ask("ping", timeout=5)
    assert time.monotonic() - begun < 4
    for line in lines:
        line.close()


@case
def a_flood_of_chat_is_bounded(scene: Scene) -> None:
    player = scene.idler
    line = scene.line(visitor=player.visitor)
    for number in range(90):
        line.send({"type": "say", "id": f"c{number}", "text": f"spam {number}"})
    told = answers(line.drain(0.5))
    assert sum(each["type"] == "done" for each in told) < 80
    assert any(each["type"] == "no" and each["code"] == "too_often" for each in told)


@case
def one_person_has_few_lines_at_one_table(scene: Scene) -> None:
    visitor = scene.visitor("Many")
    lines = [scene.line(visitor=visitor) for _ in range(14)]
    open_ones = 0
    for line in lines:
        told = [each for each in line.drain(0.05) if each["type"] == "closing"]
        with contextlib.suppress(Closed, TimeoutError):
            if not told:
                line.send({"type": "ping", "id": "p"})
                open_ones += line.receive(1)["type"] != "closing"
    assert open_ones <= 8
    for line in lines:
        line.close()


@case
def strangers_cannot_fill_a_table_so_that_its_players_stay_out(scene: Scene) -> None:
    lines = []
    for _ in range(80):
        try:
            lines.append(scene.line(visitor=scene.visitor(None), sit=False))
        except Refused as no:
            assert no.status == 429 and no.code == "too_many_lines"
            break
    player = scene.idler
    assert player.line is not None
    player.line.close()
    assert player.open()["you"] == player.seat
    for line in lines:
        line.close()


# Messages that are well-formed and wrong


@case
def a_stale_action_is_refused(scene: Scene) -> None:
    scene.lives()
    mover = scene.mover
    refused(mover.ask("act", seen=mover.at - 1, actions=[scene.move()]), "stale")
    refused(mover.ask("try", seen=mover.at - 1, actions=[]), "stale")


@case
def an_action_from_the_future_is_refused(scene: Scene) -> None:
    mover = scene.mover
    for seen in (mover.at + 1, 2**53):
        refused(mover.ask("act", seen=seen, actions=[scene.move()]), "stale")


@case
def a_message_that_comes_twice_is_carried_out_once(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    first = mover.ask("act", id=f"twice{at}", seen=at, actions=[scene.move()])
    assert first["type"] == "done" and first["at"] == at + 1
    assert mover.ask("act", id=f"twice{at}", seen=at, actions=[{"do": "leave"}]) == first
    assert mover.ask("undo", id=f"twice{at}") == first
    scene.is_as_it_was(at + 1)


@case
def a_message_sent_at_once_over_many_lines_is_carried_out_once(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    lines = [scene.line(visitor=mover.visitor) for _ in range(5)]
    message = {"type": "act", "id": f"race{at}", "seen": at, "actions": [scene.move()]}
    with ThreadPoolExecutor(5) as threads:
        list(threads.map(lambda line: line.send(message), lines))
    told = [[each for each in answers(line.drain(0.3)) if each["id"] == f"race{at}"] for line in lines]
    assert told == [[{"type": "done", "id": f"race{at}", "at": at + 1}]] * 5
    scene.is_as_it_was(at + 1)
    for line in lines:
        line.close()


@case
def two_answers_to_one_question_are_one_answer(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    lines = [scene.line(visitor=mover.visitor) for _ in range(6)]
    action = scene.move()
    with ThreadPoolExecutor(6) as threads:
        sent = [{"type": "act", "id": f"r{at}.{n}", "seen": at, "actions": [action]} for n in range(6)]
        list(threads.map(lambda pair: pair[0].send(pair[1]), zip(lines, sent, strict=True)))
    kinds = [
        [each["type"] for each in answers(line.drain(0.3)) if each["type"] != "opened"] for line in lines
    ]
    assert sorted(kinds) == [["done"]] + [["no"]] * 5, kinds
    for line in lines:
        line.close()


@case
def anothers_message_id_brings_no_answer_of_anothers(scene: Scene) -> None:
    mover, idler, at = scene.mover, scene.idler, scene.mover.at
    assert mover.ask("act", id=f"mine{at}", seen=at, actions=[scene.move()])["type"] == "done"
    idler.reach(at + 1)
    if not idler.asked:
        refused(
            idler.ask("act", id=f"mine{at}", seen=idler.at, actions=[{"do": "pass"}]), "not_asked", "not_now"
        )


@cases(
    unknown_deed={"do": "win"},
    no_deed={},
    deed_number={"do": 5},
    deed_null={"do": None},
    extra={"do": "pass", "really": True},
    chance_roll={"do": "roll", "total": 12},
    chance_draw={"do": "draw", "card": "fbi"},
    chance_deal={"do": "deal", "card": "fbi"},
    seat={"do": "pass", "seat": 0},
    unknown_card={"do": "play", "card": "winning_card"},
    card_number={"do": "play", "card": 3},
    card_negative={"do": "play", "card": -1},
    card_null={"do": "play", "card": None},
    card_list={"do": "play", "card": ["fbi"]},
    card_sql={"do": "play", "card": "' OR 1=1 --"},
    card_path={"do": "play", "card": "../../etc/passwd"},
    amount_text={"do": "spend", "card": "fbi", "cause": "for", "amount": "5"},
    amount_fraction={"do": "spend", "card": "fbi", "cause": "for", "amount": 1.5},
    amount_bool={"do": "spend", "card": "fbi", "cause": "for", "amount": True},
    amount_list={"do": "give_money", "amount": [1]},
    amount_missing={"do": "spend", "card": "fbi", "cause": "for"},
    cause_unknown={"do": "spend", "card": "fbi", "cause": "both", "amount": 1},
    kind_unknown={"do": "attack", "kind": "annihilate"},
    side_unknown={"do": "place", "master": "fbi", "side": "up"},
    nested={"do": {"do": {"do": "pass"}}},
)
def an_action_that_is_none_is_refused(scene: Scene, action: dict[str, Any]) -> None:
    mover, at = scene.mover, scene.mover.at
    scene.sent += json.dumps(action)
    answer = mover.ask("act", seen=at, actions=[action])
    refused(answer, "format", "not_now", "not_asked")
    if action.get("do") in ("roll", "draw", "deal"):
        assert answer["code"] in ("format", "not_now"), "chance is nobody's"
    told = mover.ask("try", seen=at, actions=[action])
    refused(told, "format", "not_now", "not_asked")
    answer = mover.ask("try", seen=at, actions=[], tests=[action])
    assert answer["type"] in ("tried", "no")
    scene.is_as_it_was(at)


@cases(zero=0, minus=-5, million=10**6, billions=2**31, beyond=2**63, astronomic=10**300)
def an_amount_out_of_its_span_is_refused(scene: Scene, amount: int) -> None:
    mover, at = scene.mover, scene.mover.at
    own = mover.scene["seats"][mover.seat]["illuminati"]
    for action in (
        {"do": "spend", "card": own, "cause": "for", "amount": amount},
        {"do": "pay", "card": own, "amount": amount},
        {"do": "endow", "amount": amount},
        {"do": "aid", "card": own, "amount": amount},
        {"do": "carry", "card": own, "amount": amount},
        {"do": "give_money", "amount": amount},
    ):
        answer = mover.ask("act", seen=at, actions=[action])
        assert answer["type"] == "no", answer
    for option in mover.asked["legal"]:
        if option.get("high") is not None:
            beyond = {**option["action"], "amount": option["high"] + 1 + abs(amount)}
            answer = mover.ask("act", seen=at, actions=[beyond])
            assert answer["type"] == "no", answer
    scene.is_as_it_was(at)


@case
def no_actions_are_no_move(scene: Scene) -> None:
    refused(scene.mover.ask("act", seen=scene.mover.at, actions=[]), "no_actions")


@case
def a_walk_stops_at_its_end(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    action = scene.move()
    answer = mover.ask("act", seen=at, actions=[action] * 64)
    assert answer["type"] == "no", answer
    scene.is_as_it_was(at)


@case
def a_try_past_the_end_of_its_walk_is_refused(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    for option in mover.asked["legal"][:20]:
        told = mover.ask("try", seen=at, actions=[option["action"]])
        if told["type"] == "tried" and told.get("complete"):
            assert set(told) <= {"type", "id", "at", "complete"}, "a complete walk tells nothing"
            refused(mover.ask("try", seen=at, actions=[option["action"]] * 2), "walk_complete")
            break
    scene.is_as_it_was(at)


@case
def a_try_never_shows_a_roll(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    for _ in range(12):
        walk: list[Any] = []
        for _ in range(12):
            told = mover.ask("try", seen=at, actions=walk)
            if told["type"] != "tried" or told.get("complete"):
                break
            assert b'"roll"' not in mover.line.heard[-1] or b'"do":"roll"' not in mover.line.heard[-1]
            legal = (told.get("asked") or {}).get("legal") or []
            if not legal:
                break
            walk.append(scene.rng.choice(legal)["action"])
        time.sleep(0.2)
    scene.is_as_it_was(at)


@case
def trying_leaves_no_trace(scene: Scene) -> None:
    mover, at = scene.mover, scene.mover.at
    before = (bare(mover.scene), mover.asked)
    for option in mover.asked["legal"][:15]:
        mover.ask("try", seen=at, actions=[option["action"]], hints=True)
    opened = mover.ask("sit")
    assert (bare(opened["scene"]), opened["asked"]) == before and opened["at"] == at


@cases(unknown="nothing", empty="", sql="' OR 1=1 --", path="../x", script=SCRIPT, quote='"', nul="a\u0000b")
def prospects_of_no_card_are_refused(scene: Scene, card: str) -> None:
    scene.sent += card
    for player in (scene.mover, scene.idler):
        refused(player.ask("prospect", card=card), "format", "no_card")


@case
def prospects_tell_nothing_of_anothers_hand(scene: Scene) -> None:
    """Whether a Special is in a hand or in the deck: the answer is the same, but for the card that was asked about."""
    asker = scene.mover
    known = json.dumps(asker.scene)
    cards = scene.visitor().get("/api/games/illuminati/cards").data
    scene.attackers[-1].heard.clear()
    unseen = [slug for slug in all_specials(cards) if f'"{slug}"' not in known]
    answers = set()
    for slug in unseen[:40]:
        answer = asker.ask("prospect", card=slug)
        answer.pop("id", None)
        answers.add(json.dumps(answer, sort_keys=True).replace(slug, "?"))
        time.sleep(0.03)
    assert len(answers) == 1, answers


def all_specials(cards: Any) -> list[str]:
    """The slugs of the Specials among the printed facts."""
    if isinstance(cards, dict) and isinstance(cards.get("specials"), dict | list):
        found = cards["specials"]
        return list(found) if isinstance(found, dict) else [each["id"] for each in found]
    rows = cards.get("cards", cards) if isinstance(cards, dict) else cards
    if isinstance(rows, dict):
        return [slug for slug, row in rows.items() if isinstance(row, dict) and row.get("kind") == "special"]
    return [row.get("slug") or row.get("id") for row in rows if row.get("kind") == "special"]


@case
def refusals_tell_nothing_of_anothers_hand(scene: Scene) -> None:
    """Playing a card that one has not: the refusal is the same whether another holds it or it lies in the deck."""
    mover, at = scene.mover, scene.mover.at
    known = json.dumps(mover.scene)
    cards = scene.visitor().get("/api/games/illuminati/cards").data
    scene.attackers[-1].heard.clear()
    answers = set()
    for slug in [slug for slug in all_specials(cards) if f'"{slug}"' not in known][:40]:
        answer = mover.ask("act", seen=at, actions=[{"do": "play", "card": slug}])
        answer.pop("id")
        answers.add(json.dumps(answer, sort_keys=True).replace(slug, "?"))
        time.sleep(0.03)
    assert len(answers) == 1, answers
    scene.is_as_it_was(at)


@case
def thousands_of_actions_in_one_frame_are_refused(scene: Scene) -> None:
    line = scene.line(visitor=scene.mover.visitor)
    line.send({"type": "act", "id": "a", "seen": 0, "actions": [{"do": "pass"}] * 2000})
    refused(reply(line), "malformed")


# Motions, chat, seats


@case
def a_motion_that_does_not_exist_has_no_votes(scene: Scene) -> None:
    for number in (0, 1, 999, 2**53):
        refused(scene.idler.ask("vote", motion=number, yes=True), "no_motion")


@case
def nobody_votes_twice_or_on_their_own_motion(scene: Scene) -> None:
    ada, bo = scene.players[0], scene.players[1]
    assert ada.ask("move", what="pause")["type"] == "done"
    motion = ada.motions[-1]["n"] if ada.motions else 1
    bo.settle()
    refused(ada.ask("vote", motion=motion, yes=True), "no_vote")
    for _ in range(4):
        bo.ask("vote", motion=motion, yes=True)
    refused(bo.ask("move", what="pause"), "motion_open")
    opened = ada.ask("sit")
    assert not opened.get("clock", {}).get("paused"), "three others have not agreed"
    assert scene.players[2].ask("vote", motion=motion, yes=False)["type"] == "done"


@case
def a_motion_of_another_table_is_another_motion(scene: Scene) -> None:
    ada = scene.players[0]
    assert ada.ask("move", what="pause")["type"] == "done"
    ada.settle()
    motion = ada.motions[-1]["n"]
    stranger = Player(scene.others[0], scene.other, prefix=f"o{motion}")
    stranger.open()
    refused(stranger.ask("vote", motion=motion, yes=True), "no_motion")
    assert ada.ask("vote", motion=motion, yes=False)["type"] == "done"


@case
def somebody_who_is_here_is_not_replaced(scene: Scene) -> None:
    ada, bo = scene.players[0], scene.players[1]
    refused(ada.ask("move", what="replace", seat=bo.seat), "not_absent")


@cases(oneself=0, far=15, nobody=None)
def a_seat_that_is_none_is_not_replaced(scene: Scene, seat: int | None) -> None:
    refused(scene.players[0].ask("move", what="replace", seat=seat), "no_such_seat")


@case
def nobody_resumes_what_is_not_paused(scene: Scene) -> None:
    refused(scene.players[0].ask("move", what="resume"), "not_paused")


@case
def a_seat_that_is_none_hears_no_whispers(scene: Scene) -> None:
    for seat in (4, 15):
        refused(scene.players[0].ask("say", text="psst", to=seat), "no_such_seat")
    refused(scene.players[0].ask("say", text="psst", to=0), "no_such_seat")


@case
def a_whisper_is_heard_by_one(scene: Scene) -> None:
    ada, bo, cy = scene.players[:3]
    onlooker = scene.onlooker()
    text = f"secret {scene.rng.random()}"
    assert ada.ask("say", text=text, to=bo.seat)["type"] == "done"
    bo.until(lambda message: message["type"] == "said" and message["line"]["text"] == text)
    for other in (cy, scene.players[3], onlooker):
        other.settle(0.1)
        other.ask("sit")
        assert text not in str(other.line and other.line.heard)


@case
def one_can_mute_nobody_who_is_not_there_and_oneself_to_no_harm(scene: Scene) -> None:
    ada = scene.players[0]
    refused(ada.ask("mute", seat=15, on=True), "no_such_seat")
    answer = ada.ask("mute", seat=0, on=True)
    if answer["type"] == "done":
        assert ada.ask("mute", seat=0, on=False)["type"] == "done"
    else:
        refused(answer, "no_such_seat")


@case
def who_is_muted_is_not_told(scene: Scene) -> None:
    ada, bo, cy = scene.players[:3]
    for player in (ada, bo, cy):
        player.ask("sit")
    assert bo.ask("mute", seat=ada.seat, on=True)["type"] == "done"
    assert ada.ask("say", text="anybody there?")["type"] == "done"
    cy.until(lambda message: message["type"] == "said" and message["line"]["text"] == "anybody there?")
    bo.settle(0.1)
    assert "anybody there?" not in str(bo.told)
    assert bo.ask("mute", seat=ada.seat, on=False)["type"] == "done"
    for other in (ada, cy):
        assert not [message for message in other.told if message["type"] == "settled"]


@case
def a_standing_answer_is_nobodys_business(scene: Scene) -> None:
    idler = scene.idler
    onlooker = scene.onlooker()
    for rule in ("unless_target", "ask"):
        assert idler.ask("standing", rule=rule)["type"] == "done"
        for other in (*scene.players, onlooker):
            other.settle(0.02)
            if other is not idler:
                assert "unless_target" not in str(other.told)


@cases(
    controls="a\u0000b\u0007c\u001b[31m",
    direction="\u202egnp.exe\u2066",
    zalgo="a" + "\u0301" * 200,
    spaces="\u3000\u2800  \t x",
    script=SCRIPT,
    html="<img src=x onerror=alert(1)>",
    sql="'); DROP TABLE chat; --",
    template="{{7*7}} ${7*7} #{7*7}",
    emoji="\U0001f600" * 250,
    longest="x" * 500,
)
def chat_comes_back_inert(scene: Scene, text: str) -> None:
    for speaker in scene.players:  # a seat may say only so much in so many seconds
        answer = speaker.ask("say", text=text)
        if answer.get("code") != "too_often":
            break
    if answer["type"] == "no":
        refused(answer, "empty")
        return
    speaker.settle(0.1)
    number = max(speaker.said)
    listener = scene.players[speaker.seat == 0]
    listener.settle(0.1)
    line = listener.said[number]
    assert not set(line["text"]) & set("\x00\x07\x1b\u202e\u2066\n\r")
    assert len(line["text"]) <= 500


@cases(script=SCRIPT, quotes="\"'`", direction="\u202eadmin", zero="\u200b\u200b", long="x" * 201, nul="\x00", empty="",
       spaces="   ", zalgo="a" + "\u0301" * 80, number=5, none=[], surrogate="\udc80")  # fmt: skip
def a_name_comes_back_clean_or_not_at_all(scene: Scene, name: Any) -> None:
    visitor = scene.visitor(None)
    got = visitor.post("/api/session", {"name": name})
    if got.status != 200:
        denied(got, got.status, "name", "malformed")
        assert got.status in (400, 422)
        return
    clean = got.data["person"]["name"]
    assert 1 <= len(clean) <= 24 and clean.isprintable() and clean == clean.strip()
    assert got.headers["content-type"] == "application/json"
    id = table_of([visitor, scene.visitor("Stayer")], begin=False, title=f"of {clean}").table["id"]
    shown = visitor.get(f"/api/tables/{id}")
    assert shown.data["seats"][0]["name"] == clean and shown.headers["content-type"] == "application/json"


@cases(
    script=SCRIPT, long="x" * 200, direction="a\u202eb", lines="a\nb", nul="a\x00b", emoji="\U0001f600" * 90
)
def a_title_comes_back_clean(scene: Scene, title: str) -> None:
    got = scene.visitor().post("/api/tables", {"game": "illuminati", "title": title})
    assert got.status == 201
    assert len(got.table["title"]) <= 60 and (got.table["title"].isprintable() or not got.table["title"])


@cases(too_long="x" * 201, number=5, object={}, surrogate="\ud800")
def a_title_that_is_none_is_refused(scene: Scene, title: Any) -> None:
    got = scene.visitor().post("/api/tables", {"game": "illuminati", "title": title})
    assert got.status in (400, 422) and got.code == "malformed", got


# Tables


@case
def another_tables_id_opens_nothing_of_it(scene: Scene) -> None:
    mallory = scene.visitor()
    with pytest.raises(Refused) as no:
        mallory.line(scene.other)
    assert no.value.status == 403 and no.value.code == "no_spectators"
    denied(mallory.get(f"/api/tables/{scene.other}/film"), 403, "no_spectators")
    denied(mallory.get(f"/api/tables/{scene.other}/record"), 403, "not_seated")
    denied(mallory.get(f"/api/tables/{scene.other}/summary"), 403, "no_spectators")
    denied(mallory.post(f"/api/tables/{scene.other}/leave"), 403, "not_seated")
    denied(mallory.post(f"/api/tables/{scene.other}/rematch"), 403, "not_seated")


@case
def a_private_table_is_not_listed(scene: Scene) -> None:
    listed = scene.visitor(None).get("/api/tables")
    assert scene.other not in listed.body.decode() and scene.id not in listed.body.decode()
    scene.attackers[-1].token = None
    denied(scene.attackers[-1].get("/api/tables/mine"), 401, "no_session")


@cases(
    unknown="a" * 20, short="abc", long="a" * 21, upper="A" * 20, dots="..", encoded="%2e%2e%2f%2e%2e%2fetc",
    sql="'%20OR%201=1%20--aaaaa", slash="a/../" + "a" * 15, nul="%00" * 20, digits="01890189018901890189",
)  # fmt: skip
def a_table_that_is_none_is_not_found(scene: Scene, id: str) -> None:
    mallory = scene.visitor()
    denied(mallory.get(f"/api/tables/{id}"), 404, "no_table", "no_page")
    assert mallory.post(f"/api/tables/{id}/join").status in (404, 405)
    with pytest.raises(Refused) as no:
        mallory.line(id)
    assert no.value.status in (403, 404)


@case
def the_film_of_a_seat_is_its_own_until_the_end(scene: Scene) -> None:
    mallory = scene.visitor()
    for seat in range(4):
        denied(mallory.get(f"/api/tables/{scene.id}/film?seat={seat}"), 403, "not_over")
    denied(scene.players[0].visitor.get(f"/api/tables/{scene.id}/film?seat=1"), 403, "not_over")
    assert scene.players[0].visitor.get(f"/api/tables/{scene.id}/film?seat=0").status == 200
    for odd in ("-1", "99", "x", "0x0", "", "16"):
        assert mallory.get(f"/api/tables/{scene.id}/film?seat={odd}").status in (403, 404, 422)
    watched = mallory.get(f"/api/tables/{scene.id}/film?seat=none")
    assert watched.status == 200


@case
def there_is_no_record_before_the_end(scene: Scene) -> None:
    denied(scene.players[0].visitor.get(f"/api/tables/{scene.id}/record"), 409, "not_over")
    denied(scene.visitor().get(f"/api/tables/{scene.id}/record"), 403, "not_seated")
    denied(scene.players[0].visitor.get(f"/api/tables/{scene.id}/summary"), 409, "not_over")
    told = scene.players[0].visitor.get(f"/api/tables/{scene.id}").data
    assert told.get("seed") is None and told["commitment"]


@case
def a_table_that_has_begun_takes_nobody_in(scene: Scene) -> None:
    mallory = scene.visitor()
    for body in ({}, {"seat": 0}, {"seat": 3}):
        denied(mallory.post(f"/api/tables/{scene.id}/join", body), 409, "not_open", "full", "taken")
    denied(mallory.post(f"/api/tables/{scene.id}/start"), 409, "not_open")
    denied(scene.players[0].visitor.post(f"/api/tables/{scene.id}/start"), 409, "not_open")
    denied(mallory.post(f"/api/tables/{scene.id}/seats/0", {"kind": "open"}), 409, "not_open")
    denied(scene.players[0].visitor.post(f"/api/tables/{scene.id}/rematch"), 409, "not_over")


@case
def only_the_host_starts_and_fills(scene: Scene) -> None:
    host, guest, mallory = scene.visitor("Host"), scene.visitor("Guest"), scene.visitor()
    id = table_of([host, guest], begin=False).table["id"]
    denied(guest.post(f"/api/tables/{id}/start"), 403, "not_host")
    denied(mallory.post(f"/api/tables/{id}/start"), 403, "not_host")
    denied(mallory.post(f"/api/tables/{id}/seats/1", {"kind": "open"}), 403, "not_host")
    denied(guest.post(f"/api/tables/{id}/seats/0", {"kind": "program"}), 403, "not_host")
    denied(scene.visitor(None).post(f"/api/tables/{id}/start"), 401, "no_session")
    denied(host.post(f"/api/tables/{id}/seats/0", {"kind": "open"}), 409, "own_seat")
    denied(host.post(f"/api/tables/{id}/seats/7", {"kind": "open"}), 404, "no_such_seat")
    assert host.post(f"/api/tables/{id}/seats/99", {"kind": "open"}).status == 422
    denied(host.post(f"/api/tables/{id}/seats/1", {"kind": "program", "bot": "oracle"}), 422, "no_bot")


@case
def a_full_table_is_full(scene: Scene) -> None:
    host, guest, mallory = scene.visitor("Host"), scene.visitor("Guest"), scene.visitor()
    id = table_of([host, guest], begin=False).table["id"]
    denied(mallory.post(f"/api/tables/{id}/join"), 409, "full")
    denied(mallory.post(f"/api/tables/{id}/join", {"seat": 1}), 409, "taken")
    denied(mallory.post(f"/api/tables/{id}/join", {"seat": 9}), 409, "taken", "no_such_seat")
    denied(mallory.post(f"/api/tables/{id}/join", {"seat": -1}), 422, "malformed")
    denied(host.post(f"/api/tables/{id}/join", {"seat": 1}), 409, "taken")


@case
def a_race_for_the_last_seat_has_one_winner(scene: Scene) -> None:
    host, racers = scene.visitor("Host"), [scene.visitor(f"R{n}") for n in range(8)]
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = host.post("/api/tables", {"game": "illuminati", "seats": seats}).table["id"]
    with ThreadPoolExecutor(8) as threads:
        got = list(threads.map(lambda racer: racer.post(f"/api/tables/{id}/join"), racers))
    assert sorted(each.status for each in got) == [200] + [409] * 7
    told = host.get(f"/api/tables/{id}").data
    winner = racers[[each.status for each in got].index(200)]
    assert [seat["name"] for seat in told["seats"]][1].startswith("R") and winner.get(
        "/api/tables/mine"
    ).data["tables"]


@case
def a_table_that_is_not_full_does_not_begin(scene: Scene) -> None:
    host = scene.visitor("Host")
    id = host.post("/api/tables", {"game": "illuminati"}).table["id"]
    denied(host.post(f"/api/tables/{id}/start"), 409, "not_full")
    player = Player(host, id)
    player.open()
    for message in (
        {"type": "act", "seen": 0, "actions": [{"do": "pass"}]},
        {"type": "try", "seen": 0},
        {"type": "prospect", "card": "fbi"},
        {"type": "undo"},
        {"type": "substitute", "on": True},
        {"type": "move", "what": "undo"},
        {"type": "move", "what": "replace", "seat": 1},
    ):
        refused(player.ask(**message), "not_playing")
    refused(player.ask("move", what="pause"), "not_playing", "not_paused")


@case
def a_race_to_begin_begins_once(scene: Scene) -> None:
    host, guest = scene.visitor("Host"), scene.visitor("Guest")
    id = table_of([host, guest], begin=False).table["id"]
    with ThreadPoolExecutor(6) as threads:
        got = list(threads.map(lambda _: host.post(f"/api/tables/{id}/start"), range(6)))
    assert sorted(each.status for each in got) == [200] + [409] * 5


@case
def a_race_for_the_rematch_makes_one_table(scene: Scene) -> None:
    people = [scene.visitor("One"), scene.visitor("Two")]
    id = table_of(people, options={"max_turns": 1}).table["id"]
    players = [Player(visitor, id, prefix=f"q{n}.") for n, visitor in enumerate(people)]
    for player in players:
        player.open()
    for _ in range(400):
        for player in players:
            player.settle(0.01)
        if players[0].info["status"] == "over":
            break
        mover = next((player for player in players if player.asked), None)
        if mover is not None:
            quiet = [o["action"] for o in mover.asked["legal"] if o["action"]["do"] in QUIET]
            action = quiet[0] if quiet else mover.asked["legal"][0]["action"]
            mover.ask("act", seen=mover.at, actions=[action])
    assert players[0].info["status"] == "over"
    with ThreadPoolExecutor(8) as threads:
        got = list(threads.map(lambda n: people[n % 2].post(f"/api/tables/{id}/rematch"), range(8)))
    assert {each.status for each in got} == {201}, got
    assert len({each.table["id"] for each in got}) == 1
    denied(scene.visitor().post(f"/api/tables/{id}/rematch"), 403, "not_seated")
    refused(players[0].ask("act", seen=players[0].at, actions=[{"do": "pass"}]), "not_playing", "game_over")
    for player in players:
        assert player.line is not None
        player.line.close()


QUIET = ("pass", "decline", "proceed", "withdraw", "announce", "restore")


@cases(
    game_unknown={"game": "monopoly"},
    game_number={"game": 5},
    game_missing={},
    game_path={"game": "../../etc/passwd"},
    game_empty={"game": ""},
    preset_unknown={"game": "illuminati", "preset": "cheater"},
    preset_number={"game": "illuminati", "preset": 5},
    options_list={"game": "illuminati", "options": []},
    options_null={"game": "illuminati", "options": None},
    option_unknown={"game": "illuminati", "options": {"god_mode": True}},
    option_text={"game": "illuminati", "options": {"hidden_goals": "yes"}},
    option_number={"game": "illuminati", "options": {"hidden_goals": 1}},
    option_null={"game": "illuminati", "options": {"hidden_goals": None}},
    option_object={"game": "illuminati", "options": {"treasuries": {}}},
    option_list={"game": "illuminati", "options": {"treasuries": ["owner"]}},
    option_value={"game": "illuminati", "options": {"treasuries": "mine"}},
    option_negative={"game": "illuminati", "options": {"basic_goal": -1}},
    option_huge={"game": "illuminati", "options": {"max_turns": 10**400}},
    option_float={"game": "illuminati", "options": {"basic_goal": 2.5}},
    option_sets={"game": "illuminati", "options": {"sets": "deluxe"}},
    option_sets_twice={"game": "illuminati", "options": {"sets": ["deluxe", "deluxe"]}},
    option_sets_none={"game": "illuminati", "options": {"sets": []}},
    option_dunder={"game": "illuminati", "options": {"__class__": 1, "validate": 2}},
    option_self={"game": "illuminati", "options": {"self": 1}},
    option_preset={"game": "illuminati", "options": {"preset": "deluxe"}},
    option_of_another_game={"game": "illuminati", "options": {"mode": "conquista"}},
    no_seats={"game": "illuminati", "seats": []},
    seats_17={"game": "illuminati", "seats": [{"kind": "open"}] * 17},
    seats_9={"game": "illuminati", "seats": [{"kind": "open"}] * 9},
    seat_1={"game": "illuminati", "seats": [{"kind": "me"}]},
    seats_text={"game": "illuminati", "seats": "me"},
    me_twice={"game": "illuminati", "seats": [{"kind": "me"}] * 4},
    seat_kind={"game": "illuminati", "seats": [{"kind": "god"}] * 4},
    seat_person={"game": "illuminati", "seats": [{"kind": "me", "person": "x"}, {"kind": "open"}]},
    bot_unknown={"game": "illuminati", "seats": [{"kind": "me"}, {"kind": "program", "bot": "../x"}]},
    bot_number={"game": "illuminati", "seats": [{"kind": "me"}, {"kind": "program", "bot": 1}]},
    seed={"game": "illuminati", "seed": 5},
    id={"game": "illuminati", "id": "a" * 20},
    status={"game": "illuminati", "status": "over"},
    listed_text={"game": "illuminati", "listed": "yes"},
    spectators={"game": "illuminati", "spectators": "all"},
    clock_short={"game": "illuminati", "clock": {"kind": "decision", "seconds": 1}},
    clock_long={"game": "illuminati", "clock": {"kind": "decision", "seconds": 10**9}},
    clock_nan={"game": "illuminati", "clock": {"kind": "reserve", "reserve": -1}},
    clock_kind={"game": "illuminati", "clock": {"kind": "sundial"}},
    clock_list={"game": "illuminati", "clock": []},
    array=[],
    text="illuminati",
    null=None,
)
def a_table_that_cannot_be_is_not_made(scene: Scene, body: Any) -> None:
    visitor = scene.visitor()
    data = json.dumps(body).encode()
    got = visitor.request("POST", "/api/tables", data)
    assert got.status in (400, 422), got
    denied(got, got.status, "malformed", "option", "no_game", "no_bot", "seated", "players")
    assert visitor.get("/api/tables/mine").data["tables"] == []


# Requests that are wrong


@cases(
    rubbish=b"rubbish",
    half=b'{"game":',
    nan=b'{"game":"illuminati","options":{"basic_goal":NaN}}',
    infinity=b'{"game":"illuminati","options":{"basic_goal":1e999}}',
    deep=b'{"game":"illuminati","options":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    deep_objects=b'{"game":"illuminati","options":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}",
    surrogate=b'{"game":"illuminati","title":"\\ud800"}',
    bytes=b'{"game":"\xff\xfe"}',
    utf16='{"game":"illuminati"}'.encode("utf-16"),
    nul=b"\x00" * 100,
    trailing=b'{"game":"illuminati"}{"game":"illuminati"}',
)
def a_body_that_is_none_is_refused(scene: Scene, body: bytes) -> None:
    got = scene.visitor().request("POST", "/api/tables", body)
    assert got.status in (400, 422), got
    denied(got, got.status, "malformed", "option")


@case
def a_body_too_large_is_refused(scene: Scene) -> None:
    body = b'{"game":"illuminati","title":"' + b"x" * 100_000 + b'"}'
    denied(scene.visitor().request("POST", "/api/tables", body), 413, "too_large")


@case
def a_body_that_claims_to_be_gigantic_is_refused_before_it_comes(scene: Scene) -> None:
    head = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{{"
    for length in ("99999999999", "9" * 40):
        got = scene.server.raw(head.format(length).encode())
        assert got.split()[1] in (b"413", b"400"), got


@case
def a_body_that_grows_in_chunks_is_cut_off(scene: Scene) -> None:
    head = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
    got = scene.server.raw(head + chunk * 64)
    assert got == b"" or got.split()[1] in (b"413", b"400"), got[:300]


@cases(
    length_minus=b"Content-Length: -5",
    length_text=b"Content-Length: five",
    length_plus=b"Content-Length: +5",
    lengths=b"Content-Length: 5\r\nContent-Length: 6",
    both=b"Content-Length: 5\r\nTransfer-Encoding: chunked",
    encoding=b"Transfer-Encoding: gzip",
    unicode="Content-Length: ٥".encode(),
)
def an_odd_length_is_no_way_to_smuggle(scene: Scene, header: bytes) -> None:
    told = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + header
    got = scene.server.raw(told + b"\r\n\r\n0\r\n\r\nGET /api/tables/mine HTTP/1.1\r\nHost: x\r\n\r\n", 1.0)
    assert b"200 OK" not in got.split(b"\r\n")[0] or got.count(b"HTTP/1.1") <= 2, got


@cases(get="GET", put="PUT", patch="PATCH", delete="DELETE", head="HEAD", trace="TRACE", made_up="JOIN")
def another_method_joins_nobody(scene: Scene, method: str) -> None:
    host = scene.visitor("Host")
    id = host.post("/api/tables", {"game": "illuminati"}).table["id"]
    mallory = scene.visitor()
    got = mallory.request(method, f"/api/tables/{id}/join", b"{}" if method in ("PUT", "PATCH") else None)
    assert got.status in (400, 404, 405, 501), got
    assert mallory.get("/api/tables/mine").data["tables"] == []


@cases(
    override="x_http_method_override",
    rewrite="x_rewrite_url",
    original="x_original_url",
    host="x_forwarded_host",
)
def a_header_does_not_turn_one_request_into_another(scene: Scene, header: str) -> None:
    mallory = scene.visitor()
    value = "DELETE" if "method" in header else f"/api/tables/{scene.id}/leave"
    got = mallory.get(f"/api/tables/{scene.id}", **{header: value})
    assert got.status == 200 and got.data["id"] == scene.id
    assert mallory.get("/api/session").data["person"] is not None


@case
def a_forwarded_host_is_no_origin(scene: Scene) -> None:
    victim = scene.visitor("Victim")
    told = {"origin": "http://evil.example", "x_forwarded_host": "evil.example", "x_forwarded_proto": "http"}
    denied(victim.request("POST", "/api/tables", {"game": "illuminati"}, **told), 403, "origin")


@case
def a_host_of_ones_own_is_refused_or_harmless(scene: Scene) -> None:
    for host in ("evil.example", "127.0.0.1", "", "a" * 5000, "x y", "localhost:99999999"):
        head = f"GET /api/session HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        got = scene.server.raw(head.encode())
        assert b"evil.example" not in got


@case
def headers_without_end_are_cut_off(scene: Scene) -> None:
    head = b"GET /api/session HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 300_000 + b"\r\n\r\n"
    got = scene.server.raw(head)
    assert got == b"" or got.split()[1] in (b"400", b"413", b"431"), got[:100]
    head = (
        b"GET /api/session HTTP/1.1\r\nHost: x\r\n"
        + b"".join(b"X%d: y\r\n" % n for n in range(20_000))
        + b"\r\n"
    )
    scene.server.raw(head)


@case
def a_line_in_a_header_makes_no_header(scene: Scene) -> None:
    got = scene.server.raw(
        b"GET /api/tables/aaaaaaaaaaaaaaaaaaaa%0d%0aSet-Cookie:%20x=y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
    assert b"\r\nset-cookie" not in got.lower()


@cases(
    dots="/../../../etc/passwd",
    encoded="/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    double="/%252e%252e/%252e%252e/etc/passwd",
    slashes="//etc/passwd",
    back="/..%5c..%5c..%5cetc%5cpasswd",
    assets="/assets/../../app.py",
    assets_encoded="/assets/%2e%2e/%2e%2e/app.py",
    nul="/index.html%00.js",
    hidden="/.git/config",
    env="/.env",
    database="/conjura.db",
    source="/app.py",
    module="/__init__.py",
    page="/t/../../app.py",
    absolute="/%2fetc%2fpasswd",
    unicode="/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    long="/" + "a" * 20_000,
    texts="/api/texts/..%2f..%2fserver%2fapp.py.ftl",
    texts_dots="/api/texts/../en.ftl",
    texts_game="/api/texts/en.ftl?game=../../x",
    rules="/api/rules/..%2f..%2fREADME/en",
    rules_lang="/api/rules/illuminati/..",
    cards="/api/games/..%2fx/cards",
)
def no_path_leads_out_of_the_clients_folder(scene: Scene, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    got = scene.server.raw(head.encode())
    status = int(got.split(b" ")[1]) if got else 0
    assert b"root:" not in got and b"import annotations" not in got and b"SQLite format" not in got
    assert status in (0, 400, 404, 414, 422, 503) or b"text/html" in got or b"text/plain" in got, got[:300]


@cases(
    cards="/api/games/illuminati/cards?options=" + "x" * 5000,
    cards_options="/api/games/illuminati/cards?options=[]",
    cards_nested="/api/games/illuminati/cards?options=" + "[" * 3900,
    cards_preset="/api/games/illuminati/cards?preset=evil",
    cards_value="/api/games/illuminati/cards?options=%7B%22sets%22:5%7D",
    cards_nan="/api/games/illuminati/cards?options=%7B%22moles%22:NaN%7D",
    texts="/api/texts/xx.ftl",
    rules="/api/rules/illuminati/klingon",
    game="/api/games/chess/cards",
)
def a_question_that_is_none_is_refused(scene: Scene, path: str) -> None:
    got = scene.visitor(None).get(path)
    assert got.status in (400, 404, 422), got
    assert got.code


@case
def metrics_tell_no_names_and_no_tables(scene: Scene) -> None:
    text = scene.visitor(None).get("/metrics").body.decode()
    for name in ("Ada", "Mallory", scene.id, scene.other, scene.players[0].visitor.id):
        assert name not in text


# Accounts


@case
def passwords_have_bounds(scene: Scene) -> None:
    visitor = scene.visitor()
    for password in ("", "short", "x" * 201, "x" * 400):
        denied(visitor.post("/api/account", {"name": "bounded", "password": password}), 422, "password")
    for password in ("x" * 401, "x" * 60_000, 5, None, ["x" * 9]):
        denied(visitor.post("/api/account", {"name": "bounded", "password": password}), 422, "malformed")
    denied(visitor.post("/api/account", {"name": "bounded", "password": "\ud800" * 9}), 400, "malformed")
    assert visitor.get("/api/session").data["person"]["account"] is None


@case
def a_huge_password_costs_no_time(scene: Scene) -> None:
    begun = time.monotonic()
    for _ in range(10):
        scene.visitor(None).post("/api/login", {"name": "ada", "password": "x" * 60_000})
    assert time.monotonic() - begun < 2


@cases(case="ADA the First", width="\uff21da the First", spaces="Ada  the First", joiner="Ada\u200b the First",
       marks="A\u0064a the First")  # fmt: skip
def an_account_that_looks_like_anothers_is_taken(scene: Scene, name: str) -> None:
    scene.visitor("First").post("/api/account", {"name": "Ada the First", "password": "first password"})
    denied(
        scene.visitor().post("/api/account", {"name": name, "password": "other password"}),
        409,
        "account_taken",
    )


@case
def a_login_says_nothing_about_who_exists(scene: Scene) -> None:
    scene.visitor("First").post("/api/account", {"name": "Known", "password": "first password"})
    stranger = scene.visitor(None)
    known = stranger.post("/api/login", {"name": "Known", "password": "wrong password"})
    unknown = stranger.post("/api/login", {"name": "Unknown", "password": "wrong password"})
    denied(known, 401, "login")
    assert known.body == unknown.body
    for name in ("' OR '1'='1", "Known'--", "\x00", "*", "%", SCRIPT):
        denied(stranger.post("/api/login", {"name": name, "password": "first password"}), 401, "login")


@case
def nobody_gets_a_second_account_or_anothers(scene: Scene) -> None:
    visitor = scene.visitor()
    name = f"acc {scene.rng.random()}"[:24]
    assert visitor.post("/api/account", {"name": name, "password": "a password"}).status == 201
    denied(visitor.post("/api/account", {"name": "Another", "password": "a password"}), 409, "has_account")
    denied(
        scene.visitor(None).post("/api/account", {"name": "x y", "password": "a password"}), 401, "no_session"
    )
    denied(scene.visitor("Nameless").post("/api/logout"), 409, "no_account")


@case
def who_was_lured_into_anothers_session_has_an_account_alone(scene: Scene) -> None:
    """A link makes a stranger's device one of the person who made it; an account made there is not that person's."""
    mallory, victim = scene.visitor(), scene.visitor(None)
    id = table_of([mallory, scene.visitor("Stayer")]).table["id"]
    link = mallory.post(f"/api/tables/{id}/link").data["token"]
    scene.sent += link
    line = scene.line(id, mallory)
    assert victim.post("/api/claim", {"token": link}).status == 200
    name = f"lured {scene.rng.random()}"[:24]
    assert victim.post("/api/account", {"name": name, "password": "own password"}).status == 201
    assert victim.get("/api/session").data["person"]["account"] == name
    assert mallory.get("/api/session").data["person"] is None
    line.send({"type": "say", "id": "a", "text": "still here"})
    assert not [each for each in line.drain(0.3) if each["type"] in ("done", "said")]


@case
def a_login_hands_over_no_seats_of_others(scene: Scene) -> None:
    owner = scene.visitor("Rich")
    name = f"rich {scene.rng.random()}"[:24]
    assert owner.post("/api/account", {"name": name, "password": "rich password"}).status == 201
    id = table_of([owner, scene.visitor("Stayer")]).table["id"]
    mallory = scene.visitor()
    denied(mallory.post("/api/login", {"name": name, "password": "wrong password"}), 401, "login")
    assert mallory.get("/api/tables/mine").data["tables"] == []
    assert [table["id"] for table in owner.get("/api/tables/mine").data["tables"]] == [id]


# Limits of an address, on a server whose limits are small


SMALL = {
    "requests_per_minute": 120,
    "sessions_per_hour": 8,
    "logins_per_hour": 5,
    "tables_per_hour": 6,
    "tables_per_person": 3,
    "sockets_per_address": 5,
    "sockets_per_table": 4,
}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with small limits."""
    server = Server(tmp_path, **SMALL)
    server.start()
    try:
        yield server
        assert "Traceback" not in server.said()
    finally:
        server.stop()


def limited(answer: Answer) -> None:
    """There was too much of something, and when to come back is told."""
    assert answer.status == 429 and answer.code, answer
    assert "retry-after" not in answer.headers or int(answer.headers["retry-after"]) >= 1


def test_guessing_passwords_is_slow(strict: Server) -> None:
    owner = Visitor(strict, "Owner")
    assert owner.post("/api/account", {"name": "Owner", "password": "a password"}).status == 201
    guesser = Visitor(strict)
    got = [guesser.post("/api/login", {"name": "Owner", "password": f"guess {n} x"}) for n in range(8)]
    assert [each.status for each in got][:3] == [401] * 3
    limited(got[-1])
    assert owner.get("/api/session").status == 200


def test_guessing_from_many_addresses_is_slow_too(strict: Server) -> None:
    owner = Visitor(strict, "Owner")
    assert owner.post("/api/account", {"name": "Owner", "password": "a password"}).status == 201
    guesser = Visitor(strict)
    got = [
        guesser.post(
            "/api/login", {"name": "OWNER", "password": "guess x y"}, x_forwarded_for=f"203.0.113.{n}"
        )
        for n in range(9)
    ]
    limited(got[-1])


def test_one_address_makes_few_visitors_and_tables(strict: Server) -> None:
    visitors = [Visitor(strict, f"V{n}") for n in range(3)]
    made = [visitors[0].post("/api/tables", {"game": "illuminati"}) for _ in range(5)]
    assert [each.status for each in made] == [201, 201, 201, 429, 429]
    assert made[-1].code == "too_many_tables"
    limited([visitors[1].post("/api/tables", {"game": "illuminati"}) for _ in range(5)][-1])
    more = [Visitor(strict).post("/api/session", {"name": f"W{n}"}) for n in range(8)]
    limited(more[-1])


def test_one_address_has_few_lines(strict: Server) -> None:
    visitor = Visitor(strict, "Vi")
    ids = [visitor.post("/api/tables", {"game": "illuminati"}).table["id"] for _ in range(3)]
    lines = []
    with pytest.raises(Refused) as no:
        for number in range(8):
            lines.append(visitor.line(ids[number % 3]))
    assert no.value.status == 429 and no.value.code == "too_many_lines" and len(lines) == 5
    lines.pop().close()
    time.sleep(0.3)
    visitor.line(ids[0]).close()


def test_one_address_asks_not_too_often(strict: Server) -> None:
    visitor = Visitor(strict)
    got = [visitor.get("/api/session") for _ in range(140)]
    assert got[0].status == 200
    limited(got[-1])
    assert visitor.get("/healthz").status == 200


def test_a_forwarded_address_is_believed_from_the_proxy_alone(tmp_path: Path) -> None:
    server = Server(tmp_path, **{**SMALL, "proxies": "203.0.113.7"})
    server.start()
    try:
        visitor = Visitor(server)
        got = [
            visitor.post("/api/session", {"name": "Vi"}, x_forwarded_for=f"198.51.100.{n}", cookie="")
            for n in range(12)
        ]
        limited(got[-1])
    finally:
        server.stop()


def test_no_secret_is_in_the_log(running: Scene) -> None:
    running.ready()
    running.lives()
    said = running.server.said()
    for what, secret in running.secrets.items():
        assert secret not in said, what
    assert running.id not in said and running.other not in said
    for player in running.players:
        assert player.visitor.id not in said
    for name in ("Ada", "Mallory", "Victim", "still here", "spam 1", "<script>"):
        assert name not in said


def test_a_port_in_use_is_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", free_port()))
        taken.listen()
        server = Server(tmp_path, port=taken.getsockname()[1])
        with pytest.raises(AssertionError):
            server.start(10)
        assert "Traceback" not in server.said()
        server.stop()


def test_a_line_whose_reader_takes_nothing_ends_when_it_is_told_to() -> None:
    async def run() -> None:
        row = row_of("pp")
        table = Table(row, house_of(MemoryStore()))
        async with table.lock:
            await table.begin()
        taken = asyncio.Event()

        async def send(_: Any) -> None:
            taken.set()
            await asyncio.Event().wait()  # nobody ever takes it

        async def receive() -> Any:
            if not taken.is_set():
                return {"type": "websocket.receive", "text": '{"type":"sit","id":"a"}'}
            await asyncio.Event().wait()

        connection = Connection(table, "p0", send)
        line = asyncio.ensure_future(connection.run(receive))
        await taken.wait()
        connection.close("behind", 1000)
        await asyncio.wait_for(line, 5)
        assert not table.audience.lines

    asyncio.run(run())


class Wire:
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/session HT", b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"],
    ids=["nothing", "head", "body"],
)
def test_a_request_that_never_comes_is_not_waited_for(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "SECONDS", 0.05)

    async def application(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def run() -> bool:
        config = uvicorn.Config(application, http=heads.RequestProtocol, lifespan="off")
        protocol = heads.RequestProtocol(config=config, server_state=ServerState(), app_state={})
        wire = Wire()
        protocol.connection_made(wire)  # type: ignore[arg-type]
        if said:
            protocol.data_received(said)
        assert not wire.closed
        for _ in range(200):
            await asyncio.sleep(0.05)
            if wire.closed:
                return True
        return False

    assert asyncio.run(run())


ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, "", "x", "fbi", "\x00",
    "𝔘" * 30, "None", "0", [], [[]], {}, {"do": "pass"}, ["fbi"], [1, 2, 3], {"": {}},
    "discordian_society", "for", "control",
]  # fmt: skip


def mutant(value: Any, rng: random.Random) -> Any:
    """Something like a value, but not quite."""
    luck = rng.random()
    if luck < 0.15:
        return rng.choice(ODD)
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        out = dict(value)
        if luck < 0.25:
            del out[key]
        elif luck < 0.35:
            out[rng.choice(["do", "card", "amount", "seat", "x" * 50, ""])] = rng.choice(ODD)
        else:
            out[key] = mutant(value[key], rng)
        return out
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        return [*value[:place], mutant(value[place], rng), *value[place + 1 :]]
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value, value * 1000, float(value), str(value)])
    return rng.choice(ODD)


@pytest.mark.parametrize("seed", range(40) if "GAMES" in os.environ else range(4))
def test_no_message_makes_a_table_fail(seed: int) -> None:
    """Mutants of all messages, sent to tables under way: each is answered, none raises, pictures stay right."""

    async def run() -> None:
        rng = random.Random(seed)
        table = Table(row_of("pppp", seed, treasuries="owner"), house_of(MemoryStore()))
        async with table.lock:
            await table.begin()
        clients = [Client(table, f"p{seat}") for seat in range(4)] + [Client(table, "")]
        for client in clients:
            await client.sit()
        answered = 0
        for number in range(1500):
            if table.state.over:
                break
            seat = table.state.awaiting[0]
            legal = [table.game.encode(table.state.legal(seat).sample(rng)) for _ in range(3)]
            message: Any = rng.choice(
                [
                    {"type": "act", "seen": table.at, "actions": legal[: rng.randrange(3)]},
                    {"type": "act", "seen": table.at, "actions": legal[:1]},
                    {"type": "try", "seen": table.at, "actions": legal[:1], "tests": legal, "hints": True},
                    {"type": "prospect", "card": rng.choice(table.game.codec(table.options).slugs)},
                    {"type": "say", "text": "hello", "to": 1},
                    {"type": "move", "what": rng.choice(["undo", "replace"]), "seat": 1},
                    {"type": "vote", "motion": 1, "yes": True},
                    {"type": "standing", "rule": "unless_target"},
                    {"type": "mute", "seat": 1, "on": True},
                    {"type": "undo"},
                    {"type": "sit", "seen": table.at},
                ]
            )
            message["id"] = f"f{number}"
            for _ in range(rng.randrange(3)):
                message = mutant(message, rng)
            client = clients[seat] if rng.random() < 0.7 else rng.choice(clients)
            client.line._faults = 0
            answer = await client.line.answer(json.dumps(message))
            assert answer is not None
            answered += 1
            if rng.random() < 0.3 and not table.state.over:
                seat = table.state.awaiting[0]
                action = table.game.encode(table.game.driver(table.state, seat, rng))
                await clients[seat].send("act", seen=table.at, actions=[action])
            for each in clients:
                await each.look()
        for seat, client in enumerate(clients):
            await client.look()
            assert filled(client.scene) == filled(plain_scene(table, seat if seat < 4 else None))
        assert answered > 200
        table.close("gone")

    asyncio.run(run())
