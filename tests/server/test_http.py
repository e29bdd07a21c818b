"""The HTTP side: what it answers, what it refuses, and what no answer may lack."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import conjura.server
from conjura.speech import LANGUAGES
from conjura.speech.texts import texts
from server.running import Running, running, settings_for

BOTS = [{"kind": "program", "bot": "random"}] * 3
PRIVATE = {"game": "illuminati", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "program"}]}
CHUNKS = {
    "index.html": {"file": "assets/main-Ab3dE6_x.js", "imports": ["_common.js"]},
    "_common.js": {"file": "assets/common-1.js"},
    "_slip.js": {"file": "assets/slip-1.js", "css": ["assets/slip-1.css"], "imports": ["_common.js"]},
    "src/pages/TablePage.svelte": {
        "file": "assets/table-1.js",
        "css": ["assets/table-1.css"],
        "imports": ["_common.js", "_slip.js", "index.html"],
        "dynamicImports": ["src/games/omerta/parts.ts"],
    },
    "src/pages/ReplayPage.svelte": {"file": "assets/replay-1.js"},
    "src/games/omerta/parts.ts": {"file": "assets/parts-1.js"},
}
"""What a build says of its parts."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(
        "<!doctype html><title>Conjura</title><style>p{}</style><script>go()</script>"
        '<script type="module" src="/assets/main-Ab3dE6_x.js"></script>'
    )
    (web / "chunks.json").write_text(json.dumps(CHUNKS))
    (web / "assets" / "main-Ab3dE6_x.js").write_text("console.log('" + "x" * 2000 + "')")
    (web / "assets" / "main-Ab3dE6_x.js.br").write_bytes(b"brotli")
    (web / ".secret").write_text("no")
    (folder / "outside.txt").write_text("no")
    (web / "link.txt").symlink_to(folder / "outside.txt")
    with running(settings_for(folder, web=str(web))) as server:
        yield server


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with server.visitor("Ada") as client:
        yield client


@pytest.fixture
def bo(server: Running) -> Iterator[httpx.Client]:
    with server.visitor("Bo") as client:
        yield client


def refused(response: httpx.Response, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert set(response.json()) == {"code", "params", "clause"}


def made(client: httpx.Client, **changes: Any) -> str:
    response = client.post("/api/tables", json=PRIVATE | changes)
    assert response.status_code == 201, response.text
    id: str = response.json()["table"]["id"]
    return id


# People


def test_a_visitor_is_known_again_and_no_script_can_read_how(server: Running) -> None:
    with server.visitor() as client:
        assert client.get("/api/session").json() == {"person": None}
        response = client.post("/api/session", json={"name": " Ada\u202e "})
        person = response.json()["person"]
        assert person["name"] == "Ada" and person["account"] is None
        cookie = response.headers["set-cookie"]
        assert (
            all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Path=/")) and "Secure" not in cookie
        )
        assert client.get("/api/session").json() == {"person": person}
        again = client.post("/api/session", json={"name": "Grace"}).json()["person"]
        assert again == person | {"name": "Grace"}
        assert client.post("/api/session/name", json={"name": "Hopper"}).json()["person"]["name"] == "Hopper"
        refused(client.post("/api/session/name", json={"name": "\u200b"}), 422, "name")
        client.delete("/api/session")
        assert client.get("/api/session").json() == {"person": None}
        client.cookies.set("conjura", cookie.split("=")[1].split(";")[0])
        assert client.get("/api/session").json() == {"person": None}


def test_behind_tls_the_cookie_is_secure(server: Running) -> None:
    origin = server.address.replace("http", "https")
    headers = {"Origin": origin, "X-Forwarded-Proto": "https"}
    response = httpx.post(server.address + "/api/session", json={}, headers=headers)
    assert "Secure" in response.headers["set-cookie"]
    assert "max-age" in response.headers["strict-transport-security"]


def test_a_program_has_a_token_instead_of_a_cookie(server: Running) -> None:
    response = httpx.post(server.address + "/api/session", json={"name": "Bot", "bearer": True})
    assert "set-cookie" not in response.headers
    bearer = {"Authorization": "Bearer " + response.json()["token"]}
    known = httpx.get(server.address + "/api/session", headers=bearer).json()
    assert known == {"person": response.json()["person"]}
    assert httpx.post(server.address + "/api/tables", json=PRIVATE, headers=bearer).status_code == 201
    token = response.json()["token"]
    forged = {"Authorization": "Bearer " + token[:-1] + ("y" if token[-1] == "x" else "x")}
    refused(httpx.post(server.address + "/api/tables", json=PRIVATE, headers=forged), 401, "no_session")


def test_an_account_gathers_games_over_devices(server: Running, ada: httpx.Client) -> None:
    id = made(ada)
    refused(ada.post("/api/account", json={"name": "Adina", "password": "short"}), 422, "password")
    assert ada.post("/api/account", json={"name": "Adina", "password": "long enough"}).status_code == 201
    with server.visitor("Guest") as other:
        second = made(other, title="Made before logging in")
        refused(
            other.post("/api/account", json={"name": "ADINA", "password": "long enough"}),
            409,
            "account_taken",
        )
        refused(other.post("/api/logout", json={}), 409, "no_account")
        refused(other.post("/api/login", json={"name": "adina", "password": "long enougH"}), 401, "login")
        assert other.post("/api/login", json={"name": "adina", "password": "long enough"}).status_code == 200
        mine = {table["id"] for table in other.get("/api/tables/mine").json()["tables"]}
        assert mine == {id, second}
        assert other.post("/api/logout", json={}).json() == {"person": None}
    assert ada.get("/api/session").json()["person"]["account"] == "Adina"


# Where requests come from


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "{address}.evil.example"},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},  # a cookie, and no word of where the page is from
    ],
)
def test_another_sites_page_can_do_nothing_in_a_visitors_name(
    server: Running, ada: httpx.Client, headers: dict[str, str]
) -> None:
    del ada.headers["Origin"]
    told = {name: value.format(address=server.address) for name, value in headers.items()}
    for method, path in (("POST", "/api/tables"), ("POST", "/api/play"), ("DELETE", "/api/session")):
        refused(ada.request(method, path, json=PRIVATE, headers=told), 403, "origin")
    assert ada.get("/api/session", headers=told).json()["person"]["name"] == "Ada"


