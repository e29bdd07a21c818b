"""Draws the picture of a table for a screen (see ``scene``).

Everything here follows from what ``view`` tells the same eyes; the leak tests hold both against redealt worlds. What all
eyes see alike is worked out once a position, and what hangs on the shape of a structure once a shape.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.actions import Side
from conjura.engine.codec import Codec
from conjura.engine.dice import chance_of
from conjura.engine.grid import CENTRE, SIDES
from conjura.engine.views import drawn, hand_view, kept
from conjura.games.illuminati.catalogue import Catalogue
from conjura.games.illuminati.drawing_attack import attack_scene, money_seen
from conjura.games.illuminati.drawing_modules import bidding_scene, campaign_seen, modules_scene, rules_of
from conjura.games.illuminati.frames import Attacking
from conjura.games.illuminati.rules.reckoning import income_of
from conjura.games.illuminati.rules.setup import picks_goal
from conjura.games.illuminati.rules.victory import basic_goal, holdings, progress
from conjura.games.illuminati.scene import (
    AttackScene,
    BiddingScene,
    CampaignScene,
    CardScene,
    GoalScene,
    ModulesScene,
    Scene,
    SeatScene,
)
from conjura.games.illuminati.state import DEAD, GONE, LOOSE, NO_GOAL, OPEN, IlluminatiState, Layout
from conjura.games.illuminati.view import frame_view, identity_seen, may_be, wealth_seen, words

# The shape of a structure: worked out once for each layout


class Shape:
    """What hangs on the shape of a structure alone, and the last pictures of the seat that has it.

    Most steps of a game change one seat or none: a picture whose sources are as they were is used again, which costs
    less than drawing it and less than finding out that it is the same.

    Attributes:
        rows: by member ``(card, slug, x, y, master, side, arrows)``.
        sources, scene: what the picture that all eyes share was last made from, and that picture.
        seen: by eyes, what those were shown: ``(common picture, hand, goal, over, picture)``.
        lying: the last picture of all that lies on the table, kept by the first seat's shape.
    """

    __slots__ = ("lying", "rows", "scene", "seen", "sources")

    def __init__(self, s: IlluminatiState, layout: Layout) -> None:
        self.lying: Lying | None = None
        self.sources: Any = None
        self.scene: Any = None
        self.seen: dict[int, tuple[SeatScene, Any, int, bool, SeatScene]] = {}
        slugs, first = s.cat.slugs, s.cat.first_group
        free = set(layout.arrows)
        hung = {(s.master[card], s.heading[card]) for card in layout.groups}
        self.rows: list[tuple[int, str, int, int, str | None, Side | None, tuple[str, ...]]] = []
        for card in layout.members:
            x, y = place_of(s.cell[card])
            arrows = []
            for turned in s.outs[card]:
                side = (s.heading[card] + turned) & 3
                arrow = (card, side)
                word = "used" if arrow in hung else "free" if arrow in free else "blocked"
                arrows.append(f"{SIDES[side]} {word}")
            for owner, side in sorted(hung):
                if owner == card and (side - s.heading[card]) & 3 not in s.outs[card]:  # I-33.24
                    arrows.append(f"{SIDES[side]} used")
            root = card < first
            master = None if root else slugs[s.master[card]]
            side_word = None if root else SIDES[s.heading[card]]
            self.rows.append((card, slugs[card], x, y, master, side_word, tuple(arrows)))


def place_of(cell: int) -> tuple[int, int]:
    """A cell as steps to the east and to the south of the Illuminati."""
    return (cell >> 8) - (CENTRE >> 8), (cell & 255) - (CENTRE & 255)


def shape_of(s: IlluminatiState, layout: Layout) -> Shape:
    """The shape of a structure, kept with its layout."""
    shape: Shape | None = layout.drawn
    if shape is None:
        shape = Shape(s, layout)
        layout.drawn = shape
    return shape


_words: dict[int, tuple[str, ...]] = {}


def align_words(mask: int) -> tuple[str, ...]:
    """The alignments in a mask; the same tuple each time."""
    found = _words.get(mask)
    if found is None:
        found = _words[mask] = words(mask)
    return found


def cards_scene(s: IlluminatiState, seat: int, eyes: int | None) -> dict[str, CardScene]:
    """The cards before a seat, in the order of its structure, then those it is hanging."""
    cat = s.cat
    first, power, transferable, align = cat.first_group, s.power, s.transferable, s.align
    resistance, used, money = s.resist, s.used, s.money
    closed = bool(s.purse_known) or s.modules.cheats is not None
    secret = seat != eyes and s.masked(seat)
    out: dict[str, CardScene] = {}
    for card, slug, x, y, master, side, arrows in shape_of(s, s.layout(seat)).rows:
        amount, least = money_seen(s, card, eyes) if closed else (money[card], 0)
        if secret and card < first:
            out[slug] = CardScene(x, y, None, None, amount, least, used[card], False, arrows=arrows)
            continue
        out[slug] = CardScene(
            x, y, master, side, amount, least, used[card], False, power[card], transferable[card],
            resistance[card] if card >= first else None, income_of(s, card), align_words(align[card]), arrows,
        )  # fmt: skip
    if LOOSE in s.zone:
        for card in s.zoned(LOOSE):
            if s.holder[card] == seat:
                out[cat.slugs[card]] = loose_scene(s, card, eyes)
    return out


def loose_scene(s: IlluminatiState, card: int, eyes: int | None) -> CardScene:
    """A card that was lifted off; what hangs under it keeps its place there."""
    cat = s.cat
    amount, least = money_seen(s, card, eyes)
    under = s.master[card] >= cat.first_group
    return CardScene(
        master=cat.slugs[s.master[card]] if under else None,
        side=SIDES[s.heading[card]],
        money=amount,
        at_least=least,
        used=s.used[card],
        loose=True,
        power=s.power[card],
        transferable=s.transferable[card],
        resistance=s.resist[card],
        income=income_of(s, card),
        align=align_words(s.align[card]),
        arrows=tuple(f"{SIDES[(s.heading[card] + turned) & 3]} out" for turned in s.outs[card]),
    )


def open_scene(s: IlluminatiState, card: int) -> CardScene:
    """An uncontrolled Group."""
    return CardScene(
        used=s.used[card],
        power=s.power[card],
        transferable=s.transferable[card],
        resistance=s.resist[card],
        income=income_of(s, card),
        align=align_words(s.align[card]),
        arrows=tuple(f"{SIDES[turned]} out" for turned in s.outs[card]),
    )


_open: dict[tuple[Any, ...], CardScene] = {}


def open_card(s: IlluminatiState, card: int) -> CardScene:
    """The same for the same numbers each time."""
    key = (
        s.cat, card, s.used[card], s.power[card], s.transferable[card], s.resist[card], s.align[card],
        income_of(s, card), s.outs[card],
    )  # fmt: skip
    found = _open.get(key)
    if found is None:
        if len(_open) > 10_000:
            _open.clear()
        found = _open[key] = open_scene(s, card)
    return found


def goals_scene(s: IlluminatiState, seat: int, goal: int, eyes: int | None = None) -> tuple[GoalScene, ...]:
    """How far a seat is from the Basic Goal and, where it is known (``NO_GOAL``: it isn't), its Special Goal."""
    have = holdings(s, seat)
    if s.options.endless:
        return ()
    out = [GoalScene("basic", "groups", len(have.members), basic_goal(s))]
    if goal != NO_GOAL and s.cat.goals[goal][0] != "secret":
        if eyes != seat:
            have.money -= s.concealed(seat)
            amount, least = money_seen(s, s.root[seat], eyes)
            have.treasury = least if amount is None else amount
        done, wanted = progress(s, have, goal)
        out.append(GoalScene(s.cat.slugs[goal], s.cat.goals[goal][0], done, wanted))
    return tuple(out)


def seat_scene(s: IlluminatiState, seat: int, eyes: int | None) -> SeatScene:
    """A seat as eyes may see it."""
    slugs, root = s.cat.slugs, s.root[seat]
    if root < 0:
        return SeatScene(seat)
    secret = picks_goal(s, seat)
    goal = s.goal[seat] if eyes == seat or not secret or s.over else NO_GOAL
    ruled_out = s.ruled_out[seat]
    alive = s.alive[seat]
    members = s.layout(seat).members
    if s.masked(seat) and eyes != seat:
        members = s.layout(seat).groups
    return SeatScene(
        seat=seat,
        illuminati=slugs[root],
        out=not alive,
        wealth=wealth_seen(s, seat, eyes) if alive else 0,
        power=sum([s.power[card] for card in members]),
        income=sum([income_of(s, card) for card in members]),
        turns=s.turns[seat],
        kills=s.kills[seat],
        offers=s.offers[seat],
        goal=slugs[goal] if goal != NO_GOAL else None,
        secret_goal=secret,
        ruled_out=tuple(slugs[card] for card in range(s.cat.n_illuminati) if ruled_out >> card & 1)
        if ruled_out
        else (),
        goals=goals_scene(s, seat, goal, eyes) if alive else (),
        hand=hand_view(s, seat, eyes),
        cards=cards_scene(s, seat, eyes),
        identity=identity_seen(s, seat, eyes),
        may_be=may_be(s, seat),
    )


def common_seat(s: IlluminatiState, seat: int, shared: Any) -> SeatScene:
    """A seat as all eyes see it: the last picture, if all it is made from is the same."""
    if s.root[seat] < 0 or LOOSE in s.zone:
        return seat_scene(s, seat, None)
    layout = s.layout(seat)
    shape, money, used = shape_of(s, layout), s.money, s.used
    sources = (shared, s.hands[seat], [money[card] for card in layout.members],
               [used[card] for card in layout.members])  # fmt: skip
    if shape.sources != sources:
        shape.scene = seat_scene(s, seat, None)
        shape.sources = sources
    found: SeatScene = shape.scene
    return found


class Lying:
    """What lies on the table: the columns, and what is drawn of them. Nothing of what is under way.

    Attributes:
        columns, layouts: all it is made from.
        seats: as all eyes see them.
        own: by eyes, as those see them.
        open, dead, removed, discards: see ``Scene``.
        attacks: by what makes its number, and by eyes: the attack, or the attempt at Propaganda, under way.
        modules: by eyes and columns: what the modules have laid there.
    """

    __slots__ = (
        "attacks",
        "columns",
        "dead",
        "discards",
        "layouts",
        "modules",
        "open",
        "own",
        "removed",
        "seats",
    )

    def __init__(self, s: IlluminatiState, shared: Any, columns: Any, last: Lying | None = None) -> None:
        slugs = s.cat.slugs
        self.columns = columns
        self.layouts = s.layouts[:]
        self.seats = tuple([common_seat(s, seat, shared) for seat in range(s.seats)])
        self.own: dict[int, tuple[SeatScene, ...]] = {}
        self.open = {slugs[card]: open_card(s, card) for card in s.zoned(OPEN)}
        self.dead = tuple([slugs[card] for card in s.zoned(DEAD)])
        self.removed = tuple([slugs[card] for card in s.zoned(GONE)])
        self.discards = tuple([slugs[card] for card in s.discards])
        if last is not None:  # what is the same thing needs no looking at
            self.open = last.open if last.open == self.open else self.open
            self.dead = last.dead if last.dead == self.dead else self.dead
            self.removed = last.removed if last.removed == self.removed else self.removed
            self.discards = last.discards if last.discards == self.discards else self.discards
        self.attacks: dict[Any, Any] = {}
        self.modules: dict[Any, ModulesScene] = {}


def lying_of(s: IlluminatiState) -> Lying:
    """The picture of what lies on the table: the last one, if nothing has changed."""
    shared = (
        s.power, s.transferable, s.resist, s.income, s.align, s.purse_known, s.purse_floor, s.alive, s.goal, s.ruled_out,
        s.kills, s.turns, s.offers, s.over, s.root, s.discards, s.modules.identity, s.modules.chances, s.modules.cheats,
    )  # fmt: skip
    columns = (shared, bytes(s.zone), bytes(s.used), tuple(s.money), tuple(s.hands))
    if LOOSE in s.zone:  # what is loose hangs on more
        return Lying(s, shared, columns)
    for seat in range(s.seats):
        s.layout(seat)
    shape = shape_of(s, s.layout(0))
    lying = shape.lying
    if lying is None or lying.columns != columns or lying.layouts != s.layouts:
        lying = shape.lying = Lying(s, shared, columns, lying)
    return lying


_frames: dict[Any, dict[str, Any]] = {}


def frame_scene(s: IlluminatiState, codec: Codec, frame: Any) -> dict[str, Any]:
    """A frame as all eyes see it; the same for the same frame each time."""
    if frame.PARTIES:
        return drawn(frame, frame_view(s, codec, frame, None))
    key = (codec, frame)
    found = _frames.get(key)
    if found is None:
        if len(_frames) > 10_000:
            _frames.clear()
        found = _frames[key] = drawn(frame, frame_view(s, codec, frame, None))
    return found


class Common:
    """What all eyes see alike at one position, worked out once."""

    __slots__ = ("attack", "bidding", "campaign", "deck", "lying", "modules", "parties", "stack")

    def __init__(self, s: IlluminatiState, codec: Codec) -> None:
        self.lying = lying_of(s)
        self.deck = sum(s.deck)
        self.parties = any(frame.PARTIES for frame in s.stack)
        self.stack = tuple([frame_scene(s, codec, frame) for frame in s.stack])
        self.attack = attack_seen(s, self.lying, None)
        self.campaign: CampaignScene | None = None
        self.bidding: BiddingScene | None = None
        self.modules = modules_seen(s, self.lying, None)
        if self.modules is not None:
            self.campaign = campaign_seen(s, self.lying.attacks, None)
            self.bidding = bidding_scene(s)


def attack_seen(s: IlluminatiState, lying: Lying, eyes: int | None) -> AttackScene | None:
    """The attack under way as eyes see it: the last picture, if all that makes it is the same."""
    for f in s.stack:
        if type(f) is Attacking and f.target >= 0 and f.attacker >= 0:
            break
    else:
        return None
    key = (
        eyes,
        f.seat,
        f.kind,
        f.attacker,
        f.target,
        f.aid,
        f.whisper,
        f.privileged,
        f.interferers,
        f.spent,
        f.roll,
        f.moles,
        f.force,
    )
    found: AttackScene | None = lying.attacks.get(key)
    if found is None:
        found = lying.attacks[key] = attack_scene(s, f, eyes)
    return found


def modules_seen(s: IlluminatiState, lying: Lying, eyes: int | None) -> ModulesScene | None:
    """What the modules have laid on the table as eyes see it: the last picture, if all that makes it is the same."""
    if rules_of(s.options) is None:
        return None
    key = (eyes, s.modules)
    found = lying.modules.get(key)
    if found is None:
        found = lying.modules[key] = modules_scene(s, eyes)
    return found


def own_seats(s: IlluminatiState, lying: Lying, eyes: int) -> tuple[SeatScene, ...]:
    """All seats as these eyes see them."""
    found = lying.own.get(eyes)
    if found is None:
        found = tuple([own_seat(s, lying.seats[seat], seat, eyes) for seat in range(s.seats)])
        lying.own[eyes] = found
    return found


def own_seat(s: IlluminatiState, common: SeatScene, seat: int, eyes: int) -> SeatScene:
    """A seat as these eyes see it: the common picture, unless they know more."""
    if (
        s.purse_known
        or s.root[seat] < 0
        or (eyes == seat and (s.masked(seat) or s.modules.cheats is not None))
    ):
        return seat_scene(s, seat, eyes)
    if not common.hand and not (eyes == seat and common.secret_goal):
        return common
    shape, hand, goal = shape_of(s, s.layout(seat)), s.hands[seat], s.goal[seat]
    last = shape.seen.get(eyes)
    if last is not None and last[0] is common and last[1:4] == (hand, goal, s.over):
        return last[4]
    found = known_seat(s, common, seat, eyes)
    shape.seen[eyes] = (common, hand, goal, s.over, found)
    return found


def known_seat(s: IlluminatiState, common: SeatScene, seat: int, eyes: int) -> SeatScene:
    """The common picture of a seat, and what these eyes know besides."""
    hand = common.hand
    if eyes == seat:
        secret = s.goal[seat] if common.secret_goal and not s.over else NO_GOAL
        changes: dict[str, Any] = {"hand": hand_view(s, seat, eyes)}
        if secret != NO_GOAL:
            changes["goal"] = s.cat.slugs[secret]
            changes["goals"] = goals_scene(s, seat, secret, eyes)
        return msgspec.structs.replace(common, **changes)
    for special in hand:
        if eyes in special.seen_by:
            return msgspec.structs.replace(common, hand=hand_view(s, seat, eyes))
    return common


def scene_of(s: IlluminatiState, codec: Codec, eyes: int | None) -> Scene:
    """What a seat, or a spectator (``None``), sees.

    Args:
        s: the state.
        codec: writes frames.
        eyes: who looks.
    """
    common = kept(s, "scene", Common, codec)
    lying, stack, attack = common.lying, common.stack, common.attack
    campaign, modules = common.campaign, common.modules
    seats = lying.seats
    if eyes is not None:
        seats = own_seats(s, lying, eyes)
        if common.parties:
            stack = tuple([drawn(frame, frame_view(s, codec, frame, eyes)) for frame in s.stack])
        if attack is not None and (
            s.purse_known or s.options.hidden_goals or s.modules.identity or s.options.cheating
        ):
            attack = attack_seen(s, lying, eyes)
        if modules is not None:
            modules = modules_seen(s, lying, eyes)
            if campaign is not None and (s.purse_known or s.modules.identity):
                campaign = campaign_seen(s, lying.attacks, eyes)
    return Scene(
        s.game_id, eyes, s.turn, seats, lying.open, lying.dead, lying.removed, lying.discards, common.deck, stack,
        attack, campaign, common.bidding, modules, s.asked, s.over, s.winners,
    )  # fmt: skip


def cards_data(cat: Catalogue) -> dict[str, Any]:
    """What is printed on the cards, and the table of odds.

    Returns:
        ``cards``: by slug ``kind`` (``illuminati``, ``group``, ``special``), ``copies`` and for a card of a structure
        ``power``, ``transferable``, ``resistance``, ``income``, ``align``, ``arrows`` (a Group's as directions when it
        hangs southwards from its master), ``participations`` (attacks a turn, where that is not one), ``versus``
        (its ``resistance`` against attackers of some ``align``, where that is another) and ``media`` (whether it is a
        Media Group); ``odds``: the probability of a
        roll that may not exceed 0 to 12.
    """
    cards: dict[str, Any] = {}
    for card, slug in enumerate(cat.slugs):
        if slug not in cat.index:
            continue
        if card >= cat.first_special:
            cards[slug] = {"kind": "special", "copies": cat.copies[card]}
            continue
        group = card >= cat.first_group
        cards[slug] = {
            "kind": "group" if group else "illuminati",
            "copies": 1,
            "power": cat.power[card],
            "transferable": cat.transferable[card],
            "resistance": cat.resistance[card] if group else None,
            "income": cat.income[card],
            "align": align_words(cat.align[card]),
            "arrows": [SIDES[(2 * group + turned) & 3] for turned in cat.outs[card]],
        }
        if cat.participations[card] != 1:
            cards[slug]["participations"] = cat.participations[card]
        if card in cat.media:
            cards[slug]["media"] = True
        if card in cat.resist_versus:
            mask, value = cat.resist_versus[card]
            cards[slug]["versus"] = {"align": align_words(mask), "resistance": value}
    return {"cards": cards, "odds": [chance_of(number) for number in range(13)]}
