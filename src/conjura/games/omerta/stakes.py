"""The action and the roll under way as a screen shows them: who rolls with what, and the chances before anybody has
committed himself. All of it is public."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.wire import Breakdown, Part
from conjura.games.omerta.catalogue import COMBAT, INFLUENCE, SUBTERFUGE
from conjura.games.omerta.frames import Assaulting, Borrowing, Conquest, Robbery, Rolling
from conjura.games.omerta.prospects import assault_odds, conquest_odds, robbery_odds
from conjura.games.omerta.rules import assaults, conquests, loans, odds, robberies, rolls
from conjura.games.omerta.rules.moments import deed_place, rolling_place
from conjura.games.omerta.scene import DeedScene, RollScene, RungScene, SideScene
from conjura.games.omerta.state import OmertaState
from conjura.games.omerta.vocabulary import STATS

WORDS: dict[type, str] = {Conquest: "conquest", Assaulting: "assault", Robbery: "robbery"}


def rounded(chance: float) -> float:
    """A chance to four places: more would only be more bytes."""
    return round(chance, 4)


def deed_scene(s: OmertaState) -> DeedScene | None:
    """The action under way, if there is one."""
    place = deed_place(s)
    if place < 0:
        return None
    f: Any = s.stack[place]
    kind, slugs = WORDS[type(f)], s.cat.slugs
    card = f.origin if kind == "assault" else f.own if kind == "conquest" and f.own >= 0 else f.capo
    foe = -1
    if f.target >= 0 and kind != "conquest":
        foe = f.defender if kind == "assault" else s.holder[f.target]
    involved = getattr(f, "involved", 0)
    return DeedScene(
        kind=kind,
        seat=f.conqueror if kind == "conquest" and f.conqueror >= 0 else f.seat,
        card=slugs[card] if card >= 0 else None,
        target=slugs[f.target] if f.target >= 0 else None,
        foe=foe if foe >= 0 else None,
        step=f.step,
        men=getattr(f, "men", 0),
        lent=0 if kind == "robbery" else rolls.lent_men(f, 0),
        lent_foe=rolls.lent_men(f, 1) if kind == "assault" else 0,
        involved=tuple([seat for seat in range(s.seats) if involved >> seat & 1]),
        extra=kind != "conquest" and f.extra,
        aims={slugs[target]: rounded(chance) for target, chance in aims(s, f)},
        ladder=ladder(s, f) if s.stack[-1] is f or type(s.stack[-1]) is Borrowing else (),
    )


def aims(s: OmertaState, f: Any) -> list[tuple[int, float]]:
    """What can be aimed at while the target is being chosen, with the chance of each."""
    if f.step != "target":
        return []
    if type(f) is Conquest:
        return [(card, conquest_odds(s, f.seat, f.capo, card, s.men[f.capo])) for card in s.centre()]
    if type(f) is Assaulting:
        most = s.men[f.origin] - (1 if s.options.assault_leave_one else 0)
        rows = assaults.targets(s, f.seat, f.foe)
        return [(card, assault_odds(s, f.seat, f.origin, card, most + f.bonus)) for card in rows]
    return [(capo, robbery_odds(s, f.seat, f.capo, capo)) for capo in robberies.victims(s, f.seat)]


def ladder(s: OmertaState, f: Any) -> tuple[RungScene, ...]:
    """The chance of who is asked how many Soldiers, by their number."""
    kind, step = type(f), f.step
    if kind is Conquest and step == "men":
        return tuple(
            [
                RungScene(men, rounded(conquest_odds(s, f.conqueror, f.own, f.target, men)))
                for men in range(s.options.min_conquest_soldiers, s.men[f.own] + 1)
            ]
        )
    if kind is not Assaulting:
        return ()
    mine = s.chain(COMBAT, f.seat, s.holder[f.origin]) + f.men + f.bonus + rolls.lent_men(f, 0)
    theirs = s.cat.defence[f.target] + s.men[f.target] + rolls.lent_men(f, 1) if f.target >= 0 else 0
    theirs += s.chain(COMBAT, f.defender, f.post) if f.post >= 0 else 0
    lead = mine - theirs
    if step == "men":
        most = s.men[f.origin] - (1 if s.options.assault_leave_one else 0)
        return tuple([RungScene(men, rounded(odds.prevails(lead + men))) for men in range(1, most + 1)])
    if step == "bring":
        return tuple(
            [
                RungScene(men, rounded(odds.prevails(men - lead)), max(0, men - 1) * assaults.HELPER_PRICE)
                for men in range(assaults.helpers(s, f) + 1)
            ]
        )
    top = s.stack[-1]
    if step == "loans":
        asking = top.by if type(top) is Borrowing else f.defender if f.at == 0 else f.seat
        if asking == f.seat:
            lead = -lead
        most = loans.borrowable(s, f, asking)
        return tuple([RungScene(men, rounded(odds.prevails(men - lead))) for men in range(most + 1)])
    return ()


def roll_scene(s: OmertaState) -> RollScene | None:
    """The roll under way, or the one that the action under way leads to."""
    place = rolling_place(s)
    if place >= 0:
        found = shown(s, place, False)
        return with_rights(s, s.stack[place - 1], found) if found.kind == "involvement" else found
    place = deed_place(s)
    if place < 0:
        return None
    f: Any = s.stack[place]
    if f.target < 0:
        return None
    ahead = planned(s, f)
    if ahead is None:
        return None
    below, roll = ahead
    world = s.copy()
    world.stack = [*s.stack[:place], below, roll]
    found = shown(world, place + 1, True)
    return with_rights(s, f, found) if roll.kind == "involvement" else found


def planned(s: OmertaState, f: Any) -> tuple[Any, Rolling] | None:
    """The action as it will be when its roll comes, as far as it can be foreseen, and that roll."""
    step = f.step
    if type(f) is Conquest:
        if step in ("declare", "involve", "name"):
            named = contest(s, f)
            if len(named) > 1:
                extra = tuple([sum([more for who, more in f.extra if who == seat]) for seat, _ in named])
                return f, roll_of("involvement", INFLUENCE, named, 0, extra)
        elif step not in ("men", "roll"):
            return None
        seat, own = (f.conqueror, f.own) if f.conqueror >= 0 else (f.seat, f.capo)
        men = f.men if step == "roll" else s.men[own]
        side = ((seat, own),)
        return replace(f, men=men), roll_of("conquest", COMBAT, side, s.cat.difficulty[f.target])
    if type(f) is Assaulting:
        if step not in ("declare", "men", "loans", "bring", "roll"):
            return None
        most = s.men[f.origin] - (1 if s.options.assault_leave_one else 0)
        men = most if step in ("declare", "men") else f.men
        pair = ((f.seat, s.holder[f.origin]), (f.defender, f.post))
        return replace(f, men=men), roll_of("assault", COMBAT, pair, 0, (f.bonus, 0))
    if step != "declare":
        return None
    return f, roll_of("robbery", SUBTERFUGE, ((f.seat, f.capo), (s.holder[f.target], f.target)))


def roll_of(
    kind: Any,
    stat: int,
    sides: tuple[tuple[int, int], ...],
    difficulty: int = 0,
    bonus: tuple[int, ...] = (),
) -> Rolling:
    """A roll of chains that has not begun."""
    zeros = (0,) * len(sides)
    return Rolling(kind, stat, "chain", sides, zeros, bonus or zeros, difficulty)


def asked_to_join(s: OmertaState, f: Any) -> int:
    """The seat that is being asked to get involved, or -1."""
    return s.asked[0] if f.step == "involve" and s.stack[-1] is f and s.asked else -1


def contest(s: OmertaState, f: Any) -> tuple[tuple[int, int], ...]:
    """Who will roll for the right to a Conquest, with the Capos named, or else the best that each has."""
    seats = conquests.sides(s, f)
    joining = asked_to_join(s, f)
    if joining >= 0:
        seats.append(joining)
    named = dict(f.named)
    return tuple([(seat, named[seat] if seat in named else best(s, f, seat)) for seat in seats])


def best(s: OmertaState, f: Any, seat: int) -> int:
    """The Capo of a seat with most INFLUENCE; of equals the one who could conquer with more."""
    rows = conquests.rollers(s, f, seat) or [f.capo]
    return max(rows, key=lambda capo: (s.chain(INFLUENCE, seat, capo), s.men[capo]))


def with_rights(s: OmertaState, f: Any, roll: RollScene) -> RollScene:
    """The roll for the right to a Conquest, with what each side could then do."""
    joining = asked_to_join(s, f)
    sides = []
    for side in roll.sides:
        capo = s.cat.index[side.capo] if side.capo is not None else f.capo
        men = s.men[capo]
        able = men >= s.options.min_conquest_soldiers
        then = conquest_odds(s, side.seat, capo, f.target, men) if able else 0.0
        sides.append(replace(side, joins=side.seat == joining, then=rounded(then)))
    return replace(roll, sides=tuple(sides))


def shown(s: OmertaState, place: int, ahead: bool) -> RollScene:
    """A roll at a place of the stack: what each side has, and its chance while no die lies."""
    f: Any = s.stack[place]
    numbers: list[Breakdown] = []
    for side in range(len(f.sides)):
        parts: list[Part] = []
        total = rolls.strength(s, place, side, parts)
        numbers.append(Breakdown("other_total" if side else "own_total", total, tuple(parts)))
    chances: tuple[float | None, ...] = (None,) * len(numbers)
    if not any(f.dice):
        if f.difficulty:
            chances = (odds.exceeds(f.difficulty - numbers[0].total),)
        else:
            first_wins = f.kind == "involvement" and s.options.involve_tie == "active_wins"
            chances = odds.shares(tuple([number.total for number in numbers]), first_wins)
    sides = []
    for (seat, capo), number, die, chance in zip(f.sides, numbers, f.dice, chances, strict=True):
        slug = s.cat.slugs[capo] if capo >= 0 else None
        sides.append(SideScene(seat, slug, number, die, None if chance is None else rounded(chance)))
    return RollScene(f.kind, STATS[f.stat], tuple(sides), f.difficulty, ahead)
