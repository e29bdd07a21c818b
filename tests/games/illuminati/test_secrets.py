"""Secrets: everything has an audience, leaks that are planted are found, and views speak of cards by name."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

import conjura
from conjura.engine import kernel
from conjura.engine.hands import HandsState
from conjura.engine.trees import TreesState
from conjura.engine.wire import Event, Prompt
from conjura.games.illuminati import events as told
from conjura.games.illuminati import view as views
from conjura.games.illuminati.events import EVENTS
from conjura.games.illuminati.frames import FRAMES, Frame, Offering, Window
from conjura.games.illuminati.game import Illuminati
from conjura.games.illuminati.rules.windows import WindowProcedure
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState
from conjura.games.illuminati.view import COLUMNS

GAME = conjura.game("illuminati")
CONTRACT = Path(__file__).parents[2] / "contract" / "test_contract.py"
COMPILED = not str(kernel.__file__).endswith(".py")
SEED = 918273645546372819
FUZZ = "GAMES" in os.environ


@pytest.fixture
def contract(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The contract's tests as a module of one's own, with few games."""
    spec = importlib.util.spec_from_file_location("contract_of_secrets", CONTRACT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "contract_of_secrets", module)
    spec.loader.exec_module(module)
    module.GAMES = 6
    return module


# Everything has an audience


def slots(kind: Any) -> set[str]:
    """The columns of a state class, on both builds."""
    return {name for name in getattr(kind, "__slots__", None) or kind.__mypyc_attrs__ if name != "__dict__"}


def test_every_column_has_an_audience() -> None:
    assert set(COLUMNS) == slots(IlluminatiState) | slots(TreesState) | slots(HandsState) | slots(
        kernel.State
    )


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_field_of_an_event_has_an_audience(kind: type[Event]) -> None:
    named = [*kind.public, *kind.hidden]
    assert sorted(named) == sorted(set(kind.__struct_fields__) - {"audience", "reveals"})


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: kind.__name__)
def test_every_field_of_a_frame_has_an_audience(kind: type[Frame]) -> None:
    assert sorted([*kind.PUBLIC, *kind.PARTIES]) == sorted(kind.__struct_fields__)


def test_a_hidden_field_of_an_event_is_none_to_outsiders() -> None:
    for kind in EVENTS:
        values = dict.fromkeys((*kind.public, *kind.hidden), "x")
        event = kind(audience=(1,), **values)
        assert event.seen_by(1) is event
        for other in (0, 2, None):
            seen = event.seen_by(other)
            assert seen is None or all(getattr(seen, name) is None for name in kind.hidden)
            assert seen is None or seen.audience == ()
        assert kind(**values).seen_by(None) is not None


# What nobody may know changes no view


def middle(players: int, seed: int, actions: int = 150, **options: Any) -> Any:
    """A state in the middle of a game."""
    state, rng = GAME.new(players=players, seed=seed, max_turns=60, **options), Random(seed)
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
    twin.deck[held[0]] += 1  # another deck of the same size
    twin.deck[held[-1]] -= 1
    assert looks(twin) == before


@pytest.mark.parametrize("seed", range(5))
def test_views_positions_and_records_never_tell_the_seed(seed: int) -> None:
    state = middle(3 + seed, SEED + seed, hidden_goals=bool(seed % 2))
    numbers = {SEED + seed, *GAME.streams(SEED + seed, "seeded"), *state.streams}
    said = [*looks(state), state.position().encode(), state.record().dumps().encode()]
    said += [conjura.dumps(state.prompt(seat)) for seat in state.awaiting]
    for number in numbers:
        for text in said:
            assert str(number).encode() not in text and f"{number:x}".encode() not in text.lower()


