"""What must fit together in a position that was written by hand: frames on frames, and frames on the table.

A text can describe what no game reaches. What is let through here can be played on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.engine.grid import CENTRE, SIDES, STEP
from conjura.games.illuminati import frames as fr
from conjura.games.illuminati.fitting_modules import MODULE_CHECKS, module_columns, naming_more, played_more
from conjura.games.illuminati.modules import PLAIN
from conjura.games.illuminati.rules.brainwash import why_no_change
from conjura.games.illuminati.rules.setup import goals_for, picks_goal
from conjura.games.illuminati.state import DECK, HELD, LOOSE, NO_GOAL, OPEN, OUT, IlluminatiState

ON: dict[type, tuple[type, ...]] = {
    fr.Window: (fr.Turn, fr.Attacking, fr.Played, fr.Abolishing, fr.Window),
    fr.Drawing: (fr.Turn,),
    fr.Taxing: (fr.Turn, fr.Taxing),
    fr.Owing: (fr.Turn, fr.Owing, fr.Taxing),
    fr.Attacking: (fr.Turn,),
    fr.Abolishing: (fr.Window,),
    fr.Replacing: (fr.Window,),
    fr.Naming: (fr.Turn, fr.Window, fr.Attacking, fr.Campaigning, fr.Placing),
    fr.Played: (fr.Turn, fr.Window, fr.Attacking, fr.Campaigning, fr.Placing),
    fr.Redistributing: (fr.Turn, fr.Window, fr.Attacking, fr.Campaigning),
    fr.Placing: (fr.Turn, fr.Window, fr.Attacking, fr.Settling, fr.Placing),
    fr.Hiring: (fr.Turn,),
    fr.Aspiring: (fr.Turn, fr.Window),
    fr.Carrying: (fr.Turn,),
    fr.Rearranging: (fr.Turn, fr.Window, fr.Campaigning),
    fr.Altering: (fr.Turn,),
    fr.Leaving: (fr.Turn,),
    fr.Offering: (fr.Turn, fr.Window, fr.Attacking, fr.Campaigning),
    fr.Settling: (fr.Turn, fr.Window),
    fr.Increasing: (fr.Turn,),
    fr.Campaigning: (fr.Turn,),
    fr.Scheming: (fr.Turn, fr.Window, fr.Campaigning),
    fr.Looting: (fr.Turn, fr.Window, fr.Looting),
    fr.Claiming: (fr.Turn, fr.Taxing, fr.Window, fr.Attacking, fr.Campaigning),
    fr.Shielding: (fr.Attacking,),
    fr.Accusing: (fr.Turn,),
    fr.Consoling: (fr.Turn, fr.Attacking, fr.Placing),
    fr.Sneaking: (fr.Turn, fr.Window, fr.Attacking, fr.Campaigning),
}
"""On which frames a frame may lie."""

WINDOWS: dict[str, tuple[type, tuple[str, ...]]] = {
    "start": (fr.Turn, ("income",)),
    "income": (fr.Turn, ("collect",)),
    "pause": (fr.Turn, ("actions", "transfers", "refill")),
    "final": (fr.Turn, ("end",)),
    "card": (fr.Attacking, ("loop",)),
    "roll": (fr.Attacking, ("rolled",)),
    "plumbers": (fr.Attacking, ("loop",)),
}
"""On which frame, in which steps of it, a window opens."""

ATTACK_STEPS: dict[type, tuple[str, ...]] = {
    fr.Placing: ("endow",),
    fr.Shielding: ("force", "aid"),
    fr.Consoling: ("endow", "rolled"),
    fr.Sneaking: ("loop", "aid"),
}
"""On which steps of an attack a frame lies, where that is not the loop."""

MANY = 1000
"""More of anything that is counted down than any game has."""


def misfits(s: IlluminatiState) -> Iterator[str]:
    """What does not fit together, each as a sentence that names the frame and what was expected."""
    if type(s.stack[0]) is fr.Turn and s.alive.count(True) < 2:
        yield "expected at least two seats that are in the game"
    for seat in range(s.seats):
        if not s.alive[seat] and s.hands[seat]:
            yield f"expected no hand of seat {seat}, which is out"
    yield from _columns(s)
    if s.modules is not PLAIN:
        yield from module_columns(s)
    loose = set(s.zoned(LOOSE))
    for place, frame in enumerate(s.stack):
        name = f"frame {place + 1}, {frame.__struct_config__.tag}"
        for sentence in _frame(s, place, frame):
            yield f"{name}: {sentence}"
        if type(frame) is fr.Placing:
            tops = [frame.held, *[card for _, card in frame.todo]] if frame.laid else [frame.root]
            for top in tops:
                if top < 0:
                    continue
                if top not in loose:
                    yield f"{name}: expected {s.cat.slugs[top]} to be loose, and to be hung once"
                loose.difference_update(s.tree(top))
        elif type(frame) is fr.Rearranging:
            loose.difference_update(card for card, _, _ in frame.before)
    for card in sorted(loose):
        yield f"{s.cat.slugs[card]} is loose and nobody is hanging it"


def _columns(s: IlluminatiState) -> Iterator[str]:
    """What the columns of cards and seats can't hold together."""
    cat = s.cat
    for card in range(cat.first_special):
        played = s.zone[card] not in (OUT, DECK)
        if s.used[card] > (cat.participations[s.persona(card)] if played else 0):
            yield f"expected {cat.slugs[card]} to be used no more often than it may be"
        if s.purse_known and s.purse_floor[card] > s.money[card]:
            yield f"expected at least floor= on {cat.slugs[card]}"
        known = s.purse_known and s.purse_known[card] == s.onlookers() and s.modules.cheats is None
        if known and s.purse_floor[card] != s.money[card]:
            yield f"expected known= with floor= on {cat.slugs[card]}"
    for seat in range(s.seats):
        goal = s.goal[seat]
        if s.root[seat] < 0 or goal < 0:
            continue
        if goal not in (goals_for(s, seat) if picks_goal(s, seat) else [s.root[seat]]):
            yield f"expected a goal that seat {seat} can have, found {cat.slugs[goal]}"
        if s.ruled_out[seat] >> goal & 1:
            yield f"expected the goal of seat {seat} not to be ruled out"
        if s.masked(seat) and not s.modules.chances[seat][s.modules.identity[seat]] >> goal & 1:
            yield f"expected the goal of seat {seat} in its may_be="


