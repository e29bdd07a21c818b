"""Secret units: Hackers, Plumbers and Moles (I-21 to I-23). That something is tried is public, never where."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import roll_outcomes, throw
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.stacks import place_of
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Choose, Hack, Infiltrate, Plant, Play
from conjura.games.illuminati.events import DiceRolled
from conjura.games.illuminati.events_modules import (
    HackRevealed,
    MoleRevealed,
    MoneyLooted,
    PlumbersRevealed,
    SchemeLaid,
    SchemeResolved,
)
from conjura.games.illuminati.frames import Attacking, Looting, Scheming
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import specials
from conjura.games.illuminati.rules.reckoning import change_modules
from conjura.games.illuminati.rules.turn_state import (
    attack_of,
    change_attack,
    change_turn,
    has_acted,
    turn_of,
)
from conjura.games.illuminati.state import HELD, OPEN, PROCEDURES, IlluminatiState

HACK: Final = Hack()
INFILTRATE: Final = Infiltrate()
PLANT: Final = Plant()

HACKS: Final = 2
"""Attempts of a player in a game (I-21.1)."""
HACK_TURNS: Final = 2
"""Own turns until a hack is revealed (I-21.4)."""
LUCKY: Final = 6
"""A hack or a Plumbers try succeeds with at most this roll (I-21.2, I-22.1)."""
MOLE_ROLL: Final = 9
"""A Mole helps with at most this roll (I-23.1)."""

UNTRIED: Final = 0
TRIED: Final = 1
IN_PLACE: Final = 2
SPENT: Final = 3
"""The stages of a Plumbers unit, by seat (I-22.1, I-22.2)."""

CLAUSES: Final = {"hack": "I-21.1", "plumbers": "I-22.1", "mole": "I-23.4"}


# What may be begun


def groups_in_play(s: IlluminatiState, seat: int, uncontrolled: bool) -> list[int]:
    """The Groups of a seat's opponents and, if wanted, the uncontrolled ones."""
    out = s.zoned(OPEN) if uncontrolled else []
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            out.extend(s.layout(other).groups)
    return sorted(out)


def any_in_play(s: IlluminatiState, seat: int, uncontrolled: bool) -> bool:
    """Whether there is such a Group."""
    if uncontrolled and OPEN in s.zone:
        return True
    for other in range(s.seats):
        if other != seat and s.alive[other] and s.layout(other).groups:
            return True
    return False


def victims(s: IlluminatiState, seat: int, scheme: str) -> list[int]:
    """The Groups that a scheme of a seat may be aimed at (I-21.1, I-22.1, I-23.4)."""
    return groups_in_play(s, seat, uncontrolled=scheme != "hack")


