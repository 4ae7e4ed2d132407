"""Sets of small numbers as the bits of one integer: cards, seats, choices.

Hot loops work on such sets. Bits 0 to 61 may be used, so that no set is ever negative.
"""

from mypy_extensions import i64

LIMIT = 62


def bit(n: i64) -> i64:
    """The set that holds only n. (`1 << n` is compiled with a 32-bit one: never write it.)"""
    return 0x2000000000000000 >> (61 - n)


def has(mask: i64, n: i64) -> bool:
    return (mask >> n) & 1 != 0


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    pairs: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    bytes_ += bytes_ >> 32
    return bytes_ & 127


def lowest(mask: i64) -> i64:
    """The smallest member of a set that has one."""
    return count_bits((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """The largest member of a set that has one."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count_bits(mask) - 1


def nth_bit(mask: i64, n: i64) -> i64:
    """The member with exactly n smaller ones; the set must have more than n members.

    A search by halves over the counts that `count_bits` adds up. Which half is random, so no branch could be foreseen:
    `past` is -1 (all ones) if the member lies beyond the lower half, else 0.
    """
    pairs: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens: i64 = (eights + (eights >> 8)) & 0x00FF00FF00FF00FF
    part: i64 = (sixteens + (sixteens >> 16)) & 0xFF
    past: i64 = (part - 1 - n) >> 8
    place: i64 = past & 32
    n -= part & past
    part = (sixteens >> place) & 0xFF
    past = (part - 1 - n) >> 8
    place += past & 16
    n -= part & past
    part = (eights >> place) & 0xFF
    past = (part - 1 - n) >> 8
    place += past & 8
    n -= part & past
    part = (fours >> place) & 0xF
    past = (part - 1 - n) >> 8
    place += past & 4
    n -= part & past
    part = (pairs >> place) & 0x3
    past = (part - 1 - n) >> 8
    place += past & 2
    n -= part & past
    return place + ((((mask >> place) & 1) - 1 - n) >> 8 & 1)


def mix_hash(hashed: i64, more: i64) -> i64:
    """Fold one more number into a hash of 62 bits. Halves are multiplied, so that no product leaves 62 bits."""
    both: i64 = hashed ^ more
    low: i64 = ((both & 0x7FFFFFFF) ^ 0x2545F491) * 0x6C8E9CF5
    high: i64 = (((both >> 31) & 0x7FFFFFFF) ^ 0x1B873593) * 0x5851F42D
    return low ^ (high >> 31) ^ ((high & 0x7FFFFFFF) << 31)


def only(n: i64) -> i64:
    """The set that holds only n; an empty one for -1."""
    if n < 0:
        return 0
    return bit(n)


def when(so: bool, word: i64) -> i64:
    """`word` if `so`, else 0. (`word if so else 0` is compiled with Python's integers.)"""
    if so:
        return word
    return 0


def seats_from(mask: i64, seat: i64, seats: i64) -> i64:
    """A set of seats, renumbered so that one of them is 0 and the others follow to its left."""
    return ((mask >> seat) | (mask << (seats - seat))) & (bit(seats) - 1)


def seat_from(other: i64, seat: i64, seats: i64) -> i64:
    """The set that holds only `other`, renumbered as in `seats_from`; empty for -1."""
    if other < 0:
        return 0
    return bit((other + seats - seat) % seats)


def members(mask: i64) -> tuple[int, ...]:
    """The members of a set, smallest first. Not for hot loops."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return tuple(found)


def pick(mask: i64, things: list[str]) -> list[str]:
    """The things of a list whose numbers are in a set."""
    picked: list[str] = []
    while mask:
        picked.append(things[lowest(mask)])
        mask &= mask - 1
    return picked


def mask_of(numbers: "list[int] | tuple[int, ...]") -> int:
    """The set of the given numbers."""
    mask: i64 = 0
    for n in numbers:
        mask |= bit(n)
    return mask
