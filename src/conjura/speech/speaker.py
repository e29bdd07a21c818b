"""Says in one language what the engine says in codes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import msgspec.structs

from conjura.engine.wire import CHANCE, Event, Part, Prompt, Refusal
from conjura.speech.texts import Texts, texts

Fields = Mapping[str, Any]

# Whole numbers in fields of these names are seats; everywhere else they are amounts.
SEATS: Final = frozenset({"by", "loser", "other", "owner", "payer", "seat", "seats", "to", "winners"})

# Text in fields of these names is a word that a sentence chooses by (`{ $kind -> [control] ... }`),
# never a card.
WORDS: Final = frozenset({"cause", "change", "how", "kind", "privilege", "side", "step", "what"})

# The fields that name a tagged thing: its name is part of the key, not of the sentence.
TAGS: Final = ("do", "event")

_HUMPS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Speaker:
    """Sentences of one language about one game, for one set of players.

    Every method raises :class:`SpeechError` naming what is missing: a key, or a variable of its
    sentence. There is no fallback to another language: a text that is missing is a bug, and a test
    finds it.
    """

    def __init__(self, told: Texts, names: Sequence[str] = ()) -> None:
        """`told`: the texts; `names`: the players' names by seat (a seat without one has its number)."""
        self.texts: Final = told
        self.names: Final = tuple(names)

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.texts.lang

    # -- words --------

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of a key (or `key.attribute`), with the values resolved as by :meth:`resolved`."""
        return self.texts.say(key, self.resolved(values))

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key in self.texts

    def card(self, slug: str) -> str:
        """The name of a card."""
        return self.texts.say(f"card-{_dashed(slug)}", {})

    def card_text(self, slug: str) -> str:
        """What a card says; empty for a card that does nothing but stand there."""
        key = f"card-{_dashed(slug)}.text"
        if key not in self.texts:
            self.card(slug)  # a card that does not exist is an error; one without an ability is not
            return ""
        return self.texts.say(key, {})

    def alignment(self, word: str) -> str:
        """The name of an alignment."""
        return self.texts.say(f"alignment-{_dashed(word)}", {})

    def seat(self, seat: int) -> str:
        """The name of the player in a seat, or of chance."""
        if seat == CHANCE:
            return self.texts.say("seat-chance", {})
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.texts.say("seat-number", {"number": seat + 1})

    def listed(self, items: Sequence[str]) -> str:
        """Several names in one row, the last joined with "and"; "none" where there are none."""
        if not items:
            return self.texts.say("list-none", {})
        row = items[0]
        for i, item in enumerate(items[1:], 2):
            key = "list-last" if i == len(items) else "list-next"
            row = self.texts.say(key, {"row": row, "item": item})
        return row

    def amounts(self, low: int, high: int) -> str:
        """The amounts of a span, as text for its label."""
        return str(low) if low == high else self.texts.say("amounts", {"low": low, "high": high})

    # -- what the engine says --------

    def refusal(self, refusal: Refusal, *, cite: bool = True) -> str:
        """Why an action is not allowed, followed by its clause unless `cite` is false."""
        said = self.say(f"refusal-{_dashed(refusal.code)}", **refusal.params)
        return self.cited(said, refusal.clause) if cite else said

    def cited(self, sentence: str, clause: str) -> str:
        """A sentence followed by the clause it stands on; the sentence alone where the clause is empty."""
        if not clause:
            return sentence
        return self.texts.say("cited", {"sentence": sentence, "clause": clause})

    def event(self, event: Event | Fields) -> str:
        """What happened, in one sentence: an event as its reader may see it, or its JSON form."""
        tag, fields = _opened(event)
        return self.say(f"event-{_dashed(tag)}", **fields)

    def action(self, action: Fields, prompt: Prompt | None = None, /, **values: object) -> str:
        """The label of an option.

        Parameters: `action` as its game encodes it (cards are slugs there); `prompt`, what it would
        answer: some actions are called otherwise there (`action-decline-tax`); `values` are laid over
        its fields: a span is one option of many amounts, so give its amounts as text
        (`amount=speaker.amounts(1, 12)`).
        """
        tag, fields = _opened(action)
        key = f"action-{_dashed(tag)}"
        if prompt is not None and f"{key}-{_dashed(prompt.kind)}" in self.texts:
            key = f"{key}-{_dashed(prompt.kind)}"
            fields = {**prompt.params, **fields}
        return self.say(key, **{**fields, **values})

    def prompt(self, prompt: Prompt) -> str:
        """What a seat is being asked, as a short question."""
        return self.say(f"prompt-{_dashed(prompt.kind)}", **{**prompt.params, "seat": prompt.seat})

    def prompt_help(self, prompt: Prompt) -> str:
        """The longer explanation of what is asked."""
        return self.say(f"prompt-{_dashed(prompt.kind)}.help", **{**prompt.params, "seat": prompt.seat})

    def breakdown(self, what: str) -> str:
        """The name of a number that a breakdown explains."""
        return self.say(f"breakdown-{_dashed(what)}")

    def breakdown_part(self, part: Part) -> str:
        """What a part of a number is: the kind of part, with the card or the player it comes from."""
        return self.say(f"part-{_dashed(part.source)}", card=part.card, seat=part.seat)

    # -- values --------

    def resolved(self, fields: Fields) -> dict[str, str | int]:
        """Variables for a sentence from fields of an encoded thing.

        Seats become players' names and slugs names of cards or alignments, by the name of their
        field (`SEATS`, `WORDS`); the kind of a prompt in a field `prompt` becomes its name. Several
        become one row, with their number beside it as `<field>_count`; in a row of pairs each card
        has its amount. `None` becomes "none" and a truth "yes" or "no", for a sentence to choose by.
        """
        values: dict[str, str | int] = {}
        for name, value in fields.items():
            if isinstance(value, list | tuple):
                values[f"{name}_count"] = len(value)
                values[name] = self.listed([self._item(name, item) for item in value])
            else:
                values[name] = self._resolved(name, value)
        return values

    def _item(self, name: str, item: object) -> str:
        if isinstance(item, list | tuple):
            card, amount = item
            return self.texts.say("list-amount", {"item": self._resolved(name, card), "amount": amount})
        return str(self._resolved(name, item))

    def _resolved(self, name: str, value: object) -> str | int:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.seat(value) if name in SEATS else value
        word = str(value)
        if name in WORDS:
            return word
        if name == "prompt":
            return self.texts.say(f"prompt-{_dashed(word)}.name", {})
        dashed = _dashed(word)
        for key in (f"card-{dashed}", f"alignment-{dashed}"):
            if key in self.texts:
                return self.texts.say(key, {})
        return word


def speak(lang: str, names: Sequence[str] = (), game: str | None = None) -> Speaker:
    """A speaker of a language.

    Parameters: `lang`, one of "en", "es", "cs"; `names`, the players by seat; `game`, the id of the
    game spoken about (`None`: what all games share). Raises
    :class:`SpeechError` for an unknown language.
    """
    return Speaker(texts(lang, game), names)


def _dashed(word: str) -> str:
    """A word of code as it stands in a key: `group_captured` and `GroupCaptured` are `group-captured`."""
    return _HUMPS.sub("-", word).replace("_", "-").lower()


def _opened(thing: msgspec.Struct | Fields) -> tuple[str, dict[str, Any]]:
    """The tag of an event or an encoded action, and its other fields."""
    if isinstance(thing, msgspec.Struct):
        return str(thing.__struct_config__.tag), msgspec.structs.asdict(thing)
    for field in TAGS:
        if field in thing:
            return str(thing[field]), {name: value for name, value in thing.items() if name != field}
    raise ValueError(f"neither an action nor an event: {dict(thing)}")
