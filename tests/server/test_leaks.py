"""Everything that a client receives is a function of what its seat may know.

Two tables are played in step: the real one, and one in a world that an observer can't tell from it (redealt, with the
same dice to come). Whatever is done at both (moves, walks tried, talk, motions, standing answers, undo), the observer
must receive the same bytes from both until something is revealed to it. Besides, all that is sent is searched for what
must never be in it. Leaks planted on purpose show that a leak is found.
"""

from __future__ import annotations

import asyncio
import copy
import os
import random
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import conjura
from conjura.engine import walks
from conjura.engine.cheating import CHEATS, Peek, Skim
from conjura.engine.wire import Event, Refusal
from conjura.games.illuminati.game import Illuminati
from conjura.server import audience as audiences
from conjura.server import journal, questions
from conjura.server import steward as stewards
from conjura.server.audience import Audience
from conjura.server.diffs import patched
from conjura.server.film import film_of
from conjura.server.messages import Asked, ClockRule, Happened
from conjura.server.steward import Steward
from conjura.server.table import Table
from properties.games import SWITCHES, any_options
from server.fakes import Client, MemoryStore, filled, house_of, plain_scene, row_of

encode = msgspec.json.Encoder().encode
SEGMENTS = 40 if int(os.environ.get("GAMES", "0")) >= 20 else 14
"""Worlds that each kind of table is held against."""
SEED = 918273645546372819123
"""A seed that is found wherever it is."""


class Leak(AssertionError):
    """Somebody was told what they must not know."""


class Listener(Client):
    """A client that keeps what it is sent as it was sent."""

    def __init__(self, table: Table, person: str) -> None:
        self.heard: list[bytes] = []
        self.told: list[Any] = []
        super().__init__(table, person)

    async def _sent(self, event: Any) -> None:
        if "text" in event:
            self.heard.append(event["text"].encode())
            self.told.append(msgspec.json.decode(event["text"]))
        await super()._sent(event)

    async def news(self) -> list[bytes]:
        """What was sent since the last time."""
        await self.look()
        news, self.heard = self.heard, []
        self.frames.clear()
        return news


class World:
    """A table with a listener in every seat, and one who only looks on.

    Args:
        table: the table; its people are called ``p0``, ``p1`` ...
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        # Time here is the test's; the loop's own would ring in the midst of a step on a slow machine.
        table.steward._ring = lambda: None  # type: ignore[method-assign]
        table.steward.look()
        self.seats = range(len(table.row.seats))
        self.listeners: dict[int | None, Listener] = {}

    async def open(self) -> None:
        """Everybody sits down."""
        for seat in (*self.seats, None):
            listener = Listener(self.table, "" if seat is None else f"p{seat}")
            listener._number = 1000 * self.table.at
            self.listeners[seat] = listener
        for listener in self.listeners.values():
            await listener.sit(seen=max(0, self.table.at - 3))

    def close(self) -> None:
        """Everybody hangs up."""
        for listener in self.listeners.values():
            self.table.audience.leave(listener.line)

    async def rest(self) -> None:
        """Let standing answers come."""
        steward = self.table.steward
        for _ in range(10_000):
            if not steward._errands and steward._alarm is None:
                return
            await asyncio.sleep(0)
        raise AssertionError("never at rest")

    def end(self) -> None:
        """Stop what runs."""
        self.table.close("gone")


async def begun(game: str, players: int, seed: int = SEED, **more: Any) -> Table:
    """A table of people that has begun."""
    row = replace(row_of("p" * players, seed, **more), game=game, preset=None)
    table = Table(row, house_of(MemoryStore()))
    async with table.lock:
        await table.begin()
    return table


def twin_of(table: Table, world: Any) -> Table:
    """Another table at the same entry, in another world. The way back is closed in both: it leads to one world only."""
    twin = copy.copy(table)
    for name, value in vars(table).items():
        if isinstance(value, list | dict | set | OrderedDict):
            setattr(twin, name, copy.copy(value))
    store = MemoryStore()
    store.rows[table.id] = table.row
    store.entries[table.id] = list(table.entries)
    twin.house = house_of(store, table.house.settings, table.house.now)
    twin.lock = asyncio.Lock()
    twin.clocks, twin.talk, twin.ballot, twin.unseen = map(
        copy.deepcopy, (table.clocks, table.talk, table.ballot, table.unseen)
    )
    twin.audience, twin.steward = Audience(twin), Steward(twin)
    twin.state = world
    twin.audience.move()
    table._back, twin._back = [], []
    table.audience.move()
    return twin


def elsewhere(state: Any, observer: int | None, rng: random.Random) -> Any:
    """A world that an observer (``None``: an onlooker) can't tell from this one, with the same chance to come."""
    world = state.redeal(0 if observer is None else observer, rng)
    if observer is None:
        world = world.redeal(1, rng)
    world.streams = state.streams[:]
    return world


