"""The server under load beside boardgame.io's, in the same run. ``make bench-server`` calls it.

Both serve tables of four; every seat is a socket of its own, and whoever is asked answers as soon as he is shown his
question (``load.js``, ``boardgameio.js``). Ours stores every action in SQLite before it acknowledges it, the peer keeps
all in memory. They take turns, several rounds of them, so that whatever else the machine does meets both: the figures are
medians of the rounds, a ratio is the median of the ratios within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NODE = ROOT / "build/bench"
PAGE = ROOT / "docs/performance.md"
MARKS = ("<!-- figures: written by bench/server.py --page -->", "<!-- end of the server's figures -->")
BUILDS = {"pure": ROOT / ".venv/bin/conjura", "compiled": ROOT / ".venv-compiled/bin/conjura"}
SEVERAL = 2
"""Processes of ours in a column more: as many as the cores that the figure to be reached speaks of."""
PEER = "boardgame.io"
PACKAGES = {
    "dependencies": {
        "boardgame.io": "0.50.2",
        "socket.io-client": "^4.8.1",
        "ws": "^8.18.0",
    },
    # The peer asks for a version that was withdrawn.
    "overrides": {"koa-compose": "4.1.0"},
}
SCENES = ((10, 0), (50, 0), (100, 1000))
"""How many tables, and milliseconds of thought before each move."""
TIMES, BYTES = 4.0, 500
"""What is to be reached: times the peer's moves a second where nobody thinks; bytes a seat a move at most."""

ROWS = (
    ("moves_per_s", "moves/s", 0),
    ("p50_ms", "p50 ms", 1),
    ("p99_ms", "p99 ms", 1),
    ("all_p50_ms", "all seats p50 ms", 1),
    ("all_p99_ms", "all seats p99 ms", 1),
    ("server_us_per_move", "server, µs CPU a move", 0),
    ("server_cpu", "server, cores", 2),
    ("client_cpu", "load client, cores", 2),
    ("bytes_per_seat_per_move", "bytes a seat a move", 0),
    ("messages_per_move", "messages a move", 1),
    ("games", "games ended", 0),
    ("errors", "errors", 0),
)


class Failure(Exception):
    """Something that is needed is not there."""


