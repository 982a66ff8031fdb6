"""Every poker table the house posts: its bets, blinds and antes, its buy-in and its seats."""

import pytest

from cardhouse.cards import JOKER
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import AntePosted, BlindPosted
from cardhouse.rulebook import load, open_table, posted
from cardhouse.table import Table, play
from cardhouse.table.commands import DrawButton, NextHand, Sit

BLINDS = ("holdem", "omaha-hi", "omaha-hilo", "lowball", "draw-hilo")
STUD = ("stud7", "stud7-hilo")
SEATS = {name: 10 for name in BLINDS[:3]} | {name: 8 for name in (*BLINDS[3:], *STUD)}

# The stakes of each limit in dollars: the bets, and a player's least buy-in.
LIMITS = {
    "2-4": (2, 4, 20),
    "4-8": (4, 8, 40),
    "8-16": (8, 16, 80),
    "4-4": (4, 4, 40),
    "1-4 spread": (1, 4, 20),
}
EVERY = [
    pytest.param(name, table.name, id=f"{name} {table.name}")
    for name in SEATS
    for table in posted("tommys", name).page.table
]
TABLES = pytest.mark.parametrize(("name", "table"), EVERY)
GAMES = pytest.mark.parametrize("name", SEATS)


def seat(table: Table, count: int, chips: int = 200_00) -> None:
    """Seat players in the first seats, and draw for the button."""
    for number in range(1, count + 1):
        play(table, Sit(seat=number, name=f"Player {number}", chips=chips))
    cards = tuple(card for card in table.game.deck.cards() if card != JOKER)
    play(table, DrawButton(cards=cards[:count]))


def test_the_limits_are_spread_in_every_game() -> None:
    poker = {name for name, post in load("tommys").games.items() if post.family.scope == "poker"}
    assert poker == SEATS.keys()
    for name in SEATS:
        names = {table.name.removesuffix(" joker") for table in posted("tommys", name).page.table}
        assert {"2-4", "4-8", "8-16"} <= names <= LIMITS.keys()


@pytest.mark.rule("TOM-HE-P2", "TOM-S7-15", "TOM-S7-17", "TOM-LB-P9", "TOM-DHL-P9", "TOM-OM-P3")
@TABLES
def test_a_table_is_played_for_what_its_name_says(name: str, table: str) -> None:
    small, big, _ = LIMITS[table.removesuffix(" joker")]
    stakes = posted("tommys", name).table(table).stakes
    assert (stakes.small_bet, stakes.big_bet) == (small * 100, big * 100)
    assert stakes.limit == ("spread" if "spread" in table else "fixed")
    assert stakes.unit == 1_00
    # The smallest chip matches the smallest ante.
    assert stakes.chip == (min(1_00, small * 25) if name in STUD else 1_00)


@pytest.mark.rule("TOM-ROOM-11", "TOM-ROOM-12", "TOM-LB-P3", "TOM-S7-P1", "TOM-S7-P2")
@TABLES
def test_blinds_are_half_a_bet_and_a_bet_and_antes_a_quarter(name: str, table: str) -> None:
    small = LIMITS[table.removesuffix(" joker")][0] * 100
    opened = open_table(posted("tommys", name), table)
    seat(opened, 4)
    events = play(opened, NextHand())
    antes = [event.amount for event in events if isinstance(event, AntePosted)]
    blinds = [event.amount for event in events if isinstance(event, BlindPosted)]
    if name in STUD:
        assert (antes, opened.game.stakes.bring_in) == ([small // 4] * 4, small // 2)
    elif "spread" in table:
        assert blinds == [1_00, 2_00]
    else:
        assert blinds == [small // 2, small]


@pytest.mark.rule("TOM-HE-30", "TOM-HE-31", "TOM-OHL-20", "TOM-ROOM-P10")
@TABLES
def test_the_least_buy_in(name: str, table: str) -> None:
    least = LIMITS[table.removesuffix(" joker")][2] * 100
    opened = open_table(posted("tommys", name), table)
    with pytest.raises(Illegal) as error:
        play(opened, Sit(seat=1, name="Ann", chips=least - 1_00))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    play(opened, Sit(seat=1, name="Ann", chips=least))
    assert opened.players[1].chips == least


@pytest.mark.rule("TOM-OM-P3")
@GAMES
def test_two_may_play_and_all_seats_are_dealt_in(name: str) -> None:
    for count in (2, SEATS[name]):
        table = open_table(posted("tommys", name))
        seat(table, count)
        (started,) = [e for e in play(table, NextHand()) if isinstance(e, HandStarted)]
        assert len(started.seats) == count
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=SEATS[name] + 1, name="One too many", chips=200_00))
    assert error.value.reason is Reason.NO_SUCH_SEAT
