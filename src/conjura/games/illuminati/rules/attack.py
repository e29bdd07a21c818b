"""Attacks from announcement to roll (I-10 to I-14). Its loop is in ``spending``, what follows in ``aftermath``."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import roll_outcomes, throw
from conjura.engine.cheating import CHEATS, DiceConcealed, Overstate
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY
from conjura.engine.ledger import over
from conjura.engine.legal import Span
from conjura.engine.sneaking import declarations, declare
from conjura.engine.windows import InTurnProcedure
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.illuminati.actions import (
    Aid,
    Alter,
    Announce,
    Attack,
    BuyPrivilege,
    CallOff,
    Choose,
    Endow,
    Exert,
    Play,
    Privilege,
    Roll,
    Spend,
    Throw,
)
from conjura.games.illuminati.catalogue import ATTEMPTS, BRAINWASH
from conjura.games.illuminati.events import (
    AidNamed,
    AttackAnnounced,
    AttackBegan,
    AttackerNamed,
    DiceRolled,
    MoneyMoved,
    MoneySpent,
    SpecialPlayed,
    TargetNamed,
)
from conjura.games.illuminati.events_modules import ChangeNamed, PowerExerted
from conjura.games.illuminati.frames import Attacking, Shielding
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import (
    aftermath,
    brainwash,
    cheats,
    masks,
    schemes,
    specials,
    spending,
    targets,
)
from conjura.games.illuminati.rules.strength import KIND_NUMBER, needed
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.rules.windows import open_plumbers, open_window
from conjura.games.illuminati.state import PROCEDURES, IlluminatiState

CHOOSE: Final = [Choose(card) for card in range(512)]
ANNOUNCE: Final = Announce()
BUY: Final = BuyPrivilege()
CALL_OFF: Final = CallOff()
THROW: Final = Throw()
LATER: Final[tuple[type, ...]] = (Aid, Announce, BuyPrivilege, Exert, Privilege, Spend)
"""What comes after target and attacker have been named."""

CLAUSES: Final = {
    "target": "I-10.4",
    "change": "I-18.2",
    "attacker": "I-10.1",
    "aid": "I-10.4",
    "loop": "I-10.15",
    "decide": "I-10.20",
    "roll": "I-10.9",
    "endow": "I-11.7",
}


def begin_attack(s: IlluminatiState, seat: int, action: Attack) -> None:
    """The active seat begins to announce an attack."""
    if s.ledger is not None:
        s.ledger = over(s.ledger, ("misread", "overstate"))
    s.push(Attacking(seat, action.kind, free=turn_of(s).step == "brainwash"))
    s.tell(AttackBegan(seat=seat, kind=action.kind))
    show_again(s, s.stack[-1])


def show_again(s: IlluminatiState, f: Any) -> None:
    """Where nothing but a face-down Illuminati that took part already could lead the attack, it shows itself (I-24.9)."""
    seat, kind = f.seat, KIND_NUMBER[f.kind]
    root = s.root[seat]
    if kind == BRAINWASH or not masks.is_back(s, root) or not s.used[root]:
        return
    others = [card for card in targets.attackers(s, seat, kind) if card != root]
    aims = [f.target] if f.target >= 0 else targets.candidates(s, seat, kind)
    if not any(targets.fits(s, seat, kind, card, aim) for card in others for aim in aims):
        masks.unmask(s, seat)


def why_no_attack(s: IlluminatiState, seat: int, kind: int) -> Refusal:
    """Why no attack of this kind can be announced."""
    if kind == BRAINWASH and not s.options.brainwash:
        return refuse("no_brainwashing")
    if turn_of(s).actions <= 0:
        return refuse("no_actions_left")
    if kind == 0 and targets.attackers(s, seat, 1) and not targets.attackers(s, seat, 0):
        return refuse("no_free_arrow", card=s.cat.slugs[s.root[seat]])
    able = targets.attackers(s, seat, kind)
    if not able and any(s.base[card] > 0 for card in s.layout(seat).members):
        return refuse("all_took_part")
    clause = "I-10.1"
    if able:  # there are attackers, but nothing that they may attack
        clause = ("I-11.1", "I-12", "I-13", "I-18.12")[kind]
    return refuse("no_such_attack", clause, kind=ATTEMPTS[kind])


def privilege_price(s: IlluminatiState, seat: int) -> int:
    """What Privilege costs the seat in money now, 0 if it can't be bought (I-14.3)."""
    root = s.root[seat]
    price = s.cat.privilege_cost.get(s.persona(root), 0)
    if price == 0 or root in turn_of(s).spent or s.money[root] < price:
        return 0
    return price


