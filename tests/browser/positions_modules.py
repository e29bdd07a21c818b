"""Positions at which the expansion modules of Illuminati ask something; seat 0 is who looks."""

from __future__ import annotations

from typing import Any

from browser.positions import RICH

TABLE = RICH.replace(
    "seat 0 bavarian_illuminati turns=2 goal=bavarian_illuminati\n",
    "seat 0 bavarian_illuminati turns=2 goal=bavarian_illuminati\n"
    "  hack big_media of=1 turns=1 among=big_media@1,pentagon@1\n"
    "  plumber pentagon among=pentagon,cia\n"
    "  mole cia among=cia,fbi\n"
    "  tries hacks=1 plumbers=2 moles=1\n",
).replace(
    "discards media_campaign\n",
    "discards media_campaign\n"
    "counters kgb=1/0/2 mafia=0/2/1\n"
    "marks pentagon=+weird-violent california=-weird\n"
    "world 2 -6 1 0 3\n"
    "rota 2 2\n",
)
_TURN = '  {"frame":"turn","seat":SEAT,"step":"actions"}\n'
_CAMPAIGN = (
    '  {"frame":"campaigning","seat":SEAT,"free":true,"step":"loop","toward":"weird","amount":2,"at":0}\n'
)
_ATTACK = (
    '  {"frame":"attacking","seat":1,"kind":"KIND","step":"loop","target":"TARGET","attacker":"pentagon"MORE,'
    '"at":0}\n'
)


def _attack(kind: str, target: str, more: str = "") -> str:
    laid = _ATTACK.replace("KIND", kind).replace("TARGET", target).replace("MORE", more)
    return TABLE + _TURN.replace("SEAT", "1") + laid


POSITIONS: dict[str, str] = {
    "menu": TABLE + _TURN.replace("SEAT", "0"),
    "brainwash": TABLE + '  {"frame":"turn","seat":0,"step":"brainwash"}\n',
    "campaign": TABLE + '  {"frame":"turn","seat":0,"step":"campaign","acted":true}\n',
    "hack": TABLE + '  {"frame":"turn","seat":0,"step":"hack","acted":true}\n',
    "bid": TABLE
    + '  {"frame":"bidding","seat":2,"step":"raise","rolling":[0,1],"dice":[7,5,0],"bids":[[1,1,4],[2,1,3]],"at":0}\n',
    "consent": TABLE
    + _TURN.replace("SEAT", "1")
    + '  {"frame":"increasing","seat":1,"stat":"income","target":"mafia"}\n',
    "media": TABLE
    + '  {"frame":"turn","seat":1,"step":"campaign","acted":true}\n'
    + _CAMPAIGN.replace("SEAT", "1"),
    "plumbers": _attack("control", "kkk", ',"aid":[["the_network",7]]')
    + '  {"frame":"window","kind":"plumbers","at":0}\n',
    "mole": _attack("control", "cia"),
    "washed": _attack("brainwash", "kkk", ',"change":"remove","alignment":"violent"'),
}
"""By what is asked."""

HIDDEN: dict[str, Any] = {"hidden_illuminati": True}
_MASKED = """seats 3
turn 7
seat 0 masked_1 turns=2 goal=bavarian_illuminati
  identity bavarian_illuminati may_be=bavarian_illuminati,the_network,gnomes_of_zurich
  hand slush_fund
  masked_1 $20
    north orbital_mind_control_lasers $4
    west mafia $7
seat 1 masked_2 turns=2 goal=the_network
  identity the_network
  hand deep_agent@0
  masked_2 $12
    north pentagon $3
seat 2 discordian_society turns=2 goal=discordian_society
  discordian_society $8
    north cia $5
uncontrolled antiwar_activists california kgb moonies
stack
"""
MASKED: dict[str, str] = {
    "accuse": _MASKED + _TURN.replace("SEAT", "0"),
    "claim": _MASKED + '  {"frame":"turn","seat":0,"step":"collect"}\n  {"frame":"claiming","seat":0}\n',
    "exert": _MASKED
    + _TURN.replace("SEAT", "0")
    + '  {"frame":"attacking","seat":0,"kind":"control","step":"force","target":"moonies","attacker":"masked_1"}\n',
}
"""The same with Illuminati that lie face down."""

CHEATING: dict[str, Any] = {"cheating": True}
