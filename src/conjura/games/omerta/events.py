"""What happens in a game of Omertà, in the past tense. Cards are slugs; hidden fields are ``None`` to outsiders.

Money is in thousands of dollars.
"""

from __future__ import annotations

from conjura.engine.events import (
    Declined,
    HandSeen,
    OfAmount,
    OfCard,
    OfCardAndAmount,
    OfferEnded,
    OfferPut,
    OfSecretCard,
    declared_in,
)
from conjura.engine.wire import Event


class DonDealt(OfCard, frozen=True, kw_only=True):
    """A seat got its Don (O-2.2)."""


class ObjectiveDrawn(Event, frozen=True, kw_only=True):
    """A seat drew an objective; ``kind`` is main or secondary (O-2.2, O-11.2)."""

    public = ("seat", "kind")
    hidden = ("card",)
    seat: int
    kind: str
    card: str | None


class ChoiceDealt(OfSecretCard, frozen=True, kw_only=True):
    """A seat was dealt a Capo or a type to choose from (O-2.2)."""


class ChoiceMade(OfSecretCard, frozen=True, kw_only=True):
    """A seat chose a Capo or a type in secret (O-2.8)."""


class CapoJoined(Event, frozen=True, kw_only=True):
    """A Capo with a type joined a Family, with so many Soldiers (O-2.8, O-10.6)."""

    public = ("seat", "capo", "kind_card", "amount")
    seat: int
    capo: str
    kind_card: str
    amount: int = 0


class CapoDrawn(OfCard, frozen=True, kw_only=True):
    """A Capo was drawn for a Family; his type follows (O-10.6)."""


class CardsReturned(Event, frozen=True, kw_only=True):
    """Capos and types that were not chosen were shown and put away (O-2.2); ``how`` is recycle or out_of_game."""

    public = ("seat", "cards", "how")
    seat: int
    cards: tuple[str, ...]
    how: str


class DomainDealt(OfCard, frozen=True, kw_only=True):
    """A seat got a Domain in the setup (O-2.4)."""


class DomainRevealed(Event, frozen=True, kw_only=True):
    """A Domain was turned up to the centre (O-2.5, O-4.4, O-4.5)."""

    public = ("card",)
    card: str


class ActionDrawn(OfSecretCard, frozen=True, kw_only=True):
    """A seat drew a card into its hand (O-2.6, O-5.1, O-5.9)."""


class HappeningDrawn(OfCard, frozen=True, kw_only=True):
    """A seat drew a Happening (O-5.1)."""


class EventSifted(Event, frozen=True, kw_only=True):
    """An Event was turned up for a seat; ``how`` is taken or discarded."""

    public = ("seat", "card", "how")
    seat: int
    card: str
    how: str


class EventsReshuffled(Event, frozen=True, kw_only=True):
    """The discarded Events were shuffled into a new deck (O-5.7)."""

    public = ("amount",)
    amount: int


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round began (O-3.1)."""

    public = ("number",)
    number: int


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A phase began with its start player (O-3.3)."""

    public = ("step", "seat")
    step: str
    seat: int


class DieRolled(OfAmount, frozen=True, kw_only=True):
    """A die fell for a seat (O-6.3)."""


class RollJudged(Event, frozen=True, kw_only=True):
    """A roll was judged: the totals by seat; the difficulty of a difficulty roll, else 0; ``kind`` is what it was for."""

    public = ("seats", "totals", "amount", "kind", "how")
    seats: tuple[int, ...]
    totals: tuple[int, ...]
    amount: int
    kind: str
    how: str


class Paid(Event, frozen=True, kw_only=True):
    """A seat paid, to the bank (``to`` is ``None``) or to another; ``how`` is what for."""

    public = ("seat", "amount", "to", "how")
    seat: int
    amount: int
    to: int | None
    how: str


class Gained(Event, frozen=True, kw_only=True):
    """A seat got money from the bank; ``how`` is payday or card."""

    public = ("seat", "amount", "how")
    seat: int
    amount: int
    how: str


class IncomeRobbed(Event, frozen=True, kw_only=True):
    """The income of a robbed Capo's Domains went to the robber, or the bank (``to`` is ``None``); the token is gone."""

    public = ("seat", "card", "amount", "to")
    seat: int
    card: str
    amount: int
    to: int | None


class DebtCancelled(OfAmount, frozen=True, kw_only=True):
    """The rest of a debt was cancelled (O-5.4)."""


class DomainMoved(Event, frozen=True, kw_only=True):
    """A Domain came before another Capo; ``how`` is moved, taken, won, conquered, debt, trade or left (O-4.2)."""

    public = ("seat", "card", "capo", "how")
    seat: int
    card: str
    capo: str
    how: str


class DomainLost(OfCard, frozen=True, kw_only=True):
    """A Domain went from a seat to the centre (O-5.3)."""


class SoldiersMoved(Event, frozen=True, kw_only=True):
    """Soldiers went from one place to another of their Capo (O-4.3)."""

    public = ("seat", "source", "card", "amount")
    seat: int
    source: str
    card: str
    amount: int


