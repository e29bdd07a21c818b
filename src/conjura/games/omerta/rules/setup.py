"""Setup (O-2, O-13.1): dealing, the secret choice of Capo and type, first Domains, centre and hands."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.chance import SETUP_STREAM, one_of, shares
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure
from conjura.engine.rows import put_at
from conjura.engine.wire import Prompt, Refusal
from conjura.games.omerta.actions import Choose, Draw, Post, Proceed, Reveal
from conjura.games.omerta.events import (
    ActionDrawn,
    CapoJoined,
    CardsReturned,
    ChoiceDealt,
    ChoiceMade,
    DomainDealt,
    DonDealt,
    RoundBegan,
    StepEnded,
)
from conjura.games.omerta.frames import Round, Setup
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import chance, growth, money, soldiers
from conjura.games.omerta.state import LOST, NONE, PROCEDURES, OmertaState

PROCEED: Final = Proceed()
CHOICES: Final = 2
"""Capos, and types, that a Family is dealt to choose from (O-2.2)."""


def hand_size(s: OmertaState) -> int:
    """Action cards dealt to each Family (O-2.6, O-13.4)."""
    return 5 if s.seats == 2 else 3


def first_domains(s: OmertaState) -> int:
    """Domains dealt to each Family (O-2.4, O-13.1)."""
    return 1 if s.conquista() else 2


def pile(s: OmertaState, seat: int) -> list[tuple[Any, int]]:
    """The Domains that a seat may be dealt now (O-2.4, `initial_domains`)."""
    rows = chance.domains(s)
    if s.conquista():
        return rows
    rule, pr = s.options.initial_domains, s.cat.pr
    if rule == "from_pr_2_3":
        return [row for row in rows if pr[row[0].card] in (2, 3)]
    if rule == "from_the_others":
        return [row for row in rows if pr[row[0].card] not in (2, 3)]
    wanted = 2 if not s.estate(seat).domains else 3
    return [row for row in rows if pr[row[0].card] == wanted]


def missing_domains(s: OmertaState) -> str:
    """Why a deck can't serve the first Domains of so many Families, in a few words; empty if it can (O-2.10)."""
    pr = [s.cat.pr[card] for card in range(s.cat.first_domain, s.cat.first_don)]
    rule = s.options.initial_domains
    if s.conquista():
        return "" if len(pr) >= 3 * s.seats else f"expected {3 * s.seats} Domains in the deck"
    middle = pr.count(2) + pr.count(3)
    if rule == "from_pr_2_3":
        enough = middle >= 2 * s.seats
    elif rule == "from_the_others":
        enough = len(pr) - middle >= 2 * s.seats
    else:
        enough = pr.count(2) >= s.seats and pr.count(3) >= s.seats
    return "" if enough else f"the deck has too few Domains for {rule}"


