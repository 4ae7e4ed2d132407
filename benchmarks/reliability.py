"""Whether chances come true: bots play, some positions get hints, and a seat given a 60 % chance should win 60 %.

    python benchmarks/reliability.py play raiders --seats 3 --bot sound --games 300 --file told.jsonl
    python benchmarks/reliability.py table told.jsonl
    python benchmarks/reliability.py fit told.jsonl
    python benchmarks/reliability.py plot told.jsonl --picture docs/reports/chances.svg

`play` adds to the file; the same seed gives the same games and hints. Few positions are taken from each game, so that
they are as good as independent. `fit` says by which power chances would come true (1: as they are): those of a search,
for `Instinct.correction`, and those at a glance, whose inverse is a factor of `Instinct.spread`; with --modesty also by
which factor of the asking seat's own chance, for `Instinct.modesty`. Fit and report on different seeds.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wreckfish.bots import advice
from wreckfish.bots.bot import let_speak
from wreckfish.bots.players import SearchBot
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_bot, find_game
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.lab.statistics import wilson

Row = dict[str, Any]
Pair = tuple[float, float]  # told, and won
FEWEST = 20  # positions that make a point of a plot


# ---- Play ---------------------------------------------------------------------------------------------------------


def play(asked: argparse.Namespace) -> None:
    game = find_game(asked.game)
    match, bot = make_match(game, asked.seats), find_bot(asked.bot)(game)
    if isinstance(bot, SearchBot):
        bot.seconds = math.inf
    advice.SECONDS = math.inf
    instinct = game.instinct()
    with asked.file.open("a") as file:
        for number in range(asked.games):
            seed = f"{asked.seed} {asked.game} {asked.seats} {asked.bot}"
            state, luck = match.start(nth_seed(seed_from(seed), number)), from_seed(nth_seed(seed_from("luck"), number))
            met = []
            while state.owing:
                let_speak(state, dict.fromkeys(range(state.seats), bot), luck)
                seat = state.to_act()[0]
                if len(state.legal(seat)) > 1:
                    met.append((state.clone(), seat))
                state.apply(seat, bot.decide(state, seat, luck))
            for _ in range(min(asked.positions, len(met))):
                before, seat = met.pop(luck.below(len(met)))
                told = advice.advise(game, before, seat, asked.simulations).outlook
                row = {
                    "game": asked.game, "seats": asked.seats, "bot": asked.bot, "seat": seat, "told": told,
                    "won": list(state.win_shares()), "points": [state.score_now(each) for each in range(state.seats)],
                    "glance": None if instinct.restless(before) else list(instinct.chances(before)),
                }  # fmt: skip
                file.write(json.dumps(row) + "\n")
            file.flush()


# ---- What came of it ----------------------------------------------------------------------------------------------


def tables_of(files: list[Path]) -> dict[tuple[str, int, str], list[Row]]:
    """The positions of each game, number of seats and bot."""
    found: dict[tuple[str, int, str], list[Row]] = defaultdict(list)
    for file in files:
        for line in file.read_text().splitlines():
            row = json.loads(line)
            found[row["game"], row["seats"], row["bot"]].append(row)
    return dict(sorted(found.items()))


def told_and_won(rows: list[Row]) -> list[Pair]:
    """What the asking seats were told, and what they got."""
    return [(row["told"][row["seat"]], row["won"][row["seat"]]) for row in rows]


def by_tens(pairs: list[Pair]) -> dict[int, list[Pair]]:
    """Pairs by what was told, in per cent, to the nearest ten."""
    found: dict[int, list[Pair]] = defaultdict(list)
    for told, won in pairs:
        found[10 * round(10 * told)].append((told, won))
    return dict(sorted(found.items()))


def means(pairs: list[Pair]) -> Pair:
    return sum(told for told, _ in pairs) / len(pairs), sum(won for _, won in pairs) / len(pairs)


def table(asked: argparse.Namespace) -> None:
    """How often what was told came true, by tens of per cent."""
    for (game, seats, bot), rows in tables_of(asked.files).items():
        if seats == 1:
            excess = [row["told"][0] - row["points"][0] for row in rows]
            mean = sum(excess) / len(excess)
            error = math.sqrt(sum((each - mean) ** 2 for each in excess) / len(excess) ** 2)
            say(f"{game} alone, {bot}, {len(rows)} positions: told {mean:+.1f} ± {2 * error:.1f} points too many")
            continue
        told, won = means(told_and_won(rows))
        say(f"{game}, {seats} seats, {bot}, {len(rows)} positions: told {told:.1%}, won {won:.1%} on average")
        for ten, pairs in by_tens(told_and_won(rows)).items():
            told, won = means(pairs)
            low, high = wilson(won * len(pairs), len(pairs))
            few = "" if len(pairs) >= FEWEST else "  too few to say"
            off = "  OFF" if not few and not low <= told <= high else ""
            came = f"told {told:6.1%}  won {won:6.1%} ({low:.0%}–{high:.0%})"
            say(f"  about {ten:3} %: {len(pairs):5}  {came}{few}{off}")


# ---- Fit ----------------------------------------------------------------------------------------------------------


def loss(rows: list[Row], what: str, power: float, factor: float) -> float:
    """How far chances are from what came, once raised to a power and the asking seat's own multiplied by a factor: the
    mean of the squares, Brier's score.
    """
    total = 0.0
    for row in rows:
        weights = [chance**power for chance in row[what]]
        weights[row["seat"]] *= factor
        whole = sum(weights)
        total += sum((won - weight / whole) ** 2 for won, weight in zip(row["won"], weights, strict=True))
    return total / len(rows)


def least(of: Callable[[float], float]) -> float:
    """Where a function with a single dip is least."""
    low, high = 0.05, 4.0
    while high - low > 0.01:
        third = (high - low) / 3
        if of(low + third) < of(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def best_fit(rows: list[Row], what: str, modest: bool) -> Pair:
    """The best power and factor, each in turn until both stay; the factor is 1 unless asked for."""
    power, factor = 1.0, 1.0
    while True:
        before = power, factor
        power = least(lambda power: loss(rows, what, power, factor))  # noqa: B023
        factor = least(lambda factor: loss(rows, what, power, factor)) if modest else 1.0  # noqa: B023
        if not modest or math.dist(before, (power, factor)) < 0.01:
            return power, factor


def fit(asked: argparse.Namespace) -> None:
    """The best power for each table, with a standard error from tenths of the positions left out in turn."""
    for (game, seats, bot), rows in tables_of(asked.files).items():
        for what in ("told", "glance") if seats > 1 else ():
            known = [row for row in rows if row[what] is not None]
            if len(known) < 10 * FEWEST:
                continue
            modest = asked.modesty and what == "told"
            without = [best_fit([row for n, row in enumerate(known) if n * 10 // len(known) != k], what, modest)
                       for k in range(10)]  # fmt: skip
            power, factor = (
                f"{value:.2f} ± {math.sqrt(0.9 * sum((each - sum(tenths) / 10) ** 2 for each in tenths)):.2f}"
                for value, tenths in zip(best_fit(known, what, modest), zip(*without, strict=True), strict=True)
            )
            own = f", own chance × {factor}" if modest else ""
            say(f"{game}, {seats} seats, {bot}, {what:6} {len(known):5} positions: power {power}{own}")


# ---- Plot ---------------------------------------------------------------------------------------------------------

SIDE, GAP, LEFT, TOP = 150, 46, 70, 64
COLOURS = {"sound": "#1b6ca8", "strong": "#c8553d"}
NAMES = {"carcass": "Captain Carcass", "dolores": "Dolores", "raiders": "Wreck Raiders", "wrecked": "Get Wrecked"}


def plot(asked: argparse.Namespace) -> None:
    """A square for each game and table: across what was told, up what was won, with 95 % intervals."""
    found = {key: rows for key, rows in tables_of(asked.files).items() if key[1] > 1}
    games = sorted({game for game, _, _ in found})
    sizes = {game: sorted({seats for name, seats, _ in found if name == game}) for game in games}
    width = LEFT + max(map(len, sizes.values())) * (SIDE + GAP)
    height = TOP + len(games) * (SIDE + GAP + 14)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        '<g font-family="sans-serif" font-size="11" fill="#333">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="14" font-weight="bold">{asked.title}</text>',
    ]
    for number, (bot, colour) in enumerate(COLOURS.items()):
        x = LEFT + number * 90
        parts.append(f'<circle cx="{x + 4}" cy="38" r="4" fill="{colour}"/><text x="{x + 13}" y="42">{bot}</text>')
    for row, game in enumerate(games):
        for column, seats in enumerate(sizes[game]):
            x, y = LEFT + column * (SIDE + GAP), TOP + row * (SIDE + GAP + 14) + 16
            parts += panel(x, y, f"{NAMES.get(game, game)}, {seats} seats", column == 0)
            for bot, colour in COLOURS.items():
                parts += points(x, y, told_and_won(found.get((game, seats, bot), [])), colour)
    asked.picture.write_text("\n".join([*parts, "</g></svg>"]) + "\n")


def panel(x: int, y: int, title: str, first: bool) -> list[str]:
    found = [
        f'<text x="{x}" y="{y - 6}" font-weight="bold">{title}</text>',
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#bbb"/>',
        f'<line x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}" stroke="#bbb" stroke-dasharray="4 3"/>',
        f'<text x="{x + SIDE / 2}" y="{y + SIDE + 26}" text-anchor="middle" fill="#777">told</text>',
    ]
    if first:
        middle = y + SIDE / 2
        found.append(
            f'<text x="{x - 38}" y="{middle}" fill="#777" text-anchor="middle" '
            f'transform="rotate(-90 {x - 38} {middle})">won</text>'
        )
    for share in (0, 50, 100):
        across, up = x + SIDE * share / 100, y + SIDE - SIDE * share / 100
        found.append(f'<text x="{across}" y="{y + SIDE + 13}" text-anchor="middle" fill="#777">{share}</text>')
        found.append(f'<text x="{x - 5}" y="{up + 4}" text-anchor="end" fill="#777">{share}</text>')
    return found


def points(x: int, y: int, pairs: list[Pair], colour: str) -> list[str]:
    found = []
    for several in by_tens(pairs).values():
        if len(several) >= FEWEST:
            told, won = means(several)
            low, high = wilson(won * len(several), len(several))
            across, up = x + SIDE * told, y + SIDE - SIDE * won
            found.append(
                f'<line x1="{across:.1f}" x2="{across:.1f}" y1="{y + SIDE - SIDE * low:.1f}" '
                f'y2="{y + SIDE - SIDE * high:.1f}" stroke="{colour}"/>'
                f'<circle cx="{across:.1f}" cy="{up:.1f}" r="3" fill="{colour}"/>'
            )
    return found


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Whether the chances that hints tell come true.")
    verbs = parser.add_subparsers(required=True)
    playing = verbs.add_parser("play", help="play games and ask for hints")
    playing.add_argument("game")
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--bot", default="sound")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--positions", type=int, default=2, help="of each game")
    playing.add_argument("--simulations", type=int, default=300, help="for each hint")
    playing.add_argument("--seed", default="reliability")
    playing.add_argument("--file", type=Path, required=True)
    playing.set_defaults(do=play)
    for name, do in (("table", table), ("fit", fit), ("plot", plot)):
        verb = verbs.add_parser(name, help=(do.__doc__ or "").replace("%", "%%"))
        verb.add_argument("files", type=Path, nargs="+")
        verb.set_defaults(do=do)
        if do is fit:
            verb.add_argument("--modesty", action="store_true", help="fit a factor of the asking seat's chance, too")
        if do is plot:
            verb.add_argument("--picture", type=Path, required=True)
            verb.add_argument("--title", default="Told and won, in per cent")
    asked = parser.parse_args(arguments)
    asked.do(asked)


if __name__ == "__main__":
    main(sys.argv[1:])
