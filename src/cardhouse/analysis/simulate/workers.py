"""Workers for the pieces of a simulation: this process, other processes, or a Ray cluster.

Pieces come back in order, from a first one on. If a worker dies, the pieces not yet handed out are
played again by others.
"""

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final

from cardhouse.analysis.simulate.job import Job, Part, Play

# Pieces waiting for each worker: enough to keep it busy, few enough to stop soon.
AHEAD: Final = 4
# Workers lost one after another, without a piece played in between: something is wrong with it.
LOSSES: Final = 3
# A Ray address of this name starts Ray on this machine, and stops it afterwards.
LOCAL: Final = "local"


class Unreachable(Exception):
    """No Ray to work with, and the reason."""


class Lost(Exception):
    """Workers die again and again at one piece."""


def cores() -> int:
    """The number of processes this machine can run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(play: Play[Part], job: Job, first: int = 0) -> Iterator[Part]:
    """Play all pieces in this process."""
    for number in range(first, job.pieces):
        yield play(job, number)


def processes(play: Play[Part], job: Job, workers: int, first: int = 0) -> Iterator[Part]:
    """Play the pieces in separate processes."""
    workers = min(workers, job.pieces - first)
    if workers <= 1:
        return here(play, job, first)
    return _again(lambda start: _pooled(play, job, workers, start), BrokenProcessPool, first)


def _again(
    play_from: Callable[[int], Iterator[Part]], lost: type[Exception], first: int
) -> Iterator[Part]:
    """Start anew at the first piece missing whenever a worker is lost."""
    losses = 0
    while True:
        try:
            for part in play_from(first):
                first, losses = first + 1, 0
                yield part
            return
        except lost as error:
            losses += 1
            if losses == LOSSES:
                raise Lost(f"{losses} workers died one after another at piece {first}") from error


def _pooled(play: Play[Part], job: Job, workers: int, first: int) -> Iterator[Part]:
    """Play the pieces in a pool of processes, as long as none of them dies."""
    # Spawned, not forked: threads and compiled kernels do not survive a fork.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf)
    try:
        yield from _in_order(
            range(first, job.pieces),
            workers * AHEAD,
            lambda number: pool.submit(play, job, number),
            lambda future: future.result(),
        )
    finally:
        with _undisturbed():
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(play: Play[Part], job: Job, address: str, first: int = 0) -> Iterator[Part]:
    """Play the pieces on a Ray cluster."""
    try:
        import ray
        from ray.exceptions import WorkerCrashedError
    except ImportError:
        raise Unreachable("Ray is not installed: pip install 'cardhouse[ray]'") from None
    try:
        ray.init(
            address=None if address == LOCAL else address,
            num_cpus=cores() if address == LOCAL else None,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise Unreachable(f"no Ray at {address!r}: {reason}") from None
    try:
        cluster: Any = ray
        remote = cluster.remote(play)
        get: Any = cluster.get
        ahead = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        # Ray itself plays a piece again whose worker died; this is for what it gives up.
        yield from _again(
            lambda start: _in_order(
                range(start, job.pieces), ahead, lambda n: remote.remote(job, n), get
            ),
            WorkerCrashedError,
            first,
        )
    finally:
        ray.shutdown()


def _in_order(
    pieces: range, ahead: int, ask: Callable[[int], Any], wait: Callable[[Any], Part]
) -> Iterator[Part]:
    """Keep a number of pieces under way, and yield them in order."""
    asked: deque[Any] = deque()
    for number in pieces:
        asked.append(ask(number))
        if len(asked) >= ahead:
            yield wait(asked.popleft())
    while asked:
        yield wait(asked.popleft())


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep a second Ctrl-C from interrupting the shutdown of the workers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _deaf() -> None:
    """Workers ignore Ctrl-C and end with the piece at hand; the counting process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
