"""Hypothesis plays: at any moment what is listed is what is allowed, and what is refused changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import conjura
from conjura import Refused
from properties.games import GAME, SWITCHES, crowded, narrow
from properties.invariants import Ledger, check_state

CHOICE = st.integers(0, 1 << 30)


def pick(items: Any, number: int) -> Any:
    """One of some things."""
    rows = list(items)
    return rows[number % len(rows)]


def few(legal: Any) -> list[Any]:
    """The ends and the middle of every span."""
    return [
        span.at(amount)
        for span in legal.spans()
        for amount in sorted({span.low, (span.low + span.high) // 2, span.high})
    ]


class Table(RuleBasedStateMachine):
    """A game at which anything may be tried."""

    @initialize(seed=CHOICE, players=st.integers(2, 8), where=st.integers(0, 11))
    def sit_down(self, seed: int, players: int, where: int) -> None:
        self.seed = seed
        if where < 6:
            self.state = GAME.new(players=players, seed=seed, **SWITCHES[seed % len(SWITCHES)])
            rng = Random(seed)
            for _ in range(seed % 200 if where else 0):
                if not self.state.over:
                    seat = self.state.awaiting[0]
                    self.state.apply(GAME.driver(self.state, seat, narrow(rng)), seat)
        elif where < 9:
            self.state = crowded(seed)
        else:
            self.state = GAME.parse(pick(GAME.rare_positions(GAME.options()), seed), seed=seed)
        self.start = self.state.copy()
        self.ledger = Ledger(self.state)
        self.tried: list[Any] = []

    @precondition(lambda self: not self.state.over)
    @rule(number=CHOICE)
    def act(self, number: int) -> None:
        state = self.state
        seat = state.awaiting[0]
        action = pick(state.legal(seat).spans(), number)
        action = action.at(action.low + number % (action.high - action.low + 1))
        assert state.check(action, seat) is None and action in state.legal(seat)
        self.tried.append(action)
        self.ledger.follow(state.apply(action, seat))

    @precondition(lambda self: not self.state.over)
    @rule(number=CHOICE)
    def drive(self, number: int) -> None:
        seat = self.state.awaiting[0]
        action = GAME.driver(self.state, seat, narrow(Random(number)))
        self.ledger.follow(self.state.apply(action, seat))

    @precondition(lambda self: self.state.at_liberty)
    @rule(number=CHOICE)
    def act_unasked(self, number: int) -> None:
        seat = pick(self.state.at_liberty, number)
        self.ledger.follow(self.state.apply(pick(self.state.legal(seat), number), seat))

    @precondition(lambda self: self.tried)
    @rule(number=CHOICE, seat=st.integers(-2, 9))
    def try_anything(self, number: int, seat: int) -> None:
        state, action = self.state, pick(self.tried, number)
        refusal = state.check(action, seat)
        legal = state.legal(seat)
        assert (refusal is None) == (action in legal) == (action in list(legal))
        if refusal is None:
            return
        assert refusal.code and refusal.clause.startswith("I-")
        before = state.position(), list(state.streams), len(state.history()), conjura.dumps(state.view(None))
        with pytest.raises(Refused) as caught:
            state.apply(action, seat)
        assert caught.value.refusal == refusal
        for first in few(legal)[:1]:
            twin = state.copy()
            twin.apply(first, seat)
            if twin.check(action, seat) is not None:
                with pytest.raises(Refused):
                    state.apply_all([first, action], seat)
        after = state.position(), list(state.streams), len(state.history()), conjura.dumps(state.view(None))
        assert after == before

    @precondition(lambda self: not self.state.over)
    @rule(number=CHOICE)
    def look_at_spans(self, number: int) -> None:
        legal = self.state.legal(self.state.awaiting[0])
        spans = list(legal.spans())
        assert len(legal) == sum(len(span) for span in spans) == len(list(legal)) and bool(legal) == bool(
            spans
        )
        span = pick(spans, number)
        assert [*span] == [span.at(amount) for amount in range(span.low, span.high + 1)] or span.lone
        if not span.lone:
            for amount in (span.low - 1, span.high + 1):
                assert span.at(amount) not in span and span.at(amount) not in legal
        sample = legal.sample(narrow(Random(number)))
        assert sample in legal and GAME.decode(GAME.encode(sample)) == sample

    @rule(number=CHOICE)
    def write_and_read(self, number: int) -> None:
        state = self.state
        again = GAME.parse(state.position())
        assert again == state and again.digest() == state.digest()
        replayed = state.record().replay()
        assert replayed == state and replayed.record().dumps() == state.record().dumps()

    @precondition(lambda self: not self.state.over)
    @rule(number=CHOICE)
    def imagine(self, number: int) -> None:
        state, seat = self.state, number % self.state.seats
        world = state.redeal(seat, narrow(Random(number)))
        check_state(world)
        assert conjura.dumps(world.view(seat)) == conjura.dumps(state.view(seat))

    @invariant()
    def everything_holds(self) -> None:
        if hasattr(self, "state"):
            check_state(self.state)
            self.ledger.agree(self.state)


TestTable = Table.TestCase
if settings.default is not None and settings.default.max_examples <= 100:
    TestTable.settings = settings(max_examples=120, stateful_step_count=50)
