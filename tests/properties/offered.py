"""What Crime Lords offers, told again from the clauses: places by coordinates, the rest from facts of cards and seats.

A prompt's list is worked out a second time, without the engine's layouts and lists, and both must name the same.
"""

from __future__ import annotations

from typing import Any

from conjura.games.crimelords.actions import (
    Attack,
    Choose,
    ChooseSeat,
    Help,
    MoveCrook,
    Offer,
    Pass,
    Place,
    Retire,
    ReturnCrook,
    Treason,
    Visit,
)
from conjura.games.crimelords.catalogue import TYPES
from conjura.games.crimelords.frames import Turn
from conjura.games.crimelords.state import CrimeLordsState

STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
SMUGGLING = TYPES.index("smuggling")
GANGS = {TYPES.index("street_gang"), TYPES.index("lowlifes")}
Spot = tuple[int, int]


class Table:
    """The facts of a state as one seat's list is told from them."""

    def __init__(self, s: CrimeLordsState, seat: int) -> None:
        told = s.game.facts_of(s)
        self.s, self.seat, self.frame = s, seat, s.stack[-1]
        self.cards: dict[str, dict[str, Any]] = told["cards"]
        self.seats: list[dict[str, Any]] = told["seats"]
        self.me = self.seats[seat]
        self.crooks: list[str] = self.me["crooks"]
        self.living = [at for at, one in enumerate(self.seats) if one["alive"]]

    def named(self, kind: type) -> set[str]:
        """The cards that actions of this kind name in the list that is offered."""
        return {self.s.cat.slugs[item.card] for item in self.s.legal(self.seat).items if type(item) is kind}

    def kinds(self, racket: str) -> set[int]:
        """The types of a Racket."""
        mask = self.s.cat.types[self.s.cat.index[racket]]
        return {kind for kind in range(len(TYPES)) if mask >> kind & 1}

    def spots(self, seat: int) -> dict[str, Spot]:
        """Where the Crooks of a mob lie, the Boss at 0, 0."""
        found: dict[str, Spot] = {}
        for crook in self.seats[seat]["crooks"]:  # superiors come before subordinates
            card = self.cards[crook]
            if card["boss"]:
                found[crook] = (0, 0)
            else:
                across, up = STEPS[card["side"]]
                there = found[card["master"]]
                found[crook] = (there[0] + across, there[1] + up)
        return found

    def below(self, crook: str) -> list[str]:
        """A Crook and all below it."""
        row = [crook]
        for top in row:
            row += [other for other in self.seats[self.holder(top)]["crooks"] if self.over(other) == top]
        return row

    def holder(self, card: str) -> int:
        return int(self.cards[card]["holder"])

    def over(self, crook: str) -> str | None:
        """The superior of a Crook."""
        above: str | None = self.cards[crook]["master"]
        return above

    def able(self, cards: list[str]) -> list[str]:
        """Those with a token."""
        return [card for card in cards if self.cards[card]["token"]]

    def places(self, seat: int, power: int, lifted: list[str]) -> set[tuple[str, str]]:
        """Where a Crook of this Power may lie in a mob from which some are lifted (C-4.2, C-4.3)."""
        taken = {spot: crook for crook, spot in self.spots(seat).items() if crook not in lifted}
        found = set()
        for (across, up), crook in taken.items():
            for side, (x, y) in STEPS.items():
                spot = (across + x, up + y)
                near = [taken.get((spot[0] + dx, spot[1] + dy)) for dx, dy in STEPS.values()]
                if spot not in taken and [one for one in near if one] == [crook]:
                    if self.cards[crook]["power"] > power:
                        found.add((crook, side))
        return found

    def ways(self, crook: str) -> set[tuple[str, str]]:
        """Where a Crook may move to in its own mob (C-9.4)."""
        card = self.cards[crook]
        return self.places(self.seat, card["power"], self.below(crook)) - {(card["master"], card["side"])}

    def hosts(self, crook: str) -> set[int]:
        """The mobs that may be asked to receive a Crook (C-9.10)."""
        power = self.cards[crook]["power"]
        asked = self.me["offers"] >= 3
        others = [at for at in self.living if at != self.seat]
        return {at for at in others if not asked and self.places(at, power, [])}

    def targets(self, kind: str, war: bool) -> set[str]:
        """What can be attacked (C-11.9, C-12.2, C-12.11, C-14.10, C-16.12)."""
        cat, found = self.s.cat, set()
        for card, facts in self.cards.items():
            at = cat.index[card]
            right = at >= cat.first_racket if kind == "racket" else cat.first_crook <= at < cat.first_racket
            if not right or facts["zone"] not in ("uncontrolled", "held"):
                continue
            if facts["zone"] == "uncontrolled":
                good = not war
            elif facts["holder"] == self.seat:
                good = kind == "hit" and not war and not facts["boss"]
            else:
                good = kind != "recruit" or not facts["boss"]
            if good and self.attackers(card):
                found.add(card)
        return found

    def attackers(self, target: str) -> set[str]:
        """Who can attack this."""
        turn, index = self.s.stack[0], self.s.cat.index
        gone = turn.called_off if type(turn) is Turn else ()
        able = [crook for crook in self.able(self.crooks) if crook != target]
        return {crook for crook in able if (index[crook], index[target]) not in gone}

    def gifted(self, target: str) -> set[str]:
        """The Crooks of the house deck whose bonus counts in an attack on this Racket (C-13.11)."""
        cat = self.s.cat
        free = self.cards[target]["zone"] == "uncontrolled"
        names = {"inkwell", "going_twice" if free else "spare_key"}
        if SMUGGLING in self.kinds(target):
            names.add("queen_of_crates")
        if cat.district[cat.index[target]] == cat.district[cat.index["night_ferry"]]:
            names.add("lighthouse")
        return names

    def helpers(self) -> set[str]:
        """Who may help (C-12.6, C-13.3, C-13.11, C-14.4)."""
        f, cat = self.frame, self.s.cat
        attacker, target = cat.slugs[f.attacker], cat.slugs[f.target]
        if f.kind == "recruit":
            return set(self.able(self.below(attacker)[1:]))
        attacks = f.kind == "hit" or f.turn == "attack"
        top = attacker if attacks else (cat.slugs[f.protector] if f.protector >= 0 else "")
        found = {crook for crook in self.crooks if self.over(crook) == top}
        if f.kind == "racket":
            district = cat.district[f.target]
            near = [one for one in self.me["rackets"] if cat.district[cat.index[one]] == district]
            found |= {one for one in near if self.kinds(one) & GANGS}
            if attacks:
                found |= self.gifted(target) & set(self.crooks) - {attacker}
        return set(self.able(list(found)))


