"""What could be tried and what it would need: rows for the odds shown beside options before anything is committed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from conjura.engine.actions import Choose
from conjura.engine.dice import chance_of
from conjura.engine.wire import Refusal


class Prospect(NamedTuple):
    """Something that could be tried.

    Attributes:
        kind: a word for it.
        target, attacker: slugs.
        actions: the walk that begins it, up to the first step that shows something; empty if it is refused.
        needed: the number that it would need as it stands; ``None`` where none is.
        chance: the probability that it succeeds as it stands.
        refusal: why it is not allowed.
    """

    kind: str
    target: str
    attacker: str
    actions: tuple[Any, ...] = ()
    needed: int | None = None
    chance: float | None = None
    refusal: Refusal | None = None


def by_dice(kind: str, target: str, attacker: str, walk: tuple[Any, ...], needed: int | None) -> Prospect:
    """Something for which two dice must show at most a number."""
    chance = None if needed is None else chance_of(needed)
    return Prospect(kind, target, attacker, walk, needed, chance)


def likeliest_first(rows: Iterable[Prospect]) -> list[Prospect]:
    """The likeliest first, then those that are refused, each with its reason."""
    return sorted(rows, key=lambda row: (row.refusal is not None, -(row.chance or 0), -(row.needed or 0)))


def number_after(s: Any, seat: int, action: Any) -> int | None:
    """The roll needed after an action, if there is one then."""
    for found in s.breakdown(seat, [action]):
        if found.what == "roll_needed":
            return int(found.total)
    return None


def hints_by(
    s: Any,
    seat: int,
    numbered: frozenset[str],
    aiming: frozenset[str],
    best: Callable[[Any, int], int | None],
) -> list[int | None]:
    """For each span that a seat may answer with, the number needed that it would lead to, if it leads to one.

    Args:
        s: the state.
        seat: who is asked.
        numbered: the prompts at which each option leads to a roll needed.
        aiming: those at which it leads to a choice of who attacks.
        best: from the state after such an option, the best number.
    """
    prompt = s.prompt(seat)
    spans = list(s.legal(seat).spans())
    if prompt is None or (prompt.kind not in aiming and prompt.kind not in numbered):
        return [None] * len(spans)
    if prompt.kind in numbered:
        return [number_after(s, seat, span.action) for span in spans]
    out: list[int | None] = []
    for span in spans:
        twin = s.copy()
        twin.apply(span.action, seat)
        out.append(best(twin, seat))
    return out


def tells(events: list[Any]) -> bool:
    """Whether a step showed something, such as a card laid to name a target: a walk ends with it."""
    return any(event.reveals for event in events)


def attacks_on(s: Any, seat: int, card: int, begins: Iterable[Any]) -> Iterator[Prospect]:
    """The attacks of all own cards on one card.

    Args:
        s: the state.
        seat: who attacks.
        card: the target.
        begins: the actions that begin an attack, each with its ``kind``.
    """
    slugs, aim = s.cat.slugs, Choose(card)
    for begin in begins:
        refusal = s.check(begin, seat)
        if refusal is None:
            aimed = s.copy()
            aimed.apply(begin, seat)
            refusal = aimed.check(aim, seat)
            if refusal is None:
                shown = tells(aimed.apply(aim, seat))
                for lead in aimed.legal(seat):
                    walk = (begin, aim) if shown else (begin, aim, lead)
                    number = number_after(aimed, seat, lead)
                    yield by_dice(begin.kind, slugs[card], slugs[lead.card], walk, number)
                continue
        yield Prospect(begin.kind, slugs[card], "", refusal=refusal)
