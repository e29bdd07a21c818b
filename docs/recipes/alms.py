"""Alms: a whole game in one file, for the recipe `add_a_game.md`.

A-1.1 Two to four players. The deck has coins of 1 to 6 MB, some of each. Nobody holds any.
A-1.2 In his turn a player draws a coin and looks at it in secret.
A-2.1 Then he gives up to two of his coins to the poor, openly.
A-2.2 A player gives coins that he holds.
A-3.1 When the deck is empty all show what they kept. Who gave least (in MB) is disgraced and can't win, unless all gave
the same. Of the others, who kept most wins; equal ones share.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from conjura import Breakdown, Event, FormatError, OptionError, Part, Prompt, Refusal
from conjura.engine.codec import Codec
from conjura.engine.game import Game
from conjura.engine.kernel import ALONE, BY_CHANCE, NOBODY, Procedure, State
from conjura.engine.streams import draw_below, seed_streams

COINS = range(1, 7)
STREAMS = ("deck",)


# Options, actions, frames, events: frozen structs


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each option, with its default."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=20)] = 8


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw"):
    """Chance: this coin is drawn (A-1.2)."""

    value: int


class Give(msgspec.Struct, frozen=True, tag_field="do", tag="give"):
    """Give a coin to the poor (A-2.1)."""

    value: int


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep"):
    """Give no more in this turn (A-2.1)."""


class Turn(msgspec.Struct, frozen=True, tag_field="frame", tag="turn"):
    """A seat's turn: it draws, then gives up to ``left`` coins."""

    seat: int
    step: Literal["draw", "give"] = "draw"
    left: int = 2


class CoinDrawn(Event, frozen=True, kw_only=True):
    """A seat drew a coin, which it alone sees (A-1.2)."""

    public = ("seat",)
    hidden = ("value",)
    seat: int
    value: int | None


class CoinGiven(Event, frozen=True, kw_only=True):
    """A seat gave a coin to the poor (A-2.1)."""

    public = ("seat", "value")
    seat: int
    value: int


class Kept(Event, frozen=True, kw_only=True):
    """A seat gave no more (A-2.1)."""

    public = ("seat",)
    seat: int


class GameEnded(Event, frozen=True, kw_only=True):
    """All showed what they kept (A-3.1)."""

    public = ("winners", "kept")
    winners: tuple[int, ...]
    kept: tuple[int, ...]


# What a seat may know


class SeatView(msgspec.Struct, frozen=True):
    """``kept`` is ``None`` where it is a secret; how many coins a seat holds is not."""

    seat: int
    holds: int
    kept: tuple[int, ...] | None
    given: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """What a seat (``you``; ``None``: a spectator) may know."""

    you: int | None
    copies: int
    deck: int
    seats: tuple[SeatView, ...]
    turn: Turn
    over: bool
    winners: tuple[int, ...]


# The state: columns and a stack


class AlmsState(State):
    """A game of Alms under way.

    Attributes:
        seats: the number of seats.
        deck: how many coins of each value may still come; an unseen coin has no identity.
        kept, given: by seat, sorted values.
    """

    def __init__(self, game: Any, options: Any, explicit: bool, streams: list[int], seats: int) -> None:
        super().__init__(game, options, explicit, streams)
        self.seats = seats
        self.deck = tuple(options.copies for _ in COINS)
        self.kept: tuple[tuple[int, ...], ...] = ((),) * seats
        self.given: tuple[tuple[int, ...], ...] = ((),) * seats

    def procedure(self, frame: Any) -> Procedure:
        return TURN

    def copy(self) -> AlmsState:
        twin = AlmsState(self.game, self.options, self.explicit, [], self.seats)
        twin.adopt(self)
        return twin

    def adopt(self, other: Any) -> None:
        self.follow(other)
        self.deck, self.kept, self.given = other.deck, other.kept, other.given

    def key(self) -> Any:
        return (self.seats, self.deck, self.kept, self.given, tuple(self.stack), self.over, self.winners)


# The rules


