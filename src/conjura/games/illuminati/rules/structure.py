"""Moving, dropping and freely rearranging Groups (I-9.1, I-16)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from conjura.engine.grid import SIDE_NUMBER, SIDES
from conjura.engine.kernel import ALONE, Procedure
from conjura.engine.wire import Prompt, Refusal
from conjura.games.illuminati.actions import Drop, Hang, Lift, MoveGroup, Place, Play, Proceed, Restore
from conjura.games.illuminati.events import GroupDropped, GroupLifted, GroupPlaced
from conjura.games.illuminati.frames import Placing, Rearranging
from conjura.games.illuminati.refusals import refuse
from conjura.games.illuminati.rules import specials, victory
from conjura.games.illuminati.rules.freeing import free_tree
from conjura.games.illuminati.rules.specials import finish_action
from conjura.games.illuminati.rules.turn_state import change_turn, turn_of
from conjura.games.illuminati.state import LOOSE, PROCEDURES, IlluminatiState

MOVE: Final = [MoveGroup(card) for card in range(512)]
DROP: Final = [Drop(card) for card in range(512)]
LIFT: Final = [Lift(card) for card in range(512)]
HANG: Final = [Hang(card) for card in range(512)]
PROCEED: Final = Proceed()
RESTORE: Final = Restore()


def list_moves(s: IlluminatiState, seat: int, out: list[Any]) -> None:
    """Append the moves of Groups that a seat may begin (I-16.1)."""
    layout = s.layout(seat)
    movable = layout.movable
    if s.cat.connects and len(movable) < len(layout.groups) and connects(s, seat):
        movable = tuple(
            [card for card in layout.groups if card in movable or specials.bare_arrows(s, seat, card)]
        )
    for card in movable:
        if not s.options.move_uses_card or s.used[card] < s.cat.participations[card]:
            out.append(MOVE[card])


def connects(s: IlluminatiState, seat: int) -> bool:
    """Whether a seat holds a Special that hangs a Group where there is no arrow (I-33.24)."""
    return any(token >> 8 in s.cat.connects for token in s.hands[seat])


def why_no_move(s: IlluminatiState, seat: int, card: int) -> Refusal:
    """Why a card can't be moved."""
    slug, layout = s.cat.slugs[card], s.layout(seat)
    if card not in layout.members:
        return refuse("not_your_card", "I-16.1", card=slug)
    if card == s.root[seat]:
        return refuse("illuminati_stays", card=slug)
    if turn_of(s).actions <= 0:
        return refuse("no_actions_left", "I-16.1")
    if card in layout.movable:
        return refuse("card_is_used", "I-16.3", card=slug)
    return refuse("nowhere_to_move", card=slug)


def move_group(s: IlluminatiState, seat: int, card: int) -> None:
    """A Group with its puppets is lifted, to be hung elsewhere: a regular action (I-16)."""
    barred = (s.master[card], s.heading[card])
    change_turn(s, actions=turn_of(s).actions - 1, acted=True)
    if s.options.move_uses_card:
        s.used[card] += 1
    s.lift(card, seat)
    s.tell(GroupLifted(seat=seat, card=s.cat.slugs[card]))
    finish_action(s)
    s.push(Placing(seat, card, barred=(barred,)))


def drop_group(s: IlluminatiState, seat: int, card: int) -> None:
    """A Group with its puppets becomes uncontrolled: a free action (I-9.1)."""
    change_turn(s, acted=True)
    s.tell(GroupDropped(seat=seat, card=s.cat.slugs[card]))
    free_tree(s, card)
    victory.eliminate(s)
    if not s.over and turn_of(s).step == "actions":
        finish_action(s)


def why_no_drop(s: IlluminatiState, seat: int, card: int) -> Refusal:
    """Why a card can't be dropped."""
    slug = s.cat.slugs[card]
    if card in s.layout(seat).members:
        return refuse("cannot_drop", card=slug)
    return refuse("not_your_card", "I-9.1", card=slug)


