"""The picture of the table: it follows from what its eyes may know, its numbers are those of the rules, and what it
promises (odds, reasons) is what the engine says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import conjura
from conjura.engine.cheating import Skim
from conjura.engine.record import Record
from conjura.engine.wire import FormatError
from conjura.games.illuminati.scene import Scene
from conjura.games.illuminati.summary import totals
from conjura.server.diffs import diff, patched
from properties.games import MODULES

GAME = conjura.game("illuminati")
KINDS: list[dict[str, Any]] = [
    {},
    {"hidden_goals": True},
    {"treasuries": "owner"},
    {"hidden_goals": True, "treasuries": "owner", "capture_half": "total"},
    MODULES,
    {**MODULES, "treasuries": "owner", "propaganda_strength": "transferable"},
    {**MODULES, "hidden_illuminati": True},
]

WHISPER = f"""conjura illuminati 1
options {GAME.options_text(GAME.options())}
seats 2
turn 7
seat 0 bavarian_illuminati turns=2 goal=bavarian_illuminati
  hand whispering_campaign
  bavarian_illuminati $20
    west mafia $7
seat 1 the_network turns=2 goal=the_network
  the_network $12
uncontrolled antiwar_activists california
stack
  {{"frame":"turn","seat":0,"step":"actions"}}
"""
"""A target without Power, and the Special by which it can be destroyed."""


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


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_redealt_worlds_look_the_same(options: dict[str, Any]) -> None:
    """Secrets: what a seat can't know changes nothing of its scene, odds, reasons or warnings, byte for byte."""
    rng = random.Random(3)
    for seed in range(3):
        for number, state in enumerate(played(seed, 4, 500, **options)):
            if number % 7:
                continue
            for seat in range(4):
                other = state.redeal(seat, rng)
                assert conjura.dumps(GAME.scene_of(state, seat)) == conjura.dumps(GAME.scene_of(other, seat))
                assert GAME.hints_of(state, seat) == GAME.hints_of(other, seat)
                assert GAME.winners_at_stake(state, seat) == GAME.winners_at_stake(other, seat)
                assert GAME.concerns(state, seat) == GAME.concerns(other, seat)
                if number % 35 == 0 and not state.over:
                    scene = GAME.scene_of(state, seat)
                    card = next(iter(scene.uncontrolled), None) or scene.seats[seat].illuminati
                    if card is not None:
                        mine, theirs = (GAME.prospects_of(world, seat, card) for world in (state, other))
                        assert mine == theirs


def test_a_spectator_sees_no_hand_and_no_secret_goal() -> None:
    for state in played(1, 5, 300, hidden_goals=True):
        scene = GAME.scene_of(state, None)
        assert all(special.card is None for seat in scene.seats for special in seat.hand)
        if not state.over:
            assert all(seat.goal is None for seat in scene.seats if seat.secret_goal)


def test_numbers_are_those_of_the_view() -> None:
    for number, state in enumerate(played(2, 4, 700)):
        if number % 11:
            continue
        for eyes in (None, 0, 3):
            scene, view = GAME.scene_of(state, eyes), state.view(eyes)
            assert tuple(scene.uncontrolled) == view.uncontrolled
            assert (scene.dead, scene.discards, scene.deck, scene.awaiting) == (
                view.dead, view.discards, view.deck, view.awaiting
            )  # fmt: skip
            for shown, known in zip(scene.seats, view.seats, strict=True):
                assert (shown.illuminati, shown.hand, shown.kills, shown.goal) == (
                    known.illuminati, known.hand, known.kills, known.goal
                )  # fmt: skip
                assert set(shown.cards) == {card.card for card in known.cards}
                for card in known.cards:
                    drawn = shown.cards[card.card]
                    assert (drawn.master, drawn.money, drawn.used) == (card.master, card.money, card.used)


