"""Named random streams: SplitMix64 states of a few bytes, copied with the state.

Bounded draws use Lemire's method with rejection, so that every outcome is exactly equally likely.
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """The SplitMix64 output function: 64 bits in, 64 well-mixed bits out."""
    z = value & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seed_streams(seed: int, names: tuple[str, ...]) -> list[int]:
    """The first states of the named streams of a seed.

    Args:
        seed: any whole number; the host's secret.
        names: the names of the streams; streams of different names are independent.
    """
    out: list[int] = []
    for name in names:
        state = mix((seed & MASK) + GOLDEN)
        rest = seed >> 64
        while rest not in (0, -1):
            state = mix(state ^ (rest & MASK))
            rest >>= 64
        for letter in name:
            state = mix(state ^ (ord(letter) * GOLDEN & MASK))
        out.append(state)
    return out


def draw_below(streams: list[int], which: int, bound: int) -> int:
    """A number in 0..bound-1, each equally likely; moves stream ``which`` on.

    Args:
        streams: the states, changed in place.
        which: the index of the stream to draw from.
        bound: at least 1 and below 2**32.
    """
    while True:
        state = (streams[which] + GOLDEN) & MASK
        streams[which] = state
        product = (mix(state) >> 32) * bound
        low = product & 0xFFFFFFFF
        if low >= bound or low >= (0x100000000 - bound) % bound:
            return product >> 32
