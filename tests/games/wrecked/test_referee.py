"""The engine against a second implementation of the rules that shares no code with it (`referee.py`).

The engine plays random games; the referee is told only what luck brings and which moves are made. After every move the
two must agree on everything: who decides what, where every piece is, all boards, the points, and how the game ends.
Before every move they must agree on what is allowed: some of what the engine lists, and random moves of all kinds, with
positions a hair too near or too far among them; where no position is asked for, the list must be whole.

WRECKFISH_GAMES says how many games: CONTRIBUTING.md, “Two thousand games”.
"""

from __future__ import annotations

import math
import os
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from games.wrecked.referee import BUILDING_SLOTS, CARGO, SHIPS, TRACKS, Luck, Place, Referee, Ship
from wreckfish.core.bits import mask_of, members
from wreckfish.core.chance import Chance
from wreckfish.core.game import make_match
from wreckfish.core.moves import Codec
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.games import wrecked
from wreckfish.games.wrecked import GAME
from wreckfish.games.wrecked.pieces import FIRST_SHIP, TURN_BEGINS
from wreckfish.games.wrecked.rules import Wrecked
from wreckfish.games.wrecked.view_types import FleetView, RollView, SeatView, TokenView, View

STANDARD = Path(wrecked.__file__).with_name("data") / "standard.toml"
TOKENS = [*CARGO, *(f"whale{n}" for n in range(1, 25))]
GAMES = int(os.environ.get("WRECKFISH_GAMES", "4"))
ROLLING = ("modify", "die", "move", "take", "fit", "store", "build")
VERBS = (
    "island", "whale", "card", "fort", "neutral", "deploy", "sail", "explore", "attack", "upgrade", "trade", "pass",
    "reroll", "raise", "lower", "stand", "die", "move", "dock", "done", "take", "drop", "lose", "fit", "store", "build",
    "swim", "strike",
)  # fmt: skip
# The verbs that may answer each question.
ANSWERS = {
    "act": ("sail", "explore", "attack", "upgrade", "trade", "pass"),
    "modify": ("reroll", "raise", "lower", "stand"),
    "move": ("move", "dock", "done"),
    "drop": ("drop", "lose"),
    "fit": ("fit", "done"),
    "store": ("store", "done"),
    "kraken": ("swim", "strike", "done"),
}
# What the question puts somewhere, if it is not a ship.
DISCS = {"island": "island", "whale": "whale", "drop": "cargo", "kraken": "kraken"}
# How gladly random players take a verb, if it is not 1: so that games come to their end. Each table has a mood: most
# play like that, some leave the Kraken alone and plunder, some hunt, and some pass almost always.
LIKING = {"pass": 0.25, "done": 0.3, "explore": 5.0, "attack": 2.0, "trade": 8.0, "upgrade": 2.0, "strike": 6.0}
MOODS: list[dict[str, float]] = [
    {}, {"pass": 1.0}, {"strike": 0.05, "swim": 0.05, "explore": 20.0, "lose": 9.0},
    {"strike": 0.2, "swim": 0.2, "attack": 20.0}, {"pass": 30.0},
]  # fmt: skip


class Recorder(Chance):
    """A stream of luck that writes down its dice and what it draws."""

    def __init__(self, stream: Chance) -> None:
        super().__init__(stream.a, stream.b, stream.c, stream.count)
        self.rolled: list[int] = []
        self.drawn: list[int] = []

    def draw(self, mask: i64) -> i64:
        drawn = super().draw(mask)
        self.drawn.append(drawn)
        return drawn

    def roll(self, sides: i64) -> i64:
        assert sides == 6
        die = super().roll(sides)
        self.rolled.append(die)
        return die


