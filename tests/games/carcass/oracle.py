"""Captain Carcass a second time, written from the rules alone, without a look at the engine: an oracle to compare with.

As naive as possible. Cards are texts like `squid7`, piles are lists, and a game is one long story told by generators:
wherever a player must decide, the story yields the question and is sent the answer. All that luck decides (the card
on top of the deck, what is drawn from the Locker) is told from outside, in `from_deck` and `from_locker`; everything
else the oracle works out for itself.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeAlias

SUITS = ["anchor", "squid", "map", "key", "chest", "knife", "drone", "net", "harpoon", "mermaid"]
CARDS = [f"{suit}{value + (2 if suit == 'mermaid' else 0)}" for suit in SUITS for value in range(2, 8)]  # CC01
LOWEST = [f"{suit}{4 if suit == 'mermaid' else 2}" for suit in SUITS]  # CC02


def suit_of(card: str) -> str:
    return card[:-1]


def value_of(card: str) -> int:
    return int(card[-1])


def tops(pile: list[str]) -> list[str]:
    """The highest card of each suit in a pile."""
    best: dict[str, str] = {}
    for card in pile:
        other = best.get(suit_of(card))
        if other is None or value_of(card) > value_of(other):
            best[suit_of(card)] = card
    return list(best.values())


class Question(NamedTuple):
    """Who must decide what, because of which card, and all answers that the rules allow."""

    seat: int
    what: str
    by: str | None
    answers: list[str]


class Ending(NamedTuple):
    """Why the game ended; each seat's points and place."""

    reason: str
    points: list[int]
    places: list[int]


Story: TypeAlias = Generator[Question, str, None]


class Incident(Exception):
    """A card whose suit (or value, CC74) is already in the Exploration. Carries the card."""


class Returned(Exception):
    """The player returns to the surface in the middle of an effect: a Drone's card is left on the deck."""


