"""The picture of the table: it follows from what its eyes may know, its numbers are those of the rules, and the odds that
it shows before anybody has committed himself are those that come to pass."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import conjura
from conjura.engine.views import drawn
from conjura.games.omerta.catalogue import COMBAT
from conjura.games.omerta.rules import odds
from conjura.games.omerta.scene import OmertaScene
from conjura.games.omerta.summary import totals
from conjura.server.diffs import diff, patched

GAME = conjura.game("omerta")
PRESETS = ("cosa_nostra", "conquista")


def played(seed: int, players: int, most: int, preset: str = "cosa_nostra") -> Iterator[Any]:
    """The states of a game played by the driver."""
    state = GAME.new(players=players, seed=seed, preset=preset)
    rng = random.Random(seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        seat = state.awaiting[0]
        state.apply(GAME.driver(state, seat, rng), seat)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("preset", PRESETS)
def test_redealt_worlds_look_the_same(preset: str) -> None:
    """Secrets: what a seat can't know changes nothing of its scene, byte for byte."""
    rng = random.Random(3)
    for seed in range(3):
        for number, state in enumerate(played(seed, 3 + seed % 2, 450, preset)):
            if number % 9:
                continue
            for seat in range(state.seats):
                other = state.redeal(seat, rng)
                assert conjura.dumps(GAME.scene_of(state, seat)) == conjura.dumps(GAME.scene_of(other, seat))
                assert GAME.concerns(state, seat) == GAME.concerns(other, seat)


@pytest.mark.parametrize("preset", PRESETS)
def test_numbers_are_those_of_the_view(preset: str) -> None:
    for number, state in enumerate(played(2, 4, 700, preset)):
        if number % 13:
            continue
        for eyes in (None, 0, 3):
            scene, view = GAME.scene_of(state, eyes), state.view(eyes)
            assert (scene.centre, scene.domains_left, scene.deck, scene.discards) == (
                view.centre, view.domains_left, view.deck, view.discards
            )  # fmt: skip
            drawable = [drawn(*each) for each in zip(state.stack, view.stack, strict=True)]
            assert list(scene.stack) == drawable
            for shown, known in zip(scene.seats, view.seats, strict=True):
                assert (shown.don, shown.money, shown.pr, shown.hand, shown.done, shown.dealt) == (
                    known.don, known.money, known.pr, known.hand, known.done, known.dealt
                )  # fmt: skip
                capos = {slug: (capo.type, capo.reserve, capo.robbed) for slug, capo in shown.capos.items()}
                assert capos == {capo.card: (capo.type, capo.reserve, capo.robbed) for capo in known.capos}
                assert {slug: (domain.capo, domain.men) for slug, domain in shown.domains.items()} == {
                    domain.card: (capo.card, domain.soldiers)
                    for capo in known.capos
                    for domain in capo.domains
                }
                mains = [goal.card for goal in shown.objectives if goal.main]
                assert (mains or [None])[0] == known.main
                tasks = [goal.card for goal in shown.objectives if not goal.main]
                assert tasks == [task.card for task in known.tasks]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_picture_used_again_is_the_one_that_would_be_drawn(preset: str) -> None:
    for seed in (3, 4):
        state = GAME.new(players=4, seed=seed, preset=preset)
        rng = random.Random(seed)
        for step in range(350):
            if state.over:
                break
            twin = state.copy()  # takes what was drawn along, as the states of a table do
            seat = twin.awaiting[0]
            twin.apply(GAME.driver(twin, seat, rng), seat)
            state = twin
            for world in (state, state.redeal(step % 4, rng)) if step % 10 == 0 else (state,):
                fresh = world.copy()
                fresh.changed()
                fresh._memo = {}
                for eyes in (0, step % 4, None):
                    assert GAME.scene_of(world, eyes) == GAME.scene_of(fresh, eyes)


