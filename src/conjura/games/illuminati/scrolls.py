"""The columns of the modules as text: the lines of a position that a game without modules does not have.

    counters kgb=1/0/2 texas=0/3/0
    marks kgb=+weird-violent
    world 1 0 -3 0 2
    rota 0 2
    cheats {"calls":[0,1],"secret":[2,0],"done":[[0,"skim",2]],"used":[[0,"skim"]]}

and under a seat

    identity the_network may_be=the_network,ufos:the_network
    hack big_media of=1 turns=2 among=big_media@1,texas@2
    plumber kgb among=kgb,texas
    mole texas among=kgb,texas
    tries hacks=1 plumbers=2 moles=1

Counters are Power, Resistance and Income; the world is the five markers in the order of the alignments.
"""

from __future__ import annotations

from typing import Any

from msgspec import json
from msgspec.structs import replace

from conjura.engine.ledger import ledger_data, new_ledger, read_ledger
from conjura.engine.wire import FormatError
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.modules import AXES
from conjura.games.illuminati.rules.masks import disguise, first_chances
from conjura.games.illuminati.rules.reckoning import marked, reckon
from conjura.games.illuminati.state import IlluminatiState
from conjura.games.illuminati.view import open_rows, words

MODULE_LINES = ("counters", "marks", "world", "rota", "cheats")
SECRET_LINES = ("identity", "hack", "plumber", "mole", "tries")
TRIES = {"hacks": "hacked", "plumbers": "plumbed", "moles": "planted"}


def modules_data(s: IlluminatiState) -> dict[str, Any]:
    """The columns of the modules as plain data, those that are empty left out."""
    m, slugs = s.modules, s.cat.slugs
    rows: dict[str, Any] = {
        **open_rows(s),
        "hacks": [
            (row[0], row[1], slugs[row[2]], row[3], [(slugs[card], holder) for card, holder in row[4]])
            for row in m.hacks
        ],
        "hacked": m.hacked,
        "plumbers": [(row[0], slugs[row[1]], [slugs[card] for card in row[2]]) for row in m.plumbers],
        "plumbed": m.plumbed,
        "moles": [(row[0], slugs[row[1]], [slugs[card] for card in row[2]]) for row in m.moles],
        "planted": m.planted,
    }
    if m.identity:
        rows["identity"] = [slugs[card] if card >= 0 else None for card in m.identity]
        rows["chances"] = m.chances
    if m.cheats is not None:
        rows["cheats"] = ledger_data(m.cheats, slugs)
    return {name: row for name, row in rows.items() if row}


def write_modules(s: IlluminatiState) -> list[str]:
    """The lines that everybody may know."""
    m, slugs, out = s.modules, s.cat.slugs, []
    if m.counters:
        rows = [
            f"{slugs[card]}={power}/{resistance}/{income}" for card, power, resistance, income in m.counters
        ]
        out.append(" ".join(["counters", *rows]))
    if m.marks:
        rows = []
        for card, added, removed in m.marks:
            signs = "".join([f"+{word}" for word in words(added)] + [f"-{word}" for word in words(removed)])
            rows.append(f"{slugs[card]}={signs}")
        out.append(" ".join(["marks", *rows]))
    if any(m.world):
        out.append(" ".join(["world", *map(str, m.world)]))
    if m.rota:
        out.append(" ".join(["rota", *map(str, m.rota)]))
    if m.cheats is not None and m.cheats != new_ledger(s.seats):
        out.append("cheats " + json.encode(ledger_data(m.cheats, slugs)).decode())
    return out


def write_secrets(s: IlluminatiState, seat: int) -> list[str]:
    """The lines of a seat that nobody else may know, and what it has tried."""
    m, slugs, out = s.modules, s.cat.slugs, []
    if m.identity and m.identity[seat] >= 0:
        rows = [chance_text(s, card, mask) for card, mask in enumerate(m.chances[seat]) if mask]
        out.append(f"  identity {slugs[m.identity[seat]]} may_be={','.join(rows)}")
    for owner, turns, target, victim, pairs in m.hacks:
        if owner == seat:
            among = ",".join(f"{slugs[card]}@{holder}" for card, holder in pairs)
            out.append(f"  hack {slugs[target]} of={victim} turns={turns} among={among}")
    for name, units in (("plumber", m.plumbers), ("mole", m.moles)):
        for owner, target, pool in units:
            if owner == seat:
                out.append(f"  {name} {slugs[target]} among={','.join(slugs[card] for card in pool)}")
    tries = [f"{name}={getattr(m, field)[seat]}" for name, field in TRIES.items()
             if getattr(m, field) and getattr(m, field)[seat]]  # fmt: skip
    if tries:
        out.append(" ".join(["  tries", *tries]))
    return out


