"""The table of Omertà: Dons over Capos over Domains with their Soldiers, the centre, hands and objectives."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from conjura.cli.boards import Board
from conjura.cli.boards.signs import colour, titled
from conjura.cli.voice import Voice, sheet
from conjura.games.omerta.game import Omerta
from conjura.games.omerta.view import CapoView, SeatView, View
from conjura.games.omerta.vocabulary import BOROUGHS, BUSINESSES

ROMAN: Final = ("C", "I", "S")
"""The letters of the three stats, by their number."""


class OmertaBoard(Board):
    """Draws Omertà."""

    aside = frozenset({"offer"})
    last = ("play", "claim", "offer", "pass", "proceed")
    going_on = frozenset({"move_domain", "move_men", "buy", "post"})
    windows = Omerta.window_prompts
    described = frozenset({
        "choose_capo", "choose_type", "keep_type", "conquest_target", "assault_target", "assault_origin",
        "robbery_target", "robbery_capo", "involve",
    })  # fmt: skip
    turn_prompt = "act"
    roles_in = "don"
    chapters = frozenset({"RoundBegan", "PhaseBegan"})
    minor = frozenset({"Declined", "StepEnded", "MenCommitted", "CapoNamed"})
    clauses = MappingProxyType({
        "decline": "O-6.8", "play": "O-6.2", "choose": "O-6.1", "choose_seat": "O-6.8", "claim": "O-11.5",
        "declare": "O-11.1", "post": "O-4.3", "recall": "O-4.3", "place": "O-8.4", "remove": "O-8.4", "buy": "O-10.1",
        "move_domain": "O-4.2", "yield": "O-5.4", "pay": "O-5.8", "discard": "O-5.2", "proceed": "O-3.2",
        "pass": "O-6.1", "conquer": "O-6.5a", "assault": "O-6.6a", "rob": "O-6.7a", "involve": "O-6.5b",
        "commit": "O-6.5c", "bring": "O-6.6c", "occupy": "O-6.5e", "offer": "O-12.2", "borrow": "O-12.1",
        "want_men": "O-12.1", "give_money": "O-12.2", "want_money": "O-12.2", "give_domain": "O-12.2",
        "want_domain": "O-12.2", "propose": "O-12.10", "withdraw": "O-12.10", "accept": "O-12.5",
    })  # fmt: skip

    def table(self, state: Any, eyes: int | None, voice: Voice) -> list[RenderableType]:
        view: View = state.view(eyes)
        out: list[RenderableType] = [self.families(view, voice), ""]
        if view.centre:
            out += [self.domains(state, view.centre, voice), ""]
        left = voice.say("omerta-decks", domains=view.domains_left, events=view.deck)
        out.append(Text(left, style="dim"))
        return out

    def families(self, view: View, voice: Voice) -> Table:
        """One line a Family: what everybody can count."""
        table = sheet()
        table.add_column(voice.say("omerta-family"), overflow="fold", min_width=8)
        table.add_column(voice.say("omerta-don"), overflow="fold", min_width=8)
        for key in ("omerta-pr", "omerta-money", "omerta-income", "omerta-men", "omerta-hand", "omerta-done"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        for seat in view.seats:
            name = Text(voice.speaker.seat(seat.seat), style=f"bold {colour(seat.seat)}")
            if seat.seat in view.awaiting:
                name.append(" ◂")
            don = voice.speaker.card(seat.don) if seat.don is not None else "–"
            money = voice.say("money", amount=seat.money) if seat.money else "0"
            income = voice.say("money", amount=seat.income) if seat.income else "0"
            row = (str(seat.pr), money, income, str(seat.soldiers), str(len(seat.hand)), str(len(seat.done)))
            table.add_row(name, don, *row)
        return table

    def domains(self, state: Any, slugs: tuple[str, ...], voice: Voice) -> Table:
        """Domains of the centre as a table of what is printed on them."""
        table = sheet()
        table.add_column(voice.say("omerta-centre"), overflow="fold", min_width=16)
        for key in ("omerta-difficulty", "omerta-defence", "omerta-resources", "omerta-pr"):
            table.add_column(voice.say(key), justify="right", no_wrap=True)
        table.add_column(voice.say("omerta-where"), overflow="fold", style="dim")
        for slug in slugs:
            card, cat = state.cat.index[slug], state.cat
            resources = voice.say("money", amount=cat.resources[card])
            numbers = (str(cat.difficulty[card]), str(cat.defence[card]), resources, str(cat.pr[card]))
            table.add_row(voice.speaker.card(slug), *numbers, place(state, card, voice))
        return table

    def seat(self, state: Any, seat: int, eyes: int | None, voice: Voice) -> list[RenderableType]:
        view: SeatView = state.view(eyes).seats[seat]
        if view.don is None:
            return []
        don = state.cat.index[view.don]
        title = Text(voice.say("omerta-of", seat=seat, card=view.don), style=f"bold {colour(seat)}")
        title.append("  " + stats(state, don))
        if any(view.bonus[:3]):
            extra = [f"+{amount} {ROMAN[stat]}" for stat, amount in enumerate(view.bonus[:3]) if amount]
            title.append("  " + voice.say("part-control") + " " + " ".join(extra), style="green")
        top = Tree(title, guide_style="dim")
        for capo in view.capos:
            branch = top.add(capo_line(state, capo, voice))
            for domain in capo.domains:
                branch.add(domain_line(state, domain.card, domain.soldiers, voice))
        out: list[RenderableType] = [top]
        for slug in view.done:
            out.append(Text.assemble(("✓ ", "green"), voice.speaker.card(slug)))
        return out

    def hand(self, state: Any, seat: int, voice: Voice) -> list[RenderableType]:
        view: SeatView = state.view(seat).seats[seat]
        out: list[RenderableType] = []
        if view.main is not None:
            out.append(Text(voice.say("omerta-main"), style="bold"))
            out.append(titled(view.main, voice))
        if view.tasks:
            out.append(Text(voice.say("omerta-tasks"), style="bold"))
        out += [titled(task.card, voice) for task in view.tasks if task.card is not None]
        out += [titled(slug, voice) for slug in view.dealt if slug is not None]
        if view.hand:
            out.append(Text(voice.say("omerta-hand"), style="bold"))
        out += [titled(card.card, voice) for card in view.hand if card.card is not None]
        return out

    def printed(self, state: Any, card: int, voice: Voice) -> str:
        cat = state.cat
        if cat.is_domain(card):
            return str(domain_figures(state, card, voice))
        if card >= cat.first_objective:
            return ""
        money = voice.say("money", amount=cat.resources[card]) if cat.resources[card] else ""
        return f"{stats(state, card)}  {money}".rstrip()

    def card(self, state: Any, slug: str, voice: Voice) -> list[RenderableType]:
        card, cat = state.cat.index[slug], state.cat
        line = Text(voice.speaker.card(slug), style="bold")
        if cat.is_domain(card):
            line = domain_line(state, slug, -1, voice)
        elif card < cat.first_objective:
            line.append("  " + self.printed(state, card, voice))
        elif cat.pr[card]:
            line.append(f"  {voice.say('omerta-pr')} {cat.pr[card]}")
        text = voice.speaker.card_text(slug)
        return [line, Text(text)] if text else [line]


def stats(state: Any, card: int) -> str:
    """COMBAT, INFLUENCE and SUBTERFUGE of a card: ``C3 I1 S0``."""
    return " ".join([f"{letter}{state.cat.stats[stat][card]}" for stat, letter in enumerate(ROMAN)])


def place(state: Any, card: int, voice: Voice) -> str:
    """Borough and business of a Domain."""
    borough = BOROUGHS[state.cat.borough[card]].replace("_", "-")
    business = BUSINESSES[state.cat.business[card]].replace("_", "-")
    return f"{voice.say(f'place-{borough}')}, {voice.say(f'place-{business}')}"


def capo_line(state: Any, view: CapoView, voice: Voice) -> Text:
    """A Capo with his type, his chains, his Reserve, and whether he is robbed or blocked."""
    capo = state.cat.index[view.card]
    seat = state.holder[capo]
    chain = " ".join([f"{letter}{state.chain(stat, seat, capo)}" for stat, letter in enumerate(ROMAN)])
    line = Text(voice.speaker.card(view.card), style="bold")
    line.append(f" · {voice.speaker.card(view.type)}", style="")
    line.append(f"  {chain}  ")
    line.append(voice.say("omerta-reserve", amount=view.reserve), style="yellow")
    if view.robbed:
        line.append("  " + voice.say("omerta-robbed"), style="red")
    if view.blocked:
        line.append("  " + voice.say("omerta-blocked"), style="red")
    return line


def domain_line(state: Any, slug: str, men: int, voice: Voice) -> Text:
    """A Domain with its numbers and, on the table, its Soldiers."""
    line = Text(voice.speaker.card(slug))
    if men >= 0:
        line.append(f"  {voice.say('omerta-men')} {men}", style="yellow")
    line.append("  ")
    line.append_text(domain_figures(state, state.cat.index[slug], voice))
    return line


def domain_figures(state: Any, card: int, voice: Voice) -> Text:
    """What is printed on a Domain."""
    cat = state.cat
    line = Text(f"{voice.say('omerta-pr')} {cat.pr[card]}")
    line.append(f"  {voice.say('omerta-difficulty')} {cat.difficulty[card]}", style="dim")
    line.append(f"  {voice.say('omerta-defence')} {cat.defence[card]}", style="dim")
    line.append("  " + voice.say("money", amount=cat.resources[card]), style="dim")
    line.append("  " + place(state, card, voice), style="dim")
    return line
