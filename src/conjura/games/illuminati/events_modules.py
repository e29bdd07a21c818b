"""What happens in a game of Illuminati with the expansion rules: see ``events``."""

from __future__ import annotations

from conjura.engine.events import OfAmount, OfCard, OfCardAndAmount, declared_in
from conjura.engine.wire import Event


class MaskDealt(Event, frozen=True, kw_only=True):
    """A seat got an Illuminati card that lies face down (I-24.2)."""

    public = ("seat", "mask")
    hidden = ("card",)
    seat: int
    mask: str
    card: str | None


class IncomeClaimed(OfCardAndAmount, frozen=True, kw_only=True):
    """So much of the Income of a face-down Illuminati was taken (I-24.3)."""


class PowerExerted(OfCardAndAmount, frozen=True, kw_only=True):
    """So much of the Power of a face-down Illuminati is used (I-24.3)."""


class IlluminatiUnmasked(Event, frozen=True, kw_only=True):
    """An Illuminati card lies face up from now on (I-24.5, I-24.8)."""

    public = ("seat", "mask", "card")
    seat: int
    mask: str
    card: str


class AccusationMade(Event, frozen=True, kw_only=True):
    """A seat said which Illuminati another one is (I-24.5)."""

    public = ("seat", "to", "card", "right")
    seat: int
    to: int
    card: str
    right: bool


class ChangeNamed(Event, frozen=True, kw_only=True):
    """The change was named that an attempt of brainwashing is to bring (I-18.2)."""

    public = ("seat", "card", "change", "alignment")
    seat: int
    card: str
    change: str
    alignment: str


class AlignmentMarked(Event, frozen=True, kw_only=True):
    """A Group was brainwashed: an alignment is added or removed for good (I-18.1)."""

    public = ("seat", "card", "change", "alignment")
    seat: int
    card: str
    change: str
    alignment: str


class CampaignBegan(Event, frozen=True, kw_only=True):
    """An attempt at Propaganda was announced (I-20.7)."""

    public = ("seat", "toward", "spaces")
    seat: int
    toward: str
    spaces: int


class MediaSwayed(Event, frozen=True, kw_only=True):
    """A Media Group took a side in an attempt at Propaganda (I-20.10)."""

    public = ("seat", "card", "cause", "amount")
    seat: int
    card: str
    cause: str
    amount: int


class CampaignFunded(Event, frozen=True, kw_only=True):
    """Money of an Illuminati was spent for or against an attempt at Propaganda (I-20.9)."""

    public = ("seat", "card", "cause", "amount")
    seat: int
    card: str
    cause: str
    amount: int


class CampaignCalledOff(Event, frozen=True, kw_only=True):
    """An attempt at Propaganda was called off (I-20.16)."""

    public = ("seat", "toward")
    seat: int
    toward: str


class CampaignResolved(Event, frozen=True, kw_only=True):
    """The roll of an attempt at Propaganda (I-20.11)."""

    public = ("seat", "toward", "spaces", "needed", "roll", "success")
    seat: int
    toward: str
    spaces: int
    needed: int
    roll: int
    success: bool


class CampaignPrivileged(OfCardAndAmount, frozen=True, kw_only=True):
    """An attempt at Propaganda is privileged: nobody else may pay for or against it (I-20.9)."""


class WorldMoved(Event, frozen=True, kw_only=True):
    """A marker of the Propaganda board moved; it is on ``space`` of side ``at``, or in the centre (I-20.3)."""

    public = ("toward", "at", "space")
    toward: str
    at: str | None
    space: int


class SchemeLaid(Event, frozen=True, kw_only=True):
    """A target was chosen in secret for a hack, for Plumbers or for a Mole (I-21.7, I-23.4)."""

    public = ("seat", "scheme")
    hidden = ("card",)
    seat: int
    scheme: str
    card: str | None


class SchemeResolved(Event, frozen=True, kw_only=True):
    """The dice decided about a hack or a Plumbers try (I-21.2, I-22.1)."""

    public = ("seat", "scheme", "success")
    seat: int
    scheme: str
    success: bool


class HackRevealed(Event, frozen=True, kw_only=True):
    """A hack was revealed; ``amount`` is what lies there, nothing if it fizzles (I-21.4, I-21.6)."""

    public = ("seat", "card", "loser", "amount")
    seat: int
    card: str
    loser: int
    amount: int


class MoneyLooted(Event, frozen=True, kw_only=True):
    """The whole treasury of a hacked card went to one of the hacker's (I-21.4)."""

    public = ("seat", "source", "card", "amount")
    seat: int
    source: str
    card: str
    amount: int


class PlumbersRevealed(Event, frozen=True, kw_only=True):
    """Plumbers kept a Group out of an attack; ``void`` tells that it was the attacker's (I-22.2, I-22.3)."""

    public = ("seat", "card", "void")
    seat: int
    card: str
    void: bool


class MoleRevealed(OfCard, frozen=True, kw_only=True):
    """A Mole in the attacked Group was revealed (I-23.1)."""


class MoleRolled(Event, frozen=True, kw_only=True):
    """The dice decided whether a Mole helps the attacker (I-23.1)."""

    public = ("seat", "success")
    seat: int
    success: bool


class BidRaised(Event, frozen=True, kw_only=True):
    """A seat put money into a bid for the next turn (I-4.1)."""

    public = ("seat", "to", "amount")
    seat: int
    to: int
    amount: int


class BidReturned(OfAmount, frozen=True, kw_only=True):
    """Money of a bid that did not win went back to who had put it in (I-4.1)."""


class TurnWon(Event, frozen=True, kw_only=True):
    """A seat won the next turn; what was bid for it went to the bank (I-4.1)."""

    public = ("seat", "total", "amount")
    seat: int
    total: int
    amount: int


class IncreaseBegan(Event, frozen=True, kw_only=True):
    """A seat began to raise a number of a Group; ``to``, its owner, is asked for consent (I-17.3)."""

    public = ("seat", "stat", "card", "to")
    seat: int
    stat: str
    card: str | None = None
    to: int | None = None


class GroupRaised(Event, frozen=True, kw_only=True):
    """A number of a Group was raised for good (I-17)."""

    public = ("seat", "card", "stat", "amount")
    seat: int
    card: str
    stat: str
    amount: int


EVENTS: tuple[type[Event], ...] = declared_in(__name__, list(globals().values()))