class SoldiersGained(Event, frozen=True, kw_only=True):
    """Soldiers came from the supply to a Domain or a Reserve; ``how`` is bought, card or saved."""

    public = ("seat", "card", "amount", "how")
    seat: int
    card: str
    amount: int
    how: str


class SoldiersLost(OfCardAndAmount, frozen=True, kw_only=True):
    """Soldiers of a Domain or a Reserve went back to the supply."""


class SoldiersLent(Event, frozen=True, kw_only=True):
    """A seat lent Soldiers from a Reserve to another (O-5.11, O-12.1)."""

    public = ("seat", "to", "card", "amount")
    seat: int
    to: int
    card: str
    amount: int


class SoldiersHome(Event, frozen=True, kw_only=True):
    """Lent Soldiers went home; so many had died."""

    public = ("seat", "card", "amount", "dead")
    seat: int
    card: str
    amount: int
    dead: int


class ActionBegan(Event, frozen=True, kw_only=True):
    """A seat declared a Conquest, an Assault or a Robbery: ``kind``, with what, and at what (O-6.1)."""

    public = ("seat", "kind", "card", "target")
    seat: int
    kind: str
    card: str
    target: str


class ActionEnded(Event, frozen=True, kw_only=True):
    """An action is over; ``how`` is won, lost, dropped or cancelled."""

    public = ("seat", "kind", "how", "target")
    seat: int
    kind: str
    how: str
    target: str


class Involved(OfAmount, frozen=True, kw_only=True):
    """A seat got involved in a Conquest, for so much (O-6.5b)."""


class CapoNamed(OfCard, frozen=True, kw_only=True):
    """A seat named the Capo who rolls for it (O-6.5b)."""


class MenCommitted(Event, frozen=True, kw_only=True):
    """A seat said how many Soldiers it uses, or brings to the defence (O-6.5c, O-6.6b, O-6.6c)."""

    public = ("seat", "amount", "how")
    seat: int
    amount: int
    how: str


class CapoRobbed(Event, frozen=True, kw_only=True):
    """A Capo got a token; who gets his income, ``None`` for the bank (O-6.7c, O-6.7g)."""

    public = ("seat", "card", "to")
    seat: int
    card: str
    to: int | None


class TokenCleared(OfCard, frozen=True, kw_only=True):
    """The token of a robbed Capo was removed (O-6.7g)."""


class CardPlayed(OfCard, frozen=True, kw_only=True):
    """A seat played an Action card (O-6.2)."""


class TargetNamed(Event, frozen=True, kw_only=True):
    """A seat named the Family, or the Capo or Domain, of a card (O-6.8)."""

    public = ("seat", "card", "other", "target")
    seat: int
    card: str
    other: int | None
    target: str | None


class CardCancelled(OfCard, frozen=True, kw_only=True):
    """A card was cancelled and is discarded (O-6.8)."""


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A seat discarded a card; ``how`` is sold, forced or struck (O-5.2, O-10.2)."""

    public = ("seat", "card", "how")
    seat: int
    card: str
    how: str


class Forbidden(Event, frozen=True, kw_only=True):
    """A card forbids something: ``what`` is assault, domain, involvement or capo; ``card`` is which, if one."""

    public = ("what", "card")
    what: str
    card: str | None = None


class PriceSet(OfAmount, frozen=True, kw_only=True):
    """Soldiers cost a seat so much in this step."""


class TypeDrawn(Event, frozen=True, kw_only=True):
    """A type was drawn for a Capo (O-8.7)."""

    public = ("seat", "card", "capo")
    seat: int
    card: str
    capo: str


class TypeChanged(Event, frozen=True, kw_only=True):
    """A Capo has another type."""

    public = ("seat", "capo", "card")
    seat: int
    capo: str
    card: str


class CapoLost(OfCardAndAmount, frozen=True, kw_only=True):
    """A Family lost a Capo with his type and so many Soldiers (O-8.5)."""


class ObjectiveClaimed(OfCardAndAmount, frozen=True, kw_only=True):
    """A seat laid a completed secondary objective open (O-11.5)."""


class OfferBegan(Event, frozen=True, kw_only=True):
    """A seat began an offer, or asked for Soldiers (``kind`` trade or loan) (O-12.10)."""

    public = ("seat", "to", "kind")
    seat: int
    to: int
    kind: str


class OfferNamed(Event, frozen=True, kw_only=True):
    """A part of an offer was named: money, Soldiers or a Domain; ``what`` is gives or wants, ``kind`` of what."""

    public = ("seat", "what", "kind", "amount", "card")
    seat: int
    what: str
    kind: str
    amount: int = 0
    card: str | None = None


class StepEnded(Event, frozen=True, kw_only=True):
    """A seat is done with its step; ``step`` is which."""

    public = ("seat", "step")
    seat: int
    step: str


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over: who won, how, the main objectives by seat, and the points where they decide (O-11, O-13.2)."""

    public = ("winners", "how", "cards", "scores")
    winners: tuple[int, ...]
    how: str
    cards: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()


EVENTS: tuple[type[Event], ...] = (
    Declined, HandSeen, OfferPut, OfferEnded,
    *declared_in(__name__, list(globals().values())),
)  # fmt: skip
