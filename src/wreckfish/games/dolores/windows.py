"""Messages of Dolores that are played in windows (DO31, DO33, DO36-DO43), and the windows that ask for them.

Such a card is a question of its own, because it may also come late, unasked (DO42). No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.question import no
from wreckfish.core.values import Refusal
from wreckfish.games.dolores import verbs
from wreckfish.games.dolores.cards import CONVOY_SLOTS, DEALT_SLOTS, LEFT_SIDE, has_message, messages_in, row_card
from wreckfish.games.dolores.components import MESSAGES
from wreckfish.games.dolores.loot import tell_sides, throw_away, use
from wreckfish.games.dolores.score import finish
from wreckfish.games.dolores.stages import CHOOSING, DRAWING, HERE, LOOT, Stage
from wreckfish.games.dolores.talk import judge_shapes
from wreckfish.games.dolores.verbs import PASS, WHIRLPOOL

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores


def may_still_play(table: Dolores, seat: i64) -> bool:
    """DO42 Whether a seat has let the loot's window pass and may come back to it: until the second locks in."""
    if table.stage == CHOOSING:
        two: i64 = bit(table.dealer) | bit(table.neighbour())
        return table.locked & two != two
    return table.stage == LOOT and not table.owes(seat) and has(table.passed | table.passing, seat)


class Message(Stage):
    """DO31 A card that is played in a window, which then opens again (DO42), and is discarded. `name` is the card's.

    needs  DO43 how many cards must be left in the deck
    """

    def __init__(self, after: i64, needs: i64 = 0) -> None:
        super().__init__(after, after)
        self.needs: i64 = needs
        self.message: i64 = MESSAGES.index(self.name)
        self.verb: i64 = self.answers[0]

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        return self.listed(table, vec[i64]())

    def listed(self, table: Dolores, found: vec[i64]) -> vec[i64]:
        """The moves so far, and those that play this card."""
        return append(found, self.verb)

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if not has_message(table.holds[seat], self.message):
            return no("not-held", self.rule, card=self.name)
        if table.stage == CHOOSING and not may_still_play(table, seat):
            return no("too-late", "DO42", card=self.name)
        if table.left < self.needs:
            return no("few-cards", "DO43", card=self.name, need=self.needs)
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        """While the two choose, the loot's window opens again, and players who have locked in choose again."""
        table.owing = 0
        table.passed = 0
        use(table, seat, self.message)
        locked: i64 = table.locked
        if table.stage == CHOOSING:  # DO42
            table.unlock()
            table.go_on(LOOT)
        self.happen(table, seat, move)
        while locked:
            table.tell("unlocked", lowest(locked))
            locked &= locked - 1

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        raise NotImplementedError


class Foiled(Message):
    """DO33 The choices are cancelled; DO45 Trick and Wager stay in force, and the windows open again."""

    name = "foiled"
    rule = "DO33"
    answers = (verbs.FOILED,)

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        table.tell("foiled", seat)  # DO33; DO45 if table.trickster >= 0 or table.bettor >= 0
        table.foiled = True
        table.clear_hands()


class Convoy(Message):
    """DO36 Two more cards, one to each side."""

    name = "convoy"
    rule = "DO36"
    answers = (verbs.CONVOY,)

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        table.tell("convoy", seat)  # DO36
        table.drawing = CONVOY_SLOTS


class NewWave(Message):
    """DO37 The loot is discarded and four new cards are drawn."""

    name = "new-wave"
    rule = "DO37"
    answers = (verbs.NEW_WAVE,)

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        table.tell("new-wave", seat)  # DO37
        throw_away(table, table.lying)
        table.drawing = DEALT_SLOTS


class BrokenLantern(Message):
    """DO38 The next contest is dealt face down, for this player alone to see; so there must be cards for one."""

    name = "broken-lantern"
    rule = "DO38"
    answers = (verbs.BROKEN_LANTERN,)

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lantern = seat
        table.tell("broken-lantern", seat)


class Lookout(Message):
    """DO39 Dawn has no effect: it lies among the loot, and the rest is drawn."""

    name = "lookout"
    rule = "DO39"
    answers = (verbs.LOOKOUT,)

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lookout = True  # DO39
        table.tell("lookout", seat)


