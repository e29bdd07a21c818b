"""A cheap purposeful player, for tests and benches: it bids, pays, recruits, takes Rackets, defends, meddles, hits.

It is not an opponent for people (see ``conjura.bots``): it remembers nothing and looks at whole states.
"""

from __future__ import annotations

from typing import Any

from conjura.engine.cheating import Declare
from conjura.engine.driving import driven_offer
from conjura.engine.legal import Span
from conjura.games.crimelords.actions import (
    Accept,
    Attack,
    CallOff,
    Choose,
    Commit,
    Confirm,
    Decline,
    GoOn,
    Help,
    Hide,
    Leave,
    MoveCrook,
    Pass,
    Pay,
    PayAll,
    Play,
    Proceed,
    Retire,
    ReturnCrook,
    Treason,
    UseAbility,
    Visit,
)
from conjura.games.crimelords.frames import (
    Agreeing,
    Attacking,
    Auction,
    Founding,
    Leaving,
    Moving,
    Offering,
    Payroll,
    Placing,
    Spoils,
    Turn,
    War,
    Window,
)
from conjura.games.crimelords.rules import targets
from conjura.games.crimelords.rules.income import income_of
from conjura.games.crimelords.rules.payroll import total_wages
from conjura.games.crimelords.rules.strength import KIND_NUMBER, needed, owner_of
from conjura.games.crimelords.state import CrimeLordsState

WANTED = 8
"""The number needed that the driver works for."""
HOPE = 2
"""The least number needed for which it begins an attack, before money."""


def drive(s: CrimeLordsState, seat: int, rng: Any) -> Any:
    """An action for an awaited seat."""
    frame = s.stack[-1]
    legal = s.legal(seat)
    first = legal.items[0]
    if type(first) is Declare:
        return first if rng.randrange(3) else legal.sample(rng)
    chosen = PLAYERS[type(frame)](s, frame, seat, legal, rng) if type(frame) in PLAYERS else None
    if chosen is None:
        return legal.sample(rng)
    return chosen.at(chosen.low) if type(chosen) is Span else chosen


def items_of(legal: Any, kind: type) -> list[Any]:
    """The lone actions of a kind in a list."""
    return [item for item in legal.items if type(item) is kind]


def one_of(rows: list[Any], rng: Any) -> Any:
    """One of some actions."""
    return rows[rng.randrange(len(rows))]


def spans_of(legal: Any, kind: type) -> list[Any]:
    """The spans of a kind in a list."""
    return [item for item in legal.items if type(item) is Span and type(item.action) is kind]


# Setup and structure


def worth(s: CrimeLordsState, card: int) -> int:
    """What a card on offer is worth to anybody."""
    cat = s.cat
    if card >= cat.first_special:
        return 2
    if card >= cat.first_racket:
        return 2 + cat.income[card]
    return 1 + cat.power[card]


