"""The game of Illuminati: its options, cards, texts and views, as the kernel wants them."""

from __future__ import annotations

from functools import cache
from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.game import Game
from conjura.engine.wire import FormatError, OptionError
from conjura.games.illuminati import rules
from conjura.games.illuminati.actions import ACTIONS
from conjura.games.illuminati.catalogue import load_catalogue
from conjura.games.illuminati.driver import drive
from conjura.games.illuminati.facts import facts_of
from conjura.games.illuminati.frames import FRAMES, Setup
from conjura.games.illuminati.notation import Reader, write_position
from conjura.games.illuminati.options import LATER_PRESETS, PRESETS, Options, validate
from conjura.games.illuminati.rare import rare_positions
from conjura.games.illuminati.reach import action_types, prompt_kinds
from conjura.games.illuminati.redeal import redeal
from conjura.games.illuminati.state import IlluminatiState
from conjura.games.illuminati.view import View, view_of, words

_ = rules


class Illuminati(Game):
    """Conspiracies against conspiracies, for 2 to 8 players."""

    id = "illuminati"
    players = range(2, 9)
    presets = tuple(PRESETS)
    rules_version = 1
    clause_prefix = "I"
    over_clause = "I-27.1"
    stream_names = ("setup", "deck", "dice")
    options_type = Options

    def preset_values(self, preset: str | None) -> dict[str, Any]:
        if preset is None:
            return {}
        if preset in LATER_PRESETS:
            raise OptionError("preset", f"{preset!r} is not yet available")
        if preset not in PRESETS:
            raise OptionError("preset", f"no such preset as {preset!r}; there are {', '.join(PRESETS)}")
        return dict(PRESETS[preset])

    def validate(self, options: Any) -> None:
        validate(options)

    def catalogue(self, options: Any) -> Any:
        """The cards in play under these options."""
        return load_catalogue(("deluxe",) if options is None else tuple(options.sets))

    def codec(self, options: Any) -> Codec:
        return _codec(self.catalogue(options).slugs, ACTIONS, "do")

    def frame_codec(self, options: Any) -> Codec:
        """The writer and reader of frames."""
        return _codec(self.catalogue(options).slugs, FRAMES, "frame")

    def empty(self, options: Any, players: int, explicit: bool, streams: list[int]) -> IlluminatiState:
        """A state with every card in the deck and nothing on the stack."""
        return IlluminatiState(self, options, explicit, streams, self.catalogue(options), players)

    def opening(self, options: Any, players: int, explicit: bool, streams: list[int]) -> IlluminatiState:
        state = self.empty(options, players, explicit, streams)
        state.stack.append(Setup("deal"))
        return state

    def write_position(self, state: Any) -> str:
        return write_position(state, self.frame_codec(state.options))

    def read_position(
        self, lines: list[tuple[int, str]], options: Any, explicit: bool, streams: list[int]
    ) -> IlluminatiState:
        if not lines:
            raise FormatError("expected 'seats N'", "line 3")
        number, line = lines[0]
        parts = line.split()
        if len(parts) != 2 or parts[0] != "seats" or not parts[1].isdecimal():
            raise FormatError("expected 'seats N'", f"line {number}")
        if int(parts[1]) not in self.players:
            raise FormatError(f"expected 2 to 8 seats, found {parts[1]}", f"line {number}")
        state = self.empty(options, int(parts[1]), explicit, streams)
        Reader(state, self.frame_codec(options)).read(lines[1:])
        return state

    def view_of(self, state: Any, seat: int | None) -> View:
        return view_of(state, self.frame_codec(state.options), self.options_data(state.options), seat)

    def redeal_of(self, state: Any, seat: int, rng: Any) -> IlluminatiState:
        return redeal(state, seat, rng, self.stream_names)

    def data_of(self, state: Any) -> Any:
        """All columns as plain data; cards in the deck are those that stand nowhere else."""
        s: IlluminatiState = state
        slugs = s.cat.slugs
        frames = self.frame_codec(s.options)
        out: dict[str, Any] = {
            "turn": s.turn,
            "seats": [
                {
                    "illuminati": slugs[s.root[seat]] if s.root[seat] >= 0 else None,
                    "goal": slugs[s.goal[seat]] if s.goal[seat] >= 0 else None,
                    "ruled_out": s.ruled_out[seat],
                    "kills": s.kills[seat],
                    "turns": s.turns[seat],
                    "alive": s.alive[seat],
                    "offers": s.offers[seat],
                    "hand": [[slugs[token >> 8], token & 255] for token in s.hands[seat]],
                }
                for seat in range(s.seats)
            ],
            "cards": {},
            "discards": [slugs[card] for card in s.discards],
            "altered": {
                slugs[card]: words(s.align[card])
                for card in range(s.cat.first_special)
                if s.align[card] != s.cat.align[card]
            },
            "over": s.over,
            "winners": s.winners,
            "stack": [frames.encode(frame) for frame in s.stack],
        }
        for card in range(s.cat.first_special):
            zone = s.zone[card]
            if zone in (3, 6):
                above = slugs[s.master[card]] if card >= s.cat.first_group else None
                row: list[Any] = [zone, s.holder[card], above, s.heading[card], s.money[card], s.used[card]]
                if s.purse_known:
                    row += [s.purse_known[card], s.purse_floor[card]]
                out["cards"][slugs[card]] = row
            elif zone > 1:
                out["cards"][slugs[card]] = [zone, s.used[card]] if s.used[card] else [zone]
        return out

    def facts_of(self, state: Any) -> dict[str, Any]:
        return facts_of(state, self.frame_codec(state.options))

    def action_types_under(self, options: Any) -> tuple[type, ...]:
        return action_types(self.catalogue(options), options)

    def prompt_kinds_under(self, options: Any) -> tuple[str, ...]:
        return prompt_kinds(self.catalogue(options), options)

    def rare_positions(self, options: Any) -> tuple[str, ...]:
        return rare_positions(self, options)

    def driver(self, state: Any, seat: int, rng: Any) -> Any:
        return drive(state, seat, rng)


@cache
def _codec(slugs: tuple[str, ...], structs: tuple[type, ...], tag: str) -> Codec:
    return Codec(slugs, structs, tag)


GAME = Illuminati()

__all__ = ["GAME", "Illuminati"]
