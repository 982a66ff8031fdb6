"""Tommy's blackjack: its three naturals and the outcome of every cell, by the examples."""

import pytest

from cardhouse.engine.banked.blackjack.settle import AddedReturned
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from tests.kit.banked import Banked, game
from tests.kit.totals import against, banked, dealt, points_of

HOUSE = "tommys"
GAME = game(HOUSE)
NATURALS = ("A A", "Jk Jk", "A Jk", "Jk A")

# The rows and columns of the posted matrix, each with all its totals.
ROWS = {
    "natural": dict.fromkeys(NATURALS, 21),
    "21": {"A K": 21, "4 Jk": 21, "5 A Jk": 21, "9 2 K": 21},
    "20 or less": {
        "2 3": 5,
        "5 6": 11,
        **{dealt(p): p for p in range(12, 21)},
    },
    "over": {dealt(p): p for p in range(22, 30)},
}
COLUMNS = {
    "natural": dict.fromkeys(("A A", "A Jk"), 21),
    "21": {"A K": 21, "7 7 7": 21, "6 Jk": 21},
    "17-20": {banked(d): d for d in range(17, 21)},
    "over": {banked(d): d for d in range(22, 27)},
}
# The text of each cell; "by points" lets the totals decide.
MATRIX = {
    "natural": ("push", "win", "win", "win"),
    "21": ("lose", "push", "win", "win"),
    "20 or less": ("lose", "lose", "by points", "win"),
    "over": ("lose", "lose", "lose", "over"),
}
CELLS = [
    (row, column, player, bank)
    for row in ROWS
    for column in COLUMNS
    for player in ROWS[row]
    for bank in COLUMNS[column]
]


def result(player: str, bank: str) -> str:
    (settled,) = against(GAME, player, bank).settled()
    return settled.result


def expected(row: str, column: str, p: int, d: int) -> str:
    cell = MATRIX[row][list(COLUMNS).index(column)]
    if cell == "by points":
        return "win" if p > d else "push" if p == d else "lose"
    if cell == "over":
        return "push" if p < d else "lose"
    return cell


@pytest.mark.rule("TOM-BJ-P7", "TOM-BJ-P6", "TOM-BJ-P8", "TOM-BJ-02", "TOM-BJ-13")
@pytest.mark.parametrize(("row", "column", "player", "bank"), CELLS)
def test_every_cell_of_the_matrix(row: str, column: str, player: str, bank: str) -> None:
    table = against(GAME, player, bank, wager=10)
    (settled,) = table.settled()
    wanted = expected(row, column, ROWS[row][player], COLUMNS[column][bank])
    assert settled.result == wanted
    assert "TOM-BJ-P7" in table.rules_of(settled)
    assert (
        table.won()
        == {
            "win": {1: 10, 8: -10},
            "lose": {1: -10, 8: 10},
            "push": {1: 0, 8: 0},
        }[wanted]
    )


@pytest.mark.rule("TOM-BJ-P7")
def test_the_cells_that_the_rule_names() -> None:
    named = {
        ("A A", "A Jk"): "push",
        ("A A", "A K"): "win",
        ("A K", "A A"): "lose",
        ("A K", "7 7 7"): "push",
        (dealt(20), banked(19)): "win",
        (dealt(18), banked(18)): "push",
        (dealt(16), banked(17)): "lose",
        (dealt(12), banked(23)): "win",
        (dealt(23), "A Jk"): "lose",
        (dealt(23), banked(21)): "lose",
        (dealt(23), banked(17)): "lose",
        (dealt(22), banked(23)): "push",
        (dealt(23), banked(23)): "lose",
        (dealt(24), banked(23)): "lose",
    }
    assert {cell: result(*cell) for cell in named} == named


@pytest.mark.rule("TOM-BJ-P7")
def test_a_hand_made_by_splitting_is_no_natural() -> None:
    """The eights get an ace and a joker: 19 and 21, and the 21 pushes with the bank's."""
    table = Banked(GAME, wagers={1: 10}, shoe="8 7 8 A Jk 7 7").act("1 split", "1 stand")
    assert [each.result for each in table.settled()] == ["lose", "push"]


@pytest.mark.rule("TOM-BJ-01", "TOM-BJ-03", "TOM-BJ-04", "TOM-BJ-05")
def test_the_three_naturals() -> None:
    assert GAME.points is not None
    assert set(GAME.points.naturals) == {"two-aces", "two-jokers", "ace-joker"}
    assert {cards: points_of(GAME, cards) for cards in NATURALS} == dict.fromkeys(
        NATURALS, "natural 21"
    )
    assert points_of(GAME, "K Jk") == "joker 21"
    for cards in NATURALS:
        first, second = cards.split()
        table = Banked(GAME, wagers={1: 10, 2: 10}, shoe=f"{first} T T {second} 9")
        # No draw and no split: the turn is the next player's.
        assert table.turn == 2
        table.act("2 stand")
        mine = table.settled()[-1]
        assert (mine.seat, mine.result, mine.cite) == (1, "win", "settle.natural")
        assert {"TOM-BJ-01", "TOM-BJ-03", "TOM-BJ-04", "TOM-BJ-05"} <= table.rules_of(mine)


@pytest.mark.rule("TOM-BJ-01")
def test_two_jokers_alone_are_the_natural_of_other_houses() -> None:
    for house in ("new-esquire", "lo-ball-room"):
        other = game(house)
        assert other.points is not None
        assert other.points.naturals == ("two-jokers",)


