"""Chance: a small seeded generator that gives the same luck on every machine, compiled or not.

The generator is sfc32 (Chris Doty-Humphrey's 128-bit chaotic generator): 32-bit words only, so that no product or sum
leaves 63 bits and Python's integers and the compiler's agree. Games ask for `below`, `draw` and `roll` only: these are
the seam where a test puts its own script.
"""

from librt.strings import read_i32_be
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import count_bits, lowest, nth_bit

WARM_UP = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of luck. Equal words in, equal luck out."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def word(self) -> i64:
        """The next 32 bits."""
        word: i64 = (self.a + self.b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) & 0xFFFFFFFF | (c >> 11)) + word) & 0xFFFFFFFF
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (n up to 2**31 - 1)."""
        product: i64 = self.word() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            unfair: i64 = 0x100000000 % n
            while low < unfair:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def draw(self, mask: i64) -> i64:
        """One member of a set, each exactly as likely. A set of one needs no luck."""
        if mask & (mask - 1) == 0:
            return lowest(mask)
        if mask == 3:
            return self.below(2)  # the commonest choice of all, yes or no, needs no search
        return nth_bit(mask, self.below(count_bits(mask)))

    def roll(self, sides: i64) -> i64:
        """A die: 1 to sides."""
        return self.below(sides) + 1

    def clone(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.count)

    def fork(self) -> "Chance":
        """A new stream that shares nothing more with this one."""
        return from_words(self.word(), self.word(), self.word(), self.word())


def from_seed(seed: str) -> Chance:
    """The stream of a seed in its canonical form, 32 hexadecimal digits."""
    return from_words(int(seed[0:8], 16), int(seed[8:16], 16), int(seed[16:24], 16), int(seed[24:32], 16))


def from_words(a: i64, b: i64, c: i64, count: i64) -> Chance:
    """The stream of a seed that is given as four words.

    Its first words are thrown away. They are made here as `Chance.word` makes them, but without a call for each:
    a series begins several streams for every game.
    """
    for _ in range(WARM_UP):
        word: i64 = (a + b + count) & 0xFFFFFFFF
        count = (count + 1) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & 0xFFFFFFFF
        c = (((c << 21) & 0xFFFFFFFF | (c >> 11)) + word) & 0xFFFFFFFF
    return Chance(a, b, c, count)


def seed_word(digest: bytes, place: i64) -> i64:
    """Four bytes of a hash as one of a seed's words."""
    return i64(read_i32_be(digest, place)) & 0xFFFFFFFF


def side_stream(a: i64, b: i64, c: i64, count: i64) -> Chance:
    """A second stream of the same seed, for what is no part of the game: the luck of bots."""
    return from_words(a ^ 0x9E3779B9, b ^ 0x7F4A7C15, c ^ 0xF39CC060, count ^ 0x5CEDC834)
