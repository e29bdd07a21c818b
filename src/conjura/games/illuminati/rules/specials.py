"""Specials: when each can be played, what it names, and how it is answered (I-28, I-33); what they do is in ``effects``.

What a Special does follows from the effects of its design; no card is named here.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.events import declined
from conjura.engine.grid import SIDE_NUMBER, SIDES, STEP
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import (
    Abolish,
    Choose,
    ChooseSeat,
    Decline,
    Intend,
    Place,
    Play,
    Privilege,
    Purpose,
)
from conjura.games.illuminati.events import PrivilegeAbolished, SpecialAimed, SpecialPlayed
from conjura.games.illuminati.frames import (
    Abolishing,
    Attacking,
    Naming,
    Placing,
    Played,
    Redistributing,
    Replacing,
    Window,
)
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules.card_clauses import own_clause
from conjura.games.illuminati.rules.reckoning import special_income
from conjura.games.illuminati.rules.turn_state import (
    attack_of,
    change_attack,
    change_turn,
    has_acted,
    turn_of,
)
from conjura.games.illuminati.state import DEAD, HELD, OPEN, OUT, PROCEDURES, IlluminatiState

FIXED: Final[tuple[str, ...]] = ("start", "income", "actions", "announce", "card", "roll", "answer", "place")
"""The windows of designs that are played in the moment of this name alone."""
PLAY: Final = [Play(card) for card in range(512)]
DECLINE: Final = Decline()

ANY_TIME: Final[tuple[str, ...]] = (
    "start", "income", "pause", "final", "loop", "media_loop", "extra", "brainwash", "actions", "campaign", "transfers",
    "power", "hack",
)  # fmt: skip
"""The moments of I-31.6: windows, the spending loop and the active player's steps."""

WHENEVER: Final[tuple[str, ...]] = ("any", "others", "quiet")
"""The windows of designs that are played at these moments, some of them not at all (I-33.20, I-33.26)."""
OWN_TURN: Final[tuple[str, ...]] = ("start", "income", "extra", "brainwash", "actions")
"""The moments of T0 to T4 outside attacks (I-33.1)."""


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
    if window != moment and window in FIXED and not (window == "answer" and moment == "card"):
        return False
    return why_no_effect(s, seat, moment, card) is None


def why_no_effect(s: IlluminatiState, seat: int, moment: str, card: int) -> Refusal | None:
    """Why a Special in hand can't be played at this moment, or ``None``."""
    cat = s.cat
    slug = cat.slugs[card]
    window = cat.windows[card - cat.first_special]
    if window in WHENEVER:
        if moment not in ANY_TIME:
            return refuse("wrong_moment", card=slug)
        if moment in ("transfers", "power") and s.barred(seat):
            return refuse("has_passed", card=slug)
        if window != "any" or card in cat.collects:
            return why_no_use(s, seat, moment, card)
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
        clause = own_clause(cat, card)
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
        if moment == "income" and turn_of(s).unpaid:
            return refuse("changes_nothing", "I-33.10", card=slug)
        return None if moment == "income" else refuse("only_in_income", card=slug)
    if window not in ("start", "actions", "announce"):
        return why_no_use(s, seat, moment, card)
    if window == "start":
        if moment != "start" or seat == turn_of(s).seat:
            return refuse("only_at_start", own_clause(cat, card), card=slug)
        if card in cat.lost_actions and turn_of(s).actions <= 0:
            return refuse("changes_nothing", own_clause(cat, card), card=slug)
        return refuse("changes_nothing", card=slug) if turn_of(s).lost else None
    if window == "actions":
        if moment != "actions":
            return refuse("only_as_action", own_clause(cat, card), card=slug)
        if card in cat.costs_action and turn_of(s).actions <= 0:
            return refuse("no_actions_left", own_clause(cat, card))
        if card in cat.unmasks and len(cat.roots) <= s.alive.count(True):
            return refuse("changes_nothing", "I-33.30", card=slug)
        if card in cat.takes:
            if not s.zoned(OPEN):
                return refuse("changes_nothing", "I-33.6", card=slug)
            if not s.layout(seat).arrows:
                return refuse("no_free_arrow", "I-28.5", card=slug)
        return None
    return refuse("only_with_attack", card=slug)


