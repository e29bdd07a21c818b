"""A request that the server refuses, over whichever line it came."""

from __future__ import annotations

from typing import Any


class Denied(Exception):
    """Why something was refused; nothing has changed.

    Args:
        code: ``server-<code>`` in the texts, or ``refusal-<code>`` when there is a clause.
        params: what the sentence speaks of.
        clause: the clause of the rules, for a refusal of the game.
        status: of the answer over HTTP.
        wait: seconds after which to try again, where that helps.
    """

    def __init__(
        self,
        code: str,
        params: dict[str, Any] | None = None,
        clause: str = "",
        status: int = 409,
        wait: float | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params = params or {}
        self.clause = clause
        self.status = status
        self.wait = wait
