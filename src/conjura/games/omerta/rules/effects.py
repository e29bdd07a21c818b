"""What cards do, effect by effect: the verbs of the deck (O-5.3, O-5.11, O-6.9 to O-6.12, O-8.4, O-8.5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.effects import Effect
from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.omerta.actions import Choose, Decline, Pay
from conjura.games.omerta.catalogue import Design
from conjura.games.omerta.events import (
    CapoRobbed,
    Forbidden,
    HandSeen,
    Involved,
    PriceSet,
    TokenCleared,
    TypeChanged,
)
from conjura.games.omerta.frames import (
    NOBODY_WON,
    NOT_YET,
    Assaulting,
    Conquest,
    Growing,
    Lending,
    Losing,
    Owing,
    Parting,
    Placing,
    Played,
    Refilling,
    Resolving,
    Retyping,
    Sifting,
    Striking,
)
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import (
    assaults,
    cards,
    chance,
    growth,
    money,
    robberies,
    rolls,
    soldiers,
)
from conjura.games.omerta.rules.conquests import chain_number
from conjura.games.omerta.rules.moments import change_round, close_window, deed_place, rolling_place
from conjura.games.omerta.state import BANK, PROCEDURES, SOLDIERS, OmertaState
from conjura.games.omerta.vocabulary import BOROUGHS, BUSINESSES, THOUSAND

DECLINE: Final = Decline()
PAY: Final = Pay()


class ResolvingProcedure(Procedure):
    """Frame ``Resolving``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        if f.branch != "none":
            return NOBODY
        design = s.cat.designs[f.card]
        if design.price and not f.paid and s.money[f.by] >= design.price:
            return ALONE[f.by]
        if self.foe_names(s, f, design):
            return ALONE[f.seat]
        return NOBODY

    def foe_names(self, s: OmertaState, f: Any, design: Design) -> bool:
        """Whether the target's Family has to name the Capo who rolls."""
        if (
            design.test != "versus"
            or design.scope != "chain"
            or f.foe >= 0
            or f.target >= 0
            or f.won != NOT_YET
        ):
            return False
        return len(s.estate(f.seat).capos) > 1

    def step(self, s: OmertaState, f: Any) -> None:
        design = s.cat.designs[f.card]
        if f.branch == "none":
            self.begin(s, f, design)
            return
        rows = branch_of(design, f.branch)
        if f.at >= len(rows):
            s.pop()
            s.discard(f.card)
            change_round(s)
            return
        s.put(replace(f, at=f.at + 1))
        effect = rows[f.at]
        wanted = effect.args.get("if", "always")
        if wanted == "always" or (wanted == "one_capo") == (f.capos == 1):
            carry_out(s, f, effect)

    def begin(self, s: OmertaState, f: Any, design: Design) -> None:
        """The test of a card, or its effects if it has none."""
        if not design.test:
            s.put(replace(f, branch="effects"))
        elif design.price and not f.paid:
            s.put(replace(f, branch="failure"))  # not enough money for it
        elif f.won != NOT_YET:
            s.put(replace(f, branch="success" if f.won == f.by else "failure"))
        elif design.test == "roll":
            scope = "chain" if design.scope == "chain_of_target" else design.scope
            capo = f.roller if f.roller >= 0 else f.target
            rolls.begin_roll(s, "event", design.stat, scope, ((f.by, capo),), design.difficulty)
        elif f.seat < 0:
            s.put(replace(f, won=NOBODY_WON))
        else:
            foe = f.foe
            if foe < 0 and design.scope == "chain":
                foe = f.target if f.target >= 0 else s.estate(f.seat).capos[0]
            mine = f.roller if design.scope == "chain" else -1
            rolls.begin_roll(s, "event", design.stat, design.scope, ((f.by, mine), (f.seat, foe)))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        design = s.cat.designs[f.card]
        params = {"card": s.cat.slugs[f.card], "by": f.by, "amount": design.price}
        if design.price and not f.paid and seat == f.by:
            return Prompt("price", "O-5.8", seat, params)
        return Prompt("name_defender", "O-6.8", seat, params)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        design = s.cat.designs[f.card]
        if design.price and not f.paid:
            return [DECLINE, PAY]
        return [money.CHOOSE[capo] for capo in s.estate(seat).capos]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose:
            return refuse("not_your_capo", "O-6.8", card=s.cat.slugs[action.card])
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Pay:
            s.put(replace(f, paid=True))
            money.pay(s, seat, s.cat.designs[f.card].price, -1, "card")
        elif type(action) is Decline:
            s.put(replace(f, branch="failure"))
            s.tell(declined(seat, "price"))
        else:
            s.put(replace(f, foe=action.card))

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        design = s.cat.designs[f.card]
        if f.roller >= 0:
            return [chain_number(s, design.stat, f.by, f.roller, "own_chain")]
        return []


