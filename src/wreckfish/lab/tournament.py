"""Tournaments: bots meet in pairs, to see who beats whom, how certainly, by how many points, and how long they think.

Every deal is played from all seats, so neither seats nor cards favour a bot. Games are kept one by one, so a tournament
can be stopped and continued. Knows no screen and no game by name.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Literal

import msgspec

from wreckfish.bots.bot import Bot, play_bots
from wreckfish.bots.players import SearchBot
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import Match
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, WreckfishError
from wreckfish.lab.statistics import Z, stretch, wilson

Pairing = Literal["ladder", "round-robin", "double-elimination"]
Pair = tuple[str, str]
STEP = 10  # deals per meeting before the next tournament takes its turn


class Tournament(msgspec.Struct, frozen=True):
    """What to play. Equal tournaments give equal games, except with a limit or with bots that watch the clock."""

    game: str
    seats: int
    options: Any
    data: str | None
    bots: tuple[str, ...]
    pairing: Pairing
    deals: int  # per meeting; each is played once from every seat
    seed: str
    limit: float | None  # seconds per move; a bot that takes longer plays a random move

    def pairs(self) -> list[Pair]:
        """The pairs, if they are known in advance. The bot named later is the challenger."""
        if self.pairing == "double-elimination":
            return []
        found = pairwise(self.bots) if self.pairing == "ladder" else combinations(self.bots, 2)
        return [(second, first) for first, second in found]

    def most_deals(self) -> int:
        """Of all meetings. In a double elimination every bot but the winner loses twice, the winner at most once."""
        knockout = self.pairing == "double-elimination"
        return self.deals * (2 * len(self.bots) - 1 if knockout else len(self.pairs()))


Request = tuple[Match, Tournament, Path | None]  # the file keeps the games


class MeetingGame(msgspec.Struct, frozen=True, array_like=True):
    """One game of a meeting: the challenger in one seat, the other bot in the rest."""

    challenger: str
    other: str
    deal: int
    seat: int
    share: float  # of the win
    lead: int  # the challenger's points, minus those of the best other seat
    moves: tuple[int, int]  # decisions of the challenger and of the other bot
    seconds: tuple[float, float]
    slowest: tuple[float, float]

    @property
    def meeting_deal(self) -> tuple[str, str, int]:
        return self.challenger, self.other, self.deal


class Meeting(msgspec.Struct, frozen=True):
    """The figures of all games between two bots."""

    challenger: str
    other: str
    games: int
    win_rate: float
    win_rate_interval: tuple[float, float]  # 95 %
    fair_rate: float  # the win rate of equals
    mean_lead: float
    lead_interval: tuple[float, float] | None  # 95 %; None after a single deal


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thinks about a move, in seconds."""

    bot: str
    mean: float
    slowest: float


class Standings(msgspec.Struct, frozen=True):
    """The meetings of a tournament, how long the bots thought, and the places after a double elimination."""

    tournament: Tournament = msgspec.field(name="series")
    meetings: tuple[Meeting, ...]
    thinking: tuple[Thinking, ...]
    places: tuple[str, ...] = ()

    def not_told_apart(self) -> list[Meeting]:
        """Meetings of bots that may be equally good, allowing for the number of meetings."""
        wider = stretch(len(self.meetings))
        found = [(meeting, *meeting.win_rate_interval) for meeting in self.meetings]
        return [one for one, low, high in found if abs(one.win_rate - one.fair_rate) < wider * (high - low) / 2]


