"""Action cards: when they may be played, at whom, and whether they would change anything (O-5.5, O-5.6, O-6.2, O-6.8).

Whether a window opens for a seat depends on ``could_be_played``, which asks only what all can see.
"""

from __future__ import annotations

from typing import Any, Final

from conjura.engine.effects import Effect
from conjura.engine.wire import Refusal
from conjura.games.omerta.actions import Play
from conjura.games.omerta.catalogue import ANY_STAT, STAT_NUMBER, Design
from conjura.games.omerta.events import CardPlayed
from conjura.games.omerta.frames import Assaulting, Conquest, Naming, Played
from conjura.games.omerta.refusals import refuse
from conjura.games.omerta.rules import assaults, chance, robberies
from conjura.games.omerta.rules.moments import deed_place, rolling_place
from conjura.games.omerta.rules.rolls import lent_by, lent_men, side_of
from conjura.games.omerta.state import CENTRE, MOST_ON_DOMAIN, OmertaState

PLAY: Final = [Play(card) for card in range(512)]


WINDOW_NAMES: Final = {
    "payday": "before_payday",
    "declare": "declare",
    "roll": "before_roll",
    "rolled": "after_roll",
    "aftermath": "after_action",
    "card": "card_played",
    "happening": "happening",
    "own_turn": "own_turn",
    "own_buy": "own_buy",
}
"""What a deck calls each window."""


def could_be_played(s: OmertaState, seat: int, kind: str, deed: int) -> bool:
    """Whether some card of the game could be played by this seat here, as far as all can see."""
    key = (WINDOW_NAMES[kind], deed)
    if key in s.cat.for_all:
        return True
    for design in s.cat.in_window.get(key, ()):
        if not (design.alone and s.seats == 2) and conditions_hold(s, design, seat):
            return True
    return False


def conditions_hold(s: OmertaState, design: Design, seat: int) -> bool:
    """Whether all conditions of a card hold for a seat; all of them are public."""
    for verb, word, number in design.conditions:
        if not condition(s, seat, verb, word, number):
            return False
    return True


def condition(s: OmertaState, seat: int, verb: str, word: str, number: int) -> bool:
    """Whether one condition holds."""
    if verb in ("own_side", "other_side", "not_involved", "stat"):
        place = rolling_place(s)
        if place < 0:
            return False
        rolling = s.stack[place]
        side = side_of(rolling, seat)
        if verb == "stat":
            return bool(rolling.stat == STAT_NUMBER[word])
        if verb == "not_involved":
            return side < 0
        if verb == "other_side":
            return len(rolling.sides) > 1 or side < 0
        if word == "attacker":
            return rolling.kind == "assault" and side == 0
        if word == "defender":
            return rolling.kind == "assault" and side == 1
        return side >= 0
    if verb in ("active", "not_active", "own_domain_target", "own_domain_lost", "own_soldiers_lost"):
        place = deed_place(s)
        if place < 0:
            return False
        deed = s.stack[place]
        if verb == "active":
            return bool(deed.seat == seat)
        if verb == "not_active":
            return bool(deed.seat != seat)
        if verb == "own_domain_target":
            return type(deed) is Assaulting and s.owner(deed.target) == seat
        if verb == "own_domain_lost":
            return type(deed) is Assaulting and deed.defender == seat and deed.won == deed.seat
        return own_dead(deed, seat) >= number
    if verb == "by":
        for frame in s.top_down():
            if type(frame) is Played:
                return bool((frame.by == seat) == (word == "own"))
        return False
    estate = s.estate(seat)
    if verb == "own_robbed_capo":
        for capo in estate.capos:
            if s.robbed[capo]:
                return True
        return False
    if verb == "own_reserve":
        for capo in estate.capos:
            if s.men[capo] >= number:
                return True
        return False
    if verb == "own_token_free":
        return s.has_room(seat)
    if verb == "own_action_open":
        return not s.round().did
    if verb == "own_action_done":
        return bool(s.round().did)
    if verb == "own_domains":
        return len(estate.domains) >= number
    if verb == "own_hand":
        return len(s.hands[seat]) >= number
    if verb == "money":
        return s.money[seat] * 1000 >= number
    if verb == "type_deck":
        return chance.types_left(s) >= number
    return s.domains_left >= number


