"""Trees that are moved, given and captured on crowded grids: what fits stays rigid, the rest is hung or lost by the book.

The grid is told again here with coordinates instead of the engine's cells.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conjura.engine.grid import SIDES
from conjura.games.illuminati.actions import (
    Accept,
    Confirm,
    GiveGroup,
    Lose,
    MoveGroup,
    Offer,
    Place,
    Propose,
)
from conjura.games.illuminati.frames import Attacking, Placing, Turn
from conjura.games.illuminati.state import HELD, LOOSE, IlluminatiState
from properties.games import GAME, crowded
from properties.invariants import Ledger, check_state

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def places(s: IlluminatiState, seat: int) -> dict[int, tuple[int, int]]:
    """The coordinates of a seat's cards, walked out from its Illuminati."""
    out = {s.root[seat]: (0, 0)}
    waiting = [s.root[seat]]
    for top in waiting:
        for card in s.layout(seat).groups:
            if s.master[card] == top:
                x, y = STEPS[SIDES[s.heading[card]]]
                out[card] = (out[top][0] + x, out[top][1] + y)
                waiting.append(card)
    return out


def rigid(
    s: IlluminatiState, seat: int, tree: dict[int, tuple[int, int]], top: int, place: Place
) -> tuple[set[int], set[int]]:
    """Which cards of a loose tree (by card its old master and heading) fit and which overlap when it is laid rigid."""
    there = places(s, seat)
    taken = set(there.values())
    turn = (SIDES.index(place.side) - tree[top][1]) % 4
    at: dict[int, tuple[int, int]] = {}
    fits: set[int] = set()
    overlaps: set[int] = set()
    waiting = [top]
    for card in waiting:
        master, heading = tree[card]
        x, y = STEPS[SIDES[(heading + turn) % 4]]
        base = there[place.master] if card == top else at[master]
        at[card] = (base[0] + x, base[1] + y)
        if at[card] in taken:
            overlaps.add(card)
            continue
        fits.add(card)
        waiting += [other for other, row in tree.items() if row[0] == card and other != top]
    return fits, overlaps


def follow(s: Any, rng: Random, seat: int) -> int:
    """Hang what is loose, at random, comparing the first laying with `rigid`; how many cards overlapped."""
    ledger = Ledger(s)
    met = 0
    while not s.over and type(s.stack[-1]) is Placing:
        frame = s.stack[-1]
        check_state(s)
        action = s.legal(s.awaiting[0]).sample(rng)
        if type(action) is Place and not frame.laid:
            tree = {card: (s.master[card], s.heading[card]) for card in s.tree(frame.root)}
            old = set(s.layout(frame.seat).groups)
            fits, overlaps = rigid(s, frame.seat, tree, frame.root, action)
            turn = (SIDES.index(action.side) - tree[frame.root][1]) % 4
            ledger.follow(s.apply(action, frame.seat))
            laid = s.over or {card for card in s.layout(frame.seat).groups if card in tree}
            if not s.over and s.holder[frame.root] == frame.seat and s.zone[frame.root] == HELD:
                assert fits <= laid, "a card that fits was taken off"
                for card in fits - {frame.root}:
                    assert s.master[card] == tree[card][0] and s.heading[card] == (tree[card][1] + turn) % 4
                assert old <= set(s.layout(frame.seat).groups), "laying takes no old card off"
                if type(s.stack[-1]) is Placing and s.stack[-1].root == frame.root:
                    waiting = {card for _, card in s.stack[-1].todo} | {s.stack[-1].held} - {-1}
                    assert waiting <= overlaps
            met += len(overlaps)
        else:
            if type(action) is Lose:
                assert frame.either, "only a receiver chooses what goes"
            ledger.follow(s.apply(action, s.awaiting[0]))
        if not s.over:
            ledger.agree(s)
    check_state(s)
    assert s.over or LOOSE not in s.zone
    return met


def at_actions(seed: int) -> Any:
    """A crowded position at its first player's choice of actions, with nobody else asked."""
    state = crowded(seed)
    for seat in range(state.seats):  # without Specials nothing comes in between
        for card in state.hand(seat):
            state.discard(card)
        state.hands[seat] = ()
    state.stack[:] = [Turn(state.stack[0].seat, "actions")]
    return GAME.parse(state.position(), seed=seed)