def make_tournament(
    match: Match, bots: Sequence[str], pairing: Pairing, games: int, seed: str, limit: float | None
) -> Tournament:
    """Check a request for a tournament. The games of a meeting are rounded up to whole deals."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise WreckfishError("A tournament needs at least two bots, each named once.")
    if games < 1:
        raise WreckfishError(f"A tournament needs at least one game, not {games}.")
    if match.seats < 2:
        raise WreckfishError("A tournament needs at least two seats.")
    for bot in bots:
        find_bot(bot)
    deals = math.ceil(games / match.seats)
    name, data = match.game.name, match.data
    return Tournament(name, match.seats, match.options, data, tuple(bots), pairing, deals, seed_from(seed), limit)


# ---- Playing ------------------------------------------------------------------------------------------------------


class TimedBot(Bot):
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot, limit: float | None) -> None:
        self.bot = bot
        self.limit = math.inf if limit is None else limit
        self.moves = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def decide(self, state: State, seat: int, luck: Chance) -> int:
        begun = time.perf_counter()
        move: int = self.bot.decide(state, seat, luck)
        taken = time.perf_counter() - begun
        self.moves += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        return move if taken <= self.limit else int(state.random_move(seat, luck))

    def speak(self, state: State, seat: int, luck: Chance) -> int:
        return int(self.bot.speak(state, seat, luck))


def play_deal(match: Match, tournament: Tournament, wanted: tuple[Pair, int]) -> list[MeetingGame]:
    """One deal from every seat. The bots' luck is a separate stream, as in `simulate`."""
    pair, deal = wanted
    seed = nth_seed(tournament.seed, deal)
    bots = [find_bot(name)(match.game) for name in pair]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.seconds = math.inf  # it counts simulations only, to play the same games on any machine
    games = []
    for seat in range(match.seats):
        mine, theirs = (TimedBot(bot, tournament.limit) for bot in bots)
        state = match.start(seed)
        luck = from_seed(seed_from(f"{seed}/{'/'.join(pair)}/{seat}"))
        play_bots(state, [mine if each == seat else theirs for each in range(match.seats)], luck)
        outcome = state.outcome()
        assert isinstance(outcome, Outcome), "bots play to the end"
        points = [score.points for score in outcome.scores]
        games.append(
            MeetingGame(
                *pair,
                deal=deal,
                seat=seat,
                share=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                lead=points[seat] - max(points[:seat] + points[seat + 1 :]),
                moves=(mine.moves, theirs.moves),
                seconds=(mine.seconds, theirs.seconds),
                slowest=(mine.slowest, theirs.slowest),
            )
        )
    return games


def play_tournaments(
    requests: Sequence[Request], jobs: int, go_on: Callable[[int], bool] = lambda done: True
) -> list[Standings]:
    """Play the missing games, keep them in the files, and sum up. `go_on` is called after every deal.

    Several tournaments with known pairs advance together, some deals of each in turn.
    """
    runs: list[TournamentRun] = []
    runs += [TournamentRun(*request, jobs, lambda: go_on(sum(len(run.done) for run in runs))) for request in requests]
    if runs[0].tournament.pairing == "double-elimination":
        return [run.knock_out() for run in runs]
    most = max(run.tournament.deals for run in runs)
    step = STEP if len(runs) > 1 else most
    for first in range(0, most, step):
        if not all(run.deals(range(first, min(first + step, run.tournament.deals))) for run in runs):
            break
    return [run.standings() for run in runs]


class TournamentRun:
    """A run of a tournament: the games kept by earlier runs, and those played since."""

    def __init__(
        self, match: Match, tournament: Tournament, file: Path | None, jobs: int, go_on: Callable[[], bool]
    ) -> None:
        self.match = match
        self.tournament = tournament
        self.file = file
        self.jobs = jobs
        self.go_on = go_on
        self.games = read_games(tournament, file)
        self.done = {game.meeting_deal for game in self.games}

    def standings(self, met: Iterable[Pair] = ()) -> Standings:
        return sum_up(self.tournament, self.games, met)

    def deals(self, numbers: range, pairs: Sequence[Pair] | None = None) -> bool:
        """Play those of these deals that are missing, for all pairs or some; False if the run was stopped."""
        pairs = self.tournament.pairs() if pairs is None else pairs
        wanted = [(pair, deal) for deal in numbers for pair in pairs if (*pair, deal) not in self.done]
        for played in deals(self.match, self.tournament, wanted, self.jobs):
            self.games += played
            self.done.add(played[0].meeting_deal)
            if self.file is not None:
                with self.file.open("ab") as kept:
                    kept.write(b"".join(msgspec.json.encode(game) + b"\n" for game in played))
            if not self.go_on():
                return False
        return True

    def knock_out(self) -> Standings:
        """A bot is out after losing two meetings. In each round, bots with equally many lives meet; one may sit out."""
        lives = dict.fromkeys(self.tournament.bots, 2)
        out: list[str] = []
        met: Counter[Pair] = Counter()
        while len(lives) > 1:
            for pair in next_round(lives):
                first = met[pair] * self.tournament.deals
                met[pair] += 1
                meeting_deals = range(first, first + self.tournament.deals)
                if not self.deals(meeting_deals, [pair]):
                    return self.standings(met)
                loser = pair[1 - self.winner(pair, meeting_deals)]
                lives[loser] -= 1
                if lives[loser] == 0:
                    del lives[loser]
                    out.append(loser)
        return msgspec.structs.replace(self.standings(met), places=(*lives, *reversed(out)))

    def winner(self, pair: Pair, meeting_deals: range) -> int:
        """0 if the challenger won more than its fair share, or just that with more points; else 1."""
        mine = [game for game in self.games if (game.challenger, game.other) == pair and game.deal in meeting_deals]
        fair = len(mine) / self.tournament.seats
        return 0 if (sum(game.share for game in mine), sum(game.lead for game in mine)) > (fair, 0) else 1


