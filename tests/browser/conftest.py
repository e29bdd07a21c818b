"""What browser tests share: a Chromium of the system, a real server, people at it, and what no page may ever do.

Without playwright, a Chromium or the built client these tests are left out, loudly; where CI is set that is a failure.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
from asyncio import events
from collections.abc import Callable, Iterator
from functools import partial, partialmethod
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

import conjura
from browser.positions import POSITIONS
from conjura.server import seating
from conjura.server.settings import settings_from
from server.running import Running, running, settings_for

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocketRoute

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
CLIENT = settings_from().web_folder
"""The built client; ``CONJURA_WEB`` names another."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
"""Milliseconds that a page is waited for: CI has two cores, and others work on them too."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def chromium() -> str | None:
    """The path of a Chromium of the system."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def lacking() -> str | None:
    """What browser tests need and what is not here."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright (pip install playwright)"
    if chromium() is None:
        return "a Chromium (make browser)"
    if not (CLIENT / "index.html").exists():
        return "the built client (make web)"
    return None


LACKING = lacking()
if LACKING is not None:
    if os.environ.get("CI"):
        raise pytest.UsageError(f"browser tests need {LACKING}, and with CI set they may not be left out")
    collect_ignore_glob = ["test_*.py"]


def pytest_report_header() -> list[str]:
    """Says at the top of a run that browser tests are left out."""
    return [f"BROWSER TESTS ARE LEFT OUT: they need {LACKING}"] if LACKING else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives each browser test a second go, which the end of the run tells of: a busy machine may have been late."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all browser tests of this process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        loop = events._get_running_loop()
        yield browser
        events._set_running_loop(
            loop
        )  # see ``pytest_runtest_protocol``: the last test may have been another's
        browser.close()


class House:
    """The server of these tests, its seeds and first positions chosen by a test.

    Attributes:
        server: the running server.
        seed: what the next table is begun with; none: as always.
        position: the text of the position at which games begin; none: as always. Games that are read anew (films) begin
            there too, so that a test needs to leave it as it is.
    """

    def __init__(self, server: Running) -> None:
        self.server = server
        self.seed: int | None = None
        self.position: str | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return self.server.address

    def table(
        self,
        context: BrowserContext,
        seats: tuple[str, ...] = ("me", "heuristic", "heuristic", "heuristic"),
        options: dict[str, Any] | None = None,
        start: bool = True,
        game: str = "illuminati",
        **more: Any,
    ) -> str:
        """A new table of the person of a context, begun at once; its id.

        Args:
            context: whose cookie counts.
            seats: ``me``, ``open``, or the strength of a program.
            options: what differs from the preset.
            start: whether to begin.
            game: its id.
            more: further fields of ``NewTable``; the preset is the game's first unless one is named.
        """
        presets = conjura.game(game).presets
        body = {
            "game": game,
            "preset": presets[-1] if options and "custom" in presets else presets[0],
            "options": options or {},
            "seats": [
                {"kind": seat} if seat in ("me", "open") else {"kind": "program", "bot": seat}
                for seat in seats
            ],
            "clock": {"kind": "none"},
            **more,
        }
        id = str(self.post(context, "/api/tables", body)["table"]["id"])
        if start:
            self.post(context, f"/api/tables/{id}/start", {})
        return id

    def post(self, context: BrowserContext, path: str, body: dict[str, Any]) -> Any:
        """What the server answers the person of a context."""
        headers = {"Origin": self.address, "Content-Type": "application/json"}
        answer = context.request.post(self.address + path, data=json.dumps(body), headers=headers)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()


@pytest.fixture(scope="session")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("browsers")
    with running(
        settings_for(folder, bot_pause=0.02, bot_seconds=20.0, web=str(CLIENT), patience=5.0)
    ) as server:
        yield server


@pytest.fixture
def house(_server: Running, monkeypatch: pytest.MonkeyPatch) -> House:
    """The server, with nothing chosen."""
    house = House(_server)

    def opening(usual: Any, game: Any, *given: Any) -> Any:
        if house.position is None:
            return usual(game, *given)
        options, _, explicit, streams = given
        return game.read_position(list(enumerate(house.position.splitlines(), 1)), options, explicit, streams)

    def randbits(bits: int) -> int:
        import secrets

        return secrets.randbits(bits) if house.seed is None else house.seed

    for kind in map(type, map(conjura.game, conjura.games())):
        monkeypatch.setattr(kind, "opening", partialmethod(partial(opening, kind.opening)))
    monkeypatch.setattr(seating, "secrets", SimpleNamespace(randbits=randbits))
    return house


class Watch:
    """What no page may do: ask another host for anything, complain in the console, or let an error escape.

    Args:
        address: of the only host that may be asked.

    Attributes:
        trouble: what was done all the same.
        offline: whether the line is cut on purpose: what fails for it is no trouble.
        lost: whether pages are looked for on purpose that there are not, or a line has been cut: late complaints of it.
    """

    def __init__(self, address: str) -> None:
        self._host = urlsplit(address).netloc
        self.trouble: list[str] = []
        self.offline = False
        self.lost = False

    def over(self, context: BrowserContext) -> None:
        """Watch every page of a context."""
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.trouble.append(f"error: {error.error}"))

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self._host:
            self.trouble.append(f"asks {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or self.offline:
            return
        known = message.text.startswith("Service Worker registration blocked")
        if not known and not (
            self.lost and re.search("404|WebSocket|ERR_INTERNET_DISCONNECTED", message.text)
        ):
            self.trouble.append(f"{message.type}: {message.text}")


class Cord:
    """The line of a page, which can be cut: browsers leave open sockets alone when they are told to be offline.

    Args:
        page: before it has gone anywhere.
        watch: what fails because of the cut is no trouble.
    """

    def __init__(self, page: Page, watch: Watch) -> None:
        self._page = page
        self._watch = watch
        self._lines: list[WebSocketRoute] = []
        self._whole = True
        self._denied: dict[str, Any] | None = None
        page.route_web_socket("**/socket", self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        if not self._whole:
            line.close()
            return
        server = line.connect_to_server()
        self._lines.append(line)

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if self._denied is not None and message["type"] == "act":
                line.send(json.dumps({"type": "no", "id": message["id"], **self._denied}))
            else:
                server.send(text)

        line.on_message(said)

    def deny(self, **refusal: Any) -> None:
        """Whatever is done from now on is answered with this refusal."""
        self._denied = refusal

    def allow(self) -> None:
        """Nothing is refused any more but by the server."""
        self._denied = None

    def cut(self) -> None:
        """Nothing comes through any more."""
        self._whole = False
        self._watch.offline = self._watch.lost = True
        self._page.context.set_offline(True)
        for line in self._lines:
            line.close()
        self._lines.clear()

    def mend(self) -> None:
        """The page may come back; it does so by itself."""
        self._whole = True
        self._page.context.set_offline(False)


Visit = Callable[..., "Page"]


def sit(house: House, page: Page, position: str, **options: Any) -> str:
    """A table of three whose game begins at a position, shown on a page; its id."""
    return sit_at(house, page, POSITIONS[position], "illuminati", **options)


def sit_at(house: House, page: Page, position: str, game: str, **options: Any) -> str:
    """The same at any game, with the text of the position."""
    house.position = position
    id = house.table(page.context, ("me", "heuristic", "heuristic"), options, game=game)
    page.goto(f"/t/{id}")
    page.locator('[data-region="2"] h2').first.wait_for()  # whatever the language
    return id


def finish(house: House, page: Page) -> str:
    """A game that its person has won, shown on a page; its id."""
    id = sit(house, page, "turn", basic_goal=2)
    over = page.locator("#prompt").get_by_text("Closed", exact=True)
    for key in ("e", "e", "o", "o", "o"):
        page.keyboard.press(key)
        page.wait_for_timeout(500)
        if over.count():
            break
    over.wait_for()
    return id


@pytest.fixture
def watch(house: House) -> Iterator[Watch]:
    """Watches all visitors of a test; what they did that no page may do fails it at the end."""
    watch = Watch(house.address)
    yield watch
    assert watch.trouble == []


@pytest.fixture
def visit(browser: Browser, house: House, watch: Watch) -> Iterator[Visit]:
    """Lets people come in: a function that gives each a browser of their own, with one page."""
    contexts: list[BrowserContext] = []

    def come(name: str | None = "Marta", lang: str = "en", theme: str = "light", **how: Any) -> Page:
        how = {"viewport": DESKTOP, "service_workers": "block", "reduced_motion": "reduce", **how}
        if how["viewport"]["width"] < 500:
            how = {"has_touch": True, "is_mobile": True, **how}
        context = browser.new_context(base_url=house.address, locale=lang, **how)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watch.over(context)
        chosen = json.dumps({"lang": lang, "theme": theme})
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('conjura.settings'))"
            f" localStorage.setItem('conjura.settings', '{chosen}')"
        )
        if name is not None:
            house.post(context, "/api/session", {"name": name})
        page = context.new_page()
        page.cord = Cord(page, watch)  # type: ignore[attr-defined]
        return page

    yield come
    for context in contexts:
        context.close()
