"""Positions of moments too rare to be met in a few games: tests play on from them too."""

from __future__ import annotations

from typing import Any

_MOBS = """seats 3
turn 9
seat 0 matchstick_boys $40
  hand borrowed_violin_case double_espresso
  boss smiling_gravedigger
    north two_hats
      north metronome
    east queen_of_crates
    south cold_soup
  rackets pier_rats friday_fights lucky_elbow
seat 1 downtowners $31
  hand golfing_judge long_eared_waiter@2
BOSS
  rackets bollard_kids dice_behind_the_nets rusty_mermaid night_ferry bank_of_cousins
seat 2 velvet_rope $25
  hand silver_cigarette_case wedding_procession
  boss lighthouse
    north wardrobe:unhappy1
    west professor_tango
      west goldfish
  rackets alley_choir cellar_folk half_price_bakery
uncontrolled sandbag shoelace:unhappy2 nine_forks coat_watches
stack
"""
_ALONE = _MOBS.replace("BOSS", "  boss country_cousin")
_WEAK = _MOBS.replace("BOSS", "  boss country_cousin\n    north weathervane\n      north homework")
_TURN = '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'

_AGREE = """seats 4
turn 30
seat 0 downtowners $9
  boss old_cannon
  rackets pier_rats night_ferry back_room_dominoes crooked_candle nine_forks lucky_elbow coat_watches SEVEN
seat 1 velvet_rope $8
  boss lighthouse
  rackets bollard_kids dice_behind_the_nets alley_choir cellar_folk bridge_club charity_roulette half_past_four EIGHT
seat 2 iron_umbrella $7
  boss cold_soup
  rackets rusty_mermaid
seat 3 night_shift $6
  boss two_hats
  rackets half_price_bakery
stack
  {"frame":"turn","seat":0,"step":"check","acted":true}
"""

POSITIONS: tuple[str, ...] = (
    # a hit on the last Crook of a mob is about to be rolled: spoils (C-18.2)
    _ALONE + _TURN + '  {"frame":"attacking","seat":0,"kind":"hit","step":"ready","target":"country_cousin",'
    '"attacker":"smiling_gravedigger","extras":[["borrowed_violin_case",5]],"money":5,"fixed":7}\n',
    # Rackets of an eliminated mob are picked
    _MOBS.replace("downtowners $31", "downtowners out known=0,2,*")
    .replace("  hand golfing_judge long_eared_waiter@2\nBOSS\n", "")
    .replace("stack", "discards golfing_judge long_eared_waiter\nstack")
    + _TURN
    + '  {"frame":"spoils","seat":0,"victim":1}\n',
    # a Gang War, the target mob's first war turn (C-16.4)
    _WEAK + _TURN + '  {"frame":"war","starter":0,"target":1,"at":1,"involved":3}\n',
    # a Gang War, a mob that has just been hit joins
    _WEAK
    + _TURN
    + '  {"frame":"war","starter":0,"target":1,"at":2,"involved":3,"joins":2,"opening":false}\n',
    # a hit on a rival's Boss is about to be rolled
    _WEAK + _TURN + '  {"frame":"attacking","seat":0,"kind":"hit","step":"go","target":"country_cousin",'
    '"attacker":"smiling_gravedigger","extras":[["borrowed_violin_case",5]]}\n',
    # Specials are looked at and one is taken
    _WEAK.replace("seat 1 downtowners $31", "seat 1 downtowners $31 known=0")
    .replace("golfing_judge long_eared_waiter@2", "golfing_judge@0 fat_envelope@0,2")
    .replace("uncontrolled", "discards long_eared_waiter\nuncontrolled")
    + _TURN
    + '  {"frame":"stealing","by":0,"seat":1}\n',
    # helpers have just been named in a Racket attack, and one may be cancelled (C-13.3)
    _WEAK + _TURN + '  {"frame":"attacking","seat":0,"kind":"racket","step":"rounds","target":"bollard_kids",'
    '"attacker":"smiling_gravedigger","protector":"country_cousin","bids":[3,0,-2]}\n',
    # two mobs are one short and are asked together (C-17.7)
    _AGREE.replace(" SEVEN", " handshake_mortgages vending_route").replace(
        "EIGHT", "pier_thirteen reluctant_racehorse"
    ),
    # a superior may defend his subordinate (C-12.7)
    _WEAK + _TURN + '  {"frame":"attacking","seat":0,"kind":"recruit","step":"helper","target":"goldfish",'
    '"attacker":"smiling_gravedigger","bids":[4,0,-2]}\n',
)


def rare_positions(game: Any, options: Any) -> tuple[str, ...]:
    """The position texts of rare moments under these options."""
    head = f"conjura {game.id} {game.rules_version}\noptions {game.options_text(options)}\n"
    return tuple(head + text for text in POSITIONS)