class Lockstep:
    """The real world and another one, moved in step.

    Args:
        table: the real table.
        observer: who can't tell them apart.
        rng: decides everything.

    Attributes:
        compared: how many messages were compared.
        public: the words of events that everybody was shown.
        private: words that only some may hear: what was whispered, and the ids of messages.
    """

    def __init__(self, table: Table, observer: int | None, rng: random.Random) -> None:
        self.rng = rng
        self.observer = observer
        self.real = World(table)
        self.other = World(twin_of(table, elsewhere(table.state, observer, rng)))
        self.other.table.steward.look()
        self.differ = table.state != self.other.table.state
        self.compared = 0
        self.public: set[str] = set()
        self.private: dict[str, set[int | None]] = {}

    async def play(self, steps: int) -> None:
        """Move both. Raises ``Leak``."""
        told = self.real.table.at
        for world in (self.real, self.other):
            await world.rest()
            await world.open()
        alike = await self._compare(told)  # standing answers may have gone on to where something is revealed
        for _ in range(steps):
            if not alike or self.real.table.state.over:
                break
            alike = await self._step()
        self.real.close()
        self.other.end()

    async def _both(self, who: int | None, type: str, /, **fields: Any) -> tuple[Any, Any]:
        """Send a message from a seat in both worlds."""
        answers = []
        id = f"id-{who}-{self.rng.randrange(1 << 60)}"
        self.private[id] = {who}
        for world in (self.real, self.other):
            answers.append(await world.listeners[who].send(type, id, **copy.deepcopy(fields)))
            await world.rest()
        if who == self.observer and encode(answers[0]) != encode(answers[1]):
            if not self._revealed(1):
                raise Leak(f"{type} {fields} was answered with {answers[0]}\nelsewhere with {answers[1]}")
        return answers[0], answers[1]

    async def _step(self) -> bool:
        """One thing happens in both worlds. Whether the observer still can't tell them apart."""
        rng, real, other = self.rng, self.real.table, self.other.table
        before, told = hidden_slugs(real.state), real.at
        real.house.now.time += rng.random() * 20
        luck = rng.random()
        seat = rng.choice(self.real.seats)
        if luck < 0.05:
            to = rng.choice([None, (seat + 1) % len(self.real.seats)])
            text = f"words {rng.random()}"
            if to is not None:
                self.private[text] = {seat, to}
            await self._both(seat, "say", text=text, to=to)
        elif luck < 0.11:
            rules = ["ask", "unless_target", "rest_of_turn"]
            if not getattr(
                real.options, "hidden_goals", False
            ):  # what one's own goal says is one's own business
                rules.append("unless_win")
            await self._both(seat, "standing", rule=rng.choice(rules))
        elif luck < 0.13:
            await self._both(seat, "mute", seat=rng.choice(self.real.seats), on=rng.random() < 0.5)
        elif luck < 0.16:
            await self._pause(seat)
        elif luck < 0.22 and real._back and other._back and real._back[-1][0] == other._back[-1][0]:
            await self._both(real._back[-1][0], "undo")
        elif luck < 0.24:
            await self._both(seat, "move", what="replace", seat=(seat + 1) % len(self.real.seats))
        elif not await self._act():
            return False
        if rng.random() < 0.5:
            await self._probe()
        if real.at != other.at and self._revealed(told):
            return False
        alike = await self._compare(told)
        self._search(before)
        return alike

    async def _act(self) -> bool:
        """A move that is legal in both worlds; whether there was one."""
        rng, a, b = self.rng, self.real.table.state, self.other.table.state
        game = self.real.table.game
        free = a.at_liberty
        seat = rng.choice(free) if free and rng.random() < 0.06 else a.awaiting[0]
        driven = seat in a.awaiting and rng.random() < 0.7
        action = game.driver(a, seat, rng) if driven else a.legal(seat).sample(rng)
        for _ in range(30):
            if b.check(action, seat) is None and type(action).__name__ != "Leave":
                break
            action = a.legal(seat).sample(rng)
        else:
            return False  # hidden cards leave the seat nothing that fits both worlds
        seen = self.real.table.unseen.told(seat, self.real.table.at)
        answers = await self._both(seat, "act", seen=seen, actions=[game.encode(action)])
        assert all(answer["type"] == "done" for answer in answers), answers
        return True

    async def _pause(self, seat: int) -> None:
        """The clocks are stopped by consent, and started again."""
        for what in ("pause", "resume"):
            await self._both(seat, "move", what=what)
            for other in self.real.seats:
                if other != seat and self.real.table.ballot.motions:
                    motion = self.real.table.ballot.motions[-1].n
                    await self._both(other, "vote", motion=motion, yes=True)

    async def _probe(self) -> None:
        """The observer asks for all that can be asked for without a move."""
        rng, table, seat = self.rng, self.real.table, self.observer
        slugs = [slug for slug in table.game.codec(table.options).slugs if slug]
        tests: list[Any] = [
            {"do": do, "card": rng.choice(slugs)}
            for do in ("play", "choose", "use_ability", "lose", "want_special", "give_special", "privilege")
        ]
        tests += [{"do": "proceed"}, {"do": "decline"}, {"do": "accept"}, {"do": "give_money", "amount": 3}]
        at = table.unseen.told(seat, table.at)
        # Nothing that is only asked may tell what chance will bring: here the other world has another future.
        future, self.other.table.state.streams = self.other.table.state.streams, [rng.randrange(1 << 64)] * 3
        asked = self.real.listeners[seat].asked or {}
        legal = [option["action"] for option in asked.get("legal", [])]
        await self._both(seat, "try", seen=at, tests=tests, hints=True)
        walk: list[Any] = []
        for _ in range(4):
            if not legal:
                break
            walk.append(rng.choice(legal))
            tried, _ = await self._both(seat, "try", seen=at, actions=walk, tests=tests, hints=True)
            legal = [option["action"] for option in (tried.get("asked") or {}).get("legal", [])]
        for slug in rng.sample(slugs, 2):
            await self._both(seat, "prospect", card=slug)
        wrong = rng.choice(tests)
        if seat is None or not self._allowed(wrong, seat):
            await self._both(seat, "act", seen=at, actions=[wrong])
        await self._both(seat, "sit", seen=max(0, at - rng.randrange(6)))
        self.other.table.state.streams = future
        if encode(table.info()) != encode(self.other.table.info()):
            raise Leak("what everybody is told of the table differs")

    def _allowed(self, action: Any, seat: int) -> bool:
        try:
            return self.real.table.state.check(self.real.table.game.decode(action), seat) is None
        except conjura.FormatError:
            return False

    async def _compare(self, told: int | None = None) -> bool:
        """Whether the observer was sent the same in both worlds. Raises ``Leak`` when a difference has no reason."""
        ours = await self.real.listeners[self.observer].news()
        theirs = await self.other.listeners[self.observer].news()
        for seat in self.real.seats:
            if seat != self.observer:
                await self.other.listeners[seat].news()
        for listener in self.real.listeners.values():
            await listener.look()
        self.compared += len(ours)
        if ours == theirs:
            return True
        if told is not None and self._revealed(told):
            return False
        for mine, other in zip([*ours, b"nothing"], [*theirs, b"nothing"], strict=False):
            if mine != other:
                raise Leak(f"{self.observer} was told\n{mine.decode()}\nelsewhere\n{other.decode()}")
        return True

    def _revealed(self, told: int) -> bool:
        """Whether the observer was shown since an entry what did not follow from what it knew."""
        return any(
            event.reveals and event.seen_by(self.observer) is not None
            for world in (self.real, self.other)
            for step in world.table.journal[told:]
            for event in step.events
        )

    def _overhear(self, seat: int | None, text: str) -> None:
        """Nothing was sent to a listener that is only for others."""
        for word, ears in self.private.items():
            if seat not in ears and word in text:
                raise Leak(f"{seat} was told {word!r}, which is for {ears}: {text}")
        table = self.real.table
        for message in self.real.listeners[seat].told:
            if message["type"] != "settled":
                continue
            own = None if seat is None else table.row.seats[seat]
            if own is None or message.get("muted", []) != list(own.muted):
                raise Leak(f"{seat} was told what others have set: {message}")
            if message.get("standing", "ask") not in (own.standing, table.standing_now(seat)):
                raise Leak(f"{seat} was told how others answer: {message}")
        self.real.listeners[seat].told.clear()

    def _search(self, before: dict[int, set[str]]) -> None:
        """Nothing that was sent to anybody in the real world holds a secret."""
        table = self.real.table
        after = hidden_slugs(table.state)
        words = {str(SEED), *map(str, table.state.streams)}
        for seat, listener in self.real.listeners.items():
            self._overhear(seat, encode(listener.told).decode())
            # What may be asked for in a deal is anything that the asker has not seen elsewhere.
            text = b"".join(without_questions(each) for each in listener.heard).decode()
            if seat != self.observer:
                listener.heard = []
            elif table.row.status != "over":
                text = ""  # it was compared, and asked about cards by name
            for step in table.journal:
                self.public |= {word for event in step.events for word in named(event)}
            secret = {
                slug
                for holder, slugs in before.items()
                if holder != seat
                for slug in slugs & after.get(holder, set())
            }
            for slug in secret - self.public:
                if f'"{slug}"' in text and not known_to(table.state, seat, slug):
                    raise Leak(f"{seat} was told of {slug}: {text}")
            if table.row.status != "over":
                for word in words:
                    if word in text:
                        raise Leak(f"{seat} was told {word}")