@pytest.mark.rule("I-11.9")
def test_cells_and_arrows_are_those_of_the_structure() -> None:
    step = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    for state in played(4, 3, 600):
        for seat in GAME.scene_of(state, None).seats:
            held = {slug: card for slug, card in seat.cards.items() if not card.loose}
            cells = {(card.x, card.y) for card in held.values()}
            assert len(cells) == len(held)
            free = set()
            for slug, card in held.items():
                if card.master is not None:
                    dx, dy = step[card.side]
                    above = held[card.master]
                    assert (card.x, card.y) == (above.x + dx, above.y + dy)
                    assert f"{card.side} used" in above.arrows
                for arrow in card.arrows:
                    side, word = arrow.split()
                    dx, dy = step[side]
                    if word != "used":
                        assert ((card.x + dx, card.y + dy) in cells) == (word == "blocked")
                    if word == "free":
                        free.add((slug, side))
            arrows = state.layout(seat.seat).arrows
            names = ("north", "east", "south", "west")
            assert free == {(state.cat.slugs[card], names[side]) for card, side in arrows}


def test_diffs_make_the_next_scene_of_the_one_before() -> None:
    for seed, eyes in ((5, 0), (6, 1), (7, None)):
        before: Any = None
        client: Any = None
        for state in played(seed, 3, 500):
            scene = GAME.scene_of(state, eyes)
            client = plain(scene) if before is None else patched(client, plain(diff(before, scene)))
            assert msgspec.convert(client, Scene) == msgspec.convert(plain(scene), Scene)
            before = scene


@pytest.mark.rule("I-10.9")
def test_prospects_are_what_the_engine_says() -> None:
    """Every row can be begun and needs what it tells, or is refused as it tells."""
    seen = {"possible": 0, "refused": 0}
    for number, state in enumerate(played(8, 3, 700)):
        if state.over:
            break
        seat = state.awaiting[0]
        prompt = state.prompt(seat)
        if prompt.kind != "turn" or number % 3:
            continue
        scene = GAME.scene_of(state, seat)
        cards = [*scene.seats[seat].cards, *scene.uncontrolled]
        for slug in cards[::2]:
            rows = GAME.prospects_of(state, seat, slug)
            numbers = [row.needed for row in rows if row.refusal is None]
            assert numbers == sorted(numbers, reverse=True)
            for row in rows:
                if row.refusal is None:
                    # A walk of two ends where naming the target lays a Special.
                    if len(row.actions) == 3:
                        assert state.breakdown(seat, row.actions)[0].total == row.needed
                    assert 0 <= row.chance < 1
                    seen["possible"] += 1
                else:
                    assert row.refusal.clause
                    seen["refused"] += 1
    assert min(seen.values()) > 50


@pytest.mark.rule("I-13.5")
def test_the_walk_of_a_prospect_ends_where_a_special_is_laid() -> None:
    """What a client sends as one walk may not go on behind something that is shown."""
    state = GAME.parse(WHISPER)
    for card in ("mafia", "antiwar_activists"):
        rows = [
            row
            for row in GAME.prospects_of(state, 0, card)
            if row.target == "antiwar_activists" and row.kind == "destroy"
        ]
        assert rows and all(row.refusal is None and row.needed is not None for row in rows)
        assert {tuple(type(action).__name__ for action in row.actions) for row in rows} == {
            ("Attack", "Choose")
        }


def test_hints_stand_beside_their_options() -> None:
    seen = set()
    for state in played(9, 4, 900):
        if state.over:
            break
        seat = state.awaiting[0]
        spans = list(state.legal(seat).spans())
        hints = GAME.hints_of(state, seat)
        assert len(hints) == len(spans)
        kind = state.prompt(seat).kind
        if any(hint is not None for hint in hints):
            seen.add(kind)
        if kind in ("attack_attacker", "attack_aid"):
            for span, hint in zip(spans, hints, strict=True):
                if hint is not None:
                    assert state.breakdown(seat, [span.action])[0].total == hint
    assert {"attack_target", "attack_attacker", "attack_loop"} <= seen


def test_hints_stand_beside_the_options_of_the_modules() -> None:
    seen = set()
    for state in played(9, 4, 900, **MODULES):
        if state.over:
            break
        seat = state.awaiting[0]
        spans = list(state.legal(seat).spans())
        hints = GAME.hints_of(state, seat)
        assert len(hints) == len(spans)
        kind = state.prompt(seat).kind
        if kind in ("attack_change", "campaign_marker"):
            assert None not in hints
            seen.add(kind)
        if kind == "attack_change":
            assert len(set(hints)) == 1, "the change does not matter for the number"
    assert seen == {"attack_change", "campaign_marker"}


