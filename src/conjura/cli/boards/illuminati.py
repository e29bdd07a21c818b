"""The table of Illuminati: power structures as trees, the uncontrolled Groups, the hands."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from conjura.cli.boards import Board, Chance
from conjura.cli.voice import Voice, sheet
from conjura.engine.grid import SIDES
from conjura.engine.wire import Prompt
from conjura.games.illuminati.actions import Attack
from conjura.games.illuminati.rules.strength import chance_of
from conjura.games.illuminati.rules.victory import basic_goal, holdings, progress
from conjura.games.illuminati.view import CardView, SeatView, View, words

ARROWS: Final = dict(zip(SIDES, "↑→↓←", strict=True))
"""The sign of a direction, by its word."""

PLAIN_ARROWS: Final = dict(zip(SIDES, "^>v<", strict=True))
"""The same for terminals that know no arrows."""

COLOURS: Final = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta")
"""By seat."""


class IlluminatiBoard(Board):
    """Draws Illuminati."""

    walk = frozenset(
        {
            "attack_target", "attack_attacker", "attack_aid", "carry", "name_target", "name_arrow", "leave",
            "alter_target", "alter", "offer", "place", "place_next", "rearrange", "redistribute", "lay_bonus",
        }
    )  # fmt: skip
    hints = frozenset({"attack_target", "attack_attacker", "attack_aid"})
    aside = frozenset({"offer"})
    last = ("transfer", "move_group", "offer", "pass", "proceed", "drop", "leave")
    going_on = frozenset({"transfers", "power_step"})
    windows = frozenset(
        {
            "start_window", "income_window", "pause_window", "card_window", "roll_window", "answer_window",
            "final_window", "attack_loop",
        }
    )  # fmt: skip
    forgets = MappingProxyType({"withdraw": "offer", "decline": "leave"})
    kinds = ("control", "neutralize", "destroy")
    chapters = frozenset({"TurnBegan"})
    minor = frozenset({"Declined", "StepBegan", "AttackBegan", "AttackerNamed"})
    clauses = MappingProxyType({
        "decline": "I-31.2", "play": "I-28", "choose": "I-10.4", "choose_seat": "I-33.3", "place": "I-11.10",
        "carry": "I-15.1", "choose_goal": "I-24.1", "levy": "I-5.3", "pay": "I-5.2", "attack": "I-10.4",
        "aid": "I-10.4", "announce": "I-10.4", "privilege": "I-14.2", "buy_privilege": "I-14.3",
        "move_group": "I-16.1", "transfer": "I-15.2", "drop": "I-9.1", "use_ability": "I-33.1",
        "alter": "I-33.36", "pass": "I-3.2", "proceed": "I-3.3", "leave": "I-26.3", "confirm": "I-26.3",
        "spend": "I-10.12", "call_off": "I-10.18", "throw": "I-10.20", "abolish": "I-14.4", "endow": "I-11.7",
        "lose": "I-25.5", "lift": "I-16.5", "hang": "I-16.5", "restore": "I-16.5", "offer": "I-25.15",
        "give_money": "I-25.1", "want_money": "I-25.1", "give_special": "I-25.2", "want_special": "I-25.2",
        "give_group": "I-25.3", "want_group": "I-25.3", "propose": "I-25.12", "withdraw": "I-25.15",
        "accept": "I-25.4",
    })  # fmt: skip

    def concerns(self, state: Any, seat: int, prompt: Prompt) -> bool:
        if state.stack[0].seat == seat:
            return True
        slug = prompt.params.get("target")
        return slug is not None and state.cat.index[slug] in state.layout(seat).members

    def moment(self, state: Any, prompt: Prompt) -> int | None:
        return int(state.turn) if prompt.kind == "turn" else None

    def roles(self, state: Any) -> tuple[str | None, ...]:
        return tuple(state.cat.slugs[root] if root >= 0 else None for root in state.root)

    def turns(self, state: Any) -> int:
        return int(state.turn)

    def attacks(self, state: Any, seat: int, kind: str | None) -> list[Chance]:
        found: list[Chance] = []
        for attack in state.legal(seat):
            if type(attack) is not Attack or kind not in (None, attack.kind):
                continue
            aimed = state.copy()
            aimed.apply(attack, seat)
            for target in aimed.legal(seat):
                found.append(best(aimed, seat, attack, target))
        found.sort(key=lambda each: -each.needed)
        return found

    def chance(self, total: int) -> float:
        return chance_of(total)

    def table(self, state: Any, eyes: int | None, voice: Voice) -> list[RenderableType]:
        view: View = state.view(eyes)
        out: list[RenderableType] = [self.seats(state, view, voice), ""]
        if view.uncontrolled:
            out += [self.uncontrolled(state, view, voice), ""]
        if view.dead or view.removed:
            gone = voice.speaker.listed([voice.speaker.card(slug) for slug in (*view.dead, *view.removed)])
            out.append(Text.assemble((voice.say("cli-dead") + ": ", "bold"), gone))
        out += [Text(voice.say("cli-deck", count=view.deck), style="dim"), ""]
        return out

    def seats(self, state: Any, view: View, voice: Voice) -> Table:
        """One line a player: what everybody can count."""
        table = sheet()
        table.add_column(voice.say("cli-player"), overflow="fold", min_width=8)
        table.add_column(voice.say("cli-illuminati"), overflow="fold", min_width=12)
        for key in ("cli-groups", "cli-goal", "cli-money-head", "cli-specials"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        for seat in view.seats:
            style = "dim" if seat.out else ""
            name = Text(voice.speaker.seat(seat.seat), style=f"bold {colour(seat.seat)}")
            if seat.seat in view.awaiting:
                name.append(" ◂")
            if seat.illuminati is None:
                table.add_row(name, "–", "", "", "", "", style=style)
                continue
            illuminati = voice.speaker.card(seat.illuminati)
            if seat.out:
                table.add_row(name, illuminati, voice.say("cli-out"), "", "", "", style=style)
                continue
            goal = goal_text(state, seat)
            groups = f"{len(seat.cards)}/{basic_goal(state)}"
            table.add_row(name, illuminati, groups, goal, str(seat.wealth), str(len(seat.hand)), style=style)
        return table

    def uncontrolled(self, state: Any, view: View, voice: Voice) -> Table:
        """The Groups that nobody controls."""
        return self.groups(state, view.uncontrolled, voice.say("cli-uncontrolled"), voice)

    def groups(self, state: Any, slugs: tuple[str, ...], title: str, voice: Voice) -> Table:
        """Groups as a table of what is printed on them."""
        table = sheet()
        table.add_column(title, overflow="fold", min_width=16)
        for key in ("cli-power", "cli-resistance", "cli-income"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        table.add_column(voice.say("cli-alignments"), overflow="fold", style="dim")
        for slug in slugs:
            card = state.cat.index[slug]
            power = strength(state, card)
            resistance = str(state.cat.resistance[card])
            name = Text(voice.speaker.card(slug))
            if voice.speaker.card_text(slug):
                name.append(" *")
            table.add_row(
                name, power, resistance, str(state.cat.income[card]), alignments(state, card, voice)
            )
        return table

    def seat(self, state: Any, seat: int, eyes: int | None, voice: Voice) -> list[RenderableType]:
        view: SeatView = state.view(eyes).seats[seat]
        out: list[RenderableType] = []
        top: Tree | None = None
        branches: dict[str, Tree] = {}
        free: dict[str, list[str]] = {}
        for card, side in state.layout(seat).arrows:
            free.setdefault(state.cat.slugs[card], []).append(SIDES[side])
        waiting = list(view.cards)
        while waiting:
            later = []
            for card_view in waiting:
                label = card_line(state, card_view, free.get(card_view.card, []), seat, voice)
                if card_view.master is None and not card_view.loose and top is None:
                    top = branches[card_view.card] = Tree(label, guide_style="dim")
                elif card_view.loose and card_view.master not in branches:
                    loose = Tree(label, guide_style="dim")
                    branches[card_view.card] = loose
                    out.append(loose)
                elif card_view.master in branches:
                    branches[card_view.card] = branches[card_view.master].add(label)
                else:
                    later.append(card_view)
            if len(later) == len(waiting):
                break
            waiting = later
        return [*([top] if top is not None else []), *out]

    def hand(self, state: Any, seat: int, voice: Voice) -> list[RenderableType]:
        view: SeatView = state.view(seat).seats[seat]
        out: list[RenderableType] = []
        if view.illuminati is not None:
            out.append(titled(view.illuminati, voice))
        if view.secret_goal and view.goal is not None:
            out.append(Text(voice.say("cli-secret-goal", card=view.goal), style="bold"))
            if view.goal != view.illuminati:
                out.append(titled(view.goal, voice))
        for special in view.hand:
            if special.card is not None:
                out.append(titled(special.card, voice))
        if not view.hand:
            out.append(Text(voice.say("cli-no-specials"), style="dim"))
        return out

    def card(self, state: Any, slug: str, voice: Voice) -> list[RenderableType]:
        card = state.cat.index[slug]
        line = Text(voice.speaker.card(slug), style="bold")
        if card < state.cat.first_special:
            line.append("  " + voice.say("cli-card-power", power=strength(state, card)), style="")
            if card >= state.cat.first_group:
                resistance, income = state.cat.resistance[card], state.cat.income[card]
                line.append(", " + voice.say("cli-card-resistance", amount=resistance))
                line.append(", " + voice.say("cli-card-income", amount=income))
                line.append("  " + alignments(state, card, voice), style="dim")
            else:
                line.append(", " + voice.say("cli-card-income", amount=state.cat.income[card]))
        out: list[RenderableType] = [line]
        text = voice.speaker.card_text(slug)
        if text:
            out.append(Text(text))
        return out


def titled(slug: str, voice: Voice) -> Text:
    """A card's name and what it says."""
    return Text.assemble((voice.speaker.card(slug), "bold"), ("  " + voice.speaker.card_text(slug), "dim"))


