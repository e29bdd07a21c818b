"""A report of an arena as Markdown tables: lengths, wins with intervals, decisions, failures."""

from __future__ import annotations

from collections import Counter
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
    return f"{100 * hits / trials:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"


def spread(values: list[int]) -> tuple[str, ...]:
    """Median, mean, 90 % quantile and maximum."""
    if not values:
        return ("-",) * 4
    mean = sum(values) / len(values)
    return f"{quantile(values, 0.5)}", f"{mean:.1f}", f"{quantile(values, 0.9)}", f"{max(values)}"


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
    order = sorted(played, key=lambda name: (-wins[name] / played[name], name))
    if key == "seat":
        order = sorted(played)
    return [(name, wins[name], played[name], *share(wins[name], played[name])) for name in order]


def time_of(games: tuple[GameResult, ...]) -> list[tuple[str, str]]:
    """By bot, the mean CPU time of one of its seats in a game, in milliseconds."""
    spent: dict[str, float] = {}
    seats: dict[str, int] = {}
    for result in games:
        for name, seconds in zip(result.bots, result.seconds, strict=True):
            spent[name] = spent.get(name, 0.0) + seconds
            seats[name] = seats.get(name, 0) + 1
    return [(name, f"{1000 * spent[name] / seats[name]:.0f}") for name in sorted(spent)]


def report(results: Results) -> str:
    """The report of an arena: Markdown tables without a title."""
    games = tuple(result for result in results.games if not result.error)
    options = ", ".join(f"{name} = {value}" for name, value in sorted(results.options.items()))
    turns = [result.turns for result in games]
    decisions = [result.decisions for result in games]
    spent = sum(sum(result.seconds) for result in games)
    asked: list[tuple[object, ...]] = [
        ("game", results.game),
        ("preset", results.preset or "default"),
        ("options", options or "-"),
        ("players", results.players),
        ("bots", ", ".join(results.names)),
        ("games", len(results.games)),
        ("seeds", f"{results.seed} to {results.seed + len(results.games) - 1}"),
        ("ended with a winner", sum(1 for result in games if result.winners)),
        ("victory shared", sum(1 for result in games if len(result.winners) > 1)),
        ("broken off", len(results.errors)),
        ("fallbacks of bots", sum(sum(result.failures) for result in games)),
        ("CPU ms a decision, redealing included", f"{1000 * spent / max(1, sum(decisions)):.2f}"),
    ]
    lines = table(("arena", ""), asked)
    lengths = [("turns of all players", *spread(turns)), ("decisions", *spread(decisions))]
    lines += ["", *table(("a game takes", "median", "mean", "90 % up to", "longest"), lengths)]
    ends = Counter(result.how or "-" for result in games)
    lines += ["", *table(("ended by", "games"), ends.most_common())]
    for key, title in (("roles", "plays as"), ("bots", "bot"), ("seat", "seat")):
        found = wins_by(games, key)
        if len(found) > 1:
            lines += ["", *table((title, "won", "of", "share", "95 % interval"), found)]
    if len(set(results.names)) > 1:
        lines += ["", *table(("bot", "CPU ms a game"), time_of(games))]
    for result in results.errors:
        lines += ["", f"seed {result.seed}:", "", "```", result.error.strip(), "```"]
    return "\n".join(lines) + "\n"
