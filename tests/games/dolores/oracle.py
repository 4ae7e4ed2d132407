"""Dolores a second time, written from the ledger alone, without a look at the engine: a referee to compare with.

As naive as possible. Cards are texts like `wines3` and `foiled`, piles are lists, the loot is a dict from slot to card,
and a game is one long story told by generators: wherever players must or may decide, the story yields the answers
that each seat may give, and is sent one. Luck is told from the start: the deck in its order and each player's cards.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

GOODS = ["weapons", "wines", "jewels", "laces", "tableware", "instruments", "ingots"]
MESSAGES = [
    "two-hand-trick", "foiled", "theft", "wager", "convoy", "new-wave", "broken-lantern", "lookout", "whirlpool",
]  # fmt: skip  # DO02, Dawn apart
CRATES = [f"{goods}{value}" for goods in GOODS for value in [1, 1, 1, 1, 1, 1, 1, 2, 2, 3]]  # DO01
LOOT_MESSAGES = ["whirlpool", "convoy", "new-wave", "broken-lantern"]  # DO42
SHAPES = ["peace", "fight", "pick"]
TWO_SHAPES = ["peace-fight", "peace-pick", "fight-pick"]  # DO32: different
LEFT_SLOTS = ["l1", "l2", "l3"]
DEALER_SLOTS = ["d1", "d2", "d3"]
SLOTS = [*LEFT_SLOTS, *DEALER_SLOTS]


def is_goods(card: str) -> bool:
    return card[-1].isdigit()


def goods_of(card: str) -> str:
    return card[:-1]


def value_of(card: str) -> int:
    return int(card[-1])


class Ask(NamedTuple):
    """The seats that owe an answer, and the answers that the rules allow; what seats may play without being asked."""

    owing: dict[int, list[str]]
    unasked: dict[int, list[str]]


class Ending(NamedTuple):
    """Why the game ended; each seat's points and place."""

    reason: str
    points: list[int]
    places: list[int]


Story: TypeAlias = Generator[Ask, tuple[int, str], None]


class Over(Exception):
    """The game ends at once. Carries the reason."""


