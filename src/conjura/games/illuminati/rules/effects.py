"""What Specials do when nobody has cancelled them (I-28, I-33): one function for each kind of effect."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.chance import SETUP_STREAM
from conjura.engine.grid import SIDES
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.stacks import place_of
from conjura.engine.streams import draw_below
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import ChooseGoal, Deal
from conjura.games.illuminati.events import (
    ActionsChanged,
    GoalChosen,
    GroupCaptured,
    GroupPlaced,
    GroupRemoved,
    GroupRevived,
    HandSeen,
    HelpCancelled,
    IlluminatiChanged,
    IncomeDoubled,
    IncomeForgone,
    IncomePaid,
    InterferenceAllowed,
    MoneyCounted,
    MoneyGained,
    MoneyRearranged,
    MoneyReturned,
    NumberShifted,
    PrivilegeAbolished,
    PrivilegeLost,
    RollChanged,
    SpecialCancelled,
    SpecialWasted,
    TurnLost,
)
from conjura.games.illuminati.events_modules import MaskDealt
from conjura.games.illuminati.frames import Aspiring, Attacking, Claiming, Placing, Played, Replacing, Window
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules.aftermath import call_off
from conjura.games.illuminati.rules.masks import disguise, exchange_root, face_up
from conjura.games.illuminati.rules.reckoning import forget, special_income
from conjura.games.illuminati.rules.setup import goals_for
from conjura.games.illuminati.rules.specials import finish_action, unused_roots
from conjura.games.illuminati.rules.structure import begin_rearranging
from conjura.games.illuminati.rules.turn_state import (
    attack_of,
    change_attack,
    change_turn,
    turn_of,
)
from conjura.games.illuminati.state import (
    DEAD,
    GONE,
    NO_GOAL,
    OPEN,
    OUT,
    PROCEDURES,
    IlluminatiState,
)


def cancel(s: IlluminatiState, by: int, target: int) -> None:
    """A Special cancels the one just played, which is the frame under the answer window (I-28.8)."""
    if target >= 0:
        cancel_laid(s, by, target)
        return
    place = len(s.stack) - 2
    below = s.stack[place]
    s.stack[place] = replace(below, cancelled=True)
    card = below.card if type(below) is Played else below.cards[-1]
    s.tell(SpecialCancelled(card=s.cat.slugs[card], by=by))


def cancel_laid(s: IlluminatiState, by: int, target: int) -> None:
    """A Special laid with the announcement of an attack is cancelled (I-14.9, I-28.8)."""
    attack = attack_of(s)
    s.tell(SpecialCancelled(card=s.cat.slugs[target], by=by))
    if attack.whisper == target:
        place = place_of(s, Attacking)
        del s.stack[place + 1 :]
        call_off(s, s.stack[place])
        return
    change_attack(s, privileged=False)
    s.tell(PrivilegeLost(seat=attack.seat))
    if s.hands[attack.seat]:
        s.push(Replacing(attack.seat))


def effect(s: IlluminatiState, f: Any) -> None:
    """What a Special does when nobody has cancelled it; its frame has been popped."""
    cat, card, by = s.cat, f.card, f.by
    slugs = cat.slugs
    if card in cat.cancels_special:
        cancel(s, by, f.target)
    elif card in cat.rearranges_money:
        rearrange_money(s, f)
    elif card in cat.gain:
        amount, _ = cat.gain[card]
        s.earn(s.root[by], amount)
        s.tell(MoneyGained(seat=by, card=slugs[s.root[by]], amount=amount))
    elif card in cat.set_roll:
        change_attack(s, roll=cat.set_roll[card], ruled=True)
        s.tell(RollChanged(card=slugs[card], total=cat.set_roll[card]))
    elif card in cat.cancels_privilege:
        change_attack(s, privileged=False, lost=True)
        s.tell(PrivilegeAbolished(seat=by, cards=(slugs[card],)))
    elif card in cat.interferes:
        change_attack(s, interferers=attack_of(s).interferers | 1 << by)
        s.tell(InterferenceAllowed(seat=by))
    elif card in cat.doubles_income:
        change_turn(s, doubled=True)
        s.tell(IncomeDoubled(seat=by))
    elif card in cat.skips_turn:
        change_turn(s, lost=True)
        s.tell(TurnLost(seat=turn_of(s).seat))
    elif card in cat.revives:
        if s.zone[f.target] != DEAD:
            s.tell(SpecialWasted(seat=by, card=slugs[card]))
        else:
            s.zone[f.target] = OPEN
            s.tell(GroupRevived(card=slugs[f.target]))
    elif card in cat.peeks:
        peek(s, f)
    elif card in cat.takes:
        take(s, f)
    elif card in cat.discards_open:
        discard_group(s, f)
    elif card in cat.rearranges:
        if s.layout(by).groups:
            begin_rearranging(s, by)
    elif card in cat.connects:
        PROCEDURES[Placing].connect(s, f)  # type: ignore[attr-defined]
    elif card in cat.unmasks:
        unmask(s, f)
    elif card in cat.cancels_help:
        stop_help(s, f)
    elif card in cat.refunds:
        refund(s, f)
    elif f.purpose == "income":
        collect(s, f)
    elif f.purpose is not None:
        shift(s, f)
    else:
        change_actions(s, f)


def take(s: IlluminatiState, f: Any) -> None:
    """A Group is taken without a roll and hung where it was named (I-33.6)."""
    arrow = (f.master, f.side)
    if s.zone[f.target] != OPEN or arrow not in s.layout(f.by).arrows:
        s.tell(SpecialWasted(seat=f.by, card=s.cat.slugs[f.card]))
        return
    slug = s.cat.slugs[f.target]
    if s.cat.connects and s.hands[f.by]:  # its player may know a better place for it (I-33.24)
        s.tell(GroupCaptured(seat=f.by, card=slug, loser=None))
        s.lift(f.target, f.by)
        if len(s.stack) == 1:
            finish_action(s)
        s.push(Placing(f.by, f.target, only=(arrow,)))
        return
    s.hang(f.target, f.master, f.side, f.by)
    s.tell(GroupCaptured(seat=f.by, card=slug, loser=None))
    s.tell(GroupPlaced(seat=f.by, card=slug, master=s.cat.slugs[f.master], side=SIDES[f.side]))


def peek(s: IlluminatiState, f: Any) -> None:
    """A seat looks at a hand or counts the money on a card (I-33.7)."""
    if f.seat >= 0:
        bit = 1 << f.by
        s.hands[f.seat] = tuple(sorted([token | bit for token in s.hands[f.seat]]))
        cards = tuple([s.cat.slugs[card] for card in s.hand(f.seat)])
        s.tell(HandSeen(seat=f.by, other=f.seat, cards=cards, audience=(f.by, f.seat), reveals=True))
    else:
        known = list(s.purse_known)
        known[f.target] |= 1 << f.by
        s.purse_known = tuple(known)
        owner = s.holder[f.target]
        s.tell(MoneyCounted(seat=f.by, card=s.cat.slugs[f.target], amount=s.money[f.target],
                            audience=(f.by, owner), reveals=True))  # fmt: skip


def rearrange_money(s: IlluminatiState, f: Any) -> None:
    """The money of a seat is laid as planned (I-33.18)."""
    cards = [card for card, _ in f.plan]
    for card, amount in f.plan:
        s.money[card] = amount
    s.close_purses(cards)
    told = tuple([(s.cat.slugs[card], amount) for card, amount in f.plan if amount])
    audience = (f.by,) if s.purse_known else None
    s.tell(MoneyRearranged(seat=f.by, cards=told, audience=audience))


def discard_group(s: IlluminatiState, f: Any) -> None:
    """An uncontrolled Group goes out of the game without being destroyed (I-33.26)."""
    slug = s.cat.slugs[f.target]
    if s.zone[f.target] != OPEN:
        s.tell(SpecialWasted(seat=f.by, card=s.cat.slugs[f.card]))
        return
    s.clear(f.target, GONE)
    forget(s, f.target)
    s.tell(GroupRemoved(seat=f.by, card=slug))


def collect(s: IlluminatiState, f: Any) -> None:
    """Some or all of a seat's cards collect their Income (I-33.20, I-33.22)."""
    rows = special_income(s, f.by, f.card)
    for card, amount in rows:
        s.earn(card, amount)
    told = tuple([(s.cat.slugs[card], amount) for card, amount in rows])
    s.tell(IncomePaid(seat=f.by, total=sum([amount for _, amount in rows]), cards=told))
    factor, mask = s.cat.collects[f.card]
    if s.masked(f.by) and not mask:
        s.push(Claiming(f.by, factor))