def why_no_use(s: IlluminatiState, seat: int, moment: str, card: int) -> Refusal | None:
    """Why a Special of the Y2K windows can't be played at this moment, or ``None`` (I-33.19 to I-33.29)."""
    cat = s.cat
    slug = cat.slugs[card]
    window = cat.windows[card - cat.first_special]
    turn = turn_of(s)
    if window == "others" and seat == turn.seat:
        return refuse("not_in_own_turn", card=slug)
    if window == "quiet" and moment == "loop":
        return refuse("not_inside_attack", own_clause(cat, card), card=slug)
    if window == "attack":
        if moment != "loop":
            return refuse("only_in_loop", own_clause(cat, card), card=slug)
        attack = attack_of(s)
        if card in cat.cancels_help:
            aided = any(aider >= cat.first_group for aider, _ in attack.aid)
            if not aided or any(other in cat.cancels_help for other, _ in attack.shifts):
                return refuse("changes_nothing", "I-33.19", card=slug)
        if card in cat.refunds and not any(row[0] == seat for row in attack.spent):
            return refuse("changes_nothing", "I-33.25", card=slug)
        return None
    if window in ("own_start", "own_turn"):
        if seat != turn.seat or moment not in (("start",) if window == "own_start" else OWN_TURN):
            return refuse("only_at_own_start" if window == "own_start" else "only_in_own_turn", card=slug)
        return refuse("changes_nothing", own_clause(cat, card), card=slug) if turn.lost else None
    if window == "place":
        if moment != "place":
            return refuse("only_when_placing", card=slug)
        return None if bare_arrows(s, seat) else refuse("changes_nothing", "I-33.24", card=slug)
    if card in cat.discards_open and not s.zoned(OPEN):
        return refuse("changes_nothing", "I-33.26", card=slug)
    if card in cat.rearranges and not s.layout(seat).groups:
        return refuse("changes_nothing", "I-33.27", card=slug)
    if card in cat.collects and not purposes(s, seat, moment, card):
        return refuse("changes_nothing", own_clause(cat, card), card=slug)
    return None


def purposes(s: IlluminatiState, seat: int, moment: str, card: int) -> list[Purpose]:
    """What a Special of several uses can do at this moment (I-33.22, I-33.28)."""
    cat = s.cat
    out: list[Purpose] = []
    if card in cat.collects and (
        special_income(s, seat, card) or (s.masked(seat) and not cat.collects[card][1])
    ):
        out.append("income")
    if moment == "loop" and card in cat.tilts:
        out.append("attack")
        out.append("defend")
    elif moment == "loop" and card in cat.defends and s.align[attack_of(s).target] & cat.defends[card][1]:
        out.append("defend")
    return out


def unused_roots(s: IlluminatiState) -> list[int]:
    """The Illuminati of the sets in play that nobody has (I-33.30)."""
    taken = s.modules.identity
    return [card for card in s.cat.roots if s.zone[card] == OUT and card not in taken]


def bare_arrows(s: IlluminatiState, seat: int, moved: int = -1) -> list[tuple[int, int]]:
    """The sides of a seat's cards that have no arrow and are free, as ``(card, direction)`` (I-33.24).

    Args:
        s: the state.
        seat: whose cards.
        moved: a Group of that seat that is to be moved, whose tree counts as lifted (I-16.4).
    """
    layout = s.layout(seat)
    taken: set[int] = set(layout.cells)
    lifted: list[int] = []
    barred: tuple[int, int] = (-1, -1)
    if moved >= 0:
        lifted = s.tree(moved)
        taken -= {s.cell[card] for card in lifted}
        barred = (s.master[moved], s.heading[moved])
    else:
        for frame in s.stack:
            if type(frame) is Placing and frame.seat == seat and frame.barred and not frame.laid:
                barred = frame.barred[0]
    out: list[tuple[int, int]] = []
    for card in layout.members:
        if card in lifted:
            continue
        for side in range(4):
            bare = (side - s.heading[card]) & 3 not in s.outs[card]
            if bare and s.cell[card] + STEP[side] not in taken and (card, side) != barred:
                out.append((card, side))
    return out


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


def take_back(s: IlluminatiState, seat: int, card: int) -> None:
    """A Special that was laid for nothing, its attack being none, goes back into the hand; all have seen it (I-24.9)."""
    pile = list(s.discards)
    pile.remove(card)
    s.discards = tuple(pile)
    s.put_token(seat, card, (1 << s.seats) - 1)


def play(s: IlluminatiState, seat: int, card: int) -> None:
    """Play a Special: it is laid down, names its targets, and waits for answers."""
    cat = s.cat
    lay(s, seat, card)
    s.tell(SpecialPlayed(seat=seat, card=cat.slugs[card], reveals=True))
    if card in cat.costs_action:
        change_turn(s, actions=turn_of(s).actions - 1)
    if (
        card in cat.takes
        or card in cat.revives
        or card in cat.peeks
        or (
            card in cat.discards_open
            or card in cat.connects
            or (card in cat.unmasks and not s.modules.identity)
        )
    ):
        s.push(Naming(seat, card))
    elif card in cat.tilts or card in cat.collects:
        uses = purposes(s, seat, moment_of(s), card)
        s.push(Naming(seat, card) if len(uses) > 1 else Played(seat, card, purpose=uses[0]))
    elif card in cat.cancels_special and s.stack and answers_announcement(s):
        laid = laid_cards(attack_of(s))
        s.push(Naming(seat, card) if len(laid) > 1 else Played(seat, card, target=laid[0]))
    elif card in cat.rearranges_money:
        bonus = cat.gain[card][0] if card in cat.gain else 0
        plan = tuple([(member, s.money[member]) for member in s.layout(seat).members])
        s.lay_open(seat)
        s.push(Redistributing(seat, card, bonus, left=3 * len(plan), plan=plan))
    else:
        s.push(Played(seat, card))


