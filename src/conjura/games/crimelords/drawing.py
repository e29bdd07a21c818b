"""Draws the picture of a table for a screen (see ``scene``).

Everything here follows from what ``view`` tells the same eyes; the leak tests hold both against redealt worlds. What all
eyes see alike is worked out once a position.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.dice import chance_of
from conjura.engine.grid import SIDES
from conjura.engine.ledger import CheatsScene
from conjura.engine.views import drawn, kept
from conjura.engine.wire import Breakdown, Part
from conjura.games.crimelords.catalogue import DISTRICTS, RACKET, RECRUIT, TYPES, Catalogue
from conjura.games.crimelords.frames import Attacking, Auction, Payroll, War
from conjura.games.crimelords.prospects import at_stake
from conjura.games.crimelords.rules.attack import HIT_MONEY, THIRD_MONEY, free_crooks, own_hit
from conjura.games.crimelords.rules.auction import bidders, crook_cap, racket_cap
from conjura.games.crimelords.rules.income import income_of, income_parts, wage_of
from conjura.games.crimelords.rules.payroll import wages
from conjura.games.crimelords.rules.strength import KIND_NUMBER, WAR, needed, owner_of
from conjura.games.crimelords.rules.targets import defenders, helpers
from conjura.games.crimelords.rules.unhappiness import spared
from conjura.games.crimelords.rules.victory import (
    DISTRICT_LEAST,
    TYPE_LEAST,
    bonus_districts,
    bonus_types,
    total_of,
)
from conjura.games.crimelords.rules.victory import needed as winning_total
from conjura.games.crimelords.rules.war import involved
from conjura.games.crimelords.scene import (
    AttackScene,
    AuctionScene,
    BonusScene,
    CrookScene,
    HelpScene,
    OpenScene,
    PayrollScene,
    PurseScene,
    RacketScene,
    Scene,
    SeatScene,
    WageScene,
    WarScene,
)
from conjura.games.crimelords.state import (
    ASIDE,
    DEAD,
    LEAVES,
    LOOSE,
    OPEN,
    OUT,
    CrimeLordsState,
    Layout,
)
from conjura.games.crimelords.view import (
    cheats_view,
    frame_view,
    money_knowers,
    money_seen,
    own_hand,
    place_of,
)

DISTRICT_WORTH = 2
TYPE_WORTH = 1
STEPS_OF_MONEY = ("protector", "declared", "go", "commit")
"""The steps of an attack at which its money is still to come."""
STEPS_OF_HELP = (*STEPS_OF_MONEY, "shown", "helper", "superior", "hide", "guards", "rounds", "helped")
"""The steps of an attack at which somebody may still help."""


# Cards


def sides_of(s: CrimeLordsState, layout: Layout, card: int) -> tuple[str, ...]:
    """The sides of a Crook laid, but for the one towards its superior: whether a Crook could lie there (C-4.2)."""
    free = set(layout.arrows)
    under = {s.heading[sub] for sub in layout.subs[card]}
    up = (s.heading[card] + 2) & 3 if layout.depth[card] else -1
    out = []
    for side in range(4):
        if side != up:
            word = "used" if side in under else "free" if (card, side) in free else "blocked"
            out.append(f"{SIDES[side]} {word}")
    return tuple(out)


def crook_scene(s: CrimeLordsState, card: int, seat: int) -> CrookScene:
    """A Crook of a mob, laid or loose."""
    cat, loose = s.cat, s.zone[card] == LOOSE
    hangs = s.boss[seat] != card and s.master[card] > 0
    x, y = place_of(s.cell[card])
    power = s.power(card)
    stronger = hangs and not loose and power > s.power(s.master[card])
    return CrookScene(
        x=x,
        y=y,
        master=cat.slugs[s.master[card]] if hangs else None,
        side=SIDES[s.heading[card]] if hangs else None,
        loose=loose,
        token=s.token[card] > 0,
        unhappy=s.unhappy[card],
        grown=s.grown[card],
        power=power,
        resistance=cat.resistance[card],
        wage=wage_of(s, seat, card),
        restless=stronger and not spared(s, card, "stronger"),
        sides=() if loose else sides_of(s, s.layout(seat), card),
    )


def racket_scene(s: CrimeLordsState, card: int, seat: int) -> RacketScene:
    """A Racket of a mob."""
    cat = s.cat
    return RacketScene(
        income=income_of(s, card, seat),
        token=s.token[card] > 0 if cat.space[card] else None,
        muted=s.muted[card] > 0,
        power=s.power(card),
        resistance=cat.resistance[card],
    )


def open_scene(s: CrimeLordsState, card: int) -> OpenScene:
    """A Crook or Racket that is nobody's."""
    cat = s.cat
    return OpenScene(
        power=s.power(card),
        resistance=cat.resistance[card],
        income=cat.income[card] if card >= cat.first_racket else None,
        unhappy=s.unhappy[card],
        grown=s.grown[card],
        muted=s.muted[card] > 0,
    )