def without_questions(text: bytes) -> bytes:
    """A message without what the receiver is asked."""
    message = msgspec.json.decode(text)
    message.pop("asked", None)
    return encode(message)


def named(event: Event) -> set[str]:
    """The words of an event that everybody is shown."""
    seen = event.seen_by(None)
    if seen is None:
        return set()
    return {value for value in msgspec.structs.astuple(seen) if isinstance(value, str)}


def hidden_slugs(state: Any) -> dict[int, set[str]]:
    """By seat the Specials in its hand of which there is but one."""
    hands = getattr(state, "hands", None)
    if hands is None:
        return {}
    cat = state.cat
    return {
        seat: {cat.slugs[token >> 8] for token in hand if cat.copies[token >> 8] == 1}
        for seat, hand in enumerate(hands)
    }


def known_to(state: Any, seat: int | None, slug: str) -> bool:
    """Whether a seat has seen a Special in another's hand."""
    card = state.cat.slugs.index(slug)
    return seat is not None and any(
        token >> 8 == card and token >> seat & 1 for hand in state.hands for token in hand
    )


async def held_in_step(
    game: str, seed: int, segments: int, options: dict[str, Any], players: int
) -> tuple[int, int]:
    """Play a game, every now and then in step with another world. How much was compared, and how many worlds differed."""
    rng = random.Random(f"leaks {game} {seed}")
    clock = ClockRule("reserve", 60, 600) if seed % 2 else None
    table: Any = None
    compared = differ = 0
    for number in range(segments):
        if table is None or table.state.over:
            table = await begun(game, players, SEED, clock=clock, **options)
        for _ in range(rng.randrange(4, 40)):
            if table.state.over:
                break
            seat = table.state.awaiting[0]
            async with table.lock:
                await table.commit([table.game.driver(table.state, seat, rng)], seat, None)
        if table.state.over:
            continue
        observer = (None, *range(players))[number % (players + 1)]
        pair = Lockstep(table, observer, rng)
        await pair.play(18)
        compared += pair.compared
        differ += pair.differ
    table.close("gone")
    return compared, differ


