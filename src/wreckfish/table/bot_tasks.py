"""What a bot worker does: choose a move, say something, give a hint.

A worker imports this module and nothing from the server: no database, no web framework.
"""

from __future__ import annotations

from functools import cache

from wreckfish.bots import advice
from wreckfish.bots.advice import Hint
from wreckfish.bots.bot import Bot, time_to_speak
from wreckfish.bots.players import TalkingBot
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Game, Match
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.table.matches import match_of
from wreckfish.table.position import Position

BotTask = tuple[str, int, str, str, tuple[tuple[int, int], ...], int, str]


def recall(task: BotTask) -> tuple[Match, State]:
    """Play a task's game again."""
    game, size, options, seed, played, _, _ = task
    match = match_of(game, size, options)
    state = match.start(seed)
    for mover, move in played:
        state.apply(mover, move)
    return match, state


def think(task: BotTask, speak: bool = False) -> int:
    """Choose a move, in a worker."""
    return chosen(*recall(task), task, speak)


def chosen(match: Match, state: State, task: BotTask, speak: bool) -> int:
    """A bot's move in a position, or its remark.

    Its luck is a hash of the table's seed: asked again, it answers the same, and no one can tell its luck before.
    """
    *_, seed, played, seat, name = task
    bot: Bot = find_bot(name)(match.game)
    luck = from_seed(seed_from(f"{seed} bot {seat} {len(played)} {speak}"))
    move = (bot.speak if speak else bot.decide)(state, seat, luck)
    if not (speak and move < 0) and not state.accepts(seat, move):
        raise ValueError(f"the bot {name} chose a move that the rules refuse")
    return move


def put_in_words(task: BotTask) -> int:
    """What a bot says before several seats choose, as a free move, in a worker; -1 if it stays silent."""
    return think(task, speak=True)


@cache
def talkative(game: Game, bot: str) -> bool:
    """Whether a bot talks at all."""
    try:
        return isinstance(find_bot(bot)(game), TalkingBot)
    except Exception:  # noqa: BLE001  a bot may be another package's code
        return False


def may_speak(position: Position) -> list[int]:
    """The bots that could say something now: several seats must choose, none has yet, and words could matter."""
    state, game = position.state, position.terms.match.game
    in_a_lesson = position.lesson is not None and not position.lesson.left
    if in_a_lesson or position.given_up or not time_to_speak(state):
        return []
    instinct = game.instinct()
    bots = [(seat, position.players[seat]) for seat in state.to_act()]
    return [seat for seat, bot in bots if bot is not None and talkative(game, bot) and instinct.talks(state, seat)]


def advise(task: BotTask) -> Hint:
    """What a search says about a position, in a worker."""
    match, state = recall(task)
    return advice.advise(match.game, state, task[5])


def task_of(game: str, options: str, position: Position, seat: int, bot: str) -> BotTask:
    terms = position.terms
    played = tuple((ply.seat, ply.move) for ply in position.played)
    return game, terms.match.seats, options, terms.seed, played, seat, bot