# Seats


def bonuses_of(s: CrimeLordsState, seat: int, layouts: list[Layout]) -> tuple[BonusScene, ...]:
    """How far a mob is from the bonus of each type and district of which it has a Racket."""
    own = layouts[seat]
    others = [other for other in range(s.seats) if other != seat]
    types, districts = bonus_types(s, seat, layouts), bonus_districts(s, seat, layouts)
    rows = []
    for kind, have in enumerate(own.types):
        if have:
            rivals = tuple([other for other in others if layouts[other].types[kind]])
            given = kind in types
            rows.append(BonusScene("type", TYPES[kind], have, TYPE_LEAST, TYPE_WORTH, rivals, given))
    for district, have in enumerate(own.districts):
        if have:
            rivals = tuple([other for other in others if layouts[other].districts[district] > 1])
            given = district in districts
            row = BonusScene(
                "district", DISTRICTS[district], have, DISTRICT_LEAST, DISTRICT_WORTH, rivals, given
            )
            rows.append(row)
    rows.sort(key=lambda row: (not row.given, max(0, row.need - row.have) + len(row.rivals), -row.have))
    return tuple(rows)


def seat_scene(s: CrimeLordsState, seat: int, layouts: list[Layout]) -> SeatScene:
    """A seat as all eyes see it; its money and hand are filled in for those who look."""
    slugs, layout = s.cat.slugs, layouts[seat]
    crooks = (*layout.crooks, *s.loose(seat))
    return SeatScene(
        seat=seat,
        mob=slugs[s.mob[seat]] if s.mob[seat] >= 0 else None,
        boss=slugs[s.boss[seat]] if s.boss[seat] >= 0 else None,
        boss_bonus=s.bonus[seat],
        known_by=money_knowers(s, seat),
        out=not s.alive[seat],
        total=total_of(s, seat, layouts),
        income=sum([amount for _, amount, _ in income_parts(s, seat)]),
        wages=sum([wage_of(s, seat, card) for card in layout.crooks]),
        offers=s.offers[seat],
        crooks={slugs[card]: crook_scene(s, card, seat) for card in crooks},
        rackets={slugs[card]: racket_scene(s, card, seat) for card in layout.rackets},
        bonuses=bonuses_of(s, seat, layouts),
    )


def known_seat(s: CrimeLordsState, common: SeatScene, eyes: int | None) -> SeatScene:
    """A seat with what these eyes know of its money and hand."""
    seat = common.seat
    money = money_seen(s, seat, eyes)
    if money is None and not s.hands[seat]:
        return common
    return msgspec.structs.replace(common, money=money, hand=own_hand(s, seat, eyes))


# What is under way


def could_help(s: CrimeLordsState, f: Any) -> tuple[HelpScene, ...]:
    """Who can still help either side of an attack, and by how much the number would change (C-12.6 to C-14.5)."""
    if f.step not in STEPS_OF_HELP or own_hit(s, f):
        return ()
    kind, owner, number = KIND_NUMBER[f.kind], owner_of(s, f.target), needed(s, f)
    early = f.step in STEPS_OF_MONEY or f.step == "shown"
    slugs, replace = s.cat.slugs, msgspec.structs.replace
    out: list[HelpScene] = []

    def add(card: int, seat: int, **change: Any) -> None:
        out.append(HelpScene(slugs[card], seat, needed(s, replace(f, **change)) - number))

    if kind == RACKET or early or f.step == "helper":
        for card in helpers(s, f, kind):
            add(card, f.seat, helpers=(*f.helpers, card))
    if owner < 0:
        return tuple(out)
    if kind == RACKET:
        if f.step == "protector":
            for card in free_crooks(s, owner):
                add(card, owner, protector=card)
        else:
            for card in defenders(s, f):
                add(card, owner, guards=(*f.guards, card))
    elif kind == RECRUIT:
        superior = s.master[f.target]
        if f.protector < 0 and (early or f.step in ("helper", "superior")) and s.token[superior]:
            add(superior, owner, protector=superior)
    else:
        if not f.hides and (early or f.step in ("helper", "hide")) and s.token[f.target]:
            add(f.target, owner, hides=True)
        if s.options.bodyguard_needs_token:
            for card in s.layout(owner).subs[f.target]:
                if card in s.cat.bodyguard and s.token[card]:
                    add(card, owner, guards=(*f.guards, card))
    return tuple(out)