@pytest.mark.rule("TOM-BJ-02")
def test_a_natural_beats_every_21() -> None:
    assert result("A A", "K A") == "win"
    assert result("7 7 7", "A A") == "lose"
    # Two jokers of the bank end the draws, so a 21 there has two cards.
    assert result("A K", "Jk Jk") == "lose"


@pytest.mark.rule("TOM-BJ-06")
def test_only_the_first_two_cards_can_be_a_natural() -> None:
    assert points_of(GAME, "5 A Jk") == "joker 21"
    assert result("5 A Jk", "7 7 7") == "push"
    assert result("5 A Jk", "A A") == "lose"
    # The bank's too: an ace and a joker after a five are a plain 21.
    assert result("A K", "5 A Jk") == "push"


@pytest.mark.rule("TOM-BJ-07", "TOM-BJ-10", "TOM-BJ-11", "TOM-BJ-12")
def test_over_21() -> None:
    for player, bank, end, rule in (
        (24, "T 7", "lose", "TOM-BJ-07"),
        (22, "A Jk", "lose", "TOM-BJ-07"),
        (25, banked(23), "lose", "TOM-BJ-10"),
        (22, banked(26), "push", "TOM-BJ-11"),
        (24, banked(24), "lose", "TOM-BJ-12"),
    ):
        table = against(GAME, dealt(player), bank, wager=10)
        (settled,) = table.settled()
        assert settled.result == end
        assert rule in table.rules_of(settled)
        assert settled.returned == (10_00 if end == "push" else 0)


@pytest.mark.rule("TOM-BJ-08", "TOM-BJ-09", "TOM-BJ-13")
def test_at_21_or_less() -> None:
    for player, bank, end, rule in (
        ("T K", "T 8", "win", "TOM-BJ-08"),
        ("T 7", "A K", "lose", "TOM-BJ-08"),
        ("T 9", "T 9", "push", "TOM-BJ-09"),
        ("A K", "7 7 7", "push", "TOM-BJ-09"),
        ("A A", "Jk Jk", "push", "TOM-BJ-13"),
        ("Jk Jk", "A Jk", "push", "TOM-BJ-13"),
    ):
        table = against(GAME, player, bank)
        (settled,) = table.settled()
        assert settled.result == end
        assert rule in table.rules_of(settled)


@pytest.mark.rule("TOM-BJ-P2")
def test_a_joker_makes_21_and_the_hand_stands() -> None:
    counted = {"4 Jk": "joker 21", "9 7 Jk": "joker 21", "A K": "soft 21", "A Jk": "natural 21"}
    assert {cards: points_of(GAME, cards) for cards in counted} == counted
    assert result("A K", "4 Jk") == "push"
    assert result("9 7 Jk", "T K") == "win"


@pytest.mark.rule("TOM-BJ-P6")
def test_the_bank_over_pays_every_hand_that_is_not() -> None:
    assert against(GAME, dealt(12), banked(22), wager=10).won() == {1: 10, 8: -10}


@pytest.mark.rule("TOM-BJ-P8")
def test_two_jokers_pay_two_to_one_where_the_table_says_so() -> None:
    assert against(GAME, "A A", "T K", wager=10).won()[1] == 10
    assert against(GAME, "Jk Jk", "T K", wager=10).won()[1] == 10
    option = game(HOUSE, table="5-100 two jokers 2 to 1")
    assert against(option, "Jk Jk", "T K", wager=10).won()[1] == 20
    assert against(option, "A A", "T K", wager=10).won()[1] == 10
    assert against(option, "A Jk", "T K", wager=10).won()[1] == 10
    # Everything else is played as at the other table.
    assert game(HOUSE, table="5-100 two jokers 2 to 1", blackjack={"odds": {}}) == GAME


@pytest.mark.rule("TOM-BJ-P9")
@pytest.mark.parametrize("up", ["9", "A"])
def test_a_joker_as_second_card_returns_a_double(up: str) -> None:
    table = Banked(GAME, wagers={1: 10}, shoe=f"5 {up} 4 K Jk").act("1 double")
    (back,) = table.events(AddedReturned)
    assert back.amount == 10_00
    assert "TOM-BJ-P9" in table.rules_of(back)
    assert table.won() == {1: -10, 8: 10}


@pytest.mark.rule("TOM-BJ-P9")
def test_a_joker_as_second_card_leaves_the_first_hand_of_a_spot() -> None:
    table = Banked(GAME, wagers={1: 10}, shoe="8 9 8 Jk K Jk").act("1 split", "1 stand")
    assert [(each.hand, each.result) for each in table.settled()] == [(1, "push")]
    assert table.won() == {1: 0, 8: 0}


@pytest.mark.rule("TOM-BJ-14", "TOM-BJ-P11")
@pytest.mark.parametrize(
    ("second", "ends"),
    [
        ("5", {1: "lose", 2: "push", 3: "win", 4: "lose"}),
        ("A", {1: "lose", 2: "lose", 3: "push", 4: "lose"}),
        ("Jk", {1: "lose", 2: "lose", 3: "push", 4: "lose"}),
    ],
)
def test_a_joker_up_ends_all_drawing(second: str, ends: dict[int, str]) -> None:
    """T-K, A-K, A-A and T-2 stay as dealt; the bank's second card comes at once."""
    table = Banked(
        GAME, wagers=dict.fromkeys((1, 2, 3, 4), 10), shoe=f"T A A T Jk K K A 2 {second}"
    )
    assert table.hand.over
    (only,) = table.events(CardTaken)
    assert only.hand == 9
    assert {"TOM-BJ-14", "TOM-BJ-P11"} <= table.rules_of(only)
    assert {each.seat: each.result for each in table.settled()} == ends
