"""Positions as text: Families as indented trees, the stack as one frame a line (what FEN is to chess).

    conjura omerta 1
    options {}
    seats 2
    seat 0 gambino $9 main=two_bridges tasks=home_turf done=wide_estate
      hand lupara omerta@1
      mario_ridella gunmen reserve=3 robbed=1
        hotel_concordia 2
      luca_monteverdi spies
    seat 1 luchese $4 main=harbour_gates tasks=small_army@2 deeds=0,121
      tano_scorza thugs reserve=4
        dog_track 1
    centre navy_surplus_depot ferry_commission
    stack
      {"frame":"round","number":3,"phase":"actions","step":"act","fresh":false}

What is left out has its usual value; a missing stack is the first seat's turn of the Actions phase. ``@1`` after a card
of a hand names those that have seen it (the number of seats stands for the spectators); after an objective it is the
number of deeds that do not count for it. Reading raises ``FormatError`` naming the line.
"""

from __future__ import annotations

from typing import Any

from conjura.engine.codec import Codec
from conjura.engine.notation import LineReader, last_lines
from conjura.engine.rows import put_at
from conjura.games.omerta.fitting import misfits
from conjura.games.omerta.frames import Round, Setup
from conjura.games.omerta.state import (
    BANK,
    CENTRE,
    DECK,
    HELD,
    LOST,
    NONE,
    OmertaState,
)


def write_position(s: OmertaState, codec: Codec) -> str:
    """The position as text, from the line ``seats`` on."""
    cat, slugs = s.cat, s.cat.slugs
    out = [f"seats {s.seats}"]
    for seat in range(s.seats):
        write_seat(s, seat, out)
    centre = s.centre()
    if centre:
        out.append(" ".join(["centre", *[slugs[card] for card in centre]]))
    if s.domains_left != s.zone.count(DECK, cat.first_domain):
        out.append(f"domains {s.domains_left}")
    lost = [card for card in range(cat.n_capos) if s.zone[card] == LOST]
    if lost:
        out.append(" ".join(["lost", *[slugs[card] for card in lost]]))
    gone = types_gone(s)
    if gone:
        out.append(" ".join(["types_gone", *[slugs[card] for card in gone]]))
    if s.under:
        out.append(" ".join(["under", *[slugs[card] for card in s.under]]))
    if s.discards:
        out.append(" ".join(["discards", *[slugs[card] for card in s.discards]]))
    out.extend(last_lines(s, codec))
    return "\n".join(out) + "\n"


def types_gone(s: OmertaState) -> list[int]:
    """The types that are neither in the deck nor under it nor a Capo's nor named by a frame."""
    cat = s.cat
    left = [cat.copies[cat.first_type + place] - s.types[place] for place in range(len(s.types))]
    for card in s.under:
        left[card - cat.first_type] -= 1
    for capo in range(cat.n_capos):
        if s.zone[capo] == HELD:
            left[s.kind[capo]] -= 1
    for frame in s.stack:
        for card in getattr(frame, "drawn", ()):
            left[card - cat.first_type] -= 1
    return [cat.first_type + place for place in range(len(left)) for _ in range(left[place])]


def write_seat(s: OmertaState, seat: int, out: list[str]) -> None:
    """A seat's line, hand, Capos and Domains."""
    slugs = s.cat.slugs
    words = [f"seat {seat}", slugs[s.don[seat]] if s.don[seat] != NONE else "-"]
    if s.money[seat]:
        words.append(f"${s.money[seat]}")
    if s.main[seat] != NONE:
        words.append(f"main={slugs[s.main[seat]]}")
    if s.tasks[seat]:
        rows = [slugs[task & 4095] + (f"@{task >> 12}" if task >> 12 else "") for task in s.tasks[seat]]
        words.append(f"tasks={','.join(rows)}")
    if s.done[seat]:
        words.append(f"done={','.join([slugs[card] for card in s.done[seat]])}")
    if s.deeds[seat]:
        words.append(f"deeds={','.join(map(str, s.deeds[seat]))}")
    for name, value in (("grown", s.grown[seat]), ("met", s.met[seat]), ("offers", s.offers[seat])):
        if value:
            words.append(f"{name}={value}")
    if s.dealt[seat]:
        words.append(f"dealt={','.join([slugs[card] for card in s.dealt[seat]])}")
    out.append(" ".join(words))
    if s.hands[seat]:
        out.append("  hand " + " ".join([token_text(s, token) for token in s.hands[seat]]))
    for capo in s.estate(seat).capos:
        row = [slugs[capo], slugs[s.cat.first_type + s.kind[capo]]]
        if s.men[capo]:
            row.append(f"reserve={s.men[capo]}")
        if s.robbed[capo]:
            row.append("robbed=bank" if s.robbed[capo] == BANK else f"robbed={s.robbed[capo] - 1}")
        out.append("  " + " ".join(row))
        for card in s.domains_of(capo):
            out.append(f"    {slugs[card]} {s.men[card]}" if s.men[card] else f"    {slugs[card]}")


