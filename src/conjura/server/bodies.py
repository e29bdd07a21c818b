"""What goes over HTTP, both ways: one struct a body. What the socket says is in ``messages``."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from conjura.server.messages import ClockRule, TableInfo

Text = Annotated[str, msgspec.Meta(max_length=200)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""


class NewSession(Request, frozen=True):
    """A visitor comes in, or comes back.

    Attributes:
        name: what to be called; without one a name is made up, or the old one kept.
        bearer: for programs: a new person whose token is answered in the body and sent as ``Authorization: Bearer``
            from then on; no cookie is set.
    """

    name: Text | None = None
    bearer: bool = False


class NewName(Request, frozen=True):
    """What to be called from now on."""

    name: Text


class Credentials(Request, frozen=True):
    """An account: its name, and its password of 8 to 200 characters."""

    name: Text
    password: Annotated[str, msgspec.Meta(max_length=400)]


class NewSeat(Request, frozen=True):
    """Who shall sit in a seat.

    Attributes:
        kind: the one who asks, whoever comes, or a program.
        bot: the program's strength.
    """

    kind: Literal["me", "open", "program"]
    bot: Word | None = None


class NewTable(Request, frozen=True):
    """A table to be set up; see ``TableInfo`` for what the fields mean."""

    game: Word
    preset: Word | None = None
    options: dict[str, Any] = {}
    title: Text | None = None
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=16)] = (
        NewSeat("me"),
        NewSeat("open"),
        NewSeat("open"),
        NewSeat("open"),
    )
    listed: bool = False
    spectators: Literal["off", "on", "delayed"] = "on"
    clock: ClockRule = ClockRule()


class Play(Request, frozen=True):
    """A table against programs, begun at once.

    Attributes:
        game: which.
        preset: its preset; ``None`` for the default.
        bot: how strong the opponents are; ``None`` for the best.
        players: how many seats, the own one included; ``None`` for what the game is best with.
    """

    game: Word = "illuminati"
    preset: Word | None = None
    bot: Word | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None


class Join(Request, frozen=True):
    """Sit down.

    Attributes:
        seat: where; ``None`` for any seat that is free.
        elsewhere: whether another free seat will do when somebody was quicker. Two who press at the same moment then
            both sit, and neither is refused what the page still showed as free.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    elsewhere: bool = False


class Fill(Request, frozen=True):
    """Before the start the host gives a seat to a program, or leaves it to whoever comes."""

    kind: Literal["open", "program"]
    bot: Word | None = None


class Claim(Request, frozen=True):
    """The token of a seat link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Empty(Request, frozen=True):
    """Nothing to say."""


class PersonInfo(msgspec.Struct, frozen=True):
    """Who somebody is.

    Attributes:
        id: the person's id; no secret.
        name: what to be called.
        account: the name of the account, if there is one.
    """

    id: str
    name: str
    account: str | None = None


class Session(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the server takes the client for.

    Attributes:
        person: the person; ``None`` for a stranger.
        token: only for ``NewSession.bearer``.
    """

    person: PersonInfo | None
    token: str | None = None


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a game, for a form.

    Attributes:
        name: its name.
        kind: a switch, a choice of words, a whole number, or a set of words.
        default: its value when nothing is said.
        choices: the values of a choice, the members of a set.
        low, high: the bounds of a number, where there are any.
        optional: whether it may have no value (``null``).
        available: the values that can be had now, where not all can.
    """

    name: str
    kind: Literal["flag", "choice", "number", "set"]
    default: Any
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    optional: bool = False
    available: tuple[Any, ...] | None = None


class PresetInfo(msgspec.Struct, frozen=True):
    """A named set of option values: those that differ from the defaults."""

    name: str
    values: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played.

    Attributes:
        id: its id.
        players: fewest and most.
        presets: the default first.
        options: every option.
        bots: the programs that can take a seat, the strongest first.
    """

    id: str
    players: tuple[int, int]
    presets: tuple[PresetInfo, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class ClauseText(msgspec.Struct, frozen=True):
    """A numbered rule; the text is Markdown."""

    id: str
    title: str
    text: str


class SectionText(msgspec.Struct, frozen=True):
    """A section of the rules."""

    number: str
    title: str
    clauses: tuple[ClauseText, ...]


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game.

    Attributes:
        title: the heading.
        lang: the language that they are in: English where there is no translation.
        sections: in order.
    """

    title: str
    lang: str
    sections: tuple[SectionText, ...]


class Tables(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several tables, the newest first.

    Attributes:
        tables: what everybody may know of them.
        seats: of one's own tables: the seat that one has, by id.
        waiting: of one's own tables: the ids of those that wait for one.
    """

    tables: tuple[TableInfo, ...]
    seats: dict[str, int] = {}
    waiting: tuple[str, ...] = ()


class Seated(msgspec.Struct, frozen=True):
    """One's seat at a table, and the table."""

    seat: int | None
    table: TableInfo


class Link(msgspec.Struct, frozen=True):
    """The token of a seat link: whoever has it sits in that seat."""

    token: str


class Health(msgspec.Struct, frozen=True):
    """Whether the server lives.

    Attributes:
        status: ``ok``; ``starting`` and ``closing`` come with status 503.
        version: Conjura's.
    """

    status: Literal["ok", "starting", "closing"]
    version: str


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused.

    Attributes:
        code: ``server-<code>`` in the texts, or ``refusal-<code>`` when there is a clause.
        params: what the sentence speaks of.
        clause: the clause of the rules, for a refusal of the game.
    """

    code: str
    params: dict[str, Any] = {}
    clause: str = ""
