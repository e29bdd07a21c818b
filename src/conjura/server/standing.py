"""Standing answers: how a seat lets reaction windows pass without being asked.

Whatever the rule, a seat is asked when what is under way is about its own cards or its own turn. Nobody else can tell a
standing answer from one given by hand: it comes after the pause that a program takes, whatever the seat holds.
"""

from __future__ import annotations

from typing import Any

from conjura.bots.player import fallback
from conjura.server.messages import StandingRule


def stays_out(rule: StandingRule, state: Any, seat: int, same_turn: bool) -> Any:
    """The answer that a seat's rule gives to the present question, or ``None`` if it is to be asked.

    Args:
        rule: the seat's rule.
        state: the state; the seat is awaited.
        seat: whose rule it is.
        same_turn: whether the rule was given in the turn under way.
    """
    if rule == "ask" or (rule == "rest_of_turn" and not same_turn):
        return None
    game = state.game
    prompt = state.prompt(seat)
    if prompt is None or prompt.kind not in game.window_prompts or game.concerns(state, seat):
        return None
    if rule == "unless_win" and game.winners_at_stake(state, seat):
        return None
    answer = fallback(state, seat)
    return answer if type(answer).__name__ == "Decline" else None