def next_round(lives: dict[str, int]) -> list[Pair]:
    """Pairs of bots with equally many lives, the first named against the last named; or the last two bots."""
    if len(lives) == 2:
        return [tuple(reversed(lives))]  # type: ignore[list-item]
    found: list[Pair] = []
    for count in (2, 1):
        equals = [bot for bot in lives if lives[bot] == count]
        found += [(equals[-1 - place], equals[place]) for place in range(len(equals) // 2)]
    return found


def deals(
    match: Match, tournament: Tournament, wanted: Sequence[tuple[Pair, int]], jobs: int
) -> Iterator[list[MeetingGame]]:
    """Play deals, here or in several processes, in the order wanted."""
    play = partial(play_deal, match, tournament)
    if jobs <= 1:
        yield from map(play, wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, wanted)  # closing the generator cancels the deals that have not begun


def read_games(tournament: Tournament, file: Path | None) -> list[MeetingGame]:
    """The games in the file of a tournament. Its first line is the tournament itself."""
    if file is None:
        return []
    header = msgspec.json.encode(tournament)
    if not file.exists():
        file.write_bytes(header + b"\n")
        return []
    first, _, rest = file.read_bytes().partition(b"\n")
    if first != header:
        raise WreckfishError(f"{file.name} holds another series: name another file, or play that one.")
    whole = rest[: rest.rfind(b"\n") + 1]  # without an incomplete last line
    try:
        found = msgspec.json.decode(b"[" + b",".join(whole.splitlines()) + b"]", type=list[MeetingGame])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise WreckfishError(f"{file.name} is damaged: delete it, and play the series again.") from None
    seats_played = Counter(game.meeting_deal for game in found)
    complete = [game for game in found if seats_played[game.meeting_deal] == tournament.seats]
    if len(complete) < len(found) or whole != rest:
        lines = b"".join(msgspec.json.encode(game) + b"\n" for game in complete)
        file.write_bytes(header + b"\n" + lines)
    return complete


# ---- Summing up ---------------------------------------------------------------------------------------------------


def sum_up(tournament: Tournament, games: Sequence[MeetingGame], met: Iterable[Pair] = ()) -> Standings:
    meetings = [meeting(tournament, pair, games) for pair in [*tournament.pairs(), *met]]
    return Standings(tournament, tuple(found for found in meetings if found), tuple(thinking(tournament.bots, games)))


def meeting(tournament: Tournament, pair: Pair, games: Iterable[MeetingGame]) -> Meeting | None:
    """The figures of two bots. The games of a deal are alike, so the interval of the lead is estimated by deal."""
    mine = [game for game in games if (game.challenger, game.other) == pair]
    if not mine:
        return None
    wins, count = sum(game.share for game in mine), len(mine)
    leads: dict[int, float] = {}
    for game in mine:
        leads[game.deal] = leads.get(game.deal, 0.0) + game.lead / tournament.seats
    mean, interval = fmean(leads.values()), None
    if len(leads) > 1:
        spread = Z * stdev(leads.values()) / math.sqrt(len(leads))
        interval = (mean - spread, mean + spread)
    return Meeting(
        *pair,
        games=count,
        win_rate=wins / count,
        win_rate_interval=wilson(wins, count),
        fair_rate=1 / tournament.seats,
        mean_lead=mean,
        lead_interval=interval,
    )


def thinking(bots: Sequence[str], games: Sequence[MeetingGame]) -> Iterator[Thinking]:
    for bot in bots:
        sides = [(game, side) for game in games for side in (0, 1) if (game.challenger, game.other)[side] == bot]
        moves = sum(game.moves[side] for game, side in sides)
        if moves:
            seconds = sum(game.seconds[side] for game, side in sides)
            yield Thinking(bot, seconds / moves, max(game.slowest[side] for game, side in sides))
