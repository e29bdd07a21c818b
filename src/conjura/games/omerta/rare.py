"""Positions of moments too rare to be met in a few games: tests play on from them too."""

from __future__ import annotations

from typing import Any

TABLE = """seats 3
seat 0 gambino $12 MAIN0 tasks=home_turf
  hand back_street_doctor night_shift lupara@1 deed_of_sale
  mario_ridella gunmen reserve=3
    hotel_concordia 3
    flower_market 2
  luca_monteverdi spies reserve=2 robbed=1
    jazz_cellar 1
seat 1 luchese $4 MAIN1 tasks=small_army@1 deeds=0
  hand omerta cold_blood@0,2,3 clean_books
  tano_scorza thugs reserve=4
    dog_track 3
  bruno_albarosa dealers reserve=1
    sailors_rest
seat 2 colombo $2 MAIN2 tasks=wide_estate
  hand safe_house the_commission hungry_docks
  ciro_belmonte accountants reserve=3
    old_fort_magazine 4
    borough_hall_annex 2
    canalside_laundry
  dino_falcetti bodyguards reserve=2
    boardwalk_arcade 1
centre navy_surplus_depot ferry_commission fishing_pier
domains 3
discards paesani
stack
"""
"""Three Families with two Capos each, in the middle of a game."""
ACT = '  {"frame":"round","number":4,"phase":"actions","step":"act","fresh":false,"did":true}\n'
DRAW = '  {"frame":"round","number":4,"phase":"events","step":"draw","fresh":false,"count":1}\n'
FOUGHT = (
    '  {"frame":"assaulting","seat":1,"origin":"dog_track","target":"sailors_rest","step":"end","defender":0,'
    '"post":"mario_ridella","men":2,"won":1}\n'
)
HIT = '  {"frame":"resolving","by":0,"card":"%s","branch":"failure","capos":2%s}\n'

STACKS: tuple[str, ...] = (
    # Soldiers were lost in an Assault, and may be saved; the Domain lost, and may be avenged
    ACT.replace('"number"', '"first":1,"number"')
    + FOUGHT
    + '  {"frame":"window","kind":"aftermath","deed":1,"at":1}\n',
    ACT.replace('"number"', '"first":1,"number"')
    + FOUGHT
    + '  {"frame":"window","kind":"aftermath","deed":1,"at":1}\n'
    '  {"frame":"resolving","by":2,"card":"vendetta","branch":"effects","capos":2,"at":2}\n'
    '  {"frame":"assaulting","seat":2,"step":"origin","foe":1,"bonus":2,"extra":true}\n',
    # debts: to the bank, and to a Family that chooses where the Domain comes to lie
    DRAW + HIT % ("summons", "") + '  {"frame":"owing","seat":0,"amount":4}\n',
    ACT
    + '  {"frame":"resolving","by":0,"card":"extortion","seat":2,"roller":"mario_ridella","branch":"success","capos":2,'
    '"at":1}\n  {"frame":"owing","seat":2,"amount":3,"to":0}\n',
    # a Capo is lost, or money
    DRAW + HIT % ("capo_indicted", ',"at":1'),
    # one of two Domains of the raided Capo loses Soldiers
    DRAW + HIT % ("police_raid", ',"target":"mario_ridella"'),
    # types are drawn
    ACT
    + '  {"frame":"resolving","by":0,"card":"new_trade","target":"mario_ridella","branch":"effects","capos":2}\n',
    # a card asks whether its price is paid; the other Family names who rolls
    DRAW + '  {"frame":"resolving","by":0,"card":"precinct_captain","roller":"mario_ridella","capos":2}\n',
    ACT + '  {"frame":"resolving","by":0,"card":"extortion","seat":1,"roller":"mario_ridella","capos":2}\n',
    # hands: looked at, and struck blindly
    ACT + '  {"frame":"resolving","by":0,"card":"cascittuni","seat":1,"branch":"effects","capos":2}\n',
    DRAW + '  {"frame":"resolving","by":0,"card":"wiretap","branch":"effects","capos":2}\n',
    DRAW + '  {"frame":"resolving","by":0,"card":"christening","branch":"effects","capos":2}\n',
    # Soldiers lent by a card, the Reserve and the number chosen
    ACT
    + '  {"frame":"assaulting","seat":0,"origin":"hotel_concordia","target":"dog_track","step":"rolled","defender":1,'
    '"post":"tano_scorza","men":2}\n'
    '  {"frame":"rolling","kind":"assault","stat":0,"scope":"chain","sides":[[0,"mario_ridella"],[1,"tano_scorza"]],'
    '"dice":[0,0],"bonus":[0,0],"step":"throw"}\n  {"frame":"window","kind":"roll","deed":1,"at":1}\n'
    '  {"frame":"resolving","by":0,"card":"borrowed_muscle","seat":2,"branch":"effects","capos":2}\n',
    # Soldiers are asked for
    ACT
    + '  {"frame":"assaulting","seat":0,"origin":"hotel_concordia","target":"sailors_rest","step":"loans",'
    '"defender":1,"post":"bruno_albarosa","men":2}\n  {"frame":"borrowing","by":1,"to":2,"put":true,"men":1,"gives":2}\n',
    # an extra Robbery
    ACT + '  {"frame":"robbery","seat":0,"step":"capo","extra":true}\n',
    # before Payday, with a robbed Capo
    '  {"frame":"round","number":4,"first":1,"step":"open","fresh":false}\n',
    # a truce, a shielded Domain and a blocked Capo, at the end of a phase
    ACT.replace('"did":true', '"truce":true,"shielded":["dog_track"],"blocked":["mario_ridella"]'),
)


def rare_positions(game: Any, options: Any) -> tuple[str, ...]:
    """The position texts of rare moments under these options."""
    head = f"conjura {game.id} {game.rules_version}\noptions {game.options_text(options)}\n"
    mains = ("main=two_bridges", "main=harbour_gates", "main=white_collars")
    table = TABLE
    for seat, main in enumerate(mains):
        table = table.replace(f"MAIN{seat}", main if options.mode == "cosa_nostra" else "").replace(
            "  tasks", " tasks"
        )
    return tuple([head + table + stack for stack in STACKS])
