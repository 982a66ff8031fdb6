"""Ven-A-Mexico's blackjack before the deal: the bank's money, the wagers and the collections."""

import re
from pathlib import Path

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from cardhouse.engine.banked.bank import MoneyPutUp
from cardhouse.engine.banked.collection import CollectionTaken
from cardhouse.engine.banked.commands import PlaceWager, PutUp
from cardhouse.engine.banked.rules import Collection
from cardhouse.engine.banked.wagers import WagerPlaced, WagersClosed, WagersOpened
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import Dealt
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.ledger import BOX
from cardhouse.rulebook import examine, open_table
from cardhouse.rulebook.files import shipped
from cardhouse.table import Table, play
from cardhouse.table.commands import Sit
from cardhouse.words.book import table_words
from tests.kit.banked import Banked, game
from tests.rules.ven_a_mexico.blackjack import HOUSE, NAME, POST, VEN, against, dealt, rules


def opened(*seats: int, bank: int = 8, money: float = 200) -> Banked:
    """The bank's money is put up; nobody has a wager yet."""
    table = Banked(VEN, bank=bank, seats=tuple(sorted({*seats, bank})), wait=True)
    table.act(f"{bank} put-up {money}")
    return table


def fees(table: Banked) -> dict[tuple[int, int], int]:
    """The collections, by payer and spot; spot 0 is the bank's."""
    return {(event.seat, event.spot): event.amount for event in table.events(CollectionTaken)}


@pytest.mark.rule("VEN-BJ-15")
def test_eight_seats_and_no_ninth() -> None:
    table: Table = open_table(POST)
    for seat in range(1, 9):
        play(table, Sit(seat=seat, name=f"P{seat}", chips=100_00))
    with pytest.raises(Illegal) as error:
        play(table, Sit(seat=9, name="P9", chips=100_00))
    assert error.value.reason is Reason.NO_SUCH_SEAT
    assert dealt({1: "T 8"}, "T 9").layout.order == (1, 2, 3, 4, 5, 6, 7, 8)
    assert "VEN-BJ-15" in opened(1).refused("1 wager 9 10")


@pytest.mark.rule("VEN-BJ-18", "VEN-BJ-63")
def test_the_sign_shows_game_limits_and_collections() -> None:
    assert POST.page.title == "No-Bust 21st Century Blackjack"
    sign = table_words(POST, POST.table())
    assert "wagers $5 to $100" in sign
    assert "$0.50 up to $50, $1 up to $100; $1 a hand from the bank" in sign


@pytest.mark.rule("VEN-BJ-19", "VEN-BJ-63")
def test_a_fourth_rate_is_refused(tmp_path: Path) -> None:
    assert faults(tmp_path, 50, 100, 150) == []
    (fault,) = faults(tmp_path, 50, 100, 150, 200)
    assert "4 rates for wagers; a game may post at most 3" in fault


@pytest.mark.rule("VEN-BJ-63")
def test_the_posted_collection_is_fixed_during_a_hand() -> None:
    table = dealt({1: "T 8"}, "T 9")
    assert table.game.banking is not None
    with pytest.raises(AttributeError):
        table.game.banking.collection.bank = 200  # type: ignore[misc]
    assert fees(table) == {(8, 0): 100, (1, 1): 50}


@pytest.mark.rule("VEN-BJ-64")
def test_fees_are_flat_amounts_and_no_shares() -> None:
    flat = {"wagers": [{"up_to": 5000, "amount": 50}], "bank": 100}
    assert convert(flat, Collection).due(5000) == 50
    for share in ({"percent": 5}, {"rate": 0.05}):
        with pytest.raises(ValidationError):
            convert({**flat, "wagers": [{"up_to": 5000, "amount": 50, **share}]}, Collection)
    with pytest.raises(ValidationError):
        convert({**flat, "wagers": [{"up_to": 5000, "amount": 0.05}]}, Collection)
    # Neither the odds nor the result change them.
    boxes = {against(player, "T 9").box for player in ("A K", "T 8", "T K")}
    assert boxes == {1.50}


@pytest.mark.rule("VEN-BJ-21", "VEN-BJ-20", "VEN-BJ-25")
def test_wagers_open_when_the_banks_money_is_there() -> None:
    table = Banked(VEN, bank=3, seats=(1, 3, 4), wait=True)
    assert [ask.actor for ask in table.hand.asked] == [3]
    table.refused("1 wager 1 10", Reason.NOT_YOUR_TURN)
    table.act("3 put-up 200")
    (put_up,) = table.events(MoneyPutUp)
    assert (put_up.seat, put_up.amount) == (3, 200_00)
    assert "VEN-BJ-21" in table.rules_of(put_up)
    (cover,) = table.layout.covers
    assert (cover.pays, cover.takes) == (200_00, 200_00)
    (wagers,) = table.events(WagersOpened)
    assert wagers.players == (1, 4)
    assert "VEN-BJ-25" in table.rules_of(wagers)
    table.act("1 wager 1 10")


