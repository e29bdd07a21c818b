"""Gifts and trades: an offer is a walk, carried out whole or not at all (I-25)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine import deals
from conjura.engine.cheating import CHEATS
from conjura.engine.deals import (
    ACCEPT,
    DECLINE,
    MAX_OFFERS,
    OFFERS,
    PROPOSE,
    WITHDRAW,
    give_special,
    with_card,
)
from conjura.engine.kernel import NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.windows import ask_anew
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import (
    Accept,
    GiveGroup,
    GiveMoney,
    GiveSpecial,
    Infiltrate,
    Offer,
    Play,
    Propose,
    WantGroup,
    WantMoney,
    WantSpecial,
)
from conjura.games.illuminati.events import (
    GroupGiven,
    MoneyGiven,
    OfferBegan,
    OfferNamed,
)
from conjura.games.illuminati.frames import Attacking, Campaigning, Offering, Placing, Settling, Window
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import cheats, schemes, specials, victory
from conjura.games.illuminati.rules.specials import finish_action
from conjura.games.illuminati.rules.turn_state import change_turn, has_acted, turn_of
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

_OTHERS: Final[dict[tuple[tuple[bool, ...], int], list[Any]]] = {}


def _others(alive: tuple[bool, ...], seat: int) -> list[Any]:
    """An offer to every other seat in the game; built once for each set of seats."""
    found = _OTHERS.get((alive, seat))
    if found is None:
        found = [OFFERS[other] for other in range(len(alive)) if other != seat and alive[other]]
        _OTHERS[(alive, seat)] = found
    return found


def offers(s: IlluminatiState, seat: int) -> list[Any]:
    """The offers that a seat may begin at an open moment (I-25.15, I-31.9)."""
    if s.offers[seat] >= MAX_OFFERS or s.barred(seat):
        return []
    if s.hands[seat] or (s.money[s.root[seat]] > 0 and not s.purse_known):
        return _others(s.alive, seat)
    return [OFFERS[other] for other in range(s.seats) if other != seat and may_offer_to(s, seat, other)]


def may_offer_to(s: IlluminatiState, seat: int, other: int) -> bool:
    """Whether there is anything to give or to ask for between two seats; public."""
    if not s.alive[other]:
        return False
    if s.hands[seat] or s.hands[other]:
        return True
    if s.purse_known:
        return s.wealth(other) > 0
    if s.money[s.root[seat]] > 0 or s.money[s.root[other]] > 0:
        return True
    return groups_between(s, seat, other) > 0 and bool(s.layout(seat).groups or s.layout(other).groups)


def groups_between(s: IlluminatiState, seat: int, other: int) -> int:
    """How many Groups may change owner between two seats now (I-25.3, I-25.10): the actions left in a party's T4."""
    turn = turn_of(s)
    if turn.step != "actions" or turn.seat not in (seat, other) or not quiet(s):
        return 0
    return int(turn.actions)


def why_no_offer(s: IlluminatiState, seat: int, action: Any) -> Refusal | None:
    """Why a seat can't begin this offer."""
    if type(action) is not Offer:
        return None
    if s.offers[seat] >= MAX_OFFERS:
        return refuse("offers_used")
    if s.barred(seat):
        return refuse("has_passed")
    return refuse("no_offer_to", seat=action.to)


def begin_offer(s: IlluminatiState, seat: int, to: int) -> None:
    """A seat begins an offer; it counts, answered or not."""
    deals.count_offer(s, seat)
    s.push(Offering(seat, to))
    s.tell(OfferBegan(seat=seat, to=to))


def groups_allowed(s: IlluminatiState, f: Any) -> int:
    """How many more Groups this deal may move (I-25.10)."""
    return groups_between(s, f.by, f.to) - len(f.gives_groups) - len(f.wants_groups)


def quiet(s: IlluminatiState) -> bool:
    """Whether nothing is under way but the turn, its pause and an offer."""
    for frame in s.stack[1:]:
        if type(frame) is not Offering and not (type(frame) is Window and frame.kind == "pause"):
            return False
    return True