def chance_text(s: IlluminatiState, card: int, mask: int) -> str:
    """An Illuminati that a face-down card can be, with the goals that go with it where that is not its own alone."""
    if mask == 1 << card:
        return s.cat.slugs[card]
    goals = [s.cat.slugs[goal] for goal in range(s.cat.n_illuminati) if mask >> goal & 1]
    return f"{s.cat.slugs[card]}:{'+'.join(goals)}"


def read_identity(reader: Any, seat: int, rest: list[str]) -> None:
    """``identity the_network may_be=the_network,ufos:the_network``; without ``may_be`` it can be anything."""
    s, top = reader.s, reader.cat.n_illuminati
    if not s.options.hidden_illuminati or not s.masked(seat) or not rest:
        raise reader.fail("expected identity and an Illuminati under a seat whose card lies face down")
    card = reader.card(rest[0], 0, top, "an Illuminati")
    if card in s.modules.identity:
        raise reader.fail(f"{rest[0]} belongs to two seats")
    disguise(s, seat, card)
    for word in rest[1:]:
        name, _, value = word.partition("=")
        if name != "may_be":
            raise reader.fail(f"expected may_be=, found {word!r}")
        every, row = first_chances(s), [0] * top
        for text in value.split(","):
            slug, _, names = text.partition(":")
            one = reader.card(slug, 0, top, "an Illuminati")
            goals = (
                [reader.card(goal, 0, top, "an Illuminati") for goal in names.split("+")] if names else [one]
            )
            row[one] = sum([1 << goal for goal in set(goals)])
            if row[one] & ~every[one]:
                raise reader.fail(f"expected goals that {slug} can have")
        if not row[card]:
            raise reader.fail(f"expected {rest[0]} in may_be=")
        chances = list(s.modules.chances)
        chances[seat] = tuple(row)
        s.modules = replace(s.modules, chances=tuple(chances))


def read_module(reader: Any, parts: list[str]) -> None:
    """A line of ``MODULE_LINES``; the numbers are worked out anew at once. Raises ``FormatError``."""
    s, word, rest = reader.s, parts[0], parts[1:]
    options, m = s.options, s.modules
    needed = {"counters": options.increases, "marks": options.brainwash, "world": options.propaganda,
              "rota": options.turn_order != "fixed", "cheats": options.cheating}  # fmt: skip
    if not needed[word]:
        raise reader.fail(f"expected no {word} without its module")
    if word == "counters":
        s.modules = replace(m, counters=tuple(sorted(counter(reader, pair) for pair in rest)))
    elif word == "marks":
        s.modules = replace(m, marks=tuple(sorted(marker(reader, pair) for pair in rest)))
        s.align = marked(s)
    elif word == "world":
        s.modules = replace(m, world=markers(reader, rest))
    elif word == "cheats":
        try:
            s.ledger = read_ledger(" ".join(rest), reader.cat.index, s.seats)
        except FormatError as error:
            raise reader.fail(str(error)) from None
    else:
        s.modules = replace(m, rota=tuple(reader.number(text, "a seat or a number", 99) for text in rest))
        if len(rest) != 2 or s.modules.rota[0] >= s.seats:
            raise reader.fail("expected a seat and a number of turns")
    for name, rows in (("counters", s.modules.counters), ("marks", s.modules.marks)):
        if len({row[0] for row in rows}) != len(rows):
            raise reader.fail(f"expected each card of {name} once")
    reckon(s)


