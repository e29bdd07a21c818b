"""Event cards: what one is worth in hand, and when it is played."""

from __future__ import annotations

from typing import Any

from conjura.bots.omerta import fights
from conjura.bots.omerta.outlook import CARD, SOLDIER, Outlook
from conjura.games.omerta.actions import Play
from conjura.games.omerta.catalogue import INFLUENCE, Design
from conjura.games.omerta.frames import Assaulting, Conquest, Played, Robbery
from conjura.games.omerta.prospects import assault_odds
from conjura.games.omerta.rules.moments import deed_place, rolling_place
from conjura.games.omerta.rules.odds import exceeds, prevails
from conjura.games.omerta.rules.rolls import side_of, strength

ALWAYS = ("gain", "soldiers", "peek", "draw", "expose")
"""Verbs of cards that are played in the own turn as soon as they can be."""


def plays(legal: list[Any]) -> list[Any]:
    """The cards that can be played now."""
    return [item for item in legal if type(item) is Play]


def keeping(o: Outlook, card: int) -> float:
    """What a card is worth in hand."""
    design = o.s.cat.designs[card]
    if design.happening or (design.alone and o.s.seats == 2):
        return 0.0
    if design.does("take") or design.does("gain"):
        return 6.0
    if design.does("cancel") or design.does("extra_action"):
        return 4.5
    if design.does("bonus"):
        return 4.0
    return CARD


def in_window(o: Outlook, frame: Any, legal: list[Any]) -> Any | None:
    """The card to play in a window, or none."""
    best: tuple[float, Any] | None = None
    for item in plays(legal):
        design = o.s.cat.designs[item.card]
        gain = worth_now(o, frame.kind, design) - keeping(o, item.card) * 0.6
        if gain > 0 and (best is None or gain > best[0]):
            best = (gain, item)
    return None if best is None else best[1]


def worth_now(o: Outlook, kind: str, design: Design) -> float:
    """What playing a card in this window is worth."""
    if kind == "roll":
        return bonus_worth(o, design)
    if kind == "rolled":
        return reroll_worth(o, design)
    if kind == "declare":
        return declare_worth(o, design)
    if kind == "card":
        return cancel_worth(o)
    if kind == "happening":
        return 9.0 if harms(o, o.s.cat.designs[played(o).card]) else 0.0
    if kind == "aftermath":
        return 9.0 if design.does("save_soldiers") else vengeance(o)
    return 6.0


def played(o: Outlook) -> Any:
    """The card that lies on the table."""
    for frame in reversed(o.s.stack):
        if type(frame) is Played:
            return frame
    raise AssertionError("no card lies on the table")


def harms(o: Outlook, design: Design) -> bool:
    """Whether a card costs its own Family something."""
    for effect in (*design.effects, *design.failure):
        who = effect.args.get("who", "own")
        if effect.verb == "pay" and who != "target":
            return True
        if effect.verb == "soldiers" and ("part" in effect.args or "from" in effect.args):
            return True
        if effect.verb in ("domain_to_centre", "capo_or_money", "transfer_soldiers", "robbed", "discard"):
            return True
    return False


def stake(o: Outlook) -> float:
    """What the roll under way is worth to who wins it."""
    s = o.s
    rolling = s.stack[rolling_place(s)]
    below = s.stack[rolling_place(s) - 1]
    if type(below) is Conquest:
        return o.worth(below.target) + abs(
            fights.closing(o, below.conqueror if below.conqueror >= 0 else o.me, below.target)
        )
    if type(below) is Assaulting:
        if below.defender == o.me:
            return o.worth(below.target) + s.men[below.target] * SOLDIER / 2
        return o.worth(below.target) + float(below.men) * SOLDIER
    if type(below) is Robbery:
        loot = sum([s.cat.resources[card] for card in s.domains_of(below.target)])
        return float(loot) + SOLDIER
    return 8.0 if side_of(rolling, o.me) >= 0 else 2.0


def odds_with(o: Outlook, side: int, more: int) -> float:
    """The chance of a side of the roll under way, with so much more."""
    s = o.s
    place = rolling_place(s)
    f = s.stack[place]
    mine = strength(s, place, side, None) + more
    if f.difficulty:
        return exceeds(f.difficulty - mine)
    chance = 1.0
    for other in range(len(f.sides)):
        if other != side:
            chance *= prevails(mine - strength(s, place, other, None))
    return chance


def bonus_worth(o: Outlook, design: Design) -> float:
    """What a bonus, penalty or loan before the dice is worth."""
    s = o.s
    rolling = s.stack[rolling_place(s)]
    mine = side_of(rolling, o.me)
    amount = 0
    for effect in design.effects:
        if effect.verb == "bonus":
            amount += effect.number("amount") if effect.args["side"] == "own" else -effect.number("amount")
        elif effect.verb == "lend":
            amount += 2
        elif effect.verb == "soldiers":
            amount += 1
    worth = stake(o)
    if mine >= 0:
        return (odds_with(o, mine, amount) - odds_with(o, mine, 0)) * worth
    if side_of(rolling, o.leader) == 0 and design.target == "family" and amount > 0:
        return o.spite(o.leader, (odds_with(o, 0, 0) - odds_with(o, 0, -amount)) * worth)
    return 0.0