def apart(s: IlluminatiState, chosen: tuple[int, ...], card: int) -> bool:
    """Whether a Group hangs neither over nor under the Groups already in the deal."""
    return not any(s.under(card, other) or s.under(other, card) for other in chosen)


def after_deal(s: IlluminatiState, f: Any) -> tuple[victory.Holdings, victory.Holdings]:
    """What the maker of the offer and the other would hold, the whole trade carried out in thought (I-25.14)."""
    mine, theirs = victory.holdings(s, f.by), victory.holdings(s, f.to)
    given = [part for card in f.gives_groups for part in s.tree(card)]
    wanted = [part for card in f.wants_groups for part in s.tree(card)]
    here = tuple([card for card in mine.members if card not in given] + wanted)
    there = tuple([card for card in theirs.members if card not in wanted] + given)
    moved = sum([s.money[card] for card in given]) - sum([s.money[card] for card in wanted])
    moved += f.gives - f.wants
    return (
        victory.Holdings(here, mine.money - moved, mine.kills, mine.treasury - f.gives + f.wants),
        victory.Holdings(there, theirs.money + moved, theirs.kills, theirs.treasury + f.gives - f.wants),
    )


def thrown_to(s: IlluminatiState, f: Any) -> int:
    """The seat to whom this deal would hand a victory in one stroke, or -1 (I-25.7, I-25.14)."""
    if not s.options.refuse_throwing:
        return -1
    mine, theirs = after_deal(s, f)
    if s.alive.count(True) == 2:  # who loses his last Group is out, and the other the last one left (I-25.6)
        if victory.falls(s, f.by, mine, seen=True):
            return int(f.to)
        if victory.falls(s, f.to, theirs, seen=True):
            return int(f.by)
    i_meet = victory.meets_publicly(s, f.by, mine)
    other_meets = victory.meets_publicly(s, f.to, theirs)
    if other_meets and not i_meet and not victory.meets_publicly(s, f.to, victory.holdings(s, f.to)):
        return int(f.to)
    if i_meet and not other_meets and not victory.meets_publicly(s, f.by, victory.holdings(s, f.by)):
        return int(f.by)
    return -1


def spare_arrows(s: IlluminatiState, top: int) -> int:
    """How many arrows of a tree have no puppet."""
    parts = s.tree(top)
    spare = sum([len(s.outs[card]) for card in parts])
    for card in parts[1:]:
        above = s.master[card]
        if (s.heading[card] - s.heading[above]) & 3 in s.outs[
            above
        ]:  # else it hangs where there is no arrow (I-33.24)
            spare -= 1
    return spare


def arrows_for(s: IlluminatiState, receiver: int, lost: tuple[int, ...], got: tuple[int, ...]) -> bool:
    """Whether a receiver has a free arrow for each Group he gets, what he gives being gone (I-25.13).

    The Groups with the most arrows come first, as they will be placed: each takes one and brings its own.
    """
    if not got:
        return True
    twin = s
    if lost:
        twin = s.copy()
        for card in lost:
            twin.lift(card, receiver)
    free = len(twin.layout(receiver).arrows)
    for card in by_arrows(s, got):
        if free <= 0:
            return False
        free += spare_arrows(s, card) - 1
    return True


def by_arrows(s: IlluminatiState, cards: tuple[int, ...]) -> list[int]:
    """The Groups of a deal in the order in which they are placed: those with the most arrows first."""
    return sorted(cards, key=lambda card: (-spare_arrows(s, card), card))


def why_not_put(s: IlluminatiState, f: Any) -> Refusal | None:
    """Why the offer can't be put as it stands, or ``None``."""
    if not (f.gives or f.wants or f.gives_groups or f.wants_groups or f.gives_specials or f.wants_specials):
        return refuse("nothing_offered")
    if not arrows_for(s, f.to, f.wants_groups, f.gives_groups):
        return refuse("no_arrow_for_gift")
    if not arrows_for(s, f.by, f.gives_groups, f.wants_groups):
        return refuse("no_arrow_for_gift")
    winner = thrown_to(s, f)
    if winner >= 0:
        return refuse("throws_the_game", seat=winner)
    return None


