"""Positions as text: structures as indented trees, the stack as one frame a line (what FEN is to chess).

    conjura illuminati 1
    options {}
    seats 2
    turn 3
    seat 0 the_network turns=1
      hand bribery slush_fund@1
      the_network $12
        east pentagon $3 used=1
    seat 1 ufos goal=gnomes_of_zurich
      ufos $8
    uncontrolled big_media kgb
    stack
      {"frame":"turn","seat":0,"step":"actions"}

What is left out has its usual value; a missing stack is the first seat's T4. ``@1`` after a Special names the other
seats that have seen it. Reading raises ``FormatError`` naming the line.
"""

from __future__ import annotations

from msgspec.structs import replace

from conjura.engine.codec import Codec
from conjura.engine.grid import SIDE_NUMBER, SIDES, STEP
from conjura.engine.notation import LineReader, last_lines
from conjura.engine.rows import put_at
from conjura.games.illuminati.catalogue import ALIGNMENTS
from conjura.games.illuminati.fitting import misfits
from conjura.games.illuminati.frames import Aspiring, Bidding, Setup, Turn
from conjura.games.illuminati.rules.reckoning import marked
from conjura.games.illuminati.rules.setup import goals_for, picks_goal
from conjura.games.illuminati.scrolls import (
    MODULE_LINES,
    SECRET_LINES,
    read_module,
    read_secret,
    write_modules,
    write_secrets,
)
from conjura.games.illuminati.state import (
    DEAD,
    GONE,
    HELD,
    LOOSE,
    NO_GOAL,
    OPEN,
    OUT,
    IlluminatiState,
    lay_root,
)
from conjura.games.illuminati.view import words

LOWEST = (Setup, Turn, Bidding)
ZONES = {"uncontrolled": OPEN, "dead": DEAD, "removed": GONE}


def write_position(s: IlluminatiState, codec: Codec) -> str:
    """The position as text, from the line ``seats`` on."""
    slugs = s.cat.slugs
    out = [f"seats {s.seats}"]
    if s.turn:
        out.append(f"turn {s.turn}")
    out.extend(write_modules(s))
    for seat in range(s.seats):
        write_seat(s, seat, out)
    for name, zone in ZONES.items():
        cards = s.zoned(zone)
        if cards:
            out.append(" ".join([name, *[slugs[card] for card in cards]]))
    if s.discards:
        out.append(" ".join(["discards", *[slugs[card] for card in s.discards]]))
    elsewhere = [card for zone in (OPEN, DEAD, GONE) for card in s.zoned(zone) if s.used[card]]
    if elsewhere:
        out.append(" ".join(["used", *[f"{slugs[card]}={s.used[card]}" for card in elsewhere]]))
    altered, usual = [], marked(s)
    if s.align is not usual:
        altered = [card for card in range(s.cat.first_special) if s.align[card] != usual[card]]
    if altered:
        rows = [f"{slugs[card]}={'+'.join(words(s.align[card])) or 'none'}" for card in altered]
        out.append(" ".join(["align", *rows]))
    out.extend(last_lines(s, codec))
    return "\n".join(out) + "\n"


def usual_goal(s: IlluminatiState, seat: int) -> int:
    """The goal that needs no saying: the card's own where it is not a secret."""
    if s.root[seat] >= 0 and s.masked(seat) and s.modules.identity[seat] >= 0:
        goals = goals_for(s, seat)
        return goals[0] if len(goals) == 1 else NO_GOAL
    if s.root[seat] < 0 or picks_goal(s, seat):
        return NO_GOAL
    return s.root[seat]


def write_seat(s: IlluminatiState, seat: int, out: list[str]) -> None:
    """A seat's line, hand and structure."""
    slugs, root = s.cat.slugs, s.root[seat]
    words_ = [f"seat {seat}", slugs[root] if root >= 0 else "-"]
    if not s.alive[seat]:
        words_.append("out")
    for name, value in (("turns", s.turns[seat]), ("kills", s.kills[seat]), ("offers", s.offers[seat])):
        if value:
            words_.append(f"{name}={value}")
    if s.goal[seat] != usual_goal(s, seat):
        words_.append(f"goal={slugs[s.goal[seat]] if s.goal[seat] != NO_GOAL else 'none'}")
    if s.ruled_out[seat]:
        names = [slugs[card] for card in range(s.cat.n_illuminati) if s.ruled_out[seat] >> card & 1]
        words_.append(f"ruled_out={','.join(names)}")
    out.append(" ".join(words_))
    out.extend(write_secrets(s, seat))
    if s.hands[seat]:
        out.append("  hand " + " ".join(token_text(s, token) for token in s.hands[seat]))
    if root >= 0 and s.alive[seat]:
        write_tree(s, root, "  ", "", out)
    first = s.cat.first_group
    for card in s.zoned(LOOSE):
        if s.holder[card] == seat and (s.master[card] < first or s.zone[s.master[card]] == HELD):
            out.append("  loose" + (f" under={slugs[s.master[card]]}" if s.master[card] >= first else ""))
            write_tree(s, card, "    ", SIDES[s.heading[card]] + " ", out)


