"""The effects of the ten suits, in the order of the sheet, and the questions they ask. The second half of rules.py.

An effect that needs a choice pushes a question (`table.ask`). Divers change effects by their hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, highest
from wreckfish.core.question import no
from wreckfish.core.values import Prompt, Refusal, Token
from wreckfish.games.carcass import verbs
from wreckfish.games.carcass.cards import ALL, SQUIDS, highest_cards, same_suits, trail_card
from wreckfish.games.carcass.questions import CUT, FORFEIT, HAUL, PEEK, SPEAR, TAKE, CardQuestion, stacked_card

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass


class Effect:
    """CC43 A card without an effect of its own: Mermaid; and Key and Chest, which wait for the Hold (CC13)."""

    def placed(self, table: Carcass, card: i64) -> None:
        pass


class AnchorEffect(Effect):
    """CC30 On an incident the cards placed before it are collected; of several Anchors the last one counts (CC74)."""

    def placed(self, table: Carcass, card: i64) -> None:
        table.safe = table.found & ~bit(card)
        table.anchor_at = table.length - 1


class SquidEffect(Effect):
    """CC32 Two more cards must be placed before returning; of several Squids the largest demand stands (CC74)."""

    def placed(self, table: Carcass, card: i64) -> None:
        demand: i64 = table.data.squid_demand  # CC32
        for seat in range(table.seats):
            if seat != table.turn:
                demand = table.divers[seat].rival_demand(demand)
        if demand > table.owed:
            table.owed = demand


class MapEffect(Effect):
    """CC35 Three cards of the Locker are drawn."""

    def placed(self, table: Carcass, card: i64) -> None:
        wanted: i64 = table.diver.map_choice(table.data.map_choice, count_bits(table.locker))
        table.offer = table.draw_from(table.locker, wanted)
        if table.offer:
            table.tell("map", table.turn, table.offer, 0, bit(table.turn))
        table.ask(TAKE, card, table.turn)


class TakeFromLocker(CardQuestion):
    """CC35 One of the cards that the Map shows is placed, the others go back."""

    name = "map"
    rule = "CC35"
    answers = (verbs.MAP,)

    def ask(self, table: Carcass) -> i64:
        return table.choose_from(table.offer)

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        if not has(table.offer, verbs.map_card(move)):
            return no("not-shown", "CC35", card=table.data.names[verbs.map_card(move)])
        return None

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        card: i64 = verbs.map_card(move)
        table.tell("took", seat, card)  # CC35
        table.locker &= ~bit(card)
        table.remembered = table.offer & ~bit(card)  # CC36 if table.offer & ~bit(card)
        table.rememberer = seat
        table.offer = 0
        table.reveals += 1
        table.place(card)  # CC13 if not has(table.blocked, card); CC15 if has(table.blocked, card)


class KnifeEffect(Effect):
    """CC38 An opponent loses a card."""

    def placed(self, table: Carcass, card: i64) -> None:
        table.ask(CUT, card, table.turn)


class CutCard(CardQuestion):
    """CC38 The highest card of a suit of an opponent's Hold goes to the Locker."""

    name = "knife"
    rule = "CC38"
    answers = (verbs.KNIFE,)

    def ask(self, table: Carcass) -> i64:
        return table.choose_from(table.rivals_highest())

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        return self.unless_rivals(table, seat, verbs.knife_card(move))

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        card: i64 = verbs.knife_card(move)
        owner: i64 = table.owner(card)
        if table.divers[owner].turns_knife:  # CC59; CC69 if table.diver.name in ("deep-cutter", "scavenger")
            table.tell("deflected", seat, card, owner)
            table.ask(FORFEIT, trail_card(table.trail, table.length - 1), seat)
            return
        removed: i64 = table.diver.knifed(card, table.holds[owner])  # CC38
        table.holds[owner] &= ~removed
        if table.diver.scavenges:  # CC64
            table.tell("scavenged", seat, removed, owner)
            table.holds[seat] |= removed
        else:
            table.tell("knifed", seat, removed, owner)
            table.to_locker(removed)


class DroneEffect(Effect):
    """CC39 Look at the top card of the deck."""

    def placed(self, table: Carcass, card: i64) -> None:
        if table.deck:  # CC39
            self.look(table, table.diver.sight(table.data.drone_sight))
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
                table.reveals += 1  # to this player, even if others knew the card
            shown += 1
        table.tell("peeked", table.turn, table.seen, shown, bit(table.turn))