class OfferingProcedure(Procedure):
    """Frame ``Offering``; and what may be done unasked: to begin an offer (I-31.9)."""

    def free_seats(self, s: IlluminatiState) -> tuple[int, ...]:
        out: list[int] = []
        for seat in range(s.seats):
            if s.alive[seat] and seat not in s.asked:
                plots = s.modules.plumbed and schemes.may_infiltrate(s, seat)
                if offers(s, seat) or plots or cheats.may_call(s, seat):
                    out.append(seat)
        return tuple(out)

    def unasked(self, s: IlluminatiState, seat: int) -> list[Any]:
        out = offers(s, seat)
        if s.modules.plumbed and schemes.may_infiltrate(s, seat):
            out = [*out, schemes.INFILTRATE]
        if s.modules.cheats is not None:
            out = list(out)
            cheats.list_acts(s, seat, out)
        return out

    def why_not_unasked(self, s: IlluminatiState, seat: int, action: Any) -> Refusal | None:
        if type(action) is Infiltrate:
            return schemes.why_no_scheme(s, seat, action)
        if type(action) in CHEATS:
            return cheats.why_no_act(s, seat, action)
        return why_no_offer(s, seat, action)

    def do_unasked(self, s: IlluminatiState, seat: int, action: Any) -> None:
        if type(action) is Infiltrate:
            schemes.begin_scheme(s, seat, action)
        elif type(action) in CHEATS:
            cheats.act(s, seat, action)
        else:
            begin_offer(s, seat, action.to)

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return deals.asked(f)

    def step(self, s: IlluminatiState, f: Any) -> None:
        s.pop()

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        gives, wants = (*f.gives_specials, *f.gives_groups), (*f.wants_specials, *f.wants_groups)
        return deals.question(f, seat, s.cat.slugs, gives, wants, "I-25.15", "I-25.4")

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        if f.put:
            return [ACCEPT, DECLINE] if self.can_accept(s, f) else [DECLINE]
        out: list[Any] = [WITHDRAW]
        if why_not_put(s, f) is None:
            out.append(PROPOSE)
        money = s.money[s.root[f.by]]
        if not f.gives and not f.wants:
            if money > 0:
                out.append(Span(GiveMoney(1), 1, money))
            theirs = s.wealth(f.to) if s.purse_known else s.money[s.root[f.to]]
            theirs -= s.concealed(f.to)
            if theirs > 0:
                out.append(Span(WantMoney(1), 1, theirs))
        deals.list_given(s, f, out)
        deals.list_wanted(s, f, s.discards, out)
        if groups_allowed(s, f) > 0:
            for card in s.layout(f.by).groups:
                if apart(s, f.gives_groups, card):
                    out.append(GiveGroup(card))
            for card in s.layout(f.to).groups:
                if apart(s, f.wants_groups, card):
                    out.append(WantGroup(card))
        return out

    def can_accept(self, s: IlluminatiState, f: Any) -> bool:
        """Whether the receiver has what is asked for."""
        if f.wants > s.money[s.root[f.to]]:
            return False
        return all(s.holds(f.to, card) for card in f.wants_specials)

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if kind is Propose and not f.put:
            return why_not_put(s, f)
        if kind is Accept and f.put:
            return refuse("cannot_give")
        if f.put:
            return None
        if kind is GiveMoney or kind is WantMoney:
            return refuse("money_of_illuminati", amount=action.amount)
        if kind is GiveGroup or kind is WantGroup:
            turn = turn_of(s)
            if turn.seat not in (f.by, f.to):
                return refuse("groups_of_a_party")
            if turn.step != "actions" or not quiet(s):
                return refuse("groups_not_now")
            if groups_allowed(s, f) <= 0:
                return refuse("groups_cost_actions", actions=turn.actions)
            return refuse("not_your_card", "I-25.3", card=s.cat.slugs[action.card])
        if kind is GiveSpecial:
            return refuse("not_held", "I-25.2", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind, slugs = type(action), s.cat.slugs
        if kind in deals.ANSWERS:
            if deals.answer(s, f, kind, kind is Accept and len(f.wants_specials) > 0):
                carry_out(s, f)
        elif kind is GiveMoney:
            s.show_money(s.root[f.by], action.amount)
            s.put(replace(f, gives=action.amount))
            s.tell(OfferNamed(seat=f.by, what="gives", amount=action.amount))
        elif kind is WantMoney:
            s.put(replace(f, wants=action.amount))
            s.tell(OfferNamed(seat=f.by, what="wants", amount=action.amount))
        elif kind is GiveSpecial:
            deals.put_special(s, f, action.card)
            s.tell(OfferNamed(seat=f.by, what="gives", card=slugs[action.card], audience=(f.by, f.to),
                              reveals=True))  # fmt: skip
        elif kind is WantSpecial:
            s.put(replace(f, wants_specials=with_card(f.wants_specials, action.card)))
            s.tell(OfferNamed(seat=f.by, what="wants", card=slugs[action.card]))
        elif kind is GiveGroup:
            s.put(replace(f, gives_groups=with_card(f.gives_groups, action.card)))
            s.tell(OfferNamed(seat=f.by, what="gives", card=slugs[action.card]))
        else:
            s.put(replace(f, wants_groups=with_card(f.wants_groups, action.card)))
            s.tell(OfferNamed(seat=f.by, what="wants", card=slugs[action.card]))


def carry_out(s: IlluminatiState, f: Any) -> None:
    """Both halves of a deal at once (I-25.8); who had declined in the window or the loop is asked anew (I-31.2)."""
    top = s.stack[-1]
    if type(top) in (Window, Attacking, Campaigning):
        if f.by in PROCEDURES[type(top)].asks(s, top):
            ask_anew(s, top, f.by)
        else:
            s.put(replace(top, declined=0))
    give_money(s, f.by, f.to, f.gives)
    give_money(s, f.to, f.by, f.wants)
    for card in f.gives_specials:
        give_special(s, f.by, f.to, card)
    everybody = (1 << s.seats) - 1
    for card in f.wants_specials:
        s.show_token(f.to, card, everybody)
        give_special(s, f.to, f.by, card)
    cost = len(f.gives_groups) + len(f.wants_groups)
    if f.gives or f.gives_specials or f.gives_groups:
        has_acted(s, f.by)
    if f.wants or f.wants_specials or f.wants_groups:
        has_acted(s, f.to)
    if not cost:
        return
    change_turn(s, actions=turn_of(s).actions - cost, acted=True)
    gives, wants = by_arrows(s, f.gives_groups), by_arrows(s, f.wants_groups)
    placings = []
    for card in gives:
        placings.append(give_group(s, f.by, f.to, card))
    for card in wants:
        placings.append(give_group(s, f.to, f.by, card))
    s.push(Settling())
    for frame in reversed(placings):
        s.push(frame)


def give_money(s: IlluminatiState, seat: int, to: int, amount: int) -> None:
    """Money goes from one Illuminati to another (I-25.1)."""
    if amount:
        s.spend(s.root[seat], amount)
        s.earn(s.root[to], amount)
        s.tell(MoneyGiven(seat=seat, to=to, amount=amount))


def give_group(s: IlluminatiState, seat: int, to: int, card: int) -> Placing:
    """A Group with its puppets and money goes to the receiver, who will place it (I-25.5)."""
    for part in s.lift(card, to):
        s.open_purse(part)  # the treasuries are handed over in the sight of all
    s.tell(GroupGiven(seat=seat, to=to, card=s.cat.slugs[card], reveals=bool(s.purse_known)))
    return Placing(to, card, either=True)


class SettlingProcedure(Procedure):
    """Frame ``Settling``: after Groups have changed owner and are placed, who has none left may be out (I-25.6)."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        s.pop()
        victory.eliminate(s)
        if not s.over and len(s.stack) == 1 and turn_of(s).step == "actions":
            finish_action(s)


PROCEDURES[Offering] = OfferingProcedure()
PROCEDURES[Settling] = SettlingProcedure()
