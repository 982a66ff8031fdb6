"""The deal and the play: hit, stand, double, split and surrender, and the bank's draw."""

import pytest

from cardhouse.engine.banked.blackjack.hands import count
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.events import Burned, Dealt
from cardhouse.engine.core.illegal import Reason
from tests.kit.banked import Banked, game
from tests.rules.new_esquire.house import HOUSE, dealt


@pytest.mark.rule("ESQ-BJ-25", "ESQ-BJ-26")
def test_the_order_of_the_deal() -> None:
    table = dealt({1: "2 5", 2: "3 6"}, "4")
    assert (table.cards(1), table.cards(2), table.bank_cards) == ("2 5", "3 6", "4")
    assert [event.seats for event in table.events(Dealt)] == [(1, 2), (9,), (1, 2)]
    assert all(event.up for event in table.events(Dealt))


@pytest.mark.rule("ESQ-BJ-25")
def test_three_players_get_six_cards_face_up() -> None:
    table = dealt({1: "2 5", 4: "3 6", 8: "4 7"}, "9")
    assert sum(len(table.hand.up[spot]) for spot in (1, 4, 8)) == 6
    assert not any(table.hand.down.values())


@pytest.mark.rule("ESQ-BJ-27", "ESQ-BJ-P2")
def test_the_bank_has_no_hole_card_and_nobody_insures() -> None:
    table = dealt({1: "T 8"}, "A", "9")
    assert table.bank_cards == "A"
    assert "insure" not in table.offers(1)
    table.act("1 stand")
    taken = table.events(CardTaken)
    assert [(event.hand, event.card[0]) for event in taken] == [(BANK, "9")]
    assert "ESQ-BJ-27" in table.rules_of(taken[0])


@pytest.mark.rule("ESQ-BJ-28")
def test_a_hit_adds_one_card_face_up() -> None:
    table = dealt({1: "T 2"}, "9", "4").act("1 hit")
    assert table.cards(1) == "T 2 4"


@pytest.mark.rule("ESQ-BJ-29")
def test_turns_go_from_the_dealers_left() -> None:
    table = dealt({2: "T 2", 5: "T 3", 8: "T 4"}, "9", "T")
    for seat in (2, 5, 8):
        assert table.turn == seat
        assert table.refused(f"{8 if seat < 8 else 5} hit", Reason.NOT_YOUR_TURN) == {
            "ESQ-BJ-29",
            "ESQ-BJ-46",
            "ESQ-BJ-P2",
        }
        table.act(f"{seat} stand")
    assert table.hand.over


@pytest.mark.rule("ESQ-BJ-30")
def test_a_sixth_card_must_be_taken_on_eleven() -> None:
    table = dealt({1: "2 2"}, "9", "3 2 2").act("1 hit", "1 hit", "1 hit")
    assert count(table.hand, 1).points == 11
    assert table.offers(1) == {"hit"}


@pytest.mark.rule("ESQ-BJ-31")
def test_the_bank_draws_as_many_as_its_table_permits() -> None:
    table = dealt({1: "T 8"}, "2", "3 4 5 6 7").act("1 stand")
    drawn = [event.card[0] for event in table.events(CardTaken)]
    assert drawn == ["3", "4", "5", "6"]


@pytest.mark.rule("ESQ-BJ-32", "ESQ-BJ-33", "ESQ-BJ-35")
def test_two_tens_may_be_split_but_not_hit() -> None:
    table = dealt({1: "T K"}, "9")
    assert "ESQ-BJ-32" in table.refused("1 hit")
    table = dealt({1: "K T"}, "9")
    assert table.offers(1) == {"stand", "split", "surrender"}
    assert "ESQ-FL-15" in table.refused("1 double")


@pytest.mark.rule("ESQ-BJ-34")
def test_eleven_or_less_must_hit_or_surrender() -> None:
    table = dealt({1: "6 5"}, "9")
    assert table.offers(1) == {"hit", "double", "surrender"}
    assert table.refused("1 stand") == {"ESQ-BJ-34", "ESQ-BJ-35", "ESQ-FL-122"}
    assert dealt({1: "4 4"}, "9").offers(1) == {"hit", "double", "surrender", "split"}
    assert dealt({1: "3 4"}, "9", "2").act("1 hit").offers(1) == {"hit"}