class Table:
    """A table of the engine, the referee beside it, and a random player for all seats."""

    def __init__(self, seats: int, setup: str, seed: str, data: Path = STANDARD) -> None:
        self.luck = random.Random(seed)
        self.data: dict[str, Any] = tomllib.loads(data.read_text(encoding="utf-8"))
        match = make_match(GAME, seats, {"setup": setup}, data)
        self.codec: Codec = match.codec
        state = match.start(seed_from(seed))
        assert isinstance(state, Wrecked)
        self.state = state
        self.recorder = Recorder(state.luck)
        state.luck = self.recorder
        self.buildings = list(self.data["buildings"])
        self.liking = {**LIKING, **self.luck.choices(MOODS, [6, 2, 3, 3, 1])[0]}
        self.told = f"{seats} seats, {setup} set-up, seed {seed}"
        view = self.view(None)
        self.referee = Referee(
            seats, setup == "quick", self.data, view.first,
            [[card.name for card in side.offered] for side in view.seats],
            dict(zip(CARGO, state.values, strict=False)), self.deck(), Luck(layout=layout(view)),
        )  # fmt: skip

    def view(self, seat: int | None) -> View:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return view

    def deck(self) -> list[str]:
        return [self.buildings[building] for building in self.state.deck]

    def ashore(self) -> list[list[str]]:
        """The cargo on each island."""
        return [[TOKENS[token] for token in members(mask)] for mask in self.state.ashore]

    # ---- The comparison ---------------------------------------------------------------------------------------

    def compare(self, seat: int) -> None:
        """The whole table, partly as one seat sees it."""
        view, referee = self.view(seat), self.referee
        question = referee.question
        assert view.to_act == (() if question is None else (question.seat,))
        assert view.stage == ("over" if question is None else question.what)
        assert (view.first, view.last, view.turn) == (referee.first, referee.last, referee.turn)
        assert view.round == referee.round
        assert view.actions == referee.acted
        assert view.steps == referee.steps
        assert view.owed == referee.owed
        assert [building.name for building in view.drawn] == referee.drawn
        assert (view.ending, view.idle) == (referee.near_end, referee.idle)
        assert self.deck() == referee.deck
        self.compare_sea(view, seat)
        self.compare_kraken(view)
        for other in referee.seats:
            self.compare_board(view.seats[other], other, seat)
        if question is not None and question.what == "act" and referee.acted < 4:
            risk = referee.risk()
            assert view.risk is not None
            assert risk is None or view.risk.exact == f"{risk.numerator}/{risk.denominator}"
        if question is not None and question.what in ROLLING:
            self.compare_roll(view.roll)
        if question is None:
            self.compare_outcome(view)

    def compare_sea(self, view: View, seat: int) -> None:
        referee = self.referee
        assert (view.side, view.lair) == (referee.side, referee.lair)
        assert [
            (island.name, (island.x, island.y), island.value, "neutral" if island.neutral else island.fort)
            for island in view.islands
        ] == [(island.name, island.at, island.value, island.fort) for island in referee.islands]
        assert [sorted(tokens) for tokens in self.ashore()] == [sorted(island.cargo) for island in referee.islands]
        assert {token.name: token for token in view.tokens} == {
            token: TokenView(token, x, y, self.kind(token), self.worth(token, seat))
            for token, (x, y) in referee.floating.items()
        }
        assert view.supply == len(referee.supply)
        assert [TOKENS[token] for token in members(self.state.gone)] == sorted(referee.gone, key=TOKENS.index)
        damaged = referee.damaged
        assert view.damaged == (None if damaged is None else (damaged.seat, damaged.name))

    def kind(self, token: str) -> Any:
        return "cargo" if token in CARGO else "whale" if token in self.referee.alive else "dead-whale"

    def worth(self, token: str, seat: int) -> int | None:
        """The coins of a token, if a seat may know them (GW36); at the end everything is turned up."""
        referee = self.referee
        if token in referee.alive:
            return None
        known = token not in CARGO or token in referee.boards[seat].seen or referee.question is None
        return referee.coins(token) if known else None

    def compare_kraken(self, view: View) -> None:
        referee, kraken = self.referee, view.kraken
        board = referee.kraken_board()
        assert (kraken.x, kraken.y) == referee.kraken
        assert kraken.home == (referee.kraken == referee.lair)
        assert (kraken.threat, kraken.actions, kraken.speed, kraken.strength, kraken.hull) == (
            board["threat"], board["actions"], referee.stick[board["speed"]], board["strength"], board["hull"],
        )  # fmt: skip
        assert (kraken.slots, kraken.filled) == (referee.slots, len(referee.kraken_flags))
        assert sorted((flag.seat, flag.tentacle) for flag in kraken.flags) == sorted(referee.kraken_flags)
        assert kraken.woken_by == referee.waker
        controller = None if referee.waker is None else (referee.waker - 1) % len(referee.seats)
        assert (kraken.controller, kraken.left) == (controller, referee.kraken_left)

    def compare_board(self, side: SeatView, owner: int, seat: int) -> None:
        referee, board = self.referee, self.referee.boards[owner]
        assert [card.name for card in side.offered] == board.offered
        assert (sorted(side.islands), side.whales) == (sorted(board.hand), board.whales)
        assert (side.flags, side.skulls, side.penalty) == (board.flags, referee.skulls(owner), board.penalty)
        assert side.tentacle == referee.kraken_flags.count((owner, True))
        assert sorted(side.captured) == sorted(board.captured)
        assert {track.name: (track.filled, track.needs) for track in side.tracks} == {
            track: (len(board.tracks[track]), self.data["tracks"][track]["needs"]) for track in TRACKS
        }
        assert [building.name for building in side.buildings] == board.buildings
        assert side.slots == BUILDING_SLOTS
        assert {token.name: token.value for token in side.stockpile} == self.known(board.stock, seat)
        unknown = [token for token in board.stock if self.worth(token, seat) is None]
        assert side.unknown == len(unknown)
        if not board.card:
            assert side.card is None
            return
        assert side.card is not None
        assert side.card.name == board.card
        assert side.points == referee.points(owner) - sum(referee.coins(token) for token in unknown)
        assert side.fleet == self.fleet(owner)
        for ship, shown in zip(referee.ships_of(owner), side.ships, strict=True):
            assert (shown.name, (shown.x, shown.y)) == (ship.name, ship.at or (None, None))
            assert shown.docked == (None if ship.dock is None else ship.dock.name)
            assert shown.hull == referee.hull(ship)
            assert {token.name: token.value for token in shown.cargo} == self.known(ship.cargo, seat)

    def known(self, tokens: list[str], seat: int) -> dict[str, int | None]:
        return {token: self.worth(token, seat) for token in tokens}

    def fleet(self, seat: int) -> FleetView:
        names = ("hull", "guns", "reach", "spy", "hold", "speed", "reroll", "raise", "lower", "calm", "launch")
        return FleetView(*(self.referee.ability(seat, name) for name in names))

    def compare_roll(self, roll: RollView | None) -> None:
        referee = self.referee
        assert roll is not None
        verb, *names = referee.action
        assert roll.action == ("move" if verb == "sail" else verb)
        assert [roll.ship, roll.target] == [*names, None, None][:2]
        assert roll.number == (referee.explore_number(names[1]) if verb == "explore" else None)
        assert sorted(roll.dice) == sorted(referee.dice)
        assert roll.total == sum(referee.dice)
        assert roll.threat == referee.threat(referee.turn)
        if referee.question is not None and referee.question.what == "modify":
            assert (roll.rerolls, roll.raises, roll.lowers) == tuple(
                referee.left[how] for how in ("reroll", "raise", "lower")
            )

    def compare_outcome(self, view: View) -> None:
        ending = self.referee.ending
        assert view.outcome is not None
        assert ending is not None
        assert view.outcome.reason == ending.reason
        assert [score.points for score in view.outcome.scores] == ending.points
        assert [score.place for score in view.outcome.scores] == ending.places
        for seat, score in enumerate(view.outcome.scores):
            parts: Counter[str] = Counter()
            for part in score.parts:
                parts[part.code.removeprefix("part-")] += part.points
            assert all(parts[part] == points for part, points in self.referee.parts(seat).items()), score.parts
            assert sum(part.points for part in score.parts) == score.points

    # ---- What is allowed --------------------------------------------------------------------------------------

    def listed(self, seat: int) -> list[str]:
        return [self.codec.text(move) for move in self.state.legal(seat)]

    def agree(self, seat: int, text: str) -> bool:
        """Whether a move is legal: engine and referee must say the same."""
        legal = self.state.refusal(seat, self.codec.parse(text)) is None
        assert legal == self.referee.allows(seat, text), f"seat {seat + 1}: “{text}” is legal for one of both"
        return legal

    def some_position(self, listed: list[str]) -> Place:
        """A position: anywhere, a hair away from one that the engine lists, or close to a piece."""
        luck, referee = self.luck, self.referee
        named = [text.split() for text in listed if all(word.isdigit() for word in text.split()[-2:])]
        how = luck.randrange(4)
        if how == 0 and named:
            words = luck.choice(named)
            x, y = int(words[-2]), int(words[-1])
            return max(0, x + luck.randint(-2, 2)), max(0, y + luck.randint(-2, 2))
        if how == 1:
            return luck.randrange(referee.side + 3), luck.randrange(referee.side + 3)
        pieces = [*referee.discs(), (referee.lair, referee.radius["lair"])]
        middle = self.middle()
        if middle is not None and luck.random() < 0.9:
            pieces = sorted(pieces, key=lambda piece: math.dist(piece[0], middle))[:6]
        (x, y), size = luck.choice(pieces)
        turn = luck.random() * 2 * math.pi
        question = referee.question
        own = referee.radius[DISCS.get(question.what if question is not None else "", "ship")]
        far = size + own + luck.choice([0, 0, 0, *referee.stick.values()]) + luck.uniform(-1, 1.5)
        if how == 3:
            far = luck.random() * 120
        return max(0, round(x + far * math.cos(turn))), max(0, round(y + far * math.sin(turn)))

    def middle(self) -> Place | None:
        """The position that the question is about."""
        referee, question = self.referee, self.referee.question
        if question is None or question.what in ("island", "whale"):
            return None
        if referee.damaged is not None:
            return referee.damaged.at
        if question.what == "kraken":
            return referee.kraken
        if question.what == "deploy":
            return referee.fort_of(referee.turn).at
        return self.luck.choice(referee.ships_of(referee.turn)).at

    def guess(self, listed: list[str]) -> str:
        """Some move, mostly of a kind that the question asks for; `listed` is what the engine offers."""
        luck, question = self.luck, self.referee.question
        assert question is not None
        verb = luck.choice(ANSWERS.get(question.what, (question.what,)))
        if luck.random() < 0.1:
            verb = luck.choice(VERBS)
        x, y = self.some_position(listed)
        ship, die = luck.choice(SHIPS), luck.randint(1, 6)
        island, token = f"island{luck.randint(1, 16)}", luck.choice(self.tokens_of_interest())
        seat = luck.randint(1, 4)
        target = luck.choice(["kraken", f"whale{luck.randint(1, 24)}", f"{ship}{seat}", f"sloop{seat}"])
        rest = {
            "island": [luck.randint(5, 8), x, y], "whale": [x, y], "card": [luck.choice(list(self.data["ships"]))],
            "fort": [island], "neutral": [island], "deploy": [ship, x, y], "move": [ship, x, y], "dock": [ship, x, y],
            "explore": [ship, luck.choice(["sea", island, island.replace("island", "fort")])],
            "attack": [ship, target], "upgrade": [ship], "trade": [ship], "reroll": [die], "raise": [die],
            "lower": [die], "die": [die], "take": [token], "drop": [token, x, y], "lose": [token],
            "fit": [luck.choice([token, f"flag{seat}"]), luck.choice(TRACKS), die], "store": [token],
            "build": [luck.choice([*self.referee.drawn, *self.buildings]), luck.randint(1, 3)],
            "swim": [x, y], "strike": [target],
        }.get(verb, [])  # fmt: skip
        return " ".join([verb, *map(str, rest)])

    def tokens_of_interest(self) -> list[str]:
        """Tokens aboard ships and in the sea, and some others."""
        aboard = [token for ship in self.referee.ships for token in ship.cargo]
        return [*aboard, *self.referee.floating, self.luck.choice(TOKENS)]

    # ---- Playing ----------------------------------------------------------------------------------------------

    def scatter(self) -> None:
        """Put all pieces anywhere, so that full boards, bare islands and a strong Kraken come up often."""
        while not any(self.ashore()):
            self.step()
        referee, luck = self.referee, self.luck
        for ship in referee.ships:
            ship.at = self.free_place(referee.radius["ship"]) if luck.random() < 0.8 else None
        if luck.random() < 0.5:
            referee.kraken = self.free_place(referee.radius["kraken"]) or referee.lair
        if luck.random() < 0.4:
            self.corner(referee.ships[0])
        rich = luck.random()
        self.scatter_tokens(rich)
        for seat in referee.seats:
            self.scatter_board(seat, rich)
        referee.level = len(referee.kraken_flags)
        referee.resume(luck.choice(referee.seats))
        self.told += f"\n{vars(referee)}"
        write(self.state, referee, self.buildings)

    def corner(self, ship: Ship) -> None:
        """A ship in a corner of the sea and the Kraken close to it, if there is room: cargo finds none there (GW40)."""
        referee, sizes = self.referee, self.referee.radius
        ship.at = None
        place = (sizes["ship"], sizes["ship"])
        lurking = sizes["ship"] + sizes["kraken"]
        if referee.fits(place, sizes["ship"], referee.bars(sizes["ship"], 0)):
            ship.at = place
            if referee.fits((lurking, lurking), sizes["kraken"], referee.bars(sizes["kraken"], 0)):
                referee.kraken = (lurking, lurking)

    def scatter_tokens(self, rich: float) -> None:
        """Whales, cargo of the supply and of islands; a whale and the first island's cargo stay."""
        referee, luck = self.referee, self.luck
        piles = [board.stock for board in referee.boards]
        piles += [ship.cargo for ship in referee.ships if ship.at is not None]
        for whale in referee.alive[1:]:
            if luck.random() < rich:
                referee.alive.remove(whale)
                if luck.random() < 0.7:
                    del referee.floating[whale]
                    self.put_away(whale, piles)
        for pile in [referee.supply, *(island.cargo for island in referee.islands[1:])]:
            for token in pile[:]:
                if luck.random() < rich:
                    pile.remove(token)
                    self.put_away(token, piles)

    def scatter_board(self, seat: int, rich: float) -> None:
        """Buildings and flags of a player, and what the player has seen."""
        referee, luck, board = self.referee, self.luck, self.referee.boards[seat]
        while len(board.buildings) < BUILDING_SLOTS and luck.random() < rich:
            board.buildings.append(referee.deck.pop(0))
        for other in luck.choices(referee.seats, k=4):
            if other != seat and luck.random() < rich:
                board.flags -= 1
                referee.boards[other].captured.append(seat)
        if len(referee.kraken_flags) < referee.slots - 1 and luck.random() < rich:
            board.flags -= 1
            referee.kraken_flags.append((seat, luck.random() < 0.5))
        if luck.random() < 0.1:
            board.flags -= 1
            board.penalty += 1
        board.seen.update(board.stock, *board.tracks.values(), *(ship.cargo for ship in referee.ships_of(seat)))

    def put_away(self, token: str, piles: list[list[str]]) -> None:
        """A token in a Stockpile, aboard a ship, on an upgrade track, in the sea close to a ship, or gone."""
        referee, size = self.referee, self.referee.size(token)
        crowded = referee.at_sea()[0][1] if referee.at_sea() else referee.lair
        for _ in range(self.luck.choice([0, 8])):
            at = (crowded[0] + self.luck.randint(-40, 40), crowded[1] + self.luck.randint(-40, 40))
            if referee.fits(at, size, referee.bars(size, 1)):
                referee.floating[token] = at
                return
        tracks = [tokens for board in self.referee.boards for tokens in board.tracks.values() if len(tokens) < 4]
        self.luck.choice([*piles, *piles, *tracks, self.referee.gone]).append(token)

    def free_place(self, radius: int) -> Place | None:
        side = self.referee.side
        for _ in range(100):
            at = (self.luck.randrange(side), self.luck.randrange(side))
            if self.referee.fits(at, radius, self.referee.bars(radius, 0)):
                return at
        return None

    def play(self, most: int = 100_000) -> int:
        """Play a random game, compare after every move, and return the number of moves."""
        moves = 0
        try:
            self.compare(0)
            while self.referee.question is not None and moves < most:
                self.step()
                moves += 1
                self.compare(moves % self.state.seats)
        except (AssertionError, IndexError, ValueError) as difference:
            difference.add_note(self.told)
            raise
        return moves

    def step(self) -> None:
        question, referee = self.referee.question, self.referee
        assert question is not None
        seat = question.seat
        listed = self.listed(seat)
        for text in self.luck.sample(listed, min(8, len(listed))):
            assert referee.allows(seat, text), f"the engine lists “{text}”"
        if self.luck.random() < 0.3:
            self.check_list(set(listed))
        guesses = [self.guess(listed) for _ in range(12 if question.what in ("drop", "kraken", "deploy") else 3)]
        legal = [text for text in guesses if self.agree(seat, text)]
        other = self.luck.choice(referee.seats)
        if other != seat:
            self.agree(other, self.luck.choice(listed))
        self.make(seat, self.choose(listed, legal))

    def choose(self, listed: list[str], legal: list[str]) -> str:
        """A random move: first what to do, then where; of some positions the one nearest to something of interest."""
        verbs = sorted({text.split()[0] for text in listed})
        verb = self.luck.choices(verbs, [self.liking.get(verb, 1.0) for verb in verbs])[0]
        free = [text for text in legal if text.split()[0] == verb]
        if free and self.luck.random() < 0.4:
            return free[0]
        texts = [text for text in listed if text.split()[0] == verb]
        if verb not in ("move", "dock", "swim"):
            return self.luck.choice(texts)
        referee = self.referee
        goals = [at for _, at in referee.at_sea()]
        if verb != "swim":
            goals = [island.at for island in referee.islands if island.cargo or island.fort is not None]
        goal = self.luck.choice(goals or [referee.lair])
        return min(self.luck.choices(texts, k=3), key=lambda text: self.far(text, goal))

    def far(self, text: str, goal: Place) -> float:
        *_, x, y = text.split()
        return math.dist((int(x), int(y)), goal)

    def check_list(self, listed: set[str]) -> None:
        """Where no positions are asked for, everything that is allowed and may succeed is listed."""
        referee, question = self.referee, self.referee.question
        assert question is not None
        every: list[str] = []
        if question.what == "act":
            every = ["pass", "sail"]
            islands = [island.name for island in referee.islands]
            places = ["sea", *islands, *(name.replace("island", "fort") for name in islands)]
            targets = ["kraken", *referee.alive, *(f"{ship.name}{ship.seat + 1}" for ship in referee.ships)]
            for ship in SHIPS:
                every += [f"upgrade {ship}", f"trade {ship}"]
                every += [f"explore {ship} {place}" for place in places if self.can_find(place)]
                every += [f"attack {ship} {target}" for target in targets if self.can_hit(target)]
        elif question.what == "modify":
            every = ["stand", *(f"{how} {die}" for how in ("reroll", "raise", "lower") for die in range(1, 7))]
        elif question.what == "die":
            every = [f"die {die}" for die in range(1, 7)]
        elif question.what in ("take", "store"):
            every = ["done", *(f"{question.what} {token}" for token in TOKENS)]
        elif question.what == "build":
            every = [f"build {building} {slot}" for building in self.buildings for slot in range(1, 4)]
        elif question.what == "fit":
            every = ["done"]
            for goods in [*TOKENS, *(f"flag{seat + 1}" for seat in referee.seats)]:
                for track in TRACKS:
                    every += [
                        f"fit {goods} {track} {die}"
                        for die in range(1, 7)
                        if question.allows(["fit", goods, track, str(die)])
                    ][:1]
        if every:
            assert listed == {text for text in every if question.allows(text.split())}

    def can_find(self, place: str) -> bool:
        """Whether the next roll can reach a place's number without waking the Kraken."""
        referee = self.referee
        most = min(6 * min(6, referee.acted + 1), referee.threat(referee.turn) - 1)
        return most >= referee.explore_number(place)

    def can_hit(self, target: str) -> bool:
        """Whether a die of the next roll can do damage without waking the Kraken."""
        referee = self.referee
        others = min(6, referee.acted + 1) - 1
        best = min(6, referee.threat(referee.turn) - 1 - others)
        prey = None if target == "kraken" or target in referee.alive else referee.fleet_ship(target)
        hull = referee.kraken_board()["hull"] if target == "kraken" else self.data["whale_hull"]
        if prey is not None:
            hull = referee.hull(prey)
        return best >= 1 and best + referee.ability(referee.turn, "guns") > hull

    def make(self, seat: int, text: str) -> None:
        """A move, for the engine and the referee."""
        self.told += f"\n{seat + 1}: {text}"
        before = self.ashore()
        self.recorder.rolled.clear()
        self.recorder.drawn.clear()
        self.state.play(seat, self.codec.parse(text))
        luck = self.referee.luck
        luck.dice = self.recorder.rolled[:]
        luck.cargo = after = self.ashore()
        left = {token for tokens in after for token in tokens}
        taken = [token for tokens in before for token in tokens if token not in left]
        # Which of an island's face-down tokens is taken may be told by any token that has left it.
        luck.tokens = taken or [TOKENS[token] for token in self.recorder.drawn if len(self.referee.supply) < len(CARGO)]
        self.told += f"  (dice {luck.dice}, drawn {luck.tokens})"
        self.referee.answer(text)
        assert not luck.dice, "the engine rolled more dice"
        assert not luck.tokens, "the engine drew more tokens"


