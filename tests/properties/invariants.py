"""What must be true of every state of Illuminati, and a ledger that follows a game by its events alone.

The ledger is told nothing but the events. If after every action it holds the same money on the same cards, the same
structures, piles and hands as the state, then money is conserved, every card is in exactly one place, and nothing ever
changes without an event that says so.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from conjura import CHANCE
from conjura.engine.grid import CENTRE, SIDES, STEP
from conjura.games.illuminati.frames import Aspiring, Attacking, Bidding, Placing, Rearranging, Setup, Turn
from conjura.games.illuminati.rules.reckoning import reckon
from conjura.games.illuminati.state import DEAD, DECK, GONE, HELD, LOOSE, NO_GOAL, OPEN, OUT, IlluminatiState

LAYOUT = ("members", "groups", "arrows", "armed", "movable", "depth", "cells")
REARRANGED = (0, 5)
"""What laying one's money anew may add: nothing, or the 5 MB of the Special (I-15.6, I-33.18)."""


class Ledger:
    """A game told by its events.

    Attributes:
        money: by slug, what lies on a card.
        roots: by seat, the slug of its Illuminati.
        hangs: by slug, ``(seat, master, side)`` of a Group that hangs.
        zone: by slug of a Group, the zone it was last seen in.
        hands, discards: Specials as multisets.
        kills: by seat.
        bids: by seat, what it has put into bids for the next turn.
    """

    def __init__(self, s: IlluminatiState) -> None:
        cat, slugs = s.cat, s.cat.slugs
        self.cat = cat
        self.money = Counter({slugs[card]: s.money[card] for card in range(cat.first_special)})
        self.roots = {
            seat: slugs[s.root[seat]] for seat in range(s.seats) if s.root[seat] >= 0 and s.alive[seat]
        }
        self.hangs = hanging(s)
        self.zone = {slugs[card]: s.zone[card] for card in range(cat.first_group, cat.first_special)}
        self.hands = [Counter(slugs[card] for card in s.hand(seat)) for seat in range(s.seats)]
        self.discards = Counter(slugs[card] for card in s.discards)
        self.kills = list(s.kills)
        self.bids: Counter[int] = Counter()
        self.total = s.options.capture_half == "total"

    def follow(self, events: list[Any]) -> None:
        """Take in what happened."""
        for event in events:
            told = getattr(self, type(event).__name__, None)
            if told is not None:
                told(event)

    def agree(self, s: IlluminatiState) -> None:
        """Whether the events have told all that has changed in the state."""
        slugs = s.cat.slugs
        money = {slugs[card]: s.money[card] for card in range(s.cat.first_special) if s.money[card]}
        assert {slug: amount for slug, amount in self.money.items() if amount} == money, "money"
        assert [Counter(slugs[card] for card in s.hand(seat)) for seat in range(s.seats)] == [
            +hand for hand in self.hands
        ], "hands"
        assert Counter(slugs[card] for card in s.discards) == +self.discards, "discards"
        assert list(s.kills) == self.kills, "kills"
        assert {seat: slugs[s.root[seat]] for seat in self.roots} == self.roots
        assert set(self.roots) == {seat for seat in range(s.seats) if s.root[seat] >= 0 and s.alive[seat]}
        loose = {slugs[card] for card in s.zoned(LOOSE)}
        here = hanging(s)
        assert {slug: row for slug, row in self.hangs.items() if slug not in loose} == here, "structures"
        for card in range(s.cat.first_group, s.cat.first_special):
            if s.zone[card] != LOOSE:
                assert self.zone[slugs[card]] == s.zone[card], slugs[card]

    # By event

    def IlluminatiDealt(self, e: Any) -> None:
        self.roots[e.seat] = e.card
        self.money[e.card] += e.amount

    def IncomePaid(self, e: Any) -> None:
        assert e.total == sum(amount for _, amount in e.cards)
        for card, amount in e.cards:
            self.money[card] += amount

    def MoneyPaid(self, e: Any) -> None:
        self.money[e.card] -= e.amount
        if e.to is not None:
            self.money[e.to] += e.amount

    def MoneyGained(self, e: Any) -> None:
        self.money[e.card] += e.amount

    def MoneyMoved(self, e: Any) -> None:
        assert e.amount > 0
        self.money[e.source] -= e.amount
        self.money[e.card] += e.amount

    def MoneyRearranged(self, e: Any) -> None:
        own = [self.roots[e.seat], *[card for card, row in self.hangs.items() if row[0] == e.seat]]
        before = sum(self.money[card] for card in own)
        for card in own:
            self.money[card] = 0
        for card, amount in e.cards:
            assert card in own
            self.money[card] = amount
        assert sum(amount for _, amount in e.cards) - before in REARRANGED

    def MoneySpent(self, e: Any) -> None:
        assert e.amount > 0
        self.money[e.card] -= e.amount

    def CampaignFunded(self, e: Any) -> None:
        assert e.card == self.roots[e.seat]
        self.MoneySpent(e)

    def CampaignPrivileged(self, e: Any) -> None:
        self.MoneySpent(e)

    def MoneyReturned(self, e: Any) -> None:
        self.IncomePaid(e)

    def IlluminatiChanged(self, e: Any) -> None:
        assert self.roots[e.seat] == e.old
        self.roots[e.seat] = e.card
        self.money[e.card] = self.money[e.old]
        self.money[e.old] = 0
        self.hangs = {
            card: (seat, e.card if master == e.old else master, side)
            for card, (seat, master, side) in self.hangs.items()
        }

    def GroupRemoved(self, e: Any) -> None:
        assert self.zone[e.card] == OPEN
        self.zone[e.card] = GONE

    def BidRaised(self, e: Any) -> None:
        assert e.amount > 0
        self.money[self.roots[e.seat]] -= e.amount
        self.bids[e.seat] += e.amount

    def BidReturned(self, e: Any) -> None:
        assert 0 < e.amount <= self.bids[e.seat]
        self.money[self.roots[e.seat]] += e.amount
        self.bids[e.seat] -= e.amount

    def TurnWon(self, e: Any) -> None:
        assert e.amount == sum(self.bids.values())
        self.bids.clear()

    def MoneyLooted(self, e: Any) -> None:
        assert e.amount == self.money[e.source] > 0
        self.money[e.source] = 0
        self.money[e.card] += e.amount

    def MoneyHalved(self, e: Any) -> None:
        assert e.paid == max(self.money[e.card] - e.kept, 0)
        assert self.total or e.kept == self.money[e.card] // 2
        self.money[e.card] = e.kept

    def MoneyGiven(self, e: Any) -> None:
        assert e.amount > 0
        self.money[self.roots[e.seat]] -= e.amount
        self.money[self.roots[e.to]] += e.amount

    def GroupRevealed(self, e: Any) -> None:
        assert self.zone[e.card] == DECK
        self.zone[e.card] = OPEN

    def GroupCaptured(self, e: Any) -> None:
        owner = self.hangs[e.card][0] if e.card in self.hangs else None
        assert e.loser == owner and owner != e.seat
        self.lifted(e.card)

    def GroupGiven(self, e: Any) -> None:
        assert self.hangs[e.card][0] == e.seat != e.to
        self.lifted(e.card)

    def GroupPlaced(self, e: Any) -> None:
        assert e.master == self.roots[e.seat] or self.hangs[e.master][0] == e.seat
        self.hangs[e.card] = (e.seat, e.master, e.side)
        self.zone[e.card] = HELD

    def GroupLifted(self, e: Any) -> None:
        self.lifted(e.card)

    def GroupFreed(self, e: Any) -> None:
        assert e.amount == self.money[e.card]
        self.money[e.card] = 0
        self.hangs.pop(e.card, None)
        self.zone[e.card] = OPEN

    def GroupDestroyed(self, e: Any) -> None:
        self.GroupFreed(e)
        self.zone[e.card] = DEAD
        self.kills[e.seat] += 1
        assert e.count == self.kills[e.seat]

    def GroupRevived(self, e: Any) -> None:
        assert self.zone[e.card] == DEAD
        self.zone[e.card] = OPEN

    def SpecialDrawn(self, e: Any) -> None:
        self.hands[e.seat][e.card] += 1

    def SpecialPlayed(self, e: Any) -> None:
        self.laid(e.seat, e.card)

    def TargetNamed(self, e: Any) -> None:
        if e.whisper is not None:
            self.laid(e.seat, e.whisper)

    def SpecialLost(self, e: Any) -> None:
        if e.seat is None:
            self.discards[e.card] += 1
        else:
            self.laid(e.seat, e.card)

    def SpecialGiven(self, e: Any) -> None:
        assert self.hands[e.seat][e.card] > 0
        self.hands[e.seat][e.card] -= 1
        self.hands[e.to][e.card] += 1

    def DeckRenewed(self, e: Any) -> None:
        assert e.count == sum(self.discards.values())
        self.discards = Counter()

    def PlayerLeft(self, e: Any) -> None:
        self.money[self.roots.pop(e.seat)] = 0

    def PlayerEliminated(self, e: Any) -> None:
        self.PlayerLeft(e)

    def laid(self, seat: int, card: str) -> None:
        """A Special went from a hand to the discards."""
        assert self.hands[seat][card] > 0, f"seat {seat} lays {card} and has none"
        self.hands[seat][card] -= 1
        self.discards[card] += 1

    def lifted(self, top: str) -> None:
        """A card and all under it hang nowhere for now."""
        self.hangs.pop(top, None)
        for card in [card for card, row in self.hangs.items() if row[1] == top]:
            self.lifted(card)


