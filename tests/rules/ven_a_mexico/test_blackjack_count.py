"""Ven-A-Mexico's blackjack, the cards: their count, the natural, and the shoe."""

from itertools import product

import pytest
from msgspec import ValidationError
from msgspec.structs import replace

from cardhouse.cards import JOKER, Deck, parse_cards
from cardhouse.engine.banked.blackjack.bank_hand import HoleTurned
from cardhouse.engine.banked.blackjack.hands import count
from cardhouse.ranking.points import total, total_words
from tests.rules.ven_a_mexico.blackjack import POST, VEN, against, dealt, rules, won

TENS = "TJQK"
SUITS = "cdhs"


def words(*cards: str) -> str:
    """The dealer's call of a hand of these ranks."""
    points = VEN.points
    assert points is not None
    return total_words(total(parse_cards(" ".join(f"{rank}s" for rank in cards)), points), points)


def held(cards: str) -> str:
    """The same for a hand dealt, and drawn to after its first two cards."""
    # Another player has yet to act, so the cards stay on the table.
    table = dealt({1: cards, 2: "T 8"}, "T 9")
    for _ in cards.split()[2:]:
        table.act("1 hit")
    assert table.cards(1) == cards
    assert VEN.points is not None
    return total_words(count(table.hand, 1), VEN.points)


@pytest.mark.rule("VEN-BJ-01", "VEN-BJ-09")
def test_the_best_hand_is_a_natural_of_twenty_one_and_a_half() -> None:
    assert held("A K") == "natural 21.5"
    assert held("A T") == "natural 21.5"
    assert {"VEN-BJ-01", "VEN-BJ-09"} <= rules("settle.natural")


@pytest.mark.rule("VEN-BJ-02")
def test_a_winning_natural_pays_six_to_five() -> None:
    assert won("A K", "T K", 10) == 12
    table = against("A K", "T K", 5)
    assert table.won()[1] == 6
    (settled,) = table.settled()
    assert "VEN-BJ-02" in table.rules_of(settled)


@pytest.mark.rule("VEN-BJ-03")
def test_a_natural_beats_every_twenty_one() -> None:
    assert won("A Q", "7 7 7") == 12
    # The bank draws nothing against naturals alone, so another hand makes it draw.
    table = dealt({1: "A Q", 2: "T 8"}, "7 7 7").stand()
    assert table.events(HoleTurned)
    assert table.won() == {1: 12, 2: -10, 8: -2}
    lost = against("7 7 7", "A Q")
    assert lost.won() == {1: -10, 8: 10}
    assert "VEN-BJ-03" in lost.rules_of(lost.settled()[0])


@pytest.mark.rule("VEN-BJ-04")
def test_player_and_bank_draw_to_better_their_totals() -> None:
    table = dealt({1: "5 6"}, "T 2 7", "8").act("1 hit")
    assert table.cards(1) == "5 6 8"
    assert count(table.hand, 1).points == 19
    table.act("1 stand")
    table.act("lapse")
    # Nineteen for the bank as well.
    assert table.won()[1] == 0


@pytest.mark.rule("VEN-BJ-05")
def test_six_decks_without_a_joker() -> None:
    cards = VEN.deck.cards()
    assert len(cards) == 312
    assert JOKER not in cards
    assert all(cards.count(card) == 6 for card in cards)
    assert "VEN-BJ-05" in rules("deck")


@pytest.mark.rule("VEN-BJ-06")
def test_one_to_eight_decks() -> None:
    for packs in range(1, 9):
        assert len(replace(VEN.deck, packs=packs).cards()) == packs * 52
    for packs in (0, 9):
        with pytest.raises((ValueError, ValidationError), match="1 to 8"):
            Deck(packs=packs)
    assert "VEN-BJ-06" in rules("deck")


@pytest.mark.rule("VEN-BJ-07", "VEN-BJ-08")
def test_any_of_the_four_aces_with_any_ten_value_card() -> None:
    points = VEN.points
    assert points is not None
    for ace, ten, suit in product(SUITS, TENS, SUITS):
        for cards in (f"A{ace} {ten}{suit}", f"{ten}{suit} A{ace}"):
            assert total_words(total(parse_cards(cards), points), points) == "natural 21.5"


@pytest.mark.rule("VEN-BJ-08")
def test_only_ace_and_ten_on_the_first_two_cards() -> None:
    for ten in TENS:
        assert won(f"A {ten}", "T K") == 12
    assert held("A 5 5") == "soft 21"
    assert won("A 5 5", "T K") == 10
    for first, second in product("A23456789TJQK", repeat=2):
        natural = (first == "A") != (second == "A") and bool(set(first + second) & set(TENS))
        assert words(first, second).startswith("natural") == natural


@pytest.mark.rule("VEN-BJ-10", "VEN-BJ-12", "VEN-BJ-13", "VEN-BJ-14")
def test_what_two_cards_and_three_count() -> None:
    assert held("A 6") == "soft 17"
    assert held("A A") == "soft 12"
    assert held("A A 9") == "soft 21"
    assert held("A A T") == "hard 12"
    assert held("2 3 9") == "hard 14"
    assert held("J K") == "hard 20"
    # A soft seventeen is a seven too.
    assert held("A 6 T") == "hard 17"
    pips = {rank: words(rank, "2") for rank in "3456789TJQK"}
    assert pips == {
        rank: f"hard {value + 2}"
        for rank, value in zip("3456789TJQK", (3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True)
    }


@pytest.mark.rule("VEN-BJ-11")
def test_an_ace_among_three_cards_is_one_or_eleven() -> None:
    assert held("6 5 A") == "hard 12"
    assert held("4 T A") == "hard 15"
    assert held("A 5 5") == "soft 21"
    assert held("A 2 K") == "hard 13"
    # The bank counts in the same way: no natural, though ace and king are both in the hand.
    table = against("T 4", "A 2 K 4")
    assert table.won()[1] == -10
    assert "VEN-BJ-11" in table.rules_of(table.settled()[0])


@pytest.mark.rule("VEN-BJ-P3")
def test_ace_and_ten_after_a_split_are_twenty_one() -> None:
    table = dealt({1: "A A"}, "T K", "K 5").act("1 split")
    assert count(table.hand, 1).points == 21
    assert count(table.hand, 1).natural is None
    table.stand()
    won_, lost = table.settled()
    assert (won_.hand, won_.result, won_.shares) == (1, "win", ((8, 10_00),))
    assert (lost.hand, lost.result) == (11, "lose")
    tens = dealt({1: "K K"}, "A Q", "A A").act("1 split").stand()
    assert [settled.result for settled in tens.settled()] == ["lose", "lose"]
    assert tens.won()[1] == -20
    assert all("VEN-BJ-P3" in tens.rules_of(settled) for settled in tens.settled())


def test_every_rule_of_the_game_is_on_its_page() -> None:
    ids = [rule for rule in POST.rules if rule.startswith("VEN-BJ-")]
    expected = [*(f"VEN-BJ-{n:02}" for n in range(1, 94)), *(f"VEN-BJ-P{n}" for n in range(1, 15))]
    assert ids == expected
