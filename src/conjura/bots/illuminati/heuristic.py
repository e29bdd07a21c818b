"""The heuristic opponent of Illuminati: goals and threats, the worth of money, when to interfere (see ``tempers``)."""

from __future__ import annotations

import random
from typing import Any

from conjura.bots.illuminati import (
    abstaining,
    attacks,
    bargains,
    boons,
    brainwashing,
    lasers,
    masks,
    places,
    plots,
    purses,
    schemes,
    specials,
)
from conjura.bots.illuminati.outlook import Outlook, Style, style_of
from conjura.bots.illuminati.plans import best_plan
from conjura.bots.tempers import Tempered
from conjura.engine.legal import Span
from conjura.games.illuminati.actions import (
    Attack,
    ChooseGoal,
    Decline,
    Infiltrate,
    Levy,
    Pass,
    Place,
    Plant,
    Play,
    Proceed,
    UseAbility,
)
from conjura.games.illuminati.catalogue import KINDS
from conjura.games.illuminati.frames import (
    Abolishing,
    Altering,
    Aspiring,
    Attacking,
    Carrying,
    Hiring,
    Leaving,
    Naming,
    Offering,
    Owing,
    Placing,
    Rearranging,
    Redistributing,
    Replacing,
    Setup,
    Taxing,
    Turn,
    Window,
)
from conjura.games.illuminati.modules import PLAIN
from conjura.games.illuminati.rules.turn_state import attack_of
from conjura.games.illuminati.state import OPEN

GOAL_WEIGHTS: dict[str, int] = {
    "power": 4,
    "transferable": 2,
    "distinct": 3,
    "count": 2,
    "money": 1,
    "destroyed": 1,
}
"""How gladly a secret goal of each kind is chosen."""
ENOUGH = 1.0
"""What an attack must promise to be announced; twice that if the pass money is given up for it."""


