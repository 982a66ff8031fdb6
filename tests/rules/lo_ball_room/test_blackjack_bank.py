"""The Lo-Ball Room's blackjack: the round of the bank, by the worked examples."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.wagers import WagersOpened
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Reason
from cardhouse.table.banked.events import BankOffered, BankTaken, ShoeShuffled
from cardhouse.table.commands import NextHand, Sit, TakeBank
from tests.kit.banked import Banked, game
from tests.kit.rounds import Round

HOUSE = "lo-ball-room"
PLAYERS = (2, 3, 4, 6, 7, 8)
# The 1st bank's spot and the 2nd bank's.
BANKS = (1, 5)


def table(players: tuple[int, ...] = PLAYERS) -> Round:
    return Round(HOUSE, players, banks=BANKS)


@pytest.mark.rule("LBR-BJ-06", "LBR-BJ-07")
def test_six_spots_for_players_and_two_for_the_banks() -> None:
    sat = Round(HOUSE, PLAYERS)
    for spot in BANKS:
        order = Sit(seat=spot, name="a seventh", chips=1_000_00)
        assert "LBR-BJ-06" in sat.refused(order, Reason.SEAT_TAKEN)
        sat.do(replace(order, name=f"bank {spot}", role="bank"))
    sat.refused(Sit(seat=9, name="a seventh", chips=1_000_00), Reason.NO_SUCH_SEAT)
    sat.refused(Sit(seat=2, name="a seventh", chips=1_000_00), Reason.SEAT_TAKEN)


@pytest.mark.rule("LBR-BJ-11", "LBR-BJ-07")
def test_the_1st_bank_deals_two_hands_then_every_player_is_asked() -> None:
    sat = table().hand().hand()
    assert sat.banked == [1, 1]
    # Nobody deals the third hand before the players have been asked.
    assert "LBR-BJ-11" in sat.refused(NextHand(), Reason.NOT_OFFERED)
    assert sat.decline_until() == [2, 3, 4, 6, 7, 8]
    assert [event.seat for event in sat.events(BankOffered)] == [2, 3, 4, 6, 7, 8]


@pytest.mark.rule("LBR-BJ-12")
@pytest.mark.parametrize(("chips", "asked"), [(99_00, 3), (100_00, 2)])
def test_a_player_who_banks_must_have_100_dollars(chips: int, asked: int) -> None:
    sat = Round(HOUSE, (2, 3), banks=BANKS, chips={2: chips})
    sat.hand(without=(2,)).hand(without=(2,))
    assert sat.offered == asked
    if chips < 100_00:
        assert "LBR-BJ-12" in sat.refused(TakeBank(seat=2), Reason.NOT_ENOUGH_CHIPS)
    else:
        assert sat.take(2).hand().banked[-1] == 2


@pytest.mark.rule("LBR-BJ-12")
def test_who_has_the_money_puts_at_least_100_dollars_up() -> None:
    hand = Banked(game(HOUSE), bank=4, seats=(3, 4), wait=True)
    assert "LBR-BJ-12" in hand.refused("4 put-up 99", Reason.WRONG_AMOUNT)
    hand.act("4 put-up 100")


@pytest.mark.rule("LBR-BJ-10", "LBR-BJ-13")
def test_each_hand_banked_costs_a_dollar() -> None:
    sat = table((2, 3)).hand().hand().take(2).hand(300).hand(300)
    paid = [event for event in sat.events(CollectionTaken) if not event.spot]
    assert [(event.seat, event.amount) for event in paid if event.cite == "fee.bank"] == [
        (1, 1_00),
        (1, 1_00),
        (2, 1_00),
        (2, 1_00),
    ]


@pytest.mark.rule("LBR-BJ-14")
def test_a_player_banks_two_hands_in_a_row_and_no_more() -> None:
    sat = table().hand().hand().take(2).hand().hand()
    assert (sat.banked, sat.offered) == ([1, 1, 2, 2], 3)
    assert "LBR-BJ-14" in sat.refused(TakeBank(seat=2), Reason.NOT_OFFERED)


@pytest.mark.rule("LBR-BJ-15")
def test_the_2nd_bank_deals_when_nobody_wants_to() -> None:
    sat = table().hand().hand()
    sat.decline_until()
    sat.hand().hand()
    assert sat.banked == [1, 1, 5, 5]
    taken = sat.events(BankTaken)[-1]
    assert (taken.seat, taken.standing) == (5, True)


@pytest.mark.rule("LBR-BJ-P7")
def test_the_banks_do_not_wager_on_their_spots() -> None:
    sat = table((2, 3)).hand().hand().take(2).hand()
    assert [event.players for event in sat.events(WagersOpened)] == [(2, 3), (2, 3), (3,)]


@pytest.mark.rule("LBR-BJ-P7")
def test_each_player_is_asked_once_between_the_banks() -> None:
    sat = table().hand().hand().take(2).hand().hand()
    assert sat.offered == 3
    sat.take(3).hand().hand()
    assert sat.decline_until() == [4, 6, 7, 8], "seat 2 has had his two hands"
    assert sat.hand().banked == [1, 1, 2, 2, 3, 3, 5]


@pytest.mark.rule("LBR-BJ-15")
def test_one_player_alone_banks_between_the_banks() -> None:
    sat = table().hand().hand()
    assert sat.decline_until(4) == [2, 3]
    sat.take(4).hand().hand()
    assert sat.decline_until() == [6, 7, 8]
    sat.hand().hand()
    assert sat.banked == [1, 1, 4, 4, 5, 5]


@pytest.mark.rule("LBR-BJ-P7", "LBR-BJ-16")
def test_the_round_of_the_bank() -> None:
    sat = table()
    for bank in (1, 3, 5, 3, 1):
        sat.decline_until(3 if bank == 3 else 0)
        if bank == 3:
            sat.take(3)
        sat.hand().hand()
    assert sat.banked == [1, 1, 3, 3, 5, 5, 3, 3, 1, 1]
    # The bank that dealt last covers behind a player.
    assert sat.behind == [(), (), (1,), (1,), (), (), (5,), (5,), (), ()]


@pytest.mark.rule("LBR-BJ-P7")
def test_after_the_2nd_bank_the_players_are_asked_from_there() -> None:
    sat = table().hand().hand()
    assert sat.decline_until() == [2, 3, 4, 6, 7, 8]
    sat.hand().hand()
    assert sat.decline_until() == [6, 7, 8, 2, 3, 4]
    assert sat.hand().banked[-1] == 1


@pytest.mark.rule("LBR-BJ-P7")
def test_a_player_may_give_the_deal_on_after_one_hand() -> None:
    sat = table().hand().hand().take(2).hand()
    assert sat.holder == 2
    sat.decline(2)
    assert (sat.holder, sat.offered) == (0, 3)


@pytest.mark.rule("LBR-BJ-16")
def test_after_several_players_the_bank_that_dealt_last_covers() -> None:
    sat = table().hand().hand().take(2).hand(money=100).hand(money=100).take(3).hand(money=100)
    assert sat.behind[-1] == (1,)


@pytest.mark.rule("LBR-BJ-P1")
def test_the_cut_card_lies_60_cards_from_the_end() -> None:
    """After card 258 the hand is completed, then all 318 cards are shuffled."""
    sat = table()
    played = sat.table.game
    assert isinstance(played, BlackjackGame)
    assert len(played.deck.cards()) - played.banking.cut == 258
    left = 318
    for _ in range(40):
        sat.decline_until()
        shuffles = len(sat.events(ShoeShuffled))
        sat.hand()
        (*_, started) = sat.events(HandStarted)
        fresh = not started.stock
        assert fresh == (left in (318, 60) or left < 60)
        assert (len(sat.events(ShoeShuffled)) > shuffles) == (fresh and left < 318)
        assert sat.table.hand is not None
        left = len(sat.table.hand.stock)
    assert len(sat.events(ShoeShuffled)) >= 2