def branch_of(design: Design, branch: str) -> tuple[Effect, ...]:
    """The effects of a branch."""
    if branch == "effects":
        return design.effects
    return design.success if branch == "success" else design.failure


def who(s: OmertaState, f: Any, effect: Effect) -> list[int]:
    """The Families that an effect names, in order from the own one."""
    word = effect.args.get("who", "own")
    if word == "own":
        return [f.by]
    if word == "target":
        return [f.seat] if f.seat >= 0 else []
    of = s.cat.designs[f.card].of
    order = s.in_order(f.by)
    if of == "others":
        return order[1:]
    if of in ("most_pr", "least_pr"):
        points = [s.pr(seat) for seat in range(s.seats)]
        wanted = max(points) if of == "most_pr" else min(points)
        return [seat for seat in order if points[seat] == wanted]
    return order


def times(s: OmertaState, seat: int, effect: Effect) -> int:
    """How often an amount counts for a seat: once, or for each Domain that fits."""
    per = str(effect.args.get("per", "once"))
    estate = s.estate(seat)
    if per == "once":
        return 1
    if per == "domain":
        return len(estate.domains)
    key, _, word = per.partition(":")
    if key == "business":
        return estate.by_business[BUSINESSES.index(word)]
    return estate.by_borough[BOROUGHS.index(word)]


def carry_out(s: OmertaState, f: Any, effect: Effect) -> None:
    """Do one effect of a card."""
    verb = effect.verb
    if verb in ("gain", "pay"):
        move_money(s, f, effect)
    elif verb in ("soldiers", "transfer_soldiers", "save_soldiers"):
        move_soldiers(s, f, effect)
    elif verb in ("bonus", "reroll"):
        change_roll(s, f, effect)
    elif verb == "lend":
        lend(s, f, effect)
    elif verb in ("cancel", "forbid", "free_involve", "block", "extra_action"):
        change_action(s, f, effect)
    elif verb in ("draw", "peek", "discard"):
        change_hands(s, f, effect)
    else:
        change_family(s, f, effect)


