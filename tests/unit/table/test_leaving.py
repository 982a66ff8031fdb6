"""Leaving: at once, after the hand, or once a prize is paid; always with all the chips."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.ledger import Transfer
from cardhouse.rulebook import posted
from cardhouse.table import accounts, fold, holder, offered, play
from cardhouse.table.banked.events import BankOffered, BankPassed
from cardhouse.table.bonus_events import OWED, BonusWon
from cardhouse.table.claim import Claim
from cardhouse.table.clock import MINUTE
from cardhouse.table.commands import (
    BarFromTable,
    BuyChips,
    Expel,
    JoinList,
    Leave,
    NextHand,
    PassBank,
    PayBonus,
    Sit,
    Stay,
    TakeBank,
    Tick,
)
from cardhouse.table.events import PlayerExpelled, PlayerLeft, PlayerStayed
from cardhouse.table.timed import TimeCollected
from cardhouse.table.waiting import SeatCalled
from tests.kit.ledgers import NAME, Booked
from tests.kit.tables import Seated


def test_who_plays_no_hand_leaves_at_once_with_everything() -> None:
    table = Seated(range(1, 5), button=1)
    assert table.play(Leave(seat=3)) == [PlayerLeft(seat=3, name="Player 3", chips=200_00)]
    assert 3 not in table.table.players


def test_who_is_in_a_hand_leaves_when_it_is_over_and_takes_along_what_he_bought() -> None:
    table = Seated(range(1, 5), button=1)
    table.start()
    table.play(BuyChips(seat=2, chips=50_00))
    (left,) = table.play(Leave(seat=2))
    assert left == PlayerLeft(seat=2, after_hand=True)
    stack = table.finish(by_default=True).chips[2]
    gone = [event for event in table.log if isinstance(event, PlayerLeft)][-1]
    assert gone == PlayerLeft(seat=2, name="Player 2", chips=stack + 50_00)


def test_a_player_who_wanted_to_leave_stays_after_all_while_the_hand_goes_on() -> None:
    table = Seated(range(1, 5), button=1)
    table.refused(Stay(seat=9), Reason.NO_SUCH_SEAT)
    table.refused(Stay(seat=2), Reason.NOT_OFFERED)
    table.start()
    table.play(Leave(seat=2))
    assert table.play(Stay(seat=2)) == [PlayerStayed(seat=2)]
    table.refused(Stay(seat=2), Reason.NOT_OFFERED)
    table.finish(by_default=True)
    assert table.table.players[2].name == "Player 2"


def test_nobody_stays_whom_the_floor_has_sent_out() -> None:
    table = Seated(range(1, 5), button=1)
    table.start()
    table.play(Expel(seat=2, by="Flora", reason="noise"))
    table.refused(Stay(seat=2), Reason.BARRED)
    table.finish(by_default=True)
    assert 2 not in table.table.players


def pending(game: str, seats: range) -> Booked:
    """A table whose last hand has won a prize not yet paid."""
    booked = Booked(posted("lo-ball-room", game))
    for seat in seats:
        booked.do(Sit(seat=seat, name=f"p{seat}", chips=200_00))
    claim = Claim(bonus="lo-ball", mains=(1,), others=(2, 3))
    fold(booked.table, BonusWon(hand=0, claim=claim))
    return booked


def test_who_shares_a_prize_is_paid_before_he_leaves() -> None:
    booked = pending("lowball", range(1, 5))
    assert booked.do(Leave(seat=2)) == [PlayerLeft(seat=2, after_hand=True)]
    assert booked.do(Leave(seat=4)) == [PlayerLeft(seat=4, name="p4", chips=200_00)]
    pay = PayBonus(bonus="lo-ball", hand=0, shares={1: 60_00, 2: 20_00, 3: 20_00})
    _, left = booked.do(pay)
    assert left == PlayerLeft(seat=2, name="p2", chips=220_00)
    assert booked.accounts[accounts.purse("p2")] == 220_00
    assert booked.accounts[OWED] == 0
    moved = [each for _, transfers in booked.log for each in transfers]
    assert Transfer(OWED, accounts.at(NAME, 2), 20_00, "bonus.paid.lo-ball") in moved


def test_a_prize_that_is_gone_holds_nobody_back() -> None:
    booked = pending("lowball", range(1, 5))
    booked.do(Leave(seat=3))
    _, left = booked.do(PayBonus(bonus="lo-ball", hand=0))
    assert left == PlayerLeft(seat=3, name="p3", chips=200_00)


def test_the_bank_is_free_when_its_holder_leaves() -> None:
    booked = Booked(posted("lo-ball-room", "no-bust-blackjack"))
    for seat in (2, 3, 4):
        booked.do(Sit(seat=seat, name=f"p{seat}", chips=900_00))
    booked.table.turn.holder = 2
    booked.do(Leave(seat=2))
    assert booked.table.turn.holder == 0
    assert holder(booked.table) == 0


def test_the_last_one_to_leave_leaves_a_table_at_which_others_can_begin() -> None:
    table = Seated(range(1, 4), button=1)
    table.hands(1)
    for seat in (1, 2, 3):
        table.play(Leave(seat=seat))
    assert table.table.players == {}
    for seat in (5, 6):
        table.sit(seat)
        table.post(seat)
    table.play(NextHand())
    assert set(table.hand.seats) == {5, 6}


def test_who_is_asked_after_one_has_left_has_his_offer_on_record() -> None:
    booked = Booked(posted("tommys", "no-bust-blackjack"))
    for seat in (1, 2, 3):
        booked.do(Sit(seat=seat, name=f"p{seat}", chips=900_00))
    assert offered(booked.table) == 1
    booked.do(Leave(seat=1))
    assert booked.do(TakeBank(seat=2))[:1] == [BankOffered(seat=2)]
    assert holder(booked.table) == 2


def test_an_offer_is_put_on_record_once() -> None:
    booked = Booked(posted("tommys", "no-bust-blackjack"))
    for seat in (1, 2, 3):
        booked.do(Sit(seat=seat, name=f"p{seat}", chips=900_00))
    first = booked.do(PassBank(seat=1))
    assert first == [BankOffered(seat=1), BankPassed(seat=1), BankOffered(seat=2)]
    assert booked.do(PassBank(seat=2)) == [BankPassed(seat=2), BankOffered(seat=3)]


@pytest.mark.parametrize(
    ("order", "reason", "cite"),
    [
        (PayBonus(bonus="jokers", hand=0), Reason.NOT_OFFERED, "bonus.won.jokers"),
        (PayBonus(bonus="lo-ball", hand=1), Reason.NOT_OFFERED, "bonus.won.lo-ball"),
        (
            PayBonus(bonus="lo-ball", hand=0, shares={4: 1_00}),
            Reason.WRONG_AMOUNT,
            "bonus.shares.lo-ball",
        ),
    ],
)
def test_only_the_prize_that_was_won_is_paid_and_only_to_those_who_share(
    order: PayBonus, reason: Reason, cite: str
) -> None:
    booked = pending("lowball", range(1, 5))
    with pytest.raises(Illegal) as error:
        play(booked.table, order)
    assert (error.value.reason, error.value.cite) == (reason, cite)


@pytest.mark.parametrize(
    ("gone", "tied", "drawn"), [((2,), (4, 6), 5), ((2, 6), (4,), 5), ((4, 2, 6), (), 0)]
)
def test_the_others_of_a_tie_still_draw_for_the_button(
    gone: tuple[int, ...], tied: tuple[int, ...], drawn: int
) -> None:
    table = Seated((2, 3, 4, 5, 6)).table
    table.tied, table.drawn = (2, 4, 6), parse_cards("As Ad Ac Kd Qd")
    for seat in gone:
        play(table, Leave(seat=seat))
    assert table.tied == tied
    assert table.drawn == parse_cards("As Ad Ac Kd Qd")[:drawn]


def test_a_seat_is_called_when_the_floor_sends_its_player_out() -> None:
    table = Seated(range(1, 11), button=1)
    table.play(JoinList(name="Ann"))
    _, *others = table.play(Expel(seat=4, by="Flora", reason="cheating"))
    assert others == [SeatCalled(name="Ann")]
    table.play(JoinList(name="Bob"))
    barred, *others = table.play(BarFromTable(name="Player 5", by="Flora", reason="cheating"))
    assert isinstance(barred, PlayerExpelled) and others == [SeatCalled(name="Bob")]


def test_a_prize_that_pays_the_time_owed_is_not_taken_away_before_it_is_paid() -> None:
    booked = pending("lowball", range(1, 5))
    booked.table.players[2].time_owed = 210_00
    booked.do(Leave(seat=2))
    paid = booked.do(PayBonus(bonus="lo-ball", hand=0, shares={1: 60_00, 2: 20_00, 3: 20_00}))
    assert len(paid) == 1 and booked.table.players[2].leaving
    _, collected, left = booked.do(Tick(at=MINUTE))
    assert collected == TimeCollected(seat=2, amount=210_00)
    assert left == PlayerLeft(seat=2, name="p2", chips=10_00)


def test_nobody_is_sent_out_of_an_empty_seat_or_barred_without_a_reason_or_twice() -> None:
    table = Seated(range(1, 5), button=1)
    table.refused(Expel(seat=9, by="Flora", reason="noise"), Reason.NO_SUCH_SEAT)
    assert table.refused(Expel(seat=2, by="", reason="noise"), Reason.NOT_OFFERED).cite == "floor"
    table.refused(BarFromTable(name="Ann", by="Flora", reason=" "), Reason.NOT_OFFERED)
    table.play(BarFromTable(name="Ann", by="Flora", reason="noise"))
    twice = table.refused(BarFromTable(name="Ann", by="Flora", reason="noise"), Reason.NOT_OFFERED)
    assert twice.cite == "floor" and twice.detail is not None
    assert twice.detail.id == "barred-here-already"
