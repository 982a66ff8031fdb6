"""The coach's thinking: slow processes of its own, so that no table ever waits for a figure."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

from cardhouse.server.logs import fault

# Time that a request waits for its figures before it says that they are coming.
ANSWER_SECONDS: Final = 0.5
# Thinking that takes more of the processor's time is given up: on a busy machine a clock on the
# wall would blame the thought for the wait.
MOST_SECONDS: Final = 120.0
# A process that is stopped, or stuck where nothing can interrupt it, is ended.
HUNG_SECONDS: Final = 1200.0
# A question that nobody has asked again for so long is dropped: its table has moved on.
FORGOTTEN_SECONDS: Final = 12.0
# Questions that wait, and answers kept.
WAITING: Final = 32
KEPT: Final = 512


class Failed(Exception):
    """A thought that came to nothing."""


class _Thought:
    """A question with its work; `owner` asks one at a time, and nobody waits for an early one."""

    def __init__(
        self, owner: object, work: Callable[..., Any], given: tuple[Any, ...], *, early: bool
    ) -> None:
        self.owner = owner
        self.early = early
        self.work = work
        self.given = given
        self.asked = self.begun = time.monotonic()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, error: BaseException) -> None:
        """End without an answer; whoever asks next is told."""
        if not self.answer.done():
            fault("coach-failed", error)
            self.answer.set_exception(Failed())
            # The log has it: an error that nobody asks for again is no second one.
            self.answer.exception()


class Thinking:
    """Answers questions one after another in another process, and keeps the latest answers."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._answers: OrderedDict[object, asyncio.Future[Any]] = OrderedDict()
        self._waiting: OrderedDict[object, _Thought] = OrderedDict()
        self._now: tuple[object, _Thought] | None = None
        self._work: asyncio.Future[Any] | None = None

    async def answer(
        self, key: object, work: Callable[..., Any], *given: Any, owner: object = None
    ) -> Any:
        """The answer to a question by its key; None while it waits or is being worked out.

        A new question takes the place of one that the same owner had waiting. A thought that came
        to nothing raises Failed, once.
        """
        self._end_hung()
        found = self.begin(key, work, *given, owner=owner)
        await asyncio.wait((found,), timeout=ANSWER_SECONDS)
        if not found.done() or found.cancelled():
            return None
        if found.exception() is not None:
            self._answers.pop(key, None)
        return found.result()

    def ahead(self, key: object) -> int:
        """How many thoughts come before a question: none if it is thought about, or answered."""
        if key in self._answers or (self._now is not None and self._now[0] == key):
            return 0
        order = [each for each, thought in self._waiting.items() if not thought.early]
        now = 0 if self._now is None or self._now[1].early else 1
        return (order.index(key) if key in order else len(order)) + now

    def _find(self, key: object) -> asyncio.Future[Any] | None:
        if key in self._answers:
            return self._answers[key]
        if self._now is not None and self._now[0] == key:
            return self._now[1].answer
        if (thought := self._waiting.get(key)) is None:
            return None
        thought.asked = time.monotonic()
        return thought.answer

    def begin(
        self,
        key: object,
        work: Callable[..., Any],
        *given: Any,
        owner: object = None,
        early: bool = False,
    ) -> asyncio.Future[Any]:
        """Put a question into the line, unless it is there; an early one comes after all others."""
        if (found := self._find(key)) is not None:
            return found
        thought = _Thought(owner, work, given, early=early)
        self._drop(lambda each: each.owner is not None and each.owner == thought.owner)
        self._drop_forgotten()
        if len(self._waiting) < WAITING:
            self._waiting[key] = thought
            self._next()
        # Without a place in the line it is for the page to ask again.
        return thought.answer

    def _drop(self, which: Callable[[_Thought], bool]) -> None:
        for key, thought in tuple(self._waiting.items()):
            if which(thought):
                del self._waiting[key]
                thought.answer.cancel()

    def _drop_forgotten(self) -> None:
        long_ago = time.monotonic() - FORGOTTEN_SECONDS
        self._drop(lambda each: each.asked < long_ago)

    def _next(self) -> None:
        """Think about the first question that is still wanted, if nothing is thought about."""
        self._drop_forgotten()
        if self._now is not None or not self._waiting:
            return
        asked = (key for key, thought in self._waiting.items() if not thought.early)
        key = next(asked, next(iter(self._waiting)))
        thought = self._waiting.pop(key)
        self._now = key, thought
        thought.begun = time.monotonic()
        if self._pool is None:
            # Spawned, not forked: threads and compiled kernels do not survive a fork.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_humble)
        work = self._pool.submit(_limited, MOST_SECONDS, thought.work, thought.given)
        self._work = asyncio.wrap_future(work)
        self._work.add_done_callback(lambda found: self._finished(key, thought, found))

    def _finished(self, key: object, thought: _Thought, found: asyncio.Future[Any]) -> None:
        if found.cancelled():
            # Given up in the meantime.
            return
        self._now = None
        while len(self._answers) >= KEPT:
            self._answers.popitem(last=False)
        self._answers[key] = thought.answer
        error = found.exception()
        if error is None:
            thought.answer.set_result(found.result())
        else:
            thought.fail(error)
            if isinstance(error, BrokenProcessPool):
                self._end_process()
        self._next()

    def _end_hung(self) -> None:
        """Give up a thought whose process does not come back, and go on with the next one."""
        if self._now is None or time.monotonic() - self._now[1].begun < HUNG_SECONDS:
            return
        (key, thought), self._now = self._now, None
        thought.fail(TimeoutError("the process does not come back"))
        self._answers[key] = thought.answer
        self._end_process()
        self._next()

    def close(self) -> None:
        """Give up everything under way, and end the process."""
        self._drop(lambda _: True)
        if self._now is not None:
            self._now[1].answer.cancel()
            self._now = None
        self._answers.clear()
        self._end_process()

    def _end_process(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._work is not None:
            # Nobody hears of it any more.
            self._work.cancel()
        # The pool has no way to end a process in the middle of a thought.
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                process.terminate()


def _humble() -> None:
    """Let the tables go first, and leave interrupts to the room."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, _too_long)
    with suppress(OSError, AttributeError):
        os.nice(10)


def _too_long(*_: object) -> None:
    raise TimeoutError("the thought takes too long")


def _limited(seconds: float, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    """Do the work in so many seconds of the processor's time; TimeoutError if it takes more."""
    if not hasattr(signal, "setitimer"):
        return work(*given)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
