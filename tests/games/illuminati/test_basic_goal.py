"""The Basic Goal by players at the start (I-27.2): one card too few goes on, the right number wins."""

from __future__ import annotations

import pytest

from conjura.engine.game import game
from conjura.games.illuminati.actions import Proceed

GAME = game("illuminati")
CAT = GAME.catalogue(None)
GOALS = {2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8}
WINNER = "servants_of_cthulhu"
"""An Illuminati whose own Goal has nothing to do with the cards it holds."""
STRAIGHT = [slug for card, slug in enumerate(CAT.slugs)
            if CAT.first_group <= card < CAT.first_special and 0 in CAT.outs[card]][:12]  # fmt: skip
"""Groups that can hang in a straight line."""


def position(players: int, cards: int, out: int = 0, options: str = "{}") -> str:
    """The last seat holds so many cards, the Illuminati included, in a line; ``out`` seats have left."""
    rows = ["conjura illuminati 1", f"options {options}", f"seats {players}", "turn 5"]
    others = [slug for slug in CAT.slugs[: CAT.n_illuminati] if slug != WINNER]
    for seat, root in enumerate([*others[: players - 1], WINNER]):
        goal = " goal=the_network" if root == "ufos" else ""
        rows.append(f"seat {seat} {root}{goal}" + (" out" if 0 < seat <= out else ""))
        if seat == players - 1:
            rows.append(f"  {root} $0")
            for deep in range(cards - 1):
                rows.append("  " * (deep + 2) + f"east {STRAIGHT[deep]} $0")
    left = [slug for slug in CAT.slugs[CAT.first_group : CAT.first_special] if slug not in STRAIGHT]
    rows.append(f"uncontrolled {left[0]} {left[1]}")
    return "\n".join(rows) + "\n"


@pytest.mark.rule("I-27.2", "I-26.3")
@pytest.mark.parametrize("out", [0, 1])
@pytest.mark.parametrize("players", GOALS)
@pytest.mark.parametrize("options", ["{}", '{"sets":["deluxe","y2k"]}'])
def test_the_number_of_groups_that_wins(options: str, players: int, out: int) -> None:
    if players - out < 2:
        return
    for cards in (GOALS[players] - 1, GOALS[players]):
        state = GAME.parse(position(players, cards, out, options), chance="explicit")
        state.apply(Proceed(), 0)
        assert state.over == (cards == GOALS[players])
        assert state.winners == ((players - 1,) if state.over else ())