@pytest.mark.parametrize("seed", range(6))
def test_views_and_events_name_cards_by_slug(seed: int) -> None:
    state, rng = (
        GAME.new(players=2 + seed, seed=seed, max_turns=30, hidden_goals=bool(seed % 2)),
        Random(seed),
    )
    codec = GAME.frame_codec(state.options)
    slugs = set(state.cat.slugs)
    while not state.over:
        seat = state.awaiting[0]
        for event in state.apply(GAME.driver(state, seat, rng), seat):
            for name in ("card", "target", "attacker", "master", "source", "to", "whisper"):
                value = getattr(event, name, None)
                if name != "to" or type(event) is told.MoneyPaid:
                    assert value is None or value in slugs, event
        if rng.randrange(5):
            continue
        for eyes in (None, seat):
            view = json.loads(conjura.dumps(state.view(eyes)))
            for row in view["stack"]:
                kind = codec.by_tag[row["frame"]]
                if not any(isinstance(row.get(name), int) for name in kind.PARTIES):  # type: ignore[attr-defined]
                    codec.decode(row)  # refuses a card as a number
            named = [
                *view["uncontrolled"],
                *view["dead"],
                *view["removed"],
                *view["discards"],
                *view["altered"],
            ]
            for row in view["seats"]:
                named += [card["card"] for card in row.get("cards", [])]
                named += [card["master"] for card in row.get("cards", []) if card.get("master")]
                named += [card["card"] for card in row.get("hand", []) if card["card"]]
                named += [
                    row["illuminati"],
                    *row.get("ruled_out", []),
                    *([row["goal"]] if row.get("goal") else []),
                ]
            assert set(named) <= slugs


# Other worlds are drawn fairly from what is still possible

WORLD = """\
conjura illuminati 1
options OPTIONS
seats 3
turn 9
seat 0 gnomes_of_zurich turns=3 goal=GOAL0
  hand bribery
  gnomes_of_zurich $5
    east mafia $3
seat 1 ufos turns=3 goal=the_network ruled_out=gnomes_of_zurich,bermuda_triangle
  hand interference slush_fund@0 deep_agent@2
  ufos $8
    north texas $4
seat 2 the_network turns=3 goal=GOAL2
  hand murphys_law
  the_network $9
discards assassination
"""


def worlds(text: str, seat: int, many: int) -> list[Any]:
    """Many worlds of a position as a seat may imagine them."""
    state, rng = GAME.parse(text), Random(7)
    return [state.redeal(seat, rng) for _ in range(many)]


def world(options: str = "{}", goals: tuple[str, str] = ("gnomes_of_zurich", "the_network")) -> str:
    """The position, under some options."""
    return WORLD.replace("OPTIONS", options).replace("GOAL0", goals[0]).replace("GOAL2", goals[1])


def even(found: Counter[Any], share: dict[Any, float]) -> bool:
    """Whether counts are as expected, within some four deviations."""
    total = sum(found.values())
    chi = sum((found[key] - total * part) ** 2 / (total * part) for key, part in share.items())
    free = len(share) - 1
    return set(found) <= set(share) and chi < free + 4.5 * (2 * free) ** 0.5


def test_unseen_specials_are_dealt_evenly_and_seen_ones_stay() -> None:
    drawn = worlds(world(), 0, 3000)
    cat = drawn[0].cat
    left = {cat.slugs[card]: cat.copies[card] for card in range(cat.first_special, cat.n_cards)}
    for seen in ("bribery", "slush_fund", "assassination"):
        del left[seen]
    hands = [Counter(cat.slugs[token >> 8] for token in s.hands[1] if not token & 1) for s in drawn]
    assert all(sum(hand.values()) == 2 for hand in hands)
    for s in drawn:
        assert cat.index["slush_fund"] << 8 | 1 in s.hands[1] and s.hand(0) == [cat.index["bribery"]]
        assert sum(1 for token in s.hands[1] if token >> 2 & 1) == 1, "who has seen a card still has"
    total = sum(left.values())
    share = {slug: copies / total for slug, copies in left.items()}
    assert even(Counter(cat.slugs[s.hand(2)[0]] for s in drawn), share)
    assert even(sum(hands, Counter()), share)


def test_a_secret_goal_is_any_that_is_not_ruled_out() -> None:
    found = Counter(s.cat.slugs[s.goal[1]] for s in worlds(world(), 0, 2000))
    rest = {
        "bavarian_illuminati",
        "discordian_society",
        "the_network",
        "servants_of_cthulhu",
        "society_of_assassins",
    }
    assert even(found, {slug: 1 / len(rest) for slug in rest})
    assert {s.cat.slugs[s.goal[1]] for s in worlds(world(), 1, 20)} == {"the_network"}
    hidden = worlds(world('{"hidden_goals":true}', ("servants_of_cthulhu", "the_network")), 1, 500)
    assert len({s.goal[0] for s in hidden}) == len({s.goal[2] for s in hidden}) == 7
    assert {s.cat.slugs[s.goal[1]] for s in hidden} == {"the_network"}