@pytest.mark.rule("ESQ-BJ-34")
def test_a_double_may_end_below_twelve() -> None:
    table = dealt({1: "2 3", 2: "T 5"}, "9", "4").act("1 double")
    assert count(table.hand, 1).points == 9
    assert table.turn == 2


@pytest.mark.rule("ESQ-BJ-35")
@pytest.mark.parametrize("cards", ["T 2", "T 5", "T 8", "A A", "A 4", "A 7"])
def test_from_12_to_18_hit_and_stand_are_both_open(cards: str) -> None:
    assert {"hit", "stand"} <= dealt({1: cards}, "9").offers(1)


BANK_TABLE = [
    ("A", "6 2", "A 6 2", "ESQ-BJ-36"),
    ("A", "2 4 3", "A 2 4 3", "ESQ-BJ-36"),
    ("T", "6 5", "T 6 5", "ESQ-BJ-36"),
    ("T", "7 5", "T 7", "ESQ-BJ-37"),
    ("A", "6 T 5", "A 6 T", "ESQ-BJ-37"),
    ("A", "7 5", "A 7", "ESQ-BJ-P1"),
    ("4", "Jk 5", "4 Jo", "ESQ-BJ-P1"),
    ("A", "8 5", "A 8", "ESQ-BJ-P1"),
]


@pytest.mark.rule("ESQ-BJ-36", "ESQ-BJ-37", "ESQ-BJ-P1")
@pytest.mark.parametrize(("up", "then", "cards", "rule"), BANK_TABLE)
def test_what_the_bank_draws(up: str, then: str, cards: str, rule: str) -> None:
    table = dealt({1: "T 8"}, up, then).act("1 stand")
    drawn = [event.card for event in table.events(CardTaken)]
    assert " ".join([up, *("Jo" if card == "Jo" else card[0] for card in drawn)]) == cards
    assert table.hand.over
    assert rule in {r for event in table.log for r in table.rules_of(event)}


@pytest.mark.rule("ESQ-BJ-38", "ESQ-BJ-P3")
@pytest.mark.parametrize(
    ("second", "results"),
    [("7", (-10, 0, 0, 20)), ("Jk", (-10, -10, -10, 0))],
)
def test_a_joker_up_cancels_the_draw(second: str, results: tuple[float, ...]) -> None:
    hands = {1: "T K", 2: "A K", 3: "4 Jk", 4: "Jk Jk"}
    table = dealt(hands, "Jk", second)
    assert table.hand.over
    assert tuple(table.won()[seat] for seat in (1, 2, 3, 4)) == results


@pytest.mark.rule("ESQ-BJ-38", "ESQ-BJ-P3")
def test_against_a_joker_up_a_12_gets_no_card() -> None:
    table = dealt({1: "T 2"}, "Jk", "5 9")
    assert [event.hand for event in table.events(CardTaken)] == [BANK]


@pytest.mark.rule("ESQ-BJ-49", "ESQ-BJ-12")
@pytest.mark.parametrize("cards", ["7 2", "9 3", "A 5"])
def test_any_first_two_cards_may_be_doubled(cards: str) -> None:
    assert "double" in dealt({1: cards}, "9").offers(1)


@pytest.mark.rule("ESQ-BJ-49", "ESQ-BJ-50")
def test_three_cards_are_not_doubled_and_a_double_gets_one_card() -> None:
    table = dealt({1: "3 3"}, "9", "4").act("1 hit")
    assert {"ESQ-BJ-49", "ESQ-BJ-50"} <= table.refused("1 double")
    table = dealt({1: "6 5", 2: "T 5"}, "9", "2").act("1 double")
    assert (table.cards(1), table.turn) == ("6 5 2", 2)
    assert table.layout.wager(1, 1).amount == 20_00  # type: ignore[union-attr]


@pytest.mark.rule("ESQ-BJ-51")
def test_a_joker_is_not_split_doubled_or_surrendered() -> None:
    for cards in ("Jk Jk", "5 Jk"):
        table = dealt({1: cards, 2: "T 5"}, "9")
        assert table.turn == 2
        assert table.offers(1) == set()


