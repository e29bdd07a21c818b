"""Which card may be played when, told again from the texts of the cards and compared with what is legal in games."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import conjura
from conjura.engine.effects import Effect
from conjura.games.omerta.actions import Assault, Conquer, Play, Rob
from conjura.games.omerta.catalogue import INFLUENCE, SUBTERFUGE
from conjura.games.omerta.frames import Assaulting, Conquest, Owing, Played, Robbery, Rolling, Round, Window
from conjura.games.omerta.rules import effects
from conjura.games.omerta.state import CENTRE, HELD, PROCEDURES

GAME = conjura.game("omerta")
GAMES = max(8, int(os.environ.get("GAMES", "0")) * 4)
SWITCHES: list[dict[str, Any]] = [
    {},
    {"mode": "conquista"},
    {"loan_sides": "both", "phase_order": "by_family", "debt_choice": "creditor"},
    {"min_conquest_soldiers": 0, "assault_leave_one": True, "negotiation": False},
]
COMBATS = ("conquest", "assault")


class Referee:
    """A state as a referee sees it who counts Capos, Domains and Soldiers anew each time.

    Attributes:
        s, seat: the state, and the Family whose cards are judged.
        round, roll, deed: the round; the roll and the action under way, if there are any.
        sides, side: the Families that roll, and which of them the Family is, or -1.
    """

    def __init__(self, s: Any, seat: int) -> None:
        self.s, self.seat, self.round = s, seat, s.stack[0]
        self.roll = self.last(Rolling)
        self.deed = self.last(Assaulting, Conquest, Robbery)
        self.sides = [row[0] for row in self.roll.sides] if self.roll else []
        self.side = self.sides.index(seat) if seat in self.sides else -1
        self.rivals = [other for other in range(s.seats) if other != seat]

    def last(self, *kinds: type) -> Any:
        """The topmost frame of one of these kinds."""
        rows = [frame for frame in self.s.stack if isinstance(frame, kinds)]
        return rows[-1] if rows else None

    def capos(self, seat: int) -> list[int]:
        """The Capos of a Family."""
        s = self.s
        return [card for card in range(s.cat.n_capos) if s.zone[card] == HELD and s.holder[card] == seat]

    def domains(self, seat: int) -> list[int]:
        """Its Domains."""
        s, cat = self.s, self.s.cat
        rows = range(cat.first_domain, cat.first_don)
        return [card for card in rows if s.zone[card] == HELD and s.holder[s.holder[card]] == seat]

    def centre(self) -> list[int]:
        """The Domains in the centre."""
        s = self.s
        return [card for card in range(s.cat.first_domain, s.cat.first_don) if s.zone[card] == CENTRE]

    def reserve(self, seat: int) -> int:
        """The Soldiers in its largest Reserve."""
        return max(self.s.men[capo] for capo in self.capos(seat))

    def room(self, capo: int) -> int:
        """How many Soldiers more a Capo of the Family may have (O-8.2)."""
        s, men = self.s, self.s.men
        own = self.domains(self.seat)
        total = sum(men[card] for card in (*self.capos(self.seat), *own))
        of_capo = men[capo] + sum(men[card] for card in own if s.holder[card] == capo)
        for frame in s.stack:
            for row in getattr(frame, "lent", ()):
                lender, source, count = row[1:4] if isinstance(frame, Assaulting) else row
                total += count * (lender == self.seat)
                of_capo += count * (source == capo)
        return min(30 - total, 15 - of_capo)

    def place_beside(self, side: int) -> int:
        """How many Soldiers may be lent to a side of the Assault (O-5.11)."""
        deed = self.deed
        own = self.s.men[deed.target] if side else deed.men
        return 5 - own - sum(row[3] for row in deed.lent if row[0] == side)

    def fights_there(self, seat: int, side: int) -> bool:
        """Whether Soldiers of a Family are lent to a side of the Assault (O-5.12)."""
        return any(row[:2] == (side, seat) and row[3] for row in self.deed.lent)

    def may_lend(self, seat: int, side: int) -> bool:
        """Whether a Family may lend to a side of the Assault."""
        if seat in self.sides or self.fights_there(seat, 1 - side):
            return False
        return self.reserve(seat) > 0 and self.place_beside(side) > 0

    def can_assault(self, foe: int | None = None) -> bool:
        """Whether the Family can declare an Assault (O-6.6a, O-6.11)."""
        s = self.s
        own = [card for card in self.domains(self.seat) if s.men[card] > 1]
        free = [card for card in own if s.holder[card] not in self.round.blocked]
        rivals = self.rivals if foe is None else [foe]
        targets = [card for other in rivals for card in self.domains(other)]
        return (
            bool(free) and not self.round.truce and any(card not in self.round.shielded for card in targets)
        )

    def can_rob(self) -> bool:
        """Whether the Family can declare a Robbery (O-6.7a)."""
        s = self.s
        victims = [capo for other in self.rivals for capo in self.capos(other) if not s.robbed[capo]]
        own = [capo for capo in self.capos(self.seat) if s.men[capo] and capo not in self.round.blocked]
        return bool(victims) and bool(own)

    def against(self, kinds: tuple[str, ...] = (), stat: int = -1) -> bool:
        """Whether another Family rolls, in a roll of these kinds or on this stat."""
        fits = self.roll.kind in kinds if kinds else self.roll.stat == stat
        return fits and any(seat != self.seat for seat in self.sides)

    def saved(self) -> bool:
        """Whether Soldiers just lost can come back to the Capo who lost them."""
        if isinstance(self.deed, Robbery):
            return False
        own = self.capos(self.seat)
        rows = [capo for who, capo, count in self.deed.dead if who == self.seat and capo in own and count]
        return any(self.room(capo) > 0 for capo in rows)

    def joins(self) -> bool:
        """Whether the Family can get involved in the Conquest for nothing."""
        deed, blocked = self.deed, self.round.blocked
        if not isinstance(deed, Conquest) or deed.seat == self.seat or deed.closed:
            return False
        return not deed.involved >> self.seat & 1 and any(
            capo not in blocked for capo in self.capos(self.seat)
        )

    def buys(self) -> bool:
        """Whether a Domain of PR 2 or less is there to be bought, and not the last one of Conquista (O-13.7)."""
        s, centre = self.s, self.centre()
        last = s.options.mode == "conquista" and len(centre) == 1 and not s.domains_left
        return s.money[self.seat] >= 8 and not last and any(s.cat.pr[card] <= 2 for card in centre)

    def theirs(self) -> list[int]:
        """The Soldiers on each Domain of the other Families."""
        return [self.s.men[card] for other in self.rivals for card in self.domains(other)]


Rule = Callable[[Referee], bool]
MAY: dict[str, dict[str, Rule]] = {
    "roll": {
        "lupara": lambda r: r.roll.kind in COMBATS and r.side >= 0,
        "drum_magazine": lambda r: r.roll.kind == "assault" and r.side == 0,
        "barred_doors": lambda r: r.roll.kind == "assault" and r.side == 1,
        "floor_plan": lambda r: r.roll.kind == "conquest" and r.side >= 0,
        "favour_owed": lambda r: r.roll.stat == INFLUENCE and r.side >= 0,
        "false_papers": lambda r: r.roll.stat == SUBTERFUGE and r.side >= 0,
        "consigliere": lambda r: r.side >= 0,
        "jammed_guns": lambda r: r.against(COMBATS),
        "front_page": lambda r: r.against(stat=INFLUENCE),
        "loose_tongue": lambda r: r.against(stat=SUBTERFUGE),
        "sicilian_tie": lambda r: (
            r.roll.kind == "assault"
            and r.side >= 0
            and (r.deed.men if r.side else r.s.men[r.deed.target]) > 1
        ),
        "borrowed_muscle": lambda r: (
            r.roll.kind == "assault" and r.side >= 0 and any(r.may_lend(other, r.side) for other in r.rivals)
        ),
        "called_in_debt": lambda r: (
            r.roll.kind == "conquest" and r.side >= 0 and any(r.reserve(other) for other in r.rivals)
        ),
        "hired_help": lambda r: (
            r.roll.kind == "assault" and r.side < 0 and any(r.may_lend(r.seat, side) for side in (0, 1))
        ),
        "a_word_in_the_ear": lambda r: r.roll.kind == "assault" and r.side < 0,
    },
    "rolled": {
        "cold_blood": lambda r: r.side >= 0,
        "evil_eye": lambda r: any(seat != r.seat for seat in r.sides),
    },
    "declare": {
        "safe_house": lambda r: isinstance(r.deed, Assaulting) and r.deed.target in r.domains(r.seat),
        "the_commission": lambda r: isinstance(r.deed, Assaulting) and r.deed.seat != r.seat,
        "closed_shop": lambda r: isinstance(r.deed, Conquest) and r.deed.seat == r.seat and not r.deed.closed,
        "inside_man": lambda r: r.joins(),
    },
    "aftermath": {
        "back_street_doctor": lambda r: r.saved(),
        "vendetta": lambda r: (
            isinstance(r.deed, Assaulting)
            and r.deed.defender == r.seat
            and r.deed.won == r.deed.seat
            and r.can_assault(r.deed.seat)
        ),
    },
    "payday": {"clean_books": lambda r: any(r.s.robbed[capo] for capo in r.capos(r.seat))},
    "card": {"omerta": lambda r: r.last(Played).by != r.seat},
    "happening": {"alibi": lambda r: r.last(Played).by == r.seat},
    "act": {
        "loan_shark": lambda r: True,
        "extortion": lambda r: True,
        "bought_councilman": lambda r: True,
        "poached_men": lambda r: True,
        "protection_money": lambda r: any(r.s.money[other] for other in r.rivals),
        "paesani": lambda r: any(r.room(capo) > 0 for capo in r.capos(r.seat)),
        "car_bomb": lambda r: r.reserve(r.seat) > 0 and any(r.theirs()),
        "deed_of_sale": lambda r: r.buys(),
        "padlocked": lambda r: 0 in r.theirs(),
        "tip_off": lambda r: not r.round.did and r.s.domains_left > 0,
        "new_trade": lambda r: sum(r.s.types) + len(r.s.under) > 0,
        "abduction": lambda r: any(
            capo not in r.round.blocked for other in r.rivals for capo in r.capos(other)
        ),
        "cascittuni": lambda r: any(r.s.hands[other] for other in r.rivals),
        "night_shift": lambda r: r.round.did and r.can_rob(),
    },
    "buy": {"hungry_docks": lambda r: r.round.price > 3 and not r.round.count},
}
"""By window or step of the round, the cards that may be played there, and when."""
ALONE = ("borrowed_muscle", "hired_help", "a_word_in_the_ear")
"""The cards of the icon (O-5.5)."""


def may_play(s: Any, seat: int, card: int, moment: str) -> bool:
    """Whether a referee lets a Family play a card."""
    slug = s.cat.slugs[card]
    rule = MAY.get(moment, {}).get(slug)
    return rule is not None and not (slug in ALONE and s.seats == 2) and rule(Referee(s, seat))


def judge(s: Any, seat: int) -> None:
    """Compare what is legal with what the referee allows."""
    frame, legal = s.stack[-1], s.legal(seat)
    moment = frame.kind if isinstance(frame, Window) else frame.step
    for card in set(s.hand(seat)):
        assert (Play(card) in legal) == may_play(s, seat, card, moment), (s.cat.slugs[card], s.position())
    if isinstance(frame, Window):
        for other in range(s.seats):
            if any(may_play(s, other, card, moment) for card in set(s.hand(other))):
                assert PROCEDURES[Window].asked(s, frame, other), s.position()
    elif moment == "act":
        referee = Referee(s, seat)
        free = [capo for capo in referee.capos(seat) if capo not in frame.blocked and not frame.did]
        for capo in referee.capos(seat):
            enough = s.men[capo] >= s.options.min_conquest_soldiers
            assert (Conquer(capo) in legal) == (capo in free and enough and bool(referee.centre()))
            assert (Rob(capo) in legal) == (capo in free and s.men[capo] > 0 and referee.can_rob())
        for card in referee.domains(seat):
            armed = s.holder[card] in free and s.men[card] > 1
            assert (Assault(card) in legal) == (armed and referee.can_assault())


@pytest.mark.rule("O-6.1", "O-6.2", "O-6.8", "O-5.5", "O-5.11", "O-5.12", "O-6.11")
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_may_be_played_is_what_a_referee_reads_from_the_cards(seed: int) -> None:
    rng = random.Random(seed)
    options = SWITCHES[seed // 4 % len(SWITCHES)]
    s = GAME.new(players=2 + seed % 4, seed=seed, max_rounds=12, starting_money=9000, **options)
    while not s.over:
        seat = s.awaiting[0]
        if seat >= 0 and isinstance(s.stack[-1], (Window, Round)):
            judge(s, seat)
        legal = s.legal(seat)
        plays = [item for item in legal.items if type(item) is Play]
        if plays and rng.random() < 0.25:
            action = rng.choice(plays)
        elif seat < 0 or rng.random() < 0.6:
            action = legal.sample(rng)
        else:
            action = GAME.driver(s, seat, SimpleNamespace(randrange=rng.randrange))
        s.apply(action, seat)


@pytest.mark.rule("O-5.4", "O-3.7")
def test_several_who_owe_domains_give_them_in_order() -> None:
    s = GAME.new(players=3, seed=3)
    rng = random.Random(3)
    while not isinstance(s.stack[0], Round):
        s.apply(s.legal(s.awaiting[0]).sample(rng), s.awaiting[0])
    s.stack[1:] = []
    s.money[:] = [0, 1, 0]
    args: dict[str, Any] = {"who": "each", "amount": 2000, "to": "bank", "debt": "yes"}
    card = s.cat.index["street_war"]  # of all Families
    effects.move_money(s, SimpleNamespace(by=1, seat=-1, card=card), Effect("pay", args))
    assert s.stack[:0:-1] == [Owing(1, 1), Owing(2, 2), Owing(0, 2)]
