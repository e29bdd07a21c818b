"""Draws what the expansion modules bring to the picture of a table (see ``scene``)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from conjura.engine.dice import chance_of
from conjura.engine.ledger import CheatsScene
from conjura.engine.wire import Breakdown, Part
from conjura.games.illuminati.drawing_attack import purse
from conjura.games.illuminati.frames import Bidding, Campaigning
from conjura.games.illuminati.rules.order import IN_A_ROW, totals
from conjura.games.illuminati.rules.propaganda import (
    COURSES,
    campaign_number,
    exertable,
    farthest,
    markers,
    media_left,
)
from conjura.games.illuminati.rules.reckoning import LEVELS, attitudes
from conjura.games.illuminati.rules.schemes import HACKS
from conjura.games.illuminati.scene import (
    BidderScene,
    BiddingScene,
    CampaignScene,
    HackScene,
    MarkerScene,
    MediaScene,
    ModulesScene,
    UnitsScene,
)
from conjura.games.illuminati.state import HELD, LOOSE, OPEN, IlluminatiState
from conjura.games.illuminati.view import cheats_view, words

RULES = (
    "brainwash", "propaganda", "increases", "hackers", "plumbers", "moles", "hidden_illuminati", "cheating",
)  # fmt: skip
"""The options that are modules of their own."""
STAGES = ("ready", "tried", "placed", "spent")
"""The stages of a Plumbers unit in words (I-22.1, I-22.2)."""


@lru_cache(maxsize=64)
def rules_of(options: Any) -> tuple[str, ...] | None:
    """The modules that are played with; ``None`` in a game without any."""
    rules = tuple([name for name in RULES if getattr(options, name)])
    return rules if rules or options.turn_order != "fixed" else None


def modules_scene(s: IlluminatiState, eyes: int | None) -> ModulesScene:
    """What the modules have laid on the table, as eyes may know it."""
    m, slugs = s.modules, s.cat.slugs
    numbered = s.options.turn_order in ("auction", "random")
    again = m.rota[1] if numbered and m.rota else 0
    return ModulesScene(
        rules=rules_of(s.options) or (),
        order=s.options.turn_order,
        increase=s.options.increase_amount if s.options.increases else 0,
        counters={slugs[row[0]]: row[1:] for row in m.counters},
        marks={slugs[row[0]]: (words(row[1]), words(row[2])) for row in m.marks},
        world=tuple([marker_scene(axis, space) for axis, space in enumerate(m.world)]),
        attitudes=attitudes_scene(s),
        last=m.rota[0] if m.rota else None,
        again=again,
        barred=m.rota[0] if again >= IN_A_ROW else None,
        units=tuple([units_scene(s, seat) for seat in range(s.seats)]) if has_units(s) else (),
        hacks=tuple(
            [
                HackScene(seat, turns, slugs[card], victim) if seat == eyes else HackScene(seat, turns)
                for seat, turns, card, victim, _ in m.hacks
            ]
        ),
        plumbers=tuple([slugs[card] for seat, card, _ in m.plumbers if seat == eyes]),
        moles=tuple([slugs[card] for seat, card, _ in m.moles if seat == eyes]),
        cheats=CheatsScene(**cheats_view(s, eyes)) if m.cheats is not None else None,
    )


def marker_scene(axis: int, space: int) -> MarkerScene:
    """A marker of the Propaganda board (I-20.2, I-20.3)."""
    side = COURSES[2 * axis + (space < 0)] if space else None
    return MarkerScene(side, abs(space), LEVELS[abs(space)])


def attitudes_scene(s: IlluminatiState) -> dict[str, tuple[int, int]]:
    """What the world gives to and takes from the Groups on the table, those left out that it leaves alone."""
    world = s.modules.world
    if not any(world):
        return {}
    out = {}
    for card in range(s.cat.first_group, s.cat.first_special):
        if s.zone[card] in (HELD, OPEN, LOOSE):
            found = attitudes(world, s.align[card])
            if any(found):
                out[s.cat.slugs[card]] = found
    return out


def has_units(s: IlluminatiState) -> bool:
    """Whether any secret units take part."""
    return bool(s.modules.hacked or s.modules.plumbed or s.modules.planted)


def units_scene(s: IlluminatiState, seat: int) -> UnitsScene:
    """What everybody knows of a seat's secret units."""
    m = s.modules
    return UnitsScene(
        hacks=HACKS - m.hacked[seat] if m.hacked else 0,
        plumbers=STAGES[m.plumbed[seat]] if m.plumbed else None,
        moles=s.options.moles - m.planted[seat] if m.planted else 0,
        buried=sum([row[0] == seat for row in m.moles]),
    )