def reroll_worth(o: Outlook, design: Design) -> float:
    """What it is worth to have a die thrown again."""
    s = o.s
    place = rolling_place(s)
    f = s.stack[place]
    totals = [f.dice[side] + strength(s, place, side, None) for side in range(len(f.sides))]
    mine = side_of(f, o.me)
    worth = stake(o)
    if mine < 0:
        if f.difficulty and f.sides[0][0] == o.leader and totals[0] > f.difficulty:
            return o.spite(o.leader, (1 - odds_with(o, 0, 0)) * worth)
        return 0.0
    lost = totals[mine] <= f.difficulty if f.difficulty else totals[mine] < max(totals)
    if not lost:
        return 0.0
    return odds_with(o, mine, 0) * worth


def declare_worth(o: Outlook, design: Design) -> float:
    """What a card is worth when an action has been declared."""
    s = o.s
    deed = s.stack[deed_place(s)]
    if type(deed) is Assaulting:
        if deed.defender != o.me:
            return o.spite(deed.seat, 4.0) if design.does("cancel") and deed.seat == o.leader else 0.0
        odds = assault_odds(s, deed.seat, deed.origin, deed.target, s.men[deed.origin])
        return odds * (o.worth(deed.target) + SOLDIER)
    if type(deed) is Conquest:
        if deed.seat == o.me:
            return (1 - fights.uncontested(o, deed.target)) * o.worth(deed.target)
        return fights.involvement(o, deed)
    return 0.0


def cancel_worth(o: Outlook) -> float:
    """What it is worth to cancel the card on the table."""
    frame = played(o)
    aimed = frame.seat == o.me or (frame.target >= 0 and owner(o, frame.target) == o.me)
    if aimed:
        return 8.0
    design = o.s.cat.designs[frame.card]
    if design.of in ("others", "all") and design.does("pay"):
        return 4.0
    place = rolling_place(o.s)
    if place >= 0 and side_of(o.s.stack[place], o.me) >= 0:
        return stake(o) / 3
    return 2.0 if frame.by == o.leader and design.does("take") else 0.0


def owner(o: Outlook, card: int) -> int:
    """The seat that holds a Capo or Domain."""
    return o.s.holder[card] if o.s.cat.is_capo(card) else o.s.owner(card)


def vengeance(o: Outlook) -> float:
    """What an Assault on the Family that has just taken a Domain is worth."""
    rows = [plan.gain for plan in fights.plans(o) if not o.s.cat.is_capo(plan.target)]
    return max(rows, default=0.0)


def in_turn(o: Outlook, legal: list[Any]) -> Any | None:
    """The card to play in the own turn, before or after the own action, or none."""
    s = o.s
    for item in plays(legal):
        design = s.cat.designs[item.card]
        if any(design.does(verb) for verb in ALWAYS) and not design.armed:
            return item
        if design.does("pay") and design.window == "own_turn" and not design.does("take"):
            return item
        if design.does("take"):
            gain = max([o.worth(card) for card in s.centre() if s.cat.pr[card] <= design.pr], default=0.0)
            if gain > 12 and s.money[o.me] >= 10:
                return item
        elif design.does("extra_action"):
            if max([plan.gain for plan in fights.robbery_plans(o)], default=0.0) > 2:
                return item
        elif design.armed or design.does("domain_to_centre") or design.does("block"):
            if o.standing(o.leader) >= o.standing(o.me):
                return item
        elif design.does("price"):
            if s.money[o.me] >= 6:
                return item
    return None


def named(o: Outlook, frame: Any, legal: list[Any]) -> Any:
    """What a card names: the leader and what is his, or what is best of the own."""
    s = o.s
    design = s.cat.designs[frame.card]
    if design.target == "family" and frame.seat < 0:
        helping = any(effect.args.get("side") == "target" for effect in design.effects)
        seats = [item.other for item in legal]
        if design.of == "either_side" and helping:
            weaker = min(seats, key=o.standing)
            return legal[seats.index(weaker)]
        best = o.leader if o.leader in seats else max(seats, key=lambda seat: s.money[seat])
        return legal[seats.index(best)]
    cards = [item.card for item in legal]
    needs_target = design.target in ("capo", "domain") and frame.target < 0
    if not needs_target:
        return legal[cards.index(max(cards, key=lambda capo: s.chain(design.stat, o.me, capo)))]
    if design.of == "centre":
        return legal[cards.index(max(cards, key=o.worth))]
    if design.target == "domain":
        if design.of == "own":
            return legal[cards.index(min(cards, key=o.worth))]
        return legal[cards.index(max(cards, key=lambda card: o.spite(s.owner(card), o.plain(card))))]
    if design.of == "own":
        stat = design.stat if design.test else INFLUENCE
        if design.does("type_redraw"):
            return legal[cards.index(min(cards, key=lambda capo: s.chain(0, o.me, capo)))]
        return legal[cards.index(max(cards, key=lambda capo: (s.chain(stat, o.me, capo), -s.men[capo])))]
    return legal[
        cards.index(max(cards, key=lambda capo: o.spite(s.holder[capo], s.chain(0, s.holder[capo], capo))))
    ]
