"""What must fit together in a position of a game with expansion modules (see ``fitting``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conjura.games.illuminati import frames as fr
from conjura.games.illuminati.rules.abilities import payers
from conjura.games.illuminati.rules.order import contenders
from conjura.games.illuminati.rules.propaganda import farthest
from conjura.games.illuminati.rules.reckoning import special_income
from conjura.games.illuminati.rules.specials import bare_arrows, unused_roots
from conjura.games.illuminati.state import DEAD, GONE, HELD, OPEN, IlluminatiState


def module_columns(s: IlluminatiState) -> Iterator[str]:
    """What the columns of the modules can't hold."""
    m, slugs = s.modules, s.cat.slugs
    for card in [row[0] for row in m.counters] + [row[0] for row in m.marks]:
        if s.zone[card] in (DEAD, GONE):
            yield f"expected no counters and markers on {slugs[card]}, which is out of the game"
    begun = s.stack and type(s.stack[0]) not in (fr.Setup, fr.Bidding)
    if s.options.turn_order != "fixed" and begun and not m.rota:
        yield "expected a line rota, for the turns go by it"


def bidding(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Bidding``."""
    if len(s.stack) != 1:
        yield "expected it to be the lowest frame"
    if s.options.turn_order not in ("auction", "random") and s.options.first_turn != "auction":
        yield "expected turns that are rolled for"
    may = contenders(s)
    tied = f.step == "tie"
    if (
        (not set(f.rolling) <= set(may))
        or (tied and len(f.rolling) < 2)
        or (not tied and list(f.rolling) != may)
    ):
        yield "expected rolling to be the seats that may win"
    if len(f.rolls) > len(f.rolling) or not all(2 <= roll <= 12 for roll in f.rolls):
        yield "expected rolls from 2 to 12"
    if len(f.dice) != s.seats or not all(-1 <= roll <= 12 for roll in f.dice):
        yield "expected dice of every seat"
    elif f.step == "raise" and not all(f.dice[seat] >= 2 for seat in f.rolling):
        yield "expected dice of all that rolled"
    for giver, bidder, amount in f.bids:
        if not (0 <= giver < s.seats and s.alive[giver] and bidder in may and amount > 0):
            yield "expected bids of seats in the game on seats that may win"
    if f.step == "roll" and f.bids:
        yield "expected no bids yet"


def increasing(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Increasing``."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    if not s.options.increases:
        yield "expected the module of increases"
    if type(below) is fr.Turn and (below.seat != f.seat or below.step != "actions" or below.actions < 1):
        yield "expected that seat's turn at actions, one left, below it"
    if f.target >= 0 and (s.zone[f.target] != HELD or s.holder[f.target] == f.seat):
        yield "expected the Group of another seat"


def campaigning(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Campaigning``."""
    below = s.stack[s.stack.index(f) - 1]
    if not s.options.propaganda:
        yield "expected the module of Propaganda"
        return
    if type(below) is fr.Turn and (
        below.seat != f.seat or below.step != ("campaign" if f.free else "actions")
    ):
        yield "expected that seat's turn at the step of the attempt below it"
    if (f.toward is None) != (f.step == "marker"):
        yield "expected toward once the marker is named"
    elif f.toward is not None and not 1 <= f.amount <= farthest(s, f.toward):
        yield "expected an amount that the marker can move"
    if (f.roll != 0) != (f.step == "rolled") or (f.roll and not 2 <= f.roll <= 12):
        yield "expected a roll from 2 to 12 after the dice fell, and none before"
    for seat, _, amount in f.spent:
        if not (0 <= seat < s.seats and amount > 0):
            yield "expected money spent as seat, side and amount"
    for card, _ in f.media:
        if card not in s.cat.media:
            yield "expected Media Groups in media"


def naming_more(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Naming`` of a Special of the Y2K set."""
    cat, below = s.cat, s.stack[s.stack.index(f) - 1]
    loop = type(below) is fr.Attacking
    card = f.card
    if f.target >= 0 or not (
        card in cat.discards_open
        or (card in cat.unmasks and not s.modules.identity)
        or card in cat.connects
        or card in cat.tilts
        or (card in cat.defends and loop)
    ):
        yield "expected a Special that is still to name its target"
    elif card in cat.tilts and not loop:
        yield "expected an attack below it"
    elif card in cat.defends and not (
        special_income(s, f.by, card) and s.align[below.target] & cat.defends[card][1]
    ):
        yield "expected a choice between two uses"
    elif card in cat.unmasks and not unused_roots(s):
        yield "expected an Illuminati that nobody has"
    elif card in cat.discards_open and OPEN not in s.zone:
        yield "expected an uncontrolled Group"
    elif card in cat.connects and not bare_arrows(s, f.by):
        yield "expected a side without an arrow"


def played_more(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Played`` of a Special of the Y2K set."""
    cat, card = s.cat, f.card
    uses = [use for use, fits in (
        ("income", card in cat.collects), ("attack", card in cat.tilts),
        ("defend", card in cat.tilts or card in cat.defends),
    ) if fits]  # fmt: skip
    if (f.purpose in uses) != bool(uses) or (not uses and f.purpose is not None):
        yield "expected one of its uses as the purpose"
    if f.purpose in ("attack", "defend") and type(s.stack[s.stack.index(f) - 1]) is not fr.Attacking:
        yield "expected an attack below it"
    if card in cat.discards_open and not cat.first_group <= f.target < cat.first_special:
        yield "expected a Group as the target"
    if card in cat.unmasks and not s.modules.identity and not 0 <= f.target < cat.n_illuminati:
        yield "expected an Illuminati as the target"
    if card in cat.cancels_help or card in cat.refunds:
        if type(s.stack[s.stack.index(f) - 1]) is not fr.Attacking:
            yield "expected an attack below it"


def hiring(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Hiring``."""
    if f.card not in s.cat.paid_action or s.zone[f.card] != HELD or s.holder[f.card] != f.seat:
        yield "expected a card of that seat whose ability is paid for"
    elif not payers(s, f.seat, f.card):
        yield "expected a card that can pay"


def aspiring(s: IlluminatiState, f: Any) -> Iterator[str]:
    """``Aspiring``."""
    if f.drawn and not (s.modules.identity and unused_roots(s)):
        yield "expected Illuminati that lie face down, and one that nobody has"


MODULE_CHECKS: dict[type, Any] = {fr.Bidding: bidding, fr.Increasing: increasing, fr.Campaigning: campaigning,
                                 fr.Hiring: hiring, fr.Aspiring: aspiring}  # fmt: skip
