"""Hanging a tree of cards (I-11.9 to I-11.11, I-16.2, I-16.4, I-25.5).

The tree is laid rigid: turned, never mirrored. Cards that would overlap are taken off, nearest the root first, and
hung from another free arrow of their own master, their puppets rigid with them; those that can't are lost.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.grid import SIDE_NUMBER, SIDES, STEP
from conjura.engine.kernel import ALONE, NOBODY, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Choose, Decline, Lose, Place, Play
from conjura.games.illuminati.events import GroupPlaced, MoveFailed, SpecialWasted
from conjura.games.illuminati.frames import Placing
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import specials
from conjura.games.illuminati.rules.freeing import free_tree
from conjura.games.illuminati.state import HELD, PROCEDURES, IlluminatiState

DECLINE: Final = Decline()


def arrows_for(s: IlluminatiState, f: Any) -> list[tuple[int, int]]:
    """The free arrows that the tree, or the card being re-hung, may hang from."""
    arrows = s.layout(f.seat).arrows
    if f.only:
        return [arrow for arrow in arrows if arrow in f.only]
    if f.held >= 0:
        master = s.master[f.held]
        return [arrow for arrow in arrows if arrow[0] == master]
    if f.master >= 0:
        return [arrow for arrow in arrows if arrow[0] == f.master]
    return [arrow for arrow in arrows if arrow not in f.barred]


def lay_tree(s: IlluminatiState, seat: int, top: int, master: int, side: int) -> list[tuple[int, int]]:
    """Lay a loose tree rigid on an arrow.

    Returns:
        the cards that overlap, with their depth in the tree; they and their puppets stay loose.
    """
    turned = (side - s.heading[top]) & 3
    parts = s.tree(top)
    masters = [s.master[card] for card in parts]
    depth = {top: 0}
    taken = set(s.layout(seat).cells)
    overlapping: list[tuple[int, int]] = []
    laid = {top}
    for card, above in zip(parts, masters, strict=True):
        if card == top:
            s.hang(card, master, side, seat)
            taken.add(s.cell[card])
        else:
            s.heading[card] = (s.heading[card] + turned) & 3
            depth[card] = depth[above] + 1
            if above not in laid:
                continue
            cell = s.cell[above] + STEP[s.heading[card]]
            if cell in taken:
                overlapping.append((depth[card], card))
                continue
            s.hang(card, above, s.heading[card], seat)
            taken.add(cell)
            laid.add(card)
        s.tell(GroupPlaced(seat=seat, card=s.cat.slugs[card], master=s.cat.slugs[s.master[card]],
                           side=SIDES[s.heading[card]]))  # fmt: skip
    return overlapping


class PlacingProcedure(Procedure):
    """Frame ``Placing``."""

    def ready(self, f: Any) -> list[int]:
        """The overlapping cards that are next: nearest the root first."""
        nearest = min([depth for depth, _ in f.todo])
        return [card for depth, card in f.todo if depth == nearest]

    def givers(self, s: IlluminatiState, f: Any) -> list[int]:
        """The cards of which one must go when a received card can't be re-hung (I-25.5): the new one or the old."""
        out = [f.held]
        cell = s.cell[s.master[f.held]] + STEP[s.heading[f.held]]
        for card in s.layout(f.seat).groups:
            if s.cell[card] == cell and not s.under(s.master[f.held], card):
                out.append(card)
        return out

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        if not f.laid or f.held >= 0:
            return ALONE[f.seat] if arrows_for(s, f) or f.either or self.may_connect(s, f) else NOBODY
        if f.todo and len(self.ready(f)) > 1:
            return ALONE[f.seat]
        return NOBODY

    def step(self, s: IlluminatiState, f: Any) -> None:
        if not f.laid and f.barred:  # a move without an arrow fails (I-33.24)
            s.pop()
            master, side = f.barred[0]
            lay_tree(s, f.seat, f.root, master, side)
            s.tell(MoveFailed(seat=f.seat, card=s.cat.slugs[f.root]))
        elif not f.laid:  # nowhere to hang at all: a second received Group may find no arrow left
            s.pop()
            free_tree(s, f.root)
        elif f.held >= 0:
            free_tree(s, f.held)
            s.put(replace(f, held=-1))
        elif f.todo:
            self.hold(s, f, self.ready(f)[0])
        else:
            s.pop()

    def may_connect(self, s: IlluminatiState, f: Any) -> bool:
        """Whether a Special may find the tree another place, as far as everybody can tell (I-33.24, I-31.3)."""
        return bool(s.cat.connects and not f.laid and not f.stuck and s.hands[f.seat])

    def connect(self, s: IlluminatiState, played: Any) -> None:
        """The tree hangs from a side that has no arrow (I-33.24); the frame of its placing is on top."""
        f = s.stack[-1]
        if (played.master, played.side) not in specials.bare_arrows(s, f.seat):
            s.tell(SpecialWasted(seat=played.by, card=s.cat.slugs[played.card]))
            return
        more = lay_tree(s, f.seat, f.root, played.master, played.side)
        s.put(replace(f, laid=True, todo=tuple(sorted(more))))

    def hold(self, s: IlluminatiState, f: Any, card: int) -> None:
        """Take up one overlapping card; if it fits by now it is laid where it was."""
        todo = tuple([row for row in f.todo if row[1] != card])
        s.put(replace(f, todo=todo, held=card))

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.laid and f.held < 0:
            return Prompt("place_next", "I-11.10", seat, {"root": s.cat.slugs[f.root]})
        card = f.held if f.held >= 0 else f.root
        clause = "I-11.10" if f.held < 0 else ("I-25.5" if f.either else "I-11.5")
        return Prompt("place", clause, seat, {"card": s.cat.slugs[card]})

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return not (self.may_connect(s, f) and f.held < 0)

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        if f.laid and f.held < 0:
            return [Choose(card) for card in self.ready(f)]
        arrows = arrows_for(s, f)
        out: list[Any] = [Place(master, SIDES[side]) for master, side in arrows]
        if not arrows and f.either:
            out = [Lose(f.root)] if f.held < 0 else [Lose(card) for card in self.givers(s, f)]
        if f.held < 0 and self.may_connect(s, f):
            specials.list_plays(s, seat, "place", out)
            if not arrows and not f.either:
                out.append(DECLINE)
        return out

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        if type(action) is Play:
            moment = "place" if f.held < 0 and not f.laid else "walk"
            return specials.why_no_play(s, seat, moment, action.card)
        if type(action) is not Place:
            return None
        master, side, slug = action.master, SIDE_NUMBER[action.side], s.cat.slugs[action.master]
        if f.held >= 0 and master != s.master[f.held]:
            return refuse("own_master_only", card=slug)
        if f.held < 0 and f.master >= 0 and master != f.master:
            return refuse("only_the_attacker", card=slug)
        if f.only and (master, side) not in f.only:
            return refuse("arrow_was_named", card=slug)
        if (master, side) in f.barred:
            return refuse("same_arrow", card=slug)
        if f.barred and not f.laid and master in s.tree(f.root):
            return refuse("own_subtree", card=slug)
        return refuse("arrow_not_free", card=slug)

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        if type(action) is Choose:
            self.hold(s, f, action.card)
        elif type(action) is Play:
            specials.play(s, seat, action.card)
        elif type(action) is Decline:
            s.put(replace(f, stuck=True))
        elif type(action) is Lose:
            self.lose(s, f, action.card)
        else:
            card = f.held if f.held >= 0 else f.root
            base = 0
            if f.held >= 0:
                base = s.depth_under(f.held, f.root)
            more = lay_tree(s, seat, card, action.master, SIDE_NUMBER[action.side])
            todo = [*f.todo, *[(base + depth, part) for depth, part in more]]
            s.put(replace(f, laid=True, held=-1, todo=tuple(sorted(todo))))

    def lose(self, s: IlluminatiState, f: Any, card: int) -> None:
        """Of two overlapping cards one becomes uncontrolled (I-25.5)."""
        if card == f.root and not f.laid:
            s.pop()
            free_tree(s, card)
            return
        held = f.held
        if card == held:
            free_tree(s, held)
            s.put(replace(f, held=-1))
            return
        free_tree(s, card)
        todo = []
        for row in f.todo:
            if s.zone[s.master[row[1]]] == HELD:
                todo.append(row)
            else:  # its own master, laid a moment ago, was the one that had to go
                free_tree(s, row[1])
        base = s.depth_under(held, f.root)
        more = lay_tree(s, f.seat, held, s.master[held], s.heading[held])
        todo.extend([(base + depth, part) for depth, part in more])
        s.put(replace(f, held=-1, todo=tuple(sorted(todo))))


PROCEDURES[Placing] = PlacingProcedure()