def may_hack(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat may announce a hack in T8 (I-21.1)."""
    if not s.options.hackers or s.modules.hacked[seat] >= HACKS:
        return False
    return any_in_play(s, seat, uncontrolled=False)


def may_infiltrate(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat may try to place its Plumbers (I-22.1); depends on public things alone."""
    plumbed: tuple[int, ...] = s.modules.plumbed
    if not plumbed or plumbed[seat] != UNTRIED or not s.alive[seat] or s.barred(seat):
        return False
    return place_of(s, Attacking) < 0 and any_in_play(s, seat, uncontrolled=True)


def may_plant(s: IlluminatiState, seat: int) -> bool:
    """Whether the active seat may plant a Mole (I-23.2)."""
    planted: tuple[int, ...] = s.modules.planted
    if not planted or turn_of(s).seat != seat or planted[seat] >= s.options.moles or s.barred(seat):
        return False
    return place_of(s, Attacking) < 0 and any_in_play(s, seat, uncontrolled=True)


def list_schemes(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append what a seat may plot at a moment of I-31.6, a Mole in its own turn alone (I-22.1, I-23.2)."""
    if may_infiltrate(s, seat):
        out.append(INFILTRATE)
    if may_plant(s, seat):
        out.append(PLANT)


def why_no_scheme(s: IlluminatiState, seat: int, action: Any) -> Refusal:
    """Why a scheme can't be begun now."""
    kind, m = type(action), s.modules
    if s.barred(seat):
        return refuse("has_passed")
    if kind is Hack:
        if not s.options.hackers:
            return refuse("no_hackers")
        return refuse("hacks_used" if m.hacked[seat] >= HACKS else "only_at_the_end")
    if kind is Infiltrate:
        if not s.options.plumbers:
            return refuse("no_plumbers")
        if place_of(s, Attacking) >= 0:
            return refuse("not_in_an_attack", "I-22.1")
        return refuse("plumbers_tried" if m.plumbed[seat] == TRIED else "plumbers_placed")
    if not s.options.moles:
        return refuse("no_moles")
    if m.planted[seat] >= s.options.moles:
        return refuse("moles_planted")
    if turn_of(s).seat != seat:
        return refuse("plants_in_own_turn")
    return refuse("not_in_an_attack", "I-23.4")


def begin_scheme(s: IlluminatiState, seat: int, action: Any) -> None:
    """A seat begins a scheme; what it is aimed at is said to the host alone."""
    kind = type(action)
    scheme = "hack" if kind is Hack else "plumbers" if kind is Infiltrate else "mole"
    s.push(Scheming(seat, scheme))  # type: ignore[arg-type]


# Bookkeeping at the turns


def turn_begins(s: IlluminatiState, seat: int) -> None:
    """T0: a new stretch for the Plumbers, and the hacks that are due are revealed (I-3.5, I-21.5, I-22.4)."""
    m = s.modules
    if m.plumbed and m.plumbed[seat] == TRIED:
        stages = list(m.plumbed)
        stages[seat] = UNTRIED
        change_modules(s, plumbed=tuple(stages))
    due = [row for row in m.hacks if row[0] == seat and row[1] == 0]
    if due:
        change_modules(s, hacks=tuple([row for row in m.hacks if row not in due]))
        due.reverse()
        for row in due:
            s.push(Looting(seat, row[2], row[3]))


def turn_ends(s: IlluminatiState, seat: int) -> None:
    """A turn that was not lost brings the seat's hacks nearer (I-21.4, I-3.4)."""
    hacks = s.modules.hacks
    if hacks:
        rows = [(row[0], row[1] - 1, *row[2:]) if row[0] == seat and row[1] > 0 else row for row in hacks]
        change_modules(s, hacks=tuple(sorted(rows)))


# The scheme itself


class SchemingProcedure(Procedure):
    """Frame ``Scheming``: the target is chosen in secret, then the dice are thrown, but for a Mole."""

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if f.card < 0:
            return ALONE[f.seat]
        return NOBODY if f.roll else BY_CHANCE

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.card >= 0:
            return Prompt("chance", "I-21.2" if f.scheme == "hack" else "I-22.1", seat)
        return Prompt(f"{f.scheme}_target", CLAUSES[f.scheme], seat)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [Choose(card) for card in victims(s, seat, f.scheme)]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if kind is Choose:
            slug = s.cat.slugs[action.card]
            if (
                action.card < s.cat.first_special
                and s.zone[action.card] == HELD
                and s.holder[action.card] == seat
            ):
                return refuse("own_group", CLAUSES[f.scheme], card=slug)
            return refuse("no_victim", CLAUSES[f.scheme], card=slug)
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is not Choose:
            s.put(replace(f, roll=action.total))
            s.tell(DiceRolled(seat=f.seat, total=action.total, why=f.scheme, reveals=True))
            return
        card = action.card
        has_acted(s, seat)
        s.tell(SchemeLaid(seat=seat, scheme=f.scheme, card=s.cat.slugs[card], audience=(seat,)))
        if f.scheme == "mole":
            m = s.modules
            planted = list(m.planted)
            planted[seat] += 1
            pool = tuple(victims(s, seat, "mole"))
            s.pop()
            change_modules(s, planted=tuple(planted), moles=tuple(sorted((*m.moles, (seat, card, pool)))))
        else:
            s.put(replace(f, card=card))

    def step(self, s: IlluminatiState, f: Any) -> None:
        """The dice have fallen (I-21.2, I-22.1)."""
        seat, card, lucky, m = f.seat, f.card, f.roll <= LUCKY, s.modules
        s.pop()
        s.tell(SchemeResolved(seat=seat, scheme=f.scheme, success=lucky))
        if f.scheme == "hack":
            tried = list(m.hacked)
            tried[seat] += 1
            hacks = m.hacks
            if lucky:
                pool = tuple([(group, s.holder[group]) for group in victims(s, seat, "hack")])
                hacks = tuple(sorted((*hacks, (seat, HACK_TURNS, card, s.holder[card], pool))))
            change_modules(s, hacked=tuple(tried), hacks=hacks)
            change_turn(s, acted=True, step="refill")
            specials.finish_action(s)
        else:
            stages = list(m.plumbed)
            stages[seat] = IN_PLACE if lucky else TRIED
            plumbers = m.plumbers
            if lucky:
                plumbers = tuple(sorted((*plumbers, (seat, card, tuple(victims(s, seat, "plumbers"))))))
            change_modules(s, plumbed=tuple(stages), plumbers=plumbers)

    def outcomes(self, s: IlluminatiState, f: Any) -> list[tuple[Any, float]]:
        return roll_outcomes()

    def draw(self, s: IlluminatiState, f: Any) -> Any:
        return throw(s)


class LootingProcedure(Procedure):
    """Frame ``Looting``: a hack is revealed, and its owner names the card that profits (I-21.4 to I-21.6)."""

    def fruitful(self, s: IlluminatiState, f: Any) -> bool:
        """Whether the target is still that opponent's and holds money."""
        return bool(s.zone[f.card] == HELD and s.holder[f.card] == f.victim and s.money[f.card] > 0)

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat] if f.told and self.fruitful(s, f) else NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        if not f.told:
            s.put(replace(f, told=True))
            s.tell(HackRevealed(seat=f.seat, card=s.cat.slugs[f.card], loser=f.victim,
                                amount=s.money[f.card] if self.fruitful(s, f) else 0, reveals=True))  # fmt: skip
            if self.fruitful(s, f):
                s.open_purse(f.card)
        else:
            s.pop()

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        return Prompt("hack_gain", "I-21.4", seat, {"card": s.cat.slugs[f.card], "amount": s.money[f.card]})

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        return [Choose(card) for card in s.layout(seat).members]

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose:
            return refuse("not_your_card", "I-21.5", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        amount = s.money[f.card]
        s.spend(f.card, amount)
        s.earn(action.card, amount)
        s.pop()
        s.tell(
            MoneyLooted(seat=seat, source=s.cat.slugs[f.card], card=s.cat.slugs[action.card], amount=amount)
        )


# Within an attack


def plumbers_ready(s: IlluminatiState, seat: int) -> bool:
    """Whether the seat's unit sits in the Group that attacks or aids: its own secret."""
    attack = attack_of(s)
    for row in s.modules.plumbers:
        if row[0] == seat and (row[1] == attack.attacker or any(row[1] == card for card, _ in attack.aid)):
            return True
    return False


def reveal_plumbers(s: IlluminatiState, seat: int) -> None:
    """The infiltrated Group takes no part in attacks this turn (I-22.2, I-22.3)."""
    m, attack = s.modules, attack_of(s)
    row = next(row for row in m.plumbers if row[0] == seat)
    card = row[1]
    stages = list(m.plumbed)
    stages[seat] = SPENT
    change_modules(s, plumbed=tuple(stages), plumbers=tuple([one for one in m.plumbers if one[0] != seat]))
    s.used[card] = s.cat.participations[card]
    if card in s.cat.assists:  # nor does it assist for free (I-18.11)
        assisted = [one for one in turn_of(s).assisted if one[0] != card]
        change_turn(s, assisted=tuple(sorted([*assisted, (card, s.cat.assists[card])])))
    void = card == attack.attacker
    s.tell(PlumbersRevealed(seat=seat, card=s.cat.slugs[card], void=void, reveals=True))
    if void:
        while type(s.stack[-1]) is not Attacking:
            s.pop()
        s.pop()
        change_turn(s, actions=turn_of(s).actions - 1, acted=True)
        specials.finish_action(s)
    else:
        change_attack(s, aid=tuple([one for one in attack.aid if one[0] != card]))


def mole_of(s: IlluminatiState, f: Any, seat: int) -> bool:
    """Whether a Mole of the seat sits in the target of this attack to control: its own secret (I-23.1)."""
    if f.kind == "control":
        for row in s.modules.moles:
            if row[0] == seat and row[1] == f.target:
                return True
    return False


def has_moles(s: IlluminatiState, f: Any, seat: int) -> bool:
    """Whether the seat has Moles that are not revealed, in an attack to control that it may support; public."""
    if f.kind != "control" or not s.modules.moles:
        return False
    if seat != f.seat and s.zone[f.target] == HELD and s.holder[f.target] == seat:
        return False
    for row in s.modules.moles:
        if row[0] == seat:
            return True
    return False


def reveal_mole(s: IlluminatiState, f: Any, seat: int) -> None:
    """A Mole is revealed; its dice come at once (I-23.1, I-23.3)."""
    moles = list(s.modules.moles)
    row = next(row for row in moles if row[0] == seat and row[1] == f.target)
    moles.remove(row)
    change_modules(s, moles=tuple(moles))
    s.tell(MoleRevealed(seat=seat, card=s.cat.slugs[f.target], reveals=True))
    has_acted(s, seat)
    change_attack(s, digging=seat)


PROCEDURES[Scheming] = SchemingProcedure()
PROCEDURES[Looting] = LootingProcedure()
