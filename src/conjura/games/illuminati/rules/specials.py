"""Specials: when each can be played, what it names, how it is answered and what it does (I-28, I-33).

What a Special does follows from the effects of its design; no card is named here.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conjura.engine.grid import SIDE_NUMBER, SIDES
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Abolish, Choose, ChooseSeat, Decline, Place, Play, Privilege
from conjura.games.illuminati.events import (
    GroupCaptured,
    GroupPlaced,
    GroupRevived,
    HandSeen,
    IncomeDoubled,
    InterferenceAllowed,
    MoneyCounted,
    MoneyGained,
    MoneyRearranged,
    PrivilegeAbolished,
    PrivilegeLost,
    RollChanged,
    SpecialAimed,
    SpecialCancelled,
    SpecialPlayed,
    SpecialWasted,
    TurnLost,
    declined,
)
from conjura.games.illuminati.frames import (
    Abolishing,
    Attacking,
    Naming,
    Played,
    Redistributing,
    Replacing,
    Window,
)
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules.turn_state import (
    attack_of,
    attack_place,
    change_attack,
    change_turn,
    has_acted,
    turn_of,
)
from conjura.games.illuminati.state import DEAD, HELD, OPEN, PROCEDURES, IlluminatiState

PLAY = [Play(card) for card in range(512)]
DECLINE = Decline()

ANY_TIME = ("start", "income", "pause", "final", "loop", "extra", "actions", "transfers", "power")
"""The moments of I-31.6: windows, the spending loop and the active player's steps."""


def list_plays(s: IlluminatiState, seat: int, moment: str, out: list[Any]) -> None:
    """Append the Specials that a seat can play at this moment."""
    last = -1
    for token in s.hands[seat]:
        card = token >> 8
        if card != last:
            last = card
            if can_play(s, seat, moment, card):
                out.append(PLAY[card])


def can_play(s: IlluminatiState, seat: int, moment: str, card: int) -> bool:
    """Whether a Special in hand can be played at this moment: the window of its design and I-33.2."""
    window = s.cat.windows[card - s.cat.first_special]
    if window != moment and window != "any" and not (window == "answer" and moment == "card"):
        return False
    return why_no_effect(s, seat, moment, card) is None


def why_no_effect(s: IlluminatiState, seat: int, moment: str, card: int) -> Refusal | None:
    """Why a Special in hand can't be played at this moment, or ``None``."""
    cat = s.cat
    slug = cat.slugs[card]
    window = cat.windows[card - cat.first_special]
    if window == "any":
        if moment not in ANY_TIME:
            return refuse("wrong_moment", card=slug)
        if moment in ("transfers", "power") and s.barred(seat):
            return refuse("has_passed", card=slug)
        if card in cat.revives and not s.zoned(DEAD):
            return refuse("changes_nothing", "I-33.11", card=slug)
        if card in cat.peeks and not peek_seats(s, seat, card) and not peek_cards(s, seat, card):
            return refuse("changes_nothing", "I-33.7", card=slug)
        return None
    if window == "roll":
        if moment != "roll":
            return refuse("only_in_roll", card=slug)
        if attack_of(s).roll == cat.set_roll[card]:
            return refuse("changes_nothing", card=slug)
        return None
    if window == "answer":
        if moment == "answer":
            return None
        if moment == "card":
            return None if laid_cards(attack_of(s)) else refuse("changes_nothing", card=slug)
        return refuse("only_in_answer", card=slug)
    if window == "card":
        clause = "I-33.9" if card in cat.interferes else "I-33.8"
        if moment != "card":
            return refuse("only_in_card_window", clause, card=slug)
        attack = attack_of(s)
        if not attack.privileged:
            return refuse("only_with_privilege", clause, card=slug)
        if card in cat.interferes:
            defends = s.zone[attack.target] == HELD and s.holder[attack.target] == seat
            if defends or attack.seat == seat:
                return refuse("party_interferes", card=slug)
            if attack.interferers >> seat & 1:
                return refuse("changes_nothing", card=slug)
        return None
    if window == "income":
        return None if moment == "income" else refuse("only_in_income", card=slug)
    if window == "start":
        if moment != "start" or seat == turn_of(s).seat:
            return refuse("only_at_start", card=slug)
        return refuse("changes_nothing", card=slug) if turn_of(s).lost else None
    if window == "actions":
        if moment != "actions":
            return refuse("only_as_action", card=slug)
        if card in cat.costs_action and turn_of(s).actions <= 0:
            return refuse("no_actions_left", "I-33.6")
        if card in cat.takes:
            if not s.zoned(OPEN):
                return refuse("changes_nothing", "I-33.6", card=slug)
            if not s.layout(seat).arrows:
                return refuse("no_free_arrow", "I-28.5", card=slug)
        return None
    return refuse("only_with_attack", card=slug)