@pytest.mark.rule("VEN-BJ-22")
def test_the_banks_money_limits_what_it_collects() -> None:
    table = dealt({1: "T 8"}, "T 9", money=30, wagers={1: 50}).stand()
    assert table.won() == {1: -30, 8: 30}
    (settled,) = table.settled()
    assert (settled.returned, settled.uncovered) == (20_00, 20_00)
    assert "VEN-BJ-22" in rules("settle.uncovered")


@pytest.mark.rule("VEN-BJ-48")
def test_the_bank_need_not_cover_all_wagers() -> None:
    table = opened(1, 2, 3, money=20)
    table.act("1 wager 1 100", "2 wager 2 100", "3 wager 3 100")
    assert sum(wager.amount for wager in table.layout.wagers) == 300_00
    table.close_bets()
    assert table.events(Dealt)
    assert "VEN-BJ-48" in rules("bank.money")


@pytest.mark.rule("VEN-BJ-49")
@pytest.mark.parametrize(("bank", "change"), [("T K", 100), ("T 7", -100), ("7 7 T", -100)])
def test_the_bank_wins_or_loses_no_more_than_it_put_up(bank: str, change: int) -> None:
    hands = {1: "T 9", 2: "T 9", 3: "T 9"}
    table = dealt(hands, bank, money=100, wagers=dict.fromkeys(hands, 100))
    table.refused("8 put-up 50", Reason.NOT_YOUR_TURN)
    table.stand()
    assert table.won()[8] == change


@pytest.mark.rule("VEN-BJ-26")
def test_other_circles_where_nobody_sits() -> None:
    seats = tuple(seat for seat in range(1, 9) if seat not in (3, 7))
    table = opened(*seats, bank=8)
    terms = table.ask(2).offers[PlaceWager]
    own = {spot for spot in range(1, 9) if terms.allows(PlaceWager(2, spot, 10_00))}
    assert own == {1, 2, 3, 4, 5, 6, 7}
    table.act("2 wager 3 10", "2 wager 7 10", "2 wager 2 10", "2 wager 4 10")
    placed = {event.spot: event.behind for event in table.events(WagerPlaced)}
    assert placed == {2: False, 3: False, 7: False, 4: True}
    # Without bets behind, another player's circle is closed.
    assert VEN.banking is not None
    circles = replace(VEN.banking.circles, back_line=0)
    none = Banked(game(HOUSE, banking={"circles": circles}), bank=8, seats=seats, wait=True)
    none.act("8 put-up 200", "2 wager 3 10", "2 wager 7 10", "2 wager 2 10")
    assert "VEN-BJ-26" in none.refused("2 wager 4 10")


@pytest.mark.rule("VEN-BJ-27", "VEN-BJ-88", "VEN-BJ-92")
def test_a_collection_for_every_circle_and_one_for_the_bank() -> None:
    table = opened(2, 8, bank=8)
    table.act("2 wager 2 10", "2 wager 3 60").close_bets()
    assert fees(table) == {(8, 0): 100, (2, 2): 50, (2, 3): 100}
    three = opened(1, 2, 8, bank=8)
    three.act("1 wager 1 10", "2 wager 2 80", "2 wager 3 5").close_bets()
    assert fees(three) == {(8, 0): 100, (1, 1): 50, (2, 2): 100, (2, 3): 50}
    assert three.box == 3.00


@pytest.mark.rule("VEN-BJ-24", "VEN-BJ-28", "VEN-BJ-30")
def test_all_fees_are_collected_before_the_first_card() -> None:
    table = opened(1, 4)
    table.act("1 wager 1 10", "4 wager 4 10")
    with pytest.raises(Illegal):
        table.play(Arrange(seat=CHANCE, cards=table.game.deck.cards()))
    assert table.events(Dealt) == []
    table.close_bets()
    order = [type(event) for event in table.log]
    last_fee = max(i for i, kind in enumerate(order) if kind is CollectionTaken)
    assert order.index(MoneyPutUp) < order.index(WagerPlaced) < order.index(WagersClosed)
    assert order.index(WagersClosed) < order.index(CollectionTaken)
    assert last_fee < order.index(Dealt)
    assert all("VEN-BJ-28" in table.rules_of(event) for event in table.events(CollectionTaken))


