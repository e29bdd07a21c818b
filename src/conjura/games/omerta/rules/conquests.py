"""Conquest, with Involvement (O-6.5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.omerta.actions import Choose, Commit, Conquer, Decline, Involve, Occupy
from conjura.games.omerta.catalogue import COMBAT, CONQUEST, CONQUEST_WON, INFLUENCE
from conjura.games.omerta.events import (
    ActionBegan,
    ActionEnded,
    CapoNamed,
    DomainMoved,
    Involved,
    MenCommitted,
    SoldiersHome,
    SoldiersMoved,
)
from conjura.games.omerta.frames import Conquest
from conjura.games.omerta.refusals import refuse, refuse_none
from conjura.games.omerta.rules import growth, money, objectives, odds, rolls, soldiers
from conjura.games.omerta.rules.moments import action_over, change_round, open_window, subject
from conjura.games.omerta.state import CENTRE, MOST_ON_DOMAIN, PROCEDURES, OmertaState

DECLINE: Final = Decline()
INVOLVE: Final = Involve()
PRICE: Final = 5
"""What Involvement costs, in thousands (O-6.5b)."""


def conquerors(s: OmertaState, seat: int) -> list[int]:
    """The Capos with which a seat may declare a Conquest (O-6.5a, O-6.5f)."""
    if CENTRE not in s.zone:
        return []
    blocked, least = s.round().blocked, s.options.min_conquest_soldiers
    return [capo for capo in s.estate(seat).capos if s.men[capo] >= least and capo not in blocked]


def why_no_conquest(s: OmertaState, seat: int, capo: int) -> Refusal:
    """Why a seat can't declare a Conquest with this Capo."""
    slug = s.cat.slugs[capo]
    if capo not in s.estate(seat).capos:
        return refuse("not_your_capo", "O-6.5a", card=slug)
    if capo in s.round().blocked:
        return refuse("blocked", card=slug)
    if CENTRE not in s.zone:
        return refuse("empty_centre")
    return refuse("no_reserve", card=slug)


def begin(s: OmertaState, seat: int, capo: int) -> None:
    """A seat begins to declare a Conquest."""
    s.push(Conquest(seat, capo))


def rollers(s: OmertaState, f: Any, seat: int) -> list[int]:
    """The Capos that a seat may name for the INFLUENCE roll (O-6.5b, O-6.11)."""
    if seat == f.seat and s.options.active_capo_fixed:
        return [f.capo]
    blocked = s.round().blocked
    return [capo for capo in s.estate(seat).capos if capo not in blocked]


def sides(s: OmertaState, f: Any) -> list[int]:
    """The Families of the INFLUENCE roll, the active one first (O-6.5h)."""
    return [seat for seat in s.in_order(f.seat) if seat == f.seat or f.involved >> seat & 1]