def begin_rearranging(s: IlluminatiState, seat: int) -> None:
    """A structure is to be rearranged freely (I-16.5)."""
    groups = s.layout(seat).groups
    before = tuple([(card, s.master[card], s.heading[card]) for card in groups])
    s.push(Rearranging(seat, before, left=4 * len(groups)))


class RearrangingProcedure(Procedure):
    """Frame ``Rearranging``: Groups are lifted off and hung one by one, until all hang again."""

    def loose(self, s: IlluminatiState, f: Any) -> list[int]:
        """The Groups that are off the structure."""
        return [card for card, _, _ in f.before if s.zone[card] == LOOSE]

    def asks(self, s: IlluminatiState, f: Any) -> tuple[int, ...]:
        return ALONE[f.seat]

    def prompt(self, s: IlluminatiState, f: Any, seat: int) -> Prompt:
        if f.held >= 0:
            return Prompt("place", "I-16.5", seat, {"card": s.cat.slugs[f.held]})
        return Prompt(
            "rearrange", "I-16.5", seat, {"loose": [s.cat.slugs[card] for card in self.loose(s, f)]}
        )

    def forced(self, s: IlluminatiState, f: Any, seat: int) -> bool:
        return True

    def actions(self, s: IlluminatiState, f: Any, seat: int) -> list[Any]:
        layout = s.layout(seat)
        if f.held >= 0:
            return [Place(master, SIDES[side]) for master, side in layout.arrows]
        loose = self.loose(s, f)
        out: list[Any] = [RESTORE] if loose or not self.as_before(s, f) else []
        if not loose:
            out.append(PROCEED)
        if f.left > 0:
            if layout.arrows:
                out.extend([HANG[card] for card in loose])
            out.extend([LIFT[card] for card in layout.groups])
        return out

    def as_before(self, s: IlluminatiState, f: Any) -> bool:
        """Whether every Group hangs where it hung."""
        for card, master, side in f.before:
            if s.zone[card] == LOOSE or s.master[card] != master or s.heading[card] != side:
                return False
        return True

    def why_not(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> Refusal | None:
        kind = type(action)
        if kind is Play:
            return specials.why_no_play(s, seat, "walk", action.card)
        if kind is Proceed:
            return refuse("must_hang")
        if kind is Place:
            return refuse("arrow_not_free", "I-16.5", card=s.cat.slugs[action.master])
        if kind is Lift or kind is Hang:
            return refuse("not_your_card", "I-16.5", card=s.cat.slugs[action.card])
        return None

    def do(self, s: IlluminatiState, f: Any, seat: int, action: Any) -> None:
        kind, slugs = type(action), s.cat.slugs
        if kind is Lift:
            for card in s.lift(action.card, seat):
                s.master[card] = 0
                s.heading[card] = 0
                s.tell(GroupLifted(seat=seat, card=slugs[card]))
            s.put(replace(f, left=f.left - 1))
        elif kind is Hang:
            s.put(replace(f, held=action.card, left=f.left - 1))
        elif kind is Place:
            s.hang(f.held, action.master, SIDE_NUMBER[action.side], seat)
            s.tell(GroupPlaced(seat=seat, card=slugs[f.held], master=slugs[action.master], side=action.side))
            s.put(replace(f, held=-1))
        else:
            if kind is Restore:
                self.restore(s, f)
            s.pop()

    def restore(self, s: IlluminatiState, f: Any) -> None:
        """Put every Group back where it was."""
        for card, _, _ in f.before:
            s.zone[card] = LOOSE
            s.cell[card] = 0
        waiting = list(f.before)
        while waiting:
            left = []
            for card, master, side in waiting:
                if s.zone[master] == LOOSE:
                    left.append((card, master, side))
                else:
                    s.hang(card, master, side, f.seat)
                    s.tell(GroupPlaced(seat=f.seat, card=s.cat.slugs[card], master=s.cat.slugs[master],
                                       side=SIDES[side]))  # fmt: skip
            waiting = left


PROCEDURES[Rearranging] = RearrangingProcedure()