def hanging(s: IlluminatiState) -> dict[str, tuple[int, str, str]]:
    """By slug of each Group in a structure, whose it is, its master and the side it hangs from."""
    slugs = s.cat.slugs
    return {
        slugs[card]: (s.holder[card], slugs[s.master[card]], SIDES[s.heading[card]])
        for card in range(s.cat.first_group, s.cat.first_special)
        if s.zone[card] == HELD
    }


def check_state(s: IlluminatiState) -> None:
    """Everything that must hold between two actions."""
    check_cards(s)
    check_structures(s)
    check_seats(s)
    check_modules(s)
    check_purses(s)
    check_questions(s)


def check_cards(s: IlluminatiState) -> None:
    """Each card is in exactly one place; columns are zero where they mean nothing (I-1.9, I-8.3)."""
    cat = s.cat
    found = Counter(s.discards)
    for seat in range(s.seats):
        found.update(s.hand(seat))
        assert list(s.hands[seat]) == sorted(s.hands[seat]), "a hand is sorted"
        assert all(not token >> seat & 1 and (token & 255) >> s.seats == 0 for token in s.hands[seat])
    assert list(s.discards) == sorted(s.discards)
    for card in range(cat.first_special, cat.n_cards):
        assert found[card] + s.deck[card] == cat.copies[card], cat.slugs[card]
    assert not any(s.deck[: cat.first_group])
    if any(type(frame) is Placing or type(frame) is Rearranging for frame in s.stack):
        assert s.over or LOOSE in s.zone or any(type(frame) is Rearranging for frame in s.stack)
    else:
        assert LOOSE not in s.zone, "a loose card and nobody to hang it"
    for card in range(cat.first_special):
        zone, slug = s.zone[card], cat.slugs[card]
        assert s.money[card] >= 0, slug
        assert 0 <= s.used[card] <= (cat.participations[card] if zone not in (DECK, OUT) else 0), slug
        assert (zone in (HELD, OUT)) if card < cat.first_group else (zone != OUT), slug
        assert zone in (OUT, DECK, OPEN, HELD, DEAD, GONE, LOOSE), slug
        if card >= cat.first_group:
            assert s.deck[card] == (zone == DECK), slug
        if zone not in (HELD, LOOSE):
            assert (
                s.money[card] == s.holder[card] == s.master[card] == s.heading[card] == s.cell[card] == 0
            ), slug
        if zone == LOOSE:
            assert s.cell[card] == 0, slug
        assert 0 <= s.heading[card] <= 3, slug
        if s.align[card] != cat.align[card]:
            assert card >= cat.first_group, slug


