"""What follows an attack: called off, failed, or a Group captured, neutralized or destroyed (I-10.24, I-11 to I-13)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.games.illuminati.events import (
    AttackCalledOff,
    AttackResolved,
    GroupCaptured,
    GroupDestroyed,
    GroupNeutralized,
    MoneyGained,
    MoneyHalved,
)
from conjura.games.illuminati.frames import Consoling, Placing
from conjura.games.illuminati.rules import (
    brainwash,
    masks,
    specials,
    victory,
)
from conjura.games.illuminati.rules.freeing import free, free_tree
from conjura.games.illuminati.rules.reckoning import forget
from conjura.games.illuminati.rules.strength import needed
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import DEAD, HELD, IlluminatiState


def call_off(s: IlluminatiState, f: Any) -> None:
    """The attack does not take place: no action, no card used (I-10.18, I-10.26, I-28.8)."""
    s.pop()
    if f.laid < 0 and f.whisper < 0:
        called = (*turn_of(s).called_off, (f.attacker, f.kind, f.target))
        change_turn(s, called_off=tuple(sorted(called)))
    slugs = s.cat.slugs
    s.tell(AttackCalledOff(seat=f.seat, attacker=slugs[f.attacker], target=slugs[f.target]))


def resolve(s: IlluminatiState, f: Any) -> None:
    """The success test, once, and what follows (I-10.9, I-10.24)."""
    if s.ledger is not None:
        kept = [row for row in s.ledger.done if row[1] != "misread"]
        s.ledger = replace(s.ledger, dice=0, told=0, done=tuple(kept))
    number = needed(s, f)
    success = f.roll <= number and f.roll <= 10
    slugs, target = s.cat.slugs, f.target
    s.tell(AttackResolved(seat=f.seat, kind=f.kind, attacker=slugs[f.attacker], target=slugs[target],
                          roll=f.roll, needed=number, success=success))  # fmt: skip
    loser = s.holder[target] if s.zone[target] == HELD else -1
    if not success:
        finish(s, f)
    elif f.kind == "control":
        capture(s, f, loser)
    elif f.kind == "brainwash":
        brainwash.mark(s, f)
        finish(s, f)
    elif f.kind == "neutralize":
        lost = len(s.tree(target))
        free_tree(s, target)
        s.tell(GroupNeutralized(card=slugs[target], loser=loser))
        console(s, loser, lost)
        finish(s, f)
        ask_consoled(s, loser, lost)
    else:
        lost = len(s.tree(target)) if loser >= 0 else 0
        destroy(s, f, loser)
        finish(s, f)
        ask_consoled(s, loser, lost)


def capture(s: IlluminatiState, f: Any, loser: int) -> None:
    """The target with its puppets comes to the attacker; half the money is lost (I-11.4 to I-11.7)."""
    target, slugs = f.target, s.cat.slugs
    parts = s.lift(target, f.seat)
    s.tell(GroupCaptured(seat=f.seat, card=slugs[target], loser=None if loser < 0 else loser))
    if loser >= 0:
        console(s, loser, len(parts))
        if s.options.capture_half == "total":
            total = sum([s.money[card] for card in parts])
            kept = dict.fromkeys(parts, 0)
            kept[target] = total // 2
        else:
            kept = {card: s.money[card] // 2 for card in parts}
        for card in parts:
            paid = s.money[card] - kept[card]
            if s.money[card] or kept[card]:
                s.money[card] = kept[card]
                s.tell(MoneyHalved(card=slugs[card], paid=max(paid, 0), kept=kept[card],
                                   reveals=bool(s.purse_known)))  # fmt: skip
            s.open_purse(card)
    s.put(replace(f, step="endow"))
    s.push(Placing(f.seat, target, master=f.attacker))
    ask_consoled(s, loser, len(parts))


def destroy(s: IlluminatiState, f: Any, loser: int) -> None:
    """The target is dead, its puppets become uncontrolled (I-13)."""
    target, slugs = f.target, s.cat.slugs
    parts = s.tree(target) if loser >= 0 else [target]
    for card in parts[1:]:
        free(s, card, loser)
    amount = s.clear(target, DEAD)
    forget(s, target)
    kills = list(s.kills)
    kills[f.seat] += 1
    s.kills = tuple(kills)
    s.tell(GroupDestroyed(seat=f.seat, card=slugs[target], loser=None if loser < 0 else loser,
                          count=kills[f.seat], amount=amount, reveals=bool(s.purse_known)))  # fmt: skip
    if loser >= 0:
        console(s, loser, len(parts))


def finish(s: IlluminatiState, f: Any) -> None:
    """The attack is over: eliminations, then the pause (I-10.19, I-31.5)."""
    s.pop()
    victory.eliminate(s)
    if s.over:
        return
    if turn_of(s).step == "brainwash":
        change_turn(s, step="actions")
    if turn_of(s).step == "actions":
        specials.finish_action(s)


def console(s: IlluminatiState, loser: int, lost: int) -> None:
    """An Illuminati gets money for each card that its structure loses through an attack (I-7.7)."""
    root = s.root[loser]
    amount = lost * s.cat.consoled.get(root, 0)
    if amount:
        s.earn(root, amount)
        s.tell(MoneyGained(seat=loser, card=s.cat.slugs[root], amount=amount))


def ask_consoled(s: IlluminatiState, loser: int, lost: int) -> None:
    """Whose card lies face down and might get that money is asked, when the attack has its frame no longer on top."""
    if loser >= 0 and not s.over and masks.could(s, loser, s.cat.consoled):
        s.push(Consoling(loser, lost))