def own_dead(deed: Any, seat: int) -> int:
    """Soldiers of a seat lost in an action."""
    total = 0
    for who, _, count in deed.dead:
        if who == seat:
            total += count
    return total


# Targets


def targets(s: OmertaState, design: Design, seat: int) -> list[int]:
    """The seats or cards that a card may name; empty for one that names none."""
    if design.target == "family":
        return families(s, design, seat)
    if design.target == "capo":
        return [card for card in named_capos(s, design, seat) if changes(s, design, seat, card)]
    if design.target == "domain":
        return [card for card in named_domains(s, design, seat) if changes(s, design, seat, card)]
    return []


def families(s: OmertaState, design: Design, seat: int) -> list[int]:
    """The seats that a card may name."""
    out: list[int] = []
    of = design.of
    place = rolling_place(s)
    rolling = s.stack[place] if place >= 0 else None
    top = 0
    if of == "most_pr":
        top = max([s.pr(other) for other in range(s.seats) if other != seat])
    for other in s.in_order(seat)[1:]:
        if of == "next":
            fits = other == (seat + 1) % s.seats
        elif of == "most_pr":
            fits = s.pr(other) == top
        elif of == "attacker":
            deed = deed_place(s)
            fits = deed >= 0 and s.stack[deed].seat == other
        elif of == "other":
            fits = True
        elif rolling is None:
            fits = False
        elif of == "third":
            fits = side_of(rolling, other) < 0
        else:
            fits = side_of(rolling, other) >= 0
        if fits and design.reserve and best_reserve(s, other) < design.reserve:
            fits = False
        if fits and len(s.hands[other]) >= design.hand and changes(s, design, seat, other):
            out.append(other)
    return out


def best_reserve(s: OmertaState, seat: int) -> int:
    """The most Soldiers in one Reserve of a seat."""
    return max([s.men[capo] for capo in s.estate(seat).capos])


def named_capos(s: OmertaState, design: Design, seat: int) -> list[int]:
    """The Capos that a card may name, before it is asked what would change."""
    out: list[int] = []
    blocked = s.round().blocked
    for other in s.in_order(seat):
        if (other == seat) != (design.of == "own"):
            continue
        for capo in s.estate(other).capos:
            that = design.that
            if that == "robbed" and not s.robbed[capo]:
                continue
            if that == "not_robbed" and s.robbed[capo]:
                continue
            if that == "not_blocked" and capo in blocked:
                continue
            if that == "has_domain" and not s.domains_of(capo):
                continue
            out.append(capo)
    return out


def named_domains(s: OmertaState, design: Design, seat: int) -> list[int]:
    """The Domains that a card may name, before it is asked what would change."""
    if design.of == "centre":
        cards = s.centre()
    elif design.of == "own":
        cards = list(s.estate(seat).domains)
    else:
        cards = [card for other in s.in_order(seat)[1:] for card in s.estate(other).domains]
    cards = [card for card in cards if s.cat.pr[card] <= design.pr]
    if design.that == "empty":
        return [card for card in cards if not s.men[card]]
    if design.that == "manned":
        return [card for card in cards if s.men[card]]
    if design.that == "lowest_pr" and cards:
        least = min([s.cat.pr[card] for card in cards])
        return [card for card in cards if s.cat.pr[card] == least]
    if design.that == "most_soldiers" and cards:
        most = max([s.men[card] for card in cards])
        return [card for card in cards if s.men[card] == most]
    return cards


def rollers(s: OmertaState, design: Design, seat: int) -> list[int]:
    """The own Capos that may be named with a card."""
    return [capo for capo in s.estate(seat).capos if s.men[capo] or not design.armed]


# Whether it changes anything


def changes(s: OmertaState, design: Design, seat: int, target: int) -> bool:
    """Whether a card would, or with its roll could, change something; ``target`` is the seat or card named, or -1."""
    if design.test:
        return True
    for effect in design.effects:
        if effect.verb == "lend" and not lend_most(s, effect, seat, target):
            return False  # whatever is paid for it: without room there is no loan (O-5.11)
    for effect in design.effects:
        if changes_by(s, design, effect, seat, target):
            return True
    return False


