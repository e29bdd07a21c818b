"""Positions at which the moments begin that browser tests want to see; seat 0 is who looks."""

from __future__ import annotations

RICH = """seats 3
turn 7
seat 0 bavarian_illuminati turns=2 goal=bavarian_illuminati
  hand white_collar_crime whispering_campaign slush_fund murphys_law computer_espionage bribery
  bavarian_illuminati $20
    north orbital_mind_control_lasers $4
    east recyclers $6
    west mafia $7
      west kkk $1
seat 1 the_network turns=2 goal=the_network
  hand assassination deep_agent@0 interference
  the_network $12
    north pentagon $3
      north clone_arrangers $5
    east irs $2
      north big_media $8
seat 2 discordian_society turns=2 goal=discordian_society
  hand secrets_man_was_not_meant_to_know swiss_bank_account
  discordian_society $8
    north cia $5
      east fbi $3
uncontrolled antiwar_activists california kgb moonies
discards media_campaign
stack
"""
_ACTIONS = '  {"frame":"turn","seat":SEAT,"step":"actions"}\n'
_LAID = RICH.replace("white_collar_crime ", "").replace("media_campaign", "media_campaign white_collar_crime")
_LOOSE = RICH.replace("    north pentagon $3\n      north", "    north").replace(
    "      west kkk $1\n",
    "      west kkk $1\n  loose\n    north pentagon $3\n      north convenience_stores $2\n      west copy_shops $1\n",
)
_ROLLED = '"step":"endow","target":"pentagon","attacker":"mafia","roll":4}'
_AIDED = '"attacker":"pentagon","aid":[["the_network",7]],"at":0}'

POSITIONS: dict[str, str] = {
    "turn": RICH + _ACTIONS.replace("SEAT", "0"),
    "waiting": RICH + _ACTIONS.replace("SEAT", "1"),
    "transfers": RICH + '  {"frame":"turn","seat":0,"step":"transfers","acted":true}\n',
    "purse": _LAID
    + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
    + '  {"frame":"redistributing","seat":0,"special":"white_collar_crime","bonus":5,"left":15,"plan":'
    + '[["bavarian_illuminati",20],["orbital_mind_control_lasers",4],["recyclers",6],["mafia",7],["kkk",1]]}\n',
    "owing": RICH
    + '  {"frame":"turn","seat":1,"step":"tax"}\n  {"frame":"taxing","seat":1,"card":"irs","payer":1}\n'
    + '  {"frame":"owing","seat":0,"amount":9,"to":"irs"}\n',
    "placing": _LOOSE
    + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
    + '  {"frame":"attacking","seat":0,"kind":"control",'
    + _ROLLED
    + '\n  {"frame":"placing","seat":0,"root":"pentagon","master":"mafia"}\n',
    "defending": RICH
    + _ACTIONS.replace("SEAT", "1")
    + '  {"frame":"attacking","seat":1,"kind":"control","step":"loop","target":"kkk",'
    + _AIDED
    + "\n",
    "meddling": RICH
    + _ACTIONS.replace("SEAT", "1")
    + '  {"frame":"attacking","seat":1,"kind":"control","step":"loop","target":"fbi",'
    + _AIDED
    + "\n",
}
"""By what is asked."""
