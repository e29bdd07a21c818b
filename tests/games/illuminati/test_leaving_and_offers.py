"""Leaving the game, and what is shown and named in offers (I-25.16, I-26.6)."""

from __future__ import annotations

from typing import Any

import pytest

from conjura import game
from conjura.games.illuminati.actions import (
    Accept,
    Announce,
    Attack,
    Choose,
    Confirm,
    Decline,
    GiveSpecial,
    Leave,
    Offer,
    Proceed,
    Propose,
    WantSpecial,
    Withdraw,
)

GAME = game("illuminati")
CAT = GAME.catalogue(None)

POSITION = """\
conjura illuminati 1
options {}
seats 3
turn 5
seat 0 the_network turns=1
  hand slush_fund
  the_network $9
    east pentagon $3
seat 1 gnomes_of_zurich turns=1
  hand bribery
  gnomes_of_zurich $12
    east mafia $3
seat 2 bermuda_triangle turns=1
  bermuda_triangle $2
    east hollywood
uncontrolled kgb texas
"""


def table() -> Any:
    """Three players; the first is in his T4."""
    return GAME.parse(POSITION, chance="explicit")


def card(slug: str) -> int:
    """The card of a slug."""
    return int(CAT.index[slug])


def hand_as_seen(state: Any, holder: int, eyes: int | None) -> list[str | None]:
    """The Specials of a seat as another, or a spectator, may know them."""
    return [special.card for special in state.view(eyes).seats[holder].hand]


@pytest.mark.rule("I-26.6")
def test_a_player_leaves_in_his_own_t4_and_is_asked_once() -> None:
    state = table()
    assert Leave() in state.legal(0)
    state.apply(Leave(), 0)
    assert state.prompt(0).kind == "leave"
    assert list(state.legal(0)) == [Decline(), Confirm()]
    state.apply(Confirm(), 0)
    assert not state.alive[0] and not state.over
    assert state.view(1).seats[0].out
    assert "pentagon" in state.view(1).uncontrolled


@pytest.mark.rule("I-26.6")
def test_who_does_not_mean_it_goes_on_with_his_turn() -> None:
    state = table()
    before = set(state.legal(0))
    state.apply(Leave(), 0)
    state.apply(Decline(), 0)
    assert set(state.legal(0)) == before - {Leave()}  # the question is asked once a turn
    refusal = state.check(Leave(), 0)
    assert refusal is not None and (refusal.code, refusal.clause) == ("stays", "I-26.6")


@pytest.mark.rule("I-26.6")
def test_nobody_leaves_in_an_attack_later_in_his_turn_or_in_the_turn_of_another() -> None:
    state = table()
    for seat in (1, 2):
        assert seat in state.at_liberty
        assert state.check(Leave(), seat) is not None
    attacking = state.copy()
    attacking.apply(Attack("control"), 0)
    assert attacking.check(Leave(), 0) is not None
    for name in ("kgb", "the_network"):
        attacking.apply(Choose(card(name)), 0)
        assert attacking.check(Leave(), 0) is not None
    attacking.apply(Announce(), 0)
    while attacking.awaiting[0] >= 0:
        seat = attacking.awaiting[0]
        assert attacking.check(Leave(), seat) is not None
        quiet = [a for a in attacking.legal(seat) if type(a) is Decline]
        if not quiet:
            break
        attacking.apply(quiet[0], seat)
    state.apply(Proceed(), 0)
    assert state.prompt(0).kind == "transfers"
    refusal = state.check(Leave(), 0)
    assert refusal is not None and refusal.code == "transfers_have_begun"


@pytest.mark.rule("I-25.16")
def test_a_special_that_is_given_is_shown_to_the_receiver_alone_and_at_once() -> None:
    state = table()
    state.apply(Offer(1), 0)
    events = state.apply(GiveSpecial(card("slush_fund")), 0)
    named = [event for event in events if type(event).__name__ == "OfferNamed"]
    assert [event.seen_by(1).card for event in named] == ["slush_fund"]
    assert [event.seen_by(2).card for event in named] == [None]
    assert hand_as_seen(state, 0, 1) == ["slush_fund"]
    assert hand_as_seen(state, 0, 2) == [None]
    assert hand_as_seen(state, 0, None) == [None]
    state.apply(Withdraw(), 0)  # what has been seen is not forgotten
    assert hand_as_seen(state, 0, 1) == ["slush_fund"]


@pytest.mark.rule("I-25.16")
def test_who_has_seen_a_special_follows_it_when_it_changes_hands() -> None:
    state = table()
    state.apply_all([Offer(1), GiveSpecial(card("slush_fund")), Propose()], 0)
    state.apply(Accept(), 1)
    assert sorted(filter(None, hand_as_seen(state, 1, 0))) == ["slush_fund"]
    assert hand_as_seen(state, 1, 2) == [None, None]
    state.apply_all([Offer(2), GiveSpecial(card("slush_fund")), Propose()], 1)
    events = state.apply(Accept(), 2)
    given = next(event for event in events if type(event).__name__ == "SpecialGiven")
    assert given.seen_by(0).card == given.seen_by(2).card == "slush_fund"
    assert given.seen_by(None).card is None
    assert hand_as_seen(state, 2, 0) == ["slush_fund"]
    assert hand_as_seen(state, 2, 1) == ["slush_fund"]
    assert hand_as_seen(state, 2, None) == [None]


@pytest.mark.rule("I-25.16")
def test_a_special_that_is_asked_for_is_named_aloud() -> None:
    state = table()
    state.apply(Offer(1), 0)
    events = state.apply(WantSpecial(card("bribery")), 0)
    named = [event for event in events if type(event).__name__ == "OfferNamed"]
    assert [event.seen_by(None).card for event in named] == ["bribery"]
    assert "bribery" in str(state.view(None).stack)
    state.apply(Propose(), 0)
    assert hand_as_seen(state, 1, 2) == [None]  # asking proves nothing
    state.apply(Accept(), 1)
    assert sorted(filter(None, hand_as_seen(state, 0, 2))) == ["bribery"]  # handing it over does
