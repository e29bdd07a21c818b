"""The options of a prompt as a short numbered list: alike ones and amounts as one, searched by letters."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from conjura.cli.boards import Board
from conjura.cli.voice import Voice
from conjura.engine.legal import Span
from conjura.engine.wire import Prompt, Refused

SHOWN: Final = 24
"""So many entries are shown at once; the others are found by letters."""
SHORT: Final = 12
"""Up to so many options each has its own line."""
ALIKE: Final = 4
"""From so many on, options of one kind share a line in a longer list."""


class Entry:
    """One line of a menu.

    Attributes:
        label: what it says.
        spans: the options behind it; more than one open a menu of their own.
        tag: the kind of action.
        needed: the number that it leads to, if one is known.
        note: what is printed on the card that it chooses, where that is shown.
    """

    __slots__ = ("label", "needed", "note", "spans", "tag")

    def __init__(
        self, label: str, spans: list[Span], tag: str, needed: int | None = None, note: str = ""
    ) -> None:
        self.label = label
        self.note = note
        self.spans = spans
        self.tag = tag
        self.needed = needed


class Menu:
    """The entries of one prompt (or of a group of its options).

    Args:
        state: where the options are legal.
        seat: whose they are.
        prompt: what is asked; ``None`` for a seat at liberty.
        board: knows the game.
        voice: speaks.
        group: only these options, if given.
    """

    def __init__(
        self,
        state: Any,
        seat: int,
        prompt: Prompt | None,
        board: Board,
        voice: Voice,
        group: list[Span] | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.prompt = prompt
        self.board = board
        self.voice = voice
        self.grouped = group is not None
        spans = list(state.legal(seat).spans()) if group is None else group
        self.entries: list[Entry] = self._entries(spans)

    @property
    def default(self) -> int | None:
        """The place of the entry that Enter alone chooses: the only one, or to decline, or to go on."""
        if len(self.entries) == 1:
            return 0
        for place, entry in enumerate(self.entries):
            if entry.tag == "decline":
                return place
            if entry.tag == "proceed" and self.prompt is not None and self.prompt.kind in self.board.going_on:
                return place
        return None

    def found(self, text: str) -> list[int]:
        """The places of the entries whose label, or one of whose options, contains a text."""
        wanted = plain(text)
        return [place for place, entry in enumerate(self.entries) if self._holds(entry, wanted)]

    def narrowed(self, entry: Entry, text: str = "") -> Menu:
        """The menu behind an entry of several options; only those that contain a text, if any do."""
        wanted = plain(text)
        spans = [span for span in entry.spans if wanted in plain(self.label(span))]
        return Menu(self.state, self.seat, self.prompt, self.board, self.voice, spans or entry.spans)

    def label(self, span: Span) -> str:
        """The label of one option."""
        encoded = self.state.game.encode(span.action)
        if span.lone or span.low == span.high:
            return self.voice.speaker.action(encoded, self.prompt)
        return self.voice.speaker.action(encoded, self.prompt, amount=f"{span.low}–{span.high}")

    def _entries(self, spans: list[Span]) -> list[Entry]:
        by_tag: dict[str, list[Span]] = {}
        for span in spans:
            by_tag.setdefault(str(self.state.game.encode(span.action)["do"]), []).append(span)
        crowded = not self.grouped and len(spans) > SHORT and len(by_tag) > 1
        entries: list[Entry] = []
        for tag, alike in by_tag.items():
            aside = tag in self.board.aside and not self.grouped and 1 < len(alike) < len(spans)
            if aside or (crowded and len(alike) >= ALIKE):
                entries.append(Entry(self._group_label(tag, alike), alike, tag))
                continue
            for span in alike:
                entries.append(Entry(self.label(span), [span], tag, self._needed(span), self._note(span)))
        if self.prompt is not None and self.prompt.kind in self.board.hints and len(by_tag) == 1:
            entries.sort(key=lambda entry: 1000 if entry.needed is None else -entry.needed)
        last = self.board.last
        entries.sort(key=lambda entry: last.index(entry.tag) + 1 if entry.tag in last else 0)
        return entries

    def _group_label(self, tag: str, alike: list[Span]) -> str:
        key = f"cli-group-{tag.replace('_', '-')}"
        if not self.voice.speaker.knows(key):
            return self.voice.say("cli-group", first=self.label(alike[0]), count=len(alike) - 1)
        return self.voice.say("cli-grouped", name=self.voice.say(key), count=len(alike))

    def _note(self, span: Span) -> str:
        """What is printed on the card that an option chooses, at the questions where one chooses by that."""
        if self.prompt is None or self.prompt.kind not in self.board.described:
            return ""
        card = getattr(span.action, "card", -1)
        return self.board.printed(self.state, card, self.voice) if card >= 0 else ""

    def _needed(self, span: Span) -> int | None:
        """The number that an option leads to; for one that leads to a choice of numbers, the best of them."""
        if self.prompt is None or self.prompt.kind not in self.board.hints or not span.lone:
            return None
        number = roll_needed(self.state, self.seat, [span.action])
        if number is not None:
            return number
        twin = self.state.copy()
        twin.explicit = True
        twin.apply(span.action, self.seat)
        if twin.over or twin.awaiting != (self.seat,):
            return None
        numbers = [roll_needed(twin, self.seat, [action]) for action in twin.legal(self.seat)]
        known = [number for number in numbers if number is not None]
        return max(known) if known else None

    def _holds(self, entry: Entry, wanted: str) -> bool:
        if wanted in plain(entry.label):
            return True
        return len(entry.spans) > 1 and any(wanted in plain(self.label(span)) for span in entry.spans)


def roll_needed(state: Any, seat: int, actions: list[Any]) -> int | None:
    """The number that a roll would need after some actions, if there is one."""
    try:
        breakdowns = state.breakdown(seat, actions)
    except Refused:
        return None
    for breakdown in breakdowns:
        if breakdown.what == "roll_needed":
            return int(breakdown.total)
    return None


def plain(text: str) -> str:
    """Letters without accents and case, for searching."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter)).strip()
