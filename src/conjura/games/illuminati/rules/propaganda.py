"""Propaganda (I-20): the board of the world's attitudes, and the attempts to move its markers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import roll_outcomes, throw
from conjura.engine.cheating import CHEATS
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY
from conjura.engine.legal import Span
from conjura.engine.windows import InTurnProcedure, ask_anew, decline
from conjura.engine.wire import Breakdown, Part, Prompt, Refusal
from conjura.games.illuminati.actions import (
    BuyPrivilege,
    CallOff,
    Decline,
    Exert,
    Infiltrate,
    Offer,
    Plant,
    Play,
    Privilege,
    Spend,
    Steer,
    Sway,
    Throw,
)
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.events import DiceRolled
from conjura.games.illuminati.events_modules import (
    CampaignBegan,
    CampaignCalledOff,
    CampaignFunded,
    CampaignPrivileged,
    CampaignResolved,
    MediaSwayed,
    PowerExerted,
    WorldMoved,
)
from conjura.games.illuminati.frames import Campaigning
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import cheats, deals, masks, schemes, specials
from conjura.games.illuminati.rules.reckoning import change_modules, reckon
from conjura.games.illuminati.rules.turn_state import (
    ACTIVE_STEPS,
    begin_transfers,
    change_turn,
    has_acted,
    turn_of,
)
from conjura.games.illuminati.state import HELD, PROCEDURES, IlluminatiState

DECLINE: Final = Decline()
CALL_OFF: Final = CallOff()
BUY: Final = BuyPrivilege()
THROW: Final = Throw()

COURSES: Final[tuple[str, ...]] = (*ALIGNMENTS[:9], "lawful")
"""Whither the markers move: two ways on each of the five axes (I-20.1)."""
LAST_SPACE: Final = 6
"""The last space of a track (I-20.2)."""

# Not recovered from any source, so data rather than options (I-20.8, I-32.2).
FRIEND: Final = 2
FOE: Final = -1
OTHER: Final = 1
PER_SPACE: Final = 5


def axis_of(toward: str) -> int:
    """The number of the marker that a course moves."""
    return COURSES.index(toward) // 2


def sign_of(toward: str) -> int:
    """Whether a course makes the number of its marker larger (1) or smaller (-1)."""
    return -1 if COURSES.index(toward) % 2 else 1


def farthest(s: IlluminatiState, toward: str) -> int:
    """How many spaces a marker can move on a course (I-20.4)."""
    return left_on(s.modules.world, toward)


def left_on(world: tuple[int, ...], toward: str) -> int:
    """How many spaces are left on a course where the markers stand so."""
    at = world[axis_of(toward)]
    return at if toward == "lawful" else LAST_SPACE - at * sign_of(toward)


def markers(s: IlluminatiState) -> list[str]:
    """The courses on which an attempt can be made now."""
    return [span.action.toward for span in ways(s)]


def ways(s: IlluminatiState) -> list[Span]:
    """The attempts that can be made now: course by course, of any number of spaces."""
    return open_ways(s.modules.world, turn_of(s).steered)


@lru_cache(maxsize=1024)
def open_ways(world: tuple[int, ...], steered: tuple[str, ...]) -> list[Span]:
    """On the courses that are neither at their end nor called off; one list for all who ask, not to be changed."""
    out: list[Span] = []
    for toward in COURSES:
        left = left_on(world, toward)
        if left > 0 and toward not in steered:
            out.append(Span(Steer(toward, 1), 1, left))  # type: ignore[arg-type]
    return out


def move_world(s: IlluminatiState, toward: str, spaces: int) -> None:
    """Move a marker; attitudes change at once (I-20.17)."""
    axis = axis_of(toward)
    world = list(s.modules.world)
    world[axis] += spaces * sign_of(toward)
    change_modules(s, world=tuple(world))
    reckon(s)
    place = world[axis]
    side = None if not place else COURSES[2 * axis + (place < 0)]
    s.tell(WorldMoved(toward=toward, at=side, space=abs(place)))


def open_world(s: IlluminatiState, card: int) -> None:
    """One of the first four Groups moves the markers of its alignments by one space (I-20.5)."""
    if s.options.propaganda:
        for bit, toward in enumerate(COURSES[:-1]):
            if s.align[card] >> bit & 1:
                move_world(s, toward, 1)


def why_no_campaign(s: IlluminatiState, step: str) -> Refusal:
    """Why no attempt can be made now."""
    if not s.options.propaganda:
        return refuse("no_propaganda")
    if step in ("transfers", "power", "hack"):
        return refuse("transfers_have_begun", "I-20.6")
    if step == "actions" and turn_of(s).actions <= 0:
        return refuse("no_actions_left", "I-20.6")
    return refuse("only_in_actions", "I-20.6")


def begin_campaign(s: IlluminatiState, seat: int) -> None:
    """The active seat begins to announce an attempt."""
    s.push(Campaigning(seat, free=turn_of(s).step == "campaign"))


def privilege_price(s: IlluminatiState, seat: int) -> int:
    """What a seat pays to have its attempts privileged, 0 if it can't (I-20.9)."""
    root = s.root[seat]
    price = s.cat.campaign_privilege.get(s.persona(root), 0)
    return price if s.money[root] >= price else 0


