"""Rates and their errors: beside plain formulas, printed tables, and counts of intervals."""

import random
from statistics import fmean, stdev

import pytest

from cardhouse.analysis.arena.figures import pairs, quantile, scores
from cardhouse.analysis.arena.tally import Tally

SEATS = 6


def tally(deals: list[list[list[int]]]) -> Tally:
    made = Tally.empty(len(deals[0][0]))
    for deal in deals:
        made.add(deal)
    return made


def drawn(source: random.Random, deals: int) -> list[list[list[int]]]:
    """Two bots, the first ahead by 20 in each hand, in deals where luck is turned round."""
    found = []
    for _ in range(deals):
        luck = round(source.gauss(0, 500))
        hands = [luck + round(source.gauss(10, 100)), -luck + round(source.gauss(10, 100))]
        found.append([[net, -net] for net in hands])
    return found


def test_errors_are_those_of_the_deals() -> None:
    deals = drawn(random.Random(1), 50)
    first, second = scores(tally(deals), SEATS)
    nets = [sum(hand[0] for hand in deal) for deal in deals]
    assert first.mean == pytest.approx(100 * fmean(nets) / SEATS)
    assert first.error == pytest.approx(100 * stdev(nets) / 50**0.5 / SEATS)
    assert (second.mean, second.error) == (-first.mean, first.error)
    alone = [hand[0] for deal in deals for hand in deal]
    assert first.plain == pytest.approx(100 * stdev(alone) / 100**0.5 * 2 / SEATS)
    # The luck of a deal is taken out: what is left is 100 beside 510.
    assert 4 < first.shrunk < 6


def test_a_difference_is_that_of_two_bots_in_the_same_deals() -> None:
    deals = drawn(random.Random(2), 40)
    (pair,) = pairs(tally(deals), SEATS).values()
    ahead = [sum(hand[0] - hand[1] for hand in deal) for deal in deals]
    assert pair.mean == pytest.approx(100 * fmean(ahead) / SEATS)
    assert pair.error == pytest.approx(100 * stdev(ahead) / 40**0.5 / SEATS)
    assert pair.low < pair.mean < pair.high


def test_bots_that_do_the_same_are_not_told_apart() -> None:
    same = tally([[[-30, -30], [40, 40]], [[5, 5], [-20, -20]]])
    (pair,) = pairs(same, SEATS).values()
    assert (pair.mean, pair.error, pair.low, pair.high) == (0, 0, 0, 0)
    assert not pair.significant and pair.shrunk == 0


def test_large_sums_lose_nothing() -> None:
    far = [[[10**12 + net, 0] for net in hands] for hands in ((1, 2), (3, 1), (0, 5))]
    near = [[[net, 0] for net in hands] for hands in ((1, 2), (3, 1), (0, 5))]
    assert scores(tally(far), 2)[0].error == pytest.approx(scores(tally(near), 2)[0].error)


@pytest.mark.parametrize(
    ("level", "freedom", "printed"),
    [(0.95, 10, 2.228), (0.95, 30, 2.042), (0.95, 1000, 1.962), (0.99, 20, 2.845)],
)
def test_quantiles_are_those_of_the_printed_table(
    level: float, freedom: int, printed: float
) -> None:
    assert quantile(level, freedom) == pytest.approx(printed, abs=0.002)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    source, truth, held = random.Random(3), 100 * 2 * 2 * 10 / SEATS, 0
    for _ in range(400):
        (pair,) = pairs(tally(drawn(source, 12)), SEATS).values()
        held += pair.low <= truth <= pair.high
    assert 368 <= held <= 394


def test_intervals_of_many_pairs_are_wider() -> None:
    source = random.Random(4)
    deals = [[[source.randrange(-90, 90) for _ in range(4)] for _ in range(4)] for _ in range(30)]
    found = pairs(tally(deals), SEATS)
    assert len(found) == 6
    for (one, other), pair in found.items():
        two = [[[hand[one], hand[other]] for hand in deal] for deal in deals]
        (alone,) = pairs(tally(two), SEATS).values()
        assert pair.mean == alone.mean and pair.low < alone.low and pair.high > alone.high
