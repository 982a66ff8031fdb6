"""Bulk play: the same seed gives the same sums, with any players and any number of workers."""

from statistics import fmean, stdev

import pytest

from cardhouse.analysis.simulate.job import HOUSE, RoleSum, Sums, summed
from cardhouse.analysis.simulate.workers import Unreachable, here, on_ray, processes
from cardhouse.bots import sample
from tests.unit.analysis.simulate.pieces import fake, job


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
    *_, alone = summed(here(fake, job()), Sums())
    for workers in (1, 2, 3):
        *_, shared = summed(processes(fake, job(), workers), Sums())
        assert shared == alone


def test_bots_play_the_same_hands_in_other_processes() -> None:
    small = job(hands=6, piece=2)
    *_, alone = summed(here(sample.play, small), Sums())
    *_, shared = summed(processes(sample.play, small, 2), Sums())
    assert shared == alone
    assert sum(line.net for line in alone.lines.values()) == 0
    assert alone.lines[HOUSE].net == 6 * 300


@pytest.mark.filterwarnings("ignore")
@pytest.mark.long
def test_ray_gives_the_same_sums() -> None:
    *_, alone = summed(here(fake, job()), Sums())
    *_, shared = summed(on_ray(fake, job(), "local"), Sums())
    assert shared == alone


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(Unreachable, match="no Ray at 'nonsense://x'"):
        list(on_ray(fake, job(), "nonsense://x"))
