"""Positions as text: mobs as indented trees, the stack as one frame a line (what FEN is to chess).

    conjura crimelords 1
    options {}
    seats 2
    turn 3
    seat 0 downtowners $31
      hand golfing_judge double_espresso@1
      boss old_cannon
        north two_hats:spent
          east goldfish:unhappy1
      rackets pier_rats night_ferry:muted
    seat 1 velvet_rope $40 known=0
      boss lighthouse:grown1
    uncontrolled wardrobe abacus:unhappy2
    stack
      {"frame":"turn","seat":0,"step":"actions"}

What is left out has its usual value: an Action Token lies wherever there is a space for one, unless ``spent`` says so;
a missing stack is the first seat's action step. ``@1`` after a Special names the other seats that have seen it, ``*``
stands for everybody else; ``known=`` names those who know the money. A Crook lifted off its structure is ``loose
CARD under=SUPERIOR side=SIDE at=EAST,SOUTH``, its place reckoned from the top of its tree. Reading raises
``FormatError`` naming the line.
"""

from __future__ import annotations

import re

import msgspec

from conjura.engine.codec import Codec
from conjura.engine.grid import CENTRE, SIDE_NUMBER, SIDES
from conjura.engine.ledger import ledger_data, new_ledger, read_ledger
from conjura.engine.notation import LineReader, last_lines
from conjura.engine.rows import put_at
from conjura.engine.wire import FormatError
from conjura.games.crimelords.fitting import misfits
from conjura.games.crimelords.frames import Turn
from conjura.games.crimelords.state import (
    ASIDE,
    DEAD,
    HELD,
    LEAVES,
    LOOSE,
    LOT,
    MOST_POWER,
    OPEN,
    OUT,
    CrimeLordsState,
)
from conjura.games.crimelords.view import place_of

ZONES = {"uncontrolled": OPEN, "discards": DEAD, "aside": ASIDE, "removed": OUT, "lot": LOT}
_AT = re.compile(r"(-?\d{1,2}),(-?\d{1,2})\Z")


def write_position(s: CrimeLordsState, codec: Codec) -> str:
    """The position as text, from the line ``seats`` on."""
    slugs, first = s.cat.slugs, s.cat.first_crook
    out = [f"seats {s.seats}"]
    if s.turn:
        out.append(f"turn {s.turn}")
    if s.ledger is not None and s.ledger != new_ledger(s.seats):
        out.append("cheats " + msgspec.json.encode(ledger_data(s.ledger, slugs)).decode())
    for seat in range(s.seats):
        write_seat(s, seat, out)
    piles = {"discards": s.discards, "aside": s.aside}
    for name, zone in ZONES.items():
        cards = [flagged(s, card) for card in s.zoned(zone) if card >= first]
        cards += [slugs[design] for design in piles.get(name, ())]
        if cards:
            out.append(" ".join([name, *cards]))
    out.extend(last_lines(s, codec))
    return "\n".join(out) + "\n"


def flagged(s: CrimeLordsState, card: int) -> str:
    """A card with what lies on it."""
    flags = []
    if s.zone[card] in (HELD, LOOSE) and s.cat.space[card] and not s.token[card]:
        flags.append("spent")
    if s.unhappy[card]:
        flags.append(f"unhappy{s.unhappy[card]}")
    if s.grown[card]:
        flags.append(f"grown{s.grown[card]}")
    if s.muted[card]:
        flags.append("muted")
    return s.cat.slugs[card] + (":" + ",".join(flags) if flags else "")


def onlookers_text(s: CrimeLordsState, mask: int) -> str:
    """A mask of seats and spectators as ``0,1,*``."""
    names = [str(other) for other in range(s.seats) if mask >> other & 1]
    if mask >> s.seats & 1:
        names.append("*")
    return ",".join(names)


def usual_known(s: CrimeLordsState, seat: int) -> int:
    """Who knows the money of a seat when nothing is said: everybody before the first turn, then the owner."""
    return 1 << seat if s.turn else s.onlookers()


def write_seat(s: CrimeLordsState, seat: int, out: list[str]) -> None:
    """A seat's line, hand and cards."""
    slugs, mob = s.cat.slugs, s.mob[seat]
    words = [f"seat {seat}", slugs[mob] if mob >= 0 else "-"]
    if s.money[seat]:
        words.append(f"${s.money[seat]}")
    if not s.alive[seat]:
        words.append("out")
    if s.offers[seat]:
        words.append(f"offers={s.offers[seat]}")
    if s.known[seat] != usual_known(s, seat):
        words.append(f"known={onlookers_text(s, s.known[seat] & ~(1 << seat))}")
    out.append(" ".join(words))
    if s.hands[seat]:
        hand = []
        for token in s.hands[seat]:
            seen = onlookers_text(s, token & 255)
            hand.append(slugs[token >> 8] + ("@" + seen if seen else ""))
        out.append("  hand " + " ".join(hand))
    layout = s.layout(seat)
    if s.boss[seat] >= 0:
        out.append("  boss " + flagged(s, s.boss[seat]))
    for card in layout.crooks[:1]:
        write_below(s, card, layout.subs, "    ", out)
    for card in s.loose(seat):
        line = "  loose " + flagged(s, card)
        if s.master[card]:
            east, south = place_of(s.cell[card])
            line += f" under={slugs[s.master[card]]} side={SIDES[s.heading[card]]} at={east},{south}"
        out.append(line)
    if layout.rackets:
        out.append(" ".join(["  rackets", *[flagged(s, card) for card in layout.rackets]]))


