"""The discards of a reasonable player at the draw."""

import pytest
from msgspec.structs import replace

from cardhouse.bots.pot.drawing import thrown
from cardhouse.cards import parse_cards
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low
from tests.kit.hands import game

BASE = game()
HIGH = replace(BASE, high=High(joker="wild"), low=None)
LOW = replace(BASE, high=None, low=Low(joker="lowest"))
BOTH = replace(BASE, high=High(joker="bug"), low=Low(joker="lowest", qualifier=8))


def gone(played: PotGame, cards: str, most: int = 5) -> set[str]:
    held = parse_cards(cards)
    out = thrown(played, held, most)
    assert len(out) <= most and set(out) <= set(held)
    return set(out)


@pytest.mark.parametrize(
    ("cards", "out"),
    [
        ("As Kd Qh Jc Ts", set()),
        ("As 9s 7s 4s 2s", set()),
        ("As Ad Ah Kc Ks", set()),
        ("9s 9d 9h 9c Jo", set()),
        ("As Ad Kh Kc 7s", {"7s"}),
        ("As Ad 9h 6c 2s", {"9h", "6c", "2s"}),
        ("7s 7d 7h Kc 2s", {"Kc", "2s"}),
        ("As 9s 7s 4s 2d", {"2d"}),
        ("Jd Ts 9h 8c 3d", {"3d"}),
        ("As Qd 9h 6c 3s", {"Qd", "9h", "6c", "3s"}),
        ("Jo Kd 9h 6c 2s", {"9h", "6c", "2s"}),
        ("Jo Kd Kh 6c 2s", {"6c", "2s"}),
        ("Jo Ks 9s 6s 2d", {"2d"}),
    ],
)
def test_for_high_it_keeps_what_is_made_paired_or_nearly_made(cards: str, out: set[str]) -> None:
    assert gone(HIGH, cards) == out


def test_the_lowest_go_first_where_not_all_may() -> None:
    assert gone(HIGH, "As Qd 9h 6c 3s", most=3) == {"9h", "6c", "3s"}
    assert gone(LOW, "Ks Qd Jh Tc 9s", most=4) == {"Ks", "Qd", "Jh", "Tc"}


@pytest.mark.parametrize(
    ("cards", "out"),
    [
        ("7s 5d 4h 3c 2s", set()),
        ("9s 5d 4h 3c 2s", set()),
        ("Ts 5d 4h 3c 2s", {"Ts"}),
        ("Ks 8d 4h 3c As", {"Ks"}),
        ("5s 5d 4h 3c As", {"5d"}),
        ("Jo Kd 4h 3c As", {"Kd"}),
        ("Ks Kd Qh Jc Ts", {"Ks", "Kd", "Qh", "Jc", "Ts"}),
    ],
)
def test_for_low_it_keeps_low_cards_of_different_ranks(cards: str, out: set[str]) -> None:
    assert gone(LOW, cards) == out


@pytest.mark.parametrize(
    ("cards", "out"),
    [
        # A low in the making is better than nothing, and a made high hand better still.
        ("As 2d 3h Kc Qs", {"Kc", "Qs"}),
        ("As Ad 2h 3c 4s", {"Ad"}),
        ("Ks Kd 2h 3c 9s", {"2h", "3c", "9s"}),
        ("Ks Kd 3h 3c 9s", {"9s"}),
        ("As 2d 3h 4c 7s", set()),
    ],
)
def test_for_both_it_goes_the_better_way(cards: str, out: set[str]) -> None:
    assert gone(BOTH, cards) == out


def test_a_hand_short_of_cards_is_drawn_to_as_well() -> None:
    assert gone(HIGH, "As Kd 9h 6c") == {"Kd", "9h", "6c"}
    assert gone(HIGH, "Jo") == set()
