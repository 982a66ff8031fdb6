"""A hand as it stood when it was settled, for the bonuses."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import JOKER, Card, parse_cards
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.reports import CancelHand
from cardhouse.floor.pot.reports import KillHand
from cardhouse.rulebook import load
from cardhouse.table.pot.bonus import as_settled, wins
from tests.kit.hands import Dealt, game

HANDS = {1: "As Ac", 2: "Ks Kc", 3: "Qs Qc"}
BOARD = "2h 3h 7d 8d 9c"


def stood(table: Dealt) -> PotHand:
    found = as_settled(table.hand, table.log)
    assert isinstance(found, PotHand)
    return found


def shown(hands: dict[int, str] = HANDS, board: str = BOARD) -> Dealt:
    """Three players who check to the end; nobody has shown yet."""
    table = Dealt(seats=3, hands=hands, board=board)
    for _ in range(4):
        table.check_round()
    return table


def test_the_losing_hands_still_lie_there() -> None:
    table = shown().show_all()
    assert table.hand.over
    found = stood(table)
    assert sorted(found.live) == [1, 2, 3] and found.chips["pot"] == 6_00
    assert [sorted(found.up[seat]) for seat in (1, 2, 3)] == [
        sorted(HANDS[seat].split()) for seat in (1, 2, 3)
    ]


def test_hands_that_tie_stood_before_the_pot_was_pushed() -> None:
    table = shown({1: "4s 5c", 2: "4d 5s", 3: "4h 5d"}, "Ah Kh Qd Jd Tc").show_all()
    assert len(table.events(PotAwarded)) == 3
    assert stood(table).chips["pot"] == 6_00


def test_a_hand_that_the_floor_killed_at_the_showdown_is_not_there() -> None:
    table = shown()
    table.report(KillHand(seat=1, by="Flora", reason="foul"))
    assert sorted(stood(table.show_all()).live) == [2, 3]


def test_a_pot_that_nobody_contested_lay_there_before_it_was_pushed() -> None:
    table = Dealt(seats=3, hands=HANDS, board=BOARD).act("3 raise 4", "1 fold", "2 fold")
    found = stood(table)
    assert table.hand.over and found.live == [3]
    assert (found.chips["pot"], found.chips[3]) == (5_00, 198_00)


def test_a_cancelled_hand_never_stood() -> None:
    table = shown()
    table.report(CancelHand(by="Flora", reason="fire alarm"))
    assert as_settled(table.hand, table.log) is None


LOWS = {1: "6c 4d 3h 2s Ac", 2: "5c 4h 3d 2c Ad", 3: "Kc Qd Jh 9s 8c"}
WITH_JOKER = {**LOWS, 2: "5c 4h 3d 2c Jo"}


@pytest.mark.parametrize(
    ("hands", "joker", "won"),
    [
        (LOWS, "any", (1,)),
        (LOWS, "with", ()),
        (LOWS, "without", (1,)),
        (WITH_JOKER, "any", (1,)),
        (WITH_JOKER, "with", (1,)),
        (WITH_JOKER, "without", ()),
        ({**LOWS, 2: "5c 4h 3d 2c 6d"}, "any", ()),
        ({**LOWS, 1: "6c 5d 3h 2s Ac"}, "any", ()),
    ],
)
def test_a_low_wins_by_being_beaten_with_a_joker_or_without_one(
    hands: dict[int, str], joker: str, won: tuple[int, ...]
) -> None:
    hand = Dealt(game("lo-ball-room", "lowball"), seats=3).hand.copy()
    for seat, cards in hands.items():
        hand.down[seat].clear()
        hand.up[seat][:] = parse_cards(cards)
    bonus = next(b for b in load("lo-ball-room").bonuses.bonus if b.name == "lo-ball")
    bonus = replace(bonus, joker=joker)
    assert wins(hand, bonus, ()) == won
    # In a game without lows nobody beats one.
    hand.game = replace(hand.game, low=None)
    assert wins(hand, bonus, ()) == ()


TWO = [JOKER, JOKER]


@pytest.mark.parametrize(
    ("cards", "dummies", "won"),
    [
        ({1: TWO}, (), (1,)),
        ({1: TWO, 3: TWO}, (), (1,)),
        ({1: TWO, 3: TWO}, (1,), (3,)),
        ({1: TWO}, (1,), ()),
        ({2: [*TWO, Card("Ts")]}, (), (2,)),
        ({2: [JOKER, Card("Ts"), JOKER]}, (), ()),
        ({2: [Card("Ts"), *TWO]}, (), ()),
        ({2: [JOKER]}, (), ()),
    ],
)
def test_two_jokers_are_the_first_two_cards_of_a_hand(
    cards: dict[int, list[Card]], dummies: tuple[int, ...], won: tuple[int, ...]
) -> None:
    hand = Dealt(game("lo-ball-room", "lowball"), seats=3).hand.copy()
    hand.up.update(cards)
    (jokers,) = [b for b in load("lo-ball-room").bonuses.bonus if b.won_by == "two-jokers"]
    assert wins(hand, jokers, dummies) == won