def check_structures(s: IlluminatiState) -> None:
    """Every Group hangs from an out side of its master, one a side, on a cell of its own, under its owner's
    Illuminati (I-1.4, I-1.5, I-11.9, I-16.2); caches are what a fresh look gives."""
    cat = s.cat
    cells: set[tuple[int, int]] = set()
    arrows: set[tuple[int, int]] = set()
    for card in range(cat.first_special):
        if s.zone[card] != HELD:
            continue
        seat, slug = s.holder[card], cat.slugs[card]
        assert (seat, s.cell[card]) not in cells, f"{slug} lies on another card"
        cells.add((seat, s.cell[card]))
        if card < cat.first_group:
            assert s.root[seat] == card and s.alive[seat] and s.cell[card] == CENTRE, slug
            assert s.master[card] == s.heading[card] == 0, slug
            continue
        master, side = s.master[card], s.heading[card]
        assert s.zone[master] == HELD and s.holder[master] == seat, slug
        # a Special may have hung it where there is no arrow (I-33.24)
        assert (side - s.heading[master]) & 3 in s.outs[master] or cat.connects, slug
        assert (master, side) not in arrows, slug
        arrows.add((master, side))
        assert s.cell[card] == s.cell[master] + STEP[side], slug
        up, steps = card, 0
        while up >= cat.first_group:
            up, steps = s.master[up], steps + 1
            assert steps <= cat.n_groups, f"{slug} hangs from itself"
        assert up == s.root[seat], slug
    for seat in range(s.seats):
        known, fresh = s.layout(seat), s._layout(seat)
        for name in LAYOUT:
            assert getattr(known, name) == getattr(fresh, name), f"the layout of seat {seat} is stale: {name}"
        for owner, side in known.arrows:
            assert (owner, side) not in arrows and (seat, s.cell[owner] + STEP[side]) not in cells


