"""Hands and values packed into integers: every counter has its own bits."""

import pytest

from cardhouse.ranking import layout
from cardhouse.ranking.layout import pack, rank_code, rank_counts, unpack

RANKS_OF_A_SUIT = 13


def test_each_counter_has_its_place() -> None:
    assert (layout.ACE, layout.FIVE) == (12, 3)
    assert rank_code(0) == 1 << 16 and rank_code(12) == 1 << 52
    assert layout.WILD == 1 << 55
    assert layout.WILD_IN_EVERY_SUIT == (1 << 55) + 0x1111
    assert layout.MASK_WILD == 1 << RANKS_OF_A_SUIT
    assert layout.MASK_RANKS == 0b1_1111_1111_1111


@pytest.mark.parametrize(("start", "cards"), [(0x3333, 5), (0x5555, 3), (0x6666, 2)])
def test_the_high_bit_of_a_suit_says_five_or_so_many_beside_the_others(
    start: int, cards: int
) -> None:
    offsets = {0x3333: 0, 0x5555: layout.THREE_ON_BOARD, 0x6666: layout.TWO_OF_OWN - 0x3333}
    assert layout.NO_CARDS + offsets[start] == start
    assert not (start + (cards - 1) * 0x1111) & layout.FIVE_OF_A_SUIT
    assert (start + cards * 0x1111) & layout.FIVE_OF_A_SUIT == layout.FIVE_OF_A_SUIT


def test_a_hand_of_five_to_seven_cards_is_counted_by_rank() -> None:
    key = sum(rank_code(rank) >> layout.RANKS_SHIFT for rank in (12, 12, 12, 0, 5))
    counts, wilds = rank_counts(key)
    assert (counts[12], counts[0], counts[5], sum(counts), wilds) == (3, 1, 1, 5, 0)
    wild = layout.WILD >> layout.RANKS_SHIFT
    assert rank_counts(key + 2 * wild)[1] == 2
    for wrong in (key - 1, key + 3 * wild):
        with pytest.raises(ValueError, match="best five of 5 to 7"):
            rank_counts(wrong)


def test_a_value_is_a_class_above_five_numbers() -> None:
    value = pack(3, (12, 11, 2, 1, 0))
    assert value == 0x3CB210
    assert unpack(value) == (3, [12, 11, 2, 1, 0])