def counter(reader: Any, pair: str) -> tuple[int, int, int, int]:
    """``card=power/resistance/income``."""
    slug, _, text = pair.partition("=")
    card = reader.card(slug, reader.cat.first_group, reader.cat.first_special, "a Group")
    numbers = text.split("/")
    if len(numbers) != 3:
        raise reader.fail(f"expected power/resistance/income, found {text!r}")
    power, resistance, income = [reader.number(number, "a counter", 999) for number in numbers]
    if not power + resistance + income:
        raise reader.fail("expected counters that are more than nothing")
    return card, power, resistance, income


def marker(reader: Any, pair: str) -> tuple[int, int, int]:
    """``card=+added-removed``."""
    slug, _, text = pair.partition("=")
    card = reader.card(slug, reader.cat.first_group, reader.cat.first_special, "a Group")
    masks = {"+": 0, "-": 0}
    for piece in text.replace("+", " +").replace("-", " -").split():
        sign, word = piece[0], piece[1:]
        if sign not in masks or word not in ALIGNMENTS:
            raise reader.fail(f"expected + or - and an alignment, found {piece!r}")
        masks[sign] |= 1 << ALIGNMENTS.index(word)
    printed = reader.cat.align[card]
    if masks["+"] & printed or masks["-"] & ~printed or not masks["+"] | masks["-"]:
        raise reader.fail(f"expected markers that change what is printed on {slug}")
    return card, masks["+"], masks["-"]


def markers(reader: Any, rest: list[str]) -> tuple[int, ...]:
    """The five markers of the world."""
    try:
        world = tuple(int(text) for text in rest)
    except ValueError:
        raise reader.fail("expected five whole numbers") from None
    if len(world) != AXES or any(abs(space) > 6 for space in world) or world[-1] < 0:
        raise reader.fail("expected four numbers from -6 to 6 and one from 0 to 6")
    return world


def read_secret(reader: Any, parts: list[str]) -> None:
    """A line of ``SECRET_LINES``. Raises ``FormatError``."""
    s, seat, word, rest = reader.s, reader.seat, parts[0], parts[1:]
    m, options = s.modules, s.options
    if seat < 0:
        raise reader.fail(f"{word} belongs under a seat")
    if word == "identity":
        read_identity(reader, seat, rest)
        return
    if word == "tries":
        for pair in rest:
            name, _, value = pair.partition("=")
            field = TRIES.get(name)
            if field is None or not getattr(m, field):
                raise reader.fail(
                    f"expected one of {', '.join(TRIES)} whose module is played, found {name!r}"
                )
            row = list(getattr(m, field))
            row[seat] = reader.number(value, "a number of tries", 99)
            s.modules = m = replace(m, **{field: tuple(row)})
        return
    if not {"hack": options.hackers, "plumber": options.plumbers, "mole": options.moles}[word]:
        raise reader.fail(f"expected no {word} without its module")
    if not rest:
        raise reader.fail("expected a Group")
    card = secret_group(reader, rest[0])
    values = dict(pair.partition("=")[::2] for pair in rest[1:])
    wanted = {"of", "turns", "among"} if word == "hack" else {"among"}
    if set(values) != wanted:
        raise reader.fail(f"expected {', '.join(sorted(wanted))}, each with =")
    names = values["among"].split(",")
    if word == "hack":
        victim = reader.number(values["of"], "a seat", s.seats - 1)
        turns = reader.number(values["turns"], "a number of turns", 2)
        pairs = []
        for name in names:
            slug, _, holder = name.partition("@")
            pairs.append((secret_group(reader, slug), reader.number(holder, "a seat", s.seats - 1)))
        if (card, victim) not in pairs:
            raise reader.fail("expected the target among=")
        s.modules = replace(m, hacks=tuple(sorted((*m.hacks, (seat, turns, card, victim, tuple(pairs))))))
        return
    pool = tuple([secret_group(reader, name) for name in names])
    if card not in pool:
        raise reader.fail("expected the target among=")
    field = "plumbers" if word == "plumber" else "moles"
    s.modules = replace(m, **{field: tuple(sorted((*getattr(m, field), (seat, card, pool))))})


def secret_group(reader: Any, slug: str) -> int:
    """A Group that may stand elsewhere too."""
    return int(reader.card(slug, reader.cat.first_group, reader.cat.first_special, "a Group"))