def write_below(
    s: CrimeLordsState, top: int, subs: dict[int, tuple[int, ...]], indent: str, out: list[str]
) -> None:
    """The Crooks below another."""
    for card in subs[top]:
        out.append(f"{indent}{SIDES[s.heading[card]]} {flagged(s, card)}")
        write_below(s, card, subs, indent + "  ", out)


class Reader(LineReader):
    """What the lines of a position of this game mean."""

    def __init__(self, state: CrimeLordsState, codec: Codec) -> None:
        super().__init__(state, codec)
        self.above: list[tuple[int, int]] = []  # (indent, card) of the branch being read
        self.known: dict[int, int] = {}
        self.read_seats: set[int] = set()

    def structure_card(self, text: str, low: int, high: int, what: str, held: bool) -> int:
        """A Crook or Racket that has not been met yet, with its flags."""
        s = self.s
        slug, _, flags = text.partition(":")
        card = self.once(slug, low, high, what)
        s.deck[card] = 0
        s.token[card] = 1 if held and self.cat.space[card] else 0
        for flag in flags.split(",") if flags else []:
            crook = card < self.cat.first_racket
            if flag == "spent" and held and self.cat.space[card]:
                s.token[card] = 0
            elif flag == "muted" and not crook:
                s.muted[card] = 1
            elif flag[:7] == "unhappy" and crook:
                s.unhappy[card] = self.number(flag[7:], "a number of markers", LEAVES)
            elif flag[:5] == "grown" and crook:
                s.grown[card] = self.number(flag[5:], "growth", MOST_POWER - self.cat.power[card])
            else:
                raise self.fail(f"expected spent, unhappyN, grownN or muted, found {flag!r}")
        return card

    def crook(self, text: str, held: bool = True) -> int:
        """A Crook with its flags."""
        return self.structure_card(text, self.cat.first_crook, self.cat.first_racket, "a Crook", held)

    def mask_of(self, text: str) -> int:
        """A mask of seats and spectators, ``1,2,*``."""
        mask = 0
        for word in text.split(",") if text else []:
            mask |= 1 << (self.s.seats if word == "*" else self.number(word, "a seat or *", self.s.seats - 1))
        return mask

    def inner_line(self, indent: int, parts: list[str]) -> None:
        """A line with an indent."""
        if self.seat < 0:
            raise self.fail(f"expected a line without indent, found {parts[0]!r}")
        elif parts[0] == "hand":
            self.hand(parts[1:])
        elif parts[0] == "rackets":
            self.rackets(parts[1:])
        elif parts[0] == "loose":
            self.loose(parts[1:])
        else:
            self.structure_line(indent, parts)

    def top_line(self, parts: list[str]) -> None:
        """A line without indent."""
        s, word, cat = self.s, parts[0], self.cat
        self.above = []
        if word == "seat":
            self.seat_line(parts[1:])
            return
        self.seat = -1
        if word == "turn" and len(parts) == 2:
            s.turn = self.number(parts[1], "the number of the turn", 10**6)
        elif word == "cheats" and s.ledger is not None:
            try:
                s.ledger = read_ledger(" ".join(parts[1:]), cat.index, s.seats)
            except FormatError as error:
                raise self.fail(str(error)) from None
        elif word in ZONES:
            for text in parts[1:]:
                slug = text.partition(":")[0]
                card = cat.index.get(slug, -1)
                if card >= cat.first_special and word in ("discards", "aside"):
                    if text != slug:
                        raise self.fail(f"expected no flags on {slug}")
                    pile = s.discards if word == "discards" else s.aside
                    pile = tuple(sorted((*pile, card)))
                    if word == "discards":
                        s.discards = pile
                    else:
                        s.aside = pile
                else:
                    card = self.structure_card(
                        text, cat.first_crook, cat.first_special, "a Crook or Racket", False
                    )
                    s.zone[card] = ZONES[word]
                    if word != "uncontrolled" and (s.unhappy[card] or s.grown[card] or s.muted[card]):
                        raise self.fail(f"expected nothing on {slug}")
        elif word == "over":
            s.over = True
            s.winners = tuple([self.number(text, "a seat", s.seats - 1) for text in parts[1:]])
        else:
            raise self.fail(f"expected turn, seat, {', '.join(ZONES)}, over or stack, found {word!r}")

    def seat_line(self, parts: list[str]) -> None:
        """``seat 0 downtowners $31``."""
        s = self.s
        if len(parts) < 2:
            raise self.fail("expected a seat and its Mob, or '-'")
        seat = self.number(parts[0], "a seat", s.seats - 1)
        if seat in self.read_seats:
            raise self.fail(f"seat {seat} stands here twice")
        self.seat = seat
        self.read_seats.add(seat)
        if parts[1] != "-":
            card = self.card(parts[1], 0, self.cat.first_crook, "a Mob, or '-'")
            if card in s.mob:
                raise self.fail(f"{parts[1]} belongs to two seats")
            s.mob = put_at(s.mob, seat, card)
            s.bonus = put_at(s.bonus, seat, s.bonus_of(card))
            s.zone[card] = HELD
            s.holder[card] = seat
        for word in parts[2:]:
            name, _, value = word.partition("=")
            if word == "out":
                s.alive = put_at(s.alive, seat, False)
                if s.mob[seat] >= 0:
                    s.zone[s.mob[seat]] = OUT
                    s.holder[s.mob[seat]] = 0
            elif word[0] == "$":
                s.money[seat] = self.number(word[1:], "money", 10**6)
            elif name == "offers":
                s.offers = put_at(s.offers, seat, self.number(value, "a number of offers", 3))
            elif name == "known":
                self.known[seat] = self.mask_of(value)
            else:
                raise self.fail(f"expected $, out, offers= or known=, found {word!r}")

    def hand(self, parts: list[str]) -> None:
        """``hand golfing_judge double_espresso@1``."""
        for word in parts:
            slug, _, seen = word.partition("@")
            card = self.card(slug, self.cat.first_special, self.cat.n_cards, "a Special")
            mask = self.mask_of(seen)
            if mask >> self.seat & 1:
                raise self.fail("expected other seats that have seen the Special")
            self.s.put_token(self.seat, card, mask)

    def rackets(self, parts: list[str]) -> None:
        """``rackets pier_rats night_ferry:muted``."""
        for text in parts:
            card = self.structure_card(text, self.cat.first_racket, self.cat.first_special, "a Racket", True)
            self.s.zone[card] = HELD
            self.s.holder[card] = self.seat

    def loose(self, parts: list[str]) -> None:
        """``loose goldfish under=two_hats side=north at=0,-1``."""
        s = self.s
        if not parts:
            raise self.fail("expected a loose Crook")
        card = self.crook(parts[0])
        s.zone[card] = LOOSE
        s.holder[card] = self.seat
        s.cell[card] = CENTRE
        found = dict(word.partition("=")[::2] for word in parts[1:])
        if not found:
            return
        if sorted(found) != ["at", "side", "under"] or found["side"] not in SIDE_NUMBER:
            raise self.fail("expected under=, side= and at=")
        match = _AT.match(found["at"])
        if match is None:
            raise self.fail(f"expected at=EAST,SOUTH, found {found['at']!r}")
        s.master[card] = self.card(found["under"], self.cat.first_crook, self.cat.first_racket, "a Crook")
        s.heading[card] = SIDE_NUMBER[found["side"]]
        s.cell[card] = CENTRE + int(match[1]) * 256 + int(match[2])

    def structure_line(self, indent: int, parts: list[str]) -> None:
        """A Crook of a structure: ``boss old_cannon`` or ``east goldfish:spent``."""
        s, seat = self.s, self.seat
        while self.above and self.above[-1][0] >= indent:
            self.above.pop()
        if len(parts) != 2:
            raise self.fail("expected a side, or boss, and a Crook")
        if parts[0] == "boss":
            if s.boss[seat] >= 0:
                raise self.fail(f"seat {seat} has two Bosses")
            card = self.crook(parts[1])
            marks = s.unhappy[card]
            s.crown(card, seat)
            s.unhappy[card] = marks
        elif parts[0] in SIDE_NUMBER:
            if not self.above:
                raise self.fail(f"{parts[1]} lies next to nobody")
            card = self.crook(parts[1])
            s.hang(card, self.above[-1][1], SIDE_NUMBER[parts[0]], seat)
        else:
            raise self.fail(f"expected hand, rackets, loose, boss or a side, found {parts[0]!r}")
        self.above.append((indent, card))

    def finish(self, stack: bool) -> None:
        """What follows from all lines together."""
        s, cat = self.s, self.cat
        if self.read_seats != set(range(s.seats)):
            raise self.fail(f"expected a line for each of {s.seats} seats")
        s.known = tuple([self.known.get(seat, usual_known(s, seat)) | 1 << seat for seat in range(s.seats)])
        for design in range(cat.first_special, cat.n_cards):
            held = sum([token >> 8 == design for hand in s.hands for token in hand])
            lot = any(getattr(frame, "lot", -1) == design for frame in s.stack)
            left = cat.copies[design] - held - s.discards.count(design) - s.aside.count(design) - lot
            if left < 0:
                raise self.fail(f"expected at most {cat.copies[design]} of {cat.slugs[design]}")
            s.deck[design] = left
        if not stack:
            s.stack.append(Turn(0, "actions"))
        if not s.stack:
            raise self.fail("expected a frame below 'stack'")
        for seat in range(s.seats):
            s.changed(seat)
        for problem in misfits(s):
            raise FormatError(problem, "stack" if problem.startswith("frame") else "end")
