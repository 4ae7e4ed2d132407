"""Long computations on the event loop, in slices of a few milliseconds, so that moves are not kept waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")

SLICE = 0.004  # seconds of work before others get the event loop


async def unhurried(items: Iterable[Item]) -> AsyncIterator[Item]:
    """The same items, yielding to the event loop after each slice."""
    since = time.monotonic()
    for item in items:
        yield item
        if time.monotonic() - since > SLICE:
            await asyncio.sleep(0)
            since = time.monotonic()


def next_slice(items: Iterator[Item]) -> list[Item]:
    """The items that one slice of time allows; none when there are no more."""
    since = time.monotonic()
    found = []
    for item in items:
        found.append(item)
        if time.monotonic() - since > SLICE:
            break
    return found
