"""What crosses the border of a state: errors, refusals, prompts, events, breakdowns.

Everything here is data without behaviour of any game. The structs are frozen msgspec structs; the module is not
compiled, because mypyc loses ``frozen`` and ``tag`` of a struct.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, ClassVar, Final

import msgspec

CHANCE: Final = -1
"""The seat number of chance, which awaits an outcome of a die or a draw when chance is explicit."""

Card = Annotated[int, "card"]
"""A card's index in the catalogue; in JSON its slug."""
MaybeCard = Annotated[int, "card or none"]
"""A card's index or -1; in JSON a slug or null."""


def snake(name: str) -> str:
    """``CallOff`` as ``call_off``: the tag of a struct in JSON."""
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


class FormatError(ValueError):
    """A text or JSON value is not what it should be; the message names the place and what was expected.

    Args:
        message: what was expected and what was found.
        place: where (``line 3``, ``actions[2].amount``), put in front of the message.
    """

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place


class DeckError(FormatError):
    """A deck file is wrong; the message names file, line and field."""


class OptionError(ValueError):
    """An option or a preset is unknown, impossible or not yet available; the message names it.

    Args:
        field: the option's name.
        message: what is wrong with it.
    """

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"option {field}: {message}")
        self.field = field


class ReplayError(ValueError):
    """A record does not replay; the message names the line.

    Args:
        line: the number of the record line (the header is line 1).
        message: what differs.
        refusal: why the action of that line is refused, if that is what is wrong.
    """

    def __init__(self, line: int, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"record line {line}: {message}")
        self.line = line
        self.refusal = refusal


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed.

    Attributes:
        code: a word for programs and for the translated sentence.
        clause: the clause of the rules, such as ``I-10.3``.
        params: what the sentence speaks of; cards as slugs, seats as numbers.
    """

    code: str
    clause: str
    params: dict[str, Any] = {}


class Refused(Exception):
    """An action was refused and nothing changed.

    Attributes:
        refusal: code, clause and parameters.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is being asked.

    Attributes:
        kind: a word for the kind of question.
        clause: the clause that asks.
        seat: who is asked (``CHANCE`` for chance).
        params: what the question is about; cards as slugs.
    """

    kind: str
    clause: str
    seat: int
    params: dict[str, Any] = {}


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One signed part of a number.

    Attributes:
        amount: what it adds.
        source: a word for the kind of part.
        clause: the clause it comes from.
        card: the slug of the card it comes from, if it comes from one.
        seat: the seat it comes from, if it comes from one.
    """

    amount: int
    source: str
    clause: str
    card: str | None = None
    seat: int | None = None


class Breakdown(msgspec.Struct, frozen=True):
    """A number as signed parts that add up to it.

    Attributes:
        what: a word for the number (``roll_needed``).
        total: the number.
        parts: what it is made of, in reading order.
    """

    what: str
    total: int
    parts: tuple[Part, ...]


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, kw_only=True):
    """Something that happened, in the past tense. Cards are slugs.

    A subclass names each of its fields in ``public`` or in ``hidden``: a hidden field is shown to the seats of
    ``audience`` alone, all others see ``None`` there. A field in neither fails a test (deny by default).

    Attributes:
        audience: the seats that see the hidden fields; ``None`` means everybody.
        reveals: whether it tells somebody what did not follow from what he knew (a draw, a roll, a disclosure).
    """

    public: ClassVar[tuple[str, ...]] = ()
    hidden: ClassVar[tuple[str, ...]] = ()

    audience: tuple[int, ...] | None = None
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (``None``: a spectator) may see it, or ``None`` if it may not know of it at all."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self
        if not self.public:
            return None
        blank = dict.fromkeys(self.hidden)
        return msgspec.structs.replace(self, audience=(), **blank)


def _plain(value: Any) -> Any:
    data = getattr(value, "data", None)
    if data is not None:
        return data()
    raise TypeError(f"cannot write {type(value).__name__} as JSON")


_ENCODER = msgspec.json.Encoder(order="deterministic", enc_hook=_plain)


def dumps(value: Any) -> bytes:
    """Canonical JSON bytes of a view, event, prompt, refusal, breakdown or state: the same value, the same bytes.

    >>> dumps(Refusal("not_now", "I-3.1"))
    b'{"code":"not_now","clause":"I-3.1","params":{}}'
    """
    return _ENCODER.encode(value)


def digest_of(value: Any) -> str:
    """32 hex digits of the canonical bytes of a value; the same in every process and build."""
    return hashlib.blake2b(dumps(value), digest_size=16).hexdigest()
