"""What the modules of Illuminati are worth to the bot that uses them: ``python -m conjura.lab.modules [MODULE...]``.

At a table of four, two seats play with a module and two do without it; the seats move on by one from game to game.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from conjura.lab.arena import Results, arena
from conjura.lab.report import share, spread, table

BOT: Final = "heuristic"
MATCHES: Final[dict[str, dict[str, Any]]] = {
    "auction": {"turn_order": "auction"},
    "brainwash": {"brainwash": True},
    "propaganda": {"propaganda": True},
    "increases": {"increases": True},
    "hackers": {"hackers": True},
    "plumbers": {"plumbers": True},
    "moles": {"moles": 1},
    "hidden": {"hidden_illuminati": True},
    "y2k": {"sets": ("deluxe", "y2k")},
}
"""The modules, and the options that add each to the preset ``deluxe``."""
EVERYTHING: Final = "+".join(name for name in MATCHES if name != "hidden")
"""All that the preset ``conspiracy`` has."""


def match(module: str, games: int, seed: int, workers: int = 1) -> Results:
    """The games of one module.

    Args:
        module: one of ``MATCHES``, or ``all``: everything that the preset ``conspiracy`` has, at once.
        games, seed, workers: as for ``arena``.

    Raises:
        BotError: there is no such module.
    """
    if module == "all":
        return arena(
            "illuminati", [BOT, f"{BOT}:without={EVERYTHING}"], games, 4, seed, "conspiracy", workers
        )
    names = [BOT, f"{BOT}:without={module}"]
    return arena("illuminati", names, games, 4, seed, "deluxe", workers, MATCHES.get(module, {}))


def row_of(module: str, results: Results) -> tuple[object, ...]:
    """What a match came to: games won by one of the two with the module, of those won by one side alone."""
    with_it = without = 0
    for result in results.games:
        sides = {result.bots[seat] for seat in result.winners}
        with_it += sides == {BOT}
        without += bool(sides) and BOT not in sides
    turns, _, most, _ = spread([result.turns for result in results.games if not result.error])
    spent = sum(sum(result.seconds) for result in results.games)
    decisions = sum(result.decisions for result in results.games)
    broken = len(results.errors) + sum(sum(result.failures) for result in results.games)
    return (
        module, f"{results.seed} to {results.seed + len(results.games) - 1}", with_it, without,
        *share(with_it, with_it + without), turns, most, f"{1000 * spent / max(1, decisions):.2f}", broken,
    )  # fmt: skip


HEAD: Final = (
    "module", "seeds", "won with", "without", "share", "95 % interval", "turns, median", "90 % up to",
    "CPU ms a decision", "broken off or fallbacks",
)  # fmt: skip


def run(
    modules: Annotated[list[str] | None, typer.Argument()] = None,
    games: Annotated[int, typer.Option()] = 400,
    seed: Annotated[int, typer.Option()] = 0,
    workers: Annotated[int, typer.Option()] = 1,
) -> None:
    """Play and print, a row as soon as it is there."""
    print("\n".join(table(HEAD, [])))
    for module in modules or [*MATCHES, "all"]:
        print(table((), [row_of(module, match(module, games, seed, workers))])[-1], flush=True)


if __name__ == "__main__":
    typer.run(run)