def best(state: Any, seat: int, attack: Attack, target: Any) -> Chance:
    """The best attacker for a target, without aid, in an attack that has begun."""
    twin = state.copy()
    twin.apply(target, seat)
    needed, card = max(
        (twin.breakdown(seat, [attacker])[0].total, -attacker.card) for attacker in twin.legal(seat)
    )
    slugs = state.cat.slugs
    return Chance(attack, slugs[target.card], slugs[-card], needed)


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def strength(state: Any, card: int) -> str:
    """Power and Transferable Power, as printed: ``4/2``."""
    return f"{state.power[card]}/{state.transferable[card]}"


def alignments(state: Any, card: int, voice: Voice) -> str:
    """The alignments that a card has now, in one row."""
    return " ".join(voice.speaker.alignment(word) for word in words(state.align[card]))


def goal_text(state: Any, seat: SeatView) -> str:
    """How far an open goal is reached (``37/150``); a question mark where it is a secret."""
    if seat.goal is None:
        return "?"
    done, wanted = progress(state, holdings(state, seat.seat), state.cat.index[seat.goal])
    return f"{done}/{wanted}"


def money_text(view: CardView, voice: Voice) -> str:
    """The money on a card, or the least that everybody knows to be there."""
    if view.money is None:
        return voice.say("cli-money-least", amount=view.at_least) if view.at_least else "?"
    return voice.say("cli-money", amount=view.money)


