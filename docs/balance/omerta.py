"""The tables of omerta.md: four heuristic players, wins by Don, seat and main objective, and lengths.

python docs/balance/omerta.py cosa_nostra 2000
"""

from __future__ import annotations

import sys
from collections import Counter

import conjura
from conjura import bots
from conjura.lab.statistics import quantile, wilson

GAME = conjura.game("omerta")
SEATS = 4
COUNTED = ("Involved", "CardPlayed", "ObjectiveClaimed", "SoldiersLent")


def share(hits: float, trials: int) -> str:
    """A row of a table: hits, trials, share and interval."""
    low, high = wilson(round(hits), trials)
    return f"{hits:.0f} | {trials} | {100 * hits / trials:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"


def main(mode: str, games: int) -> None:
    """Play and print."""
    rounds: list[int] = []
    decisions: list[int] = []
    ends: Counter[str] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    dealt: Counter[tuple[str, str]] = Counter()
    deeds: Counter[str] = Counter()
    for seed in range(games):
        state = GAME.new(players=SEATS, seed=seed, preset=mode)
        players = [bots.make("heuristic", GAME, seat, seed) for seat in range(SEATS)]
        count, events = 0, []
        while not state.over:
            seat = state.awaiting[0]
            events = state.apply(bots.play(players[seat], state), seat)
            count += 1
            for event in events:
                name = type(event).__name__
                if name == "ActionEnded":
                    deeds[f"{event.kind} {event.how}"] += 1
                elif name == "OfferEnded":
                    deeds[f"offer {event.how}"] += 1
                elif name in COUNTED:
                    deeds[name] += 1
        rounds.append(state.stack[0].number)
        decisions.append(count)
        ends[events[-1].how] += 1
        for seat in range(SEATS):
            part = (seat in state.winners) / len(state.winners)
            rows = [("Don", state.cat.slugs[state.don[seat]]), ("seat", str(seat))]
            if state.main[seat] >= 0:
                rows.append(("main objective", state.cat.slugs[state.main[seat]]))
            for row in rows:
                dealt[row] += 1
                by_main = row[0] != "main objective" or events[-1].how == "main"
                won[row] += part if by_main else 0  # type: ignore[assignment]
    print("| | median | mean | 10 % | 90 % | longest |\n| --- | --- | --- | --- | --- | --- |")
    for name, values in (("rounds", rounds), ("decisions", decisions)):
        low, middle, high = (quantile(values, part) for part in (0.1, 0.5, 0.9))
        print(f"| {name} | {middle} | {sum(values) / games:.1f} | {low} | {high} | {max(values)} |")
    print("\n| ended by | games |\n| --- | --- |")
    for how, number in ends.most_common():
        print(f"| {how} | {number} |")
    for kind in ("Don", "seat", "main objective"):
        keys = sorted([key for key in dealt if key[0] == kind])
        if keys:
            print(f"\n| {kind} | won | of | share | 95 % interval |\n| --- | --- | --- | --- | --- |")
        for key in keys:
            print(f"| {key[1]} | {share(won[key], dealt[key])} |")
    print("\n| in a game, on average | |\n| --- | --- |")
    for name, number in sorted(deeds.items()):
        print(f"| {name} | {number / games:.1f} |")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
