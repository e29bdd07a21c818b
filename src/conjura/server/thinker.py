"""A process in which programs think: ``python -m conjura.server.thinker``.

It reads one question a line from standard input and writes one answer a line. It is told a redealt world only, so that no
secret of the real one can reach a program; whatever a program does here, the table's own process goes on.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from typing import Any

import msgspec

from conjura import bots
from conjura.bots.player import kind_of
from conjura.engine.game import game as find_game
from conjura.engine.walks import held

LONGEST = 64
"""Steps of a walk that are thought out in one go."""

log = logging.getLogger("conjura.bots")


class Question(msgspec.Struct):
    """What a program is to answer.

    Attributes:
        n: the question's number.
        game: the game's id.
        position: the redealt world as text.
        seat, bot, seed: who thinks.
    """

    n: int
    game: str
    position: str
    seat: int
    bot: str
    seed: int


class Answer(msgspec.Struct):
    """What it answers.

    Attributes:
        n: the question's number.
        actions: as the game encodes them; empty when the program failed.
    """

    n: int
    actions: list[dict[str, Any]]


def think(question: Question) -> Answer:
    """Let a program answer, to the end of its walk."""
    game = find_game(question.game)
    world = game.parse(question.position, seed=question.seed)
    seat = question.seat
    bot = bots.make(question.bot, game, seat, question.seed)
    encode = game.codec(world.options).encode
    actions: list[dict[str, Any]] = []
    complete = False
    while not complete and len(actions) < LONGEST:
        try:
            action = bot.act(world)
            refusal = world.check(action, seat)
        except Exception:  # the border to programs of others
            log.exception("bot %s failed: seat=%d prompt=%s", bot.name, seat, kind_of(world, seat))
            break
        if refusal is not None:
            log.error("bot %s was refused: seat=%d prompt=%s code=%s clause=%s",
                      bot.name, seat, kind_of(world, seat), refusal.code, refusal.clause)  # fmt: skip
            break
        actions.append(encode(action))
        world, complete = held(world, action, seat)
    return Answer(question.n, actions)


def main() -> None:
    """Answer until there is nobody left to ask."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    # Ctrl+C at a terminal reaches all processes there; this one ends with the server, when nobody asks any more.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # the table comes first
    read = msgspec.json.Decoder(Question).decode
    write = msgspec.json.Encoder().encode
    out = sys.stdout.buffer
    # Whatever a program prints must not be taken for an answer.
    sys.stdout = sys.stderr
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(write(think(read(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
