"""A game whose package has the modules of the house: what its ``game`` module tells, and what follows for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from conjura.engine.codec import Codec
from conjura.engine.game import Game
from conjura.engine.record import Record
from conjura.engine.streams import seed_streams
from conjura.engine.wire import OptionError


class Workings(NamedTuple):
    """The functions of a game's modules, each named as its module names it.

    Attributes:
        validate: of ``options``.
        write_position, reader: of ``notation``; the reader is made of a state and a codec, and its ``read`` of lines.
        view_of: of ``view``.
        scene_of, cards_data: of ``drawing``, or of ``facts``.
        redeal: of ``redeal``: in the copy of a state it draws anew what a seat does not know. It gets the state, which it
            leaves alone, the copy, the seat and the generator that decides, asked only for ``randrange``.
        data_of, facts_of: of ``facts``.
        action_types, prompt_kinds: of ``reach``.
        rare_positions: of ``rare``.
        concerns: of ``prospects``.
        summary_of: of ``summary``.
        drive: of ``driver``.
    """

    validate: Callable[[Any], None]
    write_position: Callable[[Any, Codec], str]
    reader: Callable[[Any, Codec], Any]
    view_of: Callable[[Any, Codec, dict[str, Any], int | None], Any]
    scene_of: Callable[[Any, Codec, int | None], Any]
    cards_data: Callable[[Any], dict[str, Any]]
    redeal: Callable[[Any, Any, int, Any], None]
    data_of: Callable[[Any, Codec], Any]
    facts_of: Callable[[Any, Codec], dict[str, Any]]
    action_types: Callable[[Any, Any], tuple[type, ...]]
    prompt_kinds: Callable[[Any, Any], tuple[str, ...]]
    rare_positions: Callable[[Any, Any], tuple[str, ...]]
    concerns: Callable[[Any, int], bool]
    summary_of: Callable[[Record], dict[str, Any]]
    drive: Callable[[Any, int, Any], Any]


class PackagedGame(Game):
    """A game that is told by its modules. It adds how a game opens, and what it alone has.

    Attributes:
        workings: the functions of its modules.
        preset_table: the option values of each preset, where they differ from the default.
        available: by option, the values that can be had now, where not all can.
        action_structs, frame_structs: all there are.
    """

    stream_names = ("setup", "deck", "dice")
    workings: ClassVar[Workings]
    preset_table: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    available: Mapping[str, tuple[Any, ...]] = MappingProxyType({})
    action_structs: tuple[type, ...] = ()
    frame_structs: tuple[type, ...] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.presets = tuple(cls.preset_table)

    def catalogue(self, options: Any) -> Any:
        """The cards in play under these options; ``None`` for those of any options that actions may name."""
        raise AssertionError(f"{type(self).__name__} has no catalogue")

    def empty(self, options: Any, players: int, explicit: bool, streams: list[int]) -> Any:
        """A state with every card in its deck and nothing on the stack."""
        raise AssertionError(f"{type(self).__name__} has no states")

    def preset_values(self, preset: str | None) -> dict[str, Any]:
        if preset is None:
            return {}
        if preset not in self.preset_table:
            known = ", ".join(self.preset_table)
            raise OptionError("preset", f"no such preset as {preset!r}; there are {known}")
        return dict(self.preset_table[preset])

    def validate(self, options: Any) -> None:
        self.workings.validate(options)

    def option_values(self, name: str) -> tuple[Any, ...] | None:
        return self.available.get(name)

    def codec(self, options: Any) -> Codec:
        return codec_of(self.catalogue(options), self.action_structs, "do")

    def frame_codec(self, options: Any) -> Codec:
        """The writer and reader of frames."""
        return codec_of(self.catalogue(options), self.frame_structs, "frame")

    def write_position(self, state: Any) -> str:
        return self.workings.write_position(state, self.frame_codec(state.options))

    def read_position(
        self, lines: list[tuple[int, str]], options: Any, explicit: bool, streams: list[int]
    ) -> Any:
        state = self.empty(options, self.seats_line(lines), explicit, streams)
        self.workings.reader(state, self.frame_codec(options)).read(lines[1:])
        return state

    def view_of(self, state: Any, seat: int | None) -> Any:
        codec, options = self.frame_codec(state.options), self.options_data(state.options)
        return self.workings.view_of(state, codec, options, seat)

    def scene_of(self, state: Any, seat: int | None) -> Any:
        return self.workings.scene_of(state, self.frame_codec(state.options), seat)

    def cards_data(self, options: Any) -> dict[str, Any]:
        return self.workings.cards_data(self.catalogue(options))

    def redeal_of(self, state: Any, seat: int, rng: Any) -> Any:
        world = state.estranged(seed_streams(rng.randrange(1 << 64), self.stream_names))
        self.workings.redeal(state, world, seat, rng)
        world.start = world.copy()
        return world

    def data_of(self, state: Any) -> Any:
        return self.workings.data_of(state, self.frame_codec(state.options))

    def facts_of(self, state: Any) -> dict[str, Any]:
        return self.workings.facts_of(state, self.frame_codec(state.options))

    def action_types_under(self, options: Any) -> tuple[type, ...]:
        return self.workings.action_types(self.catalogue(options), options)

    def prompt_kinds_under(self, options: Any) -> tuple[str, ...]:
        return self.workings.prompt_kinds(self.catalogue(options), options)

    def rare_positions(self, options: Any) -> tuple[str, ...]:
        return self.workings.rare_positions(self, options)

    def concerns(self, state: Any, seat: int) -> bool:
        return self.workings.concerns(state, seat)

    def summary_of(self, record: Record) -> dict[str, Any]:
        return self.workings.summary_of(record)

    def driver(self, state: Any, seat: int, rng: Any) -> Any:
        return self.workings.drive(state, seat, rng)


# Asked for at every step of a table: a catalogue is found more quickly than all its slugs.
@cache
def codec_of(cat: Any, structs: tuple[type, ...], tag: str) -> Codec:
    """The writer and reader of some structs with the cards of a catalogue."""
    return Codec(cat.slugs, structs, tag)
