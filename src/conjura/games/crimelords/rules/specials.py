"""Specials: when each can be played, what it names, how it is answered and what it does (C-9.7, C-11.7, C-11.14).

What a Special does follows from the effects of its design; no card is named here.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.crimelords.actions import Choose, ChooseCause, ChooseSeat, Decline, Play
from conjura.games.crimelords.catalogue import KINDS
from conjura.games.crimelords.events import (
    AttackCancelled,
    AttackChanged,
    DiceLifted,
    HelpCancelled,
    RollFixed,
    SpecialAimed,
    SpecialCancelled,
    SpecialPlayed,
    SpecialStolen,
    SpecialWasted,
)
from conjura.games.crimelords.frames import Naming, Played, Stealing, Window
from conjura.games.crimelords.refusals import refuse
from conjura.games.crimelords.rules import deeds
from conjura.games.crimelords.rules.turn_state import attack_of, change_attack, turn_of
from conjura.games.crimelords.state import HELD, PROCEDURES, CrimeLordsState

PLAY: Final = [Play(card) for card in range(512)]
CHOOSE: Final = [Choose(card) for card in range(512)]
SEATS: Final = [ChooseSeat(seat) for seat in range(64)]
CAUSES: Final = [ChooseCause("for"), ChooseCause("against")]
DECLINE: Final = Decline()


def list_plays(s: CrimeLordsState, seat: int, moment: str, out: list[Any]) -> None:
    """Append the Specials that a seat can play at this moment."""
    last = -1
    for token in s.hands[seat]:
        card = token >> 8
        if card != last:
            last = card
            if s.cat.windows[card] == moment and why_no_effect(s, seat, card) is None:
                out.append(PLAY[card])


def why_no_effect(s: CrimeLordsState, seat: int, card: int) -> Refusal | None:
    """Why a Special in hand would do nothing in its window now, or is not this seat's to play; or ``None``."""
    cat = s.cat
    slug = cat.slugs[card]
    who = cat.who[card]
    if who == "owner":
        if seat != turn_of(s).seat:
            return refuse("not_for_you", card=slug)
    elif who not in ("anyone", "not_player"):
        attack = attack_of(s)
        defends = s.zone[attack.target] == HELD and s.holder[attack.target] == seat
        if who == "attacker":
            mine = seat == attack.seat
        elif who == "not_attacker":
            mine = seat != attack.seat
        else:
            mine = defends and seat != attack.seat
        if not mine:
            return refuse("not_for_you", card=slug)
    what = cat.cancels.get(card)
    if what is not None:
        if what == "attack" and KINDS.index(attack_of(s).kind) not in cat.cancels_kinds[card]:
            return refuse("changes_nothing", card=slug)
        if what == "help" and not attack_of(s).named:  # those just named have been cancelled already
            return refuse("changes_nothing", card=slug)
        return None
    bonus = cat.bonuses.get(card)
    if bonus is not None and KINDS.index(attack_of(s).kind) not in bonus.kinds:
        return refuse("changes_nothing", card=slug)
    value = cat.set_roll.get(card)
    if value is not None and attack_of(s).fixed == value:
        return refuse("changes_nothing", card=slug)
    for deed in cat.deeds.get(card, ()):
        if not deeds.possible(s, seat, card, deed):
            return refuse("changes_nothing", card=slug)
    return None


def why_no_play(s: CrimeLordsState, seat: int, moment: str, card: int) -> Refusal:
    """Why a Special can't be played at this moment."""
    slug = s.cat.slugs[card]
    if card < s.cat.first_special:
        return refuse("not_a_special", card=slug)
    if not s.holds(seat, card):
        return refuse("not_held", card=slug)
    if s.cat.windows[card] != moment:
        return refuse("wrong_moment", card=slug)
    return why_no_effect(s, seat, card) or refuse("wrong_moment", card=slug)


def play(s: CrimeLordsState, seat: int, card: int) -> None:
    """Play a Special: it is laid down, names its targets, and waits for answers."""
    s.take_token(seat, card)
    s.discard(card)
    s.tell(SpecialPlayed(seat=seat, card=s.cat.slugs[card], reveals=True))
    s.push(Naming(seat, card))


def wanted(s: CrimeLordsState, f: Any) -> str:
    """What is still to be named: ``card``, ``more`` (may be declined), ``seat``, ``cause`` or nothing."""
    cat, card = s.cat, f.card
    bonus = cat.bonuses.get(card)
    if bonus is not None:
        return "cause" if bonus.choice and not f.cause else ""
    if cat.cancels.get(card) == "help":
        return "" if f.chosen else "card"
    for deed in deeds_of(s, card):
        if deed.target is not None:
            if not f.chosen:
                return "card"
            if len(f.chosen) < deed.count and options(s, f):
                return "more"
        elif deed.verb in ("peek", "steal") and f.seat < 0:
            return "seat"
    return ""


def deeds_of(s: CrimeLordsState, card: int) -> Any:
    """The deeds of a Special, or of an ability that is used."""
    if card >= s.cat.first_special:
        return s.cat.deeds.get(card, ())
    calm = s.cat.calms.get(card)
    return (calm,) if calm is not None and turn_of(s).step == "start" else (s.cat.abilities[card],)


def options(s: CrimeLordsState, f: Any) -> list[int]:
    """The cards that can be named."""
    if s.cat.cancels.get(f.card) == "help":
        return list(attack_of(s).named)
    for deed in deeds_of(s, f.card):
        if deed.target is not None:
            return [card for card in deeds.targets(s, f.by, f.card, deed) if card not in f.chosen]
    return []


