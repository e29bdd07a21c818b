"""What the purposeful drivers of games have in common: cheap players for tests and benches."""

from __future__ import annotations

from typing import Any

from conjura.engine.actions import Accept, Decline, Propose, Withdraw


def driven_offer(legal: Any, rng: Any) -> Any:
    """Make an offer of one to three things; accept half of those that can be accepted.

    Args:
        legal: the legal actions at a prompt of an offer.
        rng: asked only for ``randrange``.
    """
    if Accept() in legal:
        return Accept() if rng.randrange(2) else Decline()
    if Propose() in legal and rng.randrange(2):
        return Propose()
    action = legal.sample(rng)
    if type(action) is Withdraw and rng.randrange(3) and len(legal.items) > 1:
        return legal.sample(rng)
    return action
