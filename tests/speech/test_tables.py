"""Every code that a game can say has its sentence, and every sentence is of such a code."""

from __future__ import annotations

import ast
import importlib
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import conjura.speech
from conjura.engine.game import game, games
from conjura.engine.wire import CHANCE, OptionError
from conjura.speech import LANGUAGES, Speaker, Texts, speak, texts

SOURCE = Path(conjura.speech.__file__).parent.parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
CLIENT_KEY = re.compile(r"""['"`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)['"`]""")
CLIENT_START = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
GAMES = games()
NAMES = ("Ana", "Bob", "Cyd", "Dan", "Eva", "Fil", "Gus", "Hal")
VARIANTS = ("name", "help")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(folder: str, name: str, place: int) -> set[str]:
    """The words that stand as the argument at `place` in calls of `name` below a folder of the source."""
    found: set[str] = set()
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                found |= words(node.args[place]) if len(node.args) > place else set()
    return found


def words(node: ast.expr) -> set[str]:
    """The word that an expression is, or the two that it chooses from."""
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def literals() -> tuple[set[str], set[str]]:
    """The strings of the whole source, the browser client's included, and what composed ones begin with."""
    whole, begun = set(), set()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.is_file():
            text = path.read_text(encoding="utf-8")
            whole.update(CLIENT_KEY.findall(text))
            begun.update(CLIENT_START.findall(text))
    return whole, begun