@pytest.mark.rule("VEN-BJ-24")
def test_the_bank_keeps_its_fee_beside_its_money() -> None:
    table = Banked(VEN, bank=8, seats=(1, 8), stacks=100_00, wait=True)
    assert not table.ask(8).offers[PutUp].allows(PutUp(8, 100_00))
    table.act("8 put-up 99", "1 wager 1 10").close_bets()
    fee = next(event for event in table.events(CollectionTaken) if event.seat == 8)
    assert (fee.amount, table.hand.chips[8]) == (1_00, 0)
    assert "VEN-BJ-24" in table.rules_of(fee)


@pytest.mark.rule("VEN-BJ-29")
def test_the_fees_stay_in_the_box() -> None:
    table = dealt({1: "T 8", 4: "T 8"}, "T 9").stand()
    assert table.hand.over
    assert table.box == 2.00
    moves = [move for event in table.log for move in event.transfers()]
    assert sum(move.amount for move in moves if move.target == BOX) == 2_00
    assert [move for move in moves if move.source == BOX] == []


@pytest.mark.rule("VEN-BJ-89", "VEN-BJ-P13")
def test_wagers_are_whole_dollars_from_five_to_a_hundred() -> None:
    table = opened(1)
    for wrong in (4, 101):
        assert "VEN-BJ-89" in table.refused(f"1 wager 1 {wrong}", Reason.WRONG_AMOUNT)
    assert "VEN-BJ-P13" in table.refused("1 wager 1 7.50", Reason.WRONG_AMOUNT)
    for right in (5, 100):
        table.act(f"1 wager 1 {right}", "1 take-back 1")


@pytest.mark.rule("VEN-BJ-90", "VEN-BJ-91")
@pytest.mark.parametrize(("bet", "fee"), [(5, 50), (50, 50), (51, 100), (100, 100)])
def test_the_collection_by_the_size_of_the_wager(bet: int, fee: int) -> None:
    table = dealt({1: "T 8"}, "T 9", wagers={1: bet})
    assert fees(table)[1, 1] == fee
    rule = "VEN-BJ-90" if bet <= 50 else "VEN-BJ-91"
    assert rule in rules("fee.wager")


@pytest.mark.rule("VEN-BJ-71")
def test_no_collection_for_doubles_and_splits() -> None:
    doubled = dealt({1: "5 6"}, "T 9", "8", wagers={1: 40}).act("1 double")
    assert doubled.layout.wagers[0].amount == 80_00
    split = dealt({1: "8 8"}, "T 9", "8 8 T T T T").act("1 split", "1 split", "1 split")
    assert len(split.layout.hands[1]) == 4
    for table in (doubled, split):
        table.stand()
        assert fees(table) == {(8, 0): 100, (1, 1): 50}


@pytest.mark.rule("VEN-BJ-65")
def test_back_line_bets_are_a_table_option() -> None:
    table = opened(2, 4)
    table.act("4 wager 4 10", "2 wager 4 10").close_bets()
    assert fees(table) == {(8, 0): 100, (4, 4): 50, (2, 4): 50}
    behind = table.events(WagerPlaced)[-1]
    assert behind.behind
    assert "VEN-BJ-65" in table.rules_of(behind)
    assert VEN.banking is not None
    circles = replace(VEN.banking.circles, back_line=0)
    off = Banked(game(HOUSE, banking={"circles": circles}), bank=8, seats=(2, 4, 8), wait=True)
    off.act("8 put-up 200", "4 wager 4 10")
    off.refused("2 wager 4 10")


@pytest.mark.rule("VEN-BJ-P13")
def test_amounts_are_exact_or_rounded_down_to_the_chip() -> None:
    assert against("A K", "T 9", 7).won()[1] == 8.40
    rounded = game(HOUSE, stakes=replace(VEN.stakes, chip=50))
    assert against("A K", "T 9", 7, rounded).won()[1] == 8.00
    given_up = dealt({1: "T 6"}, "T 9", wagers={1: 5}).act("1 surrender").stand()
    assert given_up.won() == {1: -2.50, 8: 2.50}


def faults(place: Path, *rates: int) -> list[str]:
    """The faults of the house's book once its page posts these rates."""
    for file in (shipped() / HOUSE).iterdir():
        (place / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    page = place / f"{NAME}.toml"
    tiers = [f"{{ up_to = {n * 2000}, amount = {rate} }}" for n, rate in enumerate(rates, 1)]
    text = re.sub(r"(?m)^wagers = .*$", f"wagers = [{', '.join(tiers)}]", page.read_text("utf-8"))
    # Its rules state the rates it really posts.
    text = re.sub(r"(?m)^sets.banking.collection.wagers = .*$", "", text)
    page.write_text(text, encoding="utf-8")
    return [str(fault) for fault in examine(place)[1]]
