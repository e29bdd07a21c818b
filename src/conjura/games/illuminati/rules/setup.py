"""Setup (I-2): the Illuminati are dealt, goals picked in secret, four Groups revealed, the first player rolled for."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import DECK_STREAM, SETUP_STREAM, roll_outcomes, throw
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.streams import draw_below
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import ChooseGoal, Claim, Deal, Draw
from conjura.games.illuminati.events import DiceRolled, GoalChosen, GroupRevealed, IlluminatiDealt
from conjura.games.illuminati.frames import Setup
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import accusing, masks, order, propaganda
from conjura.games.illuminati.state import NO_GOAL, OPEN, PROCEDURES, IlluminatiState, lay_root

FIRST_GROUPS: Final = 4


def goals_for(s: IlluminatiState, seat: int) -> list[int]:
    """The goals that a seat with a secret one may have (I-2.8, I-24.7)."""
    goals = s.cat.goals
    own = s.persona(s.root[seat])
    if goals[own][0] != "secret" and not s.options.hidden_goals:
        return [own]  # whose card lies face down is asked like the others
    return [
        card for card in s.cat.roots if goals[card][0] != "secret" and (s.options.hidden_goals or card != own)
    ]


def open_goals(s: IlluminatiState, seat: int) -> list[int]:
    """The goals that a seat may have, as far as public play has not ruled them out."""
    return [card for card in goals_for(s, seat) if not s.ruled_out[seat] >> card & 1]


def picks_goal(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat picks its goal in secret (I-2.3, I-24.1)."""
    return bool(s.options.hidden_goals) or s.cat.goals[s.root[seat]][0] == "secret"


class SetupProcedure(Procedure):
    """Frame ``Setup``."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.step == "goals":
            if f.seat < s.seats and picks_goal(s, f.seat):
                return ALONE[f.seat]
            return NOBODY
        if f.step == "claims":
            return ALONE[f.seat]
        if f.step == "reveal" and (len(s.zoned(OPEN)) >= FIRST_GROUPS or not self.groups(s)):
            return NOBODY
        if f.step == "roll" and len(f.rolls) == len(f.rolling):
            return NOBODY
        return BY_CHANCE

    def step(self, s: IlluminatiState, f: Any) -> None:
        if f.step == "goals":
            if f.seat + 1 < s.seats:
                s.put(replace(f, seat=f.seat + 1))
            else:
                s.put(self.after_goals(s))
        elif f.step == "reveal":
            if s.options.first_turn == "auction":
                order.begin_bidding(s, s.seats - 1)
            else:
                s.put(Setup("roll", rolling=tuple(range(s.seats))))
        else:
            best = max(f.rolls)
            left = tuple([seat for seat, roll in zip(f.rolling, f.rolls, strict=True) if roll == best])
            if len(left) > 1:
                s.put(Setup("roll", rolling=left))
            else:
                order.first_turn(s, left[0])

    def after_goals(self, s: IlluminatiState) -> Setup:
        """What follows when all have their goals: money for those whose card lies face down, then the Groups."""
        return Setup("claims" if s.options.hidden_illuminati else "reveal")

    def groups(self, s: IlluminatiState) -> list[int]:
        """The Groups still in the deck."""
        return [card for card in range(s.cat.first_group, s.cat.first_special) if s.deck[card]]

    def undealt(self, s: IlluminatiState) -> list[int]:
        """The Illuminati that nobody has."""
        return [card for card in s.cat.roots if card not in s.root and card not in s.modules.identity]

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        if f.step == "deal":
            cards = self.undealt(s)
            return [(Deal(card), 1 / len(cards)) for card in cards]
        if f.step == "reveal":
            cards = self.groups(s)
            return [(Draw(card), 1 / len(cards)) for card in cards]
        return roll_outcomes()

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        if f.step == "deal":
            cards = self.undealt(s)
            return Deal(cards[draw_below(s.streams, SETUP_STREAM, len(cards))])
        if f.step == "reveal":
            cards = self.groups(s)
            return Draw(cards[draw_below(s.streams, DECK_STREAM, len(cards))])
        return throw(s)

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.step == "goals":
            return Prompt("choose_goal", "I-2.3", seat)
        if f.step == "claims":
            return Prompt("claim", "I-24.3", seat, {"amount": accusing.most_income(s, seat, 1)})
        clause = {"deal": "I-2.1", "reveal": "I-2.4", "roll": "I-2.6"}[f.step]
        return Prompt("chance", clause, seat)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        if f.step == "claims":
            return [Span(Claim(0), 0, accusing.most_income(s, seat, 1))]
        return [ChooseGoal(card) for card in goals_for(s, seat)]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is ChooseGoal:
            return refuse("goal_not_offered", card=s.cat.slugs[action.card])
        if type(action) is Claim and f.step == "claims":
            return accusing.why_no_claim(s, seat, 1)
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Deal:
            if s.options.hidden_illuminati:
                masks.lay_mask(s, f.seat, action.card)
            else:
                lay_root(s, f.seat, action.card)
                s.earn(action.card, s.cat.income[action.card])
                s.tell(IlluminatiDealt(seat=f.seat, card=s.cat.slugs[action.card], amount=s.cat.income[action.card],
                                       reveals=True))  # fmt: skip
            if f.seat + 1 < s.seats:
                s.put(replace(f, seat=f.seat + 1))
            else:
                if not s.options.hidden_goals:
                    s.goal = tuple([NO_GOAL if s.cat.goals[card][0] == "secret" else card for card in s.root])
                s.put(Setup("goals"))
        elif type(action) is ChooseGoal:
            goal = list(s.goal)
            goal[seat] = action.card
            s.goal = tuple(goal)
            s.tell(GoalChosen(seat=seat, card=s.cat.slugs[action.card], audience=(seat,)))
            if f.seat + 1 < s.seats:
                s.put(replace(f, seat=f.seat + 1))
            else:
                s.put(self.after_goals(s))
        elif type(action) is Claim:
            s.put(replace(f, seat=f.seat + 1) if f.seat + 1 < s.seats else Setup("reveal"))
            accusing.claim(s, seat, action.amount, 1)
        elif type(action) is Draw:
            s.deck[action.card] -= 1
            s.zone[action.card] = OPEN
            s.tell(GroupRevealed(card=s.cat.slugs[action.card], reveals=True))
            propaganda.open_world(s, action.card)
        else:
            roller = f.rolling[len(f.rolls)]
            s.tell(DiceRolled(seat=roller, total=action.total, why="first_turn", reveals=True))
            s.put(replace(f, rolls=(*f.rolls, action.total)))


PROCEDURES[Setup] = SetupProcedure()
