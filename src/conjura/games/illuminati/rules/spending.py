"""The spending loop of an attack: money, Specials, offers and calling off, between the steps (I-10.12 to I-10.21)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.cheating import CHEATS
from conjura.engine.legal import Span
from conjura.engine.windows import ask_anew, decline
from conjura.engine.wire import Refusal
from conjura.games.illuminati.actions import (
    Abolish,
    Attack,
    CallOff,
    Decline,
    Drop,
    Infiltrate,
    Leave,
    MoveGroup,
    Offer,
    Plant,
    Play,
    Reveal,
    Spend,
    Transfer,
    UseAbility,
)
from conjura.games.illuminati.events import (
    DiceRolled,
    MoneySpent,
)
from conjura.games.illuminati.events_modules import MoleRolled
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import (
    abilities,
    aftermath,
    cheats,
    deals,
    masks,
    schemes,
    specials,
)
from conjura.games.illuminati.rules.turn_state import has_acted
from conjura.games.illuminati.state import HELD, IlluminatiState

DECLINE: Final = Decline()
CALL_OFF: Final = CallOff()
REVEAL: Final = Reveal()


def committed(s: IlluminatiState, f: Any) -> bool:
    """Whether the attack must be played (I-10.18)."""
    return bool(f.paid or f.spent or (f.laid >= 0 and s.options.special_commits))


def may_spend(s: IlluminatiState, f: Any, seat: int) -> bool:
    """Whether a seat may put money into this attack, as far as everybody can tell (I-10.12 to I-10.14, I-31.3)."""
    if seat == f.seat:
        return bool(s.purse_known or s.money[s.root[seat]] > 0 or s.money[f.attacker] > 0)
    if s.zone[f.target] == HELD and s.holder[f.target] == seat:
        return bool(s.purse_known or s.money[s.root[seat]] > 0 or s.money[f.target] > 0)
    if f.privileged and not f.interferers >> seat & 1:
        return False
    return bool(s.purse_known or s.money[s.root[seat]] > 0)


def loop_actions(s: IlluminatiState, f: Any, seat: int) -> list[Any]:
    """Money, Specials, offers and calling off between the steps of the loop."""
    out: list[Any] = [DECLINE]
    money, root = s.money, s.root[seat]
    if seat == f.seat:
        if not committed(s, f):
            out.append(CALL_OFF)
        if money[root] > 0:
            out.append(Span(Spend(root, "for", 1), 1, money[root]))
        if f.attacker != root and money[f.attacker] > 0:
            out.append(Span(Spend(f.attacker, "for", 1), 1, money[f.attacker]))
    elif s.zone[f.target] == HELD and s.holder[f.target] == seat:
        if money[root] > 0:
            out.append(Span(Spend(root, "against", 1), 1, money[root]))
        if money[f.target] > 0:
            out.append(Span(Spend(f.target, "against", 1), 1, money[f.target]))
    elif money[root] > 0 and (not f.privileged or f.interferers >> seat & 1):
        out.append(Span(Spend(root, "for", 1), 1, money[root]))
        out.append(Span(Spend(root, "against", 1), 1, money[root]))
    if s.modules.moles and schemes.mole_of(s, f, seat) and schemes.has_moles(s, f, seat):
        out.append(REVEAL)
    if s.modules.identity and masks.can_help(s, f, seat):
        out.append(abilities.USE[root])
    if s.hands[seat]:
        specials.list_plays(s, seat, "loop", out)
    if not f.privileged:
        out.extend(deals.offers(s, seat))
    if s.modules.cheats is not None:
        cheats.list_acts(s, seat, out)
    return out


def why_not_inside(s: IlluminatiState, seat: int, action: Any) -> Refusal | None:
    """Why what belongs to the steps of the turn is refused inside an attack (I-3.1); ``None`` for other actions."""
    kind = type(action)
    if kind is UseAbility:
        return abilities.why_no_use_now(s, seat, action.card)
    if kind is Infiltrate or kind is Plant:
        return schemes.why_no_scheme(s, seat, action)
    if kind is Offer:
        return refuse("no_gifts_in_privilege" if s.stack[-1].privileged else "no_gifts_now")
    if kind is Drop:
        return refuse("only_in_actions", "I-9.1")
    if kind is Leave:
        return refuse("only_in_actions", "I-26.6")
    if kind is Attack or kind is MoveGroup or kind is Transfer:
        return refuse("only_in_actions", "I-3.1")
    return None


def why_not_in_loop(s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
    """Why a step of the spending loop is refused."""
    kind = type(action)
    if kind is CallOff:
        return refuse("committed") if seat == f.seat else None
    if kind is Reveal:
        return refuse("no_unit_there", "I-23.1")
    if kind is Play:
        return specials.why_no_play(s, seat, "loop", action.card)
    if kind is Abolish:
        return specials.why_no_abolish(s, seat, "loop", action.card)
    if kind is Offer:
        return refuse("no_gifts_in_privilege") if f.privileged else deals.why_no_offer(s, seat, action)
    if kind is not Spend:
        return why_not_inside(s, seat, action)
    card, root = action.card, s.root[seat]
    slug = s.cat.slugs[card]
    defends = s.zone[f.target] == HELD and s.holder[f.target] == seat
    allowed: list[int] = [root]
    if seat == f.seat:
        allowed.append(f.attacker)
        code, cause = "wrong_treasury", "for"
    elif defends:
        allowed.append(f.target)
        code, cause = "wrong_treasury_defence", "against"
    else:
        if f.privileged and not f.interferers >> seat & 1:
            return refuse("privileged")
        code, cause = "wrong_treasury_help", action.cause
    if card not in allowed:
        return refuse(code, card=slug)
    if action.cause != cause:
        return refuse("wrong_side")
    if action.amount < 1:
        return refuse("no_amount", "I-10.21")
    return refuse("too_much_money", "I-10.21", card=slug, amount=action.amount, there=s.money[card])


def do_in_loop(s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
    """One step of the spending loop; after a step everybody is asked again (I-10.15, I-10.21)."""
    kind = type(action)
    if f.digging >= 0:
        success = action.total <= schemes.MOLE_ROLL
        s.put(replace(f, digging=-1, moles=f.moles + success))
        s.tell(DiceRolled(seat=f.digging, total=action.total, why="mole", reveals=True))
        s.tell(MoleRolled(seat=f.digging, success=success))
    elif kind is Reveal:
        ask_anew(s, f, seat)
        schemes.reveal_mole(s, f, seat)
    elif kind is Decline:
        decline(s, f, seat, "attack_loop")
    elif kind is Spend:
        s.spend(action.card, action.amount)
        spent = add_money(f.spent, seat, action.card, action.cause, action.amount)
        ask_anew(s, f, seat, spent=spent)
        s.tell(MoneySpent(seat=seat, card=s.cat.slugs[action.card], cause=action.cause, amount=action.amount))
        has_acted(s, seat)
    elif kind is CallOff:
        aftermath.call_off(s, f)
    elif kind is UseAbility:
        masks.unmask(s, seat)
        ask_anew(s, s.stack[-1], seat)
    elif kind is Offer:
        deals.begin_offer(s, seat, action.to)
    elif kind in CHEATS:
        cheats.act(s, seat, action)
    else:
        ask_anew(s, f, seat)
        specials.play(s, seat, action.card)


def add_money(
    spent: tuple[tuple[int, int, Any, int], ...], seat: int, card: int, cause: Any, amount: int
) -> tuple[tuple[int, int, Any, int], ...]:
    """The money in an attack with one more step; one entry for each seat, card and side."""
    rows = {(row[0], row[1], row[2]): row[3] for row in spent}
    key = (seat, card, cause)
    rows[key] = rows.get(key, 0) + amount
    return tuple([(*row, rows[row]) for row in sorted(rows)])
