"""Secrets of Crime Lords: everything has an audience, money and hands and bids don't leak, worlds are dealt fairly."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import conjura
from conjura.engine import kernel
from conjura.engine.hands import HandsState
from conjura.engine.trees import TreesState
from conjura.engine.wire import Event
from conjura.games.crimelords.events import EVENTS
from conjura.games.crimelords.frames import FRAMES, Frame
from conjura.games.crimelords.state import CrimeLordsState
from conjura.games.crimelords.view import COLUMNS

GAME = conjura.game("crimelords")
SEED = 918273645546372819


def slots(kind: Any) -> set[str]:
    """The columns of a state class, on both builds."""
    return {name for name in getattr(kind, "__slots__", None) or kind.__mypyc_attrs__ if name != "__dict__"}


def test_every_column_has_an_audience() -> None:
    assert set(COLUMNS) == slots(CrimeLordsState) | slots(TreesState) | slots(HandsState) | slots(
        kernel.State
    )


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_field_of_an_event_has_an_audience(kind: type[Event]) -> None:
    named = [*kind.public, *kind.hidden]
    assert sorted(named) == sorted(set(kind.__struct_fields__) - {"audience", "reveals"})


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: kind.__name__)
def test_every_field_of_a_frame_has_an_audience(kind: type[Frame]) -> None:
    assert sorted([*kind.PUBLIC, *kind.PARTIES, *kind.SEALED]) == sorted(kind.__struct_fields__)


def middle(players: int, seed: int, actions: int = 250) -> Any:
    """A state in the middle of a game."""
    state, rng = GAME.new(players=players, seed=seed, max_turns=60), Random(seed)
    for _ in range(actions):
        if state.over:
            break
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)
    return state


def looks(state: Any) -> list[bytes]:
    """What every seat and a spectator see."""
    return [conjura.dumps(state.view(seat)) for seat in (None, *range(state.seats))]


@pytest.mark.parametrize("seed", range(5))
def test_what_is_nobodys_is_in_no_view(seed: int) -> None:
    state = middle(4, seed)
    before = looks(state)
    twin = state.copy()
    twin.streams = [1, 2, 3]
    twin.log = None
    twin.start = None
    twin.explicit = True
    held = [card for card, copies in enumerate(twin.deck) if copies]
    twin.deck[held[0]] += 1
    twin.deck[held[-1]] -= 1
    assert looks(twin) == before


@pytest.mark.parametrize("seed", range(5))
def test_views_positions_and_records_never_tell_the_seed(seed: int) -> None:
    state = middle(2 + seed, SEED + seed)
    numbers = {SEED + seed, *GAME.streams(SEED + seed, "seeded"), *state.streams}
    said = [*looks(state), state.position().encode(), state.record().dumps().encode()]
    said += [conjura.dumps(state.prompt(seat)) for seat in state.awaiting]
    for number in numbers:
        for text in said:
            assert str(number).encode() not in text and f"{number:x}".encode() not in text.lower()


WORLD = """\
conjura crimelords 1
options {}
seats 3
turn 9
seat 0 quiet_accountants $5
  hand golfing_judge
  boss two_hats
seat 1 night_shift $8 known=2
  hand fat_envelope@0 double_espresso kitchen_mouse@2
  boss gray_duchess
seat 2 downtowners $9
  hand nameless_friend
  boss old_cannon
uncontrolled coat_watches
discards holiday_photo
"""


@pytest.mark.rule("C-6.1", "C-3.13", "C-8.1")
def test_only_who_knows_sees_money_and_specials() -> None:
    state = GAME.parse(WORLD)
    seats = [state.view(eyes).seats for eyes in (0, 1, 2, None)]
    assert [view[1].money for view in seats] == [None, 8, 8, None]
    assert [view[0].money for view in seats] == [5, None, None, None]
    shown = [[special.card for special in view[1].hand] for view in seats]
    assert sorted(filter(None, shown[0])) == ["fat_envelope"]
    assert sorted(filter(None, shown[1])) == ["double_espresso", "fat_envelope", "kitchen_mouse"]
    assert sorted(filter(None, shown[2])) == ["kitchen_mouse"]
    assert not any(shown[3]) and len(shown[3]) == 3


@pytest.mark.rule("C-6.1")
def test_what_a_look_showed_is_forgotten_when_the_money_changes() -> None:
    state = GAME.parse(WORLD)
    assert state.view(2).seats[1].money == 8
    state.earn(1, 3)
    assert state.view(2).seats[1].money is None
    assert state.view(1).seats[1].money == 11


def test_unseen_specials_are_dealt_evenly_and_seen_ones_stay() -> None:
    state, rng = GAME.parse(WORLD), Random(7)
    cat = state.cat
    drawn = [state.redeal(0, rng) for _ in range(3000)]
    left = [
        c
        for c in cat.slugs[cat.first_special :]
        if c not in ("golfing_judge", "fat_envelope", "holiday_photo")
    ]
    found: Counter[str] = Counter()
    for world in drawn:
        hand = [token >> 8 for token in world.hands[1]]
        assert cat.index["fat_envelope"] in hand and len(hand) == 3
        assert world.hands[0] == state.hands[0]
        assert sum(token >> 2 & 1 for token in world.hands[1]) == 1, "who has seen a card still has"
        found.update(cat.slugs[card] for card in hand if cat.slugs[card] != "fat_envelope")
    assert set(found) == set(left)
    each = 2 * len(drawn) / len(left)
    assert all(abs(count - each) < 5 * each**0.5 for count in found.values())
    assert len({world.money[1] for world in drawn}) > 30 and all(world.money[0] == 5 for world in drawn)
    assert {state.redeal(2, rng).money[1] for _ in range(50)} == {8}


@pytest.mark.rule("C-11.10")
def test_commitments_are_nobodys_until_all_are_in() -> None:
    state = GAME.parse(WORLD)
    state.apply_all([GAME.decode(a) for a in (
        {"do": "attack", "kind": "racket"}, {"do": "choose", "card": "coat_watches"},
        {"do": "choose", "card": "two_hats"})], 0)  # fmt: skip
    while state.prompt(state.awaiting[0]).kind != "attack_go":
        state.apply(GAME.decode({"do": "decline"}), state.awaiting[0])
    state.apply(GAME.decode({"do": "go_on", "amount": 0}), 0)
    assert state.awaiting == (0, 1, 2)
    low, high = state.copy(), state.copy()
    (one,) = low.apply(GAME.decode({"do": "commit", "cause": "for", "amount": 1}), 1)
    (two,) = high.apply(GAME.decode({"do": "commit", "cause": "against", "amount": 8}), 1)
    for eyes in (0, 2, None):
        assert conjura.dumps(low.view(eyes)) == conjura.dumps(high.view(eyes))
        assert one.seen_by(eyes) == two.seen_by(eyes)
    assert one.seen_by(1) != two.seen_by(1)
    for twin in (low, high):  # the last one's reckoning tells nothing of the others'
        twin.apply(GAME.decode({"do": "decline"}), 2)
    numbers = [[b.total for b in twin.breakdown(0, [GAME.decode({"do": "decline"})])] for twin in (low, high)]
    assert numbers[0] == numbers[1] and numbers[0]
