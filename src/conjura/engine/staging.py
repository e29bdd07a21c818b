"""Staging a scenario: its steps are played, its expectations compared with what there is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from conjura.engine.game import game as find_game
from conjura.engine.scenario import (
    EVERYBODY,
    LENIENT,
    Act,
    Branch,
    Expect,
    Refuse,
    Result,
    Scenario,
    action_text,
    begin,
    load_scenarios,
    step_text,
    value_text,
)
from conjura.engine.wire import CHANCE, Refused


class Difference(Exception):
    """What a scenario expects and what is differ; the message says how."""


def run(scenario: Scenario) -> Result:
    """Play a scenario; the first difference ends it."""
    game = find_game(scenario.game)
    try:
        _play(begin(scenario), game, scenario.steps, "step ")
    except Difference as difference:
        return Result(scenario.name, False, str(difference))
    return Result(scenario.name, True)


def run_file(path: Path | str) -> list[Result]:
    """Play all scenarios of a file. Raises ``FormatError`` as ``load_scenarios``."""
    return [run(scenario) for scenario in load_scenarios(path)]


def _play(state: Any, game: Any, steps: tuple[Any, ...], place: str) -> None:
    events: list[Any] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step, Branch):
            _play(state.copy(), game, step.steps, f"{place}{number}.")
            continue
        try:
            if isinstance(step, Expect):
                _compare(step, state, game, events)
            elif isinstance(step, Refuse):
                _refused(step, state, game)
            else:
                events = _act(step, state, game)
        except Difference as difference:
            raise Difference(f"{place}{number} ({step_text(step, game)}): {difference}") from None


def _act(step: Act, state: Any, game: Any) -> list[Any]:
    events: list[Any] = []
    if step.seat != EVERYBODY:
        for obj in step.actions:
            events.extend(_apply(state, game, obj, step.seat))
        return events
    if not state.awaiting:
        raise Difference("nobody is asked")
    kind = _asked_kind(state)
    while state.awaiting and _asked_kind(state) == kind:
        events.extend(_apply(state, game, step.actions[0], state.awaiting[0]))
    return events


def _asked_kind(state: Any) -> str:
    return str(state.prompt(state.awaiting[0]).kind)


def _apply(state: Any, game: Any, obj: dict[str, Any], seat: int) -> list[Any]:
    try:
        return list(state.apply(game.decode(obj), seat))
    except Refused as error:
        why = f"{error.refusal.code} ({error.refusal.clause})"
        raise Difference(f"{action_text(obj, game)} is refused: {why}; {_asked(state)}") from None


def _asked(state: Any) -> str:
    """Who is asked what, in a few words."""
    if state.over:
        return f"the game is over, winners {list(state.winners)}"
    prompt = state.prompt(state.awaiting[0])
    who = "chance" if prompt.seat == CHANCE else f"seat {prompt.seat}"
    return f"asked is {who}: {prompt.kind} ({prompt.clause})"


def _refused(step: Refuse, state: Any, game: Any) -> None:
    refusal = state.check(game.decode(step.action), step.seat)
    if refusal is None:
        raise Difference("expected a refusal, but it is legal")
    if refusal.clause != step.clause or (step.code is not None and refusal.code != step.code):
        wanted = f"{step.code} ({step.clause})" if step.code else step.clause
        raise Difference(f"expected {wanted}, found {refusal.code} ({refusal.clause}); {_asked(state)}")


def _compare(step: Expect, state: Any, game: Any, events: list[Any]) -> None:
    operator, value = step.operator, step.value
    if step.fact.startswith("legal."):
        seat = step.fact.removeprefix("legal.")
        if not seat.isdecimal():
            raise Difference(f"expected a seat after 'legal.', found {seat!r}")
        if (game.decode(value) in state.legal(int(seat))) != (operator == "has"):
            refusal = state.check(game.decode(value), int(seat))
            why = "it is legal" if refusal is None else f"refused: {refusal.code} ({refusal.clause})"
            raise Difference(f"{why}; {_asked(state)}")
        return
    found = fact(state, step.fact, events)
    if operator in ("=", "!="):
        good = (found == value and isinstance(found, bool) == isinstance(value, bool)) == (operator == "=")
    elif operator in (">=", "<="):
        if not isinstance(found, int) or not isinstance(value, int):
            raise Difference(f"expected numbers, found {value_text(found)}")
        good = found >= value if operator == ">=" else found <= value
    elif operator in ("has", "lacks"):
        if not isinstance(found, list | dict):
            raise Difference(f"expected a list or an object, found {value_text(found)}")
        good = (value in found) == (operator == "has")
    else:
        good = _mentions(found, value) == (operator == "mentions")
    if not good:
        raise Difference(f"found {value_text(found)}")


def _mentions(found: Any, value: Any) -> bool:
    """Whether a value is anywhere inside."""
    if isinstance(found, dict):
        return value in found or any(_mentions(part, value) for part in found.values())
    if isinstance(found, list):
        return any(_mentions(part, value) for part in found)
    return bool(found == value and isinstance(found, bool) == isinstance(value, bool))


def fact(state: Any, path: str, events: list[Any]) -> Any:
    """A fact as plain JSON data.

    Args:
        state: the state.
        path: words joined by dots, see the module.
        events: what happened in the last step that did something.

    Raises:
        Difference: there is no such fact.
    """
    head, *rest = path.split(".")
    known = ("awaiting", "at_liberty", "over", "winners", "prompt", "number", "parts", "view", "event")
    if head == "view":
        if not rest or not (rest[0] == "none" or rest[0].isdecimal()):
            raise Difference("expected 'view.SEAT' or 'view.none'")
        eyes = rest.pop(0)
        value = state.view(None if eyes == "none" else int(eyes))
    elif head == "prompt":
        value = state.prompt(state.awaiting[0]) if state.awaiting else None
    elif head in ("number", "parts"):
        value = _numbers(state, head)
    elif head == "event":
        value = {type(event).__name__: event for event in events}
    elif head in known:
        value = getattr(state, head)
    else:
        facts = state.game.facts_of(state)
        if head not in facts:
            raise Difference(f"expected one of {', '.join((*known, 'legal', *facts))}")
        value = facts[head]
    found = msgspec.to_builtins(value, str_keys=True)
    found = json.loads(json.dumps(found))
    for at, word in enumerate(rest):
        if isinstance(found, list) and word.isdecimal() and int(word) < len(found):
            found = found[int(word)]
        elif isinstance(found, dict) and word in found:
            found = found[word]
        elif head in LENIENT:
            return None
        else:
            some = list(found)[:12] if isinstance(found, dict) else []
            hint = f"; there are {', '.join(some)}" if some else ""
            raise Difference(f"there is no {'.'.join([head, *rest[: at + 1]])}{hint}")
    return found


def _numbers(state: Any, what: str) -> dict[str, Any]:
    """The numbers at stake: totals, or sums of parts by source."""
    asked = state.awaiting
    totals: dict[str, Any] = {}
    parts: dict[str, Any] = {}
    for row in state.breakdown(asked[0] if asked else 0, []):
        totals[row.what] = row.total
        sums: dict[str, int] = {}
        for part in row.parts:
            sums[part.source] = sums.get(part.source, 0) + part.amount
        parts[row.what] = sums
    return totals if what == "number" else parts