def test_what_the_modules_lay_on_the_table_is_what_the_state_has() -> None:
    """Targets of secret units to their seat alone; numbers, counters and attitudes add up to what is drawn."""
    met = set()
    for seed in (3, 4):
        for number, state in enumerate(played(seed, 4, 900, **MODULES)):
            if number % 3:
                continue
            m, slugs = state.modules, state.cat.slugs
            for eyes in (0, 2, None):
                scene = GAME.scene_of(state, eyes)
                shown = scene.modules
                assert shown is not None
                assert set(shown.plumbers) == {slugs[row[1]] for row in m.plumbers if row[0] == eyes}
                assert sorted(shown.moles) == sorted(slugs[row[1]] for row in m.moles if row[0] == eyes)
                assert [(hack.seat, hack.turns) for hack in shown.hacks] == [row[:2] for row in m.hacks]
                assert all((hack.card is not None) == (hack.seat == eyes) for hack in shown.hacks)
                assert [marker.space for marker in shown.world] == [abs(space) for space in m.world]
                met |= {
                    name
                    for name in ("counters", "marks", "attitudes", "plumbers", "moles", "hacks")
                    if getattr(shown, name)
                }
                printed = GAME.cards_data(state.options)["cards"]
                for slug, card in {**scene.uncontrolled, **scene.seats[1].cards}.items():
                    plus = shown.counters.get(slug, (0, 0, 0))
                    gain, loss = shown.attitudes.get(slug, (0, 0))
                    base = printed[slug]["power"] + plus[0]
                    assert card.power == max(0, base + (gain if base else 0) - loss)
                    assert card.resistance is None or card.resistance == printed[slug]["resistance"] + plus[1]
    assert met == {"counters", "marks", "attitudes", "plumbers", "moles", "hacks"}


@pytest.mark.parametrize("hidden", [False, True])
def test_a_campaign_and_a_bidding_are_drawn_with_their_numbers(hidden: bool) -> None:
    met = set()
    for state in played(5, 4, 1500, **MODULES, hidden_illuminati=hidden):
        scene = GAME.scene_of(state, state.awaiting[0] if state.awaiting and state.awaiting[0] >= 0 else None)
        campaign, bidding = scene.campaign, scene.bidding
        if campaign is not None and campaign.number is not None:
            assert sum(part.amount for part in campaign.number.parts) == campaign.number.total
            met.add("campaign")
        elif campaign is not None:
            seat = state.awaiting[0]
            for span in state.legal(seat).spans():
                needed = campaign.courses[span.action.toward]
                assert len(needed) == span.high
                assert needed[0] == state.breakdown(seat, [span.action])[0].total
            met.add("courses")
        if bidding is not None:
            for row in bidding.bidders:
                assert row.total == row.dice + sum(amount for _, amount in row.bids)
            if any(row.bids for row in bidding.bidders):
                met.add("bids")
    assert met == {"campaign", "courses", "bids"}


def test_the_attack_under_way_has_its_number() -> None:
    seen = 0
    for state in played(10, 4, 900):
        attack = GAME.scene_of(state, None).attack
        if attack is not None:
            assert sum(part.amount for part in attack.number.parts) == attack.number.total
            assert len(attack.purses) in (0, state.seats) and min(attack.purses, default=0) >= 0
            others = [most for seat, most in enumerate(attack.purses) if seat != attack.seat]
            if any(others):  # the money is still being spent
                cards = GAME.scene_of(state, None).seats[attack.seat].cards
                root = GAME.scene_of(state, None).seats[attack.seat].illuminati
                payers = {root, attack.attacker}
                most = sum(cards[card].money or 0 for card in payers)
                assert most == attack.purses[attack.seat]
            seen += 1
    assert seen > 20


def test_a_card_that_does_not_exist_has_no_prospects() -> None:
    state = GAME.new(players=3, seed=1)
    for card in ("nobody", "assassination"):
        with pytest.raises(FormatError, match="card"):
            GAME.prospects_of(state, state.awaiting[0], card)


def test_the_summary_ends_with_the_game() -> None:
    *_, state = played(11, 3, 5000)
    assert state.over
    record: Record = state.record()
    summary = GAME.summary_of(record)
    assert [row["turn"] for row in summary["turns"]] == list(range(1, state.turn + 1))
    assert summary["turns"][-1]["seats"] == totals(state)
    assert summary["winners"] == list(state.winners)
    assert summary["attacks"]
    for attack in summary["attacks"]:
        assert attack["success"] == (attack["roll"] <= attack["needed"] and attack["roll"] < 11)


