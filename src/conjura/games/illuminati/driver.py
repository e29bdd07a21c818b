"""A cheap purposeful player, for tests and benches: it expands, aids, spends to reach 9, meddles, trades at times.

It is not an opponent for people (see ``conjura.bots``): it remembers nothing and looks at whole states.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.driving import driven_offer
from conjura.games.illuminati.actions import (
    Aid,
    Announce,
    Attack,
    BuyPrivilege,
    CallOff,
    Campaign,
    Claim,
    Confirm,
    Declare,
    Decline,
    Endow,
    Exert,
    Hack,
    Increase,
    Infiltrate,
    Leave,
    Levy,
    Offer,
    Pass,
    Plant,
    Play,
    Privilege,
    Proceed,
    Restore,
    Throw,
    Transfer,
    UseAbility,
)
from conjura.games.illuminati.frames import (
    Attacking,
    Bidding,
    Offering,
    Owing,
    Rearranging,
    Redistributing,
    Turn,
    Window,
)
from conjura.games.illuminati.rules import targets
from conjura.games.illuminati.rules.strength import KIND_NUMBER, needed
from conjura.games.illuminati.state import HELD, IlluminatiState

WANTED = 9
"""The number needed that the driver works for."""


def drive(s: IlluminatiState, seat: int, rng: Any) -> Any:
    """An action for an awaited seat."""
    frame = s.stack[-1]
    legal = s.legal(seat)
    first = legal.items[0]
    if type(first) is Declare:
        return first if rng.randrange(3) else legal.sample(rng)
    if type(getattr(first, "action", None)) in (Claim, Exert):
        return first.at(first.high) if rng.randrange(4) else legal.sample(rng)
    kind = type(frame)
    if kind is Attacking:
        return attack(s, frame, seat, legal, rng)
    if kind is Turn:
        return turn(s, frame, seat, legal, rng)
    if kind is Window:
        return window(legal, rng)
    if kind is Offering:
        return driven_offer(legal, rng)
    if kind is Owing:
        span = legal.items[rng.randrange(len(legal.items))]
        return span.at(span.high) if type(span) is not Decline and hasattr(span, "at") else span
    if kind is Redistributing or kind is Rearranging:
        return tidy(legal, rng)
    if kind is Bidding:
        return bid(s, seat, legal, rng)
    if Levy() in legal and rng.randrange(10):
        return Levy()
    for item in legal.items:
        if type(item) is Confirm:
            return Confirm() if rng.randrange(30) == 0 else Decline()
    return legal.sample(rng)


def bid(s: IlluminatiState, seat: int, legal: Any, rng: Any) -> Any:
    """Bid a little for the own turn, at times for another's."""
    spans = legal.items[1:]
    if not spans or rng.randrange(3):
        return Decline()
    own = [span for span in spans if span.action.to == seat]
    span = own[0] if own and rng.randrange(5) else spans[rng.randrange(len(spans))]
    return span.at(min(span.high, 1 + rng.randrange(3)))


