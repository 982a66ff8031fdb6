"""The outcome: the totals, and every cell of the house's table, played from dealt hands."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import JOKER
from cardhouse.engine.banked.blackjack.hands import count
from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.reports import MoveCard
from cardhouse.rulebook import posted
from tests.kit.banked import Banked, game
from tests.rules.new_esquire.house import HOUSE, dealt, won

POST = posted(HOUSE, "no-bust-blackjack")


@pytest.mark.rule("ESQ-BJ-01")
def test_the_title_of_the_game() -> None:
    assert POST.page.title == "21st Century No Bust Blackjack"


@pytest.mark.rule("ESQ-BJ-01", "ESQ-BJ-09")
def test_the_book_says_what_is_no_rule_of_play() -> None:
    assert "Las Vegas" in POST.rules["ESQ-BJ-01"].text
    assert "12 and 13" in POST.rules["ESQ-BJ-09"].text


@pytest.mark.rule("ESQ-BJ-09", "ESQ-BJ-35")
def test_on_13_against_a_6_both_hit_and_stand_are_accepted() -> None:
    table = dealt({1: "T 3"}, "6")
    assert {"hit", "stand"} <= table.offers(1)


@pytest.mark.rule("ESQ-BJ-02", "ESQ-BJ-45")
def test_an_ace_and_a_ten_is_just_21() -> None:
    table = dealt({1: "A K"}, "7", "7 7").stand()
    assert table.won()[1] == 0
    assert {"ESQ-BJ-02", "ESQ-BJ-45"} <= table.rules_of(table.settled()[0])


@pytest.mark.rule("ESQ-BJ-03")
def test_a_winning_ace_ten_is_paid_even_money() -> None:
    assert won("A K", "T K") == 10


@pytest.mark.rule("ESQ-BJ-04")
@pytest.mark.parametrize(
    ("cards", "natural", "points", "kind"),
    [
        ("Jk Jk", "two-jokers", 21, "natural"),
        ("A Jk", None, 21, "joker"),
        ("A A", None, 12, "soft"),
    ],
)
def test_two_jokers_are_the_one_natural(
    cards: str, natural: str | None, points: int, kind: str
) -> None:
    table = dealt({1: cards, 2: "T 5"}, "9")
    found = count(table.hand, 1)
    assert (found.natural, found.points, found.kind) == (natural, points, kind)


@pytest.mark.rule("ESQ-BJ-05", "ESQ-BJ-19")
def test_two_jokers_are_paid_two_to_one() -> None:
    table = dealt({1: "Jk Jk"}, "A", "K")
    assert table.won()[1] == 20
    assert {"ESQ-BJ-05", "ESQ-BJ-19"} <= table.rules_of(table.settled()[0])


@pytest.mark.rule("ESQ-BJ-05", "ESQ-BJ-19")
def test_two_jokers_of_the_bank_collect_a_wager_once() -> None:
    assert won("A K", "Jk Jk") == -10


@pytest.mark.rule("ESQ-BJ-20")
def test_a_natural_pushes_with_a_natural() -> None:
    assert won("Jk Jk", "Jk Jk") == 0


@pytest.mark.rule("ESQ-BJ-06")
def test_players_are_compared_with_the_bank_and_not_with_each_other() -> None:
    table = dealt({1: "T K", 2: "T 8"}, "T", "9").stand()
    assert (table.won()[1], table.won()[2]) == (10, -10)


@pytest.mark.rule("ESQ-BJ-07")
def test_a_hand_over_21_keeps_cards_and_wager_until_the_bank_is_complete() -> None:
    table = dealt({1: "T 6", 2: "T 5"}, "T", "7 7").act("1 hit")
    assert count(table.hand, 1).points == 23
    assert table.cards(1) == "T 6 7"
    assert table.hand.chips["pot"] == 20_00
    assert table.turn == 2
    table.stand()
    assert table.won()[1] == -10


@pytest.mark.rule("ESQ-BJ-08")
@pytest.mark.parametrize(("bank", "result"), [("T 4 T", 0), ("T 3 T", -10)])
def test_the_bank_must_go_over_by_one_more_to_save_a_player(bank: str, result: float) -> None:
    assert won("T 6", bank, "7", "1 hit") == result


@pytest.mark.rule("ESQ-BJ-14")
def test_six_decks_have_six_jokers() -> None:
    cards = game(HOUSE).deck.cards()
    assert (len(cards), cards.count("Jo")) == (318, 6)


VALUES = [
    ("5 Jk", "", 21, False),
    ("2 Jk", "", 21, False),
    ("A Jk", "", 21, False),
    ("7 5", "6", 18, False),
    ("A 6", "", 17, True),
    ("A 6", "9", 16, False),
    ("A A", "9", 21, True),
    ("J Q", "", 20, False),
    ("9 7", "Jk", 21, False),
    ("5 A", "2 Jk", 21, False),
]


@pytest.mark.rule("ESQ-BJ-15", "ESQ-BJ-16", "ESQ-BJ-21", "ESQ-BJ-22")
@pytest.mark.rule("ESQ-BJ-23", "ESQ-BJ-24")
@pytest.mark.parametrize(("cards", "drawn", "points", "soft"), VALUES)
def test_what_hands_count(cards: str, drawn: str, points: int, soft: bool) -> None:
    table = dealt({1: cards, 2: "T 5"}, "9", drawn)
    table.act(*["1 hit" for _ in drawn.split()])
    found = count(table.hand, 1)
    assert (found.points, found.soft) == (points, soft)


@pytest.mark.rule("ESQ-BJ-18")
def test_nearer_to_21_is_better_and_over_21_is_worse_than_anything_below() -> None:
    assert won("T K", "T 9") == 10
    assert won("T 9", "T K") == -10
    assert won("T 6", "T 7", "6", "1 hit") == -10


# Each cell of the table: the player's cards and draws, the bank's cards, and the result.
MATRIX = [
    ("Jk Jk", "", "Jk Jk", 0),
    ("Jk Jk", "", "A K", 20),
    ("Jk Jk", "", "T 8", 20),
    ("Jk Jk", "", "T 5 T", 20),
    ("A K", "", "Jk Jk", -10),
    ("A K", "", "T 5 6", 0),
    ("A K", "", "T K", 10),
    ("T K", "", "Jk Jk", -10),
    ("T K", "", "A K", -10),
    ("T K", "", "T 9", 10),
    ("T 8", "", "T 8", 0),
    ("T 7", "", "T 8", -10),
    ("T 2", "", "T 2 T", 10),
    ("T 6", "6", "T 2 9", -10),
    ("T 6", "6", "T 7", -10),
    ("T 6", "6", "T 3 T", 0),
    ("T 6", "7", "T 3 T", -10),
    ("T 6", "8", "T 3 T", -10),
]


@pytest.mark.rule("ESQ-BJ-64", "ESQ-BJ-39", "ESQ-BJ-40", "ESQ-BJ-44", "ESQ-BJ-45")
@pytest.mark.parametrize(("player", "drawn", "bank", "result"), MATRIX)
def test_every_cell_of_the_table(player: str, drawn: str, bank: str, result: float) -> None:
    assert won(player, bank, drawn, "1 hit" if drawn else "") == result


@pytest.mark.rule("ESQ-BJ-64")
def test_a_hand_over_21_loses_to_a_natural_of_the_bank() -> None:
    # With a joker up nobody draws, and a joker second makes 21: only a mistake leads here.
    table = dealt({1: "T 6", 2: "T 7"}, "9", "6 Jk").act("1 hit")
    cards = table.hand.up[BANK]
    order = MoveCard(card=JOKER, source="stock", target="up:9", by="Max", reason="to see")
    assert table.hand.stock[0] == "Jo"
    table.report(order)
    swap = replace(order, card=cards[0], source="up:9", target="muck")
    table.report(swap)
    table.report(order)
    assert count(table.hand, BANK).natural == "two-jokers"
    table.stand()
    assert table.won()[1] == -10


@pytest.mark.rule("ESQ-BJ-64", "ESQ-BJ-57")
@pytest.mark.parametrize("bank", ["9 Jk", "A K", "T 8", "T 5 T"])
def test_a_surrendered_hand_loses_half_in_every_column(bank: str) -> None:
    assert won("T 6", bank, "", "1 surrender") == -5


CLOSE = [
    ("T 6", "9", "T 2 T", "ESQ-BJ-41", -10),
    ("T 6", "6", "T 6 T", "ESQ-BJ-42", 0),
    ("T 6", "8", "T 4 T", "ESQ-BJ-43", -10),
    ("T 6", "6", "T 7", "ESQ-BJ-39", -10),
    ("T 2", "", "T 2 T", "ESQ-BJ-40", 10),
    ("T 9", "", "T 8", "ESQ-BJ-44", 10),
    ("T K", "", "A K", "ESQ-BJ-44", -10),
    ("T 7", "", "T 7", "ESQ-BJ-45", 0),
]


@pytest.mark.rule("ESQ-BJ-39", "ESQ-BJ-40", "ESQ-BJ-41", "ESQ-BJ-42")
@pytest.mark.rule("ESQ-BJ-43", "ESQ-BJ-44", "ESQ-BJ-45")
@pytest.mark.parametrize(("player", "drawn", "bank", "rule", "result"), CLOSE)
def test_each_ending_cites_its_rule(
    player: str, drawn: str, bank: str, rule: str, result: float
) -> None:
    up, *rest = bank.split()
    table = dealt({1: player}, up, " ".join([drawn, *rest]))
    table.act(*["1 hit" for _ in drawn.split()]).stand()
    assert table.won()[1] == result
    assert rule in table.rules_of(table.settled()[0])


def ending_with_joker(act: str, then: str, hands: dict[int, str]) -> Banked:
    """The bank shows a 9 and gets a joker as its second card."""
    return dealt(hands, "9", f"{then} Jk").act(*act.split(",")).stand()


@pytest.mark.rule("ESQ-BJ-58")
def test_a_joker_as_second_card_gives_a_doubled_wager_back() -> None:
    table = ending_with_joker("1 double", "7", {1: "6 5"})
    assert table.cards(1) == ""
    assert table.won()[1] == -10


@pytest.mark.rule("ESQ-BJ-58")
def test_a_joker_as_second_card_leaves_the_first_of_split_hands() -> None:
    table = ending_with_joker("2 split,2 hit,2 stand", "3 T T", {2: "8 8"})
    assert [(s.hand, s.result) for s in table.settled()] == [(2, "push")]
    assert table.won()[2] == 0


@pytest.mark.rule("ESQ-BJ-58", "ESQ-BJ-P6")
def test_who_followed_a_split_behind_the_player_gets_that_back_too() -> None:
    table = dealt({3: "8 8"}, "9", "T T Jk", seats=(3, 4, 7), others="4 wager 3 20")
    table.act("3 split", "4 follow").stand()
    # Both lose their first wager with 18 against 21; the added chips have no action.
    assert [(s.seat, s.hand, s.result) for s in table.settled()] == [(3, 3, "lose"), (4, 3, "lose")]
    assert (table.won()[3], table.won()[4]) == (-10, -20)


@pytest.mark.rule("ESQ-BJ-58")
def test_a_joker_that_the_bank_draws_later_changes_nothing() -> None:
    table = dealt({1: "6 5"}, "9", "7 2 Jk").act("1 double").stand()
    assert table.won()[1] == -20