@pytest.mark.rule("ESQ-BJ-52", "ESQ-BJ-P4")
def test_split_aces_get_one_card_each() -> None:
    table = dealt({1: "A A", 2: "T 5"}, "9", "5 K").act("1 split")
    assert (table.cards(1), table.cards(11)) == ("A 5", "A K")
    assert (count(table.hand, 1).points, count(table.hand, 11).points) == (16, 21)
    assert count(table.hand, 11).natural is None
    assert table.turn == 2


@pytest.mark.rule("ESQ-BJ-P4")
def test_a_split_ace_that_gets_an_ace_is_closed() -> None:
    table = dealt({1: "A A", 2: "T 5"}, "9", "A K").act("1 split")
    assert (count(table.hand, 1).points, table.turn) == (12, 2)


@pytest.mark.rule("ESQ-BJ-53", "ESQ-FL-153")
@pytest.mark.parametrize("cards", ["K T", "K J", "9 9", "A A", "2 2"])
def test_cards_of_equal_value_may_be_split(cards: str) -> None:
    assert "split" in dealt({1: cards}, "9").offers(1)


@pytest.mark.rule("ESQ-BJ-53")
def test_split_tens_are_drawn_to_by_the_normal_table() -> None:
    table = dealt({1: "K T"}, "9", "2 3 4").act("1 split", "1 hit")
    assert (table.cards(1), table.cards(11)) == ("K 2 3", "T")
    table.act("1 stand")
    assert table.cards(11) == "T 4"
    assert "ESQ-BJ-53" in dealt({1: "9 8"}, "9").refused("1 split")


@pytest.mark.rule("ESQ-BJ-12", "ESQ-BJ-54")
def test_each_hand_of_a_split_may_be_doubled() -> None:
    table = dealt({1: "8 8"}, "9", "3").act("1 split")
    assert "double" in table.offers(1)
    table = dealt({1: "7 7"}, "9", "4 T 8").act("1 split")
    assert "double" in table.offers(1)
    table.act("1 double")
    assert table.cards(11) == "7 8"
    assert table.offers(1) == {"hit", "stand", "double"}


@pytest.mark.rule("ESQ-BJ-55")
def test_a_spot_is_split_up_to_four_hands() -> None:
    table = dealt({1: "8 8"}, "9", "8 8 8").act("1 split", "1 split", "1 split")
    assert table.layout.hands[1] == [1, 31, 21, 11]
    assert table.cards(1) == "8 8"
    assert "ESQ-BJ-55" in table.refused("1 split")


@pytest.mark.rule("ESQ-BJ-56")
def test_surrender_is_for_the_first_two_cards() -> None:
    assert "surrender" in dealt({1: "T 6"}, "9").offers(1)
    table = dealt({1: "T 3"}, "9", "4").act("1 hit")
    assert "ESQ-BJ-56" in table.refused("1 surrender")
    table = dealt({1: "8 8"}, "9", "3").act("1 split")
    assert "ESQ-BJ-56" in table.refused("1 surrender")


@pytest.mark.rule("ESQ-BJ-56")
@pytest.mark.parametrize("cards", ["T 9", "T K", "A K"])
def test_hands_that_must_stand_may_be_surrendered(cards: str) -> None:
    assert "surrender" in dealt({1: cards}, "9").offers(1)


@pytest.mark.rule("ESQ-BJ-57")
def test_surrender_forfeits_half() -> None:
    table = dealt({1: "T 6"}, "9", wagers={1: 30}).act("1 surrender")
    (settled,) = table.settled()
    assert (settled.shares, settled.returned) == (((7, 15_00),), 15_00)


@pytest.mark.rule("ESQ-BJ-13")
def test_surrender_is_early() -> None:
    table = dealt({1: "T 6", 2: "T 9"}, "K", "Jk").act("1 surrender", "2 stand")
    assert table.won()[1] == -5


@pytest.mark.rule("ESQ-BJ-P5")
def test_a_joker_drawn_closes_a_hand_and_is_no_natural() -> None:
    table = dealt({1: "8 8", 2: "9 5"}, "T", "Jk 3 Jk 9").act("1 split")
    assert (table.cards(1), table.cards(11)) == ("8 Jo", "8 3")
    table.act("1 hit", "2 stand")
    results = {event.hand: event.shares for event in table.settled()}
    assert results[1] == ((7, 10_00),)
    table = dealt({1: "9 5", 2: "T 5"}, "T", "Jk 9").act("1 hit")
    assert (count(table.hand, 1).points, table.turn) == (21, 2)


