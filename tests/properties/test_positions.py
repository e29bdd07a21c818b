"""Positions that nobody has played to: what does not fit together is refused, what is let through can be played on."""

from __future__ import annotations

import re
from random import Random

import pytest

from conjura import FormatError
from conjura.games.illuminati.fitting import CHECKS, ON
from conjura.games.illuminati.frames import FRAMES
from properties.games import GAME, SWITCHES, crowded, meddle, narrow
from properties.invariants import check_questions

HEAD = """\
conjura illuminati 1
options {}
seats 3
turn 9
seat 0 bermuda_triangle turns=3
  hand bribery deep_agent
  bermuda_triangle $20
    north mafia $3
      west cia
    east pentagon
  LOOSE
seat 1 the_network turns=3
  hand secrets_man_was_not_meant_to_know slush_fund@0
  the_network $9
    north hollywood $3
seat 2 gnomes_of_zurich out
uncontrolled big_media kgb
stack
  {"frame":"turn","seat":0,"step":"STEP","acted":true}
"""


def position(*frames: str, step: str = "actions", loose: str = "") -> str:
    """A position with these frames on the turn."""
    text = HEAD.replace("STEP", step).replace("  LOOSE\n", loose)
    return text + "".join(f"  {frame}\n" for frame in frames)


ATTACK = '{"frame":"attacking","seat":0,"kind":"control","step":"loop","target":"kgb","attacker":"mafia"%s}'
PRIVILEGED = ATTACK % ',"privileged":true,"laid":"interference"'
CARD = '{"frame":"window","kind":"card","at":1}'
LOOSE = "  loose\n    north fbi $2\n"
SETUP = """\
conjura illuminati 1
options {}
seats 2
seat 0 the_network
  the_network $9
seat 1 ufos goal=the_network
  ufos $8
stack
  {"frame":"setup","step":%s}
"""
MISFITS = [
    (position('{"frame":"window","kind":"card","at":1}'), "window: expected attacking at loop below it"),
    (position('{"frame":"window","kind":"start","at":1}'), "window: expected turn at income below it"),
    (position('{"frame":"window","kind":"answer","at":1}'), "expected a Special that waits for answers below it"),
    (position(CARD, ATTACK % ""), "frame 2, window: expected attacking at loop"),
    (position(ATTACK % "", step="power"), "expected that seat's turn at actions below it"),
    (position(ATTACK % ',"roll":7'), "expected a roll from 2 to 12 after the dice fell, and none before"),
    (position((ATTACK % "").replace("kgb", "mafia")), "expected another attacker than the target"),
    (position((ATTACK % "").replace("kgb", "fbi")), "expected a Group in play as the target"),
    (position((ATTACK % "").replace("mafia", "hollywood")), "expected a card of that seat as the attacker"),
    (position(ATTACK % ',"aid":[["hollywood",1]]'), "expected the aid to come from cards of that seat"),
    (position(ATTACK % ',"laid":"cia"'), "expected Specials as laid and whisper"),
    (position('{"frame":"attacking","seat":2,"kind":"control"}'), "expected seat to be a seat that is in the game"),
    (position('{"frame":"abolishing","by":1,"cards":["bribery"]}'), "abolishing: expected one of window below it"),
    (position('{"frame":"replacing","seat":0}'), "replacing: expected one of window below it, found turn"),
    (position('{"frame":"played","by":0,"card":"kgb"}'), "expected a Special, found kgb"),
    (position('{"frame":"played","by":0,"card":"murphys_law"}'), "expected a roll window below it"),
    (position('{"frame":"played","by":1,"card":"secrets_man_was_not_meant_to_know"}'), "expected an answer window"),
    (position('{"frame":"played","by":1,"card":"white_collar_crime"}'), "expected a plan for the cards of that seat"),
    (position('{"frame":"played","by":0,"card":"bribery","target":"kgb"}'), "expected master and side"),
    (position('{"frame":"naming","by":0,"card":"slush_fund"}'), "expected a Special that is still to name its target"),
    (position('{"frame":"carrying","seat":0,"source":"cia","free":false}'), "a card of that seat with money"),
    (position('{"frame":"carrying","seat":1,"source":"hollywood","free":false}'), "expected that seat's turn below it"),
    (position('{"frame":"offering","by":0,"to":0}'), "expected an offer to another seat"),
    (position('{"frame":"offering","by":0,"to":1,"gives_specials":["bribery"]}'), "that the other has been shown"),
    (position('{"frame":"offering","by":0,"to":1,"gives":21}'), "expected money that is there"),
    (position('{"frame":"offering","by":0,"to":1,"gives_groups":["hollywood"]}'), "expected Groups of the one who"),
    (position('{"frame":"offering","by":0,"to":1,"gives_groups":["cia","mafia"]}'), "expected Groups apart"),
    (position('{"frame":"placing","seat":0,"root":"mafia"}'), "placing: expected the root to be loose"),
    (position('{"frame":"placing","seat":0,"root":"fbi","laid":true}', loose=LOOSE), "expected the root to hang"),
    (position(loose=LOOSE), "fbi is loose and nobody is hanging it"),
    (position(*['{"frame":"placing","seat":0,"root":"fbi"}'] * 2, loose=LOOSE), "to be hung once"),
    (position('{"frame":"rearranging","seat":0,"before":[],"left":3}', step="power"), "name each Group of that seat"),
    (
        position(
            '{"frame":"rearranging","seat":0,"before":[["cia","mafia",3],["mafia","cia",0],'
            '["pentagon","bermuda_triangle",1]],"left":3}',
            step="power",
        ),
        "expected cia to hang under the Illuminati in before",
    ),
    (position('{"frame":"altering","seat":0,"card":"mafia"}'), "a card of that seat that alters alignments"),
    (position('{"frame":"taxing","seat":0,"card":"mafia","payer":1}'), "a card of that seat that taxes"),
    (position('{"frame":"owing","seat":0,"amount":1,"sources":["hollywood"]}'), "the sources to be cards of that seat"),
    (position('{"frame":"drawing","seat":0,"left":1000000000}'), "expected a number of cards"),
    (position('{"frame":"redistributing","seat":0,"bonus":5}', step="power"), "neither plan nor bonus"),
    (position().replace("west cia", "west cia used=2"), "expected cia to be used no more often than it may be"),
    (position().replace("stack\n", "used fbi=1\nstack\n"), "expected fbi to be used no more often than it may be"),
    (position().replace("seat 1 the_network", "seat 1 the_network goal=ufos"), "expected a goal that seat 1 can have"),
    (position().replace("seat 1 the_network", "seat 1 the_network ruled_out=the_network"), "not to be ruled out"),
    (position().replace("{}", '{"treasuries":"owner"}').replace("$9", "$9 known=1 floor=10"), "expected at least floor="),
    (position().replace("{}", '{"treasuries":"owner"}').replace("$9", "$9 floor=3"), "expected known= with floor="),
    (SETUP % '"roll","rolling":[0,5]', "expected rolls of seats"),
    (SETUP % '"roll","rolling":[0,1],"rolls":[13]', "expected rolls from 2 to 12"),
    (SETUP % '"deal","seat":1', "expected Illuminati for the seats before the one that is dealt to"),
    (SETUP % '"reveal","rolls":[7]', "expected no rolls yet"),
    (SETUP.replace("seat 1 ufos", "seat 1 -").replace("  ufos $8\n", "") % '"reveal"', "an Illuminati for every seat"),
    (SETUP % '"goals","seat":1', "expected goals for the seats before"),
    (position().replace("turns=3\n  hand sec", "turns=3 out\n  hand sec"), "line 13: the_network is not"),
    (position().replace("out\n", "out\n  hand murphys_law\n"), "expected no hand of seat 2, which is out"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), MISFITS)
