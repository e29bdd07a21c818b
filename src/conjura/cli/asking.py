"""One question to one person: options and commands; half-made walks are held on copies until complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from conjura.cli.boards import Board
from conjura.cli.clauses import show_clause
from conjura.cli.match import Match
from conjura.cli.menu import SHOWN, Entry, Menu, plain
from conjura.cli.tries import tries
from conjura.cli.voice import Problem, Voice, sheet, whole_number
from conjura.engine.legal import Span
from conjura.engine.walks import gives_up, held
from conjura.engine.wire import Breakdown, Event, Refusal, Refused
from conjura.speech import LANGUAGES

COMMANDS: Final = (
    "back", "undo", "odds", "board", "hand", "card", "log", "rules", "skip", "quiet", "all", "save", "lang",
    "keyboard", "help", "quit",
)  # fmt: skip
"""What can be typed besides options; each has words of its own in every language (``cli-word-odds``)."""

ANSWERS: Final = frozenset({"decline", "choose", "choose_seat", "choose_cause", "confirm"})
"""What answers any question: which clause it comes from, the question knows."""
LOG: Final = 15
"""So many events ``log`` shows unless told otherwise."""
TRIES: Final = 3
"""So many refused tries are explained at once."""


class Leave(Exception):
    """The person leaves the table; the game can be played on later."""


class HandOver(Exception):
    """The keyboard goes to another person who is at liberty to act.

    Args:
        seat: who gets it.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class Settings:
    """What the people at the keyboard have chosen.

    Attributes:
        skipping: the seats that want to be passed over in windows until their own next turn.
        quiet: whether windows in which nothing can be played are passed over.
        save: writes the game to a file of this name (``None``: one of our choice) and returns the name.
    """

    def __init__(self, save: Callable[[str | None], str], quiet: bool) -> None:
        self.save = save
        self.quiet = quiet
        self.skipping: set[int] = set()


