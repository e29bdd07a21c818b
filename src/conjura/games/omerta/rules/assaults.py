"""Assault on a Domain (O-6.6)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.omerta.actions import Assault, Borrow, Bring, Choose, Commit, Decline, Involve, Occupy
from conjura.games.omerta.catalogue import ASSAULT, ASSAULT_WON, COMBAT
from conjura.games.omerta.events import (
    ActionBegan,
    ActionEnded,
    DomainMoved,
    MenCommitted,
    SoldiersHome,
    SoldiersMoved,
)
from conjura.games.omerta.frames import Assaulting
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.rules import loans, money, objectives, odds, rolls, soldiers
from conjura.games.omerta.rules.conquests import chain_number
from conjura.games.omerta.rules.moments import action_over, open_window, subject
from conjura.games.omerta.state import HELD, MOST_ON_DOMAIN, NONE, PROCEDURES, OmertaState

DECLINE: Final = Decline()
HELPERS: Final = 3
"""Soldiers that the defender may bring from his Reserve (O-6.6c)."""
HELPER_PRICE: Final = 3
"""What the second and the third of them cost, in thousands (O-6.6c)."""


def origins(s: OmertaState, seat: int) -> list[int]:
    """The Domains from which a seat may assault (O-6.6a)."""
    if s.round().truce:
        return []
    blocked, men, holder = s.round().blocked, s.men, s.holder
    return [card for card in s.estate(seat).domains if men[card] >= 2 and holder[card] not in blocked]


def targets(s: OmertaState, seat: int, foe: int) -> list[int]:
    """The Domains that a seat may assault, of one Family if ``foe`` is not -1 (O-6.6a, O-6.11)."""
    shielded, out = s.round().shielded, []
    for other in s.in_order(seat)[1:]:
        if foe < 0 or other == foe:
            for card in s.estate(other).domains:
                if card not in shielded:
                    out.append(card)
    return out


def can_assault(s: OmertaState, seat: int, foe: int) -> bool:
    """Whether a seat can declare an Assault."""
    return len(origins(s, seat)) > 0 and len(targets(s, seat, foe)) > 0


def why_no_assault(s: OmertaState, seat: int, card: int) -> Refusal:
    """Why a seat can't declare an Assault from this card."""
    slug = s.cat.slugs[card]
    if not s.cat.is_domain(card) or s.owner(card) != seat:
        return refuse("not_your_domain", "O-6.6a", card=slug)
    if s.round().truce:
        return refuse("truce")
    if s.holder[card] in s.round().blocked:
        return refuse("blocked", card=s.cat.slugs[s.holder[card]])
    if s.men[card] < 2:
        return refuse("two_needed", card=slug)
    for other in s.round().shielded:
        if s.owner(other) not in (NONE, seat):
            return refuse("shielded", card=s.cat.slugs[other])
    return refuse("nobody_to_assault")


def begin(s: OmertaState, seat: int, origin: int) -> None:
    """A seat begins to declare an Assault."""
    s.push(Assaulting(seat, origin))


def begin_extra(s: OmertaState, seat: int, foe: int, bonus: int) -> None:
    """A card gives a seat an Assault besides its own action, if it can declare one (O-6.11)."""
    if can_assault(s, seat, foe):
        s.push(Assaulting(seat, step="origin", foe=foe, bonus=bonus, extra=True))


