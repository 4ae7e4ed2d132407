"""Get Wrecked a second time, written from the rules and sharing no code with the engine: a referee.

As naive as possible. Pieces have names and places, piles are lists, distances are whole numbers squared, and a game is
one long story told by generators: wherever a player has a choice, the story yields the question, which knows whether an
answer is allowed, and is sent the answer. What luck decides (dice, random cargo, the order of the building deck, the
quick start) comes from outside, in `luck`; everything else the referee works out for itself. Where the rules say
nothing it follows the engine: the names of pieces, the order in which drawn buildings go under the deck, that a
question with one answer is not asked, and that a step or an upgrade that can change nothing is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import isqrt
from typing import Any, NamedTuple, TypeAlias

SHIPS = ["sloop", "ketch"]
TRACKS = ["sails", "guns", "hull", "hold", "spyglass", "crew"]
CARGO = [f"cargo{n}" for n in range(1, 31)]  # GW10
ISLAND_VALUES = [5, 6, 7, 8]
WHALES_EACH = 6
FLAGS = 9
MOST_DICE = 6
BUILDING_SLOTS = 3  # GW43
# GW71, GW72 What improves a value.
TRACK_FOR = {"speed": "sails", "guns": "guns", "hull": "hull", "hold": "hold", "spy": "spyglass", "reroll": "crew"}
BUILDING_FOR = {
    "reroll": "tavern", "lower": "chapel", "raise": "signal-mast", "calm": "watchtower", "spy": "lighthouse",
    "reach": "powder-store", "guns": "foundry", "hull": "drydock", "hold": "warehouse", "speed": "ropewalk",
    "launch": "harbour",
}  # fmt: skip

Place: TypeAlias = tuple[int, int]
Words: TypeAlias = list[str]
# A piece in the way: its centre, and the square that the distance to it must reach.
Bar: TypeAlias = tuple[Place, int]


class Question(NamedTuple):
    """Who must decide what, and whether an answer (the words of a move) is allowed."""

    seat: int
    what: str
    allows: Callable[[Words], bool]


class Ending(NamedTuple):
    """Why the game ended; each seat's points and place."""

    reason: str
    points: list[int]
    places: list[int]


class Over(Exception):
    """The game is over; why."""


Story: TypeAlias = Generator[Question, Words, None]


@dataclass
class Island:
    """An island; its fort is a seat's number or "neutral"."""

    name: str
    at: Place
    value: int
    fort: int | str | None = None
    cargo: list[str] = field(default_factory=list)


@dataclass
class Ship:
    """A ship: in the shipyard if it is nowhere."""

    seat: int
    name: str
    at: Place | None = None
    dock: Island | None = None
    cargo: list[str] = field(default_factory=list)


@dataclass
class Board:
    """Everything that lies before a player, except the ships."""

    hand: list[int] = field(default_factory=list)  # island cards
    whales: int = WHALES_EACH
    offered: list[str] = field(default_factory=list)
    card: str = ""
    flags: int = FLAGS
    stock: list[str] = field(default_factory=list)
    captured: list[int] = field(default_factory=list)  # whose flags
    tracks: dict[str, list[str]] = field(default_factory=lambda: {track: [] for track in TRACKS})
    buildings: list[str] = field(default_factory=list)
    penalty: int = 0
    seen: set[str] = field(default_factory=set)  # tokens whose coins the player has seen


@dataclass
class Luck:
    """What luck brings, as it is told."""

    dice: list[int] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)  # random cargo
    layout: list[str] = field(default_factory=list)  # the quick start's placements
    cargo: list[list[str]] = field(default_factory=list)  # by island, when it is dealt


# ---- Distances ----------------------------------------------------------------------------------------------------


def square(one: Place, other: Place) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def sweep(start: Place, end: Place, point: Place, least: int) -> bool:
    """Whether all of a straight line keeps a distance from a point."""
    if square(start, point) < least**2 or square(end, point) < least**2:
        return False
    length = square(start, end)
    along = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
    if along <= 0 or along >= length:  # the nearest point is an end
        return True
    across = (point[0] - start[0]) * (end[1] - start[1]) - (point[1] - start[1]) * (end[0] - start[0])
    return across**2 >= least**2 * length


