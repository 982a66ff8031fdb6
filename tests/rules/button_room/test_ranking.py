"""The winning order of the house: its classes from the top, suits in every tie, wild cards."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from cardhouse.cards import JOKER, parse_cards
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.ranking import best, scale
from tests.rules.button_room.house import GAMES, beats, cited, deal, high, named, post

# A hand of each class, best first, each near the worst of its class so that only class decides.
ORDER = (
    "As Ks Qs Js Ts",
    "Kh Qh Jh Th 9h",
    "2s 2h 2d 2c 3s",
    "2s 2h 2d 3c 3s",
    "7d 5d 4d 3d 2d",
    "5d 4c 3h 2s Ad",
    "2s 2h 2d 4c 3s",
    "3s 3h 2d 2c 4s",
    "2s 2h 5d 4c 3s",
    "7s 5h 4d 3c 2s",
)


@pytest.mark.rule("BTN-RM-09")
@pytest.mark.parametrize("name", GAMES)
def test_the_classes_of_hands_in_their_order_in_every_game(name: str) -> None:
    rules = high(name)
    for better, worse in pairwise(ORDER):
        assert beats(better, worse, rules)
    assert post(name).said("low") is None


# Each rule with its worked example: the first hand beats the second.
EXAMPLES = [
    pytest.param(
        "As Ks Qs Js Ts", "Kh Qh Jh Th 9h", marks=pytest.mark.rule("BTN-RK-01"), id="royal"
    ),
    pytest.param(
        "Jc Tc 9c 8c 7c", "As Ah Ad Ac Ks", marks=pytest.mark.rule("BTN-RK-02"), id="straight flush"
    ),
    pytest.param(
        "2c 3c 4c 5c 6c", "Ad 2d 3d 4d 5d", marks=pytest.mark.rule("BTN-RK-03"), id="steel wheel"
    ),
    pytest.param("As Ah Ad Ac 2s", "Ks Kh Kd Kc Ad", marks=pytest.mark.rule("BTN-RK-05")),
    pytest.param("2s 2h 2d 2c 3s", "As Ah Ad Ks Kh", marks=pytest.mark.rule("BTN-RK-05")),
    pytest.param("Js Jh Jd 5c 5s", "9s 9h 9d Ac As", marks=pytest.mark.rule("BTN-RK-07")),
    pytest.param("Ks Kh Kd Ac As", "Ks Kh Kd Jc Js", marks=pytest.mark.rule("BTN-RK-08")),
    pytest.param("Ad Jd 9d 7d 5d", "Ks Qh Jd Tc 9s", marks=pytest.mark.rule("BTN-RK-09")),
    pytest.param("Ad Jd 9d 7d 5d", "As Js 9s 7s 4s", marks=pytest.mark.rule("BTN-RK-10")),
    pytest.param("2s 3h 4d 5c 6s", "As Ah Ad Kc Qs", marks=pytest.mark.rule("BTN-RK-11")),
    pytest.param("Ts Jh Qd Kc As", "9s Th Jd Qc Ks", marks=pytest.mark.rule("BTN-RK-12")),
    pytest.param("2s 3h 4d 5c 6s", "As 2h 3d 4c 5s", marks=pytest.mark.rule("BTN-RK-12")),
    pytest.param("Ks Qh Jd Tc 9s", "5s 4h 3d 2c As", marks=pytest.mark.rule("BTN-RK-13")),
    pytest.param("9s 8h 7d 6c 5h", "9h 8s 7s 6s 5c", marks=pytest.mark.rule("BTN-RK-14")),
    pytest.param("Ks Kh Kd 4c 2s", "Qs Qh Qd 3c 2s", marks=pytest.mark.rule("BTN-RK-15")),
    pytest.param("Ks Kh Kd 2c 2s", "Ks Kh Kd Ac Qs", marks=pytest.mark.rule("BTN-RK-15")),
    pytest.param("As Ah 2d 2c 3s", "Ks Kh Qd Qc Js", marks=pytest.mark.rule("BTN-RK-17")),
    pytest.param("As Ah 5d 5c 3s", "As Ah 4d 4c Ks", marks=pytest.mark.rule("BTN-RK-17")),
    pytest.param("As Ah 5d 5c 9s", "As Ah 5d 5c 8s", marks=pytest.mark.rule("BTN-RK-17")),
    pytest.param("Js Jh 4d 3c 2s", "Ts Th Ad Kc Qs", marks=pytest.mark.rule("BTN-RK-18")),
    pytest.param("Js Jh Ad 3c 2s", "Js Jh Kd Qc Ts", marks=pytest.mark.rule("BTN-RK-19")),
    pytest.param("Js Jh Ad 9c 3s", "Js Jh Ad 9c 2s", marks=pytest.mark.rule("BTN-RK-19")),
    pytest.param("As Kd 9h 6c 3d", "Ah Ks 9s 6s 3s", marks=pytest.mark.rule("BTN-RK-20")),
    pytest.param("As 9h 6d 4c 2s", "Ks Qh Jd 9c 8s", marks=pytest.mark.rule("BTN-RK-P1")),
    pytest.param("As 9h 6d 4c 3s", "As 9h 6d 4c 2s", marks=pytest.mark.rule("BTN-RK-P1")),
    pytest.param("Ks Kc 8d 7h 4s", "Kh Kd 8s 7s 4c", marks=pytest.mark.rule("BTN-RK-P2")),
]


@pytest.mark.parametrize(("winner", "loser"), EXAMPLES)
def test_one_hand_beats_the_other(winner: str, loser: str) -> None:
    assert beats(winner, loser)
    assert not beats(loser, winner)


@pytest.mark.rule("BTN-RK-03")
def test_five_high_of_one_suit_is_a_straight_flush() -> None:
    assert "straight flush" in named("Ad 2d 3d 4d 5d").lower()


@pytest.mark.rule("BTN-RK-04")
def test_the_ace_is_never_in_the_middle_of_a_run() -> None:
    assert named("Ks As 2s 3s 4s") == "Ace-high flush"
    for cards in ("Ks As 2s 3s 4s", "Ks Ah 2d 3c 4s"):
        assert "straight" not in named(cards).lower()
    assert beats("2s 2h 5d 4c 3s", "Ks Ah 2d 3c 4s")


@pytest.mark.rule("BTN-RK-06")
def test_equal_fours_of_a_kind_are_decided_by_the_fifth_card() -> None:
    wild = replace(high(), wild_rank="2", straight_beats_flush=True)
    assert beats("9s 9h 2s 2h Kd", "9d 9c 2d 2c Qs", wild)
    table = deal(seats=3, hands={1: "Ks 3d", 2: "Qh Jd"}, board="9s 9h 9d 9c 2s")
    table.act("3 fold")
    for _ in range(4):
        table.check_round()
    table.show_all()
    assert table.won() == {1: 3_00, 2: -3_00, 3: 0}


@pytest.mark.rule("BTN-RK-16")
def test_equal_threes_are_decided_by_the_high_card_then_the_last() -> None:
    table = deal(seats=3, hands={1: "As 3d", 2: "Qh Jd"}, board="Ks Kh Kd 7c 2s")
    table.act("3 fold")
    for _ in range(4):
        table.check_round()
    table.show_all()
    assert table.won() == {1: 3_00, 2: -3_00, 3: 0}
    assert beats("Ks Kh Kd 9c 4s", "Ks Kh Kd 9h 3s")


@pytest.mark.rule("BTN-RK-20")
def test_suits_rank_from_clubs_up_to_spades_and_may_be_turned_round() -> None:
    hands = [f"A{suit} Kd 9h 6c 3d" for suit in "ch"] + ["As Kc 9d 6h 3c"]
    assert beats(hands[1], hands[0]) and beats(hands[2], hands[1])
    assert beats("Ad Ks 9h 6c 3d", "Ac Kd 9h 6c 3d")
    turned = replace(high(), suit_order="shdc")
    assert beats("Ah Ks 9s 6s 3s", "As Kd 9h 6c 3d", turned)


@pytest.mark.rule("BTN-RK-10", "BTN-RK-20")
def test_flushes_of_five_equal_ranks_are_decided_by_suit() -> None:
    assert beats("As Js 9s 7s 5s", "Ad Jd 9d 7d 5d")


@pytest.mark.rule("BTN-RK-21")
def test_with_a_wild_card_every_straight_beats_every_flush() -> None:
    straight, flush = "6s 5h 4d 3c 2s", "Ad Jd 9d 7d 5d"
    wild = replace(high(), joker="wild", straight_beats_flush=True)
    assert beats(straight, flush, wild)
    assert beats(flush, straight)


@pytest.mark.rule("BTN-RK-22")
def test_with_a_wild_card_five_of_a_kind_outranks_everything() -> None:
    wild = replace(high(), joker="wild", straight_beats_flush=True)
    assert wild.five_of_a_kind == "above-royal"
    assert beats("2s 2h 2d 2c Jo", "As Ks Qs Js Ts", wild)
    assert beats("As Ah Ad Ac Jo", "Ks Kh Kd Kc Jo", wild)


@pytest.mark.rule("BTN-RK-P2")
def test_suits_are_compared_in_the_order_of_importance() -> None:
    hands = {1: "Ah Qc", 2: "Ac Qs"}
    table = deal(seats=3, hands=hands, board="As Kd 9c 5h 2d").act("3 fold")
    for _ in range(4):
        table.check_round()
    table.show_all()
    assert table.won() == {1: 3_00, 2: -3_00, 3: 0}
    # Cards outside the best five never count, and the best five by suit plays.
    assert beats("5s 4h 3d 2c Ac", "5h 4s 3s 2s As")
    measure = scale(high())
    seven = parse_cards("Kd Kc Qs Jh 9d 3s 2c")
    five = best.five(measure, seven)
    assert measure.value(seven) == measure.value(five)


@pytest.mark.rule("BTN-RK-P3")
def test_the_very_same_five_cards_split_with_the_odd_chip_left_of_the_button() -> None:
    table = deal(
        seats=6,
        button=1,
        hands={3: "2h 2d", 5: "3h 3d"},
        board="As Ks Qs Js Ts",
        posts={4: Post(3_00, 1_00), 6: Post(3_00, 1_00)},
    )
    table.act("4 check", "5 raise 6", "6 fold", "1 fold", "2 fold", "3 call", "4 fold")
    table.act("3 check", "5 check")
    table.act("3 check", "5 bet 6", "3 call").act("3 check", "5 bet 6", "3 call")
    assert table.hand.chips["pot"] == 45_00
    table.show_all()
    awards = {event.seat: event.amount for event in table.events(PotAwarded)}
    assert awards == {3: 23_00, 5: 22_00}
    assert "BTN-RK-P3" in cited(list(table.events(PotAwarded)))
    chips = {table.name: table.stakes.chip for table in post().page.table}
    assert chips.pop("1-2") == 50
    assert set(chips.values()) == {1_00}


@pytest.mark.rule("BTN-RK-P4")
def test_a_wild_card_is_what_makes_its_owners_hand_best() -> None:
    wild = replace(high(), joker="wild", straight_beats_flush=True)
    assert named("Kh Kd Kc 8s Jo", wild) == "Four Kings"
    # The joker is the king of hearts: better than the same flush with a queen.
    assert beats("Ah Jh 9h 5h Jo", "Ad Qd Jd 9d 5d", wild)
    assert beats("As Ks Qs Js Ts", f"Ah Kh Qh Jh {JOKER}", wild)
