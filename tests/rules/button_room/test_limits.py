"""The table's limit governs the games with an ante too: bets, buy-ins, short buys, short raises."""

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import AntePosted, Raised
from cardhouse.rulebook import open_table
from cardhouse.table import play
from cardhouse.table.commands import BuyChips, NextHand, Sit
from tests.rules.button_room.house import ANTE_GAMES, cited, deal, post, seated

# The bets of each limit, its buy-in, the least that is not a short buy, and its smallest chip.
LIMITS = {
    "1-2": ((1_00, 2_00), 10_00, 5_00, 50),
    "2-4": ((2_00, 4_00), 20_00, 10_00, 1_00),
    "3-6": ((3_00, 6_00), 40_00, 15_00, 1_00),
    "5-10": ((5_00, 10_00), 50_00, 50_00, 1_00),
    "6-12": ((6_00, 12_00), 60_00, 60_00, 1_00),
    "10-20": ((10_00, 20_00), 200_00, 100_00, 1_00),
}
# The first player to act opens with an ace, or with a pair of them.
OPENERS = {"stud5": "2c As", "stud7": "2c 2d As", "draw": "As Ah 9d 5c 2s"}

GAMES = pytest.mark.parametrize("name", ANTE_GAMES)
EACH = pytest.mark.parametrize("limit", LIMITS)


@pytest.mark.rule("BTN-RM-P2", "BTN-RM-11", "BTN-HE-P1")
@GAMES
@EACH
def test_every_limit_is_spread_with_its_bets_its_buy_in_and_an_ante_of_a_dollar(
    name: str, limit: str
) -> None:
    bets, buy_in, _, chip = LIMITS[limit]
    table = open_table(post(name), limit)
    stakes = table.game.stakes
    assert (stakes.limit, (stakes.small_bet, stakes.big_bet)) == ("fixed", bets)
    assert (stakes.unit, stakes.chip) == (chip, chip)
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=1, name="Ann", chips=buy_in - 1_00))
    assert error.value.reason is Reason.BUY_IN_TOO_SMALL
    for seat in (1, 2):
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=buy_in))
    antes = [event for event in play(table, NextHand()) if isinstance(event, AntePosted)]
    assert [event.amount for event in antes] == [1_00, 1_00]


@pytest.mark.rule("BTN-RM-P2", "BTN-HE-57", "BTN-HE-58")
@GAMES
@EACH
def test_a_buy_below_five_bets_is_short_in_every_game(name: str, limit: str) -> None:
    _, _, least, _ = LIMITS[limit]
    table = seated(1, 2, name=name, table=limit, start=False)
    play(table, BuyChips(seat=1, chips=least))
    assert not table.players[1].short_bought
    play(table, BuyChips(seat=1, chips=least - 1_00))
    assert table.players[1].short_bought


@pytest.mark.rule("BTN-RM-P3", "BTN-HE-21")
@pytest.mark.parametrize("name", OPENERS)
@pytest.mark.parametrize(("chips", "full"), [(8_00, False), (9_00, False), (10_00, True)])
def test_only_a_full_raise_reopens_the_betting_in_every_game(
    name: str, chips: int, full: bool
) -> None:
    # A bet of 5; the next player is all-in for more than half a raise, or for a whole one.
    stacks = {1: 200_00, 2: 1_00 + chips, 3: 200_00}
    hands = {1: OPENERS[name]}
    table = deal(name, "5-10", seats=3, stacks=stacks, hands=hands)
    table.act("1 bet 5", f"2 raise {chips / 100}", "3 call")
    raised = table.events(Raised)[-1]
    assert raised.full is full
    assert ("raise" in table.offers) is full
    if not full:
        assert "BTN-HE-21" in {rule.id for rule in post().cited(raised.cite)}
        assert "BTN-RM-P3" in cited([raised], name)