def test_the_summary_tells_what_the_modules_brought() -> None:
    *_, state = played(5, 3, 2500, **{**MODULES, "basic_goal": 6})
    deeds = GAME.summary_of(state.record())["deeds"]
    assert {"turn", "campaign", "hack"} <= {deed["what"] for deed in deeds}
    assert all(deed["turn"] <= state.turn and 0 <= deed["seat"] < 3 for deed in deeds)


def test_the_summary_tells_every_cheat() -> None:
    state = GAME.new(players=3, seed=4, cheating=True, basic_goal=4)
    rng = random.Random(4)
    cheats = 0
    while not state.over:
        seat = state.awaiting[0]
        action = GAME.driver(state, seat, rng)
        if cheats < 3 and Skim(1) in state.legal(seat):
            action = Skim(1)
            cheats += 1
        state.apply(action, seat)
    deeds = GAME.summary_of(state.record())["deeds"]
    assert [deed["what"] for deed in deeds].count("skim") >= 3


def test_printed_facts_of_all_cards() -> None:
    data = GAME.cards_data(GAME.options())
    kinds = [card["kind"] for card in data["cards"].values()]
    assert (kinds.count("illuminati"), kinds.count("group")) == (8, 83)
    assert data["odds"][7] == pytest.approx(21 / 36)
    assert all(len(card["arrows"]) == 4 for card in data["cards"].values() if card["kind"] == "illuminati")
    assert {
        slug: card["participations"] for slug, card in data["cards"].items() if "participations" in card
    } == {"ufos": 2}
    versus = {slug: card["versus"] for slug, card in data["cards"].items() if "versus" in card}
    assert versus == {"gun_lobby": {"align": ("communist", "liberal", "weird"), "resistance": 10}}


def test_options_as_a_form() -> None:
    facts = {fact["name"]: fact for fact in GAME.option_facts()}
    assert set(facts) == set(GAME.options_type.__struct_fields__)
    assert facts["hidden_goals"]["kind"] == "flag"
    assert set(facts["treasuries"]["choices"]) == {"owner", "public"}
    assert facts["basic_goal"] == {"name": "basic_goal", "default": None, "kind": "number", "low": 2, "high": None,
                                   "optional": True}  # fmt: skip


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_picture_used_again_is_the_one_that_would_be_drawn(options: dict[str, Any]) -> None:
    for seed in (3, 4):
        state = GAME.new(players=4, seed=seed, **options)
        rng = random.Random(seed)
        for step in range(400):
            if state.over:
                break
            twin = state.copy()  # takes what was drawn along, as the states of a table do
            seat = twin.awaiting[0]
            twin.apply(GAME.driver(twin, seat, rng), seat)
            state = twin
            fresh = state.copy()
            fresh.layouts = [None] * state.seats
            fresh._memo = {}
            for eyes in (0, step % 4, None):
                assert GAME.scene_of(state, eyes) == GAME.scene_of(fresh, eyes)
        # Another world has secrets of its own, though its structures are the same.
        world = state.redeal(0, random.Random(1))
        fresh = world.copy()
        fresh.layouts = [None] * state.seats
        fresh._memo = {}
        for eyes in (0, 1, 2, None):
            assert GAME.scene_of(world, eyes) == GAME.scene_of(fresh, eyes)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_numbers_that_are_not_told_with_a_question_stand_in_the_scene(options: dict[str, Any]) -> None:
    met = set()
    for seed in range(3):
        for state in played(seed, 4, 600, **options):
            for seat in state.awaiting:
                kind = state.prompt(seat).kind
                if kind not in GAME.shown_numbers:
                    continue
                scene = GAME.scene_of(state, seat)
                own = scene.seats[seat]
                goals = {goal.goal: goal.have for goal in own.goals}
                for number in state.breakdown(seat, []):
                    met.add(number.what)
                    if number.what == "roll_needed":
                        assert scene.attack is not None and scene.attack.number == number
                    elif number.what == "income":
                        assert own.income == number.total
                    elif number.what == "basic_goal":
                        assert goals["basic"] == number.total
                    else:
                        assert number.what == "special_goal" and goals[own.goal] == number.total
    assert met >= {"roll_needed", "income", "basic_goal"}
