"""Chance: seeded luck that is the same on every machine, compiled or not.

`Chance` is sfc32 (Chris Doty-Humphrey's 128-bit chaotic generator), for playouts: 32-bit words only, so that no product
or sum leaves 63 bits and Python's integers and the compiler's agree. `KeyedChance` is BLAKE2b in counter mode, for
games between people: what was seen of it tells nothing about what comes. Games ask for `below`, `draw` and `roll` only:
these are the seam where a test puts its own script.
"""

from hashlib import blake2b
from typing import Any

from librt.strings import read_i32_be
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import count_bits, lowest, nth_bit

WARM_UP = 12
KEYED_DIGITS = 64  # of a seed whose luck is keyed; other seeds have 32
BLOCK = 16  # words that one hash gives
PURPOSE = b"wreckfish luck"


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

    def kept(self) -> list[Any]:
        """Where the stream is, as plain values for `from_kept`."""
        return [self.a, self.b, self.c, self.count]


class KeyedChance(Chance):
    """A stream of luck that only its key can foretell: BLAKE2b of a counter, under a key of 32 bytes."""

    def __init__(self, key: bytes, place: i64) -> None:
        super().__init__(0, 0, 0, place)  # `count` is the number of words taken so far
        self.key: bytes = key
        self.block: bytes = b""  # the hash from which words are taken now; none yet

    def word(self) -> i64:
        """The next 32 bits."""
        place: i64 = self.count % BLOCK
        if place == 0 or not self.block:
            number = int(self.count // BLOCK).to_bytes(8, "big")
            self.block = blake2b(number, key=self.key, person=PURPOSE).digest()
        self.count += 1
        return seed_word(self.block, place * 4)

    def clone(self) -> Chance:
        return KeyedChance(self.key, self.count)

    def fork(self) -> Chance:
        """A new stream with a key of its own: eight words of this one."""
        return KeyedChance(b"".join([int(self.word()).to_bytes(4, "big") for _ in range(8)]), 0)

    def kept(self) -> list[Any]:
        return [self.key.hex(), self.count]


def from_kept(kept: list[Any]) -> Chance:
    """A stream from what `Chance.kept` gave."""
    if len(kept) == 4:
        return Chance(kept[0], kept[1], kept[2], kept[3])
    key = bytes.fromhex(kept[0])
    if len(kept) != 2 or len(key) != KEYED_DIGITS // 2 or kept[1] < 0:
        raise ValueError(kept)
    return KeyedChance(key, kept[1])


def from_seed(seed: str) -> Chance:
    """The stream of a seed in its canonical form: 32 hexadecimal digits, or 64 for keyed luck."""
    if len(seed) == KEYED_DIGITS:
        return KeyedChance(bytes.fromhex(seed), 0)
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


def side_stream_of(seed: str) -> Chance:
    """A second stream of a seed, for what is no part of the game: the luck of bots."""
    if len(seed) == KEYED_DIGITS:
        return KeyedChance(blake2b(bytes.fromhex(seed), digest_size=32, person=b"wreckfish bots").digest(), 0)
    return side_stream(int(seed[0:8], 16), int(seed[8:16], 16), int(seed[16:24], 16), int(seed[24:32], 16))


def side_stream(a: i64, b: i64, c: i64, count: i64) -> Chance:
    """The same for a seed that is given as four words."""
    return from_words(a ^ 0x9E3779B9, b ^ 0x7F4A7C15, c ^ 0xF39CC060, count ^ 0x5CEDC834)
