"""Robbery of a Capo (O-6.7)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.omerta.actions import Choose, Involve, Rob
from conjura.games.omerta.catalogue import ROBBERY, ROBBERY_WON, SUBTERFUGE
from conjura.games.omerta.events import ActionBegan, ActionEnded, CapoRobbed
from conjura.games.omerta.frames import Robbery
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import money, objectives, rolls, soldiers
from conjura.games.omerta.rules.conquests import chain_number
from conjura.games.omerta.rules.moments import action_over, open_window
from conjura.games.omerta.state import PROCEDURES, OmertaState


def robbers(s: OmertaState, seat: int) -> list[int]:
    """The Capos with whom a seat may rob (O-6.7a)."""
    blocked = s.round().blocked
    return [capo for capo in s.estate(seat).capos if s.men[capo] and capo not in blocked]


def victims(s: OmertaState, seat: int) -> list[int]:
    """The Capos whom a seat may rob (O-6.7a, O-6.7e)."""
    out: list[int] = []
    for other in s.in_order(seat)[1:]:
        for capo in s.estate(other).capos:
            if not s.robbed[capo]:
                out.append(capo)
    return out


def can_rob(s: OmertaState, seat: int) -> bool:
    """Whether a seat can declare a Robbery."""
    return len(robbers(s, seat)) > 0 and len(victims(s, seat)) > 0


def why_no_robbery(s: OmertaState, seat: int, capo: int) -> Refusal:
    """Why a seat can't declare a Robbery with this Capo."""
    slug = s.cat.slugs[capo]
    if capo not in s.estate(seat).capos:
        return refuse("not_your_capo", "O-6.7a", card=slug)
    if capo in s.round().blocked:
        return refuse("blocked", card=slug)
    if not s.men[capo]:
        return refuse("robbery_needs_reserve", card=slug)
    return refuse("nobody_to_rob")


def begin(s: OmertaState, seat: int, capo: int, extra: bool = False) -> None:
    """A seat begins to declare a Robbery; with ``capo`` -1 it names the Capo first."""
    s.push(Robbery(seat, capo, step="target" if capo >= 0 else "capo", extra=extra))


def begin_extra(s: OmertaState, seat: int) -> None:
    """A card gives a seat a Robbery besides its own action, if it can declare one (O-6.11)."""
    if can_rob(s, seat):
        begin(s, seat, -1, extra=True)


class RobberyProcedure(Procedure):
    """Frame ``Robbery``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat] if f.step in ("capo", "target") else NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        slugs = s.cat.slugs
        if f.step == "declare":
            if f.cancelled:
                self.end(s, f, "cancelled")
                return
            s.put(replace(f, step="rolled"))
            sides = ((f.seat, f.capo), (s.holder[f.target], f.target))
            rolls.begin_roll(s, "robbery", SUBTERFUGE, "chain", sides)
        elif f.step == "rolled":
            if f.won == f.seat:
                s.robbed[f.target] = f.seat + 1
                s.tell(CapoRobbed(seat=s.holder[f.target], card=slugs[f.target], to=f.seat))
                objectives.note_deed(s, f.seat, ROBBERY_WON)
                s.put(replace(f, step="end"))
            else:
                lost = 1 if s.men[f.capo] else 0
                soldiers.lose(s, f.seat, f.capo, lost)
                dead = ((f.seat, f.capo, lost),) if lost else ()
                s.put(replace(f, step="end", dead=dead))
            open_window(s, "aftermath", ROBBERY, f.seat)
        else:
            self.end(s, f, "won" if f.won == f.seat else "lost")

    def end(self, s: OmertaState, f: Any, how: str) -> None:
        """The action is over."""
        s.pop()
        s.tell(ActionEnded(seat=f.seat, kind="robbery", how=how, target=s.cat.slugs[f.target]))
        action_over(s, f)
        if f.refund and f.extra:
            begin_extra(s, f.seat)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        if f.step == "capo":
            return Prompt("robbery_capo", "O-6.7a", seat)
        return Prompt("robbery_target", "O-6.7a", seat, {"card": s.cat.slugs[f.capo]})

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        cards = robbers(s, seat) if f.step == "capo" else victims(s, seat)
        return [money.CHOOSE[card] for card in cards]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Involve:
            return refuse("no_involvement", "O-6.7a")
        if type(action) is not Choose:
            return None
        card = action.card
        slug = s.cat.slugs[card]
        if f.step == "capo":
            return why_no_robbery(s, seat, card)
        if card in s.estate(seat).capos:
            return refuse("own_capo", card=slug)
        if s.cat.is_capo(card) and s.robbed[card]:
            return refuse("robbed_already", card=slug)
        return refuse("wrong_target", "O-6.7a")

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        if f.step == "capo":
            s.put(replace(f, capo=action.card, step="target"))
            return
        slugs = s.cat.slugs
        s.put(replace(f, target=action.card, step="declare"))
        s.tell(ActionBegan(seat=seat, kind="robbery", card=slugs[f.capo], target=slugs[action.card]))
        open_window(s, "declare", ROBBERY, seat)

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        if f.capo < 0:
            return []
        return [chain_number(s, SUBTERFUGE, f.seat, f.capo, "own_chain")]


ROB: Final = [Rob(card) for card in range(512)]

PROCEDURES[Robbery] = RobberyProcedure()
