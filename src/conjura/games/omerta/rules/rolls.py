"""Dice: difficulty rolls with criticals, opposed rolls with ties, and what each side counts (O-6.3, O-6.4, O-0.1)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import BY_CHANCE, NOBODY, Procedure
from conjura.engine.wire import Breakdown, Part, Prompt
from conjura.games.omerta.catalogue import ASSAULT, CONQUEST, EVENT, INVOLVEMENT, ROBBERY
from conjura.games.omerta.events import DieRolled, RollJudged
from conjura.games.omerta.frames import NOBODY_WON, Assaulting, Rolling
from conjura.games.omerta.rules import chance, odds
from conjura.games.omerta.rules.moments import acting, open_window, rolling_place
from conjura.games.omerta.state import PROCEDURES, OmertaState

ROLL_DEED: Final[dict[str, int]] = {
    "conquest": CONQUEST, "assault": ASSAULT, "robbery": ROBBERY, "involvement": INVOLVEMENT, "event": EVENT,
}  # fmt: skip
"""The kind of deed that cards speak of, by the kind of roll; the roll for start player is none."""


def side_of(f: Any, seat: int) -> int:
    """Which side of a roll a seat is, or -1."""
    for place in range(len(f.sides)):
        if f.sides[place][0] == seat:
            return place
    return -1


def lent_men(frame: Any, side: int) -> int:
    """Soldiers lent to a side of an Assault, or in a Conquest."""
    total = 0
    if type(frame) is Assaulting:
        for which, _, _, count, _ in frame.lent:
            if which == side:
                total += count
    else:
        for _, _, count in frame.lent:
            total += count
    return total


def lent_by(f: Assaulting, side: int, seat: int) -> int:
    """Soldiers that a seat has lent to a side of an Assault."""
    total = 0
    for which, lender, _, count, _ in f.lent:
        if which == side and lender == seat:
            total += count
    return total


def strength(s: OmertaState, place: int, side: int, parts: list[Part] | None) -> int:
    """What a side of the roll at a place of the stack has besides its die; with ``parts``, part by part."""
    f, below, cat = s.stack[place], s.stack[place - 1], s.cat
    seat, capo = f.sides[side]
    column = cat.stats[f.stat]
    clause = "O-6.9" if f.kind == "event" and f.scope != "chain" else "O-0.1"
    total = 0
    if f.scope in ("don", "chain"):
        total += column[s.don[seat]]
        add(s, parts, column[s.don[seat]], "don", clause, s.don[seat])
    if f.scope in ("capo", "chain"):
        total += column[capo]
        add(s, parts, column[capo], "capo", clause, capo)
    if f.scope in ("type", "chain"):
        kind = cat.first_type + s.kind[capo]
        total += column[kind]
        add(s, parts, column[kind], "type", clause, kind)
    if f.scope == "chain":
        control = s.estate(seat).bonus[f.stat]
        total += control
        add(s, parts, control, "control", "O-9.1", -1)
    if f.kind == "assault":
        men = below.men if side == 0 else s.men[below.target]
        if side:
            total += cat.defence[below.target]
            add(s, parts, cat.defence[below.target], "defence", "O-6.6d", below.target)
        total += men + lent_men(below, side)
        add(s, parts, men, "soldiers", "O-6.6d", -1)
        add(s, parts, lent_men(below, side), "lent", "O-6.6d", -1)
    elif f.kind == "conquest":
        total += below.men + lent_men(below, 0)
        add(s, parts, below.men, "soldiers", "O-6.5d", -1)
        add(s, parts, lent_men(below, 0), "lent", "O-5.11", -1)
    total += int(f.bonus[side])
    add(s, parts, f.bonus[side], "cards", "O-6.2", -1)
    return total


def add(s: OmertaState, parts: list[Part] | None, amount: int, source: str, clause: str, card: int) -> None:
    """Append a part of a number, if parts are asked for and there is anything."""
    if parts is not None and amount:
        parts.append(Part(amount, source, clause, s.cat.slugs[card] if card >= 0 else None))


def begin_roll(
    s: OmertaState,
    kind: Any,
    stat: int,
    scope: Any,
    sides: tuple[tuple[int, int], ...],
    difficulty: int = 0,
    bonus: tuple[int, ...] = (),
) -> None:
    """Push a roll; its result goes to ``won`` of the frame below."""
    zeros = (0,) * len(sides)
    s.push(Rolling(kind, stat, scope, sides, zeros, bonus or zeros, difficulty))


def to_throw(f: Any) -> int:
    """The side whose die is thrown next, or -1."""
    if f.again:
        return 0
    for side in range(len(f.dice)):
        if not f.dice[side]:
            return side
    return -1


class RollingProcedure(Procedure):
    """Frame ``Rolling``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.step == "throw" and to_throw(f) >= 0:
            return BY_CHANCE
        return NOBODY

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return chance.roll_outcomes()

    def draw(self, s: OmertaState, f: Any) -> Any:
        return chance.throw(s)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt("chance", "O-3.3" if f.kind == "start" else "O-6.3", seat)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        side = to_throw(f)
        dice = list(f.dice)
        dice[side] += action.pips
        again = f.difficulty > 0 and action.pips == 6
        s.put(replace(f, dice=tuple(dice), again=again))
        s.tell(DieRolled(seat=f.sides[side][0], amount=action.pips, reveals=True))

    def step(self, s: OmertaState, f: Any) -> None:
        windows = f.kind != "start"
        if f.step == "before":
            s.put(replace(f, step="throw"))
            if windows:
                open_window(s, "roll", ROLL_DEED[f.kind], acting(s))
        elif f.step == "throw":
            s.put(replace(f, step="judge"))
            if windows:
                open_window(s, "rolled", ROLL_DEED[f.kind], acting(s))
        else:
            self.judge(s, f)

    def judge(self, s: OmertaState, f: Any) -> None:
        """The dice count: who has won, or who throws again (O-6.3, O-6.4)."""
        place = len(s.stack) - 1
        totals: list[int] = []
        for side in range(len(f.sides)):
            totals.append(f.dice[side] + strength(s, place, side, None))
        best = max(totals)
        tied = [side for side in range(len(totals)) if totals[side] == best]
        winner = f.sides[tied[0]][0]
        how = "won"
        if f.difficulty:
            if best <= f.difficulty:
                winner, how = NOBODY_WON, "lost"
        elif len(tied) > 1:
            winner, how = self.of_the_tied(s, f, tied), "won"
            if winner < 0:
                how = "tie"
        seats = tuple([side[0] for side in f.sides])
        s.tell(RollJudged(seats=seats, totals=tuple(totals), amount=f.difficulty, kind=f.kind, how=how))
        if how == "tie":
            again = tuple([f.sides[side] for side in tied])
            bonus = tuple([f.bonus[side] for side in tied])
            s.put(replace(f, sides=again, dice=(0,) * len(tied), bonus=bonus, step="before"))
            return
        s.pop()
        s.put(replace(s.stack[-1], won=winner))

    def of_the_tied(self, s: OmertaState, f: Any, tied: list[int]) -> int:
        """Who wins a tie without another throw (`involve_tie`), or -1."""
        if f.kind == "involvement" and s.options.involve_tie == "active_wins":
            active = s.stack[-2].seat
            for side in tied:
                if f.sides[side][0] == active:
                    return int(active)
        return -1

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        return roll_numbers(s)


def roll_numbers(s: OmertaState) -> list[Breakdown]:
    """What each side of the roll under way has without its die, and what it must exceed (O-6.4)."""
    place = rolling_place(s)
    if place < 0:
        return []
    f = s.stack[place]
    out: list[Breakdown] = []
    for side in range(len(f.sides)):
        parts: list[Part] = []
        total = strength(s, place, side, parts)
        if f.dice[side]:
            parts.append(Part(f.dice[side], "die", "O-6.3"))
            total += f.dice[side]
        out.append(Breakdown("own_total" if side == 0 else "other_total", total, tuple(parts)))
    if f.difficulty:
        out.append(Breakdown("difficulty", f.difficulty, (Part(f.difficulty, "difficulty", "O-6.4"),)))
    if not any(f.dice):
        if f.difficulty:
            out.append(odds.percent(odds.exceeds(f.difficulty - out[0].total)))
        elif len(f.sides) == 2:
            out.append(odds.percent(odds.prevails(out[0].total - out[1].total)))
    return out


PROCEDURES[Rolling] = RollingProcedure()