# ---- Tables -------------------------------------------------------------------------------------------------------


def layout(view: View) -> list[str]:
    """What the quick start placed, as moves."""
    seats = len(view.seats)
    placed = [f"island {island.value} {island.x} {island.y}" for island in view.islands]
    whales = {token.name: f"whale {token.x} {token.y}" for token in view.tokens}
    order = [(view.first + n) % seats for n in range(seats)]
    placed += [whales[f"whale{6 * seat + n}"] for n in range(1, 7) for seat in order if whales]
    forts = {island.fort: island.name for island in view.islands}
    if any(fort is not None for fort in forts):
        placed += [f"fort {forts[seat]}" for seat in order]
        placed += [f"neutral {island.name}" for island in view.islands if island.neutral]
    return placed


def write(state: Wrecked, referee: Referee, buildings: list[str]) -> None:
    """Set the engine's table as the referee's, at the start of a turn."""
    kind = type(state.at)

    def mask(tokens: Iterable[str]) -> int:
        return mask_of([TOKENS.index(token) for token in tokens])

    def count(whose: Iterable[int]) -> int:
        return sum(1 << 4 * seat for seat in whose)

    def spot(at: Place) -> int:
        return at[0] * 2048 + at[1]

    state.kraken_at = spot(referee.kraken)
    state.afloat, state.alive = mask(referee.floating), mask(referee.alive)
    for token, at in referee.floating.items():
        state.at[TOKENS.index(token)] = spot(at)
    for number, ship in enumerate(referee.ships):
        if ship.at is not None:
            state.afloat |= 1 << FIRST_SHIP + number
            state.at[FIRST_SHIP + number] = spot(ship.at)
        state.aboard[number] = mask(ship.cargo)
    state.supply, state.gone = mask(referee.supply), mask(referee.gone)
    state.ashore = kind([mask(island.cargo) for island in referee.islands])
    for seat, board in enumerate(referee.boards):
        state.seen[seat] = mask(board.seen)
        state.stock[seat] = mask(board.stock)
        state.captured[seat] = count(board.captured)
        state.levels[seat] = sum(len(board.tracks[track]) << 4 * n for n, track in enumerate(TRACKS))
        state.fitted[seat] = mask(token for tokens in board.tracks.values() for token in tokens)
        state.flags[seat] = board.flags
    state.built = kind([
        sum(buildings.index(building) + 1 << 6 * slot for slot, building in enumerate(board.buildings))
        for board in referee.boards
    ])  # fmt: skip
    state.penalty = kind([board.penalty for board in referee.boards])
    state.deck = kind([buildings.index(building) for building in referee.deck])
    state.fresh = len(referee.deck)
    state.swallowed = count(seat for seat, tentacle in referee.kraken_flags if not tentacle)
    state.tentacles = count(seat for seat, tentacle in referee.kraken_flags if tentacle)
    state.filled = state.level = len(referee.kraken_flags)
    for seat in referee.seats:
        state.refit(seat)
    state.turn, state.owing, state.stage = referee.turn, 0, TURN_BEGINS
    state.settle()
    state.check()


