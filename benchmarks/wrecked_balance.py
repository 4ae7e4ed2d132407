"""The balance of Get Wrecked as docs/rules/get-wrecked.md tells it, from series that `wreckfish simulate` has kept.

    wreckfish simulate wrecked --seats 2 --bots sound --games 1000 --seed tide -o two.parquet
    python benchmarks/wrecked_balance.py two.parquet

tells how often the Kraken wakes and strikes, how games end and how long they are, what is chosen, and which seats and
ship cards win.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import polars as pl

from wreckfish.core.moves import VERBS
from wreckfish.lab.result_set import ResultSet

ACTIONS = ("sail", "explore", "attack", "upgrade", "trade", "pass")
KRAKEN = ("swim", "strike")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("series", type=Path, nargs="+", help="files of wreckfish simulate")
    for path in parser.parse_args().series:
        sys.stdout.write("\n".join(told(ResultSet(path))) + "\n")
        sys.stdout.flush()


def told(results: ResultSet) -> list[str]:
    """A paragraph of figures about one series."""
    seats, games = results.series.seats, results.frame("games").collect()
    by_seat = results.frame("seats").group_by("seat").agg(pl.col("share").mean()).sort("seat").collect()
    ends = games.group_by("ending").len().sort("len", descending=True)
    rounds, bots = games["turns"] // seats + 1, ", ".join(sorted(set(results.series.bots)))
    return [
        f"{seats} players, {len(games)} games of {bots}, seed {results.series.seed}",
        " ".join(["  wins by seat", *(f"{share:.1%}" for share in by_seat["share"])]),
        " ".join(["  ends", *(f"{reason} {count / len(games):.1%}" for reason, count in ends.rows())]),
        f"  rounds: median {rounds.median():g}, most {rounds.max()}, more than 25 in {(rounds > 25).sum()} games",
        *of_decisions(results),
        " ".join(["  wins by card", *(f"{card} {share:.1%} of {count}" for card, share, count in by_card(results))]),
    ]


def of_decisions(results: ResultSet) -> list[str]:
    """How often the Kraken woke in a turn and struck once it was awake, and what was chosen."""
    names = pl.Series(results.match().codec.verbs)
    moves = results.frame("decisions").select("game", "turn", "seat", verb=pl.col("move") % VERBS).collect()
    moves = moves.with_columns(verb=names[moves["verb"]])
    chosen = moves.filter(pl.col("verb").is_in(ACTIONS))
    turns = chosen.group_by("game", "turn").agg(player=pl.col("seat").first())
    # A player who rests at once moves nothing: then a `done` by a player other than the active one reveals the Kraken.
    others = moves.join(turns, on=["game", "turn"]).filter(pl.col("seat") != pl.col("player"))
    awake = others.filter(pl.col("verb").is_in([*KRAKEN, "done"]))
    activations = awake.group_by("game", "turn").agg(strikes=(pl.col("verb") == "strike").sum())
    struck = (activations["strikes"] > 0).sum()
    share = {verb: count / len(chosen) for verb, count in chosen.group_by("verb").len().rows()}
    wakes, strikes = len(activations) / len(turns), struck / len(activations)
    return [
        f"  the Kraken wakes in {wakes:.1%} of {len(turns)} turns and strikes in {strikes:.1%} of its activations",
        " ".join(["  choices", *(f"{verb} {share.get(verb, 0):.1%}" for verb in ACTIONS)]),
    ]


def by_card(results: ResultSet) -> list[tuple[str, float, int]]:
    """How often the keeper of each ship card wins, and how many keepers there were."""
    table = results.frame("seats").select("share", "has.card").collect()
    rows = []
    for place, card in enumerate(results.measures.things["card"]):
        shares = table.filter(pl.col("has.card") == 2**place)["share"]
        rows.append((card, float(shares.mean() or 0.0), len(shares)))  # type: ignore[arg-type]
    return rows


if __name__ == "__main__":
    main()
