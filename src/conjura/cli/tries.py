"""What a person may have meant that is not among the options, and why the rules don't allow it."""

from __future__ import annotations

import itertools
import typing
from collections.abc import Iterator
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from conjura.cli.menu import plain
from conjura.cli.voice import Voice
from conjura.engine.wire import Prompt, Refusal

MOST: Final = 20_000
"""Actions looked at for one text."""


def tries(
    state: Any, seat: int, prompt: Prompt | None, voice: Voice, text: str, amount: int = 1
) -> list[tuple[str, Refusal]]:
    """Actions whose label contains a text, with the reason why each is refused now; the most telling first.

    Args:
        state: where they would be tried.
        seat: who would try them.
        prompt: what the seat is asked.
        voice: labels them.
        text: what the person typed.
        amount: the amount to try where an action has one.

    Returns:
        ``(label, refusal)``; actions that the present question has no place for come last.
    """
    wanted = plain(text)
    asked = {type(span.action) for span in state.legal(seat).spans()}
    found: list[tuple[int, str, Refusal]] = []
    for action in itertools.islice(actions(state, amount), MOST):
        label = voice.speaker.action(state.game.encode(action), prompt)
        if wanted not in plain(label):
            continue
        refusal = state.check(action, seat)
        if refusal is None:
            continue
        rank = 2 * (refusal.code in ("not_now", "not_asked")) + (type(action) not in asked)
        found.append((rank, label, refusal))
    found.sort(key=lambda row: row[0])
    best: list[tuple[str, Refusal]] = []
    for rank, label, refusal in found:
        if rank >= 2 and best:
            break
        if all(refusal != other for _, other in best):
            best.append((label, refusal))
    return best


def actions(state: Any, amount: int) -> Iterator[Any]:
    """Every action that seats may take in this game, amounts at one value, cards over the whole catalogue."""
    slugs = [card for card, slug in enumerate(state.game.codec(state.options).slugs) if slug]
    seats = range(len(state.view(None).seats))
    for kind in state.game.action_types_under(state.options):
        hints = typing.get_type_hints(kind, include_extras=True)
        rows: list[list[Any]] = []
        for field in msgspec.structs.fields(kind):
            hint = hints[field.name]
            if hasattr(hint, "__metadata__"):
                rows.append(list(slugs))
            elif get_origin(hint) is Literal:
                rows.append(list(get_args(hint)))
            elif field.name == "amount":
                rows.append([amount])
            elif hint is int:
                rows.append(list(seats))
            else:
                rows = []
                break
        else:
            for values in itertools.product(*rows):
                yield kind(*values)