def changed(luck: random.Random) -> str:
    """The standard data file with other numbers, except the ship cards and the numbers of cards and tokens.

    Some files have narrow waters, where ships and cargo find no room (GW20, GW40); in others islands lie so far apart
    that cards are set aside (GW13).
    """
    text = STANDARD.read_text(encoding="utf-8")
    for key in (
        "whale_coins|slain|sea_number|whale_hull",
        "lair|kraken|ship|whale",
        "threat|actions|strength",
        "points|by",
    ):
        text = re.sub(rf"(?<=\b)({key}) = (\d+)", lambda found: f"{found[1]} = {vary(int(found[2]), luck)}", text)
    sides = [side + luck.randrange(9) for side in (850, 1040, 1200)]
    how = luck.randrange(3)
    if how == 0:
        text = re.sub(r"\bisland = \d+", "island = 24", text)
        text = re.sub(r"\bS = \d+", f"S = {luck.randint(14, 19)}", text)
    elif how == 1:
        text = re.sub(r"\bL = \d+", "L = 160", text)
        sides = [850, 970, 1070]
    return re.sub(r"sea = .*", f"sea = {sides}", text)


def vary(number: int, luck: random.Random) -> int:
    """A number that is a little larger or smaller."""
    return max(1, number + luck.randint(-1 - number // 30, 1 + number // 30))


def other_data(luck: random.Random, folder: Path) -> Path:
    """A data file with other numbers that the game accepts."""
    path = folder / "other.toml"
    while True:
        path.write_text(changed(luck), encoding="utf-8")
        try:
            GAME.load(path)
        except WreckfishError:
            continue
        return path


# ---- Games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", ["quick", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginning_of_a_game(seats: int, setup: str) -> None:
    Table(seats, setup, f"{seats} {setup}").play(80)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_turns_from_anywhere(seats: int, tmp_path: Path) -> None:
    for data in (STANDARD, other_data(random.Random(seats), tmp_path)):
        table = Table(seats, "quick", f"{seats} anywhere", data)
        table.scatter()
        table.play(80)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(min(GAMES, 20)))
def test_many_games(part: int, tmp_path: Path) -> None:
    """To the end, or for a thousand moves: from the start and from anywhere, some with other numbers."""
    for number in range(part, GAMES, 20):
        luck = random.Random(number)
        data = other_data(luck, tmp_path) if luck.random() < 0.25 else STANDARD
        table = Table(luck.choice([2, 3, 4]), luck.choice(["quick", "full"]), f"game {number}", data)
        if luck.random() < 0.4:
            table.scatter()
        table.play(1000)
