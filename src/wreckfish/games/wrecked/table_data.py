"""What stays the same in every deal of one table of Get Wrecked: seats, sizes, and the cards as numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.games.wrecked.buildings import FIGURES, KINDS, TRACK_FIGURES, Building, Fleet
from wreckfish.games.wrecked.components import CARGO, FLAGS, SHIP_CARDS, TRACKS, Components, worth
from wreckfish.games.wrecked.geometry import SPAN
from wreckfish.games.wrecked.pieces import FIRST_SHIP, FIRST_WHALE, PIECES, count_of, slot_of


class TableData:
    """What all positions of a table share, made once."""

    def __init__(self, seats: i64, parts: Components, quick: bool) -> None:
        self.parts: Components = parts
        self.seats: i64 = seats
        self.quick: bool = quick
        self.side: i64 = parts.sea[seats - 2]
        self.lair_at: i64 = (self.side // 2) * SPAN + self.side // 2
        self.slots: i64 = parts.kraken_slots[seats - 2]
        discs = parts.discs
        self.island: i64 = discs.island
        self.lair: i64 = discs.lair
        self.kraken: i64 = discs.kraken
        self.ship: i64 = discs.ship
        self.whale: i64 = discs.whale
        self.fort: i64 = discs.fort
        self.cargo: i64 = discs.cargo
        sizes = [discs.cargo] * FIRST_WHALE + [discs.whale] * (FIRST_SHIP - FIRST_WHALE)
        self.sizes: vec[i64] = vec[i64](sizes + [discs.ship] * (PIECES - FIRST_SHIP))  # by piece
        self.short: i64 = parts.sticks.S
        self.long: i64 = parts.sticks.L
        self.sea_number: i64 = parts.sea_number
        self.whale_hull: i64 = parts.whale_hull
        self.whale_coins: i64 = parts.whale_coins
        self.slain: i64 = parts.slain
        # Cargo values before they are shuffled, and the visible skulls by the number of flags gone.
        self.values: vec[i64] = vec[i64]([n + 1 for n in range(3) for _ in range(parts.cargo[n])])
        self.skulls: vec[i64] = vec[i64]([sum(space <= gone for space in parts.skulls) for gone in range(FLAGS + 1)])
        # The Kraken board by filled slots.
        self.threat: vec[i64] = vec[i64]([level.threat for level in parts.kraken])
        self.actions: vec[i64] = vec[i64]([level.actions for level in parts.kraken])
        self.swim: vec[i64] = vec[i64]([parts.length(level.speed) for level in parts.kraken])
        self.strength: vec[i64] = vec[i64]([level.strength for level in parts.kraken])
        self.kraken_hull: vec[i64] = vec[i64]([level.hull for level in parts.kraken])
        # By ship card: a fleet's figures. By track: what each level needs, which figure a token improves, by how much.
        fleets = [[*worth(parts, card), 0, 0, 0, 0, parts.sticks.S] for card in parts.ships.values()]
        self.cards: vec[i64] = vec[i64]([figure for fleet in fleets for figure in fleet])
        self.needs: vec[i64] = vec[i64]([die for track in TRACKS for die in parts.tracks[track].needs])
        self.improves: vec[i64] = vec[i64]([FIGURES.index(figure) for figure in TRACK_FIGURES])
        self.by: vec[i64] = vec[i64]([parts.tracks[track].by for track in TRACKS])
        self.buildings: list[Building] = [KINDS[name](name, card) for name, card in parts.buildings.items()]
        self.deck: vec[i64] = vec[i64](
            [number for number, card in enumerate(parts.buildings.values()) for _ in range(card.cards)]
        )
        # Empty boards, to be copied.
        self.per_seat: vec[i64] = vec[i64]([0] * int(seats))
        self.per_ship: vec[i64] = vec[i64]([0] * (2 * int(seats)))
        self.no_cards: vec[i64] = vec[i64]([-1] * int(seats))
        self.undocked: vec[i64] = vec[i64]([-1] * (2 * int(seats)))
        self.nowhere: vec[i64] = vec[i64]([0] * PIECES)
        self.no_fleet: Fleet = Fleet(vec[i64]([0] * 10 + [parts.sticks.S]))
        assert len(self.values) == CARGO
        assert len(self.cards) == SHIP_CARDS * 11

    def fleet(self, card: i64, levels: i64, built: i64) -> Fleet:
        """GW70-GW72 What ships can do with a card, upgrades and buildings."""
        # Always: GW70
        figures: vec[i64] = self.cards[card * 11 : card * 11 + 11]
        for track in range(6):
            figures[self.improves[track]] += count_of(levels, track) * self.by[track]
        for slot in range(3):
            building: i64 = slot_of(built, slot)
            if building >= 0:
                self.buildings[building].fit_out(figures)
        return Fleet(figures)