def check_seats(s: IlluminatiState) -> None:
    """Counters within what the clauses allow (I-3, I-8.1, I-15.2, I-25.15, I-26.1)."""
    assert len(s.root) == len(s.goal) == len(s.alive) == len(s.hands) == len(s.turns) == s.seats
    dealt = [root for root in s.root if root >= 0]
    assert len(set(dealt)) == len(dealt)
    assert set(s.winners) <= {seat for seat in range(s.seats) if s.alive[seat]} and len(
        set(s.winners)
    ) == len(s.winners)
    for seat in range(s.seats):
        assert 0 <= s.offers[seat] <= 3 and s.turns[seat] >= 0 and s.kills[seat] >= 0
        if not s.alive[seat]:
            assert not s.hands[seat] and not s.layout(seat).members
            assert s.root[seat] < 0 or s.zone[s.root[seat]] == OUT
    if s.over:
        return
    turn = s.stack[0]
    assert type(turn) in (Setup, Turn, Bidding) and not any(
        type(frame) in (Setup, Turn) for frame in s.stack[1:]
    )
    if type(turn) in (Setup, Bidding):
        return
    assert sum(s.alive) > 1
    more = 6 if s.cat.connects else 0  # three Specials, Emergency Powers, a card that sells one (I-8.4)
    assert 0 <= turn.actions <= 2 + more and 0 <= turn.transfers <= 2 + len(s.cat.more_transfers)
    aspiring = {frame.seat for frame in s.stack if type(frame) is Aspiring}
    assert {seat for seat in range(s.seats) if s.goal[seat] == NO_GOAL} <= aspiring
    assert all(not s.ruled_out[seat] >> max(0, s.goal[seat]) & 1 for seat in range(s.seats)), (
        "a goal it has is ruled out"
    )
    assert s.alive[turn.seat] or turn.step in ("refill", "final", "end")
    attacks = [frame for frame in s.stack if type(frame) is Attacking]
    assert len(attacks) <= 1
    for attack in attacks:
        check_attack(s, attack)
    if len(s.stack) == 1:
        for seat in range(s.seats):
            if s.alive[seat] and s.turns[seat] >= 3 and not s.layout(seat).groups:
                assert s.root[seat] in s.cat.survives_by_goal, f"seat {seat} has no Group and is still in"


