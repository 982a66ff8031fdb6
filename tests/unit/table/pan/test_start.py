"""The start of the next hand of pan: the players dealt in, the first player, and the cost."""

import pytest
from msgspec.structs import replace

from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pan.hand import PanHand
from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table, play
from cardhouse.table.commands import NextHand, Sit, SitOut
from cardhouse.table.pan.start import pan_start
from cardhouse.table.rules import Band, Fee


def seated(*seats: int) -> Table:
    table = open_table(posted("tommys", "pan"))
    for seat in seats:
        play(table, Sit(seat=seat, name=f"P{seat}", chips=40_00))
    return table


def played(*seats: int) -> Table:
    """A table with a finished hand, in which every default was played."""
    table = seated(*seats)
    play(table, NextHand())
    hand = over(table)
    while not hand.over:
        ask = hand.asked[0]
        answer = Seeded(7).answer(ask) if ask.actor == CHANCE else ask.default
        assert answer is not None
        play(table, answer)
    return table


def over(table: Table) -> PanHand:
    assert isinstance(table.hand, PanHand)
    return table.hand


def test_who_sits_out_or_has_no_chips_is_not_dealt_in() -> None:
    table = seated(1, 2, 3, 4)
    play(table, SitOut(seat=2))
    table.players[4].chips = 0
    started = pan_start(table)
    assert (started.seats, started.stacks) == ((1, 3), {1: 40_00, 3: 40_00})


@pytest.mark.rule("TOM-PAN-P2")
def test_one_player_alone_is_not_dealt_to() -> None:
    table = seated(1, 2)
    play(table, SitOut(seat=2))
    with pytest.raises(Illegal) as error:
        play(table, NextHand())
    assert error.value.reason is Reason.NOT_ENOUGH_PLAYERS


@pytest.mark.rule("TOM-PAN-P12")
def test_the_fee_is_that_of_the_players_dealt_in() -> None:
    table = seated(1, 2, 3, 4)
    bands = (Band(up_to=3, amount=2_00), Band(up_to=8, amount=3_00))
    fee = Fee(payer="pot", time="end", bands=bands)
    table.spread = replace(table.spread, fee=fee)
    assert pan_start(table).fee == 3_00
    play(table, SitOut(seat=2))
    assert pan_start(table).fee == 2_00


@pytest.mark.rule("TOM-PAN-07", "TOM-PAN-14")
@pytest.mark.parametrize(
    ("winner", "first"),
    [
        (5, 5),
        # Seat 2 sits out: the next one to the right begins.
        (2, 1),
        # Nobody has won: the first player of that hand begins again.
        (0, 3),
    ],
)
def test_the_winner_begins_or_whoever_is_next_to_the_right(winner: int, first: int) -> None:
    table = played(1, 2, 3, 5)
    play(table, SitOut(seat=2))
    hand = over(table)
    hand.spreads.winner, hand.button = winner, 3
    started: HandStarted = pan_start(table)
    assert started.button == started.seats[-1] == first
    assert set(started.seats) == {1, 3, 5}
