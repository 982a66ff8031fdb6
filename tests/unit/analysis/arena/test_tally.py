"""Deals are counted whole: nets, products of deals, and products of hands."""

import pytest

from cardhouse.analysis.arena.tally import Tally, seated


def test_a_deal_is_counted_once_and_its_hands_apart() -> None:
    tally = Tally.empty(2)
    tally.add([[30, -40], [10, -20]])
    tally.add([[-5, -5], [0, -10]])
    assert (tally.hands, tally.deals, tally.net) == (4, 2, [35, -75])
    assert tally.by_deal == [[40**2 + 5**2, -40 * 60 + 5 * 15], [-2325, 60**2 + 15**2]]
    assert tally.by_hand == [[900 + 100 + 25, -1200 - 200 + 25], [-1375, 1600 + 400 + 25 + 100]]


def test_parts_add_up_to_the_whole() -> None:
    deals = [[[7 * i, -i], [i * i, 3 - i]] for i in range(9)]
    whole, first, rest = Tally.empty(2), Tally.empty(2), Tally.empty(2)
    for number, deal in enumerate(deals):
        whole.add(deal)
        (first if number < 4 else rest).add(deal)
    first += rest
    assert first == whole


@pytest.mark.parametrize(("bots", "seats"), [(2, 6), (3, 6), (4, 6), (2, 5), (6, 6), (2, 2)])
def test_every_bot_sits_once_in_every_seat(bots: int, seats: int) -> None:
    order = list(reversed(range(bots)))
    tables = [seated(order, turn, seats) for turn in range(bots)]
    assert len(tables) == bots
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == list(range(bots))
    for table in tables:
        counts = [table.count(bot) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1