def test_closed_purses_are_laid_evenly_within_what_all_know() -> None:
    text = world('{"treasuries":"owner"}')
    text = text.replace("ufos $8", "ufos $8 known=1 floor=2").replace("texas $4", "texas $4 known=1 floor=3")
    drawn = worlds(text, 0, 2000)
    index = drawn[0].cat.index
    for s in drawn:
        assert s.wealth(1) == 12 and s.money[index["mafia"]] == 3 and s.money[index["the_network"]] == 9
        assert s.money[index["ufos"]] >= 2 and s.money[index["texas"]] >= 3
    found = Counter(s.money[index["ufos"]] for s in drawn)
    assert even(found, dict.fromkeys(range(2, 10), 1 / 8))
    assert {s.money[index["ufos"]] for s in worlds(text, 1, 20)} == {8}
    # a purse that one seat has counted is known to it alone
    counted = text.replace("texas $4 known=1 floor=3", "texas $4 known=0,1 floor=3")
    assert {s.money[index["texas"]] for s in worlds(counted, 0, 50)} == {4}
    assert len({s.money[index["texas"]] for s in worlds(counted, 2, 200)}) > 1
    state = GAME.parse(counted)
    for eyes, money in ((0, 4), (1, 4), (2, None), (None, None)):
        (card,) = [card for card in state.view(eyes).seats[1].cards if card.card == "texas"]
        assert card.money == money and (money is not None or card.at_least == 3)
        assert card.known_to == (0,)  # that somebody counted it everybody saw
    assert all(card.known_to == () for card in state.view(0).seats[1].cards if card.card != "texas")


@pytest.mark.rule("I-27.1")
@pytest.mark.parametrize("seed", range(4))
def test_other_worlds_fit_what_play_has_proved(seed: int) -> None:
    """At each turn's end a secret goal that is met would have won: no world has it any more."""
    state, rng = GAME.new(4, seed, max_turns=40, hidden_goals=True), Random(seed)
    proved = [set() for _ in range(4)]  # type: list[set[int]]
    while not state.over:
        seat = state.awaiting[0]
        for event in state.apply(GAME.driver(state, seat, rng), seat):
            if type(event) is told.GoalRuledOut:
                proved[event.seat].add(state.cat.index[event.card])
        if not state.over and rng.randrange(20) == 0:
            for eyes in range(4):
                imagined = state.redeal(eyes, rng)
                for other in range(4):
                    assert imagined.goal[other] not in proved[other]
                    assert other != eyes or imagined.goal[other] == state.goal[other]
    assert state.winners


@pytest.mark.rule("I-31.2", "I-31.3")
@pytest.mark.parametrize("seed", range(6))
def test_windows_ask_one_seat_after_another_by_what_is_public(seed: int) -> None:
    state, rng = GAME.new(3 + seed % 4, seed, max_turns=25), Random(seed)
    while not state.over:
        assert len(state.awaiting) == 1
        frame, seat = state.stack[-1], state.awaiting[0]
        if type(frame) is Window:
            assert state.hands[seat] and not frame.declined >> seat & 1
            # the first one from the place where the asking goes on
            order = [(frame.at + step) % state.seats for step in range(state.seats)]
            for other in order[: order.index(seat)]:
                passed = frame.declined >> other & 1 or not state.hands[other] or not state.alive[other]
                party = other == state.stack[0].seat or frame.kind in ("card", "answer", "income")
                assert passed or party, "a seat was left out"
        state.apply(GAME.driver(state, seat, rng), seat)


# Planted leaks are found


def hands(patch: pytest.MonkeyPatch) -> None:
    """The view shows what others hold."""
    honest = views.seat_view
    patch.setattr(views, "seat_view", lambda s, seat, eyes: honest(s, seat, seat))


def goals(patch: pytest.MonkeyPatch) -> None:
    """The view shows one bit of a secret goal."""
    honest = views.seat_view

    def leaky(s: Any, seat: int, eyes: int | None) -> Any:
        return replace(honest(s, seat, eyes), kills=s.goal[seat] & 1)

    patch.setattr(views, "seat_view", leaky)


def decks(patch: pytest.MonkeyPatch) -> None:
    """The view shows whether one Special is still in the deck."""
    honest = Illuminati.view_of

    def leaky(self: Any, s: Any, seat: int | None) -> Any:
        return replace(honest(self, s, seat), deck=s.deck[s.cat.index["bribery"]])

    patch.setattr(Illuminati, "view_of", leaky)