@pytest.mark.rule("ESQ-BJ-P9")
def test_a_surrendered_hand_goes_at_once_and_its_half_is_exact() -> None:
    table = dealt({2: "T 6", 8: "T 6"}, "9", "T", wagers={2: 5, 8: 5}, bank=4, money=5)
    table.act("2 surrender")
    assert (table.cards(2), table.hand.chips["pot"]) == ("", 10_00)
    table.act("8 surrender")
    first, second = table.settled()
    assert (first.hand, first.shares, first.returned) == (8, ((4, 2_50),), 2_50)
    assert (second.hand, second.shares, second.returned) == (2, ((4, 2_50),), 2_50)


@pytest.mark.rule("ESQ-BJ-P10")
def test_the_first_card_of_a_fresh_shoe_is_burned() -> None:
    table = dealt({1: "2 3"}, "4")
    assert len(table.events(Burned)) == 1
    assert table.hand.burns == [table.events(Burned)[0].card]
    assert table.cards(1) == "2 3"
    assert not dealt({1: "2 3"}, "4", discards=100).events(Burned)


@pytest.mark.rule("ESQ-BJ-P14")
def test_the_bank_draws_even_if_everybody_is_over() -> None:
    table = dealt({1: "T 6", 2: "T 6"}, "T", "6 8 5 T").act("1 hit", "2 hit")
    assert table.hand.over
    assert (table.won()[1], table.won()[2]) == (0, 0)
    table = dealt({1: "T 6"}, "T", "5").act("1 surrender")
    assert not table.events(CardTaken)


@pytest.mark.rule("ESQ-FL-15")
def test_19_to_21_are_compulsory_stands() -> None:
    assert "ESQ-FL-15" in dealt({1: "A 8"}, "9").refused("1 hit")
    assert dealt({1: "T 9"}, "9").offers(1) == {"stand", "surrender"}
    assert dealt({1: "A 9"}, "9").offers(1) == {"stand", "surrender"}
    table = dealt({1: "A 3", 2: "T 5"}, "9", "6").act("1 hit")
    assert (count(table.hand, 1).points, table.turn) == (20, 2)


@pytest.mark.rule("ESQ-FL-152")
def test_an_ace_and_an_eight_may_be_doubled() -> None:
    table = dealt({1: "A 8", 2: "T 5"}, "9", "5").act("1 double")
    assert (table.cards(1), table.turn) == ("A 8 5", 2)
    table = dealt({1: "A 2", 2: "T 5"}, "9", "6").act("1 hit")
    assert table.turn == 2
    assert table.offers(1) == set()


@pytest.mark.rule("ESQ-BJ-35", "ESQ-FL-15")
def test_the_printed_sentence_is_an_option() -> None:
    loose = game(HOUSE, blackjack={"stand_hard": 20, "stand_soft": 21})
    table = dealt({1: "A 9"}, "9", played=loose)
    assert {"hit", "stand"} <= table.offers(1)


@pytest.mark.rule("ESQ-FL-12", "ESQ-FL-122")
def test_only_the_signal_counts() -> None:
    table: Banked = dealt({1: "T 5", 2: "T 5"}, "9", "4").act("1 hit")
    # The player claims to have meant stand: nothing takes the card back.
    assert (table.cards(1), table.turn) == ("T 5 4", 2)
    assert {"ESQ-FL-12", "ESQ-FL-122"} <= table.rules_of(table.log[-3])


@pytest.mark.rule("ESQ-FL-15", "ESQ-FL-152")
@pytest.mark.parametrize("table", ["5-100", "10-100", "5-100 jackpot"])
def test_the_hands_are_played_alike_at_every_table(table: str) -> None:
    played = game(HOUSE, table=table)
    offers = {
        cards: dealt({1: cards}, "9", "T T T", played=played).offers(1)
        for cards in ("6 5", "A 7", "A 8", "A 9", "T 8", "T 9", "8 8")
    }
    assert offers == {
        "6 5": {"hit", "double", "surrender"},
        "A 7": {"hit", "stand", "double", "surrender"},
        "A 8": {"stand", "double", "surrender"},
        "A 9": {"stand", "surrender"},
        "T 8": {"hit", "stand", "double", "surrender"},
        "T 9": {"stand", "surrender"},
        "8 8": {"hit", "stand", "double", "split", "surrender"},
    }
