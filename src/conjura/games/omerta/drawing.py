"""Draws the picture of a table for a screen (see ``scene``).

Everything here follows from what ``view`` tells the same eyes; the tests hold it against redealt worlds. What all eyes
see alike is worked out once a position.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.views import HandView, drawn, hand_view, kept
from conjura.games.omerta.catalogue import COMBAT, DEED_WON, INFLUENCE, SUBTERFUGE
from conjura.games.omerta.frames import Round
from conjura.games.omerta.rules import chance, objectives
from conjura.games.omerta.rules.rounds import score_of
from conjura.games.omerta.scene import (
    CapoScene,
    CountScene,
    DomainScene,
    FamilyScene,
    ObjectiveScene,
    OmertaScene,
)
from conjura.games.omerta.stakes import deed_scene, roll_scene
from conjura.games.omerta.state import LOST, NONE, OmertaState
from conjura.games.omerta.view import frame_view
from conjura.games.omerta.vocabulary import BOROUGHS, BUSINESSES

DEED_WORDS = {number: word for word, number in DEED_WON.items()}


def capo_scene(s: OmertaState, seat: int, capo: int, blocked: tuple[int, ...]) -> CapoScene:
    """A Capo with his current numbers."""
    mark = s.robbed[capo]
    return CapoScene(
        type=s.cat.slugs[s.cat.first_type + s.kind[capo]],
        reserve=s.men[capo],
        men=s.men_of(capo),
        room=s.room(seat, capo),
        combat=s.chain(COMBAT, seat, capo),
        influence=s.chain(INFLUENCE, seat, capo),
        subterfuge=s.chain(SUBTERFUGE, seat, capo),
        robbed=mark > 0,
        robbed_by=mark - 1 if 0 < mark <= s.seats else None,
        blocked=capo in blocked,
    )


def domain_scene(s: OmertaState, seat: int, card: int, shielded: tuple[int, ...]) -> DomainScene:
    """A Domain of a Family."""
    capo = s.holder[card]
    return DomainScene(
        capo=s.cat.slugs[capo],
        men=s.men[card],
        room=s.room(seat, card),
        hold=s.cat.defence[card] + s.chain(COMBAT, seat, capo) + s.men[card],
        shielded=card in shielded,
    )


def count_scene(
    s: OmertaState, seat: int, wish: tuple[str, str, int, int, int, int], since: int
) -> CountScene:
    """How far a seat is with one condition of an objective."""
    verb, what, number, pr, men, need = wish
    estate = s.estate(seat)
    if verb == "sum":
        sums = {"money": s.money[seat], "income": s.income(seat), "soldiers": s.soldiers(seat)}
        return CountScene(what, sums[what], need)
    if verb == "done":
        rows = s.deeds[seat][since:]
        done = [row for row in rows if row & 3 == number and row >> 3 >= pr and (not men or row & 4)]
        return CountScene(DEED_WORDS[number], len(done), need, difficulty=pr, leader=bool(men))
    if verb == "count":
        word = {"borough": BOROUGHS, "business": BUSINESSES}[what][number] if what != "all" else "domains"
        return CountScene(word, len(objectives.counted(s, seat, verb, what, number, pr, men)), need, pr, men)
    counts = estate.by_borough if what == "borough" else estate.by_business
    if verb == "distinct":
        plural = "boroughs" if what == "borough" else "businesses"
        return CountScene(plural, 5 - counts.count(0), need)
    return CountScene(f"one_{what}", max(counts), need)


def objective_scene(s: OmertaState, seat: int, card: int, main: bool, since: int = 0) -> ObjectiveScene:
    """An objective for who knows it."""
    counts = [count_scene(s, seat, wish, since) for wish in s.cat.objective[card]]
    cost = s.cat.cost[card]
    if cost:
        counts.append(CountScene("cost", s.money[seat], cost))
    met = objectives.fulfilled(s, seat, card, since)
    return ObjectiveScene(s.cat.slugs[card], main, met, tuple(counts))


def objectives_scene(s: OmertaState, seat: int, own: bool) -> tuple[ObjectiveScene, ...]:
    """The open objectives of a seat: its own for itself, for others how many there are."""
    out: list[ObjectiveScene] = []
    main = s.main[seat]
    if main != NONE:
        out.append(objective_scene(s, seat, main, True) if own or s.over else ObjectiveScene(main=True))
    for task in s.tasks[seat]:
        out.append(objective_scene(s, seat, task & 4095, False, task >> 12) if own else ObjectiveScene())
    return tuple(out)


def family_scene(s: OmertaState, seat: int, fewest: int) -> FamilyScene:
    """A seat as all eyes see it."""
    if s.don[seat] == NONE:
        return FamilyScene(
            seat,
            money=s.money[seat],
            objectives=objectives_scene(s, seat, False),
            hand=hand_view(s, seat, None),
            dealt=(None,) * len(s.dealt[seat]),
        )
    slugs, estate = s.cat.slugs, s.estate(seat)
    bottom: Any = s.stack[0] if s.stack else None
    blocked, shielded = getattr(bottom, "blocked", ()), getattr(bottom, "shielded", ())
    robbed = [card for card in estate.domains if s.robbed[s.holder[card]]]
    men = s.soldiers(seat)
    return FamilyScene(
        seat=seat,
        don=slugs[s.don[seat]],
        money=s.money[seat],
        pr=s.pr(seat),
        income=s.income(seat),
        robbed_of=sum([s.cat.resources[card] for card in robbed]),
        soldiers=men,
        score=score_of(s, seat) if s.conquista() else 0,
        objectives=objectives_scene(s, seat, False),
        done=tuple([slugs[card] for card in s.done[seat]]),
        fewest=men == fewest,
        grown=s.grown[seat].bit_count(),
        offers=s.offers[seat],
        businesses=tuple(estate.by_business),
        bonus=tuple(estate.bonus) if any(estate.bonus) else (),
        capos={slugs[capo]: capo_scene(s, seat, capo, blocked) for capo in estate.capos},
        domains={slugs[card]: domain_scene(s, seat, card, shielded) for card in estate.domains},
        hand=hand_view(s, seat, None),
        dealt=(None,) * len(s.dealt[seat]),
    )


def own_family(s: OmertaState, common: FamilyScene, seat: int, eyes: int) -> FamilyScene:
    """A seat as these eyes see it: the common picture, unless they know more."""
    if eyes == seat:
        return msgspec.structs.replace(
            common,
            objectives=objectives_scene(s, seat, True),
            hand=hand_view(s, seat, eyes),
            dealt=tuple([s.cat.slugs[card] for card in s.dealt[seat]]),
        )
    hand: tuple[HandView, ...] = common.hand
    if hand and any((token >> eyes ^ token >> s.seats) & 1 for token in s.hands[seat]):
        return msgspec.structs.replace(common, hand=hand_view(s, seat, eyes))
    return common


class Families:
    """The pictures of all Families, used again as long as nothing that they show has changed: most steps of a round are
    answers that change no Family.

    Attributes:
        sources: all that they are made from, beside who holds what.
        seats: as all eyes see them.
        seen: by eyes, as those see them.
    """

    __slots__ = ("seats", "seen", "sources")

    def __init__(self, s: OmertaState, sources: Any) -> None:
        self.sources = sources
        fewest = min([s.soldiers(seat) for seat in range(s.seats)])
        self.seats = tuple([family_scene(s, seat, fewest) for seat in range(s.seats)])
        self.seen: dict[int, tuple[FamilyScene, ...]] = {}

    def by(self, s: OmertaState, eyes: int | None) -> tuple[FamilyScene, ...]:
        """The Families as these eyes see them."""
        if eyes is None:
            return self.seats
        found = self.seen.get(eyes)
        if found is None:
            found = tuple([own_family(s, self.seats[seat], seat, eyes) for seat in range(s.seats)])
            self.seen[eyes] = found
        return found


def families_of(s: OmertaState) -> Families:
    """The pictures of the Families: the last ones, if nothing has changed. Who holds what is the estate's own matter."""
    bottom: Any = s.stack[0] if s.stack else None
    sources = (
        bytes(s.men), bytes(s.kind), bytes(s.robbed), tuple(s.money), tuple(s.hands), s.don, s.main, s.tasks, s.done,
        s.deeds, s.grown, s.offers, s.dealt, s.over, getattr(bottom, "blocked", ()), getattr(bottom, "shielded", ()),
        tuple([frame.lent for frame in s.stack if hasattr(frame, "lent")]),
    )  # fmt: skip
    estate = s.estate(0)
    families: Families | None = estate.drawn
    if families is None or families.sources != sources:
        families = estate.drawn = Families(s, sources)
    return families