def exertable(s: IlluminatiState, seat: int) -> int:
    """How much the Illuminati of a seat can bring to an attempt (I-20.8)."""
    column = s.transferable if s.options.propaganda_strength == "transferable" else s.power
    return int(column[s.root[seat]])


def strength(
    s: IlluminatiState, seat: int, toward: str, parts: list[Part] | None, force: int | None = None
) -> int:
    """What the whole structure brings to an attempt (I-20.8).

    Args:
        s: the state.
        seat: whose structure it is.
        toward: the course.
        parts: if given, the parts are appended.
        force: how much of its Power a face-down Illuminati uses; ``None``: all of it.
    """
    slugs, layout, root = s.cat.slugs, s.layout(seat), s.root[seat]
    if s.options.propaganda_strength == "transferable":
        total = 0
        for card in layout.members:
            amount = s.transferable[card]
            if force is not None and card == root:
                amount = force
            total += amount
            if parts is not None and amount:
                parts.append(Part(amount, "campaign_transferable", "I-20.8", slugs[card]))
        return total
    total = int(s.power[root]) if force is None else force
    if parts is not None:
        parts.append(Part(total, "power", "I-20.8", slugs[root]))
    place = COURSES.index(toward)
    for card in layout.groups:
        if toward == "lawful":
            amount = FOE if s.align[card] >> (place - 1) & 1 else OTHER
        else:
            friend = bool(s.align[card] >> place & 1)
            foe = place < 8 and bool(s.align[card] >> (place ^ 1) & 1)
            amount = OTHER if friend == foe else FRIEND if friend else FOE
        total += amount
        if parts is not None:
            parts.append(Part(amount, "campaign_group", "I-20.8", slugs[card]))
    return total


def campaign_number(s: IlluminatiState, f: Any, parts: list[Part] | None = None) -> int:
    """The number that the roll of an attempt may not exceed (I-20.7 to I-20.10)."""
    slugs = s.cat.slugs
    force = max(0, f.force) if f.force >= 0 or s.masked(f.seat) else None
    total: int = strength(s, f.seat, f.toward, parts, force) - PER_SPACE * f.amount
    if parts is not None:
        parts.append(Part(-PER_SPACE * f.amount, "campaign_spaces", "I-20.7"))
    for seat, cause, amount in f.spent:
        worth = amount if cause == "for" else -amount
        total += worth
        if parts is not None:
            source = "attack_money" if seat == f.seat else "help_money" if worth > 0 else "hinder_money"
            parts.append(Part(worth, source, "I-20.9", slugs[s.root[seat]], seat))
    for card, cause in f.media:
        worth = s.power[card] if cause == "for" else -s.power[card]
        total += worth
        if parts is not None:
            parts.append(Part(worth, "campaign_media", "I-20.10", slugs[card]))
    return total


def committed(f: Any) -> bool:
    """Whether the attempt must be made (I-10.18, I-20.16)."""
    return bool(f.spent or f.privileged)


def media_left(s: IlluminatiState, f: Any, seat: int) -> list[int]:
    """The Media Groups of a seat that have not taken a side yet (I-20.15)."""
    media = s.layout(seat).media
    if not f.media or not media:
        return list(media)
    taken = [card for card, _ in f.media]
    return [card for card in media if card not in taken]


