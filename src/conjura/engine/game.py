"""The immutable side of a game, and the registry: games register by the entry point group ``conjura.games``."""

from __future__ import annotations

import functools
import importlib.metadata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec
import msgspec.inspect

from conjura.engine.codec import Codec
from conjura.engine.kernel import State
from conjura.engine.library import Library
from conjura.engine.record import Record
from conjura.engine.streams import seed_streams
from conjura.engine.wire import CHANCE, FormatError, OptionError, digest_of


class Game:
    """What every game is. A game's package makes one instance of a subclass and registers it.

    Attributes:
        id: the game's id.
        players: the numbers of players it can be played with.
        presets: the named sets of option values that can be played.
        rules_version: raised when old records would replay differently.
        clause_prefix: the letter of its clauses (``I`` in ``I-10.3``).
        over_clause: the clause that a refusal after the end cites.
        stream_names: the named random streams of a state.
        options_type: the typed options, one field for each option, with its default.
        library: the decks of the game and what they may say, where it has such (see ``conjura.engine.library``).
        walk_prompts: the kinds of prompts inside a walk: what is answered there can be held on a copy until the walk is
            complete, and taken back.
        window_prompts: the kinds of prompts that ask for a reaction and most often get none.
        shown_numbers: the kinds of prompts whose numbers at stake stand in the scene already.
        forgets: by action tag that gives a walk up, the tag that began it: nothing has happened then.
    """

    id: str = ""
    players: range = range(0)
    presets: tuple[str, ...] = ()
    rules_version: int = 1
    clause_prefix: str = ""
    over_clause: str = ""
    stream_names: tuple[str, ...] = ("setup", "deck", "dice")
    options_type: type[msgspec.Struct] = msgspec.Struct
    library: Library | None = None
    walk_prompts: frozenset[str] = frozenset()
    window_prompts: frozenset[str] = frozenset()
    shown_numbers: frozenset[str] = frozenset()
    forgets: Mapping[str, str] = MappingProxyType({})

    def __reduce_ex__(self, protocol: Any) -> Any:
        """For ``pickle`` and copies: a registered game is found by its name, and there is one of it."""
        if self.id in games() and game(self.id) is self:
            return game, (self.id,)
        return super().__reduce_ex__(protocol)

    # What a game provides

    def preset_values(self, preset: str | None) -> dict[str, Any]:
        """The option values of a preset (``None``: the default)."""
        raise NotImplemented_(self, "preset_values")

    def validate(self, options: Any) -> None:
        """Raise ``OptionError`` for a value that is impossible or not available."""

    def opening(self, options: Any, players: int, explicit: bool, streams: list[int]) -> State:
        """A state before anything has been dealt, with its first frame on the stack."""
        raise NotImplemented_(self, "opening")

    def codec(self, options: Any) -> Codec:
        """The writer and reader of actions under these options."""
        raise NotImplemented_(self, "codec")

    def write_position(self, state: Any) -> str:
        """The position as text, without the first two lines (game and options)."""
        raise NotImplemented_(self, "write_position")

    def read_position(
        self, lines: list[tuple[int, str]], options: Any, explicit: bool, streams: list[int]
    ) -> State:
        """The state of numbered lines; not yet advanced. Raises ``FormatError``."""
        raise NotImplemented_(self, "read_position")

    def view_of(self, state: Any, seat: int | None) -> Any:
        """What a seat or a spectator may know."""
        raise NotImplemented_(self, "view_of")

    def redeal_of(self, state: Any, seat: int, rng: Any) -> Any:
        """Another state that the seat can't tell from this one."""
        raise NotImplemented_(self, "redeal_of")

    def data_of(self, state: Any) -> Any:
        """All columns as plain JSON data."""
        raise NotImplemented_(self, "data_of")

    def facts_of(self, state: Any) -> dict[str, Any]:
        """What scenarios may ask about, by name and as plain data: everything, so for hosts and tests."""
        return dict(self.data_of(state))

    def action_types_under(self, options: Any) -> tuple[type, ...]:
        """All action types that seats may take under these options, chance apart."""
        raise NotImplemented_(self, "action_types_under")

    def prompt_kinds_under(self, options: Any) -> tuple[str, ...]:
        """All prompt kinds that seats may meet under these options."""
        raise NotImplemented_(self, "prompt_kinds_under")

    def rare_positions(self, options: Any) -> tuple[str, ...]:
        """Position texts of moments too rare to be met in 20 games."""
        return ()

    def driver(self, state: Any, seat: int, rng: Any) -> Any:
        """An action of a cheap purposeful player for an awaited seat."""
        raise NotImplemented_(self, "driver")

    # What a table shows. A game that has no picture of its own is shown as its view

    def scene_of(self, state: Any, seat: int | None) -> Any:
        """The picture for a screen: a struct that follows from what the seat (``None``: a spectator) may know."""
        return self.view_of(state, seat)

    def turn_of(self, state: Any) -> int:
        """The number of the turn under way, from 1; 0 during setup, and where there are none."""
        return 0

    def concerns(self, state: Any, seat: int) -> bool:
        """Whether what is under way is about the seat's own cards or its own turn."""
        return True

    def winners_at_stake(self, state: Any, eyes: int | None) -> tuple[int, ...]:
        """The seats that would win by what is under way, as far as eyes may know."""
        return ()

    def prospects_of(self, state: Any, seat: int, card: str) -> list[Any]:
        """What an asked seat could begin with a card, or against it, with the number needed or the refusal.

        Args:
            state: the state.
            seat: who asks.
            card: a slug.

        Returns:
            rows with ``kind``, ``target``, ``attacker``, ``actions``, ``needed``, ``chance``, ``refusal``; the likeliest
            first.

        Raises:
            FormatError: there is no such card.
        """
        return []

    def hints_of(self, state: Any, seat: int) -> list[int | None]:
        """For each span of the seat's legal actions the number that it would lead to, if it leads to one."""
        return [None for _ in state.legal(seat).spans()]

    def cards_data(self, options: Any) -> dict[str, Any]:
        """The printed facts of all cards in play, for who draws them."""
        return {}

    def summary_of(self, record: Record) -> dict[str, Any]:
        """A finished game in series for pictures: what each seat had at the end of each turn."""
        return {}

    def option_values(self, name: str) -> tuple[Any, ...] | None:
        """The values of an option that can be had now, where not all can."""
        return None

    # What every game has from here

    def option_facts(self) -> list[dict[str, Any]]:
        """The options for a form: name, kind (``flag``, ``choice``, ``number``, ``set``), choices, bounds, default."""
        facts = []
        default = msgspec.to_builtins(self.options_type())
        for name, kind in _option_types(self.options_type):
            facts.append({"name": name, "default": default[name], **_option_form(kind)})
            values = self.option_values(name)
            if values is not None:
                facts[-1]["available"] = msgspec.to_builtins(values)
        return facts

    def options(self, preset: str | None = None, **values: Any) -> Any:
        """The resolved options.

        Args:
            preset: a name of ``presets``, or ``None`` for the default.
            values: option values that differ from it.

        Raises:
            OptionError: an unknown preset or option, or a value it can't have; names it.
        """
        merged = self.preset_values(preset)
        known = self.options_type.__struct_fields__
        for name, value in values.items():
            if name not in known:
                raise OptionError(name, f"no such option; there are {', '.join(known)}")
            merged[name] = value
        return self.options_from(merged)

    def options_from(self, values: dict[str, Any]) -> Any:
        """Options from plain values. Raises ``OptionError``."""
        done: dict[str, Any] = {}
        for name, kind in _option_types(self.options_type):
            if name not in values:
                continue
            try:
                done[name] = msgspec.convert(msgspec.to_builtins(values[name]), kind, strict=True)
            except (msgspec.ValidationError, TypeError) as error:
                raise OptionError(name, str(error)) from None
        for name in values:
            if name not in self.options_type.__struct_fields__:
                raise OptionError(str(name), "no such option")
        options = self.options_type(**done)
        self.validate(options)
        return options

    def new(
        self,
        players: int = 4,
        seed: int = 0,
        preset: str | None = None,
        chance: str = "seeded",
        **options: Any,
    ) -> State:
        """A new game, at its first question.

        Args:
            players: how many seats.
            seed: any whole number; decides all chance. Does nothing with explicit chance.
            preset: see ``options``.
            chance: ``seeded``, or ``explicit``: chance is awaited from ``CHANCE``.
            options: see ``options``.

        Raises:
            OptionError: names what is impossible (``players``, ``chance`` and ``seed`` too).
        """
        return self.new_from(self.options(preset, **options), players, seed, chance)

    def new_from(self, options: Any, players: int, seed: int = 0, chance: str = "seeded") -> State:
        """As ``new``, with resolved options."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise OptionError("players", f"expected a number from {low} to {high}, found {players!r}")
        state = self.opening(options, players, is_explicit(chance), self.streams(seed, chance))
        state.advance()
        return state

    def streams(self, seed: int, chance: str) -> list[int]:
        """The streams of a seed; of none when chance is explicit."""
        if type(seed) is not int:
            raise OptionError("seed", f"expected a whole number, found {seed!r}")
        return seed_streams(0 if is_explicit(chance) else seed, self.stream_names)

    def encode(self, action: Any) -> dict[str, Any]:
        """An action as a JSON-able dict with card slugs."""
        return self.codec(None).encode(action)

    def decode(self, obj: Any) -> Any:
        """The action of a dict. Raises ``FormatError`` naming place and expectation."""
        return self.codec(None).decode(obj)

    def position_of(self, state: Any) -> str:
        """The position text of a state."""
        options = self.options_text(state.options)
        return f"conjura {self.id} {self.rules_version}\noptions {options}\n{self.write_position(state)}"

    def options_text(self, options: Any) -> str:
        """The options that differ from the default, as one line of JSON."""
        return _options_text(options)

    def options_data(self, options: Any) -> dict[str, Any]:
        """The options that differ from the default, as plain values."""
        return dict(_options_data(options))

    def parse(self, text: str, seed: int = 0, chance: str = "seeded") -> State:
        """The state of a position text, drawing on from the seed.

        Raises:
            FormatError: the text is no position; the message names the line and what was expected.
        """
        if not isinstance(text, str):
            raise FormatError(f"expected a position text, found {type(text).__name__}")
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1)]
        head = f"conjura {self.id} {self.rules_version}"
        if not lines or lines[0][1].strip() != head:
            raise FormatError(f"expected {head!r}", "line 1")
        if len(lines) < 2 or not lines[1][1].startswith("options "):
            raise FormatError("expected 'options {...}'", "line 2")
        try:
            values = msgspec.json.decode(lines[1][1][8:])
        except msgspec.DecodeError as error:
            raise FormatError(f"expected JSON: {error}", "line 2") from None
        if not isinstance(values, dict):
            raise FormatError("expected an object of options", "line 2")
        try:
            options = self.options_from(values)
        except OptionError as error:
            raise FormatError(str(error), "line 2") from None
        state = self.read_position(lines[2:], options, is_explicit(chance), self.streams(seed, chance))
        state.start = state.copy()
        state._lists, state._memo = {}, {}
        try:
            state.advance()
            for asked in state.asked:
                if not state.legal(asked):
                    raise FormatError(f"seat {asked} is asked and can do nothing", "stack")
                state.prompt(asked)
            state.view(None)
        except FormatError:
            raise
        except Exception as error:  # a text can describe what no game reaches: the one guard at this border
            raise FormatError(f"the position is not consistent ({type(error).__name__}: {error})") from None
        return state

    def seats_line(self, lines: list[tuple[int, str]]) -> int:
        """The number of seats that the first line of a position tells (``seats 4``). Raises ``FormatError``."""
        if not lines:
            raise FormatError("expected 'seats N'", "line 3")
        number, line = lines[0]
        parts = line.split()
        if len(parts) != 2 or parts[0] != "seats" or not parts[1].isdecimal():
            raise FormatError("expected 'seats N'", f"line {number}")
        if int(parts[1]) not in self.players:
            low, high = self.players[0], self.players[-1]
            raise FormatError(f"expected {low} to {high} seats, found {parts[1]}", f"line {number}")
        return int(parts[1])

    def record_of(self, state: Any) -> Record:
        """The record of a state: header and everything applied."""
        start = None if state.start is None else self.position_of(state.start)
        return Record(self, state.options, state.seats, start, state.history())

    def restart(self, options: Any, players: int, start: str | None, seed: int | None) -> State:
        """The state that a record begins with; chance explicit without a seed."""
        chance = "explicit" if seed is None else "seeded"
        if start is not None:
            return self.parse(start, seed=seed or 0, chance=chance)
        return self.new_from(options, players, seed or 0, chance)

    def digest_of(self, state: Any) -> str:
        """See ``State.digest``."""
        return digest_of([self.id, self.options_text(state.options), self.data_of(state)])


class NotImplemented_(AssertionError):
    """A game lacks a part that every game has.

    Args:
        game: the game.
        part: the method's name.
    """

    def __init__(self, game: Game, part: str) -> None:
        super().__init__(f"{type(game).__name__} has no {part}")


@functools.cache
def _options_data(options: msgspec.Struct) -> dict[str, Any]:
    plain, default = msgspec.to_builtins(options), msgspec.to_builtins(type(options)())
    return {name: value for name, value in plain.items() if value != default[name]}


@functools.cache
def _options_text(options: msgspec.Struct) -> str:
    return msgspec.json.encode(_options_data(options), order="deterministic").decode()


@functools.cache
def _option_types(options_type: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The options and their types."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(options_type))


def _option_form(kind: Any) -> dict[str, Any]:
    """How an option of a type is filled in."""
    info = msgspec.inspect.type_info(kind)
    optional = False
    if isinstance(info, msgspec.inspect.UnionType):
        optional = True
        info = next(part for part in info.types if not isinstance(part, msgspec.inspect.NoneType))
    if isinstance(info, msgspec.inspect.BoolType):
        return {"kind": "flag"}
    if isinstance(info, msgspec.inspect.LiteralType):
        return {"kind": "choice", "choices": list(info.values), "optional": optional}
    if isinstance(info, msgspec.inspect.VarTupleType) and isinstance(
        info.item_type, msgspec.inspect.LiteralType
    ):
        return {"kind": "set", "choices": list(info.item_type.values)}
    if isinstance(info, msgspec.inspect.IntType):
        return {"kind": "number", "low": info.ge, "high": info.le, "optional": optional}
    raise TypeError(f"no form for an option of type {kind!r}")


def is_explicit(chance: str) -> bool:
    """Whether chance is awaited. Raises ``OptionError``."""
    if chance not in ("seeded", "explicit"):
        raise OptionError("chance", f"expected seeded or explicit, found {chance!r}")
    return chance == "explicit"


@functools.cache
def _registered() -> dict[str, importlib.metadata.EntryPoint]:
    found = importlib.metadata.entry_points(group="conjura.games")
    return {point.name: point for point in sorted(found, key=lambda point: point.name)}


def games() -> tuple[str, ...]:
    """The ids of all registered games, sorted.

    >>> isinstance(games(), tuple)
    True
    """
    return tuple(_registered())


@functools.cache
def game(id: str) -> Any:
    """The game of an id.

    Raises:
        OptionError: there is none; names those that exist.
    """
    point = _registered().get(id)
    if point is None:
        raise OptionError("game", f"no such game as {id!r}; there are {', '.join(games()) or 'none'}")
    return point.load()


__all__ = ["CHANCE", "Game", "game", "games", "is_explicit"]