def move_money(s: OmertaState, f: Any, effect: Effect) -> None:
    """`gain` and `pay`; who owes Domains gives them in order."""
    owing: list[Owing] = []
    for seat in who(s, f, effect):
        if effect.args.get("part") == "half":
            money.pay(s, seat, s.money[seat] // 2, -1, "card")
            continue
        amount = effect.number("amount") // THOUSAND * times(s, seat, effect)
        if effect.verb == "gain":
            money.earn(s, seat, amount, "card")
            continue
        to = f.by if effect.args["to"] == "own" else -1
        if effect.args["debt"] == "yes":
            owing += money.owe(s, seat, amount, to, "card")
        else:
            money.pay(s, seat, min(amount, s.money[seat]), to, "card")
    for frame in reversed(owing):
        s.push(frame)


def move_soldiers(s: OmertaState, f: Any, effect: Effect) -> None:
    """`soldiers`, `transfer_soldiers` and `save_soldiers`."""
    if effect.verb == "transfer_soldiers":
        count = min(effect.number("amount"), s.reserves(f.by))
        if count:
            s.push(Placing(f.seat, count, True))
            s.push(Losing(f.by, count, s.estate(f.by).capos))
        return
    if effect.verb == "save_soldiers":
        save(s, f.by, effect.number("count"))
        return
    if "part" in effect.args:
        soldiers.lose(s, f.by, f.target, s.men[f.target] // 2)
        return
    amount = effect.number("amount")
    if amount < 0:
        lose_soldiers(s, f, effect, -amount)
        return
    place = effect.args["place"]
    if place == "reserve_of_each":
        capos = s.estate(f.by).capos
        wanted = sum([min(amount, s.room(f.by, capo)) for capo in capos])
        if wanted > SOLDIERS - s.soldiers(f.by):  # too few tokens: the owner says who goes without (O-8.4)
            s.push(Placing(f.by, amount, True, capos))
            return
        for capo in capos:
            soldiers.gain(s, f.by, capo, min(amount, s.room(f.by, capo)), "card")
    elif place == "reserve_of_target":
        soldiers.gain(s, f.by, f.target, min(amount, s.room(f.by, f.target)), "card")
    else:
        for seat in reversed(who(s, f, effect)):
            s.push(Placing(seat, amount, True))


def lose_soldiers(s: OmertaState, f: Any, effect: Effect, amount: int) -> None:
    """Soldiers die: on the target, in a Reserve, or where their owner wants."""
    source = effect.args["from"]
    if source == "any":
        for seat in reversed(who(s, f, effect)):
            s.push(Losing(seat, amount))
    elif source == "committed":
        kill_committed(s, f.seat, amount)
    elif source == "domain_of_target":
        places = tuple([card for card in s.domains_of(f.target) if s.men[card]])
        if len(places) > 1:
            s.push(Striking(f.by, f.by, f.target, amount))
        elif places:
            soldiers.lose(s, f.by, places[0], min(amount, s.men[places[0]]))
    else:
        place = f.roller if source == "reserve_of_roller" else f.target
        if place >= 0 and s.zone[place] == 1:
            seat = s.holder[place] if s.cat.is_capo(place) else s.owner(place)
            soldiers.lose(s, seat, place, min(amount, s.men[place]))


def kill_committed(s: OmertaState, seat: int, amount: int) -> None:
    """Own Soldiers of a side of the Assault under way die, never the last one."""
    place = deed_place(s)
    deed = s.stack[place]
    if type(deed) is not Assaulting:
        return
    count = min(amount, cards.committed(s, seat) - 1)
    if count <= 0:
        return
    card = deed.origin if seat == deed.seat else deed.target
    capo = s.holder[card]
    soldiers.lose(s, seat, card, count)
    men = deed.men - count if seat == deed.seat else deed.men
    s.stack[place] = replace(deed, men=men, dead=(*deed.dead, (seat, capo, count)))


def save(s: OmertaState, seat: int, most: int) -> None:
    """Soldiers just lost go back into the Reserve of the Capo who lost them (O-8.2)."""
    place = deed_place(s)
    if place < 0:
        return
    deed = s.stack[place]
    left: list[tuple[int, int, int]] = []
    for lost_by, capo, count in deed.dead:
        back = 0
        if lost_by == seat and capo in s.estate(seat).capos:
            back = min(count, most, s.room(seat, capo))
            soldiers.gain(s, seat, capo, back, "saved")
            most -= back
        if count > back:
            left.append((lost_by, capo, count - back))
    s.stack[place] = replace(deed, dead=tuple(left))


def change_roll(s: OmertaState, f: Any, effect: Effect) -> None:
    """`bonus` and `reroll`: a side of the roll under way, or the next roll of its kind (O-6.2, O-6.12)."""
    if effect.args.get("roll", "this") != "this":
        return  # taken along by what makes that roll come about
    place = rolling_place(s)
    if place < 0:
        return
    rolling = s.stack[place]
    side = rolls.side_of(rolling, f.by if effect.args["side"] == "own" else f.seat)
    if side < 0:
        return
    if effect.verb == "bonus":
        bonus = list(rolling.bonus)
        bonus[side] += effect.number("amount")
        s.stack[place] = replace(rolling, bonus=tuple(bonus))
        return
    dice = list(rolling.dice)
    dice[side] = 0
    s.stack[place] = replace(rolling, dice=tuple(dice), step="throw")
    close_window(s)


def next_bonus(s: OmertaState, f: Any) -> int:
    """What a card adds to the next roll of the action that it brings about."""
    total = 0
    for effect in branch_of(s.cat.designs[f.card], f.branch):
        if effect.verb == "bonus" and effect.args["roll"] != "this":
            total += effect.number("amount")
    return total


def lend(s: OmertaState, f: Any, effect: Effect) -> None:
    """`lend`: Soldiers of one Reserve count for another Family (O-5.11)."""
    lender = f.by if effect.args["from"] == "own" else f.seat
    to = f.seat if effect.args["to"] == "target" else f.by
    most = cards.lend_most(s, effect, f.by, f.seat)
    if most > 0:
        s.push(Lending(lender, to, most))


def change_action(s: OmertaState, f: Any, effect: Effect) -> None:
    """`cancel`, `forbid`, `free_involve`, `block` and `extra_action` (O-6.11)."""
    verb, slugs = effect.verb, s.cat.slugs
    place = deed_place(s)
    deed = s.stack[place] if place >= 0 else None
    if verb == "cancel":
        if effect.args["what"] != "action":
            for at in range(len(s.stack) - 1, 0, -1):
                if type(s.stack[at]) is Played:
                    s.stack[at] = replace(s.stack[at], cancelled=True)
                    return
        elif deed is not None:
            s.stack[place] = replace(deed, cancelled=True, refund=effect.args["refund"] == "action")
            close_window(s)
    elif verb == "forbid":
        on = effect.args["on"]
        if on == "all":
            change_round(s, truce=True)
            s.tell(Forbidden(what="assault"))
        elif on == "that_domain" and type(deed) is Assaulting:
            change_round(s, shielded=tuple(sorted((*s.round().shielded, deed.target))))
            s.tell(Forbidden(what="domain", card=slugs[deed.target]))
        elif type(deed) is Conquest:
            s.stack[place] = replace(deed, closed=True)
            s.tell(Forbidden(what="involvement"))
    elif verb == "free_involve":
        if type(deed) is Conquest and not deed.closed:
            extra = (*deed.extra, (f.by, next_bonus(s, f)))
            s.stack[place] = replace(deed, involved=deed.involved | 1 << f.by, extra=extra)
            s.tell(Involved(seat=f.by, amount=0))
    elif verb == "block":
        change_round(s, blocked=tuple(sorted((*s.round().blocked, f.target))))
        s.tell(Forbidden(what="capo", card=slugs[f.target]))
    elif effect.args["kind"] == "robbery":
        robberies.begin_extra(s, f.by)
    else:
        foe = deed.seat if deed is not None and effect.args["target"] == "attacker" else -1
        assaults.begin_extra(s, f.by, foe, next_bonus(s, f))


def change_hands(s: OmertaState, f: Any, effect: Effect) -> None:
    """`draw`, `peek` and `discard`."""
    if effect.verb == "draw":
        s.push(Sifting(f.by, effect.number("amount")))
    elif effect.verb == "peek":
        seen = tuple([s.cat.slugs[card] for card in s.hand(f.seat)])
        s.hands[f.seat] = tuple(sorted([token | 1 << f.by for token in s.hands[f.seat]]))
        s.tell(HandSeen(seat=f.by, other=f.seat, cards=seen, audience=(f.by, f.seat), reveals=True))
    elif effect.args["chooser"] == "random":
        s.push(Striking(-1, f.by))
    else:
        s.push(Striking(f.by, f.seat if effect.args["who"] == "target" else f.by))


def change_family(s: OmertaState, f: Any, effect: Effect) -> None:
    """The verbs about prices, Domains, Capos, types and tokens."""
    verb, slugs = effect.verb, s.cat.slugs
    if verb == "price":
        amount = effect.number("value") // THOUSAND
        change_round(s, price=amount)
        s.tell(PriceSet(seat=f.by, amount=amount))
    elif verb == "domain_to_centre":
        if s.owner(f.target) >= 0:
            money.lose_domain(s, f.target)
    elif verb == "take":
        money.hand_over(s, f.target, f.by, "taken")
    elif verb == "expose":
        s.push(Refilling(effect.number("count")))
    elif verb == "capo_gain":
        if growth.may_gain(s, f.by):
            s.push(Growing(f.by))
    elif verb == "capo_or_money":
        s.push(Parting(f.by, effect.number("amount") // THOUSAND))
    elif verb == "type_redraw":
        count = min(effect.number("draw"), chance.types_left(s))
        s.push(Retyping(f.by, f.target, count, must=effect.number("draw") == 1))
    elif verb == "type_swap":
        mine, theirs = s.kind[f.roller], s.kind[f.target]
        s.kind[f.roller], s.kind[f.target] = theirs, mine
        s.changed()
        first = s.cat.first_type
        s.tell(TypeChanged(seat=f.by, capo=slugs[f.roller], card=slugs[first + theirs]))
        s.tell(TypeChanged(seat=s.holder[f.target], capo=slugs[f.target], card=slugs[first + mine]))
    elif effect.args["token"] == "clear":
        s.robbed[f.target] = 0
        s.tell(TokenCleared(seat=s.holder[f.target], card=slugs[f.target]))
    elif not s.robbed[f.target]:
        s.robbed[f.target] = BANK
        s.tell(CapoRobbed(seat=s.holder[f.target], card=slugs[f.target], to=None))


PROCEDURES[Resolving] = ResolvingProcedure()
