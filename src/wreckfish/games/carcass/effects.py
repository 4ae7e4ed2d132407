"""The effects of the ten suits, in the order of the sheet, and the questions they ask. The second half of rules.py.

An effect that asks is a `Question`: its options are a set of cards (a suit of a Hold is named by its highest card), of
seats, or of two answers. What Divers change is asked of their hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, highest
from wreckfish.games.carcass.cards import ALL, SQUIDS, highest_cards, same_suits, trail_card

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass

# The questions that a player can be asked, by number; `QUESTIONS` below holds them in this order.
TURN: Final = 0
TAKE: Final = 1
CUT: Final = 2
PEEK: Final = 3
HAUL: Final = 4
SPEAR: Final = 5
PLUNDER: Final = 6
SABOTAGE: Final = 7
LOSE: Final = 8


class Effect:
    """CC43 A card without an effect of its own: Mermaid; and Key and Chest, which wait for the Hold (CC13)."""

    def placed(self, table: Carcass, card: i64) -> None:
        pass


class AnchorEffect(Effect):
    """CC30 On an incident the cards placed before it are collected; of several Anchors the last governs (CC74)."""

    def placed(self, table: Carcass, card: i64) -> None:
        table.safe = table.found & ~bit(card)
        table.anchor_at = table.length - 1


class SquidEffect(Effect):
    """CC32 Two more cards must be placed before a return; of several Squids the largest demand stands (CC74)."""

    def placed(self, table: Carcass, card: i64) -> None:
        demand: i64 = table.kit.squid_demand  # CC32
        for seat in range(table.seats):
            if seat != table.turn:
                demand = table.divers[seat].rival_demand(demand)
        if demand > table.owed:
            table.owed = demand


class Question(Effect):
    """An effect that asks: `options` are its choices, `answer` carries one out. No choice: nothing happens."""

    def __init__(self, number: i64, verb: i64, shift: i64) -> None:
        self.number: i64 = number
        self.verb: i64 = verb  # a move is verb + (choice << shift)
        self.shift: i64 = shift

    def placed(self, table: Carcass, card: i64) -> None:
        table.ask(self.number, card, table.turn)

    def options(self, table: Carcass) -> i64:
        return 0

    def answer(self, table: Carcass, choice: i64) -> None:
        pass

    def idle(self, table: Carcass, entry: i64) -> None:
        """Tell that there is nothing to choose from; the question is off the stack."""
        table.tell("idle", entry >> 12, (entry >> 6) & 63)


class Turn(Question):
    """CC10, CC12 Reveal a card (0), or return to the surface (1)."""

    def answer(self, table: Carcass, choice: i64) -> None:
        if choice == 0:
            table.dive()  # CC10 if not table.dived; CC12 if table.options == 3
        else:
            table.surface()  # CC12


class TreasureMap(Question):
    """CC35 Three cards of the Locker are drawn, one of them is placed, the others go back."""

    def placed(self, table: Carcass, card: i64) -> None:
        wanted: i64 = table.diver.map_choice(table.kit.map_choice, count_bits(table.locker))
        table.offer = table.draw_from(table.locker, wanted)
        if table.offer:
            table.tell("map", table.turn, table.offer, 0, bit(table.turn))
        table.ask(TAKE, card, table.turn)

    def options(self, table: Carcass) -> i64:
        return table.offer

    def answer(self, table: Carcass, choice: i64) -> None:
        table.tell("took", table.turn, choice)  # CC35
        table.locker &= ~bit(choice)
        table.remembered = table.offer & ~bit(choice)  # CC36 if table.offer & ~bit(choice)
        table.rememberer = table.turn
        table.offer = 0
        table.unveiled += 1
        table.place(choice)  # CC13 if not has(table.blocked, choice); CC15 if has(table.blocked, choice)


class KnifeEffect(Question):
    """CC38 The highest card of a suit of an opponent's Hold goes to the Locker."""

    def options(self, table: Carcass) -> i64:
        return table.rivals_highest()

    def answer(self, table: Carcass, choice: i64) -> None:
        owner: i64 = table.owner(choice)
        if table.divers[owner].turns_knife():  # CC59; CC69 if table.diver.name in ("deep-cutter", "scavenger")
            table.tell("deflected", table.turn, choice, owner)
            table.ask(LOSE, trail_card(table.trail, table.length - 1), table.turn)
            return
        removed: i64 = table.diver.knifed(choice, table.holds[owner])  # CC38
        table.holds[owner] &= ~removed
        if table.diver.scavenges():  # CC64
            table.tell("scavenged", table.turn, removed, owner)
            table.holds[table.turn] |= removed
        else:
            table.tell("knifed", table.turn, removed, owner)
            table.to_locker(removed)


class OwnLoss(Question):
    """CC59 Whose Knife met an Iron Wetsuit loses the highest card of a suit of their own."""

    def options(self, table: Carcass) -> i64:
        return highest_cards(table.holds[table.turn])

    def answer(self, table: Carcass, choice: i64) -> None:
        table.tell("own-loss", table.turn, choice)
        table.holds[table.turn] &= ~bit(choice)
        table.to_locker(bit(choice))

    def idle(self, table: Carcass, entry: i64) -> None:
        table.tell("no-loss", table.turn, (entry >> 6) & 63)


