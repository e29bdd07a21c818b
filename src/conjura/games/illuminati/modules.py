"""What the expansion rules add to a state: one immutable struct, replaced when it changes and shared by copies.

Without a module its fields are empty, so the plain game pays nothing for it. ``AUDIENCES`` says of every field who may
know it (deny by default); for a field of the owners the first number of each row is the seat that may.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from conjura.engine.ledger import Ledger, new_ledger

AXES: int = 5
"""The markers of the Propaganda board: four opposed pairs of alignments, and Criminal (I-20.3)."""


class Modules(msgspec.Struct, frozen=True):
    """The columns of the modules. All rows are sorted.

    Attributes:
        counters: ``(card, power, resistance, income)`` of the Groups that were raised (I-17).
        marks: ``(card, added, removed)`` as masks of the Groups that were brainwashed (I-18.1).
        world: where the five markers of the Propaganda board stand (I-20.3).
        rota: what is known of the turns before: the seat that played last and how many turns in a row (``auction``,
            ``random``), or the seat that began the round and how many turns of it are played (``staggered``) (I-4).
        hacks: ``(seat, turns, target, victim, pool)``: a hack that waits so many own turns to be revealed (I-21.4); the
            pool is public: the ``(card, holder)`` it could have been aimed at.
        hacked: by seat, how many hacks were tried (I-21.1).
        plumbers: ``(seat, target, pool)``: units in place (I-22.1), and the Groups they could have been sent to.
        plumbed: by seat: 0 nothing tried in this stretch of turns, 1 tried, 2 the unit is in place, 3 it is spent.
        moles: ``(seat, target, pool)``: planted and not yet revealed (I-23.1).
        planted: by seat, how many Moles were planted (I-23.2).
        cheats: the ledger of the cheating game (I-29.3).
        identity: by seat, the Illuminati card that lies face down, -1 where it lies face up (I-24.2).
        chances: by seat, what a face-down card can still be, as everybody can tell: for each Illuminati the mask of
            the goals that its seat may have then, 0 where it can't be that one; empty where it lies face up.
    """

    counters: tuple[tuple[int, int, int, int], ...] = ()
    marks: tuple[tuple[int, int, int], ...] = ()
    world: tuple[int, ...] = ()
    rota: tuple[int, ...] = ()
    hacks: tuple[tuple[int, int, int, int, tuple[tuple[int, int], ...]], ...] = ()
    hacked: tuple[int, ...] = ()
    plumbers: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    plumbed: tuple[int, ...] = ()
    moles: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    planted: tuple[int, ...] = ()
    cheats: Ledger | None = None
    identity: tuple[int, ...] = ()
    chances: tuple[tuple[int, ...], ...] = ()


AUDIENCES: dict[str, Literal["everyone", "owner"]] = {
    "counters": "everyone",
    "marks": "everyone",
    "world": "everyone",
    "rota": "everyone",
    "hacks": "owner",  # that one waits, and how long, is public
    "hacked": "everyone",
    "plumbers": "owner",
    "plumbed": "everyone",
    "moles": "owner",
    "planted": "everyone",
    "cheats": "owner",  # field by field: ``ledger_view``
    "identity": "owner",
    "chances": "everyone",
}

PLAIN = Modules()
"""Of a game without modules."""


def begin_modules(options: Any, seats: int) -> Modules:
    """The modules of a new game."""
    none = (0,) * seats
    modules = Modules(
        world=(0,) * AXES if options.propaganda else (),
        hacked=none if options.hackers else (),
        plumbed=none if options.plumbers else (),
        planted=none if options.moles else (),
        cheats=new_ledger(seats) if options.cheating else None,
        identity=(-1,) * seats if options.hidden_illuminati else (),
        chances=((),) * seats if options.hidden_illuminati else (),
    )
    return PLAIN if modules == PLAIN else modules