def purses(s: CrimeLordsState, f: Any, seats: tuple[SeatScene, ...]) -> tuple[PurseScene, ...]:
    """What each seat can still put into an attack, as far as these seats' money is known (C-11.4, C-14.3)."""
    if f.step not in STEPS_OF_MONEY or own_hit(s, f):
        return ()
    owner = owner_of(s, f.target)
    out = []
    for seat in s.living():
        money = seats[seat].money
        if f.kind == "hit":
            bound: int | None = HIT_MONEY if seat == f.seat else 0
        else:
            bound = None if seat in (f.seat, owner) else THIRD_MONEY
        most = bound if money is None else money if bound is None else min(money, bound)
        if most != 0:
            out.append(PurseScene(seat, most))
    return tuple(out)


def attack_scene(s: CrimeLordsState, f: Any) -> AttackScene:
    """An attack whose attacker and target are named, as all eyes see it."""
    slugs, owner = s.cat.slugs, owner_of(s, f.target)
    sure = own_hit(s, f)
    parts: list[Part] = []
    number = 0 if sure else needed(s, f, parts)
    boss = owner >= 0 and s.boss[owner] == f.target
    return AttackScene(
        seat=f.seat,
        kind=f.kind,
        step=f.step,
        attacker=slugs[f.attacker],
        target=slugs[f.target],
        defender=owner if owner >= 0 else None,
        sure=sure,
        number=Breakdown("roll_needed", number, tuple(parts)),
        chance=1.0 if sure else round(chance_of(number), 4),  # more places would only be more bytes
        helpers=tuple([slugs[card] for card in f.helpers]),
        guards=tuple([slugs[card] for card in f.guards]),
        protector=slugs[f.protector] if f.protector >= 0 else None,
        hides=f.hides,
        could=could_help(s, f),
        owed=s.asked if f.step == "commit" else (),
        room=f.kind != "recruit" or bool(s.places(f.seat, f.target, f.attacker)),
        war=f.war,
        begins_war=f.kind == "hit" and boss and not sure and not f.war and number >= 2,
        wins=at_stake(s),
    )


def auction_scene(s: CrimeLordsState, f: Any) -> AuctionScene:
    """The auction."""
    cat, lot = s.cat, f.lot
    mask = bidders(s, f) & ~f.passed if lot >= 0 else 0
    return AuctionScene(
        lot=cat.slugs[lot] if lot >= 0 else None,
        card=open_scene(s, lot) if 0 <= lot < cat.first_special else None,
        opener=f.opener,
        bid=f.bid if f.bid >= 0 else None,
        leader=f.leader if f.leader >= 0 else None,
        bidding=tuple([seat for seat in range(s.seats) if mask >> seat & 1]),
        crooks=(f.crooks, crook_cap(s)),
        rackets=(f.rackets, racket_cap(s)),
    )


def payroll_scene(s: CrimeLordsState, f: Any, eyes: int | None) -> PayrollScene:
    """The payroll; how far it is set only its owner sees."""
    paid = dict(f.plan)
    own = eyes is not None and eyes in f.parties()
    lines = []
    for card, wage in wages(s, f):
        room = LEAVES - s.unhappy[card]
        stays = 0 if room > 2 or not wage else min(1, wage) if room > 1 else wage
        part, none = [min(LEAVES, s.unhappy[card] + (more if wage else 0)) for more in (1, 2)]
        lines.append(
            WageScene(s.cat.slugs[card], wage, paid.get(card, 0) if own else None, stays, part, none)
        )
    return PayrollScene(f.seat, sum([line.wage for line in lines]), tuple(lines))


def war_scene(s: CrimeLordsState, f: Any) -> WarScene:
    """The Gang War."""
    fighting = involved(s, f)
    order = sorted(fighting, key=lambda seat: (seat - f.at) % s.seats)
    at = order[0] if len(order) > 1 else None
    plus = at is not None and (s.options.war_plus5 == "every_war_hit" or (f.opening and at == f.target))
    return WarScene(f.starter, f.target, tuple(order), at, f.quiet, len(fighting), WAR if plus else 0)


