"""Bulk play: the same seed gives the same sums, with any players and any number of workers."""

from statistics import fmean, stdev

import pytest

from cardhouse.analysis.simulate.job import HOUSE, Job, RoleSum, Sums, summed
from cardhouse.analysis.simulate.workers import Unreachable, here, on_ray, processes
from cardhouse.bots import sample


def job(**changes: object) -> Job:
    settings: dict[str, object] = {
        "house": "tommys",
        "game": "holdem",
        "table": "2-4",
        "seats": 3,
        "seed": "7",
        "hands": 25,
        "piece": 5,
        **changes,
    }
    return Job(**settings)  # type: ignore[arg-type]


def fake(job: Job, number: int) -> Sums:
    """A piece that reports its own number and size."""
    line = RoleSum()
    for i in range(job.size(number)):
        line.add([(job.key(number) % 1000 + i, 0)])
    return Sums(hands=job.size(number), lines={HOUSE: line})


def test_pieces_cover_all_hands() -> None:
    whole = job(hands=23)
    assert whole.pieces == 5
    assert [whole.size(number) for number in range(5)] == [5, 5, 5, 5, 3]
    assert len({whole.key(number) for number in range(5)}) == 5
    assert whole.key(0) != job(seed="8").key(0)


def test_the_standard_error_is_that_of_the_hands() -> None:
    nets = [300, -100, 50, 0, -400, 25, 25]
    line = RoleSum()
    for net in nets:
        line.add([(net, 0)])
    assert line.mean == pytest.approx(fmean(nets))
    assert line.error == pytest.approx(stdev(nets) / len(nets) ** 0.5)
    assert (line.won, line.even, line.lost) == (4, 1, 2)


def test_players_of_one_hand_go_together() -> None:
    line = RoleSum()
    for together in ((100, 100), (-100, -100), (100, -100)):
        line.add([(net - 5, 5) for net in together])
    assert (line.entries, line.hands, line.fees) == (6, 3, -30)
    assert line.mean == -5 and line.before == 0
    # Three sums of 200, -200 and 0, shared by two.
    assert line.error == pytest.approx(stdev([200, -200, 0]) / 3**0.5 / 2)


def test_the_same_seed_with_any_number_of_workers() -> None:
    *_, alone = summed(here(fake, job()))
    for workers in (1, 2, 3):
        *_, shared = summed(processes(fake, job(), workers))
        assert shared == alone


def test_bots_play_the_same_hands_in_other_processes() -> None:
    small = job(hands=6, piece=2)
    *_, alone = summed(here(sample.play, small))
    *_, shared = summed(processes(sample.play, small, 2))
    assert shared == alone
    assert sum(line.net for line in alone.lines.values()) == 0
    assert alone.lines[HOUSE].net == 6 * 300


@pytest.mark.filterwarnings("ignore")
@pytest.mark.long
def test_ray_gives_the_same_sums() -> None:
    *_, alone = summed(here(fake, job()))
    *_, shared = summed(on_ray(fake, job(), "local"))
    assert shared == alone


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(Unreachable, match="no Ray at 'nonsense://x'"):
        list(on_ray(fake, job(), "nonsense://x"))