def test_only_the_addresses_of_the_server_count_where_they_are_named(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, origins=("https://play.example.org",))
    with running(settings) as server:
        good = httpx.post(
            server.address + "/api/session", json={}, headers={"Origin": "https://play.example.org"}
        )
        assert good.status_code == 200
        bad = httpx.post(server.address + "/api/session", json={}, headers={"Origin": server.address})
        refused(bad, 403, "origin")


def test_only_json_is_read(ada: httpx.Client) -> None:
    for media in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        response = ada.post("/api/tables", content=b"{}", headers={"Content-Type": media})
        refused(response, 415, "media_type")
    json = {"Content-Type": "application/json; charset=utf-8"}
    for content in (
        b"{",
        b"[]",
        b"\xff",
        b"null",
        b'{"game":1}',
        b"[" * 50_000,
        b'{"game":"illuminati","x":1}',
    ):
        response = ada.post("/api/tables", content=content, headers=json)
        assert response.status_code in (400, 422) and response.json()["code"] == "malformed"


def test_bodies_are_bounded(server: Running, ada: httpx.Client) -> None:
    most = server.app.premises.settings.body_bytes
    refused(ada.post("/api/tables", json={"game": "x" * most}), 413, "too_large")

    def chunks() -> Iterator[bytes]:
        for _ in range(most // 1000 + 2):
            yield b" " * 1000

    response = ada.post("/api/tables", content=chunks(), headers={"Content-Type": "application/json"})
    refused(response, 413, "too_large")


def test_every_answer_has_the_security_headers(server: Running, ada: httpx.Client) -> None:
    paths = (
        "/",
        "/healthz",
        "/api/session",
        "/api/nothing",
        "/api/tables/x",
        "/assets/none.js",
        "/api/openapi.json",
    )
    for response in [
        *map(ada.get, paths),
        ada.put("/api/session", json={}),
        ada.post("/api/tables", content=b"x"),
    ]:
        policy = response.headers["content-security-policy"]
        assert (
            "default-src 'self'" in policy
            and re.search("script-src 'self'( 'sha256-[^']+')?;", policy)
            and "frame-ancestors 'none'" in policy
        )
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "server" not in response.headers
        assert len(response.headers.get_list("content-security-policy")) == 1


def test_a_page_may_run_what_stands_in_it_and_names_what_it_needs_next(ada: httpx.Client) -> None:
    answer = ada.get("/t/abc", headers={"Accept": "text/html"})
    policy = answer.headers["content-security-policy"]
    for text, kind in (("go()", "script"), ("p{}", "style")):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'self' 'sha256-{digest}';" in policy
    assert answer.headers["link"].split(", ") == [
        "</assets/table-1.js>; rel=modulepreload",
        "</assets/slip-1.js>; rel=modulepreload",
        "</assets/table-1.css>; rel=preload; as=style; crossorigin",
        "</assets/slip-1.css>; rel=preload; as=style; crossorigin",
    ]
    table = ada.post("/api/tables", json=PRIVATE | {"game": "omerta"}).json()["table"]["id"]
    for path in (f"/t/{table}", f"/replay/{table}"):
        link = ada.get(path, headers={"Accept": "text/html"}).headers["link"]
        assert "</assets/parts-1.js>; rel=modulepreload" in link.split(", "), "what draws the table's game"
    assert "link" not in ada.get("/me").headers, "a page that the build doesn't know"
    assert "sha256" not in ada.get("/assets/main-Ab3dE6_x.js").headers["content-security-policy"]


# Tables


def test_a_table_is_made_joined_filled_and_started(
    server: Running, ada: httpx.Client, bo: httpx.Client
) -> None:
    response = ada.post("/api/tables", json=PRIVATE | {"title": "  Tuesday\u202e ", "listed": True})
    assert response.status_code == 201
    table, seat = response.json()["table"], response.json()["seat"]
    assert seat == 0 and table["title"] == "Tuesday" and table["status"] == "open"
    assert re.fullmatch("[a-z2-7]{20}", table["id"]) and "seed" not in table
    at = f"/api/tables/{table['id']}"
    assert table["id"] in {each["id"] for each in bo.get("/api/tables").json()["tables"]}
    assert bo.get(at).json()["seats"][0]["name"] == "Ada"
    refused(bo.post(at + "/start", json={}), 403, "not_host")
    refused(ada.post(at + "/start", json={}), 409, "not_full")
    refused(bo.post(at + "/join", json={"seat": 0}), 409, "taken")
    assert bo.post(at + "/join", json={}).json()["seat"] == 1
    assert bo.post(at + "/join", json={}).json()["seat"] == 1
    refused(bo.post(at + "/seats/2", json={"kind": "open"}), 403, "not_host")
    assert bo.post(at + "/leave", json={}).json()["seat"] is None
    assert ada.post(at + "/seats/1", json={"kind": "program", "bot": "random"}).status_code == 200
    refused(ada.post(at + "/seats/1", json={"kind": "program", "bot": "nobody"}), 422, "no_bot")
    refused(ada.post(at + "/seats/7", json={"kind": "open"}), 404, "no_such_seat")
    begun = ada.post(at + "/start", json={}).json()["table"]
    assert begun["status"] == "playing" and begun["started"] > 0
    refused(ada.post(at + "/start", json={}), 409, "not_open")
    refused(bo.post(at + "/join", json={}), 409, "not_open")
    refused(ada.get(at + "/record"), 409, "not_over")
    refused(bo.get(at + "/record"), 403, "not_seated")
    refused(ada.get(at + "/summary"), 409, "not_over")
    refused(ada.post(at + "/rematch", json={}), 409, "not_over")
    film = ada.get(at + "/film?seat=0")
    assert film.status_code == 200 and film.json()["seat"] == 0
    refused(bo.get(at + "/film?seat=0"), 403, "not_over")
    refused(ada.get(at + "/film?seat=1"), 403, "not_over")
    assert bo.get(at + "/film").json().get("seat") is None
    assert ada.get(at + "/film").json()["seat"] == 0  # the own eyes, where nobody says whose
    assert ada.get(at + "/film?seat=none").json().get("seat") is None
    refused(ada.get(at + "/film?seat=x"), 422, "malformed")


def test_what_is_impossible_is_refused_by_name(ada: httpx.Client) -> None:
    for change, status, code in (
        ({"game": "chess"}, 422, "no_game"),
        ({"preset": "conspiracies"}, 422, "option"),
        ({"options": {"moles": -3}}, 422, "option"),
        ({"options": {"nothing": 3}}, 422, "option"),
        ({"seats": [{"kind": "me"}]}, 422, "option"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "seated"),
        ({"seats": [{"kind": "me"}, {"kind": "program", "bot": "x"}]}, 422, "no_bot"),
        ({"seats": []}, 422, "malformed"),
        ({"seats": [{"kind": "open"}] * 17}, 422, "malformed"),
        ({"clock": {"kind": "decision", "seconds": 1}}, 422, "malformed"),
        ({"clock": {"kind": "sometimes"}}, 422, "malformed"),
    ):
        refused(ada.post("/api/tables", json=PRIVATE | change), status, code)


def test_ones_own_tables_tell_whether_they_wait(ada: httpx.Client) -> None:
    made(ada)
    # Programs that play at random may leave, and a game of two is over then.
    id = ada.post("/api/play", json={"players": 3, "bot": "heuristic"}).json()["table"]["id"]
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        told = ada.get("/api/tables/mine").json()
        assert told["seats"] == {id: 0} and len(told["tables"]) == 2
        if told.get("waiting") == [id]:
            return
        time.sleep(0.05)
    raise AssertionError("nobody ever waits for a person who does nothing")


def test_a_table_against_programs_is_begun_at_once(ada: httpx.Client) -> None:
    answer = ada.post("/api/play", json={"players": 3, "bot": "random"}).json()
    assert answer["seat"] == 0 and answer["table"]["status"] == "playing"
    assert [seat["kind"] for seat in answer["table"]["seats"]] == ["person", "program", "program"]


def test_strangers_and_wrong_ids_get_nothing(server: Running, ada: httpx.Client) -> None:
    id = made(ada, spectators="off", seats=[{"kind": "me"}, *BOTS])
    ada.post(f"/api/tables/{id}/start", json={})
    with server.visitor() as stranger:
        for path in ("join", "leave", "start", "rematch", "link"):
            refused(stranger.post(f"/api/tables/{id}/{path}", json={}), 401, "no_session")
        refused(stranger.get(f"/api/tables/{id}/record"), 401, "no_session")
        refused(stranger.get(f"/api/tables/{id}/film"), 403, "no_spectators")
        refused(stranger.get("/api/tables/mine"), 401, "no_session")
    for wrong in ("x", "a" * 20, "A" * 20, id + "a", "..", "%00", "a" * 5000, "0" * 20):
        refused(ada.get(f"/api/tables/{wrong}"), 404, "no_page" if wrong == ".." else "no_table")
    assert id not in {table["id"] for table in ada.get("/api/tables").json()["tables"]}


def test_a_seat_link_opens_the_seat_on_another_device(
    server: Running, ada: httpx.Client, bo: httpx.Client
) -> None:
    id = made(ada)
    refused(bo.post(f"/api/tables/{id}/link", json={}), 403, "not_seated")
    token = ada.post(f"/api/tables/{id}/link", json={}).json()["token"]
    person = ada.get("/api/session").json()["person"]
    with server.visitor() as phone:
        refused(phone.post("/api/claim", json={"token": token[:-1]}), 404, "link")
        claimed = phone.post("/api/claim", json={"token": token})
        assert claimed.status_code == 200 and claimed.json()["seat"] == 0
        assert phone.get("/api/session").json()["person"] == person  # both devices are hers now
    made(bo)  # somebody with tables of his own stays who he is: the seat becomes his
    before = bo.get("/api/session").json()["person"]
    assert bo.post("/api/claim", json={"token": token}).json()["table"]["seats"][0]["name"] == "Bo"
    assert bo.get("/api/session").json()["person"] == before
    assert ada.post(f"/api/tables/{id}/leave", json={}).json()["code"] == "not_seated"
    refused(ada.post("/api/claim", json={"token": token}), 404, "link")  # it was a link to Ada's seat


def test_a_seat_link_never_opens_an_account(server: Running, ada: httpx.Client) -> None:
    id = made(ada)
    ada.post("/api/account", json={"name": "Countess", "password": "long enough"})
    token = ada.post(f"/api/tables/{id}/link", json={}).json()["token"]
    with server.visitor() as thief:
        assert thief.post("/api/claim", json={"token": token}).status_code == 200
        person = thief.get("/api/session").json()["person"]
        assert person["account"] is None and person["id"] != ada.get("/api/session").json()["person"]["id"]


# What there is to be read


def test_games_cards_texts_and_rules(ada: httpx.Client) -> None:
    game = {each["id"]: each for each in ada.get("/api/games").json()}["illuminati"]
    assert game["players"] == [2, 8] and game["bots"][0] == "heuristic"
    assert {"name": "moles", "kind": "number", "default": 0, "low": 0} in game["options"]
    assert game["presets"][0] == {"name": "deluxe", "values": {}}
    cards = ada.get("/api/games/illuminati/cards").json()["cards"]
    assert cards["boy_sprouts"]["power"] == 0
    refused(ada.get('/api/games/illuminati/cards?options={"moles":-3}'), 422, "option")
    refused(ada.get("/api/games/illuminati/cards?options=x"), 422, "malformed")
    refused(ada.get("/api/games/chess/cards"), 404, "no_game")
    for lang in LANGUAGES:
        text = ada.get(f"/api/texts/{lang}.ftl?game=illuminati").text
        assert "server-stale =" in text and "card-boy-sprouts =" in text and "cli-serving" not in text
        rules = ada.get(f"/api/rules/illuminati/{lang}").json()
        assert rules["lang"] == lang and rules["sections"][10]["clauses"][0]["id"].startswith("I-10")
    refused(ada.get("/api/texts/de.ftl"), 404, "no_language")
    refused(ada.get("/api/rules/illuminati/de"), 404, "no_language")
    auction = ada.get("/api/rules/crimelords/en").json()["sections"][3]["clauses"]
    assert not any("[S]" in clause["text"] for clause in auction[:6])  # where it comes from is for the makers
    assert ada.get("/api/rules/omerta/cs").json()["sections"]  # to be read before it can be played
    refused(ada.get("/api/rules/..%2Frules%2Fomerta/cs"), 404, "no_page")
    refused(ada.get("/api/rules/coverage/en"), 404, "no_rules")


def test_what_changes_seldom_is_not_sent_twice(ada: httpx.Client) -> None:
    for path in ("/api/games", "/api/texts/cs.ftl?game=illuminati", "/api/rules/illuminati/es", "/"):
        first = ada.get(path)
        again = ada.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and not again.content


def test_the_client_is_served_packed_and_for_ever(server: Running) -> None:
    with httpx.Client(base_url=server.address) as client:
        for path in (
            "/",
            "/t/abc",
            "/replay/abc",
            "/rules/illuminati",
            "/me",
            "/games",
            "/watch",
            "/seat/x",
        ):
            page = client.get(path)
            assert page.status_code == 200 and "<title>Conjura" in page.text, path
            assert page.headers["cache-control"] == "no-cache"
        path = "/assets/main-Ab3dE6_x.js"
        packed = client.stream("GET", path, headers={"Accept-Encoding": "br, gzip"})
        with packed as response:
            assert response.headers["content-encoding"] == "br" and b"".join(response.iter_raw()) == b"brotli"
            assert "immutable" in response.headers["cache-control"]
            assert response.headers["content-type"].startswith("text/javascript")
        gzipped = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert gzipped.headers["content-encoding"] == "gzip" and gzipped.text.startswith("console.log")
        plain = client.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == gzipped.text
        assert client.head("/").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/.secret", "/link.txt", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/%00",
     "/assets/main-Ab3dE6_x.js.br", "/assets", "/nothing", "/api", "/api/", "//etc/passwd", "/\\..\\outside.txt"],
)  # fmt: skip
def test_nothing_else_is_served(server: Running, path: str) -> None:
    response = httpx.get(server.address + path)
    assert response.status_code == 404 and "no" not in response.text.split(":")[0]


