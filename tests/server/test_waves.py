"""Where much is said, messages are served in waves; who is almost alone waits for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from wreckfish.server.wire import ENOUGH, FEW, GATHER, MANY, Mailbox, Waves


class Watch(asyncio.SelectorEventLoop):
    """A loop whose time goes on only when it is told to."""

    now = 1000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def loop() -> Iterator[Watch]:
    loop = Watch()
    yield loop
    loop.close()


def say(loop: Watch, waves: Waves) -> asyncio.Future[None]:
    """Somebody who listens is sent a message; done when it is heard."""
    mailbox = Mailbox(loop)
    mailbox.listener = loop.create_future()
    waves.bring(mailbox)
    return mailbox.listener


def in_the_second_after_much_was_said(loop: Watch, waves: Waves) -> None:
    for _ in range(MANY):
        assert say(loop, waves).done()
    loop.now += 1


def pass_time(loop: Watch, seconds: float) -> None:
    loop.now += seconds
    loop.run_until_complete(asyncio.sleep(0))


def test_who_is_almost_alone_waits_for_nobody(loop: Watch) -> None:
    waves = Waves()
    for _ in range(3):
        assert all(say(loop, waves).done() for _ in range(MANY - 1))
        loop.now += 1


def test_where_much_was_said_a_wave_waits_until_there_are_enough(loop: Watch) -> None:
    waves = Waves()
    in_the_second_after_much_was_said(loop, waves)
    wave = [say(loop, waves) for _ in range(ENOUGH - 1)]
    assert not any(one.done() for one in wave)
    wave.append(say(loop, waves))
    assert all(one.done() for one in wave)
    assert not say(loop, waves).done()


def test_a_wave_waits_no_longer_than_a_moment(loop: Watch) -> None:
    waves = Waves()
    in_the_second_after_much_was_said(loop, waves)
    wave = [say(loop, waves) for _ in range(FEW)]
    pass_time(loop, GATHER / 2)
    assert not any(one.done() for one in wave)
    pass_time(loop, GATHER)
    assert all(one.done() for one in wave)
    assert not say(loop, waves).done()  # that was worth it


def test_where_waiting_brings_nobody_it_ends(loop: Watch) -> None:
    """Two bots that answer each other as fast as they can are many messages, and never a wave."""
    waves = Waves()
    in_the_second_after_much_was_said(loop, waves)
    alone = say(loop, waves)
    assert not alone.done()
    pass_time(loop, 2 * GATHER)
    assert alone.done()
    assert say(loop, waves).done()


def test_a_quiet_second_ends_it_too(loop: Watch) -> None:
    waves = Waves()
    in_the_second_after_much_was_said(loop, waves)
    loop.now += 1
    assert say(loop, waves).done()
