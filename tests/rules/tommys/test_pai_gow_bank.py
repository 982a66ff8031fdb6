"""Pai gow poker between hands: the bank's round, fresh decks, and the right to bet."""

import pytest

from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp, Refuse
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.core.illegal import Reason
from cardhouse.rulebook import posted
from cardhouse.table.banked.bank import broken
from cardhouse.table.banked.events import BankTaken, ShoeShuffled
from cardhouse.table.commands import AskFresh, Expel, Leave, NextHand, Sit, TakeBank
from cardhouse.table.events import PlayerExpelled
from tests.kit.rounds import Round

SEATS = (1, 2, 3, 4, 5, 6, 7)


def banked_by(seat: int, players: tuple[int, ...] = SEATS) -> Round:
    """A table where a seat has just taken the bank for the first hand."""
    table = Round("tommys", players, game="pai-gow-poker")
    table.decline_until(seat)
    return table.take(seat)


@pytest.mark.rule("TOM-PG-67")
def test_a_bank_has_two_deals_in_a_row() -> None:
    table = banked_by(2).hand().hand()
    assert table.banked == [2, 2]
    assert table.holder == 0 and table.offered == 3
    table.take(3).hand()
    assert table.banked == [2, 2, 3]


@pytest.mark.rule("TOM-PG-41")
def test_a_spot_without_a_wager_in_the_previous_hand_is_passed_over() -> None:
    table = banked_by(4).hand().hand(without=(5,))
    assert table.offered == 6
    assert "TOM-PG-41" in table.refused(TakeBank(seat=5), Reason.NOT_OFFERED)
    table.take(6)
    assert table.holder == 6


@pytest.mark.rule("TOM-PG-41", "TOM-PG-P13")
def test_nor_does_it_bank_when_the_game_has_stopped_and_somebody_else_could() -> None:
    table = banked_by(4, (4, 5, 6)).hand().hand(without=(5,)).decline(6)
    assert broken(table.table)
    assert "TOM-PG-41" in table.refused(TakeBank(seat=5), Reason.NOT_OFFERED)
    # Seat 6 may change its mind; without it nobody could bank any more, and a new game begins.
    table.brought -= table.table.players[6].chips
    table.do(Leave(seat=6))
    assert broken(table.table)
    table.take(5).hand()
    assert table.banked == [4, 4, 5]
    assert "Ruled: it holds as long as" in posted("tommys", table.game).rules["TOM-PG-41"].note


@pytest.mark.rule("TOM-PG-41")
def test_the_banks_own_money_counts_as_a_wager_on_its_spot() -> None:
    table = banked_by(4).hand()
    assert table.holder == 4, "his second deal is not barred"
    table.hand(without=(5, 6))
    assert table.offered == 7


@pytest.mark.rule("TOM-PG-P13")
def test_the_bank_is_offered_clockwise_until_somebody_takes_it() -> None:
    table = banked_by(2).hand().hand().decline(3, 4)
    assert table.offered == 5
    table.take(5)
    assert (table.holder, table.table.turn.number) == (5, 1)
    assert table.events(BankTaken)[-1].seat == 5


@pytest.mark.rule("TOM-PG-P13")
def test_nobody_keeps_the_bank_after_two_deals_and_without_one_there_is_no_game() -> None:
    table = banked_by(2).hand().hand()
    assert "TOM-PG-67" in table.refused(TakeBank(seat=2), Reason.NOT_OFFERED)
    assert table.decline_until() == [3, 4, 5, 6, 7, 1]
    assert broken(table.table)
    assert "TOM-PG-P13" in table.refused(NextHand(), Reason.NOT_OFFERED)
    table.take(5).hand()
    assert table.banked[-1] == 5


@pytest.mark.rule("TOM-PG-66")
def test_a_fresh_deck_may_be_asked_for_when_the_button_moves() -> None:
    table = banked_by(2).hand()
    assert "TOM-PG-66" in table.refused(AskFresh(seat=5), Reason.NOT_OFFERED)
    table.hand()
    table.do(AskFresh(seat=5))
    table.take(3).hand()
    assert len(table.events(ShoeShuffled)) == 1
    assert table.table.hand is not None and len(table.table.hand.deck) == 53


@pytest.mark.rule("TOM-PG-53")
def test_who_bet_on_an_unbet_spot_may_not_be_refused_until_the_button_moves() -> None:
    table = banked_by(2, (1, 2, 3))
    start(table)
    play(table, PlaceWager(1, 3, 20_00), Done(1), Done(3))
    table.finish()
    start(table)
    play(table, PlaceWager(3, 3, 20_00), PlaceWager(1, 3, 30_00))
    assert "TOM-PG-53" in table.refused(Refuse(3, 1), Reason.NOT_OFFERED)
    play(table, Done(1), Done(3))
    hand = table.table.hand
    assert isinstance(hand, PaiGowHand) and len(hand.layout.on(3)) == 2
    table.finish()


@pytest.mark.rule("TOM-PG-53")
def test_when_the_button_has_moved_he_may_be_refused_again() -> None:
    table = banked_by(2, (1, 2, 3, 4))
    for _ in range(2):
        start(table)
        play(table, PlaceWager(4, 4, 20_00), PlaceWager(1, 3, 20_00), Done(1), Done(3), Done(4))
        table.finish()
    table.decline_until(4)
    table.take(4)
    start(table, 4)
    play(table, PlaceWager(3, 3, 20_00), PlaceWager(1, 3, 30_00), Refuse(3, 1))


@pytest.mark.rule("TOM-PG-19")
def test_who_tampers_with_wagers_is_excluded() -> None:
    table = banked_by(2).hand()
    [expelled] = table.do(Expel(seat=4, by="Flora", reason="wager tampering"))
    assert isinstance(expelled, PlayerExpelled)
    assert (expelled.seat, expelled.reason) == (4, "wager tampering")
    table.refused(Sit(seat=4, name="p4", chips=100_00), Reason.BARRED)
    table.do(NextHand())
    assert table.table.hand is not None and 4 not in table.table.hand.seats
    table.refused(PlaceWager(4, 4, 20_00), Reason.NOT_IN_HAND)


def start(table: Round, bank: int = 2) -> None:
    """Start the next hand, and put up the bank's money."""
    table.do(NextHand())
    table.do(PutUp(bank, 200_00))


def play(table: Round, *orders: PlaceWager | Done | Refuse) -> None:
    """Players bet, and chance answers the rest."""
    for order in orders:
        table.do(order)
    table.deal()
