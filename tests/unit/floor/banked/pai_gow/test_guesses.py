"""Guesses at what may have happened at pai gow poker, from which the floor chooses."""

from cardhouse.cards import Card
from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.pai_gow.guesses import GUESSES
from cardhouse.floor.banked.pai_gow.reports import FoulAllowed, WagerRemoved, WagerTouched
from cardhouse.floor.core.guesses import guessed
from tests.kit.pai_gow import BANK_HAND, WINS, PaiGowTable


def table() -> PaiGowTable:
    """Seat 2 banks; seats 4 and 6 have bets, and seat 4 one more behind seat 6."""
    return PaiGowTable(
        hands={2: BANK_HAND, 4: WINS},
        wagers={4: 20, 6: 10},
        others="4 wager 6 10",
        seats=(2, 4, 6),
    )


def test_a_hand_touches_its_own_bet_or_that_of_any_spot() -> None:
    hand = table().hand
    found = list(guessed(GUESSES, WagerTouched, hand))
    spots = (0, *hand.layout.order)
    assert spots[0] == 0 and sorted(spots) == list(range(8))
    assert found == [WagerTouched(seat=seat, spot=spot) for seat in hand.seats for spot in spots]


def test_any_bet_may_have_been_taken_off_by_chance_or_knowingly() -> None:
    hand = table().hand
    found = list(guessed(GUESSES, WagerRemoved, hand))
    bets = [(4, 4), (6, 6), (4, 6)]
    assert [(wager.player, wager.hand) for wager in hand.layout.wagers] == bets
    assert found == [
        WagerRemoved(seat=seat, spot=spot, known=known)
        for seat, spot in bets
        for known in (False, True)
    ]


def test_the_bank_may_have_set_any_two_of_its_seven_cards_in_front() -> None:
    dealt = table()
    assert not list(guessed(GUESSES, FoulAllowed, dealt.hand))
    dealt.shake().set()
    assert len(dealt.hand.up[BANK]) == 7
    found = [each for each in guessed(GUESSES, FoulAllowed, dealt.hand)]
    assert len(found) == len(set(found)) == 21
    cards = {f"up:{BANK}/{number}" for number in range(1, 8)}
    for each in found:
        assert isinstance(each, FoulAllowed)
        assert (len(each.front), len(each.back)) == (2, 5)
        assert {*each.front, *each.back} == cards
    front, back = ("up:9/1", "up:9/7"), ("up:9/2", "up:9/3", "up:9/4", "up:9/5", "up:9/6")
    assert FoulAllowed(front=tuple(map(Card, front)), back=tuple(map(Card, back))) in found


def test_there_are_seven_piles() -> None:
    assert list(GUESSES.values["pile"](table().hand)) == [1, 2, 3, 4, 5, 6, 7]
