"""Pieces of a long run for commands: on which workers, with a bar, and kept in a file if wished."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse import __version__
from cardhouse.cli.files import read, write
from cardhouse.cli.parser import Mistake, Parser, count

if TYPE_CHECKING:
    from cardhouse.analysis.simulate.job import Job, Part, Play

INTERRUPTED = 130
# Seconds between two writings of the file.
EVERY = 5.0


def add_workers(parser: Parser) -> None:
    """Add the options of a long run."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--workers", type=count, metavar="N", help="number of processes (default: one per core)"
    )
    who.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster; 'local' starts one here")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep the sums in a file; called again with it, a stopped run goes on",
    )


def play_all(
    play: Play[Part], job: Job, start: Part, args: argparse.Namespace, book: str
) -> tuple[Part, bool]:
    """Play all pieces until done or interrupted; the flag is True if all were played."""
    from cardhouse.analysis.simulate.job import summed
    from cardhouse.analysis.simulate.workers import Lost, Unreachable

    first, done, save = _kept(play, job, start, args.keep, book)
    save(first, done)
    saved = time.monotonic()
    # Pieces and sums change together, so that an interruption never parts them.
    state = first, done
    try:
        parts = _parts(play, job, args, first)
        for state in enumerate(_shown(summed(parts, done), job, done.hands), first + 1):
            if time.monotonic() - saved > EVERY:
                save(*state)
                saved = time.monotonic()
    except KeyboardInterrupt:
        return state[1], False
    except (Unreachable, Lost) as error:
        raise Mistake(str(error), code=1 if isinstance(error, Lost) else 2) from None
    finally:
        save(*state)
    return state[1], True


def stopped(done: int, job: Job, args: argparse.Namespace) -> str:
    """The line about an interrupted run."""
    goes_on = "; the same command goes on from there" if args.keep else ""
    return f"cardhouse: stopped after {done:,} of {job.hands:,} hands{goes_on}"


def _kept(
    play: Play[Part], job: Job, start: Part, file: Path | None, book: str
) -> tuple[int, Part, Callable[[int, Part], None]]:
    """The pieces played before, their sums, and the way to keep more of them."""
    from cardhouse.analysis.simulate.kept import Foreign, Kept, decode, encode, identity

    if file is None:
        return 0, start, lambda pieces, sums: None
    run = identity(job, play, version=__version__, book=book)

    def save(pieces: int, sums: Part) -> None:
        write(file, encode(Kept(run=run, pieces=pieces, sums=sums)))

    if not file.exists():
        return 0, start, save
    try:
        kept = decode(read(file), run, type(start))
    except Foreign as error:
        raise Mistake(f"{file}: {error}; name another file, or remove it to start anew") from None
    return kept.pieces, kept.sums, save


def _parts(play: Play[Part], job: Job, args: argparse.Namespace, first: int) -> Iterator[Part]:
    from cardhouse.analysis.simulate import workers

    if args.ray is not None:
        return workers.on_ray(play, job, args.ray, first)
    return workers.processes(play, job, args.workers or workers.cores(), first)


def _shown(sums: Iterator[Part], job: Job, before: int) -> Iterator[Part]:
    """Show a bar with the time left, on a terminal."""
    from cardhouse.cli.progress import bar

    with bar("hands", job.hands, before) as advance:
        for done in sums:
            advance(done.hands)
            yield done
