"""Which attack is worth announcing: target, attacker, aid and money together."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati.alignments import frame_stake
from conjura.bots.illuminati.outlook import Outlook
from conjura.engine.dice import chance_of
from conjura.games.illuminati.catalogue import CONTROL, DESTROY, FANATIC, NEUTRALIZE, OPPOSITE, POPCOUNT
from conjura.games.illuminati.rules import targets
from conjura.games.illuminati.rules.strength import KIND_NUMBER, proximity, shelter
from conjura.games.illuminati.rules.turn_state import turn_of
from conjura.games.illuminati.state import HELD, OPEN, IlluminatiState

CHANCES = tuple([chance_of(number) for number in range(11)])
WHISPER, WHISPER_COST = 5.0, 1.5
"""What the Special is worth that lets a Group without Power be destroyed, to who collects them; its cost to others."""
MOLE_LIFT = 4
"""What a Mole adds to an attack to control, its roll considered (I-23.1)."""
AID_COST = 0.12
"""What a point of Transferable Power used costs, for its card could have done something else."""


def chance(number: float) -> float:
    """The probability of success; a number between two whole ones lies between their chances."""
    if number <= 1:
        return 0.0
    if number >= 10:
        return CHANCES[10]
    low = int(number)
    return CHANCES[low] + (number - low) * (CHANCES[low + 1] - CHANCES[low])


class Plan:
    """An attack worth thinking of.

    Attributes:
        score: what it is expected to bring.
        kind, target, attacker: as the catalogue numbers them.
        aid: the cards that aid.
        number: the number needed with that aid and without money.
        money: what the attacker means to spend.
        gain: what success is worth.
        odds: of success, as far as can be foreseen.
    """

    __slots__ = ("aid", "attacker", "gain", "kind", "money", "number", "odds", "score", "target")

    def __init__(
        self,
        score: float,
        kind: int,
        target: int,
        attacker: int,
        aid: tuple[int, ...],
        number: int,
        money: int,
        gain: float,
        odds: float,
    ) -> None:
        self.score = score
        self.kind = kind
        self.target = target
        self.attacker = attacker
        self.aid = aid
        self.number = number
        self.money = money
        self.gain = gain
        self.odds = odds


def shared_part(s: IlluminatiState, me: int, kind: int, target: int, whisper: bool) -> int:
    """The part of the number needed that is the same for every attacker of a seat (I-10.9)."""
    cat, zone, holder = s.cat, s.zone, s.holder
    mask = s.align[target]
    total = 6 if kind == NEUTRALIZE else 0
    for source, amount, wanted, cards, excludes in cat.any_bonus[kind]:
        if zone[source] != HELD or holder[source] != me:
            continue
        if source == target and (excludes or holder[target] == me):
            continue
        if (not wanted or wanted & mask) and (not cards or target in cards):
            total += amount
    if kind == DESTROY and not whisper:
        total -= s.power[target]
    else:
        total -= s.resist[target]
        if zone[target] == HELD:
            for source, amount in cat.resist_others:
                if source != target and zone[source] == HELD and holder[source] == holder[target]:
                    total -= amount
    if kind == DESTROY and cat.shelters:
        total -= shelter(s, me, target, None)
    return total - proximity(s, target, me)


def own_part(s: IlluminatiState, kind: int, attacker: int, target: int, whisper: bool) -> int:
    """The part of the number needed that depends on the attacker."""
    cat = s.cat
    mine, theirs = s.alignments(attacker, kind, target), s.align[target]
    if kind == DESTROY and attacker in cat.overlooks:
        overlooked, wanted = cat.overlooks[attacker]
        if wanted & theirs:
            mine &= ~overlooked
    total = 0
    if mine:
        total = 4 * (POPCOUNT[mine & theirs & ~FANATIC] - POPCOUNT[OPPOSITE[mine] & theirs])
        if kind == DESTROY:
            total = -total
        if kind != DESTROY or whisper:
            versus = cat.resist_versus.get(target)
            if versus is not None and versus[0] & mine:
                total -= versus[1] - cat.resistance[target]
    direct = cat.direct_bonus[kind].get(attacker)
    if direct is not None:
        for amount, wanted, cards in direct:
            if (not wanted or wanted & theirs) and (not cards or target in cards):
                total += amount
    return total + s.power[attacker]


def helpers(s: IlluminatiState, me: int) -> list[tuple[int, int]]:
    """The own cards that could aid now, the strongest first, as ``(Transferable Power, card)``."""
    used, often, transferable = s.used, s.cat.participations, s.transferable
    out = [
        (transferable[card], card)
        for card in s.layout(me).members
        if transferable[card] > 0 and used[card] < often[card]
    ]
    out.sort(reverse=True)
    return out


def aid_for(
    s: IlluminatiState, able: list[tuple[int, int]], attacker: int, target: int, short: float
) -> tuple[tuple[int, ...], int]:
    """The cheapest aid that covers what is short, or all there is: the cards and their Power together."""
    if short <= 0:
        return (), 0
    free = [row for row in able if row[1] != attacker and row[1] != target]
    if not free:
        return (), 0
    for power, card in reversed(free):  # one card that is enough, the weakest of those
        if power >= short:
            return (card,), power
    chosen: list[int] = []
    total = 0
    for power, card in free:
        if total >= short:
            break
        chosen.append(card)
        total += power
    return tuple(chosen), total


def resistance_by_money(o: Outlook, kind: int, target: int, gain: float) -> float:
    """How much money against an attack is to be expected from its victim and from third players."""
    s = o.s
    expected = 0.0
    if s.zone[target] == HELD and s.holder[target] != o.me:
        owner = s.holder[target]
        expected += o.style.caution * min(16, 2 * o.money[target] + o.money[s.root[owner]])
    if gain > 14.0:
        for seat in range(s.seats):
            if seat != o.me and s.alive[seat] and not (s.zone[target] == HELD and s.holder[target] == seat):
                expected += (0.6 if gain > 20.0 else 0.2) * min(20, o.money[s.root[seat]])
    return expected


def seat_bonus(o: Outlook, attacker: int, target: int) -> float:
    """What it is worth to hang a Group from this attacker: safety, and arrows to go on."""
    s = o.s
    layout = s.layout(o.me)
    deep = 0 if attacker == s.root[o.me] else layout.depth[attacker] + 1
    danger = 1.0 - (1.0 - o.risk(attacker)) * (1.0 - o.exposed(target, deep))
    bonus = -o.style.loss * danger * o.worth_of_all(o.me, o.parts(target))
    outs = len(s.outs[target])
    free = len(layout.arrows)
    if outs == 0:
        if free <= 1:
            bonus -= 4.0
        elif free == 2:
            bonus -= 1.5
        if deep == 0:
            bonus -= 0.8
    return bonus


def aims(s: IlluminatiState, me: int, kind: int, whispers: bool) -> list[int]:
    """The Groups that a seat may want to attack in this way: uncontrolled ones and those of others."""
    out = [] if kind == NEUTRALIZE else s.zoned(OPEN)
    for seat in range(s.seats):
        if seat != me and s.alive[seat]:
            out.extend(s.layout(seat).groups)
    if kind == DESTROY and not whispers:
        out = [card for card in out if s.base[card] > 0]
    return out


def best_plan(
    o: Outlook,
    kinds: tuple[int, ...] = (CONTROL, NEUTRALIZE, DESTROY),
    target: int = -1,
    attacker: int = -1,
    lift: int = 0,
) -> Plan | None:
    """The attack that promises most, among those of a kind, on a target, by an attacker, if these are given.

    Args:
        o: the outlook.
        kinds, target, attacker: what is given.
        lift: what a Mole that is still to be planted would add to an attack to control.

    Returns:
        the plan, also if it promises little; ``None`` if no attack can succeed.
    """
    s, me = o.s, o.me
    root = s.root[me]
    purse = o.money[root]
    able = helpers(s, me)
    whisperer = targets.whisperer(s, me)
    best: Plan | None = None
    for kind in kinds:
        leaders = targets.attackers(s, me, kind)
        if attacker >= 0:
            leaders = [card for card in leaders if card == attacker]
        if not leaders:
            continue
        for aim in aims(s, me, kind, whisperer >= 0) if target < 0 else (target,):
            whisper = kind == DESTROY and s.base[aim] == 0
            gain = o.gain(kind, me, aim)
            if whisper:  # the card has no better use than this for who collects
                gain += WHISPER if o.collects() > 0.5 else -WHISPER_COST
            if target < 0 and (gain < 1.0 or (best is not None and gain + 1.5 <= best.score)):
                continue
            common = shared_part(s, me, kind, aim, whisper)
            if kind == CONTROL and (lift or s.modules.moles):
                common += MOLE_LIFT if (me, aim) in [row[:2] for row in s.modules.moles] else lift
            against = resistance_by_money(o, kind, aim, gain)
            for lead in leaders:
                if not targets.fits(s, me, kind, lead, aim):
                    continue
                worth = gain + (seat_bonus(o, lead, aim) if kind == CONTROL else 0.0)
                if best is not None and CHANCES[10] * worth - 0.3 <= best.score:
                    continue
                number = common + own_part(s, kind, lead, aim, whisper)
                aid, more = aid_for(s, able, lead, aim, 10 + against - number)
                number += more
                money = purse + (o.money[lead] if lead != root else 0)
                spent, odds = outlay(o, number - against, money, worth)
                score = odds * worth - o.cost_of(me, spent) - AID_COST * (more + s.power[lead]) - 0.3
                if best is None or score > best.score:
                    best = Plan(score, kind, aim, lead, aid, number, spent, gain, odds)
    if best is not None and best.odds <= 0.0 and target < 0:
        return None
    return best


def outlay(o: Outlook, number: float, purse: int, worth: float) -> tuple[int, float]:
    """How much to spend on an attack, and the odds it then has."""
    odds = chance(number)
    best, spent = odds * worth, 0
    first, most = max(1, int(2 - number)), min(purse, int(11 - number))
    if first > most:
        return spent, odds
    o.cost_of(o.me, most)
    costs = o.costs_of(o.me)
    for amount in range(first, most + 1):
        now = chance(number + amount)
        value = now * worth - costs[amount]
        if value > best:
            best, spent, odds = value, amount, now
    return spent, odds


def frame_gain(o: Outlook, f: Any) -> float:
    """What it is worth to the seat that the attack of a frame succeeds, an attempt at brainwashing too."""
    if f.kind == "brainwash":
        return frame_stake(o, f)
    return o.gain(KIND_NUMBER[f.kind], f.seat, f.target)


def actions_left(s: IlluminatiState) -> int:
    """The regular actions that the active seat has left."""
    return int(turn_of(s).actions)
