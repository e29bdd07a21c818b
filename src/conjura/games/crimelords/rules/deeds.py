"""What cards do to cards and players that are named: abilities that are used, and Specials (C-9.7, C-9.12)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.wire import Refusal
from conjura.games.crimelords.actions import UseAbility
from conjura.games.crimelords.catalogue import NOBODYS, OWN, Deed
from conjura.games.crimelords.events import (
    AbilityUsed,
    CardReadied,
    CrookTaken,
    HandSeen,
    MoneyGained,
    MoneySeen,
    PayWaived,
    RacketMuted,
    RacketTaken,
    TokenLost,
)
from conjura.games.crimelords.frames import Moving, Naming, Payroll, Placing, Settling, Stealing
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules import moving, victory
from conjura.games.crimelords.rules.income import wage_of
from conjura.games.crimelords.rules.turn_state import change_turn, has_acted, place_of, turn_of
from conjura.games.crimelords.rules.unhappiness import calm, depart, leavers, lieutenants, upset
from conjura.games.crimelords.state import HELD, LEAVES, LOOSE, OPEN, CrimeLordsState

USE: Final = [UseAbility(card) for card in range(512)]
ON_PLAYERS: Final[tuple[str, ...]] = ("peek", "steal", "gain")


def changes(s: CrimeLordsState, seat: int, card: int, verb: str) -> bool:
    """Whether a deed would change anything on a card."""
    if verb == "calm":
        return s.unhappy[card] > 0
    if verb == "upset":
        return s.unhappy[card] < LEAVES
    if verb == "ready":
        return s.cat.space[card] and not s.token[card]
    if verb == "exhaust":
        return s.token[card] > 0
    if verb == "take":
        return card >= s.cat.first_racket or bool(s.places(seat, card))
    if verb == "mute":
        return not s.muted[card]
    place = place_of(s, Payroll)
    return place >= 0 and wage_of(s, seat, card, s.stack[place].waived) > 0


def targets(s: CrimeLordsState, seat: int, source: int, deed: Deed) -> list[int]:
    """The cards that a deed can be done to."""
    test = deed.target
    if test is None:
        return []
    rows: Any
    if test.whose == OWN:
        layout = s.layout(seat)
        rows = sorted(layout.crooks) + list(layout.rackets)
    elif test.whose == NOBODYS:
        rows = s.zoned(OPEN)
    else:
        rows = [
            card
            for card in range(s.cat.first_crook, s.cat.first_special)
            if s.zone[card] == HELD or s.zone[card] == OPEN
        ]
    found = []
    for card in rows:
        if s.passes(test, card, seat, source) and changes(s, seat, card, deed.verb):
            found.append(card)
    return found


def possible(s: CrimeLordsState, seat: int, source: int, deed: Deed) -> bool:
    """Whether there is anything that a deed can be done to."""
    if deed.verb in ON_PLAYERS:
        return True
    return bool(targets(s, seat, source, deed))


# Abilities


def why_no_use(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why a card's ability can't be used in the action step, or ``None`` (C-9.12)."""
    slug = s.cat.slugs[card]
    deed = s.cat.abilities.get(card)
    if card >= s.cat.first_special or not s.owns(seat, card):
        return refuse("not_your_card", card=slug)
    if deed is None:
        return refuse("no_ability", card=slug)
    if deed.token and not s.token[card]:
        return refuse("no_token", card=slug)
    if deed.once and card in turn_of(s).spent:
        return refuse("ability_used", card=slug)
    if deed.money > s.money[seat]:
        return refuse("ability_unpaid", card=slug, amount=deed.money)
    if deed.verb == "move":
        return moving.why_no_way(s, seat, card)
    return None if possible(s, seat, card, deed) else refuse("changes_nothing", card=slug)


def list_abilities(s: CrimeLordsState, seat: int, out: list[Any]) -> None:
    """Append the abilities that a seat can use."""
    for card in s.cat.abilities:
        if s.zone[card] == HELD and s.holder[card] == seat and why_no_use(s, seat, card) is None:
            out.append(USE[card])


def begin_use(s: CrimeLordsState, seat: int, card: int) -> None:
    """Begin to use an ability: its targets are named, then it is paid for and done."""
    deed = s.cat.calms[card] if turn_of(s).step == "start" else s.cat.abilities[card]
    if deed.verb == "move":
        s.push(Moving(seat, card, True))
    else:
        s.push(Naming(seat, card))


