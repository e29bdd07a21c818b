"""Goals, elimination, leaving and the end (I-26, I-27)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from conjura.engine.wire import Breakdown, Part
from conjura.games.illuminati.events import GameEnded, GoalRuledOut, PlayerEliminated, SpecialLost
from conjura.games.illuminati.rules import masks
from conjura.games.illuminati.rules.freeing import free
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import NO_GOAL, OPEN, OUT, IlluminatiState

GROUPS_TO_WIN: Final[tuple[int, ...]] = (0, 0, 13, 13, 12, 10, 9, 8, 8)
"""By players at the start, the Groups of the Basic Goal, the Illuminati included (I-27.2)."""
TURNS_IN_SAFETY: Final[int] = 3


def basic_goal(s: IlluminatiState) -> int:
    """How many Groups win, the Illuminati included (I-27.2, I-27.5)."""
    if s.options.basic_goal is not None:
        return int(s.options.basic_goal)
    return GROUPS_TO_WIN[s.seats] if s.seats < len(GROUPS_TO_WIN) else 8


class Holdings:
    """What goals look at: the cards, the money and the Groups destroyed of one seat, really or in thought.

    Args:
        members: all cards, the Illuminati included.
        money: in all treasuries.
        kills: Groups destroyed.
        treasury: on the Illuminati card.
    """

    __slots__ = ("kills", "members", "money", "treasury")

    def __init__(self, members: tuple[int, ...], money: int, kills: int, treasury: int = 0) -> None:
        self.members = members
        self.money = money
        self.kills = kills
        self.treasury = treasury


def holdings(s: IlluminatiState, seat: int) -> Holdings:
    """What a seat has now."""
    return Holdings(s.layout(seat).members, s.wealth(seat), s.kills[seat], s.money[s.root[seat]])


def progress(s: IlluminatiState, have: Holdings, goal: int) -> tuple[int, int]:
    """How far a Special Goal is reached and what it takes (I-7.5)."""
    what, mask, threshold = s.cat.goals[goal]
    if what == "power":
        return sum([s.power[card] for card in have.members]), threshold
    if what == "transferable":
        return sum([s.transferable[card] for card in have.members]), threshold
    if what == "money":
        return have.money, threshold
    if what == "treasury":
        return have.treasury, threshold
    if what == "destroyed":
        return have.kills, threshold
    if what == "count":
        return sum([1 for card in have.members if s.align[card] & mask]), threshold
    if what == "distinct":
        met = 0
        for card in have.members:
            met |= s.align[card]
        return met.bit_count(), threshold
    return 0, 1


def meets(s: IlluminatiState, have: Holdings, goal: int) -> bool:
    """Whether a Special Goal is met (I-27.3)."""
    if goal == NO_GOAL or s.cat.goals[goal][0] == "secret":
        return False
    done, wanted = progress(s, have, goal)
    return done >= wanted


def meets_publicly(s: IlluminatiState, seat: int, have: Holdings) -> bool:
    """Whether a Goal that everybody knows is met: the Basic one, or an open Special one (I-25.7)."""
    if s.options.endless:
        return False
    if len(have.members) >= basic_goal(s):
        return True
    goal = s.goal[seat]
    if s.purse_known and s.cat.goals[goal][0] in ("money", "treasury"):
        return False  # what lies on a card that would change hands is its owner's secret
    if s.modules.cheats is not None:  # what others see of the money counts
        concealed = s.concealed(seat)
        have = Holdings(have.members, have.money - concealed, have.kills, have.treasury - concealed)
    return s.seen_goal(seat) and meets(s, have, goal)


def score(s: IlluminatiState, seat: int) -> int:
    """Total Power and one for each Group (I-27.5)."""
    layout = s.layout(seat)
    return sum([s.power[card] for card in layout.members]) + len(layout.groups)


def goal_breakdowns(s: IlluminatiState, seat: int) -> list[Breakdown]:
    """How far a seat is from its goals: a tally of each (I-27.2, I-27.3)."""
    have, slugs = holdings(s, seat), s.cat.slugs
    groups = [Part(1, "group", "I-27.2", slugs[card], seat) for card in have.members]
    out = [Breakdown("basic_goal", len(groups), tuple(groups))]
    goal = s.goal[seat]
    if goal == NO_GOAL:
        return out
    what, mask, _ = s.cat.goals[goal]
    parts: list[Part] = []
    met = 0
    for card in have.members:
        amount = 0
        if what == "power":
            amount = s.power[card]
        elif what == "transferable":
            amount = s.transferable[card]
        elif what == "money":
            amount = s.money[card]
        elif what == "treasury":
            amount = s.money[card] if card == s.root[seat] else 0
        elif what == "count":
            amount = 1 if s.align[card] & mask else 0
        elif what == "distinct":
            amount = (s.align[card] & ~met).bit_count()
            met |= s.align[card]
        if amount:
            parts.append(Part(amount, "group", "I-27.3", slugs[card], seat))
    if what == "destroyed" and have.kills:
        parts.append(Part(have.kills, "destroyed", "I-13.1", None, seat))
    out.append(Breakdown("special_goal", sum([part.amount for part in parts]), tuple(parts)))
    return out


def remove(s: IlluminatiState, seat: int) -> None:
    """A seat is out: Groups uncontrolled, money to the bank, Specials discarded (I-26.3, I-26.4)."""
    if s.masked(seat):
        masks.unmask(s, seat)
    for card in s.layout(seat).groups:
        free(s, card, seat)
    root = s.root[seat]
    s.clear(root, OUT)
    s.used[root] = 0
    for card in s.hand(seat):
        s.discard(card)
        s.tell(SpecialLost(card=s.cat.slugs[card], seat=seat, reveals=True))
    s.hands[seat] = ()
    alive = list(s.alive)
    alive[seat] = False
    s.alive = tuple(alive)
    secrets_end(s, seat)
    if turn_of(s).seat == seat:
        change_turn(s, step="refill")
    left = [other for other in range(s.seats) if s.alive[other]]
    if len(left) == 1:
        end(s, tuple(left), "last")


def secrets_end(s: IlluminatiState, seat: int) -> None:
    """Hacks, Plumbers and Moles of a seat that is out are gone."""
    m = s.modules
    if m.hacks or m.plumbers or m.moles:
        s.modules = replace(
            m,
            hacks=tuple([row for row in m.hacks if row[0] != seat]),
            plumbers=tuple([row for row in m.plumbers if row[0] != seat]),
            moles=tuple([row for row in m.moles if row[0] != seat]),
        )


def falls(s: IlluminatiState, seat: int, have: Holdings, seen: bool = False) -> bool:
    """Whether a seat that had this would be out (I-26.1, I-26.2); ``seen``: as far as everybody can tell.

    Who destroys its own last Group is spared until the Goals are looked at: nobody attacks but in its own turn, and
    only in staggered rounds (I-4.6) is there another turn before that.
    """
    if s.turns[seat] < TURNS_IN_SAFETY or len(have.members) > 1:
        return False
    root = s.root[seat] if seen else s.persona(s.root[seat])
    waits = turn_of(s).seat == seat or s.options.turn_order == "staggered"
    return not (waits and root in s.cat.survives_by_goal and meets(s, have, root))


def eliminate(s: IlluminatiState, goals_checked: bool = False) -> None:
    """Whoever controls nothing but the Illuminati after the third turn is out at once (I-26.1, I-26.2).

    Args:
        s: the state.
        goals_checked: the turn has ended without a win, so that nobody is spared for a Goal any longer.
    """
    for seat in range(s.seats):
        if s.over:
            return
        if not s.alive[seat] or s.layout(seat).groups or s.turns[seat] < TURNS_IN_SAFETY:
            continue
        if not goals_checked and not falls(s, seat, holdings(s, seat)):
            if s.masked(seat):  # who is spared shows why
                masks.unmask(s, seat)
            continue
        s.tell(PlayerEliminated(seat=seat))
        remove(s, seat)


def secret_goal(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat's Special Goal is its secret."""
    return not s.seen_goal(seat)