def token_text(s: OmertaState, token: int) -> str:
    """A card of a hand and those others that have seen it."""
    seen = [str(other) for other in range(s.seats + 1) if token >> other & 1]
    return s.cat.slugs[token >> 8] + ("@" + ",".join(seen) if seen else "")


class Reader(LineReader):
    """What the lines of a position of this game mean."""

    def __init__(self, state: OmertaState, codec: Codec) -> None:
        super().__init__(state, codec)
        self.capo = -1
        self.domains = -1
        self.lines: set[int] = set()

    def domain(self, slug: str) -> int:
        """A Domain that has not been met yet."""
        return self.once(slug, self.cat.first_domain, self.cat.first_don, "a Domain")

    def objective(self, slug: str, row: tuple[int, ...], what: str) -> int:
        """An objective of a kind that has not been met yet."""
        card = self.once(slug, self.cat.first_objective, self.cat.first_event, what)
        if card not in row:
            raise self.fail(f"expected {what}, found {slug!r}")
        return card

    def type(self, slug: str) -> int:
        """A type, of which there must be one left; it leaves the deck."""
        card = self.card(slug, self.cat.first_type, self.cat.first_objective, "a type")
        if not self.s.types[card - self.cat.first_type]:
            raise self.fail(f"there are not so many {slug}")
        self.s.types[card - self.cat.first_type] -= 1
        return card

    def event(self, slug: str) -> int:
        """An Event, of which there must be one left; it leaves the deck."""
        card = self.card(slug, self.cat.first_event, self.cat.n_cards, "an Event")
        self.take(card)
        return card

    def take(self, card: int) -> None:
        """An Event is in one place only."""
        place = card - self.cat.first_event
        if place < 0 or not self.s.deck[place]:
            raise self.fail(f"there are not so many of {self.cat.slugs[card]}")
        self.s.deck[place] -= 1

    def inner_line(self, indent: int, parts: list[str]) -> None:
        """A line with an indent."""
        if self.seat < 0:
            raise self.fail(f"expected a line without indent, found {parts[0]!r}")
        elif parts[0] == "hand":
            self.hand(parts[1:])
        elif indent > 2:
            self.domain_line(parts)
        else:
            self.capo_line(parts)

    def top_line(self, parts: list[str]) -> None:
        """A line without indent."""
        s, cat, word = self.s, self.cat, parts[0]
        self.capo = -1
        if word == "seat":
            self.seat_line(parts[1:])
            return
        self.seat = -1
        if word == "centre":
            for slug in parts[1:]:
                s.zone[self.domain(slug)] = CENTRE
        elif word == "domains" and len(parts) == 2:
            self.domains = self.number(parts[1], "how many Domains are left", 99)
        elif word == "lost":
            for slug in parts[1:]:
                s.zone[self.once(slug, 0, cat.n_capos, "a Capo")] = LOST
        elif word == "types_gone":
            for slug in parts[1:]:
                self.type(slug)
        elif word == "under":
            s.under = (*s.under, *[self.type(slug) for slug in parts[1:]])
        elif word == "discards":
            s.discards = tuple(sorted((*s.discards, *[self.event(slug) for slug in parts[1:]])))
        elif word == "over":
            s.over = True
            s.winners = tuple([self.number(text, "a seat", s.seats - 1) for text in parts[1:]])
        else:
            raise self.fail("expected seat, centre, domains, lost, types_gone, under, discards, over or stack, "
                            f"found {word!r}")  # fmt: skip

    def seat_line(self, parts: list[str]) -> None:
        """``seat 0 gambino $9 main=two_bridges tasks=home_turf``."""
        s, cat = self.s, self.cat
        if len(parts) < 2:
            raise self.fail("expected a seat and its Don, or '-'")
        seat = self.number(parts[0], "a seat", s.seats - 1)
        self.seat = seat
        if seat in self.lines:
            raise self.fail(f"seat {seat} stands here twice")
        self.lines.add(seat)
        if parts[1] != "-":
            s.don = put_at(s.don, seat, self.once(parts[1], cat.first_don, cat.first_type, "a Don, or '-'"))
        for word in parts[2:]:
            name, _, value = word.partition("=")
            if word.startswith("$"):
                s.money[seat] = self.number(word[1:], "an amount of money in thousands", 10**6)
            elif name == "main":
                s.main = put_at(s.main, seat, self.objective(value, cat.mains, "a main objective"))
            elif name == "tasks":
                s.tasks = put_at(s.tasks, seat, tuple(sorted([self.task(text) for text in value.split(",")])))
            elif name == "done":
                row = [
                    self.objective(slug, cat.secondaries, "a secondary objective")
                    for slug in value.split(",")
                ]
                s.done = put_at(s.done, seat, tuple(row))
            elif name == "deeds":
                deeds = [self.number(text, "a deed", 8 * 99 + 7) for text in value.split(",")]
                s.deeds = put_at(s.deeds, seat, tuple(deeds))
            elif name == "grown":
                s.grown = put_at(s.grown, seat, self.number(value, "the thresholds passed", 3))
            elif name == "met":
                s.met = put_at(s.met, seat, self.number(value, "the objectives met", 1 << 63))
            elif name == "offers":
                s.offers = put_at(s.offers, seat, self.number(value, "a number of offers", 3))
            elif name == "dealt":
                s.dealt = put_at(s.dealt, seat, tuple([self.choice(slug) for slug in value.split(",")]))
            else:
                raise self.fail(f"expected $, main=, tasks=, done=, deeds=, grown=, met=, offers= or dealt=, "
                                f"found {word!r}")  # fmt: skip

    def task(self, text: str) -> int:
        """``home_turf@2``: an open secondary objective."""
        slug, _, since = text.partition("@")
        card = self.objective(slug, self.cat.secondaries, "a secondary objective")
        return (self.number(since, "a number of deeds", 9999) if since else 0) << 12 | card

    def choice(self, slug: str) -> int:
        """A Capo or type to choose from; it is counted with its deck."""
        found = self.cat.index.get(slug, -1)
        if found < self.cat.n_capos:
            return self.once(slug, 0, self.cat.n_capos, "a Capo or a type")
        return self.card(slug, self.cat.first_type, self.cat.first_objective, "a Capo or a type")

    def hand(self, parts: list[str]) -> None:
        """``hand lupara omerta@1``."""
        for word in parts:
            slug, _, seen = word.partition("@")
            card = self.event(slug)
            mask = 0
            for text in seen.split(",") if seen else []:
                mask |= 1 << self.number(text, "a seat", self.s.seats)
            self.s.put_token(self.seat, card, mask)

    def capo_line(self, parts: list[str]) -> None:
        """``mario_ridella gunmen reserve=3 robbed=1``."""
        s = self.s
        if len(parts) < 2:
            raise self.fail("expected a Capo and his type")
        capo = self.once(parts[0], 0, self.cat.n_capos, "a Capo")
        self.capo = capo
        s.employ(self.seat, capo, self.type(parts[1]))
        for word in parts[2:]:
            name, _, value = word.partition("=")
            if name == "reserve":
                s.men[capo] = self.number(value, "the Soldiers in the Reserve", 30)
            elif name == "robbed":
                if value == "bank":
                    s.robbed[capo] = BANK
                else:
                    s.robbed[capo] = 1 + self.number(value, "a seat, or bank", s.seats - 1)
            else:
                raise self.fail(f"expected reserve= or robbed=, found {word!r}")

    def domain_line(self, parts: list[str]) -> None:
        """``hotel_concordia 2``."""
        if self.capo < 0:
            raise self.fail(f"{parts[0]} lies before no Capo")
        card = self.domain(parts[0])
        self.s.lay(card, self.capo)
        if len(parts) > 2:
            raise self.fail(f"expected a Domain and its Soldiers, found {parts[2]!r}")
        if len(parts) == 2:
            self.s.men[card] = self.number(parts[1], "the Soldiers on it", 30)

    def finish(self, stack: bool) -> None:
        """The decks, and what must fit together."""
        s, cat = self.s, self.cat
        if not stack or not s.stack:
            s.stack = [Round(phase="actions", step="act", fresh=False)]
        bottom = s.stack[0]
        if type(bottom) not in (Setup, Round):
            raise self.fail("the first frame of the stack is a round or the setup")
        for frame in s.stack[1:]:
            if type(frame) in (Setup, Round):
                raise self.fail("a round or the setup is the first frame of the stack only")
        for frame in s.stack:
            self.cards_of(frame)
        unseen = s.zone.count(DECK, cat.first_domain)
        s.domains_left = unseen if self.domains < 0 else self.domains
        if s.domains_left > unseen:
            raise self.fail(f"expected at most {unseen} Domains in the deck, found {s.domains_left}")
        for sentence in misfits(s):
            raise self.fail(sentence)

    def cards_of(self, frame: Any) -> None:
        """The cards that a frame holds are nowhere else."""
        name = type(frame).__name__
        if name in ("Naming", "Played", "Resolving"):
            self.take(frame.card)
        elif name == "Retyping":
            for card in frame.drawn:
                self.type(self.cat.slugs[card])