def why_no_play(s: IlluminatiState, seat: int, moment: str, card: int) -> Refusal:
    """Why a Special can't be played at this moment."""
    slug = s.cat.slugs[card]
    if card < s.cat.first_special:
        return refuse("not_a_special", card=slug)
    if not s.holds(seat, card):
        return refuse("not_held", card=slug)
    return why_no_effect(s, seat, moment, card) or refuse("wrong_moment", card=slug)


def laid_cards(attack: Any) -> list[int]:
    """The Specials laid with the announcement that can still be answered (I-31.4)."""
    out = []
    if attack.laid >= 0 and attack.privileged:
        out.append(attack.laid)
    if attack.whisper >= 0:
        out.append(attack.whisper)
    return out


def peek_modes(s: IlluminatiState, card: int) -> tuple[str, ...]:
    """What a peeking Special may look at."""
    for effect in s.cat.special_effects[card]:
        if effect.verb == "peek":
            return tuple(effect.words("what"))
    return ()


def peek_seats(s: IlluminatiState, seat: int, card: int) -> list[int]:
    """The seats whose Specials may be looked at (I-33.7)."""
    if "hand" not in peek_modes(s, card):
        return []
    return [other for other in range(s.seats) if other != seat and s.alive[other] and s.hands[other]]


def peek_cards(s: IlluminatiState, seat: int, card: int) -> list[int]:
    """The Groups whose money may be counted (I-33.7): only where it is not known."""
    if not s.purse_known or "money" not in peek_modes(s, card):
        return []
    return [
        group
        for group in range(s.cat.first_group, s.cat.first_special)
        if s.zone[group] == HELD and s.holder[group] != seat and not s.purse_known[group] >> seat & 1
    ]


def lay(s: IlluminatiState, seat: int, card: int) -> None:
    """A Special leaves the hand for the discard pile, in the sight of all."""
    s.take_token(seat, card)
    s.discard(card)
    has_acted(s, seat)


def play(s: IlluminatiState, seat: int, card: int) -> None:
    """Play a Special: it is laid down, names its targets, and waits for answers."""
    cat = s.cat
    lay(s, seat, card)
    s.tell(SpecialPlayed(seat=seat, card=cat.slugs[card], reveals=True))
    if card in cat.costs_action:
        change_turn(s, actions=turn_of(s).actions - 1)
    if card in cat.takes or card in cat.revives or card in cat.peeks:
        s.push(Naming(seat, card))
    elif card in cat.cancels_special and s.stack and answers_announcement(s):
        laid = laid_cards(attack_of(s))
        s.push(Naming(seat, card) if len(laid) > 1 else Played(seat, card, target=laid[0]))
    elif card in cat.rearranges_money:
        bonus = cat.gain[card][0] if card in cat.gain else 0
        plan = tuple([(member, s.money[member]) for member in s.layout(seat).members])
        s.push(Redistributing(seat, card, bonus, left=3 * len(plan), plan=plan))
    else:
        s.push(Played(seat, card))