def orders(patch: pytest.MonkeyPatch) -> None:
    """The hand is shown in the order of what is held: who has been seen stands where the card sorts."""
    honest = views.seat_view

    def leaky(s: Any, seat: int, eyes: int | None) -> Any:
        found = honest(s, seat, eyes)
        rows = [views.HandView(None, tuple(o for o in range(s.seats) if t >> o & 1)) for t in s.hands[seat]]
        return found if seat == eyes else replace(found, hand=tuple(rows))

    patch.setattr(views, "seat_view", leaky)


def purses(patch: pytest.MonkeyPatch) -> None:
    """The view shows closed treasuries."""
    honest = views.card_view
    patch.setattr(
        views, "card_view", lambda s, card, seat: replace(honest(s, card, seat), money=s.money[card])
    )


def windows(patch: pytest.MonkeyPatch) -> None:
    """A window asks only who holds a card of one sort."""

    class Leaky(WindowProcedure):
        def asked(self, s: Any, f: Any, seat: int) -> bool:
            return any(card & 1 for card in s.hand(seat)) and super().asked(s, f, seat)

    patch.setitem(PROCEDURES, Window, Leaky())


def prompts(patch: pytest.MonkeyPatch) -> None:
    """The question tells how many Interference cards the others hold."""

    class Leaky(WindowProcedure):
        def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
            card = s.cat.index["interference"]
            held = sum(s.hand(other).count(card) for other in range(s.seats))
            return Prompt(f.kind + "_window", "I-31", seat, {"held": held})

    patch.setitem(PROCEDURES, Window, Leaky())


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], dict[str, Any]]] = [
    (hands, {}),
    (goals, {"hidden_goals": True}),
    (decks, {}),
    (orders, {}),
    (purses, {"treasuries": "owner"}),
    (windows, {}),
    (prompts, {}),
]


@pytest.mark.parametrize(("leak", "options"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_a_leak_planted_in_a_view_or_question_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    options: dict[str, Any],
    contract: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if COMPILED and leak in (windows, prompts):
        pytest.skip("compiled procedures can't be replaced")
    contract.CAPS["illuminati"].update(options)
    leak(monkeypatch)
    find = contract.test_a_seat_cannot_tell_a_redealt_state_from_the_real_one
    if leak is windows:  # who is asked differs only when the two worlds move on
        find, contract.GAMES = contract.test_two_worlds_that_a_seat_cannot_tell_apart_stay_so, 12
    with pytest.raises(AssertionError):
        find("illuminati", "custom")


PLANTED = [
    (told.SpecialDrawn, {}),
    (told.GoalChosen, {"hidden_goals": True}),
    (told.MoneyMoved, {"treasuries": "owner"}),
    (told.OfferNamed, {}),
]


@pytest.mark.parametrize(("kind", "options"), PLANTED, ids=[kind.__name__ for kind, _ in PLANTED])
def test_a_leak_planted_in_an_event_is_found(
    kind: Any, options: dict[str, Any], contract: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    contract.CAPS["illuminati"].update(options)
    monkeypatch.setattr(kind, "hidden", ())
    with pytest.raises(AssertionError):
        contract.test_an_event_tells_no_more_than_the_view_remembers("illuminati", "custom")


def test_a_leak_planted_in_a_frame_is_found(contract: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offering, "PARTIES", ())
    contract.GAMES = 30  # an offer must be open when it is looked at
    with pytest.raises(AssertionError):
        contract.test_a_seat_cannot_tell_a_redealt_state_from_the_real_one("illuminati", "custom")


# Many games, in `make fuzz`


@pytest.mark.slow
@pytest.mark.skipif(not FUZZ, reason="many games: make fuzz")
@pytest.mark.parametrize(
    "options",
    [{}, {"hidden_goals": True}, {"treasuries": "owner"}, {"treasuries": "owner", "hidden_goals": True}],
    ids=["deluxe", "hidden_goals", "closed", "closed_and_hidden"],
)
def test_nothing_is_found_in_many_games(options: dict[str, Any], contract: ModuleType) -> None:
    contract.CAPS["illuminati"].update(options)
    contract.GAMES = int(os.environ["GAMES"])
    contract.test_a_seat_cannot_tell_a_redealt_state_from_the_real_one("illuminati", "custom")
    contract.test_two_worlds_that_a_seat_cannot_tell_apart_stay_so("illuminati", "custom")
    contract.test_an_event_tells_no_more_than_the_view_remembers("illuminati", "custom")