class DroneEffect(Question):
    """CC39 Look at the top card of the deck, then place it (0), or return and leave it there (1)."""

    def placed(self, table: Carcass, card: i64) -> None:
        if table.deck:  # CC39
            self.look(table, table.diver.sight(table.kit.drone_sight))
        table.ask(PEEK, card, table.turn)

    def look(self, table: Carcass, sight: i64) -> None:
        """The top cards get an order, if they had none, and the player knows them."""
        hidden: i64 = table.deck
        shown: i64 = 0
        for place in range(sight):
            if place >= table.seen_count:
                if hidden == 0:
                    break
                table.seen |= table.deck_luck.draw(hidden) << (place * 6)
                table.seen_count += 1
            hidden &= ~bit(trail_card(table.seen, place))
            if not has(table.seen_by, place * 6 + table.turn):
                table.seen_by |= bit(place * 6 + table.turn)
                table.unveiled += 1  # to this player, whoever knew the card before
            shown += 1
        table.tell("peeked", table.turn, table.seen, shown, bit(table.turn))

    def options(self, table: Carcass) -> i64:
        if table.deck == 0:
            return 0
        hauls_owed: bool = table.depth > 1 and table.holds[table.turn] != 0
        return 1 if table.owed or hauls_owed else 3  # CC40 if table.owed or hauls_owed

    def answer(self, table: Carcass, choice: i64) -> None:
        if choice == 0:
            table.dive()
        else:
            table.tell("left", table.turn)
            table.surface()


class NetEffect(Question):
    """CC41 The highest card of a suit of the own Hold is placed."""

    def placed(self, table: Carcass, card: i64) -> None:
        table.netted |= bit(card)
        for _ in range(table.diver.hauls()):
            table.ask(HAUL, card, table.turn)

    def options(self, table: Carcass) -> i64:
        return highest_cards(table.holds[table.turn])

    def answer(self, table: Carcass, choice: i64) -> None:
        # CC41; CC51 if table.diver.hauls() > 1 and table.stack[table.depth] not in table.stack[: table.depth]
        table.tell("netted", table.turn, choice)
        table.holds[table.turn] &= ~bit(choice)
        table.netted |= bit(choice)
        table.place(choice)  # CC13 if not has(table.blocked, choice); CC15 if has(table.blocked, choice)

    def idle(self, table: Carcass, entry: i64) -> None:
        """CC51 An empty Hold has nothing for any haul that is left; told once."""
        left: i64 = 1
        while table.depth and table.stack[table.depth - 1] == entry:
            table.depth -= 1
            left += 1
        kind = "idle" if left == table.diver.hauls() else "no-haul"
        table.tell(kind, table.turn, (entry >> 6) & 63)


class HarpoonEffect(Question):
    """CC42 The highest card of a suit of an opponent's Hold is placed: a suit that the player does not hold."""

    def placed(self, table: Carcass, card: i64) -> None:
        for seat in range(table.seats):
            if seat != table.turn and table.divers[seat].decoys():
                self.meet_decoy(table, card, table.holds[seat] & SQUIDS)
                return
        table.ask(SPEAR, card, table.turn)

    def meet_decoy(self, table: Carcass, card: i64, squids: i64) -> None:
        """CC61 The Decoy Keeper's highest Squid must be taken; without one the Harpoon itself is gone."""
        # CC61; CC69 if table.diver.name == "spear-fisher"
        if squids:
            self.answer(table, highest(squids))
            return
        table.length -= 1
        table.trail &= bit(table.length * 6) - 1
        table.found &= ~bit(card)
        table.blocked &= ~table.kit.clashes[card]
        table.tell("decoyed", table.turn, card)
        table.to_locker(bit(card))

    def options(self, table: Carcass) -> i64:
        strange_suits: i64 = ALL & ~same_suits(table.holds[table.turn])
        return table.diver.spears(strange_suits, table.rivals_highest())

    def answer(self, table: Carcass, choice: i64) -> None:
        owner: i64 = table.owner(choice)
        # CC42; CC65 if table.asking == SPEAR and bit(choice) & same_suits(table.holds[table.turn])
        table.tell("speared", table.turn, choice, owner)
        table.holds[owner] &= ~bit(choice)
        table.place(choice)  # CC13 if not has(table.blocked, choice); CC15 if has(table.blocked, choice)


# ---- Questions that Divers bring ----------------------------------------------------------------------------------


class PlunderQuestion(Question):
    """CC62 The opponent whose Hold pays the bonus."""

    def options(self, table: Carcass) -> i64:
        return table.rivals_with_cards()

    def answer(self, table: Carcass, choice: i64) -> None:
        table.collect_bonus(choice)  # CC62
        table.end_turn()


class SabotageQuestion(Question):
    """CC53 The opponent whose losses the Saboteur will collect."""

    def options(self, table: Carcass) -> i64:
        return (bit(table.seats) - 1) & ~bit(table.stack[table.depth - 1] >> 12)

    def answer(self, table: Carcass, choice: i64) -> None:
        table.tell("named", table.stack[table.depth] >> 12, choice)
        table.victim = choice  # CC53


# A move is verb + (choice << shift). Verbs have five bits; the two answers of Turn and Drone are verbs themselves.
QUESTIONS: Final = vec[Question]([
    Turn(TURN, 0, 0),
    TreasureMap(TAKE, 4, 5),
    KnifeEffect(CUT, 5, 5),
    DroneEffect(PEEK, 2, 0),
    NetEffect(HAUL, 6, 5),
    HarpoonEffect(SPEAR, 7, 5),
    PlunderQuestion(PLUNDER, 8, 5),
    SabotageQuestion(SABOTAGE, 9, 5),
    OwnLoss(LOSE, 10, 5),
])  # fmt: skip
PLAIN: Final = Effect()
EFFECTS: Final = vec[Effect]([
    AnchorEffect(), SquidEffect(), QUESTIONS[TAKE], PLAIN, PLAIN, QUESTIONS[CUT], QUESTIONS[PEEK], QUESTIONS[HAUL],
    QUESTIONS[SPEAR], PLAIN,
])  # fmt: skip