class NamingProcedure(Procedure):
    """Frame ``Naming``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return ALONE[f.by] if wanted(s, f) else NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        if f.card >= s.cat.first_special:
            s.put(Played(f.by, f.card, f.chosen, f.seat, f.cause))
        else:
            s.pop()
            deeds.use(s, f, deeds_of(s, f.card)[0])

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        clause = "C-9.7" if f.card >= s.cat.first_special else "C-9.12"
        return Prompt("name_" + wanted(s, f), clause, seat, {"card": s.cat.slugs[f.card]})

    def forced(self, s: CrimeLordsState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        what = wanted(s, f)
        if what == "cause":
            return list(CAUSES)
        if what == "seat":
            return [SEATS[other] for other in s.living() if other != seat]
        out: list[Any] = [DECLINE] if what == "more" else []
        out.extend([CHOOSE[card] for card in options(s, f)])
        return out

    def why_not(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose and wanted(s, f) in ("card", "more"):
            slugs = s.cat.slugs
            return refuse("wrong_target", card=slugs[f.card], target=slugs[action.card])
        return None

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        kind, slugs = type(action), s.cat.slugs
        if kind is Choose:
            s.put(replace(f, chosen=(*f.chosen, action.card)))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], target=slugs[action.card]))
        elif kind is ChooseSeat:
            s.put(replace(f, seat=action.other))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], other=action.other))
        elif kind is ChooseCause:
            s.put(replace(f, cause=1 if action.cause == "for" else -1))
            s.tell(SpecialAimed(seat=seat, card=slugs[f.card], cause=action.cause))
        elif f.card >= s.cat.first_special:
            s.put(Played(f.by, f.card, f.chosen, f.seat, f.cause))
        else:
            s.pop()
            deeds.use(s, f, deeds_of(s, f.card)[0])


class PlayedProcedure(Procedure):
    """Frame ``Played``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        if not f.asked:
            s.put(replace(f, asked=True))
            after = (f.by + 1) % s.seats
            for seat in range(s.seats):
                if seat != f.by and s.hands[seat]:
                    s.push(Window("special", after))
                    return
            return
        s.pop()
        if f.cancelled:
            s.tell(SpecialWasted(seat=f.by, card=s.cat.slugs[f.card]))
        else:
            effect(s, f)


def effect(s: CrimeLordsState, f: Any) -> None:
    """What a Special does (the deck's vocabulary)."""
    cat, slugs, card = s.cat, s.cat.slugs, f.card
    what = cat.cancels.get(card)
    if what == "special":
        below = s.stack[-2]
        s.stack[-2] = replace(below, cancelled=True)
        s.tell(SpecialCancelled(seat=f.by, card=slugs[below.card], owner=below.by))
    elif what == "attack":
        change_attack(s, cancelled=True)
        s.tell(AttackCancelled(seat=f.by))
    elif what == "help":
        attack = attack_of(s)
        gone = f.chosen[0]
        change_attack(
            s,
            helpers=tuple([other for other in attack.helpers if other != gone]),
            guards=tuple([other for other in attack.guards if other != gone]),
            named=tuple([other for other in attack.named if other != gone]),
        )
        s.tell(HelpCancelled(seat=f.by, card=slugs[gone]))
    bonus = cat.bonuses.get(card)
    if bonus is not None:
        amount = bonus.amount * (f.cause or 1)
        change_attack(s, extras=(*attack_of(s).extras, (card, amount)))
        s.tell(AttackChanged(seat=f.by, card=slugs[card], amount=amount))
    value = cat.set_roll.get(card)
    if value is not None:
        change_attack(s, fixed=value)
        s.tell(RollFixed(seat=f.by, total=value))
    if card in cat.rerolls:
        s.pop()  # the window after the roll: it opens again after the new one
        change_attack(s, step="roll", roll=0, fixed=0)
        s.tell(DiceLifted(seat=f.by))
    for deed in cat.deeds.get(card, ()):
        deeds.carry_out(s, f.by, card, deed, f.chosen, f.seat)


class StealingProcedure(Procedure):
    """Frame ``Stealing``."""

    def asks(self, s: CrimeLordsState, f: Any) -> tuple[int, ...]:
        return ALONE[f.by] if s.hands[f.seat] else NOBODY

    def step(self, s: CrimeLordsState, f: Any) -> None:
        s.pop()

    def prompt(self, s: CrimeLordsState, f: Any, seat: int) -> Prompt:
        return Prompt("steal", "C-9.7", seat, {"other": f.seat})

    def actions(self, s: CrimeLordsState, f: Any, seat: int) -> list[Any]:
        return [CHOOSE[card] for card in sorted({token >> 8 for token in s.hands[f.seat]})]

    def do(self, s: CrimeLordsState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        mask = s.take_token(f.seat, action.card) | 1 << f.seat
        s.put_token(seat, action.card, mask)
        seen = tuple([other for other in range(s.seats) if other == seat or mask >> other & 1])
        public = mask >> s.seats & 1
        s.tell(SpecialStolen(seat=seat, owner=f.seat, card=s.cat.slugs[action.card],
                             audience=None if public else seen))  # fmt: skip


PROCEDURES[Naming] = NamingProcedure()
PROCEDURES[Played] = PlayedProcedure()
PROCEDURES[Stealing] = StealingProcedure()
