"""The forms that leave a state: JSON of structs, records, positions. What is written reads back; what is damaged is
refused with a FormatError and nothing else."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import conjura
from conjura import FormatError, Record, ReplayError
from conjura.engine.legal import Legal, Span
from conjura.engine.scenario import parse_scenarios
from conjura.games.illuminati.actions import ACTIONS, Decline, Draw, Endow, Spend
from conjura.games.illuminati.frames import FRAMES

GAME = conjura.game("illuminati")
SLUGS = tuple(GAME.catalogue(None).index)
CARDS = sorted(GAME.catalogue(None).index.values())
ACTION_CODEC = GAME.codec(None)
FRAME_CODEC = GAME.frame_codec(GAME.options())
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(SLUGS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Values of a field's type."""
    if hasattr(hint, "__metadata__"):
        return st.sampled_from(CARDS if hint.__metadata__[0] == "card" else [-1, *CARDS])
    origin, args = getattr(hint, "__origin__", None), getattr(hint, "__args__", ())
    if origin is tuple and args[-1] is Ellipsis:
        return st.lists(values(args[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, args))
    if type(None) in args:
        return st.none() | st.one_of([values(arg) for arg in args if arg is not type(None)])
    if hint is int:
        return st.integers(-(1 << 40), 1 << 40)
    if hint is bool:
        return st.booleans()
    return st.sampled_from(args)  # words


def structs(kinds: tuple[type, ...]) -> st.SearchStrategy[Any]:
    """Structs of any of these classes."""
    from typing import get_type_hints

    made = []
    for kind in kinds:
        hints = get_type_hints(kind, include_extras=True)
        fields = {name: values(hints[name]) for name in kind.__struct_fields__}  # type: ignore[attr-defined]
        made.append(st.builds(kind, **fields))
    return st.one_of(made)


@given(action=structs(ACTIONS))
def test_any_action_is_written_and_read(action: Any) -> None:
    wire = GAME.encode(action)
    assert GAME.decode(json.loads(json.dumps(wire))) == action
    assert GAME.decode(msgspec.json.decode(msgspec.json.encode(wire))) == action


@given(frame=structs(FRAMES))
def test_any_frame_is_written_and_read(frame: Any) -> None:
    assert FRAME_CODEC.decode(json.loads(json.dumps(FRAME_CODEC.encode(frame)))) == frame


@given(junk=JSON)
def test_junk_is_no_action(junk: Any) -> None:
    with pytest.raises(FormatError):
        GAME.decode(junk)


@given(action=structs(ACTIONS), junk=JSON, field=st.integers(0, 9), name=st.text(max_size=6))
def test_an_action_with_a_field_of_junk_is_refused_or_what_it_says(
    action: Any, junk: Any, field: int, name: str
) -> None:
    wire = GAME.encode(action)
    keys = [*wire, name]
    wire[keys[field % len(keys)]] = junk
    try:
        again = GAME.decode(wire)
    except FormatError as error:
        assert "expected" in str(error) or "no such field" in str(error)
    else:
        assert GAME.encode(again) == wire


@given(low=st.integers(-3, 9), size=st.integers(0, 60), amount=st.integers(-70, 70))
def test_a_span_is_what_it_contains(low: int, size: int, amount: int) -> None:
    span = Span(Spend(8, "for", low), low, low + size)
    inside = Spend(8, "for", amount)
    assert (inside in span) == (low <= amount <= low + size) == (inside in [*span])
    assert len(span) == len([*span]) == size + 1
    assert span.at(amount) == inside
    for other in (Spend(9, "for", low), Spend(8, "against", low), Endow(low), Decline(), None, low):
        assert other not in span


@given(sizes=st.lists(st.integers(0, 20), max_size=5), number=st.integers(0, 1 << 30))
def test_a_list_of_spans_counts_and_samples(sizes: list[int], number: int) -> None:
    items: list[Any] = [Span(Spend(card, "for", 1), 1, 1 + size) for card, size in enumerate(sizes)]
    legal = Legal([Decline(), *items])
    every = [*legal]
    assert len(legal) == len(every) == 1 + sum(size + 1 for size in sizes) and legal
    assert len(set(every)) == len(every) and all(action in legal for action in every)
    assert Draw(0) not in legal and Spend(99, "for", 1) not in legal
    assert legal.sample(Random(number)) in every
    assert [action for span in legal.spans() for action in span] == every
    assert not Legal([]) and len(Legal([])) == 0


def test_a_sample_gives_each_span_and_each_amount_its_share() -> None:
    legal, rng = Legal([Decline(), Span(Spend(8, "for", 1), 1, 10)]), Random(1)
    found = [legal.sample(rng) for _ in range(4000)]
    assert 1850 < found.count(Decline()) < 2150
    assert all(140 < found.count(Spend(8, "for", amount)) < 260 for amount in range(1, 11))


# Damaged texts


@cache
def texts(seed: int) -> tuple[str, str]:
    """The position and the record of a game under way."""
    rng = Random(seed)
    options = [{}, {"treasuries": "owner"}, {"hidden_goals": True}][seed % 3]
    state = GAME.new(players=2 + seed % 4, seed=seed, max_turns=30, **options)
    for _ in range(60 + 31 * seed):
        if state.over:
            break
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)
    return state.position(), state.record().dumps()


