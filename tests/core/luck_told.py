"""Prints a long stretch of luck and set arithmetic, on which both engines must agree. `python -m core.luck_told`."""

from __future__ import annotations

import sys

import wreckfish
from wreckfish.core.bits import LIMIT, bit, count_bits, highest, lowest, members, nth_bit
from wreckfish.core.chance import from_seed
from wreckfish.core.seeds import nth_seed


def main() -> None:
    lines = [wreckfish.engine()]
    for number in range(40):
        seed = nth_seed("luck", number)
        luck = from_seed(seed if number % 2 else seed * 2)
        other = luck.fork()
        words = [luck.word() for _ in range(20)]
        small = [luck.below(n) for n in range(1, 60)]
        large = [luck.below(2**31 - 1 - n) for n in range(20)]
        mask = (luck.word() << 30 | luck.word()) & (2**LIMIT - 1) | 1
        drawn = [luck.draw(mask) for _ in range(20)]
        sets = [count_bits(mask), lowest(mask), highest(mask), nth_bit(mask, count_bits(mask) // 2), *members(mask)]
        rolled = [other.roll(sides) for sides in (6, 20, 2, 1, 100)]
        state = [luck.kept(), other.kept()]
        lines.append(repr((words, small, large, mask, drawn, sets, rolled, state)))
    lines.append(repr([bit(n) for n in range(LIMIT)]))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
