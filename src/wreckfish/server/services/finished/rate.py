"""Ratings: what a game says about how well its players play. Pure; the model is Plackett and Luce's, by openskill.

A place is all that counts, not the points. Players of equal place drew; at a table of four the model gives two shared
winners no more than the third, which is rare and small enough to bear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays a game: our best guess, how sure we are of it, and from how many games we know."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def ordinal(self) -> float:
        """What we are nearly sure that somebody reaches: what leaderboards sort by."""
        return self.mu - 3 * self.sigma


class Standing(msgspec.Struct, frozen=True):
    """A seat's result. `away`: a stand-in made more than half of its moves. `helped`: see Position."""

    seat: int
    player: str
    points: int
    place: int
    away: bool = False
    helped: bool = False


def rate(before: Mapping[str, Rating], standings: Sequence[Standing]) -> dict[int, Rating]:
    """The new rating by seat, for the seats whose rating changes.

    Who was away or had help may lose by it but not gain: neither leaving a bad game nor asking for a hint saves
    anybody's rating, and no stand-in earns one.
    """
    old = [before.get(one.player, Rating()) for one in standings]
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in old]
    new = MODEL.rate(teams, ranks=[float(one.place) for one in standings])
    changed: dict[int, Rating] = {}
    for one, was, (now,) in zip(standings, old, new, strict=True):
        rating = Rating(now.mu, now.sigma, was.games + 1)
        if not (one.away or one.helped) or rating.ordinal < was.ordinal:
            changed[one.seat] = rating
    return changed


def by_player(changed: Mapping[int, Rating], standings: Sequence[Standing]) -> dict[str, Rating]:
    """The new ratings of players: a bot that sat in several seats gets the mean of them, as one game."""
    found: dict[str, list[Rating]] = {}
    for one in standings:
        if one.seat in changed:
            found.setdefault(one.player, []).append(changed[one.seat])
    return {
        player: Rating(fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine), mine[0].games)
        for player, mine in found.items()
    }
