"""Ven-A-Mexico's blackjack, the settlement: every cell of the outcome matrix, and the order."""

import pytest

from cardhouse.engine.banked.blackjack.bank_hand import HoleTurned
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.banked.settle import SettlementOpened, WagerSettled
from tests.kit.banked import Banked, game
from tests.rules.ven_a_mexico.blackjack import HOUSE, against, dealt, rules, won

BANKS = {
    "N": "A K",
    "21": "7 7 7",
    "20": "T K",
    "19": "T 9",
    "18": "T 8",
    "17": "T 7",
    "22": "T 6 6",
    "23": "T 6 7",
    "24": "T 6 8",
    "25": "T 6 9",
    "26": "T 6 K",
}
# The gain of a bet of ten against each hand of the bank.
MATRIX = """
                 N   21   20   19   18   17   22   23   24   25   26
A K              0   12   12   12   12   12   12   12   12   12   12
Q A              0   12   12   12   12   12   12   12   12   12   12
A 5 5          -10    0   10   10   10   10   10   10   10   10   10
7 7 7          -10    0   10   10   10   10   10   10   10   10   10
T K            -10  -10    0   10   10   10   10   10   10   10   10
T 9            -10  -10  -10    0   10   10   10   10   10   10   10
T 8            -10  -10  -10  -10    0   10   10   10   10   10   10
A 7            -10  -10  -10  -10    0   10   10   10   10   10   10
T 7            -10  -10  -10  -10  -10    0   10   10   10   10   10
T 6            -10  -10  -10  -10  -10  -10   10   10   10   10   10
T 5            -10  -10  -10  -10  -10  -10   10   10   10   10   10
T 4            -10  -10  -10  -10  -10  -10   10   10   10   10   10
T 3            -10  -10  -10  -10  -10  -10   10   10   10   10   10
T 2            -10  -10  -10  -10  -10  -10   10   10   10   10   10
T 6 6          -10  -10  -10  -10  -10  -10  -10  -10  -10  -10  -10
T 6 7          -10  -10  -10  -10  -10  -10  -10  -10    0    0    0
T 6 8          -10  -10  -10  -10  -10  -10  -10  -10  -10    0    0
T 6 9          -10  -10  -10  -10  -10  -10  -10  -10  -10  -10    0
T 6 K          -10  -10  -10  -10  -10  -10  -10  -10  -10  -10  -10
2 5 7 8        -10  -10  -10  -10  -10  -10  -10  -10  -10  -10  -10
2 5 7 9        -10  -10  -10  -10  -10  -10  -10  -10  -10  -10  -10
2 5 7 T        -10  -10  -10  -10  -10  -10  -10  -10  -10  -10  -10
2 5 8 T        -10  -10  -10  -10  -10  -10  -10  -10  -10  -10  -10
"""
COLUMNS, *ROWS = MATRIX.strip().splitlines()
CELLS = {
    row[:12].strip(): dict(zip(COLUMNS.split(), map(int, row[12:].split()), strict=True))
    for row in ROWS
}
THREE_CARDS = [player for player in CELLS if len(player.split()) == 3]


@pytest.mark.rule("VEN-BJ-93")
@pytest.mark.parametrize("player", CELLS)
def test_every_cell_of_the_matrix(player: str) -> None:
    assert {name: won(player, bank) for name, bank in BANKS.items()} == CELLS[player]


@pytest.mark.rule("VEN-BJ-93", "VEN-BJ-P1")
@pytest.mark.parametrize("player", THREE_CARDS)
def test_a_doubled_wager_is_a_full_wager_in_every_cell(player: str) -> None:
    found = {
        name: dealt({1: player}, bank).act("1 double").stand().won()[1]
        for name, bank in BANKS.items()
    }
    assert found == {name: 2 * wins for name, wins in CELLS[player].items()}


@pytest.mark.rule("VEN-BJ-93", "VEN-BJ-P1", "VEN-BJ-P8")
@pytest.mark.parametrize(
    ("draws", "acts", "as_good_as"),
    [("T T", "", "T 8"), ("7 9 7 9", "hit stand hit", "T 6 8"), ("7 6 7 6", "hit hit", "7 7 7")],
)
def test_split_wagers_are_full_wagers_in_every_cell(draws: str, acts: str, as_good_as: str) -> None:
    found = {}
    for name, bank in BANKS.items():
        table = dealt({1: "8 8"}, bank, draws).act("1 split")
        table.act(*(f"1 {word}" for word in acts.split() if word == "hit")).stand()
        found[name] = table.won()[1]
    assert found == {name: 2 * wins for name, wins in CELLS[as_good_as].items()}


@pytest.mark.rule("VEN-BJ-93", "VEN-BJ-80")
def test_surrendered_loses_half_in_every_column() -> None:
    found = {dealt({1: "T 6"}, bank).act("1 surrender").stand().won()[1] for bank in BANKS.values()}
    assert found == {-5}


def cites(player: str, bank: str) -> tuple[float, set[str]]:
    """The gain of one hand, and the rules its settlement names."""
    table = against(player, bank)
    (settled,) = table.settled()
    return table.won()[1], table.rules_of(settled)