def test_diffs_make_the_next_scene_of_the_one_before() -> None:
    sizes = []
    for seed, eyes in ((5, 0), (6, 1), (7, None)):
        before: Any = None
        client: Any = None
        for state in played(seed, 3, 400):
            scene = GAME.scene_of(state, eyes)
            changes = plain(diff(before, scene)) if before is not None else []
            client = plain(scene) if before is None else patched(client, changes)
            assert msgspec.convert(client, OmertaScene) == msgspec.convert(plain(scene), OmertaScene)
            sizes.append(len(msgspec.json.encode(changes)))
            before = scene
    sizes.sort()
    assert sizes[len(sizes) // 2] < 1_000 and sizes[-1] < 12_000, "most steps change little"


@pytest.mark.rule("O-11.5")
def test_an_objective_is_met_when_the_rules_say_so() -> None:
    """Its own eyes see it claimed exactly where it is shown as met; each condition that is short is shown as short."""
    seen: Counter[bool] = Counter()
    for seed in range(8):
        for state in played(seed, 3, 700):
            for seat in state.awaiting:
                if state.prompt(seat).kind not in ("claim", "act"):
                    continue
                claimed = {GAME.encode(span.action).get("card") for span in state.legal(seat).spans()}
                for goal in GAME.scene_of(state, seat).seats[seat].objectives:
                    if goal.main:
                        continue
                    assert goal.met == (goal.card in claimed)
                    if any(count.have < count.need for count in goal.counts):
                        assert not goal.met
                    seen[goal.met] += 1
    assert seen[True] and seen[False] > 100


@pytest.mark.rule("O-6.5b")
def test_shares_of_an_opposed_roll() -> None:
    """Two sides: as `prevails` has it. Several: they sum up, fall with the totals, and come to pass."""
    for lead in range(7):
        mine, theirs = odds.shares((lead, 0))
        assert mine == pytest.approx(odds.prevails(lead)) and mine + theirs == pytest.approx(1)
    assert odds.shares((4, 4), first_wins=True)[0] == pytest.approx(21 / 36)
    rng, totals_of, wins = random.Random(1), (3, 2, 2), [0, 0, 0]
    for _ in range(20_000):
        tied = [0, 1, 2]
        while len(tied) > 1:
            thrown = {side: totals_of[side] + rng.randint(1, 6) for side in tied}
            tied = [side for side in tied if thrown[side] == max(thrown.values())]
        wins[tied[0]] += 1
    for share, won in zip(odds.shares(totals_of), wins, strict=True):
        assert won / 20_000 == pytest.approx(share, abs=0.012)


def total_of(scene: OmertaScene) -> int:
    """Checks the numbers of a roll part by part; their sum over the sides."""
    assert scene.roll is not None
    for side in scene.roll.sides:
        assert sum(part.amount for part in side.number.parts) == side.number.total
    return sum(side.number.total for side in scene.roll.sides)


@pytest.mark.rule("O-6.5d", "O-6.6d", "O-6.7b")
def test_odds_are_shown_before_committing_and_come_to_pass() -> None:
    """Targets, numbers of Soldiers and the roll ahead have the chance that the roll itself then has."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        for state in played(seed, 2 + seed % 4, 700, PRESETS[seed % 2]):
            scene = GAME.scene_of(state, None)
            deed, roll = scene.deed, scene.roll
            if roll is not None:
                total_of(scene)
                chances = [side.chance for side in roll.sides if side.chance is not None]
                if chances and not roll.difficulty:
                    assert sum(chances) == pytest.approx(1, abs=1e-3)
            if deed is None or not state.awaiting:
                continue
            seat = state.awaiting[0]
            kind = state.prompt(seat).kind
            if kind in ("conquest_target", "assault_target", "robbery_target"):
                choices = {GAME.encode(span.action).get("card") for span in state.legal(seat).spans()}
                assert set(deed.aims) == choices - {None}
                seen[kind] += 1
            if kind in ("commit", "attackers", "bring") and deed.ladder:
                for rung in deed.ladder:
                    after = state.copy()
                    spans = [span for span in state.legal(seat).spans() if not span.lone or span.high]
                    action = next(
                        msgspec.structs.replace(span.action, amount=rung.amount)
                        for span in spans
                        if hasattr(span.action, "amount")
                    )
                    after.apply(action, seat)
                    then = GAME.scene_of(after, None).roll
                    assert then is not None
                    mine = next(side for side in then.sides if side.seat == seat)
                    if mine.chance is not None:
                        assert mine.chance == pytest.approx(rung.chance, abs=1e-3)
                        seen[kind] += 1
            if kind == "involve":
                assert roll is not None and roll.kind == "involvement" and roll.planned
                assert [side.seat for side in roll.sides if side.joins] == [seat]
                assert all(side.then is not None for side in roll.sides)
                seen[kind] += 1
    assert min(seen[kind] for kind in ("conquest_target", "assault_target", "robbery_target", "commit")) > 5
    assert min(seen[kind] for kind in ("attackers", "bring", "involve")) > 5


@pytest.mark.rule("O-6.6d")
def test_what_an_attacker_has_to_beat_stands_on_the_domain() -> None:
    for number, state in enumerate(played(9, 3, 500)):
        if number % 25 or number < 60:
            continue
        cat = state.cat
        for family in GAME.scene_of(state, None).seats:
            for slug, domain in family.domains.items():
                card, capo = cat.index[slug], cat.index[domain.capo]
                assert (
                    domain.hold
                    == cat.defence[card] + state.chain(COMBAT, family.seat, capo) + state.men[card]
                )


@pytest.mark.rule("O-13.2")
def test_who_would_win_by_the_last_conquest_is_known_before_the_dice() -> None:
    """Where the last Conquest was rolled for with nobody scoring anything else, the winners are those foretold."""
    seen = 0
    for seed in range(12):
        foretold: tuple[int, ...] = ()
        for state in played(seed, 2, 4000, "conquista"):
            if state.over:
                seen += bool(set(foretold) & set(state.winners))
            else:
                foretold = GAME.winners_at_stake(state, None) or foretold
                assert not foretold or not state.domains_left
    assert seen > 6


def test_the_summary_ends_with_the_game() -> None:
    *_, state = played(3, 3, 6000, "conquista")
    assert state.over
    summary = GAME.summary_of(state.record())
    assert [row["turn"] for row in summary["turns"]] == list(range(1, GAME.turn_of(state) + 1))
    assert summary["turns"][-1]["seats"] == totals(state)
    assert summary["winners"] == list(state.winners)
    kinds = Counter(attack["kind"] for attack in summary["attacks"])
    assert kinds["conquest"] and any(attack["success"] for attack in summary["attacks"])
    for attack in summary["attacks"]:
        assert (attack["defender"] is None) == (attack["kind"] == "conquest")
        assert attack["defender"] != attack["seat"]