class Oracle:
    """A table, from the start of its first turn."""

    def __init__(
        self, divers: Sequence[str | None], variant: str | None, first: int,
        deck: Sequence[str], locker: Sequence[str], holds: Sequence[Sequence[str]],
    ) -> None:  # fmt: skip
        self.divers = list(divers)
        self.variant = variant
        self.seats = range(len(divers))
        self.turn = first  # CC07: drawn or named, either way told
        self.deck = list(deck)  # in no order: the order is luck
        self.locker = list(locker)
        self.holds = [list(hold) for hold in holds]
        self.exploration: list[str] = []
        self.owed = 0  # cards that a Squid still asks for
        self.hauls_to_come = 0  # cards that a Netmaster's Net still brings up
        self.brought_up: list[str] = []  # what Nets brought up this turn
        self.victim: int | None = None
        self.ending: Ending | None = None

        self.from_deck: list[str] = []  # luck, as it is told
        self.from_locker: list[str] = []

        self.seen: list[tuple[str, list[int]]] = []  # the deck's top cards that players saw, and which players
        self.shown: list[str] = []  # what a Map shows now
        self.remembered: list[str] = []  # Locker cards that a player saw and did not choose
        self.rememberer: int | None = None

        self.story = self.tell()
        self.question: Question | None = next(self.story)

    def answer(self, text: str) -> None:
        """Go on with the story until the next question, or to the end."""
        assert self.question is not None
        assert text in self.question.answers, f"{text} is not among {self.question.answers}"
        try:
            self.question = self.story.send(text)
        except StopIteration:
            self.question = None

    # ---- Small things ---------------------------------------------------------------------------------------------

    def is_diver(self, name: str) -> bool:
        """Whether the player whose turn it is has this Diver."""
        return self.divers[self.turn] == name

    def opponent_with(self, name: str) -> int | None:
        """The opponent who has this Diver."""
        for seat in self.opponents():
            if self.divers[seat] == name:
                return seat
        return None

    def opponents(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.turn]

    def hold(self) -> list[str]:
        return self.holds[self.turn]

    def ask(self, what: str, by: str | None, answers: list[str]) -> Generator[Question, str, str]:
        """Ask the player whose turn it is; the answer's last word."""
        answer = yield Question(self.turn, what, by, answers)
        return answer.split()[-1]

    def into_locker(self, cards: list[str]) -> None:
        self.locker.extend(cards)
        self.forget()

    def out_of_locker(self, card: str) -> None:
        self.locker.remove(card)
        self.forget()

    def forget(self) -> None:
        """The Locker changed: what a player knew of it is out of date."""
        self.remembered = []
        self.rememberer = None

    def draw(self, pile: list[str], count: int) -> list[str]:
        """Cards by luck, from the Locker or a Hold; all of them, if there are no more."""
        if count >= len(pile):
            return list(pile)
        drawn = [self.from_locker.pop(0) for _ in range(count)]
        assert set(drawn) <= set(pile), f"{drawn} cannot be drawn from {pile}"
        assert len(set(drawn)) == count, f"{drawn} has a card twice"
        return drawn

    def see(self, count: int) -> None:
        """Have the player whose turn it is see that many cards on top of the deck, or all there are."""
        count = min(count, len(self.deck))
        while len(self.seen) < count:
            self.seen.append((self.next_unseen(), []))
        for _, seats in self.seen[:count]:
            if self.turn not in seats:
                seats.append(self.turn)

    def next_unseen(self) -> str:
        """The first card of the deck that no one has seen yet."""
        seen = [card for card, _ in self.seen]
        unseen = [card for card in self.deck if card not in seen]
        card = unseen[0] if len(unseen) == 1 and not self.from_deck else self.from_deck.pop(0)
        assert card in unseen, f"{card} cannot come from the deck"
        return card

    # ---- The game and its turns -----------------------------------------------------------------------------------

    def tell(self) -> Story:
        for seat in self.seats:
            if self.divers[seat] == "saboteur":  # CC53
                others = [f"sabotage {other + 1}" for other in self.seats if other != seat]
                answer = yield Question(seat, "sabotage", None, others)
                self.victim = int(answer.split()[-1]) - 1
        while True:
            yield from self.play_turn()
            if self.variant == "sudden-surfacing" and any(self.points(seat) >= 50 for seat in self.seats):  # CC72
                self.ending = self.rank("goal")
                return
            if not self.deck:  # CC20
                self.ending = self.rank("deck")
                return
            self.turn = (self.turn + 1) % len(self.seats)  # CC17

    def play_turn(self) -> Story:
        self.brought_up = []
        try:
            yield from self.ask("first", None, ["dive"])  # CC10
            yield from self.reveal()
            while self.deck:  # CC21: with nothing left to reveal, the player returns
                if self.owed:  # CC32
                    yield from self.ask("squid", None, ["dive"])
                elif (yield from self.ask("turn", None, ["dive", "surface"])) == "surface":  # CC12
                    break
                yield from self.reveal()
            yield from self.surface()
        except Returned:
            yield from self.surface()
        except Incident as incident:
            self.lose_dive(str(incident))
        self.owed = 0
        self.hauls_to_come = 0  # CC14: what was pending is cancelled
        self.shown = []

    def reveal(self) -> Story:
        """The top card of the deck is revealed, or the one that a Drone saw is placed."""
        card = self.seen.pop(0)[0] if self.seen else self.next_unseen()
        self.deck.remove(card)
        if not self.deck:
            self.owed = 0  # CC34
        yield from self.place(card)

    def place(self, card: str) -> Story:
        """A card comes into the Exploration, from wherever (CC13, CC15)."""
        if self.clashes(card):  # CC14
            raise Incident(card)
        self.exploration.append(card)  # CC11
        self.owed = max(0, self.owed - 1)  # CC33
        effects = {
            "squid": self.squid, "map": self.map, "knife": self.knife, "drone": self.drone, "net": self.net,
            "harpoon": self.harpoon, "mermaid": self.mermaid,
        }  # fmt: skip
        if suit_of(card) in effects:  # CC13: Key and Chest wait; CC30: so does the Anchor
            yield from effects[suit_of(card)](card)  # CC44: to its end

    def clashes(self, card: str) -> bool:
        """Whether a card would be an incident now."""
        if self.variant == "strange-waters":  # CC74
            return any(value_of(card) == value_of(other) for other in self.exploration)
        return any(suit_of(card) == suit_of(other) for other in self.exploration)  # CC14

    def surface(self) -> Story:
        """The return (CC16) and the bonus for Key and Chest (CC37)."""
        suits = [suit_of(card) for card in self.exploration]
        count = len(self.exploration)
        self.hold().extend(self.exploration)
        self.exploration = []
        if "key" not in suits or "chest" not in suits:  # CC45: both in the Exploration
            return
        if self.is_diver("treasure-hunter"):  # CC66
            count *= 3
        if self.is_diver("plunderer"):  # CC62
            rich = [f"plunder {seat + 1}" for seat in self.opponents() if self.holds[seat]]
            if rich:
                seat = int((yield from self.ask("plunder", None, rich))) - 1
                for card in self.draw(self.holds[seat], count):
                    self.holds[seat].remove(card)
                    self.hold().append(card)
            return
        for card in self.draw(self.locker, count):
            self.out_of_locker(card)
            self.hold().append(card)

    def lose_dive(self, cause: str) -> None:
        """A diving incident (CC14)."""
        saved: list[str] = []
        anchors = [place for place, card in enumerate(self.exploration) if suit_of(card) == "anchor"]
        if anchors:
            saved += self.exploration[: anchors[-1]]  # CC30; CC74: the last one counts
            if self.is_diver("harbour-pilot"):  # CC63
                saved += self.exploration[anchors[-1] : anchors[-1] + 3]
        if self.is_diver("miser"):  # CC56
            saved += [card for card in self.exploration if suit_of(card) == "net" or card in self.brought_up]
        lost = [card for card in self.exploration if card not in saved]  # CC69: the union is saved
        lost.append(cause)  # CC69: never the card that caused it
        self.hold().extend(card for card in self.exploration if card in saved)  # CC31: no bonus
        self.exploration = []
        if self.turn == self.victim:  # CC53, CC69: before Thieves' Reef
            self.holds[self.divers.index("saboteur")].extend(lost)
        elif self.variant == "thieves-reef":  # CC70
            self.holds[(self.turn + 1) % len(self.seats)].extend(lost)
        else:
            self.into_locker(lost)

    # ---- Effects --------------------------------------------------------------------------------------------------

    def squid(self, card: str) -> Story:
        """CC32 Two more cards are owed."""
        if self.is_diver("squid-fisher"):  # CC54; CC68: before an opponent's Squid Tamer
            self.exploration.remove(card)
            self.hold().append(card)
            return
        demand = 2 if self.opponent_with("squid-tamer") is None else 4  # CC50
        if self.deck:  # CC34
            self.owed = max(self.owed, demand)  # CC74: the largest stands
        yield from ()

    def map(self, card: str) -> Story:
        """CC35 A card of the Locker is placed."""
        if not self.locker:
            return
        self.shown = list(self.locker) if self.is_diver("navigator") else self.draw(self.locker, 3)  # CC57
        chosen = yield from self.ask("map", card, [f"map {shown}" for shown in self.shown])
        self.out_of_locker(chosen)
        self.remembered = [shown for shown in self.shown if shown != chosen]  # CC36
        self.rememberer = self.turn
        self.shown = []
        yield from self.place(chosen)

    def knife(self, card: str) -> Story:
        """CC38 An opponent loses a card."""
        owner = {top: seat for seat in self.opponents() for top in tops(self.holds[seat])}
        if not owner:
            return
        chosen = yield from self.ask("knife", card, [f"knife {top}" for top in owner])
        seat = owner[chosen]
        if self.divers[seat] == "iron-wetsuit":  # CC59, CC69: to the Locker, whoever the knifer is
            if self.hold():
                lost = yield from self.ask("lose", None, [f"lose {top}" for top in tops(self.hold())])
                self.hold().remove(lost)
                self.into_locker([lost])
            return
        gone = [chosen]
        if self.is_diver("deep-cutter"):  # CC58
            gone = [other for other in self.holds[seat] if suit_of(other) == suit_of(chosen)]
        for other in gone:
            self.holds[seat].remove(other)
        if self.is_diver("scavenger"):  # CC64
            self.hold().extend(gone)
        else:
            self.into_locker(gone)

    def drone(self, card: str) -> Story:
        """CC39 See the top card; place it, or return and leave it there."""
        if not self.deck:
            return
        self.see(3 if self.is_diver("sonar-operator") else 1)  # CC60
        owing = self.owed > 0 or (self.hauls_to_come > 0 and self.hold() != [])  # CC40; CC51: as many as there are
        if (yield from self.ask("drone", card, ["place"] if owing else ["place", "leave"])) == "leave":
            raise Returned
        yield from self.reveal()

    def net(self, card: str) -> Story:
        """CC41 A card of the player's own Hold is placed."""
        hauls = 2 if self.is_diver("netmaster") else 1  # CC51
        self.hauls_to_come += hauls
        for _ in range(hauls):
            self.hauls_to_come -= 1
            if self.hold():
                chosen = yield from self.ask("net", card, [f"net {top}" for top in tops(self.hold())])
                self.hold().remove(chosen)
                self.brought_up.append(chosen)  # CC69: the Net's own cards, not what they chain
                yield from self.place(chosen)

    def harpoon(self, card: str) -> Story:
        """CC42 An opponent's card of a suit that the player does not hold is placed."""
        keeper = self.opponent_with("decoy-keeper")
        if keeper is not None:  # CC61; CC69: before Spear Fisher
            squids = [top for top in tops(self.holds[keeper]) if suit_of(top) == "squid"]
            if not squids:
                self.exploration.remove(card)
                self.into_locker([card])
                return
            self.holds[keeper].remove(squids[0])
            yield from self.place(squids[0])
            return
        mine = [] if self.is_diver("spear-fisher") else [suit_of(other) for other in self.hold()]  # CC65
        owner = {top: seat for seat in self.opponents() for top in tops(self.holds[seat]) if suit_of(top) not in mine}
        if owner:
            chosen = yield from self.ask("harpoon", card, [f"harpoon {top}" for top in owner])
            self.holds[owner[chosen]].remove(chosen)
            yield from self.place(chosen)

    def mermaid(self, card: str) -> Story:
        """CC43 No effect, except for Siren's Friend (CC52, CC69)."""
        if self.is_diver("sirens-friend"):
            self.exploration.remove(card)
            self.hold().append(card)
        yield from ()

    # ---- End and score --------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        hold = self.holds[seat]
        scored = hold if self.variant == "heap-of-treasure" else tops(hold)  # CC71, CC22
        points = sum(value_of(card) for card in scored)
        if self.divers[seat] == "pearl-appraiser":  # CC55
            points += 5 * len([card for card in scored if suit_of(card) == "mermaid"])
        if self.variant == "all-hands":  # CC73
            points -= 5 * (len(SUITS) - len(tops(hold)))
        return points

    def rank(self, reason: str) -> Ending:
        points = [self.points(seat) for seat in self.seats]
        keys = []
        for seat in self.seats:
            key = [points[seat], len(self.holds[seat])]  # CC22, CC23
            if self.variant == "below-the-waves":  # CC75
                key = [1, *key] if points[seat] < 60 else [0, -key[0], key[1]]
            keys.append(key)
        return Ending(reason, points, [1 + len([other for other in keys if other > key]) for key in keys])