def test_what_does_not_fit_together_is_refused(text: str, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        GAME.parse(text)
    assert expected in str(caught.value), str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        position(),
        position(ATTACK % ""),
        position(PRIVILEGED, CARD),
        position(PRIVILEGED, CARD, '{"frame":"abolishing","by":1,"cards":["bribery"]}').replace("hand bribery ", "hand "),
        position('{"frame":"placing","seat":0,"root":"fbi"}', loose=LOOSE),
        position('{"frame":"carrying","seat":0,"source":"mafia","free":false}'),
        position('{"frame":"offering","by":1,"to":0,"gives_specials":["slush_fund"]}'),
    ],
)  # fmt: skip
def test_what_fits_is_read(text: str) -> None:
    check_questions(GAME.parse(text))


def test_every_frame_has_its_place() -> None:
    assert {*ON, *CHECKS} <= set(FRAMES)
    assert set(ON) == {kind for kind in FRAMES if kind.__name__ not in ("Setup", "Turn", "Bidding")}


def mutant(text: str, rng: Random) -> str:
    """A position with a line lost, doubled or moved, or words and numbers of it changed."""
    lines, words = text.split("\n"), re.findall(r"\w+", text)
    frames = [number for number, line in enumerate(lines) if '{"frame"' in line]
    at = rng.choice(frames) if rng.random() < 0.5 else rng.randrange(2, len(lines))
    kind = rng.randrange(5)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, rng.choice(lines))
    elif kind == 2:
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
    elif kind == 3:
        parts = re.findall(r"\w+|\W", lines[at]) or [""]
        parts[rng.randrange(len(parts))] = rng.choice(words)
        lines[at] = "".join(parts)
    else:
        lines[at] = re.sub(
            r"\d+",
            lambda found: str(rng.choice((0, 1, 2, 7, 10**6))) if rng.random() < 0.4 else found[0],
            lines[at],
        )
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(40))
def test_a_mutant_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = Random(seed)
    if seed % 3 == 0:
        text = rng.choice(GAME.rare_positions(GAME.options()))
    else:
        state = (
            crowded(seed)
            if seed % 3 == 1
            else GAME.new(4, seed, max_turns=20, **SWITCHES[seed % len(SWITCHES)])
        )
        for _ in range(rng.randrange(150)):
            if not state.over:
                seat = state.awaiting[0]
                wild = rng.random() < 0.5
                state.apply(meddle(state, seat, rng) if wild else GAME.driver(state, seat, narrow(rng)), seat)
        text = state.position()
    for _ in range(20):
        try:
            state = GAME.parse(mutant(text, rng), seed=seed)
        except FormatError:
            continue
        assert GAME.parse(state.position()) == state
        for _ in range(30):
            if state.over:
                break
            seat = state.awaiting[0]
            state.apply(meddle(state, seat, rng), seat)