def dashed(word: str) -> str:
    humps = "".join("-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(word))
    return humps.replace("_", "-")


def module(id: str, name: str) -> Any:
    return importlib.import_module(f"conjura.games.{id}.{name}")


def tag(struct: type[msgspec.Struct]) -> str:
    return dashed(str(struct.__struct_config__.tag))


def with_counts(fields: Iterator[str] | tuple[str, ...]) -> set[str]:
    names = set(fields)
    return names | {f"{name}_count" for name in names}


def refusals(id: str) -> dict[str, set[str]]:
    """The variables of each refusal, by key."""
    own = {
        f"refusal-{dashed(code)}": with_counts(params)
        for code, (_, params) in module(id, "refusals").REFUSALS.items()
    }
    common = {
        "refusal-game-over": set(),
        "refusal-not-now": {"prompt"},
        "refusal-not-asked": {"seats", "seats_count"},
    }
    return {**own, **common}


def events(id: str) -> dict[str, set[str]]:
    return {f"event-{tag(kind)}": with_counts(kind.__struct_fields__) for kind in module(id, "events").EVENTS}


def actions(id: str) -> dict[str, set[str]]:
    return {
        f"action-{tag(kind)}": with_counts(kind.__struct_fields__) for kind in module(id, "actions").ACTIONS
    }


@cache
def settings(id: str) -> tuple[dict[str, Any], ...]:
    """The options of a game: as they are by default, and each of them otherwise, one at a time."""
    found: list[dict[str, Any]] = [{}]
    for fact in game(id).option_facts():
        name, default = fact["name"], fact["default"]
        if fact["kind"] == "flag":
            values: list[Any] = [not default]
        elif fact["kind"] == "choice":
            values = [value for value in fact["choices"] if value != default]
        elif fact["kind"] == "number":
            values = [default + 1] if isinstance(default, int) else []
        else:
            values = list(fact.get("available", [fact["choices"]]))
        known = fact.get("available", values)
        found += [{name: value} for value in values if value in known]
    found.append(together(id))
    return tuple(setting for setting in found if possible(id, setting))


def together(id: str) -> dict[str, Any]:
    """All sets of cards, and all flags otherwise at once."""
    out: dict[str, Any] = {}
    for fact in game(id).option_facts():
        if fact["kind"] == "flag":
            out[fact["name"]] = not fact["default"]
        elif fact["kind"] == "set":
            out[fact["name"]] = fact["choices"]
    return out


def possible(id: str, setting: dict[str, Any]) -> bool:
    try:
        game(id).options(**setting)
    except OptionError:
        return False
    return True


def prompts(id: str) -> set[str]:
    """All kinds of prompts: those that the game declares for seats under some options, and that of chance."""
    told = game(id)
    kinds = set().union(*[told.prompt_kinds_under(told.options(**setting)) for setting in settings(id)])
    assert calls(f"games/{id}", "Prompt", 0) <= kinds | {"chance"}
    return kinds | {"chance"}


def sources(id: str) -> set[str]:
    return calls(f"games/{id}", "Part", 1)


def expected(id: str) -> set[str]:
    """All keys that a game needs."""
    keys = set(refusals(id)) | set(events(id)) | set(actions(id))
    for kind in prompts(id):
        keys |= {f"prompt-{dashed(kind)}", *[f"prompt-{dashed(kind)}.{variant}" for variant in VARIANTS]}
    keys |= {f"part-{dashed(source)}" for source in sources(id)}
    keys |= {f"breakdown-{dashed(what)}" for what in calls(f"games/{id}", "Breakdown", 0)}
    return keys


def test_the_kernel_refuses_with_known_codes() -> None:
    assert calls("engine", "Refusal", 0) == {"game_over", "not_now", "not_asked"}


@pytest.mark.parametrize("id", GAMES)
def test_everything_a_game_can_say_has_its_sentence(id: str) -> None:
    missing = expected(id) - set(texts("en", id))
    assert not missing


@pytest.mark.parametrize("id", GAMES)
def test_no_sentence_is_left_over(id: str) -> None:
    kinds = [dashed(kind) for kind in prompts(id)]
    known = expected(id)
    # An option may be called otherwise at one question.
    known |= {f"{key}-{kind}" for key in actions(id) for kind in kinds}
    # Some parts of numbers get their word by a detour.
    known |= {f"part-{dashed(word)}" for word in literals()[0]}
    families = ("refusal-", "event-", "action-", "prompt-", "breakdown-", "part-")
    assert {key for key in texts("en", id) if key.startswith(families)} <= known


@pytest.mark.parametrize("id", GAMES)
def test_no_other_text_is_left_over(id: str) -> None:
    """A key that is no code of a game stands in the source, or in another sentence."""
    whole, begun = literals()
    told = texts("en", id)
    taken = whole.union(*[told.references(key) for key in told])
    starts = tuple(start for start in begun if len(start) > 1 and start.endswith("-"))
    assert not {key for key in told if key not in taken and not key.startswith(starts)}


@pytest.mark.parametrize("id", GAMES)
def test_names_of_cards_and_alignments_are_those_of_the_game(id: str) -> None:
    whole, _ = literals()
    told = game(id)
    slugs = {dashed(slug) for setting in settings(id) for slug in told.codec(told.options(**setting)).slugs}
    words = {dashed(word) for word in whole}
    for key in texts("en", id):
        name = key.removesuffix(".text")
        if name.startswith("card-"):
            assert name.removeprefix("card-") in slugs
        if name.startswith("alignment-"):
            assert name.removeprefix("alignment-") in words


@pytest.mark.parametrize("id", GAMES)
def test_sentences_speak_of_what_is_there(id: str) -> None:
    told = texts("en", id)
    declared = {**refusals(id), **events(id), **actions(id)}
    strange = {
        key: sorted(told.variables(key) - variables)
        for key, variables in declared.items()
        if key in told and told.variables(key) - variables
    }
    assert not strange


class Listener:
    """Says everything that a game lets one hear."""

    def __init__(self, id: str, told: Texts) -> None:
        self.game = game(id)
        self.speaker = Speaker(told, NAMES)
        self.pool: list[Any] = []

    def ask(self, state: Any, seat: int, rng: Any) -> None:
        """What is asked, what may be answered and how it adds up, and why other things are refused."""
        prompt = state.prompt(seat)
        speaker = self.speaker
        assert speaker.prompt(prompt) and speaker.prompt_help(prompt)
        for span in state.legal(seat).spans():
            amount = {} if span.lone else {"amount": speaker.amounts(span.low, span.high)}
            assert speaker.action(self.game.encode(span.action), prompt, **amount)
        for breakdown in state.breakdown(seat, []):
            assert speaker.breakdown(breakdown.what)
            for part in breakdown.parts:
                assert speaker.breakdown_part(part)
        self.pool.append(state.legal(seat).sample(rng))
        for action in rng.sample(self.pool, min(len(self.pool), 8)):
            refusal = state.check(action, seat if rng.randrange(4) else 1 - seat)
            if refusal is not None:
                assert speaker.refusal(refusal).endswith(f"[{refusal.clause}]")

    def tell(self, happened: list[Any]) -> None:
        """What happened, as two seats and a spectator may know it."""
        for event in happened:
            for reader in (0, 1, None):
                seen = event.seen_by(reader)
                if seen is not None:
                    assert self.speaker.event(seen)

    def follow(self, state: Any, rng: Any, questions: int) -> None:
        """Play on for some questions, now by the driver, now at random."""
        for turn in range(questions):
            if state.over:
                break
            seat = state.awaiting[0]
            if seat == CHANCE:
                action = rng.choice(state.outcomes())[0]
                assert self.speaker.action(self.game.encode(action))
            else:
                self.ask(state, seat, rng)
                wild = turn % 3 == 0
                action = state.legal(seat).sample(rng) if wild else self.game.driver(state, seat, rng)
            self.tell(state.apply(action, seat))


def asks_anew(id: str, setting: dict[str, Any]) -> bool:
    """Whether a game asks something under an option that it doesn't ask by default."""
    told = game(id)
    usual = told.prompt_kinds_under(told.options())
    return not set(told.prompt_kinds_under(told.options(**setting))) <= set(usual)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_played_game_can_be_told(id: str, lang: str) -> None:
    rng = random.Random(f"{id} {lang}")
    listener = Listener(id, texts(lang, id))
    for players in (2, 4):
        seed = rng.randrange(1000)
        listener.follow(listener.game.new(players=players, seed=seed, chance="explicit"), rng, 300)
    for text in listener.game.rare_positions(listener.game.options()):
        listener.follow(listener.game.parse(text, seed=1), rng, 60)
    for setting in settings(id)[1:]:
        if asks_anew(id, setting):
            seed = rng.randrange(1000)
            listener.follow(listener.game.new(players=3, seed=seed, chance="explicit", **setting), rng, 200)


def test_a_speaker_of_every_language_knows_every_game() -> None:
    for id in GAMES:
        for lang in LANGUAGES:
            assert speak(lang, NAMES, id).texts.game == id
