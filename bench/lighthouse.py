"""Measures the first page and a table with Lighthouse 12. ``make lighthouse`` calls it, and installs what it needs.

The server runs on a database of its own; the visitor who is measured sits at a table against programs. Exit code 1 means
that a score is below what is promised.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TOOL = ROOT / "build" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 0.95
ROUNDS = int(os.environ.get("ROUNDS", "3"))
"""Of each page; the median counts."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


def post(address: str, path: str, cookie: str = "") -> tuple[Any, str]:
    """What the server answers, and the cookie that it sets."""
    headers = {"Content-Type": "application/json", "Origin": address, "Cookie": cookie}
    request = urllib.request.Request(address + path, b"{}", headers, method="POST")
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer), str(answer.headers["Set-Cookie"] or "").split(";")[0]


def measure(address: str, cookie: str, preset: str) -> dict[str, float]:
    """The scores of a page."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.json"
        headers = Path(folder) / "headers.json"
        headers.write_text(json.dumps({"Cookie": cookie}))
        command = [
            TOOL,
            address,
            "--quiet",
            "--output=json",
            f"--output-path={out}",
            f"--chrome-flags={FLAGS}",
        ]
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--extra-headers={headers}"]
        command += ["--preset=desktop"] if preset == "desktop" else []
        chrome = next(path for path in map(shutil.which, NAMES) if path)
        environment = {**os.environ, "CHROME_PATH": chrome}
        for _ in range(
            5
        ):  # now and then the tool misses the beginning of a page, and says so or leaves a score out
            done = subprocess.run(command, timeout=240, env=environment, stderr=subprocess.DEVNULL)
            if done.returncode == 0:
                found = json.loads(out.read_text())["categories"]
                scores = {name: found[name]["score"] for name in CATEGORIES}
                if None not in scores.values():
                    return scores
    raise SystemExit(f"Lighthouse could not measure {address}")


def main() -> int:
    """Prints a line for each page and kind of device."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-c",
            "from conjura.cli import main; main()",
            "serve",
            "--no-browse",
            "--log",
            "off",
        ]
        command += ["--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            for _ in range(200):
                time.sleep(0.1)
                try:
                    _, cookie = post(address, "/api/session")
                    break
                except OSError:
                    continue
            table, _ = post(address, "/api/play", cookie)
            low = False
            for preset in ("phone", "desktop"):
                for name, path in (("home", "/"), ("table", f"/t/{table['table']['id']}")):
                    rounds = [measure(address + path, cookie, preset) for _ in range(ROUNDS)]
                    scores = {each: sorted(one[each] for one in rounds)[ROUNDS // 2] for each in CATEGORIES}
                    low |= min(scores.values()) < LEAST
                    print(
                        f"{name:6} {preset:8}",
                        *(f"{each} {score * 100:.0f}" for each, score in scores.items()),
                        flush=True,
                    )
        finally:
            server.terminate()
            server.wait(10)
    return int(low)


if __name__ == "__main__":
    sys.exit(main())
