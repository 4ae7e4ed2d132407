"""The seventeen Divers (CC50-CC66), each a small override of the rules it changes.

`Diver` itself is a player without one: its hooks are the printed effects. The rules ask the acting player's Diver
first, then the opponents' (CC68). Skills are not optional (CC67). Three Divers bring a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.question import no
from wreckfish.core.values import Refusal
from wreckfish.games.carcass import verbs
from wreckfish.games.carcass.cards import MERMAID, SQUID, highest_cards, suit_cards, trail_card
from wreckfish.games.carcass.components import DIVERS, Components, DiverCard
from wreckfish.games.carcass.questions import Choice, stacked_card, stacked_seat

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass


class Diver:
    """No Diver: nothing is changed."""

    # Skills that a Diver has or has not; all others are hooks.
    plunders: bool = False  # Key and Chest take from an opponent's Hold instead of the Locker
    scavenges: bool = False  # the cards that the Knife removes go to the player's own Hold
    turns_knife: bool = False  # an opponent's Knife aimed at this player hurts the opponent instead
    decoys: bool = False  # an opponent's Harpoon must take this player's highest Squid
    names_victim: bool = False  # this player names an opponent before the game

    def __init__(self, name: str, card: DiverCard | None) -> None:
        self.name: str = name
        self.character: str = "" if card is None else card.character
        self.demand: i64 = 0 if card is None else card.demand
        self.extra_hauls: i64 = 1 if card is None else card.hauls
        self.bonus: i64 = 0 if card is None else card.bonus
        self.far_sight: i64 = 1 if card is None else card.sight
        self.after: i64 = 0 if card is None else card.after
        self.factor: i64 = 1 if card is None else card.factor

    # What the player's own cards do.

    def keeps(self, suit: i64) -> bool:
        """Whether a placed card of this suit goes straight to the Hold, without an effect."""
        return False

    def saves(self, table: Carcass) -> i64:
        """Exploration cards that are collected on an incident, besides those before the Anchor."""
        return 0

    def map_choice(self, printed: i64, locker: i64) -> i64:
        """How many Locker cards a Map shows."""
        return printed

    def bonus_cards(self, printed: i64) -> i64:
        """How many cards a Key and a Chest bring."""
        return printed

    def knifed(self, card: i64, hold: i64) -> i64:
        """Which cards of the Hold the Knife removes."""
        return bit(card)

    def sight(self, printed: i64) -> i64:
        """How many cards a Drone sees."""
        return printed

    def hauls(self) -> i64:
        """How many cards a Net brings up."""
        return 1

    def spears(self, strange_suits: i64, rivals: i64) -> i64:
        """Which of the rivals' highest cards a Harpoon may take: those of suits that the player does not hold."""
        return rivals & strange_suits

    def worth(self, suit: i64) -> i64:
        """Points that each scored card of a suit earns on top."""
        return 0

    # What the opponents' cards and losses do.

    def rival_demand(self, demand: i64) -> i64:
        """How many cards an opponent's Squid asks for."""
        return demand

    def takes_losses(self, table: Carcass, loser: i64) -> bool:
        """Whether this player gets what another loses in an incident."""
        return False


class SquidTamer(Diver):
    """CC50 An opponent who places a Squid owes four cards instead of two."""

    def rival_demand(self, demand: i64) -> i64:
        return self.demand  # CC50


class Netmaster(Diver):
    """CC51 The Net brings up two cards, one after the other."""

    def hauls(self) -> i64:
        return self.extra_hauls


class SirensFriend(Diver):
    """CC52 A placed Mermaid goes straight to the Hold and leaves the Exploration."""

    def keeps(self, suit: i64) -> bool:
        return suit == MERMAID  # CC52 if suit == MERMAID


class Saboteur(Diver):
    """CC53 What the named opponent loses in an incident goes to this player instead of the Locker."""

    names_victim = True

    def takes_losses(self, table: Carcass, loser: i64) -> bool:
        return table.victim == loser


class NameVictim(Choice):
    """CC53 The opponent whose losses the Saboteur will collect."""

    name = "sabotage"
    rule = "CC53"
    answers = (verbs.SABOTAGE,)

    def ask(self, table: Carcass) -> i64:
        asked: i64 = bit(stacked_seat(table.stack[table.depth - 1]))
        table.options = (bit(table.seats) - 1) & ~asked
        return asked

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        return refuse_seat(table, seat, verbs.sabotage_seat(move), "CC53")

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        table.tell("named", seat, verbs.sabotage_seat(move))
        table.victim = verbs.sabotage_seat(move)  # CC53