def _setup(s: IlluminatiState, f: Any) -> Iterator[str]:
    dealt = [seat for seat in range(s.seats) if s.root[seat] >= 0]
    if f.step == "deal":
        if dealt != list(range(f.seat)) or f.seat >= s.seats:
            yield "expected Illuminati for the seats before the one that is dealt to"
    elif len(dealt) != s.seats:
        yield "expected an Illuminati for every seat"
    elif f.step == "goals":
        if not 0 <= f.seat < s.seats:
            yield f"expected a seat, found {f.seat}"
        for seat in range(s.seats):
            if picks_goal(s, seat) and (s.goal[seat] >= 0) != (seat < f.seat):
                yield "expected goals for the seats before the one that picks"
    elif s.goal.count(NO_GOAL):
        yield "expected a goal for every seat whose goal is secret"
    if f.step == "roll":
        if len(f.rolls) > len(f.rolling) or not f.rolling or not set(f.rolling) <= set(dealt):
            yield "expected rolls of seats"
        if not all(2 <= roll <= 12 for roll in f.rolls):
            yield "expected rolls from 2 to 12"
    elif f.rolling or f.rolls:
        yield "expected no rolls yet"


def _frame(s: IlluminatiState, place: int, f: Any) -> Iterator[str]:
    kind = type(f)
    if kind is fr.Setup:
        yield from _setup(s, f)
        return
    for field in ("seat", "by", "to", "payer"):
        seat = getattr(f, field, -1)
        if kind is fr.Owing and field == "to":
            continue
        over = kind is fr.Bidding or (kind is fr.Turn and f.step in ("refill", "final", "end"))
        needed = not (kind in (fr.Naming, fr.Played) and field == "seat")
        if hasattr(f, field) and needed and not over and (seat < 0 or not s.alive[seat]):
            yield f"expected {field} to be a seat that is in the game, found {seat}"
            return
    if place:
        below = s.stack[place - 1]
        if type(below) not in ON[kind]:
            words = ", ".join(str(one.__struct_config__.tag) for one in ON[kind])  # type: ignore[attr-defined]
            yield f"expected one of {words} below it, found {below.__struct_config__.tag}"
            return
        yield from _below(s, f, below)
    check = CHECKS.get(kind)
    if check is not None:
        yield from check(s, f)