CASES: list[tuple[str, int, dict[str, Any], int]] = [
    ("illuminati", number, {**options, "max_turns": 40}, 2 + number % 4)
    for number, options in enumerate(
        [*SWITCHES, any_options(random.Random(5)), any_options(random.Random(6))]
    )
] + [(game, 1, {}, conjura.game(game).players[1]) for game in conjura.games() if game != "illuminati"]


@pytest.mark.parametrize(("game", "seed", "options", "players"), CASES, ids=str)
def test_an_observer_is_told_the_same_in_every_world_it_can_t_tell_apart(
    game: str, seed: int, options: dict[str, Any], players: int
) -> None:
    compared, differ = asyncio.run(held_in_step(game, seed, SEGMENTS, options, players))
    assert compared > 200 and differ >= 1, (compared, differ)


def test_the_film_of_a_seat_is_what_it_saw() -> None:
    async def run() -> None:
        table = await begun("illuminati", 3, hidden_goals=True, treasuries="owner")
        world = World(table)
        await world.open()
        rng = random.Random(2)
        shown: dict[int | None, dict[int, Any]] = {seat: {} for seat in world.listeners}
        happened: dict[int | None, dict[int, Any]] = {seat: {} for seat in world.listeners}
        for number in range(150):
            if number % 9 == 4 and table._back:
                await world.listeners[table._back[-1][0]].send("undo")
            else:
                seat = table.state.awaiting[0]
                action = table.game.encode(table.game.driver(table.state, seat, rng))
                seen = table.unseen.told(seat, table.at)
                await world.listeners[seat].send("act", seen=seen, actions=[action])
            for seat, listener in world.listeners.items():
                await listener.look()
                shown[seat][table.at] = copy.deepcopy(filled(listener.scene))
                happened[seat] = {each["at"]: each for each in listener.log}
        for seat, scenes in shown.items():
            film = msgspec.json.decode(await film_of(table, seat))
            scene = film["scene"]
            for frame in film["frames"]:
                scene = patched(scene, frame.get("diff", []))
                if frame["at"] in scenes:
                    assert filled(scene) == scenes[frame["at"]]
                    assert frame.get("events", []) == happened[seat][frame["at"]].get("events", [])
        table.close("gone")

    asyncio.run(run())


