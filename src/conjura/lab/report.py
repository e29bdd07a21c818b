"""A report of an arena as Markdown: lengths, wins with intervals, decisions, failures."""

from __future__ import annotations

from collections.abc import Iterable

from conjura.lab.arena import GameResult, Results
from conjura.lab.statistics import quantile, wilson


def table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> list[str]:
    """The lines of a table."""
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join("---" for _ in head) + " |"]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return lines


def share(hits: int, trials: int) -> tuple[str, str]:
    """A proportion and its 95 % interval in per cent."""
    if not trials:
        return "-", "-"
    low, high = wilson(hits, trials)
    return f"{100 * hits / trials:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"


def wins_by(games: tuple[GameResult, ...], key: str) -> list[tuple[str, int, int, str, str]]:
    """By seat, bot or role: wins, seats played, the share and its interval, the best first.

    Args:
        games: finished games.
        key: ``seat``, ``bots`` or ``roles``.
    """
    wins: dict[str, int] = {}
    played: dict[str, int] = {}
    for result in games:
        for seat in range(len(result.bots)):
            name = str(seat) if key == "seat" else getattr(result, key)[seat]
            played[name] = played.get(name, 0) + 1
            wins[name] = wins.get(name, 0) + (seat in result.winners)
    order = (
        sorted(played)
        if key == "seat"
        else sorted(played, key=lambda name: (-wins[name] / played[name], name))
    )
    return [(name, wins[name], played[name], *share(wins[name], played[name])) for name in order]


def report(results: Results) -> str:
    """The report of an arena, Markdown without a title."""
    games = tuple(result for result in results.games if not result.error)
    lines: list[str] = []
    options = "".join(f", {name} = {value}" for name, value in sorted(results.options.items()))
    lines.append(
        f"{len(results.games)} games of {results.game}, preset {results.preset or 'default'}{options}, "
        f"{results.players} players ({', '.join(results.names)}), seeds {results.seed} to "
        f"{results.seed + len(results.games) - 1}."
    )
    lines.append("")
    turns = [result.turns for result in games]
    decisions = [result.decisions for result in games]
    rows = [("turns", *spread(turns)), ("decisions", *spread(decisions))]
    lines += table(("a game takes", "median", "mean", "90 %", "longest"), rows)
    ended = sum(1 for result in games if result.winners)
    shared = sum(1 for result in games if len(result.winners) > 1)
    fell = sum(sum(result.failures) for result in games)
    spent = sum(sum(result.seconds) for result in games)
    made = sum(decisions)
    lines += [
        "",
        f"Ended with a winner: {ended}, shared by several: {shared}, broken off: {len(results.errors)}. "
        f"Decisions in which a bot fell back: {fell}. "
        f"Time of a bot's decision: {1000 * spent / made if made else 0:.2f} ms on average.",
    ]
    for key, title in (("roles", "plays as"), ("bots", "bot"), ("seat", "seat")):
        found = wins_by(games, key)
        if len(found) > 1:
            lines += ["", *table((title, "won", "of", "share", "95 % interval"), found)]
    for result in results.errors:
        lines += ["", f"Seed {result.seed} broke off:", "", "```", result.error.strip(), "```"]
    return "\n".join(lines) + "\n"


def spread(values: list[int]) -> tuple[str, ...]:
    """Median, mean, 90 % quantile and maximum."""
    if not values:
        return ("-",) * 4
    mean = sum(values) / len(values)
    return f"{quantile(values, 0.5)}", f"{mean:.1f}", f"{quantile(values, 0.9)}", f"{max(values)}"
