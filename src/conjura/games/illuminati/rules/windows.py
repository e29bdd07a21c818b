"""Windows: seats are asked one after another until all have declined in a row (I-31)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine import windows
from conjura.engine.cheating import CHEATS
from conjura.engine.kernel import NOBODY
from conjura.engine.stacks import place_of
from conjura.engine.windows import ask_anew, decline
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.illuminati.actions import (
    Abolish,
    Aid,
    Attack,
    CallOff,
    Decline,
    Drop,
    Infiltrate,
    MoveGroup,
    Offer,
    Plant,
    Play,
    Reveal,
    Spend,
    Transfer,
    UseAbility,
)
from conjura.games.illuminati.frames import Abolishing, Attacking, Played, Window
from conjura.games.illuminati.modules import PLAIN
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import abilities, cheats, deals, schemes, specials
from conjura.games.illuminati.rules.schemes import IN_PLACE
from conjura.games.illuminati.rules.turn_state import attack_of, turn_of
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

DECLINE: Final = Decline()
REVEAL: Final = Reveal()
CLAUSES: Final = {
    "start": "I-31.5",
    "income": "I-5.7",
    "pause": "I-31.5",
    "card": "I-10.19",
    "roll": "I-10.16",
    "answer": "I-31.4",
    "final": "I-27.8",
    "plumbers": "I-22.2",
}
OPEN_KINDS: Final[tuple[str, ...]] = ("start", "pause", "final")
"""The windows in which "any time" Specials and gifts are open to every seat (I-31.6)."""

AFTER_ROLL: Final[dict[type, tuple[str, str]]] = {
    Spend: ("too_late_for_money", "I-10.21"),
    Aid: ("announcement_closed", "I-10.4"),
    CallOff: ("committed", "I-10.18"),
}
"""What is refused once the dice have fallen, and by which clause."""

DEEDS: Final[tuple[type, ...]] = (Attack, Drop, MoveGroup, Transfer, UseAbility)
"""What a seat that has passed has given up for this turn (I-3.2)."""


def open_window(s: IlluminatiState, kind: Any, at: int) -> None:
    """Open a window, asking from seat ``at`` on; nothing happens if nobody is asked."""
    if s.anybody_holds() or (kind == "roll" and s.ledger is not None):
        s.push(Window(kind, at))


def open_plumbers(s: IlluminatiState, attacker: int) -> None:
    """Open window (2) of an attack, if an opponent's Plumbers are in place (I-10.19, I-22.3)."""
    for seat in range(s.seats):
        if seat != attacker and s.alive[seat] and s.modules.plumbed[seat] == IN_PLACE:
            s.push(Window("plumbers", (attacker + 1) % s.seats))
            return


class WindowProcedure(windows.WindowProcedure):
    """Frame ``Window``."""

    def asked(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        kind = f.kind
        if kind == "plumbers":
            return bool(s.alive[seat] and s.modules.plumbed[seat] == IN_PLACE and seat != attack_of(s).seat)
        if kind == "roll" and s.modules.cheats is not None:
            return bool(s.alive[seat])  # anybody may doubt it (I-29.6)
        if not s.alive[seat] or not s.hands[seat]:
            return False
        if kind == "income":
            return bool(seat == turn_of(s).seat)
        if kind == "pause":
            return bool(seat != turn_of(s).seat)
        if kind == "answer":
            return bool(seat != s.stack[-2].by)
        if kind == "card":
            attack = attack_of(s)
            return bool(seat != attack.seat and (attack.privileged or attack.whisper >= 0))
        return True

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.kind == "answer" and s.stack[-2].cancelled:
            return NOBODY
        return self.in_turn(s, f, f.declined)

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        params: dict[str, Any] = {}
        if f.kind == "answer":
            below = s.stack[-2]
            if type(below) is Played:
                params = {"card": s.cat.slugs[below.card], "by": below.by}
            elif type(below) is Abolishing:
                params = {"card": s.cat.slugs[below.cards[-1]], "by": below.by}
        elif f.kind in ("card", "roll", "plumbers"):
            attack = attack_of(s)
            params = {"attacker": s.cat.slugs[attack.attacker], "target": s.cat.slugs[attack.target]}
            if f.kind == "roll":
                params["roll"] = attack.roll
        return Prompt(f.kind + "_window", CLAUSES[f.kind], seat, params)

    def open_moment(self, s: IlluminatiState, f: Any) -> bool:
        return f.kind in OPEN_KINDS

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        if f.kind == "plumbers":
            return [DECLINE, REVEAL] if schemes.plumbers_ready(s, seat) else out
        specials.list_plays(s, seat, f.kind, out)
        if f.kind == "card":
            if specials.may_abolish(s, seat):
                for card in sorted(set(s.hand(seat))):
                    out.append(Abolish(card))
        elif f.kind in OPEN_KINDS or f.kind == "income":
            out.extend(deals.offers(s, seat))
            if s.modules is not PLAIN:
                schemes.list_schemes(s, seat, out)
        if s.modules.cheats is not None:
            if f.kind in OPEN_KINDS:
                cheats.list_acts(s, seat, out)
            elif f.kind == "roll":
                cheats.list_doubts(s, seat, out)
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if kind is Infiltrate or kind is Plant:
            return schemes.why_no_scheme(s, seat, action)
        if kind is Reveal and f.kind == "plumbers":
            return refuse("no_unit_there")
        if kind is Play:
            return specials.why_no_play(s, seat, f.kind, action.card)
        if kind is Abolish:
            return specials.why_no_abolish(s, seat, f.kind, action.card)
        if kind is Offer:
            if f.kind in OPEN_KINDS or f.kind == "income":
                return deals.why_no_offer(s, seat, action)
            if place_of(s, Attacking) >= 0 and attack_of(s).privileged:
                return refuse("no_gifts_in_privilege")
            return refuse("no_gifts_now")
        if f.kind == "roll" and kind in AFTER_ROLL:
            return refuse(*AFTER_ROLL[kind])
        turn = turn_of(s)
        if kind in DEEDS and turn.seat == seat and turn.passed:
            return refuse("has_passed", "I-3.2")
        return abilities.why_no_use_now(s, seat, action.card) if kind is UseAbility else None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind is Decline:
            decline(s, f, seat, f.kind + "_window")
        elif kind is Offer:
            deals.begin_offer(s, seat, action.to)
        elif kind in CHEATS:
            cheats.act(s, seat, action)
        elif kind is Infiltrate or kind is Plant:
            schemes.begin_scheme(s, seat, action)
        elif kind is Reveal:
            ask_anew(s, f, seat)
            schemes.reveal_plumbers(s, seat)
        else:
            ask_anew(s, f, seat)
            if kind is Abolish:
                specials.begin_abolishing(s, seat, action.card)
            else:
                specials.play(s, seat, action.card)

    def breakdown(self, s: IlluminatiState, f: Any, seat: int) -> list[Breakdown]:
        if f.kind in ("card", "roll", "answer"):
            for frame in s.stack:
                if type(frame) is Attacking and frame.attacker >= 0:
                    return PROCEDURES[Attacking].breakdown(s, frame, seat)
        return []


PROCEDURES[Window] = WindowProcedure()