def capped(s: IlluminatiState) -> bool:
    """Whether the game has had all its turns (I-27.9)."""
    return s.options.max_turns is not None and s.turn >= s.options.max_turns


def check_goals(s: IlluminatiState) -> None:
    """The Goals of all seats together, at the end of a turn (I-27.1 to I-27.5, I-27.9)."""
    if s.options.endless:
        if capped(s) or not s.zoned(OPEN):
            finish_by_score(s)
        return
    winners = []
    how = "basic"
    for seat in range(s.seats):
        if not s.alive[seat]:
            continue
        have = holdings(s, seat)
        basic = len(have.members) >= basic_goal(s)
        if basic or meets(s, have, s.goal[seat]):
            winners.append(seat)
            if not basic:
                how = "special"
    if winners:
        end(s, tuple(winners), how)
        return
    if capped(s):
        finish_by_score(s)
        return
    rule_out(s)


def rule_out(s: IlluminatiState) -> None:
    """The game goes on: no seat's secret goal is one that it has met (I-27.1)."""
    for seat in range(s.seats):
        if s.alive[seat] and s.masked(seat):
            masks.rule_out_chances(s, seat, Hypothesis(s, seat).meets)
    ruled = list(s.ruled_out)
    for seat in range(s.seats):
        if not s.alive[seat] or not secret_goal(s, seat) or s.masked(seat):
            continue
        have = holdings(s, seat)
        if s.purse_known:  # how the money lies is the owner's secret; so much everybody knows to be there
            have.treasury = s.purse_floor[s.root[seat]]
        for goal in range(s.cat.n_illuminati):
            if not ruled[seat] >> goal & 1 and meets(s, have, goal):
                ruled[seat] |= 1 << goal
                s.tell(GoalRuledOut(seat=seat, card=s.cat.slugs[goal], reveals=True))
    s.ruled_out = tuple(ruled)


