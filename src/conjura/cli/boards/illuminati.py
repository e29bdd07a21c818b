"""The table of Illuminati: power structures as trees, the uncontrolled Groups, the hands."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from conjura.cli.boards import Board
from conjura.cli.boards.signs import arrows, colour, titled
from conjura.cli.voice import Voice, sheet
from conjura.engine.dice import chance_of
from conjura.engine.grid import SIDES
from conjura.games.illuminati.frames import Bidding
from conjura.games.illuminati.game import Illuminati
from conjura.games.illuminati.prospects import best_attacker
from conjura.games.illuminati.rules.masks import is_back
from conjura.games.illuminati.rules.order import totals
from conjura.games.illuminati.rules.propaganda import COURSES
from conjura.games.illuminati.rules.reckoning import LEVELS
from conjura.games.illuminati.rules.victory import basic_goal, holdings, progress
from conjura.games.illuminati.view import CardView, SeatView, View, words


class IlluminatiBoard(Board):
    """Draws Illuminati."""

    hints = frozenset({"attack_target", "attack_attacker", "attack_aid"})
    aside = frozenset({"offer"})
    last = ("transfer", "move_group", "offer", "pass", "proceed", "drop", "leave")
    going_on = frozenset({"brainwash_step", "campaign_step", "transfers", "power_step", "hack_step"})
    windows = Illuminati.window_prompts
    turn_prompt = "turn"
    roles_in = "root"
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
        "accept": "I-25.4", "bid": "I-4.1", "increase": "I-17.1", "campaign": "I-20.6", "steer": "I-20.7",
        "sway": "I-20.10", "hack": "I-21.1", "infiltrate": "I-22.1", "plant": "I-23.2", "reveal": "I-22.2",
        "intend": "I-33.3", "claim": "I-24.3", "exert": "I-24.3", "accuse": "I-24.5",
        "skim": "I-29.4", "peek": "I-29.4", "declare": "I-29.4", "overstate": "I-29.4", "call_cheat": "I-29.6",
    })  # fmt: skip

    def best_attacker(self, state: Any, seat: int) -> tuple[int, int] | None:
        return best_attacker(state, seat)

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
        out += self.modules(state, view, voice)
        out += [Text(voice.say("cli-deck", count=view.deck), style="dim"), ""]
        return out

    def modules(self, state: Any, view: View, voice: Voice) -> list[RenderableType]:
        """What the expansion modules show to all: attitudes, bids, hacks on their way."""
        rows: list[tuple[str, list[str]]] = []
        shown = view.modules if isinstance(view.modules, dict) else {}
        if "world" in shown:
            sides = [
                voice.say("cli-world-side", alignment=COURSES[2 * axis + (at < 0)], level=LEVELS[abs(at)],
                          space=abs(at))
                for axis, at in enumerate(shown["world"])
                if at
            ]  # fmt: skip
            rows.append(("cli-world", sides or [voice.say("cli-world-even")]))
        bidding = state.stack[-1] if state.stack else None
        if type(bidding) is Bidding and bidding.step == "raise":
            standing = totals(bidding)
            rows.append(
                (
                    "cli-bids",
                    [voice.say("cli-bid-total", seat=seat, total=standing[seat]) for seat in bidding.rolling],
                )
            )
        hacks = [
            voice.say("cli-hack-waits", seat=row["seat"], turns=row["turns"])
            for row in shown.get("hacks", ())
        ]
        if hacks:
            rows.append(("cli-hacks", hacks))
        return [
            Text.assemble((voice.say(title) + ": ", "bold"), voice.speaker.listed(items))
            for title, items in rows
        ]

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
        """Groups as a table of their numbers."""
        table = sheet()
        table.add_column(title, overflow="fold", min_width=16)
        for key in ("cli-power", "cli-resistance", "cli-income"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        table.add_column(voice.say("cli-alignments"), overflow="fold", style="dim")
        for slug in slugs:
            card = state.cat.index[slug]
            power = strength(state, card)
            resistance = str(state.resist[card])
            name = Text(voice.speaker.card(slug))
            if voice.speaker.card_text(slug):
                name.append(" *")
            table.add_row(name, power, resistance, str(state.income[card]), alignments(state, card, voice))
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
        if view.identity is not None:  # what lies face down before this seat
            out.append(titled(view.identity, voice))
            out.append(Text(strength(state, state.cat.index[view.identity]), style="dim"))
        if view.secret_goal and view.goal is not None:
            out.append(Text(voice.say("cli-secret-goal", card=view.goal), style="bold"))
            if view.goal != view.illuminati:
                out.append(titled(view.goal, voice))
        for special in view.hand:
            if special.card is not None:
                out.append(titled(special.card, voice))
        if not view.hand:
            out.append(Text(voice.say("cli-no-specials"), style="dim"))
        own = state.view(seat).modules
        if isinstance(own, dict):
            for row in own.get("hacks", ()):
                if "card" in row:
                    said = voice.say(
                        "cli-own-hack", card=row["card"], other=row["victim"], turns=row["turns"]
                    )
                    out.append(Text(said))
            out += [Text(voice.say("cli-own-plumbers", card=card)) for card in own.get("plumbers", ())]
            out += [Text(voice.say("cli-own-mole", card=card)) for card in own.get("moles", ())]
        return out

    def card(self, state: Any, slug: str, voice: Voice) -> list[RenderableType]:
        card = state.cat.index[slug]
        line = Text(voice.speaker.card(slug), style="bold")
        if card < state.cat.first_special:
            line.append("  " + voice.say("cli-card-power", power=strength(state, card)), style="")
            if card >= state.cat.first_group:
                resistance, income = state.resist[card], state.income[card]
                line.append(", " + voice.say("cli-card-resistance", amount=resistance))
                line.append(", " + voice.say("cli-card-income", amount=income))
                line.append("  " + alignments(state, card, voice), style="dim")
            elif not is_back(state, card):
                line.append(", " + voice.say("cli-card-income", amount=state.income[card]))
        out: list[RenderableType] = [line]
        text = voice.speaker.card_text(slug)
        if text:
            out.append(Text(text))
        return out


def strength(state: Any, card: int) -> str:
    """Power and Transferable Power, as they are now: ``4/2``; of a face-down Illuminati nobody is told."""
    if is_back(state, card):
        return "?/?"
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
    signs = arrows(voice)
    line = Text()
    if view.side is not None:
        line.append(signs[view.side] + " ", style="dim")
    if root:
        line.append(voice.say("cli-owner", seat=seat, card=view.card), style=f"bold {colour(seat)}")
    else:
        line.append(voice.speaker.card(view.card), style="bold")
    line.append(f"  {strength(state, card)}")
    if not root:
        line.append(f" {voice.say('cli-resistance')}{state.resist[card]}")
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