def _below(s: IlluminatiState, f: Any, below: Any) -> Iterator[str]:
    """What the frame below must be at."""
    kind = type(f)
    if kind is fr.Window:
        if f.kind == "answer":
            if type(below) not in (fr.Played, fr.Abolishing) or not below.asked:
                yield "expected a Special that waits for answers below it"
            return
        if f.kind == "plumbers" and type(below) is fr.Window and below.kind == "card":
            return
        wanted, steps = WINDOWS[f.kind]
        if type(below) is not wanted or getattr(below, "step", "") not in steps:
            yield f"expected {wanted.__name__.lower()} at {' or '.join(steps)} below it"
        elif f.kind == "pause" and getattr(below, "step", "") == "transfers" and not s.options.propaganda:
            yield "expected turn at actions below it"
    elif type(below) is fr.Attacking and below.step not in ATTACK_STEPS.get(kind, ("loop",)):
        yield f"expected the attack below it to be at another step than {below.step}"
    elif kind in (fr.Abolishing, fr.Replacing) and below.kind != "card":
        yield "expected a card window below it"
    elif type(below) is fr.Placing and below.laid:
        yield "expected a tree that is still to be hung below it"
    elif kind in (fr.Placing, fr.Settling) and type(below) is fr.Window and below.kind != "pause":
        yield "expected a pause window below it"
    elif kind is fr.Attacking and f.free and below.step == "brainwash" and below.seat == f.seat:
        return
    elif kind in (fr.Attacking, fr.Leaving) and (below.step != "actions" or below.seat != f.seat):
        yield "expected that seat's turn at actions below it"
    elif kind in (fr.Carrying, fr.Rearranging, fr.Altering, fr.Hiring) and type(below) is fr.Turn:
        if below.seat != f.seat and kind is not fr.Rearranging:
            yield "expected that seat's turn below it"
    elif kind in (fr.Naming, fr.Played):
        yield from _special_on(s, f, below)


def _special_on(s: IlluminatiState, f: Any, below: Any) -> Iterator[str]:
    """The moment at which this Special can have been played."""
    cat, card = s.cat, f.card
    window = below.kind if type(below) is fr.Window else ""
    if card < cat.first_special:
        yield f"expected a Special, found {cat.slugs[card]}"
    elif card in cat.connects or type(below) is fr.Placing:
        if card not in cat.connects or type(below) is not fr.Placing or below.seat != f.by or below.held >= 0:
            yield "expected a Special that hangs a Group, on the placing of one by the same seat"
    elif card in cat.cancels_special:
        if window == "card":
            if type(f) is fr.Played and f.target < 0:
                yield "expected the target of what cancels"
        elif window != "answer" or f.target >= 0 or type(f) is fr.Naming:
            yield "expected an answer window below it"
    elif card in cat.set_roll and window != "roll":
        yield "expected a roll window below it"
    elif (card in cat.cancels_privilege or card in cat.interferes) and window != "card":
        yield "expected a card window below it"
    elif card in cat.takes and type(below) is not fr.Turn:
        yield "expected a turn below it"
    elif card in cat.doubles_income and window != "income":
        yield "expected an income window below it"
    elif card in cat.skips_turn and window != "start":
        yield "expected a start window below it"
    elif window in ("card", "roll", "answer") and not (
        card in cat.set_roll or card in cat.cancels_privilege or card in cat.interferes
    ):
        yield "expected another moment for this Special"


