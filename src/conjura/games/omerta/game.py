"""The game of Omertà: its options, cards, texts and views, as the kernel wants them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from conjura.engine.packaged import PackagedGame, Workings
from conjura.engine.wire import FormatError, OptionError
from conjura.games.omerta import rules
from conjura.games.omerta.actions import ACTIONS
from conjura.games.omerta.catalogue import load_catalogue
from conjura.games.omerta.drawing import scene_of
from conjura.games.omerta.driver import drive
from conjura.games.omerta.facts import cards_data, data_of, facts_of
from conjura.games.omerta.frames import FRAMES, Setup
from conjura.games.omerta.notation import Reader, write_position
from conjura.games.omerta.options import PRESETS, Options, validate
from conjura.games.omerta.prospects import at_stake, concerns, prospects_of
from conjura.games.omerta.rare import rare_positions
from conjura.games.omerta.reach import action_types, prompt_kinds
from conjura.games.omerta.redeal import redeal
from conjura.games.omerta.rules.setup import missing_domains
from conjura.games.omerta.state import OmertaState
from conjura.games.omerta.summary import summary_of
from conjura.games.omerta.view import view_of
from conjura.games.omerta.vocabulary import LIBRARY

_ = rules


class Omerta(PackagedGame):
    """Five Families in New York, for 2 to 5 players."""

    id = "omerta"
    players = range(2, 6)
    preset_table = PRESETS
    rules_version = 1
    clause_prefix = "O"
    over_clause = "O-11.1"
    options_type, library, action_structs, frame_structs = Options, LIBRARY, ACTIONS, FRAMES
    workings = Workings(
        validate, write_position, Reader, view_of, scene_of, cards_data, redeal, data_of, facts_of, action_types,
        prompt_kinds, rare_positions, concerns, summary_of, drive,
    )  # fmt: skip
    walk_prompts = frozenset(
        {
            "conquest_target", "assault_target", "robbery_capo", "robbery_target", "lay", "name_family", "name_target",
            "name_roller", "offer", "loan", "choose_type",
        }
    )  # fmt: skip
    window_prompts = frozenset(
        {
            "payday_window", "declare_window", "roll_window", "rolled_window", "aftermath_window", "card_window",
            "happening_window", "claim",
        }
    )  # fmt: skip
    forgets = MappingProxyType({"withdraw": "offer"})

    def catalogue(self, options: Any) -> Any:
        """The cards in play under these options."""
        return load_catalogue(("house",) if options is None else tuple(options.sets))

    def empty(self, options: Any, players: int, explicit: bool, streams: list[int]) -> OmertaState:
        """A state with every card in its deck and nothing on the stack."""
        state = OmertaState(self, options, explicit, streams, self.catalogue(options), players)
        state.begin()
        return state

    def opening(self, options: Any, players: int, explicit: bool, streams: list[int]) -> OmertaState:
        state = self.empty(options, players, explicit, streams)
        missing = missing_domains(state)
        if missing:
            raise OptionError("players", missing)
        if options.mode == "conquista":
            state.domains_left = 3 * players
        state.money = [options.starting_money // 1000] * players
        state.stack.append(Setup())
        return state

    def turn_of(self, state: Any) -> int:
        bottom = state.stack[0] if state.stack else None
        return int(getattr(bottom, "number", 0))

    def winners_at_stake(self, state: Any, eyes: int | None) -> tuple[int, ...]:
        return at_stake(state)

    def prospects_of(self, state: Any, seat: int, card: str) -> list[Any]:
        number = self.catalogue(state.options).index.get(card)
        if number is None:
            raise FormatError(f"expected a card, found {card!r}", "card")
        return list(prospects_of(state, seat, number))


GAME = Omerta()

__all__ = ["GAME", "Omerta"]
