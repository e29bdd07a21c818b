"""Groups that become uncontrolled (I-9.1, I-11.5, I-12, I-16.2, I-26.3)."""

from __future__ import annotations

from conjura.games.illuminati.events import GroupFreed
from conjura.games.illuminati.state import OPEN, IlluminatiState


def free(s: IlluminatiState, card: int, seat: int) -> None:
    """One Group becomes uncontrolled; its money goes to the bank."""
    amount = s.clear(card, OPEN)
    s.tell(GroupFreed(card=s.cat.slugs[card], seat=seat, amount=amount, reveals=bool(s.purse_known)))


def free_tree(s: IlluminatiState, top: int) -> None:
    """A Group and all its puppets, hanging or loose, become uncontrolled."""
    seat = s.holder[top]
    for card in s.tree(top):
        free(s, card, seat)