@pytest.mark.rule("VEN-BJ-54", "VEN-BJ-55", "VEN-BJ-56", "VEN-BJ-57")
def test_settlements_below_a_natural() -> None:
    for hand, bank, wins, number in (
        ("A K", "A T", 0, "54"),
        ("T 2", "T 6 8", 10, "55"),
        ("T K", "T 9", 10, "56"),
        ("T 8", "7 7 7", -10, "56"),
        ("T 9", "T 9", 0, "57"),
        ("7 7 7", "7 7 7", 0, "57"),
    ):
        amount, cited = cites(hand, bank)
        assert amount == wins
        assert f"VEN-BJ-{number}" in cited


@pytest.mark.rule("VEN-BJ-58", "VEN-BJ-59", "VEN-BJ-60", "VEN-BJ-61", "VEN-BJ-62")
def test_settlements_above_a_natural() -> None:
    for hand, bank, wins, number in (
        ("T 6 9", "T 6 7", -10, "58"),
        ("T 6 6", "T 6 K", -10, "59"),
        ("2 5 7 9", "T 6 9", -10, "59"),
        ("T 6 7", "T 6 8", 0, "60"),
        ("T 5 9", "T 6 K", 0, "60"),
        ("T 6 8", "T 6 8", -10, "61"),
        ("T 6 7", "T 7", -10, "62"),
        ("T 6 8", "A K", -10, "62"),
    ):
        amount, cited = cites(hand, bank)
        assert amount == wins
        assert f"VEN-BJ-{number}" in cited


@pytest.mark.rule("VEN-BJ-60")
def test_a_table_may_save_twenty_two_too() -> None:
    saving = game(HOUSE, blackjack={"three_card_push": (22, 23, 24, 25)})
    assert against("T 6 6", "T 6 K", played=saving).won()[1] == 0


@pytest.mark.rule("VEN-BJ-P8")
def test_exactly_three_cards_are_counted_in_that_hand() -> None:
    doubled = dealt({1: "T 4"}, "T 6 9", "9").act("1 double").stand()
    (push,) = doubled.settled()
    assert (push.result, push.returned) == ("push", 20_00)
    split = dealt({1: "8 8"}, "T 6 K", "7 9 T").act("1 split", "1 hit").stand()
    assert [(s.hand, s.result) for s in split.settled()] == [(1, "push"), (11, "win")]
    assert won("2 5 7 9", "T 6 9") == -10


@pytest.mark.rule("VEN-BJ-43")
def test_settled_from_the_dealers_right_back_to_his_left() -> None:
    table = dealt({1: "T 8", 4: "T 8", 8: "T 8"}, "T 9", seat=3).stand()
    assert [settled.hand for settled in table.settled()] == [8, 4, 1]
    (opened,) = table.events(SettlementOpened)
    assert opened.hands == (8, 4, 1)
    assert "VEN-BJ-43" in table.rules_of(opened)


@pytest.mark.rule("VEN-BJ-47")
def test_totals_are_compared_only_when_the_bank_stands() -> None:
    table = dealt({1: "T 8"}, "T 4 2 3")
    table.act("1 stand")
    assert table.settled() == []
    events = table.act("lapse").log
    kinds = [type(event) for event in events]
    last_card = max(i for i, kind in enumerate(kinds) if kind is CardTaken)
    assert kinds.index(HoleTurned) < last_card < kinds.index(WagerSettled)


def bank_draws(table: Banked) -> list[str]:
    """The bank's draws after its first two cards."""
    return [event.card[0] for event in table.events(CardTaken) if event.hand == 9]


@pytest.mark.rule("VEN-BJ-45", "VEN-BJ-46", "VEN-BJ-P2")
@pytest.mark.parametrize(
    ("bank", "draws"),
    [
        ("A 6 T", ["T"]),
        ("T 6 5", ["5"]),
        ("A 6 A", ["A"]),
        ("A 2 2 2 T", ["2", "2", "T"]),
        ("T 7", []),
        ("A 7", []),
        ("A 8", []),
        ("A K", []),
        ("5 6 6", ["6"]),
    ],
)
def test_the_bank_draws_to_hard_seventeen_or_soft_eighteen(bank: str, draws: list[str]) -> None:
    table = dealt({1: "T 8"}, bank, seat=4)
    asked = set()
    while not table.hand.over:
        asked |= {ask.actor for ask in table.hand.asked}
        ask = next(a for a in table.hand.asked if a.must)
        assert ask.default is not None
        table.play(ask.default)
    assert bank_draws(table) == draws
    # No option on any total: the bank is asked nothing.
    assert asked == {1, "dealer"}
    assert {"VEN-BJ-45", "VEN-BJ-46", "VEN-BJ-P2"} <= rules("bank-hand.draw")


@pytest.mark.rule("VEN-BJ-P12")
def test_the_banks_hand_is_completed_though_all_are_over() -> None:
    table = dealt({1: "T 6 8"}, "T 6 9").act("1 hit").stand()
    assert bank_draws(table) == ["9"]
    assert table.won()[1] == 0


@pytest.mark.rule("VEN-BJ-P12")
def test_nothing_is_drawn_where_nothing_can_change() -> None:
    gone = dealt({1: "T 6"}, "T 6 9").act("1 surrender").stand()
    assert bank_draws(gone) == []
    assert gone.events(HoleTurned) == []
    naturals = dealt({1: "A K"}, "T 6 9").stand()
    assert len(naturals.events(HoleTurned)) == 1
    assert bank_draws(naturals) == []
    assert naturals.won()[1] == 12