class Oracle:
    """A table after the deal: the deck's top card first, what lies in front of each player, what is out of the game."""

    def __init__(
        self, deck: Sequence[str], areas: Sequence[Sequence[str]], dealer: int, discard: Sequence[str] = ()
    ) -> None:
        self.deck = list(deck)
        self.areas = [list(area) for area in areas]
        self.seats = range(len(areas))
        self.dealer = dealer
        self.discard = list(discard)
        self.loot: dict[str, str] = {}
        self.face_down: list[str] = []  # the slots that only the looker sees
        self.looker: int | None = None
        self.lantern: int | None = None  # the seat that will look at the next contest's loot
        self.shown: dict[int, str] = {}  # what the two have revealed
        self.final: dict[int, str] = {}  # the shape of each that counts
        self.bet: str | None = None  # a Wager's bet, once it is revealed
        self.locked: dict[int, str] = {}  # what was chosen and not revealed yet
        self.trick_stays: int | None = None  # DO45: whose Two-Hand Trick is in force for the replay
        self.wager_stays: int | None = None
        self.never_ask: set[int] = set()
        self.passed: set[int] = set()  # the seats that have let the window pass
        self.looked_out = False
        self.ending: Ending | None = None
        self.story = self.tell()
        self.ask: Ask | None = next(self.story, None)

    def answer(self, seat: int, text: str) -> None:
        """Go on with the story until the next question, or to the end."""
        assert self.ask is not None
        allowed = self.ask.owing.get(seat, []) + self.ask.unasked.get(seat, [])
        assert text in allowed, f"{text} is not among {allowed}"
        try:
            self.ask = self.story.send((seat, text))
        except StopIteration:
            self.ask = None

    def set_never_ask(self, seat: int, never: bool) -> None:
        """DO42: "always pass", or the end of it. The story is asked again what it waits for."""
        if never:
            self.never_ask.add(seat)
        else:
            self.never_ask.discard(seat)
        if self.ask is not None:
            try:
                self.ask = self.story.send((seat, ""))
            except StopIteration:
                self.ask = None

    # ---- Small things ---------------------------------------------------------------------------------------------

    @property
    def left(self) -> int:
        """DO10: the player to the dealer's left."""
        return (self.dealer + 1) % len(self.seats)

    def from_dealer(self) -> list[int]:
        return [(self.dealer + step) % len(self.seats) for step in self.seats]

    def holder(self, message: str) -> int | None:
        for seat in self.seats:
            if message in self.areas[seat]:
                return seat
        return None

    def use(self, seat: int, message: str) -> None:
        """DO31: a message is discarded after use."""
        self.areas[seat].remove(message)
        self.discard.append(message)

    def side(self, seat: int) -> list[str]:
        """The slots with cards in front of one of the two."""
        mine = LEFT_SLOTS if seat == self.left else DEALER_SLOTS
        return [slot for slot in mine if slot in self.loot]

    def slots(self) -> list[str]:
        return [slot for slot in SLOTS if slot in self.loot]

    def lift(self, slots: list[str]) -> list[str]:
        """Cards leave the loot; they are shown then (DO38)."""
        for slot in slots:
            if slot in self.face_down:
                self.face_down.remove(slot)
        return [self.loot.pop(slot) for slot in slots]

    def throw_away(self, slots: list[str]) -> None:
        self.discard.extend(self.lift(slots))

    # ---- The game -------------------------------------------------------------------------------------------------

    def tell(self) -> Story:
        try:
            thief = self.holder("theft")
            if thief is not None:
                yield from self.theft(thief)  # DO07
            while True:
                if len(self.deck) < 4 and self.looked_out:  # DO50
                    raise Over("no-cards")
                if len(self.deck) < 4:  # DO21: the rest is turned over
                    self.loot = dict(zip(["l1", "l2", "d1"], self.deck, strict=False))
                    self.deck = []
                    assert "dawn" in self.loot.values()
                    raise Over("dawn")
                yield from self.window(["broken-lantern"])  # DO42: between contests
                yield from self.contest()
                self.dealer = self.left  # DO19
        except Over as over:
            self.face_down = []  # after the game nothing is hidden
            points = [self.points(seat) for seat in self.seats]
            places = [1 + len([other for other in points if other > mine]) for mine in points]  # DO55
            self.ending = Ending(str(over), points, places)

    def contest(self) -> Story:
        self.looker, self.lantern = self.lantern, None  # DO38
        self.trick_stays = self.wager_stays = None
        yield from self.draw(["l1", "l2", "d1", "d2"])  # DO11
        while True:
            yield from self.choose()
            if (yield from self.reveal()):
                break
        yield from self.haul()  # DO44
        yield from self.share()
        self.shown, self.final, self.bet, self.looker = {}, {}, None, None

    def draw(self, slots: list[str]) -> Story:
        """Cards come from the deck one by one. DO41: Dawn ends the game at once, unless the Lookout is played."""
        for slot in slots:
            card = self.deck.pop(0)
            self.loot[slot] = card
            if card == "dawn":
                seat = self.asked_for("lookout")
                if seat is None or (yield from self.ask_one(seat, ["lookout", "pass"])) == "pass":
                    raise Over("dawn")
                self.use(seat, "lookout")
                self.looked_out = True  # DO39: face up in its place
            elif self.looker is not None:
                self.face_down.append(slot)

    def asked_for(self, message: str) -> int | None:
        """The seat that is asked in a window that only one message fits."""
        seat = self.holder(message)
        return None if seat in self.never_ask else seat

    def ask_one(self, seat: int, answers: list[str]) -> Generator[Ask, tuple[int, str], str]:
        """Ask until there is an answer: a seat that says "always pass" still owes it."""
        text = ""
        while not text:
            _, text = yield Ask({seat: answers}, {})
        return text

    # ---- Loot messages --------------------------------------------------------------------------------------------

    def fits(self, message: str) -> bool:
        """DO43. The Broken Lantern's four cards are the rule book's."""
        return len(self.deck) >= {"convoy": 2, "new-wave": 4, "broken-lantern": 4}.get(message, 0)

    def playable(self, seat: int, messages: list[str]) -> list[str]:
        """The plays of those of these messages that a seat holds."""
        plays: list[str] = []
        for message in messages:
            if message in self.areas[seat] and self.fits(message):
                if message == "whirlpool":  # DO40: the number on each side stays
                    count = len(self.side(self.left))
                    plays += [f"whirlpool {'-'.join(slots)}" for slots in combinations(self.slots(), count)]
                else:
                    plays.append(message)
        return plays

    def late(self, asked: int | None) -> dict[int, list[str]]:
        """DO42: seats that passed may still play a loot message unasked; while the two choose, all have passed."""
        gone = [seat for seat in self.seats if seat in self.passed or seat in self.never_ask or asked is None]
        plays = {seat: self.playable(seat, LOOT_MESSAGES) for seat in gone if seat != asked}
        return {seat: plays[seat] for seat in plays if plays[seat]}

    def window(self, messages: list[str]) -> Story:
        """DO42: holders are asked in seat order from the dealer; a play reopens the window, passes close it."""
        self.passed = set()
        while True:
            waiting = [
                seat for seat in self.from_dealer()
                if seat not in self.passed and seat not in self.never_ask and self.playable(seat, messages)
            ]  # fmt: skip
            if not waiting:
                return
            text = ""
            while not text:
                late = self.late(waiting[0]) if messages == LOOT_MESSAGES else {}
                seat, text = yield Ask({waiting[0]: [*self.playable(waiting[0], messages), "pass"]}, late)
            if text == "pass":
                self.passed.add(seat)
            else:
                yield from self.play(seat, text)

    def play(self, seat: int, text: str) -> Story:
        """A loot message does what it does, and the window opens again."""
        message = text.split()[0]
        self.use(seat, message)
        self.passed = set()
        if message == "broken-lantern":  # DO38
            self.lantern = seat
        elif message == "convoy":  # DO36
            yield from self.draw(["l3", "d3"])
        elif message == "new-wave":  # DO37
            self.throw_away(self.slots())
            yield from self.draw(["l1", "l2", "d1", "d2"])
        else:  # DO40
            chosen = text.split()[1].split("-")
            for_left = [(self.loot[slot], slot in self.face_down) for slot in self.slots() if slot in chosen]
            for_dealer = [(self.loot[slot], slot in self.face_down) for slot in self.slots() if slot not in chosen]
            new = dict(zip(LEFT_SLOTS, for_left, strict=False)) | dict(zip(DEALER_SLOTS, for_dealer, strict=False))
            self.loot = {slot: card for slot, (card, _) in new.items()}
            self.face_down = [slot for slot, (_, hidden) in new.items() if hidden]

    # ---- Choosing and showing -------------------------------------------------------------------------------------

    def choose(self) -> Story:
        """The window of the loot, and DO12: both choose in secret; a Wager is locked in with them (DO35)."""
        while True:
            yield from self.window(LOOT_MESSAGES)
            self.locked = {}
            late = yield from self.lock_in()
            if late is None:
                return
            self.locked = {}  # DO42: seats that had locked in choose again
            yield from self.play(*late)

    def lock_in(self) -> Generator[Ask, tuple[int, str], tuple[int, str] | None]:
        """Until all have locked in: nothing; or a loot message that was played before the second of the two had."""
        two = [self.dealer, self.left]
        bettor = self.bettor()
        while True:
            owing = {seat: self.hands(seat) for seat in two if seat not in self.locked}
            if bettor is not None and bettor not in self.locked:
                owing[bettor] = [f"bet {dealer} {left}" for dealer, left in product(SHAPES, SHAPES)]
                if self.wager_stays is None:
                    owing[bettor].append("pass")
            if not owing:
                return None
            still_open = any(seat not in self.locked for seat in two)
            seat, text = yield Ask(owing, self.late(None) if still_open else {})
            if text in owing.get(seat, []):
                self.locked[seat] = text
            elif text:
                return seat, text

    def hands(self, seat: int) -> list[str]:
        """DO12, DO32, DO45."""
        if self.trick_stays == seat:
            return [f"show {two}" for two in TWO_SHAPES]
        if "two-hand-trick" in self.areas[seat]:
            return [f"show {hand}" for hand in [*SHAPES, *TWO_SHAPES]]
        return [f"show {shape}" for shape in SHAPES]

    def bettor(self) -> int | None:
        """DO35: the seat that may bet on the two; DO45: that must."""
        if self.wager_stays is not None:
            return self.wager_stays
        seat = self.holder("wager")
        if seat is None or seat in (self.dealer, self.left) or seat in self.never_ask:
            return None
        return seat

    def reveal(self) -> Generator[Ask, tuple[int, str], bool]:
        """DO44: all show; a Two-Hand Trick's owner chooses; Foiled. Whether the contest goes on."""
        for seat, text in self.locked.items():
            verb, *rest = text.split()
            if verb == "show":
                self.shown[seat] = rest[0]
                if rest[0] in TWO_SHAPES and self.trick_stays is None:
                    self.use(seat, "two-hand-trick")
                    self.trick_stays = seat
            elif verb == "bet":
                self.bet = " ".join(rest)
                if self.wager_stays is None:
                    self.use(seat, "wager")
                    self.wager_stays = seat
        self.locked = {}
        for seat, hand in self.shown.items():
            if hand in SHAPES:
                self.final[seat] = hand
        for seat, hand in self.shown.items():
            if hand in TWO_SHAPES:  # DO32
                text = yield from self.ask_one(seat, [f"keep {shape}" for shape in hand.split("-")])
                self.final[seat] = text.split()[1]
        foiler = self.asked_for("foiled")
        if foiler is None or (yield from self.ask_one(foiler, ["foiled", "pass"])) == "pass":
            return True
        self.use(foiler, "foiled")  # DO33, DO45
        self.shown, self.final, self.bet = {}, {}, None
        return False

    # ---- Taking ---------------------------------------------------------------------------------------------------

    def haul(self) -> Story:
        """DO35: a won Wager takes as many cards as its owner likes, or none."""
        if self.bet != f"{self.final[self.dealer]} {self.final[self.left]}":
            return
        seat = self.wager_stays
        assert seat is not None
        hauls = [slots for count in range(1, 7) for slots in combinations(self.slots(), count)]
        text = yield from self.ask_one(seat, ["haul none", *(f"haul {'-'.join(slots)}" for slots in hauls)])
        if text != "haul none":
            yield from self.take(seat, text.split()[1].split("-"))

    def share(self) -> Story:
        hand = self.final
        two = [self.dealer, self.left]
        for one, other in [two, two[::-1]]:
            if hand[one] == "fight" and hand[other] == "peace":  # DO14
                yield from self.take(one, self.slots())
            if hand[one] == "pick" and hand[other] != "pick":
                yield from self.pick(one)
                if hand[other] == "fight":  # DO17
                    yield from self.take(other, self.slots())
                else:  # DO16
                    theirs = self.side(other)
                    self.throw_away([slot for slot in self.slots() if slot not in theirs])
                    yield from self.take(other, theirs)
        if hand[self.dealer] == hand[self.left] == "peace":  # DO13
            thieves = [seat for seat in two if "theft" in [self.loot[slot] for slot in self.side(seat)]]
            for seat in two:
                self.areas[seat] += self.lift(self.side(seat))
            for seat in thieves:  # DO34: once both have taken
                yield from self.theft(seat)
        if hand[self.dealer] == hand[self.left] == "fight":  # DO15
            self.throw_away(self.slots())
        if hand[self.dealer] == hand[self.left] == "pick":  # DO18
            self.throw_away(self.slots())
            yield from self.drop(two)

    def take(self, seat: int, slots: list[str]) -> Story:
        """DO19; DO34: a Theft is used as soon as a player gets it."""
        cards = self.lift(slots)
        self.areas[seat] += cards
        if "theft" in cards:
            yield from self.theft(seat)

    def pick(self, seat: int) -> Story:
        """DO16, DO17: any one card, if there is one."""
        if self.loot:
            text = yield from self.ask_one(seat, [f"pick {slot}" for slot in self.slots()])
            yield from self.take(seat, [text.split()[1]])

    def drop(self, two: list[int]) -> Story:
        """DO18: both name a kind of goods at the same time and lose all of it."""
        self.locked = {}
        while True:
            owing: dict[int, list[str]] = {}
            for seat in two:
                own = [goods for goods in GOODS if any(goods == goods_of(card) for card in self.goods(seat))]
                if own and seat not in self.locked:
                    owing[seat] = [f"drop {goods}" for goods in own]
            if not owing:
                break
            seat, text = yield Ask(owing, {})
            if text:
                self.locked[seat] = text
        for seat, text in self.locked.items():
            lost = [card for card in self.goods(seat) if goods_of(card) == text.split()[1]]
            for card in lost:
                self.areas[seat].remove(card)
            self.discard += lost
        self.locked = {}

    def theft(self, seat: int) -> Story:
        """DO34: one goods card of another player; if no one else has any, nothing."""
        others = [other for other in self.seats if other != seat]
        plays = sorted({f"steal {other + 1} {card}" for other in others for card in self.goods(other)})
        text = (yield from self.ask_one(seat, plays)) if plays else ""
        self.use(seat, "theft")
        if text:
            _, victim, card = text.split()
            self.areas[int(victim) - 1].remove(card)
            self.areas[seat].append(card)

    # ---- Score ----------------------------------------------------------------------------------------------------

    def goods(self, seat: int) -> list[str]:
        return [card for card in self.areas[seat] if is_goods(card)]

    def totals(self, seat: int) -> dict[str, int]:
        """DO51."""
        totals: dict[str, int] = {}
        for card in self.goods(seat):
            totals[goods_of(card)] = totals.get(goods_of(card), 0) + value_of(card)
        return totals

    def points(self, seat: int) -> int:
        totals = list(self.totals(seat).values())
        if not totals:  # DO55
            return 0
        if min(totals) == max(totals):  # DO53
            return 2 * sum(totals)
        return sum(total for total in totals if total in (min(totals), max(totals)))  # DO52
