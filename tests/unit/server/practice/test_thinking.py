"""The coach's thinking: questions wait in a line, and a bad one spoils no other."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.practice import thinking as module
from cardhouse.server.practice.thinking import Failed, Thinking

# For a busy machine.
SECONDS = 60.0


def idle(until: str) -> str:
    """Wait for a file: work that takes as long as the test wants."""
    while not Path(until).exists():
        time.sleep(0.01)
    return until


def slow(seconds: float) -> float:
    """Work that waits, and does nothing."""
    time.sleep(seconds)
    return seconds


def endless() -> None:
    """Work that never ends."""
    while True:
        pass


def wrong() -> None:
    """Work with a fault in it."""
    raise ZeroDivisionError


def dies() -> None:
    """Work whose process is killed, as for want of memory."""
    os.kill(os.getpid(), signal.SIGKILL)


@asynccontextmanager
async def thinking() -> AsyncIterator[Thinking]:
    """Thinking that is closed in the end."""
    found = Thinking()
    try:
        yield found
    finally:
        found.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, SECONDS))


async def asked(found: Thinking, key: str, work: Callable[..., Any], *given: Any) -> Any:
    """Ask until there is an answer, as a page does."""
    while (answer := await found.answer(key, work, *given, owner=key)) is None:
        await asyncio.sleep(0.02)
    return answer


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ANSWER_SECONDS", 0.05)


def test_a_question_that_waits_is_told_how_many_come_first(tmp_path: Path) -> None:
    async def work() -> None:
        first, gate = str(tmp_path / "first"), str(tmp_path / "gate")
        async with thinking() as found:
            assert await found.answer("a", idle, first, owner="a") is None
            for place, name in enumerate("bcd", 1):
                assert await found.answer(name, idle, gate, owner=name) is None
                assert found.ahead(name) == place
            assert found.ahead("a") == 0 and found.ahead("nobody") == 4
            Path(first).touch()
            assert await asked(found, "a", idle, first) == first
            assert found.ahead("a") == 0
            Path(gate).touch()
            for name in "dcb":
                assert await asked(found, name, idle, gate) == gate

    run(work())


def test_a_new_question_of_a_table_takes_the_place_of_its_old_one(tmp_path: Path) -> None:
    async def work() -> None:
        gate = str(tmp_path / "gate")
        async with thinking() as found:
            assert await found.answer("other", idle, gate, owner="other") is None
            waits = asyncio.ensure_future(found.answer("old", idle, gate, owner="table"))
            await asyncio.sleep(0)
            assert found.ahead("old") == 1
            assert await found.answer("new", idle, gate, owner="table") is None
            assert await waits is None
            assert found.ahead("new") == 1, "the old question is gone"
            Path(gate).touch()
            assert await asked(found, "new", idle, gate) == gate

    run(work())


def test_an_early_question_lets_all_others_go_first(tmp_path: Path) -> None:
    async def work() -> None:
        first, gate = str(tmp_path / "first"), str(tmp_path / "gate")
        async with thinking() as found:
            found.begin("now", idle, first, owner="now", early=True)
            early = found.begin("early", idle, gate, owner="early", early=True)
            assert await found.answer("asked", idle, first, owner="asked") is None
            assert found.ahead("asked") == 0
            Path(first).touch()
            assert await asked(found, "asked", idle, first) == first
            assert not early.done()
            Path(gate).touch()
            assert await early == gate

    run(work())


def test_a_question_that_nobody_asks_again_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        first, mark = str(tmp_path / "first"), tmp_path / "mark"
        async with thinking() as found:
            assert await found.answer("a", idle, first, owner="a") is None
            assert await found.answer("left", Path.touch, mark, owner="left") is None
            monkeypatch.setattr(module, "FORGOTTEN_SECONDS", 0.0)
            Path(first).touch()
            assert await asked(found, "a", idle, first) == first
            monkeypatch.setattr(module, "FORGOTTEN_SECONDS", SECONDS)
            assert await asked(found, "z", idle, first) == first
            assert not mark.exists()

    run(work())


def test_the_line_is_bounded_and_whoever_asks_again_gets_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WAITING", 2)

    async def work() -> None:
        gate = str(tmp_path / "gate")
        async with thinking() as found:
            for name in "abcd":
                assert await found.answer(name, idle, gate, owner=name) is None
            assert found.ahead("c") == 2 and found.ahead("d") == 3
            Path(gate).touch()
            assert await asked(found, "d", idle, gate) == gate

    run(work())


@pytest.mark.parametrize("bad", [wrong, endless, dies])
def test_a_bad_thought_fails_once_and_spoils_no_other(
    bad: Callable[[], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "MOST_SECONDS", 0.3)

    async def work() -> None:
        done = str(tmp_path)
        async with thinking() as found:
            other = asyncio.ensure_future(found.answer("bad", bad, owner="bad"))
            await asyncio.sleep(0)
            good = asyncio.ensure_future(asked(found, "good", idle, done))
            with pytest.raises(Failed):
                await other or await asked(found, "bad", bad)
            assert await good == done

    run(work())


def test_a_process_that_does_not_come_back_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        never, done = str(tmp_path / "never"), str(tmp_path)
        async with thinking() as found:
            assert await found.answer("stuck", idle, never, owner="stuck") is None
            assert await found.answer("next", idle, done, owner="next") is None
            monkeypatch.setattr(module, "HUNG_SECONDS", 0.0)
            with pytest.raises(Failed):
                await found.answer("stuck", idle, never, owner="stuck")
            monkeypatch.setattr(module, "HUNG_SECONDS", SECONDS)
            assert await asked(found, "next", idle, done) == done

    run(work())


def test_waiting_for_the_processor_is_not_held_against_a_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock on the wall would give up what a busy machine makes wait."""
    monkeypatch.setattr(module, "MOST_SECONDS", 0.2)

    async def work() -> None:
        async with thinking() as found:
            assert await asked(found, "a", slow, 0.6) == 0.6

    run(work())
