"""Whether a bot has become stronger: two checkouts of Wreckfish play each other.

    python benchmarks/versions.py ../old raiders --seats 5 --bot strong --games 400 --file raiders.jsonl

The other checkout plays one seat against this one's bots, every deal from each seat. It runs in a process of its own,
with its own engine: compile both. Positions are sent as snapshots, so both must have the same rules. To measure an old
judgement under new rules, put it back into a copy of the new checkout.

For the same decision of a deal, both versions get the same luck, and simulations are counted instead of seconds. So two
versions that decide alike play the same game from every seat and win exactly their share; what differs is told apart
from luck sooner than in unpaired games. Run it again with the same file and seed to continue, as long as rules and bots
are the same. benchmarks/versions keeps the games of docs/notes/bots.md and the patch that puts the old judgement back:

    git clone . ../old && cd ../old
    git apply benchmarks/versions/judgement-0fabd00.patch && python tools/prepare.py engine
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from wreckfish.bots.bot import Bot, play_bots
from wreckfish.bots.players import SearchBot
from wreckfish.core.chance import Chance, from_seed, from_words
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_bot, find_game
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.snapshot import restore, snapshot
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.lab.statistics import Z

Words = tuple[int, int, int, int]  # from which luck is made


class Deal(msgspec.Struct, frozen=True):
    """One deal, played from every seat of the other version."""

    table: list[str | int]  # game, seats, bot and seed
    deal: int
    shares: list[float]  # of the victory, by seat of the other version
    leads: list[float]  # in points, ahead of the best opponent
    compared: int  # decisions that both versions took, up to the first one that differs
    equal: int


# ---- The other checkout -------------------------------------------------------------------------------------------


def make_bot(name: str, match: Match) -> Bot:
    bot: Bot = find_bot(name)(match.game)
    if isinstance(bot, SearchBot):
        bot.seconds = math.inf
    return bot


def answer(game: str, seats: int, name: str) -> None:
    """Run in the other checkout: read positions, write moves."""
    match = make_match(find_game(game), seats)
    bot = make_bot(name, match)
    for line in sys.stdin:
        asked = json.loads(line)
        state, luck = restore(asked["state"], match.table), from_words(*asked["words"])
        ask = bot.speak if asked["speak"] else bot.decide
        sys.stdout.write(f"{ask(state, asked['seat'], luck)}\n")
        sys.stdout.flush()


class OtherCheckout:
    """A process that answers for the bots of another checkout."""

    def __init__(self, checkout: Path, game: str, seats: int, bot: str) -> None:
        sources = checkout.resolve() / "src"
        if not (sources / "wreckfish").is_dir():
            raise WreckfishError(f"“{checkout}” is no checkout of Wreckfish: it has no src/wreckfish.")
        command = [sys.executable, __file__, "--answer", str(sources), game, "--seats", str(seats), "--bot", bot]
        env = os.environ | {"PYTHONPATH": str(sources)}
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, state: State, seat: int, words: Words, speak: bool) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"state": snapshot(state), "seat": seat, "words": words, "speak": speak}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise WreckfishError("The other checkout has stopped; it says why above.")
        return int(line)

    def close(self) -> None:
        self.process.communicate()


# ---- Games --------------------------------------------------------------------------------------------------------


class PairedBot(Bot):
    """Takes four words of luck for each question, whoever answers it, and keeps what was decided."""

    def __init__(self, ask: Callable[[State, int, Words, bool], int], decided: list[int]) -> None:
        self.ask = ask
        self.decided = decided

    def decide(self, state: State, seat: int, luck: Chance) -> int:
        words = four_words(luck)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        move = self.ask(state, seat, words, False)
        if move not in moves:
            raise WreckfishError("The other checkout plays a move that is illegal here: its rules are others.")
        self.decided.append(move)
        return move

    def speak(self, state: State, seat: int, luck: Chance) -> int:
        return self.ask(state, seat, four_words(luck), True)


def four_words(luck: Chance) -> Words:
    return luck.word(), luck.word(), luck.word(), luck.word()


def play_deal(match: Match, bot: Bot, other: OtherCheckout, table: list[str | int], number: int) -> Deal:
    def ask_here(state: State, seat: int, words: Words, speak: bool) -> int:
        return int((bot.speak if speak else bot.decide)(state, seat, from_words(*words)))

    seed = nth_seed(seed_from(str(table[-1])), number)
    shares, leads, games = [], [], []
    for seat in range(match.seats):
        decided: list[int] = []
        bots: list[Bot] = [PairedBot(other.ask if each == seat else ask_here, decided) for each in range(match.seats)]
        state = match.start(seed)
        play_bots(state, bots, from_seed(nth_seed(seed, 0)))
        points = [state.score_now(each) for each in range(match.seats)]
        shares.append(state.win_shares()[seat])
        leads.append(points[seat] - max(points[:seat] + points[seat + 1 :]))
        games.append(decided)
    equal = 0
    while all(len(game) > equal and game[equal] == games[0][equal] for game in games):
        equal += 1
    differs = any(len(game) > equal for game in games)
    return Deal(table, number, shares, leads, equal + differs, equal)


def play(asked: argparse.Namespace) -> list[Deal]:
    """The deals of earlier runs, and those that are missing."""
    table = [asked.game, asked.seats, asked.bot, asked.seed]
    lines = asked.file.read_text().splitlines() if asked.file.exists() else []
    kept = [msgspec.json.decode(line, type=Deal) for line in lines]
    deals = {deal.deal: deal for deal in kept if deal.table == table}
    match = make_match(find_game(asked.game), asked.seats)
    other = OtherCheckout(asked.checkout, asked.game, asked.seats, asked.bot)
    try:
        with asked.file.open("ab") as file:
            for number in range(math.ceil(asked.games / asked.seats)):
                if number not in deals:
                    deals[number] = play_deal(match, make_bot(asked.bot, match), other, table, number)
                    file.write(msgspec.json.encode(deals[number]) + b"\n")
                    file.flush()
    finally:
        other.close()
    return list(deals.values())


def summed_up(deals: list[Deal]) -> str:
    """Win rate and lead of the other version; a deal counts once, however many seats it was played from."""
    game, seats, bot, seed = deals[0].table
    games = sum(len(deal.shares) for deal in deals)
    rate, lead = [fmean(deal.shares) for deal in deals], [fmean(deal.leads) for deal in deals]
    compared, equal = sum(deal.compared for deal in deals), sum(deal.equal for deal in deals)
    apart = sum(deal.equal < deal.compared for deal in deals)
    return (
        f"{game}, {seats} seats, {bot}, seed {seed}, {games} games, deals: {len(deals)}\n"
        f"  the other version wins {fmean(rate):.1%} ± {error(rate):.1%} (equals {1 / int(seats):.1%}), "
        f"lead {fmean(lead):+.2f} ± {error(lead):.2f}\n"
        f"  {equal} of {compared} decisions are equal; deals in which games differ: {apart}\n"
    )


def error(values: list[float]) -> float:
    """Half of the 95 % interval of their mean; nothing is known from one."""
    return Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Whether a bot has become stronger: two checkouts play each other.")
    parser.add_argument("checkout", type=Path, help="the other version, compiled")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="versions")
    parser.add_argument("--file", type=Path, default=Path("versions.jsonl"), help="keeps the games")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    try:
        if asked.answer:
            answer(asked.game, asked.seats, asked.bot)
        else:
            sys.stdout.write(summed_up(play(asked)))
    except WreckfishError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main(sys.argv[1:])