DAMAGE = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 1 << 30), st.integers(0, 1 << 30)), min_size=1, max_size=3
)


def damaged(text: str, damage: list[tuple[int, int, int]]) -> str:
    """A text with lines lost, doubled, swapped or words of it elsewhere."""
    lines, words = text.split("\n"), re.findall(r"\w+", text)
    for kind, where, what in damage:
        at = where % len(lines)
        if kind == 0 and len(lines) > 1:
            del lines[at]
        elif kind == 1:
            lines.insert(at, lines[what % len(lines)])
        elif kind == 2:
            lines[at], lines[what % len(lines)] = lines[what % len(lines)], lines[at]
        elif kind == 3:
            parts = re.findall(r"\w+|\W", lines[at])
            if parts:
                parts[what % len(parts)] = words[(where + what) % len(words)]
                lines[at] = "".join(parts)
        elif kind == 4:
            lines[at] = lines[at][: what % (len(lines[at]) + 1)]
        elif kind == 5:
            lines[at] = lines[at].replace(*[(" ", "  "), ('"', "'"), ("0", "9"), ("1", "-1")][what % 4], 1)
        else:
            lines[at] += chr(what % 0x2FF)
    return "\n".join(lines)


@given(seed=st.integers(0, 11), damage=DAMAGE)
def test_a_damaged_position_is_refused_or_a_position(seed: int, damage: list[tuple[int, int, int]]) -> None:
    text = damaged(texts(seed)[0], damage)
    try:
        state = GAME.parse(text, chance="explicit")
    except FormatError as error:
        assert str(error)
        return
    again = GAME.parse(state.position(), chance="explicit")
    assert again == state and again.position() == state.position()
    assert state.over or all(state.legal(seat) for seat in state.awaiting)


@given(seed=st.integers(0, 11), damage=DAMAGE)
def test_a_damaged_record_is_refused_or_replays_or_says_where_not(
    seed: int, damage: list[tuple[int, int, int]]
) -> None:
    text = texts(seed)[1]
    bad = damaged(text, damage)
    assume(bad != text)
    try:
        record = Record.loads(bad)
    except FormatError as error:
        assert str(error).startswith("line ")
        return
    try:
        record.replay()
    except ReplayError as error:
        assert 1 <= error.line <= len(record.lines) + 2


SCENARIO = """
[[scenario]]
name = "x"
game = "illuminati"
rules = ["I-3.2"]
players = 3
steps = [
    "chance: deal bavarian_illuminati; deal the_network; deal discordian_society",
    "chance: draw mafia; draw texas; draw kgb; draw cia",
    { expect = { over = false } },
    ["0: pass => refused I-2.6", "expect awaiting = [-1]"],
]
"""


@given(damage=DAMAGE)
def test_a_damaged_scenario_is_refused_or_a_scenario(damage: list[tuple[int, int, int]]) -> None:
    try:
        found = parse_scenarios(damaged(SCENARIO, damage))
    except FormatError as error:
        assert str(error)
    else:
        assert found


@given(text=st.text(max_size=200))
def test_any_text_is_no_position_and_no_record(text: str) -> None:
    for read in (GAME.parse, Record.loads):
        with pytest.raises(FormatError):
            read(text)
