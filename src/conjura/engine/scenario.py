"""Scenarios: a position, scripted chance, actions and expectations as TOML; the form of every ruling.

    [[scenario]]
    name = "Power 6 against Resistance 2 needs 4"
    game = "..."
    rules = ["I-10.9"]
    position = '''
    seats 2
    ...
    '''
    steps = [
        "0: attack control; choose tobacco_and_liquor_companies; choose texas; announce",
        "expect number.roll_needed = 3",
        "0: spend texas for 99 => refused I-10.21",
        ["0: call_off", "expect turn.actions = 2"],
        "*: decline",
        "0: throw",
        "chance: roll 3",
    ]

The steps of a script:

``SEAT: action; action``
    the seat does this. An action is its tag and its fields in order (``spend texas for 5``) or by name
    (``spend card=texas cause=for amount=5``). ``chance`` is a seat too.
``SEAT: action => refused CLAUSE [code]``
    the action is refused with this clause (and this code); nothing changes.
``*: action``
    every asked seat does this, while it is asked the same kind of question; the first one must be able to.
``expect FACT OPERATOR VALUE``
    a check. Operators: ``=``, ``!=``, ``>=``, ``<=``, ``has`` and ``lacks`` (of a list, an object or
    ``legal.SEAT``), ``mentions`` and ``hides`` (a word anywhere inside).
``[step, ...]``
    a branch: the steps are played on a copy, then the script goes on from before it.

Steps may be tables too: ``{ seat = 0, do = {...} }``, ``{ chance = {...} }``, ``{ all = {...} }``,
``{ seat = 0, refuse = {...}, clause = "...", code = "..." }``, ``{ expect = { "FACT" = VALUE } }``.

Facts: ``awaiting``, ``at_liberty``, ``over``, ``winners``, ``prompt`` (``kind``, ``clause``, ``seat``,
``params`` of who is asked first), ``number.WHAT`` and ``parts.WHAT.SOURCE`` (the numbers at stake),
``legal.SEAT``, ``view.SEAT`` (``view.none``: a spectator), ``event.NAME`` (the last of that name in the last
step that did something), and what the game tells (``Game.facts_of``).

Chance is explicit. Nothing happens that the script does not say: who is not asked can't act, a die that is
not scripted does not fall, and the script fails there.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from conjura.engine.game import game as find_game
from conjura.engine.wire import CHANCE, FormatError, OptionError

Operator = Literal["=", "!=", ">=", "<=", "has", "lacks", "mentions", "hides"]
OPERATORS: tuple[str, ...] = ("=", "!=", ">=", "<=", "has", "lacks", "mentions", "hides")
EVERYBODY = -2
"""The seat of a step that all asked seats take."""
LENIENT = ("number", "parts", "event")
"""Facts of which a missing part is ``null``: there is no such number, part or event now."""
FIELDS = ("name", "game", "rules", "note", "preset", "options", "players", "position", "steps")


class Act(msgspec.Struct, frozen=True):
    """A seat, chance or everybody asked takes these actions; each is the JSON form of an action."""

    seat: int
    actions: tuple[dict[str, Any], ...]


class Refuse(msgspec.Struct, frozen=True):
    """An action must be refused with this clause, and with this code if one is named."""

    seat: int
    action: dict[str, Any]
    clause: str
    code: str | None = None


class Expect(msgspec.Struct, frozen=True):
    """A fact must compare so with a value."""

    fact: str
    operator: Operator
    value: Any


class Branch(msgspec.Struct, frozen=True):
    """Steps that are played on a copy."""

    steps: tuple[Any, ...]


Step = Act | Refuse | Expect | Branch


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario.

    Attributes:
        name: what it shows.
        game: the id of the game.
        rules: the clauses that it holds to.
        note: words for the reader, such as what was adapted.
        preset, options: see ``Game.options``.
        players: how many seats a new game has, where there is no position.
        position: the position text, with or without its two head lines.
        steps: the script.
    """

    name: str
    game: str
    rules: tuple[str, ...] = ()
    note: str = ""
    preset: str | None = None
    options: dict[str, Any] = {}
    players: int | None = None
    position: str | None = None
    steps: tuple[Step, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a scenario ended: ``difference`` is the first one, with its step, or ``None``."""

    name: str
    ok: bool
    difference: str | None = None


# Reading


def load_scenarios(path: Path | str) -> list[Scenario]:
    """The scenarios of a file.

    Raises:
        FormatError: it is no file of scenarios; the message names file, scenario and place.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(f"expected a readable file ({error.__class__.__name__})", path.name) from None
    return parse_scenarios(text, path.name)


def parse_scenarios(text: str, file: str = "scenarios") -> list[Scenario]:
    """The scenarios of a text; see ``load_scenarios``.

    Args:
        text: TOML with ``[[scenario]]`` and, for positions that several share, a table ``[positions]``.
        file: what errors call it.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormatError(f"expected TOML: {error}", file) from None
    shared = raw.pop("positions", {})
    rows = raw.pop("scenario", None)
    if raw:
        raise FormatError(f"expected [[scenario]] and [positions] only, found {sorted(raw)[0]!r}", file)
    if not isinstance(shared, dict) or not all(isinstance(position, str) for position in shared.values()):
        raise FormatError("expected a table of position texts", f"{file}, positions")
    if not isinstance(rows, list) or not rows:
        raise FormatError("expected one or more [[scenario]]", file)
    out: list[Scenario] = []
    names: set[str] = set()
    for number, row in enumerate(rows, 1):
        place = f"{file}, scenario {number}"
        if not isinstance(row, dict) or not isinstance(row.get("name"), str) or not row["name"].strip():
            raise FormatError("expected a name", place)
        if row["name"] in names:
            raise FormatError(f"expected a name of its own, found {row['name']!r} twice", place)
        names.add(row["name"])
        out.append(_scenario(row, shared, f"{file}, scenario {row['name']!r}"))
    return out


def _scenario(row: dict[str, Any], shared: dict[str, str], place: str) -> Scenario:
    for field in row:
        if field not in FIELDS:
            raise FormatError(f"expected one of {', '.join(FIELDS)}, found {field!r}", place)
    rules = row.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise FormatError("expected a list of clauses", f"{place}, rules")
    for field, kind in (("note", str), ("preset", str), ("position", str), ("game", str), ("options", dict)):
        if field in row and not isinstance(row[field], kind):
            raise FormatError(f"expected {'a table' if kind is dict else 'a text'}", f"{place}, {field}")
    try:
        game = find_game(row.get("game", ""))
    except OptionError as error:
        raise FormatError(str(error), f"{place}, game") from None
    position = row.get("position")
    if position is not None and len(position.split()) <= 1:
        if position not in shared:
            known = ", ".join(shared) or "none"
            message = f"expected a position or the name of one ({known}), found {position!r}"
            raise FormatError(message, f"{place}, position")
        position = shared[position]
    if (position is None) == ("players" not in row):
        raise FormatError("expected either a position or a number of players", place)
    if type(row.get("players", 2)) is not int:
        raise FormatError("expected a number of players", f"{place}, players")
    steps = row.get("steps")
    if not isinstance(steps, list) or not steps:
        raise FormatError("expected a list of steps", f"{place}, steps")
    scenario = Scenario(
        name=row["name"],
        game=row["game"],
        rules=tuple(rules),
        note=row.get("note", ""),
        preset=row.get("preset"),
        options=row.get("options", {}),
        players=row.get("players"),
        position=None if position is None else position.strip("\n") + "\n",
        steps=tuple(_step(step, game, f"{place}, steps[{at}]") for at, step in enumerate(steps, 1)),
    )
    try:
        begin(scenario)
    except OptionError as error:
        raise FormatError(str(error), f"{place}, options") from None
    except FormatError as error:
        raise FormatError(str(error), f"{place}, position") from None
    return scenario


def begin(scenario: Scenario) -> Any:
    """The state that a scenario starts from.

    Raises:
        OptionError: an option is impossible.
        FormatError: the position can't be read.
    """
    game = find_game(scenario.game)
    options = game.options(scenario.preset, **scenario.options)
    if scenario.position is None:
        return game.new_from(options, scenario.players, chance="explicit")
    text = scenario.position
    if text.startswith("conjura "):
        if scenario.options or scenario.preset is not None:
            raise FormatError("expected options in the position's head or beside it, not in both")
    else:
        text = f"conjura {game.id} {game.rules_version}\noptions {game.options_text(options)}\n{text}"
    return game.parse(text, chance="explicit")


def _step(raw: Any, game: Any, place: str) -> Step:
    if isinstance(raw, str):
        return _text_step(raw, game, place)
    if isinstance(raw, list):
        return Branch(tuple(_step(step, game, f"{place}[{at}]") for at, step in enumerate(raw, 1)))
    if not isinstance(raw, dict):
        raise FormatError("expected a text, a table or a branch (a list of steps)", place)
    keys = set(raw)
    if keys == {"expect"} and isinstance(raw["expect"], dict) and len(raw["expect"]) == 1:
        fact, value = next(iter(raw["expect"].items()))
        operator = "="
        if isinstance(value, dict) and len(value) == 1 and next(iter(value)) in OPERATORS:
            operator, value = next(iter(value.items()))
        return _expectation(fact, operator, value, game, place)
    if keys == {"chance"}:
        return Act(CHANCE, (_canonical(raw["chance"], game, place),))
    if keys == {"all"}:
        return Act(EVERYBODY, (_canonical(raw["all"], game, place),))
    seat = raw.get("seat")
    if type(seat) is int and keys == {"seat", "do"}:
        return Act(seat, (_canonical(raw["do"], game, place),))
    if type(seat) is int and {"refuse", "clause"} <= keys <= {"seat", "refuse", "clause", "code"}:
        return Refuse(seat, _canonical(raw["refuse"], game, place), str(raw["clause"]), raw.get("code"))
    forms = "{ seat, do }, { chance }, { all }, { seat, refuse, clause, code } or { expect } of one fact"
    raise FormatError(f"expected {forms}", place)


WHO = re.compile(r"(\d+|chance|\*)\s*:\s*(.+)", re.DOTALL)
REFUSED = re.compile(r"(.+?)\s*=>\s*refused\s+([A-Z]-\S+)(?:\s+(\w+))?\s*")
CHECK = re.compile(r"expect\s+(\S+)\s+(=|!=|>=|<=|has|lacks|mentions|hides)\s+(.+)", re.DOTALL)


def _text_step(text: str, game: Any, place: str) -> Step:
    text = text.strip()
    check = CHECK.fullmatch(text)
    if check is not None:
        fact, operator, value = check.groups()
        if fact.startswith("legal."):
            return _expectation(fact, operator, _action(value, game, place), game, place)
        return _expectation(fact, operator, _value(value), game, place)
    who = WHO.fullmatch(text)
    if who is None:
        forms = f"'SEAT: action', '*: action' or 'expect FACT {'|'.join(OPERATORS)} VALUE'"
        raise FormatError(f"expected {forms}, found {text!r}", place)
    seat = {"chance": CHANCE, "*": EVERYBODY}.get(who[1], -3)
    seat = int(who[1]) if seat == -3 else seat
    if "=>" in who[2]:
        refused = REFUSED.fullmatch(who[2])
        if refused is None or seat == EVERYBODY or ";" in refused[1]:
            raise FormatError("expected 'SEAT: action => refused CLAUSE [code]'", place)
        return Refuse(seat, _action(refused[1], game, place), refused[2], refused[3])
    actions = [_action(part, game, place) for part in who[2].split(";")]
    if seat == EVERYBODY and len(actions) > 1:
        raise FormatError("expected one action for everybody", place)
    return Act(seat, tuple(actions))


def _expectation(fact: Any, operator: Any, value: Any, game: Any, place: str) -> Expect:
    if fact.startswith("legal.") and operator not in ("has", "lacks"):
        raise FormatError("expected 'has' or 'lacks' and an action", place)
    if fact.startswith("legal."):
        value = _canonical(value, game, place)
    return Expect(fact, operator, value)


def _value(text: str) -> Any:
    """JSON where it is some, else a word."""
    text = text.strip()
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _action(text: str, game: Any, place: str) -> dict[str, Any]:
    """The JSON form of ``tag value value name=value``."""
    words = _words(text.strip(), place)
    if not words:
        raise FormatError("expected an action", place)
    tag = str(words[0])
    kind = game.codec(None).by_tag.get(tag)
    if kind is None:
        known = ", ".join(sorted(game.codec(None).by_tag))
        raise FormatError(f"expected one of {known}, found {tag!r}", place)
    obj: dict[str, Any] = {game.codec(None).tag: tag}
    fields = kind.__struct_fields__
    for at, word in enumerate(words[1:]):
        name, found, value = word.partition("=") if isinstance(word, str) else ("", "", "")
        if found:
            obj[name] = _value(value)
        elif at < len(fields):
            obj[fields[at]] = _value(word) if isinstance(word, str) else word
        else:
            raise FormatError(f"expected at most {len(fields)} fields in {tag}, found {word!r}", place)
    return _canonical(obj, game, place)


def _words(text: str, place: str) -> list[Any]:
    """Words of a text; what begins like a JSON list, object or string is one word."""
    out: list[Any] = []
    decoder = json.JSONDecoder()
    while text:
        if text[0] in '[{"':
            try:
                value, end = decoder.raw_decode(text)
            except json.JSONDecodeError as error:
                raise FormatError(f"expected JSON: {error}", place) from None
            out.append(value)
        else:
            end = len(text.split(maxsplit=1)[0])
            out.append(text[:end])
        text = text[end:].lstrip()
    return out


def _canonical(obj: Any, game: Any, place: str) -> dict[str, Any]:
    """The JSON form of an action as the game writes it. Raises ``FormatError``."""
    try:
        return dict(game.encode(game.decode(obj)))
    except FormatError as error:
        raise FormatError(str(error), place) from None


# Writing


def print_scenarios(scenarios: list[Scenario]) -> str:
    """The scenarios as TOML; reading it gives equal ones."""
    return "\n".join(_print(scenario) for scenario in scenarios)


def _print(scenario: Scenario) -> str:
    game = find_game(scenario.game)
    out = ["[[scenario]]", f"name = {_quoted(scenario.name)}", f"game = {_quoted(scenario.game)}"]
    if scenario.rules:
        out.append(f"rules = [{', '.join(map(_quoted, scenario.rules))}]")
    if scenario.note:
        out.append(f"note = {_quoted(scenario.note)}")
    if scenario.preset is not None:
        out.append(f"preset = {_quoted(scenario.preset)}")
    if scenario.options:
        out.append(f"options = {_toml(scenario.options)}")
    if scenario.players is not None:
        out.append(f"players = {scenario.players}")
    if scenario.position is not None:
        text = scenario.position
        plain = "'''" not in text and all(char == "\n" or char.isprintable() for char in text)
        out.append(f"position = '''\n{text}'''" if plain else f"position = {_quoted(text)}")
    out.append("steps = [")
    out.extend(f"    {_print_step(step, game)}," for step in scenario.steps)
    out.append("]\n")
    return "\n".join(out)


def _print_step(step: Step, game: Any) -> str:
    if isinstance(step, Branch):
        return f"[{', '.join(_print_step(inner, game) for inner in step.steps)}]"
    return _quoted(step_text(step, game))


def step_text(step: Step, game: Any) -> str:
    """A step as text (a branch as its number of steps)."""
    if isinstance(step, Branch):
        return f"a branch of {len(step.steps)} steps"
    if isinstance(step, Expect):
        legal = step.fact.startswith("legal.")
        value = action_text(step.value, game) if legal else value_text(step.value)
        return f"expect {step.fact} {step.operator} {value}"
    who = {CHANCE: "chance", EVERYBODY: "*"}.get(step.seat, str(step.seat))
    if isinstance(step, Refuse):
        code = f" {step.code}" if step.code else ""
        return f"{who}: {action_text(step.action, game)} => refused {step.clause}{code}"
    return f"{who}: {'; '.join(action_text(action, game) for action in step.actions)}"


def action_text(action: dict[str, Any], game: Any) -> str:
    """An action as a step names it."""
    codec = game.codec(None)
    words = [action[codec.tag]]
    gap = False
    for name in codec.by_tag[words[0]].__struct_fields__:
        if name not in action:
            gap = True
            continue
        value = value_text(action[name])
        words.append(f"{name}={value}" if gap else value)
    return " ".join(words)


def value_text(value: Any) -> str:
    """A value as a step names it."""
    if isinstance(value, str) and value and _value(value) == value and not re.search(r"[\s=;\[{\"]", value):
        return value
    return json.dumps(value, ensure_ascii=False)


def _quoted(text: str) -> str:
    """A TOML basic string: JSON's, but for the control character that TOML wants escaped too."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_quoted(str(name))} = {_toml(part)}' for name, part in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return _quoted(value) if isinstance(value, str) else json.dumps(value)
