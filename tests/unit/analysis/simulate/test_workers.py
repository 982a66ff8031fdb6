"""A run survives a worker that dies: the piece is played again, and the sums are the same."""

import os
import signal
from pathlib import Path

import pytest

from cardhouse.analysis.simulate.job import Job, Sums, summed
from cardhouse.analysis.simulate.workers import LOSSES, Lost, here, on_ray, processes
from tests.unit.analysis.simulate.pieces import fake, job


def killed(job: Job, number: int) -> Sums:
    """A piece whose first worker is killed, if it is the third."""
    mark = Path(job.table) / "killed"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return fake(job, number)


def always(job: Job, number: int) -> Sums:
    """A piece that no worker survives, if it is the second."""
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return fake(job, number)


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    whole = job(table=str(tmp_path))
    *_, alone = summed(here(fake, whole), Sums())
    *_, shared = summed(processes(killed, whole, 2), Sums())
    assert (tmp_path / "killed").exists()
    assert shared == alone


@pytest.mark.long
def test_a_piece_that_kills_every_worker_is_given_up() -> None:
    played = processes(always, job(), 2)
    assert next(played) == fake(job(), 0)
    with pytest.raises(Lost, match=f"{LOSSES} workers died one after another at piece 1"):
        next(played)


def test_a_run_goes_on_at_any_piece() -> None:
    *_, alone = summed(here(fake, job()), Sums())
    for first in (4, 5):
        *_, begun = [Sums(), *summed(here(fake, job(hands=5 * first)), Sums())]
        *_, done = [begun, *summed(processes(fake, job(), 2, first), begun)]
        assert done == alone


@pytest.mark.filterwarnings("ignore")
@pytest.mark.long
def test_a_killed_worker_of_ray_changes_nothing(tmp_path: Path) -> None:
    whole = job(table=str(tmp_path))
    *_, alone = summed(here(fake, whole), Sums())
    *_, shared = summed(on_ray(killed, whole, "local"), Sums())
    assert (tmp_path / "killed").exists()
    assert shared == alone
