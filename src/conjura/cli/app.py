"""The command line: what each command takes. What it does is in modules imported when it is called."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

import conjura
from conjura.cli.files import check_writable, reason
from conjura.cli.voice import CHOSEN, Problem, Voice, checked, new_console, spoken_language
from conjura.engine.game import game as find_game


class Spoken(TyperGroup):
    """The root command: it speaks the language of its command line and turns mistakes into sentences."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = sys.argv[1:] if args is None else list(args)
        run = super().main

        def work(lang: str) -> Any:
            explain(self, "conjura", Voice(lang))
            return run(args=words, prog_name="conjura", standalone_mode=False, **extra)

        code = guarded(words, work)
        if standalone_mode:
            sys.exit(code)
        return code


app = typer.Typer(
    name="conjura",
    cls=Spoken,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
decks = typer.Typer(no_args_is_help=True)
app.add_typer(decks, name="decks")

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es|cs")]
Game = Annotated[str, typer.Option("--game")]
Preset = Annotated[str | None, typer.Option("--preset")]
OptionValues = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed")]
Json = Annotated[bool, typer.Option("--json")]


@app.command()
def play(
    players: Annotated[int | None, typer.Option("--players")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,BOT,...")] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    game: Game = "illuminati",
    preset: Preset = None,
    option: OptionValues = None,
    seed: Seed = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    from conjura.cli import play as playing

    voice = Voice(spoken_language(lang), game_id(game))
    playing.hush()
    check_writable(save, record)
    if resume is not None:
        playing.check_fixed(
            {
                "players": players,
                "seats": seats,
                "name": name,
                "preset": preset,
                "option": option,
                "seed": seed,
            }
        )
        match = playing.resumed_match(resume)
        voice.turn(match.state.game_id)
        voice.tell("cli-resumed", style="dim", file=resume)
        save = save or resume
    else:
        match = playing.new_match(
            find_game(game), voice, players, seats, flat(name), preset, option_values(game, option), seed
        )
    playing.Sitting(match, voice, save, record).play()


@app.command()
def watch(
    games: Annotated[int, typer.Option("--games")] = 1,
    players: Annotated[int | None, typer.Option("--players")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="BOT,BOT,...")] = None,
    game: Game = "illuminati",
    preset: Preset = None,
    option: OptionValues = None,
    seed: Seed = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import play as playing
    from conjura.cli import watching

    voice = Voice(spoken_language(lang), game_id(game))
    playing.hush()
    check_writable(record)
    values = option_values(game, option)
    return watching.watch(
        find_game(game), voice, players, seats, preset, values, seed, games, record, as_json
    )


@app.command()
def replay(
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="PLAYER")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="LINE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import replaying

    return replaying.replay(record, Voice(spoken_language(lang)), seat, everything, at, as_json)


@app.command()
def verify(
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    seed: Seed = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import replaying

    return replaying.verify(record, Voice(spoken_language(lang)), seed, as_json)


@app.command()
def scenario(
    files: Annotated[list[str], typer.Argument(metavar="FILE...")],
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import checking

    return checking.scenarios(files, Voice(spoken_language(lang)), as_json)


@app.command()
def position(
    file: Annotated[str, typer.Argument(metavar="FILE|-")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="NUMBER")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="LINE")] = None,
    as_text: Annotated[bool, typer.Option("--text")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import positions

    return positions.position(file, Voice(spoken_language(lang)), seat, at, as_text, as_json)


@app.command()
def odds(
    file: Annotated[str, typer.Argument(metavar="POSITION|-")],
    actions: Annotated[list[str] | None, typer.Argument(metavar="ACTION...")] = None,
    kind: Annotated[str | None, typer.Option("--kind")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import positions

    return positions.odds(file, actions or [], Voice(spoken_language(lang)), kind, as_json)


@app.command()
def bench(
    games: Annotated[int | None, typer.Option("--games")] = None,
    players: Annotated[int, typer.Option("--players")] = 4,
    small: Annotated[bool, typer.Option("--small")] = False,
    game: Game = "illuminati",
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import measuring

    return measuring.bench(
        find_game(game_id(game)), Voice(spoken_language(lang)), games, players, small, as_json
    )


@decks.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    locale: Annotated[list[str] | None, typer.Option("--locale", metavar="FOLDER")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import checking

    return checking.check_deck(file, Voice(spoken_language(lang)), locale or [], as_json)


@decks.command()
def new(game: Annotated[str, typer.Argument(metavar="GAME")], lang: Lang = None) -> int:
    from conjura.cli import checking

    spoken_language(lang)  # an unknown language is refused here as everywhere
    return checking.new_deck(game_id(game))


@app.command()
def rules(
    clause: Annotated[str | None, typer.Argument()] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    game: Game = "illuminati",
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import clauses

    voice = Voice(spoken_language(lang), game_id(game))
    if coverage:
        return clauses.show_coverage(voice, as_json)
    return clauses.show_rules(clause, voice, as_json)


@app.command()
def serve(
    play: Annotated[bool, typer.Option("--play")] = False,
    browse: Annotated[bool, typer.Option("--browse/--no-browse")] = True,
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    origins: Annotated[str | None, typer.Option("--origins", metavar="URL,...")] = None,
    web: Annotated[str | None, typer.Option("--web", metavar="FOLDER")] = None,
    log: Annotated[str | None, typer.Option("--log", metavar="json|text|off")] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N")] = None,
    migrate_only: Annotated[bool, typer.Option("--migrate-only")] = False,
    lang: Lang = None,
) -> int:
    from conjura.cli import serving

    given = {"host": host, "port": port, "database": database, "origins": origins, "web": web, "log": log}
    given["workers"] = workers
    return serving.serve(Voice(spoken_language(lang)), play, browse and play, migrate_only, **given)


@app.command()
def schema(
    as_typescript: Annotated[bool, typer.Option("--typescript")] = False,
    lang: Lang = None,
) -> None:
    from conjura.cli import describing

    describing.show_schema(as_typescript)


def print_version(asked: bool) -> None:
    """Print the version and end."""
    if asked:
        print(conjura.__version__)
        raise typer.Exit


@app.callback()
def root(
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True)] = False,
) -> None:
    CHOSEN.set(lang)


def game_id(game: str) -> str:
    """The id of a game that exists. Raises ``Problem``."""
    checked("cli-bad-options", lambda: find_game(game))
    return game


def flat(values: list[str] | None) -> list[str]:
    """Values given one by one or in a row with commas."""
    return [part for value in values or () for part in value.split(",")]


def option_values(game: str, pairs: list[str] | None) -> dict[str, Any]:
    """The options of ``key=value`` pairs; a value is JSON where it is some, else a word.

    Raises:
        Problem: a pair is none.
    """
    import msgspec

    known = find_game(game).options_type.__struct_fields__
    values: dict[str, Any] = {}
    for pair in pairs or ():
        key, found, text = pair.partition("=")
        key = key.strip().replace("-", "_")
        if not found or not key:
            raise Problem("cli-bad-option", text=pair)
        if key not in known:
            raise Problem("cli-no-such-option", key=key, known=", ".join(known))
        try:
            values[key] = msgspec.json.decode(text)
        except UnicodeEncodeError:  # bytes of the command line that are no letters
            raise Problem("cli-bad-option", text=pair) from None
        except (msgspec.DecodeError, RecursionError):
            values[key] = text
    return values


def guarded(args: list[str], work: Callable[[str], Any]) -> int:
    """Do some work in the language of a command line; every mistake is one sentence on standard error.

    Args:
        args: the words of the command line.
        work: is given the language.

    Returns:
        the exit code: 0; 1 where a check failed; 2 where what was given is wrong.
    """
    open_streams()
    try:
        lang = spoken_language(asked_language(args))
    except Problem as problem:
        return complain("en", problem)
    try:
        code = work(lang)
        sys.stdout.flush()  # what fails only here fails with a sentence, too
    except Problem as problem:
        return complain(lang, problem)
    except (KeyboardInterrupt, EOFError, typer.Abort):
        return 130
    except BrokenPipeError:
        # Nobody reads on (`conjura watch | head`): what is left to flush goes nowhere.
        silence()
        return 0
    except OSError as error:
        # What was named on the command line has sentences of its own: this is the output (a full disk), or the system.
        silence()
        return complain(lang, Problem("cli-system", message=reason(error)))
    except Exception as error:
        # The parser's own errors: which class they are of depends on its version.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        said = message()
        if said.startswith("Usage:"):  # nothing was asked for: the help is the answer
            new_console(stderr=True).out(said)
            return 2
        return complain(lang, misused(error, said))
    return code if isinstance(code, int) else 0


def open_streams() -> None:
    """See to it that there are three streams; what can't be shown, or was typed and is no letter, is a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:  # closed by who started us: nothing to read, nobody who reads
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # as long as the process
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence() -> None:
    """Let what is still to be written go nowhere: it would fail once more at the end of the process."""
    with contextlib.suppress(OSError, ValueError):  # a stream of a test has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


MISUSES: Final = (
    (r"No such command '(.*)'\.", "cli-no-such-command"),
    (r"No such option:? '?(--?[^\s.']*)", "cli-no-such-flag"),
    (r"Missing argument '(.*)'", "cli-missing"),
    (r"Option '(.*)' requires an argument", "cli-no-value"),
    (r"Invalid value for '(.*?)(?: / .*)?': Input should be a valid integer", "cli-no-integer"),
    (r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", "cli-too-many-words"),
)
"""What the parser says, in its language, of what is typed most often; and our sentences for it."""


def misused(error: Exception, said: str) -> Problem:
    """The sentence for an error of the parser; its own words where we have none."""
    for pattern, key in MISUSES:
        found = re.match(pattern, said)
        if found is not None:
            command = getattr(getattr(error, "ctx", None), "command", None)
            return Problem(key, word=found[1], known=", ".join(getattr(command, "commands", ())))
    return Problem("cli-bad-usage", message=said or "conjura --help")


def explain(command: Any, name: str, voice: Voice) -> None:
    """Give a command, its parameters and the commands below it their help."""
    command.help = voice.say(f"cli-about-{name}")
    command.short_help = command.help
    for param in command.params:
        for key in (f"cli-about-{name}-{dashed(param.name)}", f"cli-about-any-{dashed(param.name)}"):
            if voice.speaker.knows(key):
                param.help = voice.say(key)
                break
    for word, below in getattr(command, "commands", {}).items():
        explain(below, word, voice)


def spoken_parameters(of: typer.Typer) -> list[str]:
    """The commands and parameters of an application that have no help of their own in the texts."""
    command = typer.main.get_command(of)
    voice = Voice("en")
    explain(command, "conjura", voice)
    silent: list[str] = []
    waiting: list[tuple[str, Any]] = [("conjura", command)]
    while waiting:
        name, each = waiting.pop(0)
        silent += [f"{name} {param.name}" for param in each.params if not param.help]
        waiting += getattr(each, "commands", {}).items()
    return silent


def dashed(word: str) -> str:
    """A name of code as it stands in a key."""
    return word.replace("_", "-")


def asked_language(args: list[str]) -> str | None:
    """The value of ``--lang`` in a command line."""
    for place, word in enumerate(args):
        if word == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def complain(lang: str, problem: Problem) -> int:
    """Print what is wrong, in one sentence, to standard error. Returns exit code 2."""
    voice = Voice(lang, problem.about, console=new_console(stderr=True))
    values = problem.values
    if problem.refusal is not None:
        values = {**values, "message": voice.explained(str(values.get("message", "")), problem.refusal)}
    voice.tell(problem.key, style="red", **values)
    return 2
