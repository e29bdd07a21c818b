"""Any action whatever, of any seat, at any moment: allowed if and only if listed, else refused with a clause that exists
and words in every language."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from conjura import CHANCE
from conjura.engine.clauses import all_rules
from conjura.games.illuminati.actions import ACTIONS
from conjura.games.illuminati.refusals import REFUSALS
from conjura.speech import speak
from properties.games import GAME, SWITCHES, crowded, meddle, narrow

CARDS = [GAME.codec(None).index[slug] for slug in sorted(GAME.codec(None).index)]
SPEAKERS = [speak(lang, ["Ana", "Bob"], "illuminati") for lang in ("en", "es", "cs")]
HINTS = {kind: get_type_hints(kind, include_extras=True) for kind in ACTIONS}


def anything(rng: Random) -> Any:
    """An action that can be written down, sensible or not."""
    kind = rng.choice(ACTIONS)
    values: dict[str, Any] = {}
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        hint = HINTS[kind][name]
        if hasattr(hint, "__metadata__"):
            values[name] = rng.choice(CARDS)
        elif hint is int:
            values[name] = rng.choice((-1, 0, 1, 2, 3, 5, 12, 1 << 40))
        else:
            values[name] = rng.choice(get_args(hint))
    action = kind(**values)
    assert GAME.decode(GAME.encode(action)) == action
    return action


@pytest.mark.parametrize("seed", range(20))
def test_anything_is_listed_or_refused_with_a_clause(seed: int) -> None:
    rng, codes = Random(seed), set()
    clauses = all_rules()["I"]
    state = (
        crowded(seed)
        if seed % 2
        else GAME.new(2 + seed % 7, seed, max_turns=20, **SWITCHES[seed % len(SWITCHES)])
    )
    while not state.over:
        legal = {seat: set(state.legal(seat)) for seat in (CHANCE, *range(state.seats))}
        for _ in range(20):
            action, seat = anything(rng), rng.choice((*state.awaiting * 3, CHANCE, *range(state.seats + 1)))
            refusal = state.check(action, seat)
            assert (refusal is None) == (action in legal.get(seat, ())), (action, seat)
            if refusal is not None:
                codes.add(refusal.code)
                assert refusal.clause in clauses, refusal
                if refusal.code in REFUSALS:
                    assert set(refusal.params) == set(REFUSALS[refusal.code][1]), refusal
                for speaker in SPEAKERS:
                    assert speaker.refusal(refusal)
        seat = state.awaiting[0]
        wild = rng.random() < 0.6
        state.apply(meddle(state, seat, rng) if wild else GAME.driver(state, seat, narrow(rng)), seat)
    assert len(codes) > 8


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_can_be_told_to_everybody_in_every_language(seed: int) -> None:
    """Sentences raise when a word of theirs is missing: every event as each seat sees it, every question and answer."""
    rng = Random(seed)
    state = (
        crowded(seed)
        if seed % 2
        else GAME.new(2 + seed % 7, seed, max_turns=15, **SWITCHES[seed % len(SWITCHES)])
    )
    while not state.over:
        speaker, seat = SPEAKERS[rng.randrange(3)], state.awaiting[0]
        prompt = state.prompt(seat)
        assert speaker.prompt(prompt)
        for span in state.legal(seat).spans():
            assert speaker.action(GAME.encode(span.at(span.low)))
        for event in state.apply(meddle(state, seat, rng), seat):
            for eyes in (None, *range(state.seats)):
                seen = event.seen_by(eyes)
                if seen is not None:
                    assert speaker.event(seen)


@pytest.mark.rule("I-25.2", "I-25.9")
def test_both_copies_that_are_offered_are_shown() -> None:
    text = GAME.new(2, 1, max_turns=9).position()
    text = "\n".join([*text.split("\n")[:2], *TWO_COPIES.split("\n")])
    state = GAME.parse(text)
    for wire in ({"do": "offer", "to": 1}, *[{"do": "give_special", "card": "interference"}] * 2):
        state.apply(GAME.decode(wire), 0)
    hand = state.view(1).seats[0].hand
    assert [special.card for special in hand] == ["interference", "interference"]
    assert GAME.parse(state.position()) == state


TWO_COPIES = """\
seats 2
turn 5
seat 0 gnomes_of_zurich
  hand interference interference
  gnomes_of_zurich $5
seat 1 the_network
  the_network $5
stack
  {"frame":"turn","seat":0,"step":"actions"}
"""