class Referee:
    """A table, from the set-up."""

    def __init__(
        self, seats: int, quick: bool, data: dict[str, Any], first: int,
        offered: Sequence[Sequence[str]], values: dict[str, int], deck: Sequence[str], luck: Luck,
    ) -> None:  # fmt: skip
        self.data = data
        self.seats = range(seats)
        self.quick = quick
        self.radius: dict[str, int] = data["discs"]
        self.stick: dict[str, int] = data["sticks"]
        self.side: int = data["sea"][seats - 2]  # GW02
        self.slots: int = data["kraken_slots"][seats - 2]  # GW50
        self.luck = luck

        self.first = first  # GW04: drawn, so it is told
        self.last = (first - 1) % seats
        self.turn = first
        self.round = 1
        self.lair = (self.side // 2, self.side // 2)  # GW12
        self.kraken = self.lair
        self.islands: list[Island] = []
        self.floating: dict[str, Place] = {}  # whales and cargo in the sea
        self.alive: list[str] = []  # the whales among them
        self.boards = [Board(hand=list(ISLAND_VALUES)) for _ in self.seats]  # GW11
        self.ships = [Ship(seat, name) for seat in self.seats for name in SHIPS]
        self.values = values  # the coins on cargo tokens
        self.supply = list(CARGO)
        self.gone: list[str] = []
        self.deck = list(deck)
        # GW10, GW18: the parts are all there.
        assert sorted(values.values()) == [coins for coins in (1, 2, 3) for _ in range(data["cargo"][coins - 1])]
        assert len(deck) == 26 - 2 * seats  # GW11
        assert all(deck.count(name) <= data["buildings"][name]["cards"] for name in deck)
        assert len({card for cards in offered for card in cards}) == 2 * seats
        for board, cards in zip(self.boards, offered, strict=True):
            board.offered = list(cards)  # GW15

        self.kraken_flags: list[tuple[int, bool]] = []  # whose, and whether tentacle side up
        self.level = 0  # GW53: the slots that count
        self.waker: int | None = None
        self.kraken_left = 0

        self.acted = 0  # actions of this turn
        self.action: Words = []
        self.dice: list[int] = []
        self.left: dict[str, int] = {}  # what may still be done to the dice
        self.steps = 0
        self.owed = 0
        self.damaged: Ship | None = None
        self.drawn: list[str] = []
        self.near_end: str | None = None  # GW60: why the game ends after the Last Player's turn
        self.idle = 0  # whole rounds in a row without an action
        self.busy = False  # a player acted in this round
        self.slayer: int | None = None
        self.ending: Ending | None = None

        self.story = self.tell()
        self.question: Question | None = next(self.story)

    def allows(self, seat: int, text: str) -> bool:
        """Whether a seat may make a move now."""
        question = self.question
        return question is not None and question.seat == seat and question.allows(text.split())

    def answer(self, text: str) -> None:
        """Go on with the story until the next question, or to the end."""
        assert self.question is not None
        assert self.question.allows(text.split()), f"“{text}” is not allowed"
        try:
            self.question = self.story.send(text.split())
        except StopIteration:
            self.question = None

    def resume(self, turn: int) -> None:
        """Begin at the start of a turn, with all pieces where they have been put."""
        self.turn = turn
        self.busy = turn != self.first  # this is no whole round
        self.story = self.play()
        self.question = next(self.story)

    def tell(self) -> Story:
        yield from self.set_up()
        yield from self.play()

    def play(self) -> Story:
        """All turns, from the first one's start."""
        try:
            while True:
                yield from self.play_turn()
        except Over as over:
            self.ending = self.rank(str(over))

    # ---- Small things ---------------------------------------------------------------------------------------------

    def size(self, token: str) -> int:
        return self.radius["whale" if token.startswith("whale") else "cargo"]

    def ships_of(self, seat: int) -> list[Ship]:
        return [ship for ship in self.ships if ship.seat == seat]

    def ship_named(self, seat: int, name: str) -> Ship | None:
        for ship in self.ships_of(seat):
            if ship.name == name:
                return ship
        return None

    def island_named(self, name: str) -> Island | None:
        for island in self.islands:
            if island.name == name:
                return island
        return None

    def fort_of(self, seat: int) -> Island:
        return next(island for island in self.islands if island.fort == seat)

    def at_sea(self) -> list[tuple[Ship, Place]]:
        return [(ship, ship.at) for ship in self.ships if ship.at is not None]

    def within(self, one: Place, radius: int, other: Place, other_radius: int, reach: int) -> bool:
        """GW01 From edge to edge, the limit included."""
        return square(one, other) <= (radius + other_radius + reach) ** 2

    def in_sea(self, at: Place, radius: int) -> bool:
        """GW03 A disc does not leave the sea."""
        return all(radius <= part <= self.side - radius for part in at)

    def discs(self, but: Ship | None = None) -> list[tuple[Place, int]]:
        """Everything in the sea except the Lair and perhaps one ship."""
        discs = [(island.at, self.radius["island"]) for island in self.islands]
        discs += [(at, self.size(token)) for token, at in self.floating.items()]
        discs += [(at, self.radius["ship"]) for ship, at in self.at_sea() if ship is not but]
        return [*discs, (self.kraken, self.radius["kraken"])]

    def bars(self, radius: int, apart: int, but: Ship | None = None) -> list[Bar]:
        """GW03 Everything that a disc must not overlap, and must stay `apart` millimetres away from."""
        discs = [*self.discs(but), (self.lair, self.radius["lair"])]
        return [(at, (radius + other + apart) ** 2) for at, other in discs]

    def fits(self, at: Place, radius: int, bars: list[Bar]) -> bool:
        return self.in_sea(at, radius) and all(square(at, other) >= least for other, least in bars)

    def room(self, radius: int, bars: list[Bar], about: Place, reach: int) -> bool:
        """Whether a disc fits anywhere within `reach` millimetres, from centre to centre."""
        for y in range(max(radius, about[1] - reach), min(self.side - radius, about[1] + reach) + 1):
            half = isqrt(reach**2 - (y - about[1]) ** 2)
            x = max(radius, about[0] - half)
            while x <= min(self.side - radius, about[0] + half):
                ends = [self.end_of_bar(bar, y) for bar in bars if square((x, y), bar[0]) < bar[1]]
                if not ends:
                    return True
                x = max(ends)
        return False

    def end_of_bar(self, bar: Bar, y: int) -> int:
        """On a row where a piece is in the way, the first position to the right of it."""
        (x, middle), least = bar
        return x + isqrt(least - (y - middle) ** 2 - 1) + 1

    def ability(self, seat: int, name: str) -> int:
        """GW70, GW71, GW72 What a player's ships can do: the card, upgrades and buildings together."""
        board = self.boards[seat]
        card = self.data["ships"][board.card]
        value = 0
        if name in card:
            value = self.stick[card[name]] if name in ("reach", "spy", "speed") else card[name]
        if name == "launch":
            value = self.stick["S"]  # GW20
        if name in TRACK_FOR:
            track = TRACK_FOR[name]
            value += len(board.tracks[track]) * self.data["tracks"][track]["by"]
        building = BUILDING_FOR[name]
        return value + board.buildings.count(building) * self.strength_of(building)

    def strength_of(self, building: str) -> int:
        return int(self.data["buildings"].get(building, {}).get("by", 1))

    def hull(self, ship: Ship) -> int:
        docked = ship.dock.value // 2 if ship.dock is not None else 0  # GW32
        return self.ability(ship.seat, "hull") + docked

    def kraken_board(self) -> dict[str, Any]:
        """GW50 What the Kraken board says now."""
        board: dict[str, Any] = self.data["kraken"][self.level]
        return board

    def threat(self, seat: int) -> int:
        return int(self.kraken_board()["threat"]) + self.ability(seat, "calm")

    def risk(self) -> Fraction | None:
        """GW23 The chance that the next action wakes the Kraken, if nothing can be done about it."""
        if self.ability(self.turn, "reroll") or self.ability(self.turn, "lower"):
            return None
        totals = [0]
        for _ in range(min(self.acted + 1, MOST_DICE)):
            totals = [total + die for total in totals for die in range(1, 7)]
        return Fraction(len([total for total in totals if total >= self.threat(self.turn)]), len(totals))

    def roll(self, count: int) -> list[int]:
        dice = [self.luck.dice.pop(0) for _ in range(count)]
        assert all(1 <= die <= 6 for die in dice)
        return dice

    def draw(self, pile: list[str], count: int) -> list[str]:
        """Tokens out of a pile, by luck."""
        drawn = [self.luck.tokens.pop(0) for _ in range(count)]
        for token in drawn:
            pile.remove(token)
        return drawn

    # ---- Components and set-up ------------------------------------------------------------------------------------

    def set_up(self) -> Story:
        order = [(self.first + n) % len(self.seats) for n in self.seats]
        yield from self.place_islands(order)
        yield from self.place_whales(order)
        if self.quick:  # GW19: luck places everything before the players choose
            yield from self.place_forts(order)
        yield from self.keep_cards(order)
        if not self.quick:
            yield from self.place_forts(order)
        self.deal_cargo()

    def place_islands(self, order: list[int]) -> Story:
        """GW13"""
        for seat in order * len(ISLAND_VALUES):
            board = self.boards[seat]
            if not self.room(self.radius["island"], self.island_bars(), self.lair, 2 * self.side):
                board.hand.clear()
                continue
            _, value, x, y = yield from self.place(seat, "island", self.may_place_island)
            board.hand.remove(int(value))
            self.islands.append(Island(f"island{len(self.islands) + 1}", (int(x), int(y)), int(value)))

    def place_whales(self, order: list[int]) -> Story:
        """GW14"""
        for seat in order * WHALES_EACH:
            _, x, y = yield from self.place(seat, "whale", self.may_place_whale)
            self.boards[seat].whales -= 1
            name = f"whale{(seat + 1) * WHALES_EACH - self.boards[seat].whales}"
            self.floating[name] = (int(x), int(y))
            self.alive.append(name)

    def keep_cards(self, order: list[int]) -> Story:
        """GW15"""
        for seat in order:
            yield from self.keep_card(seat, self.boards[seat])

    def keep_card(self, seat: int, board: Board) -> Story:
        words = yield Question(seat, "card", lambda words: words[0] == "card" and words[1] in board.offered)
        board.card = words[1]
        board.offered = []

    def place_forts(self, order: list[int]) -> Story:
        """GW16"""
        for seat in order:
            _, name = yield from self.place(seat, "fort", self.may_place_fort)
            self.island(name).fort = seat
        _, name = yield from self.place(self.last, "neutral", self.may_place_fort)
        self.island(name).fort = "neutral"

    def deal_cargo(self) -> None:
        """GW17"""
        for island, tokens in zip(self.islands, self.luck.cargo, strict=True):
            assert len(tokens) == (1 if island.fort is None else 2), f"{tokens} on {island.name}"
            for token in tokens:
                self.supply.remove(token)
            island.cargo = list(tokens)

    def place(self, seat: int, what: str, allows: Callable[[Words], bool]) -> Generator[Question, Words, Words]:
        """A placement of the set-up: by its player, or by luck (GW19)."""
        if not self.quick:
            return (yield Question(seat, what, lambda words: words[0] == what and allows(words)))
        words = self.luck.layout.pop(0).split()
        assert words[0] == what
        assert allows(words), f"the quick start's {words}"
        return words

    def island(self, name: str) -> Island:
        found = self.island_named(name)
        assert found is not None
        return found

    def island_bars(self) -> list[Bar]:
        """GW13 Never within L of another island, or of the Lair."""
        near = self.radius["island"] + self.stick["L"]
        bars = [(island.at, (near + self.radius["island"]) ** 2 + 1) for island in self.islands]
        return [*bars, (self.lair, (near + self.radius["lair"]) ** 2 + 1)]

    def may_place_island(self, words: Words) -> bool:
        _, value, x, y = words
        seat = (self.first + len(self.islands)) % len(self.seats)
        return int(value) in self.boards[seat].hand and self.fits(
            (int(x), int(y)), self.radius["island"], self.island_bars()
        )

    def may_place_whale(self, words: Words) -> bool:
        radius = self.radius["whale"]
        return self.fits((int(words[1]), int(words[2])), radius, self.bars(radius, 1))

    def may_place_fort(self, words: Words) -> bool:
        island = self.island_named(words[1])
        return island is not None and island.fort is None

    # ---- A turn ---------------------------------------------------------------------------------------------------

    def play_turn(self) -> Story:
        seat = self.turn
        self.acted = 0
        yield from self.deploy(seat)
        while True:
            words = yield Question(seat, "act", self.may_act)  # GW21
            if words == ["pass"]:
                break
            self.acted += 1
            self.action = words
            self.dice = self.roll(min(self.acted, MOST_DICE))  # GW22
            yield from self.modify(seat)
            if sum(self.dice) >= self.threat(seat):  # GW23
                yield from self.activate(seat)
                break
            yield from self.resolve(seat, words)
        if self.acted:
            self.busy = True
            self.idle = 0
        if seat == self.last:  # GW60
            if self.near_end is not None:
                raise Over(self.near_end)
            if not self.busy:
                self.idle += 1
            if self.idle == 2:
                raise Over("becalmed")
            self.busy = False
        self.turn = (seat + 1) % len(self.seats)
        if self.turn == self.first:
            self.round += 1

    def deploy(self, seat: int) -> Story:
        """GW20"""
        radius, fort = self.radius["ship"], self.fort_of(seat)
        reach = radius + self.radius["fort"] + self.ability(seat, "launch")

        def allows(words: Words) -> bool:
            if words[0] != "deploy":
                return False
            ship = self.ship_named(seat, words[1])
            at = (int(words[2]), int(words[3]))
            if ship is None or ship.at is not None or square(at, fort.at) > reach**2:
                return False
            return self.fits(at, radius, self.bars(radius, 0))

        while any(ship.at is None for ship in self.ships_of(seat)):
            if not self.room(radius, self.bars(radius, 0), fort.at, reach):
                return
            _, name, x, y = yield Question(seat, "deploy", allows)
            ship = self.ship_named(seat, name)
            assert ship is not None
            ship.at = (int(x), int(y))

    def modify(self, seat: int) -> Story:
        """GW24"""
        self.left = {how: self.ability(seat, how) for how in ("reroll", "raise", "lower")}

        def allows(words: Words) -> bool:
            if words == ["stand"]:
                return True
            if words[0] not in self.left or self.left[words[0]] == 0 or int(words[1]) not in self.dice:
                return False
            return words != ["raise", "6"] and words != ["lower", "1"]

        while any(allows([how, str(die)]) for how in self.left for die in self.dice):
            how, *die = yield Question(seat, "modify", allows)
            if how == "stand":
                break
            face = int(die[0])
            self.dice.remove(face)
            self.left[how] -= 1
            if how == "reroll":
                self.dice += self.roll(1)
            else:
                self.dice.append(face + 1 if how == "raise" else face - 1)

    def may_act(self, words: Words) -> bool:
        if words == ["pass"]:
            return True
        if words == ["sail"]:
            return any(ship.at is not None for ship in self.ships_of(self.turn))
        if words[0] not in ("explore", "attack", "upgrade", "trade"):
            return False
        ship = self.ship_named(self.turn, words[1])
        if ship is None or ship.at is None:
            return False
        if words[0] == "explore":
            return self.may_explore(ship, ship.at, words[2])
        if words[0] == "attack":
            return self.may_attack(ship, ship.at, words[2])
        if words[0] == "upgrade":
            return self.may_upgrade(ship)
        return self.may_trade(ship)

    def resolve(self, seat: int, words: Words) -> Story:
        if words[0] == "sail":
            yield from self.move(seat)
            return
        ship = self.ship_named(seat, words[1])
        assert ship is not None
        if words[0] == "explore":
            yield from self.explore(ship, words[2])
        elif words[0] == "attack":
            yield from self.attack(ship, words[2])
        elif words[0] == "upgrade":
            yield from self.upgrade(ship)
        else:
            yield from self.trade(ship)

    def choose_die(self, seat: int) -> Generator[Question, Words, int]:
        """One of the dice; without a question if they all show the same."""
        if len(set(self.dice)) == 1:
            return self.dice[0]
        words = yield Question(seat, "die", lambda words: words[0] == "die" and int(words[1]) in self.dice)
        return int(words[1])

    # ---- Actions --------------------------------------------------------------------------------------------------

    def move(self, seat: int) -> Story:
        """GW30"""
        self.steps = yield from self.choose_die(seat)
        while self.steps > 0:
            words = yield Question(seat, "move", self.may_move)
            if words == ["done"]:
                break
            self.steps -= 1
            ship = self.ship_named(seat, words[1])
            assert ship is not None
            ship.at = (int(words[2]), int(words[3]))
            ship.dock = self.fort_touched(ship.at) if words[0] == "dock" else None
        self.steps = 0

    def may_move(self, words: Words) -> bool:
        if words == ["done"]:
            return True
        if words[0] not in ("move", "dock"):
            return False
        ship = self.ship_named(self.turn, words[1])
        if ship is None or ship.at is None:
            return False
        end, radius = (int(words[2]), int(words[3])), self.radius["ship"]
        if end == ship.at and (words[0] == "move" or ship.dock is not None):  # no step at all
            return False
        if square(ship.at, end) > self.ability(self.turn, "speed") ** 2:
            return False
        if words[0] == "dock" and self.fort_touched(end) is None:  # GW32
            return False
        return self.fits(end, radius, self.bars(radius, 0, ship)) and self.sails_free(ship, ship.at, end)

    def sails_free(self, ship: Ship, start: Place, end: Place) -> bool:
        """GW31"""
        discs = self.discs(ship)
        if self.kraken == self.lair:  # GW03: they may cross the Lair when the Kraken is away
            discs.append((self.lair, self.radius["lair"]))
        return all(sweep(start, end, at, self.radius["ship"] + radius) for at, radius in discs)

    def fort_touched(self, at: Place) -> Island | None:
        """GW01, GW32 The island with a fort that a ship touches there."""
        together = self.radius["ship"] + self.radius["island"]
        for island in self.islands:
            if island.fort is not None and together**2 <= square(at, island.at) < (together + 1) ** 2:
                return island
        return None

    def may_explore(self, ship: Ship, at: Place, place: str) -> bool:
        """GW33 A location in range, with something to take and room for it; GW32 not docked."""
        if ship.dock is not None or len(ship.cargo) >= self.ability(ship.seat, "hold"):
            return False
        if place == "sea":
            return self.fishable(ship) != []
        island = self.island_named(place.replace("fort", "island"))
        if island is None:
            return False
        kind = "fort" if place.startswith("fort") else "island"
        if not self.within(at, self.radius["ship"], island.at, self.radius[kind], self.ability(ship.seat, "spy")):
            return False
        if kind == "island":
            return island.cargo != []
        if not isinstance(island.fort, int) or island.fort == ship.seat:  # GW35
            return False
        return self.boards[island.fort].stock != []

    def fishable(self, ship: Ship) -> list[str]:
        """GW34 Floating cargo and dead whales in a ship's explore range."""
        reach = self.ability(ship.seat, "spy")
        return [
            token
            for token, at in self.floating.items()
            if token not in self.alive and ship.at is not None
            if self.within(ship.at, self.radius["ship"], at, self.size(token), reach)
        ]

    def explore_number(self, place: str) -> int:
        """GW34"""
        if place == "sea":
            return int(self.data["sea_number"])
        value = self.island(place.replace("fort", "island")).value
        return 2 * value if place.startswith("fort") else value

    def explore(self, ship: Ship, place: str) -> Story:
        """GW33"""
        seat = ship.seat
        count = min(4, sum(self.dice) // self.explore_number(place), self.ability(seat, "hold") - len(ship.cargo))
        if place == "sea":
            for left in range(min(count, len(self.fishable(ship))), 0, -1):
                self.owed = left
                token = self.fishable(ship)[0]
                if len(self.fishable(ship)) > left:
                    _, token = yield Question(
                        seat, "take", lambda words: words[0] == "take" and words[1] in self.fishable(ship)
                    )
                del self.floating[token]
                self.bring_aboard(ship, [token])
            self.owed = 0
            return
        island = self.island(place.replace("fort", "island"))
        pile = island.cargo
        if place.startswith("fort"):  # GW35
            assert isinstance(island.fort, int)
            pile = self.boards[island.fort].stock
        self.bring_aboard(ship, self.draw(pile, min(count, len(pile))))
        if not any(island.cargo for island in self.islands) and self.near_end is None:  # GW60
            self.near_end = "islands-bare"

    def bring_aboard(self, ship: Ship, tokens: list[str]) -> None:
        ship.cargo += tokens
        self.boards[ship.seat].seen.update(tokens)  # GW36

    def may_attack(self, ship: Ship, at: Place, target: str) -> bool:
        """GW37 A living whale, an enemy ship or the Kraken in cannon range; GW32 not docked."""
        if ship.dock is not None:
            return False
        reach, radius = self.ability(ship.seat, "reach"), self.radius["ship"]
        if target == "kraken":
            return self.within(at, radius, self.kraken, self.radius["kraken"], reach)
        if target.startswith("whale"):
            return target in self.alive and self.within(at, radius, self.floating[target], self.radius["whale"], reach)
        prey = self.fleet_ship(target)
        if prey is None or prey.at is None or prey.seat == ship.seat:
            return False
        return self.within(at, radius, prey.at, radius, reach)

    def fleet_ship(self, name: str) -> Ship | None:
        """A ship by its name and its owner's seat, counted from one: `sloop2`."""
        return self.ship_named(int(name[-1]) - 1, name[:-1])

    def attack(self, ship: Ship, target: str) -> Story:
        """GW37"""
        strength = (yield from self.choose_die(ship.seat)) + self.ability(ship.seat, "guns")
        if target == "kraken":
            if strength > self.kraken_board()["hull"]:  # GW39
                self.slayer = ship.seat
                raise Over("slain")
        elif target.startswith("whale"):
            if strength > self.data["whale_hull"]:  # GW38
                self.alive.remove(target)
                if not self.alive and self.near_end is None:  # GW60
                    self.near_end = "whales-gone"
        else:
            prey = self.fleet_ship(target)
            assert prey is not None
            yield from self.damage(prey, strength - self.hull(prey), ship.seat)

    def damage(self, ship: Ship, points: int, by: int | None) -> Story:
        """GW40 Each point of damage drops a token; one that finds none wrecks. `by` is a seat, or None: the Kraken."""
        place = ship.at
        assert place is not None
        radius = self.radius["ship"]

        def allows(words: Words) -> bool:
            if words[0] not in ("drop", "lose") or words[1] not in ship.cargo:
                return False
            size = self.size(words[1])
            bars, reach = self.bars(size, 1), radius + size + self.stick["S"]
            if words[0] == "lose":
                return not self.room(size, bars, place, reach)
            at = (int(words[2]), int(words[3]))
            return square(at, place) <= reach**2 and self.fits(at, size, bars)

        self.damaged = ship
        while points > 0 and ship.cargo:
            self.owed = min(points, len(ship.cargo))
            verb, token, *at = yield Question(ship.seat, "drop", allows)
            ship.cargo.remove(token)
            if verb == "drop":
                self.floating[token] = (int(at[0]), int(at[1]))
            else:
                self.gone.append(token)
            points -= 1
        self.damaged = None
        self.owed = 0
        if points > 0:
            self.wreck(ship, by)

    def wreck(self, ship: Ship, by: int | None) -> None:
        """GW41, GW52"""
        ship.at = ship.dock = None
        if by is None:
            self.kraken = self.lair
        owner = self.boards[ship.seat]
        if owner.flags > 0:
            owner.flags -= 1
            if by is None:
                self.kraken_flags.append((ship.seat, ship.seat == self.waker))
            else:
                self.boards[by].captured.append(ship.seat)

    def near_fort(self, ship: Ship, foreign: bool) -> bool:
        """Whether a fort (`foreign`: not the player's own) is within S."""
        return ship.at is not None and any(
            self.within(ship.at, self.radius["ship"], island.at, self.radius["fort"], self.stick["S"])
            for island in self.islands
            if island.fort is not None and not (foreign and island.fort == ship.seat)
        )

    def goods(self, ship: Ship) -> list[str]:
        """What an upgrade may use: the ship's cargo, and enemy flags of the Stockpile."""
        return ship.cargo + [f"flag{seat + 1}" for seat in self.boards[ship.seat].captured]

    def next_level(self, seat: int, track: str) -> int | None:
        """The die that a track's next level needs."""
        needs, filled = self.data["tracks"][track]["needs"], len(self.boards[seat].tracks[track])
        return int(needs[filled]) if filled < len(needs) else None

    def may_upgrade(self, ship: Ship) -> bool:
        """GW42"""
        open_tracks = [track for track in TRACKS if self.next_level(ship.seat, track) is not None]
        return self.near_fort(ship, foreign=False) and self.goods(ship) != [] and open_tracks != []

    def upgrade(self, ship: Ship) -> Story:
        """GW42"""
        board = self.boards[ship.seat]

        def allows(words: Words) -> bool:
            if words == ["done"]:
                return True
            if words[0] != "fit" or words[1] not in self.goods(ship) or int(words[3]) not in self.dice:
                return False
            need = self.next_level(ship.seat, words[2])
            return need is not None and int(words[3]) >= need

        while any(
            allows(["fit", goods, track, str(die)])
            for goods in self.goods(ship) for track in TRACKS for die in set(self.dice)
        ):  # fmt: skip
            words = yield Question(ship.seat, "fit", allows)
            if words == ["done"]:
                break
            _, goods, track, die = words
            self.dice.remove(int(die))
            board.tracks[track].append(goods)
            if goods.startswith("flag"):
                board.captured.remove(int(goods[-1]) - 1)
            else:
                ship.cargo.remove(goods)

    def may_trade(self, ship: Ship) -> bool:
        """GW43"""
        return ship.cargo != [] and self.near_fort(ship, foreign=True)

    def trade(self, ship: Ship) -> Story:
        """GW43"""
        board = self.boards[ship.seat]
        most = min((yield from self.choose_die(ship.seat)), len(ship.cargo))
        stored = 0
        while stored < most:
            self.owed = most - stored
            words = yield Question(
                ship.seat, "store",
                lambda words: words == ["done"] or (words[0] == "store" and words[1] in ship.cargo),
            )  # fmt: skip
            if words == ["done"]:
                break
            ship.cargo.remove(words[1])
            board.stock.append(words[1])
            stored += 1
        self.owed = 0
        self.drawn, self.deck = self.deck[:stored], self.deck[stored:]
        if self.drawn:
            full = len(board.buildings) == BUILDING_SLOTS

            def allows(words: Words) -> bool:
                if words[0] != "build" or words[1] not in self.drawn:
                    return False
                return full or int(words[2]) == len(board.buildings) + 1

            kept, slot = self.drawn[0], str(len(board.buildings) + 1)
            if full or len(self.drawn) > 1:
                _, kept, slot = yield Question(ship.seat, "build", allows)
            self.drawn.remove(kept)
            self.deck += self.drawn
            self.drawn = []
            if full:
                self.deck.append(board.buildings[int(slot) - 1])
                board.buildings[int(slot) - 1] = kept
            else:
                board.buildings.append(kept)
            if kept == "altar":  # GW61: only this sends flags to the Penalty Box
                lost = min(self.strength_of("altar"), board.flags)
                board.flags -= lost
                board.penalty += lost

    # ---- The Kraken -----------------------------------------------------------------------------------------------

    def activate(self, waker: int) -> Story:
        self.waker = waker
        controller = (waker - 1) % len(self.seats)  # GW23
        self.kraken_left = self.kraken_board()["actions"]
        while self.kraken_left > 0:
            words = yield Question(controller, "kraken", self.may_command)
            if words == ["done"]:
                break
            self.kraken_left -= 1
            if words[0] == "swim":
                self.kraken = (int(words[1]), int(words[2]))
            else:
                prey = self.fleet_ship(words[1])
                assert prey is not None
                strength = self.roll(1)[0] + self.kraken_board()["strength"]
                yield from self.damage(prey, strength - self.hull(prey), None)
        self.kraken_left = 0
        self.waker = None
        self.level = min(len(self.kraken_flags), len(self.data["kraken"]) - 1)  # GW53
        if len(self.kraken_flags) >= self.slots:  # GW54
            raise Over("kraken-full")

    def may_command(self, words: Words) -> bool:
        """GW51"""
        if words == ["done"]:
            return True
        radius = self.radius["kraken"]
        if words[0] == "strike":
            prey = None if words[1] == "kraken" or words[1].startswith("whale") else self.fleet_ship(words[1])
            if prey is None or prey.at is None:
                return False
            return self.within(self.kraken, radius, prey.at, self.radius["ship"], self.stick["S"])
        if words[0] != "swim":
            return False
        end = (int(words[1]), int(words[2]))
        if end == self.kraken or not self.in_sea(end, radius):
            return False
        if square(self.kraken, end) > self.stick[self.kraken_board()["speed"]] ** 2:
            return False
        if any(square(end, at) < (radius + self.radius["ship"]) ** 2 for _, at in self.at_sea()):
            return False
        return all(sweep(self.kraken, end, island.at, radius + self.radius["island"]) for island in self.islands)

    # ---- End and score --------------------------------------------------------------------------------------------

    def skulls(self, seat: int) -> int:
        """GW62 Skulls lie under the flags, which leave from the left."""
        return len([space for space in self.data["skulls"] if space <= FLAGS - self.boards[seat].flags])

    def coins(self, token: str) -> int:
        return int(self.data["whale_coins"]) if token.startswith("whale") else self.values[token]  # GW73

    def building_points(self, seat: int, building: str) -> int:
        """GW72"""
        board = self.boards[seat]
        counted = {
            "museum": len([token for token in board.stock if token.startswith("whale")]),
            "town-hall": len(board.buildings),
            "guildhall": len([track for track in TRACKS if board.tracks[track]]),
            "gallows": len(board.captured),
        }.get(building, 0)  # fmt: skip
        return int(self.data["buildings"][building]["points"]) + counted * self.strength_of(building)

    def parts(self, seat: int) -> dict[str, int]:
        """GW61"""
        board = self.boards[seat]
        aboard = [token for ship in self.ships_of(seat) for token in ship.cargo]
        return {
            "coins": sum(self.coins(token) for token in board.stock),
            "upgrades": sum(len(tokens) for tokens in board.tracks.values()),
            "skulls": self.skulls(seat),
            "flags": board.flags,
            "building": sum(self.building_points(seat, building) for building in board.buildings),
            "slain": self.data["slain"] if self.slayer == seat else 0,
            "aboard": sum(2 if token.startswith("whale") else 1 for token in aboard),
            "tentacle": -self.kraken_flags.count((seat, True)),
            "penalty": -board.penalty,
        }

    def points(self, seat: int) -> int:
        return sum(self.parts(seat).values())

    def rank(self, reason: str) -> Ending:
        """GW63"""
        points = [self.points(seat) for seat in self.seats]
        keys = [(points[seat], len(self.boards[seat].captured)) for seat in self.seats]
        return Ending(reason, points, [1 + len([other for other in keys if other > key]) for key in keys])