def turn(s: IlluminatiState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """The own menu: mostly attacks; at times anything."""
    items = legal.items
    if rng.randrange(25) == 0:
        return legal.sample(rng)
    attacks = [item for item in items if type(item) is Attack]
    plays = [item for item in items if type(item) is Play]
    if plays and rng.randrange(6) == 0:
        return plays[rng.randrange(len(plays))]
    uses = [item for item in items if type(item) is UseAbility]
    if uses and rng.randrange(2) == 0:
        return uses[rng.randrange(len(uses))]
    steps = [item for item in items if type(item) is Campaign]
    if steps and rng.randrange(2 if f.step == "campaign" else 8) == 0:
        return steps[0]
    plots = [item for item in items if type(item) in (Hack, Infiltrate, Plant)]
    if plots and rng.randrange(5 if f.step == "actions" else 2) == 0:
        return plots[rng.randrange(len(plots))]
    raises = [item for item in items if type(item) is Increase]
    if raises and rng.randrange(6) == 0:
        return raises[rng.randrange(len(raises))]
    if attacks:
        if type(attacks[0]) is Attack and attacks[0].kind == "control" and rng.randrange(4):
            return attacks[0]
        return attacks[rng.randrange(len(attacks))]
    transfers = [item for item in items if type(item) is Transfer]
    if transfers and rng.randrange(2):
        return transfers[rng.randrange(len(transfers))]
    if rng.randrange(12) == 0:
        others = [
            item for item in items if type(item) not in (Leave, Pass, Offer) and not hasattr(item, "high")
        ]
        return others[rng.randrange(len(others))]
    return Proceed() if Proceed() in legal else legal.sample(rng)


def window(legal: Any, rng: Any) -> Any:
    """Decline, or at times play what can be played."""
    items = legal.items
    if len(items) > 1 and rng.randrange(4) == 0:
        return legal.sample(rng)
    return Decline()


def tidy(legal: Any, rng: Any) -> Any:
    """Free rearranging: a few changes, then done."""
    items = legal.items
    done = [item for item in items if type(item) in (Proceed, Restore)]
    if done and type(done[0]) is Proceed and rng.randrange(3) == 0:
        return done[0]
    action = legal.sample(rng)
    if type(action) is Restore and rng.randrange(4):
        return legal.sample(rng)
    return action


def attack(s: IlluminatiState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """An attack from its target to its end."""
    step = f.step
    items = legal.items
    if step == "target":
        best, most = items[0], -1000
        for _ in range(6):
            item = items[rng.randrange(len(items))]
            worth = hope(s, f, seat, item.card) + rng.randrange(3)
            if worth > most:
                best, most = item, worth
        return best
    if step == "change":
        return items[rng.randrange(len(items))]
    if step == "attacker":
        return max(items, key=lambda item: needed(s, replace(f, attacker=item.card)))
    if step == "aid":
        return announce(s, f, legal, rng)
    if step == "loop":
        return loop(s, f, seat, legal, rng)
    if step == "decide":
        return CallOff() if needed(s, f) < 2 and rng.randrange(3) else Throw()
    span = items[0]
    return Endow(0) if span.high == 0 else span.at(rng.randrange(span.high + 1))


def hope(s: IlluminatiState, f: Any, seat: int, target: int) -> int:
    """How easy a target is for the best of the seat's cards."""
    kind = KIND_NUMBER[f.kind]
    whisper = targets.whisperer(s, seat) if f.kind == "destroy" and s.power[target] == 0 else -1
    best = -1000
    for card in targets.attackers(s, seat, kind):
        if targets.fits(s, seat, kind, card, target):
            best = max(best, needed(s, replace(f, attacker=card, target=target, whisper=whisper)))
    return best


def announce(s: IlluminatiState, f: Any, legal: Any, rng: Any) -> Any:
    """Aid until the number is good enough, then announce, at times with Privilege."""
    number = needed(s, f)
    if number < WANTED:
        for item in legal.items:
            if type(item) is Aid:
                return item
            if hasattr(item, "high"):
                return item.at(item.high)
    if rng.randrange(5) == 0:
        better = [item for item in legal.items if type(item) in (Privilege, BuyPrivilege)]
        if better:
            return better[rng.randrange(len(better))]
    return Announce()


def loop(s: IlluminatiState, f: Any, seat: int, legal: Any, rng: Any) -> Any:
    """Money for or against the attack."""
    number = needed(s, f)
    spans = [item for item in legal.items if hasattr(item, "high")]
    if rng.randrange(20) == 0:
        return legal.sample(rng)
    if seat == f.seat:
        short = WANTED - number
        if 0 < short <= sum(span.high for span in spans):
            return spans[0].at(min(short, spans[0].high))
        return Decline()
    plays = [item for item in legal.items if type(item) is Play]
    if plays and rng.randrange(10) == 0:
        return plays[rng.randrange(len(plays))]
    defends = s.zone[f.target] == HELD and s.holder[f.target] == seat
    if not spans or number < 3 or (not defends and rng.randrange(10)) or rng.randrange(2):
        return Decline()
    span = spans[-1]
    return span.at(min(span.high, 1 + rng.randrange(6)))
