"""Positions of Omertà at which the moments begin that browser tests want to see; seat 0 is who looks."""

from __future__ import annotations

from conjura.games.omerta import rare

_MAINS = ("two_bridges", "harbour_gates", "white_collars")
_CHANGES = (("deed_of_sale\n", "deed_of_sale omerta\n"), (" robbed=1", ""), ("luchese $4", "luchese $14"), *[
    (f"MAIN{seat}", f"main={main}") for seat, main in enumerate(_MAINS)
])  # fmt: skip
TABLE = rare.TABLE
for _old, _new in _CHANGES:
    TABLE = TABLE.replace(_old, _new)
_ROUND = '  {"frame":"round","number":4,"fresh":false,%s}\n'
_ACT = TABLE + _ROUND % '"phase":"actions","step":"act"'
_THEIRS = TABLE + _ROUND % '"phase":"actions","step":"act","first":1'
_DIST = TABLE + _ROUND % '"step":"%s"%s'
_ASSAULT = (
    '  {"frame":"assaulting","seat":1,"origin":"dog_track","target":"jazz_cellar","step":"%s","defender":0,'
)
_ASSAULT += '"post":"luca_monteverdi","men":3}\n'

POSITIONS: dict[str, str] = {
    "turn": _ACT,
    "men": _DIST % ("men", ""),
    "domains": _DIST % ("domains", ""),
    "buying": TABLE + _ROUND % '"phase":"end","step":"buy"',
    "selling": TABLE + _ROUND % '"phase":"events","step":"sell"',
    "involving": _THEIRS
    + '  {"frame":"conquest","seat":1,"capo":"tano_scorza","target":"fishing_pier","step":"involve","at":2}\n',
    "conquering": _ACT
    + '  {"frame":"conquest","seat":0,"capo":"mario_ridella","target":"fishing_pier","step":"men","conqueror":0,'
    '"own":"mario_ridella"}\n',
    "bringing": _THEIRS + _ASSAULT % "bring",
    "borrowing": _THEIRS + _ASSAULT % "loans",
    "dicing": _THEIRS
    + _ASSAULT % "rolled"
    + '  {"frame":"rolling","kind":"assault","stat":0,"scope":"chain","sides":[[1,"tano_scorza"],[0,"luca_monteverdi"]],'
    '"dice":[0,0],"bonus":[0,0],"step":"throw"}\n  {"frame":"window","kind":"roll","deed":1,"at":0}\n',
    "offered": _DIST
    % ("domains", ',"first":1')
    + '  {"frame":"offering","by":1,"to":0,"put":true,"gives":3,"gives_domains":["sailors_rest"],'
    '"wants_domains":["jazz_cellar"]}\n',
    "claiming": _ACT + '  {"frame":"claiming","seats":[0]}\n',
    "owing": _ACT
    + '  {"frame":"resolving","by":1,"card":"extortion","seat":0,"roller":"tano_scorza","branch":"success","capos":2,'
    '"at":1}\n  {"frame":"owing","seat":0,"amount":3,"to":1}\n',
}
"""By what is asked."""
