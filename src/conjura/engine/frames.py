"""Frames that games share: procedures under way as data, replaced when they change. The tag in JSON is ``frame``."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from conjura.engine.wire import snake


class Frame(msgspec.Struct, frozen=True, tag_field="frame", tag=snake):
    """The root of all frames.

    ``PUBLIC`` of a class are the fields everybody may know; ``PARTIES`` those that only ``parties`` may know; ``OWNER``
    those that only the seat in ``seat`` may know; ``SEALED`` those with an entry for each seat, of which a seat knows its
    own until all are shown. A field in none of them fails a test (deny by default).

    ``UNDRAWN`` are fields that a view has and a picture for a screen leaves out: they change with every answer and say
    nothing there that the rest of the picture does not, so that everybody would be sent them for nothing.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ()
    PARTIES: ClassVar[tuple[str, ...]] = ()
    OWNER: ClassVar[tuple[str, ...]] = ()
    SEALED: ClassVar[tuple[str, ...]] = ()
    UNDRAWN: ClassVar[tuple[str, ...]] = ()

    def parties(self) -> tuple[int, ...]:
        """The seats that may know the fields of ``PARTIES``."""
        return ()


class Leaving(Frame, frozen=True):
    """A seat is asked whether it really leaves the game."""

    PUBLIC = ("seat",)

    seat: int