def token_text(s: IlluminatiState, token: int) -> str:
    """A Special of a hand and the other seats that have seen it."""
    seen = [str(other) for other in range(s.seats) if token >> other & 1]
    return s.cat.slugs[token >> 8] + ("@" + ",".join(seen) if seen else "")


def write_tree(s: IlluminatiState, top: int, indent: str, side: str, out: list[str]) -> None:
    """A card and all that hangs under it."""
    line = f"{indent}{side}{s.cat.slugs[top]} ${s.money[top]}"
    if s.used[top]:
        line += f" used={s.used[top]}"
    if s.purse_known and s.purse_known[top] != s.onlookers():
        seats = [str(other) for other in range(s.seats) if s.purse_known[top] >> other & 1]
        line += f" known={','.join(seats)}"
    if s.purse_known and s.purse_floor[top] != s.money[top]:
        line += f" floor={s.purse_floor[top]}"
    out.append(line)
    zone, seat = s.zone[top], s.holder[top]
    puppets = []
    card = s.master.find(top, s.cat.first_group)
    while card >= 0:
        if s.zone[card] == zone and s.holder[card] == seat and card != top:
            puppets.append(card)
        card = s.master.find(top, card + 1)
    for card in sorted(puppets, key=s.direction):
        write_tree(s, card, indent + "  ", SIDES[s.heading[card]] + " ", out)


