"""What the expansion modules add to a turn, and who answers their questions."""

from __future__ import annotations

from typing import Any

from conjura.bots.illuminati import bidding, brainwashing, increases, propaganda, schemes
from conjura.bots.illuminati.outlook import Outlook
from conjura.games.illuminati.actions import Attack, Campaign, Choose, Hack, Infiltrate, Proceed
from conjura.games.illuminati.frames import Bidding, Campaigning, Increasing, Looting, Scheming

FRAMES = (Bidding, Campaigning, Increasing, Scheming, Looting)
"""The frames whose questions are answered here."""


def answer(o: Outlook, f: Any, legal: Any) -> Any:
    """The answer to a question of one of ``FRAMES``."""
    kind = type(f)
    if kind is Bidding:
        return bidding.bid(o, f, legal)
    if kind is Campaigning:
        return propaganda.answer(o, f, legal)
    if kind is Increasing:
        return increases.raised(o, f, legal)
    if kind is Looting:
        return Choose(o.s.root[o.me])
    return schemes.aimed(o, f, legal)


def step(o: Outlook, f: Any, legal: Any) -> Any:
    """What to do in a step of the own turn that the modules add; nothing in any other."""
    if f.step == "brainwash":
        able = Attack("brainwash") in legal
        return Attack("brainwash") if able and brainwashing.worth_trying(o, f) else Proceed()
    if f.step == "campaign":
        found = propaganda.best_course(o)
        return Campaign() if Campaign() in legal and found is not None else Proceed()
    if f.step == "hack":
        return Hack() if Hack() in legal and schemes.worth_hacking(o) else Proceed()
    return None


def spare(o: Outlook, f: Any, legal: Any) -> Any:
    """What the modules offer in T4 when nothing better is to be done: free things once the pass is gone, increases."""
    if f.acted and Infiltrate() in legal:
        return Infiltrate()
    found = propaganda.best_course(o, propaganda.CALM) if f.acted and Campaign() in legal else None
    if f.actions > 0 and found is not None:
        return Campaign()
    if f.acted and f.actions > 0 and Attack("brainwash") in legal:
        thought = brainwashing.best_thought(o)
        if thought is not None and thought.promise >= brainwashing.IDLE:
            return Attack("brainwash")
    return increases.increase(o, f, legal)


def busy(o: Outlook, f: Any) -> bool:
    """Whether the turn still holds something better than the pass money: the free attempt at Propaganda."""
    if not o.s.options.propaganda:
        return False
    found = propaganda.courses(o)
    return found is not None and found[0] > 5.0 * o.price
