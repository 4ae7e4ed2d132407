"""A bot for a contest: `python bot.py http://127.0.0.1:8137 TOKEN TABLE` sits down there and plays to the end.

It needs Wreckfish itself and nothing else. Replace `choose`: the position is a whole one, in which you can play on as
you like; what your seat cannot know is drawn anew each time, so look at several worlds before you trust one.
"""

from __future__ import annotations

import sys

from wreckfish.bots.bot import Bot
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game
from wreckfish.core.state import State
from wreckfish.table.remote_player import RemotePlayer, ServerConnection

WORLDS = 20


class Contestant(Bot):
    def __init__(self, game: Game) -> None:
        self.instinct = game.instinct()

    def choose(self, state: State, seat: int, luck: Chance) -> int:
        """The move after which a few quick moves of everybody leave us furthest ahead, over many worlds."""
        moves = list(state.legal(seat))
        ahead = dict.fromkeys(moves, 0.0)
        for _ in range(WORLDS):
            world = state.redeal(seat, luck)
            for move in moves:
                ahead[move] += self.try_out(world.clone(), seat, move, luck)
        return max(moves, key=lambda move: ahead[move])

    def try_out(self, world: State, seat: int, move: int, luck: Chance) -> float:
        world.apply(seat, move)
        for _ in range(10):
            if world.owing:
                mover = world.to_act()[0]
                world.apply(mover, self.instinct.quick(world, mover, luck))
        return self.instinct.value(world, seat)


def main(server: str, token: str, table: str) -> None:
    player = RemotePlayer(ServerConnection(server, token, sys.stderr.write), Contestant)
    player.sit(table)
    outcome = player.play(table)
    sys.stdout.write(f"{outcome['scores'] if outcome else outcome}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