class Reader(LineReader):
    """What the lines of a position of this game mean."""

    def __init__(self, state: IlluminatiState, codec: Codec) -> None:
        super().__init__(state, codec)
        self.above: list[tuple[int, int]] = []  # (indent, card) of the branch being read
        self.loose_under = -1
        self.loose = False
        self.goals: dict[int, int] = {}
        self.structures: set[int] = set()

    def group(self, slug: str) -> int:
        """A Group that has not been met yet."""
        return self.once(slug, self.cat.first_group, self.cat.first_special, "a Group")

    def seats_of(self, text: str) -> int:
        """A mask of seats, ``1,2``."""
        mask = 0
        for word in text.split(",") if text else []:
            mask |= 1 << self.number(word, "a seat", self.s.seats - 1)
        return mask

    def inner_line(self, indent: int, parts: list[str]) -> None:
        """A line with an indent."""
        if parts[0] == "hand":
            self.hand(parts[1:])
        elif parts[0] in SECRET_LINES:
            read_secret(self, parts)
        elif parts[0] == "loose":
            self.begin_loose(parts[1:])
        else:
            self.structure_line(indent, parts)

    def top_line(self, parts: list[str]) -> None:
        """A line without indent."""
        s, word = self.s, parts[0]
        self.loose, self.loose_under, self.above = False, -1, []
        if word == "seat":
            self.seat_line(parts[1:])
            return
        self.seat = -1
        if word == "turn" and len(parts) == 2:
            s.turn = self.number(parts[1], "the number of the turn")
        elif word in MODULE_LINES:
            read_module(self, parts)
        elif word in ZONES:
            for slug in parts[1:]:
                s.zone[self.group(slug)] = ZONES[word]
        elif word == "discards":
            cards = [
                self.card(slug, self.cat.first_special, self.cat.n_cards, "a Special") for slug in parts[1:]
            ]
            s.discards = tuple(sorted((*s.discards, *cards)))
        elif word == "used":
            for pair in parts[1:]:
                slug, _, value = pair.partition("=")
                card = self.card(slug, 0, self.cat.first_special, "a card")
                s.used[card] = self.number(value, "how often it was used", 9)
        elif word == "align":
            for pair in parts[1:]:
                self.align(pair)
        elif word == "over":
            s.over = True
            s.winners = tuple(self.number(text, "a seat", s.seats - 1) for text in parts[1:])
        else:
            known = ", ".join((*MODULE_LINES, *ZONES))
            raise self.fail(
                f"expected turn, seat, {known}, discards, used, align, over or stack, found {word!r}"
            )

    def align(self, pair: str) -> None:
        """``card=alignment+alignment``: alignments that are altered now."""
        slug, _, text = pair.partition("=")
        card = self.card(slug, self.cat.first_group, self.cat.first_special, "a Group")
        mask = 0
        for word in text.split("+") if text != "none" else []:
            if word not in ALIGNMENTS:
                raise self.fail(f"expected an alignment, found {word!r}")
            mask |= 1 << ALIGNMENTS.index(word)
        align = list(self.s.align)
        align[card] = mask
        self.s.align = tuple(align)

    def seat_line(self, parts: list[str]) -> None:
        """``seat 0 the_network turns=2``."""
        s = self.s
        if len(parts) < 2:
            raise self.fail("expected a seat and its Illuminati, or '-'")
        seat = self.number(parts[0], "a seat", s.seats - 1)
        if s.root[seat] >= 0 or seat in self.structures:
            raise self.fail(f"seat {seat} stands here twice")
        self.seat = seat
        self.structures.add(seat)
        if parts[1] != "-":
            card = self.card(parts[1], 0, self.cat.first_group, "an Illuminati, or '-'")
            if card in s.root:
                raise self.fail(f"{parts[1]} belongs to two seats")
            if card >= self.cat.n_illuminati and card != self.cat.first_back + seat:
                raise self.fail(f"{parts[1]} is not the back of seat {seat}")
            lay_root(s, seat, card)
        for word in parts[2:]:
            name, _, value = word.partition("=")
            if word == "out":
                s.alive = put_at(s.alive, seat, False)
                if s.root[seat] >= 0:
                    s.zone[s.root[seat]] = OUT
                    s.holder[s.root[seat]] = 0
                    s.cell[s.root[seat]] = 0
            elif name == "turns":
                s.turns = put_at(s.turns, seat, self.number(value, "a number of turns"))
            elif name == "kills":
                s.kills = put_at(s.kills, seat, self.number(value, "a number of Groups"))
            elif name == "offers":
                s.offers = put_at(s.offers, seat, self.number(value, "a number of offers", 3))
            elif name == "goal":
                none = value == "none"
                self.goals[seat] = (
                    NO_GOAL if none else self.card(value, 0, self.cat.n_illuminati, "an Illuminati")
                )
            elif name == "ruled_out":
                mask = 0
                for slug in value.split(","):
                    mask |= 1 << self.card(slug, 0, self.cat.n_illuminati, "an Illuminati")
                s.ruled_out = put_at(s.ruled_out, seat, mask)
            else:
                raise self.fail(f"expected out, turns=, kills=, offers=, goal= or ruled_out=, found {word!r}")

    def hand(self, parts: list[str]) -> None:
        """``hand bribery slush_fund@1``."""
        if self.seat < 0:
            raise self.fail("a hand belongs under a seat")
        for word in parts:
            slug, _, seen = word.partition("@")
            card = self.card(slug, self.cat.first_special, self.cat.n_cards, "a Special")
            self.s.put_token(self.seat, card, self.seats_of(seen))

    def begin_loose(self, parts: list[str]) -> None:
        """``loose`` or ``loose under=master``: the next line is a loose tree."""
        if self.seat < 0:
            raise self.fail("loose cards belong under a seat")
        self.loose, self.loose_under, self.above = True, -1, []
        for word in parts:
            name, _, value = word.partition("=")
            if name != "under":
                raise self.fail(f"expected under=, found {word!r}")
            self.loose_under = self.card(value, self.cat.first_group, self.cat.first_special, "a Group")

    def structure_line(self, indent: int, parts: list[str]) -> None:
        """A card of a structure: ``east pentagon $3 used=1``."""
        s, seat = self.s, self.seat
        if seat < 0:
            raise self.fail(f"expected a line without indent, found {parts[0]!r}")
        while self.above and self.above[-1][0] >= indent:
            self.above.pop()
        if parts[0] in SIDE_NUMBER:
            if len(parts) < 2:
                raise self.fail("expected a card after the side")
            side, rest = SIDE_NUMBER[parts[0]], parts[1:]
            card = self.group(rest[0])
            self.attach(card, side)
        else:
            side, rest = 0, parts
            card = self.card(rest[0], 0, self.cat.first_group, "a side and a Group, or the seat's Illuminati")
            if card != s.root[seat] or not s.alive[seat] or self.above:
                raise self.fail(f"{rest[0]} is not the Illuminati of seat {seat}")
            if card in self.seen:
                raise self.fail(f"{rest[0]} is in two places")
            self.seen.add(card)
        self.above.append((indent, card))
        self.values(card, rest[1:])

    def attach(self, card: int, side: int) -> None:
        """Hang a card from the one above it in the text."""
        s, seat = self.s, self.seat
        slug = self.cat.slugs[card]
        if not self.above:
            if not self.loose:
                raise self.fail(f"{slug} hangs from nothing")
            s.zone[card], s.holder[card], s.heading[card] = LOOSE, seat, side
            s.master[card] = max(self.loose_under, 0)
            self.loose = False
            return
        master = self.above[-1][1]
        above = self.cat.slugs[master]
        arrow = (side - s.heading[master]) & 3
        if arrow not in s.outs[master] and not s.cat.connects:  # a Special may hang it elsewhere (I-33.24)
            raise self.fail(f"{above} has no arrow to the {SIDES[side]}")
        zone = s.zone[master]
        if zone == LOOSE:
            s.zone[card], s.holder[card], s.master[card], s.heading[card] = LOOSE, seat, master, side
            return
        cell = s.cell[master] + STEP[side]
        for other in range(self.cat.first_special):
            if s.zone[other] == HELD and s.holder[other] == seat and s.cell[other] == cell:
                raise self.fail(f"{slug} would lie on {self.cat.slugs[other]}")
        s.hang(card, master, side, seat)

    def values(self, card: int, parts: list[str]) -> None:
        """``$3 used=1 known=0 floor=2``."""
        s, known, floor = self.s, -1, -1
        for word in parts:
            name, _, value = word.partition("=")
            if word.startswith("$"):
                s.money[card] = self.number(word[1:], "an amount of money")
            elif name == "used":
                s.used[card] = self.number(value, "how often it was used", 9)
            elif name == "known" and s.purse_known:
                known = self.seats_of(value)
            elif name == "floor" and s.purse_known:
                floor = self.number(value, "an amount of money")
            else:
                raise self.fail(f"expected $money or used=, found {word!r}")
        if s.purse_known:
            s.purse_known = put_at(
                s.purse_known, card, s.onlookers() if known < 0 else known | 1 << self.seat
            )
            s.purse_floor = put_at(s.purse_floor, card, s.money[card] if floor < 0 else floor)

    def finish(self, stack: bool) -> None:
        """Goals, the deck, and what must fit together."""
        s, cat = self.s, self.cat
        goals = []
        for seat in range(s.seats):
            goals.append(self.goals.get(seat, usual_goal(s, seat)))
        s.goal = tuple(goals)
        for card in self.seen:
            if card >= cat.first_group:
                s.deck[card] = 0
        for card in s.discards:
            self.take(card)
        for seat in range(s.seats):
            for token in s.hands[seat]:
                self.take(token >> 8)
        if not stack or not s.stack:
            s.stack = [Turn(0, "actions")]
            s.turn = s.turn or 1
        first = s.stack[0]
        if type(first) not in LOWEST:
            raise self.fail("the first frame of the stack is a turn, the bidding for one, or the setup")
        for frame in s.stack[1:]:
            if type(frame) in LOWEST:
                raise self.fail("a turn, the bidding or the setup is the first frame of the stack only")
        if type(first) is Turn and s.options.turn_order != "fixed" and not s.modules.rota:
            s.modules = replace(s.modules, rota=(first.seat, 1))
        if type(first) is not Setup:
            for seat in range(s.seats):
                if s.root[seat] < 0 and s.alive[seat]:
                    raise self.fail(f"seat {seat} has no Illuminati")
            for seat in range(s.seats):
                if s.masked(seat) and s.modules.identity[seat] < 0:
                    raise self.fail(f"seat {seat} needs a line: identity, and an Illuminati")
            self.face_up()
            picking = [frame.seat for frame in s.stack if type(frame) is Aspiring]
            if any(goal == NO_GOAL for seat, goal in enumerate(s.goal) if seat not in picking):
                raise self.fail("a seat whose goal is secret needs goal=")
            if not any(s.alive):
                raise self.fail("nobody is left in the game")
        for frame in s.stack:
            for name in ("seat", "by", "to", "payer", "at"):
                value = getattr(frame, name, 0)
                bad_to = name == "to" and type(frame).__name__ == "Owing"
                if not bad_to and isinstance(value, int) and not -1 <= value < max(s.seats, 1):
                    raise self.fail(f"there is no seat {value}")
        if not s.over:
            for sentence in misfits(s):
                raise self.fail(sentence)

    def face_up(self) -> None:
        """What lies face up lies under no back, and everybody can tell; the card of who is out can be dealt again
        (I-33.30)."""
        m = self.s.modules
        roots = [root for seat, root in enumerate(self.s.root) if self.s.alive[seat]]
        if not m.identity:
            return
        for card in m.identity:
            if card >= 0 and card in roots:
                raise self.fail(f"{self.cat.slugs[card]} belongs to two seats")
        rows = [tuple([0 if card in roots else mask for card, mask in enumerate(row)]) for row in m.chances]
        self.s.modules = replace(m, chances=tuple(rows))

    def take(self, card: int) -> None:
        """A Special is in one place only."""
        if self.s.deck[card] == 0:
            raise self.fail(f"there are not so many of {self.cat.slugs[card]}")
        self.s.deck[card] -= 1