class TurnProcedure(Procedure):
    """Frame ``Turn``: what it asks, lists, refuses, does."""

    def asks(self, s: Any, f: Any) -> tuple[int, ...]:
        if f.step == "draw":
            return BY_CHANCE if any(s.deck) else NOBODY
        return ALONE[f.seat] if f.left and s.kept[f.seat] else NOBODY

    def step(self, s: Any, f: Any) -> None:
        if f.step == "draw":
            finish(s)
        else:
            s.put(Turn((f.seat + 1) % s.seats))

    def prompt(self, s: Any, f: Any, seat: int) -> Prompt:
        return (
            Prompt("give", "A-2.1", seat, {"left": f.left})
            if f.step == "give"
            else Prompt("draw", "A-1.2", seat)
        )

    def actions(self, s: Any, f: Any, seat: int) -> list[Any]:
        return [Keep(), *[Give(value) for value in sorted(set(s.kept[seat]))]]

    def why_not(self, s: Any, f: Any, seat: int, action: Any) -> Refusal | None:
        return Refusal("not_held", "A-2.2", {"value": action.value}) if type(action) is Give else None

    def outcomes(self, s: Any, f: Any) -> list[tuple[Any, float]]:
        total = sum(s.deck)
        return [(Draw(value), s.deck[value - 1] / total) for value in COINS if s.deck[value - 1]]

    def draw(self, s: Any, f: Any) -> Draw:
        place = draw_below(s.streams, 0, sum(s.deck))
        for value in COINS:
            place -= s.deck[value - 1]
            if place < 0:
                break
        return Draw(value)

    def do(self, s: Any, f: Any, seat: int, action: Any) -> None:
        if type(action) is Draw:
            s.deck = changed(s.deck, action.value - 1, s.deck[action.value - 1] - 1)
            s.kept = changed(s.kept, f.seat, tuple(sorted((*s.kept[f.seat], action.value))))
            s.put(Turn(f.seat, "give"))
            s.tell(CoinDrawn(seat=f.seat, value=action.value, audience=(f.seat,), reveals=True))
        elif type(action) is Give:
            coins = list(s.kept[seat])
            coins.remove(action.value)
            s.kept = changed(s.kept, seat, tuple(coins))
            s.given = changed(s.given, seat, tuple(sorted((*s.given[seat], action.value))))
            s.put(Turn(seat, "give", f.left - 1))
            s.tell(CoinGiven(seat=seat, value=action.value, reveals=True))
        else:
            s.put(Turn(seat, "give", 0))
            s.tell(Kept(seat=seat))

    def breakdown(self, s: Any, f: Any, seat: int) -> list[Breakdown]:
        if f.step != "give" or seat != f.seat:
            return []
        parts = tuple(Part(value, "coin", "A-3.1") for value in s.kept[seat])
        return [Breakdown("kept", sum(s.kept[seat]), parts)]


TURN = TurnProcedure()


