"""Abilities used by choice: altered alignments, cards for money, free rearranging (I-33.36, I-33.39, I-15.6, I-16.5)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Alter, Choose, Play, UseAbility
from conjura.games.illuminati.catalogue import ALIGNMENTS, OPPOSITE
from conjura.games.illuminati.events import AbilityUsed, ActionsChanged, AlignmentAltered, MoneyPaid
from conjura.games.illuminati.frames import Altering, Drawing, Hiring, Redistributing
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import masks, specials
from conjura.games.illuminati.rules.drawing import can_draw
from conjura.games.illuminati.rules.reckoning import reckon_with
from conjura.games.illuminati.rules.structure import begin_rearranging
from conjura.games.illuminati.rules.turn_state import ACTIVE_STEPS, change_turn, has_acted, turn_of
from conjura.games.illuminati.state import HELD, OPEN, PROCEDURES, IlluminatiState

USE: Final = [UseAbility(card) for card in range(512)]
CHANGES: Final[tuple[str, ...]] = ("add", "remove", "reverse")


def list_abilities(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append the abilities that the active seat can use in this step."""
    for card in s.layout(seat).able:
        if why_no_use(s, seat, card) is None:
            out.append(USE[card])


def can_draw_more(s: IlluminatiState, seat: int) -> bool:
    """Whether a card may draw another in T2; public, with closed treasuries too (I-6.6, I-33.39, I-33.46)."""
    for card in s.layout(seat).able:
        if card in turn_of(s).spent or not can_draw(s):
            continue
        if card in s.cat.extra_draws and not s.masked(seat):
            return True
        if card in s.cat.paid_draw and (s.purse_known or s.money[card] >= s.cat.paid_draw[card]):
            return True
    return False


def payers(s: IlluminatiState, seat: int, card: int) -> list[int]:
    """The cards that can pay for the ability of a card whole: itself and the Illuminati (I-33.42)."""
    price = s.cat.paid_action[card]
    return [payer for payer in (s.root[seat], card) if s.money[payer] >= price]


def why_no_use(s: IlluminatiState, seat: int, card: int) -> Refusal | None:
    """Why the active seat can't use the ability of a card now, or ``None``."""
    cat, turn = s.cat, turn_of(s)
    slug = cat.slugs[card]
    if card not in s.layout(seat).members:
        return refuse("not_your_card", "I-33.1", card=slug)
    if masks.is_back(s, card):
        return why_no_show(s, seat, card)
    if turn.passed and card not in cat.reorganizes and card not in cat.moves_money:
        return refuse("has_passed", card=slug)
    if card in cat.alters_alignment:
        if turn.step not in ACTIVE_STEPS:
            return refuse("wrong_moment", "I-33.36", card=slug)
        if card in turn.spent:
            return refuse("ability_used", card=slug)
        return None if alterable(s, card) else refuse("changes_nothing", "I-33.36", card=slug)
    if card in cat.paid_draw:
        if turn.step not in ("extra", "actions"):
            return refuse("wrong_moment", "I-33.39", card=slug)
        if card in turn.spent:
            return refuse("ability_used", "I-33.39", card=slug)
        if s.money[card] < cat.paid_draw[card]:
            return refuse("ability_unpaid", card=slug, amount=cat.paid_draw[card])
        return None if can_draw(s) else refuse("deck_empty", card=slug)
    if card in cat.extra_draws and card in s.layout(seat).able:
        if turn.step != "extra":
            return refuse("wrong_moment", "I-33.46", card=slug)
        if card in turn.spent:
            return refuse("ability_used", "I-33.46", card=slug)
        return None if can_draw(s) else refuse("deck_empty", "I-33.46", card=slug)
    if card in cat.paid_action:
        if turn.step not in ("brainwash", "actions"):
            return refuse("wrong_moment", "I-33.42", card=slug)
        if card in turn.spent:
            return refuse("ability_used", "I-33.42", card=slug)
        if not payers(s, seat, card):
            return refuse("ability_unpaid", "I-33.42", card=slug, amount=cat.paid_action[card])
        return None
    if card in cat.reorganizes or card in cat.moves_money:
        if turn.step != "power":
            return refuse("wrong_moment", "I-16.5" if card in cat.reorganizes else "I-15.6", card=slug)
        if card in turn.spent:
            return refuse("ability_used", "I-3.2", card=slug)
        return None if s.layout(seat).groups else refuse("changes_nothing", "I-33.1", card=slug)
    return refuse("no_ability", card=slug)