def auction(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Bid up to what the card is worth, give or take."""
    limit = worth(s, f.lot) + rng.randrange(5) - 2
    span = legal.items[-1]
    if type(span) is not Span:
        return Decline()
    if f.bid < 0:
        return span.at(min(span.high, max(0, limit // 2)))
    return span.at(span.low) if span.low <= limit else Decline()


def founding(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """The strongest Crook is the Boss."""
    if rng.randrange(20) == 0:
        return None
    return max(legal.items, key=lambda item: s.power(item.card))


def placing(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """The strongest first, most often next to the Boss or in the first place there is."""
    if rng.randrange(4) == 0:
        return None
    if type(legal.items[0]) is Choose:
        return max(legal.items, key=lambda item: s.power(item.card))
    return legal.items[0]


def payroll(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Pay everybody if there is enough, else as many as can be paid; now and then withhold pay."""
    plays = items_of(legal, Play)
    if plays and rng.randrange(2):
        return one_of(plays, rng)
    if type(legal.items[0]) is PayAll:
        return legal.items[0] if rng.randrange(12) else None
    pays = spans_of(legal, Pay)
    if pays:
        span = pays[0]
        return span.at(span.high)
    return None


def spoils(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Take what there is."""
    return one_of(items_of(legal, Choose), rng) if rng.randrange(3) else None


# The own turn


def turn(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """The own menu: attacks that can succeed, visits, abilities; at times anything."""
    if f.step != "actions":
        if f.step == "start" and items_of(legal, UseAbility) and rng.randrange(3):
            return one_of(items_of(legal, UseAbility), rng)
        plays = items_of(legal, Play)
        if plays and rng.randrange(3) == 0:
            return one_of(plays, rng)
        return legal.items[0] if rng.randrange(12) else None
    if rng.randrange(40) == 0:
        others = [item for item in legal.items if type(item) not in (Treason, ReturnCrook, Retire, Leave)]
        return one_of(others, rng)
    if rng.randrange(60) == 0:
        return Leave() if Leave() in legal else Proceed()
    if rng.randrange(50) == 0:
        bold = [item for item in legal.items if type(item) in (Treason, ReturnCrook, Retire, MoveCrook)]
        if bold:
            return one_of(bold, rng)
    plays = items_of(legal, Play)
    if plays and rng.randrange(4) == 0:
        return one_of(plays, rng)
    visits = items_of(legal, Visit)
    if visits and rng.randrange(3):
        return one_of(visits, rng)
    uses = items_of(legal, UseAbility)
    if uses and rng.randrange(2):
        return one_of(uses, rng)
    poor = s.money[seat] < total_wages(s, seat)
    for kind in ("racket", "recruit", "hit") if rng.randrange(4) else ("hit", "recruit", "racket"):
        action = Attack(kind)
        if action in legal and (kind != "hit" or rng.randrange(3) == 0):
            if best_pair(s, seat, KIND_NUMBER[kind], False) is not None:
                return action
    if not f.acted and (poor or rng.randrange(3) == 0):
        return Pass()
    moves = items_of(legal, MoveCrook)
    if moves and rng.randrange(12) == 0:
        return one_of(moves, rng)
    return Proceed()


def best_pair(s: CrimeLordsState, seat: int, kind: int, war: bool) -> tuple[int, int] | None:
    """The target and attacker with the best number before money, if there is hope."""
    able = targets.attackers(s, seat)
    able.sort(key=lambda card: -s.power(card))
    best, found = HOPE - 1, None
    word = ("recruit", "racket", "hit")[kind]
    for target in targets.targets(s, seat, kind, war):
        owner = owner_of(s, target)
        if owner == seat or (kind == 0 and owner < 0 and s.crook_count(seat) > 6):
            continue
        for attacker in able[:2]:
            if attacker == target or not targets.fits(s, attacker, target):
                continue
            if kind == 0 and not s.places(seat, target, attacker):
                continue
            frame = Attacking(seat, word, "ready", target, attacker, war=war)  # type: ignore[arg-type]
            number = needed(s, frame) + extra_help(s, frame, kind)
            value = 2 * min(number, 10) + (income_of(s, target, seat) if kind == 1 else s.power(target))
            if number >= HOPE and value > best:
                best, found = value, (target, attacker)
    return found


def extra_help(s: CrimeLordsState, f: Any, kind: int) -> int:
    """What helpers and a little money could add."""
    powers = sorted([s.power(card) for card in targets.helpers(s, f, kind)], reverse=True)
    money: int = min(s.money[f.seat] // 3, 5)
    return money + (sum(powers) if kind == 1 else sum(powers[:1]))


def attack(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """The steps of an attack, on any side."""
    step = f.step
    kind = KIND_NUMBER[f.kind]
    if step in ("target", "attacker"):
        pair = best_pair(s, seat, kind, f.war) if rng.randrange(8) else None
        if pair is None:
            return None
        wanted = pair[0] if step == "target" else pair[1]
        return Choose(wanted) if Choose(wanted) in legal else None
    number = needed(s, f)
    if step == "go":
        if number + extra_help(s, f, kind) < HOPE and rng.randrange(4):
            return CallOff()
        if f.kind == "hit":
            span = legal.items[0]
            return span.at(min(span.high, max(0, WANTED - number)))
        return GoOn(0)
    if step == "commit":
        return commit(s, f, seat, legal, rng, number)
    if step in ("helper", "rounds", "guards"):
        helps = items_of(legal, Help)
        enough = number >= WANTED + 2 if f.turn == "attack" else number < 2
        if enough and rng.randrange(4):
            return Decline()
        return max(helps, key=lambda item: s.power(item.card)) if rng.randrange(5) else None
    if step == "protector":
        return one_of(items_of(legal, Choose), rng) if rng.randrange(3) else Decline()
    if step == "superior":
        return Confirm() if rng.randrange(3) else Decline()
    if step == "hide":
        return Hide() if rng.randrange(3) else Decline()
    return None


def commit(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any, number: int) -> Any:
    """Money for a good number, against a dangerous one, and at times to meddle."""
    spans = spans_of(legal, Commit)
    if not spans:
        return Decline()
    spare = max(0, s.money[seat] - 5)
    if seat == f.seat:
        want = min(max(0, WANTED - number), spare // 2)
        return spans[0].at(min(spans[0].high, want)) if want else Decline()
    if len(spans) == 1:
        want = min(max(0, number - 3), spare // 2)
        return spans[0].at(min(spans[0].high, want)) if want and rng.randrange(3) else Decline()
    if rng.randrange(4) == 0 and spare > 10:
        span = one_of(spans, rng)
        return span.at(1 + rng.randrange(span.high))
    return Decline()


def war(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Hit while there is hope."""
    if Attack("hit") in legal and best_pair(s, seat, 2, True) is not None and rng.randrange(5):
        return Attack("hit")
    return Decline()


def window(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Decline, or at times play what can be played."""
    if len(legal.items) > 1 and rng.randrange(3) == 0:
        return one_of(legal.items[1:], rng)
    return Decline()


# Deals


def moving(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """A guest is received more often than not."""
    if f.to >= 0:
        return Accept() if rng.randrange(3) else Decline()
    return None


def offering(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """An offer, made or answered."""
    return driven_offer(legal, rng)


def agreeing(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Share the victory at times."""
    return Confirm() if rng.randrange(3) else Decline()


def leaving(s: CrimeLordsState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Stay, all but always."""
    return Confirm() if rng.randrange(30) == 0 else Decline()


PLAYERS: dict[type, Any] = {
    Auction: auction,
    Founding: founding,
    Placing: placing,
    Payroll: payroll,
    Leaving: leaving,
    Spoils: spoils,
    Turn: turn,
    Attacking: attack,
    War: war,
    Window: window,
    Moving: moving,
    Offering: offering,
    Agreeing: agreeing,
}