def answers_announcement(s: IlluminatiState) -> bool:
    """Whether the window on top is the card window of an attack."""
    top = s.stack[-1]
    return type(top) is Window and top.kind == "card"


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
        place = attack_place(s)
        del s.stack[place + 1 :]
        PROCEDURES[Attacking].call_off(s, s.stack[place])  # type: ignore[attr-defined]
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
        change_attack(s, roll=cat.set_roll[card])
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


def take(s: IlluminatiState, f: Any) -> None:
    """A Group is taken without a roll and hung where it was named (I-33.6)."""
    arrow = (f.master, f.side)
    if s.zone[f.target] != OPEN or arrow not in s.layout(f.by).arrows:
        s.tell(SpecialWasted(seat=f.by, card=s.cat.slugs[f.card]))
        return
    s.hang(f.target, f.master, f.side, f.by)
    slug = s.cat.slugs[f.target]
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


class PlayedProcedure(Procedure):
    """Frame ``Played``: answers first, then the effect."""

    def step(self, s: Any, f: Any) -> None:
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


def finish_action(s: IlluminatiState) -> None:
    """After a finished action the others may play "any time" Specials (I-31.5)."""
    turn = turn_of(s)
    for seat in range(s.seats):
        if seat != turn.seat and s.hands[seat] and s.alive[seat]:
            s.push(Window("pause", s.next_alive(turn.seat)))
            return


def target_clause(s: IlluminatiState, card: int) -> str:
    """The clause that says what a Special may name."""
    cat = s.cat
    if card in cat.takes:
        return "I-33.6"
    if card in cat.revives:
        return "I-33.11"
    return "I-33.7" if card in cat.peeks else "I-33.13"


class NamingProcedure(Procedure):
    """Frame ``Naming``: targets are named before anybody may answer (I-33.3)."""

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        return ALONE[f.by]

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        params: dict[str, Any] = {"card": s.cat.slugs[f.card]}
        if f.target >= 0:
            params["target"] = s.cat.slugs[f.target]
            return Prompt("name_arrow", "I-33.6", seat, params)
        return Prompt("name_target", "I-33.3", seat, params)

    def forced(self, s: Any, f: Any, seat: int) -> bool:
        return not s.purse_known

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        cat, card = s.cat, f.card
        if f.target >= 0:
            return [Place(master, SIDES[side]) for master, side in s.layout(seat).arrows]
        if card in cat.takes:
            return [Choose(group) for group in s.zoned(OPEN)]
        if card in cat.revives:
            return [Choose(group) for group in s.zoned(DEAD)]
        if card in cat.cancels_special:
            return [Choose(laid) for laid in laid_cards(attack_of(s))]
        out: list[Any] = [ChooseSeat(other) for other in peek_seats(s, seat, card)]
        out.extend([Choose(group) for group in peek_cards(s, seat, card)])
        return out

    def why_not(self, s: Any, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return why_no_play(s, seat, "walk", action.card)
        if type(action) is Place:
            return refuse("arrow_not_free", "I-33.6", card=s.cat.slugs[action.master])
        if type(action) is Choose:
            slugs = s.cat.slugs
            clause = target_clause(s, f.card)
            return refuse("wrong_target", clause, card=slugs[f.card], target=slugs[action.card])
        if type(action) is ChooseSeat and f.card in s.cat.peeks:
            return refuse("no_specials_there", seat=action.other)
        return None

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        slugs = s.cat.slugs
        if type(action) is Place:
            s.put(Played(seat, f.card, f.target, master=action.master, side=SIDE_NUMBER[action.side]))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], target=slugs[f.target]))
        elif type(action) is Choose and f.card in s.cat.takes:
            s.put(replace(f, target=action.card))
        elif type(action) is Choose:
            s.put(Played(seat, f.card, action.card))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], target=slugs[action.card]))
        else:
            s.put(Played(seat, f.card, seat=action.other))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], other=action.other))