class SetupProcedure(Procedure):
    """Frame ``Setup``."""

    def asks(self, s: OmertaState, f: Any) -> tuple[int, ...]:
        step, seat = f.step, f.seat
        if step == "reveal" or (step != "centre" and seat >= s.seats):
            return NOBODY
        if step == "deal":
            return BY_CHANCE if self.deal_rows(s, seat) else NOBODY
        if step in ("capo", "type"):
            return ALONE[seat]
        if step == "domains":
            return BY_CHANCE if len(s.estate(seat).domains) < first_domains(s) else NOBODY
        if step == "post":
            out: list[Any] = []
            soldiers.list_posts(s, seat, f.moved, out)
            return ALONE[seat] if out else NOBODY
        if step == "centre":
            return BY_CHANCE if len(s.centre()) < s.seats and s.domains_left else NOBODY
        return BY_CHANCE if len(s.hands[seat]) < hand_size(s) else NOBODY

    def deal_rows(self, s: OmertaState, seat: int) -> list[tuple[Any, int]]:
        """What the seat is dealt next: Don, objectives, Capos, types; empty when it has all."""
        if s.don[seat] == NONE:
            return chance.dons(s)
        if s.main[seat] == NONE and not s.conquista():
            return chance.mains(s)
        if len(s.tasks[seat]) < (2 if s.conquista() else 1):
            return chance.secondaries(s)
        if len(s.dealt[seat]) < CHOICES:
            return chance.capos(s)
        return chance.types(s) if len(s.dealt[seat]) < 2 * CHOICES else []

    def rows(self, s: OmertaState, f: Any) -> list[tuple[Any, int]]:
        """What chance may bring now."""
        if f.step == "deal":
            return self.deal_rows(s, f.seat)
        if f.step == "domains":
            return pile(s, f.seat)
        if f.step == "centre":
            return chance.domains(s)
        return chance.actions(s)

    def outcomes(self, s: OmertaState, f: Any) -> list[tuple[Any, float]]:
        return shares(self.rows(s, f))

    def draw(self, s: OmertaState, f: Any) -> Any:
        return one_of(s, SETUP_STREAM, self.rows(s, f))

    def step(self, s: OmertaState, f: Any) -> None:
        step = f.step
        if step in ("deal", "domains", "post", "hands") and f.seat + 1 < s.seats:
            s.put(Setup(step, f.seat + 1))
        elif step == "deal":
            s.put(Setup("capo"))
        elif step in ("capo", "type"):
            s.put(Setup("reveal"))
        elif step == "reveal":
            for seat in range(s.seats):
                self.reveal(s, seat)
            s.put(Setup("domains"))
        elif step == "domains":
            s.put(Setup("post"))
        elif step == "post":
            s.put(Setup("centre"))
        elif step == "centre":
            s.put(Setup("hands"))
        else:
            s.put(Round())
            s.tell(RoundBegan(number=1))

    def reveal(self, s: OmertaState, seat: int) -> None:
        """A seat shows its choice; what it was dealt besides goes back or out of the game (O-2.8, `family_discards`)."""
        capo, kind, other, spare = s.dealt[seat]
        slugs, how = s.cat.slugs, s.options.family_discards
        s.dealt = put_at(s.dealt, seat, ())
        chance.take_type(s, kind)
        s.employ(seat, capo, kind)
        amount = s.cat.recruitment[s.don[seat]]
        s.men[capo] = amount
        if how == "out_of_game":
            s.zone[other] = LOST
            chance.take_type(s, spare)
        s.tell(CapoJoined(seat=seat, capo=slugs[capo], kind_card=slugs[kind], amount=amount, reveals=True))
        s.tell(CardsReturned(seat=seat, cards=(slugs[other], slugs[spare]), how=how))

    def prompt(self, s: OmertaState, f: Any, seat: int) -> Prompt:
        if f.step == "capo":
            return Prompt("choose_capo", "O-2.8", seat)
        if f.step == "type":
            return Prompt("choose_type", "O-2.8", seat)
        if f.step == "post":
            return Prompt("post", "O-2.4", seat)
        return Prompt("chance", "O-2.1", seat)

    def actions(self, s: OmertaState, f: Any, seat: int) -> list[Any]:
        if f.step == "capo":
            return [money.CHOOSE[card] for card in s.dealt[seat][:CHOICES]]
        if f.step == "type":
            return [money.CHOOSE[card] for card in sorted(set(s.dealt[seat][CHOICES:]))]
        out: list[Any] = [PROCEED]
        soldiers.list_posts(s, seat, f.moved, out)
        return out

    def why_not(self, s: OmertaState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Choose and f.step in ("capo", "type"):
            return refuse("wrong_target", "O-2.2")
        if type(action) is Post and f.step == "post":
            return soldiers.why_no_move(s, seat, f.moved, action, "O-2.4")
        return None

    def do(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        kind = type(action)
        if seat >= 0:
            self.do_seat(s, f, seat, action)
        elif kind is Draw:
            s.deck[action.card - s.cat.first_event] -= 1
            s.put_token(f.seat, action.card, 0)
            slug = s.cat.slugs[action.card]
            s.tell(ActionDrawn(seat=f.seat, card=slug, audience=(f.seat,), reveals=True))
        elif kind is Reveal:
            self.reveal_domain(s, f, action.card)
        else:
            self.deal(s, f.seat, action.card)

    def do_seat(self, s: OmertaState, f: Any, seat: int, action: Any) -> None:
        """A seat chooses, or posts Soldiers."""
        if f.step == "capo":
            s.put(replace(f, step="type", capo=action.card))
            slug = s.cat.slugs[action.card]
            s.tell(ChoiceMade(seat=seat, card=slug, audience=(seat,)))
        elif f.step == "type":
            row = list(s.dealt[seat])
            row.remove(f.capo)
            row.remove(action.card)
            s.dealt = put_at(s.dealt, seat, (f.capo, action.card, *row))
            s.put(Setup("capo", seat + 1))
            s.tell(ChoiceMade(seat=seat, card=s.cat.slugs[action.card], audience=(seat,)))
        elif type(action) is Proceed:
            s.put(replace(f, moved=s.estate(seat).domains))
            s.tell(StepEnded(seat=seat, step="post"))
        else:
            s.put(replace(f, moved=tuple(sorted((*f.moved, action.card)))))
            soldiers.move_men(s, seat, action)

    def reveal_domain(self, s: OmertaState, f: Any, card: int) -> None:
        """A Domain is dealt to a Family, or turned up to the centre."""
        if f.step == "centre":
            growth.expose(s, card)
            return
        s.domains_left -= 1
        s.lay(card, s.estate(f.seat).capos[0])
        s.tell(DomainDealt(seat=f.seat, card=s.cat.slugs[card], reveals=True))

    def deal(self, s: OmertaState, seat: int, card: int) -> None:
        """A seat is dealt a Don, an objective, or a Capo or type to choose from."""
        cat = s.cat
        slug = cat.slugs[card]
        if cat.first_don <= card < cat.first_type:
            s.don = put_at(s.don, seat, card)
            s.tell(DonDealt(seat=seat, card=slug, reveals=True))
        elif card in cat.mains:
            growth.draw_objective(s, seat, card, "main")
        elif card in cat.secondaries:
            growth.draw_objective(s, seat, card, "secondary")
        else:
            s.dealt = put_at(s.dealt, seat, tuple(sorted((*s.dealt[seat], card))))
            s.tell(ChoiceDealt(seat=seat, card=slug, audience=(seat,), reveals=True))


PROCEDURES[Setup] = SetupProcedure()
