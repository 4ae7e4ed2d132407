"""How good a move of Wreck Raiders looks: what treasures, shells and pieces are worth to the seat that gains them.

Displays are worth what they may still become of the open exhibits, the vault what its rows may become. Bots use this on
redealt positions only; it looks at nothing that is still to be drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State
from wreckfish.games.raiders import verbs
from wreckfish.games.raiders.claims import is_exact
from wreckfish.games.raiders.diving import conches_for, empty_beach, own_divers, reach, team_at
from wreckfish.games.raiders.hoard import (
    BEACH,
    CONCH,
    SCALLOP,
    SHELL_UNIT,
    STAR,
    TOPS,
    TYPE_OF,
    all_shells,
    row_length,
    row_of,
    row_types,
    shell_count,
    supply_count,
    surplus,
    unique_fronts,
    vault_place,
)
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.score import (
    CONCH_COINS,
    aquarium_points,
    exhibit_points,
    rank_of,
    tank_points,
    total,
    vault_points,
)
from wreckfish.games.raiders.stages import TAKING
from wreckfish.games.raiders.table_data import ANY_SHELL, PIECE_STYLE
from wreckfish.games.raiders.treasures import payable_shells
from wreckfish.games.raiders.verbs import (
    BUY,
    CLAIM,
    DIVE,
    EXTRA,
    GAIN,
    PICK_SHELL,
    PLACE,
    SEND_RIVAL,
    STARFISH,
    TAKE,
    VAULT,
    WASH,
)

# The share of its coins that an exhibit is worth to a display, by the number of treasures it still lacks.
NEARNESS: Final = vec[float]([1.0, 0.62, 0.38, 0.22, 0.12, 0.06])
PROGRESS: Final = 5.0  # an exhibit brings the end nearer, whatever its coins
STARFISH_COST: Final = 1.3  # for each treasure that a Starfish would have to cover
HALF_ROW: Final = vec[float]([0.0, 0.15, 0.5])  # a row's share of its coins, by treasures in it
SHELL_WORTH: Final = vec[float]([0.85, 0.92, 0.92])
SATED: Final = 7  # shells beyond this are worth less
OPEN_EDGE: Final = 0.7  # a shell on an aquarium that is still open
LEFT_BEHIND: Final = 0.25  # a diver in a wreck may gain again as a neighbour
TO_A_RIVAL: Final = 1.0  # what a treasure that a neighbour gains costs, shared by all rivals
PIECE_REWARD: Final = 3.5
FULL_VAULT: Final = 1.5  # alone, each treasure in the vault brings the end nearer (WR90)
# What a point of each kind in mid-game was worth at the end, at tables of up to two and at larger ones: fitted to games
# between searching bots.
EXHIBITS: Final = 0.8
AQUARIUMS: Final = vec[float]([0.85, 0.8])
HOPES: Final = vec[float]([0.25, 0.7])
IN_VAULT: Final = vec[float]([0.7, 0.9])
SHELLS: Final = vec[float]([1.1, 0.6])
TEMPO: Final = vec[float]([1.3, 2.0])  # what it is worth to have the next turn
# One player alone: what displays, shells and a whole round may still bring; how far a round advances each of the ends.
ALONE_HOPES: Final = 0.5
ALONE_SHELLS: Final = 1.1
PER_ROUND: Final = 8.0
VAULT_A_ROUND: Final = 2.0
SUPPLY_A_ROUND: Final = 3.5
EXHIBITS_A_ROUND: Final = 1.3
BEACH_A_ROUND: Final = 1.0
CLEAR_LEAD: Final = vec[float]([11.0, 6.0])  # in points, at the start of a game

# By the number of seats, as fitted to games of sound and strong bots; alone, of strong ones: docs/bots.md.
CORRECTION: Final = vec[float]([1.0, 1.7, 1.1, 0.6, 0.7, 0.75])


class RaidersInstinct(Instinct):
    """Keeps its findings about a position for the other moves that are rated in it."""

    def __init__(self) -> None:
        self.known: list[int] = []  # what the findings below depend on
        self.kept_wants: vec[float] = vec[float]()
        self.kept_dives: vec[float] = vec[float]()  # the best dive with each number

    def worth(self, state: State, seat: i64) -> float:
        """The points that a seat may have at the end, judged by what it has now."""
        assert isinstance(state, Raiders)
        if state.data.solo:
            return self.likely_score(state)
        crowd: i64 = crowded(state)
        exhibits: float = EXHIBITS * float(exhibit_points(state, seat))
        aquariums: float = AQUARIUMS[crowd] * float(aquarium_points(state, seat))
        hopes: float = HOPES[crowd] * self.display_hopes(state, seat, state.displays[seat])
        vault: float = IN_VAULT[crowd] * self.vault_worth(state, state.vaults[seat])
        shells: float = SHELLS[crowd] * self.shells_worth(state.shells[seat])
        worth: float = exhibits + aquariums + hopes + (vault + shells)
        return worth + TEMPO[crowd] if state.turn == seat else worth

    def likely_score(self, table: Raiders) -> float:
        """Alone: the points that a game may end with. What is not scored yet counts only while rounds remain."""
        rounds: float = self.rounds_left(table)
        hopes: float = self.display_hopes(table, 0, table.displays[0])
        vault: float = self.vault_worth(table, table.vaults[0]) - float(vault_points(table, 0))
        open_: float = ALONE_HOPES * hopes + vault + ALONE_SHELLS * self.shells_worth(table.shells[0])
        return float(total(table, 0)) + open_ * (rounds if rounds < 1.0 else 1.0) + PER_ROUND * rounds

    def rounds_left(self, table: Raiders) -> float:
        """WR90 How many rounds may follow this one, by the nearest of the five ends."""
        room: i64 = 3 * len(table.data.rows)
        for column in range(3):
            room -= row_length(row_of(table.vaults[0], column))
        least: i64 = 99
        for kind in range(4):
            left: i64 = supply_count(table.supply, kind)
            if left < least:
                least = left
        if room == 0 or table.drained:
            return 0.0
        rounds: float = float(table.rivals) / 3.0
        rounds = min(rounds, float(room) / VAULT_A_ROUND, float(least) / SUPPLY_A_ROUND)
        rounds = min(rounds, float(table.data.goal - count_bits(table.exhibits[0])) / EXHIBITS_A_ROUND)
        rounds = min(rounds, float(count_bits(empty_beach(table))) / BEACH_A_ROUND)
        return rounds if rounds > 0.0 else 0.0

    # ---- What things are worth ------------------------------------------------------------------------------------

    def display_hopes(self, table: Raiders, seat: i64, displays: i64) -> float:
        """What the displays may become of the open exhibits, each exhibit counted once."""
        hopes: float = 0.0
        cards: i64 = table.shown
        starfish: i64 = shell_count(table.shells[seat], STAR)
        for display in range(3):
            row: i64 = row_of(displays, display)
            best: float = 0.3 if row == 0 else 0.0
            chosen: i64 = -1
            left: i64 = cards
            while left:
                card: i64 = lowest(left)
                left &= left - 1
                hope: float = self.hope(table, row, card, starfish)
                if hope > best:
                    best = hope
                    chosen = card
            hopes += best
            if chosen >= 0:
                cards &= ~bit(chosen)
        return hopes

    def hope(self, table: Raiders, row: i64, card: i64, starfish: i64) -> float:
        """What a row is worth towards one exhibit."""
        missing: i64 = table.data.lengths[card] - row_length(row)
        if missing < 0:
            return 0.0
        wrong: i64 = surplus(row_types(row), table.data.wanted[card])
        coins: float = float(table.data.coins[card]) + PROGRESS
        if wrong == 0 and table.data.styles[card] and is_exact(table.data, row, 0, card) and row_length(row) > 1:
            coins += 1.0
        if wrong > starfish:
            return 0.0
        return (coins - STARFISH_COST * float(wrong)) * NEARNESS[missing]

    def vault_worth(self, table: Raiders, vault: i64) -> float:
        worth: float = float(unique_fronts(vault))
        rows: i64 = len(table.data.rows)
        for row in range(rows):
            kind: i64 = 4
            filled: i64 = 0
            mixed: bool = False
            for column in range(3):
                other: i64 = TYPE_OF[vault_place(vault, column, row)]
                if other < 4:
                    if kind < 4 and other != kind:
                        mixed = True
                    kind = other
                    filled += 1
            if filled == 0:
                break  # columns fill from the first row on
            if not mixed:
                coins: float = float(table.data.rows[row])
                worth += coins if filled == 3 else coins * HALF_ROW[filled]
        return worth

    def shells_worth(self, shells: i64) -> float:
        worth: float = 0.0
        count: i64 = 0
        for shell in range(3):
            several: i64 = shell_count(shells, shell)
            worth += float(several) * SHELL_WORTH[shell]
            count += several
        if count > SATED:
            worth -= float(count - SATED) * 0.6
        return worth

    def gain_of_shells(self, table: Raiders, seat: i64, shells: i64) -> float:
        """What more shells are worth to a seat, as far as the beach can pay them."""
        mine: i64 = table.shells[seat]
        return self.shells_worth(mine + payable_shells(table, shells)) - self.shells_worth(mine)

    def placed(self, table: Raiders, seat: i64, treasure: i64, display: i64) -> float:
        before: i64 = table.displays[seat]
        length: i64 = row_length(row_of(before, display))
        if length == table.data.pedestals:
            return 0.0
        after: i64 = before | treasure * bit(display * 20 + length * 4)
        return self.display_hopes(table, seat, after) - self.display_hopes(table, seat, before)

    def vaulted(self, table: Raiders, seat: i64, treasure: i64, column: i64) -> float:
        before: i64 = table.vaults[seat]
        length: i64 = row_length(row_of(before, column))
        if length == len(table.data.rows):
            return 0.0
        after: i64 = before | treasure * bit(column * 20 + length * 4)
        gain: float = self.vault_worth(table, after) - self.vault_worth(table, before)
        return gain - FULL_VAULT if table.data.solo else gain

    def look(self, table: Raiders, seat: i64) -> None:
        """Find out what treasures and dives are worth to a seat, unless that is already known."""
        known: list[int] = [seat, table.shown, table.displays[seat], table.vaults[seat], table.beach]
        for team in range(table.data.teams):
            known.append(table.divers[team])
        for other in range(table.seats):
            known.append(table.shells[other])
        if known == self.known:
            return
        self.known = known
        self.kept_wants = self.wants(table, seat)
        self.kept_dives = vec[float]()
        for number in range(6):
            self.kept_dives = append(self.kept_dives, self.best_dive(table, seat, number))

    def wants(self, table: Raiders, seat: i64) -> vec[float]:
        """What a treasure of each type would be worth, whichever its front is."""
        found: vec[float] = vec[float]()
        for kind in range(4):
            want: float = self.vault_want(table, seat, kind)
            for display in range(3):
                gain: float = self.placed(table, seat, kind * 3 + 1, display)  # for displays only the type counts
                if gain > want:
                    want = gain
            found = append(found, want)
        return found

    def vault_want(self, table: Raiders, seat: i64, kind: i64) -> float:
        """What a treasure of a type would be worth in the vault, on average over its fronts."""
        total: float = 0.0
        for front in range(3):
            best: float = 0.0
            for column in range(3):
                gain: float = self.vaulted(table, seat, kind * 3 + front + 1, column)
                if gain > best:
                    best = gain
            total += best
        return total / 3.0

    # ---- Moves ----------------------------------------------------------------------------------------------------

    def rate(self, state: State, seat: i64, move: i64) -> float:
        assert isinstance(state, Raiders)
        verb: i64 = move & 31
        if verb == TAKE:
            return self.rate_die(state, seat, verbs.take_die(move), verbs.take_number(move))
        if verb == DIVE:
            self.look(state, seat)
            return self.rate_dive(state, seat, verbs.dive_diver(move), verbs.dive_spot(move))
        if verb == PLACE:
            return self.placed(state, seat, state.hands[seat], verbs.place_display(move))
        if verb == VAULT:
            return self.vaulted(state, seat, state.hands[seat], verbs.vault_column(move))
        if verb == EXTRA:
            self.look(state, seat)
            return self.kept_wants[state.spot // 6] - SHELL_WORTH[SCALLOP]
        if verb == CLAIM:
            return self.rate_claim(state, seat, move)
        if verb == GAIN:
            return self.rate_piece(state, verbs.gain_piece(move), verbs.gain_tank(move))
        if verb == BUY:
            rest: i64 = state.shells[seat] - state.data.costs[verbs.buy_piece(move)]
            spent: float = self.shells_worth(state.shells[seat]) - self.shells_worth(rest)
            return self.rate_piece(state, verbs.buy_piece(move), verbs.buy_tank(move)) - spent * self.thrift(state)
        if verb == PICK_SHELL:
            return self.gain_of_shells(state, seat, SHELL_UNIT[verbs.pick_shell_shell(move)])
        if verb == SEND_RIVAL:
            return self.rate_rival(state, verbs.send_rival_die(move), verbs.send_rival_wreck(move))
        if verb == STARFISH:
            return self.rate_starfish(state, seat, verbs.starfish_display(move))
        if verb == WASH:
            return self.rate_wash(state, verbs.wash_beach(move))
        return 0.0

    def thrift(self, table: Raiders) -> float:
        """Shells are worth less when the end is near."""
        if table.left >= 0:
            return 0.1
        return 0.5 if most_exhibits(table) + 1 >= table.data.goal else 1.0

    def rate_die(self, table: Raiders, seat: i64, die: i64, number: i64) -> float:
        """The shell of the zone, the Conches that it takes, and the best dive with that number."""
        self.look(table, seat)
        rating: float = self.kept_dives[number] - float(conches_for(die, number)) * SHELL_WORTH[CONCH]
        if die >= 6:
            rating += self.gain_of_shells(table, seat, SHELL_UNIT[die // 6 - 1])
        return rating

    def best_dive(self, table: Raiders, seat: i64, number: i64) -> float:
        best: float = 0.0
        met: bool = False
        divers: i64 = own_divers(table, seat)
        while divers:
            diver: i64 = lowest(divers)
            divers &= divers - 1
            spots: i64 = reach(table, seat, diver, number)
            while spots:
                rating: float = self.rate_dive(table, seat, diver, lowest(spots))
                spots &= spots - 1
                if not met or rating > best:
                    best = rating
                    met = True
        return best

    def rate_dive(self, table: Raiders, seat: i64, diver: i64, spot: i64) -> float:
        """What a diver finds or bumps there, and what its neighbours gain."""
        rating: float = -LEFT_BEHIND if diver < BEACH else 0.0
        if spot >= BEACH:
            return rating + self.gain_of_shells(table, seat, table.data.beach[spot - BEACH])
        rivals: float = float(table.seats - 1)
        kind: i64 = spot // 6
        rating += self.kept_wants[kind] + LEFT_BEHIND
        there: i64 = team_at(table, spot)
        if there >= 0 and not table.data.solo:
            rating += (LEFT_BEHIND - self.gain_of_shells(table, there, table.data.beach[spot % 6])) / rivals
        for step in range(1, 6, 4):
            beside: i64 = kind * 6 + (spot % 6 + step) % 6
            if beside == diver:
                continue
            team: i64 = team_at(table, beside)
            if team == seat:
                rating += 0.8 * self.kept_wants[kind]
            elif team >= 0 and not table.data.solo:
                rating -= TO_A_RIVAL / rivals
        return rating

    def rate_claim(self, table: Raiders, seat: i64, move: i64) -> float:
        """The card's coins, what decorations and style bring, less Starfish and what the display could still become."""
        decor: i64 = verbs.claim_decor(move)
        cover: i64 = verbs.claim_cover(move)
        display: i64 = verbs.claim_display(move)
        card: i64 = verbs.claim_exhibit(move)
        rating: float = float(table.data.coins[card]) + PROGRESS - float(count_bits(cover)) * SHELL_WORTH[STAR]
        if decor >= 5:
            rating += float(CONCH_COINS) - SHELL_WORTH[CONCH]
        if decor % 5:
            self.look(table, seat)
            rating += self.kept_wants[decor % 5 - 1] - SHELL_WORTH[SCALLOP]
        row: i64 = row_of(table.displays[seat], display)
        if is_exact(table.data, row, cover, card):
            rating += self.style_worth(table, seat, card)
        cleared: i64 = table.displays[seat] ^ (row << (display * 20))
        shown: i64 = table.shown
        before: float = self.display_hopes(table, seat, table.displays[seat])
        table.shown = shown & ~bit(card)
        after: float = self.display_hopes(table, seat, cleared)
        table.shown = shown
        return rating + after - before

    def rate_starfish(self, table: Raiders, seat: i64, display: i64) -> float:
        """The best that a display can be cut down to, each treasure for a Starfish."""
        row: i64 = row_of(table.displays[seat], display)
        spare: i64 = shell_count(table.shells[seat], STAR)
        before: float = self.best_hope(table, row, spare)
        best: float = -1.0
        cost: float = 0.0
        length: i64 = row_length(row)
        while length > 0 and spare > 0:
            length -= 1
            spare -= 1
            row &= bit(length * 4) - 1
            cost += SHELL_WORTH[STAR]
            gain: float = self.best_hope(table, row, spare) - cost - before
            if gain > best:
                best = gain
        return best

    def best_hope(self, table: Raiders, row: i64, starfish: i64) -> float:
        best: float = 0.0
        cards: i64 = table.shown
        while cards:
            hope: float = self.hope(table, row, lowest(cards), starfish)
            cards &= cards - 1
            if hope > best:
                best = hope
        return best

    def style_worth(self, table: Raiders, seat: i64, card: i64) -> float:
        style: i64 = table.data.styles[card]
        if style == 0:
            return 0.0
        if style == PIECE_STYLE:
            return PIECE_REWARD
        if style == ANY_SHELL:
            return SHELL_WORTH[STAR]
        return self.gain_of_shells(table, seat, table.data.style_shells[card])

    def rate_piece(self, table: Raiders, piece: i64, tank: i64) -> float:
        """How much better an aquarium is with a piece."""
        before: i64 = table.tanks[tank - 1] if tank else 0
        return self.tank_worth(table, before | bit(piece)) - self.tank_worth(table, before)

    def tank_worth(self, table: Raiders, tank: i64) -> float:
        """Its points, and what a Top may still make of its shells."""
        worth: float = float(tank_points(table.data, tank))
        if tank == 0 or tank & TOPS:
            return worth
        edges: i64 = 0
        pieces: i64 = tank
        while pieces:
            edges += table.data.edges[lowest(pieces)]
            pieces &= pieces - 1
        return worth + 0.6 + OPEN_EDGE * float(all_shells(edges))

    # ---- One player alone -----------------------------------------------------------------------------------------

    def rate_rival(self, table: Raiders, die: i64, wreck: i64) -> float:
        """A Rival beside the player's divers brings treasures for the vault."""
        spot: i64 = wreck * 6 + die % 6
        want: float = self.vault_want(table, 0, wreck)
        rating: float = 0.0
        for step in range(1, 6, 4):
            if has(table.divers[0], wreck * 6 + (die % 6 + step) % 6):
                rating += want
        if has(table.divers[0], spot):
            rating += 1.5
        return rating

    def rate_wash(self, table: Raiders, place: i64) -> float:
        """The player's diver goes to the best shells, a Rival to the worst."""
        gain: float = self.gain_of_shells(table, 0, table.data.beach[place])
        return gain if table.bumped == 0 else -gain

    # ---- Search ---------------------------------------------------------------------------------------------------

    def horizon(self) -> i64:
        """None: a position is judged as it stands, when its turn is over."""
        return 0

    def curiosity(self) -> float:
        """A single turn changes less than luck does in a few simulations of it."""
        return 2.0

    def effort(self, state: State) -> i64:
        """With several opponents in between, a turn tells less."""
        assert isinstance(state, Raiders)
        return 2 if crowded(state) else 1

    def correction(self, state: State) -> float:
        return CORRECTION[state.seats]

    def patience(self, state: State) -> i64:
        assert isinstance(state, Raiders)
        return 35_000 if crowded(state) else 50_000

    def restless(self, state: State) -> bool:
        """In the middle of a turn nothing shows what a treasure in hand or a taken die is worth."""
        assert isinstance(state, Raiders)
        return state.stage != TAKING

    def rank(self, points: float) -> str:
        """WR92 Alone, a score has a rank."""
        return f"part-rank-{rank_of(int(points + 0.5))}"

    def quick(self, state: State, seat: i64, luck: Chance) -> i64:
        return self.best_look(state, seat)

    def spread(self, state: State) -> float:
        """The nearer a player is to the goal, the more a lead means."""
        assert isinstance(state, Raiders)
        return CLEAR_LEAD[crowded(state)] / (1.0 + 1.5 * float(most_exhibits(state)) / float(state.data.goal))


def crowded(table: Raiders) -> i64:
    """1 at a table of more than two, else 0."""
    return 1 if table.seats > 2 else 0


def most_exhibits(table: Raiders) -> i64:
    """The most exhibits that any player has."""
    most: i64 = 0
    for seat in range(table.seats):
        count: i64 = count_bits(table.exhibits[seat])
        if count > most:
            most = count
    return most
