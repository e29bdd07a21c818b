"""The game of Crime Lords: its options, cards, texts and views, as the kernel wants them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from conjura.engine.packaged import PackagedGame, Workings
from conjura.engine.prospects import Prospect
from conjura.engine.wire import FormatError, OptionError
from conjura.games.crimelords import rules
from conjura.games.crimelords.actions import ACTIONS
from conjura.games.crimelords.catalogue import load_catalogue
from conjura.games.crimelords.drawing import cards_data, scene_of
from conjura.games.crimelords.driver import drive
from conjura.games.crimelords.facts import data_of, facts_of
from conjura.games.crimelords.frames import FRAMES, Setup
from conjura.games.crimelords.notation import Reader, write_position
from conjura.games.crimelords.options import AVAILABLE, PRESETS, Options, validate
from conjura.games.crimelords.prospects import at_stake, concerns, hints_of, prospects_of
from conjura.games.crimelords.rare import rare_positions
from conjura.games.crimelords.reach import action_types, prompt_kinds
from conjura.games.crimelords.redeal import redeal
from conjura.games.crimelords.rules.auction import why_no_auction
from conjura.games.crimelords.state import CrimeLordsState
from conjura.games.crimelords.summary import summary_of
from conjura.games.crimelords.view import view_of
from conjura.games.crimelords.vocabulary import LIBRARY

_ = rules


class CrimeLords(PackagedGame):
    """Mobs, crooks and rackets, for 2 to 6 players."""

    id = "crimelords"
    players = range(2, 7)
    preset_table = PRESETS
    available = AVAILABLE
    rules_version = 1
    clause_prefix = "C"
    over_clause = "C-17.3"
    options_type, library, action_structs, frame_structs = Options, LIBRARY, ACTIONS, FRAMES
    workings = Workings(
        validate, write_position, Reader, view_of, scene_of, cards_data, redeal, data_of, facts_of, action_types,
        prompt_kinds, rare_positions, concerns, summary_of, drive,
    )  # fmt: skip
    walk_prompts = frozenset(
        {
            "attack_target", "attack_attacker", "name_card", "name_more", "name_seat", "name_cause", "leave", "offer",
            "move", "place", "place_next",
        }
    )  # fmt: skip
    window_prompts = frozenset(
        {
            "declare_window", "money_window", "help_window", "before_roll_window", "after_roll_window",
            "special_window",
        }
    )  # fmt: skip
    shown_numbers = frozenset(
        {
            "turn", "payroll", "attack_protector", "attack_go", "attack_helper", "attack_superior", "attack_hide",
            "attack_guards", "attack_rounds", "declare_window", "money_window", "help_window", "before_roll_window",
            "after_roll_window",
        }
    )  # fmt: skip
    forgets = MappingProxyType({"withdraw": "offer", "decline": "leave"})

    def catalogue(self, options: Any) -> Any:
        """The cards in play."""
        return load_catalogue(("house",))

    def empty(self, options: Any, players: int, explicit: bool, streams: list[int]) -> CrimeLordsState:
        """A state with every card in the deck and nothing on the stack."""
        state = CrimeLordsState(self, options, explicit, streams, self.catalogue(options), players)
        state.begin()
        return state

    def opening(self, options: Any, players: int, explicit: bool, streams: list[int]) -> CrimeLordsState:
        state = self.empty(options, players, explicit, streams)
        problem = why_no_auction(state, players)
        if problem is not None:
            raise OptionError("players", problem)
        state.stack.append(Setup("mobs"))
        return state

    def turn_of(self, state: Any) -> int:
        return int(state.turn)

    def winners_at_stake(self, state: Any, eyes: int | None) -> tuple[int, ...]:
        return at_stake(state)

    def prospects_of(self, state: Any, seat: int, card: str) -> list[Prospect]:
        number = state.cat.index.get(card)
        if number is None or not state.cat.first_crook <= number < state.cat.first_special:
            raise FormatError(f"expected a Crook or Racket, found {card!r}", "card")
        return prospects_of(state, seat, number)

    def hints_of(self, state: Any, seat: int) -> list[int | None]:
        return hints_of(state, seat)


GAME = CrimeLords()

__all__ = ["GAME", "CrimeLords"]
