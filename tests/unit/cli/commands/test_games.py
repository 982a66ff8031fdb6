"""`games` lists the posted games of every house."""

import pytest

from cardhouse.rulebook import all_games
from cardhouse.rulebook.files import houses
from tests.unit.cli.calls import call


def test_houses_games_tables_and_fees_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "games")
    assert called.code == 0
    for line in (
        "tommys: Tommy's Casino and Saloon, 467 Main St., El Centro, CA 92243",
        "  Fee: a flat fee a hand, $3; paid by the button",
        "  holdem: Texas Hold'em, 2 to 10 players",
        "    Table 4-8: limit $4-$8, blinds $2 and $4, buy-in from $40",
    ):
        assert line in called.lines


def test_the_list_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "games", "--json").data
    assert [each["house"] for each in data] == houses()
    tommys = next(each for each in data if each["house"] == "tommys")
    assert tommys["fee"]["bands"][0] == {"up_to": 5, "amount": 300}
    holdem = next(each for each in tommys["games"] if each["game"] == "holdem")
    assert holdem["seats"] == {"least": 2, "most": 10}
    table = holdem["tables"][0]
    assert (table["name"], table["buy_in"]) == ("2-4", 2000)
    assert table["stakes"]["blinds"] == [100, 200]


def test_every_game_of_every_house_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = call(capsys, "games").lines
    assert not [line for line in lines if line.rstrip() != line or line.endswith(",")]
    for post in all_games():
        seating = post.page.seating
        players = f"{seating.least} to {seating.most} players"
        assert f"  {post.name}: {post.page.title}, {players}" in lines
        for table in post.page.table:
            assert any(line.startswith(f"    Table {table.name}: ") for line in lines)


def test_a_table_with_its_own_fee_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    lines = call(capsys, "games").lines
    own = "$2 up to 4 players, $3 up to 7 players; taken from the pot"
    stakes = "spread limit $2-$100, buy-in from $20"
    assert f"    Table $100 limit: {stakes}; a flat fee a hand, {own}" in lines
    blinds = "limit $10-$20, blinds $5 and $10, buy-in from $100"
    assert f"    Table 10-20: {blinds}; a flat fee a hand, $5; paid by the button" in lines
    data = call(capsys, "games", "--json").data
    house = next(each for each in data if each["house"] == "ven-a-mexico")
    holdem = next(each for each in house["games"] if each["game"] == "holdem")
    fees = {table["name"]: table["fee"]["bands"][0]["amount"] for table in holdem["tables"]}
    assert fees == {"3-6": 300, "6-12": 300, "10-20": 500}