def refuse_seat(table: Carcass, seat: i64, chosen: i64, rule: str) -> Refusal | None:
    """The refusal of a seat, unless it is an opponent's."""
    if chosen >= table.seats:
        return no("such-seat", rule, number=chosen + 1)
    return no("yourself", rule) if chosen == seat else None


class SquidFisher(Diver):
    """CC54 A placed Squid goes straight to the Hold and asks for no cards."""

    def keeps(self, suit: i64) -> bool:
        return suit == SQUID  # CC54 if suit == SQUID


class PearlAppraiser(Diver):
    """CC55 Each scored Mermaid is worth 5 more."""

    def worth(self, suit: i64) -> i64:
        return self.bonus if suit == MERMAID else 0


class Miser(Diver):
    """CC56 The Net and what it brought up are collected even on an incident."""

    def saves(self, table: Carcass) -> i64:
        return table.netted  # CC56 if table.netted & table.found


class Navigator(Diver):
    """CC57 The Map shows the whole Locker."""

    def map_choice(self, printed: i64, locker: i64) -> i64:
        return locker  # CC57 if locker


class DeepCutter(Diver):
    """CC58 The Knife removes every card of the chosen suit."""

    def knifed(self, card: i64, hold: i64) -> i64:
        return hold & suit_cards(card // 6)  # CC58


class IronWetsuit(Diver):
    """CC59 An opponent who picks this player with a Knife loses a card of their own instead."""

    turns_knife = True


class Forfeit(Choice):
    """CC59 A player whose Knife met an Iron Wetsuit loses the highest card of a suit of their own."""

    name = "lose"
    rule = "CC59"
    answers = (verbs.LOSE,)

    def ask(self, table: Carcass) -> i64:
        return table.choose_from(highest_cards(table.holds[table.turn]))

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        return self.unless_own(table, seat, verbs.lose_card(move))

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        card: i64 = verbs.lose_card(move)
        table.tell("own-loss", seat, card)
        table.holds[seat] &= ~bit(card)
        table.to_locker(bit(card))

    def idle(self, table: Carcass, entry: i64) -> None:
        table.tell("no-loss", table.turn, stacked_card(entry))


class SonarOperator(Diver):
    """CC60 The Drone sees the top three cards; only the first can be placed."""

    def sight(self, printed: i64) -> i64:
        return self.far_sight  # CC60


class DecoyKeeper(Diver):
    """CC61 An opponent's Harpoon must take this player's highest Squid, or goes to the Locker."""

    decoys = True


class Plunderer(Diver):
    """CC62 Bonus cards come at random from one opponent's Hold."""

    plunders = True


class Ransack(Choice):
    """CC62 The opponent whose Hold pays the bonus."""

    name = "plunder"
    rule = "CC62"
    answers = (verbs.PLUNDER,)

    def ask(self, table: Carcass) -> i64:
        return table.choose_from(table.rivals_with_cards())

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        owner: i64 = verbs.plunder_seat(move)
        refused = refuse_seat(table, seat, owner, "CC62")
        if refused is None and not table.holds[owner]:
            return Refusal(code="no-empty-hold", rule="CC62", seats={"owner": owner})
        return refused

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        table.collect_bonus(verbs.plunder_seat(move))  # CC62
        table.end_turn()


class HarbourPilot(Diver):
    """CC63 The Anchor and the two cards placed after it are safe too."""

    def saves(self, table: Carcass) -> i64:
        saved: i64 = 0
        if table.anchor_at >= 0:  # CC63
            for place in range(table.anchor_at, min(table.anchor_at + self.after + 1, table.length)):
                saved |= bit(trail_card(table.trail, place))
        return saved


class Scavenger(Diver):
    """CC64 The cards that the Knife removes go to the player's own Hold."""

    scavenges = True


class SpearFisher(Diver):
    """CC65 The Harpoon may take suits that the player already holds."""

    def spears(self, strange_suits: i64, rivals: i64) -> i64:
        return rivals


class TreasureHunter(Diver):
    """CC66 The bonus is tripled."""

    def bonus_cards(self, printed: i64) -> i64:
        return printed * self.factor  # CC66


# In the order of their ids, as DIVERS names them.
KINDS: tuple[type[Diver], ...] = (
    SquidTamer, Netmaster, SirensFriend, Saboteur, SquidFisher, PearlAppraiser, Miser, Navigator, DeepCutter,
    IronWetsuit, SonarOperator, DecoyKeeper, Plunderer, HarbourPilot, Scavenger, SpearFisher, TreasureHunter,
)  # fmt: skip


def crew(parts: Components) -> dict[str, Diver]:
    """All Diver cards of an edition, by name, in the order of their ids."""
    return {name: kind(name, parts.divers[name]) for name, kind in zip(DIVERS, KINDS, strict=True)}  # type: ignore[index]
