"""What a seat is asked, what it may try, and what could be done with a card: the game's answers as messages."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from conjura.engine.walks import Held, WalkComplete
from conjura.server.denied import Denied
from conjura.server.diffs import diff
from conjura.server.messages import Asked, Option, ProspectRow, Prospects, Tried, Try
from conjura.server.wording import Wording

MOST_ROWS = 200
"""Prospects that are told at once."""


def asked_of(
    state: Any, seat: int, wording: Wording, since: int, hints: bool = False, shown: bool = False
) -> Asked | None:
    """What a seat may do now, and what it is asked; ``None`` for a seat that may do nothing.

    Args:
        state: the state, or a copy with a half-made walk in it.
        seat: who is asked, or at liberty.
        wording: writes actions.
        since: the entry that brought the question.
        hints: whether to tell the number that each option leads to.
        shown: whether the scene is told with it: then what stands there is not told twice.
    """
    legal = state.legal(seat)
    if not legal:
        return None
    prompt = state.prompt(seat)
    if hints:
        numbers = state.game.hints_of(state, seat)
        options: tuple[Option, ...] = tuple(
            Option(
                cast("dict[str, Any]", msgspec.Raw(wording.action(span.action))),
                None if span.lone else span.high,
                needed,
            )
            for span, needed in zip(legal.spans(), numbers, strict=True)
        )
    else:
        # Written already; to a reader of JSON they are the objects that the type says.
        options = cast("tuple[Option, ...]", tuple([wording.option(item) for item in legal.items]))
    walk = prompt is not None and prompt.kind in state.game.walk_prompts
    if shown and prompt is not None and prompt.kind in state.game.shown_numbers:
        return Asked(prompt, options, (), since, walk)
    return Asked(prompt, options, tuple(state.breakdown(seat, [])), since, walk)


def tried(state: Any, seat: int, message: Try, at: int, since: int, wording: Wording) -> Tried:
    """A half-made walk, played on a copy.

    Args:
        state: the real state; it is not changed.
        seat: whose walk it is.
        message: the walk.
        at: the last entry.
        since: the entry that brought the present question.
        wording: reads and writes actions.

    Raises:
        Refused: an action of the walk is not legal.
        Denied: it was complete before its last action.
        FormatError: an action is none.
    """
    decode = wording.codec.decode
    actions = [decode(action, f"actions[{place}]") for place, action in enumerate(message.actions)]
    tests = [decode(action, f"tests[{place}]") for place, action in enumerate(message.tests)]
    try:
        held = Held(state, seat, actions)
    except WalkComplete:
        raise Denied("walk_complete") from None
    if held.complete:
        return Tried(message.id, at, True)
    forced = cast(
        "tuple[dict[str, Any], ...]", tuple([msgspec.Raw(wording.action(each)) for each in held.forced])
    )
    world = held.world
    changes = []
    if world is not state:
        game = state.game
        changes = diff(game.scene_of(state, seat), game.scene_of(world, seat))
    return Tried(
        message.id,
        at,
        False,
        asked_of(world, seat, wording, since, message.hints),
        changes,
        held.refusals(tests),
        forced,
    )


def prospects(state: Any, seat: int, card: str, id: str, wording: Wording) -> Prospects:
    """What a seat could do with a card now, or against it.

    Raises:
        FormatError: there is no such card.
    """
    rows = []
    for row in state.game.prospects_of(state, seat, card)[:MOST_ROWS]:
        actions = tuple([msgspec.Raw(wording.action(action)) for action in row.actions])
        rows.append(
            ProspectRow(
                row.kind,
                row.target,
                row.attacker,
                cast("tuple[dict[str, Any], ...]", actions),
                row.needed,
                row.chance,
                row.refusal,
            )
        )
    return Prospects(id, card, tuple(rows))
