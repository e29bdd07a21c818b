"""Games of many kinds, watched: every state is checked, every event entered in a ledger."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import conjura
from conjura import bots
from conjura.games.illuminati.actions import (
    CallOff,
    Confirm,
    Decline,
    Drop,
    Leave,
    Offer,
    Pass,
    Proceed,
    Restore,
    Transfer,
    Withdraw,
)
from conjura.games.illuminati.frames import Turn
from conjura.games.illuminati.rules.setup import goals_for, picks_goal
from conjura.games.illuminati.state import DEAD, DECK, GONE, HELD, OPEN, lay_root
from properties.invariants import Ledger, check_state

GAME = conjura.game("illuminati")
LIMIT = 100_000
SWITCHES: list[dict[str, Any]] = [
    {},
    {"hidden_goals": True},
    {"treasuries": "owner"},
    {"reshuffle_discards": True, "uncontrolled_minimum": 4},
    {"partial_aid": True, "special_commits": True, "capture_half": "total", "move_uses_card": True},
    {"pass_keeps_t6_t7": True, "refuse_throwing": False, "post_office_pays": False},
    {"endless": True},
    {"basic_goal": 6},
    {"treasuries": "owner", "hidden_goals": True, "capture_half": "total", "partial_aid": True},
]
MODULES: dict[str, Any] = {
    "turn_order": "auction",
    "brainwash": True,
    "propaganda": True,
    "increases": True,
    "hackers": True,
    "plumbers": True,
    "moles": 1,
}
"""Every module that is an option of its own and needs no other cards."""
ALL_CARDS: dict[str, Any] = {"sets": ("deluxe", "y2k"), "house_illuminati": True}


def narrow(rng: random.Random) -> Any:
    """All that a game may ask of the rng it is given."""
    return SimpleNamespace(randrange=rng.randrange)


def watch(state: Any, seed: int, wild: float, players: list[Any] | None = None, meddler: bool = False) -> Any:
    """Play a game on, checking everything after every action.

    Args:
        state: where it begins; it is moved on.
        seed: decides the choices.
        wild: how often a choice is random rather than the driver's.
        players: bots by seat, instead of both.
        meddler: choose as `meddle` does.
    """
    rng = random.Random(seed)
    ledger = Ledger(state)
    last = ""
    for number in range(LIMIT):
        check_state(state)
        ledger.agree(state)
        if state.over:
            break
        seat = state.awaiting[0]
        kind = state.prompt(seat).kind
        if number % 40 == 0 or (kind != last and number % 4 == 0):
            check_texts(state)
        last = kind
        if number % 97 == 0:
            check_copy(state, rng)
        free = state.at_liberty
        if free and players is None and rng.randrange(25) == 0:
            seat = free[rng.randrange(len(free))]
            action = state.legal(seat).sample(narrow(rng))
        elif meddler:
            action = meddle(state, seat, rng)
        elif players is not None:
            action = bots.play(players[seat], state)
        elif rng.random() < wild:
            action = state.legal(seat).sample(narrow(rng))
        else:
            action = GAME.driver(state, seat, narrow(rng))
        ledger.follow(state.apply(action, seat))
    else:
        raise AssertionError("the game does not end")
    check_texts(state)
    return state


def check_texts(state: Any) -> None:
    """A position reads back as the same state, word by word; actions read back too."""
    text = state.position()
    again = GAME.parse(text, chance="explicit" if state.explicit else "seeded")
    assert again == state and again.position() == text and again.digest() == state.digest()
    assert hash(again) == hash(state)
    for seat in state.awaiting:
        for span in state.legal(seat).spans():
            for action in (span.at(span.low), span.at(span.high)):
                assert GAME.decode(GAME.encode(action)) == action


def check_copy(state: Any, rng: random.Random) -> None:
    """What is done to a copy is not done to the state, and the other way round."""
    twin, text = state.copy(), state.position()
    assert twin == state and twin.digest() == state.digest()
    for _ in range(12):
        if twin.over:
            break
        seat = twin.awaiting[0]
        twin.apply(twin.legal(seat).sample(narrow(rng)), seat)
    assert state.position() == text


def check_record(state: Any, seed: int) -> None:
    """The record replays to the same state and the same bytes, with the seed and without."""
    text = state.record().dumps()
    record = conjura.Record.loads(text)
    assert record.dumps() == text
    for again in (record.replay(), record.replay(seed=seed)):
        assert again == state and again.digest() == state.digest() and again.record().dumps() == text


def random_game(seed: int) -> Any:
    """One watched game: 2 to 8 players, every set of switches, from tame to wild."""
    state = GAME.new(
        players=2 + seed % 7, seed=seed, max_turns=(25, 40, 60)[seed % 3], **SWITCHES[seed % len(SWITCHES)]
    )
    watch(state, seed, (0.05, 0.3, 1.0)[seed // 7 % 3])
    check_record(state, seed)
    return state


def module_game(seed: int) -> Any:
    """One watched game with every expansion module, or with a random part of them and of the other options."""
    rng = random.Random(seed)
    options = {**MODULES, **ALL_CARDS, "first_turn": "auction"}
    if seed % 3:
        options = {name: value for name, value in options.items() if rng.randrange(2)}
        for switch in rng.sample(SWITCHES, 2):
            options.update(switch)
        if options.get("turn_order") != "auction":
            options.pop("first_turn", None)
            options["turn_order"] = rng.choice(("fixed", "random", "staggered"))
    state = GAME.new(players=2 + seed % 7, seed=seed, max_turns=(25, 40, 60)[seed % 3], **options)
    watch(state, seed, (0.05, 0.3, 1.0)[seed // 7 % 3])
    check_record(state, seed)
    return state


def heuristic_game(seed: int) -> Any:
    """One watched game of the opponents that people play against; no cap."""
    state = GAME.new(players=2 + seed % 7, seed=seed, **SWITCHES[(0, 0, 1, 2)[seed // 7 % 4]])
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(state.seats)]
    watch(state, seed, 0, players)
    check_record(state, seed)
    return state


def conspiracy_game(seed: int) -> Any:
    """One watched game of the opponents that people play against with every expansion rule; no cap."""
    state = GAME.new(players=2 + seed % 7, seed=seed, preset="conspiracy")
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(state.seats)]
    watch(state, seed, 0, players)
    check_record(state, seed)
    return state


def crowded(seed: int) -> Any:
    """A position that play seldom reaches: wide structures full of blocked arrows, hands full of Specials, a thin or
    empty deck, everybody past the turns of safety."""
    rng = random.Random(seed)
    options = GAME.options(max_turns=rng.choice((6, 8, 16)), **SWITCHES[seed % len(SWITCHES)])
    s = GAME.empty(options, rng.choice((2, 2, 3, 4, 5, 8)), False, [0, 0, 0])
    cat = s.cat
    for seat, root in enumerate(rng.sample(range(cat.n_illuminati), s.seats)):
        lay_root(s, seat, root)
    groups = list(range(cat.first_group, cat.first_special))
    rng.shuffle(groups)
    share = rng.choice((0.3, 0.7, 0.97))
    favourite = rng.randrange(s.seats)
    for card in groups:
        luck = rng.random()
        arrows = s.layout(seat := favourite if luck < share / 3 else rng.randrange(s.seats)).arrows
        if luck < share and arrows:
            master, side = arrows[rng.randrange(len(arrows))]
            s.hang(card, master, side, seat)
            s.money[card] = rng.choice((0, 0, 1, 2, 3, 7))
        elif luck < share + 0.1:
            s.zone[card] = OPEN
        elif luck < share + 0.15:
            s.zone[card] = DEAD
        elif rng.random() < 0.5:
            s.zone[card] = GONE
        s.deck[card] = s.zone[card] == DECK
    specials = [card for card in range(cat.first_special, cat.n_cards) for _ in range(cat.copies[card])]
    rng.shuffle(specials)
    for card in specials:
        seat = rng.randrange(s.seats + 1)
        if seat < s.seats and rng.random() < 0.9:
            s.put_token(seat, card, rng.randrange(1 << s.seats) if rng.random() < 0.3 else 0)
            s.deck[card] -= 1
        elif rng.random() < 0.5:
            s.discard(card)
            s.deck[card] -= 1
    for seat in range(s.seats):
        s.money[s.root[seat]] = rng.choice((0, 1, 5, 20))
    s.turns = tuple(rng.choice((1, 2, 3, 4)) if s.layout(seat).groups else 2 for seat in range(s.seats))
    s.kills = tuple(rng.choice((0, 0, 7)) for _ in range(s.seats))
    s.goal = tuple(
        rng.choice(goals_for(s, seat)) if picks_goal(s, seat) else s.root[seat] for seat in range(s.seats)
    )
    if s.purse_known:
        s.purse_floor = tuple(s.money)
        s.close_purses(
            [card for card in range(cat.first_special) if s.zone[card] == HELD and rng.random() < 0.5]
        )
    s.turn = 5
    s.stack = [Turn(favourite, rng.choice(("start", "income", "actions", "actions", "actions")))]
    return GAME.parse(GAME.position_of(s), seed=seed)


SELDOM = {
    Leave: 60, Confirm: 9, Offer: 12, Transfer: 4, Pass: 9, Proceed: 9, Withdraw: 6, CallOff: 6, Decline: 4, Drop: 9,
    Restore: 6,
}  # fmt: skip
"""Kinds of action that a meddler takes once in so many times."""


def meddle(state: Any, seat: int, rng: random.Random) -> Any:
    """An action of a kind that is chosen first, each kind as likely, some seldom: it digs where lists are
    long and rights rare."""
    by_kind: dict[type, list[Any]] = {}
    for span in state.legal(seat).spans():
        by_kind.setdefault(type(span.action), []).append(span)
    kinds = [kind for kind in by_kind if rng.randrange(SELDOM.get(kind, 1)) == 0] or list(by_kind)
    span = rng.choice(by_kind[rng.choice(kinds)])
    return span.at(rng.choice((span.low, span.high, rng.randint(span.low, span.high))))


def crowded_game(seed: int) -> Any:
    """A watched game from a crowded position, played by meddlers."""
    state = crowded(seed)
    watch(state, seed, 1, meddler=True)
    check_record(state, seed)
    return state


def any_options(rng: random.Random) -> dict[str, Any]:
    """Any options that can be had together."""
    out: dict[str, Any] = {
        "treasuries": rng.choice(("public", "owner")),
        "capture_half": rng.choice(("per_card", "total")),
        "uncontrolled_minimum": rng.choice((1, 2, 3, 4)),
        "basic_goal": rng.choice((None, None, 2, 5, 30)),
        "max_turns": rng.choice((1, 8, 25)),
    }
    for name in ("hidden_goals", "pass_keeps_t6_t7", "post_office_pays", "reshuffle_discards", "partial_aid",
                 "special_commits", "move_uses_card", "refuse_throwing", "endless"):  # fmt: skip
        out[name] = rng.random() < 0.5
    return out


def odd_game(seed: int) -> Any:
    """A watched game of any number of players under any options, half driven, half meddled with."""
    rng = random.Random(f"odd {seed}")
    state = GAME.new(players=rng.randint(2, 8), seed=seed, **any_options(rng))
    watch(state, seed, rng.choice((0, 0.2, 0.5)), meddler=rng.random() < 0.3)
    check_record(state, seed)
    return state
