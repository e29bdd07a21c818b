"""Positions at which the moments of Crime Lords begin that browser tests want to see; seat 0 is who looks."""

from __future__ import annotations

RICH = """seats 3
turn 9
seat 0 matchstick_boys $23
  hand borrowed_violin_case double_espresso
  boss smiling_gravedigger
    north two_hats:unhappy2
      north metronome:unhappy1
    east queen_of_crates
    south cold_soup
  rackets pier_rats friday_fights lucky_elbow
seat 1 downtowners $31
  hand golfing_judge long_eared_waiter
  boss country_cousin
    north weathervane
      north homework
    west ferrywoman
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
_MINE = '  {"frame":"turn","seat":0,"step":"actions","acted":true}\n'
_FIRST = '  {"frame":"turn","seat":0,"step":"actions"}\n'
_THEIRS = '  {"frame":"turn","seat":1,"step":"actions","acted":true}\n'


def _attack(seat: int, kind: str, step: str, target: str, attacker: str, more: str = "") -> str:
    """The frame of an attack."""
    return (
        f'  {{"frame":"attacking","seat":{seat},"kind":"{kind}","step":"{step}","target":"{target}",'
        f'"attacker":"{attacker}"{more}}}\n'
    )


_OUT = (
    RICH.replace("downtowners $31", "downtowners out known=0,2,*")
    .replace("  hand golfing_judge long_eared_waiter\n", "")
    .replace("  boss country_cousin\n    north weathervane\n      north homework\n    west ferrywoman\n", "")
    .replace("stack", "discards golfing_judge long_eared_waiter\nstack")
)
_CLOSE = """seats 3
turn 30
seat 0 downtowners $9
  boss old_cannon
  rackets pier_rats night_ferry back_room_dominoes crooked_candle nine_forks lucky_elbow coat_watches vending_route pigeon_races lading_press
seat 1 velvet_rope $8
  boss lighthouse
  rackets bollard_kids dice_behind_the_nets alley_choir cellar_folk charity_roulette half_past_four pier_thirteen handshake_mortgages reluctant_racehorse rusty_mermaid
seat 2 iron_umbrella $7
  boss cold_soup
  rackets half_price_bakery
stack
  {"frame":"turn","seat":0,"step":"check","acted":true}
"""  # noqa: E501

POSITIONS: dict[str, str] = {
    "turn": RICH + _FIRST,
    "payroll": RICH.replace("matchstick_boys $23", "matchstick_boys $11")
    + '  {"frame":"turn","seat":0,"step":"draw"}\n  {"frame":"payroll","seat":0}\n',
    "going": RICH + _MINE + _attack(0, "hit", "go", "country_cousin", "smiling_gravedigger"),
    "committing": RICH
    + _THEIRS
    + _attack(1, "recruit", "commit", "sandbag", "country_cousin", ',"pending":[null,null,null]'),
    "helping": RICH
    + _THEIRS
    + _attack(
        1,
        "racket",
        "rounds",
        "pier_rats",
        "country_cousin",
        ',"protector":"smiling_gravedigger","helpers":["ferrywoman"],"turn":"defend","bids":[2,0,0]',
    ),
    "hiding": RICH + _THEIRS + _attack(1, "hit", "hide", "two_hats", "country_cousin", ',"money":3'),
    "war": RICH + _MINE + '  {"frame":"war","starter":0,"target":1,"at":0,"involved":3,"opening":false}\n',
    "spoils": _OUT + _MINE + '  {"frame":"spoils","seat":0,"victim":1}\n',
    "tokens": _OUT + _MINE + '  {"frame":"spoils","seat":0,"victim":1,"due":false}\n',
    "agreeing": _CLOSE,
    "placing": RICH.replace("    south cold_soup\n", "  loose cold_soup\n")
    + _MINE
    + '  {"frame":"settling","seat":0,"before":[]}\n  {"frame":"placing","seat":0,"held":"cold_soup"}\n',
    "receiving": RICH + _THEIRS + '  {"frame":"moving","seat":1,"card":"weathervane","to":0}\n',
}
"""By what is asked."""
