"""Whether a position that was read can be: cards where rules let them lie, frames on frames that they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.engine.grid import STEP
from conjura.games.crimelords import frames as fr
from conjura.games.crimelords.catalogue import HIT, KINDS
from conjura.games.crimelords.rules.targets import is_target
from conjura.games.crimelords.state import HELD, LOOSE, LOT, OPEN, CrimeLordsState

ON: dict[type, tuple[type, ...]] = {
    fr.Auction: (fr.Setup,),
    fr.Leaving: (fr.Turn,),
    fr.Payroll: (fr.Turn,),
    fr.Drawing: (fr.Turn,),
    fr.Window: (fr.Attacking, fr.Played),
    fr.Attacking: (fr.Turn, fr.War),
    fr.Naming: (fr.Turn, fr.Payroll, fr.Window),
    fr.Played: (fr.Turn, fr.Payroll, fr.Window),
    fr.Stealing: (fr.Turn,),
    fr.Founding: (fr.Placing, fr.Settling),
    fr.Placing: (fr.Setup, fr.Settling),
    fr.Moving: (fr.Turn,),
    fr.Settling: (fr.Turn, fr.Settling, fr.Aftermath),
    fr.Aftermath: (fr.Turn, fr.War),
    fr.Spoils: (fr.Turn, fr.Aftermath),
    fr.War: (fr.Turn,),
    fr.Agreeing: (fr.Turn,),
    fr.Offering: (fr.Turn, fr.Payroll),
    fr.Sneaking: (fr.Turn, fr.Payroll),
}
"""By frame, the frames that may lie right below it; the others are at the bottom."""

LOOSE_IN = (fr.Setup, fr.Placing, fr.Settling, fr.Aftermath)
STEPS: dict[type, tuple[str, ...]] = {
    fr.Payroll: ("draw",),
    fr.Drawing: ("actions",),
    fr.Attacking: ("actions",),
    fr.Stealing: ("actions", "last"),
    fr.Moving: ("actions",),
    fr.Leaving: ("actions",),
    fr.War: ("actions",),
    fr.Agreeing: ("next",),
    fr.Offering: ("start", "actions", "last"),
    fr.Naming: ("start", "actions", "last"),
    fr.Played: ("actions", "last"),
}
"""At which step of the turn a frame may lie on it."""
WINDOW_STEPS = {
    "declare": ("go",),
    "money": ("helper", "rounds"),
    "help": ("helped",),
    "before_roll": ("roll",),
    "after_roll": ("rolled",),
}


def misfits(s: CrimeLordsState) -> Iterator[str]:
    """What is wrong with a position, each in a sentence; nothing if it can be."""
    yield from _mobs(s)
    if s.over:
        return
    bottom = type(s.stack[0])
    if bottom not in (fr.Setup, fr.Turn):
        yield f"frame {_tag(s.stack[0])}: expected setup or turn at the bottom"
        return
    for place, frame in enumerate(s.stack):
        yield from _frame(s, place, frame)
    if bottom is fr.Turn and not s.turn:
        if s.stack[0].step != "begin":
            s.turn = 1
            s.known = tuple(
                [1 << seat if mask == s.onlookers() else mask for seat, mask in enumerate(s.known)]
            )


def _tag(frame: Any) -> str:
    return str(frame.__struct_config__.tag)


def _mobs(s: CrimeLordsState) -> Iterator[str]:
    """Structures keep the placement law (C-4.2)."""
    setup = type(s.stack[0]) is fr.Setup
    for seat in range(s.seats):
        layout = s.layout(seat)
        held = [
            card
            for card in range(s.cat.first_crook, s.cat.first_racket)
            if s.zone[card] == HELD and s.holder[card] == seat
        ]
        if sorted(layout.crooks) != held:
            yield f"expected the Crooks of seat {seat} to lie under its Boss"
            return
        if not s.alive[seat] and (held or s.loose(seat) or s.hands[seat]):
            yield f"expected nothing of seat {seat}, which is out"
        if not setup and s.mob[seat] < 0:
            yield f"expected a Mob of seat {seat}"
        cells = {s.cell[card]: card for card in layout.crooks}
        if len(cells) < len(layout.crooks):
            yield f"expected every Crook of seat {seat} on a cell of its own"
            return
        for cell, card in cells.items():
            for step in STEP:
                other = cells.get(cell + step, -1)
                if other >= 0 and s.master[other] != card and s.master[card] != other:
                    yield f"expected {s.cat.slugs[card]} to touch nobody but its superior and subordinates"
                    return
    loose = s.zoned(LOOSE)
    if loose and not any(type(frame) in LOOSE_IN for frame in s.stack):
        yield "expected loose Crooks only while they are laid"
    for card in loose:
        top, steps = card, 0
        while s.master[top] and s.zone[top] == LOOSE:
            if s.holder[s.master[top]] != s.holder[card] or s.zone[s.master[top]] not in (HELD, LOOSE):
                yield f"expected {s.cat.slugs[card]} under a Crook of its own mob"
                return
            top, steps = s.master[top], steps + 1
            if steps > s.cat.first_racket:
                yield f"expected {s.cat.slugs[card]} not below itself"
                return
    lots = s.zoned(LOT)
    lot = [
        frame.lot for frame in s.stack if type(frame) is fr.Auction and 0 <= frame.lot < s.cat.first_special
    ]
    if lots != lot:
        yield "expected the card on offer, and no other, as lot"


def _frame(s: CrimeLordsState, place: int, f: Any) -> Iterator[str]:
    kind, name = type(f), f"frame {_tag(f)}"
    if place == 0:
        if kind is fr.Setup:
            yield from _setup(s, f)
        else:
            yield from _seats(s, f, name)
        return
    if kind not in ON:
        yield f"{name}: expected it at the bottom"
        return
    below = s.stack[place - 1]
    if type(below) not in ON[kind]:
        words = ", ".join(str(one.__struct_config__.tag) for one in ON[kind])  # type: ignore[attr-defined]
        yield f"{name}: expected one of {words} below it, found {_tag(below)}"
        return
    yield from _seats(s, f, name)
    if type(below) is fr.Turn and kind in STEPS and below.step not in STEPS[kind]:
        yield f"{name}: expected the turn at {' or '.join(STEPS[kind])}, found {below.step}"
    yield from CHECKS[kind](s, f, below, name) if kind in CHECKS else ()


def _seats(s: CrimeLordsState, f: Any, name: str) -> Iterator[str]:
    """The seats that a frame names are in the game where they must be."""
    kind = type(f)
    for field in (
        "seat",
        "by",
        "to",
        "other",
        "victim",
        "starter",
        "target",
        "at",
        "opener",
        "leader",
        "joins",
    ):
        seat = getattr(f, field, None)
        if seat is None or (field == "target" and kind is not fr.War):
            continue
        may_lack = field in ("leader", "joins", "victim") or (
            (kind, field)
            in ((fr.Moving, "to"), (fr.Naming, "seat"), (fr.Played, "seat"), (fr.Settling, "by"))
        )
        if not (-1 if may_lack else 0) <= seat < s.seats:
            yield f"{name}: expected {field} to be a seat, found {seat}"
            return
        asked = field in ("seat", "by", "to") and kind not in (fr.Turn, fr.Settling, fr.Aftermath)
        if seat >= 0 and asked and not s.alive[seat] and kind is not fr.Stealing:
            yield f"{name}: expected {field} to be a seat that is in the game, found {seat}"
    if kind is fr.Window and not 0 <= f.at < s.seats:
        yield f"{name}: expected at to be a seat"


def _setup(s: CrimeLordsState, f: Any) -> Iterator[str]:
    dealt = [seat for seat in range(s.seats) if s.mob[seat] >= 0]
    if dealt != list(range(f.seat if f.step == "mobs" else s.seats)):
        yield "frame setup: expected the mobs to be dealt in order"
    if f.step in ("opener", "start"):
        if not f.rolling or not set(f.rolling) <= set(range(s.seats)) or len(f.rolls) > len(f.rolling):
            yield "frame setup: expected rolls of seats"
    if (
        not all(2 <= roll <= 12 for roll in f.rolls)
        or not 0 <= f.first < s.seats
        or not 0 <= f.seat <= s.seats
    ):
        yield "frame setup: expected rolls from 2 to 12 and seats"


def _own_crook(s: CrimeLordsState, seat: int, card: int) -> bool:
    return s.cat.first_crook <= card < s.cat.first_racket and s.owns(seat, card)


def _auction(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if below.step != "auction":
        yield f"{name}: expected the setup at auction"
    if not (0 <= f.crooks <= 3 * s.seats + 1 and 0 <= f.rackets <= 2 * s.seats + 1) or f.bid < -1:
        yield f"{name}: expected numbers that the caps allow"
    if (f.bid < 0) != (f.leader < 0) or (f.lot < 0 and f.bid >= 0):
        yield f"{name}: expected a leader with the bid"
    if f.leader >= 0 and f.bid > s.money[f.leader]:
        yield f"{name}: expected a bid that can be paid"
    if f.lot >= 0 and f.lot < s.cat.first_crook:
        yield f"{name}: expected a card of the deck as lot"
    sold = len(list(s.zoned(LOOSE)))
    if f.crooks < sold or f.rackets < sum(len(s.layout(seat).rackets) for seat in range(s.seats)):
        yield f"{name}: expected as many sold as there are"
    if not 0 <= f.passed < 1 << s.seats or (f.lot >= 0 and f.passed == (1 << s.seats) - 1):
        yield f"{name}: expected a seat that may bid"


def _payroll(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    cards = [card for card, _ in f.plan]
    if f.seat != below.seat or not s.layout(f.seat).crooks:
        yield f"{name}: expected the payroll of the turn's seat"
    elif not all(_own_crook(s, f.seat, card) for card in (*cards, *f.waived)) or cards != sorted(set(cards)):
        yield f"{name}: expected Crooks of that seat, each once"
    elif any(amount < 1 for _, amount in f.plan) or sum(amount for _, amount in f.plan) > s.money[f.seat]:
        yield f"{name}: expected amounts that are there"


def _leaving(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if f.seat != below.seat:
        yield f"{name}: expected the turn's seat"


def _drawing(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if not (0 <= f.least <= 9 and 0 <= f.extra <= 99):
        yield f"{name}: expected numbers of cards"


def _window(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if f.kind == "special":
        if type(below) is not fr.Played or not below.asked:
            yield f"{name}: expected a Special that waits for answers below it"
    elif type(below) is not fr.Attacking or below.step not in WINDOW_STEPS[f.kind]:
        yield f"{name}: expected an attack at {' or '.join(WINDOW_STEPS[f.kind])} below it"


def _attacking(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    cat, kind = s.cat, KINDS.index(f.kind)
    if f.war != (type(below) is fr.War) or (f.war and kind != HIT):
        yield f"{name}: expected war hits in a war, and nothing else"
        return
    if type(below) is fr.Turn and below.seat != f.seat:
        yield f"{name}: expected the attack of the turn's seat"
    if f.step == "target":
        if f.target >= 0 or f.attacker >= 0:
            yield f"{name}: expected no target yet"
        return
    if f.target < 0 or f.target >= cat.first_special or not is_target(s, f.seat, kind, f.target, f.war):
        yield f"{name}: expected a target that can be attacked"
        return
    if f.step == "attacker":
        return
    if not _own_crook(s, f.seat, f.attacker) or f.attacker == f.target:
        yield f"{name}: expected a Crook of that seat as the attacker"
        return
    owner = s.holder[f.target] if s.zone[f.target] == HELD else -1
    if owner == f.seat and f.step != "result":
        yield f"{name}: expected no steps in the own mob"
    if f.protector >= 0 and (owner < 0 or not _own_crook(s, owner, f.protector)):
        yield f"{name}: expected a Crook of the owner as protector"
        return
    mine = all(card < cat.first_special and s.owns(f.seat, card) for card in f.helpers)
    theirs = all(owner >= 0 and card < cat.first_special and s.owns(owner, card) for card in f.guards)
    if not mine or not theirs:
        yield f"{name}: expected helpers of either side"
    if not set(f.named) <= {*f.helpers, *f.guards}:
        yield f"{name}: expected those named among the helpers"
    for row in (f.pending, f.bids):
        if row and len(row) != s.seats:
            yield f"{name}: expected an amount for each seat"
            return
    if (f.step == "commit") != bool(f.pending):
        yield f"{name}: expected commitments while they are made"
        return
    for seat, amount in enumerate(f.pending):
        if amount is None:
            if not s.alive[seat]:
                yield f"{name}: expected no commitment of a seat that is out"
        elif abs(amount) > s.money[seat]:
            yield f"{name}: expected commitments that can be paid"
    if any(card < cat.first_special for card, _ in f.extras):
        yield f"{name}: expected Specials as extras"
    if not all(-1 < value <= 12 for value in (f.roll, f.fixed)) or not 0 <= f.money <= 5:
        yield f"{name}: expected a roll and money of a hit"
    if kind == 1 and f.step in ("helper", "superior", "hide", "guards"):
        yield f"{name}: expected another step for a Racket"
    if kind != 1 and f.step in ("protector", "rounds", "helped"):
        yield f"{name}: expected another step for a Crook"
    if kind == HIT and f.step in ("commit", "superior"):
        yield f"{name}: expected another step for a hit"
    if f.turn == "defend" and owner < 0:
        yield f"{name}: expected no defence of what nobody owns"
    if f.step == "protector" and (owner < 0 or not any(s.token[card] for card in s.layout(owner).crooks)):
        yield f"{name}: expected an owner with a token"


def _special_at(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    """The moment at which a Special can have been played, or an ability used."""
    cat, card = s.cat, f.card
    if card < cat.first_special:
        deed = cat.abilities.get(card) or cat.calms.get(card)
        if type(f) is fr.Played or deed is None or type(below) is not fr.Turn or not s.owns(f.by, card):
            yield f"{name}: expected an ability of a card of that seat"
        elif (below.step == "start") != (card in cat.calms):
            yield f"{name}: expected another step for this ability"
        return
    window = cat.windows[card]
    moment = getattr(below, "kind", "")
    if type(below) is fr.Turn:
        moment = "own_turn"
    elif type(below) is fr.Payroll:
        moment = "payroll"
    if window != moment:
        yield f"{name}: expected another moment for this Special"
    if type(below) is fr.Turn and below.step == "start":
        yield f"{name}: expected the action step"
    for other in f.chosen:
        if other < cat.first_crook or other >= cat.first_special:
            yield f"{name}: expected cards of mobs to be named"
            return
    deeds = cat.deeds.get(card, ())
    if type(f) is fr.Played:
        targets = any(deed.target is not None for deed in deeds) or cat.cancels.get(card) == "help"
        if targets and not f.chosen:
            yield f"{name}: expected a target"
        if any(deed.verb in ("peek", "steal") for deed in deeds) and f.seat < 0:
            yield f"{name}: expected a seat"
        if card in cat.bonuses and cat.bonuses[card].choice and f.cause not in (1, -1):
            yield f"{name}: expected a cause of 1 or -1"
        if any(deed.verb == "take" for deed in deeds) and not all(
            s.zone[other] == OPEN for other in f.chosen
        ):
            yield f"{name}: expected an uncontrolled card"


def _founding(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if s.boss[f.seat] >= 0 or not s.loose(f.seat) or below.seat != f.seat:
        yield f"{name}: expected a mob without a Boss"


def _placing(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if s.boss[f.seat] < 0 and type(s.stack[-1]) is not fr.Founding:
        yield f"{name}: expected a mob with a Boss"
    if f.held >= 0 and (s.zone[f.held] != LOOSE or s.holder[f.held] != f.seat):
        yield f"{name}: expected a loose Crook in hand"
    for card in (f.under, f.root):
        if card >= 0 and not _own_crook(s, f.seat, card):
            yield f"{name}: expected Crooks of that seat"
    if type(below) is fr.Settling and below.seat != f.seat:
        yield f"{name}: expected the mob that changes"
    if any(s.master[card] and s.zone[s.master[card]] == HELD for card in s.loose(f.seat)) and not (
        f.root >= 0 or f.free
    ):
        yield f"{name}: expected the root of the tree that is laid"


def _moving(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if (
        not _own_crook(s, f.seat, f.card)
        or s.boss[f.seat] == f.card
        or f.seat != below.seat
        or f.to == f.seat
    ):
        yield f"{name}: expected a Crook of the turn's seat, not its Boss"


def _settling(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    for card in (*f.before, *f.moved):
        if not s.cat.first_crook <= card < s.cat.first_racket:
            yield f"{name}: expected Crooks"
            return


def _aftermath(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    crooks = (f.attacker, f.target, *f.before, *f.kin)
    if not all(s.cat.first_crook <= card < s.cat.first_racket for card in crooks):
        yield f"{name}: expected Crooks"
    elif f.starts and (f.victim < 0 or type(below) is fr.War):
        yield f"{name}: expected no war in a war, and a victim"
    elif f.step == "fallen":
        zone = OPEN if f.victim < 0 else HELD
        if s.zone[f.target] != zone or (zone == HELD and s.holder[f.target] != f.victim):
            yield f"{name}: expected the target in play"


def _spoils(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if s.alive[f.victim] or f.victim == f.seat:
        yield f"{name}: expected a victim that is out"


def _war(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    if not 0 <= f.involved < 1 << s.seats or not 0 <= f.quiet <= s.seats or below.seat != f.starter:
        yield f"{name}: expected seats of the war of the turn's seat"


def _agreeing(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    good = len(f.seats) >= 2 and len(set(f.seats)) == len(f.seats) == len(f.votes)
    if not good or not all(0 <= seat < s.seats and s.alive[seat] for seat in f.seats):
        yield f"{name}: expected two or more seats in the game and a vote of each"
    elif not all(vote in (None, 0, 1) for vote in f.votes):
        yield f"{name}: expected votes of 0 or 1"


def _offering(s: CrimeLordsState, f: Any, below: Any, name: str) -> Iterator[str]:
    cat = s.cat
    if f.by == f.to:
        yield f"{name}: expected an offer to another seat"
    if f.gives < 0 or not 0 <= f.wants <= 99 or (f.gives and f.wants) or f.gives > s.money[f.by]:
        yield f"{name}: expected money that is there, one way"
    hand = [token >> 8 for token in s.hands[f.by] if token >> f.to & 1]
    if any(f.gives_specials.count(card) > hand.count(card) for card in f.gives_specials):
        yield f"{name}: expected Specials in the giver's hand that the other has been shown"
    if any(card < cat.first_special for card in f.wants_specials):
        yield f"{name}: expected Specials to be wanted"
    for seat, row in ((f.by, f.gives_rackets), (f.to, f.wants_rackets)):
        if len(set(row)) < len(row) or not all(
            cat.first_racket <= card < cat.first_special and s.owns(seat, card) for card in row
        ):
            yield f"{name}: expected Rackets of the one who gives them"


CHECKS: dict[type, Any] = {
    fr.Auction: _auction,
    fr.Leaving: _leaving,
    fr.Payroll: _payroll,
    fr.Drawing: _drawing,
    fr.Window: _window,
    fr.Attacking: _attacking,
    fr.Naming: _special_at,
    fr.Played: _special_at,
    fr.Founding: _founding,
    fr.Placing: _placing,
    fr.Moving: _moving,
    fr.Settling: _settling,
    fr.Aftermath: _aftermath,
    fr.Spoils: _spoils,
    fr.War: _war,
    fr.Agreeing: _agreeing,
    fr.Offering: _offering,
}
