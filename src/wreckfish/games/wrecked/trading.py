"""What cargo is good for: the actions Upgrade, GW42, and Trade, GW43."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked import verbs
from wreckfish.games.wrecked.action import Action
from wreckfish.games.wrecked.components import TRACKS
from wreckfish.games.wrecked.names import ship_name, token_name
from wreckfish.games.wrecked.pieces import FACE, FIRST_SHIP, best_die, count_of, dice_with, one_of, ship_of, slot_of
from wreckfish.games.wrecked.sailing import at_sea
from wreckfish.games.wrecked.verbs import BUILD, DONE, FIT, STORE
from wreckfish.games.wrecked.waters import fort_near

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked
    from wreckfish.games.wrecked.table import TableState

LEVELS: Final = 4
ALL_LEVELS: Final = 0x444444
BUILDING_SLOTS: Final = 3


# ---- GW42 Upgrade ---------------------------------------------------------------------------------------------------


class Upgrade(Action):
    """GW42 With a ship within S of a fort, and something to put on a track that has room."""

    name = "upgrade"
    rule = "GW42"

    def options(self, table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
        ship: i64 = ship_of(seat, which)
        if not at_sea(table, ship) or (table.aboard[ship - FIRST_SHIP] == 0 and table.captured[seat] == 0):
            return found
        if table.levels[seat] == ALL_LEVELS or fort_near(table, ship, False) < 0:
            return found
        return append(found, verbs.upgrade_move(which))

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        ship: i64 = ship_of(seat, verbs.upgrade_ship(move))
        if not at_sea(table, ship):
            return no("in-shipyard", "GW42", ship=ship_name(ship))
        if fort_near(table, ship, False) < 0:
            return no("fort-near", "GW42", ship=ship_name(ship))
        if table.levels[seat] == ALL_LEVELS:
            return no("tracks-full", "GW42")
        if table.aboard[ship - FIRST_SHIP] == 0 and table.captured[seat] == 0:
            return no("cargo", "GW42", ship=ship_name(ship))
        return None

    def aim(self, table: Wrecked, seat: i64, move: i64) -> None:
        table.actor = ship_of(seat, verbs.upgrade_ship(move))
        table.target = -1


class FitUpgrade(Question["Wrecked"]):
    """GW42 Put cargo or a captured flag on a track, with a die of at least its next level. Each die serves once."""

    name = "fit"
    rule = "GW42"
    answers = (FIT, DONE)

    def ask(self, table: Wrecked) -> i64:
        seat: i64 = table.turn
        if table.aboard[table.actor - FIRST_SHIP] == 0 and table.captured[seat] == 0:
            return 0
        best: i64 = best_die(table.dice)
        for track in range(6):
            if best >= self.need(table, seat, track):
                return bit(seat)
        return 0

    def need(self, table: Wrecked, seat: i64, track: i64) -> i64:
        """The die that the next level of a track needs; 7 if it is full."""
        level: i64 = count_of(table.levels[seat], track)
        if level == LEVELS:
            return 7
        return table.data.needs[track * LEVELS + level]

    def has_goods(self, table: Wrecked, seat: i64, goods: i64) -> bool:
        if goods < FIRST_SHIP:
            return has(table.aboard[table.actor - FIRST_SHIP], goods)
        return count_of(table.captured[seat], goods - FIRST_SHIP) > 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        """With the least die that will do: a higher one only wastes it."""
        found: vec[i64] = vec[i64]()
        for goods in range(FIRST_SHIP + 4):
            if not self.has_goods(table, seat, goods):
                continue
            for track in range(6):
                for die in range(self.need(table, seat, track), 7):
                    if dice_with(table.dice, die):
                        found = append(found, verbs.fit_move(goods, track, die - 1))
                        break
        return append(found, DONE)

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if move == DONE:
            return None
        goods: i64 = verbs.fit_goods(move)
        track: i64 = verbs.fit_track(move)
        die: i64 = verbs.fit_die(move) + 1
        if not self.has_goods(table, seat, goods):
            return no("aboard", "GW42", token=token_name(goods)) if goods < FIRST_SHIP else no("flag", "GW42")
        if dice_with(table.dice, die) == 0:
            return no("die", "GW42", die=die)
        need: i64 = self.need(table, seat, track)
        if need > 6:
            return no("track-full", "GW42", track=TRACKS[track])
        if die < need:
            return no("level", "GW42", track=TRACKS[track], need=need, die=die)
        return None

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        goods: i64 = verbs.fit_goods(move)
        if goods < FIRST_SHIP:
            table.aboard[table.actor - FIRST_SHIP] &= ~bit(goods)
            table.fitted[seat] |= bit(goods)
        else:
            table.captured[seat] -= one_of(goods - FIRST_SHIP)
            table.fitted_flags[seat] += one_of(goods - FIRST_SHIP)
        table.levels[seat] += one_of(verbs.fit_track(move))  # GW42, GW71
        table.dice -= FACE[verbs.fit_die(move) + 1]
        table.refit(seat)
        table.tell("fitted", seat, goods, verbs.fit_track(move))


# ---- GW43 Trade -----------------------------------------------------------------------------------------------------


class Trade(Action):
    """GW43 With a ship with cargo within S of a fort that is not its player's own."""

    name = "trade"
    rule = "GW43"

    def options(self, table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
        ship: i64 = ship_of(seat, which)
        if at_sea(table, ship) and table.aboard[ship - FIRST_SHIP] != 0 and fort_near(table, ship, True) >= 0:
            return append(found, verbs.trade_move(which))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        ship: i64 = ship_of(seat, verbs.trade_ship(move))
        if not at_sea(table, ship):
            return no("in-shipyard", "GW43", ship=ship_name(ship))
        if fort_near(table, ship, True) < 0:
            return no("foreign-fort-near", "GW43", ship=ship_name(ship))
        if table.aboard[ship - FIRST_SHIP] == 0:
            return no("cargo", "GW43", ship=ship_name(ship))
        return None

    def aim(self, table: Wrecked, seat: i64, move: i64) -> None:
        table.actor = ship_of(seat, verbs.trade_ship(move))
        table.target = -1


class StoreCargo(Question["Wrecked"]):
    """GW43 Up to as many tokens as the die shows go to the Stockpile."""

    name = "store"
    rule = "GW43"
    answers = (STORE, DONE)

    def ask(self, table: Wrecked) -> i64:
        if table.owed == 0 or table.aboard[table.actor - FIRST_SHIP] == 0:
            return 0
        return bit(table.turn)

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        tokens: i64 = table.aboard[table.actor - FIRST_SHIP]
        while tokens:
            found = append(found, verbs.store_move(lowest(tokens)))
            tokens &= tokens - 1
        return append(found, DONE)

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if move == DONE or has(table.aboard[table.actor - FIRST_SHIP], verbs.store_token(move)):
            return None
        return no("aboard", "GW43", token=token_name(verbs.store_token(move)))

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        token: i64 = verbs.store_token(move)
        table.aboard[table.actor - FIRST_SHIP] &= ~bit(token)
        table.stock[seat] |= bit(token)
        table.owed -= 1
        table.stored += 1
        table.tell("stored", seat, table.actor, token)

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        return Prompt(code="ask-store", rule="GW43", params={"count": table.still_owed()})


class DrawBuildings(Step["Wrecked"]):
    """GW43 Draw as many buildings as tokens were stored, fewer if the deck is short."""

    def run(self, table: Wrecked) -> None:
        count: i64 = table.stored  # GW43 if table.stored
        if count > len(table.deck):
            count = len(table.deck)
        table.stored = 0
        table.owed = 0
        if count == 0:
            return
        table.reveals += 1
        table.drawn = table.deck[:count]
        table.deck = table.deck[count:]
        table.fresh = table.fresh - count if table.fresh > count else 0
        for n in range(count):
            table.tell("drew", table.turn, table.drawn[n])


def free_slot(table: TableState, seat: i64) -> i64:
    """The first empty building slot; BUILDING_SLOTS if all are full."""
    for slot in range(BUILDING_SLOTS):
        if slot_of(table.built[seat], slot) < 0:
            return slot
    return BUILDING_SLOTS


class KeepBuilding(Question["Wrecked"]):
    """GW43 One of the drawn buildings is kept in the next empty slot; if all are full, in place of any."""

    name = "build"
    rule = "GW43"
    answers = (BUILD,)

    def ask(self, table: Wrecked) -> i64:
        if len(table.drawn) == 0:
            return 0
        free: i64 = free_slot(table, table.turn)
        if len(table.drawn) > 1 or free == BUILDING_SLOTS:
            return bit(table.turn)
        self.answer(table, table.turn, verbs.build_move(table.drawn[0], free))
        return 0

    def can_use(self, table: Wrecked, seat: i64, slot: i64) -> bool:
        free: i64 = free_slot(table, seat)
        return free == BUILDING_SLOTS or slot == free

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        met: i64 = 0
        for n in range(len(table.drawn)):
            building: i64 = table.drawn[n]
            if has(met, building):
                continue
            met |= bit(building)
            for slot in range(BUILDING_SLOTS):
                if self.can_use(table, seat, slot):
                    found = append(found, verbs.build_move(building, slot))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        building: i64 = verbs.build_building(move)
        if all(drawn != building for drawn in table.drawn):
            return no("building", "GW43", building=table.data.parts.building_names[building])
        if not self.can_use(table, seat, verbs.build_slot(move)):
            return no("slot", "GW43", number=verbs.build_slot(move) + 1)
        return None

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        """The others go under the deck, and so does a building that is replaced."""
        building: i64 = verbs.build_building(move)
        slot: i64 = verbs.build_slot(move)
        old: i64 = slot_of(table.built[seat], slot)  # GW72
        kept: bool = False
        table.deck = table.deck[:]  # copies of this position share it
        for n in range(len(table.drawn)):
            if table.drawn[n] == building and not kept:
                kept = True
            else:
                table.deck = append(table.deck, table.drawn[n])
        if old >= 0:
            table.deck = append(table.deck, old)
            table.tell("replaced", seat, old)
        table.drawn = vec[i64]()
        table.built = table.built[:]
        table.built[seat] += (building - old) * bit(slot * 6)
        table.tell("built", seat, building)
        table.refit(seat)
        table.data.buildings[building].opened(table, seat)
