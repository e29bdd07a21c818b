"""Windows: seats are asked one after another until all have declined in a row (O-6.8)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine import windows
from conjura.engine.kernel import NOBODY
from conjura.engine.windows import ask_anew, decline
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.omerta.actions import Decline, Involve, Play
from conjura.games.omerta.frames import Assaulting, Conquest, Played, Robbery, Window
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import cards, rolls
from conjura.games.omerta.rules.moments import deed_place
from conjura.games.omerta.state import PROCEDURES, OmertaState

DECLINE: Final = Decline()
CLAUSES: Final = {
    "payday": "O-4.11",
    "declare": "O-6.8",
    "roll": "O-6.8",
    "rolled": "O-6.12",
    "aftermath": "O-6.8",
    "card": "O-6.8",
    "happening": "O-6.8",
}


class WindowProcedure(windows.WindowProcedure):
    """Frame ``Window``."""

    def asked(self, s: OmertaState, f: Any, seat: int) -> bool:
        return bool(s.hands[seat] and cards.could_be_played(s, seat, f.kind, f.deed))

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.kind in ("card", "happening") and s.stack[-2].cancelled:
            return NOBODY
        return self.in_turn(s, f, f.declined)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        return Prompt(f.kind + "_window", CLAUSES[f.kind], seat, self.subject(s, f))

    def subject(self, s: OmertaState, f: Any) -> dict[str, Any]:
        """What the window is about: the card that lies, or the action under way."""
        slugs = s.cat.slugs
        if f.kind in ("card", "happening"):
            below = s.stack[-2]
            return {"card": slugs[below.card], "by": below.by}
        place = deed_place(s)
        if place < 0:
            return {"kind": "event", "by": -1, "card": None, "target": None}
        deed = s.stack[place]
        kind = type(deed)
        word = "conquest" if kind is Conquest else "assault" if kind is Assaulting else "robbery"
        card = deed.origin if kind is Assaulting else deed.capo
        return {"kind": word, "by": deed.seat, "card": slugs[card], "target": slugs[deed.target]}

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        cards.list_plays(s, seat, f.kind, f.deed, out)
        return out

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Play:
            return cards.why_no_play(s, seat, f.kind, f.deed, action.card)
        if kind is Involve:
            place = deed_place(s)
            if place >= 0 and type(s.stack[place]) in (Assaulting, Robbery):
                return refuse("no_involvement", "O-6.7a" if type(s.stack[place]) is Robbery else "O-6.6a")
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Decline:
            decline(s, f, seat, f.kind + "_window")
        else:
            ask_anew(s, f, seat)
            cards.play(s, seat, action.card)

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        for frame in s.top_down():
            if type(frame) is Played:
                return []
        return rolls.roll_numbers(s)


PROCEDURES[Window] = WindowProcedure()