def changes_by(s: OmertaState, design: Design, effect: Effect, seat: int, target: int) -> bool:
    """Whether one effect would change something."""
    verb = effect.verb
    if verb in ("bonus", "reroll"):
        return roll_changes(s, effect, seat, target)
    if verb == "lend":
        return lend_most(s, effect, seat, target) > 0
    if verb == "pay":
        if effect.args["who"] == "own" or effect.args["to"] == "bank":
            return False
        if effect.args["who"] == "target":
            return bool(s.money[target] > 0)
        return bool(sum(s.money) > s.money[seat])
    if verb == "soldiers":
        if effect.args.get("from") == "committed":
            return committed(s, target) > 1
        place = effect.args.get("place")
        if place == "reserve_of_target":
            return s.room(seat, target) > 0
        return bool(place is None or s.has_room(seat))
    if verb == "price":
        return bool(s.round().price * 1000 > effect.number("value"))
    if verb == "save_soldiers":
        return saveable(s, seat, effect.number("count")) > 0
    if verb == "take":
        return not last_left(s)
    if verb in ("free_involve", "forbid"):
        return involvement_changes(s, verb, effect, seat)
    if verb == "extra_action":
        if effect.args["kind"] == "robbery":
            return robberies.can_rob(s, seat)
        deed = deed_place(s)
        foe = s.stack[deed].seat if deed >= 0 and effect.args["target"] == "attacker" else -1
        return assaults.can_assault(s, seat, foe)
    if verb == "discard" and effect.args["who"] == "own":
        return len(s.hands[seat]) > 1
    return True


def last_left(s: OmertaState) -> bool:
    """Whether the centre holds the last Domain of Conquista, which no card may take (O-13.7)."""
    return s.conquista() and s.domains_left == 0 and s.zone.count(CENTRE) == 1


def involvement_changes(s: OmertaState, verb: str, effect: Effect, seat: int) -> bool:
    """Whether joining a Conquest for free, or forbidding something, changes anything."""
    place = deed_place(s)
    deed = s.stack[place] if place >= 0 else None
    if verb == "free_involve":
        if type(deed) is not Conquest or deed.closed or deed.involved >> seat & 1:
            return False
        return len(free_capos(s, seat)) > 0
    if effect.args["what"] == "involvement":
        return type(deed) is Conquest and not deed.closed
    return True


def free_capos(s: OmertaState, seat: int) -> list[int]:
    """The Capos of a seat that are not blocked for this round (O-6.11)."""
    blocked = s.round().blocked
    return [capo for capo in s.estate(seat).capos if capo not in blocked]


def roll_changes(s: OmertaState, effect: Effect, seat: int, target: int) -> bool:
    """Whether a bonus or a new throw has a die to change."""
    if effect.args.get("roll", "this") != "this":
        return False
    place = rolling_place(s)
    if place < 0:
        return False
    rolling = s.stack[place]
    who = seat if effect.args["side"] == "own" else target
    if side_of(rolling, who) < 0:
        return False
    if effect.verb == "reroll":
        return True
    stat = STAT_NUMBER[str(effect.args["stat"])]
    return stat == ANY_STAT or stat == rolling.stat


def committed(s: OmertaState, seat: int) -> int:
    """Own Soldiers of a side of the Assault under way."""
    place = deed_place(s)
    if place < 0 or type(s.stack[place]) is not Assaulting:
        return 0
    deed = s.stack[place]
    if deed.seat == seat:
        return int(deed.men)
    return s.men[deed.target] if deed.defender == seat else 0


def lender_of(effect: Effect, seat: int, target: int) -> int:
    """Whose Soldiers a card has lent: its player's own, or those of the Family it names."""
    return seat if effect.args["from"] == "own" else target