def use(s: CrimeLordsState, f: Any, deed: Deed) -> None:
    """Pay for an ability and do what it does."""
    seat, card = f.by, f.card
    pay_for(s, seat, card, deed)
    carry_out(s, seat, card, deed, f.chosen, f.seat)


def pay_for(s: CrimeLordsState, seat: int, card: int, deed: Deed) -> None:
    """Spend token and money of an ability."""
    turn = turn_of(s)
    if deed.token:
        s.token[card] = 0
    if deed.money:
        s.earn(seat, -deed.money)
    if deed.once or turn.step == "start":
        change_turn(s, spent=tuple(sorted((*turn.spent, card))))
    has_acted(s, seat)
    s.tell(AbilityUsed(seat=seat, card=s.cat.slugs[card], amount=deed.money))


# What is done


def carry_out(
    s: CrimeLordsState, seat: int, source: int, deed: Deed, chosen: tuple[int, ...], other: int
) -> None:
    """Do a deed to the cards or the player named."""
    slugs, verb = s.cat.slugs, deed.verb
    if verb == "gain":
        s.earn(seat, deed.amount)
        s.tell(MoneyGained(seat=seat, amount=deed.amount, card=slugs[source]))
    elif verb == "peek":
        peek(s, seat, other, deed)
    elif verb == "steal":
        s.push(Stealing(seat, other))
    there = [card for card in chosen if still(s, card, deed)]
    if verb == "upset":
        trouble(s, there, deed.amount)
    for card in there:
        if verb == "calm":
            calm(s, card, deed.amount, "card")
        elif verb == "ready":
            s.token[card] = 1
            s.tell(CardReadied(seat=seat, card=slugs[card]))
        elif verb == "exhaust":
            s.token[card] = 0
            s.tell(TokenLost(seat=seat, card=slugs[card]))
        elif verb == "mute":
            s.muted[card] = 1
            s.tell(RacketMuted(seat=seat, card=slugs[card]))
        elif verb == "waive":
            place = place_of(s, Payroll)
            roll = s.stack[place]
            s.stack[place] = replace(roll, waived=tuple(sorted((*roll.waived, card))))
            s.tell(PayWaived(seat=seat, card=slugs[card]))
        elif verb == "take":
            take(s, seat, card)


def still(s: CrimeLordsState, card: int, deed: Deed) -> bool:
    """Whether a card named earlier is still where it can be acted on."""
    return s.zone[card] == (OPEN if deed.verb == "take" else HELD)


def trouble(s: CrimeLordsState, cards: list[int], amount: int) -> None:
    """Give Crooks markers, then send out of the game whom a third one drives out, mob by mob (C-10.1, C-10.5)."""
    for card in cards:
        upset(s, card, amount, "card")
    for owner in sorted({s.holder[card] for card in cards}):
        before = lieutenants(s, owner)
        gone = leavers(s, owner)
        if gone:
            depart(s, owner, gone, "discarded", "unhappy")
            s.push(Settling(owner, before))


def take(s: CrimeLordsState, seat: int, card: int) -> None:
    """A card joins from the uncontrolled area without a roll and without a token (C-10.11)."""
    slugs = s.cat.slugs
    if card >= s.cat.first_racket:
        s.tell(RacketTaken(seat=seat, card=slugs[card], owner=None, how="card"))
        victory.racket_gained(s, seat, card)
        return
    s.tell(CrookTaken(seat=seat, card=slugs[card]))
    s.push(Settling(seat, lieutenants(s, seat)))
    s.zone[card] = LOOSE
    s.holder[card] = seat
    s.unrooted(card)
    s.push(Placing(seat))


def peek(s: CrimeLordsState, seat: int, other: int, deed: Deed) -> None:
    """Look at a rival's Specials, at his money, or both; nobody else sees anything."""
    slugs = s.cat.slugs
    if "hand" in deed.what:
        cards = tuple([slugs[token >> 8] for token in s.hands[other]])
        s.hands[other] = tuple(sorted([token | 1 << seat for token in s.hands[other]]))
        s.tell(HandSeen(seat=seat, other=other, cards=cards, audience=(seat, other), reveals=True))
    if "money" in deed.what:
        s.show_money(other, 1 << seat)
        s.tell(MoneySeen(seat=seat, other=other, amount=s.money[other], audience=(seat, other), reveals=True))