def free_port() -> int:
    """A port that nobody has at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment(**more: str) -> dict[str, str]:
    """That of a process that finds the node packages of the bench."""
    return {**os.environ, "NODE_PATH": str(NODE / "node_modules"), "NODE_ENV": "production", **more}


def install(say: Any) -> None:
    """Fetch what the load client and the peer need, once."""
    if all((NODE / "node_modules" / name).is_dir() for name in PACKAGES["dependencies"]):
        return
    if shutil.which("npm") is None:
        raise Failure("npm (Node 20 or newer) is needed: nodejs.org")
    say("fetching boardgame.io and the load client's packages (once) ...")
    NODE.mkdir(parents=True, exist_ok=True)
    (NODE / "package.json").write_text(json.dumps({"private": True, **PACKAGES}, indent=2), encoding="utf-8")
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=NODE, check=True)


class Server:
    """A server under load, in a process of its own.

    Args:
        name: ``boardgame.io``, or the build of ours, with the number of its processes where they are several.
        folder: where ours keeps its tables.
    """

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.port = free_port()
        if name == PEER:
            command = ["node", str(HERE / "boardgameio.js"), "serve", str(self.port)]
            env = environment()
        else:
            build, _, workers = name.partition(" × ")
            address = f"sqlite:///{folder / build}{workers}.db"
            command = [
                str(BUILDS[build]),
                "serve",
                "--no-browse",
                "--workers",
                workers or "1",
                "--port",
                str(self.port),
                "--database",
                address,
            ]
            # All load comes from one address here, which no household does.
            env = environment(
                CONJURA_LIMIT_FACTOR="1000000",
                CONJURA_SOCKET_RATE="1000000",
                CONJURA_SOCKET_BURST="1000000",
                CONJURA_SOCKETS_PER_ADDRESS="100000",
                CONJURA_LOG="off",
            )
        self.process = subprocess.Popen(
            command, env=env, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait("/games" if name == PEER else "/healthz")
        time.sleep(2)  # until the others of several processes are there, too

    def _wait(self, path: str) -> None:
        for _ in range(300):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.close()
        raise Failure(f"{self.name} does not start")

    def load(self, tables: int, seconds: float, think: int) -> dict[str, Any]:
        """Put it under load once; what was measured."""
        script = [str(HERE / "boardgameio.js"), "load"] if self.name == PEER else [str(HERE / "load.js")]
        numbers = [self.port, tables, seconds, think, 1, self.process.pid]
        done = subprocess.run(
            ["node", *script, *map(str, numbers)],
            env=environment(), capture_output=True, text=True, timeout=120 + 10 * seconds,
        )  # fmt: skip
        if done.returncode:
            raise Failure(f"the load client of {self.name} failed: {done.stderr.strip()[-500:]}")
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def measure(args: argparse.Namespace, say: Any) -> dict[str, Any]:
    """All scenes, all rounds."""
    built = [name for name in args.builds if BUILDS[name].exists()]
    if not built:
        raise Failure("there is no build of ours: make")
    names = [name for each in built for name in (each, f"{each} × {SEVERAL}")]
    if not args.no_peer:
        names.insert(0, PEER)
    found: dict[str, Any] = {
        "when": datetime.now(UTC).strftime("%Y-%m-%d"),
        "cores": os.cpu_count(),
        "machine": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "names": names,
        "scenes": [],
    }
    # On the disk that the project lies on: a folder for temporary things may be in memory.
    folder = Path(tempfile.mkdtemp(prefix="load-", dir=NODE))
    servers: list[Server] = []
    try:
        for name in names:
            servers.append(Server(name, folder))
        for tables, think in args.scenes:
            rounds: list[dict[str, dict[str, Any]]] = []
            for turn in range(args.rounds):
                row = {}
                for server in servers:
                    row[server.name] = server.load(tables, args.seconds, think)
                    say(
                        f"{tables} tables, {think} ms of thought, round {turn + 1}, {server.name}: "
                        f"{row[server.name]['moves_per_s']:.0f} moves/s, "
                        f"{row[server.name]['server_us_per_move']:.0f} us CPU a move"
                    )
                rounds.append(row)
            found["scenes"].append({"tables": tables, "think_ms": think, "rounds": rounds})
    finally:
        for server in servers:
            server.close()
        shutil.rmtree(folder, ignore_errors=True)
    found["load_after"] = round(os.getloadavg()[0], 1)
    return found


def middle(scene: dict[str, Any], name: str, key: str) -> float:
    """The median of a figure over the rounds."""
    return float(median([float(row[name][key] or 0) for row in scene["rounds"]]))


def ratio(scene: dict[str, Any], over: str, under: str, key: str) -> float:
    """The median of the ratios of two within a round."""
    return float(median([row[over][key] / max(1e-9, row[under][key]) for row in scene["rounds"]]))


def heading(found: dict[str, Any]) -> str:
    """When and where it was measured."""
    return (
        f"Measured {found['when']}, {found['cores']} cores, {found['machine']}, load {found['load']} before and "
        f"{found['load_after']} after, Python {found['python']}, {found['rounds']} rounds of {found['seconds']:g} s."
    )


def columns(found: dict[str, Any], scene: dict[str, Any]) -> tuple[str, list[str], list[list[str]]]:
    """A scene as a table: its title, its head, its rows."""
    names: list[str] = found["names"]
    title = f"{scene['tables']} tables of 4, " + (
        f"{scene['think_ms'] / 1000:g} s of thought" if scene["think_ms"] else "nobody thinks"
    )
    rows = []
    for key, label, digits in ROWS:
        rows.append([label, *[f"{middle(scene, name, key):,.{digits}f}" for name in names]])
    rows.insert(1, ["– lowest and highest", *[spread(scene, name) for name in names]])
    if PEER in names:
        ours = [name for name in names if name != PEER]
        if not scene["think_ms"]:
            times = [f"{ratio(scene, name, PEER, 'moves_per_s'):.2f}" for name in ours]
            rows.append([f"times as many moves/s (to be reached: {TIMES:g})", "", *times])
            # An earlier form of the peer's bench lost count of a move when the next one was made before it was shown
            # to the mover, and it is by that count that the figure to be reached was set.
            lost = f"{middle(scene, PEER, 'last_moves_per_s'):,.0f}"
            before = [
                [
                    row[name]["moves_per_s"] / max(1e-9, row[PEER]["last_moves_per_s"])
                    for row in scene["rounds"]
                ]
                for name in ours
            ]
            times = [f"{median(each):.2f}" for each in before]
            rows.append(["moves/s of the peer as counted before, times that", lost, *times])
        times = [f"{ratio(scene, PEER, name, 'server_us_per_move'):.2f}" for name in ours]
        rows.append(["times as little CPU a move", "", *times])
    return title, ["", *names], rows


def spread(scene: dict[str, Any], name: str) -> str:
    """The lowest and the highest moves a second of the rounds."""
    values = [row[name]["moves_per_s"] for row in scene["rounds"]]
    return f"{min(values):,.0f}–{max(values):,.0f}"


def show(found: dict[str, Any]) -> None:
    """Print all tables."""
    console = Console()
    for scene in found["scenes"]:
        title, head, rows = columns(found, scene)
        table = Table(title=title, title_justify="left")
        for place, name in enumerate(head):
            table.add_column(name, justify="right" if place else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(heading(found))


def write_page(found: dict[str, Any], page: Path) -> None:
    """Put the figures between the marks of the page on performance. Raises ``Failure``."""
    text = page.read_text(encoding="utf-8")
    if MARKS[0] not in text or MARKS[1] not in text:
        raise Failure(f"{page}: expected the marks {MARKS[0]} and {MARKS[1]}")
    before, rest = text.split(MARKS[0], 1)
    after = rest.split(MARKS[1], 1)[1]
    parts = [heading(found)]
    for scene in found["scenes"]:
        title, head, rows = columns(found, scene)
        lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
        lines += ["| " + " | ".join(row) + " |" for row in rows]
        parts.append(f"**{title}**\n\n" + "\n".join(lines))
    page.write_text(f"{before}{MARKS[0]}\n" + "\n\n".join(parts) + f"\n{MARKS[1]}{after}", encoding="utf-8")


def scene_of(text: str) -> tuple[int, int]:
    """``50`` or ``100:1000``: tables, and milliseconds of thought."""
    tables, _, think = text.partition(":")
    return int(tables), int(think or 0)


def main() -> int:
    """Measure, print, and write the page if that is wanted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument(
        "--scenes", type=scene_of, nargs="+", default=SCENES, help="tables, or tables:ms of thought"
    )
    parser.add_argument("--builds", nargs="+", choices=tuple(BUILDS), default=tuple(BUILDS))
    parser.add_argument(
        "--at",
        action="append",
        default=[],
        metavar="BUILD=COMMAND",
        help="where a build's conjura command is",
    )
    parser.add_argument("--no-peer", action="store_true", help="only ours")
    parser.add_argument("--json", action="store_true", help="print all that was measured as JSON")
    parser.add_argument("--page", action="store_true", help="write the figures into docs/performance.md too")
    args = parser.parse_args()
    for each in args.at:
        build, _, command = each.partition("=")
        BUILDS[build] = Path(command).resolve()

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    try:
        install(say)
        found = measure(args, say)
        if args.page:
            write_page(found, PAGE)
    except Failure as failure:
        say(str(failure))
        return 1
    if args.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
