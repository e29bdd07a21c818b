"""Adding Power, Resistance or Income to a Group (I-17)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.deals import MAX_OFFERS
from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Accept, Choose, Decline, Increase, Play
from conjura.games.illuminati.events_modules import GroupRaised, IncreaseBegan
from conjura.games.illuminati.frames import Increasing
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import specials
from conjura.games.illuminati.rules.reckoning import change_modules, reckon_group
from conjura.games.illuminati.rules.specials import finish_action
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import HELD, OPEN, PROCEDURES, IlluminatiState

INCREASE: Final[tuple[Increase, ...]] = (Increase("power"), Increase("resistance"), Increase("income"))
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
IN_A_TURN: Final[int] = 2
"""So often in a turn, extra actions or not (I-17.1, I-8.5)."""


def list_increases(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Among the regular actions of T4: an increase of each kind, if there is a Group to raise."""
    if s.options.increases and turn_of(s).raised < IN_A_TURN and any_raisable(s, seat):
        out.extend(INCREASE)


def any_raisable(s: IlluminatiState, seat: int) -> bool:
    """Whether there is a Group to raise, or to ask for."""
    if OPEN in s.zone or s.layout(seat).groups:
        return True
    return s.offers[seat] < MAX_OFFERS and HELD in s.zone[s.cat.first_group :]


def raisable(s: IlluminatiState, seat: int) -> list[int]:
    """The Groups in play that a seat may raise, or ask for (I-17.3). A request counts as an offer (I-25.15)."""
    asks = s.offers[seat] < MAX_OFFERS
    return [
        card
        for card in range(s.cat.first_group, s.cat.first_special)
        if s.zone[card] == OPEN or (s.zone[card] == HELD and (asks or s.holder[card] == seat))
    ]


def why_no_increase(s: IlluminatiState, seat: int) -> Refusal:
    """Why nothing can be raised now."""
    if not s.options.increases:
        return refuse("no_increases")
    if turn_of(s).actions <= 0:
        return refuse("no_actions_left", "I-17.1")
    return refuse("raised_twice" if turn_of(s).raised >= IN_A_TURN else "nothing_to_raise")


def begin_increase(s: IlluminatiState, seat: int, action: Increase) -> None:
    """The active seat begins to raise a number."""
    s.push(Increasing(seat, action.stat))
    s.tell(IncreaseBegan(seat=seat, stat=action.stat))


class IncreasingProcedure(Procedure):
    """Frame ``Increasing``: the Group is named, then its owner is asked."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat] if f.target < 0 else ALONE[s.holder[f.target]]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.target < 0:
            return Prompt("increase_target", "I-17.3", seat, {"stat": f.stat})
        params = {"stat": f.stat, "card": s.cat.slugs[f.target], "by": f.seat}
        return Prompt("increase_consent", "I-17.3", seat, params)

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return bool(f.target < 0)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        if f.target < 0:
            return [Choose(card) for card in raisable(s, seat)]
        return [DECLINE, ACCEPT]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if kind is Choose and f.target < 0:
            slug = s.cat.slugs[action.card]
            if action.card < s.cat.first_group:
                return refuse("raises_no_illuminati", card=slug)
            if action.card < s.cat.first_special and s.zone[action.card] == HELD:
                return refuse("consent_used", card=slug)
            return refuse("not_in_play", "I-17.3", card=slug)
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind, slugs = type(action), s.cat.slugs
        if kind is Choose:
            card = action.card
            if s.zone[card] == HELD and s.holder[card] != seat:
                offers = list(s.offers)
                offers[seat] += 1
                s.offers = tuple(offers)
                s.put(replace(f, target=card))
                s.tell(IncreaseBegan(seat=seat, stat=f.stat, card=slugs[card], to=s.holder[card]))
            else:
                self.raise_it(s, f, card)
        elif kind is Accept:
            self.raise_it(s, f, f.target)
        else:
            s.pop()
            s.tell(declined(seat, "increase_consent"))

    def raise_it(self, s: IlluminatiState, f: Any, card: int) -> None:
        """The counter lies on the Group; an action is used (I-17.1, I-17.2)."""
        amount = s.options.increase_amount
        place = ("power", "resistance", "income").index(f.stat)
        rows = {row[0]: row[1:] for row in s.modules.counters}
        have = list(rows.get(card, (0, 0, 0)))
        have[place] += amount
        rows[card] = (have[0], have[1], have[2])
        change_modules(s, counters=tuple([(one, *rows[one]) for one in sorted(rows)]))
        reckon_group(s, card)
        s.pop()
        turn = turn_of(s)
        change_turn(s, actions=turn.actions - 1, acted=True, raised=turn.raised + 1)
        s.tell(GroupRaised(seat=f.seat, card=s.cat.slugs[card], stat=f.stat, amount=amount))
        finish_action(s)


PROCEDURES[Increasing] = IncreasingProcedure()