@pytest.mark.parametrize("game", ["illuminati", "crimelords"])
def test_what_is_done_unasked_and_unseen_is_noticed_by_nobody(game: str) -> None:
    """One table goes on after a cheat that nobody saw, its twin without it: all others are sent the same bytes."""

    async def run() -> tuple[int, int]:
        rng = random.Random(game)
        cheats = compared = 0
        for seed in range(24):
            table = await begun(game, 3, SEED + seed, clock=ClockRule("reserve", 60, 600), cheating=True)
            for number in range(400):
                state = table.state
                found = [
                    (seat, action)
                    for seat in state.at_liberty
                    for action in state.legal(seat)
                    if type(action) in (Skim, Peek)
                ]
                if state.over or (found and number > 40 + 9 * seed):
                    break
                async with table.lock:
                    await table.commit(
                        [table.game.driver(state, state.awaiting[0], rng)], state.awaiting[0], None
                    )
            if not found:
                continue
            twin = twin_of(table, table.state.copy())
            worlds = [World(table), World(twin)]
            for world in worlds:
                await world.open()
            cheat, action = rng.choice(found)
            others = [seat for seat in (None, 0, 1, 2) if seat != cheat]
            for world in worlds:
                for listener in world.listeners.values():
                    await listener.news()
            table.house.now.time += 30
            answer = (
                await worlds[0]
                .listeners[cheat]
                .send("act", seen=worlds[0].listeners[cheat].at, actions=[table.game.encode(action)])
            )
            assert answer["type"] == "done" and answer["at"] == table.audience.told(cheat)
            if any(type(event).__name__ == "CheatSeen" for event in table.journal[-1].events):
                continue
            cheats += 1
            for seat in others:
                assert await worlds[0].listeners[seat].news() == []
            twin.state.streams = table.state.streams[:]
            for _ in range(12):
                state = twin.state
                if state.over:
                    break
                seat = state.awaiting[0]
                choice = state.game.driver(state, seat, rng)
                if table.state.check(choice, seat) is not None or type(choice) in CHEATS:
                    break
                for world in worlds:
                    listener = world.listeners[seat]
                    sent = [world.table.game.encode(choice)]
                    await listener.send("try", f"t{_}", seen=listener.at, actions=[], hints=True)
                    answer = await listener.send("act", f"a{_}", seen=listener.at, actions=sent)
                    assert answer["type"] == "done", answer
                if any(event.reveals for world in worlds for event in world.table.journal[-1].events):
                    break  # a card that was seen comes first in one world alone
                for other in others:
                    for world in worlds:
                        await world.listeners[other].send("sit", f"s{_}", seen=1)
                        await world.listeners[other].send("undo", f"u{_}") if other == seat else None
                    ours, theirs = [await world.listeners[other].news() for world in worlds]
                    assert ours == theirs
                    compared += len(ours)
            again = Table.read(table.row, table.entries, (), house_of(MemoryStore()))
            for other in others:
                assert again.audience.told(other) == table.audience.told(other) < table.at
                film = msgspec.json.decode(await film_of(table, other))
                assert [frame["at"] for frame in film["frames"]] == list(
                    range(1, table.audience.told(other) + 1)
                )
            for world in worlds:
                world.close()
                world.end()
        return cheats, compared

    cheats, compared = asyncio.run(run())
    assert cheats >= 3 and compared > 60, (cheats, compared)