def test_health_and_metrics(server: Running, ada: httpx.Client) -> None:
    assert ada.get("/healthz").json()["status"] == "ok"
    id = made(ada)
    ada.get(f"/api/tables/{id}")
    text = ada.get("/metrics").text
    assert 'route="/api/tables/{id}"' in text and id not in text and "Ada" not in text
    assert ada.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404


# When things go wrong


def test_limits_of_time_answer_with_how_long_to_wait(tmp_path: Path) -> None:
    changes = {"limit_factor": 1, "sessions_per_hour": 2, "requests_per_minute": 12, "logins_per_hour": 1}
    with running(settings_for(tmp_path, **changes)) as server:
        for _ in range(2):
            server.visitor("Ada").close()
        with server.visitor() as client:
            third = client.post("/api/session", json={})
            refused(third, 429, "wait")
            assert int(third.headers["retry-after"]) > 60
            wrong = {"name": "x", "password": "y"}
            refused(client.post("/api/login", json=wrong), 401, "login")
            refused(client.post("/api/login", json=wrong), 429, "wait")
            answers = [client.get("/api/session").status_code for _ in range(12)]
            assert answers[0] == 200 and answers[-1] == 429
            assert client.get("/healthz").status_code == 200
            # Behind a proxy everybody has a limit of their own.
            elsewhere = client.get("/api/session", headers={"X-Forwarded-For": "203.0.113.9"})
            assert elsewhere.status_code == 200


