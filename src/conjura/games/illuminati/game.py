"""The game of Illuminati: its options, cards, texts and views, as the kernel wants them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.packaged import PackagedGame, Workings, codec_of
from conjura.engine.prospects import Prospect
from conjura.engine.wire import FormatError
from conjura.games.illuminati import rules
from conjura.games.illuminati.actions import ACTIONS
from conjura.games.illuminati.catalogue import EVERYTHING, load_catalogue, load_masked_catalogue
from conjura.games.illuminati.drawing import cards_data, scene_of
from conjura.games.illuminati.driver import drive
from conjura.games.illuminati.facts import data_of, facts_of
from conjura.games.illuminati.frames import FRAMES, Setup
from conjura.games.illuminati.notation import Reader, write_position
from conjura.games.illuminati.options import AVAILABLE, PRESETS, Options, validate
from conjura.games.illuminati.prospects import at_stake, concerns, hints_of, prospects_of
from conjura.games.illuminati.rare import rare_positions
from conjura.games.illuminati.reach import action_types, prompt_kinds
from conjura.games.illuminati.redeal import redeal
from conjura.games.illuminati.rules.reckoning import reckon
from conjura.games.illuminati.state import IlluminatiState
from conjura.games.illuminati.summary import summary_of
from conjura.games.illuminati.view import view_of
from conjura.games.illuminati.vocabulary import LIBRARY

_ = rules


class Illuminati(PackagedGame):
    """Conspiracies against conspiracies, for 2 to 8 players."""

    id = "illuminati"
    players = range(2, 9)
    preset_table = PRESETS
    available = AVAILABLE
    rules_version = 1
    clause_prefix = "I"
    over_clause = "I-27.1"
    options_type, library, action_structs, frame_structs = Options, LIBRARY, ACTIONS, FRAMES
    workings = Workings(
        validate, write_position, Reader, view_of, scene_of, cards_data, redeal, data_of, facts_of, action_types,
        prompt_kinds, rare_positions, concerns, summary_of, drive,
    )  # fmt: skip
    walk_prompts = frozenset(
        {
            "attack_target", "attack_change", "attack_attacker", "attack_aid", "carry", "name_target", "name_arrow",
            "hack_target", "plumbers_target", "mole_target",
            "leave", "alter_target", "campaign_marker", "alter", "offer", "increase_target", "place", "place_next",
            "rearrange", "redistribute", "lay_bonus", "name_use", "name_side", "ability_payer", "exert", "accuse",
        }
    )  # fmt: skip
    window_prompts = frozenset(
        {
            "start_window", "income_window", "pause_window", "card_window", "roll_window", "answer_window",
            "final_window", "plumbers_window", "attack_loop", "campaign_loop", "bid",
        }
    )  # fmt: skip
    shown_numbers = frozenset(
        {"turn", "attack_aid", "attack_loop", "attack_decide", "card_window", "roll_window", "answer_window"}
    )
    forgets = MappingProxyType({"withdraw": "offer", "decline": "leave"})

    def catalogue(self, options: Any) -> Any:
        """The cards in play under these options."""
        if options is None:
            return load_catalogue(("deluxe",))
        sets = (*options.sets, "house") if options.house_illuminati else tuple(options.sets)
        return (load_masked_catalogue if options.hidden_illuminati else load_catalogue)(sets)

    def codec(self, options: Any) -> Codec:
        if options is None:  # a card has the same number in all games
            return codec_of(load_masked_catalogue(EVERYTHING), ACTIONS, "do")
        return super().codec(options)

    def empty(self, options: Any, players: int, explicit: bool, streams: list[int]) -> IlluminatiState:
        """A state with every card in the deck and nothing on the stack."""
        state = IlluminatiState(self, options, explicit, streams, self.catalogue(options), players)
        state.begin()
        if options.hidden_goals:
            reckon(state)
        return state

    def opening(self, options: Any, players: int, explicit: bool, streams: list[int]) -> IlluminatiState:
        state = self.empty(options, players, explicit, streams)
        state.stack.append(Setup("deal"))
        return state

    def turn_of(self, state: Any) -> int:
        return int(state.turn)

    def winners_at_stake(self, state: Any, eyes: int | None) -> tuple[int, ...]:
        return at_stake(state, eyes)

    def prospects_of(self, state: Any, seat: int, card: str) -> list[Prospect]:
        number = state.cat.index.get(card)
        if number is None or number >= state.cat.first_special:
            raise FormatError(f"expected a card of a structure, found {card!r}", "card")
        return prospects_of(state, seat, number)

    def hints_of(self, state: Any, seat: int) -> list[int | None]:
        return hints_of(state, seat)


GAME = Illuminati()

__all__ = ["GAME", "Illuminati"]