class ConquestProcedure(Procedure):
    """Frame ``Conquest``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        step = f.step
        if step == "target":
            return ALONE[f.seat]
        if step == "involve":
            seat = (f.seat + f.at) % s.seats
            if f.closed or f.at >= s.seats or not self.may_involve(s, f, seat):
                return NOBODY
            return ALONE[seat]
        if step == "name":
            row = sides(s, f)
            seat = row[len(f.named)] if len(f.named) < len(row) else -1
            return ALONE[seat] if seat >= 0 and len(rollers(s, f, seat)) > 1 else NOBODY
        if step == "men":
            return ALONE[f.conqueror] if self.can_conquer(s, f) else NOBODY
        if step == "occupy":
            return ALONE[f.conqueror]
        return NOBODY

    def may_involve(self, s: OmertaState, f: Any, seat: int) -> bool:
        """Whether a seat may get involved for money (O-6.5b, O-6.11)."""
        if f.involved >> seat & 1 or s.money[seat] < PRICE:
            return False
        return len(rollers(s, f, seat)) > 0

    def can_conquer(self, s: OmertaState, f: Any) -> bool:
        """Whether who has the right to it can try the Conquest (O-6.5i)."""
        return bool(s.men[f.own] >= s.options.min_conquest_soldiers)

    def step(self, s: OmertaState, f: Any) -> None:
        step = f.step
        if step == "declare":
            if f.cancelled:
                self.end(s, f, "cancelled")
            else:
                s.put(replace(f, step="involve", at=1))
        elif step == "involve":
            if not f.closed and f.at < s.seats:
                s.put(replace(f, at=f.at + 1))
            elif f.involved:
                s.put(replace(f, step="name"))
            else:
                s.put(replace(f, step="men", conqueror=f.seat, own=f.capo))
        elif step == "name":
            self.name_next(s, f)
        elif step == "right":
            own = -1
            for seat, capo in f.named:
                if seat == f.won:
                    own = capo
            s.put(replace(f, step="men", conqueror=f.won, own=own, won=-1))
        elif step == "men":
            self.end(s, f, "dropped")
        elif step == "roll":
            s.put(replace(f, step="rolled"))
            side = ((f.conqueror, f.own),)
            rolls.begin_roll(s, "conquest", COMBAT, "chain", side, s.cat.difficulty[f.target])
        elif step == "rolled":
            self.judged(s, f)
        else:
            won = f.won == f.conqueror
            self.end(s, f, "won" if won else "lost")

    def name_next(self, s: OmertaState, f: Any) -> None:
        """The only Capo of a seat names himself; when all are named, the roll begins."""
        row = sides(s, f)
        if len(f.named) < len(row):
            seat = row[len(f.named)]
            self.name(s, f, seat, rollers(s, f, seat)[0])
            return
        extra: list[int] = []
        for seat, _ in f.named:
            extra.append(sum([amount for who, amount in f.extra if who == seat]))
        s.put(replace(f, step="right"))
        rolls.begin_roll(s, "involvement", INFLUENCE, "chain", f.named, 0, tuple(extra))

    def name(self, s: OmertaState, f: Any, seat: int, capo: int) -> None:
        """A seat names the Capo who rolls for it."""
        s.put(replace(f, named=(*f.named, (seat, capo))))
        s.tell(CapoNamed(seat=seat, card=s.cat.slugs[capo]))

    def judged(self, s: OmertaState, f: Any) -> None:
        """The COMBAT roll has been judged (O-6.5e)."""
        for lender, capo, count in f.lent:
            s.men[capo] += count
            s.tell(SoldiersHome(seat=lender, card=s.cat.slugs[capo], amount=count, dead=0))
        f = replace(f, lent=())
        if f.won != f.conqueror:
            dead = ((f.conqueror, f.own, 1),) if f.men else ()
            if f.men:
                soldiers.lose(s, f.conqueror, f.own, 1)
            s.put(replace(f, step="end", dead=dead))
            open_window(s, "aftermath", CONQUEST, f.conqueror)
            return
        s.lay(f.target, f.own)
        slugs = s.cat.slugs
        s.tell(DomainMoved(seat=f.conqueror, card=slugs[f.target], capo=slugs[f.own], how="conquered"))
        objectives.note_deed(s, f.conqueror, CONQUEST_WON, s.cat.difficulty[f.target])
        if f.men:
            s.put(replace(f, step="occupy"))
        else:
            self.taken(s, f)

    def taken(self, s: OmertaState, f: Any) -> None:
        """The Domain is won and occupied: the last one ends Conquista (O-13.2), else the centre is refilled (O-6.5l)."""
        s.put(replace(f, step="end"))
        if s.conquista() and not s.domains_left and CENTRE not in s.zone:
            self.tell_end(s, f, "won")
            del s.stack[1:]
            change_round(s, step="final")
            s.met = (0,) * s.seats
            return
        open_window(s, "aftermath", CONQUEST, f.conqueror)
        growth.refill(s)

    def end(self, s: OmertaState, f: Any, how: str) -> None:
        """The action is over."""
        s.pop()
        self.tell_end(s, f, how)
        action_over(s, f)

    def tell_end(self, s: OmertaState, f: Any, how: str) -> None:
        """Who conquers, or has declared it, is told how it ended."""
        seat = f.conqueror if f.conqueror >= 0 else f.seat
        s.tell(ActionEnded(seat=seat, kind="conquest", how=how, target=s.cat.slugs[f.target]))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        params = subject(s, f, f.own if f.own >= 0 else f.capo)
        if f.step == "target":
            return Prompt("conquest_target", "O-6.5a", seat, params)
        if f.step == "involve":
            return Prompt("involve", "O-6.5b", seat, params)
        if f.step == "name":
            return Prompt("name_capo", "O-6.5b", seat, params)
        if f.step == "men":
            return Prompt("commit", "O-6.5c", seat, params)
        return Prompt("occupy", "O-6.5e", seat, params)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "target":
            return [money.CHOOSE[card] for card in s.centre()]
        if step == "involve":
            return [DECLINE, INVOLVE]
        if step == "name":
            return [money.CHOOSE[capo] for capo in rollers(s, f, seat)]
        least = s.options.min_conquest_soldiers
        if step == "men":
            out: list[Any] = [Span(Commit(least), least, s.men[f.own])]
            if f.involved:  # O-6.5g: with nobody involved the attempt must be made
                out.append(DECLINE)
            return out
        return [Span(Occupy(1), 1, min(f.men, MOST_ON_DOMAIN))]

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Choose and f.step == "target":
            return refuse("not_in_centre", card=s.cat.slugs[action.card])
        if kind is Choose and f.step == "name":
            if action.card in s.round().blocked:
                return refuse("blocked", card=s.cat.slugs[action.card])
            return refuse("not_your_capo", "O-6.5b", card=s.cat.slugs[action.card])
        if kind is Commit and f.step == "men":
            return refuse_none(action, "O-6.5c") or refuse("not_so_many", amount=s.men[f.own])
        if kind is Decline and f.step == "men":
            return refuse("nobody_involved")
        if kind is Occupy and f.step == "occupy":
            return refuse("one_stays")
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        slugs, step = s.cat.slugs, f.step
        if step == "target":
            s.put(replace(f, target=action.card, step="declare"))
            s.tell(ActionBegan(seat=seat, kind="conquest", card=slugs[f.capo], target=slugs[action.card]))
            open_window(s, "declare", CONQUEST, seat)
        elif step == "involve":
            if type(action) is Involve:
                s.put(replace(f, at=f.at + 1, involved=f.involved | 1 << seat))
                money.pay(s, seat, PRICE, -1, "involvement")
                s.tell(Involved(seat=seat, amount=PRICE))
            else:
                s.put(replace(f, at=f.at + 1))
                s.tell(declined(seat, "involve"))
        elif step == "name":
            self.name(s, f, seat, action.card)
        elif step == "men":
            if type(action) is Commit:
                s.put(replace(f, men=action.amount, step="roll"))
                s.tell(MenCommitted(seat=seat, amount=action.amount, how="conquest"))
            else:
                s.tell(declined(seat, "commit"))
                self.end(s, f, "dropped")
        else:
            s.men[f.own] -= action.amount
            s.men[f.target] += action.amount
            s.tell(SoldiersMoved(seat=seat, source=slugs[f.own], card=slugs[f.target], amount=action.amount))
            self.taken(s, f)

    def forced(self, s: OmertaState, f: Any, seat: int) -> bool:
        return True

    def breakdown(self, s: OmertaState, f: Any, seat: int) -> list[Breakdown]:
        if f.step == "involve" or f.step == "name":
            out = [chain_number(s, INFLUENCE, f.seat, f.capo, "rival_chain")] if seat != f.seat else []
            own = rollers(s, f, seat)
            if not own:  # who may make an offer now, but has nobody who could roll
                return out
            best = max(own, key=lambda capo: s.chain(INFLUENCE, seat, capo))
            if out:
                lead = s.chain(INFLUENCE, seat, best) - out[0].total
                out.append(odds.percent(odds.prevails(lead)))
            return [chain_number(s, INFLUENCE, seat, best, "own_chain"), *out]
        capo = f.own if f.own >= 0 else f.capo
        out = [chain_number(s, COMBAT, s.holder[capo], capo, "own_chain")]
        if f.target >= 0:
            needed = s.cat.difficulty[f.target]
            out.append(
                Breakdown("difficulty", needed, (Part(needed, "difficulty", "O-6.4", s.cat.slugs[f.target]),))
            )
            if f.step == "men":  # with all Soldiers of the Reserve
                out.append(odds.percent(odds.exceeds(needed - out[0].total - s.men[capo])))
        return out


def chain_number(s: OmertaState, stat: int, seat: int, capo: int, what: str) -> Breakdown:
    """A chain value, part by part (O-0.1)."""
    parts: list[Part] = []
    column = s.cat.stats[stat]
    kind = s.cat.first_type + s.kind[capo]
    for card, source in ((s.don[seat], "don"), (capo, "capo"), (kind, "type")):
        rolls.add(s, parts, column[card], source, "O-0.1", card)
    rolls.add(s, parts, s.estate(seat).bonus[stat], "control", "O-9.1", -1)
    if what == "own_chain":
        return Breakdown("own_chain", s.chain(stat, seat, capo), tuple(parts))
    return Breakdown("rival_chain", s.chain(stat, seat, capo), tuple(parts))


CONQUER: Final = [Conquer(card) for card in range(512)]

PROCEDURES[Conquest] = ConquestProcedure()
