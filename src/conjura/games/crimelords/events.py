"""What happens in a game of Crime Lords, in the past tense. Cards are slugs; hidden fields are ``None`` to outsiders."""

from __future__ import annotations

from conjura.engine.cheating import (
    CheatCalled,  # C-19.5
    CheatDone,  # C-19.5
    CheatSeen,  # C-19.5
    CheatUndone,  # C-19.5
    DiceConcealed,  # C-19.5
    RollDeclared,  # C-19.5
)
from conjura.engine.events import (
    AttackBegan,  # C-11.2
    AttackerNamed,  # C-11.2
    Declined,
    DiceRolled,  # C-3.2, C-5.3, C-11.1
    HandSeen,
    IncomePaid,  # C-6.1
    OfAmount,
    OfCard,
    OfCardAndAmount,
    OfferBegan,  # C-19.9
    OfferEnded,  # C-19.9
    OfferPut,  # C-19.9
    OfSeat,
    PlayerLeft,  # C-19.6
    SpecialDrawn,  # C-8.1
    SpecialGiven,  # C-19.7
    SpecialPlayed,  # C-9.7
    SpecialWasted,  # C-11.7
    StepBegan,  # C-6.5
    TurnBegan,  # C-6
    TurnEnded,  # C-6.6
    declared_in,
)
from conjura.engine.wire import Event


class MobDealt(OfCard, frozen=True, kw_only=True):
    """A seat got its Mob (C-2.1)."""


class GameBegan(Event, frozen=True, kw_only=True):
    """Everybody got money to bid with (C-3.1)."""

    public = ("amount",)
    amount: int


class LotTurned(OfCard, frozen=True, kw_only=True):
    """A card is on offer (C-3.3)."""


class LotAside(Event, frozen=True, kw_only=True):
    """A card was put aside: enough of its kind are sold (C-3.5, C-3.8)."""

    public = ("card",)
    card: str


class BidMade(Event, frozen=True, kw_only=True):
    """A seat bids (C-3.4)."""

    public = ("seat", "amount", "card")
    seat: int
    amount: int
    card: str


class LotSold(OfCardAndAmount, frozen=True, kw_only=True):
    """A seat buys the card on offer (C-3.4)."""


class CardsReturned(Event, frozen=True, kw_only=True):
    """The cards put aside go back into the deck, or out of the game; ``how`` is shuffled or removed (C-3.7)."""

    public = ("cards", "how")
    cards: tuple[str, ...]
    how: str


class CrookDealt(OfCard, frozen=True, kw_only=True):
    """A seat without a Crook gets one (C-3.6)."""


class BossCrowned(OfCard, frozen=True, kw_only=True):
    """A Crook is the Boss of a mob (C-4.1, C-15.3)."""


class CrookLaid(Event, frozen=True, kw_only=True):
    """A Crook was laid next to its superior (C-4.2)."""

    public = ("seat", "card", "master", "side")
    seat: int
    card: str
    master: str
    side: str


class MoneyDealt(Event, frozen=True, kw_only=True):
    """Everybody got money to begin with (C-5.1)."""

    public = ("amount",)
    amount: int


class CardRevealed(Event, frozen=True, kw_only=True):
    """A card went from the deck to the uncontrolled area; to whom the draw belonged, if to anybody (C-5.2, C-8.1)."""

    public = ("card", "seat")
    card: str
    seat: int | None = None


class PayrollPaid(Event, frozen=True, kw_only=True):
    """A mob paid its Crooks: in full, in part, nothing (C-7.3)."""

    public = ("seat", "full", "part", "none")
    hidden = ("total",)
    seat: int
    full: tuple[str, ...]
    part: tuple[str, ...]
    none: tuple[str, ...]
    total: int | None


class TurnPassed(OfAmount, frozen=True, kw_only=True):
    """A seat does nothing in this turn and takes money (C-9.3)."""


class TokensRefreshed(Event, frozen=True, kw_only=True):
    """Action Tokens lie again on all cards, or all Crooks, of a mob (C-6.5, C-16.2)."""

    public = ("seat", "what")
    seat: int
    what: str


class CrookUpset(Event, frozen=True, kw_only=True):
    """A Crook got Unhappy markers; ``why`` is the cause (C-10.2)."""

    public = ("card", "amount", "why")
    card: str
    amount: int
    why: str


class CrookCalmed(Event, frozen=True, kw_only=True):
    """A Crook lost Unhappy markers; ``why`` is the cause (C-10.3)."""

    public = ("card", "amount", "why")
    card: str
    amount: int
    why: str


class CrookGone(Event, frozen=True, kw_only=True):
    """A Crook left its mob, to the uncontrolled area or the discards (C-10.1, C-7.4)."""

    public = ("seat", "card", "to", "why")
    seat: int | None
    card: str
    to: str
    why: str