class PlaceOrLeave(CardQuestion):
    """CC39, CC40 Place the card that the Drone saw (0), or return and leave it there (1) if nothing is owed."""

    name = "drone"
    rule = "CC39"
    answers = (verbs.PLACE, verbs.LEAVE)

    def ask(self, table: Carcass) -> i64:
        if table.deck == 0:
            return 0
        hauls_owed: bool = table.depth > 1 and table.holds[table.turn] != 0
        return table.choose_from(1 if table.owed or hauls_owed else 3)  # CC40 if table.owed or hauls_owed

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        return no("must-place", "CC40") if move == verbs.LEAVE and not has(table.options, 1) else None

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        if move == verbs.PLACE:
            table.dive()
        else:
            table.tell("left", seat)
            table.surface()

    def pending(self, table: Carcass, place: i64) -> Prompt:
        asked = super().pending(table, place)
        if has(table.options, 1):
            return asked
        return Prompt(code="ask-place", rule="CC40", by=asked.by, params=asked.params)


class NetEffect(Effect):
    """CC41 A card of the player's own Hold comes up; a Netmaster's Net brings up two."""

    def placed(self, table: Carcass, card: i64) -> None:
        table.netted |= bit(card)
        for _ in range(table.diver.hauls()):
            table.ask(HAUL, card, table.turn)


class HaulCard(CardQuestion):
    """CC41 The highest card of a suit of the player's own Hold is placed."""

    name = "net"
    rule = "CC41"
    answers = (verbs.NET,)

    def ask(self, table: Carcass) -> i64:
        return table.choose_from(highest_cards(table.holds[table.turn]))

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        return self.unless_own(table, seat, verbs.net_card(move))

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        card: i64 = verbs.net_card(move)
        # CC41; CC51 if table.diver.hauls() > 1 and table.stack[table.depth] not in table.stack[: table.depth]
        table.tell("netted", seat, card)
        table.holds[seat] &= ~bit(card)
        table.netted |= bit(card)
        table.place(card)  # CC13 if not has(table.blocked, card); CC15 if has(table.blocked, card)

    def idle(self, table: Carcass, entry: i64) -> None:
        """CC51 With an empty Hold all hauls that are left come to nothing; told once."""
        left: i64 = 1
        while table.depth and table.stack[table.depth - 1] == entry:
            table.depth -= 1
            left += 1
        kind = "idle" if left == table.diver.hauls() else "no-haul"
        table.tell(kind, table.turn, stacked_card(entry))

    def pending(self, table: Carcass, place: i64) -> Prompt:
        """The hauls of one Net are stacked on each other, the last at the bottom."""
        asked = super().pending(table, place)
        left = sum([table.stack[below] == table.stack[place] for below in range(place + 1)])
        params: dict[str, Token] = {**asked.params, "haul": table.diver.hauls() + 1 - left}
        return Prompt(code=asked.code, rule=asked.rule, by=asked.by, params=params)


class HarpoonEffect(Effect):
    """CC42 An opponent's card is speared; CC61 a Decoy Keeper's Squid, if there is one at the table."""

    def placed(self, table: Carcass, card: i64) -> None:
        for seat in range(table.seats):
            if seat != table.turn and table.divers[seat].decoys:
                self.meet_decoy(table, card, table.holds[seat] & SQUIDS)
                return
        table.ask(SPEAR, card, table.turn)

    def meet_decoy(self, table: Carcass, card: i64, squids: i64) -> None:
        """CC61 The Decoy Keeper's highest Squid must be taken; without one the Harpoon itself is gone."""
        # CC61; CC69 if table.diver.name == "spear-fisher"
        if squids:
            spear(table, highest(squids))
            return
        table.length -= 1
        table.trail &= bit(table.length * 6) - 1
        table.found &= ~bit(card)
        table.blocked &= ~table.data.clashes[card]
        table.tell("decoyed", table.turn, card)
        table.to_locker(bit(card))


class SpearCard(CardQuestion):
    """CC42 The highest card of a suit of an opponent's Hold is placed: a suit that the player does not hold."""

    name = "harpoon"
    rule = "CC42"
    answers = (verbs.HARPOON,)

    def ask(self, table: Carcass) -> i64:
        strange_suits: i64 = ALL & ~same_suits(table.holds[table.turn])
        return table.choose_from(table.diver.spears(strange_suits, table.rivals_highest()))

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        card: i64 = verbs.harpoon_card(move)
        refused = self.unless_rivals(table, seat, card)
        if refused is None and not has(table.options, card):
            return no("suit-held", "CC42", card=table.data.names[card])
        return refused

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        spear(table, verbs.harpoon_card(move))


def spear(table: Carcass, card: i64) -> None:
    owner: i64 = table.owner(card)
    # CC42; CC65 if table.asking == SPEAR and bit(card) & same_suits(table.holds[table.turn])
    table.tell("speared", table.turn, card, owner)
    table.holds[owner] &= ~bit(card)
    table.place(card)  # CC13 if not has(table.blocked, card); CC15 if has(table.blocked, card)


# By suit, in the order of components.Suit.
PLAIN: Final = Effect()
EFFECTS: Final = vec[Effect]([
    AnchorEffect(), SquidEffect(), MapEffect(), PLAIN, PLAIN, KnifeEffect(), DroneEffect(), NetEffect(),
    HarpoonEffect(), PLAIN,
])  # fmt: skip
