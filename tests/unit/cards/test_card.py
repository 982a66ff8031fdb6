"""A card is its text."""

from sys import intern

from cardhouse.cards import HIDDEN, JOKER, PACK, RANK, SUIT


def test_a_pack_has_thirteen_ranks_in_four_suits() -> None:
    assert len(set(PACK)) == 52
    assert {(RANK[card], SUIT[card]) for card in PACK} == {
        (rank, suit) for rank in range(13) for suit in range(4)
    }


def test_ranks_go_from_two_to_ace_and_suits_from_clubs_to_spades() -> None:
    assert [card for card in PACK if RANK[card] == 0] == ["2c", "2d", "2h", "2s"]
    assert [card for card in PACK if RANK[card] == 12] == ["Ac", "Ad", "Ah", "As"]
    assert [SUIT[card] for card in PACK if RANK[card] == 8] == [0, 1, 2, 3]


def test_joker_and_hidden_card_have_no_rank_and_no_suit() -> None:
    assert not {JOKER, HIDDEN} & (RANK.keys() | SUIT.keys())


def test_cards_are_interned() -> None:
    assert all(card is intern(str(card)) for card in (*PACK, JOKER, HIDDEN))