def why_no_show(s: IlluminatiState, seat: int, back: int) -> Refusal | None:
    """Why the active seat can't turn its face-down Illuminati up for an ability now, or ``None`` (I-24.8)."""
    cat, turn, card, slug = s.cat, turn_of(s), s.persona(back), s.cat.slugs[back]
    if card in cat.draws:
        if turn.step != "extra":
            return refuse("wrong_moment", "I-6.2", card=slug)
        return None if can_draw(s) else refuse("deck_empty", card=slug)
    if card in cat.alters_alignment:
        if turn.passed:
            return refuse("has_passed", card=slug)
        if turn.step not in ACTIVE_STEPS:
            return refuse("wrong_moment", "I-33.36", card=slug)
        return None if alterable(s, back) else refuse("changes_nothing", "I-33.36", card=slug)
    if card in cat.reorganizes or card in cat.moves_money:
        if turn.step != "power":
            return refuse("wrong_moment", "I-16.5" if card in cat.reorganizes else "I-15.6", card=slug)
        return None if s.layout(seat).groups else refuse("changes_nothing", "I-33.1", card=slug)
    return refuse("no_ability", card=slug)


def why_no_use_now(s: IlluminatiState, seat: int, card: int) -> Refusal:
    """Why no ability is used in a window or in an attack; the card's own clause says when it is."""
    cat, slug = s.cat, s.cat.slugs[card]
    if masks.is_back(s, card) and card == s.root[seat]:
        return refuse("wrong_moment", "I-24.8", card=slug)
    if card not in s.layout(seat).members:
        return refuse("not_your_card", "I-33.1", card=slug)
    if card in cat.alters_alignment:
        return refuse("wrong_moment", "I-33.36", card=slug)
    if card in cat.paid_draw:
        return refuse("wrong_moment", "I-33.39", card=slug)
    if card in cat.paid_action:
        return refuse("wrong_moment", "I-33.42", card=slug)
    if card in cat.extra_draws and card in s.layout(seat).able:
        return refuse("wrong_moment", "I-33.46", card=slug)
    if card in cat.reorganizes or card in cat.moves_money:
        return refuse("wrong_moment", "I-16.5" if card in cat.reorganizes else "I-15.6", card=slug)
    return refuse("no_ability", card=slug)


def use(s: IlluminatiState, seat: int, card: int) -> None:
    """The active seat uses an ability; using it is no action but bars the pass (I-3.10)."""
    cat, slugs = s.cat, s.cat.slugs
    if masks.is_back(s, card):
        masks.unmask(s, seat)
        card = s.root[seat]
    elif card in cat.extra_draws and s.masked(seat):  # it draws for one Illuminati alone (I-33.46)
        masks.unmask(s, seat)
    change_turn(s, spent=tuple(sorted((*turn_of(s).spent, card))))
    has_acted(s, seat)
    s.tell(AbilityUsed(seat=seat, card=slugs[card]))
    if card in cat.alters_alignment:
        s.push(Altering(seat, card))
    elif card in cat.paid_draw:
        price = cat.paid_draw[card]
        s.spend(card, price)
        s.tell(MoneyPaid(seat=seat, card=slugs[card], amount=price, why="ability"))
        s.push(Drawing(seat, 1))
    elif card in cat.extra_draws:
        s.push(Drawing(seat, 1))
    elif card in cat.paid_action:
        if s.money[card] < cat.paid_action[card]:
            s.settle(s.root[seat], cat.paid_action[card])
        s.push(Hiring(seat, card))
    elif card in cat.draws:  # of who was face down until now; else it was drawn with the first card
        s.push(Drawing(seat, cat.draws[card]))
    elif card in cat.reorganizes:
        begin_rearranging(s, seat)
    else:
        members = s.layout(seat).members
        s.lay_open(seat)
        s.push(Redistributing(seat, left=3 * len(members)))