def moment_of(s: IlluminatiState) -> str:
    """``loop`` between the steps of an attack, else nothing."""
    top = s.stack[-1]
    return "loop" if type(top) is Attacking and top.step == "loop" else ""


def answers_announcement(s: IlluminatiState) -> bool:
    """Whether the window on top is the card window of an attack."""
    top = s.stack[-1]
    return type(top) is Window and top.kind == "card"


def finish_action(s: IlluminatiState) -> None:
    """After a finished action the others may play "any time" Specials (I-31.5)."""
    turn = turn_of(s)
    for seat in range(s.seats):
        if seat != turn.seat and s.hands[seat] and s.alive[seat]:
            s.push(Window("pause", s.next_alive(turn.seat)))
            return


class NamingProcedure(Procedure):
    """Frame ``Naming``: targets are named before anybody may answer (I-33.3)."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.by]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        params: dict[str, Any] = {"card": s.cat.slugs[f.card]}
        if f.card in s.cat.connects:
            params["target"] = s.cat.slugs[s.stack[-2].root]
            return Prompt("name_side", "I-33.24", seat, params)
        if f.target >= 0:
            params["target"] = s.cat.slugs[f.target]
            return Prompt("name_arrow", "I-33.6", seat, params)
        if f.card in s.cat.tilts or f.card in s.cat.collects:
            return Prompt("name_use", "I-33.3", seat, params)
        return Prompt("name_target", "I-33.3", seat, params)

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return not s.purse_known

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        cat, card = s.cat, f.card
        if f.target >= 0:
            return [Place(master, SIDES[side]) for master, side in s.layout(seat).arrows]
        if card in cat.takes or card in cat.discards_open:
            return [Choose(group) for group in s.zoned(OPEN)]
        if card in cat.revives:
            return [Choose(group) for group in s.zoned(DEAD)]
        if card in cat.unmasks:
            return [Choose(root) for root in unused_roots(s)]
        if card in cat.connects:
            return [Place(master, SIDES[side]) for master, side in bare_arrows(s, seat)]
        if card in cat.tilts or card in cat.collects:
            return [Intend(purpose) for purpose in purposes(s, seat, moment_of_naming(s), card)]
        if card in cat.cancels_special:
            return [Choose(laid) for laid in laid_cards(attack_of(s))]
        out: list[Any] = [ChooseSeat(other) for other in peek_seats(s, seat, card)]
        out.extend([Choose(group) for group in peek_cards(s, seat, card)])
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return why_no_play(s, seat, "walk", action.card)
        if type(action) is Place:
            clause = "I-33.24" if f.card in s.cat.connects else "I-33.6"
            return refuse("arrow_not_free", clause, card=s.cat.slugs[action.master])
        if type(action) is Choose:
            slugs = s.cat.slugs
            clause = own_clause(s.cat, f.card)
            return refuse("wrong_target", clause, card=slugs[f.card], target=slugs[action.card])
        if type(action) is ChooseSeat and f.card in s.cat.peeks:
            return refuse("no_specials_there", seat=action.other)
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        slugs = s.cat.slugs
        if type(action) is Place:
            s.put(Played(seat, f.card, f.target, master=action.master, side=SIDE_NUMBER[action.side]))
            target = f.target if f.target >= 0 else action.master
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], target=slugs[target]))
        elif type(action) is Intend:
            s.put(Played(seat, f.card, purpose=action.purpose))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], purpose=action.purpose))
        elif type(action) is Choose and f.card in s.cat.takes:
            s.put(replace(f, target=action.card))
        elif type(action) is Choose:
            s.put(Played(seat, f.card, action.card))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], target=slugs[action.card]))
        else:
            s.put(Played(seat, f.card, seat=action.other))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], other=action.other))


def moment_of_naming(s: IlluminatiState) -> str:
    """The moment at which the Special was played that is naming something now."""
    below = s.stack[-2]
    return "loop" if type(below) is Attacking else ""


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

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if len(f.cards) < 2 or (f.cancelled and s.hands[f.by]):
            return ALONE[f.by]
        return NOBODY

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("abolish", "I-14.5" if f.cancelled else "I-14.4", seat)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [Abolish(card) for card in sorted(set(s.hand(seat)))]
        if f.cancelled:
            out.append(DECLINE)
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Abolish:
            return refuse("not_held", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Decline:
            s.pop()
            s.tell(declined(seat, "abolish"))
            return
        lay(s, seat, action.card)
        s.tell(SpecialPlayed(seat=seat, card=s.cat.slugs[action.card], reveals=True))
        kept = f.cards[:1] if f.cancelled else f.cards
        s.put(Abolishing(seat, (*kept, action.card)))

    def step(self, s: IlluminatiState, f: Any) -> None:
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

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("replace_privilege", "I-14.9", seat)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        out.extend([Privilege(card) for card in sorted(set(s.hand(seat)))])
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Privilege:
            return refuse("not_held", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
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


PROCEDURES[Naming] = NamingProcedure()
PROCEDURES[Abolishing] = AbolishingProcedure()
PROCEDURES[Replacing] = ReplacingProcedure()