def test_an_onlooker_who_lags_behind_is_told_nothing_of_the_present() -> None:
    """Two tables that part ways after what the onlooker sees tell it the same."""

    async def run() -> int:
        compared = 0
        for seed in range(4):
            rng = random.Random(seed)
            table = await begun(
                "illuminati", 3, SEED + seed, spectators="delayed", clock=ClockRule("reserve")
            )
            for _ in range(60):
                seat = table.state.awaiting[0]
                async with table.lock:
                    await table.commit([table.game.driver(table.state, seat, rng)], seat, None)
            for _ in range(6):
                compared += await parting(table, rng)
            table.close("gone")
        return compared

    assert asyncio.run(run()) > 100


async def parting(table: Table, rng: random.Random) -> int:
    """Two tables part ways; how many messages to the onlooker were compared before it may see that."""
    if table.state.over:
        return 0
    twin = twin_of(table, table.state.copy())
    twin.audience._reel = copy.copy(table.audience._reel)
    worlds = [World(table), World(twin)]
    lucks = [random.Random(rng.random()), random.Random(rng.random())]
    for world in worlds:
        await world.open()
    turn, compared = table.turn, 0
    for number in range(40):
        for world, luck in zip(worlds, lucks, strict=True):
            at, state = world.table.at, world.table.state
            if state.over or world.table.turn > turn:
                continue
            seat = state.awaiting[0]
            action = table.game.encode(state.legal(seat).sample(luck))
            if action["do"] == "leave":
                continue
            await world.listeners[seat].send("act", seen=at, actions=[action])
        if any(world.table.turn > turn or world.table.state.over for world in worlds):
            break
        for type, fields in (
            ("ping", {}),
            ("act", {"seen": 0, "actions": [{"do": "pass"}]}),
            ("sit", {"seen": number}),
        ):
            for world in worlds:
                await world.listeners[None].send(type, **fields)
        if number % 10 == 5:
            for world in worlds:
                for what in ("pause", "resume"):
                    await world.listeners[0].send("move", what=what)
                    for voter in (1, 2):
                        motion = world.table.ballot.motions[-1].n if world.table.ballot.motions else 0
                        await world.listeners[voter].send("vote", motion=motion, yes=True)
        ours, theirs = [still(await world.listeners[None].news()) for world in worlds]
        for mine, other in zip([*ours, "nothing"], [*theirs, "nothing"], strict=False):
            if mine != other:
                raise Leak(f"who lags behind was told\n{mine}\nelsewhere\n{other}")
        compared += len(ours)
    for world in worlds:
        world.close()
    twin.close("gone")
    return compared


