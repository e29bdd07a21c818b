"""Positions of moments too rare to be met in a few games: tests play on from them too."""

from __future__ import annotations

from typing import Any

PRIVILEGED = """seats 3
turn 7
seat 0 bavarian_illuminati turns=2 goal=bavarian_illuminati
  hand slush_fund@2
  bavarian_illuminati $20
seat 1 the_network turns=2 goal=the_network
  hand assassination deep_agent@0 interference
  the_network $9
    north pentagon $3
seat 2 ufos turns=2 goal=servants_of_cthulhu ruled_out=gnomes_of_zurich,the_network
  hand secrets_man_was_not_meant_to_know swiss_bank_account
  ufos $8
    north mafia $5
uncontrolled big_media kgb
discards bribery
stack
  {"frame":"turn","seat":0,"step":"actions","acted":true}
  {"frame":"attacking","seat":0,"kind":"control","step":"loop","target":"big_media","attacker":"bavarian_illuminati","privileged":true,"laid":"bribery"}
"""

OVERLAP = """seats 2
turn 9
seat 0 bavarian_illuminati turns=3 goal=bavarian_illuminati
  bavarian_illuminati $20
    north mafia $3
NEXT    east pentagon
      north kkk $1
    west cia $2
      north fbi
LOOSE
seat 1 the_network turns=3 goal=the_network
  hand bribery@0 murphys_law
  the_network $9
    north hollywood $3
uncontrolled big_media kgb
stack
  {"frame":"turn","seat":0,"step":"actions","acted":true}
"""
_LOOSE = """  loose under=mafia
    west cycle_gangs $1
"""
_MORE = """  loose under=mafia
    east punk_rockers $2
"""

ESPIONAGE = """seats 3
turn 5
seat 0 bermuda_triangle turns=1 goal=bermuda_triangle
  bermuda_triangle $6
    north pentagon $3
      north kkk $1
    east mafia $2
seat 1 the_network turns=1 goal=the_network
  hand bribery@0 murphys_law
  the_network $9
seat 2 gnomes_of_zurich turns=1 goal=gnomes_of_zurich
  gnomes_of_zurich $30
    north hollywood $3
uncontrolled big_media kgb
discards computer_espionage
stack
"""

POSITIONS: tuple[str, ...] = (
    # a hand is about to be looked at (I-33.7)
    ESPIONAGE + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
    '  {"frame":"naming","by":0,"card":"computer_espionage"}\n',
    # a structure is being rearranged (I-16.5)
    ESPIONAGE.replace("      north kkk $1\n", "")
    .replace("seat 1 the", "LOOSEseat 1 the")
    .replace("LOOSE", "  loose\n    north kkk $1\n")
    + '  {"frame":"turn","seat":0,"step":"power","acted":true,"spent":["bermuda_triangle"]}\n'
    '  {"frame":"rearranging","seat":0,"before":[["kkk","pentagon",0],["mafia","bermuda_triangle",1],'
    '["pentagon","bermuda_triangle",0]],"left":11}\n',
    # the card window of a privileged attack: abolishing by card and by two cards, Interference, Secrets
    PRIVILEGED + '  {"frame":"window","kind":"card","at":1}\n',
    # the first of two cards lies
    PRIVILEGED
    + '  {"frame":"window","kind":"card","at":1}\n  {"frame":"abolishing","by":1,"cards":["bribery"]}\n',
    # the Special given for Privilege was cancelled
    PRIVILEGED.replace('"privileged":true,"laid":"bribery"', '"privileged":false')
    + '  {"frame":"window","kind":"card","at":0}\n  {"frame":"replacing","seat":0}\n',
    # two captured puppets overlap at the same depth (I-11.10)
    OVERLAP.replace("NEXT", "").replace("LOOSE\n", _LOOSE + _MORE)
    + '  {"frame":"attacking","seat":0,"kind":"control","step":"endow","target":"mafia",'
    '"attacker":"bavarian_illuminati","roll":4}\n'
    '  {"frame":"placing","seat":0,"root":"mafia","master":"bavarian_illuminati","laid":true,'
    '"todo":[[1,"cycle_gangs"],[1,"punk_rockers"]]}\n',
    # a received puppet has no arrow left: it or an old card becomes uncontrolled (I-25.5)
    OVERLAP.replace("NEXT", "      north cycle_gangs $1\n").replace("LOOSE\n", _MORE)
    + '  {"frame":"settling"}\n'
    '  {"frame":"placing","seat":0,"root":"mafia","laid":true,"held":"punk_rockers","either":true}\n',
    # all money is about to be laid anew, 5 MB more of it (I-33.18)
    ESPIONAGE.replace("discards computer_espionage", "discards white_collar_crime")
    + '  {"frame":"turn","seat":2,"step":"actions","acted":true}\n'
    '  {"frame":"redistributing","seat":2,"special":"white_collar_crime","bonus":5,"left":6,'
    '"plan":[["gnomes_of_zurich",30],["hollywood",3]]}\n',
    # opponents are about to be taxed (I-5.3)
    ESPIONAGE.replace("    east mafia $2\n", "    east irs $2\n")
    + '  {"frame":"turn","seat":0,"step":"tax"}\n  {"frame":"taxing","seat":0,"card":"irs","payer":1}\n',
)