class Asking:
    """Asks one seat until it has answered.

    Args:
        match: the game.
        seat: who is asked, or is at liberty to act.
        board: knows the game.
        voice: speaks.
        settings: what has been chosen.
        liberty: whether the seat is only at liberty: then it may also let the game go on.
    """

    def __init__(
        self, match: Match, seat: int, board: Board, voice: Voice, settings: Settings, liberty: bool = False
    ) -> None:
        self.match = match
        self.seat = seat
        self.board = board
        self.voice = voice
        self.settings = settings
        self.liberty = liberty
        self.held: list[Any] = []
        self.worlds: list[Any] = [match.state]
        self.group: list[Menu] = []
        self.filter = ""
        self.undone = False

    @property
    def world(self) -> Any:
        """The state as it would be with what is held; the real one while nothing is."""
        return self.worlds[-1]

    def ask(self) -> list[Any]:
        """The actions that answer, to be committed together; an empty list lets the game go on."""
        while True:
            if self.held:
                forced = self.world.forced(self.seat)
                if forced is not None:
                    if not self._hold(forced):
                        continue
                    # What would commit is asked for, though it is the only way: the last chance to go back.
                    self.held.pop()
                    self.worlds.pop()
            menu = self.group[-1] if self.group else self._menu()
            self._show(menu)
            while True:
                try:
                    done = self._answer(menu, self._read(menu))
                except (Problem, Refused) as error:
                    self._complain(error)
                    continue
                if done is not None:
                    break
            if done == "done":
                return self.held
            if done == "undone":
                self.undone = True
                return []

    # Showing

    def _menu(self) -> Menu:
        prompt = self.world.prompt(self.seat)
        menu = Menu(self.world, self.seat, prompt, self.board, self.voice)
        if self.liberty and not self.held:
            menu.entries.insert(0, Entry(self.voice.say("cli-go-on"), [], "decline"))
        return menu

    def _show(self, menu: Menu) -> None:
        voice = self.voice
        voice.write()
        prompt = menu.prompt
        if prompt is not None:
            for part in self.board.lead(self.world, prompt, voice):
                voice.write(part)
            voice.write(voice.speaker.prompt(prompt), "bold")
        else:
            voice.tell("cli-liberty", style="bold")
        for breakdown in self.world.breakdown(self.seat, []):
            if breakdown.what == "roll_needed":
                voice.write("  " + odds_line(breakdown.total, self.board, voice), "yellow")
        places = menu.found(self.filter) if self.filter else list(range(len(menu.entries)))
        if self.filter and not places:
            places = list(range(len(menu.entries)))
        most = len(places) if self.filter else SHOWN
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_column(justify="right", style="yellow", no_wrap=True)
        for place in places[:most]:
            entry = menu.entries[place]
            label = Text(entry.label)
            if entry.note:
                label.append("  " + entry.note, style="dim")
            if place == menu.default:
                label.append("  ↵", style="dim")
            hint = "" if entry.needed is None else self._odds_short(entry.needed)
            table.add_row(f"{place + 1:>3}", label, hint)
        voice.write(table)
        if len(places) > most:
            voice.tell("cli-more", style="dim", count=len(places) - most)

    def _odds_short(self, total: int) -> str:
        percent = round(100 * (self.board.chance(total) or 0))
        return self.voice.say("cli-odds-short", needed=total, percent=f"{percent:>2}")

    # Reading

    def _read(self, menu: Menu) -> str:
        console = self.voice.console
        console.print(Text(self._mark(menu), style="bold cyan"), end="")
        line = console.input()
        if not console.is_terminal:
            console.print()
        return line.strip()

    def _mark(self, menu: Menu) -> str:
        return self.voice.say("cli-ask-back" if self.held or self.group else "cli-ask") + " "

    def _answer(self, menu: Menu, line: str) -> str | None:
        """``done``: the answer is complete; ``again``: ask anew; ``None``: only read another line."""
        words = line.split()
        if not words:
            return self._enter(menu)
        first = words[0]
        if first.startswith("?"):
            self._explain(menu, " ".join([first[1:], *words[1:]]).strip())
            return None
        command = self._command(first)
        if command is not None:
            return self._do(command, words[1:], menu)
        if first.isdecimal():
            number, amount = whole_number(first), whole_number(words[1]) if len(words) == 2 else None
            if number is None or len(words) > 2 or (len(words) == 2 and amount is None):
                raise Problem("cli-not-an-option", text=line, count=len(menu.entries))
            return self._pick(menu, number - 1, amount)
        return self._search(menu, line)

    def _enter(self, menu: Menu) -> str | None:
        if self.filter:
            found = menu.found(self.filter)
            if len(found) == 1:
                return self._pick(menu, found[0], None)
        elif menu.default is not None:
            return self._pick(menu, menu.default, None)
        return "again"

    def _pick(self, menu: Menu, place: int, amount: int | None) -> str | None:
        if not 0 <= place < len(menu.entries):
            raise Problem("cli-not-an-option", text=str(place + 1), count=len(menu.entries))
        entry = menu.entries[place]
        if not entry.spans:
            return "done"
        if len(entry.spans) > 1:
            behind = menu.narrowed(entry, self.filter)
            if len(behind.entries) == 1:
                return self._pick(behind, 0, amount)
            self.group.append(behind)
            self.filter = ""
            return "again"
        span = entry.spans[0]
        if not span.lone and amount is None:
            amount = span.low if span.low == span.high else self._amount(span)
            if amount is None:
                return "again"
        action = span.action if span.lone else span.at(amount or 0)
        refusal = self.world.check(action, self.seat)
        if refusal is not None:
            raise Refused(refusal)
        self.filter = ""
        self.group.clear()
        return "done" if self._hold(action) else "again"

    def _amount(self, span: Span) -> int | None:
        """The amount typed; ``None`` to go back. Enter alone is nothing, where nothing may be chosen."""
        console = self.voice.console
        key = "cli-amount" if span.low else "cli-amount-or-none"
        question = self.voice.say(key, low=span.low, high=span.high)
        console.print(Text(question + " ", style="cyan"), end="")
        line = console.input().strip()
        if not console.is_terminal:
            console.print()
        if not line:
            return None if span.low else 0
        number = whole_number(line)
        if number is None and self._command(line) != "back":
            raise Problem("cli-bad-number", text=line)
        return number

    def _search(self, menu: Menu, text: str) -> str | None:
        found = menu.found(text)
        if found:
            self.filter = text
            return "again"
        refused = tries(self.world, self.seat, menu.prompt, self.voice, text)
        if not refused:
            raise Problem("cli-nothing-found", text=text)
        for label, refusal in refused[:TRIES]:
            self.voice.write(self.voice.say("cli-try", label=label), "bold")
            self._refuse(refusal)
        self._how_to_read(refused[0][1])
        return None

    def _hold(self, action: Any) -> bool:
        """Play an action on a copy; whether the answer is complete with it."""
        if gives_up(self.world.game, self.held, action):
            self.held.clear()
            del self.worlds[1:]
            return False
        twin, complete = held(self.world, action, self.seat)
        self.held.append(action)
        self.worlds.append(twin)
        return complete

    # Explaining

    def _complain(self, error: Problem | Refused) -> None:
        if isinstance(error, Refused):
            self._refuse(error.refusal)
            self._how_to_read(error.refusal)
        else:
            self.voice.tell(error.key, style="red", **error.values)

    def _refuse(self, refusal: Refusal) -> None:
        self.voice.write("  " + self.voice.speaker.refusal(refusal), "red")

    def _how_to_read(self, refusal: Refusal) -> None:
        if refusal.clause:
            self.voice.tell("cli-read-clause", style="dim", clause=refusal.clause)

    def _explain(self, menu: Menu, what: str) -> None:
        voice = self.voice
        if not what:
            prompt = menu.prompt
            if prompt is None:
                voice.tell("cli-liberty-help")
            else:
                voice.write(voice.speaker.prompt_help(prompt))
                voice.tell("cli-read-clause", style="dim", clause=prompt.clause)
            voice.tell("cli-keys", style="dim")
            return
        number = whole_number(what)
        if number is not None and 0 < number <= len(menu.entries):
            place = number - 1
        else:
            found = menu.found(what)
            if not found:
                raise Problem("cli-nothing-found", text=what)
            place = found[0]
        entry = menu.entries[place]
        voice.write(entry.label, "bold")
        # What only answers a question means what the question means; the others have a right of their own.
        asked = menu.prompt.clause if menu.prompt is not None and entry.tag in ANSWERS else None
        clause = asked or self.board.clauses.get(entry.tag)
        if len(entry.spans) == 1:
            self._explain_card(entry.spans[0])
            self._numbers(self._after(entry.spans[0], None), quiet=True)
        if clause is not None:
            show_clause(clause, voice)

    def _explain_card(self, span: Span) -> None:
        encoded = self.world.game.encode(span.action)
        for field in ("card", "master"):
            slug = encoded.get(field)
            if isinstance(slug, str):
                for line in self.board.card(self.world, slug, self.voice):
                    self.voice.write(line)

    def _after(self, span: Span, amount: int | None) -> list[Breakdown]:
        if not span.lone:
            amount = span.high if amount is None else amount
        action = span.action if span.lone else span.at(amount or 0)
        found: list[Breakdown] = self.world.breakdown(self.seat, [action])
        return found

    def _numbers(self, breakdowns: list[Breakdown], quiet: bool = False) -> None:
        """Numbers part by part; those that are rolled for with their odds."""
        if not breakdowns and not quiet:
            self.voice.tell("cli-no-numbers", style="dim")
        for breakdown in breakdowns:
            show_breakdown(breakdown, self.board, self.voice)

    # Commands

    def _command(self, word: str) -> str | None:
        wanted = plain(word)
        for command in COMMANDS:
            words = [plain(each) for each in self.voice.say(f"cli-word-{command}").split(",")]
            if wanted == command or wanted in words:
                return command
        return None

    def _do(self, command: str, words: list[str], menu: Menu) -> str | None:
        text = " ".join(words)
        if command == "back":
            return self._back()
        if command == "undo":
            if self.held or not self.match.undo(self.seat):
                raise Problem("cli-no-undo")
            self.voice.tell("cli-undone", style="dim")
            return "undone"
        if command == "odds":
            self._odds(menu, words)
        elif command == "board":
            self._board(text)
        elif command == "hand":
            for line in self.board.hand(self.world, self.seat, self.voice):
                self.voice.write(line)
        elif command == "card":
            self._card(text)
        elif command == "log":
            most = whole_number(text) if text else LOG
            if not most:
                raise Problem("cli-bad-number", text=text)
            tell_events(
                self.match.past(self.seat)[-most:],
                self.board,
                self.voice,
                whole=True,
            )
        elif command == "rules":
            show_clause(text or (menu.prompt.clause if menu.prompt is not None else "I-1"), self.voice)
        elif command == "skip":
            return self._skip(menu)
        elif command == "quiet":
            self.settings.quiet = not self.settings.quiet
            self.voice.tell("cli-quiet-on" if self.settings.quiet else "cli-quiet-off", style="dim")
        elif command == "all":
            self.filter = ""
            for place, entry in enumerate(menu.entries, 1):
                self.voice.write(f"{place:>4} {entry.label}")
        elif command == "save":
            self.voice.tell("cli-saved", style="dim", file=self.settings.save(text or None))
        elif command == "lang":
            return self._lang(text)
        elif command == "keyboard":
            self._keyboard(text)
        elif command == "help":
            self._help()
        else:
            raise Leave
        return None

    def _back(self) -> str:
        if self.filter:
            self.filter = ""
        elif self.group:
            self.group.pop()
        elif self.held:
            self.held.pop()
            self.worlds.pop()
            # What is forced was not chosen: the step back goes to the last choice.
            while self.held and self.world.forced(self.seat) is not None:
                self.held.pop()
                self.worlds.pop()
        else:
            raise Problem("cli-no-back")
        return "again"

    def _odds(self, menu: Menu, words: list[str]) -> None:
        if not words:
            self._numbers(self.world.breakdown(self.seat, []))
            return
        numbers = [whole_number(word) for word in words]
        if None in numbers or len(numbers) > 2:
            raise Problem("cli-not-an-option", text=" ".join(words), count=len(menu.entries))
        place = (numbers[0] or 0) - 1
        if not 0 <= place < len(menu.entries) or len(menu.entries[place].spans) != 1:
            raise Problem("cli-not-an-option", text=words[0], count=len(menu.entries))
        span = menu.entries[place].spans[0]
        self._numbers(self._after(span, numbers[1] if len(numbers) == 2 else None))

    def _board(self, text: str) -> None:
        if not text:
            for line in self.board.table(self.world, self.seat, self.voice):
                self.voice.write(line)
            seats = [self.seat]
        elif self._command(text) == "all":
            seats = list(range(len(self.match.kinds)))
        else:
            seats = [self._seat(text)]
        for seat in seats:
            for line in self.board.seat(self.world, seat, self.seat, self.voice):
                self.voice.write(line)

    def _seat(self, text: str) -> int:
        for seat, name in enumerate(self.match.names):
            if plain(text) and plain(name).startswith(plain(text)):
                return seat
        number = whole_number(text)
        if number is not None and 0 < number <= len(self.match.kinds):
            return number - 1
        raise Problem("cli-no-such-player", text=text, names=", ".join(self.match.names))

    def _card(self, text: str) -> None:
        wanted = plain(text)
        slugs = self.world.game.codec(self.world.options).slugs
        found = [slug for slug in slugs if slug and wanted and wanted in plain(self.voice.speaker.card(slug))]
        if not found:
            raise Problem("cli-no-such-card", text=text)
        for slug in found[:8]:
            for line in self.board.card(self.world, slug, self.voice):
                self.voice.write(line)

    def _skip(self, menu: Menu) -> str | None:
        if menu.prompt is not None and menu.prompt.kind not in self.board.windows:
            raise Problem("cli-no-skip")
        self.settings.skipping.add(self.seat)
        self.voice.tell("cli-skipping", style="dim")
        return self._pick(menu, menu.default, None) if menu.default is not None else None

    def _lang(self, text: str) -> str:
        if text not in LANGUAGES:
            raise Problem("cli-bad-language", lang=text, known=", ".join(LANGUAGES))
        self.voice.speak(text)
        self.group.clear()
        self.filter = ""
        return "again"

    def _keyboard(self, text: str) -> None:
        seat = self._seat(text)
        if self.held or seat == self.seat or seat not in self.match.people:
            raise Problem("cli-not-at-keyboard", seat=seat)
        if seat not in self.match.state.at_liberty:
            raise Problem("cli-not-at-liberty", seat=seat)
        raise HandOver(seat)

    def _help(self) -> None:
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        for key in ("number", "text", "explain"):
            table.add_row(self.voice.say(f"cli-help-{key}.word"), self.voice.say(f"cli-help-{key}"))
        for command in COMMANDS:
            word = self.voice.say(f"cli-word-{command}").split(",")[0].strip()
            table.add_row(word, self.voice.say(f"cli-do-{command}"))
        self.voice.write(table)


