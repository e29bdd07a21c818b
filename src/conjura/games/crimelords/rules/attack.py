"""Attacks from declaration to result (C-11 to C-14): the walk, secret money, help, the roll."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import roll_outcomes, throw
from conjura.engine.cheating import CHEATS, Declare, DiceConcealed, Overstate
from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.ledger import over
from conjura.engine.legal import Span
from conjura.engine.rows import put_at
from conjura.engine.sneaking import declarations, declare
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.crimelords.actions import (
    CallOff,
    Choose,
    Commit,
    Confirm,
    Decline,
    GoOn,
    Help,
    Hide,
    Play,
)
from conjura.games.crimelords.catalogue import RACKET
from conjura.games.crimelords.events import (
    AttackBegan,
    AttackCalledOff,
    AttackDeclared,
    AttackerNamed,
    AttackPressed,
    AttackResolved,
    CrookHid,
    CrookRecruited,
    DiceRolled,
    HelpGiven,
    MoneyCommitted,
    MoneyGained,
    MoneyShown,
    ProtectorNamed,
    RacketTaken,
    RecruitLost,
    TargetNamed,
)
from conjura.games.crimelords.frames import Aftermath, Attacking, Placing, Settling
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules import cheats, specials, targets, victory, war
from conjura.games.crimelords.rules.strength import KIND_NUMBER, breakdown, needed, owner_of
from conjura.games.crimelords.rules.turn_state import change_turn, has_acted, turn_of
from conjura.games.crimelords.rules.unhappiness import lieutenants, members
from conjura.games.crimelords.rules.windows import open_window
from conjura.games.crimelords.state import HELD, LOOSE, PROCEDURES, CrimeLordsState

HIT_MONEY: Final = 5
THIRD_MONEY: Final = 10
NATURAL_FAILURE: Final = 11
CHOOSE: Final = [Choose(card) for card in range(512)]
HELP: Final = [Help(card) for card in range(256)]
DECLINE: Final = Decline()
CONFIRM: Final = Confirm()
CALL_OFF: Final = CallOff()
HIDE: Final = Hide()
GO_ON: Final = GoOn(0)

CLAUSES: Final = {
    "target": "C-11.2",
    "attacker": "C-11.2",
    "protector": "C-13.3",
    "go": "C-11.2",
    "commit": "C-11.10",
    "helper": "C-12.6",
    "superior": "C-12.7",
    "hide": "C-14.5",
    "guards": "C-14.5",
    "rounds": "C-13.9",
    "roll": "C-11.1",
}


def begin_attack(s: CrimeLordsState, seat: int, kind: Any, war_hit: bool = False, plus: bool = False) -> None:
    """A seat begins to declare an attack."""
    if s.ledger is not None:
        s.ledger = over(s.ledger, ("misread", "overstate"))
    s.push(Attacking(seat, kind, war=war_hit, plus=plus))
    s.tell(AttackBegan(seat=seat, kind=kind))


def own_hit(s: CrimeLordsState, f: Any) -> bool:
    """Whether the target is in the attacker's own mob (C-14.10)."""
    return bool(owner_of(s, f.target) == f.seat)


def free_crooks(s: CrimeLordsState, seat: int) -> list[int]:
    """The Crooks of a mob that have a token."""
    return [card for card in s.layout(seat).crooks if s.token[card]]


