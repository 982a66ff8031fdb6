"""A progress bar on stderr with the time left, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def bar(what: str, total: float, done: int = 0) -> Iterator[Callable[[float], None]]:
    """A bar to update with the amount done, some of it before; silent if stderr is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(what, total=total, completed=done)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def waiting(words: str) -> Iterator[Callable[[], None]]:
    """A line for as long as something takes, once it is called; silent if stderr is no terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    status = console.status(words)
    try:
        yield status.start if console.is_terminal else lambda: None
    finally:
        status.stop()


@contextmanager
def interruptible() -> Iterator[None]:
    """Keep a Ctrl-C that a callback of the compiler would swallow, and raise it afterwards."""
    before, swallowed = sys.unraisablehook, False

    def keep(found: Any) -> None:
        nonlocal swallowed
        if issubclass(found.exc_type, KeyboardInterrupt):
            swallowed = True
        else:
            before(found)

    sys.unraisablehook = keep
    try:
        yield
    except Exception:
        # The compiler fails without what the callback was to bring.
        if not swallowed:
            raise
    finally:
        sys.unraisablehook = before
    if swallowed:
        raise KeyboardInterrupt