@pytest.mark.rule("I-11.5", "I-11.9", "I-11.10", "I-16.1", "I-16.2", "I-16.4")
@pytest.mark.parametrize("seed", range(10))
def test_every_group_can_be_moved_wherever_it_may(seed: int) -> None:
    state, rng = at_actions(seed), Random(seed)
    seat = state.awaiting[0]
    moves = [action for action in state.legal(seat) if type(action) is MoveGroup]
    for move in moves[:12]:
        lifted = state.copy()
        lifted.apply(move, seat)
        for place in list(lifted.legal(seat))[:12]:
            s = lifted.copy()
            assert (state.master[move.card], SIDES[state.heading[move.card]]) != (place.master, place.side)
            assert s.check(place, seat) is None
            follow(s, rng, seat)


@pytest.mark.rule("I-25.5", "I-25.6", "I-25.13")
@pytest.mark.parametrize("seed", range(12))
def test_every_group_can_be_given_or_is_refused(seed: int) -> None:
    state, rng = at_actions(seed), Random(seed)
    seat = state.awaiting[0]
    offers = [action for action in state.legal(seat) if type(action) is Offer]
    for offer in offers[:3]:
        talk = state.copy()
        talk.apply(offer, seat)
        gifts = [action for action in talk.legal(seat) if type(action) is GiveGroup]
        for gift in rng.sample(gifts, min(8, len(gifts))):
            s = talk.copy()
            s.apply(gift, seat)
            refusal = s.check(Propose(), seat)
            if refusal is not None:
                assert refusal.code in ("no_arrow_for_gift", "throws_the_game"), refusal
                assert refusal.code != "no_arrow_for_gift" or not s.layout(offer.to).arrows
                continue
            money = sum(s.money[card] for card in s.tree(gift.card))
            s.apply(Propose(), seat)
            s.apply(Accept(), offer.to)
            assert s.stack[0].actions == 1 and money == sum(s.money[card] for card in s.zoned(LOOSE))
            follow(s, rng, offer.to)


@pytest.mark.rule("I-11.4", "I-11.5", "I-11.6", "I-11.10", "I-11.11")
@pytest.mark.parametrize("seed", range(12))
def test_every_tree_can_be_captured_by_every_card_with_an_arrow(seed: int) -> None:
    state, rng = at_actions(seed), Random(seed)
    seat = state.awaiting[0]
    foes = [card for other in range(state.seats) if other != seat for card in state.layout(other).groups]
    armed = [card for card in state.layout(seat).members if card in state.layout(seat).armed]
    for target in rng.sample(foes, min(8, len(foes))):
        for attacker in rng.sample(armed, min(3, len(armed))):
            s = state.copy()
            tree = s.tree(target)
            before = {card: s.money[card] for card in tree}
            spent = ((seat, s.root[seat], "for", 900),)
            frame = Attacking(seat, "control", "rolled", target, attacker, spent=spent, roll=2)
            s.stack.append(frame)
            s = GAME.parse(s.position(), seed=seed)
            assert type(s.stack[-1]) is Placing
            if s.options.capture_half == "total":
                assert sum(s.money[card] for card in tree) == sum(before.values()) // 2 == s.money[target]
            else:
                assert all(s.money[card] == before[card] // 2 for card in tree)
            assert {place.master for place in s.legal(seat)} == {attacker}
            follow(s, rng, seat)
            assert s.holder[target] == seat and s.master[target] == attacker


def test_leaving_with_loose_ends_is_never_asked() -> None:
    """While a card is in hand nothing else can be done."""
    state = at_actions(3)
    seat = state.awaiting[0]
    move = next(action for action in state.legal(seat) if type(action) is MoveGroup)
    state.apply(move, seat)
    assert state.at_liberty == () and all(type(action) is Place for action in state.legal(seat))
    refusal = state.check(Confirm(), seat)
    assert refusal is not None and refusal.clause.startswith("I-")