def alterable(s: IlluminatiState, source: int) -> list[int]:
    """The Groups in play whose alignments may be altered: any but the card itself (I-33.36)."""
    return [
        card
        for card in range(s.cat.first_group, s.cat.first_special)
        if card != source and s.zone[card] in (HELD, OPEN)
    ]


def altered(mask: int, change: str, alignment: str) -> int:
    """A mask after a change of one alignment, or -1 if the change is not possible (I-33.36)."""
    bit = 1 << ALIGNMENTS.index(alignment)
    opposite = OPPOSITE[bit] & ~bit
    if change == "add":
        return -1 if mask & (bit | opposite) else mask | bit
    if not mask & bit:
        return -1
    if change == "remove":
        return mask & ~bit
    return (mask & ~bit) | opposite if opposite else -1


class AlteringProcedure(Procedure):
    """Frame ``Altering``: which Group, then which change."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.target < 0:
            return Prompt("alter_target", "I-33.36", seat, {"card": s.cat.slugs[f.card]})
        return Prompt("alter", "I-33.36", seat, {"card": s.cat.slugs[f.target]})

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        if f.target < 0:
            return [Choose(card) for card in alterable(s, f.card)]
        mask = s.align[f.target]
        return [
            Alter(change, alignment)  # type: ignore[arg-type]
            for change in CHANGES
            for alignment in ALIGNMENTS
            if altered(mask, change, alignment) >= 0
        ]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if type(action) is Choose:
            slug = s.cat.slugs[action.card]
            if action.card == f.card:
                return refuse("alters_itself", card=slug)
            return refuse("not_in_play", "I-33.36", card=slug)
        if type(action) is Alter and f.target >= 0:
            slug, bit = s.cat.slugs[f.target], 1 << ALIGNMENTS.index(action.alignment)
            mask = s.align[f.target]
            if action.change == "add":
                code = "alignment_present" if mask & bit else "alignment_opposed"
                return refuse(code, card=slug, alignment=action.alignment)
            if not mask & bit:
                return refuse("alignment_absent", card=slug, alignment=action.alignment)
            return refuse("no_opposite", alignment=action.alignment)
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Choose:
            s.put(replace(f, target=action.card))
            return
        align = list(s.align)
        align[f.target] = altered(align[f.target], action.change, action.alignment)
        reckon_with(s, tuple(align))
        s.pop()
        s.tell(AlignmentAltered(seat=seat, card=s.cat.slugs[f.target], change=action.change,
                                alignment=action.alignment))  # fmt: skip


class HiringProcedure(Procedure):
    """Frame ``Hiring``: which card pays, whole, and the action is there (I-33.42)."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        params = {"card": s.cat.slugs[f.card], "amount": s.cat.paid_action[f.card]}
        return Prompt("ability_payer", "I-33.42", seat, params)

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return bool(s.counted())

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [Choose(card) for card in payers(s, seat, f.card)]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if type(action) is Choose:
            return refuse("cannot_pay", "I-33.42", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        price = s.cat.paid_action[f.card]
        s.spend(action.card, price)
        s.tell(MoneyPaid(seat=seat, card=s.cat.slugs[action.card], amount=price, why="ability"))
        left = turn_of(s).actions + 1
        change_turn(s, actions=left)
        s.tell(ActionsChanged(seat=seat, amount=1, left=left))


PROCEDURES[Altering] = AlteringProcedure()
PROCEDURES[Hiring] = HiringProcedure()
