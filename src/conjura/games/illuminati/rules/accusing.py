"""What the owner of a face-down Illuminati is asked, and accusations (I-24.2 to I-24.9, I-19)."""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.events import declined
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.legal import Span
from conjura.engine.wire import Breakdown, Prompt, Refusal
from conjura.games.illuminati.actions import Accuse, Choose, Claim, Decline, Play, UseAbility
from conjura.games.illuminati.events import AttackBarred, MoneyGained
from conjura.games.illuminati.events_modules import AccusationMade, IncomeClaimed
from conjura.games.illuminati.frames import Accusing, Attacking, Claiming, Consoling, Shielding
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import masks, specials
from conjura.games.illuminati.rules.reckoning import income_of, patronage
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import HELD, PROCEDURES, IlluminatiState

DECLINE: Final = Decline()
ACCUSE: Final = [Accuse(seat) for seat in range(64)]


def most_income(s: IlluminatiState, seat: int, times: int) -> int:
    """What the owner of a face-down Illuminati may take at most: its Income, doubled or not."""
    return max(0, income_of(s, s.root[seat])) * times


def claim(s: IlluminatiState, seat: int, amount: int, times: int) -> None:
    """So much of the Income of a face-down Illuminati is taken; who has less is out of the question (I-24.3)."""
    root = s.root[seat]
    if amount:
        s.earn(root, amount)
    s.tell(IncomeClaimed(seat=seat, card=s.cat.slugs[root], amount=amount))
    column = [times * (s.income[card] + patronage(s, seat, card)) for card in range(s.cat.n_illuminati)]
    masks.proves(s, seat, tuple(column), amount)


def why_no_claim(s: IlluminatiState, seat: int, times: int) -> Refusal:
    """Why it may not be so much."""
    return refuse("claims_too_much", amount=most_income(s, seat, times))


class ClaimingProcedure(Procedure):
    """Frame ``Claiming``: any part of the Income of the own face-down Illuminati, or nothing."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("claim", "I-24.3", seat, {"amount": most_income(s, seat, f.times)})

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [Span(Claim(0), 0, most_income(s, seat, f.times))]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        return why_no_claim(s, seat, f.times) if type(action) is Claim else None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        claim(s, seat, action.amount, f.times)


class ShowingProcedure(Procedure):
    """What the frames have in common in which a face-down Illuminati may show itself by what it can do (I-24.9)."""

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if type(action) is UseAbility:
            return refuse("no_ability", "I-24.9", card=s.cat.slugs[action.card])
        return None


class ShieldingProcedure(ShowingProcedure):
    """Frame ``Shielding``: whether the owner of a face-down Illuminati shows that the attacker can do nothing."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        attack, slugs = s.stack[-2], s.cat.slugs
        params = {"kind": attack.kind, "attacker": slugs[attack.attacker], "target": slugs[attack.target]}
        return Prompt("shield", "I-24.9", seat, params)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        if masks.shields(s, s.stack[-2], seat):
            out.append(UseAbility(s.root[seat]))
        return out

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if type(action) is Decline:
            s.tell(declined(seat, "shield"))
            return
        attack, slugs = s.stack[-1], s.cat.slugs
        s.pop()
        masks.unmask(s, seat)
        if attack.whisper >= 0:
            specials.take_back(s, attack.seat, attack.whisper)
        s.tell(AttackBarred(seat=seat, attacker=slugs[attack.attacker], target=slugs[attack.target],
                            whisper=slugs[attack.whisper] if attack.whisper >= 0 else None))  # fmt: skip

    def breakdown(self, s: IlluminatiState, f: Any, seat: int) -> list[Breakdown]:
        return PROCEDURES[Attacking].breakdown(s, s.stack[-2], seat)


class ConsolingProcedure(ShowingProcedure):
    """Frame ``Consoling``: whether the owner of a face-down Illuminati shows that it gets money for what it lost."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if s.alive[f.seat] and masks.could(s, f.seat, s.cat.consoled):
            return ALONE[f.seat]
        return NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        s.pop()

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("console", "I-24.9", seat, {"lost": f.lost})

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        out: list[Any] = [DECLINE]
        if s.modules.identity[seat] in s.cat.consoled:
            out.append(UseAbility(s.root[seat]))
        return out

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        s.pop()
        if type(action) is Decline:
            s.tell(declined(seat, "console"))
            return
        masks.unmask(s, seat)
        root = s.root[seat]
        amount = f.lost * s.cat.consoled[root]
        s.earn(root, amount)
        s.tell(MoneyGained(seat=seat, card=s.cat.slugs[root], amount=amount))


# Accusations


def accusable(s: IlluminatiState, seat: int) -> list[int]:
    """The opponents whose Illuminati lies face down (I-24.6)."""
    return [other for other in range(s.seats) if other != seat and s.alive[other] and s.masked(other)]


def list_accusations(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Among the regular actions of T4: an accusation of each of these (I-19)."""
    for other in accusable(s, seat):
        out.append(ACCUSE[other])


def why_no_accusation(s: IlluminatiState, seat: int, to: int) -> Refusal:
    """Why a seat can't be accused now."""
    if not s.options.hidden_illuminati:
        return refuse("nothing_face_down")
    if turn_of(s).actions <= 0:
        return refuse("no_actions_left", "I-24.5")
    if to == seat or not 0 <= to < s.seats or not s.alive[to]:
        return refuse("accuses_an_opponent", seat=to)
    return refuse("lies_face_up", seat=to)


def begin_accusation(s: IlluminatiState, seat: int, to: int) -> None:
    """The active seat begins to accuse another."""
    s.push(Accusing(seat, to))


class AccusingProcedure(Procedure):
    """Frame ``Accusing``: which Illuminati it is said to be, and whether that is right (I-24.5)."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("accuse", "I-24.6", seat, {"other": f.to})

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [Choose(card) for card in s.cat.roots if s.zone[card] != HELD]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if type(action) is Choose:
            return refuse("no_illuminati_to_name", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        card, to = action.card, f.to
        right = bool(s.modules.identity[to] == card)
        s.pop()
        change_turn(s, actions=turn_of(s).actions - 1, acted=True)
        s.tell(AccusationMade(seat=seat, to=to, card=s.cat.slugs[card], right=right, reveals=True))
        if right:
            masks.unmask(s, to)
        else:
            masks.narrow(s, to, [one for one in masks.possible(s, to) if one != card])
        specials.finish_action(s)


PROCEDURES[Claiming] = ClaimingProcedure()
PROCEDURES[Shielding] = ShieldingProcedure()
PROCEDURES[Consoling] = ConsolingProcedure()
PROCEDURES[Accusing] = AccusingProcedure()
