"""Draws an attack under way for a screen, and tells what money could still go into it (see ``scene``)."""

from __future__ import annotations

from typing import Any

from conjura.engine.dice import chance_of
from conjura.engine.wire import Breakdown, Part
from conjura.games.illuminati.prospects import winners_by
from conjura.games.illuminati.rules.strength import needed
from conjura.games.illuminati.scene import AttackScene
from conjura.games.illuminati.state import HELD, IlluminatiState
from conjura.games.illuminati.view import wealth_seen


def money_seen(s: IlluminatiState, card: int, eyes: int | None) -> tuple[int | None, int]:
    """``(money, at_least)`` of a card as eyes may know it."""
    if s.purse_known and s.holder[card] != eyes:
        if not s.purse_known[card] >> (s.seats if eyes is None else eyes) & 1:
            return None, s.purse_floor[card]
    amount = s.money[card]
    if s.modules.cheats is not None and card < s.cat.first_group and s.holder[card] != eyes:
        amount -= s.concealed(s.holder[card])
    return amount, 0


def attack_scene(s: IlluminatiState, f: Any, eyes: int | None) -> AttackScene:
    """An attack whose attacker and target are named."""
    slugs = s.cat.slugs
    parts: list[Part] = []
    number = needed(s, f, parts)
    held = s.zone[f.target] == HELD
    defender = s.holder[f.target] if held else None
    return AttackScene(
        seat=f.seat,
        kind=f.kind,
        attacker=slugs[f.attacker],
        target=slugs[f.target],
        defender=defender,
        number=Breakdown("roll_needed", number, tuple(parts)),
        chance=round(chance_of(number), 4),  # more places would only be more bytes
        purses=purses(s, f, defender, eyes),
        wins=winners_by(s, f, eyes),
    )


def purses(s: IlluminatiState, f: Any, defender: int | None, eyes: int | None) -> tuple[int, ...]:
    """By seat, what it could still spend, in points (I-10.12, I-10.13, I-10.14, I-14.2)."""
    if f.roll:
        return ()
    out = [0] * s.seats
    for seat in range(s.seats):
        if not s.alive[seat] or s.root[seat] < 0:
            continue
        if seat not in (defender, f.seat) and f.privileged and not f.interferers >> seat & 1:
            continue
        most = purse(s, s.root[seat], seat, eyes)
        if seat == f.seat:
            most += purse(s, f.attacker, seat, eyes) if f.attacker != s.root[seat] else 0
        elif seat == defender:
            most += 2 * purse(s, f.target, seat, eyes)
        out[seat] = most
    return tuple(out)


def purse(s: IlluminatiState, card: int, seat: int, eyes: int | None) -> int:
    """The money on a card, or the most that could lie there where it is a secret."""
    amount, _ = money_seen(s, card, eyes)
    return wealth_seen(s, seat, eyes) if amount is None else amount