def shift(s: IlluminatiState, f: Any) -> None:
    """The number of the attack under way is changed (I-10.25, I-33.22, I-33.28)."""
    cat = s.cat
    amount: int = cat.tilts[f.card] if f.card in cat.tilts else cat.defends[f.card][0]
    if f.purpose == "defend":
        amount = -amount
    change_attack(s, shifts=(*attack_of(s).shifts, (f.card, amount)))
    s.tell(NumberShifted(seat=f.by, card=cat.slugs[f.card], amount=amount))


def stop_help(s: IlluminatiState, f: Any) -> None:
    """The aid of Groups leaves the number; they stay used (I-33.19)."""
    attack = attack_of(s)
    lost = sum([power for aider, power in attack.aid if aider >= s.cat.first_group])
    change_attack(s, shifts=(*attack.shifts, (f.card, 0)))
    s.tell(HelpCancelled(seat=f.by, amount=lost))


def refund(s: IlluminatiState, f: Any) -> None:
    """All money of a seat in the attack returns whence it came; the attack must still be played (I-33.25)."""
    attack = attack_of(s)
    back = [row for row in attack.spent if row[0] == f.by]
    for _, card, _, amount in back:
        s.earn(card, amount)
    left = tuple([row for row in attack.spent if row[0] != f.by])
    change_attack(s, spent=left, paid=True)
    told = tuple([(s.cat.slugs[card], amount) for _, card, _, amount in back])
    s.tell(MoneyReturned(seat=f.by, total=sum([row[3] for row in back]), cards=told))