class Hypothesis:
    """What a seat would have, were its face-down card another.

    Args:
        s: the state.
        seat: whose card lies face down.
    """

    __slots__ = ("have", "s", "seat")

    def __init__(self, s: IlluminatiState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.have = holdings(s, seat)
        if s.purse_known:  # how the money lies is the owner's secret; so much everybody knows to be there
            self.have.treasury = s.purse_floor[s.root[seat]]

    def meets(self, card: int, goal: int) -> bool:
        """Whether a goal is met if the card is this Illuminati."""
        s, root = self.s, self.s.root[self.seat]
        done, wanted = progress(s, self.have, goal)
        what = s.cat.goals[goal][0]
        if what == "power":
            done += s.power[card] - s.power[root]
        elif what == "transferable":
            done += s.transferable[card] - s.transferable[root]
        return done >= wanted


def finish_by_score(s: IlluminatiState) -> None:
    """The highest score wins, equal ones share (I-27.5, I-27.9)."""
    scores = [score(s, seat) if s.alive[seat] else -1 for seat in range(s.seats)]
    best = max(scores)
    winners = tuple([seat for seat in range(s.seats) if scores[seat] == best])
    end(s, winners, "score", tuple(scores))


def end(s: IlluminatiState, winners: tuple[int, ...], how: str, scores: tuple[int, ...] = ()) -> None:
    """The game is over; secret goals are shown."""
    for seat in range(s.seats):
        if s.masked(seat):
            masks.unmask(s, seat)
    goals = tuple([s.cat.slugs[goal] if goal != NO_GOAL else None for goal in s.goal])
    s.over = True
    s.winners = winners
    s.tell(GameEnded(winners=winners, how=how, goals=goals, scores=scores, reveals=True))
