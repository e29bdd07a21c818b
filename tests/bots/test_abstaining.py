"""What the heuristic of Illuminati does with the expansion modules, and how it is made to do without one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from conjura import bots
from conjura.bots.illuminati import abstaining, alignments, bidding, boons, plans, schemes
from conjura.bots.illuminati.outlook import Outlook
from conjura.engine.game import game
from conjura.engine.legal import Legal
from conjura.games.illuminati.actions import Bid, Decline
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.frames import Attacking, Bidding
from conjura.games.illuminati.rules.order import BiddingProcedure
from conjura.games.illuminati.state import HELD, OPEN
from conjura.lab import modules
from properties.games import MODULES

GAME = game("illuminati")
SIGNS = {
    "auction": "Bid",
    "brainwash": "Attack brainwash",
    "propaganda": "Campaign",
    "increases": "Increase",
    "hackers": "Hack",
    "plumbers": "Infiltrate",
    "moles": "Plant",
    "y2k": "Play boon",
}


def sign_of(cat: Any, action: Any) -> str:
    """What a module is known by."""
    name = type(action).__name__
    if name == "Attack":
        return f"Attack {action.kind}"
    if name == "Play" and boons.is_boon(cat, action.card):
        return "Play boon"
    return name


def played(names: list[str], seed: int, **options: Any) -> Any:
    """Seat, state and action, decision by decision."""
    state = GAME.new(players=len(names), seed=seed, **options)
    players = [bots.make(name, GAME, seat, seed) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.awaiting[0]
        action = players[seat].act(state.redeal(seat, players[seat].worlds))
        assert state.check(action, seat) is None
        yield seat, state, action
        state.apply(action, seat)


def test_who_does_without_a_module_never_uses_it() -> None:
    options = {**MODULES, "sets": ("deluxe", "y2k")}
    done: list[Counter[str]] = [Counter(), Counter()]
    for seed in range(4):
        names = ["heuristic", f"heuristic:without={'+'.join(SIGNS)}"] * 2
        for seat, state, action in played(names, seed, **options):
            done[seat % 2][sign_of(state.cat, action)] += 1
    for module, sign in SIGNS.items():
        assert done[0][sign], module
        assert not done[1][sign], module


def test_a_face_down_card_is_played_openly_without_the_module() -> None:
    claims = 0
    names = ["heuristic", "heuristic:without=hidden"] * 2
    for seed in range(3):
        for seat, state, action in played(names, seed, hidden_illuminati=True):
            if seat % 2 and type(action).__name__ == "Claim":
                assert action.amount == state.legal(seat).items[0].high
                claims += 1
            assert type(action).__name__ != "Accuse" or seat % 2 == 0
    assert claims


@pytest.mark.parametrize(
    "name", ["heuristic:", "heuristic:without=chess", "heuristic:with=moles", "random:without=moles"]
)
def test_a_wish_that_nobody_knows_is_refused(name: str) -> None:
    if name.endswith(":"):
        assert bots.make(name, GAME, 0, 1)
        return
    with pytest.raises(bots.BotError):
        bots.make(name, GAME, 0, 1)


def test_every_module_has_its_match() -> None:
    assert set(modules.MATCHES) == set(abstaining.ACTIONS)
    text = CliRunner().invoke(modules_app(), ["moles", "--games", "2", "--seed", "3"]).stdout
    lines = text.strip().splitlines()
    assert lines[0].startswith("| module | seeds | won with |") and lines[2].startswith("| moles | 3 to 4 |")


def modules_app() -> Any:
    """The command as an application."""
    import typer

    app = typer.Typer()
    app.command()(modules.run)
    return app


# Brainwashing


def later(seed: int, turn: int, **options: Any) -> Any:
    """A state in the middle of a game of heuristics."""
    state = GAME.new(players=4, seed=seed, **options)
    players = [bots.make("heuristic", GAME, seat, seed) for seat in range(4)]
    while not state.over and state.turn < turn:
        seat = state.awaiting[0]
        state.apply(bots.play(players[seat], state), seat)
    assert not state.over
    return state


def test_a_brainwashed_group_is_not_taken_for_a_lost_one() -> None:
    """An attempt changes an alignment and takes no Group away: nobody fights it as if it did."""
    state = later(5, 14, brainwash=True)
    seen = 0
    for seat in range(4):
        o = Outlook(state, seat)
        for card in state.layout(seat).groups:
            for place, alignment in enumerate(ALIGNMENTS):
                if state.align[card] >> place & 1:
                    f = Attacking(
                        (seat + 1) % 4,
                        "brainwash",
                        target=card,
                        change="remove",
                        alignment=alignment,  # type: ignore[arg-type]
                    )
                    assert plans.frame_gain(o, f) > o.gain(0, f.seat, card)
                    seen += 1
    assert seen


def test_what_is_imagined_leaves_no_trace() -> None:
    state = later(6, 12, brainwash=True)
    o = Outlook(state, 0)
    before = (state.align, list(o.near), [o.worth(seat, card) for seat in range(4) for card in range(40, 60)])
    for card in [*state.zoned(OPEN), *state.zoned(HELD)]:
        with alignments.imagined(o, card, 0):
            assert state.align[card] == 0
            o.worth(0, card)
    after = (state.align, list(o.near), [o.worth(seat, card) for seat in range(4) for card in range(40, 60)])
    assert before == after


def test_a_goal_of_a_rival_is_broken() -> None:
    """Who has four Weird Groups of the five he needs is nearer to winning than with three of them."""
    for seed in range(40):
        state = later(seed, 8, brainwash=True)
        for seat in range(4):
            goal = state.goal[seat]
            if goal < 0 or state.cat.goals[goal][0] != "count":
                continue
            o = Outlook(state, (seat + 1) % 4)
            mask = state.cat.goals[goal][1]
            for card in state.layout(seat).groups:
                if state.align[card] & mask:
                    assert alignments.stake(o, o.me, card, state.align[card] & ~mask) > 0.0
                    assert alignments.stake(Outlook(state, seat), o.me, card, state.align[card] & ~mask) < 0.0
                    return
    raise AssertionError("nobody collects")


# The auction


def test_the_turn_is_kept_from_who_may_win_with_it() -> None:
    """What is not worth its price for the turn itself is paid when the first would win with it, also for another."""
    state = later(3, 6, turn_order="auction")
    for seat in (0, 2):
        state.money[state.root[seat]] = 30
    for seat, bids in ((2, (2, 3)), (0, (2, 3))):
        frame = Bidding(0, step="raise", rolling=(1, 2, 3), dice=(0, 12, 3, 4), at=seat)
        state.stack = [frame]
        legal = Legal(BiddingProcedure().actions(state, frame, seat))
        o = Outlook(state, seat)
        o.near = [0.1] * 4
        calm = bidding.bid(o, frame, legal)
        o.near = [0.1, 0.95, 0.1, 0.1]
        alarmed = bidding.bid(o, frame, legal)
        assert type(alarmed) is Bid and alarmed.to in bids, alarmed
        assert seat == 2 or calm == Decline()


# Secret units


def test_a_mole_is_planted_for_the_attack_that_comes_next() -> None:
    planted = 0
    for seed in range(6):
        target = -1
        for seat, state, action in played(["heuristic"] * 4, seed, moles=1):
            name = type(action).__name__
            frame = state.stack[-1]
            if getattr(frame, "scheme", "") == "mole":
                target, planter = action.card, seat
                planted += 1
            elif target >= 0 and name == "Attack":
                assert seat == planter and action.kind == "control"
            elif target >= 0 and type(frame) is Attacking and frame.step == "target":
                assert action.card == target
                target = -1
    assert planted


def test_a_plumbers_try_does_not_cost_the_pass() -> None:
    """It is made in the turns of others too, where nothing is lost by it."""
    abroad = 0
    for seed in range(4):
        for seat, state, action in played(["heuristic"] * 4, seed, plumbers=True):
            if type(action).__name__ == "Infiltrate":
                turn = state.stack[0]
                abroad += turn.seat != seat
                assert turn.seat != seat or turn.acted
    assert abroad


def test_hackers_go_where_money_has_further_to_go() -> None:
    """The same money is fetched sooner from beside the Illuminati than from a Group that hangs from a Group."""
    for seed in range(20):
        state = later(seed, 12, hackers=True)
        for seat in range(1, 4):
            depth = state.layout(seat).depth
            deep = [card for card in state.layout(seat).groups if depth[card] == 1]
            shallow = [card for card in state.layout(seat).groups if depth[card] == 0]
            if deep and shallow and state.root[seat] not in state.cat.moves_money:
                for card in (deep[0], shallow[0]):
                    state.money[card] = 30
                assert schemes.richest(Outlook(state, 0))[1] == deep[0]
                return
    raise AssertionError("nobody has gone deep")


def test_options_of_a_match_are_options() -> None:
    for values in modules.MATCHES.values():
        assert GAME.options("deluxe", **values) != GAME.options("deluxe")
    assert replace(GAME.options("deluxe"), moles=1) == GAME.options("deluxe", **modules.MATCHES["moles"])