class CampaigningProcedure(InTurnProcedure):
    """Frame ``Campaigning``."""

    def asked(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        if not s.alive[seat]:
            return False
        pays = not f.privileged or seat == f.seat
        if pays and (s.purse_known or s.money[s.root[seat]] > 0):
            return True
        return bool(s.hands[seat] or media_left(s, f, seat))

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        step = f.step
        if step == "loop":
            return self.in_turn(s, f, f.declined)
        if step == "roll":
            return BY_CHANCE
        return NOBODY if step == "rolled" else ALONE[f.seat]

    def step(self, s: IlluminatiState, f: Any) -> None:
        if f.step == "loop":
            s.put(replace(f, step="roll" if committed(f) else "decide", at=0, declined=0))
        else:
            self.resolve(s, f)

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.step == "roll":
            return Prompt("chance", "I-20.11", seat)
        if f.step == "force":
            return Prompt("exert", "I-24.3", seat)
        clause = {"marker": "I-20.7", "loop": "I-20.16", "decide": "I-20.16"}[f.step]
        params = {} if f.step == "marker" else {"toward": f.toward, "spaces": f.amount, "by": f.seat}
        return Prompt("campaign_" + f.step, clause, seat, params)

    def open_moment(self, s: IlluminatiState, f: Any) -> bool:
        return bool(f.step == "loop" and not f.privileged)

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return bool(f.step == "marker" and s.counted() and not s.masked(seat))

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        if f.step == "marker":
            courses: list[Any] = [*ways(s)]
            if not f.privileged and privilege_price(s, seat):
                courses.append(BUY)
            return courses
        if f.step == "decide":
            return [THROW, CALL_OFF]
        if f.step == "force":
            return [Span(Exert(0), 0, exertable(s, seat))]
        out: list[Any] = [DECLINE]
        root = s.root[seat]
        money = s.money[root]
        if seat == f.seat and not committed(f):
            out.append(CALL_OFF)
        if money > 0 and (seat == f.seat or not f.privileged):
            out.append(Span(Spend(root, "for", 1), 1, money))
            if seat != f.seat:
                out.append(Span(Spend(root, "against", 1), 1, money))
        for card in media_left(s, f, seat):
            out.append(Sway(card, "for"))
            out.append(Sway(card, "against"))
        if s.hands[seat]:
            specials.list_plays(s, seat, "media_loop", out)
        if not f.privileged:
            out.extend(deals.offers(s, seat))
        schemes.list_schemes(s, seat, out)
        cheats.list_acts(s, seat, out)
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind in CHEATS:
            return cheats.why_no_act(s, seat, action)
        if kind is Steer and f.step == "marker":
            if action.toward in turn_of(s).steered:
                return refuse("steered_before", toward=action.toward)
            return refuse("not_so_far", toward=action.toward, amount=max(0, farthest(s, action.toward)))
        if kind is Exert and f.step == "force":
            return refuse("exerts_too_much", card=s.cat.slugs[s.root[seat]], amount=exertable(s, seat))
        if kind is Play:
            return specials.why_no_play(s, seat, "media_loop" if f.step == "loop" else "walk", action.card)
        if kind is Privilege:
            return refuse("no_privilege_for_specials")
        if kind is BuyPrivilege:
            price = s.cat.campaign_privilege.get(s.persona(s.root[f.seat]), 0)
            if f.step != "marker" or f.privileged:
                return refuse("announcement_closed", "I-20.9")
            return (
                refuse("privilege_unpaid", "I-20.9", amount=price)
                if price
                else refuse("privilege_not_sold", "I-20.9")
            )
        if f.step != "loop":
            return None
        if kind is Offer and f.privileged:
            return refuse("no_gifts_in_privilege")
        if kind is Offer:
            return deals.why_no_offer(s, seat, action)
        if kind is Infiltrate or kind is Plant:
            return schemes.why_no_scheme(s, seat, action)
        if kind is CallOff:
            return refuse("committed", "I-20.16") if seat == f.seat else None
        slug = s.cat.slugs[action.card] if hasattr(action, "card") else ""
        if kind is Sway:
            if (
                action.card >= s.cat.first_special
                or s.zone[action.card] != HELD
                or s.holder[action.card] != seat
            ):
                return refuse("not_your_card", "I-20.10", card=slug)
            return refuse("no_media" if action.card not in s.cat.media else "media_used", card=slug)
        if kind is Spend:
            root = s.root[seat]
            if f.privileged and seat != f.seat:
                return refuse("privileged", "I-20.9")
            if action.card != root:
                return refuse("money_of_the_illuminati", card=slug)
            if seat == f.seat and action.cause == "against":
                return refuse("wrong_side")
            if action.amount < 1:
                return refuse("no_amount", "I-10.21")
            return refuse("too_much_money", "I-20.9", card=slug, amount=action.amount, there=s.money[root])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if kind is Steer:
            step = "force" if s.masked(seat) else "loop"
            s.put(replace(f, step=step, toward=action.toward, amount=action.amount, at=seat))
            s.tell(CampaignBegan(seat=seat, toward=action.toward, spaces=action.amount))
        elif kind is BuyPrivilege:
            if s.masked(seat):
                masks.unmask(s, seat)
                f = s.stack[-1]
            root = s.root[seat]
            price = s.cat.campaign_privilege[root]
            s.spend(root, price)
            s.put(replace(f, privileged=True))
            s.tell(CampaignPrivileged(seat=seat, card=s.cat.slugs[root], amount=price))
            has_acted(s, seat)
        elif kind is Exert:
            s.put(replace(f, step="loop", force=action.amount))
            s.tell(PowerExerted(seat=seat, card=s.cat.slugs[s.root[seat]], amount=action.amount))
            column = s.transferable if s.options.propaganda_strength == "transferable" else s.power
            masks.proves(s, seat, column, action.amount)
        elif kind is CallOff:
            s.pop()
            turn = turn_of(s)
            change_turn(s, steered=tuple(sorted((*turn.steered, f.toward))))
            s.tell(CampaignCalledOff(seat=seat, toward=f.toward))
        elif kind is Throw:
            s.put(replace(f, step="roll"))
        elif f.step == "roll":
            s.put(replace(f, step="rolled", roll=action.total))
            s.tell(DiceRolled(seat=f.seat, total=action.total, why="campaign", reveals=True))
        elif kind is Decline:
            decline(s, f, seat, "campaign_loop")
        elif kind is Offer:
            deals.begin_offer(s, seat, action.to)
        elif kind is Infiltrate or kind is Plant:
            schemes.begin_scheme(s, seat, action)
        elif kind in CHEATS:
            cheats.act(s, seat, action)
        elif kind is Spend:
            s.spend(action.card, action.amount)
            rows = {(row[0], row[1]): row[2] for row in f.spent}
            key = (seat, action.cause)
            rows[key] = rows.get(key, 0) + action.amount
            spent = tuple([(*row, rows[row]) for row in sorted(rows)])
            ask_anew(s, f, seat, spent=spent)
            s.tell(CampaignFunded(seat=seat, card=s.cat.slugs[action.card], cause=action.cause,
                                  amount=action.amount))  # fmt: skip
            has_acted(s, seat)
        elif kind is Sway:
            media = tuple(sorted((*f.media, (action.card, action.cause))))
            ask_anew(s, f, seat, media=media)
            s.tell(MediaSwayed(seat=seat, card=s.cat.slugs[action.card], cause=action.cause,
                               amount=s.power[action.card]))  # fmt: skip
            has_acted(s, seat)
        else:
            ask_anew(s, f, seat)
            specials.play(s, seat, action.card)

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        return roll_outcomes()

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        return throw(s)

    def resolve(self, s: IlluminatiState, f: Any) -> None:
        """The test, and what follows (I-20.11)."""
        number = campaign_number(s, f)
        success = f.roll <= number and f.roll <= 10
        s.pop()
        turn = turn_of(s)
        if f.free:
            begin_transfers(s, acted=True)
        else:
            change_turn(s, acted=True, actions=turn.actions - 1)
        s.tell(CampaignResolved(seat=f.seat, toward=f.toward, spaces=f.amount, needed=number, roll=f.roll,
                                success=success))  # fmt: skip
        if success:
            move_world(s, f.toward, f.amount)
        if turn.step in ACTIVE_STEPS:
            specials.finish_action(s)

    def breakdown(self, s: IlluminatiState, f: Any, seat: int) -> list[Breakdown]:
        if f.step == "marker":
            return []
        if f.step == "force" and seat == f.seat:
            f = replace(f, force=exertable(s, seat))
        parts: list[Part] = []
        total = campaign_number(s, f, parts)
        return [Breakdown("roll_needed", total, tuple(parts))]


PROCEDURES[Campaigning] = CampaigningProcedure()