def still(news: list[bytes]) -> list[Any]:
    """Messages without the number of the turn under way, which is no secret."""
    found = [msgspec.json.decode(each) for each in news]
    for message in found:
        if "table" in message:
            message["table"].pop("turn", None)
    return found


# Leaks planted on purpose


Plant = Callable[[pytest.MonkeyPatch], None]
PLANTS: dict[str, Plant] = {}


def plant(function: Plant) -> Plant:
    """A leak, by its name."""
    PLANTS[function.__name__] = function
    return function


@plant
def a_picture_from_anothers_eyes(patch: pytest.MonkeyPatch) -> None:
    scene_of = Illuminati.scene_of
    patch.setattr(
        Illuminati, "scene_of", lambda self, state, seat: scene_of(self, state, 1 if seat in (0, None) else 0)
    )


@plant
def an_event_as_it_truly_was(patch: pytest.MonkeyPatch) -> None:
    def told(self: Any, seat: int | None) -> Happened | None:
        events = tuple(journal.event_json(replace(event, audience=None)) for event in self.events)
        return None if self.note else Happened(self.at, self.by, events, self.undone, self.back_to)

    patch.setattr(journal.Step, "told", told)


@plant
def the_question_of_another(patch: pytest.MonkeyPatch) -> None:
    def asked(self: Any, seat: int | None) -> Asked | None:
        state = self.table.state
        return audiences.asked_of(state, state.awaiting[0], self.table.wording, 0) if state.awaiting else None

    patch.setattr(Audience, "asked", asked)


@plant
def what_others_hold_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    carry_out = Table.carry_out

    async def carrying(self: Any, seat: int, message: Any) -> Any:
        answer = await carry_out(self, seat, message)
        if type(answer).__name__ == "No":
            return replace(answer, params={"held": [len(hidden) for hidden in hidden_slugs(self.state).values()],
                                           "cards": sorted(map(sorted, hidden_slugs(self.state).values()))})  # fmt: skip
        return answer

    patch.setattr(Table, "carry_out", carrying)


@plant
def what_others_hold_in_a_test(patch: pytest.MonkeyPatch) -> None:
    def refusals(self: Any, actions: Any) -> Any:
        return tuple(
            Refusal("held" if any(self.world.hands[seat][:1] for seat in range(1)) else "not_held", "I-1.1",
                    {"first": [hand[0] >> 8 if hand else 0 for hand in self.world.hands]})
            for _ in actions
        )  # fmt: skip

    patch.setattr(walks.Held, "refusals", refusals)