def bidding_scene(s: IlluminatiState) -> BiddingScene | None:
    """The bidding for the next turn, if it is under way (I-4)."""
    f = s.stack[-1] if s.stack else None
    if type(f) is not Bidding:
        return None
    dice = [max(0, roll) for roll in f.dice]
    for seat, roll in zip(f.rolling, f.rolls, strict=False):
        dice[seat] = roll
    rows = []
    reached = totals(f)
    for seat in range(s.seats):
        if seat in f.rolling or f.dice[seat] > 0:
            bids = tuple([(giver, amount) for giver, bidder, amount in f.bids if bidder == seat])
            total = reached[seat] - f.dice[seat] + dice[seat]
            rows.append(BidderScene(seat, dice[seat], total, bids))
    out = tuple([seat for seat in range(s.seats) if f.declined >> seat & 1])
    return BiddingScene(f.seat, f.step, tuple(rows), out)


def campaign_seen(s: IlluminatiState, kept: dict[Any, Any], eyes: int | None) -> CampaignScene | None:
    """The attempt at Propaganda under way as eyes see it: the last picture, if all that makes it is the same.

    Args:
        s: the state.
        kept: what was drawn of what lies on the table, by what makes it.
        eyes: who looks.
    """
    for f in s.stack:
        if type(f) is Campaigning:
            break
    else:
        return None
    key = (f, eyes, s.modules.world, s.stack[0].steered)
    found: CampaignScene | None = kept.get(key)
    if found is None:
        found = kept[key] = campaign_scene(s, f, eyes)
    return found


def campaign_scene(s: IlluminatiState, f: Any, eyes: int | None) -> CampaignScene:
    """An attempt at Propaganda: before it is announced where the markers could go, then its number."""
    if f.toward is None:
        courses = {}
        # Who plays face down may use all of it, and knows how much that is.
        masked = s.masked(f.seat)
        force = (exertable(s, f.seat) if eyes == f.seat else 0) if masked else f.force
        for toward in markers(s):
            reach = range(1, farthest(s, toward) + 1)
            courses[toward] = tuple([campaign_number(s, with_course(f, toward, far, force)) for far in reach])
        return CampaignScene(f.seat, free=f.free, courses=courses)
    parts: list[Part] = []
    number = campaign_number(s, f, parts)
    purses, media = [0] * s.seats, []
    if not f.roll:
        for seat in range(s.seats):
            if s.alive[seat]:
                purses[seat] = purse(s, s.root[seat], seat, eyes)
                media += [
                    MediaScene(s.cat.slugs[card], seat, s.power[card]) for card in media_left(s, f, seat)
                ]
    return CampaignScene(
        seat=f.seat,
        free=f.free,
        toward=f.toward,
        spaces=f.amount,
        number=Breakdown("roll_needed", number, tuple(parts)),
        chance=round(chance_of(number), 4),
        purses=tuple(purses) if any(purses) else (),
        media=tuple(media),
    )


def with_course(f: Any, toward: str, spaces: int, force: int) -> Any:
    """The attempt as it would be with this announcement, and so much Power of an Illuminati that lies face down."""
    return replace(f, step="loop", toward=toward, amount=spaces, force=force)