def change_actions(s: IlluminatiState, f: Any) -> None:
    """More or fewer actions in this turn, or no income (I-33.21, I-33.23, I-33.29)."""
    cat, turn = s.cat, turn_of(s)
    more: int = cat.extra_actions.get(f.card, 0) - cat.lost_actions.get(f.card, 0)
    left = max(0, turn.actions + more)
    change_turn(s, actions=left, unpaid=turn.unpaid or f.card in cat.no_income)
    if f.card in cat.no_income:
        s.tell(IncomeForgone(seat=turn.seat))
    s.tell(ActionsChanged(seat=turn.seat, amount=left - turn.actions, left=left))


def unmask(s: IlluminatiState, f: Any) -> None:
    """A seat gets another Illuminati card for its own; all else stays as it is (I-33.30)."""
    seat = f.by
    if s.modules.identity:  # what lies face down elsewhere is not to be seen by who looks for another card
        finish_action(s)
        s.push(Aspiring(seat, drawn=True))
        return
    old, new = s.root[seat], f.target
    slugs = s.cat.slugs
    if s.zone[new] != OUT:
        s.tell(SpecialWasted(seat=seat, card=slugs[f.card]))
        return
    used = s.used[old]
    leave_behind(s, old)
    exchange_root(s, seat, new)
    s.used[new] = min(used, s.cat.participations[new])
    s.tell(IlluminatiChanged(seat=seat, old=slugs[old], card=slugs[new]))
    if s.options.hidden_goals:
        return
    secret = s.cat.goals[new][0] == "secret"
    s.goal = swapped(s.goal, seat, NO_GOAL if secret else new)
    s.ruled_out = swapped(s.ruled_out, seat, 0)
    if secret:
        finish_action(s)
        s.push(Aspiring(seat))


def leave_behind(s: IlluminatiState, old: int) -> None:
    """What an Illuminati card did in this turn but taking part stays with it: the new card has used no ability and
    called off no attack (I-33.30, I-10.26)."""
    turn = turn_of(s)
    called = tuple([row for row in turn.called_off if row[0] != old])
    change_turn(s, spent=tuple([card for card in turn.spent if card != old]), called_off=called)


def unmask_by_chance(s: IlluminatiState, seat: int, card: int) -> None:
    """Where Illuminati lie face down, the new one is dealt: it lies as the old one did (I-33.30)."""
    old, slugs = s.root[seat], s.cat.slugs
    leave_behind(s, old)
    if s.masked(seat):
        disguise(s, seat, card)
        s.tell(MaskDealt(seat=seat, mask=slugs[old], card=slugs[card], audience=(seat,), reveals=True))
        return
    used = s.used[old]
    exchange_root(s, seat, card)
    s.used[card] = min(used, s.cat.participations[card])
    face_up(s, card)
    s.tell(IlluminatiChanged(seat=seat, old=slugs[old], card=slugs[card], reveals=True))


def swapped(column: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """A column by seat with one value replaced."""
    return (*column[:seat], value, *column[seat + 1 :])


class PlayedProcedure(Procedure):
    """Frame ``Played``: answers first, then the effect."""

    def step(self, s: IlluminatiState, f: Any) -> None:
        if not f.asked:
            s.put(replace(f, asked=True))
            for seat in range(s.seats):
                if seat != f.by and s.hands[seat] and s.alive[seat]:
                    s.push(Window("answer", turn_of(s).seat))
                    return
            return
        s.pop()
        if not f.cancelled:
            effect(s, f)
        if f.card in s.cat.costs_action and len(s.stack) == 1:
            finish_action(s)


class AspiringProcedure(Procedure):
    """Frame ``Aspiring``: a new Illuminati, dealt where they lie face down, and its secret Goal (I-33.30)."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.drawn:
            return BY_CHANCE
        return ALONE[f.seat] if s.goal[f.seat] == NO_GOAL else NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        s.pop()

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("chance" if f.drawn else "choose_goal", "I-33.30", seat)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [ChooseGoal(card) for card in goals_for(s, seat)]

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        cards = unused_roots(s)
        return [(Deal(card), 1 / len(cards)) for card in cards]

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        cards = unused_roots(s)
        return Deal(cards[draw_below(s.streams, SETUP_STREAM, len(cards))])

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is ChooseGoal:
            return refuse("goal_not_offered", "I-33.30", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Deal:
            s.put(Aspiring(f.seat))
            unmask_by_chance(s, f.seat, action.card)
            if not s.options.hidden_goals:
                s.ruled_out = swapped(s.ruled_out, f.seat, 0)
                known = not s.masked(f.seat) and s.cat.goals[action.card][0] != "secret"
                s.goal = swapped(s.goal, f.seat, action.card if known else NO_GOAL)
            return
        s.pop()
        s.goal = swapped(s.goal, seat, action.card)
        s.tell(GoalChosen(seat=seat, card=s.cat.slugs[action.card], audience=(seat,)))


PROCEDURES[Played] = PlayedProcedure()
PROCEDURES[Aspiring] = AspiringProcedure()
