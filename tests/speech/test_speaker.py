"""The speaker: codes, slugs and seats become sentences, names and players."""

from __future__ import annotations

from pathlib import Path

import pytest

from conjura.engine.wire import CHANCE, Event, Part, Prompt, Refusal
from conjura.speech import Speaker, Texts, speak

TEXT = """\
list-none = none
list-next = { $row }, { $item }
list-last = { $row } and { $item }
seat-number = Player { $number }
seat-chance = chance
amounts = { $low } to { $high }
list-amount = { $item } { $amount } MB
cited = { $sentence } [{ $clause }]
card-the-mafia = The Mafia
    .text = +3 to control Criminal groups.
card-texas = Texas
card-irs = I.R.S.
alignment-weird = Weird
refusal-used = { $card } has acted.
refusal-not-now = Not now: asked is { $prompt }.
refusal-not-asked = Ask { $seats }.
refusal-not-asked-card = Ask { $card }.
event-group-captured = { $by } takes { $target } from { $loser ->
        [none] nobody
       *[other] somebody
    }.
action-spend = Spend { $amount } MB for { $side ->
        [attack] the attacker
       *[defense] the defender
    }
action-decline = Do nothing
action-decline-answer = Let { $card } pass
prompt-spend = { $seat }, who pays more? Needed: { $needed }
    .name = money for the attack
    .help = Every MB counts one.
part-power = Power of { $card }
part-money = money from { $seat }
breakdown-roll-needed = Roll needed
"""


class GroupCaptured(Event, frozen=True):
    by: int
    target: str
    loser: int | None = None


@pytest.fixture
def speaker(tmp_path: Path) -> Speaker:
    file = tmp_path / "all.ftl"
    file.write_text(TEXT, encoding="utf-8")
    return Speaker(Texts("en", [file], "illuminati"), ["Ana", "Bob"])


def test_names(speaker: Speaker) -> None:
    assert speaker.lang == "en"
    assert speaker.card("the_mafia") == "The Mafia"
    assert speaker.card_text("the_mafia") == "+3 to control Criminal groups."
    assert speaker.card_text("texas") == ""
    assert speaker.alignment("weird") == "Weird"
    assert speaker.seat(1) == "Bob"
    assert speaker.seat(2) == "Player 3"
    assert speaker.knows("part-power") and not speaker.knows("part-cards")


def test_a_full_stop_stands_once(speaker: Speaker) -> None:
    seen = GroupCaptured(by=0, target="irs")
    assert speaker.event(seen).startswith("Ana takes I.R.S. from")
    assert speaker.say("refusal-not-asked-card", card="irs") == "Ask I.R.S."


def test_rows(speaker: Speaker) -> None:
    assert speaker.listed([]) == "none"
    assert speaker.listed(["A"]) == "A"
    assert speaker.listed(["A", "B"]) == "A and B"
    assert speaker.listed(["A", "B", "C"]) == "A, B and C"


def test_refusals_give_their_clause(speaker: Speaker) -> None:
    refusal = Refusal("used", "I-10.3", {"card": "the_mafia"})
    assert speaker.refusal(refusal) == "The Mafia has acted. [I-10.3]"
    assert speaker.refusal(refusal, cite=False) == "The Mafia has acted."
    assert speaker.amounts(3, 3) == "3"
    assert speaker.cited("A.", "") == "A."


def test_a_refusal_names_what_is_asked(speaker: Speaker) -> None:
    assert speaker.refusal(Refusal("not_now", "I-10.15", {"prompt": "spend"}), cite=False) == (
        "Not now: asked is money for the attack."
    )
    refusal = Refusal("not_asked", "I-10.15", {"seats": [CHANCE]})
    assert speaker.refusal(refusal) == "Ask chance. [I-10.15]"


def test_events_and_actions(speaker: Speaker) -> None:
    said = "Ana takes Texas from nobody."
    assert speaker.event({"event": "GroupCaptured", "by": 0, "target": "texas", "loser": None}) == said
    assert speaker.event(GroupCaptured(by=0, target="texas")) == said
    assert speaker.action({"do": "spend", "amount": 3, "side": "attack"}) == "Spend 3 MB for the attacker"
    assert speaker.action({"do": "spend", "amount": 1, "side": "defense"}, amount=speaker.amounts(1, 9)) == (
        "Spend 1 to 9 MB for the defender"
    )
    prompt = Prompt("answer", "I-31.4", 1, {"card": "texas"})
    assert speaker.action({"do": "decline"}) == "Do nothing"
    assert speaker.action({"do": "decline"}, prompt) == "Let Texas pass"
    assert speaker.action({"do": "decline"}, Prompt("spend", "I-10.15", 1)) == "Do nothing"
    with pytest.raises(ValueError, match="neither an action nor an event"):
        speaker.event({"amount": 3})


def test_prompts_and_parts(speaker: Speaker) -> None:
    prompt = Prompt("spend", "I-10.15", 1, {"needed": 6})
    assert speaker.prompt(prompt) == "Bob, who pays more? Needed: 6"
    assert speaker.prompt_help(prompt) == "Every MB counts one."
    assert speaker.breakdown("roll_needed") == "Roll needed"
    assert speaker.breakdown_part(Part(7, "power", "I-10.9", card="the_mafia")) == "Power of The Mafia"
    assert speaker.breakdown_part(Part(3, "money", "I-10.14", seat=0)) == "money from Ana"


def test_values(speaker: Speaker) -> None:
    fields = {
        "seat": 1,
        "amount": 1,
        "cards": ["texas", "the_mafia"],
        "income": (("texas", 6), ("the_mafia", 6)),
        "winners": (0, 1),
        "goals": ("texas", None),
        "flag": True,
        "alignment": "weird",
        "kind": "texas",
        "free": "word",
        "nobody": None,
    }
    assert speaker.resolved(fields) == {
        "seat": "Bob",
        "amount": 1,
        "cards": "Texas and The Mafia",
        "cards_count": 2,
        "income": "Texas 6 MB and The Mafia 6 MB",
        "income_count": 2,
        "winners": "Ana and Bob",
        "winners_count": 2,
        "goals": "Texas and none",
        "goals_count": 2,
        "flag": "yes",
        "alignment": "Weird",
        "kind": "texas",
        "free": "word",
        "nobody": "none",
    }


def test_games_are_spoken_of_one_at_a_time() -> None:
    assert speak("en", game="illuminati").texts.game == "illuminati"
    assert speak("en").knows("cited")
