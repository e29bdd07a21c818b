"""The small language in which cards say what they do, and the check of it.

An effect is `verb(key=value,...)`; several are joined by ` & ` and done in that order. A value is a whole
number, a word, a filter (`alignment:weird`, `power<=3`, `unhappy=0`), terms that must all hold, joined by `+`
(`own_racket+type:loans>=2`), or alternatives joined by `|` (`control|destroy`, `alignment:government|straight`,
where the key stands for the later alternatives too). A goal ends with a comparison: `sum(what=power)>=35`.

The engine knows the grammar; which verbs there are, what they read and where they may stand is the
`Vocabulary` of a game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct

from conjura.engine.wire import DeckError

Value = int | str | tuple[str, ...]
"""What an argument may be: a number, a word or filter, or two and more alternatives."""

SIGNS = (">=", "<=", "==", ">", "<")
"""The comparisons, longest spelling first."""

_TERM = re.compile(r"(?P<name>[a-z0-9_:-]+?)(?:(?P<sign>>=|<=|==|=|>|<)(?P<number>-?[0-9]+))?\Z")


def terms(word: str) -> tuple[tuple[str, str, int], ...]:
    """One alternative as its terms, all of which must hold: name (or `key:value`), sign and number.

    >>> terms("own_racket+type:loans>=2")
    (('own_racket', '', 0), ('type:loans', '>=', 2))
    """
    found: list[tuple[str, str, int]] = []
    for part in word.split("+"):
        match = _TERM.match(part)
        assert match is not None
        found.append((match["name"], match["sign"] or "", int(match["number"] or 0)))
    return tuple(found)


class Effect(Struct, frozen=True):
    """One thing that a card does.

    Args:
        verb: what is done.
        args: the arguments by name. A filter is kept as `key:value`, alternatives as a tuple of them.
        compare: a sign and a number, for goals; `None` elsewhere.
    """

    verb: str
    args: dict[str, Value]
    compare: tuple[str, int] | None = None

    def number(self, name: str) -> int:
        """The argument `name`, which the vocabulary says is a whole number."""
        value = self.args[name]
        assert isinstance(value, int)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """The alternatives of the argument `name`, one or more, as they stand."""
        return alternatives(self.args[name])

    def filtered(self, name: str, key: str) -> tuple[str, ...]:
        """What the filter `name` gives for `key`: `alignment:a|b` gives `("a", "b")`; else nothing."""
        prefix = key + ":"
        return tuple(word[len(prefix) :] for word in self.words(name) if word.startswith(prefix))


def alternatives(value: Value) -> tuple[str, ...]:
    """An argument as a tuple of its alternatives; a number is one alternative."""
    return value if isinstance(value, tuple) else (str(value),)


# --- reading ---------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"\s*(?:(?P<word>[a-z][a-z0-9_]*)|(?P<number>-?[0-9]+(?![0-9a-z_]))|(?P<sign>>=|<=|==|[(),=|:&<>+]))"
)
_LONGEST = 2000


class _Reader:
    """A cursor over the tokens of one text."""

    __slots__ = ("at", "text", "tokens")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.tokens: list[tuple[str, str, int]] = []
        if len(text) > _LONGEST:
            raise DeckError(f"expected at most {_LONGEST} characters, found {len(text)}")
        position = 0
        end = len(text.rstrip())
        while position < end:
            match = _TOKEN.match(text, position)
            if match is None or match.lastgroup is None:
                while text[position].isspace():
                    position += 1
                self.tokens.append(("other", text[position], position + 1))
                break
            kind = match.lastgroup
            self.tokens.append((kind, match.group(kind), match.start(kind) + 1))
            position = match.end()
        self.tokens.append(("end", "the end", end + 1))

    def fail(self, expected: str) -> DeckError:
        kind, text, column = self.tokens[self.at]
        found = text if kind == "end" else f'"{text}"'
        return DeckError(f"expected {expected}, found {found} at column {column}")

    def peek(self, *texts: str) -> bool:
        kind, text, _ = self.tokens[self.at]
        return kind == "sign" and text in texts

    def skip(self, text: str) -> bool:
        if self.peek(text):
            self.at += 1
            return True
        return False

    def need(self, text: str, instead: str = "") -> None:
        if not self.skip(text):
            raise self.fail(instead or f'"{text}"')

    def word(self, what: str) -> str:
        kind, text, _ = self.tokens[self.at]
        if kind != "word":
            raise self.fail(what)
        self.at += 1
        return text

    def integer(self) -> int:
        kind, text, _ = self.tokens[self.at]
        if kind != "number":
            raise self.fail("a whole number")
        if len(text) > 9:
            raise self.fail("a whole number of at most 9 characters")
        self.at += 1
        return int(text)

    def sign(self) -> str:
        _, text, _ = self.tokens[self.at]
        self.at += 1
        return text

    def done(self) -> bool:
        return self.tokens[self.at][0] == "end"


def parse_effects(text: str) -> tuple[Effect, ...]:
    """Read one or more effects joined by ` & `.

    Raises:
        DeckError: saying what was expected, what was found and at which column (from 1).
    """
    reader = _Reader(text)
    effects = [_effect(reader)]
    while not reader.done():
        reader.need("&", '"&" or the end')
        effects.append(_effect(reader))
    return tuple(effects)


def parse_effect(text: str) -> Effect:
    """Read exactly one effect.

    Raises:
        DeckError: as `parse_effects`, and when more than one effect stands there.
    """
    reader = _Reader(text)
    effect = _effect(reader)
    if not reader.done():
        raise reader.fail("the end")
    return effect


def _effect(reader: _Reader) -> Effect:
    verb = reader.word("a verb")
    reader.need("(")
    args: dict[str, Value] = {}
    while not reader.skip(")"):
        if args:
            reader.need(",", '"," or ")"')
        before = reader.at
        name = reader.word("the name of a parameter")
        if name in args:
            reader.at = before
            raise reader.fail(f"every parameter of {verb} once")
        reader.need("=")
        args[name] = _value(reader)
    compare: tuple[str, int] | None = None
    if reader.peek(*SIGNS):
        sign = reader.sign()
        compare = (sign, reader.integer())
    return Effect(verb, args, compare)


def _value(reader: _Reader) -> Value:
    if reader.tokens[reader.at][0] == "number":
        number = reader.integer()
        if reader.peek("|"):
            raise reader.fail('"," or ")" after a number')
        return number
    key = ""
    found: list[str] = []
    while True:
        key, text = _term(reader, key)
        while reader.skip("+"):
            _, more = _term(reader, "")
            key, text = "", f"{text}+{more}"
        found.append(text)
        if not reader.skip("|"):
            break
    return found[0] if len(found) == 1 else tuple(found)


def _term(reader: _Reader, key: str) -> tuple[str, str]:
    """One term of an alternative, and the key that a bare word after it stands under."""
    word = reader.word("a value")
    if reader.skip(":"):
        key = word + ":"
        text = key + _tail(reader)
    elif reader.peek(*SIGNS, "="):
        key, text = "", word
    else:
        text = key + word
    if reader.peek(*SIGNS, "="):
        sign = reader.sign()
        text = f"{text}{sign}{reader.integer()}"
    return key, text


def _tail(reader: _Reader) -> str:
    if reader.tokens[reader.at][0] == "number":
        return str(reader.integer())
    return reader.word("what the filter asks for")


# --- printing --------------------------------------------------------------------------------------------


def print_effect(effect: Effect) -> str:
    """The text of an effect: `parse_effect` of it gives the effect again."""
    inside = ",".join(f"{name}={_print_value(value)}" for name, value in effect.args.items())
    tail = "" if effect.compare is None else f"{effect.compare[0]}{effect.compare[1]}"
    return f"{effect.verb}({inside}){tail}"


def print_effects(effects: Iterable[Effect]) -> str:
    """The text of several effects, joined as `parse_effects` reads them."""
    return " & ".join(print_effect(effect) for effect in effects)


def _print_value(value: Value) -> str:
    if not isinstance(value, tuple):
        return str(value)
    parts: list[str] = []
    key = ""
    for word in value:
        own, colon, tail = word.partition(":")
        if colon and own == key and not tail.lstrip("-").isdigit():
            parts.append(tail)
        else:
            parts.append(word)
            key = own if colon else ""
    return "|".join(parts)


# --- what may be said ------------------------------------------------------------------------------------


class Parameter(Struct, frozen=True):
    """One parameter of a form: what may be written for it.

    Args:
        name: its key.
        kind: `int` (a whole number), `word` (one of `words`) or `filter` (one of `words`, or a filter by one
            of `keys`).
        words: the bare words allowed.
        keys: the keys allowed in a filter; what may follow is a domain of the vocabulary or the deck.
        many: may alternatives be given?
        joined: may terms be joined by `+`?
        compared: the words that must be compared with a number (`power<=`, `unhappy=`), as they begin.
        counted: must the value end with `>=` and a number?
        numbers: the least and the greatest number allowed.
        default: what a missing one means; without a default it must be written.
    """

    name: str
    kind: str
    words: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    many: bool = False
    joined: bool = False
    compared: tuple[str, ...] = ()
    counted: bool = False
    numbers: tuple[int, int] = (1, 999)
    default: Value | None = None

    def expectation(self) -> str:
        """What is expected here, for an error message."""
        if self.kind == "int":
            low, high = self.numbers
            return f"the number {low}" if low == high else f"a whole number from {low} to {high}"
        choices = [*self.words, *(f"{key}:..." for key in self.keys), *(f"{word}N" for word in self.compared)]
        joined = ", ".join(choices)
        if self.joined:
            return f"{joined}, joined by +" + (", and >=N" if self.counted else "")
        if len(choices) == 1:
            return joined
        return f"one or more of {joined}" if self.many else f"one of {joined}"


class Form(Struct, frozen=True):
    """One way to use a verb. A verb with two meanings has two forms.

    Args:
        verb: the verb.
        places: the kinds of card, or `goal`, that it may stand on.
        parameters: all that it reads.
        compare: the signs allowed after it; none means that it must have no comparison.
        once: may it stand only once on a card?
    """

    verb: str
    places: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()
    compare: tuple[str, ...] = ()
    once: bool = True


class Vocabulary(Struct, frozen=True):
    """What the cards of a game can say.

    Args:
        forms: every use of every verb.
        domains: for a filter key, the values that may follow it. A key missing here must be given to `check`.
    """

    forms: tuple[Form, ...]
    domains: dict[str, tuple[str, ...]]

    def verbs(self, place: str) -> tuple[str, ...]:
        """The verbs that may stand at a place, each once, in the order of the forms."""
        return tuple(dict.fromkeys(form.verb for form in self.forms if place in form.places))

    def check(self, effect: Effect, place: str, domains: Mapping[str, Collection[str]]) -> Effect:
        """The effect with its defaults filled in, in the order of its form.

        Args:
            effect: what was read.
            place: where it stands.
            domains: values for the filter keys that depend on the deck (the cards in it).

        Raises:
            DeckError: an unknown verb, a parameter missing, unread or of the wrong kind, a wrong comparison.
        """
        forms = [form for form in self.forms if form.verb == effect.verb and place in form.places]
        if not forms:
            raise DeckError(f'expected one of {", ".join(self.verbs(place))}, found "{effect.verb}"')
        form = max(forms, key=lambda candidate: _fit(candidate, effect))
        read = {parameter.name: parameter for parameter in form.parameters}
        for name in effect.args:
            if name not in read:
                known = ", ".join(read) or "no parameter"
                raise DeckError(f'{effect.verb}: expected {known}, found "{name}", which is not read')
        args: dict[str, Value] = {}
        for parameter in form.parameters:
            value = effect.args.get(parameter.name, parameter.default)
            if value is None:
                raise DeckError(
                    f"{effect.verb}({parameter.name}=): expected {parameter.expectation()}, found nothing"
                )
            self._check_value(effect.verb, parameter, value, domains)
            args[parameter.name] = value
        _check_compare(form, effect)
        return Effect(effect.verb, args, effect.compare)

    def _check_value(
        self, verb: str, parameter: Parameter, value: Value, domains: Mapping[str, Collection[str]]
    ) -> None:
        where = f"{verb}({parameter.name}=): "
        wrong = DeckError(f'{where}expected {parameter.expectation()}, found "{_print_value(value)}"')
        if parameter.kind == "int":
            if not isinstance(value, int) or not parameter.numbers[0] <= value <= parameter.numbers[1]:
                raise wrong
            return
        if isinstance(value, int):
            raise wrong
        words = alternatives(value)
        if len(words) > 1 and not parameter.many:
            raise wrong
        if len(set(words)) < len(words):
            raise DeckError(f'{where}expected every alternative once, found "{_print_value(value)}"')
        keys: set[str] = set()
        for word in words:
            if "+" in word and not parameter.joined:
                raise wrong
            keys.add(word.partition(":")[0] if ":" in word and "+" not in word else "")
            parts = terms(word)
            for place, (name, sign, number) in enumerate(parts):
                if parameter.counted and place == len(parts) - 1:
                    if sign != ">=" or number < 1:
                        raise wrong
                elif sign:
                    if name + sign not in parameter.compared or number < 0:
                        raise wrong
                    continue
                self._check_term(where, parameter, name, wrong, domains)
        if len(keys) > 1:
            raise DeckError(f'{where}expected alternatives of one kind, found "{_print_value(value)}"')

    def _check_term(
        self,
        where: str,
        parameter: Parameter,
        name: str,
        wrong: DeckError,
        domains: Mapping[str, Collection[str]],
    ) -> None:
        key, colon, tail = name.partition(":")
        if not colon:
            if name not in parameter.words:
                raise wrong
            return
        if key not in parameter.keys:
            raise wrong
        known = domains[key] if key in domains else self.domains.get(key, ())
        if tail not in known:
            raise DeckError(f'{where}expected {_listed(key, known)}, found "{tail}"')


def _fit(form: Form, effect: Effect) -> int:
    """How well a form suits what was written: the more, the better; used to choose what to complain about."""
    names = {parameter.name for parameter in form.parameters}
    needed = {parameter.name for parameter in form.parameters if parameter.default is None}
    unread = sum(name not in names for name in effect.args)
    missing = sum(name not in effect.args for name in needed)
    wrong = 0
    for parameter in form.parameters:
        value = effect.args.get(parameter.name)
        if parameter.kind == "word" and value is not None:
            wrong += not set(alternatives(value)) <= set(parameter.words)
    return -4 * unread - 2 * missing - wrong


def _check_compare(form: Form, effect: Effect) -> None:
    if effect.compare is None:
        if form.compare:
            signs = " or ".join(form.compare)
            raise DeckError(f"{effect.verb}: expected a comparison ({signs} and a number), found nothing")
        return
    sign, number = effect.compare
    if not form.compare:
        raise DeckError(f'{effect.verb}: expected no comparison, found "{sign}{number}"')
    if sign not in form.compare or number < 1:
        raise DeckError(
            f'{effect.verb}: expected {" or ".join(form.compare)} and a number from 1, found "{sign}{number}"'
        )


def _listed(key: str, known: Collection[str]) -> str:
    """The domain of a filter for an error message: whole when short, else by its name."""
    return f"one of {', '.join(known)}" if 0 < len(known) <= 12 else f"the id of a known {key}"