def test_a_locked_database_is_told_and_the_server_lives_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server, server.visitor("Ada") as client:
        id = made(client)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused(client.post("/api/tables", json=PRIVATE), 503, "locked")
        refused(client.post(f"/api/tables/{id}/seats/1", json={"kind": "program"}), 503, "locked")
        assert client.get(f"/api/tables/{id}").json()["seats"][1]["kind"] == "open"
        other.execute("ROLLBACK")
        other.close()
        assert client.post(f"/api/tables/{id}/seats/1", json={"kind": "program"}).status_code == 200
        assert client.post(f"/api/tables/{id}/start", json={}).json()["table"]["status"] == "playing"


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        client = server.visitor("Ada")
        id = made(client, title="Kept")
        playing = client.post("/api/play", json={"bot": "random"}).json()["table"]["id"]
    with running(settings) as server:
        client.base_url = httpx.URL(server.address)
        client.headers["Origin"] = server.address
        assert client.get(f"/api/tables/{id}").json()["title"] == "Kept"
        assert {table["id"] for table in client.get("/api/tables/mine").json()["tables"]} == {id, playing}
        assert client.get(f"/api/tables/{playing}/film?seat=0").status_code == 200
        client.close()


def test_the_log_keeps_secrets(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from conjura.server.logs import start_logging

    start_logging("json")
    try:
        with running(settings_for(tmp_path)) as server, server.visitor("Rosamunde") as client:
            answer = client.post("/api/play", json={"bot": "random"}).json()
            id = answer["table"]["id"]
            link = client.post(f"/api/tables/{id}/link", json={}).json()["token"]
            client.post("/api/account", json={"name": "Rosamunde", "password": "hush hush hush"})
            client.post("/api/login", json={"name": "Rosamunde", "password": "hush hush hush"})
            client.get(f"/seat/{link}")
            token = client.cookies["conjura"]
            time.sleep(0.5)  # programs play meanwhile
        seed = sqlite3.connect(tmp_path / "tables.db").execute("SELECT body FROM tables").fetchone()[0]
    finally:
        start_logging("off")
    log = capfd.readouterr().err
    assert '"what":"request"' in log and '"route":"/api/tables/{id}/link"' in log
    number = re.search(rb'"seed":"(\d+)"', seed)
    assert number is not None
    for secret in (id, link, token, "Rosamunde", "hush", number[1].decode()):
        assert secret not in log


# Texts


def test_everything_that_is_refused_has_its_sentence() -> None:
    codes = set()
    for path in Path(conjura.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                place = {"Denied": 0, "StoreError": 0, "No": 1, "Buckets": 2, "Counts": 1}.get(name)
                if (
                    place is not None
                    and len(node.args) > place
                    and isinstance(node.args[place], ast.Constant)
                ):
                    codes.add(node.args[place].value)  # type: ignore[attr-defined]
    codes |= {"disk_full", "locked", "storage", "wait", "too_many_lines"}
    told = texts("en", "illuminati")
    assert len(codes) > 40
    assert not {code for code in codes if "server-" + code.replace("_", "-") not in told}
