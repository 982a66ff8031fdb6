"""Workers for the pieces of a simulation: this process, other processes, or a Ray cluster."""

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

from cardhouse.analysis.simulate.job import Job, Play, Sums

# Pieces waiting for each worker: enough to keep it busy, few enough to stop soon.
AHEAD: Final = 4
# A Ray address of this name starts Ray on this machine, and stops it afterwards.
LOCAL: Final = "local"


class Unreachable(Exception):
    """No Ray to work with, and the reason."""


def cores() -> int:
    """The number of processes this machine can run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(play: Play, job: Job) -> Iterator[Sums]:
    """Play all pieces in this process."""
    for number in range(job.pieces):
        yield play(job, number)


def processes(play: Play, job: Job, workers: int) -> Iterator[Sums]:
    """Play the pieces in separate processes; they come back in order."""
    workers = min(workers, job.pieces)
    if workers == 1:
        yield from here(play, job)
        return
    # Spawned, not forked: threads and compiled kernels do not survive a fork.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf)
    try:
        yield from _in_order(
            job.pieces,
            workers * AHEAD,
            lambda number: pool.submit(play, job, number),
            lambda future: future.result(),
        )
    finally:
        with _undisturbed():
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(play: Play, job: Job, address: str) -> Iterator[Sums]:
    """Play the pieces on a Ray cluster; they come back in order."""
    try:
        import ray
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
        ahead = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        yield from _in_order(job.pieces, ahead, lambda n: remote.remote(job, n), ray.get)
    finally:
        ray.shutdown()


def _in_order(
    pieces: int, ahead: int, ask: Callable[[int], Any], wait: Callable[[Any], Sums]
) -> Iterator[Sums]:
    """Keep a number of pieces under way, and yield them in order."""
    asked: deque[Any] = deque()
    for number in range(pieces):
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