def may_abolish(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat can lay two Specials to abolish Privilege (I-14.4, I-14.10)."""
    attack = attack_of(s)
    return bool(attack.privileged and seat != attack.seat and len(s.hands[seat]) >= 2)


def why_no_abolish(s: IlluminatiState, seat: int, moment: str, card: int) -> Refusal:
    """Why a seat can't begin to abolish Privilege with this Special."""
    slug = s.cat.slugs[card]
    if moment != "card":
        return refuse("only_in_card_window", "I-14.10", card=slug)
    attack = attack_of(s)
    if seat == attack.seat:
        return refuse("attacker_abolishes")
    if not attack.privileged:
        return refuse("only_with_privilege", "I-14.4", card=slug)
    if len(s.hands[seat]) < 2:
        return refuse("two_needed")
    return refuse("not_held", card=slug)


def begin_abolishing(s: IlluminatiState, seat: int, card: int) -> None:
    """The first of the two Specials is laid."""
    lay(s, seat, card)
    s.tell(SpecialPlayed(seat=seat, card=s.cat.slugs[card], reveals=True))
    s.push(Abolishing(seat, (card,)))


class AbolishingProcedure(Procedure):
    """Frame ``Abolishing``: the second Special, answers, the replacement of a cancelled one (I-14.5)."""

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        if len(f.cards) < 2 or (f.cancelled and s.hands[f.by]):
            return ALONE[f.by]
        return NOBODY

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        return Prompt("abolish", "I-14.5" if f.cancelled else "I-14.4", seat)

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [Abolish(card) for card in sorted(set(s.hand(seat)))]
        if f.cancelled:
            out.append(DECLINE)
        return out

    def why_not(self, s: Any, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Abolish:
            return refuse("not_held", card=s.cat.slugs[action.card])
        return None

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        if type(action) is Decline:
            s.pop()
            s.tell(declined(seat, "abolish"))
            return
        lay(s, seat, action.card)
        s.tell(SpecialPlayed(seat=seat, card=s.cat.slugs[action.card], reveals=True))
        kept = f.cards[:1] if f.cancelled else f.cards
        s.put(Abolishing(seat, (*kept, action.card)))

    def step(self, s: Any, f: Any) -> None:
        if f.cancelled:
            s.pop()
        elif not f.asked:
            s.put(replace(f, asked=True))
            for seat in range(s.seats):
                if seat != f.by and s.hands[seat] and s.alive[seat]:
                    s.push(Window("answer", turn_of(s).seat))
                    return
        else:
            s.pop()
            change_attack(s, privileged=False, lost=True)
            s.tell(PrivilegeAbolished(seat=f.by, cards=tuple([s.cat.slugs[card] for card in f.cards])))


class ReplacingProcedure(Procedure):
    """Frame ``Replacing``: the attacker may give another Special for Privilege (I-14.9)."""

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        return Prompt("replace_privilege", "I-14.9", seat)

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        out.extend([Privilege(card) for card in sorted(set(s.hand(seat)))])
        return out

    def why_not(self, s: Any, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Privilege:
            return refuse("not_held", card=s.cat.slugs[action.card])
        return None

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if type(action) is Decline:
            s.tell(declined(seat, "replace_privilege"))
            return
        lay(s, seat, action.card)
        s.tell(SpecialPlayed(seat=seat, card=s.cat.slugs[action.card], reveals=True))
        change_attack(s, privileged=True, laid=action.card)
        top = s.stack[-1]
        if type(top) is Window:
            s.put(replace(top, declined=0))


PROCEDURES[Played] = PlayedProcedure()
PROCEDURES[Naming] = NamingProcedure()
PROCEDURES[Abolishing] = AbolishingProcedure()
PROCEDURES[Replacing] = ReplacingProcedure()