def lends_to_foe(s: OmertaState, effect: Effect, seat: int, target: int) -> bool:
    """Whether the lender has Soldiers on the other side of the Assault under way (O-5.12)."""
    place = deed_place(s)
    if place < 0 or type(s.stack[place]) is not Assaulting:
        return False
    deed = s.stack[place]
    to = target if effect.args["to"] == "target" else seat
    return lent_by(deed, 1 if to == deed.seat else 0, lender_of(effect, seat, target)) > 0


def lend_most(s: OmertaState, effect: Effect, seat: int, target: int) -> int:
    """How many Soldiers a card could have lent: its number, the largest Reserve, the room (O-5.6, O-5.11, O-5.12)."""
    lender = lender_of(effect, seat, target)
    to = target if effect.args["to"] == "target" else seat
    place = deed_place(s)
    if place < 0 or lender == to or lender < 0 or lender >= s.seats:
        return 0
    deed = s.stack[place]
    most = min(effect.number("count"), best_reserve(s, lender))
    if type(deed) is Assaulting:
        if lender in (deed.seat, deed.defender):
            return 0  # O-5.6
        if lends_to_foe(s, effect, seat, target):
            return 0
        if to == deed.seat:
            return max(0, min(most, MOST_ON_DOMAIN - deed.men - lent_men(deed, 0)))
        return max(0, min(most, MOST_ON_DOMAIN - s.men[deed.target] - lent_men(deed, 1)))
    return most if type(deed) is Conquest else 0


def saveable(s: OmertaState, seat: int, most: int) -> int:
    """How many Soldiers just lost can go back into the Reserve of the Capo who lost them (O-8.2)."""
    place = deed_place(s)
    total = 0
    if place >= 0:
        for who, capo, count in s.stack[place].dead:
            if who == seat and capo in s.estate(seat).capos:
                total += min(count, s.room(seat, capo))
    return min(total, most)


# Playing


def playable(s: OmertaState, design: Design, seat: int) -> bool:
    """Whether a seat that holds this card may play it in the window that is open."""
    if design.happening or (design.alone and s.seats == 2) or not conditions_hold(s, design, seat):
        return False
    if design.names_capo and not rollers(s, design, seat):
        return False
    if design.target in ("family", "capo", "domain"):
        return len(targets(s, design, seat)) > 0
    return changes(s, design, seat, -1)


def list_plays(s: OmertaState, seat: int, kind: str, deed: int, out: list[Any]) -> None:
    """Append the cards that a seat may play in a window."""
    last = -1
    window = WINDOW_NAMES[kind]
    designs = s.cat.designs
    for token in s.hands[seat]:
        card = token >> 8
        if card == last:
            continue
        last = card
        design = designs[card]
        if design.window == window and (deed < 0 or deed in design.deeds) and playable(s, design, seat):
            out.append(PLAY[card])


def why_no_play(s: OmertaState, seat: int, kind: str, deed: int, card: int) -> Refusal:
    """Why a card can't be played now."""
    slug = s.cat.slugs[card]
    design = s.cat.designs.get(card)
    if design is None or not s.holds(seat, card):
        return refuse("not_held", card=slug)
    if design.alone and s.seats == 2:
        return refuse("useless_with_two", card=slug)
    if design.happening:
        return refuse("not_an_action", card=slug)
    if kind == "rolled" and design.window == "before_roll":
        return refuse("die_lies", card=slug)
    if design.window != WINDOW_NAMES.get(kind, "") or (deed >= 0 and deed not in design.deeds):
        return refuse("wrong_moment", card=slug)
    if not conditions_hold(s, design, seat):
        return refuse("wrong_moment", card=slug)
    if design.does("take") and last_left(s):
        return refuse("last_domain")
    return refuse("changes_nothing", card=slug)


def play(s: OmertaState, seat: int, card: int) -> None:
    """A seat plays a card: it lies on the table; if it needs targets they are named before anybody may answer."""
    s.take_token(seat, card)
    design = s.cat.designs[card]
    s.tell(CardPlayed(seat=seat, card=s.cat.slugs[card], reveals=True))
    if design.names_capo or design.target in ("family", "capo", "domain"):
        s.push(Naming(seat, card))
    else:
        s.push(Played(seat, card))