_BRIBERY = ESPIONAGE.replace("  hand bribery@0 murphys_law", "  hand murphys_law").replace(
    "discards computer_espionage", "discards bribery"
)
_ATTACK = (
    '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
    '  {"frame":"attacking","seat":0,"kind":"control","step":"loop","target":"kgb","attacker":"pentagon","at":0}\n'
)

MODULE_POSITIONS: tuple[tuple[str, str], ...] = (
    # the arrow for a Group that a Special takes, rarer still in turns that have so much else (I-33.6)
    (
        "",
        _BRIBERY + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
        '  {"frame":"naming","by":0,"card":"bribery","target":"kgb"}\n',
    ),
    # alignments are altered (I-33.36)
    (
        "",
        ESPIONAGE.replace("    east mafia $2\n", "    east orbital_mind_control_lasers $2\n")
        + '  {"frame":"turn","seat":0,"step":"actions","acted":true,"spent":["orbital_mind_control_lasers"]}\n'
        '  {"frame":"altering","seat":0,"card":"orbital_mind_control_lasers"}\n',
    ),
    # a hack is due (I-21.4)
    (
        "hackers",
        ESPIONAGE.replace("seat 1 the", "  tries hacks=1\nseat 1 the")
        + '  {"frame":"turn","seat":0,"step":"income"}\n'
        '  {"frame":"looting","seat":0,"card":"hollywood","victim":2}\n',
    ),
    # Plumbers sit in the attacker (I-22.2)
    (
        "plumbers",
        ESPIONAGE.replace(
            "seat 2 gnomes", "  plumber pentagon among=kkk,mafia,pentagon\n  tries plumbers=2\nseat 2 gnomes"
        )
        + _ATTACK
        + '  {"frame":"window","kind":"plumbers","at":1}\n',
    ),
    # a Mole sits in the target (I-23.1)
    (
        "moles",
        ESPIONAGE.replace(
            "seat 1 the", "  mole kgb among=big_media,hollywood,kgb\n  tries moles=1\nseat 1 the"
        )
        + _ATTACK,
    ),
)
"""The module that each needs, and the position."""


Y2K_POSITIONS: tuple[str, ...] = (
    # a captured Group may hang where there is no arrow, and then where (I-33.24)
    ESPIONAGE.replace(
        "seat 1 the_network turns=1 goal=the_network", "LOOSEseat 1 the_network turns=1 goal=the_network"
    )
    .replace("LOOSE", "  loose\n    north boy_sprouts\n")
    .replace("turns=1 goal=bermuda_triangle\n", "turns=1 goal=bermuda_triangle\n  hand hidden_connection\n")
    + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
    '  {"frame":"attacking","seat":0,"kind":"control","step":"endow","target":"boy_sprouts",'
    '"attacker":"bermuda_triangle","roll":4}\n'
    '  {"frame":"placing","seat":0,"root":"boy_sprouts","master":"bermuda_triangle"}\n',
    ESPIONAGE.replace(
        "seat 1 the_network turns=1 goal=the_network", "LOOSEseat 1 the_network turns=1 goal=the_network"
    )
    .replace("LOOSE", "  loose\n    north boy_sprouts\n")
    .replace("discards computer_espionage", "discards hidden_connection")
    + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
    '  {"frame":"attacking","seat":0,"kind":"control","step":"endow","target":"boy_sprouts",'
    '"attacker":"bermuda_triangle","roll":4}\n'
    '  {"frame":"placing","seat":0,"root":"boy_sprouts","master":"bermuda_triangle"}\n'
    '  {"frame":"naming","by":0,"card":"hidden_connection"}\n',
    # an action is bought (I-33.42)
    ESPIONAGE.replace("    east mafia $2\n", "    east office_temps $12\n").replace(
        "  bermuda_triangle $6\n", "  bermuda_triangle $16\n"
    )
    + '  {"frame":"turn","seat":0,"step":"actions","acted":true,"spent":["office_temps"]}\n'
    '  {"frame":"hiring","seat":0,"card":"office_temps"}\n',
    # a Special of two uses (I-33.28)
    ESPIONAGE.replace("discards computer_espionage", "discards subliminals")
    + _ATTACK
    + '  {"frame":"naming","by":0,"card":"subliminals"}\n',
    # new UFOs pick their goal (I-33.30)
    ESPIONAGE.replace(
        "seat 0 bermuda_triangle turns=1 goal=bermuda_triangle", "seat 0 ufos turns=1 goal=none"
    )
    .replace("  bermuda_triangle $6\n", "  ufos $6\n")
    .replace("discards computer_espionage", "discards unmasked")
    + '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n  {"frame":"aspiring","seat":0}\n',
    # a card draws another (I-33.46)
    ESPIONAGE.replace("    east mafia $2\n", "    east weathermen $2\n")
    + '  {"frame":"turn","seat":0,"step":"extra"}\n',
)
"""Moments of the Y2K set."""


def rare_positions(game: Any, options: Any) -> tuple[str, ...]:
    """The position texts of rare moments under these options."""
    head = f"conjura {game.id} {game.rules_version}\noptions {game.options_text(options)}\n"
    found = [head + text for text in POSITIONS]
    modules = ("brainwash", "propaganda", "increases", "hackers", "plumbers", "moles")
    if any(getattr(options, module) for module in modules):
        found += [head + text for module, text in MODULE_POSITIONS if not module or getattr(options, module)]
    if "y2k" in options.sets and not (options.hidden_illuminati or options.hidden_goals):
        found += [head + text for text in Y2K_POSITIONS]
    return tuple(found)