class AttackProcedure(InTurnProcedure):
    """Frame ``Attacking``."""

    def asked(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        if not s.alive[seat]:
            return False
        if s.hands[seat] or spending.may_spend(s, f, seat) or schemes.has_moles(s, f, seat):
            return True
        return bool(s.modules.identity and masks.may_help(s, f, seat))

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        step = f.step
        if step == "loop":
            return BY_CHANCE if f.digging >= 0 else self.in_turn(s, f, f.declined)
        if step == "roll":
            return BY_CHANCE
        if step == "cards" or step == "rolled":
            return NOBODY
        if step == "endow" and s.money[f.attacker] == 0 and not s.purse_known:
            return NOBODY
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        step, slugs = f.step, s.cat.slugs
        params: dict[str, Any] = {"kind": f.kind}
        if f.target >= 0:
            params["target"] = slugs[f.target]
        if f.attacker >= 0:
            params["attacker"] = slugs[f.attacker]
        if step == "roll" or f.digging >= 0:
            return Prompt("chance", "I-23.1" if f.digging >= 0 else "I-10.9", seat)
        if step == "force":
            return Prompt("exert", "I-24.3", seat)
        if step == "declare":
            return Prompt("declare", "I-29.4", seat, {**params, "total": s.ledger.dice})
        return Prompt("attack_" + step, CLAUSES[step], seat, params)

    def open_moment(self, s: IlluminatiState, f: Any) -> bool:
        return f.step == "loop" and not f.privileged

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        step = f.step
        if step == "target":
            return not (f.kind == "destroy" and s.hands[seat])
        if s.ledger is not None and step in ("aid", "declare"):
            return False
        if s.masked(seat) and step != "change":  # what a face-down card can do is its owner's secret
            return False
        if step == "aid":
            return not s.hands[seat] and not s.purse_known
        if step == "endow":
            return not s.purse_known
        return bool(step == "attacker" or step == "change")

    # What may be done

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        step = f.step
        if step == "loop":
            return spending.loop_actions(s, f, seat)
        if step == "target":
            return [CHOOSE[card] for card in targets.targets(s, seat, KIND_NUMBER[f.kind])]
        if step == "attacker":
            kind = KIND_NUMBER[f.kind]
            return [
                CHOOSE[card]
                for card in targets.attackers(s, seat, kind)
                if targets.fits(s, seat, kind, card, f.target)
            ]
        if step == "aid":
            return self.aid_actions(s, f, seat)
        if step == "change":
            return brainwash.changes(s, f.target)
        if step == "declare":
            return declarations(s, seat)
        if step == "force":
            return [Span(Exert(1), 1, s.power[f.attacker])]
        if step == "decide":
            return [THROW, CALL_OFF]
        return [Span(Endow(0), 0, s.money[f.attacker])]

    def aid_actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        """Aid, and the three ways to announce."""
        out: list[Any] = [ANNOUNCE]
        part = s.options.partial_aid
        for card in targets.aiders(s, f):
            most = s.transferable[card]
            out.append(Span(Aid(card, 1), 1, most) if part or masks.is_back(s, card) else Aid(card, most))
        if privilege_price(s, seat):
            out.append(BUY)
        last = -1
        for token in s.hands[seat]:
            if token >> 8 != last:
                last = token >> 8
                out.append(Privilege(last))
        cheats.list_overstatements(s, seat, out)
        return out

    # Why something may not be done

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        step, kind = f.step, type(action)
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if step in ("target", "change", "attacker") and kind in LATER:
            return None  # too early; the question says what comes first
        if kind is Alter and step == "change":
            return brainwash.why_no_change(s, f.target, action.change, action.alignment)
        if kind is Choose and step == "target":
            return targets.why_no_target(s, seat, KIND_NUMBER[f.kind], action.card)
        if kind is Choose and step == "attacker":
            return targets.why_no_attacker(s, f, KIND_NUMBER[f.kind], action.card)
        if kind is Aid:
            if step != "aid":
                return refuse("announcement_closed")
            return targets.why_no_aid(s, f, action.card, action.amount)
        if kind is Privilege and step == "aid":
            return refuse("not_held", card=s.cat.slugs[action.card])
        if (kind is Privilege or kind is BuyPrivilege) and step != "aid":
            clause = "I-14.2" if kind is Privilege else "I-14.3"
            return refuse("privilege_gone") if f.lost else refuse("announcement_closed", clause)
        if kind is BuyPrivilege:
            price = s.cat.privilege_cost.get(s.persona(s.root[seat]), 0)
            if price == 0:
                return refuse("privilege_not_sold")
            if s.root[seat] in turn_of(s).spent:
                return refuse("privilege_once")
            return refuse("privilege_unpaid", amount=price)
        if kind is Exert and step == "force":
            return refuse("exerts_too_much", card=s.cat.slugs[f.attacker], amount=s.power[f.attacker])
        if step == "loop":
            return spending.why_not_in_loop(s, f, seat, action)
        if kind is Spend:
            return None if step == "aid" else refuse("too_late_for_money")
        if kind is CallOff:
            return refuse("committed") if step == "endow" else None
        if kind is Endow and step == "endow":
            slug = s.cat.slugs[f.attacker]
            return refuse(
                "too_much_money", "I-11.7", card=slug, amount=action.amount, there=s.money[f.attacker]
            )
        if kind is Play:
            if action.card in s.cat.whispers and s.holds(seat, action.card) and f.target >= 0:
                if s.base[f.target] > 0:
                    return refuse("whisper_needs_no_power", card=s.cat.slugs[f.target])
            return specials.why_no_play(s, seat, "walk", action.card)
        return spending.why_not_inside(s, seat, action)

    # What happens

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        step, kind, slugs = f.step, type(action), s.cat.slugs
        if step == "loop":
            spending.do_in_loop(s, f, seat, action)
        elif step == "target":
            target, whisper = action.card, -1
            if f.kind == "destroy" and s.base[target] == 0:
                whisper = targets.whisperer(s, seat)
                specials.lay(s, seat, whisper)
            step = "change" if f.kind == "brainwash" else "attacker"
            s.put(replace(f, step=step, target=target, whisper=whisper))
            s.tell(TargetNamed(seat=seat, card=slugs[target], whisper=slugs[whisper] if whisper >= 0 else None,
                               reveals=whisper >= 0))  # fmt: skip
            show_again(s, s.stack[-1])
        elif step == "change":
            s.put(replace(f, step="attacker", change=action.change, alignment=action.alignment))
            s.tell(
                ChangeNamed(seat=seat, card=slugs[f.target], change=action.change, alignment=action.alignment)
            )
        elif step == "attacker":
            self.name_attacker(s, f, seat, action.card)
        elif step == "force":
            s.put(replace(f, step="aid", force=action.amount))
            s.tell(PowerExerted(seat=seat, card=slugs[f.attacker], amount=action.amount))
            masks.proves(s, seat, s.power, action.amount)
        elif step == "declare":
            declare(s, seat, action.total)
            s.put(replace(f, step="rolled", roll=action.total))
            open_window(s, "roll", f.seat)
        elif step == "aid":
            if kind is Overstate:
                cheats.act(s, seat, action)
            elif kind is Aid:
                card = action.card
                if masks.is_back(s, card) and s.used[card] and f.kind != "brainwash":
                    masks.unmask(s, seat)  # only one Illuminati takes part twice
                    f, card = s.stack[-1], s.root[seat]
                aid = (*f.aid, (card, action.amount))
                s.put(replace(f, aid=tuple(sorted(aid))))
                s.tell(AidNamed(seat=seat, card=slugs[card], amount=action.amount))
                if masks.is_back(s, card):
                    masks.proves(s, seat, s.transferable, action.amount)
            else:
                self.announce(s, f, seat, action)
        elif step == "decide":
            if kind is CallOff:
                aftermath.call_off(s, f)
            else:
                s.put(replace(f, step="roll"))
        elif step == "roll":
            self.rolled(s, f, action)
        else:
            if action.amount:
                s.shift(f.attacker, f.target, action.amount)
                audience = (seat,) if s.purse_known else None
                s.tell(MoneyMoved(seat=seat, source=slugs[f.attacker], card=slugs[f.target],
                                  amount=action.amount, audience=audience))  # fmt: skip
            aftermath.finish(s, f)

    def name_attacker(self, s: IlluminatiState, f: Any, seat: int, card: int) -> None:
        """The attacker is named; a face-down one says how much it uses, a face-down defender may be immune (I-24.9)."""
        if masks.is_back(s, card) and s.used[card] and f.kind != "brainwash":
            masks.unmask(s, seat)  # only one Illuminati takes part twice
            f, card = s.stack[-1], s.root[seat]
        s.put(replace(f, step="force" if masks.is_back(s, card) else "aid", attacker=card))
        s.tell(AttackerNamed(seat=seat, card=s.cat.slugs[card]))
        if s.modules.identity:
            defender = masks.may_shield(s, card, KIND_NUMBER[f.kind], f.target)
            if defender >= 0 and defender != seat:
                s.push(Shielding(defender))

    def announce(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        """The announcement is complete; Privilege is paid with it (I-10.19)."""
        slugs = s.cat.slugs
        kind, privilege, card = type(action), "none", None
        if kind is Privilege:
            specials.lay(s, seat, action.card)
            privilege, card = "special", slugs[action.card]
            f = replace(f, privileged=True, laid=action.card)
            s.tell(SpecialPlayed(seat=seat, card=card, reveals=True))
        elif kind is BuyPrivilege:
            if s.masked(seat):
                masks.unmask(s, seat)
                f = s.stack[-1]
            root = s.root[seat]
            price = s.cat.privilege_cost[root]
            s.spend(root, price)
            privilege = "paid"
            f = replace(f, privileged=True, paid=True)
            s.tell(MoneySpent(seat=seat, card=slugs[root], cause="privilege", amount=price))
            change_turn(s, spent=tuple(sorted((*turn_of(s).spent, root))))
        s.put(replace(f, step="cards", at=seat))
        s.tell(AttackAnnounced(seat=seat, kind=f.kind, attacker=slugs[f.attacker], target=slugs[f.target],
                               privilege=privilege, card=card))  # fmt: skip

    def step(self, s: IlluminatiState, f: Any) -> None:
        if f.step == "cards":
            s.put(replace(f, step="loop", at=f.seat))
            if f.privileged or f.whisper >= 0:
                open_window(s, "card", (f.seat + 1) % s.seats)
            if s.modules.plumbers and f.kind != "brainwash":
                open_plumbers(s, f.seat)
        elif f.step == "loop":
            s.put(replace(f, step="roll" if spending.committed(s, f) else "decide", at=0, declined=0))
        elif f.step == "rolled":
            aftermath.resolve(s, f)
        else:
            aftermath.finish(s, f)

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        return roll_outcomes()

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        return throw(s)

    def rolled(self, s: IlluminatiState, f: Any, action: Roll) -> None:
        """The dice have fallen: the action and the cards are used (I-8.3, I-10.18)."""
        if f.kind == "brainwash":
            brainwash.use_cards(s, f)
        else:
            s.used[f.attacker] += 1
            for card, _ in f.aid:
                s.used[card] += 1
        change_turn(s, actions=turn_of(s).actions - (0 if f.free else 1), acted=True)
        if s.ledger is not None:  # only who threw them sees the dice (I-29.5)
            kept = [row for row in s.ledger.done if row[1] != "overstate"]
            s.ledger = replace(s.ledger, dice=action.total, told=0, done=tuple(kept))
            s.put(replace(f, step="declare"))
            s.tell(DiceConcealed(seat=f.seat, total=action.total, audience=(f.seat,), reveals=True))
            return
        s.put(replace(f, step="rolled", roll=action.total))
        s.tell(DiceRolled(seat=f.seat, total=action.total, why="attack", reveals=True))
        open_window(s, "roll", f.seat)

    def breakdown(self, s: IlluminatiState, f: Any, seat: int) -> list[Breakdown]:
        if f.attacker < 0 or f.step == "endow":
            return []
        if f.step == "force" and seat == f.seat:  # what it would be with all its Power
            f = replace(f, force=s.power[f.attacker])
        parts: list[Part] = []
        total = needed(s, f, parts)
        return [Breakdown("roll_needed", total, tuple(parts))]


PROCEDURES[Attacking] = AttackProcedure()
