"""The picture of the table: it follows from what its eyes may know, its numbers are those of the rules, and what it
promises (odds, help, bonuses) is what the engine says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import conjura
from conjura.games.crimelords.rules.income import income_parts
from conjura.games.crimelords.rules.payroll import total_wages
from conjura.games.crimelords.rules.victory import total_of
from conjura.games.crimelords.scene import Scene
from conjura.games.crimelords.summary import totals
from conjura.server.diffs import diff, patched

GAME = conjura.game("crimelords")
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def played(seed: int, players: int, most: int, **options: Any) -> Iterator[Any]:
    """The states of a game played by the driver."""
    state = GAME.new(players=players, seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)


def rare() -> list[Any]:
    """The states of moments that few games meet."""
    return [GAME.parse(text) for text in GAME.rare_positions(GAME.options())]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_redealt_worlds_look_the_same() -> None:
    """Secrets: what a seat can't know changes nothing of its scene, byte for byte."""
    rng = random.Random(3)
    states = [state.copy() for seed in (1, 2) for n, state in enumerate(played(seed, 4, 900)) if n % 9 == 0]
    for state in (*states, *rare()):
        for seat in range(state.seats):
            other = state.redeal(seat, rng)
            assert conjura.dumps(GAME.scene_of(state, seat)) == conjura.dumps(GAME.scene_of(other, seat))
            assert GAME.hints_of(state, seat) == GAME.hints_of(other, seat)
            assert GAME.winners_at_stake(state, seat) == GAME.winners_at_stake(other, seat)


@pytest.mark.rule("C-6.1")
def test_money_and_hands_are_shown_to_those_who_know_them() -> None:
    secret = 0
    for state in played(1, 5, 700):
        views = {eyes: state.view(eyes) for eyes in (None, 0)}
        for eyes, view in views.items():
            scene = GAME.scene_of(state, eyes)
            for shown, known in zip(scene.seats, view.seats, strict=True):
                assert (shown.money, shown.hand, shown.known_by) == (known.money, known.hand, known.known_by)
                secret += shown.money is None
            if scene.payroll is not None and scene.payroll.seat != eyes:
                assert all(line.paid is None for line in scene.payroll.lines)
    assert secret


@pytest.mark.rule("C-4.2")
def test_cells_and_sides_are_those_of_the_mob() -> None:
    for number, state in enumerate(played(4, 3, 900)):
        if number % 5:
            continue
        for seat in GAME.scene_of(state, None).seats:
            held = {slug: crook for slug, crook in seat.crooks.items() if not crook.loose}
            cells = {(crook.x, crook.y) for crook in held.values()}
            assert len(cells) == len(held)
            free = set()
            for slug, crook in held.items():
                if crook.master is not None:
                    dx, dy = SIDES[crook.side]
                    above = held[crook.master]
                    assert (crook.x, crook.y) == (above.x + dx, above.y + dy)
                    assert f"{crook.side} used" in above.sides
                assert len(crook.sides) == (4 if crook.master is None else 3)
                free |= {(slug, side.split()[0]) for side in crook.sides if side.endswith("free")}
            names = tuple(SIDES)
            arrows = state.layout(seat.seat).arrows
            assert free == {(state.cat.slugs[card], names[side]) for card, side in arrows}


@pytest.mark.rule("C-17.2")
def test_bonuses_make_the_total_with_the_rackets() -> None:
    given = rivals = 0
    for number, state in enumerate(played(5, 3, 2500)):
        if number % 7:
            continue
        for seat in GAME.scene_of(state, None).seats:
            worth = sum(bonus.worth for bonus in seat.bonuses if bonus.given)
            assert seat.total == len(seat.rackets) + worth == total_of(state, seat.seat)
            assert seat.wages == total_wages(state, seat.seat)
            assert seat.income == sum(amount for _, amount, _ in income_parts(state, seat.seat))
            for bonus in seat.bonuses:
                assert bonus.given == (bonus.have >= bonus.need and not bonus.rivals)
                given, rivals = given + bonus.given, rivals + bool(bonus.rivals)
    assert given and rivals


