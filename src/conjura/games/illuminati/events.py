"""What happens in a game of Illuminati, in the past tense. Cards are slugs; hidden fields are ``None`` to outsiders."""

from __future__ import annotations

from conjura.engine.cheating import (
    CheatCalled,  # I-29.6
    CheatDone,  # I-29.3
    CheatSeen,  # I-29.5
    CheatUndone,  # I-29.7
    DiceConcealed,  # I-29.5
    RollDeclared,  # I-29.4
    SkimShown,  # I-29.9
)
from conjura.engine.events import (
    AttackBegan,  # I-10.4
    AttackerNamed,  # I-10.4
    Declined,  # I-31.2
    DiceRolled,  # I-2.6, I-10.9
    HandSeen,  # I-33.7
    IncomePaid,  # I-5.1
    OfAmount,
    OfCard,
    OfCardAndAmount,
    OfferBegan,  # I-25
    OfferEnded,  # I-25.4, I-25.15
    OfferPut,  # I-25.12
    OfSeat,
    OfSecretCard,
    PlayerLeft,  # I-26.3
    SpecialDrawn,  # I-6.1
    SpecialGiven,  # I-25.2
    SpecialPlayed,  # I-28
    SpecialWasted,  # I-33.3
    StepBegan,  # I-3.3
    TurnBegan,  # I-3
    TurnEnded,  # I-27.1
    declared_in,
)
from conjura.engine.wire import Event
from conjura.games.illuminati import events_modules


class IlluminatiDealt(OfCardAndAmount, frozen=True, kw_only=True):
    """A seat got its Illuminati card and its first money (I-2.1, I-2.2)."""


class AttackBarred(Event, frozen=True, kw_only=True):
    """A structure is immune to the attacker, which its owner has shown now: there is no attack (I-24.9).

    ``whisper`` is the Special that was laid for it and goes back into the hand.
    """

    public = ("seat", "attacker", "target", "whisper")
    seat: int
    attacker: str
    target: str
    whisper: str | None = None


class GoalChosen(OfSecretCard, frozen=True, kw_only=True):
    """A seat picked its goal in secret (I-2.3, I-24.1)."""


class GroupRevealed(Event, frozen=True, kw_only=True):
    """A Group went from the deck to the uncontrolled area; to whom the draw belonged, if to anybody (I-2.4, I-6)."""

    public = ("card", "seat")
    card: str
    seat: int | None = None


class SpecialLost(Event, frozen=True, kw_only=True):
    """A Special was discarded without being played: drawn in a refill, or of a player who is out (I-6.4, I-26.4)."""

    public = ("card", "seat")
    card: str
    seat: int | None = None


class TurnLost(OfSeat, frozen=True, kw_only=True):
    """A seat lost its turn (I-3.4)."""


class TaxLevied(Event, frozen=True, kw_only=True):
    """A seat taxed another (I-5.3)."""

    public = ("seat", "payer", "amount", "card")
    seat: int
    payer: int
    amount: int
    card: str


class TaxSpared(Event, frozen=True, kw_only=True):
    """A seat did not tax another (I-5.3)."""

    public = ("seat", "payer", "card")
    seat: int
    payer: int
    card: str


class MoneyPaid(Event, frozen=True, kw_only=True):
    """A card paid, to the bank or onto a card; ``why`` is upkeep, tax or ability (I-5.2, I-5.3, I-33.39)."""

    public = ("seat", "amount", "to", "why")
    hidden = ("card",)
    seat: int
    card: str | None
    amount: int
    to: str | None = None
    why: str = ""


class MoneyGained(OfCardAndAmount, frozen=True, kw_only=True):
    """A card got money from the bank (I-3.2, I-33)."""


class MoneyMoved(Event, frozen=True, kw_only=True):
    """A seat moved money between its cards (I-15, I-11.7)."""

    public = ("seat", "source", "card")
    hidden = ("amount",)
    seat: int
    source: str
    card: str
    amount: int | None


class MoneyRearranged(Event, frozen=True, kw_only=True):
    """A seat laid all its money anew (I-15.6, I-33.18)."""

    public = ("seat",)
    hidden = ("cards",)
    seat: int
    cards: tuple[tuple[str, int], ...] | None


class TurnPassed(OfSeat, frozen=True, kw_only=True):
    """A seat passed its turn for 5 MB (I-3.2)."""