def _own(s: IlluminatiState, card: int, seat: int) -> bool:
    """Whether a card lies in a seat's structure."""
    return 0 <= card < s.cat.first_special and s.zone[card] == HELD and s.holder[card] == seat


def _turn(s: IlluminatiState, f: Any) -> Iterator[str]:
    if not (0 <= f.actions <= MANY and 0 <= f.transfers <= MANY):
        yield "expected a number of actions and transfers"


def _drawing(s: IlluminatiState, f: Any) -> Iterator[str]:
    if not 0 <= f.left <= MANY:
        yield f"expected a number of cards, found {f.left}"


def _taxing(s: IlluminatiState, f: Any) -> Iterator[str]:
    if f.card not in s.cat.tax or not _own(s, f.card, f.seat):
        yield "expected a card of that seat that taxes"


def _owing(s: IlluminatiState, f: Any) -> Iterator[str]:
    if f.to >= 0 and (f.to >= s.cat.first_special or s.zone[f.to] != HELD):
        yield "expected the money to be owed to a card in a structure"
    if not all(_own(s, card, f.seat) for card in f.sources):
        yield "expected the sources to be cards of that seat"


def _attacking(s: IlluminatiState, f: Any) -> Iterator[str]:
    cat = s.cat
    if f.step != "target":
        if not cat.first_group <= f.target < cat.first_special or s.zone[f.target] not in (HELD, OPEN, LOOSE):
            yield "expected a Group in play as the target"
    if f.step not in ("target", "change", "attacker"):
        if not _own(s, f.attacker, f.seat) and f.step != "endow":
            yield "expected a card of that seat as the attacker"
        if f.attacker == f.target:
            yield "expected another attacker than the target"
    if f.step == "endow" and not (_own(s, f.attacker, f.seat) and s.holder[f.target] == f.seat):
        yield "expected attacker and target in the structure of that seat"
    if not all(_own(s, card, f.seat) for card, _ in f.aid):
        yield "expected the aid to come from cards of that seat"
    if list(f.aid) != sorted(set(f.aid)) or list(f.spent) != sorted(set(f.spent)):
        yield "expected aid and spent money sorted, each once"
    for seat, card, _, amount in f.spent:
        if not (0 <= seat < s.seats and card < cat.first_special and amount > 0):
            yield "expected money spent as seat, card, side and amount"
    if not all(card < 0 or card >= cat.first_special for card in (f.laid, f.whisper)):
        yield "expected Specials as laid and whisper"
    brainwash = f.kind == "brainwash"
    if brainwash and not s.options.brainwash:
        yield "expected the module of brainwashing"
    if (f.change is None) != (f.alignment is None) or (f.change is not None) != (
        brainwash and f.step not in ("target", "change")
    ):
        yield "expected change and alignment of an attempt of brainwashing whose target is named"
    elif f.change is not None and why_no_change(s, f.target, f.change, str(f.alignment)) is not None:
        yield "expected a change that can be made"
    if f.free and not (brainwash and s.stack[0].step == "brainwash"):
        yield "expected the free attempt in its own step of the turn"
    rolled = f.step in ("rolled", "endow")
    if (f.roll != 0) != rolled or (rolled and not 2 <= f.roll <= 12):
        yield "expected a roll from 2 to 12 after the dice fell, and none before"


