"""How the table of each game is drawn, and what else the terminal has to know of it.

A game without a board of its own is drawn as its bare view.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.text import Text

from conjura.cli.voice import Voice
from conjura.engine.wire import Prompt, dumps


class Chance(NamedTuple):
    """Something that could be tried.

    Attributes:
        attack: the action that begins it.
        target, attacker: slugs of cards.
        needed: the number that would be needed.
    """

    attack: Any
    target: str
    attacker: str
    needed: int


class Board:
    """What the terminal knows of a game. This one knows nothing but what every game has.

    Attributes:
        hints: the kinds of prompts at which each option is shown with the number that it would lead to.
        aside: the tags of actions that share a line even in a short list.
        last: the tags of actions that stand at the end of a list, in this order.
        going_on: the kinds of prompts at which Enter alone goes on.
        windows: the kinds of prompts that most often get no answer, and may be passed over.
        kinds: the kinds of attacks, where the game has such.
        chapters: the names of the events that begin something new.
        minor: the names of the events that are told only to who asks for all of them.
        clauses: by action tag, the clause that gives the right.
        described: the kinds of prompts at which each card to choose is shown with what is printed on it.
        turn_prompt: the kind of prompt at which the owner of the turn is asked for actions.
        roles_in: the column of the state that names by seat the card it plays.
    """

    hints: frozenset[str] = frozenset()
    aside: frozenset[str] = frozenset()
    last: tuple[str, ...] = ()
    going_on: frozenset[str] = frozenset()
    windows: frozenset[str] = frozenset()
    kinds: tuple[str, ...] = ()
    chapters: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    clauses: Mapping[str, str] = MappingProxyType({})
    described: frozenset[str] = frozenset()
    turn_prompt: str = ""
    roles_in: str = ""

    def table(self, state: Any, eyes: int | None, voice: Voice) -> list[RenderableType]:
        """The whole table as a seat (``None``: a spectator) may see it."""
        text = msgspec.json.format(dumps(state.view(eyes)), indent=2).decode()
        return [Text(text)]

    def seat(self, state: Any, seat: int, eyes: int | None, voice: Voice) -> list[RenderableType]:
        """What lies before one seat."""
        return self.table(state, eyes, voice)

    def hand(self, state: Any, seat: int, voice: Voice) -> list[RenderableType]:
        """What a seat holds in secret."""
        return []

    def card(self, state: Any, slug: str, voice: Voice) -> list[RenderableType]:
        """A card with all that is printed on it."""
        return [Text(voice.speaker.card(slug), style="bold")]

    def printed(self, state: Any, card: int, voice: Voice) -> str:
        """The figures printed on a card, short; empty where it has none."""
        return ""

    def lead(self, state: Any, prompt: Prompt, voice: Voice) -> list[RenderableType]:
        """What one has to see to answer a question, shown with it each time; nothing for most."""
        return []

    def concerns(self, state: Any, seat: int, prompt: Prompt) -> bool:
        """Whether a window is about the seat's own cards or turn, so that it is asked in any case."""
        return bool(self.windows) and bool(state.game.concerns(state, seat))

    def moment(self, state: Any, prompt: Prompt) -> int | None:
        """The number of the turn if its owner is asked for actions now: a good moment to pause."""
        return self.turns(state) if prompt.kind == self.turn_prompt else None

    def roles(self, state: Any) -> tuple[str | None, ...]:
        """What each seat plays, as the slug of a card."""
        if not self.roles_in:
            return (None,) * len(state.view(None).seats)
        return tuple([state.cat.slugs[card] if card >= 0 else None for card in getattr(state, self.roles_in)])

    def turns(self, state: Any) -> int:
        """How many turns have been taken, where the game counts them."""
        return int(state.game.turn_of(state))

    def attacks(self, state: Any, seat: int, kind: str | None) -> list[Chance]:
        """What a seat that is asked could try, with the number that it would need; the likeliest first."""
        found: list[Chance] = []
        slugs = state.cat.slugs if self.kinds else ()
        for attack in state.legal(seat) if self.kinds else ():
            if type(attack).__name__ != "Attack" or attack.kind not in ((kind,) if kind else self.kinds):
                continue
            begun = state.copy()
            begun.apply(attack, seat)
            for target in begun.legal(seat):
                aimed = begun.copy()
                aimed.apply(target, seat)
                best = self.best_attacker(aimed, seat)
                if best is not None:
                    found.append(Chance(attack, slugs[target.card], slugs[best[1]], best[0]))
        found.sort(key=lambda each: -each.needed)
        return found

    def best_attacker(self, state: Any, seat: int) -> tuple[int, int] | None:
        """``(needed, card)`` of the best attacker, without help, on a target that is named; ``None``: no roll."""
        return None

    def chance(self, total: int) -> float | None:
        """The probability that a roll succeeds which needs ``total``, where the game has such rolls."""
        return None


def board_of(game: str) -> Board:
    """The board of a game."""
    if game == "illuminati":
        from conjura.cli.boards.illuminati import IlluminatiBoard

        return IlluminatiBoard()
    if game == "crimelords":
        from conjura.cli.boards.crimelords import CrimeLordsBoard

        return CrimeLordsBoard()
    if game == "omerta":
        from conjura.cli.boards.omerta import OmertaBoard

        return OmertaBoard()
    return Board()


__all__: Final = ["Board", "Chance", "board_of"]