class TargetNamed(Event, frozen=True, kw_only=True):
    """The target of the attack, and the Special laid to attack it, if one was (I-10.4, I-13.5)."""

    public = ("seat", "card", "whisper")
    seat: int
    card: str
    whisper: str | None = None


class AidNamed(OfCardAndAmount, frozen=True, kw_only=True):
    """A card that aids (I-10.4)."""


class AttackAnnounced(Event, frozen=True, kw_only=True):
    """The announcement is complete; ``privilege`` is none, special or paid (I-10.4, I-14.2, I-14.3)."""

    public = ("seat", "kind", "attacker", "target", "privilege", "card")
    seat: int
    kind: str
    attacker: str
    target: str
    privilege: str
    card: str | None = None


class MoneySpent(Event, frozen=True, kw_only=True):
    """A card paid for or against an attack (I-10.12 to I-10.14)."""

    public = ("seat", "card", "cause", "amount")
    seat: int
    card: str
    cause: str
    amount: int


class AttackCalledOff(Event, frozen=True, kw_only=True):
    """The attack does not take place (I-10.18, I-28.8)."""

    public = ("seat", "attacker", "target")
    seat: int
    attacker: str
    target: str


class AttackResolved(Event, frozen=True, kw_only=True):
    """The roll against the number needed (I-10.9)."""

    public = ("seat", "kind", "attacker", "target", "roll", "needed", "success")
    seat: int
    kind: str
    attacker: str
    target: str
    roll: int
    needed: int
    success: bool


class GroupCaptured(Event, frozen=True, kw_only=True):
    """A Group changed owner by an attack or a Special (I-11.4, I-33.6)."""

    public = ("seat", "card", "loser")
    seat: int
    card: str
    loser: int | None


class GroupNeutralized(Event, frozen=True, kw_only=True):
    """A Group was neutralized (I-12)."""

    public = ("card", "loser")
    card: str
    loser: int


class GroupDestroyed(Event, frozen=True, kw_only=True):
    """A Group was destroyed, its money went to the bank; who is credited, with how many by now (I-13, I-13.1)."""

    public = ("seat", "card", "loser", "count", "amount")
    seat: int
    card: str
    loser: int | None
    count: int
    amount: int = 0


class GroupFreed(Event, frozen=True, kw_only=True):
    """A Group became uncontrolled, its money went to the bank (I-9.1, I-11.5, I-12, I-26.3)."""

    public = ("card", "seat", "amount")
    card: str
    seat: int | None
    amount: int


class GroupPlaced(Event, frozen=True, kw_only=True):
    """A Group hangs from a side of its master (I-11.10)."""

    public = ("seat", "card", "master", "side")
    seat: int
    card: str
    master: str
    side: str


class GroupLifted(OfCard, frozen=True, kw_only=True):
    """A Group was taken off its structure to be hung anew (I-16)."""


class GroupDropped(OfCard, frozen=True, kw_only=True):
    """A seat dropped a Group (I-9.1)."""


class MoneyHalved(Event, frozen=True, kw_only=True):
    """Half of a captured card's money went to the bank (I-11.6)."""

    public = ("card", "paid", "kept")
    card: str
    paid: int
    kept: int


class SpecialAimed(Event, frozen=True, kw_only=True):
    """What a Special names: a card, a seat or a purpose (I-33.3)."""

    public = ("seat", "card", "target", "other", "purpose")
    seat: int
    card: str
    target: str | None = None
    other: int | None = None
    purpose: str | None = None


class SpecialCancelled(Event, frozen=True, kw_only=True):
    """A Special has no effect (I-28.8)."""

    public = ("card", "by")
    card: str
    by: int


class RollChanged(Event, frozen=True, kw_only=True):
    """The roll is another now (I-10.16)."""

    public = ("card", "total")
    card: str
    total: int


class PrivilegeAbolished(Event, frozen=True, kw_only=True):
    """The attack is no longer privileged, for good (I-14.4)."""

    public = ("seat", "cards")
    seat: int
    cards: tuple[str, ...]


class PrivilegeLost(OfSeat, frozen=True, kw_only=True):
    """The Special given for Privilege was cancelled (I-14.9)."""


class InterferenceAllowed(OfSeat, frozen=True, kw_only=True):
    """A seat alone may interfere in this privileged attack (I-14.6)."""