class Common:
    """What all eyes see alike at one position, worked out once."""

    __slots__ = ("centre", "deed", "discards", "families", "lost", "roll", "secret", "stack", "under")

    def __init__(self, s: OmertaState, codec: Codec) -> None:
        slugs = s.cat.slugs
        self.families = families_of(s)
        self.centre = tuple([slugs[card] for card in s.centre()])
        self.discards = tuple([slugs[card] for card in s.discards])
        self.lost = tuple([slugs[card] for card in range(s.cat.n_capos) if s.zone[card] == LOST])
        self.under = tuple([slugs[card] for card in s.under])
        self.secret = any(frame.OWNER for frame in s.stack)
        self.stack = tuple([drawn(frame, frame_view(codec, frame, None)) for frame in s.stack])
        self.deed = deed_scene(s)
        self.roll = roll_scene(s)


def scene_of(s: OmertaState, codec: Codec, eyes: int | None) -> OmertaScene:
    """What a seat, or a spectator (``None``), sees.

    Args:
        s: the state.
        codec: writes frames.
        eyes: who looks.
    """
    common = kept(s, "scene", Common, codec)
    stack = common.stack
    if eyes is not None and common.secret:
        stack = tuple([drawn(frame, frame_view(codec, frame, eyes)) for frame in s.stack])
    bottom: Any = s.stack[0] if s.stack else None
    rounds = type(bottom) is Round
    return OmertaScene(
        game=s.game_id,
        you=eyes,
        turn=bottom.number if rounds else 0,
        conquista=s.conquista(),
        phase=bottom.phase if rounds else "setup" if bottom is not None else "",
        step=bottom.step if bottom is not None else "",
        first=bottom.first if rounds else None,
        acts=s.seat_at(bottom) if rounds else None,
        seats=common.families.by(s, eyes),
        centre=common.centre,
        domains_left=s.domains_left,
        deck=sum(s.deck),
        types_left=chance.types_left(s),
        discards=common.discards,
        lost=common.lost,
        under=common.under,
        stack=stack,
        deed=common.deed,
        roll=common.roll,
        awaiting=s.asked,
        over=s.over,
        winners=s.winners,
    )
