"""The bank's turn as the events between hands leave it."""

from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table, fold, play
from cardhouse.table.banked.events import (
    BankEnded,
    BankKept,
    BankOffered,
    BankPassed,
    BankTaken,
    FreshAsked,
    ShoeShuffled,
)
from cardhouse.table.commands import Sit
from cardhouse.table.table import BankTurn


def table() -> Table:
    opened = open_table(posted("tommys", "no-bust-blackjack"))
    for seat in (1, 2, 3):
        play(opened, Sit(seat=seat, name=f"p{seat}", chips=900_00))
    return opened


def test_a_player_who_takes_the_bank_has_the_first_hand_and_no_offer_is_open() -> None:
    here = table()
    fold(here, BankOffered(seat=1))
    assert here.turn == BankTurn(offered=1)
    fold(here, BankPassed(seat=1))
    assert here.turn == BankTurn(asked=("p1",))
    fold(here, BankOffered(seat=2))
    fold(here, BankTaken(seat=2))
    assert here.turn == BankTurn(holder=2, number=1, asked=("p1", "p2"))
    assert here.button == 2


def test_a_turn_that_opens_the_round_asks_everybody_again() -> None:
    here = table()
    here.turn.asked = ("p1", "p3")
    fold(here, BankTaken(seat=2, opens=True, standing=True))
    assert here.turn == BankTurn(holder=2, number=1, start=2, asked=("p2",), standing=2)


def test_the_bank_is_kept_passed_on_or_ended() -> None:
    here = table()
    fold(here, BankTaken(seat=2))
    fold(here, BankKept(seat=2, number=2))
    assert here.turn == BankTurn(holder=2, number=2, last="p2", asked=("p2",))
    ended = here.copy()
    fold(ended, BankEnded(seat=2))
    assert ended.turn == BankTurn(last="p2", asked=("p2",))
    fold(here, BankPassed(seat=3))
    assert (here.turn.holder, here.turn.number) == (2, 2), "only the holder passes it on"
    fold(here, BankPassed(seat=2))
    assert here.turn == BankTurn(last="p2", asked=("p2", "p3", "p2"))


def test_fresh_cards_are_asked_for_until_they_are_shuffled() -> None:
    here = table()
    fold(here, FreshAsked(seat=1))
    assert here.fresh
    fold(here, ShoeShuffled())
    assert not here.fresh
