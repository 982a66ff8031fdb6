"""The coach's thinking: one slow process of its own, so that no table ever waits for a figure."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple

from cardhouse.server.logs import fault

# Time that a request waits for its figures before it says that they are coming.
ANSWER_SECONDS: Final = 0.5
# Thinking for longer than this is given up, with the process; the first figures of a game are
# compiled and tabulated before.
LATE_SECONDS: Final = 180.0
# Thoughts under way at once, in all and for one person, and answers kept.
UNDER_WAY: Final = 32
OWN_UNDER_WAY: Final = 4
KEPT: Final = 512


class Busy(Exception):
    """Too many thoughts are under way."""


class Thought(NamedTuple):
    """A question that is worked out, since when, and who asked it first."""

    work: Future[Any]
    began: float
    who: str


class Thinking:
    """Answers questions one after another in another process, and keeps the latest answers."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._answers: OrderedDict[object, Thought] = OrderedDict()

    async def answer(self, key: object, who: str, work: Callable[..., Any], *given: Any) -> Any:
        """The answer to somebody's question by its key; None while it is being worked out.

        A thought that fails or takes too long raises an error, once.
        """
        if key not in self._answers:
            self._begin(key, who, work, given)
        thought, began, _ = self._answers[key]
        if not thought.done() and time.monotonic() - began > LATE_SECONDS:
            self.close()
            raise Busy
        try:
            waiting = asyncio.wrap_future(thought)
            # Nobody may be there any more when it fails.
            waiting.add_done_callback(_note)
            return await asyncio.wait_for(asyncio.shield(waiting), ANSWER_SECONDS)
        except TimeoutError:
            return None
        except Exception as error:
            self._answers.pop(key, None)
            if isinstance(error, BrokenProcessPool):
                self.close()
            fault("coach-failed", error)
            raise Busy from error

    def _begin(
        self, key: object, who: str, work: Callable[..., Any], given: tuple[Any, ...]
    ) -> None:
        askers = [each.who for each in self._answers.values() if not each.work.done()]
        if len(askers) >= UNDER_WAY or askers.count(who) >= OWN_UNDER_WAY:
            raise Busy
        while len(self._answers) >= KEPT:
            self._answers.popitem(last=False)
        if self._pool is None:
            # Spawned, not forked: threads and compiled kernels do not survive a fork.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_humble)
        self._answers[key] = Thought(self._pool.submit(work, *given), time.monotonic(), who)

    def close(self) -> None:
        """Give up everything under way, and end the process."""
        pool, self._pool = self._pool, None
        self._answers.clear()
        if pool is None:
            return
        # The pool has no way to end a process in the middle of a thought.
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                process.terminate()


def _note(thought: asyncio.Future[Any]) -> None:
    """Look at how a thought ended; whoever still waits hears of it."""
    if not thought.cancelled():
        thought.exception()


def _humble() -> None:
    """Let the tables go first, and leave interrupts to the room."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(10)
