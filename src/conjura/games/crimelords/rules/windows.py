"""Windows: holders of Specials are asked one after another until all have declined in a row (C-11.14)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine import windows
from conjura.engine.cheating import CHEATS
from conjura.engine.kernel import NOBODY
from conjura.engine.windows import ask_anew, decline
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.crimelords.actions import CallOff, Decline, Play
from conjura.games.crimelords.frames import Attacking, Window
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules import cheats, specials, targets
from conjura.games.crimelords.rules.turn_state import attack_of, place_of
from conjura.games.crimelords.state import PROCEDURES, CrimeLordsState

DECLINE: Final = Decline()
CLAUSES: Final = {
    "declare": "C-11.14",
    "money": "C-11.14",
    "help": "C-13.3",
    "before_roll": "C-11.14",
    "after_roll": "C-11.14",
    "special": "C-11.7",
}


def open_window(s: CrimeLordsState, kind: Any, at: int) -> None:
    """Open a window, asking from seat ``at`` on; nothing happens if nobody holds a Special."""
    if s.anybody_holds() or doubted(s, kind):
        s.push(Window(kind, at))


def doubted(s: CrimeLordsState, kind: str) -> bool:
    """Whether everybody is asked in a window, for anybody may doubt what is said there (C-19.5)."""
    return s.ledger is not None and kind in ("before_roll", "after_roll")


class WindowProcedure(windows.WindowProcedure):
    """Frame ``Window``."""

    def asked(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        if not s.hands[seat] and (s.ledger is None or not s.alive[seat] or not doubted(s, f.kind)):
            return False
        return bool(f.kind != "special" or seat != s.stack[-2].by)

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        about = s.stack[-2] if f.kind == "special" else attack_of(s)
        return NOBODY if about.cancelled else self.in_turn(s, f, f.declined)

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        slugs = s.cat.slugs
        if f.kind == "special":
            below = s.stack[-2]
            return Prompt(
                "special_window", CLAUSES["special"], seat, {"card": slugs[below.card], "by": below.by}
            )
        attack = attack_of(s)
        params: dict[str, Any] = {
            "kind": attack.kind,
            "attacker": slugs[attack.attacker],
            "target": slugs[attack.target],
        }
        if f.kind == "after_roll":
            params["roll"] = attack.roll
        return Prompt(f.kind + "_window", CLAUSES[f.kind], seat, params)

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        specials.list_plays(s, seat, f.kind, out)
        cheats.list_doubts(s, seat, f.kind, out)
        return out

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if kind is Play:
            return specials.why_no_play(s, seat, f.kind, action.card)
        if place_of(s, Attacking) < 0:  # a Special of the own turn or of a payroll is being answered
            return None
        if kind is CallOff and f.kind != "declare":
            return refuse("committed")
        return targets.why_not_meanwhile(s, attack_of(s), seat, action)

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Decline:
            decline(s, f, seat, f.kind + "_window")
        elif type(action) in CHEATS:
            cheats.act(s, seat, action)
        else:
            ask_anew(s, f, seat)
            specials.play(s, seat, action.card)

    def breakdown(self, s: CrimeLordsState, f: Any, seat: int) -> list[Breakdown]:
        place = place_of(s, Attacking)
        if place < 0:
            return []
        return PROCEDURES[Attacking].breakdown(s, s.stack[place], seat)


PROCEDURES[Window] = WindowProcedure()