class Whirlpool(Message):
    """DO40 The cards in the chosen slots go to the left neighbour's side, all others to the dealer's."""

    name = "whirlpool"
    rule = "DO40"
    answers = (WHIRLPOOL,)

    def listed(self, table: Dolores, found: vec[i64]) -> vec[i64]:
        wanted: i64 = count_bits(table.lying & LEFT_SIDE)
        for slots in range(1, 64):
            if slots & ~table.lying == 0 and count_bits(slots) == wanted:
                found = append(found, verbs.whirlpool_move(slots - 1))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        refusal = super().refuse(table, seat, move)
        slots: i64 = verbs.whirlpool_slots(move) + 1
        wanted: i64 = count_bits(table.lying & LEFT_SIDE)
        if refusal is None and (slots & ~table.lying or count_bits(slots) != wanted):
            return no("uneven", "DO40", need=wanted)
        return refusal

    def happen(self, table: Dolores, seat: i64, move: i64) -> None:
        chosen: i64 = verbs.whirlpool_slots(move) + 1
        left_slots: i64 = table.lying & LEFT_SIDE
        dealer_slots: i64 = table.lying & ~LEFT_SIDE
        loot: i64 = 0
        claims: i64 = 0
        hidden: i64 = 0
        lying: i64 = table.lying
        while lying:
            old: i64 = lowest(lying)
            lying &= lying - 1
            new: i64
            if chosen & bit(old):
                new = lowest(left_slots)
                left_slots &= left_slots - 1
            else:
                new = lowest(dealer_slots)
                dealer_slots &= dealer_slots - 1
            loot |= row_card(table.loot, old) << (new * 5)
            claims |= row_card(table.claims, old) << (new * 5)
            if table.hidden & bit(old):
                hidden |= bit(new)
        table.loot = loot  # DO40
        table.claims = claims
        table.hidden = hidden
        table.tell("whirlpool", seat, chosen)
        tell_sides(table, table.lying)


# ---- Windows ------------------------------------------------------------------------------------------------------

# By verb, from WHIRLPOOL on, with the stage that follows and the cards that the deck must have.
PLAYED: Final = vec[Message]([
    Whirlpool(HERE), Convoy(DRAWING, 2), NewWave(DRAWING, 4), BrokenLantern(HERE, 4), Foiled(LOOT), Lookout(DRAWING),
])  # fmt: skip
# By the message's number; those that are played in no window are never looked up.
NUMBERED: Final = vec[Message]([
    next((card for card in PLAYED if card.name == name), PLAYED[0]) for name in MESSAGES
])  # fmt: skip
NEEDS: Final = vec[i64]([card.needs for card in NUMBERED])


def played(move: i64) -> Message:
    """The card that a move plays."""
    return PLAYED[(move & 31) - WHIRLPOOL]


def fitting(answers: tuple[int, ...]) -> i64:
    """The messages that a window's answers play, one bit each."""
    found: i64 = 0
    for card in PLAYED:
        if card.verb in answers:
            found |= bit(card.message)
    return found


def playable(table: Dolores, seat: i64, cards: i64) -> i64:
    """Which of some messages, one bit each, a seat can play now."""
    cards &= messages_in(table.holds[seat])
    found: i64 = 0
    while cards:
        message: i64 = lowest(cards)
        cards &= cards - 1  # DO43 if table.left < NEEDS[message]
        if table.left >= NEEDS[message]:
            found |= bit(message)
    return found


def plays(table: Dolores, seat: i64, cards: i64, found: vec[i64]) -> vec[i64]:
    """The moves so far, and those that play one of some messages."""
    cards = playable(table, seat, cards)
    while cards:
        found = NUMBERED[lowest(cards)].listed(table, found)
        cards &= cards - 1
    return found


class Window(Stage):
    """DO42 The next holder of a card that fits is asked, in seat order from the dealer, to pass or to play it."""

    rule = "DO42"

    def __init__(self, after: i64, passed: i64) -> None:
        super().__init__(after, passed)
        self.fits: i64 = fitting(self.answers)

    def ask(self, table: Dolores) -> i64:
        if table.data.messages:
            table.reveals += 1  # being asked, or not, tells everyone something
        for step in range(table.seats):
            seat: i64 = table.dealer + step
            if seat >= table.seats:
                seat -= table.seats
            fits: i64 = messages_in(table.holds[seat]) & self.fits
            if fits and not has(table.passed | table.passing, seat) and playable(table, seat, fits):
                return bit(seat)  # DO42
        return 0

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        return plays(table, seat, self.fits, append(vec[i64](), PASS))

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if move == PASS:
            return None
        return played(move).refuse(table, seat, move)

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        """Pass; a card that is played answers for itself."""
        table.passed |= bit(seat)
        table.tell("passed", seat)


class DawnDrawn(Window):
    """DO39 A Lookout can cancel Dawn's effect; DO41 else the game ends at once."""

    name = "dawn"
    rule = "DO39"
    answers = (PASS, verbs.LOOKOUT)

    def ask(self, table: Dolores) -> i64:
        asked: i64 = super().ask(table)
        if asked == 0:
            finish(table)  # DO41
        return asked


class LootDealt(Window):
    """DO42 The loot is dealt: it can be changed, until the second of the two has locked in."""

    name = "loot"
    answers = (PASS, WHIRLPOOL, verbs.CONVOY, verbs.NEW_WAVE, verbs.BROKEN_LANTERN)


LATE: Final = fitting(LootDealt.answers)


class HandsShown(Window):
    """DO33, DO44 Foiled can be played. After that the shapes are final, and words are kept or broken."""

    name = "revealed"
    rule = "DO33"
    answers = (PASS, verbs.FOILED)

    def ask(self, table: Dolores) -> i64:
        asked: i64 = super().ask(table)
        if asked == 0:
            judge_shapes(table)
        return asked