class Common:
    """What all eyes see alike at one position, worked out once."""

    __slots__ = (
        "attack",
        "auction",
        "dead",
        "discards",
        "frames",
        "hidden",
        "open",
        "removed",
        "seats",
        "stack",
        "war",
    )

    def __init__(self, s: CrimeLordsState, codec: Codec) -> None:
        slugs = s.cat.slugs
        layouts = [s.layout(seat) for seat in range(s.seats)]
        self.seats = tuple([seat_scene(s, seat, layouts) for seat in range(s.seats)])
        self.open = {slugs[card]: open_scene(s, card) for card in s.zoned(OPEN)}
        self.dead = tuple([slugs[card] for card in s.zoned(DEAD)])
        self.discards = tuple([slugs[card] for card in s.discards])
        self.removed = tuple([slugs[card] for card in s.zoned(OUT) if card >= s.cat.first_crook])
        self.stack = tuple([drawn(frame, frame_view(codec, frame, None)) for frame in s.stack])
        self.hidden = any(frame.PARTIES or frame.SEALED for frame in s.stack)
        frames = {type(frame): frame for frame in s.stack}
        self.frames = frames
        f = frames.get(Attacking)
        named = f is not None and f.attacker >= 0 and f.step != "result"
        self.attack = attack_scene(s, f) if named else None
        self.auction = auction_scene(s, frames[Auction]) if Auction in frames else None
        self.war = war_scene(s, frames[War]) if War in frames else None


def scene_of(s: CrimeLordsState, codec: Codec, eyes: int | None) -> Scene:
    """What a seat, or a spectator (``None``), sees.

    Args:
        s: the state.
        codec: writes frames.
        eyes: who looks.
    """
    common = kept(s, "scene", Common, codec)
    slugs, frames, stack, attack = s.cat.slugs, common.frames, common.stack, common.attack
    seats = tuple([known_seat(s, seat, eyes) for seat in common.seats])
    if common.hidden and eyes is not None:
        stack = tuple([drawn(frame, frame_view(codec, frame, eyes)) for frame in s.stack])
    if attack is not None:
        rows = purses(s, frames[Attacking], seats)
        attack = msgspec.structs.replace(attack, purses=rows) if rows else attack
    return Scene(
        game=s.game_id,
        you=eyes,
        turn=s.turn,
        needed=winning_total(s),
        seats=seats,
        uncontrolled=common.open,
        dead=common.dead,
        discards=common.discards,
        aside=tuple([slugs[card] for card in (*s.zoned(ASIDE), *s.aside)]),
        removed=common.removed,
        deck=sum(s.deck),
        stack=stack,
        attack=attack,
        auction=common.auction,
        payroll=payroll_scene(s, frames[Payroll], eyes) if Payroll in frames else None,
        war=common.war,
        awaiting=s.asked,
        over=s.over,
        winners=s.winners,
        cheats=CheatsScene(**cheats_view(s, eyes)) if s.ledger is not None else None,
    )


def cards_data(cat: Catalogue) -> dict[str, Any]:
    """What is printed on the cards, and the table of odds.

    Returns:
        ``cards``: by slug ``kind`` (``mob``, ``crook``, ``racket``, ``special``), ``copies`` and what the kind has: a Mob
        its ``boss_bonus``; a Crook ``power``, ``resistance``, ``weakness``; a Racket ``district``, ``types``,
        ``resistance``, ``income``, ``power`` and ``space`` (for a token); a Special its ``window`` and ``who`` may play
        it; ``odds``: the probability of a roll that may not exceed 0 to 12; ``types`` and ``districts`` in their order.
    """
    cards: dict[str, Any] = {}
    for card, slug in enumerate(cat.slugs):
        row: dict[str, Any] = {"copies": cat.copies[card]}
        if card < cat.first_crook:
            row |= {"kind": "mob", "boss_bonus": cat.boss_bonus[card]}
        elif card < cat.first_racket:
            row |= {"kind": "crook", "weakness": TYPES[cat.weakness[card]]}
        elif card < cat.first_special:
            types = [TYPES[kind] for kind in cat.kinds[card]]
            row |= {"kind": "racket", "district": DISTRICTS[cat.district[card]], "types": types}
            row |= {"income": cat.income[card], "space": cat.space[card]}
        else:
            row |= {"kind": "special", "window": cat.windows[card], "who": cat.who[card]}
        if cat.first_crook <= card < cat.first_special:
            row |= {"power": cat.power[card], "resistance": cat.resistance[card]}
        cards[slug] = row
    return {
        "cards": cards,
        "odds": [chance_of(number) for number in range(13)],
        "types": list(TYPES),
        "districts": list(DISTRICTS),
    }
