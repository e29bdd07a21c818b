"""The table of Crime Lords: mobs as trees, Rackets by district with what they give or lack, the uncontrolled area."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from conjura.cli.boards import Board
from conjura.cli.boards.signs import arrows, colour, fancy, titled
from conjura.cli.voice import Voice, sheet
from conjura.engine.dice import chance_of
from conjura.engine.wire import Prompt
from conjura.games.crimelords.catalogue import DISTRICTS, TYPES
from conjura.games.crimelords.game import CrimeLords
from conjura.games.crimelords.prospects import best_attacker
from conjura.games.crimelords.view import CrookView, SeatView, View


class CrimeLordsBoard(Board):
    """Draws Crime Lords."""

    hints = frozenset({"attack_target", "attack_attacker", "attack_helper", "attack_rounds"})
    aside = frozenset({"offer"})
    last = ("return_crook", "treason", "retire", "offer", "pass", "proceed", "leave")
    going_on = frozenset({"after_pass"})
    windows = CrimeLords.window_prompts
    turn_prompt = "turn"
    roles_in = "mob"
    kinds = ("recruit", "racket", "hit")
    chapters = frozenset({"TurnBegan"})
    minor = frozenset({"Declined", "StepBegan", "AttackBegan", "AttackerNamed", "MoneyCommitted"})
    clauses = MappingProxyType({
        "decline": "C-11.14", "confirm": "C-19.6", "play": "C-9.7", "choose": "C-11.2", "choose_seat": "C-9.10",
        "choose_cause": "C-11.4", "place": "C-4.2", "bid": "C-3.4", "pay": "C-7.2", "pay_all": "C-7.3",
        "pay_no_more": "C-7.5", "attack": "C-9.1", "move_crook": "C-9.4", "visit": "C-9.5", "return_crook": "C-9.2",
        "treason": "C-15.1", "retire": "C-15.2", "use_ability": "C-9.12", "pass": "C-9.3", "leave": "C-19.6",
        "proceed": "C-6.5", "go_on": "C-11.2", "call_off": "C-11.2", "commit": "C-11.4", "help": "C-13.4",
        "hide": "C-14.5", "offer": "C-19.9", "give_money": "C-19.2", "want_money": "C-19.2", "give_special": "C-19.2",
        "want_special": "C-19.2", "give_racket": "C-19.2", "want_racket": "C-19.2", "propose": "C-19.3",
        "withdraw": "C-19.9", "accept": "C-19.7",
    })  # fmt: skip

    def best_attacker(self, state: Any, seat: int) -> tuple[int, int] | None:
        return best_attacker(state, seat)

    def chance(self, total: int) -> float:
        return chance_of(total)

    def table(self, state: Any, eyes: int | None, voice: Voice) -> list[RenderableType]:
        view: View = state.view(eyes)
        out: list[RenderableType] = [self.seats(view, voice), ""]
        if view.uncontrolled:
            out += [self.uncontrolled(state, view, voice), ""]
        out += [Text(voice.say("cli-deck", count=view.deck), style="dim"), ""]
        return out

    def seats(self, view: View, voice: Voice) -> Table:
        """One line a player: what everybody can count."""
        table = sheet()
        table.add_column(voice.say("cli-player"), overflow="fold", min_width=8)
        table.add_column(voice.say("board-mob"), overflow="fold", min_width=12)
        for key in ("board-total", "board-crooks", "board-rackets", "board-money", "cli-specials"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        for seat in view.seats:
            name = Text(voice.speaker.seat(seat.seat), style=f"bold {colour(seat.seat)}")
            if seat.seat in view.awaiting:
                name.append(" ◂")
            mob = "–" if seat.mob is None else voice.speaker.card(seat.mob)
            if seat.out:
                table.add_row(name, mob, voice.say("cli-out"), "", "", "", "", style="dim")
                continue
            money = "?" if seat.money is None else str(seat.money)
            counts = (f"{seat.total}/{view.needed}", str(len(seat.crooks)), str(len(seat.rackets)))
            table.add_row(name, mob, *counts, money, str(len(seat.hand)))
        return table

    def uncontrolled(self, state: Any, view: View, voice: Voice) -> Table:
        """The cards that nobody controls."""
        table = sheet()
        table.add_column(voice.say("cli-uncontrolled"), overflow="fold", min_width=16)
        for key in ("cli-power", "cli-resistance", "cli-income"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        table.add_column("", overflow="fold", style="dim")
        cat = state.cat
        for row in view.uncontrolled:
            card = cat.index[row.card]
            name = Text(voice.speaker.card(row.card))
            if row.unhappy:
                name.append(" " + "☹" * row.unhappy if fancy(voice) else f" -{row.unhappy}", style="red")
            power = str(state.power(card)) if cat.space[card] else ""
            income = str(cat.income[card]) if card >= cat.first_racket else ""
            table.add_row(name, power, str(cat.resistance[card]), income, kind_of(state, card, voice))
        return table

    def seat(self, state: Any, seat: int, eyes: int | None, voice: Voice) -> list[RenderableType]:
        view: SeatView = state.view(eyes).seats[seat]
        out: list[RenderableType] = []
        branches: dict[str, Tree] = {}
        for crook in view.crooks:
            label = crook_line(state, crook, seat, voice)
            if crook.master in branches:
                branches[crook.card] = branches[crook.master].add(label)
            else:
                branches[crook.card] = Tree(label, guide_style="dim")
                out.append(branches[crook.card])
        out += self.rackets(state, view, voice)
        return out

    def rackets(self, state: Any, view: SeatView, voice: Voice) -> list[RenderableType]:
        """The Rackets of a mob by district, and the bonuses they give or come near to (C-17.2)."""
        layouts = [state.layout(seat) for seat in range(state.seats)]
        own, cat = layouts[view.seat], state.cat
        out: list[RenderableType] = []
        for district, word in enumerate(DISTRICTS):
            rows = [racket for racket in view.rackets if cat.district[cat.index[racket.card]] == district]
            if not rows:
                continue
            most = max(layouts[seat].districts[district] for seat in range(state.seats) if seat != view.seat)
            line = Text(voice.say(f"district-{word.replace('_', '-')}"), style="bold")
            line.append(f" {own.districts[district]}/4" + (f" ({most})" if most > 1 else ""), style="yellow")
            line.append(": ")
            for place, racket in enumerate(rows):
                line.append(", " if place else "")
                line.append(voice.speaker.card(racket.card))
                line.append(f" {racket.income}", style="green" if not racket.muted else "red")
                if cat.space[cat.index[racket.card]] and not racket.token:
                    line.append(" " + voice.say("cli-used"), style="red")
            out.append(line)
        line = Text()
        for kind, word in enumerate(TYPES):
            if own.types[kind] >= 2:
                held = any(layouts[seat].types[kind] for seat in range(state.seats) if seat != view.seat)
                line.append(("  " if line else "") + voice.say(f"type-{word.replace('_', '-')}") + " ")
                line.append(f"{own.types[kind]}/3", style="dim" if held else "yellow")
        return [*out, line] if line else out

    def hand(self, state: Any, seat: int, voice: Voice) -> list[RenderableType]:
        view: SeatView = state.view(seat).seats[seat]
        out: list[RenderableType] = []
        if view.mob is not None:
            out.append(titled(view.mob, voice))
        for special in view.hand:
            if special.card is not None:
                out.append(titled(special.card, voice))
        if not view.hand:
            out.append(Text(voice.say("cli-no-specials"), style="dim"))
        return out

    def lead(self, state: Any, prompt: Prompt, voice: Voice) -> list[RenderableType]:
        if prompt.kind not in ("open_bidding", "bid"):
            return []
        # Money lies open until the auction is over (C-3.1); what is on offer is known to all.
        purses = []
        for seat in state.view(prompt.seat).seats:
            if seat.money is not None:
                purses.append(f"{voice.speaker.seat(seat.seat)} {seat.money} {voice.say('board-money')}")
        return [*self.card(state, prompt.params["card"], voice), Text(" · ".join(purses), style="yellow")]

    def card(self, state: Any, slug: str, voice: Voice) -> list[RenderableType]:
        cat = state.cat
        card = cat.index[slug]
        line = Text(voice.speaker.card(slug), style="bold")
        if cat.first_crook <= card < cat.first_special:
            if cat.space[card]:
                line.append("  " + voice.say("cli-card-power", power=str(state.power(card))), style="")
            line.append("  " + voice.say("cli-card-resistance", amount=cat.resistance[card]), style="")
            if card >= cat.first_racket:
                line.append("  " + voice.say("cli-card-income", amount=cat.income[card]), style="")
            line.append("  " + kind_of(state, card, voice), style="dim")
        elif card < cat.first_crook:
            line.append("  " + voice.say("board-boss-token", amount=cat.boss_bonus[card]), style="")
        out: list[RenderableType] = [line]
        text = voice.speaker.card_text(slug)
        if text:
            out.append(Text(text))
        return out


def kind_of(state: Any, card: int, voice: Voice) -> str:
    """District and types of a Racket, or what a Crook likes."""
    cat = state.cat
    if card < cat.first_racket:
        word = TYPES[cat.weakness[card]].replace("_", "-")
        return voice.say("board-likes", word=voice.say(f"type-{word}"))
    district = DISTRICTS[cat.district[card]].replace("_", "-")
    names = [
        voice.say(f"type-{word.replace('_', '-')}")
        for kind, word in enumerate(TYPES)
        if cat.types[card] >> kind & 1
    ]
    return ", ".join([voice.say(f"district-{district}"), *names])


def crook_line(state: Any, view: CrookView, seat: int, voice: Voice) -> Text:
    """A Crook in a structure: where it lies, name, Power, Resistance, token, markers, what it likes."""
    card = state.cat.index[view.card]
    signs = arrows(voice)
    line = Text()
    if view.side is not None:
        line.append(signs[view.side] + " ", style="dim")
    boss = state.boss[seat] == card
    if boss:
        line.append(voice.say("board-boss", card=view.card), style=f"bold {colour(seat)}")
    else:
        line.append(voice.speaker.card(view.card), style="bold")
    line.append(f"  {view.power} {voice.say('cli-resistance')}{state.cat.resistance[card]}")
    if view.loose:
        line.append("  " + voice.say("cli-loose"), style="red")
    elif not view.token:
        line.append("  " + voice.say("cli-used"), style="red")
    if view.unhappy:
        line.append("  " + ("☹" * view.unhappy if fancy(voice) else f"-{view.unhappy}"), style="red")
    line.append("  " + kind_of(state, card, voice), style="dim")
    return line