def show_breakdown(breakdown: Breakdown, board: Board, voice: Voice) -> None:
    """A number part by part, each with its clause, the total, and the odds where it is rolled for."""
    table = sheet()
    table.add_column(voice.speaker.breakdown(breakdown.what), overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    for part in breakdown.parts:
        table.add_row(voice.speaker.breakdown_part(part), f"{part.amount:+d}", part.clause)
    table.add_row(Text(voice.say("cli-total"), style="bold"), Text(str(breakdown.total), style="bold"), "")
    voice.write(table)
    if breakdown.what == "roll_needed":
        voice.write(odds_line(breakdown.total, board, voice), "yellow")


def odds_line(total: int, board: Board, voice: Voice) -> str:
    """What has to be rolled, with the odds; and from where on a higher number no longer raises them."""
    chance = board.chance(total)
    if not chance:
        return voice.say("cli-hopeless", needed=total)
    enough = total
    while board.chance(enough - 1) == chance:
        enough -= 1
    key = "cli-odds" if enough == total else "cli-odds-enough"
    return voice.say(key, needed=total, percent=round(100 * chance), enough=enough)


def tell_events(events: list[Event], board: Board, voice: Voice, whole: bool = False) -> None:
    """What happened, a sentence an event; who merely declined is told only where everything is."""
    for event in events:
        name = type(event).__name__
        if name in board.chapters:
            voice.console.rule(Text(voice.speaker.event(event), style="bold"), style="dim")
        elif whole or name not in board.minor:
            told = Table.grid(padding=(0, 1))
            told.add_row("·", Text(voice.speaker.event(event), style="" if event.reveals else "dim"))
            voice.write(told)