class Heuristic(Tempered):
    """An opponent that knows goals and threats, the worth of money, when to interfere, which deals are good.

    Attributes:
        without: the modules that it does without (``heuristic:without=brainwash``), to measure what they are worth.
    """

    without: frozenset[str] = frozenset()

    def temper(self) -> Style:
        return style_of(self.seat, self.seed)

    def heed(self, wish: str) -> None:
        self.without = abstaining.modules(wish)

    def choose(self, state: Any, frame: Any, legal: Any) -> Any:
        if self.without:
            legal = abstaining.left(state, legal, self.without)
            if len(legal.items) == 1 and type(legal.items[0]) is not Span:
                return legal.items[0]
        me, items, kind = self.seat, legal.items, type(frame)
        if state.modules.identity and state.root[me] >= 0:
            o = Outlook(state, me, self.style)
            found = (masks.openly if "hidden" in self.without else masks.answered)(o, frame, legal)
            if found is not None:
                return found
        if kind is Window:
            if frame.kind == "plumbers":
                return schemes.plumbers(Outlook(state, me, self.style), attack_of(state))
            if frame.kind == "pause" and Infiltrate() in legal:
                return Infiltrate()
            if frame.kind == "pause" or not any(type(item) is not Decline for item in items):
                return Decline()
            return specials.in_window(Outlook(state, me, self.style), frame, legal)
        if kind is Turn:
            return self.turn(state, frame, legal)
        if kind is Attacking:
            if frame.step == "declare":  # it cheats nobody: the first is what the dice show
                return items[0]
            if frame.step == "loop" and items[-1] == Decline():
                return Decline()
            o = Outlook(state, me, self.style)
            if frame.kind == "brainwash":
                return brainwashing.answer(o, frame, legal)
            return schemes.mole(o, frame, legal) or attacks.in_attack(o, frame, legal)
        if kind is Taxing:
            return Levy()
        if kind is Leaving:
            return Decline()
        if kind is Setup or kind is Aspiring:
            return self.goal(state, legal)
        if kind is Hiring:
            return max(
                items, key=lambda item: item.card
            )  # the Group's own money sooner than the Illuminati's
        o = Outlook(state, me, self.style)
        if kind in plots.FRAMES:
            return plots.answer(o, frame, legal)
        if kind is Offering:
            if frame.put:
                return bargains.consent(o, frame, legal)
            return bargains.offering(o, frame, legal, self.whim(state))
        if kind is Placing:
            return places.placed(o, legal)
        if kind is Rearranging:
            return places.rearranged(o, frame, legal)
        if kind is Carrying:
            return purses.carried(o, frame, legal)
        if kind is Redistributing:
            return purses.laid_anew(o, frame, legal)
        if kind is Owing:
            return purses.payment(o, legal)
        if kind is Naming:
            if type(items[0]) is Place:
                return places.arrow(o, frame, legal)
            return specials.named(o, frame, legal)
        if kind is Altering:
            return lasers.altering(o, frame, legal)
        if kind is Abolishing:
            return specials.abolishing(o, legal)
        if kind is Replacing:
            return specials.replacing(o, legal)
        return next(iter(legal))

    def goal(self, s: Any, legal: Any) -> Any:
        """A secret goal, by weight and by whim."""
        goals = [item for item in legal.items if type(item) is ChooseGoal]
        weights = [GOAL_WEIGHTS.get(s.cat.goals[item.card][0], 1) for item in goals]
        pick = random.Random(f"goal {self.seat} {self.seed}").randrange(sum(weights))
        for item, weight in zip(goals, weights, strict=True):
            pick -= weight
            if pick < 0:
                return item
        return goals[0]

    # The own turn

    def turn(self, s: Any, f: Any, legal: Any) -> Any:
        """What to do in a step of the own turn."""
        if f.step == "extra":
            return self.extra_draw(s, legal) or Decline()
        o = Outlook(s, self.seat, self.style)
        if f.step == "actions":
            return self.menu(o, f, legal)
        found = plots.step(o, f, legal)
        if found is not None:
            return found
        source = lasers.source_of(s, legal)
        if source >= 0 and lasers.for_goal(o, source) is not None:
            return UseAbility(source)
        if f.step == "transfers":
            return purses.transfer(o, legal) or Proceed()
        return self.power(o, legal) or Proceed()

    def extra_draw(self, s: Any, legal: Any) -> Any:
        """A card for money, if targets are few or money is plenty."""
        for item in legal.items:
            if type(item) is not UseAbility:
                continue
            if item.card in s.cat.extra_draws:
                return item
            if item.card not in s.cat.paid_draw:
                continue
            if s.money[item.card] >= 9 or len(s.zoned(OPEN)) <= 3:
                return item
        return None

    def power(self, o: Outlook, legal: Any) -> Any:
        """The power of the own Illuminati at the end of the turn."""
        cat = o.s.cat
        for item in legal.items:
            if type(item) is UseAbility:
                if item.card in cat.moves_money and purses.loose_money(o) >= 3:
                    return item
                if item.card in cat.reorganizes and places.worth_rearranging(o, item):
                    return item
        return None

    def menu(self, o: Outlook, f: Any, legal: Any) -> Any:
        """T4: attacks while they promise something, then what else is useful."""
        s, items = o.s, legal.items
        kinds = tuple(
            [KINDS.index(item.kind) for item in items if type(item) is Attack and item.kind in KINDS]
        )
        draw = self.extra_draw(s, legal)
        if draw is not None:
            return draw
        plan = best_plan(o, kinds) if kinds else None
        plays = [item.card for item in items if type(item) is Play]
        if plays:
            play = specials.in_turn(o, plays, plan)
            if play is not None:
                return play
        source = lasers.source_of(s, legal)
        attacks = plan is not None and plan.score >= (ENOUGH if f.acted else 2.0 * ENOUGH)
        if Plant() in legal and f.actions > 0 and schemes.worth_planting(o, kinds, plan):
            return Plant()
        if brainwashing.comes_first(o, f, legal):
            return Attack("brainwash")
        if plan is not None and attacks:
            offer = bargains.offer(o, legal, self.whim(s), plan.score)
            if offer is not None:
                return offer
            eased = source >= 0 and lasers.for_goal(o, source) is None
            if eased and lasers.for_attack(o, plan, source) is not None:
                return UseAbility(source)
            return Attack(KINDS[plan.kind])  # type: ignore[arg-type]
        if f.actions <= 0 and (s.hands[self.seat] or s.cat.paid_action):
            again = boons.one_more(o, legal)
            if again is not None:
                return again
        if f.actions > 0:
            better, move = places.best_move(o, legal)
            if move is not None and better >= (1.5 if s.layout(o.me).arrows else 1.0):
                return move
        offer = bargains.offer(o, legal, self.whim(s))
        if offer is not None:
            return offer
        if f.actions > 0 and purses.best_transfer(o)[0] >= 6.0:
            move = purses.transfer(o, legal, 6.0)
            if move is not None:
                return move
        if source >= 0 and lasers.for_goal(o, source) is not None:
            return UseAbility(source)
        more = plots.spare(o, f, legal) if s.modules is not PLAIN or s.options.increases else None
        if more is not None:
            return more
        if s.modules.identity:
            accused = masks.accusation(o, f, legal)
            if accused is not None:
                return accused
        if not f.acted and Pass() in legal and purses.best_transfer(o)[0] < 3.0 and not plots.busy(o, f):
            return Pass()
        return Proceed()
