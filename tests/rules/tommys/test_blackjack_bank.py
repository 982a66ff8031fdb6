"""Tommy's blackjack: the player/dealer's money, turn and words, by the worked examples."""

import msgspec
import pytest

from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.rules import Collection, Tier
from cardhouse.engine.banked.wagers import WagerPlaced
from cardhouse.engine.core.events import Dealt, Event
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.families import look
from cardhouse.rulebook import posted
from cardhouse.table.banked.events import GameBroken
from cardhouse.table.commands import NextHand, Sit, TakeBank
from cardhouse.words.refusals import refusal_words
from tests.kit.banked import Banked, command, game
from tests.kit.rounds import Round

HOUSE = "tommys"
GAME = game(HOUSE)
SEATS = (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.rule("TOM-BJ-P13")
def test_each_exchange_uses_the_cover_once() -> None:
    # Seat 5 stands with 17 and seat 8 with 19 against 18.
    table = Banked(GAME, bank=2, money=50, wagers={5: 40, 8: 30}, shoe="T T T 7 9 8").stand()
    first, second = table.settled()
    assert (first.seat, first.shares) == (8, ((2, 30_00),))
    assert (second.seat, second.shares, second.returned) == (5, ((2, 20_00),), 20_00)
    assert table.won() == {2: -10, 5: -20, 8: 30}
    assert second.uncovered == 20_00


@pytest.mark.rule("TOM-BJ-P13")
def test_settlement_begins_at_the_dealers_right() -> None:
    """With any bank, seat 8 comes first and seat 1 last."""
    for bank in (2, 8):
        seats = [seat for seat in (1, 3, 5, 7) if seat != bank]
        table = Banked(GAME, bank=bank, wagers=dict.fromkeys(seats, 10)).stand()
        assert [each.seat for each in table.settled()] == [7, 5, 3, 1]


@pytest.mark.rule("TOM-BJ-P13")
def test_split_hands_are_settled_in_the_order_they_were_made() -> None:
    """The first eight gets an eight and is split again: the third hand lies in the middle."""
    table = Banked(GAME, bank=8, money=25, wagers={1: 10}, shoe="8 T 8 8 9 9 9 9")
    table.act("1 split", "1 split").stand()
    assert [(each.hand, each.uncovered) for each in table.settled()] == [(1, 0), (11, 0), (21, 500)]


@pytest.mark.rule("TOM-BJ-P13")
def test_the_money_lies_in_the_circle_before_the_deal() -> None:
    table = Banked(GAME, bank=2, money=50, wagers={5: 10})
    cites = [event.cite for event in table.log]
    assert cites.index("bank.money") < cites.index("wager") < cites.index("deal.round")
    assert table.layout.covers[0].posted == 50_00


@pytest.mark.rule("TOM-BJ-P13")
def test_eight_seats() -> None:
    sat = Round(HOUSE, SEATS)
    sat.refused(Sit(seat=9, name="a ninth", chips=100_00), Reason.NO_SUCH_SEAT)
    sat.take(sat.offered).hand()
    assert len({event.spot for event in sat.events(WagerPlaced)}) == 7


@pytest.mark.rule("TOM-BJ-P13")
def test_two_hands_in_a_row_then_clockwise_to_who_accepts() -> None:
    sat = Round(HOUSE, (1, 3, 5, 8))
    sat.decline_until(3)
    sat.take(3).hand().hand()
    assert sat.offered == 5
    assert sat.refused(TakeBank(seat=3), Reason.NOT_OFFERED)
    sat.decline(5)
    sat.take(8).hand().hand()
    assert (sat.banked, sat.offered) == ([3, 3, 8, 8], 1)


@pytest.mark.rule("TOM-BJ-P13")
def test_with_no_taker_the_game_stops() -> None:
    sat = Round(HOUSE, (1, 3, 5))
    sat.take(sat.offered).hand().hand()
    sat.decline_until()
    assert sat.events(GameBroken)
    assert "TOM-BJ-P13" in sat.refused(NextHand(), Reason.NOT_OFFERED)


@pytest.mark.rule("TOM-BJ-P14")
def test_flat_collections_before_the_first_card() -> None:
    table = Banked(GAME, wagers=dict.fromkeys((1, 2, 3, 4), 10))
    fees = table.events(CollectionTaken)
    assert sorted(event.amount for event in fees) == [50, 50, 50, 50, 1_00]
    assert table.box == 3
    assert table.log.index(fees[-1]) < table.log.index(table.events(Dealt)[0])
    assert all("TOM-BJ-P14" in table.rules_of(event) for event in fees)


@pytest.mark.rule("TOM-BJ-P14")
def test_no_collection_on_doubles_and_splits() -> None:
    table = Banked(GAME, wagers={1: 10}, shoe="8 T 8 3 9 9 9").act("1 split", "1 double").stand()
    assert len(table.settled()) == 2
    assert table.box == 1.5


@pytest.mark.rule("TOM-BJ-P14")
def test_the_tables_least_and_most_wager_and_its_fees_are_settings() -> None:
    table = Banked(GAME, seats=(1, 8), wait=True).act("8 put-up 1000")
    for amount in (4, 101):
        assert "TOM-BJ-P14" in table.refused(f"1 wager 1 {amount}", Reason.WRONG_AMOUNT)
    fees = Collection(wagers=(Tier(up_to=200_00, amount=2_00),), bank=3_00)
    limits = {"small_bet": 20_00, "big_bet": 200_00}
    other = game(HOUSE, stakes=limits, banking={"collection": fees})
    wide = Banked(other, seats=(1, 8), wait=True).act("8 put-up 1000")
    assert "TOM-BJ-P14" in wide.refused("1 wager 1 19", Reason.WRONG_AMOUNT)
    assert wide.act("1 wager 1 200").close_bets().box == 5


@pytest.mark.rule("TOM-BJ-23")
def test_the_software_says_player_dealer_and_never_banker() -> None:
    table = Banked(GAME, wagers={1: 10, 2: 20}, shoe="8 T T 8 9 3 9 9 9")
    said: list[object] = [GAME.title]
    for words in ("1 surrender", "8 hit", "2 stand", "1 wager 1 10"):
        with pytest.raises(Illegal) as refused:
            table.play(command(words))
        said.append(refusal_words(refused.value))
    said += [look(table.hand, seat) for seat in (1, 2, 8)]
    table.act("1 split", "1 double").stand()
    said += [look(table.hand, 1), *table.log]
    shown = " ".join(text if isinstance(text, str) else _json(text) for text in said)
    assert "banker" not in shown.lower()
    rules = posted(HOUSE, "no-bust-blackjack").page.rule
    # The rule itself names the words it rules out.
    assert [rule.id for rule in rules if "banker" in rule.text] == ["TOM-BJ-23"]
    assert "TOM-BJ-23" in table.rules_of(_designated(table))


def _designated(table: Banked) -> Event:
    return next(event for event in table.log if event.cite == "bank")


def _json(shown: object) -> str:
    return msgspec.json.encode(shown).decode()
