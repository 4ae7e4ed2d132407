"""What a position of Get Wrecked consists of: the sea, all boards, the turn; its copies, and what a seat sees of it.

No rules here: what happens on the table is in rules.py and the chapters beside it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, lowest, mix_hash
from wreckfish.core.chance import Chance
from wreckfish.core.state import State
from wreckfish.games.wrecked.buildings import Fleet
from wreckfish.games.wrecked.pieces import CARDS, CARGO_TOKENS, FIRST_SHIP, ISLANDS, NEUTRAL
from wreckfish.games.wrecked.table_data import TableData
from wreckfish.games.wrecked.verbs import TRADE


class TableState(State):
    """Everything that lies on a table of Get Wrecked."""

    def __init__(self, data: TableData, luck: Chance) -> None:
        super().__init__(data.seats)
        self.data: TableData = data
        self.luck: Chance = luck
        # The sea. Positions are x * 2048 + y.
        self.isles: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()  # by island
        self.forts: vec[i64] = vec[i64]()  # by island: a seat, NEUTRAL_FORT or NO_FORT
        self.ashore: vec[i64] = vec[i64]()  # by island: its cargo
        self.at: vec[i64] = data.nowhere[:]  # by piece
        self.afloat: i64 = 0  # the pieces that are in the sea
        self.alive: i64 = 0  # the whales among them
        self.supply: i64 = CARGO_TOKENS
        self.gone: i64 = 0  # tokens that left the game
        self.kraken_at: i64 = data.lair_at
        # Secrets: the coins on cargo tokens, and by seat the set of tokens it has seen.
        self.values: vec[i64] = data.values
        self.seen: vec[i64] = data.per_seat[:]
        # Each player's board.
        self.hands: vec[i64] = data.per_seat[:]  # island cards that are not placed yet
        self.offered: vec[i64] = data.per_seat[:]  # ship cards to choose from
        self.cards: vec[i64] = data.no_cards[:]
        self.fleets: vec[Fleet] = vec[Fleet]([data.no_fleet for _ in range(data.seats)])
        self.aboard: vec[i64] = data.per_ship[:]  # by ship: its cargo
        self.docked: vec[i64] = data.undocked[:]  # by ship: the island
        self.stock: vec[i64] = data.per_seat[:]
        self.captured: vec[i64] = data.per_seat[:]  # enemy flags, counted by owner
        self.levels: vec[i64] = data.per_seat[:]  # tokens on each track
        self.fitted: vec[i64] = data.per_seat[:]  # which tokens those are
        self.fitted_flags: vec[i64] = data.per_seat[:]
        self.built: vec[i64] = data.per_seat[:]
        self.flags: vec[i64] = data.per_seat[:]  # on the player's own Infamy track
        self.penalty: vec[i64] = data.per_seat[:]
        # Buildings: the deck from the top; no one has seen its first `fresh` cards.
        self.deck: vec[i64] = data.deck
        self.fresh: i64 = 0
        self.drawn: vec[i64] = vec[i64]()
        # The Kraken board: flags by owner.
        self.filled: i64 = 0
        self.level: i64 = 0  # the filled slots that count (GW53)
        self.swallowed: i64 = 0
        self.tentacles: i64 = 0  # tentacle side up
        # The turn.
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.round: i64 = 0
        self.placed: i64 = 0  # in this part of the set-up
        self.stage: i64 = CARDS if data.quick else ISLANDS  # a quick start asks for no piece (GW19)
        self.acted: i64 = 0  # actions in this turn
        self.action: i64 = -1  # the verb of the action under way
        self.actor: i64 = -1
        self.target: i64 = -1
        self.dice: i64 = 0
        self.changes: i64 = 0  # what was done to them, the last change lowest: from and to, three bits each
        self.rerolls: i64 = 0
        self.raises: i64 = 0
        self.lowers: i64 = 0
        self.steps: i64 = 0
        self.owed: i64 = 0  # the die that was chosen; then tokens that may still be taken or stored
        self.stored: i64 = 0
        self.victim: i64 = -1  # the ship that is damaged
        self.damage: i64 = 0
        self.waker: i64 = -1  # the seat that woke the Kraken, while it is awake
        self.kraken_left: i64 = 0
        self.ending: i64 = 0  # 1: no cargo on islands, 2: no whales (GW60)
        self.idle: i64 = 0  # turns in a row without an action, counted from the first of a round (GW60)
        self.slayer: i64 = -1
        self.reason: str = ""

    # ---- Copies -----------------------------------------------------------------------------------------------

    def copy_onto(self, copy: TableState) -> None:
        """Make another table, fresh from the box, equal to this one in all but the luck."""
        copy.owing = self.owing
        copy.plies = self.plies
        copy.reveals = self.reveals
        self.copy_sea(copy)
        self.copy_boards(copy)
        self.copy_turn(copy)

    def copy_sea(self, copy: TableState) -> None:
        if self.stage > ISLANDS:  # from here on islands stay where they are: copies share them
            copy.isles = self.isles
            copy.numbers = self.numbers
        else:
            copy.isles = self.isles[:]
            copy.numbers = self.numbers[:]
        if self.stage > NEUTRAL:
            copy.forts = self.forts
        else:
            copy.forts = self.forts[:]
        copy.ashore = self.ashore[:]
        copy.at = self.at[:]
        copy.afloat = self.afloat
        copy.alive = self.alive
        copy.supply = self.supply
        copy.gone = self.gone
        copy.kraken_at = self.kraken_at
        copy.values = self.values
        copy.deck = self.deck  # never changed in place, except when it is redealt
        copy.fresh = self.fresh
        copy.drawn = self.drawn
        copy.filled = self.filled
        copy.level = self.level
        copy.swallowed = self.swallowed
        copy.tentacles = self.tentacles

    def copy_boards(self, copy: TableState) -> None:
        copy.seen = self.seen[:]
        if self.stage > NEUTRAL:  # these do not change after the set-up either
            copy.hands = self.hands
            copy.offered = self.offered
            copy.cards = self.cards
        else:
            copy.hands = self.hands[:]
            copy.offered = self.offered[:]
            copy.cards = self.cards[:]
        copy.fleets = self.fleets  # fleets, buildings and penalties change seldom, and then as a new list
        copy.aboard = self.aboard[:]
        copy.docked = self.docked[:]
        copy.stock = self.stock[:]
        copy.captured = self.captured[:]
        copy.levels = self.levels[:]
        copy.fitted = self.fitted[:]
        copy.fitted_flags = self.fitted_flags[:]
        copy.built = self.built
        copy.flags = self.flags[:]
        copy.penalty = self.penalty

    def copy_turn(self, copy: TableState) -> None:
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.round = self.round
        copy.placed = self.placed
        copy.stage = self.stage
        copy.acted = self.acted
        copy.action = self.action
        copy.actor = self.actor
        copy.target = self.target
        copy.dice = self.dice
        copy.changes = self.changes
        copy.rerolls = self.rerolls
        copy.raises = self.raises
        copy.lowers = self.lowers
        copy.steps = self.steps
        copy.owed = self.owed
        copy.stored = self.stored
        copy.victim = self.victim
        copy.damage = self.damage
        copy.waker = self.waker
        copy.kraken_left = self.kraken_left
        copy.ending = self.ending
        copy.idle = self.idle
        copy.slayer = self.slayer
        copy.reason = self.reason

    # ---- What a seat sees -------------------------------------------------------------------------------------

    def still_owed(self) -> i64:
        """The tokens that may still be taken, dropped or stored: of a ship's, no more than are aboard."""
        if self.victim >= 0:
            return min(self.damage, count_bits(self.aboard[self.victim - FIRST_SHIP]))
        if self.action == TRADE:
            return min(self.owed, count_bits(self.aboard[self.actor - FIRST_SHIP]))
        return self.owed

    def information_key(self, seat: i64) -> i64:
        """What a seat sees: the sea, all boards, the turn, and the coins that it has seen."""
        seen: i64 = mix_hash(self.sea_key(), self.turn_key())
        for other in range(self.seats):
            seen = mix_hash(mix_hash(mix_hash(seen, self.stock[other]), self.captured[other]), self.levels[other])
            seen = mix_hash(mix_hash(seen, self.built[other]), self.fitted[other])
            seen = mix_hash(seen, self.flags[other] | self.penalty[other] << 8 | (self.cards[other] + 1) << 16)
            seen = mix_hash(seen, self.hands[other] | self.offered[other] << 8)
        for n in range(len(self.aboard)):
            seen = mix_hash(mix_hash(seen, self.aboard[n]), self.docked[n] + 1)
        known: i64 = self.seen[seat] & CARGO_TOKENS
        while known:
            token: i64 = lowest(known)
            known &= known - 1
            seen = mix_hash(seen, token * 4 + self.values[token])
        for n in range(self.fresh, len(self.deck)):
            seen = mix_hash(seen, self.deck[n])
        return mix_hash(seen, len(self.deck))

    def sea_key(self) -> i64:
        seen: i64 = mix_hash(mix_hash(self.afloat, self.alive), self.gone)
        seen = mix_hash(mix_hash(seen, self.kraken_at), self.swallowed)
        seen = mix_hash(mix_hash(seen, self.tentacles), self.filled * 8 + self.level)
        for island in range(len(self.isles)):
            seen = mix_hash(seen, self.isles[island] | self.numbers[island] << 24 | (self.forts[island] + 1) << 32)
            seen = mix_hash(seen, self.ashore[island])
        pieces: i64 = self.afloat
        while pieces:
            seen = mix_hash(seen, self.at[lowest(pieces)])
            pieces &= pieces - 1
        return seen

    def turn_key(self) -> i64:
        seen: i64 = mix_hash(self.owing | self.stage << 8 | self.turn << 16 | self.turns << 24, self.placed)
        seen = mix_hash(seen, (self.action + 1) | (self.actor + 1) << 8 | (self.target + 1) << 16 | self.acted << 24)
        seen = mix_hash(mix_hash(seen, self.dice), self.changes)
        seen = mix_hash(seen, self.rerolls | self.raises << 8 | self.lowers << 16 | self.steps << 24 | self.owed << 32)
        seen = mix_hash(seen, self.stored | self.damage << 8 | (self.victim + 1) << 16 | (self.waker + 1) << 24)
        seen = mix_hash(seen, self.kraken_left | self.ending << 8 | self.first << 16 | self.idle << 24)
        for n in range(len(self.drawn)):
            seen = mix_hash(seen, self.drawn[n] + 1)
        return seen
