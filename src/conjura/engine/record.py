"""Records: JSON lines that a person can read. A header, then one line for each action and each outcome of chance.

Intent and outcome stand apart, so a record replays without rolling again. The host's seed is not in it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from conjura.engine.wire import CHANCE, FormatError, OptionError, Refused, ReplayError

if TYPE_CHECKING:
    from conjura.engine.game import Game

FORMAT = 1


class Record:
    """A game from its start: header and lines.

    Args:
        game: the game.
        options: the resolved options.
        players: how many seats.
        start: the position it starts from, or ``None`` for a new game.
        lines: ``(seat, action)``; chance is ``CHANCE``.
        names: the players' names, if told.
        commitment: the hash of the host's seed, if one was published (see ``commitment_of``).
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        players: int,
        start: str | None,
        lines: list[tuple[int, Any]],
        names: tuple[str, ...] = (),
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.start = start
        self.lines = lines
        self.names = names
        self.commitment = commitment

    def named(self, names: tuple[str, ...], commitment: str | None = None) -> Record:
        """The same record with players' names and the published hash of the seed."""
        return Record(self.game, self.options, self.players, self.start, self.lines, names, commitment)

    def dumps(self) -> str:
        """The text: one JSON object a line, the header first, a newline at the end."""
        header: dict[str, Any] = {
            "conjura": "record",
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.game.options_data(self.options),
        }
        if self.names:
            header["names"] = list(self.names)
        if self.commitment is not None:
            header["commitment"] = self.commitment
        if self.start is not None:
            header["position"] = self.start.splitlines()
        encode, codec = msgspec.json.encode, self.game.codec(self.options)
        out = [encode(header)]
        for seat, action in self.lines:
            who: Any = "chance" if seat == CHANCE else seat
            out.append(encode({"seat": who, **codec.encode(action)}))
        return b"\n".join(out).decode() + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """The record of a text.

        Raises:
            FormatError: names the line and what was expected.
        """
        from conjura.engine.game import game as find_game

        if not isinstance(text, str) or not text.strip():
            raise FormatError("expected a header", "line 1")
        rows = text.split("\n")
        if rows[-1] == "":
            rows.pop()
        header = _json(rows[0], 1)
        if header.get("conjura") != "record":
            raise FormatError('expected a header with "conjura": "record"', "line 1")
        if not numbered(header.get("format"), FORMAT):
            raise FormatError(f"expected format {FORMAT}, found {header.get('format')!r}", "line 1")
        known = {
            "conjura",
            "format",
            "game",
            "rules",
            "players",
            "options",
            "names",
            "commitment",
            "position",
        }
        for field in header:
            if field not in known:
                raise FormatError(f"the header has no field {field!r}", "line 1")
        try:
            game = find_game(_text(header.get("game"), "game"))
            options = game.options_from(_object(header.get("options"), "options"))
        except OptionError as error:
            raise FormatError(str(error), "line 1") from None
        if not numbered(header.get("rules"), game.rules_version):
            raise FormatError(
                f"expected rules version {game.rules_version}, found {header.get('rules')!r}", "line 1"
            )
        players = header.get("players")
        if type(players) is not int or players not in game.players:
            raise FormatError(f"expected a number of players, found {players!r}", "line 1: players")
        names = header.get("names", [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise FormatError("expected a list of names", "line 1: names")
        commitment = header.get("commitment")
        if commitment is not None and not isinstance(commitment, str):
            raise FormatError("expected a text", "line 1: commitment")
        start = header.get("position")
        if start is not None:
            if not isinstance(start, list) or not all(isinstance(line, str) for line in start):
                raise FormatError("expected a list of lines", "line 1: position")
            start = "\n".join(start) + "\n"
            game.parse(start, chance="explicit")
        codec, lines = game.codec(options), []
        for number, row in enumerate(rows[1:], 2):
            obj = _json(row, number)
            seat = obj.pop("seat", None)
            if seat == "chance":
                seat = CHANCE
            elif type(seat) is not int or not 0 <= seat < players:
                raise FormatError(f'expected a seat or "chance", found {seat!r}', f"line {number}: seat")
            try:
                lines.append((seat, codec.decode(obj)))
            except FormatError as error:
                raise FormatError(str(error), f"line {number}") from None
        return Record(game, options, players, start, lines, tuple(names), commitment)

    def states(self) -> Any:
        """Yield the state at the start and after each line (always the same object, moved on).

        Raises:
            ReplayError: a line can't be applied; names it.
        """
        state = self._begin(None)
        yield state
        for number, (seat, action) in enumerate(self.lines, 2):
            self._apply(state, seat, action, number)
            yield state

    def replay(self, seed: int | None = None) -> Any:
        """The state that the record leads to.

        Args:
            seed: without one, outcomes are taken as recorded and the state awaits chance explicitly from there. With
                the host's seed, chance is drawn again and compared, and drawn on.

        Raises:
            ReplayError: an action is refused or an outcome differs; names the line.
        """
        if seed is None:
            *_, last = self.states()
            return last
        state = self._begin(seed)
        failure: ReplayError | None = None
        for number, (seat, action) in enumerate(self.lines, 2):
            if seat != CHANCE:
                try:
                    self._apply(state, seat, action, number)
                except ReplayError as error:
                    failure = error
                    break
        drawn = state.history()
        for number, (ours, theirs) in enumerate(zip(drawn, self.lines, strict=False), 2):
            if ours != theirs:
                what = "the seed gives another outcome" if ours[0] == CHANCE else "chance was not due here"
                raise ReplayError(number, what)
        if failure is not None:
            raise failure
        if len(drawn) != len(self.lines):
            # A record taken before its last chance was due (explicit chance) is shorter: the seed draws on from there.
            if len(drawn) < len(self.lines):
                raise ReplayError(len(drawn) + 2, "chance was not due here")
            if any(seat != CHANCE for seat, _ in drawn[len(self.lines) :]):
                raise ReplayError(len(self.lines) + 1, "the record ends too early")
        return state

    def _begin(self, seed: int | None) -> Any:
        try:
            return self.game.restart(self.options, self.players, self.start, seed)
        except (FormatError, OptionError) as error:
            raise ReplayError(1, str(error)) from None

    def _apply(self, state: Any, seat: int, action: Any, number: int) -> None:
        try:
            state.apply(action, seat)
        except Refused as error:
            raise ReplayError(number, f"refused: {error}", error.refusal) from None


def commitment_of(seed: int) -> str:
    """The hash that a host publishes before the first draw: SHA-256 of the seed as decimal text.

    >>> commitment_of(7)[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()


def _json(row: str, number: int) -> dict[str, Any]:
    try:
        obj = msgspec.json.decode(row)
    except msgspec.DecodeError as error:
        raise FormatError(f"expected one JSON object: {error}", f"line {number}") from None
    if not isinstance(obj, dict):
        raise FormatError("expected one JSON object", f"line {number}")
    return obj


def _text(value: Any, field: str) -> str:
    if not isinstance(value, str):
        raise FormatError(f"expected a text, found {value!r}", f"line 1: {field}")
    return value


def _object(value: Any, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FormatError(f"expected an object, found {value!r}", f"line 1: {field}")
    return value


def numbered(found: Any, expected: int) -> bool:
    """Whether a field of a file is that number: ``true``, which Python takes for 1, is none."""
    return type(found) is int and found == expected
