"""The bench: Conjura, pure and compiled, beside its peers in the same run. ``make bench`` calls it.

What is measured and how stands in ``ours.py`` and ``peers.py``, each of which runs in a process of its own. All of
them take turns, several rounds of them, so that whatever else the machine does meets all alike: the figure of a
decision is the median of its rounds, a ratio the median of the ratios within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
INTERPRETERS = {"pure": ROOT / ".venv/bin/python", "compiled": ROOT / ".venv-compiled/bin/python"}
STAMP = ROOT / ".venv-compiled/.conjura-compiled-2"
PEERS = ("chess", "catanatron")
PAGE = ROOT / "docs/performance.md"
MARKS = ("<!-- figures: written by bench/run.py --page -->", "<!-- end of figures -->")
TITLES = {"chess": "python-chess", "catanatron": "catanatron"}

REACH: dict[str, dict[str, float]] = {
    "decision_us": {"pure": 12.0, "compiled": 5.0},
    "copy_us": {"pure": 3.5, "compiled": 2.5},
    "state_bytes": {"pure": 4000, "compiled": 4000},
}
"""What is to be reached at most."""

Row = tuple[str, str, Callable[[float], str]]


def us(value: float) -> str:
    """Microseconds, bytes, a mean or a count: as many digits as mean something."""
    if value == int(value):
        return f"{value:,.0f}"
    return f"{value:,.2f}" if value < 10 else f"{value:,.1f}" if value < 100 else f"{value:,.0f}"


def share(value: float) -> str:
    """A share, as per cent."""
    return f"{100 * value:.1f} %"


GROUPS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (
        "A decision, µs",
        (
            ("list + check + apply, median", "decision_us", us),
            ("best round", "best_us", us),
            ("worst round", "worst_us", us),
            ("all built, checked twice", "strict_us", us),
            ("decisions/s", "decisions_per_s", us),
            ("games/s", "games_per_s", us),
        ),
    ),
    (
        "The game",
        (
            ("games measured", "games", us),
            ("decisions a game", "decisions_per_game", us),
            ("turns a game", "turns_per_game", us),
            ("legal actions a decision", "legal", us),
            ("  the most", "legal_most", us),
            ("spans a decision", "spans", us),
            ("  the most", "spans_most", us),
            ("one legal action", "single_share", share),
            ("  and public: forced", "forced_share", share),
        ),
    ),
    (
        "Single calls, µs",
        (
            ("copy", "copy_us", us),
            ("==", "eq_us", us),
            ("hash", "hash_us", us),
            ("digest", "digest_us", us),
            ("view + encode", "view_encode_us", us),
            ("  view", "view_us", us),
            ("  encode", "encode_us", us),
            ("redeal", "redeal_us", us),
            ("position", "position_us", us),
            ("parse", "parse_us", us),
            ("new game", "new_us", us),
        ),
    ),
    (
        "Records, µs a line",
        (
            ("write", "record_write_us", us),
            ("read", "record_read_us", us),
            ("replay", "replay_us", us),
            ("verify (with the seed)", "verify_us", us),
        ),
    ),
    (
        "Sizes, bytes",
        (
            ("state as JSON", "state_bytes", us),
            ("  the largest", "state_bytes_most", us),
            ("view as JSON", "view_bytes", us),
            ("position", "position_bytes", us),
            ("line of a record", "record_line_bytes", us),
        ),
    ),
)


def worker(python: Path | str, script: str, *args: str) -> dict[str, Any]:
    """Run one of the measuring scripts and read what it found.

    Raises:
        RuntimeError: it failed; the message is what it said.
    """
    # -P: what is installed in that environment is measured, not what lies beside the script.
    done = subprocess.run(
        [str(python), "-P", str(HERE / script), *args], capture_output=True, text=True, check=False, cwd=ROOT
    )
    if done.returncode:
        raise RuntimeError(f"{python} {script}: {done.stderr.strip()}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def builds_here(wanted: set[str], notes: list[str]) -> dict[str, str]:
    """The interpreter of each build that there is: this one and the two that ``make`` sets up."""
    found: dict[str, str] = {}
    for python in (sys.executable, *map(str, INTERPRETERS.values())):
        if Path(python).exists():
            try:
                build = worker(python, "ours.py", "--build")["build"]
            except RuntimeError:
                continue
            if build in wanted:
                found.setdefault(build, python)
    for build in sorted(wanted - set(found)):
        notes.append(
            f"The {build} build is not here: `make bench` sets it up (the compiled one needs a C compiler)."
        )
    if found.get("compiled") == str(INTERPRETERS["compiled"]) and STAMP.exists():
        newest = max(path.stat().st_mtime for path in (ROOT / "src").rglob("*.py"))
        if newest > STAMP.stat().st_mtime:
            notes.append("The sources are newer than the compiled build: `make bench` compiles them anew.")
    return {build: found[build] for build in ("pure", "compiled") if build in found}


def peers_here(notes: list[str]) -> dict[str, str]:
    """The interpreter that has each peer."""
    found: dict[str, str] = {}
    for peer in PEERS:
        for python in (sys.executable, *map(str, INTERPRETERS.values())):
            if Path(python).exists() and not worker(python, "peers.py", peer, "--here").get("missing"):
                found[peer] = python
                break
        else:
            notes.append(
                f"{TITLES[peer]} is not installed and left out: `pip install -e '.[bench]'` installs it."
            )
    return found


def measure(args: argparse.Namespace, say: Callable[[str], None]) -> dict[str, Any]:
    """Run everything in turns and put the figures together."""
    notes: list[str] = []
    wanted = {"pure"} if args.pure else {"compiled"} if args.compiled else {"pure", "compiled"}
    builds = builds_here(wanted, notes)
    peers = {} if args.no_peers else peers_here(notes)
    common = ["--game", args.game, "--games", str(args.games), "--players", str(args.players)]
    if args.max_turns is not None:
        common += ["--max-turns", str(args.max_turns)]
    rounds: list[dict[str, dict[str, Any]]] = []
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
    for number in range(args.rounds):
        say(f"round {number + 1} of {args.rounds}")
        one = {build: worker(python, "ours.py", "--quick", *common) for build, python in builds.items()}
        one |= {peer: worker(python, "peers.py", peer) for peer, python in peers.items()}
        rounds.append(one)
    columns: dict[str, dict[str, Any]] = {}
    for build, python in builds.items():
        say(f"single calls, {build}")
        columns[build] = worker(python, "ours.py", *common, *(["--hot", str(args.hot)] if args.hot else []))
    for name in (*builds, *peers):
        columns.setdefault(name, dict(rounds[0][name]))
        times = [one[name]["decision_us"] for one in rounds]
        for key in ("decision_us", "strict_us", "decisions_per_s", "games_per_s", "new_us"):
            if key in rounds[0][name]:
                columns[name][key] = median(one[name][key] for one in rounds)
        columns[name] |= {"best_us": min(times), "worst_us": max(times), "rounds_us": times}
    ratios = {
        build: {
            peer: {
                "decision": median(one[peer]["decision_us"] / one[build]["decision_us"] for one in rounds),
                "copy": columns[peer]["copy_us"] / columns[build]["copy_us"],
            }
            for peer in peers
        }
        for build in builds
    }
    reached = {
        build: {key: columns[build][key] <= limits[build] for key, limits in REACH.items()}
        for build in builds
    }
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "load": load,
        "python": platform.python_version(),
        "rounds": args.rounds,
        "columns": columns,
        "ratios": ratios,
        "reach": REACH,
        "reached": reached,
        "notes": notes,
    }


def heading(found: dict[str, Any]) -> str:
    """When and where it was measured."""
    load = "" if found["load"] is None else f", load {found['load']} at the start"
    return f"{found['date']}, {found['machine']}{load}, Python {found['python']}, {found['rounds']} rounds"


def figures_table(found: dict[str, Any]) -> Table:
    """All figures, a column each for our builds and the peers."""
    columns = found["columns"]
    table = Table(title="Conjura and its peers, CPU time", title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for name in columns:
        table.add_column(TITLES.get(name, name), justify="right")
    ours = [name for name in columns if name not in PEERS]
    for title, rows in GROUPS:
        table.add_row(f"[bold]{title}[/bold]")
        for label, key, form in rows:
            cells = []
            for name in columns:
                cell = form(columns[name][key]) if key in columns[name] else ""
                if key in REACH and name in ours:
                    met = found["reached"][name][key]
                    cell = f"[{'green' if met else 'red'}]{cell}[/]"
                cells.append(cell)
            table.add_row(f"  {label}", *cells)
            if key in REACH:
                limits = [f"≤ {REACH[key][name]:,g}" if name in ours else "" for name in columns]
                table.add_row("[dim]    to be reached[/dim]", *(f"[dim]{cell}[/dim]" for cell in limits))
    for what in ("decision", "copy"):
        title = {"decision": "Times as fast, a decision", "copy": "Times as fast, a copy"}[what]
        peers = [name for name in columns if name in PEERS]
        if peers:
            table.add_row(f"[bold]{title}[/bold]")
        for peer in peers:
            cells = [us(found["ratios"][name][peer][what]) if name in ours else "" for name in columns]
            table.add_row(f"  as {TITLES[peer]}", *cells)
    return table


def profile_table(build: str, rows: list[dict[str, Any]]) -> Table:
    """Where the time goes, by kind of question."""
    table = Table(title=f"Where the time goes, {build}", title_justify="left", box=None, pad_edge=False)
    table.add_column("question")
    for head in ("decisions", "time", "listing", "applying", "list µs", "apply µs"):
        table.add_column(head, justify="right")
    total = {key: sum(row[key] for row in rows) for key in ("decisions", "listing", "applying")}
    everything = {"kind": "all", **total}
    for row in [*rows, everything]:
        cells = (row["decisions"], row["listing"] + row["applying"], row["listing"], row["applying"])
        single = [us(row[key]) if key in row else "" for key in ("list_us", "apply_us")]
        table.add_row(str(row["kind"]), *(share(cell) for cell in cells), *single)
    return table


def hot_table(build: str, rows: list[dict[str, Any]]) -> Table:
    """The hottest functions under cProfile."""
    table = Table(
        title=f"Hottest functions, {build} (cProfile)", title_justify="left", box=None, pad_edge=False
    )
    table.add_column("function")
    for head in ("calls a decision", "own time", "with callees"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(row["function"], us(row["calls"]), share(row["own"]), share(row["with_callees"]))
    return table


def as_markdown(table: Table) -> str:
    """A table as Markdown; what is only colour is left out, indents become dashes."""
    cells = [
        [
            re.sub(r"^ {4}", "– ", Text.from_markup(re.sub(r"\[/?bold]", "**", str(cell))).plain).strip()
            for cell in (column.header, *column.cells)
        ]
        for column in table.columns
    ]
    head, *rows = zip(*cells, strict=True)
    rule = ["---", *["---:"] * (len(head) - 1)]
    lines = [f"| {' | '.join(row)} |" for row in (head, rule, *rows)]
    return "\n".join((f"**{table.title}**", "", *lines))


def write_page(found: dict[str, Any], page: Path) -> None:
    """Put the report between the marks of the page on performance.

    Raises:
        RuntimeError: the page has no such marks.
    """
    text = page.read_text(encoding="utf-8")
    before, begins, rest = text.partition(MARKS[0])
    _, ends, after = rest.partition(MARKS[1])
    if not begins or not ends:
        raise RuntimeError(f"{page}: expected the marks {MARKS[0]} and {MARKS[1]}")
    tables = [figures_table(found)]
    tables += [
        profile_table(build, [row for row in found["columns"][build]["profile"] if row["decisions"] >= 0.002])
        for build in ("pure", "compiled")
        if build in found["columns"]
    ]
    parts = [f"Measured {heading(found)}.", *map(as_markdown, tables), *found["notes"]]
    page.write_text(f"{before}{begins}\n" + "\n\n".join(parts) + f"\n{ends}{after}", encoding="utf-8")


def main() -> int:
    """Measure everything and report. Returns 0, also where something is not reached: a bench is no test."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--pure", action="store_true", help="only the pure build")
    parser.add_argument("--compiled", action="store_true", help="only the compiled build")
    parser.add_argument("--no-peers", action="store_true", help="without python-chess and catanatron")
    parser.add_argument("--game", default="illuminati", help="which of our games, Illuminati unless told")
    parser.add_argument("--games", type=int, default=24, help="games of ours, 24 unless told")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, 5 unless told")
    parser.add_argument(
        "--max-turns", type=int, default=None, help="end games after so many turns; no cap unless told"
    )
    parser.add_argument(
        "--hot", type=int, default=0, metavar="N", help="the N hottest functions too (cProfile)"
    )
    parser.add_argument("--page", action="store_true", help="write the figures into docs/performance.md too")
    parser.add_argument("--players", type=int, default=4, help="seats in our games, 4 unless told")
    args = parser.parse_args()
    if args.pure and args.compiled:
        parser.error("--pure and --compiled exclude each other; without either both are measured")
    if args.games < 1 or args.rounds < 1:
        parser.error("--games and --rounds are at least 1")
    screen, aside = Console(), Console(stderr=True)
    found = measure(
        args, (lambda text: None) if args.json else lambda text: aside.print(f"[dim]{text} ...[/dim]")
    )
    if not any(name not in PEERS for name in found["columns"]):
        aside.print(*found["notes"], sep="\n", markup=False)
        return 1
    if args.page:
        write_page(found, PAGE)
    if args.json:
        print(json.dumps(found, indent=1))
        return 0
    screen.print(
        f"{found['date']}, {found['machine']}, Python {found['python']}, {found['rounds']} rounds", end="\n\n"
    )
    screen.print(figures_table(found))
    for build in ("pure", "compiled"):
        if build in found["columns"]:
            screen.print()
            screen.print(profile_table(build, found["columns"][build]["profile"]))
            if args.hot:
                screen.print()
                screen.print(hot_table(build, found["columns"][build]["hot"]))
    for note in found["notes"]:
        screen.print()
        screen.print(note, markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