def _abolishing(s: IlluminatiState, f: Any) -> Iterator[str]:
    if not 1 <= len(f.cards) <= 2 or not all(card >= s.cat.first_special for card in f.cards):
        yield "expected one or two Specials"
    elif len(f.cards) == 1 and (f.asked or f.cancelled or not s.hands[f.by]):
        yield "expected a second Special in the hand"


def _naming(s: IlluminatiState, f: Any) -> Iterator[str]:
    cat = s.cat
    if f.card in cat.takes:
        if f.target >= 0 and (f.target >= cat.first_special or s.zone[f.target] != OPEN):
            yield "expected an uncontrolled Group as the target"
    elif f.target >= 0 or not (f.card in cat.revives or f.card in cat.peeks or f.card in cat.cancels_special):
        yield from naming_more(s, f)


def _played(s: IlluminatiState, f: Any) -> Iterator[str]:
    cat = s.cat
    if (f.card in cat.takes or f.card in cat.revives) and not cat.first_group <= f.target < cat.first_special:
        yield "expected a Group as the target"
    if (f.card in cat.takes or f.card in cat.connects) and not (f.master >= 0 and 0 <= f.side <= 3):
        yield "expected master and side"
    yield from played_more(s, f)
    if f.card in cat.peeks and (f.seat < 0) == (f.target < 0):
        yield "expected a seat or a card to look at"
    if f.card in cat.peeks and f.target >= 0 and not (s.purse_known and s.zone[f.target] == HELD):
        yield "expected a card with a closed treasury to look at"
    if f.card in cat.rearranges_money:
        yield from _plan(s, f, f.by)
    elif f.plan:
        yield "expected no plan"


def _plan(s: IlluminatiState, f: Any, seat: int) -> Iterator[str]:
    """The money by card of a seat."""
    if sorted(card for card, _ in f.plan) != sorted(s.layout(seat).members):
        yield "expected a plan for the cards of that seat"
    elif any(amount < 0 for _, amount in f.plan):
        yield "expected a plan of amounts"


def _redistributing(s: IlluminatiState, f: Any) -> Iterator[str]:
    if f.special >= 0:
        if f.special not in s.cat.rearranges_money:
            yield "expected a Special that lays money anew"
            return
        yield from _plan(s, f, f.seat)
    elif f.plan or f.bonus:
        yield "expected neither plan nor bonus without a Special"
    purse = dict(f.plan) if f.special >= 0 else {card: s.money[card] for card in s.layout(f.seat).members}
    if f.source >= 0 and (purse.get(f.source, 0) <= 0 or len(purse) < 2):
        yield "expected a source with money"
    if not (0 <= f.left <= MANY and 0 <= f.bonus <= MANY):
        yield "expected a number of moves and a bonus"


def _placing(s: IlluminatiState, f: Any) -> Iterator[str]:
    cat = s.cat
    if not cat.first_group <= f.root < cat.first_special or s.holder[f.root] != f.seat:
        yield "expected a Group of that seat as the root"
        return
    if s.zone[f.root] != (HELD if f.laid else LOOSE):
        yield "expected the root " + ("to hang" if f.laid else "to be loose")
    if f.master >= 0 and not _own(s, f.master, f.seat):
        yield "expected a card of that seat as the master"
    if not f.laid and (f.held >= 0 or f.todo):
        yield "expected nothing to be re-hung before the root hangs"
        return
    cards = [card for _, card in f.todo] + ([f.held] if f.held >= 0 else [])
    for card in cards:
        fits = (
            cat.first_group <= card < cat.first_special and s.zone[card] == LOOSE and s.holder[card] == f.seat
        )
        if not fits or not _own(s, s.master[card], f.seat) or not s.under(s.master[card], f.root):
            yield "expected what is re-hung to be loose, under a card of the tree"
            return
    if len(set(cards)) != len(cards):
        yield "expected each card once"
    if [depth for depth, card in f.todo] != [s.depth_under(card, f.root) for _, card in f.todo]:
        yield "expected the depth of each card in the tree"