class CrookMoved(Event, frozen=True, kw_only=True):
    """A Crook moved to another place, or to another mob (C-9.4)."""

    public = ("seat", "card", "master", "side", "to")
    seat: int
    card: str
    master: str | None = None
    side: str | None = None
    to: int | None = None


class MoveAsked(Event, frozen=True, kw_only=True):
    """A mob is asked to receive a Crook (C-9.10)."""

    public = ("seat", "card", "to")
    seat: int
    card: str
    to: int


class MoveRefused(Event, frozen=True, kw_only=True):
    """A mob does not receive a Crook (C-9.10)."""

    public = ("seat", "card", "to")
    seat: int
    card: str
    to: int


class CrookVisited(OfCard, frozen=True, kw_only=True):
    """A Crook visited a Racket that it likes (C-9.5)."""


class BossOverthrown(Event, frozen=True, kw_only=True):
    """A Lieutenant overthrew the Boss (C-15.1)."""

    public = ("seat", "card", "by_card")
    seat: int
    card: str
    by_card: str


class BossRetired(Event, frozen=True, kw_only=True):
    """The Boss was paid off (C-15.2)."""

    public = ("seat", "card", "by_card", "amount")
    seat: int
    card: str
    by_card: str
    amount: int


class AbilityUsed(OfCardAndAmount, frozen=True, kw_only=True):
    """A card's ability was used, for so much money (C-9.12)."""


class TargetNamed(OfCard, frozen=True, kw_only=True):
    """The target was named."""


class AttackDeclared(Event, frozen=True, kw_only=True):
    """An attack was declared; ``owner`` is whose card is attacked (C-11.2)."""

    public = ("seat", "kind", "attacker", "target", "owner")
    seat: int
    kind: str
    attacker: str
    target: str
    owner: int | None


class ProtectorNamed(OfCard, frozen=True, kw_only=True):
    """A Crook protects a Racket or a subordinate and spends its token (C-13.3, C-12.7)."""


class AttackPressed(OfAmount, frozen=True, kw_only=True):
    """The attacker goes on, in a hit with this much money (C-11.2, C-14.3)."""


class AttackCalledOff(OfSeat, frozen=True, kw_only=True):
    """The attacker called the attack off (C-11.2)."""


class MoneyCommitted(Event, frozen=True, kw_only=True):
    """A seat put money in secret, or none (C-11.10)."""

    public = ("seat",)
    hidden = ("amount",)
    seat: int
    amount: int | None


class MoneyShown(Event, frozen=True, kw_only=True):
    """All commitments were shown: who put how much, for positive and against negative (C-11.10)."""

    public = ("seats",)
    seats: tuple[tuple[int, int], ...]


class HelpGiven(Event, frozen=True, kw_only=True):
    """A card helps in an attack and spends its token (C-13.4)."""

    public = ("seat", "card", "power")
    seat: int
    card: str
    power: int


class CrookHid(OfCard, frozen=True, kw_only=True):
    """The target hides (C-14.5)."""


class AttackResolved(Event, frozen=True, kw_only=True):
    """An attack is over: ``need`` is the adjusted number, ``how`` success, failure, no_chance or cancelled (C-11.1)."""

    public = ("seat", "kind", "target", "need", "how")
    seat: int
    kind: str
    target: str
    need: int
    how: str


class CrookRecruited(Event, frozen=True, kw_only=True):
    """A Crook was recruited; ``owner`` is whose it was (C-12.8)."""

    public = ("seat", "card", "owner")
    seat: int
    card: str
    owner: int | None


class RecruitLost(OfCard, frozen=True, kw_only=True):
    """A recruit could be laid nowhere and stays where it is (C-12.8)."""


class RacketTaken(Event, frozen=True, kw_only=True):
    """A mob took a Racket: by attack, spoils or card; ``owner`` is whose it was (C-13.5, C-18.2)."""

    public = ("seat", "card", "owner", "how")
    seat: int
    card: str
    owner: int | None
    how: str


class CrookKilled(Event, frozen=True, kw_only=True):
    """A Crook was killed (C-14.6)."""

    public = ("seat", "card", "owner", "boss")
    seat: int
    card: str
    owner: int | None
    boss: bool


class CrookMissed(OfCard, frozen=True, kw_only=True):
    """A hit that had a chance missed (C-14.6)."""


class CrookGrew(OfCardAndAmount, frozen=True, kw_only=True):
    """A Crook grew by a kill (C-14.7)."""


class CrookTaken(OfCard, frozen=True, kw_only=True):
    """A Crook joined without a roll (C-10.11)."""


