"""What there is to be played: games, their cards and rules, and the texts of the client."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

import conjura
from conjura import bots
from conjura.engine.clauses import load_rules, readable, rules_folder
from conjura.engine.wire import FormatError, OptionError
from conjura.server.answers import JSON, Kept, answer, described
from conjura.server.bodies import (
    ClauseText,
    GameInfo,
    Health,
    OptionInfo,
    PresetInfo,
    RulesText,
    SectionText,
)
from conjura.server.denied import Denied
from conjura.speech.texts import LANGUAGES, language_files

router = APIRouter(tags=["games"])

FLUENT = "text/plain; charset=utf-8"


@router.get("/api/games", **described("list_games", list[GameInfo], person=False))
async def list_games(request: Request) -> Response:
    """Every game, with its presets, its options and the programs that can play it."""
    return _games().answer(request)


@router.get(
    "/api/games/{game}/cards",
    **described(
        "get_cards",
        dict,
        query={
            "options": {"type": "string", "maxLength": 4000},
            "preset": {"type": "string", "maxLength": 40},
        },
        person=False,
    ),
)
async def get_cards(request: Request, game: str) -> Response:
    """The printed facts of all cards in play under some options (JSON of those that differ from the preset's)."""
    options, preset = request.query_params.get("options", "{}"), request.query_params.get("preset")
    if len(options) > 4000:
        raise Denied("malformed", {"message": "options"}, status=422)
    kept = await run_in_threadpool(_cards, known_game(game).id, preset, options)
    return kept.answer(request)


@router.get(
    "/api/texts/{lang}.ftl",
    **described("get_texts", "text/plain", query={"game": {"type": "string", "maxLength": 40}}, person=False),
)
async def get_texts(request: Request, lang: str) -> Response:
    """Every sentence of a language, of one game and of all that is shared, as one Fluent file."""
    game = request.query_params.get("game")
    if lang not in LANGUAGES:
        raise Denied("no_language", {"lang": lang[:10]}, status=404)
    kept = await run_in_threadpool(_texts, lang, None if game is None else known_game(game).id)
    return kept.answer(request)


@router.get("/api/rules/{game}/{lang}", **described("get_rules", RulesText, person=False))
async def get_rules(request: Request, game: str, lang: str) -> Response:
    """The numbered rules of a game, of one that can't be played yet too."""
    if lang not in LANGUAGES:
        raise Denied("no_language", {"lang": lang[:10]}, status=404)
    if game not in {path.stem for path in rules_folder().glob("*.md")}:
        raise Denied("no_rules", {"game": game[:40]}, status=404)
    kept = await run_in_threadpool(_rules, game, lang)
    return kept.answer(request)


@router.get("/healthz", **described("get_health", Health, person=False))
async def get_health(request: Request) -> Response:
    """Whether the server lives; 503 while it comes up or goes down."""
    status = request.app.state.premises.status
    return answer(Health(status, conjura.__version__), 200 if status == "ok" else 503)


def known_game(id: str) -> Any:
    """The game of an id. Raises ``Denied``."""
    try:
        return conjura.game(id)
    except OptionError:
        raise Denied("no_game", {"game": id[:40]}, status=404) from None


def game_info(id: str) -> GameInfo:
    """What a form needs to know of a game."""
    game = conjura.game(id)
    presets = []
    for name in game.presets:
        values = game.options_data(game.options(name))
        presets.append(PresetInfo(name, values))
    options = msgspec.convert(game.option_facts(), tuple[OptionInfo, ...])
    low, high = game.players[0], game.players[-1]
    return GameInfo(game.id, (low, high), tuple(presets), options, bots.bot_names(game.id))


@lru_cache(maxsize=1)
def _games() -> Kept:
    return Kept(msgspec.json.encode([game_info(id) for id in conjura.games()]))


@lru_cache(maxsize=64)
def _cards(id: str, preset: str | None, options: str) -> Kept:
    game = conjura.game(id)
    try:
        values = msgspec.json.decode(options, type=dict[str, Any])
        found = game.cards_data(game.options(preset, **values))
    except OptionError as error:
        raise Denied("option", {"field": error.field, "message": str(error)}, status=422) from None
    except (msgspec.DecodeError, RecursionError, TypeError) as error:
        raise Denied("malformed", {"message": str(error)}, status=422) from None
    return Kept(msgspec.json.encode(found))


@lru_cache(maxsize=16)
def _texts(lang: str, game: str | None) -> Kept:
    # What only a terminal says stays out: a client loads less.
    files = [file for file in language_files(lang, game) if file.name != "cli.ftl"]
    return Kept(b"\n".join(file.read_bytes() for file in files), FLUENT)


@lru_cache(maxsize=16)
def _rules(id: str, lang: str) -> Kept:
    folder = rules_folder()
    path = folder / f"{id}.md" if lang == "en" else folder / lang / f"{id}.md"
    spoken = lang
    if not path.is_file():
        path, spoken = folder / f"{id}.md", "en"
    try:
        rules = load_rules(path)
    except (OSError, FormatError):
        raise Denied("no_rules", {"game": id}, status=404) from None
    sections = tuple(
        SectionText(
            section.number,
            section.title,
            tuple(
                ClauseText(clause.id, clause.title, readable(clause))
                for clause in (rules.clauses[cited] for cited in section.clauses)
            ),
        )
        for section in rules.sections.values()
    )
    return Kept(msgspec.json.encode(RulesText(rules.title, spoken, sections)), JSON)


__all__ = ["game_info", "known_game", "router"]