class MoneyCounted(Event, frozen=True, kw_only=True):
    """A seat counted the money on a card (I-33.7)."""

    public = ("seat", "card")
    hidden = ("amount",)
    seat: int
    card: str
    amount: int | None


class GroupRevived(Event, frozen=True, kw_only=True):
    """A destroyed Group went to the uncontrolled area (I-33.11)."""

    public = ("card",)
    card: str


class IncomeDoubled(OfSeat, frozen=True, kw_only=True):
    """A seat's Incomes are doubled this turn (I-33.10)."""


class AbilityUsed(OfCard, frozen=True, kw_only=True):
    """A seat used the ability of a card (I-33.36, I-33.39, I-15.6, I-16.5)."""


class AlignmentAltered(Event, frozen=True, kw_only=True):
    """A card's alignments are changed until the turn is over (I-33.36)."""

    public = ("seat", "card", "change", "alignment")
    seat: int
    card: str
    change: str
    alignment: str


class OfferNamed(Event, frozen=True, kw_only=True):
    """What the offer gives or asks for; a Special that is given is known to the parties alone (I-25.9)."""

    public = ("seat", "what", "amount")
    hidden = ("card",)
    seat: int
    what: str
    amount: int | None = None
    card: str | None = None


class MoneyGiven(Event, frozen=True, kw_only=True):
    """Money went from one Illuminati to another (I-25.1)."""

    public = ("seat", "to", "amount")
    seat: int
    to: int
    amount: int


class GroupGiven(Event, frozen=True, kw_only=True):
    """A Group with its puppets changed owner by agreement (I-25.3)."""

    public = ("seat", "to", "card")
    seat: int
    to: int
    card: str


class GoalRuledOut(OfCard, frozen=True, kw_only=True):
    """The game went on although a seat met this goal: it is not the seat's secret one (I-27.1)."""


class PlayerEliminated(OfSeat, frozen=True, kw_only=True):
    """A seat controls nothing but its Illuminati after its third turn and is out (I-26.1)."""


class DeckRenewed(Event, frozen=True, kw_only=True):
    """The discarded Specials are the new deck (I-6.5)."""

    public = ("count",)
    count: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over: who won, how, and the secret goals, seat by seat (I-27)."""

    public = ("winners", "how", "goals", "scores")
    winners: tuple[int, ...]
    how: str
    goals: tuple[str | None, ...]
    scores: tuple[int, ...] = ()


class HelpCancelled(OfAmount, frozen=True, kw_only=True):
    """The aid of Groups counts no longer in the attack (I-33.19); it was worth so much."""


class NumberShifted(OfCardAndAmount, frozen=True, kw_only=True):
    """A Special changed the number needed by so much (I-10.25)."""


class MoneyReturned(Event, frozen=True, kw_only=True):
    """A seat took its money in an attack back (I-33.25)."""

    public = ("seat", "total", "cards")
    seat: int
    total: int
    cards: tuple[tuple[str, int], ...]


class IncomeForgone(OfSeat, frozen=True, kw_only=True):
    """A seat has no income this turn (I-33.21)."""


class ActionsChanged(Event, frozen=True, kw_only=True):
    """A seat has more or fewer actions this turn, and so many now (I-8.4, I-33.21, I-33.23, I-33.29)."""

    public = ("seat", "amount", "left")
    seat: int
    amount: int
    left: int


class GroupRemoved(OfCard, frozen=True, kw_only=True):
    """An uncontrolled Group is out of the game without being destroyed (I-33.26)."""


class IlluminatiChanged(Event, frozen=True, kw_only=True):
    """A seat has another Illuminati card now (I-33.30)."""

    public = ("seat", "old", "card")
    seat: int
    old: str
    card: str


class MoveFailed(OfCard, frozen=True, kw_only=True):
    """A Group that was being moved found no arrow and is back where it hung (I-33.24)."""


EVENTS: tuple[type[Event], ...] = (
    Declined, TurnBegan, StepBegan, TurnEnded, PlayerLeft, DiceRolled, IncomePaid, AttackBegan, AttackerNamed,
    SpecialDrawn, SpecialPlayed, SpecialWasted, SpecialGiven, HandSeen, OfferBegan, OfferPut, OfferEnded,
    CheatDone, CheatSeen, DiceConcealed, RollDeclared, CheatCalled, CheatUndone, SkimShown,
    *declared_in(__name__, list(globals().values())), *events_modules.EVENTS,
)  # fmt: skip