class WarBegan(Event, frozen=True, kw_only=True):
    """A Gang War began: who started it, and whose Boss was hit (C-16.1)."""

    public = ("seat", "other")
    seat: int
    other: int


class WarJoined(OfSeat, frozen=True, kw_only=True):
    """A mob was hit and joins the war (C-16.4)."""


class WarEnded(Event, frozen=True, kw_only=True):
    """The Gang War is over (C-16.6)."""


class MobEliminated(Event, frozen=True, kw_only=True):
    """A mob has no Crook left and is out; ``by`` is who caused it (C-18.1)."""

    public = ("seat", "by")
    seat: int
    by: int | None


class TokenSpent(OfCard, frozen=True, kw_only=True):
    """A token was spent for another Racket of an eliminated mob (C-18.2)."""


class CardFreed(OfCard, frozen=True, kw_only=True):
    """A Racket of an eliminated mob went to the uncontrolled area (C-18.2)."""


class SpecialLost(OfCard, frozen=True, kw_only=True):
    """A Special of an eliminated mob was discarded (C-18.2)."""


class SpecialAimed(Event, frozen=True, kw_only=True):
    """The target of a Special or an ability was named."""

    public = ("seat", "card", "target", "other", "cause")
    seat: int
    card: str
    target: str | None = None
    other: int | None = None
    cause: str | None = None


class SpecialCancelled(Event, frozen=True, kw_only=True):
    """A Special was cancelled by another (C-11.7)."""

    public = ("seat", "card", "owner")
    seat: int
    card: str
    owner: int


class AttackCancelled(OfSeat, frozen=True, kw_only=True):
    """A card made the attack fail (C-11.15)."""


class AttackChanged(OfCardAndAmount, frozen=True, kw_only=True):
    """A card changed the adjusted number (C-11.14)."""


class HelpCancelled(OfCard, frozen=True, kw_only=True):
    """A helper counts nothing (C-11.14)."""


class RollFixed(Event, frozen=True, kw_only=True):
    """No dice are thrown: this is the sum (C-11.14)."""

    public = ("seat", "total")
    seat: int
    total: int


class DiceLifted(OfSeat, frozen=True, kw_only=True):
    """The dice are thrown anew (C-11.14)."""


class SpecialStolen(Event, frozen=True, kw_only=True):
    """A seat took a Special of another."""

    public = ("seat", "owner")
    hidden = ("card",)
    seat: int
    owner: int
    card: str | None


class MoneySeen(Event, frozen=True, kw_only=True):
    """A seat looked at the money of another."""

    public = ("seat", "other")
    hidden = ("amount",)
    seat: int
    other: int
    amount: int | None


class MoneyGained(Event, frozen=True, kw_only=True):
    """A seat got money from the bank through a card."""

    public = ("seat", "amount", "card")
    seat: int
    amount: int
    card: str


class CardReadied(OfCard, frozen=True, kw_only=True):
    """A card got an Action Token."""


class TokenLost(OfCard, frozen=True, kw_only=True):
    """A card lost its Action Token."""


class RacketMuted(OfCard, frozen=True, kw_only=True):
    """A Racket pays nothing at its next income."""


class PayWaived(OfCard, frozen=True, kw_only=True):
    """A Crook needs no pay this time (C-7.9)."""


class OfferNamed(Event, frozen=True, kw_only=True):
    """The offer names what is given or asked for; ``what`` says which."""

    public = ("seat", "what")
    hidden = ("amount", "card")
    seat: int
    what: str
    amount: int | None = None
    card: str | None = None


class MoneyGiven(Event, frozen=True, kw_only=True):
    """Money changed hands; how much the two know (C-19.2, C-6.1)."""

    public = ("seat", "to")
    hidden = ("amount",)
    seat: int
    to: int
    amount: int | None


class RacketGiven(Event, frozen=True, kw_only=True):
    """A Racket changed hands (C-19.2)."""

    public = ("seat", "to", "card")
    seat: int
    to: int
    card: str


class VictoryRefused(Event, frozen=True, kw_only=True):
    """Mobs that were one short do not win together; who said no (C-17.7)."""

    public = ("seats",)
    seats: tuple[int, ...]


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over: who won, how, and the totals (C-17)."""

    public = ("winners", "how", "totals")
    winners: tuple[int, ...]
    how: str
    totals: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    Declined, TurnBegan, StepBegan, TurnEnded, PlayerLeft, DiceRolled, IncomePaid, AttackBegan, AttackerNamed,
    SpecialDrawn, SpecialPlayed, SpecialWasted, SpecialGiven, HandSeen, OfferBegan, OfferPut, OfferEnded,
    CheatDone, CheatSeen, DiceConcealed, RollDeclared, CheatCalled, CheatUndone,
    *declared_in(__name__, list(globals().values())),
)  # fmt: skip