def helpers(s: OmertaState, f: Any) -> int:
    """How many Soldiers the defender may bring from the Reserve of his Capo (O-6.6c)."""
    most = min(HELPERS, s.men[f.post])
    return min(most, 1 + s.money[f.defender] // HELPER_PRICE) if most else 0


def add_dead(dead: tuple[tuple[int, int, int], ...], seat: int, capo: int, count: int) -> Any:
    """The losses of an action with some more."""
    return (*dead, (seat, capo, count)) if count else dead


class AssaultProcedure(Procedure):
    """Frame ``Assaulting``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        step = f.step
        if step in ("origin", "target", "men", "occupy"):
            return ALONE[f.seat]
        if step == "loans":
            seat = self.borrower(s, f)
            return ALONE[seat] if seat >= 0 and loans.may_borrow(s, f, seat) else NOBODY
        if step == "bring":
            return ALONE[f.defender] if helpers(s, f) else NOBODY
        return NOBODY

    def borrower(self, s: OmertaState, f: Any) -> int:
        """Whose turn it is to ask for loans (O-12.1), or -1."""
        row = [f.defender, f.seat] if s.options.loan_sides == "both" else [f.defender]
        return int(row[f.at]) if f.at < len(row) else -1

    def step(self, s: OmertaState, f: Any) -> None:
        step = f.step
        if step == "declare":
            if f.cancelled:
                self.end(s, f, "cancelled")
            else:
                s.put(replace(f, step="men"))
        elif step == "loans":
            if self.borrower(s, f) >= 0:
                s.put(replace(f, at=f.at + 1))
            else:
                s.put(replace(f, step="bring"))
        elif step == "bring":
            s.put(replace(f, step="roll"))
        elif step == "roll":
            s.put(replace(f, step="rolled"))
            sides = ((f.seat, s.holder[f.origin]), (f.defender, f.post))
            rolls.begin_roll(s, "assault", COMBAT, "chain", sides, 0, (f.bonus, 0))
        elif step == "rolled":
            if f.won == f.seat:
                self.attacker_wins(s, f)
            else:
                self.defender_wins(s, f)
        else:
            how = "won" if f.won == f.seat else "lost"
            self.end(s, f, how)

    def attacker_wins(self, s: OmertaState, f: Any) -> None:
        """The Domain changes hands; half of the defenders die, the own before the helpers (O-6.6e, O-6.6g, O-6.6k)."""
        target, slugs = f.target, s.cat.slugs
        own = s.men[target]
        helping = rolls.lent_men(f, 1)
        killed = (own + helping) // 2
        mine = min(own, killed)
        soldiers.lose(s, f.defender, target, mine)
        dead = add_dead(f.dead, f.defender, f.post, mine)
        back = self.send_home(s, f, 1, killed - mine)
        dead += self.send_home(s, f, 0, 0) + back
        s.retire(target)
        s.lay(target, s.holder[f.origin])
        how = "won"
        s.tell(DomainMoved(seat=f.seat, card=slugs[target], capo=slugs[s.holder[f.origin]], how=how))
        objectives.note_deed(s, f.seat, ASSAULT_WON, s.cat.difficulty[target], f.leader)
        s.put(replace(f, step="occupy", lent=(), dead=dead))

    def defender_wins(self, s: OmertaState, f: Any) -> None:
        """All attackers but one die, the own before the helpers (O-6.6f, O-6.6g, O-6.6l)."""
        killed = max(0, f.men + rolls.lent_men(f, 0) - 1)
        mine = min(f.men, killed)
        soldiers.lose(s, f.seat, f.origin, mine)
        dead = add_dead(f.dead, f.seat, s.holder[f.origin], mine)
        back = self.send_home(s, f, 0, killed - mine)
        dead += self.send_home(s, f, 1, 0) + back
        s.put(replace(f, step="end", lent=(), dead=dead))
        open_window(s, "aftermath", ASSAULT, f.seat)

    def send_home(self, s: OmertaState, f: Any, side: int, killed: int) -> Any:
        """Lent Soldiers of a side go home, but for those who die; the losses."""
        dead: tuple[tuple[int, int, int], ...] = ()
        for which, lender, capo, count, _ in f.lent:
            if which == side:
                gone = min(count, killed)
                killed -= gone
                if s.zone[capo] == HELD and s.holder[capo] == lender:
                    s.men[capo] += count - gone
                dead = add_dead(dead, lender, capo, gone)
                s.tell(SoldiersHome(seat=lender, card=s.cat.slugs[capo], amount=count - gone, dead=gone))
        return dead

    def end(self, s: OmertaState, f: Any, how: str) -> None:
        """The action is over; a card may give the attacker another one instead (O-6.11)."""
        s.pop()
        s.tell(ActionEnded(seat=f.seat, kind="assault", how=how, target=s.cat.slugs[f.target]))
        action_over(s, f)
        if f.refund and f.extra:
            begin_extra(s, f.seat, f.foe, f.bonus)

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        params = subject(s, f, f.origin)
        step = f.step
        if step == "origin":
            return Prompt("assault_origin", "O-6.6a", seat, params)
        if step == "target":
            return Prompt("assault_target", "O-6.6a", seat, params)
        if step == "men":
            return Prompt("attackers", "O-6.6b", seat, params)
        if step == "loans":
            return Prompt("borrow", "O-12.1", seat, params)
        if step == "bring":
            return Prompt("bring", "O-6.6c", seat, params)
        return Prompt("occupy", "O-6.6e", seat, params)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "origin":
            return [money.CHOOSE[card] for card in origins(s, seat)]
        if step == "target":
            return [money.CHOOSE[card] for card in targets(s, seat, f.foe)]
        if step == "men":
            return [Span(Commit(1), 1, self.most(s, f))]
        if step == "loans":
            return [DECLINE, *loans.requests(s, f, seat)]
        if step == "bring":
            return [Span(Bring(0), 0, helpers(s, f))]
        return [Span(Occupy(1), 1, min(f.men, MOST_ON_DOMAIN))]

    def most(self, s: OmertaState, f: Any) -> int:
        """How many Soldiers of the Domain may attack (O-6.6b)."""
        return int(s.men[f.origin]) - (1 if s.options.assault_leave_one else 0)

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind, step = type(action), f.step
        if kind is Involve:
            return refuse("no_involvement")
        if kind is Choose and step == "target":
            return self.why_not_target(s, f, action.card)
        if kind is Choose and step == "origin":
            return why_no_assault(s, seat, action.card)
        if kind is Commit and step == "men":
            most = self.most(s, f)
            return refuse_none(action, "O-6.6b") or refuse("not_so_many_attack", amount=most)
        if kind is Bring and step == "bring":
            if 0 < action.amount <= min(HELPERS, s.men[f.post]):
                return refuse("cannot_afford", "O-6.6c", amount=(action.amount - 1) * HELPER_PRICE)
            return refuse("not_so_many_help", amount=helpers(s, f))
        if kind is Borrow and step == "loans":
            return loans.why_no_request(s, f, seat, action.to)
        if kind is Occupy and step == "occupy":
            return refuse("one_stays", "O-6.6e")
        return None

    def why_not_target(self, s: OmertaState, f: Any, card: int) -> Refusal:
        """Why this Domain can't be assaulted."""
        slug = s.cat.slugs[card]
        if not s.cat.is_domain(card) or s.zone[card] != HELD:
            return refuse("nobodys_domain", card=slug)
        if s.owner(card) == f.seat:
            return refuse("own_domain", card=slug)
        if f.foe >= 0 and s.owner(card) != f.foe:
            return refuse("that_family_only", seat=f.foe)
        return refuse("shielded", card=slug)

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        slugs, step = s.cat.slugs, f.step
        if step == "origin":
            s.put(replace(f, origin=action.card, step="target"))
        elif step == "target":
            target = action.card
            defender = s.owner(target)
            top = max([s.pr(other) for other in range(s.seats) if other != seat])
            s.put(
                replace(
                    f,
                    target=target,
                    step="declare",
                    defender=defender,
                    post=s.holder[target],
                    leader=s.pr(defender) == top,
                )
            )
            s.tell(ActionBegan(seat=seat, kind="assault", card=slugs[f.origin], target=slugs[target]))
            open_window(s, "declare", ASSAULT, seat)
        elif step == "men":
            s.put(replace(f, men=action.amount, step="loans"))
            s.tell(MenCommitted(seat=seat, amount=action.amount, how="assault"))
        elif step == "loans":
            if type(action) is Borrow:
                loans.begin(s, seat, action.to)
            else:
                s.put(replace(f, at=f.at + 1))
                s.tell(declined(seat, "borrow"))
        elif step == "bring":
            s.put(replace(f, step="roll"))
            if action.amount:
                money.pay(s, seat, (action.amount - 1) * HELPER_PRICE, -1, "helpers")
                s.men[f.post] -= action.amount
                s.men[f.target] += action.amount
            s.tell(MenCommitted(seat=seat, amount=action.amount, how="defence"))
        else:
            s.men[f.origin] -= action.amount
            s.men[f.target] += action.amount
            s.tell(
                SoldiersMoved(seat=seat, source=slugs[f.origin], card=slugs[f.target], amount=action.amount)
            )
            rest = f.men - action.amount
            if rest and s.options.unmoved_attackers == "to_reserve":
                capo = s.holder[f.origin]
                s.men[f.origin] -= rest
                s.men[capo] += rest
                s.tell(SoldiersMoved(seat=seat, source=slugs[f.origin], card=slugs[capo], amount=rest))
            s.put(replace(f, step="end"))
            open_window(s, "aftermath", ASSAULT, seat)

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        if f.origin < 0 or f.target < 0:
            return []
        attacking = seat != f.defender
        what = "own_chain" if attacking else "rival_chain"
        mine = chain_number(s, COMBAT, f.seat, s.holder[f.origin], what)
        theirs = chain_number(s, COMBAT, f.defender, f.post, "rival_chain")
        extra: list[Part] = []
        rolls.add(s, extra, s.cat.defence[f.target], "defence", "O-6.6d", f.target)
        rolls.add(s, extra, s.men[f.target], "soldiers", "O-6.6d", -1)
        rolls.add(s, extra, rolls.lent_men(f, 1), "lent", "O-6.6d", -1)
        total = theirs.total + sum([part.amount for part in extra])
        parts = (*theirs.parts, *extra)
        out = [mine, Breakdown("other_total" if attacking else "own_total", total, parts)]
        lead = mine.total + f.bonus - total
        if f.step == "men":  # with all who may attack
            out.append(odds.percent(odds.prevails(lead + self.most(s, f))))
        elif f.step in ("loans", "bring"):
            lead += f.men + rolls.lent_men(f, 0)
            out.append(odds.percent(odds.prevails(lead if attacking else -lead)))
        return out


ASSAULTS: Final = [Assault(card) for card in range(512)]

PROCEDURES[Assaulting] = AssaultProcedure()