def _carrying(s: IlluminatiState, f: Any) -> Iterator[str]:
    if not _own(s, f.source, f.seat) or s.money[f.source] <= 0 or not s.layout(f.seat).groups:
        yield "expected a card of that seat with money and a neighbour"


def _rearranging(s: IlluminatiState, f: Any) -> Iterator[str]:
    cat, seat = s.cat, f.seat
    cards = [card for card, _, _ in f.before]
    ours = [
        card
        for card in range(cat.first_group, cat.first_special)
        if s.zone[card] in (HELD, LOOSE) and s.holder[card] == seat
    ]
    if sorted(cards) != ours:
        yield "expected before to name each Group of that seat once"
        return
    cells = {s.root[seat]: (CENTRE, 0)}
    waiting = list(f.before)
    while waiting:
        left = []
        for card, master, side in waiting:
            if master not in cells:
                left.append((card, master, side))
                continue
            cell, heading = cells[master]
            there = cell + STEP[side] if 0 <= side <= 3 else -1
            if (
                there < 0
                or ((side - heading) & 3 not in s.outs[master] and not cat.connects)
                or there in [at for at, _ in cells.values()]
            ):
                yield f"expected an arrow and a cell for {cat.slugs[card]} in before"
                return
            cells[card] = (there, side)
        if len(left) == len(waiting):
            yield f"expected {cat.slugs[left[0][0]]} to hang under the Illuminati in before"
            return
        waiting = left
    if f.held >= 0 and (f.held not in cards or s.zone[f.held] != LOOSE):
        yield "expected the card in hand to be a loose one"
    if not 0 <= f.left <= MANY:
        yield "expected a number of steps"
    if any(s.zone[card] == LOOSE and (s.master[card] or s.heading[card]) for card in cards):
        yield f"expected each loose card on its own, without a master, to the {SIDES[0]}"


def _altering(s: IlluminatiState, f: Any) -> Iterator[str]:
    if f.card not in s.cat.alters_alignment or not _own(s, f.card, f.seat):
        yield "expected a card of that seat that alters alignments"
    elif f.target >= 0 and (
        not s.cat.first_group <= f.target < s.cat.first_special or s.zone[f.target] not in (HELD, OPEN)
    ):
        yield "expected a Group in play as the target"


def _offering(s: IlluminatiState, f: Any) -> Iterator[str]:
    cat = s.cat
    if f.by == f.to:
        yield "expected an offer to another seat"
    if f.gives < 0 or f.wants < 0 or (f.gives and f.wants) or f.gives > s.money[s.root[f.by]]:
        yield "expected money that is there, one way"
    hand = [token >> 8 for token in s.hands[f.by] if token >> f.to & 1]
    if any(f.gives_specials.count(card) > hand.count(card) for card in f.gives_specials):
        yield "expected Specials in the giver's hand that the other has been shown"
    if any(card < cat.first_special for card in f.wants_specials):
        yield "expected Specials to be wanted"
    if not all(_own(s, card, f.by) and card >= cat.first_group for card in f.gives_groups) or not all(
        _own(s, card, f.to) and card >= cat.first_group for card in f.wants_groups
    ):
        yield "expected Groups of the one who gives them"
    for row in (f.gives_groups, f.wants_groups):
        for card in row:
            if any(other != card and s.under(card, other) for other in row) or row.count(card) > 1:
                yield "expected Groups apart from each other"


CHECKS: dict[type, Any] = {
    fr.Turn: _turn,
    fr.Drawing: _drawing,
    fr.Taxing: _taxing,
    fr.Owing: _owing,
    fr.Attacking: _attacking,
    fr.Abolishing: _abolishing,
    fr.Naming: _naming,
    fr.Played: _played,
    fr.Redistributing: _redistributing,
    fr.Placing: _placing,
    fr.Carrying: _carrying,
    fr.Rearranging: _rearranging,
    fr.Altering: _altering,
    fr.Offering: _offering,
    **MODULE_CHECKS,
}