@plant
def the_deck_in_prospects(patch: pytest.MonkeyPatch) -> None:
    prospects = questions.prospects

    def leaking(state: Any, seat: int, card: str, id: str, wording: Any) -> Any:
        found = prospects(state, seat, card, id, wording)
        return replace(found, card=f"{card} {sum(n * i for i, n in enumerate(state.deck))}")

    patch.setattr("conjura.server.socket.prospects", leaking)


@plant
def the_hand_in_the_clock(patch: pytest.MonkeyPatch) -> None:
    clock = Audience.clock

    def leaking(self: Any, seat: int | None) -> Any:
        hands = sum(token for hand in self.table.state.hands for token in hand)
        return replace(clock(self, seat), left=hands)

    patch.setattr(Audience, "clock", leaking)


@plant
def the_hand_in_what_everybody_knows(patch: pytest.MonkeyPatch) -> None:
    info = Table.info
    patch.setattr(
        Table, "info", lambda self: replace(info(self), title=str(self.state.hands) if self.state else "")
    )


@plant
def the_seed(patch: pytest.MonkeyPatch) -> None:
    info = Table.info
    patch.setattr(Table, "info", lambda self: replace(info(self), seed=self.row.seed))


@plant
def a_whisper_that_all_hear(patch: pytest.MonkeyPatch) -> None:
    tell = Audience.tell
    patch.setattr(Audience, "tell", lambda self, message, seats=None: tell(self, message))


@plant
def the_id_of_anothers_message(patch: pytest.MonkeyPatch) -> None:
    info = Table.info
    patch.setattr(
        Table,
        "info",
        lambda self: replace(info(self), title=str(self.entries[-1].message if self.entries else "")),
    )
    move = Audience.move

    def moving(self: Any) -> None:
        move(self)
        self.inform()

    patch.setattr(Audience, "move", moving)


@plant
def what_is_said_in_what_comes_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("conjura.server.talk.hears", lambda line, seat, since: True)


@plant
def a_try_that_rolls(patch: pytest.MonkeyPatch) -> None:
    held = walks.held

    def rolling(world: Any, action: Any, seat: int) -> Any:
        twin, complete = held(world, action, seat)
        if complete:
            twin = world.copy()
            twin.apply(action, seat)
        return twin, False

    patch.setattr(walks, "held", rolling)


@plant
def a_window_that_passes_by_who_holds_nothing(patch: pytest.MonkeyPatch) -> None:
    def stays_out(rule: Any, state: Any, seat: int, same_turn: bool) -> Any:
        action = next((each for each in state.legal(seat) if type(each).__name__ == "Decline"), None)
        return action if rule != "ask" and sum(token >> 8 for token in state.hands[seat]) % 2 else None

    patch.setattr(stewards, "stays_out", stays_out)


@pytest.fixture(params=list(PLANTS))
def planted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A leak."""
    PLANTS[request.param](monkeypatch)
    yield request.param


def test_a_planted_leak_is_found(planted: str) -> None:
    async def run() -> None:
        for seed in range(1, 8, 2):
            await held_in_step("illuminati", seed, 14, {"max_turns": 40, "treasuries": "owner"}, 3)

    with pytest.raises(Leak):
        asyncio.run(run())


def test_a_planted_leak_to_who_lags_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Audience, "sight", lambda self, seat: (self.table.at, self.table.state))
    with pytest.raises(Leak):
        test_an_onlooker_who_lags_behind_is_told_nothing_of_the_present()


def test_the_real_picture_is_the_one_that_is_compared() -> None:
    """The listeners keep their pictures as browsers do: what they end with is the picture of the state."""

    async def run() -> None:
        table = await begun("illuminati", 3, treasuries="owner")
        pair = Lockstep(table, 1, random.Random(1))
        await pair.play(30)
        for seat in pair.real.seats:
            await pair.real.listeners[seat].look()
            assert filled(pair.real.listeners[seat].scene) == filled(plain_scene(table, seat))
        table.close("gone")

    asyncio.run(run())
