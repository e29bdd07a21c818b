"""A card is announced with its targets, and may be answered before it takes effect (O-6.8)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import Choose, ChooseSeat
from conjura.games.omerta.events import CardCancelled, TargetNamed
from conjura.games.omerta.frames import Naming, Played, Resolving
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import cards, money
from conjura.games.omerta.rules.moments import change_round, open_window, rolling_place
from conjura.games.omerta.rules.rolls import side_of
from conjura.games.omerta.state import PROCEDURES, OmertaState

SEATS: Final = [ChooseSeat(seat) for seat in range(16)]


class NamingProcedure(Procedure):
    """Frame ``Naming``."""

    def needs(self, s: OmertaState, f: Any) -> str:
        """What is still to be named: `seat`, `target`, `roller`, or nothing."""
        design = s.cat.designs[f.card]
        if design.target == "family" and f.seat < 0:
            return "seat"
        if design.target in ("capo", "domain") and f.target < 0:
            return "target"
        return "roller" if design.names_capo and f.roller < 0 else ""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return ALONE[f.by] if self.needs(s, f) and self.options(s, f) else NOBODY

    def options(self, s: OmertaState, f: Any) -> list[int]:
        """The seats or cards that may be named now."""
        design = s.cat.designs[f.card]
        if self.needs(s, f) == "roller":
            return cards.rollers(s, design, f.by)
        return cards.targets(s, design, f.by)

    def step(self, s: OmertaState, f: Any) -> None:
        s.pop()
        target = f.target
        seat = f.seat
        if seat < 0 and s.cat.designs[f.card].of == "other" and target >= 0:
            seat = s.holder[target] if s.cat.is_capo(target) else s.owner(target)
        happening = s.cat.designs[f.card].happening
        s.push(Played(f.by, f.card, seat, target, f.roller, asked=happening, named=happening))
        slugs = s.cat.slugs
        if f.seat >= 0 or target >= 0:
            other = seat if seat >= 0 else None
            named = slugs[target] if target >= 0 else None
            s.tell(TargetNamed(seat=f.by, card=slugs[f.card], other=other, target=named))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        needs, params = self.needs(s, f), {"card": s.cat.slugs[f.card]}
        if needs == "seat":
            return Prompt("name_family", "O-6.8", seat, params)
        if needs == "target":
            return Prompt("name_target", "O-6.8", seat, params)
        return Prompt("name_roller", "O-6.8", seat, params)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        rows = self.options(s, f)
        if self.needs(s, f) == "seat":
            return [SEATS[other] for other in rows]
        return [money.CHOOSE[card] for card in rows]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is ChooseSeat and self.needs(s, f) == "seat":
            design = s.cat.designs[f.card]
            if design.does("lend") and design.of == "third" and fights(s, action.other):
                return refuse("loyalty", seat=action.other)
            for effect in design.all_effects():
                if effect.verb == "lend" and cards.lends_to_foe(s, effect, f.by, action.other):
                    return refuse("lends_to_foe", seat=cards.lender_of(effect, f.by, action.other))
            return refuse("wrong_target", "O-6.8")
        return refuse("wrong_target", "O-6.8") if type(action) is Choose else None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        needs = self.needs(s, f)
        if needs == "seat":
            s.put(replace(f, seat=action.other))
        elif needs == "target":
            s.put(replace(f, target=action.card))
        else:
            s.put(replace(f, roller=action.card))

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True


def fights(s: OmertaState, seat: int) -> bool:
    """Whether a seat attacks or defends in the roll under way (O-5.6)."""
    place = rolling_place(s)
    return place >= 0 and side_of(s.stack[place], seat) >= 0


class PlayedProcedure(Procedure):
    """Frame ``Played``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        return NOBODY

    def step(self, s: OmertaState, f: Any) -> None:
        design = s.cat.designs[f.card]
        if f.cancelled:
            s.pop()
            s.discard(f.card)
            s.tell(CardCancelled(seat=f.by, card=s.cat.slugs[f.card]))
            change_round(s)
        elif not f.asked:
            s.put(replace(f, asked=True))
            if design.happening:
                open_window(s, "happening", -1, f.by)
            else:
                open_window(s, "card", -1, (f.by + 1) % s.seats)
        elif design.happening and not f.named:
            s.pop()
            if self.goes_ahead(s, f):
                s.push(Naming(f.by, f.card))
            else:
                s.discard(f.card)
                change_round(s)
        else:
            s.pop()
            capos = len(s.estate(f.by).capos)
            s.push(Resolving(f.by, f.card, f.seat, f.target, f.roller, capos=capos))

    def goes_ahead(self, s: OmertaState, f: Any) -> bool:
        """Whether a Happening can do anything: its conditions hold and there is a target if it needs one."""
        design = s.cat.designs[f.card]
        if not cards.conditions_hold(s, design, f.by):
            return False
        if design.target in ("family", "capo", "domain"):
            return len(cards.targets(s, design, f.by)) > 0
        return True


PROCEDURES[Naming] = NamingProcedure()
PROCEDURES[Played] = PlayedProcedure()