def same(what: str, offered: Any, told: Any) -> None:
    """Both lists name the same."""
    assert offered == told, f"{what}: too much {offered - told}, left out {told - offered}"


def in_the_action_step(t: Table) -> None:
    """What the clauses allow between two actions."""
    s, items = t.s, t.s.legal(t.seat).items
    movers = [crook for crook in t.able(t.crooks) if not t.cards[crook]["boss"]]
    liked = {kind for racket in t.me["rackets"] for kind in t.kinds(racket)}
    sad = [crook for crook in t.able(t.crooks) if t.cards[crook]["unhappy"]]
    heirs = {crook for crook in movers if t.cards[crook]["depth"] == 1}
    paid = t.me["money"] >= 2 * t.cards[t.me["boss"]]["power"]
    same("moves", t.named(MoveCrook), {crook for crook in movers if t.ways(crook) or t.hosts(crook)})
    same("visits", t.named(Visit), {one for one in sad if s.cat.weakness[s.cat.index[one]] in liked})
    same("returns", t.named(ReturnCrook), set(t.crooks) - {t.me["boss"]})
    same("treason", t.named(Treason), heirs)
    same("retirement", t.named(Retire), heirs if paid else set())
    kinds = {kind for kind in ("recruit", "racket", "hit") if t.targets(kind, False)}
    same("attacks", {item.kind for item in items if type(item) is Attack}, kinds)
    assert (Pass() in items) != t.frame.acted
    others = set(t.living) - {t.seat} if t.me["offers"] < 3 else set()
    same("offers", {item.to for item in items if type(item) is Offer}, others)


def while_laying(t: Table) -> None:
    """Where the Crook in hand may lie (C-4.4, C-4.10, C-12.8)."""
    f, slugs = t.frame, t.s.cat.slugs
    superior = t.s.master[f.held]
    told = t.places(t.seat, -1 if superior else t.cards[slugs[f.held]]["power"], [])
    if superior:
        told = {place for place in told if place[0] == slugs[superior]}
    elif f.under >= 0:
        told = {place for place in told if place[0] in t.below(slugs[f.under])}
    elif f.first:
        told = {place for place in told if t.cards[place[0]]["boss"]} or told
    items = t.s.legal(t.seat).items
    same("places", {(slugs[item.master], item.side) for item in items if type(item) is Place}, told)


def check_offered(s: CrimeLordsState) -> None:
    """Whether the lists of all who are asked name what the clauses allow, no less and no more."""
    for seat in s.awaiting:
        if s.over or seat < 0:
            return
        prompt, t = s.prompt(seat), Table(s, seat)
        kind, f, slugs = prompt.kind if prompt else "", t.frame, s.cat.slugs
        if kind == "turn":
            in_the_action_step(t)
        elif kind == "place":
            while_laying(t)
        elif kind == "move":
            items = s.legal(seat).items
            ways = {(slugs[item.master], item.side) for item in items if type(item) is Place}
            same("ways", ways, t.ways(slugs[f.card]))
            asked = {item.other for item in items if type(item) is ChooseSeat}
            same("hosts", asked, t.hosts(slugs[f.card]))
        elif kind == "war":
            same(
                "war",
                {Attack("hit")} & set(s.legal(seat).items),
                {Attack("hit")} if t.targets("hit", True) else set(),
            )
        elif kind == "attack_target":
            same("targets", t.named(Choose), t.targets(f.kind, f.war))
        elif kind == "attack_attacker":
            same("attackers", t.named(Choose), t.attackers(slugs[f.target]))
        elif kind == "attack_protector":
            same("protectors", t.named(Choose), set(t.able(t.crooks)))
        elif kind in ("attack_helper", "attack_rounds"):
            same("helpers", t.named(Help), t.helpers())
        elif kind == "spoils":
            same("spoils", t.named(Choose), set(t.seats[f.victim]["rackets"]))
        elif kind == "spoils_token":
            same("tokens", t.named(Choose), set(t.able([*t.crooks, *t.me["rackets"]])))