def test_an_attack_has_its_number_and_what_help_would_do_to_it() -> None:
    """Whoever is said to be able to help changes the number by what is said; purses are those of C-11.4 and C-14.3."""
    helped = shown = 0
    states = [state.copy() for seed in (6, 7) for state in played(seed, 4, 2500) if state.stack]
    for state in (*states, *rare()):
        attack = GAME.scene_of(state, None).attack
        if attack is None:
            continue
        shown += 1
        assert sum(part.amount for part in attack.number.parts) == attack.number.total
        could = {row.card: row.amount for row in attack.could}
        seat = state.awaiting[0] if state.awaiting else None
        for action in state.legal(seat) if seat is not None else ():
            tag = GAME.encode(action)
            if tag["do"] == "help" or (tag["do"] == "choose" and attack.step == "protector"):
                twin = state.copy()
                twin.apply(action, seat)
                now = GAME.scene_of(twin, None).attack
                if now is None or now.step in (
                    "roll",
                    "rolled",
                ):  # nobody more could help: the dice are thrown
                    continue
                assert now.number.total - attack.number.total == could[tag["card"]]
                helped += 1
        for purse in attack.purses:
            if purse.seat not in (attack.seat, attack.defender):
                assert attack.kind != "hit" and (purse.most or 0) <= 10
    assert shown > 100 and helped > 30


@pytest.mark.rule("C-7.4")
def test_the_payroll_says_at_what_pay_somebody_leaves() -> None:
    met = 0
    for state in played(8, 4, 3000):
        seat = state.awaiting[0] if state.awaiting else 0
        payroll = GAME.scene_of(state, seat).payroll
        if payroll is None or any(line.paid for line in payroll.lines):
            continue
        assert payroll.owed == sum(line.wage for line in payroll.lines)
        if payroll.owed and GAME.decode({"do": "pay_no_more"}) in state.legal(seat):
            twin = state.copy()
            twin.apply(GAME.decode({"do": "pay_no_more"}), seat)
            gone = {
                event.card
                for event in twin.events
                if type(event).__name__ == "CrookGone" and event.why == "pay"
            }
            assert gone == {line.card for line in payroll.lines if line.stays > 0}
            met += len(gone)
    assert met


@pytest.mark.rule("C-16.10", "C-16.13")
def test_a_war_names_whose_move_it_is() -> None:
    seen = 0
    for state in rare():
        scene = GAME.scene_of(state, 0)
        if scene.war is not None:
            seen += 1
            seat = state.awaiting[0]
            assert sorted(scene.war.involved) == sorted(state.prompt(seat).params["seats"])
            assert scene.war.at == scene.war.involved[0] == seat
            assert scene.war.plus == 5 and scene.war.over == len(scene.war.involved)
    assert seen


def test_diffs_make_the_next_scene_of_the_one_before() -> None:
    for seed, eyes in ((5, 0), (6, 1), (7, None)):
        before: Any = None
        client: Any = None
        sent = steps = 0
        for state in played(seed, 3, 700):
            scene = GAME.scene_of(state, eyes)
            if before is None:
                client = plain(scene)
            else:
                change = plain(diff(before, scene))
                sent, steps = sent + len(conjura.dumps(change)), steps + 1
                client = patched(client, change)
            assert msgspec.convert(client, Scene) == msgspec.convert(plain(scene), Scene)
            before = scene
        assert sent / steps < 900


def test_the_summary_ends_with_the_game() -> None:
    *_, state = played(11, 3, 9000, max_turns=20)
    assert state.over
    summary = GAME.summary_of(state.record())
    assert [row["turn"] for row in summary["turns"]] == list(range(1, state.turn + 1))
    assert summary["turns"][-1]["seats"] == totals(state)
    assert summary["winners"] == list(state.winners)
    assert summary["attacks"]


def test_printed_facts_of_all_cards() -> None:
    data = GAME.cards_data(GAME.options())
    kinds = [card["kind"] for card in data["cards"].values()]
    assert [kinds.count(kind) for kind in ("mob", "crook", "racket")] == [8, 36, 52]
    assert sum(card["copies"] for card in data["cards"].values() if card["kind"] == "special") == 16
    for card in data["cards"].values():
        if card["kind"] == "racket":
            assert card["space"] == (card["power"] > 0)
            assert card["district"] in data["districts"] and set(card["types"]) <= set(data["types"])
    assert data["odds"][7] == pytest.approx(21 / 36)


def test_numbers_that_are_not_told_with_a_question_stand_in_the_scene() -> None:
    met = set()
    for state in (*[state.copy() for state in played(12, 4, 1500)], *rare()):
        for seat in state.awaiting:
            if state.prompt(seat).kind not in GAME.shown_numbers:
                continue
            scene = GAME.scene_of(state, seat)
            for number in state.breakdown(seat, []):
                met.add(number.what)
                if number.what == "roll_needed":
                    assert scene.attack is not None and scene.attack.number == number
                elif number.what == "payroll":
                    assert scene.payroll is not None and scene.payroll.owed == number.total
                elif number.what == "income":
                    assert scene.seats[seat].income == number.total
                else:
                    assert number.what == "total" and scene.seats[seat].total == number.total
    assert met == {"roll_needed", "payroll", "income", "total"}