def check_attack(s: IlluminatiState, f: Any) -> None:
    """An attack under way is one that may be made (I-10.2, I-10.4, I-10.12 to I-10.14)."""
    turn = s.stack[0]
    assert turn.seat == f.seat
    if f.free:
        assert f.kind == "brainwash" and turn.step == "brainwash"
    else:
        assert turn.step == "actions" and turn.actions >= (0 if f.roll else 1)
    assert (f.change is not None) == (f.alignment is not None) and (f.change is None or f.kind == "brainwash")
    assert 0 <= f.moles <= len(s.modules.planted) * s.options.moles
    assert f.target != f.attacker or f.target < 0
    assert f.target < 0 or s.cat.first_group <= f.target < s.cat.first_special
    aid = [card for card, _ in f.aid]
    assert aid == sorted(set(aid)) and f.attacker not in aid and f.target not in aid
    assert list(f.spent) == sorted(f.spent)
    for seat, _, cause, amount in f.spent:
        assert amount > 0 and (cause == "for" or seat != f.seat)
    assert not f.interferers >> f.seat & 1
    if f.step == "endow":
        return
    for card in [card for card in (f.attacker, *aid) if card >= 0]:
        assert s.zone[card] == HELD and s.holder[card] == f.seat


def check_modules(s: IlluminatiState) -> None:
    """The columns of the modules within their bounds, and current numbers that follow from them (I-1.12, I-18.3,
    I-20.3, I-21.1, I-22.1, I-23.2)."""
    m, cat = s.modules, s.cat
    current = (s.base, s.power, s.transferable, s.resist, s.income, s.outs)
    reckon(s)
    assert current == (s.base, s.power, s.transferable, s.resist, s.income, s.outs), "numbers are stale"
    assert all(power >= 0 for power in (*s.power, *s.transferable))
    alive = {seat for seat in range(s.seats) if s.alive[seat]}
    for rows in (m.counters, m.marks, m.hacks, m.plumbers, m.moles):
        assert list(rows) == sorted(rows)
    for card, added, removed in m.marks:
        assert not added & cat.align[card] and not removed & ~cat.align[card] and added | removed
        assert added.bit_count() + removed.bit_count() <= 6
    for rows in (m.counters, m.marks):
        assert len({row[0] for row in rows}) == len(rows)
        assert all(s.zone[row[0]] in (OPEN, HELD, LOOSE) for row in rows)
    assert not m.world or (all(-6 <= space <= 6 for space in m.world) and m.world[-1] >= 0)
    for seat, turns, card, victim, pool in m.hacks:
        assert seat in alive and 0 <= turns <= 2 and (card, victim) in pool and seat != victim
    for seat, card, pool in (*m.plumbers, *m.moles):
        assert seat in alive and card in pool
    for seat in range(s.seats):
        assert not m.hacked or 0 <= m.hacked[seat] <= 2
        assert not m.planted or 0 <= m.planted[seat] <= s.options.moles
        placed = sum(row[0] == seat for row in m.plumbers)
        assert placed == (bool(m.plumbed) and seat in alive and m.plumbed[seat] == 2)
        assert sum(row[0] == seat for row in m.moles) <= (m.planted[seat] if m.planted else 0)


def check_purses(s: IlluminatiState) -> None:
    """With closed treasuries the owner always knows, and nobody is told of more than there is (I-1.10)."""
    if s.options.treasuries == "public":
        assert s.purse_known == () == s.purse_floor
        return
    everybody = s.onlookers()
    for card in range(s.cat.first_special):
        assert 0 <= s.purse_floor[card] <= s.money[card], s.cat.slugs[card]
        if s.zone[card] in (HELD, LOOSE):
            assert s.purse_known[card] >> s.holder[card] & 1, s.cat.slugs[card]
        else:
            assert s.purse_known[card] == everybody, s.cat.slugs[card]
        if s.purse_known[card] == everybody:
            assert s.purse_floor[card] == s.money[card], s.cat.slugs[card]


def check_questions(s: IlluminatiState) -> None:
    """Who is asked can answer, prompts are short, who is at liberty is another who may act (DESIGN 2)."""
    if s.over:
        assert s.awaiting == () == s.at_liberty
        return
    assert len(s.awaiting) == 1
    for seat in s.awaiting:
        legal = s.legal(seat)
        assert legal and len(legal.items) <= 200
        prompt = s.prompt(seat)
        assert prompt is not None and prompt.clause.startswith("I-") and prompt.seat == seat
        if seat != CHANCE:
            assert s.alive[seat]
            number = list(s.breakdown(seat, []))
            assert all(row.total == sum(part.amount for part in row.parts) for row in number)
    free = s.at_liberty
    assert not set(free) & set(s.awaiting) and list(free) == sorted(free)
    for seat in free:
        assert s.alive[seat] and s.legal(seat)