def changed(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one item replaced."""
    return (*row[:place], value, *row[place + 1 :])


def finish(s: AlmsState) -> None:
    """The game is over (A-3.1)."""
    gave = [sum(coins) for coins in s.given]
    kept = [sum(coins) for coins in s.kept]
    fair = [seat for seat in range(s.seats) if gave[seat] > min(gave)] or list(range(s.seats))
    most = max(kept[seat] for seat in fair)
    s.over, s.winners = True, tuple(seat for seat in fair if kept[seat] == most)
    s.tell(GameEnded(winners=s.winners, kept=tuple(kept), reveals=True))


# The immutable side


class Alms(Game):
    """Give enough not to be the meanest, keep most."""

    id = "alms"
    players = range(2, 5)
    presets = ("plain",)
    rules_version = 1
    clause_prefix = "A"
    over_clause = "A-3.1"
    stream_names = STREAMS
    options_type = Options

    def preset_values(self, preset: str | None) -> dict[str, Any]:
        if preset not in (None, "plain"):
            raise OptionError("preset", f"no such preset as {preset!r}; there is plain")
        return {}

    def opening(self, options: Any, players: int, explicit: bool, streams: list[int]) -> AlmsState:
        state = AlmsState(self, options, explicit, streams, players)
        state.push(Turn(0))
        return state

    def codec(self, options: Any) -> Codec:
        return Codec((), (Draw, Give, Keep), "do")

    def view_of(self, state: Any, seat: int | None) -> View:
        seats = tuple(
            SeatView(
                seat=other,
                holds=len(state.kept[other]),
                kept=state.kept[other] if state.over or other == seat else None,
                given=state.given[other],
            )
            for other in range(state.seats)
        )
        copies, deck = state.options.copies, sum(state.deck)
        return View(seat, copies, deck, seats, state.stack[-1], state.over, state.winners)

    def redeal_of(self, state: Any, seat: int, rng: Any) -> AlmsState:
        world: AlmsState = state.copy()
        world.streams = seed_streams(rng.randrange(1 << 64), STREAMS)
        world.log, world.events, world._lists = None, [], {}
        if not world.over:
            pool = [value for value in COINS for _ in range(world.deck[value - 1])]
            others = [other for other in range(world.seats) if other != seat]
            for other in others:
                pool += world.kept[other]
            for other in others:
                drawn = [pool.pop(rng.randrange(len(pool))) for _ in world.kept[other]]
                world.kept = changed(world.kept, other, tuple(sorted(drawn)))
            world.deck = tuple(pool.count(value) for value in COINS)
        world.start = world.copy()
        return world

    def data_of(self, state: Any) -> Any:
        seats = [{"kept": state.kept[seat], "given": state.given[seat]} for seat in range(state.seats)]
        return {"seats": seats, "turn": state.stack[-1], "over": state.over, "winners": state.winners}

    def write_position(self, state: Any) -> str:
        lines = [f"seats {state.seats}"]
        for seat in range(state.seats):
            kept, given = (" ".join(map(str, row[seat])) for row in (state.kept, state.given))
            lines.append(f"kept {seat}: {kept}".rstrip())
            lines.append(f"given {seat}: {given}".rstrip())
        lines.append("turn " + msgspec.json.encode(state.stack[-1]).decode())
        if state.over:
            lines.append("over " + " ".join(map(str, state.winners)))
        return "\n".join(lines) + "\n"

    def read_position(
        self, lines: list[tuple[int, str]], options: Any, explicit: bool, streams: list[int]
    ) -> AlmsState:
        rows = [(number, line.partition(" ")) for number, line in lines if line.strip()]
        if not rows or rows[0][1][0] != "seats":
            raise FormatError("expected 'seats N'", "line 3")
        seats = numbers(rows[0][1][2], "line 3", self.players)
        if len(seats) != 1:
            raise FormatError("expected one number of seats", "line 3")
        state = AlmsState(self, options, explicit, streams, seats[0])
        for number, (word, _, rest) in rows[1:]:
            place = f"line {number}"
            if word in ("kept", "given"):
                who, _, coins = rest.partition(":")
                seat = numbers(who, place, range(state.seats))
                if len(seat) != 1:
                    raise FormatError(f"expected '{word} SEAT: coins'", place)
                row = tuple(sorted(numbers(coins, place, COINS)))
                setattr(state, word, changed(getattr(state, word), seat[0], row))
            elif word == "turn" and not state.stack:
                try:
                    state.push(msgspec.json.decode(rest, type=Turn))
                except msgspec.DecodeError as error:
                    raise FormatError(f"expected a turn: {error}", place) from None
                if not (0 <= state.stack[0].seat < state.seats and 0 <= state.stack[0].left <= 2):
                    raise FormatError("expected a seat and 0 to 2 coins left", place)
            elif word == "over":
                state.over, state.winners = True, tuple(numbers(rest, place, range(state.seats)))
            else:
                raise FormatError(f"expected kept, given, turn or over, found {word!r}", place)
        if not state.stack:
            raise FormatError("expected 'turn {...}'", "end")
        seen = [coin for row in (*state.kept, *state.given) for coin in row]
        state.deck = tuple(options.copies - seen.count(value) for value in COINS)
        if min(state.deck) < 0:
            raise FormatError(f"expected at most {options.copies} coins of each value", "end")
        return state

    def action_types_under(self, options: Any) -> tuple[type, ...]:
        return (Give, Keep)

    def prompt_kinds_under(self, options: Any) -> tuple[str, ...]:
        return ("give",)

    def driver(self, state: Any, seat: int, rng: Any) -> Any:
        gave = [sum(coins) for coins in state.given]
        mean = gave[seat] <= min(gave[other] for other in range(state.seats) if other != seat)
        return Give(min(state.kept[seat])) if mean else Keep()


def numbers(text: str, place: str, allowed: range) -> list[int]:
    """The whole numbers of a text. Raises ``FormatError``."""
    found = []
    for word in text.split():
        if not word.isdecimal() or int(word) not in allowed:
            raise FormatError(f"expected numbers from {allowed[0]} to {allowed[-1]}, found {word!r}", place)
        found.append(int(word))
    return found


GAME = Alms()