class AttackProcedure(Procedure):
    """Frame ``Attacking``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        step, seat = f.step, f.seat
        if f.cancelled:
            return NOBODY
        if step == "target" or step == "attacker" or step == "go" or step == "declare":
            return ALONE[seat]
        if step == "commit":
            return tuple([other for other, sum_ in enumerate(f.pending) if sum_ is None])
        if step == "rounds":
            if self.side_helpers(s, f):
                return ALONE[seat if f.turn == "attack" else s.holder[f.target]]
            return NOBODY
        if step == "helper":
            return ALONE[seat] if targets.helpers(s, f, KIND_NUMBER[f.kind]) else NOBODY
        if step == "roll":
            return NOBODY if f.fixed or needed(s, f) < 2 else BY_CHANCE
        owner = owner_of(s, f.target)
        if owner >= 0:
            if step == "protector":
                return ALONE[owner]
            if step == "superior" and s.token[s.master[f.target]]:
                return ALONE[owner]
            if step == "hide" and s.token[f.target]:
                return ALONE[owner]
            if step == "guards" and self.sleepers(s, f):
                return ALONE[owner]
        return NOBODY

    def side_helpers(self, s: CrimeLordsState, f: Any) -> list[int]:
        """Who can still be named by the side whose round of help it is."""
        return targets.helpers(s, f, RACKET) if f.turn == "attack" else targets.defenders(s, f)

    def sleepers(self, s: CrimeLordsState, f: Any) -> list[int]:
        """The target's Bodyguards that could still spend their tokens (``bodyguard_needs_token``)."""
        if not s.options.bodyguard_needs_token:
            return []
        subs = s.layout(s.holder[f.target]).subs[f.target]
        return [card for card in subs if card in s.cat.bodyguard and s.token[card]]

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        step, slugs = f.step, s.cat.slugs
        if step == "roll":
            return Prompt("chance", CLAUSES["roll"], seat)
        if step == "declare":
            return Prompt("declare", "C-19.5", seat, {"total": s.ledger.dice})
        params: dict[str, Any] = {"kind": f.kind}
        if f.target >= 0:
            params["target"] = slugs[f.target]
        if f.attacker >= 0:
            params["attacker"] = slugs[f.attacker]
        if step == "superior":
            params["card"] = slugs[s.master[f.target]]
        if step == "rounds":
            params["side"] = f.turn
        clause = "C-14.4" if step == "helper" and f.kind == "hit" else CLAUSES[step]
        return Prompt("attack_" + step, clause, seat, params)

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return bool(f.step != "commit" and f.step != "go" and f.step != "declare")

    # What may be done

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        step, kind = f.step, KIND_NUMBER[f.kind]
        if step == "target":
            return [CHOOSE[card] for card in targets.targets(s, seat, kind, f.war)]
        if step == "attacker":
            return [CHOOSE[card] for card in targets.attackers(s, seat) if targets.fits(s, card, f.target)]
        if step == "protector":
            return [DECLINE, *[CHOOSE[card] for card in free_crooks(s, seat)]]
        if step == "go":
            out: list[Any] = [GO_ON, CALL_OFF]
            if f.kind == "hit":
                out[0] = Span(GoOn(0), 0, min(HIT_MONEY, s.money[seat]))
            cheats.list_overstatements(s, seat, out)
            return out
        if step == "declare":
            return declarations(s, seat)
        if step == "commit":
            out = self.commitments(s, f, seat)
            if seat == owner_of(s, f.target) and (f.kind == "recruit" or f.protector >= 0):
                cheats.list_overstatements(s, seat, out)
            return out
        if step == "helper":
            return [DECLINE, *[HELP[card] for card in targets.helpers(s, f, kind)]]
        if step == "superior":
            return [DECLINE, CONFIRM]
        if step == "hide":
            out = [DECLINE, HIDE]
            cheats.list_overstatements(s, seat, out)
            return out
        if step == "guards":
            return [DECLINE, *[HELP[card] for card in self.sleepers(s, f)]]
        return [DECLINE, *[HELP[card] for card in self.side_helpers(s, f)]]

    def commitments(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        """What a seat may put in secret (C-11.4, C-11.10)."""
        out: list[Any] = [DECLINE]
        money = s.money[seat]
        if seat == f.seat:
            if money:
                out.append(Span(Commit("for", 1), 1, money))
        elif seat == owner_of(s, f.target):
            if money:
                out.append(Span(Commit("against", 1), 1, money))
        elif money:
            most = min(THIRD_MONEY, money)
            out.append(Span(Commit("for", 1), 1, most))
            out.append(Span(Commit("against", 1), 1, most))
        return out

    # Why something may not be done

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        step, kind, number = f.step, type(action), KIND_NUMBER[f.kind]
        slugs = s.cat.slugs
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if kind is Choose:
            if step == "target":
                return targets.why_no_target(s, seat, number, action.card, f.war)
            if step == "attacker":
                return targets.why_no_attacker(s, seat, number, f.target, action.card)
            if step == "protector":
                if action.card >= s.cat.first_special or not s.owns(seat, action.card):
                    return refuse("not_your_crook", "C-13.3", card=slugs[action.card])
                return refuse("no_token", "C-13.3", card=slugs[action.card])
        elif kind is Help and step in ("helper", "rounds", "guards"):
            return targets.why_no_helper(s, f, number, seat, action.card)
        elif kind is GoOn and step == "go":
            if f.kind != "hit":
                return refuse("money_comes_later", "C-12.13" if f.kind == "recruit" else "C-13.3")
            if action.amount > HIT_MONEY:
                return refuse("hit_money", amount=action.amount)
            return refuse("too_much_money", "C-14.3", amount=action.amount, there=s.money[seat])
        elif kind is Commit and step == "commit":
            return self.why_no_commitment(s, f, seat, action)
        elif kind is CallOff and step not in ("target", "attacker", "protector"):
            return refuse("committed")
        elif kind is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        return targets.why_not_meanwhile(s, f, seat, action)

    def why_no_commitment(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal:
        """Why a seat can't commit this."""
        owner = owner_of(s, f.target)
        if seat == f.seat and action.cause == "against":
            return refuse("wrong_side")
        if seat == owner and action.cause == "for":
            return refuse("wrong_side")
        if seat not in (f.seat, owner) and action.amount > THIRD_MONEY:
            return refuse("third_money", amount=action.amount)
        if action.amount < 1:
            return refuse("no_amount")
        return refuse("too_much_money", "C-11.4", amount=action.amount, there=s.money[seat])

    # What happens

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        step, kind, slugs = f.step, type(action), s.cat.slugs
        if kind is Overstate:
            cheats.act(s, seat, action)
        elif kind is Choose:
            self.choose(s, f, seat, action.card)
        elif kind is GoOn:
            if action.amount:
                s.earn(seat, -action.amount)
            s.tell(AttackPressed(seat=seat, amount=action.amount))
            if f.kind == "hit":
                s.put(replace(f, step="helper", money=action.amount))
                change_turn(s, shown=put_at((0,) * s.seats, seat, action.amount))
            else:
                pending = tuple([None if alive else 0 for alive in s.alive])
                s.put(replace(f, step="commit", pending=pending))
        elif kind is CallOff:
            self.call_off(s, f)
        elif step == "commit":
            amount = 0 if kind is Decline else (action.amount if action.cause == "for" else -action.amount)
            s.put(replace(f, pending=put_at(f.pending, seat, amount)))
            s.tell(MoneyCommitted(seat=seat, amount=amount, audience=(seat,)))
        elif kind is Help:
            self.help(s, f, seat, action.card)
        elif kind is Hide:
            s.token[f.target] = 0
            s.put(replace(f, hides=True, step="guards"))
            s.tell(CrookHid(seat=seat, card=slugs[f.target]))
        elif kind is Confirm:
            superior = s.master[f.target]
            s.token[superior] = 0
            s.put(replace(f, protector=superior, step="ready"))
            s.tell(ProtectorNamed(seat=seat, card=slugs[superior]))
        elif kind is Decline:
            s.tell(declined(seat, "attack_" + step))
            self.decline(s, f)
        elif kind is Declare:
            declare(s, seat, action.total)
            s.put(replace(f, roll=action.total, step="rolled"))
            open_window(s, "after_roll", f.seat)
        elif s.ledger is not None:  # only who threw them sees the dice (C-19.5)
            kept = [row for row in s.ledger.done if row[1] != "overstate"]
            s.ledger = replace(s.ledger, dice=action.total, told=0, done=tuple(kept))
            s.put(replace(f, step="declare"))
            s.tell(DiceConcealed(seat=f.seat, total=action.total, audience=(f.seat,), reveals=True))
        else:
            s.put(replace(f, roll=action.total, step="rolled"))
            s.tell(DiceRolled(seat=f.seat, total=action.total, why="attack", reveals=True))
            open_window(s, "after_roll", f.seat)

    def choose(self, s: CrimeLordsState, f: Any, seat: int, card: int) -> None:
        """A target, an attacker or a protector is named."""
        slugs = s.cat.slugs
        if f.step == "target":
            s.put(replace(f, target=card, step="attacker"))
            s.tell(TargetNamed(seat=seat, card=slugs[card]))
        elif f.step == "attacker":
            s.token[card] = 0
            has_acted(s, seat)
            owner = owner_of(s, f.target)
            named = replace(f, attacker=card)
            s.tell(AttackerNamed(seat=seat, card=slugs[card]))
            s.tell(AttackDeclared(seat=seat, kind=f.kind, attacker=slugs[card], target=slugs[f.target],
                                  owner=owner if owner >= 0 else None))  # fmt: skip
            if owner == seat:
                s.put(replace(named, step="result"))
            elif f.kind == "racket" and owner >= 0 and free_crooks(s, owner):
                s.put(replace(named, step="protector"))
            else:
                s.put(replace(named, step="declared"))
        else:
            s.token[card] = 0
            s.put(replace(f, protector=card, step="declared"))
            s.tell(ProtectorNamed(seat=seat, card=slugs[card]))

    def help(self, s: CrimeLordsState, f: Any, seat: int, card: int) -> None:
        """A helper spends its token (C-13.4)."""
        s.token[card] = 0
        s.tell(HelpGiven(seat=seat, card=s.cat.slugs[card], power=s.power(card)))
        if f.step == "helper":
            s.put(replace(f, helpers=(card,), step="superior" if f.kind == "recruit" else "hide"))
        elif f.step == "guards":
            s.put(replace(f, guards=(*f.guards, card)))
        elif f.turn == "attack":
            s.put(replace(f, helpers=(*f.helpers, card), named=(*f.named, card)))
        else:
            s.put(replace(f, guards=(*f.guards, card), named=(*f.named, card)))

    def decline(self, s: CrimeLordsState, f: Any) -> None:
        """Nobody, or nobody more, is named."""
        after = {"protector": "declared", "superior": "ready", "hide": "guards", "guards": "ready"}
        if f.step == "helper":
            s.put(replace(f, step="superior" if f.kind == "recruit" else "hide"))
        elif f.step == "rounds":
            self.end_round(s, f)
        else:
            s.put(replace(f, step=after[f.step]))

    def end_round(self, s: CrimeLordsState, f: Any) -> None:
        """A side is done adding help (C-13.9)."""
        if f.named:
            s.put(replace(f, step="helped", quiet=0))
            open_window(s, "help", f.seat)
        else:
            self.next_round(s, f, f.quiet + 1)

    def next_round(self, s: CrimeLordsState, f: Any, quiet: int) -> None:
        """The other side may add, unless both have added nothing in succession."""
        owned = s.zone[f.target] == HELD
        if quiet >= (2 if owned else 1):
            s.put(replace(f, step="ready", named=(), quiet=quiet))
        else:
            side = "defend" if owned and f.turn == "attack" else "attack"
            s.put(replace(f, step="rounds", named=(), quiet=quiet, turn=side))

    def call_off(self, s: CrimeLordsState, f: Any) -> None:
        """The attacker takes his token back, and so does the protector (C-11.2, C-11.9)."""
        s.pop()
        s.token[f.attacker] = 1
        if f.protector >= 0 and s.options.calloff_returns_defender_tokens:
            s.token[f.protector] = 1
        turn = turn_of(s)
        change_turn(s, called_off=tuple(sorted((*turn.called_off, (f.attacker, f.target)))))
        s.tell(AttackCalledOff(seat=f.seat))

    # Steps that ask nobody

    def step(self, s: CrimeLordsState, f: Any) -> None:
        step = f.step
        if f.cancelled or step == "result":
            self.finish(s, f)
        elif step == "declared":
            s.put(replace(f, step="go"))
            open_window(s, "declare", f.seat)
        elif step == "commit":
            self.show(s, f)
        elif step == "helper":
            s.put(replace(f, step="superior" if f.kind == "recruit" else "hide"))
        elif step == "superior":
            s.put(replace(f, step="ready"))
        elif step == "hide":
            s.put(replace(f, step="guards"))
        elif step == "guards":
            s.put(replace(f, step="ready"))
        elif step == "rounds":
            self.end_round(s, f)
        elif step == "helped":
            self.next_round(s, f, 0)
        elif step == "ready":
            s.put(replace(f, step="roll"))
            open_window(s, "before_roll", f.seat)
        elif step == "roll":
            if needed(s, f) < 2:  # C-11.8
                s.put(replace(f, step="result", roll=0))
            else:
                s.put(replace(f, step="rolled", roll=f.fixed))
                open_window(s, "after_roll", f.seat)
        else:
            s.put(replace(f, step="result"))

    def show(self, s: CrimeLordsState, f: Any) -> None:
        """All commitments are shown at once and go to the bank (C-11.10)."""
        for seat, amount in enumerate(f.pending):
            if amount:
                s.earn(seat, -abs(amount))
        shown = tuple([(seat, amount) for seat, amount in enumerate(f.pending) if amount])
        s.tell(MoneyShown(seats=shown, reveals=True))
        after = "helper" if f.kind == "recruit" else "rounds"
        s.put(replace(f, step=after, bids=f.pending, pending=()))
        change_turn(s, shown=f.pending)
        open_window(s, "money", f.seat)

    def finish(self, s: CrimeLordsState, f: Any) -> None:
        """The result of the attack."""
        slugs = s.cat.slugs
        s.pop()
        owner = owner_of(s, f.target)
        inside = own_hit(s, f)
        need = 0 if inside else needed(s, f)
        if s.ledger is not None:
            s.ledger = over(s.ledger, ("misread", "overstate"))
        chance = not f.cancelled and (inside or need >= 2)
        success = chance and (inside or (f.roll <= need and (f.fixed > 0 or f.roll < NATURAL_FAILURE)))
        how = (
            "success" if success else ("cancelled" if f.cancelled else ("failure" if chance else "no_chance"))
        )
        s.tell(AttackResolved(seat=f.seat, kind=f.kind, target=slugs[f.target], need=need, how=how))
        if f.war:
            war.hit_done(s, f.seat, owner)
        if f.kind == "hit":
            if chance:
                self.hit(s, f, owner, success)
        elif success and f.kind == "racket":
            s.tell(RacketTaken(seat=f.seat, card=slugs[f.target], owner=owner if owner >= 0 else None,
                               how="attack"))  # fmt: skip
            victory.racket_gained(s, f.seat, f.target)
        elif success:
            self.recruit(s, f, owner)

    def hit(self, s: CrimeLordsState, f: Any, owner: int, success: bool) -> None:
        """A hit that had a chance: what follows, step by step (C-14.6, C-14.12)."""
        target = f.target
        boss = owner >= 0 and s.boss[owner] == target
        kin: list[int] = []
        before: tuple[int, ...] = ()
        if owner >= 0:
            before = lieutenants(s, owner)
            if boss:
                kin = [card for card in members(s, owner) if card != target]
            else:
                kin = [s.master[target], *s.layout(owner).subs[target]]
        starts = boss and owner != f.seat and not f.war
        s.push(Aftermath(f.seat, f.attacker, owner, target, success, boss, starts, before, tuple(kin)))

    def recruit(self, s: CrimeLordsState, f: Any, owner: int) -> None:
        """A Crook is recruited and laid under the attacker (C-12.8 to C-12.10)."""
        seat, target, slugs = f.seat, f.target, s.cat.slugs
        if not s.places(seat, target, f.attacker):
            s.tell(RecruitLost(seat=seat, card=slugs[target]))
            return
        before = lieutenants(s, seat)
        s.tell(CrookRecruited(seat=seat, card=slugs[target], owner=owner if owner >= 0 else None))
        for card, amount in s.cat.recruit_gain.items():
            if s.owns(seat, card):
                s.earn(seat, amount)
                s.tell(MoneyGained(seat=seat, amount=amount, card=slugs[card]))
        moved: tuple[int, ...] = ()
        if owner >= 0:
            was = (target,) if target in lieutenants(s, owner) else ()
            moved = tuple(s.lift(target, seat))
            before = (*before, *was)
        else:
            s.zone[target] = LOOSE
            s.holder[target] = seat
            s.unrooted(target)
            if s.options.recruit_arrives_with_token:
                s.token[target] = 1
        s.push(Settling(seat, before, moved=moved))
        s.push(Placing(seat, under=f.attacker))

    # Chance and numbers

    def outcomes(self, s: CrimeLordsState, f: Any) -> list[tuple[Any, float]]:
        return roll_outcomes()

    def draw(self, s: CrimeLordsState, f: Any) -> Any:
        return throw(s)

    def breakdown(self, s: CrimeLordsState, f: Any, seat: int) -> list[Breakdown]:
        if f.attacker >= 0 and f.step != "result" and not own_hit(s, f):
            return breakdown(s, f)
        return []

    def sealed(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> list[Breakdown] | None:
        if f.step != "commit" or type(action) is Overstate:
            return None
        amount = (
            0 if type(action) is Decline else (action.amount if action.cause == "for" else -action.amount)
        )
        return breakdown(s, replace(f, bids=put_at((0,) * s.seats, seat, amount)))


PROCEDURES[Attacking] = AttackProcedure()