def card_line(state: Any, view: CardView, free: list[str], seat: int, voice: Voice) -> Text:
    """A card in a structure: where it hangs, name, numbers, money, whether it is used, free arrows."""
    card = state.cat.index[view.card]
    root = card < state.cat.first_group
    signs = ARROWS if voice.console.encoding.startswith("utf") else PLAIN_ARROWS
    line = Text()
    if view.side is not None:
        line.append(signs[view.side] + " ", style="dim")
    if root:
        line.append(voice.say("cli-owner", seat=seat, card=view.card), style=f"bold {colour(seat)}")
    else:
        line.append(voice.speaker.card(view.card), style="bold")
    line.append(f"  {strength(state, card)}")
    if not root:
        line.append(f" {voice.say('cli-resistance')}{state.cat.resistance[card]}")
    if view.money != 0:
        line.append("  " + money_text(view, voice), style="yellow")
    if view.loose:
        line.append("  " + voice.say("cli-loose"), style="red")
    if view.used:
        line.append("  " + voice.say("cli-used"), style="red")
    if state.align[card]:
        line.append("  " + alignments(state, card, voice), style="dim")
    if free:
        line.append(
            "  " + voice.say("cli-free", arrows="".join(signs[side] for side in SIDES if side in free)),
            style="green",
        )
    return line
